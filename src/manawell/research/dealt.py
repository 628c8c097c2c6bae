"""What the environments of one game have in common: no game before the first deal, and copies to search with."""

import copyreg
from copy import deepcopy
from types import BuiltinMethodType
from typing import Any, Final, Self

from gymnasium.error import ResetNeeded

from manawell.kernel.action_table import ActionTable
from manawell.kernel.rng import Rng, rng_at


class _NotDealt:
    """In place of an action table: whoever asks it for anything is told to reset."""

    def __getattr__(self, name: str) -> Any:
        raise ResetNeeded("call reset() first")


NOT_DEALT: Final[Any] = _NotDealt()
"""An environment that has it needs no question in its steps."""


def check_dealt(action_table: ActionTable) -> None:
    if action_table is NOT_DEALT:
        raise ResetNeeded("call reset() first")


class OneGame:
    """An environment that plays one game at a time. Its copies by `copy.deepcopy` are independent and play on alike."""

    action_table: ActionTable

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        other = self.__class__.__new__(self.__class__)
        table = self.action_table
        copied = table if table is NOT_DEALT else ActionTable(table.state.clone(), table.form)
        memo |= {id(self): other, id(table): copied}
        for name, value in vars(self).items():
            native = isinstance(value, BuiltinMethodType) and value.__self__ is table  # `deepcopy` leaves it bound
            setattr(other, name, getattr(copied, value.__name__) if native else deepcopy(value, memo))
        return other


def _place_of(rng: Rng) -> tuple[Any, ...]:
    return rng_at, (rng.key.hex(), rng.place())


copyreg.pickle(Rng, _place_of)  # opponents have one, and compiled classes cannot be copied
