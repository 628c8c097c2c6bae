"""What a move does to the enemy's units."""

from collections.abc import Iterator
from typing import Any, Final

from manawell.games.athlas import events
from manawell.games.athlas.components.cards import BY_DROWNING, CAUSES
from manawell.games.athlas.components.tables import ATTACKS, BOUND, PARALYSED, SPELL
from manawell.games.athlas.reasons.deed import Deed, holders, units
from manawell.games.athlas.reasons.outlook import next_blows, played
from manawell.games.athlas.rules.actions import USE
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.rules.units import genus_of, magic_left, name_of, physical_left

STOPPED: Final = PARALYSED | BOUND


def killed(deed: Deed) -> list[int]:
    """The names of enemies that died by the move and are gone."""
    if not deed.active:
        return []
    dead = [event.unit for event in deed.of(events.UnitDied) if event.seat != deed.seat]
    now = units(deed.after)
    return [name for name in units(deed.before) if name_of(name) in dead and name not in now]


def kills(deed: Deed) -> Iterator[dict[str, Any]]:
    for name in killed(deed):
        yield {"genus": genus_of(deed.before, units(deed.before)[name])}


def _hurt(deed: Deed) -> list[str]:
    """The enemies that lost life."""
    enemies = [name_of(name) for name, unit in units(deed.before).items() if deed.before.owner_of(unit) != deed.seat]
    struck = [event.target for event in deed.of(events.Attacked) if event.damage > 0]
    struck += [event.unit for event in deed.of(events.LifeLost)]
    return [name for name in enemies if name in struck] if deed.active else []


def hits_several(deed: Deed) -> Iterator[dict[str, Any]]:
    """None of the mover's own units dies."""
    count = len(_hurt(deed))
    if count > 1 and not any(event.seat == deed.seat for event in deed.of(events.UnitDied)):
        yield {"count": count}


def own_weapon(deed: Deed) -> Iterator[dict[str, Any]]:
    """A controlled enemy harms an enemy (ATH-21)."""
    frames = deed.before.core.frames
    controls = deed.move >= USE and len(frames) > 1 and frames[-1].commander == deed.seat
    if controls and deed.before.owner_of(frames[-1].unit) != deed.seat and _hurt(deed):
        yield {}


def drowns(deed: Deed) -> Iterator[dict[str, Any]]:
    """ATH-14"""
    lost = [
        event.amount
        for event in deed.of(events.LifeLost)
        if event.seat != deed.seat and event.cause == CAUSES[BY_DROWNING]
    ]
    if deed.active and lost:
        yield {"amount": max(lost)}


def _blows(deed: Deed) -> Iterator[tuple[events.Attacked, int]]:
    """Attacks of the mover's units on enemies, and the name of each target."""
    if deed.active and deed.move >= USE:
        for name, unit in units(deed.before).items():
            for event in deed.of(events.Attacked):
                if event.target == name_of(name) and event.unit and deed.before.owner_of(unit) != deed.seat:
                    yield event, name


def _armour(p: Athlas, unit: int, kind: str) -> int:
    return magic_left(p, unit) if kind == ATTACKS[SPELL] else physical_left(p, unit)


def armour_spent(deed: Deed) -> Iterator[dict[str, Any]]:
    """The target had armour in this turn, and has none left (ATH-19.3)."""
    core = deed.before.core
    for event, name in _blows(deed):
        unit = units(deed.before)[name]
        spent = core.spent_magic[unit] if event.type == ATTACKS[SPELL] else core.spent_physical[unit]
        if spent > 0 and event.damage > 0 and _armour(deed.before, unit, event.type) == 0:
            yield {}


def opens_armour(deed: Deed) -> Iterator[dict[str, Any]]:
    """The last armour is spent, the target lives, and another unit can strike it now."""
    now = units(deed.after)
    for event, name in _blows(deed):
        if name not in now or _armour(deed.before, units(deed.before)[name], event.type) == 0:
            continue
        if _armour(deed.after, now[name], event.type) == 0 and _more_blows(deed, now[name], event.type):
            yield {}


def _more_blows(deed: Deed, target: int, kind: str) -> bool:
    field = deed.after.core.place[target]
    return any(
        any(found.type == kind for found in Deed(begun, move).of(events.Attacked))
        for begun, move in next_blows(deed.after, deed.seat, field)
    )


def next_kills(deed: Deed) -> Iterator[dict[str, Any]]:
    """The target lives, and a blow of another unit in this turn would kill it."""
    now = units(deed.after)
    for event, name in _blows(deed):
        if event.damage > 0 and name in now:
            field = deed.after.core.place[now[name]]
            coming = next_blows(deed.after, deed.seat, field)
            if any(name not in units(played(begun, move)) for begun, move in coming):
                yield {"amount": deed.after.core.pools[deed.after.core.alpha[now[name]]]}


def hurts(deed: Deed) -> Iterator[dict[str, Any]]:
    """The target lives with less life than before."""
    was, now = deed.before.core, units(deed.after)
    for event, name in _blows(deed):
        if event.damage > 0 and name in now:
            alpha = was.alpha[units(deed.before)[name]]
            if was.pools[alpha] - deed.after.core.pools[alpha] >= event.damage:
                yield {"genus": event.target_genus, "amount": event.damage}


def high_ground(deed: Deed) -> Iterator[dict[str, Any]]:
    """ATH-13.3"""
    for event, _ in _blows(deed):
        if event.high_ground > 0:
            yield {"amount": event.high_ground}


def stops_carrier(deed: Deed) -> Iterator[dict[str, Any]]:
    """An enemy that holds a relic can no longer move, or no longer act, because of the move."""
    if not deed.active:
        return
    was, now = units(deed.before), units(deed.after)
    for relic, (name, player) in holders(deed.after).items():
        if player != deed.seat and name in was:
            new = deed.after.core.flags[now[name]] & ~deed.before.core.flags[was[name]]
            if new & STOPPED:
                yield {"relic": relic}
