"""A move and what came of it: the position before and after, and what was told in between."""

from functools import cached_property
from typing import Final, TypeVar

from manawell.games.athlas.components.tables import NONE, RELICS
from manawell.games.athlas.rules.actions import END_ALL, END_SUMMON, PASS, USE
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.rules.units import holder_of, living
from manawell.games.athlas.state import ACT, Core
from manawell.kernel.event import Event
from manawell.kernel.journal import Journal

E = TypeVar("E", bound=Event)

IDLE: Final = (PASS, END_ALL, END_SUMMON)
"""Moves after which things happen that the mover did not do, such as the maintenance of the next turn."""


class Deed:
    """A move in one world; `before` and `after` show the present, even while a card is chosen in the past."""

    def __init__(self, world: Athlas, move: int) -> None:
        self.move = move
        self.seat: int = world.actor
        self.options: int = len(world.moves())
        self.before = in_the_present(world)
        journal = Journal()
        after = world.clone()
        after.journal = journal
        after.play(move)
        after.journal = None
        self.told: list[Event] = journal.events
        self.after = in_the_present(after)
        self.active = move not in IDLE and after.game == world.game
        """The mover did something, and the same game still lies on the table."""

    @cached_property
    def next(self) -> "list[Deed]":
        """Every ability that the mover can use right after it, if their unit is acting."""
        return abilities(self.after) if self.active and self.after.actor == self.seat else []

    @cached_property
    def instead(self) -> "list[Deed]":
        """Every ability that the mover could have used."""
        return abilities(self.before)

    def of(self, kind: type[E]) -> list[E]:
        return [event for event in self.told if isinstance(event, kind)]


def abilities(p: Athlas) -> list[Deed]:
    return [Deed(p, move) for move in p.moves() if move >= USE] if p.phase == ACT else []


def in_the_present(world: Athlas) -> Athlas:
    return world.clone() if world.aside is None else with_core(world, world.aside)


def with_core(world: Athlas, core: Core) -> Athlas:
    found = world.clone()
    found.core = core.copy()
    return found


def units(p: Athlas) -> dict[int, int]:
    """By name: the units on the board."""
    return {p.core.name[unit]: unit for unit in living(p)}


def holders(p: Athlas) -> dict[str, tuple[int, int]]:
    """By relic that is held: the holder's name and player."""
    found = {relic: holder_of(p, number) for number, relic in enumerate(RELICS)}
    return {relic: (p.core.name[unit], p.owner_of(unit)) for relic, unit in found.items() if unit != NONE}
