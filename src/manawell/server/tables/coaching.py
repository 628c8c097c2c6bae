"""What the coach says at a guided table; computed in small portions, so that others are served in between."""

import asyncio
from collections import Counter
from typing import Final

from manawell.learn.coach import remark
from manawell.learn.course import find_course, has_course
from manawell.server.faults import Malformed
from manawell.server.tables.protocol import Coach, Coached
from manawell.table.setting import GUIDED
from manawell.table.table import Table

MOST_SAID: Final = 200


async def coached(table: Table, seat: int, wish: Coach) -> Coached:
    """Nothing where nobody is guided."""
    if len(wish.said) > MOST_SAID:
        raise Malformed("fault-coach-said", given=len(wish.said), most=MOST_SAID)
    found: str | None = None
    if GUIDED in table.setting.notes and has_course(table.match.game):
        for found in remark(find_course(table.match.game.id), table, seat, Counter(wish.said), wish.aimed):
            if found is not None:
                break
            await asyncio.sleep(0)
    return Coached(wish.id, found)
