# Diplomacy : ce que disent ses leçons. Une leçon a un titre, ce qu'il faut savoir, ce qu'il faut essayer, un indice, et ce qui est dit quand
# elle est réussie et aux essais qui ne conviennent pas.
diplomacy-lesson-orders = Un ordre
diplomacy-lesson-orders-text = Les unités sont des armées, qui se tiennent sur terre, et des flottes, qui se tiennent en mer et sur les rivages (sur l’une des côtes, là où il y en a deux). Toutes ont la même force, et il y en a une au plus par province. Au début, il y en a 22, chacune sur un centre national. Toutes les puissances écrivent leurs ordres en secret et en même temps, et tous les ordres s’exécutent à la fois. Un ordre est enregistré dès qu’il est donné ; on confirme ensuite ses ordres.
diplomacy-lesson-orders-goal = Vous êtes la France. Envoyez votre armée de Paris en Bourgogne, puis confirmez vos ordres.
diplomacy-lesson-orders-hint = Désignez Paris, puis la Bourgogne au sud-est. Le bouton « Confirmer mes ordres » est sous la carte.
diplomacy-lesson-orders-done = La Bourgogne était vide, et personne d’autre n’y allait : l’armée est arrivée.
diplomacy-lesson-orders-elsewhere = Un mouvement possible, mais vers une autre province. La Bourgogne est au sud-est de Paris.
diplomacy-lesson-orders-stays = Avec cela, l’armée reste à Paris.
diplomacy-lesson-orders-early = Confirmé sans ordre : une unité sans ordre tient. Donnez d’abord l’ordre.
diplomacy-lesson-orders-other = C’est une chose qu’une puissance peut faire à la table, mais ici l’armée doit aller en Bourgogne.

diplomacy-lesson-support = Deux contre un
diplomacy-lesson-support-text = Une unité en mouvement attaque avec une force de 1, plus 1 par soutien ; une unité qui reste résiste de même. Un mouvement réussit s’il est plus fort, et l’unité qui restait là est délogée. Personne ne déloge ses propres unités, ni n’y aide. Un soutien vaut pour un seul ordre, et il est sans objet si l’autre unité fait autre chose ; quand la côte importe, il vaut pour celle qu’il nomme, ou pour les deux s’il n’en nomme pas.
diplomacy-lesson-support-goal = Délogez l’armée allemande de Bourgogne.
diplomacy-lesson-support-hint = Une armée va en Bourgogne, et l’autre la soutient : désignez l’autre, choisissez de soutenir, puis celle qui attaque et la Bourgogne.
diplomacy-lesson-support-done = Deux contre un : l’armée allemande est délogée et doit retraiter.
diplomacy-lesson-support-early = Un contre un échoue : sans le soutien, le mouvement n’est pas plus fort. Donnez d’abord les deux ordres.
diplomacy-lesson-support-enemy = Cela soutient une armée allemande.
diplomacy-lesson-support-other = Cela n’aide pas à prendre la Bourgogne : une armée y va, l’autre soutient ce mouvement même.

diplomacy-lesson-standoff = Se repousser
diplomacy-lesson-standoff-text = Des unités de même force qui vont dans la même province se repoussent mutuellement : aucune n’y parvient. Chacune a une force de 1, plus tous ses soutiens. C’est une façon de tenir une province sans s’y trouver.
diplomacy-lesson-standoff-goal = L’Allemagne envoie son armée en Bourgogne. Repoussez-la.
diplomacy-lesson-standoff-hint = Allez-y vous-même.
diplomacy-lesson-standoff-done = Un contre un : toutes deux restent, et la Bourgogne est vide.
diplomacy-lesson-standoff-helped = Vous avez soutenu le mouvement allemand.
diplomacy-lesson-standoff-let-in = Une province vide ne résiste pas : l’armée allemande y entrerait.
diplomacy-lesson-standoff-other = La Bourgogne reste ouverte. Envoyez-y votre armée.

diplomacy-lesson-defence = Soutenir ceux qui restent
diplomacy-lesson-defence-text = Une unité qui reste résiste avec une force de 1, plus 1 par soutien ; une unité sans ordre reste. Une unité qui a tenté en vain de partir résiste avec une force de 1, et ne peut être soutenue sur place.
diplomacy-lesson-defence-goal = L’Allemagne attaque Paris à deux. Gardez Paris.
diplomacy-lesson-defence-hint = La Picardie peut soutenir Paris. Paris même n’a pas besoin d’ordre.
diplomacy-lesson-defence-done = Deux contre deux : l’attaque échoue.
diplomacy-lesson-defence-left = Une unité qui bouge ne peut être soutenue sur place, et deux contre un prendraient Paris.
diplomacy-lesson-defence-supports = L’armée de Paris reste et résiste avec une force de 1. C’est Paris qui a besoin du soutien.
diplomacy-lesson-defence-early = Deux contre un : Paris tomberait. Soutenez-le d’abord.
diplomacy-lesson-defence-other = Cela n’aide pas Paris.

diplomacy-lesson-head-to-head = Face à face
diplomacy-lesson-head-to-head-text = Deux unités qui vont chacune dans la province de l’autre se heurtent face à face : chacune doit vaincre toute la force de l’autre. Celle qui est battue n’a pas d’effet là où elle allait.
diplomacy-lesson-head-to-head-goal = L’armée allemande vient de Bourgogne à Paris. Battez-la avec l’armée de Paris et prenez la Bourgogne.
diplomacy-lesson-head-to-head-hint = Paris va en Bourgogne, Marseille soutient.
diplomacy-lesson-head-to-head-done = Deux contre un sur la route : l’armée allemande est repoussée et délogée.
diplomacy-lesson-head-to-head-holds = Rester garde Paris : un contre un. Mais cela ne prend rien.
diplomacy-lesson-head-to-head-lone = Marseille seule n’entrerait en Bourgogne que si l’armée allemande en partait. Laissez Paris la battre.
diplomacy-lesson-head-to-head-other = Avec cela, l’armée allemande n’est pas battue : de Paris en Bourgogne, soutenue par Marseille.

diplomacy-lesson-cut = Couper un soutien
diplomacy-lesson-cut-text = Un soutien est coupé par une attaque d’une autre puissance contre l’unité qui soutient, que l’attaque réussisse ou non ; les attaques de sa propre puissance ne le coupent pas. Une attaque venue de la province même que vise le soutien ne le coupe qu’en délogeant l’unité qui soutient.
diplomacy-lesson-cut-goal = Vous êtes l’Italie. Paris attaque la Bourgogne avec le soutien de Marseille : sauvez l’armée allemande.
diplomacy-lesson-cut-hint = Attaquez l’unité qui soutient, à Marseille.
diplomacy-lesson-cut-done = Votre attaque a échoué, et coupé le soutien tout de même : un contre un, et la Bourgogne tient.
diplomacy-lesson-cut-lost = Le soutien n’est pas coupé : la Bourgogne tomberait, deux contre un.
diplomacy-lesson-cut-other = Cela ne sauve personne. Attaquez Marseille.

diplomacy-lesson-ring = En cercle
diplomacy-lesson-ring-text = Trois unités ou plus qui vont chacune à la place de la suivante réussissent toutes, si personne d’autre n’en repousse une. Deux unités ne peuvent pas simplement échanger leurs places, sauf si l’une va par convoi.
diplomacy-lesson-ring-goal = Vous êtes l’Autriche. Déplacez les trois armées, chacune à la place d’une autre.
diplomacy-lesson-ring-hint = De Budapest en Galicie, de Galicie à Vienne, de Vienne à Budapest ; ou dans l’autre sens.
diplomacy-lesson-ring-done = Toutes les trois à la fois, en cercle.
diplomacy-lesson-ring-early = Les trois ne bougent pas encore, et celle qui reste arrête celles de derrière.
diplomacy-lesson-ring-other = Cela rompt le cercle : chaque armée va à la place de la suivante, toutes dans le même sens.

diplomacy-lesson-convoy = Par mer
diplomacy-lesson-convoy-text = Des flottes en mer transportent une armée d’un rivage à l’autre, par autant de mers qu’on veut et sous tous les pavillons. Une flotte attaquée transporte tout de même, sauf si elle est délogée ; de plusieurs chaînes, une entière suffit. Une armée dont le convoi échoue reste, sans aucun effet là où elle allait, même si elle pouvait marcher. Une armée transportée coupe les soutiens comme toute autre, et peut échanger sa place avec une autre unité. Là où un convoi dépendrait de sa propre issue, il échoue.
diplomacy-lesson-convoy-goal = Vous êtes l’Angleterre. Transportez votre armée de Londres en Norvège.
diplomacy-lesson-convoy-hint = Deux ordres : l’armée va en Norvège, et la flotte de la mer du Nord l’y transporte.
diplomacy-lesson-convoy-done = La flotte allemande a attaqué la vôtre sans la déloger : l’armée a débarqué.
diplomacy-lesson-convoy-at-home = L’armée reste sur son île. La Norvège est de l’autre côté de la mer du Nord.
diplomacy-lesson-convoy-other-shore = Cela transporte l’armée ailleurs, et un convoi vaut pour un seul ordre.
diplomacy-lesson-convoy-fleet-left = Une flotte qui se déplace ne transporte personne.
diplomacy-lesson-convoy-early = Il faut les deux ordres : l’armée se déplace, et la flotte la transporte.
diplomacy-lesson-convoy-other = Cela ne mène pas l’armée en Norvège.

diplomacy-lesson-retreat = Les retraites
diplomacy-lesson-retreat-text = Une unité délogée retraite ou quitte la carte. Elle va dans une province vide où elle pourrait aller sans convoi ; pas là d’où venait l’attaquant, sauf s’il est venu par convoi, ni là où d’autres se sont repoussées mutuellement. Soutiens et convois n’y jouent aucun rôle ; si plusieurs retraitent au même endroit, toutes quittent la carte, et celle qui n’a pas d’ordre aussi.
diplomacy-lesson-retreat-goal = Vous êtes l’Allemagne, et votre armée a été délogée de Bourgogne. Mettez-la en lieu sûr, puis confirmez vos ordres.
diplomacy-lesson-retreat-hint = La Belgique, Munich et la Picardie sont ouvertes.
diplomacy-lesson-retreat-done = Plus en Bourgogne, mais encore dans la guerre.
diplomacy-lesson-retreat-disbanded = Cela démobilise l’armée, alors qu’elle avait où aller.
diplomacy-lesson-retreat-early = Sans ordre, une unité délogée quitte la carte.
diplomacy-lesson-retreat-other = Cela ne sauve pas l’armée.

diplomacy-lesson-winter = L’hiver
diplomacy-lesson-winter-text = Après l’automne, chaque centre appartient à la puissance dont une unité s’y trouve ; sans unité, il reste à son ancien propriétaire. Une puissance qui a plus de centres que d’unités construit, sur ses propres centres nationaux, encore possédés et vides ; il faut un rivage aux flottes. Celle qui en a moins démobilise de ses propres unités. Personne n’est obligé de construire.
diplomacy-lesson-winter-goal = La France a trois centres et une unité. Construisez une armée à Paris et une flotte à Brest.
diplomacy-lesson-winter-hint = Désignez chaque centre et choisissez. Confirmez ensuite vos ordres.
diplomacy-lesson-winter-done = Trois centres, trois unités.
diplomacy-lesson-winter-army-in-brest = Une armée pourrait se tenir à Brest, mais construisez cette fois une flotte.
diplomacy-lesson-winter-marseilles = Marseille conviendrait aussi. Cette fois, Paris et Brest.
diplomacy-lesson-winter-waived = Personne n’est obligé de construire. Mais vous avez l’emploi de deux unités.
diplomacy-lesson-winter-early = Deux constructions sont possibles : ce qui n’est pas ordonné n’est pas fait.
diplomacy-lesson-winter-other = Cela ne construit rien de ce qui est demandé.

diplomacy-small-game = Deux années, 1901 et 1902, avec l’une des sept puissances contre des robots faciles, sans messages. Les survivants partagent la nulle : voyez à combien de centres vous arrivez.
