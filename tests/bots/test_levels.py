"""The bots by name: they know what a view shows and no more, and each level is stronger than the one below."""

from collections import Counter

import msgspec
import pytest

from manawell.bots.graded import CAREFUL, hands_over, soft_choice, wins_at_once
from manawell.bots.levels import BOTS, LEVELS, make_bot
from manawell.contract.settings import HEAVY, SETTINGS, name_of, new_match, positions
from manawell.kernel.faults import Fault
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY, State
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
def test_from_the_third_on_no_level_overlooks_a_win_in_one_or_hands_the_others_one(name: str) -> None:
    """The strongest, who do not doubt, see further: in a lost game they do not mind how it is lost."""
    game, met, rng = games()["gegensatz"], Counter[str](), rng_from(b"careful")
    for state in last_positions(game):
        view = game.view(state, state.actor)
        worlds = [game.imagine(view, rng) for _ in range(8)]
        bad = [move for move in state.moves() if all(hands_over([world], move) for world in worlds)]
        if wins_at_once(worlds):
            met["won"] += 1
            move = make_bot(name, rng).choose(game, view)
            assert all(wins(world, move) for world in worlds)
        elif 0 < len(bad) < len(state.moves()) and game.levels[LEVELS.index(name)].doubt:
            met["in danger"] += 1
            assert make_bot(name, rng).choose(game, view) not in bad
    assert met["won"] >= 5
    assert met["in danger"] >= 5 or game.levels[LEVELS.index(name)].doubt == 0


def last_positions(game: AnyGame) -> list[State]:
    """The last eight of each of twenty games, the ended ones left out."""
    found: list[State] = []
    for number in range(20):
        match, bot = new_match(game, game.settle({}), number), make_bot("greedy", rng_from(b"last"))
        states: list[State] = []
        while match.actor != NOBODY:
            states.append(match.state.clone())
            match.play_move(bot.choose(game, match.view(match.actor)))
        found += states[-8:]
    return found


def wins(world: State, move: int) -> bool:
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
