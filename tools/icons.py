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
DROP = '<path d="M24 3c9 13.500 15 20 15 28a15 15 0 0 1-30 0c0-8 6-14.500 15-28z" fill="#fff"/>'
"""What Android shows beside the clock: a silhouette."""


def drawn(inner: str, size: int, share: float, ground: str | None) -> bytes:
    edge = 48 * (1 - share) / 2
    back = f'<rect width="48" height="48" fill="{ground}"/>' if ground else ""
    place = f'<g transform="translate({edge} {edge}) scale({share})">{inner}</g>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="{size}" height="{size}">'
    return bytes(resvg_py.svg_to_bytes(f"{head}{back}{place}</svg>"))


def main() -> None:
    favicon = (PUBLIC / "favicon.svg").read_text("utf-8")
    inner = favicon.partition(">")[2].rpartition("</svg>")[0]
    for name, (size, share, ground) in ICONS.items():
        (PUBLIC / name).write_bytes(drawn(inner, size, share, ground))
    (PUBLIC / "badge.png").write_bytes(drawn(DROP, 96, 1.0, None))


if __name__ == "__main__":
    main()
