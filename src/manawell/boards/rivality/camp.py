"""Everything beside the battlefield of Rivality: the sides with their supplies, the hand, the scoring, the signs."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from manawell.boards import BETWEEN, Showing
from manawell.boards.rivality.battlefield import golem_marks
from manawell.boards.rivality.pieces import ARROWS, PAINTS, SIGNS, WIZARDS, Spell, face_of, side_of
from manawell.games.rivality import events
from manawell.games.rivality.components.tables import COLOURS, DIRECTIONS
from manawell.games.rivality.rules.scoring import tell_scores, totals
from manawell.kernel.journal import SPECTATOR, Journal
from manawell.kernel.rng import rng_from

DRAWING: Final = 11
"""Columns of a drawn tile with its spells."""
GAP: Final = 4
LEAST_NAME: Final = 6


def spot_name(spot: Any) -> str:
    """A cell in notation."""
    return "–" if spot is None else f"{spot.x},{spot.y}"


def players_of(showing: Showing, side: int) -> list[int]:
    """The seats on a side; Suramun has none."""
    return [seat for seat in range(len(showing.players)) if side_of(showing.view, seat) == side]


def side_names(showing: Showing, side: int) -> str:
    """The names of a side's players; a bot's name need not repeat the colour."""
    you, colour = showing.texts.say("you"), showing.name(f"colour-{COLOURS[side]}")
    names = [
        you if seat == showing.viewer else showing.players[seat].partition(f"{BETWEEN}{colour}")[0]
        for seat in players_of(showing, side)
    ]
    return ", ".join(names) or showing.texts.say("riv-suramun")


def draw_sides(showing: Showing, width: int) -> list[Text]:
    """A line for each side, under a heading."""
    view, say = showing.view, showing.texts.say
    heads = ["", "", say("riv-score"), say("riv-supply"), say("riv-deck"), say("riv-hands"), say("riv-wizard")]
    rows = [heads]
    for side in range(len(view.supplies)):
        hands = "+".join(str(len(view.hands[seat])) for seat in players_of(showing, side)) if view.decks else ""
        deck = str(len(view.decks[side])) if view.decks else ""
        wizard = f"{WIZARDS[side]} {spot_name(view.wizards[side])}"
        name = f"{SIGNS[side]} {showing.name(f'colour-{COLOURS[side]}')}"
        rows.append(
            [name, side_names(showing, side), str(view.points[side]), str(view.supplies[side]), deck, hands, wizard]
        )
    if not view.decks:
        rows = [[*row[:4], row[6]] for row in rows]
    return _aligned(rows, width)


def _aligned(rows: Sequence[Sequence[str]], width: int) -> list[Text]:
    """Rows in aligned columns; the second is shortened if there is not enough room."""
    widths = [max(cell_len(row[at]) for row in rows) for at in range(len(rows[0]))]
    rest = width - sum(widths) + widths[1] - 2 * (len(widths) - 1)
    widths[1] = max(LEAST_NAME, min(widths[1], rest))
    lines = []
    for number, row in enumerate(rows):
        cells = []
        for at, words in enumerate(row):
            if at == 1 and cell_len(words) > widths[1]:
                words = words[: widths[1] - 1] + "…"
            padding = " " * (widths[at] - cell_len(words))
            cells.append(padding + words if 2 <= at <= 5 and len(row) > at + 1 else words + padding)
        line = "  ".join(cells).rstrip()
        lines.append(Text(line, "dim") if number == 0 else Text(line, f"bold {PAINTS[number - 1]}"))
    return lines


def draw_hand(showing: Showing, width: int) -> Iterator[Text]:
    """The viewer's tiles with their spells, upright and rotated; known tiles in other hands by their ids."""
    view = showing.view
    for seat, hand in enumerate(view.hands):
        known = [tile for tile in hand if tile is not None]
        if not known:
            continue
        if seat != showing.viewer:
            yield Text(showing.pair(f"{showing.texts.say('riv-hands')} {showing.players[seat]}", ", ".join(known)))
            continue
        blocks = [_draw_tile(showing, tile) for tile in known]
        column = max(cell_len(line.plain) for block in blocks for line in block) + GAP
        if width < len(blocks) * column - GAP:
            for block in blocks:
                yield from block
            continue
        for parts in zip(*blocks, strict=True):
            line = Text()
            for number, part in enumerate(parts):
                line = Text.assemble(line, " " * (number * column - len(line)), part)
            yield line


def draw_low_hand(showing: Showing) -> Iterator[Text]:
    """A line for each of the viewer's tiles: what it is, and its spells when upright."""
    hands = showing.view.hands
    for tile in hands[showing.viewer] if showing.viewer in range(len(hands)) else ():
        spells = " ".join(spell.code for spell in turned(tile, 0))
        yield Text.assemble((tile, "bold cyan"), f" {about_tile(showing, tile)}  ", ("/N ", "bold cyan"), spells)


def _draw_tile(showing: Showing, tile: str) -> list[Text]:
    """The upright tile on the left; on the right, its spells in the other rotations."""
    face = face_of(tile)
    edges = {spell.direction: spell for spell in face.spells(0)}
    top = edges["N"].code if "N" in edges else "─"
    left = edges["W"].code if "W" in edges else "  │"
    right = f"{_bare(edges['E'])}{ARROWS['E']}" if "E" in edges else "│"
    drawing = [
        f"  ┌{top:─^7}┐",
        left + right.rjust(DRAWING - len(left)),
        "  └──/N───┘",
    ]
    lines = [Text.assemble((tile, "bold cyan"), " ", about_tile(showing, tile))]
    for rotation, line in enumerate(drawing, 1):
        spells = " ".join(spell.code for spell in turned(tile, rotation))
        lines.append(
            Text.assemble((f"{line:<{DRAWING}}  ", "bold"), (f"/{DIRECTIONS[rotation]} ", "bold cyan"), spells)
        )
    return lines


def _bare(spell: Spell) -> str:
    return spell.short + "*" * spell.breaks


def turned(tile: str, rotation: int) -> list[Spell]:
    """The spells of a rotated tile, in the order left, top, right of the upright one."""
    order = [DIRECTIONS[(edge + rotation) % 4] for edge in (3, 0, 1, 2)]
    return sorted(face_of(tile).spells(rotation), key=lambda spell: order.index(spell.direction))


def about_tile(showing: Showing, tile: str) -> str:
    """What a tile is, in words."""
    face = face_of(tile)
    words = [showing.name(f"kind-{face.kind}"), showing.texts.say("riv-points", count=face.points)]
    if face.shields:
        words.append(showing.texts.say("riv-shields", count=face.shields))
    return ", ".join(words)


def scored(showing: Showing) -> list[events.TileScored | events.TileUnscored]:
    """The final scoring, tile by tile, as the rules tell it."""
    position = showing.game.build(showing.view, rng_from(b"scoring"))
    position.journal = Journal()
    tell_scores(position, totals(position))
    told = position.journal.told_to(SPECTATOR)
    return [event for event in told if isinstance(event, events.TileScored | events.TileUnscored)]


def draw_scores(showing: Showing) -> Iterator[Text]:
    """Every tile that counts, for whom and why; then the totals."""
    view, say = showing.view, showing.texts.say
    golems = {(field.x, field.y): field.golems for field in view.battlefield}
    sides = range(len(view.points))
    names = {event.tile: showing.name(f"kind-{face_of(event.tile).kind}") for event in scored(showing)}
    widest = max((cell_len(name) for name in names.values()), default=0)
    title = f"{say('riv-scoring'):<{9 + widest}}"
    yield Text.assemble((title, "bold"), *((f"{SIGNS[side]:>4}", f"bold {PAINTS[side]}") for side in sides))
    for event in scored(showing):
        points = [""] * len(sides)
        if isinstance(event, events.TileScored):
            points[COLOURS.index(event.colour)] = str(event.points)
        cell = f"{event.x},{event.y}"
        yield Text.assemble(
            f"{cell:>7}  {names[event.tile]:<{widest}}",
            *((f"{points[side] or '·':>4}", f"bold {PAINTS[side]}" if points[side] else "dim") for side in sides),
            "  ",
            golem_marks(golems[event.x, event.y]),
            (f" {why}" if (why := reason(showing, event)) else "", "dim"),
        )
    totals_line = f"{say('riv-total'):<{9 + widest}}"
    yield Text.assemble((totals_line, "bold"), *((f"{view.points[side]:>4}", f"bold {PAINTS[side]}") for side in sides))


def reason(showing: Showing, event: events.TileScored | events.TileUnscored) -> str:
    """Why a tile does not simply count its full points for the side that controls it."""
    if isinstance(event, events.TileUnscored):
        return showing.texts.say(f"riv-unscored-{event.because}")
    reasons = [] if event.because == "control" else [showing.texts.say(f"riv-scored-{event.because}")]
    if event.reduced:
        reasons.append(showing.texts.say("riv-reduced"))
    return ", ".join(reasons)
