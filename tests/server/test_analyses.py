"""The analysis of a finished game: computed once, in portions, kept with the game, and never of a running one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manawell.analysis.report import Budget, Report
from manawell.server.cluster.bus import Alone
from manawell.server.faults import ServerFault, TooMany
from manawell.server.settings import Settings
from manawell.server.tables import analyses
from manawell.server.tables.analyses import Analyses, Analysis, go_on
from manawell.server.tables.bot_pool import BotPool
from manawell.server.tables.live import LiveTable
from manawell.table.record import record_of
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, PATIENCE, Person, roomy, running
from tests.server.nim import nim_is_listed
from tests.server.test_log import Ledger
from tests.server.test_takeback_cost import MOVES, log_of

LAST = MOVES + 1
"""The number of the last step: the deal is number 0, and the last stone is taken after all the others."""
BUDGET = Budget(2, worlds=2)


class Shelf(Ledger):
    """Keeps analyses as well, and counts how often."""

    def __init__(self) -> None:
        super().__init__(log_of(*["move"] * LAST))
        self.kept: dict[str, bytes] = {}
        self.writes = 0

    async def find_analysis(self, table: str) -> bytes | None:
        return self.kept.get(table)

    async def keep_analysis(self, table: str, found: bytes) -> None:
        self.kept[table] = found
        self.writes += 1


@pytest.fixture(autouse=True)
def nim() -> Any:
    with nim_is_listed():
        yield


@pytest.fixture
def portions(monkeypatch: pytest.MonkeyPatch) -> list[bytes | None]:
    """Every portion is computed here and is one step long; the list has what each began with."""
    began: list[bytes | None] = []

    async def do(_self: BotPool, _table: str, _seconds: float | None, work: Any, *given: Any) -> bytes:
        began.append(given[-1])
        await asyncio.sleep(0)
        found: bytes = work(*given)
        return found

    monkeypatch.setattr(BotPool, "do", do)
    monkeypatch.setattr(analyses, "PORTION", 0.0)
    monkeypatch.setattr(analyses, "KEEPING", 0.0)
    monkeypatch.setattr(analyses, "Budget", lambda *_limits: BUDGET)
    analyses._left.clear()
    return began


def house(shelf: Shelf, **changes: Any) -> tuple[Analyses, LiveTable]:
    return Analyses(shelf, Settings(Path("unused"), **changes), Alone()), LiveTable(shelf.stored, shelf)


async def have(found: Analyses, table: LiveTable, asker: str = "Ada") -> None:
    begun = await found.begin(table, asker)
    if begun is not None:
        await found.compute(table, begun)


async def told(found: Analyses, table: LiveTable, since: int = 0) -> Analysis:
    return msgspec.json.decode(await found.told(table.id, since), type=Analysis)


async def test_a_crowd_that_asks_costs_one_analysis(portions: list[bytes | None]) -> None:
    found, table = house(Shelf())
    assert await told(found, table) == Analysis("none", None)
    await asyncio.gather(*(have(found, table, f"guest {number}") for number in range(9)))
    assert len(portions) == LAST + 1
    await have(found, table)
    assert len(portions) == LAST + 1
    analysis = await told(found, table)
    assert analysis.status == "done"
    assert analysis.report is not None
    assert [step.number for step in analysis.report.steps] == list(range(LAST + 1))
    later = (await told(found, table, LAST - 1)).report
    assert later is not None
    assert [step.number for step in later.steps] == [LAST - 1, LAST]
    assert later.balances == analysis.report.balances != ()


async def test_another_run_tells_how_certain_the_figures_are(portions: list[bytes | None]) -> None:
    found, table = house(Shelf())
    await have(found, table)
    first = await found.complete(table.id)
    begun = await found.begin(table, "Ada", again=True)
    assert first is not None
    assert begun is not None
    computing = asyncio.create_task(found.compute(table, begun))
    while (await told(found, table)).report == first and not computing.done():
        await asyncio.sleep(0)
    assert await found.complete(table.id) is not None, "what was found before is still there"
    await computing
    second = await found.complete(table.id)
    assert second is not None
    assert (second.runs, second.steps, second.trials[:1]) == (2, first.steps, first.trials)
    assert (first.balances[0].errors, bool(second.balances[0].errors)) == ({}, True)
    await have(found, table)
    assert (await told(found, table)).report == second, "nobody has asked for more"
    for _ in range(analyses.MOST_RUNS):
        if (begun := await found.begin(table, "Ada", again=True)) is not None:
            await found.compute(table, begun)
    most = await found.complete(table.id)
    assert most is not None
    assert most.runs == analyses.MOST_RUNS


async def test_another_server_goes_on_where_one_has_stopped(portions: list[bytes | None]) -> None:
    shelf = Shelf()
    found, table = house(shelf)
    begun = await found.begin(table, "Ada")
    assert begun is not None
    computing = asyncio.create_task(found.compute(table, begun))
    while shelf.writes < 3:
        await asyncio.sleep(0)
    assert (await told(found, table)).status == "running"
    computing.cancel()
    await asyncio.gather(computing, return_exceptions=True)
    stands = shelf.kept[table.id]
    other, table = house(shelf)
    assert (await told(other, table)).status == "paused"
    analyses._left.clear()
    portions.clear()
    await have(other, table)
    assert portions[0] is not None
    assert len(portions) < LAST, "what was kept is not computed again"
    alone, table = house(Shelf())
    await have(alone, table)
    assert (await told(alone, table)).report == (await told(other, table)).report
    assert shelf.kept[table.id] != stands


class Shared(Alone):
    """A bus of two workers: a lease is given once at a time."""

    def __init__(self) -> None:
        self.leased: set[str] = set()

    @asynccontextmanager
    async def lease(self, name: str) -> AsyncIterator[bool]:
        ours = name not in self.leased
        self.leased.add(name)
        yield ours
        if ours:
            self.leased.discard(name)


async def test_of_two_workers_one_computes_and_the_other_reads(
    portions: list[bytes | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "PATIENCE", 0.0)
    shelf, bus = Shelf(), Shared()
    workers = [Analyses(shelf, Settings(Path("unused")), bus) for _ in range(2)]
    tables = [LiveTable(shelf.stored, shelf) for _ in workers]
    await asyncio.gather(*(have(worker, table) for worker, table in zip(workers, tables, strict=True)))
    assert len(portions) == LAST + 1
    one, other = [await told(worker, table) for worker, table in zip(workers, tables, strict=True)]
    assert one == other
    assert one.status == "done"


async def test_what_an_older_version_has_kept_is_computed_anew(
    portions: list[bytes | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, table = house(Shelf())
    await have(found, table)
    monkeypatch.setattr(analyses, "FORMAT", 10**6)
    assert (await told(found, table)).status == "none"


async def test_nobody_waits_for_more_than_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    found, table = house(Shelf(), analyses_per_guest=0)
    with pytest.raises(TooMany, match="already"):
        await found.begin(table, "Ada")
    found, table = house(Shelf())
    monkeypatch.setattr(analyses, "MOST_WAITING", 0)
    with pytest.raises(TooMany, match="Too many"):
        await found.begin(table, "Ada")
    found, table = house(Shelf(), analysis_workers=0)
    with pytest.raises(ServerFault):
        await found.begin(table, "Ada")


def test_a_process_goes_on_with_what_it_remembers_or_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "PORTION", 0.0)
    analyses._left.clear()
    record = str(record_of(house(Shelf())[1].table))
    first = go_on(record, "seed", BUDGET, None)
    remembered = go_on(record, "seed", BUDGET, first)
    analyses._left.clear()
    assert go_on(record, "seed", BUDGET, first) == remembered
    assert [len(msgspec.json.decode(found, type=Report).steps) for found in (first, remembered)] == [1, 2]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(roomy(tmp_path_factory.mktemp("hasty"), analysis_seconds=0.2)) as address:
        yield address


@pytest.fixture
async def ada(invite: Invite, hasty: str) -> Person:
    return await invite("Ada", hasty)


async def given_up(person: Person) -> str:
    """A table where the game was over after a move each."""
    table = await person.make(ME, BOT, mode="duel", turn_limit=6)
    async with person.at(table) as place:
        await place.turn()
        await place.play()
        await place.turn()
        await place.ask("ask", kind="resign")
    return table


async def done(person: Person, table: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while (found := await person.get(f"/api/tables/{table}/analysis"))["status"] != "done":
            await asyncio.sleep(0.1)
    return found["report"]


async def test_a_running_game_is_not_analysed(ada: Person, invite: Invite, hasty: str) -> None:
    table, spectator = await ada.make(ME, BOT), await invite("Ben", hasty)
    for person in (ada, spectator):
        assert (await person.post(f"/api/tables/{table}/analysis", status=409))["fault"] == "fault-not-over"
        assert (await person.get(f"/api/tables/{table}/analysis", status=409))["fault"] == "fault-not-over"
        assert (await person.get(f"/api/tables/{table}/decisions/1", status=409))["fault"] == "fault-not-over"


async def test_a_finished_game_is_analysed_for_whoever_asks(ada: Person, invite: Invite, hasty: str) -> None:
    table, spectator = await given_up(ada), await invite("Ben", hasty)
    assert await spectator.get(f"/api/tables/{table}/analysis") == {"status": "none", "report": None}
    answer = await spectator.http.post(f"/api/tables/{table}/analysis")
    assert answer.status_code == 204
    report = await done(ada, table)
    replay = await ada.get(f"/api/tables/{table}/replay")
    assert len(report["steps"]) == len(replay["steps"]) == report["last"] + 1
    assert report["ending"]["seat"] == 0
    assert report["balances"][0]["result"] == 0.0


async def test_a_decision_is_shown_as_its_player_saw_it(ada: Person) -> None:
    table = await given_up(ada)
    replay = await ada.get(f"/api/tables/{table}/replay?viewer=0")
    mine = next(at for at, step in enumerate(replay["steps"]) if step["seat"] == 0)
    move = replay["steps"][mine]["move"]
    scene = (await ada.http.get(f"/api/tables/{table}/decisions/{mine}", params={"move": [move]})).json()
    assert scene["viewer"] == 0
    assert scene["view"] == replay["steps"][mine - 1]["view"]
    assert [legal["text"] for legal in scene["legal"]] == [move]
    assert (await ada.get(f"/api/tables/{table}/decisions/9999", status=422))["fault"] == "fault-fork-step"
    await ada.get(f"/api/tables/{table}/decisions/{mine}?move=nonsense", status=422)
