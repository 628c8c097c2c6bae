"""The parts of a vector: how each kind of value in a view is written as numbers and read back."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from manawell.kernel.bounds import LARGEST, OutOfBounds


class Sink:
    """The numbers of a vector that are not zero, and their places."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.numbers: list[int] = []

    def put(self, at: int, number: int) -> None:
        self.places.append(at)
        self.numbers.append(number)


class Part(ABC):
    """A piece of the vector."""

    size: int

    @abstractmethod
    def write(self, value: Any, at: int, sink: Sink) -> None:
        """Put the numbers that are not zero, starting at `at`."""

    @abstractmethod
    def read(self, vector: Any, at: int) -> Any:
        """What was written at `at`, as plain data."""

    @abstractmethod
    def places(self) -> Iterator[tuple[str, int, int]]:
        """The name, minimum and maximum of each number."""


class Word(Part):
    """A word, or none."""

    def __init__(self, field: str, words: tuple[str, ...]) -> None:
        self.field, self.words, self.size = field, words, 1
        self.numbers = {word: number for number, word in enumerate(words, 1)}

    def write(self, value: Any, at: int, sink: Sink) -> None:
        if value is not None:
            if value not in self.numbers:
                raise OutOfBounds(self.field, value, len(self.words))
            sink.put(at, self.numbers[value])

    def read(self, vector: Any, at: int) -> str | None:
        number = int(vector[at])
        return self.words[number - 1] if number else None

    def places(self) -> Iterator[tuple[str, int, int]]:
        yield "", 0, len(self.words)


class Letters(Part):
    """A text of known length, letter by letter."""

    def __init__(self, field: str, letters: tuple[str, ...], size: int) -> None:
        self.field, self.letters, self.size = field, letters, size
        self.numbers = {letter: number for number, letter in enumerate(letters, 1)}

    def write(self, value: Any, at: int, sink: Sink) -> None:
        if len(value) != self.size or not self.numbers.keys() >= set(value):
            raise OutOfBounds(self.field, value, self.size)
        for place, letter in enumerate(value, at):
            sink.put(place, self.numbers[letter])

    def read(self, vector: Any, at: int) -> str:
        return "".join(self.letters[number - 1] for number in vector[at : at + self.size])

    def places(self) -> Iterator[tuple[str, int, int]]:
        for place in range(self.size):
            yield f"[{place}]", 0, len(self.letters)


class Number(Part):
    """A whole number."""

    def __init__(self, field: str) -> None:
        self.field, self.size = field, 1

    def write(self, value: Any, at: int, sink: Sink) -> None:
        if not -LARGEST < value < LARGEST:
            raise OutOfBounds(self.field, value, LARGEST)
        sink.put(at, value)

    def read(self, vector: Any, at: int) -> int:
        return int(vector[at])

    def places(self) -> Iterator[tuple[str, int, int]]:
        yield "", 1 - LARGEST, LARGEST - 1


class Wide(Part):
    """A number of several digits in base LARGEST, the lowest digit first."""

    def __init__(self, field: str, size: int) -> None:
        self.field, self.size = field, size

    def write(self, value: Any, at: int, sink: Sink) -> None:
        if not 0 <= value < LARGEST**self.size:
            raise OutOfBounds(self.field, value, LARGEST**self.size)
        for place in range(at, at + self.size):
            value, digit = divmod(value, LARGEST)
            sink.put(place, digit)

    def read(self, vector: Any, at: int) -> int:
        return sum(int(vector[at + place]) * LARGEST**place for place in range(self.size))

    def places(self) -> Iterator[tuple[str, int, int]]:
        for place in range(self.size):
            yield f"[{place}]", 0, LARGEST - 1


class Flag(Part):
    """Yes or no."""

    def __init__(self) -> None:
        self.size = 1

    def write(self, value: Any, at: int, sink: Sink) -> None:
        sink.put(at, int(value))

    def read(self, vector: Any, at: int) -> bool:
        return bool(vector[at])

    def places(self) -> Iterator[tuple[str, int, int]]:
        yield "", 0, 1


class Perhaps(Part):
    """Something that may be absent."""

    def __init__(self, part: Part) -> None:
        self.part, self.size = part, 1 + part.size

    def write(self, value: Any, at: int, sink: Sink) -> None:
        if value is not None:
            sink.put(at, 1)
            self.part.write(value, at + 1, sink)

    def read(self, vector: Any, at: int) -> Any:
        return self.part.read(vector, at + 1) if vector[at] else None

    def places(self) -> Iterator[tuple[str, int, int]]:
        yield "?", 0, 1
        yield from self.part.places()


class Row(Part):
    """A list."""

    def __init__(self, field: str, part: Part, most: int) -> None:
        self.field, self.part, self.most = field, part, most
        self.size = 1 + most * part.size

    def write(self, value: Any, at: int, sink: Sink) -> None:
        if len(value) > self.most:
            raise OutOfBounds(self.field, len(value), self.most)
        sink.put(at, len(value))
        part, step = self.part, self.part.size
        for place, item in enumerate(value):
            part.write(item, at + 1 + place * step, sink)

    def read(self, vector: Any, at: int) -> list[Any]:
        step = self.part.size
        return [self.part.read(vector, at + 1 + place * step) for place in range(int(vector[at]))]

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

    def write(self, value: Any, at: int, sink: Sink) -> None:
        for word, number in value.items():
            if word not in self.offsets or not 0 <= number < LARGEST - 1:
                raise OutOfBounds(self.field, f"{word}: {number}", len(self.words))
            sink.put(at + self.offsets[word], number + 1)

    def read(self, vector: Any, at: int) -> dict[str, int]:
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

    def write(self, value: Any, at: int, sink: Sink) -> None:
        for name, offset, part in self.fields:
            part.write(getattr(value, name), at + offset, sink)

    def read(self, vector: Any, at: int) -> dict[str, Any]:
        return {name: part.read(vector, at + offset) for name, offset, part in self.fields}

    def places(self) -> Iterator[tuple[str, int, int]]:
        for name, _, part in self.fields:
            for rest, least, most in part.places():
                yield f".{name}{rest}", least, most
