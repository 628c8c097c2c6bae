"""Programs play along: the typed client, and the example that plays all four games with it."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import httpx
import msgspec
import pytest
from examples import network_bot

from manawell.client import Failure, House
from manawell.kernel.faults import Illegal
from manawell.kernel.registry import games
from manawell.server.tables.protocol import Recall
from tests.server.house import roomy, running

GAMES = [game.id for game in games().values() if game.id != "nim"]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(roomy(tmp_path_factory.mktemp("house"))) as address:
        yield address


def test_a_program_comes_again_with_its_token(url: str) -> None:
    with House.enter(url, "Tinker") as house, House(url, house.token) as again:
        assert again.me() == house.me()
        assert again.me().name == "Tinker"
        assert {game.id for game in again.games()} >= set(GAMES)


def test_a_program_is_marked_as_one(url: str) -> None:
    with House.enter(url, "Tinker") as house:
        assert house.me().program
        table = house.make_table("gegensatz", [{"kind": "me"}, {"kind": "bot", "level": "sprout"}])
        with house.sit(table) as seat:
            assert [one.program for one in seat.table.seats] == [True, msgspec.UNSET]


def test_a_program_has_limits_of_its_own(tmp_path: Path) -> None:
    solo = [{"kind": "me"}, {"kind": "bot", "level": "sprout"}]
    settings = roomy(tmp_path, tables_per_program=2, program_messages_per_second=0.001, program_message_burst=2)
    with running(settings) as url, House.enter(url, "Tinker") as house:
        tables = [house.make_table("gegensatz", solo) for _ in range(2)]
        with pytest.raises(Failure) as refused:
            house.make_table("gegensatz", solo)
        assert (refused.value.message, refused.value.values) == ("fault-program-tables", {"most": 2})
        with house.sit(tables[0]) as seat:
            seat.resign()
            with pytest.raises(Failure) as slowed:
                seat.send(Recall("later", 0))
        assert slowed.value.message == "fault-too-many"
        assert house.make_table("gegensatz", solo)


def test_a_wrong_token_is_nobody(url: str) -> None:
    with House(url, "wrong") as house, pytest.raises(Failure) as refused:
        house.tables()
    assert refused.value.message == "fault-no-guest"


def test_moves_are_refused_by_their_rule_and_nothing_is_lost(url: str) -> None:
    with House.enter(url, "Tinker") as house:
        table = house.make_table("gegensatz", [{"kind": "me"}, {"kind": "me"}], {"mode": "duel"})
        with house.sit(table) as seat:
            scene = next(seat.turns())
            legal = {move.text for move in scene.legal}
            with pytest.raises(Illegal) as refused:
                seat.play(next(f"@{place}" for place in range(1, 10) if f"@{place}" not in legal))
            assert refused.value.refusal.rule.startswith("GEG-")
            with pytest.raises(Failure) as unread:
                seat.play("no move at all")
            assert unread.value.message == "fault-unreadable"
            assert "no move at all" in str(unread.value)
            assert seat.scene == scene
            assert seat.play(scene.legal[0].text)
            assert seat.scene.version > scene.version
        assert [one.id for one in house.tables()] == [table]


def test_a_full_table_has_no_seat_for_a_program(url: str) -> None:
    with House.enter(url, "Tinker") as house, House.enter(url, "Late") as late:
        table = house.make_table("gegensatz", [{"kind": "me"}, {"kind": "bot", "level": "sprout"}])
        with pytest.raises(Failure) as refused:
            late.join(table)
    assert refused.value.message == "fault-no-open-seat"


def test_the_example_plays_every_game(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with House.enter(url, "Ada") as host:
        tables = {game: host.make_table(game, [{"kind": "me"}, {"kind": "open"}]) for game in GAMES}
        guest = Thread(target=network_bot.main, args=(url, *tables.values()))
        guest.start()
        for table in tables.values():
            give_up_after(3, host, table)
        guest.join()
    told = capsys.readouterr().out
    assert all(f"{game} {table} Outcome(" in told for game, table in tables.items())


def test_a_challenge_reaches_a_program_that_waits_for_one(url: str) -> None:
    with House.enter(url, "Tinker") as house, House.enter(url, "Ada") as ada:
        waiting = house.challenges()
        wish = {"game": "gegensatz", "options": {"mode": "duel"}, "guest": house.me().id}
        answer = httpx.post(f"{url}/api/challenges", json=wish, headers={"Authorization": f"Bearer {ada.token}"})
        table = answer.json()["id"]
        assert next(waiting) == table
        house.join(table)
        waiting.close()
        give_up_after(0, ada, table)
        assert house.tables()[0].result is not None


def give_up_after(moves: int, house: House, table: str) -> None:
    with house.sit(table) as seat:
        for count, _ in enumerate(seat.turns()):
            if count == moves:
                seat.resign()
            else:
                seat.play(network_bot.choose(seat))
        assert seat.scene.outcome is not None
