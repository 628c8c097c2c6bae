"""The seals of an environment's games: the seed of a run reproduces all its games."""

import secrets
from collections.abc import Sequence
from typing import Any, Final

from manawell.kernel.seal import Seal
from manawell.research.faults import ResearchFault
from manawell.research.interface import check_seed, check_word

SEAL: Final = "seal"


def check_options(options: dict[str, Any] | None, known: Sequence[str] = (SEAL,)) -> None:
    """The options of a reset. PettingZoo's forms must not ask this: its own suite gives them an option at random."""
    for name in options or ():
        check_word("options", name, known)


class Seeds:
    """One game after another, each with its own seed: `7/0`, `7/1`, … after a reset with 7."""

    def __init__(self) -> None:
        self._run = ""
        self._game = 0

    def next(self, seed: int | None, options: dict[str, Any] | None) -> Seal:
        """A seed begins a new run; without one the run goes on, or a random one begins.

        The option `seal` gives the seal itself, such as that of a record.
        """
        run = check_seed(seed)
        if options and SEAL in options:
            seal = options[SEAL]
            if not isinstance(seal, Seal):
                raise ResearchFault("fault-seal", value=str(seal))
            return seal
        if run is not None or not self._run:
            self._run = secrets.token_hex(8) if run is None else str(run)
            self._game = 0
        self._game += 1
        return Seal(f"{self._run}/{self._game - 1}")
