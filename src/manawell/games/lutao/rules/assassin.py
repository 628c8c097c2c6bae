"""The Rune of the Assassin (LUT-20.1)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import ASSASSIN, PROVINCES
from manawell.games.lutao.rules.holdings import close_ranks, own_provinces, share_out, take_off
from manawell.games.lutao.rules.powers import name_of, rune_works
from manawell.games.lutao.state import BUSY, Position


def victims(p: Position, holder: int) -> list[int]:
    """Provinces in which the Assassin finds an army, the last one included (LUT-18.2, 20.1b, 20.1c)."""
    player = p.player_of(p.active())
    return [
        province
        for people in p.order
        if p.player_of(people) == player
        for province in own_provinces(p, people)
        if rune_works(p, holder, ASSASSIN, province)
    ]


def sea_victims(p: Position) -> list[int]:
    """Ships at sea, by their place in the fleet."""
    player = p.player_of(p.active())
    return [place for place, vessel in enumerate(p.fleet) if p.player_of(vessel.people) == player]


def kill_at(p: Position, province: int, _two: int) -> None:
    p.phase = BUSY
    take_off(p, province, 1)
    if p.journal is not None:
        names = (name_of(p, p.who), name_of(p, p.owner[province]), PROVINCES[province])
        p.journal.tell(events.Assassinated(*names))
    close_ranks(p, province)


def kill_ship(p: Position, place: int, _two: int) -> None:
    vessel = p.fleet[place]
    if p.journal is not None:
        p.journal.tell(events.Assassinated(name_of(p, p.who), name_of(p, vessel.people), "none"))
    p.phase = BUSY
    p.peoples[vessel.people].supply += 1
    left = vessel.armies - 1
    freed = share_out(p, vessel.hostages, max(0, sum(vessel.hostages) - left))
    for people in range(len(freed)):
        if freed[people] > 0:
            p.peoples[people].supply += freed[people]
    kept = [before - gone for before, gone in zip(vessel.hostages, freed, strict=True)]
    rest = [vessel.with_aboard(left, kept)] if left > 0 else []
    p.fleet = p.fleet[:place] + rest + p.fleet[place + 1 :]
