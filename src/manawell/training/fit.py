"""Fits a network to samples (PyTorch), and writes it in the integers that `kernel.net` evaluates."""

from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import nn

from manawell.kernel.net import ONE, Weights
from manawell.training.samples import Samples

HELD_OUT: Final = 10
"""Of so many games, one is only for measuring."""
LEAST: Final = 1e-6
NEWTON: Final = 12
LARGEST: Final = 2.0**20 / ONE
"""Weights stay where the sums of a whole row fit a lane."""


class Losses(NamedTuple):
    """Log loss on games that were not learned from."""

    coin: float
    written: float
    """The first feature alone, calibrated: the judge written by hand."""
    learned: float
    """The network in floating point."""


class Network(nn.Module):
    """The network of `kernel.net` in floating point. It begins as a calibrated judge: the direct sum of one feature."""

    def __init__(self, spread: torch.Tensor, first: int, second: int, scale: float) -> None:
        """`spread` is how much each feature varies; `scale` the factor of the first one."""
        super().__init__()
        self.spread: torch.Tensor
        self.register_buffer("spread", spread)
        self.first = nn.Linear(len(spread), first + 1)
        self.second = nn.Linear(first, second)
        self.last = nn.Linear(second, 1)
        with torch.no_grad():
            self.first.weight.mul_(0.5)
            self.first.weight[-1].zero_()
            self.first.weight[-1, 0] = scale * spread[0]
            self.first.bias[-1] = 0.0
            self.last.weight.mul_(0.1)
            self.last.bias.zero_()

    def forward(self, numbers: torch.Tensor) -> torch.Tensor:
        sums = self.first(numbers / self.spread)
        hidden = sums[:, :-1].clamp(0.0, 1.0)
        answer: torch.Tensor = self.last(self.second(hidden).clamp(0.0, 1.0))[:, 0] + sums[:, -1]
        return answer


def fit(
    samples: Samples,
    *,
    first: int = 32,
    second: int = 16,
    trust: float = 0.5,
    rounds: int = 40,
    batch: int = 4096,
    decay: float = 1e-4,
    device: str = "cpu",
) -> tuple[Network, Losses]:
    """`trust` is the share of the search's expectation in the target; the rest is how the game ended."""
    torch.manual_seed(1)
    held = torch.from_numpy(samples.game % HELD_OUT == 0)
    numbers = torch.from_numpy(samples.features.astype(np.float32))
    outcome = torch.from_numpy(samples.outcome)
    expected = torch.where(torch.isnan(torch.from_numpy(samples.expected)), outcome, torch.from_numpy(samples.expected))
    target = (1.0 - trust) * outcome + trust * expected
    scale, written = _calibrate(numbers[~held, 0], outcome[~held], numbers[held, 0], outcome[held])
    learn_x, learn_t = numbers[~held].to(device), target[~held].to(device)
    test_x, test_z = numbers[held].to(device), outcome[held].to(device)
    spread = numbers[~held].std(0).clamp(min=0.05)
    network = Network(spread, first, second, scale).to(device)
    optimiser = torch.optim.AdamW(network.parameters(), 2e-3, weight_decay=decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, 4e-3, epochs=rounds, steps_per_epoch=-(-len(learn_x) // batch)
    )
    best, kept = 1e9, network.state_dict()
    for _ in range(rounds):
        network.train()
        for part in torch.randperm(len(learn_x), device=device).split(batch):
            optimiser.zero_grad()
            loss = nn.functional.binary_cross_entropy_with_logits(network(learn_x[part]), learn_t[part])
            loss.backward()  # type: ignore[no-untyped-call]
            optimiser.step()
            schedule.step()
        network.eval()
        with torch.no_grad():
            now = float(nn.functional.binary_cross_entropy_with_logits(network(test_x), test_z))
        if now < best:
            best, kept = now, {name: value.clone() for name, value in network.state_dict().items()}
    network.load_state_dict(kept)
    coin = float(nn.functional.binary_cross_entropy(torch.full_like(test_z, float(learn_t.mean())), test_z))
    return network.cpu(), Losses(coin, written, best)


def _calibrate(x: torch.Tensor, z: torch.Tensor, test_x: torch.Tensor, test_z: torch.Tensor) -> tuple[float, float]:
    """The factor that turns the written judge into odds (by Newton's method), and its loss."""
    factor = torch.tensor(0.0)
    for _ in range(NEWTON):
        chance = torch.sigmoid(factor * x)
        factor -= ((chance - z) * x).mean() / (chance * (1.0 - chance) * x * x).mean().clamp(min=LEAST)
    return float(factor), float(nn.functional.binary_cross_entropy_with_logits(factor * test_x, test_z))


def in_integers(network: Network, provenance: dict[str, Any]) -> Weights:
    """The same network, rounded."""

    def rounded(tensor: torch.Tensor) -> Any:
        return (tensor.detach().clamp(-LARGEST, LARGEST) * ONE).round().to(torch.int64).tolist()

    return Weights(
        provenance,
        [*rounded((network.first.weight / network.spread).T), rounded(network.first.bias)],
        [*rounded(network.second.weight.T), rounded(network.second.bias)],
        [*rounded(network.last.weight[0]), *rounded(network.last.bias)],
    )
