"""A view as a vector of fixed length and back: nothing lost, nothing clipped.

A word is encoded as its place in the list of words, from 1 (0 is none). A list begins with its length and is padded
with zeros. Anything optional begins with 1 if it is present. Each number is smaller than `LARGEST`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import numpy as np
from msgspec.inspect import (
    BoolType,
    DictType,
    IntType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)
from numpy.typing import NDArray

from manawell.kernel.bounds import LARGEST, Bounds
from manawell.kernel.faults import Fault
from manawell.kernel.game import AnyGame

Numbers = NDArray[np.int32]
Put = Callable[[int, int], None]


class OutOfBounds(Fault):
    """A value outside the bounds that its game has declared."""

    def __init__(self, field: str, value: object, most: object) -> None:
        super().__init__("fault-out-of-bounds", field=field, value=str(value)[:80], most=str(most))


class Part(ABC):
    """A piece of the vector."""

    size: int

    @abstractmethod
    def write(self, value: Any, at: int, put: Put) -> None:
        """Put the numbers that are not zero, starting at `at`."""

    @abstractmethod
    def read(self, vector: Numbers, at: int) -> Any:
        """What was written at `at`, as plain data."""

    @abstractmethod
    def places(self) -> Iterator[tuple[str, int, int]]:
        """The name, minimum and maximum of each number."""


class Word(Part):
    """A word, or none."""

    size = 1

    def __init__(self, field: str, words: tuple[str, ...]) -> None:
        self.field, self.words = field, words
        self.numbers = {word: number for number, word in enumerate(words, 1)}

    def write(self, value: Any, at: int, put: Put) -> None:
        if value is not None:
            if value not in self.numbers:
                raise OutOfBounds(self.field, value, len(self.words))
            put(at, self.numbers[value])

    def read(self, vector: Numbers, at: int) -> str | None:
        number = int(vector[at])
        return self.words[number - 1] if number else None

    def places(self) -> Iterator[tuple[str, int, int]]:
        yield "", 0, len(self.words)


class Letters(Part):
    """A text of known length, letter by letter."""

    def __init__(self, field: str, letters: tuple[str, ...], size: int) -> None:
        self.field, self.letters, self.size = field, letters, size
        self.numbers = {letter: number for number, letter in enumerate(letters, 1)}

    def write(self, value: Any, at: int, put: Put) -> None:
        if len(value) != self.size or not self.numbers.keys() >= set(value):
            raise OutOfBounds(self.field, value, self.size)
        for place, letter in enumerate(value, at):
            put(place, self.numbers[letter])

    def read(self, vector: Numbers, at: int) -> str:
        return "".join(self.letters[number - 1] for number in vector[at : at + self.size])

    def places(self) -> Iterator[tuple[str, int, int]]:
        for place in range(self.size):
            yield f"[{place}]", 0, len(self.letters)


class Number(Part):
    """A whole number."""

    size = 1

    def __init__(self, field: str) -> None:
        self.field = field

    def write(self, value: Any, at: int, put: Put) -> None:
        if not -LARGEST < value < LARGEST:
            raise OutOfBounds(self.field, value, LARGEST)
        put(at, value)

    def read(self, vector: Numbers, at: int) -> int:
        return int(vector[at])

    def places(self) -> Iterator[tuple[str, int, int]]:
        yield "", 1 - LARGEST, LARGEST - 1


class Wide(Part):
    """A number of several digits in base LARGEST, the lowest digit first."""

    def __init__(self, field: str, size: int) -> None:
        self.field, self.size = field, size

    def write(self, value: Any, at: int, put: Put) -> None:
        if not 0 <= value < LARGEST**self.size:
            raise OutOfBounds(self.field, value, LARGEST**self.size)
        for place in range(at, at + self.size):
            value, digit = divmod(value, LARGEST)
            put(place, digit)

    def read(self, vector: Numbers, at: int) -> int:
        return sum(int(vector[at + place]) * LARGEST**place for place in range(self.size))

    def places(self) -> Iterator[tuple[str, int, int]]:
        for place in range(self.size):
            yield f"[{place}]", 0, LARGEST - 1


class Flag(Part):
    """Yes or no."""

    size = 1

    def write(self, value: Any, at: int, put: Put) -> None:
        put(at, int(value))

    def read(self, vector: Numbers, at: int) -> bool:
        return bool(vector[at])

    def places(self) -> Iterator[tuple[str, int, int]]:
        yield "", 0, 1


class Perhaps(Part):
    """Something that may be absent."""

    def __init__(self, part: Part) -> None:
        self.part, self.size = part, 1 + part.size

    def write(self, value: Any, at: int, put: Put) -> None:
        if value is not None:
            put(at, 1)
            self.part.write(value, at + 1, put)

    def read(self, vector: Numbers, at: int) -> Any:
        return self.part.read(vector, at + 1) if vector[at] else None

    def places(self) -> Iterator[tuple[str, int, int]]:
        yield "?", 0, 1
        yield from self.part.places()


class Row(Part):
    """A list."""

    def __init__(self, field: str, part: Part, most: int) -> None:
        self.field, self.part, self.most = field, part, most
        self.size = 1 + most * part.size

    def write(self, value: Any, at: int, put: Put) -> None:
        if len(value) > self.most:
            raise OutOfBounds(self.field, len(value), self.most)
        put(at, len(value))
        part, step = self.part, self.part.size
        for place, item in enumerate(value):
            part.write(item, at + 1 + place * step, put)

    def read(self, vector: Numbers, at: int) -> list[Any]:
        step = self.part.size
        return [self.part.read(vector, at + 1 + place * step) for place in range(vector[at])]

    def places(self) -> Iterator[tuple[str, int, int]]:
        yield "#", 0, self.most
        for place in range(self.most):
            for name, least, most in self.part.places():
                yield f"[{place}]{name}", least, most


class Tally(Part):
    """Numbers by word: 0 if the word is absent, else the number plus one."""

    def __init__(self, field: str, words: tuple[str, ...]) -> None:
        self.field, self.words, self.size = field, words, len(words)
        self.offsets = {word: place for place, word in enumerate(words)}

    def write(self, value: Any, at: int, put: Put) -> None:
        for word, number in value.items():
            if word not in self.offsets or not 0 <= number < LARGEST - 1:
                raise OutOfBounds(self.field, f"{word}: {number}", len(self.words))
            put(at + self.offsets[word], number + 1)

    def read(self, vector: Numbers, at: int) -> dict[str, int]:
        found = vector[at : at + self.size]
        return {word: int(number) - 1 for word, number in zip(self.words, found, strict=True) if number}

    def places(self) -> Iterator[tuple[str, int, int]]:
        for word in self.words:
            yield f"[{word}]", 0, LARGEST - 1


class Fields(Part):
    """A struct, field by field."""

    def __init__(self, fields: list[tuple[str, Part]]) -> None:
        self.fields: list[tuple[str, int, Part]] = []
        self.size = 0
        for name, part in fields:
            self.fields.append((name, self.size, part))
            self.size += part.size

    def write(self, value: Any, at: int, put: Put) -> None:
        for name, offset, part in self.fields:
            part.write(getattr(value, name), at + offset, put)

    def read(self, vector: Numbers, at: int) -> dict[str, Any]:
        return {name: part.read(vector, at + offset) for name, offset, part in self.fields}

    def places(self) -> Iterator[tuple[str, int, int]]:
        for name, _, part in self.fields:
            for rest, least, most in part.places():
                yield f".{name}{rest}", least, most


class Layout:
    """Where each part of a game's views is in the vector."""

    def __init__(self, kind: type[msgspec.Struct], bounds: Bounds) -> None:
        self.kind = kind
        self.root = _Plan(bounds).struct(type_info(kind))
        self.size = self.root.size
        names, least, most = zip(*self.root.places(), strict=True)
        self.names: tuple[str, ...] = tuple(name.removeprefix(".") for name in names)
        """The field each number comes from, such as `hands[1][2]`, `timeline#` (a length) or `swap?` (whether it is
        present).
        """
        self.least: Numbers = np.array(least, np.int32)
        self.most: Numbers = np.array(most, np.int32)

    def encode(self, view: msgspec.Struct) -> Numbers:
        places: list[int] = []
        numbers: list[int] = []

        def put(at: int, number: int) -> None:
            places.append(at)
            numbers.append(number)

        self.root.write(view, 0, put)
        vector = np.zeros(self.size, np.int32)
        vector[places] = numbers
        return vector

    def decode(self, vector: NDArray[Any]) -> Any:
        """The view that was encoded."""
        return msgspec.convert(self.root.read(vector.astype(np.int32), 0), self.kind)


class _Plan:
    """Makes the parts from the types of a view and its bounds."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds

    def struct(self, kind: Type) -> Fields:
        assert isinstance(kind, StructType)
        return Fields(
            [(field.name, self.part(f"{kind.cls.__name__}.{field.name}", field.type, 0)) for field in kind.fields]
        )

    def part(self, field: str, kind: Type, depth: int) -> Part:
        match kind:
            case UnionType(types):
                (there,) = (one for one in types if not isinstance(one, NoneType))
                part = self.part(field, there, depth)
                return part if isinstance(part, Word) else Perhaps(part)
            case StructType():
                return self.struct(kind)
            case VarTupleType(item_type=item):
                return Row(field, self.part(field, item, depth + 1), self.bounds.most[field][depth])
            case StrType():
                words = tuple(self.bounds.words[field])
                spelled = self.bounds.most.get(field, ())[depth:]
                return Letters(field, words, spelled[0]) if spelled else Word(field, words)
            case DictType():
                return Tally(field, tuple(self.bounds.words[field]))
            case BoolType():
                return Flag()
            case IntType():
                wide = self.bounds.wide.get(field)
                return Wide(field, wide) if wide else Number(field)
        raise TypeError(f"{field} has a type that no vector can hold: {kind}")


@cache
def layout_of(game: AnyGame) -> Layout:
    return Layout(game.view_type, game.bounds)
