"""Nothing of a deal exists before everybody has come, and then it follows from the committed seed and all salts."""

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal, commitment_to
from manawell.server.admin import Host
from manawell.server.cluster.connections import make_storage
from manawell.server.faults import ServerFault
from manawell.server.settings import Settings
from manawell.server.storage.interface import OPEN as OPEN_CHAIR
from manawell.server.storage.interface import SALT_SECONDS, Chair, Guest, Stored, chair_of_guest
from manawell.server.storage.sql import SqlStorage
from manawell.server.tables.client import Client
from manawell.server.tables.live import LiveTable
from manawell.server.tables.protocol import Ask, Coach, Evaluate, Foresee, Play
from manawell.server.tables.registry import TableRegistry
from manawell.server.tables.requests import Request
from manawell.server.tables.table_cards import table_card
from manawell.server.web.previews import preview
from manawell.server.web.table_list import listed
from manawell.table.entries import Move
from manawell.table.record import parse_record, verify
from manawell.table.setting import Setting, Terms, TimeControl
from tests.deals import Draws
from tests.server.conftest import Invite
from tests.server.house import ME, OPEN
from tests.server.old_databases import make_old

ADA, BEN, EVE = [Guest(letter * 16, name, "en") for letter, name in (("a", "Ada"), ("b", "Ben"), ("e", "Eve"))]
GAMES = {"gegensatz": {"mode": "duel"}, "rivality": {}, "athlas": {}, "lutao": {}}
SALTED = {"salted": True}


@pytest.fixture
async def storage(own_house: Settings) -> AsyncIterator[SqlStorage]:
    found = make_storage(own_house)
    await found.open()
    for guest in (ADA, BEN, EVE):
        await found.add_guest(guest, guest.id.encode())
    yield found
    await found.close()


@pytest.fixture
async def workers(storage: SqlStorage, own_house: Settings) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    found = TableRegistry(storage, own_house), TableRegistry(storage, own_house)
    yield found
    for registry in found:
        await registry.close()


class Room:
    """A table that waits, with its creator, somebody who has come and a spectator connected."""

    settings = Settings(Path("unused"))

    def __init__(self, game: str, seed: str) -> None:
        self.hinted: set[str] = set()
        self.evaluated: set[str] = set()
        found = find_game(game)
        options = found.settle(GAMES[game])
        setting = Setting(id="tabletable", game=game, rules=found.rules_version, options=options, seal=Seal(seed))
        chairs = [chair_of_guest(ADA, salted=True), *[OPEN_CHAIR] * (len(found.seats(options)) - 1)]
        self.live = LiveTable(Stored(setting, chairs, [], ADA.id), self)
        self.clients = [Client(guest, 10**9, filmed=True) for guest in (ADA, EVE, None)]
        self.commitment = commitment_to(seed)
        for client in self.clients:
            self.live.enter(client)

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} is not needed before the deal")

    async def ask(self, *messages: Any) -> None:
        for client in self.clients:
            for message in messages:
                await Request(self, self.live, client, message).answer()

    def told(self) -> bytes:
        """Everything that leaves the table, without the commitment."""
        sent = [client.take(10**9) for client in self.clients]
        lists = [listed(self.live, guest).model_dump_json().encode() for guest in (ADA.id, EVE.id, None)]
        card = table_card(self.live.log, self.live.chairs, "title", "en", "link").encode()
        return b"\n".join([*sent, *lists, card, repr(preview(self.live, "en")).encode()]).replace(
            self.commitment.encode(), b"commitment"
        )


def seen(match: Match) -> Any:
    """What the first seat is sent of a deal."""
    return msgspec.json.decode(msgspec.json.encode(match.view(0)))


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_that_waits_tells_nobody_anything_of_its_seed(game: str) -> None:
    """Two tables with different seeds tell everybody the same, also whoever asks for what they should not know."""
    questions = [
        Play("1", 0, "@4"),
        Foresee("2", 0, ["@4"], True, True),
        Evaluate("3", 0),
        Coach("4", 0, []),
        *[Ask(kind, kind) for kind in ("hint", "undo", "draw", "resign", "rematch", "chances", "claim", "deputy")],
    ]
    told = set()
    for seed in ("one", "two", "three"):
        room = Room(game, seed)
        await room.ask(*questions)
        said = room.told()
        assert b'"scene":null' in said
        told.add(said)
        with pytest.raises(ServerFault):
            _ = room.live.table
    assert len(told) == 1


async def test_nobody_can_ask_a_table_that_waits_for_its_cards(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = str((await ada.post("/api/tables", {"game": "gegensatz", "seats": [ME, OPEN], **SALTED}))["id"])
    for path in ("record", "replay", "positions/0", "analysis", "decisions/1"):
        assert (await ada.http.get(f"/api/tables/{table}/{path}")).status_code == 409, path
    pictures = {(await who.http.get(f"/api/tables/{table}/preview.png")).content for who in (ada, ben)}
    assert len(pictures) == 1
    async with ada.at(table) as place:
        assert (place.scene, place.story, place.table["seed"]) == ({}, [], None)
        assert place.table["salts"] == ["a salt of the tests", None]
        assert (await place.ask("say", text="anybody?"))["type"] == "done"


async def test_the_deal_follows_from_the_committed_seed_and_all_salts(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    wish = {"game": "gegensatz", "options": {"mode": "duel"}, "seats": [ME, OPEN], **SALTED}
    table = str((await ada.post("/api/tables", wish))["id"])
    async with ada.at(table) as first:
        commitment = first.table["commitment"]
        await ben.post(f"/api/tables/{table}/join", SALTED)
        await first.hear("table", where=lambda news: news["table"]["salts"] == ["a salt of the tests", None])
        assert first.scene == {}, "everybody sits, but not everybody has added a salt"
        async with ben.at(table) as second:
            await first.hear("snapshot")
            dealt = first.scene["view"]
            assert second.table["salts"] == ["a salt of the tests", "a salt of the tests"]
            await second.ask("ask", kind="resign")
            await first.settle()
    record = parse_record((await ada.http.get(f"/api/tables/{table}/record")).text)
    verify(record)
    assert (record.commitment, record.salts) == (commitment, ("a salt of the tests",) * 2)
    assert record.seed is not None
    match = Match(find_game("gegensatz"), record.options, Seal(record.seed, record.salts))
    assert seen(match) == dealt
    other = Match(find_game("gegensatz"), record.options, Seal(record.seed))
    assert seen(other) != dealt, "without the salts it would be another deal"


async def test_a_table_against_bots_waits_for_the_salt_of_who_made_it(invite: Invite) -> None:
    ada = await invite("Ada")
    seats = [ME, {"kind": "bot", "level": "sprout"}]
    table = str((await ada.post("/api/tables", {"game": "rivality", "seats": seats, **SALTED}))["id"])
    assert (await ada.get(f"/api/tables/{table}"))["actor"] is None
    async with ada.at(table) as place:
        assert place.scene["view"]
        assert place.table["salts"] == ["a salt of the tests", ""]


@pytest.mark.parametrize("salt", ["", "x" * 65, "two\nlines"])
async def test_a_bad_salt_is_named(invite: Invite, salt: str) -> None:
    ada = await invite("Ada")
    async with ada.at(await ada.make(ME, OPEN)) as place:
        answer = await place.ask("salt", salt=salt)
        assert answer["fault"] == "fault-salt"
        assert answer["values"] == {"salt": salt.replace("\n", " ")[:64], "most": 64}


async def test_a_salt_is_added_once_by_who_sits_there_and_before_the_deal(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = str((await ada.post("/api/tables", {"game": "gegensatz", "seats": [ME, OPEN], **SALTED}))["id"])
    async with ben.at(table) as watcher:
        assert (await watcher.ask("salt", salt="mine"))["fault"] == "fault-not-your-seat"
    async with ada.at(table) as place:
        assert (await place.ask("salt", salt="a salt of the tests"))["type"] == "done", "sent again"
        late = await place.ask("salt", salt="another")
        assert (late["fault"], late["values"]) == ("fault-salt-late", {"salt": "another"})
        assert place.table["salts"][0] == "a salt of the tests"


async def test_who_comes_at_the_same_moment_to_two_workers_finds_one_deal(
    workers: tuple[TableRegistry, TableRegistry],
) -> None:
    """On one worker the creator adds a salt while on the other somebody takes the last seat."""
    one, two = workers
    for _ in range(5):
        chairs = [chair_of_guest(ADA, salted=True), OPEN_CHAIR]
        table = await one.make("gegensatz", GAMES["gegensatz"], chairs, host=ADA.id)
        async with one.table(table) as here, two.table(table) as there:
            await asyncio.gather(here.change(partial(here.salt, ADA.id, "of Ada")), two.join(there, BEN))
            for live in (here, there):
                async with live.lock:
                    await live.catch_up()
            assert here.table.setting.seal == there.table.setting.seal
            assert here.table.setting.seal.salts == ("of Ada", "")
            assert here.table.view(0) == there.table.view(0)
        later = TableRegistry(one.storage, one.settings)
        async with later.table(table) as live:
            assert live.table.view(SPECTATOR) == here.table.view(SPECTATOR)
        await later.close()


async def test_two_salts_at_the_same_moment_for_one_seat_count_once(
    workers: tuple[TableRegistry, TableRegistry],
) -> None:
    one, two = workers
    table = await one.make("gegensatz", GAMES["gegensatz"], [chair_of_guest(ADA, salted=True)] * 2)
    async with one.table(table) as here, two.table(table) as there:
        jobs = [live.change(partial(live.salt, ADA.id, name)) for live, name in ((here, "x"), (there, "y"))]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert sorted(type(result).__name__ for result in done) == ["NoneType", "ServerFault"]
        assert here.table.setting.seal == there.table.setting.seal
        assert here.table.setting.seal.salts in (("x", "x"), ("y", "y"))


@pytest.mark.parametrize("clock", [None, TimeControl("live", 300)])
async def test_nobody_waits_for_ever_for_a_salt(
    workers: tuple[TableRegistry, TableRegistry], clock: TimeControl | None
) -> None:
    registry, storage = workers[0], workers[0].storage
    chairs = [chair_of_guest(ADA, salted=True), OPEN_CHAIR]
    table = await registry.make("gegensatz", GAMES["gegensatz"], chairs, terms=Terms(clock=clock))
    soon = time.time() + SALT_SECONDS + 60
    assert await storage.overdue(soon, 10) == [], "as long as a seat is open, nobody is late"
    async with registry.table(table) as live:
        await live.change(live.deal)
        assert not live.dealt
        await registry.join(live, BEN, salted=True)
        assert await storage.overdue(soon, 10) == [table]
        assert await storage.overdue(time.time() - 1, 10) == []
        await live.change(partial(live.salt, BEN.id, "of Ben"))
        await live.change(live.deal)
        assert live.table.setting.seal.salts == ("", "of Ben")
        assert (live.table.clocks is not None) == (clock is not None)
    assert await storage.overdue(soon, 10) == []


async def test_the_host_gets_no_record_of_a_table_that_waits(
    workers: tuple[TableRegistry, TableRegistry], storage: SqlStorage
) -> None:
    table = await workers[0].make("gegensatz", GAMES["gegensatz"], [chair_of_guest(ADA), OPEN_CHAIR])
    with pytest.raises(ServerFault, match="has not begun"):
        await Host(storage).record_of(table)


async def test_the_tables_of_an_older_database_go_on(own_house: Settings) -> None:
    """A running one keeps its deal; one that waits is dealt when the last seat is taken."""
    game = find_game("gegensatz")
    options, storage = game.settle(GAMES["gegensatz"]), make_storage(own_house)
    before = Match(game, options, Seal("old", ("salt",)))
    move = before.legal()[0]
    async with storage.database.engine.begin() as connection:
        await connection.run_sync(make_old, "0014")
        guest = "INSERT INTO guests (id, digest, name, language, seen_at) VALUES (:id, :digest, :name, 'en', 0)"
        for one in (ADA, BEN):
            await connection.execute(text(guest), {"id": one.id, "digest": one.id.encode(), "name": one.name})
        for name, kinds in (("running", ("person", "person")), ("waiting", ("person", "open"))):
            columns = "id, game, rules, options, seed, salts, notes, made_at, host"
            values = ":id, 'gegensatz', 1, :options, 'old', '[\"salt\"]', '{}', 0, :host"
            row = f"INSERT INTO tables ({columns}) VALUES ({values})"
            told = {"id": name, "options": msgspec.json.encode(options).decode(), "host": ADA.id}
            await connection.execute(text(row), told)
            chair = "INSERT INTO chairs (table_id, seat, kind, name, guest) VALUES (:table, :seat, :kind, '', :guest)"
            for seat, (kind, who) in enumerate(zip(kinds, (ADA, BEN), strict=True)):
                sits = who.id if kind == "person" else None
                await connection.execute(text(chair), {"table": name, "seat": seat, "kind": kind, "guest": sits})
        entry = "INSERT INTO entries VALUES ('running', 0, 'move', 0, :data, 'first', 1)"
        await connection.execute(text(entry), {"data": msgspec.json.encode({"text": move}).decode()})
    await storage.open()
    registry = TableRegistry(storage, own_house)
    async with registry.table("running") as live:
        before.play(0, move)
        assert live.table.view(0) == before.view(0)
        async with live.lock:
            following = live.table.match
            await live.append(Move(following.legal()[0], seat=following.actor, request="next"))
    async with registry.table("waiting") as live:
        assert (live.dealt, live.chairs[1]) == (False, OPEN_CHAIR)
        await registry.join(live, BEN, salted=True)
        await live.change(partial(live.salt, BEN.id, "of Ben"))
        dealt = Match(game, options, Seal("old", ("salt", "", "of Ben")))
        assert live.table.view(1) == dealt.view(1)
    await registry.close()
    await storage.close()


async def test_a_chair_comes_back_with_its_salt(storage: SqlStorage) -> None:
    chairs = [chair_of_guest(ADA, salted=True), Chair("bot", "sprout", level="sprout")]
    setting = Setting(id="table", game="gegensatz", rules=1, options={}, seal=Seal("seed"))
    await storage.add_table(Stored(setting, chairs, []))
    assert (await storage.news("table", 0)).chairs == chairs
    assert not await storage.take_salts("table", {1: "of a bot"})
    assert await storage.take_salts("table", {0: "of Ada"})
    assert not await storage.take_salts("table", {0: "again"})
    assert (await storage.news("table", 0)).chairs[0].salt == "of Ada"


@pytest.mark.deal("always this one")
async def test_the_deals_of_these_tests_are_the_same_in_every_run(invite: Invite) -> None:
    ada = await invite("Ada")
    commitments = []
    for _ in range(2):
        async with ada.at(await ada.make(ME, ME)) as place:
            commitments.append(place.table["commitment"])
    draws = Draws("always this one kernel.seal")
    assert commitments == [commitment_to(draws.token_hex(16)) for _ in range(2)]
