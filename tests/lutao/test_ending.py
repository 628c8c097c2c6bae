"""How a game ends: the city, elimination, the last round (LUT-17, LUT-4.11, LUT-26)."""

from typing import Any

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.events import CityTaken, Eliminated, GameEnded, OrderSet, PointsCounted
from manawell.games.lutao.state import Vessel
from manawell.kernel.faults import BadOption
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from tests.lutao.table import Table, table

THREE = "elves shapeshifters orcs"


def last_turn(armies: str, **more: Any) -> Table:
    """The last of two peoples, B, ends its turn."""
    options: dict[str, Any] = {"peoples": "elves witches", "active": "B", "step": "forming", **more}
    field = table(armies, **options).play("end")
    while field.asks[0] in ("golems", "window-w8"):
        field.play("end" if field.asks[0] == "golems" else "pass")
    return field


def result(field: Table) -> tuple[tuple[int, ...], str] | None:
    return None if field.outcome is None else (field.outcome.winners, field.outcome.reason)


# The city of Lutao.


@pytest.mark.rule("LUT-17.2", "LUT-17.3", "LUT-1.2", "LUT-12.1")
@pytest.mark.parametrize(
    ("taken", "since", "wins"),
    [("", 3, False), ("", 2, False), ("", 1, True), ("Ap", 3, False), ("Ar", 2, True), ("Ap Ar", 3, True)],
)
def test_the_city_must_be_held_for_three_rounds_less_one_for_every_artefact(taken: str, since: int, wins: bool) -> None:
    """In round 3."""
    field = last_turn("A LUT0 3; A NUR1 1; B SIG1 1", controller=f"A {since}", taken=taken)
    assert result(field) == (((0,), "city") if wins else None)
    assert bool(field.happened(PointsCounted)) != wins


@pytest.mark.rule("LUT-17.2")
def test_artefacts_of_others_do_not_count() -> None:
    assert not last_turn("A LUT0 3; B SIG1 1", controller="A 2", taken="Bp Br").over


@pytest.mark.rule("LUT-17.2")
def test_nobody_wins_before_the_end_of_the_action_phase() -> None:
    field = table("A LUT0 3; A NUR1 1; B SIG1 1", peoples="elves witches", controller="A 1", taken="Ap Ar")
    field.play("end", "end")
    assert field.asks == ("move", "B")
    field.play("end", "end")
    assert field.happened(GameEnded) == [GameEnded((0,), "city", 3)]


@pytest.mark.rule("LUT-17.3", "LUT-17.1")
def test_with_both_artefacts_a_people_wins_in_the_round_of_the_conquest() -> None:
    field = table(
        "A SIG1 1; B LUT4 8; B NUR1 1", peoples="witches elves", golems={"LUT0": 0}, taken="Bp Br", active="B"
    )
    field.play("move LUT4", "to LUT0", "take 5", "end", "end")
    assert field.happened(CityTaken) == [CityTaken("elves", 3, 1)]
    assert result(field) == ((1,), "city")


@pytest.mark.rule("LUT-17.1")
def test_golems_and_emptiness_end_the_control() -> None:
    """An Assassin kills the last army in the city; A walks in again and starts over."""
    field = table(
        "A LUT0 1; A LUT1 3; B SIG1 1",
        peoples="elves witches",
        runes="wrath assassin",
        taken="Br",
        controller="A 2",
        step="lurking",
    )
    field.play("kill LUT0")
    assert (field.view().controller, field.view().since) == (None, 0)
    field.play("move LUT1", "to LUT0", "take 1")
    assert (field.view().controller, field.view().since) == (0, 3)


@pytest.mark.rule("LUT-16.1", "LUT-17.2", "LUT-17.3")
def test_ex_16_artefacts_and_victory() -> None:
    """EX-16: the city taken in round 5 with one artefact, the second one in round 6."""
    fifth = last_turn("A LUT0 5; A NUR1 1; B SIG1 1", round_=5, controller="A 5", taken="Ar")
    assert not fifth.over
    sixth = table(
        "A LUT0 5; A NUR1 1; B SIG1 1",
        peoples="elves witches",
        artefacts="1 2",
        golems={"LUT4": 0},
        taken="Ar",
        controller="A 5",
        round_=6,
    )
    sixth.play("move LUT0", "to LUT4", "take 2")
    assert sixth.people("A").people_artefact
    sixth.play("end", "end")
    if sixth.asks[0] == "golems":
        sixth.play("end")
    assert sixth.asks == ("move", "B")
    sixth.play("end", "end")
    assert result(sixth) == ((0,), "city")


@pytest.mark.rule("LUT-17.1", "LUT-17.2")
def test_ex_16_the_city_is_lost_after_the_own_turn() -> None:
    """EX-16, the other way: B conquers the city in round 6."""
    field = table(
        "A LUT0 1; A NUR1 1; B LUT1 8; B SIG1 1",
        peoples="shapeshifters elves",
        taken="Ap Ar",
        controller="A 5",
        round_=6,
        active="B",
        piles={"A": "MM", "B": "CMMM"},
    )
    field.play("move LUT1", "to LUT0", "take 7", "end", "return miss", "return miss", "end")
    while field.asks[0] == "golems":
        field.play("end")
    assert not field.over
    assert (field.view().controller, field.view().since) == (1, 6)
    assert [event.required for event in field.happened(CityTaken)] == [3]


# EX-27.


def attack_on_the_city(round_: int, a: str, attackers: str, **more: Any) -> Table:
    """The last people of three attacks A, who took the city in round 4."""
    field = table(
        "A LUT0 2; A LUT4 2; A NUR1 1; B SIG1 1; C LUT1 3; C RHU1 1",
        peoples="shapeshifters elves orcs",
        controller="A 4",
        round_=round_,
        active="C",
        piles={"A": a, "C": attackers},
        **more,
    )
    return field.play("move LUT1", "to LUT0", "take 2")


@pytest.mark.rule("LUT-4.4", "LUT-17.1", "LUT-17.2")
@pytest.mark.parametrize(("round_", "wins"), [(5, False), (6, True)])
def test_ex_27_a_beaten_off_attack(round_: int, wins: bool) -> None:
    """EX-27: the controller and the round of the conquest stay on record."""
    field = attack_on_the_city(round_, "HHM HHM", "MMM MMM", hands={"C": "firestorm lightning"})
    field.play("play firestorm")
    assert "at LUT0" not in field.legal
    field.play("at LUT4")
    assert (field.view().controller, field.view().since) == (0, 4)
    field.play("end").go("return miss", "return miss").pass_all()
    assert field.at("LUT0") == "A2"
    field.play("end").pass_all()
    assert (field.view().controller, field.view().since) == (0, 4)
    assert field.over == wins


@pytest.mark.rule("LUT-4.4", "LUT-17.1", "LUT-17.2")
def test_ex_27_nobody_is_left() -> None:
    """EX-27, the other way: the city is empty, later A walks in again and has held it for one round."""
    field = table(
        "A LUT0 2; A LUT4 2; A NUR1 1; C SIG1 1; B LUT1 3; B RHU1 1",
        peoples="shapeshifters elves orcs",
        controller="A 4",
        round_=6,
        order="BAC",
        active="B",
        piles={"A": "HHM", "B": "CCM"},
    )
    field.play("move LUT1", "to LUT0", "take 2", "end", "return miss", "return miss")
    assert (field.at("LUT0"), field.view().controller) == ("empty", None)
    field.play("end", "move LUT4", "to LUT0", "take 1")
    assert (field.view().controller, field.view().since) == (0, 6)
    field.play("end", "end")
    while field.asks[0] != "move":
        field.play("end")
    field.play("end", "end")
    assert not field.over


# Elimination.


@pytest.mark.rule("LUT-4.11")
def test_a_people_without_a_province_is_out_at_the_end_of_an_action_turn() -> None:
    field = table(
        "A NUR1 4; B NUR2 1; C SIG1 1",
        peoples=THREE,
        piles={"A": "HMMM", "B": "MM"},
        hands={"B": "storm levy", "C": "storm"},
        reserve={"B": "3 armies 1 city 2 ships"},
        sticks={"B": 4},
        order="BAC",
    )
    field.play("move NUR1", "to NUR2", "take 3", "end").go("return miss", "return miss").pass_all()
    assert field.order == "BAC"
    field.play("end")
    assert field.asks == ("window-w8", "B")
    field.play("pass")
    assert (field.asks, field.order) == (("window-w8", "C"), "BAC")
    field.pass_all()
    one = field.people("B")
    assert field.happened(Eliminated) == [Eliminated("shapeshifters")]
    assert field.order == "AC"
    assert field.asks == ("move", "C")
    assert (one.reserve, one.cities, one.ships, one.sticks, one.hand) == (0, 0, 0, 0, [])
    assert sum(field.view().spell_discards) == 2
    assert field.happened(OrderSet) == [OrderSet(("elves", "orcs"), "elimination")]


@pytest.mark.rule("LUT-4.11", "LUT-1.4")
def test_an_eliminated_player_is_no_opponent() -> None:
    field = table("A LUT1 1; B NUR1 1; C SIG1 1", peoples=THREE, hands={"A": "lightning"})
    assert field.view().peoples[0].income == 2 * 2
    field.play("play lightning", "at NUR1", "end", "end").pass_all()
    assert field.order == "AC"
    assert field.view().peoples[0].income == 2 * 1


@pytest.mark.rule("LUT-4.11")
def test_a_ship_at_sea_keeps_a_people_in_the_game() -> None:
    field = table("A NUR1 1; B NUR2 1; C SIG1 1", peoples=THREE, hands={"A": "lightning"})
    field.state.fleet = [Vessel(1, 100, 2, [0, 0, 0, 0], 52, 0)]
    field.play("play lightning", "at NUR2", "end", "end").pass_all()
    assert field.order == "ABC"


@pytest.mark.rule("LUT-4.11", "LUT-17.4")
def test_the_last_player_wins_at_once() -> None:
    field = table("A NUR1 1; B SIG1 1", peoples="elves witches", hands={"A": "lightning"})
    field.play("play lightning", "at SIG1", "end")
    assert not field.over
    field.play("end")
    assert result(field) == ((0,), "elimination")
    assert field.refusal("end", by=0).rule == "LUT-17.4"


@pytest.mark.rule("LUT-4.11")
def test_when_nobody_is_left_the_people_whose_turn_has_ended_wins() -> None:
    field = table("A NUR1 1; B SIG1 1", peoples="elves witches", hands={"A": "lightning", "B": "lightning"})
    field.play("play lightning", "at SIG1").pass_all()
    field.play("end", "end")
    assert field.asks == ("window-w8", "B")
    field.play("play lightning", "at NUR1").pass_all()
    assert result(field) == ((0,), "elimination")


@pytest.mark.rule("LUT-4.11")
def test_the_artefacts_of_an_eliminated_people_are_removed() -> None:
    field = table("A NUR1 1; B NUR2 1; C SIG1 1", peoples=THREE, hands={"A": "lightning"}, taken="Bp")
    field.play("play lightning", "at NUR2", "end", "end").pass_all()
    assert field.order == "AC"
    gone = field.view().peoples[1]
    assert (gone.artefact_card, gone.people_artefact, gone.rune_artefact) == (None, False, False)


# The last round.


@pytest.mark.rule("LUT-26.1", "LUT-17.4")
@pytest.mark.parametrize(
    ("armies", "more", "winners"),
    [
        ("A LUT0 1; B SIG1 1; B SIG2 1; B SIG3 1; B SIG4 1; B SIG5 1", {"controller": "A 20"}, (0,)),
        ("A NUR1 8; B SIG1 1; B SIG2 1", {}, (1,)),
        ("A NUR1 1; B SIG1 1", {"taken": "Ap"}, (0,)),
        ("A LUT11 1; A LUT10 1; B LUT4 1", {}, (0,)),
        ("A NUR1 1; B SIG1 2", {}, (1,)),
        ("A NUR1 2; B SIG1 2", {}, (0, 1)),
    ],
)
def test_the_last_round_ranks_by_city_points_artefacts_provinces_and_armies(
    armies: str, more: dict[str, Any], winners: tuple[int, ...]
) -> None:
    field = last_turn(armies, round_=20, **more)
    assert result(field) == (winners, "rounds")
    assert len(field.happened(PointsCounted)) == 2


@pytest.mark.rule("LUT-26.1")
def test_the_victory_check_of_the_last_round_comes_first() -> None:
    field = last_turn("A LUT0 1; B SIG1 1; B SIG2 1", round_=20, controller="A 18")
    assert result(field) == ((0,), "city")


@pytest.mark.rule("LUT-26.1")
@pytest.mark.parametrize(("most", "round_", "over"), [(8, 7, False), (8, 8, True), (0, 60, False), (60, 60, True)])
def test_the_limit_of_rounds(most: int, round_: int, over: bool) -> None:
    assert last_turn("A NUR1 1; B SIG1 1", round_=round_, max_rounds=most).over == over


@pytest.mark.rule("LUT-26.1", "LUT-1.11")
def test_the_limit_is_an_option() -> None:
    assert [GAME.settle({"max_rounds": given})["max_rounds"] for given in (8, 60, 0)] == [8, 60, 0]
    assert GAME.settle({})["max_rounds"] == 20
    for given in (7, 61):
        with pytest.raises(BadOption):
            GAME.settle({"max_rounds": given})


@pytest.mark.rule("LUT-26.2")
@pytest.mark.parametrize("seed", range(3))
def test_games_come_to_an_end_whatever_is_played(seed: int) -> None:
    """Players at random; every window, battle, chain of spells and series of Wrath attacks comes to an end."""
    rng = rng_from(bytes([seed]))
    state = GAME.new(GAME.settle({"max_rounds": 8, "players": "3"}), rng_from(b"end" + bytes([seed])))
    for _ in range(20000):
        if state.actor == NOBODY:
            break
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    assert GAME.outcome(state) is not None


@pytest.mark.rule("LUT-26.2", "LUT-20.12")
def test_every_attack_of_wrath_leaves_an_army_behind() -> None:
    field = table("A NUR1 4; B SIG1 1", peoples="elves witches", runes="wrath flying")
    field.play("move NUR1", "to NUR3", "take 3", "end")
    field.play("wrath NUR3", "to SIG7")
    assert field.legal == ["take 1", "take 2"]
    field.play("take 2", "wrath SIG7", "to SIG6", "take 1")
    assert [field.at(name) for name in ("NUR1", "NUR3", "SIG7", "SIG6")] == ["A1"] * 4
    assert field.asks == ("form", "A")
