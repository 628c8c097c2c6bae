"""A small network as a policy: what examples learn, in a file that `manawell score` can read.

The file is an `.npz` with the name of the game and, for each layer from 0, `weights_0` (inputs by outputs) and
`bias_0`. Between layers, what is below zero is cut off; of the last layer's outputs, one for each fixed action, the
largest legal one is played.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from manawell.research.faults import ResearchFault
from manawell.research.interface import Interface

Floats = NDArray[np.float32]
Layer = tuple[Floats, Floats]


class Network:
    """A policy: from what a seat observes to the legal action that it likes best."""

    def __init__(self, game: str, layers: Sequence[Layer]) -> None:
        self.game = game
        self.layers = tuple(layers)

    def __call__(self, seen: dict[str, Any]) -> int:
        signs: Floats = np.asarray(seen["observation"], np.float32)
        for number, (weights, bias) in enumerate(self.layers):
            signs = (np.maximum(signs, 0) if number else signs) @ weights + bias
        return int(np.where(seen["action_mask"], signs, -np.inf).argmax())

    def save(self, file: Path) -> None:
        """Write it in half precision, which changes no choice that matters and halves the file."""
        parts: dict[str, Any] = {"game": np.array(self.game)}
        for number, (weights, bias) in enumerate(self.layers):
            parts |= {f"weights_{number}": weights.astype(np.float16), f"bias_{number}": bias.astype(np.float16)}
        np.savez_compressed(file, **parts)


def read_network(file: Path, interface: Interface) -> Network:
    """The network of a file, if it fits this game; a `ResearchFault` says what is wrong with it."""
    try:
        with np.load(file, allow_pickle=False) as parts:
            game = str(parts["game"])
            numbers = range(sum(name.startswith("weights_") for name in parts))
            layers = [
                (parts[f"weights_{number}"].astype(np.float32), parts[f"bias_{number}"].astype(np.float32))
                for number in numbers
            ]
    except (BadZipFile, KeyError, ValueError) as problem:
        raise ResearchFault("fault-weights", file=str(file), problem=str(problem)) from problem
    sizes = [interface.size, *(weights.shape[1] for weights, _ in layers)]
    fits = all(weights.shape[0] == size for size, (weights, _) in zip(sizes, layers, strict=False))
    if game != interface.game.id or not layers or not fits or sizes[-1] != interface.actions:
        wanted = f"{interface.game.id}: {interface.size} features, {interface.actions} actions"
        raise ResearchFault("fault-weights-fit", file=str(file), wanted=wanted, found=f"{game}: {sizes}")
    return Network(game, layers)
