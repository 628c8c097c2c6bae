"""A game as text: a few header lines, a blank line, the moves in notation.

    manawell record 2
    game: gegensatz
    rules: 1
    options: mode=duel turn_limit=1000
    players: ["Ada","master"]
    commitment: 9f86d081…
    seed: "5f1c…"
    outcome: {"winners":[1],"reason":"paradox","scores":[3,5],"figures":{}}
    check: 0c7e…

    @0 @4 R2>6 !hint:0 P2>5 !back:2 R2>6

Anything that is not a move begins with an exclamation mark. A game that was played with clocks has a line such as
`clock: live 600 5`, and `!time:1=lose` where the time of seat 1 ran out (`!away:1=master`: nobody was there any more,
and a master played on). Where moves contain spaces, every entry is followed by a semicolon. Lines that begin with `# `
are comments; `# 4. …` among the moves is one on step 4, which is kept. The check line detects damage; only a replay
from the seed proves a game. Records of format 1 are read as well.
"""

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from manawell.kernel.components import changes_of
from manawell.kernel.faults import BadRecord, Fault, OtherRules, UnknownGame
from manawell.kernel.game import Outcome
from manawell.kernel.match import ABSENCE, CONCEDE, RESIGNATION, Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.table.entries import Agree, Chances, Concede, Entry, Hint, Move, Resign, Return, TakeBack, TimeOut
from manawell.table.setting import DAYS, LEAVE, LIVE, LOSE, Setting, Terms, TimeControl
from manawell.table.table import Table

FORMAT: Final = "manawell record 2"
FIRST_FORMAT: Final = "manawell record 1"
SUFFIX: Final = ".mana"
STEPS_PER_LINE: Final = 10
SPACE: Final = re.compile(r"[^\S\u00a0\u202f]+")
"""What becomes one space in a comment; spaces that do not break stay."""
COMMENT: Final = re.compile(r"# ([0-9]{1,9})\. (\S.*)")
MAX_BYTES: Final = 1_000_000
AUTO: Final = "!auto"
"""Before a move that was made automatically."""
AGREED: Final = "!agree"
SHOWN: Final = "chances"
HIDDEN: Final = "chances-off"
RecordEntry = Move | Concede | Resign | Agree | TakeBack | Hint | Chances | TimeOut | Return
TIMED_OUT: Final = re.compile("!(time|away):([0-9])=([a-z][a-z0-9-]{0,39})")


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What is needed to replay a game; `seed` is missing while it must stay secret."""

    game: str
    rules: int
    options: dict[str, str]
    """As text; the game converts them to numbers where it needs numbers."""
    players: tuple[str, ...]
    commitment: str
    salts: tuple[str, ...] = ()
    seed: str | None = None
    entries: tuple[RecordEntry, ...] = ()
    """Everything that belongs to the game itself, in order, without times and without the seats of moves."""
    outcome: Outcome | None = None
    clock: TimeControl | None = None
    rated: bool = False
    notes: dict[str, int] = {}
    """Counts from before the first entry."""
    components: dict[str, Any] = {}
    """What differs from the printed components, by path, where the game was a changed one (`kernel/components.py`)."""
    position: dict[str, Any] | None = None
    """What the all-knowing viewer sees where the game begins, if it does not begin with the deal."""
    comments: dict[int, str] = {}
    """By step of the game as it stands, 0 for the deal: a remark on one line. They prove and change nothing."""

    @property
    def moves(self) -> tuple[str, ...]:
        """The steps of the game as it stands, in notation; `concede N` where a seat gave up and the rules went on."""
        steps = [self.entries[at] for at in self._line()]
        return tuple([step.text if isinstance(step, Move) else f"{CONCEDE}{step.seat}" for step in steps])

    def _line(self) -> list[int]:
        """The places in `entries` of the steps of the game as it stands."""
        line: list[int] = []
        for at, entry in enumerate(self.entries):
            if isinstance(entry, Move | Concede):
                line.append(at)
            elif isinstance(entry, TakeBack):
                del line[entry.kept :]
            elif isinstance(entry, TimeOut) and entry.then == LEAVE:
                line.append(at)
        return line

    @property
    def resigned(self) -> int | None:
        """Who gave up at the end, or had no time left, if that ended the game."""
        last = self.entries[-1] if self.entries else None
        lost = isinstance(last, Resign) or (isinstance(last, TimeOut) and last.then == LOSE)
        return last.seat if last is not None and lost else None

    @property
    def agreed(self) -> bool:
        """The players agreed on a draw."""
        return bool(self.entries) and isinstance(self.entries[-1], Agree)

    def __str__(self) -> str:
        header, body = list(self._header()), _finished([word for entry in self.entries for word in _words(entry)])
        return "\n".join([FORMAT, *header, f"check: {_check(header, body)}", "", *self._rows(body)]) + "\n"

    def _rows(self, body: Sequence[str]) -> Iterator[str]:
        """The lines of the body; a comment stands below its step."""
        if 0 in self.comments:
            yield _comment(0, self.comments[0])
        done = 0
        for number, at in enumerate(self._line(), 1):
            if number in self.comments:
                end = sum(len(_words(entry)) for entry in self.entries[: at + 1])
                yield from _wrapped(body[done:end])
                yield _comment(number, self.comments[number])
                done = end
        yield from _wrapped(body[done:])

    def _header(self) -> Iterator[str]:
        yield _line("game", self.game)
        yield _line("rules", str(self.rules))
        yield _line("options", _pairs(self.options))
        if self.components:
            yield _line("components", _json(self.components))
        yield _line("players", _json(self.players))
        if self.position is not None:
            yield _line("position", _json(self.position))
        yield _line("commitment", self.commitment)
        if self.salts:
            yield _line("salts", _json(self.salts))
        if self.seed is not None:
            yield _line("seed", _json(self.seed))
        if self.outcome is not None:
            yield _line("outcome", _json(self.outcome))
        if self.clock is not None:
            yield _line("clock", f"{self.clock.kind} {self.clock.seconds} {self.clock.increment}")
        if self.rated:
            yield _line("rated", "yes")
        if self.notes:
            yield _line("notes", _pairs(self.notes))


def record_of(table: Table, *, with_seed: bool | None = None) -> Record:
    """The record of a table. It contains the seed if the game is over, unless `with_seed` says otherwise."""
    entries = tuple([bare for entry in table.entries if (bare := _bare(entry)) is not None])
    found = _record(table.match, entries, dict(table.setting.notes), with_seed)
    setting = table.setting
    return msgspec.structs.replace(
        found, clock=setting.terms.clock, rated=setting.terms.rated, position=setting.position
    )


def record_match(match: Match, *, with_seed: bool | None = None) -> Record:
    """The record of a match that was played without a table."""
    entries: list[RecordEntry] = [
        Concede(seat=seat) if text.startswith(CONCEDE) else Move(text)
        for seat, text in zip(match.deciders, match.moves, strict=True)
    ]
    if match.resigned is not None and match.why == RESIGNATION:
        entries.append(Resign(seat=match.resigned))
    elif match.resigned is not None:
        entries.append(TimeOut(LOSE, match.why == ABSENCE, seat=match.resigned))
    if match.agreed:
        entries.append(Agree())
    return _record(match, tuple(entries), {}, with_seed)


def _record(match: Match, entries: tuple[RecordEntry, ...], notes: dict[str, int], with_seed: bool | None) -> Record:
    outcome = match.outcome()
    reveal = outcome is not None if with_seed is None else with_seed
    return Record(
        game=match.game.id,
        rules=match.game.rules_version,
        options={name: str(value) for name, value in match.options.items()},
        players=match.players,
        commitment=match.seal.commitment,
        salts=match.seal.salts,
        seed=match.seal.seed if reveal else None,
        entries=entries,
        outcome=outcome,
        notes=notes,
        components=changes_of(match.game.id),
    )


def _bare(entry: Entry) -> RecordEntry | None:
    """An entry as a record holds it; None where it does not belong to the game itself."""
    match entry:
        case Move():
            return Move(entry.text, entry.auto)
        case Concede() | Resign() | Hint() | Return():
            return type(entry)(seat=entry.seat)
        case Agree():
            return Agree()
        case TakeBack():
            return TakeBack(entry.kept)
        case TimeOut():
            return TimeOut(entry.then, entry.away, seat=entry.seat)
        case Chances():
            return Chances(entry.shown, seat=entry.seat)
    return None


def replay(record: Record) -> Table:
    """The table that a record describes, replayed to its last entry; `BadRecord` if it does not add up."""
    *_, table = replaying(record)
    return table


def replaying(record: Record) -> Iterator[Table]:
    """The table before the first entry and after each; it is always the same one."""
    table = _set_up(record)
    yield table
    for entry in record.entries:
        try:
            _check_giving_up(table, entry)
            table.add(entry)
        except BadRecord:
            raise
        except Fault as problem:
            number, move = len(table.line) + 1, _words(entry)[-1]
            raise BadRecord("fault-record-move", number=number, move=move, problem=problem) from problem
        yield table


def _check_giving_up(table: Table, entry: Entry) -> None:
    if isinstance(entry, Resign | Concede | TimeOut | Return):
        over = table.over
        if over or entry.seat not in range(len(table.match.seats)):
            raise BadRecord("fault-record-resigned", seat=entry.seat, over="yes" if over else "no")


def _set_up(record: Record) -> Table:
    """The table before its first move, if the header is sound."""
    try:
        game = find_game(record.game, record.rules)
    except UnknownGame as problem:
        raise BadRecord("fault-record-header", problem=problem) from problem
    except OtherRules as problem:
        raise BadRecord("fault-record-rules", version=record.rules, known=problem.values["known"]) from problem
    if record.components != changes_of(record.game):
        raise BadRecord("fault-record-components", changes=_json(record.components))
    if record.seed is None:
        raise BadRecord("fault-record-no-seed")
    seal = Seal(record.seed, record.salts)
    if seal.commitment != record.commitment:
        raise BadRecord("fault-record-commitment", seed=record.seed, commitment=record.commitment)
    try:
        options = game.settle(record.options)
        setting = Setting(
            game=game.id,
            rules=record.rules,
            options=options,
            seal=seal,
            notes=record.notes,
            terms=Terms(clock=record.clock, rated=record.rated),
            position=record.position,
        )
        return Table(setting, record.players)
    except Fault as problem:
        raise BadRecord("fault-record-header", problem=problem) from problem


def verify(record: Record) -> Outcome:
    """Recompute a finished game from its seed; the outcome if record and rules agree, else `BadRecord`."""
    return check_outcome(record, replay(record))


def check_outcome(record: Record, table: Table) -> Outcome:
    """The outcome of the replayed table, if the record claims the same."""
    outcome = table.outcome()
    if outcome is None:
        raise BadRecord("fault-record-unfinished", moves=len(record.moves))
    if outcome != record.outcome:
        claimed = "–" if record.outcome is None else msgspec.json.encode(record.outcome).decode()
        raise BadRecord("fault-record-result", claimed=claimed, computed=msgspec.json.encode(outcome).decode())
    return outcome


def parse_record(text: str) -> Record:
    """The record that a text holds; `BadRecord` names the line that is wrong."""
    every = [line.rstrip("\r ") for line in text.split("\n")]
    lines = [line for line in every if not line.startswith("# ")]
    if not lines or lines[0] not in (FORMAT, FIRST_FORMAT):
        raise BadRecord("fault-record-format", found=lines[0][:40] if lines else "", expected=FORMAT)
    readers = _READERS if lines[0] == FORMAT else _READERS | _FIRST_READERS
    blank = lines.index("") if "" in lines else len(lines)
    fields: dict[str, str] = {}
    for number, line in enumerate(lines[1:blank], 2):
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or name in fields or name not in readers:
            raise BadRecord("fault-record-line", number=number, line=line)
        fields[name] = value
    body = _read_body(" ".join(lines[blank:]))
    found = fields.pop("check", None)
    expected = _check([_line(name, value) for name, value in fields.items()], _finished(body))
    if found != expected:
        raise BadRecord("fault-record-check", found=found or "–", expected=expected)
    values: dict[str, Any] = {}
    for name, value in fields.items():
        try:
            values[name] = readers[name](value)
        except (msgspec.MsgspecError, KeyError, ValueError, RecursionError) as problem:
            raise BadRecord("fault-record-field", field=name, problem=str(problem)) from problem
    entries = _read_entries(body) if lines[0] == FORMAT else _first_entries(body, values)
    try:
        record = msgspec.structs.replace(msgspec.convert(values, Record, strict=True), entries=entries)
        return msgspec.structs.replace(record, comments=_read_comments(every, len(record.moves)))
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


def _wrapped(words: Sequence[str]) -> list[str]:
    return [" ".join(words[at : at + STEPS_PER_LINE]) for at in range(0, len(words), STEPS_PER_LINE)]


def _comment(step: int, text: str) -> str:
    return f"# {step}. {SPACE.sub(' ', text).strip()}"


def _read_comments(lines: Sequence[str], steps: int) -> dict[int, str]:
    """The comments among the moves that belong to a step."""
    body = lines[lines.index("") :] if "" in lines else []
    found = [COMMENT.fullmatch(line) for line in body]
    comments = {int(one[1]): one[2] for one in found if one}
    return {number: text for number, text in comments.items() if number <= steps}


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


def _read_clock(text: str) -> dict[str, Any]:
    kind, seconds, increment = text.split()
    if kind not in (LIVE, DAYS):
        raise ValueError(f"{kind[:20]!r} is no clock")
    return {"kind": kind, "seconds": _read_number(seconds), "increment": _read_number(increment)}


def _check(header: list[str], body: Sequence[str]) -> str:
    return hashlib.sha256("\n".join([*header, "", " ".join(body)]).encode()).hexdigest()[:16]


def _finished(words: Sequence[str]) -> Sequence[str]:
    """The words as written: each ends with a semicolon if any of them contains a space."""
    return [f"{word};" for word in words] if any(" " in word for word in words) else words


def _read_body(text: str) -> list[str]:
    if ";" not in text:
        return text.split()
    return [" ".join(word.split()) for word in text.split(";") if word.strip()]


def _words(entry: Entry) -> list[str]:
    """An entry as it is written."""
    match entry:
        case Move():
            return [AUTO, entry.text] if entry.auto else [entry.text]
        case TakeBack():
            return [f"!back:{entry.kept}"]
        case Agree():
            return [AGREED]
        case TimeOut():
            return [f"!{'away' if entry.away else 'time'}:{entry.seat}={entry.then}"]
        case Chances():
            return [f"!{SHOWN if entry.shown else HIDDEN}:{entry.seat}"]
    return [f"!{_ACTS[type(entry)]}:{entry.seat}"]


def _read_entries(body: Sequence[str]) -> tuple[RecordEntry, ...]:
    entries: list[RecordEntry] = []
    auto = False
    for number, word in enumerate(body, 1):
        if word == AUTO and not auto:
            auto = True
            continue
        if not word.startswith("!"):
            entries.append(Move(word, auto))
        elif (
            found := re.fullmatch("!(back|concede|resign|return|hint|chances|chances-off):([0-9]{1,9})", word)
        ) and not auto:
            act, value = found[1], int(found[2])
            entries.append(_READ_ACTS[act](value))
        elif (found := TIMED_OUT.fullmatch(word)) and not auto:
            entries.append(TimeOut(found[3], found[1] == "away", seat=int(found[2])))
        elif word == AGREED and not auto:
            entries.append(Agree())
        else:
            raise BadRecord("fault-record-entry", number=number, entry=word)
        auto = False
    if auto:
        raise BadRecord("fault-record-entry", number=len(body), entry=AUTO)
    return tuple(entries)


def _first_entries(body: Sequence[str], values: dict[str, Any]) -> tuple[RecordEntry, ...]:
    """The entries of format 1, which has `concede N` among the moves and the way the game ended in the header."""
    entries: list[RecordEntry] = []
    for word in body:
        found = re.fullmatch(f"{CONCEDE}([0-9])", word)
        entries.append(Concede(seat=int(found[1])) if found else Move(word))
    resigned = values.pop("resigned", None)
    if resigned is not None:
        entries.append(Resign(seat=resigned))
    if values.pop("agreed", False):
        entries.append(Agree())
    return tuple(entries)


_ACTS: Final[dict[type[Entry], str]] = {Concede: "concede", Resign: "resign", Return: "return", Hint: "hint"}
_READ_ACTS: Final[dict[str, Callable[[int], RecordEntry]]] = {
    "back": TakeBack,
    "concede": lambda seat: Concede(seat=seat),
    "resign": lambda seat: Resign(seat=seat),
    "return": lambda seat: Return(seat=seat),
    "hint": lambda seat: Hint(seat=seat),
    SHOWN: lambda seat: Chances(True, seat=seat),
    HIDDEN: lambda seat: Chances(False, seat=seat),
}

_READERS: Final[dict[str, Any]] = {
    "game": str,
    "rules": _read_number,
    "options": _read_pairs,
    "components": msgspec.json.decode,
    "players": msgspec.json.decode,
    "position": msgspec.json.decode,
    "commitment": str,
    "salts": msgspec.json.decode,
    "seed": msgspec.json.decode,
    "outcome": msgspec.json.decode,
    "clock": _read_clock,
    "rated": {"yes": True}.__getitem__,
    "notes": _read_counts,
    "check": str,
}
_FIRST_READERS: Final[dict[str, Any]] = {"resigned": _read_number, "agreed": {"yes": True}.__getitem__}
