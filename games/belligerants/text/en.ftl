# Les Belligérants: drawing and telling (src/draw).
# Kinds come as words: staff, bomber, … Grounds too: yellow, pink, brown, blue, green, grey, white, black.

belligerants-kind = { $kind ->
    [staff] general staff
    [bomber] bomber
    [fighter] fighter
    [flak] anti-aircraft gun
    [machine-gun] machine gun
    [cannon] cannon
    [tank] tank
    [officer] officer
    [ambulance] ambulance
    [spy] spy
    [patrol] patrol
    [sentinel] sentinel
   *[soldier] soldier
}
belligerants-other-kind = { $other ->
    [staff] general staff
    [bomber] bomber
    [fighter] fighter
    [flak] anti-aircraft gun
    [machine-gun] machine gun
    [cannon] cannon
    [tank] tank
    [officer] officer
    [ambulance] ambulance
    [spy] spy
    [patrol] patrol
    [sentinel] sentinel
   *[soldier] soldier
}
belligerants-side = { $side ->
    [yellow] yellow
   *[pink] pink
}

## What stands where

belligerants-square = { $square }, { $ground ->
    [yellow] yellow camp
    [pink] pink camp
    [brown] open ground
    [blue] water
    [green] cover
    [grey] encirclement
    [white] wounds
   *[black] annihilation
}{ $star ->
    [yes] , starred
   *[no] { "" }
}
belligerants-piece = { $side ->
    [yellow] Yellow
   *[pink] Pink
} { belligerants-kind }{ $flat ->
    [yes] { " " }(taken in good condition)
   *[no] { "" }
}, { $square }{ $plight ->
    [wounded] , wounded: moves with the devil only
    [encircled] , encircled: moves with the devil only
    [guarded] , guarded by the sentinel
    [hidden] , under cover
    [entered] , has entered
   *[none] { "" }
}
belligerants-player = { $seat } ({ belligerants-side })
belligerants-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
belligerants-counts = Entered { $entered }, prisoners { $prisoners }
belligerants-left = In the field: { $left }
belligerants-is-ready = Ready
belligerants-asks = Armistice?
belligerants-demands = Demands { $points }
belligerants-booty = { $seat ->
    [You] Your score
   *[other] { $seat }'s score
}
belligerants-row-entered = Entered: { belligerants-kind }, { $points } points
belligerants-row-prisoner = Prisoner: { belligerants-kind }, { $points } points
belligerants-row-gone = Lost: { belligerants-kind }, { $points } points
belligerants-captures = Who takes whom
belligerants-captures-note = An ambulance takes only those who lie wounded.
belligerants-takes = { $code } { belligerants-kind }: takes { $takes }; { $kind ->
    [ambulance] is never taken
   *[other] is taken by { $taken }
}

## Whose turn it is, and how it ended

belligerants-setting-up = Both armies are being set up in secret
belligerants-waits-setup = { $seat } { $seat ->
    [You] are
   *[other] is
} still setting up
belligerants-to-roll = { $seat ->
    [You] Your turn to roll
   *[other] { $seat } to roll
}
belligerants-to-move = { $seat ->
    [You] Your move
   *[other] { $seat } to move
}: { $roll ->
    [devil] the devil
   *[other] { $roll }
}
belligerants-to-huff = { $seat } may huff a piece that could have taken
belligerants-won = { $seat } { $seat ->
    [You] win
   *[other] wins
}{ $how ->
    [time] { " " }on time
    [armistice] { " " }by armistice, with an indemnity of { $margin } points
   *[other] { " " }by { $margin } points
}
belligerants-drawn = { $how ->
    [quiet] Draw: a hundred quiet rolls and equal points
    [rolls] Draw: six hundred rolls and equal points
   *[other] Draw: equal points
}

## Choices on the way to an action

belligerants-form = Formation { $number }
belligerants-ready = Ready for battle
belligerants-unready = Not ready after all
belligerants-number = Play { $number }
belligerants-keep = Take in good condition
belligerants-prisoner = Take prisoner
belligerants-ask = Ask for an armistice
belligerants-thousands = { $points } or more
belligerants-demand = Demand { $points }
belligerants-accept = Accept the armistice
belligerants-refuse = Refuse and play on
belligerants-decline = Huff nothing

## What is asked before one harms oneself

belligerants-sure-lost = The { belligerants-kind } would stand on { $square } and be lost at once. Take it in good condition all the same?
belligerants-sure-destroyed = On { $square } your { belligerants-kind } is destroyed. Move it there all the same?
belligerants-sure-drowned = On { $square } your { belligerants-kind } drowns. Choose that number all the same?

## What happened

belligerants-arranged = Noted: { $action }
belligerants-said-ready = { $seat } { $seat ->
    [You] are
   *[other] is
} ready
belligerants-said-unready = { $seat } { $seat ->
    [You] are
   *[other] is
} not ready after all
belligerants-defaulted = { $seat } { $seat ->
    [You] have
   *[other] has
} run out of time: default formation
belligerants-revealed = Both armies are revealed
belligerants-rolled = { $seat } { $seat ->
    [You] roll
   *[other] rolls
} { $roll ->
    [devil] the devil
   *[other] { $roll }
}
belligerants-blocked = { $seat } cannot move
belligerants-moved = { $seat } { $seat ->
    [You] move
   *[other] moves
} the { belligerants-kind } from { $square } to { $to }
belligerants-taken = { $seat } { $seat ->
    [You] take
   *[other] takes
} the { belligerants-kind } on { $square } prisoner
belligerants-enlisted = { $seat } { $seat ->
    [You] take
   *[other] takes
} the { belligerants-kind } in good condition: it now stands on { $square }
belligerants-returned = { $seat } { $seat ->
    [You] take
   *[other] takes
} the { belligerants-kind } back: it now stands on { $square }
belligerants-lost = { $seat } { $seat ->
    [You] lose
   *[other] loses
} the { belligerants-kind } on { $square }: { $how ->
    [drowned] it drowns
    [destroyed] it is destroyed
   *[sunk] nothing can stand there
}
belligerants-rescued = { $seat } { $seat ->
    [You] rescue
   *[other] rescues
} the { belligerants-kind } on { $square }: it goes back to { $to }
belligerants-entered = { $seat ->
    [You] Your { belligerants-kind }
   *[other] { $seat }'s { belligerants-kind }
} enters the enemy's camp on { $square }
belligerants-asked = { $seat } { $seat ->
    [You] ask
   *[other] asks
} for an armistice
belligerants-demanded = { $seat } { $seat ->
    [You] demand
   *[other] demands
} { $points } points
belligerants-accepted = { $seat } { $seat ->
    [You] accept
   *[other] accepts
} the armistice
belligerants-refused-deal = { $seat } { $seat ->
    [You] refuse and play on
   *[other] refuses and plays on
}
belligerants-huffed = { $seat } { $seat ->
    [You] huff
   *[other] huffs
} the { belligerants-kind } on { $square }
belligerants-declined = { $seat } { $seat ->
    [You] huff
   *[other] huffs
} nothing
belligerants-timed-out = { $seat } { $seat ->
    [You] have
   *[other] has
} run out of time
belligerants-ended = The battle ends{ $how ->
    [armistice] { " " }in an armistice
   *[other] : yellow { $yellow }, pink { $pink }
}

## How it ended, in a few words

belligerants-how-battle = on points
belligerants-how-rolls = on points, after six hundred rolls
belligerants-how-quiet = on points, after a hundred quiet rolls
belligerants-how-time = on time
belligerants-how-armistice = by armistice

## Why an action is refused

belligerants-refused-not-now = That cannot be done now.
belligerants-refused-not-your-camp = { $square } is not in your camp.
belligerants-refused-same-kind = Exchanging { $square } and { $other } changes nothing.
belligerants-refused-no-formation = There is no formation { $number }.
belligerants-refused-is-ready = You have said that you are ready: take that back first.
belligerants-refused-said-already = You have said so already.
belligerants-refused-no-square = The board has no square { $square }.
belligerants-refused-no-piece = Nobody stands on { $square }.
belligerants-refused-not-yours = The piece on { $square } is the enemy's.
belligerants-refused-number-missing = You rolled the devil: choose a number from 1 to 5.
belligerants-refused-number-given = You rolled a number: there is none to choose.
belligerants-refused-encircled = The piece on { $square } is encircled: only the devil frees it.
belligerants-refused-wounded = The piece on { $square } is wounded: only the devil or your ambulance frees it.
belligerants-refused-out-of-reach = { $square } cannot be reached with exactly { $number }.
belligerants-refused-may-not-leave = The piece on { $square } has entered and stays in the camp.
belligerants-refused-same-square = A move must end on a different square from { $square }, where it began.
belligerants-refused-own-piece = Your own piece stands on { $square }.
belligerants-refused-camp-full = Your camp has no room for the wounded piece on { $square }.
belligerants-refused-under-cover = The enemy on { $square } is under cover.
belligerants-refused-lies-wounded = The enemy on { $square } lies wounded: only an ambulance takes it.
belligerants-refused-on-water = Only a spy can take on water, and { $square } is water.
belligerants-refused-has-entered = The enemy on { $square } has entered and cannot be taken.
belligerants-refused-camp-closed = You cannot stop on { $square }: your own camp is not empty yet.
belligerants-refused-untakable = The { belligerants-kind } cannot take the { belligerants-other-kind } on { $square }.
belligerants-refused-guarded = The enemy on { $square } is guarded by its sentinel.
belligerants-refused-too-wounded = The piece on { $square } is wounded and cannot take.
belligerants-refused-must-take = Something can be taken with this number, and must be.
belligerants-refused-would-drown = On { $square } the piece would drown, and something else can be played.
belligerants-refused-not-in-good-condition = Nothing on { $square } can be taken in good condition now.
belligerants-refused-where-to = Say which square of your camp the piece on { $square } is brought to.
belligerants-refused-no-room = { $square } is not a free square of your camp.
belligerants-refused-nothing-to-rescue = Nobody on { $square } can be rescued.
belligerants-refused-asked-already = You have already asked for an armistice this turn.
belligerants-refused-not-asked = Nobody has asked for an armistice.
belligerants-refused-bad-demand = An indemnity is a multiple of 100, from 100 to 21,300.
belligerants-refused-nothing-demanded = No indemnity has been named.
belligerants-refused-could-not-take = The piece on { $square } could not have taken.

## On the shelf and when setting a table (config.rs)

belligerants-blurb = Two armies, water between them, and a die with a devil: march across, take what you can, and enter the enemy's camp.
belligerants-first-evening = For a first evening: the quick board, on which the armies meet soon. Take the formation that is offered.
belligerants-config-board = Board
belligerants-config-board-standard-2 = Standard
belligerants-config-board-standard-2-hint = 13 by 19 squares, a lake between the armies, trenches and a field hospital before each camp: our reconstruction of the lost board.
belligerants-config-board-quick-2 = Quick
belligerants-config-board-quick-2-hint = 10 by 12 squares, for a shorter game.
belligerants-config-board-standard = Standard, first edition
belligerants-config-board-standard-hint = 13 by 19 squares, a river from corner to corner: our first reconstruction, with more open ground.
belligerants-config-board-quick = Quick, first edition
belligerants-config-board-quick-hint = 10 by 10 squares, with more open ground.
belligerants-config-board-own = Your own board
belligerants-config-board-own-label = Your board, as text
belligerants-config-board-own-hint = A picture with one sign for each square, as rule 13.2 asks for. The example shows the form: a star after a sign makes a starred square.
belligerants-config-board-own-example =
    title: My board
    legend: Y yellow, P pink, . brown, ~ blue, ^ green, = grey, + white, @ black
    board:
    P  ~  .  .
    P  .* ~  Y
    bridges: b1-c2
belligerants-config-capture = Taking
belligerants-config-capture-must = compulsory
belligerants-config-capture-must-hint = You must take whenever you can.
belligerants-config-capture-huff = optional, with huffing
belligerants-config-capture-huff-hint = You need not take; but then your opponent may huff a piece that could have taken.
belligerants-config-position = Position to start from
belligerants-config-position-hint = For example y 0/0 yEM=m1 pSO=a19. Leave it empty to begin with the set-up. See rule 13.4.

## What is wrong with a board (board/flaw.rs)

belligerants-flaw-no-such-board = There is no board called “{ $name }”. A board given as text has one line for each row.
belligerants-flaw-too-long = The text has { $found } bytes: a board has { $most } at most.
belligerants-flaw-unreadable = Line { $line }: { $wanted ->
    [heading] expected title, legend, board or bridges
    [legend] expected a sign of its own and a colour, such as ~ blue
    [bridge] expected two squares, such as e5-f6
   *[sign] there is a sign that is not in the legend
}.
belligerants-flaw-size = Columns: { $columns }, rows: { $rows }. A board has 1 to { $most } of each.
belligerants-flaw-ragged = Line { $line } has { $squares ->
    [one] one square
   *[other] { $squares } squares
}, but the first row has { $expected }.
belligerants-flaw-camp-count = { $found } { belligerants-side } { $found ->
    [one] square
   *[other] squares
}: a camp has { $expected }.
belligerants-flaw-camp-corner = { $square } is the { belligerants-side } player's right-hand corner and must be { belligerants-side }.
belligerants-flaw-camp-scattered = { $square } lies apart from the rest of the { belligerants-side } camp.
belligerants-flaw-missing-colour = No square is { belligerants-ground }.
belligerants-flaw-star-count = { $found ->
    [one] One starred square
   *[other] { $found } starred squares
}: a board has { $expected }.
belligerants-flaw-star-on-water = { $square }: a starred square is never blue.
belligerants-flaw-bridge-outside = Bridge { $square }-{ $other }: not on the board.
belligerants-flaw-bridge-not-diagonal = Bridge { $square }-{ $other }: not a diagonal step.
belligerants-flaw-bridge-in-water = Bridge { $square }-{ $other }: an end is blue.
belligerants-flaw-bridge-without-water = Bridge { $square }-{ $other }: the squares beside it are not both blue.
belligerants-flaw-bridge-twice = Bridge { $square }-{ $other }: listed twice.
belligerants-flaw-too-few-bridges = { $found ->
    [0] No bridge: at least two are needed.
    [one] One bridge: at least two are needed.
   *[other] { $found } bridges: at least two are needed.
}
belligerants-ground = { $ground ->
    [yellow] yellow
    [pink] pink
    [brown] brown
    [blue] blue
    [green] green
    [grey] grey
    [white] white
   *[black] black
}

## What is unfair about a board that can be played on (board/flaw.rs)

belligerants-warning-not-symmetric = Board: { $square } is not what lies opposite.
belligerants-warning-bridge-not-symmetric = Board: bridge { $square }-{ $other } has no bridge opposite.
belligerants-warning-camp-shape = Board: the { belligerants-side } camp is neither a triangle nor a block.
belligerants-warning-unreachable = Board: { $square } cannot be reached safely from the { belligerants-side } camp.
belligerants-warning-star-on-harm = Board: { $square } has a star where pieces are harmed.

## What is wrong with a position to start from (position.rs)

belligerants-bad-position-turn = Whose turn it is comes first, as y, p, y3 or yd, not “{ $word }”.
belligerants-bad-position-rolls = “{ $word }”: rolls so far and quiet ones are written as 12/3, within the limits of the game.
belligerants-bad-position-piece = “{ $word }”: a piece and its place are written as yEM=c4, pSO=y or pTK=y:d5.
belligerants-bad-position-too-many = “{ $word }”: an army does not have that many of them.
belligerants-bad-position-own-prisoner = “{ $word }”: only material that changed sides can be its own army's prisoner.
belligerants-bad-position-only-material = “{ $word }”: only material can fight for the other side.
belligerants-bad-position-no-square = “{ $word }”: the board has no such square.
belligerants-bad-position-taken = “{ $word }”: somebody stands there already.
belligerants-bad-position-harm = “{ $word }”: nobody but spies and ambulances can stand there.
belligerants-bad-position-nobody = The { belligerants-side } army has nobody left outside the enemy's camp.
belligerants-bad-position-blocked = Nothing can be played with what “{ $word }” rolled.

## What a board of one's own is painted with (board/sketch.rs)

belligerants-config-board-paint-yellow = Yellow camp
belligerants-config-board-paint-pink = Pink camp
belligerants-config-board-paint-brown = Open ground
belligerants-config-board-paint-blue = Water
belligerants-config-board-paint-green = Cover
belligerants-config-board-paint-grey = Encirclement
belligerants-config-board-paint-white = Wounds
belligerants-config-board-paint-black = Annihilation
belligerants-config-board-paint-star = Star
belligerants-config-board-paint-bridge = Bridge

## Cards: what things are, and how they fare

belligerants-card-square = { $square }: { $ground ->
    [yellow] yellow's camp
    [pink] pink's camp
    [brown] open ground
    [blue] water
    [green] cover
    [grey] encirclement
    [white] where pieces are wounded
   *[black] annihilation
}
belligerants-card-ground = { $ground ->
    [yellow] Here yellow begins. Pink enters it to count double, once no piece of pink's stands in its own camp.
    [pink] Here pink begins. Yellow enters it to count double, once no piece of yellow's stands in its own camp.
    [brown] Pieces move, stop and take freely.
    [blue] Only bombers, fighters, spies and ambulances cross it as they like; all may use the bridges. A piece that must stop here drowns, except spies and ambulances.
    [green] Whoever stands here cannot be taken.
    [grey] Whoever stops here leaves with the devil only, and can be taken. Spies and ambulances come and go.
    [white] Whoever stops here is wounded: moves with the devil only, takes nobody, and is taken or rescued by an ambulance alone.
   *[black] Whoever stops here is destroyed, except spies and ambulances.
}
belligerants-card-star = A crossroads: whoever crosses it may go on in any of the eight directions.
belligerants-card-bridge = A bridge begins here.
belligerants-card-piece = { $side ->
    [yellow] Yellow
   *[pink] Pink
}: { belligerants-kind }
belligerants-card-kind = { $kind ->
    [bomber] Flies: over pieces of either side and over water.
    [fighter] Flies: over pieces of either side and over water.
    [ambulance] Goes and stays unharmed on every ground, picks up the wounded, and is never taken.
    [spy] Goes and stays unharmed on every ground.
    [sentinel] Guards its own army on the eight squares around it: nobody there can be taken.
   *[other] Goes straight, in any of the eight directions, by exactly the number rolled.
}
belligerants-card-value = The { belligerants-kind } is worth { $points } points as a prisoner, twice that once it has entered the enemy's camp.
belligerants-card-stands = Stands on { $square }.
belligerants-card-flat = Taken in good condition: the { belligerants-kind } fights for its captor, under a flat piece.
belligerants-card-plight = { $plight ->
    [wounded] Wounded: the { belligerants-kind } moves with the devil only, takes nobody, and only an ambulance takes or rescues it.
    [encircled] Encircled: it moves with the devil only.
    [guarded] Guarded by its sentinel: it cannot be taken.
    [hidden] Under cover: it cannot be taken.
   *[entered] Has entered: it cannot be taken and cannot leave, and counts double.
}
belligerants-expiry-setup = When time runs out, whoever is not ready gets the default formation.

## Puzzles

belligerants-puzzle-take = Find the move with the best odds of taking the enemy's { belligerants-kind }, at once or with your next roll. If the enemy rolls the devil before that, it is too late.
belligerants-puzzle-enter = Find the move with the best odds that your { belligerants-kind } enters the enemy's camp, at once or with your next roll. If the enemy rolls the devil before that, it is too late.
belligerants-puzzle-bring-home = Find the move with the best odds that your wounded { belligerants-kind } comes back to your camp, at once or with your next roll. If the enemy rolls the devil before that, it is too late.
belligerants-puzzle-keep = Find the move after which the enemy's next move is least likely to cost you your { belligerants-kind }.
belligerants-puzzle-safe = Find the move after which the enemy's next move is least likely to cost you any piece at all.
belligerants-puzzle-deny = Find the move after which the enemy's { belligerants-kind } is least likely to enter your camp with the enemy's next move.
belligerants-puzzle-hunt = The hunt
belligerants-puzzle-devil-hunt = The hunt, with the devil
belligerants-puzzle-entry = The entry
belligerants-puzzle-devil-entry = The entry, with the devil
belligerants-puzzle-rescue = The rescue
belligerants-puzzle-strike = Striking first
belligerants-puzzle-escape = The escape
belligerants-puzzle-shield = The shield
belligerants-puzzle-safety = A safe army
belligerants-puzzle-gate = The closed gate

## A position that is set up by hand (picture/arranged.rs)

belligerants-setup-piece = { $side ->
    [yellow] Yellow
   *[pink] Pink
} { belligerants-kind }{ $flat ->
    [yes] { " " }(taken in good condition)
   *[no] { "" }
}
belligerants-setup-prison = Prisoners of { belligerants-side }
belligerants-setup-turn = Army to play
belligerants-setup-side = { $side ->
    [yellow] Yellow
   *[pink] Pink
}
belligerants-setup-roll = Rolled
belligerants-setup-rolled = { $roll ->
    [none] not yet
    [d] the devil
   *[other] { $roll }
}
belligerants-setup-rolls = Rolls so far
belligerants-setup-quiet = Quiet rolls in a row
