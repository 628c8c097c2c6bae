"""Teach Rivality to tianshou's PPO: python examples/learn_tianshou.py

The environments, the collector, the buffer and the algorithm are tianshou's. Only the actor is ours: it computes the
logits of legal actions alone, each as the sum of those of its words.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import torch
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import ProbabilisticActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.utils.torch_utils import policy_within_training_step, torch_train_mode
from torch import nn
from torch.distributions import Categorical

from manawell.research.interface import Interface
from manawell.research.network import words_of
from manawell.research.statistics import wilson

NAME = "manawell.research.gym:manawell/rivality-v1"
SETTINGS: dict[str, Any] = {"opponent": "random", "seat": "random", "shaping": 0.1, "observation": "counts"}


class Body(nn.Module):  # type: ignore[misc, unused-ignore]
    """What actor and critic share."""

    def __init__(self, interface: Interface, hidden: int) -> None:
        super().__init__()
        self.register_buffer("scales", torch.tensor(interface.scales))
        self.layers = nn.Sequential(nn.Linear(interface.size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())

    def forward(self, seen: Any) -> Any:
        return self.layers(torch.as_tensor(seen.observation) * self.scales)


class Actor(nn.Module):  # type: ignore[misc, unused-ignore]
    """Logits; those of illegal actions are far below all others."""

    def __init__(self, interface: Interface, body: Body, hidden: int) -> None:
        super().__init__()
        assert interface.fixed is not None
        words, count = words_of(interface.fixed)
        self.register_buffer("words", torch.tensor(words))
        self.body, self.head = body, nn.Linear(hidden, count)
        nn.init.zeros_(self.head.weight)
        nn.init.zeros_(self.head.bias)

    def forward(self, seen: Any, state: Any = None, info: Any = None) -> tuple[Any, Any]:
        by_word, mask = self.head(self.body(seen)), torch.as_tensor(seen.action_mask)
        rows, actions = mask.nonzero(as_tuple=True)
        sums = by_word[rows[:, None], self.words[actions]].sum(1)
        return torch.full(mask.shape, -1e9).index_put((rows, actions), sums), state


class Critic(nn.Module):  # type: ignore[misc, unused-ignore]
    """The value of what is seen."""

    def __init__(self, body: Body, hidden: int) -> None:
        super().__init__()
        self.body, self.head = body, nn.Linear(hidden, 1)

    def forward(self, seen: Any, **_: Any) -> Any:
        return self.head(self.body(seen))


def games(count: int) -> DummyVectorEnv:
    return DummyVectorEnv([lambda: gymnasium.make(NAME, **SETTINGS) for _ in range(count)])


def algorithm(envs: DummyVectorEnv, hidden: int = 64) -> PPO:
    interface = Interface("rivality", {}, observation="counts")
    body = Body(interface, hidden)
    policy = ProbabilisticActorPolicy(
        actor=Actor(interface, body, hidden),
        dist_fn=lambda logits: Categorical(logits=logits),
        action_space=envs.action_space[0],
        action_scaling=False,
        action_bound_method=None,
    )
    optimizer = AdamOptimizerFactory(lr=5e-4)
    return PPO(policy=policy, critic=Critic(body, hidden), optim=optimizer, gamma=0.98, max_grad_norm=0.5)


def train(decisions: int, *, envs: int = 16, steps: int = 4096, seed: int = 1) -> tuple[PPO, list[dict[str, Any]]]:
    """Learn from so many decisions; the learner and its curve. The return of a won game is above 0."""
    torch.manual_seed(seed)
    played = games(envs)
    learner = algorithm(played)
    collector = Collector(learner, played, VectorReplayBuffer(2 * steps, envs, ignore_obs_next=True))
    collector.reset(gym_reset_kwargs={"seed": seed})
    start, curve = time.process_time(), []
    for made in range(steps, decisions + 1, steps):
        with policy_within_training_step(learner.policy):
            found = collector.collect(n_step=steps)
            with torch_train_mode(learner):
                learner.update(buffer=collector.buffer, batch_size=512, repeat=3)
        collector.reset_buffer(keep_statistics=True)
        won, spent = int((found.returns > 0).sum()), time.process_time() - start
        curve.append({"decisions": made, "seconds": spent, "games": found.n_collected_episodes, "won": won})
        print(f"{made} decisions, {spent:.0f} s: won {won} of {found.n_collected_episodes}", flush=True)
    return learner, curve


def victories(learner: PPO, count: int) -> int:
    """How many games it wins against random play, of deals not used for learning."""
    collector = Collector(learner, games(min(count, 16)))
    collector.reset(gym_reset_kwargs={"seed": 999})
    return int((collector.collect(n_episode=count).returns > 0).sum())


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
        told = {"curve": curve, "fresh": {"games": options.games, "won": won}}
        options.curve.write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
