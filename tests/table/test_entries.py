"""What databases hold: every entry comes back as it was, in the words of today and of the first version."""

from typing import Any

import msgspec
import pytest

from manawell.table.entries import (
    Accept,
    Agree,
    Answers,
    Chances,
    Concede,
    Decline,
    Entry,
    Hint,
    Move,
    Offer,
    Rematch,
    Resign,
    Return,
    Say,
    Start,
    TakeBack,
    TimeOut,
    data_of,
    entry_from,
    kind_of,
)

COMMON: dict[str, Any] = {"seat": 1, "at": 12.5, "request": "ada:7"}

STORED: list[tuple[str, dict[str, Any], Entry]] = [
    ("move", {"text": "R2>6"}, Move("R2>6", **COMMON)),
    ("concede", {}, Concede(**COMMON)),
    ("resign", {}, Resign(**COMMON)),
    ("agree", {}, Agree(**COMMON)),
    ("undo", {"kept": 3}, TakeBack(3, **COMMON)),
    ("undo", {"kept": 3, "agreed": True}, TakeBack(3, True, **COMMON)),
    ("habits", {"habits": {"auto_pass": "never"}}, Answers({"auto_pass": "never"}, **COMMON)),
    ("hint", {}, Hint(**COMMON)),
    ("chances", {"shown": True}, Chances(True, **COMMON)),
    ("offer", {"kind": "draw"}, Offer("draw", **COMMON)),
    ("offer", {"kind": "undo", "kept": 4}, Offer("undo", 4, **COMMON)),
    ("accept", {"kind": "draw"}, Accept("draw", **COMMON)),
    ("decline", {"kind": "draw"}, Decline("draw", **COMMON)),
    ("rematch", {"table": "abcdefghij"}, Rematch("abcdefghij", **COMMON)),
    ("say", {"name": "Ada", "text": "hello"}, Say("Ada", "hello", **COMMON)),
    ("start", {"timed": (0, 1)}, Start((0, 1), **COMMON)),
    ("return", {}, Return(**COMMON)),
    ("timeout", {"then": "lose"}, TimeOut("lose", **COMMON)),
    ("timeout", {"then": "master", "away": True}, TimeOut("master", True, **COMMON)),
]


@pytest.mark.parametrize(("kind", "data", "entry"), STORED)
def test_what_is_stored_never_changes_its_shape(kind: str, data: dict[str, Any], entry: Entry) -> None:
    assert (kind_of(entry), data_of(entry)) == (kind, data)
    assert entry_from(kind, 1, 12.5, "ada:7", data) == entry


def test_every_kind_of_entry_is_among_them() -> None:
    assert {type(entry) for _, _, entry in STORED} == set(Entry.__subclasses__())


def test_automatic_moves_of_the_first_version_are_known_by_their_request() -> None:
    assert entry_from("move", 0, 0.0, "habit:7", {"text": "pass"}) == Move("pass", True, seat=0, request="habit:7")
    automatic = Move("pass", True, seat=0, request="auto:7")
    assert entry_from("move", 0, 0.0, "auto:7", data_of(automatic)) == automatic


@pytest.mark.parametrize(
    ("kind", "data"),
    [("dance", {}), ("move", {}), ("move", {"text": 7}), ("undo", {"kept": "3"}), ("say", {"name": ""})],
)
def test_what_nobody_knows_is_refused(kind: str, data: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        entry_from(kind, 0, 0.0, "1", data)
