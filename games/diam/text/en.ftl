# Diam: drawing and telling (src/draw).
# Colours come as words: red, orange, brown, black, yellow, green, blue.

diam-colour = { $colour ->
    [red] red
    [orange] orange
    [brown] brown
    [black] black
    [yellow] yellow
    [green] green
   *[blue] blue
}
diam-other = { $other ->
    [red] red
    [orange] orange
    [brown] brown
    [black] black
    [yellow] yellow
    [green] green
   *[blue] blue
}

## What stands where

diam-square = Square { $square }, { $height ->
    [0] empty
    [one] one piece
   *[other] { $height } pieces
}
diam-piece = { $colour ->
    [red] Red
    [orange] Orange
    [brown] Brown
    [black] Black
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} piece, square { $square }, level { $level }
diam-reserve = { $colour ->
    [red] Red
    [orange] Orange
    [brown] Brown
    [black] Black
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}: { $left ->
    [0] none left
   *[other] { $left } left
}
diam-player = { $seat }
diam-team = { $partner ->
    [You] You and { $seat }
   *[other] { $seat } and { $partner }
}
diam-announcement = Diam!

## Whose turn it is, and how it ended

diam-turn = { $seat ->
    [You] Your turn: you place { diam-colour }
   *[other] { $seat } to play, placing { diam-colour }
}
diam-turn-both = { $seat ->
    [You] Your turn with { diam-colour } and { diam-other }
   *[other] { $seat } to play with { diam-colour } and { diam-other }
}
diam-won = { $seat } { $seat ->
    [You] win
   *[other] wins
}{ $how ->
    [diam] { " " }with a diam
    [time] { " " }on time
   *[other] { "" }
}
diam-won-team = { $partner ->
    [You] You and { $seat }
   *[other] { $seat } and { $partner }
} win{ $how ->
    [diam] { " " }with a diam
    [time] { " " }on time
   *[other] { "" }
}
diam-drawn = { $how ->
    [repetition] Draw: the same position for the third time
    [blocked] Draw: nobody can play
    [quiet] Draw: a hundred turns without placing a piece
   *[other] Draw
}
diam-over = The game is over

## Choices on the way to an action

diam-announce = Announce “Diam!”
diam-silent = Say nothing
diam-swap = Swap sides

## What happened. A person alone at a terminal is called “You”.

diam-placed = { $seat } { $seat ->
    [You] place
   *[other] places
} { $colour ->
    [orange] an
   *[other] a
} { diam-colour } piece on square { $square }, level { $level }
diam-moved = { $seat } { $seat ->
    [You] move
   *[other] moves
} the { diam-colour } piece from square { $from }, level { $level }, to square { $to }{ $above ->
    [0] { "" }
    [one] , with the piece above it
   *[other] , with the { $above } pieces above it
}
diam-announced = { $seat } { $seat ->
    [You] announce
   *[other] announces
}: “Diam!”
diam-swapped = { $seat } { $seat ->
    [You] swap
   *[other] swaps
} sides
diam-skipped = { $seat } cannot play and { $seat ->
    [You] are
   *[other] is
} skipped
diam-made = Diam! Two { diam-colour } pieces face to face at level { $level }, on squares { $square } and { $across }
diam-timed-out = { $seat } { $seat ->
    [You] have
   *[other] has
} run out of time

## How it ended, in a few words

diam-how-diam = with a diam
diam-how-time = on time
diam-how-repetition = because the same position came up for the third time
diam-how-blocked = because nobody can play
diam-how-quiet = after a hundred turns without a piece being placed

## Why an action is refused

diam-refused-other-edition = The { diam-colour } pieces belong to the other edition.
diam-refused-not-your-reserve = The { diam-colour } pieces are the other side's.
diam-refused-partners-reserve = The { diam-colour } pieces are your partner's to place.
diam-refused-reserve-empty = There is no { diam-colour } piece left in reserve.
diam-refused-pile-full = Square { $square } already holds four pieces.
diam-refused-not-empty = In the 1998 edition a piece is placed on an empty square; square { $square } is not.
diam-refused-no-piece = There is no piece on square { $square } at level { $level }.
diam-refused-not-your-piece = The piece on square { $square } at level { $level } is the other side's.
diam-refused-too-far = From square { $square } a piece goes one step; square { $to } is not next to it.
diam-refused-too-high = Square { $square } would hold more than four pieces.
diam-refused-not-announced = That diam was not announced on your previous turn.
diam-refused-no-announcements = In this game you do not announce diams yourself.
diam-refused-nothing-to-announce = After this action you would not threaten a diam, so there is nothing to announce.
diam-refused-no-swap = Sides can be swapped only in place of the first player's second turn, and only if that was agreed beforehand.

## How this language writes the letters of the notation, which records write in French (§12.1)

diam-spelling = m=b n=k j=y v=g

## On the shelf and when setting a table (config.rs). Values are the last part of the key.

diam-blurb = Pile up, move on, and look across: two pieces of one colour face to face at the same level win at once.
diam-first-evening = For a first evening: two players and the edition of 2003. A game takes ten minutes.
diam-config-edition = Edition
diam-config-edition-1998 = 1998
diam-config-edition-1998-hint = The authors' sheet: pieces are placed on empty squares only, and a diam is announced one turn ahead.
diam-config-edition-2003 = 2003
diam-config-edition-2003-hint = The boxed game: pieces may be placed on piles too.
diam-config-players = Players
diam-config-players-2 = 2
diam-config-players-3 = 3
diam-config-players-4 = 4
diam-config-announce = “Diam!” is said
diam-config-announce-auto = by the house
diam-config-announce-manual = by the players
diam-config-announce-hint = Only matters in the 1998 edition.
diam-config-swap = Swapping sides
diam-config-swap-hint = Whoever began may swap sides instead of taking a second turn. For two players.
diam-config-position = Position to start from
diam-config-position-hint = Square by square from 1 to 8, for example rm/-/o/-/-/-/-/- 1. Leave it empty for an empty board. See rule 11.4.

## Why options cannot be played

diam-bad-players = Diam is for 2, 3 or 4 players, not { $players }.
diam-bad-edition-players = The 1998 edition is for 2 players, not { $players }.
diam-bad-announce = Players can call announcements only in the 1998 edition.
diam-bad-swap-players = The swap is for 2 players only.
diam-bad-swap-position = The swap needs a game that starts from the empty board.
diam-bad-position-squares = Eight squares with / between them are expected, not { $count }.
diam-bad-position-pile = Square { $square } holds 1 to 4 pieces, or is written -.
diam-bad-position-letter = “{ $letter }” on square { $square } is not a colour.
diam-bad-position-colour = The { diam-colour } piece on square { $square } belongs to the other edition.
diam-bad-position-many = There are more than four { diam-colour } pieces.
diam-bad-position-diam = There is a diam on the board already.
diam-bad-position-turn = The turn is a number from 0 to { $last }, not “{ $word }”.
diam-bad-position-announced = Announcements are written !0, !1 or !01.
diam-bad-position-silent = There are no announcements in the 2003 edition.
diam-bad-position-more = Nothing may follow, but “{ $word }” does.
diam-bad-position-blocked = Nobody could act in this position.

## Cards: what things are, and how they stand

diam-card-square = Square { $square }
diam-card-square-does = Holds up to four pieces, one on another. Straight across lies square { $across }: what stands there at the same height can make a diam.
diam-card-square-state = { $height ->
    [0] Empty, with room for four pieces.
    [one] One piece, with room for { $room } more.
    [4] Four pieces: full.
   *[other] { $height } pieces, with room for { $room } more.
}
diam-card-piece = { $colour ->
    [red] Red piece
    [orange] Orange piece
    [brown] Brown piece
    [black] Black piece
    [yellow] Yellow piece
    [green] Green piece
   *[blue] Blue piece
}
diam-card-piece-does = Moves one step, to the square on its left or right, and takes everything that stands on it along.
diam-card-diam-does = Facing a piece of its own colour across the board, at the same level above the lowest, it makes a diam: its side wins.
diam-card-piece-state = On square { $square }, level { $level }{ $above ->
    [0] , on top of its pile.
    [one] , with one piece on it.
   *[other] , with { $above } pieces on it.
}
diam-card-level-one = On the lowest level, which never counts for a diam.
diam-card-facing = Faces the { diam-colour } piece on square { $square }.
diam-card-facing-nobody = Faces nobody at this level: square { $square } is not so high.
diam-card-reserve = Reserve: { diam-colour }
diam-card-reserve-does-2003 = From here a piece is placed on an empty square or on top of a pile.
diam-card-reserve-does-1998 = From here a piece is placed on an empty square.
diam-card-reserve-state = { $left ->
    [0] None left.
    [one] One piece left.
   *[other] { $left } pieces left.
}

## Puzzles

diam-puzzle-win = Win in { $turns } turns, whatever your opponent does.
diam-puzzle-placing = By placing
diam-puzzle-moving = By moving
diam-puzzle-both = Placing and moving

## A position that is set up by hand (picture/arranged.rs)

diam-setup-piece = { $colour ->
    [red] Red
    [orange] Orange
    [brown] Brown
    [black] Black
    [yellow] Yellow
    [green] Green
   *[blue] Blue
} piece
diam-setup-turn = Next to act
diam-setup-both = { $turn }: { diam-colour } and { diam-other }
diam-setup-one = { $turn }: { diam-colour }
diam-setup-announced = “Diam!” stands
diam-setup-said = { $who ->
    [0] for nobody
    [1] for the first side
    [2] for the second side
   *[3] for both sides
}
