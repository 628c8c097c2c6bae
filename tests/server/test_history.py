"""My games: lists, filters, statistics, records from files."""

from pathlib import Path
from typing import Any

import pytest

from manawell.server.cluster.connections import make_storage
from manawell.server.settings import Settings
from manawell.server.storage.histories import Histories, Wanted
from manawell.server.storage.interface import OPEN as FREE
from manawell.server.storage.interface import Chair, Ended, Guest, Stored
from manawell.table.entries import Move
from manawell.table.record import parse_record
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, OPEN, Person
from tests.server.test_storage import setting

ADA, BEN = (Guest(letter * 16, name, "en") for letter, name in (("a", "Ada"), ("b", "Ben")))
RECORDS = Path(__file__).parents[1] / "records"


def person(guest: Guest) -> Chair:
    return Chair("person", guest.name, guest.id)


def bot(level: str) -> Chair:
    return Chair("bot", level, level=level)


GAMES: dict[str, tuple[list[Chair], list[int] | None]] = {
    "won-ben": ([person(ADA), person(BEN)], [0]),
    "lost-ben": ([person(BEN), person(ADA)], [0]),
    "drawn-ben": ([person(ADA), person(BEN)], []),
    "won-master": ([person(ADA), bot("master")], [0]),
    "lost-master": ([bot("master"), person(ADA)], [0]),
    "won-adept": ([person(ADA), bot("adept")], [0]),
    "mixed": ([person(ADA), bot("adept"), bot("master")], [1]),
    "hot": ([person(ADA), person(ADA)], [0]),
    "solo": ([person(ADA)], []),
    "runs": ([person(ADA), bot("adept")], None),
    "waits": ([person(ADA), FREE], None),
    "bens": ([person(BEN), bot("adept")], [0]),
}
"""By table: who sits there, and the winners."""


@pytest.fixture
async def storage(own_house: Settings) -> Any:
    found = make_storage(own_house)
    await found.open()
    for guest in (ADA, BEN):
        await found.add_guest(guest, guest.name.encode())
    for number, (name, (chairs, winners)) in enumerate(GAMES.items()):
        await found.add_table(Stored(setting(name), chairs, []))
        if winners is not None:
            outcome = {"winners": winners, "reason": "", "scores": [0] * len(chairs)}
            move = Move("@4", seat=0, request="last", at=1.0)
            await found.append(name, 0, [move], Ended(outcome, 100.0 + number))
    yield found
    await found.close()


async def names(histories: Histories, **wanted: Any) -> set[str]:
    page = await histories.page(ADA.id, Wanted(**wanted), 0, 100)
    assert page.total == len(page.games)
    return {listed.setting.id for listed in page.games}


async def test_games_are_filtered(storage: Any) -> None:
    found = storage.histories
    assert await names(found) == GAMES.keys() - {"bens"}
    assert await names(found, over=False) == {"runs", "waits"}
    assert await names(found, result="won") == {"won-ben", "won-master", "won-adept"}
    assert await names(found, result="lost") == {"lost-ben", "lost-master", "mixed", "solo"}
    assert await names(found, result="drawn") == {"drawn-ben"}
    assert await names(found, against="people") == {"won-ben", "lost-ben", "drawn-ben", "waits"}
    assert await names(found, against="master") == {"won-master", "lost-master"}
    assert await names(found, against="mixed") == {"mixed"}
    assert await names(found, against="alone") == {"hot", "solo"}
    assert await names(found, against="adept", over=True) == {"won-adept"}
    assert await names(found, game="lutao") == set()
    assert await names(found, game="gegensatz", result="won", against="people") == {"won-ben"}


async def test_pages_follow_each_other_from_the_latest_on(storage: Any) -> None:
    seen = []
    for first in range(0, 12, 4):
        page = await storage.histories.page(ADA.id, Wanted(), first, 4)
        assert page.total == 11
        seen += [listed.setting.id for listed in page.games]
    assert len(seen) == len(set(seen)) == 11
    ended = [name for name in GAMES if name in seen and GAMES[name][1] is not None]
    assert [name for name in seen if name in ended] == ended[::-1]


async def test_results_are_counted_by_game_and_opponent(storage: Any) -> None:
    found = {one.against: (one.played, one.won, one.drawn) for one in await storage.histories.tallies(ADA.id)}
    assert found == {
        "people": (3, 1, 1),
        "master": (2, 1, 0),
        "adept": (1, 1, 0),
        "mixed": (1, 0, 0),
        "alone": (1, 0, 0),
    }


async def test_a_finished_game_is_in_the_list_of_both(invite: Invite) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    assert [(await one.get("/api/me/turns"))["count"] for one in (ada, ben)] == [1, 0]
    async with ada.at(table) as place:
        assert (await place.ask("ask", kind="resign"))["type"] == "done"
    for one, result in ((ada, "lost"), (ben, "won")):
        found = await one.get(f"/api/me/games?result={result}&against=people&state=over&game=gegensatz")
        assert [(game["id"], game["result"]["winners"]) for game in found["games"]] == [(table, [1])]
        assert found["total"] == 1
        assert (await one.get("/api/me/games?state=running"))["games"] == []
        assert (await one.get("/api/me/turns"))["count"] == 0
        won = int(result == "won")
        assert await one.get("/api/me/statistics") == [
            {"game": "gegensatz", "against": "people", "played": 1, "won": won, "drawn": 0}
        ]


async def test_a_page_without_a_guest_is_refused(url: str) -> None:
    stranger = Person(url)
    for path in ("games", "statistics", "turns"):
        await stranger.get(f"/api/me/{path}", 401)
    await stranger.leave()


@pytest.mark.parametrize("game", ["gegensatz", "rivality", "athlas", "lutao"])
async def test_a_record_from_a_file_can_be_reviewed(invite: Invite, game: str) -> None:
    text = min((RECORDS / game).glob("*.mana"), key=lambda path: path.stat().st_size).read_text("utf-8")
    ada, ben = await invite("Ada"), await invite("Ben")
    table = (await ada.post("/api/records", {"record": text}))["id"]
    record = parse_record(text)
    listed = await ben.get(f"/api/tables/{table}")
    assert record.outcome is not None
    assert listed["result"]["winners"] == list(record.outcome.winners)
    replay = await ben.get(f"/api/tables/{table}/replay")
    assert [step["move"] for step in replay["steps"][1:]] == list(record.moves)
    again = parse_record((await ben.http.get(f"/api/tables/{table}/record")).text)
    assert (again.moves, again.outcome, again.seed) == (record.moves, record.outcome, record.seed)
    assert (await ada.get("/api/me/games"))["total"] == 0, "it is nobody's game here"
    assert (await ada.http.delete("/api/me")).status_code == 204
    await ben.get(f"/api/tables/{table}", 404)


async def test_a_record_that_does_not_add_up_is_refused(invite: Invite) -> None:
    ada = await invite("Ada")
    text = next((RECORDS / "gegensatz").glob("*.mana")).read_text("utf-8")
    for bad, fault in (
        ("nonsense", "fault-record-format"),
        (text.replace("winners", "winner", 1), "fault-record-check"),
        ("x" * 300_000, "fault-too-large"),
    ):
        answer = await ada.http.post("/api/records", json={"record": bad})
        assert answer.json()["fault"] == fault, answer.text


async def test_a_bot_that_plays_is_named_by_its_level(invite: Invite) -> None:
    ada = await invite("Ada")
    await ada.make(ME, BOT)
    assert (await ada.get("/api/me/games?against=apprentice"))["total"] == 1
    assert (await ada.get("/api/me/games?against=master"))["total"] == 0
