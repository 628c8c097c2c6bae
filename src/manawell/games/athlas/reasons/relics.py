"""What a move does to the relics."""

from collections.abc import Iterator
from typing import Any

from manawell.games.athlas.components.tables import NONE, RELICS
from manawell.games.athlas.reasons.deed import Deed, holders, units
from manawell.games.athlas.reasons.harm import killed
from manawell.games.athlas.reasons.outlook import ways
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.rules.units import can_hold, genus_of, held_by, living


def frees(deed: Deed) -> Iterator[dict[str, Any]]:
    """A unit that held a relic dies, and nobody holds the relic now (ATH-17.8)."""
    now = holders(deed.after)
    dead = killed(deed)
    for relic, (name, _) in holders(deed.before).items():
        if name in dead and relic not in now:
            yield {"genus": genus_of(deed.before, units(deed.before)[name]), "relic": relic}


def takes(deed: Deed) -> Iterator[dict[str, Any]]:
    """The mover holds a relic that they did not hold before (ATH-17.1)."""
    if deed.active:
        was = holders(deed.before)
        for relic, (_, player) in holders(deed.after).items():
            if player == deed.seat and (relic not in was or was[relic][1] != deed.seat):
                yield {"relic": relic}


def drops(deed: Deed) -> Iterator[dict[str, Any]]:
    """An enemy that held a relic lives on without it, and no other enemy has it."""
    if deed.active:
        now, alive = holders(deed.after), units(deed.after)
        for relic, (name, player) in holders(deed.before).items():
            if player != deed.seat and name in alive and (relic not in now or now[relic][1] == deed.seat):
                yield {"relic": relic}


def joins(deed: Deed) -> Iterator[dict[str, Any]]:
    """The shortest way from a relic that the mover holds to another relic is shorter than before."""
    if deed.active:
        was, now = _apart(deed.before, deed.seat), _apart(deed.after, deed.seat)
        if was is not None and now is not None and 0 < now < was:
            yield {"count": now, "before": was}


def _apart(p: Athlas, seat: int) -> int | None:
    """Steps from a holder of the player to the nearest relic that it does not hold."""
    found = []
    for unit in living(p):
        if p.owner_of(unit) == seat and held_by(p, unit):
            steps = ways(p, unit)
            found += [steps[field] for field in p.core.relics if field != p.core.place[unit] and field in steps]
    return min(found, default=None)


def covers(deed: Deed) -> Iterator[dict[str, Any]]:
    """A unit that cannot hold a relic comes to stand on one that the mover does not hold: nobody else can."""
    if not deed.active:
        return
    was, now = holders(deed.before), deed.after
    for number, relic in enumerate(RELICS):
        unit = now.core.occupant[now.core.relics[number]]
        if unit == NONE or now.owner_of(unit) != deed.seat or can_hold(now, unit):
            continue
        if was.get(relic, (NONE, NONE))[1] != deed.seat and not _stood_there(deed, number, now.core.name[unit]):
            yield {"relic": relic}


def _stood_there(deed: Deed, relic: int, name: int) -> bool:
    unit = units(deed.before).get(name, NONE)
    return unit != NONE and deed.before.core.place[unit] == deed.before.core.relics[relic]


def nearer(deed: Deed) -> Iterator[dict[str, Any]]:
    """A unit of the mover that holds no relic has fewer steps to the nearest relic that it could take."""
    if not deed.active:
        return
    was, now = units(deed.before), units(deed.after)
    for name in [name for name in was if name in now]:
        unit = now[name]
        if deed.after.owner_of(unit) != deed.seat or deed.before.core.place[was[name]] == deed.after.core.place[unit]:
            continue
        old, new = nearest(deed.before, was[name], deed.seat), nearest(deed.after, unit, deed.seat)
        if old is not None and new is not None and 0 < new[0] < old[0] and not held_by(deed.before, was[name]):
            yield {"relic": RELICS[new[1]]}


def nearest(p: Athlas, unit: int, seat: int) -> tuple[int, int] | None:
    """The steps to the nearest relic that the mover does not hold, and which one it is."""
    if not can_hold(p, unit):
        return None
    own = [relic for relic, (_, player) in holders(p).items() if player == seat]
    steps = ways(p, unit)
    return min(
        (
            (steps[field], number)
            for number, field in enumerate(p.core.relics)
            if field in steps and RELICS[number] not in own
        ),
        default=None,
    )
