"""Moves that were made, and what the board looks like before and after them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from manawell.games.athlas import GAME, events
from manawell.games.athlas.components.tables import COORDINATES, FIELD_OF, LEVEL, NEIGHBOURS, RELICS, TERRAINS
from manawell.games.athlas.information.view import TERRAIN_LETTERS, Board, Unit, View
from manawell.games.athlas.rules.turn import Athlas
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import Journal
from manawell.learn.course import find_course

Values = Mapping[str, Any]
"""What a reason says."""


def everything(state: Athlas) -> View:
    return GAME.view(state, ALL_KNOWING)


def board(state: Athlas) -> Board:
    """The present, even while a card is chosen in the past."""
    view = everything(state)
    return view.board if view.aside is None else view.aside


def field(unit: Unit) -> int:
    return FIELD_OF[(unit.q, unit.r)]


def named(there: Board) -> dict[str, Unit]:
    return {unit.name: unit for unit in there.units}


def keeper(there: Board, relic: str) -> Unit | None:
    return next((unit for unit in there.units if relic in unit.holds), None)


def keeps(there: Board, relic: str, seat: int) -> bool:
    unit = keeper(there, relic)
    return unit is not None and unit.seat == seat


def spot(there: Board, relic: str) -> int:
    found = there.relics[RELICS.index(relic)]
    return FIELD_OF[(found.q, found.r)]


def level(there: Board, place: int) -> int:
    return LEVEL[TERRAIN_LETTERS.index(there.terrain[place])]


def steps(there: Board, unit: Unit, goal: int, barred: int = -1, dry: bool = False) -> int | None:
    """How many steps a unit is from a field, on a board without other units; one field may be barred, and water."""
    flies, swims = "flying" in unit.flags, "amphibious" in unit.flags and not dry
    seen, edge, count = {field(unit), barred}, {field(unit)}, 0
    while edge and goal not in edge:
        count += 1
        edge = {near for here in edge for near in NEIGHBOURS[here] if passable(there, here, near, flies, swims)} - seen
        seen |= edge
    return count if edge else None


def passable(there: Board, here: int, near: int, flies: bool, swims: bool) -> bool:
    wet = there.terrain[near] == TERRAIN_LETTERS[TERRAINS.index("water")]
    return flies or (abs(level(there, here) - level(there, near)) <= 1 and (swims or not wet))


def distance(one: int, two: int) -> int:
    (q, r), (s, t) = COORDINATES[one], COORDINATES[two]
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


def then(state: Athlas, text: str) -> Athlas:
    after = state.clone()
    after.play(GAME.read(after, after.actor, text))
    return after


def legal(state: Athlas) -> list[str]:
    return [GAME.text_of(state, move) for move in state.moves()]


def deeds(state: Athlas, seat: int) -> list[str]:
    words = ("use", "walk", "climb", "fly", "give")
    if state.actor != seat or everything(state).phase != "act":
        return []
    return [text for text in legal(state) if text.split()[0] in words]


def idle(state: Athlas, until: Callable[[Athlas], bool]) -> Athlas:
    """Nobody does anything until something holds."""
    here = state.clone()
    while not until(here):
        choices = legal(here)
        here = then(here, next(text for text in ("end", "end all", "pass", "end summon") if text in choices))
    return here


def holds_two(state: Athlas, seat: int) -> bool:
    return any(unit.seat == seat and len(unit.holds) > 1 for unit in board(state).units)


@dataclass
class Case:
    """A move that was really made."""

    before: Athlas
    after: Athlas
    text: str
    told: Journal

    @property
    def seat(self) -> int:
        return self.before.actor

    @property
    def rival(self) -> int:
        return 1 - self.before.actor

    @property
    def was(self) -> Board:
        return board(self.before)

    @property
    def now(self) -> Board:
        return board(self.after)

    def genus(self, unit: Unit) -> str:
        cards = everything(self.before).piles[4 * unit.seat + unit.alpha - 1].cards
        assert cards is not None
        return cards[0]

    def lost(self, seat: int) -> list[Unit]:
        """The units of a player that are gone."""
        return [unit for unit in self.was.units if unit.seat == seat and unit.name not in named(self.now)]

    def pools(self, seat: int) -> list[tuple[int, int]]:
        return list(zip(self.was.pools, self.now.pools, strict=True))[4 * seat : 4 * seat + 4]

    def struck(self, seat: int) -> list[Unit]:
        """The units of a player that are gone, or whose life is less."""
        pools = self.pools(seat)
        weaker = [
            one for one in self.was.units if one.seat == seat and pools[one.alpha - 1][1] < pools[one.alpha - 1][0]
        ]
        return weaker + self.lost(seat)

    def blows(self) -> list[events.Attacked]:
        return [event for event, _ in self.told.entries if isinstance(event, events.Attacked)]


def case(state: Athlas, text: str) -> Case:
    after, journal = state.clone(), Journal()
    after.journal = journal
    after.play(GAME.read(state, state.actor, text))
    return Case(state, after, text, journal)


def lesson(name: str, *line: str) -> Athlas:
    state = GAME.load(find_course(GAME.id).position(name).saved())
    for text in line:
        state = then(state, text)
    return state
