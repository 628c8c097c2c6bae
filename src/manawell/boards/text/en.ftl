# A thing and what it is
pair = { $name }: { $value }

# At the table
you = You

# Gegensatz
geg-of = { $count } of { $full }
geg-position = Position { $position }: { $card }.
geg-tag-codex = codex colour
geg-tag-own-wand = your wand
geg-tag-wand = wand of { $player }
geg-place = position { $position }, beside { $card }
geg-play = { $how }, takes { $taken }
geg-ahead = { $steps ->
        [one] 1 step forward
       *[other] { $steps } steps forward
    }
geg-back-colour = back, same colour
geg-back-symbol = back, same symbol
geg-replace = position { $position }, in place of { $card }
geg-paradox = paradox possible
geg-duel = duel, you { $own } against { $other }
geg-duel-later = then a duel
geg-crystal = you gain a crystal
geg-codex = codex turns { $colour }
geg-stolen = you steal a crystal
geg-robbed = you lose a crystal
geg-unrewarded = no crystal at stake
geg-last-stone = the last time stone is used up
geg-draw = a card is drawn
geg-shrine = { $card } joins the shrine
geg-win = you win
geg-lose = you lose
geg-lacking = still needs { $things }
geg-complete = complete

# Rivality
riv-turn = turn { $number }
riv-round = round { $number }
riv-short-mana_well = Well
riv-short-stone_circle = Stone
riv-short-hut = Hut
riv-short-fortress = Fort
riv-suramun = Suramun
riv-score = Score
riv-supply = Supply
riv-deck = Deck
riv-hands = Hand
riv-wizard = Wizard
riv-scoring = Scoring
riv-total = Total
riv-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
riv-shields = { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
riv-shield = shield (+1 dug in)
riv-contested = contested
riv-empty = empty
riv-controls = { $side } controls
riv-nobody = no golems
riv-dug-in = dug in, one more shield
riv-wizard-of = wizard of { $side }
riv-face-down = face-down
riv-can-choose = can be chosen
riv-in-hand = in hand
riv-free = You may place a tile on
riv-waiting-at = Waiting for a tile on { $cell }: { $golems }.
riv-spells = spells
riv-waiting-spells = waiting spells
riv-upright = With its top to the north: { $spells }.
riv-spell = { $direction }, { $count ->
        [one] 1 golem
       *[other] { $count } golems
    } at range { $reach }
riv-spell-breaking = { $direction }, { $count ->
        [one] 1 golem
       *[other] { $count } golems
    } at range { $reach }, breaking shields
riv-legend-spell = 2 golems at range 3 (3 breaks shields)
riv-legend-waiting = golems waiting for a tile
riv-legend-free = free cell
riv-legend-target = coordinates: can be chosen
riv-how = Write tile@x,y/side: { $move } places { $tile } with its top to the east.
riv-unscored-wizard = a wizard stands there
riv-unscored-contested = contested
riv-scored-well = contested, through the Well
riv-scored-contested = contested
riv-reduced = −1 for enemy golems
riv-see-towards = { $spell } to { $place }
riv-see-towards-plain = { $spell }, on { $place }
riv-see-then = { $what }; then { $state }
riv-see-change = from { $before } to { $after }
riv-see-land = { $count ->
        [0] nothing lands
        [one] 1 golem lands
       *[other] { $count } golems land
    }
riv-see-repelled = { $count } repelled
riv-see-removed = { $count } of { $side } removed
riv-see-wizard = wizard of { $side } with 1 golem
riv-see-delayed = waiting spell of { $cell }
riv-see-lost = no tile there, so it is lost
riv-see-waits = no tile there yet, so it waits
riv-see-blocked = lost, the wizard of { $side } stands there
riv-see-unowned = lost, nobody controls it
riv-see-siege = besieged by { $side }, { $count } removed
riv-see-revealed = { $place } is revealed
riv-see-silent = you do not control the tile: you cast none of its spells
riv-see-redraw = two new tiles; the old ones go back into the deck
riv-see-exhausted = the supply of { $side } is empty: the game ends
riv-see-end = the game ends
riv-see-wins = { $side } wins
riv-see-solo-won = you win
riv-see-solo-lost = you lose
riv-see-hidden = the rest depends on hidden tiles
riv-see-ask-cast = then you choose the order of the spells
riv-see-ask-remove = then you choose which golem leaves
riv-see-ask-delayed = then you choose a waiting spell
riv-see-ask-siege = then you choose a siege

# Athlas
ath-flying = flying
ath-marked = marked
ath-held = held
ath-free = free
ath-moved = moved
ath-held-by = held by { $unit }
ath-points = { $left } of { $all } points left
ath-stack = stack
ath-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ath-gone = spent
ath-has-played = has intervened this turn
ath-face-down = face down, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ath-hidden = face down
ath-armour-left = armour left { $armour }
ath-exposed = exposed
ath-turns = { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
ath-until = until the maintenance of { $player }
ath-game = game { $number } of { $games }, won { $won }
ath-turn = turn { $number }
ath-turn-of = turn { $number } of { $limit }
ath-idle = { $count } of { $most } turns without progress
ath-your-turn = it is your turn
ath-turn-of-player = it is { $player }’s turn
ath-announced = { $player } plays { $card } ({ $moment })
ath-summoned = First turn: one unit, or up to three for { $most } points. So far { $count } for { $cost }.
ath-moments = Moments of this activation
ath-window = { $player } may intervene
ath-unit-gone = The activated unit is gone.
ath-move-left = move (M) left
ath-move-used = move (M) used
ath-action-left = action (A) left
ath-action-used = action (A) used
ath-commanded = commanded by { $player }
ath-will-drown = it drowns if it ends in water
ath-now = now
ath-end = end
ath-beginning = beginning
ath-changes = { $what } from { $before } to { $after }
ath-off-board = off the board
ath-look-how = Ask for a card (look E04, or a part of its name), a kind of card (look spell), an alpha (look g1), a unit (look g1.1) or a field (look 0,3).
ath-kind-genus = genus
ath-kind-equipment = equipment
ath-kind-ability = ability
ath-kind-spell = spell
ath-kind-intervention = intervention
ath-god-points = { $count ->
        [one] 1 god point
       *[other] { $count } god points
    }
ath-costs = cost { $count }
ath-gives-hands = { $count ->
        [one] gives 1 hand
       *[other] gives { $count } hands
    }
ath-needs-hands = { $count ->
        [one] needs 1 hand
       *[other] needs { $count } hands
    }
ath-gives-life = life { $count }
ath-gives-spells = gives { $count } spell points
ath-needs-spells = needs { $count } spell points
ath-gives-armour = armour { $armour }
ath-free-hands = hands free { $count }
ath-free-spells = spell points free { $count }
ath-seen = seen in an earlier game
ath-pool = life { $pool } of { $most }
ath-level = level { $count }
ath-budget = Type cards (E04 A01), an alpha (G01 E04 A01), or a whole army: alphas with / between them, then // and the stack. The command army lists armies, look E04 explains a card. No alpha may cost more than { $points }.
ath-stack-room = { $cards } of { $most } cards, { $points } of { $all } god points
ath-shelf = Cards that fit, { $kind }, with cost and (hands)
ath-see-height = { $count } (height)
ath-see-armour = { $count } armour
ath-see-damage = { $sum } damage
ath-see-pierced = { $count } pierced
ath-see-pool = pool { $before } → { $after }
ath-see-loss = { $unit } loses { $count } ({ $cause })
ath-see-dies = { $unit } dies
ath-see-dies-refilled = { $unit } dies, pool back at { $life }
ath-see-one-dies = one of { $alpha } dies
ath-see-pushed = { $unit } goes to { $field }
ath-see-ended = { $unit } no longer { $condition }
ath-see-holds = { $unit } holds the { $relic }
ath-see-control = you command { $unit }
ath-see-paid = { $cost } paid, { $left } points left
ath-see-becomes = { $unit } becomes { $genus }
ath-see-heals = { $alpha } gains { $count }
ath-see-terrain = { $field } becomes { $terrain }
ath-see-flooded = { $field } is flooded
ath-see-explodes = explosion on { $field }
ath-see-freed = { $relic } lies free
ath-see-relic = { $relic } goes to { $field }
ath-see-reveals = reveals alpha { $alpha }
ath-see-annulled = { $card } is annulled
ath-see-win = you win
ath-see-lose = you lose
ath-see-draw = the game is drawn
ath-see-undoes = undoes { $changes }
ath-see-two = { $unit } holds two relics: that wins, unless the other player intervenes
ath-see-ask-casualty = then you choose who dies
ath-see-ask-second = then you choose the second target
ath-see-ask-relic = then you decide about the relic
ath-how-discard = discards cards from the top of your stack, unused
ath-how-cards = or only { $card }, or several cards at once; the result is shown
ath-how-preset = the same army with its stack in another order, from the top
ath-with-relic = with the { $relic }
ath-itself = itself
ath-in-making = Being built
ath-fitting = Cards that fit
ath-on-board = { $count ->
        [0] no unit on the board
        [one] 1 unit on the board
       *[other] { $count } units on the board
    }
ath-markers = { $card }, { $count ->
        [one] 1 time marker
       *[other] { $count } time markers
    }
ath-holds = holds the { $relic }
ath-targets = You can choose
fault-ath-made = Your alpha { $alpha } is already built, with other cards than in this line. Take it back with undo, or type only what is missing.
fault-ath-begun = Your alpha { $alpha } already has cards that are not in this line. Take them back with undo, or add the others one by one.
fault-ath-many = The line contains { $count } alphas, but only { $left } are still to be built.
fault-ath-few = That makes { $count } alphas, but you need { $wanted } before the stack.
fault-ath-rebuild = { $count } alphas differ from the ones you have. Only one may be rebuilt between two games.

# Lutao
lut-golems = golems
lut-people = People { $number }
lut-city = city
lut-site = city symbol
lut-artefact = artefact
lut-ship = ship on that edge
lut-choosable = can be chosen
lut-out = out of the game
lut-banned = banned
lut-points = { $points } points (now { $now })
lut-points-short = { $points }→{ $now } pts
lut-legend-points = 7→9 pts: points at the last scoring, and if scored now
lut-low-ships = Ships
lut-low-legend = C5◆8 is CAN5 with 8 armies of ◆, G golems, ⌂ city, ⌃ city symbol, ★ artefact, › choice
lut-provinces-short = { $count } prov.
lut-provinces = { $count ->
        [one] 1 province
       *[other] { $count } provinces
    }
lut-cities = { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
lut-supply = supply { $count }
lut-sticks = { $count ->
        [one] 1 stick
       *[other] { $count } sticks
    }
lut-spells = { $count ->
        [one] 1 spell
       *[other] { $count } spells
    }
lut-borrows = power of the { $people }
lut-reserve = reserve
lut-armies = { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
lut-city-markers = { $count ->
        [one] 1 city marker
       *[other] { $count } city markers
    }
lut-ships = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
lut-people-artefact = people artefact { $taken ->
        [true] taken
       *[other] not taken
    }
lut-rune-artefact = rune artefact { $taken ->
        [true] taken
       *[other] not taken
    }
lut-city-free = City of Lutao: nobody holds it
lut-city-held = City of Lutao: { $people }, round { $held } of { $needed }
lut-rounds-needed = to hold
lut-round = round { $number }
lut-round-of = round { $number } of { $limit }
lut-phase-placement = placement
lut-phase-action = action
lut-phase-scoring = scoring
lut-phase-spells = spells
lut-phase-buying = purchase
lut-step-move = movement
lut-step-fight = combat
lut-step-form = formation
lut-at-sea = Ship { $number } at sea, { $people }, { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
lut-waiting = { $people } ({ $player }) must decide
lut-asked = You decide for: { $sign } { $people }
lut-to-place = To be placed
lut-commands = Golem actions left: { $count }; golems in the supply: { $supply }
lut-traps = Your traps
lut-trap = trap
lut-sticks-left = { $count ->
        [one] You have 1 movement stick.
       *[other] You have { $count } movement sticks.
    }
lut-prices = ship { $ship }, city marker { $city }, stick { $stick }
lut-budget = { $count ->
        [one] 1 point to spend
       *[other] { $count } points to spend
    }
lut-army-prices = Armies=points
lut-voyage = { $people } sail with { $count ->
        [one] 1 army
       *[other] { $count } armies
    } to { $goal }, sticks: { $sticks }
lut-course = Aboard: { $count }; hexes of the route so far: { $hexes }
lut-anchored = Aboard: { $count }
lut-way = From { $source } to { $goal }
lut-cast = { $people } play { $spell }
lut-stopped = stopped
lut-battle = Battle
lut-combat-round = combat round { $number }
lut-idle = { $count ->
        [one] 1 combat round without a loss
       *[other] { $count } combat rounds without a loss
    }
lut-attacker = attack
lut-defender = defence
lut-golem-count = { $count ->
        [one] 1 golem
       *[other] { $count } golems
    }
lut-ghosts = { $count ->
        [one] 1 ghost army
       *[other] { $count } ghost armies
    }
lut-lost = lost { $count }
lut-drawn = drawn
lut-to-return = { $count ->
        [one] return 1
       *[other] return { $count }
    }
lut-played = played
lut-silenced = power silenced
lut-more-cards = +{ $count } cards
lut-more-per-army = +{ $count } cards per army
lut-more-counted = +{ $count } armies count
lut-weak = weakened by { $count }
lut-skin = Stone Skin stops { $count }
lut-hits = { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
lut-shields = { $count ->
        [one] stops 1
       *[other] stops { $count }
    }
lut-hidden-cards = { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
lut-odds = { $wins }% to win, about { $left } left
lut-odds-none = hardly any chance of winning
lut-odds-attacker = attacker: { $chance }
lut-pile = Still in your pile
lut-costs = costs { $count }
lut-empty = empty
lut-attackers = { $count ->
        [one] 1 attacker
       *[other] { $count } attackers
    }
lut-look-how = Ask for a province (look NUR2), a land (look nuriel), a people (look elves), a rune (look traps), a spell (look lightning) or a combat card (look hero).
lut-moon = Rune at place { $place }
lut-artefacts = Its artefacts belong to
lut-required = Rounds it must hold the city of Lutao
lut-deck = Its combat cards
lut-discarded = Of these, discarded
lut-artefact-of-people = people artefact of the { $people }
lut-artefact-of-rune = rune artefact of the { $people }
lut-worth = { $count ->
        [one] 1 point per opponent
       *[other] { $count } points per opponent
    }
lut-ship-at = ship in the { $direction }
lut-hostages-of = { $count } hostages ({ $people })
lut-hostages = { $count ->
        [one] 1 hostage
       *[other] { $count } hostages
    }
lut-moved = { $count } have moved
lut-borders = Borders on
lut-coast = Coast
lut-land = { $count } provinces, bonus { $bonus }
lut-targets = You can choose
lut-form-army = army PROV N
lut-form-move = move FROM TO N
lut-form-wrath = wrath FROM TO N
lut-form-sail = sail FROM DIR N TO DIR
lut-form-golems = golems TO FROM …
lut-form-province = PROV
lut-form-edge = PROV DIR
lut-form-hostages = hostages
lut-form-rotation = TURN
lut-list-army = armies there
lut-list-move = with armies that can move
lut-list-wrath = with armies that can move
lut-list-sail = with ships that can sail
lut-list-ship = free coasts
lut-list-land = landings, with the sticks they cost
lut-list-via = a hex of the route, if you do not want the shortest way
lut-marked = { $count } provinces, marked › on the map
lut-turn-of = Action turn of the { $people }
lut-in-one-line = in one line: { $line }
lut-form-people = PEOPLE
lut-form-teleport = FROM TO N
lut-how-number = or just the number
lut-how-buy = or all at once, armies ships cities sticks: buy 7 1 0 3
lut-shape = bonus { $bonus }; its provinces without rotation, relative to the first: { $hexes }
lut-how-lay = { $count } ways; for example { $move }, the hex of its first province and turns of 60 degrees
fault-lut-too-long = The line should end after { $moves }; “{ $rest }” is too much. Nothing was played. Put ; between several moves.
fault-lut-part = After { $moves }, “{ $part }” makes no sense. Nothing was played. You could type: { $next }
fault-lut-no-purchase = This is not the time to buy.
fault-lut-purchase = Type numbers in this order: { $form }. What you leave out is not bought.
