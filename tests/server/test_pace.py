"""A bot's turn takes a whole number of paces, however many decisions it held (GEG-27.10)."""

import msgspec
import pytest

from manawell.bots.hints import Thought
from manawell.kernel.game import AnyGame
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.server.storage.interface import Chair, Stored
from manawell.server.tables import botplay
from manawell.server.tables.bot_pool import USUAL_PACE, BotPool, think
from manawell.server.tables.botplay import is_deserted, play_bots
from manawell.server.tables.client import Client
from manawell.server.tables.live import LiveTable
from manawell.table.entries import Move
from manawell.table.setting import Setting
from tests.server.test_secrecy import GAME, Paper, World, pairs_of_worlds

SCALE = 0.3


class Clock:
    """Time that passes only when somebody waits or thinks."""

    def __init__(self) -> None:
        self.now = 0.0

    def read(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Slow(BotPool):
    """Thinks for a given time, and plays what was planned."""

    def __init__(self, plan: list[str], seconds: float, clock: Clock) -> None:
        super().__init__(1)
        self.plan = plan
        self.seconds = seconds
        self.clock = clock

    async def think(
        self, table: str, game: AnyGame, view: object, level: str, seed: str, seconds: float | None
    ) -> Thought:
        self.clock.now += self.seconds
        return Thought(self.plan.pop(0))


@pytest.mark.rule("GEG-27.10")
async def test_two_decisions_take_no_longer_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text, possible, impossible = next(pairs_of_worlds(rng_from(b"pace"), 1))
    for state, plan in ((possible, [text, "decline"]), (impossible, [text])):
        clock, world, mover = Clock(), World(state), state.actor
        monkeypatch.setattr(botplay, "monotonic", clock.read)
        monkeypatch.setattr(botplay, "sleep", clock.sleep)
        world.table.chairs[mover] = Chair("bot", "apprentice", level="apprentice")
        world.sent_to(SPECTATOR)
        await play_bots(world.table, Slow(plan, 0.05, clock), SCALE)
        assert plan == []
        assert len(world.sent_to(SPECTATOR)) >= 2, "one update, and the line of the list"
        assert clock.now == pytest.approx(USUAL_PACE * SCALE), "one pace"


class Overtaken(Slow):
    """While it thinks for the first time, another worker plays for the bot."""

    def __init__(self, plan: list[str], clock: Clock, live: LiveTable) -> None:
        super().__init__(plan, 0.05, clock)
        self.live = live

    async def think(
        self, table: str, game: AnyGame, view: object, level: str, seed: str, seconds: float | None
    ) -> Thought:
        thought = await super().think(table, game, view, level, seed, seconds)
        if not self.live.table.match.moves:
            await self.live.append(Move(thought.text, seat=self.live.table.match.actor, request="bot:elsewhere"))
        return thought


async def test_a_thought_counts_only_for_the_decision_it_was_about(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text, state, _ = next(pairs_of_worlds(rng_from(b"overtaken"), 1))
    clock, world, mover = Clock(), World(state), state.actor
    monkeypatch.setattr(botplay, "monotonic", clock.read)
    monkeypatch.setattr(botplay, "sleep", clock.sleep)
    world.table.chairs[mover] = Chair("bot", "apprentice", level="apprentice")
    before = len(world.table.table.match.moves)
    await play_bots(world.table, Overtaken([text, "decline"], clock, world.table), SCALE)
    assert len(world.table.table.match.moves) == before + 2


class Quick(BotPool):
    """Plays anything legal, without a process of its own."""

    async def think(
        self, table: str, game: AnyGame, view: object, level: str, seed: str, seconds: float | None
    ) -> Thought:
        return think(game.id, 1, msgspec.json.encode(view), "random", "seed", seconds)


async def test_bots_finish_without_the_only_person_when_that_one_gave_up_and_left() -> None:
    options = find_game("lutao").settle({"mode": "beginner", "players": "3", "max_rounds": 8})
    chairs = [Chair("person", "Ada", "ada"), *(Chair("bot", "random", level="random") for _ in range(2))]
    setting = Setting(id="tabletable", game="lutao", rules=1, options=options, seal=Seal("deserted"))
    table = LiveTable(Stored(setting, chairs, []), Paper())
    assert not is_deserted(table)
    await table.append(table.table.giving_up(0, request="resign"))
    assert is_deserted(table)
    client = Client(None, 100)
    table.enter(client)
    assert not is_deserted(table), "somebody watches, at the usual pace"
    table.leave(client)
    await play_bots(table, Quick(1), 1000.0)
    assert table.table.over


def test_a_worker_is_given_a_view_and_answers_in_notation() -> None:
    match = Match(GAME, {"mode": "duel"}, Seal("worker"))
    data = msgspec.json.encode(match.view(0))
    for level in ("random", "greedy", "apprentice", "journeyman"):
        thought = think(GAME.id, 1, data, level, "seed", None)
        assert thought.text in match.legal()
    assert think(GAME.id, 1, data, "journeyman", "seed", None) == think(GAME.id, 1, data, "journeyman", "seed", None)
