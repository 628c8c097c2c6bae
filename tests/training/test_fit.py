"""Fitting a network: it learns what a sum cannot express, and its integers say the same."""

from typing import Any

import numpy as np
import pytest

from manawell.kernel.net import ONE, Net
from manawell.training.fit import Network, fit, in_integers, loss
from manawell.training.samples import Samples, join, load, save

GAMES = 4000


def riddle(seed: int = 7) -> Samples:
    """A lead that says a little, and two signs that matter only together: equal ones win."""
    chance = np.random.default_rng(seed)
    lead = chance.integers(-20, 21, GAMES)
    signs = chance.integers(0, 2, (GAMES, 2))
    odds = lead / 20 + np.where(signs[:, 0] == signs[:, 1], 2.0, -2.0)
    outcome = (chance.random(GAMES) < 1.0 / (1.0 + np.exp(-odds))).astype(np.float32)
    features = np.column_stack([lead, signs]).astype(np.int16)
    return Samples(features, outcome, np.full(GAMES, np.nan, np.float32), np.arange(GAMES, dtype=np.int32))


@pytest.fixture(scope="module")
def learned() -> tuple[Network, Any]:
    return fit(riddle(), first=8, second=4, rounds=60, batch=256)


def test_a_network_learns_what_a_sum_cannot_express(learned: tuple[Network, Any]) -> None:
    _, losses = learned
    assert losses.coin == pytest.approx(0.69, abs=0.02)
    assert losses.written < losses.coin, "the lead says a little"
    assert losses.learned < losses.written - 0.15, "the signs say much, but only together"


def test_integers_say_the_same(learned: tuple[Network, Any]) -> None:
    samples = riddle()
    weights = in_integers(learned[0], samples, {"games": GAMES})
    net = Net(weights.first, weights.second, weights.last)
    exact = learned[0].logits(samples.features[:200])
    rounded = [net.logit(row) / ONE for row in samples.features[:200].tolist()]
    assert rounded == pytest.approx(exact.tolist(), abs=0.08)


def test_gradients_are_those_of_the_loss() -> None:
    samples = riddle(3)
    features, target = samples.features[:64], samples.outcome[:64]
    network = Network(np.ones(3, np.float32), 0.1, 5, 4)
    network.parts = [part.astype(np.float64) for part in network.parts]
    found = network.gradients(features, target)
    chance = np.random.default_rng(1)
    for part, gradient in zip(network.parts, found, strict=True):
        at = tuple(chance.integers(0, size) for size in part.shape)
        kept = part[at]
        part[at] = kept + 1e-4
        above = loss(network.logits(features), target)
        part[at] = kept - 1e-4
        below = loss(network.logits(features), target)
        part[at] = kept
        assert gradient[at] == pytest.approx((above - below) / 2e-4, abs=2e-4)


def test_sums_that_do_not_fit_are_refused(learned: tuple[Network, Any]) -> None:
    samples = riddle()
    huge = samples._replace(features=np.full_like(samples.features, 32_000))
    network = Network(np.full(3, 1e-3, np.float32), 10.0, 4, 2)
    with pytest.raises(OverflowError, match="does not fit a lane"):
        in_integers(network, huge, {})


def test_samples_are_kept_in_files(tmp_path: Any) -> None:
    samples = riddle()
    save(samples, tmp_path / "a.npz")
    both = load(tmp_path / "a.npz", tmp_path / "a.npz")
    assert len(both.game) == 2 * GAMES
    for kept, joined in zip(both, join([samples, samples]), strict=True):
        np.testing.assert_array_equal(kept, joined)
