"""The coach of a guided first game: what there is to say at this moment, once, to somebody who has never seen it.

`games/<id>/lessons/coach.toml` lists the remarks, the most important first. The coach says where to look, never what to
play, and decides by what the learner can see. It speaks at most once a turn: what else there was to say waits until it
is true again.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from math import ceil
from typing import Any, Final

import msgspec

from manawell.kernel.event import Event
from manawell.kernel.rng import rng_from
from manawell.learn.conditions import found_at, hold
from manawell.learn.course import FOLDER, Course
from manawell.table.entries import Move
from manawell.table.table import Table

MOST_MOVES: Final = 24
"""So many legal moves are asked for their reasons, spread evenly where there are more."""
YOU: Final = "you"
OTHER: Final = "other"


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say when all of this holds; the message is `coach-<id>`."""

    id: str
    event: str = ""
    """The learner was told an event of this name since they last decided, with these `fields`."""
    fields: dict[str, str | int | bool] = {}
    """`you` and `other` stand for seats."""
    prompt: str = ""
    """The learner has to make this decision."""
    when: list[str] = []
    """Conditions on the learner's view."""
    reason: str = ""
    """A reason that holds for some legal move."""
    aimed: str = ""
    """A reason that holds for the move that the learner points at."""
    times: int = 1
    """How often it may be said in a game."""
    urgent: bool = False
    """It is about the end of the game, so it is said even after something less important in the same turn."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `coach.toml` says."""

    turn: list[str] = []
    """Places in the learner's view: as long as they stay the same, it is the same turn, or step of a long turn."""
    remarks: list[Remark] = []
    """In the order of their importance."""


class Said(msgspec.Struct):
    """What the coach of one game has said so far."""

    remarks: list[str] = []
    turn: str = ""
    """The turn in which it spoke last."""

    def add(self, remark: str, turn: str) -> None:
        self.remarks.append(remark)
        self.turn = turn


@cache
def script_of(course: Course) -> Script:
    """Empty if the course has no coach."""
    path = course.game.folder.joinpath(FOLDER, "coach.toml")
    if not path.is_file():
        return Script()
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Script)


def turn_of(course: Course, table: Table, seat: int) -> str:
    """The turn as the learner sees it; no two turns of a game have the same name."""
    return found_at(script_of(course).turn, table, seat)


def remark(course: Course, table: Table, seat: int, said: Said, aimed: str | None = None) -> Iterator[str | None]:
    """What the coach says now: yields None while it thinks, so that others can be served, then the id if there is one.

    With `aimed`, the learner points at this legal move.
    """
    reasons = _Reasons(table, seat)
    for one in _allowed(course, said, turn_of(course, table, seat)):
        if bool(one.aimed) != (aimed is not None):
            continue
        if not _is_visible(one, table, seat):
            continue
        yield None
        if one.aimed and aimed is not None and one.aimed not in reasons.of(aimed):
            continue
        if one.reason:
            for text in reasons.sample():
                yield None
                if one.reason in reasons.of(text):
                    yield one.id
                    return
        else:
            yield one.id
            return


def _allowed(course: Course, said: Said, turn: str) -> list[Remark]:
    """What may still be said in this turn: anything, then something urgent, then nothing."""
    remarks = script_of(course).remarks
    fresh = [one for one in remarks if said.remarks.count(one.id) < one.times]
    if not said.remarks or said.turn != turn:
        return fresh
    was_urgent = any(one.urgent for one in remarks if one.id == said.remarks[-1])
    return [] if was_urgent else [one for one in fresh if one.urgent]


def _is_visible(one: Remark, table: Table, seat: int) -> bool:
    prompt = table.match.game.prompt(table.view(seat))
    if one.prompt and (table.match.actor != seat or prompt is None or prompt.id != one.prompt):
        return False
    if one.event and not any(_is_meant(one, event, seat) for event in _news(table, seat)):
        return False
    return hold(one.when, table, seat)


def _is_meant(one: Remark, event: Event, seat: int) -> bool:
    fields = event.fields()
    return event.name() == one.event and all(
        name in fields and _fits(fields[name], value, seat) for name, value in one.fields.items()
    )


def _fits(found: Any, value: str | int | bool, seat: int) -> bool:
    if value in (YOU, OTHER):
        return bool(found == seat) == (value == YOU)
    return bool(found == value)


def _news(table: Table, seat: int) -> list[Event]:
    """What the seat was told since it last decided for itself, that decision included."""
    own = [
        at
        for at, (decider, entry) in enumerate(zip(table.match.deciders, table.line, strict=True))
        if decider == seat and not (isinstance(entry, Move) and entry.auto)
    ]
    since = table.marks[own[-1]].told if own else 0
    return table.match.journal.told_to(seat, since)


class _Reasons:
    """The reasons of legal moves, found once."""

    def __init__(self, table: Table, seat: int) -> None:
        self._game = table.match.game
        self._view = table.view(seat)
        self._legal = table.match.legal() if table.match.actor == seat else []
        self._found: dict[str, set[str]] = {}

    def sample(self) -> list[str]:
        step = max(1, ceil(len(self._legal) / MOST_MOVES))
        return self._legal[::step]

    def of(self, text: str) -> set[str]:
        if text not in self._legal:
            return set()
        if text not in self._found:
            why = self._game.why(self._view, text, rng_from(b"what the coach sees"))
            self._found[text] = {reason.id for reason in why}
        return self._found[text]
