"""Blocking a guest, and reporting what was said."""

from collections.abc import Callable
from typing import Any

from manawell.server.cluster.connections import make_storage
from manawell.server.faults import ServerFault
from manawell.server.settings import Settings
from tests.server.conftest import Invite
from tests.server.house import ME, OPEN, Person, running


async def test_a_blocked_guest_cannot_join_nor_write(invite: Invite) -> None:
    ada, eve, ben = await invite("Ada"), await invite("Eve"), await invite("Ben")
    table, later = await ada.make(ME, OPEN), await ada.make(ME, OPEN)
    async with eve.at(table) as watching, ada.at(table) as place:
        assert (await watching.ask("say", text="boo"))["type"] == "done"
        await ada.post_nothing(f"/api/tables/{table}/blocks", {"line": 0})
        assert (await watching.ask("say", text="boo again"))["fault"] == "fault-blocked-chat"
        assert (await place.ask("say", text="I still can"))["type"] == "done"
    assert (await eve.post(f"/api/tables/{later}/join", status=403))["fault"] == "fault-blocked-seat"
    assert await ben.join(later) == 1
    wish = {"game": "gegensatz", "options": {}, "guest": ada.id, "seat": 0}
    assert (await eve.post("/api/challenges", wish, status=403))["fault"] == "fault-blocked-challenge"
    async with eve.at(later):
        pass  # whoever is blocked may still watch
    (kept,) = await ada.get("/api/me/blocks")
    assert kept["name"] == "Eve"
    assert eve.id not in str(kept)
    await eve.get("/api/me/blocks")
    assert (await eve.http.delete(f"/api/me/blocks/{kept['id']}")).status_code == 404
    assert (await ada.http.delete(f"/api/me/blocks/{kept['id']}")).status_code == 204
    assert await ada.get("/api/me/blocks") == []
    assert await eve.join(table) == 1


async def test_who_is_blocked_is_not_named_among_the_watchers(invite: Invite) -> None:
    ada, eve, ben = await invite("Ada"), await invite("Eve"), await invite("Ben")
    table = await ada.make(ME, OPEN)

    def named(*names: str) -> Callable[[dict[str, Any]], bool]:
        return lambda told: [one["name"] for one in told["table"]["watching"]] == list(names)

    async with ada.at(table) as place, eve.at(table):
        await place.hear("table", where=named("Eve"))
        assert (await eve.http.patch("/api/me", json={"name": "You all lose"})).status_code == 200
        await place.hear("table", where=named("You all lose"))
        await ben.post(f"/api/tables/{table}/blocks", {"watcher": ada.id}, status=ServerFault.status)
        await ada.post_nothing(f"/api/tables/{table}/blocks", {"watcher": eve.id})
        changed = await place.hear("table", where=named())
        assert changed["table"]["watchers"] == 1
    async with ada.at(table) as place, eve.at(table), ben.at(table):
        told = await place.hear("table", where=lambda told: told["table"]["watchers"] == 2)
        assert [one["name"] for one in told["table"]["watching"]] == ["Ben"]


async def test_an_opponent_is_blocked_by_seat(invite: Invite) -> None:
    ada, eve = await invite("Ada"), await invite("Eve")
    table = await ada.make(ME, OPEN)
    await eve.join(table)
    await ada.post_nothing(f"/api/tables/{table}/blocks", {"seat": 1})
    async with eve.at(table) as place, ada.at(table) as mine:
        assert (await place.ask("say", text="boo"))["fault"] == "fault-blocked-chat"
        await mine.turn()
        assert (await mine.play())["type"] == "done", "the game goes on"
    for wish in ({"seat": 0}, {"line": 0}):
        told = await ada.http.post(f"/api/tables/{table}/blocks", json=wish)
        assert told.json()["fault"] in ("fault-block-nobody", "fault-no-line")


async def test_blocks_come_along_with_a_profile(invite: Invite) -> None:
    ada, eve, phone = await invite("Ada"), await invite("Eve"), await invite("Phone")
    table = await ada.make(ME, OPEN)
    await eve.join(table)
    await ada.post_nothing(f"/api/tables/{table}/blocks", {"seat": 1})
    made = await eve.http.post("/api/me/link", headers={"origin": eve.url})
    await phone.post("/api/carry/link", {"token": made.json()["link"].split("#")[1]})
    other = await ada.make(ME, OPEN)
    await phone.post(f"/api/tables/{other}/join", status=403)


async def test_a_report_keeps_what_was_said(own_house: Settings) -> None:
    with running(own_house) as url:
        ada, eve = await Person(url).come_in("Ada"), await Person(url).come_in("Eve")
        table = await ada.make(ME, OPEN)
        async with eve.at(table) as place:
            await place.ask("say", text="boo")
        for _ in range(2):
            await ada.post_nothing(f"/api/tables/{table}/reports", {"line": 0})
        assert (await ada.post(f"/api/tables/{table}/reports", {"line": 1}, 404))["fault"] == "fault-no-line"
        storage = make_storage(own_house)
        (kept,) = await storage.manners.reports()
        assert (kept.table_id, kept.line, kept.name, kept.text) == (table, 0, "Eve", "boo")
        assert (kept.speaker, kept.reporter) == (eve.id, ada.id)
        await eve.http.delete("/api/me")
        (kept,) = await storage.manners.reports()
        assert (kept.name, kept.text, kept.speaker) == ("", "", None)
        await storage.close()
        for person in (ada, eve):
            await person.leave()
