"""Teach a small agent the duel of Gegensatz on the CPU, with NumPy only: python examples/train_gegensatz.py

It plays the first seat against random play. The network sees the features of the game, has one hidden layer and learns
by policy gradients: a decision is judged by how the lead in crystals changes soon after it.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from manawell.research import batch
from manawell.research.interface import Interface
from manawell.research.network import Network

Floats = NDArray[np.float32]
SOON = 0.85
"""The weight of a crystal gained one decision later."""

GAME = Interface("gegensatz", {})
assert GAME.features is not None
CRYSTALS = GAME.features.names.index("own crystals")


class Agent:
    """A policy: the probabilities of actions, given what is seen."""

    def __init__(self, hidden: int, actions: int, chance: np.random.Generator) -> None:
        self.first: Floats = chance.normal(0, 0.15, (GAME.size, hidden)).astype(np.float32)
        self.second: Floats = np.zeros((hidden, actions), np.float32)

    def __call__(self, seen: batch.Observations, chance: np.random.Generator) -> NDArray[Any]:
        chances = self.forward(scaled(seen.observations), seen.masks)[1]
        passed = chances.cumsum(1) > chance.random((len(chances), 1)) * chances.sum(1, keepdims=True)
        return np.asarray(passed.argmax(1))

    def forward(self, inputs: NDArray[Any], masks: NDArray[Any]) -> tuple[Floats, Floats]:
        """The hidden layer and the probabilities."""
        hidden = np.maximum(inputs @ self.first, 0)
        logits = np.where(masks, hidden @ self.second, -np.inf)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, (chances / chances.sum(1, keepdims=True)).astype(np.float32)

    def network(self) -> Network:
        """The policy that always takes the likeliest action."""
        none = np.zeros(self.first.shape[1], np.float32), np.zeros(self.second.shape[1], np.float32)
        return Network(GAME, [(self.first, none[0]), (self.second, none[1])])

    def learn(
        self, inputs: NDArray[Any], masks: NDArray[Any], actions: NDArray[Any], gains: Floats, rate: float
    ) -> None:
        """One gradient step towards decisions that gained more than average."""
        for rows in np.array_split(np.arange(len(actions)), -(-len(actions) // 1024)):
            hidden, chances = self.forward(inputs[rows], masks[rows])
            slope = -chances
            slope[np.arange(len(rows)), actions[rows]] += 1
            slope *= gains[rows, None] / len(rows)
            back = (slope @ self.second.T) * (hidden > 0)
            self.second += rate * (hidden.T @ slope)
            self.first += rate * (inputs[rows].T @ back)


def scaled(counts: NDArray[Any]) -> Floats:
    """Features of about the same size."""
    assert GAME.scales is not None
    return np.asarray(counts * GAME.scales)


def gains_of(games: batch.Batch) -> Floats:
    """By decision of the first seat: the later changes of its lead, sooner ones counting more."""
    assert games.observations is not None
    own = games.seats == 0
    crystals = games.observations[own][:, CRYSTALS : CRYSTALS + 2].astype(np.float32)
    lead = crystals[:, 0] - crystals[:, 1]
    numbers = games.games[own]
    gains = np.zeros(len(lead), np.float32)
    following = 0.0
    for at in range(len(lead) - 1, -1, -1):
        last = at + 1 == len(lead) or numbers[at + 1] != numbers[at]
        change = games.rewards[numbers[at], 0] if last else lead[at + 1] - lead[at]
        following = float(change) + (0.0 if last else SOON * following)
        gains[at] = following
    return np.asarray((gains - gains.mean()) / (gains.std() + 1e-6), np.float32)


def win_rate(agent: Agent, games: int, seed: int, workers: int | None) -> float:
    """The share of wins against random play, on deals not used for learning."""
    played = batch.play(
        "gegensatz", games, seed=seed, policies=(agent, batch.uniform), workers=workers, observations=False
    )
    return float((played.rewards[:, 0] > 0).mean())


def train(
    rounds: int, games: int, *, hidden: int = 96, rate: float = 0.3, seed: int = 1, workers: int | None = None
) -> Agent:
    """Train for this many rounds of this many games."""
    agent = Agent(hidden, GAME.actions, np.random.default_rng(seed))
    start = time.monotonic()
    for number in range(rounds):
        played = batch.play(
            "gegensatz", games, seed=1000 * seed + number, policies=(agent, batch.uniform), workers=workers
        )
        assert played.observations is not None
        own = played.seats == 0
        inputs = scaled(played.observations[own])
        agent.learn(inputs, played.masks(GAME.actions)[own], played.actions[own], gains_of(played), rate)
        won = (played.rewards[:, 0] > 0).mean()
        spent = time.monotonic() - start
        print(f"round {number + 1}: {won:.0%} won, {played.lengths.mean():.0f} decisions a game, {spent:.0f} s")
    return agent


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=40)
    options.add_argument("--games", type=int, default=256)
    options.add_argument("--save", type=Path, help="write the weights to this file, for `manawell score`")
    given = options.parse_args()
    agent = train(given.rounds, given.games)
    if given.save:
        agent.network().save(given.save)
    print(f"on fresh deals against random play: {win_rate(agent, 1000, 7, None):.1%} won")


if __name__ == "__main__":
    main()
