"""A worker is killed in mid-game: nothing acknowledged is lost or counted twice, and the game goes on."""

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
import websockets

from manawell.server.admin import Host, opened
from manawell.server.settings import Settings
from manawell.table.entries import Move
from tests.server.house import BOT, HOST_SECRET, ME, OPEN, PATIENCE, Person, Place, Process, addresses, metrics_of
from tests.server.services import PASSWORD, wait_for
from tests.server.test_cluster import log_of, present, until
from tests.server.test_durability import children_of, state_of
from tests.server.test_telemetry import figures

Start = Callable[..., Process]
Two = Callable[[str, str], Awaitable[tuple[Person, Person]]]
BROKEN = (websockets.WebSocketException, OSError, TimeoutError, httpx.TransportError)


@pytest.fixture
def start(own_house: Settings, tmp_path: Path) -> Iterator[Start]:
    processes: list[Process] = []

    def begin(*arguments: str) -> Process:
        roomy = ("--workers-for-bots", "1", "--limit", "messages_per_second=1000")
        processes.append(Process(tmp_path, *roomy, *addresses(own_house), *arguments))
        return processes[-1]

    yield begin
    for process in processes:
        process.stop(signal.SIGKILL)


@pytest.fixture
async def ada_and_ben() -> AsyncIterator[Two]:
    people: list[Person] = []

    async def come(first: str, second: str) -> tuple[Person, Person]:
        people.extend([await Person(first).come_in("Ada"), await Person(second).come_in("Ben")])
        return people[-2], people[-1]

    yield come
    for person in people:
        await person.leave()


def workers_of(parent: Process) -> list[int]:
    """Without the helper by which Python keeps count of what processes share."""
    return [child for child in children_of(parent.pid) if not gone(child) and b"spawn_main" in called(child)]


def called(pid: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def gone(pid: int) -> bool:
    return state_of(pid) == "Z" or not Path(f"/proc/{pid}").exists()


class Player:
    """A page: when its connection breaks, it comes back and sends once more what was not answered."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person, self.table = person, table
        self.rng = random.Random(seed)
        self.acknowledged: list[str] = []
        self.sent: tuple[str, str] | None = None
        self.over = False
        self.broken = 0
        self.place: Place | None = None

    async def play(self) -> None:
        while not self.over:
            try:
                async with self.person.at(self.table) as self.place:
                    await self._play_at(self.place)
            except BROKEN:
                self.broken += 1
                await asyncio.sleep(0.1)

    async def _play_at(self, place: Place) -> None:
        while not self.over:
            if self.sent is None:
                await place.turn()
                if place.over:
                    self.over = True
                    return
                self.sent = f"{self.person.id}:{next(Place.ids)}", self.rng.choice(place.legal)
            name, move = self.sent
            answer = await place.play(move, id=name.partition(":")[2])
            if answer["type"] == "done":
                self.acknowledged.append(name)
            else:
                assert answer["fault"] == "fault-stale-version", answer
            self.sent = None
            await asyncio.sleep(0.1)  # as fast as the server lets anyone play

    async def stop(self) -> None:
        self.over = True
        if self.place is not None:
            await self.place.connection.close()


async def until_all_have_moved(players: list[Player]) -> None:
    before = {player.table: moves_at(players, player.table) for player in players}
    async with asyncio.timeout(4 * PATIENCE):
        while any(moves_at(players, player.table) < before[player.table] + 2 and not player.over for player in players):
            await asyncio.sleep(0.02)


def moves_at(players: list[Player], table: str) -> int:
    return sum(len(player.acknowledged) for player in players if player.table == table)


async def test_a_killed_worker_takes_nothing_with_it(start: Start, own_house: Settings, ada_and_ben: Two) -> None:
    parent = start("--workers", "2")
    ada, ben = await ada_and_ben(parent.url, parent.url)
    players: list[Player] = []
    for number in range(6):
        alone, shared = await ada.make(ME, ME), await ada.make(ME, OPEN)
        await ben.join(shared)
        players += [Player(ada, alone, number), Player(ada, shared, number), Player(ben, shared, number)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(2):
        await until_all_have_moved(players)
        killed = workers_of(parent)[0]
        os.kill(killed, signal.SIGKILL)
        await until_all_have_moved(players)
        async with asyncio.timeout(4 * PATIENCE):
            while killed in workers_of(parent) or len(workers_of(parent)) < 2:
                await asyncio.sleep(0.05)
    broken = sum(player.broken for player in players)
    for player in players:
        await player.stop()
    async with asyncio.timeout(4 * PATIENCE):
        await asyncio.gather(*tasks)
    assert broken > 0
    for table in {player.table for player in players}:
        kept = [entry.request for entry in await log_of(own_house, table) if isinstance(entry, Move)]
        known = [name for player in players if player.table == table for name in player.acknowledged]
        sent = [player.sent[0] for player in players if player.table == table and player.sent is not None]
        assert len(known) == len(set(known))
        assert set(known) <= set(kept), "a move that was acknowledged is gone"
        assert set(kept) <= {*known, *sent}, "a move was applied that nobody made"
    assert parent.stop(signal.SIGTERM) == 0
    assert "a worker has died and is replaced" in "".join(parent.log)
    assert PASSWORD not in "".join(parent.log)


async def test_another_server_goes_on_for_a_dead_one(start: Start, own_house: Settings, ada_and_ben: Two) -> None:
    """A bot's turn: the server that thinks is killed; a spectator on the other one still sees the bot's move."""
    left, right = start(), start()
    ada, ben = await ada_and_ben(left.url, right.url)
    table = await ada.make(ME, BOT)
    async with ben.at(table) as watching:
        with contextlib.suppress(websockets.ConnectionClosed):
            async with ada.at(table) as place:
                await until(watching, present(True, True, watchers=1))
                assert (await place.play())["type"] == "done"
                left.stop(signal.SIGKILL)
        await until(watching, present(False, True, watchers=1))
        while len(moves := await log_of(own_house, table)) < 2 or watching.scene["actor"] != 0:
            await watching.next()
        assert [entry.seat for entry in moves[:2]] == [0, 1]
        ada.url = right.url
        async with ada.at(table) as place:
            await until(watching, present(True, True, watchers=1))
            assert (await place.play())["type"] == "done"
            await place.turn()


def test_workers_do_not_outlive_their_parent(start: Start) -> None:
    parent = start("--workers", "2")
    workers = workers_of(parent)
    assert len(workers) == 2
    parent.stop(signal.SIGKILL)
    wait_for(lambda: all(map(gone, workers)), "a worker lives on")


@pytest.mark.usefixtures("own_house")
def test_a_parent_stops_although_all_its_workers_hang(start: Start) -> None:
    parent = start("--workers", "2")
    workers = workers_of(parent)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    os.kill(parent.pid, signal.SIGTERM)
    wait_for(lambda: gone(parent.pid), "the parent waits for workers that hang")
    wait_for(lambda: all(map(gone, workers)), "a worker lives on")


async def test_any_worker_tells_the_metrics_of_all(start: Start) -> None:
    """Also of one that has died: what it counted stays."""
    house = start("--workers", "2", "--set", f"metrics_token={HOST_SECRET}")
    before = set(workers_of(house))
    people = [Person(house.url) for _ in range(12)]  # each has a connection of its own, to some worker
    for number, person in enumerate(people):
        await person.come_in(f"Guest {number}")
    route = "manawell_requests_total{method=POST,route=/api/guests,status=200}"
    async with asyncio.timeout(4 * PATIENCE):
        while figures(await metrics_of(people[0]))[route] < 12.0:  # a request is counted after it is answered
            await asyncio.sleep(0.1)
    for person in people:
        told = figures(await metrics_of(person))
        assert (told[route], told["manawell_workers"]) == (12.0, 2.0)
    os.kill(min(before), signal.SIGKILL)
    wait_for(lambda: len(set(workers_of(house)) - before) == 1, "no worker came in its place")
    for person in people:
        await person.leave()
    async with asyncio.timeout(4 * PATIENCE):
        while (told := await told_at_last(house.url)).get("manawell_workers") != 2.0:
            await asyncio.sleep(0.1)
    assert told[route] == 12.0


async def told_at_last(url: str) -> dict[str, float]:
    """What a fresh connection is told; nothing while the worker that got it is not there yet."""
    person = Person(url)
    try:
        return figures(await metrics_of(person))
    except httpx.TransportError:
        return {}
    finally:
        await person.leave()


async def test_every_worker_notices_what_the_host_does(start: Start, own_house: Settings) -> None:
    """Over the database: Redis has no part in it."""
    house = start("--workers", "2")
    people = [await Person(house.url).come_in(f"Guest {number}") for number in range(8)]
    async with opened(own_house) as storage:
        host = Host(storage)
        await host.announce({"en": "Back at ten"}, None)
        for person in people:
            while (await person.get("/api/house"))["announcement"] != "Back at ten":
                await asyncio.sleep(0.1)
        table = await people[0].make(ME, OPEN)
        async with contextlib.AsyncExitStack() as stack:
            places = [await stack.enter_async_context(person.at(table)) for person in people]
            await host.rename_guest(people[0].id, "Renamed")
            for place in places:
                while place.table["seats"][0]["name"] != "Renamed":
                    await place.next()
            await host.close_table(table)
            for place in places:
                await place.connection.wait_closed()
                assert place.connection.close_code == 4410
    for person in people:
        await person.leave()
