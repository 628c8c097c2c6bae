"""Tables as lines of a list, for one person."""

from manawell.kernel.faults import Fault
from manawell.kernel.registry import find_game
from manawell.server.models import ListedResult, ListedSeat, ListedTable
from manawell.server.replies import fault_body
from manawell.server.seating import is_full
from manawell.server.storage import Chair, Ended, Listed
from manawell.server.tables import Table


def listed(table: Table, guest: str | None) -> ListedTable:
    """A table in memory, as this person sees it."""
    course, viewer, mine = table.course, table.viewer(guest), table.mine(guest)
    outcome = course.outcome()
    waits = outcome is not None or not is_full(table.chairs)
    actor: int | None = None if waits else course.view(viewer).actor
    return ListedTable(
        id=table.id,
        game=course.match.game.id,
        options=course.match.options,
        seats=_seats(course.match.seats, table.chairs, guest),
        actor=actor,
        your_turn=actor in mine,
        result=None
        if outcome is None
        else ListedResult(winners=list(outcome.winners), reason=outcome.reason, scores=list(outcome.scores)),
        made_at=course.setting.made_at,
        changed_at=course.changed_at[viewer],
    )


def listed_when_over(row: Listed, ended: Ended, guest: str) -> ListedTable:
    """A finished table, read off the storage without playing it again."""
    result = {name: ended.outcome[name] for name in ("winners", "reason", "scores")}
    return ListedTable(
        id=row.setting.id,
        game=row.setting.game,
        options=row.setting.options,
        seats=_seats(find_game(row.setting.game).seats(row.setting.options), row.chairs, guest),
        actor=None,
        your_turn=False,
        result=ListedResult(**result),
        made_at=row.setting.made_at,
        changed_at=ended.at,
    )


def listed_unplayable(row: Listed, problem: Fault, guest: str) -> ListedTable:
    """A table that cannot be opened; its seats have numbers for names, since nobody knows its game."""
    ended = row.ended
    return ListedTable(
        id=row.setting.id,
        game=row.setting.game,
        options=row.setting.options,
        seats=_seats(tuple(str(seat) for seat, _ in enumerate(row.chairs, 1)), row.chairs, guest),
        actor=None,
        your_turn=False,
        result=None,
        made_at=row.setting.made_at,
        changed_at=row.setting.made_at if ended is None else ended.at,
        problem=fault_body(problem),
    )


def _seats(names: tuple[str, ...], chairs: list[Chair], guest: str | None) -> list[ListedSeat]:
    return [
        ListedSeat(id=name, kind=chair.kind, name=chair.name, yours=guest is not None and chair.guest == guest)
        for name, chair in zip(names, chairs, strict=True)
    ]
