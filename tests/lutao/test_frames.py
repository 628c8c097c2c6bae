"""What is on the map while something is told."""

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.events import ArmiesMoved, LandLaid, PeopleShown, ProvinceConquered, RoundBegun, TrapSprung
from manawell.games.lutao.information.view import BUSY_PHASE, View
from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel.camera import Camera
from manawell.kernel.event import Event
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.rng import rng_from
from tests.lutao.table import table


def frames(state: Lutao, *moves: str) -> list[tuple[Event, View]]:
    camera = Camera(GAME, state, SPECTATOR)
    for move in moves:
        state.play(GAME.read(state, state.actor, move))
    return [(event, view) for event, view in camera.frames]


def held(view: View, province: str) -> tuple[int | None, int, int]:
    """Owner, armies, attackers."""
    return next((one.owner, one.armies, one.attackers) for one in view.provinces if one.id == province)


@pytest.mark.parametrize(
    ("goal", "there", "after"),
    [("NUR2", (0, 3, 0), (0, 3, 0)), ("NUR3", (1, 2, 2), (1, 2, 2)), ("ILA2", (0, 2, 0), (0, 2, 0))],
)
def test_armies_stand_where_they_are_told_to_have_gone(
    goal: str, there: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    field = table("A NUR1 3; A NUR2 1; B NUR3 2; B CAN1 1")
    told = frames(field.state, "move NUR1", f"to {goal}", "take 2")
    views = {type(event): view for event, view in told}
    assert (held(views[ArmiesMoved], goal), held(views[ArmiesMoved], "NUR1")) == (there, (0, 1, 0))
    assert held(field.view(), goal) == after
    assert all(held(view, goal) == after for view in [views.get(ProvinceConquered)] if view is not None)


def test_a_trap_awaits_armies_that_have_come() -> None:
    field = table(
        "A NUR1 3; B SIG2 4", peoples="elves giants", runes="traps ghosts", traps=["NUR3"], order="BA", active="B"
    )
    told = frames(field.state, "move SIG2", "to NUR3", "take 1")
    views = {type(event): view for event, view in told}
    assert held(views[ArmiesMoved], "NUR3") == (1, 1, 0)
    assert held(views[TrapSprung], "NUR3") == (None, 0, 0)
    assert held(field.view(), "NUR3") == (None, 0, 0)


def test_peoples_are_shown_one_after_the_other() -> None:
    state = GAME.new(GAME.settle({"players": "2"}), rng_from(b"shown"))
    state.play(state.moves()[0])
    told = [(event, view) for event, view in frames(state, GAME.text_of(state, state.moves()[0]))]
    shown = [view for event, view in told if isinstance(event, PeopleShown)]
    assert [[one.card is not None for one in view.peoples] for view in shown] == [[True, False], [True, True]]
    assert [view.people_stack for view in shown] == [(), ()]
    assert next(view.step for event, view in told if isinstance(event, RoundBegun)) == "placing"


def test_the_next_land_is_hidden_until_it_is_turned_up() -> None:
    state = GAME.new(GAME.settle({"players": "2", "board": "strategic"}), rng_from(b"lands"))
    for _ in range(2):
        state.play(state.moves()[0])
    told = frames(state, GAME.text_of(state, state.moves()[0]))
    laid, turned_up = next(view for event, view in told if isinstance(event, LandLaid)), told[-1][1]
    assert (laid.phase, laid.stack, len(turned_up.stack)) == (BUSY_PHASE, (), 1)
    assert laid.hidden_lands == turned_up.hidden_lands + 1
