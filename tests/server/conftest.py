"""One server for all tests that do not need one of their own.

With `MANAWELL_TEST_DATABASE=postgresql` those tests that need a storage run on PostgreSQL and Redis, and the tests of
several workers join them.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from manawell.server.settings import Settings
from tests.server import services
from tests.server.house import SHARED, Person, roomy, running

collect_ignore = [] if services.WANTED else ["test_cluster.py", "test_outages.py", "test_workers.py"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that need no storage have already run without it."""
    if services.WANTED:
        stored = {"url", "storage", "registry", "house", "tmp_path"}
        items[:] = [item for item in items if stored & set(getattr(item, "fixturenames", ()))]


@pytest.fixture(scope="session", autouse=services.WANTED)
def cluster() -> Iterator[services.Services]:
    with services.services() as found:
        SHARED.update(database=found.database(), redis=found.redis)
        yield found


@pytest.fixture
def own_house(tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    """A fresh database."""
    if not services.WANTED:
        return roomy(tmp_path)
    return roomy(tmp_path, database=request.getfixturevalue("cluster").database())


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
