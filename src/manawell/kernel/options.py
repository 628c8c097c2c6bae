"""What can be chosen before a game begins, declared as data so that every interface can show and check it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Final

import msgspec

from manawell.kernel.faults import BadOption

Options = dict[str, str | int]
Needs = dict[str, tuple[str, ...]]
"""By id of another choice: the values of it that are required."""


NUMBER: Final = re.compile("-?[0-9]{1,9}")
LONGEST: Final = 40
"""How many letters of a wrong value are repeated in a fault."""


def _short(value: object) -> str:
    """The value as given, shortened; `str` refuses integers of thousands of digits."""
    text = (
        value if isinstance(value, str) else "…" if isinstance(value, int) and value.bit_length() > 999 else str(value)
    )
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


class Choice(msgspec.Struct, frozen=True, tag=True):
    """One of a few named values."""

    id: str
    values: tuple[str, ...]
    default: str
    only_with: Needs = {}
    """It exists only when these other choices have one of these values."""
    value_only_with: dict[str, Needs] = {}
    """Values that exist only when other choices have one of these values."""
    deal: bool = False
    """It changes only where a game begins, not how it is played; tests need not combine it with the others."""

    def check(self, value: object) -> str:
        """The value as a word; a truth value is written in lower case."""
        word = str(value).lower() if isinstance(value, bool) else str(value)
        if word not in self.values:
            raise BadOption("fault-option-value", option=self.id, value=_short(value), allowed=", ".join(self.values))
        return word


class Count(msgspec.Struct, frozen=True, tag=True):
    """A whole number within bounds."""

    id: str
    default: int
    minimum: int
    maximum: int
    only_with: Needs = {}
    step: int = 1
    """Values are this far apart, starting at the minimum."""
    or_none: bool = False
    """0 is allowed as well, and means none."""

    def check(self, value: object) -> int:
        number = value
        if isinstance(value, str) and NUMBER.fullmatch(value.strip()):
            number = int(value)
        if isinstance(number, bool) or not isinstance(number, int) or not self._allows(number):
            raise BadOption(
                "fault-option-count",
                option=self.id,
                value=_short(value),
                least=self.minimum,
                most=self.maximum,
                step=self.step,
                zero="yes" if self.or_none else "no",
            )
        return number

    def _allows(self, number: int) -> bool:
        if self.or_none and number == 0:
            return True
        return self.minimum <= number <= self.maximum and (number - self.minimum) % self.step == 0


Option = Choice | Count


def settle(declared: Iterable[Option], given: Mapping[str, object]) -> Options:
    """The complete options: what was given, checked, and the defaults of the rest."""
    declared = tuple(declared)
    settled: Options = {}
    known = [option.id for option in declared]
    for name in given:
        if name not in known:
            raise BadOption("fault-option-unknown", option=_short(name), known=", ".join(known))
    for option in declared:
        applies = _fits(option.only_with, settled)
        if option.id in given and not applies:
            raise _idle(option, given[option.id], option.only_with)
        if applies:
            value = option.check(given.get(option.id, option.default))
            needs = _needs_of(option, value)
            if not _fits(needs, settled):
                raise _idle(option, value, needs)
            settled[option.id] = value
    return settled


def every_setting(declared: Iterable[Option]) -> Iterator[Options]:
    """Each combination of choices once, counts at their default: the modes that tests must cover.

    A `deal` choice takes its values in turn.
    """
    declared = tuple(declared)
    choices = [option for option in declared if isinstance(option, Choice)]
    seen: list[Options] = []
    for values in product(*(("",) if choice.deal else choice.values for choice in choices)):
        settled: Options = {}
        for choice, value in zip(choices, values, strict=True):
            if _fits(choice.only_with, settled):
                fitting = values_of(choice, settled)
                settled[choice.id] = fitting[len(seen) % len(fitting)] if choice.deal else value
        main = {choice.id: settled[choice.id] for choice in choices if choice.id in settled and not choice.deal}
        if main not in seen:
            seen.append(main)
            yield settle(declared, settled)


def values_of(choice: Choice, settled: Options) -> list[str]:
    """The values that are available with these other options."""
    return [value for value in choice.values if _fits(_needs_of(choice, value), settled)]


def describe_needs(needs: Needs) -> str:
    """The needs as one would type them on the command line."""
    return "; ".join(f"{name}={'|'.join(values)}" for name, values in needs.items())


def _fits(needs: Needs, settled: Options) -> bool:
    return all(settled.get(name) in values for name, values in needs.items())


def _needs_of(option: Option, value: str | int) -> Needs:
    return option.value_only_with.get(str(value), {}) if isinstance(option, Choice) else {}


def _idle(option: Option, value: object, needs: Needs) -> BadOption:
    return BadOption("fault-option-idle", option=option.id, value=_short(value), needs=describe_needs(needs))
