# Diable et Bon Dieu au bureau de l'arbitre (src/desk.rs).

divine-cancelled-same = La bénédiction et la malédiction touchent la même unité et s’annulent (Diable et Bon Dieu §{ $paragraph }).
divine-cancelled-opposed = L’unité bénie et l’unité maudite s’opposent : la bénédiction et la malédiction s’annulent (Diable et Bon Dieu §{ $paragraph }).
divine-desk-opposition = « { $word } » ne dit pas quelles unités s’opposent : c’est direct ou broad (Diable et Bon Dieu §25.2).
divine-desk-twice = { $power } : une unité de cette puissance a déjà été choisie ainsi cette année (Diable et Bon Dieu §17.9, §17.10).
divine-desk-gift = { $power } peut garder cet hiver une unité de plus qu’elle n’a de centres (Diable et Bon Dieu §21.6).
divine-desk-no-gift-year = Il n’y a pas de don à l’hiver { $year } : il y en a en 1903, en 1905 et tous les deux ans ensuite (Diable et Bon Dieu §21.1).
divine-desk-no-gift-to = { $power } est éliminée : rien ne peut lui être donné (Diable et Bon Dieu §21.3).
