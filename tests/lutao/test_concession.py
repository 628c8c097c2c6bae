"""A player gives up, and the table goes on without him (LUT-4.12)."""

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.events import Conceded, Eliminated
from manawell.kernel.match import Match, replay
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from tests.lutao.table import Table, table

THREE = "elves shapeshifters orcs"
LANDS = "A NUR1 4; A CAN1 2; B NUR2 2; B RHU1 3; C SIG1 3"


def three(armies: str = LANDS, **more: object) -> Table:
    return table(armies, peoples=THREE, **more)  # type: ignore[arg-type]


def give_up(field: Table, letter: str) -> Table:
    assert field.state.concede("ABC".index(letter))
    return field


@pytest.mark.rule("LUT-4.12", "LUT-4.11")
def test_armies_go_home_and_provinces_are_empty() -> None:
    field = give_up(three(cities="RHU1", ships="NUR2 SE", hands={"B": "lightning"}), "B")
    assert (field.at("NUR2"), field.at("RHU1"), field.people("B").supply, field.order) == ("empty", "empty", 50, "AC")
    assert (field.hand("B"), field.ships("NUR2"), field.asks) == ([], ["SE"], ("move", "A"))
    assert [event.people for event in field.happened(Eliminated)] == ["shapeshifters"]


@pytest.mark.rule("LUT-4.12")
def test_attackers_walk_in_where_the_enemy_has_left() -> None:
    field = three().play("move NUR1", "to NUR2", "take 3")
    assert field.at("NUR2") == "B2<A3"
    assert give_up(field, "B").at("NUR2") == "A3"


@pytest.mark.rule("LUT-4.12")
@pytest.mark.parametrize(("letter", "left"), [("A", "B2"), ("B", "A3")])
def test_the_other_side_of_a_battle_has_won(letter: str, left: str) -> None:
    field = three().play("move NUR1", "to NUR2", "take 3", "end")
    assert field.asks == ("return", "A")
    assert give_up(field, letter).at("NUR2") == left
    assert field.asks == (("move", "B") if letter == "A" else ("form", "A"))


@pytest.mark.rule("LUT-4.12")
def test_the_next_people_has_its_turn() -> None:
    assert give_up(three(), "A").asks == ("move", "B")
    assert give_up(three(active="B"), "A").asks == ("move", "B")
    assert give_up(three(active="B"), "B").asks == ("move", "C")


@pytest.mark.rule("LUT-4.12", "LUT-21.5")
def test_the_others_are_still_asked_in_the_first_window() -> None:
    hands = {"B": "lightning", "C": "lightning"}
    field = three(step="after_placement", hands=hands)
    assert field.asks == ("window-w1", "B")
    assert give_up(field, "A").asks == ("window-w1", "B")
    assert field.play("pass").asks == ("window-w1", "C")


@pytest.mark.rule("LUT-4.12", "LUT-17.1")
def test_control_of_the_city_ends() -> None:
    field = three("A NUR1 2; B LUT0 8; C SIG1 1", controller="B 2", golems={"LUT0": 0})
    give_up(field, "B")
    assert (field.view().controller, field.at("LUT0")) == (None, "empty")


@pytest.mark.rule("LUT-4.12", "LUT-4.11")
def test_who_is_left_alone_has_won() -> None:
    field = give_up(three(), "C")
    outcome = give_up(field, "A").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "concession")


@pytest.mark.rule("LUT-4.12")
def test_who_is_out_already_can_give_up_no_more() -> None:
    field = give_up(give_up(three(), "B"), "B")
    assert (len(field.happened(Conceded)), field.order, field.asks) == (2, "AC", ("move", "A"))


@pytest.mark.rule("LUT-4.12", "LUT-3.3")
def test_during_the_set_up_he_leaves_when_the_first_round_begins() -> None:
    field = Table(GAME.new(GAME.settle({"players": "3"}), rng_from(b"leaver")))
    give_up(field, "B")
    assert field.asks == ("choose", "A")
    while field.asks[0] in ("choose", "moon"):
        assert field.asks[1] != "B"
        field.play(field.legal[0])
    assert ("B" in field.order, field.people("B").out, field.view().round) == (False, True, 1)


@pytest.mark.rule("LUT-4.12")
def test_a_record_tells_who_gave_up_and_when() -> None:
    match = Match(GAME, {"players": "3"}, Seal("concession"))
    for _ in range(12):
        match.play_move(match.state.moves()[0])
    match.resign(1)
    for _ in range(6):
        match.play_move(match.state.moves()[0])
    assert match.moves[12] == "concede 1"
    again = replay(match.record(with_seed=True))
    assert (again.moves, again.view(-2)) == (match.moves, match.view(-2))
    match.undo(6)
    assert (match.moves[-1], match.deciders[-1]) == ("concede 1", 1)
