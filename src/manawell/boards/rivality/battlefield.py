"""The battlefield of Rivality as a grid of small boxes.

The frame shows who controls a tile (heavy, double or round; dashed if contested), and so do a sign and the colour.
Boxes shrink until the grid fits; a row gets another line if it has spells to show.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from manawell.boards.rivality.pieces import (
    ARROWS,
    CONTESTED,
    FOG,
    PAINTS,
    SIGNS,
    WIZARDS,
    Battlefield,
    Cell,
    Face,
    Piece,
    Spell,
)

WIDEST: Final = 10
NARROWEST: Final = 5
"""Columns of the narrowest box, its frame included."""
WIDEST_LOW: Final = 18
"""Columns of the widest cell if spells are in the line below."""
LABEL: Final = 4
"""Columns before the first box, for the row's coordinate."""
SHIELD: Final = "▽"
STAR: Final = "★"
FREE: Final = "bold green"
QUIET: Final = "dim"


class Frame(NamedTuple):
    """The characters of a frame: corners clockwise from the upper left, then the horizontal and the vertical line."""

    corners: str
    across: str
    upright: str
    style: str


HELD: Final = (
    Frame("┏┓┛┗", "━", "┃", f"bold {PAINTS[0]}"),
    Frame("╔╗╝╚", "═", "║", f"bold {PAINTS[1]}"),
    Frame("╭╮╯╰", "─", "│", f"bold {PAINTS[2]}"),
)
DISPUTED: Final = Frame("┌┐┘└", "┄", "┆", "bold")
UNHELD: Final = Frame("┌┐┘└", "─", "│", "")


class Look(NamedTuple):
    """How to draw the grid."""

    box: int
    short: Callable[[Face], str]
    """The short name of a tile's kind."""
    targets: frozenset[Cell]
    """Tiles that can be chosen now."""


def box_width(field: Battlefield, width: int, widest: int = WIDEST) -> int | None:
    """The widest box that fits, or None if none does."""
    xs = [x for x, _ in field.cells]
    columns = max(xs) - min(xs) + 1
    box = min(widest, (width - LABEL) // columns)
    return box if box >= NARROWEST else None


def draw_field(field: Battlefield, look: Look) -> list[Text]:
    """All rows, with coordinates above and on the left."""
    xs, ys = [x for x, _ in field.cells], [y for _, y in field.cells]
    columns = range(min(xs), max(xs) + 1)
    lines = [Text(" " * LABEL + "".join(f"{x:^{look.box}}" for x in columns).rstrip(), "bold")]
    for y in range(min(ys), max(ys) + 1):
        lines += _draw_row(field, [(x, y) for x in columns], look)
    return lines


def draw_low_field(field: Battlefield, look: Look, *, with_spells: bool = True) -> list[Text]:
    """The grid without frames: a line for each row, and perhaps another for spells that can be cast."""
    xs, ys = [x for x, _ in field.cells], [y for _, y in field.cells]
    columns = range(min(xs), max(xs) + 1)
    lines = [Text(" " * LABEL + "".join(f"{x:<{look.box}}" for x in columns).rstrip(), "bold")]
    for y in range(min(ys), max(ys) + 1):
        row = [(x, y) for x in columns]
        cells = [_low_cell(field, cell, look) for cell in row]
        lines.append(Text.assemble((f"{y:>{LABEL - 1}} ", "bold"), *(_filled(words, look.box) for words in cells)))
        if with_spells and any(piece.spells for cell in row if (piece := field.pieces.get(cell))):
            spells = [_low_spells(field.pieces.get(cell)) for cell in row]
            lines.append(Text.assemble(" " * LABEL, *(_filled(words, look.box) for words in spells)))
    for line in lines:
        line.rstrip()
    return lines


def _low_cell(field: Battlefield, cell: Cell, look: Look) -> Text:
    """Who controls a tile, what it is and its worth, golems and wizard; or where a tile may be placed."""
    name = Text(f"{cell[0]},{cell[1]}", FREE)
    piece = field.pieces.get(cell)
    if piece is None:
        waiting = field.waiting.get(cell)
        marks = Text.assemble("+", golem_marks(waiting)) if waiting else Text()
        return Text.assemble(name, marks) if cell in field.free else Text()
    wizard = Text() if piece.wizard is None else Text(WIZARDS[piece.wizard], f"reverse bold {PAINTS[piece.wizard]}")
    if cell in look.targets:
        return Text.assemble(name, " ", golem_marks(piece.golems), wizard)
    if piece.face is None:
        return Text.assemble((FOG * 3, QUIET), golem_marks(piece.golems), wizard)
    style = QUIET if piece.holder is None else f"bold {PAINTS[piece.holder]}"
    sign = CONTESTED if piece.contested else "·" if piece.holder is None else SIGNS[piece.holder]
    head = f"{sign}{look.short(piece.face)[:2]}{piece.face.points}"
    return Text.assemble((head, style), " ", golem_marks(piece.golems), wizard)


def _low_spells(piece: Piece | None) -> Text:
    return Text(" ".join(spell.code for spell in piece.spells) if piece is not None and piece.face else "", QUIET)


def _filled(words: Text, box: int) -> Text:
    words.truncate(box - 1)
    return Text.assemble(words, " " * (box - len(words)))


def golem_marks(golems: Sequence[int], room: int = 99) -> Text:
    """`●3◆2`; if that is too long, a sign for each golem."""
    present = [(side, count) for side, count in enumerate(golems) if count]
    counted = 2 * len(present) <= room
    text = Text()
    for side, count in present:
        text.append(f"{SIGNS[side]}{count}" if counted else SIGNS[side] * count, f"bold {PAINTS[side]}")
    return text


def _draw_row(field: Battlefield, cells: list[Cell], look: Look) -> list[Text]:
    """One row of cells, with as many lines as its spells need."""
    y = cells[0][1]
    plan = _plan([field.pieces[cell] for cell in cells if cell in field.pieces], look.box)
    if not any(cell in field.pieces for cell in cells):
        plan = ["golems", "bottom"] if any(cell in field.waiting for cell in cells) else ["golems"]
    blocks = []
    for cell in cells:
        if piece := field.pieces.get(cell):
            blocks.append(_draw_piece(piece, plan, look))
        else:
            blocks.append(_draw_gap(field, cell, plan, look.box))
    lines = []
    for level, part in enumerate(plan):
        label = f"{y:>{LABEL - 1}} " if part == "golems" else " " * LABEL
        line = Text.assemble((label, "bold"), *(block[level] for block in blocks))
        line.rstrip()
        lines.append(line)
    return lines


def _plan(pieces: Sequence[Piece], box: int) -> list[str]:
    """What each line of the row shows."""
    edges = [{spell.direction: spell for spell in piece.spells} for piece in pieces]
    beside = [len(spell.short) + 1 for one in edges for spell in one.values() if spell.direction in "EW"]
    both = any({"E", "W"} <= one.keys() for one in edges) and 2 * max(beside, default=0) >= box
    plan = ["top"]
    if any("N" in one for one in edges):
        plan.append("N")
    plan.append("golems")
    if beside:
        plan += ["W", "E"] if both else ["WE"]
    if any("S" in one and not _fits_below(piece, one["S"], box) for piece, one in zip(pieces, edges, strict=True)):
        plan.append("S")
    return [*plan, "bottom"]


def _fits_below(piece: Piece, spell: Spell, box: int) -> bool:
    return len(_shields(piece, box)) + len(ARROWS["S"] + spell.short) <= box - 2


def _draw_gap(field: Battlefield, cell: Cell, plan: list[str], box: int) -> list[Text]:
    """A cell without a tile: its coordinates if one may be placed there, and the golems that wait for it."""
    words = [Text(" " * box) for _ in plan]
    if cell in field.free:
        name = f"{cell[0]},{cell[1]}"
        words[plan.index("golems")] = _centred(Text(name if len(name) < box else "+", FREE), box)
        if waiting := field.waiting.get(cell):
            marks = Text.assemble("+", golem_marks(waiting, box - 1))
            marks.truncate(box)
            words[plan.index("golems") + 1] = _centred(marks, box)
    return words


def _draw_piece(piece: Piece, plan: list[str], look: Look) -> list[Text]:
    if piece.face is None:
        return [_draw_fog(piece, part, look) for part in plan]
    frame = UNHELD if piece.holder is None else HELD[piece.holder]
    frame = DISPUTED if piece.contested else frame
    parts = {
        "top": lambda: _top(piece, piece.face, frame, look),
        "golems": lambda: _golem_line(piece, frame, look),
        "bottom": lambda: _bottom(piece, piece.face, frame, look.box, "S" not in plan),
    }
    return [parts[part]() if part in parts else _spell_line(piece, part, frame, look.box) for part in plan]


def _top(piece: Piece, face: Face | None, frame: Frame, look: Look) -> Text:
    """Who controls it, what it is, and its worth."""
    assert face is not None
    sign = frame.across if piece.holder is None else SIGNS[piece.holder]
    sign = CONTESTED if piece.contested else sign
    name = look.short(face)[: look.box - 4]
    fill = frame.across * (look.box - 4 - len(name))
    left, right = (frame.corners[0] + sign, frame.style), (frame.corners[1], frame.style)
    return Text.assemble(left, (name, "bold"), (fill, frame.style), (str(face.points), "bold"), right)


def _golem_line(piece: Piece, frame: Frame, look: Look) -> Text:
    """Golems on the left, the wizard on the right; on an empty tile that can be chosen, its coordinates."""
    inner = look.box - 2
    wizard = Text() if piece.wizard is None else Text(WIZARDS[piece.wizard], f"reverse bold {PAINTS[piece.wizard]}")
    marks = golem_marks(piece.golems, look.box)
    if len(marks) + len(wizard) > inner:
        wizard = Text()  # it is shown in the lower edge then
    if (piece.x, piece.y) in look.targets:
        marks = _target(piece, inner)
    side = (frame.upright, frame.style)
    if len(marks) > inner:  # golems of three sides replace the frame
        return Text.assemble(marks, side if len(marks) < look.box else "")
    return Text.assemble(side, marks, " " * (inner - len(marks) - len(wizard)), wizard, side)


def _target(piece: Piece, inner: int) -> Text:
    """The golems, if any, and the coordinates."""
    marks = golem_marks(piece.golems)
    name = f"{piece.x},{piece.y}"
    return Text.assemble(marks, (f" {name}" if marks else name, FREE)) if len(marks) + len(name) < inner else marks


def _bottom(piece: Piece, face: Face | None, frame: Frame, box: int, with_spell: bool) -> Text:
    """Shields, a spell to the south, and the star of the deck (or the wizard if there was no room above)."""
    assert face is not None
    inner = box - 2
    shields = _shields(piece, box)
    south = next((spell for spell in piece.spells if spell.direction == "S"), None) if with_spell else None
    spell = "" if south is None else ARROWS["S"] + south.short
    crowded = piece.wizard is not None and len(golem_marks(piece.golems, box)) >= inner
    mark = WIZARDS[piece.wizard or 0] if crowded else STAR if face.starred else ""
    mark = mark if len(shields) + len(spell) + len(mark) <= inner else ""
    rest = inner - len(shields) - len(spell) - len(mark)
    return Text.assemble(
        (frame.corners[3], frame.style),
        (shields, "bold"),
        (frame.across * (rest // 2), frame.style),
        (spell, "bold"),
        (frame.across * (rest - rest // 2), frame.style),
        (mark, "bold"),
        (frame.corners[2], frame.style),
    )


def _shields(piece: Piece, box: int) -> str:
    """Printed shields, and one more if the tile is dug in (RIV-8.7)."""
    printed = 0 if piece.face is None else piece.face.shields
    if piece.dug_in:
        return f"{SHIELD}{printed or ''}+1"[: box - 2]
    return f"{SHIELD}{printed}" if printed else ""


def _spell_line(piece: Piece, part: str, frame: Frame, box: int) -> Text:
    """Spells at the edges they are cast from; an arrow replaces the frame."""
    edges = {spell.direction: spell for spell in piece.spells if spell.direction in part}
    left = ARROWS["W"] + edges["W"].short if "W" in edges else frame.upright
    right = edges["E"].short + ARROWS["E"] if "E" in edges else frame.upright
    across = "".join(ARROWS[name] + edges[name].short for name in ("N", "S") if name in edges)
    if len(across) > box - 2:
        return _centred(Text(across, "bold"), box)
    return Text.assemble(
        (left, "bold" if "W" in edges else frame.style),
        (f"{across:^{box - len(left) - len(right)}}", "bold"),
        (right, "bold" if "E" in edges else frame.style),
    )


def _draw_fog(piece: Piece, part: str, look: Look) -> Text:
    """A face-down tile."""
    if part != "golems":
        return Text(FOG * look.box, QUIET)
    wizard = "" if piece.wizard is None else WIZARDS[piece.wizard]
    name = f"{piece.x},{piece.y}" if (piece.x, piece.y) in look.targets else ""
    words = Text.assemble(golem_marks(piece.golems), (wizard, "bold"), (name, FREE))
    words = words if words else Text("?", QUIET)
    before = (look.box - len(words) - 2) // 2
    after = look.box - before - len(words) - 2
    return Text.assemble((FOG * before, QUIET), " ", words, " ", (FOG * after, QUIET))


def _centred(words: Text, box: int) -> Text:
    before = max(0, (box - len(words)) // 2)
    return Text.assemble(" " * before, words, " " * max(0, box - before - len(words)))
