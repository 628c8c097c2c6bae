"""What may follow a move: wins within reach, attacks to come, ways to walk."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from manawell.games.athlas.components.tables import AMPHIBIOUS, FLYING, LEVEL, NEIGHBOURS, NONE, WATER
from manawell.games.athlas.rules.actions import (
    ACTIVATE,
    END,
    END_ALL,
    END_SUMMON,
    LOSE,
    PASS,
    USE,
    ability_in,
    field_in,
)
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import ACT, CASUALTY, CHOOSE, LAST_CHANCE, RELIC, SECOND, SUMMON, WINDOW

PATIENCE: Final = 1000
"""Positions to look at before a search gives up."""
STEPS: Final = 40
"""Moves after which the other player's turn has come, or does not come."""
IDLING: Final = {ACT: END, CHOOSE: END_ALL, SUMMON: END_SUMMON, WINDOW: PASS}


def played(p: Athlas, move: int) -> Athlas:
    after = p.clone()
    after.play(move)
    return after


def won(p: Athlas, after: Athlas, player: int) -> bool:
    """A unit of the player came to hold two relics; only a card could still change that."""
    last_chance = after.phase == WINDOW and after.window == LAST_CHANCE and after.actor != player
    return last_chance or after.winner == player or after.wins[player] > p.wins[player]


def winning_deed(p: Athlas, player: int) -> bool:
    """The activated unit can win by one ability."""
    if p.phase != ACT or p.actor != player:
        return False
    return any(won(p, played(p, move), player) for move in p.moves() if move >= USE)


def surely_no_win(p: Athlas, player: int) -> bool:
    """No abilities of the running activation can win, whatever is chosen within them; False if that takes too long."""
    pending, seen = [p], 0
    while pending:
        here = pending.pop()
        if not here.core.frames or here.phase not in (ACT, RELIC, CASUALTY, SECOND):
            continue
        for move in here.moves():
            if here.phase == ACT and move < USE and move != END:
                continue
            seen += 1
            after = played(here, move)
            if seen > PATIENCE or won(here, after, player):
                return False
            if after.active == here.active and after.game == here.game:
                pending.append(after)
    return True


def their_turn(p: Athlas, seat: int) -> Athlas | None:
    """The position in which the other player chooses a unit next, if nobody does anything until then."""
    here = p.clone()
    for _ in range(STEPS):
        if here.game != p.game or here.phase not in IDLING:
            return None
        if here.active != seat and here.phase in (CHOOSE, SUMMON):
            return here
        idle = IDLING[here.phase]
        if idle not in here.moves():
            return None
        here.play(idle)
    return None


def activations(p: Athlas) -> Iterator[Athlas]:
    """The position after each choice of a unit."""
    if p.phase == CHOOSE:
        for move in p.moves():
            if ACTIVATE <= move < LOSE:
                yield played(p, move)


def next_blows(p: Athlas, seat: int, target: int) -> Iterator[tuple[Athlas, int]]:
    """Attacks on a field that other units of the mover can make in this turn without a step."""
    here = p.clone()
    while here.phase in (ACT, WINDOW) and here.active == seat and here.game == p.game:
        here.play(IDLING[here.phase])
    if here.active != seat:
        return
    for begun in activations(here):
        for move in begun.moves():
            if move >= USE and begun.table.abilities[ability_in(move)].attacks and field_in(move) == target:
                yield begun, move


def ways(p: Athlas, unit: int, barred: int = NONE, swims: bool = True) -> dict[int, int]:
    """By field: how many steps away it is for a unit that could pass the others; through water only if it may.

    A field can be barred, and swimming forbidden, to compare.
    """
    flags = p.core.flags[unit]
    flies = bool(flags & FLYING)
    return _walks(bytes(p.core.terrain), p.core.place[unit], flies, swims and bool(flags & AMPHIBIOUS), barred)


@lru_cache(maxsize=4096)
def _walks(terrain: bytes, start: int, flies: bool, swims: bool, barred: int) -> dict[int, int]:
    found = {start: 0}
    open_fields = list(found)
    for here in open_fields:
        for near in NEIGHBOURS[here]:
            easy = abs(LEVEL[terrain[near]] - LEVEL[terrain[here]]) <= 1 and (swims or terrain[near] != WATER)
            if near not in found and near != barred and (flies or easy):
                found[near] = found[here] + 1
                open_fields.append(near)
    return found
