# Diam : ce que disent ses leçons. Une leçon a un titre, ce qu'il faut savoir, ce qu'il faut essayer, un indice, et ce qui est dit quand
# elle est réussie et aux essais qui ne conviennent pas.

diam-lesson-first-piece = L’anneau et les pions
diam-lesson-first-piece-text = Le plateau est un anneau de huit cases ; chacune a deux voisines et une case juste en face. Il y a seize pions, quatre par couleur : à vous les rouges et les orange, à l’autre camp les marron et les noirs. Tous sont d’abord en réserve, bien visibles. On joue à tour de rôle, et un tour est une seule action : poser un pion ou en déplacer un. Nul ne peut passer ; seul saute son tour celui qui ne peut rien faire, et qui laisse s’écouler son temps perd.
diam-lesson-first-piece-goal = Posez un pion rouge sur n’importe quelle case.
diam-lesson-first-piece-hint = Choisissez la réserve des rouges, puis une case de l’anneau.
diam-lesson-first-piece-done = Votre premier pion est en jeu. C’est maintenant à l’autre camp.
diam-lesson-first-piece-orange = Les orange sont à vous aussi, et vous choisissez librement l’une ou l’autre couleur. Cette fois, prenez un rouge.
diam-lesson-first-piece-other = C’est possible, mais il s’agit ici de poser un pion rouge.

diam-lesson-piling = Sur une pile
diam-lesson-piling-text = Un pion se pose sur une case vide ou au sommet d’une pile, jusqu’à quatre pions par case. On ne pose que de sa propre réserve.
diam-lesson-piling-goal = Posez un pion orange au sommet de la pile de deux.
diam-lesson-piling-hint = La pile de deux est sur la case 3.
diam-lesson-piling-done = L’orange est maintenant au niveau 3. La case 1 n’en aurait pas voulu : elle porte quatre pions.
diam-lesson-piling-colour = C’était un rouge. Vos deux couleurs sont en réserve : prenez un orange.
diam-lesson-piling-elsewhere = L’orange peut aller là, mais la pile de deux est ailleurs.
diam-lesson-piling-moved = Vous avez déplacé un pion déjà en jeu. Un tour est une seule action : ici, posez-en un de la réserve.
diam-lesson-piling-other = C’est possible, mais le pion orange doit aller sur la pile de deux.

diam-lesson-placing-1998 = Comme en 1998
diam-lesson-placing-1998-text = Diam a deux éditions. Selon la feuille de 1998, les rouges et les jaunes jouent contre les verts et les bleus, et un pion ne se pose que sur une case vide, jamais sur une pile.
diam-lesson-placing-1998-goal = Posez un pion jaune.
diam-lesson-placing-1998-hint = Toute case vide convient : 2, 4, 5, 7 ou 8.
diam-lesson-placing-1998-done = C’est cela. En 1998, les piles ne montent que par déplacement.
diam-lesson-placing-1998-colour = C’était un rouge, votre autre couleur. Prenez un jaune.
diam-lesson-placing-1998-moved = Vous avez déplacé un pion. Posez-en plutôt un de la réserve.
diam-lesson-placing-1998-other = C’est possible, mais il s’agit de poser un pion jaune.

diam-lesson-moving = Déplacer, avec ce qui est dessus
diam-lesson-moving-text = Un pion avance d’un pas, à gauche ou à droite. Tout ce qui se trouve dessus part avec lui, pions adverses compris, et se pose sur ce qui est là, dans le même ordre. Le plus bas des pions déplacés doit être à vous.
diam-lesson-moving-goal = Déplacez le pion orange sur la case 4.
diam-lesson-moving-hint = Choisissez le pion orange de la case 3, puis la case 4.
diam-lesson-moving-done = L’orange a emmené le noir, et tous deux sont sur le rouge, dans le même ordre qu’avant.
diam-lesson-moving-other-way = Un pas, mais de l’autre côté : il fallait la case 4.
diam-lesson-moving-whole-pile = Vous avez choisi le rouge, et les trois sont partis. Choisissez l’orange, au milieu.
diam-lesson-moving-other-piece = C’était le rouge de la case 4. L’orange est sur la case 3.
diam-lesson-moving-other = C’est possible, mais il s’agit de déplacer le pion orange de la case 3.

diam-lesson-too-high = Pas plus de quatre
diam-lesson-too-high-text = Un déplacement après lequel une case porterait plus de quatre pions est interdit dans ce sens. L’autre sens peut rester ouvert.
diam-lesson-too-high-goal = Déplacez le pion orange, avec le noir qui est dessus.
diam-lesson-too-high-hint = Trois et deux font cinq. Un et deux font trois.
diam-lesson-too-high-done = Bien : la case 2 aurait porté cinq pions, la case 4 en porte trois.
diam-lesson-too-high-other-piece = C’était un rouge. L’orange est sur la case 3, sous le noir.
diam-lesson-too-high-other = C’est possible, mais il s’agit de déplacer le pion orange de la case 3.

diam-lesson-diam = Un diam
diam-lesson-diam-text = Deux pions d’une même couleur, face à face et au même niveau, forment un diam : leur camp gagne aussitôt. Vos deux couleurs ensemble n’en forment pas. Dans l’édition de 2003, un diam peut venir d’une pose aussi bien que d’un déplacement.
diam-lesson-diam-goal = Formez un diam.
diam-lesson-diam-hint = Votre rouge de la case 1 est au niveau 2. Qu’y a-t-il juste en face ?
diam-lesson-diam-done = Rouge face à rouge au niveau 2 : un diam, et la partie est gagnée.
diam-lesson-diam-two-colours = Orange face à rouge : les deux couleurs d’un camp ne forment pas de diam ensemble.
diam-lesson-diam-not-across = Là, les deux rouges ne se font pas face au même niveau. En face de la case 1 se trouve la case 5.
diam-lesson-diam-other = Cela ne forme pas de diam : deux pions d’une même couleur doivent se faire face au même niveau.

diam-lesson-level-one = Le sol ne compte pas
diam-lesson-level-one-text = Le niveau 1, le plus bas, ne compte jamais. Un diam se forme au niveau 2, 3 ou 4.
diam-lesson-level-one-goal = Formez un diam.
diam-lesson-level-one-hint = Cherchez un rouge posé sur un autre pion.
diam-lesson-level-one-done = Le niveau 2 compte : c’est gagné.
diam-lesson-level-one-ground = Rouge face à rouge, mais au niveau 1, qui ne compte jamais.
diam-lesson-level-one-other = Cela ne forme pas de diam. Deux rouges doivent se faire face au niveau 2 ou plus haut.

diam-lesson-moved-diam = Un diam par déplacement
diam-lesson-moved-diam-text = Les quatre rouges sont en jeu : il n’y en a plus à poser. Un pion qui va sur une case occupée se pose au sommet : sur un seul pion, au niveau 2.
diam-lesson-moved-diam-goal = Formez un diam par un déplacement.
diam-lesson-moved-diam-hint = En face du rouge du niveau 2 se trouve la case 7.
diam-lesson-moved-diam-done = Un pas sur le marron, et rouge fait face à rouge au niveau 2.
diam-lesson-moved-diam-left = C’était l’un des deux pions qu’il vous faut : il est déjà au niveau 2. Amenez-en un autre en face.
diam-lesson-moved-diam-orange = Un orange ne forme pas de diam avec un rouge.
diam-lesson-moved-diam-other = Cela ne forme pas de diam. Quel rouge peut venir sur la case 7 ?

diam-lesson-highest = Le plus haut décide
diam-lesson-highest-text = Si une action forme plusieurs diams, le plus haut décide, et son propriétaire gagne, quel que soit celui qui l’a formé. On peut perdre par sa propre action.
diam-lesson-highest-goal = Formez un diam qui vous fait gagner.
diam-lesson-highest-hint = Si la pile de la case 6 se déplace, le marron suit.
diam-lesson-highest-done = Un diam rouge tout seul, au niveau 2 : vous gagnez.
diam-lesson-highest-higher = Rouge face à rouge au niveau 2, mais marron face à marron au niveau 3 : le plus haut décide, et il n’est pas à vous.
diam-lesson-highest-other = Cela ne forme aucun diam à vous. Le rouge de la case 1 est au niveau 2.

diam-lesson-guard = Voir venir
diam-lesson-guard-text = Avant chaque action, regardez ce que l’autre camp pourrait faire ensuite : un diam demande deux cases qui se font face, et la bonne hauteur sur chacune.
diam-lesson-guard-goal = L’autre camp pourrait former un diam de marron à sa prochaine action. Empêchez-le.
diam-lesson-guard-hint = Un marron est au niveau 2 de la case 1. Changez ce qui est sur la case 1 ou sur la case 5.
diam-lesson-guard-done = Les hauteurs ne vont plus ensemble. Il y avait six façons de le faire.
diam-lesson-guard-other = Un marron est posé sur la case 5, fait face à celui de la case 1 au niveau 2, et vous avez perdu.

diam-lesson-announcement = « Diam ! » (1998)
diam-lesson-announcement-text = Selon la feuille de 1998, nul ne peut former un diam à soi sans l’avoir annoncé avec son action précédente. Il y a lieu d’annoncer quand vous pourriez en former un si l’autre camp ne faisait rien. Le programme dit « Diam ! » pour vous.
diam-lesson-announcement-goal = Amenez un rouge à côté de la case 5, pour qu’un diam soit annoncé. Puis formez-le.
diam-lesson-announcement-hint = De la case 4 ou de la case 6, un rouge pourrait monter sur la case 5, en face de celui du niveau 2.
diam-lesson-announcement-done = Annoncé, pas empêché, formé.
diam-lesson-announcement-other = Cela n’annonce rien : ensuite, aucun rouge ne pourrait monter sur la case 5.

diam-lesson-two-threats = Deux menaces à la fois
diam-lesson-two-threats-text = L’autre camp n’a qu’une action pour répondre à la vôtre. Qui menace deux choses à la fois ne peut être arrêté. N’oubliez pas que ce qui est sur un pion part avec lui.
diam-lesson-two-threats-goal = Gagnez en deux actions : la première doit menacer deux diams.
diam-lesson-two-threats-hint = Amenez le rouge de la case 8, avec l’orange qui est dessus, sur la case 1. Puis regardez les niveaux de la case 5.
diam-lesson-two-threats-done = Le rouge menaçait au niveau 2 ; qui remplit ce niveau vous hisse au niveau 3, et l’orange y attendait. C’est cela, Diam.
diam-lesson-two-threats-one-threat = Cela menace un diam au plus, et une seule action l’arrête.
diam-lesson-two-threats-other = Ce n’est pas la double menace. Le rouge et l’orange devraient se trouver l’un sur l’autre en face de la case 5.

diam-small-game = Une partie entière contre un robot facile, avec tout ce que vous avez appris. Formez un diam avant lui.
