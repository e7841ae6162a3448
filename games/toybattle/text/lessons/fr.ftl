# Toy Battle : ce que disent ses leçons. Une leçon a un titre, ce qu'il faut savoir, ce qu'il faut essayer, un indice, et ce qui est dit quand
# elle est réussie et aux essais qui ne conviennent pas.
toybattle-lesson-drawing = Piocher ou placer
toybattle-lesson-drawing-text = Un tour, c’est de deux choses l’une : piocher, ou placer une troupe ; nul ne peut passer. Piocher, c’est prendre deux troupes de votre réserve pour votre support, que personne d’autre ne voit. Un support porte huit troupes au plus : s’il n’y reste qu’une place, ou s’il ne reste qu’une troupe en réserve, on en pioche une ; sans place ou sans réserve, on ne peut pas piocher. Qui ne peut ni piocher ni placer est bloqué, et la partie s’arrête.
toybattle-lesson-drawing-goal = Piochez deux troupes.
toybattle-lesson-drawing-hint = Il y a un bouton pour cela sous le terrain.
toybattle-lesson-drawing-done = Cap’taine et Star sont maintenant sur votre support. L’adversaire a vu combien de troupes vous piochiez, pas lesquelles.
toybattle-lesson-drawing-other = Vous avez placé une troupe, l’autre chose qu’un tour peut être. Cette fois, piochez.

toybattle-lesson-first-troop = La première troupe
toybattle-lesson-first-troop-text = Placer, c’est mettre une troupe de son support sur un emplacement. Toute troupe peut aller sur une base vide, si elle est connectée à votre quartier général (QG), en bas. Vous occupez alors cette base.
toybattle-lesson-first-troop-goal = Placez Roxy sur une base voisine de votre QG.
toybattle-lesson-first-troop-hint = Choisissez Roxy sur votre support, puis l’une des deux bases qui s’éclairent.
toybattle-lesson-first-troop-done = La base est à vous. Avec une force de 7, Roxy est difficile à recouvrir.
toybattle-lesson-first-troop-drawn = Vous avez pioché. Un tour est une pioche ou un placement, pas les deux : ici, placez Roxy.
toybattle-lesson-first-troop-hook = C’était Crochet, qui peut aller sur toute base. Placez Roxy.
toybattle-lesson-first-troop-kwak = C’était Kwak, le joker. Gardez-le pour plus tard, et placez Roxy.
toybattle-lesson-first-troop-other = C’est possible, mais c’est Roxy qu’il faut placer.

toybattle-lesson-connection = La ligne
toybattle-lesson-connection-text = Une troupe ne se place que là où l’on arrive en suivant les chemins depuis son QG, toutes les bases traversées étant à soi. Une base vide ou ennemie coupe la ligne. Il faut aussi être connecté pour recouvrir ses propres troupes, et pour entrer dans un QG ennemi ; aucune ligne ne traverse celui-ci, et avec plusieurs QG à soi, elle peut partir de n’importe lequel. Une troupe coupée tient sa base, mais ne prolonge aucune ligne.
toybattle-lesson-connection-goal = Prolongez votre ligne : placez une troupe en b03.
toybattle-lesson-connection-hint = Votre Crochet en b01 relie b03 au QG.
toybattle-lesson-connection-done = Deux bases d’affilée : b08 est à portée la prochaine fois.
toybattle-lesson-connection-own = Vous avez recouvert votre propre troupe, ce qui est permis quelle que soit la force, mais n’allonge aucune ligne.
toybattle-lesson-connection-near = Cette base est connectée, mais voisine du QG. Continuez depuis b01.
toybattle-lesson-connection-other = Cela n’allonge pas la ligne. Placez une troupe en b03.

toybattle-lesson-covering = Recouvrir l’ennemi
toybattle-lesson-covering-text = Sur une base que l’ennemi occupe ne va qu’une troupe plus forte que celle qu’on voit. Sur une base à soi, n’importe quelle troupe. Elle se pose au sommet ; une pile peut monter aussi haut que l’on veut, et seule la troupe du dessus compte.
toybattle-lesson-covering-goal = Prenez b03 au Crochet rouge, de force 4.
toybattle-lesson-covering-hint = Star a une force de 6, Mastok de 3 seulement.
toybattle-lesson-covering-done = Six bat quatre. Le Crochet rouge est dessous et ne compte plus.
toybattle-lesson-covering-own = Vous avez recouvert l’une de vos troupes. Le Crochet rouge est en b03.
toybattle-lesson-covering-other = Le Crochet rouge est toujours en b03. Recouvrez-le avec plus fort que 4.

toybattle-lesson-kwak = Kwak, le joker
toybattle-lesson-kwak-text = Kwak n’a pas de force. Il recouvre n’importe quelle troupe ennemie, et n’importe laquelle le recouvre. Chez l’ennemi, rien d’autre ne recouvre Roxy, qui a une force de 7 et aucun effet.
toybattle-lesson-kwak-goal = Recouvrez le Crochet rouge en b04.
toybattle-lesson-kwak-hint = Vous avez Kwak et Mastok. Mastok est trop faible.
toybattle-lesson-kwak-done = Kwak recouvre tout. N’oubliez pas que tout recouvre Kwak.
toybattle-lesson-kwak-elsewhere = Kwak peut aller là, mais le Crochet rouge est en b04.
toybattle-lesson-kwak-jumbo = Le 3 de Mastok ne bat pas le 4 de Crochet, où que vous le mettiez. Prenez Kwak.
toybattle-lesson-kwak-other = Le Crochet rouge est toujours là. Kwak peut le recouvrir.

toybattle-lesson-skully = Les effets qui piochent
toybattle-lesson-skully-text = Bien des troupes ont un effet, qui sert une fois, quand on place la troupe ; il n’est jamais obligatoire, et un effet refusé est perdu. Skully, de force 1, pioche deux troupes ; Star, de force 6, en pioche une. Ni l’un ni l’autre ne pioche plus que le support ne peut porter ni que la réserve ne peut donner.
toybattle-lesson-skully-goal = Placez Skully et utilisez son effet.
toybattle-lesson-skully-hint = Après l’avoir placé, on vous demande si vous piochez. Dites oui.
toybattle-lesson-skully-done = Une troupe en jeu et deux nouvelles sur le support, en un tour.
toybattle-lesson-skully-declined = Vous avez refusé, et l’effet est perdu.
toybattle-lesson-skully-drawn = Une simple pioche donne aussi deux troupes, mais aucune en jeu. Placez Skully.
toybattle-lesson-skully-other = C’est possible, mais c’est Skully qu’il faut placer.

toybattle-lesson-captain = Cap’taine en amène une autre
toybattle-lesson-captain-text = Cap’taine, de force 2, vous laisse placer une troupe en renfort, dont l’effet peut servir aussi. Sa ligne peut passer par Cap’taine, et elle peut même se poser dessus. Le renfort peut être un autre Cap’taine, ou entrer dans un QG ennemi et gagner.
toybattle-lesson-captain-goal = Placez Cap’taine, puis une deuxième troupe une base plus loin.
toybattle-lesson-captain-hint = De b01, la ligne continue vers b03 ; de b02, vers b04.
toybattle-lesson-captain-done = Deux bases en un tour.
toybattle-lesson-captain-passed = Vous n’avez pas placé de renfort, et l’effet est perdu.
toybattle-lesson-captain-near = Cela ne va pas plus loin qu’une base. D’abord Cap’taine, puis à travers lui.
toybattle-lesson-captain-drawn = Vous avez pioché. Placez Cap’taine.
toybattle-lesson-captain-other = D’abord Cap’taine, puis une troupe à travers lui.

toybattle-lesson-jumbo = Mastok fait place nette
toybattle-lesson-jumbo-text = Mastok, de force 3, vous laisse défausser une troupe ennemie visible sur une base adjacente, si forte soit-elle. Seule celle du sommet part : ce qui est dessous devient visible, quel qu’en soit le propriétaire.
toybattle-lesson-jumbo-goal = Débarrassez-vous du Crochet rouge en b03 par l’effet de Mastok.
toybattle-lesson-jumbo-hint = Mastok est trop faible pour le recouvrir. Placez-le à côté de b03, sur votre propre Crochet.
toybattle-lesson-jumbo-done = Hors du terrain, fort ou pas.
toybattle-lesson-jumbo-far = Depuis b02, rien de rouge n’est adjacent : Mastok n’a pas de cible.
toybattle-lesson-jumbo-declined = Vous avez refusé, et l’effet est perdu.
toybattle-lesson-jumbo-covered = Kwak le recouvre, bien vu. Mais ici, c’est à Mastok de le défausser.
toybattle-lesson-jumbo-other = Le Crochet rouge est toujours là. Placez Mastok à côté.

toybattle-lesson-hook = Crochet se passe de ligne
toybattle-lesson-hook-text = Crochet, de force 4, peut se placer sur n’importe quelle base, connectée ou non. Il n’est dispensé que de la connexion : un ennemi qu’il recouvre doit être plus faible. Et un QG n’est pas une base : pour y entrer, Crochet doit être connecté comme tout le monde.
toybattle-lesson-hook-goal = Placez Crochet sur une base voisine du QG rouge, en haut.
toybattle-lesson-hook-hint = Ce sont b14 et b15.
toybattle-lesson-hook-done = Crochet attend à la porte des rouges. La ligne qui y mène reste à construire.
toybattle-lesson-hook-elsewhere = Crochet peut aller là, mais le QG rouge est plus haut.
toybattle-lesson-hook-roxy = Il faut une ligne à Roxy. C’est Crochet qui s’en passe.
toybattle-lesson-hook-other = C’est Crochet qu’il faut placer à côté du QG rouge.

toybattle-lesson-xb42 = XB-42
toybattle-lesson-xb42-text = XB-42, de force 5, vous laisse défausser une troupe du support adverse, tirée au hasard : personne ne la choisit. Contre un support vide, il ne se passe rien.
toybattle-lesson-xb42-goal = Placez XB-42 et utilisez son effet.
toybattle-lesson-xb42-hint = Après l’avoir placé, dites oui.
toybattle-lesson-xb42-done = Le hasard a pris la Star rouge. Vous la voyez, et rien d’autre du support.
toybattle-lesson-xb42-declined = Vous avez refusé, et l’effet est perdu.
toybattle-lesson-xb42-other = C’est possible, mais c’est XB-42 qu’il faut placer.

toybattle-lesson-region = Régions et médailles
toybattle-lesson-region-text = Une région est fermée par des chemins et des bases. Qui occupe toutes les bases qui la bordent prend toutes ses médailles, aussitôt et pour de bon ; un QG à son bord n’a pas à être tenu. Une seule troupe peut gagner plusieurs régions. On vérifie pour les deux camps après chaque changement : découvrir un ennemi peut donc lui offrir une région ; une poussée est un seul changement. Une région porte autant de médailles qu’elle a de bases, moins deux, et la moitié de toutes les médailles gagne la partie.
toybattle-lesson-region-goal = Gagnez la médaille de la région 2.
toybattle-lesson-region-hint = Vous tenez deux de ses trois bases, b03 et b05.
toybattle-lesson-region-done = Les trois bases sont à vous, et la médaille aussi.
toybattle-lesson-region-other = Vous ne contrôlez pas encore la région : il manque b07.

toybattle-lesson-headquarters = Dans le QG ennemi
toybattle-lesson-headquarters-text = Qui place une troupe sur un QG ennemi gagne aussitôt. Toute troupe peut y aller, si une ligne y mène ; sur le vôtre, aucune, jamais. L’autre façon de gagner, ce sont les médailles.
toybattle-lesson-headquarters-goal = Gagnez à ce tour.
toybattle-lesson-headquarters-hint = Vos bases mènent du bas jusqu’à b14, voisine du QG rouge.
toybattle-lesson-headquarters-done = Roxy y est : la bataille est gagnée. Vous en savez assez pour une partie entière.
toybattle-lesson-headquarters-on-a-base = Une bonne base peut-être, mais le QG était à portée.
toybattle-lesson-headquarters-drawn = Vous avez pioché, et les rouges peuvent maintenant couper la ligne.
toybattle-lesson-headquarters-other = Le QG était à portée.

toybattle-small-game = Une bataille entière sur la plaine des châteaux contre un robot facile ; toutes les bases sont ordinaires.
