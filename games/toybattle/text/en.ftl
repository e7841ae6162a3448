# Toy Battle: drawing and telling (src/draw).
# Troops come as words: kwak, skully, captain, jumbo, hook, xb42, star, roxy. Colours: blue, red.

toybattle-troop = { $troop ->
    [kwak] Kwak
    [skully] Skully
    [captain] Cap'n
    [jumbo] Jumbo
    [hook] Hook
    [xb42] XB-42
    [star] Star
   *[roxy] Roxy
}
toybattle-other-troop = { $other ->
    [kwak] Kwak
    [skully] Skully
    [captain] Cap'n
    [jumbo] Jumbo
    [hook] Hook
    [xb42] XB-42
    [star] Star
   *[roxy] Roxy
}
toybattle-colour = { $colour ->
    [red] red
   *[blue] blue
}
toybattle-strength = { $troop ->
    [kwak] joker
    [skully] strength 1
    [captain] strength 2
    [jumbo] strength 3
    [hook] strength 4
    [xb42] strength 5
    [star] strength 6
   *[roxy] strength 7
}

## What stands where

toybattle-special = { $special ->
    [recall] Castle: take another visible troop of yours back
    [gate-12] Gate: strengths 1 and 2, and Kwak
    [gate-345] Gate: strengths 3, 4 and 5, and Kwak
    [gate-67] Gate: strengths 6 and 7, and Kwak
    [draw] Cloud: draw one troop
    [push] Volcano: push an enemy next to it
    [raise] Crypt: take a troop back from the discard
    [mute] Muted: troops have no effect here
   *[pin] Trench: pin a troop in the enemy's rack
}
toybattle-base = Base { $slot }, { $height ->
    [0] empty
   *[other] held by { toybattle-colour } { toybattle-troop }, { toybattle-strength }{ $height ->
        [one] { "" }
       *[other] , { $height } tiles high
    }
}{ $special ->
    [none] { "" }
   *[other] . { toybattle-special }
}
toybattle-headquarters = { $colour ->
    [red] Red
   *[blue] Blue
} headquarters { $slot }{ $special ->
    [none] { "" }
   *[other] . { toybattle-special }
}
toybattle-piece = { $colour ->
    [red] Red
   *[blue] Blue
} { toybattle-troop }, { toybattle-strength }, on { $slot }
toybattle-in-rack = { toybattle-troop }, { toybattle-strength }, in the rack{ $count ->
    [one] { "" }
   *[other] , { $count } of them
}{ $pinned ->
    [0] { "" }
   *[other] , { $pinned } pinned this turn
}
toybattle-in-rack-known = { toybattle-troop }, known to be in that rack
toybattle-hidden = A hidden troop
toybattle-medal = A medal of region { $region }
toybattle-medal-won = { $seat ->
    [You] A medal you have won
   *[other] A medal { $seat } has won
}
toybattle-rack = { $seat ->
    [You] Your rack
   *[other] { $seat }'s rack
}: { $count ->
    [0] empty
    [one] one troop
   *[other] { $count } troops
}{ $pinned ->
    [0] { "" }
   *[other] , { $pinned } pinned
}
toybattle-reserve = { $seat ->
    [You] Your reserve
   *[other] { $seat }'s reserve
}: { $count ->
    [0] empty
    [one] one troop
   *[other] { $count } troops
}
toybattle-discard = { $seat ->
    [You] Your discard
   *[other] { $seat }'s discard
}: { $count ->
    [0] empty
    [one] one troop
   *[other] { $count } troops
}
toybattle-count = { $count }
toybattle-player = { $seat } · { $medals }/{ $objective }

## What is looked at on request

toybattle-sheet-stack = Stack on { $slot }, from the top
toybattle-sheet-troop = { $colour ->
    [red] Red
   *[blue] Blue
} { toybattle-troop }, { toybattle-strength }
toybattle-sheet-discard = { $seat ->
    [You] Your discarded troops
   *[other] { $seat }'s discarded troops
}
toybattle-sheet-rack = { $seat ->
    [You] What your rack may still hold
   *[other] What { $seat }'s rack may still hold
}
toybattle-sheet-rack-note = The army less what lies on the board and in the discard: { $rack ->
    [0] none in the rack
    [one] one in the rack
   *[other] { $rack } in the rack
}, { $reserve } in the reserve, four set aside.{ $known ->
    [0] { "" }
    [one] { " " }One troop of the rack is known.
   *[other] { " " }{ $known } troops of the rack are known.
}
toybattle-sheet-own = { $seat ->
    [You] Your troops not drawn yet
   *[other] { $seat }'s troops not drawn yet
}
toybattle-sheet-own-note = { $reserve ->
    [0] The reserve is empty: these are the four set aside.
    [one] One of these is in the reserve, four are set aside; nobody can tell which.
   *[other] { $reserve } of these are in the reserve, four are set aside; nobody can tell which.
}
toybattle-sheet-held = { $seat ->
    [You] Left in your rack
   *[other] Left in { $seat }'s rack
}
toybattle-sheet-end = { $seat ->
    [You] Your troops that were never drawn
   *[other] { $seat }'s troops that were never drawn
}
toybattle-sheet-end-note = The reserve that was left and the four set aside, which nobody can tell apart.
toybattle-sheet-none = None.

## What is to be decided this turn

toybattle-queue = This turn
toybattle-queue-skully = Skully: draw { $count ->
    [one] one
   *[other] { $count }
}
toybattle-queue-star = Star: draw one
toybattle-queue-cloud = Cloud: draw one
toybattle-queue-captain = Cap'n: an extra troop
toybattle-queue-jumbo = Jumbo: discard a neighbour
toybattle-queue-xb42 = XB-42: hit the enemy's rack
toybattle-queue-recall = Castle: take a troop back
toybattle-queue-push = Volcano: push an enemy
toybattle-queue-raise = Crypt: raise a troop
toybattle-queue-pin = Trench: pin a troop
toybattle-queue-base = { $special ->
    [recall] Castle
    [draw] Cloud
    [push] Volcano
    [raise] Crypt
   *[pin] Trench
} { $slot }

## Whose turn it is, and how it ended

toybattle-turn = { $seat ->
    [You] Your turn: draw, or place a troop
   *[other] { $seat } to play: draw, or place a troop
}
toybattle-dealing = The troops are being drawn
toybattle-breaking = XB-42 takes aim
toybattle-pinning = A troop is being pinned
toybattle-ask-skully = { $seat ->
    [You] Draw { $count ->
        [one] one troop
       *[other] { $count } troops
    } for Skully?
   *[other] { $seat } may draw { $count ->
        [one] one troop
       *[other] { $count } troops
    } for Skully
}
toybattle-ask-star = { $seat ->
    [You] Draw one troop for Star?
   *[other] { $seat } may draw one troop for Star
}
toybattle-ask-cloud = { $seat ->
    [You] Draw one troop for the cloud?
   *[other] { $seat } may draw one troop for the cloud
}
toybattle-ask-captain = { $seat ->
    [You] Place an extra troop for Cap'n?
   *[other] { $seat } may place an extra troop for Cap'n
}
toybattle-ask-jumbo = { $seat ->
    [You] Which neighbour does Jumbo throw out?
   *[other] { $seat } may throw out a neighbour of Jumbo
}
toybattle-ask-xb42 = { $seat ->
    [You] Let XB-42 hit the enemy's rack?
   *[other] { $seat } may let XB-42 hit the enemy's rack
}
toybattle-ask-recall = { $seat ->
    [You] Which troop do you take back into your rack?
   *[other] { $seat } may take a troop back into the rack
}
toybattle-ask-push = { $seat ->
    [You] Which enemy do you push, and where?
   *[other] { $seat } may push an enemy
}
toybattle-ask-raise = { $seat ->
    [You] Which troop do you raise from the discard?
   *[other] { $seat } may raise a troop from the discard
}
toybattle-ask-pin = { $seat ->
    [You] Pin a troop in the enemy's rack?
   *[other] { $seat } may pin a troop in the enemy's rack
}
toybattle-won = { $seat } { $seat ->
    [You] win
   *[other] wins
}{ $how ->
    [headquarters] { " " }by taking an enemy headquarters
    [medals] { " " }on medals
    [stuck] : one player can neither draw nor place
    [quiet] { " " }on medals, after sixty quiet turns
    [time] { " " }on time
   *[other] { "" }
}
toybattle-drawn = { $how ->
    [quiet] Draw: sixty quiet turns, and equal medals
   *[other] Draw
}

## Choices on the way to an action

toybattle-choose-draw = Draw { $count ->
    [one] a troop
   *[other] two troops
}
toybattle-choose-yes-skully = Draw { $count ->
    [one] one
   *[other] two
}
toybattle-choose-yes-one = Draw one
toybattle-choose-yes-xb42 = Hit a random troop
toybattle-choose-yes-pin = Pin a troop, blindly
toybattle-choose-pass-captain = No extra troop
toybattle-choose-pass = No, thank you
toybattle-choose-raise = { toybattle-troop }

## What happened. A person alone at a terminal is called “You”.

toybattle-drew = { $seat } { $seat ->
    [You] draw
   *[other] draws
} { $first ->
    [kwak] Kwak
    [skully] Skully
    [captain] Cap'n
    [jumbo] Jumbo
    [hook] Hook
    [xb42] XB-42
    [star] Star
   *[roxy] Roxy
}{ $second ->
    [none] { "" }
    [kwak] , Kwak
    [skully] , Skully
    [captain] , Cap'n
    [jumbo] , Jumbo
    [hook] , Hook
    [xb42] , XB-42
    [star] , Star
   *[roxy] , Roxy
}{ $third ->
    [none] { "" }
    [kwak] , Kwak
    [skully] , Skully
    [captain] , Cap'n
    [jumbo] , Jumbo
    [hook] , Hook
    [xb42] , XB-42
    [star] , Star
   *[roxy] , Roxy
}{ $fourth ->
    [none] { "" }
    [kwak] , Kwak
    [skully] , Skully
    [captain] , Cap'n
    [jumbo] , Jumbo
    [hook] , Hook
    [xb42] , XB-42
    [star] , Star
   *[roxy] , Roxy
}
toybattle-took = { $seat } { $seat ->
    [You] draw
   *[other] draws
} { $count ->
    [one] a troop
   *[other] { $count } troops
}
toybattle-placed = { $seat } { $seat ->
    [You] place
   *[other] places
} { toybattle-troop } on { $slot }{ $other ->
    [none] { "" }
   *[other] , over { toybattle-other-troop }
}
toybattle-region = { $seat } { $seat ->
    [You] win
   *[other] wins
} region { $region } and { $medals ->
    [one] a medal
   *[other] { $medals } medals
}
toybattle-thrown = { $seat } { $seat ->
    [You] throw
   *[other] throws
} { toybattle-troop } off { $slot } with Jumbo
toybattle-broken = XB-42 knocks { toybattle-troop } out of { $seat ->
    [You] your rack
   *[other] { $seat }'s rack
}
toybattle-recalled = { $seat } { $seat ->
    [You] take
   *[other] takes
} { toybattle-troop } back from { $slot }
toybattle-pushed = { $seat } { $seat ->
    [You] push
   *[other] pushes
} { toybattle-troop } from { $slot } to { $to }
toybattle-raised = { $seat } { $seat ->
    [You] raise
   *[other] raises
} { toybattle-troop } from the discard
toybattle-pinned = A troop in { $seat ->
    [You] your rack
   *[other] { $seat }'s rack
} is pinned
toybattle-pinned-own = { toybattle-troop } is pinned in { $seat ->
    [You] your rack
   *[other] { $seat }'s rack
}
toybattle-declined = { $seat } { $seat ->
    [You] decline
   *[other] declines
} { $question ->
    [skully] Skully's draw
    [star] Star's draw
    [cloud] the cloud's draw
    [captain] the extra troop
    [jumbo] Jumbo's effect
    [xb42] XB-42's effect
    [recall] to take a troop back
    [push] to push an enemy
    [raise] to raise a troop
   *[pin] to pin a troop
}
toybattle-stuck = { $seat } can neither draw nor place
toybattle-timed-out = { $seat } { $seat ->
    [You] have
   *[other] has
} run out of time
toybattle-ended-quiet = Sixty turns without a troop drawn or a medal won end the game
toybattle-ended-headquarters = A headquarters is taken
toybattle-ended-medals = { $seat } { $seat ->
    [You] have
   *[other] has
} reached the objective

## How it ended, in a few words

toybattle-how-headquarters = by taking an enemy headquarters
toybattle-how-medals = on medals
toybattle-how-stuck = because one player can neither draw nor place
toybattle-how-quiet = on medals, after sixty turns without a troop drawn or a medal won
toybattle-how-time = on time

## Why an action is refused

toybattle-refused-draw-or-place = On your turn you draw or place a troop.
toybattle-refused-rack-full = Your rack is full: eight troops.
toybattle-refused-reserve-empty = Your reserve is empty.
toybattle-refused-no-such-slot = This terrain has no slot { $slot }.
toybattle-refused-not-in-rack = { toybattle-troop } is not in your rack.
toybattle-refused-pinned = { toybattle-troop } is pinned until the end of this turn.
toybattle-refused-own-headquarters = Nobody enters their own headquarters.
toybattle-refused-gate = The gate of { $slot } does not let { toybattle-troop } pass.
toybattle-refused-too-weak = { toybattle-troop } is not stronger than the troop on { $slot }.
toybattle-refused-not-connected = { $slot } is not connected to your headquarters.
toybattle-refused-hook-at-headquarters = { $slot } is not a base: Hook needs a connection to enter it.
toybattle-refused-hook-muted = { $slot } mutes troops: Hook needs a connection there.
toybattle-refused-not-discardable = Jumbo throws out a visible enemy next to it; there is none on { $slot }.
toybattle-refused-not-recallable = On { $slot } there is no other visible troop of yours to take back.
toybattle-refused-not-pushable = On { $slot } there is no enemy next to the volcano.
toybattle-refused-push-too-far = A troop on { $slot } cannot be pushed to { $to }.
toybattle-refused-not-discarded = No { toybattle-troop } of yours is in the discard.
toybattle-refused-other-question = First decide on { $question ->
    [skully] Skully's draw
    [star] Star's draw
    [cloud] the cloud's draw
    [captain] the extra troop
    [jumbo] Jumbo's effect
    [xb42] XB-42's effect
    [recall] the recall
    [push] the push
    [raise] the troop to raise
   *[pin] the pin
}: use it, or pass.

## On the shelf and when setting a table (config.rs). Values are the last part of the key.

toybattle-blurb = Toys at war on eight terrains: hold the supply line, surround the medals, storm the enemy's headquarters. Your rack is your secret.
toybattle-first-evening = For a first evening: the Castle Field without special bases, as the booklet advises. Every base is a plain one.
toybattle-config-terrain = Terrain
toybattle-config-terrain-plaine-des-chateaux = Castle Field
toybattle-config-terrain-plaine-des-chateaux-hint = For a first game. Castles let you take a troop back.
toybattle-config-terrain-piscine-des-tropiques = Tropical Pool
toybattle-config-terrain-piscine-des-tropiques-hint = Gates let only some troops pass; two headquarters a side.
toybattle-config-terrain-cite-des-nuages = City of Clouds
toybattle-config-terrain-cite-des-nuages-hint = Clouds bring another troop.
toybattle-config-terrain-jungle-volcanique = Volcanic Jungle
toybattle-config-terrain-jungle-volcanique-hint = Volcanoes push enemies about.
toybattle-config-terrain-cimetiere-maudit = Cursed Cemetery
toybattle-config-terrain-cimetiere-maudit-hint = Crypts bring troops back from the discard.
toybattle-config-terrain-mer-des-caraibes = Caribbean Sea
toybattle-config-terrain-mer-des-caraibes-hint = Two headquarters for blue, one for red.
toybattle-config-terrain-station-metal-x = Station Metal-X
toybattle-config-terrain-station-metal-x-hint = In the middle, troops have no effect.
toybattle-config-terrain-champ-de-bataille = Battlefield
toybattle-config-terrain-champ-de-bataille-hint = Trenches pin a troop in the enemy's rack.
toybattle-config-special_bases = Special bases
toybattle-config-special_bases-hint = Without them every base is plain: advised for a first game.
toybattle-config-first_colour = Starting colour
toybattle-config-first_colour-blue = Blue
toybattle-config-first_colour-red = Red

## Cards: what things are, and how they stand

toybattle-card-base = Base { $slot }
toybattle-card-base-does = Whoever's troop lies on top holds it. Any troop goes on an empty base or on one of your own; on an enemy only a stronger one.
toybattle-card-special = { $special ->
    [recall] Castle: whoever places a troop here may take another visible troop of their own back into the rack.
    [gate-12] Gate: only strengths 1 and 2, and Kwak, may be placed here.
    [gate-345] Gate: only strengths 3, 4 and 5, and Kwak, may be placed here.
    [gate-67] Gate: only strengths 6 and 7, and Kwak, may be placed here.
    [draw] Cloud: whoever places a troop here may draw one.
    [push] Volcano: whoever places a troop here may push an enemy from a base next to it to any base next to that.
    [raise] Crypt: whoever places a troop here may raise a troop of their own from the discard.
    [mute] Muted: troops placed here have no effect.
   *[pin] Trench: whoever places a troop here may pin a troop in the enemy's rack for a turn.
}
toybattle-card-empty = Empty.
toybattle-card-linked = { $linked ->
    [yes] Linked to its headquarters: lines run on from here.
   *[no] Cut off from its headquarters: it holds the base, but no line runs on from here.
}
toybattle-card-regions = { $count ->
    [one] Helps to close region { $regions }.
   *[other] Helps to close regions { $regions }.
}
toybattle-card-headquarters = { $colour ->
    [red] Red headquarters { $slot }
   *[blue] Blue headquarters { $slot }
}
toybattle-card-headquarters-does = Its owner's lines begin here. Whoever places a troop on the enemy's headquarters wins at once.
toybattle-card-troop = { toybattle-troop }, { toybattle-strength }
toybattle-card-effect = { $troop ->
    [kwak] The joker: covers any enemy troop, and is covered by any.
    [skully] When placed, you may draw two troops.
    [captain] When placed, you may place one extra troop, with its effect.
    [jumbo] When placed, you may discard one visible enemy troop on a base next to it, however strong.
    [hook] Goes on any base, linked to your headquarters or not.
    [xb42] When placed, you may discard a random troop of the enemy's rack.
    [star] When placed, you may draw one troop.
   *[roxy] No effect. Of the enemy's troops only Kwak covers it.
}
toybattle-card-laid = On { $slot }{ $below ->
    [0] .
    [one] , on top of one troop.
   *[other] , on top of { $below } troops.
}
toybattle-card-held = { $count ->
    [one] In your rack.
   *[other] { $count } of them in your rack.
}
toybattle-card-pinned = { $count ->
    [one] Pinned: one of them cannot be placed this turn.
   *[other] Pinned: { $count } of them cannot be placed this turn.
}
toybattle-card-pinned-hidden = { $count ->
    [one] One troop of this rack is pinned and cannot be placed this turn. Only its owner knows which.
   *[other] { $count } troops of this rack are pinned and cannot be placed this turn. Only their owner knows which.
}
toybattle-card-hidden = A troop that only its owner sees
toybattle-card-hidden-does = By counting what is in plain view you can work out what it may be: look at the rack.
toybattle-card-rack = The rack
toybattle-card-rack-does = Troops that can be placed. It holds { $most } at most, and only its owner sees them.
toybattle-card-reserve = The reserve
toybattle-card-reserve-does = To draw is to take two troops from here, blindly. Four of the army never take part.
toybattle-card-discard = The discard
toybattle-card-discard-does = Troops that were discarded, for all to see.
toybattle-card-medal = Medal of region { $region }
toybattle-card-medal-does = Whoever holds every base around the region takes its medals at once: { $bases }. Enough medals win the game.
toybattle-card-medal-state = { $seat }: { $held } of { $all } bases.
toybattle-card-medal-won = { $seat }: the medals of this region are won, and stay so.

## Puzzles

toybattle-puzzle-win = Win this turn, whatever you draw and whatever the enemy holds.
toybattle-puzzle-medals = One troop for the medals
toybattle-puzzle-captain-headquarters = Several troops to the headquarters
toybattle-puzzle-captain-medals = Several troops for the medals
toybattle-puzzle-effect = An effect decides
