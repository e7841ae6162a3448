# Diable et Bon Dieu : ce qui se dit en plus de ce que dit Diplomacy (games/diplomacy/text).

## Sur l’étagère et à la préparation d’une table (config.rs)

divine-blurb = Diplomacy avec deux joueurs de plus, que personne ne connaît : le Diable maudit des unités, le Bon Dieu en bénit, et chacun protège un pays en secret.
divine-first-evening = Pour une première soirée : jusqu’en 1904, bénédictions et malédictions annoncées après chaque phase. Mieux vaut voir ce qu’elles font avant de les deviner.
divine-config-reveal = Bénédictions et malédictions
divine-config-reveal-full = annoncées après chaque phase
divine-config-reveal-full-hint = Chacun apprend quelle unité a été bénie et laquelle maudite.
divine-config-reveal-effective = annoncées si elles ont compté
divine-config-reveal-effective-hint = Chacun apprend celles sans lesquelles la phase aurait tourné autrement.
divine-config-reveal-none = annoncées à la fin
divine-config-reveal-none-hint = Personne n’en apprend rien avant la fin.
divine-config-opposition = Bénédiction et malédiction s’annulent
divine-config-opposition-direct = sur des unités qui se heurtent
divine-config-opposition-direct-hint = L’une va là où se tient l’autre, ou toutes deux vont dans la même province.
divine-config-opposition-broad = aussi sur celles qui aident
divine-config-opposition-broad-hint = Soutenir ou transporter contre une unité, c’est aussi s’opposer à elle.
divine-config-rout = Une unité maudite est délogée
divine-config-rout-entering = par l’attaquant qui entre
divine-config-rout-entering-hint = Des attaquants qui se repoussent mutuellement la laissent en place.
divine-config-rout-literal = par toute attaque
divine-config-rout-literal-hint = Même si aucun attaquant n’entre dans sa province.
divine-config-year_limit = Dernière année
divine-config-year_limit-hint = De 1901 à 1960 : les survivants font partie nulle après son hiver. Sans dernière année, on continue.
divine-config-press = Messages
divine-config-press-full = privés et publics
divine-config-press-full-hint = Les puissances écrivent à qui elles veulent, et à tous. Les êtres divins lisent ce qui est pour tous.
divine-config-press-public = publics seulement
divine-config-press-public-hint = Tout ce qui s’écrit, chacun le lit.
divine-config-press-none = aucun
divine-config-press-none-hint = Seuls les ordres parlent.
divine-config-position = Position de départ
divine-config-position-hint = Par exemple W1903A; FRANCE A PAR, F BRE; FRANCE = PAR BRE MAR. Vide : la position habituelle. Voir la règle 25.6.

## Noms

divine-the-power = { $power ->
    [AUSTRIA] l’Autriche
    [ENGLAND] l’Angleterre
    [FRANCE] la France
    [GERMANY] l’Allemagne
    [ITALY] l’Italie
    [RUSSIA] la Russie
   *[TURKEY] la Turquie
}
divine-the-owner = { $owner ->
    [AUSTRIA] l’Autriche
    [ENGLAND] l’Angleterre
    [FRANCE] la France
    [GERMANY] l’Allemagne
    [ITALY] l’Italie
    [RUSSIA] la Russie
   *[TURKEY] la Turquie
}
divine-divinity = { $divinity ->
    [devil] le Diable
   *[lord] le Bon Dieu
}
divine-seat-0 = Autriche
divine-seat-1 = Angleterre
divine-seat-2 = France
divine-seat-3 = Allemagne
divine-seat-4 = Italie
divine-seat-5 = Russie
divine-seat-6 = Turquie
divine-seat-7 = Le Diable
divine-seat-8 = Le Bon Dieu

## Ce qui se voit

divine-caption-drawing = On tire au sort les pays protégés
divine-caption = { diplomacy-stage }{ $own ->
    [open] { $divinity ->
        [devil] { " " }: maudissez une unité, ou aucune
       *[lord] { " " }: bénissez une unité, ou aucune
    }
    [ready] { " " }: votre décision est prise
    [withdrawn] { " " }: vous ne jouez plus
   *[idle] { " " }: rien à décider pour vous
}
divine-caption-gift = Hiver { $year }, le don{ $own ->
    [open] { " " }: désignez un pays, ou aucun
    [said] { " " }: vous avez choisi
   *[public] { "" }
}
divine-over = { $divinity ->
    [none] { diplomacy-over }
    [devil] { $how ->
        [solo] Victoire : { diplomacy-power } et le Diable
       *[other] { diplomacy-over } ; le Diable a gagné
    }
   *[lord] { $how ->
        [solo] Victoire : { diplomacy-power } et le Bon Dieu
       *[other] { diplomacy-over } ; le Bon Dieu a gagné
    }
}
divine-panel = Les êtres divins
divine-protects = { $divinity ->
    [devil] Le Diable
   *[lord] Le Bon Dieu
} protège { $power ->
    [none] un pays que vous ne connaissez pas
   *[other] { divine-the-power }
}
divine-has-won = { $divinity ->
    [devil] Le Diable a gagné
   *[lord] Le Bon Dieu a gagné
} : les deux êtres divins se sont retirés.
divine-have-withdrawn = Les deux êtres divins se sont retirés.
divine-is-favoured = Cet hiver, vous pouvez avoir une unité de plus que vous n’avez de centres : un don que personne d’autre ne connaît.
divine-own-cast = { $province ->
    [none] { $divinity ->
        [devil] Vous ne maudissez aucune unité pour l’instant.
       *[lord] Vous ne bénissez aucune unité pour l’instant.
    }
   *[other] { $divinity ->
        [devil] Vous maudissez l’unité de cette province : { diplomacy-province }.
       *[lord] Vous bénissez l’unité de cette province : { diplomacy-province }.
    }
}
divine-own-spent = { $divinity ->
    [devil] { diplomacy-power } : plus de malédiction cette année
   *[lord] { diplomacy-power } : plus de bénédiction cette année
}
divine-casts = Bénédictions et malédictions
divine-when = { diplomacy-stage }
divine-card-own = { $divinity ->
    [devil] Vous la maudissez
   *[lord] Vous la bénissez
}

## Choix

divine-choice-clear = Retirer mon sort
divine-choice-ready = C’est décidé
divine-choice-unready = Revenir sur ma décision
divine-choice-gift = Un don à { divine-the-power }
divine-choice-gift-none = Pas de don

## Ce qui s’est passé

divine-drawn = { $power ->
    [none] Les deux pays protégés sont tirés au sort : seuls les êtres divins en savent quelque chose
   *[other] { $owner ->
        [none] Vous êtes le Diable et protégez { divine-the-power }
       *[other] Vous êtes le Bon Dieu et protégez { divine-the-owner } ; le Diable protège { divine-the-power }
    }
}
divine-noted-cast = { $divinity ->
    [devil] Vous maudissez l’unité de cette province : { diplomacy-province }
   *[lord] Vous bénissez l’unité de cette province : { diplomacy-province }
}
divine-noted-gift = { $power ->
    [none] Vous ne donnez rien cet hiver
   *[other] Vous faites votre don à { divine-the-power }
}
divine-cast = { $divinity ->
    [devil] Maudite
   *[lord] Bénie
} : { diplomacy-unit }{ $fate ->
    [cancelled-same] { " " }(annulation : à la fois bénie et maudite, §18.1)
    [cancelled-opposed] { " " }(annulation : l’unité bénie et l’unité maudite s’opposaient, §18.2)
    [idle] { " " }(sans effet)
   *[other] { "" }
}
divine-cast-unveiled = { diplomacy-stage }. { divine-cast }
# Ce qui commence un chapitre de la partie, pour qui la parcourt.
divine-chapters = diplomacy-opened divine-gift-opened
divine-gift-opened = Hiver { $year } : le Bon Dieu peut désigner un pays
divine-gift = Hiver { $year } : { $power ->
    [none] pas de don
   *[other] don à { divine-the-power }
}
divine-favoured = Cet hiver, { divine-the-power } peut avoir une unité de plus qu’elle n’a de centres
divine-triumph = { $divinity ->
    [devil] Le pays que protégeait le Bon Dieu, { divine-the-power }, est éliminé : le Diable gagne
   *[lord] Le pays que protégeait le Diable, { divine-the-power }, est éliminé : le Bon Dieu gagne
}, et les deux êtres divins se retirent
divine-both-fell = Les deux pays protégés, { divine-the-power } et { divine-the-owner }, sont éliminés le même hiver : aucun être divin ne gagne, et tous deux se retirent
divine-won-with = { $divinity ->
    [devil] Le Diable
   *[lord] Le Bon Dieu
} protégeait { divine-the-power } et gagne avec elle
divine-unveiled = Le Diable protégeait { divine-the-power }, le Bon Dieu { divine-the-owner }

## Comment cela s’est terminé, en quelques mots

divine-how-solo = avec dix-huit centres
divine-how-vote = par un vote des survivants
divine-how-limit = parce que la dernière année est passée
divine-how-standstill = après dix ans sans qu’un centre change de mains
divine-how-disorder = parce que plus personne ne jouait

## Quand le temps est écoulé

divine-expiry-gift = Le temps écoulé, le pays désigné reçoit le don ; la durée est la même, qu’un pays soit désigné ou non.

## Pourquoi une action est refusée

divine-refused-not-divine = Seuls les êtres divins bénissent, maudissent et donnent.
divine-refused-no-orders = Les êtres divins ne donnent pas d’ordres, ne votent pas et ne capitulent pas.
divine-refused-not-your-cast = { $divinity ->
    [devil] Le Diable maudit et ne bénit pas.
   *[lord] Le Bon Dieu bénit et ne maudit pas.
}
divine-refused-no-cast-now = On ne bénit et ne maudit que pendant les mouvements.
divine-refused-no-unit = Aucune unité dans cette province : { diplomacy-province }.
divine-refused-same-nation = Vous avez déjà choisi une unité de ce pays cette année : { diplomacy-power }.
divine-refused-cast-already = C’est déjà votre décision.
divine-refused-nothing-cast = Il n’y a pas de sort à retirer.
divine-refused-is-ready = Votre décision est prise : revenez d’abord dessus.
divine-refused-said-already = Vous l’avez déjà dit.
divine-refused-no-gift-now = Seul le Bon Dieu donne, et seulement l’hiver d’un don.
divine-refused-no-such-country = Ce pays est éliminé : { diplomacy-power }.
divine-refused-gift-first = Le don se choisit d’abord ; d’ici là, les puissances peuvent voter ou capituler, mais n’ordonnent rien.

## Problèmes

divine-puzzle-centre = { diplomacy-province } : trouvez les ordres qui prennent cette province cet automne, quoi que les autres ordonnent, bénissent ou maudissent ; puis confirmez-les. Songez aux sorts du printemps : nulle puissance n’est bénie deux fois dans l’année, ni maudite deux fois.
divine-puzzle-hold = { diplomacy-province } : trouvez les ordres qui tiennent cette province cet automne, quoi que les autres ordonnent, bénissent ou maudissent ; puis confirmez-les. Songez aux sorts du printemps : nulle puissance n’est bénie deux fois dans l’année, ni maudite deux fois.
divine-puzzle-find-curse = { diplomacy-power } : { $orders }. Trouvez la malédiction grâce à laquelle ces ordres prennent cette province, { diplomacy-province }, quoi qu’ordonnent tous les autres et que bénisse le Bon Dieu ; puis confirmez-la. Songez aux sorts du printemps : nulle puissance n’est bénie deux fois dans l’année, ni maudite deux fois.
divine-puzzle-find-curse-hold = { diplomacy-power } : { $orders }. Trouvez la malédiction grâce à laquelle ces ordres tiennent cette province, { diplomacy-province }, quoi qu’ordonnent tous les autres et que bénisse le Bon Dieu ; puis confirmez-la. Songez aux sorts du printemps : nulle puissance n’est bénie deux fois dans l’année, ni maudite deux fois.
divine-puzzle-find-blessing = { diplomacy-power } : { $orders }. Trouvez la bénédiction grâce à laquelle ces ordres prennent cette province, { diplomacy-province }, quoi qu’ordonnent tous les autres et que maudisse le Diable ; puis confirmez-la. Songez aux sorts du printemps : nulle puissance n’est bénie deux fois dans l’année, ni maudite deux fois.
divine-puzzle-support = Un soutien
divine-puzzle-supports = Plusieurs soutiens
divine-puzzle-cut = Couper un soutien
divine-puzzle-support-and-cut = Soutenir et couper
divine-puzzle-stand = Tenir bon
divine-puzzle-curse = La malédiction
divine-puzzle-blessing = La bénédiction
