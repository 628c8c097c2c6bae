"""Whatever is changed in a record is found out, and the message names it.

The check line detects careless changes. A careful forger repairs it, as `mended` does; then seed and rules disagree.
"""

from pathlib import Path

import pytest

from manawell.kernel.faults import BadRecord
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal, commitment_to
from manawell.table.record import parse_record, read_record, verify
from tests.records.test_records import FOLDER, PATHS, name_of


def text_of(name: str) -> str:
    return (FOLDER / "gegensatz" / f"{name}.mana").read_text(encoding="utf-8")


RESIGNED = text_of("duel-resignation-of-the-waiting-player")  # it has every header line there is
WON = text_of("duel-paradox-a")
HEADER = RESIGNED.partition("\n\n")[0].split("\n")[1:]
PLAYED_OUT = [path for path in PATHS if read_record(path).resigned is None]
NAMES = ["game", "rules", "options", "players", "commitment", "salts", "seed", "resigned", "outcome", "notes", "check"]


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def mended(text: str) -> str:
    """The same text with the check that its content gives."""
    try:
        parse_record(text)
    except BadRecord as fault:
        if fault.message == "fault-record-check":
            return changed(text, str(fault.values["found"]), str(fault.values["expected"]))
    return text


def complaint(text: str) -> str:
    """The message about a record that must not be trusted."""
    with pytest.raises(BadRecord) as caught:
        verify(parse_record(text))
    return str(caught.value)


# --- Careless changes ---


def test_the_header_has_every_line() -> None:
    assert [line.partition(":")[0] for line in HEADER] == NAMES


@pytest.mark.parametrize("line", HEADER, ids=NAMES)
def test_a_changed_line_is_damage(line: str) -> None:
    found = changed(HEADER[-1], line, line[:-1] + "x") if line == HEADER[-1] else HEADER[-1]
    assert found.removeprefix("check: ") in complaint(changed(RESIGNED, line, line[:-1] + "x"))


@pytest.mark.parametrize("line", HEADER, ids=NAMES)
def test_a_missing_line_is_damage(line: str) -> None:
    assert "it states the checksum" in complaint(changed(RESIGNED, f"{line}\n", ""))


@pytest.mark.parametrize("line", HEADER, ids=NAMES)
def test_a_repeated_line_is_named(line: str) -> None:
    assert f"“{line}”" in complaint(changed(RESIGNED, line, f"{line}\n{line}"))


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_a_changed_move_is_damage(path: Path) -> None:
    text, record = path.read_text(encoding="utf-8"), read_record(path)
    assert "it states the checksum" in complaint(changed(text, f"\n{record.moves[0]}", "\n@8 @0"))


def test_another_kind_of_file_is_named() -> None:
    assert "“manawell record 3”" in complaint(changed(RESIGNED, "manawell record 1", "manawell record 3"))
    assert "“[Event “Linares”]”" in complaint("[Event “Linares”]\n")


# --- Careful forgery ---


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("rules: 1", "rules: 2", "version 2"),
        ("rules: 1", "rules: one", "'one'"),
        ("turn_limit=1000", "turn_limit=20", "Move 28 of the record, “P2>0”"),
        ('["Ada","Zoë"]', '{"A":"Ada"}', "players"),
        ("commitment: 24bb", "commitment: 24bc", "commitment 24bc"),
        ("ein Salz von Zoë", "ein Salz von Zoe", "Move 3 of the record, “R2>2”"),
        ('"record resignation 0"', '"record resignation 1"', "“record resignation 1”"),
        ('"record resignation 0"', "7", "seed"),
        ('\nseed: "record resignation 0"', "", "no seed"),
        ("\nseed:", "\nseeds:", "“seeds: "),
        ("resigned: 1\n", "", "after 38 moves"),
        ("resigned: 1", "resigned: 0", '"winners":[1]'),
        ("resigned: 1", "resigned: 2", "seat 2"),
        ("resigned: 1", "resigned: B", "'B'"),
        ('"winners":[0]', '"winners":[1]', '"winners":[1]'),
        ('"reason":"resignation"', '"reason":"paradox"', '"reason":"paradox"'),
        ('"scores":[2,3]', '"scores":[5,3]', '"scores":[5,3]'),
        ('"turns":30', '"turns":31', '"turns":31'),
        ('"scores":[2,3]', '"scores":"none"', "outcome.scores"),
        ("hints=2", "hints=few", "notes"),
    ],
)
def test_a_forged_header_is_found_out(old: str, new: str, named: str) -> None:
    assert named in complaint(mended(changed(RESIGNED, old, new)))


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("game: gegensatz", "game: gegensats", "gegensats"),
        ("mode=duel", "mode=duell", "duell"),
        ("turn_limit=1000", "turn_limit=0", "turn_limit"),
        ('["Ada","Zoë"]', '["Ada"]', "1"),
        ('["Ada","Zoë"]', "Ada", "players"),
        ('["Ada","Zoë"]', "[" * 5000, "players"),
        ("rules: 1", f"rules: {10**30}", "rules"),
    ],
    ids=["game", "choice", "count", "player count", "no JSON", "deep JSON", "huge number"],
)
def test_an_impossible_header_is_refused(old: str, new: str, named: str) -> None:
    assert named in complaint(mended(changed(RESIGNED, old, new)))


def test_nobody_resigns_after_the_end() -> None:
    assert "resigned" in complaint(mended(changed(WON, "\noutcome:", "\nresigned: 0\noutcome:")))


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("@3 @3", "@4 @3", "Move 1 of the record, “@4”"),
        ("B3>6 R4>6", "R4>6 B3>6", "Move 3 of the record, “R4>6”"),
        ("G3>5 R3>3", "G3>5 pass", "Move 7 of the record, “pass”"),
        ("decline G3>5", "right G3>5", "Move 6 of the record, “G3>5”"),
        ("P3>2 right", "P3>2", "after 26 moves"),
        ("P3>2 right", "P3>2 decline", "after 27 moves"),
        ("P3>2 right", "P3>2 right R1>4", "Move 28 of the record, “R1>4”"),
    ],
    ids=["changed", "swapped", "unreadable", "other choice", "truncated", "other end", "prolonged"],
)
def test_forged_moves_are_found_out(old: str, new: str, named: str) -> None:
    assert named in complaint(mended(changed(WON, old, new)))


def test_a_new_seed_with_its_own_commitment_deals_other_cards() -> None:
    forged = changed(WON, "record duel 33", "record duel 34")
    forged = changed(forged, commitment_to("record duel 33"), commitment_to("record duel 34"))
    assert "of the record, “" in complaint(mended(forged))


@pytest.mark.parametrize("path", PLAYED_OUT, ids=name_of)
def test_another_legal_move_leads_to_another_game(path: Path) -> None:
    text, record = path.read_text(encoding="utf-8"), read_record(path)
    match = Match(find_game(record.game), record.options, Seal(str(record.seed), record.salts))
    while len(match.moves) < len(record.moves) // 2 or len(match.legal()) == 1:
        match.repeat(record.moves[len(match.moves)])
    at = len(match.moves)
    other = next(move for move in match.legal() if move != record.moves[at])
    moves = (*record.moves[:at], other, *record.moves[at + 1 :])
    complaint(mended("\n".join([text.partition("\n\n")[0], "", " ".join(moves), ""])))


def test_names_and_notes_rest_on_the_check_alone() -> None:
    forged = mended(changed(changed(RESIGNED, "Ada", "Eve"), "hints=2", "hints=0"))
    assert verify(parse_record(forged)) == parse_record(RESIGNED).outcome
