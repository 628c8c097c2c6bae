"""Events: small frozen facts in the past tense, each one thing that somebody could see happen."""

import re
from types import ModuleType
from typing import Any, ClassVar

import msgspec


def kebab(name: str) -> str:
    """`RelicSwapped` as `relic-swapped`: the tag on the wire and the stem of the message id."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab, omit_defaults=False, gc=False):
    """The base of every event. A field listed in the game's `names` is told by the name of its value. Events form no
    cycles, so the garbage collector need not know them.
    """

    rule: ClassVar[str] = ""
    """The id of the rule by which it happens."""

    @classmethod
    def name(cls) -> str:
        return kebab(cls.__name__)

    def fields(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events that a module defines, in its order."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event))
    return tuple(kind for kind in kinds if kind is not Event)
