"""Traces by OpenTelemetry, if the host wants them: requests, messages, reads and transactions."""

from contextlib import AbstractContextManager, nullcontext
from importlib.metadata import version
from typing import Any, Final

NOTHING: Final = nullcontext()
_provider: Any = None
_tracer: Any = None


def start(address: str | None) -> None:
    """From now on send traces there (OTLP over HTTP); None sends nothing."""
    global _provider, _tracer
    if address is None:
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    about = {"service.name": "manawell", "service.version": version("manawell")}
    _provider = TracerProvider(resource=Resource.create(about))
    _provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=address)))
    _tracer = _provider.get_tracer("manawell.server")


def stop() -> None:
    """Send what waits, and no more."""
    global _provider, _tracer
    if _provider is not None:
        _provider.shutdown()
    _provider = _tracer = None


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """The time of what happens inside, as part of what it happens in."""
    if _tracer is None:
        return NOTHING
    found: AbstractContextManager[Any] = _tracer.start_as_current_span(name, attributes=attributes)
    return found
