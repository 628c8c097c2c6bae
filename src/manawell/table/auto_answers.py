"""Automatic answers: the moves that a seat has chosen to make without being asked, such as passing."""

from collections.abc import Collection
from typing import NamedTuple

from manawell.kernel.game import Outcome
from manawell.kernel.match import ABSENCE, TIME
from manawell.kernel.state import NOBODY, State
from manawell.table.entries import UNASKED, Agree, Answers, Concede, Entry, Move, Resign, TakeBack, TimeOut
from manawell.table.setting import LEAVE, LOSE
from manawell.table.table import Table


class Consequences(NamedTuple):
    """An entry with the automatic answers to it, and the result if they end the game."""

    entries: list[Entry]
    outcome: Outcome | None
    states: list[State]
    """The position after each entry."""


def with_answers(table: Table, entry: Entry, people: Collection[int], watched: bool = False) -> Consequences:
    """The entry, not yet added, with the moves that the seats of people then make automatically, until somebody must
    really decide. `watched` says whether several people play, who see each other think. A seat that changes its answers
    while it is being asked may answer by them at once; if they give no answer, they are not used up.
    """
    table.begin_rehearsal()
    game, found = table.match.game, [entry]
    if isinstance(entry, (Resign, Agree)):
        outcome = table.match.called_off(entry.seat if isinstance(entry, Resign) else None)
        return Consequences(found, outcome, [table.match.state])
    if isinstance(entry, TimeOut) and entry.then == LOSE:
        outcome = table.match.called_off(entry.seat, ABSENCE if entry.away else TIME)
        return Consequences(found, outcome, [table.match.state])
    state = _position_after(table, entry)
    if state is None or table.over:
        return Consequences(found, None, [table.match.state])
    states = [state]
    all_answers, asked = list(table.auto_answers), NOBODY
    if isinstance(entry, Answers):
        all_answers[entry.seat], asked = entry.answers, entry.seat
    while game.auto_answers and (seat := state.actor) != NOBODY and seat in people:
        text, answers = game.answer_automatically(game.view(state, seat), all_answers[seat], watched)
        if answers != all_answers[seat] and (text is not None or seat != asked):
            all_answers[seat] = answers
            request = f"{UNASKED}{table.count + len(found)}"
            found.append(Answers(answers, seat=seat, at=entry.at, request=request))
            states.append(state)
        if text is None:
            break
        move = Move(text, True, seat=seat, at=entry.at, request=f"{UNASKED}{table.count + len(found)}")
        found.append(move)
        state, asked = table.rehearse(move, state), NOBODY
        states.append(state)
    return Consequences(found, game.outcome(state), states)


def _position_after(table: Table, entry: Entry) -> State | None:
    """The position after an entry; None if the entry does not concern the game."""
    if isinstance(entry, (Move, Concede)) or (isinstance(entry, TimeOut) and entry.then == LEAVE):
        return table.rehearse(entry, table.match.state)
    if isinstance(entry, TakeBack):
        return table.position(min(entry.kept, len(table.marks)))
    return table.match.state if isinstance(entry, Answers) else None


def add_with_answers(table: Table, entry: Entry, people: Collection[int], watched: bool = False) -> list[Entry]:
    """Add the entry and its automatic answers; return what was added."""
    entries = with_answers(table, entry, people, watched).entries
    for one in entries:
        table.add(one)
    return entries
