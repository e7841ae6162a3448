# La partie au terminal, et les relectures.

terminal-you = Vous
terminal-player = Joueur { $number }
terminal-and = et

terminal-which-game = Quel jeu ? Son numéro ou son nom, comme { $game } :
terminal-welcome = { $game } : { $names }
terminal-how-to-play = Tapez une action comme { $example }, ou un numéro de la liste que montre « coups ». « ? » montre tout ce qu’on peut taper, « règles » les règles.
terminal-prompt = Votre coup (? pour l’aide) :
terminal-prompt-named = { $seat }, votre coup (? pour l’aide) :
terminal-thinking = { $seat } réfléchit…
terminal-pass-keyboard = Passez le clavier à { $seat }, qui appuie alors sur Entrée.

terminal-help =
    Pour jouer, tapez une action en notation{ $notation ->
        [0] { "" }
       *[other] { " " }(« règles { $notation } »)
    }, ou un numéro de « coups ». Et aussi :
      coups          la liste des actions possibles, avec leurs numéros
      conseil        ce que jouerait un bot de niveau 3
      annuler        reprendre votre dernier coup
      plateau        montrer le plateau à nouveau
      regarder       ce qui peut être regardé de près ; « regarder 2 » montre le deuxième
      règles         le sommaire des règles ; « règles 4 » en ouvre un chapitre
      sauver FICHIER garder la partie ; la continuer avec « play --load FICHIER »
      abandonner     abandonner la partie
      quitter        quitter

terminal-not-understood = « { $text } » n’est pas une action de ce jeu. « coups » donne celles que vous pouvez jouer, « ? » l’aide.
terminal-half-understood = « { $text } » n’est pas complet. Actions qui commencent ainsi : { $like }
terminal-no-such-number = Il n’y a pas de choix { $number } : { $count ->
    [one] il n’y en a qu’un
   *[other] ils vont de 1 à { $count }
}. « coups » en donne la liste.
terminal-refused = { $why }
terminal-refused-by-rule = { $why } (Tapez « règles { $paragraph } » pour lire pourquoi.)
terminal-hint = Un bot de niveau 3 jouerait { $action }.
terminal-nothing-to-undo = Vous n’avez rien à reprendre.
terminal-seen-is-seen = Depuis, on a vu ce qui était caché : cela ne se reprend pas.
terminal-rules-how = « règles 1 » ouvre un chapitre, « règles 1.1 » un paragraphe.
terminal-no-such-rule = Les règles n’ont pas de chapitre ni de paragraphe { $number }. « règles » en montre le sommaire.

terminal-nothing-to-look-at = Il n’y a rien à regarder de près ici.
terminal-look-how = « regarder 1 » montre le premier de la liste.
terminal-no-such-sheet = Il n’y a pas de « { $what } » à regarder. « regarder » donne la liste.

terminal-save-how = Donnez un nom de fichier : « sauver ma.partie ».
terminal-save-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
terminal-save-failed = La partie n’est pas sauvée : { $why }
terminal-saved = Partie sauvée. « tabletier play --load { $file } » la continue.
terminal-saved-secrets = Le fichier contient tout, même ce qui vous est caché : ne l’ouvrez pas avant la fin.
terminal-saved-whole = Partie sauvée. « tabletier replay { $file } » la rejoue coup par coup.
terminal-not-saved = La partie n’est pas sauvée. La prochaine fois, « sauver FICHIER » la garde.
terminal-really-quit = La partie n’est pas sauvée : « sauver FICHIER » la garde. « quitter » encore une fois part sans.
terminal-after-the-end-open = « sauver FICHIER » garde la partie, « regarder » montre ce qui était caché, Entrée quitte :
terminal-after-the-end = « sauver FICHIER » garde la partie, « annuler » revient avant la fin, Entrée quitte :

terminal-drawn = Partie nulle : { $how }.
terminal-won = { $count ->
    [one] { $winners } { $winners ->
        [Vous] gagnez
       *[other] gagne
    }
   *[other] { $winners } gagnent
} { $how }.

replay-step = Entrée continue, q arrête :
replay-not-over = La partie n’est pas finie.
replay-sound = L’enregistrement est en ordre : { $count ->
    [0] il est vide.
    [one] son entrée a été rejouée.
   *[other] ses { $count } entrées ont toutes été rejouées.
}

options-unplayable = ces options ne peuvent se jouer :{ $why }
options-listed = `tabletier games { $game }` donne la liste des options
options-warning = attention : { $what }

# Fiches : ce que sont les choses, et pourquoi elles ne peuvent jouer

terminal-no-reason = Rien ne l’interdit, ou il n’y a rien à en faire maintenant.
terminal-card-rules = Règles : { $paragraphs }. « pourquoi » et le même nom dit pourquoi elle ne peut jouer.
