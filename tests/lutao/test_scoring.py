"""Scoring (LUT-12) and artefacts (LUT-16)."""

from typing import Any

import pytest

from manawell.games.lutao.events import (
    ArtefactTaken,
    CombatRoundBegun,
    MoonTurned,
    OrderSet,
    PointsCounted,
    PowerBorrowed,
)
from tests.lutao.table import Table, table

PEOPLES = ["elves", "witches", "orcs", "bards"]
RHUAM = "; ".join(f"A RHU{number} 1" for number in range(1, 8))


def scored(armies: str, **more: Any) -> Table:
    """The last people ends its turn, and the points are counted."""
    letters = sorted({entry.split()[0] for entry in armies.split("; ")})
    options = {"peoples": " ".join(PEOPLES[: len(letters)]), "active": letters[-1], "step": "forming", **more}
    field = table(armies, **options).play("end")
    while field.asks[0] in ("golems", "window-w8"):
        field.play("end" if field.asks[0] == "golems" else "pass")
    return field


def counted(field: Table, letter: str) -> tuple[int, ...]:
    """Provinces, Lutao, cities, lands, lands with a city, total."""
    event = next(event for event in field.happened(PointsCounted) if event.people == field.name(letter))
    return event.provinces, event.lutao, event.cities, event.lands, event.land_cities, event.total


# Points.


@pytest.mark.rule("LUT-12.2")
def test_ex_3_a_complete_land() -> None:
    """EX-3"""
    field = scored(f"{RHUAM}; A TAV1 1; A LUT7 1; B SIG1 1; C NUR1 1", cities="RHU1")
    assert counted(field, "A") == (8, 2, 1, 3, 1, 15)
    assert field.people("A").points == 15


@pytest.mark.rule("LUT-12.2", "LUT-13.1", "LUT-1.4")
def test_ex_4_points_on_lutao() -> None:
    """EX-4: 20 points, three spell cards, no limit of the hand."""
    armies = "B LUT0 1; B LUT1 1; B LUT9 1; B CAN1 1; A SIG1 1; C RHU1 1; D TAV1 1"
    field = scored(armies, controller="B 3", hands={"B": "storm levy famine silence"}, order="ABCD")
    assert counted(field, "B") == (1, 18, 1, 0, 0, 20)
    field.pass_all()
    assert len(field.hand("B")) == 4 + 3
    assert field.asks == ("buy-armies", "B")


@pytest.mark.rule("LUT-12.2", "LUT-18.2", "LUT-13.1")
def test_ex_4_in_the_pro_variant() -> None:
    """EX-4: the same provinces give 8 points and one card."""
    armies = "B LUT0 1; B LUT1 1; B LUT9 1; B CAN1 1; A SIG1 1; C RHU1 1; D TAV1 1"
    field = scored(armies, controller="B 3", mode="pro")
    assert counted(field, "B") == (1, 6, 1, 0, 0, 8)
    assert len(field.pass_all().hand("B")) == 1


@pytest.mark.rule("LUT-12.3")
def test_ex_5_no_more_than_sixty_points() -> None:
    """EX-5: 66 points are counted as 60."""
    lutao = "; ".join(f"C LUT{number} 1" for number in range(12))
    canli = "; ".join(f"C CAN{number} 1" for number in range(1, 6))
    field = scored(f"{lutao}; {canli}; A SIG1 1; B RHU1 1; D TAV1 1", controller="C 3")
    assert counted(field, "C") == (5, 60, 1, 0, 0, 60)
    assert field.people("C").points == field.people("C").budget == 60


@pytest.mark.rule("LUT-12.2")
@pytest.mark.parametrize(
    ("armies", "cities", "points"),
    [
        ("A NUR1 8", "", 1),
        ("A NUR1 1; A NUR2 1", "", 2),
        ("A NUR1 1; A NUR2 1; A NUR3 1", "", 3 + 1),
        ("A NUR1 1; A NUR2 1; A NUR3 1", "NUR2", 3 + 1 + 1 + 1),
        ("A NUR1 1; A NUR2 1", "NUR1", 2 + 1),
        ("A NUR1 1; A NUR2 1; B NUR3 1", "NUR3", 2),
        ("A DHO1 1; A DHO2 1", "", 2 + 1),
        ("A LUT5 1", "", 2),
        ("A LUT11 1", "", 1),
    ],
)
def test_points_of_provinces_cities_and_lands(armies: str, cities: str, points: int) -> None:
    assert scored(f"{armies}; B SIG1 1", cities=cities, peoples="elves witches").people("A").points == points


@pytest.mark.rule("LUT-12.3")
def test_ships_armies_hostages_and_artefacts_give_nothing() -> None:
    field = scored(
        "A NUR2 8 h B3; B SIG1 1",
        ships="NUR2 E; NUR2 SE",
        taken="Ap Ar",
        runes="enslavement assassin",
        sticks={"A": 9},
        peoples="elves witches",
    )
    assert counted(field, "A") == (1, 0, 0, 0, 0, 1)


# The turn order.


@pytest.mark.rule("LUT-12.4", "LUT-5.3")
def test_most_points_first_and_the_order_is_valid_at_once() -> None:
    field = scored("A NUR1 1; B SIG1 1; B SIG2 1; B SIG3 1; C RHU1 1; C RHU2 1", order="ABC")
    assert field.order == "BCA"
    assert field.happened(OrderSet) == [OrderSet(("witches", "orcs", "elves"), "scoring")]
    assert field.asks == ("buy-armies", "B")
    asked = []
    while field.view().round == 3:
        asked.append(field.asks[1])
        field.play(field.legal[0])
    assert sorted(set(asked), key=asked.index) == ["B", "C", "A"]
    assert field.asks == ("move", "B")


@pytest.mark.rule("LUT-12.4")
@pytest.mark.parametrize(("lot", "order"), [(0, "CBA"), (1, "CAB")])
def test_ties_are_broken_by_lot(lot: int, order: str) -> None:
    field = table(
        "A NUR1 1; B SIG1 1; C RHU1 1; C RHU2 1", peoples="elves witches orcs", step="forming", active="C", order="ABC"
    )
    assert field.chance(lot).play("end").order == order


@pytest.mark.rule("LUT-12.5", "LUT-1.8")
def test_after_scoring_shapeshifters_and_moons_react_before_the_window_opens() -> None:
    field = scored(
        "A NUR1 1; B SIG1 1; B SIG2 1",
        peoples="shapeshifters witches",
        runes="moons=flying,wrath assassin",
        hands={"A": "rich_harvest", "B": "famine"},
        order="AB",
    )
    assert field.order == "BA"
    told = [
        type(event) for event, _ in field.journal.entries if isinstance(event, PowerBorrowed | MoonTurned | OrderSet)
    ]
    assert told == [OrderSet, PowerBorrowed, MoonTurned]
    assert field.happened(MoonTurned) == [MoonTurned("shapeshifters", "wrath")]
    assert field.asks == ("window-w9", "B")


# Artefacts.


@pytest.mark.rule("LUT-16.1", "LUT-16.2")
def test_a_people_takes_its_own_artefact_when_it_conquers_the_province() -> None:
    field = table("A LUT0 5; B SIG1 1", artefacts="1 2", piles={"A": "XMMM"}, golems={"LUT4": 2}, peoples="elves orcs")
    field.play("move LUT0", "to LUT4", "take 4")
    assert not field.people("A").people_artefact
    field.play("end", "return miss")
    assert (field.at("LUT4"), field.people("A").people_artefact) == ("A2", True)
    assert field.happened(ArtefactTaken) == [ArtefactTaken("elves", "people", "LUT4", 2)]
    assert not field.people("A").rune_artefact


@pytest.mark.rule("LUT-16.1")
def test_an_artefact_is_taken_for_good() -> None:
    """B drives A out of LUT4 again."""
    field = table(
        "A LUT0 3; B LUT3 4; B SIG1 1",
        artefacts="1 2",
        golems={"LUT4": 0},
        peoples="shapeshifters elves",
        piles={"A": "MM", "B": "HMMM"},
        max_rounds=0,
    )
    field.play("move LUT0", "to LUT4", "take 1", "end", "end")
    field.play("move LUT3", "to LUT4", "take 3", "end", "return miss", "return miss")
    assert (field.at("LUT4"), field.people("A").people_artefact) == ("B3", True)
    assert not field.people("B").people_artefact


@pytest.mark.rule("LUT-16.1")
def test_other_peoples_leave_an_artefact_where_it_is() -> None:
    field = table("A LUT0 3; B SIG1 1", artefacts="2 1", golems={"LUT4": 0}).play("move LUT0", "to LUT4", "take 1")
    assert not field.happened(ArtefactTaken)
    assert [(one.people_artefact, one.rune_artefact) for one in field.state.peoples] == [(False, False)] * 2


@pytest.mark.rule("LUT-16.2", "LUT-20.7")
def test_who_is_driven_out_by_plagues_has_not_conquered() -> None:
    field = table(
        "A LUT0 5; B LUT4 1; B SIG1 1",
        peoples="elves shapeshifters",
        runes="wrath plagues",
        artefacts="1 2",
        taken="Br",
        piles={"A": "HMMM", "B": "MM"},
    )
    field.play("move LUT0", "to LUT4", "take 3", "end", "return miss", "return miss")
    assert (field.at("LUT4"), field.at("LUT0")) == ("empty", "A5")
    assert not field.people("A").people_artefact


@pytest.mark.rule("LUT-16.3")
@pytest.mark.parametrize(("taken", "cards"), [("", 4), ("Bp", 6), ("Br", 4)])
def test_the_people_artefact_frees_the_power_on_lutao(taken: str, cards: int) -> None:
    """Goblins draw six cards for three armies."""
    field = table("A LUT1 3; B LUT2 3; B SIG1 1", peoples="elves goblins", taken=taken, runes="wrath moons")
    field.play("move LUT1", "to LUT2", "take 2", "end")
    assert field.happened(CombatRoundBegun)[0].defender_cards == cards


@pytest.mark.rule("LUT-16.3")
@pytest.mark.parametrize(("taken", "flies"), [("", False), ("Ap", False), ("Ar", True)])
def test_the_rune_artefact_frees_the_rune_on_lutao(taken: str, flies: bool) -> None:
    field = table("A LUT4 3; B SIG1 1", runes="flying wrath", taken=taken).play("move LUT4")
    assert ("to LUT1" in field.legal) == flies


@pytest.mark.rule("LUT-16.4")
def test_artefacts_stay_valid_when_people_and_rune_change() -> None:
    field = table("A NUR1 1; B SIG1 1", taken="Ap", runes="flying wrath", hands={"A": "new_blood rune_shift"})
    before = field.people("A").artefact_card
    field.play("play new_blood")
    field.play(next(move for move in field.legal if move != "keep bards"), "play rune_shift")
    field.play(next(move for move in field.legal if "moons" not in move))
    one = field.people("A")
    assert (one.people_artefact, one.rune_artefact, one.artefact_card) == (True, False, before)
    assert field.name("A") != "bards"
