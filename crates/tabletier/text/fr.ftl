# La partie au terminal, et les relectures.

terminal-you = Vous
terminal-player = Joueur { $number }
terminal-bot = { $name } (niveau { $level })
terminal-and = et

terminal-which-game = Quel jeu ? Son numéro ou son nom, comme { $game } :
terminal-welcome = { $game } : { $names }
terminal-how-to-play = Tapez une action comme { $example }, ou un numéro de la liste que montre « coups ». « ? » montre tout ce qu’on peut taper, « règles » les règles.
terminal-prompt = Votre coup (? pour l’aide) :
terminal-prompt-named = { $seat }, votre coup (? pour l’aide) :
terminal-thinking = { $seat } réfléchit…
terminal-pass-keyboard = Passez le clavier à { $seat }, qui appuie alors sur Entrée.

terminal-help =
    Pour jouer, tapez une action en notation{ $notation ->
        [0] { "" }
       *[other] { " " }(« règles { $notation } »)
    }, ou un numéro de « coups ». Et aussi :
      coups                la liste des actions possibles, avec leurs numéros
      conseil              ce que jouerait un robot de niveau 3
      annuler              reprendre votre dernier coup
      plateau              montrer de nouveau le plateau
      regarder             ce que l’on peut regarder de près ; « regarder 2 » montre le deuxième
      pourquoi LIEU        pourquoi l’on ne peut rien faire de ce qui s’y trouve
      règles               le sommaire des règles ; « règles 4 » en ouvre un chapitre
      enregistrer FICHIER  garder la partie ; « tabletier play --load FICHIER » la continue
      abandonner           abandonner la partie
      quitter              quitter le jeu

terminal-not-understood = « { $text } » n’est pas une action de ce jeu. « coups » donne celles que vous pouvez jouer, « ? » l’aide.
terminal-half-understood = « { $text } » n’est pas complet. Actions qui commencent ainsi : { $like }
terminal-no-such-number = Il n’y a pas de choix { $number } : { $count ->
    [one] il n’y en a qu’un
   *[other] ils vont de 1 à { $count }
}. « coups » en donne la liste.
terminal-refused = { $why }
terminal-refused-by-rule = { $why } (Tapez « règles { $paragraph } » pour lire pourquoi.)
terminal-hint = Un robot de niveau 3 jouerait { $action }.
terminal-nothing-to-undo = Vous n’avez rien à reprendre.
terminal-seen-is-seen = Depuis, on a vu ce qui était caché : cela ne se reprend pas.
terminal-rules-how = « règles 1 » ouvre un chapitre, « règles 1.1 » un paragraphe.
terminal-no-such-rule = Les règles n’ont ni chapitre ni paragraphe { $number }. « règles » en montre le sommaire.

terminal-nothing-to-look-at = Il n’y a rien à regarder de près ici.
terminal-look-how = « regarder 1 » montre le premier de la liste.
terminal-no-such-sheet = Il n’y a pas de « { $what } » à regarder. « regarder » donne la liste.

terminal-save-how = Donnez un nom de fichier : « enregistrer ma.partie ».
terminal-save-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
terminal-save-failed = La partie n’est pas enregistrée : { $why }
terminal-saved = Partie enregistrée. « tabletier play --load { $file } » la continue.
terminal-saved-secrets = Le fichier contient tout, même ce qui vous est caché : ne l’ouvrez pas avant la fin.
terminal-saved-whole = Partie enregistrée. « tabletier replay { $file } » la rejoue coup par coup.
terminal-not-saved = La partie n’est pas enregistrée. La prochaine fois, « enregistrer FICHIER » la gardera.
terminal-really-quit = La partie n’est pas enregistrée : « enregistrer FICHIER » la garde. Tapez « quitter » encore une fois pour partir sans la garder.
terminal-after-the-end-open = « enregistrer FICHIER » garde la partie, « regarder » montre ce qui était caché, Entrée quitte :
terminal-after-the-end = « enregistrer FICHIER » garde la partie, « annuler » revient avant la fin, Entrée quitte :

terminal-drawn = La partie est nulle { $how }.
terminal-shared = { $winners } { $you ->
    [yes] partagez
   *[no] partagent
} la partie nulle { $how }.
terminal-won = { $winners } { $you ->
    [yes] gagnez
   *[no] { $count ->
        [one] gagne
       *[other] gagnent
    }
} { $how }.

replay-step = Entrée continue, q arrête :
replay-not-over = La partie n’est pas finie.
replay-sound = La feuille de partie est en ordre : { $count ->
    [0] elle est vide.
    [one] son entrée a été rejouée.
   *[other] ses { $count } entrées ont toutes été rejouées.
}

options-unplayable = ces options ne peuvent se jouer :{ $why }
options-listed = `tabletier games { $game }` donne la liste des options
options-warning = attention : { $what }

# Fiches : ce que sont les choses, et pourquoi elles ne peuvent jouer

terminal-no-reason = Rien ne l’interdit, ou il n’y a rien à en faire maintenant.
terminal-card-rules = Règles : { $paragraphs }. « pourquoi » et le même nom dit pourquoi elle ne peut jouer.
