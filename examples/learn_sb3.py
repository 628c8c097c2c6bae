"""Teach Gegensatz to sb3-contrib's MaskablePPO, without any glue: python examples/learn_sb3.py"""

import argparse
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

NAME = "manawell.research.gym:manawell/gegensatz-v1"
SETTINGS: dict[str, Any] = {"opponent": "random", "seat": "random", "masks": "info", "shaping": 0.1}


def train(decisions: int, envs: int = 16, steps: int = 256) -> MaskablePPO:
    games = make_vec_env(NAME, envs, env_kwargs=SETTINGS, seed=1)
    learner = MaskablePPO("MlpPolicy", games, n_steps=steps, batch_size=1024, gamma=0.98, ent_coef=0.01, seed=1)
    return learner.learn(decisions)


def win_rate(learner: MaskablePPO, games: int) -> float:
    """The share of victories against random play, on deals not used for learning."""
    env = gymnasium.make(NAME, **SETTINGS | {"shaping": 0.0})
    won = 0
    for number in range(games):
        seen, info = env.reset(seed=1_000_000 + number)
        over, reward = False, 0.0
        while not over:
            action, _ = learner.predict(seen, action_masks=info["action_mask"])
            seen, paid, over, _, info = env.step(action)
            reward = float(paid)
        won += reward > 0
    return won / games


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--decisions", type=int, default=600_000)
    learner = train(options.parse_args().decisions)
    print(f"on fresh deals against random play: {win_rate(learner, 500):.1%} of 500 won")


if __name__ == "__main__":
    main()
