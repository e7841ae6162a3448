# Les Belligérants : dessin et récit (src/draw).
# Les types viennent en mots : staff, bomber… Les terrains aussi : yellow, pink, brown, blue, green, grey, white, black.

belligerants-kind = { $kind ->
    [staff] état-major
    [bomber] bombardier
    [fighter] avion de chasse
    [flak] D.C.A.
    [machine-gun] mitrailleuse
    [cannon] canon
    [tank] tank
    [officer] officier
    [ambulance] ambulance
    [spy] espion
    [patrol] patrouille
    [sentinel] sentinelle
   *[soldier] soldat
}
belligerants-other-kind = { $other ->
    [staff] état-major
    [bomber] bombardier
    [fighter] avion de chasse
    [flak] D.C.A.
    [machine-gun] mitrailleuse
    [cannon] canon
    [tank] tank
    [officer] officier
    [ambulance] ambulance
    [spy] espion
    [patrol] patrouille
    [sentinel] sentinelle
   *[soldier] soldat
}
belligerants-side = { $side ->
    [yellow] jaune
   *[pink] rose
}

## Ce qui se trouve où

belligerants-square = { $square }, { $ground ->
    [yellow] camp jaune
    [pink] camp rose
    [brown] terrain normal
    [blue] eau
    [green] camouflage
    [grey] encerclement
    [white] blessure
   *[black] anéantissement
}{ $star ->
    [yes] , étoilée
   *[no] { "" }
}
belligerants-piece = { belligerants-kind }, { $side ->
    [yellow] armée jaune
   *[pink] armée rose
}{ $flat ->
    [yes] { " " }(pris en bon état)
   *[no] { "" }
}, { $square }{ $plight ->
    [wounded] , blessé : ne bouge qu'avec le diable
    [encircled] , encerclé : ne bouge qu'avec le diable
    [guarded] , gardé par la sentinelle
    [hidden] , camouflé
    [entered] , rentré
   *[none] { "" }
}
belligerants-player = { $seat } ({ belligerants-side })
belligerants-score = { $points } points
belligerants-counts = Rentrés { $entered }, pris { $prisoners }
belligerants-left = En campagne { $left }
belligerants-is-ready = Prêt
belligerants-asks = Armistice ?
belligerants-demands = { $points } points
belligerants-booty = Butin : { $seat }
belligerants-row-entered = { belligerants-kind }, rentré : { $points }
belligerants-row-prisoner = { belligerants-kind }, prisonnier : { $points }
belligerants-row-gone = { belligerants-kind }, perdu : { $points }
belligerants-captures = Qui prend qui
belligerants-captures-note = L'ambulance ne prend que les blessés.
belligerants-takes = { $code } { belligerants-kind } : prend { $takes } ; est pris par { $taken }

## À qui de jouer, et comment cela finit

belligerants-setting-up = Les deux armées se mettent en place en secret
belligerants-waits-setup = { $seat ->
    [Vous] Vous placez encore votre armée
   *[other] { $seat } place encore son armée
}
belligerants-to-roll = { $seat ->
    [Vous] À vous de jeter le dé
   *[other] À { $seat } de jeter le dé
}
belligerants-to-move = { $seat ->
    [Vous] À vous
   *[other] À { $seat }
} de jouer : { $roll ->
    [devil] le diable
   *[other] { $roll }
}
belligerants-to-huff = { $seat ->
    [Vous] Vous pouvez souffler un pion
   *[other] { $seat } peut souffler un pion
}
belligerants-won = { $seat } { $seat ->
    [Vous] gagnez
   *[other] gagne
}{ $how ->
    [time] { " " }au temps
    [armistice] { " " }par armistice, de { $margin } points
   *[other] { " " }de { $margin } points
}
belligerants-drawn = { $how ->
    [quiet] Partie nulle : cent jets sans rien et points égaux
    [rolls] Partie nulle : six cents jets et points égaux
   *[other] Partie nulle : points égaux
}

## Les choix en chemin vers une action

belligerants-form = Formation { $number }
belligerants-ready = Prêt pour la bataille
belligerants-unready = Pas prêt, finalement
belligerants-number = Jouer { $number }
belligerants-keep = Prendre en bon état
belligerants-prisoner = Faire prisonnier
belligerants-ask = Demander un armistice
belligerants-thousands = À partir de { $points }
belligerants-demand = Exiger { $points }
belligerants-accept = Accepter l'armistice
belligerants-refuse = Refuser et continuer
belligerants-decline = Ne rien prendre

## Ce qui s'est passé

belligerants-arranged = Noté : { $action }
belligerants-said-ready = { $seat } { $seat ->
    [Vous] êtes
   *[other] est
} prêt
belligerants-said-unready = { $seat } { $seat ->
    [Vous] n'êtes
   *[other] n'est
} finalement pas prêt
belligerants-defaulted = { $seat ->
    [Vous] Votre temps est écoulé : formation par défaut
   *[other] Temps écoulé pour { $seat } : formation par défaut
}
belligerants-revealed = Les deux armées sont dévoilées
belligerants-rolled = { $seat ->
    [Vous] Votre dé
   *[other] Dé de { $seat }
} : { $roll ->
    [devil] le diable
   *[other] { $roll }
}
belligerants-blocked = { $seat ->
    [Vous] Vous ne pouvez pas jouer
   *[other] { $seat } ne peut pas jouer
}
belligerants-moved = { $seat } : { belligerants-kind } de { $square } à { $to }
belligerants-taken = { $seat ->
    [Vous] Vous faites prisonnier en { $square } : { belligerants-kind }
   *[other] { $seat } fait prisonnier en { $square } : { belligerants-kind }
}
belligerants-enlisted = { $seat ->
    [Vous] Vous prenez en bon état : { belligerants-kind }, à présent en { $square }
   *[other] { $seat } prend en bon état : { belligerants-kind }, à présent en { $square }
}
belligerants-returned = { $seat ->
    [Vous] Vous reprenez : { belligerants-kind }, à présent en { $square }
   *[other] { $seat } reprend : { belligerants-kind }, à présent en { $square }
}
belligerants-lost = { $seat ->
    [Vous] Vous perdez
   *[other] { $seat } perd
} en { $square } : { belligerants-kind }, { $how ->
    [drowned] par noyade
    [destroyed] par anéantissement
   *[sunk] là où nul ne peut rester
}
belligerants-rescued = { $seat ->
    [Vous] Vous sauvez : { belligerants-kind }, de { $square } à { $to }
   *[other] { $seat } sauve : { belligerants-kind }, de { $square } à { $to }
}
belligerants-entered = { $seat ->
    [Vous] Vous rentrez en { $square } : { belligerants-kind }
   *[other] { $seat } rentre en { $square } : { belligerants-kind }
}
belligerants-asked = { $seat ->
    [Vous] Vous demandez un armistice
   *[other] { $seat } demande un armistice
}
belligerants-demanded = { $seat ->
    [Vous] Vous exigez { $points } points
   *[other] { $seat } exige { $points } points
}
belligerants-accepted = { $seat ->
    [Vous] Vous acceptez l'armistice
   *[other] { $seat } accepte l'armistice
}
belligerants-refused-deal = { $seat ->
    [Vous] Vous refusez et continuez
   *[other] { $seat } refuse et continue
}
belligerants-huffed = { $seat ->
    [Vous] Vous soufflez en { $square } : { belligerants-kind }
   *[other] { $seat } souffle en { $square } : { belligerants-kind }
}
belligerants-declined = { $seat ->
    [Vous] Vous ne prenez rien
   *[other] { $seat } ne prend rien
}
belligerants-timed-out = { $seat ->
    [Vous] Votre temps est écoulé
   *[other] Temps écoulé pour { $seat }
}
belligerants-ended = La bataille est finie{ $how ->
    [armistice] { " " }par armistice
   *[other] { " " }: jaunes { $yellow }, roses { $pink }
}

## Comment c'est fini, en peu de mots

belligerants-how-battle = une armée n'a plus rien à faire
belligerants-how-rolls = six cents jets
belligerants-how-quiet = cent jets sans rien
belligerants-how-time = au temps
belligerants-how-armistice = par armistice

## Pourquoi une action est refusée

belligerants-refused-not-now = Cela ne se peut pas maintenant.
belligerants-refused-not-your-camp = { $square } n'est pas dans votre camp.
belligerants-refused-same-kind = Échanger { $square } et { $other } ne change rien.
belligerants-refused-no-formation = Il n'y a pas de formation { $number }.
belligerants-refused-is-ready = Vous êtes prêt : dites d'abord que vous ne l'êtes plus.
belligerants-refused-said-already = Vous l'avez déjà dit.
belligerants-refused-no-square = Le tableau n'a pas de case { $square }.
belligerants-refused-no-piece = Il n'y a personne en { $square }.
belligerants-refused-not-yours = Le pion en { $square } est à l'ennemi.
belligerants-refused-number-missing = Vous avez tiré le diable : choisissez un nombre de 1 à 5.
belligerants-refused-number-given = Vous avez tiré un point : il n'y en a pas à choisir.
belligerants-refused-encircled = Le pion en { $square } est encerclé : seul le diable le dégage.
belligerants-refused-wounded = Le pion en { $square } est blessé : seuls le diable ou votre ambulance le dégagent.
belligerants-refused-out-of-reach = On n'atteint pas { $square } avec exactement { $number }.
belligerants-refused-may-not-leave = Le pion en { $square } est rentré et reste dans le camp.
belligerants-refused-same-square = Un coup finit ailleurs qu'en { $square }, d'où il part.
belligerants-refused-own-piece = Votre propre pion est en { $square }.
belligerants-refused-camp-full = Votre camp n'a pas de place pour le blessé en { $square }.
belligerants-refused-under-cover = L'ennemi en { $square } est camouflé.
belligerants-refused-lies-wounded = L'ennemi en { $square } est blessé : seule une ambulance le prend.
belligerants-refused-on-water = Seul un espion prend sur l'eau, et { $square } est de l'eau.
belligerants-refused-has-entered = L'ennemi en { $square } est rentré et ne peut être pris.
belligerants-refused-camp-closed = Vous ne pouvez vous arrêter en { $square } : votre camp n'est pas encore vide.
belligerants-refused-untakable = En { $square } : { belligerants-kind } ne prend pas { belligerants-other-kind }.
belligerants-refused-guarded = L'ennemi en { $square } est gardé par sa sentinelle.
belligerants-refused-too-wounded = Le pion en { $square } est blessé et ne prend personne.
belligerants-refused-must-take = Une prise est possible avec ce nombre, et obligatoire.
belligerants-refused-would-drown = En { $square } le pion se noierait, et autre chose est jouable.
belligerants-refused-not-in-good-condition = Rien en { $square } ne peut être pris en bon état maintenant.
belligerants-refused-where-to = Dites sur quelle case de votre camp va le blessé de { $square }.
belligerants-refused-no-room = { $square } n'est pas une case libre de votre camp.
belligerants-refused-nothing-to-rescue = Il n'y a personne à sauver en { $square }.
belligerants-refused-asked-already = Vous avez déjà demandé un armistice à ce tour.
belligerants-refused-not-asked = Personne ne demande d'armistice.
belligerants-refused-bad-demand = Une indemnité est un multiple de 100, de 100 à 21300.
belligerants-refused-nothing-demanded = Aucune indemnité n'est exigée.
belligerants-refused-could-not-take = Le pion en { $square } ne pouvait pas prendre.

## Sur l'étagère et à l'ouverture d'une table (config.rs)

belligerants-blurb = Deux armées, un fleuve entre elles et un dé avec un diable : traversez, prenez ce que vous pouvez et entrez dans le camp ennemi.
belligerants-config-board = Tableau
belligerants-config-board-standard = Standard
belligerants-config-board-standard-hint = 13 cases sur 19, un fleuve d'un angle à l'autre : notre reconstitution du tableau perdu.
belligerants-config-board-quick = Rapide
belligerants-config-board-quick-hint = 10 cases sur 10, pour une partie plus courte.
belligerants-config-board-own = À vous
belligerants-config-board-own-label = Votre tableau, en texte
belligerants-config-board-own-hint = Un dessin avec un signe par case, selon la règle 13.2. L'exemple montre la forme : une étoile après un signe fait une case étoilée. Les mots title, legend, board, bridges et les couleurs restent en anglais.
belligerants-config-board-own-example =
    title: Mon tableau
    legend: Y yellow, P pink, . brown, ~ blue, ^ green, = grey, + white, @ black
    board:
    P  ~  .  .
    P  .* ~  Y
    bridges: b1-c2
belligerants-config-capture = Qui peut prendre
belligerants-config-capture-must = doit prendre
belligerants-config-capture-must-hint = Il faut prendre quand on le peut.
belligerants-config-capture-huff = peut être soufflé
belligerants-config-capture-huff-hint = On peut s'abstenir ; l'adversaire peut alors prendre un pion qui pouvait prendre.
belligerants-config-position = Position de départ
belligerants-config-position-hint = Par exemple y 0/0 yEM=m1 pSO=a19. Vide pour commencer par la mise en place. Voir la règle 13.4.

## Ce qui ne va pas dans un tableau (board/flaw.rs)

belligerants-flaw-no-such-board = Aucun tableau ne s'appelle « { $name } ». Un tableau en texte a une ligne par rangée.
belligerants-flaw-too-long = Le texte a { $found } octets : un tableau en a { $most } au plus.
belligerants-flaw-unreadable = Ligne { $line } : { $wanted ->
    [heading] il faudrait title, legend, board ou bridges
    [legend] il faudrait un signe à part et une couleur, par exemple ~ blue
    [bridge] il faudrait deux cases, par exemple e5-f6
   *[sign] il y a un signe qui n'est pas dans la légende
}.
belligerants-flaw-size = { $columns } colonnes et { $rows } rangées : un tableau en a de 1 à { $most }.
belligerants-flaw-ragged = Ligne { $line } : { $squares } cases, alors que la première rangée en a { $expected }.
belligerants-flaw-camp-count = Cases du camp { belligerants-side } : { $found }. Un camp en a { $expected }.
belligerants-flaw-camp-corner = { $square } est l'angle à main droite du joueur { belligerants-side } et doit être de sa couleur.
belligerants-flaw-camp-scattered = { $square } est à l'écart du reste du camp { belligerants-side }.
belligerants-flaw-missing-colour = Aucune case n'est { belligerants-ground }.
belligerants-flaw-star-count = Cases étoilées : { $found }. Un tableau en a { $expected }.
belligerants-flaw-star-on-water = { $square } : une case étoilée n'est jamais bleue.
belligerants-flaw-bridge-outside = Pont { $square }-{ $other } : hors du tableau.
belligerants-flaw-bridge-not-diagonal = Pont { $square }-{ $other } : ce n'est pas un pas en diagonale.
belligerants-flaw-bridge-in-water = Pont { $square }-{ $other } : un bout est bleu.
belligerants-flaw-bridge-without-water = Pont { $square }-{ $other } : les cases de part et d'autre ne sont pas bleues toutes les deux.
belligerants-flaw-bridge-twice = Pont { $square }-{ $other } : nommé deux fois.
belligerants-flaw-too-few-bridges = { $found ->
    [0] Aucun pont : il en faut au moins deux.
    [one] Un seul pont : il en faut au moins deux.
   *[other] { $found } ponts : il en faut au moins deux.
}
belligerants-ground = { $ground ->
    [yellow] jaune
    [pink] rose
    [brown] brune
    [blue] bleue
    [green] verte
    [grey] grise
    [white] blanche
   *[black] noire
}

## Ce qui n'est pas équitable dans un tableau jouable (board/flaw.rs)

belligerants-warning-not-symmetric = Tableau : { $square } n'est pas comme la case d'en face.
belligerants-warning-bridge-not-symmetric = Tableau : le pont { $square }-{ $other } n'a pas de pont en face.
belligerants-warning-camp-shape = Tableau : le camp { belligerants-side } n'est ni un triangle ni un bloc.
belligerants-warning-unreachable = Tableau : aucun chemin sûr ne mène du camp { belligerants-side } à { $square }.
belligerants-warning-star-on-harm = Tableau : { $square } a une étoile là où l'on subit un dommage.

## Ce qui ne va pas dans une position de départ (position.rs)

belligerants-bad-position-turn = On commence par dire à qui de jouer, par exemple y, p, y3 ou yd, pas « { $word } ».
belligerants-bad-position-rolls = « { $word } » : les jets faits et les jets sans rien s'écrivent comme 12/3, dans les limites du jeu.
belligerants-bad-position-piece = « { $word } » : un pion et sa place s'écrivent comme yEM=c4, pSO=y ou pTK=y:d5.
belligerants-bad-position-too-many = « { $word } » : une armée n'en a pas autant.
belligerants-bad-position-own-prisoner = « { $word } » : seul du matériel qui a changé de camp peut être prisonnier de sa propre armée.
belligerants-bad-position-only-material = « { $word } » : seul le matériel peut combattre pour l'autre camp.
belligerants-bad-position-no-square = « { $word } » : le tableau n'a pas cette case.
belligerants-bad-position-taken = « { $word } » : la case est déjà occupée.
belligerants-bad-position-harm = « { $word } » : seuls les espions et les ambulances peuvent s'y tenir.
belligerants-bad-position-nobody = L'armée { belligerants-side } n'a plus personne hors du camp ennemi.
belligerants-bad-position-blocked = On ne peut rien jouer avec ce que « { $word } » a tiré.

## Fiches : ce que sont les choses, et comment elles vont

belligerants-card-square = { $square } : { $ground ->
    [yellow] camp jaune
    [pink] camp rose
    [brown] terrain normal
    [blue] eau
    [green] camouflage
    [grey] encerclement
    [white] case des blessés
   *[black] anéantissement
}
belligerants-card-ground = { $ground ->
    [yellow] D’ici part Jaune. Rose y rentre pour compter double, dès qu’aucun de ses pions n’est plus dans son propre camp.
    [pink] D’ici part Rose. Jaune y rentre pour compter double, dès qu’aucun de ses pions n’est plus dans son propre camp.
    [brown] On passe, on s’arrête et on prend librement.
    [blue] Seuls bombardiers, avions de chasse, espions et ambulances la traversent ; tous passent les ponts. Qui doit s’y arrêter se noie, sauf espions et ambulances.
    [green] Qui s’y trouve ne peut être pris.
    [grey] Qui s’y arrête n’en sort qu’avec le diable, et peut être pris. Espions et ambulances vont et viennent.
    [white] Qui s’y arrête est blessé : il ne bouge qu’avec le diable, ne prend personne, et seule une ambulance le prend ou le sauve.
   *[black] Qui s’y arrête est détruit, sauf espions et ambulances.
}
belligerants-card-star = Un carrefour : qui la traverse peut repartir dans chacune des huit directions.
belligerants-card-bridge = Un pont part d’ici.
belligerants-card-piece = { $side ->
    [yellow] Jaune
   *[pink] Rose
} : { belligerants-kind }
belligerants-card-kind = { $kind ->
    [bomber] Vole : par-dessus les pions des deux armées et par-dessus l’eau.
    [fighter] Vole : par-dessus les pions des deux armées et par-dessus l’eau.
    [ambulance] Va et reste partout sans dommage, relève les blessés, et n’est jamais prise.
    [spy] Va et reste partout sans dommage.
    [sentinel] Garde son armée sur les huit cases qui l’entourent : nul ne peut y être pris.
   *[other] Va tout droit, dans l’une des huit directions, d’exactement le nombre du dé.
}
belligerants-card-value = Vaut { $points } points au butin, le double une fois rentré au camp ennemi.
belligerants-card-stands = Se trouve en { $square }.
belligerants-card-flat = Prise en bon état : combat pour qui l’a prise, sous un pion plat.
belligerants-card-plight = { $plight ->
    [wounded] Blessure : ne bouge qu’avec le diable, ne prend personne, et seule une ambulance le prend ou le sauve.
    [encircled] Encerclement : ne bouge qu’avec le diable.
    [guarded] Sous la garde de sa sentinelle : on ne peut le prendre.
    [hidden] Camouflage : on ne peut le prendre.
   *[entered] Dans le camp ennemi : on ne peut le prendre, il n’en sort plus, et il compte double.
}
