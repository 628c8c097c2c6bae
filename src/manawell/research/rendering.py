"""The table as text and as an image, as a seat sees it: whose turn it is, the scores, all zones of the view."""

import sys
from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from manawell.kernel.action_table import ActionTable
from manawell.kernel.state import NOBODY
from manawell.research.interface import Interface
from manawell.research.panels import HIDDEN, NOTHING, Panel, panels
from manawell.research.pixels import Pixels, pixels_of

MODES: Final = ("human", "ansi", "svg", "rgb_array")
LEGEND: Final = f"{HIDDEN} hidden   {NOTHING} none"

SIZE: Final = 12
LINE: Final = 20
GAP: Final = 12
LETTER: Final = 7.3
"""Width of a letter in the font."""
STYLE: Final = (
    "text{font:12px ui-monospace,Menlo,Consolas,monospace;fill:#2b2735}.t{font-weight:700;fill:#5b3fa0}"
    ".h{fill:#6f6a7d}.p{fill:#fbf9f4;stroke:#d8d2c4}.c{fill:#fff;stroke:#b9b2a3}.b{fill:#ece8de}.x{fill:#d9d4e6}"
)


def rendered(interface: Interface, action_table: ActionTable, viewer: int, mode: str | None) -> str | Pixels | None:
    """What `render()` returns in a mode; None where it prints."""
    if mode == "svg":
        return svg(interface, action_table, viewer)
    if mode == "rgb_array":
        return pixels_of(svg(interface, action_table, viewer))
    if mode is None:
        return None
    drawn = text(interface, action_table, viewer)
    if mode == "human":
        sys.stdout.write(drawn + "\n")
        return None
    return drawn


def text(interface: Interface, action_table: ActionTable, viewer: int) -> str:
    lines = list(_heading(interface, action_table, viewer))
    for panel in panels(interface.structured(action_table.state, viewer)):
        lines.append(panel.title)
        widths = _widths(panel)
        for row in _all_rows(panel):
            cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=False))
            lines.append(("  " + "  ".join(cells)).rstrip())
    return "\n".join(lines)


def _heading(interface: Interface, action_table: ActionTable, viewer: int) -> Iterator[str]:
    """Game and mode, whose turn it is or how it ended, and the scores."""
    game, state, seats = interface.game, action_table.state, interface.seats
    yield f"{game.id}: " + " ".join(f"{name}={value}" for name, value in interface.options.items())
    outcome = game.outcome(state)
    if outcome is not None:
        yield f"over ({outcome.reason}), won by " + (", ".join(seats[seat] for seat in outcome.winners) or "nobody")
    elif state.actor != NOBODY:
        prompt = game.prompt(game.view(state, viewer))
        asked = f" ({prompt.id}, {prompt.rule})" if prompt else ""
        yield f"{seats[state.actor]} decides{asked}; seen by {seats[viewer]}"
    yield "scores: " + ", ".join(f"{name} {score}" for name, score in zip(seats, game.scores(state), strict=True))
    yield LEGEND


def _all_rows(panel: Panel) -> tuple[tuple[str, ...], ...]:
    return ((panel.header,) if panel.header else ()) + panel.rows


def _widths(panel: Panel) -> list[int]:
    """The width of each column; rows of cards may differ in length."""
    rows = _all_rows(panel)
    return [max(len(row[at]) for row in rows if at < len(row)) for at in range(max(map(len, rows)))]


def svg(interface: Interface, action_table: ActionTable, viewer: int) -> str:
    """The panels one below another; each cell is drawn as a card, hidden ones filled."""
    heading = list(_heading(interface, action_table, viewer))
    y = GAP + LINE * len(heading)
    drawn = [_words(GAP, GAP + LINE * row + SIZE, line, "t" if row < 2 else "h") for row, line in enumerate(heading)]
    width = max(_length(line) for line in heading) + 2 * GAP
    for panel in panels(interface.structured(action_table.state, viewer)):
        wide = max(sum(_length("x" * cell) + GAP for cell in _widths(panel)), _length(panel.title)) + GAP
        high = LINE * (len(_all_rows(panel)) + 1) + GAP
        drawn.append(_box(GAP, y, wide, high, "p"))
        drawn.append(_words(2 * GAP, y + LINE - 4, panel.title, "t"))
        drawn += _cells(panel, y + LINE)
        y += high + GAP
        width = max(width, wide + 2 * GAP)
    body = "\n".join(drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{y}" viewBox="0 0 {width:.0f} {y}">'
        f'<style>{STYLE}</style><rect class="b" width="100%" height="100%"/>\n{body}\n</svg>\n'
    )


def _cells(panel: Panel, top: int) -> Iterator[str]:
    widths = _widths(panel)
    for number, row in enumerate(_all_rows(panel)):
        x = 2.0 * GAP
        y = top + LINE * number
        heading = number == 0 and bool(panel.header)
        for cell, width in zip(row, widths, strict=False):
            if not heading:
                yield _box(x - 3, y + 1, _length("x" * width) + 6, LINE - 3, "x" if cell == HIDDEN else "c")
            yield _words(x, y + SIZE + 2, cell, "h" if heading else "")
            x += _length("x" * width) + GAP


def _length(words: str) -> float:
    return LETTER * len(words)


def _box(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect class="{kind}" x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="3"/>'


def _words(x: float, y: float, words: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.0f}" y="{y:.0f}">{escape(words)}</text>'
