"""The players of Athlas beside the battlefield: points, alphas with their cards and life, units, stacks."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from manawell.boards import Scene
from manawell.boards.athlas.sheet import PAINTS, SIGNS, Creature, creatures, player_name
from manawell.boards.flow import DOT, wrapped
from manawell.games.athlas.components.cards import CARD_OF
from manawell.games.athlas.components.tables import PLAYERS
from manawell.games.athlas.information.view import Marked, Unit, View

BAR: Final = 10
"""Characters of a bar of life."""
FULL: Final = "█"
EMPTY: Final = "░"
INDENT: Final = "     "
APART: Final = "  "
SHORTEST: Final = 14
"""Characters that a card with its id needs to be understood."""
NAMES: Final = 26
"""Columns for the name of an alpha."""


def draw_camps(scene: Scene, width: int) -> Iterator[Text]:
    """Both players, the viewer last: name, points and stack, then the alphas."""
    for seat in sorted(range(len(PLAYERS)), key=lambda seat: seat == scene.viewer):
        yield from _draw_player(scene, seat, width)
        for creature in creatures(scene.view, seat):
            yield _draw_creature(scene, creature)
            yield from _draw_cards(list(card_labels(scene, creature)), width)
        yield from wrapped(_unit_parts(scene, seat), width, "  ")


def draw_low_camps(scene: Scene, width: int) -> Iterator[Text]:
    """Both players in a few lines: points and stack, then the alphas with their life and units."""
    for seat in sorted(range(len(PLAYERS)), key=lambda seat: seat == scene.viewer):
        yield draw_low_player(scene, seat)
        yield from wrapped([draw_low_creature(scene, one, NAMES) for one in creatures(scene.view, seat)], width, "  ")


def draw_low_player(scene: Scene, seat: int) -> Text:
    who = Text(f"{SIGNS[seat]} {player_name(scene, seat)}", f"bold {PAINTS[seat]}")
    return Text(DOT).join([who, Text(points_words(scene, seat)), Text(stack_words(scene, seat)[0])])


def draw_low_creature(scene: Scene, creature: Creature, room: int) -> Text:
    """An alpha in `room` columns: its name as far as it fits, its life, and its units."""
    paint, sums = f"bold {PAINTS[creature.seat]}", creature.sums(scene.view)
    if sums is None or creature.genus is None:
        return Text.assemble((f"{creature.key} ", paint), "?")
    facts = f" {creature.pool}/{sums.life} ×{creature.units}" if creature.revealed else f" {sums.life}/{sums.life}"
    name = _cut(scene.name(f"card-{creature.genus}"), max(2, room - len(creature.key) - 1 - len(facts)))
    return Text.assemble((f"{creature.key} {name}", paint), facts)


def _draw_player(scene: Scene, seat: int, width: int) -> Iterator[Text]:
    who = f"{SIGNS[seat]} {player_name(scene, seat)}"
    facts = [points_words(scene, seat), *stack_words(scene, seat)]
    parts = [Text(who, f"bold {PAINTS[seat]}"), *map(Text, facts)]
    first, *rest = wrapped(parts, width)
    yield first
    yield from (Text("  ").append_text(line) for line in rest)


def points_words(scene: Scene, seat: int) -> str:
    view: View = scene.view
    return scene.texts.say("ath-points", left=view.points - view.board.spent[seat], all=view.points)


def _draw_cards(labels: list[tuple[str, str]], width: int) -> Iterator[Text]:
    """Cards side by side; long names are shortened if that saves a line."""
    room = width - len(INDENT) - (len(labels) - 1) * len(APART)
    longest = max((cell_len(name) for name, _ in labels), default=0)
    for most in range(longest, SHORTEST - 1, -1):
        cut = [(_cut(name, most), markers) for name, markers in labels]
        if sum(cell_len(name + markers) for name, markers in cut) <= room:
            labels = cut
            break
    parts = [Text.assemble((name, "dim"), (markers, "bold")) for name, markers in labels]
    yield from wrapped(parts, width, INDENT, APART)


def _cut(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1].rstrip() + "…"


def stack_words(scene: Scene, seat: int) -> list[str]:
    view, say = scene.view, scene.texts.say
    stack = view.stacks[seat] or ()
    known = [card for card in stack if card is not None]
    if known:
        words = [scene.pair(say("ath-stack"), f"{known[0]} {scene.name(f'card-{known[0]}')}")]
        words += [f"{card} {scene.name(f'card-{card}')}" for card in known[1:]]
    else:
        words = [scene.pair(say("ath-stack"), say("ath-cards", count=len(stack)))]
    if view.gone[seat]:
        words.append(scene.pair(say("ath-gone"), ", ".join(scene.name(f"card-{card}") for card in view.gone[seat])))
    if seat in view.played:
        words.append(say("ath-has-played"))
    return words


def _draw_creature(scene: Scene, creature: Creature) -> Text:
    paint, say = f"bold {PAINTS[creature.seat]}", scene.texts.say
    figure = "?" if creature.figure is None else creature.figure[0].upper()
    start = f"{creature.key} {figure} "
    sums = creature.sums(scene.view)
    if sums is None or creature.genus is None:
        return Text.assemble((start, paint), say("ath-face-down", count=creature.size or 0))
    name = scene.name(f"card-{creature.genus}")
    pool = creature.pool if creature.revealed else sums.life
    bar = life_bar(pool, sums.life) if creature.revealed else say("ath-hidden")
    figures = [
        f"{bar:<{BAR + 1}} {f'{pool}/{sums.life}':<5}",
        say("ath-gives-armour", armour=armour_words(sums.physical, sums.magic)),
        say("ath-costs", count=sums.cost),
    ]
    if creature.revealed:
        figures.append(f"×{creature.units}")
    return Text.assemble((start, paint), (f"{name:<{NAMES}.{NAMES}}", paint), APART.join(figures))


def life_bar(pool: int, most: int) -> str:
    """A bar of life, never empty for a living alpha."""
    full = 0 if pool <= 0 else max(1, round(BAR * pool / max(1, most)))
    return FULL * full + EMPTY * (BAR - full)


def armour_words(physical: int, magic: int) -> str:
    return f"{physical}/{magic}"


def card_labels(scene: Scene, creature: Creature) -> Iterator[tuple[str, str]]:
    """The cards besides the genus, with time markers where they matter."""
    view: View = scene.view
    markers, sums = view.board.markers[creature.seat], creature.sums(view)
    for card in creature.cards[1:] if creature.cards else creature.seen:
        timed = sums is not None and CARD_OF[card] in sums.timed
        yield f"{card} {scene.name(f'card-{card}')}", f" T{markers.get(card, 0)}" if timed else ""


def _unit_parts(scene: Scene, seat: int) -> Iterator[Text]:
    """The units with something to say that the battlefield does not show."""
    for unit in scene.view.board.units:
        if unit.seat == seat and (facts := unit_facts(scene, unit)):
            yield Text.assemble((unit.name, f"bold {PAINTS[seat]}"), f" {', '.join(facts)}")


def unit_facts(scene: Scene, unit: Unit) -> list[str]:
    """Used armour, conditions, and whether a flying unit can be reached."""
    say = scene.texts.say
    facts = []
    if unit.spent_physical or unit.spent_magic:
        facts.append(say("ath-armour-left", armour=armour_words(unit.physical, unit.magic)))
    if unit.exposed and "flying" in unit.flags:
        facts.append(say("ath-exposed"))
    facts += [mark_words(scene, mark) for mark in scene.view.board.marks if mark.unit == unit.name]
    return facts


def mark_words(scene: Scene, mark: Marked) -> str:
    """A condition and how long it lasts."""
    name = scene.name(f"condition-{mark.condition}")
    if mark.time:
        return f"{name} ({scene.texts.say('ath-turns', count=mark.time)})"
    if mark.condition == "artefact" and mark.card is not None:
        name = f"{name} {scene.name(f'card-{mark.card}')}"
    return f"{name} ({scene.texts.say('ath-until', player=scene.name(f'seat-{PLAYERS[mark.maker]}'))})"
