"""The battlefield of Athlas: rows of hexes, each two lines high and shifted by half a hex.

The upper line of a hex shows who is there, or its coordinates; the lower line is the ground, with the letter of the
figure and the relics. The corners outside the battlefield explain the signs.
"""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from manawell.boards import Showing
from manawell.boards.athlas.camp import draw_low_creature
from manawell.boards.athlas.sheet import (
    FREE,
    HELD,
    PAINTS,
    SIGNS,
    Cell,
    cells,
    chosen_cells,
    creatures,
    figure_of,
    own_seat,
    spot,
    terrain_of,
    unit_on,
)
from manawell.games.athlas.components.tables import COORDINATES, FIELD_OF, FIGURES, PLAYERS, RELICS, SUMMONING
from manawell.games.athlas.information.view import Unit, View

BOX: Final = 6
"""Columns of a hex: one for a mark, five for its content."""
LABEL: Final = 4
"""Columns before the widest row, for its number."""
ROWS: Final = range(min(r for _, r in COORDINATES), max(r for _, r in COORDINATES) + 1)
LONGEST: Final = len(ROWS)
"""Fields in the widest row."""
WIDTH: Final = LABEL + BOX * LONGEST
TARGET: Final = "›"
ACTIVE: Final = "►"
FLYING: Final = "^"
MARKED: Final = "*"
GROUND: Final = {"plain": "  ·  ", "hill": "▲▲▲▲▲", "water": "≈≈≈≈≈", "crater": "◡◡◡◡◡"}
PAINT: Final = {"plain": "dim", "hill": "#a0703c", "water": "#3b82d0", "crater": "#b0483c"}
EDGE: Final = " ╌{}╌ "
"""A plain where a player summons."""
COMPASS: Final = ("NW  NE", "W  +  E", "SW  SE")
GAP: Final = 2


def draw_field(showing: Showing, width: int) -> list[Text]:
    """All rows; as wide as the terminal if the corners explain the signs."""
    targets = chosen_cells(showing)
    lines = []
    for r in ROWS:
        row = [cell for cell in cells() if cell[1] == r]
        indent = LABEL + (LONGEST - len(row)) * BOX // 2
        boxes = [_draw_hex(showing, cell, cell in targets) for cell in row]
        lines.append(Text.assemble((f"{r:>{LABEL - 1}} ".ljust(indent), "dim"), *(upper for upper, _ in boxes)))
        lines.append(Text.assemble(" " * indent, *(lower for _, lower in boxes)))
    return _with_signs(showing, lines, width)


def draw_low_field(showing: Showing, width: int) -> list[Text]:
    """The same with a line for each row: who is there, a relic, where one may go, or the ground.

    The alphas are in the corners on the right, the opponent's above and the viewer's own below.
    """
    targets = chosen_cells(showing)
    lines = []
    for r in ROWS:
        row = [cell for cell in cells() if cell[1] == r]
        indent = LABEL + (LONGEST - len(row)) * BOX // 2
        boxes = (_draw_low_hex(showing, cell, cell in targets) for cell in row)
        line = Text.assemble((f"{r:>{LABEL - 1}} ".ljust(indent), "dim"), *boxes)
        line.rstrip()
        lines.append(line)
    own = own_seat(showing)
    mine, others = creatures(showing.view, own), creatures(showing.view, 1 - own)
    corners = dict(zip(range(len(others)), others, strict=True))
    corners |= dict(zip(range(len(lines) - len(mine), len(lines)), mine, strict=True))
    for number, creature in corners.items():
        words = draw_low_creature(showing, creature, width - len(lines[number]) - GAP)
        lines[number].append(" " * max(GAP, width - len(lines[number]) - len(words))).append_text(words)
    return lines


def _draw_low_hex(showing: Showing, cell: Cell, target: bool) -> Text:
    upper, lower = _draw_hex(showing, cell, target)
    unit, relics = unit_on(showing.view.board, cell), relic_signs(showing.view, cell)
    if unit is not None:
        return upper if not relics else _overlaid(upper, BOX - 1, Text(relics[0], "bold magenta"))
    if target:
        return _overlaid(upper, BOX - len(relics), Text(relics, "bold magenta"))
    return lower


def relic_signs(view: View, cell: Cell) -> str:
    """`◆W`: a relic held there; hollow if free, a small letter if moved in this turn."""
    here = [
        (name[0] if relic.moved else name[0].upper())
        for name, relic in zip(RELICS, view.board.relics, strict=True)
        if (relic.q, relic.r) == cell
    ]
    if not here:
        return ""
    unit = unit_on(view.board, cell)
    return (HELD if unit is not None and unit.holds else FREE) + "".join(here)


def _draw_hex(showing: Showing, cell: Cell, target: bool) -> tuple[Text, Text]:
    view: View = showing.view
    unit = unit_on(view.board, cell)
    relics = relic_signs(view, cell)
    ground = _ground(view, cell)
    if unit is None:
        upper = Text(TARGET + f"{spot(cell):<5}", "bold green") if target else Text(f" {spot(cell):^5}", "dim")
        lower = Text(" ").append_text(ground)
        return upper, _overlaid(lower, 3, Text(relics, "bold magenta"))
    active = view.board.activations and view.board.activations[-1].unit == unit.name
    mark = ACTIVE if active else TARGET if target else " "
    paint = f"bold {PAINTS[unit.seat]}"
    name = SIGNS[unit.seat] + unit.name if len(unit.name) < BOX - 1 else unit.name
    upper = Text.assemble((mark, "bold green"), (f"{name:<5}", paint))
    lower = _overlaid(Text(" ").append_text(ground), 1, Text(figure_of(view, unit)[0].upper(), paint))
    if "flying" in unit.flags:
        lower = _overlaid(lower, 2, Text(FLYING, paint))
    if any(mark.unit == unit.name for mark in view.board.marks):
        lower = _overlaid(lower, BOX - 1, Text(MARKED, paint))
    return upper, _overlaid(lower, 3, Text(relics, "bold magenta"))


def _ground(view: View, cell: Cell) -> Text:
    terrain = terrain_of(view.board, cell)
    ground = GROUND[terrain]
    for seat, edge in enumerate(SUMMONING):
        if FIELD_OF[cell] in edge:
            letter = Text(PLAYERS[seat][0], PAINTS[seat])
            if terrain == "plain":
                left, right = EDGE.split("{}")
                return Text.assemble((left, "dim"), letter, (right, "dim"))
            return Text.assemble((ground[:2], PAINT[terrain]), letter, (ground[3:], PAINT[terrain]))
    return Text(ground, PAINT[terrain])


def _overlaid(line: Text, at: int, sign: Text) -> Text:
    """The line with a sign written over it."""
    return Text.assemble(line[:at], sign, line[at + len(sign) :]) if sign else line


# The corners.


def _with_signs(showing: Showing, lines: list[Text], width: int) -> list[Text]:
    """Explain the signs where nothing is drawn, as far as there is room."""
    right = dict(enumerate(_legend(showing)))
    right |= {len(lines) - len(COMPASS) + number: words for number, words in enumerate(COMPASS)}
    left = {number: f"{figure[0].upper()} {figure}" for number, figure in enumerate(FIGURES)}
    drawn = []
    for number, line in enumerate(lines):
        words = right.get(number, "")
        if number >= len(lines) - len(COMPASS):
            words = f"{words:^7}"
        room = width - cell_len(line.plain) - GAP
        if number in left and not line.plain[LABEL : LABEL + len(left[number]) + GAP].strip():
            line = _overlaid(line, LABEL, Text(left[number], "dim"))
        if words and cell_len(words) <= room:
            line = Text.assemble(line, " " * (width - cell_len(line.plain) - cell_len(words)), (words, "dim"))
        line.rstrip()
        drawn.append(line)
    return drawn


def _legend(showing: Showing) -> Iterator[str]:
    say, terrain = showing.texts.say, {kind: showing.name(f"terrain-{kind}") for kind in GROUND}
    yield f"{GROUND['hill'][0]} {terrain['hill']}  {GROUND['water'][0]} {terrain['water']}"
    yield f"{GROUND['crater'][0]} {terrain['crater']}  · {terrain['plain']}"
    yield f"{HELD} {say('ath-held')}  {FREE} {say('ath-free')}"
    yield f"{FLYING} {say('ath-flying')}  {MARKED} {say('ath-marked')}"
    yield "  ".join(f"{SIGNS[seat]} {showing.name(f'seat-{player}')}" for seat, player in enumerate(PLAYERS))
    yield f"{HELD}w {say('ath-moved')}"


def relic_state(showing: Showing, number: int) -> str:
    """Where a relic is and who holds it, in words."""
    view: View = showing.view
    relic = view.board.relics[number]
    unit: Unit | None = unit_on(view.board, (relic.q, relic.r))
    say = showing.texts.say
    words = [spot((relic.q, relic.r))]
    if unit is not None and RELICS[number] in unit.holds:
        words.append(say("ath-held-by", unit=unit.name))
    else:
        words.append(say("ath-free"))
    if relic.moved:
        words.append(say("ath-moved"))
    return ", ".join(words)
