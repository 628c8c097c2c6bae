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
    if all([other == mine for other in others]):
        return mine
    if not _has_blanks(mine):
        cards = _cards(mine)
        return _fullest([mine, *(other for other in others if cards is not None and _cards(other) == cards)])
    if not _is_nested(mine):
        # A card, or a row of cards, is taken as a whole: blanks may stand in another order than what they hide.
        full = [other for other in others if not _has_blanks(other)]
        if full:
            return _fullest(full)
    if isinstance(mine, msgspec.Struct):
        return _by_field(mine, others)
    if isinstance(mine, tuple):
        alike = [other for other in others if isinstance(other, tuple) and len(other) == len(mine)]
        return tuple([_merged(one, [other[at] for other in alike]) for at, one in enumerate(mine)])
    return mine


def _fullest(alike: Sequence[Any]) -> Any:
    """Of several who see the same cards, one may know more about them, such as who else has seen them."""
    return max(alike, key=lambda one: len(msgspec.json.encode(one)))


def _cards(row: Any) -> list[dict[str, Any]] | None:
    """What lies in a row of cards, without lists of what is known about each of them; None if it is no such row."""
    if not (isinstance(row, tuple) and all(isinstance(one, msgspec.Struct) for one in row)):
        return None
    fields = [msgspec.structs.asdict(one) for one in row]
    lists = [value for one in fields for value in one.values() if isinstance(value, tuple)]
    if any(isinstance(part, msgspec.Struct) for value in lists for part in value):
        return None
    return [{name: value for name, value in one.items() if not isinstance(value, tuple)} for one in fields]


def _is_nested(value: Any) -> bool:
    """Whether it has rows of cards in it, in some of which are blanks."""
    if isinstance(value, msgspec.Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
        return any(isinstance(part, tuple) and _has_blanks(part) for part in parts)
    return isinstance(value, tuple) and any(isinstance(one, tuple) or _is_nested(one) for one in value)


def _has_blanks(value: Any) -> bool:
    if isinstance(value, tuple):
        return any(_has_blanks(one) for one in value)
    if isinstance(value, msgspec.Struct):
        return any(_has_blanks(getattr(value, name)) for name in value.__struct_fields__)
    return value is None
