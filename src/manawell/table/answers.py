"""Automatic answers: the moves that a seat has said it will always make, such as passing."""

from collections.abc import Collection

from manawell.kernel.state import NOBODY
from manawell.table.entries import UNASKED, Answers, Concede, Entry, Move, TakeBack
from manawell.table.table import Table


def add_with_answers(table: Table, entry: Entry, people: Collection[int], watched: bool = False) -> list[Entry]:
    """Take an entry into account and then the moves that the seats of people make automatically, until somebody must
    really decide; all that was added. `watched` says whether several people play, who see each other think. A seat
    that changes its answers while it is being asked may answer by them at once, but uses none of them up.
    """
    table.add(entry)
    added, game = [entry], table.match.game
    if not game.habits or not isinstance(entry, (Move, TakeBack, Answers, Concede)):
        return added
    asked = entry.seat if isinstance(entry, Answers) else NOBODY
    while (seat := table.match.actor) != NOBODY and seat in people:
        text, answers = game.habit(table.view(seat), table.answers[seat], watched)
        if answers != table.answers[seat] and (text is not None or seat != asked):
            added.append(Answers(answers, seat=seat, at=entry.at, request=f"{UNASKED}{table.count}"))
            table.add(added[-1])
        if text is None:
            break
        added.append(Move(text, True, seat=seat, at=entry.at, request=f"{UNASKED}{table.count}"))
        table.add(added[-1])
        asked = NOBODY
    return added
