# Toy Battle: what its lessons say. A lesson has a title, what there is to know, what to try, a hint, and what is said when it is done
# and to tries that are not right.
toybattle-lesson-drawing = Draw or place
toybattle-lesson-drawing-text = A turn is one of two things: draw, or place one troop; nobody may pass. To draw is to take two troops from your reserve into your rack, which only you see. A rack holds eight at most: with one free place in it, or one troop left in the reserve, you draw one; without a free place or without a reserve you cannot draw. A player who can neither draw nor place is stuck, and the game ends.
toybattle-lesson-drawing-goal = Draw two troops.
toybattle-lesson-drawing-hint = There is a button for it below the board.
toybattle-lesson-drawing-done = Cap'n and Star are in your rack now. Your opponent saw how many you drew, not which.
toybattle-lesson-drawing-other = You placed a troop, which is the other thing a turn can be. This time draw.

toybattle-lesson-first-troop = The first troop
toybattle-lesson-first-troop-text = To place is to put one troop from your rack on a slot. Any troop may go on an empty base, if it is linked to your headquarters, below. You then occupy that base.
toybattle-lesson-first-troop-goal = Place Roxy on a base next to your headquarters.
toybattle-lesson-first-troop-hint = Choose Roxy in your rack, then one of the two bases that light up.
toybattle-lesson-first-troop-done = The base is yours. With strength 7, Roxy is hard to cover.
toybattle-lesson-first-troop-drawn = You drew. A turn is a draw or a placement, not both: here, place Roxy.
toybattle-lesson-first-troop-hook = That was Hook, who may go to any base. Place Roxy.
toybattle-lesson-first-troop-kwak = That was Kwak, the joker. Keep it for later, and place Roxy.
toybattle-lesson-first-troop-other = That is possible, but Roxy is to be placed.

toybattle-lesson-connection = The line
toybattle-lesson-connection-text = A troop is placed only where you can follow paths from your headquarters, every base on the way being your own. An empty base or an enemy's breaks the line. You need it to cover your own troops as well, and to enter an enemy headquarters; no line runs through that one, and with several headquarters of your own a line may start from any. A troop that is cut off holds its base, but carries no line.
toybattle-lesson-connection-goal = Make your line longer: place a troop on b03.
toybattle-lesson-connection-hint = Your Hook on b01 links b03 to the headquarters.
toybattle-lesson-connection-done = Two bases in a row: b08 is within reach next.
toybattle-lesson-connection-own = You covered your own troop, which is allowed whatever the strength, but makes no line longer.
toybattle-lesson-connection-near = That base is linked, but lies next to the headquarters. Go on from b01.
toybattle-lesson-connection-other = That does not make the line longer. Place a troop on b03.

toybattle-lesson-covering = Covering the enemy
toybattle-lesson-covering-text = On a base that the enemy occupies goes only a troop strictly stronger than the visible one. On your own base any troop may go. It lies on top; a stack may be of any height, and only its top troop counts.
toybattle-lesson-covering-goal = Take b03 from red's Hook, strength 4.
toybattle-lesson-covering-hint = Star has strength 6, Jumbo only 3.
toybattle-lesson-covering-done = Six beats four. Red's Hook lies below and counts for nothing.
toybattle-lesson-covering-own = You covered a troop of your own. Red's Hook stands on b03.
toybattle-lesson-covering-other = Red's Hook is still on b03. Cover it with something stronger than 4.

toybattle-lesson-kwak = Kwak, the joker
toybattle-lesson-kwak-text = Kwak has no strength. It may cover any enemy troop, and any enemy troop may cover it. No other enemy troop covers Roxy, who has strength 7 and no effect.
toybattle-lesson-kwak-goal = Cover red's Hook on b04.
toybattle-lesson-kwak-hint = You hold Kwak and Jumbo. Jumbo is too weak.
toybattle-lesson-kwak-done = Kwak covers anything. Mind that anything covers Kwak.
toybattle-lesson-kwak-elsewhere = Kwak may go there, but red's Hook stands on b04.
toybattle-lesson-kwak-jumbo = Jumbo's 3 does not beat Hook's 4, wherever you put it. Use Kwak.
toybattle-lesson-kwak-other = Red's Hook is still there. Kwak can cover it.

toybattle-lesson-skully = Effects that draw
toybattle-lesson-skully-text = Many troops have an effect, used once, when the troop is placed; it is never compulsory, and lost if declined. Skully, strength 1, draws two troops; Star, strength 6, draws one. Neither draws more than the rack can hold and the reserve can give.
toybattle-lesson-skully-goal = Place Skully and use its effect.
toybattle-lesson-skully-hint = After placing it you are asked whether to draw. Say yes.
toybattle-lesson-skully-done = A troop on the board and two new ones in the rack, in one turn.
toybattle-lesson-skully-declined = You declined, and the effect is lost.
toybattle-lesson-skully-drawn = A plain draw brings two troops as well, but none on the board. Place Skully.
toybattle-lesson-skully-other = That is possible, but Skully is to be placed.

toybattle-lesson-captain = Cap'n brings another
toybattle-lesson-captain-text = Cap'n, strength 2, lets you place one extra troop, whose effect may be used too. Its line may run through Cap'n, and it may even go on top. The extra troop may be another Cap'n, or one that enters an enemy headquarters and wins.
toybattle-lesson-captain-goal = Place Cap'n, then a second troop one base further on.
toybattle-lesson-captain-hint = From b01 the line goes on to b03, from b02 to b04.
toybattle-lesson-captain-done = Two bases in one turn.
toybattle-lesson-captain-passed = You placed no extra troop, and the effect is lost.
toybattle-lesson-captain-near = That does not go further than one base. Cap'n first, then through Cap'n.
toybattle-lesson-captain-drawn = You drew. Place Cap'n.
toybattle-lesson-captain-other = Cap'n first, then a troop through Cap'n.

toybattle-lesson-jumbo = Jumbo clears the way
toybattle-lesson-jumbo-text = Jumbo, strength 3, lets you discard one visible enemy troop on a base adjacent to it, however strong. Only the top troop goes: what lies below becomes visible, whoever's it is.
toybattle-lesson-jumbo-goal = Get rid of red's Hook on b03 by Jumbo's effect.
toybattle-lesson-jumbo-hint = Jumbo is too weak to cover it. Place it next to b03, on your own Hook.
toybattle-lesson-jumbo-done = Off the board, strength or not.
toybattle-lesson-jumbo-far = From b02 nothing of red's is adjacent: Jumbo has no target.
toybattle-lesson-jumbo-declined = You declined, and the effect is lost.
toybattle-lesson-jumbo-covered = Kwak covers it, well seen. But here Jumbo is to discard it.
toybattle-lesson-jumbo-other = Red's Hook is still there. Place Jumbo next to it.

toybattle-lesson-hook = Hook needs no line
toybattle-lesson-hook-text = Hook, strength 4, may be placed on any base, linked or not. It is spared the line only: an enemy it covers must be weaker. And a headquarters is not a base: to enter one, Hook needs a line like everybody else.
toybattle-lesson-hook-goal = Place Hook on a base next to red's headquarters, at the top.
toybattle-lesson-hook-hint = These are b14 and b15.
toybattle-lesson-hook-done = Hook waits at red's door. The line that leads there is still to be built.
toybattle-lesson-hook-elsewhere = Hook may go there, but red's headquarters is further up.
toybattle-lesson-hook-roxy = Roxy needs a line. Hook is the one that does not.
toybattle-lesson-hook-other = Hook is to be placed next to red's headquarters.

toybattle-lesson-xb42 = XB-42
toybattle-lesson-xb42-text = XB-42, strength 5, lets you discard one troop from your opponent's rack, taken at random: nobody chooses it. Against an empty rack nothing happens.
toybattle-lesson-xb42-goal = Place XB-42 and use its effect.
toybattle-lesson-xb42-hint = After placing it, say yes.
toybattle-lesson-xb42-done = Chance took red's Star. You see it, and nothing else of the rack.
toybattle-lesson-xb42-declined = You declined, and the effect is lost.
toybattle-lesson-xb42-other = That is possible, but XB-42 is to be placed.

toybattle-lesson-region = Regions and medals
toybattle-lesson-region-text = A region is closed by paths and bases. Whoever occupies every base around it takes all its medals, at once and for good; a headquarters on its outline need not be held. One troop may win several regions. They are checked for both sides after every change, so uncovering an enemy may hand the enemy a region; a push counts as one change. A region holds as many medals as it has bases, less two, and half of all medals win the game.
toybattle-lesson-region-goal = Win the medal of region 2.
toybattle-lesson-region-hint = You hold two of its three bases, b03 and b05.
toybattle-lesson-region-done = All three bases are yours, and so is the medal.
toybattle-lesson-region-other = You do not control the region yet: b07 is missing.

toybattle-lesson-headquarters = Into their headquarters
toybattle-lesson-headquarters-text = Whoever places a troop on an enemy headquarters wins at once. Any troop may go there, if a line leads there; on your own headquarters none ever may. The other way to win is by medals.
toybattle-lesson-headquarters-goal = Win this turn.
toybattle-lesson-headquarters-hint = Your bases lead from the bottom up to b14, next to red's headquarters.
toybattle-lesson-headquarters-done = Roxy is in: the battle is won. You know enough for a whole game now.
toybattle-lesson-headquarters-on-a-base = A good base perhaps, but the headquarters was within reach.
toybattle-lesson-headquarters-drawn = You drew, and red may cut the line now.
toybattle-lesson-headquarters-other = The headquarters was within reach.

toybattle-small-game = A whole battle for Castle Field against an easy bot; every base is a plain one.
