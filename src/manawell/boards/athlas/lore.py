"""What cards, alphas, units and fields of Athlas are, in words."""

import re
from collections.abc import Iterator, Sequence

from manawell.boards import Scene
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


def look(scene: Scene, word: str) -> list[str]:
    """A card by id or part of its name, a kind of card, an alpha, a unit or a field; without a word, what can be asked
    about.
    """
    view: View = scene.view
    key = word.strip().replace(" ", "").replace("−", "-")
    if not key:
        return [scene.texts.say("ath-look-how")]
    if unit := unit_called(view.board, key.lower()):
        return list(_unit_lines(scene, unit))
    for seat in range(len(PLAYERS)):
        for creature in creatures(view, seat):
            if creature.key == key.lower():
                return list(_creature_lines(scene, creature))
    if field := re.fullmatch(r"\(?(-?\d+),(-?\d+)\)?", key):
        return list(_field_lines(scene, (int(field[1]), int(field[2]))))
    return [card_words(scene, card) for card in _cards_called(scene, word.strip())]


def _cards_called(scene: Scene, word: str) -> list[str]:
    if word.upper() in CARD_OF or word.upper() in INTERVENTION_OF:
        return [word.upper()]
    table = table_of(scene.view)
    wanted = word.casefold()
    for number, kind in enumerate(KINDS):
        if wanted in (kind, scene.texts.say(f"ath-kind-{kind}").casefold()):
            return [card.id for card in table.cards if card.kind == number]
    if wanted in (GODS, scene.texts.say(f"ath-kind-{GODS}").casefold()):
        return list(INTERVENTION_OF)
    ids = [*CARD_OF, *INTERVENTION_OF]
    return [card for card in ids if wanted in scene.name(f"card-{card}").casefold()]


def card_words(scene: Scene, card: str) -> str:
    """A card with everything printed on it."""
    name = f"{card} {scene.name(f'card-{card}')}"
    return scene.pair(name, ". ".join(filter(None, [card_figures(scene, card), card_text(scene, card)])))


def card_text(scene: Scene, card: str) -> str:
    """What it does; empty for a card that has only figures."""
    return TEXTS[scene.view.cards][scene.texts.language][card]


def card_figures(scene: Scene, card: str) -> str:
    """What it costs and gives, in a few words."""
    say, table = scene.texts.say, table_of(scene.view)
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
    return ", ".join([*words, *mod_words(scene, found.mods)])


def mod_words(scene: Scene, mods: Sequence[int]) -> list[str]:
    return [f"{scene.name(f'attack-{kind}')} +{mod}" for kind, mod in zip(ATTACKS, mods, strict=True) if mod]


def sum_words(scene: Scene, sums: Alpha, pool: int | None = None) -> str:
    """What the cards of an alpha add up to; with its pool if it is alive."""
    say = scene.texts.say
    words = [
        say("ath-costs", count=sums.cost),
        say("ath-gives-life", count=sums.life) if pool is None else say("ath-pool", pool=pool, most=sums.life),
        say("ath-free-hands", count=sums.hands),
        say("ath-free-spells", count=sums.spell_points),
        say("ath-gives-armour", armour=armour_words(sums.physical, sums.magic)),
    ]
    return ", ".join([*words, *mod_words(scene, sums.mods)])


def _creature_lines(scene: Scene, creature: Creature) -> Iterator[str]:
    sums = creature.sums(scene.view)
    if sums is None or creature.genus is None:
        yield scene.pair(creature.key, scene.texts.say("ath-face-down", count=creature.size or 0))
        for card in creature.seen:
            yield scene.pair(scene.texts.say("ath-seen"), card_words(scene, card))
        return
    name = f"{creature.key} {scene.name(f'card-{creature.genus}')}"
    yield scene.pair(name, sum_words(scene, sums, creature.pool if creature.revealed else None))
    for card in creature.cards or ():
        yield card_words(scene, card)


def _unit_lines(scene: Scene, unit: Unit) -> Iterator[str]:
    view, say = scene.view, scene.texts.say
    facts = [say("ath-armour-left", armour=armour_words(unit.physical, unit.magic))]
    facts += [mark_words(scene, mark) for mark in view.board.marks if mark.unit == unit.name]
    if unit.exposed:
        facts.append(say("ath-exposed"))
    facts += [scene.name(f"relic-{relic}") for relic in unit.holds]
    name = f"{unit.name} {scene.name(f'card-{genus_of(view, unit)}')} {spot((unit.q, unit.r))}"
    yield scene.pair(name, ", ".join(facts))
    creature = next(one for one in creatures(view, unit.seat) if one.number == unit.alpha)
    yield from _creature_lines(scene, creature)


def _field_lines(scene: Scene, cell: tuple[int, int]) -> Iterator[str]:
    if cell not in COORDINATES:
        return
    view, say = scene.view, scene.texts.say
    terrain = terrain_of(view.board, cell)
    words = [scene.name(f"terrain-{terrain}"), say("ath-level", count=LEVEL[TERRAINS.index(terrain)])]
    words += [
        scene.pair(scene.name(f"relic-{name}"), relic_state(scene, number))
        for number, (name, relic) in enumerate(zip(RELICS, view.board.relics, strict=True))
        if (relic.q, relic.r) == cell
    ]
    yield scene.pair(spot(cell), ", ".join(words))
    if unit := unit_on(view.board, cell):
        yield from _unit_lines(scene, unit)
