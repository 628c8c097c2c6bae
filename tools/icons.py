"""Draws the icons of the installed page from its favicon: `python tools/icons.py` (docs/hosting.md)."""

from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).parents[1] / "web" / "public"
GROUND = "#211c33"
ICONS = {
    # name: size in pixels, share of it that the drawing takes, ground
    "icon-192.png": (192, 1.0, None),
    "icon-512.png": (512, 1.0, None),
    "icon-maskable.png": (512, 0.6, GROUND),  # a circle of 80 % is always visible
    "apple-touch-icon.png": (180, 0.76, GROUND),
}
DROP = '<path d="M24 2c7 10.500 12.500 16.300 12.500 24.200A12.500 12.500 0 0 1 24 39a12.500 12.500 0 0 1-12.500-12.800C11.500 18.300 17 12.500 24 2z" fill="#fff"/>'
"""What Android shows beside the clock: a silhouette."""


def drawn(inner: str, size: int, share: float, ground: str | None) -> bytes:
    edge = 48 * (1 - share) / 2
    back = f'<rect width="48" height="48" fill="{ground}"/>' if ground else ""
    place = f'<g transform="translate({edge} {edge}) scale({share})">{inner}</g>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="{size}" height="{size}">{back}{place}</svg>'
    return bytes(resvg_py.svg_to_bytes(svg))


def main() -> None:
    favicon = (PUBLIC / "favicon.svg").read_text("utf-8")
    inner = favicon.partition(">")[2].rpartition("</svg>")[0]
    for name, (size, share, ground) in ICONS.items():
        (PUBLIC / name).write_bytes(drawn(inner, size, share, ground))
    (PUBLIC / "badge.png").write_bytes(drawn(DROP, 96, 1.0, None))


if __name__ == "__main__":
    main()
