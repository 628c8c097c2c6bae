# The game
game-title = Gegensatz
game-about = Travel along a timeline of nine relics, turn what you carry into paradoxes, and win your magic crystals before your opponent – or time itself – beats you to it.
goal =
    { $mode ->
        [duel] First to 5 crystals wins: form paradoxes, win duels.
        [solo_shrine] { $difficulty ->
            [hard] Get 6 crystals and a full shrine before the pile runs out.
           *[other] Get 5 crystals and a full shrine before the pile runs out.
        }
       *[solo] { $difficulty ->
            [hard] Get 6 crystals before the draw pile runs out.
           *[other] Get 5 crystals before the draw pile runs out.
        }
    }
minute = Travel along a row of nine relics and turn what you carry into crystals. On your turn, play one of your three relics and swap it: to the right by exactly as many steps as its number, or to the left onto any relic of the same colour or symbol. Three relics that share a colour, number or symbol, with none in the codex colour, make a paradox: one crystal, and the codex turns. { $mode ->
        [solo] In the solo game there are no duels: every move without a paradox costs a time stone, the last stone makes you draw a card from the pile, and so does each paradox. Get your crystals before the nine cards run out.
        [solo_shrine] In the solo game there are no duels: every move without a paradox costs a time stone, the last stone makes you draw a card from the pile, and so does each paradox. Get your crystals before the nine cards run out; the relics you gave up must also show every colour, number and symbol.
       *[other] Land beside the other wand and you duel: the higher total steals a crystal. Five crystals win.
    }

# Cards: they stand in sentences without an article, never at the beginning
card-G1 = green 1 feather
card-G2 = green 2 key
card-G3 = green 3 skull
card-G4 = green 4 ring
card-P1 = purple 1 ring
card-P2 = purple 2 feather
card-P3 = purple 3 key
card-P4 = purple 4 skull
card-R1 = red 1 key
card-R2 = red 2 skull
card-R3 = red 3 ring
card-R4 = red 4 feather
card-B1 = blue 1 skull
card-B2 = blue 2 ring
card-B3 = blue 3 feather
card-B4 = blue 4 key
card-X1 = extinguished 1 key
card-X2 = extinguished 2 ring
card-X3 = extinguished 3 feather
card-X4 = extinguished 4 skull
card-S13 = solar flare 1/3
card-S24 = solar flare 2/4

# Colours, symbols, sides, seats
colour-green = green
colour-purple = purple
colour-red = red
colour-blue = blue
symbol-key = key
symbol-skull = skull
symbol-ring = ring
symbol-feather = feather
side-left = left side
side-right = right side
seat-A = Player A
seat-B = Player B

# Phases: what you have to do now
phase-place = place your wand
phase-move = make your move
phase-paradox = decide about the paradox
phase-side = choose a side
phase-replace = replace a card in the timeline
phase-shrine = return a relic from the shrine to the box

# Options
option-mode = Game mode
option-mode-duel = Two-player game
option-mode-duel-about = Two apprentices, one timeline: the first to hold 5 crystals wins.
option-mode-solo = Solo game
option-mode-solo-about = You against time: collect your crystals before the draw pile of 9 cards runs out.
option-mode-solo_shrine = Shrine variant
option-mode-solo_shrine-about = A solo game in which the relics you give up must also show every colour, number and symbol in the shrine.
option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-easy-about = 4 time stones; you need 5 crystals to win.
option-difficulty-normal = Normal
option-difficulty-normal-about = 3 time stones; you need 5 crystals to win.
option-difficulty-hard = Hard
option-difficulty-hard-about = 3 time stones; you need 6 crystals to win.
option-turn_limit = Turn limit
option-turn_limit-about = The game is a draw after this many turns by both players together; a typical game takes about 30.

# Counts, for use in other messages
count-crystals =
    { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
count-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }

# Events: the log
event-timeline-laid = The timeline is laid out, from position 0 to 8: { $cards }.
event-hand-dealt =
    { $seat-is ->
        [you] You are dealt { $cards }.
       *[other] { $seat } is dealt { $cards }.
    }
event-codex-set = The first codex colour is { $colour }.
event-wand-placed =
    { $seat-is ->
        [you] You place your wand at position { $position }, beside { $card }.
       *[other] { $seat } places a wand at position { $position }, beside { $card }.
    }
event-relic-swapped =
    { $seat-is ->
        [you]
            { $direction-id ->
                [future] You play { $card } into your future, to position { $position }, and take { $taken }.
               *[past] You play { $card } back into your past, to position { $position }, and take { $taken }.
            }
       *[other]
            { $direction-id ->
                [future] { $seat } plays { $card } into the future, to position { $position }, and takes { $taken }.
               *[past] { $seat } plays { $card } back into the past, to position { $position }, and takes { $taken }.
            }
    }
event-paradox-formed =
    { $seat-is ->
        [you] Paradox! You reveal { $cards }.
       *[other] Paradox! { $seat } reveals { $cards }.
    }
event-paradox-declined =
    { $seat-is ->
        [you] You decline the paradox.
       *[other] { $seat } declines the paradox.
    }
event-crystal-gained =
    { $seat-is ->
        [you] You take a crystal from the supply. You now have { count-crystals }.
       *[other] { $seat } takes a crystal from the supply and now has { count-crystals }.
    }
event-codex-turned = The codex turns { $colour }.
event-relics-exchanged =
    { $seat-is ->
        [you] You take the { $side }: { $taken-cards }. From position { $position } up, their places now hold { $cards }.
       *[other] { $seat } takes { $taken-cards } from the row. From position { $position } up, their places now hold { $cards }.
    }
event-duel-fought =
    { $seat-is ->
        [you] You provoke a duel, and { $colour } counts as 0.
       *[other] { $seat } provokes a duel, and { $colour } counts as 0.
    } Totals: { $seat-0 } { $sums-0 } ({ $hands-0 }), { $seat-1 } { $sums-1 } ({ $hands-1 }).
event-tie-broken = A tie! In the tie-break { $seat-0 } and { $seat-1 } reveal { $cards } at random: { $values-0 } against { $values-1 }.
event-crystal-stolen =
    { $seat-is ->
        [you] You win the duel and steal a crystal from { $loser }. You now have { count-crystals }.
       *[other]
            { $loser-is ->
                [you] { $seat } wins the duel, steals a crystal from you and now has { count-crystals }.
               *[other] { $seat } wins the duel, steals a crystal from { $loser } and now has { count-crystals }.
            }
    }
event-duel-unrewarded =
    { $seat-is ->
        [you] You win the duel, but { $loser } has no crystal to lose.
       *[other]
            { $loser-is ->
                [you] { $seat } wins the duel, but you have no crystal to lose.
               *[other] { $seat } wins the duel, but { $loser } has no crystal to lose.
            }
    }
event-duel-drawn = Equal again: the duel is drawn, and no crystal moves.
event-turn-skipped =
    { $seat-is ->
        [you] You have no legal move, so your turn is skipped.
       *[other] { $seat } has no legal move, so the turn is skipped.
    }
event-sat-out =
    { $seat-is ->
        [you] You sit out.
       *[other] { $seat } sits out.
    }
event-card-drawn =
    { $pile ->
        [0] The last card from the pile is { $card }.
        [one] The card drawn from the pile is { $card }; one is left.
       *[other] The card drawn from the pile is { $card }; { $pile } are left.
    }
event-card-removed = Removed from the game: { $card }.
event-shrine-joined = The shrine receives { $card }.
event-relic-returned = The shrine is over its limit: { $card } goes back to the box.
event-card-replaced = At position { $position }, { $card } replaces { $replaced }.
event-stone-removed =
    { $stones ->
        [0] The last time stone is removed.
        [one] A time stone is removed; one is left.
       *[other] A time stone is removed; { $stones } are left.
    }
event-stones-restored =
    { $stones ->
        [one] { $stones } time stone is put back.
       *[other] { $stones } time stones are put back.
    }
event-game-won =
    { $seat-is ->
        [you]
            { $reason-id ->
                [paradox] The deciding crystal comes from a paradox: you win!
                [duel] The deciding crystal comes from a duel: you win!
               *[goal] The goal is reached in time: you win!
            }
       *[other]
            { $reason-id ->
                [paradox] The deciding crystal comes from a paradox: { $seat } wins!
                [duel] The deciding crystal comes from a duel: { $seat } wins!
               *[goal] The goal is reached in time: { $seat } wins!
            }
    }
event-game-lost =
    { $seat-is ->
        [you] The draw pile has run out: you lose.
       *[other] The draw pile has run out: { $seat } loses.
    }
event-game-drawn =
    { $turns ->
        [one] The turn limit is reached after { $turns } turn: the game is a draw.
       *[other] The turn limit is reached after { $turns } turns: the game is a draw.
    }

# Refusals: what was wrong, and what the rule says
refusal-over = The game is over. No more moves can be played.
refusal-not-your-turn = It is not your turn. Players alternate, and your opponent is deciding now.
refusal-no-passing = You cannot sit out. In the two-player game every turn begins with a move.
refusal-other-decision = That is not the decision you are facing. Right now you have to { $phase }.
refusal-no-position = There is no position { $position }. The timeline runs from 0 to 8.
refusal-not-codex-colour = Position { $position } holds { $card }. Your wand must start beside a relic in the codex colour, which is { $colour }.
refusal-not-in-hand = You do not hold { $card }. Choose from your hand: { $cards }.
refusal-own-position = Your wand is already at position { $position }. The relic beside it lies neither in your future nor in your past and is never a target.
refusal-flare = Position { $position } holds { $taken }. A solar flare is never the target of a move.
refusal-no-match = Position { $position } lies in your past, but { $card } and { $taken } share neither colour nor symbol. To travel to the past, the two relics must share at least one of them.
refusal-beyond-row = With { $card } you would move { count-steps }, past the end of the row. You cannot stop short, and the row does not wrap around.
refusal-wrong-distance = With { $card } you move { count-steps }, to position { $reached }, not { $position }. Into the future you travel exactly as many steps as the relic’s number.
refusal-move-first = There is no paradox to decide on yet. You move first; a paradox can only follow the swap.
refusal-remove-first = The side comes later. First choose which of these relics leaves the game: { $cards }.
refusal-side-blocked = The { $side } holds a solar flare. Such a side cannot be chosen for a paradox.
refusal-side-missing = There are not three positions on the { $side } here. You can take only a whole side.
refusal-duel-takes-side = In the two-player game no relic is removed for a paradox. Choose a side to take, or decline.
refusal-solo-only = No card is replaced in the two-player game. Only the solo game has a draw pile.
refusal-shrine-only = There is no shrine in this game. Relics return to the box only in the shrine variant.
refusal-not-in-shrine = The shrine does not hold { $card }. Choose from the shrine: { $cards }.
refusal-no-replacement = The drawn card, { $card }, has nothing in common with { $replaced }. It must replace a card with the same number, colour or symbol.

# Why a position cannot be
impossible-players = Hands, wands and crystals do not fit the number of players: { $players }.
impossible-actor = A game in play waits for one of its players, a finished one for nobody.
impossible-difficulty = A solo game has a difficulty, the two-player game has none.
impossible-timeline = The timeline has { $wanted } cards, not { $found }.
impossible-codex-card = The codex card must be an ordinary relic.
impossible-two-places = This card lies in two places: { $card }.
impossible-all-cards = The game has { $wanted } cards; this position has { $found }.
impossible-card-count = The number of this card is wrong: { $card }. The game has { $wanted }, this position has { $found }.
impossible-hand-size = At this moment every hand has { $wanted } cards.
impossible-flare-in-hand = A solar flare is never in a hand.
impossible-shrine-relics = Only ordinary relics go to the shrine.
impossible-crystals = Every player has 0 to { $most } crystals.
impossible-crystal-sum = Crystals and time stones do not add up: with the general supply there are { $wanted }.
impossible-turn = Turns are counted from 0, and the turn limit is at least 1.
impossible-wand-outside = A wand stands outside the timeline; its positions are 0 to { $last }.
impossible-wands-first = The wands are placed before the first turn.
impossible-solo-phase = This decision belongs to the solo game.
impossible-won = With these crystals the game is already won.
impossible-drawn-card = A drawn card lies open exactly while a side or a card to be replaced is chosen.
impossible-no-stone = A turn begins with at least one time stone.
impossible-shrine-return = A relic is returned to the box only when the shrine holds { $wanted }.
impossible-shrine-full = The shrine holds at most { $most } relics, not { $found }.
impossible-no-paradox = There is no paradox to decide on: the hand does not form one.

# Prompts: the decision you face now
prompt-place = Place your wand beside a relic in the codex colour.
prompt-move = Your turn: play a relic into the future or into the past.
prompt-turn = Your turn: play a relic, or sit out.
prompt-paradox = You can form a paradox: choose the side to take, or decline.
prompt-form = You can form a paradox: choose the relic to remove, or decline.
prompt-side = Choose the side whose three relics become your hand.
prompt-replace = Choose the card in the timeline that the drawn card replaces.
prompt-shrine = The shrine is over its limit: choose a relic to return to the box.
prompt-waiting = Waiting for { $seat } to move.

# Help: the decision explained to a newcomer
help-place = Your wand starts beside a relic in the codex colour. Everything to its right is your future, everything to its left your past.
help-move = To the future, a relic carries your wand to the right by exactly its number. To the past, it carries you back to any relic on your left with the same colour or the same symbol. You leave it there and take the other relic into your hand.
help-turn = A relic carries you to the right by exactly its number, or back to any relic on your left with the same colour or the same symbol; a solar flare is never a target. A move without a paradox costs a time stone. If you sit out instead, you draw a card and use it to replace one in the timeline.
help-paradox = Your three relics match and none of them has the codex colour: a paradox earns you a crystal, and the codex turns. Your relics are shuffled and swapped with the three on one side of your wand. If you decline, nobody finds out.
help-form = Your three relics match and none of them has the codex colour: a paradox earns you a crystal and costs no time stone. One of the three leaves the game, and the top card of the pile takes its place; then you choose the side to take. If you decline, you lose a time stone.
help-side = The two relics you kept and the drawn card are shuffled and laid on one side of your wand; the three relics from there become your hand. A side needs all three positions and must not contain a solar flare.
help-replace = The drawn card replaces a card with the same number, colour or symbol; if there is none, any card may go. This is the only way to get rid of a solar flare.
help-shrine = The shrine has room for five relics, and now there are six. Any of them may go, even the new one. To win, you need a shrine that shows every colour, every number and every symbol.

# How an answer is typed, said only in the terminal
type-place = Type @4, for example, to start at position 4.
type-move = Type P3>6, for example, to play { card-P3 } to position 6.
type-turn = Type P3>6, for example, to play { card-P3 } to position 6, or type sit-out.
type-paradox = Type left, right or decline.
type-form = Type form:B2, for example, to remove { card-B2 }, or type decline.
type-side = Type left or right.
type-replace = Type replace:0, for example, to replace the card at position 0.
type-shrine = Type return:B3, for example, to give up { card-B3 }.

# Moves: entries of a menu
move-place = Place the wand at position { $position }
move-play = Play { $card } to position { $position }
move-decline = Decline the paradox
move-take = Paradox: take the { $side }
move-sit-out = Sit out
move-form = Form the paradox and remove { $card }
move-replace = Replace the card at position { $position }
move-return = Return { $card } to the box

# Outcomes: the closing sentence
outcome-paradox =
    { $you ->
        [won] Victory! A paradox brought you the deciding crystal.
        [lost] Defeat. A paradox brought { $winner } the deciding crystal.
       *[watching] { $winner } wins: a paradox brought the deciding crystal.
    }
outcome-duel =
    { $you ->
        [won] Victory! A duel brought you the deciding crystal.
        [lost] Defeat. A duel brought { $winner } the deciding crystal.
       *[watching] { $winner } wins: a duel brought the deciding crystal.
    }
outcome-limit = A draw: the turn limit is reached and nobody has won.
outcome-goal =
    { $you ->
        [won] Victory! You reached your goal in time.
       *[watching] { $winner } wins: the goal was reached in time.
    }
outcome-pile =
    { $you ->
        [lost] Defeat. The draw pile has run out before you reached your goal.
       *[watching] Defeat: the draw pile has run out before the goal was reached.
    }
outcome-agreement = A draw by agreement.
outcome-resignation =
    { $you ->
        [won] Victory! Your opponent has resigned.
        [lost] Defeat. You have resigned.
       *[watching] The game ended by resignation. Winner: { $winner }.
    }

# Reasons: each completes “It …”
reason-wins = wins the game: your last crystal
reason-only-defence = is the only move that leaves them no chance to win at once
reason-stops-win = stops them from winning with { $card } at position { $position }
reason-double = makes a crystal and steals one in the duel
reason-decline =
    { $how ->
        [most] wins the duel, { $own } to at most { $other }; the paradox would lose it
       *[exactly] wins the duel, { $own } to { $other }; the paradox would lose it
    }
reason-completes-shrine = completes the shrine
reason-fills-shrine =
    { $count ->
        [one] gives the shrine { $card }, which shows something it lacks
       *[other] gives the shrine { $card }, which shows { $count } things it lacks
    }
reason-keeps-set = keeps three alike together through the swap
reason-side-set = gives you three alike for the next turn
reason-side-clean = takes the side without a relic in the next codex colour
reason-paradox =
    { $how ->
        [alone] makes a paradox: crystal { $crystal } of { $target }, and no time stone spent
        [shrine] makes a paradox for the shrine and spends no time stone
       *[duel] makes a paradox: crystal { $crystal } of { $target }
    }
reason-sure-duel =
    { $how ->
        [most] wins the duel, { $own } to at most { $other }, and a crystal
       *[exactly] wins the duel, { $own } to { $other }, and a crystal
    }
reason-good-odds = ties at { $sum }, and { $wins } of { $pairs } tie-break pairs win
reason-blocks-paradox =
    { $how ->
        [takes] takes { $card }, the relic they need for a paradox
       *[breaks] spoils their paradox
    }
reason-blocks-duel = takes you where they cannot win a duel
reason-removes-flare = clears a solar flare out of the way
reason-sheds-ash = gets rid of an extinguished relic
reason-prepares =
    { $count ->
        [one] prepares a paradox: the third relic is within reach
       *[other] prepares a paradox: { $count } plays would complete it
    }
reason-attack-proof = lets them reach you only for a duel they lose
reason-free-look = risks no crystal and shows you their hand
reason-start-paradox = starts with a paradox within reach
reason-start-room = leaves room on both sides
reason-sheds-codex = gets rid of a relic in the codex colour
reason-stays-hidden = plays a relic they know and keeps the others hidden
reason-last-stone = spends the last stone: you place a card, and all stones return
reason-misses-win =
    { $how ->
        [play] misses a win: { $card } to position { $position }
       *[answer] misses a win: another answer brings the last crystal
    }
reason-loses-duel =
    { $how ->
        [least] walks into a lost duel, { $own } to at least { $other }
       *[exactly] walks into a lost duel, { $own } to { $other }
    }
reason-misses-paradox =
    { $how ->
        [play] misses a paradox: { $card } to position { $position }
       *[answer] gives up the paradox
    }
reason-leaves-paradox = leaves them a paradox: { $card } to position { $position }
reason-leaves-duel = leaves them a duel you lose: { $card } to position { $position }

# Labels of the board
label-timeline = Timeline
label-hand = Hand
label-opponent-hand = Opponent’s hand
label-codex = Codex
label-next-colour = Next colour
label-supply = Supply
label-crystals = Crystals
label-target = Crystals needed to win
label-wand = Wand
label-pile = Draw pile
label-time-stones = Time stones
label-shrine = Shrine
label-removed = Removed from the game
label-drawn = Drawn card
label-turn = Turn
label-known = Known
label-hidden-relic = Hidden relic
label-past = Past
label-future = Future
label-unseen = Unseen

# Words of moves as they may be typed too, in any language; records keep the words of the notation
word-left = left
word-right = right
word-decline = decline
word-form = form
word-sit-out = sit-out
word-replace = replace
word-return = return
