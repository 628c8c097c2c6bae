"""Somebody gives up while armies are under way or fight (LUT-4.12)."""

import pytest

from manawell.games.lutao.components.tables import PROVINCE_OF
from tests.lutao.leaving import ALL, CALM, give_up, left_over, three
from tests.lutao.table import table, whole

# Armies under way.


@pytest.mark.rule("LUT-4.12", "LUT-20.9")
def test_armies_that_have_come_to_attack_go_home_with_their_hostages() -> None:
    field = three("A NUR1 6 h B2; A CAN1 1; B NUR2 2; B NUR3 1; C SIG1 3", runes="enslavement wrath ghosts")
    field.play("move NUR1", "to NUR2", "take 2+2", "move NUR1", "to NUR3", "take 1")
    assert (field.at("NUR2"), field.at("NUR3")) == ("B2<A2", "B1<A1")
    give_up(field, "A")
    assert (field.at("NUR2"), field.at("NUR3"), field.people("A").supply) == ("B2", "B1", ALL)
    assert (field.people("B").supply, left_over(field)) == (ALL - 3, CALM)


@pytest.mark.rule("LUT-4.12", "LUT-7.10")
def test_who_leaves_one_of_two_battles_leaves_nothing_of_the_other() -> None:
    field = three("A NUR1 6; A CAN1 1; B NUR2 2; C NUR3 1; C SIG1 3")
    field.play("move NUR1", "to NUR2", "take 2", "move NUR1", "to NUR3", "take 2", "end", "fight NUR2")
    assert [arrival.province for arrival in field.view().arrivals] == ["NUR2", "NUR3"]
    give_up(field, "A")
    assert (field.at("NUR2"), field.at("NUR3"), left_over(field)) == ("B2", "C1", CALM)


@pytest.mark.rule("LUT-4.12", "LUT-8.3", "LUT-20.9")
def test_armies_and_hostages_aboard_go_home() -> None:
    field = three(
        "A NUR2 5 h B2; B SIG1 1; C RHU1 1", runes="enslavement wrath ghosts", ships="NUR2 SE", sticks={"A": 4}
    )
    field.play("sail NUR2 SE", "take 3+2")
    assert field.asks == ("course", "A")
    give_up(field, "A")
    assert (field.people("A").supply, field.people("B").supply, left_over(field)) == (ALL, ALL - 1, CALM)
    assert (field.ships("NUR2"), field.asks) == (["SE"], ("move", "B"))


@pytest.mark.rule("LUT-4.12", "LUT-8.14")
def test_ships_that_have_sailed_may_sail_for_whoever_comes() -> None:
    field = three("A NUR2 5; B SIG1 1; C RHU1 1", ships="NUR2 SE", sticks={"A": 4})
    field.play("sail NUR2 SE", "take 3", "land SIG4 NW")
    assert left_over(field)[-2] == ["NW"]
    assert (left_over(give_up(field, "A")), field.ships("SIG4")) == (CALM, ["NW"])


@pytest.mark.rule("LUT-4.12", "LUT-20.7f", "LUT-20.9")
def test_a_ship_at_sea_is_lost_and_its_armies_go_home_once() -> None:
    field = table(
        "A ILA2 4 h B2; B SIG4 2; B CAN1 1; C RHU1 1",
        peoples="elves shapeshifters giants",
        runes="enslavement plagues ghosts",
        ships="ILA2 E",
        sticks={"A": 9},
        piles={"A": whole("HHHM"), "B": whole("MMM")},
    ).play("sail ILA2 E", "take 3+2", "land SIG4 NE", "end", "return miss", "return miss", "take 0", "row 2", "end")
    while field.asks != ("move", "A"):
        field.play("end" if "end" in field.legal else field.legal[0])
    field.play("sail ship 1")
    assert field.asks == ("course", "A")
    give_up(field, "A")
    assert (field.people("A").supply, field.people("B").supply, field.view().fleet) == (ALL, ALL - 1, ())
    assert left_over(field) == CALM


@pytest.mark.rule("LUT-4.12", "LUT-7.6")
@pytest.mark.parametrize(("left", "other"), [("NUR2", "NUR3"), ("NUR3", "NUR2")])
@pytest.mark.parametrize("armies", [1, 2])
def test_who_walks_in_has_moved(left: str, other: str, armies: int) -> None:
    """One army is as good as many, and only those that faced the leaver walk in."""
    field = three(f"A NUR1 6; B {left} 2; C {other} 1; C SIG1 3")
    field.play("move NUR1", f"to {left}", f"take {armies}", "move NUR1", f"to {other}", "take 2")
    assert (give_up(field, "B").at(left), field.at(other)) == (f"A{armies}", "C1<A2")
    assert [arrival.province for arrival in field.view().arrivals] == [other]
    assert field.legal_with("move") == ["move NUR1"]


@pytest.mark.rule("LUT-4.12", "LUT-20.9b")
def test_hostages_walk_in_with_their_keepers() -> None:
    field = three("A NUR1 4 h C2; B NUR2 2; C SIG1 3", runes="enslavement wrath ghosts")
    field.play("move NUR1", "to NUR2", "take 3+2")
    assert give_up(field, "B").at("NUR2") == "A3"
    assert field.state.hostages == {4 * PROVINCE_OF["NUR2"] + 2: 2}


@pytest.mark.rule("LUT-4.12", "LUT-9.1")
def test_battles_that_are_still_to_be_fought_are_won_without_a_fight() -> None:
    field = three("A NUR1 6; B NUR2 2; C NUR3 1; C SIG1 3")
    field.play("move NUR1", "to NUR2", "take 2", "move NUR1", "to NUR3", "take 2", "end")
    assert (field.asks, field.legal) == (("combat", "A"), ["fight NUR2", "fight NUR3"])
    assert give_up(field, "B").at("NUR2") == "A2"
    assert (field.view().battle is not None, field.at("NUR3")) == (True, "C1<A2")


@pytest.mark.rule("LUT-4.12", "LUT-9.1", "LUT-10.1")
@pytest.mark.parametrize(("left", "other"), [("NUR2", "NUR3"), ("NUR3", "NUR2")])
def test_who_has_walked_in_while_fighting_may_still_form_up(left: str, other: str) -> None:
    field = three(f"A NUR1 6; B {left} 2; C {other} 1; C SIG1 3")
    field.play("move NUR1", f"to {left}", "take 2", "move NUR1", f"to {other}", "take 2", "end", f"fight {other}")
    give_up(field, "B")
    province = next(one for one in field.view().provinces if one.id == left)
    assert (field.at(left), province.moved, field.at(other)) == ("A2", 0, "C1<A2")


# Battles.


@pytest.mark.rule("LUT-4.12", "LUT-19.1e", "LUT-9.13")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_cards_of_a_battle_go_to_the_discards_of_whom_they_belong_to(letter: str) -> None:
    """The Bards have given a Hero strike, the Druids still hold their cards."""
    field = table(
        "A NUR1 4; A CAN1 2; B NUR2 2; B RHU1 3; C SIG1 3",
        peoples="bards druids orcs",
        piles={"A": whole("XHMSM"), "B": whole("MMM")},
    ).play("move NUR1", "to NUR2", "take 3", "end", "return miss", "give hero")
    assert field.asks == ("return", "B")
    give_up(field, letter)
    assert field.view().battle is None
    assert (field.discards("A"), field.discards("B")) == ("MHXS", "MMM")


@pytest.mark.rule("LUT-4.12", "LUT-19.1e")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_a_card_given_to_the_attacker_returns_to_defending_bards(letter: str) -> None:
    field = table(
        "A NUR1 4; A CAN1 2; B NUR2 2; B RHU1 3; C SIG1 3",
        peoples="druids bards orcs",
        piles={"A": whole("MMMM"), "B": whole("XMMSM")},
    ).play("move NUR1", "to NUR2", "take 3", "end", "return miss", "give hero")
    assert field.asks == ("return", "A")
    give_up(field, letter)
    assert (field.discards("A"), field.discards("B")) == ("MMMM", "MXS")


@pytest.mark.rule("LUT-4.12", "LUT-11.2")
def test_golems_stay_where_the_attacker_has_left() -> None:
    field = three("A LUT1 4; B RHU1 3; C SIG1 3").play("move LUT1", "to LUT2", "take 3", "end")
    assert (field.asks, field.at("LUT2")) == (("return", "A"), "golems 2<A3")
    give_up(field, "A")
    assert (field.at("LUT2"), field.people("A").supply, field.asks) == ("golems 2", ALL, ("move", "B"))


@pytest.mark.rule("LUT-4.12", "LUT-11.2")
@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_golems_fight_on_without_their_commander_but_not_without_an_enemy(letter: str) -> None:
    field = three(
        "A LUT0 3; B LUT2 3; B BEL1 1; C SIG1 1", step="forming", controller="A 3", golems={"LUT1": 0, "LUT7": 0}
    ).play("end", "golems LUT2", "from LUT3")
    assert field.asks == ("return", "B")
    give_up(field, letter)
    assert (field.view().battle is None) == (letter == "B")
    assert field.at("LUT2") == ("golems 2" if letter == "B" else "B3")
    assert field.asks == (("golems", "A") if letter == "B" else ("return", "B"))


@pytest.mark.rule("LUT-4.12", "LUT-21.5")
def test_the_window_of_a_battle_closes_with_it() -> None:
    hands = {"A": "strength", "B": "strength"}
    field = three(hands=hands).play("move NUR1", "to NUR2", "take 3", "end", "pass")
    assert field.asks == ("window-w4", "B")
    give_up(field, "B")
    assert (field.asks, field.play("pass").at("NUR2")) == (("window-w7", "A"), "A3")


# Golems and the Assassin.


@pytest.mark.rule("LUT-4.12", "LUT-11.3")
def test_golems_that_were_to_attack_are_commanded_elsewhere() -> None:
    field = three("A LUT0 3; B LUT2 3; B BEL1 1; C LUT4 1; C SIG1 1", step="forming", controller="A 3").play(
        "end", "golems LUT2", "from LUT3"
    )
    assert give_up(field.copy(), "C").asks == field.asks == ("golem-from", "A")
    assert left_over(give_up(field.copy(), "A")) == CALM
    give_up(field, "B")
    assert (field.asks, field.view().commands) == (("golems", "A"), 2)
    assert (field.view().sources, field.view().goal) == ((), None)


@pytest.mark.rule("LUT-4.12", "LUT-20.3", "LUT-20.1")
def test_an_assassin_of_the_moons_is_not_asked_when_they_have_turned() -> None:
    runes = "flying wrath moons=traps,choice,assassin"
    field = three(step="lurking", runes=runes)
    assert field.asks == ("kill", "C")
    assert give_up(field, "B").asks == ("move", "A")


@pytest.mark.rule("LUT-4.12", "LUT-20.1a")
def test_the_assassin_is_asked_once_for_whoever_is_next() -> None:
    field = three(step="lurking", runes="flying wrath assassin")
    assert (field.asks, field.legal) == (("kill", "C"), ["pass", "kill CAN1", "kill NUR1"])
    give_up(field, "A")
    assert (field.asks, field.legal) == (("kill", "C"), ["pass", "kill RHU1", "kill NUR2"])
    assert field.play("pass").asks == ("move", "B")


@pytest.mark.rule("LUT-4.12", "LUT-20.9d")
def test_who_leaves_gives_no_hostages_up() -> None:
    field = three("A NUR1 4; B NUR2 2 h C1; C SIG1 3", runes="flying enslavement ghosts", hands={"A": "lightning"})
    assert field.play("play lightning", "at NUR2").asks == ("give-up", "B")
    assert (give_up(field, "B").asks, field.at("NUR2")) == (("move", "A"), "empty")


@pytest.mark.rule("LUT-4.12", "LUT-19.1e", "LUT-21.5")
def test_cards_are_put_away_before_the_last_window_of_a_battle() -> None:
    field = table(
        "A NUR1 4; A CAN1 2; B NUR2 2; B RHU1 3; C SIG1 3",
        peoples="druids bards orcs",
        piles={"A": whole("MMMM"), "B": whole("XMMSM")},
        hands={"A": "resurrection"},
    ).go("move NUR1", "to NUR2", "take 3", "end", "return miss", "give hero")
    assert field.asks == ("return", "A")
    assert give_up(field, "B").asks == ("window-w7", "A")
