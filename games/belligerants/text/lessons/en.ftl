# Les Belligérants: what its lessons say. A lesson has a title, what there is to know, what to try, a hint, and what is said when it is done
# and to tries that are not right.
belligerants-lesson-first-move = As many squares as the die shows
belligerants-lesson-first-move-text = On your turn you roll the die and move one piece in a straight line, in any of the eight directions, by exactly as many squares as it shows. Its way must be free: it passes over nobody and does not leave the board. Nobody may pass; a player who can play nothing loses the turn, and one whose time runs out loses the game.
belligerants-lesson-first-move-goal = The die shows 2. Move the tank on k8.
belligerants-lesson-first-move-hint = Choose the tank: six squares light up, each exactly two away.
belligerants-lesson-first-move-done = Exactly two squares. Your soldier and the enemy machine gun barred two of its eight ways.
belligerants-lesson-first-move-soldier = That was the soldier. One piece is moved, and here it should be the tank.
belligerants-lesson-first-move-armistice = You asked for an armistice, which is for a player who expects a costly defeat. Move the tank.
belligerants-lesson-first-move-other = Move the tank on k8 by two squares.

belligerants-lesson-star = Crossroads
belligerants-lesson-star-text = On a starred square that it crosses, a piece may change direction and finish its move in any of the eight, even back the way it came. It may turn on every star it crosses, but the star it starts on gives nothing extra, and only what flies turns on a star with a piece on it. A move ends on a different square from the one it began on; different ways between the same two are one move.
belligerants-lesson-star-goal = The die shows 3. Turn on the star of l10 and end right beside it, on k10 or m10.
belligerants-lesson-star-hint = Two squares down to the star, then one to the side.
belligerants-lesson-star-done = Two, a turn, and one more: three squares.
belligerants-lesson-star-straight = That went straight over the star. Turn on it.
belligerants-lesson-star-diagonal = That was a straight line of three without a star.
belligerants-lesson-star-other = You turned, but ended elsewhere: beside the star, on k10 or m10, was wanted.

belligerants-lesson-flying = Above all others
belligerants-lesson-flying-text = Bombers and fighters fly over pieces of either side. They, too, cannot end their move on a piece of their own, nor on an enemy that cannot be taken.
belligerants-lesson-flying-goal = The die shows 2. Fly the fighter over your own soldier.
belligerants-lesson-flying-hint = The soldier stands on h4, right beside it. Beyond lies i4.
belligerants-lesson-flying-done = A tank would have had to go round.
belligerants-lesson-flying-elsewhere = It flew, but not over the soldier.
belligerants-lesson-flying-soldier = That was the soldier, who flies over nobody.
belligerants-lesson-flying-other = The fighter on g4 is to fly over the soldier.

belligerants-lesson-bridge = Water and bridges
belligerants-lesson-bridge-text = Blue is water. It is crossed over bridges only: diagonally between two blue squares, where a bridge joins the square left and the square reached; a dry square in a gap is itself a bridge. Bombers, fighters, spies and ambulances cross it as they like, and only spies and ambulances may stop there. Any other piece ends on water only if nothing else can be played, and drowns.
belligerants-lesson-bridge-goal = The die shows 2. Bring the tank across the river.
belligerants-lesson-bridge-hint = A bridge joins b3 and c2: diagonally, to the lower right.
belligerants-lesson-bridge-done = Over the bridge, between two blue squares.
belligerants-lesson-bridge-dry = The tank has stayed on this side of the river.
belligerants-lesson-bridge-spy = The spy crosses water as it likes. The tank needs the bridge.
belligerants-lesson-bridge-other = The tank on b3 is to cross the river.

belligerants-lesson-cover = Cover
belligerants-lesson-cover-text = Brown is open ground: pieces move and take freely. Green is cover: a piece there cannot be taken by any other, and may attack from there.
belligerants-lesson-cover-goal = The die shows 1, and an enemy officer is near. Bring the soldier under cover.
belligerants-lesson-cover-hint = The green square next to it is k6.
belligerants-lesson-cover-done = Nobody can take it there.
belligerants-lesson-cover-black = That square is black: annihilation. The soldier is gone, and worth nothing to anybody.
belligerants-lesson-cover-open = That is open ground, where the officer can take it.
belligerants-lesson-cover-other = The soldier is not under cover yet.

belligerants-lesson-dangers = Ground that harms
belligerants-lesson-dangers-text = Only where a move ends does the ground matter; all of it may be crossed. Black destroys. Grey encircles: a piece leaves it with the devil alone; it can be taken there, and whoever takes it is encircled in turn. White wounds: a wounded piece moves with the devil alone, takes nothing, and is taken only by an ambulance. Spies and ambulances stop anywhere unharmed.
belligerants-lesson-dangers-goal = The die shows 1. Move the tank where no harm comes to it.
belligerants-lesson-dangers-hint = j7 is black, j9 and k9 are grey. The other five squares are brown.
belligerants-lesson-dangers-done = Safe and sound. Look at the ground before you move.
belligerants-lesson-dangers-black = Black: the tank is destroyed, out of the game and nobody's booty.
belligerants-lesson-dangers-grey = Grey: the tank is encircled, and leaves with the devil alone.
belligerants-lesson-dangers-other = The tank is to be moved to brown ground.

belligerants-lesson-taking = Who takes whom
belligerants-lesson-taking-text = A piece that ends its move on an enemy it can take makes it a prisoner. A table says what takes what, not the points: open the machine gun's card to see. What can be taken must be taken, with whichever piece you like; this comes before everything else, even if the captor is lost by it. Whoever takes suffers the ground the enemy stood on.
belligerants-lesson-taking-goal = The die shows 1. Take what the machine gun can take.
belligerants-lesson-taking-hint = The officer is under cover and the patrol lies wounded. The soldier stands on grey.
belligerants-lesson-taking-done = A prisoner, as it had to be. But now the machine gun is encircled.
belligerants-lesson-taking-other = The soldier on k9 can be taken, and so it must be.

belligerants-lesson-guard = The sentinel
belligerants-lesson-guard-text = A sentinel guards the pieces of its army on the eight squares around it: they cannot be taken, not even with the devil or by an ambulance. The sentinel itself can be. A wounded one guards nobody; on grey and in a camp it does.
belligerants-lesson-guard-goal = The die shows 1. Take the sentinel with your patrol, so that the soldiers are no longer guarded.
belligerants-lesson-guard-hint = The sentinel stands on h2.
belligerants-lesson-guard-done = Both soldiers are without their guard now.
belligerants-lesson-guard-gun = The anti-aircraft gun stands too far from the sentinel, so you could take it. But the guard stays.
belligerants-lesson-guard-other = The sentinel is still there.

belligerants-lesson-rescue = The ambulance
belligerants-lesson-rescue-text = An ambulance that ends its move on a wounded piece of its own army brings it to a free square of its own camp, from where it fights on; the ambulance stays. You do not have to rescue. A wounded enemy is taken prisoner, and an ambulance takes nobody else. It is never taken itself.
belligerants-lesson-rescue-goal = The die shows 1. Pick up the wounded soldier on m8.
belligerants-lesson-rescue-hint = Choose the ambulance, the soldier, and then a free square of your camp, below right.
belligerants-lesson-rescue-done = The soldier is back in the camp and fights on.
belligerants-lesson-rescue-past = The ambulance drove past. The soldier lies on m8.
belligerants-lesson-rescue-other = That was another piece. The ambulance stands on l7.

belligerants-lesson-devil = The devil
belligerants-lesson-devil-text = Whoever rolls the devil chooses the number from 1 to 5 and rolls again afterwards. With it, a bomber, fighter, anti-aircraft gun, cannon, machine gun or tank may be taken in good condition: it is put where the captor came from and fights for the captor. It may be made a prisoner instead.
belligerants-lesson-devil-goal = You rolled the devil. Take the tank in good condition.
belligerants-lesson-devil-hint = Choose 2, the officer, and the tank on g12. Then say that you take it in good condition.
belligerants-lesson-devil-done = The tank stands where your officer was, and fights for you.
belligerants-lesson-devil-prisoner = You made it a prisoner: booty, but it does not fight for you.
belligerants-lesson-devil-other-prey = That took the soldier, who cannot be taken in good condition.
belligerants-lesson-devil-other = The tank is still the enemy's. With a 2 the officer reaches it.

belligerants-lesson-entering = Into the enemy's camp
belligerants-lesson-entering-text = The aim is to bring as many pieces as you can into the enemy's camp, once all have left your own. A piece that has entered cannot leave and cannot be taken.
belligerants-lesson-entering-goal = The die shows 2. Bring the officer into pink's camp, above left.
belligerants-lesson-entering-hint = From c11, two squares up, to the left, or diagonally between them.
belligerants-lesson-entering-done = It has entered, and nobody takes it any more.
belligerants-lesson-entering-outside = That square lies outside the pink camp.
belligerants-lesson-entering-inside = The tank has entered already; it may move inside. The officer is to follow.
belligerants-lesson-entering-other = The officer on c11 is to enter.

belligerants-lesson-victory = The count
belligerants-lesson-victory-text = The game is over when one side has no piece left outside the enemy's camp. Each counts twice the value of their pieces that have entered, and once that of their prisoners; the higher total wins.
belligerants-lesson-victory-goal = The die shows 1. End the game, and win it.
belligerants-lesson-victory-hint = Your officer is the last one outside. The camp begins at c13.
belligerants-lesson-victory-done = Twice 400 for the officer and 100 for the prisoner: won. You know enough for a whole battle now.
belligerants-lesson-victory-other = The officer is still outside, and the battle goes on.

belligerants-small-game = A skirmish on the quick board against an easy bot, six pieces a side. Take prisoners, empty your camp and bring your pieces into the enemy's.
