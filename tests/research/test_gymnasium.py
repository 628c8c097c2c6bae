"""Gymnasium's own check, for every game in every mode; play against bots."""

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from manawell.contract.settings import SETTINGS, name_of
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.rng import rng_from
from manawell.research.gym import GameEnv, register


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=name_of)
def test_it_passes_the_check_of_gymnasium(game: AnyGame, options: Options) -> None:
    register()
    settings: dict[str, Any] = {"opponent": "random", "render_mode": "ansi", **options}
    env = gymnasium.make(f"manawell/{game.id}-v{game.rules_version}", **settings)
    check_env(env.unwrapped)
    assert isinstance(env.unwrapped, GameEnv)


def finish(env: GameEnv, seed: int) -> tuple[float, list[int], str]:
    """A game of random choices: its reward, its actions, how it looked at the end."""
    rng, actions = rng_from(b"choices"), []
    seen, _ = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        legal = seen["action_mask"].nonzero()[0]
        actions.append(int(legal[rng.below(len(legal))]))
        seen, reward, over, cut_off, info = env.step(actions[-1])
        assert (cut_off, info) == (False, {})
    return reward, actions, str(env.structured())


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_plays_the_other_seat(seat: int) -> None:
    first, again = (finish(GameEnv("rivality", seat=seat, opponent="greedy"), 4) for _ in range(2))
    assert first == again
    assert first[0] in (-1, 0, 1)
    assert first != finish(GameEnv("rivality", seat=seat, opponent="greedy"), 5)


def test_a_solo_game_is_won_or_lost() -> None:
    rewards = {finish(GameEnv("rivality", mode="solo"), seed)[0] for seed in range(12)}
    assert rewards == {-1.0, 1.0}


def test_an_illegal_action_ends_the_episode_and_is_explained() -> None:
    env = GameEnv("gegensatz", mode="solo")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(57)
    assert (reward, over) == (-1.0, True)
    assert info["refusal"]["rule"].startswith("GEG-")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_a_seat_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(IndexError):
        GameEnv("gegensatz", seat=2)
