"""Nothing leaks: what a viewer is given depends only on what the viewer may know."""

import pytest

from manawell.contract.settings import SETTINGS, fewer, name_of, positions, some, viewers
from manawell.kernel.camera import Camera
from manawell.kernel.foresight import unusable
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.options import Options
from manawell.kernel.pooled import pooled
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State

LONG = 300
"""Moves after which two worlds have been compared enough."""

every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)


@every_setting
def test_a_viewer_cannot_tell_an_imagined_position_from_the_true_one(game: AnyGame, options: Options) -> None:
    for state, rng in positions(game, options, matches=6, seed="views"):
        for viewer in viewers(state):
            imagined = game.resample(state, viewer, rng)
            view = game.view(state, viewer)
            assert game.view(imagined, viewer) == view
            assert game.prompt(game.view(imagined, viewer)) == game.prompt(view)


@every_setting
def test_the_actor_has_the_same_moves_in_every_imagined_position(game: AnyGame, options: Options) -> None:
    for state, rng in positions(game, options, matches=6, seed="moves"):
        if state.actor != NOBODY:
            imagined = game.resample(state, state.actor, rng)
            assert imagined.actor == state.actor
            assert imagined.moves() == state.moves()
            assert [imagined.label(move) for move in imagined.moves()] == [state.label(move) for move in state.moves()]
            assert [game.text_of(imagined, move) for move in imagined.moves()] == [
                game.text_of(state, move) for move in state.moves()
            ]
            assert [game.details(imagined, move) for move in imagined.moves()] == [
                game.details(state, move) for move in state.moves()
            ]


@every_setting
def test_imagined_positions_that_are_alike_are_the_same(game: AnyGame, options: Options) -> None:
    for state, rng in positions(game, options, matches=2, seed="alike"):
        if state.actor != NOBODY:
            one, other = (game.resample(state, state.actor, rng) for _ in range(2))
            if one.is_like(other):
                assert game.view(one, ALL_KNOWING) == game.view(other, ALL_KNOWING)


@every_setting
def test_refusals_depend_on_what_the_seat_knows(game: AnyGame, options: Options) -> None:
    attempts = {game.typed(state, move) for state, _ in positions(game, options, matches=2) for move in state.moves()}
    written = sorted(attempts, key=game.write)
    for state, rng in positions(game, options, matches=2, seed="refusals"):
        for seat in range(state.seats):
            imagined = game.resample(state, seat, rng)
            legal = [game.typed(state, move) for move in state.moves()] if seat == state.actor else []
            for choice in some(list(range(len(written))), rng):
                if written[choice] not in legal:
                    assert game.refuse(imagined, seat, written[choice]) == game.refuse(state, seat, written[choice])


@every_setting
def test_what_the_actor_cannot_use_depends_on_what_the_actor_knows(game: AnyGame, options: Options) -> None:
    for state, rng in positions(game, options, matches=4, seed="unusable"):
        if state.actor != NOBODY:
            imagined = game.resample(state, state.actor, rng)
            assert game.unusable(imagined) == game.unusable(state)
            assert unusable(game, game.view(imagined, state.actor)) == unusable(game, game.view(state, state.actor))


@every_setting
def test_who_is_told_the_same_sees_the_same(game: AnyGame, options: Options) -> None:
    """Two worlds that a viewer cannot tell apart, played in step: equal news, equal view, at every moment, also in the
    middle of a move.
    """
    rng = rng_from(b"in step")
    for number in range(fewer(game, 12)):
        true = game.new(options, rng_from(b"deal %d" % number))
        for viewer in viewers(true):
            _compare_worlds(game, true.clone(), viewer, rng)


def _compare_worlds(game: AnyGame, true: State, viewer: int, rng: Rng) -> None:
    other = game.resample(true, viewer, rng)
    first, second = Camera(game, true, viewer), Camera(game, other, viewer)
    other.rng = true.rng.clone()
    for _ in range(LONG):
        if true.actor == NOBODY or true.actor != other.actor or not _play_in_step(true, other, rng):
            return
        _check_frames(game, true, first, second)
        if [frame.event for frame in first.frames] != [frame.event for frame in second.frames]:
            return
        first.frames.clear()
        second.frames.clear()
        assert game.view(true, viewer) == game.view(other, viewer)


@every_setting
def test_in_the_middle_of_a_move_a_viewer_sees_no_more_than_was_told(game: AnyGame, options: Options) -> None:
    """From any position on, one move is played in two worlds: as long as a viewer is told the same, they look alike."""
    for state, rng in positions(game, options, matches=4, seed="frames"):
        for viewer in viewers(state) if state.actor != NOBODY else ():
            true, other = state.clone(), game.resample(state, viewer, rng)
            other.rng = true.rng.clone()
            first, second = Camera(game, true, viewer), Camera(game, other, viewer)
            if _play_in_step(true, other, rng):
                _check_frames(game, true, first, second)


def _play_in_step(true: State, other: State, rng: Rng) -> bool:
    """The same move in both worlds, if they share one."""
    moves = {true.label(move): move for move in true.moves()}
    shared = {other.label(move): move for move in other.moves() if other.label(move) in moves}
    if not shared:
        return False
    label = list(shared)[rng.below(len(shared))]
    true.play(moves[label])
    other.play(shared[label])
    return True


def _check_frames(game: AnyGame, state: State, first: Camera, second: Camera) -> None:
    if game.ending(state) is not None:  # nothing needs hiding any more
        return
    for one, two in zip(first.frames, second.frames, strict=False):
        if one.event != two.event:
            return
        assert one.view == two.view, one.event


@every_setting
def test_what_all_seats_know_together_is_what_each_of_them_knows(game: AnyGame, options: Options) -> None:
    for state, rng in positions(game, options, matches=6, seed="pooled"):
        if state.actor != NOBODY:
            imagined = game.imagine(pooled(game, state), rng)
            for seat in range(state.seats):
                assert game.view(imagined, seat) == game.view(state, seat)


@every_setting
def test_imagined_positions_are_fresh(game: AnyGame, options: Options) -> None:
    """Their chance is the imaginer's own: equal streams give equal worlds, whatever the true generator holds."""
    for number in range(5):
        state = game.new(options, rng_from(b"fresh %d" % number))
        reseeded = state.clone()
        reseeded.rng = rng_from(b"another stream")
        for viewer in viewers(state):
            one, two = (game.resample(world, viewer, rng_from(b"imagination")) for world in (state, reseeded))
            assert game.save(one) == game.save(two)
