# What the coach says in the lessons of Athlas: lesson-<lesson>-<step>[-part]
lesson-other = Allowed, but not what we are practising here. Look at the task again.
part-first = First steps
part-base = The whole battle
part-modes = Ways to play

## How to play, picture by picture
howto-1 = The battlefield. You are Gold, below; Silver is above. Three relics, hills, two lakes.
howto-2 = You win the moment one unit holds two relics.
howto-3 = Summon onto your back row and pay points. First turn: one unit, or up to three for 60 points together. Later: one each turn.
howto-4 = Act: each unit once per turn, with one move M and one action A, in any order.
howto-5 = Stand on a relic to hold it. Carry it along, or hand it over to a neighbour. No relic moves twice in a turn: the tick tells.
howto-6 = Units of one kind share one life bar. Whoever takes the last point dies, and the bar is full again.
howto-7 = Attack minus armour is damage. Each armour point works once per turn, so strike the same target again.
howto-8 = Climbing one level costs M and A. Attacks from above get +2. A hill between you, higher than both, stops the shot.
howto-9 = Entering water costs 5 life points, and 5 again if you begin and end your activation there. Swimmers and flyers are safe.
howto-10 = Flyers cross everything, up to two fields, before they act. They hold no relics. Blows of range 1 from the ground reach them only after they attacked the ground.
howto-11 = The ground can change. Hill beside crater is a cliff that nobody climbs; a crater beside water floods.
howto-12 = Divine interventions: only the top card, once in each player’s turn. In the enemy’s turn you may choose the moment, and what came after it is undone.

## What is lit, where it can only be named
light-unit = unit { $what }
light-field = field { $what }
light-relic =
    { $what ->
        [west] the west relic
        [centre] the centre relic
        [east] the east relic
       *[other] the relic “{ $what }”
    }
light-ability = the ability { $what }
light-coin = the { $what } of the unit that acts
light-pool = the life of alpha { $what }
light-alpha = your alpha { $what }
light-button = the move { $what }
light-steps = the steps of the turn
light-stack = your stack of interventions
light-discard = what discards cards
light-window = the question whether you intervene
light-card = the card { $what }
light-rebuild = the choice of the alpha to rebuild
light-army = the army { $what }
light-panel = the panel of seat { $what }

## Two relics win
lesson-relics = Two relics win
lesson-relics-about = Hold a relic, carry it, and bring it to a second one.
lesson-relics-1 = Three relics lie on the battlefield. The moment one unit of yours holds two of them, you win. Activate your Marauder.
lesson-relics-1-a = That lets your unit rest for this turn. Activate the Marauder instead.
lesson-relics-2 = Now it acts. Walk onto the relic: whoever stands on its field holds it, at no extra cost.
lesson-relics-2-right = Your Marauder holds the relic; your side now shows 1 relic. Silver has no units yet and passes.
lesson-relics-2-a = A fine stroll, but the relic lies on another of the lit fields.
lesson-relics-2-b = The relic lies one field further to the east.
lesson-relics-2-c = That leads away from the relic.
lesson-relics-2-d = That is a hill: climbing takes the move and the action. Walk to the relic first.
lesson-relics-2-e = Over before it began. Walk to the relic instead.
lesson-relics-3 = Your next turn. A relic comes along with its holder, but only one field in a turn. Step towards the other relic, and take yours along.
lesson-relics-3-right = The stone travels with its holder. The small tick says that it has moved in this turn.
lesson-relics-3-a = You walked off and left the relic lying. Choose to take it along.
lesson-relics-3-b = You carry it, but away from the second relic. That one lies to the east.
lesson-relics-3-c = Standing still wins nothing today. Walk east, relic in hand.
lesson-relics-4 = One more step onto the second relic, with the first in hand.
lesson-relics-4-right = Two relics with one unit: you win. That is the whole goal of the game.
lesson-relics-4-a = You hold the new relic, but you dropped the old one on the way. Take it along.
lesson-relics-5 = On your own now: win this turn.
lesson-relics-5-right = Well done: one unit, two relics.
lesson-relics-5-a = Two relics, but in two pairs of hands. One unit must hold both.
lesson-relics-5-b = The west relic stayed behind. Take it along.
lesson-relics-5-hint = Who already holds one?
lesson-relics-5-other = Your turn is over, and no unit holds two relics yet.

## One move, one action
lesson-fight = One move, one action
lesson-fight-about = Move, strike, and learn whose life it costs.
lesson-fight-1 = In your turn each of your units acts once, with one move (M) and one action (A). First the move: bring this Marauder next to the Ranger.
lesson-fight-1-a = From there your sword does not reach: it needs a neighbour.
lesson-fight-1-b = Too far east: the sword needs a neighbour.
lesson-fight-1-c = Climbing costs the move and the action, so there would be no blow this turn.
lesson-fight-2 = The M is used, the A is still free. Now the action: strike the Ranger with the Obsidian Sword.
lesson-fight-2-right = 4 damage: the life of Silver’s alpha II falls from 10 to 6.
lesson-fight-2-a = You had an action left. Strike before you end the activation.
lesson-fight-3 = Both Rangers live from that one bar: units of one alpha share their life. Your Dragon’s crossbow hits at exactly two fields: shoot the other Ranger.
lesson-fight-3-right = The same bar falls again, whichever Ranger is hit. And the Dragon’s poison paralyses its target.
lesson-fight-3-a = Now it hovers beside the Ranger and has not attacked. Shoot from where it was.
lesson-fight-3-refused-a = Three fields are too far: the crossbow needs exactly two.
lesson-fight-4 = Little life is left for both. Whoever takes the last point dies: let your second Marauder choose its victim well.
lesson-fight-4-right = The holder dies, the relic lies free, and the bar is full again: the other Ranger starts anew with 10.
lesson-fight-4-a = A Ranger falls, but the other one keeps the relic. Strike the holder.
lesson-fight-5 = Your Marauder has used its action, but its move is still free. Fetch the relic.
lesson-fight-5-right = You hold 1 relic. Move and action may come in any order.
lesson-fight-5-a = The move is lost now. Step onto the relic first.
lesson-fight-5-b = So near, and yet past it.
lesson-fight-6 = On your own: win this turn with one Marauder.
lesson-fight-6-right = First the blow, then the step: well fought.
lesson-fight-6-a = The Ranger is gone, but your move was spent first. Strike, then walk.
lesson-fight-6-b = One relic stayed behind. Take it along.
lesson-fight-6-hint = Move and action may come in any order.
lesson-fight-6-other = Your turn is over, and no unit holds two relics yet.

## Hills and water
lesson-ground = Hills and water
lesson-ground-about = High ground strikes harder, and deep water drowns.
lesson-ground-1 = Hills lie one level up. Climbing takes both the move and the action: climb the hill next to the Ranger.
lesson-ground-1-right = You are up; M and A are both used. Silver waits, and your next turn comes.
lesson-ground-1-a = Still in the valley. Climb the hill.
lesson-ground-1-b = From that hill your sword does not reach the Ranger. Climb the one next to it.
lesson-ground-1-refused-a = Walking stays on one level. Up or down is climbing.
lesson-ground-2 = From above, every blow counts two more. Strike the Ranger below.
lesson-ground-2-right = 4 + 2 for the high ground = 6 damage: the life of Silver’s alpha II falls from 10 to 4.
lesson-ground-2-a = You kept the height and wasted the blow. Strike.
lesson-ground-3 = Now you lead Rangers, who cannot swim. Take the short way to the relic, through the lake, and see what it costs.
lesson-ground-3-right = The Ranger drowns: your Rangers’ life falls from 10 to 5. Armour would not have helped.
lesson-ground-3-a = The dry way takes three more turns. For once, get wet.
lesson-ground-4 = Whoever begins and ends an activation in water drowns again. Get out, onto the relic.
lesson-ground-4-right = Nothing lost this time, and you hold the east relic. Then Silver’s Marauder wades into the other lake and loses nothing: Marauders swim.
lesson-ground-4-a = Five more life points, and the Ranger is gone. Step out of the water.
lesson-ground-4-b = Still water: five more life points, and the Ranger is gone.
lesson-ground-5 = On your own: win this turn.
lesson-ground-5-right = Straight through the lake: a Marauder may.
lesson-ground-5-a = Dry feet, no victory. Your Marauder can swim.
lesson-ground-5-hint = Who is afraid of water? Not a Marauder.
lesson-ground-5-other = Your turn is over, and no unit holds two relics yet.
lesson-ground-6 = And once more: kill the Ranger with a single blow.
lesson-ground-6-right = 4 + 2 = 6: the high ground made the difference.
lesson-ground-6-a = Down there nobody can strike hard enough. Look up.
lesson-ground-6-hint = Six life points, a sword of four, and two for the height.
lesson-ground-6-other = The Ranger is still alive. Somebody can strike from above.

## Your army arrives
lesson-summon = Your army arrives
lesson-summon-about = Summon units, play a whole turn, and be ready for your first game.
lesson-summon-1 = You are Gold. Your first turn is for summoning: one unit of any cost, or up to three for 60 points together. Summon a Marauder onto one of your six fields below.
lesson-summon-1-right = Its cards are revealed, the Marauder stands ready, and 23 of your 250 points are spent.
lesson-summon-1-a = The Dragon comes next. It cannot hold relics, so begin with a Marauder.
lesson-summon-1-b = Mind Readers are for later. Begin with a Marauder.
lesson-summon-1-refused-a = At least one unit must come in your first turn.
lesson-summon-2 = 37 of the 60 points are left. A Dragon costs 30: bring it too.
lesson-summon-2-right = 53 points are spent. A Mind Reader for 21 more would be too much for 60.
lesson-summon-2-a = You may, but two units are stronger than one. Bring the Dragon.
lesson-summon-2-b = A second Marauder fits too. For this lesson, take the Dragon.
lesson-summon-2-c = The Mind Reader fits too. For this lesson, take the Dragon.
lesson-summon-3 = Nothing else fits into the 60. End your summoning.
lesson-summon-3-right = Now Silver reveals a Spell Master and a Shadow Ranger. Then it is your turn again.
lesson-summon-3-refused-a = That would be 74 points: several units together may cost 60.
lesson-summon-4 = A normal turn: each unit acts once, in any order. Send the Marauder forward, towards the relics.
lesson-summon-4-right = The Marauder dims: it has done its part in this turn.
lesson-summon-4-a = Sideways costs a turn. Go forward.
lesson-summon-4-b = A unit that rests gains nothing. Walk forward.
lesson-summon-5 = Flyers cross everything and go up to two fields, but only before their action. Fly two fields forward.
lesson-summon-5-right = All your units have acted: the last step of the turn begins, the summoning.
lesson-summon-5-a = One field is allowed; two are better.
lesson-summon-6 = Now one new unit, if you like. A second Marauder costs 23 again, and shares the life of the first.
lesson-summon-6-right = 76 points are spent, and the life is still 11 for both. The new Marauder acts from your next turn on.
lesson-summon-6-a = You may save your points, but early units walk furthest. Summon the Marauder.
lesson-summon-6-b = Thirty points for a second Dragon is a choice, too. For this lesson, take the Marauder.
lesson-summon-6-c = Your third alpha can stay secret a little longer. Take the Marauder.
lesson-summon-7 = That is the whole turn: act with everyone, then summon one unit. End it.
lesson-summon-7-right = Now you know everything for your first game. One small task is left.
lesson-summon-8 = The first turn with another army: its alphas cost 29, 20 and 17 points. Bring three units.
lesson-summon-8-right = Three units within 60 points. Your first game can begin!
lesson-summon-8-a = Now 49 points are gone: a third unit would go beyond 60.
lesson-summon-8-b = 46 points are gone, and even the cheapest would go beyond 60.
lesson-summon-8-c = 58 points for two units: there is no room for a third.
lesson-summon-8-refused-a = 29 + 20 + 17 is 66, more than 60.
lesson-summon-8-hint = Twenty, twenty, twenty.
lesson-summon-8-other = Your first turn is over with fewer than three units.

## Passing relics on
lesson-carry = Passing relics on
lesson-carry-about = Hand a relic over, leave it behind, and learn why it moves only one field in a turn.
lesson-carry-1 = An action can hand a relic to a neighbour, and so move it one field closer to your goal. Hand it over to the other Marauder.
lesson-carry-1-right = The relic is with the other Marauder now, one field further. Its tick says that it has moved.
lesson-carry-1-a = That carries it one field as well, but not towards the east relic. Hand it over.
lesson-carry-1-refused-a = Flyers cannot hold relics, so a Dragon cannot take it.
lesson-carry-2 = The tick says: this relic has moved in this turn, whoever carries it now. So activate its holder and let it stand: end its activation.
lesson-carry-2-right = A new turn comes, and the tick will be gone.
lesson-carry-2-a = The Marauder left, and the relic stayed behind alone. Wait beside it.
lesson-carry-2-refused-a = It has moved once in this turn. Nobody can move it again.
lesson-carry-3 = New turn, tick gone. Carry it on, next to the east relic.
lesson-carry-3-right = Now the east relic lies next to the carrier.
lesson-carry-3-a = Without the relic? Take it along.
lesson-carry-3-b = Carried, but not next to the east relic yet.
lesson-carry-4 = Finish it.
lesson-carry-4-right = Two relics with one unit: victory.
lesson-carry-4-a = One in hand, one left on the ground. Take it along.
lesson-carry-5 = On your own: win this turn. Mind who goes first.
lesson-carry-5-right = First one comes near with its relic, then the other hands over a relic that has not moved.
lesson-carry-5-a = Side by side, but that relic has moved and cannot be handed over. Change the order.
lesson-carry-5-hint = Only a relic that has not moved can be handed over.
lesson-carry-5-other = Your turn is over, and no unit holds two relics yet.

## On dragon wings
lesson-wings = On dragon wings
lesson-wings-about = Fly, shoot, and know when swords can reach you.
lesson-wings-1 = A flyer crosses hills, lakes and units, up to two fields. The crossbow needs exactly two fields to its target: find a place to shoot the Ranger.
lesson-wings-1-a = Too close for the crossbow; the claws would do, but let us shoot.
lesson-wings-1-b = Too far away: the crossbow needs exactly two fields.
lesson-wings-2 = Exactly two fields. Shoot!
lesson-wings-2-right = 4 + 1 = 5 damage, and the poison paralyses the Ranger: it cannot move. After its action your Dragon cannot fly any more in this turn.
lesson-wings-2-a = A loaded crossbow and a free action: shoot.
lesson-wings-3 = A flyer that attacks something on the ground is exposed: swords reach it until it acts again. Try it: use your claws on the Watchtower.
lesson-wings-3-right = 5 damage to the tower. See the crosshair beside your Dragon: it is exposed. The tower’s sword strikes back, 8 to 4.
lesson-wings-3-a = Safe, but harmless. Scratch the tower.
lesson-wings-4 = This time only fly, and stay beside the tower if you dare. A flyer that just flies is out of reach for swords.
lesson-wings-4-right = The tower finds no target: your Dragon flies too high. Only longer ranges, interventions or other flyers reach it.
lesson-wings-4-a = Then it strikes back: four more, and your Dragon is dead. Just fly.
lesson-wings-5 = The centre relic lies free beside your Marauder, and flyers cannot hold relics. Who should go there?
lesson-wings-5-right = The Marauder walks and holds both: victory.
lesson-wings-5-a = The Dragon hovers above the relic and holds nothing; now it is even in the way.
lesson-wings-5-b = One relic stayed behind. Take it along.
lesson-wings-6 = On your own: kill a Dragon with your sword.
lesson-wings-6-right = The crosshair told you which one had attacked the ground.
lesson-wings-6-a = You had a target beside you. Look for the crosshair.
lesson-wings-6-refused-a = This one only flew last turn; your sword cannot reach it.
lesson-wings-6-hint = Only one of them attacked last turn.
lesson-wings-6-other = Both Dragons are alive. One of them has a crosshair.

## Armour wears out
lesson-armour = Armour wears out
lesson-armour-about = Gang up on one target; spells and magic armour.
lesson-armour-1 = Marauders wear armour 3: each point stops one damage, once in a turn. Strike the holder of the relic.
lesson-armour-1-right = 4 − 3 = 1 damage. But its armour is spent now, until the next turn begins.
lesson-armour-1-a = Someone has to open the armour. Strike.
lesson-armour-2 = Its armour is spent for this turn. Strike again where it is open.
lesson-armour-2-right = 4 − 0 = 4 damage this time.
lesson-armour-2-a = A fresh shield: only 1 damage. Hit the one whose armour is gone.
lesson-armour-3 = Your Dragon knows weapons: its shots ignore one armour point. Here even that is not needed: shoot the same target.
lesson-armour-3-right = 5 damage: 1 life point is left. Next turn all armour is whole again.
lesson-armour-3-a = Out of range now. Shoot from where it was.
lesson-armour-4 = This enemy has five physical points and one magic. Physical armour stops everything, magic armour only spells. Open it with your Magic Bolt.
lesson-armour-4-right = 6 against 1 + 5: no damage, but all six points are spent.
lesson-armour-4-a = The marker stays, but the chance of this turn is gone. Cast the bolt.
lesson-armour-5 = No damage, and yet not wasted: nothing is left to stop the arrow. Shoot.
lesson-armour-5-right = 6 damage in full: 11 falls to 5.
lesson-armour-5-a = The armour is open only this turn. Shoot now.
lesson-armour-6 = On your own: win this turn. Six life points and armour 3 stand between you and the relic.
lesson-armour-6-right = Together, and in the right order: well done.
lesson-armour-6-a = 1 and 4: one point short. Let the Dragon help.
lesson-armour-6-hint = The crossbow and one sword are just enough.
lesson-armour-6-other = Your turn is over, and no unit holds two relics yet.

## Cover, craters and cliffs
lesson-lines = Cover, craters and cliffs
lesson-lines-about = Hills give cover, and the ground itself can be changed.
lesson-lines-1 = A hill higher than both of you stops the shot. Step aside to where one shortest way is free, then shoot.
lesson-lines-1-right = 6 − 2 = 4 damage. One free shortest way is enough.
lesson-lines-1-a = From there the Warrior is three fields away.
lesson-lines-1-refused-a = The hill between you is higher than both ends, so it protects the target.
lesson-lines-2 = Terraforming changes a field next to your Spell Master by one level. Make a crater under the Ranger by the lake.
lesson-lines-2-right = The crater touches the lake and floods at once: the Ranger drowns for 5.
lesson-lines-2-a = Now the Ranger enjoys high ground. Choose the crater.
lesson-lines-2-b = A good bolt; but the lake can do it without spending a time marker.
lesson-lines-3 = A Ranger on the ridge wants the relic. Make a crater on the field between: hill beside crater is a cliff, and nobody climbs down a cliff.
lesson-lines-3-right = No water is near, so the crater stays dry. No step and no blow of range 1 crosses the cliff.
lesson-lines-3-a = Now the Ranger walks across on one level. Choose the crater.
lesson-lines-4 = Craters and water can be filled again. Change your mind: raise the crater back to plain.
lesson-lines-4-right = A plain again. At most 42 fields can be hill, water or crater at the same time.
lesson-lines-4-a = Fill it: one level up from crater is plain.
lesson-lines-4-refused-a = One level at a time: a crater becomes a plain first.
lesson-lines-5 = On your own: win this turn. Your Rangers have 4 life points, and the relic lies in the lake.
lesson-lines-5-right = First dry the field, then step onto it: well built.
lesson-lines-5-a = The Ranger drowned before it could hold the relic. Dry the field first.
lesson-lines-5-hint = Water becomes plain with one change.
lesson-lines-5-other = Your turn is over, and no unit holds two relics yet.

## Pushed, fallen, squeezed
lesson-push = Pushed, fallen, squeezed
lesson-push-about = Move enemies to where it hurts.
lesson-push-1 = Your Knight’s Telekinesis Orb pushes any unit within two fields, one field in a direction you choose. Send the Ranger for a swim.
lesson-push-1-right = The Ranger slides into the lake and drowns for 5: 10 falls to 5. No armour helps against that.
lesson-push-1-a = Pushed onto dry plain: no harm done.
lesson-push-1-b = Dry land again: no harm done.
lesson-push-2 = A unit that cannot give way is squeezed and loses 3 life points. Push the Ranger against something solid, the ridge for example.
lesson-push-2-right = Hills, edges and other units do not yield: 10 falls to 7. Whoever is bumped into loses nothing.
lesson-push-2-a = The Ranger simply steps aside. Push towards something solid.
lesson-push-3 = Down is different: a unit pushed to lower ground falls and loses 3. Throw the Ranger off the hill.
lesson-push-3-right = The fall costs 3 life points, even down the cliff into the crater. Armour does not count.
lesson-push-3-a = That is the next hill: same level, no fall.
lesson-push-3-b = A unit stands there, so the Ranger is only squeezed. Find an empty lower field.
lesson-push-4 = You may push your own units too, and they may keep a relic. Push your archer onto the second relic.
lesson-push-4-right = One field, relic in hand, onto the second relic: victory.
lesson-push-4-a = The archer went without its relic. Keep it.
lesson-push-5 = On your own: eight life points, one push. Kill the Ranger on the hill.
lesson-push-5-right = 3 for the fall and 5 for the water: eight.
lesson-push-5-a = A fall of 3 only. Look for something wetter.
lesson-push-5-b = Hill to hill: nothing happens.
lesson-push-5-hint = Fall and water add up: 3 + 5.
lesson-push-5-other = The Ranger is still alive. One push can cost it eight life points.

## Time markers and spells
lesson-time = Time markers and spells
lesson-time-about = Abilities that must be paid for in time.
lesson-time-1 = Some abilities cost a time marker (T) of their card, and each new unit brings one. Cast the Magic Bolt at the Marauder, for A and T.
lesson-time-1-right = 5 + 1 − 3 armour = 3 damage. Magic Bolt has no marker left.
lesson-time-1-a = The marker is there to be used. Cast the bolt.
lesson-time-2 = A new Spell Master brings one marker to each of its cards that needs them. Summon one.
lesson-time-2-right = Magic Bolt has a marker again.
lesson-time-2-a = Without a new Spell Master there is no new bolt.
lesson-time-2-b = A Ranger brings a Catapult marker, but no bolt.
lesson-time-3 = A marker serves every unit of the alpha. The old Spell Master in front may spend what the new one brought: cast again.
lesson-time-3-right = Three more: 8 falls to 5. The marker is gone again, whoever of them spent it.
lesson-time-3-a = That one is too far back to cast. Use the one in front.
lesson-time-4 = Marks last until your next turn begins. Give the Ranger Heroic Inspiration: all its attacks get +2.
lesson-time-4-right = The mark above the Ranger says: inspired.
lesson-time-4-a = 10, one armour point ignored, two stopped: 8 damage, two points short. Inspire it first.
lesson-time-5 = Now the Catapult: exactly three fields, one marker, heavy damage.
lesson-time-5-right = 9 + 1 + 2 = 12, armour stops 2: 10 damage. The Marauder dies and drops the relic.
lesson-time-5-a = Now the Ranger is too near. Shoot from where it was.
lesson-time-6 = Earthquake needs no aim: it runs along connected hills, water or craters that begin beside you. Shake the Marauder on the ridge.
lesson-time-6-right = 6 + 1 − 3 = 4 damage: 11 falls to 7.
lesson-time-6-a = A bolt for the other one: fine, but this is about the ridge.
lesson-time-6-refused-a = That one stands on a plain: the quake does not run there.
lesson-time-7 = On your own: eleven life points, armour 3, one Catapult marker. Kill the Marauder this turn.
lesson-time-7-right = Height, inspiration and a heavy stone: exactly enough.
lesson-time-7-a = From the hill 12 − 2 = 10: one point short.
lesson-time-7-b = The inspired Ranger is not the one that shot. Ten damage: one short.
lesson-time-7-hint = Height and inspiration add up.
lesson-time-7-other = The Marauder is still alive. Eleven damage can be done in one shot.

## Divine interventions
lesson-gods = Divine interventions
lesson-gods-about = Cards from above: only the top one counts, once in each player’s turn.
lesson-gods-1 = You may play the top card of your stack, once in each player’s turn. Flood makes up to four fields water: drown both enemies, then say “Done”.
lesson-gods-1-right = Two fields turn to water: Spell Masters 8 to 3, Rangers 10 to 5. Flood leaves the game; Tsunami is on top now.
lesson-gods-1-a = The water missed somebody. Choose the fields on which the two enemies stand.
lesson-gods-1-b = A step is fine, but first let the sky help: play the card.
lesson-gods-1-refused-a = Only the top card can be played: that is Flood.
lesson-gods-1-other = The turn is over without the flood. Play the card of your stack.
lesson-gods-2 = Need a deeper card? You may discard cards from the top at any time. Discard Tsunami, then push the Ranger off its hill.
lesson-gods-2-right = Tsunami is shown and gone. The Ranger loses its last 3 life points and dies.
lesson-gods-2-a = Hill to hill, no fall. Push it down.
lesson-gods-2-b = All gone, nothing done. Discard only one.
lesson-gods-3 = Some cards stay: Athilian Strength gives a unit +3 in melee for six turns. Give it to your Warrior, then strike the Dragon.
lesson-gods-3-right = 5 + 1 + 3 − 3 armour = 6: the Dragon dies. The mark on your Warrior counts down from 6, one each turn.
lesson-gods-3-a = 5 + 1 − 3 = 3: the Dragon lives. Play the card first.
lesson-gods-3-b = The wrong one is strong now. Choose the Warrior beside the Dragon.
lesson-gods-4 = Silver floods both your Rangers at once: ten life points lost, eight in the pool. Exactly one dies, and you choose which.
lesson-gods-4-right = One Ranger dies, and the pool is full again: 10. The rest of the loss is forgotten.
lesson-gods-4-a = Then the relic lies free in the water. Keep its holder.
lesson-gods-5 = On your own: win this turn. Eight life points stand on the relic.
lesson-gods-5-right = The lake grew, the sword did the rest: well done.
lesson-gods-5-a = Squeezed for 3, struck for 4: one point is left. Was the top card really useless?
lesson-gods-5-hint = A lake of three fields can grow by three.
lesson-gods-5-other = Your turn is over, and no unit holds two relics yet.

## In their turn
lesson-answer = In their turn
lesson-answer-about = Step into the enemy’s turn, turn back time, and save the day.
lesson-answer-1 = Silver’s Spell Master walked up and hit you for 3. After an activation you may play at any moment inside it: push it north-east after the walk, before the bolt.
lesson-answer-1-right = The bolt is undone, and your life is back at 11. The Spell Master stands in the lake, 5 life points poorer. “When should we ask you to intervene?” sets how often you are asked.
lesson-answer-1-a = Then the three damage stand. You have a better moment.
lesson-answer-1-b = It gets wet, but the bolt has already hit. Choose the moment before it.
lesson-answer-1-c = It has not walked yet, so it can simply walk and cast again. Choose the moment after its walk.
lesson-answer-1-d = Onto dry land: from there it can cast again. Push it into the lake, to the north-east.
lesson-answer-2 = Silver unites two relics, but you hold a card: one last chance, at a moment before that step. Push the Ranger to where it cannot come back.
lesson-answer-2-right = Its step is undone. The west relic has moved in this turn now, so it cannot be carried on: you are saved.
lesson-answer-2-a = That loses the game. Use the card.
lesson-answer-2-b = A hill: the Ranger is only squeezed and can step in again. Choose a field it can be moved to.
lesson-answer-2-c = You pushed it onto the relic yourself!
lesson-answer-3 = Silver announces Lightning Strike on your archer: 3 life points, and 3 are left. You may respond with your own card, and a response comes first.
lesson-answer-3-right = First +6, 3 to 9; then the lightning, 9 to 6. Nobody dies.
lesson-answer-3-a = The archer dies and drops the relic. Respond.
lesson-answer-4 = Relic Shift would put the second relic under an enemy’s feet. Annulment cancels a card as it is announced: use it.
lesson-answer-4-right = Relic Shift is cancelled; both cards are gone, and the relic stays where it was.
lesson-answer-4-a = That loses on the spot. Cancel the card.
lesson-answer-5 = On your own: last chance. Survive.
lesson-answer-5-right = A card thrown away, a step undone, a game saved.
lesson-answer-5-a = Three of four life points: the Ranger lives and can step in again.
lesson-answer-5-b = That loses.
lesson-answer-5-hint = Here, too, you may discard to reach the next card.
lesson-answer-5-other = From there the Ranger can still unite both relics.

## Borrowed minds
lesson-mind = Borrowed minds
lesson-mind-about = Command an enemy unit for one activation.
lesson-mind-1 = Your Mind Reader makes an enemy within two fields act for you, at once. Dominate the Ranger.
lesson-mind-1-right = Gold controls this unit: its move and its action are yours.
lesson-mind-1-a = Close enough, but you forgot to reach for its mind.
lesson-mind-1-refused-a = The Spell Master is too far away: one or two fields.
lesson-mind-2 = Its Catapult, its marker, its comrades: shoot the Spell Master.
lesson-mind-2-right = 9 + 1 = 10 damage: the Spell Master dies, and Silver’s Catapult marker is spent.
lesson-mind-2-a = You let it go without using it.
lesson-mind-3 = It still has a move, and the lake is deep. Walk it in.
lesson-mind-3-right = 5 life points of its own pool: 10 to 5. In its own turn it will act as usual.
lesson-mind-3-a = A pleasant walk for the Ranger. Think of water.
lesson-mind-3-b = Its move is still yours. Use it.
lesson-mind-4 = This Ranger holds a relic. Dominate it, walk it off and leave the relic lying. No borrowed unit may ever come to hold two.
lesson-mind-4-right = The centre relic lies free beside your own units.
lesson-mind-4-a = It took the relic along. Leave it lying.
lesson-mind-4-refused-a = Nobody may get a second relic while a borrowed unit acts.
lesson-mind-4-other = The turn is over, and the Ranger still holds its relic.
lesson-mind-5 = On your own: win this turn.
lesson-mind-5-right = Borrowed legs, your victory.
lesson-mind-5-a = Four damage do not move the Ranger. Borrow its legs instead.
lesson-mind-5-hint = The Ranger can be made to walk away without its relic.
lesson-mind-5-other = Your turn is over, and no unit holds two relics yet.

## Towers and banners
lesson-army = Towers and banners
lesson-army-about = Units that appear where you need them.
lesson-army-1 = A Watchtower never moves and holds no relic, but it may appear within three fields of your other units. Summon one next to your wounded Ranger.
lesson-army-1-right = 117 points are spent, and the tower stands where you need it. It acts from your next turn on.
lesson-army-1-a = Allowed, but not beside the Ranger. Its healing reaches only a neighbour.
lesson-army-1-refused-a = Not next to an enemy unit.
lesson-army-1-refused-b = A tower cannot be put on a relic.
lesson-army-2 = Its Healing Hands give three life points to the pool of a neighbour. Heal your Rangers.
lesson-army-2-right = 4 to 7. Healing never goes above the maximum.
lesson-army-2-a = Your Rangers have 4 of 10. Heal them.
lesson-army-2-refused-a = The towers’ own pool is full: nothing to heal.
lesson-army-3 = The Marauder’s Summoning Banner calls another one onto a field beside it, for M, A and 23 points. Choose the best field.
lesson-army-3-right = The new Marauder appears on the relic and holds it. Both share one pool, still 11.
lesson-army-3-a = A new Marauder, but on empty ground. There is a better field.
lesson-army-3-b = Good; but the banner puts a second Marauder onto the relic and keeps the first one free.
lesson-army-4 = On your own: you sit in a crater, the relic lies on the hill. Hold it this turn.
lesson-army-4-right = Whoever is summoned needs no way: well called.
lesson-army-4-a = Out of the crater, but no relic.
lesson-army-4-refused-a = Hill beside crater is a cliff.
lesson-army-4-hint = Being summoned is not walking.

## How it ends, and how it does not
lesson-end = How it ends, and how it does not
lesson-end-about = Comebacks, draws, and how to stop the other side.
lesson-end-1 = All your units are dead, and you have not lost: only two relics with one unit decide. Your last 23 points summon a Marauder.
lesson-end-1-right = All 250 points are spent. Dead units give none back.
lesson-end-1-a = You may wait, but points win nothing. Summon.
lesson-end-2 = Forty turns without a summoning, a death, an intervention or a spent time marker make a draw. This would be the fortieth: do something that counts.
lesson-end-2-right = The count starts anew. You may also offer a draw once in each of your turns, or resign at any time.
lesson-end-2-a = The game is drawn. Summon a unit.
lesson-end-3 = Silver will step onto the centre relic next turn and win. Nobody shares a field: get there first.
lesson-end-3-right = You hold the centre relic, and the way is blocked.
lesson-end-3-a = The Ranger walks past you onto the relic and wins. Stand on it yourself.
lesson-end-4 = On your own: Silver wins next turn. Better still than blocking: kill the holder now.
lesson-end-4-right = Five and four: the holder is gone, its relic lies free.
lesson-end-4-a = A good block, and four damage; but the holder lives. There was more.
lesson-end-4-hint = Nine life points: five and four.
lesson-end-4-other = The holder is still alive.

## Quick start: choose your army
lesson-armies = Quick start: choose your army
lesson-armies-about = Two ready armies, and one decision about their cards.
lesson-armies-1 = Quick start offers two ready armies; both players may take the same. Take the Raid strategy: fast, far-shooting, with four interventions whose order you may change.
lesson-armies-1-right = Your four cards lie in the order you gave them. Silver chooses in secret.
lesson-armies-1-a = The Water strategy is the army of your first game. Try the other.
lesson-armies-1-refused-a = You may reorder its four cards, but not exchange them.
lesson-armies-2 = Who begins is drawn by lot, the only chance in this game. It is you: summon a Spell Master and a Ranger, for 49 points.
lesson-armies-2-right = Both alphas are revealed; the third stays face down until you need it.
lesson-armies-2-a = A tower on the last row guards nothing yet.
lesson-armies-3 = Keep the third alpha hidden: what they have not seen, they cannot plan for. End your summoning.
lesson-armies-3-right = Silver sees how many cards lie in that pile, and no more.
lesson-armies-3-a = Do not throw cards away without need. End your summoning.
lesson-armies-3-refused-a = 29 + 20 + 17 is 66: more than the 60 for several units.
lesson-armies-4 = On your own: win this turn with your top card.
lesson-armies-4-right = The relic came to you: well shifted.
lesson-armies-4-a = One field short: the other relic lies two fields away. Can it come closer?
lesson-armies-4-hint = Relic Shift moves a free relic by one field.
lesson-armies-4-other = Your turn is over, and no unit holds two relics yet.

## Standard duel: design your alphas
lesson-create = Standard duel: design your alphas
lesson-create-about = Three creatures from 65 cards, and a stack of up to four interventions.
lesson-create-1 = An alpha is a creature made of cards and begins with exactly one genus. The Shadow Ranger gives 10 life, two hands, five spell points and +1 to ranged attacks: choose it.
lesson-create-1-right = Alpha 1 now costs 10 and has 10 life, two free hands and five free spell points.
lesson-create-1-a = A fine fighter, but this lesson builds an archer.
lesson-create-1-b = A fine caster, but this lesson builds an archer.
lesson-create-1-refused-a = The genus comes first.
lesson-create-2 = Weapons need hands. The Etynian Crossbow takes both: ranged attack 4 at two fields. Add it.
lesson-create-2-right = Cost 18, and no hand is free.
lesson-create-2-a = The bow reaches further but hits softer. Take the crossbow for now.
lesson-create-2-refused-a = One genus is enough.
lesson-create-3 = No hand is free for a shield now. But armour is worn, not held: add the Full Body Armour.
lesson-create-3-right = Cost 23, physical armour 2.
lesson-create-3-a = Stronger and dearer: every unit pays for it. Choose the lighter one.
lesson-create-3-refused-a = The shield needs a hand, and none is free.
lesson-create-4 = Spells need spell points. Life Drain takes all five: add it.
lesson-create-4-right = Cost 28, and no spell points are left. Its +3 life does not count for the pool.
lesson-create-4-a = Four of five points: possible too. Use all five.
lesson-create-5 = Marksmanship adds one to every shot. Add it; then declare the alpha done: 32 points for each unit.
lesson-create-5-right = Alpha 1: cost 32, life 10, armour 2, ranged attack 4 + 2.
lesson-create-5-a = It works without that, too. Sharpen its aim first.
lesson-create-5-refused-a = No spell points are left; a Magic Wand would give more.
lesson-create-6 = Cheap alphas come often. Build an Undead Horde with the Karoos Blade: 13 points, and it multiplies on the battlefield.
lesson-create-6-right = Alpha 2: cost 13, life 6.
lesson-create-6-a = Eight points, but unarmed. Give it a blade.
lesson-create-6-refused-a = Each card exists once: your Ranger is taken.
lesson-create-7 = A flyer scouts, and its claws need no hands. The Forsaken Dragon alone will do.
lesson-create-7-right = Alpha 3: cost 12, life 8, flying.
lesson-create-7-a = A tower stands fast, but you need wings.
lesson-create-7-refused-a = The crossbow belongs to alpha 1.
lesson-create-8 = Last the stack: up to four interventions for eight god points, in the order of use. Put Supernatural Force on top.
lesson-create-8-right = 2 of 8 god points are used.
lesson-create-8-a = Annulment helps only when there is something to cancel. Put Supernatural Force on top.
lesson-create-8-b = No card at all is allowed, but a pity.
lesson-create-9 = Add Relic Shift, Annulment and Lightning Strike, and you are done.
lesson-create-9-right = 7 of 8 god points. The army lies face down: nobody sees a card of it before you reveal it.
lesson-create-9-a = Allowed, but half your god points stay unused.
lesson-create-9-refused-a = Celestial Wings needs three points; two are left.
lesson-create-10 = On your own, alpha 1: at most 20 points, with the Obsidian Sword and at least one point of armour.
lesson-create-10-right = Cheap, armed and armoured: that comes often.
lesson-create-10-a = Strong, but more than 20 points.
lesson-create-10-b = No armour protects it.
lesson-create-10-c = Armoured, but without the sword.
lesson-create-10-hint = Some genera wear armour already.
lesson-create-11 = And once more, alpha 1: a Shadow Ranger with the Axe of Lorios and the Obsidian Shield.
lesson-create-11-right = An Extra Hand for the shield: well made.
lesson-create-11-a = Not quite: it should be a Shadow Ranger with both cards.
lesson-create-11-refused-a = Three hands needed, two given.
lesson-create-11-hint = Three hands are needed. A card can give one.

## Standard duel: cards that bend the rules
lesson-cards = Standard duel: cards that bend the rules
lesson-cards-about = A taste of what your own alphas can do.
lesson-cards-1 = Cards beat the rules, except two: one unit per field, and one field per relic and turn. Celestial Wings lets a unit fly and still hold relics: fly out of the crater onto the relic.
lesson-cards-1-right = Over the cliff, one field, relic in hand: victory.
lesson-cards-1-a = You flew off without your relic. Take it along.
lesson-cards-1-refused-a = Hill beside crater is a cliff; on foot there is no way.
lesson-cards-2 = Frenzy turns the move into a second attack. Kill the Ranger with this Warrior alone.
lesson-cards-2-right = 6 and 6: its ten life points are gone, and the relic lies free.
lesson-cards-2-a = Six damage, four short. Use Frenzy as well.
lesson-cards-3 = Blink leaps exactly two fields over anything, for M and a time marker. Your relic cannot come that far, but you can be first at the other one.
lesson-cards-3-right = Your Spell Master holds the centre relic; the west relic stayed behind.
lesson-cards-3-a = Slow and steady, but the enemy is next to that relic. Leap.
lesson-cards-4 = Silver wins next turn, and you are far away. Stasis Field freezes one unit for four turns: it cannot act, nor be hurt. Play it.
lesson-cards-4-right = The holder is frozen: in Silver’s turn it cannot be activated.
lesson-cards-4-a = That one was harmless. Freeze the holder.
lesson-cards-5 = Flyers hold no relics, whoever made them fly. Levitate the Warrior on the centre relic, and the relic is free.
lesson-cards-5-right = The Warrior floats; the centre relic lies free below it until your next turn begins.
lesson-cards-5-a = Now your own Marauder flies and has dropped its relic!
lesson-cards-5-b = Six damage, and the Warrior still holds it. Lift it.
lesson-cards-6 = This Ranger has Explosive Genes: when it dies, every neighbour loses 3 life points, and your Warriors have 3. Kill it, and lose nobody.
lesson-cards-6-right = First the Warrior steps away, then the archer shoots from the hill. The blast hits nobody.
lesson-cards-6-a = Boom: your own Warrior died beside it. Think of distance.
lesson-cards-6-other = The Ranger is still alive. Somebody can shoot it from afar.
lesson-cards-7 = Your archer still levitates; the spell ends when your next turn begins. Choose well where it will land.
lesson-cards-7-right = In your next maintenance the spell ends: the archer lands, holds the east relic, and Recovery gives 2 life points.
lesson-cards-7-a = When the spell ends there, it falls into the lake: five life points, and five is all it has.
lesson-cards-7-b = Safe, but the relic is within reach.
lesson-cards-8 = On your own: your Spell Master has no weapon. Kill the Warrior two fields away.
lesson-cards-8-right = A borrowed crossbow, and the action was still free.
lesson-cards-8-a = Close, but empty-handed. Whose weapon could you copy?
lesson-cards-8-hint = Artefact Conjuring copies an equipment card for one turn and leaves your action free.
lesson-cards-8-other = The Warrior is still alive. Whose weapon could you copy?

## Campaign: four alphas, several games
lesson-campaign = Campaign: four alphas, several games
lesson-campaign-about = Win the series, and change one creature between games.
lesson-campaign-1 = In a campaign you bring four alphas but may reveal only three in one game. Three are out: summon another unit of one of those.
lesson-campaign-1-right = Alpha IV stays secret for a later game.
lesson-campaign-1-a = You may, but the points are there. Summon.
lesson-campaign-1-refused-a = Three alphas are revealed; the fourth stays out of this game.
lesson-campaign-2 = Now take the game: step next to victory, relic in hand.
lesson-campaign-2-right = The Warrior stands next to the centre relic.
lesson-campaign-2-a = Not yet? Go.
lesson-campaign-2-b = One relic stayed behind. Take it along.
lesson-campaign-3 = And win game one of three.
lesson-campaign-3-right = 1 game won. Before the next one you are asked whether to rebuild an alpha.
lesson-campaign-3-a = One relic stayed behind. Take it along.
lesson-campaign-4 = Between games you may take one alpha apart and build it anew; nobody is told. Rebuild the fourth.
lesson-campaign-4-right = Its cards return to your shelf.
lesson-campaign-4-a = Allowed. But let us use the chance.
lesson-campaign-5 = Give it something your enemy has not seen: a Marauder with the Axe of Lorios, for example. All cards are free that your other alphas do not use.
lesson-campaign-5-right = The fourth alpha has a new face, and nobody knows.
lesson-campaign-5-a = The same face as before. Surprise them.
lesson-campaign-5-refused-a = The Wild Warrior still serves alpha 1.
lesson-campaign-6 = The stack is chosen anew before every game. One card will do for now: Supernatural Force.
lesson-campaign-6-right = Game 2 of 3 begins: full life and full points on both sides.
lesson-campaign-6-a = Going without is allowed. Pack one card.
lesson-campaign-7 = On your own: two alphas are revealed. Reveal the one that can fly, and keep the other for later.
lesson-campaign-7-right = The Dragon is out, and your fourth alpha stays secret.
lesson-campaign-7-a = That was the caster: now the Dragon stays out of this game.
lesson-campaign-7-hint = Look through the cards of both before you choose.
lesson-campaign-7-other = The Dragon is still hidden. Summon it.

## The coach of the guided first game
coach-begin = Two relics with one unit win. Marauders carry, so send them to the relics; the Dragon hunts.
coach-win = Look closely: this unit can win right now.
coach-win-unless = Look closely: this unit can hold two relics now. Only a card of Silver’s could still prevent your win.
coach-win-near = Look closely: one of your units can win right now.
coach-danger = Careful: Silver can win next turn. Block that field or kill the holder.
coach-last-chance = Silver holds two relics. Your top card is the last chance: play it at a moment before that, and what came after is undone.
coach-exposed = Your Dragon has attacked the ground. Until it acts again, swords can reach it.
coach-their-relic = Silver holds a relic. Kill its holder, or stand in its way.
coach-answer = Silver plays a card. Only an answer of yours would come before it; passing is fine.
coach-intervene = You may step in with your top card, even before what just happened. Passing keeps the card.
coach-third-alpha = Your third alpha is still secret. A Mind Reader makes an enemy act for you, once each turn.
coach-summon = At the end of each turn you may summon one new unit. A Marauder carries relics; a Dragon flies.
coach-fallen = A unit fell; your others of that kind now have full life. You can summon another.
coach-felled = Well struck. Its kind has full life again, so choose whom you hit last.
coach-armour = Your armour took all of that. Each point works once per turn, so a second blow would get through.
coach-first-relic = One of your units holds a relic! From now on let it take the relic along when it moves.
coach-in-reach = An enemy is in reach. Look at the damage before you strike.
coach-relic-near = A relic is one step away. Standing on it is enough.
