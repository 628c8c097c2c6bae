"""Foresight: a preview shows a player what can happen, and nothing that they could not know."""

import pytest

from manawell.contract.settings import SETTINGS, name_of, positions, some
from manawell.kernel.foresight import foresee
from manawell.kernel.game import AnyGame
from manawell.kernel.journal import Journal
from manawell.kernel.options import Options
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY

every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)


@every_setting
def test_what_happens_was_among_the_stories(game: AnyGame, options: Options) -> None:
    """Exactly so when the imagined worlds are few; always as far as the certain part goes."""
    for number, (state, rng) in enumerate(positions(game, options, matches=1, seed="foresight")):
        if state.actor == NOBODY or number % 4:
            continue
        moves = sorted(set(some(state.moves(), rng)))
        texts = [game.text_of(state, move) for move in moves]
        found = foresee(game, game.view(state, state.actor), state.actor, rng, texts)
        assert [one.text for one in found] == texts
        for one, move in zip(found, moves, strict=True):
            assert sum(share for share, _ in one.stories) == pytest.approx(1)
            after = state.clone()
            after.journal = journal = Journal()
            after.play(move)
            told = journal.told_to(state.actor)
            assert [event for event in told if event in one.certain] == one.certain


@every_setting
def test_foresight_depends_on_the_view_alone(game: AnyGame, options: Options) -> None:
    for number, (state, rng) in enumerate(positions(game, options, matches=1, seed="alone")):
        if state.actor != NOBODY and number % 6 == 0:
            other = game.resample(state, state.actor, rng)
            texts = [game.text_of(state, move) for move in some(state.moves(), rng)]
            first, second = (
                foresee(game, game.view(world, state.actor), state.actor, rng_from(b"same"), texts)
                for world in (state, other)
            )
            assert first == second


@every_setting
def test_a_move_looks_the_same_alone_and_among_others(game: AnyGame, options: Options) -> None:
    for number, (state, rng) in enumerate(positions(game, options, matches=1, seed="some")):
        if state.actor != NOBODY and number % 6 == 0:
            view = game.view(state, state.actor)
            texts = {game.text_of(state, move) for move in some(state.moves(), rng)}
            among = foresee(game, view, state.actor, rng_from(b"same"), texts)
            assert {one.text for one in among} == texts
            for one in among[::2]:
                assert foresee(game, view, state.actor, rng_from(b"same"), {one.text}) == [one]


def test_without_a_wish_every_legal_move_is_looked_at() -> None:
    for game, options in SETTINGS:
        state = game.new(options, rng_from(b"every"))
        texts = [game.text_of(state, move) for move in state.moves()]
        assert [one.text for one in foresee(game, game.view(state, state.actor), state.actor, rng_from(b""))] == texts
