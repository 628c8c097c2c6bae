"""For learners: fixed actions are the legal moves, one by one, and features tell what a seat sees and nothing else."""

import msgspec
import pytest
from librt.strings import BytesWriter

from manawell.contract.settings import SETTINGS, name_of, positions
from manawell.kernel.game import AnyGame
from manawell.kernel.learning import LARGEST_FEATURE
from manawell.kernel.options import Options
from manawell.kernel.state import NOBODY, REFUSED, State

every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)


def features(state: State, seat: int) -> bytes:
    paper = BytesWriter()
    paper.write(b"before")
    assert state.describe(seat, paper)
    written = paper.getvalue()
    assert written.startswith(b"before")
    return written[6:]


@every_setting
def test_every_legal_move_is_one_fixed_action(game: AnyGame, options: Options) -> None:
    layout = game.actions_in(options)
    if layout is None:
        pytest.skip("the game has no fixed actions")
    for state, rng in positions(game, options, matches=6, seed="fixed"):
        moves = state.moves()
        actions = state.actions(moves)
        assert actions == [state.action(move) for move in moves]
        assert len(set(actions)) == len(moves)
        assert all(0 <= action < layout.size for action in actions)
        assert [state.move_of(action) for action in actions] == moves
        tried = range(rng.below(16), layout.size, 16) if state.knows_actions() else ()
        for illegal in {-1, layout.size, *tried} - {*actions}:
            assert state.move_of(illegal) == REFUSED
        paper = BytesWriter()
        paper.write(bytes(1 + layout.size))
        state.mark_actions(paper, 1)
        assert [place - 1 for place, mark in enumerate(paper.getvalue()) if mark] == sorted(actions)
        listed = BytesWriter()
        state.write_actions(listed)
        assert memoryview(listed.getvalue()).cast("i").tolist() == actions
        if state.actor != NOBODY:
            imagined = game.resample(state, state.actor, rng)
            assert imagined.actions(imagined.moves()) == actions


@every_setting
def test_actions_have_different_names(game: AnyGame, options: Options) -> None:
    layout = game.actions_in(options)
    if layout is None:
        pytest.skip("the game has no fixed actions")
    assert len({layout.name_of(action) for action in range(layout.size)}) == layout.size
    for outside in (-1, layout.size):
        with pytest.raises(IndexError):
            layout.name_of(outside)


@every_setting
def test_features_are_the_same_in_every_world_that_looks_the_same(game: AnyGame, options: Options) -> None:
    layout = game.features
    if layout is None:
        pytest.skip("the game has no features")
    assert len(set(layout.names)) == len(layout.scales) == layout.size
    for state, rng in positions(game, options, matches=6, seed="features"):
        for seat in range(state.seats):
            told = features(state, seat)
            assert len(told) == layout.size
            assert max(told) <= LARGEST_FEATURE
            assert features(game.resample(state, seat, rng), seat) == told


@every_setting
def test_features_tell_most_positions_apart(game: AnyGame, options: Options) -> None:
    if game.features is None:
        pytest.skip("the game has no features")
    for seat in range(len(game.seats(options))):
        views, told = set(), set()
        for state, _ in positions(game, options, matches=1, seed="apart"):
            views.add(msgspec.json.encode(game.view(state, seat)))
            told.add(features(state, seat))
        assert len(told) > 0.8 * len(views)


@every_setting
def test_every_cell_of_a_board_has_a_place_of_its_own(game: AnyGame, options: Options) -> None:
    layout = game.features
    if layout is None or not layout.cells:
        pytest.skip("the game has no board")
    rows, columns = layout.grid
    for state, _ in positions(game, options, matches=1, seed="places"):
        places = game.places(state)
        assert len(places) == len(layout.cells)
        there = [place for place in places if place != (-1, -1)]
        assert len(set(there)) == len(there) > 0
        assert all(0 <= row < rows and 0 <= column < columns for row, column in there)
