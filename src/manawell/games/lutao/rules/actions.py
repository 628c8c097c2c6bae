"""Moves as numbers: what is done, and up to three small numbers that say with what."""

from typing import Final

END: Final = 0
PASS: Final = 1
ENOUGH: Final = 2
YES: Final = 3
NO: Final = 4
ANCHOR: Final = 5
ONWARD: Final = 6
VOID_OWN: Final = 7
VOID_OTHER: Final = 8
CHOOSE_CARDS: Final = 9
LAY_LAND: Final = 10
MOON_IS: Final = 11
ARMY: Final = 12
CITY: Final = 13
SHIP: Final = 14
TAKE: Final = 15
SET_TRAP: Final = 16
LIFT_TRAP: Final = 17
KILL_AT: Final = 18
KILL_SHIP: Final = 19
MOVE_FROM: Final = 20
TO: Final = 21
SAIL: Final = 22
SAIL_SEA: Final = 23
VIA: Final = 24
LAND: Final = 25
FIGHT: Final = 26
WRATH_FROM: Final = 27
RETURN_CARD: Final = 28
DISCARD_CARD: Final = 29
GIVE_CARD: Final = 30
STEAL_CARD: Final = 31
ROW_BACK: Final = 32
RISE_AT: Final = 33
GOLEMS_AT: Final = 34
FROM: Final = 35
RAISE: Final = 36
PLAY: Final = 37
FOR_PEOPLE: Final = 38
AT_PROVINCE: Final = 39
AGAINST_PEOPLE: Final = 40
KEEP: Final = 41
KEEP_PEOPLE: Final = 42
KEEP_RUNE: Final = 43
DROP: Final = 44
ARMIES: Final = 45
SHIPS: Final = 46
CITIES: Final = 47
STICKS: Final = 48


def code(kind: int, one: int = 0, two: int = 0) -> int:
    """A move: `one` is below 4096, `two` below 256."""
    return (kind << 12 | one) << 8 | two


def kind_of(move: int) -> int:
    return move >> 20


def one_of(move: int) -> int:
    return move >> 8 & 4095


def two_of(move: int) -> int:
    return move & 255


def digits(move: int) -> tuple[int, ...]:
    """Kind, `one` and `two`."""
    return kind_of(move), one_of(move), two_of(move)
