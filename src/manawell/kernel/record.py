"""A game on paper: a few header lines, a blank line, the moves in notation.

    manawell record 1
    game: gegensatz
    rules: 1
    options: mode=duel turn_limit=1000
    players: ["Ada","master"]
    commitment: 9f86d081…
    seed: "5f1c…"
    outcome: {"winners":[1],"reason":"paradox","scores":[3,5],"figures":{}}
    check: 0c7e…

    @0 @4 R2>6 P2>5

Where moves have several words, each is followed by a semicolon. Lines that begin with `# ` are remarks. The check line
finds damage; only the seed and the rules prove a game.
"""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from manawell.kernel.faults import BadRecord
from manawell.kernel.game import Outcome

FORMAT = "manawell record 1"
SUFFIX = ".mana"
MOVES_PER_LINE = 10
MAX_BYTES = 1_000_000


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What is needed to play a game again; `seed` is missing while it must stay secret."""

    game: str
    rules: int
    options: dict[str, str]
    """As they are written; the game makes numbers of them where it needs numbers."""
    players: tuple[str, ...]
    commitment: str
    salts: tuple[str, ...] = ()
    seed: str | None = None
    moves: tuple[str, ...] = ()
    resigned: int | None = None
    agreed: bool = False
    outcome: Outcome | None = None
    notes: dict[str, int] = {}

    def __str__(self) -> str:
        header = list(self._header())
        moves = _written(self.moves)
        body = [" ".join(moves[at : at + MOVES_PER_LINE]) for at in range(0, len(moves), MOVES_PER_LINE)]
        lines = [FORMAT, *header, f"check: {_check(header, self.moves)}", "", *body]
        return "\n".join(lines) + "\n"

    def _header(self) -> Iterator[str]:
        yield _line("game", self.game)
        yield _line("rules", str(self.rules))
        yield _line("options", _pairs(self.options))
        yield _line("players", _json(self.players))
        yield _line("commitment", self.commitment)
        if self.salts:
            yield _line("salts", _json(self.salts))
        if self.seed is not None:
            yield _line("seed", _json(self.seed))
        if self.resigned is not None:
            yield _line("resigned", str(self.resigned))
        if self.agreed:
            yield _line("agreed", "yes")
        if self.outcome is not None:
            yield _line("outcome", _json(self.outcome))
        if self.notes:
            yield _line("notes", _pairs(self.notes))


def parse_record(text: str) -> Record:
    """The record that a text holds; `BadRecord` names the line that is wrong."""
    lines = [line.rstrip("\r ") for line in text.split("\n") if not line.startswith("# ")]
    if not lines or lines[0] != FORMAT:
        raise BadRecord("fault-record-format", found=lines[0][:40] if lines else "", expected=FORMAT)
    blank = lines.index("") if "" in lines else len(lines)
    fields: dict[str, str] = {}
    for number, line in enumerate(lines[1:blank], 2):
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or name in fields or name not in _READERS:
            raise BadRecord("fault-record-line", number=number, line=line)
        fields[name] = value
    moves = _read_moves(" ".join(lines[blank:]))
    found = fields.pop("check", None)
    expected = _check([_line(name, value) for name, value in fields.items()], moves)
    if found != expected:
        raise BadRecord("fault-record-check", found=found or "–", expected=expected)
    values: dict[str, Any] = {"moves": moves}
    for name, value in fields.items():
        try:
            values[name] = _READERS[name](value)
        except (msgspec.MsgspecError, KeyError, ValueError, RecursionError) as problem:
            raise BadRecord("fault-record-field", field=name, problem=str(problem)) from problem
    try:
        return msgspec.convert(values, Record, strict=True)
    except msgspec.ValidationError as problem:
        raise BadRecord("fault-record-field", field="–", problem=str(problem)) from problem


def read_record(path: Path) -> Record:
    """The record in a file; a missing file stays an `OSError`."""
    data = path.read_bytes()
    if len(data) > MAX_BYTES:
        raise BadRecord("fault-record-size", size=len(data), most=MAX_BYTES)
    try:
        return parse_record(data.decode("utf-8"))
    except UnicodeDecodeError as problem:
        raise BadRecord("fault-record-format", found=str(problem), expected=FORMAT) from problem


def _line(name: str, value: str) -> str:
    return f"{name}: {value}".rstrip()


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _pairs(values: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in values.items())


def _read_pairs(text: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in text.split())


def _read_counts(text: str) -> dict[str, int]:
    return {name: _read_number(value) for name, value in _read_pairs(text).items()}


def _read_number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise ValueError(f"{text[:20]!r} is not a number of at most nine digits")
    return int(text)


def _check(header: list[str], moves: tuple[str, ...]) -> str:
    return hashlib.sha256("\n".join([*header, "", " ".join(_written(moves))]).encode()).hexdigest()[:16]


def _written(moves: tuple[str, ...]) -> tuple[str, ...]:
    """Where moves consist of several words, each is followed by a semicolon."""
    return tuple(f"{move};" for move in moves) if any(" " in move for move in moves) else moves


def _read_moves(text: str) -> tuple[str, ...]:
    if ";" not in text:
        return tuple(text.split())
    return tuple(" ".join(move.split()) for move in text.split(";") if move.strip())


_READERS: dict[str, Any] = {
    "game": str,
    "rules": _read_number,
    "options": _read_pairs,
    "players": msgspec.json.decode,
    "commitment": str,
    "salts": msgspec.json.decode,
    "seed": msgspec.json.decode,
    "resigned": _read_number,
    "agreed": {"yes": True}.__getitem__,
    "outcome": msgspec.json.decode,
    "notes": _read_counts,
    "check": str,
}
