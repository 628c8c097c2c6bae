"""A small network as a policy: what examples learn, in a file that `manawell score` can read.

The file is an `.npz` with the name of the game and, for each layer from 0, `weights_0` (inputs by outputs, whole
numbers from -127 to 127), `scales_0` (by which those of each output are multiplied) and `bias_0`. Between layers, what
is below zero is cut off. The last layer has an output for each fixed action, or for each word of them (`words_of`): the
legal action with the largest output, or sum of outputs, is played.
"""

import zlib
from collections.abc import Sequence
from itertools import combinations, product
from math import prod
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from manawell.kernel.learning import Actions
from manawell.research.faults import ResearchFault
from manawell.research.interface import Interface

Floats = NDArray[np.float32]
Layer = tuple[Floats, Floats]

FEW: Final = 64
"""Words of several axes count as one more word, if there are at most so many combinations."""
LARGEST: Final = 127


def words_of(actions: Actions) -> tuple[NDArray[np.int32], int]:
    """By action: the numbers of its words, padded with 0; and how many numbers there are.

    What is learned of a word holds for all actions that have it: of a cell for all tiles and directions, for instance.
    """
    numbers: dict[tuple[object, ...], int] = {}
    rows: list[list[int]] = []
    for name, axes in actions.blocks:
        sets = [kept for size in range(len(axes) + 1) for kept in combinations(range(len(axes)), size)]
        sets = [kept for kept in sets if len(kept) < 2 or prod(len(axes[axis]) for axis in kept) <= FEW]
        for words in product(*axes):
            keys = [(name, kept, *(words[axis] for axis in kept)) for kept in sets]
            rows.append([numbers.setdefault(key, len(numbers) + 1) for key in keys])
    widest = max(map(len, rows))
    return np.array([row + [0] * (widest - len(row)) for row in rows], np.int32), len(numbers) + 1


class Network:
    """A policy: from what a seat observes to the legal action that it likes best."""

    def __init__(self, interface: Interface, layers: Sequence[Layer]) -> None:
        assert interface.fixed is not None, "the game has fixed actions"
        self.game = interface.game.id
        self.layers = tuple(layers)
        words, self.outputs = words_of(interface.fixed)
        if layers and layers[-1][0].shape[1] == interface.actions:
            words, self.outputs = np.arange(interface.actions, dtype=np.int32)[:, None], interface.actions
        self._words = words

    def __call__(self, seen: dict[str, Any]) -> int:
        signs: Floats = np.asarray(seen["observation"], np.float32)
        for number, (weights, bias) in enumerate(self.layers):
            signs = (np.maximum(signs, 0) if number else signs) @ weights + bias
        legal = np.flatnonzero(seen["action_mask"])
        return int(legal[signs[self._words[legal]].sum(1).argmax()])

    def save(self, file: Path) -> None:
        """Write it with eight bits a weight, which changes few choices and leaves a quarter of the file."""
        parts: dict[str, Any] = {"game": np.array(self.game)}
        for number, (weights, bias) in enumerate(self.layers):
            scales = np.maximum(np.abs(weights).max(0), 1e-9) / LARGEST
            parts[f"weights_{number}"] = np.rint(weights / scales).astype(np.int8)
            parts |= {f"scales_{number}": scales.astype(np.float32), f"bias_{number}": bias.astype(np.float32)}
        np.savez_compressed(file, **parts)


def read_network(file: Path, interface: Interface) -> Network:
    """The network of a file, if it fits this game; a `ResearchFault` says what is wrong with it."""
    try:
        with np.load(file, allow_pickle=False) as parts:
            game = str(parts["game"])
            numbers = range(sum(name.startswith("weights_") for name in parts))
            layers = [
                (parts[f"weights_{number}"] * parts[f"scales_{number}"], parts[f"bias_{number}"]) for number in numbers
            ]
        for number, (weights, _) in enumerate(layers):
            if weights.ndim != 2:
                raise ValueError(f"weights_{number}: {weights.ndim}-D")
    except (BadZipFile, EOFError, KeyError, TypeError, ValueError, zlib.error) as problem:
        raise ResearchFault("fault-weights", file=str(file), problem=str(problem)) from problem
    network = Network(interface, layers)
    sizes = [interface.size, *(weights.shape[1] for weights, _ in layers)]
    fits = all(weights.shape[0] == size for size, (weights, _) in zip(sizes, layers, strict=False))
    if game != interface.game.id or not layers or not fits or sizes[-1] != network.outputs:
        wanted = f"{interface.game.id}: {interface.size} features, {network.outputs} words of actions"
        raise ResearchFault("fault-weights-fit", file=str(file), wanted=wanted, found=f"{game}: {sizes}")
    return network
