"""The bots by name: they know what a view shows and no more, and each level beats the one below."""

import msgspec
import pytest

from manawell.bots.levels import BOTS, LEVELS, make_bot
from manawell.contract.settings import HEAVY, SETTINGS, name_of, positions
from manawell.kernel.faults import Fault
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.research.spread import alone, play_all
from manawell.research.tournament import schedule, standings


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)
@pytest.mark.parametrize("name", ["random", "greedy", "apprentice", "search:40"])
def test_a_bot_answers_every_question_with_a_legal_move(game, options, name) -> None:  # type: ignore[no-untyped-def]
    heavy = game.weight == HEAVY
    bot = make_bot("journeyman" if heavy and name.startswith("search") else name, rng_from(b"legal"))
    for number, (state, _) in enumerate(positions(game, options, matches=1, seed=name)):
        if state.actor >= 0 and not (heavy and number % 25):
            assert bot.choose(game, game.view(state, state.actor)) in state.moves()


@pytest.mark.parametrize("name", BOTS)
def test_advice_depends_on_the_view_alone(name: str) -> None:
    """The view goes through JSON, as it does to another process; nothing else could be looked at."""
    game = games()["gegensatz"]
    for number, (state, _) in enumerate(positions(game, game.settle({}), matches=1, seed="alone")):
        if state.actor >= 0 and number % 9 == 0:
            view = game.view(state, state.actor)
            copy = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
            first, second = (make_bot(name, rng_from(b"same")).advise(game, seen) for seen in (view, copy))
            assert first == second


@pytest.mark.parametrize("name", ["", "Master", "search:", "search:0", "search:-1", "search:many", "stockfish"])
def test_an_unknown_bot_is_named_with_the_known_ones(name: str) -> None:
    with pytest.raises(Fault, match="apprentice, journeyman, master") as caught:
        make_bot(name, rng_from(b""))
    assert caught.value.values["name"] == name


@pytest.mark.parametrize(
    ("weaker", "stronger", "least"), [("random", "apprentice", 20), ("apprentice", "journeyman", 20)]
)
def test_each_level_beats_the_one_below(weaker: str, stronger: str, least: int) -> None:
    """Twenty-four games on fixed deals; `make tournament` measures it properly."""
    encounters = schedule("gegensatz", games()["gegensatz"].settle({}), (weaker, stronger), 24, "ladder")
    scores = {row.bot: row.score for row in standings(play_all(encounters, alone))}
    assert scores[stronger] >= 20
    assert scores[weaker] + scores[stronger] == 24


def test_seconds_cap_the_thinking() -> None:
    game = games()["gegensatz"]
    state = game.new(game.settle({}), rng_from(b"clock"))
    capped = make_bot("search:1000000", rng_from(b"clock"), seconds=0.05)
    assert capped.choose(game, game.view(state, 0)) in state.moves()


def test_the_levels_carry_the_names_of_the_house() -> None:
    assert LEVELS == ("apprentice", "journeyman", "master")
