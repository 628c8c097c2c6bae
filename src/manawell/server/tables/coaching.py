"""What the coach says at a guided table; computed in small portions, so that others are served in between."""

import asyncio
from typing import Final

from manawell.learn.coach import Said, remark, turn_of
from manawell.learn.course import find_course
from manawell.learn.first_game import is_guided
from manawell.server.faults import Malformed
from manawell.server.tables.protocol import Coach, Coached
from manawell.table.table import Table

MOST_SAID: Final = 200


async def coached(table: Table, seat: int, wish: Coach) -> Coached:
    """Nothing where nobody is guided."""
    if len(wish.said) > MOST_SAID:
        raise Malformed("fault-coach-said", given=len(wish.said), most=MOST_SAID)
    if not is_guided(table):
        return Coached(wish.id, None)
    course, said = find_course(table.match.game.id), Said(wish.said, wish.turn)
    turn = turn_of(course, table, seat)
    for found in remark(course, table, seat, said, wish.aimed):
        if found is not None:
            return Coached(wish.id, found, turn)
        await asyncio.sleep(0)
    return Coached(wish.id, None, turn)
