"""A battle: how it begins, its two sides, and who is left."""

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import NONE, PROVINCES
from manawell.games.lutao.rules.hits import pieces
from manawell.games.lutao.rules.powers import name_of, power_in_battle
from manawell.games.lutao.state import Battle, Position


def begin_battle(p: Position, province: int, attacker: int, golems: int = 0) -> None:
    """B1: a contested province is picked, or golems attack (LUT-9.2)."""
    battle = Battle(province, attacker, p.owner[province])
    battle.golems = golems
    p.battle = battle
    if p.journal is not None:
        names = (name_of(p, attacker), name_of(p, p.owner[province]), PROVINCES[province])
        sizes = (pieces(p, battle, 0), pieces(p, battle, 1))
        p.journal.tell(events.BattleBegun(*names, *sizes, p.city[province]))


def side_of(battle: Battle, people: int) -> int:
    """The side that a people fights on, or NONE."""
    for side in (0, 1):
        if battle.sides[side].people == people:
            return side
    return NONE


def side_with(p: Position, battle: Battle, power: int) -> int:
    """The side whose power this is, if it is active; NONE if neither."""
    for side in (0, 1):
        if power_in_battle(p, battle, side) == power:
            return side
    return NONE


def winner_of(p: Position, battle: Battle) -> int:
    """The side that is left, or NONE."""
    for side in (0, 1):
        if pieces(p, battle, side) > 0:
            return side
    return NONE


def open_window(p: Position, window: int) -> None:
    p.window = window
    p.poll = 0
