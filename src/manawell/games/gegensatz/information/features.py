"""What a seat sees, as features for learners.

Positions count in the direction of the seat's future, colours in what a card shows from the codex colour on. Of another
hand only the cards that everybody knows are told.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from manawell.games.gegensatz.components.tables import (
    BITS,
    CARD_BIT,
    CARDS,
    COLOURS,
    DIFFICULTIES,
    DIRECTION,
    HAND_SIZE,
    POSITIONS,
    RELICS,
    SHRINE_CAPACITY,
)
from manawell.games.gegensatz.information.view import MODES, PHASES
from manawell.games.gegensatz.state import DUEL, NONE, OVER, PARADOX, Position
from manawell.kernel.ink import count
from manawell.kernel.learning import Features, numbered

_SHOWN: Final = [
    *(f"number {number}" for number in range(1, 5)),
    *(f"colour {steps} after the codex" for steps in range(4)),
    *(f"symbol {symbol}" for symbol in range(1, 5)),
]
KINDS: Final = 12
"""What a card can show: numbers, colours, symbols."""

FEATURES: Final = Features()


def _cards(name: str, room: int) -> i64:
    """For each of so many cards: whether it is there, and what it shows."""
    first = FEATURES.size
    for place in range(room):
        FEATURES.flag(f"{name} {place}")
        FEATURES.numbers([f"{name} {place}: {shown}" for shown in _SHOWN], 1)
    return first


CARD: Final = KINDS + 1
MODE: Final = FEATURES.words("mode", MODES)
DIFFICULTY: Final = FEATURES.words("difficulty", DIFFICULTIES)
PHASE: Final = FEATURES.words("phase", PHASES)
ASKED: Final = FEATURES.flag("own decision")
CODEX: Final = FEATURES.words("codex", COLOURS)
TARGET: Final = FEATURES.number("crystals to win", 8)
TURN: Final = FEATURES.number("turns played", 100)
LEFT: Final = FEATURES.number("turns left", 100)
WANDS: Final = FEATURES.numbers(
    [f"{side} wand={position}" for side in ("own", "other") for position in range(POSITIONS)], 1
)
CRYSTALS: Final = FEATURES.numbers(("own crystals", "other crystals"), 5)
ROW: Final = _cards("timeline", POSITIONS)
HAND: Final = _cards("own hand", HAND_SIZE)
KNOWN: Final = FEATURES.numbers([f"own hand {slot} is known to all" for slot in range(HAND_SIZE)], 1)
OTHER: Final = _cards("other hand, known", HAND_SIZE)
UNSEEN: Final = FEATURES.words("not seen", CARDS)
PLAYED: Final = _cards("waiting: played", 1)
TAKEN: Final = _cards("waiting: taken", 1)
ORIGIN: Final = FEATURES.words("waiting: wand stood at", numbered(POSITIONS))
PILE: Final = FEATURES.number("pile", 12)
STONES: Final = FEATURES.number("time stones", 8)
FULL: Final = FEATURES.number("full time stones", 8)
DRAWN: Final = _cards("drawn", 1)
REMOVED: Final = FEATURES.words("removed", CARDS)
SHRINE: Final = _cards("shrine", SHRINE_CAPACITY + 1)
HEAD: Final = bytes(ROW)
TAIL: Final = bytes(FEATURES.size - UNSEEN)
"""What is before the cards in sight and after them, still blank."""
_ROOM: Final[list[bytes]] = [bytes(CARD * room) for room in range(HAND_SIZE + 1)]
"""By number of cards: as many blanks."""
NO: Final = b"\x00"
YES: Final = b"\x01"


def _face(card: int, codex: int) -> int:
    """By place: a bit, set if the card is there, or shows this number, colour or symbol."""
    bits = BITS[card]
    numbers, colours, symbols = bits & 15, bits >> 4 & 15, bits >> 8 & 15
    turned = (colours << 4 | colours) >> codex & 15
    return 1 | numbers << 1 | turned << 5 | symbols << 9


def _places(bits: int) -> list[int]:
    return [place for place in range(CARD) if bits >> place & 1]


_SEEN: Final[list[list[list[int]]]] = [
    [_places(_face(card, codex)) for card in range(len(CARDS))] for codex in range(len(COLOURS))
]
"""By codex and card: the places to mark."""
_FACES: Final[list[list[bytes]]] = [
    [bytes([int(place in places) for place in range(CARD)]) for places in cards] for cards in _SEEN
]
"""By codex and card: all places."""


def describe(p: Position, seat: int, paper: BytesWriter) -> None:
    """The position must be as the seat sees it: an opponent's move that waits for the paradox is taken back before."""
    first: i64 = len(paper)
    paper.write(HEAD)
    seen: i64 = _timeline(p, seat, paper)
    seen |= _hands(p, seat, paper)
    paper.write(TAIL)
    paper[first + MODE + p.mode] = 1
    if p.difficulty != NONE:
        paper[first + DIFFICULTY + p.difficulty] = 1
    paper[first + PHASE + p.phase] = 1
    if p.actor == seat:
        paper[first + ASKED] = 1
    paper[first + CODEX + p.codex] = 1
    count(paper, first + TARGET, p.target)
    count(paper, first + TURN, p.turn)
    if p.turn_limit > p.turn:
        count(paper, first + LEFT, p.turn_limit - p.turn)
    for place in range(len(p.wands)):
        wand = p.wands[place]
        if wand != NONE:
            side = 0 if place == seat else POSITIONS
            paper[first + WANDS + side + (wand if DIRECTION[seat] > 0 else POSITIONS - 1 - wand)] = 1
    for place in range(len(p.crystals)):
        count(paper, first + CRYSTALS + (0 if place == seat else 1), p.crystals[place])
    if p.mode == DUEL:
        if p.phase == PARADOX:
            _show(p, p.played, paper, first + PLAYED)
            _show(p, p.taken, paper, first + TAKEN)
            paper[first + ORIGIN + (p.origin if DIRECTION[seat] > 0 else POSITIONS - 1 - p.origin)] = 1
    else:
        seen |= _alone(p, paper, first)
    at: i64 = first + UNSEEN
    last: i64 = at + (RELICS if p.mode == DUEL and not p.exotic else len(CARDS))
    while at < last:
        if not seen & 1:
            paper[at] = 1
        seen >>= 1
        at += 1


def _timeline(p: Position, seat: int, paper: BytesWriter) -> i64:
    """Write its cards one after another, as the seat sees them."""
    seen: i64 = 0
    faces = _FACES[p.codex]
    if DIRECTION[seat] > 0:
        for card in p.timeline:
            paper.write(faces[card])
            seen |= CARD_BIT[card]
    else:
        for card in reversed(p.timeline):
            paper.write(faces[card])
            seen |= CARD_BIT[card]
    return seen


def _hands(p: Position, seat: int, paper: BytesWriter) -> i64:
    """Write the own cards, which of them are known, and what is known of others (GEG-4.5, 27.3)."""
    seen: i64 = 0
    faces = _FACES[p.codex]
    secret: i64 = p.secret if p.mode == DUEL else 0
    own = p.hands[seat]
    for card in own:
        paper.write(faces[card])
        seen |= CARD_BIT[card]
    paper.write(_ROOM[HAND_SIZE - len(own)])
    for card in own:
        paper.write(NO if secret & CARD_BIT[card] else YES)
    for _ in range(HAND_SIZE - len(own)):
        paper.write(NO)
    room = HAND_SIZE
    for place in range(len(p.hands)):
        if place != seat:
            for card in p.hands[place]:
                shown: i64 = CARD_BIT[card]
                if secret & shown and p.phase != OVER:
                    continue
                paper.write(faces[card])
                seen |= shown
                room -= 1
    paper.write(_ROOM[room])
    return seen


def _alone(p: Position, paper: BytesWriter, first: i64) -> i64:
    seen: i64 = 0
    count(paper, first + PILE, len(p.pile))
    count(paper, first + STONES, p.stones)
    count(paper, first + FULL, p.full_stones)
    if p.drawn != NONE:
        _show(p, p.drawn, paper, first + DRAWN)
        seen |= CARD_BIT[p.drawn]
    for card in p.removed:
        paper[first + REMOVED + card] = 1
        seen |= CARD_BIT[card]
    for slot, card in enumerate(sorted(p.shrine)):
        _show(p, card, paper, first + SHRINE + CARD * slot)
        seen |= CARD_BIT[card]
    return seen


def _show(p: Position, card: i64, paper: BytesWriter, at: i64) -> None:
    for place in _SEEN[p.codex][card]:
        paper[at + place] = 1
