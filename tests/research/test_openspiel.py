"""OpenSpiel's own tests as far as they apply to Python games; its search bots; what a player was told."""

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.sample_some_states import sample_some_states

from manawell.contract.settings import SETTINGS, name_of
from manawell.kernel.faults import BadOption, UnknownGame
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.research import openspiel
from manawell.research.interface import NoAction
from manawell.research.worlds import World

every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)


def late_state(spiel: Any) -> Any:
    """A state near the end of a random game."""
    before = state = spiel.new_initial_state()
    while not state.is_terminal():
        before, state = state, advance(state.clone(), 25)
    return before


def advance(state: Any, steps: int) -> Any:
    """Random play, for this many steps or to the end."""
    chance = np.random.RandomState(7)
    for _ in range(steps):
        if not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(int(actions[chance.randint(len(actions))]))
    return state


@every_setting
def test_random_play_keeps_what_openspiel_asks_for(game: AnyGame, options: Options) -> None:
    spiel = openspiel.load(game.id, **options)
    assert spiel.num_players() == len(game.seats(options))
    if game.codes:
        pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)
        return
    begun = advance(spiel.new_initial_state(), 20)
    assert str(spiel.deserialize_state(begun.serialize())) == str(begun)
    assert str(begun.clone()) == str(begun)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False, specific_initial_state=late_state(spiel))


@pytest.mark.parametrize("name", ["manawell_gegensatz", "manawell_rivality(mode=three)", "manawell_athlas"])
def test_it_passes_the_api_tests_of_openspiel(name: str) -> None:
    from open_spiel.integration_tests import api_test  # with SciPy, which takes longer to load than most tests run

    openspiel.register()
    spiel = pyspiel.load_game(name)
    states = sample_some_states(spiel, max_states=12)
    given = {"game": spiel, "game_name": name, "game_type": spiel.get_type(), "some_states": states}
    suite = type("Suite", (api_test.EnforceAPIOnPartialTreeBase,), given)
    checks = [check for check in vars(api_test.EnforceAPIOnPartialTreeBase) if check.startswith("test_")]
    for check in checks:
        getattr(suite(check), check)()
    assert len(checks) >= 5


def test_parameters_are_the_options() -> None:
    openspiel.register()
    spiel = pyspiel.load_game("manawell_rivality(mode=three,expert=true,first_player=_2)")
    assert spiel.interface.options["expert"] == "true"
    assert spiel.interface.options["first_player"] == "2"
    assert pyspiel.load_game(str(spiel)).interface.options == spiel.interface.options
    assert pyspiel.load_game("manawell_lutao(players=3)").num_players() == 3


def test_chance_that_matters_is_explicit() -> None:
    """In Gegensatz a tie is broken by one of nine pairs, and three cards are shuffled in one of six ways."""
    spiel = openspiel.load("gegensatz")
    bounds = set()
    for number in range(12):
        chance, state = np.random.RandomState(number), spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                bounds.add(len(state.chance_outcomes()))
            actions = state.legal_actions()
            state.apply_action(int(actions[chance.randint(len(actions))]))
    assert bounds == {256, 9, 6}


def test_a_world_is_its_steps() -> None:
    world = advance(openspiel.load("gegensatz").new_initial_state(), 60).world
    again: World = pickle.loads(pickle.dumps(world))
    assert again.told == world.told
    assert again.interface.game.save(again.state) == world.interface.game.save(world.state)
    imagined = world.imagine(0, world.state.rng.clone())
    assert pickle.loads(pickle.dumps(imagined)).told == imagined.told


def test_information_states_tell_what_a_player_was_told_and_did_and_no_more() -> None:
    spiel = openspiel.load("gegensatz")
    for state in some_decisions(spiel):
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        action = state.legal_actions()[-1]
        before, written = state.information_state_string(player), state.action_to_string(player, action)
        after = state.child(action)
        if not after.is_chance_node():
            assert after.information_state_string(player).startswith(before + f"> {written}\n")


def test_information_state_tensors_tell_as_much_as_the_texts() -> None:
    """Two histories have the same tensor if and only if a player was told and did the same in both."""
    spiel = openspiel.load("gegensatz", turn_limit=40)
    assert spiel.get_type().provides_information_state_tensor
    recall = spiel.interface.recall
    assert spiel.information_state_tensor_size() == spiel.interface.size + recall.rows * len(recall.names)
    tensors: dict[tuple[int, str], bytes] = {}
    most = 0
    for number in range(10):
        chance, state = np.random.RandomState(number), spiel.new_initial_state()
        for _ in range(4):
            state.apply_action(7)  # one deal for all
        while not state.is_terminal():
            if not state.is_chance_node():
                player = state.current_player()
                told = [(player, state.information_state_string(player)) for player in range(2)]
                seen = [np.array(state.information_state_tensor(player), np.float32).tobytes() for player in range(2)]
                for text, tensor in zip(told, seen, strict=True):
                    assert tensors.setdefault(text, tensor) == tensor
                other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
            actions = state.legal_actions()
            state.apply_action(int(actions[chance.randint(len(actions))]))
        most = max(most, len(state.world.recalled[0]) - spiel.interface.size)
    assert len({(player, tensor) for (player, _), tensor in tensors.items()}) == len(tensors) > 500
    assert 0 < most <= recall.rows * len(recall.names)


def test_a_history_without_a_bound_has_no_tensor() -> None:
    for game, options in (("gegensatz", {}), ("gegensatz", {"mode": "solo"}), ("rivality", {})):
        assert not openspiel.load(game, **options).get_type().provides_information_state_tensor


def some_decisions(spiel: Any) -> Iterator[Any]:
    chance, state = np.random.RandomState(1), spiel.new_initial_state()
    for _ in range(60):
        if not state.is_chance_node():
            yield state.clone()
        actions = state.legal_actions()
        state.apply_action(int(actions[chance.randint(len(actions))]))


@pytest.mark.parametrize("game", ["gegensatz", "rivality"])
def test_the_search_bots_of_openspiel_play(game: str) -> None:
    spiel = openspiel.load(game, **({"turn_limit": 12} if game == "gegensatz" else {}))
    chance = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bots = [
        mcts.MCTSBot(spiel, 2.0, 4, evaluator, random_state=chance),
        ismcts.ISMCTSBot(spiel, evaluator, 2.0, 4, random_state=chance),
    ]
    state = spiel.new_initial_state()
    decided = [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice([outcome for outcome, _ in state.chance_outcomes()])))
        else:
            player = state.current_player()
            action = bots[player].step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))
            decided[player] += 1
    assert min(decided) >= 5
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("mode", ["three", "teams"])
def test_only_two_sides_are_zero_sum(mode: str) -> None:
    utility = openspiel.load("rivality", mode=mode).get_type().utility
    assert (utility == pyspiel.GameType.Utility.ZERO_SUM) == (mode == "teams")


def test_options_are_checked_and_may_be_truth_values() -> None:
    assert openspiel.load("rivality", expert=True).get_parameters()["expert"] is True
    with pytest.raises(BadOption, match="foo"):
        openspiel.load("gegensatz", foo=1)
    with pytest.raises(BadOption, match="many"):
        openspiel.load("gegensatz", turn_limit="many")
    with pytest.raises(UnknownGame, match="chess"):
        openspiel.load("chess")


def test_an_illegal_step_is_refused_and_changes_nothing() -> None:
    state = openspiel.load("gegensatz").new_initial_state()
    with pytest.raises(NoAction, match="256"):
        state.apply_action(256)
    while state.is_chance_node():
        state.apply_action(0)
    before = str(state)
    for action in (57, 58):
        with pytest.raises(NoAction, match=str(action)):
            state.apply_action(action)
    assert str(state) == before
