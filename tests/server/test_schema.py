"""The server's descriptions are true: OpenAPI fuzzed, generated files up to date, every message as described."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from manawell.server import schema
from manawell.server.tables import protocol
from tests.server.conftest import Invite
from tests.server.house import BOT, ME

GENERATED = Path(__file__).parents[2] / "web" / "src" / "lib" / "generated"


def test_the_generated_files_are_up_to_date(tmp_path: Path) -> None:
    schema.write(tmp_path)
    for path in tmp_path.iterdir():
        fresh = path.read_text("utf-8")
        assert (GENERATED / path.name).read_text("utf-8") == fresh, "run python -m manawell.server.schema"


def test_the_socket_schema_is_whole() -> None:
    found = schema.socket_schema()
    names = set(found["$defs"])
    for reference in set(json.dumps(found).split('"#/$defs/')[1:]):
        assert reference.split('"')[0] in names
    assert {"ToClient", "ToServer", "Scene", "GegensatzView", "GegensatzEvent", "GegensatzMove"} <= names


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


@pytest.fixture(scope="session")
def cookie(url: str) -> str:
    answer = httpx.post(url + "/api/guests", json={"name": "Fuzz"})
    return f"manawell={answer.cookies['manawell']}"


api = schemathesis.openapi.from_dict(schema.openapi())


@api.parametrize()
@settings(
    max_examples=15, deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)
def test_nothing_sent_to_the_server_breaks_it(case: schemathesis.Case[Any], url: str, cookie: str) -> None:
    excluded = [
        positive_data_acceptance,  # which games, options and levels there are, no schema can say
        allow_header_conformance,  # Starlette names the methods of one route, not of all with the same path
    ]
    case.call_and_validate(base_url=url, headers={"Cookie": cookie}, excluded_checks=excluded)
