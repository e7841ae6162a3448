# Diable et Bon Dieu: what is said beside what Diplomacy says (games/diplomacy/text).

## On the shelf and when setting a table (config.rs)

divine-blurb = Diplomacy with two more players, whom nobody knows: the Devil curses units, the Good Lord blesses them, and each protects a country in secret.
divine-first-evening = For a first evening: until 1904, with blessings and curses told after each phase. Learn what they do before you guess at them.
divine-config-reveal = Blessings and curses
divine-config-reveal-full = told after each phase
divine-config-reveal-full-hint = Everybody learns which unit was blessed and which was cursed.
divine-config-reveal-effective = told where they mattered
divine-config-reveal-effective-hint = Everybody learns of those without which the phase would have turned out differently.
divine-config-reveal-none = told at the end
divine-config-reveal-none-hint = Until the end nobody learns of them.
divine-config-opposition = Blessing and curse cancel each other
divine-config-opposition-direct = on units that meet
divine-config-opposition-direct-hint = One goes to where the other stands, or both go to the same province.
divine-config-opposition-broad = also on those that help
divine-config-opposition-broad-hint = To support or convoy against a unit is to oppose it too.
divine-config-rout = A cursed unit is dislodged
divine-config-rout-entering = by whoever enters
divine-config-rout-entering-hint = Attackers that keep each other out leave it where it is.
divine-config-rout-literal = by any attack
divine-config-rout-literal-hint = Even where no attacker enters its province.
divine-config-year_limit = Last year
divine-config-year_limit-hint = 1901 to 1960: the survivors draw after its winter. Without one they play on.
divine-config-press = Messages
divine-config-press-full = in private and in public
divine-config-press-full-hint = The powers write to whom they like, and to all. The divine players read what is for all.
divine-config-press-public = in public only
divine-config-press-public-hint = Whatever is written, everybody reads.
divine-config-press-none = none
divine-config-press-none-hint = Only the orders speak.
divine-config-position = Position to start from
divine-config-position-hint = For example W1903A; FRANCE A PAR, F BRE; FRANCE = PAR BRE MAR. Empty: the usual one. See rule 25.6.

## Names

divine-the-power = { $power ->
    [AUSTRIA] Austria
    [ENGLAND] England
    [FRANCE] France
    [GERMANY] Germany
    [ITALY] Italy
    [RUSSIA] Russia
   *[TURKEY] Turkey
}
divine-the-owner = { $owner ->
    [AUSTRIA] Austria
    [ENGLAND] England
    [FRANCE] France
    [GERMANY] Germany
    [ITALY] Italy
    [RUSSIA] Russia
   *[TURKEY] Turkey
}
divine-divinity = { $divinity ->
    [devil] the Devil
   *[lord] the Good Lord
}
divine-seat-0 = Austria
divine-seat-1 = England
divine-seat-2 = France
divine-seat-3 = Germany
divine-seat-4 = Italy
divine-seat-5 = Russia
divine-seat-6 = Turkey
divine-seat-7 = The Devil
divine-seat-8 = The Good Lord

## What is seen

divine-caption-drawing = The protected countries are being drawn
divine-caption = { diplomacy-stage }{ $own ->
    [open] { $divinity ->
        [devil] : curse a unit, or none
       *[lord] : bless a unit, or none
    }
    [ready] : your decision stands
    [withdrawn] : you have withdrawn from the game
   *[idle] : nothing for you to decide
}
divine-caption-gift = Winter { $year }, the gift{ $own ->
    [open] : name a country, or none
    [said] : you have chosen
   *[public] { "" }
}
divine-over = { $divinity ->
    [none] { diplomacy-over }
    [devil] { $how ->
        [solo] { diplomacy-power } and the Devil win
       *[other] { diplomacy-over }; the Devil has won
    }
   *[lord] { $how ->
        [solo] { diplomacy-power } and the Good Lord win
       *[other] { diplomacy-over }; the Good Lord has won
    }
}
divine-panel = The divine players
divine-protects = { $divinity ->
    [devil] The Devil
   *[lord] The Good Lord
} { $power ->
    [none] protects a country you do not know
   *[other] protects { divine-the-power }
}
divine-has-won = { $divinity ->
    [devil] The Devil has won
   *[lord] The Good Lord has won
}: both divine players have withdrawn.
divine-have-withdrawn = Both divine players have withdrawn.
divine-is-favoured = This winter you may have one unit more than you have centres: a gift that nobody else knows of.
divine-own-cast = { $province ->
    [none] { $divinity ->
        [devil] You curse no unit so far.
       *[lord] You bless no unit so far.
    }
   *[other] { $divinity ->
        [devil] You curse the unit in { diplomacy-province }.
       *[lord] You bless the unit in { diplomacy-province }.
    }
}
divine-own-spent = { $divinity ->
    [devil] { diplomacy-power }: no further curse this year
   *[lord] { diplomacy-power }: no further blessing this year
}
divine-casts = Blessings and curses
divine-when = { diplomacy-stage }
divine-card-own = { $divinity ->
    [devil] You curse it
   *[lord] You bless it
}

## Choices

divine-choice-clear = Take it back
divine-choice-ready = That is my decision
divine-choice-unready = Decide anew
divine-choice-gift = A gift for { divine-the-power }
divine-choice-gift-none = No gift

## What happened

divine-drawn = { $power ->
    [none] The two protected countries are drawn: only the divine players know anything of them
   *[other] { $owner ->
        [none] You are the Devil and protect { divine-the-power }
       *[other] You are the Good Lord and protect { divine-the-owner }; the Devil protects { divine-the-power }
    }
}
divine-noted-cast = { $divinity ->
    [devil] You curse the unit in { diplomacy-province }
   *[lord] You bless the unit in { diplomacy-province }
}
divine-noted-gift = { $power ->
    [none] You give nothing this winter
   *[other] Your gift is for { divine-the-power }
}
divine-cast = { $divinity ->
    [devil] Cursed
   *[lord] Blessed
}: { diplomacy-unit }{ $fate ->
    [cancelled-same] { " " }(cancelled: blessed and cursed at once, §18.1)
    [cancelled-opposed] { " " }(cancelled: the blessed and the cursed unit opposed each other, §18.2)
    [idle] { " " }(it changed nothing)
   *[other] { "" }
}
divine-cast-unveiled = { diplomacy-stage }. { divine-cast }
# What begins a chapter of the game, for those who go through it.
divine-chapters = diplomacy-opened divine-gift-opened
divine-gift-opened = Winter { $year }: the Good Lord may name a country
divine-gift = Winter { $year }: { $power ->
    [none] no gift
   *[other] the gift was for { divine-the-power }
}
divine-favoured = { divine-the-power } may have one unit more than it has centres this winter
divine-triumph = { divine-the-power }, which { $divinity ->
    [devil] the Good Lord protected, is eliminated: the Devil wins
   *[lord] the Devil protected, is eliminated: the Good Lord wins
}, and both divine players withdraw
divine-both-fell = { divine-the-power } and { divine-the-owner }, the protected countries, are eliminated in the same winter: no divine player wins, and both withdraw
divine-won-with = { $divinity ->
    [devil] The Devil
   *[lord] The Good Lord
} protected { divine-the-power } and wins with it
divine-unveiled = The Devil protected { divine-the-power }, the Good Lord { divine-the-owner }

## How it ended, in a few words

divine-how-solo = with eighteen supply centres
divine-how-vote = by a vote of the survivors
divine-how-limit = because the last year is over
divine-how-standstill = after ten years without a centre changing hands
divine-how-disorder = because nobody was left to play

## When time runs out

divine-expiry-gift = When time runs out, the country that was named gets the gift; the window is equally long whether or not one is named.

## Why an action is refused

divine-refused-not-divine = Only the divine players bless, curse and give.
divine-refused-no-orders = Divine players give no orders, do not vote and do not concede.
divine-refused-not-your-cast = { $divinity ->
    [devil] The Devil curses and does not bless.
   *[lord] The Good Lord blesses and does not curse.
}
divine-refused-no-cast-now = Blessings and curses are for movement phases.
divine-refused-no-unit = There is no unit in { diplomacy-province }.
divine-refused-same-nation = You have already chosen a unit of { diplomacy-power } this year.
divine-refused-cast-already = That is your decision already.
divine-refused-nothing-cast = There is nothing to take back.
divine-refused-is-ready = Your decision stands: decide anew first.
divine-refused-said-already = You have said so already.
divine-refused-no-gift-now = Only the Good Lord gives, and only in the winter of a gift.
divine-refused-no-such-country = { diplomacy-power } is eliminated.
divine-refused-gift-first = First the gift is chosen; until then powers may vote or concede, but give no orders.

## Puzzles

divine-puzzle-centre = Find the orders that take { diplomacy-province } this fall, whatever anybody else orders, blesses or curses; then confirm them. Mind the casts of spring: no power is blessed twice in a year, nor cursed twice.
divine-puzzle-hold = Find the orders that hold { diplomacy-province } this fall, whatever anybody else orders, blesses or curses; then confirm them. Mind the casts of spring: no power is blessed twice in a year, nor cursed twice.
divine-puzzle-find-curse = { diplomacy-power } orders { $orders }. Find the curse with which these orders take { diplomacy-province }, whatever anybody else orders and the Good Lord blesses; then confirm it. Mind the casts of spring: no power is blessed twice in a year, nor cursed twice.
divine-puzzle-find-curse-hold = { diplomacy-power } orders { $orders }. Find the curse with which these orders hold { diplomacy-province }, whatever anybody else orders and the Good Lord blesses; then confirm it. Mind the casts of spring: no power is blessed twice in a year, nor cursed twice.
divine-puzzle-find-blessing = { diplomacy-power } orders { $orders }. Find the blessing with which these orders take { diplomacy-province }, whatever anybody else orders and the Devil curses; then confirm it. Mind the casts of spring: no power is blessed twice in a year, nor cursed twice.
divine-puzzle-support = One support
divine-puzzle-supports = Several supports
divine-puzzle-cut = Cutting support
divine-puzzle-support-and-cut = Supporting and cutting
divine-puzzle-stand = Standing firm
divine-puzzle-curse = The curse
divine-puzzle-blessing = The blessing
