"""Learn any of the games from games that were played well, in plain PyTorch:

    manawell dataset unpack examples/games/rivality.npz data/rivality
    python examples/imitate_torch.py data/rivality --save rivality.npz

Nothing is played while it learns. The network is that of `learn_torch.py`; what it is taught is to choose, among the
legal actions, the one that was taken. Some games are kept out, to see what has been learned and not only remembered.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from learn_torch import Agent
from manawell.research.batch import Batch
from manawell.research.dataset import SHARD, Dataset

MIXED = 50_000
"""Decisions that are shuffled together: those of one game are much alike."""
PORTION = 512
RATE = 1e-3
KEPT_OUT = 4
"""The first so many shards are for the test."""


class Examples(NamedTuple):
    """Decisions between several actions."""

    counts: Any
    legal: Any
    """By row, padded with -1."""
    chosen: Any
    """Places among the legal actions."""


def examples_of(games: Batch) -> Examples:
    """The decisions of some games; where only one action was legal, there was nothing to decide."""
    assert games.observations is not None
    assert games.choices is not None
    assert games.legal is not None
    widest = int(games.choices.max())
    legal = np.full((len(games.choices), widest), -1, np.int32)
    legal[np.arange(widest) < games.choices[:, None]] = games.legal
    several = games.choices > 1
    legal, taken = legal[several], games.actions[several]
    chosen = (legal == taken[:, None]).argmax(1)
    return Examples(*map(torch.tensor, (games.observations[several], legal, chosen)))


def together(parts: list[Examples]) -> Examples:
    widest = max(part.legal.shape[1] for part in parts)
    legal = [nn.functional.pad(part.legal, (0, widest - part.legal.shape[1]), value=-1) for part in parts]
    return Examples(
        torch.cat([part.counts for part in parts]), torch.cat(legal), torch.cat([part.chosen for part in parts])
    )


def mixed(shards: Iterator[Batch]) -> Iterator[Examples]:
    """Portions of decisions of many games."""
    parts: list[Examples] = []
    for games in shards:
        parts.append(examples_of(games))
        if sum(len(part.chosen) for part in parts) >= MIXED:
            yield from portions(together(parts))
            parts = []
    if parts:
        yield from portions(together(parts))


def portions(examples: Examples) -> Iterator[Examples]:
    for rows in torch.randperm(len(examples.chosen)).split(PORTION):
        yield Examples(*(column[rows] for column in examples))


def judge(agent: Agent, examples: Examples) -> tuple[Any, Any]:
    """How unlikely what was done is, and how often it is the likeliest."""
    logits, _ = agent(examples.counts, examples.legal)
    right = logits.argmax(1) == examples.chosen
    return nn.functional.cross_entropy(logits, examples.chosen), right.float().mean()


class Point(NamedTuple):
    """How it does on the games that were kept out."""

    loss: float
    right: float
    """How often the likeliest action is the one that was taken."""
    seconds: float
    """Of processor time so far."""


def imitate(data: Dataset, times: int, hidden: int = 128, seed: int = 1) -> tuple[Agent, list[Point]]:
    """Go through the games so many times; the agent, and a point for each time."""
    torch.manual_seed(seed)
    chance, start = np.random.default_rng(seed), time.process_time()
    kept_out = together([examples_of(games) for games in islice(data.batches(), KEPT_OUT)])
    agent = Agent(data.interface, hidden)
    optimizer = torch.optim.Adam(agent.parameters(), RATE)
    slower = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda done: 1 - done / times)
    curve: list[Point] = []
    for _ in range(times):
        for examples in mixed(games for games in data.batches(chance) if games.games[0] >= SHARD * KEPT_OUT):
            agent.met |= (examples.counts != 0).any(0)
            loss, _ = judge(agent, examples)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        slower.step()
        with torch.no_grad():
            found = [float(value) for value in judge(agent, kept_out)]
        curve.append(Point(found[0], found[1], time.process_time() - start))
        print(f"{curve[-1].seconds:.0f} s: likeliest in {curve[-1].right:.1%}, loss {curve[-1].loss:.3f}", flush=True)
    return agent, curve


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("folder", type=Path, help="a data set")
    given.add_argument("--times", type=int, default=4, help="how often to go through all games")
    given.add_argument("--hidden", type=int, default=128, help="the width of the network")
    given.add_argument("--save", type=Path, help="write the weights to this file, for `manawell score`")
    options = given.parse_args()
    data = Dataset(options.folder)
    agent, _ = imitate(data, options.times, options.hidden)
    if options.save:
        agent.network(data.interface).save(options.save)


if __name__ == "__main__":
    main()
