"""What can be chosen before a game begins: declared as data, so that every door can show and check it."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product

import msgspec

from manawell.kernel.faults import BadOption

Options = dict[str, str | int]


class Choice(msgspec.Struct, frozen=True, tag=True):
    """One of a few named values."""

    id: str
    values: tuple[str, ...]
    default: str
    only_with: dict[str, tuple[str, ...]] = {}
    """It exists only when these other choices have one of these values."""

    def check(self, value: object) -> str:
        if value not in self.values:
            raise BadOption("fault-option-value", option=self.id, value=str(value), allowed=", ".join(self.values))
        return str(value)


class Count(msgspec.Struct, frozen=True, tag=True):
    """A whole number within bounds."""

    id: str
    default: int
    minimum: int
    maximum: int
    only_with: dict[str, tuple[str, ...]] = {}

    def check(self, value: object) -> int:
        number = value
        if isinstance(value, str) and value.strip().lstrip("-").isdecimal():
            number = int(value)
        if isinstance(number, bool) or not isinstance(number, int) or not self.minimum <= number <= self.maximum:
            raise BadOption(
                "fault-option-count", option=self.id, value=str(value), least=self.minimum, most=self.maximum
            )
        return number


Option = Choice | Count


def settle(declared: Iterable[Option], given: Mapping[str, object]) -> Options:
    """The complete options: what was given, checked, and the defaults of the rest."""
    declared = tuple(declared)
    settled: Options = {}
    known = [option.id for option in declared]
    for name in given:
        if name not in known:
            raise BadOption("fault-option-unknown", option=name, known=", ".join(known))
    for option in declared:
        applies = _applies(option, settled)
        if option.id in given and not applies:
            needs = "; ".join(f"{name}={'|'.join(values)}" for name, values in option.only_with.items())
            raise BadOption("fault-option-idle", option=option.id, value=str(given[option.id]), needs=needs)
        if applies:
            settled[option.id] = option.check(given.get(option.id, option.default))
    return settled


def every_setting(declared: Iterable[Option]) -> Iterator[Options]:
    """Each combination of choices once, counts at their default: the modes that tests must cover."""
    declared = tuple(declared)
    choices = [option for option in declared if isinstance(option, Choice)]
    seen: list[Options] = []
    for values in product(*(choice.values for choice in choices)):
        settled: Options = {}
        for choice, value in zip(choices, values, strict=True):
            if _applies(choice, settled):
                settled[choice.id] = value
        settled = settle(declared, settled)
        if settled not in seen:
            seen.append(settled)
            yield settled


def _applies(option: Option, settled: Options) -> bool:
    return all(settled.get(name) in values for name, values in option.only_with.items())
