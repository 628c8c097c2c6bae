"""The first choice: every move is completed on a copy of the position and judged there by the written judge."""

from typing import Final

from manawell.games.lutao.bot.evaluation import lead_of
from manawell.games.lutao.components.tables import LUTAO, PROVINCE_COUNT
from manawell.games.lutao.rules.actions import END, LAND, PASS, PLAY, VIA, code, kind_of, one_of
from manawell.games.lutao.rules.entering import unmoved
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import (
    AGAINST,
    AT,
    BOARD,
    COURSE,
    FOR,
    FORM,
    GOLEM,
    GOLEM_FROM,
    MOVE,
    MOVE_COUNT,
    MOVE_TO,
    OVER,
    PLACE_COUNT,
    REVIVE,
    SHIP_AT,
    TELEPORT_COUNT,
    TELEPORT_TO,
    WINDOW,
)

DECIDED: Final = 200.0
CARD: Final = 1.0
"""The gain a spell must bring to be worth its card."""
FEW: Final = 5
PARTS: Final = (
    PLACE_COUNT,
    MOVE_TO,
    MOVE_COUNT,
    BOARD,
    COURSE,
    FOR,
    AT,
    AGAINST,
    SHIP_AT,
    TELEPORT_TO,
    TELEPORT_COUNT,
    REVIVE,
    GOLEM_FROM,
)
"""Questions inside a move."""
OPTIONAL: Final = (MOVE, MOVE_TO, BOARD, COURSE, FORM, GOLEM, GOLEM_FROM)
"""Questions about armies and golems that might as well stay where they are."""
GAIN: Final = 0.01
"""What they must at least bring by moving, so that nobody goes to and fro."""
WAITING: Final = 16
"""How many steps to play before giving up on completing a move."""
PASSING: Final = code(PASS)
ENDING: Final = code(END)


def rally(p: Lutao, people: int, province: int, origin: int) -> None:
    """All who can join an attack do so, except from where it came."""
    for near in p.chart.near[province]:
        ready = unmoved(p, near) if near != origin and p.owner[near] == people and p.attack[near] == 0 else 0
        if ready > 0:
            p.armies[near] -= ready
            p.attack[province] += ready


def few_of(p: Lutao, moves: list[int]) -> list[int]:
    """Of many landings, keep those on Lutao, each province once; of other long lists, keep some."""
    if p.phase != COURSE:
        return moves if len(moves) <= 2 * FEW else moves[:: len(moves) // FEW]
    seen: list[int] = []
    found: list[int] = []
    for move in moves:
        if kind_of(move) == LAND and one_of(move) not in seen:
            seen.append(one_of(move))
            found.append(move)
    island = [move for move in found if one_of(move) >= LUTAO]
    return island if island else found[: 2 * FEW]


def worthwhile(order: list[tuple[float, int]], idle: float) -> list[tuple[float, int]]:
    """Those that bring at least half as much as the best, which comes first; only the best if nothing brings anything.

    Worths are negative, `idle` is that of doing nothing.
    """
    gain = -order[0][0] - idle
    return [entry for entry in order if -entry[0] - idle >= 0.5 * gain] if gain > 0.0 else order[:1]


def worthy(p: Lutao, moves: list[int]) -> list[int]:
    """Leaves out what no bot wants: hand-made routes."""
    if p.phase == COURSE:
        kept = few_of(p, moves)
        return kept if kept else moves
    return [move for move in moves if kind_of(move) != VIA]


def promise(p: Lutao, move: int) -> float:
    """How good a move looks to its player once everything that belongs to it is done."""
    player, people = p.actor, p.who
    if move == ENDING and p.phase in (MOVE, FORM, GOLEM):
        return lead_of(p, player) + GAIN
    if move == PASSING and p.phase == WINDOW:
        return lead_of(p, player)
    after = p.clone()
    after.play(move)
    complete(after, people)
    found = prospect(p, after, people)
    return found - CARD if kind_of(move) == PLAY else found


def prospect(p: Lutao, after: Lutao, people: int) -> float:
    """How good it looks after a move; if that began or joined an attack, also with all who can join it."""
    player = p.actor
    found = outlook(after, player)
    if after.phase == MOVE and after.who == people:
        for province in range(PROVINCE_COUNT):
            if after.attack[province] > p.attack[province]:
                rally(after, people, province, p.source)
                return max(found, outlook(after, player))
    return found


def outlook(p: Lutao, player: int) -> float:
    if p.phase == OVER:
        return DECIDED * (2.0 * p.payoff(player) - 1.0)
    return lead_of(p, player)


def complete(p: Lutao, people: int) -> None:
    """Quickly finish what a people has begun, assuming that nobody responds."""
    for _ in range(WAITING):
        if p.phase == WINDOW:
            p.play(PASSING)
        elif p.who == people and p.phase in PARTS:
            p.play(best_part(p, p.moves()))
        else:
            return


def best_part(p: Lutao, moves: list[int]) -> int:
    """Choose the largest number, or the best place."""
    if len(moves) == 1 or p.phase in (PLACE_COUNT, MOVE_COUNT, BOARD, TELEPORT_COUNT, REVIVE):
        return moves[-1]
    people = p.who
    best, found = -1e9, moves[0]
    for move in few_of(p, moves):
        after = p.clone()
        after.play(move)
        complete(after, people)
        worth = prospect(p, after, people)
        if worth > best:
            best, found = worth, move
    return found


def ranked(p: Lutao, moves: list[int], width: int) -> list[int]:
    """The `width` best moves, best first; ties keep their order. What brings nothing is left out."""
    order = sorted([(-promise(p, move), place) for place, move in enumerate(moves)])
    if p.phase == MOVE_COUNT:
        return [moves[order[0][1]]]  # whoever sent too many would send others back
    if p.phase in OPTIONAL:
        order = worthwhile(order, lead_of(p, p.actor))
    return [moves[place] for _, place in order[:width]]
