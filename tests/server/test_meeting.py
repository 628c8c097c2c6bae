"""People who know nothing of each other meet: open tables, seeks, challenges, codes, bots for empty seats, previews."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
import websockets

from manawell.kernel.text import game_texts
from manawell.server.cluster.connections import make_storage
from manawell.server.settings import Settings
from manawell.server.storage.interface import OPEN as OPEN_CHAIR
from manawell.server.storage.interface import Chair, Guest
from manawell.server.tables.registry import TableRegistry
from manawell.server.tables.timekeeper import GONE, Timekeeper
from manawell.server.web.previews import language_of, preview
from manawell.table.setting import Terms, TimeControl
from tests.server.conftest import Invite
from tests.server.house import BOT, DUEL, ME, OPEN, PATIENCE, Person, running

LIVE: dict[str, Any] = {"kind": "live", "seconds": 600, "increment": 5}
ADA = Guest("a" * 16, "Ada", "en")


@contextlib.asynccontextmanager
async def in_the_hall(person: Person) -> AsyncIterator["Hall"]:
    headers = {"Cookie": f"manawell={person.token}"} if person.token else {}
    address = f"ws{person.url[4:]}/api/hall/socket"
    async with websockets.connect(address, origin=person.url, additional_headers=headers) as connection:  # type: ignore[arg-type]
        yield Hall(connection)


class Hall:
    """What somebody in the hall was told last."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.told: dict[str, Any] = {"tables": [], "challenges": []}

    async def until(self, part: str, table: str, listed: bool = True) -> Any:
        """Wait until a table is or is not among the open ones or the challenges."""
        while True:
            found = [one for one in self.told[part] if one["id"] == table]
            if bool(found) is listed and self.told.get("type"):
                return found[0] if found else None
            for message in json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE)):
                assert message["type"] == "open"
                self.told = message


async def make_public(person: Person, **terms: Any) -> str:
    body = {"game": "gegensatz", "options": DUEL, "seats": [ME, OPEN], "terms": {"public": True, **terms}}
    return str((await person.post("/api/tables", body))["id"])


async def test_an_open_table_comes_and_goes_before_everybodys_eyes(invite: Invite) -> None:
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    async with in_the_hall(eve) as hall:
        table = await make_public(ada, clock=LIVE, rated=True)
        async with ada.at(table):
            found = await hall.until("tables", table)
            assert found["seats"] == [{"kind": "person", "name": "Ada"}, {"kind": "open", "name": ""}]
            assert (found["clock"], found["rated"], found["host"]) == (LIVE, True, ada.id)
            await ben.join(table)
            await hall.until("tables", table, listed=False)


async def test_a_private_table_is_not_listed_and_neither_is_ones_own(invite: Invite) -> None:
    ada, eve = [await invite(name) for name in ("Ada", "Eve")]
    private, public = await ada.make(ME, OPEN), await make_public(ada)
    async with in_the_hall(eve) as others, in_the_hall(ada) as own, ada.at(public):
        await others.until("tables", public)
        assert private not in [table["id"] for table in others.told["tables"]]
        await own.until("tables", public, listed=False)
        assert await ada.http.delete(f"/api/tables/{public}")
        await others.until("tables", public, listed=False)


async def test_the_hall_tells_the_same_whatever_is_played_at_the_tables(invite: Invite) -> None:
    """Tables with an open seat have not begun, so nothing that is played anywhere is told in the hall."""
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    waits, played = await make_public(ada), await make_public(ada)
    async with in_the_hall(eve) as hall, ada.at(waits), ada.at(played) as one:
        await hall.until("tables", played)
        await ben.join(played)
        await hall.until("tables", played, listed=False)
        before = hall.told["tables"]
        async with ben.at(played) as two:
            await one.settle()
            await (one if one.legal else two).play()
        later = await make_public(ada)
        await hall.until("tables", later)
        assert [table for table in hall.told["tables"] if table["id"] in {row["id"] for row in before}] == before


async def test_two_who_look_for_the_same_game_find_each_other(invite: Invite) -> None:
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    wish = {"game": "gegensatz", "options": DUEL, "clock": {**LIVE, "seconds": 660}}
    first = (await ada.post("/api/seeks", wish))["id"]
    async with ada.at(first) as place:
        assert place.table["seek"] is True
        other = (await eve.post("/api/seeks", {**wish, "clock": {**LIVE, "seconds": 720}}))["id"]
        assert other != first, "another clock is another game"
        assert (await ada.post("/api/seeks", wish))["id"] != first, "nobody meets themselves"
        assert (await ben.post("/api/seeks", wish))["id"] == first
        await place.hear("update", where=lambda message: message["scene"]["clock"] is not None)


async def test_two_who_look_at_the_same_moment_do_not_miss_each_other(invite: Invite) -> None:
    people = [await invite(name) for name in ("Ada", "Ben")]
    wish = {"game": "rivality", "options": {"mode": "duel"}, "clock": {**LIVE, "seconds": 780}}
    found = await asyncio.gather(*(person.post("/api/seeks", wish) for person in people))
    assert found[0] == found[1]


async def test_a_challenge_is_told_to_whom_it_concerns(invite: Invite) -> None:
    ada, ben, eve = [await invite(name) for name in ("Ada", "Ben", "Eve")]
    wish = {"game": "gegensatz", "options": DUEL, "guest": ben.id, "seat": 1, "clock": LIVE}
    async with in_the_hall(ben) as his, in_the_hall(eve) as hers:
        table = (await ada.post("/api/challenges", wish))["id"]
        found = await his.until("challenges", table)
        assert found["seats"][1]["name"] == "Ada"
        await hers.until("challenges", table, listed=False)
        assert (await eve.http.post(f"/api/tables/{table}/decline")).status_code == 409
        assert (await ben.http.post(f"/api/tables/{table}/decline")).status_code == 204
        await his.until("challenges", table, listed=False)
        second = (await ada.post("/api/challenges", wish))["id"]
        await his.until("challenges", second)
        assert await ben.join(second) == 0
        await his.until("challenges", second, listed=False)


@pytest.mark.parametrize(
    ("change", "fault", "status"),
    [
        ({"guest": "nobody"}, "fault-no-such-guest", 404),
        ({"guest": "me"}, "fault-challenge-self", 409),
        ({"options": {"mode": "solo"}}, "fault-challenge-alone", 409),
        ({"seat": 5}, "fault-no-such-seat", 422),
        ({"game": "chess"}, "fault-unknown-game", 422),
        ({"clock": {"kind": "live", "seconds": 5}}, "fault-request", 422),
    ],
)
async def test_bad_challenges_are_refused(invite: Invite, change: Any, fault: str, status: int) -> None:
    ada, ben = [await invite(name) for name in ("Ada", "Ben")]
    wish = {"game": "gegensatz", "options": DUEL, "guest": ben.id, **change}
    wish["guest"] = ada.id if wish["guest"] == "me" else wish["guest"]
    assert (await ada.post("/api/challenges", wish, status))["fault"] == fault


async def test_a_seek_for_one_is_refused_or_begins_at_once(invite: Invite) -> None:
    ada = await invite("Ada")
    answer = await ada.post("/api/seeks", {"game": "gegensatz", "options": {"mode": "solo"}}, 409)
    assert answer["fault"] == "fault-public-full"


async def test_a_code_leads_to_a_table_while_it_waits(own_house: Settings) -> None:
    with running(replace(own_house, code_burst=10.0, codes_per_second=0.001)) as url:
        ada, ben = [await Person(url).come_in(name) for name in ("Ada", "Ben")]
        table = await ada.make(ME, OPEN)
        async with ada.at(table) as place, ben.at(table) as watching:
            code = place.table["code"]
            assert len(code) == 5
            assert watching.table["code"] is None, "those who watch have no code to pass on"
        assert await ben.get(f"/api/codes/{code.lower()}") == {"id": table}
        assert (await ben.get("/api/codes/0O1I!", 422))["fault"] == "fault-code"
        assert (await ben.get("/api/codes/22222", 404))["fault"] == "fault-no-code"
        await ben.join(table)
        assert (await ben.get(f"/api/codes/{code}", 404))["fault"] == "fault-no-code"
        for _ in range(10):
            answer = await ben.http.get("/api/codes/22222")
        assert answer.json()["fault"] == "fault-too-many"
        for person in (ada, ben):
            await person.leave()


async def test_the_host_fills_a_seat_with_a_bot(invite: Invite) -> None:
    ada, ben = [await invite(name) for name in ("Ada", "Ben")]
    body = {"game": "rivality", "options": {"mode": "three"}, "seats": [ME, OPEN, OPEN], "terms": {"clock": LIVE}}
    table = (await ada.post("/api/tables", body))["id"]
    assert (await ben.post(f"/api/tables/{table}/fill", {"level": "sprout"}, 403))["fault"] == "fault-not-host"
    assert (await ada.post(f"/api/tables/{table}/fill", {"level": "giant"}, 422))["fault"] == "fault-unknown-bot"
    async with ada.at(table) as place:
        assert [(await ada.post(f"/api/tables/{table}/fill", {"level": "sprout"}))["seat"] for _ in range(2)] == [1, 2]
        await place.hear("update", where=lambda message: message["scene"]["clock"] is not None)
        assert place.scene["clock"]["left"] == [600.0, None, None]
    assert (await ada.post(f"/api/tables/{table}/fill", {"level": "sprout"}, 409))["fault"] == "fault-no-open-seat"


async def test_a_rematch_keeps_the_clock_and_changes_seats(invite: Invite) -> None:
    ada, ben = [await invite(name) for name in ("Ada", "Ben")]
    table = await make_public(ada, clock=LIVE, rated=True)
    await ben.join(table)
    async with ada.at(table) as one, ben.at(table) as two:
        await one.ask("ask", kind="resign")
        await two.ask("ask", kind="rematch")
        await one.ask("answer", kind="rematch", accept=True)
        again = one.table["rematch"]
    async with ben.at(again), ada.at(again) as place:
        assert [seat["yours"] for seat in place.table["seats"]] == [False, True]
        assert (place.table["clock"], place.table["rated"], place.table["public"]) == (LIVE, True, False)
        assert place.scene["clock"]["left"] == [600.0, 600.0]


async def test_the_link_to_a_table_as_a_qr_code(invite: Invite) -> None:
    ada = await invite("Ada")
    answer = await ada.http.get(f"/api/tables/{await ada.make(ME, OPEN)}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert (await ada.http.get("/api/tables/aaaaaaaaaa/qr.svg")).status_code == 404


@pytest.fixture
async def registry(own_house: Settings) -> AsyncIterator[TableRegistry]:
    storage = make_storage(own_house)
    await storage.open()
    await storage.add_guest(ADA, b"ada")
    found = TableRegistry(storage, own_house)
    yield found
    await found.close()
    await storage.close()


async def test_a_seek_ends_when_its_maker_is_gone(registry: TableRegistry) -> None:
    """The maker's browser is gone, and perhaps the worker it was connected to as well."""
    chairs = [Chair("person", "Ada", ADA.id), OPEN_CHAIR]
    made = [
        await registry.make("gegensatz", DUEL, chairs, host=ADA.id, terms=Terms(public=True, seek=seek))
        for seek in (True, True, False)
    ]
    stored = await registry.storage.find_table(made[0])
    assert stored is not None
    await registry.storage.seen([made[0], made[2]], stored.setting.made_at - 2 * GONE)
    await Timekeeper(registry, 0.0).look()
    left = [await registry.storage.find_table(name) is not None for name in made]
    assert left == [False, True, True], "only the deserted seek is closed"


async def test_a_table_that_gives_days_is_listed_while_its_host_is_away(registry: TableRegistry) -> None:
    chairs = [Chair("person", "Ada", ADA.id), OPEN_CHAIR]
    live, days = TimeControl("live", 600), TimeControl("days", 86_400)
    made = [
        await registry.make("gegensatz", DUEL, chairs, host=ADA.id, terms=Terms(public=public, clock=clock))
        for public, clock in ((True, live), (True, days), (True, None), (False, days))
    ]
    await registry.storage.seen(made, 1000.0)
    assert [row.setting.id for row in await registry.storage.open_tables(999.0, 10)] == made[2::-1]
    assert [row.setting.id for row in await registry.storage.open_tables(1001.0, 10)] == [made[1]]
    assert await registry.storage.take_chair(made[1], 1, Chair("bot", "sprout", level="sprout"))
    assert await registry.storage.open_tables(1001.0, 10) == []


async def test_previews_say_who_waits_and_nothing_that_is_played(registry: TableRegistry) -> None:
    chairs = [Chair("person", "Ada <b>", ADA.id), OPEN_CHAIR]
    table = await registry.make("gegensatz", DUEL, chairs, host=ADA.id)
    async with registry.table(table) as live:
        for language, words in (("en", "is waiting for you"), ("de", "wartet auf dich"), ("fr", "vous attend")):
            title, about = preview(live, language)
            assert title.startswith(f"Ada <b> {words}")
            assert game_texts(live.game, language).say("game-title") in about


@pytest.mark.parametrize(
    ("asked", "language"), [("de-CH,de;q=0.9,en;q=0.8", "de"), ("it, fr;q=0.5", "fr"), ("", "en"), ("xx", "en")]
)
def test_previews_speak_the_language_that_was_asked_for(asked: str, language: str) -> None:
    assert language_of(asked) == language


async def test_the_page_of_a_table_carries_its_preview(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, BOT)
    page = (await ada.http.get(f"/t/{table}", headers={"accept": "text/html"})).text
    if "og:title" not in page:
        assert "have not been built" in page, "without the built pages there is nothing to preview"
    else:
        assert "Ada · Gegensatz" in page
    assert (await ada.http.get("/t/aaaaaaaaaa")).status_code == 200
