"""A struct for each kind of move."""

import msgspec


class Word(msgspec.Struct, frozen=True, tag=True):
    """End, pass, enough, yes, no, anchor, onward."""

    word: str


class Choose(msgspec.Struct, frozen=True, tag=True):
    """Keep a people card and a rune card."""

    people: str
    rune: str | None


class Lay(msgspec.Struct, frozen=True, tag=True):
    """Lay the land that was turned up."""

    land: str
    q: int
    r: int
    rotation: int


class Moon(msgspec.Struct, frozen=True, tag=True):
    """Assign a rune of the Moons to a place."""

    place: int
    rune: str


class At(msgspec.Struct, frozen=True, tag=True):
    """Something with a province."""

    word: str
    province: str


class Edge(msgspec.Struct, frozen=True, tag=True):
    """Something with a coastal edge: place a ship, sail, land."""

    word: str
    province: str
    direction: str


class TrapCard(msgspec.Struct, frozen=True, tag=True):
    """Lay a trap on an artefact card, or pick one up."""

    word: str
    number: int


class Vessel(msgspec.Struct, frozen=True, tag=True):
    """Something with a ship at sea: sail on, or kill an army there."""

    word: str
    number: int


class Via(msgspec.Struct, frozen=True, tag=True):
    """Send the route through this sea hex."""

    q: int
    r: int


class Take(msgspec.Struct, frozen=True, tag=True):
    """How many armies, and how many hostages with them."""

    armies: int
    hostages: int


class Count(msgspec.Struct, frozen=True, tag=True):
    """How many to buy, or how far to row back."""

    word: str
    number: int


class Card(msgspec.Struct, frozen=True, tag=True):
    """Something with a combat card: return, discard, give, steal."""

    word: str
    card: str


class Void(msgspec.Struct, frozen=True, tag=True):
    """Declare the cards of one's own or of the other side void."""

    side: str


class Spell(msgspec.Struct, frozen=True, tag=True):
    """Something with a spell card, perhaps a marked one: play, keep, discard."""

    word: str
    spell: str
    marked: bool


class Toward(msgspec.Struct, frozen=True, tag=True):
    """The people for which, or against which, a spell is played."""

    word: str
    people: str


class Keep(msgspec.Struct, frozen=True, tag=True):
    """Keep a people card or a rune card."""

    card: str


Move = (
    Word
    | Choose
    | Lay
    | Moon
    | At
    | Edge
    | TrapCard
    | Vessel
    | Via
    | Take
    | Count
    | Card
    | Void
    | Spell
    | Toward
    | Keep
)
