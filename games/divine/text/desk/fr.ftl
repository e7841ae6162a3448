# Diable et Bon Dieu au bureau de l'arbitre (src/desk.rs).

divine-cancelled-same = La bénédiction et la malédiction touchent la même unité et s’annulent (Diable et Bon Dieu §{ $paragraph }).
divine-cancelled-opposed = L’unité bénie et l’unité maudite s’opposent : la bénédiction et la malédiction s’annulent (Diable et Bon Dieu §{ $paragraph }).
divine-desk-opposition = « { $word } » ne dit pas quelles unités s’opposent : c’est direct ou broad (Diable et Bon Dieu §25.2).
divine-desk-twice = Une unité de { $power } a déjà été choisie ainsi cette année (Diable et Bon Dieu §17.9, §17.10).
