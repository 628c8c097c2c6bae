"""Fits a network to samples, and rounds it to the integers that `kernel.net` evaluates.

The network is small enough for NumPy: its gradients are written out below, and the same code runs in the tests.
"""

from math import cos, pi
from typing import Any, Final, NamedTuple

import numpy as np

from manawell.kernel.net import BITS, LANE, ONE, Weights
from manawell.training.samples import Samples

Array = np.ndarray[Any, np.dtype[np.float32]]

HELD_OUT: Final = 10
"""One game in this many is kept for measuring."""
LEAST_SPREAD: Final = 0.05
RATE: Final = 4e-3
DECAY: Final = 1e-4
MOMENTUM: Final = 0.9
SMOOTHING: Final = 0.999
TINY: Final = 1e-8
NEWTON: Final = 12
LARGEST: Final = 1 << (LANE - 2)
"""No sum of a unit may come near the end of its lane."""


class Losses(NamedTuple):
    """Log loss on games that were not learned from."""

    coin: float
    written: float
    """The first feature alone, calibrated: the judge written by hand."""
    learned: float


class Network:
    """The network of `kernel.net` in floating point. It begins as the calibrated judge written by hand."""

    def __init__(self, spread: Array, factor: float, first: int, second: int, seed: int = 1) -> None:
        """`spread` is how much each feature varies; `factor` turns the first feature into odds."""
        chance = np.random.default_rng(seed)
        size = len(spread)
        direct = np.zeros((size, 1))
        direct[0] = factor * spread[0]
        units = chance.uniform(-0.5, 0.5, (size, first)) / np.sqrt(size)
        self.spread = spread
        self.parts: list[Array] = [
            np.hstack([units, direct]).astype(np.float32),
            np.append(chance.uniform(0.0, 0.5, first), 0.0).astype(np.float32),
            (chance.uniform(-1.0, 1.0, (first, second)) / np.sqrt(first)).astype(np.float32),
            chance.uniform(0.0, 0.5, second).astype(np.float32),
            (0.1 * chance.uniform(-1.0, 1.0, second) / np.sqrt(second)).astype(np.float32),
            np.zeros(1, np.float32),
        ]

    def logits(self, features: Any) -> Array:
        return self._forward(self._scaled(features))[-1]

    def _scaled(self, features: Any) -> Array:
        scaled: Array = features.astype(np.float32) / self.spread
        return scaled

    def _forward(self, inputs: Array) -> tuple[Array, Array, Array, Array, Array]:
        """What comes out of each layer, before and after clipping, and the logarithm of the odds."""
        first, first_bias, second, second_bias, last, last_bias = self.parts
        sums = inputs @ first + first_bias
        units = sums[:, :-1].clip(0.0, 1.0)
        later = units @ second + second_bias
        passed = later.clip(0.0, 1.0)
        return sums, units, later, passed, passed @ last + last_bias + sums[:, -1]

    def gradients(self, features: Any, target: Array) -> list[Array]:
        """Of the mean log loss, by part."""
        inputs = self._scaled(features)
        sums, units, later, passed, logits = self._forward(inputs)
        wrong = (_chance(logits) - target) / np.float32(len(target))
        to_later = np.outer(wrong, self.parts[4]) * ((later > 0.0) & (later < 1.0))
        to_units = to_later @ self.parts[2].T * ((sums[:, :-1] > 0.0) & (sums[:, :-1] < 1.0))
        to_sums = np.hstack([to_units, wrong[:, None]])
        return [
            inputs.T @ to_sums,
            to_sums.sum(0),
            units.T @ to_later,
            to_later.sum(0),
            passed.T @ wrong,
            wrong.sum(keepdims=True),
        ]


class Adam:
    """Adam with decoupled decay (Loshchilov and Hutter 2019); the rate rises for a tenth of the way, then falls."""

    def __init__(self, parts: list[Array], steps: int) -> None:
        self.parts = parts
        self.steps = steps
        self.step = 0
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]

    def apply(self, gradients: list[Array]) -> None:
        self.step += 1
        rate = np.float32(RATE * self._share())
        first, second = 1.0 - MOMENTUM**self.step, 1.0 - SMOOTHING**self.step
        for part, gradient, mean, square in zip(self.parts, gradients, self.means, self.squares, strict=True):
            mean += (gradient - mean) * np.float32(1.0 - MOMENTUM)
            square += (gradient * gradient - square) * np.float32(1.0 - SMOOTHING)
            change = (mean / np.float32(first)) / (np.sqrt(square / np.float32(second)) + np.float32(TINY))
            part -= rate * (change + np.float32(DECAY) * part)

    def _share(self) -> float:
        done = self.step / self.steps
        return done / 0.1 if done < 0.1 else (1.0 + cos(pi * (done - 0.1) / 0.9)) / 2


def fit(
    samples: Samples, *, first: int = 32, second: int = 16, trust: float = 0.5, rounds: int = 30, batch: int = 4096
) -> tuple[Network, Losses]:
    """The network of the round that foretold the held-out games best.

    `trust` is the share of the search's expectation in what is learned; the rest is how the game ended.
    """
    held = samples.game % HELD_OUT == 0
    learn, test = samples.features[~held], samples.features[held]
    outcome, ended = samples.outcome[~held], samples.outcome[held]
    expected = np.where(np.isnan(samples.expected), samples.outcome, samples.expected)[~held]
    target = ((1.0 - trust) * outcome + trust * expected).astype(np.float32)
    factor = _calibrated(learn[:, 0].astype(np.float64), outcome)
    spread = np.maximum(learn.std(0), LEAST_SPREAD).astype(np.float32)
    network = Network(spread, factor, first, second)
    adam = Adam(network.parts, rounds * -(-len(learn) // batch))
    best, kept = loss(network.logits(test), ended), [part.copy() for part in network.parts]
    order = np.random.default_rng(1)
    for _ in range(rounds):
        mixed = order.permutation(len(learn))
        for at in range(0, len(mixed), batch):
            chosen = mixed[at : at + batch]
            adam.apply(network.gradients(learn[chosen], target[chosen]))
        now = loss(network.logits(test), ended)
        if now < best:
            best, kept = now, [part.copy() for part in network.parts]
    network.parts = kept
    coin = loss(np.full(len(ended), _logit(float(outcome.mean())), np.float32), ended)
    return network, Losses(coin, loss(test[:, 0] * np.float32(factor), ended), best)


def _chance(logits: Array) -> Array:
    found: Array = 1.0 / (1.0 + np.exp(-logits.clip(-30.0, 30.0)))
    return found


def _logit(chance: float) -> float:
    return float(np.log(chance / (1.0 - chance)))


def loss(logits: Array, outcome: Array) -> float:
    """The mean log loss: 0.693 for a coin, 0 for a prophet."""
    return float(np.mean(np.logaddexp(0.0, logits.astype(np.float64)) - outcome * logits))


def _calibrated(lead: Any, outcome: Any) -> float:
    """The factor that turns a lead into odds, by Newton's method."""
    factor = 0.0
    for _ in range(NEWTON):
        chance = _chance(factor * lead)
        factor -= float(((chance - outcome) * lead).mean() / max(TINY, (chance * (1.0 - chance) * lead * lead).mean()))
    return factor


def in_integers(network: Network, samples: Samples, provenance: dict[str, str | int | float]) -> Weights:
    """The same network, rounded. No position of the samples comes near the limits of the integers."""
    first, first_bias, second, second_bias, last, last_bias = network.parts
    rows = _rounded(first / network.spread[:, None])
    largest = int((np.abs(samples.features.astype(np.int64)) @ np.abs(rows)).max())
    if largest + int(np.abs(_rounded(first_bias)).max()) >= LARGEST:
        raise OverflowError(f"a sum of {largest / ONE:.0f} does not fit a lane of {LANE} bits")
    if int(np.abs(_rounded(second)).sum(0).max()) << BITS >= LARGEST:
        raise OverflowError("a sum of the second layer does not fit its lane")
    return Weights(
        provenance,
        [*rows.tolist(), _rounded(first_bias).tolist()],
        [*_rounded(second).tolist(), _rounded(second_bias).tolist()],
        [*_rounded(last).tolist(), *_rounded(last_bias).tolist()],
    )


def _rounded(numbers: Array) -> Any:
    return np.rint(numbers.astype(np.float64) * ONE).astype(np.int64)
