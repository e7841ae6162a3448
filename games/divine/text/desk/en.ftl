# Diable et Bon Dieu at the referee's desk (src/desk.rs).

divine-cancelled-same = The blessing and the curse are on the same unit and cancel each other (Diable et Bon Dieu §{ $paragraph }).
divine-cancelled-opposed = The blessed unit and the cursed one oppose each other: the blessing and the curse cancel each other (Diable et Bon Dieu §{ $paragraph }).
divine-desk-opposition = “{ $word }” does not say which units oppose each other: that is direct or broad (Diable et Bon Dieu §25.2).
divine-desk-twice = A unit of { $power } was chosen in this way already this year (Diable et Bon Dieu §17.9, §17.10).
