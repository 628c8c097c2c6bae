"""A bot's turn takes a whole number of paces, however many decisions it held (GEG-27.10)."""

import time

import msgspec
import pytest

from manawell.bots.hints import Thought
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import Match
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.server.botplay import play_bots
from manawell.server.bots import USUAL_PACE, Thinkers, think
from manawell.server.storage import Chair
from tests.server.test_secrecy import GAME, World, pairs_of_worlds

SCALE = 0.3


class Slow(Thinkers):
    """Thinks for a given time, and plays what was planned."""

    def __init__(self, plan: list[str], seconds: float) -> None:
        super().__init__(1)
        self.plan = plan
        self.seconds = seconds

    async def think(self, game: str, view: object, level: str, seed: str, seconds: float | None) -> Thought:
        time.sleep(self.seconds)
        return Thought(self.plan.pop(0))


@pytest.mark.rule("GEG-27.10")
async def test_two_decisions_take_no_longer_than_one() -> None:
    _, text, possible, impossible = next(pairs_of_worlds(rng_from(b"pace"), 1))
    taken = []
    for state, plan in ((possible, [text, "decline"]), (impossible, [text])):
        world, mover = World(state), state.actor
        world.table.chairs[mover] = Chair("bot", "apprentice", level="apprentice")
        world.sent_to(SPECTATOR)
        began = time.monotonic()
        await play_bots(world.table, Slow(plan, 0.05), SCALE)
        taken.append(time.monotonic() - began)
        assert plan == []
        assert len(world.sent_to(SPECTATOR)) >= 2, "one update, and the line of the list"
    for seconds in taken:
        assert seconds == pytest.approx(USUAL_PACE * SCALE, abs=0.04)


def test_a_worker_is_given_a_view_and_answers_in_notation() -> None:
    match = Match(GAME, {"mode": "duel"}, Seal("worker"))
    data = msgspec.json.encode(match.view(0))
    for level in ("random", "greedy", "apprentice", "journeyman"):
        thought = think(GAME.id, data, level, "seed", None)
        assert thought.text in match.legal()
    assert think(GAME.id, data, "journeyman", "seed", None) == think(GAME.id, data, "journeyman", "seed", None)
