# Diam: what its lessons say. A lesson has a title, what there is to know, what to try, a hint, and what is said when it is done
# and to tries that are not right.

diam-lesson-first-piece = The ring and the pieces
diam-lesson-first-piece-text = The board is a ring of eight squares; each has two neighbours and one square straight across. There are sixteen pieces, four of each colour: you have red and orange, the other side brown and black. All of them lie in reserve at first, in plain view. Turns alternate, and a turn is one action: place a piece or move one. Nobody may pass; only a player who can do nothing at all is skipped, and one whose time runs out loses.
diam-lesson-first-piece-goal = Place a red piece on any square.
diam-lesson-first-piece-hint = Choose the red reserve, then a square of the ring.
diam-lesson-first-piece-done = Your first piece is on the board. It is the other side's turn now.
diam-lesson-first-piece-orange = Orange is yours as well, and you may choose either colour in any order. This time take a red one.
diam-lesson-first-piece-other = That is possible, but here a red piece is to be placed.

diam-lesson-piling = On top of a pile
diam-lesson-piling-text = A piece may be placed on an empty square or on top of a pile, up to four pieces on one square. You place from your own reserve only.
diam-lesson-piling-goal = Place an orange piece on top of the pile of two.
diam-lesson-piling-hint = The pile of two stands on square 3.
diam-lesson-piling-done = Orange is on level 3 now. Square 1 would not have taken it: it holds four pieces.
diam-lesson-piling-colour = That was red. Both colours are in your reserve: take orange.
diam-lesson-piling-elsewhere = Orange may go there, but the pile of two stands elsewhere.
diam-lesson-piling-moved = You moved a piece that was on the board. A turn is one action: here, place one from the reserve.
diam-lesson-piling-other = That is possible, but the orange piece belongs on the pile of two.

diam-lesson-placing-1998 = As it was in 1998
diam-lesson-placing-1998-text = Diam has two editions. By the sheet of 1998 the colours are red and yellow against green and blue, and a piece is placed on an empty square only, never on a pile.
diam-lesson-placing-1998-goal = Place a yellow piece.
diam-lesson-placing-1998-hint = Any empty square will do: 2, 4, 5, 7 or 8.
diam-lesson-placing-1998-done = So it is. In 1998 piles grow by moving alone.
diam-lesson-placing-1998-colour = That was red, your other colour. Take yellow.
diam-lesson-placing-1998-moved = You moved a piece. Place one from the reserve instead.
diam-lesson-placing-1998-other = That is possible, but a yellow piece is to be placed.

diam-lesson-moving = Moving what stands on it too
diam-lesson-moving-text = A piece moves one step to the left or to the right. All that stands on it goes along, the enemy's pieces too, and is put on top of what is there in the same order. The lowest piece that moves must be yours.
diam-lesson-moving-goal = Move the orange piece to square 4.
diam-lesson-moving-hint = Choose the orange piece on square 3, then square 4.
diam-lesson-moving-done = Orange took black along, and both stand on the red piece in their old order.
diam-lesson-moving-other-way = One step, but to the other side: square 4 was wanted.
diam-lesson-moving-whole-pile = You chose the red piece, so all three went. Choose the orange one in the middle.
diam-lesson-moving-other-piece = That was the red piece on square 4. The orange one stands on square 3.
diam-lesson-moving-other = That is possible, but the orange piece on square 3 is to be moved.

diam-lesson-too-high = No more than four
diam-lesson-too-high-text = A move after which a square would hold more than four pieces is forbidden in that direction. The other direction may still be open.
diam-lesson-too-high-goal = Move the orange piece with the black one on it.
diam-lesson-too-high-hint = Three and two are five. One and two are three.
diam-lesson-too-high-done = Right: square 2 would have held five pieces, square 4 holds three.
diam-lesson-too-high-other-piece = That was a red piece. The orange one stands on square 3, under the black one.
diam-lesson-too-high-other = That is possible, but the orange piece on square 3 is to be moved.

diam-lesson-diam = A diam
diam-lesson-diam-text = Two pieces of one colour, straight across from each other and at the same level, make a diam: their side wins at once. Your two colours together make none. In the edition of 2003 a diam may come from placing as well as from moving.
diam-lesson-diam-goal = Make a diam.
diam-lesson-diam-hint = Your red piece on square 1 stands on level 2. What stands straight across?
diam-lesson-diam-done = Red faces red on level 2: a diam, and the game is won.
diam-lesson-diam-two-colours = Orange faces red: the two colours of a side together make no diam.
diam-lesson-diam-not-across = The two red pieces do not face each other on the same level there. Straight across from square 1 lies square 5.
diam-lesson-diam-other = That makes no diam: two pieces of one colour must face each other at the same level.

diam-lesson-level-one = The ground does not count
diam-lesson-level-one-text = Level 1, the lowest, never counts. A diam is made on level 2, 3 or 4.
diam-lesson-level-one-goal = Make a diam.
diam-lesson-level-one-hint = Look for a red piece that stands on another one.
diam-lesson-level-one-done = Level 2 counts: won.
diam-lesson-level-one-ground = Red faces red, but on level 1, which never counts.
diam-lesson-level-one-other = That makes no diam. Two red pieces must face each other on level 2 or higher.

diam-lesson-moved-diam = A diam by moving
diam-lesson-moved-diam-text = All four red pieces are on the board: there is none left to place. A piece that moves onto an occupied square comes to stand on top: on a single piece, on level 2.
diam-lesson-moved-diam-goal = Make a diam by a move.
diam-lesson-moved-diam-hint = Straight across from the red piece on level 2 lies square 7.
diam-lesson-moved-diam-done = One step onto the brown piece, and red faces red on level 2.
diam-lesson-moved-diam-left = That was one of the two pieces you need: it stands on level 2 already. Bring another one across from it.
diam-lesson-moved-diam-orange = An orange piece makes no diam with a red one.
diam-lesson-moved-diam-other = That makes no diam. Which red piece can come to square 7?

diam-lesson-highest = The highest decides
diam-lesson-highest-text = If one action makes several diams, the highest decides, and its owner wins, whoever made it. You can lose by your own action.
diam-lesson-highest-goal = Make a diam that wins for you.
diam-lesson-highest-hint = If the pile on square 6 moves, brown comes along.
diam-lesson-highest-done = A red diam alone, on level 2: you win.
diam-lesson-highest-higher = Red faces red on level 2, but brown faces brown on level 3: the highest decides, and it is not yours.
diam-lesson-highest-other = That makes no diam of yours. The red piece on square 1 stands on level 2.

diam-lesson-guard = Seeing it coming
diam-lesson-guard-text = Before every action, look at what the other side could do next: a diam needs two squares that face each other, and the right height on both.
diam-lesson-guard-goal = Brown could make a diam with the next action. Prevent it.
diam-lesson-guard-hint = Brown stands on level 2 of square 1. Change what is on square 1 or on square 5.
diam-lesson-guard-done = The heights do not fit any more. There were six ways to do it.
diam-lesson-guard-other = Brown is placed on square 5, faces the brown piece on square 1 on level 2, and you have lost.

diam-lesson-announcement = “Diam!” (1998)
diam-lesson-announcement-text = By the sheet of 1998 nobody may make a diam of their own without having announced it with the action before. There is something to announce when you could make one if the other side did nothing. The program says “Diam!” for you.
diam-lesson-announcement-goal = Bring a red piece next to square 5, so that a diam is announced. Then make it.
diam-lesson-announcement-hint = From square 4 or square 6 a red piece could step onto square 5, across from the one on level 2.
diam-lesson-announcement-done = Announced, not prevented, made.
diam-lesson-announcement-other = Nothing is announced by that: after it no red piece could step onto square 5.

diam-lesson-two-threats = Two threats at once
diam-lesson-two-threats-text = The other side has one action to answer yours. Whoever threatens two things at once cannot be stopped. Remember that what stands on a piece goes along with it.
diam-lesson-two-threats-goal = Win with two actions: the first must threaten two diams.
diam-lesson-two-threats-hint = Move the red piece on square 8, with orange on it, to square 1. Then look at the levels of square 5.
diam-lesson-two-threats-done = Red threatened on level 2; whoever fills that level lifts you to level 3, and there orange was waiting. That is Diam.
diam-lesson-two-threats-one-threat = That threatens one diam at most, and one action stops it.
diam-lesson-two-threats-other = That is not the double threat. Red and orange should stand one on top of the other, across from square 5.

diam-small-game = A whole game against an easy bot, with everything you have learnt. Make a diam before it does.
