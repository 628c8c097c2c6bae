"""Moves of the movement and formation steps: armies on land and aboard ships."""

from manawell.games.lutao import events
from manawell.games.lutao.components.codes import edge_of, edge_province, ship_at_sea
from manawell.games.lutao.components.tables import NONE, PROVINCES
from manawell.games.lutao.rules.asking import pick, tell_pick
from manawell.games.lutao.rules.entering import enter, leave
from manawell.games.lutao.rules.holdings import share_out
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.rules.sea import boarding_spans, choose_ship, clear_voyage, declare_leg
from manawell.games.lutao.rules.spells import choose_place
from manawell.games.lutao.state import (
    ABOARD,
    ASHORE,
    BY_SHIP,
    COURSE,
    FORM,
    MOVE_COUNT,
    MOVE_TO,
    TELEPORT_TO,
    Group,
    Position,
)
from manawell.kernel.journal import only


def take_from(p: Position, province: int, _two: int) -> None:
    pick(p, province)
    p.phase = MOVE_TO


def take_to(p: Position, province: int, _two: int) -> None:
    if p.phase == TELEPORT_TO:
        choose_place(p, p.casts[-1], province)
        return
    p.goal = province
    p.phase = MOVE_COUNT
    tell_pick(p, province)


def sail(p: Position, province: int, direction: int) -> None:
    pick(p, province)
    choose_ship(p, edge_of(province, direction))


def sail_on(p: Position, place: int, _two: int) -> None:
    choose_ship(p, ship_at_sea(place))
    tell_pick(p, p.fleet[place].goal)


def steer(p: Position, spot: int, _two: int) -> None:
    p.route = p.route + [spot]
    if p.journal is not None:
        p.journal.tell(events.CourseSet(name_of(p, p.who), len(p.route)), only(p.actor))


def land(p: Position, province: int, direction: int) -> None:
    declare_leg(p, p.who, edge_of(province, direction))


def anchor(p: Position, _one: int, _two: int) -> None:
    if p.journal is not None:
        p.journal.tell(events.ShipAnchored(name_of(p, p.who), PROVINCES[edge_province(p.source)], p.aboard))
    province, armies, captives = edge_province(p.source), p.aboard, p.captives
    clear_voyage(p)
    _step_ashore(p, province, armies, captives)
    p.phase = FORM


def _step_ashore(p: Position, province: int, armies: int, captives: list[int]) -> None:
    """Armies leave a ship at an own province; a trap may lie there (LUT-20.6b)."""
    enter(p, p.who, province, armies, captives, Group(province, BY_SHIP, NONE, armies, []))


def sail_onward(p: Position, _one: int, _two: int) -> None:
    p.phase = ASHORE
    tell_pick(p, edge_province(p.source))


def go_aboard(p: Position, number: int, hostages: int) -> None:
    captives = leave(p, edge_province(p.source), number, hostages)
    p.aboard += number
    p.captives = [one + two for one, two in zip(p.captives, captives, strict=True)]
    p.phase = COURSE
    if p.journal is not None:
        p.journal.tell(events.ShipBoarded(name_of(p, p.who), PROVINCES[edge_province(p.source)], number), only(p.actor))


def leave_ship(p: Position, number: int, hostages: int) -> None:
    province = edge_province(p.source)
    captives = share_out(p, p.captives, hostages)
    p.captives = [one - two for one, two in zip(p.captives, captives, strict=True)]
    p.aboard -= number
    if p.journal is not None:
        p.journal.tell(events.ShipAnchored(name_of(p, p.who), PROVINCES[province], number))
    if number > 0:
        _step_ashore(p, province, number, captives)
    if p.aboard == 0 and len(boarding_spans(p, province)) == 1:
        clear_voyage(p)  # a trap took the army that would have stayed
        p.phase = FORM
    else:
        p.phase = ABOARD
