# The game
game-title = Athlas
game-about = Build your creatures from cards, send them into battle for three relics on a hexagonal field, and let the gods intervene. Unite two relics in the hands of one unit, and you win.
goal =
    { $mode ->
        [campaign] Hold two relics with one unit; win more games than your opponent.
       *[other] Hold two relics with one unit.
    }
minute = Three relics lie on a battlefield of hexagons. As soon as one of your units holds two of them, you win. Each turn every one of your units acts once, with one move and one action: walk, fly, strike, carry a relic one field. Then you may summon one more unit. All units of one alpha share a single pool of life. Attacks from a hill hit harder, and water drowns. And the gods meddle from above: once in each player’s turn, even in the middle of the enemy’s, you may play the top card of your stack.

# Cards, interventions and basic abilities, by their printed names; a unit is called by its genus card
card-G01 = Shadow Ranger
card-G02 = Wild Warrior
card-G03 = Forsaken Dragon
card-G04 = Celestial Knight
card-G05 = Spell Master
card-G06 = Marauder of the Deep
card-G07 = Dark Mind Reader
card-G08 = Undead Horde
card-G09 = Watchtower
card-E01 = Axe of Lorios
card-E02 = Obsidian Shield
card-E03 = Obsidian Breastplate
card-E04 = Etynian Crossbow
card-E05 = Full Body Armour
card-E06 = Rakio’s Battle Suit
card-E07 = Celestial Shield
card-E08 = Karoos Blade
card-E09 = Obsidian Sword
card-E10 = Throwing Axe
card-E11 = Catapult
card-E12 = Healing Potion
card-E13 = Mining Tools
card-E14 = Sand of Athlas
card-E15 = Telekinesis Orb
card-E16 = Necromantic Gauntlets
card-E17 = Mind Control Circlet
card-E18 = Paralysing Poison
card-E19 = Summoning Banner
card-E20 = Magic Wand
card-E21 = Etynian Spear
card-E22 = Hunting Bow
card-E23 = Sling
card-E24 = War Hammer
card-E25 = Chain Hook
card-E26 = Mage Robe
card-E27 = Wind Boots
card-E28 = Amulet of Life
card-E29 = Naphtha Bomb
card-E30 = Diving Gear
card-A01 = Marksmanship
card-A02 = Weapon Lore
card-A03 = Recovery
card-A04 = Explosive Genes
card-A05 = Terraforming
card-A06 = Forgotten Wings
card-A07 = Pathfinder
card-A08 = Mountaineering
card-A09 = Healing Hands
card-A10 = Additional Hand
card-A11 = Brute Strength
card-A12 = Spell Affinity
card-A13 = Steadfast
card-A14 = Frenzy
card-S01 = Fire Strike
card-S02 = Magic Bolt
card-S03 = Life Drain
card-S04 = Levitate
card-S05 = Heroic Inspiration
card-S06 = Earthquake
card-S07 = Water Column
card-S08 = Artefact Conjuring
card-S09 = Stone Skin
card-S10 = Blink
card-S11 = Binding
card-S12 = Chain Lightning
card-D01 = Celestial Wings
card-D02 = Annulment
card-D03 = Athilian Strength
card-D04 = Stasis Field
card-D05 = Supernatural Force
card-D06 = Earth Rising
card-D07 = Flood
card-D08 = Tsunami
card-D09 = Lightning Strike
card-D10 = Time Loop
card-D11 = Short-lived Portal
card-D12 = Relic Shift
card-D13 = Polymorph
card-D14 = Divine Shield
card-D15 = Divine Healing
card-D16 = Drought
card-D17 = Meteor
card-D18 = Swift Summoning
card-D19 = Gift of Time
card-walk = Walk
card-climb = Climb
card-fly = Fly
card-hand_over = Hand over

# Figure types, relics, terrains, conditions; the last three stand inside sentences
figure-knight = Celestial Knight
figure-ranger = Shadow Ranger
figure-master = Spell Master
figure-dragon = Forsaken Dragon
relic-west = West relic
relic-centre = Centre relic
relic-east = East relic
terrain-plain = plain
terrain-hill = hill
terrain-water = water
terrain-crater = crater
condition-levitating = levitating
condition-inspired = inspired
condition-stone_skin = stone skin
condition-paralysed = paralysed
condition-bound = bound
condition-artefact = artefact
condition-winged = winged
condition-strengthened = strengthened
condition-shielded = shielded
condition-stasis = stasis

# Causes of life loss, types of attack, preset armies, reasons for a draw, seats
cause-effect = effect
cause-fall = fall
cause-drown = drowning
cause-squeeze = squeezing
cause-sacrifice = sacrifice
attack-melee = melee
attack-ranged = ranged
attack-spell = spell
army-water = Water strategy
army-raid = Raid strategy
draw-no_progress = no progress
draw-turn_limit = turn limit
seat-gold = Gold
seat-silver = Silver

# Phases: what you have to do now
window-turn_start = at the start of the turn
window-activation_end = after the activation
window-turn_end = at the end of the turn
window-response = in response
window-last_chance = last chance
phase-genus = choose the genus of an alpha
phase-card = add cards to your alpha, or declare it complete
phase-stack = build your stack of divine interventions
phase-rebuild = rebuild an alpha, or keep them all
phase-preset = choose your army
phase-summon = summon, or end the summoning
phase-choose = choose a unit to activate
phase-act = use an ability, or end the activation
phase-window = intervene or pass
phase-pick = make the next choice for your intervention
phase-relic = decide whether the pushed unit takes a relic along
phase-casualty = choose which of your units dies
phase-second = choose the second target
phase-over = do nothing more: the game is over
phase-creating = wait until the armies are created

# Options
option-mode = Game mode
option-mode-quick = Quick start
option-mode-quick-about = Each player takes one of two preset armies, and the battle begins at once; the best way to learn.
option-mode-standard = Standard duel
option-mode-standard-about = Each player secretly creates three alphas and a stack of divine interventions; then the battle begins.
option-mode-campaign = Campaign
option-mode-campaign-about = Several duels in a row with four alphas each, at most three of them revealed in any game; between games one alpha may be rebuilt.
option-armies = Armies
option-armies-given = Fixed
option-armies-given-about = { seat-gold } plays the { army-water }, { seat-silver } the { army-raid }.
option-armies-chosen = Chosen
option-armies-chosen-about = Each player secretly chooses an army and the order of its stack; both may choose the same one.
option-points = Summoning points
option-points-about = What each player may spend on units in a game; 250 is usual, fewer points make it shorter.
option-games = Games
option-games-about = The player who wins more of these games wins the campaign; it ends early once the lead cannot be caught.
option-turn_limit = Turn limit
option-turn_limit-about = The game is a draw after this many turns by both players together; 0 means no limit. A typical game takes about 24.
option-cards = Cards
option-cards-standard = Standard cards
option-cards-standard-about = The cards of this version: those known from the rulebook, completed with our own.

# Automatic answers: what a seat need not be asked about
auto-auto_pass = Auto-pass
auto-auto_pass-about = In which windows of your opponent’s turn you are asked whether to intervene; in all others you pass automatically. You can change it at any time, and nobody else finds out.
auto-auto_pass-smart = Smart
auto-auto_pass-smart-about = You are asked when you can respond to an intervention or avert defeat, and after an activation that affected your units or a relic.
auto-auto_pass-never = Never
auto-auto_pass-never-about = You never pass automatically: you are asked in every window.
auto-auto_pass-always = Always
auto-auto_pass-always-about = You always pass automatically, except when you can respond to an intervention or avert defeat.
auto-stop = Stop
auto-stop-about = Ask me at the next window, whatever auto-pass says; after that the stop is lifted.
auto-stop-off = Off
auto-stop-off-about = Auto-pass decides whether you are asked.
auto-stop-on = On
auto-stop-on-about = You will definitely be asked at the next window.

# Counts and parts, for use in other messages
count-amount = { $amount } life
part-unit =
    { $genus-id ->
        [G08] The { $genus } { $unit }
        [G09] The { $genus } { $unit }
       *[other] { $genus } { $unit }
    }
part-target =
    { $target-genus-id ->
        [G08] the { $target-genus } { $target }
        [G09] the { $target-genus } { $target }
       *[other] { $target-genus } { $target }
    }
part-weapon =
    { $card-id ->
        [G03] its claws
        [G07] its mental power
        [G08] its call from the grave
       *[other] { $card }
    }
part-with =
    { $card-id ->
        [G03] with its claws
       *[other] with { $card }
    }
part-value =
    { $modifiers ->
        [0]
            { $high-ground ->
                [0] { $value }
               *[other] { $base } + { $high-ground } (high ground) = { $value }
            }
       *[other]
            { $high-ground ->
                [0] { $base } + { $modifiers } = { $value }
               *[other] { $base } + { $modifiers } + { $high-ground } (high ground) = { $value }
            }
    }
part-until =
    { $time ->
        [0] until the next maintenance of the player who caused it
        [one] for { $time } turn
       *[other] for { $time } turns
    }
part-payer =
    { $payer-is ->
        [you] you pay
       *[other] { $payer } pays
    }
part-direction =
    { $direction-id ->
        [E] to the east
        [SE] to the south-east
        [SW] to the south-west
        [W] to the west
        [NW] to the north-west
       *[NE] to the north-east
    }
part-choice =
    { $choice-id ->
        [E] east
        [SE] south-east
        [SW] south-west
        [W] west
        [NW] north-west
        [NE] north-east
        [west] { relic-west }
        [centre] { relic-centre }
        [east] { relic-east }
        [knight] { figure-knight }
        [ranger] { figure-ranger }
        [master] { figure-master }
        [dragon] { figure-dragon }
       *[other] { $choice }
    }

# Events: the log
event-card-chosen =
    { $alpha ->
        [0] Next in your stack: { $card }.
       *[other] Your alpha { $alpha } gets { $card }.
    }
event-alpha-made = Your alpha { $alpha } is complete and costs { $cost }: { $cards }.
event-rebuild-chosen =
    { $alpha ->
        [0] All your alphas stay as they are.
       *[other] You take your alpha { $alpha } apart to rebuild it.
    }
event-army-ready =
    { $seat-is ->
        [you] Your army is ready.
       *[other] { $seat }’s army is ready.
    }
event-game-begun = Game { $game } of { $games } begins.
event-starter-drawn =
    { $seat-is ->
        [you] You are drawn to go first.
       *[other] { $seat } is drawn to go first.
    }
event-turn-begun =
    { $seat-is ->
        [you] Turn { $turn }: it is your turn.
       *[other] Turn { $turn }: it is { $seat }’s turn.
    }
event-alpha-revealed =
    { $seat-is ->
        [you] You reveal your alpha { $alpha }
       *[other] { $seat } reveals alpha { $alpha }
    } (figure: { $figure }): { $cards }. It costs { $cost } and has { $life } life.
event-unit-summoned = { part-unit } appears on ({ $q }, { $r }); { part-payer } { $cost } summoning points, { $spent } spent so far.
event-summoning-ended = { $seat-is ->
        [you] You end your summoning.
       *[other] { $seat } ends their summoning.
    }
event-window-passed = { $seat-is ->
        [you] You do not intervene ({ $window }).
       *[other] { $seat } does not intervene ({ $window }).
    }
event-activation-begun = { part-unit } is activated.
event-activation-ended = { part-unit } ends its activation.
event-ability-used =
    { $target ->
        [none] { part-unit } uses { part-weapon }.
       *[other] { part-unit } uses { part-weapon } on { part-target }.
    }
event-unit-moved =
    { $card-id ->
        [walk] { part-unit } walks
        [climb] { part-unit } climbs
        [fly] { part-unit } flies
       *[other] { part-unit } moves with { $card }
    } from ({ $from-q }, { $from-r }) to ({ $q }, { $r }){ $relic ->
        [none] .
       *[other] {" "}and takes the { $relic } along.
    }
event-unit-pushed =
    { part-unit } is pushed from ({ $from-q }, { $from-r }) to ({ $q }, { $r }){ $relic ->
        [none] .
       *[other] {" "}and takes the { $relic } along.
    }
event-unit-squeezed = { part-unit } has nowhere to go and is squeezed.
event-attacked =
    { $unit ->
        [none] { $card } hits { part-target } ({ $type })
       *[other] { part-unit } hits { part-target } { part-with } ({ $type })
    }: { part-value }{ $armour ->
        [0]
            { $pierced ->
                [0] {""}
               *[other] , { $pierced } armour pierced
            }
       *[other]
            { $pierced ->
                [0] , armour stops { $armour }
               *[other] , armour stops { $armour } with { $pierced } pierced
            }
    }, { $damage } damage to { $pool } life.
event-life-lost =
    { $cause-id ->
        [fall] { part-unit } falls and loses { count-amount }
        [drown] { part-unit } is drowning and loses { count-amount }
        [squeeze] { part-unit } loses { count-amount } in the squeeze
        [sacrifice] { part-unit } sacrifices { count-amount }
       *[effect] { part-unit } loses { count-amount }
    }{ $left ->
        [0] : the life pool is empty.
       *[other] ; { $left } left in the pool.
    }
event-unit-died = { part-unit } dies on ({ $q }, { $r }). The life pool of its alpha is back at { $life }.
event-unit-exploded = Explosion on ({ $q }, { $r })! Every unit next to it loses { count-amount }.
event-healed =
    { $seat-is ->
        [you] Your alpha { $alpha }
       *[other] { $seat }’s alpha { $alpha }
    } ({ $genus }) recovers { count-amount }: { $left } now in the pool.
event-terrain-changed =
    { $terrain-id ->
        [water] The field ({ $q }, { $r }) turns into { $terrain }.
       *[other] The field ({ $q }, { $r }) turns into a { $terrain }.
    }
event-field-flooded = Water rushes into the crater on ({ $q }, { $r }).
event-unit-marked =
    { $condition-id ->
        [stone_skin] { part-unit } gets { $condition } { part-until }.
        [stasis] { part-unit } is in { $condition } { part-until }.
       *[other] { part-unit } is { $condition } { part-until }.
    }
event-artefact-conjured = { part-unit } conjures up a copy of { $card }.
event-condition-ended =
    { $condition-id ->
        [stone_skin] { part-unit } loses its { $condition }.
        [artefact] { part-unit } loses its { $condition }.
        [stasis] { part-unit } wakes from { $condition }.
       *[other] { part-unit } is no longer { $condition }.
    }
event-relic-moved = The { $relic } moves to ({ $q }, { $r }).
event-relic-held = { part-unit } holds the { $relic }.
event-relic-freed = The { $relic } lies free on ({ $q }, { $r }).
event-control-taken =
    { $seat-is ->
        [you] { part-unit } obeys you for one activation.
       *[other] { part-unit } obeys { $seat } for one activation.
    }
event-intervention-played =
    { $seat-is ->
        [you] You play { $card }
       *[other] { $seat } plays { $card }
    }{ $moment-id ->
        [now] .
        [cE] {" "}at the end of this activation.
       *[other] {" "}at checkpoint { $moment } of this activation.
    }
event-choice-named = Choice for { $card }: { part-choice }.
event-intervention-announced =
    { $unit ->
        [none] { $card } is announced with all its choices.
       *[other] Target of { $card }: { $genus } { $unit }.
    }
event-intervention-resolved = { $card } takes effect.
event-intervention-cancelled =
    { $seat-is ->
        [you] Your { $card } is annulled.
       *[other] { $seat }’s { $card } is annulled.
    }
event-intervention-ended =
    { $seat-is ->
        [you] Your { $card } comes to an end.
       *[other] { $seat }’s { $card } comes to an end.
    }
event-interventions-discarded =
    { $seat-is ->
        [you] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }
event-activation-set-back = Time runs back to checkpoint { $moment }: everything after it in this activation is undone.
event-marker-added =
    { $seat-is ->
        [you] Your alpha { $alpha }
       *[other] { $seat }’s alpha { $alpha }
    } gets a time marker on { $card } and now has { $markers } there.
event-unit-transformed =
    { $cost ->
        [0] Unit { $unit } turns into { $genus }.
       *[other] Unit { $unit } turns into { $genus } for { $cost } summoning points.
    }
event-game-won =
    { $seat-is ->
        [you] { part-unit } holds two relics: you win!
       *[other] { part-unit } holds two relics: { $seat } wins!
    }
event-game-drawn =
    { $reason-id ->
        [turn_limit] The turn limit is reached after { $turns } turns: the game is a draw.
       *[no_progress] { $turns } turns in a row without progress: the game is a draw.
    }
event-campaign-scored = Games won after game { $game }: { $seat-0 } { $gold }, { $seat-1 } { $silver }.

# Refusals: what was wrong, and what the rule says
refusal-over = The game is over. No more moves can be played.
refusal-not-your-creation = Another player is creating an army right now. Your turn will come; neither of you sees what the other creates.
refusal-not-your-turn = This is not your decision. You can act when your turn comes, or when you may intervene.
refusal-other-decision = That is not the decision you are facing. Right now you have to { $phase }.
refusal-creation-over = The armies are complete. Alphas and stacks cannot be changed once the battle has begun.
refusal-other-alpha = You are not building alpha { $alpha } right now. Alphas are built one after another, in the order of their numbers.
refusal-not-the-stack = The stack of the { $army } does not consist of { $cards }. You may put its four cards in another order, but not exchange them.
refusal-one-genus = This alpha already has a genus: { $card }. An alpha has exactly one genus card.
refusal-no-genus = { $card } is not a genus card. Every alpha starts with one; other kinds of cards follow.
refusal-card-used = You have already used { $card }. Your set has only one of each card.
refusal-genus-first = This alpha has no genus yet. Choose its genus card first.
refusal-no-hand = Not enough hands for { $card }: needed { $needed }, free { $free }. First add a card that gives hands, such as { card-A10 }.
refusal-no-spell-points = Not enough spell points for { $card }: needed { $needed }, free { $free }. First add a card that gives spell points, such as { card-E20 }.
refusal-too-dear = With { $card } this alpha would cost { $cost }. No alpha may cost more than the { $points } summoning points of the game.
refusal-no-such-card = There is no card called { $word }. Card numbers look like G06, E19, A01, S02 or D05.
refusal-misplaced = { $card } does not belong there. Interventions (D…) stand after //, all other cards before it.
refusal-many-alphas = That makes { $count } alphas. Each player has { $most } in this game.
refusal-two-stacks = There is more than one //. Only one stack follows after the alphas.
refusal-stack-full = Your stack is full. It holds at most { $most } divine interventions.
refusal-god-points = Not enough god points for { $card }: needed { $needed }, left { $free }. Choose a cheaper card, or declare the stack complete.
refusal-summon-one = You have to summon first. In your first turn at least one unit must come to the board.
refusal-no-alpha = You have no alpha { $alpha }. Choose one of the alphas you have created.
refusal-off-board = There is no field ({ $q }, { $r }). On the board, q, r and their sum are all between -5 and 5.
refusal-occupied = The field ({ $q }, { $r }) is taken by { $unit }. There is never more than one unit on a field.
refusal-no-summoning-field = You cannot summon this unit on ({ $q }, { $r }). It needs one of your own six summoning fields, and the field must be empty; only a { card-G09 } may also appear near your units, though neither on a relic nor next to an enemy.
refusal-figure-needed = A figure type is missing. This summoning reveals alpha { $alpha }, so name its figure: knight, ranger, master or dragon.
refusal-figure-known = Alpha { $alpha } already has its figure. It is chosen only once; leave it out this time.
refusal-figure-used = The { $figure } already represents another of your alphas. Each alpha needs its own figure type.
refusal-summoned-already = You have already summoned this turn. Except in your first turn, one unit is the limit.
refusal-first-turn = That would be { $units } units for { $cost } points. In your first turn you may summon one unit of any cost, or up to three that cost at most { $most } together.
refusal-no-points = You cannot pay for this unit: it costs { $cost }, and you have { $left } summoning points left.
refusal-change-too-dear = You cannot pay for this change: it costs { $cost }, and you have { $left } summoning points left.
refusal-no-figures = This alpha has no figures left. At most { $most } of its units can be on the board at the same time.
refusal-three-revealed = Three of your alphas are already revealed. In each game of the campaign the fourth stays out.
refusal-finish-first = An activation is still running. End it first; no unit can wait in the middle of its activation.
refusal-no-unit = There is no unit { $unit } on the board. Units are called by colour, alpha and number, as in g2.1 or s1.2.
refusal-not-own = Unit { $unit } does not belong to you. This needs a unit of your own.
refusal-frozen = Unit { $unit } is in stasis. Until that ends, it can neither act nor be targeted.
refusal-activated-already = Unit { $unit } has already been activated this turn. Each unit is activated once per turn.
refusal-just-arrived = Unit { $unit } has just arrived. You can activate it from your next turn on.
refusal-no-such-movement = This movement is not among the choices. Only { card-D10 } asks for one: an ability that costs exactly a move, following all the usual rules.
refusal-unit-gone = The activated unit can no longer act. End its activation, or intervene.
refusal-not-its-card = Unit { $unit } has no ability from { $card }. A unit can use the cards of its own alpha and the basic abilities.
refusal-which-ability = Say which ability of { $card } you mean. It has these: { $abilities }.
refusal-used-already = Unit { $unit } has already used this ability. Each ability can be used once per activation.
refusal-no-move = Unit { $unit } has no move left. It has one per activation, and this ability costs it.
refusal-no-action = Unit { $unit } has no action left. It has one per activation, and this ability costs it.
refusal-no-marker = There is no time marker on { $card }. It gets one each time a unit of its alpha is summoned, and every use takes one away.
refusal-paralysed = Unit { $unit } is paralysed. It cannot use abilities that cost a move; its action is still available.
refusal-bound = Unit { $unit } is bound. It cannot use abilities that cost an action; its move is still available.
refusal-bound-frenzy = Unit { $unit } is bound. It cannot use abilities that cost an action, and { card-A14 } does not free it: only the cost is replaced.
refusal-no-plain-attack = { $card } gives no attack for { card-A14 }, which needs an attack that costs exactly one action and no time marker.
refusal-cannot-conjure = { $card } cannot be conjured. It must be an equipment card of a revealed alpha, yours or your opponent’s, that the unit’s own alpha does not have.
refusal-no-second-control = Unit { $unit } is itself under control. A controlled unit cannot take control of another.
refusal-immobile = Unit { $unit } never leaves its field. Nothing can move it.
refusal-does-not-fly = Unit { $unit } does not fly. It moves on the ground: walking on the same level, climbing one level up or down.
refusal-flies = Unit { $unit } is flying, so it cannot move on the ground. It flies to an empty field 1 or 2 fields away.
refusal-no-flight-after-action = Unit { $unit } has already used its action. A flying unit can move itself only before that.
refusal-no-such-choice = { $card } cannot be used like that. Check what the card asks for, and name every choice.
refusal-target-needed = A target is missing. Name the unit or field that the ability targets.
refusal-already-healthy = There is nothing to heal. The life pool is at its maximum.
refusal-not-held = The unit does not hold the { $relic }. It can take along or hand over only what it holds.
refusal-relic-moved = The { $relic } has already moved this turn. A relic moves at most one field per turn.
refusal-not-adjacent = Unit { $unit } is not next to the unit that hands over the relic. The two must be adjacent.
refusal-cannot-hold = Unit { $unit } cannot hold relics. Flying units cannot, unless they are winged, and neither can a { card-G09 }.
refusal-too-much-life = { $x } life cannot be sacrificed: the pool holds { $left } and must not be emptied.
refusal-one-step-only = The field cannot become { $terrain } in one step: hill to plain, plain to hill or crater, crater or water to plain.
refusal-no-tile = No terrain tile is left, so a plain cannot be changed now.
refusal-no-cliff = There is no cliff between these fields.
refusal-cliff = There is a cliff in between, where a hill meets a crater. Neither a step nor a range-1 ability can cross it.
refusal-second-relic = That would give { $unit } a second relic. While a controlled unit acts, no unit may come to hold two.
refusal-enemies-only = Unit { $unit } is one of your own. This ability needs an enemy unit.
refusal-own-only = Unit { $unit } is an enemy unit. This ability needs a unit of your own.
refusal-no-chain = The earthquake does not reach { $unit }. It needs an unbroken chain of hills, of water or of craters from a field next to you to the target, and a target that does not fly.
refusal-not-near-water = Unit { $unit } is neither on nor next to water. Only there can this spell throw it up.
refusal-out-of-range = The target is { $distance } fields away, but this ability has a range of { $least } to { $most }.
refusal-flies-too-high = Unit { $unit } flies too high. A range-1 ability reaches it only if your unit flies too, or if its last activation left it exposed.
refusal-protected = Unit { $unit } is protected by the terrain. Every shortest path to it crosses a field higher than both of you.
refusal-cannot-be-pushed = Unit { $unit } cannot be pushed. It is immobile or steadfast.
refusal-field-protected = The field is protected by the terrain. Every shortest path to it crosses a field higher than both ends.
refusal-same-terrain = This field cannot be changed like that. It already has that terrain, the change is not a single step, or no terrain tile is left for a plain.
refusal-not-on-relic = A { card-G09 } cannot be put on a relic. Choose another field.
refusal-other-level = The field is on another level. Walking stays on the same level; one level up or down is climbing.
refusal-wrong-step = The difference in level does not fit. Climbing goes exactly one level up or down; on the same level a unit walks, and only { card-A08 } gets it across a cliff.
refusal-no-way = The unit cannot go there. Each step needs an empty adjacent field of the right level.
refusal-nowhere-to-walk = The unit has nowhere to walk. It needs an empty adjacent field on its own level.
refusal-nowhere-to-climb = The unit has nowhere to climb. It needs an empty adjacent field exactly one level higher or lower.
refusal-nowhere-to-fly = The unit has nowhere to fly. It needs an empty field 1 or 2 fields away.
refusal-nowhere-to-go = This ability cannot move the unit anywhere right now. It needs an empty field that it can reach.
refusal-nowhere-to-summon = There is no field for the new unit. It needs an empty field next to the unit that summons it, and a { card-G09 } cannot be put on a relic.
refusal-holds-nothing = Unit { $unit } holds no relic. It can hand over only what it holds.
refusal-nobody-to-give-to = Unit { $unit } cannot hand over its relic to anyone. It needs one of your own units on an adjacent field that can hold relics, without a cliff in between.
refusal-no-enemy-in-reach = No enemy unit can be targeted. This ability has a range of { $least } to { $most }, and its target must not be protected by the terrain, fly too high or be in stasis.
refusal-no-unit-in-reach = No unit can be targeted. This ability has a range of { $least } to { $most }, and it must have an effect on its target.
refusal-no-field-in-reach = No field can be targeted. This ability has a range of { $least } to { $most }; the fields there are protected by the terrain, or it would change nothing on them.
refusal-no-chained-enemy = The earthquake reaches no enemy unit. It needs an unbroken chain of hills, of water or of craters from a field next to the unit to an enemy that does not fly.
refusal-nobody-near-water = There is no other unit on or next to water in range. Only there can this spell throw one up.
refusal-no-attack-to-make = There is no attack for { card-A14 } to repeat. It needs an attack of this unit that costs exactly one action and has a target.
refusal-nothing-to-conjure = There is no card to conjure. It must be an equipment card of a revealed alpha that the unit’s own alpha does not have.
refusal-relic-too-far = The { $relic } cannot be taken along that far. A unit takes a relic along only in a single step to an adjacent field.
refusal-inside-a-choice = You cannot play or discard an intervention now. First you have to { $phase }.
refusal-stack-empty = Your stack is empty. There is no intervention left to play or discard.
refusal-stack-smaller = You cannot discard { $count } cards. Your stack still holds { $left }.
refusal-played-already = You have already played an intervention this turn. Each player may play one per turn, whether it is their own turn or their opponent’s.
refusal-not-on-top = { $card } is not on top of your stack. You can play only the top card, { $top }, or discard cards from the top.
refusal-no-such-moment = There is no checkpoint { $moment } in this activation. Choose an existing one, from c0 on, or the present moment.
refusal-nothing-to-choose =
    { $moment-id ->
        [now] { $card } cannot be played now.
        [cE] { $card } cannot be played at the end of this activation.
       *[other] { $card } cannot be played at checkpoint { $moment }.
    } The moment must be open to you, and there must be a legal choice for everything the card asks.
refusal-not-for-this-card = That does not fit { $card }. Give the choice that the card asks for next.
refusal-no-such-water = ({ $q }, { $r }) does not name a stretch of water that can grow. Choose one of those listed; each is next to a plain and named by its first field.
refusal-not-on-the-shore = The { card-D08 } does not reach ({ $q }, { $r }). It floods only plains, each next to the chosen water or to a field already chosen.
refusal-no-such-answer = That is not one of the possible choices. Choose one of those listed.

# Why a position cannot be
impossible-points = A game has at least 1 summoning point, not { $points }.
impossible-turn-limit = A turn limit cannot be negative: { $limit }.
impossible-games = There is no game { $number } of { $games }; only a campaign has several games.
impossible-wins = The games won cannot be negative or more than there are: { $games }.
impossible-turn = It must be the turn of Gold or Silver, and turns are counted from 0.
impossible-played = Only Gold and Silver play interventions.
impossible-turn-phase = In turn { $turn } this decision is not possible: the armies are created in turn 0, and never again after it.
impossible-card-twice = This card is used twice: { $card }. A set has every card once.
impossible-alpha-missing = Alpha { $alpha } is missing.
impossible-one-genus = Alpha { $alpha } must have exactly one genus, and its cards must be in order.
impossible-alpha-hands = Alpha { $alpha } needs more hands than it has.
impossible-alpha-spells = Alpha { $alpha } needs more spell points than it has.
impossible-alpha-cost = Alpha { $alpha } costs { $cost }, more than the { $points } summoning points of the game.
impossible-figure-shown = A revealed alpha has a figure, a hidden one has none.
impossible-figure-twice = Two alphas of one player have the same figure type.
impossible-stack = A stack has at most { $most } interventions, all different.
impossible-god-points = The interventions of a stack cost at most { $most } god points.
impossible-counters = Life pools, unit numbers or time markers are missing, or there are too many of them.
impossible-tiles = The board has { $fields } fields, and at most { $most } of them carry a tile.
impossible-too-many-units = Alpha { $alpha } has more than { $most } units on the board.
impossible-hidden-alpha = Alpha { $alpha } has a unit on the board and must be revealed.
impossible-no-alpha = A unit belongs to an alpha that does not exist.
impossible-two-units = Two units stand on ({ $q }, { $r }).
impossible-piles = There are two players with { $piles } places for alphas, one stack and one pile of used interventions each.
impossible-pool = Alpha { $alpha } has { $found } life; possible are 0 to { $most }.
impossible-relics = There are { $relics } relics, and the points spent are counted for two players.
impossible-spent = Each player has spent 0 to { $most } points, and no count is negative.
impossible-condition = Every condition was made by Gold or Silver, and its time is not negative.
impossible-activations = At most two activations run at a time: a unit’s own and one that it controls.
impossible-commander = Whoever’s turn it is commands every activation.
impossible-unit-name = Two units have the same name.
impossible-armour = No unit has spent less than no armour.
impossible-arrived = A unit that has just arrived is not activated in this turn.
impossible-over = A finished game waits for nobody and has a reason for its end.
impossible-running = A game in play waits for Gold or Silver and has no reason for its end.
impossible-decides = Whoever’s turn it is decides here.
impossible-window = An opportunity to intervene is open exactly while somebody is asked about it.
impossible-activation = An activation runs exactly while its unit acts.
impossible-two-relics = A unit that holds two relics has won; only the last chance to intervene is left then.
impossible-preset = Preset armies belong to the quick start, and only to it.
impossible-rebuild = Before the first game there is nothing to rebuild.
impossible-draft = An unfinished alpha lies there exactly while its cards are chosen.
impossible-announced = A card is announced exactly while its choices are made, it is answered or it takes effect.
impossible-announcer = Only Gold and Silver announce cards.
impossible-announced-choices = The announced card does not have that many choices.
impossible-no-effect = This choice belongs to an effect, and none is being carried out.
impossible-casualty = A casualty is chosen only among two units or more.
impossible-losses = Every unit that is hit has one loss, no more and no less.
impossible-effect-field = The effect that is being carried out needs a field of the board.
impossible-second-target = There is no second target to choose.

# Prompts: the decision you face now
prompt-genus = Start your next alpha: choose its genus.
prompt-card = Add cards to your alpha, or declare it complete.
prompt-stack = Build your stack of divine interventions, from the top.
prompt-rebuild = Rebuild one of your alphas, or keep them all.
prompt-preset = Choose your army.
prompt-creating = The armies are being created in secret.
prompt-summon = Summon a unit, or end the summoning.
prompt-choose = Your turn: choose the unit to activate next.
prompt-act = Use the unit’s abilities, or end its activation.
prompt-turn-start = Your opponent’s turn begins: intervene, or pass.
prompt-activation-end = An activation has ended: intervene at any of its moments, or pass.
prompt-turn-end = Your opponent’s turn ends: intervene, or pass.
prompt-response = Your opponent has announced an intervention: respond to it, or pass.
prompt-last-chance = Your opponent has united two relics: intervene now, or lose the game.
prompt-pick = Make the next choice for your intervention.
prompt-relic = Your unit is being pushed: does it take a relic along?
prompt-casualty = The life pool is empty: choose which of your units dies.
prompt-second = The lightning leaps on: choose the second target.
prompt-waiting = Waiting for { $seat } to decide.

# Help: the decision explained to a newcomer
help-genus = An alpha is a creature that you assemble from cards, and each of its units can do everything its cards say. It has exactly one genus card, which gives it life and hands and often spell points; more cards follow. Your set has one of each card, so a card can serve only one of your alphas.
help-card = Weapons and shields need hands, spells need spell points, and you cannot use more of either than the cards of the alpha give; so first add the cards that give hands or spell points. The costs add up to the price of each unit: the cheaper the alpha, the more often you can summon it.
help-stack = Choose up to 4 divine interventions worth at most 8 god points in total, or none. Only the top card can be played, so choose them in the order you want to use them; in battle you can discard cards from the top to reach a lower one.
help-rebuild = Before this game of the campaign you may take one alpha apart and rebuild it from all your unused cards, including its own. It keeps its number, and your opponent is not told. After that you choose a new stack.
help-preset = The { army-water } fights from water and air: amphibious marauders that multiply, dragons with poisoned bolts, flying mind readers, and floods from above. The { army-raid } wins by speed and distance: an agile master of spells, catapults, watchtowers that heal, and interventions that move units and relics.
help-creating = Alphas and stacks are created in secret, first by { seat-gold }, then by { seat-silver }. All that anyone else sees is that an army is still being created.
help-summon = A new unit of one of your alphas appears on an empty one of your six summoning fields, and you pay its summoning cost. In your first turn you summon one unit of any cost, or up to three that cost at most 60 in total; later at most one per turn, or none. The first unit of an alpha reveals its cards, and you choose a figure type for it: { figure-knight }, { figure-ranger }, { figure-master } or { figure-dragon }.
help-choose = Each of your units is activated once per turn, in any order; it then has one move (M) and one action (A). An activation is finished before the next one begins. You may also play or discard the top card of your stack.
help-act = With its move a unit walks to an empty adjacent field of the same level, or flies 1 or 2 fields if it is a flying unit; climbing one level up or down costs move and action. Most attacks and spells cost the action, and so does handing over a relic; some abilities use up a time marker on their card. You may also play your top card, now or at an earlier checkpoint of this activation: everything after it is then undone.
help-turn-start = Your opponent’s maintenance is over, and the activations are about to begin. You may play the top card of your stack, one in each turn of either player, and discard cards from the top to reach a lower one.
help-activation-end = You may play the top card of your stack at any checkpoint of the activation that has just ended: at its beginning, after any ability, or at its end. Everything after the chosen checkpoint is undone, and the unit may then act differently.
help-turn-end = Your opponent has finished summoning, and your turn is about to begin. This is the last moment for an intervention in this turn.
help-response = If you respond with an intervention of your own, yours takes effect first; then the announced one does, as far as its choices are still legal. { card-D02 } cancels the announced card altogether. Nobody can respond to a response.
help-last-chance = An ability of your opponent has brought two relics together. You can still play the top card of your stack at a checkpoint before that ability, which is then undone. If you pass, the game is lost.
help-pick = You must finish playing a card once you have started: it asks for its choices one by one.
help-relic = When a unit is pushed, its owner decides whether it takes along one relic that it holds and that has not moved this turn; any others stay where they are.
help-casualty = Several units of one alpha were hit at the same time, and together their losses empty the life pool they share. Exactly one of them dies; then the pool is full again.
help-second = { card-S12 } strikes a second enemy unit next to the first target, regardless of range and terrain.

# How an answer is typed, said only in the terminal
type-genus = Type genus 1 G01, for example, to start alpha 1 with { card-G01 }.
type-card = Type card 1 E04, for example, to add { card-E04 } to alpha 1, or done 1 when alpha 1 is complete.
type-stack = Type stack D07, for example, to put { card-D07 } below the cards already chosen, or stack done when your stack is complete.
type-rebuild = Type rebuild 3, for example, to rebuild alpha 3, or rebuild none.
type-preset = Type preset water or preset raid. To change the order of the stack, add its four cards from the top, as in preset water D05 D07 D08 D09.
type-summon = Type summon 2 -3,5 dragon, for example, to summon alpha 2 on (-3, 5) with the figure { figure-dragon }; leave out the figure if the alpha is already revealed. Type end summon when you are done. The other figures are typed knight, ranger and master. Fields are typed q,r: q grows to the east, r to the south-east, and 0,0 is the centre.
type-choose = Type act g2.1, for example, to activate the first unit of Gold’s second alpha, or end all to skip all remaining units. Type play D05 @now, for example, to play { card-D05 } from the top of your stack, or discard 1 to discard it.
type-act = Type walk 0,3 or climb 0,2 or fly 1,1; add +west to take the west relic along. Type use E04 s1.2 to use { card-E04 } on unit s1.2, give west g2.2 to hand over a relic, and end to end the activation. Type play D05 @now, for example, to play your top card at once, or play D05 @c1 for checkpoint 1.
type-turn-start = Type play D05 @now, for example, to play { card-D05 }, discard 1 to discard the top card, or pass.
type-activation-end = Type play D05 @c1, for example, to play { card-D05 } after the first ability, discard 1 to discard the top card, or pass. c0 is the beginning of the activation, c1 comes after the first ability, and so on, and cE is its end.
type-turn-end = Type play D05 @now, for example, to play { card-D05 }, discard 1 to discard the top card, or pass.
type-response = Type play D02 @now, for example, to play { card-D02 }, discard 1 to discard the top card, or pass.
type-last-chance = Type play D05 @c0, for example, to play { card-D05 } at the beginning of the activation, discard 1 to discard the top card, or pass.
type-pick = Type what it asks for: unit s1.2 for a unit, toward SW for a direction (E, SE, SW, W, NW or NE), field 1,1 for a field, area -2,-1 for a stretch of water, relic west, alpha 2, figure dragon, mark 1 S02 for a time marker on { card-S02 }, or cancel s D03 to end { card-D03 } of Silver. { card-D10 } asks for a movement such as walk 0,3. Where several fields or cards are possible, enough ends the choice.
type-relic = Type keep west, for example, to take the west relic along, or leave.
type-casualty = Type lose g2.3, for example, to give up unit g2.3.
type-second = Type then s1.3, for example, to strike unit s1.3.

# Moves: entries of a menu
move-genus = Start alpha { $alpha } with { $card }
move-card = Add { $card } to alpha { $alpha }
move-done = Alpha { $alpha } is complete
move-stack = Put { $card } next in the stack
move-stack-done = The stack is complete
move-rebuild =
    { $alpha ->
        [none] Rebuild no alpha
       *[other] Rebuild alpha { $alpha }
    }
move-preset = Take the { $army } (order of the stack: { $stack })
move-summon =
    Summon alpha { $alpha } on ({ $q }, { $r }){ $figure ->
        [none] {""}
       *[other] , figure { $figure }
    }
move-end-summon = End the summoning
move-act = Activate { $unit }
move-end = End the activation
move-end-all = End the activation step
move-go =
    { $how-id ->
        [walk] Walk to ({ $q }, { $r })
        [climb] Climb to ({ $q }, { $r })
       *[fly] Fly to ({ $q }, { $r })
    }{ $relic ->
        [none] {""}
       *[other] , taking the { $relic } along
    }
move-give = Hand the { $relic } over to { $unit }
move-use =
    { $ability ->
        [none] Use { $card }
       *[other] Use { $card } ({ $ability })
    }{ $other ->
        [none] {""}
       *[other] , { $other }
    }{ $unit ->
        [none] {""}
       *[other] {" "}on { $unit }
    }{ $q ->
        [none] {""}
       *[other] , field ({ $q }, { $r })
    }{ $q2 ->
        [none] {""}
       *[other] , then ({ $q2 }, { $r2 })
    }{ $direction ->
        [none] {""}
       *[other] , { part-direction }
    }{ $terrain ->
        [none] {""}
       *[other] , new terrain: { $terrain }
    }{ $x ->
        [none] {""}
       *[other] , X = { $x }
    }{ $relic ->
        [none] {""}
       *[other] , taking the { $relic } along
    }
move-play =
    { $moment-id ->
        [now] Play { $card } now
        [cE] Play { $card } at the end of the activation
       *[other] Play { $card } at checkpoint { $moment }
    }
move-discard =
    { $count ->
        [one] Discard the top card
       *[other] Discard the top { $count } cards
    }
move-pass = Pass
move-pick-unit = Choose { $unit }
move-pick-direction = Push { part-direction }
move-pick-field =
    Choose field ({ $q }, { $r }){ $relic ->
        [none] {""}
       *[other] , taking the { $relic } along
    }
move-enough = That is enough
move-pick-area = Choose the water around ({ $q }, { $r })
move-pick-relic = Choose the { $relic }
move-pick-alpha = Choose alpha { $alpha }
move-pick-figure = Choose the figure { $figure }
move-mark-card = Put a time marker on { $card } of alpha { $alpha }
move-cancel =
    { $owner-id ->
        [g] End { $card } of { seat-gold }
       *[s] End { $card } of { seat-silver }
    }
move-keep = Take the { $relic } along
move-leave = Leave all relics behind
move-lose = Let { $unit } die
move-then = Strike { $unit } next

# Outcomes: the closing sentence
outcome-relics =
    { $you ->
        [won] Victory! One of your units holds two relics.
        [lost] Defeat. A unit of { $winner } holds two relics.
       *[watching] { $winner } wins: one unit holds two relics.
    }
outcome-no_progress = A draw: 40 turns without progress for either side.
outcome-turn_limit = A draw: the turn limit is reached and nobody has united two relics.
outcome-campaign =
    { $you ->
        [won] Victory! You have won more games of the campaign.
        [lost] Defeat. { $winner } has won more games of the campaign.
        [drawn] The campaign is a draw: both players have won the same number of games.
       *[watching] The campaign is over. Victory: { $winner }.
    }
outcome-agreement = A draw by agreement.
outcome-resignation =
    { $you ->
        [won] Victory! Your opponent has resigned.
        [lost] Defeat. You have resigned.
       *[watching] The game ended by resignation. Winner: { $winner }.
    }

# Reasons: a clause that follows “It”
reason-wins = wins: one unit holds two relics
reason-averts-defeat = averts defeat: this activation can no longer win
reason-wins-unless = wins with two relics, unless a card of theirs prevents it
reason-leads-to-win = opens the way to victory: this unit can win next
reason-stops-win = prevents the activation that would win for them next turn
reason-frees-relic = kills the holder ({ $genus }): the { $relic } lies free
reason-takes-relic = takes the { $relic }
reason-drops-relic = makes them lose hold of the { $relic }
reason-joins-relics = brings your relic closer to another: distance { $count } instead of { $before }
reason-undoes = undoes damage: { count-amount }
reason-cancels = ends their { $card }
reason-kills = kills an enemy: { $genus }
reason-hits-several = hits { $count } enemies at once
reason-own-weapon = turns their own unit against them
reason-drowns = drowns an enemy: { count-amount } that no armour saves
reason-armour-spent = strikes where the armour is already spent
reason-opens-armour = uses up the armour: your next blow counts in full
reason-next-kills = leaves { count-amount }: your next blow can kill
reason-high-ground = strikes from high ground: +{ $amount }
reason-stops-carrier = hobbles the holder of the { $relic }
reason-can-take = lets this unit take the { $relic } next
reason-can-kill = lets this unit kill an enemy next: { $genus }
reason-hurts = costs an enemy { count-amount }: { $genus }
reason-covers-relic = stands on the { $relic }: nobody else can take it
reason-heals = restores { count-amount } where little is left
reason-fresh-marker = brings a fresh time marker for { $card }
reason-gains-ground = gains high ground near an enemy
reason-nearer-relic = brings a unit nearer to the { $relic }
reason-keeps-card = keeps your card: nothing was lost here
reason-blocks-way = stands in their way to the { $relic }
reason-can-hurt = lets this unit hurt an enemy next: { $genus }, { count-amount }
reason-out-of-reach = gets a unit out of reach of { $card }
reason-flyer-safe = keeps your flyer out of reach of blows from the ground
reason-short-water = takes the short way through water to the { $relic }
reason-can-join = lets this unit bring your relic closer to another: distance { $count } instead of { $before }
reason-can-near = lets this unit come nearer to the { $relic }
reason-summons-near = summons as near to the { $relic } as possible: distance { $count }
reason-summons-reach = brings attacks of range { $count }, farther than any other unit of yours
reason-summons-flyer = gives you a flyer, which neither mountains nor water can stop
reason-summons-carrier =
    { $count ->
        [0] gives you a unit that can hold relics; no other of yours can
       *[other] gives you a second unit that can hold relics
    }

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-genus = genus
word-card = card
word-done = done
word-stack = stack
word-rebuild = rebuild
word-none = none
word-preset = preset
word-raid = raid
word-summon = summon
word-end = end
word-all = all
word-act = act
word-walk = walk
word-climb = climb
word-fly = fly
word-give = give
word-use = use
word-play = play
word-discard = discard
word-pass = pass
word-unit = unit
word-toward = toward
word-field = field
word-enough = enough
word-area = area
word-relic = relic
word-figure = figure
word-mark = mark
word-cancel = cancel
word-keep = keep
word-leave = leave
word-lose = lose
word-then = then
word-west = west
word-east = east
word-centre = centre, center
