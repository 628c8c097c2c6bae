# What the coach says in the lessons of Gegensatz: lesson-<lesson>-<step>[-part]
lesson-other = Allowed, but not what we are practising here. Look at the task again.
part-first = First steps
part-duel = The whole duel
part-solo = Solo
part-shrine = Shrine variant

# What is lit on the board, in words
light-slot = position { $what }
light-hand = { $what } in your hand
light-side =
    { $what ->
        [left] the left side
       *[right] the right side
    }
light-wand =
    { $what ->
        [own] your wand
       *[other] the other wand
    }
light-crystals =
    { $what ->
        [own] your crystals
       *[other] your opponent’s crystals
    }
light-button =
    { $what ->
        [decline] “decline”
        [sit-out] “sit out”
        [left] “left side”
       *[right] “right side”
    }
light-opponent-hand = your opponent’s hand
light-unseen = the unseen relics
light-codex = the codex
light-axis-past = your past
light-axis-future = your future
light-pile = the draw pile
light-drawn = the drawn card
light-stones = the time stones
light-shrine = the shrine

# How to play
howto-1 = Nine relics form the timeline. Your wand stands below it; your three relics lie in front of you.
howto-2 = Right is your future: a relic carries your wand exactly as many steps as its number.
howto-3 = Then you swap: your relic stays there, and the other one comes into your hand.
howto-4 = Left is your past: go back to any relic of the same colour or symbol, however far. The number does not matter.
howto-5 = Three relics of one colour, number or symbol make a paradox. It earns a crystal.
howto-6 = Your three relics are shuffled and change places with the three on one side of your wand. Where both sides are complete, you choose.
howto-7 = Every crystal turns the codex: green, purple, red, blue, green. Relics in that colour spoil a paradox and count zero in a duel.
howto-8 = Red 3 would be the third 3, but red is the codex colour. It has to be purple 3.
howto-9 = Land beside the other wand and you duel. Add up both hands: the higher total steals a crystal, if the loser has one.
howto-10 = Equal totals? Each side shows one random relic, and the higher one wins. If they are equal too, nothing happens.
howto-11 = Before the first turn, the relic at position 0 sets the codex colour. Place your wand beside a relic of that colour.
howto-12 = The fifth crystal wins at once.

## Forward and back
lesson-travel = Forward and back
lesson-travel-about = A number carries you into the future, a colour or a symbol back into the past.
lesson-travel-1 = This row is the timeline; your wand stands at position 4. Play green 3: its number carries you exactly three steps to the right, into your future.
lesson-travel-1-right = You left green 3 there and took green 4. Every move is such a swap, so you always hold three relics.
lesson-travel-1-a = A 1 goes one step. That works, but try the long jump first: green 3.
lesson-travel-1-b = You went to the left, into your past. That comes next; first go to the right.
lesson-travel-2 = To the left lies your past. Go back with a relic of the same colour: green to green or purple to purple, however far it is.
lesson-travel-2-right = Same colour, any distance: that is the way back.
lesson-travel-2-a = Purple 2 is a feather like green 1: symbols work too, and they come next. Now find the same colour.
lesson-travel-2-b = Ring to ring: symbols work too, and they come next. Now find the same colour.
lesson-travel-2-c = You met the other wand, which means a duel. More about that soon; find the same colour elsewhere.
lesson-travel-2-d = One step ahead is your future. Look to the left for the same colour.
lesson-travel-3 = A symbol carries you back as well. Blue 3 bears a feather: play it onto the other feather on your left.
lesson-travel-3-right = Feather to feather. The number of a relic never matters on the way back.
lesson-travel-3-a = Red to red is the same colour, and allowed. This time look for the second feather.
lesson-travel-3-b = That led to the right, by the number. Look for the feather on your left.
lesson-travel-4 = At the left end you have no past, only numbers count. Fetch the blue 4 with the star: which relic reaches it exactly?
lesson-travel-4-right = Exactly three steps, no more and no less. Into the future only the number counts.
lesson-travel-4-a = A 1 goes one step, to green 3. The star lies three steps away.
lesson-travel-5 = On your own now: fetch the relic with the star.
lesson-travel-5-right = Key to key. Well travelled!
lesson-travel-5-a = Purple 2 and green 2 share only the number, and that does not lead back. Which relic shares its colour or its symbol?
lesson-travel-5-other = That took another relic. To the left you need the same colour or the same symbol.
lesson-travel-6 = And once more: fetch the relic with the star.
lesson-travel-6-right = Right: the 4s would run past the end of the row, and that is not allowed.
lesson-travel-6-other = That led into your past. The star lies two steps to the right.

## Three of a kind
lesson-paradox = Three of a kind
lesson-paradox-about = Three relics of one colour, number or symbol make a paradox and earn a crystal.
lesson-paradox-1 = Two of your relics are purple. Fetch a third one without giving a purple relic away.
lesson-paradox-1-right = Three purple relics, and purple is not the codex colour.
lesson-paradox-1-a = That also reaches purple 4, but you paid with a purple relic: still only two.
lesson-paradox-1-b = Purple 1 left your hand. You want three purple relics.
lesson-paradox-2 = A paradox! It earns a crystal, and your three relics change places with the three beside your wand. Take them.
lesson-paradox-2-right = One crystal of five. The crystal also turned the codex: from red to blue.
lesson-paradox-2-a = You may decline, but then nothing happens. A crystal is waiting: take it.
lesson-paradox-2-refused-a = There are not three relics on your left. A side can only be taken whole: take the right one.
lesson-paradox-3 = You hold three 1s, but blue is the codex colour now, and a paradox must not contain it. Swap blue 1 for purple 1.
lesson-paradox-3-right = Three 1s, none of them blue.
lesson-paradox-3-a = Purple 1 is yours, but blue 1 is still in your hand and spoils the set.
lesson-paradox-3-other = That breaks the set. Get rid of blue 1, and take purple 1 for it.
lesson-paradox-4 = Here both sides have three relics. Point at each of them to see your new hand, then choose.
lesson-paradox-4-right = Two crystals! Colour, number or symbol: any three of a kind will do.
lesson-paradox-4-a = Declining brings you nothing here. Choose a side and take the crystal.
lesson-paradox-5 = On your own: one move makes a paradox. Find it.
lesson-paradox-5-right = Three skulls, none of them blue.
lesson-paradox-5-other = No paradox from that. You need three of one colour, number or symbol, and none in the codex colour.
lesson-paradox-6 = Once more. Mind the codex colour.
lesson-paradox-6-right = Three 3s without red. Now you know how crystals are made.
lesson-paradox-6-a = Three 3s, but red 3 has the codex colour: no paradox.
lesson-paradox-6-other = No paradox from that. Two of your relics are 3s: look for a third that is not red.

## When wands meet
lesson-duel = When wands meet
lesson-duel-about = Whoever lands beside the other wand starts a duel; the higher total steals a crystal.
lesson-duel-1 = Their wand stands two steps ahead. Land there and you duel: the hand with the higher total steals a crystal.
lesson-duel-1-right = 10 against 7: their crystal is yours, and the codex turns.
lesson-duel-1-other = A quiet move. Their wand is at position 6: which relic goes two steps?
lesson-duel-2 = Purple is the codex colour and counts zero, so they only have 5. Two of your relics reach their wand: which one can you spare?
lesson-duel-2-right = 6 against 5. You fight with the hand you hold after the swap, and it still had the 4.
lesson-duel-2-a = You gave your 4 away: 4 against 5, and they steal a crystal from you.
lesson-duel-2-other = A quiet move. Attack their wand at position 3, with blue 2 or blue 4.
lesson-duel-3 = Nobody owns a crystal yet, so a lost duel costs nothing. Play green 1 onto their wand and have a look at their hidden hand.
lesson-duel-3-right = 4 against 9: lost, yet there was nothing to steal. Now both hands are known.
lesson-duel-3-other = A quiet move. Their wand stands one step ahead.
lesson-duel-4 = On your own: three of your relics reach their wand. Win the duel.
lesson-duel-4-right = Red counts zero, so red 2 was free to go: 7 against 6.
lesson-duel-4-a = Purple 4 was your best relic: 3 against 6.
lesson-duel-4-b = 5 against 6: close, but lost.
lesson-duel-4-other = A quiet move. Their wand is at position 4.

## Where to begin
lesson-start = Where to begin
lesson-start-about = Place your wand beside a relic in the codex colour, and see the row from the other side.
lesson-start-1 = The relic at position 0 sets the first codex colour: green. Start your wand beside a green relic, with room on both sides.
lesson-start-1-right = Four relics on each side: plenty of future and past.
lesson-start-1-a = Allowed, but nothing lies to your left: you would begin without a past.
lesson-start-1-b = Allowed, but only one step of future is left there.
lesson-start-1-refused-a = Blue 3 lies there. Your wand starts beside a relic in the codex colour, and that is green.
lesson-start-2 = They chose the same place. Placing never starts a duel; take your first turn as you like.
lesson-start-2-right = Off you go. Every duel from now on comes from a move.
lesson-start-3 = Across the table your future is still on your right, but the position numbers go down. Fetch the purple 4 with the star.
lesson-start-3-right = Two steps to your right, from 4 to 2.
lesson-start-3-other = Not the star. Count two steps to your right.
lesson-start-4 = And your past lies on your left, at the higher numbers. Fetch the blue 3 with the star.
lesson-start-4-right = Feather to feather, as always.
lesson-start-4-other = Not the star. Which of your relics is blue or bears a feather?
lesson-start-5 = On your own, still across the table: choose a start with both future and past.
lesson-start-5-right = Five relics ahead, three behind.
lesson-start-5-a = Position 0 is your right end now: no future at all.
lesson-start-5-b = Position 8 is your left end now: no past at all.

## Which side?
lesson-sides = Which side?
lesson-sides-about = Look at what you take in a paradox, and keep a set together for the next one.
lesson-sides-1 = Make a paradox.
lesson-sides-1-right = Three purples.
lesson-sides-1-a = Purple 1 is yours, but purple 3 is gone: still two.
lesson-sides-1-b = No third purple there. Purple 1 lies three steps ahead.
lesson-sides-2 = Look before you take: the codex will turn blue. The right side holds two blue relics, the left side three greens.
lesson-sides-2-right = Chance decides the order of your purples; your wand and red 3 stay. They know your new hand: it lay face up.
lesson-sides-2-a = A crystal too, but blue is barred now: two of your three new relics are useless for a while.
lesson-sides-2-b = Then you keep three purples and win nothing. Take a side.
lesson-sides-3 = You hold three greens, but a paradox needs a move first. Swap a green relic for the fourth green one, and the set survives.
lesson-sides-3-right = Green for green.
lesson-sides-3-other = That breaks the set. The fourth green relic lies at position 0.
lesson-sides-4 = At the end of the row only the right side has three relics. Take it.
lesson-sides-4-right = They match again! But one paradox a turn is the limit: keep them for your next turn.
lesson-sides-4-a = No need to wait: the set would have to survive another swap.
lesson-sides-4-refused-a = Nothing lies to your left. Take the right side.
lesson-sides-5 = On your own: three keys, one of them in the codex colour. Make a paradox.
lesson-sides-5-right = Green went, blue came, and the keys stayed together.
lesson-sides-5-a = Blue 4 is a key, but green 2 is still in your hand.
lesson-sides-5-other = The keys are no longer together. Swap the green one for another key.
lesson-sides-6 = Make a paradox here. Choosing the side comes next.
lesson-sides-6-right = Three 2s.
lesson-sides-6-other = No paradox from that. Two of your relics are 2s.
lesson-sides-7 = Now the side.
lesson-sides-7-right = Three purples, and the codex is green: well chosen.
lesson-sides-7-a = Two of these are green, and green is the codex colour from now on.
lesson-sides-7-b = A crystal was waiting. Take a side.

## Paradox, then duel
lesson-clash = Paradox, then duel
lesson-clash-about = A paradox beside the other wand changes the hand you fight with, so think before you form it.
lesson-clash-1 = Their wand stands beside green 1. Go there with green 2: first comes the paradox, then the duel.
lesson-clash-1-right = Three 1s.
lesson-clash-1-other = Not there. Green leads back to green 1, beside their wand.
lesson-clash-2 = You will duel with the relics you take now, and red will count zero. They will have 6: which side beats that?
lesson-clash-2-right = A crystal made and a crystal stolen, in one turn.
lesson-clash-2-a = 3 and 1, and red 3 counts zero: 4 against 6. You made a crystal and lost it again.
lesson-clash-2-b = Then your three 1s had to duel: 3 against 8, and your crystal is gone.
lesson-clash-3 = Here you can land beside their wand with three 4s. Do it.
lesson-clash-3-right = Three 4s, and you are asked about the paradox.
lesson-clash-3-other = Not there. Green 2 goes two steps, to red 4.
lesson-clash-4 = Either side would leave you with 4 against 9. Decline, and your three 4s duel instead: 12 against 6.
lesson-clash-4-right = You steal a crystal and keep a strong hand. Nobody is told that you declined.
lesson-clash-4-a = One crystal made, one lost: 4 against 9. They end up with more than you.
lesson-clash-5 = On your own: go to their wand and make a paradox there.
lesson-clash-5-right = Three 2s.
lesson-clash-5-other = Their wand is at position 3, beside purple 2.
lesson-clash-6 = Left, right or decline?
lesson-clash-6-right = 9 against 8. Two crystals in one turn.
lesson-clash-6-a = 3 against 8: lost.
lesson-clash-6-b = 6 against 9: lost.
lesson-clash-7 = And this one: go to their wand.
lesson-clash-7-right = Three reds.
lesson-clash-7-other = Their wand is at position 3, three steps ahead.
lesson-clash-8 = Left, right or decline?
lesson-clash-8-right = 7 against 3. Sometimes the best paradox is the one you keep.
lesson-clash-8-a = 2 against 9: lost.
lesson-clash-8-b = 7 against 9: lost.

## Equal totals
lesson-ties = Equal totals
lesson-ties-about = In a tie chance shows one relic of each hand: know your odds before you fight.
lesson-ties-1 = 7 against 7 is a tie: each side reveals one random relic, and the higher one wins. Five of nine pairs win for you, three lose: try it.
lesson-ties-1-right = Purple 4 against green 3: you win the tie-break, and with it a crystal.
lesson-ties-1-other = A quiet move. Blue 2 goes two steps, onto their wand.
lesson-ties-2 = A duel at position 5 would be a tie as well, but blue counts zero in the tie-break too: three pairs win, four lose, two change nothing. Play elsewhere.
lesson-ties-2-right = Wise. A tie is worth it only when the odds are yours.
lesson-ties-2-a = Blue 1 against blue 3: zero each, so the duel is drawn and nothing moves. That could have cost a crystal.
lesson-ties-3 = On your own: two of your relics reach their wand. Choose the one that wins for sure.
lesson-ties-3-right = 8 against 4: purple counted zero anyway.
lesson-ties-3-a = 4 against 4 leaves it to chance. The other one wins for sure.
lesson-ties-3-other = A quiet move. Their wand is at position 3.

## What is hidden
lesson-known = What is hidden
lesson-known-about = Work out what they may hold, and see what they know about you.
lesson-known-1 = Four relics are unseen: their hand and the codex card. Fetch the blue 4 with the star, then watch what they take.
lesson-known-1-other = Not the star. Count two steps to the right.
lesson-known-2 = They played green 3 and took purple 1: it is known now, and three relics stay unseen. Of your hand they know only blue 4. Play it again, and your others stay hidden.
lesson-known-2-right = It works both ways: whatever is taken from the row is known to everybody until it leaves the hand.
lesson-known-2-other = That put a hidden relic of yours on the table. Blue 4 is tagged as known: play that one.
lesson-known-3 = Their hidden relic is red 3 or blue 1. With blue 1, green 1 would give them three 1s: take green 1, and stay safe from a duel.
lesson-known-3-right = Safe in both cases. You hold 7, and they cannot beat that here.
lesson-known-3-a = Green 1 is gone, but red 4 follows you there and takes your green 4: their 5 or 6 against your 5.
lesson-known-3-other = If blue 1 is hidden there, red 4 takes green 1, and they have a paradox.
lesson-known-4 = Their hand is partly hidden, so they own no crystal: gaining one would have shown it. A duel here can only cost you something; play elsewhere.
lesson-known-4-right = Right: never fight for nothing.
lesson-known-4-a = Blue 4 was hidden: 5 against 6, and a crystal is lost. A win would have brought you nothing.
lesson-known-5 = On your own: their hidden relic is green 1 or purple 3. Find the one move that is safe in both cases.
lesson-known-5-right = Green 4 was the one they might have needed.
lesson-known-5-a = Green 1 was hidden there, and green 4 keeps their set together: a paradox.

## On your guard
lesson-guard = On your guard
lesson-guard-about = See what they could do next, and take it away or step out of reach.
lesson-guard-1 = They hold green 2 and red 2, and blue 2 lies next to their wand, in their future. Take it first.
lesson-guard-1-right = Their paradox is gone, at least for a turn.
lesson-guard-1-a = Blue 1 carries them one step to blue 2: three 2s, a paradox. Take blue 2 away.
lesson-guard-2 = You own three crystals, and they hold 9 against your 3. Find a place they cannot reach: not with 2, 3 or 4 steps, nor by a match.
lesson-guard-2-right = Out of reach. A duel needs both wands at one place.
lesson-guard-2-a = Blue 4 carries them four steps, right onto your wand.
lesson-guard-2-b = Blue 3 carries them three steps, right onto your wand.
lesson-guard-2-c = Purple 3 lies there now: purple 2 by its colour and blue 4 by its key lead back to you.
lesson-guard-3 = On your own: find the only safe move.
lesson-guard-3-right = Blue 3 would have been their third feather.
lesson-guard-3-a = Blue 1 leads them back to blue 3: with green 1 and red 4 that makes three feathers.

## The fifth crystal
lesson-win = The fifth crystal
lesson-win-about = The fifth crystal wins at once: take it, or keep them from taking it.
lesson-win-1 = You have four crystals. Their wand stands beside red 1, and they would win a duel: go there all the same.
lesson-win-1-right = Three 1s: the paradox comes before the duel.
lesson-win-1-other = Not there. Red leads back to red 1: three 1s.
lesson-win-2 = The fifth crystal ends the game at once. No exchange, no duel: take it.
lesson-win-2-right = Victory!
lesson-win-2-a = Then the duel comes, 3 against 7, and they steal a crystal.
lesson-win-3 = Four against four: whoever wins a duel wins the game, no matter whose turn it is. Three relics reach their wand; choose.
lesson-win-3-right = Red counts zero, so red 3 could go: 8 against 7. Victory!
lesson-win-3-a = 6 against 7: they get their fifth crystal, on your turn.
lesson-win-3-other = A quiet move, but you could win at once.
lesson-win-4 = They need one crystal, and their 8 beats you. They hold 1, 3 and 4: find the place they cannot reach.
lesson-win-4-right = Two steps away, and they have no 2.
lesson-win-4-a = You walked into the duel yourself: 4 against 8. They win.
lesson-win-4-b = Purple 3 carries them to you, and they win the duel.
lesson-win-4-c = Purple 4 carries them to you, and they win the duel.
lesson-win-4-d = Red 2 lies there now: purple 4 leads back to it by its skull, and they win the duel.
lesson-win-4-e = Red 2 lies there now: the skull of purple 4 leads them right to you, and they win the duel.
lesson-win-4-f = Purple 1 carries them to you, and they win the duel.
lesson-win-5 = On your own: make the paradox that wins.
lesson-win-5-right = Three blues.
lesson-win-5-other = That does not win. Two of your relics are blue.
lesson-win-6 = Finish it.
lesson-win-6-right = Five crystals. Victory!
lesson-win-6-a = The fifth crystal was yours. Take it.
lesson-win-7 = And now defend: only one move does not lose.
lesson-win-7-right = Red 1 was their winning relic.
lesson-win-7-a = A duel you lose, 2 against 4: their fifth crystal.
lesson-win-7-b = Green 2 leads them back to red 1: three 1s, and they win.

## Alone with time
lesson-solo = Alone with time
lesson-solo-about = Alone you play against the draw pile: what a paradox costs, and what time stones are for.
lesson-solo-1 = Alone you need five crystals before the draw pile of nine is used up. Place your wand beside a purple relic, in the middle.
lesson-solo-1-right = Three time stones are your patience.
lesson-solo-1-a = Allowed, but you would begin without a past.
lesson-solo-1-b = Allowed, but only one step of future is left.
lesson-solo-2 = You hold two skulls. Play blue 4 to green 4: from there green leads back to the third skull.
lesson-solo-2-right = A move without a paradox costs a time stone: two are left.
lesson-solo-2-a = You drew a card from the pile instead of moving. That comes later; now play blue 4.
lesson-solo-2-other = That costs a time stone too. Follow the plan this time: play blue 4 to green 4.
lesson-solo-3 = Now go back to green 3: the third skull.
lesson-solo-3-right = Three skulls, none of them purple.
lesson-solo-3-other = Not that. Green 4 leads back to green 3.
lesson-solo-4 = Alone, a paradox costs one of its three relics: it leaves the game, and a card from the pile takes its place. Choose one.
lesson-solo-4-right = The pile brought a solar flare. It goes into the row, never into your hand.
lesson-solo-4-a = Then you lose a time stone and win nothing.
lesson-solo-5 = Now choose the side. Your two relics and the drawn card are shuffled and laid there.
lesson-solo-5-right = One crystal, no time stone lost. Easy gives you four time stones; hard asks for six crystals.
lesson-solo-6 = On your own: find the paradox.
lesson-solo-6-right = Three reds, and no time stone lost.
lesson-solo-6-a = Sitting out costs a card of the pile. There is a paradox to be found.
lesson-solo-6-other = That costs a time stone. Two of your relics are red: look for the third.

## Ash and fire
lesson-flares = Ash and fire
lesson-flares-about = Solar flares block the way, extinguished relics spoil a paradox.
lesson-flares-1 = A solar flare burns beside your wand. You can never land on it, but it counts as a step: fetch the green 4 with the star.
lesson-flares-1-right = Two steps, right across the flare.
lesson-flares-1-other = Not the star. It lies two steps ahead, the flare included.
lesson-flares-1-refused-a = One step ahead burns the solar flare, and it is never a target.
lesson-flares-2 = Grey relics are extinguished: no colour left, only number and symbol. Go back to the extinguished key.
lesson-flares-2-right = Key to key. A missing colour never matches anything.
lesson-flares-2-other = Not there. Which of your relics bears a key?
lesson-flares-3 = Three rings, but one is extinguished, and that bars a paradox. Swap it for a ring with a colour.
lesson-flares-3-right = Now all three have a colour.
lesson-flares-3-a = Blue 2 is yours, but the extinguished ring is still in your hand.
lesson-flares-3-other = No paradox from that. Swap the grey ring for blue 2, a ring as well.
lesson-flares-4 = A side with a flare in it cannot be taken. Two sets are within reach, three 4s or three keys: which one leaves you a free side?
lesson-flares-4-right = The right side is free of flares.
lesson-flares-4-a = Three keys, but the only side there holds a flare: no paradox, and a time stone is gone.
lesson-flares-4-other = No set from that. Look for the third 4 or the third key.
lesson-flares-5 = On your own: find the paradox.
lesson-flares-5-right = Ring to ring brought the third red.
lesson-flares-5-other = No paradox from that. The grey relic has to go.

## Stones and the pile
lesson-time = Stones and the pile
lesson-time-about = Spend the last time stone, sit out when it helps, and win with the last card.
lesson-time-1 = This move will cost your last time stone. Play blue 4 back to purple 3.
lesson-time-1-right = The last stone is gone, so the pile turns over a card: purple 1.
lesson-time-1-a = Sitting out would spare the stone, and draw a card as well. First see what the last stone does.
lesson-time-1-other = That costs the last stone as well. Take purple 3 this time.
lesson-time-2 = Purple 1 must replace a card with the same number, colour or symbol. Get rid of the solar flare.
lesson-time-2-right = A flare matches by either of its numbers. All four time stones are back.
lesson-time-2-a = Allowed, but the flare stays in your way. It shows a 1 as well.
lesson-time-3 = Green 3 would make three 3s, but the flare beside it blocks the only side. Sit out: draw a card instead of moving.
lesson-time-3-right = Blue 2: it fits the flare 2/4.
lesson-time-3-a = Three 3s, but the side holds a flare: no paradox, and a time stone is gone.
lesson-time-3-other = That costs a time stone, and the flare stays. Sit out this time.
lesson-time-4 = Put it where it helps you.
lesson-time-4-right = The way is free, and both stones are still there.
lesson-time-4-other = Allowed, but the flare still blocks the side.
lesson-time-5 = Now the three 3s.
lesson-time-5-right = A paradox at last.
lesson-time-5-a = That would cost another card. The paradox is ready.
lesson-time-5-other = Fetch green 3 with blue 1: three 3s.
lesson-time-6 = All three 4s lead onto the flare, and there is no past at the left end. Only sitting out is left.
lesson-time-6-right = A forced rest, but it costs no time stone.
lesson-time-7 = The extinguished skull fits a skull or a 4. Choose the card that opens your way.
lesson-time-7-right = The flare is gone, and four steps ahead there is a place to land.
lesson-time-7-a = Allowed, but you still could not move next turn.
lesson-time-8 = On your own: one card, one stone, four crystals. Only a paradox saves you.
lesson-time-8-right = Three blues.
lesson-time-8-a = Sitting out draws the last card, and the game is lost. Look for the paradox.
lesson-time-8-other = The last stone draws the last card, and the game is lost. Look for the paradox.
lesson-time-9 = Give one of them up.
lesson-time-9-right = The pile is empty, but the turn is not over.
lesson-time-9-a = Then the last stone draws the last card, and the game is lost.
lesson-time-10 = And take the side.
lesson-time-10-right = The fifth crystal counts before the empty pile. Victory!
lesson-time-10-refused-a = A solar flare lies on the left side, so it cannot be taken. Take the right one.

## The shrine
lesson-shrine = The shrine
lesson-shrine-about = Relics you give up fill the shrine; to win, it must show every colour, number and symbol.
lesson-shrine-1 = Relics that leave the game go to the shrine; to win, it must show every colour, number and symbol. First, make a paradox.
lesson-shrine-1-right = Three 1s.
lesson-shrine-1-other = No paradox from that. Two of your relics are 1s.
lesson-shrine-2 = The shrine lacks green, the numbers 1 and 2, and the feather. Which of your 1s fills most of that?
lesson-shrine-2-right = Green, 1 and feather at once: only a 2 is missing now.
lesson-shrine-2-a = That adds only the number 1. Green 1 adds three things.
lesson-shrine-2-b = The shrine needs relics, and you need crystals.
lesson-shrine-3 = Take the side.
lesson-shrine-3-right = Four crystals, four relics in the shrine. It holds five at most.
lesson-shrine-3-refused-a = Nothing lies to your left. Take the right side.
lesson-shrine-4 = Here the shrine is full, but shows neither purple nor a 2. Make the paradox.
lesson-shrine-4-right = Three purples.
lesson-shrine-4-other = No paradox from that. Two of your relics are purple.
lesson-shrine-5 = Which purple relic does the shrine need?
lesson-shrine-5-right = Purple and a 2 at once. But six relics are one too many.
lesson-shrine-5-a = Purple, yes, but then no 2 is in the shrine.
lesson-shrine-5-b = The last crystal is in reach. Form the paradox.
lesson-shrine-6 = Return one relic to the box, so that everything is still shown.
lesson-shrine-6-right = Every colour, number and symbol is still there.
lesson-shrine-6-a = Then no skull is left in the shrine.
lesson-shrine-6-b = Then no ring is left in the shrine.
lesson-shrine-6-c = Then red and the number 1 are missing.
lesson-shrine-6-d = Then purple and the 2 are missing.
lesson-shrine-7 = Take the side, and the game.
lesson-shrine-7-right = Five crystals and a complete shrine: victory!
lesson-shrine-7-refused-a = There are not three relics on your left. Take the right side.
lesson-shrine-8 = On your own: five crystals are yours, but the shrine is not complete. The flare 2/4 was drawn: what shall it replace?
lesson-shrine-8-right = Red and a skull: exactly what was missing.
lesson-shrine-8-other = Allowed, but the shrine lacks both red and a skull. One relic of the row brings both.
lesson-shrine-9 = And which relic goes?
lesson-shrine-9-right = Complete, with the last card but one. Victory!
lesson-shrine-9-other = Then something is missing again.

# What the coach says in the first game: coach-<remark>
coach-last-own = One more crystal and you win. From now on look first at what they could win next turn.
coach-last-other = They need one more crystal. Look first at what they could win next turn, then at your own plans.
coach-misses-paradox = A paradox is within reach this turn, but not with this move. Will you look for it?
coach-loses-duel = Careful: look at the sums. This duel would cost you a crystal.
coach-paradox = A paradox! First look at the hand it would give you, then take it.
coach-first-crystal = Your first crystal of five. It turned the codex: relics in the new colour are barred from paradoxes and count zero in duels.
coach-two-sides = Two sides to choose from. Avoid the next codex colour; the codex shows which one that is.
coach-sure-duel = Their wand is within reach, and your hand is stronger. Shall we steal a crystal?
coach-their-duel = They could land on you and win the duel. Move out of their reach, or grow stronger.
coach-their-third = They need just one more relic for a paradox. Can you take it, or put something else there?
coach-tie = Equal sums, so chance showed one relic each. A tie is a gamble: look at the odds beforehand.
coach-duel = Both hands are open now. Hands stay as they are; only a crystal may change owner.
coach-their-paradox = They made a crystal. Their new hand lay open before, so you know all of it.
coach-their-swap = Their future lies on your left, their past on your right. What they took stays open as known.
coach-first-paradox = Two of your relics have something in common. Can you swap the other one for a third of that kind?
coach-no-past = You begin without a past, so only numbers count. Jump to the right and look for two relics alike.
coach-place = Start beside a relic in the codex colour. A place near the middle leaves you room on both sides.
coach-pause = You know how it goes by now. If you like, stop here: the game is kept, and you can go on later.
