"""What is on the table of Athlas, read from a view."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from manawell.boards import Showing
from manawell.boards.flow import DOT
from manawell.games.athlas.components.cards import CARD_OF, Alpha, CardSet
from manawell.games.athlas.components.cardsets import card_set
from manawell.games.athlas.components.tables import COORDINATES, FIELD_OF, PLAYERS, TERRAINS
from manawell.games.athlas.information.view import CREATING, TERRAIN_LETTERS, Board, Unit, View
from manawell.games.athlas.state import PER_PLAYER
from manawell.kernel.rng import rng_from

Cell = tuple[int, int]
SIGNS: Final = ("●", "○")
"""Gold and Silver; colour is never the only sign."""
PAINTS: Final = ("#c98f00", "#7f9fc4")
HELD: Final = "◆"
FREE: Final = "◇"
MAKING: Final = ("genus", "card", "stack", "rebuild", "preset", CREATING)
"""The phases of creation."""


class Creature(NamedTuple):
    """An alpha of a player."""

    seat: int
    number: int
    cards: tuple[str, ...] | None
    """None while it is face down to the viewer."""
    size: int | None
    revealed: bool
    figure: str | None
    pool: int
    units: int
    """How many are on the board now."""
    seen: tuple[str, ...]

    @property
    def key(self) -> str:
        """`g1`"""
        return f"{PLAYERS[self.seat][0]}{self.number}"

    @property
    def genus(self) -> str | None:
        return self.cards[0] if self.cards else None

    def sums(self, view: View) -> Alpha | None:
        """What its cards add up to."""
        return alpha_of(table_of(view), self.cards) if self.cards else None


def table_of(view: View) -> CardSet:
    return card_set(view.cards)


def alpha_of(table: CardSet, cards: Iterable[str]) -> Alpha:
    return Alpha(table, sorted(CARD_OF[card] for card in cards))


def creatures(view: View, seat: int) -> list[Creature]:
    """The existing alphas of a player, as far as the viewer knows."""
    found = []
    for place in range(PER_PLAYER):
        pile = view.piles[PER_PLAYER * seat + place]
        if pile.cards or pile.size:
            units = sum(unit.seat == seat and unit.alpha == place + 1 for unit in view.board.units)
            pool = view.board.pools[PER_PLAYER * seat + place]
            facts = (pile.cards, pile.size, pile.revealed, pile.figure, pool, units, pile.seen)
            found.append(Creature(seat, place + 1, *facts))
    return found


def unit_called(board: Board, name: str | None) -> Unit | None:
    return next((unit for unit in board.units if unit.name == name), None)


def unit_on(board: Board, cell: Cell) -> Unit | None:
    return next((unit for unit in board.units if (unit.q, unit.r) == cell), None)


def genus_of(view: View, unit: Unit) -> str:
    cards = view.piles[PER_PLAYER * unit.seat + unit.alpha - 1].cards
    assert cards, "a unit on the board is revealed"
    return cards[0]


def figure_of(view: View, unit: Unit) -> str:
    return view.piles[PER_PLAYER * unit.seat + unit.alpha - 1].figure or "?"


def terrain_of(board: Board, cell: Cell) -> str:
    return TERRAINS[TERRAIN_LETTERS.index(board.terrain[FIELD_OF[cell]])]


def spot(cell: Cell) -> str:
    """A field in notation."""
    return f"{cell[0]},{cell[1]}"


def cells() -> list[Cell]:
    return list(COORDINATES)


def chosen_cells(showing: Showing) -> frozenset[Cell]:
    """The fields that the viewer can choose now, including those of units."""
    view = showing.view
    if view.actor != showing.viewer or view.phase in MAKING:
        return frozenset()
    world = showing.game.imagine(view, rng_from(b"targets"))
    found: set[Cell] = set()
    for move in world.moves():
        typed = showing.game.typed(world, move)
        found |= _cells_of(view.board, typed)
    return frozenset(found)


def _cells_of(board: Board, typed: Any) -> set[Cell]:
    """The fields that a move names."""
    found = {
        (getattr(typed, q), getattr(typed, r))
        for q, r in (("q", "r"), ("q2", "r2"))
        if getattr(typed, q, None) is not None
    }
    unit = unit_called(board, getattr(typed, "unit", None))
    if unit is not None:
        found.add((unit.q, unit.r))
    return found


def own_seat(showing: Showing) -> int:
    """The seat shown below."""
    return showing.viewer if showing.viewer in range(len(PLAYERS)) else 0


def player_name(showing: Showing, seat: int) -> str:
    """The colour and its player."""
    colour = showing.name(f"seat-{PLAYERS[seat]}")
    if seat == showing.viewer:
        return f"{colour}, {showing.texts.say('you')}"
    name = showing.players[seat].partition(DOT)[0]
    return colour if name == colour else f"{colour}, {name}"
