"""Tables as items of a list, for one person."""

from manawell.kernel.faults import Fault
from manawell.kernel.registry import find_game
from manawell.server.storage.interface import Chair, Ended, Listed
from manawell.server.tables.live import LiveTable
from manawell.server.web.http_errors import fault_body
from manawell.server.web.models.tables import ClockTerms, ListedResult, ListedSeat, ListedTable
from manawell.table.setting import Setting
from manawell.table.table import Table


def listed(live: LiveTable, guest: str | None) -> ListedTable:
    """A table in memory, as this person sees it."""
    log, viewer, mine = live.log, live.viewer(guest), live.mine(guest)
    table = log if isinstance(log, Table) else None
    outcome = None if table is None else table.outcome()
    actor: int | None = None if table is None or outcome is not None else table.view(viewer).actor
    return ListedTable(
        id=live.id,
        game=log.setting.game,
        options=log.setting.options,
        seats=_seats(live.game.seats(log.setting.options), live.chairs, guest),
        actor=actor,
        your_turn=actor in mine and actor not in log.deputies,
        result=None
        if outcome is None
        else ListedResult(winners=list(outcome.winners), reason=outcome.reason, scores=list(outcome.scores)),
        made_at=log.setting.made_at,
        changed_at=log.setting.made_at if table is None else table.changed_at[viewer],
        clock=clock_of(log.setting),
        rated=log.setting.terms.rated,
        due=None if table is None or table.clocks is None else table.clocks.due,
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
