"""Who says what: nobody can speak for another seat, trick with typography, or crowd out the others."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from manawell.server.cluster.connections import make_storage
from manawell.server.people.sanitize import sanitize
from manawell.server.storage.interface import OPEN as NOBODY_YET
from manawell.server.storage.interface import Stored
from manawell.server.tables.registry import TableRegistry
from manawell.table.entries import entry_from
from tests.server.conftest import Invite
from tests.server.house import ME, OPEN, roomy, running


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(roomy(tmp_path_factory.mktemp("brief"), lines_per_table=40, lines_per_minute=8)) as url:
        yield url


async def test_a_spectator_with_a_players_name_is_known_by_the_line(invite: Invite) -> None:
    ada, ben, eve = await invite("Ada"), await invite("Ben"), await invite("Ada")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as first, ben.at(table) as second, eve.at(table) as watcher:
        for place in (first, second, watcher):
            await place.ask("say", text="it is me")
        await second.settle()
        said = [message["line"] for message in second.heard if message["type"] == "said"]
        assert {(line["name"], line["seat"]) for line in said} == {("Ada", 0), ("Ben", 1), ("Ada", -1)}


async def test_spectators_cannot_use_up_the_chat_of_the_players(invite: Invite, brief: str) -> None:
    ada, ben, eve = [await invite(name, brief) for name in ("Ada", "Ben", "Eve")]
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ada.at(table) as first, ben.at(table) as second, eve.at(table) as watcher:
        answers = [await watcher.ask("say", text="me!") for _ in range(10)]
        assert [answer["type"] for answer in answers].count("done") == 8
        assert answers[-1]["fault"] == "fault-chat-fast"
        for place in (first, second):
            answers = [await place.ask("say", text="and me") for _ in range(9)]
            assert [answer["type"] for answer in answers] == ["done"] * 8 + ["failed"], "each seat has its own minute"
            assert (answers[-1]["fault"], answers[-1]["values"]) == ("fault-chat-fast", {"most": 8})


async def test_the_chat_of_spectators_ends_before_that_of_players(
    invite: Invite, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with running(roomy(tmp_path_factory.mktemp("full"), lines_per_table=8)) as url:
        ada, eve = await invite("Ada", url), await invite("Eve", url)
        table = await ada.make(ME, ME)
        async with ada.at(table) as place, eve.at(table) as watcher:
            answers = [await watcher.ask("say", text="me!") for _ in range(3)]
            assert [answer.get("fault") for answer in answers] == [None, None, "fault-chat-full"]
            answers = [await place.ask("say", text="and me") for _ in range(9)]
            assert [answer.get("fault") for answer in answers] == [None] * 8 + ["fault-chat-full"]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("  good   luck  ", "good luck"),
        ("one\nline\r\n\x1b[31m", "one line [31m"),
        ("nul\0l", "nul l"),
        ("\u202eevil\u2067 turn\u200b\ufeff", "evil turn"),
        ("e" + "\u0301" * 40 + "!", "e" + "\u0301" * 3 + "!"),
        ("déjà vu – Grüße – 🜁 ❤\ufe0f 1\ufe0f\u20e3", "déjà vu – Grüße – 🜁 ❤\ufe0f 1\ufe0f\u20e3"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("\u200b\u2060", ""),
    ],
)
def test_what_is_written_is_cleaned(written: str, read: str) -> None:
    assert sanitize(written) == read


async def test_names_and_chat_are_cleaned_alike(invite: Invite) -> None:
    trick = "A\u202ed\u0300\u0300\u0300\u0300\u0300a"
    ada = await invite(trick)
    async with ada.at(await ada.make(ME, ME)) as place:
        await place.ask("say", text=trick)
        line = next(message["line"] for message in place.heard if message["type"] == "said")
        assert line["name"] == line["text"] == "Ad\u0300\u0300\u0300a"


async def test_a_line_from_before_seats_were_kept_is_nobodys(tmp_path: Path) -> None:
    storage = make_storage(roomy(tmp_path, database=None, redis=None))
    await storage.open()
    said: dict[str, Any] = {"name": "Ada", "text": "hello"}
    lines: tuple[tuple[int, dict[str, Any]], ...] = (
        (-1, said),
        (-1, {**said, "watching": True}),
        (1, said),
        (0, {**said, "watching": False}),
    )
    entries = [entry_from("say", seat, 0.0, f"request {number}", data) for number, (seat, data) in enumerate(lines)]
    registry = TableRegistry(storage, roomy(tmp_path))
    made = registry.deal("gegensatz", {"mode": "duel"}, [NOBODY_YET, NOBODY_YET])
    await storage.add_table(Stored(made.setting, made.chairs, entries))
    async with registry.table(made.setting.id) as live:
        assert [line.seat for line in live.lines("", 4).lines] == [None, -1, 1, 0]
    await registry.close()
    await storage.close()
