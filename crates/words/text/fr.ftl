## Ce qui se dit de tous les jeux.

refused-no-such-seat = Cette place n’existe pas à cette table.
refused-not-your-move = Ce n’est pas à vous de jouer.
refused-window-closed = Trop tard : cette décision est déjà close.
refused-out-of-turn = Le jeu attend autre chose en ce moment.
refused-impossible = Ce résultat ne peut pas sortir ici.
refused-over = La partie est finie.
refused-no-such-entry = Ce point de la partie n’existe pas : on ne peut pas y revenir.
refused-bad-name = Un nom tient sur une seule ligne, de 1 à 100 caractères.
refused-said-already = Vous l’avez déjà dit.
refused-not-here = Cela n’existe pas dans ce jeu.

how-resigned = par abandon d’un joueur
how-agreed = d’un commun accord
how-abandoned = parce qu’elle a été interrompue

closed-resigned = { $seat } { $seat ->
    [Vous] avez abandonné
   *[other] a abandonné
} : la partie est finie
closed-agreed = La nulle est convenue : la partie est finie
closed-abandoned = La partie a été interrompue

notice-seated = { $name } s’assied
notice-taken-back = Les derniers coups sont repris
notice-draw = { $seat } { $seat ->
    [Vous] êtes
   *[other] est
} d’accord pour la nulle
notice-no-draw = { $seat } ne { $seat ->
    [Vous] voulez
   *[other] veut
} plus de la nulle
notice-resigned = { $seat } { $seat ->
    [Vous] abandonnez
   *[other] abandonne
}
notice-left = { $seat } { $seat ->
    [Vous] quittez
   *[other] quitte
} la partie ; les autres continuent
notice-agreed = La nulle est convenue
notice-abandoned = La partie est interrompue

## Records

record-running = Cette partie est en cours. Cette feuille ne contient que ce que son lecteur a pu voir ; la feuille complète viendra à la fin.
record-seat = Place
record-unplayable = feuille de partie, ligne { $line } : ces options ne peuvent se jouer : { $why }

## Pourquoi des options ne peuvent se jouer, quel que soit le jeu. Champs et valeurs restent comme on les écrit.

config-reason = { $fields ->
    [none] { "" }
   *[other] { $fields } :{ " " }
}{ $sentence }{ $paragraph ->
    [none] { "" }
   *[other] { " " }(§{ $paragraph })
}
config-not-an-object = Les options sont un objet JSON, avec un champ pour chacune.
config-unknown-field = Aucune option ne s’appelle « { $field } ». Il y a { $known }.
config-unknown-value = On ne peut pas choisir { $value }. Au choix : { $known }.
config-not-a-number = Il faut un nombre entier, ce que { $value } n’est pas.
config-out-of-range = { $value } est trop petit ou trop grand.
config-not-a-truth = Il faut true ou false, ce que { $value } n’est pas.
config-not-a-text = Il faut un texte entre guillemets, ce que { $value } n’est pas.
config-unreadable = On ne peut pas lire { $value } ici.
config-not-together = Ces options ne peuvent être lues ensemble.

## Tirage au sort

refused-bad-nonce = L’engagement et les nonces viennent avant toute autre chose, dans l’ordre des places.
refused-bad-lot = Les places se tirent au sort avant toute autre chose, et les alliés restent ensemble.
notice-drawn = Les places ont été tirées au sort

## Nulles refusées

refused-no-offer = Personne ne propose la nulle en ce moment.
refused-draw-declined = Votre proposition a été refusée. Vous pourrez la renouveler après le prochain coup.
notice-declined = { $seat } { $seat ->
    [Vous] refusez
   *[other] refuse
} la nulle

refused-window-ahead = Ce moment n’est pas encore venu : la partie attend une autre décision.

## Temps, propositions, places qui changent de mains

refused-not-asked = Il n’y a pas de proposition à laquelle répondre.
refused-bad-proposal = Cela ne peut être proposé maintenant, ou autre chose l’est déjà.
refused-vacant = Personne n’occupe cette place.
notice-down = La maison est restée fermée un moment. Les pendules étaient arrêtées, les échéances passées sont reportées
notice-hinted = { $seat } { $seat ->
    [Vous] demandez
   *[other] demande
} un indice
notice-extended = { $seat } { $seat ->
    [Vous] demandez
   *[other] demande
} un délai
notice-paused = La partie est suspendue
notice-resumed = La partie reprend
notice-holiday = { $seat } { $seat ->
    [Vous] êtes
   *[other] est
} en vacances
notice-back = { $seat } { $seat ->
    [Vous] rentrez
   *[other] rentre
} de vacances
notice-vacated = { $name } ne joue plus : la place est libre
notice-proposed-pause = { $seat } { $seat ->
    [Vous] proposez
   *[other] propose
} une pause
notice-proposed-resume = { $seat } { $seat ->
    [Vous] proposez
   *[other] propose
} de reprendre
notice-proposed-takeback = { $seat } { $seat ->
    [Vous] demandez
   *[other] demande
} à reprendre un coup
notice-proposed-bot = { $seat } { $seat ->
    [Vous] proposez
   *[other] propose
} de { $other ->
    [Vous] vous remplacer
   *[other] remplacer { $other }
} par un robot
notice-consented = { $seat } { $seat ->
    [Vous] êtes
   *[other] est
} d’accord
notice-dissented = { $seat } { $seat ->
    [Vous] n’êtes
   *[other] n’est
} pas d’accord
expiry-lost = Qui dépasse son temps perd la partie.
expiry-declined = Qui laisse passer le temps ici renonce à ce choix.
