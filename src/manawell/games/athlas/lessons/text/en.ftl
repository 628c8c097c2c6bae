# What the coach says in the lessons of Athlas: lesson-<lesson>-<step>[-part]
lesson-other = Allowed, but not what we are practising here. Look at the task again.
part-first = First steps

## How to play, picture by picture

## What is lit, where it can only be named
light-unit = unit { $what }
light-field = field { $what }
light-relic = the relic “{ $what }”
light-ability = the ability { $what }
light-coin = the { $what } of the unit that acts
light-pool = the life of alpha { $what }
light-alpha = your alpha { $what }
light-button = the move { $what }
light-steps = the steps of the turn

## Two relics win
lesson-relics = Two relics win
lesson-relics-about = Hold a relic, carry it, and bring it to a second one.
lesson-relics-1 = Three relics lie on the battlefield. The moment one unit of yours holds two of them, you win. Activate your Marauder: tap it.
lesson-relics-1-a = That lets your unit rest for this turn. Tap the Marauder instead.
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
lesson-ground-1-right = Up you are; M and A are both used. Silver waits, and your next turn comes.
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
lesson-ground-4-a = Five more life, and the Ranger is gone. Step out of the water.
lesson-ground-4-b = Still water: five more life, and the Ranger is gone.
lesson-ground-5 = On your own: win this turn.
lesson-ground-5-right = Straight through the lake: a Marauder may.
lesson-ground-5-a = Dry feet, no victory. Your Marauder can swim.
lesson-ground-5-hint = Who is afraid of water? Not a Marauder.
lesson-ground-5-other = Your turn is over, and no unit holds two relics yet.
lesson-ground-6 = And once more: kill the Ranger with a single blow.
lesson-ground-6-right = 4 + 2 = 6: the high ground made the difference.
lesson-ground-6-a = Down there nobody can strike hard enough. Look up.
lesson-ground-6-hint = Six life, a sword of four, and two for the height.
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
