"""The players of Athlas beside the battlefield: points, alphas with their cards and life, units, stacks."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from manawell.cli.boards import Scene
from manawell.cli.boards.athlas.sheet import (
    DOT,
    PAINTS,
    SIGNS,
    Creature,
    creatures,
    player_name,
    wrapped,
)
from manawell.games.athlas.cards import Alpha
from manawell.games.athlas.components import PLAYERS
from manawell.games.athlas.view import Marked, Unit, View

BAR: Final = 10
"""Signs of a bar of life."""
FULL: Final = "█"
EMPTY: Final = "░"
INDENT: Final = "     "
NAMES: Final = 27
"""Columns for the name of an alpha."""


def draw_camps(scene: Scene, width: int) -> Iterator[Text]:
    """Both players: a line each with points and stack, then their alphas."""
    for seat in range(len(PLAYERS)):
        yield _draw_player(scene, seat, width)
        yield from _draw_stack(scene, seat, width)
        for creature in creatures(scene.view, seat):
            yield _draw_creature(scene, creature)
            yield from wrapped(card_parts(scene, creature), width, INDENT)
        yield from wrapped(_unit_parts(scene, seat), width, "  ")


def _draw_player(scene: Scene, seat: int, width: int) -> Text:
    """Who it is and what can still be spent, and the heads of the columns below."""
    view: View = scene.view
    left = scene.texts.say("ath-points", left=view.points - view.board.spent[seat], all=view.points)
    who = f"{SIGNS[seat]} {player_name(scene, seat)}{DOT}{left}"
    heads = _columns(*(scene.texts.say(f"ath-{head}") for head in ("cost", "life", "armour", "units")))
    gap = " " * max(2, len(INDENT) + NAMES - cell_len(who))
    line = Text.assemble((who, f"bold {PAINTS[seat]}"), gap, (heads, "dim"))
    return line if cell_len(line.plain) <= width else Text(who, f"bold {PAINTS[seat]}")


def _columns(cost: str, life: str, armour: str, units: str) -> str:
    return f"{cost:>6}  {life:<16}  {armour:<7} {units}"


def _draw_stack(scene: Scene, seat: int, width: int) -> Iterator[Text]:
    """The stack as far as it is known, and what has been played or discarded."""
    view: View = scene.view
    parts = [Text(words) for words in stack_words(scene, seat)]
    if view.stacks[seat] or view.gone[seat]:
        yield from wrapped(parts, width, "  ")


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
    paint, say = PAINTS[creature.seat], scene.texts.say
    figure = "?" if creature.figure is None else creature.figure[0].upper()
    start = f"{creature.key} {figure} "
    sums = creature.sums(scene.view)
    if sums is None or creature.genus is None:
        return Text.assemble((start, f"bold {paint}"), say("ath-face-down", count=creature.size or 0))
    name = scene.name(f"card-{creature.genus}")
    pool = creature.pool if creature.revealed else sums.life
    life = f"{life_bar(pool, sums.life)} {pool:>2}/{sums.life}"
    units = str(creature.units) if creature.revealed else say("ath-hidden")
    figures = _columns(str(sums.cost), life, armour_words(sums.physical, sums.magic), units)
    return Text.assemble((start, f"bold {paint}"), (f"{name:<{NAMES}.{NAMES}}", f"bold {paint}"), figures)


def life_bar(pool: int, most: int) -> str:
    """A living alpha is never shown with an empty bar."""
    full = 0 if pool <= 0 else max(1, round(BAR * pool / max(1, most)))
    return FULL * full + EMPTY * (BAR - full)


def armour_words(physical: int, magic: int) -> str:
    return f"{physical}/{magic}"


def card_parts(scene: Scene, creature: Creature) -> Iterator[Text]:
    """The cards besides the genus, with their time markers."""
    view: View = scene.view
    markers = view.board.markers[creature.seat]
    for card in (creature.cards or creature.seen)[1:] if creature.cards else creature.seen:
        text = Text(f"{card} {scene.name(f'card-{card}')}", "dim")
        if card in (creature.cards or ()) and _timed(creature.sums(view), card, view):
            text.append(f" T{markers.get(card, 0)}", "bold")
        yield text


def _timed(sums: Alpha | None, card: str, view: View) -> bool:
    from manawell.games.athlas.cards import CARD_OF

    return sums is not None and CARD_OF[card] in sums.timed


def _unit_parts(scene: Scene, seat: int) -> Iterator[Text]:
    """The units of which something is to be said that the battlefield does not show."""
    for unit in scene.view.board.units:
        if unit.seat == seat and (facts := unit_facts(scene, unit)):
            yield Text.assemble((unit.name, f"bold {PAINTS[seat]}"), f" {', '.join(facts)}")


def unit_facts(scene: Scene, unit: Unit) -> list[str]:
    """Used armour, conditions and whether a flying unit can be reached."""
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
