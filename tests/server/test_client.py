"""Programs play along: the typed client, and the example that plays all four games with it."""

from collections.abc import Iterator
from threading import Thread

import pytest
from examples import network_bot

from manawell.client import Failure, House
from manawell.kernel.faults import Illegal
from manawell.kernel.registry import games
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


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_every_game(url: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with House.enter(url, "Ada") as host:
        table = host.make_table(game, [{"kind": "me"}, {"kind": "open"}])
        guest = Thread(target=network_bot.main, args=(url, table))
        guest.start()
        with host.sit(table) as seat:
            for count, _ in enumerate(seat.turns()):
                if count == 3:
                    seat.resign()
                else:
                    seat.play(network_bot.choose(seat))
            assert seat.scene.outcome is not None
        guest.join()
    assert f"{game} {table} Outcome(" in capsys.readouterr().out
