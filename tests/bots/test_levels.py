"""The bots by name: they know what a view shows and no more, and each level is stronger than the one below."""

from collections import Counter

import msgspec
import pytest

from manawell.bots.graded import CAREFUL, hands_over, soft_choice, wins_at_once
from manawell.bots.levels import BOTS, LEVELS, make_bot
from manawell.contract.settings import HEAVY, SETTINGS, name_of, positions
from manawell.kernel.faults import Fault
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.research.spread import alone, play_all
from manawell.research.tournament import schedule, standings


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)
@pytest.mark.parametrize("name", ["random", "greedy", "sprout", "search:40"])
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
    with pytest.raises(Fault, match="apprentice, scholar, journeyman") as caught:
        make_bot(name, rng_from(b""))
    assert caught.value.values["name"] == name


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "apprentice"), ("apprentice", "journeyman")])
def test_each_level_beats_those_below(weaker: str, stronger: str) -> None:
    """Twenty-four games on fixed deals; `manawell tournament` measures it properly."""
    encounters = schedule("gegensatz", games()["gegensatz"].settle({}), (weaker, stronger), 24, "ladder")
    scores = {row.bot: row.score for row in standings(play_all(encounters, alone))}
    assert scores[stronger] >= 20
    assert scores[weaker] + scores[stronger] == 24


@pytest.mark.parametrize("game", games().values(), ids=name_of)
def test_levels_rise_in_every_game(game: AnyGame) -> None:
    assert len(game.levels) == len(LEVELS)
    assert all(level.doubt > 0 for level in game.levels[:CAREFUL]), "the weakest choose softly"
    assert (game.levels[-1].doubt, game.levels[-1].overlooks) == (0, 0)
    ratings = [level.rating for level in game.levels if level.rating is not None]
    assert ratings == sorted(set(ratings))


@pytest.mark.parametrize("name", LEVELS[CAREFUL:])
@pytest.mark.parametrize("game", ["gegensatz", "rivality"])
def test_from_the_third_on_no_level_overlooks_a_win_in_one_or_hands_the_others_one(game: str, name: str) -> None:
    found, met = games()[game], Counter[str]()
    for number, (state, rng) in enumerate(positions(found, found.settle({}), matches=4, seed="careful")):
        if state.actor < 0 or number % 3:
            continue
        view = found.view(state, state.actor)
        worlds = [found.imagine(view, rng) for _ in range(8)]
        won = wins_at_once(worlds)
        bad = [move for move in state.moves() if hands_over(worlds, move)]
        tempted = 0 < len(bad) < len(state.moves())
        if won is None and not tempted:
            continue
        met["wins" if won is not None else "dangers"] += 1
        move = make_bot(name, rng).choose(found, view)
        if won is not None:
            assert all(wins(world, move) for world in worlds)
        else:
            assert move not in bad
    assert met.total() >= (5 if game == "gegensatz" else 0)


def wins(world, move) -> bool:  # type: ignore[no-untyped-def]
    after = world.clone()
    after.play(move)
    return after.actor < 0 and after.payoff(world.actor) == 1.0


def test_the_better_move_is_chosen_more_often_but_not_always() -> None:
    rng = rng_from(b"soft")
    drawn = Counter(soft_choice(((1, 0.5), (2, 0.4), (3, 0.1)), 0.1, rng) for _ in range(2000))
    assert drawn[1] > 2 * drawn[2] > 8 * drawn[3] > 0


def test_seconds_cap_the_thinking() -> None:
    game = games()["gegensatz"]
    state = game.new(game.settle({}), rng_from(b"clock"))
    capped = make_bot("search:1000000", rng_from(b"clock"), seconds=0.05)
    assert capped.choose(game, game.view(state, 0)) in state.moves()
