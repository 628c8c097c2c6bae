"""Actions: each legal move is one, each other number is refused with a reason."""

from itertools import pairwise

import pytest

from manawell.kernel.desk import REFUSED
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.rulebook import rulebook
from manawell.kernel.state import NOBODY
from manawell.research.setting import Setting
from manawell.research.tensors import OutOfBounds
from tests.contract.settings import SETTINGS, finish, name_of, new_match, positions, some

every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)


@every_setting
def test_every_move_is_an_action_and_back(game: AnyGame, options: Options) -> None:
    setting = Setting(game, options)
    for state, _ in positions(game, options, matches=1, seed="actions"):
        desk = setting.desk(state)
        actions = [desk.action(move) for move in desk.moves]
        assert all(first < second for first, second in pairwise(actions))
        assert [desk.move(action) for action in actions] == desk.moves
        assert setting.mask(desk, state.actor).nonzero()[0].tolist() == actions
        for seat in range(state.seats):
            assert seat == state.actor or not setting.mask(desk, seat).any()


@every_setting
def test_slots_say_what_they_mean(game: AnyGame, options: Options) -> None:
    setting = Setting(game, options)
    for state, _ in positions(game, options, matches=1, seed="slots"):
        found = {game.digits(move) for move in state.moves()}
        assert len(found) == len(state.moves())
        assert all(len(digits) == setting.digits and min(digits) >= -1 for digits in found)
        if not setting.by_code and state.actor != NOBODY:
            matrix = setting.meanings(setting.desk(state), state.actor)
            assert [tuple(row) for row in matrix[: len(found)].tolist()] == [game.digits(one) for one in state.moves()]
            assert not matrix[len(found) :].any()
            assert not setting.meanings(setting.desk(state), 1 - state.actor).any()


@every_setting
def test_an_illegal_action_changes_nothing_and_is_explained(game: AnyGame, options: Options) -> None:
    setting, rules = Setting(game, options), rulebook(game, "en").rules
    for number, (state, rng) in enumerate(positions(game, options, matches=1, seed="illegal")):
        if state.actor == NOBODY or number % (1 if game.codes else 6):
            continue
        desk, before = setting.desk(state), game.save(state)
        for action in some(list(range(-1, setting.actions + 1)), rng, 20):
            if desk.move(action) == REFUSED:
                assert desk.play(action) == REFUSED
                refusal = setting.refuse(desk, action)
                assert refusal["rule"] in rules
                assert refusal["reason"]
                assert set(refusal["nearest"]) <= set(setting.legal(desk).values())
                assert refusal["nearest"]
        assert game.save(state) == before


@every_setting
def test_pay_is_zero_until_the_end_and_then_says_who_won(game: AnyGame, options: Options) -> None:
    setting = Setting(game, options)
    match = new_match(game, options, 5)
    assert set(setting.pay(match.state)) == {0.0}
    state = next(state for state, _ in positions(game, options, matches=1) if state.actor != NOBODY)
    assert len(setting.pay(state)) == len(setting.seats)
    if game.weight < 4:
        outcome = finish(match, state.rng.clone()).outcome()
        assert outcome is not None
        pay = setting.pay(match.state)
        if len(set(setting.sides)) == 2:
            assert sum(pay) == 0
        assert all((pay[seat] > 0) == (seat in outcome.winners) for seat in range(len(pay)) if len(pay) < 3)


def test_more_moves_than_slots_are_a_fault() -> None:
    game, options = SETTINGS[0]
    setting = Setting(game, options)
    desk = setting.desk(game.new(options, new_match(game, options, 1).seal.rng()))
    setting.actions = 0
    with pytest.raises(OutOfBounds, match="moves"):
        setting.mask(desk, 0)
