"""What one viewer is shown. Everything here is made of that viewer's own view, news and seats."""

from collections.abc import Iterable
from typing import Any

import msgspec

from manawell.kernel.event import Event
from manawell.server.bus import Present
from manawell.server.course import Course
from manawell.server.protocol import Scene, Seat, TableInfo
from manawell.server.seating import is_full
from manawell.server.storage import Chair
from manawell.server.takeback import takeback


def scene(course: Course, chairs: list[Chair], viewer: int, mine: list[int], others: bool) -> Scene:
    view, outcome = course.view(viewer), course.outcome()
    actor: int | None = None if outcome is not None else view.actor
    return Scene(
        version=course.version(viewer),
        viewer=viewer,
        view=view,
        actor=actor,
        prompt=None if outcome is not None else course.match.game.prompt(view),
        legal=course.legal() if is_full(chairs) and actor == viewer else [],
        outcome=outcome,
        habits=course.habits[viewer] if viewer in mine else {},
        undo=takeback(course, mine, others).how if mine else "nothing",
    )


def telling(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as they travel."""
    return [msgspec.to_builtins(event) for event in events]


def table_info(course: Course, chairs: list[Chair], mine: list[int], present: Present) -> TableInfo:
    match = course.match
    return TableInfo(
        id=course.setting.id,
        game=match.game.id,
        options=match.options,
        seats=[
            Seat(
                id=match.seats[seat],
                kind=chair.kind,
                name=chair.name,
                online=chair.kind == "bot" or (chair.guest is not None and chair.guest in present.seated),
                yours=seat in mine,
            )
            for seat, chair in enumerate(chairs)
        ],
        commitment=match.seal.commitment,
        seed=match.seal.seed if course.over else None,
        offers=course.offers(),
        rematch=course.rematch,
        watchers=present.watchers,
    )
