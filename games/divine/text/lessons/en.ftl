# Diable et Bon Dieu: what its lessons say. A lesson has a title, what there is to know, what to try, a hint, and what is said when it is done
# and to tries that are not right.
divine-lesson-curse = The Devil's curse
divine-lesson-curse-text = The Devil and the Good Lord each protect a country, and the two are different. The Good Lord knows the Devil's too. In each movement phase the Devil may curse one unit of any power, while the orders are written and without knowing them. A cursed unit that holds resists with nothing: an attack of another power dislodges it even without support, if the attacker gets in.
divine-lesson-curse-goal = You are the Devil, and France is yours. You guess that Paris attacks Burgundy without support. Help France.
divine-lesson-curse-hint = Curse the unit that is attacked.
divine-lesson-curse-done = One against nothing: the cursed army is dislodged. Everybody sees the curse now, but nobody sees who cast it.
divine-lesson-curse-own = You cursed your own country. Bluff is allowed, but it did not help.
divine-lesson-curse-elsewhere = Nobody attacked Munich: Burgundy stood, one against one.
divine-lesson-curse-nothing = Nobody has to cast, but Burgundy stood, one against one.
divine-lesson-curse-other = The army in Burgundy is the one that is attacked.

divine-lesson-blessed-hold = The blessing of one who holds
divine-lesson-blessed-hold-text = Which countries are protected is drawn by lot before the first order. The Good Lord's is known to him alone; no power and no spectator knows either, not even the protected ones, and a country stays protected whatever becomes of its player. In each movement phase the Good Lord may bless one unit, and the powers do not know which. A blessed unit that holds cannot be dislodged.
divine-lesson-blessed-hold-goal = You are the Good Lord, and Austria is yours. Three armies stand around Vienna. Protect it.
divine-lesson-blessed-hold-hint = Bless Vienna.
divine-lesson-blessed-hold-done = Three against one, and Vienna stands.
divine-lesson-blessed-hold-enemy = That blessed one of those who attack, and Vienna fell.
divine-lesson-blessed-hold-nothing = Without a blessing Vienna fell, three against one.
divine-lesson-blessed-hold-other = Vienna is the one that needs it.

divine-lesson-blessed-move = The blessing of one who moves
divine-lesson-blessed-move-text = A blessing lasts for one phase. A blessed unit that moves succeeds against every unit of other powers: those that stand there, those that come the other way, and those that go to the same place.
divine-lesson-blessed-move-goal = You are the Good Lord, and Russia is yours. Galicia is held by three. Let Warsaw get there.
divine-lesson-blessed-move-hint = Bless the unit that moves.
divine-lesson-blessed-move-done = In spite of two supports the army in Galicia is dislodged.
divine-lesson-blessed-move-austrian = You blessed an Austrian unit, and Warsaw stayed where it was.
divine-lesson-blessed-move-nothing = Without a blessing one against three fails.
divine-lesson-blessed-move-other = The Russian army in Warsaw is the one that moves.

divine-lesson-cancelled = One against the other
divine-lesson-cancelled-text = A divine player does not learn what the other one casts before the phase closes. A blessing and a curse on the same unit cancel each other, and so do those on two units that oppose each other: everything is ordinary then, and both are spent.
divine-lesson-cancelled-goal = Austria is yours, and Russia will attack Galicia. The Devil would curse the army there: undo that.
divine-lesson-cancelled-hint = Bless the same unit, or the one that moves against it.
divine-lesson-cancelled-done = It was cursed indeed. Both are gone, and one against one holds Galicia.
divine-lesson-cancelled-elsewhere = Galicia was cursed, and fell.
divine-lesson-cancelled-other = Galicia is in danger.

divine-lesson-once-a-year = Once a year
divine-lesson-once-a-year-text = In one year, two blessings never fall on units of the same power, nor two curses; a blessing and a curse may. A second one is refused as soon as it is given, and with the new year every power can be chosen again.
divine-lesson-once-a-year-goal = In spring you blessed a German unit. It is fall now: bless one that may be blessed.
divine-lesson-once-a-year-hint = France has not been blessed this year.
divine-lesson-once-a-year-done = A French unit may be. The German ones wait for next year.
divine-lesson-once-a-year-nothing = Nobody has to cast. But this time choose a unit.
divine-lesson-once-a-year-other = Choose a unit that may be blessed.

divine-lesson-gift = The Good Lord's gift
divine-lesson-gift-text = In the winters of 1903, 1905 and so on the Good Lord may name any power that survives, or none. That winter it may have one unit more than it has centres.
divine-lesson-gift-goal = France is yours. Give it a unit.
divine-lesson-gift-hint = Name France.
divine-lesson-gift-done = France alone learns of it, before the adjustments.
divine-lesson-gift-germany = Germany would be glad. But France is yours.
divine-lesson-gift-none = You may name none. But then nobody gets an extra unit.
divine-lesson-gift-other = Name France.

divine-lesson-receiving = A gift received
divine-lesson-receiving-text = The named country is told in private, and nobody else learns of it. The country builds the unit on one of its own home centres that it still owns and that is empty, as ever, and nobody has to use the gift. Powers write to each other and to all, and may guess aloud who is protected and bargain over it; divine players read what is written to all, write to nobody, and nobody can write to them in private.
divine-lesson-receiving-goal = You are France and were named: two units, two centres, and one more may be built. Build it, then confirm your orders.
divine-lesson-receiving-hint = Brest and Paris are empty.
divine-lesson-receiving-done = Others see the unit, and may wonder where it came from.
divine-lesson-receiving-waived = Nobody has to use the gift. But it is for this winter alone.
divine-lesson-receiving-other = That builds nothing.

divine-small-game = Two years, 1901 and 1902, among easy bots and without messages. Lots decide whether you play a power, the Devil or the Good Lord.
