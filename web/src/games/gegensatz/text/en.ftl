# The board
geg-codex-tag = codex
geg-codex-is = Codex: { $colour }
geg-codex-means = { $colour } counts 0 in a duel and not in a paradox
geg-codex-means-solo = { $colour } is barred from a paradox
geg-codex-next = next: { $colour }
geg-codex-label = Codex colour: { $colour }. Next: { $next }. { $supply } crystals in the supply.
geg-codex-card = The codex card was { $card }.
geg-why = why?
geg-supply = supply
geg-holds = { $name } holds
geg-known = known
geg-axis-past = your past · same colour or symbol
geg-axis-future = your future · exactly the number
geg-axis-past-of = past of { $name } · same colour or symbol
geg-axis-future-of = future of { $name } · exactly the number
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
        [one] { $steps } step ahead
       *[other] { $steps } steps ahead
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
geg-slot-wand = The wand of { $name }.
geg-slot-legal = Can be chosen: { $why }.
geg-slot-duel = A duel would follow.
geg-hand-card = Hand card { $number }, { $card }.
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
geg-detail-take = Your relics are shuffled and change places with these.
geg-verb-take = Take the { $side }
geg-title-decline = Decline the paradox?
geg-detail-decline = You keep your hand as it is.
geg-verb-decline = Decline
geg-title-sit-out = Sit out?
geg-detail-sit-out = You draw a card and replace one of the timeline with it.
geg-verb-sit-out = Sit out
geg-title-form = Paradox: remove { $card }?
geg-detail-form = Out of the game goes { $card }; the top card of the pile takes its place.
geg-verb-form = Form the paradox
geg-title-replace = Replace { $taken }?
geg-detail-replace = At position { $position }, it makes room for { $cards }.
geg-verb-replace = Replace
geg-title-return = Return { $card }?
geg-detail-return = This takes { $card } out of the shrine for good.
geg-verb-return = Return

# What it would bring
geg-paradox-ready = Paradox possible
geg-duel-later = A duel follows
geg-duel = Duel: you { $own }, opponent { $other }
geg-duel-chances = win { $win } %, lose { $lose } %
geg-crystal = Crystal: { $from } → { $to } of { $target }
geg-codex-turns = Codex turns { $colour }
geg-taken = become your hand
geg-shrine-gets = joins the shrine
geg-leaves = leaves the game
geg-stone =
    { $stones ->
        [0] The last time stone goes: a card is drawn
        [one] A time stone goes, one is left
       *[other] A time stone goes, { $stones } are left
    }
geg-draw =
    { $pile ->
        [0] The last card of the pile
        [one] A card is drawn, one is left
       *[other] A card is drawn, { $pile } are left
    }
geg-stones-back = { $stones } time stones return
geg-wins =
    { $chance ->
        [100] This wins the game
       *[other] May win the game: { $chance } %
    }
geg-loses =
    { $chance ->
        [100] This loses the game
       *[other] May lose the game: { $chance } %
    }
geg-nothing-more = Nothing else happens

# The table read aloud
geg-say-codex = Codex colour: { $colour }.
geg-say-hand = Your hand: { $cards }.
geg-say-row = Timeline from left to right: { $cards }.
geg-say-wand = Your wand is at position { $position }.
geg-say-other-wand = The other wand is at position { $position }.
geg-say-crystals = You have { $crystals } of { $target } crystals.
geg-say-other-crystals = Your opponent has { $crystals }.
geg-say-solo = { $stones } time stones, { $pile } cards in the pile.

# A relic, looked at
geg-card-number = The number says how many steps it carries you into the future, and what it is worth in a duel.
geg-card-symbol = The symbol leads back to any relic on your left with the same symbol. Three alike make a paradox.
geg-card-colour =
    { $suit ->
        [ash] An extinguished relic has no colour and is never part of a paradox.
        [sun] A solar flare is never a target, and a side with one cannot be taken for a paradox. Only a drawn card can replace it.
       *[other] The colour leads back to the same colour on your left. In the codex colour a relic is of no use for a paradox and counts zero in a duel.
    }

# Legend: what each thing on the table means
geg-legend-relic =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    } into the future, or back to the same colour or symbol. Any two of number, colour and symbol occur together only here.
geg-legend-ash = Extinguished: number and symbol, no colour. You can travel with it; in a paradox it has no place.
geg-legend-sun = Solar flare: two numbers only. Never a target; blocks its side; leaves only when replaced.
geg-legend-number = Steps it carries you into the future, and its value in a duel.
geg-legend-chevrons = The number again: one chevron for each step to the right.
geg-legend-symbol = Leads back to any relic on your left with the same symbol. Three alike make a paradox.
geg-legend-colour = Green leaf, purple eye, red flame, blue drop. Leads back to the same colour on your left.
geg-legend-codex = In the codex colour: no use for a paradox, zero in a duel. Travelling with it is fine.
geg-legend-position = The name of this place, the same for both players.
geg-legend-mine = Your wand: you are here. The relic beside your own wand is never a target.
geg-legend-theirs = Their wand: your opponent is here. Land at this place and a duel follows.
geg-legend-past = To your left. Reached by the same colour or symbol, at any distance.
geg-legend-future = To your right. Reached by exactly the number of a relic.
geg-legend-why-steps = Into the future: the number fits exactly.
geg-legend-why-colour = Back into the past: this relic has the same colour as the one you play.
geg-legend-why-symbol = Back into the past: this relic has the same symbol as the one you play.
geg-legend-why-side = These three relics become your hand; yours are shuffled and laid here.
geg-legend-why-place = A relic in the codex colour: your wand may start here.
geg-legend-why-replace = Shares number, colour or symbol with the drawn card; if nothing does, any card may go.
geg-legend-swords = Crossed swords: this move leads to a duel.
geg-legend-their-hand = Three relics. Those that lay open are shown; the others stay hidden until a duel.
geg-legend-back = A hidden relic: dealt at the start and not shown yet.
geg-legend-known = Known: this relic lay open before, so everybody knows who holds it.
geg-legend-wheel = The codex colour now. Each crystal gained or stolen turns it one colour on.
geg-legend-wheel-crystal = Marks the codex colour. It belongs to nobody and cannot be won.
geg-legend-next = The codex colour after the next crystal.
geg-legend-codex-card = The one relic out of play. It stays face down until the game is over.
geg-legend-supply = Crystals nobody owns yet. Paradoxes are paid from here.
geg-legend-crystals = Crystals won, and those still missing for victory.
geg-legend-paradox = After this swap your hand matches, and you will be asked.
geg-legend-duel = The sums of both hands after this move; hidden relics make it a range.
geg-legend-chances = How likely each result is, by all you know.
geg-legend-gain = Your crystals before and after.
geg-legend-turns = The codex colour after this move.
geg-legend-pile = Nine cards at the start. Used up without your goal reached, the game is lost.
geg-legend-drawn = The card just drawn. It goes into the row, never into your hand.
geg-legend-stone = A move without a paradox removes one. The last one draws a card; then all return.
geg-legend-stone-spent = A time stone already spent.
geg-legend-shrine = Holds five relics you gave up. Needs every colour, number and symbol. Beyond your last crystal, paradoxes only fill it.
