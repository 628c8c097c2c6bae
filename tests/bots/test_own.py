"""Bots of other people: found by their name, checked at every move, never run because a file names them."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from manawell.bots import own
from manawell.bots.bot import Advice
from manawell.bots.levels import make_bot
from manawell.cli.seats import bot_called, invite
from manawell.cli.words import Misuse
from manawell.kernel.faults import Fault
from manawell.kernel.game import AnyGame
from manawell.kernel.match import Match
from manawell.kernel.registry import games
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.seal import Seal
from manawell.research.tournament import play_encounter, schedule
from tests.bots.mybot import Last

HERE = __name__
LAST = f"{Last.__module__}:Last"
RNG = rng_from(b"own")


class Cheat(Last):
    def advise(self, game: AnyGame, view: Any) -> Advice:
        return Advice(-7, ())


def nobody(_rng: Rng, seconds: float | None = None) -> object:
    return seconds


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_class_plays_every_game_by_the_place_where_it_is_written(game: AnyGame) -> None:
    match = Match(game, game.settle({}), Seal("own"))
    for _ in range(12):
        bot = make_bot(LAST, RNG, seconds=1.0)
        expected = match.state.moves()[-1]
        assert bot.choose(game, match.view(match.actor)) == expected
        match.play_move(expected)


def test_an_installed_bot_plays_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "installed", lambda: {"tinker": EntryPoint("tinker", LAST, own.GROUP)})
    bot = make_bot("tinker", RNG)
    assert isinstance(bot, own.OwnBot)


def test_a_tournament_takes_it_along() -> None:
    game = games()["gegensatz"]
    encounter = schedule(game.id, game.settle({}), [LAST, "greedy"], 2, "own")[0]
    assert play_encounter(encounter).outcome.reason


def test_an_illegal_answer_is_refused_by_name() -> None:
    game = games()["gegensatz"]
    match = Match(game, game.settle({}), Seal("own"))
    with pytest.raises(Fault, match="-7") as refused:
        make_bot(f"{HERE}:Cheat", RNG).advise(game, match.view(match.actor))
    assert refused.value.message == "fault-own-bot-move"


@pytest.mark.parametrize(
    ("name", "problem"),
    [("no.such.place:Bot", "no"), (f"{HERE}:Missing", "Missing"), (f"{HERE}:nobody", "NoneType")],
)
def test_what_cannot_be_used_is_refused_with_its_problem(name: str, problem: str) -> None:
    with pytest.raises(Fault) as refused:
        make_bot(name, RNG)
    assert refused.value.message == "fault-own-bot"
    assert refused.value.values["name"] == name
    assert problem in refused.value.values["problem"]


def test_no_file_decides_what_code_runs() -> None:
    with pytest.raises(Misuse):
        bot_called(LAST, RNG)
    invite(LAST)
    assert bot_called(LAST, RNG) is not None
    assert bot_called("Ada: the first", RNG) is None
    assert bot_called("search:x y", RNG) is None


class Broken(Last):
    def advise(self, game: AnyGame, view: Any) -> Advice:
        raise ZeroDivisionError("of mine")


def test_a_bot_that_fails_is_named_with_its_fault() -> None:
    game = games()["gegensatz"]
    match = Match(game, game.settle({}), Seal("own"))
    with pytest.raises(Fault) as failed:
        make_bot(f"{HERE}:Broken", RNG).advise(game, match.view(match.actor))
    assert failed.value.values == {"name": f"{HERE}:Broken", "problem": "ZeroDivisionError: of mine"}
