"""The players of Athlas beside the battlefield: points, alphas with their cards and life, units, stacks."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from manawell.boards import Showing
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


def draw_camps(showing: Showing, width: int) -> Iterator[Text]:
    """Both players, the viewer last: name, points and stack, then the alphas."""
    for seat in sorted(range(len(PLAYERS)), key=lambda seat: seat == showing.viewer):
        yield from _draw_player(showing, seat, width)
        for creature in creatures(showing.view, seat):
            yield _draw_creature(showing, creature)
            yield from _draw_cards(list(card_labels(showing, creature)), width)
        yield from wrapped(_unit_parts(showing, seat), width, "  ")


def draw_low_camps(showing: Showing, width: int) -> Iterator[Text]:
    """Both players in a few lines: points and stack, then the alphas with their life and units."""
    for seat in sorted(range(len(PLAYERS)), key=lambda seat: seat == showing.viewer):
        yield draw_low_player(showing, seat)
        yield from wrapped(
            [draw_low_creature(showing, one, NAMES) for one in creatures(showing.view, seat)], width, "  "
        )


def draw_low_player(showing: Showing, seat: int) -> Text:
    who = Text(f"{SIGNS[seat]} {player_name(showing, seat)}", f"bold {PAINTS[seat]}")
    return Text(DOT).join([who, Text(points_words(showing, seat)), Text(stack_words(showing, seat)[0])])


def draw_low_creature(showing: Showing, creature: Creature, room: int) -> Text:
    """An alpha in `room` columns: its name as far as it fits, its life, and its units."""
    paint, sums = f"bold {PAINTS[creature.seat]}", creature.sums(showing.view)
    if sums is None or creature.genus is None:
        return Text.assemble((f"{creature.key} ", paint), "?")
    facts = f" {creature.pool}/{sums.life} ×{creature.units}" if creature.revealed else f" {sums.life}/{sums.life}"
    name = _cut(showing.name(f"card-{creature.genus}"), max(2, room - len(creature.key) - 1 - len(facts)))
    return Text.assemble((f"{creature.key} {name}", paint), facts)


def _draw_player(showing: Showing, seat: int, width: int) -> Iterator[Text]:
    who = f"{SIGNS[seat]} {player_name(showing, seat)}"
    facts = [points_words(showing, seat), *stack_words(showing, seat)]
    parts = [Text(who, f"bold {PAINTS[seat]}"), *map(Text, facts)]
    first, *rest = wrapped(parts, width)
    yield first
    yield from (Text("  ").append_text(line) for line in rest)


def points_words(showing: Showing, seat: int) -> str:
    view: View = showing.view
    return showing.texts.say("ath-points", left=view.points - view.board.spent[seat], all=view.points)


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


def stack_words(showing: Showing, seat: int) -> list[str]:
    view, say = showing.view, showing.texts.say
    stack = view.stacks[seat] or ()
    known = [card for card in stack if card is not None]
    if known:
        words = [showing.pair(say("ath-stack"), f"{known[0]} {showing.name(f'card-{known[0]}')}")]
        words += [f"{card} {showing.name(f'card-{card}')}" for card in known[1:]]
    else:
        words = [showing.pair(say("ath-stack"), say("ath-cards", count=len(stack)))]
    if view.gone[seat]:
        words.append(showing.pair(say("ath-gone"), ", ".join(showing.name(f"card-{card}") for card in view.gone[seat])))
    if seat in view.played:
        words.append(say("ath-has-played"))
    return words


def _draw_creature(showing: Showing, creature: Creature) -> Text:
    paint, say = f"bold {PAINTS[creature.seat]}", showing.texts.say
    figure = "?" if creature.figure is None else creature.figure[0].upper()
    start = f"{creature.key} {figure} "
    sums = creature.sums(showing.view)
    if sums is None or creature.genus is None:
        return Text.assemble((start, paint), say("ath-face-down", count=creature.size or 0))
    name = showing.name(f"card-{creature.genus}")
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


def card_labels(showing: Showing, creature: Creature) -> Iterator[tuple[str, str]]:
    """The cards besides the genus, with time markers where they matter."""
    view: View = showing.view
    markers, sums = view.board.markers[creature.seat], creature.sums(view)
    for card in creature.cards[1:] if creature.cards else creature.seen:
        timed = sums is not None and CARD_OF[card] in sums.timed
        yield f"{card} {showing.name(f'card-{card}')}", f" T{markers.get(card, 0)}" if timed else ""


def _unit_parts(showing: Showing, seat: int) -> Iterator[Text]:
    """The units with something to say that the battlefield does not show."""
    for unit in showing.view.board.units:
        if unit.seat == seat and (facts := unit_facts(showing, unit)):
            yield Text.assemble((unit.name, f"bold {PAINTS[seat]}"), f" {', '.join(facts)}")


def unit_facts(showing: Showing, unit: Unit) -> list[str]:
    """Used armour, conditions, and whether a flying unit can be reached."""
    say = showing.texts.say
    facts = []
    if unit.spent_physical or unit.spent_magic:
        facts.append(say("ath-armour-left", armour=armour_words(unit.physical, unit.magic)))
    if unit.exposed and "flying" in unit.flags:
        facts.append(say("ath-exposed"))
    facts += [mark_words(showing, mark) for mark in showing.view.board.marks if mark.unit == unit.name]
    return facts


def mark_words(showing: Showing, mark: Marked) -> str:
    """A condition and how long it lasts."""
    name = showing.name(f"condition-{mark.condition}")
    if mark.time:
        return f"{name} ({showing.texts.say('ath-turns', count=mark.time)})"
    if mark.condition == "artefact" and mark.card is not None:
        name = f"{name} {showing.name(f'card-{mark.card}')}"
    return f"{name} ({showing.texts.say('ath-until', player=showing.name(f'seat-{PLAYERS[mark.maker]}'))})"
