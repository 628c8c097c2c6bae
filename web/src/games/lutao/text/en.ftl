# Before a player resigns
resign-ask =
    { $players ->
        [3] Your people leave the game for good. The others play on without you.
        [4] Your people leave the game for good. The others play on without you.
       *[other] The game ends at once and you lose.
    }

# The map
lut-archipelago = The archipelago of Lutao
lut-people-you = { $people } (you)
lut-people-of = { $people } ({ $name })
lut-empty = empty
lut-count-armies =
    { $mine ->
        [yes] { $count ->
            [one] { $count } army of yours
           *[other] { $count } armies of yours
        }
       *[no] { $count ->
            [one] { $count } army, { $people }
           *[other] { $count } armies, { $people }
        }
    }
lut-count-golems =
    { $count ->
        [one] { $count } golem
       *[other] { $count } golems
    }
lut-count-hostages =
    { $count ->
        [one] { $count } hostage
       *[other] { $count } hostages
    }
lut-attacked-by = attacked by { $count }
lut-city = city
lut-city-symbol = a city may be built here
lut-city-site = city sign
lut-ships-at =
    { $count ->
        [one] ship on its edge: { $directions }
       *[other] { $count } ships on its edges: { $directions }
    }
lut-artefact-people = people artefact of the { $people }
lut-artefact-rune = rune artefact of the { $people }
lut-your-artefact-people = your people artefact
lut-your-artefact-rune = your rune artefact
lut-trap-here = your trap
lut-land-open = { $land }: bonus { $bonus } for owning all of it
lut-land-whole = { $land }: complete, { $people }, bonus { $bonus }
lut-ship-at-sea = Ship { $number } at sea, { $armies } aboard.
lut-deed-attack = Attack with 1 to { $most } armies.
lut-deed-go = Move there with 1 to { $most } armies.

# The round
lut-stages = Phases of the round
lut-round = Round { $round }
lut-round-of = Round { $round } of { $rounds }
lut-stage-placement = Placement
lut-stage-action = Move or attack · battle · form
lut-stage-scoring = Scoring
lut-stage-spells = Spells
lut-stage-buying = Buying
lut-step-choosing = choosing peoples
lut-step-laying = building the board
lut-step-starting = first abilities
lut-step-placing = placement
lut-step-trapping = traps
lut-step-after_placement = after placement
lut-step-lurking = the Assassin
lut-step-before_turn = before a turn
lut-step-moving = Move or attack
lut-step-fighting = Battles
lut-step-forming = Formation
lut-step-commanding = Golem actions
lut-step-after_turn = end of a turn
lut-step-scoring = scoring
lut-step-after_scoring = after scoring
lut-step-learning = spell cards
lut-step-learned = spell cards
lut-step-limiting = hand limit
lut-step-buying = buying

# The city of Lutao
lut-city-race = City of Lutao
lut-city-guarded = Nobody holds it.
lut-city-held = { $people }: round { $held } of { $required }
lut-city-needs = { $who }: { $required ->
        [one] { $required } round to hold
       *[other] { $required } rounds to hold
    }

# The players
lut-no-people-yet = choosing a people
lut-place = number { $place } in turn order
lut-points-short =
    { $points ->
        [one] point
       *[other] points
    }
lut-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lut-armies = { $count } armies on the board, { $supply } in the supply

# The hand
lut-your-hand = Your hand
lut-hand-of = This people’s hand
lut-hidden-spell = Hidden spell
lut-hidden-card = Hidden combat card
lut-no-spells = No spells yet. Cities teach them.
lut-limit =
    { $limit ->
        [999] No limit
       *[other] Limit { $limit }
    }
lut-marked = marked by True Knowledge
lut-from-lutao = learned in Lutao
lut-seen = known to another player
lut-banned = banned this round
lut-deck = Your deck
lut-deck-of = Combat cards
lut-people = People
lut-rune = Rune
lut-kind-people = People
lut-kind-rune = Rune
lut-kind-spell = Spell
lut-kind-combat = Combat card
lut-card-copies =
    { $copies ->
        [one] One card of this kind is in the game.
       *[other] { $copies } cards of this kind are in the game.
    }
lut-card-pile = { $count } of the { $all } combat cards every people starts with.
lut-card-draws = Draws { $draws } combat cards with 1 / 2 / 3 armies and returns { $returned }.
lut-card-awake = Works on Lutao too: its artefact is taken.
lut-card-asleep = Does not work on Lutao until its artefact is taken.
lut-keep = Which do you keep?
lut-tool-army =
    { $count ->
        [one] { $count } army to place
       *[other] { $count } armies to place
    }
lut-tool-city =
    { $count ->
        [one] Build a city
       *[other] Build a city ({ $count })
    }
lut-tool-ship =
    { $count ->
        [one] Launch a ship
       *[other] Launch a ship ({ $count })
    }
lut-tool-lift = Pick up a trap
lut-tool-via = Plan the route yourself
lut-artefact-card = Artefact card { $number }
lut-coast = Which coast?
lut-coast-sticks =
    { $sticks ->
        [one] { $direction }: { $sticks } stick
       *[other] { $direction }: { $sticks } sticks
    }
lut-golem-actions =
    { $count ->
        [one] { $count } golem action left
       *[other] { $count } golem actions left
    }
lut-golem-hint = Choose an empty province of Lutao to put golems there, or an enemy province to attack it.
lut-golem-from-hint = Choose the golems that attack. Each province costs one action.
lut-lay = Lay { $land }
lut-lay-hint = Turn it as you like, then choose a place.
lut-lands-left =
    { $count ->
        [0] the last land
        [one] one more land after it
       *[other] { $count } more lands after it
    }
lut-window = You may play a spell now
lut-cast-now = { $who }: { $spell }
lut-moment-w1 = Placement is over.
lut-moment-w2 = Before an action turn.
lut-moment-w3 = A voyage was declared.
lut-moment-w4 = A battle begins.
lut-moment-w5 = A new combat round begins.
lut-moment-w6 = All cards have been revealed.
lut-moment-w7 = The battle has been won.
lut-moment-w8 = An action turn ends.
lut-moment-w9 = The points have been counted.
lut-moment-w10 = You have drawn your spells.
lut-moment-r = A spell was declared. It can still be stopped.

# Numbers
lut-how-many = How many
lut-fewer = One fewer
lut-more = One more
lut-all = All { $count }
lut-max = max { $count }
lut-with-hostages = taking hostages along
lut-ask-place-count = Armies to place here
lut-ask-move-count = Armies to move
lut-ask-board = Armies to take aboard
lut-ask-ashore = Armies to put ashore here
lut-ask-aboard = Armies to take aboard here
lut-ask-hostages = Hostages to take
lut-ask-retreat =
    { $afloat ->
        [yes] Armies to sail back to { $origin }
       *[no] Armies to withdraw to { $origin }
    }
lut-ask-row =
    { $hexes ->
        [one] Sticks to sail back ({ $hexes } reaches { $origin })
       *[other] Sticks to sail back ({ $hexes } reach { $origin })
    }
lut-ask-teleport-count = Armies to teleport
lut-ask-revive = Armies to bring back
lut-ask-give-up = Hostages to give up

# Choosing
lut-choosing = Choose your people and your rune
lut-choosing-people = Choose your people
lut-choosing-wait = The others are choosing their peoples.
lut-draws = draws { $draws } cards with 1 / 2 / 3 armies, returns { $returned }

# Battles
lut-battle-for =
    { $id ->
        [LUT0] Battle for the city of Lutao
       *[other] Battle for { $province }
    }
lut-combat-round = Combat round { $round }
lut-attacks = attacks
lut-defends = defends
lut-defends-city = defends the city
lut-armies-left = { $count } left
lut-cards-of = Cards: { $people }
lut-golem-hits =
    { $count ->
        [one] { $count } automatic hit, no cards
       *[other] { $count } automatic hits, no cards
    }
lut-returned =
    { $count ->
        [one] { $count } card returned
       *[other] { $count } cards returned
    }
lut-void = Declare void
lut-sum-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
lut-sum-shields =
    { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
lut-sum-reflected = { $count } reflected
lut-sum-skin = { $count } stone skin
lut-sum-ignored = { $count } ignored
lut-loss-ghosts =
    { $count ->
        [one] { $count } ghost
       *[other] { $count } ghosts
    }
lut-loss-hostages =
    { $count ->
        [one] { $count } hostage
       *[other] { $count } hostages
    }
lut-loss-armies = { $count }
lut-loses = loses { $losses }
lut-loses-nothing = loses nothing
lut-nobody-left = Nobody is left. The province is empty.
lut-wins-battle = { $people }: won, { $armies } left.
lut-fold = Collapse the battle
lut-unfold = Expand the battle
doubt-no-attack = You have not attacked
doubt-no-attack-text = You attack by moving: choose one of your highlighted provinces, then one held by someone else. The battles follow when movement ends.
lut-read = Continue
lut-hint-return = Which card goes back under your pile? You play the rest.
lut-hint-discard = Which card do you discard?
lut-hint-give = Which card do you give away?
lut-hint-steal = Which card do you steal?
lut-hint-number = Choose the number below.
lut-odds = { $wins }% to win, about { $left } left
lut-odds-none = hardly any chance of winning
lut-odds-attacker = Attacker: { $chance }

# What a move brings
lut-fx-golems =
    { $count ->
        [one] { $count } golem: { $count } automatic hit each round
       *[other] { $count } golems: { $count } automatic hits each round
    }
lut-fx-against =
    { $count ->
        [one] against { $count } army, { $people }
       *[other] against { $count } armies, { $people }
    }
lut-fx-city = Sheltered by a city: plain hits do nothing
lut-fx-rest = Your power does not work on Lutao yet
lut-fx-free = You take { part-the } without a fight
lut-fx-artefact-people = Your people artefact: one round less to hold the city of Lutao
lut-fx-artefact-rune = Your rune artefact: one round less to hold the city of Lutao
lut-fx-sticks =
    { $sticks ->
        [one] { $sticks } stick of { $stock }
       *[other] { $sticks } sticks of { $stock }
    }
lut-fx-golems-join =
    { $count ->
        [one] { $count } golem joins the attack
       *[other] { $count } golems join the attack
    }
lut-fx-golem-supply =
    { $count ->
        [one] { $count } golem in the supply
       *[other] { $count } golems in the supply
    }
lut-fx-city-built = The city of { $land }: 1 point and 1 spell each round
lut-fx-there =
    { $count ->
        [one] { $count } army there, { $people }
       *[other] { $count } armies there, { $people }
    }

# Titles and verbs of moves
lut-title-other = { $move }
lut-title-choose = Lead the { $people }?
lut-verb-choose = Choose
lut-title-lay = Lay { $land } here?
lut-verb-lay = Lay it
lut-title-moon = { $rune } for place { $place }?
lut-verb-moon = Assign
lut-title-army = Place armies { part-in }
lut-title-take-place-count = Place { $armies } { part-in }?
lut-verb-take-place-count = Place { $armies }
lut-title-city = Build a city { part-in }?
lut-verb-city = Build
lut-title-ship = Launch a ship at { $province }, { $direction }?
lut-verb-ship = Launch
lut-title-trap = Lay a trap in { $province }?
lut-verb-trap = Lay the trap
lut-title-trap-card = Lay a trap on artefact card { $number }?
lut-verb-trap-card = Lay the trap
lut-title-lift = Pick up the trap in { $province }?
lut-verb-lift = Pick up
lut-title-lift-card = Pick up the trap on artefact card { $number }?
lut-verb-lift-card = Pick up
lut-title-enough = Done choosing
lut-title-enough-golems = The golems attack { part-the }
lut-verb-enough-golems = Attack now
lut-verb-enough = Done
lut-title-kill = Kill an army { part-in }?
lut-verb-kill = Strike
lut-title-kill-ship = Kill an army on ship { $number }?
lut-verb-kill-ship = Strike
lut-title-move = Move or attack from { part-the }
lut-title-to = Move { part-to }
lut-title-to-attack = Attack { part-the }
lut-title-attack = Attack { part-the } with { $armies }?
lut-verb-attack = Attack
lut-title-take-move-count = Move { $armies } { part-to }?
lut-verb-take-move-count = Move { $armies }
lut-title-sail = Sail from { $province }
lut-title-sail-ship = Sail on with ship { $number }
lut-title-take-board = Board { $armies } at { $origin }?
lut-verb-take-board = Board { $armies }
lut-title-via = Sail through this hex ({ $sticks })
lut-verb-via = This way
lut-title-land = Land at { $province }?
lut-verb-land = Land
lut-title-land-attack = Attack { $province } from the sea?
lut-verb-land-attack = Attack from the sea
lut-title-take-ashore = Put { $armies } ashore?
lut-verb-take-ashore = Put ashore: { $armies }
lut-title-take-aboard = Take { $armies } aboard?
lut-verb-take-aboard = Take aboard: { $armies }
lut-title-anchor = Everyone goes ashore; the voyage is over.
lut-verb-anchor = All ashore
lut-title-onward = Sail on from here
lut-verb-onward = Sail on
lut-title-fight = Fight for { part-the }?
lut-verb-fight = Fight
lut-title-wrath = Attack again from { part-the }
lut-title-yes-ghosts = Call the ghosts into this battle
lut-verb-yes-ghosts = Call the ghosts
lut-title-no-ghosts = Fight without ghosts
lut-verb-no-ghosts = No ghosts
lut-title-yes-strike = Strike first
lut-verb-yes-strike = Strike first
lut-title-no-strike = Do not strike first
lut-verb-no-strike = Hold back
lut-title-card-return = Return { $card }?
lut-verb-card-return = Return { $card }
lut-title-card-discard = Discard { $card }?
lut-verb-card-discard = Discard { $card }
lut-title-card-give = Give { $card } away?
lut-verb-card-give = Give { $card }
lut-title-card-steal = Steal { $card }?
lut-verb-card-steal = Steal { $card }
lut-title-void = Declare these cards void?
lut-verb-void = Declare void
lut-title-take-hostages = Take { $armies } as hostages?
lut-verb-take-hostages = Take { $armies }
lut-title-take-retreat = Withdraw { $armies } this way?
lut-verb-take-retreat = Withdraw { $armies }
lut-title-row = Row back with { $number ->
        [one] { $number } stick
       *[other] { $number } sticks
    }?
lut-verb-row = Row back
lut-title-rise = Rise again { part-in }?
lut-verb-rise = Rise here
lut-title-golems = Send golems against { part-the }
lut-title-from = Golems from { part-the }
lut-title-raise = Raise golems { part-in }?
lut-verb-raise = Raise
lut-title-spell-play = Play { $spell }?
lut-verb-spell-play = Play
lut-title-spell-keep = Keep { $spell }?
lut-verb-spell-keep = Keep
lut-title-spell-discard = Discard { $spell }?
lut-verb-spell-discard = Discard
lut-title-for = For the { $people }?
lut-verb-for = For the { $people }
lut-title-against = Against the { $people }?
lut-verb-against = Against the { $people }
lut-title-at = Cast it { part-in }?
lut-verb-at = There
lut-title-take-teleport-count = Teleport { $armies }?
lut-verb-take-teleport-count = Teleport { $armies }
lut-title-take-revive = Bring { $armies } back?
lut-verb-take-revive = Bring back { $armies }
lut-title-take-give-up = Give up { $armies ->
        [one] { $armies } hostage
       *[other] { $armies } hostages
    }?
lut-verb-take-give-up = Give up { $armies }
lut-title-armies = Armies: { $number }
lut-verb-armies = Buy { $number }
lut-title-ships = Ships: { $number }
lut-verb-ships = Buy { $number }
lut-title-cities = City markers: { $number }
lut-verb-cities = Buy { $number }
lut-title-sticks = Movement sticks: { $number }
lut-verb-sticks = Buy { $number }
lut-title-keep = Keep { $card }?
lut-verb-keep = Keep
lut-title-pass-window = Play no spell now
lut-verb-pass-window = Pass
lut-title-pass-kill = Kill nobody
lut-verb-pass-kill = Spare them
lut-title-pass-gift = Give no card
lut-verb-pass-gift = No gift
lut-title-pass-void = Leave the cards as they are
lut-verb-pass-void = Leave them
lut-title-pass-give = Give no card
lut-verb-pass-give = Give none
lut-title-pass-steal = Steal no card
lut-verb-pass-steal = Steal none
lut-title-end-placing = Placement is done
lut-verb-end-placing = Done placing
lut-title-end-moving =
    { $battles ->
        [0] No attack this turn: formation follows
        [one] No more moves or attacks: the battle follows
       *[other] No more moves or attacks: { $battles } battles follow
    }
lut-verb-end-moving = End movement
lut-title-end-fighting = No more attacks
lut-verb-end-fighting = End the battles
lut-title-end-forming = Formation is done: the turn ends
lut-verb-end-forming = End the turn
lut-title-end-commanding = No more golem actions
lut-verb-end-commanding = End golem actions

# Buying and scoring
lut-buying = Buying
lut-item-armies = Armies
lut-item-ships = Ships
lut-item-cities = City markers
lut-item-sticks = Movement sticks
lut-next-costs =
    { $points ->
        [one] the next one costs { $points } point
       *[other] the next one costs { $points } points
    }
lut-each-costs =
    { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }
lut-supply-end = none left
lut-budget-left = of { $budget } left
lut-price-curve = Price of armies bought together
lut-unspent =
    { $points ->
        [one] { $points } point would be lost.
       *[other] { $points } points would be lost.
    }
lut-all-spent = Everything is spent.
lut-buy =
    { $points ->
        [0] Buy nothing
        [one] Buy for { $points } point
       *[other] Buy for { $points } points
    }
lut-count-provinces =
    { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
lut-count-lutao = { $count } on Lutao
lut-count-cities =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
lut-count-lands = { $count } for complete lands
lut-count-land-cities = { $count } for their cities
lut-scoring = Scoring
lut-scoring-short = Points · prices
lut-points-and-prices = Scoring and prices
lut-no-scoring-yet = Nothing has been scored yet.
lut-last-scoring = The last scoring, at the end of round { $round }. Each people’s panel shows what it would score now.
lut-prices = Prices
lut-score-provinces = Provinces
lut-score-lutao = Lutao
lut-score-cities = Cities
lut-score-lands = Lands
lut-score-land-cities = Land with city
lut-score-where = Province by province
lut-score-bonus = { $land } complete: +{ $bonus }
lut-score-total = Points

# Automatic answers
lut-auto = When should we ask you?
lut-auto-short = Spell windows
lut-auto-calm-windows = Between turns
lut-auto-battle-windows = In battles
lut-auto-answers = Responses to spells and voyages
lut-auto-combat-cards = Returning and discarding combat cards
lut-auto-ask = ask me
lut-auto-always = every time
lut-auto-rest = not until my turn
lut-rest = Pass until my turn
lut-auto-pass = pass for me
lut-auto-concerned = if it concerns me
lut-auto-spare = misses go by themselves

# The end, and reading aloud
lut-end-rounds =
    { $rounds ->
        [one] After { $rounds } round
       *[other] After { $rounds } rounds
    }
lut-end-ranking = The rounds are up. The people that holds the city of Lutao comes first; then points decide, then artefacts taken, provinces, and armies on the board.
lut-end-out = eliminated
lut-end-people =
    { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }, { $lands ->
        [one] { $lands } complete land
       *[other] { $lands } complete lands
    }
lut-say-round = Round { $round }, { $step }.
lut-say-people = { $who }: { $points } points, { $provinces } provinces, { $armies } armies, { $lands } complete lands, { $spells } spells, { $sticks } sticks, { $reserve } in reserve.
lut-say-city-free = Nobody holds the city of Lutao.
lut-say-city = The { $people } hold the city of Lutao: round { $held } of { $required }.
lut-say-battle = Battle for { part-the }, combat round { $round }.

# Powers of the peoples
lut-power-bards = Reveal first; once per battle give the opponent a card, and they draw one fewer.
lut-power-druids = Draw one extra card and return two, after seeing the opponent’s cards.
lut-power-elves = First strike when attacked.
lut-power-faeries = Shields that block a hit send it back.
lut-power-goblins = Two cards for each army; hero strikes hit only once.
lut-power-witches = Once per round each: give away one played card for good, and steal one for good.
lut-power-clerics = Once per battle, declare one side’s cards void; that side draws new ones.
lut-power-shapeshifters = Borrow the power of another people; it changes when you fall behind.
lut-power-orcs = The opponent’s armies count for less when cards are drawn.
lut-power-giants = City hits count twice where there is no city; hero strikes are never weakened.
lut-power-knights = Draw one extra card; return one, then discard one.
lut-power-dwarves = The first hit of each battle is ignored.
# Abilities of the runes
lut-ability-assassin = Before each opponent’s turn, kill one of their armies.
lut-ability-ghosts = Three ghost armies join your city battles.
lut-ability-moons = A different rune for each place in the turn order.
lut-ability-flying = Armies move up to two fields, over anything.
lut-ability-reincarnation = For each lost province, an army rises elsewhere.
lut-ability-traps = Three secret traps in your provinces each kill one intruder.
lut-ability-plagues = A people that takes a province from you must leave it again.
lut-ability-choice = Draw twice as many spells, keep half.
lut-ability-enslavement = Beaten armies become hostages that take hits for yours.
lut-ability-true_knowledge = One more spell each round.
lut-ability-wisdom = Two spells at the start, seven in hand, and you see all hands.
lut-ability-wrath = Conquerors may attack again at once.
# What the spells do
lut-does-strength = One extra combat card in each round of this battle.
lut-does-counterspell = Stops a spell that was just declared.
lut-does-courage_of_the_few = One extra card for each army in this battle.
lut-does-great_host = Up to five armies count in this battle.
lut-does-weakness = The opponent draws one card fewer in this battle.
lut-does-stone_skin = Up to two hits are prevented in this combat round.
lut-does-second_chance = Your played cards are replaced by new ones.
lut-does-silence = The opponent’s power does not work in this battle.
lut-does-resurrection = Up to two lost armies return after a victory.
lut-does-lightning = Removes one army from a province without a city.
lut-does-firestorm = Removes half the armies of a province, at most three.
lut-does-earthquake = Destroys an opponent’s city on a land.
lut-does-defectors = A lone neighbouring army becomes yours.
lut-does-mind_theft = Take a random spell from another player’s hand.
lut-does-rune_shift = Change your rune: draw two, keep one.
lut-does-new_blood = Change your people: draw two, keep one.
lut-does-rune_ban = An opponent’s rune does nothing until the round ends.
lut-does-storm = Stops a voyage that was just declared.
lut-does-fair_wind = Three extra sticks for this turn.
lut-does-phantom_ship = A ship on one of your coasts, at once.
lut-does-teleport = One to three armies jump between your provinces.
lut-does-levy = Two extra armies to place at once.
lut-does-rich_harvest = Five extra points to spend.
lut-does-famine = An opponent has five points fewer to spend.
lut-does-time_swirl = Swap places with another people in the turn order.

# Legend: what each symbol and number means
lut-tip-armies = A province may hold at most 8 after placement and at the end of a turn.
lut-tip-contested = Contested: attackers have entered. The battle follows when movement ends; until then nobody owns the province.
lut-tip-empty = The first people to move in owns it at once.
lut-tip-golems = Each golem deals one automatic hit in every combat round. Spells, powers and runes do not affect it.
lut-tip-city-site = A city may be built here. One city per land.
lut-tip-city = Shelters its defenders from plain Hits. 1 point and 1 spell each round.
lut-tip-city-lutao = The goal of the game. Hold it long enough and you win. Its ruler commands the golems.
lut-tip-ship = A ship belongs to the owner of the province. It carries any number of armies; one always stays ashore.
lut-tip-ship-sailed = A faded ship has already sailed in this step.
lut-tip-fleet = Driven off by a plague. It must sail on in its people’s next turn.
lut-tip-ring = Sea around Lutao. No land is ever placed here.
lut-tip-landing = The number is how many sticks it takes to land here: one for each sea hex.
lut-tip-artefact-people = When its people takes it, they need one round less in the city of Lutao, and their power works on the island.
lut-tip-artefact-rune = When its people takes it, they need one round less in the city of Lutao, and their rune works on the island.
lut-tip-hostages = Hostages held by these armies. They take hits first.
lut-tip-trap = Hidden from others. Any other people that moves in loses one army.
lut-tip-land-open = Bonus for owning every province of this land, each round.
lut-tip-land-whole = This land is complete: its owner scores the bonus and may build anywhere in it.
lut-tip-order = Position in turn order. After each scoring, the people with the most points moves first.
lut-tip-people = Press to read the power of this people.
lut-tip-rune = Press to read the ability of this rune.
lut-tip-rune-banned = Banned until the end of the round. Press to read the ability of this rune.
lut-tip-points = What this people would score right now.
lut-tip-provinces = Provinces owned.
lut-tip-spells = Spells in hand.
lut-tip-sticks = Movement sticks: each sea hex costs one. You may save them.
lut-tip-has-people = Its people artefact is taken: one round less to hold, and the power works on Lutao.
lut-tip-has-rune = Its rune artefact is taken: one round less to hold, and the rune works on Lutao.
lut-tip-race = Who holds the city of Lutao, and for how many rounds.
lut-tip-race-rounds = The circles are the rounds this people must hold the city; filled ones are done.
lut-tip-round = At the end of the last round the ruler of the city wins; if there is none, the people with the most points.
lut-tip-round-open = The game goes on until a people has held the city of Lutao long enough.
lut-tip-stage-placement = All players place what they bought in the last round: armies, cities, ships.
lut-tip-stage-action = One after another, each people moves and attacks, fights its battles, then regroups.
lut-tip-stage-scoring = All players score provinces, cities and complete lands.
lut-tip-stage-spells = Each city teaches its owner a spell.
lut-tip-stage-buying = Points buy armies, ships, cities and sticks for the next round.
lut-tip-deck = Cards still in your combat pile, by kind.
lut-tip-deck-of = Cards still in this people’s combat pile, by kind.
lut-tip-sum = How this combat round’s losses came about: hits, minus shields and anything else that stopped them.
lut-tip-count = Armies still fighting on this side.
lut-tip-ghosts = The number after the plus counts ghosts: armies borrowed from the supply. They fall first and leave after the battle.
lut-tip-void = Replaces all cards of this side with new ones, once per battle.
lut-tip-declared = A player has declared this spell. { spell-counterspell } can stop it before it works.
lut-tip-own-people = Does not work on Lutao until you take your square star.
lut-tip-own-rune = Does not work on Lutao until you take your round star.
lut-tip-marked = Drawn with True Knowledge: unusable on Lutao until you take your round star.
lut-tip-limit = How many spells you may keep after drawing: four, seven with Wisdom, any number as ruler of the city.
lut-tip-tool-army = You must place them all this turn, in your own provinces.
lut-tip-tool-city = On a city sign, or anywhere in a land that is all yours.
lut-tip-tool-ship = On a free coast of one of your provinces.
lut-tip-tool-lift = Pick up one of your traps and lay it somewhere else.
lut-tip-tool-via = Choose each sea hex yourself; otherwise the ship takes a shortest route.
lut-tip-odds = Estimated from a few hundred simulated battles: unknown cards, traps and spells as they may be, both sides played as bots play.
lut-tip-golem-actions = One for each opponent: attack an enemy neighbour, or raise golems in an empty province of Lutao.
lut-tip-prices = The total price of armies bought together in this phase.
lut-tip-unspent = You cannot save points. You can save sticks.
lut-tip-scoring = How everyone scored last time, line by line, and what things cost.
lut-tip-auto = When we should ask you about spells. Nobody else sees this.

# The position editor
lut-edit-map = Map
lut-edit-golem = Golem ({ $count } left)
lut-edit-city = City
lut-edit-ship = Ship
lut-edit-holder = Held by
lut-edit-army = Set down armies: { $name }
lut-edit-supply = { $count } in supply
lut-edit-held = What stands in { $name } is held: press the province where it shall stand, or the same one to let go.
lut-edit-how-move = Drag armies or golems to another province, or press one province, then the other. The province that was pressed last can be changed below.
lut-edit-how-army = Press provinces: each press adds an army of this people.
lut-edit-how-golem = Press provinces of the island of Lutao: each press adds a golem.
lut-edit-how-city = Press provinces to found a city there or to take it away.
lut-edit-how-ship = Press a dot on a coast to lay a ship there or to take it away. By keyboard, choose a province and its coasts below.
lut-edit-how-remove = Press provinces: each press takes away an army or a golem, and then city and ships.
lut-edit-keys = Arrow keys go from province to province, Enter uses the chosen tool, Escape lets go.
