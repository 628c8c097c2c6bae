"""HTTP routes of analyses: of finished games only, for anybody who may see the replay."""

from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from manawell.server.faults import Malformed
from manawell.server.tables.analyses import Analysis
from manawell.server.tables.protocol import Scene
from manawell.server.tables.scenes import scene_before
from manawell.server.web.http import FAULTS, REF, Anybody, Finished, Registry
from manawell.server.web.security import visitor

MOST: Final = 1_000_000

router = APIRouter(prefix="/api", responses=FAULTS)


def schemas() -> dict[str, Any]:
    """What these routes answer, which no model of the web says twice."""
    _, found = msgspec.json.schema_components([Analysis, Scene], ref_template=REF + "{name}")
    return found


def _answers(name: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"content": {"application/json": {"schema": {"$ref": REF + name}}}}}


@router.post("/tables/{table}/analysis", status_code=204)
async def analyse_table(
    registry: Registry, live: Finished, guest: Anybody, request: Request, again: bool = False
) -> None:
    """Have a finished game analysed, unless it is or is being done; if wished, once more, to see how certain it is."""
    running = await registry.analyses.begin(live, visitor(request) if guest is None else guest.id, again=again)
    if running is not None:
        registry.spawn(registry.analyses.compute(live, running))


@router.get("/tables/{table}/analysis", responses=_answers("Analysis"), response_class=Response)
async def analysis_of(registry: Registry, live: Finished, since: Annotated[int, Query(ge=0, le=MOST)] = 0) -> Response:
    """How far the analysis of a finished game is, and what it has found, with the steps from number `since` on."""
    return Response(await registry.analyses.told(live.id, since), media_type="application/json")


@router.get("/tables/{table}/decisions/{step}", responses=_answers("Scene"), response_class=Response)
async def decision_of(
    live: Finished,
    step: Annotated[int, Path(ge=1, le=MOST)],
    move: Annotated[list[Annotated[str, Query(max_length=200)]], Query(max_length=10)] = [],  # noqa: B006
) -> Response:
    """What the player saw who decided a step of a finished game, with those of the legal moves that are named."""
    match = live.table.match
    if step > len(match.moves):
        raise Malformed("fault-fork-step", step=step, steps=len(match.moves))
    return Response(msgspec.json.encode(scene_before(live.table, step, move)), media_type="application/json")
