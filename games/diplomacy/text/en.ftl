# Diplomacy: what the judge says (src/tell.rs, src/possible.rs). Units and orders come in notation.

## What became of an order

diplomacy-reason = { $order }: { $ruled }
diplomacy-ruled = { $ruling ->
    [illegal] impossible: the order is ignored and the unit holds
    [void] void: nobody did what it is for
    [cut] cut
    [bounce] bounces
    [no_path] is not convoyed
    [dislodged] is dislodged
    [paradox] fails: the convoy depends on itself
    [fail] fails
   *[ok] { $what ->
        [move] succeeds
        [support] is given
        [convoy] carries
       *[hold] holds
    }
}
diplomacy-compared = { $role ->
    [empty] { $mover } with { $attack } against an empty province
    [head] { $mover } with { $attack } head-to-head against { $other } with { $against }
    [standoff] { $mover } with { $attack } against { $other }, which goes there too, with { $against }
   *[hold] { $mover } with { $attack } against { $other }, which stands there, with { $against }
}

## Which rule applied

diplomacy-rule-unmatched = Nobody was ordered to do what this order is for (§{ $paragraph }).
diplomacy-rule-unopposed = Nothing stood against it (§{ $paragraph }).
diplomacy-rule-stronger = Nothing that opposed it was strong enough (§{ $paragraph }).
diplomacy-rule-not-stronger = { $unit } was at least as strong (§{ $paragraph }).
diplomacy-rule-own-unit = { $unit } is of the same power: nobody dislodges a unit of their own (§{ $paragraph }).
diplomacy-rule-own-help = Supports from the power of { $unit } do not count against that unit (§{ $paragraph }).
diplomacy-rule-ring = Units that make room for each other in a ring all move (§{ $paragraph }).
diplomacy-rule-no-convoy = No complete chain of fleets was ordered to carry it (§{ $paragraph }).
diplomacy-rule-broken-convoy = { $unit } did not carry it (§{ $paragraph }).
diplomacy-rule-paradox = The convoy depended on its own outcome: such convoys fail (§{ $paragraph }).
diplomacy-rule-cut-by = { $unit } attacked the supporter (§{ $paragraph }).
diplomacy-rule-cut-by-dislodging = { $unit } dislodged the supporter (§{ $paragraph }).
diplomacy-rule-not-cut-by = The attack of { $unit } does not cut this support (§{ $paragraph }).
diplomacy-rule-not-cut-in-front = { $unit } attacked from the province at which this support is directed, and such an attack cuts only by dislodging (§{ $paragraph }).
diplomacy-rule-dislodged-by = { $unit } took the province: the unit is dislodged (§{ $paragraph }).
diplomacy-rule-blessed-hold = A blessed unit that does not move cannot be dislodged (§{ $paragraph }).
diplomacy-rule-blessed-support = A blessed support is never cut (§{ $paragraph }).
diplomacy-rule-blessed-convoy = A blessed convoy never fails (§{ $paragraph }).
diplomacy-rule-blessed-attack = A blessed attack succeeds against every foreigner (§{ $paragraph }).
diplomacy-rule-blessed-own-unit = The blessing does not help against { $unit }, which is of the same power and stays (§{ $paragraph }).
diplomacy-rule-blessed-own-bounce = The blessing does not help against { $unit }, which is of the same power and goes there too (§{ $paragraph }).
diplomacy-rule-blessed-no-path = A blessed army still needs its convoy (§{ $paragraph }).
diplomacy-rule-cursed-hold = A cursed unit holds with no strength at all (§{ $paragraph }).
diplomacy-rule-cursed-support = A cursed support is always cut (§{ $paragraph }).
diplomacy-rule-cursed-convoy = A cursed convoy always fails (§{ $paragraph }).
diplomacy-rule-cursed-attack = A cursed attack always fails (§{ $paragraph }).
diplomacy-rule-cursed-attack-ignored = The cursed unit was itself attacked: its attack counts for nothing (§{ $paragraph }).
diplomacy-rule-cursed-retreat-barred = A cursed unit may not retreat to the province its attack was aimed at (§{ $paragraph }).
diplomacy-rule-cursed-rout = { $unit } attacked: any attack dislodges a cursed unit, and it may not retreat to where that came from (§{ $paragraph }).

## Why an order is impossible

diplomacy-impossible-same-place = The unit is there already.
diplomacy-impossible-army-at-sea = Armies do not go to sea.
diplomacy-impossible-too-far = There is no border, and no chain of fleets at sea that could carry it.
diplomacy-impossible-not-by-fleet = No fleet can go there from where it is.
diplomacy-impossible-coast-needed = Two coasts can be reached: the order must name one.
diplomacy-impossible-wrong-coast = That coast cannot be reached from there.
diplomacy-impossible-fleet-by-convoy = Only armies are carried, and only by fleets.
diplomacy-impossible-no-such-unit = There is no { $unit }.
diplomacy-impossible-own-support = A unit does not support itself.
diplomacy-impossible-own-province = A unit does not support an attack on its own province.
diplomacy-impossible-support-too-far = A unit supports only where it could go itself.
diplomacy-impossible-supported-move = The supported move is impossible.
diplomacy-impossible-not-at-sea = Only fleets at sea carry armies.
diplomacy-impossible-not-a-shore = An army is carried from one shore to another.
diplomacy-impossible-off-route = The fleet is on no route for that army.
diplomacy-impossible-other-phase = That order belongs to another phase.

## The referee's desk

diplomacy-at-line = { $file }, line { $line }: { $what }
diplomacy-remark = { $phase ->
    [retreats] { $order } is ignored and the unit leaves the map.
    [adjustments] { $order } is ignored.
   *[movement] { $order } is ignored and the unit holds.
}
diplomacy-ignored-not-owned = The power does not own that centre.
diplomacy-ignored-beyond-due = It is beyond what is due.
diplomacy-fault-unknown-line = “{ $line }” begins with none of CASE, U, O, R, B, C, OPPOSITION, ROUT, S, W and END.
diplomacy-fault-outside-case = This line belongs in a case, and there is no CASE line above it.
diplomacy-fault-no-name = CASE needs a name.
diplomacy-fault-unfinished = The case { $id }, begun on line { $begun }, has no END.
diplomacy-fault-unknown-power = “{ $name }” is not a power.
diplomacy-fault-unread = “{ $text }” is not understood at character { $at }: { $expected ->
    [unit] A or F and a province were expected, as in A PAR
    [tail] what the unit does was expected: - and a province, H, S or C
    [province] a province was expected, by its code or name
    [coast] a coast was expected: NC, SC or EC
    [other-coast] this province has no such coast
    [arrow] - and a province were expected
    [occupied] a province with a unit was expected
    [end] nothing more was expected
    [shorter] the text is too long
    [more] more of the name was expected
   *[letters] letters, spaces, - and / were expected
}.
diplomacy-fault-ambiguous = “{ $text }” is ambiguous at character { $at }: it can be { $candidates }.
diplomacy-fault-occupied = { $unit } cannot stand there: { $other } does.
diplomacy-fault-wrong-terrain = { $unit } cannot stand there: armies are on land, fleets on seas and shores.
diplomacy-fault-coast-needed = { $unit } must name its coast.
diplomacy-fault-no-unit = There is no { $unit }.
diplomacy-fault-not-yours = { $unit } belongs to { $owner }.
diplomacy-fault-other-coast = { $unit }: the unit is not on that coast, it is in { $place }.
diplomacy-fault-bad-coast = { $coast ->
    [named] { $order }: that coast cannot be reached from there
   *[missing] { $order }: two coasts can be reached, and the order names neither
}.
diplomacy-fault-second-order = { $unit } has an order already, on line { $first }.
diplomacy-fault-other-phase = { $order } is not an order for { $phase ->
    [retreats] a retreat phase
    [adjustments] winter
   *[movement] a movement phase
}.
diplomacy-fault-not-dislodged = { $unit } was not dislodged.
diplomacy-fault-two-phases = A case is about moves (O, R, B, C, OPPOSITION, ROUT) or about a winter (S, W), and line { $first } says which.
diplomacy-fault-no-centres = Winter orders need the powers' centres: there is no S line in this case.
diplomacy-fault-nobody-there = There is no unit in { $province }.
diplomacy-fault-second-status = At most one unit can be blessed and one cursed; the first is on line { $first }.
diplomacy-fault-second-gift = At most one gift in a winter; the first is on line { $first }.
diplomacy-fault-second-option = This option is given once in a case; the first is on line { $first }.
diplomacy-fault-unknown-rout = “{ $word }” does not say when a cursed unit is dislodged: that is entering or literal.

## Whole games at the desk

diplomacy-game-unknown-line = “{ $line }” is not a line of a game: those are a phase such as S1901M, orders such as FRANCE: A PAR-BUR, F BRE-MAO, and GAME, POSITION, YEAR_LIMIT, OPPOSITION, ROUT, B, C, DRAW, REACHED, RESULT and END.
diplomacy-game-outside = This line belongs in a game, and there is no GAME line above it.
diplomacy-game-no-name = GAME needs a name.
diplomacy-game-unfinished = The game { $name }, begun on line { $begun }, has no END.
diplomacy-game-late = POSITION, YEAR_LIMIT, OPPOSITION and ROUT stand before the first phase, each once.
diplomacy-game-no-casts = Blessings and curses belong in movement phases.
diplomacy-game-no-gift = Gifts belong in winters.
diplomacy-game-bad-year = “{ $text }” is not a year.
diplomacy-game-no-phase = No phase, such as S1901M, stands above this line.
diplomacy-game-out-of-turn = { $found } is out of sequence: the phase that is open is { $open }.
diplomacy-game-over = The game is over: nothing more is played.
diplomacy-game-open-brace = The comment that begins here with a brace does not end on its line.
diplomacy-game-cannot-concede = { $power } cannot concede: it is not played any more.
diplomacy-game-concedes-and-orders = { $power } concedes in this phase: it orders nothing.
diplomacy-game-other-end = The game comes to something else, which is written instead.

## The map: names stand in data/names.txt too, for reading

diplomacy-province = { $province ->
    [ADR] Adriatic Sea
    [AEG] Aegean Sea
    [ALB] Albania
    [ANK] Ankara
    [APU] Apulia
    [ARM] Armenia
    [BAL] Baltic Sea
    [BAR] Barents Sea
    [BEL] Belgium
    [BER] Berlin
    [BLA] Black Sea
    [BOH] Bohemia
    [BOT] Gulf of Bothnia
    [BRE] Brest
    [BUD] Budapest
    [BUL] Bulgaria
    [BUR] Burgundy
    [CLY] Clyde
    [CON] Constantinople
    [DEN] Denmark
    [EAS] Eastern Mediterranean
    [EDI] Edinburgh
    [ENG] English Channel
    [FIN] Finland
    [GAL] Galicia
    [GAS] Gascony
    [GRE] Greece
    [HEL] Helgoland Bight
    [HOL] Holland
    [ION] Ionian Sea
    [IRI] Irish Sea
    [KIE] Kiel
    [LON] London
    [LVN] Livonia
    [LVP] Liverpool
    [LYO] Gulf of Lyon
    [MAO] Mid-Atlantic Ocean
    [MAR] Marseilles
    [MOS] Moscow
    [MUN] Munich
    [NAF] North Africa
    [NAO] North Atlantic Ocean
    [NAP] Naples
    [NTH] North Sea
    [NWG] Norwegian Sea
    [NWY] Norway
    [PAR] Paris
    [PIC] Picardy
    [PIE] Piedmont
    [POR] Portugal
    [PRU] Prussia
    [ROM] Rome
    [RUH] Ruhr
    [RUM] Rumania
    [SER] Serbia
    [SEV] Sevastopol
    [SIL] Silesia
    [SKA] Skagerrak
    [SMY] Smyrna
    [SPA] Spain
    [STP] St Petersburg
    [SWE] Sweden
    [SYR] Syria
    [TRI] Trieste
    [TUN] Tunis
    [TUS] Tuscany
    [TYR] Tyrolia
    [TYS] Tyrrhenian Sea
    [UKR] Ukraine
    [VEN] Venice
    [VIE] Vienna
    [WAL] Wales
    [WAR] Warsaw
    [WES] Western Mediterranean
   *[YOR] Yorkshire
}
diplomacy-coast = { diplomacy-province }, { $coast ->
    [NC] north coast
    [EC] east coast
   *[SC] south coast
}

## The game: on the shelf and when setting a table (config.rs)

diplomacy-blurb = Seven powers, one Europe: agree in secret, write your orders, and see whether anybody keeps their word. Eighteen supply centres win.
diplomacy-first-evening = For a first evening: until 1904, four years of alliances and betrayals. What seven powers begin takes weeks to finish.
diplomacy-config-year_limit = Last year
diplomacy-config-year_limit-hint = 1901 to 1960: the survivors draw after its winter. Without one they play on.
diplomacy-config-press = Messages
diplomacy-config-press-full = in private and in public
diplomacy-config-press-full-hint = The players write to whom they like, and to all.
diplomacy-config-press-public = in public only
diplomacy-config-press-public-hint = Whatever is written, everybody reads.
diplomacy-config-press-none = none
diplomacy-config-press-none-hint = Only the orders speak.
diplomacy-config-position = Position to start from
diplomacy-config-position-hint = For example S1905M; FRANCE A PAR, F BRE; FRANCE = PAR BRE. Empty: the usual one. See rule 14.3.

## Names

diplomacy-power = { $power ->
    [AUSTRIA] Austria
    [ENGLAND] England
    [FRANCE] France
    [GERMANY] Germany
    [ITALY] Italy
    [RUSSIA] Russia
   *[TURKEY] Turkey
}
diplomacy-seat-0 = Austria
diplomacy-seat-1 = England
diplomacy-seat-2 = France
diplomacy-seat-3 = Germany
diplomacy-seat-4 = Italy
diplomacy-seat-5 = Russia
diplomacy-seat-6 = Turkey
diplomacy-owner = { $owner ->
    [AUSTRIA] Austria
    [ENGLAND] England
    [FRANCE] France
    [GERMANY] Germany
    [ITALY] Italy
    [RUSSIA] Russia
   *[TURKEY] Turkey
}
diplomacy-unit = { diplomacy-power }: { $kind ->
    [army] army
   *[fleet] fleet
}, { $coast ->
    [none] { diplomacy-province }
   *[other] { diplomacy-coast }
}
diplomacy-unit-out = { diplomacy-power }: { $kind ->
    [army] army
   *[fleet] fleet
} dislodged from { diplomacy-province }
diplomacy-held = { $coast ->
    [none] { diplomacy-province }
   *[other] { diplomacy-coast }
}, centre of { diplomacy-power }
diplomacy-stage = { $stage ->
    [spring-moves] Spring { $year }, moves
    [spring-retreats] Spring { $year }, retreats
    [fall-moves] Fall { $year }, moves
    [fall-retreats] Fall { $year }, retreats
   *[winter] Winter { $year }, adjustments
}

## What is seen

diplomacy-caption = { diplomacy-stage }{ $own ->
    [open] : your orders, please
    [ready] : your orders are confirmed
    [conceded] : you have conceded
    [idle] : nothing for you to decide
    [disorder] : your power is in civil disorder
    [out] : your power is eliminated
   *[public] { "" }
}
diplomacy-over = { $how ->
    [solo] { diplomacy-power } wins alone
    [vote] Draw: the survivors agreed
    [limit] Draw: the last year is over
    [standstill] Draw: ten years without a change
   *[disorder] Draw: nobody is left to play
}
diplomacy-orders = Your orders
diplomacy-orders-none = None yet: units without an order hold.
diplomacy-orders-none-retreats = None yet: units without an order leave the map.
diplomacy-orders-none-winter = None yet.
diplomacy-order = { $order }
diplomacy-order-missing = { $unit }: no order yet
diplomacy-allowance = { $count ->
    [one] You may build one unit.
   *[other] You may build { $count } units.
}
diplomacy-due = { $count ->
    [one] One of your units must go.
   *[other] { $count } of your units must go.
}
diplomacy-results = Results, up to { diplomacy-stage }
diplomacy-standing = Powers
diplomacy-standing-power = Power
diplomacy-standing-player = Player
diplomacy-standing-centres = Centres
diplomacy-standing-units = Units
diplomacy-standing-row = { diplomacy-power }{ $state ->
    [disorder] { " " }(civil disorder)
    [out] { " " }(eliminated)
   *[played] { "" }
}
diplomacy-chart = Centres by year
diplomacy-seat = { $seat }
diplomacy-year = { $year }

## Choices

diplomacy-choice-hold = Hold
diplomacy-choice-support = Support
diplomacy-choice-support-hold = where it stands
diplomacy-choice-others = Other units
diplomacy-choice-convoy = Convoy
diplomacy-choice-via = Move by convoy
diplomacy-choice-clear = Clear this order
diplomacy-choice-clear-all = Clear all orders
diplomacy-choice-ready = Confirm my orders
diplomacy-choice-unready = Reopen my orders
diplomacy-choice-vote = Vote for a draw
diplomacy-choice-unvote = Take my vote back
diplomacy-choice-concede = Concede
diplomacy-choice-concede-sure = Concede for good
diplomacy-choice-army = Army
diplomacy-choice-fleet = Fleet
diplomacy-choice-disband = Disband
diplomacy-choice-waive = Leave a build undone

## What happened

diplomacy-noted = { $what ->
    [clear] Your order is cleared: { $order }
    [clear-all] Your orders are cleared
    [ready] Your orders are confirmed
    [unready] Your orders are open again
    [vote] You vote for a draw
    [unvote] You no longer vote for a draw
    [concede] You concede: the others will learn of it when the phase closes
   *[order] Your order: { $order }
}
diplomacy-lapsed = { diplomacy-power }: { $lapse ->
    [not-submitted] no orders were given in time
   *[not-confirmed] orders were not confirmed, but they count
}
diplomacy-done = { diplomacy-power }: { $order }: { diplomacy-ruled }{ $rule ->
    [UNMATCHED] { " " }(§5.2)
    [NOT_STRONGER] : { diplomacy-owner } { $unit } was at least as strong (§5.11)
    [OWN_UNIT] : { $unit } is of the same power (§5.5)
    [OWN_HELP] : help from { diplomacy-owner } does not count against { $unit } (§5.5)
    [NO_CONVOY] : no complete chain of fleets was ordered to carry it (§6.3)
    [BROKEN_CONVOY] : { diplomacy-owner } { $unit } did not carry it (§6.2)
    [PARADOX] { " " }(§6.8)
    [CUT_BY] { " " }by { diplomacy-owner } { $unit } (§5.9)
    [CUT_BY_DISLODGING] { " " }by { diplomacy-owner } { $unit }, which dislodged the supporter (§5.10)
    [DISLODGED_BY] { " " }by { diplomacy-owner } { $unit } (§5.12)
    [BLESSED_HOLD] { " " }(blessed, §8.2)
    [BLESSED_SUPPORT] { " " }(blessed, §8.3)
    [BLESSED_CONVOY] { " " }(blessed, §8.3)
    [BLESSED_ATTACK] { " " }(blessed, §8.4)
    [BLESSED_VOID_OWN_UNIT] : the blessing does not help against { $unit }, which stays (§8.4)
    [BLESSED_VOID_OWN_BOUNCE] : the blessing does not help against { $unit }, which goes there too (§8.4)
    [BLESSED_NO_PATH] : a blessed army still needs its convoy (§8.4)
    [CURSED_HOLD] { " " }(cursed, §8.5)
    [CURSED_SUPPORT] { " " }(cursed, §8.5)
    [CURSED_CONVOY] { " " }(cursed, §8.5)
    [CURSED_ATTACK] { " " }(cursed, §8.6)
    [CURSED_ATTACK_IGNORED] { " " }(cursed and attacked, §8.7)
    [CURSED_RETREAT_BARRED] { " " }(cursed, §8.8)
    [CURSED_ROUT] { " " }(cursed and attacked, §8.9)
   *[none] { "" }
}{ $strengths ->
    [none] { "" }
   *[other] , { $attack } against { $against }
}{ $unexplained ->
    [0] { "" }
   *[1] , for an unknown cause
}{ $dislodged ->
    [0] { "" }
   *[1] ; dislodged
}
diplomacy-retreated = { diplomacy-power }: { $unit } retreats to { $place }
diplomacy-left = { diplomacy-power }: { $unit } leaves the map{ $why ->
    [clash] : another unit retreated to the same province (§7.6)
    [unordered] : it had no order (§7.7)
    [no-way] : it had nowhere to go (§7.2)
   *[ordered] { "" }
}
diplomacy-built = { diplomacy-power } builds { $unit }
diplomacy-unbuilt = { diplomacy-power } leaves { $count ->
    [one] one build
   *[other] { $count } builds
} undone
diplomacy-disbanded = { diplomacy-power } disbands { $unit }
diplomacy-removed = { diplomacy-power } loses { $unit } (§9.6)
diplomacy-took = { diplomacy-power } takes { diplomacy-province }{ $owner ->
    [none] { "" }
   *[other] { " " }from { diplomacy-owner }
}
diplomacy-conceded = { diplomacy-power } concedes and is in civil disorder
diplomacy-eliminated = { diplomacy-power } is eliminated
# What begins a chapter of the game, for those who go through it.
diplomacy-chapters = diplomacy-opened
diplomacy-opened = { diplomacy-stage }

## How it ended, in a few words

diplomacy-how-solo = with eighteen supply centres
diplomacy-how-vote = by a vote of the survivors
diplomacy-how-limit = because the last year is over
diplomacy-how-standstill = after ten years without a centre changing hands
diplomacy-how-disorder = because nobody was left to play

## When time runs out

diplomacy-expiry-moves = When time runs out, what you have saved counts; units without an order hold.
diplomacy-expiry-retreats = When time runs out, what you have saved counts; dislodged units without an order leave the map.
diplomacy-expiry-winter = When time runs out, what you have saved counts; builds without an order are left undone, and disbands that are due follow §9.6.

## What is worth a second look

diplomacy-advice-unsupported = { $order }: your supported unit is not told to do that.
diplomacy-advice-uncarried = { $order }: your army is not told to go there.
diplomacy-advice-no-fleet = { $order }: no fleet of yours carries it.
diplomacy-advice-clash = { $order } and { $other }: both go to the same province.
diplomacy-advice-blocked = { $order }: your { $unit } stays there.

## Why an action is refused

diplomacy-refused-no-unit = You have no unit { $unit }.
diplomacy-refused-not-yours = { $unit } belongs to { diplomacy-owner }.
diplomacy-refused-wrong-phase = That is not an order for { $phase ->
    [movement] a movement phase
    [retreats] a retreat phase
   *[adjustments] winter
}.
diplomacy-refused-no-retreat = The unit may not retreat there.
diplomacy-refused-in-full = Write it in full: { $order }.
diplomacy-refused-nothing-to-decide = There is nothing to decide here in this phase.
diplomacy-refused-nothing-left = As many orders are saved as are due: clear one first.
diplomacy-refused-is-ready = Your orders are confirmed: reopen them first.
diplomacy-refused-said-already = You have said so already.
diplomacy-refused-nothing-to-clear = There is no such order to clear.
diplomacy-refused-voted-already = You have already voted so.
diplomacy-refused-not-this-way = Powers with more centres than units build, those with fewer disband.
diplomacy-refused-not-home = Units are built only on home centres of your own power.
diplomacy-refused-not-owned = That centre is no longer yours.
diplomacy-refused-occupied = There is a unit on that centre.
diplomacy-refused-wrong-place = No such unit can stand there; where there are two coasts, a fleet names one.

## Why options cannot be played

diplomacy-bad-year = The year { $year } is not one from 1901 to 1960.
diplomacy-bad-past-limit = The position is from { $year }, after the last year.
diplomacy-bad-long = A position has at most { $most } characters.
diplomacy-bad-phase = A position begins with its phase, such as S1901M, not with “{ $part }”.
diplomacy-bad-part = “{ $part }” is not understood: it can be FRANCE A PAR, F BRE or FRANCE = PAR BRE or FRANCE A BUR > PIC or DISORDER FRANCE or CHANGED 1901.
diplomacy-bad-no-centre = { $province } is not a supply centre.
diplomacy-bad-owned-twice = { $province } has two owners.
diplomacy-bad-retreat = { $place }: no retreat from there, or to there, in this phase.
diplomacy-bad-nobody = The position has no unit and no centre.

## Cards

diplomacy-card-terrain = { $terrain ->
    [sea] A sea: fleets alone come here, and can convoy armies.
    [coastal] A province with a shore: armies and fleets come here.
   *[inland] An inland province: armies alone come here.
}
diplomacy-card-coasts = It has two coasts: a fleet stands on one of them.
diplomacy-card-centre = A supply centre: whoever holds it may keep a unit for it.{ $owner ->
    [none] { "" }
   *[other] { " " }{ diplomacy-owner } builds here.
}
diplomacy-card-owned = Owned by { diplomacy-power }
diplomacy-card-unowned = Owned by nobody yet
diplomacy-card-army = An army goes over land, or over sea with fleets that carry it; it can hold, move and support.
diplomacy-card-fleet = A fleet goes over seas and along shores; it can hold, move and support, and at sea convoy armies.
diplomacy-card-lost = It was dislodged: it retreats to a neighbouring province, or leaves the map.

## Puzzles

diplomacy-puzzle-centre = Find the orders that take { diplomacy-province } this fall, whatever everybody else orders; then confirm them.
diplomacy-puzzle-support = One support
diplomacy-puzzle-supports = Several supports
diplomacy-puzzle-cut = Cutting support
diplomacy-puzzle-support-and-cut = Supporting and cutting

## A position that is set up by hand (src/arranged.rs)

diplomacy-setup-unit = { diplomacy-power }: { $kind ->
    [army] army
   *[fleet] fleet
}
diplomacy-setup-centre = { diplomacy-power }: centre
diplomacy-setup-stage = Phase
diplomacy-setup-stage-value = { $stage ->
    [spring-moves] Spring, moves
    [spring-retreats] Spring, retreats
    [fall-moves] Fall, moves
    [fall-retreats] Fall, retreats
   *[winter] Winter, adjustments
}
diplomacy-setup-year = Year
diplomacy-setup-changed = Last year in which a centre changed hands
diplomacy-setup-fleeing = Dislodged, such as “FRANCE A PAR > GAS BUR” (several with semicolons)
diplomacy-setup-disorder = { diplomacy-power }: in civil disorder
