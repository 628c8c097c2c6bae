"""The table of Athlas in sentences, for a screen reader and for narrow terminals."""

from collections.abc import Iterator

from manawell.boards import Showing
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


def sentences(showing: Showing) -> Iterator[str]:
    yield f"{', '.join(title(showing))}."
    if showing.view.phase in MAKING:
        yield from _workshop(showing)
        return
    for seat in range(len(PLAYERS)):
        yield from _camp(showing, seat)
    yield from _field(showing)
    for words in status(showing):
        yield f"{words.rstrip('.')}."


def _workshop(showing: Showing) -> Iterator[str]:
    view: View = showing.view
    if view.draft is None or showing.viewer not in range(len(PLAYERS)):
        return
    for creature in creatures(view, showing.viewer):
        yield _creature(showing, creature)
    if sums := draft_sums(view):
        cards = ", ".join(showing.name(f"card-{card}") for card in view.draft)
        yield f"{showing.pair(showing.texts.say('ath-in-making'), cards)}; {sum_words(showing, sums)}."
    if words := stack_lines(showing):
        yield f"{'; '.join(words)}."
    if fitting := [f"{card} {showing.name(f'card-{card}')}" for card in fitting_cards(showing)]:
        yield f"{showing.pair(showing.texts.say('ath-fitting'), ', '.join(fitting))}."


def _camp(showing: Showing, seat: int) -> Iterator[str]:
    view: View = showing.view
    facts = [player_name(showing, seat), points_words(showing, seat), *stack_words(showing, seat)]
    yield f"{'; '.join(facts)}."
    for creature in creatures(view, seat):
        yield _creature(showing, creature)
    for unit in view.board.units:
        if unit.seat == seat:
            yield _unit(showing, unit)


def _creature(showing: Showing, creature: Creature) -> str:
    view, say = showing.view, showing.texts.say
    sums = creature.sums(view)
    if sums is None:
        return f"{showing.pair(creature.key, say('ath-face-down', count=creature.size or 0))}."
    facts = [", ".join(f"{card} {showing.name(f'card-{card}')}" for card in creature.cards or ())]
    if view.phase not in MAKING:
        facts.append(say("ath-on-board", count=creature.units) if creature.revealed else say("ath-hidden"))
    facts.append(sum_words(showing, sums, creature.pool if creature.revealed else None))
    if creature.figure is not None:
        facts.append(showing.name(f"figure-{creature.figure}"))
    markers = view.board.markers[creature.seat]
    facts += [
        say("ath-markers", card=showing.name(f"card-{card}"), count=markers[card])
        for card in creature.cards or ()
        if markers.get(card)
    ]
    return f"{showing.pair(creature.key, '; '.join(facts))}."


def _unit(showing: Showing, unit: Unit) -> str:
    view, say = showing.view, showing.texts.say
    cell = (unit.q, unit.r)
    words = [
        f"{spot(cell)} {showing.name(f'terrain-{terrain_of(view.board, cell)}')}",
        say("ath-armour-left", armour=armour_words(unit.physical, unit.magic)),
    ]
    if "flying" in unit.flags:
        words.append(say("ath-flying"))
    words += [say("ath-holds", relic=showing.name(f"relic-{relic}")) for relic in unit.holds]
    words += unit_facts(showing, unit)[bool(unit.spent_physical or unit.spent_magic) :]
    name = showing.name(f"card-{genus_of(view, unit)}")
    return f"{showing.pair(f'{unit.name} {name}', '; '.join(words))}."


def _field(showing: Showing) -> Iterator[str]:
    view: View = showing.view
    for number, name in enumerate(RELICS):
        yield f"{showing.pair(showing.name(f'relic-{name}'), relic_state(showing, number))}."
    for terrain in ("hill", "water", "crater"):
        fields = [spot(cell) for cell in cells() if terrain_of(view.board, cell) == terrain]
        if fields:
            yield f"{showing.pair(showing.name(f'terrain-{terrain}'), '; '.join(fields))}."
    if targets := chosen_cells(showing):
        fields = [spot(cell) for cell in cells() if cell in targets]
        yield f"{showing.pair(showing.texts.say('ath-targets'), '; '.join(fields))}."
