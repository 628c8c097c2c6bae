"""What one viewer is shown. Everything here is made of that viewer's own view, news and seats."""

from collections.abc import Iterable
from typing import Any

import msgspec

from manawell.kernel.event import Event
from manawell.kernel.foresight import Foresight, foresee
from manawell.kernel.rng import rng_from
from manawell.server.course import Course
from manawell.server.protocol import LegalMove, Scene, Seat, Story, TableInfo
from manawell.server.storage import Chair
from manawell.server.takeback import takeback


def scene(course: Course, chairs: list[Chair], viewer: int, mine: list[int], others: bool) -> Scene:
    match = course.match
    view, outcome = match.view(viewer), course.outcome()
    actor: int | None = None if outcome is not None else view.actor
    full = all(chair.kind != "open" for chair in chairs)
    return Scene(
        version=course.version(viewer),
        viewer=viewer,
        view=msgspec.to_builtins(view),
        actor=actor,
        prompt=None if outcome is not None else match.game.prompt(view),
        legal=legal_moves(course, view, viewer) if full and actor == viewer else [],
        outcome=outcome,
        undo=takeback(course, mine, others).how if mine else "nothing",
    )


def legal_moves(course: Course, view: Any, viewer: int) -> list[LegalMove]:
    """Each with what it may lead to, imagined by a stream that depends on nothing the viewer does not know."""
    rng = rng_from(f"foresight {course.setting.id} {viewer} {course.version(viewer)}".encode())
    return [_legal_move(found) for found in foresee(course.match.game, view, viewer, rng)]


def _legal_move(found: Foresight) -> LegalMove:
    return LegalMove(
        text=found.text,
        typed=msgspec.to_builtins(found.typed),
        stories=[Story(share, telling(events)) for share, events in found.stories],
        next_prompt=found.next_prompt,
    )


def telling(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as they travel."""
    return [msgspec.to_builtins(event) for event in events]


def table_info(
    course: Course, chairs: list[Chair], mine: list[int], online: set[str | None], watchers: int
) -> TableInfo:
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
                online=chair.kind == "bot" or (chair.guest is not None and chair.guest in online),
                yours=seat in mine,
            )
            for seat, chair in enumerate(chairs)
        ],
        commitment=match.seal.commitment,
        seed=match.seal.seed if course.over else None,
        offers=course.offers(),
        rematch=course.rematch,
        watchers=watchers,
    )
