"""The Rune of Enslavement (LUT-20.9)."""

import pytest

from manawell.games.lutao.events import CombatRoundBegun, HitsTaken, HostagesFreed, HostagesTaken
from tests.lutao.table import Table, table

WON = {"A": "HHMM", "B": "MMM"}
PLAIN = "elves shapeshifters"
RETURNS = ("return miss", "return miss")


def attack(
    runes: str,
    armies: str = "A NUR1 4; B NUR2 2; B SIG1 1",
    number: int = 3,
    *,
    way: str = "NUR1 NUR2",
    peoples: str = PLAIN,
    **more: object,
) -> Table:
    """A attacks; both have runes."""
    origin, goal = way.split()
    field = table(armies, peoples=peoples, runes=runes, **more)  # type: ignore[arg-type]
    return field.play(f"move {origin}", f"to {goal}", f"take {number}", "end")


def held(field: Table) -> dict[str, tuple[int, ...]]:
    """Hostages by province and people."""
    return {one.id: one.hostages for one in field.view().provinces if one.hostages}


@pytest.mark.rule("LUT-20.9", "LUT-20.9a", "LUT-20.9b")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_the_winner_may_take_hostages(taken: int) -> None:
    field = attack("enslavement ghosts", piles=WON).play(*RETURNS)
    assert (field.asks, field.legal) == (("hostages", "A"), ["take 0", "take 1", "take 2"])
    supply = field.people("B").supply
    field.play(f"take {taken}")
    assert (field.at("NUR2"), held(field)) == ("A3", {"NUR2": (0, taken, 0, 0)} if taken else {})
    assert field.people("B").supply == supply - taken
    assert field.happened(HostagesTaken) == [HostagesTaken("elves", "shapeshifters", "NUR2", taken)]


@pytest.mark.rule("LUT-20.9a")
def test_every_keeper_has_one_hostage() -> None:
    """Two survivors, one with a hostage already, have room for one of the two destroyed armies."""
    field = attack("enslavement ghosts", "A NUR1 3 h B1; B NUR2 2; B SIG1 1", 2, piles={"A": "HHM", "B": "MMM"})
    assert held(field) == {"NUR1": (0, 1, 0, 0)}
    carried = table(
        "A NUR1 3 h B1; B NUR2 2; B SIG1 1", peoples=PLAIN, runes="enslavement ghosts", piles={"A": "HHM", "B": "MMM"}
    )
    carried.play("move NUR1", "to NUR2", "take 2+1", "end", *RETURNS)
    assert carried.legal == ["take 0", "take 1"]


@pytest.mark.rule("LUT-20.9a", "LUT-9.22")
def test_a_defender_who_wins_takes_hostages_too() -> None:
    field = attack("ghosts enslavement", number=2, piles={"A": "MMM", "B": "HHM"}).play(*RETURNS)
    assert field.asks == ("hostages", "B")
    assert held(field.play("take 2")) == {"NUR2": (2, 0, 0, 0)}


@pytest.mark.rule("LUT-20.9b")
def test_how_many_hostages_a_move_carries() -> None:
    field = table("A NUR1 4 h B3; B SIG1 1", runes="enslavement ghosts").play("move NUR1", "to NUR2")
    assert field.legal == ["take 1", "take 1+1", "take 2+1", "take 2+2", "take 3+2", "take 3+3"]
    field.play("take 2+1")
    assert (field.at("NUR2"), held(field)) == ("A2", {"NUR1": (0, 2, 0, 0), "NUR2": (0, 1, 0, 0)})


@pytest.mark.rule("LUT-20.9b", "LUT-20.9c")
def test_which_hostages_move_is_told_by_their_numbers_and_the_turn_order() -> None:
    armies = "A NUR1 6 h B2 C2; B SIG1 1; C RHU1 1"
    field = table(armies, peoples="elves giants dwarves", runes="enslavement ghosts wrath", order="ACB")
    field.play("move NUR1", "to NUR2", "take 3+1")
    assert held(field) == {"NUR1": (0, 2, 1, 0), "NUR2": (0, 0, 1, 0)}
    field.play("move NUR1", "to NUR3", "take 2+2")
    assert held(field) == {"NUR1": (0, 1, 0, 0), "NUR2": (0, 0, 1, 0), "NUR3": (0, 1, 1, 0)}


@pytest.mark.rule("LUT-20.9b", "LUT-9.11", "LUT-12.3", "LUT-4.6")
def test_hostages_give_no_cards_no_points_and_need_no_room() -> None:
    field = attack("ghosts enslavement", "A NUR1 4; B NUR2 1 h A1; B SIG1 1")
    assert field.happened(CombatRoundBegun)[0].defender_cards == 2
    full = table("A NUR1 8 h B3; B SIG1 1", runes="enslavement ghosts", step="forming").play("end", "end")
    assert (full.at("NUR1"), full.people("A").points, full.people("B").points) == ("A8", 1, 1)


@pytest.mark.rule("LUT-20.9c")
def test_in_battle_hostages_are_lost_before_armies() -> None:
    piles = {"A": "HHHM", "B": "MMM"}
    field = attack("ghosts enslavement", "A NUR1 4; B NUR2 2 h A2; B SIG1 1", piles=piles)
    supply = field.people("A").supply
    field.play(*RETURNS)
    suffered = field.happened(HitsTaken)[1]
    assert (suffered.hostages, suffered.armies, field.people("A").supply) == (2, 1, supply + 2)
    assert field.happened(HostagesFreed) == [HostagesFreed("elves", 2)]


@pytest.mark.rule("LUT-20.9d", "LUT-22.10", "LUT-22.9")
@pytest.mark.parametrize(("given", "armies", "left"), [(0, 4, 2), (1, 5, 1), (2, 6, 0)])
def test_hostages_may_be_given_up_to_a_spell(given: int, armies: int, left: int) -> None:
    hands = {"A": "firestorm"}
    field = table("A NUR1 3; B SIG1 7 h A2; B SIG2 1", runes="ghosts enslavement", hands=hands)
    field.play("play firestorm", "at SIG1")
    assert (field.asks, field.legal) == (("give-up", "B"), ["take 0", "take 1", "take 2"])
    supply = field.people("A").supply
    field.play(f"take {given}")
    assert (field.at("SIG1"), sum(held(field).get("SIG1", ()))) == (f"B{armies}", left)
    assert field.people("A").supply == supply + given


@pytest.mark.rule("LUT-20.9e", "LUT-20.1a")
def test_a_hostage_without_a_keeper_goes_home() -> None:
    field = table(
        "A NUR1 3; B SIG1 2 h A2; B SIG2 1", runes="assassin enslavement", order="BA", active="B", step="lurking"
    )
    supply = field.people("A").supply
    field.play("kill SIG1")
    assert (held(field), field.people("A").supply) == ({"SIG1": (1, 0, 0, 0)}, supply + 1)


@pytest.mark.rule("LUT-20.9f")
@pytest.mark.parametrize(("taken", "asked"), [("", False), ("Ap", False), ("Ar", True)])
def test_on_lutao_hostages_are_taken_with_the_rune_artefact(taken: str, asked: bool) -> None:
    armies = "A LUT7 4; B LUT2 2; B SIG1 1"
    field = attack("enslavement ghosts", armies, way="LUT7 LUT2", taken=taken, piles=WON).play(*RETURNS)
    assert (field.asks[0] == "hostages") == asked


@pytest.mark.rule("LUT-20.9f")
@pytest.mark.parametrize(("taken", "lost"), [("", (0, 1)), ("Br", (1, 0))])
def test_on_lutao_hostages_protect_with_the_rune_artefact(taken: str, lost: tuple[int, int]) -> None:
    armies, piles = "A LUT7 4; B LUT2 2 h A1; B SIG1 1", {"A": "HMMM", "B": "MMM"}
    field = attack("ghosts enslavement", armies, way="LUT7 LUT2", taken=taken, piles=piles).play(*RETURNS)
    suffered = field.happened(HitsTaken)[1]
    assert (suffered.hostages, suffered.armies) == lost


@pytest.mark.rule("LUT-20.9f", "LUT-15.3")
def test_golems_are_neither_hostages_nor_kept_off_by_them() -> None:
    field = table("A LUT4 4 h B3; B SIG1 1", runes="enslavement ghosts", peoples=PLAIN, taken="Ar", piles={"A": "HMMM"})
    field.play("move LUT4", "to LUT9", "take 3+3", "end", "return miss")
    suffered = field.happened(HitsTaken)[0]
    assert (suffered.people, suffered.hostages, suffered.armies) == ("elves", 0, 1)
    assert (field.asks, held(field)) == (("form", "A"), {"LUT9": (0, 2, 0, 0)})


@pytest.mark.rule("LUT-20.9g", "LUT-22.16")
def test_a_lost_rune_sets_all_hostages_free() -> None:
    field = table("A NUR1 3 h B2; A CAN1 2 h B1; B SIG1 1", runes="enslavement ghosts", hands={"A": "rune_shift"})
    supply = field.people("B").supply
    field.play("play rune_shift")
    assert (held(field), field.people("B").supply) == ({}, supply + 3)


@pytest.mark.rule("LUT-20.9g", "LUT-22.15", "LUT-20.9e")
def test_suppressed_hostages_stay_but_do_not_protect() -> None:
    piles = {"A": "HMMM", "B": "MMM"}
    field = attack("ghosts enslavement", "A NUR1 4; B NUR2 3 h A1; B SIG1 1", piles=piles, hands={"A": "rune_ban"})
    field.play("play rune_ban", "against shapeshifters", *RETURNS)
    suffered = field.happened(HitsTaken)[1]
    assert (suffered.hostages, suffered.armies, held(field)) == (0, 1, {"NUR2": (1, 0, 0, 0)})


@pytest.mark.rule("LUT-20.9c")
@pytest.mark.parametrize(("order", "left"), [("ABC", (0, 0, 1, 0)), ("CAB", (1, 0, 0, 0))])
def test_of_several_peoples_the_one_with_most_hostages_loses_first(order: str, left: tuple[int, ...]) -> None:
    """Of 2 and 1 hostages two hits free one of the two first, then one of a tie by the turn order."""
    armies, piles = "A NUR1 4; B NUR2 3 h A2 C1; B SIG1 1; C RHU1 1", {"A": "HHMM", "B": "MMMM"}
    field = attack("ghosts enslavement wrath", armies, peoples=f"{PLAIN} giants", order=order, piles=piles)
    field.play(*RETURNS)
    assert held(field) == {"NUR2": left}


@pytest.mark.rule("LUT-20.9e", "LUT-20.6b")
def test_a_trap_frees_the_hostage_of_the_army_it_takes() -> None:
    field = table("A NUR1 3 h B2; B NUR2 1; B SIG1 1", runes="enslavement traps", traps=["NUR2"])
    supply = field.people("B").supply
    field.play("move NUR1", "to NUR2", "take 2+2")
    assert (field.at("NUR2"), field.people("B").supply) == ("B1<A1", supply + 1)


@pytest.mark.rule("LUT-20.9b", "LUT-22.19")
def test_hostages_sail_with_their_keepers() -> None:
    more = {"ships": "NUR2 NW", "sticks": {"A": 1}, "golems": {"LUT9": 0}}
    field = table("A NUR2 3 h B2; B SIG1 1", runes="enslavement ghosts", **more)  # type: ignore[arg-type]
    assert field.play("sail NUR2 NW").legal == ["take 1", "take 1+1", "take 2+1", "take 2+2"]
    field.play("take 2+2", "land LUT9 SW")
    assert held(field) == {"LUT9": (0, 2, 0, 0)}
