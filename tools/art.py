"""Draws the picture of every game for previews of links, from the drawings of the page: server/art/<game>.jpg.

Run it after a change of web/src/art: `python tools/art.py` (it needs the browser of the tests).
"""

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).parent.parent
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
STYLES: Final = ("tokens.css", "app.css", "art.css")
SIZE: Final = (540, 400)
PAGE: Final = """<!doctype html><html data-theme="light" data-motion="off"><style>{style}
body {{ margin: 0 }} #art, #art > svg {{ display: block; width: {width}px; height: {height}px }}</style>
<div class="sprite">{sprite}</div><div id="art">{art}</div></html>"""


def main() -> None:
    web, target = ROOT / "web/src", ROOT / "src/manawell/server/art"
    style = "\n".join((web / "style" / name).read_text("utf-8") for name in STYLES)
    sprite = (web / "art/symbols.svg").read_text("utf-8")
    drawings = {path.stem: path for path in sorted((web / "art/games").glob("*.svg"))}
    with sync_playwright() as browsers:
        path = os.environ.get("MANAWELL_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = browsers.chromium.launch(executable_path=path, args=["--no-sandbox"] * (os.geteuid() == 0))
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        for name, path in {**drawings, "neutral": web / "art/neutral.svg"}.items():
            art = path.read_text("utf-8")
            page.set_content(PAGE.format(style=style, sprite=sprite, art=art, width=SIZE[0], height=SIZE[1]))
            page.locator("#art").screenshot(path=str(target / f"{name}.jpg"), type="jpeg", quality=86)
        browser.close()


if __name__ == "__main__":
    main()
