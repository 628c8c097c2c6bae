"""Ghosts, Reincarnation and Wrath (LUT-20.2, 20.5, 20.12)."""

import pytest

from manawell.games.lutao.events import (
    BattleBegun,
    CombatRoundBegun,
    GhostsCalled,
    HitsTaken,
    ProvinceLost,
    Reincarnated,
)
from tests.lutao.table import Table, table

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


# Ghosts.


@pytest.mark.rule("LUT-20.2", "LUT-20.2a", "LUT-20.2b")
def test_ghosts_join_a_city_battle_and_count_for_the_cards() -> None:
    field = attack("wrath ghosts", "A NUR1 4; B NUR2 1; B SIG1 1", cities="NUR2")
    assert (field.asks, field.legal) == (("ghosts", "B"), ["yes", "no"])
    supply = field.people("B").supply
    field.play("yes")
    assert (field.happened(GhostsCalled), field.people("B").supply) == ([GhostsCalled("shapeshifters", 3)], supply - 3)
    first = field.happened(CombatRoundBegun)[0]
    assert (first.defenders, first.defender_cards) == (4, 4)


@pytest.mark.rule("LUT-20.2a")
def test_ghosts_may_stay_away() -> None:
    field = attack("wrath ghosts", "A NUR1 4; B NUR2 1; B SIG1 1", cities="NUR2").play("no")
    first = field.happened(CombatRoundBegun)[0]
    assert (first.defenders, first.defender_cards) == (1, 2)


@pytest.mark.rule("LUT-20.2a")
def test_ghosts_serve_attackers_too_but_only_in_city_battles() -> None:
    assert attack("ghosts wrath", cities="NUR2").asks == ("ghosts", "A")
    assert attack("ghosts wrath").asks == ("return", "A")


@pytest.mark.rule("LUT-20.2a", "LUT-4.1")
def test_fewer_ghosts_come_when_the_supply_is_small() -> None:
    full = "; ".join(f"A RHU{number} 8" for number in range(1, 8)) + "; A NUR1 9; B NUR2 2; A SIG1 8"
    field = attack("ghosts wrath", full, cities="NUR2").play("yes")
    assert field.happened(GhostsCalled) == [GhostsCalled("elves", 2)]


@pytest.mark.rule("LUT-20.2b", "LUT-20.2c", "LUT-22.8")
def test_ghosts_are_destroyed_first_and_are_no_lost_armies() -> None:
    """Two hits take two ghosts; the third goes home at the end; nothing can be resurrected."""
    field = attack("ghosts wrath", cities="NUR2", piles={"A": "CCMM", "B": "HHM"}, hands={"A": "resurrection"}).play(
        "pass"
    )
    supply = field.people("A").supply
    field.play("yes", *RETURNS, "pass")
    suffered = field.happened(HitsTaken)[0]
    assert (suffered.people, suffered.ghosts, suffered.armies) == ("elves", 2, 0)
    assert (field.asks, field.legal) == (("window-w7", "A"), ["pass"])
    assert (field.people("A").supply, field.at("NUR2")) == (supply, "B0<A3")


@pytest.mark.rule("LUT-20.2b", "LUT-9.22")
def test_ghosts_that_are_left_return_when_the_battle_ends() -> None:
    field = attack("wrath ghosts", number=1, cities="NUR2", piles={"A": "MM", "B": "HMMM"})
    supply = field.people("B").supply
    field.play("yes", *RETURNS)
    assert (field.at("NUR2"), field.people("B").supply) == ("B2", supply)


@pytest.mark.rule("LUT-20.2c", "LUT-4.6")
def test_ghosts_ignore_the_limit_of_eight() -> None:
    field = attack("wrath ghosts", "A NUR1 4; B NUR2 8; B SIG1 1", cities="NUR2").play("yes")
    assert field.happened(CombatRoundBegun)[0].defenders == 11


@pytest.mark.rule("LUT-20.2c", "LUT-20.9a")
def test_ghosts_cannot_become_hostages() -> None:
    """A destroys three ghosts and two armies: two hostages at most."""
    piles = {"A": "XCCM CCMM CMMM", "B": "MMMM MMM MMM MMM"}
    field = attack("enslavement ghosts", cities="NUR2", piles=piles).play("yes")
    while field.asks[0] == "return":
        field.play("return miss")
    assert (field.asks, field.legal) == (("hostages", "A"), ["take 0", "take 1", "take 2"])


@pytest.mark.rule("LUT-20.2d")
@pytest.mark.parametrize(("taken", "asked"), [("", False), ("Ap", False), ("Ar", True)])
def test_ghosts_in_the_city_of_lutao_need_the_rune_artefact(taken: str, asked: bool) -> None:
    field = attack("ghosts wrath", "A LUT1 4; B LUT0 2; B SIG1 1", way="LUT1 LUT0", taken=taken)
    assert field.asks == (("ghosts", "A") if asked else ("return", "A"))


@pytest.mark.rule("LUT-20.2d", "LUT-15.3")
def test_ghosts_never_come_against_golems() -> None:
    field = attack("ghosts wrath", "A LUT1 4; B SIG1 1", way="LUT1 LUT0", taken="Ar Ap")
    assert (field.asks, len(field.happened(BattleBegun))) == (("return", "A"), 1)


# Reincarnation.

WON = {"A": "HHMM", "B": "MMM"}


@pytest.mark.rule("LUT-20.5", "LUT-20.5a", "LUT-9.22")
def test_after_a_lost_province_an_army_rises_elsewhere() -> None:
    field = attack("wrath reincarnation", "A NUR1 4; B NUR2 2; B SIG1 1; B SIG2 8; B LUT7 1", piles=WON).play(*RETURNS)
    assert (field.asks, field.legal) == (("rise", "B"), ["rise SIG1"])
    supply = field.people("B").supply
    field.play("rise SIG1")
    assert (field.at("SIG1"), field.people("B").supply) == ("B2", supply - 1)
    assert field.happened(Reincarnated) == [Reincarnated("shapeshifters", "SIG1")]


@pytest.mark.rule("LUT-20.5a")
def test_nobody_rises_without_room() -> None:
    field = attack("wrath reincarnation", "A NUR1 4; B NUR2 2; B SIG2 8", piles=WON).play(*RETURNS)
    assert field.happened(ProvinceLost) == [ProvinceLost("shapeshifters", "NUR2")]
    assert field.asks == ("combat", "A")


@pytest.mark.rule("LUT-20.5a")
def test_nobody_rises_in_a_contested_province() -> None:
    armies = "A NUR1 5; B NUR2 2; B NUR3 2; B SIG1 1"
    field = table(armies, peoples=PLAIN, runes="ghosts reincarnation", piles=WON)
    field.play("move NUR1", "to NUR2", "take 3", "move NUR1", "to NUR3", "take 1", "end", "fight NUR2", *RETURNS)
    assert field.legal == ["rise SIG1"]


@pytest.mark.rule("LUT-20.5b")
@pytest.mark.parametrize("cause", ["assassin", "lightning", "defectors"])
def test_every_cause_of_a_loss_counts(cause: str) -> None:
    armies = "A NUR1 3; B NUR2 1; B SIG1 1"
    if cause == "assassin":
        field = table(armies, runes="assassin reincarnation", order="BA", active="B", step="lurking").play("kill NUR2")
    else:
        field = table(armies, runes="wrath reincarnation", hands={"A": cause}).play(f"play {cause}", "at NUR2")
    assert (field.asks, field.legal) == (("rise", "B"), ["rise SIG1"])


@pytest.mark.rule("LUT-20.5b", "LUT-11.6")
def test_a_province_lost_to_golems_does_not_count() -> None:
    field = table(
        "A LUT0 3; B LUT1 1; B SIG1 1",
        runes="wrath reincarnation",
        peoples=PLAIN,
        taken="Br",
        controller="A 2",
        step="forming",
        piles={"B": "MM"},
    ).play("end", "golems LUT1", "from LUT2", "return miss")
    assert (field.at("LUT1"), field.happened(Reincarnated)) == ("golems 2", [])
    assert field.asks[0] != "rise"


@pytest.mark.rule("LUT-20.5b", "LUT-15.4")
def test_a_golem_battle_that_nobody_survives_does_not_count_either() -> None:
    """No rune is active in a golem battle."""
    field = table(
        "A LUT0 3; B LUT1 1; B SIG1 1",
        runes="wrath reincarnation",
        peoples=PLAIN,
        taken="Br",
        controller="A 2",
        step="forming",
        piles={"B": "XM"},
    ).play("end", "golems LUT1", "from LUT2", "return miss")
    assert field.at("LUT1") == "empty"
    assert field.asks[0] != "rise"


@pytest.mark.rule("LUT-20.5b")
@pytest.mark.parametrize(("taken", "legal"), [("", []), ("Br", ["rise SIG1", "rise LUT8"])])
def test_a_lost_province_of_lutao_counts_with_the_rune_artefact(taken: str, legal: list[str]) -> None:
    armies = "A LUT7 4; B LUT2 2; B SIG1 1; B LUT8 1"
    field = attack("ghosts reincarnation", armies, way="LUT7 LUT2", taken=taken, piles=WON).play(*RETURNS)
    assert ((field.asks[0] == "rise"), field.legal_with("rise")) == (bool(taken), legal)


@pytest.mark.rule("LUT-20.5a", "LUT-22.15")
def test_a_banned_rune_raises_nobody() -> None:
    field = attack("wrath reincarnation", piles=WON, hands={"A": "rune_ban"})
    field.play("play rune_ban", "against shapeshifters", *RETURNS)
    assert (field.at("NUR2"), field.asks[0]) == ("A3", "combat")


@pytest.mark.rule("LUT-20.5a", "LUT-4.4")
def test_a_beaten_off_attack_loses_nothing() -> None:
    field = attack("ghosts reincarnation", number=1, piles={"A": "MM", "B": "HMM"}).play(*RETURNS)
    assert (field.at("NUR2"), field.asks) == ("B2", ("form", "A"))


# Wrath.


@pytest.mark.rule("LUT-20.12", "LUT-20.12a", "LUT-20.12b")
def test_wrath_attacks_on_from_conquered_provinces() -> None:
    armies = "A NUR1 5; B NUR2 2; B NUR3 1; B SIG2 1; B CAN1 1"
    field = attack("wrath ghosts", armies, 4, piles={"A": "HHMM HMMM", "B": "MMM MM MM"}).play(*RETURNS)
    assert (field.asks, field.legal) == (("combat", "A"), ["end", "wrath NUR2"])
    field.play("wrath NUR2")
    assert field.legal == ["to NUR3"]
    field.play("to NUR3")
    assert field.legal == ["take 1", "take 2", "take 3"]
    field.play("take 3")
    assert (field.at("NUR2"), field.at("NUR3"), field.legal) == ("A1", "B1<A3", ["return miss", "return hit"])
    field.play(*RETURNS)
    assert (field.at("NUR3"), field.legal) == ("A3", ["end", "wrath NUR3"])
    assert field.play("wrath NUR3").legal == ["to SIG2", "to SIG7"]


@pytest.mark.rule("LUT-20.12b")
def test_an_empty_target_is_conquered_at_once() -> None:
    """Entering an empty province counts as conquered, in the movement step and by Wrath."""
    field = table("A NUR1 5; B CAN1 1", peoples=PLAIN, runes="wrath ghosts")
    field.play("move NUR1", "to NUR3", "take 4", "end")
    assert (field.asks, field.legal) == (("combat", "A"), ["end", "wrath NUR3"])
    field.play("wrath NUR3", "to SIG2", "take 3")
    assert (field.at("SIG2"), field.legal) == ("A3", ["end", "wrath SIG2"])
    field.play("wrath SIG2", "to SIG4", "take 2", "wrath SIG4", "to SIG5", "take 1")
    assert ([field.at(f"SIG{number}") for number in (2, 4, 5)], field.asks) == (["A1", "A1", "A1"], ("form", "A"))


@pytest.mark.rule("LUT-20.12a")
def test_wrath_may_strengthen_an_own_attack_but_not_enter_own_provinces() -> None:
    armies = "A NUR1 5; A SIG2 3; B SIG4 2; B CAN1 1"
    field = table(armies, peoples=PLAIN, runes="wrath ghosts")
    field.play("move SIG2", "to SIG4", "take 2", "move NUR1", "to NUR3", "take 2", "end")
    assert field.legal == ["fight SIG4", "wrath NUR3"]
    assert field.play("wrath NUR3").legal == ["to SIG7", "to NUR2"]
    other = table("A NUR1 5; A SIG2 3; B NUR3 2; B CAN1 1; B SIG4 1", peoples=PLAIN, runes="wrath ghosts")
    other.play(
        "move SIG2", "to NUR3", "take 2", "move NUR1", "to NUR2", "take 3", "end", "wrath NUR2", "to NUR3", "take 2"
    )
    assert other.at("NUR3") == "B2<A4"


@pytest.mark.rule("LUT-20.12c", "LUT-15.3")
@pytest.mark.parametrize(("taken", "legal"), [("", []), ("Ap", []), ("Ar", ["to LUT1"])])
def test_wrath_on_lutao_needs_the_rune_artefact_and_spares_golems(taken: str, legal: list[str]) -> None:
    armies, golems = "A LUT6 5; B LUT1 1; B CAN1 1", {"LUT11": 0, "LUT6": 0}
    field = table(
        armies, peoples=PLAIN, runes="wrath ghosts", taken=taken, golems=golems, ships="LUT11 E", sticks={"A": 9}
    )
    field.play("move LUT6", "to LUT11", "take 4", "end")
    assert field.asks == (("combat", "A") if legal else ("form", "A"))
    if legal:
        assert field.legal == ["end", "wrath LUT11"]  # no ship
        assert field.play("wrath LUT11").legal == legal


@pytest.mark.rule("LUT-20.12a", "LUT-22.15")
@pytest.mark.parametrize("runes", ["flying ghosts", "wrath ghosts"])
def test_without_wrath_or_when_it_is_banned_the_combat_step_ends_by_itself(runes: str) -> None:
    field = table("A NUR1 5; B CAN1 1", peoples=PLAIN, runes=runes, step="before_turn", hands={"B": "rune_ban"})
    field.play("play rune_ban", "against elves", "move NUR1", "to NUR3", "take 4", "end")
    assert field.asks == ("form", "A")
