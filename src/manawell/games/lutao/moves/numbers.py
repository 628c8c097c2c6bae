"""From the number of a move to its typed form."""

from typing import Final

from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.codes import card_under
from manawell.games.lutao.components.tables import (
    COMBAT_CARDS,
    COORDINATES,
    DIRECTIONS,
    LAND_CODES,
    NONE,
    PEOPLES,
    PROVINCES,
    RUNES,
)
from manawell.games.lutao.moves.kinds import (
    At,
    Card,
    Choose,
    Count,
    Edge,
    Keep,
    Lay,
    Moon,
    Move,
    Spell,
    Take,
    Toward,
    TrapCard,
    Vessel,
    Via,
    Void,
    Word,
)
from manawell.games.lutao.moves.notation import (
    ON_SHIPS,
    SIDES,
    WITH_CARD,
    WITH_EDGE,
    WITH_NUMBER,
    WITH_PEOPLE,
    WITH_PROVINCE,
    WITH_SPELL,
    WORDS,
)
from manawell.games.lutao.rules import actions as do
from manawell.games.lutao.rules.actions import kind_of, one_of, two_of
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.state import Position


def _turned(table: dict[str, int]) -> dict[int, str]:
    return {kind: word for word, kind in table.items()}


_WORD_OF: Final = {
    kind: word
    for table in (
        WORDS,
        WITH_PROVINCE,
        WITH_EDGE,
        WITH_NUMBER,
        WITH_CARD,
        WITH_SPELL,
        WITH_PEOPLE,
        ON_SHIPS,
        SIDES,
    )
    for kind, word in _turned(table).items()
}


def typed(p: Position, move: int) -> Move:
    """The typed form of a legal move."""
    kind, one, two = kind_of(move), one_of(move), two_of(move)
    word = _WORD_OF.get(kind, "")
    if kind in WORDS.values():
        return Word(word)
    if kind in WITH_PROVINCE.values():
        card = card_under(one)
        return At(word, PROVINCES[one]) if card == NONE else TrapCard(word, card + 1)
    if kind in WITH_EDGE.values():
        return Edge(word, PROVINCES[one], DIRECTIONS[two])
    if kind in WITH_NUMBER.values():
        return Count(word, one)
    if kind in WITH_CARD.values():
        return Card(word, COMBAT_CARDS[one])
    if kind in WITH_SPELL.values():
        return Spell(word, SPELLS[one], two == 1)
    if kind in WITH_PEOPLE.values():
        return Toward(word, name_of(p, one))
    return _typed_rest(p, kind, one, two)


def _typed_rest(p: Position, kind: int, one: int, two: int) -> Move:
    if kind in ON_SHIPS.values():
        return Vessel(_WORD_OF[kind], one + 1)
    if kind in SIDES.values():
        return Void(_WORD_OF[kind])
    if kind == do.TAKE:
        return Take(one, two)
    if kind == do.VIA:
        return Via(*COORDINATES[one])
    if kind == do.CHOOSE_CARDS:
        return Choose(PEOPLES[one], RUNES[two - 1] if two else None)
    if kind == do.LAY_LAND:
        return Lay(LAND_CODES[p.stack[-1]], *COORDINATES[one], two)
    if kind == do.MOON_IS:
        return Moon(one, RUNES[two])
    return Keep(RUNES[one] if kind == do.KEEP_RUNE else PEOPLES[one])
