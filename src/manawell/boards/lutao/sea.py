"""The archipelago of Lutao: rows of hexes, each two lines high and shifted by half a hex.

The upper line of a province shows who is there with how many armies, after the sign of a city or an artefact; the lower
line is its name, after a mark if it can be chosen. Ships are arrows on the water beside their coast.
"""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from manawell.boards import Showing
from manawell.boards.lutao.sheet import (
    ARROWS,
    ARTEFACT,
    CITY,
    GOLEM,
    STONE,
    TRAP,
    artefact_at,
    attacker_of,
    is_island,
    land_of,
    paint_of,
    sign_of,
    source_province,
    targets,
)
from manawell.games.lutao.components.tables import BONUS, COORDINATES, LANDS, PROVINCES, SYMBOL
from manawell.games.lutao.information.view import Province, View

BOX: Final = 5
"""Columns of a hex."""
MARGIN: Final = 1
"""Columns for ships around the outermost hexes."""
TARGET: Final = "›"
SOURCE: Final = "►"
WATER: Final = "#3f7fb5"
SITE: Final = "⌃"
"""A city symbol without a city."""
Style = str


class Canvas:
    """Characters with their styles, line by line."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, words: str, style: Style = "") -> None:
        for offset, sign in enumerate(words):
            if 0 <= y < len(self.rows) and 0 <= x + offset < self.width:
                self.rows[y][x + offset] = (sign, style)

    def is_free(self, x: int, y: int, length: int) -> bool:
        """Whether this is all water, and not outside the map."""
        if not (0 <= y < len(self.rows) and x >= 0 and x + length <= self.width):
            return False
        return all(sign == " " for sign, _ in self.rows[y][x : x + length])

    def lines(self) -> list[Text]:
        """The lines; neighbouring characters of the same style are joined."""
        return [
            Text.assemble(*(("".join(sign for sign, _ in run), style) for style, run in groupby(row, itemgetter(1))))
            for row in self.rows
        ]


class Frame:
    """Where hexes are drawn: the part of the map that contains land."""

    def __init__(self, view: View) -> None:
        hexes = [(p.q, p.r) for p in view.provinces if p.q is not None and p.r is not None]
        if view.step == "laying":
            hexes = list(COORDINATES)
        hexes += [(ship.q, ship.r) for ship in view.fleet]
        halves = [2 * q + r for q, r in hexes]
        self.first = min(halves)
        self.top = min(r for _, r in hexes)
        self.rows = max(r for _, r in hexes) - self.top + 1
        self.width = (max(halves) - self.first) * BOX // 2 + BOX + 2 * MARGIN

    def place(self, q: int, r: int) -> tuple[int, int]:
        """Column and line of a hex."""
        return MARGIN + (2 * q + r - self.first) * BOX // 2, 2 * (r - self.top) + 1


def map_width(view: View) -> int:
    return Frame(view).width


def draw_map(showing: Showing) -> list[Text]:
    view: View = showing.view
    frame = Frame(view)
    canvas = Canvas(frame.width, 2 * frame.rows + 2)
    chosen = targets(showing)
    _draw_sea(canvas, frame, view, chosen)
    for province in view.provinces:
        if province.q is not None and province.r is not None:
            _draw_province(canvas, frame, showing, province, chosen)
    for number, ship in enumerate(view.fleet, 1):
        x, y = frame.place(ship.q, ship.r)
        canvas.write(x, y + 1, f"{number}~{sign_of(ship.people)}{ship.armies}", f"bold {paint_of(ship.people)}")
    _draw_names(canvas, frame, showing)
    lines = canvas.lines()
    for line in lines:
        line.rstrip()
    while lines and not lines[-1].plain:
        lines.pop()
    return lines[1:] if lines and not lines[0].plain else lines


def _draw_sea(canvas: Canvas, frame: Frame, view: View, chosen: frozenset[str]) -> None:
    """Coordinates if they are needed: to lay a land, or to choose a route."""
    land = {(province.q, province.r) for province in view.provinces}
    route = {COORDINATES[spot] for spot in view.route} if view.phase in ("course", "window") else set()
    for q, r in COORDINATES:
        x, y = frame.place(q, r)
        if (q, r) in land:
            continue
        if f"{q},{r}" in chosen:
            canvas.write(x, y + 1, f"{q},{r}", WATER)
        elif (q, r) in route:
            canvas.write(x + 1, y + 1, "~~~", f"bold {WATER}")


def _draw_province(canvas: Canvas, frame: Frame, showing: Showing, province: Province, chosen: frozenset[str]) -> None:
    view: View = showing.view
    assert province.q is not None
    assert province.r is not None
    x, y = frame.place(province.q, province.r)
    sign, style = province_sign(view, province)
    canvas.write(x, y, sign, style)
    if province.attackers:
        _draw_contest(canvas, x + 1, y, view, province)
    else:
        _draw_holder(canvas, x + 1, y, view, province)
    mark = SOURCE if source_province(view) == province.id else TARGET if province.id in chosen else " "
    paint = "dim" if province.owner is None else paint_of(province.owner)
    canvas.write(x, y + 1, mark, "bold green")
    canvas.write(x + 1, y + 1, province.id, "bold green" if mark != " " else paint)
    for direction in province.ships:
        at = _beside(x, y, direction)
        owner = "" if province.owner is None or province.attackers else paint_of(province.owner)
        canvas.write(*at, ARROWS[direction], f"dim {owner}" if direction in province.sailed else f"bold {owner}")


def _beside(x: int, y: int, direction: str) -> tuple[int, int]:
    """A place on the water next to an edge; no two edges share one."""
    places = {
        "E": (x + BOX, y),
        "W": (x - 1, y),
        "NE": (x + 4, y - 1),
        "NW": (x, y - 1),
        "SE": (x + 4, y + 2),
        "SW": (x, y + 2),
    }
    return places[direction]


def province_sign(view: View, province: Province) -> tuple[str, Style]:
    """A city, an artefact, or the symbol where a city could be built."""
    if province.city:
        return CITY, "bold"
    if (artefact := artefact_at(view, province.id)) is not None:
        return ARTEFACT, f"bold {paint_of(artefact[0])}"
    if province.id in _SITES and view.phase != "lay":
        return SITE, "dim"
    return " ", ""


_SITES: Final = frozenset(PROVINCES[symbol] for symbol in SYMBOL)


def _draw_contest(canvas: Canvas, x: int, y: int, view: View, province: Province) -> None:
    """Attackers and defenders: `■3▲2`."""
    attacker = attacker_of(view, province)
    canvas.write(x, y, f"{sign_of(attacker)}{_short(province.attackers)}", f"bold reverse {paint_of(attacker)}")
    if province.golems:
        canvas.write(x + 2, y, f"{GOLEM}{_short(province.golems)}", f"bold {STONE}")
    elif province.owner is not None:
        canvas.write(
            x + 2, y, f"{sign_of(province.owner)}{_short(province.armies)}", f"bold {paint_of(province.owner)}"
        )


def _short(number: int) -> str:
    return str(number) if number < 10 else "+"


def _draw_holder(canvas: Canvas, x: int, y: int, view: View, province: Province) -> None:
    """Who is here; then hostages, a trap, or whose artefact is here."""
    words = ""
    if province.golems:
        words = f"{GOLEM}{province.golems}"
        canvas.write(x, y, words, STONE)
    elif province.owner is not None:
        words = f"{sign_of(province.owner)}{province.armies}"
        canvas.write(x, y, words, f"bold {paint_of(province.owner)}")
    elif is_island(province.id) or view.step not in ("choosing", "laying"):
        words = "·"
        canvas.write(x + 1, y, words, "dim")
    x += max(2, len(words))
    artefact = artefact_at(view, province.id)
    if artefact is not None:
        canvas.write(x, y, sign_of(artefact[0]), paint_of(artefact[0]))
    elif held := sum(province.hostages):
        canvas.write(x, y, f"+{held}", "dim")
    if province.id in view.traps:
        canvas.write(x + (1 if artefact else 0), y, TRAP, "bold")


# The names of the lands, on the water beside them.


def _draw_names(canvas: Canvas, frame: Frame, showing: Showing) -> None:
    """Draw names in places that do not depend on ships; omit a name that would hide something."""
    view: View = showing.view
    boxes = {
        province.id: frame.place(province.q, province.r)
        for province in view.provinces
        if province.q is not None and province.r is not None
    }
    coasts, bare = Canvas(canvas.width, len(canvas.rows)), Canvas(canvas.width, len(canvas.rows))
    for x, y in boxes.values():
        for direction in ARROWS:
            coasts.write(*_beside(x, y, direction), "#")
        for water in (coasts, bare):
            water.write(x, y, "#" * BOX)
            water.write(x, y + 1, "#" * BOX)
    for number, land in enumerate(LANDS):
        name = f"{showing.name(f'land-{land}')} +{BONUS[number]}"
        places = [place for province, place in boxes.items() if land_of(province) == land]
        spot = _free_spot(coasts, places, cell_len(name)) or _free_spot(bare, places, cell_len(name))
        if spot is not None:
            coasts.write(*spot, name)
            bare.write(*spot, name)
            if canvas.is_free(*spot, cell_len(name)):
                canvas.write(*spot, name, f"italic {WATER}")


def _free_spot(canvas: Canvas, boxes: list[tuple[int, int]], length: int) -> tuple[int, int] | None:
    """The water nearest to the middle of a land where its name fits."""
    if not boxes:
        return None
    middle_x = sum(x for x, _ in boxes) / len(boxes) + BOX / 2
    middle_y = sum(y for _, y in boxes) / len(boxes) + 0.5
    found: list[tuple[float, int, int]] = []
    for x, y in _around(boxes, length):
        if canvas.is_free(x - 1, y, length + 2):
            distance = abs(x + length / 2 - middle_x) / 2 + abs(y - middle_y)
            found.append((distance, x, y))
    return min(found)[1:] if found else None


def _around(boxes: list[tuple[int, int]], length: int) -> Iterator[tuple[int, int]]:
    """Above, below and beside each province."""
    for x, y in boxes:
        for shift in range(-length, BOX + 1):
            yield x + shift, y - 1
            yield x + shift, y + 2
        for line in (y, y + 1):
            yield x + BOX + 1, line
            yield x - length - 2, line


def legend(showing: Showing) -> str:
    """The signs of the map."""
    say = showing.texts.say
    signs = [
        (f"{GOLEM}2", say("lut-golems")),
        (CITY, say("lut-city")),
        (SITE, say("lut-site")),
        (ARTEFACT, say("lut-artefact")),
        (ARROWS["E"], say("lut-ship")),
        (TARGET, say("lut-choosable")),
    ]
    return "  ".join(f"{sign} {words}" for sign, words in signs)
