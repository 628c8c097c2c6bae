"""Learn any of the games by policy gradients in plain PyTorch: python examples/learn_torch.py rivality

Many games run side by side against random play. An actor and a critic share a body; every few decisions they learn from
what followed (A2C with generalized advantages). Actions that are not legal get no probability.
"""

import argparse
import time
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from manawell.research.interface import Interface
from manawell.research.vector import GameVectorEnv

GAMMA, LAMBDA = 0.995, 0.95
STEPS = 16
"""Decisions of each game between two lessons."""


class Agent(nn.Module):  # type: ignore[misc, unused-ignore]
    """Logits of all actions, and the value of what is seen."""

    def __init__(self, interface: Interface, hidden: int = 256) -> None:
        super().__init__()
        self.register_buffer("scales", torch.tensor(interface.scales))
        self.body = nn.Sequential(nn.Linear(interface.size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.actor, self.critic = nn.Linear(hidden, interface.actions), nn.Linear(hidden, 1)
        nn.init.zeros_(self.actor.weight)

    def forward(self, counts: Any, masks: Any) -> tuple[Any, Any]:
        body = self.body(counts * self.scales)
        return self.actor(body).masked_fill(masks == 0, -1e9), self.critic(body).squeeze(-1)


class Lesson(NamedTuple):
    """Some decisions of all games: by step and game."""

    counts: Any
    masks: Any
    actions: Any
    rewards: Any
    ends: Any
    counted: Any
    """False where a game was over, so that the action meant nothing."""
    values: Any
    """Also of what is seen after the last step."""


def watch(agent: Agent, envs: GameVectorEnv, seen: dict[str, Any]) -> tuple[Lesson, dict[str, Any]]:
    rows: list[tuple[Any, ...]] = []
    for _ in range(STEPS):
        counts, masks = (torch.tensor(seen[name]) for name in ("observation", "action_mask"))
        with torch.no_grad():
            logits, values = agent(counts, masks)
        actions = torch.distributions.Categorical(logits=logits).sample()
        seen, rewards, ends, _, _ = envs.step(actions.numpy())
        told = (torch.tensor(rewards, dtype=torch.float32), torch.tensor(ends))
        rows.append((counts, masks, actions, *told, masks.any(1), values))
    with torch.no_grad():
        last = agent(*(torch.tensor(seen[name]) for name in ("observation", "action_mask")))[1]
    columns: list[Any] = [torch.stack(column) for column in zip(*rows, strict=True)]
    columns[-1] = torch.cat((columns[-1], last[None]))
    return Lesson(*columns), seen


def advantages(lesson: Lesson) -> Any:
    found, following = torch.zeros_like(lesson.rewards), torch.zeros_like(lesson.rewards[0])
    for step in reversed(range(STEPS)):
        goes_on = (~lesson.ends[step]).float()
        surprise = lesson.rewards[step] + GAMMA * goes_on * lesson.values[step + 1] - lesson.values[step]
        following = surprise + GAMMA * LAMBDA * goes_on * following
        found[step] = following
    return found


def learn(agent: Agent, optimizer: torch.optim.Optimizer, lesson: Lesson) -> None:
    gained = advantages(lesson)
    aims, counted = gained + lesson.values[:-1], lesson.counted
    gained = (gained - gained[counted].mean()) / (gained[counted].std() + 1e-6)
    logits, values = agent(lesson.counts[counted], lesson.masks[counted])
    chances = torch.distributions.Categorical(logits=logits)
    actor = -(chances.log_prob(lesson.actions[counted]) * gained[counted]).mean()
    critic = (values - aims[counted]).square().mean()
    optimizer.zero_grad()
    (actor + 0.5 * critic - 0.01 * chances.entropy().mean()).backward()
    nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
    optimizer.step()


def win_rate(agent: Agent, game: str, games: int, **options: Any) -> float:
    """The share of victories against random play, of the most likely actions, on deals not used for learning."""
    envs = GameVectorEnv(game, games, **options)
    seen, _ = envs.reset(seed=999)
    won, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        with torch.no_grad():
            logits, _ = agent(torch.tensor(seen["observation"]), torch.tensor(seen["action_mask"]))
        seen, rewards, ends, _, _ = envs.step(logits.argmax(1).numpy())
        won += (rewards > 0) & ~over
        over |= ends
    return float(won.mean())


def train(game: str, lessons: int, games: int = 64, *, seed: int = 1, rate: float = 1e-3, **options: Any) -> Agent:
    torch.manual_seed(seed)
    envs = GameVectorEnv(game, games, **options)
    agent = Agent(envs.interface)
    optimizer = torch.optim.Adam(agent.parameters(), rate)
    start, paid = time.monotonic(), []
    seen, _ = envs.reset(seed=seed)
    for number in range(1, lessons + 1):
        lesson, seen = watch(agent, envs, seen)
        learn(agent, optimizer, lesson)
        paid += lesson.rewards[lesson.ends].tolist()
        if number % max(1, lessons // 10) == 0 and paid:
            won = sum(one > 0 for one in paid) / len(paid)
            print(f"lesson {number}: {won:.0%} of {len(paid)} games won, {time.monotonic() - start:.0f} s")
            paid = []
    return agent


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("game")
    given.add_argument("--lessons", type=int, default=1000)
    options = given.parse_args()
    agent = train(options.game, options.lessons)
    print(f"on fresh deals against random play: {win_rate(agent, options.game, 200):.1%} of 200 won")


if __name__ == "__main__":
    main()
