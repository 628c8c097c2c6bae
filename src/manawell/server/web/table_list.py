"""Tables as items of a list, for one person."""

from manawell.kernel.faults import Fault
from manawell.kernel.registry import find_game
from manawell.server.storage.interface import Chair, Ended, Listed
from manawell.server.tables.live import LiveTable
from manawell.server.tables.seating import is_full
from manawell.server.web.http_errors import fault_body
from manawell.server.web.models import ClockTerms, ListedResult, ListedSeat, ListedTable
from manawell.table.setting import Setting


def listed(live: LiveTable, guest: str | None) -> ListedTable:
    """A table in memory, as this person sees it."""
    table, viewer, mine = live.table, live.viewer(guest), live.mine(guest)
    outcome = table.outcome()
    waits = outcome is not None or not is_full(live.chairs)
    actor: int | None = None if waits else table.view(viewer).actor
    return ListedTable(
        id=live.id,
        game=table.match.game.id,
        options=table.match.options,
        seats=_seats(table.match.seats, live.chairs, guest),
        actor=actor,
        your_turn=actor in mine and actor not in table.deputies,
        result=None
        if outcome is None
        else ListedResult(winners=list(outcome.winners), reason=outcome.reason, scores=list(outcome.scores)),
        made_at=table.setting.made_at,
        changed_at=table.changed_at[viewer],
        clock=clock_of(table.setting),
        rated=table.setting.terms.rated,
        due=None if table.clocks is None else table.clocks.due,
    )


def listed_when_over(row: Listed, ended: Ended, guest: str) -> ListedTable:
    """A finished table, read from the storage without replaying it."""
    return ListedTable(
        id=row.setting.id,
        game=row.setting.game,
        options=row.setting.options,
        seats=_seats(find_game(row.setting.game, row.setting.rules).seats(row.setting.options), row.chairs, guest),
        actor=None,
        your_turn=False,
        result=_result(ended),
        made_at=row.setting.made_at,
        changed_at=ended.at,
        clock=clock_of(row.setting),
        rated=row.setting.terms.rated,
    )


def listed_unplayable(row: Listed, problem: Fault, guest: str) -> ListedTable:
    """A table that cannot be opened; its seats are numbered, since their names are unknown."""
    ended = row.ended
    return ListedTable(
        id=row.setting.id,
        game=row.setting.game,
        options=row.setting.options,
        seats=_seats(tuple(str(seat) for seat, _ in enumerate(row.chairs, 1)), row.chairs, guest),
        actor=None,
        your_turn=False,
        result=None if ended is None else _result(ended),
        made_at=row.setting.made_at,
        changed_at=row.setting.made_at if ended is None else ended.at,
        problem=fault_body(problem),
    )


def clock_of(setting: Setting) -> ClockTerms | None:
    clock = setting.terms.clock
    if clock is None:
        return None
    return ClockTerms(kind=clock.kind, seconds=clock.seconds, increment=clock.increment)


def _result(ended: Ended) -> ListedResult:
    return ListedResult(**{name: ended.outcome[name] for name in ("winners", "reason", "scores")})


def _seats(names: tuple[str, ...], chairs: list[Chair], guest: str | None) -> list[ListedSeat]:
    return [
        ListedSeat(
            id=name,
            kind=chair.kind,
            name=chair.name,
            yours=guest is not None and chair.guest == guest,
            avatar=chair.avatar,
            program=chair.program,
        )
        for name, chair in zip(names, chairs, strict=True)
    ]
