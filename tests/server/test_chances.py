"""How a player stands in a running game: only for somebody who plays alone or against bots, and only by their view."""

import asyncio
import threading

import msgspec
import pytest

from manawell.analysis.prospects import Prospect
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.server.tables import bot_pool
from manawell.server.tables.live import LiveTable
from manawell.server.tables.registry import TableRegistry
from manawell.table.record import parse_record, replay
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, OPEN


async def test_chances_are_off_until_they_are_switched_on_and_noted(invite: Invite) -> None:
    ada, eve = await invite("Ada"), await invite("Eve")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as place, eve.at(table) as watcher:
        await place.turn()
        assert not place.scene["chances"]
        version = place.scene["version"]
        assert (await place.ask("evaluate", version=version))["fault"] == "fault-chances-off"
        assert (await place.ask("ask", kind="chances"))["type"] == "done"
        assert place.scene["chances"]
        await place.send("evaluate", version=version)
        prospect = (await place.hear("evaluated", "failed"))["prospect"]
        assert prospect["sides"] == [0, 1]
        assert sum(prospect["chances"]) == pytest.approx(1)
        assert (await place.ask("evaluate", version=version + 1))["fault"] == "fault-stale-version"
        assert (await watcher.ask("evaluate", version=watcher.scene["version"]))["fault"] == "fault-not-your-seat"
        assert (await watcher.ask("ask", kind="chances"))["fault"] == "fault-not-your-seat"
        assert not watcher.scene["chances"]
        await place.ask("ask", kind="no_chances")
        assert (await place.ask("evaluate", version=version))["fault"] == "fault-chances-off"
        await place.ask("ask", kind="resign")
        assert (await place.ask("ask", kind="chances"))["fault"] == "fault-game-over"
    record = parse_record((await ada.http.get(f"/api/tables/{table}/record")).text)
    assert replay(record).notes["chances"] == 1


@pytest.mark.parametrize("seats", [(ME, OPEN), (ME, ME)])
async def test_no_chances_where_another_person_plays_or_may(invite: Invite, seats: tuple[object, ...]) -> None:
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(*seats)
    async with ada.at(table) as place:
        if OPEN in seats:
            assert (await place.ask("ask", kind="chances"))["fault"] == "fault-seats-open"
            await ben.join(table)
        assert (await place.ask("ask", kind="chances"))["fault"] == "fault-chances-unfair"
        assert (await place.ask("evaluate", version=place.scene["version"]))["fault"] == "fault-chances-unfair"


async def test_one_question_at_a_time(invite: Invite, monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()
    true = TableRegistry.evaluate

    async def slow(self: TableRegistry, live: LiveTable, seat: int) -> Prospect:
        while not answered.is_set():
            await asyncio.sleep(0.01)
        return await true(self, live, seat)

    monkeypatch.setattr(TableRegistry, "evaluate", slow)
    ada = await invite("Ada")
    table = await ada.make(ME, mode="solo")
    async with ada.at(table) as place:
        await place.ask("ask", kind="chances")
        version = place.scene["version"]
        first = await place.send("evaluate", version=version)
        assert (await place.ask("evaluate", version=version))["fault"] == "fault-chances-under-way"
        answered.set()
        assert (await place.hear("evaluated", "failed"))["id"] == first


@pytest.mark.parametrize("name", ["gegensatz", "rivality"])
def test_chances_come_from_the_view_alone(name: str) -> None:
    game: AnyGame = find_game(name)
    match = Match(game, game.settle({}), Seal("chances"))
    for _ in range(2):
        match.play(match.actor, match.legal()[0])
    view = match.view(0)
    told = bot_pool.evaluate(*question(game, match, view))
    rng, truth = rng_from(b"another world"), match.view(ALL_KNOWING)
    worlds = [game.imagine(view, rng) for _ in range(20)]
    imagined = next(world for world in worlds if game.view(world, ALL_KNOWING) != truth)
    assert bot_pool.evaluate(*question(game, match, game.view(imagined, 0))) == told


def question(game: AnyGame, match: Match, view: object) -> tuple[str, int, dict[str, str | int], bytes, int, str]:
    return game.id, game.rules_version, dict(match.options), msgspec.json.encode(view), 0, "seed"
