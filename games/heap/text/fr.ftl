# Heap, le jeu dont les nouveaux sont la copie.

heap-blurb = Un tas de pierres : prenez-en une, deux ou trois. Qui prend la dernière a gagné.
heap-config-stones = Pierres

## Ce que l'on voit

heap-turn = À { $seat ->
    [Vous] vous
   *[other] { $seat }
} de prendre : { $stones ->
    [one] il reste une pierre
   *[other] il reste { $stones } pierres
}
heap-won = { $seat } { $seat ->
    [Vous] gagnez
   *[other] gagne
}
heap-heap = Le tas
heap-left = { $stones ->
    [one] Le tas : une pierre
   *[other] Le tas : { $stones } pierres
}
heap-stone = Une pierre

## Les choix

heap-take = { $stones ->
    [one] Prendre une pierre
   *[other] Prendre { $stones } pierres
}

## Ce qui s'est passé

heap-took = { $seat } { $seat ->
    [Vous] prenez
   *[other] prend
} { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}
heap-ended = { $seat } { $how ->
    [time] { $seat ->
        [Vous] gagnez
       *[other] gagne
    } : le temps est écoulé
   *[other] { $seat ->
        [Vous] prenez la dernière pierre et gagnez
       *[other] prend la dernière pierre et gagne
    }
}

## Comment cela s'est terminé, en quelques mots

heap-how-last = avec la dernière pierre
heap-how-time = au temps

## Pourquoi une action est refusée

heap-refused-count = On prend une, deux ou trois pierres, et pas plus qu’il n’en reste.

## Pourquoi des options ne peuvent pas être jouées

heap-bad-stones = Le tas a de 3 à 30 pierres, pas { $stones }.
