"""What is on the board while something is told."""

from manawell.games.athlas import GAME
from manawell.games.athlas.events import Attacked, UnitDied, UnitMoved, UnitPushed
from manawell.games.athlas.information.view import BUSY_PHASE, View
from manawell.kernel.camera import Camera
from manawell.kernel.event import Event
from manawell.kernel.journal import SPECTATOR
from tests.athlas.table import Table, battle


def frames(table: Table, *moves: str) -> list[tuple[Event, View]]:
    camera = Camera(GAME, table.state, SPECTATOR)
    table.play(*moves)
    return [(event, view) for event, view in camera.frames]


def at(view: View, name: str) -> tuple[int, int] | None:
    return next(((unit.q, unit.r) for unit in view.board.units if unit.name == name), None)


def test_a_unit_stands_where_it_is_told_to_have_gone() -> None:
    told = frames(battle("g1.1 0,3; s1.1 5,-5"), "act g1.1", "walk 0,4")
    assert next(at(view, "g1.1") for event, view in told if isinstance(event, UnitMoved)) == (0, 4)
    table = battle("g1.1 -5,5; s1.1 0,0", silver=["G01"], stacks=("D05", ""), relics={"centre": "0,-5"})
    told = frames(table, "play D05 @now", "unit s1.1", "toward E")
    assert next(at(view, "s1.1") for event, view in told if isinstance(event, UnitPushed)) == (1, 0)


def test_life_is_lost_with_the_attack_and_the_dead_are_gone_when_it_is_told() -> None:
    table = battle("g1.1 0,4; s1.1 -1,4; s1.2 5,-5", silver=["G02"], pools={"s1": 1})
    told = frames(table, "act g1.1", "use E08 s1.1")
    views = {type(event): view for event, view in told}
    assert views[Attacked].board.pools[4] == 0
    assert at(views[Attacked], "s1.1") == (-1, 4)
    assert at(views[UnitDied], "s1.1") is None
    assert views[UnitDied].board.pools[4] == 12


def test_in_the_middle_of_a_move_nothing_is_asked() -> None:
    table = battle("g1.1 0,4; s1.1 -1,4; s1.2 5,-5", silver=["G02"], pools={"s1": 1})
    for event, view in frames(table, "act g1.1", "use E08 s1.1"):
        if isinstance(event, UnitDied):
            assert view.phase == BUSY_PHASE
            assert GAME.prompt(view) is None
