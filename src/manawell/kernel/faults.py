"""What can be wrong with input. Every fault names the value and what to do, in the reader's language.

A fault is a message id with values; the words are in the `text` folders. `str(fault)` is English, for logs.
"""

from collections.abc import Iterable
from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why an attempt is not legal, and what would be; or why a position cannot be."""

    rule: str
    reason: str
    """The message id of the explanation, in the game's texts."""
    values: dict[str, Any] = {}
    nearest: tuple[str, ...] = ()
    """The legal moves most like the attempt, in notation."""


class Fault(Exception):
    """Something a person or a program asked for that cannot be done."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return self.words("en")

    def words(self, language: str) -> str:
        from manawell.kernel.text import kernel_texts

        return kernel_texts(language).say(self.message, **self.values)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle every attribute, whatever arguments the subclass takes."""
        return _arrive, (type(self), self.__dict__)


def _arrive(kind: type[Fault], fields: dict[str, Any]) -> Fault:
    fault = kind.__new__(kind, fields["message"], fields["values"])
    fault.__dict__.update(fields)
    return fault


class UnknownGame(Fault):
    """No game is registered under this name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__("fault-unknown-game", name=name, known=", ".join(sorted(known)))


class OtherRules(Fault):
    """The game was played by a version of its rules that is not available here."""


class UnknownLanguage(Fault):
    """The texts do not exist in this language."""

    def __init__(self, language: str, known: Iterable[str]) -> None:
        super().__init__("fault-unknown-language", language=language, known=", ".join(known))


class UnknownRule(Fault):
    """The rulebook has no rule with this id."""

    def __init__(self, rule: str, game: str) -> None:
        super().__init__("fault-unknown-rule", rule=rule, game=game)


class BadOption(Fault):
    """An option that does not exist, does not apply, or has a value it cannot have."""


class BadPosition(Fault):
    """A saved or edited position that cannot be read, or contradicts itself."""


class Unshaped(BadPosition):
    """Data that has not the form of a position."""

    def __init__(self, problem: str) -> None:
        super().__init__("fault-position-form", problem=problem)


class Impossible(BadPosition):
    """A position that a rule of its game excludes; the reason is in the game's texts."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__("fault-impossible", game=game, rule=refusal.rule, problem=refusal.reason)
        self.refusal = refusal

    def words(self, language: str) -> str:
        from manawell.kernel.registry import find_game
        from manawell.kernel.text import Voice, kernel_texts

        problem = Voice(find_game(self.values["game"]), language, (), 0).refusal(self.refusal)
        return kernel_texts(language).say(self.message, rule=self.refusal.rule, problem=problem)


def impossible(rule: str, reason: str, **values: Any) -> Refusal:
    """Why a position cannot be; the words are the game's message `impossible-<reason>`."""
    return Refusal(rule, f"impossible-{reason}", values)


class BadRecord(Fault):
    """A record that cannot be read, or does not add up."""


class Unreadable(Fault):
    """A move that is not written in the game's notation."""

    def __init__(self, attempt: str, forms: Iterable[str]) -> None:
        super().__init__("fault-unreadable", attempt=attempt, forms=", ".join(forms))


class Illegal(Fault):
    """A readable move that the rules do not allow here."""

    def __init__(self, attempt: str, refusal: Refusal) -> None:
        nearest = ", ".join(refusal.nearest)
        super().__init__(
            "fault-illegal", attempt=attempt, rule=refusal.rule, nearest=nearest, count=len(refusal.nearest)
        )
        self.refusal = refusal
