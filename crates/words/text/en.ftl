## What is said about any game.

refused-no-such-seat = There is no such seat at this table.
refused-not-your-move = It is not your turn.
refused-window-closed = That moment has passed: the decision is closed.
refused-out-of-turn = The game is waiting for something else now.
refused-impossible = That cannot come up here.
refused-over = The game is over.
refused-no-such-entry = There is no such entry to go back to.
refused-bad-name = A name has 1 to 100 characters on one line.
refused-said-already = You have said so already.
refused-not-here = This game does not have that.

how-resigned = by resignation
how-agreed = by agreement
how-abandoned = because the game was abandoned

closed-resigned = { $seat } resigned: the game is over
closed-agreed = A draw was agreed: the game is over
closed-abandoned = The game was abandoned

notice-seated = { $name } sits down
notice-taken-back = The last moves are taken back
notice-draw = { $seat } { $seat ->
    [You] say
   *[other] says
} yes to a draw
notice-no-draw = { $seat } no longer { $seat ->
    [You] want
   *[other] wants
} a draw
notice-resigned = { $seat } { $seat ->
    [You] resign
   *[other] resigns
}
notice-left = { $seat } { $seat ->
    [You] leave
   *[other] leaves
} the game; the others play on
notice-agreed = A draw is agreed
notice-abandoned = The game is abandoned

## Records

record-running = This game is still being played. Only what this viewer has seen is written here; the complete record follows when the game is over.
record-seat = Seat
record-unplayable = record, line { $line }: the config cannot be played: { $why }

## Why options cannot be played, whatever the game. Fields and values stay as they are written.

config-reason = { $fields ->
    [none] { "" }
   *[other] { $fields }:{ " " }
}{ $sentence }{ $paragraph ->
    [none] { "" }
   *[other] { " " }(§{ $paragraph })
}
config-not-an-object = Options are a JSON object, with a field for each of them.
config-unknown-field = There is no option called “{ $field }”. The options are { $known }.
config-unknown-value = { $value } cannot be chosen. Choose one of { $known }.
config-not-a-number = A whole number is needed here, and { $value } is not one.
config-out-of-range = { $value } is too small or too large.
config-not-a-truth = This is either true or false, and { $value } is neither.
config-not-a-text = A text in quotes is needed here, and { $value } is not one.
config-unreadable = { $value } cannot be read here.
config-not-together = These options cannot be read together.

## Lots

refused-bad-nonce = A commitment and nonces come before anything else, in the order of places.
refused-bad-lot = Seats are drawn before anything else, and those who play together stay together.
notice-drawn = Seats were drawn by lot

## Draws that are declined, takebacks

refused-no-offer = Nobody is offering a draw just now.
refused-draw-declined = Your offer was declined. You may offer a draw again after the next move.
notice-declined = { $seat } { $seat ->
    [You] decline
   *[other] declines
} the draw

refused-window-ahead = That moment has not come yet: the game is waiting for another decision.

## Time, proposals, seats that change hands

refused-not-asked = Nothing is proposed that you could answer.
refused-bad-proposal = This cannot be proposed now, or something else is proposed already.
refused-vacant = Nobody holds this seat.
notice-down = The house was closed for a while. Clocks stood still, and deadlines that passed have been moved
notice-hinted = { $seat } { $seat ->
    [You] ask
   *[other] asks
} for a hint
notice-extended = { $seat } { $seat ->
    [You] ask
   *[other] asks
} for more time
notice-paused = The game is paused
notice-resumed = The game goes on
notice-holiday = { $seat } { $seat ->
    [You] are
   *[other] is
} on holiday
notice-back = { $seat } { $seat ->
    [You] are
   *[other] is
} back from holiday
notice-vacated = { $name } no longer plays: the seat is free
notice-proposed-pause = { $seat } { $seat ->
    [You] propose
   *[other] proposes
} a pause
notice-proposed-resume = { $seat } { $seat ->
    [You] propose
   *[other] proposes
} to go on
notice-proposed-takeback = { $seat } { $seat ->
    [You] ask
   *[other] asks
} to take a move back
notice-proposed-bot = { $seat } { $seat ->
    [You] propose
   *[other] proposes
} a bot for { $other ->
    [You] your
   *[other] { $other }'s
} seat
notice-consented = { $seat } { $seat ->
    [You] agree
   *[other] agrees
}
notice-dissented = { $seat } { $seat ->
    [You] do
   *[other] does
} not agree
expiry-lost = Whoever runs out of time loses the game.
expiry-declined = Whoever lets the time run out here does without this choice.
