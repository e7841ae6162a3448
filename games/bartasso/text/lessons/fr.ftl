# Le Bartasso : ce que disent ses leçons. Une leçon a un titre, ce qu'il faut savoir, ce qu'il faut essayer, un indice, et ce qui est dit quand
# elle est réussie et aux essais qui ne conviennent pas.
bartasso-lesson-first-move = Un pas en avant
bartasso-lesson-first-move-text = On ne joue que sur les cases foncées. Les camps jouent à tour de rôle, une pièce par tour ; qui peut jouer ne peut passer, et un camp qui ne le peut pas saute son tour. Un pion avance d’un pas en diagonale vers une case libre, en s’éloignant de la dernière rangée de son camp ; toute pièce peut aller dans tous les camps. Au premier tour de table, chacun joue un coup pour rien : on ne prend pas, et rien de ce tour ne peut être soufflé. Qui laisse filer son temps, ou abandonne, perd.
bartasso-lesson-first-move-goal = Vous jouez les jaunes, en bas. Avancez un pion d’un pas.
bartasso-lesson-first-move-hint = Parmi les pions, seuls ceux de la première rangée peuvent bouger : choisissez-en un, puis une case libre devant lui.
bartasso-lesson-first-move-done = C’est ainsi que marchent les pions. Les verts répondraient maintenant.
bartasso-lesson-first-move-sauteur = C’était le sauteur, qui bondit. Choisissez un pion ordinaire de la première rangée.
bartasso-lesson-first-move-other = C’est possible, mais il s’agit d’avancer un pion.

bartasso-lesson-taking = La prise
bartasso-lesson-taking-text = Un pion prend un ennemi voisin en sautant par-dessus, sur la case libre juste derrière : en avant ou en arrière, bien qu’il n’avance qu’en avant. Un pion couronné marche et prend de même.
bartasso-lesson-taking-goal = Prenez en arrière avec le pion de la case 28.
bartasso-lesson-taking-hint = En arrière, c’est vers vous : un pion vert se trouve derrière le vôtre.
bartasso-lesson-taking-done = Pris, en arrière. Le pion sauté a quitté le plateau.
bartasso-lesson-taking-forward = Cela prend aussi, mais en avant. Essayez l’autre.
bartasso-lesson-taking-step = Un pion qui pouvait prendre et ne l’a pas fait peut être soufflé : l’ennemi le retire du plateau.
bartasso-lesson-taking-crowned = C’était le pion couronné, qui marche comme un pion ordinaire. Et le pion qui pouvait prendre peut maintenant être soufflé.
bartasso-lesson-taking-other = C’est au pion de la case 28 de prendre, en arrière.

bartasso-lesson-chain = L’une après l’autre
bartasso-lesson-chain-text = Qui a pris peut continuer dans le même coup, dans toutes les directions. Ce qui est pris quitte le plateau à la fin du coup ; aucune pièce n’est sautée deux fois, et la case de départ compte comme libre. On peut s’arrêter après chaque prise, mais on risque alors d’être soufflé.
bartasso-lesson-chain-goal = Prenez les quatre pions en un seul coup.
bartasso-lesson-chain-hint = Faites le tour : 17, 8, 19, et retour en 28.
bartasso-lesson-chain-done = Quatre d’un coup, et retour au point de départ.
bartasso-lesson-chain-stopped = Vous vous êtes arrêté en route. C’est permis, mais il restait à prendre.
bartasso-lesson-chain-declined = Rien n’a été pris, et le pion qui le pouvait peut être soufflé.
bartasso-lesson-chain-other = Le pion de la case 28 peut en prendre quatre.

bartasso-lesson-last-row = Au bout du chemin
bartasso-lesson-last-row-text = Un pion ordinaire arrivé sur la dernière rangée y reste, puisqu’il ne recule pas. Il peut encore prendre en arrière.
bartasso-lesson-last-row-goal = Faites faire au pion de la case 3 la seule chose qu’il puisse encore.
bartasso-lesson-last-row-hint = Un pion vert est en 8, et la case derrière lui est libre.
bartasso-lesson-last-row-done = De retour dans la partie, par une prise.
bartasso-lesson-last-row-other = C’était une autre pièce. Le pion de la case 3 n’avance plus, mais il peut prendre.

bartasso-lesson-crowning = Du pion couronné à la couronne
bartasso-lesson-crowning-text = Un pion couronné qui finit son coup sur la case de départ d’un pion couronné ennemi devient aussitôt une couronne, et se meut comme telle dès son tour suivant. Aucune autre pièce ne le devient ; les cases de l’allié ou les vôtres ne comptent pas, ni celles qu’on ne fait que traverser en prenant.
bartasso-lesson-crowning-goal = Obtenez une couronne.
bartasso-lesson-crowning-hint = Le pion couronné de la case 8 a deux cases devant lui. Toutes deux sont marquées.
bartasso-lesson-crowning-done = Une couronne : désormais aucune distance n’est trop grande.
bartasso-lesson-crowning-ordinary = Un pion ordinaire ne devient jamais couronne. Jouez le pion couronné.
bartasso-lesson-crowning-other = Cela ne donne pas de couronne.

bartasso-lesson-couronne = La couronne
bartasso-lesson-couronne-text = Une couronne glisse sur une diagonale, d’autant de cases libres qu’elle veut, en avant ou en arrière. Elle prend un ennemi à toute distance sur sa diagonale si une case est libre derrière lui, se pose sur l’une des cases libres au-delà, et peut continuer de là.
bartasso-lesson-couronne-goal = Prenez avec la couronne de la case 32.
bartasso-lesson-couronne-hint = Le pion vert de la case 18 est sur sa diagonale. Trois cases sont libres derrière lui.
bartasso-lesson-couronne-done = Pris de loin. Vous avez choisi où vous poser.
bartasso-lesson-couronne-slid = Elle a glissé sans rien prendre. Suivez la diagonale qui mène à 18.
bartasso-lesson-couronne-other = C’était une autre pièce, et la couronne, qui pouvait prendre, peut être soufflée.

bartasso-lesson-sauteur = Le sauteur
bartasso-lesson-sauteur-text = Un sauteur bondit de deux cases sur une diagonale et d’une sur l’autre, dans toutes les directions, par-dessus tout ce qui se trouve entre. Il prend en se posant sur un ennemi. Pions, couronnes et sauteurs le prennent comme toute autre pièce.
bartasso-lesson-sauteur-goal = Prenez avec le sauteur.
bartasso-lesson-sauteur-hint = De 23, il atteint 19, par-dessus vos propres pions.
bartasso-lesson-sauteur-done = Il s’est posé sur le pion, et le pion n’est plus là.
bartasso-lesson-sauteur-leapt = Un beau bond, mais sur une case libre. Il prend en se posant sur un ennemi.
bartasso-lesson-sauteur-other = C’était une autre pièce. Le sauteur est en 23.

bartasso-lesson-two-leaps = Bond après bond
bartasso-lesson-two-leaps-text = De là où il a pris, un sauteur peut bondir encore, tant que chaque bond prend. Ce qu’il prend quitte aussitôt le plateau, et il peut s’arrêter après chaque prise. On peut convenir qu’il ne prend qu’une pièce par coup. Et si une position dressée exprès lui offre plus de 50 000 façons de prendre, seules les 50 000 premières comptent.
bartasso-lesson-two-leaps-goal = Prenez deux pièces en un coup du sauteur.
bartasso-lesson-two-leaps-hint = D’abord 19. De là, une rangée plus haut et trois colonnes à gauche.
bartasso-lesson-two-leaps-done = Deux bonds, deux prises.
bartasso-lesson-two-leaps-stopped = Une est prise, et une autre pouvait l’être : une pièce qui s’arrête peut être soufflée.
bartasso-lesson-two-leaps-leapt = Ce bond ne prend rien, il ne peut donc continuer.
bartasso-lesson-two-leaps-other = C’était une autre pièce. Le sauteur est en 23.

bartasso-lesson-mission = La mission du diplomate
bartasso-lesson-mission-text = Un diplomate avance comme un pion et ne recule jamais. Sur la case marquée du diplomate ennemi, droit devant, il a rempli sa mission, ce qui vaut trois unités : des coups supplémentaires de pions, ou des pions perdus remis en jeu. Tant que quelque chose occupe cette case, il doit attendre, et y mettre une pièce est de bonne guerre ; une fois qu’il l’a dépassée, il ne fait plus que gêner.
bartasso-lesson-mission-goal = Remplissez la mission.
bartasso-lesson-mission-hint = La case marquée du diplomate vert est la 8.
bartasso-lesson-mission-done = Mission remplie : dans une vraie partie, trois unités seraient maintenant à dépenser.
bartasso-lesson-mission-past = En 7, il a dépassé son but, et il ne recule jamais.
bartasso-lesson-mission-other = Ce n’était pas le diplomate. Il est en 13.

bartasso-lesson-shield = L’abri du diplomate
bartasso-lesson-shield-text = Un diplomate ne prend rien et n’est jamais pris : on ne prend pas en sautant par-dessus lui, et rien ne se pose sur sa case. Devant ou derrière une pièce, il empêche donc qu’on la prenne en sautant sur cette diagonale. Il joue tant que son allié combat, même quand son propre camp a perdu tous ses combattants.
bartasso-lesson-shield-goal = Les verts menacent de sauter votre pion de la case 28. Abritez-le avec le diplomate.
bartasso-lesson-shield-hint = Le saut finirait en 34.
bartasso-lesson-shield-done = Il n’y a plus de place derrière le pion.
bartasso-lesson-shield-away = Le pion s’est enfui, ce qui aide aussi. Mais ici, c’est au diplomate de l’abriter.
bartasso-lesson-shield-beside = Le diplomate est à côté du chemin : les verts sautent en 34, et le pion est pris.
bartasso-lesson-shield-other = Les verts sautent en 34, et le pion est pris.

bartasso-lesson-huff = Souffler
bartasso-lesson-huff-text = Une pièce qui pouvait prendre et ne l’a pas fait peut être soufflée : l’ennemi dont c’est le tour la retire du plateau, et joue ensuite tout de même. Ce droit se perd dès qu’on a joué.
bartasso-lesson-huff-goal = Vous jouez maintenant les verts, et les jaunes viennent de jouer sans prendre. Soufflez la pièce qui pouvait prendre.
bartasso-lesson-huff-hint = Le pion jaune de la case 28 pouvait sauter le vôtre, en 23.
bartasso-lesson-huff-done = Soufflé. Et il vous resterait encore votre coup.
bartasso-lesson-huff-took = Une prise, mais avec elle votre droit de souffler est perdu. Soufflez d’abord, jouez ensuite.
bartasso-lesson-huff-other = Vous avez joué, et le droit de souffler est perdu. Soufflez d’abord.

bartasso-lesson-victory = Comment on gagne
bartasso-lesson-victory-text = Une alliance gagne en prenant toutes les pièces couronnées, pions ou couronnes, de l’autre. Pions ordinaires, sauteurs et diplomates ne comptent pas.
bartasso-lesson-victory-goal = Gagnez la partie.
bartasso-lesson-victory-hint = Il ne reste aux verts qu’un pion couronné, en 23.
bartasso-lesson-victory-done = La dernière pièce couronnée est prise : gagné. Vous en savez assez pour une partie entière.
bartasso-lesson-victory-other = Le dernier pion couronné des verts est toujours là. Prenez-le.

bartasso-small-game = Une partie entière sur la moitié du plateau contre un robot facile ; un sauteur ne prend qu’une pièce par coup.
