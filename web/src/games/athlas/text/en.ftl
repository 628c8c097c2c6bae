# Before a player resigns
resign-ask-campaign = The whole campaign ends at once, not just this game, and you lose it.

# The board
ath-battlefield = Battlefield, 91 fields
ath-turn = Turn { $turn }
ath-turn-of = Turn { $turn } of { $limit }
ath-game-of = { $turn } · game { $game } of { $games }
ath-steps = Steps of the turn
ath-step-maintenance = Maintenance
ath-step-activation = Activation { $unit } of { $units }
ath-step-summoning = Summoning
ath-step-maintenance-short = Maintenance
ath-step-activation-short = Activation
ath-step-summoning-short = Summoning
ath-armies = All alphas
ath-unknown = unknown
ath-unknown-alpha = Still hidden
ath-hidden = not revealed yet
ath-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# Units and fields in words
ath-prompt-summon = Summon a unit.
ath-unit =
    { $seat-is ->
        [you] Yours: { $unit }.
       *[other] { $seat }: { $unit }.
    }
ath-unit-life =
    { $life ->
        [one] { $life } life point in its pool
       *[other] { $life } life points in its pool
    }, armour { $physical } physical, { $magic } magic.
ath-unit-flying = Flying.
ath-unit-exposed = Flying, exposed.
ath-unit-waiting = Still to be activated.
ath-unit-holds = Holds: { $relic }.
ath-mark-turns =
    { $turns ->
        [one] { $condition }, { $turns } more turn
       *[other] { $condition }, { $turns } more turns
    }
ath-mark-until = { $condition } until the next maintenance of the player who caused it
ath-field = Field { $field }, { $terrain }.
ath-field-relic = { $relic } lies here.
ath-field-choose = Can be chosen.

# Figures
ath-life = { $life } / { $most } life, shared pool
ath-life-short = { $life } life
ath-armour = Armour left this turn: { $physical } physical, { $magic } magic
ath-armour-cost =
    { $magic ->
        [0] armour { $physical }
       *[other] armour { $physical } + { $magic }
    } · cost { $cost }
ath-cost = cost { $cost }
ath-costs = costs { $cost }
ath-on-board = { $count } on board
ath-markers =
    { $count ->
        [0] no time marker
        [one] { $count } time marker
       *[other] { $count } time markers
    }
ath-points-of = { $points } of { $most } summoning points left
ath-points-short = summoning points left
ath-points-left =
    { $points ->
        [one] { $points } summoning point left
       *[other] { $points } summoning points left
    }
ath-relics-held =
    { $count ->
        [0] Holds no relic
        [one] Holds { $count } relic
       *[other] Holds { $count } relics
    }
ath-relics-short =
    { $count ->
        [0] no relic
        [one] { $count } relic
       *[other] { $count } relics
    }
ath-wins =
    { $wins ->
        [one] { $wins } game won
       *[other] { $wins } games won
    }
ath-interventions = Interventions:
ath-stack-order = { $cards }
ath-face-down = { $count } face down
ath-none-left = none left
ath-played-this-turn = · played this turn
ath-left-both = move and action free
ath-left-move = action used, move free
ath-left-action = moved, action free
ath-left-none = move and action used

# Abilities
ath-abilities = Abilities
ath-inspect = { $unit }: show all cards
ath-walk = Walk
ath-walk-line = 1 field, same level
ath-climb = Climb
ath-climb-line = 1 field, one level up or down
ath-fly = Fly
ath-fly-line = 1 or 2 fields, before acting
ath-give = Hand over
ath-give-line = a relic to an adjacent unit
ath-part-claws = Claws
ath-part-dominate = Dominate
ath-part-rise = Rise
ath-part-scramble = one level
ath-part-scale = cliff
ath-attack = { $attack } { $value }, range { $range }
ath-attack-anywhere = { $attack } { $value }
ath-why-used-already = already used
ath-why-no-move = M already used
ath-why-no-action = A already used
ath-why-no-marker = no time marker left
ath-why-paralysed = paralysed: cannot pay M
ath-why-bound = bound: cannot pay A
ath-why-bound-frenzy = bound: cannot attack
ath-why-no-second-control = not while controlled
ath-why-immobile = never leaves its field
ath-why-does-not-fly = does not fly
ath-why-flies = only on the ground
ath-why-no-flight-after-action = not after its action
ath-why-nowhere-to-walk = no free field on its level
ath-why-nowhere-to-climb = no free field one level up or down
ath-why-nowhere-to-fly = no free field in reach
ath-why-nowhere-to-go = no free field in reach
ath-why-nowhere-to-summon = no free field next to it
ath-why-no-points = not enough summoning points
ath-why-no-figures = no figures left
ath-why-three-revealed = three alphas already revealed
ath-why-holds-nothing = holds no relic
ath-why-relic-moved = relic already moved
ath-why-nobody-to-give-to = no adjacent unit can hold it
ath-why-no-enemy-in-reach = no enemy at range { $range }
ath-why-no-unit-in-reach = no unit at range { $range }
ath-why-no-field-in-reach = no suitable field
ath-why-no-chained-enemy = no enemy on a chain of terrain
ath-why-nobody-near-water = nobody near water in range
ath-why-already-healthy = life is full
ath-why-too-much-life = not enough life
ath-why-no-attack-to-make = no attack possible
ath-why-nothing-to-conjure = no equipment to copy

# Choosing
ath-choose = Choose
ath-choose-unit = Units to activate
ath-choose-ability = Which ability?
ath-choose-direction = Push in which direction?
ath-choose-x = How much life do you sacrifice?
ath-choose-terrain = Which terrain?
ath-choose-relic = Take a relic along?
ath-choose-way = Which way?
ath-which-field = Which field?
ath-take = take { $relic } along
ath-take-none = leave it
ath-with = with { $relic }
ath-x = X = { $x }
ath-way-over = first { $way }
ath-way-straight = straight ahead
ath-way-E = east
ath-way-SE = south-east
ath-way-SW = south-west
ath-way-W = west
ath-way-NW = north-west
ath-way-NE = north-east
ath-summon-from = Alphas to summon from
ath-show-cards = Cards
ath-summon-none = Nothing more can be summoned now.
ath-play-now = Play
ath-first-summons =
    { $units ->
        [one] First turn: { $units } more unit
       *[other] First turn: { $units } more units
    }, for at most { $cost } points
ath-pick-on-board = Choose on the board.
ath-play-card = Play…
ath-discard = Discard…
ath-discard-about = Discards interventions from the top. They are shown to everyone and leave the game.
ath-discards = { $count }: { $cards }
ath-stack-played = You have played an intervention this turn.
ath-stack-not-now = You cannot play it at this moment.
ath-when = When do you play it?
ath-moment-now = Now
ath-moment-end = At the end of the activation
ath-moment-start = At the start of the activation
ath-moment-after =
    { $number ->
        [one] After the first ability
       *[other] After ability { $number }
    }
ath-did-summoned = { $unit } appears { $field }
ath-did-moved = { $unit } { $way }
ath-did-died = { $unit } dies
ath-did-pool = { $unit } { $from } → { $to }
ath-did-terrain = a field { $field } becomes { $terrain }
ath-did-marked = { $unit } { $condition }

# Windows
ath-may-intervene = You may intervene
ath-may-answer = You may respond
ath-just-now = What just happened
ath-pass = Pass
ath-window-turn_start = the turn begins
ath-window-activation_end = an activation has ended
ath-window-turn_end = the turn ends
ath-window-response = response to an intervention
ath-window-last_chance = last chance
ath-banner-other = { $seat } may intervene: { $window }
ath-banner-picks = { $seat } plays { $card }
ath-banner-control = { $seat } controls this unit
ath-banner-past = The board as it was at that moment
ath-auto-stop = Ask me next time
ath-auto-stop-about = You will be asked the next time you can intervene, no matter what happens.
ath-auto-pass = When should we ask you to intervene?
ath-auto-smart = When it concerns me
ath-auto-smart-about = After an activation that hurt or moved something of yours, and whenever you can respond to a card.
ath-auto-never = Always
ath-auto-never-about = Every time you can play a card.
ath-auto-always = Only to respond
ath-auto-always-about = Passes for you, except to respond to a card and at your last chance.

# What a move brings
ath-sum-bonus = { $value } bonus
ath-sum-high = { $value } high ground
ath-sum-armour = { $value } armour
ath-sum-pierced = { $value } pierced
ath-sum-damage = { $value } damage
ath-pool = { $unit }: { $from } → { $to } life
ath-tip-fall = falls: −{ $amount }
ath-tip-drown = drowns: −{ $amount }
ath-tip-squeeze = is squeezed: −{ $amount }
ath-tip-dies = dies
ath-tip-holds = holds: { $relic }
ath-fx-fall = { $unit } falls: −{ $amount }
ath-fx-drown = { $unit } drowns: −{ $amount }
ath-fx-squeeze = { $unit } is squeezed: −{ $amount }
ath-fx-dies = { $unit } dies
ath-fx-healed = { $unit } is healed to { $left }
ath-fx-marked = { $unit }: { $condition }
ath-fx-terrain =
    { $count ->
        [one] 1 field becomes { $terrain }
       *[other] { $count } fields become { $terrain }
    }
ath-fx-perhaps = Other outcomes are possible.
ath-title-go =
    { $taken ->
        [yes] { $how } { $way } with { $relic }
       *[no] { $how } { $way }
    }
ath-title-give = Hand over to { $unit }: { $relic }
ath-title-use-unit = { $card }: { $unit }
ath-title-use-field = { $card }: { $field }
ath-title-use-card = { $card }: { $other }
ath-title-use-self = { $card }
ath-title-use = { $card }
ath-title-summon = Summon { $alpha }
ath-title-act = Activate { $unit }
ath-title-play = { $card }: { $moment }
ath-title-discard =
    { $count ->
        [one] Discard the top intervention
       *[other] Discard { $count } interventions
    }
ath-title-pick-unit = { $unit }
ath-title-pick-field = A field { $field }
ath-title-pick-area = The water { $field }
ath-title-pick-direction = To the { $direction }
ath-title-pick-relic = { $relic }
ath-title-pick-alpha = { $alpha }
ath-title-pick-figure = { $figure }
ath-title-mark-card = Add a time marker to { $card }
ath-title-cancel = End { $card }
ath-title-keep = Take { $relic } along
ath-title-leave = Leave the relic behind
ath-title-lose = { $unit } dies
ath-title-then = { $unit } is struck next
ath-title-pass = Pass
ath-title-end = End the activation
ath-title-end-all = End all activations
ath-title-end-summon = End the summoning
ath-title-enough = Done choosing
ath-title-other = { $move }
ath-verb-go = Go
ath-verb-give = Hand over
ath-verb-use = Use
ath-verb-summon = Summon
ath-verb-act = Activate
ath-verb-play = Play
ath-verb-discard = Discard
ath-verb-pick-unit = Choose
ath-verb-pick-field = Choose
ath-verb-pick-area = Choose
ath-verb-pick-direction = Push
ath-verb-pick-relic = Choose
ath-verb-pick-alpha = Choose
ath-verb-pick-figure = Choose
ath-verb-mark-card = Choose
ath-verb-cancel = End it
ath-verb-keep = Take along: { $relic }
ath-verb-leave = Leave it behind
ath-verb-lose = Let it die
ath-verb-then = Strike
ath-verb-pass = Pass
ath-verb-end = End activation
ath-verb-end-all = End all
ath-verb-end-summon = End summoning
ath-verb-enough = Done
ath-verb-other = Choose
ath-detail-summon =
    { $left ->
        [one] Costs { $cost }; { $left } point remains.
       *[other] Costs { $cost }; { $left } points remain.
    }
ath-detail-push = Pushed to the { $direction }.
ath-detail-relic = Taken along: { $relic }.

# The card sheet
ath-kind-genus = genus
ath-kind-equipment = equipment
ath-kind-ability = ability
ath-kind-spell = spell
ath-kind-intervention = divine intervention
ath-god-points =
    { $points ->
        [one] { $points } god point
       *[other] { $points } god points
    }
ath-num-life = life { $value }
ath-num-physical = armour { $value }
ath-num-magic = magic armour { $value }
ath-num-mod = { $attack } +{ $value }
ath-num-hands = hands { $value }
ath-num-spell = spell points { $value }
ath-flag-flying = flying
ath-flag-amphibious = amphibious
ath-flag-steadfast = steadfast
ath-flag-immobile = immobile
ath-flag-no_relic = cannot hold relics
ath-flag-deploy_near = may appear near your units

# The end, and the table in sentences
ath-end-turns =
    { $turns ->
        [one] The game lasted { $turns } turn.
       *[other] The game lasted { $turns } turns.
    }
ath-end-nobody = nobody
ath-end-line = { $name }: { $text }
ath-end-spent = { $points } points spent
ath-say-creating = The armies are being created.
ath-say-turn =
    Turn { $turn }, { $seat-is ->
        [you] you
       *[other] { $seat }
    }: { $step }.
ath-say-side =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $points ->
        [one] { $points } summoning point
       *[other] { $points } summoning points
    } and { $cards ->
        [one] { $cards } intervention left.
       *[other] { $cards } interventions left.
    }
ath-say-alpha = { $unit }: { $life } life, { $count } on board.
ath-say-held = { $relic } on { $field }, held by { $unit }.
ath-say-relic = { $relic } lies on { $field }.

# Places and ways by the compass: the page draws the board with north on top
ath-in-C = in the middle
ath-in-N = in the north
ath-in-NE = in the north-east
ath-in-E = in the east
ath-in-SE = in the south-east
ath-in-S = in the south
ath-in-SW = in the south-west
ath-in-W = in the west
ath-in-NW = in the north-west
ath-to-N = to the north
ath-to-NE = to the north-east
ath-to-E = to the east
ath-to-SE = to the south-east
ath-to-S = to the south
ath-to-SW = to the south-west
ath-to-W = to the west
ath-to-NW = to the north-west
ath-away =
    { $fields ->
        [one] { $fields } field { $way }
       *[other] { $fields } fields { $way }
    }

# The log in the page’s own words: no coordinates, and figures are those of the genus
page-event-alpha-revealed =
    { $seat-is ->
        [you] You reveal your alpha { $alpha }
       *[other] { $seat } reveals alpha { $alpha }
    }: { $cards }. It costs { $cost } and has { $life } life.
page-event-unit-summoned = { part-unit } appears; { part-payer } { $cost } summoning points, { $spent } spent so far.
page-event-unit-moved =
    { $card-id ->
        [walk] { part-unit } walks { $way }
        [climb] { part-unit } climbs { $way }
        [fly] { part-unit } flies { $way }
       *[other] { part-unit } moves { $way } with { $card }
    }{ $relic ->
        [none] .
       *[other] {" "}and takes the { $relic } along.
    }
page-event-unit-pushed =
    { part-unit } is pushed { $way }{ $relic ->
        [none] .
       *[other] {" "}and takes the { $relic } along.
    }
page-event-unit-died = { part-unit } dies. The life pool of its alpha is back at { $life }.
page-event-unit-exploded = Explosion { $place }! Every unit next to it loses { count-amount }.
page-event-terrain-changed =
    { $terrain-id ->
        [water] A field { $place } turns into { $terrain }.
       *[other] A field { $place } turns into a { $terrain }.
    }
page-event-field-flooded = Water rushes into a crater { $place }.
page-event-relic-moved = The { $relic } moves to a field { $place }.
page-event-relic-freed = Nobody holds the { $relic } any more.
page-event-intervention-played =
    { $seat-is ->
        [you] You play { $card }
       *[other] { $seat } plays { $card }
    }{ $moment-id ->
        [now] .
        [cE] {" "}at the end of this activation.
        [c0] {" "}at the start of this activation.
       *[other]
            { $number ->
                [one] {" "}after the first ability of this activation.
               *[other] {" "}after ability { $number } of this activation.
            }
    }
page-event-intervention-announced =
    { $unit ->
        [none] { $card } is announced.
       *[other] Target of { $card }: { $genus } { $unit }.
    }
page-event-activation-set-back =
    { $moment-id ->
        [c0] Time runs back to the start of this activation: everything it did is undone.
       *[other]
            { $number ->
                [one] Time runs back to the first ability: everything after it in this activation is undone.
               *[other] Time runs back to ability { $number }: everything after it in this activation is undone.
            }
    }
page-event-unit-transformed =
    { $cost ->
        [0] A unit turns into { $genus } { $unit }.
       *[other] A unit turns into { $genus } { $unit } for { $cost } summoning points.
    }

# Whose moment it is, where it is not one’s turn
pill-turn-start = You may intervene
pill-activation-end = You may intervene
pill-turn-end = You may intervene
pill-response = You may respond
pill-last-chance = Last chance
pill-pick = Your choice
pill-relic = Your choice
pill-casualty = Your choice
pill-second = Your choice

# Tooltips: what every sign means
ath-about-plain = Plain, level 1. Walking here from plain or water costs M.
ath-about-hill = Hill, level 2. Climbing up costs M + A; attacks from here on lower ground get +2.
ath-about-water = Water, level 1. Entering costs 5 life, staying costs 5 more; swimmers and flyers are safe.
ath-about-crater = Crater, level 0. Floods at once next to water. Between hill and crater is a cliff: no walking, climbing or range-1 ability across it.
ath-about-edge =
    { $seat-is ->
        [you] Summoning field: your new units appear here.
       *[other] Summoning field: new units of { $seat } appear here.
    }
ath-about-relic = { $relic }: free. A unit that stops here on foot holds it.
ath-about-held = Holds the { $relic }. A unit that holds two relics wins the game.
ath-about-relic-moved = The tick: { $relic } has moved this turn and stays put until the next one.
ath-about-alpha = Plate { $plate }: alpha { $numeral }. Units with the same numeral share life and cards.
ath-about-flying = Flies: ignores terrain, but cannot hold relics.
ath-about-exposed = The crosshair: exposed. It attacked the ground, so range-1 attacks can reach it until it acts again.
ath-about-used = Dimmed: it has already acted this turn, or was summoned this turn.
ath-about-active = Pale gold field: this unit is acting now.
ath-about-marks = Teal frame: caused by its own side; red: by the enemy. The number counts the turns left.
ath-about-levitating = flies until its caster’s next turn begins; cannot hold relics.
ath-about-inspired = all its attacks get +2 until its caster’s next turn begins.
ath-about-stone_skin = +3 physical armour until its caster’s next turn begins.
ath-about-paralysed = cannot use abilities that cost M until its attacker’s next turn begins.
ath-about-bound = cannot use abilities that cost A until its caster’s next turn begins.
ath-about-artefact = has one copied equipment card until its caster’s next turn begins.
ath-about-winged = flies, may hold relics, +1 physical armour.
ath-about-strengthened = +3 to melee attacks.
ath-about-shielded = +2 physical and +2 magic armour.
ath-about-stasis = frozen: cannot act, be targeted, moved or hurt.
ath-about-points = Points this player can still spend on units. They never come back.
ath-about-relics = How many relics this side’s units hold now. Two held by one unit win.
ath-about-wins = Games of the campaign won so far.
ath-about-life = Life shared by all units of this alpha. At 0 the unit just hit dies, and the bar refills.
ath-about-on-board = Units of this alpha in play; 7 at most.
ath-about-armour = Armour of each unit: every point stops one damage, once per turn. The second number works only against spells. Cost: summoning points per unit.
ath-about-markers = Time markers on this card. Each use takes one; each unit summoned adds one.
ath-about-back = A face-down alpha. It is revealed when its first unit is summoned.
ath-about-interventions = Divine cards in order. Only the first can be played, one per turn. You see only how many your enemy has.
ath-about-M = M: its move. Struck through: used.
ath-about-A = A: its action. Struck through: used.
ath-about-T = T: costs a time marker on this card.
ath-about-shield = Shield: physical armour left this turn. Violet star: magic armour, against spells only.
ath-about-range = Range: how far away the target must be, counted in fields.
ath-about-stack = Your top divine card. Play it, or discard it to reach the next.
ath-about-discard = Discard cards from the top. They are shown to everyone and leave the game.
ath-about-moment = The moment within this activation. Everything after it is undone.
ath-about-window = The enemy’s turn waits for your decision. If you pass, you keep your card.
ath-about-steps = Maintenance is automatic; then each of your units acts; then you may summon one unit. Both players’ turns are counted together.
ath-about-limit = After the last turn the game is a draw.

# The position editor
ath-battlefield-edit = Battlefield
ath-edit-terrain-plain = Plain
ath-edit-terrain-hill = Hill
ath-edit-terrain-water = Water
ath-edit-terrain-crater = Crater
ath-edit-held = { $name } is held: press the field where it shall stand. Another press on its own field takes the relic there, or lets go.
ath-edit-how-move = Press a unit or a relic to take it, then a field.
ath-edit-how-terrain = Press fields to lay this terrain.
ath-edit-how-unit = Press an empty field to set down a unit of this alpha.
ath-edit-how-remove = Press units to remove them.
ath-edit-keys = Arrow keys go from field to field, Enter uses the chosen tool, Escape lets go.
ath-edit-life = Life of { $name }
ath-edit-life-of = { $life } of { $most } life
ath-edit-unit = Set down another { $name }
