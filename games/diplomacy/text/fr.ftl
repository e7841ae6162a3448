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
diplomacy-rule-own-help = Contre { $unit }, les soutiens de sa propre puissance ne comptent pas (§{ $paragraph }).
diplomacy-rule-ring = Des unités qui se cèdent la place en cercle avancent toutes (§{ $paragraph }).
diplomacy-rule-no-convoy = Aucune chaîne entière de flottes n’avait l’ordre de la transporter (§{ $paragraph }).
diplomacy-rule-broken-convoy = { $unit } ne l’a pas transportée (§{ $paragraph }).
diplomacy-rule-paradox = Le convoi dépendait de sa propre issue : un tel convoi échoue (§{ $paragraph }).
diplomacy-rule-cut-by = { $unit } a attaqué l’unité qui soutient (§{ $paragraph }).
diplomacy-rule-cut-by-dislodging = { $unit } a délogé l’unité qui soutient (§{ $paragraph }).
diplomacy-rule-not-cut-by = { $unit } a attaqué sans couper ce soutien (§{ $paragraph }).
diplomacy-rule-not-cut-in-front = { $unit } a attaqué depuis la province visée par ce soutien, et une telle attaque ne coupe qu’en délogeant (§{ $paragraph }).
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
diplomacy-rule-cursed-retreat-barred = Une unité maudite ne peut retraiter dans la province que visait son attaque (§{ $paragraph }).
diplomacy-rule-cursed-rout = { $unit } a attaqué : toute attaque déloge une unité maudite, qui ne peut retraiter là d’où elle venait (§{ $paragraph }).

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
diplomacy-remark = { $phase ->
    [retreats] { $order } est ignoré et l’unité quitte la carte.
    [adjustments] { $order } est ignoré.
   *[movement] { $order } est ignoré et l’unité tient.
}
diplomacy-ignored-not-owned = Ce centre n’appartient pas à la puissance.
diplomacy-ignored-beyond-due = C’est plus qu’il n’est dû.
diplomacy-fault-unknown-line = « { $line } » ne commence par aucun des mots CASE, U, O, R, B, C, OPPOSITION, ROUT, S, W et END.
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
diplomacy-fault-other-phase = { $order } n’est pas un ordre { $phase ->
    [retreats] de retraite
    [adjustments] d’hiver
   *[movement] de mouvement
}.
diplomacy-fault-not-dislodged = { $unit } n’a pas été délogée.
diplomacy-fault-two-phases = Un cas porte sur des mouvements (O, R, B, C, OPPOSITION, ROUT) ou sur un hiver (S, W), et la ligne { $first } dit lequel.
diplomacy-fault-no-centres = Les ordres d’hiver demandent les centres des puissances : ce cas n’a pas de ligne S.
diplomacy-fault-nobody-there = Il n’y a pas d’unité en { $province }.
diplomacy-fault-second-status = Une unité au plus est bénie et une maudite ; la première est ligne { $first }.
diplomacy-fault-second-gift = Un don au plus par hiver ; le premier est ligne { $first }.
diplomacy-fault-second-option = Cette option se dit une fois par cas ; la première est ligne { $first }.
diplomacy-fault-unknown-rout = « { $word } » ne dit pas quand une unité maudite est délogée : c’est entering ou literal.

## Des parties entières à la table de l'arbitre

diplomacy-game-unknown-line = « { $line } » n’est pas une ligne de partie : ce sont une phase comme S1901M, des ordres comme FRANCE: A PAR-BUR, F BRE-MAO, et GAME, POSITION, YEAR_LIMIT, OPPOSITION, ROUT, B, C, DRAW, REACHED, RESULT et END.
diplomacy-game-outside = Cette ligne doit être dans une partie, et aucune ligne GAME ne la précède.
diplomacy-game-no-name = GAME demande un nom.
diplomacy-game-unfinished = La partie { $name }, commencée ligne { $begun }, n’a pas de ligne END.
diplomacy-game-late = POSITION, YEAR_LIMIT, OPPOSITION et ROUT précèdent la première phase, chacun une fois.
diplomacy-game-no-casts = Bénédictions et malédictions relèvent des phases de mouvement.
diplomacy-game-no-gift = Les dons relèvent des hivers.
diplomacy-game-bad-year = « { $text } » n’est pas une année.
diplomacy-game-no-phase = Aucune phase, comme S1901M, ne précède cette ligne.
diplomacy-game-out-of-turn = { $found } n’est pas à sa place : la phase ouverte est { $open }.
diplomacy-game-over = La partie est finie : on n’y joue plus.
diplomacy-game-open-brace = Le commentaire qui commence ici par une accolade ne finit pas sur sa ligne.
diplomacy-game-cannot-concede = { $power } ne peut capituler : personne ne la joue plus.
diplomacy-game-concedes-and-orders = { $power } capitule dans cette phase : elle n’ordonne rien.
diplomacy-game-other-end = La partie aboutit à autre chose, qui est écrit à la place.

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
    [HEL] Baie d’Helgoland
    [HOL] Hollande
    [ION] Mer Ionienne
    [IRI] Mer d’Irlande
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

## La partie : sur l’étagère et en dressant une table (config.rs)

diplomacy-blurb = Sept puissances, une Europe : entendez-vous en secret, écrivez vos ordres, et voyez qui tient parole. Dix-huit centres l’emportent.
diplomacy-first-evening = Pour une première soirée : jusqu’en 1904, quatre ans d’alliances et de trahisons. Sept puissances mettent des semaines à finir ce qu’elles commencent.
diplomacy-config-year_limit = Dernière année
diplomacy-config-year_limit-hint = De 1901 à 1960 : les survivants font partie nulle après son hiver. Sans dernière année, on continue.
diplomacy-config-press = Messages
diplomacy-config-press-full = privés et publics
diplomacy-config-press-full-hint = Chacun écrit à qui il veut, et à tous.
diplomacy-config-press-public = publics seulement
diplomacy-config-press-public-hint = Tout ce qui est écrit, tous le lisent.
diplomacy-config-press-none = aucun
diplomacy-config-press-none-hint = Seuls les ordres parlent.
diplomacy-config-position = Position de départ
diplomacy-config-position-hint = Par exemple S1905M; FRANCE A PAR, F BRE; FRANCE = PAR BRE. Vide : la position habituelle. Voir la règle 14.3.

## Les noms

diplomacy-power = { $power ->
    [AUSTRIA] Autriche
    [ENGLAND] Angleterre
    [FRANCE] France
    [GERMANY] Allemagne
    [ITALY] Italie
    [RUSSIA] Russie
   *[TURKEY] Turquie
}
diplomacy-seat-0 = Autriche
diplomacy-seat-1 = Angleterre
diplomacy-seat-2 = France
diplomacy-seat-3 = Allemagne
diplomacy-seat-4 = Italie
diplomacy-seat-5 = Russie
diplomacy-seat-6 = Turquie
diplomacy-owner = { $owner ->
    [AUSTRIA] Autriche
    [ENGLAND] Angleterre
    [FRANCE] France
    [GERMANY] Allemagne
    [ITALY] Italie
    [RUSSIA] Russie
   *[TURKEY] Turquie
}
diplomacy-unit = { diplomacy-power } : { $kind ->
    [army] armée
   *[fleet] flotte
}, { $coast ->
    [none] { diplomacy-province }
   *[other] { diplomacy-coast }
}
diplomacy-unit-out = { diplomacy-power } : { $kind ->
    [army] armée
   *[fleet] flotte
} délogée ({ diplomacy-province })
diplomacy-held = { $coast ->
    [none] { diplomacy-province }
   *[other] { diplomacy-coast }
}, centre ({ diplomacy-power })
diplomacy-stage = { $stage ->
    [spring-moves] Printemps { $year }, mouvements
    [spring-retreats] Printemps { $year }, retraites
    [fall-moves] Automne { $year }, mouvements
    [fall-retreats] Automne { $year }, retraites
   *[winter] Hiver { $year }, ajustements
}

## Ce que l’on voit

diplomacy-caption = { diplomacy-stage }{ $own ->
    [open] { " " }: à vous d’ordonner
    [ready] { " " }: vos ordres sont confirmés
    [conceded] { " " }: vous avez capitulé
    [idle] { " " }: rien à décider pour vous
    [disorder] { " " }: votre puissance est en désordre civil
    [out] { " " }: votre puissance est éliminée
   *[public] { "" }
}
diplomacy-over = { $how ->
    [solo] Victoire : { diplomacy-power }
    [vote] Partie nulle : les survivants l’ont votée
    [limit] Partie nulle : la dernière année est passée
    [standstill] Partie nulle : dix ans sans changement
   *[disorder] Partie nulle : plus personne ne joue
}
diplomacy-orders = Vos ordres
diplomacy-orders-none = Aucun encore : une unité sans ordre tient.
diplomacy-orders-none-retreats = Aucun encore : une unité sans ordre quitte la carte.
diplomacy-orders-none-winter = Aucun encore.
diplomacy-order = { $order }
diplomacy-order-missing = { $unit } : pas encore d’ordre
diplomacy-allowance = { $count ->
    [one] Vous pouvez construire une unité.
   *[other] Vous pouvez construire { $count } unités.
}
diplomacy-due = { $count ->
    [one] Une de vos unités doit partir.
   *[other] { $count } de vos unités doivent partir.
}
diplomacy-results = Résultats jusqu’à cette phase : { diplomacy-stage }
diplomacy-standing = Puissances
diplomacy-standing-power = Puissance
diplomacy-standing-player = Joueur
diplomacy-standing-centres = Centres
diplomacy-standing-units = Unités
diplomacy-standing-row = { diplomacy-power }{ $state ->
    [disorder] { " " }(désordre civil)
    [out] { " " }(éliminée)
   *[played] { "" }
}
diplomacy-chart = Centres par année
diplomacy-seat = { $seat }
diplomacy-year = { $year }

## Les choix

diplomacy-choice-hold = Tenir
diplomacy-choice-support = Soutenir
diplomacy-choice-support-hold = là où elle est
diplomacy-choice-others = Autres unités
diplomacy-choice-convoy = Transporter
diplomacy-choice-via = Aller par convoi
diplomacy-choice-clear = Effacer cet ordre
diplomacy-choice-clear-all = Effacer tous les ordres
diplomacy-choice-ready = Confirmer mes ordres
diplomacy-choice-unready = Rouvrir mes ordres
diplomacy-choice-vote = Voter la partie nulle
diplomacy-choice-unvote = Retirer ma voix
diplomacy-choice-concede = Capituler
diplomacy-choice-concede-sure = Capituler pour de bon
diplomacy-choice-army = Armée
diplomacy-choice-fleet = Flotte
diplomacy-choice-disband = Démobiliser
diplomacy-choice-waive = Renoncer à une construction

## Ce qui s’est passé

diplomacy-noted = { $what ->
    [clear] Votre ordre est effacé : { $order }
    [clear-all] Vos ordres sont effacés
    [ready] Vos ordres sont confirmés
    [unready] Vos ordres sont rouverts
    [vote] Vous votez la partie nulle
    [unvote] Vous ne votez plus la partie nulle
    [concede] Vous capitulez : les autres l’apprendront à la clôture
   *[order] Votre ordre : { $order }
}
diplomacy-lapsed = { diplomacy-power } : { $lapse ->
    [not-submitted] aucun ordre donné à temps
   *[not-confirmed] ordres non confirmés, mais valables
}
diplomacy-done = { diplomacy-power } : { $order } : { diplomacy-ruled }{ $rule ->
    [UNMATCHED] { " " }(§5.2)
    [NOT_STRONGER] { " " }: { diplomacy-owner } { $unit } était au moins aussi forte (§5.11)
    [OWN_UNIT] { " " }: { $unit } est de la même puissance (§5.5)
    [OWN_HELP] { " " }: l’aide reçue ({ diplomacy-owner }) ne compte pas contre { $unit } (§5.5)
    [NO_CONVOY] { " " }: aucune chaîne entière de flottes n’avait l’ordre de la transporter (§6.3)
    [BROKEN_CONVOY] { " " }: { diplomacy-owner } { $unit } ne l’a pas transportée (§6.2)
    [PARADOX] { " " }(§6.8)
    [CUT_BY] { " " }par { diplomacy-owner } { $unit } (§5.9)
    [CUT_BY_DISLODGING] { " " }par { diplomacy-owner } { $unit }, qui a délogé l’unité en soutien (§5.10)
    [DISLODGED_BY] { " " }par { diplomacy-owner } { $unit } (§5.12)
    [BLESSED_HOLD] { " " }(bénie, §8.2)
    [BLESSED_SUPPORT] { " " }(béni, §8.3)
    [BLESSED_CONVOY] { " " }(béni, §8.3)
    [BLESSED_ATTACK] { " " }(béni, §8.4)
    [BLESSED_VOID_OWN_UNIT] { " " }: la bénédiction ne vaut pas contre { $unit }, qui reste (§8.4)
    [BLESSED_VOID_OWN_BOUNCE] { " " }: la bénédiction ne vaut pas contre { $unit }, qui y va aussi (§8.4)
    [BLESSED_NO_PATH] { " " }: une armée bénie a tout de même besoin de son convoi (§8.4)
    [CURSED_HOLD] { " " }(maudite, §8.5)
    [CURSED_SUPPORT] { " " }(maudit, §8.5)
    [CURSED_CONVOY] { " " }(maudit, §8.5)
    [CURSED_ATTACK] { " " }(maudit, §8.6)
    [CURSED_ATTACK_IGNORED] { " " }(maudite et attaquée, §8.7)
    [CURSED_RETREAT_BARRED] { " " }(maudite, §8.8)
    [CURSED_ROUT] { " " }(maudite et attaquée, §8.9)
   *[none] { "" }
}{ $strengths ->
    [none] { "" }
   *[other] , { $attack } contre { $against }
}{ $unexplained ->
    [0] { "" }
   *[1] , pour une cause inconnue
}{ $dislodged ->
    [0] { "" }
   *[1] { "\u202F" }; délogée
}
diplomacy-retreated = { diplomacy-power } : { $unit } retraite en { $place }
diplomacy-left = { diplomacy-power } : { $unit } quitte la carte{ $why ->
    [clash] { " " }: une autre unité a retraité dans la même province (§7.6)
    [unordered] { " " }: pas d’ordre (§7.7)
    [no-way] { " " }: nulle part où aller (§7.2)
   *[ordered] { "" }
}
diplomacy-built = { diplomacy-power } : { $unit } est construite
diplomacy-unbuilt = { diplomacy-power } : { $count ->
    [one] une construction non utilisée
   *[other] { $count } constructions non utilisées
}
diplomacy-disbanded = { diplomacy-power } : { $unit } est démobilisée
diplomacy-removed = { diplomacy-power } : { $unit } part d’office (§9.6)
diplomacy-took = { diplomacy-power } : nouveau centre, { diplomacy-province }{ $owner ->
    [none] { "" }
   *[other] { " " }(auparavant : { diplomacy-owner })
}
diplomacy-conceded = { diplomacy-power } : capitulation, puis désordre civil
diplomacy-eliminated = { diplomacy-power } : puissance éliminée
# Ce qui commence un chapitre de la partie, pour qui la parcourt.
diplomacy-chapters = diplomacy-opened
diplomacy-opened = { diplomacy-stage }

## Comment cela s’est terminé, en quelques mots

diplomacy-how-solo = avec dix-huit centres
diplomacy-how-vote = par un vote des survivants
diplomacy-how-limit = parce que la dernière année est passée
diplomacy-how-standstill = après dix ans sans qu’un centre change de mains
diplomacy-how-disorder = parce que plus personne ne jouait

## Quand le temps est écoulé

diplomacy-expiry-moves = Le temps écoulé, ce que vous avez enregistré compte ; une unité sans ordre tient.
diplomacy-expiry-retreats = Le temps écoulé, ce que vous avez enregistré compte ; une unité délogée sans ordre quitte la carte.
diplomacy-expiry-winter = Le temps écoulé, ce que vous avez enregistré compte ; les constructions sans ordre ne se font pas, et les démobilisations dues suivent le §9.6.

## Ce qui mérite un second regard

diplomacy-advice-unsupported = { $order } : votre unité soutenue n’a pas l’ordre de faire cela.
diplomacy-advice-uncarried = { $order } : votre armée n’a pas l’ordre d’y aller.
diplomacy-advice-no-fleet = { $order } : aucune de vos flottes ne la transporte.
diplomacy-advice-clash = { $order } et { $other } : toutes deux vont dans la même province.
diplomacy-advice-blocked = { $order } : votre unité { $unit } y reste.

## Pourquoi une action est refusée

diplomacy-refused-no-unit = Vous n’avez pas d’unité ainsi nommée : { $unit }.
diplomacy-refused-not-yours = { $unit } n’est pas à vous ({ diplomacy-owner }).
diplomacy-refused-wrong-phase = Ce n’est pas un ordre pour { $phase ->
    [movement] une phase de mouvement
    [retreats] une phase de retraite
   *[adjustments] l’hiver
}.
diplomacy-refused-no-retreat = L’unité ne peut pas retraiter là.
diplomacy-refused-in-full = Écrivez-le en entier : { $order }.
diplomacy-refused-nothing-to-decide = Il n’y a rien à décider ici dans cette phase.
diplomacy-refused-nothing-left = Vous avez donné autant d’ordres qu’il en faut : effacez-en un d’abord.
diplomacy-refused-is-ready = Vos ordres sont confirmés : rouvrez-les d’abord.
diplomacy-refused-said-already = Vous l’avez déjà dit.
diplomacy-refused-nothing-to-clear = Il n’y a rien à effacer : cet ordre n’est pas donné.
diplomacy-refused-voted-already = Vous votez déjà ainsi.
diplomacy-refused-not-this-way = Qui a plus de centres que d’unités construit, qui en a moins démobilise.
diplomacy-refused-not-home = On ne construit que sur ses propres centres nationaux.
diplomacy-refused-not-owned = Ce centre n’est plus à vous.
diplomacy-refused-occupied = Il y a une unité sur ce centre.
diplomacy-refused-wrong-place = Une telle unité ne peut se trouver là ; entre deux côtes, une flotte en nomme une.

## Pourquoi des options ne peuvent se jouer

diplomacy-bad-year = L’année { $year } n’est pas entre 1901 et 1960.
diplomacy-bad-past-limit = La position est de { $year }, après la dernière année.
diplomacy-bad-long = Une position a { $most } caractères au plus.
diplomacy-bad-phase = Une position commence par sa phase, comme S1901M, et non par « { $part } ».
diplomacy-bad-part = « { $part } » n’est pas compris : ce peut être FRANCE A PAR, F BRE ou FRANCE = PAR BRE ou FRANCE A BUR > PIC ou DISORDER FRANCE ou CHANGED 1901.
diplomacy-bad-no-centre = { $province } n’est pas un centre.
diplomacy-bad-owned-twice = { $province } a deux propriétaires.
diplomacy-bad-retreat = { $place } : pas de retraite de là, ou vers là, dans cette phase.
diplomacy-bad-nobody = La position n’a ni unité ni centre.

## Les fiches

diplomacy-card-terrain = { $terrain ->
    [sea] Une mer : seules les flottes y viennent, et elles peuvent y transporter des armées.
    [coastal] Une province avec un rivage : armées et flottes y viennent.
   *[inland] Une province de l’intérieur : seules les armées y viennent.
}
diplomacy-card-coasts = Elle a deux côtes : une flotte se tient sur l’une d’elles.
diplomacy-card-centre = Un centre : qui le tient peut entretenir une unité de plus.{ $owner ->
    [none] { "" }
   *[other] { " " }Centre national : { diplomacy-owner }.
}
diplomacy-card-owned = Propriétaire : { diplomacy-power }
diplomacy-card-unowned = À personne encore
diplomacy-card-army = Une armée va par terre, ou par mer si des flottes la transportent ; elle peut tenir, se déplacer et soutenir.
diplomacy-card-fleet = Une flotte va par mer et le long des rivages ; elle peut tenir, se déplacer et soutenir, et en mer, transporter des armées.
diplomacy-card-lost = Elle a été délogée : elle retraite dans une province voisine, ou quitte la carte.

## Problèmes

diplomacy-puzzle-centre = { diplomacy-province } : trouvez les ordres qui prennent cette province cet automne, quoi qu’ordonnent tous les autres ; puis confirmez-les.
diplomacy-puzzle-support = Un soutien
diplomacy-puzzle-supports = Plusieurs soutiens
diplomacy-puzzle-cut = Couper un soutien
diplomacy-puzzle-support-and-cut = Soutenir et couper

## Une position mise en place à la main (src/arranged.rs)

diplomacy-setup-unit = { diplomacy-power } : { $kind ->
    [army] armée
   *[fleet] flotte
}
diplomacy-setup-centre = { diplomacy-power } : centre
diplomacy-setup-stage = Phase
diplomacy-setup-stage-value = { $stage ->
    [spring-moves] Printemps, mouvements
    [spring-retreats] Printemps, retraites
    [fall-moves] Automne, mouvements
    [fall-retreats] Automne, retraites
   *[winter] Hiver, ajustements
}
diplomacy-setup-year = Année
diplomacy-setup-changed = Dernière année où un centre a changé de mains
diplomacy-setup-fleeing = Délogées, comme « FRANCE A PAR > GAS BUR » (plusieurs avec des points-virgules)
diplomacy-setup-disorder = { diplomacy-power } : en désordre civil
