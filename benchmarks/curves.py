"""Learning curves as an SVG image, for the document: `curves.py TITLE=FILE.json …` writes docs/plots/learning.svg.

The files are those that the examples write with `--curve`.
"""

import json
import sys
from html import escape
from pathlib import Path

from benchmarks.plot import INK, PAPER
from benchmarks.results import ROOT

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 880, 400, 64, 260, 48, 48
FEW, MOST = 40, 20
COLOURS = ("#6d4aa8", "#c2571a", "#1d7a5f", "#2563a8", "#8a6d00", "#9a2a4a")
DASHES = ("", "8 4", "2 3", "12 3 2 3", "5 5", "1 5")
"""So that colour is not the only sign."""


def points_of(file: Path) -> list[tuple[float, float]]:
    """Decisions in thousands, and the share of games won. Neighbouring points are taken together, so that each is of at
    least `FEW` games, and there are at most `MOST`.
    """
    curve = json.loads(file.read_text())["curve"]
    apart = curve[-1]["decisions"] / MOST
    found, games, won, reached = [], 0, 0, 0
    for one in curve:
        games += one["games"]
        won += one["won"]
        if games >= FEW and one["decisions"] >= reached + apart:
            reached = one["decisions"]
            found.append((reached / 1000, won / games))
            games, won = 0, 0
    return found


def svg(curves: dict[str, list[tuple[float, float]]]) -> str:
    most = max(x for points in curves.values() for x, _ in points)

    def place(x: float, y: float) -> tuple[float, float]:
        return (LEFT + x / most * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - y * (HEIGHT - TOP - BOTTOM))

    title = "Games won against random play while learning"
    drawn = [f'<text x="16" y="28" font-size="16" font-weight="600">{title}</text>']
    for tenth in range(0, 11, 2):
        _, y = place(0, tenth / 10)
        drawn.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#e3dfd6"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for step in range(0, int(most) + 1, 100):
        x, y = place(step, 0)
        drawn.append(f'<text x="{x:.1f}" y="{y + 20:.1f}" text-anchor="middle">{step}</text>')
    drawn.append(f'<text x="{LEFT}" y="{HEIGHT - 8}">thousands of decisions</text>')
    for number, (name, points) in enumerate(curves.items()):
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in (place(*point) for point in points))
        style = f'stroke="{COLOURS[number]}" stroke-dasharray="{DASHES[number]}"'
        drawn.append(f'<path d="M{path}" fill="none" stroke-width="2.5" {style}/>')
        y = TOP + 16 + 24 * number
        drawn.append(f'<path d="M{WIDTH - RIGHT + 16} {y}h32" stroke-width="2.5" {style}/>')
        drawn.append(f'<text x="{WIDTH - RIGHT + 56}" y="{y + 4}">{escape(name)}</text>')
    head = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    font = f'font-family="Figtree, system-ui, sans-serif" font-size="13" fill="{INK}"'
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{PAPER}"/>'
    body = "\n".join(drawn)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {head} {font}>\n<title>{title}</title>\n{paper}\n{body}\n</svg>\n'


def main(given: list[str]) -> None:
    curves = {}
    for one in given:
        name, _, file = one.partition("=")
        curves[name] = points_of(Path(file))
    (ROOT / "docs" / "plots" / "learning.svg").write_text(svg(curves))


if __name__ == "__main__":
    main(sys.argv[1:])
