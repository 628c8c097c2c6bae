"""Dealing and placing the wands (GEG-3, GEG-5, GEG-17)."""

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components.tables import (
    CARD_BIT,
    CARDS,
    COLOUR,
    DUEL_TARGET,
    HAND_SIZE,
    POSITIONS,
    RELICS,
    SOLO_TARGETS,
    TIME_STONES,
)
from manawell.games.gegensatz.rules.codex import set_codex
from manawell.games.gegensatz.state import DUEL, MOVE, NONE, PLACE, Position
from manawell.kernel.journal import only


def deal_duel(p: Position, relics: list[int], turn_limit: int) -> None:
    """Lay out a permutation of the relics: hand A, hand B, timeline, codex card (GEG-3.1, 3.2, 3.3)."""
    p.mode = DUEL
    p.target = DUEL_TARGET
    p.turn_limit = turn_limit
    p.hands = [sorted(relics[:HAND_SIZE]), sorted(relics[HAND_SIZE : 2 * HAND_SIZE])]
    p.set_timeline(relics[2 * HAND_SIZE : 2 * HAND_SIZE + POSITIONS])
    p.codex_card = relics[2 * HAND_SIZE + POSITIONS]
    for card in relics[: 2 * HAND_SIZE]:
        p.secret |= CARD_BIT[card]
    _open(p)


def deal_solo(p: Position, mode: int, difficulty: int, relics: list[int], pile: list[int]) -> None:
    """Hand, timeline, codex card; the pile's first entry lies on top (GEG-17.2, 17.3, 17.4)."""
    p.mode = mode
    p.difficulty = difficulty
    p.target = SOLO_TARGETS[difficulty]
    p.full_stones = p.stones = TIME_STONES[difficulty]
    p.exotic = True
    p.hands = [sorted(relics[:HAND_SIZE])]
    p.set_timeline(relics[HAND_SIZE : HAND_SIZE + POSITIONS])
    p.codex_card = relics[HAND_SIZE + POSITIONS]
    p.pile = pile[::-1]
    _open(p)


def solo_pile(relics: list[int]) -> list[int]:
    """The left-over relics and the expansion cards, still to be shuffled (GEG-17.1)."""
    return relics[HAND_SIZE + POSITIONS + 1 :] + list(range(RELICS, len(CARDS)))


def placements(p: Position) -> list[int]:
    """Positions that hold a relic in the codex colour (GEG-5.2, 5.3)."""
    return [index for index in range(POSITIONS) if COLOUR[p.timeline[index]] == p.codex]


def place(p: Position, index: int) -> None:
    """A first, then B; nothing else happens (GEG-3.5, 5.1, 5.4)."""
    p.wands[p.actor] = index
    if p.journal is not None:
        p.journal.tell(events.WandPlaced(p.actor, index, CARDS[p.timeline[index]]))
    if NONE in p.wands:
        p.actor += 1
    else:
        p.actor = 0
        p.phase = MOVE


def _open(p: Position) -> None:
    p.seats = len(p.hands)
    p.crystals = [0] * p.seats
    p.wands = [NONE] * p.seats
    p.phase = PLACE
    p.actor = 0  # GEG-3.4: the starting player is A
    if p.journal is not None:
        for seat, hand in enumerate(p.hands):
            p.journal.tell(events.HandDealt(seat, tuple([CARDS[card] for card in hand])), only(seat))
        p.journal.tell(events.TimelineLaid(tuple([CARDS[card] for card in p.timeline])))
    set_codex(p)
