"""A view as a few titled tables, for drawing text and images; it knows no game."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

HIDDEN: Final = "?"
NOTHING: Final = "–"


class Panel(NamedTuple):
    """A titled table of words: one zone of the view."""

    title: str
    header: tuple[str, ...]
    """The names of the columns, if they have any."""
    rows: tuple[tuple[str, ...], ...]


def panels(view: Mapping[str, Any]) -> list[Panel]:
    """The plain facts first, then every zone in the order of the view."""
    facts = {name: value for name, value in view.items() if not isinstance(value, (list, dict))}
    zones = [panel for name, value in view.items() if name not in facts for panel in _zone(name, value)]
    return [_facts("table", facts), *zones]


def _facts(title: str, facts: Mapping[str, Any]) -> Panel:
    return Panel(title, (), tuple((name, word(value)) for name, value in facts.items()))


def _zone(title: str, value: Any) -> list[Panel]:
    if isinstance(value, dict):
        facts = {name: one for name, one in value.items() if not _has_rows(one)}
        inner = [panel for name, one in value.items() if _has_rows(one) for panel in _zone(f"{title}.{name}", one)]
        return [_facts(title, facts), *inner]
    if value and all(isinstance(item, dict) for item in value):
        header = tuple(dict.fromkeys(name for item in value for name in item))
        return [Panel(title, header, tuple(tuple(word(item.get(name)) for name in header) for item in value))]
    if value and all(isinstance(item, list) for item in value):
        return [Panel(title, (), tuple((f"{seat}:", *map(_card, item)) for seat, item in enumerate(value)))]
    return [Panel(title, (), (tuple(_card(item) for item in value) or (NOTHING,),))]


def _has_rows(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value)


def _card(item: Any) -> str:
    """In a row of cards, None is a card that is there but unknown."""
    return HIDDEN if item is None else word(item)


def word(value: Any) -> str:
    """A value in a cell."""
    match value:
        case None | "" | [] | {}:
            return NOTHING
        case bool():
            return "yes" if value else "no"
        case list():
            return " ".join(map(_card, value))
        case dict():
            return "(" + " ".join(f"{name}:{word(one)}" for name, one in value.items()) + ")"
    return str(value)
