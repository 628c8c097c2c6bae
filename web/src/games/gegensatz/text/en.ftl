# The board
geg-codex-tag = codex
geg-codex-is = Codex: { $colour }
geg-codex-means = { $colour } counts 0 in a duel and cannot be used in a paradox
geg-codex-means-solo = { $colour } cannot be used in a paradox
geg-codex-next = next: { $colour }
geg-codex-label = Codex colour: { $colour }. Next: { $next }. { $supply } crystals in the supply.
geg-codex-card = The codex card was { $card }.
geg-why = why?
geg-supply = supply
geg-holds = { $name } holds
geg-known = known
geg-unseen = unseen
geg-removed = removed
geg-axis-past = your past · same colour or symbol
geg-axis-future = your future · the exact number
geg-axis-past-of = { $name }’s past · same colour or symbol
geg-axis-future-of = { $name }’s future · the exact number
geg-crystals = { $crystals } of { $target } crystals
geg-pile = Draw pile: { $pile } cards
geg-drawn = Drawn card: { $card }
geg-stones = { $stones } of { $full } time stones
geg-shrine = Shrine: { $cards }
geg-shrine-empty = The shrine is empty
geg-shrine-give = Return { $card } to the box
geg-duel-title = Duel!

# Why a place can be reached
geg-why-steps =
    { $steps ->
        [one] { $steps } step forward
       *[other] { $steps } steps forward
    }
geg-why-colour = same colour
geg-why-symbol = same symbol
geg-why-side = take this side
geg-why-place = start here
geg-why-replace = replace

# What a place is called
geg-slot = Position { $position }, { $card }.
geg-slot-codex = Codex colour.
geg-slot-mine = Your wand.
geg-slot-theirs = Your opponent’s wand.
geg-slot-wand = { $name }’s wand.
geg-slot-legal = Can be chosen: { $why }.
geg-slot-duel = A duel would follow.
geg-hand-card = Hand card { $number }, { $card }.
geg-card-known = Known to everyone.
geg-can-choose = Can be played.
geg-can-remove = Can be removed.

# A move before it is made
geg-title-play = Swap { $card } for { $taken }?
geg-detail-play = To position { $position }: { $how }. You leave { $card } there and take { $taken } into your hand.
geg-verb-play = Swap
geg-title-place = Start beside { $taken }?
geg-detail-place = Your wand goes to position { $position }.
geg-verb-place = Place
geg-title-take = Paradox: take the { $side }?
geg-detail-take = Your relics are shuffled and swapped with these.
geg-verb-take = Take the { $side }
geg-title-decline = Decline the paradox?
geg-detail-decline = You keep your hand as it is.
geg-verb-decline = Decline
geg-title-sit-out = Sit out?
geg-detail-sit-out = You draw a card and replace one in the timeline with it.
geg-verb-sit-out = Sit out
geg-title-form = Paradox: remove { $card }?
geg-detail-form = { $card } leaves the game; the top card of the pile takes its place.
geg-verb-form = Form the paradox
geg-title-replace = Replace { $taken }?
geg-detail-replace = At position { $position }, it makes room for { $cards }.
geg-verb-replace = Replace
geg-title-return = Return { $card }?
geg-detail-return = This removes { $card } from the shrine for good.
geg-verb-return = Return

# What it would bring
geg-paradox-ready = Paradox possible
geg-duel-later = A duel follows
geg-duel = Duel: you { $own }, opponent { $other }
geg-duel-chances = win { $win }%, lose { $lose }%
geg-crystal = Crystal: { $from } → { $to } of { $target }
geg-codex-turns = Codex turns { $colour }
geg-taken = become your hand
geg-shrine-gets = joins the shrine
geg-leaves = leaves the game
geg-stone =
    { $stones ->
        [0] Uses the last time stone: a card is drawn
        [one] Uses a time stone; one is left
       *[other] Uses a time stone; { $stones } are left
    }
geg-draw =
    { $pile ->
        [0] The last card of the pile is drawn
        [one] A card is drawn; one is left
       *[other] A card is drawn; { $pile } are left
    }
geg-stones-back = { $stones } time stones return
geg-wins =
    { $chance ->
        [100] This wins the game
       *[other] May win the game: { $chance }%
    }
geg-loses =
    { $chance ->
        [100] This loses the game
       *[other] May lose the game: { $chance }%
    }
geg-nothing-more = Nothing else happens

# The table read aloud
geg-say-codex = Codex colour: { $colour }.
geg-say-hand = Your hand: { $cards }.
geg-say-row = Timeline from left to right: { $cards }.
geg-say-wand = Your wand is at position { $position }.
geg-say-other-wand = Your opponent’s wand is at position { $position }.
geg-say-crystals = You have { $crystals } of { $target } crystals.
geg-say-other-crystals = Your opponent has { $crystals }.
geg-say-known = Known to everyone of your hand: { $cards }.
geg-say-unseen = Unseen: { $cards }.
geg-say-removed = Removed from the game: { $cards }.
geg-say-solo = { $stones } time stones, { $pile } cards in the pile.

# A relic, looked at
geg-card-number = The number is how many steps it carries you into the future, and its value in a duel.
geg-card-symbol = The symbol leads back to any relic on your left with the same symbol. Three of the same make a paradox.
geg-card-colour =
    { $suit ->
        [ash] An extinguished relic has no colour and is never part of a paradox.
        [sun] A solar flare is never a target, and a side that contains one cannot be taken for a paradox. Only a drawn card can replace it.
       *[other] The colour leads back to the same colour on your left. In the codex colour, a relic cannot be used in a paradox and counts zero in a duel.
    }

# Legend: what each thing on the table means
geg-legend-relic =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } into the future, or back to the same colour or symbol. No other relic shares two of its number, colour and symbol.
geg-legend-ash = Extinguished: a number and a symbol, no colour. You can travel with it, but not use it in a paradox.
geg-legend-sun = Solar flare: only two numbers. Never a target; blocks its side; leaves only when replaced.
geg-legend-number = How many steps it carries you into the future, and its value in a duel.
geg-legend-chevrons = The number again: one chevron for each step to the right.
geg-legend-symbol = Leads back to any relic on your left with the same symbol. Three of the same make a paradox.
geg-legend-colour = Green leaf, purple eye, red flame, blue drop. Leads back to the same colour on your left.
geg-legend-codex = In the codex colour: not for a paradox, zero in a duel. You may still travel with it.
geg-legend-position = The name of this place, the same for both players.
geg-legend-mine = Your wand: you are here. The relic beside your own wand is never a target.
geg-legend-theirs = Their wand: your opponent is here. If you land here, a duel follows.
geg-legend-past = To your left. Reached by the same colour or symbol, at any distance.
geg-legend-future = To your right. Reached only by a relic with the exact number.
geg-legend-why-steps = Into the future: the number matches exactly.
geg-legend-why-colour = Back into the past: this relic has the same colour as the one you play.
geg-legend-why-symbol = Back into the past: this relic has the same symbol as the one you play.
geg-legend-why-side = These three relics become your hand; yours are shuffled and laid here.
geg-legend-why-place = A relic in the codex colour: your wand may start here.
geg-legend-why-replace = Shares a number, colour or symbol with the drawn card; if nothing does, any card may go.
geg-legend-swords = Crossed swords: this move leads to a duel.
geg-legend-their-hand = Three relics. Those that once lay face up are shown; the others stay hidden until a duel.
geg-legend-back = A hidden relic: dealt at the start and not seen since.
geg-legend-known = Known: this relic once lay face up, so everyone knows who holds it.
geg-legend-unseen =
    { $cards ->
        [one] The only relic you see nowhere: it is the codex card.
       *[other] Relics you see nowhere: one is the codex card, the others are hidden in a hand.
    }
geg-legend-unseen-solo = Cards you have not seen yet: one relic is the codex card, the others lie in the draw pile.
geg-legend-removed = Cards that have left the game for good.
geg-legend-wheel = The current codex colour. Each crystal gained or stolen moves it on by one colour.
geg-legend-wheel-crystal = Marks the codex colour. It belongs to nobody and cannot be won.
geg-legend-next = The codex colour after the next crystal.
geg-legend-codex-card = The one relic that is out of play. It stays face down until the game is over.
geg-legend-supply = Crystals nobody owns yet. Paradoxes are paid from here.
geg-legend-crystals = Crystals won, and how many are still missing for victory.
geg-legend-paradox = After this swap your hand matches, and you can choose to form a paradox.
geg-legend-duel = The totals of both hands after this move; hidden relics make it a range.
geg-legend-chances = How likely each result is, given everything you know.
geg-legend-gain = Your crystals before and after.
geg-legend-turns = The codex colour after this move.
geg-legend-pile = Nine cards at the start. If it runs out before you reach your goal, you lose.
geg-legend-drawn = The card just drawn. It goes into the row, never into your hand.
geg-legend-stone = A move without a paradox uses one up. The last one makes you draw a card; then all return.
geg-legend-stone-spent = A time stone already spent.
geg-legend-shrine = Holds five relics you gave up. It needs every colour, number and symbol. After your last crystal, paradoxes only fill the shrine.

# The position editor
geg-edit-table = Table
geg-edit-exchange = Exchange
geg-edit-wand = Wand: { $name }
geg-edit-crystals = Crystals: { $name }
geg-edit-how-move = Press a relic to take it, then another one to exchange the two.
geg-edit-how-wand = Press the relic of the timeline at which this wand shall stand.
