"""Points and turn order, the victory check, the end (LUT-4.11, 12, 17, 26)."""

from typing import Final

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import (
    BONUS,
    FIRST_OF,
    GUARDS,
    LAND_OF,
    LAND_PROVINCES,
    LANDS,
    LUTAO,
    MOST_POINTS,
    NONE,
    PROVINCE_COUNT,
    SHAPES,
)
from manawell.games.lutao.rules.holdings import required_rounds
from manawell.games.lutao.rules.powers import name_of, opponents
from manawell.games.lutao.state import BY_CITY, BY_ROUNDS, OVER, Position
from manawell.kernel.state import NOBODY

REASONS: Final = ("undecided", "city", "elimination", "rounds", "concession")


def ranked(p: Position, worth: list[int]) -> list[int]:
    """The peoples in the game, best first, ties by lot (LUT-3.11, 12.4)."""
    order: list[int] = []
    for value in sorted({worth[people] for people in p.order}, reverse=True):
        equals = [people for people in range(len(worth)) if people in p.order and worth[people] == value]
        if len(equals) > 1:
            p.rng.shuffle(equals)
        order += equals
    return order


def complete_lands(p: Position, people: int) -> list[int]:
    """LUT-2.13"""
    return [land for land in range(len(LANDS)) if is_complete(p, people, land)]


def is_complete(p: Position, people: int, land: int) -> bool:
    first = FIRST_OF[land]
    return all(p.owner[province] == people for province in range(first, first + len(SHAPES[land])))


def items(p: Position, people: int) -> tuple[int, int, int, int, int]:
    """Points of a people: provinces, Lutao, cities, complete lands, complete lands with a city (LUT-12.2)."""
    against = opponents(p, people)
    own = [province for province in range(PROVINCE_COUNT) if p.owner[province] == people]
    provinces = len([province for province in own if province < LAND_PROVINCES])
    lutao = sum([GUARDS[province] * against for province in own if province >= LUTAO])
    cities = [province for province in own if p.city[province]]
    complete = complete_lands(p, people)
    lands = sum([BONUS[land] for land in complete])
    with_city = len([province for province in cities if LAND_OF[province] in complete])
    return provinces, lutao, len(cities), lands, with_city


def points_of(p: Position, people: int) -> int:
    return min(MOST_POINTS, sum(list(items(p, people))))


def count_points(p: Position) -> None:
    """All peoples score (LUT-12.2, 12.3)."""
    for people in p.order:
        one = p.peoples[people]
        one.points = points_of(p, people)
        one.budget = one.points
        if p.journal is not None:
            p.journal.tell(events.PointsCounted(name_of(p, people), *items(p, people), one.points))


def rounds_held(p: Position) -> int:
    """How many rounds the city of Lutao has been controlled, the current one included (LUT-17.2)."""
    return 0 if p.controller == NONE else p.round - p.since + 1


def city_is_won(p: Position) -> bool:
    """The victory check (LUT-17.2)."""
    return p.controller != NONE and rounds_held(p) >= required_rounds(p, p.controller)


def win_by_city(p: Position) -> None:
    finish(p, [p.player_of(p.controller)], BY_CITY)


def win_by_rounds(p: Position) -> None:
    """The controller of the city, then points, artefacts, provinces, armies (LUT-26.1)."""
    best = max([_merit(p, people) for people in p.order])
    finish(p, sorted({p.player_of(people) for people in p.order if _merit(p, people) == best}), BY_ROUNDS)


def _merit(p: Position, people: int) -> tuple[int, int, int, int, int]:
    one = p.peoples[people]
    own = [province for province in range(PROVINCE_COUNT) if p.owner[province] == people]
    armies = sum([p.armies[province] for province in own])
    armies += sum([vessel.armies for vessel in p.fleet if vessel.people == people])
    artefacts = int(one.people_artefact) + int(one.rune_artefact)
    return int(p.controller == people), one.points, artefacts, len(own), armies


def finish(p: Position, winners: list[int], reason: int) -> None:
    p.winners = winners
    p.reason = reason
    p.phase = OVER
    p.actor = NOBODY
    p.who = NONE
    if p.journal is not None:
        p.journal.tell(events.GameEnded(tuple(winners), REASONS[reason], p.round))


def holds_something(p: Position, people: int) -> bool:
    """It owns a province or has a ship at sea (LUT-4.11)."""
    if any([vessel.people == people for vessel in p.fleet]):
        return True
    return any([p.owner[province] == people for province in range(PROVINCE_COUNT)])
