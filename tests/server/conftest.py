"""One server for all tests that do not need one of their own.

With `MANAWELL_TEST_DATABASE=postgresql` those tests that need a storage run on PostgreSQL and Redis, and the tests of
several workers join them. With `MANAWELL_TEST_ONCE` each database leaves out what is tested on the other.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from manawell.server.cluster.connections import make_storage
from manawell.server.settings import Settings
from manawell.server.telemetry import watch
from manawell.server.telemetry.logs import TextLines
from tests.deals import fixed_deals
from tests.server import services
from tests.server.house import SHARED, Person, roomy, running

__all__ = ["fixed_deals"]

ONLY_POSTGRESQL: Final = {"test_cluster.py", "test_outages.py", "test_workers.py"}
ONCE_POSTGRESQL: Final = {
    "test_chat.py",
    "test_fuzz.py",
    "test_limits.py",
    "test_moves.py",
    "test_play.py",
    "test_presence.py",
    "test_takeback.py",
}
"""What people and vandals do at tables, which meets the storage only as every server does. On PostgreSQL, which takes
fewer values than SQLite.
"""
ONCE_SQLITE: Final = {
    "test_auto_answers.py",
    "test_chances.py",
    "test_client.py",
    "test_compression.py",
    "test_connection_limits.py",
    "test_crowd.py",
    "test_drafts.py",
    "test_foresee.py",
    "test_frames.py",
    "test_laboratory.py",
    "test_lessons.py",
    "test_own_bots.py",
    "test_pages.py",
    "test_positions.py",
    "test_sharing.py",
    "test_takeback_cost.py",
}
"""What is computed from a table or shown of it; the table itself is stored as everywhere."""

once = os.environ.get("MANAWELL_TEST_ONCE") is not None
collect_ignore = [
    *(ONCE_SQLITE if once and services.WANTED else ()),
    *(ONCE_POSTGRESQL if once and not services.WANTED else ()),
    *(() if services.WANTED else ONLY_POSTGRESQL),
]


def pytest_collection_finish(session: pytest.Session) -> None:
    """What a server logs in a failed test is reported with its causes."""
    plugin: Any = session.config.pluginmanager.get_plugin("logging-plugin")
    if plugin is not None:
        plugin.report_handler.setFormatter(TextLines())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that need no storage run on SQLite, unless their file runs nowhere else than here."""
    if services.WANTED:
        stored = {"url", "storage", "registry", "house", "tmp_path"}
        items[:] = [
            item
            for item in items
            if item.path.name in ONCE_POSTGRESQL or stored & set(getattr(item, "fixturenames", ()))
        ]


@pytest.fixture(scope="session", autouse=services.WANTED)
def cluster() -> Iterator[services.Services]:
    with services.services() as found:
        SHARED.update(database=found.database(), redis=found.redis)
        yield found


@pytest.fixture(scope="session", autouse=True)
def measured_when_asked() -> Iterator[None]:
    """Servers in one process share their gauges: one that measured itself now and then would spoil another's answer."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(watch, "BEAT", 1e6)
        yield


@pytest.fixture(scope="session")
def template(cluster: services.Services, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of a database with tables in which nothing is; a copy takes far less than migrating once more."""
    address = cluster.database()

    async def fill() -> None:
        storage = make_storage(roomy(tmp_path_factory.mktemp("template"), database=address))
        await storage.open()
        await storage.close()

    asyncio.run(fill())
    return address.rpartition("/")[2]


@pytest.fixture
def own_house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Settings]:
    """A fresh database."""
    if not services.WANTED:
        yield roomy(tmp_path)
        return
    cluster, template = request.getfixturevalue("cluster"), request.getfixturevalue("template")
    address = cluster.database(like=template)
    yield roomy(tmp_path, database=address)
    cluster.drop(address)


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(roomy(tmp_path_factory.mktemp("house"))) as address:
        yield address


Invite = Callable[..., Awaitable[Person]]


@pytest.fixture
async def invite(url: str) -> AsyncIterator[Invite]:
    """Brings in a new guest, to this server or another."""
    people: list[Person] = []

    async def come(name: str, house: str = url) -> Person:
        people.append(Person(house))
        return await people[-1].come_in(name)

    yield come
    for person in people:
        await person.leave()
