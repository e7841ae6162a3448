# Toy Battle : ce que disent ses leçons. Une leçon a un titre, ce qu'il faut savoir, ce qu'il faut essayer, un indice, et ce qui est dit quand
# elle est réussie et aux essais qui ne conviennent pas.
toybattle-lesson-drawing = Piocher ou placer
toybattle-lesson-drawing-text = Un tour, c’est l’un ou l’autre : piocher, ou placer une troupe ; on ne passe pas. Piocher, c’est prendre deux troupes de sa réserve dans son chevalet, que l’on est seul à voir. Un chevalet en tient huit au plus : avec une seule place libre, ou une seule troupe en réserve, on en pioche une, et sans place on ne peut piocher. Qui ne peut ni piocher ni placer est bloqué, et la partie s’arrête.
toybattle-lesson-drawing-goal = Piochez deux troupes.
toybattle-lesson-drawing-hint = Il y a un bouton pour cela sous le plateau.
toybattle-lesson-drawing-done = Cap’taine et Star sont maintenant dans votre chevalet. L’adversaire a vu combien vous en piochiez, pas lesquelles.
toybattle-lesson-drawing-other = Vous avez placé une troupe, l’autre chose qu’un tour peut être. Cette fois, piochez.

toybattle-lesson-first-troop = La première troupe
toybattle-lesson-first-troop-text = Placer, c’est mettre une troupe de son chevalet sur un emplacement. Toute troupe peut aller sur une base vide, si elle est reliée à votre quartier général, en bas. Vous occupez alors cette base.
toybattle-lesson-first-troop-goal = Placez Roxy sur une base voisine de votre quartier général.
toybattle-lesson-first-troop-hint = Choisissez Roxy dans votre chevalet, puis l’une des deux bases qui s’éclairent.
toybattle-lesson-first-troop-done = La base est à vous. Avec une force de 7, Roxy est difficile à déloger.
toybattle-lesson-first-troop-drawn = Vous avez pioché. Un tour est une pioche ou un placement, pas les deux : ici, placez Roxy.
toybattle-lesson-first-troop-hook = C’était Hook, qui peut aller sur toute base. Placez Roxy.
toybattle-lesson-first-troop-kwak = C’était Kwak, le joker. Gardez-le pour plus tard, et placez Roxy.
toybattle-lesson-first-troop-other = C’est possible, mais c’est Roxy qu’il faut placer.

toybattle-lesson-connection = La ligne
toybattle-lesson-connection-text = Une troupe ne se place que là où l’on arrive en suivant les chemins depuis son quartier général, toutes les bases en route étant à soi. Une base vide ou ennemie coupe la ligne. Il la faut aussi pour couvrir ses propres troupes, et pour entrer dans un quartier général ennemi ; aucune ligne ne traverse celui-ci, et avec plusieurs quartiers généraux à soi elle peut partir de chacun. Une troupe coupée tient sa base, mais ne porte aucune ligne.
toybattle-lesson-connection-goal = Prolongez votre ligne : placez une troupe en b03.
toybattle-lesson-connection-hint = Votre Hook en b01 relie b03 au quartier général.
toybattle-lesson-connection-done = Deux bases d’affilée : b08 est à portée la prochaine fois.
toybattle-lesson-connection-own = Vous avez couvert votre propre troupe, ce qui est toujours permis mais n’allonge aucune ligne.
toybattle-lesson-connection-near = Cette base est reliée, mais voisine du quartier général. Continuez depuis b01.
toybattle-lesson-connection-other = Cela n’allonge pas la ligne. Placez une troupe en b03.

toybattle-lesson-covering = Couvrir l’ennemi
toybattle-lesson-covering-text = Sur une base occupée par l’ennemi ne va qu’une troupe strictement plus forte que celle qu’on voit. Sur sa propre base, toute troupe peut aller. Elle se pose dessus ; une pile peut avoir toute hauteur, et seule la troupe du sommet compte.
toybattle-lesson-covering-goal = Prenez b03 au Hook rouge, de force 4.
toybattle-lesson-covering-hint = Star a une force de 6, Jumbo de 3 seulement.
toybattle-lesson-covering-done = Six bat quatre. Le Hook rouge est dessous et ne compte plus.
toybattle-lesson-covering-own = Vous avez couvert l’une de vos troupes. Le Hook rouge est en b03.
toybattle-lesson-covering-other = Le Hook rouge est toujours en b03. Couvrez-le avec plus fort que 4.

toybattle-lesson-kwak = Kwak, le joker
toybattle-lesson-kwak-text = Kwak n’a pas de force. Il peut couvrir toute troupe ennemie, et toute troupe ennemie peut le couvrir. Rien d’autre ne couvre Roxy, qui a une force de 7 et aucun effet.
toybattle-lesson-kwak-goal = Couvrez le Hook rouge en b04.
toybattle-lesson-kwak-hint = Vous tenez Kwak et Jumbo. Jumbo est trop faible.
toybattle-lesson-kwak-done = Kwak couvre tout. N’oubliez pas que tout couvre Kwak.
toybattle-lesson-kwak-elsewhere = Kwak peut aller là, mais le Hook rouge est en b04.
toybattle-lesson-kwak-jumbo = Le 3 de Jumbo ne bat pas le 4 de Hook, où que vous le mettiez. Prenez Kwak.
toybattle-lesson-kwak-other = Le Hook rouge est toujours là. Kwak peut le couvrir.

toybattle-lesson-skully = Les effets qui piochent
toybattle-lesson-skully-text = Bien des troupes ont un effet, utilisé une fois, quand on place la troupe ; il n’est jamais obligatoire, et perdu si on le décline. Skully, de force 1, pioche deux troupes ; Star, de force 6, en pioche une. Aucun ne pioche plus que le chevalet ne tient ou que la réserve ne donne.
toybattle-lesson-skully-goal = Placez Skully et utilisez son effet.
toybattle-lesson-skully-hint = Après l’avoir placé, on vous demande si vous piochez. Dites oui.
toybattle-lesson-skully-done = Une troupe en jeu et deux nouvelles au chevalet, en un tour.
toybattle-lesson-skully-declined = Vous avez décliné, et l’effet est perdu.
toybattle-lesson-skully-drawn = Une simple pioche donne aussi deux troupes, mais aucune en jeu. Placez Skully.
toybattle-lesson-skully-other = C’est possible, mais c’est Skully qu’il faut placer.

toybattle-lesson-captain = Cap’taine en amène une autre
toybattle-lesson-captain-text = Cap’taine, de force 2, vous laisse placer une troupe de plus, dont l’effet peut servir aussi. Sa ligne peut passer par Cap’taine, et elle peut même se poser dessus. Cette troupe peut être un autre Cap’taine, ou entrer dans un quartier général ennemi et gagner.
toybattle-lesson-captain-goal = Placez Cap’taine, puis une deuxième troupe une base plus loin.
toybattle-lesson-captain-hint = De b01 la ligne continue vers b03, de b02 vers b04.
toybattle-lesson-captain-done = Deux bases en un tour.
toybattle-lesson-captain-passed = Vous n’avez pas placé de troupe de plus, et l’effet est perdu.
toybattle-lesson-captain-near = Cela ne va pas plus loin qu’une base. D’abord Cap’taine, puis à travers lui.
toybattle-lesson-captain-drawn = Vous avez pioché. Placez Cap’taine.
toybattle-lesson-captain-other = D’abord Cap’taine, puis une troupe à travers lui.

toybattle-lesson-jumbo = Jumbo fait place nette
toybattle-lesson-jumbo-text = Jumbo, de force 3, vous laisse défausser une troupe ennemie visible sur une base adjacente, si forte soit-elle. Seule celle du sommet part : ce qui est dessous devient visible, à qui que ce soit.
toybattle-lesson-jumbo-goal = Débarrassez-vous du Hook rouge en b03 par l’effet de Jumbo.
toybattle-lesson-jumbo-hint = Jumbo est trop faible pour le couvrir. Placez-le à côté de b03, sur votre propre Hook.
toybattle-lesson-jumbo-done = Hors du plateau, fort ou pas.
toybattle-lesson-jumbo-far = Depuis b02, rien de rouge n’est adjacent : Jumbo n’a pas de cible.
toybattle-lesson-jumbo-declined = Vous avez décliné, et l’effet est perdu.
toybattle-lesson-jumbo-covered = Kwak le couvre, bien vu. Mais ici, c’est à Jumbo de le défausser.
toybattle-lesson-jumbo-other = Le Hook rouge est toujours là. Placez Jumbo à côté.

toybattle-lesson-hook = Hook se passe de ligne
toybattle-lesson-hook-text = Hook, de force 4, peut se placer sur toute base, reliée ou non. Il n’est dispensé que de la ligne : ce qu’il couvre doit être plus faible. Et un quartier général n’est pas une base : pour y entrer, il faut à Hook une ligne comme à tout le monde.
toybattle-lesson-hook-goal = Placez Hook sur une base voisine du quartier général rouge, en haut.
toybattle-lesson-hook-hint = Ce sont b14 et b15.
toybattle-lesson-hook-done = Hook attend à la porte des rouges. La ligne qui y mène reste à construire.
toybattle-lesson-hook-elsewhere = Hook peut aller là, mais le quartier général rouge est plus haut.
toybattle-lesson-hook-roxy = Il faut une ligne à Roxy. C’est Hook qui s’en passe.
toybattle-lesson-hook-other = C’est Hook qu’il faut placer à côté du quartier général rouge.

toybattle-lesson-xb42 = XB-42
toybattle-lesson-xb42-text = XB-42, de force 5, vous laisse défausser une troupe du chevalet adverse, tirée au hasard : personne ne la choisit. Contre un chevalet vide, il ne se passe rien.
toybattle-lesson-xb42-goal = Placez XB-42 et utilisez son effet.
toybattle-lesson-xb42-hint = Après l’avoir placé, dites oui.
toybattle-lesson-xb42-done = Le hasard a pris la Star rouge. Vous la voyez, et rien d’autre du chevalet.
toybattle-lesson-xb42-declined = Vous avez décliné, et l’effet est perdu.
toybattle-lesson-xb42-other = C’est possible, mais c’est XB-42 qu’il faut placer.

toybattle-lesson-region = Régions et médailles
toybattle-lesson-region-text = Une région est fermée par des chemins et des bases. Qui occupe toutes les bases qui l’entourent prend toutes ses médailles, aussitôt et pour de bon ; un quartier général sur son contour n’a pas à être tenu. Une troupe peut gagner plusieurs régions. On vérifie pour les deux camps après chaque changement : découvrir un ennemi peut donc lui livrer une région ; une poussée est un seul changement. Une région a autant de médailles que de bases, moins deux, et la moitié de toutes les médailles gagne la partie.
toybattle-lesson-region-goal = Gagnez la médaille de la région 2.
toybattle-lesson-region-hint = Vous tenez deux de ses trois bases, b03 et b05.
toybattle-lesson-region-done = Les trois bases sont à vous, et la médaille aussi.
toybattle-lesson-region-other = La région n’est pas fermée : il manque b07.

toybattle-lesson-headquarters = Dans leur quartier général
toybattle-lesson-headquarters-text = Qui place une troupe sur un quartier général ennemi gagne aussitôt. Toute troupe peut y aller, si une ligne y mène ; sur le vôtre, aucune, jamais. L’autre façon de gagner, ce sont les médailles.
toybattle-lesson-headquarters-goal = Gagnez à ce tour.
toybattle-lesson-headquarters-hint = Vos bases mènent du bas jusqu’à b14, voisine du quartier général rouge.
toybattle-lesson-headquarters-done = Roxy y est : la bataille est gagnée. Vous en savez assez pour une partie entière.
toybattle-lesson-headquarters-on-a-base = Une bonne base peut-être, mais le quartier général était à portée.
toybattle-lesson-headquarters-drawn = Vous avez pioché, et les rouges peuvent maintenant couper la ligne.
toybattle-lesson-headquarters-other = Le quartier général était à portée.

toybattle-small-game = Une bataille entière pour Castle Field contre un robot facile ; toutes les bases sont ordinaires.
