"""The seeds of an environment's games: a run is reproduced by the number it began with."""

import secrets


class Seeds:
    """Game after game, each with a seed of its own: `7/0`, `7/1`, … after a reset with 7."""

    def __init__(self) -> None:
        self._run = ""
        self._game = 0

    def next(self, seed: int | None) -> str:
        """A number begins a new run; without one the run goes on, or a random one begins."""
        if seed is not None or not self._run:
            self._run = secrets.token_hex(8) if seed is None else str(seed)
            self._game = 0
        found = f"{self._run}/{self._game}"
        self._game += 1
        return found
