# Toy Battle : dessin et récit (src/draw).
# Les troupes arrivent en mots : kwak, skully, captain, jumbo, hook, xb42, star, roxy. Couleurs : blue, red.

toybattle-troop = { $troop ->
    [kwak] Kwak
    [skully] Skully
    [captain] Cap’taine
    [jumbo] Mastok
    [hook] Crochet
    [xb42] XB-42
    [star] Star
   *[roxy] Roxy
}
toybattle-other-troop = { $other ->
    [kwak] Kwak
    [skully] Skully
    [captain] Cap’taine
    [jumbo] Mastok
    [hook] Crochet
    [xb42] XB-42
    [star] Star
   *[roxy] Roxy
}
toybattle-colour = { $colour ->
    [red] des rouges
   *[blue] des bleus
}
toybattle-strength = { $troop ->
    [kwak] joker
    [skully] force 1
    [captain] force 2
    [jumbo] force 3
    [hook] force 4
    [xb42] force 5
    [star] force 6
   *[roxy] force 7
}

## Ce qui se trouve où

toybattle-special = { $special ->
    [recall] Château : rappeler une autre de vos troupes visibles
    [gate-12] Portique : forces 1 et 2, et Kwak
    [gate-345] Portique : forces 3, 4 et 5, et Kwak
    [gate-67] Portique : forces 6 et 7, et Kwak
    [draw] Nuage : piocher une troupe
    [push] Volcan : pousser un ennemi voisin
    [raise] Crypte : relever une troupe de la défausse
    [mute] Base muette : les troupes n’y ont pas d’effet
   *[pin] Tranchée : consigner une troupe du support adverse
}
toybattle-base = Base { $slot }, { $height ->
    [0] vide
   *[other] tenue par { toybattle-troop } { toybattle-colour }, { toybattle-strength }{ $height ->
        [one] { "" }
       *[other] , pile de { $height }
    }
}{ $special ->
    [none] { "" }
   *[other] . { toybattle-special }
}
toybattle-headquarters = QG { $colour ->
    [red] rouge
   *[blue] bleu
} { $slot }{ $special ->
    [none] { "" }
   *[other] . { toybattle-special }
}
toybattle-piece = { toybattle-troop } { toybattle-colour }, { toybattle-strength }, sur { $slot }
toybattle-in-rack = { toybattle-troop }, { toybattle-strength }, sur le support{ $count ->
    [one] { "" }
   *[other] , { $count } fois
}{ $pinned ->
    [0] { "" }
   *[other] , { $pinned } sous consigne à ce tour
}
toybattle-in-rack-known = { toybattle-troop }, à coup sûr sur ce support
toybattle-hidden = Une troupe cachée
toybattle-medal = Une médaille de la région { $region }
toybattle-medal-won = { $seat ->
    [Vous] Une médaille que vous avez gagnée
   *[other] { $seat } : une médaille gagnée
}
toybattle-rack = { $seat ->
    [Vous] Votre support
   *[other] { $seat }, support
} : { $count ->
    [0] vide
    [one] une troupe
   *[other] { $count } troupes
}{ $pinned ->
    [0] { "" }
   *[other] , dont { $pinned } sous consigne
}
toybattle-reserve = { $seat ->
    [Vous] Votre réserve
   *[other] { $seat }, réserve
} : { $count ->
    [0] vide
    [one] une troupe
   *[other] { $count } troupes
}
toybattle-discard = { $seat ->
    [Vous] Votre défausse
   *[other] { $seat }, défausse
} : { $count ->
    [0] vide
    [one] une troupe
   *[other] { $count } troupes
}
toybattle-count = { $count }
toybattle-player = { $seat } · { $medals }/{ $objective }

## Ce qu'on regarde sur demande

toybattle-sheet-stack = Pile en { $slot }, depuis le sommet
toybattle-sheet-troop = { toybattle-troop } { toybattle-colour }, { toybattle-strength }
toybattle-sheet-discard = { $seat ->
    [Vous] Vos troupes défaussées
   *[other] { $seat } : troupes défaussées
}
toybattle-sheet-rack = { $seat ->
    [Vous] Ce que votre support peut encore contenir
   *[other] { $seat } : ce que le support peut encore contenir
}
toybattle-sheet-rack-note = L’armée moins ce qui est sur le terrain et dans la défausse : { $rack ->
    [0] aucune troupe sur le support
    [one] une troupe sur le support
   *[other] { $rack } troupes sur le support
}, { $reserve } en réserve, quatre écartées.{ $known ->
    [0] { "" }
    [one] { " " }Une troupe du support est connue.
   *[other] { " " }{ $known } troupes du support sont connues.
}
toybattle-sheet-own = { $seat ->
    [Vous] Vos troupes pas encore piochées
   *[other] { $seat } : troupes pas encore piochées
}
toybattle-sheet-own-note = { $reserve ->
    [0] La réserve est vide : ce sont les quatre écartées.
    [one] Dont une en réserve et quatre écartées ; nul ne peut les distinguer.
   *[other] Dont { $reserve } en réserve et quatre écartées ; nul ne peut les distinguer.
}
toybattle-sheet-held = { $seat ->
    [Vous] Vos troupes encore sur le support
   *[other] { $seat } : troupes encore sur le support
}
toybattle-sheet-end = { $seat ->
    [Vous] Vos troupes jamais piochées
   *[other] { $seat } : troupes jamais piochées
}
toybattle-sheet-end-note = Le reste de la réserve et les quatre écartées, que rien ne distingue.
toybattle-sheet-none = Aucune.

## Ce qui reste à décider ce tour

toybattle-queue = Ce tour
toybattle-queue-skully = Skully : piocher { $count ->
    [one] une troupe
   *[other] { $count } troupes
}
toybattle-queue-star = Star : piocher une troupe
toybattle-queue-cloud = Nuage : piocher une troupe
toybattle-queue-captain = Cap’taine : un renfort
toybattle-queue-jumbo = Mastok : défausser un voisin
toybattle-queue-xb42 = XB-42 : frapper le support adverse
toybattle-queue-recall = Château : rappeler une troupe
toybattle-queue-push = Volcan : pousser un ennemi
toybattle-queue-raise = Crypte : relever une troupe
toybattle-queue-pin = Tranchée : consigner une troupe
toybattle-queue-base = { $special ->
    [recall] Château
    [draw] Nuage
    [push] Volcan
    [raise] Crypte
   *[pin] Tranchée
} { $slot }

## À qui de jouer, et comment la partie a fini

toybattle-turn = À { $seat ->
    [Vous] vous
   *[other] { $seat }
} de jouer : piocher, ou placer une troupe
toybattle-dealing = On pioche les troupes
toybattle-breaking = XB-42 vise
toybattle-pinning = On consigne une troupe
toybattle-ask-skully = { $seat ->
    [Vous] Piocher { $count ->
        [one] une troupe
       *[other] { $count } troupes
    } grâce à Skully ?
   *[other] { $seat } peut piocher { $count ->
        [one] une troupe
       *[other] { $count } troupes
    } grâce à Skully
}
toybattle-ask-star = { $seat ->
    [Vous] Piocher une troupe grâce à Star ?
   *[other] { $seat } peut piocher une troupe grâce à Star
}
toybattle-ask-cloud = { $seat ->
    [Vous] Piocher une troupe grâce au nuage ?
   *[other] { $seat } peut piocher une troupe grâce au nuage
}
toybattle-ask-captain = { $seat ->
    [Vous] Placer un renfort grâce à Cap’taine ?
   *[other] { $seat } peut placer un renfort grâce à Cap’taine
}
toybattle-ask-jumbo = { $seat ->
    [Vous] Quel voisin Mastok défausse-t-il ?
   *[other] { $seat } peut défausser un voisin de Mastok
}
toybattle-ask-xb42 = { $seat ->
    [Vous] XB-42 frappe-t-il le support adverse ?
   *[other] { $seat } peut faire frapper le support adverse par XB-42
}
toybattle-ask-recall = { $seat ->
    [Vous] Quelle troupe rappeler sur votre support ?
   *[other] { $seat } peut rappeler une troupe sur le support
}
toybattle-ask-push = { $seat ->
    [Vous] Quel ennemi pousser, et où ?
   *[other] { $seat } peut pousser un ennemi
}
toybattle-ask-raise = { $seat ->
    [Vous] Quelle troupe relever de la défausse ?
   *[other] { $seat } peut relever une troupe de la défausse
}
toybattle-ask-pin = { $seat ->
    [Vous] Consigner une troupe du support adverse ?
   *[other] { $seat } peut consigner une troupe du support adverse
}
toybattle-won = { $seat } { $seat ->
    [Vous] gagnez
   *[other] gagne
}{ $how ->
    [headquarters] { " " }en capturant un QG
    [medals] { " " }aux médailles
    [stuck] { "\u00A0" }: un joueur ne peut plus ni piocher ni placer
    [quiet] { " " }aux médailles, après soixante tours calmes
    [time] { " " }au temps
   *[other] { "" }
}
toybattle-drawn = { $how ->
    [quiet] Partie nulle : soixante tours calmes, et autant de médailles
   *[other] Partie nulle
}

## Choix en chemin vers une action

toybattle-choose-draw = Piocher { $count ->
    [one] une troupe
   *[other] deux troupes
}
toybattle-choose-yes-skully = Piocher { $count ->
    [one] une troupe
   *[other] deux troupes
}
toybattle-choose-yes-one = Piocher une troupe
toybattle-choose-yes-xb42 = Frapper au hasard
toybattle-choose-yes-pin = Consigner une troupe, à l’aveugle
toybattle-choose-pass-captain = Pas de renfort
toybattle-choose-pass = Non, merci
toybattle-choose-raise = { toybattle-troop }

## Ce qui s'est passé. Une personne seule au terminal s'appelle « Vous ».

toybattle-drew = { $seat } { $seat ->
    [Vous] piochez
   *[other] pioche
} { $first ->
    [kwak] Kwak
    [skully] Skully
    [captain] Cap’taine
    [jumbo] Mastok
    [hook] Crochet
    [xb42] XB-42
    [star] Star
   *[roxy] Roxy
}{ $second ->
    [none] { "" }
    [kwak] , Kwak
    [skully] , Skully
    [captain] , Cap’taine
    [jumbo] , Mastok
    [hook] , Crochet
    [xb42] , XB-42
    [star] , Star
   *[roxy] , Roxy
}{ $third ->
    [none] { "" }
    [kwak] , Kwak
    [skully] , Skully
    [captain] , Cap’taine
    [jumbo] , Mastok
    [hook] , Crochet
    [xb42] , XB-42
    [star] , Star
   *[roxy] , Roxy
}{ $fourth ->
    [none] { "" }
    [kwak] , Kwak
    [skully] , Skully
    [captain] , Cap’taine
    [jumbo] , Mastok
    [hook] , Crochet
    [xb42] , XB-42
    [star] , Star
   *[roxy] , Roxy
}
toybattle-took = { $seat } { $seat ->
    [Vous] piochez
   *[other] pioche
} { $count ->
    [one] une troupe
   *[other] { $count } troupes
}
toybattle-placed = { $seat } { $seat ->
    [Vous] placez
   *[other] place
} { toybattle-troop } en { $slot }{ $other ->
    [none] { "" }
   *[other] , par-dessus { toybattle-other-troop }
}
toybattle-region = { $seat } { $seat ->
    [Vous] gagnez
   *[other] gagne
} la région { $region } et { $medals ->
    [one] une médaille
   *[other] { $medals } médailles
}
toybattle-thrown = { $seat } { $seat ->
    [Vous] défaussez
   *[other] défausse
} { toybattle-troop } en { $slot } avec Mastok
toybattle-broken = { $seat } { $seat ->
    [Vous] perdez
   *[other] perd
} { toybattle-troop }, que XB-42 casse sur le support
toybattle-recalled = { $seat } { $seat ->
    [Vous] rappelez
   *[other] rappelle
} { toybattle-troop } de { $slot }
toybattle-pushed = { $seat } { $seat ->
    [Vous] poussez
   *[other] pousse
} { toybattle-troop } de { $slot } vers { $to }
toybattle-raised = { $seat } { $seat ->
    [Vous] relevez
   *[other] relève
} { toybattle-troop } de la défausse
toybattle-pinned = { $seat ->
    [Vous] Une troupe de votre support est consignée
   *[other] { $seat } : une troupe du support est consignée
}
toybattle-pinned-own = { $seat ->
    [Vous] { toybattle-troop } passe sous consigne sur votre support
   *[other] { $seat } : { toybattle-troop } passe sous consigne
}
toybattle-declined = { $seat } { $seat ->
    [Vous] renoncez
   *[other] renonce
} { $question ->
    [skully] à la pioche de Skully
    [star] à la pioche de Star
    [cloud] à la pioche du nuage
    [captain] au renfort
    [jumbo] à l’effet de Mastok
    [xb42] à l’effet de XB-42
    [recall] à rappeler une troupe
    [push] à pousser
    [raise] à relever une troupe
   *[pin] à consigner une troupe
}
toybattle-stuck = { $seat } { $seat ->
    [Vous] ne pouvez
   *[other] ne peut
} ni piocher ni placer
toybattle-timed-out = { $seat } { $seat ->
    [Vous] avez dépassé votre temps
   *[other] a dépassé son temps
}
toybattle-ended-quiet = Soixante tours sans pioche ni médaille : la partie s’arrête
toybattle-ended-headquarters = Un QG est capturé
toybattle-ended-medals = { $seat } { $seat ->
    [Vous] avez
   *[other] a
} atteint l’objectif

## Comment la partie a fini, en peu de mots

toybattle-how-headquarters = par la capture d’un QG
toybattle-how-medals = aux médailles
toybattle-how-stuck = par blocage d’un joueur
toybattle-how-quiet = après soixante tours sans pioche ni médaille
toybattle-how-time = au temps

## Pourquoi une action est refusée

toybattle-refused-draw-or-place = Un tour, c’est piocher ou placer.
toybattle-refused-rack-full = Votre support est plein : huit troupes.
toybattle-refused-reserve-empty = Votre réserve est vide.
toybattle-refused-no-such-slot = Ce terrain n’a pas d’emplacement { $slot }.
toybattle-refused-not-in-rack = { toybattle-troop } n’est pas sur votre support.
toybattle-refused-pinned = { toybattle-troop } reste sous consigne jusqu’à la fin de ce tour.
toybattle-refused-own-headquarters = On n’entre jamais dans son propre QG.
toybattle-refused-gate = Le portique de { $slot } ne laisse pas passer { toybattle-troop }.
toybattle-refused-too-weak = La troupe en { $slot } n’est pas plus faible que { toybattle-troop }.
toybattle-refused-not-connected = Aucune ligne ne mène de votre QG à { $slot }.
toybattle-refused-hook-at-headquarters = { $slot } n’est pas une base : il faut à Crochet une ligne depuis votre QG.
toybattle-refused-hook-muted = { $slot } rend les troupes muettes : il faut à Crochet une ligne depuis votre QG.
toybattle-refused-not-discardable = Mastok défausse un ennemi visible et voisin ; il n’y en a pas en { $slot }.
toybattle-refused-not-recallable = Vous n’avez pas d’autre troupe visible à rappeler en { $slot }.
toybattle-refused-not-pushable = Il n’y a pas d’ennemi voisin du volcan en { $slot }.
toybattle-refused-push-too-far = Une troupe en { $slot } ne peut pas être poussée en { $to }.
toybattle-refused-not-discarded = { toybattle-troop } n’est pas parmi vos troupes défaussées.
toybattle-refused-other-question = Décidez d’abord { $question ->
    [skully] de la pioche de Skully
    [star] de la pioche de Star
    [cloud] de la pioche du nuage
    [captain] du renfort
    [jumbo] de l’effet de Mastok
    [xb42] de l’effet de XB-42
    [recall] du rappel
    [push] de la poussée
    [raise] de la troupe à relever
   *[pin] de la consigne
} : répondez, ou passez.

## Sur l'étagère et en dressant une table (config.rs). Les valeurs sont la dernière partie de la clé.

toybattle-blurb = Des jouets en guerre sur huit terrains : tenez la ligne, encerclez les médailles, capturez le QG ennemi. Votre support reste secret.
toybattle-first-evening = Pour une première soirée : la plaine des châteaux sans bases spéciales, comme le livret le conseille. Toutes les bases y sont ordinaires.
toybattle-config-terrain = Terrain
toybattle-config-terrain-plaine-des-chateaux = La plaine des châteaux
toybattle-config-terrain-plaine-des-chateaux-hint = Pour une première partie. Les châteaux rappellent une troupe.
toybattle-config-terrain-piscine-des-tropiques = La piscine des tropiques
toybattle-config-terrain-piscine-des-tropiques-hint = Des portiques trient les troupes ; deux QG par camp.
toybattle-config-terrain-cite-des-nuages = La cité des nuages
toybattle-config-terrain-cite-des-nuages-hint = Les nuages apportent une troupe de plus.
toybattle-config-terrain-jungle-volcanique = La jungle volcanique
toybattle-config-terrain-jungle-volcanique-hint = Les volcans bousculent les ennemis.
toybattle-config-terrain-cimetiere-maudit = Le cimetière maudit
toybattle-config-terrain-cimetiere-maudit-hint = Les cryptes relèvent des troupes défaussées.
toybattle-config-terrain-mer-des-caraibes = La mer des Caraïbes
toybattle-config-terrain-mer-des-caraibes-hint = Deux QG pour les bleus, un pour les rouges.
toybattle-config-terrain-station-metal-x = La station Métal-X
toybattle-config-terrain-station-metal-x-hint = Au centre, les troupes n’ont pas d’effet.
toybattle-config-terrain-champ-de-bataille = Le champ de bataille
toybattle-config-terrain-champ-de-bataille-hint = Les tranchées consignent une troupe du support adverse.
toybattle-config-special_bases = Bases spéciales
toybattle-config-special_bases-hint = Sans elles, toutes les bases sont simples : conseillé pour une première partie.
toybattle-config-first_colour = Commencent
toybattle-config-first_colour-blue = les bleus
toybattle-config-first_colour-red = les rouges

## Fiches : ce que sont les choses, et où elles en sont

toybattle-card-base = Base { $slot }
toybattle-card-base-does = Celui dont la troupe est au sommet l’occupe. Toute troupe va sur une base vide ou sur la sienne ; sur l’ennemi, seule une plus forte.
toybattle-card-special = { $special ->
    [recall] Château : qui y place une troupe peut rappeler sur son support une autre de ses troupes visibles.
    [gate-12] Portique : seules les forces 1 et 2, et Kwak, s’y placent.
    [gate-345] Portique : seules les forces 3, 4 et 5, et Kwak, s’y placent.
    [gate-67] Portique : seules les forces 6 et 7, et Kwak, s’y placent.
    [draw] Nuage : qui y place une troupe peut en piocher une.
    [push] Volcan : qui y place une troupe peut pousser un ennemi d’une base voisine vers une base voisine de celle-ci.
    [raise] Crypte : qui y place une troupe peut relever une de ses troupes de la défausse.
    [mute] Muette : les troupes qu’on y place n’ont pas d’effet.
   *[pin] Tranchée : qui y place une troupe peut consigner pour un tour une troupe du support adverse.
}
toybattle-card-empty = Vide.
toybattle-card-linked = { $linked ->
    [yes] Connectée à son QG : la ligne continue d’ici.
   *[no] Coupée de son QG : elle tient la base, mais aucune ligne ne continue d’ici.
}
toybattle-card-regions = { $count ->
    [one] Borde la région { $regions }.
   *[other] Borde les régions { $regions }.
}
toybattle-card-headquarters = QG { $colour ->
    [red] rouge
   *[blue] bleu
} { $slot }
toybattle-card-headquarters-does = D’ici partent les lignes de son propriétaire. Qui place une troupe sur le QG ennemi gagne aussitôt.
toybattle-card-troop = { toybattle-troop }, { toybattle-strength }
toybattle-card-effect = { $troop ->
    [kwak] Le joker : recouvre toute troupe ennemie, et toutes le recouvrent.
    [skully] Une fois placé, vous pouvez piocher deux troupes.
    [captain] Une fois placé, vous pouvez placer une troupe en renfort, avec son effet.
    [jumbo] Une fois placé, vous pouvez défausser une troupe ennemie visible d’une base voisine, quelle que soit sa force.
    [hook] Va sur n’importe quelle base, connectée à votre QG ou non.
    [xb42] Une fois placé, vous pouvez défausser une troupe au hasard du support adverse.
    [star] Une fois placée, vous pouvez piocher une troupe.
   *[roxy] Pas d’effet. Chez l’ennemi, seul Kwak la recouvre.
}
toybattle-card-laid = En { $slot }{ $below ->
    [0] .
    [one] , sur une troupe.
   *[other] , sur { $below } troupes.
}
toybattle-card-held = { $count ->
    [one] Sur votre support.
   *[other] { $count } sur votre support.
}
toybattle-card-pinned = { $count ->
    [one] Sous consigne : l’une d’elles ne peut être placée à ce tour.
   *[other] Sous consigne : { $count } d’entre elles ne peuvent être placées à ce tour.
}
toybattle-card-pinned-hidden = { $count ->
    [one] Une troupe de ce support est sous consigne et ne peut être placée à ce tour. Seul son propriétaire sait laquelle.
   *[other] { $count } troupes de ce support sont sous consigne et ne peuvent être placées à ce tour. Seul leur propriétaire sait lesquelles.
}
toybattle-card-hidden = Une troupe que seul son propriétaire voit
toybattle-card-hidden-does = En comptant ce qui est visible, on peut savoir ce qu’elle peut être : regardez le support.
toybattle-card-rack = Le support
toybattle-card-rack-does = Les troupes à placer. Il en tient { $most } au plus, et seul son propriétaire les voit.
toybattle-card-reserve = La réserve
toybattle-card-reserve-does = Piocher, c’est en prendre deux troupes, à l’aveugle. Quatre de l’armée ne jouent jamais.
toybattle-card-discard = La défausse
toybattle-card-discard-does = Les troupes défaussées, au vu de tous.
toybattle-card-medal = Médaille de la région { $region }
toybattle-card-medal-does = Qui occupe toutes les bases qui bordent la région prend aussitôt ses médailles : { $bases }. Assez de médailles gagnent la partie.
toybattle-card-medal-state = { $seat } : { $held } bases sur { $all }.
toybattle-card-medal-won = { $seat } : les médailles de cette région sont gagnées, et le restent.

## Problèmes

toybattle-puzzle-win = Gagnez à ce tour, quoi que vous piochiez et quoi que l’ennemi tienne.
toybattle-puzzle-medals = Une troupe pour les médailles
toybattle-puzzle-captain-headquarters = Plusieurs troupes vers le QG
toybattle-puzzle-captain-medals = Plusieurs troupes pour les médailles
toybattle-puzzle-effect = Un effet décide
