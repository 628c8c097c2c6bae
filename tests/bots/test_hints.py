"""Hints: true in what they say, and good enough to win with."""

import pytest

from manawell.bots.hints import think
from manawell.bots.searcher import is_as_good
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from tests.contract.settings import HEAVY, SETTINGS, name_of, positions


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)
def test_a_hint_says_only_of_an_only_move_and_no_number_it_does_not_know(game: AnyGame, options: Options) -> None:
    level = "master" if game.judge.effort("master") == 0 else "search:40"
    for number, (state, rng) in enumerate(positions(game, options, matches=1, seed="hints")):
        if state.actor < 0 or (game.weight == HEAVY and number % 10):
            continue
        legal = {game.text_of(state, move) for move in state.moves()}
        thought = think(game, game.view(state, state.actor), level, rng, None)
        assert thought.only == (len(legal) == 1)
        assert thought.worth is None or 0 <= thought.worth <= 1
        assert {thought.text, *thought.equal, *(other.text for other in thought.others)} <= legal
        assert thought.text not in {other.text for other in thought.others}
        flags = [other.equal for other in thought.others]
        assert flags == sorted(flags, reverse=True)


def entry(worth: float, visits: int, error: float) -> tuple[int, float, int, float]:
    return 0, worth, visits, error


def test_moves_within_the_noise_are_about_equal() -> None:
    best = entry(0.50, 400, 0.01)
    assert is_as_good(entry(0.48, 300, 0.01), best)
    assert is_as_good(entry(0.51, 300, 0.01), best)
    assert not is_as_good(entry(0.46, 300, 0.01), best)
    assert is_as_good(entry(0.495, 300, 0.0), entry(0.50, 400, 0.0))
    assert not is_as_good(entry(0.485, 300, 0.0), entry(0.50, 400, 0.0))


def test_a_move_hardly_tried_is_not_called_equal() -> None:
    assert not is_as_good(entry(0.49, 20, 0.2), entry(0.50, 400, 0.01))
