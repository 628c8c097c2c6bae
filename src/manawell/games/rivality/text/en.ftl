# The game
game-title = Rivality
game-about = Place tiles around the Mana Well, summon golems at exact range, and control more of the battlefield than your rivals – or than Suramun, if you play alone.
goal =
    { $mode ->
        [solo] Finish with more points than Suramun.
       *[other] Hold the most valuable tiles when tiles or golems run out.
    }
minute = { $mode ->
        [solo] You and Suramun are wizards on a map of 24 tiles, half of them yours. In each round your wizard walks to an empty tile and brings one golem; Suramun’s wizard goes to the mirror cell and does the same. Suramun’s tile casts first, then yours, if you hold it: each spell on its edges sends golems exactly as many cells away as it shows diamonds. The side with the most golems on a tile holds it. When a supply of golems is empty, or your wizard has nowhere to go, each tile scores its points for the side that holds it. You win if you have more points than Suramun.
       *[other] You and your rivals are wizards fighting for the land around the Mana Well. On your turn, place one of your two tiles beside another, rotated as you like. Your wizard and one golem come with it; then each spell on its edges sends golems exactly as many cells away as it shows diamonds. The side with the most golems on a tile holds it. When all tiles are placed, or a supply of golems is empty, you score the tiles you hold. The most points win.
    }

# Tiles: kind, deck (a plain, b starred) and number; they stand in sentences without an article
tile-mw = Mana Well
tile-sc_a1 = Stone Circle a1
tile-sc_a2 = Stone Circle a2
tile-sc_a3 = Stone Circle a3
tile-sc_a4 = Stone Circle a4
tile-sc_a5 = Stone Circle a5
tile-hu_a1 = Hut a1
tile-hu_a2 = Hut a2
tile-hu_a3 = Hut a3
tile-hu_a4 = Hut a4
tile-fo_a1 = Fortress a1
tile-fo_a2 = Fortress a2
tile-fo_a3 = Fortress a3
tile-sc_b1 = Stone Circle b1
tile-sc_b2 = Stone Circle b2
tile-sc_b3 = Stone Circle b3
tile-sc_b4 = Stone Circle b4
tile-sc_b5 = Stone Circle b5
tile-hu_b1 = Hut b1
tile-hu_b2 = Hut b2
tile-hu_b3 = Hut b3
tile-hu_b4 = Hut b4
tile-fo_b1 = Fortress b1
tile-fo_b2 = Fortress b2
tile-fo_b3 = Fortress b3

# Kinds, colours, directions, decks, seats; a colour names its side
kind-mana_well = Mana Well
kind-stone_circle = Stone Circle
kind-hut = Hut
kind-fortress = Fortress
colour-orange = Orange
colour-purple = Purple
colour-turquoise = Turquoise
direction-N = north
direction-E = east
direction-S = south
direction-W = west
deck-plain = plain deck
deck-starred = starred deck
seat-orange = Orange
seat-purple = Purple
seat-turquoise = Turquoise
seat-orange_1 = Orange 1
seat-purple_1 = Purple 1
seat-orange_2 = Orange 2
seat-purple_2 = Purple 2

# Phases: what you have to do now
phase-mulligan = keep your hand or redraw
phase-place = place a tile
phase-cast = choose the next spell
phase-remove = choose whose golem to remove
phase-delayed = choose the next delayed spell
phase-siege = choose the next siege
phase-enter = choose where your wizard enters
phase-move = move your wizard

# Steps: where in a turn or round the game stands
step-placing = Placing a tile
step-spells = Spells
step-delayed = Delayed spells
step-sieges = Sieges

# Options
option-mode = Game mode
option-mode-duel = Two-player game
option-mode-duel-about = Orange against Purple, with 12 tiles and 30 golems each.
option-mode-three = Three-player game
option-mode-three-about = Each player alone against two enemies, with 8 tiles and 20 golems each.
option-mode-teams = Team game
option-mode-teams-about = Two against two: partners share a wizard, a deck and a supply, but do not see each other’s hands.
option-mode-solo = Solo mode
option-mode-solo-about = You against Suramun, who mirrors every move of your wizard on a map of 24 tiles.
option-expert = Expert rules
option-expert-false = Base rules
option-expert-false-about = A spell without a target tile is lost, and a tile you control is worth its full points.
option-expert-true = Expert rules
option-expert-true-about = A spell without a target tile waits for one, a tile enclosed on all four sides falls in a siege, and a tile with an enemy golem is worth 1 point less.
option-solo_level = Level
option-solo_level-apprentice = Apprentice
option-solo_level-apprentice-about = Each side scores the tiles it controls, and you need more points than Suramun.
option-solo_level-journeyman = Journeyman
option-solo_level-journeyman-about = Suramun also scores every contested tile.
option-solo_level-master = Master
option-solo_level-master-about = Suramun also scores every contested tile, and each of your tiles with a Suramun golem on it is worth 1 point less.
option-edition = Edition
option-edition-de = German edition
option-edition-de-about = Every player may take a mulligan with a hand that qualifies; the active side casts its delayed spells first.
option-edition-fr = French edition
option-edition-fr-about = Only the first player may take a mulligan; the active side casts its delayed spells last.
option-solo_colour = Your colour
option-solo_colour-purple = Purple
option-solo_colour-purple-about = You play Purple, and Suramun plays Orange.
option-solo_colour-orange = Orange
option-solo_colour-orange-about = You play Orange, and Suramun plays Purple.
option-starred_side = Starred deck
option-starred_side-purple = Purple
option-starred_side-purple-about = Purple plays with the starred tiles, Orange with the plain ones.
option-starred_side-orange = Orange
option-starred_side-orange-about = Orange plays with the starred tiles, Purple with the plain ones.
option-starred_side-random = Random
option-starred_side-random-about = Chance decides who plays with the starred tiles.
option-first_player = First player
option-first_player-random = Random
option-first_player-random-about = Chance decides who begins.
option-first_player-0 = { seat-orange }
option-first_player-0-about = { seat-orange } goes first; in the team game { seat-orange_1 }.
option-first_player-1 = { seat-purple }
option-first_player-1-about = { seat-purple } goes first; in the team game { seat-purple_1 }.
option-first_player-2 = { seat-turquoise } or { seat-orange_2 }
option-first_player-2-about = { seat-turquoise } goes first; in the team game { seat-orange_2 }.
option-first_player-3 = { seat-purple_2 }
option-first_player-3-about = { seat-purple_2 } goes first.

# Counts and parts, for use in other messages
count-summoned =
    { $summoned ->
        [one] { $summoned } golem
       *[other] { $summoned } golems
    }
count-landed =
    { $landed ->
        [one] { $landed } lands
       *[other] { $landed } land
    }
count-removed =
    { $removed ->
        [one] { $removed } golem
       *[other] { $removed } golems
    }
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-tile =
    { $tile-id ->
        [mw] the { $tile } ({ $x }, { $y })
       *[other] { $tile } ({ $x }, { $y })
    }
part-summoned =
    { $repelled ->
        [0]
            { $broken ->
                [0] { count-summoned } on { part-tile }.
                [one] { count-summoned } on { part-tile }, breaking { $broken } shield.
               *[other] { count-summoned } on { part-tile }, breaking { $broken } shields.
            }
       *[other]
            { $landed ->
                [0]
                    { $summoned ->
                        [one] { count-summoned } on { part-tile }, but the shields repel it.
                       *[other] { count-summoned } on { part-tile }, but the shields repel them all.
                    }
               *[other] { count-summoned } on { part-tile }, { $repelled } repelled by the shields, { count-landed }.
            }
    }
part-totals =
    { $sides ->
        [2] { colour-orange } { $points-0 }, { colour-purple } { $points-1 }
       *[other] { colour-orange } { $points-0 }, { colour-purple } { $points-1 }, { colour-turquoise } { $points-2 }
    }

# Events: the log
event-deck-given = { $colour } plays with the { $deck }.
event-decks-mixed = The decks are dealt: 2 Fortresses and 6 other tiles each.
event-first-player-chosen =
    { $seat-is ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
event-hand-drawn =
    { $seat-is ->
        [you] You draw { $tiles }.
       *[other] { $seat } draws { $tiles }.
    }
event-hand-kept =
    { $seat-is ->
        [you] You keep your hand.
       *[other] { $seat } keeps their hand.
    }
event-hand-redrawn =
    { $seat-is ->
        [you] You take a mulligan and redraw.
       *[other] { $seat } takes a mulligan and redraws.
    }
event-tile-placed =
    { $seat-is ->
        [you] You place { $tile } on ({ $x }, { $y }),
       *[other] { $seat } places { $tile } on ({ $x }, { $y }),
    } top edge facing { $rotation ->
        [0] { direction-N }
        [1] { direction-E }
        [2] { direction-S }
       *[other] { direction-W }
    }.
event-wizard-set = { $colour }’s wizard moves to ({ $x }, { $y }) with 1 golem.
event-spell-cast = { $colour } casts { $direction }: { part-summoned }
event-delayed-spell-cast = { $colour } casts the delayed spell from ({ $source-x }, { $source-y }) { $direction }: { part-summoned }
event-spell-lost = The spell to the { $direction } fizzles: there is no tile on ({ $x }, { $y }).
event-spell-blocked = The spell to the { $direction } fizzles: { $colour }’s wizard stands on ({ $x }, { $y }).
event-spell-waits = The spell to the { $direction } waits: there is no tile on ({ $x }, { $y }) yet.
event-delayed-spell-lost = The delayed spell from ({ $source-x }, { $source-y }) to ({ $x }, { $y }) is lost: nobody controls its source tile.
event-golems-removed = Overflow on ({ $x }, { $y }): { $colour } takes { count-removed } back.
event-tile-besieged =
    { $removed ->
        [0] Siege! { $colour } takes { part-tile } with 1 golem.
        [one] Siege! { $colour } takes { part-tile }: { $removed } enemy golem leaves, and 1 { $colour } golem arrives.
       *[other] Siege! { $colour } takes { part-tile }: { $removed } enemy golems leave, and 1 { $colour } golem arrives.
    }
event-tile-revealed = Revealed on ({ $x }, { $y }): { $tile }.
event-no-spells = { $colour } casts no spell from ({ $x }, { $y }): it does not control this tile.
event-tile-drawn =
    { $seat-is ->
        [you] You draw { $tile }.
       *[other] { $seat } draws { $tile }.
    }
event-turn-skipped =
    { $seat-is ->
        [you] You have no tiles left, so your turn is skipped.
       *[other] { $seat } has no tiles left, so their turn is skipped.
    }
event-points-counted = Interim score: { part-totals }.
event-supply-exhausted = { $colour }’s supply is empty: the game is over.
event-tiles-used-up = All tiles are placed: the game is over.
event-way-closed = The wizard cannot reach an empty tile: the game is over.
event-tile-scored =
    { $because-id ->
        [well] { $colour } scores { count-points } for { part-tile }, contested but won through the Mana Well
        [contested] { $colour } scores { count-points } for { part-tile }, a contested tile
       *[control] { $colour } scores { count-points } for { part-tile }
    }{ $reduced ->
        [1] , 1 less because of enemy golems.
       *[other] .
    }
event-tile-unscored =
    { $because-id ->
        [wizard] { $tile } ({ $x }, { $y }) scores for nobody: a wizard stands there.
       *[contested]
            { $tile-id ->
                [mw] The { $tile } ({ $x }, { $y }) scores for nobody: it is contested.
               *[other] { $tile } ({ $x }, { $y }) scores for nobody: it is contested.
            }
    }
event-game-scored = Final score: { part-totals }.
event-game-won =
    { $tie ->
        [1] A tie! The Mana Well decides: { $colour } wins.
       *[other] { $colour } wins!
    }
event-victory-shared = A tie, and nobody controls the Mana Well: { $colours } share the victory!
event-solo-won =
    { $seat-is ->
        [you] You have more points than Suramun: you win!
       *[other] { $seat } has more points than Suramun and wins!
    }
event-solo-lost =
    { $seat-is ->
        [you] You do not have more points than Suramun: you lose.
       *[other] { $seat } does not have more points than Suramun and loses.
    }

# Refusals: what was wrong, and what the rule says
refusal-over = The game is over. No more moves can be played.
refusal-not-your-turn = It is not your turn. Players decide one after another, and right now it is another player’s decision.
refusal-other-decision = That is not the decision you are facing. Right now you have to { $phase }.
refusal-no-hands = There are no hands in solo mode. All tiles are already on the map; you move your wizard.
refusal-mulligan-over = It is too late for that. Hands are kept or redrawn before the first turn; right now you have to { $phase }.
refusal-no-mulligan = Your hand does not qualify for a mulligan: { $tiles }. You may redraw only if none of your tiles has a range-1 spell.
refusal-not-in-hand = You do not hold { $tile }. Choose from your hand: { $tiles }.
refusal-touches-nothing = The cell ({ $x }, { $y }) touches no tile. A new tile must share an edge with one on the battlefield.
refusal-cell-taken = The cell is taken by { part-tile }. A new tile needs an empty cell.
refusal-corner-only = The cell ({ $x }, { $y }) touches the battlefield only at a corner. A new tile must share an edge with one on the battlefield.
refusal-no-order = You cannot choose the order of the tile’s own spells now. You choose it only when two or more spells are live and your supply may not be enough for all of them; right now you have to { $phase }.
refusal-no-spell = { $tile } has no spell to the { $direction } as it lies. Only the spells printed on its edges can be cast.
refusal-spell-done = The spell to the { $direction } cannot be chosen. Either it has already been cast, or it is not live: there is no tile on its target cell, or a wizard blocks it.
refusal-no-choice = There is no golem to choose. Only in the three-player game can two enemies tie; otherwise the rule says whose golems are removed.
refusal-own-golem = { $colour } is your own colour. As long as there is an enemy golem on the tile, an enemy golem must be removed.
refusal-experts-only = This game has neither delayed spells nor sieges. They belong to the expert rules.
refusal-not-waiting = You have no delayed spell to cast from ({ $x }, { $y }). You cast each delayed spell once if it aims at the tile just placed and comes from a tile you control.
refusal-not-besieged = You are not besieging ({ $x }, { $y }). A siege needs control of all four neighbouring tiles, around a tile that you do not control.
refusal-solo-only = Your wizard does not walk in this game. It comes to every tile your side places; only in solo mode does it walk the map.
refusal-no-column = There is no column { $x }. Your wizard enters in one of the columns from 0 to { $last }.
refusal-off-map = The cell ({ $x }, { $y }) is outside the map. Columns run from 0 to 3, rows from 0 to 5.
refusal-stay = Your wizard is already on ({ $x }, { $y }). It must move; it cannot stay where it is.
refusal-occupied =
    { $own ->
        [0] There are Suramun golems on ({ $x }, { $y }). The destination must be empty, and you can pass only over tiles with at least one of your golems.
        [one] One of your golems is on ({ $x }, { $y }). You may pass over that tile, but the destination must be empty.
       *[other] { $own } of your golems are on ({ $x }, { $y }). You may pass over that tile, but the destination must be empty.
    }
refusal-no-path = No path leads to ({ $x }, { $y }). Every tile between start and destination must hold at least one of your golems.

# Why a position cannot be
impossible-solo-options = A solo game has a level and the colour of its player; no other game has.
impossible-solo-expert = The expert rules cannot be combined with the solo mode.
impossible-starred = One of two sides has the starred tiles; in the three-player game nobody has.
impossible-solo-colour = The player of a solo game is orange or purple.
impossible-hands = Hands and returned tiles do not fit the number of players who have a hand: { $players }.
impossible-sides = Supplies, wizards and decks do not fit the number of sides: { $sides }.
impossible-players = Who is first, who is active and who decides must be among the players: { $players }.
impossible-counts = Turns, answers and changes of control are counted from 0, and nobody answers twice.
impossible-two-places = This tile is in two places: { $tile }.
impossible-one-cell = Two tiles lie on the same cell.
impossible-tile-count = The number of this tile is wrong: { $tile }. The game has { $wanted }, this position has { $found }.
impossible-hand-size = A hand has at most { $most } tiles.
impossible-fortress-last = The bottom tile of a deck is never a Fortress.
impossible-other-set = A side has a tile of the other side’s set.
impossible-solo-map = The solo map has { $columns } columns and { $rows } rows, each cell with a tile.
impossible-solo-upright = Your tiles lie upright, Suramun’s upside down.
impossible-well = The Mana Well lies at (0, 0).
impossible-apart = All tiles of the battlefield hang together by their edges.
impossible-laid-by = Every tile but the Mana Well was placed by somebody.
impossible-face-down = Only in the solo mode do tiles lie face down.
impossible-golems = Each side has { $wanted } golems in its supply and on tiles together; one has { $found }.
impossible-supply-empty = A side without a golem in its supply has ended the game.
impossible-tile-full = A tile holds at most { $most } golems; there are more on this one: { $tile }.
impossible-golems-there = These golems cannot stand on the tile at ({ $x }, { $y }): their number must fit, for every side.
impossible-too-far = No tile can lie as far away as ({ $x }, { $y }): the farthest is { $most } steps from the Mana Well.
impossible-wizard = Each wizard on the battlefield stands on a tile of its own.
impossible-actor = A game in play waits for one of its players; a finished one waits for nobody and has a reason for its end.
impossible-phase = This decision does not belong to this step of the turn.
impossible-solo-wizards = After the first round both wizards are on the map.
impossible-nowhere = Without a tile in reach of your wizard the game is over.
impossible-nothing-to-place = Only the active player places a tile, and must have one in hand.
impossible-open-siege = A siege is still to be carried out before a tile is placed.
impossible-source = Spells come from a tile that lies on the battlefield.
impossible-removal = A golem to be removed is chosen only when exactly one too many stands on a tile in the three-player game.
impossible-removal-level = A golem to be removed is chosen only among two enemies with equally many.
impossible-caster = The active player chooses the order of the spells.
impossible-delayed-aim = A delayed spell aims at the tile just placed.
impossible-no-siege = There is no siege to choose.
impossible-order = An order is chosen only among two spells or more.

# Prompts: the decision you face now
prompt-mulligan = Keep your hand, or redraw if it qualifies for a mulligan.
prompt-place = Your turn: place a tile from your hand.
prompt-cast = Your supply may run out: choose the spell to cast next.
prompt-remove = The tile has one golem too many: choose which enemy takes one back.
prompt-delayed = Choose the delayed spell to cast next.
prompt-siege = Choose the siege to carry out next.
prompt-enter = Choose the column where your wizard enters.
prompt-move = Your turn: move your wizard to an empty tile.
prompt-waiting = Waiting for { $seat } to move.

# Help: the decision explained to a newcomer
help-mulligan = If none of your tiles has a range-1 spell, you cannot put a golem on the Mana Well with your first tile. Only such a hand qualifies for a mulligan: you draw 2 new tiles and shuffle the old ones into the deck. You may do this once; you must keep any other hand.
help-place = Your tile goes on an empty cell that shares an edge with a tile on the battlefield, rotated as you like. Your wizard and 1 golem come with it; then each of its spells summons golems on the tile that is exactly as many cells away as the spell has diamonds.
help-cast = Two or more spells of the tile are live, and your supply may not be enough for all of them, so you choose their order. The moment your supply is empty, the game ends and any remaining spells are not cast.
help-remove = A tile holds at most 5 golems. This one has one too many, and your two enemies have equally many on it, so you choose who takes a golem back into their supply.
help-delayed = Several waiting spells from tiles you control aim at the tile just placed. All of them must be cast, one after another, and the shields of the tile work anew against each; you choose the order.
help-siege = You are besieging several tiles at once. In a siege all enemy golems leave the tile and 1 of yours arrives; shields and wizards do not help. After each siege everything is checked again, so the order can matter.
help-enter = Your wizard enters on a tile of the entry row and brings 1 golem. Suramun’s wizard then appears on the mirror cell in the top row and casts first; after that you cast, if you still control your tile.
help-move = Your wizard walks from tile to tile, edge to edge, to an empty tile, face up or face down. Every tile on the way must hold at least one of your golems. Suramun’s wizard then goes to the mirror cell and casts first; after that you cast, if you still control your tile.

# How an answer is typed, said only in the terminal
type-mulligan = Type keep or redraw.
type-place = Type sc_a5@1,0/N, for example, to place { tile-sc_a5 } on (1, 0); hu stands for a Hut, fo for a Fortress. The letter after / is the direction the top edge of the tile faces: N north, E east, S south, W west. Cells are typed x,y: x grows to the east, y to the south, and the Mana Well is at 0,0.
type-cast = Type cast:E, for example, to cast the spell to the east next; N is north, S south, W west.
type-remove = Type remove:purple, for example, to remove a { colour-purple } golem; the other sides are called orange and turquoise.
type-delayed = Type delayed:-1,2, for example, to cast the spell from the tile on (-1, 2) next.
type-siege = Type siege:0,0, for example, to take the tile on (0, 0) next.
type-enter = Type enter:2, for example, to enter in column 2; the columns run from 0 to 3.
type-move = Type go:2,3, for example, to move to column 2, row 3.

# Moves: entries of a menu
move-keep = Keep your hand
move-redraw = Take a mulligan and redraw
move-place = Place { $tile } on ({ $x }, { $y }), top edge facing { $direction }
move-cast = Cast the spell to the { $direction }
move-remove = Remove a { $colour } golem
move-cast-delayed = Cast the delayed spell from ({ $x }, { $y })
move-besiege = Carry out the siege of ({ $x }, { $y })
move-enter = Enter in column { $x }
move-go = Move the wizard to ({ $x }, { $y })

# Outcomes: the closing sentence
outcome-tiles =
    { $you ->
        [won] Victory! All tiles are placed, and the scoring is in your favour.
        [lost] Defeat. All tiles are placed, and the scoring goes against you.
       *[watching] All tiles are placed. Victory: { $winner }.
    }
outcome-supply =
    { $you ->
        [won] Victory! A supply is empty, and the scoring is in your favour.
        [lost] Defeat. A supply is empty, and the scoring goes against you.
       *[watching] A supply is empty. Victory: { $winner }.
    }
outcome-no_move =
    { $you ->
        [won] Victory! Your wizard cannot reach an empty tile, and the scoring is in your favour.
        [lost] Defeat. Your wizard cannot reach an empty tile, and the scoring goes against you.
       *[watching] The wizard cannot reach an empty tile. Victory: { $winner }.
    }
outcome-agreement = A draw by agreement.
outcome-resignation =
    { $you ->
        [won] Victory! An opponent has resigned.
        [lost] Defeat. Your side has resigned.
       *[watching] The game ended by resignation. Victory: { $winner }.
    }

# Why a move is good or bad; each completes “It …”
count-golems =
    { $golems ->
        [one] { $golems } golem
       *[other] { $golems } golems
    }
part-field =
    { $kind-id ->
        [mana_well] the { $kind }
       *[other] the { $kind } on ({ $x }, { $y })
    }
reason-wins = wins the game at once
reason-loses = ends the game, and loses it
reason-takes-well = takes the Mana Well: { count-points }, and it breaks ties
reason-siege = besieges { part-field }, which falls
reason-takes-two = takes { $count } tiles at once
reason-takes-fortress = takes { part-field }: { count-points }
reason-frees-well = ends the enemy’s hold on the Mana Well
reason-opens-ring = breaks the ring closing around { part-field }
reason-turns-waiting = uses a waiting spell on a tile that the enemy placed
reason-uses-waiting = brings { count-golems } with a waiting spell
reason-breaks-shields = attacks { part-field } and breaks its shields
reason-digs-out = breaks up the dug-in golems on ({ $x }, { $y })
reason-tips-tie = decides the contested tile on ({ $x }, { $y })
reason-takes-tile = takes { part-field }: { count-points }
reason-evens = makes the enemy’s tile on ({ $x }, { $y }) contested
reason-cleans = clears { part-field } of enemies: { count-points } more
reason-spoils = costs the enemy { count-points } on ({ $x }, { $y })
reason-pushes-out = drives out { $count } enemy golems
reason-covers-left-tile = strengthens { part-field } as the wizard moves on
reason-digs-in = gets the golems on ({ $x }, { $y }) dug in
reason-strengthens = makes { part-field } safer
reason-hits-leader = costs { $colour } points, the side in the lead
reason-parks-suramun = ends with Suramun’s wizard on his own tile ({ $x }, { $y }), which scores nothing
reason-opens-paths = brings { $count } tiles within reach
reason-keeps-casting = holds the wizard’s tile, so that it casts its spells
reason-lays-fortress = places a Fortress, guarded by the wizard
reason-all-spells = makes every spell of the tile hit
reason-avoids-end = keeps the game going rather than losing it now
reason-nears-end = leads, with { count-golems } left in the supply
reason-keeps-strong = keeps a strong tile for later: { $kind }
reason-blocked = wastes a spell on ({ $x }, { $y }), where a wizard stands
reason-repelled = lets { count-golems } bounce off shields

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-keep = keep
word-redraw = redraw
word-cast = cast
word-remove = remove
word-delayed = delayed
word-siege = siege
word-enter = enter
word-go = go
