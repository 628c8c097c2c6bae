"""What all seats know together. What is blank in it is known to nobody: chance has yet to decide it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from manawell.kernel.game import AnyGame
from manawell.kernel.state import State


def pooled(game: AnyGame, state: State) -> Any:
    """The view of the seat that must decide, with its blanks replaced by what the other seats see there.

    Where seats see different things, the one that must decide knows better (GEG-27.10).
    """
    others = [game.view(state, seat) for seat in range(state.seats) if seat != state.actor]
    return _by_field(game.view(state, state.actor), others)


def _by_field(mine: Any, others: Sequence[Any]) -> Any:
    fields = msgspec.structs.asdict(mine)
    alike = [msgspec.structs.asdict(other) for other in others if type(other) is type(mine)]
    return msgspec.structs.replace(
        mine, **{name: _merged(value, [other[name] for other in alike]) for name, value in fields.items()}
    )


def _merged(mine: Any, others: Sequence[Any]) -> Any:
    if not _has_blanks(mine):
        return mine
    if not (isinstance(mine, tuple) and any(isinstance(one, tuple) for one in mine)):
        # A card, or a row of cards, is taken as a whole: blanks may stand in another order than what they hide.
        for other in others:
            if not _has_blanks(other):
                return other
    if isinstance(mine, msgspec.Struct):
        return _by_field(mine, others)
    if isinstance(mine, tuple):
        alike = [other for other in others if isinstance(other, tuple) and len(other) == len(mine)]
        return tuple([_merged(one, [other[at] for other in alike]) for at, one in enumerate(mine)])
    return mine


def _has_blanks(value: Any) -> bool:
    if isinstance(value, tuple):
        return any(_has_blanks(one) for one in value)
    if isinstance(value, msgspec.Struct):
        return any(_has_blanks(getattr(value, name)) for name in value.__struct_fields__)
    return value is None
