"""What a legal move means on the map, so that a client need not know it: battles, and the routes of ships."""

import msgspec

from manawell.games.lutao.components.codes import edge_of
from manawell.games.lutao.components.tables import COORDINATES, GOLEMS, LUTAO, NONE
from manawell.games.lutao.odds import battle_after, is_defended
from manawell.games.lutao.rules.actions import LAND, MOVE_FROM, TO, VIA, kind_of, one_of, two_of
from manawell.games.lutao.rules.entering import destinations, most_to_move
from manawell.games.lutao.rules.sea import course_to, price, sticks_of
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import FORMING, GOLEM_FROM, MOVE_TO


class Hex(msgspec.Struct, frozen=True):
    """A hex of the sea."""

    q: int
    r: int


class Details(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything else is nothing, and left out."""

    attacks: bool = False
    """It leads into a battle; of a province that armies may leave: from there they could attack."""
    rests: bool = False
    """In that battle the power of the attacking people does not work (LUT-9.5)."""
    most: int = 0
    """How many armies may go there."""
    sticks: int = 0
    """What the route costs."""
    stock: int = 0
    """The sticks that may pay for it (LUT-20.10c)."""
    route: tuple[Hex, ...] = ()
    """The hexes of the route, in order."""


def details(p: Lutao, move: int) -> Details | None:
    kind = kind_of(move)
    if kind == MOVE_FROM and p.step != FORMING:
        return _departure(p, one_of(move))
    if kind in (LAND, VIA):
        return _voyage(p, move)
    province = battle_after(p, move)
    most = most_to_move(p, p.who, p.source, one_of(move)) if kind == TO and p.phase == MOVE_TO else 0
    if province == NONE and most == 0:
        return None
    return Details(attacks=province != NONE, rests=_rests(p, province), most=most)


def _departure(p: Lutao, province: int) -> Details | None:
    attacks = any(is_defended(p, other) for other in destinations(p, p.who, province))
    return Details(attacks=True) if attacks else None


def _voyage(p: Lutao, move: int) -> Details:
    lands = kind_of(move) == LAND
    province = one_of(move) if lands else NONE
    goal = p.chart.shores[edge_of(province, two_of(move))] if lands else one_of(move)
    route = course_to(p, goal)
    battle = battle_after(p, move)
    return Details(
        attacks=battle != NONE,
        rests=_rests(p, battle),
        sticks=price(p, len(route)),
        stock=sticks_of(p, p.who, province),
        route=tuple(Hex(*COORDINATES[spot]) for spot in route),
    )


def _rests(p: Lutao, province: int) -> bool:
    """In battles with golems no power works anyway, which nobody needs to be told."""
    if p.phase == GOLEM_FROM or province < LUTAO or p.owner[province] == GOLEMS:
        return False
    return not p.peoples[p.who].people_artefact
