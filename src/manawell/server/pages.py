"""The built browser client, or a plain page that says how to build it."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

PAGES: Final = ("/", "/t/{rest:path}", "/rules/{rest:path}", "/rules", "/new", "/settings", "/tables", "/play")
"""Addresses that the client itself understands."""
UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Manawell</title>
<h1>Manawell</h1>
<p>The server runs, but its pages have not been built. Run <code>make play</code>, which builds them.</p>
"""


def add_pages(app: FastAPI, folder: Path) -> None:
    index = folder / "index.html"

    def page() -> Response:
        # Looked up anew each time, so that a client built later is found; its assets are named by content.
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(UNBUILT, headers={"Cache-Control": "no-store"})

    for path in PAGES:
        app.add_api_route(path, page, methods=["GET"], include_in_schema=False)
    if folder.is_dir():
        app.mount("/", StaticFiles(directory=folder))
