"""Words: Fluent messages in three languages, and how values become words in them.

The same files and the same few conventions serve the terminal and the browser:

- an event `RelicSwapped` is told by the message `event-relic-swapped`;
- a field listed in the game's `names` is told by name: `card` = `P3` by the message `card-P3`;
- a field that is a seat is told by the player's name, and `$<field>-is` is `you` or `other`;
- a list of names is joined as is usual in the language; a list of lists or numbers becomes `$hands-0`, `$hands-1`, …
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import zip_longest
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from manawell.kernel.event import Event
from manawell.kernel.faults import Fault, Refusal, UnknownLanguage
from manawell.kernel.game import AnyGame, Reason

LANGUAGES: Final = ("en", "de", "fr")
SEAT_FIELDS: Final = ("seat", "loser", "payer")
LONGEST: Final = 1000
"""Fluent takes no value of more characters."""
NOTHING: Final = "none"
"""What messages get in place of a missing value."""


ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term; everything that belongs to it is indented."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """The messages of one language from one or more folders; later folders may use the terms of earlier ones.

    A message is parsed when it is first needed: parsing them all takes most of a second.
    """

    def __init__(self, language: str, *folders: Traversable) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language, LANGUAGES)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        """By id, what was not needed yet."""
        self._fixed: dict[str, str] = {}
        """By id, what was said without values: names of things, for the most part, and said again and again."""
        for folder in folders:
            source = folder.joinpath(f"{language}.ftl").read_text("utf-8")
            starts = list(ENTRY.finditer(source))
            for entry, following in zip_longest(starts, starts[1:]):
                text = source[entry.start() : following.start() if following else None]
                self._unread.setdefault(entry[1], text)

    def has(self, message: str) -> bool:
        self._read(message)
        return self._bundle.has_message(message)

    def _read(self, entry: str) -> None:
        """Parses an entry with all that it refers to, unless that was done before."""
        source = self._unread.get(entry)
        if source is not None:
            for reference in REFERENCE.findall(source):
                self._read(reference)
            self._bundle.add_resource(FluentResource(source))
            self._unread.pop(entry, None)  # only now: another thread may ask meanwhile

    def say(self, message: str, **values: Any) -> str:
        """The message with its values. A missing message or value is a mistake in the program: KeyError."""
        if values:
            return self._formed(message, values)
        if message not in self._fixed:
            self._fixed[message] = self._formed(message, values)
        return self._fixed[message]

    def _formed(self, message: str, values: dict[str, Any]) -> str:
        if not self.has(message):
            raise KeyError(f"no message {message!r} in {self.language}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"message {message!r} has no value in {self.language}")
        spoken = {name.replace("_", "-"): self._word(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise KeyError(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def _word(self, value: Any) -> Any:
        """A fault given as the reason of another one is told in the same language; what is too long is cut."""
        word = value.words(self.language) if isinstance(value, Fault) else value
        return f"{word[: LONGEST - 1]}…" if isinstance(word, str) and len(word) > LONGEST else word

    def join(self, words: Sequence[str]) -> str:
        return str(format_list(list(words), locale=self.language)) if words else "–"


class Voice:
    """Tells a game's events and refusals to one viewer."""

    def __init__(self, game: AnyGame, language: str, players: Sequence[str], viewer: int) -> None:
        self.texts = game_texts(game, language)
        self._names = game.names
        self._players = players
        self._viewer = viewer

    def event(self, event: Event) -> str:
        return self.texts.say("event-" + event.name(), **self.values(event.fields()))

    def refusal(self, refusal: Refusal) -> str:
        return self.texts.say(refusal.reason, **self.values(refusal.values))

    def reason(self, reason: Reason) -> str:
        return self.texts.say(f"reason-{reason.id}", **self.values(reason.values))

    def values(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """The fields as words and numbers a message can use."""
        spoken: dict[str, Any] = {f"seat-{seat}": name for seat, name in enumerate(self._players)}
        for name, value in fields.items():
            if name in SEAT_FIELDS:
                spoken[name] = self._players[value]
                spoken[f"{name}-is"] = "you" if value == self._viewer else "other"
            elif value is None or value == "":
                spoken[name] = spoken[f"{name}-id"] = NOTHING
            elif isinstance(value, str):
                spoken[name] = self._name(name, value)
                spoken[f"{name}-id"] = value
            elif isinstance(value, (tuple, list)):
                spoken.update(self._several(name, value))
            else:
                spoken[name] = value
        return spoken

    def _several(self, name: str, value: Sequence[Any]) -> dict[str, Any]:
        if all(isinstance(item, str) for item in value):
            joined = self.texts.join([self._name(name, item) for item in value])
            return {name: joined, f"{name}-count": len(value)}
        parts: dict[str, Any] = {}
        for index, item in enumerate(value):
            nested = isinstance(item, (tuple, list))
            parts[f"{name}-{index}"] = self.texts.join([self._name(name, word) for word in item]) if nested else item
        return parts

    def _name(self, field: str, value: str) -> str:
        stem = self._names.get(field)
        return self.texts.say(f"{stem}-{value}") if stem else value


@cache
def kernel_texts(language: str) -> Texts:
    """The kernel's own messages: faults."""
    return Texts(language, files("manawell.kernel").joinpath("text"))


@cache
def game_texts(game: AnyGame, language: str) -> Texts:
    return Texts(language, game.folder.joinpath("text"))
