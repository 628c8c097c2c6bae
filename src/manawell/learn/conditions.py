"""Conditions of lessons: what holds in a position, read from the learner's own view.

    crystals.0 >= 2                    a number in a list
    units[name=g1.1].field == 0,0      the first thing in a list whose name is so
    outcome.winners has 0              a list that contains it; `lacks`: that does not
    provinces[owner=0].# >= 5          `#`: how many there are
    provinces[id=NUR*][owner=0].# >= 1 `*` stands for any letters

`outcome` and `prompt` (the id of the open decision) stand beside the fields of the view.
"""

import re
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from typing import Any, Final

import msgspec

from manawell.kernel.game import AnyGame, Outcome
from manawell.table.table import Table

_CONDITION: Final = re.compile(r"(\S+) (==|!=|>=|<=|has|lacks) (.+)")
_PLACE: Final = re.compile(r"\[([^=\]]+)=([^\]]*)\]|([^.\[\]]+)")
_TESTS: Final[dict[str, Callable[[Any, str], bool]]] = {
    "==": lambda found, value: _text(found) == value,
    "!=": lambda found, value: _text(found) != value,
    ">=": lambda found, value: found is not None and float(found) >= float(value),
    "<=": lambda found, value: found is not None and float(found) <= float(value),
    "has": lambda found, value: value in map(_text, found or ()),
    "lacks": lambda found, value: value not in map(_text, found or ()),
}


def hold(conditions: Iterable[str], table: Table, seat: int) -> bool:
    """Whether all of them hold, as far as the seat can see."""
    return are_true(conditions, _facts(table, seat))


def found_at(places: Iterable[str], table: Table, seat: int) -> str:
    """What stands at these places, as far as the seat can see."""
    facts = _facts(table, seat)
    return "/".join(_text(find(place, facts)) for place in places)


def _facts(table: Table, seat: int) -> dict[str, Any]:
    return facts_of(table.match.game, table.view(seat), table.outcome())


def facts_of(game: AnyGame, view: Any, outcome: Outcome | None) -> dict[str, Any]:
    """What a viewer sees, as plain data."""
    prompt = game.prompt(view)
    facts: dict[str, Any] = msgspec.to_builtins(view)
    return facts | {
        "outcome": msgspec.to_builtins(outcome),
        "prompt": None if prompt is None or outcome is not None else prompt.id,
    }


def are_true(conditions: Iterable[str], facts: dict[str, Any]) -> bool:
    return all(_holds(condition, facts) for condition in conditions)


def _holds(condition: str, facts: dict[str, Any]) -> bool:
    path, test, value = parts_of(condition)
    return _TESTS[test](find(path, facts), value)


def parts_of(condition: str) -> tuple[str, str, str]:
    """The path, the test and the value; ValueError for anything else."""
    found = _CONDITION.fullmatch(condition)
    if found is None:
        raise ValueError(f"this is not a condition: {condition}")
    return found[1], found[2], found[3]


def find(path: str, facts: Any) -> Any:
    """What stands at a place; None if there is nothing."""
    found = facts
    for name, value, key in _PLACE.findall(path):
        if name:
            found = [one for one in found or () if fnmatchcase(_text(one.get(name)), value)]
        elif key == "#":
            return len(found or ())
        elif isinstance(found, list | tuple):
            found = found[int(key)] if key.isdecimal() and int(key) < len(found) else _first(found, key)
        else:
            found = None if found is None else found.get(key)
    return found


def _first(found: Any, key: str) -> Any:
    """The field of the first of several things."""
    return found[0].get(key) if found and isinstance(found[0], dict) else None


def _text(value: Any) -> str:
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
