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
# Un type avec son article, et le « e » des types féminins.
belligerants-the-kind = { $kind ->
    [staff] l’état-major
    [bomber] le bombardier
    [fighter] l’avion de chasse
    [flak] la D.C.A.
    [machine-gun] la mitrailleuse
    [cannon] le canon
    [tank] le tank
    [officer] l’officier
    [ambulance] l’ambulance
    [spy] l’espion
    [patrol] la patrouille
    [sentinel] la sentinelle
   *[soldier] le soldat
}
belligerants-the-other-kind = { $other ->
    [staff] l’état-major
    [bomber] le bombardier
    [fighter] l’avion de chasse
    [flak] la D.C.A.
    [machine-gun] la mitrailleuse
    [cannon] le canon
    [tank] le tank
    [officer] l’officier
    [ambulance] l’ambulance
    [spy] l’espion
    [patrol] la patrouille
    [sentinel] la sentinelle
   *[soldier] le soldat
}
belligerants-e = { $kind ->
    [flak] e
    [machine-gun] e
    [ambulance] e
    [patrol] e
    [sentinel] e
   *[other] { "" }
}
# Le pronom qui remplace un type.
belligerants-le = { $kind ->
    [flak] la
    [machine-gun] la
    [ambulance] la
    [patrol] la
    [sentinel] la
   *[other] le
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
    [yes] , case étoilée
   *[no] { "" }
}
belligerants-piece = { $side ->
    [yellow] Armée jaune
   *[pink] Armée rose
} : { belligerants-kind }{ $flat ->
    [yes] { " " }(pris{ belligerants-e } en bon état)
   *[no] { "" }
}, { $square }{ $plight ->
    [wounded] , blessé{ belligerants-e } (ne bouge qu’avec le diable)
    [encircled] , encerclé{ belligerants-e } (ne bouge qu’avec le diable)
    [guarded] , gardé{ belligerants-e } par la sentinelle
    [hidden] , camouflé{ belligerants-e }
    [entered] , rentré{ belligerants-e }
   *[none] { "" }
}
belligerants-player = { $seat } ({ belligerants-side })
belligerants-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
belligerants-counts = Rentrés : { $entered }, pris : { $prisoners }
belligerants-left = En campagne : { $left }
belligerants-is-ready = Armée prête
belligerants-asks = Armistice ?
belligerants-demands = Exige { $points } points
belligerants-booty = { $seat ->
    [Vous] Votre butin
   *[other] Butin : { $seat }
}
belligerants-row-entered = { belligerants-kind }, rentré{ belligerants-e } : { $points }
belligerants-row-prisoner = { belligerants-kind }, capturé{ belligerants-e } : { $points }
belligerants-row-gone = { belligerants-kind }, perdu{ belligerants-e } : { $points }
belligerants-captures = Qui prend qui
belligerants-captures-note = L’ambulance ne prend que les blessés.
belligerants-takes = { $code } { belligerants-kind } : prend { $takes } ; { $kind ->
    [ambulance] n’est jamais prise
   *[other] est pris{ belligerants-e } par { $taken }
}

## À qui de jouer, et comment cela finit

belligerants-setting-up = Les deux armées se mettent en place en secret
belligerants-waits-setup = { $seat ->
    [Vous] Il vous reste à placer votre armée
   *[other] { $seat } n’a pas fini de placer son armée
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
    [armistice] { " " }par armistice, avec une indemnité de { $margin } points
   *[other] { " " }de { $margin } points
}
belligerants-drawn = { $how ->
    [quiet] Partie nulle : cent jets sans événement, à points égaux
    [rolls] Partie nulle : six cents jets, à points égaux
   *[other] Partie nulle, à points égaux
}

## Les choix en chemin vers une action

belligerants-form = Formation { $number }
belligerants-ready = Mon armée est prête
belligerants-unready = Mon armée n’est pas prête, finalement
belligerants-number = Jouer { $number }
belligerants-keep = Prendre en bon état
belligerants-prisoner = Capturer
belligerants-ask = Demander un armistice
belligerants-thousands = À partir de { $points }
belligerants-demand = Exiger { $points }
belligerants-accept = Accepter l’armistice
belligerants-refuse = Refuser et continuer
belligerants-decline = Ne pas souffler

## Ce que l’on demande avant de se nuire

belligerants-sure-lost = En { $square }, { belligerants-the-kind } serait aussitôt perdu{ belligerants-e }. Prendre quand même en bon état ?
belligerants-sure-destroyed = En { $square }, { belligerants-the-kind } sera détruit{ belligerants-e }. Y aller quand même ?
belligerants-sure-drowned = En { $square }, { belligerants-the-kind } se noiera. Choisir ce nombre quand même ?

## Ce qui s'est passé

belligerants-arranged = Noté : { $action }
belligerants-said-ready = { $seat ->
    [Vous] Votre armée est prête
   *[other] { $seat } : l’armée est prête
}
belligerants-said-unready = { $seat ->
    [Vous] Votre armée n’est finalement pas prête
   *[other] { $seat } : l’armée n’est finalement pas prête
}
belligerants-defaulted = { $seat ->
    [Vous] Votre temps est écoulé : formation par défaut
   *[other] Temps écoulé pour { $seat } : formation par défaut
}
belligerants-revealed = Les deux armées sont dévoilées
belligerants-rolled = { $seat ->
    [Vous] Vous jetez le dé
   *[other] { $seat } jette le dé
} : { $roll ->
    [devil] le diable
   *[other] { $roll }
}
belligerants-blocked = { $seat ->
    [Vous] Vous ne pouvez pas jouer
   *[other] { $seat } ne peut pas jouer
}
belligerants-moved = { $seat ->
    [Vous] Vous déplacez
   *[other] { $seat } déplace
} { belligerants-the-kind } de { $square } à { $to }
belligerants-taken = { $seat ->
    [Vous] Vous capturez
   *[other] { $seat } capture
} { belligerants-the-kind } en { $square }
belligerants-enlisted = { $seat ->
    [Vous] Vous prenez
   *[other] { $seat } prend
} { belligerants-the-kind } en bon état, à présent en { $square }
belligerants-returned = { $seat ->
    [Vous] Vous reprenez
   *[other] { $seat } reprend
} { belligerants-the-kind }, à présent en { $square }
belligerants-lost = { $seat ->
    [Vous] Vous perdez
   *[other] { $seat } perd
} { belligerants-the-kind } en { $square } : { $how ->
    [drowned] noyade
    [destroyed] anéantissement
   *[sunk] nul ne peut rester là
}
belligerants-rescued = { $seat ->
    [Vous] Vous sauvez
   *[other] { $seat } sauve
} { belligerants-the-kind }, de { $square } à { $to }
belligerants-entered = { $seat ->
    [Vous] Vous rentrez
   *[other] { $seat } rentre
} { belligerants-the-kind } en { $square }
belligerants-asked = { $seat ->
    [Vous] Vous demandez un armistice
   *[other] { $seat } demande un armistice
}
belligerants-demanded = { $seat ->
    [Vous] Vous exigez { $points } points
   *[other] { $seat } exige { $points } points
}
belligerants-accepted = { $seat ->
    [Vous] Vous acceptez l’armistice
   *[other] { $seat } accepte l’armistice
}
belligerants-refused-deal = { $seat ->
    [Vous] Vous refusez et continuez
   *[other] { $seat } refuse et continue
}
belligerants-huffed = { $seat ->
    [Vous] Vous soufflez
   *[other] { $seat } souffle
} { belligerants-the-kind } en { $square }
belligerants-declined = { $seat ->
    [Vous] Vous ne soufflez pas
   *[other] { $seat } ne souffle pas
}
belligerants-timed-out = { $seat ->
    [Vous] Vous avez dépassé votre temps
   *[other] { $seat } a dépassé son temps
}
belligerants-ended = La bataille est finie{ $how ->
    [armistice] { " " }par armistice
   *[other] { "\u00A0" }: jaunes { $yellow }, roses { $pink }
}

## Comment c'est fini, en peu de mots

belligerants-how-battle = au terme de la bataille
belligerants-how-rolls = après six cents jets
belligerants-how-quiet = après cent jets sans événement
belligerants-how-time = au temps
belligerants-how-armistice = par armistice

## Pourquoi une action est refusée

belligerants-refused-not-now = Ce n’est pas le moment.
belligerants-refused-not-your-camp = { $square } n’est pas dans votre camp.
belligerants-refused-same-kind = Échanger { $square } et { $other } ne change rien.
belligerants-refused-no-formation = Il n’y a pas de formation { $number }.
belligerants-refused-is-ready = Votre armée est prête : dites d’abord qu’elle ne l’est plus.
belligerants-refused-said-already = Vous l’avez déjà dit.
belligerants-refused-no-square = Le tableau n’a pas de case { $square }.
belligerants-refused-no-piece = Il n’y a personne en { $square }.
belligerants-refused-not-yours = Le pion en { $square } est à l’ennemi.
belligerants-refused-number-missing = Vous avez tiré le diable : choisissez un nombre de 1 à 5.
belligerants-refused-number-given = Le dé a décidé : seul le diable laisse choisir un nombre.
belligerants-refused-encircled = Le pion en { $square } est encerclé : seul le diable le dégage.
belligerants-refused-wounded = Le pion en { $square } est blessé : seuls le diable ou votre ambulance le dégagent.
belligerants-refused-out-of-reach = On n’atteint pas { $square } avec exactement { $number }.
belligerants-refused-may-not-leave = Le pion en { $square } est rentré et reste dans le camp.
belligerants-refused-same-square = Un coup finit ailleurs qu’en { $square }, d’où il part.
belligerants-refused-own-piece = Votre propre pion est en { $square }.
belligerants-refused-camp-full = Votre camp n’a pas de place pour le blessé en { $square }.
belligerants-refused-under-cover = L’ennemi en { $square } est camouflé.
belligerants-refused-lies-wounded = L’ennemi en { $square } est blessé : seule une ambulance le prend.
belligerants-refused-on-water = Seul un espion prend sur l’eau, et { $square } est de l’eau.
belligerants-refused-has-entered = L’ennemi en { $square } est rentré et ne peut être pris.
belligerants-refused-camp-closed = Vous ne pouvez vous arrêter en { $square } : votre camp n’est pas encore vide.
belligerants-refused-untakable = En { $square }, { belligerants-the-kind } ne prend pas { belligerants-the-other-kind }.
belligerants-refused-guarded = L’ennemi en { $square } est gardé par sa sentinelle.
belligerants-refused-too-wounded = Le pion en { $square } est blessé et ne prend personne.
belligerants-refused-must-take = Avec ce nombre, une prise est possible : elle est obligatoire.
belligerants-refused-would-drown = Le pion se noierait en { $square }, et vous avez d’autres coups.
belligerants-refused-not-in-good-condition = Rien en { $square } ne peut être pris en bon état maintenant.
belligerants-refused-where-to = Dites sur quelle case de votre camp va le blessé de { $square }.
belligerants-refused-no-room = { $square } n’est pas une case libre de votre camp.
belligerants-refused-nothing-to-rescue = Il n’y a personne à sauver en { $square }.
belligerants-refused-asked-already = Vous avez déjà demandé un armistice à ce tour.
belligerants-refused-not-asked = Personne n’a demandé d’armistice.
belligerants-refused-bad-demand = Une indemnité est un multiple de 100, de 100 à 21 300.
belligerants-refused-nothing-demanded = Aucune indemnité n’est exigée.
belligerants-refused-could-not-take = Le pion en { $square } ne pouvait pas prendre.

## Sur l'étagère et à l'ouverture d'une table (config.rs)

belligerants-blurb = Deux armées, de l’eau entre elles et un dé avec un diable : traversez, prenez ce que vous pouvez et entrez dans le camp ennemi.
belligerants-first-evening = Pour une première soirée : le tableau rapide, où les armées se rencontrent vite. Prenez la formation proposée.
belligerants-config-board = Tableau
belligerants-config-board-standard-2 = Standard
belligerants-config-board-standard-2-hint = 13 cases sur 19, un lac entre les armées, des tranchées et un hôpital de campagne devant chaque camp : notre reconstitution du tableau perdu.
belligerants-config-board-quick-2 = Rapide
belligerants-config-board-quick-2-hint = 10 cases sur 12, pour une partie plus courte.
belligerants-config-board-standard = Standard, première édition
belligerants-config-board-standard-hint = 13 cases sur 19, un fleuve d’un angle à l’autre : notre première reconstitution, avec plus de terrain découvert.
belligerants-config-board-quick = Rapide, première édition
belligerants-config-board-quick-hint = 10 cases sur 10, avec plus de terrain découvert.
belligerants-config-board-own = Le vôtre
belligerants-config-board-own-label = Votre tableau, en texte
belligerants-config-board-own-hint = Un dessin avec un signe par case, selon la règle 13.2. L’exemple montre la forme : une étoile après un signe fait une case étoilée. Les mots title, legend, board, bridges et les couleurs restent en anglais.
belligerants-config-board-own-example =
    title: Mon tableau
    legend: Y yellow, P pink, . brown, ~ blue, ^ green, = grey, + white, @ black
    board:
    P  ~  .  .
    P  .* ~  Y
    bridges: b1-c2
belligerants-config-capture = Une prise omise
belligerants-config-capture-must = est interdite
belligerants-config-capture-must-hint = Il faut prendre quand on le peut.
belligerants-config-capture-huff = fait souffler le pion
belligerants-config-capture-huff-hint = On peut s’abstenir ; mais l’adversaire peut alors souffler un pion qui pouvait prendre.
belligerants-config-position = Position de départ
belligerants-config-position-hint = Par exemple y 0/0 yEM=m1 pSO=a19. Vide pour commencer par la mise en place. Voir la règle 13.4.

## Ce qui ne va pas dans un tableau (board/flaw.rs)

belligerants-flaw-no-such-board = Aucun tableau ne s’appelle « { $name } ». Un tableau en texte a une ligne par rangée.
belligerants-flaw-too-long = Le texte a { $found } octets : un tableau en a { $most } au plus.
belligerants-flaw-unreadable = Ligne { $line } : { $wanted ->
    [heading] il faudrait title, legend, board ou bridges
    [legend] il faudrait un signe à part et une couleur, par exemple ~ blue
    [bridge] il faudrait deux cases, par exemple e5-f6
   *[sign] il y a un signe qui n’est pas dans la légende
}.
belligerants-flaw-size = Colonnes : { $columns }, rangées : { $rows }. Un tableau en a de 1 à { $most } de chaque.
belligerants-flaw-ragged = Ligne { $line } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}, alors que la première rangée en a { $expected }.
belligerants-flaw-camp-count = Cases du camp { belligerants-side } : { $found }. Un camp en a { $expected }.
belligerants-flaw-camp-corner = { $square } est l’angle à main droite du joueur { belligerants-side } et doit être de sa couleur.
belligerants-flaw-camp-scattered = { $square } est à l’écart du reste du camp { belligerants-side }.
belligerants-flaw-missing-colour = Aucune case n’est { belligerants-ground }.
belligerants-flaw-star-count = Cases étoilées : { $found }. Un tableau en a { $expected }.
belligerants-flaw-star-on-water = { $square } : une case étoilée n’est jamais bleue.
belligerants-flaw-bridge-outside = Pont { $square }-{ $other } : hors du tableau.
belligerants-flaw-bridge-not-diagonal = Pont { $square }-{ $other } : ce n’est pas un pas en diagonale.
belligerants-flaw-bridge-in-water = Pont { $square }-{ $other } : un bout est bleu.
belligerants-flaw-bridge-without-water = Pont { $square }-{ $other } : les cases de part et d’autre ne sont pas bleues toutes les deux.
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

belligerants-warning-not-symmetric = Tableau : { $square } n’est pas comme la case d’en face.
belligerants-warning-bridge-not-symmetric = Tableau : le pont { $square }-{ $other } n’a pas de pont en face.
belligerants-warning-camp-shape = Tableau : le camp { belligerants-side } n’est ni un triangle ni un bloc.
belligerants-warning-unreachable = Tableau : aucun chemin sûr ne mène du camp { belligerants-side } à { $square }.
belligerants-warning-star-on-harm = Tableau : { $square } a une étoile là où l’on subit un dommage.

## Ce qui ne va pas dans une position de départ (position.rs)

belligerants-bad-position-turn = On commence par dire à qui de jouer, par exemple y, p, y3 ou yd, pas « { $word } ».
belligerants-bad-position-rolls = « { $word } » : les jets faits et les jets sans événement s’écrivent comme 12/3, dans les limites du jeu.
belligerants-bad-position-piece = « { $word } » : un pion et sa place s’écrivent comme yEM=c4, pSO=y ou pTK=y:d5.
belligerants-bad-position-too-many = « { $word } » : une armée n’en a pas autant.
belligerants-bad-position-own-prisoner = « { $word } » : seul du matériel qui a changé de camp peut être prisonnier de sa propre armée.
belligerants-bad-position-only-material = « { $word } » : seul le matériel peut combattre pour l’autre camp.
belligerants-bad-position-no-square = « { $word } » : le tableau n’a pas cette case.
belligerants-bad-position-taken = « { $word } » : la case est déjà occupée.
belligerants-bad-position-harm = « { $word } » : seuls les espions et les ambulances peuvent s’y tenir.
belligerants-bad-position-nobody = L’armée { belligerants-side } n’a plus personne hors du camp ennemi.
belligerants-bad-position-blocked = On ne peut rien jouer avec ce que « { $word } » a tiré.

## De quoi l’on peint son propre tableau (board/sketch.rs)

belligerants-config-board-paint-yellow = Camp jaune
belligerants-config-board-paint-pink = Camp rose
belligerants-config-board-paint-brown = Terrain normal
belligerants-config-board-paint-blue = Eau
belligerants-config-board-paint-green = Camouflage
belligerants-config-board-paint-grey = Encerclement
belligerants-config-board-paint-white = Blessure
belligerants-config-board-paint-black = Anéantissement
belligerants-config-board-paint-star = Étoile
belligerants-config-board-paint-bridge = Pont

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
    [yellow] D’ici partent les jaunes. Les roses y rentrent pour compter double, dès qu’aucun de leurs pions n’est plus dans leur propre camp.
    [pink] D’ici partent les roses. Les jaunes y rentrent pour compter double, dès qu’aucun de leurs pions n’est plus dans leur propre camp.
    [brown] On passe, on s’arrête et on prend librement.
    [blue] Seuls bombardiers, avions de chasse, espions et ambulances la traversent ; tous passent les ponts. Qui doit s’y arrêter se noie, sauf espions et ambulances.
    [green] Qui s’y trouve ne peut être pris.
    [grey] Qui s’y arrête n’en sort qu’avec le diable, et peut être pris. Espions et ambulances vont et viennent.
    [white] Qui s’y arrête est blessé : il ne bouge qu’avec le diable, ne prend personne, et seule une ambulance le prend ou le sauve.
   *[black] Qui s’y arrête est détruit, sauf espions et ambulances.
}
belligerants-card-star = Un carrefour : qui le traverse peut repartir dans n’importe laquelle des huit directions.
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
    [sentinel] Garde son armée sur les huit cases qui l’entourent : on n’y prend personne.
   *[other] Va tout droit, dans l’une des huit directions, exactement du nombre de cases joué.
}
belligerants-card-value = Vaut { $points } points au butin, le double une fois rentré{ belligerants-e } au camp ennemi.
belligerants-card-stands = Se trouve en { $square }.
belligerants-card-flat = Pris{ belligerants-e } en bon état : combat sous un pion plat pour l’armée qui l’a pris{ belligerants-e }.
belligerants-card-plight = { $plight ->
    [wounded] Blessé{ belligerants-e } : ne bouge qu’avec le diable et ne prend personne ; seule une ambulance peut { belligerants-le } prendre ou { belligerants-le } sauver.
    [encircled] Encerclé{ belligerants-e } : ne bouge qu’avec le diable.
    [guarded] Gardé{ belligerants-e } par la sentinelle : ne peut être pris{ belligerants-e }.
    [hidden] Camouflé{ belligerants-e } : ne peut être pris{ belligerants-e }.
   *[entered] Rentré{ belligerants-e } dans le camp ennemi : ne peut plus être pris{ belligerants-e } ni en sortir, et compte double.
}
belligerants-expiry-setup = Le temps écoulé, qui n’est pas prêt reçoit la formation par défaut.

## Problèmes

belligerants-puzzle-take = Trouvez le coup qui a les meilleures chances de prendre { belligerants-the-kind } de l’ennemi, tout de suite ou à votre prochain jet. Si l’ennemi tire d’abord le diable, il est trop tard.
belligerants-puzzle-enter = Trouvez le coup qui a les meilleures chances de faire rentrer { belligerants-the-kind } dans le camp ennemi, tout de suite ou à votre prochain jet. Si l’ennemi tire d’abord le diable, il est trop tard.
belligerants-puzzle-bring-home = Trouvez le coup qui a les meilleures chances de ramener { belligerants-the-kind } blessé{ belligerants-e } dans votre camp, tout de suite ou à votre prochain jet. Si l’ennemi tire d’abord le diable, il est trop tard.
belligerants-puzzle-keep = Trouvez le coup après lequel le prochain coup de l’ennemi risque le moins de vous coûter { belligerants-the-kind }.
belligerants-puzzle-safe = Trouvez le coup après lequel le prochain coup de l’ennemi risque le moins de vous coûter un pion, quel qu’il soit.
belligerants-puzzle-deny = Trouvez le coup après lequel { belligerants-the-kind } de l’ennemi risque le moins de rentrer dans votre camp à son prochain coup.
belligerants-puzzle-hunt = La chasse
belligerants-puzzle-devil-hunt = La chasse, avec le diable
belligerants-puzzle-entry = L’entrée
belligerants-puzzle-devil-entry = L’entrée, avec le diable
belligerants-puzzle-rescue = Le sauvetage
belligerants-puzzle-strike = Frapper d’abord
belligerants-puzzle-escape = La fuite
belligerants-puzzle-shield = Le bouclier
belligerants-puzzle-safety = L’armée à l’abri
belligerants-puzzle-gate = La porte close

## Une position mise en place à la main (picture/arranged.rs)

belligerants-setup-piece = { $side ->
    [yellow] Armée jaune
   *[pink] Armée rose
} : { belligerants-kind }{ $flat ->
    [yes] { " " }(pris{ belligerants-e } en bon état)
   *[no] { "" }
}
belligerants-setup-prison = Prisonniers { $side ->
    [yellow] des jaunes
   *[pink] des roses
}
belligerants-setup-turn = À quelle armée de jouer
belligerants-setup-side = { $side ->
    [yellow] Jaune
   *[pink] Rose
}
belligerants-setup-roll = Au dé
belligerants-setup-rolled = { $roll ->
    [none] pas encore jeté
    [d] le diable
   *[other] { $roll }
}
belligerants-setup-rolls = Jets de dé jusqu’ici
belligerants-setup-quiet = Jets de dé sans événement
