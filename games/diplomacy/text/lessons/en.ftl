# Diplomacy: what its lessons say. A lesson has a title, what there is to know, what to try, a hint, and what is said when it is done
# and to tries that are not right.
diplomacy-lesson-orders = An order
diplomacy-lesson-orders-text = Units are armies, which stand on land, and fleets, which stand on seas and shores (in a province with two coasts, on one of them). All are equally strong, and a province holds one at most. At the start there are 22, each on a home centre. All powers write their orders in secret and at the same time, and all orders are carried out at once. An order is saved when it is given; then you confirm your orders.
diplomacy-lesson-orders-goal = You are France. Send your army from Paris to Burgundy, then confirm your orders.
diplomacy-lesson-orders-hint = Point at Paris, then at Burgundy to the south-east. The button “Confirm my orders” is below the map.
diplomacy-lesson-orders-done = Burgundy was empty, and nobody else went there: the army has arrived.
diplomacy-lesson-orders-elsewhere = A possible move, but to another province. Burgundy lies south-east of Paris.
diplomacy-lesson-orders-stays = With that the army stays in Paris.
diplomacy-lesson-orders-early = Confirmed without an order: a unit without an order holds. Give the order first.
diplomacy-lesson-orders-other = That is something a power may do at the table, but here the army should go to Burgundy.

diplomacy-lesson-support = Two against one
diplomacy-lesson-support-text = A mover attacks with one, and one more for each support; a unit that stays resists likewise. A move succeeds if it is stronger, and whoever stayed there is dislodged. Nobody dislodges a unit of their own, nor helps to. A support is for one order and void if the other unit does something else; where a coast matters, it counts for the coast it names, or for either if it names none.
diplomacy-lesson-support-goal = Dislodge the German army in Burgundy.
diplomacy-lesson-support-hint = One army moves to Burgundy, and the other supports it: point at the other one, choose to support, then the mover and Burgundy.
diplomacy-lesson-support-done = Two against one: the German army is dislodged and must retreat.
diplomacy-lesson-support-early = One against one fails: without the support the move is not stronger. Order both armies first.
diplomacy-lesson-support-enemy = That supports a German army.
diplomacy-lesson-support-other = That does not help to take Burgundy: one army moves there, the other supports that very move.

diplomacy-lesson-standoff = Keeping each other out
diplomacy-lesson-standoff-text = Movers of the same strength to the same province keep each other out: neither gets there. Each counts with one and all its supports. It is a way to hold a province without standing in it.
diplomacy-lesson-standoff-goal = Germany sends its army to Burgundy. Keep it out.
diplomacy-lesson-standoff-hint = Go there yourself.
diplomacy-lesson-standoff-done = One against one: both stay, and Burgundy is empty.
diplomacy-lesson-standoff-helped = You supported the German move.
diplomacy-lesson-standoff-let-in = An empty province does not resist: the German army would walk in.
diplomacy-lesson-standoff-other = Burgundy stays open. Send your army there.

diplomacy-lesson-defence = Support for those who stay
diplomacy-lesson-defence-text = A unit that stays resists with one and one more for each support; a unit without an order stays. A unit that tried to move and failed resists with one, and cannot be supported in staying.
diplomacy-lesson-defence-goal = Germany attacks Paris with two. Keep Paris.
diplomacy-lesson-defence-hint = Picardy can support Paris. Paris itself needs no order.
diplomacy-lesson-defence-done = Two against two: the attack fails.
diplomacy-lesson-defence-left = A unit that moves cannot be supported in staying, and two against one would take Paris.
diplomacy-lesson-defence-supports = The army in Paris stays and resists with one. It is Paris that needs the support.
diplomacy-lesson-defence-early = Two against one: Paris would fall. Support it first.
diplomacy-lesson-defence-other = That does not help Paris.

diplomacy-lesson-head-to-head = Head to head
diplomacy-lesson-head-to-head-text = Two units that move into each other's provinces meet on the way: each must overcome the full strength of the other. The one that is beaten has no effect where it went.
diplomacy-lesson-head-to-head-goal = The German army comes from Burgundy to Paris. Beat it with the army in Paris and take Burgundy.
diplomacy-lesson-head-to-head-hint = Paris moves to Burgundy, Marseilles supports that.
diplomacy-lesson-head-to-head-done = Two against one on the road: the German army is thrown back and dislodged.
diplomacy-lesson-head-to-head-holds = Holding keeps Paris: one against one. But it takes nothing.
diplomacy-lesson-head-to-head-lone = Marseilles alone would walk into Burgundy only if the German army got away. Let Paris beat it.
diplomacy-lesson-head-to-head-other = With that the German army is not beaten: Paris to Burgundy, supported by Marseilles.

diplomacy-lesson-cut = Cutting a support
diplomacy-lesson-cut-text = A support is cut by an attack on the supporter from another power, whether that attack succeeds or not; attacks of its own power do not cut it. An attack that comes from the very province the support is directed at cuts it only by dislodging the supporter.
diplomacy-lesson-cut-goal = You are Italy. Paris attacks Burgundy with the support of Marseilles: save the German army.
diplomacy-lesson-cut-hint = Attack the supporter, in Marseilles.
diplomacy-lesson-cut-done = Your attack failed, and cut the support all the same: one against one, and Burgundy stays.
diplomacy-lesson-cut-lost = The support is not cut: Burgundy would fall, two against one.
diplomacy-lesson-cut-other = That saves nobody. Attack Marseilles.

diplomacy-lesson-ring = In a ring
diplomacy-lesson-ring-text = Three or more units that each move to the next one's place all succeed, if nobody else keeps one of them out. Two cannot simply change places, unless one of them goes by convoy.
diplomacy-lesson-ring-goal = You are Austria. Move all three armies, each to the place of another.
diplomacy-lesson-ring-hint = Budapest to Galicia, Galicia to Vienna, Vienna to Budapest; or the other way round.
diplomacy-lesson-ring-done = All three at once, round in a ring.
diplomacy-lesson-ring-early = Not all three move yet, and whoever stays stops those behind.
diplomacy-lesson-ring-other = That breaks the ring: each army goes to the place of the next, all the same way round.

diplomacy-lesson-convoy = By sea
diplomacy-lesson-convoy-text = Fleets at sea carry an army from shore to shore, over any number of seas and under any flags. A fleet that is attacked still carries unless it is dislodged; of several chains one that is whole suffices. An army whose convoy fails stays, without any effect where it wanted to go, even if it could have walked. One that is carried cuts supports like any other, and may change places with another unit. Where a convoy would depend on its own outcome, it fails.
diplomacy-lesson-convoy-goal = You are England. Carry your army from London to Norway.
diplomacy-lesson-convoy-hint = Two orders: the army goes to Norway, and the fleet in the North Sea convoys just that.
diplomacy-lesson-convoy-done = The German fleet attacked yours and did not dislodge it: the army has landed.
diplomacy-lesson-convoy-at-home = The army stays on its island. Norway lies across the North Sea.
diplomacy-lesson-convoy-other-shore = That convoys the army elsewhere, and a convoy is for one order.
diplomacy-lesson-convoy-fleet-left = A fleet that moves carries nobody.
diplomacy-lesson-convoy-early = Both orders are needed: the army moves, and the fleet convoys it.
diplomacy-lesson-convoy-other = That does not bring the army to Norway.

diplomacy-lesson-retreat = Retreats
diplomacy-lesson-retreat-text = A dislodged unit retreats or leaves the map. It goes to an empty province it could move to without a convoy; not where its attacker came from, unless the attacker came by convoy, and not where others kept each other out. Supports and convoys play no part; several that retreat to the same place all leave the map, and so does one without an order.
diplomacy-lesson-retreat-goal = You are Germany, and your army was dislodged from Burgundy. Bring it to safety, then confirm your orders.
diplomacy-lesson-retreat-hint = Belgium, Munich and Picardy are open.
diplomacy-lesson-retreat-done = Not in Burgundy any more, but still in the war.
diplomacy-lesson-retreat-disbanded = That disbands the army, though it had somewhere to go.
diplomacy-lesson-retreat-early = Without an order a dislodged unit leaves the map.
diplomacy-lesson-retreat-other = That does not save the army.

diplomacy-lesson-winter = Winter
diplomacy-lesson-winter-text = After the fall each centre belongs to whoever stands on it; where nobody does, it stays with its owner. A power with more centres than units builds, on its own home centres that it still owns and that are empty; fleets need a shore. One with fewer disbands units of its own. Nobody has to build.
diplomacy-lesson-winter-goal = France has three centres and one unit. Build an army in Paris and a fleet in Brest.
diplomacy-lesson-winter-hint = Point at each centre and choose. Then confirm your orders.
diplomacy-lesson-winter-done = Three centres, three units.
diplomacy-lesson-winter-army-in-brest = An army could stand in Brest, but this time build a fleet.
diplomacy-lesson-winter-marseilles = Marseilles would do as well. This time Paris and Brest.
diplomacy-lesson-winter-waived = Nobody has to build. But you have use for two units.
diplomacy-lesson-winter-early = Two builds are possible: what is not ordered is left undone.
diplomacy-lesson-winter-other = That builds nothing of what was asked.

diplomacy-small-game = Two years, 1901 and 1902, as one of seven powers against easy bots, without messages. Whoever is still there shares the draw: see how many centres you come to.
