"""Who plays whom: pure functions of the standings and of what was played before.

What matters is added up as costs, each kind far above the next: nobody meets again whom they have met, or sits out
twice; who has blocked somebody does not meet them; the last of the standings sits out; equals play each other;
everybody gets every seat equally often; the upper half of equals meets the lower half. For duels the cheapest pairing
of all is found (a matching of minimum weight). Tables of three or four are divided by standings and then improved by
exchanging two players as long as that helps.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final, NamedTuple

import msgspec

HALVES: Final = 1
SEATS: Final = 10**5
POINTS: Final = 10**9
LAST: Final = 10**16
BLOCKED: Final = 10**19
AGAIN: Final = 10**22
UNIT: Final = 12
"""Points at tables of two, three and four are multiples of a twelfth."""
REMATCH: Final = 15.0
"""In an arena: seconds that two must have waited before they play each other twice in a row."""
SURE: Final = 10**12
"""In an arena: to be paired at all outweighs everything."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who wants to be paired; they are given in the order of the standings."""

    number: int
    points: float = 0.0
    met: Mapping[int, int] = {}
    """How often each other player was met."""
    last: frozenset[int] = frozenset()
    """Against whom the last game was."""
    seats: tuple[int, ...] = ()
    """Where they sat, game by game."""
    byes: int = 0
    waited: float = 0.0
    """Seconds since their last game."""
    is_bot: bool = False


class Round(NamedTuple):
    tables: list[tuple[int, ...]]
    """The players' numbers, by seat."""
    byes: list[int]


Blocks = Collection[frozenset[int]]


def swiss_round(entrants: Sequence[Entrant], size: int, blocks: Blocks = ()) -> Round:
    """Pair everybody for a round, except those who must sit out because the tables do not come out even."""
    if size == 2:
        groups = _duels(entrants, blocks)
    else:
        idle = _idle(entrants, len(entrants) % size)
        groups = [[one] for one in idle] + _divide([one for one in entrants if one not in idle], size, blocks)
    places = {one.number: at for at, one in enumerate(entrants)}
    groups.sort(key=lambda group: min(places[one.number] for one in group))
    return Round(
        [seated(group) for group in groups if len(group) == size], [g[0].number for g in groups if len(g) == 1]
    )


def arena_tables(
    entrants: Sequence[Entrant], size: int, blocks: Blocks = (), *, alone: bool = False
) -> list[tuple[int, ...]]:
    """Pair as many of those who are free as may be: nobody with somebody they have blocked, no bots among themselves,
    and nobody at once with the same opponent, unless they are `alone` in the event.
    """
    if size > 2:
        free = sorted(entrants, key=lambda one: (one.is_bot, -one.waited))[: len(entrants) // size * size]
        groups = _divide([one for one in entrants if one in free], size, blocks)
        return [seated(group) for group in groups if _may_play(group, blocks)]
    weights = {
        (at, to): SURE + int(1000 * (one.waited + other.waited)) - (to - at) ** 2
        for (at, one), (to, other) in combinations(enumerate(entrants), 2)
        if _may_play((one, other), blocks) and (alone or _may_meet_again(one, other))
    }
    return [seated([entrants[at], entrants[to]]) for at, to in _matching(weights)]


def seated(group: Sequence[Entrant]) -> tuple[int, ...]:
    """These players by seat, so that everybody sits everywhere equally often; if it is all the same, the first in the
    standings sits first.
    """
    return tuple(one.number for one in min(permutations(group), key=_unfairness))


def _unfairness(order: Sequence[Entrant]) -> int:
    return sum(_burden(one, seat) for seat, one in enumerate(order))


def _burden(one: Entrant, seat: int) -> int:
    """How much somebody should rather not sit here: they often did, or did last time."""
    return one.seats.count(seat) ** 2 * 2 + (one.seats[-1:] == (seat,))


def _cost(one: Entrant, other: Entrant, blocks: Blocks) -> int:
    """Of two at the same table."""
    apart = round(UNIT * abs(one.points - other.points))
    blocked = frozenset((one.number, other.number)) in blocks
    return AGAIN * one.met.get(other.number, 0) + BLOCKED * blocked + POINTS * apart**2


def _duels(entrants: Sequence[Entrant], blocks: Blocks) -> list[list[Entrant]]:
    """The cheapest pairing of all; if the number is odd, one sits out."""
    weights = {
        (at, to): -_cost(one, other, blocks) - SEATS * _clash(one, other) - HALVES * _off_half(entrants, at, to)
        for (at, one), (to, other) in combinations(enumerate(entrants), 2)
    }
    nobody = len(entrants)
    if nobody % 2:
        weights |= {(at, nobody): -AGAIN * one.byes - LAST * (nobody - at) for at, one in enumerate(entrants)}
    return [[entrants[at] for at in pair if at != nobody] for pair in _matching(weights)]


def _clash(one: Entrant, other: Entrant) -> int:
    """How far even the better way to seat two is from what each of them should get."""
    best = min(_unfairness((one, other)), _unfairness((other, one)))
    return best - sum(min(_burden(who, seat) for seat in (0, 1)) for who in (one, other))


def _off_half(entrants: Sequence[Entrant], at: int, to: int) -> int:
    """How far two with the same points are from meeting as the upper half meets the lower one."""
    group = sum(one.points == entrants[at].points for one in entrants)
    same = entrants[at].points == entrants[to].points
    return abs(abs(to - at) - group // 2) if same else 0


def _matching(weights: Mapping[tuple[int, int], int]) -> list[tuple[int, int]]:
    """As many disjoint pairs as there can be, with the greatest sum of weights."""
    from networkx import Graph, max_weight_matching  # only events need it

    graph = Graph()
    for (at, to), weight in weights.items():
        graph.add_edge(at, to, weight=weight)
    return sorted((min(pair), max(pair)) for pair in max_weight_matching(graph, maxcardinality=True))


def _idle(entrants: Sequence[Entrant], count: int) -> list[Entrant]:
    """The last of those who sat out least often."""
    order = sorted(enumerate(entrants), key=lambda item: (item[1].byes, -item[0]))
    return [one for _, one in order[:count]]


def _divide(entrants: Sequence[Entrant], size: int, blocks: Blocks) -> list[list[Entrant]]:
    """Groups of this size, of equals who have not met; no exchange of two players would be better."""
    count = len(entrants) // size
    if len({one.points for one in entrants}) == 1:  # as halves in a duel: the strongest of each part meet
        groups = [list(entrants[at::count]) for at in range(count)]
    else:
        groups = [list(entrants[at * size : (at + 1) * size]) for at in range(count)]
    while _exchange(groups, blocks):
        pass
    return groups


def _exchange(groups: list[list[Entrant]], blocks: Blocks) -> bool:
    """Exchange two players of different groups where that helps; whether it did anywhere."""
    better = False
    for one, other in combinations(groups, 2):
        for at in range(len(one)):
            for to in range(len(other)):
                before = _group_cost(one, blocks) + _group_cost(other, blocks)
                one[at], other[to] = other[to], one[at]
                if _group_cost(one, blocks) + _group_cost(other, blocks) < before:
                    better = True
                else:
                    one[at], other[to] = other[to], one[at]
    return better


def _group_cost(group: Sequence[Entrant], blocks: Blocks) -> int:
    return sum(_cost(one, other, blocks) for one, other in combinations(group, 2))


def _may_play(group: Sequence[Entrant], blocks: Blocks) -> bool:
    """Whether a table of an arena may be made of these."""
    pairs = (frozenset((one.number, other.number)) for one, other in combinations(group, 2))
    return not all(one.is_bot for one in group) and not any(pair in blocks for pair in pairs)


def _may_meet_again(one: Entrant, other: Entrant) -> bool:
    just_met = other.number in one.last and one.number in other.last
    return not just_met or min(one.waited, other.waited) >= REMATCH
