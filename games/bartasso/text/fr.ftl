# Le Bartasso : dessin et récit (src/draw).
# Les couleurs arrivent en anglais : yellow, red, blue, green. Les sortes : pawn, crowned, couronne, sauteur, diplomat.

bartasso-colour = { $colour ->
    [yellow] jaune
    [red] rouge
    [blue] bleu
   *[green] vert
}
bartasso-colours = { $colour ->
    [yellow] jaunes
    [red] rouges
    [blue] bleus
   *[green] verts
}
# Une pièce avec son article et sa couleur accordée.
bartasso-the-piece = { $kind ->
    [pawn] le pion { bartasso-colour }
    [crowned] le pion couronné { bartasso-colour }
    [couronne] { $colour ->
        [blue] la couronne bleue
        [green] la couronne verte
       *[other] la couronne { bartasso-colour }
    }
    [sauteur] le sauteur { bartasso-colour }
   *[diplomat] le diplomate { bartasso-colour }
}
bartasso-a-kind = { $kind ->
    [pawn] Un pion
    [crowned] Un pion couronné
    [couronne] Une couronne
    [sauteur] Un sauteur
   *[diplomat] Un diplomate
}
bartasso-the-kind = { $kind ->
    [pawn] Le pion
    [crowned] Le pion couronné
    [couronne] La couronne
    [sauteur] Le sauteur
   *[diplomat] Le diplomate
}

## Ce qui se trouve où

bartasso-square = Case { $square }{ $print ->
    [crown] , départ d’un pion couronné { bartasso-colour }
    [hat] , départ du diplomate { bartasso-colour }
   *[none] { "" }
}
bartasso-piece = { $kind ->
    [pawn] Pion { bartasso-colour }
    [crowned] Pion couronné { bartasso-colour }
    [couronne] { $colour ->
        [blue] Couronne bleue
        [green] Couronne verte
       *[other] Couronne { bartasso-colour }
    }
    [sauteur] Sauteur { bartasso-colour }
   *[diplomat] Diplomate { bartasso-colour }
}, case { $square }{ $huffable ->
    [0] { "" }
   *[other] { $kind ->
        [couronne] , peut être soufflée
       *[other] , peut être soufflé
    }
}
bartasso-camp = { $colour ->
    [yellow] ● Jaune
    [red] ■ Rouge
    [blue] ⬢ Bleu
   *[green] ◆ Vert
} : { $seat }{ $lost ->
    [0] { "" }
    [one] { " " }· 1 pion perdu
   *[other] { " " }· { $lost } pions perdus
}{ $units ->
    [0] { "" }
    [one] { " " }· 1 unité
   *[other] { " " }· { $units } unités
}{ $waits ->
    [0] { "" }
   *[other] { " " }· diplomate en attente
}{ $blocked ->
    [0] { "" }
   *[other] { " " }· bloqué
}
bartasso-sheet = { $seat ->
    [Vous] Votre camp { bartasso-colour }
   *[other] Camp { bartasso-colour } : { $seat }
}
bartasso-sheet-lost = Pions ordinaires qui peuvent revenir
bartasso-sheet-destroyed = Pions détruits par des sauteurs
bartasso-sheet-returned = Pions échangés jusqu’ici
bartasso-sheet-units = Unités à dépenser
bartasso-sheet-blocked = Quand son tour est venu, aucun combattant de ce camp ne pouvait bouger. Ses pièces couronnées comptent comme perdues tant que c’est le cas.
bartasso-sheet-waits = Le diplomate attend que sa case de départ soit libre.

## À qui de jouer, et comment la partie a fini

bartasso-turn = À { $seat ->
    [Vous] vous
   *[other] { $seat }
} de jouer avec les { bartasso-colours }
bartasso-turn-first = À { $seat ->
    [Vous] vous
   *[other] { $seat }
} de jouer avec les { bartasso-colours } : coup pour rien, on ne prend pas
bartasso-turn-huff = À { $seat ->
    [Vous] vous
   *[other] { $seat }
} de jouer avec les { bartasso-colours }, en soufflant d’abord ou non
bartasso-turn-blocked = { $seat ->
    [Vous] Vos combattants { bartasso-colours } ne peuvent pas bouger. Souffler une pièce, ou s’abstenir ?
   *[other] { $seat } ({ bartasso-colour }) : aucun combattant ne peut bouger. Souffler une pièce, ou s’abstenir ?
}
bartasso-turn-split = { $seat ->
    [Vous] Votre diplomate { bartasso-colour } a rempli sa mission. Combien d’unités pour l’allié ?
   *[other] { $seat } ({ bartasso-colour }) : mission remplie. Combien d’unités pour l’allié ?
}
bartasso-turn-units = { $seat ->
    [Vous] Vous avez
   *[other] { $seat } a
} { $units ->
    [one] une unité
   *[other] { $units } unités
} à dépenser avec les { bartasso-colours }, en coups de pions ou en pions remis en jeu
bartasso-won = { $seat } { $seat ->
    [Vous] gagnez
   *[other] gagne
}{ $how ->
    [taken] { " " }en prenant toutes les pièces couronnées
    [immobile] { "\u00A0" }: les dernières pièces couronnées ne peuvent plus jouer
    [time] { " " }au temps
   *[other] { "" }
}
bartasso-won-allies = { $seat } et { $ally ->
    [Vous] vous
   *[other] { $ally }
} { $seat ->
    [Vous] gagnez
   *[other] { $ally ->
        [Vous] gagnez
       *[other] gagnent
    }
}{ $how ->
    [taken] { " " }en prenant toutes les pièces couronnées
    [immobile] { "\u00A0" }: les dernières pièces couronnées ne peuvent plus jouer
    [time] { " " }au temps
   *[other] { "" }
}
bartasso-drawn = { $how ->
    [repetition] Partie nulle : la même position pour la troisième fois
    [quiet] Partie nulle : quarante tours de table sans prise, soufflage ni pas d’un pion
    [long] Partie nulle : trois cents tours de table
   *[other] Partie nulle
}
bartasso-over = La partie est finie

## Choix en chemin vers une action

bartasso-extra = Dépenser une unité pour un coup
bartasso-halt = S’arrêter ici
bartasso-keep = Ne pas souffler
bartasso-pass = { $units ->
    [0] Garder les trois unités
    [1] Une unité pour l’allié
    [3] Les trois unités pour l’allié
   *[other] { $units } unités pour l’allié
}
bartasso-stop = Ne plus rien dépenser
bartasso-exchange = Proposer un échange de prisonniers
bartasso-exchange-with = avec { $seat }
bartasso-exchange-count = { $count ->
    [one] un pion chacun
   *[other] { $count } pions chacun
}
bartasso-back = Choisir une case pour un prisonnier
bartasso-decline = Pas d’échange

## Ce que l’on demande avant de se nuire

bartasso-sure-stranded = En { $square }, le pion couronné ne pourra plus bouger et sera perdu. Y aller quand même ?

## Ce qui s’est passé. Une personne seule au terminal s’appelle « Vous ».

bartasso-moved = { $seat } { $seat ->
    [Vous] déplacez
   *[other] déplace
} { bartasso-the-piece } de { $from } à { $to }{ $extra ->
    [0] { "" }
   *[other] {" "}(une unité)
}
bartasso-took = { $seat } { $seat ->
    [Vous] prenez
   *[other] prend
} { $count ->
    [one] { $crowned ->
        [0] une pièce
       *[other] une pièce couronnée
    }
   *[other] { $count } pièces{ $crowned ->
        [0] { "" }
        [one] , dont une couronnée,
       *[other] , dont { $crowned } couronnées,
    }
} avec { bartasso-the-piece }, de { $from } à { $to }{ $extra ->
    [0] { "" }
   *[other] { " " }(une unité)
}
bartasso-promoted = Le pion couronné { bartasso-colour } de la case { $square } devient une couronne
bartasso-huffed = { $seat } { $seat ->
    [Vous] soufflez
   *[other] souffle
} { bartasso-the-piece } de la case { $square }
bartasso-arrived = { $seat ->
    [Vous] Votre diplomate { bartasso-colour }
   *[other] Le diplomate { bartasso-colour } ({ $seat })
} a rempli sa mission : trois unités
bartasso-passed = { $seat } { $seat ->
    [Vous] passez
   *[other] passe
} { $units ->
    [one] une unité
   *[other] { $units } unités
} au camp { bartasso-colour }
bartasso-restored = { $seat } { $seat ->
    [Vous] remettez
   *[other] remet
} un pion { bartasso-colour } sur la case { $square }
bartasso-returned = Le diplomate { bartasso-colour } est de retour sur sa case
bartasso-stopped = { $seat } { $seat ->
    [Vous] laissez perdre
   *[other] laisse perdre
} { $units ->
    [one] une unité
   *[other] { $units } unités
}
bartasso-blocked = Aucun combattant { bartasso-colour } ne peut bouger : les pièces couronnées de ce camp comptent comme perdues tant que c’est le cas
bartasso-freed = Un combattant { bartasso-colour } peut de nouveau bouger : les pièces couronnées de ce camp comptent à nouveau
bartasso-skipped = { $seat } ne { $seat ->
    [Vous] pouvez pas jouer avec les { bartasso-colours } et sautez votre tour
   *[other] peut pas jouer avec les { bartasso-colours } et saute son tour
}
bartasso-proposed = { $seat } { $seat ->
    [Vous] proposez à { $other }
   *[other] { $other ->
        [Vous] vous propose
       *[other] propose à { $other }
    }
} d’échanger { $count ->
    [one] un prisonnier
   *[other] { $count } prisonniers
} chacun
bartasso-named = { $seat } { $seat ->
    [Vous] choisissez
   *[other] choisit
} la case { $square } pour un prisonnier
bartasso-declined = { $seat } ne { $seat ->
    [Vous] voulez
   *[other] veut
} pas d’échange
bartasso-exchanged = { $seat } et { $other ->
    [Vous] vous
   *[other] { $other }
} { $seat ->
    [Vous] échangez
   *[other] { $other ->
        [Vous] échangez
       *[other] échangent
    }
} { $count ->
    [one] un prisonnier
   *[other] { $count } prisonniers
} chacun
bartasso-alliance-won = { $alliance ->
    [0] L’alliance des jaunes a gagné
   *[other] L’alliance des verts a gagné
}{ $how ->
    [taken] { "\u00A0" }: toutes les pièces couronnées ennemies sont prises
    [immobile] { "\u00A0" }: les dernières pièces couronnées ennemies ne peuvent plus jouer
   *[other] { "" }
}
bartasso-timed-out = { $seat } { $seat ->
    [Vous] avez dépassé votre temps
   *[other] a dépassé son temps
}

## Comment elle a fini, en peu de mots

bartasso-how-taken = en prenant toutes les pièces couronnées ennemies
bartasso-how-immobile = parce que les dernières pièces couronnées ennemies ne peuvent plus jouer
bartasso-how-time = au temps
bartasso-how-repetition = parce que la même position est revenue pour la troisième fois
bartasso-how-quiet = après quarante tours de table sans prise, soufflage ni pas d’un pion
bartasso-how-long = après trois cents tours de table

## Pourquoi une action est refusée

bartasso-refused-no-such-square = Sur la moitié du plateau, il n’y a pas de case { $square }.
bartasso-refused-no-piece = Il n’y a rien sur la case { $square }.
bartasso-refused-not-your-piece = La pièce de la case { $square } n’est pas du camp dont c’est le tour.
bartasso-refused-occupied = La case { $square } est occupée.
bartasso-refused-not-there = { bartasso-a-kind } ne va pas de { $square } à { $to }.
bartasso-refused-first-round = On ne prend pas au premier tour de table.
bartasso-refused-diplomat-takes = Un diplomate ne prend rien.
bartasso-refused-one-piece-only = Dans cette partie, un sauteur ne prend qu’une pièce par coup.
bartasso-refused-not-a-take = { bartasso-the-kind } de la case { $square } ne peut pas prendre ainsi.
bartasso-refused-smaller-route = Cette prise s’écrit autrement : suivez le trajet aux plus petits numéros.
bartasso-refused-must-take = On peut prendre, donc il faut prendre.
bartasso-refused-must-go-on = La pièce peut prendre encore, donc elle le doit.
bartasso-refused-already-moved = Le coup de ce tour est joué ; il ne reste que des unités à dépenser.
bartasso-refused-split-first = Dites d’abord combien d’unités vont à l’allié.
bartasso-refused-nothing-to-split = Il n’y a pas de nouvelles unités à partager.
bartasso-refused-no-units = Vous n’avez pas d’unité à dépenser.
bartasso-refused-only-pawns = { bartasso-a-kind } ne joue pas de coup supplémentaire : c’est l’affaire des pions ordinaires.
bartasso-refused-no-lost-pawn = Aucun pion perdu de ce camp ne peut revenir.
bartasso-refused-not-home = La case { $square } n’est pas de ce camp.
bartasso-refused-nothing-to-stop = Il n’y a pas d’unité à abandonner.
bartasso-refused-move-first = Jouez d’abord le coup de ce tour.
bartasso-refused-not-huffable = Rien ne peut être soufflé sur la case { $square }.
bartasso-refused-huff-or-keep = Soufflez d’abord une pièce, ou abstenez-vous.
bartasso-refused-nothing-to-keep = Rien n’est à souffler : vous pouvez jouer.
bartasso-refused-no-exchange = On n’échange pas de prisonniers dans cette partie.
bartasso-refused-exchange-too-late = Un échange se règle avant le coup d’un tour.
bartasso-refused-not-an-enemy = On échange des prisonniers avec un ennemi.
bartasso-refused-too-many-prisoners = On ne peut pas faire revenir { $count ->
    [one] un pion
   *[other] { $count } pions
} de chaque côté{ $most ->
    [0] { "" }
   *[other] { "\u00A0" }: { $most } au plus
}.
bartasso-refused-no-proposal = Il n’y a pas de proposition à laquelle répondre ainsi.
bartasso-refused-not-for-prisoners = Aucun prisonnier ne peut revenir sur la case { $square }.

## Sur l'étagère et quand on dresse une table (config.rs). La valeur est la fin de la clé.

bartasso-blurb = Un jeu de dames pour deux alliances, sur un double damier : des sauteurs qui traversent la foule, des diplomates intouchables, et des pions couronnés dont tout dépend.
bartasso-first-evening = Pour une première soirée : deux camps sur la moitié du plateau, et des sauteurs qui ne prennent qu’une pièce par coup. En série, un sauteur peut en prendre dix avant qu’on l’ait vu venir.
bartasso-config-camps = Camps
bartasso-config-camps-2 = 2, sur la moitié du plateau
bartasso-config-camps-4 = 4, deux contre deux
bartasso-config-players = Joueurs
bartasso-config-players-2 = 2
bartasso-config-players-3 = 3
bartasso-config-players-4 = 4
bartasso-config-players-hint = À trois et à quatre, on joue avec quatre camps.
bartasso-config-capture = Une prise omise
bartasso-config-capture-huff = fait souffler la pièce
bartasso-config-capture-must = est interdite
bartasso-config-capture-hint = Selon la feuille, l’ennemi suivant enlève une pièce qui pouvait prendre et ne l’a pas fait. Ou bien la prise est obligatoire.
bartasso-config-sauteur = Les sauteurs prennent
bartasso-config-sauteur-chain = en série
bartasso-config-sauteur-single = une pièce par coup
bartasso-config-sauteur-single-hint = Plus clément pour qui débute : personne ne perd dix pièces d’un coup.
bartasso-config-exchange = Échange de prisonniers
bartasso-config-exchange-hint = Deux ennemis peuvent convenir de faire revenir chacun le même nombre de pions pris, cinq par camp au plus.
bartasso-config-position = Position de départ
bartasso-config-position-hint = Par exemple, à deux camps, 1 2 1:P31K43D38 4:P22K3S1. Vide pour le départ habituel. Voir la règle 13.3.

## Pourquoi des options ne peuvent se jouer

bartasso-bad-camps = Le Bartasso a 2 ou 4 camps, pas { $camps }.
bartasso-bad-players = Le Bartasso se joue à 2, 3 ou 4, pas à { $players }.
bartasso-bad-half = Deux camps se jouent à 2, pas à { $players }.
bartasso-bad-position-first = Le premier champ est le camp à jouer, { $camps }, pas « { $word } ».
bartasso-bad-position-round = Le deuxième champ est le tour de table, de 1 à { $most }, pas « { $word } ».
bartasso-bad-position-field = Un champ commence par un camp et deux-points ; « { $word } » n’en a pas.
bartasso-bad-position-camp = Un champ commence par son camp, { $camps }, pas par « { $word } ».
bartasso-bad-position-twice = Le camp { $camp } vient deux fois.
bartasso-bad-position-letter = « { $letter } », au camp { $camp }, n’est aucune des lettres P K C S D X E U.
bartasso-bad-position-square = Les cases sont numérotées de 1 à { $most } ; « { $word } » n’en est pas une.
bartasso-bad-position-taken = Deux pièces sont sur la case { $square }.
bartasso-bad-position-couronne = Un pion couronné sur la case { $square } serait une couronne.
bartasso-bad-position-count = { $letter } est suivi d’un nombre de 1 à { $most }, pas de « { $word } ».
bartasso-bad-position-exchange = { $letter } appartient à l’échange de prisonniers.
bartasso-bad-position-must = On ne souffle rien quand la prise est obligatoire.
bartasso-bad-position-huff = Rien ne peut être soufflé sur la case { $square }.
bartasso-bad-position-blocked-camp = Après « blocked: » viennent des camps parmi { $camps }, pas « { $word } ».
bartasso-bad-position-blocked = Le camp { $camp } ne peut pas être bloqué : il lui faudrait une pièce couronnée, aucun combattant qui puisse bouger, et un tour de table après le premier.
bartasso-bad-position-pawns = Le camp { $camp } a plus de dix pions ordinaires.
bartasso-bad-position-crowned = Le camp { $camp } a plus de trois pièces couronnées.
bartasso-bad-position-sauteurs = Le camp { $camp } a plus d’un sauteur.
bartasso-bad-position-diplomats = Le camp { $camp } a plus d’un diplomate.
bartasso-bad-position-units = Un camp n’a des unités que tant que le diplomate de son allié est sur sa case marquée, et jusqu’à la fin de son propre tour.
bartasso-bad-position-takes = Le sauteur du camp { $camp } a { $count } façons de prendre.
bartasso-bad-position-hopeless = Une alliance n’a plus de pièce couronnée avec laquelle jouer.
bartasso-bad-position-over = La partie serait finie avant le premier coup.

## Fiches : ce que sont les choses, et où elles en sont

bartasso-card-piece = { $kind ->
    [pawn] Pion
    [crowned] Pion couronné
    [couronne] Couronne
    [sauteur] Sauteur
   *[diplomat] Diplomate
} { $colour ->
    [yellow] jaune
    [red] rouge
    [blue] { $kind ->
        [couronne] bleue
       *[other] bleu
    }
   *[green] { $kind ->
        [couronne] verte
       *[other] vert
    }
}
bartasso-card-kind = { $kind ->
    [pawn] Avance d’un pas en diagonale sur une case libre. Prend en avant et en arrière, en sautant sur la case libre juste derrière, et peut continuer à prendre.
    [crowned] Avance et prend comme un pion. Sur la case de départ d’un pion couronné ennemi, il devient couronne. Qui perd toutes ses pièces couronnées perd la partie.
    [couronne] Glisse en diagonale sur autant de cases libres que l’on veut, et prend à toute distance. Qui perd toutes ses pièces couronnées perd la partie.
    [sauteur] Bondit de trois rangées et une colonne, ou d’une rangée et trois colonnes, par-dessus tout. Prend en se posant sur un ennemi.
   *[diplomat] Avance d’un pas en diagonale. Ne prend rien et n’est jamais pris. Sur la case marquée du diplomate ennemi droit devant, il gagne trois unités.
}
bartasso-card-stands = Case { $square }.
bartasso-card-huffable = Pouvait prendre et ne l’a pas fait : on peut souffler cette pièce (le signe au point d’exclamation).
bartasso-card-square = Case { $square }
bartasso-card-square-does = { $print ->
    [crown] La couronne marque le départ d’un pion couronné { bartasso-colour }. Un pion couronné ennemi qui y finit son coup devient couronne.
    [hat] Le chapeau marque le départ du diplomate { bartasso-colour }. C’est le but du diplomate ennemi d’en face.
   *[none] On ne joue que sur les cases foncées, numérotées rangée par rangée depuis le fond.
}
bartasso-card-home = Dans le camp { bartasso-colour } : un pion { bartasso-colour } perdu peut y être remis en jeu.

## Problèmes

bartasso-puzzle-win = Gagnez en { $turns } tours, quelle que soit la réponse.
bartasso-puzzle-gain = Gagnez au moins { $points } points de matériel en { $turns } tours, quelle que soit la réponse ; la dernière réponse compte aussi. Un pion vaut 1, un pion couronné 3, une couronne ou un sauteur 5.
bartasso-puzzle-sacrifice = Donner pour prendre
bartasso-puzzle-quiet = Un début tranquille
bartasso-puzzle-mate = La dernière couronne

## Une position mise en place à la main (picture/arranged.rs)

bartasso-setup-piece = { $kind ->
    [pawn] Pion { bartasso-colour }
    [crowned] Pion couronné { bartasso-colour }
    [couronne] { $colour ->
        [blue] Couronne bleue
        [green] Couronne verte
       *[other] Couronne { bartasso-colour }
    }
    [sauteur] Sauteur { bartasso-colour }
   *[diplomat] Diplomate { bartasso-colour }
}
bartasso-setup-camp = { $colour ->
    [yellow] Jaune
    [red] Rouge
    [blue] Bleu
   *[green] Vert
}
bartasso-setup-turn = À quel camp de jouer
bartasso-setup-round = Tour de table
bartasso-setup-count = { bartasso-setup-camp } : { $what ->
    [destroyed] prisonniers perdus pour toujours
    [returned] pions revenus par échange
   *[units] unités du diplomate
}
bartasso-setup-waits = { bartasso-setup-camp } : le diplomate attend sa case
bartasso-setup-blocked = { bartasso-setup-camp } : a été bloqué
bartasso-setup-huff = À souffler (cases, avec des virgules)
