"""Placement and traps (LUT-6, 20.6)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.codes import card_under, trapped_card
from manawell.games.lutao.components.tables import (
    ARTEFACT_CARDS,
    FIRST_OF,
    LAND_OF,
    LUTAO,
    NONE,
    PEOPLE_ARTEFACT,
    PROVINCES,
    ROOM,
    RUNE_ARTEFACT,
    SHAPES,
    SYMBOL,
    TRAPS,
    TRAPS_HELD,
)
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.entering import trap_at
from manawell.games.lutao.rules.holdings import own_provinces
from manawell.games.lutao.rules.powers import holder_of, name_of, rune_of
from manawell.games.lutao.rules.scoring import complete_lands
from manawell.games.lutao.state import BUSY, PLACE, RELAY, TRAP, Position
from manawell.kernel.journal import all_but, only


def needs_placement(p: Position, people: int) -> bool:
    """There is something to place, or a spell that might be played."""
    one = p.peoples[people]
    return one.reserve + one.cities + one.ships > 0 or bool(one.hand)


def army_places(p: Position, people: int) -> list[int]:
    """Own provinces with room for an army of the reserve (LUT-6.2, 20.10c)."""
    one = p.peoples[people]
    if one.reserve == 0:
        return []
    free = one.reserve > one.bound
    return [
        province for province in own_provinces(p, people) if p.armies[province] < ROOM and (province < LUTAO or free)
    ]


def most_to_place(p: Position, people: int, province: int) -> int:
    one = p.peoples[people]
    reserve = one.reserve if province < LUTAO else one.reserve - one.bound
    return min(reserve, ROOM - p.armies[province])


def place_armies(p: Position, people: int, province: int, armies: int) -> None:
    one = p.peoples[people]
    one.reserve -= armies
    if province < LUTAO:
        one.bound = max(0, one.bound - armies)
    p.armies[province] += armies
    p.phase = PLACE
    if p.journal is not None:
        names = (name_of(p, people), PROVINCES[province])
        p.journal.tell(events.ArmiesPlaced(*names, armies, p.armies[province]))


def city_places(p: Position, people: int) -> list[int]:
    """Own city symbols, or anywhere in a complete land; one city per land (LUT-6.4, 6.5, 6.6)."""
    if p.peoples[people].cities == 0:
        return []
    complete = complete_lands(p, people)
    found = []
    for province in own_provinces(p, people):
        if province >= LUTAO:
            continue
        land = LAND_OF[province]
        first = FIRST_OF[land]
        if SYMBOL[land] != province and land not in complete:
            continue
        if not any([p.city[other] for other in range(first, first + len(SHAPES[land]))]):
            found.append(province)
    return found


def build_city(p: Position, people: int, province: int) -> None:
    p.peoples[people].cities -= 1
    p.city[province] = True
    if p.journal is not None:
        p.journal.tell(events.CityBuilt(name_of(p, people), PROVINCES[province]))


def end_placement(p: Position, people: int) -> None:
    """Armies without room return to the supply (LUT-6.2)."""
    one = p.peoples[people]
    if p.journal is not None:
        p.journal.tell(events.PlacementEnded(name_of(p, people), one.reserve))
    one.supply += one.reserve
    one.reserve = 0
    one.bound = 0
    p.turn += 1
    p.phase = BUSY


# Traps.


def trap_places(p: Position, people: int) -> list[int]:
    """Own provinces of lands, and artefact cards in use, that hold no trap (LUT-20.6a, 20.6e, 20.6h)."""
    if len(p.traps) >= TRAPS_HELD:
        return []
    own = own_provinces(p, people)
    found = [province for province in own if province < LUTAO and trap_at(p, province) == NONE]
    one = p.peoples[people]
    if one.people_artefact and one.rune_artefact:
        for card in range(ARTEFACT_CARDS):
            if all([p.peoples[other].artefact_card != card for other in p.order]):
                continue
            places = (PEOPLE_ARTEFACT[card], RUNE_ARTEFACT[card])
            if (places[0] in own or places[1] in own) and trapped_card(card) not in p.traps:
                found.append(trapped_card(card))
    return [place for place in found if place != p.lifted]


def liftable_traps(p: Position) -> list[int]:
    """One trap may be moved if none was triggered since the last placement phase (LUT-20.6d)."""
    return [] if p.sprung or p.round == 1 or p.lifted != NONE else p.traps


def ask_trapper(p: Position) -> None:
    """After the placement phase (LUT-6.9)."""
    holder = holder_of(p, TRAPS)
    if holder != NONE and rune_of(p, holder) == TRAPS and (trap_places(p, holder) or _movable(p, holder)):
        ask(p, holder, TRAP)


def _movable(p: Position, people: int) -> bool:
    """Some trap could be laid elsewhere."""
    for trap in liftable_traps(p):
        traps = p.traps
        p.traps = [other for other in traps if other != trap]
        p.lifted = trap
        possible = bool(trap_places(p, people))
        p.traps = traps
        p.lifted = NONE
        if possible:
            return True
    return False


def place_name(place: int) -> str:
    """Of a trap, or of the place for one."""
    card = card_under(place)
    return PROVINCES[place] if card == NONE else f"card_{card + 1}"


def lay_trap(p: Position, people: int, place: int) -> None:
    p.traps = sorted(p.traps + [place])
    if p.journal is not None:
        seat = p.player_of(people)
        p.journal.tell(events.TrapLaid(name_of(p, people), place_name(place)), only(seat))
        p.journal.tell(events.TrapsChanged(name_of(p, people), len(p.traps)), all_but(seat))
    if trap_places(p, people) or _movable(p, people):
        p.phase = TRAP
    else:
        end_traps(p)


def lift_trap(p: Position, people: int, place: int) -> None:
    p.traps = [other for other in p.traps if other != place]
    p.lifted = place
    if p.journal is not None:
        seat = p.player_of(people)
        p.journal.tell(events.TrapLifted(name_of(p, people), place_name(place)), only(seat))
        p.journal.tell(events.TrapsChanged(name_of(p, people), len(p.traps)), all_but(seat))
    p.phase = RELAY


def end_traps(p: Position) -> None:
    p.lifted = NONE
    p.phase = BUSY
