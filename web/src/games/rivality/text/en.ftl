# The board
riv-battlefield = Battlefield
riv-turn = Turn { $turn } of { $turns }
riv-hand = Your hand
riv-deck =
    { $count ->
        [0] The deck is empty
        [one] Deck: { $count } tile
       *[other] Deck: { $count } tiles
    }
riv-dug = dug in
riv-suramun = Suramun
riv-unknown-tile = Unknown tile
riv-hidden-tile = Hidden tile
riv-remove-which = Whose golem is removed?
riv-points =
    { $points ->
        [one] point
       *[other] points
    }
riv-golems =
    { $golems ->
        [one] golem
       *[other] golems
    }
riv-tiles = deck + { $hand }
riv-score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
riv-score-golems =
    { $golems ->
        [one] { $golems } golem in the supply
       *[other] { $golems } golems in the supply
    }
riv-score-tiles = { $deck } tiles in the deck, { $hand } in hand

# What a cell is called
riv-cell = { $name }, { $cell }:
riv-cell-empty = Empty cell { $cell }.
riv-cell-worth =
    { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } { $shields ->
        [0] no shield.
        [one] { $shields } shield.
       *[other] { $shields } shields.
    }
riv-holds = { $colour } controls it.
riv-contested = Contested.
riv-contested-by = Contested: { $colours }.
riv-empty = Empty.
riv-cell-golems = Golems: { $golems }.
riv-cell-wizard = { $colour }’s wizard stands here.
riv-cell-waits =
    { $golems ->
        [one] A spell to the { $direction } waits for a tile on { $cell }: { $golems } golem.
       *[other] A spell to the { $direction } waits for a tile on { $cell }: { $golems } golems.
    }
riv-cell-threat = { $colour } controls { $held } of its 4 neighbours: a siege threatens.
riv-cell-spells = Spells: { $spells }.
riv-cell-choose = Can be chosen.
riv-cell-latest = Laid last.
riv-cell-then = Then: { $then }.
riv-spell =
    { $golems ->
        [one] { $direction } { $range }: { $golems } golem
       *[other] { $direction } { $range }: { $golems } golems
    }{ $breaks ->
        [yes] , breaks shields
       *[no] {""}
    }
riv-hand-tile = Tile { $number } in hand, { $name }:
riv-can-choose = Can be placed.

# Written on the board while a move is looked at
riv-then-yours = you take it
riv-then-theirs = { $colour } takes it
riv-then-contested = contested
riv-then-nobody = nobody’s
riv-tip-broken =
    { $landed ->
        [one] shields broken · { $landed } lands
       *[other] shields broken · { $landed } land
    }
riv-tip-repelled = { $repelled } repelled
riv-tip-some-repelled =
    { $landed ->
        [one] { $repelled } repelled · { $landed } lands
       *[other] { $repelled } repelled · { $landed } land
    }
riv-tip-delayed =
    { $landed ->
        [one] triggered · { $landed } lands
       *[other] triggered · { $landed } land
    }
riv-tip-lost = fizzles
riv-tip-blocked = blocked
riv-tip-waits = waits
riv-tip-undone = nobody casts it

# A move before it is made
riv-title-place = Place the { $tile } on { $cell }?
riv-detail-place = {""}
riv-verb-place = Place
riv-title-keep = Keep this hand?
riv-detail-keep = You play with these two tiles.
riv-verb-keep = Keep the hand
riv-title-redraw = Redraw both tiles?
riv-detail-redraw = You draw two new tiles, and these go back into the deck. Only once.
riv-verb-redraw = Redraw
riv-title-cast = Cast to the { $direction } next?
riv-detail-cast = Your supply may not last for all spells.
riv-verb-cast = Cast
riv-title-remove = Remove a golem of { $colour }?
riv-detail-remove = A tile holds five golems; this one goes back to its supply.
riv-verb-remove = Remove
riv-title-cast-delayed = Cast the waiting spell of { $cell } next?
riv-detail-cast-delayed = All waiting spells that aim at the new tile are cast, one after the other.
riv-verb-cast-delayed = Cast
riv-title-besiege = Besiege the { $tile } on { $cell } next?
riv-detail-besiege = All other golems leave the tile, and one of yours comes.
riv-verb-besiege = Besiege
riv-title-enter = Enter on { $cell }?
riv-detail-enter = Your wizard brings one golem. Suramun’s wizard appears on { $mirror } and casts first.
riv-verb-enter = Enter
riv-title-go = Move to { $cell } ({ $tile })?
riv-detail-go = Your wizard brings one golem. Suramun’s wizard goes to { $mirror } and casts first.
riv-verb-go = Move

# What it would bring
riv-way-N = North
riv-way-E = East
riv-way-S = South
riv-way-W = West
riv-fx-by = { $colour },
riv-fx-delayed = delayed,
riv-fx-landed =
    { $landed ->
        [0] { $direction } { $range }: nothing happens
        [one] { $direction } { $range }: { $landed } golem lands
       *[other] { $direction } { $range }: { $landed } golems land
    }
riv-fx-broken =
    { $landed ->
        [one] { $direction } { $range }: breaks the shields, { $landed } golem lands
       *[other] { $direction } { $range }: breaks the shields, { $landed } golems land
    }
riv-fx-some =
    { $landed ->
        [one] { $direction } { $range }: { $repelled } repelled, { $landed } lands
       *[other] { $direction } { $range }: { $repelled } repelled, { $landed } land
    }
riv-fx-none = { $direction } { $range }: { $repelled } repelled, none lands
riv-fx-short = only { $summoned } of { $strength } in the supply
riv-fx-then-yours = { $tile } is yours
riv-fx-then-theirs = { $tile } is { $colour }’s
riv-fx-then-contested = { $tile } is contested
riv-fx-then-nobody = { $tile } is nobody’s
riv-fx-lost = { $direction } { $range }: no tile, fizzles
riv-fx-blocked = { $direction } { $range }: blocked by a wizard
riv-fx-waits = { $direction } { $range }: no tile yet, waits
riv-fx-undone = A waiting spell is lost: nobody controls its tile
riv-fx-removed =
    { $removed ->
        [one] { $tile }: { $removed } golem of { $colour } leaves
       *[other] { $tile }: { $removed } golems of { $colour } leave
    }
riv-fx-siege = Siege: { $colour } takes the { $tile }
riv-fx-no-spells = You do not hold your tile: no spells
riv-fx-supply = { $colour }’s supply is empty: the game ends
riv-fx-end = The game ends
riv-fx-wins =
    { $you ->
        [yes] You win
       *[no] { $colour } wins
    }
riv-fx-solo-won = You win
riv-fx-solo-lost = You lose
riv-fx-reveals =
    { $count ->
        [0] Unknown tiles decide the rest
        [one] An unknown tile is turned over
       *[other] { $count } unknown tiles are turned over
    }
riv-fx-ask-cast = You choose the order of the spells
riv-fx-ask-remove = You choose whose golem leaves
riv-fx-ask-delayed = You choose the order of the waiting spells
riv-fx-ask-siege = You choose the order of the sieges
riv-fx-points-you = You { $from } → { $to }
riv-fx-points = { $name } { $from } → { $to }

# The table read aloud
riv-say-turn = Turn { $turn }.
riv-say-side =
    { $points ->
        [one] { $colour }: { $points } point,
       *[other] { $colour }: { $points } points,
    } { $golems ->
        [one] { $golems } golem in the supply.
       *[other] { $golems } golems in the supply.
    }
riv-say-wizard = { $colour }’s wizard stands on { $cell }.
riv-say-hand = Your hand: { $tiles }.
riv-say-tiles =
    { $count ->
        [0] No tile holds a golem.
        [one] One tile holds golems:
       *[other] { $count } tiles hold golems:
    }

# The final scoring
riv-scoring = Final scoring
riv-scoring-tile = Tile
riv-scoring-cell = Cell
riv-scoring-why = Why
riv-scoring-points = Points
riv-scoring-nobody = Nobody
riv-because-control = control
riv-because-well = tie won by the Well
riv-because-contested = contested
riv-because-wizard = wizard on it
riv-because-reduced = 1 less: enemy golem
riv-mark-well = Well
riv-mark-contested = contested
riv-mark-wizard = wizard
riv-mark-reduced = enemy −1
