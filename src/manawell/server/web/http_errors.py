"""Faults as HTTP answers."""

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse

from manawell.kernel.faults import Fault, Impossible
from manawell.server.faults import Malformed, Missing, ServerFault, status_of
from manawell.server.web.models.base import FaultBody, Objection


def fault_body(fault: Fault) -> FaultBody:
    values = {name: _sound(value) if isinstance(value, str) else value for name, value in fault.values.items()}
    return FaultBody(fault=fault.message, values=values, message=_sound(str(fault)), objection=_objection(fault))


def _objection(fault: Fault) -> Objection | None:
    if not isinstance(fault, Impossible):
        return None
    return Objection(rule=fault.refusal.rule, reason=fault.refusal.reason, values=fault.refusal.values)


def _sound(text: str) -> str:
    """Without lone surrogates, which JSON can contain and UTF-8 cannot encode."""
    return text.encode("utf-8", "replace").decode()


def fault_reply(fault: Fault) -> JSONResponse:
    return JSONResponse(fault_body(fault).model_dump(), status_of(fault))


async def on_fault(_request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Fault)
    return fault_reply(problem)


async def on_bad_request(_request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return fault_reply(Malformed("fault-request", where=where[:100], problem=str(first["msg"])[:200]))


async def on_http_error(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404:
        return fault_reply(Missing("fault-no-page", path=request.url.path[:100]))
    fault = ServerFault("fault-http", status=problem.status_code, problem=str(problem.detail)[:200])
    reply = fault_reply(fault)
    reply.status_code = problem.status_code
    reply.headers.update(problem.headers or {})
    return reply
