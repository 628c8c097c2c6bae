"""The moves as fixed actions: what is done, with which province, edge, card or number.

Peoples count from the first of the player who decides.
"""

from collections.abc import Sequence
from typing import Final

from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.codes import trapped_card
from manawell.games.lutao.components.tables import (
    ARTEFACT_CARDS,
    COMBAT_CARDS,
    COORDINATES,
    DIRECTIONS,
    NONE,
    PEOPLES,
    PROVINCE_COUNT,
    PROVINCES,
    RUNES,
)
from manawell.games.lutao.rules import actions as do
from manawell.games.lutao.state import PRO, Position
from manawell.kernel.bounds import OutOfBounds
from manawell.kernel.learning import Actions, numbered

_ROUND: Final = 6
_TRAPS: Final = [
    *PROVINCES,
    *(f"artefact card {card + 1}" for card in range(trapped_card(ARTEFACT_CARDS) - PROVINCE_COUNT)),
]
_HEXES: Final = [f"{q},{r}" for q, r in COORDINATES]
_MARKS: Final = ["", "marked"]
_PEOPLE: Final = ["own", *(f"people +{n}" for n in range(1, 4))]
_FLEET: Final = numbered(PROVINCE_COUNT)
MOST_TAKEN: Final = 128
MOST_GUARDED: Final = 24
"""Hostages never outnumber the armies that take them along, and few armies move at a time."""

ACTIONS: Final = Actions()
KINDS: Final = do.STICKS + 1
FIRST: Final[list[int]] = [NONE] * KINDS
"""By kind of move: its first action."""
WIDTH: Final[list[int]] = [1] * KINDS
"""By kind: how many actions each value of `one` has."""
SIZE: Final[list[int]] = [0] * KINDS
"""By kind: how many actions it has."""


def _add(kind: int, name: str, *axes: Sequence[str]) -> None:
    FIRST[kind] = ACTIONS.block(name, *axes)
    WIDTH[kind] = len(axes[1]) if len(axes) > 1 else 1
    SIZE[kind] = ACTIONS.size - FIRST[kind]


_WORDS: Final = ("end", "pass", "enough", "yes", "no", "anchor", "onward", "void own", "void other")
for _kind, _word in enumerate(_WORDS):
    _add(_kind, _word, ("",))
_add(do.CHOOSE_CARDS, "choose", PEOPLES, ["", *RUNES])
_add(do.LAY_LAND, "lay the land at", _HEXES, numbered(_ROUND))
_add(do.MOON_IS, "moon", numbered(len(RUNES) + 1), RUNES)
for _kind, _name in (
    (do.ARMY, "army"),
    (do.CITY, "city"),
    (do.KILL_AT, "kill at"),
    (do.MOVE_FROM, "move from"),
    (do.TO, "to"),
    (do.FIGHT, "fight"),
    (do.WRATH_FROM, "wrath from"),
    (do.RISE_AT, "rise at"),
    (do.GOLEMS_AT, "golems at"),
    (do.FROM, "from"),
    (do.RAISE, "raise"),
    (do.AT_PROVINCE, "at"),
):
    _add(_kind, _name, PROVINCES)
for _kind, _name in ((do.SHIP, "ship"), (do.SAIL, "sail"), (do.LAND, "land")):
    _add(_kind, _name, PROVINCES, DIRECTIONS)
for _kind, _name in ((do.SET_TRAP, "set a trap"), (do.LIFT_TRAP, "lift the trap")):
    _add(_kind, _name, _TRAPS)
for _kind, _name in ((do.KILL_SHIP, "kill on ship"), (do.SAIL_SEA, "sail from the sea ship")):
    _add(_kind, _name, _FLEET)
_add(do.VIA, "via", _HEXES)
for _kind, _name in ((do.RETURN_CARD, "return"), (do.DISCARD_CARD, "discard"), (do.GIVE_CARD, "give")):
    _add(_kind, _name, COMBAT_CARDS)
_add(do.STEAL_CARD, "steal", COMBAT_CARDS)
_add(do.ROW_BACK, "row back with", numbered(PROVINCE_COUNT))
for _kind, _name in ((do.PLAY, "play"), (do.DROP, "drop")):
    _add(_kind, _name, SPELLS, _MARKS)
_add(do.KEEP, "keep", SPELLS)
_add(do.KEEP_PEOPLE, "keep the people", PEOPLES)
_add(do.KEEP_RUNE, "keep the rune", RUNES)
_add(do.FOR_PEOPLE, "for", _PEOPLE)
_add(do.AGAINST_PEOPLE, "against", _PEOPLE)
for _kind, _name in ((do.ARMIES, "buy armies"), (do.SHIPS, "buy ships"), (do.CITIES, "buy cities")):
    _add(_kind, _name, numbered(32))
_add(do.STICKS, "buy sticks", numbered(MOST_TAKEN))
_add(do.TAKE, "take", numbered(MOST_TAKEN))
GUARDED: Final = ACTIONS.block("take with hostages", numbered(MOST_GUARDED), numbered(MOST_GUARDED))


def first_of(p: Position, player: int) -> int:
    """The first people of a player, from which the player counts the others."""
    return 2 * player if p.mode == PRO else player


def action_of(p: Position, move: int) -> int:
    """The action that a legal move of the actor is."""
    kind, one, two = do.kind_of(move), do.one_of(move), do.two_of(move)
    if kind == do.TAKE and two > 0:
        if max(one, two) >= MOST_GUARDED:
            raise OutOfBounds("take", f"{one} with {two}", MOST_GUARDED)
        return GUARDED + MOST_GUARDED * one + two
    if kind in (do.FOR_PEOPLE, do.AGAINST_PEOPLE):
        one = (one - first_of(p, p.actor)) % len(p.peoples)
    place = one * WIDTH[kind] + two
    if place >= SIZE[kind]:
        raise OutOfBounds(f"moves of kind {kind}", place, SIZE[kind])
    return FIRST[kind] + place
