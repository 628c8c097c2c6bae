"""Results written to a file as they arrive, so that an interrupted tournament can be continued."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from manawell.research.faults import ResearchFault
from manawell.research.tournament import Encounter, Result


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the file."""

    number: int
    result: Result


def note(file: Path, number: int, result: Result) -> None:
    with file.open("ab") as notes:
        notes.write(msgspec.json.encode(Note(number, result)) + b"\n")


def read_notes(file: Path, encounters: Sequence[Encounter]) -> dict[int, Result]:
    """The known results, by number. A truncated last line is dropped; a line of another tournament is a fault."""
    if not file.exists():
        return {}
    lines = file.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        lines.pop()
        file.write_bytes(b"".join(lines))
    found: dict[int, Result] = {}
    for place, line in enumerate(lines, 1):
        try:
            entry = msgspec.json.decode(line, type=Note)
        except msgspec.DecodeError as problem:
            raise ResearchFault("fault-notes", file=str(file), line=place, problem=str(problem)) from problem
        if entry.number >= len(encounters) or encounters[entry.number] != entry.result.encounter:
            raise ResearchFault("fault-other-notes", file=str(file), line=place)
        found[entry.number] = entry.result
    return found
