# Diam : dessin et récit (src/draw).
# Les couleurs arrivent en anglais : red, orange, brown, black, yellow, green, blue.

diam-colour = { $colour ->
    [red] rouge
    [orange] orange
    [brown] marron
    [black] noir
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
diam-colour-plural = { $colour ->
    [red] rouges
    [orange] orange
    [brown] marron
    [black] noirs
    [yellow] jaunes
    [green] verts
   *[blue] bleus
}
diam-other-plural = { $other ->
    [red] rouges
    [orange] orange
    [brown] marron
    [black] noirs
    [yellow] jaunes
    [green] verts
   *[blue] bleus
}

## Ce qui se trouve où

diam-square = Case { $square }, { $height ->
    [0] vide
    [one] un pion
   *[other] { $height } pions
}
diam-piece = Pion { diam-colour }, case { $square }, niveau { $level }
diam-reserve = { $colour ->
    [red] Rouge
    [orange] Orange
    [brown] Marron
    [black] Noir
    [yellow] Jaune
    [green] Vert
   *[blue] Bleu
} : { $left ->
    [0] épuisé
    [one] il en reste 1
   *[other] il en reste { $left }
}
diam-player = { $seat }
diam-team = { $seat } et { $partner ->
    [Vous] vous
   *[other] { $partner }
}
diam-announcement = Diam !

## À qui de jouer, et comment la partie a fini

diam-turn = À { $seat ->
    [Vous] vous
   *[other] { $seat }
} de jouer, avec la réserve des { diam-colour-plural }
diam-turn-both = À { $seat ->
    [Vous] vous
   *[other] { $seat }
} de jouer, avec les { diam-colour-plural } et les { diam-other-plural }
diam-won = { $seat } { $seat ->
    [Vous] gagnez
   *[other] gagne
}{ $how ->
    [diam] { " " }par un diam
    [time] { " " }au temps
   *[other] { "" }
}
diam-won-team = { $seat } et { $partner ->
    [Vous] vous
   *[other] { $partner }
} { $seat ->
    [Vous] gagnez
   *[other] { $partner ->
        [Vous] gagnez
       *[other] gagnent
    }
}{ $how ->
    [diam] { " " }par un diam
    [time] { " " }au temps
   *[other] { "" }
}
diam-drawn = { $how ->
    [repetition] Partie nulle : la même position pour la troisième fois
    [blocked] Partie nulle : personne ne peut jouer
    [quiet] Partie nulle : cent tours sans poser de pion
   *[other] Partie nulle
}
diam-over = La partie est finie

## Choix en chemin vers une action

diam-announce = Annoncer « Diam ! »
diam-silent = Ne rien dire
diam-swap = Échanger les camps

## Ce qui s’est passé. Une personne seule au terminal s’appelle « Vous ».

diam-placed = { $seat } { $seat ->
    [Vous] posez
   *[other] pose
} un pion { diam-colour } sur la case { $square }, au niveau { $level }
diam-moved = { $seat } { $seat ->
    [Vous] déplacez
   *[other] déplace
} le pion { diam-colour } de la case { $from }, niveau { $level }, vers la case { $to }{ $above ->
    [0] { "" }
    [one] , avec le pion posé dessus
   *[other] , avec les { $above } pions posés dessus
}
diam-announced = { $seat } { $seat ->
    [Vous] annoncez
   *[other] annonce
} : « Diam ! »
diam-swapped = { $seat } { $seat ->
    [Vous] échangez
   *[other] échange
} les camps
diam-skipped = { $seat } { $seat ->
    [Vous] ne pouvez pas jouer et sautez votre tour
   *[other] ne peut pas jouer et saute son tour
}
diam-made = Diam ! Deux pions { diam-colour-plural } face à face au niveau { $level }, sur les cases { $square } et { $across }
diam-timed-out = { $seat } { $seat ->
    [Vous] avez dépassé votre temps
   *[other] a dépassé son temps
}

## Comment elle a fini, en peu de mots

diam-how-diam = par un diam
diam-how-time = au temps
diam-how-repetition = parce que la même position est revenue pour la troisième fois
diam-how-blocked = parce que plus personne ne peut jouer
diam-how-quiet = après cent tours sans pion posé

## Pourquoi une action est refusée

diam-refused-other-edition = Les pions { diam-colour-plural } appartiennent à l’autre édition.
diam-refused-not-your-reserve = Les pions { diam-colour-plural } sont à l’autre camp.
diam-refused-partners-reserve = Les pions { diam-colour-plural } sont à votre partenaire : c’est à lui de les poser.
diam-refused-reserve-empty = Il ne reste pas de pion { diam-colour } en réserve.
diam-refused-pile-full = La case { $square } porte déjà quatre pions.
diam-refused-not-empty = Dans l’édition de 1998, on pose un pion sur une case vide ; la case { $square } ne l’est pas.
diam-refused-no-piece = Il n’y a pas de pion sur la case { $square } au niveau { $level }.
diam-refused-not-your-piece = Le pion de la case { $square } au niveau { $level } est à l’autre camp.
diam-refused-too-far = De la case { $square }, un pion avance d’un pas ; la case { $to } n’est pas voisine.
diam-refused-too-high = La case { $square } porterait plus de quatre pions.
diam-refused-not-announced = Ce diam n’a pas été annoncé à votre tour précédent.
diam-refused-no-announcements = Dans cette partie, les joueurs n’annoncent rien eux-mêmes.
diam-refused-nothing-to-announce = Après cette action, vous ne menaceriez pas de diam : il n’y a rien à annoncer.
diam-refused-no-swap = L’échange des camps prend la place du second tour du premier joueur, et seulement si l’on en était convenu.

## Comment cette langue écrit les lettres de la notation, celles des feuilles de partie (§12.1)

diam-spelling = { "" }

## Sur l'étagère et quand on dresse une table (config.rs). La valeur est la fin de la clé.

diam-blurb = Empiler, avancer, et regarder en face : deux pions d’une même couleur, face à face à la même hauteur, et c’est gagné.
diam-first-evening = Pour une première soirée : deux joueurs et l’édition de 2003. Une partie dure dix minutes.
diam-config-edition = Édition
diam-config-edition-1998 = 1998
diam-config-edition-1998-hint = La feuille des auteurs : on pose sur les cases vides seulement, et un diam s’annonce un tour à l’avance.
diam-config-edition-2003 = 2003
diam-config-edition-2003-hint = La boîte : on peut aussi poser sur les piles.
diam-config-players = Joueurs
diam-config-players-2 = 2
diam-config-players-3 = 3
diam-config-players-4 = 4
diam-config-announce = « Diam ! » est dit
diam-config-announce-auto = par la maison
diam-config-announce-manual = par les joueurs
diam-config-announce-hint = Ne compte que dans l’édition de 1998.
diam-config-swap = Échange des camps
diam-config-swap-hint = Qui a commencé peut échanger les camps au lieu de jouer son second tour. À deux joueurs.
diam-config-position = Position de départ
diam-config-position-hint = Case par case de 1 à 8, par exemple rm/-/o/-/-/-/-/- 1. Vide pour un plateau vide. Voir la règle 11.4.

## Pourquoi des options ne peuvent se jouer

diam-bad-players = Diam se joue à 2, 3 ou 4, pas à { $players }.
diam-bad-edition-players = L’édition de 1998 se joue à 2, pas à { $players }.
diam-bad-announce = Les joueurs n’annoncent eux-mêmes que dans l’édition de 1998.
diam-bad-swap-players = On n’échange les camps qu’à 2 joueurs.
diam-bad-swap-position = L’échange des camps veut une partie qui commence sur un plateau vide.
diam-bad-position-squares = Il faut huit cases séparées par /, pas { $count }.
diam-bad-position-pile = La case { $square } porte de 1 à 4 pions, ou s’écrit -.
diam-bad-position-letter = « { $letter } » sur la case { $square } n’est pas une couleur.
diam-bad-position-colour = Le pion { diam-colour } de la case { $square } appartient à l’autre édition.
diam-bad-position-many = Il y a plus de quatre pions { diam-colour-plural }.
diam-bad-position-diam = Il y a déjà un diam sur le plateau.
diam-bad-position-turn = Le tour est un nombre de 0 à { $last }, pas « { $word } ».
diam-bad-position-announced = Les annonces s’écrivent !0, !1 ou !01.
diam-bad-position-silent = On n’annonce rien dans l’édition de 2003.
diam-bad-position-more = Rien ne doit suivre, or il y a « { $word } ».
diam-bad-position-blocked = Personne ne pourrait agir dans cette position.

## Fiches : ce que sont les choses, et où elles en sont

diam-card-square = Case { $square }
diam-card-square-does = Porte jusqu’à quatre pions, l’un sur l’autre. En face se trouve la case { $across } : ce qui s’y trouve à la même hauteur peut former un diam.
diam-card-square-state = { $height ->
    [0] Vide : il y a place pour quatre pions.
    [1] Un pion : il y a place pour { $room } autres.
    [3] Trois pions : il y a place pour un autre.
    [4] Quatre pions : pleine.
   *[other] { $height } pions : il y a place pour { $room } autres.
}
diam-card-piece = { $colour ->
    [red] Pion rouge
    [orange] Pion orange
    [brown] Pion marron
    [black] Pion noir
    [yellow] Pion jaune
    [green] Pion vert
   *[blue] Pion bleu
}
diam-card-piece-does = Va d’un pas, sur la case à sa gauche ou à sa droite, et emmène tout ce qui se trouve sur lui.
diam-card-diam-does = Face à un pion de sa couleur, au même niveau au-dessus du plus bas, il forme un diam : son camp gagne.
diam-card-piece-state = Case { $square }, niveau { $level }{ $above ->
    [0] , au sommet de sa pile.
    [one] , un pion sur lui.
   *[other] , { $above } pions sur lui.
}
diam-card-level-one = Au niveau le plus bas, qui ne compte jamais pour un diam.
diam-card-facing = Fait face au pion { diam-colour } de la case { $square }.
diam-card-facing-nobody = Ne fait face à personne à ce niveau : la case { $square } n’est pas si haute.
diam-card-reserve = Réserve : { diam-colour }
diam-card-reserve-does-2003 = D’ici, on pose un pion sur une case vide ou au sommet d’une pile.
diam-card-reserve-does-1998 = D’ici, on pose un pion sur une case vide.
diam-card-reserve-state = { $left ->
    [0] Plus aucun pion.
    [one] Il reste un pion.
   *[other] Il reste { $left } pions.
}

## Problèmes

diam-puzzle-win = Gagnez en { $turns } tours, quoi que fasse l’adversaire.
diam-puzzle-placing = En posant
diam-puzzle-moving = En déplaçant
diam-puzzle-both = Poser et déplacer

## Une position mise en place à la main (picture/arranged.rs)

diam-setup-piece = Pion { diam-colour }
diam-setup-turn = À qui de jouer
diam-setup-both = { $turn } : les { diam-colour-plural } et les { diam-other-plural }
diam-setup-one = { $turn } : les { diam-colour-plural }
diam-setup-announced = « Diam ! » est annoncé
diam-setup-said = { $who ->
    [0] par personne
    [1] par le premier camp
    [2] par le second camp
   *[3] par les deux camps
}
