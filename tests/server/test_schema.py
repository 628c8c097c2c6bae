"""The server's descriptions are true: generated files up to date, every message as described."""

import inspect
import json
from pathlib import Path

import msgspec
import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from tools import protocol as page

from manawell.kernel.registry import find_game
from manawell.server import schema
from manawell.server.tables import protocol
from manawell.server.web.app import ROUTERS, create_app
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, roomy

WEB = Path(__file__).parents[2] / "web"
GENERATED = WEB / "src" / "lib" / "generated"
SCENES = [path for path in sorted((WEB / "fixtures").glob("*.json")) if not path.name.startswith("lut-")]
GAMES = WEB / "src" / "games"
REFERENCES = [
    ("athlas", "athlas/builder/fixtures/reference.json"),
    ("gegensatz", "gegensatz/fixtures/reference.json"),
    ("lutao", "lutao/fixtures/reference.json"),
    ("rivality", "rivality/fixtures/reference.json"),
]


def test_the_generated_files_are_up_to_date(tmp_path: Path) -> None:
    schema.write(tmp_path)
    for path in tmp_path.iterdir():
        fresh = path.read_text("utf-8")
        assert (GENERATED / path.name).read_text("utf-8") == fresh, "run python -m manawell.server.schema"


def test_every_request_is_answered_in_the_thread_of_the_server(tmp_path: Path) -> None:
    """FastAPI runs plain functions in other threads, where msgspec may crash the server."""
    every = [*create_app(roomy(tmp_path)).routes, *[route for router in ROUTERS for route in router.routes]]
    routes = [route for route in every if isinstance(route, APIRoute)]
    called = {route.endpoint for route in routes}
    called |= {one.call for route in routes for one in _dependants(route.dependant) if one.call is not None}
    assert len(called) > 20
    threaded = [one for one in called if not (inspect.iscoroutinefunction(one) or inspect.isasyncgenfunction(one))]
    assert threaded == []


def _dependants(dependant: Dependant) -> list[Dependant]:
    found = dependant.dependencies
    return [*found, *[deeper for one in found for deeper in _dependants(one)]]


def test_the_protocol_is_documented_as_it_is() -> None:
    assert page.PAGE.read_text("utf-8") == page.page(), "run python tools/protocol.py"


def test_the_socket_schema_is_whole() -> None:
    found = schema.socket_schema()
    names = set(found["$defs"])
    for reference in set(json.dumps(found).split('"#/$defs/')[1:]):
        assert reference.split('"')[0] in names
    assert {"ToClient", "ToServer", "Scene", "GegensatzView", "GegensatzEvent", "GegensatzMove"} <= names


@pytest.mark.parametrize("path", SCENES, ids=[path.stem for path in SCENES])
def test_the_scenes_in_the_tests_of_the_page_are_up_to_date(path: Path) -> None:
    shown = json.loads(path.read_text("utf-8"))["snapshot"]
    snapshot = msgspec.convert(shown, protocol.Snapshot, strict=True)
    assert snapshot.scene is not None
    view = msgspec.convert(snapshot.scene.view, find_game(snapshot.table.game).view_type, strict=True)
    same = json.loads(msgspec.json.encode(snapshot)), json.loads(msgspec.json.encode(view))
    assert same == (shown, shown["scene"]["view"]), "run python web/fixtures/make.py"


@pytest.mark.parametrize(("game", "path"), REFERENCES)
def test_the_references_in_the_tests_of_the_page_are_up_to_date(game: str, path: str) -> None:
    found = find_game(game)
    told = json.loads(msgspec.json.encode(found.reference(found.settle({}))))
    assert json.loads((GAMES / path).read_text("utf-8")) == told, f"run make.py beside {path}"


async def test_every_message_is_as_described(invite: Invite) -> None:
    ada = await invite("Ada")
    async with ada.at(await ada.make(ME, BOT)) as place:
        await place.play()
        await place.turn()
        await place.foresee()
        await place.play("nothing")
        await place.play("left")
        await place.ask("say", text="hello")
        await place.send("ask", kind="hint")
        await place.hear("advised")
        await place.ask("ask", kind="resign")
        kinds = set()
        for message in place.heard:
            msgspec.convert(message, protocol.ToClient, strict=True)
            kinds.add(message["type"])
    assert kinds >= {"snapshot", "update", "table", "said", "advised", "foreseen", "done", "refused", "failed"}
