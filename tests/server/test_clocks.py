"""Clocks at real tables: they start when everybody is there, run out once, and survive the server."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from manawell.server.cluster.connections import make_storage
from manawell.server.settings import Settings
from manawell.server.storage.interface import Chair, Guest
from manawell.server.tables.live import LiveTable
from manawell.server.tables.registry import TableRegistry
from manawell.server.tables.timekeeper import Timekeeper
from manawell.table.entries import Start, TimeOut
from manawell.table.record import parse_record, record_of, verify
from manawell.table.setting import Terms, TimeControl
from tests.server.conftest import Invite
from tests.server.house import BOT, DUEL, ME, OPEN, Person, roomy, running

SOON: dict[str, Any] = {"kind": "live", "seconds": 600, "increment": 5}
PEOPLE = [Guest("a" * 16, "Ada", "en"), Guest("b" * 16, "Ben", "en")]
CHAIRS = [Chair("person", guest.name, guest.id) for guest in PEOPLE]


async def make(person: Person, *seats: Any, status: int = 200, **terms: Any) -> Any:
    body = {"game": "gegensatz", "options": DUEL, "seats": list(seats), "terms": terms}
    found = await person.post("/api/tables", body, status)
    return found["id"] if status == 200 else found["fault"]


async def test_clocks_start_when_the_last_seat_is_taken(invite: Invite) -> None:
    ada, ben = [await invite(name) for name in ("Ada", "Ben")]
    table = await make(ada, ME, OPEN, clock=SOON)
    async with ada.at(table) as one:
        assert one.scene == {}
        assert one.table["clock"] == SOON
        await ben.join(table)
        await one.hear("update", where=lambda message: message["scene"]["clock"] is not None)
        clock: Any = one.scene["clock"]
        assert clock["left"] == [600.0, 600.0]
        assert clock["running"] == one.scene["actor"]
        async with ben.at(table) as two:
            assert two.scene["clock"] == clock
            mover, other = (one, two) if one.legal else (two, one)
            await mover.play(mover.legal[0])
            while mover.legal:
                await mover.play("decline" if "decline" in mover.legal else mover.legal[0])
            await other.hear("update", where=lambda message: message["scene"]["actor"] == other.scene["viewer"])
            assert other.scene["clock"]["running"] == other.scene["viewer"]
            left = other.scene["clock"]["left"][mover.scene["viewer"]]
            assert 540 < left <= 605
            listed = await ada.get(f"/api/tables/{table}")
            assert listed["clock"] == SOON
            assert listed["due"] == pytest.approx(other.scene["clock"]["since"] + 600)


async def test_a_bot_has_no_clock(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await make(ada, ME, BOT, clock=SOON)
    async with ada.at(table) as one:
        assert one.scene["clock"]["left"] == [600.0, None]


@pytest.mark.parametrize(
    ("seats", "terms", "fault", "status"),
    [
        ([ME, OPEN], {"late": "tomorrow"}, "fault-late", 422),
        ([ME, OPEN], {"clock": {"kind": "live", "seconds": 1}}, "fault-request", 422),
        ([ME, OPEN], {"clock": {"kind": "days", "seconds": 10**9}}, "fault-request", 422),
        ([ME, OPEN], {"clock": {"kind": "sand", "seconds": 600}}, "fault-request", 422),
        ([ME, ME], {"rated": True}, "fault-rated-hotseat", 409),
        ([ME, OPEN], {"rated": True, "late": "master"}, "fault-rated-bot", 409),
        ([ME, BOT], {"public": True}, "fault-public-full", 409),
    ],
)
async def test_bad_terms_are_refused(invite: Invite, seats: Any, terms: Any, fault: str, status: int) -> None:
    assert await make(await invite("Ada"), *seats, status=status, **terms) == fault


async def test_a_solo_game_is_not_rated(invite: Invite) -> None:
    ada = await invite("Ada")
    body = {"game": "gegensatz", "options": {"mode": "solo"}, "seats": [ME], "terms": {"rated": True}}
    assert (await ada.post("/api/tables", body, 409))["fault"] == "fault-rated-alone"


async def test_at_a_rated_table_nothing_is_taken_back_and_nothing_hinted(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await make(ada, ME, BOT, rated=True)
    async with ada.at(table) as one:
        await one.turn()
        await one.play(one.legal[0])
        assert one.scene["undo"] in ("rated", "over")
        answer = await one.ask("ask", kind="undo")
        assert (answer["fault"], answer["values"]) == ("fault-no-takeback", {"why": "rated"})
        assert (await one.ask("ask", kind="hint"))["fault"] == "fault-hint-rated"
        answer = await one.ask("coach", version=one.scene["version"], said=[])
        assert answer["fault"] == "fault-hint-rated"


async def test_nobody_is_hurried_before_their_time(invite: Invite) -> None:
    ada, ben = [await invite(name) for name in ("Ada", "Ben")]
    table = await make(ada, ME, OPEN, clock=SOON)
    await ben.join(table)
    async with ada.at(table) as one, ben.at(table) as two:
        waiting = two if one.legal else one
        for kind in ("claim", "deputy"):
            assert (await waiting.ask("ask", kind=kind))["fault"] == "fault-not-late"


async def test_somebody_who_is_gone_can_be_replaced_by_a_bot(own_house: Settings) -> None:
    with running(roomy(own_house.data, database=own_house.database, away_seconds=0.0)) as url:
        ada, ben = [await Person(url).come_in(name) for name in ("Ada", "Ben")]
        table = await make(ada, ME, OPEN, clock=SOON)
        await ben.join(table)
        actor = (await ada.get(f"/api/tables/{table}"))["actor"]
        leaver, stayer = (ada, ben) if actor == 0 else (ben, ada)
        async with stayer.at(table) as here:
            async with leaver.at(table):
                await here.hear("table", where=lambda message: message["table"]["seats"][actor]["online"])
                assert (await here.ask("ask", kind="claim"))["fault"] == "fault-not-late", "both are here"
            await here.hear("table", where=lambda message: not message["table"]["seats"][actor]["online"])
            assert (await here.ask("ask", kind="deputy"))["type"] == "done"
            await here.turn()
            assert here.table["seats"][actor]["deputy"] == "adept"
            async with leaver.at(table) as back:
                assert back.legal == []
                while not here.over and back.scene["actor"] != actor:
                    await here.turn()
                    await here.play()
                    await back.settle()
                if not here.over:
                    answer = await back.ask("play", version=back.scene["version"], move="@0")
                    assert answer["fault"] == "fault-bot-plays"
        for person in (ada, ben):
            await person.leave()


async def test_a_bot_is_relieved_by_who_comes_back_after_a_restart_too(own_house: Settings) -> None:
    house = roomy(own_house.data, database=own_house.database, away_seconds=0.0, bot_pace=1000.0)
    with running(house) as url:
        ada, ben = [await Person(url).come_in(name) for name in ("Ada", "Ben")]
        table = await make(ada, ME, OPEN, clock=SOON)
        await ben.join(table)
        actor = (await ada.get(f"/api/tables/{table}"))["actor"]
        leaver, stayer = (ada, ben) if actor == 0 else (ben, ada)
        async with stayer.at(table) as here:
            assert (await here.ask("ask", kind="return"))["fault"] == "fault-no-bot-plays"
            assert (await here.ask("ask", kind="deputy"))["type"] == "done"
    with running(house) as url:
        for person in (leaver, stayer):
            await person.move_to(url)
        async with stayer.at(table) as here, leaver.at(table) as back:
            assert here.table["seats"][actor]["deputy"] == "adept"
            assert back.legal == []
            assert not (await leaver.get("/api/tables"))[0]["your_turn"], "a bot decides"
            assert (await leaver.get("/api/me/turns"))["count"] == 0
            assert (await here.ask("ask", kind="return"))["fault"] == "fault-no-bot-plays", "it is not their seat"
            assert (await back.ask("ask", kind="return"))["type"] == "done"
            await here.hear("table", where=lambda message: message["table"]["seats"][actor]["deputy"] is None)
            await back.turn()
            assert (await leaver.get("/api/me/turns"))["count"] == 1
            left = back.scene["clock"]["left"][actor]
            assert 0 < left < SOON["seconds"], "what was left when the bot took over"
            assert (await back.play())["type"] == "done", "the bot, who was still thinking, does not decide any more"
        for person in (leaver, stayer):
            await person.leave()


@pytest.fixture
async def registry(own_house: Settings) -> AsyncIterator[TableRegistry]:
    storage = make_storage(own_house)
    await storage.open()
    for guest in PEOPLE:
        await storage.add_guest(guest, guest.id.encode())
    found = TableRegistry(storage, roomy(own_house.data, clock_grace=0.0))
    yield found
    await found.close()
    await storage.close()


async def overdue_table(registry: TableRegistry, late: str) -> str:
    """A table on which a clock of no seconds has just run out."""
    terms = Terms(clock=TimeControl("live", 0), late=late)
    return await registry.make("gegensatz", DUEL, CHAIRS, terms=terms)


async def entries_of(registry: TableRegistry, table: str) -> list[Any]:
    stored = await registry.storage.find_table(table)
    assert stored is not None
    return stored.entries


@pytest.mark.parametrize("late", ["lose", "wait", "sprout"])
async def test_time_that_runs_out_where_nobody_looks_is_noticed_once(registry: TableRegistry, late: str) -> None:
    table = await overdue_table(registry, late)
    other = TableRegistry(registry.storage, registry.settings)
    keepers = [Timekeeper(one, 0.0) for one in (registry, other)]
    try:
        while not any(isinstance(entry, TimeOut) for entry in await entries_of(registry, table)):
            await asyncio.gather(*(keeper.look() for keeper in keepers))
        for keeper in keepers:
            await keeper.look()
    finally:
        await other.close()
    found = await entries_of(registry, table)
    assert [type(entry) for entry in found if isinstance(entry, Start | TimeOut)] == [Start, TimeOut]
    assert await registry.storage.overdue(found[0].at + 1000, 10) == []


async def test_a_move_that_comes_too_late_does_not_count(registry: TableRegistry) -> None:
    table = await overdue_table(registry, "lose")

    async def late_work(live: LiveTable) -> bool:
        return live.table.over

    async with registry.table(table) as live:
        while not await live.change(lambda: late_work(live)):
            await asyncio.sleep(0.01)
        outcome = live.table.outcome()
        assert outcome is not None
        assert outcome.reason == "time"
        assert verify(parse_record(str(record_of(live.table)))).reason == "time"


async def test_after_a_start_people_have_a_moment_to_come_back(registry: TableRegistry) -> None:
    table = await overdue_table(registry, "lose")
    patient = TableRegistry(registry.storage, roomy(registry.settings.data, clock_grace=3600.0))
    try:
        await Timekeeper(patient, 3600.0).look()
        async with patient.table(table) as live:
            await live.change(_nothing)
            assert not live.table.over
    finally:
        await patient.close()


async def test_clocks_start_even_if_the_server_fell_over_the_last_seat(registry: TableRegistry) -> None:
    """The seat was taken, but the start of the clocks was not stored any more."""
    terms = Terms(clock=TimeControl("live", 600))
    table = await registry.make("gegensatz", DUEL, [CHAIRS[0], Chair("open")], terms=terms)
    assert await registry.storage.take_chair(table, 1, CHAIRS[1])
    async with registry.table(table) as live:
        await live.change(_nothing)
        assert live.table.clocks is not None
        assert [type(entry) for entry in live.table.entries] == [Start]


async def _nothing() -> None: ...
