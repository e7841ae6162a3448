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
    [one] reste 1
   *[other] reste { $left }
}
diam-player = { $seat }
diam-team = { $seat } et { $partner }
diam-announcement = Diam !

## À qui de jouer, et comment la partie a fini

diam-turn = À { $seat } de jouer (pose les { diam-colour-plural })
diam-turn-both = À { $seat } de jouer, avec les { diam-colour-plural } et les { diam-other-plural }
diam-won = { $how ->
    [diam] { $seat } gagne par un diam
    [time] { $seat } gagne au temps
   *[other] { $seat } gagne
}
diam-won-team = { $how ->
    [diam] { $seat } et { $partner } gagnent par un diam
    [time] { $seat } et { $partner } gagnent au temps
   *[other] { $seat } et { $partner } gagnent
}
diam-drawn = { $how ->
    [repetition] Partie nulle : troisième fois la même position
    [blocked] Partie nulle : personne ne peut jouer
    [quiet] Partie nulle : cent tours sans poser de pion
   *[other] Partie nulle
}
diam-over = La partie est finie

## Choix en chemin vers une action

diam-announce = Annoncer « Diam ! »
diam-silent = Ne rien dire
diam-swap = Échanger les camps

## Ce qui s’est passé

diam-placed = { $seat } pose un pion { diam-colour } sur la case { $square }, au niveau { $level }
diam-moved = { $seat } déplace le pion { diam-colour } de la case { $from }, niveau { $level }, vers la case { $to }{ $above ->
    [0] { "" }
    [one] , avec le pion posé dessus
   *[other] , avec les { $above } pions posés dessus
}
diam-announced = { $seat } annonce : « Diam ! »
diam-swapped = { $seat } échange les camps
diam-skipped = { $seat } ne peut pas jouer et passe son tour
diam-made = Diam ! Deux pions { diam-colour-plural } face à face au niveau { $level }, sur les cases { $square } et { $across }
diam-timed-out = { $seat } a dépassé son temps
