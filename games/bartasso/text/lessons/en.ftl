# Le Bartasso: what its lessons say. A lesson has a title, what there is to know, what to try, a hint, and what is said when it is done
# and to tries that are not right.
bartasso-lesson-first-move = One step forward
bartasso-lesson-first-move-text = All play is on the dark squares. Camps move in turn, and each turn moves one piece; nobody may pass who can move, and a camp that cannot is skipped. A pawn goes one step diagonally forward to a free square, away from its own last row; every piece may go into every camp. The first round is free: nothing is taken in it, and nothing huffed for it. Whoever lets their time run out, or resigns, loses.
bartasso-lesson-first-move-goal = You are yellow, below. Move a pawn one step forward.
bartasso-lesson-first-move-hint = Of the pawns, only those in the front row can move: choose one, then a free square in front of it.
bartasso-lesson-first-move-done = That is how pawns walk. Now green would answer.
bartasso-lesson-first-move-sauteur = That was the sauteur, which leaps. Choose an ordinary pawn in the front row.
bartasso-lesson-first-move-other = That is possible, but a pawn is to step forward.

bartasso-lesson-taking = Taking
bartasso-lesson-taking-text = A pawn takes an enemy next to it by jumping over it to the free square right behind: forward or backward, although it steps forward only. A crowned pawn moves and takes just like it.
bartasso-lesson-taking-goal = Take backward with the pawn on 28.
bartasso-lesson-taking-hint = Backward is towards you: one green pawn stands behind yours.
bartasso-lesson-taking-done = Taken, backward. The jumped pawn has left the board.
bartasso-lesson-taking-forward = That takes as well, but forward. Try the other one.
bartasso-lesson-taking-step = A pawn that could have taken and did not may be huffed: the enemy takes it off the board.
bartasso-lesson-taking-crowned = That was the crowned pawn, which walks like an ordinary one. And the pawn that could have taken may now be huffed.
bartasso-lesson-taking-other = The pawn on 28 is to take backward.

bartasso-lesson-chain = One after the other
bartasso-lesson-chain-text = A piece that has taken may go on in the same move, in any direction. What was taken leaves the board when the move is done; no piece is jumped twice, and the square it started from counts as free. You may stop after any capture, but then you may be huffed.
bartasso-lesson-chain-goal = Take all four pawns in one move.
bartasso-lesson-chain-hint = Go round in a square: 17, 8, 19, and back to 28.
bartasso-lesson-chain-done = Four at once, back where you began.
bartasso-lesson-chain-stopped = You stopped on the way. That is allowed, but there was more to take.
bartasso-lesson-chain-declined = Nothing was taken, and the pawn that could have may be huffed.
bartasso-lesson-chain-other = The pawn on 28 can take four.

bartasso-lesson-last-row = At the end of the road
bartasso-lesson-last-row-text = An ordinary pawn that has reached the last row stays there, since it cannot step back. It can still take backward.
bartasso-lesson-last-row-goal = Let the pawn on 3 do the one thing it still can.
bartasso-lesson-last-row-hint = A green pawn stands on 8, and behind it the square is free.
bartasso-lesson-last-row-done = Back into the game, by taking.
bartasso-lesson-last-row-other = That was another piece. The pawn on 3 cannot step any more, but it can take.

bartasso-lesson-crowning = From crowned pawn to couronne
bartasso-lesson-crowning-text = A crowned pawn that ends its move on the starting square of an enemy's crowned pawn becomes a couronne at once, and moves as one from its next turn on. No other piece does; the squares of an ally or your own do not count, nor does passing over one while taking.
bartasso-lesson-crowning-goal = Make a couronne.
bartasso-lesson-crowning-hint = The crowned pawn on 8 has two squares before it. Both are marked.
bartasso-lesson-crowning-done = A couronne: from now on no distance is too far.
bartasso-lesson-crowning-ordinary = An ordinary pawn never becomes a couronne. Move the crowned one.
bartasso-lesson-crowning-other = No couronne comes of that.

bartasso-lesson-couronne = The couronne
bartasso-lesson-couronne-text = A couronne slides along a diagonal over any number of free squares, forward or backward. It takes an enemy at any distance on its diagonal if a square behind it is free, lands on any free square behind, and may go on from there.
bartasso-lesson-couronne-goal = Take with the couronne on 32.
bartasso-lesson-couronne-hint = The green pawn on 18 stands on its diagonal. Three squares behind it are free.
bartasso-lesson-couronne-done = Taken from afar. You chose where to land.
bartasso-lesson-couronne-slid = It slid, and took nothing. Look along the diagonal that leads to 18.
bartasso-lesson-couronne-other = That was another piece, and the couronne, which could have taken, may be huffed.

bartasso-lesson-sauteur = The sauteur
bartasso-lesson-sauteur-text = A sauteur leaps two squares along one diagonal and one along the other, in any direction, over whatever stands between. It takes by landing on an enemy. Pawns, couronnes and sauteurs can take it like any other piece.
bartasso-lesson-sauteur-goal = Take with the sauteur.
bartasso-lesson-sauteur-hint = From 23 it reaches 19, over your own pawns.
bartasso-lesson-sauteur-done = It landed on the pawn, and the pawn is gone.
bartasso-lesson-sauteur-leapt = A good leap, but onto a free square. It takes by landing on an enemy.
bartasso-lesson-sauteur-other = That was another piece. The sauteur stands on 23.

bartasso-lesson-two-leaps = Leap after leap
bartasso-lesson-two-leaps-text = From where it took, a sauteur may leap on as long as each leap takes. What it takes leaves the board at once, and it may stop after any capture. It may be agreed that it takes at most one piece in a move. And where a position set up on purpose gives it more than 50,000 ways to take, only the first 50,000 count.
bartasso-lesson-two-leaps-goal = Take two pieces with one move of the sauteur.
bartasso-lesson-two-leaps-hint = First 19. From there, one row up and three columns to the left.
bartasso-lesson-two-leaps-done = Two leaps, two captures.
bartasso-lesson-two-leaps-stopped = One is taken, and another could have been: a piece that stops may be huffed.
bartasso-lesson-two-leaps-leapt = That leap takes nothing, so it cannot go on.
bartasso-lesson-two-leaps-other = That was another piece. The sauteur stands on 23.

bartasso-lesson-mission = A diplomat's mission
bartasso-lesson-mission-text = A diplomat steps forward like a pawn and never goes back. On the marked square of the enemy diplomat straight ahead it has accomplished its mission, which is worth three units: extra moves of pawns, or lost pawns that come back. While anything stands on that square it must wait, and putting a piece there is a fair defence; once past it, it merely blocks the way.
bartasso-lesson-mission-goal = Accomplish the mission.
bartasso-lesson-mission-hint = The marked square of the green diplomat is 8.
bartasso-lesson-mission-done = Mission accomplished: in a real game three units would now be yours to spend.
bartasso-lesson-mission-past = On 7 it has gone past its goal, and it never goes back.
bartasso-lesson-mission-other = That was not the diplomat. It stands on 13.

bartasso-lesson-shield = A diplomat's shelter
bartasso-lesson-shield-text = A diplomat takes nothing and is never taken: no piece takes by jumping over it, and none lands on its square. Standing in front of or behind a piece, it therefore keeps that piece from being jumped on that diagonal. It plays on as long as its ally fights, even when its own camp has lost every fighter.
bartasso-lesson-shield-goal = Green threatens to jump over your pawn on 28. Shelter it with the diplomat.
bartasso-lesson-shield-hint = The jump would end on 34.
bartasso-lesson-shield-done = There is no room behind the pawn any more.
bartasso-lesson-shield-away = The pawn has run away, which helps too. But here the diplomat is to shelter it.
bartasso-lesson-shield-beside = The diplomat stands beside the way: green jumps to 34, and the pawn is taken.
bartasso-lesson-shield-other = Green jumps to 34, and the pawn is taken.

bartasso-lesson-huff = Huffing
bartasso-lesson-huff-text = A piece that could have taken and did not may be huffed: the enemy whose turn is next takes it off the board, and then moves all the same. The right is gone once you have moved.
bartasso-lesson-huff-goal = You are green now, and yellow has just moved without taking. Huff the piece that could have taken.
bartasso-lesson-huff-hint = The yellow pawn on 28 could have jumped over yours on 23.
bartasso-lesson-huff-done = Huffed. And now you would still have your move.
bartasso-lesson-huff-took = A capture, but with it your right to huff is gone. Huff first, then move.
bartasso-lesson-huff-other = You moved, and the right to huff is gone. Huff first.

bartasso-lesson-victory = How it is won
bartasso-lesson-victory-text = An alliance wins by taking all crowned pieces, pawns or couronnes, of the other one. Ordinary pawns, sauteurs and diplomats do not count.
bartasso-lesson-victory-goal = Win the game.
bartasso-lesson-victory-hint = Green has one crowned pawn left, on 23.
bartasso-lesson-victory-done = The last crowned piece is taken: won. You know enough for a whole game now.
bartasso-lesson-victory-other = Green's last crowned pawn is still there. Take it.

bartasso-small-game = A whole game on half the board against an easy bot; a sauteur takes one piece in a move.
