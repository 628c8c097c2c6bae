"""The table of Athlas in sentences, for a screen reader and for narrow terminals."""

from collections.abc import Iterator

from manawell.boards import Scene
from manawell.boards.athlas.camp import armour_words, points_words, stack_words, unit_facts
from manawell.boards.athlas.field import relic_state
from manawell.boards.athlas.lore import sum_words
from manawell.boards.athlas.sheet import (
    MAKING,
    Creature,
    cells,
    chosen_cells,
    creatures,
    genus_of,
    player_name,
    spot,
    terrain_of,
)
from manawell.boards.athlas.status import status, title
from manawell.boards.athlas.workshop import draft_sums, fitting_cards, stack_lines
from manawell.games.athlas.components.tables import PLAYERS, RELICS
from manawell.games.athlas.information.view import Unit, View


def sentences(scene: Scene) -> Iterator[str]:
    yield f"{', '.join(title(scene))}."
    if scene.view.phase in MAKING:
        yield from _workshop(scene)
        return
    for seat in range(len(PLAYERS)):
        yield from _camp(scene, seat)
    yield from _field(scene)
    for words in status(scene):
        yield f"{words.rstrip('.')}."


def _workshop(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    if view.draft is None or scene.viewer not in range(len(PLAYERS)):
        return
    for creature in creatures(view, scene.viewer):
        yield _creature(scene, creature)
    if sums := draft_sums(view):
        cards = ", ".join(scene.name(f"card-{card}") for card in view.draft)
        yield f"{scene.pair(scene.texts.say('ath-in-making'), cards)}; {sum_words(scene, sums)}."
    if words := stack_lines(scene):
        yield f"{'; '.join(words)}."
    if fitting := [f"{card} {scene.name(f'card-{card}')}" for card in fitting_cards(scene)]:
        yield f"{scene.pair(scene.texts.say('ath-fitting'), ', '.join(fitting))}."


def _camp(scene: Scene, seat: int) -> Iterator[str]:
    view: View = scene.view
    facts = [player_name(scene, seat), points_words(scene, seat), *stack_words(scene, seat)]
    yield f"{'; '.join(facts)}."
    for creature in creatures(view, seat):
        yield _creature(scene, creature)
    for unit in view.board.units:
        if unit.seat == seat:
            yield _unit(scene, unit)


def _creature(scene: Scene, creature: Creature) -> str:
    view, say = scene.view, scene.texts.say
    sums = creature.sums(view)
    if sums is None:
        return f"{scene.pair(creature.key, say('ath-face-down', count=creature.size or 0))}."
    facts = [", ".join(f"{card} {scene.name(f'card-{card}')}" for card in creature.cards or ())]
    if view.phase not in MAKING:
        facts.append(say("ath-on-board", count=creature.units) if creature.revealed else say("ath-hidden"))
    facts.append(sum_words(scene, sums, creature.pool if creature.revealed else None))
    if creature.figure is not None:
        facts.append(scene.name(f"figure-{creature.figure}"))
    markers = view.board.markers[creature.seat]
    facts += [
        say("ath-markers", card=scene.name(f"card-{card}"), count=markers[card])
        for card in creature.cards or ()
        if markers.get(card)
    ]
    return f"{scene.pair(creature.key, '; '.join(facts))}."


def _unit(scene: Scene, unit: Unit) -> str:
    view, say = scene.view, scene.texts.say
    cell = (unit.q, unit.r)
    words = [
        f"{spot(cell)} {scene.name(f'terrain-{terrain_of(view.board, cell)}')}",
        say("ath-armour-left", armour=armour_words(unit.physical, unit.magic)),
    ]
    if "flying" in unit.flags:
        words.append(say("ath-flying"))
    words += [say("ath-holds", relic=scene.name(f"relic-{relic}")) for relic in unit.holds]
    words += unit_facts(scene, unit)[bool(unit.spent_physical or unit.spent_magic) :]
    name = scene.name(f"card-{genus_of(view, unit)}")
    return f"{scene.pair(f'{unit.name} {name}', '; '.join(words))}."


def _field(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    for number, name in enumerate(RELICS):
        yield f"{scene.pair(scene.name(f'relic-{name}'), relic_state(scene, number))}."
    for terrain in ("hill", "water", "crater"):
        fields = [spot(cell) for cell in cells() if terrain_of(view.board, cell) == terrain]
        if fields:
            yield f"{scene.pair(scene.name(f'terrain-{terrain}'), '; '.join(fields))}."
    if targets := chosen_cells(scene):
        fields = [spot(cell) for cell in cells() if cell in targets]
        yield f"{scene.pair(scene.texts.say('ath-targets'), '; '.join(fields))}."
