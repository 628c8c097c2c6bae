"""The curve: what is proven counts there, too, and equal worlds are judged once."""

import pytest

from manawell.analysis.chances import Evaluator
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from tests.analysis.test_decisions import last_tile


def test_the_curve_tells_what_is_proven() -> None:
    """Before the last placement of Rivality, both hands are known."""
    seen = set()
    for number in range(20):
        game, state = last_tile(number)
        bounds = game.judge.bounds(state, 3000)
        best = max((low for low, _ in bounds.values()), default=0.0)
        if not bounds or best < max(high for _, high in bounds.values()):
            continue
        chances = Evaluator(game, game.settle({}), 2, 4).of_all(state, rng_from(b"proven"))
        assert chances[state.actor] == pytest.approx(best)
        assert sum(chances) == pytest.approx(1.0)
        seen.add(best)
    assert len(seen) > 1


def test_equal_worlds_share_one_search() -> None:
    """A view without blanks leaves only one world: twice eight walks are sixteen."""
    game, rng = find_game("gegensatz"), rng_from(b"open")
    state = game.new(game.settle({}), rng)
    view = game.view(state, ALL_KNOWING)
    two, one = (
        Evaluator(game, game.settle({}), worlds, 16 // worlds).of_view(view, rng_from(b"walks")) for worlds in (2, 1)
    )
    assert two == pytest.approx(one)
