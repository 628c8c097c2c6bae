"""Calls are stored with what they tell of, in its transaction, if they can reach anybody and were not stored before."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Float, Integer, String, exists, insert, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.storage.interface import Call
from manawell.server.storage.schema import addresses, notices, subscriptions


def is_call(call: Call) -> Any:
    same = (notices.c.guest == call.guest) & (notices.c.table_id == call.table_id)
    return same & (notices.c.kind == call.kind) & (notices.c.key == call.key)


async def raise_calls(connection: AsyncConnection, calls: Sequence[Call]) -> None:
    """Store those calls that can reach somebody and have not been stored before."""
    now = time.time()
    for call in calls:
        known = exists().where(is_call(call))
        by_push = exists().where(subscriptions.c.guest == call.guest)
        by_mail = exists().where(addresses.c.guest == call.guest, addresses.c.confirmed_at.is_not(None))
        row = select(
            literal(call.guest, String),
            literal(call.table_id, String),
            literal(call.kind, String),
            literal(call.key, Integer),
            literal(now, Float),
            literal(now, Float),
        ).where(~known, or_(by_push, by_mail))
        columns = ["guest", "table_id", "kind", "key", "raised_at", "due_at"]
        await connection.execute(insert(notices).from_select(columns, row))
