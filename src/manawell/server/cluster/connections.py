"""The storage and bus that the settings ask for; PostgreSQL and Redis need the extra `manawell[cluster]`."""

from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

from manawell.server.cluster.bus import Alone, Bus
from manawell.server.faults import BadSetting, StorageDown
from manawell.server.notices.mail import post_of
from manawell.server.settings import Settings
from manawell.server.storage.database import sqlite_address
from manawell.server.storage.outage import cause, origin
from manawell.server.storage.sql import SqlStorage

POSTGRESQL: Final = ("postgresql", "postgres")
TRACES: Final = "http://127.0.0.1:4318/v1/traces"
PRIVACY: Final = "/etc/manawell/privacy"
ORIGIN: Final = "https://play.example"
REDIS: Final = ("redis", "rediss")


def check(settings: Settings) -> None:
    """Refuse settings that cannot work, before anything is started."""
    if settings.database is not None:
        _check_address(settings.database, POSTGRESQL, "asyncpg")
    if settings.redis is not None:
        _check_address(settings.redis, REDIS, "redis")
        if settings.database is None:
            raise BadSetting("fault-redis-alone")
    if settings.traces is not None and find_spec("opentelemetry.exporter.otlp") is None:
        raise BadSetting("fault-no-extra", package="opentelemetry-exporter-otlp-proto-http", extra="traces")
    if settings.traces is not None and not settings.traces.startswith(("http://", "https://")):
        raise BadSetting("fault-setting-value", name="traces", value=settings.traces, usual=TRACES)
    if settings.privacy is not None and not settings.privacy.is_dir():
        raise BadSetting("fault-setting-value", name="privacy", value=str(settings.privacy), usual=PRIVACY)
    if settings.client != Settings.client and not settings.client.is_dir():
        raise BadSetting("fault-setting-value", name="client", value=str(settings.client), usual=str(Settings.client))
    for allowed in settings.origins:
        scheme, _, host = allowed.partition("://")
        if not (scheme and host) or "/" in host:
            raise BadSetting("fault-setting-value", name="origins", value=allowed, usual=ORIGIN)
    if settings.workers > 1 and (settings.database is None or settings.redis is None):
        raise BadSetting("fault-workers-need", workers=settings.workers)
    if settings.address is not None and not _is_origin(settings.address):
        raise BadSetting("fault-home-address", address=settings.address)
    post_of(settings.smtp, settings.mail_from, settings.address)


def _is_origin(address: str) -> bool:
    """Whether it is the beginning of links: scheme and host, and nothing after them."""
    try:
        parts = urlsplit(address)
        named = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False
    return named and address == f"{parts.scheme}://{parts.netloc}" and "@" not in parts.netloc


def _check_address(address: str, schemes: tuple[str, ...], package: str) -> None:
    """Refuse a bad address without repeating it: it may contain a password."""
    try:
        parts = urlsplit(address)
        known = parts.scheme in schemes and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        known = False
    if not known:
        raise BadSetting("fault-address", scheme=schemes[0])
    if find_spec(package) is None:
        raise BadSetting("fault-no-extra", package=package, extra="cluster")


async def reach(settings: Settings) -> None:
    """Check that the database and Redis answer, and bring the database up to date."""
    storage = make_storage(settings)
    try:
        await storage.check()
        await storage.open()
    except StorageDown as problem:
        reason = problem.__cause__ or problem
        if settings.database is None:
            raise BadSetting("fault-database-file", folder=str(settings.data), problem=cause(reason)) from problem
        raise _unreachable(settings.database, reason) from problem
    finally:
        await storage.close()
    if settings.redis is not None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        client: Redis = Redis.from_url(settings.redis)
        try:
            await client.ping()
        except (OSError, RedisError) as problem:
            raise _unreachable(settings.redis, problem) from problem
        finally:
            await client.aclose()


def _unreachable(address: str, problem: BaseException) -> BadSetting:
    parts = urlsplit(address)
    place = parts.hostname if parts.port is None else f"{parts.hostname}:{parts.port}"
    return BadSetting("fault-unreachable", service=parts.scheme, place=place, problem=type(origin(problem)).__name__)


def make_storage(settings: Settings) -> SqlStorage:
    if settings.database is None:
        return SqlStorage(sqlite_address(settings.data), settings.storage_seconds)
    return SqlStorage("postgresql+asyncpg://" + settings.database.partition("://")[2], settings.storage_seconds)


def make_bus(settings: Settings) -> Bus:
    if settings.redis is None:
        return Alone()
    from manawell.server.cluster.redisbus import RedisBus

    return RedisBus(settings.redis)
