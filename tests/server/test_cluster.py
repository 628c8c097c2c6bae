"""Two servers on one PostgreSQL and one Redis: people on either see, hear and outrun each other."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from manawell.bots.hints import Thought
from manawell.server.cluster.bus import Present
from manawell.server.cluster.connections import make_storage
from manawell.server.cluster.redisbus import RedisBus
from manawell.server.settings import Settings
from manawell.server.storage.calls import raise_calls
from manawell.server.storage.interface import Call, Chair, Guest
from manawell.server.storage.notices import Subscription
from manawell.server.storage.schema import metadata
from manawell.server.tables.bot_pool import BotPool
from manawell.server.tables.registry import TableRegistry
from manawell.table.entries import Entry, Move, Start, TimeOut
from manawell.table.setting import Terms, TimeControl
from tests.server.house import BOT, ME, OPEN, PATIENCE, Message, Person, Place, metrics_of, roomy, running
from tests.server.services import Services
from tests.server.stand_ins import PushService
from tests.server.test_meeting import in_the_hall, make_public
from tests.server.test_notices import play_turn, told
from tests.server.test_notices import until as wait_until
from tests.server.test_removing import sent_away
from tests.server.test_takeback import to_open_paradox

Come = Callable[..., Awaitable[Person]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, cluster: Services) -> Settings:
    return roomy(tmp_path_factory.mktemp("cluster"), database=cluster.database())


@pytest.fixture(scope="module")
def left(house: Settings) -> Iterator[str]:
    with running(house) as address:
        yield address


@pytest.fixture(scope="module")
def right(house: Settings) -> Iterator[str]:
    with running(house) as address:
        yield address


@pytest.fixture
async def come(left: str) -> AsyncIterator[Come]:
    """Brings in a new guest, or one known to another server."""
    people: list[Person] = []

    async def bring(name: str, server: str = left, known: Person | None = None) -> Person:
        person = Person(server)
        people.append(person)
        if known is None:
            return await person.come_in(name)
        person.http.cookies.set("manawell", known.token, domain="127.0.0.1")
        person.id = known.id
        return person

    yield bring
    for person in people:
        await person.leave()


async def log_of(house: Settings, table: str) -> list[Entry]:
    storage = make_storage(house)
    stored = await storage.find_table(table)
    await storage.close()
    assert stored is not None
    return stored.entries


def present(*online: bool, watchers: int = 0) -> Callable[[Message], bool]:
    """Whether a message says that these seats are taken by people who are online."""

    def says(message: Message) -> bool:
        table = message["table"]
        return [seat["online"] for seat in table["seats"]] == list(online) and table["watchers"] == watchers

    return says


async def is_ready(person: Person) -> bool:
    """Whether the host reads that everything can be stored: what had asked in vain before may say so a moment later."""
    return (await person.http.get("/readyz")).status_code == 200 and "manawell_storage_up 1" in await metrics_of(person)


async def until(place: Place, says: Callable[[Message], bool]) -> None:
    """Wait until the table is like this, if it is not already."""
    if not says({"table": place.table}):
        await place.hear("table", where=says)


async def test_a_table_taken_away_here_is_gone_there(come: Come, left: str, right: str) -> None:
    ada, ben = await come("Ada"), await come("Ben", right)
    table = await ada.make(ME, OPEN)
    async with ben.at(table) as place:
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 204
        assert await sent_away(place) == 4410
    await ben.post(f"/api/tables/{table}/join", status=404)


async def test_people_on_different_servers_play_talk_and_see_each_other(come: Come, right: str) -> None:
    ada, ben, eve = await come("Ada"), await come("Ben", right), await come("Eve", right)
    table = await ada.make(ME, OPEN)
    async with ada.at(table) as one:
        assert one.scene == {}
        assert await ben.join(table) == 1
        dealt = await one.hear("snapshot")
        assert [seat["name"] for seat in dealt["table"]["seats"]] == ["Ada", "Ben"]
        assert one.legal
        async with ben.at(table) as two:
            for place in (one, two):
                await until(place, present(True, True))
            async with eve.at(table):
                await until(one, present(True, True, watchers=1))
            await until(one, present(True, True))
            for _ in range(3):
                for place in (one, two):
                    await place.turn()
                    while place.legal:
                        assert (await place.play("decline" if "decline" in place.legal else None))["type"] == "done"
            await one.turn()
            await two.settle()
            assert one.scene["view"]["timeline"] == two.scene["view"]["timeline"]
            await one.ask("say", text="well played")
            assert (await two.hear("said"))["line"]["text"] == "well played"
            await two.ask("ask", kind="draw")
            await until(one, lambda message: bool(message["table"]["offers"]))
            await one.ask("answer", kind="draw", accept=True)
            await two.hear("update")
            assert two.scene["outcome"]["reason"] == "agreement"
        await until(one, present(True, False))


async def test_a_profile_carried_here_counts_there(come: Come, right: str) -> None:
    """The seat, the avatar and the connections of a guest who has become another one."""
    ada, phone, ben = await come("Ada"), await come("Phone", right), await come("Ben", right)
    table = await phone.make(ME, OPEN)
    await ben.join(table)
    made = await ada.http.post("/api/me/link", headers={"origin": ada.url})
    elsewhere = await come("Phone", known=phone)
    async with ben.at(table) as place, phone.at(table) as old:
        token = made.json()["link"].split("#")[1]
        assert (await elsewhere.post("/api/carry/link", {"token": token}))["id"] == ada.id
        await old.connection.wait_closed()
        await until(place, lambda message: message["table"]["seats"][0]["name"] == "Ada")
        await ada.http.patch("/api/me", json={"avatar": "ship-gold"})
        await until(place, lambda message: message["table"]["seats"][0].get("avatar") == "ship-gold")
    assert (await phone.get("/api/me"))["id"] == ada.id


async def test_a_new_name_is_seen_on_every_server(come: Come, right: str) -> None:
    ada, ben = await come("Ada"), await come("Ben", right)
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    elsewhere = await come("Ben", known=ben)
    async with ada.at(table) as one, ben.at(table) as two:
        await until(one, present(True, True))
        assert (await elsewhere.http.patch("/api/me", json={"name": "Benno"})).status_code == 200
        for place in (one, two):
            await until(place, lambda message: message["table"]["seats"][1]["name"] == "Benno")
        await two.ask("say", text="it is me")
        assert (await one.hear("said"))["line"]["name"] == "Benno"


async def test_one_request_sent_to_both_servers_counts_once(come: Come, house: Settings, right: str) -> None:
    ada = await come("Ada")
    there = await come("Ada", right, ada)
    table = await ada.make(ME, ME)
    async with ada.at(table) as one, there.at(table) as two:
        for number in range(10):
            while one.scene["version"] != two.scene["version"]:
                await (one if one.scene["version"] < two.scene["version"] else two).next()
            move = one.legal[0]
            answers = await asyncio.gather(*(place.play(move, id=f"turn {number}") for place in (one, two)))
            assert [answer["type"] for answer in answers] == ["done", "done"]
    assert [entry.request for entry in await log_of(house, table)] == [f"{ada.id}:turn {n}" for n in range(10)]


async def test_of_two_moves_for_one_turn_one_counts(come: Come, house: Settings, right: str) -> None:
    ada = await come("Ada")
    there = await come("Ada", right, ada)
    table = await ada.make(ME, ME)
    made = []
    async with ada.at(table) as one, there.at(table) as two:
        for _ in range(10):
            while one.scene["version"] != two.scene["version"]:
                await (one if one.scene["version"] < two.scene["version"] else two).next()
            wishes = [(one, one.legal[0]), (two, two.legal[-1])]
            answers = await asyncio.gather(*(place.play(move) for place, move in wishes))
            made += [move for (_, move), answer in zip(wishes, answers, strict=True) if answer["type"] == "done"]
            late = [answer for answer in answers if answer["type"] != "done"]
            # The next seat may by chance have the same version; then the move is not its own.
            assert [answer.get("fault", answer["type"]) for answer in late] in (["fault-stale-version"], ["refused"])
    assert [entry.text for entry in await log_of(house, table) if isinstance(entry, Move)] == made
    assert len(made) == 10


async def test_who_talks_at_the_same_time_is_heard_by_all_in_one_order(come: Come, right: str) -> None:
    ada, ben = await come("Ada"), await come("Ben", right)
    table = await ada.make(ME, OPEN)
    await ben.join(table)

    async def talk(place: Place) -> list[str]:
        names = [await place.send("say", text=f"{number}") for number in range(15)]
        while sum(1 for message in place.heard if message["type"] == "done") < len(names):
            await place.next()
        while sum(1 for message in place.heard if message["type"] == "said") < 30:
            await place.next()
        lines = [message["line"] for message in place.heard if message["type"] == "said"]
        return [f"{line['name']} {line['text']}" for line in lines]

    async with ada.at(table) as one, ben.at(table) as two:
        heard, also_heard = await asyncio.gather(talk(one), talk(two))
    assert heard == also_heard
    assert sorted(heard) == sorted(f"{name} {number}" for name in ("Ada", "Ben") for number in range(15))


async def test_one_chair_for_many_and_no_second_one_for_anybody(come: Come, left: str, right: str) -> None:
    ada = await come("Ada")
    table = await ada.make(ME, OPEN, OPEN, game="lutao", players="3")
    people = [await come(f"Guest {number}", (left, right)[number % 2]) for number in range(6)]
    twins = [await come("", (right, left)[number % 2], person) for number, person in enumerate(people)]

    async def sit(person: Person) -> int | None:
        answer = await person.http.post(f"/api/tables/{table}/join")
        return int(answer.json()["seat"]) if answer.status_code == 200 else None

    seats = await asyncio.gather(*map(sit, people + twins))
    for number in range(6):
        assert seats[number] == seats[number + 6], "the same guest on the other server"
    assert sorted(seat for seat in seats[:6] if seat is not None) == [1, 2]


async def test_a_rematch_agreed_on_at_both_servers_is_one_table(come: Come, right: str) -> None:
    ada, ben = await come("Ada"), await come("Ben", right)
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as one, ben.at(table) as two:
        await one.ask("ask", kind="resign")
        await two.hear("update")
        await asyncio.gather(*(place.ask("ask", kind="rematch") for place in (one, two)))
        for place in (one, two):
            await until(place, lambda message: message["table"]["rematch"] is not None)
        assert one.table["rematch"] == two.table["rematch"]
    assert len(await ada.get("/api/tables")) == len(await ben.get("/api/tables")) == 2


@pytest.mark.rule("GEG-27.10")
async def test_a_hidden_decision_leaves_no_trace_on_another_server(come: Come, right: str) -> None:
    ada, ben = await come("Ada"), await come("Ben", right)
    table = await ada.make(ME, OPEN, mode="duel", turn_limit=1000)
    await ben.join(table)
    async with ada.at(table) as one, ben.at(table) as two:
        for place in (one, two):
            await until(place, present(True, True))
        decider, other = await to_open_paradox(one, two)
        before = len(other.heard)
        await decider.ask("say", text="hm")
        await other.hear("said")  # what came before in the log has been taken into account
        assert {message["type"] for message in other.heard[before:]} <= {"said"}
        assert other.scene["prompt"]["id"] == "move"
        await decider.play("decline")
        await other.hear("update")
        assert "paradox-declined" not in str(other.heard)


async def test_a_bot_is_thought_for_once(
    come: Come, house: Settings, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[str] = []
    think = BotPool.think

    async def count(self: BotPool, *arguments: Any) -> Thought:
        thoughts.append(arguments[2])
        return await think(self, *arguments)

    monkeypatch.setattr(BotPool, "think", count)
    ada, eve = await come("Ada"), await come("Eve", right)
    table = await ada.make(ME, BOT, turn_limit=4)
    async with ada.at(table) as one, eve.at(table) as watcher:
        while not one.over:
            await one.play(random.choice(one.legal))
            await one.turn()
        while not watcher.over:
            await watcher.next()
    bots = [entry for entry in await log_of(house, table) if entry.request.startswith("bot:")]
    assert len(thoughts) == len(bots) > 0


async def test_without_redis_the_game_goes_on(come: Come, right: str, cluster: Services) -> None:
    ada, ben = await come("Ada"), await come("Ben", right)
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as one, ben.at(table) as two:
        await until(one, present(True, True))
        cluster.stop_redis()
        try:
            for _ in range(2):
                for place in (one, two):
                    await place.turn()  # found by looking from time to time
                    while place.legal:
                        await place.play("decline" if "decline" in place.legal else None)
        finally:
            cluster.start_redis()
        await one.turn()
        await one.ask("say", text="back again")
        assert (await two.hear("said"))["line"]["text"] == "back again"
        for place in (one, two):
            await until(place, present(True, True))
        async with ben.at(table):
            pass
        await until(one, present(True, True))


async def test_without_the_database_nothing_is_changed_and_then_it_goes_on(
    come: Come, right: str, cluster: Services
) -> None:
    ada, ben = await come("Ada"), await come("Ben", right)
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as one, ben.at(table) as two:
        await until(one, present(True, True))
        await until(two, present(True, True))
        move, scene = one.legal[0], one.scene
        cluster.stop_postgres()
        try:
            assert (await one.play(move, id="stubborn"))["fault"] == "fault-storage"
            assert one.scene == scene
            assert (await ada.http.get("/readyz")).status_code == 503
            assert (await ada.http.get("/healthz")).status_code == 200, "it is alive"
            assert "manawell_storage_up 0" in await metrics_of(ada)
            assert (await ben.http.post("/api/guests", json={"name": "Ben"})).status_code == 503
        finally:
            cluster.start_postgres()
        await wait_until(lambda: is_ready(ada))
        assert (await one.play(move, id="stubborn"))["type"] == "done"
        await two.hear("update")
        assert one.story[-1] == two.story[-1]


async def test_a_write_over_a_connection_that_was_lost_is_made(cluster: Services, tmp_path: Path) -> None:
    house = roomy(tmp_path, database=cluster.database())
    storage = make_storage(house)
    await storage.open()
    await storage.add_guest(Guest("a" * 16, "Ada", "en"), b"ada")
    cluster.stop_postgres()
    cluster.start_postgres()
    await storage.add_guest(Guest("b" * 16, "Ben", "en"), b"ben")
    assert await storage.find_guest(b"ben") is not None
    await storage.close()


class Listener:
    """A listener that only notes who is where."""

    def __init__(self) -> None:
        self.presence: dict[str, Present] = {}

    def look_at(self, table: str) -> None: ...

    def hear_name(self, guest: str, was: str, name: str) -> None: ...

    def hear_guest(self, guest: str, change: str, into: str | None = None) -> None: ...

    def hear_of(self, table: str, server: str, present: Present) -> None:
        self.presence[server] = present

    async def until(self, server: str, *seated: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.presence.get(server, Present()).seated != seated:
                await asyncio.sleep(0.01)


async def test_who_was_silent_is_forgotten_and_asked_again(cluster: Services, tmp_path: Path) -> None:
    buses, ears = [RedisBus(cluster.redis) for _ in range(2)], [Listener(), Listener()]
    for bus, listener, guest in zip(buses, ears, ("Ada", "Ben"), strict=True):
        await bus.open(listener)
        bus.tell_company("table", Present((guest,)))
    for listener, other, guest in ((ears[0], buses[1], "Ben"), (ears[1], buses[0], "Ada")):
        await listener.until(other.name, guest)
    silent = buses[1]._tasks[2]  # its signs of life
    silent.cancel()
    await ears[0].until(buses[1].name)
    buses[1]._tasks.append(asyncio.create_task(buses[1]._beat()))
    await ears[0].until(buses[1].name, "Ben")
    await buses[1].close()
    await ears[0].until(buses[1].name)
    await buses[0].close()


async def test_an_open_table_here_is_listed_there(come: Come, right: str) -> None:
    ada, eve = await come("Ada"), await come("Eve", right)
    async with in_the_hall(eve) as hall:
        table = await make_public(ada)
        async with ada.at(table):
            await hall.until("tables", table)
            assert await eve.join(table) == 1
            await hall.until("tables", table, listed=False)


async def test_people_on_different_servers_who_look_at_once_find_each_other(come: Come, right: str) -> None:
    for seconds in range(300, 800, 100):
        people = await come("Ada"), await come("Ben", right)
        wish = {"game": "gegensatz", "options": {"mode": "duel"}, "clock": {"kind": "live", "seconds": seconds}}
        found = await asyncio.gather(*(person.post("/api/seeks", wish) for person in people))
        assert found[0] == found[1]
        async with people[1].at(found[0]["id"]) as place:
            assert {seat["name"] for seat in place.table["seats"]} == {"Ada", "Ben"}
            assert place.scene["clock"]["left"] == [seconds, seconds]


async def test_time_runs_out_once_whoever_notices_it(come: Come, house: Settings, right: str) -> None:
    """Both servers look, and people at both tables ask at the same moment."""
    ada, ben = await come("Ada"), await come("Ben", right)
    storage = make_storage(house)
    await storage.open()
    terms = Terms(clock=TimeControl("live", 1), late="lose")
    chairs = [Chair("person", person_name, person.id) for person_name, person in (("Ada", ada), ("Ben", ben))]
    registry = TableRegistry(storage, house)
    table = await registry.make("gegensatz", {"mode": "duel"}, chairs, terms=terms)
    async with ada.at(table) as one, ben.at(table) as two:
        while not one.over or not two.over:
            await asyncio.gather(*(place.ask("say", text="time?") for place in (one, two)))
        assert one.scene["outcome"] == two.scene["outcome"]
        assert one.scene["outcome"]["reason"] == "time"
    await registry.close()
    await storage.close()
    found = [type(entry) for entry in await log_of(house, table) if isinstance(entry, Start | TimeOut)]
    assert found == [Start, TimeOut]


async def test_servers_that_start_at_once_make_the_database_once(cluster: Services, tmp_path: Path) -> None:
    house = roomy(tmp_path, database=cluster.database())
    storages = [make_storage(house) for _ in range(4)]
    await asyncio.gather(*(storage.open() for storage in storages))

    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with storages[0].database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    for storage in storages:
        await storage.close()


async def test_whoever_looks_at_another_server_is_not_called_and_nobody_twice(
    own_house: Settings, come: Come, tmp_path: Path
) -> None:
    """Three servers look for notices; the one at which a person looks says so before the others call."""
    house = replace(own_house, notice_delay=3.0, push_anywhere=True)
    with running(house) as first, running(house) as second, running(house):
        async with PushService() as push:
            ada, ben = await come("Ada", first), await come("Ben", second)
            table = await ada.make(ME, OPEN)
            await ben.join(table)
            await push.subscribe(ben)
            async with ada.at(table) as one:
                async with ben.at(table) as two:
                    await play_turn(one)
                    await two.turn()
                    await wait_until(lambda: all_settled(ben, 1))
                    await play_turn(two)
                await play_turn(one)
                await push.wait_for(1)
                await one.ask("ask", kind="resign")
            bodies = [message["body"] for message in await push.wait_for(2)]
            assert bodies == ["It is your turn. You are playing with Ada.", "You have won against Ada."]


async def all_settled(person: Person, count: int) -> bool:
    """Whether so many notices have been raised, and none waits."""
    found = await told(person)
    return len(found) == count and all(one["due_at"] is None for one in found)


async def test_of_several_servers_one_takes_a_notice(own_house: Settings) -> None:
    """Also when they do not know of each other: the lease only saves work."""
    storages = [make_storage(own_house) for _ in range(4)]
    for storage in storages:
        await storage.open()
    ada = Guest("a" * 16, "Ada", "en")
    await storages[0].add_guest(ada, b"digest")
    await storages[0].notices.subscribe(
        ada.id, b"device", Subscription("https://push.example/a", b"key", b"secret"), 10
    )
    calls = [Call(ada.id, "tabletable", "turn", key) for key in range(20)]
    for _ in range(2):  # what is known already is not raised again
        await storages[0].database.write(lambda connection: raise_calls(connection, calls))
    due = await storages[0].notices.due(time.time(), 100)
    assert len(due) == 20
    taken = await asyncio.gather(*[storage.notices.claim(due) for storage in storages for _ in range(3)])
    assert sorted(one.key for part in taken for one in part) == list(range(20))
    keys = await asyncio.gather(
        *[storage.notices.host_key("vapid", bytes([at])) for at, storage in enumerate(storages)]
    )
    assert len(set(keys)) == 1
    for storage in storages:
        await storage.close()
