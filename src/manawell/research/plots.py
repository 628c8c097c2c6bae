"""A balance report as a picture: every element with its share of points and interval, as SVG."""

from collections.abc import Callable, Sequence
from typing import Final
from xml.sax.saxutils import escape

from manawell.kernel.balance import Single

LINE: Final = 18
LABEL: Final = 260
WIDE: Final = 420
EDGE: Final = 30

STYLE: Final = """<style>
text { font: 12px system-ui, sans-serif; fill: #222 } .axis { stroke: #999 }
.fair { stroke: #555; stroke-dasharray: 3 3 }
.span { stroke: #2b5d8a; stroke-width: 2 } .dot { fill: #2b5d8a } .few { fill: #fff; stroke: #2b5d8a }
.ground { fill: #fff }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd } .ground { fill: #1b1b1b } .span { stroke: #8fc1ee } .dot { fill: #8fc1ee }
  .few { fill: #1b1b1b; stroke: #8fc1ee } .fair { stroke: #aaa }
}
</style>"""


def forest(title: str, rows: Sequence[Single], name: Callable[[Single], str]) -> str:
    """One line for each element: a dot for the share of points, a bar for its interval, a dashed line where equals
    would be. A dot is filled where the element's effect is clear.
    """
    height = LINE * (len(rows) + 3)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LABEL + WIDE + EDGE}" height="{height}" role="img">',
        f"<title>{escape(title)}</title>",
        STYLE,
        '<rect class="ground" width="100%" height="100%"/>',
        f'<text x="8" y="{LINE}" font-weight="bold">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        x = LABEL + WIDE * tenth / 10
        parts.append(f'<text x="{x:.0f}" y="{height - 6}" text-anchor="middle">{10 * tenth} %</text>')
        parts.append(f'<line class="axis" x1="{x:.0f}" x2="{x:.0f}" y1="{height - LINE - 6}" y2="{height - LINE}"/>')
    for number, row in enumerate(rows):
        parts += _line(row, name(row), LINE * (number + 2))
    fair = LABEL + WIDE * rows[0].fair if rows else LABEL
    parts.append(f'<line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="{LINE + 4}" y2="{height - LINE - 6}"/>')
    return "\n".join([*parts, "</svg>", ""])


def _line(row: Single, name: str, y: int) -> list[str]:
    low, middle, high = (LABEL + WIDE * share for share in (row.low, row.score / row.games, row.high))
    clear = row.effect is not None and row.effect.q < 0.05
    return [
        f'<text x="{LABEL - 10}" y="{y + 4}" text-anchor="end">{escape(name)} ({row.games})</text>',
        f'<line class="span" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
        f'<circle class="{"dot" if clear else "few"}" cx="{middle:.1f}" cy="{y}" r="4"/>',
    ]
