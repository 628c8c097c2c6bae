"""Provinces change hands; armies come and go, and hostages with them (LUT-4, 16, 17.1, 20.9)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.codes import hostage_key
from manawell.games.lutao.components.tables import (
    ENSLAVEMENT,
    GOLEMS,
    HOLD,
    LUTAO,
    NONE,
    PEOPLE_ARTEFACT,
    PROVINCES,
    REINCARNATION,
    ROOM,
    RUNE_ARTEFACT,
)
from manawell.games.lutao.rules.powers import name_of, rune_of, rune_works
from manawell.games.lutao.state import BEGINNER, TO_RISE, Pending, Position


def is_contested(p: Position, province: int) -> bool:
    """Two sides are there (LUT-4.4)."""
    if p.attack[province] > 0:
        return True
    return p.battle is not None and p.battle.province == province


def owns(p: Position, people: int, province: int) -> bool:
    """The province belongs to the people and is not contested (LUT-4.3)."""
    return p.owner[province] == people and not is_contested(p, province)


def owner_now(p: Position, province: int) -> int:
    """The owner; NONE if the province is empty, golem-held or contested."""
    owner = p.owner[province]
    return NONE if owner == GOLEMS or is_contested(p, province) else owner


def own_provinces(p: Position, people: int) -> list[int]:
    return [province for province, owner in enumerate(p.owner) if owner == people and not is_contested(p, province)]


# Hostages.


def held_at(p: Position, province: int, attackers: bool = False) -> int:
    """Hostages in a province, of the owner or of the attackers."""
    if not p.hostages:
        return 0
    return sum([p.hostages.get(hostage_key(province, attackers, people), 0) for people in range(4)])


def _next_hostage(p: Position, counts: list[int]) -> int:
    """Whose hostage leaves first: most there, then turn order (LUT-20.9c)."""
    best = NONE
    for people in p.order + [people for people in range(len(p.peoples)) if people not in p.order]:
        if counts[people] > 0 and (best == NONE or counts[people] > counts[best]):
            best = people
    return best


def share_out(p: Position, counts: list[int], number: int) -> list[int]:
    """Whose hostages the next `number` are, of those counted."""
    left = counts[:]
    for _ in range(number):
        left[_next_hostage(p, left)] -= 1
    return [before - after for before, after in zip(counts, left, strict=True)]


def take_hostages(p: Position, province: int, attackers: bool, number: int) -> list[int]:
    """Remove this many hostages; returns whose they were."""
    if number == 0:
        return [0, 0, 0, 0]
    counts = [p.hostages.get(hostage_key(province, attackers, people), 0) for people in range(4)]
    taken = share_out(p, counts, number)
    for people in range(4):
        _set_hostages(p, hostage_key(province, attackers, people), counts[people] - taken[people])
    return taken


def put_hostages(p: Position, province: int, attackers: bool, captives: list[int]) -> None:
    for people in range(len(captives)):
        if captives[people] > 0:
            key = hostage_key(province, attackers, people)
            _set_hostages(p, key, p.hostages.get(key, 0) + captives[people])


def _set_hostages(p: Position, key: int, number: int) -> None:
    if number > 0:
        p.hostages[key] = number
    elif key in p.hostages:
        del p.hostages[key]


def send_home(p: Position, captives: list[int]) -> None:
    """Hostages return to their peoples' supplies."""
    for people in range(len(captives)):
        if captives[people] > 0:
            p.peoples[people].supply += captives[people]
            if p.journal is not None:
                p.journal.tell(events.HostagesFreed(name_of(p, people), captives[people]))


def free_surplus(p: Position, province: int, attackers: bool = False) -> None:
    """Every hostage needs its keeper (LUT-20.9e)."""
    keepers = p.attack[province] if attackers else p.armies[province]
    surplus = held_at(p, province, attackers) - keepers
    if surplus > 0:
        send_home(p, take_hostages(p, province, attackers, surplus))


def protects(p: Position, people: int, province: int) -> bool:
    """Its hostages there take hits before armies do (LUT-20.9f, 20.9g)."""
    return rune_works(p, people, ENSLAVEMENT, province)


# Provinces.


def set_owner(p: Position, province: int, people: int) -> None:
    """City and ships follow automatically (LUT-4.5); control of the city of Lutao is noted (LUT-17.1)."""
    p.owner[province] = people
    if province != LUTAO:
        return
    controller = NONE if people == GOLEMS else people
    if controller != p.controller:
        p.controller = controller
        p.since = p.round if controller != NONE else 0
        if p.journal is not None:
            required = 0 if controller == NONE else required_rounds(p, controller)
            p.journal.tell(events.CityTaken(name_of(p, controller), p.round, required))


def conquer(p: Position, people: int, province: int, armies: int, captives: list[int]) -> None:
    """Armies take an empty province (LUT-7.6, 9.22 E5)."""
    p.armies[province] = armies
    put_hostages(p, province, False, captives)
    set_owner(p, province, people)
    p.conquered |= 1 << province
    if p.journal is not None:
        p.journal.tell(events.ProvinceConquered(name_of(p, people), PROVINCES[province]))
    take_artefacts(p, people, province)


def take_artefacts(p: Position, people: int, province: int) -> None:
    """A people takes its own artefacts in a province it has conquered (LUT-16.1)."""
    one = p.peoples[people]
    if province < LUTAO or one.artefact_card == NONE:
        return
    if PEOPLE_ARTEFACT[one.artefact_card] == province and not one.people_artefact:
        one.people_artefact = True
        _tell_artefact(p, people, "people", province)
    if RUNE_ARTEFACT[one.artefact_card] == province and not one.rune_artefact and p.mode != BEGINNER:
        one.rune_artefact = True
        _tell_artefact(p, people, "rune", province)


def _tell_artefact(p: Position, people: int, kind: str, province: int) -> None:
    if p.journal is not None:
        required = required_rounds(p, people)
        p.journal.tell(events.ArtefactTaken(name_of(p, people), kind, PROVINCES[province], required))


def required_rounds(p: Position, people: int) -> int:
    """How long it must hold the city of Lutao (LUT-17.2)."""
    one = p.peoples[people]
    return HOLD - int(one.people_artefact) - int(one.rune_artefact)


def make_empty(p: Position, province: int) -> None:
    """No army is left: the province is lost (LUT-21.10)."""
    loser = p.owner[province]
    p.armies[province] = 0
    free_surplus(p, province)
    set_owner(p, province, NONE)
    if loser not in (NONE, GOLEMS):
        lose(p, loser, province)


def lose(p: Position, people: int, province: int) -> None:
    """A people has lost a province, not to golems: the Rune of Reincarnation works (LUT-9.23, 20.5a, 20.5b)."""
    if p.journal is not None:
        p.journal.tell(events.ProvinceLost(name_of(p, people), PROVINCES[province]))
    if rune_works(p, people, REINCARNATION, province):
        p.pending.append(Pending(TO_RISE, people))


def rising_places(p: Position, people: int) -> list[int]:
    """Where a reincarnated army may stand (LUT-20.5)."""
    if p.peoples[people].supply < 1 or rune_of(p, people) != REINCARNATION:
        return []
    return [
        province
        for province in own_provinces(p, people)
        if p.armies[province] < ROOM and rune_works(p, people, REINCARNATION, province)
    ]


def take_off(p: Position, province: int, number: int) -> None:
    """Armies of an uncontested province return to their supply; `close_ranks` follows when that has been told."""
    people = p.owner[province]
    p.peoples[people].supply += number
    p.armies[province] -= number
    p.moved[province] = min(p.moved[province], p.armies[province])


def close_ranks(p: Position, province: int) -> None:
    """What follows where armies were taken off."""
    if p.armies[province] == 0:
        make_empty(p, province)
    else:
        free_surplus(p, province)
