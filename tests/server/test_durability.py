"""Acknowledged requests are never lost and never counted twice: kill, full disk, stop and start."""

import asyncio
import json
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from manawell.server.cluster.connections import make_storage
from manawell.server.settings import Settings
from manawell.server.storage.sql import SqlStorage
from manawell.table.entries import Move
from tests.server.house import BOT, ME, OPEN, PATIENCE, Person, Process, addresses
from tests.server.services import PASSWORD, embedded


@pytest.fixture
def start(own_house: Settings, tmp_path: Path) -> Any:
    processes: list[Process] = []

    def begin(*arguments: str) -> Process:
        shared = addresses(own_house)
        roomy = ("--workers-for-bots", "1", "--limit", "messages_per_second=1000")
        processes.append(Process(tmp_path / "data", *roomy, *shared, *arguments))
        return processes[-1]

    yield begin
    for process in processes:
        process.stop(signal.SIGKILL)


Start = Callable[..., Process]


class Player:
    """Plays random moves at a hot seat, and keeps count of what the server has acknowledged."""

    def __init__(self, ada: Person, table: str, seed: int) -> None:
        self.ada = ada
        self.table = table
        self.rng = random.Random(seed)
        self.acknowledged: list[str] = []
        self.sent: str | None = None

    async def play(self) -> None:
        try:
            async with self.ada.at(self.table) as place:
                while not place.over:
                    self.sent = self.rng.choice(place.legal)
                    answer = await place.play(self.sent)
                    assert answer["type"] == "done", answer
                    self.acknowledged.append(self.sent)
                    self.sent = None
                    await asyncio.sleep(0.02)  # as fast as the server lets anyone play
        except (websockets.ConnectionClosed, websockets.InvalidMessage, OSError):
            return


async def moves_of(storage: SqlStorage, table: str) -> list[str]:
    stored = await storage.find_table(table)
    assert stored is not None
    return [entry.text for entry in stored.entries if isinstance(entry, Move)]


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(start: Start, own_house: Settings) -> None:
    house = replace(own_house, data=own_house.data / "data")
    process = start()
    ada = await Person(process.url).come_in("Ada")
    players = [Player(ada, await ada.make(ME, ME), seed) for seed in range(30)]
    for number in range(1, 4):
        tasks = [asyncio.create_task(player.play()) for player in players]
        async with asyncio.timeout(PATIENCE):
            while sum(len(player.acknowledged) for player in players) < 50 * number:
                await asyncio.sleep(0.02)
        process.stop(signal.SIGKILL)
        await asyncio.gather(*tasks)
        storage = make_storage(house)
        for player in players:
            kept, known = await moves_of(storage, player.table), player.acknowledged
            assert kept[: len(known)] == known, "a move that was acknowledged is gone"
            assert kept[len(known) :] in ([], [player.sent]), "a move was applied that nobody made"
            player.acknowledged = kept
        await storage.close()
        process = start("--port", process.url.rpartition(":")[2])
    for player in players:
        async with ada.at(player.table) as place:
            assert place.scene["view"]["turn"] <= len(player.acknowledged)
            if not place.over:
                assert (await place.play())["type"] == "done"
    await ada.leave()


async def test_stopping_and_starting_loses_nothing(start: Start) -> None:
    process = start()
    ada, ben = await Person(process.url).come_in("Ada"), await Person(process.url).come_in("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as first, ben.at(table) as second:
        await first.play(id="first")
        await second.turn()
        await second.ask("say", text="see you")
        await second.ask("ask", kind="draw")
        await first.settle()
    assert process.stop(signal.SIGTERM) == 0
    start("--port", process.url.rpartition(":")[2])
    async with ada.at(table) as again:
        assert again.story == first.story
        assert {**again.scene, "legal": []} == {**first.scene, "legal": []}
        assert again.table["offers"] == [{"kind": "draw", "by": 1, "agreed": [1]}]
        assert [line["text"] for line in again.chat["lines"]] == ["see you"]
        assert (await again.ask("play", id="first", version=0, move="@4"))["type"] == "done", "it was done before"
        assert again.story == first.story
    assert [line["id"] for line in await ada.get("/api/tables")] == [table]
    for person in (ada, ben):
        await person.leave()


@embedded
async def test_a_full_disk_refuses_and_changes_nothing(start: Start, tmp_path: Path) -> None:
    process = start()
    ada, ben = await Person(process.url).come_in("Ada"), await Person(process.url).come_in("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as first, ben.at(table) as second:
        largest = max(path.stat().st_size for path in (tmp_path / "data").iterdir())
        _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        before, move = first.scene, first.legal[0]
        for _ in range(3):
            assert (await first.play(move, id="stubborn"))["fault"] == "fault-storage"
        assert (await first.ask("say", text="hello?"))["fault"] == "fault-storage"
        answer = await ada.http.post("/api/tables", json={"game": "gegensatz", "seats": [ME, BOT]})
        assert (answer.status_code, answer.json()["fault"]) == (503, "fault-storage")
        assert await second.settle() == []
        assert first.scene == before
        assert (await ada.http.get("/readyz")).status_code == 503
        assert any("nothing can be stored" in line and "Operational" in line for line in process.log), process.log
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert largest > 1
        assert (await first.play(move, id="stubborn"))["type"] == "done"
        await second.turn()
        assert second.scene["view"]["wands"][0] is not None
        assert (await ada.http.get("/readyz")).status_code == 200
    for person in (ada, ben):
        await person.leave()


@embedded
async def test_who_has_told_its_address_answers(start: Start) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(2):  # the first start also makes the database
            process = start()
            assert (await http.get(process.url + "/healthz")).status_code == 200
            process.stop()


@embedded
def test_a_second_server_on_the_same_folder_is_refused(start: Start, tmp_path: Path) -> None:
    process = start()
    command = [sys.executable, "-m", "manawell.cli", "serve", "--data", str(tmp_path / "data"), "--lang", "en"]
    second = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert second.returncode == 2
    assert f"Another server (process {process.pid}) is already using the folder" in second.stderr
    assert second.stderr.count("\n") == 1
    process.stop(signal.SIGKILL)
    start()


@embedded
def test_nobody_else_on_the_machine_can_read_what_is_kept(start: Start, tmp_path: Path) -> None:
    """Neither in a new folder nor in an existing one with an older database."""
    folder = tmp_path / "data"
    for _ in range(2):
        start().stop()
        for path in (folder, *folder.iterdir()):
            assert path.stat().st_mode & 0o077 == 0, path
        for path in folder.iterdir():
            path.chmod(0o644)
    start()
    assert all(path.stat().st_mode & 0o077 == 0 for path in folder.iterdir())


@embedded
def test_a_port_that_is_taken_is_one_clear_line(start: Start, tmp_path: Path) -> None:
    port = start().url.rpartition(":")[2]
    command = [sys.executable, "-m", "manawell.cli", "serve", "--data", str(tmp_path / "two"), "--port", port]
    second = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert second.returncode == 2
    assert second.stderr.count("\n") == 1


async def test_workers_do_not_outlive_a_killed_server(start: Start) -> None:
    process = start()
    ada = await Person(process.url).come_in("Ada")
    async with ada.at(await ada.make(BOT, ME)) as place:
        await place.turn()
        children = children_of(process.pid)
        assert children
        process.stop(signal.SIGKILL)
    async with asyncio.timeout(5):
        while any(Path(f"/proc/{child}").exists() and state_of(child) != "Z" for child in children):
            await asyncio.sleep(0.05)
    await ada.leave()


def children_of(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for path in listed for child in path.read_text().split()]


def state_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"


async def test_the_log_holds_no_secrets(start: Start) -> None:
    process = start()
    ada = await Person(process.url).come_in("Ada")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as place:
        await place.play()
        await place.turn()
        await place.connection.send("nonsense")
    process.stop(signal.SIGTERM)
    text = "".join(process.log)
    assert all(json.loads(line) for line in process.log)
    assert "the server is ready" in text
    for secret in (ada.token, table, "Ada", PASSWORD):
        assert secret not in text
    await ada.leave()
