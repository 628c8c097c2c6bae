"""What a host's tools ask a server: whether it is alive, whether it can store, and what it has counted."""

import hmac
import time
from importlib.metadata import version

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from manawell.server.faults import Missing, Stranger
from manawell.server.people.guests import bearer_of
from manawell.server.telemetry.metrics import STARTED, exposition, measure
from manawell.server.web.models.base import FaultBody
from manawell.server.web.models.house import Health

router = APIRouter()


def _health() -> Health:
    return Health(status="ok", version=version("manawell"), uptime=time.time() - STARTED)


@router.head("/healthz", include_in_schema=False)
@router.get("/healthz")
async def health() -> Health:
    """Whether this worker is alive; if it is not, restart it."""
    return _health()


@router.head("/readyz", include_in_schema=False)
@router.get("/readyz", responses={503: {"model": FaultBody}})
async def readiness(request: Request) -> Health:
    """Whether it can store what people do; if it cannot, send them elsewhere."""
    await request.app.state.registry.storage.check()
    return _health()


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        401: {"model": FaultBody},
        404: {"model": FaultBody},
    },
)
async def metrics(request: Request) -> Response:
    """Metrics for Prometheus, for who knows the host's secret."""
    secret = request.app.state.registry.settings.metrics_token
    if secret is None:
        raise Missing("fault-no-metrics")
    if not hmac.compare_digest((bearer_of(request) or "").encode(), secret.encode()):
        raise Stranger("fault-metrics-token")
    measure(request.app.state.registry, request.app.state.door)
    return Response(exposition(), headers={"Content-Type": CONTENT_TYPE_LATEST})
