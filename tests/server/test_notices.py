"""People who are not looking are called: once, while it is true, and without harm to anybody."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from manawell.server.cluster.connections import make_storage
from manawell.server.settings import Settings
from manawell.server.storage.schema import addresses, notice_wishes, notices, subscriptions
from manawell.server.storage.sql import SqlStorage
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, OPEN, PATIENCE, Person, Place, running
from tests.server.stand_ins import PushService, check_signature, mail_server

HOME = "https://play.example"


@pytest.fixture
def calling(own_house: Settings) -> Settings:
    """A house that calls at once, also on the loopback."""
    return replace(own_house, notice_delay=0.0, push_anywhere=True, mail_burst=100.0)


@pytest.fixture
def home(calling: Settings) -> Iterator[str]:
    with running(calling) as address:
        yield address


@pytest.fixture
async def push() -> AsyncIterator[PushService]:
    async with PushService() as found:
        yield found


async def seated(invite: Invite, house: str, **options: Any) -> tuple[Person, Person, str]:
    """Ada and Ben at a table, Ada to begin."""
    ada, ben = await invite("Ada", house), await invite("Ben", house)
    table = await ada.make(ME, OPEN, **options)
    await ben.join(table)
    return ada, ben, table


async def play_turn(place: Place) -> None:
    """Decide until somebody else must."""
    await place.turn()
    while place.legal and not place.over:
        await place.play("decline" if "decline" in place.legal else place.legal[0])


async def test_whoever_waits_is_called_when_somebody_comes(home: str, invite: Invite, push: PushService) -> None:
    ada, ben = await invite("Ada", home), await invite("Ben", home)
    browser = await push.subscribe(ada)
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    assert await push.wait_for(1) == [
        {
            "title": "Gegensatz",
            "body": "Ben has sat down at your table. It is your turn.",
            "path": f"/t/{table}",
            "tag": table,
            "count": 1,
        }
    ]
    path, headers, _ = push.got[0]
    claims = check_signature(headers["authorization"], push.url)
    assert claims["key"] == (await ada.get("/api/me/notices"))["key"]
    assert (headers["topic"], headers["content-encoding"]) == (table, "aes128gcm")
    assert push.url + path == browser.endpoint
    assert 0 < int(headers["ttl"]) <= 30 * 24 * 3600


async def test_one_call_for_a_turn_whatever_is_taken_back(home: str, invite: Invite, push: PushService) -> None:
    ada, ben, table = await seated(invite, home)
    await push.subscribe(ben)
    async with ada.at(table) as one, ben.at(table) as two:
        await two.ask("look", looking=False)
        await play_turn(one)
        assert [message["body"] for message in await push.wait_for(1)] == ["It is your turn. You are playing with Ada."]
        for _ in range(2):
            await one.ask("ask", kind="undo")
            await two.hear("table", where=lambda message: message["table"]["offers"])
            await two.ask("answer", kind="undo", accept=True)
            await one.hear("snapshot")
            await play_turn(one)
        await two.turn()
        await play_turn(two)
        await play_turn(one)
        bodies = [message["body"] for message in await push.wait_for(2)]
        assert bodies == ["It is your turn. You are playing with Ada."] * 2, "the next turn is another one"
        await one.ask("ask", kind="resign")
    bodies = [message["body"] for message in await push.wait_for(3)]
    assert bodies[2:] == ["You have won against Ada."]


async def test_whoever_looks_is_not_called(home: str, invite: Invite, push: PushService) -> None:
    ada, ben, table = await seated(invite, home)
    await push.subscribe(ben)
    async with ada.at(table) as one, ben.at(table) as two:
        await play_turn(one)
        await play_turn(two)
        await play_turn(one)
        await two.turn()
        await two.ask("look", looking=False)
        await two.ask("look", looking=True)
        await play_turn(two)
    await ada.post("/api/challenges", {"game": "gegensatz", "guest": ben.id})
    assert [message["body"] for message in await push.wait_for(1)] == ["Ada challenges you to a game."]
    assert push.got[0][2]["path"] == "/"


async def test_a_challenge_by_somebody_who_is_blocked_calls_nobody(
    home: str, invite: Invite, push: PushService
) -> None:
    ada, ben, table = await seated(invite, home)
    await push.subscribe(ben)
    await ben.post_nothing(f"/api/tables/{table}/blocks", {"seat": 0})
    await ada.post("/api/challenges", {"game": "gegensatz", "guest": ben.id}, status=403)
    cleo = await invite("Cleo", home)
    await cleo.post("/api/challenges", {"game": "gegensatz", "guest": ben.id})
    assert [message["body"] for message in await push.wait_for(1)] == ["Cleo challenges you to a game."]


async def test_each_kind_can_be_switched_off(home: str, invite: Invite, push: PushService) -> None:
    ada, ben = await invite("Ada", home), await invite("Ben", home)
    await push.subscribe(ada)
    await wish(ada, off=["turn", "over"])
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    await push.wait_for(1)
    async with ada.at(table) as one, ben.at(table) as two:
        await one.ask("look", looking=False)
        await play_turn(one)
        await play_turn(two)
        await two.ask("ask", kind="resign")
    await ben.post("/api/challenges", {"game": "gegensatz", "guest": ada.id})
    bodies = [message["body"] for message in await push.wait_for(2)]
    assert bodies == ["Ben has sat down at your table. It is your turn.", "Ben challenges you to a game."]


async def test_what_waited_in_quiet_hours_comes_as_one_if_it_is_still_true(
    home: str, calling: Settings, invite: Invite, push: PushService
) -> None:
    ada, ben = await invite("Ada", home), await invite("Ben", home)
    await push.subscribe(ada)
    now = time.gmtime()
    minute = now.tm_hour * 60 + now.tm_min
    await wish(ada, quiet_from=minute, quiet_to=(minute - 60) % 1440, zone="UTC")
    first, second, third = [await ada.make(ME, OPEN) for _ in range(3)]
    for table in (first, second, third):
        await ben.join(table)
    await held(ada, 6)
    async with ada.at(third) as one:
        await one.settle()
    await ben.join(await ada.make(ME, OPEN))
    await held(ada, 6)
    assert push.got == []
    await wish(ada)
    await wake(calling)
    [message] = await push.wait_for(1)
    assert message["title"] == "3 of your games have news"
    assert message["body"] == "\n".join(["Gegensatz: Ben has sat down at your table. It is your turn."] * 3)
    assert (message["path"], message["count"]) == ("/", 4)


async def test_a_browser_that_is_gone_is_forgotten(home: str, invite: Invite, push: PushService) -> None:
    ada, ben = await invite("Ada", home), await invite("Ben", home)
    await push.subscribe(ada)
    push.status = 410
    await ben.join(await ada.make(ME, OPEN))
    await push.wait_for(1)
    await until(lambda: browsers(ada, 0))


async def test_a_slow_service_slows_nobody_and_a_failing_one_is_asked_again(
    home: str, calling: Settings, invite: Invite, push: PushService
) -> None:
    ada, ben, table = await seated(invite, home)
    other = await ada.make(ME, OPEN)
    await ben.join(other)
    await push.subscribe(ben)
    push.flows.clear()
    async with ada.at(table) as one:
        await play_turn(one)
    await push.wait_for(1)
    async with ada.at(other) as one, ben.at(other) as two:  # nobody waits for the service, which has not answered
        for _ in range(3):
            await play_turn(one)
            await play_turn(two)
    push.status = 503
    push.flows.set()
    await until(lambda: tried(ben, 1))
    assert await browsers(ben, 1)
    push.status = 201
    await wake(calling)
    await push.wait_for(2)
    assert len({headers["topic"] for _, headers, _ in push.got}) == 1, "there it replaces the first one"


async def test_a_restart_repeats_nothing(calling: Settings, invite: Invite, push: PushService) -> None:
    with running(calling) as home:
        ada, ben, table = await seated(invite, home)
        await push.subscribe(ben)
        async with ada.at(table) as one:
            await play_turn(one)
            await push.wait_for(1)
    with running(calling) as home:
        for person in (ada, ben):
            person.url, person.http.base_url = home, home
        assert (await ada.get("/api/me/notices"))["key"] == check_signature(push.got[0][1]["authorization"], push.url)[
            "key"
        ], "the key is kept"
        async with ada.at(table) as one:
            await one.ask("ask", kind="resign")
        bodies = [message["body"] for message in await push.wait_for(2)]
    assert bodies == ["It is your turn. You are playing with Ada.", "You have won against Ada."]


async def test_a_rematch_calls_who_has_left(home: str, invite: Invite, push: PushService) -> None:
    ada, ben, table = await seated(invite, home)
    async with ada.at(table) as one, ben.at(table) as two:
        await one.ask("ask", kind="resign")
        await two.hear("update")
        await two.ask("ask", kind="rematch")
    await push.subscribe(ben)
    async with ada.at(table) as one:
        await one.ask("answer", kind="rematch", accept=True)
        again = one.table["rematch"]
    [message] = await push.wait_for(1)
    assert message["tag"] == again
    assert message["body"] == "Ada would like to play again: the new table is ready."
    async with ada.at(again):
        [_, message] = await push.wait_for(2)
    assert message["body"] == "It is your turn. You are playing with Ada.", "it was dealt without Ben’s salt"


async def test_bots_and_hot_seats_call_nobody(home: str, invite: Invite, push: PushService) -> None:
    ada, ben = await invite("Ada", home), await invite("Ben", home)
    await push.subscribe(ada)
    alone = await ada.make(ME, ME)
    async with ada.at(alone) as one:
        await one.ask("look", looking=False)
        await play_turn(one)
    table = await ada.make(ME, BOT)
    async with ada.at(table) as one:
        await one.ask("look", looking=False)
        await play_turn(one)
        assert [message["tag"] for message in await push.wait_for(1)] == [table], "a bot's move is one, too"
    await ben.post("/api/challenges", {"game": "gegensatz", "guest": ada.id})
    assert [message["path"] for message in await push.wait_for(2)][1:] == ["/"]


async def test_only_so_many_browsers_are_called(home: str, invite: Invite, push: PushService) -> None:
    ada = await invite("Ada", home)
    known = [await push.subscribe(ada) for _ in range(12)]
    await ada.post_nothing("/api/me/browsers", known[-1].told)
    assert await browsers(ada, 10)
    ben = await invite("Ben", home)
    await ben.post_nothing("/api/me/browsers", known[-1].told)
    assert await browsers(ada, 9)
    assert await browsers(ben, 1), "a browser is called for who uses it"
    await ben.post_nothing("/api/me/browsers/remove", {"endpoint": known[5].endpoint})
    assert await browsers(ada, 9)
    await ada.post_nothing("/api/me/browsers/remove", {"endpoint": known[5].endpoint})
    assert await browsers(ada, 8)


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://10.0.0.1/push"},
        {"endpoint": "http://push.example/push"},
        {"public_key": "AAAA"},
        {"secret": "AAAA"},
        {"secret": "A"},
    ],
)
async def test_what_is_no_subscription_is_refused(url: str, invite: Invite, change: dict[str, str]) -> None:
    ada = await invite("Ada")
    async with PushService() as push:
        told = {**push.browser().told, "endpoint": "https://push.example/abc"}
    await ada.post_nothing("/api/me/browsers", told)
    assert (await ada.post("/api/me/browsers", {**told, **change}, 422))["fault"] == "fault-browser"
    assert (await ada.post("/api/me/address", {"address": "a@b.example"}, 409))["fault"] == "fault-no-mail"


async def test_mail_comes_after_its_address_was_confirmed(calling: Settings, invite: Invite, push: PushService) -> None:
    async with mail_server() as (mails, smtp):
        house = replace(calling, smtp=smtp, mail_from="games@play.example", address=HOME)
        with running(house) as home:
            ada, ben = await invite("Ada", home), await invite("Ben", home)
            await ada.post_nothing("/api/me/address", {"address": "ada@b.example"})
            [asked] = await mails.wait_for(1)
            assert asked["To"] == "ada@b.example"
            token = asked.get_content().partition(f"{HOME}/mail#confirm/")[2].split()[0]
            info = await ada.get("/api/me/notices")
            assert (info["mail"], info["address"], info["confirmed"]) == (True, "ada@b.example", False)
            await ben.join(await ada.make(ME, OPEN))  # nothing is sent before it is confirmed
            await ben.post("/api/mail/confirm", {"token": "A" * 43}, 403)
            await ben.post_nothing("/api/mail/confirm", {"token": token})
            assert (await ada.get("/api/me/notices"))["confirmed"]
            table = await ada.make(ME, OPEN)
            await ben.join(table)
            _, called = await mails.wait_for(2)
            assert called["Subject"] == "Gegensatz: Ben has sat down at your table. It is your turn."
            assert f"{HOME}/t/{table}" in called.get_content()
            browser = await push.subscribe(ada)
            await ben.join(await ada.make(ME, OPEN))
            await push.wait_for(1)
            push.status = 410
            await ben.join(await ada.make(ME, OPEN))
            await mails.wait_for(3)  # a browser that was reached was enough; one that is gone is not
            assert len(push.told(browser)) == 2
            stop = called["List-Unsubscribe"].strip("<>").removeprefix(HOME)
            assert stop.rpartition("/")[2] in called.get_content()
            one_click = {"List-Unsubscribe": "One-Click"}
            assert (await ben.http.post(stop, data=one_click)).status_code == 204
            assert (await ben.http.post(stop, data=one_click)).status_code == 404
            assert (await ada.get("/api/me/notices"))["address"] is None
            mails.refusing = True
            refused = await ada.post("/api/me/address", {"address": "nobody@b.example"}, 409)
            assert refused["fault"] == "fault-mail-unsent"
            assert (await ada.get("/api/me/notices"))["address"] is None


async def test_nobody_can_have_others_flooded_with_mail(calling: Settings, invite: Invite) -> None:
    async with mail_server() as (mails, smtp):
        house = replace(
            calling, smtp=smtp, mail_from="games@play.example", address=HOME, mail_burst=2.0, mails_per_hour=0.0
        )
        with running(house) as home:
            ada = await invite("Ada", home)
            for address in ("a@b.example", "a@c.example"):
                await ada.post_nothing("/api/me/address", {"address": address})
            refused = await ada.post("/api/me/address", {"address": "a@d.example"}, 429)
            assert refused["fault"] == "fault-too-many-mails"
            assert (await ada.post("/api/me/address", {"address": "a@b"}, 422))["fault"] == "fault-request"
            assert (await ada.post("/api/me/address", {"address": "aa@bb"}, 422))["fault"] == "fault-mail-address"
            assert len(mails.mails) == 2


async def test_how_i_am_called_comes_along_and_goes_with_me(
    home: str, calling: Settings, invite: Invite, push: PushService
) -> None:
    ada, old = await invite("Ada", home), await invite("Old", home)
    await push.subscribe(ada)
    carried = await push.subscribe(old)
    await wish(old, off=["over"], quiet_from=60, quiet_to=120, zone="Europe/Paris")
    link = await ada.http.post("/api/me/link", headers={"origin": home})
    token = link.json()["link"].partition("#")[2]
    await old.post("/api/carry/link", {"token": token})
    info = await ada.get("/api/me/notices")
    assert info["browsers"] == 2
    assert info["wishes"] == {"off": ["over"], "quiet_from": 60, "quiet_to": 120, "zone": "Europe/Paris"}
    kept = (await ada.get("/api/me/export"))["notices"]
    assert [one["service"] for one in kept["browsers"]] == [push.url.removeprefix("http://")] * 2
    assert kept["wishes"][0]["zone"] == "Europe/Paris"
    assert carried.endpoint not in str(kept), "an endpoint is a key"
    await ada.post_nothing("/api/me/sign-out-elsewhere")
    assert await browsers(ada, 1)
    assert "subscriptions" in await naming(calling, ada.id)
    assert (await ada.http.delete("/api/me")).status_code == 204
    assert await naming(calling, ada.id) == []
    ben = await invite("Ben", home)
    await ben.post_nothing("/api/me/browsers", carried.told)
    assert await browsers(ben, 1)


async def naming(house: Settings, guest: str) -> list[str]:
    """The tables of the database in which something about notices still belongs to a guest."""
    storage = make_storage(house)
    assert isinstance(storage, SqlStorage)
    try:
        async with storage.database.engine.connect() as connection:
            return [
                table.name
                for table in (subscriptions, addresses, notice_wishes, notices)
                if (await connection.execute(select(table.c.guest).where(table.c.guest == guest))).first()
            ]
    finally:
        await storage.database.engine.dispose()


async def wish(person: Person, **changes: Any) -> None:
    body = {"off": [], "quiet_from": None, "quiet_to": None, "zone": "UTC", **changes}
    answer = await person.http.patch("/api/me/notices", json=body)
    assert answer.status_code == 204, answer.text


async def browsers(person: Person, count: int) -> bool:
    return bool((await person.get("/api/me/notices"))["browsers"] == count)


async def told(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get("/api/me/export"))["notices"]["told"]
    return found


async def tried(person: Person, tries: int) -> bool:
    return any(one["tries"] == tries and one["due_at"] is not None for one in await told(person))


async def held(person: Person, count: int) -> None:
    """Wait until so many notices have been put off."""

    async def all_held() -> bool:
        return bool(sum((one["due_at"] or 0) > time.time() + 60 for one in await told(person)) == count)

    await until(all_held)


async def wake(house: Settings) -> None:
    """Let the time come for which things were put off."""
    from sqlalchemy import update

    from manawell.server.cluster.connections import make_storage
    from manawell.server.storage.schema import notices

    storage = make_storage(house)
    await storage.open()
    due = update(notices).where(notices.c.due_at.is_not(None)).values(due_at=time.time())
    await storage.database.write(lambda connection: connection.execute(due))
    await storage.close()


async def until(happens: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await happens():
            await asyncio.sleep(0.02)
