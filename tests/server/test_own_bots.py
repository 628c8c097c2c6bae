"""Bots of the host's own at the tables of a server."""

from pathlib import Path

import pytest

from manawell.client import Failure, House
from tests.bots.mybot import Last
from tests.server.house import roomy, running

LAST = f"{Last.__module__}:Last"


def test_a_bot_that_the_host_offers_sits_down_and_plays(tmp_path: Path) -> None:
    with running(roomy(tmp_path, bots=(LAST,))) as url, House.enter(url, "Ada") as house:
        assert {tuple(game.bots) for game in house.games()} == {(LAST,)}
        table = house.make_table("gegensatz", [{"kind": "bot", "level": LAST}, {"kind": "me"}], {"mode": "duel"})
        with house.sit(table) as seat:
            assert seat.table.seats[0].name == LAST
            next(seat.turns())
            assert any(event["event"] == "wand-placed" and event["seat"] == 0 for event in seat.events)


def test_no_other_code_can_be_named(tmp_path: Path) -> None:
    with running(roomy(tmp_path)) as url, House.enter(url, "Ada") as house:
        with pytest.raises(Failure) as refused:
            house.make_table("gegensatz", [{"kind": "me"}, {"kind": "bot", "level": LAST}])
        assert refused.value.message == "fault-unknown-bot"
        assert refused.value.values["name"] == LAST
