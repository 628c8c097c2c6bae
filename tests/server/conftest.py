"""One server for all tests that do not need one of their own."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from tests.server.house import Person, roomy, running


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(roomy(tmp_path_factory.mktemp("house"))) as address:
        yield address


Invite = Callable[..., Awaitable[Person]]


@pytest.fixture
async def invite(url: str) -> AsyncIterator[Invite]:
    """Brings in somebody new, to this server or another."""
    people: list[Person] = []

    async def come(name: str, house: str = url) -> Person:
        people.append(Person(house))
        return await people[-1].come_in(name)

    yield come
    for person in people:
        await person.leave()
