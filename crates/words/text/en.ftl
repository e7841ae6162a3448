## What is said about any game.

refused-no-such-seat = There is no such seat at this table.
refused-not-your-move = It is not this seat's turn.
refused-window-closed = That moment has passed: the decision is closed.
refused-out-of-turn = The game waits for something else now.
refused-impossible = That cannot come up here.
refused-over = The game is over.

how-resigned = by resignation
how-agreed = by agreement
how-abandoned = the match was abandoned

notice-seated = { $name } sits down.
notice-taken-back = The last moves are taken back.
notice-draw = { $seat } says yes to a draw.
notice-no-draw = { $seat } no longer wants a draw.
notice-resigned = { $seat } { $seat ->
    [You] resign
   *[other] resigns
}.
notice-agreed = A draw is agreed on.
notice-abandoned = The match is abandoned.
