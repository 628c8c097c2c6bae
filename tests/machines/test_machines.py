"""Several machines, one of them cut off: tables go on, nothing is lost, and it joins in again when it is back.

It changes the network of this machine, so it runs only when asked for: `MANAWELL_TEST_MACHINES=1`, as root.
"""

import asyncio
import itertools
import os
import time
from pathlib import Path

import pytest

from manawell.server.settings import Settings
from tests.machines.network import HUB, NETWORK, Machine, machines, possible
from tests.server.house import Process
from tests.server.services import Services, services
from tests.soak.audit import audit
from tests.soak.people import BROKEN, Corner, Ledger, Street, end

pytestmark = pytest.mark.skipif(
    os.environ.get("MANAWELL_TEST_MACHINES") != "1" or not possible(),
    reason="changes the network: MANAWELL_TEST_MACHINES=1, as root",
)
TABLES = 20
PATIENCE = 120.0


class Crossing(Street):
    """The way to several machines: a proxy's, which tries one after the other."""

    def __init__(self, urls: list[str]) -> None:
        super().__init__(urls[0])
        self._turns = itertools.cycle(urls)

    @property
    def url(self) -> str:
        return next(self._turns)

    @url.setter
    def url(self, value: str) -> None:
        """Each is asked in turn."""


def serve(machine: Machine, found: Services, database: str, folder: Path) -> Process:
    where = ("--host", machine.address, "--port", "8000", "--workers", "2")
    addresses = ("--database", database.replace("127.0.0.1", HUB), "--redis", found.redis.replace("127.0.0.1", HUB))
    trusted = ("env", f"FORWARDED_ALLOW_IPS={HUB}")
    return Process(folder / machine.name, *where, *addresses, within=(*machine.within, *trusted))


async def until_all_have_moved(corners: list[Corner]) -> float:
    """Seconds until everybody at every table was answered anew."""
    began = time.monotonic()
    async with asyncio.timeout(PATIENCE):
        while any(player.last_done < began for corner in corners for player in corner.players[:1]) or not all(
            corner.players for corner in corners
        ):
            await asyncio.sleep(0.05)
    return time.monotonic() - began


async def until_ready(street: Street) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                if (await street.ask("GET", "/readyz", {})).status_code == 200:
                    return
            except BROKEN:
                await asyncio.sleep(0.2)


async def test_tables_go_on_when_a_machine_is_cut_off(tmp_path: Path) -> None:
    with machines(2) as (left, right), services(network=NETWORK) as found:
        database = found.database()
        houses = [serve(machine, found, database, tmp_path) for machine in (left, right)]
        try:
            ledger = await play_on(left, right, [house.url for house in houses])
        finally:
            right.mend()
            for house in houses:
                house.stop()
        result = await audit(Settings(tmp_path, database=database, redis=found.redis), ledger)
        assert result.sound, result
        assert result.acknowledged == sum(map(len, ledger.done.values())) > 6 * TABLES


async def play_on(left: Machine, right: Machine, urls: list[str]) -> Ledger:
    ledger, street, there = Ledger(), Crossing(urls), Street(urls[1])
    corners = [Corner(street, number, ledger, 0.3, 1) for number in range(TABLES)]
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(corner.live()) for corner in corners]
        await until_all_have_moved(corners)
        right.cut()
        for _ in range(2):
            await until_all_have_moved(corners)
        assert ledger.broken > 0, "nobody was at the machine that was cut off"
        right.mend()
        await until_ready(there)
        street_back = Corner(there, 5000, ledger, 0.3, 2)
        playing.append(group.create_task(street_back.live()))
        await until_all_have_moved([*corners, street_back])
        left.cut()
        await until_all_have_moved([*corners, street_back])
        left.mend()
        await end(playing)
    for way in (street, there):
        await way.close()
    return ledger
