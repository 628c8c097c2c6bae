"""Quiet hours: from a minute of the day to another, where the person lives."""

from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from manawell.server.storage.notices import Wishes

DAY: Final = 24 * 60


@lru_cache(200)
def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of this name, as in `Europe/Berlin`; None if there is none."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, not a name, or the name of a folder
        return None


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """When the quiet hours end that it is now; None if it is not quiet."""
    if wishes.quiet_from is None or wishes.quiet_to is None or wishes.quiet_from == wishes.quiet_to:
        return None
    here = datetime.fromtimestamp(now, zone_of(wishes.zone) or ZoneInfo("UTC"))
    minute = here.hour * 60 + here.minute
    if (minute - wishes.quiet_from) % DAY >= (wishes.quiet_to - wishes.quiet_from) % DAY:
        return None
    day = here.date() + timedelta(days=1 if minute >= wishes.quiet_to else 0)
    end = datetime(day.year, day.month, day.day, wishes.quiet_to // 60, wishes.quiet_to % 60, tzinfo=here.tzinfo)
    return max(end.timestamp(), now + 60)  # where the clocks are put back, the hour comes twice
