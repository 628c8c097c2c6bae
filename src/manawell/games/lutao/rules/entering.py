"""Armies go into a province: traps, conquest, contest (LUT-7.5, 7.6, 7.7, 20.6)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.codes import card_under
from manawell.games.lutao.components.tables import (
    FLYING,
    GOLEMS,
    LUTAO,
    NONE,
    PEOPLE_ARTEFACT,
    PROVINCES,
    ROOM,
    RUNE_ARTEFACT,
    TRAPS,
)
from manawell.games.lutao.rules.holdings import (
    conquer,
    held_at,
    owns,
    put_hostages,
    send_home,
    share_out,
    take_hostages,
)
from manawell.games.lutao.rules.powers import holder_of, name_of, rune_of, rune_works
from manawell.games.lutao.state import BY_FLIGHT, BY_LAND, FIGHTING, FORMING, MOVING, Group, Position
from manawell.kernel.event import Event
from manawell.kernel.journal import Journal


def unmoved(p: Position, province: int) -> int:
    """Armies that may still leave a province: not moved in this step, and one stays (LUT-7.3, 7.4)."""
    return min(p.armies[province] - p.moved[province], p.armies[province] - 1)


def reach(p: Position, people: int, province: int) -> list[int]:
    """The provinces that armies may go to from there, by land or flight (LUT-7.3, 20.4a, 20.4c)."""
    if rune_of(p, people) != FLYING or p.step == FIGHTING:
        return p.chart.near[province]
    if p.peoples[people].rune_artefact:
        return p.chart.in_flight[province]
    if province >= LUTAO:
        return p.chart.near[province]
    return [other for other in p.chart.in_flight[province] if other < LUTAO]


def destinations(p: Position, people: int, province: int) -> list[int]:
    """Where armies may go from a province in this step (LUT-7.5, 10.1, 20.4b, 20.12a, 20.12c)."""
    return [other for other in reach(p, people, province) if may_enter(p, people, other)]


def can_leave(p: Position, people: int, province: int) -> bool:
    """Whether armies may go anywhere from a province in this step."""
    return any(may_enter(p, people, other) for other in reach(p, people, province))


def may_enter(p: Position, people: int, province: int) -> bool:
    """Whether armies that reach a province may enter it in this step."""
    if p.step == FORMING:
        return owns(p, people, province)
    if p.step == FIGHTING:
        if owns(p, people, province) or p.owner[province] == GOLEMS:
            return False
        return province < LUTAO or p.peoples[people].rune_artefact
    return not owns(p, people, province) or room_in(p, province) > 0


def room_in(p: Position, province: int) -> int:
    """How many armies may still move into an own province (LUT-7.5, 10.4)."""
    if p.step == MOVING and p.home >> province & 1:
        return ROOM - p.armies[province]
    return 999


def most_to_move(p: Position, people: int, origin: int, province: int) -> int:
    most = unmoved(p, origin)
    return min(most, room_in(p, province)) if owns(p, people, province) else most


def hostage_span(p: Position, origin: int, armies: int) -> tuple[int, int]:
    """How many hostages a move of this many armies may carry (LUT-20.9b)."""
    held = held_at(p, origin)
    return max(0, held - (p.armies[origin] - armies)), min(armies, held)


def leave(p: Position, origin: int, armies: int, hostages: int) -> list[int]:
    """Armies leave an own province with hostages; returns whose hostages."""
    p.armies[origin] -= armies
    return take_hostages(p, origin, False, hostages)


def march(p: Position, people: int, origin: int, province: int, armies: int, hostages: int) -> None:
    """Armies go from a province to another by land or flight."""
    captives = leave(p, origin, armies, hostages)
    flies = province not in p.chart.near[origin]
    if p.journal is not None:
        how = "formation" if p.step == FORMING else "wrath" if p.step == FIGHTING else "flight" if flies else "land"
        names = (PROVINCES[origin], PROVINCES[province])
        moved = events.ArmiesMoved(name_of(p, people), *names, armies, hostages, how)
        tell_arrival(p, p.journal, moved, people, province, armies)
    group = Group(province, BY_FLIGHT if flies else BY_LAND, origin, armies, [])
    enter(p, people, province, armies, captives, group)


def tell_arrival(p: Position, journal: Journal, event: Event, people: int, province: int, armies: int) -> None:
    """It is told while they stand where they go; what awaits them there comes after it."""
    owner, there, attack = p.owner[province], p.armies[province], p.attack[province]
    if owner == NONE or owns(p, people, province):
        p.owner[province] = people
        p.armies[province] = there + armies
    else:
        p.attack[province] = attack + armies
    journal.tell(event)
    p.owner[province], p.armies[province], p.attack[province] = owner, there, attack


def enter(p: Position, people: int, province: int, armies: int, captives: list[int], group: Group) -> None:
    """Armies enter a province, no matter what is there (LUT-20.4d, 20.12b)."""
    if spring_trap(p, people, province):
        armies -= 1
        p.peoples[people].supply += 1
        captives = _keep(p, captives, armies)
        group = _smaller(group, armies)
        if armies == 0:
            return
    if owns(p, people, province):
        p.armies[province] += armies
        p.moved[province] += armies if p.step != FIGHTING else 0
        put_hostages(p, province, False, captives)
    elif p.owner[province] == NONE:
        p.moved[province] = armies if p.step != FIGHTING else 0
        conquer(p, people, province, armies, captives)
    else:
        p.attack[province] += armies
        put_hostages(p, province, True, captives)
        p.groups = p.groups + [group]
        if p.journal is not None:
            names = (name_of(p, people), name_of(p, p.owner[province]))
            p.journal.tell(events.ProvinceContested(*names, PROVINCES[province], p.attack[province]))


def _keep(p: Position, captives: list[int], armies: int) -> list[int]:
    """There are never more hostages than armies; the surplus goes home."""
    surplus = sum(captives) - armies
    if surplus <= 0:
        return captives
    freed = share_out(p, captives, surplus)
    send_home(p, freed)
    return [before - gone for before, gone in zip(captives, freed, strict=True)]


def _smaller(group: Group, armies: int) -> Group:
    other = Group(group.province, group.kind, group.origin, armies, group.route)
    other.landing = group.landing
    return other


def trap_at(p: Position, province: int) -> int:
    """The trap that lies in a province, or NONE; one on an artefact card lies in both its provinces (LUT-20.6e)."""
    for trap in p.traps:
        card = card_under(trap)
        if trap == province or (card != NONE and province in (PEOPLE_ARTEFACT[card], RUNE_ARTEFACT[card])):
            return trap
    return NONE


def spring_trap(p: Position, people: int, province: int) -> bool:
    """Whether entering armies lose one to a trap, which is then used up (LUT-20.6b, 20.6c, 20.6f, 20.6g)."""
    if not p.traps:
        return False
    trap = trap_at(p, province)
    holder = holder_of(p, TRAPS)
    if trap == NONE or holder in (NONE, people) or not rune_works(p, holder, TRAPS, province):
        return False
    p.traps = [other for other in p.traps if other != trap]
    p.sprung = True
    if p.journal is not None:
        p.journal.tell(events.TrapSprung(name_of(p, holder), name_of(p, people), PROVINCES[province]))
    return True
