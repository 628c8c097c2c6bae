"""Frames as they are sent: what a client sees between two scenes, in as few bytes as possible."""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from manawell.table.steps import film
from manawell.table.table import Table

MOST: Final = 120
"""The most frames made at once. Nobody wants to watch more, and others are waiting."""


class Film:
    """The frames of a table, shared by clients with the same viewer."""

    def __init__(self) -> None:
        self._count = -1
        """How many entries the table had when they were made."""
        self._made: dict[tuple[int, int], list[Any]] = {}

    def frames(self, table: Table, viewer: int, view: Any, count: int) -> list[Any]:
        """The frames of the last `count` events told to a viewer; `view` is the view after the last one."""
        if not 0 < count <= MOST:
            return []
        if table.count != self._count:
            self._count, self._made = table.count, {}
        key = viewer, count
        if key not in self._made:
            views = [frame.view for frame in film(table, viewer, count)]
            later = [*views[1:], view]
            self._made[key] = [difference(one, two) for one, two in zip(views, later, strict=True)]
        return self._made[key]


def difference(value: Any, other: Any) -> Any:
    """The changes that turn `other` into `value`."""
    changes: dict[str, Any] = {}
    if isinstance(value, tuple):
        if not isinstance(other, tuple) or len(value) != len(other):
            return [value]
        for at, one in enumerate(value):
            two = other[at]
            if one is not two and one != two:
                changes[str(at)] = difference(one, two)
        return changes
    if not isinstance(value, msgspec.Struct) or type(value) is not type(other):
        return [value]
    ones, others = astuple(value), astuple(other)
    for at, name in enumerate(value.__struct_fields__):
        one, two = ones[at], others[at]
        if one is not two and one != two:
            changes[name] = difference(one, two)
    return changes
