# What the coach says in the lessons of Lutao: lesson-<lesson>-<step>[-part]
lesson-other = Allowed, but not what we practise here. Look at what is lit.
part-first = First steps
part-base = The base game
part-peoples = Peoples
part-runes = Runes
part-variants = More players, other boards, other ends

## Where things are, for the terminal
light-province = province { $what }
light-ship = the ship at { $what }
light-land = the land { $what }
light-spell = the spell { $what }
light-button = the move { $what }
light-panel =
    { $what ->
        [0] your panel
        [1] Violet’s panel
       *[other] the panel of the third people
    }
light-tool =
    { $what ->
        [city] building a city
        [ship] launching a ship
       *[lift] picking up a trap
    }
light-reserve = the armies to place
light-stepper = the number
light-cards = your combat cards
light-battle = the battle
light-buying = the purchase
light-race = the race for the city of Lutao
light-round = the number of the round
light-command = the golem actions
light-offers = the cards to choose from
light-people = your people
light-piece = the land in your hand

## How to play
howto-1 = Crimson is you. A token is a group of armies, its number counts them; a province belongs to whoever stands in it.
howto-2 = On your turn each army may move once to a neighbour. One always stays behind. Empty land is yours at once.
howto-3 = Where others stand, you fight. One, two or three armies draw two, three or four cards. Put one back, play the rest; both sides lose at once.
howto-4 = A Hit destroys one, a City hit one even behind walls, a Hero strike two (one behind walls), a Shield stops one, a Miss does nothing.
howto-5 = A city shelters its defenders: plain Hits do nothing.
howto-6 = After battles, regroup among your own neighbours. More than eight in a province are lost.
howto-7 = Then all score: one for each province and city, the bonus of each complete land, one more if your city stands there.
howto-8 = Spend all points: armies from 2, ship 4, city marker 5, stick 1. They are placed next round. Each city also teaches a spell.
howto-9 = Ships carry armies over the sea; each sea hex costs a stick.
howto-10 = Golems play no cards: each deals one sure hit in every combat round. Their land pays golems times opponents.
howto-11 = Take your own artefact: one round less to hold, and your people’s power works on the island.
howto-12 = Storm the city with eight or more. Hold it at the end of three rounds in a row, and you win.

## March and fight
lesson-march = March and fight
lesson-march-about = You move into free land, attack a neighbour and fight your first battle.
lesson-march-1 = The crimson tokens are your armies; the number counts them. Nuriel III stands empty: press Nuriel II, then Nuriel III.
lesson-march-1-a = Nuriel I is yours already. The empty one, Nuriel III, is the gift.
lesson-march-1-b = Those five fight in a moment. First walk from Nuriel II into empty Nuriel III.
lesson-march-2 = How many go? One army always stays behind, so of three at most two.
lesson-march-2-refused-a = One must stay: a province without armies belongs to nobody.
lesson-march-3 = All three parts of Nuriel are yours: a complete land pays extra. Now attack Ilarnat I with four of your five armies.
lesson-march-3-a = One against two is nearly always lost. Send all four.
lesson-march-3-b = Free land, but each army moves only once, so nobody is left for the attack. Go to Ilarnat I.
lesson-march-3-c = A weaker target, well spotted. For this exercise choose Ilarnat I with its two armies.
lesson-march-4 = Nobody fights before you say that your moves are done. Press End movement.
lesson-march-5 = Three or more armies draw four cards and play three. One goes back: choose the Miss, it does nothing.
lesson-march-5-a = A Hit destroys one army. Keep it, and return the Miss.
lesson-march-5-b = A City hit destroys one army, even behind walls. Keep it, and return the Miss.
lesson-march-5-c = A Shield stops one hit on you. Keep it, and return the Miss.
lesson-march-6 = Two hits destroyed both; your Shield stopped theirs. After battles you may still regroup, or end your turn as now.
lesson-march-6-right = Your turn is over, and both sides are counted: five provinces and one for Nuriel make six points.
lesson-march-6-a = That is regrouping between your own provinces, a later lesson. Just end your turn.
lesson-march-7 = On your own now: take a province from Violet this turn.
lesson-march-7-right = The province is yours. Many against few, and no walls: that is a good attack.
lesson-march-7-a = One army against three behind walls: hopeless. Look for few defenders and no city.
lesson-march-7-b = Nobody moved. Choose a weak neighbour and send a strong group.

## Lands, cities, points
lesson-lands = Lands, cities, points
lesson-lands-about = You build a city, complete a land, and spend the points that it earns.
lesson-lands-1 = A round begins with placement. Build your city on the city sign of Nuriel I: it shelters armies, earns points and teaches spells.
lesson-lands-1-a = A city sign too, but you are far from owning all of Ilarnat. In a complete land a city pays more: Nuriel I.
lesson-lands-1-b = Armies come in a moment. Build the city first.
lesson-lands-1-refused-a = No city sign there. Only in a land that is all yours may you build anywhere.
lesson-lands-2 = Three new armies wait. Put all three into Nuriel I, beside Nuriel II, the last piece of your land.
lesson-lands-2-a = Nuriel III touches it as well. Here use Nuriel I: behind walls they are safer.
lesson-lands-2-b = From Ilarnat V they cannot reach Nuriel II this turn. Put them into Nuriel I.
lesson-lands-2-c = That works, but the others must be placed too. Together they are strong.
lesson-lands-2-refused-a = New armies never wait: all must be placed now.
lesson-lands-3 = Press Done placing. City markers and ships may wait for a later round; armies may not.
lesson-lands-4 = Attack Nuriel II with three armies, then press End movement.
lesson-lands-4-a = Then Nuriel stays incomplete. Attack Nuriel II first.
lesson-lands-4-b = One against one mostly leaves nobody alive. Send three.
lesson-lands-5 = Return a Miss. The Hit attacks, the Shield protects.
lesson-lands-5-a = Then nothing you play can destroy anybody. Keep the Hit.
lesson-lands-5-b = Then their Hit would cost you an army. Keep the Shield.
lesson-lands-6 = Nuriel is complete. End the turn, and points are counted.
lesson-lands-7 = Ten provinces, a city, all of Nuriel and the city in it: 13 points, and what you do not spend is lost. Buy four armies (8), a ship (4) and a stick (1), which carries it over one sea hex.
lesson-lands-7-right = Four armies and a ship wait in your reserve, the stick in your stock. They are placed when the next round begins.
lesson-lands-7-a = Six armies cost all 13: no ship, no way to the island. Four leave enough.
lesson-lands-7-b = Without armies the ship sails empty. Four are a good start.
lesson-lands-7-c = Four armies are right. The island calls: buy the ship as well.
lesson-lands-7-d = One point would be lost, and a ship without sticks stays at home.
lesson-lands-8 = You have 20 points. Buy one ship, three sticks, and as many armies as the rest pays.
lesson-lands-8-right = Six armies for 13, the ship for 4, three sticks for 3: every point is spent.
lesson-lands-8-a = Three points were left. Six armies cost 13.
lesson-lands-8-b = Seven armies cost 16: no stick is left for the ship.

## Over the sea
lesson-sea = Over the sea
lesson-sea-about = You sail to the island, beat your first golem and bring new armies straight ashore.
lesson-sea-1 = The grey island is Lutao, and only ships reach it. Launch yours at Nuriel II, on the east coast facing the island.
lesson-sea-1-a = One stick reaches the island from here too. For this exercise take the east coast.
lesson-sea-1-b = The corner of this coast touches the ring as well. For this exercise take the east coast.
lesson-sea-1-c = From there the island is two sea hexes away, and you have one stick. Nuriel II lies closer.
lesson-sea-1-d = That coast looks away from the island: eleven sticks. Try Nuriel II, east.
lesson-sea-1-e = From here one stick reaches Lutao IX. Fine, but let us land on Lutao X: take the east coast.
lesson-sea-2 = Nothing else to place: press Done placing.
lesson-sea-3 = Press the ship, send five armies aboard and land on Lutao X. One stick pays for the one sea hex between.
lesson-sea-3-a = Two golems wait there. Begin with the single one on Lutao X.
lesson-sea-3-b = One army cannot win: it plays a single card, and the golem always hits. Take five.
lesson-sea-3-refused-a = That coast is two sea hexes away; you have one stick.
lesson-sea-4 = End the movement. Golems play no cards: each deals one sure hit in every combat round.
lesson-sea-5 = You hold three Misses and a Hit. Return a Miss, and the Hit breaks the golem.
lesson-sea-5-a = Then three Misses are played, and the golem stands. Keep the Hit.
lesson-sea-6 = Your first foothold on Lutao! End the turn.
lesson-sea-7 = Seven points: buy three armies for 6 and a stick for the last one.
lesson-sea-7-a = A second ship is not needed: you will see why in a moment. Buy three armies and a stick.
lesson-sea-8 = Here is the trick: new armies may appear in any province of yours, also on Lutao. Put all three on Lutao X.
lesson-sea-8-right = Seven armies stand on the island, and no ship was needed for the last three.
lesson-sea-8-a = Then they need a ship and sticks again. On Lutao X they are there at once.
lesson-sea-9 = Set foot on Lutao from Tavani. You have two sticks.
lesson-sea-9-right = A foothold on Lutao, two sea hexes from Tavani.
lesson-sea-9-a = That is Yssala, not the island. Lutao VII is just as near.
lesson-sea-9-b = A battle on land brings nobody to Lutao. Use the ship.

## The city of Lutao
lesson-city = The city of Lutao
lesson-city-about = You take an artefact, storm the city of Lutao and hold it until you win.
lesson-city-1 = Your square star lies on Lutao IV: an artefact that only you can take. Attack its two golems with five armies, then end the movement.
lesson-city-1-a = Three golems behind walls: five armies fail there more often than not. The artefact first.
lesson-city-1-b = Two golems deal two sure hits each round. Send five.
lesson-city-2 = Two golems deal two sure hits, and the Shield stops one of them. Return the Miss.
lesson-city-2-right = The artefact is yours. The race display now asks you for two rounds instead of three.
lesson-city-2-a = Shields stop golem hits too. Return the Miss.
lesson-city-3 = One round later. Three golems guard the city behind its walls: storm it with four armies from Lutao IV and five from Lutao V, then end the movement.
lesson-city-3-a = Four armies take the city about once in eight tries. Bring Lutao V as well.
lesson-city-4 = Walls stop plain Hits. Keep City hit and Hero strike; return the Miss or the Hit.
lesson-city-4-a = Even here a Hero strike destroys one. Keep it.
lesson-city-4-b = The City hit is made for walls. Keep it.
lesson-city-5 = One golem left. Keep the City hit, and the Shield.
lesson-city-5-right = The city is yours with six armies. This is round 1 of your 2.
lesson-city-5-a = Without it the walls hold. Keep the City hit.
lesson-city-5-b = The golem still hits once. The Shield stops it.
lesson-city-6 = Next round. Hold the city until this round’s check and you win, but Violet waits on Lutao III: reinforce the city.
lesson-city-6-a = Nobody attacks Nuriel. The city is what Violet needs.
lesson-city-7 = Now sit tight: press Done placing, End movement, End the turn, and End golem actions.
lesson-city-7-a = Outside the walls you lose your shelter, and the city stands nearly empty. Stay inside.
lesson-city-8 = Your artefact also wakes your people’s power on the island: Elves may strike first. Press Strike first, then return the Miss.
lesson-city-8-a = Why wait? The first strike costs nothing.
lesson-city-9 = Finish it: return the Miss.
lesson-city-9-right = The last attacker has fallen, and the check finds two rounds held: you win.
lesson-city-10 = You hold the city for the second round, and without an artefact you need three. Win this round all the same.
lesson-city-10-right = The artefact made two rounds enough, and you had held the city for two. You win.
lesson-city-10-a = The check asked for three rounds; you had two. Your artefact lies next door.

## The battle cards
lesson-cards = The battle cards
lesson-cards-about = How many cards you draw, what each of them does, and how to break walls.
lesson-cards-1 = One, two or three armies draw two, three or four cards, and one goes back; more armies only last longer. Attack Nuriel I with three and end the movement.
lesson-cards-1-a = Two armies would draw three cards only. Send three.
lesson-cards-2 = You hold Hit, Shield and two Misses. Return a Miss.
lesson-cards-2-a = You do not know their cards yet: a Shield may save an army.
lesson-cards-3 = Both sides lose at the same time, then the next combat round begins. Nobody may retreat: return the Miss.
lesson-cards-3-right = Your City hit destroyed the last defender, and your Shield stopped its Hit. Nuriel I is yours with two armies.
lesson-cards-3-a = In the open a City hit is a hit like any other. Keep it.
lesson-cards-4 = A city shelters its defenders; attackers are never sheltered. Attack Sigari I with four and end the movement.
lesson-cards-4-a = Against walls you want about twice their number. Send four.
lesson-cards-5 = Plain Hits do nothing to walls, a Hero strike only one. Return what is useless here.
lesson-cards-5-a = City hits are the ones that count here. Keep it.
lesson-cards-5-b = Even behind walls it destroys one. Keep it.
lesson-cards-6 = Nothing here breaks walls. Keep the Shield, at least.
lesson-cards-6-a = Then their Hit costs you an army for nothing.
lesson-cards-7 = Two City hits! Return the Miss. Returned cards go to the bottom of your pile, played ones to the discards; the deck has 23.
lesson-cards-7-right = The city of Sigari is yours, walls included.
lesson-cards-8 = On your own: take Yssala III behind its walls, without a loss.
lesson-cards-8-right = One City hit was all it took.
lesson-cards-8-a = Only the City hit could break the walls.
lesson-cards-9 = Two armies against one golem on Lutao VIII: win without a loss.
lesson-cards-9-right = The Hit broke the golem, the Shield stopped its sure hit.
lesson-cards-9-a = The golem fell, but its sure hit took one of yours. A Shield stops it.
lesson-cards-9-b = Without the Hit the golem stands.

## Regroup after battle
lesson-formation = Regroup after battle
lesson-formation-about = After your battles you regroup, on land and by ship.
lesson-formation-1 = After your battles comes formation: every army may go once to a neighbour of your own, even if it marched before. Bring three from Ilarnat I to Ilarnat II.
lesson-formation-1-a = Violet’s three beside you would like weak Nuriel I. Regroup first.
lesson-formation-1-refused-a = One army always stays.
lesson-formation-2 = Those three have moved now, the others in Ilarnat II have not. Send two of them on to Nuriel I.
lesson-formation-2-right = Nuriel I is strong enough to stand now.
lesson-formation-2-refused-a = Only three have not moved yet in this step.
lesson-formation-2-refused-b = In formation you go only to your own provinces: no battles.
lesson-formation-3 = Ten armies conquered Sigari II. When the turn ends only eight may stand in a province: move at least two away.
lesson-formation-3-right = Nobody is lost: eight or fewer stand everywhere.
lesson-formation-3-a = Two armies went back to your supply: lost for nothing.
lesson-formation-3-b = Nine are still one too many. Move one more.
lesson-formation-4 = Ships sail in formation as well, but only between your own coasts. Ferry three armies to Lutao X.
lesson-formation-4-refused-a = Foreign shores are for the movement step.
lesson-formation-5 = You could put some ashore here and sail on with your second stick. This time press All ashore.
lesson-formation-5-right = Five armies stand on Lutao X, and one stick is left.
lesson-formation-5-a = That is allowed: one would sail on to your Ormeth I. For now bring them all ashore.
lesson-formation-6 = Violet has six in Nuriel I. Bring Ilarnat II to at least four armies.
lesson-formation-6-right = Four armies will make Violet think twice.
lesson-formation-6-a = Two armies will not hold Ilarnat II against six.

## Points and prices
lesson-points = Points and prices
lesson-points-about = What provinces, cities and complete lands pay, and how to spend it well.
lesson-points-1 = Six of seven parts of Rhuam are yours, its city too. Which attack pays most? Send as many as you can, then end the movement.
lesson-points-1-a = Dhorun II is one point. Rhuam VII is one, plus three for the whole land, plus one for its city.
lesson-points-2 = Return the Miss.
lesson-points-3 = End the turn, and your points are counted line by line.
lesson-points-4 = Armies grow dearer: five cost 10, six 13, ten 26. Spend all twelve points so that nothing is lost.
lesson-points-4-right = Everything is spent, nothing was lost.
lesson-points-4-other = Some points were lost. Points cannot be saved, sticks can: buy sticks for what is left.
lesson-points-5 = Nuriel is complete, so you may build in any part of it. Violet’s four stand at Sigari II: where do walls help?
lesson-points-5-a = The city sign is the usual place, but Violet can only reach Nuriel III.
lesson-points-6 = A land holds only one city; your second marker waits for another land. Press Done placing.
lesson-points-6-right = The second marker stays in your reserve until you have a land for it.
lesson-points-6-refused-a = Nuriel has its city. One to a land.
lesson-points-7 = One battle this turn: raise your points from 6 to at least 9.
lesson-points-7-right = Yssala is complete: one for the province, one for the land, one for its city.
lesson-points-7-a = Lutao III pays two, once for each golem it held. Completing Yssala pays three.
lesson-points-7-b = A single province is a single point. Look for a land you can complete.

## Good seamanship
lesson-sailing = Good seamanship
lesson-sailing-about = Where a voyage begins and ends, whose a ship is, and voyages with several stops.
lesson-sailing-1 = A voyage may begin at the sea hex before the ship or at a corner of its coast. Sail to Lutao IX with your two sticks.
lesson-sailing-1-a = Canli III is one hex away, but it is not the island. Lutao IX is within reach.
lesson-sailing-1-refused-a = Lutao IV is three sea hexes away.
lesson-sailing-2 = Landing was an attack: end the movement and fight for the shore. Return a Miss.
lesson-sailing-2-right = Lutao IX is yours with four armies, and the ship lies at its shore.
lesson-sailing-3 = A ship belongs to whoever owns the province. Violet’s lies on the east coast of Lutao VII: take four armies and land right there, and it makes room.
lesson-sailing-3-a = Rhuam III is free land, but Lutao VII is weakly held. Use the ship.
lesson-sailing-3-refused-a = One army stays ashore at home.
lesson-sailing-4 = End the movement, then return the Miss: land and ship will be yours.
lesson-sailing-4-right = Lutao VII is yours with four armies, and so is the ship at its shore.
lesson-sailing-5 = In formation one voyage may have several stops. Sail with three armies to Lutao X.
lesson-sailing-6 = Press Sail on: put two ashore here, take nobody aboard, land in Ormeth I with the last one, and press All ashore there.
lesson-sailing-6-right = Four armies on Lutao X, two in Ormeth I; all three sticks are used.
lesson-sailing-6-a = All three ashore: fine for Lutao, but Ormeth I stays weak. Sail on.
lesson-sailing-7 = One stick, one voyage: land where your own artefact lies.
lesson-sailing-7-right = One stick, and your artefact is yours.
lesson-sailing-7-a = A foothold, but your star lies on Lutao VI, the next coast.

## Golems at your command
lesson-golems = Golems at your command
lesson-golems-about = Whoever holds the city of Lutao commands its golems.
lesson-golems-1 = Whoever holds the city of Lutao commands the golems, with as many actions each turn as there are opponents. Press End the turn.
lesson-golems-2 = Violet’s two armies on Lutao II threaten your city. Send the golems of Lutao III against them.
lesson-golems-2-right = Two sure hits destroyed both violet armies, and one golem broke. Golems hold Lutao II again.
lesson-golems-2-a = New golems on empty Lutao I would guard that side. But Violet already stands on Lutao II.
lesson-golems-2-b = The action would be lost, and it costs nothing.
lesson-golems-2-refused-a = Golems never leave the island.
lesson-golems-3 = Here Violet gathers on Lutao VII, and empty Lutao I is the open door to your city. End the turn, then raise golems on Lutao I.
lesson-golems-3-right = Two golems stand on Lutao I. No spell, power or rune can touch them.
lesson-golems-3-a = Then Violet walks through empty Lutao I next turn.
lesson-golems-4 = Drive Violet from the province beside your city.
lesson-golems-4-right = Golems hold Lutao IV: the way to your city is closed.
lesson-golems-4-a = Golems on Lutao I do not trouble Violet on Lutao IV.
lesson-golems-4-b = Lutao VII does not touch the city; Lutao IV does.

## The race for the city
lesson-race = The race for the city
lesson-race-about = You stop a rival in the city of Lutao and win the race yourself.
lesson-race-1 = Violet took the city last round and owns one artefact: at the end of this round it wins. Storm the city with seven armies from Lutao I and five from Lutao II, then end the movement.
lesson-race-1-a = Violet held the city for two rounds and won.
lesson-race-1-b = Five against four behind walls is too few. Bring both groups.
lesson-race-2 = Walls again: which card goes back?
lesson-race-2-a = City hits break walls. Keep it.
lesson-race-3 = Two City hits for two defenders: return the Miss.
lesson-race-3-right = The city is yours. Violet’s count is broken; yours stands at round 1 of 3.
lesson-race-3-a = Then one defender stays. Keep both City hits.
lesson-race-4 = Both your artefacts are taken: the square one of your people, the round one of your rune. Now one round is enough: storm the city with five and five.
lesson-race-4-a = Five armies against three golems behind walls fail more often than not. Bring both groups.
lesson-race-5 = Return the Miss or the Hit.
lesson-race-6 = You move last this round, so nobody can answer. Return the Miss, then end the turn.
lesson-race-6-right = The city fell, and the check followed at once: held for 1 round of 1. You win.
lesson-race-7 = Violet wins at the end of this round unless the city changes hands. You own one artefact: do more than stop Violet.
lesson-race-7-right = City and artefact in one turn: two rounds saved, the city held for one. You win.
lesson-race-7-a = Violet’s second round is complete. Storm the city.

## Spells
lesson-spells = Spells
lesson-spells-about = Spells have their moments: in battles, between moves, and as an answer to other spells.
lesson-spells-1 = Each spell names its moment. Strength belongs to battles: attack Nuriel III with three armies and end the movement.
lesson-spells-1-refused-a = Strength waits for the start of a battle.
lesson-spells-2 = Play Strength: one more card in every combat round of this battle.
lesson-spells-2-a = Three against three is even. A fifth card tips it.
lesson-spells-3 = Five cards instead of four. Return the Miss.
lesson-spells-3-right = Four hits for three armies: Nuriel III is yours.
lesson-spells-4 = Lightning has no set moment: play it in calm moments such as now. Remove the lone army in Nuriel II.
lesson-spells-4-a = One of four is gone, and Nuriel III still stands. A lone army leaves its land empty.
lesson-spells-4-b = A spell in the hand wins nothing here. Play Lightning.
lesson-spells-5 = Nuriel II next door is empty, but the one army of Nuriel I must stay. Teleport brings friends: two from Ilarnat II to Nuriel I.
lesson-spells-6 = Those two have moved, but the old guard of Nuriel I has not: send it into Nuriel II.
lesson-spells-6-right = Nuriel II is yours, without a battle.
lesson-spells-6-refused-a = Teleported armies have moved already in this step.
lesson-spells-7 = Violet casts Firestorm on your city: three of seven armies would burn. Stop it.
lesson-spells-7-right = Firestorm is stopped, and both cards are discarded. All seven armies stand.
lesson-spells-7-a = Three armies burned. A Counterspell stops any spell, even another Counterspell.
lesson-spells-8 = Your city taught you Lightning, your fifth spell, and you may keep four. Play Lightning now, or pass and discard a card.
lesson-spells-8-right = Four cards stay in your hand.
lesson-spells-8-a = The only card you could have used right now. Better play it.
lesson-spells-9 = Take the city from Violet this turn. You hold two spells.
lesson-spells-9-right = First the fire, then the storm: the city is yours.
lesson-spells-9-a = Violet keeps the city for another round. Weaken its garrison first.
lesson-spells-10 = A ship, but no sticks. Reach Lutao this turn.
lesson-spells-10-right = Three sticks of wind, and you stand on Lutao.
lesson-spells-10-a = Somewhere in your hand is wind.

## A spell for every moment
lesson-moments = A spell for every moment
lesson-moments-about = Spells for sea, battle and afterwards, and those that change the table.
lesson-moments-1 = Phantom Ship: a ship appears on a free coast and may sail at once. Choose the east coast of Nuriel II.
lesson-moments-1-right = The ship lies at Nuriel II, ready to sail.
lesson-moments-1-a = From there the island is eleven sticks away.
lesson-moments-1-b = The ship is in your hand. Play it.
lesson-moments-2 = Violet’s fleet has set course for your single army on Lutao X. Storm stops a voyage just declared.
lesson-moments-2-right = The voyage does not take place, and its stick is lost.
lesson-moments-2-a = Five armies landed on Lutao X against your one.
lesson-moments-3 = The cards are open: three hits would destroy your three. Stone Skin prevents two of them.
lesson-moments-3-right = You lost one army instead of three, and Nuriel I is yours.
lesson-moments-3-a = All three fell, and the province is nobody’s.
lesson-moments-4 = You won, but lost two. Resurrection brings up to two back into the province.
lesson-moments-4-right = Three armies stand in Nuriel I again.
lesson-moments-4-a = The card fits only right after a battle you have won. Use it.
lesson-moments-4-b = Two fell, two may return.
lesson-moments-5 = Defectors: a lone enemy army in a neighbouring land province without a city changes sides. Take Nuriel III.
lesson-moments-5-right = Nuriel III is yours, and Nuriel is complete.
lesson-moments-5-a = No army of yours can march, but words can.
lesson-moments-6 = Mind Theft takes a random spell of another player. The Knights hold two, Violet one: choose the Knights.
lesson-moments-6-right = You hold a Firestorm now.
lesson-moments-6-a = Violet has one card, the Knights have two strong ones.
lesson-moments-7 = New Blood changes your people in the middle of the game: two are drawn, you keep one.
lesson-moments-7-right = You lead the new people. Artefacts you have taken stay valid.
lesson-moments-8 = Four defenders behind walls, four attackers, one spell. Take Sigari I.
lesson-moments-8-right = Without walls every Hit counts again.
lesson-moments-8-a = Your Hits broke on the walls. Bring the walls down first.

## Peoples and their powers
lesson-peoples = Peoples and their powers
lesson-peoples-about = You choose a people and try seven of the powers.
lesson-peoples-1 = At the start you are dealt three peoples and keep one. Press a card to read its power, then choose; the others choose in secret too.
lesson-peoples-1-right = All choices are shown together; then provinces and armies are dealt. Now try some powers.
lesson-peoples-2 = Knights draw one card more, five here. Return a Miss now; a second card is discarded once Violet has chosen.
lesson-peoples-3 = Discard the other Miss: three good cards remain.
lesson-peoples-3-right = Hit, City hit and Shield: both violet armies fell, and you lost nobody.
lesson-peoples-3-a = That Hit could destroy an army. The Miss is the one to go.
lesson-peoples-4 = Druids choose last: Violet shows only Misses, so your Shields are useless. Return both Shields.
lesson-peoples-4-right = Hit and City hit destroyed both.
lesson-peoples-4-a = You saw that nothing threatens you. Keep what hits.
lesson-peoples-5 = Bards reveal first and may give a card away: return one Miss, then give the other to Violet.
lesson-peoples-5-right = Violet had to play your Miss and drew nothing. Nuriel I is yours without a loss.
lesson-peoples-5-a = Then Violet draws its own two cards and strikes back with a Hero strike.
lesson-peoples-6 = Once a battle Clerics may declare all cards of one side void; that side draws new ones. Yours are three Misses: declare your own cards void.
lesson-peoples-6-right = The new cards were Hit, City hit and Hero strike: both violet armies fell.
lesson-peoples-6-a = Three Misses destroy nobody. Declare your own cards void.
lesson-peoples-6-b = Violet has one Hit only. Your Misses are the bigger trouble.
lesson-peoples-7 = Witches trade cards for good, once a round each way: give Violet your Miss, take its Hero strike.
lesson-peoples-7-right = Your deck now has two Hero strikes, Violet’s none.
lesson-peoples-7-a = The trade is free and lasts the whole game.
lesson-peoples-8 = You are attacked! Elves strike before the battle: press Strike first, then return the Miss.
lesson-peoples-8-right = Two of five attackers fell before the battle began. Shields count as Misses in a first strike.
lesson-peoples-8-a = The strike costs nothing and may end the attack early.
lesson-peoples-9 = Some powers just work. The Giants’ City hits destroy two in the open: attack Nuriel I with three, end the movement and return the Miss.
lesson-peoples-9-right = Two City hits destroyed four armies.
lesson-peoples-10 = On Lutao your power sleeps until you take your artefact, and golems never feel it. Attack the two golems on Lutao V with three, and return the Miss again.
lesson-peoples-10-right = The same two City hits destroyed two golems, one each.
lesson-peoples-11 = You lead the Clerics, three against three. Use your power where it saves most.
lesson-peoples-11-right = New cards for Violet, and the four hits were gone.
lesson-peoples-11-a = Violet’s four hits destroyed all three of your armies.
lesson-peoples-11-b = Your three hits were good. Violet’s four were the danger.

## Powers that work by themselves
lesson-powers = Powers that work by themselves
lesson-powers-about = Five peoples whose powers need no decision of yours.
lesson-powers-1 = Orcs overawe: three or more enemy armies count as two, one or two as one. Return the Miss.
lesson-powers-1-right = Violet’s three armies drew three cards instead of four, and your four hits destroyed them all.
lesson-powers-2 = Goblins draw two cards for each army, six here, but their Hero strike counts only one. Return a Miss.
lesson-powers-2-right = Two Hits and a City hit destroyed all three; the Shield stopped their Hit.
lesson-powers-2-a = Three defenders need three hits. Return a Miss.
lesson-powers-3 = Dwarves ignore the first hit of every battle that no Shield stops. Return a Miss.
lesson-powers-3-right = Violet’s Hit was ignored: you lost nobody.
lesson-powers-4 = Each Shield of the Faeries that stops a hit throws it back. You hold two Shields and two Misses: return a Miss.
lesson-powers-4-right = Two hits stopped, two thrown back: the defenders fell by their own blows.
lesson-powers-4-a = Shields are your swords. Return a Miss.
lesson-powers-5 = Shapeshifters borrow the power of an unused people, here the Orcs’. If they fall back or come last in scoring, they borrow another: end the turn.
lesson-powers-5-right = You came last in points, so a new power was turned up.
lesson-powers-6 = You lead the Giants with five armies to spare. Take a province held by four.
lesson-powers-6-right = In the open your City hits destroy two each.
lesson-powers-6-a = Behind walls your City hits destroy one each. In the open they destroy two.

## Runes of attack
lesson-attack = Runes of attack
lesson-attack-about = You choose a rune and attack with four of them.
lesson-attack-1 = Outside the beginner variant you also keep one of three runes, with an ability and a round artefact of its own. Choose a people and a rune.
lesson-attack-1-right = Peoples and runes are open to all. On Lutao each people has a square star and a round one.
lesson-attack-2 = Rune of Flying: your armies go one or two hexes, over sea and strangers. Fly three to empty Sigari IV.
lesson-attack-2-right = Sigari IV is yours, across the water.
lesson-attack-2-a = That is only a walk. Spread your wings: Sigari IV.
lesson-attack-2-refused-a = Not to Lutao: there the rune sleeps until you take its artefact.
lesson-attack-3 = With your round artefact taken you fly to Lutao too, even against golems: send three from Nuriel II to Lutao X, end the movement and return the Miss.
lesson-attack-3-right = Lutao X is yours, without a ship.
lesson-attack-4 = Rune of Wrath: conquer Nuriel I with five armies, and you may attack again from there in the same turn. Return the Miss.
lesson-attack-5 = On from Nuriel I to Nuriel III with four, and return the Miss again. One army stays behind as always.
lesson-attack-5-right = Nuriel III fell in the same turn.
lesson-attack-5-a = Your armies could still strike. Attack Nuriel III.
lesson-attack-6 = Rune of the Assassin: before each turn of another player one of their armies dies. End the turn, then choose the lone army in Nuriel II.
lesson-attack-6-right = Nuriel II is empty.
lesson-attack-6-a = That leaves two there. The last army of a province empties it.
lesson-attack-7 = Rune of Ghosts: in city battles three armies from your supply fight along. You attack Sigari I: press Call the ghosts, then return the Miss.
lesson-attack-7-right = A ghost took the loss; the city is yours with all three armies.
lesson-attack-7-a = Ghosts fall before your own and return to your supply. Call them.
lesson-attack-8 = You hold the Rune of Wrath. Take three provinces of Ilarnat in one turn.
lesson-attack-8-right = Three provinces in one turn.
lesson-attack-8-a = One down. From Ilarnat IV you may attack again.

## Runes of defence
lesson-defence = Runes of defence
lesson-defence-about = Runes that guard your land: traps, plagues, hostages and rebirth.
lesson-defence-1 = Rune of Traps: after placement you hide up to three traps. Violet’s four stand at Sigari II; where will they come?
lesson-defence-1-a = Nobody is near Ilarnat I. Nuriel III borders Sigari.
lesson-defence-1-b = A trap in the hand catches nobody.
lesson-defence-2 = Two more: Nuriel I and Ilarnat I. Then Violet moves.
lesson-defence-2-right = Three armies marched into Nuriel III, and the trap took one before the battle: two against one.
lesson-defence-3 = After a round in which no trap was sprung you may move one: pick up the one in Ilarnat I and lay it in Nuriel II.
lesson-defence-3-right = Your traps lie in Nuriel I, II and III.
lesson-defence-3-a = Ilarnat I is quiet country. Move its trap closer to Violet.
lesson-defence-4 = Rune of Plagues: whoever attacks and beats you must leave again. Nuriel III fell, Violet had to go, and it lies empty: walk back in.
lesson-defence-4-right = Nuriel III is yours again.
lesson-defence-4-a = Violet stands next door. Take your land back while it is free.
lesson-defence-5 = Here Violet has the Rune of Plagues, and your five survivors must leave Ormeth I the way they came. Send three back by land and two by ship, and row home with two sticks.
lesson-defence-5-right = Ormeth I lies empty, and nobody was lost on the way.
lesson-defence-5-a = With one stick the ship waits at sea, and must sail on next turn. You have two: row home.
lesson-defence-5-b = Also legal: two by land, three by ship. For this exercise send three on land.
lesson-defence-6 = Rune of Enslavement: beaten armies become hostages under yours. You won Nuriel I: take both.
lesson-defence-6-right = Two violet hostages lie under your three armies and travel along with them.
lesson-defence-6-a = Hostages cost nothing, and hits take them before your armies. Take both.
lesson-defence-7 = Violet’s Firestorm would burn one of your three armies in Nuriel I. Give up a hostage instead.
lesson-defence-7-right = Three armies and one hostage stay.
lesson-defence-7-a = Then one of your own is gone. Give up a hostage instead.
lesson-defence-8 = Rune of Reincarnation: you lost Nuriel III, so a new army rises where you like. Violet now threatens Nuriel II.
lesson-defence-8-right = Two armies guard Nuriel II now.
lesson-defence-8-a = Nuriel I has three already. Nuriel II stands alone.
lesson-defence-9 = Attack Nuriel III from Nuriel I and II so that hostages take the first hits.
lesson-defence-9-right = Nuriel III is yours, and the hostages took the hits.
lesson-defence-9-a = No hostage went along: your own armies took the hits.

## Runes of spells and moons
lesson-knowledge = Runes of spells and moons
lesson-knowledge-about = Runes that bring more spells, open hands and changing abilities.
lesson-knowledge-1 = Rune of Choice: for every spell you would draw you see two and keep one. Your city offers these.
lesson-knowledge-1-right = The card you kept is in your hand, the other is discarded for all to see.
lesson-knowledge-2 = Rune of True Knowledge: one extra, marked spell each round. Marked cards do nothing on Lutao before you have the round artefact: use the plain Lightning on Lutao VI.
lesson-knowledge-2-right = One army on Lutao VI is gone. The marked card stays for the lands.
lesson-knowledge-2-a = It works on the lands. Now use the plain Lightning against Lutao VI.
lesson-knowledge-2-refused-a = A marked card cannot touch Lutao yet.
lesson-knowledge-3 = Rune of Wisdom: you start with two spells, may hold seven and see all hands. Violet’s Counterspell would stop your Strength: attack with all four.
lesson-knowledge-3-right = You saw that your Strength would be stopped, and did not need it.
lesson-knowledge-4 = Rune of the Moons: you draw a rune for each place in the turn order and always use the one at your place. You are first now.
lesson-knowledge-4-right = The rune at place 1 works now. If you fall to place 2, the other one takes over.
lesson-knowledge-5 = You hold a marked Lightning and a Firestorm. Take Nuriel III and Lutao VI this turn.
lesson-knowledge-5-right = Each card where it works: both provinces are yours.
lesson-knowledge-5-a = Nuriel III is still Violet’s. The marked Lightning works on the lands.

## Three and four players
lesson-many = Three and four players
lesson-many-about = With more opponents Lutao pays more, and its ruler has more golem actions.
lesson-many-1 = With three or four players you have fewer armies, 50 or 38, and Lutao pays more: golems times opponents. Attack Lutao VII with four or Rhuam V with three: which pays more?
lesson-many-1-a = Rhuam V pays one point. Lutao VII held one golem: with three opponents it pays three.
lesson-many-2 = End the turn and look at the count.
lesson-many-2-right = Lutao pays nine: Lutao I held two golems, Lutao VII one, each times three opponents.
lesson-many-3 = You hold the city and have three opponents, so three golem actions. End the turn, then raise golems on empty Lutao I.
lesson-many-3-a = Three actions, and every one of them can hurt a rival.
lesson-many-4 = Send these two golems from Lutao I against Violet on Lutao II, and press Attack now.
lesson-many-4-a = Two actions would be lost.
lesson-many-5 = Lutao I is empty again. Close the gap once more.
lesson-many-5-right = Golems hold Lutao I and II, and your three actions are used up.
lesson-many-6 = Four violet armies on Lutao II are too many for one group. End the turn, then send the golems of Lutao I and Lutao III together: two actions, four sure hits a round.
lesson-many-6-right = Four sure hits against one Shield: three fell at once, then the last.
lesson-many-6-a = Two golems against four armies break. Send both groups.
lesson-many-7 = Three players. Raise your points by four with one attack.
lesson-many-7-right = Two golems stood there, and each pays two with two opponents.
lesson-many-7-a = One point. On Lutao every golem that stood there counts two.
lesson-many-7-b = One golem, two points. Where do two golems stand?

## The pro variant
lesson-pro = The pro variant
lesson-pro-about = Two players lead two peoples each, and every people stands for itself.
lesson-pro-1 = Two players, two peoples each. You choose a people and a rune for the first, then for the second.
lesson-pro-1-right = Four peoples are dealt 21 province cards and 38 armies each.
lesson-pro-2 = Each people has its own armies, spells and points; your Orcs in Nuriel II are no allies of your Elves. Send the Elves from Nuriel I to empty Nuriel III.
lesson-pro-2-right = Nuriel III belongs to the Elves.
lesson-pro-2-a = That would be an attack on your own Orcs. Legal, seldom wise.
lesson-pro-3 = Violet casts Firestorm on your Elves. The Counterspell is in your Orcs’ hand, and may protect either people.
lesson-pro-3-right = Firestorm is stopped. Many other spells serve only the people that holds them.
lesson-pro-3-a = Three armies of the Elves burned, though the Orcs could have helped.
lesson-pro-4 = Your Elves hold Defectors, and both your peoples stand beside Nuriel II. Use it for the Orcs: they get the province.
lesson-pro-4-right = Nuriel II belongs to the Orcs.
lesson-pro-4-a = Also legal. For this exercise give it to the Orcs.
lesson-pro-5 = Your Elves hold the city for their second and last round. The Orcs are to move: win.
lesson-pro-5-right = The Elves held the city for their second round, and your side wins.
lesson-pro-5-a = Your Orcs stormed your own city. Leave it to the Elves: one people is enough.

## Other boards
lesson-boards = Other boards
lesson-boards-about = On a strategic board you lay the lands yourselves.
lesson-boards-1 = On a strategic board you lay the lands yourselves. First everybody chooses a people.
lesson-boards-2 = The first land must touch the pale sea ring around Lutao. Turn it as you like and lay it anywhere at the ring.
lesson-boards-2-right = Nuriel lies on the sea. Violet lays the next land, and so on in turn.
lesson-boards-2-refused-a = That touches neither the ring nor another land.
lesson-boards-2-refused-b = Lutao and its ring stay free.
lesson-boards-3 = Here Nuriel lies in the west and Violet has laid Sigari. A land may now also touch another land, and armies will walk across. Lay Tavani where you like; near the ring is near the goal.
lesson-boards-3-right = When all eleven lie, provinces are dealt as usual. On a random board all this is done for you.
lesson-boards-4 = The same board once more: lay Tavani so that it touches Nuriel.
lesson-boards-4-right = Tavani and Nuriel share a border: armies will walk across.
lesson-boards-4-other = That does not touch Nuriel. Lay it beside Nuriel, so that they share a whole edge.

## Other ends
lesson-ends = Other ends
lesson-ends-about = The game can also end at the round limit, or when a rival has no province left.
lesson-ends-1 = Round 8 of 8: with nobody in the city of Lutao, the most points win. You trail three to four: take Nuriel III with three armies and return the Miss.
lesson-ends-1-a = Four points against three: Violet is first.
lesson-ends-2 = End the turn: the last scoring decides.
lesson-ends-2-right = Five points against three: you win at the round limit. A ruler of the city would have come first.
lesson-ends-3 = A people without a province is out. Violet has one left, with one army: take Nuriel III with four, and end the turn.
lesson-ends-3-right = Violet is out of the game, and you win at once.
lesson-ends-3-a = Violet lives on. Take its last province.
lesson-ends-4 = Last round, and Violet is far ahead in points. Win all the same.
lesson-ends-4-right = The ruler of the city of Lutao comes first, whatever the points.
lesson-ends-4-a = On points you cannot win. The ruler of the city ranks first.

# What the coach of the guided first game says
coach-people = Pick any of the three: each card tells the power of its people. One that helps in every battle is easy to begin with.
coach-placement = At most eight armies fit in a province. Gather them where they complete a land, or on a coast that looks at the island.
coach-city = You have a city marker. Put it on a city sign in a land that will soon be all yours.
coach-movement = Attack single armies with three or more, and leave strong ones alone. Completing a land pays best.
coach-formation = Battles are over. Bring idle armies next to an enemy or to your coast, then end the turn.
coach-defence = You are attacked and play cards too. Shields are worth most now.
coach-cards = You draw more cards than you play: return the one that helps you least. Misses go back by themselves.
coach-purchase = Buy a ship and two sticks today, armies with the rest. What you do not spend is lost.
coach-launch = Launch your ship where Lutao is one stick away, next to your strongest group.
coach-crossing = Your ship is ready: set sail for the island. Land three or more where a single golem stands.
coach-spell = You hold a spell for this moment. Read it; passing keeps it for later.
coach-island = New armies may stand on the island at once. No ship needed.
coach-artefact = Your artefact lies next door. Taking it saves you a round at the end.
coach-storm = You are strong enough for the city. Attack from all sides at once, and keep City hits.
coach-hold = The city is yours: fill it to eight and stay. Watch how many rounds you still have to hold it.
coach-race = Violet rules the city. Watch how many rounds it still has to hold it: you must storm it before that.
