"""A view as a vector of fixed length and back: nothing lost, nothing clipped.

A word is encoded as its place in the list of words, from 1 (0 is none). A list begins with its length and is padded
with zeros. Anything optional begins with 1 if it is present. Each number is smaller than `LARGEST`.
"""

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

from manawell.kernel.bounds import Bounds
from manawell.kernel.game import AnyGame
from manawell.research.parts import Fields, Flag, Letters, Number, Part, Perhaps, Row, Sink, Tally, Wide, Word

Numbers = NDArray[np.int32]


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
        sink = Sink()
        self.root.write(view, 0, sink)
        vector = np.zeros(self.size, np.int32)
        vector[sink.places] = sink.numbers
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
