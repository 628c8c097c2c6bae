"""What a game is made of, for statistics: cards, tiles, peoples, seats, and who had which in a finished game."""

import msgspec


class Kind(msgspec.Struct, frozen=True):
    """A kind of elements, such as cards that were played."""

    id: str
    """`kind-<id>` names it in the texts of whoever shows it."""
    stem: str
    """`<stem>-<id>` names an element of it in the game's texts."""
    chosen: bool = True
    """Players decide who has it; False where only chance does."""
    varied: bool = False
    """Chance decides where seats bring random equipment (`Judge.vary`)."""


START = Kind("start", "start", False)
"""Who begins: the elements are `first`, `second`, `third` and `fourth`, and no game needs words for them."""
PLACES = ("first", "second", "third", "fourth")


class Element(msgspec.Struct, frozen=True, order=True):
    """One of them: had or used by a seat."""

    kind: str
    id: str


def started(first: int, seats: int) -> list[list[Element]]:
    """By seat: its place in the order of play, if it goes on from seat to seat."""
    return [[Element(START.id, PLACES[(seat - first) % seats])] for seat in range(seats)]
