"""Many games in one environment: the same games as one by one, dealt again when they are over."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from manawell.contract.settings import GAMES
from manawell.research import gym
from manawell.research.interface import Interface, UnknownWord
from manawell.research.vector import GameVectorEnv


def choices(masks: Any, chance: np.random.Generator) -> Any:
    """A random legal action of every game, 0 where none is legal."""
    return (masks * chance.random(masks.shape)).argmax(1)


def test_gymnasium_makes_it() -> None:
    gym.register()
    envs = gymnasium.make_vec("manawell/gegensatz-v1", num_envs=3, observation="features")
    seen, info = envs.reset(seed=1)
    assert isinstance(envs, GameVectorEnv)
    assert envs.observation_space.contains(seen)
    assert info["seat"].tolist() == [0, 0, 0]
    seen, *_ = envs.step(choices(seen["action_mask"], np.random.default_rng(1)))
    assert envs.observation_space.contains(seen)


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.features is not None])
def test_rows_are_what_the_deciding_seats_observe(game: str) -> None:
    envs, interface = GameVectorEnv(game, 4, seat="each"), Interface(game, {}, observation="counts")
    chance = np.random.default_rng(2)
    seen, info = envs.reset(seed=2)
    for _ in range(30):
        tables = envs._crowd.tables
        for place, table in enumerate(tables):
            seat = max(0, table.state.actor)
            assert info["seat"][place] == seat
            assert np.array_equal(seen["observation"][place], interface.observe(table.state, seat))
            assert sorted(table.legal) == seen["action_mask"][place].nonzero()[0].tolist()
        seen, _, _, _, info = envs.step(choices(seen["action_mask"], chance))


def test_a_game_that_is_over_pays_and_is_dealt_again() -> None:
    envs, chance = GameVectorEnv("rivality", 6), np.random.default_rng(3)
    seen, _ = envs.reset(seed=3)
    ended, paid = 0, []
    for _ in range(60):
        was_over = envs._over
        seen, rewards, over, cut_off, info = envs.step(choices(seen["action_mask"], chance))
        assert not over[was_over].any()
        assert not cut_off.any()
        assert seen["action_mask"][was_over].any(1).all()
        assert not seen["action_mask"][over].any()
        assert not rewards[~over].any()
        assert np.array_equal(rewards, info["rewards"][:, 0])
        ended += int(over.sum())
        paid += rewards[over].tolist()
    assert ended >= 12
    assert set(paid) == {-1.0, 1.0}


def test_a_refused_action_loses_that_game_only() -> None:
    envs = GameVectorEnv("gegensatz", 3)
    seen, _ = envs.reset(seed=4)
    actions = seen["action_mask"].argmax(1)
    actions[1] = 57
    _, rewards, over, _, _ = envs.step(actions)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    _, _, over, _, _ = envs.step(actions)
    assert not over[1]


def test_equal_seeds_give_equal_runs() -> None:
    def run() -> list[Any]:
        envs, chance = GameVectorEnv("gegensatz", 5), np.random.default_rng(5)
        seen, _ = envs.reset(seed=9)
        rows = []
        for _ in range(150):
            seen, rewards, *_ = envs.step(choices(seen["action_mask"], chance))
            rows.append((seen["observation"].tobytes(), rewards.tolist()))
        return rows

    assert run() == run()


def test_other_opponents_are_refused() -> None:
    with pytest.raises(UnknownWord, match="master"):
        GameVectorEnv("gegensatz", 2, opponent="master")
