"""What a server does again and again."""

import asyncio

import pytest

from manawell.server.beats import keep_looking
from manawell.server.faults import StorageDown
from tests.server.house import PATIENCE


async def test_no_failure_ends_what_is_done_again_and_again(caplog: pytest.LogCaptureFixture) -> None:
    beats, over = list[int](), asyncio.Event()

    async def look(beat: int) -> None:
        beats.append(beat)
        if beat == 0:
            raise StorageDown
        if beat in (1, 2, 4):
            raise KeyError("a fault of ours")
        if beat > 4:
            over.set()

    task = asyncio.create_task(keep_looking(look, 0.01, "a look at this"))
    await asyncio.wait_for(over.wait(), PATIENCE)
    task.cancel()
    assert beats[:6] == [0, 1, 2, 3, 4, 5]
    said = [record.getMessage() for record in caplog.records]
    assert said == 2 * ["a look at this failed and is repeated"], "once until it works again"


async def test_a_bell_calls_before_it_is_time() -> None:
    looked, bell = asyncio.Queue[int](), asyncio.Event()
    task = asyncio.create_task(keep_looking(looked.put, PATIENCE * 10, "a look at this", bell))
    for beat in range(3):
        bell.set()
        assert await asyncio.wait_for(looked.get(), PATIENCE) == beat
    await asyncio.sleep(0.05)
    assert looked.empty(), "it rang three times"
    task.cancel()
