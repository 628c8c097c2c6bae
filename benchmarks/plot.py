"""Bars as an SVG image, for the document."""

from dataclasses import dataclass
from html import escape
from math import log10

WIDTH, LABELS, BARS = 880, 320, 400
LINE, HEAD = 24, 56
OURS, PEERS, INK, PAPER = "#6d4aa8", "#a9a49c", "#26222c", "#ffffff"


@dataclass(frozen=True)
class Bar:
    label: str
    value: float
    told: str
    """The value as it is written next to the bar."""
    ours: bool


@dataclass(frozen=True)
class Panel:
    title: str
    bars: list[Bar]
    logarithmic: bool = False

    @property
    def height(self) -> int:
        return HEAD + LINE * len(self.bars)

    def length(self, bar: Bar) -> float:
        """In pixels; on a logarithmic scale the shortest bar is a tenth of its power of ten away from nothing."""
        most = max(each.value for each in self.bars)
        if not self.logarithmic:
            return BARS * bar.value / most
        least = log10(min(each.value for each in self.bars)) - 1
        return BARS * (log10(bar.value) - least) / (log10(most) - least)

    def drawn(self, top: int) -> str:
        parts = [f'<text x="16" y="{top + 34}" font-size="16" font-weight="600">{escape(self.title)}</text>']
        for number, bar in enumerate(self.bars):
            middle = top + HEAD + LINE * number
            length = self.length(bar)
            colour = OURS if bar.ours else PEERS
            parts += [
                f'<text x="{LABELS - 10}" y="{middle + 5}" text-anchor="end">{escape(bar.label)}</text>',
                f'<rect x="{LABELS}" y="{middle - 8}" width="{length:.1f}" height="16" rx="2" fill="{colour}"/>',
                f'<text x="{LABELS + length + 8:.1f}" y="{middle + 5}">{escape(bar.told)}</text>',
            ]
        return "\n".join(parts)


def svg(title: str, *panels: Panel) -> str:
    """The panels one below the other."""
    height, drawn = 0, []
    for panel in panels:
        drawn.append(panel.drawn(height))
        height += panel.height
    style = f'font-family="Figtree, system-ui, sans-serif" font-size="13" fill="{INK}"'
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {style}>',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" rx="8" fill="{PAPER}"/>',
            *drawn,
            "</svg>\n",
        ]
    )
