# Diplomacy : ce que dit l'arbitre (src/tell.rs, src/possible.rs). Unités et ordres viennent en notation.

## Ce que devient un ordre

diplomacy-reason = { $order } : { $ruled }
diplomacy-ruled = { $ruling ->
    [illegal] impossible : l’ordre est ignoré et l’unité tient
    [void] sans objet : personne n’a fait ce qu’il suppose
    [cut] coupé
    [bounce] rebondit
    [no_path] n’est pas transportée
    [dislodged] est délogée
    [paradox] échoue : le convoi dépend de lui-même
    [fail] échoue
   *[ok] { $what ->
        [move] réussit
        [support] est donné
        [convoy] transporte
       *[hold] tient
    }
}
diplomacy-compared = { $role ->
    [empty] { $mover }, force { $attack }, contre une province vide
    [head] { $mover }, force { $attack }, face à face avec { $other }, force { $against }
    [standoff] { $mover }, force { $attack }, contre { $other }, qui y va aussi, force { $against }
   *[hold] { $mover }, force { $attack }, contre { $other }, qui s’y trouve, force { $against }
}

## Quelle règle s'applique

diplomacy-rule-unmatched = Personne n’avait l’ordre que celui-ci suppose (§{ $paragraph }).
diplomacy-rule-unopposed = Rien ne s’y opposait (§{ $paragraph }).
diplomacy-rule-stronger = Rien de ce qui s’y opposait n’était assez fort (§{ $paragraph }).
diplomacy-rule-not-stronger = { $unit } était au moins aussi forte (§{ $paragraph }).
diplomacy-rule-own-unit = { $unit } est de la même puissance : on ne déloge pas ses propres unités (§{ $paragraph }).
diplomacy-rule-own-help = Les soutiens de la puissance de { $unit } ne comptent pas contre cette unité (§{ $paragraph }).
diplomacy-rule-ring = Des unités qui se cèdent la place en cercle avancent toutes (§{ $paragraph }).
diplomacy-rule-no-convoy = Aucune chaîne complète de flottes n’avait l’ordre de la transporter (§{ $paragraph }).
diplomacy-rule-broken-convoy = { $unit } ne l’a pas transportée (§{ $paragraph }).
diplomacy-rule-paradox = Le convoi dépendait de sa propre issue : un tel convoi échoue (§{ $paragraph }).
diplomacy-rule-cut-by = { $unit } a attaqué l’unité qui soutient (§{ $paragraph }).
diplomacy-rule-cut-by-dislodging = { $unit } a délogé l’unité qui soutient (§{ $paragraph }).
diplomacy-rule-not-cut-by = L’attaque de { $unit } ne coupe pas ce soutien (§{ $paragraph }).
diplomacy-rule-dislodged-by = { $unit } a pris la province : l’unité est délogée (§{ $paragraph }).
diplomacy-rule-blessed-hold = Une unité bénie qui ne bouge pas ne peut être délogée (§{ $paragraph }).
diplomacy-rule-blessed-support = Un soutien béni n’est jamais coupé (§{ $paragraph }).
diplomacy-rule-blessed-convoy = Un convoi béni n’échoue jamais (§{ $paragraph }).
diplomacy-rule-blessed-attack = Une attaque bénie réussit contre tout étranger (§{ $paragraph }).
diplomacy-rule-blessed-own-unit = La bénédiction ne peut rien contre { $unit }, de la même puissance, qui reste (§{ $paragraph }).
diplomacy-rule-blessed-own-bounce = La bénédiction ne peut rien contre { $unit }, de la même puissance, qui y va aussi (§{ $paragraph }).
diplomacy-rule-blessed-no-path = Une armée bénie a tout de même besoin de son convoi (§{ $paragraph }).
diplomacy-rule-cursed-hold = Une unité maudite tient sans aucune force (§{ $paragraph }).
diplomacy-rule-cursed-support = Un soutien maudit est toujours coupé (§{ $paragraph }).
diplomacy-rule-cursed-convoy = Un convoi maudit échoue toujours (§{ $paragraph }).
diplomacy-rule-cursed-attack = Une attaque maudite échoue toujours (§{ $paragraph }).
diplomacy-rule-cursed-attack-ignored = L’unité maudite était elle-même attaquée : son attaque ne compte pas (§{ $paragraph }).
diplomacy-rule-cursed-retreat-barred = Une unité maudite ne peut retraiter là où visait son attaque (§{ $paragraph }).

## Pourquoi un ordre est impossible

diplomacy-impossible-same-place = L’unité y est déjà.
diplomacy-impossible-army-at-sea = Les armées ne vont pas en mer.
diplomacy-impossible-too-far = Il n’y a pas de frontière, ni de chaîne de flottes en mer qui puisse la transporter.
diplomacy-impossible-not-by-fleet = Aucune flotte ne peut y aller d’où elle est.
diplomacy-impossible-coast-needed = Deux côtes peuvent être atteintes : l’ordre doit en nommer une.
diplomacy-impossible-wrong-coast = Cette côte ne peut être atteinte de là.
diplomacy-impossible-fleet-by-convoy = Seules les armées sont transportées, et seulement par des flottes.
diplomacy-impossible-no-such-unit = L’unité { $unit } n’existe pas.
diplomacy-impossible-own-support = Une unité ne se soutient pas elle-même.
diplomacy-impossible-own-province = Une unité ne soutient pas une attaque contre sa propre province.
diplomacy-impossible-support-too-far = Une unité ne soutient que là où elle pourrait aller.
diplomacy-impossible-supported-move = Le mouvement soutenu est impossible.
diplomacy-impossible-not-at-sea = Seules les flottes en mer transportent des armées.
diplomacy-impossible-not-a-shore = Une armée est transportée d’un rivage à un autre.
diplomacy-impossible-off-route = La flotte n’est sur aucune route pour cette armée.
diplomacy-impossible-other-phase = Cet ordre relève d’une autre phase.

## La table de l'arbitre

diplomacy-at-line = { $file }, ligne { $line } : { $what }
diplomacy-remark = { $order } est ignoré et l’unité tient.
diplomacy-fault-unknown-line = « { $line } » ne commence par aucun des mots CASE, U, O, B, C et END.
diplomacy-fault-outside-case = Cette ligne doit être dans un cas, et aucune ligne CASE ne la précède.
diplomacy-fault-no-name = CASE demande un nom.
diplomacy-fault-unfinished = Le cas { $id }, commencé ligne { $begun }, n’a pas de ligne END.
diplomacy-fault-unknown-power = « { $name } » n’est pas une puissance.
diplomacy-fault-unread = « { $text } » n’est pas compris au caractère { $at } : { $expected ->
    [unit] il faut A ou F et une province, comme A PAR
    [tail] il faut ce que fait l’unité : - et une province, H, S ou C
    [province] il faut une province, par son code ou son nom
    [coast] il faut une côte : NC, SC ou EC
    [other-coast] cette province n’a pas cette côte
    [arrow] il faut - et une province
    [occupied] il faut une province occupée
    [end] il ne faut rien de plus
    [shorter] le texte est trop long
    [more] il faut davantage de lettres de ce nom
   *[letters] il faut des lettres, des espaces, - et /
}.
diplomacy-fault-ambiguous = « { $text } » est ambigu au caractère { $at } : ce peut être { $candidates }.
diplomacy-fault-occupied = { $unit } ne peut être là : { $other } y est.
diplomacy-fault-wrong-terrain = { $unit } ne peut être là : les armées sont à terre, les flottes en mer et sur les rivages.
diplomacy-fault-coast-needed = { $unit } doit nommer sa côte.
diplomacy-fault-no-unit = L’unité { $unit } n’existe pas.
diplomacy-fault-not-yours = { $unit } appartient à { $owner }.
diplomacy-fault-other-coast = { $unit } : l’unité n’est pas sur cette côte, elle est en { $place }.
diplomacy-fault-bad-coast = { $coast ->
    [named] { $order } : cette côte ne peut être atteinte de là
   *[missing] { $order } : deux côtes peuvent être atteintes et l’ordre n’en nomme aucune
}.
diplomacy-fault-second-order = { $unit } a déjà un ordre, ligne { $first }.
diplomacy-fault-other-phase = { $order } n’est pas un ordre de mouvement.
diplomacy-fault-nobody-there = Il n’y a pas d’unité en { $province }.
diplomacy-fault-second-status = Une unité au plus est bénie et une maudite ; la première est ligne { $first }.
diplomacy-fault-opposed = L’unité bénie et l’unité maudite se rencontrent : savoir si elles s’annulent est une règle de Diable et Bon Dieu, que l’arbitre ne tranche pas.

## La carte : les noms sont aussi dans data/names.txt, pour la lecture

diplomacy-province = { $province ->
    [ADR] Mer Adriatique
    [AEG] Mer Égée
    [ALB] Albanie
    [ANK] Ankara
    [APU] Pouilles
    [ARM] Arménie
    [BAL] Mer Baltique
    [BAR] Mer de Barents
    [BEL] Belgique
    [BER] Berlin
    [BLA] Mer Noire
    [BOH] Bohême
    [BOT] Golfe de Botnie
    [BRE] Brest
    [BUD] Budapest
    [BUL] Bulgarie
    [BUR] Bourgogne
    [CLY] Clyde
    [CON] Constantinople
    [DEN] Danemark
    [EAS] Méditerranée orientale
    [EDI] Édimbourg
    [ENG] Manche
    [FIN] Finlande
    [GAL] Galicie
    [GAS] Gascogne
    [GRE] Grèce
    [HEL] Baie d'Helgoland
    [HOL] Hollande
    [ION] Mer Ionienne
    [IRI] Mer d'Irlande
    [KIE] Kiel
    [LON] Londres
    [LVN] Livonie
    [LVP] Liverpool
    [LYO] Golfe du Lion
    [MAO] Atlantique moyen
    [MAR] Marseille
    [MOS] Moscou
    [MUN] Munich
    [NAF] Afrique du Nord
    [NAO] Atlantique Nord
    [NAP] Naples
    [NTH] Mer du Nord
    [NWG] Mer de Norvège
    [NWY] Norvège
    [PAR] Paris
    [PIC] Picardie
    [PIE] Piémont
    [POR] Portugal
    [PRU] Prusse
    [ROM] Rome
    [RUH] Ruhr
    [RUM] Roumanie
    [SER] Serbie
    [SEV] Sébastopol
    [SIL] Silésie
    [SKA] Skagerrak
    [SMY] Smyrne
    [SPA] Espagne
    [STP] Saint-Pétersbourg
    [SWE] Suède
    [SYR] Syrie
    [TRI] Trieste
    [TUN] Tunis
    [TUS] Toscane
    [TYR] Tyrol
    [TYS] Mer Tyrrhénienne
    [UKR] Ukraine
    [VEN] Venise
    [VIE] Vienne
    [WAL] Pays de Galles
    [WAR] Varsovie
    [WES] Méditerranée occidentale
   *[YOR] Yorkshire
}
diplomacy-coast = { diplomacy-province }, { $coast ->
    [NC] côte nord
    [EC] côte est
   *[SC] côte sud
}
