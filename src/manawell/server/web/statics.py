"""What a game brings for browsers in its folder `static/`: a board, its style, a picture."""

from functools import cache
from typing import Final

from manawell.kernel.game import AnyGame
from manawell.kernel.registry import find_game
from manawell.server.faults import Missing

TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
NAME: Final = f"^[a-zA-Z0-9_-]{{1,60}}[.]({'|'.join(TYPES)})$"
"""A file in the folder itself: no path leads out of it."""


def address_of(game: AnyGame, name: str) -> str | None:
    """Where browsers find this file of a game, if there is one."""
    return f"/api/games/{game.id}/static/{name}" if _has(game, name) else None


@cache
def static_file(game: str, name: str) -> tuple[bytes, str]:
    """The content and the media type of a file."""
    found = find_game(game)
    if not _has(found, name):
        raise Missing("fault-no-static", game=game, name=name)
    return found.folder.joinpath("static", name).read_bytes(), TYPES[name.rpartition(".")[2]]


def _has(game: AnyGame, name: str) -> bool:
    return game.folder.joinpath("static", name).is_file()
