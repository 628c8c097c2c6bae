"""A second Gegensatz, written from the rules specification alone.

It shares no code with the engine and does not aim for speed: immutable positions, card names, one function per rule.
`legal` tells the moves in notation, `after` every position that can follow with its probability, `seen_by` what an
observer may know. Where the engine differs, one of the two is wrong, and the specification says which.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations, product
from typing import TypeVar

# Colour, numbers and symbol of every card in canonical order (spec A.1; GEG-1.2, 1.4, 1.5, 30.1).
# fmt: off
CARDS: dict[str, tuple[str, tuple[int, ...], str]] = {
    "G1": ("green", (1,), "feather"), "G2": ("green", (2,), "key"), "G3": ("green", (3,), "skull"), "G4": ("green", (4,), "ring"),  # noqa: E501
    "P1": ("purple", (1,), "ring"), "P2": ("purple", (2,), "feather"), "P3": ("purple", (3,), "key"), "P4": ("purple", (4,), "skull"),  # noqa: E501
    "R1": ("red", (1,), "key"), "R2": ("red", (2,), "skull"), "R3": ("red", (3,), "ring"), "R4": ("red", (4,), "feather"),  # noqa: E501
    "B1": ("blue", (1,), "skull"), "B2": ("blue", (2,), "ring"), "B3": ("blue", (3,), "feather"), "B4": ("blue", (4,), "key"),  # noqa: E501
    "X1": ("", (1,), "key"), "X2": ("", (2,), "ring"), "X3": ("", (3,), "feather"), "X4": ("", (4,), "skull"),
    "S13": ("", (1, 3), ""), "S24": ("", (2, 4), ""),
}
# fmt: on
EXTINGUISHED = ("X1", "X2", "X3", "X4")
FLARES = ("S13", "S24")
CYCLE = ("green", "purple", "red", "blue")  # GEG-15.1
FULL_STONES = {"easy": 4, "normal": 3, "hard": 3}  # GEG-17.4
GOAL = {"easy": 5, "normal": 5, "hard": 6, "duel": 5}  # GEG-16.1, 17.4
NONE = -1  # nobody to move, no wand on the row, no seat
ALL_KNOWING = -2  # sees the pile and the codex card as well

T = TypeVar("T")


@dataclass(frozen=True)
class Position:
    """The canonical state record (spec 31), and what the others still see during a hidden decision (GEG-27.10)."""

    mode: str
    difficulty: str
    timeline: tuple[str, ...]
    hands: tuple[frozenset[str], ...]
    codex_card: str
    codex_colour: str
    wands: tuple[int, ...]
    crystals: tuple[int, ...]
    known: tuple[frozenset[str], ...]
    turn_limit: int = 1000
    phase: str = "PLACE"
    to_move: int = 0
    pile: tuple[str, ...] = ()
    time_stones: int = 0
    removed: tuple[str, ...] = ()
    shrine: tuple[str, ...] = ()
    drawn: str = ""
    turn: int = 0
    result: str = ""
    reason: str = ""
    before: Position | None = None

    @property
    def wand(self) -> int:
        return self.wands[self.to_move]

    @property
    def hand(self) -> list[str]:
        return in_order(self.hands[self.to_move])


Chances = list[tuple[Fraction, Position]]


# --- Setup ---


def deal_duel(relics: list[str], turn_limit: int = 1000) -> Position:
    """Two hands, the timeline, the codex card, no crystals (GEG-3.1, 3.2, 3.3, 4.2)."""
    hands, row, nothing = (frozenset(relics[0:3]), frozenset(relics[3:6])), tuple(relics[6:15]), frozenset[str]()
    codex = CARDS[row[0]][0]
    return Position("duel", "duel", row, hands, relics[15], codex, (NONE,) * 2, (0, 0), (nothing,) * 2, turn_limit)


def deal_solo(mode: str, difficulty: str, relics: list[str], pile: list[str]) -> Position:
    """One hand, the timeline, the codex card, a pile of nine, time stones (GEG-17.1 to 17.4, 4.2)."""
    hands, row = (frozenset(relics[0:3]),), tuple(relics[3:12])
    dealt = Position(mode, difficulty, row, hands, relics[12], CARDS[row[0]][0], (NONE,), (0,), (frozenset(),))
    return replace(dealt, pile=tuple(pile), time_stones=FULL_STONES[difficulty])


# --- Cards and sides ---


def in_order(cards: Iterable[str]) -> list[str]:
    """Slots follow the canonical order (GEG-30.1)."""
    return sorted(cards, key=list(CARDS).index)


def put(row: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*row[:index], item, *row[index + 1 :])


def same_colour(one: str, other: str) -> bool:
    """No colour is no common colour (GEG-20.2)."""
    return CARDS[one][0] != "" and CARDS[one][0] == CARDS[other][0]


def same_symbol(one: str, other: str) -> bool:
    return CARDS[one][2] != "" and CARDS[one][2] == CARDS[other][2]


def same_number(one: str, other: str) -> bool:
    """A solar flare counts with either of its numbers (GEG-19.7, 23.5)."""
    return any(number in CARDS[other][1] for number in CARDS[one][1])


def side(state: Position, name: str) -> list[int]:
    """The three indices to the player's own right or left, as far as they exist (GEG-2.3, 2.4, 17.3)."""
    right = 1 if state.to_move == 0 else -1
    step = right if name == "right" else -right
    return [index for index in range(9) if index in (state.wand + step, state.wand + 2 * step, state.wand + 3 * step)]


def open_sides(state: Position) -> list[str]:
    """Sides of three cards (GEG-11.2, 11.3) without a solar flare (GEG-19.4, 21.2)."""
    cards = {name: [state.timeline[index] for index in side(state, name)] for name in ("left", "right")}
    return [name for name, three in cards.items() if len(three) == 3 and not set(three) & set(FLARES)]


# --- Legal moves ---


def legal(state: Position) -> list[str]:
    """All legal moves, in the order of their action numbers (spec 30)."""
    if state.to_move == NONE:
        return []
    if state.phase == "PLACE":  # GEG-5.2
        return [f"@{index}" for index in range(9) if CARDS[state.timeline[index]][0] == state.codex_colour]
    if state.phase in ("MOVE", "TURN"):  # GEG-6.2; GEG-18.1, 18.4, 24.1
        moves = [f"{relic}>{index}" for relic in state.hand for index in range(9) if can_travel(state, relic, index)]
        return [*moves, "sit-out"] if state.phase == "TURN" else moves
    if state.phase == "PARADOX":  # GEG-10.8; GEG-21.3, 21.9
        forms = open_sides(state) if state.mode == "duel" else [f"form:{relic}" for relic in state.hand]
        return ["decline", *forms]
    if state.phase == "SIDE":  # GEG-21.2
        return open_sides(state)
    if state.phase == "REPLACE":
        return [f"replace:{index}" for index in replaceable(state)]
    return [f"return:{relic}" for relic in in_order(state.shrine)]  # GEG-25.2


def can_travel(state: Position, relic: str, target: int) -> bool:
    """Exactly the number into the future, or to a match in the past (GEG-2.3, 7.1, 7.3, 8.1, 8.4, 20.2, 20.3)."""
    there = state.timeline[target]
    future = (target - state.wand) * (1 if state.to_move == 0 else -1)
    if there in FLARES:  # GEG-19.1, 19.3
        return False
    if future > 0:
        return future in CARDS[relic][1]
    return future < 0 and (same_colour(relic, there) or same_symbol(relic, there))


def replaceable(state: Position) -> list[int]:
    """Where number, colour or symbol agree; anywhere if nothing does (GEG-23.1, 23.2, 23.4, 23.6, 23.7, 23.9)."""
    ways = (same_number, same_colour, same_symbol)
    return [i for i in range(9) if any(same(state.drawn, state.timeline[i]) for same in ways)] or list(range(9))


def may_form(state: Position) -> bool:
    """A common attribute, no codex colour, nothing extinguished, a side to take (GEG-10.2, 10.3, 20.1, 21.1)."""
    first, second, third = state.hand
    agree = any(same(first, second) and same(first, third) for same in (same_colour, same_number, same_symbol))
    barred = any(relic in EXTINGUISHED or CARDS[relic][0] == state.codex_colour for relic in state.hand)
    return agree and not barred and open_sides(state) != []


# --- What follows a move ---


def after(state: Position, text: str) -> Chances:
    """Every position that can follow, with its probability; an illegal move is refused (GEG-30.6)."""
    if text not in legal(state):
        raise ValueError(f"{text} is not legal here")
    word, _, card = text.partition(":")
    if state.phase == "PLACE":
        return certain(place(state, int(text[1:])))
    if state.phase in ("MOVE", "TURN"):
        return certain(draw(state, "REPLACE")) if text == "sit-out" else travel(state, *text.split(">"))  # GEG-24.1
    if text == "decline":  # GEG-10.7, 21.9
        return step_three(replace(state, before=None))
    if word == "form":
        return certain(form_solo(state, card))
    if word == "replace":
        return certain(replace_card(state, int(card)))
    if word == "return":
        return certain(return_relic(state, card))
    return form_duel(state, text) if state.mode == "duel" else finish_solo_paradox(state, text)


def certain(state: Position) -> Chances:
    return [(Fraction(1), state)]


def place(state: Position, index: int) -> Position:
    """A, then B; nothing else happens (GEG-3.5, 5.1, 5.3, 5.4)."""
    placed = replace(state, wands=put(state.wands, state.to_move, index))
    if state.mode == "duel" and state.to_move == 0:
        return replace(placed, to_move=1)
    return begin_turn(replace(placed, to_move=0))


def travel(state: Position, relic: str, target: str) -> Chances:
    """The swap, then the paradox decision if there is one, else step 3 (GEG-6.1, 9.1, 18.2, 27.3, 27.10)."""
    seat, index = state.to_move, int(target)
    taken = state.timeline[index]
    moved = replace(
        state,
        timeline=put(state.timeline, index, relic),
        hands=put(state.hands, seat, state.hands[seat] - {relic} | {taken}),
        known=put(state.known, seat, state.known[seat] - {relic} | {taken}),
        wands=put(state.wands, seat, index),
    )
    if not may_form(moved):
        return step_three(moved)
    return certain(replace(moved, phase="PARADOX", before=state if state.mode == "duel" else None))


def step_three(state: Position) -> Chances:
    """A duel where the wands meet (GEG-12.1), or a time stone (GEG-18.2)."""
    if state.mode != "duel":
        return certain(lose_stone(state))
    return fight(state) if state.wands[0] == state.wands[1] else certain(end_turn(state))


def end_turn(state: Position) -> Position:
    """The other player's turn (GEG-6.1); solo: won? else on (GEG-18.1, 25.4, 26.1)."""
    over = replace(state, turn=state.turn + 1)
    if state.mode == "duel":
        return begin_turn(replace(over, to_move=1 - state.to_move))
    if state.crystals[0] >= GOAL[state.difficulty] and (state.mode == "solo" or shrine_complete(state)):
        return end(over, "victory", "goal")
    return begin_turn(over)


def begin_turn(state: Position) -> Position:
    """No turn with an empty pile (GEG-24.6, 26.2), beyond the limit (GEG-16.4) or without a move (GEG-6.4)."""
    if state.mode != "duel":
        return replace(state, phase="TURN") if state.pile else end(state, "defeat", "pile")
    if state.turn >= state.turn_limit:
        return end(state, "draw", "limit")
    begun = replace(state, phase="MOVE")
    return begun if legal(begun) else end_turn(begun)


def end(state: Position, result: str, reason: str) -> Position:
    """The end and why (GEG-16.6, 26.6)."""
    return replace(state, phase="OVER", to_move=NONE, result=result, reason=reason)


def next_colour(state: Position) -> str:
    """One step of the cycle (GEG-15.1)."""
    return CYCLE[(CYCLE.index(state.codex_colour) + 1) % 4]


# --- The two-player turn ---


def form_duel(state: Position, name: str) -> Chances:
    """Reveal, crystal, win check, codex change, exchange, duel (GEG-10.6, 12.4, 15.4, 16.1, 16.2, 27.5)."""
    seat = state.to_move
    crystals = put(state.crystals, seat, state.crystals[seat] + 1)
    richer = replace(state, before=None, crystals=crystals, known=put(state.known, seat, state.hands[seat]))
    if crystals[seat] == GOAL["duel"]:
        return certain(win(richer, seat, "paradox"))
    turned = replace(richer, codex_colour=next_colour(richer))
    exchanges = exchanged(turned, name, state.hand)
    return [(chance / 6, position) for laid in exchanges for chance, position in step_three(laid)]


def exchanged(state: Position, name: str, cards: list[str]) -> list[Position]:
    """The side becomes the hand; the cards are laid there in one of six orders (GEG-11.1, 11.6, 11.9, 21.5)."""
    taken = frozenset(state.timeline[index] for index in side(state, name))
    hands, known = put(state.hands, state.to_move, taken), put(state.known, state.to_move, taken)
    laid = []
    for order in permutations(cards):
        new = dict(zip(side(state, name), order, strict=True))
        row = tuple(new.get(index, state.timeline[index]) for index in range(9))
        laid.append(replace(state, timeline=row, hands=hands, known=known))
    return laid


def worth(relic: str, codex_colour: str) -> int:
    """The number, or 0 in the codex colour (GEG-12.3, 13.3)."""
    return 0 if CARDS[relic][0] == codex_colour else CARDS[relic][1][0]


def fight(state: Position) -> Chances:
    """The higher sum wins; equal sums are decided by two random relics (GEG-12.3, 12.7, 12.8, 13.1)."""
    shown = replace(state, known=state.hands)
    a, b = (sum(worth(relic, state.codex_colour) for relic in hand) for hand in state.hands)
    if a != b:
        return certain(steal(shown, a, b))
    pairs = product(*(in_order(hand) for hand in state.hands))
    return [(Fraction(1, 9), steal(shown, *(worth(relic, state.codex_colour) for relic in pair))) for pair in pairs]


def win(state: Position, seat: int, reason: str) -> Position:
    """At once (GEG-16.1, 16.2). The deciding turn counts, as in the solo game (GEG-26.1): spec 31 leaves it open."""
    return end(replace(state, turn=state.turn + 1), "AB"[seat], reason)


def steal(state: Position, a: int, b: int) -> Position:
    """A crystal from the loser, if there is one; the fifth one wins (GEG-12.5, 12.6, 13.2, 15.2, 16.1, 16.2)."""
    winner, loser = (0, 1) if a > b else (1, 0)
    if a == b or state.crystals[loser] == 0:
        return end_turn(state)
    crystals = put(state.crystals, winner, state.crystals[winner] + 1)
    robbed = replace(state, crystals=put(crystals, loser, state.crystals[loser] - 1))
    if crystals[winner] == GOAL["duel"]:
        return win(robbed, winner, "duel")
    return end_turn(replace(robbed, codex_colour=next_colour(robbed)))


# --- The solo turn ---


def draw(state: Position, phase: str) -> Position:
    """The top card of the pile, openly (GEG-21.3, 21.4, 22.2, 24.1)."""
    return replace(state, phase=phase, drawn=state.pile[0], pile=state.pile[1:])


def form_solo(state: Position, relic: str) -> Position:
    """Remove the chosen relic; a full shrine speaks first, then draw (GEG-21.3, 21.4, 25.3)."""
    left = leave_game(replace(state, hands=(state.hands[0] - {relic},)), relic)
    return replace(left, phase="SHRINE") if len(left.shrine) == 6 else draw(left, "SIDE")


def finish_solo_paradox(state: Position, name: str) -> Chances:
    """Exchange, crystal unless the goal is reached, codex change (GEG-21.3, 21.5, 21.6, 21.7, 21.8)."""
    gain = 1 if state.crystals[0] < GOAL[state.difficulty] else 0
    paid = replace(state, drawn="", crystals=(state.crystals[0] + gain,), codex_colour=next_colour(state))
    return [(Fraction(1, 6), end_turn(laid)) for laid in exchanged(paid, name, [*state.hand, state.drawn])]


def lose_stone(state: Position) -> Position:
    """A time stone goes; the last one brings a card into the timeline (GEG-22.1, 22.2, 22.3)."""
    fewer = replace(state, time_stones=state.time_stones - 1)
    return draw(fewer, "REPLACE") if fewer.time_stones == 0 else end_turn(fewer)


def replace_card(state: Position, index: int) -> Position:
    """The drawn card takes the place, the old one leaves the game (GEG-23.1, 23.8, 25.3)."""
    laid = replace(state, timeline=put(state.timeline, index, state.drawn), drawn="")
    left = leave_game(laid, state.timeline[index])
    return replace(left, phase="SHRINE") if len(left.shrine) == 6 else finish_replacement(left)


def finish_replacement(state: Position) -> Position:
    """All stones come back if the last one had gone; sitting out touches none (GEG-22.2, 22.5, 24.2, 24.3)."""
    return end_turn(replace(state, time_stones=state.time_stones or FULL_STONES[state.difficulty]))


def leave_game(state: Position, card: str) -> Position:
    """To the shrine if it is an ordinary relic of the shrine variant, else to the box (GEG-23.8, 25.1, 25.7)."""
    if state.mode == "solo_shrine" and card not in EXTINGUISHED and card not in FLARES:
        return replace(state, shrine=(*state.shrine, card))
    return replace(state, removed=(*state.removed, card))


def return_relic(state: Position, relic: str) -> Position:
    """One of six goes back to the box, before anything else happens (GEG-25.2, 25.3)."""
    rest = tuple(kept for kept in state.shrine if kept != relic)
    five = replace(state, shrine=rest, removed=(*state.removed, relic))
    forming = len(state.hand) == 2  # a paradox whose replacement card is still to be drawn
    return draw(five, "SIDE") if forming else finish_replacement(five)


def shrine_complete(state: Position) -> bool:
    """Every colour, number and symbol, on at most five relics (GEG-25.4, 25.5)."""
    attributes = zip(*(CARDS[relic] for relic in state.shrine), strict=True)
    return len(state.shrine) == 5 and all(len(set(kind)) == 4 for kind in attributes)  # fewer never do: GEG-25.6


# --- What an observer knows ---


def seen_by(state: Position, seat: int) -> dict[str, object]:
    """All that a seat, or a spectator (NONE), may know (GEG-27.1, 27.2, 27.3, 27.8, 27.10, 28.1)."""
    if state.before is not None and seat not in (state.to_move, ALL_KNOWING):
        return seen_by(state.before, seat)
    everything = seat == ALL_KNOWING or state.phase == "OVER"  # GEG-4.5; records of finished games tell the rest
    solo = state.mode != "duel"  # GEG-28.1 hides nothing but the pile and the codex card
    seen = [h if everything or solo or owner == seat else state.known[owner] for owner, h in enumerate(state.hands)]
    return {
        "timeline": state.timeline,
        "hands": [in_order(cards) for cards in seen],
        "face_down": [len(hand) - len(cards) for hand, cards in zip(state.hands, seen, strict=True)],
        "known": [in_order(cards) for cards in state.known],
        "codex_card": state.codex_card if everything else "",  # GEG-4.1
        "codex_colour": state.codex_colour,
        "wands": state.wands,
        "crystals": state.crystals,
        "supply": 9 - sum(state.crystals) - state.time_stones,  # GEG-3.3, 14.2, 14.3
        "phase": state.phase,
        "to_move": state.to_move,
        "pile": state.pile if everything else ("",) * len(state.pile),
        "time_stones": state.time_stones,
        "removed": state.removed,
        "shrine": state.shrine,
        "drawn": state.drawn,
        "turn": state.turn,
        "result": state.result,
        "reason": state.reason,
    }
