# Le Bartasso: drawing and telling (src/draw).
# Colours come as words: yellow, red, blue, green. Kinds: pawn, crowned, couronne, sauteur, diplomat.

bartasso-colour = { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
   *[green] green
}
bartasso-kind = { $kind ->
    [pawn] pawn
    [crowned] crowned pawn
    [couronne] couronne
    [sauteur] sauteur
   *[diplomat] diplomat
}

## What stands where

bartasso-square = Square { $square }{ $print ->
    [crown] , starting square of a { bartasso-colour } crowned pawn
    [hat] , starting square of the { bartasso-colour } diplomat
   *[none] { "" }
}
bartasso-piece = { $colour ->
    [yellow] Yellow
    [red] Red
    [blue] Blue
   *[green] Green
} { bartasso-kind }, square { $square }{ $huffable ->
    [0] { "" }
   *[other] , may be huffed
}
bartasso-camp = { $colour ->
    [yellow] ● Yellow
    [red] ■ Red
    [blue] ⬢ Blue
   *[green] ◆ Green
}: { $seat }{ $lost ->
    [0] { "" }
    [one] { " " }· 1 pawn lost
   *[other] { " " }· { $lost } pawns lost
}{ $units ->
    [0] { "" }
    [one] { " " }· 1 unit
   *[other] { " " }· { $units } units
}{ $waits ->
    [0] { "" }
   *[other] { " " }· diplomat waiting
}{ $blocked ->
    [0] { "" }
   *[other] { " " }· blocked
}
bartasso-sheet = { $seat ->
    [You] Your { bartasso-colour } camp
   *[other] { $seat }'s { bartasso-colour } camp
}
bartasso-sheet-lost = Ordinary pawns that can come back
bartasso-sheet-destroyed = Pawns destroyed by sauteurs
bartasso-sheet-returned = Pawns exchanged so far
bartasso-sheet-units = Units to spend
bartasso-sheet-blocked = No fighter of this camp could move when its turn came. Its crowned pieces count as lost until one can.
bartasso-sheet-waits = The diplomat is waiting for its starting square to be free.

## Whose turn it is, and how it ended

bartasso-turn = { $seat ->
    [You] Your turn with { bartasso-colour }
   *[other] { $seat } to play with { bartasso-colour }
}
bartasso-turn-first = { $seat ->
    [You] Your turn with { bartasso-colour }: first round, nothing can be taken
   *[other] { $seat } to play with { bartasso-colour }: first round, nothing can be taken
}
bartasso-turn-huff = { $seat ->
    [You] Your turn with { bartasso-colour }: you may huff first
   *[other] { $seat } to play with { bartasso-colour }, and may huff first
}
bartasso-turn-blocked = { $seat ->
    [You] Your { bartasso-colour } fighters cannot move. Huff a piece, or huff nothing?
   *[other] { $seat }'s { bartasso-colour } fighters cannot move. Huff a piece, or huff nothing?
}
bartasso-turn-split = { $seat ->
    [You] Your { bartasso-colour } diplomat has accomplished its mission. How many units go to your ally?
   *[other] { $seat }'s { bartasso-colour } diplomat has accomplished its mission. How many units go to the ally?
}
bartasso-turn-units = { $seat ->
    [You] You have
   *[other] { $seat } has
} { $units ->
    [one] one unit
   *[other] { $units } units
} to spend with { bartasso-colour }, on pawn moves or lost pawns
bartasso-won = { $seat } { $seat ->
    [You] win
   *[other] wins
}{ $how ->
    [taken] { " " }by taking all the enemy's crowned pieces
    [immobile] : the enemy's last crowned pieces cannot move
    [time] { " " }on time
   *[other] { "" }
}
bartasso-won-allies = { $ally ->
    [You] You and { $seat }
   *[other] { $seat } and { $ally }
} win{ $how ->
    [taken] { " " }by taking all the enemy's crowned pieces
    [immobile] : the enemy's last crowned pieces cannot move
    [time] { " " }on time
   *[other] { "" }
}
bartasso-drawn = { $how ->
    [repetition] Draw: the same position for the third time
    [quiet] Draw: forty rounds without a capture, a huff or a pawn move
    [long] Draw: three hundred rounds
   *[other] Draw
}
bartasso-over = The game is over

## Choices on the way to an action

bartasso-extra = Spend a unit on a move
bartasso-halt = Stop here
bartasso-keep = Huff nothing
bartasso-pass = { $units ->
    [0] Keep all three units
    [one] One unit for the ally
    [3] All three units for the ally
   *[other] { $units } units for the ally
}
bartasso-stop = Spend no more units
bartasso-exchange = Propose an exchange of prisoners
bartasso-exchange-with = with { $seat }
bartasso-exchange-count = { $count ->
    [one] one pawn each
   *[other] { $count } pawns each
}
bartasso-back = Name a square for a prisoner
bartasso-decline = No exchange

## What is asked before one harms oneself

bartasso-sure-stranded = On { $square } the crowned pawn cannot move any more and is lost. Go there all the same?

## What happened. A person alone at a terminal is called “You”.

bartasso-moved = { $seat } { $seat ->
    [You] move
   *[other] moves
} the { bartasso-colour } { bartasso-kind } from { $from } to { $to }{ $extra ->
    [0] { "" }
   *[other] { " " }(spending a unit)
}
bartasso-took = { $seat } { $seat ->
    [You] take
   *[other] takes
} { $count ->
    [one] { $crowned ->
        [0] a piece
       *[other] a crowned piece
    }
   *[other] { $count } pieces{ $crowned ->
        [0] { "" }
        [one] , one of them crowned,
       *[other] , { $crowned } of them crowned,
    }
} with the { bartasso-colour } { bartasso-kind }, from { $from } to { $to }{ $extra ->
    [0] { "" }
   *[other] { " " }(spending a unit)
}
bartasso-promoted = The { bartasso-colour } crowned pawn on { $square } becomes a couronne
bartasso-huffed = { $seat } { $seat ->
    [You] huff
   *[other] huffs
} the { bartasso-colour } { bartasso-kind } on { $square }
bartasso-arrived = { $seat ->
    [You] Your { bartasso-colour } diplomat
   *[other] { $seat }'s { bartasso-colour } diplomat
} has accomplished its mission: three units
bartasso-passed = { $seat } { $seat ->
    [You] pass
   *[other] passes
} { $units ->
    [one] one unit
   *[other] { $units } units
} to the { bartasso-colour } camp
bartasso-restored = { $seat } { $seat ->
    [You] put
   *[other] puts
} a { bartasso-colour } pawn back on { $square }
bartasso-returned = The { bartasso-colour } diplomat is back on its starting square
bartasso-stopped = { $seat } { $seat ->
    [You] leave
   *[other] leaves
} { $units ->
    [one] one unit
   *[other] { $units } units
} unused
bartasso-blocked = No fighter of the { bartasso-colour } camp can move: its crowned pieces count as lost until one can
bartasso-freed = A fighter of the { bartasso-colour } camp can move again: its crowned pieces count once more
bartasso-skipped = { $seat } cannot play with { bartasso-colour } and { $seat ->
    [You] are
   *[other] is
} skipped
bartasso-proposed = { $seat } { $seat ->
    [You] propose
   *[other] proposes
} an exchange with { $other ->
    [You] you
   *[other] { $other }
}: { $count ->
    [one] one prisoner
   *[other] { $count } prisoners
} each
bartasso-named = { $seat } { $seat ->
    [You] name
   *[other] names
} square { $square } for a prisoner
bartasso-declined = { $seat } { $seat ->
    [You] want
   *[other] wants
} no exchange
bartasso-exchanged = { $other ->
    [You] You and { $seat }
   *[other] { $seat } and { $other }
} exchange { $count ->
    [one] one prisoner
   *[other] { $count } prisoners
} each
bartasso-alliance-won = { $alliance ->
    [0] Yellow's side has won
   *[other] Green's side has won
}{ $how ->
    [taken] : all the enemy's crowned pieces are taken
    [immobile] : the enemy's last crowned pieces cannot move
   *[other] { "" }
}
bartasso-timed-out = { $seat } { $seat ->
    [You] have
   *[other] has
} run out of time

## How it ended, in a few words

bartasso-how-taken = by taking all the enemy's crowned pieces
bartasso-how-immobile = because the enemy's last crowned pieces cannot move
bartasso-how-time = on time
bartasso-how-repetition = because the same position came up for the third time
bartasso-how-quiet = after forty rounds without a capture, a huff or a pawn move
bartasso-how-long = after three hundred rounds

## Why an action is refused

bartasso-refused-no-such-square = The half board has no square { $square }.
bartasso-refused-no-piece = Nothing stands on square { $square }.
bartasso-refused-not-your-piece = The piece on square { $square } does not belong to the camp whose turn it is.
bartasso-refused-occupied = Square { $square } is occupied.
bartasso-refused-not-there = A { bartasso-kind } does not go from { $square } to { $to }.
bartasso-refused-first-round = Nothing is taken in the first round.
bartasso-refused-diplomat-takes = Diplomats take nothing.
bartasso-refused-one-piece-only = In this game a sauteur takes one piece in a move.
bartasso-refused-not-a-take = The { bartasso-kind } on { $square } cannot take like that.
bartasso-refused-smaller-route = The same capture can be written with smaller numbers: write it that way.
bartasso-refused-must-take = Something can be taken, so something must be.
bartasso-refused-must-go-on = The piece can take more, so it must.
bartasso-refused-already-moved = You have already made this turn's move; only units are left to spend.
bartasso-refused-split-first = First say how many units your ally gets.
bartasso-refused-nothing-to-split = There are no new units to share.
bartasso-refused-no-units = You have no units to spend.
bartasso-refused-only-pawns = Extra moves are for ordinary pawns, not for a { bartasso-kind }.
bartasso-refused-no-lost-pawn = This camp has no lost pawn that could come back.
bartasso-refused-not-home = Square { $square } does not belong to this camp.
bartasso-refused-nothing-to-stop = There are no units to give up.
bartasso-refused-move-first = Make the move of this turn first.
bartasso-refused-not-huffable = Nothing on square { $square } may be huffed.
bartasso-refused-huff-or-keep = First huff a piece, or choose to huff nothing.
bartasso-refused-nothing-to-keep = No need to say so: just move.
bartasso-refused-no-exchange = Prisoners are not exchanged in this game.
bartasso-refused-exchange-too-late = An exchange must be settled before the turn's move.
bartasso-refused-not-an-enemy = Prisoners are only exchanged with an enemy.
bartasso-refused-too-many-prisoners = { $count ->
    [one] One pawn cannot
   *[other] { $count } pawns cannot
} come back on each side{ $most ->
    [0] { "" }
   *[other] ; at most { $most } can
}.
bartasso-refused-no-proposal = There is no proposal to answer in that way.
bartasso-refused-not-for-prisoners = No prisoner can come back on square { $square }.

## On the shelf and when setting a table (config.rs). Values are the last part of the key.

bartasso-blurb = Draughts for two alliances on a double board: sauteurs that leap through crowds, diplomats nobody may touch, and crowned pawns on which everything hangs.
bartasso-first-evening = For a first evening: two camps on half the board, and sauteurs that take one piece a move. In a chain a sauteur can take ten pieces before you have seen it coming.
bartasso-config-camps = Camps
bartasso-config-camps-2 = 2, on half the board
bartasso-config-camps-4 = 4, two against two
bartasso-config-players = Players
bartasso-config-players-2 = 2
bartasso-config-players-3 = 3
bartasso-config-players-4 = 4
bartasso-config-players-hint = Three or four players need four camps.
bartasso-config-capture = Taking
bartasso-config-capture-huff = optional, with huffing
bartasso-config-capture-must = compulsory
bartasso-config-capture-hint = As the original sheet has it, the next enemy may remove a piece that could have taken and did not. Or taking can be compulsory.
bartasso-config-sauteur = Sauteurs take
bartasso-config-sauteur-chain = several pieces a move
bartasso-config-sauteur-single = one piece a move
bartasso-config-sauteur-single-hint = Kinder to newcomers: nobody loses ten pieces at one blow.
bartasso-config-exchange = Exchange of prisoners
bartasso-config-exchange-hint = Two enemies may agree to bring back the same number of taken pawns each, at most five for each camp.
bartasso-config-position = Position to start from
bartasso-config-position-hint = For example, with two camps, 1 2 1:P31K43D38 4:P22K3S1. Leave it empty for the usual start. See rule 13.3.

## Why options cannot be played

bartasso-bad-camps = Le Bartasso has 2 or 4 camps, not { $camps }.
bartasso-bad-players = Le Bartasso is for 2, 3 or 4 players, not { $players }.
bartasso-bad-half = Two camps are for 2 players, not { $players }.
bartasso-bad-position-first = The first field is the camp to move, one of { $camps }, not “{ $word }”.
bartasso-bad-position-round = The second field is the round, 1 to { $most }, not “{ $word }”.
bartasso-bad-position-field = A camp and a colon begin a field, but “{ $word }” has none.
bartasso-bad-position-camp = A field begins with its camp, one of { $camps }, not “{ $word }”.
bartasso-bad-position-twice = Camp { $camp } comes twice.
bartasso-bad-position-letter = “{ $letter }” in camp { $camp } is none of P K C S D X E U.
bartasso-bad-position-square = Squares are numbered 1 to { $most }, not “{ $word }”.
bartasso-bad-position-taken = Two pieces stand on square { $square }.
bartasso-bad-position-couronne = A crowned pawn on square { $square } would be a couronne.
bartasso-bad-position-count = { $letter } is followed by a number from 1 to { $most }, not “{ $word }”.
bartasso-bad-position-exchange = { $letter } belongs to the exchange of prisoners.
bartasso-bad-position-must = Nothing is huffed where taking is compulsory.
bartasso-bad-position-huff = Nothing can be huffed on square { $square }.
bartasso-bad-position-blocked-camp = After “blocked:” come camps out of { $camps }, not “{ $word }”.
bartasso-bad-position-blocked = Camp { $camp } cannot be blocked: it would need a crowned piece, no fighter that can move, and a round after the first.
bartasso-bad-position-pawns = Camp { $camp } has more than ten ordinary pawns.
bartasso-bad-position-crowned = Camp { $camp } has more than three crowned pieces.
bartasso-bad-position-sauteurs = Camp { $camp } has more than one sauteur.
bartasso-bad-position-diplomats = Camp { $camp } has more than one diplomat.
bartasso-bad-position-units = A camp has units exactly while its ally's diplomat stands on its marked square, until its own turn is over.
bartasso-bad-position-takes = The sauteur of camp { $camp } has { $count } ways to take.
bartasso-bad-position-hopeless = An alliance has no crowned piece left to play with.
bartasso-bad-position-over = The game would be over before the first move.

## Cards: what things are, and how they stand

bartasso-card-piece = { $colour ->
    [yellow] Yellow
    [red] Red
    [blue] Blue
   *[green] Green
} { bartasso-kind }
bartasso-card-kind = { $kind ->
    [pawn] Steps diagonally forward to a free square. Takes forward and backward by jumping to the free square right behind, and may go on taking.
    [crowned] Moves and takes like a pawn. On the starting square of an enemy crowned pawn it becomes a couronne. Whoever loses all crowned pieces loses the game.
    [couronne] Slides along a diagonal over any number of free squares, and takes at any distance. Whoever loses all crowned pieces loses the game.
    [sauteur] Leaps three rows and one column, or one row and three columns, over whatever stands between. Takes by landing on an enemy.
   *[diplomat] Steps diagonally forward. Takes nothing and is never taken. On the marked square of the enemy diplomat straight ahead it earns three units.
}
bartasso-card-stands = Stands on square { $square }.
bartasso-card-huffable = Could have taken and did not: it may be huffed (the sign with the exclamation mark).
bartasso-card-square = Square { $square }
bartasso-card-square-does = { $print ->
    [crown] The crown marks the starting square of a { bartasso-colour } crowned pawn. An enemy crowned pawn that ends its move here becomes a couronne.
    [hat] The hat marks the starting square of the { bartasso-colour } diplomat. The enemy diplomat straight ahead has its goal here.
   *[none] All play is on the dark squares, which are numbered row by row from the far side.
}
bartasso-card-home = In the { bartasso-colour } camp: a lost { bartasso-colour } pawn that comes back may be put here.

## Puzzles

bartasso-puzzle-win = Win in { $turns } turns, whatever is answered.
bartasso-puzzle-gain = Win at least { $points } points of material in { $turns } turns, whatever is answered; the last answer counts too. A pawn is worth 1, a crowned pawn 3, a couronne or a sauteur 5.
bartasso-puzzle-sacrifice = Give to take
bartasso-puzzle-quiet = A quiet beginning
bartasso-puzzle-mate = The last crown

## A position that is set up by hand (picture/arranged.rs)

bartasso-setup-piece = { $colour ->
    [yellow] Yellow
    [red] Red
    [blue] Blue
   *[green] Green
} { bartasso-kind }
bartasso-setup-camp = { $colour ->
    [yellow] Yellow
    [red] Red
    [blue] Blue
   *[green] Green
}
bartasso-setup-turn = Camp to move
bartasso-setup-round = Round
bartasso-setup-count = { bartasso-setup-camp }: { $what ->
    [destroyed] prisoners that never return
    [returned] pawns returned by exchange
   *[units] units of the diplomat
}
bartasso-setup-waits = { bartasso-setup-camp }: the diplomat waits for its square
bartasso-setup-blocked = { bartasso-setup-camp }: was blocked
bartasso-setup-huff = May be huffed (squares, with commas)
