"""Where settings come from: a flag before the environment, the environment before the file, the file before the
default.
"""

import math
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from manawell.server.faults import BadSetting
from manawell.server.settings import Settings

PREFIX: Final = "MANAWELL_"
BY_FOLDER: Final = "data"
"""Its variable names the folder of all of Manawell's data, so the caller reads it."""
DEFAULT: Final = "default"
TYPES: Final[dict[str, Any]] = get_type_hints(Settings)
SECRET: Final = ("database", "redis", "metrics_token", "smtp")
"""Settings that may contain a password."""
BOUNDS: Final = {
    "port": (0, 65_535),
    "storage_seconds": (0.1, math.inf),
    "workers": (1, math.inf),
    "bot_workers": (1, math.inf),
    "connections": (1, math.inf),
}
"""The least and the most; other numbers are only not negative. Outside of these nothing can be served."""
BOOLEANS: Final = {"true": True, "false": False}


@dataclass(frozen=True)
class Sourced:
    """Settings, and by name where each was found: `flag`, `environment`, the path of the file, or `default`."""

    settings: Settings
    sources: dict[str, str]


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def load(
    data: Path,
    *,
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    wishes: Iterable[str] = (),
    flags: Mapping[str, object] | None = None,
) -> Sourced:
    """The settings; `wishes` are written NAME=VALUE, `flags` are values, and None among them says nothing."""
    found: dict[str, object] = {BY_FOLDER: data}
    sources = {BY_FOLDER: DEFAULT}
    for name, value in _of_file(file).items():
        found[name], sources[name] = value, str(file)
    for name in TYPES:
        if name != BY_FOLDER and variable(name) in (environment or {}):
            found[name], sources[name] = read(name, (environment or {})[variable(name)]), "environment"
    for name, value in (*_wished(wishes), *(flags or {}).items()):
        if value is not None:
            found[name], sources[name] = value, "flag"
    if "bot_workers" not in found:
        workers: Any = found.get("workers", Settings.workers)
        found["bot_workers"] = max(1, Settings.bot_workers // max(1, workers))
    if isinstance(address := found.get("address"), str):
        found["address"] = address.rstrip("/")
    settings = Settings(**found)  # type: ignore[arg-type]
    return Sourced(settings, {field.name: sources.get(field.name, DEFAULT) for field in fields(Settings)})


def read(name: str, text: str) -> object:
    """The value that a text gives a setting; lists are separated by commas."""
    if name not in TYPES:
        raise BadSetting("fault-setting-name", name=name, known=", ".join(TYPES))
    kind = _kind(name)
    try:
        if kind is bool:
            return BOOLEANS[text.lower()]
        if kind is tuple:
            return tuple(part.strip() for part in text.split(",") if part.strip())
        if not text and NoneType in get_args(TYPES[name]):
            return None
        return _checked(name, kind(text), text)
    except (KeyError, ValueError, OverflowError) as problem:
        raise _bad(name, text) from problem


def shown(name: str, value: object) -> str:
    """A value as `read` understands it, without a password."""
    if value is None:
        return ""
    if name in SECRET:
        return "…"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        return f"{value:g}" if abs(value) < 1e6 else f"{value:.0f}"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _wished(wishes: Iterable[str]) -> list[tuple[str, object]]:
    parts = [wish.partition("=") for wish in wishes]
    for name, equals, text in parts:
        if name in TYPES and not equals:
            raise _bad(name, text)
    return [(name, read(name, text)) for name, _, text in parts]


def _of_file(file: Path | None) -> dict[str, object]:
    if file is None:
        return {}
    try:
        given = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadSetting("fault-settings-file", file=str(file), problem=str(problem)) from problem
    return {name: _from_toml(name, value) for name, value in given.items()}


def _from_toml(name: str, value: object) -> object:
    """A value of the file: of the setting's own type, or a text that can be read as one."""
    if isinstance(value, str) or name not in TYPES:
        return read(name, str(value))
    kind = _kind(name)
    if kind is tuple and isinstance(value, list) and all(isinstance(part, str) for part in value):
        return tuple(value)
    if kind is float and type(value) is int:
        return _checked(name, float(value), str(value))
    if kind is type(value):
        return _checked(name, value, str(value))
    raise _bad(name, str(value))


def _kind(name: str) -> Any:
    """The plain type of a setting: str, int, float, bool, tuple or Path."""
    kind = TYPES[name]
    if isinstance(kind, UnionType):
        kind = next(part for part in get_args(kind) if part is not NoneType)
    if get_origin(kind) is Literal:
        return str
    return get_origin(kind) or kind


def _checked(name: str, value: Any, given: str) -> object:
    """Numbers are finite and in their bounds; where there is a choice, it is one of those. It is refused as given."""
    if isinstance(value, int | float):
        least, most = BOUNDS.get(name, (0, math.inf))
        if not least <= value <= most or not math.isfinite(value):
            raise _bad(name, given)
    if get_origin(TYPES[name]) is Literal and value not in get_args(TYPES[name]):
        raise _bad(name, given)
    return value


def _bad(name: str, text: str) -> BadSetting:
    usual = "" if name in SECRET else shown(name, getattr(Settings, name, "…"))
    if get_origin(TYPES[name]) is Literal:
        usual = "|".join(get_args(TYPES[name]))
    return BadSetting("fault-setting-value", name=name, value=text, usual=usual)
