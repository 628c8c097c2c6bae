"""Actions: each legal move is one, each other number is refused with a reason."""

from collections.abc import Callable
from typing import Any

import pytest

from manawell.contract.settings import SETTINGS, finish, name_of, new_match, positions, some
from manawell.kernel.action_table import REFUSED
from manawell.kernel.bounds import OutOfBounds
from manawell.kernel.faults import BadOption
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.rulebook import rulebook
from manawell.kernel.state import NOBODY
from manawell.research import aec, batch, gym, openspiel, parallel, vector
from manawell.research.interface import COUNTS, FEATURES, PLANES, Interface, UnknownWord

every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)


@every_setting
def test_every_move_is_an_action_and_back(game: AnyGame, options: Options) -> None:
    interface = Interface(game, options)
    for state, _ in positions(game, options, matches=1, seed="actions"):
        action_table = interface.action_table(state)
        actions = [action_table.action(move) for move in action_table.moves]
        assert actions == action_table.legal
        assert [action_table.move(action) for action in actions] == action_table.moves
        assert interface.mask(action_table, state.actor).nonzero()[0].tolist() == sorted(actions)
        for seat in range(state.seats):
            assert seat == state.actor or not interface.mask(action_table, seat).any()


@every_setting
def test_slots_say_what_they_mean(game: AnyGame, options: Options) -> None:
    interface = Interface(game, options, actions="slots")
    for state, _ in positions(game, options, matches=1, seed="slots"):
        found = {game.digits(move) for move in state.moves()}
        assert len(found) == len(state.moves())
        assert all(len(digits) == interface.digits and min(digits) >= -1 for digits in found)
        if interface.by_slot and state.actor != NOBODY:
            matrix = interface.meanings(interface.action_table(state), state.actor)
            assert [tuple(row) for row in matrix[: len(found)].tolist()] == [game.digits(one) for one in state.moves()]
            assert not matrix[len(found) :].any()
            assert not interface.meanings(interface.action_table(state), 1 - state.actor).any()


@every_setting
def test_an_illegal_action_changes_nothing_and_is_explained(game: AnyGame, options: Options) -> None:
    interface, rules = Interface(game, options), rulebook(game, "en").rules
    for number, (state, rng) in enumerate(positions(game, options, matches=1, seed="illegal")):
        if state.actor == NOBODY or number % (1 if game.codes else 6):
            continue
        action_table, before = interface.action_table(state), game.save(state)
        legal = set(interface.legal(action_table).values())
        for action in some(list(range(-1, interface.actions + 1)), rng, 20):
            if action_table.move(action) == REFUSED:
                assert action_table.play(action) == REFUSED
                refusal = interface.refuse(action_table, action)
                assert refusal["rule"] in rules
                assert refusal["reason"]
                assert set(refusal["nearest"]) <= legal
                assert refusal["nearest"]
        assert game.save(state) == before


@every_setting
def test_pay_is_zero_until_the_end_and_then_says_who_won(game: AnyGame, options: Options) -> None:
    interface = Interface(game, options)
    match = new_match(game, options, 5)
    assert set(interface.pay(match.state)) == {0.0}
    state = next(state for state, _ in positions(game, options, matches=1) if state.actor != NOBODY)
    assert len(interface.pay(state)) == len(interface.seats)
    if game.weight < 4:
        outcome = finish(match, state.rng.clone()).outcome()
        assert outcome is not None
        pay = interface.pay(match.state)
        if len(set(interface.sides)) == 2:
            assert sum(pay) == 0
        assert all((pay[seat] > 0) == (seat in outcome.winners) for seat in range(len(pay)) if len(pay) < 3)


def test_more_moves_than_slots_are_a_fault() -> None:
    game, options = SETTINGS[0]
    interface = Interface(game, options)
    action_table = interface.action_table(game.new(options, new_match(game, options, 1).seal.rng()))
    interface.actions = 0
    with pytest.raises(OutOfBounds, match="moves"):
        interface.mask(action_table, 0)


@every_setting
def test_our_games_leave_out_nothing_that_a_game_may_leave_out(game: AnyGame, options: Options) -> None:
    """The contract skips what a game does not offer; all of ours have features and actions, and all but one a board."""
    assert game.actions_in(options) is not None
    assert game.features is not None
    assert bool(game.features.cells) == (game.id != "gegensatz")


@every_setting
def test_planes_are_the_board_of_the_features(game: AnyGame, options: Options) -> None:
    interface = Interface(game, options, observation=PLANES)
    layout = interface.features
    if layout is None or not layout.cells:
        pytest.skip("the game has no board")
    for number, (state, _) in enumerate(positions(game, options, matches=1, seed="planes")):
        if number % 5 == 0 and state.actor != NOBODY:
            seen = interface.observe(state, state.actor)
            planes = interface.planes(state, seen)
            assert planes.shape == (len(layout.channels), *layout.grid)
            for cell, (row, column) in enumerate(game.places(state)):
                if row >= 0:
                    told = seen[layout.first_cell + cell :: len(layout.cells)][: len(layout.channels)]
                    assert planes[:, row, column].tolist() == told.tolist()


def test_features_are_counts_times_scales() -> None:
    for state, _ in positions(*SETTINGS[0], matches=1, seed="scales"):
        scaled, counts = (Interface(*SETTINGS[0], observation=word).observe(state, 0) for word in (FEATURES, COUNTS))
        assert (str(scaled.dtype), str(counts.dtype)) == ("float32", "int8")
        scales = Interface(*SETTINGS[0]).scales
        assert scales is not None
        assert (counts * scales == scaled).all()


def test_an_unknown_word_is_a_fault() -> None:
    with pytest.raises(UnknownWord, match="tensor"):
        Interface(*SETTINGS[0], observation="tensor")
    with pytest.raises(UnknownWord, match="fixed, slots"):
        Interface(*SETTINGS[0], actions="codes")


DOORS: dict[str, Callable[..., Any]] = {
    "aec": aec.env,
    "parallel": parallel.parallel_env,
    "gym": gym.GameEnv,
    "vector": vector.GameVectorEnv,
    "openspiel": openspiel.load,
}


@pytest.mark.parametrize(("given", "expert"), [(True, "true"), ("true", "true"), (False, "false"), ("false", "false")])
@pytest.mark.parametrize("door", DOORS)
def test_every_door_takes_truth_values_as_such_and_as_words(door: str, given: object, expert: str) -> None:
    assert DOORS[door]("rivality", expert=given).interface.options["expert"] == expert


def test_batches_take_truth_values_too_and_other_options_do_not() -> None:
    one, other = (batch.play("rivality", 2, workers=1, expert=expert) for expert in (True, "true"))
    assert one.actions.tolist() == other.actions.tolist()
    for wrong in ({"expert": 1}, {"expert": "True"}, {"mode": True}):
        with pytest.raises(BadOption):
            Interface("rivality", wrong)
