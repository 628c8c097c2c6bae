"""What a client is told about legal moves and about the standing, so that it need not know the rules."""

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.auto_answers import ANSWERS, BATTLE, CALM, CARDS
from manawell.games.lutao.components.tables import ARMIES_OF
from manawell.games.lutao.details import Details, Hex
from manawell.games.lutao.events import VoyageDeclared
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.rng import rng_from
from tests.lutao.table import Table, table

DERIVED = ("held", "attacker", "source_province", "goal_province")
OF_A_PEOPLE = ("armies", "lands", "people_artefact_at", "rune_artefact_at")


def details(field: Table) -> dict[str, Details]:
    """By move, where there are any."""
    found = {move: GAME.details(field.state, GAME.read(field.state, field.state.actor, move)) for move in field.legal}
    return {move: one for move, one in found.items() if one is not None}


def games(count: int) -> Iterator[Table]:
    """Random games, position by position."""
    for seed in range(count):
        field = Table(GAME.new(GAME.settle({"players": str(2 + seed % 3)}), rng_from(b"details %d" % seed)))
        rng = rng_from(b"play %d" % seed)
        for _ in range(400):
            if field.over:
                break
            yield field
            moves = field.state.moves()
            field.state.play(moves[rng.below(len(moves))])


# Legal moves.


@pytest.mark.rule("LUT-7.3", "LUT-7.5")
def test_a_province_tells_whether_somebody_can_be_attacked_from_there() -> None:
    field = table("A NUR1 3; A RHU1 3; B NUR2 2; B SIG1 1")
    assert details(field) == {"move NUR1": Details(attacks=True)}


@pytest.mark.rule("LUT-7.4", "LUT-7.6", "LUT-7.7")
def test_a_destination_tells_how_many_may_go_and_whether_they_must_fight() -> None:
    field = table("A NUR1 4; B NUR2 2; B SIG1 1").play("move NUR1")
    found = details(field)
    assert found["to NUR2"] == Details(attacks=True, most=3)
    assert {one for move, one in found.items() if move != "to NUR2"} == {Details(most=3)}
    assert set(details(field.play("to NUR2")).values()) == {Details(attacks=True)}


@pytest.mark.rule("LUT-10.1")
def test_nobody_is_attacked_in_the_formation_step() -> None:
    field = table("A NUR1 3; A NUR3 1; B NUR2 2; B SIG1 1", step="forming")
    assert details(field) == {}
    assert not any(one.attacks for one in details(field.play("move NUR1")).values())


@pytest.mark.rule("LUT-9.5", "LUT-15.1")
def test_a_power_rests_on_lutao_without_its_artefact() -> None:
    def landing(taken: str, golems: int) -> Details:
        armies = "A NUR2 3; B SIG1 1" + ("" if golems else "; B LUT9 2")
        kept = {"golems": {"LUT9": golems}, "artefacts": "1 2", "taken": taken, "ships": "NUR2 E", "sticks": {"A": 3}}
        field = table(armies, **kept).play("sail NUR2 E", "take 1")  # type: ignore[arg-type]
        return next(one for move, one in details(field).items() if move.startswith("land LUT9"))

    assert landing("", 0).attacks
    assert landing("", 0).rests
    assert landing("Ap", 0).attacks
    assert not landing("Ap", 0).rests
    assert landing("", 2).attacks
    assert not landing("", 2).rests


@pytest.mark.rule("LUT-8.2", "LUT-8.3")
def test_a_landing_tells_its_route_and_its_price() -> None:
    field = table("A NUR2 3; B SIG1 1", ships="NUR2 E", sticks={"A": 4}).play("sail NUR2 E", "take 1")
    for move, told in details(field).items():
        after = field.copy().play(move)
        if move.startswith("land"):
            declared = after.happened(VoyageDeclared)[-1]
            assert (tuple(f"{at.q},{at.r}" for at in told.route), told.sticks) == (declared.route, declared.sticks)
        else:
            assert move == f"via {told.route[-1].q},{told.route[-1].r}"
            assert told.sticks == len(told.route)
    first = next(move for move in field.legal if move.startswith("via"))
    field.play(first)
    q, r = first.removeprefix("via ").split(",")
    assert {told.route[0] for told in details(field).values()} == {Hex(int(q), int(r))}


@pytest.mark.rule("LUT-20.10c")
def test_bound_wind_pays_for_no_route_to_lutao() -> None:
    field = table("A NUR2 3; B SIG1 1", ships="NUR2 E", sticks={"A": 4})
    field.people("A").bound_wind = 2
    found = details(field.play("sail NUR2 E", "take 1"))
    stocks = {told.stock for move, told in found.items() if move.startswith("land LUT")}
    assert stocks == {4}
    assert {told.stock for move, told in found.items() if move.startswith("land") and "LUT" not in move} == {6}


def test_a_move_attacks_where_the_rules_see_a_battle() -> None:
    """Also of golems; an attack is never told of anything else."""
    attacks = 0
    for field in games(6):
        for move in field.state.moves():
            told = GAME.details(field.state, move)
            text = GAME.text_of(field.state, move)
            if not text.startswith("move"):
                assert bool(told and told.attacks) == (GAME.battle_of(field.state, move) is not None)
                attacks += bool(told and told.attacks)
    assert attacks > 50


# The standing.


@pytest.mark.rule("LUT-17.2")
def test_the_rounds_of_the_controller_count_the_current_one() -> None:
    assert table("A LUT0 3; B SIG1 1", golems={"LUT0": 0}, controller="A 2", round_=3).view().held == 2
    assert table().view().held == 0


@pytest.mark.rule("LUT-2.13", "LUT-4.4")
def test_a_complete_land_is_named_until_one_of_its_provinces_is_lost() -> None:
    land = [one.id for one in table().view().provinces if one.id.startswith("NUR")]
    whole = "; ".join(f"A {province} 3" for province in land)
    assert [one.lands for one in table(f"{whole}; B SIG1 1").view().peoples] == [("NUR",), ()]
    assert table(f"{whole.removeprefix('A NUR1 3; ')}; B NUR1 1").view().peoples[0].lands == ()


@pytest.mark.rule("LUT-16.1", "LUT-18.1")
def test_artefacts_lie_where_their_card_says_until_they_are_taken() -> None:
    def places(**given: str) -> tuple[str | None, str | None]:
        folk = table(artefacts="1 2", **given).view().peoples[0]  # type: ignore[arg-type]
        return folk.people_artefact_at, folk.rune_artefact_at

    people, rune = places(runes="wrath ghosts")
    assert people is not None
    assert rune is not None
    assert people != rune
    assert places(runes="wrath ghosts", taken="Ap") == (None, rune)
    assert places(runes="wrath ghosts", taken="Ar") == (people, None)
    assert places(mode="beginner") == (people, None)
    gone = table(artefacts="1 2")
    gone.people("A").out = True
    assert gone.view().peoples[0].people_artefact_at is None
    assert gone.view().peoples[1].people_artefact_at is not None


@pytest.mark.rule("LUT-4.4")
def test_attackers_belong_to_the_active_people_or_to_the_golems() -> None:
    field = table("A NUR1 4; B NUR2 2; B SIG1 1").play("move NUR1", "to NUR2", "take 3")
    assert field.view().attacker == 0
    assert [one.armies for one in field.view().peoples] == [4, 3]
    island = {f"LUT{number}": 0 for number in range(12)}
    golems = table("A LUT0 3; B SIG1 1", golems=island, controller="A 3", step="forming").play("end")
    assert (golems.asks, golems.view().attacker) == (("golems", "A"), -2)


@pytest.mark.rule("LUT-4.1")
def test_armies_are_counted_wherever_they_are() -> None:
    """Without hostages and ghosts, the rest is in supply and reserve."""
    for field in islice(games(8), 0, None, 5):
        view = field.view()
        held = any(province.hostages or province.captives for province in view.provinces) or any(view.captives)
        held = held or any(any(ship.hostages) for ship in view.fleet)
        if view.step != "choosing" and view.battle is None and not held:
            for folk in view.peoples:
                assert folk.armies + folk.supply + folk.reserve == ARMIES_OF[len(view.peoples)], field.asks


def test_a_movement_and_a_voyage_name_their_provinces() -> None:
    field = table("A NUR1 4; A NUR2 3; B SIG1 1", ships="NUR2 E", sticks={"A": 4})
    assert (field.view().source_province, field.view().goal_province) == (None, None)
    walking = field.copy().play("move NUR1")
    assert (walking.view().source_province, walking.view().goal_province) == ("NUR1", None)
    goal = walking.legal[0].removeprefix("to ")
    assert walking.play(f"to {goal}").view().goal_province == goal
    sailing = field.copy().play("sail NUR2 E", "take 1")
    assert (sailing.view().source_province, sailing.view().goal_province) == ("NUR2", None)
    landing = sailing.legal_with("land")[0]
    sailing.state.play(GAME.read(sailing.state, 0, landing))
    assert (sailing.view().phase, sailing.view().goal_province) in {("window", landing.split()[1]), ("move", None)}


@pytest.mark.rule("LUT-20.7b", "LUT-20.7d")
def test_the_group_whose_retreat_is_decided_is_named() -> None:
    field = table(
        "A NUR1 3; A NUR3 3; B NUR2 2; B CAN1 1; C SIG2 1",
        peoples="elves shapeshifters giants",
        runes="wrath plagues ghosts",
        piles={"A": "HHMM", "B": "CMM"},
    )
    field.play("move NUR1", "to NUR2", "take 2", "move NUR3", "to NUR2", "take 2", "end", "return miss", "return miss")
    view = field.view()
    assert view.phase == "retreat"
    assert view.battle is not None
    assert view.battle.leaving is not None
    assert view.arrivals[view.battle.leaving].start == "NUR1"
    assert [one.start for one in view.arrivals] == ["NUR1", "NUR3"]


def test_a_side_of_a_battle_counts_its_pieces() -> None:
    field = table("A NUR1 4; B NUR2 2; B SIG1 1").play("move NUR1", "to NUR2", "take 3", "end")
    battle = field.view().battle
    assert battle is not None
    assert [side.armies for side in battle.sides] == [3, 2]


# Older positions, and automatic answers.


def test_a_position_saved_without_what_is_derived_still_loads() -> None:
    for field in islice(games(3), 0, None, 5):
        saved = GAME.save(field.state)
        old = msgspec.json.decode(msgspec.json.encode(saved.position))
        for name in DERIVED:
            del old[name]
        for one in old["peoples"]:
            for name in OF_A_PEOPLE:
                del one[name]
        for one in old["arrivals"]:
            del one["start"]
        if old["battle"] is not None:
            del old["battle"]["leaving"]
            for side in old["battle"]["sides"]:
                del side["armies"]
        loaded = GAME.load(msgspec.structs.replace(saved, position=old))
        assert GAME.view(loaded, ALL_KNOWING) == field.view()


@pytest.mark.rule("LUT-21.7")
def test_every_window_goes_with_one_automatic_answer() -> None:
    windows = GAME.reference(GAME.settle({}))["windows"]
    known = {choice.id for choice in GAME.auto_answers}
    assert set(windows.values()) == known - {CARDS} == {CALM, BATTLE, ANSWERS}
    assert {window for window, choice in windows.items() if choice == BATTLE} == {"W4", "W5", "W6", "W7"}
    assert {window for window, choice in windows.items() if choice == ANSWERS} == {"W3", "R"}
