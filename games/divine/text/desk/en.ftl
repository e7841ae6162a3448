# Diable et Bon Dieu at the referee's desk (src/desk.rs).

divine-cancelled-same = The blessing and the curse are on the same unit and cancel each other (Diable et Bon Dieu §{ $paragraph }).
divine-cancelled-opposed = The blessed unit and the cursed one oppose each other: the blessing and the curse cancel each other (Diable et Bon Dieu §{ $paragraph }).
divine-desk-opposition = “{ $word }” does not say which units oppose each other: that is direct or broad (Diable et Bon Dieu §25.2).
divine-desk-twice = A unit of { $power } was chosen in this way already this year (Diable et Bon Dieu §17.9, §17.10).
divine-desk-gift = { $power } may keep one unit more than it has centres this winter (Diable et Bon Dieu §21.6).
divine-desk-no-gift-year = There is no gift in the winter of { $year }: gifts come in 1903, 1905 and every second year after that (Diable et Bon Dieu §21.1).
divine-desk-no-gift-to = { $power } is eliminated: nothing can be given to it (Diable et Bon Dieu §21.3).
