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
diplomacy-rule-cursed-retreat-barred = A cursed unit may not retreat to where its attack aimed (§{ $paragraph }).

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
diplomacy-remark = { $order } is ignored and the unit holds.
diplomacy-fault-unknown-line = “{ $line }” begins with none of CASE, U, O, B, C and END.
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
diplomacy-fault-other-coast = { $unit } is not where the unit is: the unit is in { $place }.
diplomacy-fault-bad-coast = { $coast ->
    [named] { $order }: that coast cannot be reached from there
   *[missing] { $order }: two coasts can be reached, and the order names neither
}.
diplomacy-fault-second-order = { $unit } has an order already, on line { $first }.
diplomacy-fault-other-phase = { $order } is not an order of a movement phase.
diplomacy-fault-nobody-there = There is no unit in { $province }.
diplomacy-fault-second-status = At most one unit can be blessed and one cursed; the first is on line { $first }.
diplomacy-fault-opposed = The blessed unit and the cursed one meet: whether they cancel each other is a rule of Diable et Bon Dieu, and the judge does not decide it.

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
