# What the coach says in the lessons of Rivality: lesson-<lesson>-<step>[-part]
lesson-other = Allowed, but not what we are practising here. Look at the task again.
part-first = First steps
part-base = The whole base game
part-more = Three or four players
part-expert = Expert rules
part-solo = Alone

# What is lit, in words, for those who cannot see the light
light-cell = cell { $what }
light-hand = { $what } in your hand
light-wizard = { $what ->
        [0] Orange’s wizard
       *[1] Purple’s wizard
    }
light-panel = { $what ->
        [0] your points and golems
        [1] Purple’s points and golems
       *[2] Turquoise’s points and golems
    }
light-suramun = Suramun’s points and golems
light-deck = the deck
light-golem = the choice “{ $what ->
        [purple] Purple
       *[turquoise] Turquoise
    }”
light-button = the answer “{ $what ->
        [keep] Keep the hand
       *[redraw] Redraw
    }”

# How to play
howto-1 = You hold two tiles. On each turn you place one, edge to edge with another tile, rotated as you like. Then you draw a new one.
howto-2 = The marks on its edges are spells. The number says how many golems, the diamonds say how far.
howto-3 = Your wizard and one golem come with the tile. Then all its spells are cast.
howto-4 = Two diamonds mean exactly two cells in a straight line, over anything between. If no tile lies there, the spell fizzles.
howto-5 = More golems than any rival: the tile is yours. Its frame shows your colour, its coin the points.
howto-6 = Equal numbers: contested. Nobody has it.
howto-7 = A wizard guards the tile it stands on, until it moves on with its next tile.
howto-8 = Five golems fit on a tile. If there are more, the enemy’s leave first, back to their supply.
howto-9 = A tile that somebody holds uses its shields: each repels one golem of every attack. A Hut has one, a Fortress two, and five golems inside give one more.
howto-10 = Red spells break shields.
howto-11 = Watch the supplies: when one is empty, the game ends at once.
howto-12 = Otherwise it ends with the last tile. Tiles with a wizard count nothing. The Mana Well brings three points, and its holder wins ties: on tiles and in the final score.

## Tile and spell
lesson-tile = Tile and spell
lesson-tile-about = Place a tile, rotate it, and let its spells bring golems to other tiles.
lesson-tile-1 = This tile has one spell: four golems and one diamond, so they land one cell away. Place the tile beside the Mana Well and rotate it so that the spell hits the Well.
lesson-tile-1-right = Your wizard and one golem came with the tile, and the spell sent four golems to the Well. It is yours: 3 points.
lesson-tile-1-other = The spell found no tile, so it fizzled. Rotate the tile until the spell faces the Well.
lesson-tile-1-refused-a = Only at a corner? A tile must share a whole edge with another tile.
lesson-tile-2 = After each turn you draw a new tile. Your Stone Circle south of the Well holds only one golem: place the Hut so that its three golems join it.
lesson-tile-2-right = Your wizard walked to the Hut, and three golems joined the Stone Circle. Without a wizard on it, the Stone Circle counts at last: you have 4 points.
lesson-tile-2-a = A fine move in a game: the Well is yours alone now. But here, help the Stone Circle that your wizard is about to leave.
lesson-tile-2-b = A wizard guards the tile it stands on, so that spell fizzled. More about this soon; aim at your own tile.
lesson-tile-2-other = The Stone Circle got no help. The spell with three golems must face it from the cell beside it.
lesson-tile-2-refused-a = That cell touches the battlefield only at a corner. A tile must share a whole edge.
lesson-tile-2-refused-b = There is no tile beside that cell. The battlefield grows edge by edge.
lesson-tile-3 = From now on you hold two tiles and choose one. Purple holds the Well with two golems: send more than two.
lesson-tile-3-right = Three golems against two: the frame of the Well turns orange, and its 3 points are yours.
lesson-tile-3-a = Two against two is contested: nobody has the tile, and nobody scores it. Find a spell with three golems.
lesson-tile-3-b = One golem against two changes nothing yet. Rotate the tile so that the spell with three golems faces the Well.
lesson-tile-3-other = No golem reached the Well. Place the tile beside it, with the bigger spell facing it.
lesson-tile-4 = Every spell of a tile is cast. One placement takes two tiles at once: find it.
lesson-tile-4-right = Three golems took the Well, and one golem tipped the contested Stone Circle: from 0 points to 6.
lesson-tile-4-a = One tile is yours. A tile with two spells can do more: look for the cell between two targets.
lesson-tile-4-other = No tile changed hands. Which of your tiles has two spells with one diamond?

## Exactly that far
lesson-range = Exactly that far
lesson-range-about = Golems land exactly as many cells away as a spell has diamonds, never nearer.
lesson-range-1 = Two diamonds mean exactly two cells, never one. Send the three golems to the Mana Well, over whatever lies between.
lesson-range-1-right = They flew over the tile in between. What stands on the way never matters, not even a wizard.
lesson-range-1-a = They flew over the Well and landed on your own Hut. Place the tile two cells from the Well.
lesson-range-1-b = Only the single golem found a tile, your own Hut. Let the three golems fly two cells to the Well.
lesson-range-1-c = That was the small spell: one golem against two. The big one needs two cells of distance.
lesson-range-1-d = A wizard guards the tile south of the Well, so the spell fizzled. Aim past it, at the Well.
lesson-range-1-other = No golem reached the Well. Count the diamonds: two cells, in a straight line.
lesson-range-2 = One Stone Circle in your hand has a near and a far spell. Find the cell from which they take two purple tiles at once: the one south of the Well and the one north of your Hut.
lesson-range-2-right = Two golems landed next door, two more flew over your Hut: both tiles are yours.
lesson-range-2-a = One of the two is yours. Look for a cell one step from one of them and two steps from the other.
lesson-range-2-b = Purple’s wizard stands there and stops every spell. Choose tiles without a wizard.
lesson-range-2-other = No purple tile was taken. One spell must reach the tile south of the Well, the other the tile north of your Hut.
lesson-range-3 = Three diamonds: exactly three cells. Take the Mana Well with the red spell of this Hut.
lesson-range-3-right = Two golems flew over two tiles and took the Well. The Hut’s other spell found no tile: it fizzled and is lost for good.
lesson-range-3-a = That works too: the other spell reached the Well over two cells. Now try the red one, three cells away.
lesson-range-3-other = The Well is still Purple’s. Count three cells in a straight line from the Hut to the Well.
lesson-range-4 = Purple holds the Well, and a Stone Circle is contested. Take both with one tile.
lesson-range-4-right = Three golems flew over the Hut to the Well, and one golem tipped the Stone Circle next door.
lesson-range-4-a = One of the two! Which tile has a long and a short spell?
lesson-range-4-other = Neither was taken. Look for a cell in line with both.

## Who holds a tile
lesson-control = Who holds a tile
lesson-control-about = The most golems hold a tile, a wizard guards it, and only five golems fit on it.
lesson-control-1 = Two golems each: the Well is contested, so nobody has it. One golem more decides it. Send at least one.
lesson-control-1-right = The mixed frame turns orange: the Well is yours. So is the point of the tile that your wizard has left.
lesson-control-1-other = The Well is still contested. Place a tile so that one of its spells reaches the Well.
lesson-control-2 = A wizard guards its tile: every spell aimed at it fizzles. Take the purple tile that is not guarded, south of the Well.
lesson-control-2-right = Four against one: the tile is yours. But your wizard has moved on as well, and the tile it left is open now. Watch what Purple does.
lesson-control-2-a = Purple’s wizard stood there: four golems, no effect. The tile south of the Well has no guard.
lesson-control-2-b = You strengthened a tile of your own. Useful, but now go for Purple’s unguarded tile.
lesson-control-2-other = The spell hit no tile. Rotate it towards the purple tile south of the Well.
lesson-control-3 = Purple took the tile that your wizard left. But Purple’s wizard has moved too: take a purple tile that it no longer guards.
lesson-control-3-right = The tile is yours. Each wizard keeps one tile safe, the newest one; all others can be fought over.
lesson-control-3-a = The wizard stands there now, so the spell fizzled. Look where it stood before.
lesson-control-3-other = No purple tile fell. Count: you need more golems there than Purple has.
lesson-control-4 = A tile has room for five golems. Send four against Purple’s four on the Well and see who has to leave.
lesson-control-4-right = Eight golems are three too many, and the enemy’s leave first: three purple ones go back to their supply. Four against one, the Well is yours.
lesson-control-4-a = Too few: Purple still has more. Send all four.
lesson-control-4-other = No golem reached the Well. Turn the spell with four golems towards it.
lesson-control-5 = Purple leads on the Well by three to one. Take the Well and one more purple tile in one turn.
lesson-control-5-right = On the Well three against three would be six, so a purple golem had to leave. And the second spell took another tile.
lesson-control-5-a = The Well is yours. Can the second spell take something as well?
lesson-control-5-b = You took a tile, but not the Well. Two golems are enough there: one of Purple’s has to leave.
lesson-control-5-other = No tile changed hands. Only five golems fit on a tile, and theirs leave first.

## Shields
lesson-shields = Shields
lesson-shields-about = Shields repel golems of every attack, unless the tile is contested or the spell is red.
lesson-shields-1 = A Hut has one shield: it repels one golem of each spell that attacks it. Send enough golems to take Purple’s Hut.
lesson-shields-1-right = One golem bounced off and returned to your supply, two landed. The Hut is yours, and now its shield works for you.
lesson-shields-1-a = One of two was repelled: one against one, contested. Of three golems, two would land.
lesson-shields-1-b = The shield repelled your golem, so nothing landed. Turn the spell with three golems to the Hut.
lesson-shields-1-other = The Hut was not attacked. Place a tile beside it, with a spell facing it.
lesson-shields-2 = A Fortress has two shields and is worth four points. Red spells break shields: use the red one of your Hut, exactly three cells away.
lesson-shields-2-right = The shields broke, and both golems landed: two against one. The Fortress is worth four points.
lesson-shields-2-a = Two of three were repelled, one landed: contested. The red spell would land both of its golems.
lesson-shields-2-other = The Fortress was not hit, or the shields repelled everything. The red spell needs exactly three cells in a straight line.
lesson-shields-3 = Shields work only for a side that controls the tile. This Fortress is contested: one golem takes it. And your Stone Circle has a second spell for the Well.
lesson-shields-3-right = No shield worked. One golem decided the Fortress, three took the Well: from 0 points to 8.
lesson-shields-3-a = The Fortress is yours without a scratch. Now let the bigger spell take the Well in the same turn.
lesson-shields-3-b = The Well is yours. From a better cell, the small spell takes the Fortress too.
lesson-shields-3-other = Neither is yours yet. Find the empty cell that touches both.
lesson-shields-4 = Only one purple tile can fall this turn. Take it.
lesson-shields-4-right = Two golems flew over the Well, broke both shields and took the Fortress.
lesson-shields-4-a = Contested: nobody scores it. Count golems minus shields, or break the shields.
lesson-shields-4-b = Purple’s wizard guards that tile. Nothing lands there.
lesson-shields-4-other = No tile changed hands. Which of your spells breaks shields, and how far does it reach?

## Five golems, dug in
lesson-dug-in = Five golems, dug in
lesson-dug-in-about = Five golems of one side have an extra shield, and a sixth pushes somebody out.
lesson-dug-in-1 = Five golems of one side on a tile are dug in: they have one extra shield. Dig in on the Mana Well.
lesson-dug-in-1-right = The sign “dug in” appears on the Well. Watch: Purple attacks it with three golems.
lesson-dug-in-1-other = The Well needs four more golems. Turn the spell with four golems towards it.
lesson-dug-in-2 = One of three was repelled; two got in and pushed two of yours out. Make the Well all yours again.
lesson-dug-in-2-right = Three too many: both purple golems left first, then one of your own. Five stay, dug in.
lesson-dug-in-2-other = The purple golems are still there. Three golems over two cells drive them out.
lesson-dug-in-3 = Purple is dug in on the Stone Circle south of the Well: five golems, one shield. Which of your tiles is strong enough to take it?
lesson-dug-in-3-right = One was repelled, three landed, and three purple golems had to leave: three against two, and nobody is dug in any more.
lesson-dug-in-3-a = Two landed and two purple ones left: still three against two for Purple. You need three to land.
lesson-dug-in-3-other = The Stone Circle was not hit. Four golems minus one shield are three: turn that spell towards it.
lesson-dug-in-4 = A dug-in Fortress has three shields. Get at least one golem inside.
lesson-dug-in-4-right = The red spell breaks every shield, even the extra one. Two golems landed, two purple ones left, and Purple is no longer dug in.
lesson-dug-in-4-a = Three golems, three shields: nothing landed, and all went back to your supply.
lesson-dug-in-4-other = The Fortress was not attacked. The red spell breaks every shield, three cells away.
lesson-dug-in-5 = Purple is dug in on the Mana Well. Take it.
lesson-dug-in-5-right = Three of four golems landed, and three purple ones had to leave: the Well is yours.
lesson-dug-in-5-a = Three minus one shield: only two landed. It takes one more.
lesson-dug-in-5-other = The Well was not hit. Send four golems from the last free side.

## The last tile and the score
lesson-score = The last tile and the score
lesson-score-about = How tiles are counted at the end, and why the Mana Well decides so much.
lesson-score-1 = The last tile of the game. A tile with a wizard scores nothing, so only its spell counts. You are behind: win back enough with four golems.
lesson-score-1-right = Two of four golems got past the shields and took a Fortress. The tile that your wizard left counts too: you win 27 to 24.
lesson-score-1-a = A gain, but not enough: Purple still has more. Which tile is worth four points?
lesson-score-1-other = The game is over, and Purple has more points. Look for a Fortress with a single purple golem.
lesson-score-2 = At the end, the side that holds the Mana Well also gets every contested tile on which it is tied. Take the Well with your last tile.
lesson-score-2-right = The Well is yours, and the contested tiles follow: you win 29 to 22.
lesson-score-2-a = A small gain, but Purple keeps the Well and with it the ties. Go for the Well.
lesson-score-2-other = Purple keeps the Well and gets the contested tiles as well. Two golems on the Well turn everything.
lesson-score-3 = If the scores are level, the holder of the Mana Well wins. Find the last placement that wins.
lesson-score-3-right = You took the Well, and the contested tiles followed: 25 to 25. You hold the Well, so you win.
lesson-score-3-a = Some points more, but far from enough. The Well is worth more than its three points.
lesson-score-3-other = Purple wins clearly. Three golems over two cells: what could they reach?
lesson-score-4 = Your last tile, 22 points to 28. Win.
lesson-score-4-right = One golem of three got in. It made six, so a purple one had to leave: the Fortress is yours, and you win 27 to 24.
lesson-score-4-a = A point or two, but Purple stays ahead. Look for four points.
lesson-score-4-other = Purple wins 28 to 23. Where can three golems over two cells decide a Fortress?
lesson-score-5 = Your last tile has two spells, and you need both. Win.
lesson-score-5-right = Two golems got past the shield of a Hut, one decided a contested Fortress: you win 27 to 24.
lesson-score-5-a = One spell helped, the other did not. Find the cell where both do.
lesson-score-5-other = Purple wins. Look for a tile one step away and another two steps away.
lesson-score-6 = Two tiles are left, yours and Purple’s. Only one starred tile is not on the battlefield yet, so you know Purple’s. Place yours so that Purple cannot win any more.
lesson-score-6-right = Two golems took the Well from two cells away. Whatever Purple places now, you win.
lesson-score-6-other = Purple’s last tile can still turn the game. Whoever holds the Well holds the ties.

## Watch the supply
lesson-supply = Watch the supply
lesson-supply-about = An empty supply ends the game at once: a danger, and a way to win.
lesson-supply-1 = You have four golems left, and an empty supply ends the game at once. Place the Fortress on the lit cell so that it hits both Stone Circles with purple golems.
lesson-supply-1-right = The wizard took one golem, and three are left for five that the spells call for. So you are asked which spell comes first.
lesson-supply-1-a = That wins at once: your supply was empty while you were ahead, 12 to 11. But try the lit cell too, to see the choice of order.
lesson-supply-1-other = That did not hit both. From the lit cell, the right rotation reaches both Stone Circles.
lesson-supply-2 = The spells call for five golems, and three are left, so you choose the order. The game stops the moment your supply is empty.
lesson-supply-2-right = Three golems took the tile in the east. Your supply is empty, the game ends at once, the other spell is never cast: 12 to 11 for you.
lesson-supply-2-a = Two golems changed nothing in the south, and the last one came too late: 11 to 12. Casting east first takes a tile.
lesson-supply-3 = You are ahead. End the game now: use up your own supply.
lesson-supply-3-right = Your last golems found room, the supply is empty, and the game ends at once. Ending it brings no bonus, but you are ahead.
lesson-supply-3-a = A full tile has no room: golems came back to your supply, and the game goes on.
lesson-supply-3-other = You still have golems, so the game goes on, and Purple may catch up. Let all four leave your supply: one with the wizard, three where there is room.
lesson-supply-4 = You lead, and Purple has one golem left: its next tile ends the game. Golems that you drive out would refill its supply, so drive none out.
lesson-supply-4-right = Purple must place a tile, and its wizard brings the last golem. The game ends before any spell is cast, and you win.
lesson-supply-4-other = You drove golems out. They went back to Purple’s supply, and the game goes on.
lesson-supply-5 = You are behind, and your supply is nearly empty. Use it up in a way that wins.
lesson-supply-5-right = Three golems reached the Well, and three purple ones had to leave. Your supply is empty, the game ends, and you win 10 to 7.
lesson-supply-5-a = Your supply ran out while Purple was ahead. Ending the game does not win it.
lesson-supply-5-other = You still have golems, so the game goes on. What if three of them came to the Well?
lesson-supply-6 = Three golems are left in your supply, and Purple is ahead. One placement ends the game and wins it.
lesson-supply-6-right = The wizard took one golem, and the red spell sent the last two past the shields: your supply is empty, and you win.
lesson-supply-6-a = The game is over, but Purple has more points. Your last two golems must take something that is worth more.
lesson-supply-6-b = Only two golems were left to send, and shields threw golems back: your supply is not empty, and the game goes on.
lesson-supply-6-other = The game goes on, and Purple is ahead. Which spell gets two golems past any shield?

## Before the first turn
lesson-mulligan = Before the first turn
lesson-mulligan-about = Look at your first two tiles: keep them, or redraw them if they cannot reach the Well.
lesson-mulligan-1 = Before the first turn you look at your two tiles. Neither has a spell with one diamond, so neither can reach the Well: redraw them.
lesson-mulligan-1-right = You drew two new tiles, and the old ones were shuffled into your deck. Purple sees that you redrew, but not what.
lesson-mulligan-1-a = Allowed, but your first tile could not reach the Well. You may redraw only now, and only once.
lesson-mulligan-2 = This hand has a spell with a single diamond, so you must keep it. Keep it.
lesson-mulligan-2-right = Purple is asked next and shows nothing. Then your first turn begins.
lesson-mulligan-2-refused-a = Only a hand without any spell of one diamond may be redrawn.
lesson-mulligan-3 = Two tiles, an empty Well: which tile can send golems there at once?
lesson-mulligan-3-right = Two golems stand on the Well. You draw from your own twelve tiles; Purple has the other twelve, marked with a star.
lesson-mulligan-3-a = The spells of the Hut reach two and three cells far, and nothing lies there yet. Keep it for later.
lesson-mulligan-3-other = The right tile, but its spell with one diamond must face the Well.
lesson-mulligan-4 = French edition: only the first player may redraw, and that is you. Do what helps you more.
lesson-mulligan-4-right = You redrew. Purple is not asked at all, and your first turn begins.
lesson-mulligan-4-a = You keep two tiles that cannot reach the Well. After a redraw you might have one that can.

## Three players
lesson-three = Three players
lesson-three-about = More golems than each rival, not than both together; and sometimes you choose who leaves.
lesson-three-1 = Three sides, twenty golems and eight tiles each. You need more golems than each rival, not than both together: take the contested Stone Circle.
lesson-three-1-right = Seven golems are two too many. Your rivals have equally many, so each loses one: three against one and one.
lesson-three-1-a = A wizard guards that tile, and both your rivals have one. Aim at the contested Stone Circle.
lesson-three-1-other = The Stone Circle was not hit. Turn the spell with three golems towards it.
lesson-three-2 = Send one golem into the contested Hut. It will be the sixth, and your rivals have equally many there: you will have to choose.
lesson-three-2-right = Two of each colour, one too many. You are asked whose golem leaves.
lesson-three-2-a = The Well is a good target too. But here, send the single golem into the Hut and see the choice.
lesson-three-2-other = The Hut was not hit. The single golem flies one cell.
lesson-three-3 = Turquoise holds the Well, so at the end it gets every contested tile where it is among the leaders. Whose golem should leave?
lesson-three-3-right = You and Purple are level in front, and Turquoise is behind you both: the Hut counts for nobody.
lesson-three-3-a = Now you are level with Turquoise, and the Well gives such a tile to Turquoise. Remove a turquoise golem.
lesson-three-4 = Turquoise controls this Hut, so its shield works against you, although a golem of yours is inside. Take the Hut.
lesson-three-4-right = One golem was repelled, two landed: three against two.
lesson-three-4-a = One of two was repelled: two against two. Of three golems, two would land.
lesson-three-4-b = A single golem bounces off the shield.
lesson-three-4-other = The Hut was not hit. Place a tile beside it, with a spell facing it.
lesson-three-5 = Purple and Turquoise are level in front, and you hold the Well. A tie for first place goes to you: end the game now by using up your supply.
lesson-three-5-right = Your supply is empty, and the game ends: you win. If two sides tie for first place, the Mana Well wins, even with fewer points.
lesson-three-5-other = You still have golems, so the game goes on, and the tie may break. Let two golems land where there is room.
lesson-three-6 = Take two tiles in one turn: the Mana Well, and one that your rivals contest.
lesson-three-6-right = Two golems flew to the Well, two took the contested Hut next door.
lesson-three-6-a = One tile. A second spell can take another: on contested tiles no shield works.
lesson-three-6-other = No tile changed hands. Look for a cell in line with the Well.

## Two teams
lesson-teams = Two teams
lesson-teams-about = Two players share a colour, a wizard, a supply and a deck, but not their hands.
lesson-teams-1 = You and the player opposite are Orange: one wizard, one supply, one deck, but separate hands. Begin with two golems on the Well, from the lit cell east of it.
lesson-teams-1-right = Now the others play: Purple 1, then your partner, then Purple 2. Keep an eye on your wizard.
lesson-teams-1-a = Just as good in a game. For this lesson, send two golems from the lit cell, so that we can follow the others.
lesson-teams-1-other = The two golems did not come from the lit cell to the Well. The spell with one diamond must face the Well.
lesson-teams-2 = Your partner took your common wizard along, so your first tile lost its guard, and Purple 2 took it. Win it back.
lesson-teams-2-right = Your first tile belongs to your team again, and the wizard now stands on your new tile.
lesson-teams-2-a = The Well is a good catch. But this time win back your own tile.
lesson-teams-2-other = That tile is still purple. Attack it from its free side, in the north.
lesson-teams-3 = There is only one golem in your partner’s new Fortress, and the wizard will leave it with your tile. Make it safe: three golems or more.
lesson-teams-3-right = The Fortress is well guarded now, and its two shields work for your team.
lesson-teams-3-a = Two golems in a Fortress without a wizard are tempting for Purple. Send more at once.
lesson-teams-3-other = The Fortress stays with one golem and no wizard. Point a spell at it.
lesson-teams-4 = Reinforce your partner’s Fortress and take the Well in the same turn.
lesson-teams-4-right = Two golems for the Fortress, two for the Well: your team is better off in both places.
lesson-teams-4-a = The Well is yours, but the Fortress stays weak. One tile can do both.
lesson-teams-4-b = The Fortress is safe. Now take the Well with the same tile.
lesson-teams-4-other = Neither happened. One diamond to the Fortress, two to the Well.

## Expert: waiting spells
lesson-waiting = Expert: waiting spells
lesson-waiting-about = A spell without a target waits, and goes off for the side that then holds its tile.
lesson-waiting-1 = Expert rules: a spell without a target waits on its tile. That of your Stone Circle waits for a tile in the east. Place one there and collect three more golems.
lesson-waiting-1-right = First the spells of the new tile, then the waiting one: its three golems joined the one that came with your wizard.
lesson-waiting-1-a = A purple spell was waiting for a tile there and went off against you. Small tabs show which spells wait.
lesson-waiting-1-other = Nothing was waiting for you there. Your Stone Circle waits for a tile on the cell east of it.
lesson-waiting-2 = Waiting spells of Purple strike your new tile, and your wizard does not stop them. Take the Hut without walking into one.
lesson-waiting-2-right = The Hut is yours. And note: whoever controls a tile also casts the spells that wait on it.
lesson-waiting-2-a = A purple spell was waiting for that cell and struck your new tile, wizard or not. Come from another side.
lesson-waiting-2-other = The Hut is not yours yet. Its shield repels one golem, so send three, or use a red spell.
lesson-waiting-3 = A waiting spell belongs to the side that controls its tile when it goes off. Take Purple’s tile south of the Well from the lit cell, and its four golems come for you.
lesson-waiting-3-right = Your three golems took Purple’s tile first. Then its waiting spell went off, for you: five golems, dug in at once.
lesson-waiting-3-a = Purple still held the tile whose spell was waiting, so it struck yours. Turn the spell with three golems to that tile.
lesson-waiting-3-other = The waiting spell did not go off. It aims at the lit cell beside its tile.
lesson-waiting-4 = Purple placed a Fortress where two of your spells wait, with three golems and with one. The shields work anew against each: which goes first?
lesson-waiting-4-right = Of three golems one landed: contested, so no shield works any more. Then the single golem takes the Fortress.
lesson-waiting-4-a = The single golem was repelled, and of the three only one landed: contested. The big one first.
lesson-waiting-5 = French edition: the waiting spells of the others go first, yours last. Place a tile on the lit cell where both wait and keep control of it.
lesson-waiting-5-right = Only one purple golem got past the two shields: one against one. Then your two landed with no shield in the way.
lesson-waiting-5-a = Two purple golems got past one shield, and then the Hut’s shield worked against you: contested.
lesson-waiting-5-other = That is not the cell where both spells wait.
lesson-waiting-6 = Place a tile on the cell east of your Stone Circle, so that every spell waiting for it works for you.
lesson-waiting-6-right = Three golems took the purple tile in the south. Now both waiting spells are yours, and in either order five golems stay on your new tile.
lesson-waiting-6-a = Purple’s waiting spell went off against you. Take its tile with the same placement.
lesson-waiting-6-other = No waiting spell went off. The cell lies east of your Stone Circle.

## Expert: sieges
lesson-sieges = Expert: sieges
lesson-sieges-about = A tile falls when one side holds all four neighbours; shields and wizards do not help.
lesson-sieges-1 = Hold all four neighbours of a tile, and it falls: all other golems leave, and one of yours arrives. At the Well one neighbour is missing.
lesson-sieges-1-right = The ring is closed. Five dug-in golems leave the Well, shields or not, and one of yours arrives.
lesson-sieges-1-other = The ring is still open. Take the purple Stone Circle north of the Well.
lesson-sieges-2 = Your new tile counts for the ring too, and a wizard does not help against a siege. Take the tile with Purple’s wizard.
lesson-sieges-2-right = The purple golem left, one of yours arrived. The wizard stays, so the tile scores for nobody until it moves on.
lesson-sieges-2-a = Spells still fizzle there. Close the ring instead: one neighbour is missing.
lesson-sieges-2-other = The ring around the wizard is still open. Which neighbouring cell of that tile is empty?
lesson-sieges-3 = Purple holds three neighbours of your Fortress and will close the ring. Prevent it.
lesson-sieges-3-right = The ring stays open: for a siege all four neighbours must be Purple’s.
lesson-sieges-3-other = Purple can still close the ring with its next tile. Fill the empty cell south of the Fortress, or break the ring in the north or west.
lesson-sieges-4 = With three players, two sides can close a ring together. If they hold two neighbours each, the side that gained the last of them takes the middle. Take the Well.
lesson-sieges-4-right = You and Purple hold two neighbours each, and yours came last: three turquoise golems leave the Well, one of yours arrives.
lesson-sieges-4-other = One neighbour of the Well is still turquoise, in the west. Take it, and you are the last to join.
lesson-sieges-5 = Purple is dug in inside the Fortress. Make it fall this turn.
lesson-sieges-5-right = Two golems took the Hut in the south, one decided the Hut in the east: the ring is closed, and five golems leave the Fortress.
lesson-sieges-5-a = One neighbour more. The last one has to fall in the same turn.
lesson-sieges-5-other = The ring is open in two places. Find the cell that reaches both.

## Expert: the score
lesson-expert-score = Expert: the score
lesson-expert-score-about = With the expert rules, a single enemy golem makes a tile worth one point less.
lesson-expert-score-1 = Expert rules: a tile you hold is worth one point less while an enemy golem stands on it. Drive the last one out of your Fortress.
lesson-expert-score-1-right = More than five: the purple golem left first. The Fortress is worth 4 again instead of 3.
lesson-expert-score-1-a = Useful as well. But here, clear the Fortress: a sixth golem pushes the purple one out.
lesson-expert-score-1-other = Nothing changed in the Fortress. One golem more is enough.
lesson-expert-score-2 = It works the other way too: one golem of yours on Purple’s tile costs Purple a point. Cost Purple two points with one tile.
lesson-expert-score-2-right = One golem got into the Fortress, one landed on the Stone Circle: each is worth a point less, the Stone Circle nothing at all.
lesson-expert-score-2-a = One point less for Purple. From a cell beside both tiles it is two.
lesson-expert-score-2-other = Purple’s score did not fall. Let golems land on its tiles, and count the shields.
lesson-expert-score-3 = Two golems are left: one comes with the wizard, the other ends the game where it lands. Level is not enough, since Purple holds the Well. Find the point.
lesson-expert-score-3-right = One golem made the difference of one point. Your supply is empty, and you win.
lesson-expert-score-3-a = 10 to 10, and Purple holds the Well. Your last golem should clear a tile of yours or spoil one of Purple’s.
lesson-expert-score-3-b = Your last golem bounced off the shields and came back. Find a tile without a working shield.
lesson-expert-score-3-other = The last golem found no target or no room, so the game goes on. Where is one golem worth a point?
lesson-expert-score-4 = With one tile, drive Purple out of your Fortress and send a golem to the purple Stone Circle in the north-east.
lesson-expert-score-4-right = The Fortress holds five of yours, dug in, and the Stone Circle is worth nothing to Purple any more.
lesson-expert-score-4-a = The Fortress is all yours. The same tile could reach the Stone Circle as well.
lesson-expert-score-4-b = The Stone Circle is spoiled for Purple. Clear the Fortress with the same tile.
lesson-expert-score-4-other = Neither happened. Look for the cell beside both.

## Alone against Suramun
lesson-solo = Alone against Suramun
lesson-solo-about = Walk over your golems to empty tiles, while Suramun mirrors every step.
lesson-solo-1 = You are Purple, and the three lower rows are yours. Enter on the lowest row where your tile puts five golems on three tiles.
lesson-solo-1-right = Your wizard brought a golem. Suramun’s wizard appeared opposite, in the top row, turned the tile there over and cast first; then you cast.
lesson-solo-1-a = Five golems, but Suramun reached one of the tiles as well: contested. Try the column beside it.
lesson-solo-1-b = Only three golems came: some spells found no tile. Look for a tile whose two spells both hit.
lesson-solo-2 = Now you walk: over tiles with your golems, to an empty one. Suramun always goes opposite and casts first, and near the border that may hit you. Choose a tile that you keep.
lesson-solo-2-right = Suramun cast from the mirror cell, your tile stayed yours, and you cast all its spells.
lesson-solo-2-a = Suramun cast first, and the tile is not yours: wizards guard nothing here, and without control you do not cast.
lesson-solo-2-refused-a = Your golems stand there. You may pass over that tile, but must end on an empty one.
lesson-solo-2-refused-b = Your wizard must move; it cannot stay where it is.
lesson-solo-2-refused-c = No path of your golems leads there.
lesson-solo-3 = Your golems form a path to the north. Walk over it to the first row of Suramun’s land and turn a hidden tile over.
lesson-solo-3-right = The tile stays upside down, so its spells point the other way. And Suramun’s wizard came to your land, opposite, and cast the spells of your tile there.
lesson-solo-3-other = That is closer to home. Your path leads north, to the hidden tile in the same column.
lesson-solo-4 = When your wizard can reach no empty tile any more, the game ends and is counted. Choose the last step.
lesson-solo-4-right = No empty tile can be reached any more: the game ends, 20 to 18 for you.
lesson-solo-4-a = There Suramun’s spells bring more than yours. Look what would be cast from the mirror cell.
lesson-solo-5 = Suramun has one golem left, so the game ends as Suramun’s wizard steps on the mirror cell. Tiles with a wizard count for nobody, and a tie is lost. Win.
lesson-solo-5-right = Suramun’s wizard ends on a Hut that Suramun holds, and the Hut counts for nobody: you win 18 to 17.
lesson-solo-5-a = A tie: Suramun wins it. Which of Suramun’s tiles should that wizard end on?
lesson-solo-5-b = Suramun has more points. Where would that wizard cost Suramun something?

## Suramun’s three levels
lesson-levels = Suramun’s three levels
lesson-levels-about = Apprentice, journeyman, master: what counts for Suramun at each level.
lesson-levels-1 = Apprentice: each side counts the tiles it holds. Suramun has three golems left and will run out now: choose your last step.
lesson-levels-1-right = Suramun cast until the supply was empty, and the game ended at once: you win 19 to 18.
lesson-levels-1-a = There the last golems bring Suramun too much. Compare what is cast from the two mirror cells.
lesson-levels-2 = Journeyman: contested tiles count for Suramun, who has one golem left and will end on the mirror cell. Give up the tile that costs you less.
lesson-levels-2-right = The contested tiles count for Suramun, and still you are ahead: 24 to 22.
lesson-levels-2-a = Suramun’s wizard ended on your better tile, which now counts for nobody. The other one is cheaper.
lesson-levels-3 = Master: each tile of yours with a Suramun golem on it is worth one point less to you. Find the step that still wins.
lesson-levels-3-right = Some of your tiles lose a point, and 22 to 19 is still enough.
lesson-levels-3-a = 19 to 19, and a tie is lost. Compare what Suramun’s wizard does on each mirror cell.
lesson-levels-4 = Master again. One step wins at once.
lesson-levels-4-right = Suramun’s supply is empty, and the game ends: you win 20 to 15.
lesson-levels-4-a = Suramun has more: count contested tiles for Suramun, and one point less for each of your tiles with a Suramun golem.
lesson-levels-4-other = The game goes on. One of your steps ends it in your favour.

## The guided first game
coach-welcome = Welcome! With these two tiles you can begin well: keep them, and off we go.
coach-begin = You know it all: choose a tile, rotate it, place it. Plenty of golems on the Mana Well would be a fine start.
coach-guard = Purple’s wizard guards the tile it stands on: a spell aimed there is lost. Aim anywhere else.
coach-dug-in = Five golems of one side: dug in, with one more shield. And no sixth golem fits.
coach-repelled = The shields take their share. Send more golems, or use a red spell.
coach-overflow = More than five for one tile: golems of the attacked side leave first and go back to their supply.
coach-fortress = A Fortress: four points and two shields. Your wizard guards it for one round; think of what comes then.
coach-red-spell = Your red spell can get past shields. Look for a place from which it hits, exactly as far away as it shows diamonds.
coach-contested = A tile is contested: level in front, and nobody has it. One golem more decides, and its shields do not work.
coach-two-at-once = One of your placements takes two tiles at once. Can you see it?
coach-own-supply = Your supply is running low. When one is empty the game ends at once, so be ahead by then.
coach-their-supply = Purple’s supply is running low. When one is empty the game ends at once, so be ahead by then.
coach-ends = This ends the game here. Look at the score in the preview first.
coach-last-tile = Your last tile counts nothing with the wizard on it. Only its spells matter.
coach-deck-empty = Your deck is empty: only the tiles in your hand are left.
coach-over = Look at what each tile brought. Whoever holds the Mana Well wins the ties.
