"""Teach Gegensatz to sb3-contrib's MaskablePPO, without any glue: python examples/learn_sb3.py"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from manawell.research.statistics import wilson

NAME = "manawell.research.gym:manawell/gegensatz-v1"
SETTINGS: dict[str, Any] = {"opponent": "random", "seat": "random", "masks": "info", "shaping": 0.1}
PORTION = 20_000
"""Decisions between two points of the curve."""


class Curve(BaseCallback):  # type: ignore[misc, unused-ignore]
    """By portion of decisions: processor seconds, games that ended, and how many were won."""

    def __init__(self) -> None:
        super().__init__()
        self.points: list[dict[str, Any]] = []
        self._games = self._won = 0
        self._start = time.process_time()

    def _on_step(self) -> bool:
        for over, reward in zip(self.locals["dones"], self.locals["rewards"], strict=True):
            self._games += int(over)
            self._won += int(over and reward > 0.5)  # the end pays 1, a crystal a tenth
        if self.num_timesteps >= PORTION * (len(self.points) + 1):
            spent = time.process_time() - self._start
            told = {"decisions": self.num_timesteps, "seconds": spent, "games": self._games, "won": self._won}
            print(f"{self.num_timesteps} decisions, {spent:.0f} s: won {self._won} of {self._games}", flush=True)
            self.points.append(told)
            self._games = self._won = 0
        return True


def train(decisions: int, envs: int = 16, steps: int = 256) -> tuple[MaskablePPO, Curve]:
    games = make_vec_env(NAME, envs, env_kwargs=SETTINGS, seed=1)
    learner = MaskablePPO("MlpPolicy", games, n_steps=steps, batch_size=1024, gamma=0.98, ent_coef=0.01, seed=1)
    curve = Curve()
    return learner.learn(decisions, curve), curve


def victories(learner: MaskablePPO, games: int) -> int:
    """How many games it wins against random play, of deals not used for learning."""
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
    return won


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--decisions", type=int, default=300_000)
    given.add_argument("--games", type=int, default=200, help="played against random play at the end")
    given.add_argument("--curve", type=Path, help="where to write the learning curve, as JSON")
    options = given.parse_args()
    learner, curve = train(options.decisions)
    won = victories(learner, options.games)
    least, most = wilson(won, options.games)
    print(f"on fresh deals: won {won} of {options.games} against random play, {least:.1%} to {most:.1%} with 95 %")
    if options.curve:
        told = {"curve": curve.points, "fresh": {"games": options.games, "won": won}}
        options.curve.write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
