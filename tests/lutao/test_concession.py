"""A player resigns, and the game goes on without them (LUT-4.12)."""

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import ARMIES_OF, PEOPLES
from manawell.games.lutao.events import Conceded, Eliminated
from manawell.kernel.match import Match
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.table.entries import TakeBack
from manawell.table.record import record_match, replay
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
    again = replay(record_match(match, with_seed=True))
    assert (again.match.moves, again.view(-2)) == (match.moves, match.view(-2))
    again.add(TakeBack(13))
    assert (again.match.moves[-1], again.match.deciders[-1]) == ("concede 1", 1)


def sound(field: Table) -> Table:
    """Loading counts every card, so nothing was lost or doubled."""
    return Table(GAME.load(GAME.save(field.state)))


@pytest.mark.rule("LUT-4.12", "LUT-4.2", "LUT-22.16", "LUT-22.17")
@pytest.mark.parametrize("spell", ["new_blood", "rune_shift"])
def test_a_spell_whose_caster_gives_up_while_it_waits_is_discarded(spell: str) -> None:
    field = three(hands={"A": spell}, runes="flying wrath ghosts").play(f"play {spell}")
    assert field.asks == ("keep-card", "A")
    give_up(field, "A")
    assert field.view().spell_discards[SPELLS.index(spell)] == 1
    assert sound(field).asks == ("move", "B")


@pytest.mark.rule("LUT-4.12", "LUT-21.14")
@pytest.mark.parametrize("drawn", [(0, 0), (2, 2)])
def test_a_people_that_is_being_changed_leaves_with_its_old_card(drawn: tuple[int, int]) -> None:
    """Whether its card was drawn again or lies in the stack, nobody else can draw it."""
    field = three(hands={"A": "new_blood"}).chance(*drawn).play("play new_blood")
    field.state.rng = rng_from(b"afterwards")
    give_up(field, "A")
    elves = PEOPLES.index("elves")
    assert field.people("A").card == elves
    assert elves not in field.state.people_stack + field.state.people_bottom
    sound(field)


@pytest.mark.rule("LUT-4.12", "LUT-20.2", "LUT-4.1")
def test_ghosts_of_whoever_gives_up_go_home() -> None:
    field = table("A NUR1 4; B NUR2 1; B SIG1 1", runes="wrath ghosts", cities="NUR2")
    field.play("move NUR1", "to NUR2", "take 3", "end").play("yes")
    assert field.view().battle is not None
    give_up(field, "B")
    assert field.over
    assert field.people("B").supply == ARMIES_OF[2]
    sound(field)


@pytest.mark.rule("LUT-4.12", "LUT-20.3", "LUT-21.13")
def test_in_the_midst_of_a_move_what_the_moons_bring_waits_for_its_end() -> None:
    """A gives up, so C moves up a place, where its Moons hold Wisdom, and draws an eighth card."""
    hands = {"C": "levy levy storm storm famine lightning lightning"}
    field = give_up(three(active="B", runes="flying wrath moons=traps,wisdom,ghosts", hands=hands), "A")
    assert (field.asks, len(field.hand("C"))) == (("move", "B"), 8)
    assert sound(field).play("end").asks == ("surplus", "C")


@pytest.mark.rule("LUT-4.12", "LUT-20.9")
def test_a_finished_game_can_be_loaded_whoever_gave_up_last() -> None:
    for leavers in ("AB", "BA", "AC", "CA", "BC", "CB"):
        for active in "ABC":
            field = three(active=active)
            for letter in leavers:
                give_up(field, letter)
            assert sound(field).over
