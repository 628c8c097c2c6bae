"""Moves as numbers. A unit is identified by its field, since no two share one (ATH-1.1)."""

from bisect import bisect_right
from typing import Final

from manawell.games.athlas.components.tables import FIELDS, NONE

PASS: Final = 0
END: Final = 1
END_ALL: Final = 2
END_SUMMON: Final = 3
ENOUGH: Final = 4
LEAVE: Final = 5
STACK_DONE: Final = 6
REBUILD_NONE: Final = 7
DONE: Final = 8
KEEP: Final = 10
RELIC_IS: Final = 14
FIGURE_IS: Final = 20
ALPHA_IS: Final = 25
REBUILD_ALPHA: Final = 30
DISCARD: Final = 35
TOWARD: Final = 40
PLAY_NOW: Final = 48
PLAY_LAST: Final = 49
PLAY_AT: Final = 50
"""Numbered checkpoints follow; there is room for 150."""
CARD_IS: Final = 200
STACK_CARD: Final = 300
PRESET_IS: Final = 400
"""Armies, each in all orders of its stack."""
FIELD_IS: Final = 1000
"""A field, and a relic that goes there: 4 * field + relic + 1."""
UNIT_IS: Final = 2000
ACTIVATE: Final = 2100
LOSE: Final = 2200
THEN: Final = 2300
AREA_IS: Final = 2400
MARK_CARD: Final = 2500
CANCEL_MARK: Final = 2600
"""An active intervention: 32 * player + card."""
SUMMON_AT: Final = 3000
"""(alpha * FIELDS + field) * 5 + figure type + 1."""
USE: Final = 1 << 32

NO_FIELD: Final = 127

KINDS: Final[list[int]] = [
    *(PASS, END, END_ALL, END_SUMMON, ENOUGH, LEAVE, STACK_DONE, REBUILD_NONE, DONE, KEEP, RELIC_IS, FIGURE_IS),
    *(ALPHA_IS, REBUILD_ALPHA, DISCARD, TOWARD, PLAY_NOW, PLAY_LAST, PLAY_AT, CARD_IS, STACK_CARD, PRESET_IS),
    *(FIELD_IS, UNIT_IS, ACTIVATE, LOSE, THEN, AREA_IS, MARK_CARD, CANCEL_MARK, SUMMON_AT, USE),
]
"""Where the numbers of each kind of move begin."""


def use(ability: int, field: int, extra: int, relic: int, attack: int) -> int:
    """An ability with all its choices; `field` may be NO_FIELD, `relic` NONE, `attack` is the ability of Frenzy."""
    return USE + ((((ability * 128 + field) * 128 + extra) * 4 + relic + 1) * 256 + attack)


def ability_in(move: int) -> int:
    return (move - USE) >> 24


def field_in(move: int) -> int:
    return (move - USE) >> 17 & 127


def extra_in(move: int) -> int:
    return (move - USE) >> 10 & 127


def relic_in(move: int) -> int:
    return ((move - USE) >> 8 & 3) - 1


def attack_in(move: int) -> int:
    return (move - USE) & 255


def summon(alpha: int, field: int, figure: int) -> int:
    """`figure` is NONE when the alpha is already revealed."""
    return SUMMON_AT + (alpha * FIELDS + field) * 5 + figure + 1


def field_choice(field: int, relic: int) -> int:
    return FIELD_IS + 4 * field + relic + 1


def digits(move: int) -> tuple[int, ...]:
    """The kind; what: an ability, an alpha or simply a number; field, extra field or figure, relic, attack."""
    kind = bisect_right(KINDS, move) - 1
    if move >= USE:
        return kind, ability_in(move), field_in(move), extra_in(move), relic_in(move), attack_in(move)
    rest = move - KINDS[kind]
    if move >= SUMMON_AT:
        place, figure = divmod(rest, 5)
        return kind, place // FIELDS, place % FIELDS, figure, NONE, 0
    if KINDS[kind] == FIELD_IS:
        return kind, 0, rest // 4, 0, rest % 4 - 1, 0
    return kind, rest, 0, 0, NONE, 0
