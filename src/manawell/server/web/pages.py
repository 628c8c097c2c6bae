"""The built browser client, or a plain page that says how to build it."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from manawell.kernel.faults import Fault
from manawell.server.web.http_errors import on_http_error
from manawell.server.web.previews import preview_of

PAGES: Final = (
    "/",
    "/t/{table}/{rest:path}",
    "/rules/{rest:path}",
    "/rules",
    "/learn/{rest:path}",
    "/learn",
    "/puzzles/{rest:path}",
    "/puzzles",
    "/new",
    "/editor/{rest:path}",
    "/settings",
    "/me",
    "/p/{guest}",
    "/carry",
    "/mail",
    "/games",
    "/events",
    "/events/new",
    "/event/{event}",
    "/privacy",
    "/lab",
)
"""Paths that the client itself handles."""
GAMES: Final = ("/t/{table}", "/t/{table}/analysis")
"""Those among them that may be shared as links to a game."""
LOOKS: Final = ["GET", "HEAD"]
"""Monitors look with HEAD, which asks for an answer without its body."""
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
"""Media types that not every machine knows."""
UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Manawell</title>
<h1>Manawell</h1>
<p>The server runs, but its pages have not been built. Run <code>make play</code>, which builds them.</p>
"""


class Assets(StaticFiles):
    """Files whose names change with their content, so browsers may keep them forever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def _file(path: Path) -> Callable[[Request], Awaitable[Response]]:
    async def file(_request: Request) -> Response:
        # The service worker and the manifest keep their names when they change.
        return FileResponse(path, media_type=TYPES.get(path.suffix), headers={"Cache-Control": "no-cache"})

    return file


def _is_read_by_people(request: Request) -> bool:
    """Whether a person reads the answer: programs use /api, scripts and pictures do not ask for HTML."""
    looks = request.method in LOOKS and "text/html" in request.headers.get("accept", "")
    return looks and not request.url.path.startswith("/api/")


async def _with_preview(request: Request, table: str, index: Path) -> Response:
    """The page of a table, with what its link should say where it is shared."""
    text = index.read_text("utf-8")
    with suppress(Fault):  # the page itself says what is wrong
        text = text.replace("</head>", f"{await preview_of(request, table)}</head>", 1)
    return HTMLResponse(text, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


def add_pages(app: FastAPI, folder: Path) -> None:
    index = folder / "index.html"

    def page(status: int = 200) -> Response:
        if index.is_file():
            return FileResponse(index, status, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(UNBUILT, status, headers={"Cache-Control": "no-store"})

    async def nothing_here(request: Request, problem: Exception) -> Response:
        return page(404) if _is_read_by_people(request) else await on_http_error(request, problem)

    async def found() -> Response:
        return page()

    async def table_page(request: Request, table: str) -> Response:
        return await _with_preview(request, table, index) if index.is_file() else page()

    app.add_exception_handler(404, nothing_here)
    for address in GAMES:
        app.add_api_route(address, table_page, methods=LOOKS, include_in_schema=False)
    for address in PAGES:
        app.add_api_route(address, found, methods=LOOKS, include_in_schema=False)
    # One route each: a mount on the root would catch what other routes refuse.
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.is_dir():
            app.mount(f"/{path.name}", GZipMiddleware(Assets(directory=path)))
        elif path != index and not path.name.startswith("."):
            app.router.add_route(f"/{path.name}", _file(path))
