## Ce qui se dit de tous les jeux.

refused-no-such-seat = Il n'y a pas de telle place à cette table.
refused-not-your-move = Ce n'est pas à cette place de jouer.
refused-window-closed = Ce moment est passé : la décision est close.
refused-out-of-turn = Le jeu attend autre chose en ce moment.
refused-impossible = Cela ne peut pas sortir ici.
refused-over = La partie est finie.
refused-no-such-entry = Il n'y a pas de telle inscription à laquelle revenir.
refused-bad-name = Un nom a de 1 à 100 caractères sur une seule ligne.
refused-said-already = Cette place l'a déjà dit.
refused-not-here = Ce jeu ne connaît pas cela.

how-resigned = par abandon d'un joueur
how-agreed = d'un commun accord
how-abandoned = la partie a été abandonnée

closed-resigned = { $seat } { $seat ->
    [Vous] avez abandonné
   *[other] a abandonné
} : la partie est finie.
closed-agreed = On est convenu de la nulle : la partie est finie.
closed-abandoned = La partie a été abandonnée.

notice-seated = { $name } s'assied.
notice-taken-back = Les derniers coups sont repris.
notice-draw = { $seat } veut bien de la nulle.
notice-no-draw = { $seat } ne veut plus de la nulle.
notice-resigned = { $seat } { $seat ->
    [Vous] abandonnez
   *[other] abandonne
}.
notice-left = { $seat } { $seat ->
    [Vous] quittez
   *[other] quitte
} la partie ; les autres continuent.
notice-agreed = On convient de la nulle.
notice-abandoned = La partie est abandonnée.

## Records

record-running = Cette partie est en cours. Seul ce que cet observateur a vu figure ici ; la feuille de partie complète vient à la fin.
record-seat = Place
record-unplayable = feuille de partie, ligne { $line } : ces options ne peuvent se jouer : { $why }

## Pourquoi des options ne peuvent se jouer, quel que soit le jeu. Champs et valeurs restent comme on les écrit.

config-reason = { $fields ->
    [none] { "" }
   *[other] { $fields } :{ " " }
}{ $sentence }{ $paragraph ->
    [none] { "" }
   *[other] { " " }(§{ $paragraph })
}
config-not-an-object = Les options sont un objet JSON, avec un champ pour chacune.
config-unknown-field = Aucune option ne s'appelle « { $field } ». Il y a { $known }.
config-unknown-value = On ne peut pas choisir { $value }. Au choix : { $known }.
config-not-a-number = Il faut un nombre entier, ce que { $value } n'est pas.
config-out-of-range = { $value } est trop petit ou trop grand.
config-not-a-truth = Il faut true ou false, ce que { $value } n'est pas.
config-not-a-text = Il faut un texte entre guillemets, ce que { $value } n'est pas.
config-unreadable = On ne peut pas lire { $value } ici.
config-not-together = Ces options ne peuvent être lues ensemble.

## Tirage au sort

refused-bad-lot = Les places se tirent au sort avant toute autre chose, et les alliés restent ensemble.
notice-drawn = Les places ont été tirées au sort.

## Nulles refusées

refused-no-offer = Personne ne propose la nulle en ce moment.
refused-draw-declined = Votre proposition a été refusée. Vous pourrez la renouveler après le prochain coup.
notice-declined = { $seat } { $seat ->
    [Vous] refusez
   *[other] refuse
} la nulle.

refused-window-ahead = Ce moment n’est pas encore venu : la partie attend une autre décision.
