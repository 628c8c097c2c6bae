"""What cards, alphas, units and fields of Athlas are, in words."""

import re
from collections.abc import Iterator, Sequence

from manawell.boards import Showing
from manawell.boards.athlas.camp import armour_words, mark_words
from manawell.boards.athlas.field import relic_state
from manawell.boards.athlas.sheet import (
    Creature,
    creatures,
    genus_of,
    spot,
    table_of,
    terrain_of,
    unit_called,
    unit_on,
)
from manawell.games.athlas.components.cards import CARD_OF, INTERVENTION_OF, KINDS, Alpha
from manawell.games.athlas.components.cardsets import TEXTS
from manawell.games.athlas.components.tables import ATTACKS, COORDINATES, LEVEL, PLAYERS, RELICS, TERRAINS
from manawell.games.athlas.information.view import Unit, View

GODS = "intervention"


def look(showing: Showing, word: str) -> list[str]:
    """A card by id or part of its name, a kind of card, an alpha, a unit or a field; without a word, what can be asked
    about.
    """
    view: View = showing.view
    key = word.strip().replace(" ", "").replace("−", "-")
    if not key:
        return [showing.texts.say("ath-look-how")]
    if unit := unit_called(view.board, key.lower()):
        return list(_unit_lines(showing, unit))
    for seat in range(len(PLAYERS)):
        for creature in creatures(view, seat):
            if creature.key == key.lower():
                return list(_creature_lines(showing, creature))
    if field := re.fullmatch(r"\(?(-?\d+),(-?\d+)\)?", key):
        return list(_field_lines(showing, (int(field[1]), int(field[2]))))
    return [card_words(showing, card) for card in _cards_called(showing, word.strip())]


def _cards_called(showing: Showing, word: str) -> list[str]:
    if word.upper() in CARD_OF or word.upper() in INTERVENTION_OF:
        return [word.upper()]
    table = table_of(showing.view)
    wanted = word.casefold()
    for number, kind in enumerate(KINDS):
        if wanted in (kind, showing.texts.say(f"ath-kind-{kind}").casefold()):
            return [card.id for card in table.cards if card.kind == number]
    if wanted in (GODS, showing.texts.say(f"ath-kind-{GODS}").casefold()):
        return list(INTERVENTION_OF)
    ids = [*CARD_OF, *INTERVENTION_OF]
    return [card for card in ids if wanted in showing.name(f"card-{card}").casefold()]


def card_words(showing: Showing, card: str) -> str:
    """A card with everything printed on it."""
    name = f"{card} {showing.name(f'card-{card}')}"
    return showing.pair(name, ". ".join(filter(None, [card_figures(showing, card), card_text(showing, card)])))


def card_text(showing: Showing, card: str) -> str:
    """What it does; empty for a card that has only figures."""
    return TEXTS[showing.view.cards][showing.texts.language][card]


def card_figures(showing: Showing, card: str) -> str:
    """What it costs and gives, in a few words."""
    say, table = showing.texts.say, table_of(showing.view)
    if card in INTERVENTION_OF:
        god = table.interventions[INTERVENTION_OF[card]]
        words = [say("ath-god-points", count=god.god_points)]
        return ", ".join([*words, say("ath-turns", count=god.time)] if god.time else words)
    found = table.cards[CARD_OF[card]]
    words = [say("ath-costs", count=found.cost)]
    if found.hands:
        words.append(say("ath-gives-hands" if found.hands > 0 else "ath-needs-hands", count=abs(found.hands)))
    if found.life:
        words.append(say("ath-gives-life", count=found.life))
    if found.spell_points:
        message = "ath-gives-spells" if found.spell_points > 0 else "ath-needs-spells"
        words.append(say(message, count=abs(found.spell_points)))
    if found.physical or found.magic:
        words.append(say("ath-gives-armour", armour=armour_words(found.physical, found.magic)))
    return ", ".join([*words, *mod_words(showing, found.mods)])


def mod_words(showing: Showing, mods: Sequence[int]) -> list[str]:
    return [f"{showing.name(f'attack-{kind}')} +{mod}" for kind, mod in zip(ATTACKS, mods, strict=True) if mod]


def sum_words(showing: Showing, sums: Alpha, pool: int | None = None) -> str:
    """What the cards of an alpha add up to; with its pool if it is alive."""
    say = showing.texts.say
    words = [
        say("ath-costs", count=sums.cost),
        say("ath-gives-life", count=sums.life) if pool is None else say("ath-pool", pool=pool, most=sums.life),
        say("ath-free-hands", count=sums.hands),
        say("ath-free-spells", count=sums.spell_points),
        say("ath-gives-armour", armour=armour_words(sums.physical, sums.magic)),
    ]
    return ", ".join([*words, *mod_words(showing, sums.mods)])


def _creature_lines(showing: Showing, creature: Creature) -> Iterator[str]:
    sums = creature.sums(showing.view)
    if sums is None or creature.genus is None:
        yield showing.pair(creature.key, showing.texts.say("ath-face-down", count=creature.size or 0))
        for card in creature.seen:
            yield showing.pair(showing.texts.say("ath-seen"), card_words(showing, card))
        return
    name = f"{creature.key} {showing.name(f'card-{creature.genus}')}"
    yield showing.pair(name, sum_words(showing, sums, creature.pool if creature.revealed else None))
    for card in creature.cards or ():
        yield card_words(showing, card)


def _unit_lines(showing: Showing, unit: Unit) -> Iterator[str]:
    view, say = showing.view, showing.texts.say
    facts = [say("ath-armour-left", armour=armour_words(unit.physical, unit.magic))]
    facts += [mark_words(showing, mark) for mark in view.board.marks if mark.unit == unit.name]
    if unit.exposed:
        facts.append(say("ath-exposed"))
    facts += [showing.name(f"relic-{relic}") for relic in unit.holds]
    name = f"{unit.name} {showing.name(f'card-{genus_of(view, unit)}')} {spot((unit.q, unit.r))}"
    yield showing.pair(name, ", ".join(facts))
    creature = next(one for one in creatures(view, unit.seat) if one.number == unit.alpha)
    yield from _creature_lines(showing, creature)


def _field_lines(showing: Showing, cell: tuple[int, int]) -> Iterator[str]:
    if cell not in COORDINATES:
        return
    view, say = showing.view, showing.texts.say
    terrain = terrain_of(view.board, cell)
    words = [showing.name(f"terrain-{terrain}"), say("ath-level", count=LEVEL[TERRAINS.index(terrain)])]
    words += [
        showing.pair(showing.name(f"relic-{name}"), relic_state(showing, number))
        for number, (name, relic) in enumerate(zip(RELICS, view.board.relics, strict=True))
        if (relic.q, relic.r) == cell
    ]
    yield showing.pair(spot(cell), ", ".join(words))
    if unit := unit_on(view.board, cell):
        yield from _unit_lines(showing, unit)
