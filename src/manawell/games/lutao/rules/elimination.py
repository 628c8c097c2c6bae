"""Peoples leave the game (LUT-4.11, 4.12)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import NONE, PROVINCE_COUNT
from manawell.games.lutao.rules.holdings import held_at, send_home, set_owner, take_hostages
from manawell.games.lutao.rules.piles import discard_spell, spell_name
from manawell.games.lutao.rules.powers import name_of, rune_now
from manawell.games.lutao.rules.runes import lose_rune, runes_now, turn_moons
from manawell.games.lutao.rules.scoring import finish, holds_something
from manawell.games.lutao.state import BY_ELIMINATION, Position


def check_elimination(p: Position, last: int, reason: int = BY_ELIMINATION) -> None:
    """A people that holds nothing is out; a player left alone wins (LUT-4.11)."""
    gone = [people for people in p.order if not holds_something(p, people)]
    if not gone:
        return
    for people in gone:
        _drop(p, people)
    before = runes_now(p)
    _close_up(p, gone)
    players = sorted({p.player_of(people) for people in p.order})
    if not players:
        finish(p, [p.player_of(last)], reason)
    elif len(players) == 1:
        finish(p, players, reason)
    else:
        if p.journal is not None:
            p.journal.tell(events.OrderSet(tuple([name_of(p, people) for people in p.order]), "elimination"))
        turn_moons(p, before)


def _close_up(p: Position, gone: list[int]) -> None:
    """The turn order without the eliminated peoples; every reference to a place in it still means the same people,
    or the next one.
    """
    order = p.order
    p.order = [people for people in order if people not in gone]
    p.turn = len([people for people in order[: p.turn] if people in p.order])
    p.poll = len([people for people in order[: p.poll] if people in p.order])
    for cast in p.casts:
        if cast.poll > 0:
            cast.poll = len([people for people in order[: cast.poll] if people in p.order])


def _drop(p: Position, people: int) -> None:
    one = p.peoples[people]
    if p.journal is not None:
        p.journal.tell(events.Eliminated(name_of(p, people)))
    lose_rune(p, people, rune_now(p, people))
    while one.hand:
        card = one.hand[0]
        discard_spell(p, people, card)
        if p.journal is not None:
            p.journal.tell(events.SpellDiscarded(name_of(p, people), spell_name(card), "elimination"))
    one.out = True
    one.artefact_card = NONE
    one.people_artefact = False
    one.rune_artefact = False
    one.supply += one.reserve
    one.reserve = 0
    one.bound = 0
    one.cities = 0
    one.ships = 0
    one.sticks = 0
    one.wind = 0
    one.bound_wind = 0
    one.points = 0
    one.budget = 0


def withdraw(p: Position, people: int) -> None:
    """All armies of a people return to its supply (LUT-4.12)."""
    one = p.peoples[people]
    for province in range(PROVINCE_COUNT):
        if p.owner[province] == people:
            one.supply += p.armies[province]
            p.armies[province] = 0
            p.moved[province] = 0
            send_home(p, take_hostages(p, province, False, held_at(p, province)))
            set_owner(p, province, NONE)
    for vessel in p.fleet:
        if vessel.people == people:
            one.supply += vessel.armies
            send_home(p, vessel.hostages)
    p.fleet = [vessel for vessel in p.fleet if vessel.people != people]
