# Diable et Bon Dieu : ce que disent ses leçons. Une leçon a un titre, ce qu'il faut savoir, ce qu'il faut essayer, un indice, et ce qui est dit quand
# elle est réussie et aux essais qui ne conviennent pas.
divine-lesson-curse = La malédiction du Diable
divine-lesson-curse-text = Le Diable et le Bon Dieu protègent chacun un pays, et les deux sont différents. Le Bon Dieu connaît aussi celui du Diable. À chaque phase de mouvement, le Diable peut maudire une unité de n’importe quelle puissance, pendant que les ordres s’écrivent et sans les connaître. Une unité maudite qui tient résiste avec une force de 0 : une attaque d’une autre puissance la déloge même sans soutien, si l’attaquant entre.
divine-lesson-curse-goal = Vous êtes le Diable, et la France est à vous. Vous devinez que Paris attaque la Bourgogne sans soutien. Aidez la France.
divine-lesson-curse-hint = Maudissez l’unité attaquée.
divine-lesson-curse-done = Un contre rien : l’armée maudite est délogée. Tous voient maintenant la malédiction, mais personne ne voit qui l’a lancée.
divine-lesson-curse-own = Vous avez maudit votre propre pays. Le bluff est permis, mais cela n’a pas aidé.
divine-lesson-curse-elsewhere = Personne n’attaquait Munich : la Bourgogne a tenu, un contre un.
divine-lesson-curse-nothing = Personne n’est obligé de maudire, mais la Bourgogne a tenu, un contre un.
divine-lesson-curse-other = C’est l’armée de Bourgogne qui est attaquée.

divine-lesson-blessed-hold = La bénédiction de qui tient
divine-lesson-blessed-hold-text = Les pays protégés sont tirés au sort avant le premier ordre. Celui du Bon Dieu n’est connu que de lui ; aucune puissance ni aucun spectateur ne connaît l’un ou l’autre, pas même les protégés, et un pays reste protégé quoi qu’il advienne de son joueur. À chaque phase de mouvement, le Bon Dieu peut bénir une unité, et les puissances ne savent pas laquelle. Une unité bénie qui tient ne peut être délogée.
divine-lesson-blessed-hold-goal = Vous êtes le Bon Dieu, et l’Autriche est à vous. Trois armées entourent Vienne. Protégez-la.
divine-lesson-blessed-hold-hint = Bénissez Vienne.
divine-lesson-blessed-hold-done = Trois contre un, et Vienne tient.
divine-lesson-blessed-hold-enemy = Vous avez béni l’un des attaquants, et Vienne est tombée.
divine-lesson-blessed-hold-nothing = Sans bénédiction, Vienne est tombée, trois contre un.
divine-lesson-blessed-hold-other = C’est Vienne qui en a besoin.

divine-lesson-blessed-move = La bénédiction de qui avance
divine-lesson-blessed-move-text = Une bénédiction dure une phase. Une unité bénie qui se déplace réussit contre toute unité des autres puissances : celles qui sont là, celles qui viennent en face, et celles qui vont au même endroit.
divine-lesson-blessed-move-goal = Vous êtes le Bon Dieu, et la Russie est à vous. La Galicie est tenue à trois. Faites-y entrer Varsovie.
divine-lesson-blessed-move-hint = Bénissez l’unité qui avance.
divine-lesson-blessed-move-done = Malgré deux soutiens, l’armée de Galicie est délogée.
divine-lesson-blessed-move-austrian = Vous avez béni une unité autrichienne, et Varsovie est restée où elle était.
divine-lesson-blessed-move-nothing = Sans bénédiction, un contre trois échoue.
divine-lesson-blessed-move-other = C’est l’armée russe de Varsovie qui avance.

divine-lesson-cancelled = L’une contre l’autre
divine-lesson-cancelled-text = Un être divin n’apprend pas avant la clôture ce que lance l’autre. Une bénédiction et une malédiction sur la même unité s’annulent, et de même sur deux unités qui s’opposent : tout est alors ordinaire, et les deux sont dépensées.
divine-lesson-cancelled-goal = L’Autriche est à vous, et la Russie va attaquer la Galicie. Le Diable voudra maudire l’armée qui s’y trouve : empêchez-le de nuire.
divine-lesson-cancelled-hint = Bénissez la même unité, ou celle qui avance contre elle.
divine-lesson-cancelled-done = Elle était bien maudite. Les deux s’annulent, et un contre un garde la Galicie.
divine-lesson-cancelled-elsewhere = La Galicie était maudite, et elle est tombée.
divine-lesson-cancelled-other = C’est la Galicie qui est en danger.

divine-lesson-once-a-year = Une fois l’an
divine-lesson-once-a-year-text = Dans une même année, deux bénédictions ne touchent jamais des unités de même puissance, ni deux malédictions ; une bénédiction et une malédiction le peuvent. Une seconde est refusée dès qu’on la donne, et avec la nouvelle année, toute puissance peut de nouveau être choisie.
divine-lesson-once-a-year-goal = Au printemps, vous avez béni une unité allemande. C’est l’automne : bénissez-en une qui puisse l’être.
divine-lesson-once-a-year-hint = La France n’a pas été bénie cette année.
divine-lesson-once-a-year-done = Une unité française le peut. Les allemandes attendront l’an prochain.
divine-lesson-once-a-year-nothing = Personne n’est obligé de bénir. Mais cette fois, choisissez une unité.
divine-lesson-once-a-year-other = Choisissez une unité qui puisse être bénie.

divine-lesson-gift = Le don du Bon Dieu
divine-lesson-gift-text = Aux hivers de 1903, 1905 et ainsi de suite, le Bon Dieu peut désigner toute puissance qui survit, ou aucune. Cet hiver-là, elle peut avoir une unité de plus qu’elle n’a de centres.
divine-lesson-gift-goal = La France est à vous. Donnez-lui une unité.
divine-lesson-gift-hint = Désignez la France.
divine-lesson-gift-done = La France seule l’apprend, avant les ajustements.
divine-lesson-gift-germany = L’Allemagne serait ravie. Mais c’est la France qui est à vous.
divine-lesson-gift-none = Vous pouvez n’en désigner aucune. Mais alors personne n’aura d’unité de plus.
divine-lesson-gift-other = Désignez la France.

divine-lesson-receiving = Un don reçu
divine-lesson-receiving-text = Le pays désigné l’apprend en privé, et personne d’autre. Il construit l’unité sur l’un de ses propres centres nationaux, encore possédé et vide, comme toujours, et personne n’est obligé d’user du don. Les puissances s’écrivent entre elles et à tous, et peuvent spéculer ouvertement sur les pays protégés et marchander là-dessus ; les êtres divins lisent ce qui est écrit à tous, n’écrivent à personne, et personne ne peut leur écrire en privé.
divine-lesson-receiving-goal = Vous êtes la France et avez été désignée : deux unités, deux centres, et une de plus peut être construite. Construisez-la, puis confirmez vos ordres.
divine-lesson-receiving-hint = Brest et Paris sont vides.
divine-lesson-receiving-done = Les autres voient l’unité, et peuvent se demander d’où elle vient.
divine-lesson-receiving-waived = Personne n’est obligé d’user du don. Mais il ne vaut que cet hiver.
divine-lesson-receiving-other = Cela ne construit rien.

divine-small-game = Deux années, 1901 et 1902, parmi des robots faciles et sans messages. Le tirage au sort décide si vous jouez une puissance, le Diable ou le Bon Dieu.
