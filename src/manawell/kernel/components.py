"""What is printed on the components of a game, from its components.toml; or what would be if some of it were changed.

A game reads its components once, when it is loaded, into tables that never change afterwards; so “what if” costs
nothing while a game is played. A process in which a game shall be a changed one is told so before it loads the game, by
`environment(game, changes)`: it can never be both. What differs is known to `changes_of`, and every record says it.

Changes have the form of the file and name only what differs; entries of a list are found by their `id`:

    [[tiles]]
    id = "mw"
    points = 6
"""

import os
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from manawell.kernel.faults import Fault

VARIABLE: Final = "MANAWELL_WHAT_IF"
"""Set by the laboratory for its processes; holds a `_Wish`."""

_changed: dict[str, dict[str, Any]] = {}


class UnknownComponent(Fault):
    """A change of something that the components do not have."""

    def __init__(self, path: str, known: list[str]) -> None:
        super().__init__("fault-unknown-component", path=path, known=", ".join(known))


class BadComponent(Fault):
    """A change to a value of another kind."""

    def __init__(self, path: str, value: object, wanted: object) -> None:
        super().__init__("fault-bad-component", path=path, value=str(value), wanted=str(wanted))


class _Wish(msgspec.Struct, frozen=True):
    game: str
    changes: dict[str, Any]


def load_components(game: str, file: Traversable) -> dict[str, Any]:
    """The components of a game as this process has them."""
    data = tomllib.loads(file.read_text("utf-8"))
    text = os.environ.get(VARIABLE)
    wish = msgspec.json.decode(text, type=_Wish) if text else None
    if wish is None or wish.game != game:
        return data
    _changed[game] = flat(data, wish.changes)
    found: dict[str, Any] = changed(data, wish.changes)
    return found


def changes_of(game: str) -> dict[str, Any]:
    """What differs in this process from the real game, by path; empty if it is the real one."""
    return _changed.get(game, {})


def environment(game: str, changes: Mapping[str, Any]) -> dict[str, str]:
    """What the environment of a process must hold so that it loads the changed game."""
    return {VARIABLE: msgspec.json.encode(_Wish(game, dict(changes))).decode()} if changes else {}


def changed(data: Any, changes: Any, path: str = "") -> Any:
    """The data with changes laid over them; a fault names what is unknown or of another kind."""
    if isinstance(data, dict) and isinstance(changes, dict):
        for key in changes.keys() - data.keys():
            raise UnknownComponent(_below(path, key), sorted(data))
        return {
            key: changed(value, changes[key], _below(path, key)) if key in changes else value
            for key, value in data.items()
        }
    if _has_ids(data) and _has_ids(changes):
        given = {one["id"]: one for one in changes}
        for key in given.keys() - {one["id"] for one in data}:
            raise UnknownComponent(_below(path, key), [one["id"] for one in data])
        return [changed(one, given.get(one["id"], {}), _below(path, one["id"])) for one in data]
    if type(data) is not type(changes) or isinstance(data, dict) or _has_ids(data):
        raise BadComponent(path, changes, data)
    return changes


def flat(data: Any, changes: Any, path: str = "") -> dict[str, Any]:
    """The changed values by path, such as `tiles.mw.points`; what is as it was is left out."""
    if isinstance(data, dict):
        members = [(_below(path, key), data[key], changes[key]) for key in sorted(changes)]
    elif _has_ids(data):
        known = {one["id"]: one for one in data}
        members = [(_below(path, one["id"]), known[one["id"]], one) for one in changes]
    else:
        return {} if data == changes else {path: changes}
    return {name: value for member in members for name, value in flat(member[1], member[2], member[0]).items()}


def _below(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _has_ids(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) and "id" in one for one in value)
