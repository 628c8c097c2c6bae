"""What one viewer is shown. Everything here is made from that viewer's own view, news and seats."""

from collections.abc import Iterable

import msgspec

from manawell.kernel.registry import find_game
from manawell.kernel.state import NOBODY
from manawell.server.cluster.bus import Present
from manawell.server.storage.interface import Chair
from manawell.server.tables.protocol import ClockInfo, Offer, Scene, Seat, TableInfo
from manawell.server.tables.seating import is_full
from manawell.table.setting import GUIDED
from manawell.table.table import Table, legal_move
from manawell.table.takebacks import takeback
from manawell.table.undealt import Undealt


def scene(table: Table, viewer: int, mine: list[int], others: bool) -> Scene:
    view, outcome = table.view(viewer), table.outcome()
    actor: int | None = None if outcome is not None else view.actor
    return Scene(
        version=table.version(viewer),
        viewer=viewer,
        view=view,
        actor=actor,
        prompt=None if outcome is not None else table.match.game.prompt(view),
        legal=table.legal() if actor == viewer and viewer not in table.deputies else [],
        outcome=outcome,
        auto_answers=table.auto_answers[viewer] if viewer in mine else {},
        chances=viewer in mine and viewer in table.chances_shown,
        undo=takeback(table, mine, others).how if mine else "nothing",
        clock=clock_info(table),
    )


def clock_info(table: Table) -> ClockInfo | None:
    """The clocks, the same for every viewer."""
    clocks = table.clocks
    if clocks is None:
        return None
    runs = clocks.running != NOBODY and clocks.left[clocks.running] is not None
    return ClockInfo(list(clocks.left), clocks.running if runs else None, clocks.since, list(clocks.late))


def scene_before(table: Table, step: int, texts: Iterable[str]) -> Scene:
    """What the player saw who decided a step of a finished game, with the named moves."""
    game, state, seat = table.match.game, table.position(step - 1), table.match.deciders[step - 1]
    view = game.view(state, seat)
    moves = [game.read(state, seat, text) for text in texts]
    return Scene(
        version=step - 1,
        viewer=seat,
        view=view,
        actor=view.actor,
        prompt=game.prompt(view),
        legal=[legal_move(game, state, move) for move in moves],
        outcome=None,
        auto_answers={},
        chances=False,
        undo="over",
    )


def _salts(chairs: list[Chair]) -> list[str | None]:
    """Those that have come before the deal; null where one may still come."""
    return [None if chair.kind == "open" else chair.salt for chair in chairs]


def table_info(
    table: Table | Undealt,
    chairs: list[Chair],
    host: str | None,
    mine: list[int],
    present: Present,
    code: str | None = None,
) -> TableInfo:
    setting, terms = table.setting, table.setting.terms
    names = find_game(setting.game, setting.rules).seats(setting.options)
    return TableInfo(
        id=setting.id,
        game=setting.game,
        options=setting.options,
        seats=[
            Seat(
                id=names[seat],
                kind=chair.kind,
                name=chair.name,
                online=chair.kind == "bot" or (chair.guest is not None and chair.guest in present.seated),
                yours=seat in mine,
                avatar=chair.avatar or msgspec.UNSET,
                program=chair.program or msgspec.UNSET,
                guest=chair.guest or msgspec.UNSET,
                deputy=table.deputies.get(seat),
            )
            for seat, chair in enumerate(chairs)
        ],
        commitment=setting.seal.commitment,
        salts=_salts(chairs) if isinstance(table, Undealt) else list(setting.seal.salts),
        seed=setting.seal.seed if table.over else None,
        host=next((seat for seat, chair in enumerate(chairs) if host is not None and chair.guest == host), None),
        offers=[Offer(one.kind, one.by, sorted(one.agreed)) for one in table.proposals],
        rematch=table.rematch,
        watchers=present.watchers,
        watching=list(present.named),
        guided=GUIDED in setting.notes,
        clock=terms.clock,
        late=terms.late,
        rated=terms.rated,
        public=terms.public,
        seek=terms.seek,
        code=code if mine and not is_full(chairs) else None,
        event=terms.event or msgspec.UNSET,
    )
