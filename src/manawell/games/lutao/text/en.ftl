# The game
game-title = Lutao
game-about = Unite lands, build cities that teach you spells, and cross the sea to the island of the stone guardians. Hold the city of Lutao for three rounds in a row, and you win; your artefacts on the island shorten the time.
goal = Hold the city of Lutao for three rounds; each of your artefacts saves one.
minute = Stone golems guard the island of Lutao, and your people starts scattered over the lands around it. In each round all players place new armies; then each takes a turn of moving, fighting with cards and regrouping; then all score provinces, cities and complete lands, learn a spell for each city, and buy armies, ships and sticks. Ships carry armies to the island. Hold its city for three rounds in a row and you win; each of your artefacts found on the island saves one round.

# Peoples, plural: they stand after “the”; then the two sides of a battle, as the player being asked sees them
people-bards = Bards
people-druids = Druids
people-elves = Elves
people-faeries = Faeries
people-goblins = Goblins
people-witches = Witches
people-clerics = Clerics
people-shapeshifters = Shapeshifters
people-orcs = Orcs
people-giants = Giants
people-knights = Knights
people-dwarves = Dwarves
people-golems = golems
people-none = nobody
people-own = your side
people-other = the other side

# Runes and spells
rune-assassin = Rune of the Assassin
rune-ghosts = Rune of Ghosts
rune-moons = Rune of the Moons
rune-flying = Rune of Flying
rune-reincarnation = Rune of Reincarnation
rune-traps = Rune of Traps
rune-plagues = Rune of Plagues
rune-choice = Rune of Choice
rune-enslavement = Rune of Enslavement
rune-true_knowledge = Rune of True Knowledge
rune-wisdom = Rune of Wisdom
rune-wrath = Rune of Wrath
rune-none = no rune
spell-strength = Strength
spell-counterspell = Counterspell
spell-courage_of_the_few = Courage of the Few
spell-great_host = Great Host
spell-weakness = Weakness
spell-stone_skin = Stone Skin
spell-second_chance = Second Chance
spell-silence = Silence
spell-resurrection = Resurrection
spell-lightning = Lightning
spell-firestorm = Firestorm
spell-earthquake = Earthquake
spell-defectors = Defectors
spell-mind_theft = Mind Theft
spell-rune_shift = Rune Shift
spell-new_blood = New Blood
spell-rune_ban = Rune Ban
spell-storm = Storm
spell-fair_wind = Fair Wind
spell-phantom_ship = Phantom Ship
spell-teleport = Teleport
spell-levy = Levy
spell-rich_harvest = Rich Harvest
spell-famine = Famine
spell-time_swirl = Time Swirl

# Combat cards; people and rune cards are cards as well
card-miss = Miss
card-hit = Hit
card-city_hit = City hit
card-hero = Hero strike
card-shield = Shield
card-bards = { people-bards }
card-druids = { people-druids }
card-elves = { people-elves }
card-faeries = { people-faeries }
card-goblins = { people-goblins }
card-witches = { people-witches }
card-clerics = { people-clerics }
card-shapeshifters = { people-shapeshifters }
card-orcs = { people-orcs }
card-giants = { people-giants }
card-knights = { people-knights }
card-dwarves = { people-dwarves }
card-assassin = { rune-assassin }
card-ghosts = { rune-ghosts }
card-moons = { rune-moons }
card-flying = { rune-flying }
card-reincarnation = { rune-reincarnation }
card-traps = { rune-traps }
card-plagues = { rune-plagues }
card-choice = { rune-choice }
card-enslavement = { rune-enslavement }
card-true_knowledge = { rune-true_knowledge }
card-wisdom = { rune-wisdom }
card-wrath = { rune-wrath }
card-none = no card

# What peoples, runes, spells and combat cards do
people-text-bards = In every combat round they draw and reveal before the opponent. Once per battle they may then give away one revealed card and draw another; the opponent draws one card fewer, and none with a single army.
people-text-druids = They draw one extra card and choose last: only after the opponent has revealed do they return two cards and reveal the rest.
people-text-elves = When attacked, they may strike first: they draw cards, return one, and destroy attackers before the battle begins. Shields count as Misses there.
people-text-faeries = Each of their Shields that stops a hit throws one Hit back. It has no effect on an opponent sheltered by a city.
people-text-goblins = They draw 2, 4 or 6 cards for 1, 2 or 3 armies and return one. Their Hero strike destroys only one army.
people-text-witches = Once per round each, after a combat round, they may give the opponent one of their played cards for good, and take one of the opponent’s played cards for good.
people-text-clerics = Once per battle, when all cards are revealed, they may declare all cards of one side void. That side draws the same number of new ones, which count at once.
people-text-shapeshifters = They use the power of an unused people. After each scoring in which they have fallen back or are last, they borrow another.
people-text-orcs = They intimidate: one or two armies of the opponent count as 1, three or more as 2, so the opponent draws fewer cards.
people-text-giants = Their City hit destroys two armies in a province without a city. Their Hero strike destroys two even in a city.
people-text-knights = They draw one extra card. They return one, and after the opponent has chosen, they discard a second one before the cards are revealed.
people-text-dwarves = In every battle they ignore the first hit that their Shields do not stop.
rune-text-assassin = Before the action turn of each people of another player you may remove one of its armies, even the last one in a province.
rune-text-ghosts = At the start of each of your city battles you may call 3 ghost armies from your supply. They count for your cards, are destroyed first, and return after the battle.
rune-text-moons = At the start you draw a rune for every place in the turn order. You always have the ability of the rune at your current place.
rune-text-flying = In movement and formation your armies may fly to any province at distance 1 or 2, across sea and other players’ provinces, without a ship.
rune-text-reincarnation = Each time you lose a province, except to golems, you put 1 army from your supply into another of your provinces.
rune-text-traps = You lay up to 3 hidden traps in your provinces in the lands. Any other people that moves armies in loses one of them, and the trap is used up; after each placement phase you may lay used traps again.
rune-text-plagues = A people that attacks and beats you must leave the province at once and return to where it came from. The province stays empty.
rune-text-choice = Whenever you draw spell cards, you draw twice as many, keep the usual number and discard the others.
rune-text-enslavement = After a battle you have won you may take destroyed enemy armies as hostages, one under each of your armies there. Hits take hostages before armies.
rune-text-true_knowledge = In the spell card phase you draw one extra card, even without a city. This marked card works on Lutao only with your rune artefact.
rune-text-wisdom = You start with 2 spell cards, may hold 7, and see the spells of all other players.
rune-text-wrath = In the combat step you may attack again, on land, from provinces you have conquered this turn.
spell-text-strength = At the start of a battle or of a later combat round: you draw and play one extra card in each combat round of this battle. Also works against golems.
spell-text-counterspell = In response to any spell: it has no effect and is discarded.
spell-text-courage_of_the_few = At the start of a battle or of a later combat round: each of your counted armies gives one extra card in this battle, up to your usual maximum. Also works against golems.
spell-text-great_host = At the start of a battle or of a later combat round: up to 5 of your armies give cards in this battle instead of 3. Also works against golems.
spell-text-weakness = At the start of a battle or of a later combat round: the opposing people draws one card fewer in each combat round of this battle, but can always play one.
spell-text-stone_skin = When the combat cards are revealed: up to 2 hits on you that Shields do not stop are prevented in this combat round. Also works against golems.
spell-text-second_chance = When the combat cards are revealed: you discard all your played cards, then draw and reveal the same number of new ones. Also works against golems.
spell-text-silence = At the start of a battle: the power of the opposing people does not work in this battle.
spell-text-resurrection = After a battle you have won: 1 or 2 of your armies destroyed in it return to the province. Also works against golems.
spell-text-lightning = At any time: 1 army is removed from an enemy province without a city.
spell-text-firestorm = At any time: half the armies of an enemy province, rounded down and at most 3, are removed; a city does not protect them.
spell-text-earthquake = At any time: a city in a province of a land that is not yours is destroyed. The armies stay.
spell-text-defectors = At any time: an enemy province of a land, next to one of yours, with exactly 1 army and neither city nor hostage, becomes yours. One army from your supply replaces the enemy’s.
spell-text-mind_theft = At any time: you take a random spell from a people of another player.
spell-text-rune_shift = At any time: your rune goes back to the unused ones; you draw two and keep one.
spell-text-new_blood = At any time: your people card goes back to the unused ones; you draw two and keep one.
spell-text-rune_ban = After the placement phase, before an action turn or at the start of a battle: an opponent’s rune does not work until the end of the round.
spell-text-storm = When a voyage is declared: it does not take place. The sticks are lost, and the armies go ashore where the ship is.
spell-text-fair_wind = In your movement or formation step: you get 3 extra sticks until the end of your action turn.
spell-text-phantom_ship = In your placement turn, movement or formation step: a ship appears on a free coast of one of your provinces and may sail at once.
spell-text-teleport = In your movement or formation step: 1 to 3 armies that have not moved go from one of your provinces to any other of your provinces.
spell-text-levy = In your placement turn: up to 2 armies come from your supply and are placed at once.
spell-text-rich_harvest = After scoring: you have 5 extra points to spend in this buying phase.
spell-text-famine = After scoring: an opponent has 5 points fewer to spend in this buying phase.
spell-text-time_swirl = After scoring: you swap places in the turn order with another people until the next scoring.
card-text-miss = Does nothing.
card-text-hit = Destroys one army, but none in a city.
card-text-city_hit = Destroys one army, even in a city.
card-text-hero = Destroys two armies, or one in a city.
card-text-shield = Stops one hit on your side.

# Lands and provinces
land-rhuam = Rhuam
land-sigari = Sigari
land-canli = Canli
land-keshari = Keshari
land-ilarnat = Ilarnat
land-ormeth = Ormeth
land-tavani = Tavani
land-belkor = Belkor
land-nuriel = Nuriel
land-yssala = Yssala
land-dhorun = Dhorun
land-RHU = { land-rhuam }
land-SIG = { land-sigari }
land-CAN = { land-canli }
land-KES = { land-keshari }
land-ILA = { land-ilarnat }
land-ORM = { land-ormeth }
land-TAV = { land-tavani }
land-BEL = { land-belkor }
land-NUR = { land-nuriel }
land-YSS = { land-yssala }
land-DHO = { land-dhorun }
province-RHU1 = { land-rhuam } I
province-RHU2 = { land-rhuam } II
province-RHU3 = { land-rhuam } III
province-RHU4 = { land-rhuam } IV
province-RHU5 = { land-rhuam } V
province-RHU6 = { land-rhuam } VI
province-RHU7 = { land-rhuam } VII
province-SIG1 = { land-sigari } I
province-SIG2 = { land-sigari } II
province-SIG3 = { land-sigari } III
province-SIG4 = { land-sigari } IV
province-SIG5 = { land-sigari } V
province-SIG6 = { land-sigari } VI
province-SIG7 = { land-sigari } VII
province-CAN1 = { land-canli } I
province-CAN2 = { land-canli } II
province-CAN3 = { land-canli } III
province-CAN4 = { land-canli } IV
province-CAN5 = { land-canli } V
province-CAN6 = { land-canli } VI
province-KES1 = { land-keshari } I
province-KES2 = { land-keshari } II
province-KES3 = { land-keshari } III
province-KES4 = { land-keshari } IV
province-KES5 = { land-keshari } V
province-KES6 = { land-keshari } VI
province-ILA1 = { land-ilarnat } I
province-ILA2 = { land-ilarnat } II
province-ILA3 = { land-ilarnat } III
province-ILA4 = { land-ilarnat } IV
province-ILA5 = { land-ilarnat } V
province-ORM1 = { land-ormeth } I
province-ORM2 = { land-ormeth } II
province-ORM3 = { land-ormeth } III
province-ORM4 = { land-ormeth } IV
province-ORM5 = { land-ormeth } V
province-TAV1 = { land-tavani } I
province-TAV2 = { land-tavani } II
province-TAV3 = { land-tavani } III
province-TAV4 = { land-tavani } IV
province-BEL1 = { land-belkor } I
province-BEL2 = { land-belkor } II
province-BEL3 = { land-belkor } III
province-BEL4 = { land-belkor } IV
province-NUR1 = { land-nuriel } I
province-NUR2 = { land-nuriel } II
province-NUR3 = { land-nuriel } III
province-YSS1 = { land-yssala } I
province-YSS2 = { land-yssala } II
province-YSS3 = { land-yssala } III
province-DHO1 = { land-dhorun } I
province-DHO2 = { land-dhorun } II
province-LUT0 = City of Lutao
province-LUT1 = { game-title } I
province-LUT2 = { game-title } II
province-LUT3 = { game-title } III
province-LUT4 = { game-title } IV
province-LUT5 = { game-title } V
province-LUT6 = { game-title } VI
province-LUT7 = { game-title } VII
province-LUT8 = { game-title } VIII
province-LUT9 = { game-title } IX
province-LUT10 = { game-title } X
province-LUT11 = { game-title } XI
province-none = nowhere

# Directions, which stand before “coast” too; a province may be followed by one
direction-E = east
direction-NE = north-east
direction-NW = north-west
direction-W = west
direction-SW = south-west
direction-SE = south-east
province-E = { direction-E }
province-NE = { direction-NE }
province-NW = { direction-NW }
province-W = { direction-W }
province-SW = { direction-SW }
province-SE = { direction-SE }
province-card_1 = artefact card 1
province-card_2 = artefact card 2
province-card_3 = artefact card 3
province-card_4 = artefact card 4

# Phases: what you have to do now
phase-choose = choose a people and a rune
phase-choose_people = choose a people
phase-lay = lay the land that was turned up
phase-moon = assign a rune to a place
phase-place = place your armies, cities and ships
phase-place_count = say how many armies to place there
phase-trap = lay traps, or say that you are done
phase-relay = lay the trap you picked up somewhere else
phase-kill = choose a victim for your assassin, or pass
phase-move = move or attack with armies and ships, or end the movement
phase-move_to = choose where the armies go
phase-move_count = say how many armies to move
phase-board = say how many armies to take aboard
phase-course = choose the route and the landing place
phase-combat = choose the next battle
phase-ghosts = say whether you call ghost armies
phase-strike = say whether you strike first
phase-return = return a combat card
phase-discard = discard a combat card
phase-gift = give a card away, or pass
phase-void = declare cards void, or pass
phase-give = give a card for good, or pass
phase-steal = take a card for good, or pass
phase-hostages = say how many hostages you take
phase-retreat = divide up the armies that must leave
phase-row = say how far the ship sails back
phase-rise = choose where the new army appears
phase-form = regroup your armies, or end the formation
phase-stop = say whether the voyage ends here
phase-ashore = say how many armies to put ashore
phase-aboard = say how many armies to take aboard
phase-golems = command the golems, or end your turn
phase-golem_from = choose where golems attack from
phase-window = play a spell, or pass
phase-for = choose which of your peoples the spell is for
phase-at = choose the province for the spell
phase-against = choose the people for the spell
phase-ship_at = choose the coast for the ship
phase-teleport_to = choose where the armies go
phase-teleport_count = say how many armies to teleport
phase-revive = say how many armies return
phase-keep_spell = choose a spell to keep
phase-keep_card = choose the card to keep
phase-give_up = say how many hostages you give up
phase-surplus = discard a spell
phase-buy_armies = say how many armies you buy
phase-buy_ships = say how many ships you buy
phase-buy_cities = say how many city markers you buy
phase-buy_sticks = say how many sticks you buy
phase-over = do nothing more: the game is over

# Steps: where in a turn or round the game stands
step-choosing = Choosing peoples and runes
step-laying = Laying the lands
step-starting = Start abilities
step-placing = Placement phase
step-trapping = Laying traps
step-after_placement = After the placement phase
step-lurking = Assassin
step-before_turn = Before the action turn
step-moving = Movement
step-fighting = Battles
step-forming = Formation
step-commanding = Golem actions
step-after_turn = After the action turn
step-scoring = Scoring phase
step-after_scoring = After the scoring phase
step-learning = Drawing spells
step-learning_more = Drawing one spell more
step-learned = After drawing spells
step-limiting = Hand limit
step-buying = Buying phase

# Windows: moments for spells, inside brackets
window-W1 = after the placement phase
window-W2 = before an action turn
window-W3 = voyage declared
window-W4 = start of a battle
window-W5 = start of a combat round
window-W6 = cards revealed
window-W7 = battle won
window-W8 = end of an action turn
window-W9 = after scoring
window-W10 = spells drawn
window-R = in response to a spell

# Causes, ways, artefacts, goods, ends; causes stand inside brackets
cause-deal = by standard cards
cause-scoring = by points
cause-time_swirl = { spell-time_swirl }
cause-elimination = after the elimination
cause-cities = for cities
cause-lutao = for the city of Lutao
cause-true_knowledge = { rune-true_knowledge }
cause-wisdom = { rune-wisdom }
cause-mind_theft = { spell-mind_theft }
cause-limit = hand limit
cause-choice = { rune-choice }
cause-clerics = { people-clerics }
cause-second_chance = { spell-second_chance }
way-land = on land
way-flight = by flight
way-wrath = in wrath
way-formation = in formation
way-ship = by ship
way-sea = from the open sea
artefact-people = people artefact
artefact-rune = rune artefact
item-armies = armies
item-ships = ships
item-cities = city markers
item-sticks = sticks
end-city = city of Lutao
end-elimination = elimination
end-rounds = round limit
end-concession = resignation

# Seats
seat-crimson = Crimson
seat-violet = Violet
seat-teal = Teal
seat-amber = Amber

# Options
option-mode = Mode
option-mode-standard = Standard
option-mode-standard-about = Each player leads one people with a power and a rune.
option-mode-beginner = Beginner variant
option-mode-beginner-about = Each player leads one people with its power, without runes; the best way to learn.
option-mode-pro = Pro variant
option-mode-pro-about = Two players lead two peoples each, with a rune for each people. A player’s two peoples are not allies.
option-players = Players
option-players-2 = Two players
option-players-2-about = A duel: each people has 75 armies.
option-players-3 = Three players
option-players-3-about = Each people has 50 armies, and Lutao is worth twice as much.
option-players-4 = Four players
option-players-4-about = Each people has 38 armies, and Lutao is worth three times as much.
option-board = Board
option-board-standard = Standard board
option-board-standard-about = The lands are always in the same places.
option-board-random = Random board
option-board-random-about = The lands are arranged at random around Lutao; each has a sea route to the island.
option-board-strategic = Strategic board building
option-board-strategic-about = You lay the lands yourselves, one after another.
option-max_rounds = Round limit
option-max_rounds-about = If nobody has won after this many rounds, the ruler of the city of Lutao wins, otherwise the people with the most points; 0 means no limit. Most games end long before 20.
option-material = Cards and board
option-material-standard = Standard set
option-material-standard-about = The combat cards, spells and standard board of this version.

# Automatic answers: what a seat need not be asked about
auto-calm_windows = Quiet moments
auto-calm_windows-about = Whether you are asked about spells between turns: after placement, before and after action turns, after scoring, after drawing. Nobody else finds out.
auto-calm_windows-ask = Ask
auto-calm_windows-ask-about = You are asked whenever you hold a spell for that moment.
auto-calm_windows-always = Every time
auto-calm_windows-always-about = You are asked even if you can only pass, so nobody can tell from the waiting what you hold.
auto-calm_windows-rest = Not now
auto-calm_windows-rest-about = You pass automatically until you next place or move; then you are asked again.
auto-calm_windows-pass = Pass
auto-calm_windows-pass-about = You pass automatically.
auto-battle_windows = In battles
auto-battle_windows-about = Whether you are asked about spells in your battles. Nobody else finds out.
auto-battle_windows-ask = Ask
auto-battle_windows-ask-about = You are asked whenever you hold a spell for that moment.
auto-battle_windows-always = Every time
auto-battle_windows-always-about = You are asked even if you can only pass, so nobody can tell from the waiting what you hold.
auto-battle_windows-pass = Pass
auto-battle_windows-pass-about = You pass automatically.
auto-answers = Responses
auto-answers-about = Whether you are asked to respond to the spells and voyages of others. Nobody else finds out.
auto-answers-concerned = If it concerns me
auto-answers-concerned-about = You are asked only if your people, one of your provinces or your battle is concerned and you hold a suitable spell.
auto-answers-ask = If I can
auto-answers-ask-about = You are asked whenever you hold a suitable spell.
auto-answers-always = Every time
auto-answers-always-about = You are asked even if you can only pass, so nobody can tell from the waiting what you hold.
auto-answers-pass = Never
auto-answers-pass-about = You pass automatically.
auto-combat_cards = Combat cards
auto-combat_cards-about = Whether you are asked which combat card you return or discard. Where several people play, you always are.
auto-combat_cards-ask = Ask
auto-combat_cards-ask-about = You are asked every time.
auto-combat_cards-spare = Misses go
auto-combat_cards-spare-about = A miss goes by itself; you are asked if there is none.

# Counts and parts, for use in other messages
count-armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
count-hostages =
    { $hostages ->
        [one] { $hostages } hostage
       *[other] { $hostages } hostages
    }
count-golems =
    { $golems ->
        [one] { $golems } golem
       *[other] { $golems } golems
    }
count-sticks =
    { $sticks ->
        [one] { $sticks } stick
       *[other] { $sticks } sticks
    }
count-required =
    { $required ->
        [one] { $required } round
       *[other] { $required } rounds
    }
part-in =
    { $province-id ->
        [LUT0] in the city of Lutao
       *[other] in { $province }
    }
part-to =
    { $province-id ->
        [LUT0] to the city of Lutao
       *[other] to { $province }
    }
part-from =
    { $origin-id ->
        [LUT0] from the city of Lutao
       *[other] from { $origin }
    }
part-the =
    { $province-id ->
        [LUT0] the city of Lutao
       *[other] { $province }
    }
part-home =
    { $origin-id ->
        [LUT0] to the city of Lutao
       *[other] to { $origin }
    }
part-place =
    { $spot-id ->
        [card_1] in both provinces of artefact card 1
        [card_2] in both provinces of artefact card 2
        [card_3] in both provinces of artefact card 3
        [card_4] in both provinces of artefact card 4
       *[other] in { $spot }
    }
part-troop =
    { $hostages ->
        [0] { count-armies }
       *[other] { count-armies } with { count-hostages }
    }

# Events: the log
event-cards-offered =
    { $seat-is ->
        [you] You may choose one of these peoples
       *[other] { $seat } may choose one of these peoples
    }: { $peoples }.{ $runes-count ->
        [0] {""}
       *[other] {" "}Runes to choose from: { $runes }.
    }
event-choice-made =
    { $seat-is ->
        [you] You have made your choice.
       *[other] { $seat } has made their choice.
    }
event-people-shown =
    { $seat-is ->
        [you] You lead
       *[other] { $seat } leads
    } the { $people }{ $rune-id ->
        [none] .
       *[other] {" "}with the { $rune }.
    }
event-artefacts-laid =
    The { $people } have artefact card { $number }: their people artefact lies in { $province }{ $rune-province-id ->
        [none] .
       *[other] , their rune artefact in { $rune-province }.
    }
event-builder-drawn =
    { $seat-is ->
        [you] You are drawn to lay the first land.
       *[other] { $seat } is drawn to lay the first land.
    }
event-land-turned-up =
    { $seat-is ->
        [you] You turn up { $land } and lay it now.
       *[other] { $seat } turns up { $land } and lays it now.
    }
event-land-laid =
    { $seat-is ->
        [you] You lay { $land } at ({ $q }, { $r })
       *[other] { $seat } lays { $land } at ({ $q }, { $r })
    }{ $rotation ->
        [0] , not rotated.
        [one] , rotated once by 60°.
       *[other] , rotated { $rotation } times by 60°.
    }
event-provinces-dealt =
    The { $people } hold { $provinces }; { $standards ->
        [one] { $standards } more army waits to be placed.
       *[other] { $standards } more armies wait to be placed.
    }
event-order-set = Turn order ({ $cause }): { $peoples }.
event-round-begun = Round { $round } begins.
event-power-borrowed = The { $people } borrow a power: { $borrowed }.
event-moons-drawn = The { $people } draw the runes of the Moons: { $runes }.
event-moon-assigned = The { $people } assign the { $rune } to place { $place }.
event-moon-turned = The Moons turn: the { $rune } now works for the { $people }.
event-spells-gained = The { $people } get these spells ({ $cause }): { $spells }.
event-spells-drawn =
    { $count ->
        [one] The { $people } get { $count } spell card ({ $cause }).
       *[other] The { $people } get { $count } spell cards ({ $cause }).
    }
event-spells-offered = The { $people } may keep { $kept } of these spells: { $spells }.
event-spell-kept = The { $people } keep { $spell }.
event-spell-discarded = The { $people } discard { $spell } ({ $cause }).
event-spells-reshuffled = The spell pile is empty: the discarded spells are shuffled.
event-picked = Chosen for the { $people }: { $province }.
event-armies-placed = The { $people } place { count-armies } { part-in }; { $total } there now.
event-city-built = The { $people } build a city { part-in }.
event-ship-placed = The { $people } place a ship in { $province }, on the { $direction } coast.
event-placement-ended =
    { $returned ->
        [0] The { $people } have placed their pieces.
        [one] The { $people } have placed their pieces; { $returned } army has no room and returns to the supply.
       *[other] The { $people } have placed their pieces; { $returned } armies have no room and return to the supply.
    }
event-trap-laid = The { $people } lay a trap { part-place }.
event-trap-lifted = The { $people } pick up the trap { part-place }.
event-traps-changed =
    { $count ->
        [one] The { $people } have { $count } trap on the board.
       *[other] The { $people } have { $count } traps on the board.
    }
event-trap-sprung = A trap of the { $people } snaps shut { part-in }: the { $victim } lose an army.
event-turn-begun = The { $people } begin their action turn.
event-assassinated =
    { $province-id ->
        [none] The assassin of the { $people } strikes: the { $victim } lose an army on a ship at sea.
       *[other] The assassin of the { $people } strikes: the { $victim } lose an army { part-in }.
    }
event-assassin-spared = The assassin of the { $people } spares the { $victim }.
event-armies-moved =
    { $how-id ->
        [flight] The { $people } fly
        [wrath] The { $people } march on in wrath
        [formation] The { $people } regroup
       *[land] The { $people } march
    } { part-from } { part-to }: { part-troop }.
event-ship-boarded = { $armies ->
        [0] Nobody goes
        [one] { $armies } army of the { $people } goes
       *[other] { $armies } armies of the { $people } go
    } aboard in { $province }.
event-course-set =
    { $length ->
        [one] The route of the { $people } is { $length } sea hex long.
       *[other] The route of the { $people } is { $length } sea hexes long.
    }
event-ship-anchored = { $armies ->
        [0] Nobody goes
        [one] { $armies } army of the { $people } goes
       *[other] { $armies } armies of the { $people } go
    } ashore in { $province }.
event-voyage-declared =
    { $origin-id ->
        [none] The { $people } sail from the open sea
       *[other] The { $people } sail from { $origin }
    } to { $province }, { $direction } coast, with { count-armies }{ $hostages ->
        [0] {""}
       *[other] {" "}and { count-hostages }
    }, for { count-sticks }.
event-ship-landed =
    The { $people } land in { $province } on the { $direction } coast with { count-armies }{ $displaced ->
        [0] .
       *[other] ; the ship that lay there is removed.
    }
event-voyage-stopped = The voyage of the { $people } is stopped; { count-sticks } lost.
event-ship-lost = A ship of the { $people } is lost at sea with { count-armies }.
event-province-contested = The { $people } attack the { $defender } { part-in } with { count-armies }.
event-province-conquered = The { $people } conquer { part-the }.
event-province-lost = The { $people } lose { part-the }.
event-artefact-taken = The { $people } take their { $kind } in { $province } and now have to hold the city of Lutao for { count-required }.
event-city-taken =
    { $people-id ->
        [none] Nobody controls the city of Lutao any more.
       *[other] The { $people } control the city of Lutao from round { $round } on and have to hold it for { count-required }.
    }
event-movement-ended = The { $people } end their movement.
event-combat-ended = The { $people } end their attacks.
event-formation-ended =
    { $returned ->
        [0] The { $people } end their formation.
        [one] The { $people } end their formation; { $returned } surplus army returns to the supply.
       *[other] The { $people } end their formation; { $returned } surplus armies return to the supply.
    }
event-battle-begun =
    Battle { part-in }: the { $attacker } ({ $attackers }) attack the { $defender } ({ $defenders }){ $city ->
        [0] .
       *[other] , who are sheltered by a city.
    }
event-ghosts-called =
    { $armies ->
        [one] { $armies } ghost army joins the { $people }.
       *[other] { $armies } ghost armies join the { $people }.
    }
event-ghosts-declined = The { $people } call no ghost armies.
event-first-strike-chosen =
    { $used ->
        [0] The { $people } do not strike first.
       *[other] The { $people } strike first.
    }
event-combat-round-begun = Combat round { $round } { part-in }: { $attackers } against { $defenders }; cards to draw: { $attacker-cards } against { $defender-cards }.
event-combat-cards-seen = The { $people } draw { $cards }.
event-combat-cards-drawn =
    { $count ->
        [one] The { $people } draw { $count } combat card.
       *[other] The { $people } draw { $count } combat cards.
    }
event-pile-reshuffled = The { $people } shuffle their discarded combat cards.
event-card-returned = The { $people } return { $card } to the bottom of their pile.
event-card-sunk = The { $people } return a combat card, face down.
event-card-dropped = The { $people } discard { $card }.
event-cards-revealed = The { $people } reveal { $cards }.
event-card-gifted =
    The { $people } give { $card } to the { $other }{ $drawn-id ->
        [none] .
       *[other] {" "}and draw { $drawn }.
    }
event-gift-declined = The { $people } give nothing away.
event-cards-voided =
    { $cause-id ->
        [second_chance] { $cause }: the cards of the { $side } are replaced, { $drawn } instead of { $cards }.
       *[clerics] The { $people } void the cards of the { $side }: { $drawn } instead of { $cards }.
    }
event-void-declined = The { $people } void nothing.
event-hits-taken =
    Hits on the { $people } { part-in }: { $potential }{ $reflected ->
        [0] {""}
       *[other] {" "}+ { $reflected } thrown back
    }{ $shields ->
        [0] {""}
       *[other] {" "}− { $shields } (Shields)
    }{ $skin ->
        [0] {""}
       *[other] {" "}− { $skin } ({ spell-stone_skin })
    }{ $ignored ->
        [0] {""}
       *[other] {" "}− { $ignored } (thick skin)
    }. Lost: { $armies }{ $ghosts ->
        [0] {""}
       *[other] , ghosts: { $ghosts }
    }{ $hostages ->
        [0] {""}
       *[other] , hostages: { $hostages }
    }; left: { $left }.
event-card-given-away = The { $people } give the { $other } a card for good: { $card }.
event-card-stolen = The { $people } take a card from the { $other } for good: { $card }.
event-witches-passed = The { $people } exchange no cards.
event-battle-ended =
    { $limit ->
        [0]
            { $winner-id ->
                [none] The battle { part-in } is over: nobody is left.
               *[other] The { $winner } win the battle { part-in }; left: { $armies }.
            }
       *[other]
            { $winner-id ->
                [none] The battle { part-in } has gone on for too long: nobody is left.
               *[other] The battle { part-in } has gone on for too long, and the attackers are removed. The { $winner } win; left: { $armies }.
            }
    }
event-hostages-taken = The { $people } take { count-hostages } of the { $other } { part-in }.
event-hostages-freed =
    { $hostages ->
        [one] { $hostages } hostage of the { $people } returns home.
       *[other] { $hostages } hostages of the { $people } return home.
    }
event-plague-broke = The plague of the { $people } drives the { $victim } out of { part-the }.
event-group-retreated =
    { $lost ->
        [0]
            { $origin-id ->
                [none] A ship of the { $people } waits at sea with { count-armies }.
               *[other] The { $people } retreat { part-home } with { count-armies }.
            }
       *[other] The { $people } lose { count-armies } in the retreat.
    }
event-retreat-shared = The { $people } send { part-troop } back with this group.
event-reincarnated = A new army of the { $people } appears { part-in }.
event-golems-sent = The { $people } send the golems of { $provinces } against { part-the }.
event-golems-raised = The { $people } place { count-golems } { part-in }.
event-command-ended = The { $people } give the golems no more commands.
event-spell-shown = The { $people } show { $spell }.
event-spell-aimed = The { $people } use the spell for the { $user }.
event-spell-declared =
    The { $people } play { $spell }{ $province-id ->
        [none] {""}
        [LUT0] {" "}on the city of Lutao
       *[other] {" "}on { $province }
    }{ $goal-id ->
        [none] {""}
       *[other] {" "}→ { $goal }
    }{ $target-id ->
        [none] {""}
       *[other] {" "}against the { $target }
    }{ $number ->
        [0] .
        [one] , { $number } army.
       *[other] , { $number } armies.
    }
event-window-passed = The { $people } play no spell ({ $window }).
event-spell-stopped = { $spell } of the { $people } is stopped.
event-spell-failed = { $spell } of the { $people } has lost its target and does nothing.
event-battle-changed =
    { $spell-id ->
        [strength] The { $people } play one extra card in each combat round.
        [courage_of_the_few] Each army of the { $people } gives one extra card.
        [great_host] Up to 5 armies of the { $people } give cards.
        [weakness] The { $people } draw one card fewer in each combat round.
        [stone_skin] Up to 2 hits on the { $people } are prevented in this combat round.
        [silence] The power of the { $people } does not work in this battle.
       *[other] { $spell } works on the { $people } in this battle.
    }
event-armies-removed =
    { $armies ->
        [0] { $spell } { part-in }: the { $people } give up { count-hostages } instead of armies.
       *[other]
            { $hostages ->
                [0] { $spell } { part-in }: the { $people } lose { count-armies }.
               *[other] { $spell } { part-in }: the { $people } lose { count-armies } and give up { count-hostages }.
            }
    }
event-armies-returned = { $armies ->
        [one] { $armies } destroyed army of the { $people } returns
       *[other] { $armies } destroyed armies of the { $people } return
    } { part-in }.
event-city-razed = The city in { $province } is destroyed.
event-spell-stolen = The { $people } take { $spell } from the hand of the { $victim }.
event-theft-seen = The { $people } take a spell from the hand of the { $victim }.
event-rune-banned =
    { $rune-id ->
        [none] The { $people } cannot use a rune until the end of the round.
       *[other] The { $rune } of the { $people } does not work until the end of the round.
    }
event-cards-turned-up = The { $people } draw cards and keep one of them. Peoples: { $peoples }. Runes: { $runes }.
event-rune-changed = The { $people } change their rune: { $rune } instead of { $old-rune }.
event-people-changed = The { $old } become the { $people }.
event-wind-raised = Fair wind: the { $people } get { count-sticks } for this turn.
event-teleported = { $armies ->
        [one] { $armies } army of the { $people } leaps
       *[other] { $armies } armies of the { $people } leap
    } { part-from } { part-to }.
event-armies-levied = The { $people } levy { count-armies } and place them now.
event-budget-changed =
    { $budget ->
        [one] The { $people } now have { $budget } point to spend (change: { $points }).
       *[other] The { $people } now have { $budget } points to spend (change: { $points }).
    }
event-points-counted =
    The { $people } score { $total }: provinces { $provinces }{ $lutao ->
        [0] {""}
       *[other] , Lutao { $lutao }
    }{ $cities ->
        [0] {""}
       *[other] , cities { $cities }
    }{ $lands ->
        [0] {""}
       *[other] , complete lands { $lands }
    }{ $land-cities ->
        [0] {""}
       *[other] , complete lands with a city { $land-cities }
    }.
event-bought =
    { $item-id ->
        [armies]
            { $number ->
                [0] The { $people } buy no armies
                [one] The { $people } buy { $number } army
               *[other] The { $people } buy { $number } armies
            }
        [ships]
            { $number ->
                [0] The { $people } buy no ships
                [one] The { $people } buy { $number } ship
               *[other] The { $people } buy { $number } ships
            }
        [cities]
            { $number ->
                [0] The { $people } buy no city markers
                [one] The { $people } buy { $number } city marker
               *[other] The { $people } buy { $number } city markers
            }
       *[sticks]
            { $number ->
                [0] The { $people } buy no sticks
                [one] The { $people } buy { $number } stick
               *[other] The { $people } buy { $number } sticks
            }
    }: price { $price }, points left { $budget }.
event-buying-ended =
    { $unspent ->
        [0] The { $people } have finished buying.
        [one] The { $people } have finished buying; { $unspent } point is lost.
       *[other] The { $people } have finished buying; { $unspent } points are lost.
    }
event-eliminated = The { $people } have nothing left and are out of the game.
event-conceded =
    { $seat-is ->
        [you] You resign. Your armies leave the board.
       *[other] { $seat } resigns. Their armies leave the board.
    }
event-game-ended =
    { $reason-id ->
        [city] The game ends in round { $round }: the city of Lutao has been held long enough.
        [elimination] The game ends in round { $round }: only one player is left.
        [rounds] The game ends with round { $round }: the round limit is reached.
       *[concession] The game ends in round { $round }: all others have resigned.
    }

# Refusals: what was wrong, and what the rule says
refusal-over = The game is over. No more moves can be played.
refusal-not-your-turn = This is not your decision. You can act when it is your turn, or when you may play a spell.
refusal-other-decision = That is not the decision you are facing. Right now you have to { $phase }.
refusal-armies-left =
    { $number ->
        [one] You still have { $number } army to place, and there is room for it. All armies must be placed now; only cities and ships may be kept.
       *[other] You still have { $number } armies to place, and there is room for them. All armies must be placed now; only cities and ships may be kept.
    }
refusal-battles-left =
    { $number ->
        [one] You still have { $number } battle to fight. All battles must be fought in this step.
       *[other] You still have { $number } battles to fight. All battles must be fought in this step.
    }
refusal-no-trap-here = You cannot lay a trap { part-in }. Choose one of your own provinces in a land, without a trap; a trap you picked up must go elsewhere.
refusal-no-victim = Your assassin finds no victim { part-in }. Choose a province of the player whose turn begins; on Lutao you need your rune artefact.
refusal-no-room-to-rise = The army cannot appear { part-in }. Choose an uncontested province of your own with fewer than 8 armies; on Lutao you need your rune artefact.
refusal-no-spell-target = { $spell } cannot target { part-the }. Choose one of the provinces that the spell allows; it never allows contested ones.
refusal-no-battle-here = There is nothing to fight for { part-in }. Choose a contested province or, with the { rune-wrath }, one that you have conquered this turn and that has armies to spare.
refusal-no-golems-here = The golems cannot do that { part-in }. They attack an adjacent province of another people on Lutao; new golems need an empty province of Lutao.
refusal-not-own = { $province } is not yours, or it is contested. Choose one of your own provinces.
refusal-reserve-empty = You have no armies left to place. Build cities, place ships, or end your placement.
refusal-province-full = There is no room { part-in }. A province may hold at most { $most } armies; choose another one.
refusal-bound-to-lands = What a marked spell gave you cannot be placed { part-in }. On Lutao that needs your rune artefact; choose a province of a land.
refusal-no-city-on-lutao = You cannot build a city on Lutao. It has its city from the start; build in one of the lands.
refusal-no-city-marker = You have no city marker. You can buy one for 5 points in the buying phase.
refusal-city-there = There is already a city in { $land }. A land holds at most one; choose another land.
refusal-no-city-symbol = You cannot build a city in { $province }. The city symbol is in { $symbol }; elsewhere in this land you may build only if you own the whole land.
refusal-last-army = There is only one army { part-in }, and one must always stay. Choose a province with more armies.
refusal-all-moved = No army { part-in } is free to move: the others have already moved, or one must stay. Each army moves only once per step.
refusal-nowhere-to-go = From { part-the } there is nowhere to go now. Choose another province.
refusal-not-adjacent = The armies cannot go { part-from } { part-to }. They go to an adjacent province, or up to two hexes with the { rune-flying }.
refusal-no-flight-on-lutao = Your armies cannot fly { part-to }: they fly from, to or over Lutao only with your rune artefact. One hex at a time they move as usual.
refusal-no-wrath-there = You cannot attack again { part-to }. Choose an adjacent province that another people owns, that is empty or that you contest, without golems; on Lutao you need your rune artefact.
refusal-no-coast = { $province } has no coast in this direction ({ $direction }). Choose a side that borders the sea.
refusal-no-landing-there = You cannot land in { $province } ({ $direction }) now. In the movement step you land only in provinces you do not own, in formation only in your own.
refusal-too-far = You cannot reach { $province } ({ $direction }) with { count-sticks }. Each sea hex of the route costs one; choose a nearer landing place.
refusal-no-ship = You have no ship to place. You can buy one for 4 points in the buying phase.
refusal-ship-there = There is already a ship in { $province } on this side ({ $direction }). A coastal edge has room for one; choose a free one.
refusal-no-ship-there = You have no ship in { $province } on this side ({ $direction }). Choose a ship on the coast of one of your own provinces.
refusal-has-sailed = The ship in { $province } ({ $direction }) has already made its voyage. Each ship sails once per step.
refusal-nobody-to-board = Nobody can go aboard in { $province } ({ $direction }). The armies must not have moved, and one stays behind.
refusal-no-voyage = The ship in { $province } ({ $direction }) cannot reach any landing place with { count-sticks }. Each sea hex of the route costs one stick.
refusal-number = { $number } is not possible. Choose a number from { $least } to { $most }.
refusal-hostages = { $number } hostages cannot go along. Each army holds at most one, so choose a number from { $least } to { $most }.
refusal-row = The ship cannot sail back { $number } hexes. It pays at least one stick and at most the length of its route; you have { count-sticks }.
refusal-too-many-armies = { $number } armies are too many. You may buy at most { $most } in one buying phase.
refusal-supply = { $number } armies are too many. Your supply has only { $most } left.
refusal-too-expensive = { $number } would cost { $price }, and you have { $budget } to spend. You can afford at most { $most }.
refusal-not-drawn = { $spell } is not among the cards you have drawn. Keep one of those.
refusal-not-in-hand = You do not hold { $spell } in this form. Choose a card from your hand; a marked one is written with an asterisk.
refusal-wrong-moment = { $spell } cannot be played at this moment. The card says when it can be.
refusal-golems-immune = Golems are immune to { $spell }. Against them you may play only spells that affect your own armies or cards.
refusal-marked-on-lutao = This { $spell } is marked. On, against or for Lutao you may use it only with your rune artefact.
refusal-no-target = { $spell } has no target now. Wait until there is one.
refusal-holder-only = { $spell } works only for the people that holds it, and that people is not fighting here. Play a spell that may help your other people, or pass.
refusal-not-offered = { $card } is not among the cards you have drawn. Choose one people and one rune from those.
refusal-other-land = { $land } was turned up. Lay this land now.
refusal-land-does-not-fit = { $land } would touch nothing there. It must share an edge with the sea ring or with a land.
refusal-land-on-something = { $land } would cover Lutao, the sea around it or another land there. Choose a free place or another rotation.
refusal-land-off-the-mat = { $land } would extend beyond the edge of the mat there. All its hexes must be on the mat; choose another place or rotation.
refusal-no-way = The route cannot go through ({ $q }, { $r }). Choose an adjacent sea hex from which you can still afford a landing.
refusal-no-such-card = You cannot choose { $card } here. Choose one of the cards offered.
refusal-gave-already = The Witches have already given a card this round. They give once and steal once in each round.
refusal-no-cards-to-void = This side has no cards to void. Choose the other side, or pass.
refusal-no-target-people = You cannot choose the { $people } for this spell. Choose one of the peoples offered.
refusal-no-ship-at-sea = Ship { $number } at sea cannot be chosen. Ships at sea are numbered in the order in which they got there; choose one of those offered.
refusal-no-stick = Ship { $number } at sea cannot sail without a stick. It pays at least one; you can buy sticks in the buying phase.

# Why a position cannot be
impossible-peoples = { $found } peoples do not fit { $players } players: each leads one people, in the pro variant two.
impossible-order = Every people stands at most once in the turn order, and only peoples of this game do.
impossible-order-out = A people stands in the turn order exactly while it is in the game.
impossible-turn = Turn { $turn } of round { $round } does not exist.
impossible-hostage-list = Hostages are counted for each of the four peoples.
impossible-no-goal = The armies go to a place that does not exist.
impossible-nobodys-turn = In this step it is the turn of some people, and here it is nobody’s.
impossible-unknown-offer = The peoples and runes to choose from must be known.
impossible-unknown-fighter = Somebody fights who is not in the game.
impossible-combat-turn = A battle does not have that many turns or rounds.
impossible-overlap = A land covers the sea ring or another land.
impossible-land-count = This land must lie on the mat or be still to lay, exactly once: { $land }.
impossible-nothing-to-lay = No land is left to be laid.
impossible-unlaid-land = This land must lie on the mat before anything else happens: { $land }.
impossible-off-the-mat = This land does not lie on the mat: { $land }.
impossible-no-coast = A ship lies on a side without a coast: { $province }.
impossible-unknown-owner = This province belongs to somebody who is not in the game: { $province }.
impossible-unlaid-province = Somebody stands in a province that does not lie on the mat yet: { $province }.
impossible-negative-armies = There cannot be fewer than no armies.
impossible-owner = A province has an owner exactly while armies stand there: { $province }.
impossible-moved = More armies have moved than stand here: { $province }.
impossible-golems = There are { $wanted } golems, on Lutao and in the supply; this position has { $found }.
impossible-golems-abroad = Golems never leave Lutao.
impossible-armies = { $people-id ->
        [none] A people must have { $wanted } armies in all and has { $found }.
       *[other] The { $people } must have { $wanted } armies in all and have { $found }.
    }
impossible-stock = A people has less than nothing of something, or more bound armies than its reserve has.
impossible-people-card = Every people has a card of its own.
impossible-negative-spells = There cannot be fewer than no spells.
impossible-hostages = These hostages are held by nobody who could hold them.
impossible-spell-count = The number of this spell is wrong: { $spell }. The game has { $wanted }, this position has { $found }.
impossible-card-count = The number of this combat card is wrong: { $card }. The game has { $wanted }, this position has { $found }.
impossible-people-count = The number of this people card is wrong: { $people }. The game has { $wanted }, this position has { $found }.
impossible-rune-count = The number of this rune is wrong: { $rune }. The game has { $wanted }, this position has { $found }.
impossible-over = A finished game waits for nobody and has a reason for its end.
impossible-running = A game in play waits for the player of the people that decides, and has no reason for its end.
impossible-setup = Peoples are chosen and lands are laid at the beginning, and only then.
impossible-no-errand = Nothing is waiting that asks for this decision.
impossible-errand-first = Something has to be decided before spells may be played.
impossible-no-battle = This decision belongs to a battle, and there is none.
impossible-not-fighting = Only a people that fights in this battle decides that.
impossible-no-group = No group is left in this battle that could row back.
impossible-no-spell = This decision belongs to a spell, and the people that decides has declared none.
impossible-no-window = Nobody may play a spell at this moment.
impossible-no-ship = No ship is there that could sail.
impossible-no-province = The province of the armies has not been chosen.
impossible-route = A route leaves the mat.
impossible-two-sides = A battle has two sides and runs through its steps.
impossible-fights-itself = A people fights against itself.
impossible-unknown-caster = A spell belongs to a people that is not in the game.
impossible-nothing-to-decide = Here nothing can be decided: no choice is possible.

# Prompts: the decision you face now
prompt-choose = Choose your people and your rune.
prompt-choose-people = Choose your people.
prompt-lay = Lay the land that was turned up.
prompt-moon = Assign a rune of the Moons to the next place.
prompt-place = Place your armies, cities and ships.
prompt-place-count = How many armies do you place there?
prompt-trap = Lay your traps, or say that you are done.
prompt-relay = Lay the trap you picked up somewhere else.
prompt-kill = Choose the army that your assassin removes, or pass.
prompt-move = Move or attack with your armies, sail your ships, or end your movement.
prompt-move-to = Where do the armies go?
prompt-move-count = How many armies go?
prompt-board = How many armies go aboard?
prompt-course = Choose where the ship lands.
prompt-combat = Choose the next battle.
prompt-ghosts = Do you call ghost armies into this battle?
prompt-strike = Do you strike first?
prompt-return = Return a combat card.
prompt-discard = Discard a second combat card.
prompt-gift = Give one of your revealed cards away, or pass.
prompt-void = Declare the cards of one side void, or pass.
prompt-give = Give the opponent one of your cards for good, or pass.
prompt-steal = Take one of the opponent’s cards for good, or pass.
prompt-hostages = How many hostages do you take?
prompt-retreat = A plague drives you out: how many armies go back with this group?
prompt-row = How many sticks do you pay to sail back?
prompt-rise = You have lost a province: where does the new army appear?
prompt-form = Regroup your armies, or end your formation.
prompt-form-to = Which of your provinces do the armies go to?
prompt-stop = The ship has landed. Does the voyage end here?
prompt-ashore = How many armies go ashore here?
prompt-aboard = How many more armies go aboard here?
prompt-golems = Command the golems, or end your turn.
prompt-golem-from = Choose where the golems attack from.
prompt-window-w1 = Placement is over: play a spell, or pass.
prompt-window-w2 = An action turn is about to begin: play a spell, or pass.
prompt-window-w3 = A voyage has been declared: stop it with a spell, or pass.
prompt-window-w4 = The battle begins: play a spell, or pass.
prompt-window-w5 = The next combat round begins: play a spell, or pass.
prompt-window-w6 = The cards have been revealed: play a spell, or pass.
prompt-window-w7 = You have won the battle: play a spell, or pass.
prompt-window-w8 = An action turn is over: play a spell, or pass.
prompt-window-w9 = The points have been counted: play a spell, or pass.
prompt-window-w10 = You have drawn your spells: play one, or pass.
prompt-window-r = A spell has been declared: stop it, or pass.
prompt-for = Which of your peoples is the spell for?
prompt-at = Choose the province for the spell.
prompt-against = Choose the people for the spell.
prompt-ship-at = Choose the coast where the ship appears.
prompt-teleport-to = Where do the armies go?
prompt-teleport-count = How many armies go?
prompt-revive = How many armies return?
prompt-keep-spell = Choose a spell to keep.
prompt-keep-card = Choose the card to keep.
prompt-give-up = A spell removes armies: how many hostages do you give up instead?
prompt-surplus = You hold too many spells: discard one.
prompt-buy-armies = How many armies do you buy?
prompt-buy-ships = How many ships do you buy?
prompt-buy-cities = How many city markers do you buy?
prompt-buy-sticks = How many sticks do you buy?
prompt-waiting = Waiting for { $seat } to decide.

# Help: the decision explained to a newcomer
help-choose = Keep one of your three peoples and one of your three runes. Nobody sees your choice until all players have made theirs.
help-choose-people = Keep one of your three peoples, and with it its power. Nobody sees your choice until all players have made theirs.
help-lay = The land must touch the sea ring around Lutao or a land already on the board. You may rotate it.
help-moon = You always have the rune assigned to your place in the turn order: place 1 moves first.
help-place = Armies go into your own provinces, at most 8 in each, and all of them must be placed. A city needs a city symbol or a complete land and teaches you a spell each round; a ship goes on a coast.
help-place-count = A province may hold at most 8 armies.
help-trap = Any other people that moves armies into a province with a trap loses one of them. Nobody else sees where your traps are.
help-relay = The trap you picked up must now go somewhere else.
help-kill = Before the turn of another player’s people, your rune removes one of its armies, even the last one in a province.
help-move = Each army may move once, into an adjacent province, and one always stays behind. You take an empty province at once; for any other there will be a battle afterwards. Ships carry armies over the sea, one stick for each sea hex.
help-move-to = You take an empty province at once. If others are there, a battle follows after the movement.
help-move-count = One army must stay behind.
help-board = One army must stay in the province.
help-course = The ship takes a shortest route to the coast you choose; each sea hex costs a stick. To send it through a certain hex, name that hex first.
help-combat = All battles must be fought, in any order you like. With the { rune-wrath } you may attack again from provinces you have just conquered.
help-ghosts = Up to 3 armies from your supply fight alongside yours, are destroyed first, and return after the battle.
help-strike = You draw cards, return one, and destroy attackers before they can play cards.
help-return = You draw more cards than you play: put back the one that helps you least; it goes to the bottom of your pile.
help-discard = One more of your remaining cards is discarded without effect before the cards are revealed.
help-gift = Once per battle you may give the opponent a revealed card, often a Miss, and draw another for it. The opponent then draws one card fewer, and none with a single army.
help-void = Once per battle you may have all cards of one side replaced by new ones from that side’s pile: yours if they are bad, the opponent’s if they are good.
help-give = Once per round you may put one of your played cards into the opponent’s deck for good.
help-steal = Once per round you may put one of the opponent’s played cards into your deck for good.
help-hostages = Each of your armies here may keep one destroyed enemy army as a hostage. Hits take hostages before armies.
help-retreat = Your survivors must leave in the groups in which they came, each with at most as many armies as it brought. You decide for one group after another.
help-row = With as many sticks as the route was long, the ship gets home. With fewer it waits at sea and must sail on in your next turn.
help-rise = One army from your supply appears in one of your provinces with fewer than 8 armies.
help-form = Each army may go once to an adjacent province of yours, and ships may sail between your provinces. At the end, armies beyond 8 in a province return to the supply.
help-form-to = In formation armies go only to your own provinces, and there is no battle. Armies that have just arrived in a province stay there.
help-stop = You may put all armies ashore, or sail on to another province of yours.
help-ashore = Those that stay aboard sail on.
help-aboard = Armies that have not moved may join; one stays in the province.
help-golems = You control the city of Lutao, so you may have golems attack an adjacent province of another people, or put new golems into an empty province of Lutao.
help-golem-from = All golems of the province you choose join the attack; each province costs one golem action.
help-window-w1 = All armies are placed, and no people has moved yet.
help-window-w2 = The next people is about to move and to attack.
help-window-w3 = The sticks are paid, but the ship has not left yet.
help-window-w4 = Spells played now work in the whole battle.
help-window-w5 = Spells played now work from this combat round on.
help-window-w6 = The hits have not been counted yet; this is the last chance to prevent them.
help-window-w7 = Some of your destroyed armies may return to the province.
help-window-w8 = After the last action turn of a round this is the last chance before the victory check.
help-window-w9 = The new turn order is set, and buying is yet to come.
help-window-w10 = You must discard what you hold above your limit after this, so play what you can use.
help-window-r = A { spell-counterspell } makes the declared spell fail; it may itself be stopped by another one.
help-for = The spell may be used for either of your peoples; choose the one that gets its effect.
help-at = The spell needs a province; only legal ones are offered.
help-against = The spell needs a people; only legal ones are offered.
help-ship-at = The ship appears on a free coast of one of your provinces.
help-teleport-to = Choose another of your provinces that has room.
help-teleport-count = Up to 3 armies that have not moved may go, and one must stay behind.
help-revive = Armies destroyed in this battle come back from your supply.
help-keep-spell = You draw twice as many spells as you may keep; the others are discarded.
help-keep-card = The other card goes back to the unused ones; artefacts you have taken remain valid.
help-give-up = Each hostage given up saves one of your armies.
help-surplus = You may hold 4 spells, 7 with the { rune-wisdom }, and any number while you control the city of Lutao.
help-buy-armies = The price grows with the number: 5 armies cost 10, 10 cost 26, 15 cost 49. Unspent points are lost. Next come ships, city markers and sticks.
help-buy-ships = A ship costs 4 and is placed on a coast in the next placement phase.
help-buy-cities = A city marker costs 5. A city protects its armies and brings a point and a spell each round.
help-buy-sticks = A stick costs 1 and takes a ship one sea hex. You may save sticks for later rounds.

# How an answer is typed, said only in the terminal
type-choose = Type choose elves flying, for example.
type-choose-people = Type choose elves, for example.
type-lay = Type lay RHU 5,0 3, for example: the land, the hex of its first province, and how many times it is rotated by 60°.
type-moon = Type moon 1 traps, for example.
type-place = Type army NUR2, city NUR1 or ship NUR2 W, for example, play and a spell, or end.
type-place-count = Type take 3, for example.
type-trap = Type trap NUR2 to lay one, lift NUR2 to pick one up and lay it elsewhere, trap card 2 for an artefact card, or enough.
type-relay = Type trap NUR2, for example.
type-kill = Type kill NUR2, kill ship 1 for a ship at sea, or pass.
type-move = Type move NUR2, sail NUR2 W or sail ship 1, for example, play and a spell, or end.
type-move-to = Type to SIG4, for example.
type-move-count = Type take 3, for example, or take 3+1 if a hostage goes along.
type-board = Type take 3, for example, or take 3+1 if a hostage goes along.
type-course = Type land LUT9 W, for example, or via -3,1 for the hex (-3, 1).
type-combat = Type fight NUR2 or wrath NUR2, for example, or end when nothing is left to fight.
type-ghosts = Type yes or no.
type-strike = Type yes or no.
type-return = Type return miss, for example.
type-discard = Type discard hit, for example.
type-gift = Type give miss, for example, or pass.
type-void = Type void own, void other or pass.
type-give = Type give miss, for example, or pass.
type-steal = Type steal hit, for example, or pass.
type-hostages = Type take 2, for example.
type-retreat = Type take 2, for example, or take 2+1 if a hostage goes along.
type-row = Type row 2, for example.
type-rise = Type rise NUR2, for example.
type-form = Type move NUR2 or sail NUR2 W, for example, play and a spell, or end.
type-form-to = Type to SIG4, for example.
type-stop = Type anchor to end the voyage, or onward to sail on.
type-ashore = Type take 1, for example, take 0 for nobody, or take 1+1 if a hostage goes along.
type-aboard = Type take 1, for example, take 0 for nobody, or take 1+1 if a hostage goes along.
type-golems = Type golems LUT2 to attack LUT2, raise LUT1 to put golems there, or end.
type-golem-from = Type from LUT1, for example, or enough to begin the attack.
type-window-w1 = Type play lightning, for example, or pass.
type-window-w2 = Type play lightning, for example, or pass.
type-window-w3 = Type play storm to stop it, or pass.
type-window-w4 = Type play strength, for example, or pass.
type-window-w5 = Type play strength, for example, or pass.
type-window-w6 = Type play stone_skin, for example, or pass.
type-window-w7 = Type play resurrection, for example, or pass.
type-window-w8 = Type play lightning, for example, or pass.
type-window-w9 = Type play rich_harvest, for example, or pass.
type-window-w10 = Type play lightning, for example, or pass.
type-window-r = Type play counterspell, or pass.
type-for = Type for elves, for example.
type-at = Type at NUR2, for example.
type-against = Type against elves, for example.
type-ship-at = Type ship NUR2 W, for example.
type-teleport-to = Type to SIG4, for example.
type-teleport-count = Type take 3, for example.
type-revive = Type take 2, for example.
type-keep-spell = Type keep lightning, for example.
type-keep-card = Type keep elves or keep traps, for example.
type-give-up = Type take 1, for example, or take 0 for none.
type-surplus = Type discard lightning, for example; an asterisk means a marked card.
type-buy-armies = Type armies 7, for example.
type-buy-ships = Type ships 1, for example.
type-buy-cities = Type cities 1, for example.
type-buy-sticks = Type sticks 3, for example.

# Moves: entries of a menu
move-word =
    { $word-id ->
        [pass] Pass
        [enough] That is enough
        [yes] Yes
        [no] No
        [anchor] All ashore: end the voyage
        [onward] Sail on
       *[end] Done
    }
move-choose =
    { $rune-id ->
        [none] { $people }
       *[other] { $people } with the { $rune }
    }
move-lay = Lay { $land } at ({ $q }, { $r }), rotated: { $rotation }
move-moon = Place { $place }: { $rune }
move-at =
    { $word-id ->
        [army] Place armies { part-in }
        [city] Build a city { part-in }
        [trap] Lay a trap { part-in }
        [lift] Pick up the trap { part-in }
        [kill] Remove an army { part-in }
        [move] Move armies out of { part-the }
        [to] Go { part-to }
        [fight] Fight { part-in }
        [wrath] Attack again from { part-the }
        [rise] New army { part-in }
        [golems] Attack { part-the } with golems
        [from] Golems from { part-the }
        [raise] Put golems { part-in }
       *[at] Choose { part-the }
    }
move-edge =
    { $word-id ->
        [ship] Place a ship in { $province }, { $direction } coast
        [sail] Sail from { $province }, { $direction } coast
       *[land] Land in { $province }, { $direction } coast
    }
move-trap-card =
    { $word-id ->
        [lift] Pick up the trap on artefact card { $number }
       *[trap] Lay a trap on artefact card { $number }
    }
move-vessel =
    { $word-id ->
        [kill] Remove an army on ship { $number } at sea
       *[sail] Sail on with ship { $number } at sea
    }
move-via = Route through ({ $q }, { $r })
move-take =
    { $hostages ->
        [0] Number: { $armies }
       *[other] Number: { $armies }, with { count-hostages }
    }
move-count =
    { $word-id ->
        [row] Sail back, sticks: { $number }
        [armies] Armies: { $number }
        [ships] Ships: { $number }
        [cities] City markers: { $number }
       *[sticks] Sticks: { $number }
    }
move-card =
    { $word-id ->
        [return] Return { $card }
        [discard] Discard { $card }
        [give] Give { $card }
       *[steal] Take { $card }
    }
move-void =
    { $side-id ->
        [own] Void your own cards
       *[other] Void the opponent’s cards
    }
move-spell =
    { $word-id ->
        [play] Play { $spell }
        [keep] Keep { $spell }
       *[discard] Discard { $spell }
    }{ $marked ->
        [0] {""}
       *[other] {" "}(marked)
    }
move-toward =
    { $word-id ->
        [for] For the { $people }
       *[against] Choose the { $people }
    }
move-keep = Keep: { $card }

# Reasons: each completes “It …”
reason-stops = attacks the city before it wins the { $people } the game this round ({ $odds }%)
reason-storms =
    { $odds ->
        [0] takes the city of Lutao without a fight
       *[other] storms the city of Lutao: { $odds }% to win
    }
reason-artefact =
    { $odds ->
        [0] takes your { $kind }: you must then hold the city for { count-required }
       *[other] takes your { $kind } ({ $odds }%): you must then hold the city for { count-required }
    }
reason-holds-city = keeps the city of Lutao with { count-armies } inside
reason-foothold =
    { $odds ->
        [0] gains your first foothold on Lutao
       *[other] gains your first foothold on Lutao: { $odds }% to win
    }
reason-gathers = gathers { count-armies } beside the city of Lutao, enough to storm it
reason-completes =
    { $odds ->
        [0] completes { $land }: a bonus of { $bonus } each round
       *[other] completes { $land } with a win ({ $odds }%): a bonus of { $bonus } each round
    }
reason-breaks = ends the bonus of the { $people } for { $land } ({ $odds }%): { $bonus } each round
reason-takes-city =
    { $odds ->
        [0] takes the city in { $province }: a point and a spell each round
       *[other] takes the city in { $province } ({ $odds }%): a point and a spell each round
    }
reason-walks-in = takes { $province } without a fight
reason-wins-battle = attacks with { $armies } against { $others }: { $odds }% to win
reason-idle-card = returns a card that does nothing here
reason-keeps-breakers = keeps the cards that hit inside a city
reason-keeps-shield = keeps a Shield against the sure hits of the golems
reason-island = puts new armies straight on the island
reason-launches = needs only { count-sticks } from there to Lutao
reason-crossing = pays for the crossing: a ship and { count-sticks }
reason-founds =
    { $points ->
        [one] builds a city: { $points } point and a spell each round
       *[other] builds a city: { $points } points and a spell each round
    }
reason-guards = guards { $province } against { count-armies } next door
reason-saves-surplus = saves { count-armies } above the limit
reason-spends-all = spends every point
reason-wins = wins the game at the end of this round
reason-drives-off = drives the { $people } off { $province } with golems: { $odds }% to win
reason-closes = closes a way to your city with golems: the { $people } are near
reason-saves = saves { count-armies } from { $spell }
reason-removes-last = removes the last army of the { $people } { part-in }
reason-opens =
    { $odds ->
        [0] lets you take { part-the } from there without a fight
       *[other] lets you attack { part-the } from there: { $odds }% to win
    }
reason-adds-cards =
    { $number ->
        [1] lets you draw one more card in the combat round
       *[other] lets you draw { $number } more cards in the combat round
    }
reason-prevents =
    { $hits ->
        [1] prevents one hit
       *[other] prevents { $hits } hits
    }
reason-free-power = uses an advantage that costs nothing here
reason-voids =
    { $whose ->
        [own] replaces a weak draw of yours (cards: { $number }, hits: { $hits })
       *[other] replaces a strong draw of theirs (cards: { $number }, hits: { $hits })
    }
reason-readies = has { $armies } armies ready against { $others } { part-in }
reason-border = strengthens { part-the }, next to the { $people }
reason-leads =
    { $use ->
        [surplus] lets you save armies above the limit by moving them { part-to }
       *[border] lets you bring armies from there { part-to }, next to foes
    }
reason-leaves-crossing =
    { $points ->
        [one] leaves { $points } point, enough for the way to Lutao
       *[other] leaves { $points } points, enough for the way to Lutao
    }
reason-no-attack = leaves it at that: no attack here has an even chance
reason-unharmed = keeps { spell-counterspell }: { $spell } does you no harm

# Outcomes: the closing sentence
outcome-city =
    { $you ->
        [won] Victory! You have held the city of Lutao long enough.
        [lost] Defeat. { $winner } has held the city of Lutao long enough.
       *[watching] { $winner } wins by holding the city of Lutao.
    }
outcome-elimination =
    { $you ->
        [won] Victory! All other peoples are out of the game.
        [lost] Defeat. Your people is out of the game, and { $winner } wins.
       *[watching] { $winner } wins: all others are out of the game.
    }
outcome-rounds =
    { $you ->
        [won] Victory! The round limit is reached, and you are first.
        [lost] Defeat. The round limit is reached. Victory: { $winner }.
        [drawn] The round limit is reached, and first place is shared: { $winner }.
       *[watching] The round limit is reached. Victory: { $winner }.
    }
outcome-concession =
    { $you ->
        [won] Victory! All other players have resigned or are out of the game.
        [lost] Defeat. { $winner } is the last player left at the table.
       *[watching] { $winner } wins: all other players have resigned or are out of the game.
    }
outcome-agreement = A draw by agreement.
outcome-resignation =
    { $you ->
        [won] Victory! Your opponent has resigned.
        [lost] Defeat. You have resigned.
       *[watching] The game ended by resignation. Victory: { $winner }.
    }

# Faults: sets of cards and boards from files

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-choose = choose
word-lay = lay
word-moon = moon
word-army = army
word-take = take
word-city = city
word-ship = ship
word-trap = trap
word-card = card
word-lift = lift
word-kill = kill
word-move = move
word-to = to
word-sail = sail
word-via = via
word-land = land
word-fight = fight
word-wrath = wrath
word-return = return
word-discard = discard
word-give = give
word-steal = steal
word-void = void
word-own = own
word-other = other
word-row = row
word-rise = rise
word-anchor = anchor
word-onward = onward
word-from = from
word-raise = raise
word-play = play
word-for = for
word-at = at
word-against = against
word-keep = keep
word-armies = armies
word-ships = ships
word-cities = cities
word-sticks = sticks
word-yes = yes
word-no = no
word-enough = enough
word-pass = pass
word-end = end
