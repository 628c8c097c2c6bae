# Before a player resigns
resign-ask-teams = The game ends at once; you and your partner lose.

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
riv-score-tiles =
    { $deck ->
        [0] no tiles in the deck, { $hand } in hand
        [one] { $deck } tile in the deck, { $hand } in hand
       *[other] { $deck } tiles in the deck, { $hand } in hand
    }

# What a cell is called
riv-cell = { $tile }:
riv-cell-empty = Empty cell { $place }.
riv-cell-worth =
    { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } { $shields ->
        [0] no shield.
        [one] { $shields } shield.
       *[other] { $shields } shields.
    }
riv-holds =
    { $side-is ->
        [you] You control it.
       *[other] { $side } controls it.
    }
riv-contested = Contested.
riv-contested-by = Contested: { $sides }.
riv-empty = Empty.
riv-cell-golems = Golems: { $golems }.
riv-cell-wizard =
    { $side-is ->
        [you] Your wizard stands here.
       *[other] { $side }’s wizard stands here.
    }
riv-cell-waits =
    { $golems ->
        [one] A spell to the { $direction } waits for a tile { $place }: { $golems } golem.
       *[other] A spell to the { $direction } waits for a tile { $place }: { $golems } golems.
    }
riv-cell-threat =
    { $side-is ->
        [you] You control { $held } of its 4 neighbours: a siege threatens.
       *[other] { $side } controls { $held } of its 4 neighbours: a siege threatens.
    }
riv-cell-spells = Spells: { $spells }.
riv-cell-choose = Can be chosen.
riv-cell-latest = Placed last.
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
riv-then-theirs = { $side } takes it
riv-then-contested = contested
riv-then-nobody = held by nobody
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
riv-title-place = Place { $tile } { $place }?
riv-detail-place = {""}
riv-verb-place = Place
riv-prompt-keep = Your hand does not qualify for a mulligan. Keep it.
riv-title-keep = Keep this hand?
riv-detail-keep = You play with these two tiles.
riv-verb-keep = Keep the hand
riv-title-redraw = Redraw both tiles?
riv-detail-redraw = You draw two new tiles and return these to the deck. You can do this only once.
riv-verb-redraw = Redraw
riv-title-cast = Cast to the { $direction } next?
riv-detail-cast = Your supply may not last for all spells.
riv-verb-cast = Cast
riv-title-remove = Remove one of { $side }’s golems?
riv-detail-remove = A tile holds five golems; this one returns to its supply.
riv-verb-remove = Remove
riv-title-cast-delayed = Cast the waiting spell of the tile { $place } next?
riv-detail-cast-delayed = All waiting spells that aim at the new tile are cast, one after the other.
riv-verb-cast-delayed = Cast
riv-title-besiege = Besiege { $there } next?
riv-detail-besiege = All other golems leave the tile, and one of yours arrives.
riv-verb-besiege = Besiege
riv-title-enter = Enter on { $cell }?
riv-detail-enter = Your wizard brings one golem. Suramun’s wizard appears on { $mirror ->
        [unknown] the mirror image of this cell
       *[other] { $mirror }
    } and casts first.
riv-verb-enter = Enter
riv-title-go = Move to { $cell } ({ $tile })?
riv-detail-go = Your wizard brings one golem. Suramun’s wizard goes to { $mirror ->
        [unknown] the mirror image of this cell
       *[other] { $mirror }
    } and casts first.
riv-verb-go = Move

# What it would bring
riv-way-N = North
riv-way-E = East
riv-way-S = South
riv-way-W = West
riv-fx-by = { $side },
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
riv-fx-then-theirs = { $tile } is { $side }’s
riv-fx-then-contested = { $tile } is contested
riv-fx-then-nobody = nobody holds { $tile }
riv-fx-lost = { $direction } { $range }: no tile, fizzles
riv-fx-blocked = { $direction } { $range }: blocked by a wizard
riv-fx-waits = { $direction } { $range }: no tile yet, waits
riv-fx-undone = A waiting spell is lost: nobody controls its tile
riv-fx-removed =
    { $side-is ->
        [you] { $removed ->
            [one] { $tile }: { $removed } of your golems leaves
           *[other] { $tile }: { $removed } of your golems leave
        }
       *[other] { $removed ->
            [one] { $tile }: { $removed } golem of { $side } leaves
           *[other] { $tile }: { $removed } golems of { $side } leave
        }
    }
riv-fx-siege =
    { $side-is ->
        [you] Siege: you take the { $tile }
       *[other] Siege: { $side } takes the { $tile }
    }
riv-fx-no-spells = You do not hold this tile: no spells
riv-fx-supply =
    { $side-is ->
        [you] Your supply is empty: the game ends
       *[other] { $side }’s supply is empty: the game ends
    }
riv-fx-end = The game ends
riv-fx-wins =
    { $side-is ->
        [you] You win
       *[other] { $side } wins
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
riv-fx-wizard = The new tile counts once your wizard leaves it
riv-fx-points-you = You { $from } → { $to }
riv-fx-points = { $name } { $from } → { $to }

# The table read aloud
riv-say-turn = Turn { $turn }.
riv-say-side =
    { $side-is ->
        [you] You
       *[other] { $side }
    }: { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } { $golems ->
        [one] { $golems } golem in the supply.
       *[other] { $golems } golems in the supply.
    }
riv-say-wizard =
    { $side-is ->
        [you] Your wizard stands { $place }.
       *[other] { $side }’s wizard stands { $place }.
    }
riv-say-hand = Your hand: { $tiles }.
riv-say-tiles =
    { $count ->
        [0] There are no golems on any tile.
        [one] One tile holds golems:
       *[other] { $count } tiles hold golems:
    }

# The final scoring
riv-scoring = Final scoring
riv-scoring-tile = Tile
riv-scoring-cell = Place
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

# Where a cell lies, seen from the Well; solo games have no Well and go by numbers
riv-side-N = north
riv-side-NE = north-east
riv-side-E = east
riv-side-SE = south-east
riv-side-S = south
riv-side-SW = south-west
riv-side-W = west
riv-side-NW = north-west
riv-place-well = on the Well
riv-place-near = { $way } of the Well
riv-place-far = { $cells } cells { $way } of the Well
riv-place-both = { $rows } { $along } and { $columns } { $across } of the Well
riv-place-cell = on { $cell }
riv-part-tile =
    { $tile-id ->
        [mw] the { $tile }
       *[other] { $tile } { $place }
    }

# What happened, told with places instead of coordinates
page-event-tile-placed =
    { $seat-is ->
        [you] You place { $tile } { $place },
       *[other] { $seat } places { $tile } { $place },
    } top edge facing { $rotation ->
        [0] { direction-N }
        [1] { direction-E }
        [2] { direction-S }
       *[other] { direction-W }
    }.
riv-part-you = you
riv-part-totals =
    { $sides ->
        [2] { $side-0 } { $points-0 }, { $side-1 } { $points-1 }
       *[other] { $side-0 } { $points-0 }, { $side-1 } { $points-1 }, { $side-2 } { $points-2 }
    }
page-event-deck-given =
    { $side-is ->
        [you] You play with the { $deck }.
       *[other] { $side } plays with the { $deck }.
    }
page-event-supply-exhausted =
    { $side-is ->
        [you] Your supply is empty: the game is over.
       *[other] { $side }’s supply is empty: the game is over.
    }
page-event-points-counted = Interim score: { riv-part-totals }.
page-event-game-scored = Final score: { riv-part-totals }.
page-event-game-won =
    { $tie ->
        [1] {"A tie! The Mana Well decides: "}
       *[other] {""}
    }{ $side-is ->
        [you] { $tie ->
            [1] you win.
           *[other] You win!
        }
       *[other] { $side } wins!
    }
page-event-victory-shared = A tie, and nobody controls the Mana Well: { $winners } share the victory!
page-event-wizard-set =
    { $side-is ->
        [you] Your wizard and 1 golem move to the tile { $place }.
       *[other] { $side }’s wizard and 1 golem move to the tile { $place }.
    }
page-event-spell-lost = The spell to the { $direction } fizzles: there is no tile there.
page-event-spell-blocked =
    { $side-is ->
        [you] The spell to the { $direction } fizzles: your wizard stands there.
       *[other] The spell to the { $direction } fizzles: { $side }’s wizard stands there.
    }
page-event-spell-waits = The spell to the { $direction } waits: there is no tile there yet.
page-event-delayed-spell-lost = The delayed spell of the tile { $source-place } is lost: nobody controls that tile.
page-event-golems-removed =
    { $side-is ->
        [you] Too many golems { $place }: you take { count-removed } back.
       *[other] Too many golems { $place }: { $side } takes { count-removed } back.
    }
page-event-tile-revealed = Revealed { $place }: { $tile }.
page-event-no-spells =
    { $side-is ->
        [you] You cast no spell: you do not control the tile { $place }.
       *[other] { $side } casts no spell: the tile { $place } is not under their control.
    }
riv-part-summoned =
    { $repelled ->
        [0]
            { $broken ->
                [0] { count-summoned } on { riv-part-tile }.
                [one] { count-summoned } on { riv-part-tile }, breaking { $broken } shield.
               *[other] { count-summoned } on { riv-part-tile }, breaking { $broken } shields.
            }
       *[other]
            { $landed ->
                [0]
                    { $summoned ->
                        [one] { count-summoned } on { riv-part-tile }, but the shields repel it.
                       *[other] { count-summoned } on { riv-part-tile }, but the shields repel them all.
                    }
               *[other] { count-summoned } on { riv-part-tile }, { $repelled } repelled by the shields, { count-landed }.
            }
    }
page-event-spell-cast =
    { $side-is ->
        [you] You cast { $direction }: { riv-part-summoned }
       *[other] { $side } casts { $direction }: { riv-part-summoned }
    }
page-event-delayed-spell-cast =
    { $side-is ->
        [you] You cast the delayed spell { $direction } from the tile { $source-place }: { riv-part-summoned }
       *[other] { $side } casts the delayed spell { $direction } from the tile { $source-place }: { riv-part-summoned }
    }
page-event-tile-besieged =
    Siege! { $side-is ->
        [you] You take
       *[other] { $side } takes
    } { riv-part-tile }{ $removed ->
        [0] {" with 1 golem."}
        [one] : { $removed } enemy golem leaves, and 1 new golem arrives.
       *[other] : { $removed } enemy golems leave, and 1 new golem arrives.
    }
page-event-tile-scored =
    { $side-is ->
        [you] You score
       *[other] { $side } scores
    } { count-points } for { riv-part-tile }{ $because-id ->
        [well] , contested but won through the Mana Well
        [contested] , a contested tile
       *[control] {""}
    }{ $reduced ->
        [1] , 1 less because of enemy golems.
       *[other] .
    }
page-event-tile-unscored =
    { $because-id ->
        [wizard] { $tile } { $place } scores for nobody: a wizard stands there.
       *[contested]
            { $tile-id ->
                [mw] The { $tile } scores for nobody: it is contested.
               *[other] { $tile } { $place } scores for nobody: it is contested.
            }
    }

# Tiles without their number, which only matters to those who type
page-tile-mw = { kind-mana_well }
page-tile-sc_a1 = { kind-stone_circle }
page-tile-sc_a2 = { kind-stone_circle }
page-tile-sc_a3 = { kind-stone_circle }
page-tile-sc_a4 = { kind-stone_circle }
page-tile-sc_a5 = { kind-stone_circle }
page-tile-hu_a1 = { kind-hut }
page-tile-hu_a2 = { kind-hut }
page-tile-hu_a3 = { kind-hut }
page-tile-hu_a4 = { kind-hut }
page-tile-fo_a1 = { kind-fortress }
page-tile-fo_a2 = { kind-fortress }
page-tile-fo_a3 = { kind-fortress }
page-tile-sc_b1 = { kind-stone_circle }
page-tile-sc_b2 = { kind-stone_circle }
page-tile-sc_b3 = { kind-stone_circle }
page-tile-sc_b4 = { kind-stone_circle }
page-tile-sc_b5 = { kind-stone_circle }
page-tile-hu_b1 = { kind-hut }
page-tile-hu_b2 = { kind-hut }
page-tile-hu_b3 = { kind-hut }
page-tile-hu_b4 = { kind-hut }
page-tile-fo_b1 = { kind-fortress }
page-tile-fo_b2 = { kind-fortress }
page-tile-fo_b3 = { kind-fortress }

# Legend: what each thing on the table means
riv-legend-coin = Points this tile scores for the side that holds it at the end.
riv-legend-coin-wizard = A tile with a wizard scores nothing: these points count once the wizard leaves.
riv-legend-shield = Shield: while anyone holds the tile, repels one golem of every enemy spell.
riv-legend-shields = Two shields: while anyone holds the tile, repel two golems of every enemy spell.
riv-legend-star = This tile belongs to the starred set of twelve. The other set has no star.
riv-legend-mana_well = Mana Well: 3 points, no shield. Its holder wins tied tiles and a tied score.
riv-legend-stone_circle = Stone Circle: 1 point, no shield.
riv-legend-hut = Hut: 2 points, 1 shield.
riv-legend-fortress = Fortress: 4 points, 2 shields.
riv-legend-held = Coloured frame: this side has more golems here than any other, so it holds the tile.
riv-legend-contested = Mixed frame: two or more sides are tied for the most golems. Nobody holds the tile.
riv-legend-empty = Dark frame: no golems here. Nobody holds the tile or scores it.
riv-legend-latest = Strong outline: the tile placed last.
riv-legend-spell = A spell: the number is how many golems it sends, the diamonds how many cells away they land, exactly, in this direction.
riv-legend-breaks = Red: breaks shields. All its golems land, no matter how many shields the tile has.
riv-legend-waiting = Small tab: a waiting spell. It goes off when a tile is placed there, for the side that then holds this tile.
riv-legend-printed = Small tabs: the spells of this tile as it lies. A wizard who moves here casts them.
riv-legend-golem = Golems: the side with the most holds the tile; it has room for five.
riv-legend-wizard = Wizard: spells of newly placed tiles aimed here fizzle. A tile with a wizard scores nothing.
riv-legend-wizard-solo = Wizard: casts the spells of its tile but does not protect it. A tile with a wizard scores nothing.
riv-legend-dug = Dug in: five golems of one side give one extra shield until one of them leaves.
riv-legend-threat = Crossed swords: one side holds this many of the four neighbours. With all four, the tile falls.
riv-legend-face-down = Nobody knows this tile yet. It is turned over when a wizard or golems arrive.
riv-legend-free = You may place a tile here: it shares an edge with another.
riv-legend-points = What this side would score if the game ended now.
riv-legend-supply = Golems left in the supply. When one side runs out, the game ends at once.
riv-legend-low = Five golems or fewer are left: the end may be near.
riv-legend-tiles = Tiles left in the deck, and tiles in hand.
riv-legend-turn = Tiles placed so far, including this turn, out of all tiles in the game.
riv-legend-suramun = Suramun’s points, golems and level. Suramun’s wizard always moves to the mirror image of your cell.
riv-legend-hand = One of your tiles. Choose it, rotate it, and place it beside another tile.
riv-legend-turn-it = Rotate the tile a quarter turn clockwise. Also R, the mouse wheel, or a tap on the tile.
riv-legend-deck = Your face-down tiles. You draw one after each turn, as long as there are any.
riv-legend-hidden = A tile in another player’s hand. Only they know it.
riv-legend-ruler = Numbers for talking about cells: the first grows eastwards, the second southwards.
riv-legend-repelled = This many golems bounce off the shields and return to the supply.
riv-legend-broken = The red spell ignores all shields here.
riv-legend-lands = Golems land exactly as many cells away as the spell has diamonds.
riv-legend-lost = There is no tile exactly there: the spell is lost.
riv-legend-blocked = A wizard stands there: the spell is lost.
riv-legend-waits = There is no tile there yet: the spell waits for one.
riv-legend-triggered = A waiting spell goes off and strikes the new tile.
riv-legend-undone = Nobody holds the tile of this waiting spell, so the spell is lost.
riv-legend-change = The points now and after this move.
riv-legend-scored = This side scores the tile.
riv-legend-scored-well = A contested tile, won by the side that holds the Mana Well.
riv-legend-scored-contested = Tied for the most golems, and the Well does not break the tie: nobody scores.
riv-legend-scored-wizard = A wizard stands here: nobody scores.
riv-legend-scored-reduced = One point less, because there is an enemy golem here.

# What speaks for a move, with places in words
riv-part-field =
    { $kind-id ->
        [mana_well] the { $kind }
       *[other] the { $kind } { $place }
    }
page-reason-siege = besieges { riv-part-field }, which falls
page-reason-takes-fortress = takes { riv-part-field }: { count-points }
page-reason-opens-ring = breaks the ring closing around { riv-part-field }
page-reason-breaks-shields = attacks { riv-part-field } and breaks its shields
page-reason-digs-out = breaks up the dug-in golems { $place }
page-reason-tips-tie = decides the contested tile { $place }
page-reason-takes-tile = takes { riv-part-field }: { count-points }
page-reason-evens = makes the enemy’s tile { $place } contested
page-reason-cleans = clears { riv-part-field } of enemies: { count-points } more
page-reason-spoils = costs the enemy { count-points } { $place }
page-reason-covers-left-tile = strengthens { riv-part-field } as the wizard moves on
page-reason-digs-in = gets the golems { $place } dug in
page-reason-strengthens = makes { riv-part-field } safer
page-reason-blocked = wastes a spell { $place }, where a wizard stands

# The position editor
riv-edit-field = Battlefield
riv-edit-turn = Turn
riv-edit-golems = Golems: { $side }
riv-edit-wizard = Wizard: { $side }
riv-edit-held = { $name } is held: press the cell where it shall lie, another tile to exchange the two, or the same one to let go.
riv-edit-laying = { $name } is held: press an empty cell to lay it there.
riv-edit-how-move = Press a tile, then a cell. To lay another tile, take it from a hand or a deck below, then press an empty cell. Golems of the tile that was pressed last are set below.
riv-edit-how-turn = Press tiles to turn them.
riv-edit-how-wizard = Press the tile on which this wizard shall stand; the same tile again takes the wizard off the table.
riv-edit-how-remove = Press tiles to put them under the deck of whoever laid them.
riv-edit-keys = Arrow keys go from cell to cell, Enter uses the chosen tool, Escape lets go.
