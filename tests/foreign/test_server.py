"""The server lists a game from another package, serves what it brings for browsers, and nothing else."""

from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.foreign.packages import NIM
from tests.server.house import PATIENCE

get = partial(httpx.get, timeout=PATIENCE)
STATIC = NIM / "src" / "manawell_nim" / "static"


def test_the_list_of_games_says_what_a_game_brings(url: str) -> None:
    games = {game["id"]: game for game in get(f"{url}/api/games").json()}
    nim = games["nim"]
    assert (nim["board"], nim["cover"]) == ("/api/games/nim/static/board.js", "/api/games/nim/static/cover.svg")
    assert {games[name]["board"] for name in games.keys() - {"nim"}} == {None}, "the page draws those itself"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("board.js", "text/javascript; charset=utf-8"),
        ("board.css", "text/css; charset=utf-8"),
        ("cover.svg", "image/svg+xml"),
    ],
)
def test_what_a_game_brings_is_served_and_may_be_kept(url: str, name: str, kind: str) -> None:
    answer = get(f"{url}/api/games/nim/static/{name}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.content == (STATIC / name).read_bytes()
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = get(f"{url}/api/games/nim/static/{name}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    looked = httpx.head(f"{url}/api/games/nim/static/{name}", timeout=PATIENCE)
    assert (looked.status_code, looked.content, looked.headers["content-type"]) == (200, b"", kind)


@pytest.mark.parametrize(
    "path",
    [
        "nim/static/../__init__.py",
        "nim/static/%2e%2e%2f__init__.py",
        "nim/static/..%2frules.js",
        "nim/static/..%5crules.js",
        "nim/static/.hidden.js",
        "nim/static//etc/passwd",
        "nim/static/%2fetc%2fpasswd",
        "nim/static/board.js%00.css",
        "nim/static/board.js.map",
        "nim/static/",
        "nim/static/other.js",
        "gegensatz/static/board.js",
        "chess/static/board.js",
    ],
)
def test_nothing_else_is_served(url: str, path: str) -> None:
    answer = get(httpx.URL(f"{url}/api/games/{path}"))
    assert answer.status_code in (404, 422)
    assert answer.json()["fault"] in ("fault-no-static", "fault-no-page", "fault-request", "fault-unknown-game")


def test_a_file_that_is_not_there_is_named(url: str) -> None:
    answer = get(f"{url}/api/games/nim/static/other.js")
    assert (answer.status_code, answer.json()["fault"]) == (404, "fault-no-static")
    assert answer.json()["values"] == {"game": "nim", "name": "other.js"}


def test_there_is_a_file_for_every_name_that_the_board_asks_for() -> None:
    assert {path.name for path in STATIC.iterdir()} == {"board.js", "board.css", "cover.svg"}
    assert "new URL('board.css', import.meta.url)" in Path(STATIC / "board.js").read_text("utf-8")
