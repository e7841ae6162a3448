## La page : ce que la maison dit autour des jeux. Chaque clé commence par « page- » ; l'anglais a les mêmes.

page-tagline = une salle de jeux, ouverte jour et nuit
page-skip = Aller au contenu
page-brand-home = Tabletier, accueil
page-nav = Menu principal
page-nav-games = Jeux
page-nav-tables = Tables
page-nav-about = À propos
page-turns = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}
page-switch-lang = EN, switch to English
page-to-dark = Baisser la lumière
page-to-light = Monter la lumière
page-account = Votre coin
page-guest = Invité
page-foot = Dessiné et composé à la main. Sans lien avec les auteurs ni les éditeurs des jeux.
page-title-tables = Tables
page-title-play = Dresser une table
page-title-about = La maison
page-title-lost = Introuvable

## Petits mots

page-close = Fermer
page-cancel = Pas maintenant
page-save = Enregistrer
page-copy = Copier
page-copied = Copié. Il n’y a plus qu’à le coller.
page-copied-short = Copié
page-not-copied = Votre navigateur ne laisse pas la page copier : sélectionnez le lien et copiez-le vous-même.
page-less = Moins
page-more = Plus
page-loading = Un instant…
page-try-again = Réessayer
page-send = Envoyer
page-just-now = à l’instant
page-you = vous
page-you-name = Vous

## Accueil

page-hero-eyebrow = Ouvert jour et nuit
page-hero-title = La lampe est allumée. Qui joue ce soir ?
page-hero-text = Des jeux de plateau que l’on ne trouve réunis nulle part ailleurs, complets jusqu’à la dernière règle. Asseyez-vous face à la maison, ou envoyez un lien à un ami : ni compte, ni téléchargement.
page-hero-note = Il ne faut qu’un nom, et nous en proposons même un.
page-play-now = Jouer tout de suite
page-invite-friend = Inviter un ami
page-picture-of = { $game } : une partie en cours
page-preview-of = { $game } avec ces options
page-games-title = Les jeux de la maison
page-players-count = { $seats } joueurs
page-fact-open = ni dés, ni secrets
page-fact-chance = avec du hasard
page-fact-secrets = avec des secrets
page-game-by = Imaginé par { $authors }
page-play = Jouer
page-play-game = Jouer : { $game }
page-rules = Règles
page-rules-of = { $game } : les règles
page-chapters = Chapitres
page-mine-title = Mes tables
page-mine-empty = Vous n’avez encore pris place nulle part. Dressez une table, ou prenez une place libre ci-dessous.
page-open-title = Places libres
page-open-empty = Personne n’attend de compagnie pour l’instant. Dressez une table et laissez une place libre : le premier venu pourra la prendre.
page-running-title = Parties en cours
page-running-empty = Aucune partie publique en cours. La vôtre pourrait être la première.
page-all-tables = Toutes les tables
page-more-tables = Plus de tables
page-new-table = Dresser une table

## Cartes

page-sit-down = S’asseoir
page-watch = Regarder
page-play-on = Continuer à jouer
page-look-again = Revoir
page-go-to-table = À la table
page-your-turn = À vous de jouer
page-status-open = En attente de joueurs
page-status-running = En cours
page-status-over = Terminée
page-free-seat = Place libre
page-actions = { $n ->
    [0] Pas commencée
    [one] 1 coup
   *[other] { $n } coups
}
page-bot = { $level ->
    [6] Maître
   *[other] Robot { $level }
}
page-seat-number = Place { $n }
page-seat-hidden = Joueur inconnu

## Dresser une table

page-play-text = Choisissez qui s’assied où ; le reste est déjà réglé au goût du plus grand nombre.
page-which-game = Quel jeu ?
page-seats-title = Qui s’assied ?
page-wish-me = Moi
page-wish-again = Encore moi
page-wish-bot = Robot
page-wish-open = Place libre
page-wish-invite = Sur invitation
page-wish-open-hint = Le premier venu peut la prendre.
page-wish-invite-hint = Vous recevrez un lien à envoyer.
page-wish-again-hint = Vous jouez ces places vous-même, ou vous partagez cet écran.
page-level-of = Niveau du robot de la place { $n }
page-level-1 = Apprend les règles avec vous.
page-level-2 = Sans malice.
page-level-3 = Joue correctement.
page-level-4 = Voit venir vos menaces.
page-level-5 = Ne laisse rien traîner.
page-level-6 = Ce que la maison a de plus fort. Réfléchit une dizaine de secondes.
page-level-master = Maître
page-level-short = { $n ->
    [6] maître
   *[other] niveau { $n }
}
page-options-title = { $game }, à votre goût
page-first-evening = Prendre ces options
page-advanced = Plus d’options
page-own-text = Le vôtre
page-ready-title = Tout est prêt
page-listed = Visible dans la salle
page-listed-hint = Les autres voient la table et peuvent regarder.
page-private-hint = Seuls ceux qui ont le lien la trouvent.
page-private-open = Personne ne trouvera de place libre à une table cachée : envoyez le lien.
page-set-table = S’asseoir

## Noms

page-name-title = Comment vous appeler ?
page-name-why = Les autres à la table voient ce nom. Laissez le champ vide, et nous en trouverons un.
page-name = Nom
page-name-go = S’asseoir
page-guest-name = Invité { $n }
page-renamed = C’est désormais votre nom.
page-no-account = Vous n’avez encore pris place nulle part : il n’y a rien à retrouver.
page-return-title = Votre chemin de retour
page-return-why = Ouvrez ce lien sur un autre appareil et vous retrouverez vos tables. Qui l’a peut jouer à votre place : gardez-le pour vous.

## À la table

page-table-title = { $game }, la table
page-players = Joueurs
page-to-play = doit jouer
page-waiting-for-players = En attente de joueurs
page-waiting-for-chance = Le hasard décide…
page-frozen = Cette partie s’est arrêtée : quelque chose s’est mal passé dans la maison. Rien n’est perdu ; qui tient cette maison peut en voir la raison dans son journal.
page-watching = Vous regardez. Rien de ce que vous touchez ici ne change la partie.
page-watching-short = Spectateur
page-offline = La connexion est perdue. La table est gardée ; nous frappons encore à la porte…
page-invited = Une place vous est gardée à cette table.
page-accept-invite = Prendre votre place
page-take-seat = Prendre la place { $n }
page-invites = Invitations
page-invite-for = Envoyez ce lien à qui prendra la place { $n }
page-invite-anyone = Lien vers cette table
page-watch-link = Lien vers cette table
page-bar = Ce que vous pouvez faire
page-queue = Reste à décider à ce tour
page-hint-start = Choisissez une pièce : cliquez, glissez, ou écrivez un coup.
page-hint-start-short = Choisissez une pièce : touchez-la ou glissez-la.
page-hint-next = Choisissez maintenant sa destination.
page-hint-choice = Encore une décision :
page-hint = Indice
page-hint-seeking = Un robot cherche un indice.
page-hint-look = Regardez ce qui est marqué sur le plateau.
page-hint-buttons = Regardez les boutons.
page-hint-play = Un robot jouerait { $action }.
page-hint-again = Montrer le coup
page-hint-confirm = Jouer { $action } ?
page-sending = En chemin…
page-confirm = Jouer
page-undo = Annuler
page-typed = Écrire un coup en notation
page-typed-short = coup
page-typed-go = Jouer le coup écrit
page-wait-turn = Aux autres de jouer.
page-hand-over = Passer l’écran
page-hand-over-hint = Vous avez fini. À { $name } de jouer.
page-curtain-title = Passez l’écran à { $name }
page-curtain-text = Le plateau est couvert : chacun ne verra que ce qui est à lui.
page-curtain-here = Je suis là
page-curtain-caption = Changement de place
page-curtain-moves = Ce qui s’est passé sera raconté au joueur suivant.
page-look-closer = Regarder de près
page-look-key = Touche I pour regarder de près
page-look-hint = Aussi par un clic droit ou un appui long sur le plateau, ou par la touche I.
page-look-nothing = Il n’y a rien à regarder de près pour le moment.
page-sheet-empty = Rien.
page-looking-back = Vous regardez un moment passé.
page-back-to-now = Revenir au présent
page-see-rule = Règle { $n }
page-side = À côté du plateau
page-tab-moves = Coups
page-tab-report = Rapports
page-report-nothing = Il n’y a encore rien à rapporter.
page-chart-numbers = Les nombres
page-tab-look = Voir
page-tab-chat = Parler
page-tab-rules = Règles
page-tab-tools = Table
page-unread = à lire
page-moves-none = Pas encore de coup. Le premier sera raconté ici.
page-replay = Parcourir la partie
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-next = Un coup en avant
page-replay-last = Au présent
page-replay-slider = Moment de la partie
page-replay-at = Coup { $n } sur { $of }
page-share = Copier un lien vers ce moment
page-chat = Conversation
page-chat-empty-table = Personne n’a encore rien dit. « Bonsoir » est un bon début.
page-chat-empty-watchers = Les spectateurs peuvent parler ici. Les joueurs n’entendent rien tant qu’ils jouent.
page-chat-to-table = Dire quelque chose à la table
page-chat-to-watchers = Dire quelque chose aux autres spectateurs
page-deals = Accords
page-draw-offer = Proposer la nulle
page-draw-back = Retirer la proposition
page-draw-pending = Vous avez proposé la nulle. Elle sera conclue dès que tous l’auront acceptée.
page-draw-offered = { $name } { $name ->
    [Vous] proposez
   *[other] propose
} la nulle.
page-draw-agree = Accepter
page-resign = Abandonner
page-resign-title = Abandonner la partie ?
page-resign-text = La partie finit aussitôt et compte comme perdue. Cela ne se reprend pas.
page-confirm-moves = Confirmer avant de jouer
page-confirm-hint = Chaque coup attend un geste de plus.
page-keep = Garder
page-record = Feuille de partie
page-record-running = Pendant la partie, la feuille contient ce que vous avez vu. Elle est complète à la fin.
page-keys = Clavier
page-keys-text = Tab et les flèches vont de cible en cible, Maj et les flèches de chose en chose, Entrée choisit, I regarde de près, M marque ce qui peut jouer, Échap annule un choix. Hors du plateau, ← et → parcourent la partie.
page-result-won = { $names } { $you ->
    [yes] gagnez
   *[no] { $count ->
        [one] gagne
       *[other] gagnent
    }
}
page-result-won-how = { page-result-won } { $how }
page-result-shared = { $names } { $you ->
    [yes] partagez
   *[no] partagent
} la partie nulle
page-result-shared-how = { page-result-shared } { $how }
page-result-draw = Partie nulle
page-result-draw-how = Partie nulle { $how }
page-result-drawn = Honneurs partagés.
page-result-victory = Bien joué.
page-result-lost = Belle défense.
page-result-after = { $n ->
    [0] Sans un seul coup.
    [one] Après un coup.
   *[other] Après { $n } coups.
}
page-result-others = { $n } autres
page-result-after-phases = { $n ->
    [one] Après une phase.
   *[other] Après { $n } phases.
}
page-rematch = Encore une
page-rematch-go = À la partie suivante

## À propos

page-about-what = Le tabletier était l’artisan qui faisait les damiers, les dés et les pions. Celui-ci est une salle de jeux : { $n ->
    [one] un jeu de plateau peu commun
   *[other] { $n } jeux de plateau peu communs
}, pour les gens et les robots, en français et en anglais.
page-about-credits = À qui l’on doit ces jeux
page-about-affiliation = Tabletier n’a aucun lien avec les auteurs ni les éditeurs. Tous les dessins et la rédaction des règles sont de nous.
page-about-house = La maison
page-about-self = Toute la maison tient en un programme que chacun peut faire tourner pour ses amis ou son club. Son code est libre.
page-about-privacy = Pas de compte, pas de pistage, rien qui vienne d’ailleurs. Un seul cookie se souvient de votre place.

## Quand quelque chose manque ou tourne mal

page-lost-title = Il n’y a pas de salle ici
page-lost-text = L’adresse ne mène nulle part. Le lien a peut-être été coupé.
page-go-home = Vers les jeux
page-no-table = Cette table n’existe pas
page-no-table-text = Le lien a peut-être été coupé, ou la table a été débarrassée.
page-trouble = Impossible de montrer cette table
page-stale = La maison a changé de version. Rechargez cette page, s’il vous plaît.
page-error-offline = La maison ne répond pas. Vérifiez votre connexion et réessayez.
page-error-unknown = Quelque chose s’est mal passé. Réessayez ; si cela dure, rechargez la page.
page-error-unknown-table = Cette table n’existe pas. Le lien a peut-être été coupé.
page-error-too-many = Pas si vite ! Attendez quelques secondes, puis réessayez.
page-error-seat-taken = Quelqu’un d’autre a pris cette place. Une autre est peut-être libre.
page-error-bad-name = Ce nom ne convient pas : de 1 à 24 caractères, s’il vous plaît.
page-error-bad-line = Ce message ne peut pas partir : écrivez quelque chose, en 500 caractères au plus.
page-error-bad-seats = Les places ne conviennent pas à ce jeu. Dressez la table à nouveau.
page-error-already-seated = Vous avez déjà une place à cette table.
page-error-no-hints = Les indices sont réservés aux parties contre les robots seuls.
page-error-hint-sought = Un indice est déjà demandé.
page-error-bots-play-on = Les robots ne concluent pas d’accords. Continuez, ou abandonnez.
page-error-invitation-expired = Cette invitation a expiré. Demandez-en une nouvelle.
page-error-invited-only = Cette place est gardée pour quelqu’un. Demandez le lien d’invitation.
page-error-no-guest = La maison a oublié qui vous êtes. Prenez un nom dans « Votre coin », ou ouvrez votre lien de retour.
page-error-not-over = La partie est encore en cours.
page-error-not-seated = Il faut avoir une place à cette table pour faire cela.
page-error-not-your-seat = Quelqu’un d’autre est assis là.
page-error-other-channel = Cette conversation ne vous est pas ouverte ici.
page-error-other-origin = La page est ouverte sous une autre adresse que celle que la maison attend. Rouvrez-la depuis l’accueil.
page-error-table-frozen = Cette partie s’est arrêtée : quelque chose s’est mal passé dans la maison. Rien n’est perdu.
page-error-table-open = Tout le monde n’est pas encore assis.
page-error-fault = Quelque chose s’est cassé dans la maison. Rien n’est perdu ; réessayez.
page-error-not-found = Il n’y a rien à cette adresse. Le lien a peut-être été coupé.
page-error-house-closing = La maison ferme un instant. Réessayez dans un moment.
page-error-store-full = La maison n’a plus de place pour écrire. Rien n’a été joué ; qui la tient doit faire de la place.
page-error-store-read-only = La maison ne peut pas écrire en ce moment. Rien n’a été joué ; prévenez qui la tient.
page-error-store-locked = La maison est occupée à écrire. Réessayez dans un instant.
page-error-store-damaged = La maison ne peut pas lire ses livres. Prévenez qui la tient.
page-error-store-failed = La maison n’a rien pu noter. Rien n’a été joué ; réessayez.
page-error-config = Ces options ne vont pas ensemble : { $why }
page-error-config-marked = On ne peut pas jouer avec ces options. Ce qu’il faut corriger est indiqué à côté.
page-error-notation = « { $text } » n’est pas un coup de ce jeu. Un coup s’écrit par exemple : { $example }
page-error-notation-short = « { $text } » n’est pas un coup.
page-labelled = { $what } : { $of }

## Tant que la maison ne répond pas

page-sending-waits = Pas de connexion : votre coup attend et partira dès que la maison répondra.

## S’asseoir tout de suite, appeler un ami

page-choose = Choisir…
page-choose-for = Choisir les options : { $game }
page-play-against = { $level ->
    [6] Contre le maître de la maison
   *[other] Contre la maison, niveau { $level }
}
page-invite-to = Inviter un ami : { $game }
page-call-friend = Envoyez ce lien à votre ami. La partie commence dès qu’il est assis.
page-call-anyone = Il manque quelqu’un. Envoyez ce lien, ou attendez qu’on passe.
page-by-lot = Le sort décide qui commence.
page-share-link = Partager
page-share-words = { $game } : on joue ? Une place vous est gardée.
page-called = À cette table, on vous appelle
page-other-name = Un autre nom
page-invite-useless = Cette invitation n’ouvre aucune place ici.
page-invite-useless-text = Elle a peut-être déjà servi, expiré, ou perdu un morceau. Demandez un nouveau lien à qui vous l’a envoyée, ou regardez.

## Adresses qui ne mènent nulle part

page-lost-return-title = Ce chemin du retour ne mène nulle part
page-lost-return-text = Le lien a peut-être été coupé, ou renouvelé depuis. Sur l’appareil où vous jouiez, ouvrez « Votre coin » et copiez-le en entier. Sans lui, vous pouvez tout simplement recommencer.
page-lost-game-title = Ce jeu n’est pas sur l’étagère
page-lost-game-text = Son nom est peut-être mal écrit. Tous les jeux de la maison sont sur la première page.

## Peindre son propre plateau

page-paint-with = Peindre avec
page-paint-hint = Cliquez sur les cases ou glissez dessus. Au clavier : les flèches déplacent, Espace peint, Maj et flèches peignent au passage, Ctrl+Z annule.
page-paint-link-hint = Désignez l’une après l’autre les deux cases à relier ; une deuxième fois, et le lien disparaît.
page-paint-undo = Annuler
page-paint-from = Repartir de : { $name }
page-paint-alike = Deux côtés semblables
page-paint-alike-hint = Ce que vous peignez est aussi peint en face, après un demi-tour.
page-paint-square = { $square } : { $what }
page-paint-none = Ce texte n’est pas encore un dessin : corrigez-le plus bas, ou repartez d’un plateau de la maison.

# La scène : le plateau dans son cadre, la barre au-dessous.
page-zoom = Taille du plateau
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-whole = Tout le plateau
page-zoom-turn = Tourner le plateau d’un quart
page-more-choices = Autres choix
page-pictured-choices = Dispositions
page-lens = Lequel ?

# Fiches et raisons
page-mark-movable = Marquer ce qui peut jouer (M)
page-peek-more = Davantage par un clic droit, un appui long ou I

## Qui commence
page-begins = Qui commence ?
page-begins-lot = Au sort
page-begins-me = Je commence
page-begins-other = L’autre commence
page-begins-seats = Dans l’ordre
page-begins-lot-hint = Les places sont tirées au sort quand tout le monde est là. Ceux qui jouent ensemble restent ensemble.
page-begins-seats-hint = Chacun garde la place qu’il prend, et la place 1 commence.

## Le lien de retour
page-return-make = Créer un lien
page-return-once = Un lien ne s’affiche qu’une fois. En créer un autre met fin au précédent, pour les appareils qui ne l’ont pas encore suivi.
page-title-switch = Revenir ?
page-switch-text = Ce lien appartient à un autre invité de la maison. Si vous le suivez, ce navigateur sera le sien et non plus le vôtre, { $name }.
page-switch-keep = Pour retrouver ensuite vos propres tables, créez d’abord un lien pour vous, dans « Votre coin ».
page-switch-stay = Rester { $name }
page-switch-go = Suivre le lien
page-error-other-host = La page a été ouverte sous un autre nom que celui de la maison. Ouvrez-la par le nom qu’on vous a donné.
page-error-too-many-sockets = Trop de fenêtres de la maison sont ouvertes là où vous êtes. Fermez-en, ou attendez un instant.

## Clés et moments
page-error-key-reused = Ceci a été envoyé sous le numéro d’un autre coup. Rechargez la page et réessayez.
page-error-no-takeback = Vous n’avez rien à reprendre ici : le hasard ou un secret est passé par là, ou plusieurs décident à la fois.

## Nulles refusées, coups repris, absents
page-draw-decline = Refuser
page-take-back-last = Reprendre mon dernier coup
page-away = absent

## L’ambiance : signes des places, sons, rythme, fin de partie

page-sound = Sons
page-pace = Voir chaque coup des robots
page-pace-hint = Les réponses des robots sont montrées une à une, avec une courte pause.
page-end-victory = Vous gagnez
page-end-lost = Vous perdez
page-end-drawn = Partie nulle
page-end-over = La partie est finie
page-end-winner = gagne
page-end-aside = Mettre le résultat de côté
page-end-show = Voir le résultat
page-end-whole = Le résultat en entier
page-end-level = Un autre niveau
page-end-replay = Revoir la partie
page-end-share = Partager
page-about-type = Les caractères sont le Vollkorn de Friedrich Althausen et le Source Sans 3 de Paul D. Hunt, sous la SIL Open Font License :
page-about-type-licence = son texte

## Vérifier les dés

page-receipts = { $n ->
    [one] Un reçu
   *[other] { $n } reçus
}
page-receipts-hint = Quand plusieurs décident en même temps et en secret, la maison vous donne un reçu de ce que vous avez enregistré. Ce navigateur garde le dernier de chaque décision ; la partie finie, « Vérifier les dés » les compare à la feuille. D’ici là, gardez les sels pour vous.
page-receipts-salt = sel
page-end-verify = Vérifier les dés
page-title-verify = Vérifier les dés
page-verify-lede = Chaque dé et chaque tirage d’une partie étaient fixés avant que quiconque ne joue. Votre propre navigateur les recalcule ici un à un d’après la feuille de partie : inutile de croire qui que ce soit sur parole, pas même la maison.
page-verify-table = Retour à la table
page-verify-which = Quelle feuille ?
page-verify-other = Vérifier une autre feuille
page-verify-paste = Le texte de la feuille de partie
page-verify-hint = Une fois la partie finie, sa feuille se trouve à la table, sous « Table » : « Feuille de partie ».
page-verify-go = Vérifier
page-verify-file = Ouvrir un fichier
page-verify-insecure = Les navigateurs ne font ces calculs que sur des pages sûres. Ouvrez la maison à son adresse https, ou sur la machine qui l’héberge ; ou vérifiez la feuille avec Python : docs/fair-chance.py.
page-verify-verdict = Ce que la vérification a trouvé
page-verify-bar = Avancement de la vérification
page-verify-progress = { $n } sur { $of } vérifiés
page-verify-proved = { $n ->
    [0] Rien n’a été laissé au hasard dans cette partie, et sa graine est bien celle qui était promise.
    [one] Le seul tirage de cette partie est prouvé.
   *[other] Les { $n } tirages de cette partie sont tous prouvés.
}
page-verify-proved-receipts = { $n ->
    [one] Le reçu des ordres secrets est juste, lui aussi.
   *[other] Les { $n } reçus des ordres secrets sont justes, eux aussi.
}
page-verify-proved-kept = { $n ->
    [one] Le reçu gardé par ce navigateur est confirmé.
   *[other] Les { $n } reçus gardés par ce navigateur sont confirmés.
}
page-verify-proved-text = Aucun n’a été choisi ni changé après que les joueurs se sont assis. Que les listes et les tirages soient bien ceux des règles ne se voit pas sans les règles : « tabletier verify » le vérifie avec elles.
page-verify-fault = Cette feuille n’est pas juste
page-verify-fault-text = Ce qui précède est prouvé ; ce qui suit n’a pas été vérifié.
page-verify-show = Montrer l’entrée { $n }
page-verify-unprovable = Les dés de cette partie ne peuvent pas être prouvés
page-verify-unprovable-text = Cette feuille ne contient aucune promesse faite avant le début de la partie. Les parties commencées dans une maison plus ancienne n’en ont pas. Cela ne veut pas dire que quelque chose soit faux, seulement que personne ne peut le vérifier. Mais si un engagement vous a été montré à cette table, il a été retiré de la feuille.
page-verify-unopened = Cette feuille n’est pas encore ouverte
page-verify-unopened-text = La graine d’une partie reste secrète jusqu’à la fin. Reprenez la feuille à ce moment-là.
page-verify-none = Ce n’est pas une feuille de partie
page-verify-none-text = Le texte d’une feuille de partie commence par « tabletier record ». Copiez-le en entier, de la première ligne à la dernière.
page-verify-pledges = Ce qui était fixé d’avance
page-verify-match = Partie
page-verify-commitment = Engagement
page-verify-commitment-hint = Chacun à la table pouvait le voir avant le début de la partie. Il ne convient qu’à une seule graine.
page-verify-seed = Graine
page-verify-seed-hint = Secrète jusqu’à la fin de la partie. Tous les dés en viennent.
page-verify-nonces = Ce que les joueurs ont ajouté
page-verify-nonces-hint = Créé par leurs propres navigateurs, une fois l’engagement vu : la maison ne pouvait pas choisir les dés à elle seule.
page-verify-nonces-none = Personne n’a rien ajouté.
page-verify-rolls = Dés et tirages
page-verify-rolls-none = Il n’y en a pas eu.
page-verify-entry = Entrée { $n }
page-verify-lot = Places tirées au sort :
page-verify-from = { $n ->
    [one] le seul possible :
   *[other] un parmi { $n } :
}
page-verify-draws = { $n ->
    [0] sans aucun tirage
    [one] un tirage :
   *[other] { $n } tirages :
}
page-verify-draw = { $drawn } au-dessous de { $sides }
page-verify-receipts = Reçus
page-verify-receipts-hint = Ce qui se décidait en secret a été confirmé aussitôt à chaque joueur, pour que rien ne puisse être changé après coup.
page-verify-window = Décision { $n }
page-verify-entries = pour les entrées { $list } :
page-verify-kept = gardé dans ce navigateur
page-verify-mark-open = pas encore vérifié
page-verify-mark-proved = prouvé
page-verify-mark-wrong = faux
page-fault-line = La ligne { $line } devrait être « { $expected } », mais c’est « { $found } ».
page-fault-missing = La ligne { $line } manque : ce devrait être « { $expected } ».
page-fault-more = La feuille continue après sa fin, à partir de la ligne { $line }.
page-fault-pledge = L’entrée { $entry } n’est pas ce qu’elle devrait être : une partie commence par son engagement, puis vient ce que les joueurs ont ajouté, dans l’ordre des places, et rien de tel ne vient plus tard.
page-fault-match = C’est la feuille de la partie { $said }, et non de { $asked }.
page-fault-seed = La graine ne correspond pas à l’engagement de l’entrée 1.
page-fault-picked = Entrée { $entry } : la feuille dit « { $said } », la graine donne « { $given } ».
page-fault-drawn = Entrée { $entry }, tirage { $draw } : la feuille dit { $said }, la graine donne { $given }.
page-fault-actions = Le reçu de la place { $seat } pour la décision { $window } désigne des entrées qui ne sont pas des coups de cette place.
page-fault-twice = La place { $seat } a deux reçus pour la décision { $window }.
page-fault-kept = Ce navigateur garde un reçu de la place { $seat } pour la décision { $window } que la feuille ne confirme pas : ce qui y avait été enregistré a été changé après coup, ou supprimé.
page-fault-receipt = Le reçu de la place { $seat } pour la décision { $window } ne correspond pas à ce que cette place a décidé : l’un des deux a été changé.

## Le temps : le choisir, pendules et échéances, ce qui est proposé
page-time-title = Combien de temps ?
page-sort-unlimited = Sans limite
page-sort-live = Pendule
page-sort-days = Jours par coup
page-sort-phases = Heure fixe
page-time-minutes = Minutes par joueur
page-time-seconds = Secondes par coup
page-time-how = Ces secondes
page-how-fischer = s’ajoutent après chaque coup
page-how-delay = passent avant que la pendule parte
page-time-days-each = Jours par coup
page-time-nights = Ne pas compter les nuits
page-time-nights-hint = De { $from } à { $to } ({ $zone })
page-time-weekends = Ne pas compter les week-ends
page-time-hour = Fin des phases (à votre heure)
page-time-phase-days = Jours pour les ordres
page-limit-sudden = Chaque joueur dispose { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
} pour toute la partie. Qui dépasse son temps perd.
page-limit-fischer = Chaque joueur dispose { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
} et gagne { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} après chaque coup. Qui dépasse son temps perd.
page-limit-delay = Chaque joueur dispose { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
} ; à chaque coup, la pendule part après { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}. Qui dépasse son temps perd.
page-limit-days = Chaque coup se joue en { $days ->
    [one] un jour
   *[other] { $days } jours
} au plus. Qui dépasse son temps perd.
page-limit-phases = Les ordres s’arrêtent { $days ->
    [one] le lendemain
   *[other] { $days } jours plus tard
} à { $hour } ({ $zone }), le reste le lendemain à la même heure. Pour qui n’a rien décidé, les règles décident.
page-time-unlimited = Sans limite de temps
page-time-sudden = { $minutes } min par joueur
page-time-fischer = { $minutes } min + { $seconds } s par coup
page-time-delay = { $minutes } min, { $seconds } s de délai par coup
page-time-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
} par coup
page-time-days-rest = { page-time-days }, avec des heures de repos
page-time-phases = Les phases finissent à { $hour } ({ $zone })
page-in-days = dans { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
page-in-days-hours = { page-in-days } { $hours } h
page-in-hours = dans { $hours } h
page-in-hours-minutes = dans { $hours } h { $minutes } min
page-in-minutes = dans { $minutes } min
page-in-moment = dans moins d’une minute
page-deadline = Jusqu’au { $when }
page-deadline-over = Le temps est écoulé
page-reminder-unfinished = Vous n’avez pas encore terminé.
page-reminder-title = À vous, fin { $rest }
page-reminder = Le temps s’achève { $rest }, et vous n’avez pas terminé.
page-reminder-tables = { $n ->
    [one] Le temps presse à 1 table
   *[other] Le temps presse à { $n } tables
}
page-stands-paused = Partie suspendue, jusqu’au { $when } au plus tard
page-stands-holiday = Vacances jusqu’au { $when }
page-clock-of = { $name ->
    [Vous] Votre pendule
   *[other] Pendule : { $name }
}
page-clock-minute = { $name ->
    [Vous] Il vous reste une minute
   *[other] Il reste une minute à { $name }
}
page-clock-seconds = { $name ->
    [Vous] Il vous reste dix secondes
   *[other] Il reste dix secondes à { $name }
}
page-extend = Demander un délai
page-extend-others = Accorder un délai
page-extend-hint = Un délai donne encore autant de temps pour cette décision, deux jours au plus. Chaque joueur peut le demander une fois.
page-pause = Proposer une pause
page-resume = Proposer de continuer
page-take-back-ask = Demander à reprendre mon dernier coup
page-asking-pause = { $name } propose une pause.
page-asking-resume = { $name } propose de continuer.
page-asking-takeback = { $name } demande à reprendre un coup.
page-asking-bot = { $level ->
    [6] { $name } propose un robot maître à la place { $seat }.
   *[other] { $name } propose un robot de niveau { $level } à la place { $seat }.
}
page-asked-pause = Une pause est proposée.
page-asked-resume = Il est proposé de continuer.
page-asked-takeback = Il est demandé de reprendre un coup.
page-asked-bot = Un robot est proposé à la place { $seat }.
page-asking-waits = { $what } En attente : { $names }.
page-asking-withdraw = Retirer
page-error-bad-time = La maison ne peut pas tenir ce temps. Choisissez-en un autre.
page-error-no-extension = Vous ne pouvez plus prolonger le temps de cette décision.
page-error-bad-proposal = Cela ne peut pas être proposé maintenant.

## Les places qui changent de mains
page-hand-leave = Céder ma place…
page-hand-leave-offered = Votre place est proposée…
page-hand-back = Reprendre ma place
page-hand-take = Prendre cette place
page-hand-bot = Mettre un robot ici
page-hand-bot-at = Mettre un robot à la place { $n }
page-hand-propose = Proposer un robot pour cette place
page-hand-propose-short = Proposer un robot
page-own-seat = Votre place
page-kept-for-you = Un robot joue pour vous.
page-seat-is-free = La place { $n } est libre.
page-seat-is-offered = { $name } propose sa place.
page-seat-is-away = { $name } n’est plus là.
page-seat-offered = propose sa place
page-stands-in = pour { $name }
page-looks-for-player = Cherche quelqu’un
page-leave-title = Céder votre place ?
page-way-offer = La proposer à d’autres
page-way-offer-text = Vous jouez jusqu’à ce que quelqu’un la prenne.
page-way-offer-go = Proposer ma place
page-way-keep = La garder finalement
page-way-keep-text = Votre place n’est plus proposée.
page-way-keep-go = Garder ma place
page-way-bot = Laisser jouer un robot
page-way-bot-text = Il joue jusqu’à votre retour. Vous pouvez reprendre votre place à tout moment.
page-way-bot-go = Passer la main au robot
page-way-vacate = Partir tout de suite
page-way-vacate-text = Votre place est libre pour qui la veut, et la partie l’attend.
page-way-vacate-go = Quitter ma place
page-bot-for-seat = Un robot à la place { $n }
page-bot-put = Le robot prend cette place pour toute la partie.
page-bot-proposed = Le robot jouera ici dès que les autres seront d’accord. La personne absente pourra reprendre sa place.
page-bot-sit = Mettre le robot ici
page-bot-propose = Proposer
page-error-not-host = Seule la personne qui a dressé cette table peut faire cela.
page-error-table-begun = La partie a commencé : proposez-le aux autres.

## Les coups conditionnels
page-plan-title = Si l’autre joue…
page-plan-what = Décidez dès maintenant de vos réponses. Elles seront jouées dès qu’elles conviennent, où que vous soyez.
page-plan-make = Prévoir mes réponses
page-plan-change = Changer mes réponses
page-plan-count = { $n ->
    [one] un coup prévu
   *[other] { $n } coups prévus
}
page-plan-banner = Vous préparez : rien n’est joué
page-plan-how = Sur le plateau, jouez un coup pour { $name }, puis votre réponse. Chaque réponse s’ajoute à la liste. Personne d’autre ne la voit.
page-plan-hint-first = Que pourrait jouer { $name } ?
page-plan-hint-next = Et si { $name } joue ensuite…
page-plan-hint-answer = Votre réponse ?
page-plan-hint-end = Ici, la partie serait finie.
page-plan-now = Sur le plateau :
page-plan-none = Rien n’est encore prévu.
page-plan-lines = Ce qui est prévu
page-plan-if = si { $move } → { $answer }
page-plan-then-if = { "\u202F" }; puis si { $move } → { $answer }
page-plan-remove = Retirer
page-plan-another = Une autre suite
page-plan-back = Revenir d’un coup
page-plan-save = Enregistrer
page-plan-saved = C’est noté. Votre réponse sera jouée dès qu’elle convient.
page-plan-close = Quitter la préparation
page-error-bad-plan = Ces réponses ne peuvent pas être gardées : la partie a avancé, ou la suite est trop longue.

## Vacances
page-holiday-title = Vacances
page-holiday-what = Pendant votre absence, vos pendules s’arrêtent dans les parties sur plusieurs jours : 21 jours par an. Les parties qui commencent entre-temps n’attendent pas.
page-holiday-until = Absence jusqu’au
page-holiday-take = Partir en vacances
page-holiday-lasts = Vous êtes en vacances jusqu’au { $when }.
page-holiday-back = Me revoilà
page-until-moment = Jusqu’au { $when }
page-error-bad-holiday = Les vacances finissent après aujourd’hui, et une année en compte 21 jours.

## Les messages d’une place à l’autre
page-tab-press = Messages
page-press = Messages
page-press-threads = Conversations
page-press-public = À tous, en public
page-press-between = Entre { $names }
page-press-seat = { $seat } ({ $name })
page-press-new = Nouveau message
page-press-search = Chercher dans les messages
page-press-search-short = Chercher
page-press-found = { $n ->
    [0] Rien trouvé
    [one] Un message trouvé
   *[other] { $n } messages trouvés
}
page-press-none-yet = Aucun message pour l’instant.
page-press-muted = en sourdine
page-press-mute = Mettre cette conversation en sourdine
page-press-back = Toutes les conversations
page-press-unread-from-here = Nouveau
page-press-to = À
page-press-text = Votre message
page-press-keys = Ctrl et Entrée pour l’envoyer.
page-press-choose = Choisissez à qui vous écrivez.
page-press-public-hint = Tous les joueurs et tous les spectateurs le liront.
page-press-private-hint = Seules les personnes choisies le liront, ou qui reprendra leur place.
page-press-write-all = Écrire à tous
page-press-write-some = Écrire à { $names }
page-press-news = Nouveau message : { $name }
page-press-news-public = Nouveau message public : { $name }
page-press-closed = Dans cette partie, personne n’écrit à personne.
page-press-before = Les messages commencent avec la partie.
page-press-silent = Vous lisez ce qui est public. Depuis votre place, on n’écrit pas.
page-press-will-open = Quand la partie sera finie, tout le monde pourra lire tous les messages.
page-press-stays = Les messages privés restent privés, même après la partie.
page-press-over-opened = La partie est finie : tous les messages sont ouverts à tous.
page-press-over-kept = La partie est finie. Les messages privés restent privés.
page-press-talk-watchers = Entre spectateurs
page-press-talk-after = Parler après la partie
page-press-opened = Ouvrir les messages après la partie
page-press-opened-hint = Quand la partie est finie, tout le monde peut lire ce que les joueurs se sont écrit.
page-press-kept-hint = Les messages privés restent privés pour toujours.
page-error-bad-letter = Impossible d’envoyer cela : écrivez quelque chose, 2000 caractères au plus.
page-error-bad-thread = Cette conversation n’existe pas.
page-error-press-instead = Ici, on s’écrit. Vous pourrez parler quand la partie sera finie.
page-error-press-no-letters = À cette table, on se parle et on ne s’écrit pas.
page-error-press-none = Cette partie se joue sans messages.
page-error-press-silent-seat = Depuis votre place, on n’écrit à personne.
page-error-press-public-only = Depuis votre place, les messages vont à tous, pas à quelques-uns en privé.
page-error-press-private-only = Depuis votre place, les messages vont à quelques-uns en privé, pas à tous.
page-error-press-to-nobody = Choisissez à qui vous écrivez.
page-error-press-to-oneself = Vous ne pouvez pas écrire à votre propre place.
page-error-press-not-reached = On ne peut pas écrire en privé à l’une des personnes choisies.

## Les tables où nul ne choisit sa place

page-error-seats-drawn = Nul ne choisit sa place à cette table : inscrivez-vous, et le sort décidera.
page-error-seats-chosen = À cette table, chacun choisit sa place.
page-error-already-begun = La partie a commencé.
page-error-not-down = Vous n’êtes pas sur la liste.
page-error-gathering-full = Autant de personnes qu’il en faut se sont déjà inscrites.
page-error-nobody-down = Personne ne s’est encore inscrit.
page-error-nonces-owed = Les dés attendent encore la page de quelqu’un. Réessayez dans un instant.
page-error-nonce-given = Les dés sont scellés : on ne peut plus rien y ajouter.
page-error-not-asked = Il n’y a pas de place pour vous en ce moment.
page-error-unknown-player = On ne fait pas cela depuis une place dont le joueur est inconnu : on saurait que quelqu’un y joue.
page-error-was-unknown = Qui a joué inconnu à cette table en sait trop pour y prendre une autre place.
page-error-unheard = Qui joue inconnu, ou pourrait y être appelé, n’est entendu de personne avant la fin.
page-error-bad-company = Seule une personne qui joue seule parmi des robots peut choisir sa place.
page-error-bad-share = On ne peut pas réserver autant de temps aux joueurs inconnus.
page-error-notes-too-long = Le carnet est plein : raccourcissez-le un peu.
page-error-bad-notes = Le carnet ne contient que du texte.
## Tables où personne ne choisit sa place

page-roster-title = Les rôles sont tirés au sort
page-roster-count = { $count ->
    [0] Personne ne s’est encore inscrit
    [one] Une personne inscrite, sur { $most } au plus
   *[other] { $count } personnes inscrites, sur { $most } au plus
}
page-roster-text = Inscrivez-vous ; { $seats } sont tirés au sort quand l’hôte commence, et personne n’apprend qui est qui. D’ici là, aucun nom n’est montré.
page-roster-put-down = M’inscrire
page-roster-full = La liste est complète
page-roster-withdraw = Me désinscrire
page-roster-begin = Tirer au sort et commencer
page-roster-wait = Vous êtes sur la liste. L’hôte commence quand tout le monde est là.
page-roster-bots = { $missing ->
    [0] Au-delà des places, chacun devient remplaçant.
    [one] Un robot prend la place qui manque.
   *[other] Des robots prennent les { $missing } places qui manquent.
}
page-roster-exact = Vous êtes exactement { $seats } : qui vous connaît tous peut deviner par élimination qui tient un rôle secret. Une personne de plus, ou de moins, et le secret tient.
page-roster-share = { $game } : on joue ? Inscrivez-vous.
page-substitute = Vous êtes sur la liste des remplaçants : on vous demandera, en privé, quand une place aura besoin de quelqu’un.
page-substitute-asked = Une place a besoin de vous. Personne d’autre à la table n’apprend qu’elle change de mains.
page-substitute-accept = Prendre la place
page-substitute-withdraw = Quitter la liste des remplaçants
page-notes = Carnet
page-notes-label = Pour cette place et personne d’autre
page-notes-kept = Gardé par la maison.
page-notes-waiting = Pas encore gardé…
page-deadline-earliest = Si toutes les puissances sont prêtes, la phase peut finir à partir du { $when }.
page-drawn-who = Avec qui ?
page-drawn-alone = Rien que des robots
page-drawn-alone-hint = Vous commencez tout de suite, et pouvez choisir votre rôle.
page-drawn-people = Avec du monde
page-drawn-people-hint = Chacun s’inscrit par le même lien ; le sort décide qui joue quoi.
page-drawn-role = Vous jouez
page-drawn-role-lot = au sort
page-drawn-bots = Niveau des robots
page-drawn-share = Heures gardées pour ceux que personne ne connaît
page-drawn-share-hint = Une phase de mouvement dure au moins cela, pour que personne ne voie quand ils ont décidé. 0 : la moitié de la phase.

## Et si : une branche privée d’une partie

page-what-if = Et si ?
page-what-if-hint = Et si ? Essayer à partir d’ici, en privé
page-what-if-text = Essayez ce que cette position pourrait donner. Vous jouez toutes les places, sur une copie que personne d’autre ne peut voir. Rien n’en parvient à la partie.
page-branch-short = Et si ?
page-branch-back = Retour à la partie
page-branch-text = Vous jouez ici toutes les places, sur une copie que personne d’autre ne peut voir. Elle est jetée quand vous en commencez une autre depuis cette partie, ou sept jours après votre dernier passage.
page-branch-discard = La jeter
page-play-as = Jouer { $name }
page-error-no-branch = Rien ne peut être essayé à partir d’ici : on en sait trop peu, ou quelque chose est en cours à ce moment.
page-error-in-a-branch = Cela ne se fait pas pendant un essai en privé.

## Parcourir une partie chapitre par chapitre

page-chapter-first = Le début
page-chapter-nothing = Il ne s’est encore rien passé ici.

## Les messages des autres tables

page-mail = { $n ->
    [one] Des messages à lire à une table
   *[other] Des messages à lire à { $n } tables
}
page-letters-unread = { $n ->
    [one] Un message à lire
   *[other] { $n } messages à lire
}

## Apprendre un jeu

page-learn = Apprendre
page-learn-game = Apprendre { $game }
page-learn-lede = De courtes leçons sur un vrai plateau : dans chacune, une chose à essayer. Essayez tout : à ce qui ne convient pas, on répond par la raison et la règle.
page-learn-progress = Leçons réussies
page-learn-count = { $done } { $done ->
    [0] leçon réussie
    [one] leçon réussie
   *[other] leçons réussies
} sur { $all }
page-learn-begin = Commencer
page-learn-go-on = Continuer
page-learn-go-on-here = C’est juste. Continuez.
page-learn-again = Recommencer
page-learn-done = réussie
page-learn-place = Leçon { $n } sur { $all }
page-learn-side = Ce qu’il faut savoir
page-learn-hint = Indice
page-learn-show = Montrer la réponse
page-learn-answer = Jouez { $action }.
page-learn-next = Leçon suivante
page-learn-finished = Le cours : { $game }
page-learn-all-rules = Toutes les règles
page-learn-small-game = Jouer une petite partie entière
page-learn-played = jouée
page-learn-course-done = { $game } : vous avez suivi tout le cours, jusqu’au bout d’une partie.
page-learn-back = Revenir au cours

## Analyse
page-title-study = Analyse
page-analyse = Analyser
page-analyse-game = Analyser { $game }
page-study-this = Étudier cette partie
page-study-lede = Jouez à toutes les places, essayez des variantes, notez ce que vous en pensez, et laissez un robot regarder. Vos études ne sont qu’à vous tant que vous ne les partagez pas.
page-study-game = Jeu
page-study-paste = Une feuille de partie ou une étude (rien pour un plateau neuf)
page-study-paste-position = Une position, une feuille de partie ou une étude (rien pour un plateau neuf)
page-study-begin = Partir d’un plateau neuf
page-study-mine = Vos études
page-study-unnamed = Étude sans nom
page-study-shared = partagée
page-study-side = L’étude
page-study-moves = Variantes
page-study-start = Début
page-study-expired = temps écoulé
page-study-left = { $name } abandonne
page-study-to-act = { $name } : essayez ce que vous voulez.
page-study-chance = Le hasard décide : lancez, ou choisissez ce qui vient.
page-study-roll = Lancer
page-study-outcome = Choisir ce qui vient
page-study-reading = L’étude de quelqu’un d’autre. Parcourez-la, ou faites-en votre copie.
page-study-name = Nom de l’étude
page-study-variation = Nom de la variante
page-study-comment = Commentaire
page-study-keep = Garder
page-study-arrow = Flèche
page-study-arrow-hint = Montrez d’où part la flèche, puis où elle arrive. La même encore une fois l’efface.
page-study-no-arrows = Effacer les flèches
page-study-cut = Couper ici
page-study-as = Vu par
page-study-as-turn = celui qui doit jouer
page-study-tied = La partie est encore en cours : jusqu’à sa fin, cette étude n’est qu’à vous et aucun robot ne la regarde.
page-study-doors = Partager et garder
page-study-link = Lien vers cette étude
page-study-share = Partager
page-study-unshare = Ne plus partager
page-study-text = Enregistrer le texte
page-study-copy = En faire ma copie
page-study-match = La partie
page-study-discard = Jeter
page-study-discard-sure = Vraiment jeter ?
page-eye = L’œil du robot
page-eye-level = Niveau
page-eye-look = Regarder
page-eye-stop = Arrêter
page-eye-thinking = Le robot regarde…
page-eye-none = Aucun robot de ce jeu ne sait chiffrer ses coups.
page-eye-chance = D’après le robot, { $name } gagne { $n } fois sur 100.
page-eye-value = { $n } %
page-eye-positions = { $n ->
    [one] { $n } position regardée.
   *[other] { $n } positions regardées.
}
page-eye-playouts = { $n ->
    [one] { $n } partie jouée jusqu’au bout.
   *[other] { $n } parties jouées jusqu’au bout.
}
page-eye-won = gagné
page-eye-lost = perdu
page-eye-won-in = gagné en { $n }
page-eye-lost-in = perdu en { $n }
page-eye-known = Prouvé pour { $name } : { $words }.
page-error-study-changed = Cette étude a été modifiée ailleurs. La voici telle qu’elle est : réessayez.
page-error-study-tied = La partie est encore en cours : jusqu’à sa fin, cette étude n’est qu’à vous et aucun robot ne la regarde.
page-error-study-too-long = C’est trop pour une seule étude.
page-error-too-many-studies = Vous avez autant d’études qu’on peut en avoir. Jetez-en d’abord une.
page-error-not-your-study = Cette étude est à quelqu’un d’autre. Faites-en votre copie.
page-error-bad-remarks = Cela ne peut être noté : un nom a 80 caractères au plus, un commentaire 2000.
page-study-unreadable = Ce texte ne peut pas être lu : voyez sa ligne { $line }.

# Retour sur la partie
page-title-review = Retour sur la partie
page-review-this = Revenir sur cette partie
page-review-of = { $game } : la partie après coup
page-review-side = Le retour sur la partie
page-review-curve = Qui menait
page-review-curve-counted = Ce que chaque camp avait
page-review-numbers = La même chose en tableau
page-review-position = Position
page-review-end = la fin
page-review-share = { $name } : { $n } %
page-review-judging = { $n } positions jugées sur { $of }…
page-review-judged = Les { $of } positions sont jugées, par un robot de niveau { $level }.
page-review-again = Continuer à juger
page-review-level = Jugé par
page-review-hidden = La ligne de chaque camp dit ce que ce camp pouvait savoir.
page-review-counted = Aucun robot de ce jeu ne chiffre les positions : la courbe montre ce que le jeu compte lui-même.
page-review-unjudged = Ce jeu n’a pas de juge : parcourez la partie, ou essayez autre chose à partir de n’importe quelle position.
page-review-turning = Tournants
page-review-no-turning = { $done ->
    [yes] Aucun : aucune décision n’a coûté à coup sûr un dixième de victoire.
   *[other] Aucun pour l’instant.
}
page-review-fell = { $name } : de { $before } à { $after } %
page-review-played = joué : { $action }
page-review-better = mieux : { $line }
page-review-unsure = { $kind ->
    [playouts] Incertain de { $n } points : deux écarts types, sur { $counted } parties simulées.
    [searched] À { $n } points près : l’écart entre deux recherches, dont la plus profonde a vu { $counted } positions.
   *[certain] Certain : calculé jusqu’au bout, en { $counted } positions.
}
page-review-shown = Montrer
page-review-retry = Rejouer d’ici
page-review-retry-hint = Ouvre une étude rien qu’à vous, où vous jouez autrement
page-review-luck-title = Hasard et décisions
page-review-decisions-title = Qui a décidé quoi
page-review-luck-hint = Ce que le hasard a apporté de plus que prévu, et ce que les décisions ont changé, en points sur 100. Ensemble, c’est tout ce qui a changé.
page-review-decisions-hint = Ce que les décisions ont changé, en points sur 100.
page-review-luck = Hasard
page-review-own = Ses décisions
page-review-others = Celles des autres
page-review-change = En tout
page-review-from-here = Depuis cette position
page-review-table = La partie
page-error-review-branch = On ne revient pas sur ce qui a été essayé en privé.
page-error-review-range = Ces positions ne sont pas dans la partie.

## Problèmes

page-puzzles = Problèmes
page-puzzles-of = Problèmes : { $game }
page-puzzles-lede = Une position, un but. Chaque problème a été prouvé, et tout ce qui garde le but à portée est juste.
page-puzzles-progress = Problèmes résolus
page-puzzles-count = { $done } sur { $all } problèmes résolus
page-puzzle-daily = Problème du jour
page-puzzle-streak = { $days ->
    [one] Série en cours : 1 jour
   *[other] { $days } jours de suite
}
page-puzzle-filters = Quels problèmes
page-puzzle-theme = Thème
page-puzzle-level = Difficulté
page-puzzle-any = peu importe
page-puzzle-level-n = résolu par un robot de niveau { $n }
page-puzzle-beyond = trop dur pour le niveau 5
page-puzzle-open-only = seulement ceux que je n’ai pas résolus
page-puzzle-none = Aucun problème de ce genre.
page-puzzle-more = { $n ->
    [one] Encore un
   *[other] Encore { $n }
}
page-puzzle-solved = résolu
page-puzzle-text = C’est faisable quoi que fassent les autres. S’il y a plusieurs chemins, chacun compte.
page-puzzle-text-odds = Ici les dés décident : trouvez le coup qui a les meilleures chances. Il devance nettement tous les autres.
page-puzzle-wrong = Ainsi, le but n’est plus à portée.
page-puzzle-wrong-odds = Cela réussit dans { $percent } cas sur 100 ; un autre coup fait mieux.
page-puzzle-done = Résolu.
page-puzzle-done-odds = Résolu : cela réussit dans { $percent } cas sur 100, et rien ne fait mieux.
page-puzzle-next = Problème suivant

## L’explorateur d’ouvertures

page-openings = Coups joués ici
page-openings-none = Personne n’a encore joué cette position dans une partie publique.
page-openings-count = { $n ->
    [one] Une partie publique est passée par ici.
   *[other] { $n } parties publiques sont passées par ici.
}
page-openings-played = { $n } ×
page-openings-won = { $n } % de victoires
page-openings-went = { $won } % de victoires, { $drawn } % de nulles

## Mettre en place une position
page-editor-of = Mettre en place : { $game }
page-editor-side = La position
page-editor-palette = Pièces
page-editor-tools = Outils
page-editor-sorts = Ce qui peut être posé
page-editor-fields = Le reste de la position
page-editor-hint = Prenez une pièce ci-dessous et désignez une case. Ce qui est posé se déplace.
page-editor-putting = { $piece } : désignez sa place. Échap la lâche.
page-editor-taking = Désignez ce qu’il faut retirer.
page-editor-moving = { $piece } : désignez sa nouvelle place, ou retirez-la.
page-editor-left = { $piece }, { $n ->
    [0] épuisé
    [one] il en reste 1
   *[other] il en reste { $n }
}
page-editor-lift = Reprendre : { $piece }
page-editor-off = Retirer
page-editor-undo = Annuler
page-editor-redo = Rétablir
page-editor-empty = Plateau vide
page-editor-usual = Début de la partie
page-editor-none-left = Il n’en reste plus.
page-editor-no-room = Cette pièce ne peut pas aller là.
page-editor-text = La position en texte
page-editor-fine = Cette position peut se jouer.
page-editor-study = Étudier cette position
page-editor-options = Options du jeu
page-study-set-up = Mettre en place une position
page-study-up = Monter
page-study-up-hint = Placer avant la variante qui la précède (Maj et flèche vers le haut)
page-study-to-first = En tête
page-study-to-first-hint = Placer avant toutes les variantes voisines (Maj et Début)
page-error-study-first = Aucune variante ne précède celle-ci.
page-error-bad-arrangement = Cela ne peut pas être mis en place ici.
page-error-position-too-long = Ce texte est trop long pour une position.
