"""Gaining, losing and borrowing peoples and runes; the Moons (LUT-19.8, 20.3, 20.6, 20.9, 20.11, 22.27)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.codes import hostage_people, hostage_province, is_with_attackers
from manawell.games.lutao.components.tables import (
    ENSLAVEMENT,
    MOONS,
    NONE,
    PEOPLES,
    RUNES,
    SHAPESHIFTERS,
    TRAPS,
    WISDOM,
)
from manawell.games.lutao.rules.holdings import send_home
from manawell.games.lutao.rules.piles import check_limit, draw_people, draw_rune, gain_spells
from manawell.games.lutao.rules.powers import name_of, rune_now
from manawell.games.lutao.state import TO_ASSIGN_MOON, Pending, Position


def borrow(p: Position, people: int) -> None:
    """The Shapeshifters turn up a people, the old one goes to the bottom (LUT-19.8a, 19.8c, 19.8d)."""
    one = p.peoples[people]
    if one.card != SHAPESHIFTERS:
        return
    card = draw_people(p)
    if card == NONE:
        return
    if one.borrowed != NONE:
        p.people_bottom = p.people_bottom + [one.borrowed]
    one.borrowed = card
    one.gave = False
    one.stole = False
    if p.journal is not None:
        p.journal.tell(events.PowerBorrowed(name_of(p, people), PEOPLES[card]))


def draw_moons(p: Position, people: int) -> None:
    """As many runes as there are places, to be assigned (LUT-20.3a)."""
    runes = sorted([draw_rune(p) for _ in p.order])
    if p.journal is not None:
        p.journal.tell(events.MoonsDrawn(name_of(p, people), tuple([RUNES[rune] for rune in runes])))
    p.pending.append(moons_to_assign(people, runes))


def moons_to_assign(people: int, runes: list[int]) -> Pending:
    pending = Pending(TO_ASSIGN_MOON, people)
    pending.cards = runes
    return pending


def assign_moon(p: Position, people: int, rune: int, runes: list[int]) -> None:
    """The next place gets a rune; the last one takes what is left."""
    one = p.peoples[people]
    left = runes[:]
    left.remove(rune)
    one.moons = one.moons + [rune]
    _tell_moon(p, people)
    if len(left) == 1:
        one.moons = one.moons + left
        _tell_moon(p, people)
        gain_rune(p, people, rune_now(p, people))
    else:
        p.pending.insert(0, moons_to_assign(people, left))


def _tell_moon(p: Position, people: int) -> None:
    if p.journal is not None:
        moons = p.peoples[people].moons
        p.journal.tell(events.MoonAssigned(name_of(p, people), len(moons), RUNES[moons[-1]]))


def runes_now(p: Position) -> list[int]:
    """By people: its rune, to be compared after the order has changed."""
    return [rune_now(p, people) for people in range(len(p.peoples))]


def turn_moons(p: Position, before: list[int]) -> None:
    """A change of places may bring another rune of the Moons (LUT-20.3b, 20.3d)."""
    for people in p.order:
        turn_moon(p, people, before[people])


def turn_moon(p: Position, people: int, before: int) -> None:
    now = rune_now(p, people)
    if now == before:
        return
    if p.journal is not None:
        p.journal.tell(events.MoonTurned(name_of(p, people), RUNES[now]))
    lose_rune(p, people, before)
    gain_rune(p, people, now)


def gain_rune(p: Position, people: int, rune: int) -> None:
    """Wisdom gives a card (LUT-20.11d), at the start two (LUT-20.3d, 20.11a)."""
    if rune == MOONS:
        draw_moons(p, people)
    elif rune == WISDOM and not p.peoples[people].banned:
        gain_spells(p, people, 1 if p.round > 0 else 2, "wisdom")
        check_limit(p, people)


def lose_rune(p: Position, people: int, rune: int) -> None:
    """Traps vanish, hostages go home (LUT-20.6g, 20.9g)."""
    if rune == TRAPS:
        p.traps = []
        p.sprung = False
    elif rune == ENSLAVEMENT:
        _free_all(p, people)


def _free_all(p: Position, people: int) -> None:
    captives = [0, 0, 0, 0]
    for key in sorted(p.hostages):
        keeper = p.order[p.turn] if is_with_attackers(key) else p.owner[hostage_province(key)]
        if keeper == people:
            captives[hostage_people(key)] += p.hostages[key]
            del p.hostages[key]
    fleet = []
    for vessel in p.fleet:
        if vessel.people == people:
            captives = [one + two for one, two in zip(captives, vessel.hostages, strict=True)]
        mine = vessel.people == people
        fleet.append(vessel.with_aboard(vessel.armies, [0, 0, 0, 0]) if mine else vessel)
    p.fleet = fleet
    send_home(p, captives)
