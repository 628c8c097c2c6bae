"""The seals of an environment's games: the seed of a run reproduces all its games."""

import secrets
from typing import Any

from manawell.kernel.seal import Seal


class Seeds:
    """One game after another, each with its own seed: `7/0`, `7/1`, … after a reset with 7."""

    def __init__(self) -> None:
        self._run = ""
        self._game = 0

    def next(self, seed: int | None, options: dict[str, Any] | None) -> Seal:
        """A seed begins a new run; without one the run goes on, or a random one begins.

        The option `seal` gives the seal itself, such as that of a record.
        """
        if options and "seal" in options:
            seal: Seal = options["seal"]
            return seal
        if seed is not None or not self._run:
            self._run = secrets.token_hex(8) if seed is None else str(seed)
            self._game = 0
        self._game += 1
        return Seal(f"{self._run}/{self._game - 1}")
