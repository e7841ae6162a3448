# Les Belligérants : ce que disent ses leçons. Une leçon a un titre, ce qu'il faut savoir, ce qu'il faut essayer, un indice, et ce qui est dit quand
# elle est réussie et aux essais qui ne conviennent pas.
belligerants-lesson-first-move = Autant de cases que le dé en montre
belligerants-lesson-first-move-text = À votre tour, vous jetez le dé et déplacez un pion en ligne droite, dans l’une des huit directions, d’exactement autant de cases qu’il en montre. Son trajet doit être libre : il ne passe par-dessus aucun pion et ne sort pas du tableau. On ne passe pas ; qui ne peut rien jouer perd son tour, et qui laisse s’écouler son temps perd la partie.
belligerants-lesson-first-move-goal = Le dé montre 2. Déplacez le tank de k8.
belligerants-lesson-first-move-hint = Choisissez le tank : six cases s’éclairent, chacune à exactement deux pas.
belligerants-lesson-first-move-done = Exactement deux cases. Votre soldat et la mitrailleuse ennemie barraient deux de ses huit chemins.
belligerants-lesson-first-move-soldier = C’était le soldat. On déplace un pion, et ici ce doit être le tank.
belligerants-lesson-first-move-armistice = Vous avez demandé un armistice, ce qu’on fait quand on craint une défaite coûteuse. Déplacez le tank.
belligerants-lesson-first-move-other = Déplacez le tank de k8 de deux cases.

belligerants-lesson-star = Les carrefours
belligerants-lesson-star-text = Sur une case étoilée qu’il traverse, un pion peut changer de direction et finir son coup dans l’une des huit, même en arrière. Il peut tourner sur chaque étoile traversée, mais celle d’où il part ne donne rien de plus, et seuls les pions qui volent tournent sur une étoile occupée. Un coup finit sur une autre case que celle du départ ; des trajets différents entre les deux mêmes cases ne font qu’un seul coup.
belligerants-lesson-star-goal = Le dé montre 3. Tournez sur l’étoile de l10 et finissez juste à côté, en k10 ou m10.
belligerants-lesson-star-hint = Deux cases vers le bas jusqu’à l’étoile, puis une de côté.
belligerants-lesson-star-done = Deux, un virage, et une encore : trois cases.
belligerants-lesson-star-straight = Vous avez traversé l’étoile tout droit. Tournez-y.
belligerants-lesson-star-diagonal = C’était une ligne droite de trois, sans étoile.
belligerants-lesson-star-other = Vous avez tourné, mais fini ailleurs : il fallait être à côté de l’étoile, en k10 ou m10.

belligerants-lesson-flying = Au-dessus des autres
belligerants-lesson-flying-text = Bombardiers et avions de chasse volent par-dessus les pions des deux armées. Eux non plus ne finissent pas leur coup sur un pion à eux, ni sur un ennemi qui ne peut être pris.
belligerants-lesson-flying-goal = Le dé montre 2. Faites passer l’avion de chasse par-dessus votre propre soldat.
belligerants-lesson-flying-hint = Le soldat est en h4, juste à côté. Au-delà se trouve i4.
belligerants-lesson-flying-done = Un tank aurait dû faire le tour.
belligerants-lesson-flying-elsewhere = Il a volé, mais pas par-dessus le soldat.
belligerants-lesson-flying-soldier = C’était le soldat, qui ne vole par-dessus personne.
belligerants-lesson-flying-other = C’est à l’avion de chasse de g4 de passer par-dessus le soldat.

belligerants-lesson-bridge = L’eau et les ponts
belligerants-lesson-bridge-text = Le bleu, c’est l’eau. On ne la passe que par les ponts : en diagonale entre deux cases bleues, là où un pont relie la case quittée et la case atteinte ; une case sèche dans un intervalle est elle-même un pont. Bombardiers, avions de chasse, espions et ambulances la traversent à leur guise, et seuls espions et ambulances peuvent s’y arrêter. Tout autre pion n’y finit que si rien d’autre ne peut être joué, et s’y noie.
belligerants-lesson-bridge-goal = Le dé montre 2. Faites passer le fleuve au tank.
belligerants-lesson-bridge-hint = Un pont relie b3 et c2 : en diagonale, vers le bas à droite.
belligerants-lesson-bridge-done = Par le pont, entre deux cases bleues.
belligerants-lesson-bridge-dry = Le tank est resté de ce côté du fleuve.
belligerants-lesson-bridge-spy = L’espion passe l’eau à sa guise. Au tank, il faut le pont.
belligerants-lesson-bridge-other = C’est au tank de b3 de passer le fleuve.

belligerants-lesson-cover = Le camouflage
belligerants-lesson-cover-text = Le brun est le terrain normal : on s’y déplace et on y prend librement. Le vert est le camouflage : un pion qui s’y trouve ne peut être pris par aucun autre, et peut attaquer de là.
belligerants-lesson-cover-goal = Le dé montre 1, et un officier ennemi est proche. Mettez le soldat à couvert.
belligerants-lesson-cover-hint = La case verte voisine est k6.
belligerants-lesson-cover-done = Là, personne ne peut le prendre.
belligerants-lesson-cover-black = Cette case est noire : l’anéantissement. Le soldat n’est plus, et ne vaut rien pour personne.
belligerants-lesson-cover-open = C’est un terrain normal, où l’officier peut le prendre.
belligerants-lesson-cover-other = Le soldat n’est pas encore à couvert.

belligerants-lesson-dangers = Les terrains dangereux
belligerants-lesson-dangers-text = Le terrain ne compte que là où un coup finit ; on peut tout traverser. Le noir détruit. Le gris encercle : on n’en sort qu’avec le diable ; on peut y être pris, et qui y prend est encerclé à son tour. Le blanc blesse : un blessé ne bouge qu’avec le diable, ne prend pas, et n’est pris que par une ambulance. Espions et ambulances s’arrêtent partout sans dommage.
belligerants-lesson-dangers-goal = Le dé montre 1. Déplacez le tank là où il ne lui arrive rien.
belligerants-lesson-dangers-hint = j7 est noire, j9 et k9 sont grises. Les cinq autres cases sont brunes.
belligerants-lesson-dangers-done = Sain et sauf. Regardez le terrain avant de jouer.
belligerants-lesson-dangers-black = Noir : le tank est détruit, hors du jeu et butin de personne.
belligerants-lesson-dangers-grey = Gris : le tank est encerclé, et n’en sort qu’avec le diable.
belligerants-lesson-dangers-other = C’est le tank qu’il faut mener sur du brun.

belligerants-lesson-taking = Qui prend qui
belligerants-lesson-taking-text = Un pion qui finit son coup sur un ennemi qu’il peut prendre le fait prisonnier. C’est un tableau des prééminences qui dit qui prend qui, non les points : ouvrez la fiche de la mitrailleuse pour voir. Ce qui peut être pris doit l’être, avec le pion de votre choix ; cela passe avant tout, même si le preneur y est perdu. Qui prend subit le terrain où se trouvait l’ennemi.
belligerants-lesson-taking-goal = Le dé montre 1. Prenez ce que la mitrailleuse peut prendre.
belligerants-lesson-taking-hint = L’officier est camouflé et la patrouille blessée. Le soldat est sur le gris.
belligerants-lesson-taking-done = Un prisonnier, comme il le fallait. Mais maintenant la mitrailleuse est encerclée.
belligerants-lesson-taking-other = Le soldat de k9 peut être pris, et doit donc l’être.

belligerants-lesson-guard = La sentinelle
belligerants-lesson-guard-text = Une sentinelle garde les pions de son armée sur les huit cases autour d’elle : ils ne peuvent être pris, pas même avec le diable ni par une ambulance. Elle-même peut l’être. Blessée, elle ne garde personne ; sur le gris et dans les deux camps, si.
belligerants-lesson-guard-goal = Le dé montre 1. Prenez la sentinelle avec votre patrouille, pour que les soldats ne soient plus gardés.
belligerants-lesson-guard-hint = La sentinelle est en h2.
belligerants-lesson-guard-done = Les deux soldats sont maintenant sans garde.
belligerants-lesson-guard-gun = La D.C.A. est trop loin de la sentinelle, vous pouviez donc la prendre. Mais la garde reste.
belligerants-lesson-guard-other = La sentinelle est toujours là.

belligerants-lesson-rescue = L’ambulance
belligerants-lesson-rescue-text = Une ambulance qui finit son coup sur un blessé de son armée le ramène sur une case libre de son camp, d’où il repart au combat ; l’ambulance reste sur place. Nul n’est tenu à un sauvetage. D’un ennemi blessé, elle fait un prisonnier, et elle ne prend personne d’autre. Elle-même n’est jamais prise.
belligerants-lesson-rescue-goal = Le dé montre 1. Ramassez le soldat blessé en m8.
belligerants-lesson-rescue-hint = Choisissez l’ambulance, le soldat, puis une case libre de votre camp, en bas à droite.
belligerants-lesson-rescue-done = Le soldat est de retour au camp et repart au combat.
belligerants-lesson-rescue-past = L’ambulance est passée à côté. Le soldat est en m8.
belligerants-lesson-rescue-other = C’était un autre pion. L’ambulance est en l7.

belligerants-lesson-devil = Le diable
belligerants-lesson-devil-text = Qui tire le diable choisit un nombre de 1 à 5, le joue, puis jette de nouveau le dé. Avec le diable, un bombardier, un avion de chasse, une D.C.A., un canon, une mitrailleuse ou un tank peut être pris en bon état : la pièce est mise là d’où venait le preneur, et combat pour lui. On peut aussi la faire prisonnière.
belligerants-lesson-devil-goal = Vous avez tiré le diable. Prenez le tank en bon état.
belligerants-lesson-devil-hint = Choisissez 2, l’officier, et le tank de g12. Dites ensuite que vous le prenez en bon état.
belligerants-lesson-devil-done = Le tank est là où était votre officier, et combat pour vous.
belligerants-lesson-devil-prisoner = Vous en avez fait un prisonnier : un butin, mais il ne combat pas pour vous.
belligerants-lesson-devil-other-prey = Vous avez pris le soldat, qu’on ne prend pas en bon état.
belligerants-lesson-devil-other = Le tank est toujours à l’ennemi. Avec un 2, l’officier l’atteint.

belligerants-lesson-entering = Dans le camp ennemi
belligerants-lesson-entering-text = Le but est de rentrer le plus de pions possible dans le camp ennemi, une fois que tous ont quitté le vôtre. Un pion rentré ne peut plus sortir ni être pris.
belligerants-lesson-entering-goal = Le dé montre 2. Faites rentrer l’officier dans le camp rose, en haut à gauche.
belligerants-lesson-entering-hint = Depuis c11, deux cases vers le haut, vers la gauche, ou en diagonale entre les deux.
belligerants-lesson-entering-done = Il est rentré, et personne ne peut plus le prendre.
belligerants-lesson-entering-outside = Cette case est hors du camp rose.
belligerants-lesson-entering-inside = Le tank est déjà rentré ; il peut se déplacer dans le camp. C’est à l’officier de suivre.
belligerants-lesson-entering-other = C’est à l’officier de c11 de rentrer.

belligerants-lesson-victory = Le décompte
belligerants-lesson-victory-text = La partie est finie quand une armée n’a plus de pion hors du camp ennemi. Chacun compte le double de la valeur de ses pions rentrés, et une fois celle de ses prisonniers ; le plus fort total gagne.
belligerants-lesson-victory-goal = Le dé montre 1. Terminez la partie, et gagnez-la.
belligerants-lesson-victory-hint = Votre officier est le dernier dehors. Le camp commence en c13.
belligerants-lesson-victory-done = Deux fois 400 pour l’officier et 100 pour le prisonnier : gagné. Vous en savez assez pour une bataille entière.
belligerants-lesson-victory-other = L’officier est encore dehors, et la bataille continue.

belligerants-small-game = Une escarmouche sur le tableau rapide contre un robot facile, six pions par armée. Faites des prisonniers, videz votre camp et faites rentrer vos pions dans celui de l’ennemi.
