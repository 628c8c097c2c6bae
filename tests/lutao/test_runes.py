"""The runes that work outside battles: Assassin, Moons, Flying, Choice, True Knowledge, Wisdom (LUT-20)."""

import pytest

from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.events import (
    ArmiesMoved,
    Assassinated,
    MoonsDrawn,
    MoonTurned,
    ProvinceLost,
    SpellDiscarded,
    VoyageDeclared,
)
from manawell.games.lutao.rules.flow import carry_on
from manawell.games.lutao.state import BUSY, STARTING
from tests.lutao.table import Table, table

LEVY = SPELLS.index("levy")


def goals(field: Table) -> set[str]:
    return {move.split()[1] for move in field.legal}


# The Assassin.

PREY = "A NUR1 3; B SIG1 2; B SIG2 1; B LUT7 2; C RHU1 2"
THREE = "elves shapeshifters giants"


def lurking(taken: str = "", active: str = "B", armies: str = PREY, **more: object) -> Table:
    """A has the Assassin."""
    given: dict[str, object] = {"peoples": THREE, "runes": "assassin ghosts wrath", "order": "BAC", "taken": taken}
    return table(armies, active=active, step="lurking", **(given | more))  # type: ignore[arg-type]


@pytest.mark.rule("LUT-20.1", "LUT-20.1a", "LUT-7.2")
def test_the_assassin_removes_an_army_before_the_turn_of_another_people() -> None:
    field = lurking()
    assert (field.asks, field.legal) == (("kill", "A"), ["pass", "kill SIG1", "kill SIG2"])
    supply = field.people("B").supply
    field.play("kill SIG1")
    assert (field.at("SIG1"), field.people("B").supply, field.asks) == ("B1", supply + 1, ("move", "B"))
    assert field.happened(Assassinated) == [Assassinated("elves", "shapeshifters", "SIG1")]


@pytest.mark.rule("LUT-20.1a")
def test_the_assassin_waits_for_every_other_people_but_not_for_his_own() -> None:
    field = lurking().play("pass", "end", "end")
    assert field.asks == ("move", "A")
    field.play("end", "end")
    assert (field.asks, field.legal) == (("kill", "A"), ["pass", "kill RHU1"])


@pytest.mark.rule("LUT-20.1a", "LUT-7.2")
def test_the_assassin_comes_before_the_window() -> None:
    field = lurking(hands={"B": "levy"})
    assert field.asks == ("kill", "A")
    assert field.play("pass").asks == ("window-w2", "B")


@pytest.mark.rule("LUT-20.1b")
def test_on_lutao_the_assassin_needs_the_rune_artefact() -> None:
    assert lurking("Ar").legal == ["pass", "kill SIG1", "kill SIG2", "kill LUT7"]
    assert lurking("Ap", armies="A NUR1 3; B LUT7 2; C RHU1 1").asks == ("move", "B")


@pytest.mark.rule("LUT-20.1c", "LUT-9.23")
def test_the_last_army_may_be_the_victim() -> None:
    field = lurking().play("kill SIG2")
    assert (field.at("SIG2"), field.happened(ProvinceLost)) == ("empty", [ProvinceLost("shapeshifters", "SIG2")])


@pytest.mark.rule("LUT-20.1a", "LUT-18.2")
def test_in_the_pro_variant_the_victim_is_of_either_people_of_that_player() -> None:
    field = table(
        "A NUR1 3; B SIG1 2; C RHU1 2; D ORM1 2",
        peoples="elves shapeshifters giants dwarves",
        runes="assassin ghosts wrath flying",
        mode="pro",
        order="CBAD",
        active="C",
        step="lurking",
    )
    assert field.legal == ["pass", "kill RHU1", "kill ORM1"]
    assert field.play("pass", "end", "end").asks == ("move", "B")


@pytest.mark.rule("LUT-22.15", "LUT-20.1a")
def test_a_banned_assassin_is_not_asked() -> None:
    field = table(
        PREY,
        peoples=THREE,
        runes="assassin ghosts wrath",
        order="BAC",
        step="after_placement",
        active="B",
        hands={"B": "rune_ban"},
    )
    assert field.play("play rune_ban", "against elves").asks == ("move", "B")


# The Moons.


def starting(runes: str, *chance: int) -> Table:
    """Turn order and runes are known, start abilities come (LUT-3.13)."""
    field = table("A NUR1 3; B SIG1 2; C RHU1 2", peoples="elves druids giants", step="moving", runes=runes, round_=0)
    state = field.state
    state.step, state.turn, state.phase = STARTING, 0, BUSY
    field.chance(*chance)
    carry_on(state)
    return field


@pytest.mark.rule("LUT-20.3", "LUT-20.3a", "LUT-3.13", "LUT-24.1")
def test_the_moons_draw_a_rune_for_every_place() -> None:
    field = starting("moons ghosts wrath", 0, 0, 0)
    assert field.happened(MoonsDrawn) == [MoonsDrawn("elves", ("assassin", "flying", "reincarnation"))]
    assert field.legal == ["moon 1 assassin", "moon 1 flying", "moon 1 reincarnation"]
    field.play("moon 1 flying")
    assert field.legal == ["moon 2 assassin", "moon 2 reincarnation"]
    field.play("moon 2 reincarnation")
    folk = field.view(1).peoples[0]  # openly
    assert (folk.moons, folk.current) == (("flying", "reincarnation", "assassin"), "flying")


@pytest.mark.rule("LUT-20.3b", "LUT-20.3d", "LUT-12.5")
def test_the_rune_of_the_moons_changes_with_the_place_after_scoring() -> None:
    field = table(
        "A NUR1 3; B SIG1 2; B SIG2 1",
        peoples="elves giants",
        runes="moons=traps,flying ghosts",
        active="B",
        step="forming",
        traps=["NUR1"],
    )
    assert field.view().peoples[0].current == "traps"
    field.play("end")
    assert (field.order, field.view().peoples[0].current) == ("BA", "flying")
    assert (field.happened(MoonTurned), field.view().traps) == ([MoonTurned("elves", "flying")], ())


@pytest.mark.rule("LUT-20.3b", "LUT-22.18", "LUT-20.3d", "LUT-20.11d")
def test_the_rune_of_the_moons_changes_at_once_by_time_swirl() -> None:
    field = table(
        "A NUR1 3; B SIG1 2",
        peoples="elves giants",
        runes="moons=flying,wisdom ghosts",
        step="scoring",
        hands={"B": "time_swirl"},
        spells="levy",
    ).play("play time_swirl", "against elves")
    assert (field.order, field.view().peoples[0].current, field.hand("A")) == ("BA", "wisdom", ["levy"])


@pytest.mark.rule("LUT-20.3b", "LUT-4.11")
def test_the_rune_of_the_moons_changes_when_an_elimination_closes_up_the_order() -> None:
    field = table(
        "A NUR1 3; B SIG1 1; C RHU1 2",
        peoples=THREE,
        runes="ghosts wrath moons=traps,flying,choice",
        hands={"A": "lightning"},
        step="commanding",
    )
    assert field.view().peoples[2].current == "choice"
    field.play("play lightning", "at SIG1")
    assert (field.order, field.view().peoples[2].current) == ("AC", "flying")


@pytest.mark.rule("LUT-20.3c", "LUT-16.4")
def test_the_rune_artefact_serves_whatever_rune_is_current() -> None:
    field = table("A LUT7 3; B SIG1 2", runes="moons=flying,wrath ghosts", taken="Ar").play("move LUT7")
    assert "to LUT0" in field.legal
    bare = table("A LUT7 3; B SIG1 2", runes="moons=flying,wrath ghosts", taken="Ap").play("move LUT7")
    assert bare.legal == ["to LUT1", "to LUT2"]


@pytest.mark.rule("LUT-20.3d", "LUT-20.11a")
def test_wisdom_that_is_current_when_the_first_round_begins_gives_two_cards() -> None:
    field = starting("moons ghosts wrath", 8, 0, 0, 0, 0)
    assert field.legal == ["moon 1 assassin", "moon 1 flying", "moon 1 wisdom"]
    field.play("moon 1 wisdom", "moon 2 flying")
    assert (field.hand("A"), field.view().round) == (["strength", "strength"], 1)


@pytest.mark.rule("LUT-20.3d", "LUT-20.9g")
def test_enslavement_that_stops_being_current_sets_hostages_free() -> None:
    field = table(
        "A NUR1 3 h B2; B SIG1 2; B SIG2 1",
        peoples="elves giants",
        runes="moons=enslavement,flying ghosts",
        active="B",
        step="forming",
    )
    supply = field.people("B").supply
    field.play("end")
    assert (field.people("B").supply, field.state.hostages) == (supply + 2, {})


# Flying.


@pytest.mark.rule("LUT-20.4", "LUT-20.4a", "LUT-20.4b")
def test_flying_armies_move_one_or_two_hexes_whatever_lies_between() -> None:
    field = table("A NUR2 4; B SIG2 2; B NUR3 2", runes="flying ghosts").play("move NUR2")
    assert goals(field) == {"NUR1", "NUR3", "ILA2", "ILA3", "SIG2", "SIG4", "SIG7"}
    field.play("to SIG4")
    assert field.legal == ["take 1", "take 2", "take 3"]
    field.play("take 3")
    assert (field.at("SIG4"), field.asks) == ("A3", ("move", "A"))
    assert field.happened(ArmiesMoved) == [ArmiesMoved("bards", "NUR2", "SIG4", 3, 0, "flight")]
    assert field.refusal("move SIG4").reason == "refusal-all-moved"  # once only


@pytest.mark.rule("LUT-20.4b", "LUT-8.15")
def test_a_flight_needs_no_ship_no_stick_and_no_window() -> None:
    field = table("A NUR2 4; B SIG4 2", runes="flying ghosts", hands={"B": "storm"}, sticks={"A": 0})
    field.play("move NUR2", "to SIG4", "take 2")
    assert (field.at("SIG4"), field.asks, field.happened(VoyageDeclared)) == ("B2<A2", ("move", "A"), [])


@pytest.mark.rule("LUT-20.4a", "LUT-20.4b", "LUT-10.1")
def test_flying_in_the_formation_step_reaches_own_provinces() -> None:
    field = table("A NUR2 4; A SIG4 8; A ILA3 1; B SIG2 1", runes="flying ghosts", step="forming").play("move NUR2")
    assert goals(field) == {"SIG4", "ILA3"}


@pytest.mark.rule("LUT-20.4b", "LUT-7.5")
def test_flying_keeps_to_the_limit_of_eight() -> None:
    field = table("A NUR2 4; A SIG4 7; A ILA3 8; B SIG2 1", runes="flying ghosts").play("move NUR2")
    assert "ILA3" not in goals(field)
    assert field.play("to SIG4").legal == ["take 1"]


@pytest.mark.rule("LUT-20.4c")
@pytest.mark.parametrize(
    ("taken", "origin", "expected"),
    [
        ("", "NUR2", set()),
        ("Ar", "NUR2", {"LUT4", "LUT5", "LUT9", "LUT10"}),
        ("", "LUT9", {"LUT4"}),
        ("Ap", "LUT9", {"LUT4"}),
        ("Ar", "LUT9", {"LUT0", "LUT3", "LUT4", "LUT5", "LUT8"}),
    ],
)
def test_flying_to_from_and_on_lutao_needs_the_rune_artefact(taken: str, origin: str, expected: set[str]) -> None:
    field = table(f"A {origin} 4; B SIG7 1", runes="flying ghosts", taken=taken).play(f"move {origin}")
    assert {goal for goal in goals(field) if goal.startswith("LUT")} == expected
    if origin == "LUT9":
        assert ({goal for goal in goals(field) if not goal.startswith("LUT")} != set()) == (taken == "Ar")


@pytest.mark.rule("LUT-20.4d", "LUT-20.6b")
def test_only_the_target_of_a_flight_can_be_trapped() -> None:
    field = table("A NUR2 4; B NUR3 1; B SIG2 1", runes="flying traps", traps=["NUR3", "SIG2"])
    field.play("move NUR2", "to SIG2", "take 2")
    assert (field.at("SIG2"), field.view().traps) == ("B1<A1", ("NUR3",))


# Choice.


def learning(rune: str, cities: str = "NUR1", spells: str = "", **more: object) -> Table:
    """The spell card phase of A begins; chance draws the first cards of the pile."""
    armies = "A NUR1 3; A SIG1 1; A LUT0 2; B CAN2 2" if "controller" in more else "A NUR1 3; A SIG1 1; B CAN2 2"
    given: dict[str, object] = {"step": "after_scoring", "cities": cities, "spells": spells}
    return table(armies, runes=f"{rune} ghosts", peoples="elves giants", **(given | more))  # type: ignore[arg-type]


@pytest.mark.rule("LUT-20.8", "LUT-20.8a", "LUT-13.1")
def test_choice_takes_double_and_keeps_half() -> None:
    field = learning("choice", "NUR1 SIG1", "strength storm levy levy")
    assert (field.asks, field.legal) == (("keep-spell", "A"), ["keep strength", "keep storm", "keep levy"])
    field.play("keep levy")
    assert field.legal == ["keep strength", "keep storm", "keep levy"]
    field.play("keep storm")
    assert field.hand("A") == ["storm", "levy"]
    assert [event.spell for event in field.happened(SpellDiscarded)] == ["strength", "levy"]
    assert field.view().spell_discards[LEVY] == 1


@pytest.mark.rule("LUT-20.8a", "LUT-13.4")
def test_choice_takes_what_there_is() -> None:
    field = learning("choice", "NUR1 SIG1", "strength storm levy").play("keep storm", "keep levy")
    assert (field.hand("A"), field.view().spell_discards[SPELLS.index("strength")]) == (["storm", "levy"], 1)
    assert learning("choice", "NUR1 SIG1", "strength storm").hand("A") == ["strength", "storm"]


@pytest.mark.rule("LUT-20.8a", "LUT-20.10a", "LUT-22.15")
@pytest.mark.parametrize(("rune", "free"), [("choice", ["levy"]), ("true_knowledge", ["levy", "levy*"])])
def test_suppressed_choice_and_true_knowledge_draw_as_usual(rune: str, free: list[str]) -> None:
    given = {"step": "scoring", "hands": {"B": "storm"}}
    field = learning(rune, "NUR1", "levy levy", **given)
    assert field.copy().go("keep levy" if rune == "choice" else "pass").hand("A") == free
    field.people("A").banned = True
    assert field.play("pass").hand("A") == ["levy"]
    assert field.asks[0] != "keep-spell"


@pytest.mark.rule("LUT-20.8b", "LUT-13.5")
@pytest.mark.parametrize(("taken", "asked"), [("", False), ("Ap", False), ("Ar", True)])
def test_cards_for_the_city_of_lutao_are_doubled_with_the_rune_artefact(taken: str, asked: bool) -> None:
    field = learning("choice", "", "levy levy", controller="A 3", taken=taken)
    assert (field.asks[0] == "keep-spell") == asked
    if asked:
        field.play("keep levy")
    assert field.hand("A") == ["levy'"]


# True Knowledge.


@pytest.mark.rule("LUT-20.10", "LUT-20.10a", "LUT-20.10b", "LUT-13.5")
def test_true_knowledge_draws_one_marked_card_more_at_last() -> None:
    field = learning("true_knowledge", "NUR1", "levy")
    assert field.hand("A") == ["levy"]  # the pile had no more
    assert learning("true_knowledge", "", "levy").hand("A") == ["levy*"]
    assert learning("true_knowledge", "NUR1", "levy levy levy").hand("A") == ["levy", "levy*"]


@pytest.mark.rule("LUT-20.10a", "LUT-13.2")
def test_the_hand_limit_stays_with_true_knowledge() -> None:
    field = learning("true_knowledge", "", "levy", hands={"A": "storm storm strength strength"}).play("pass")
    assert (field.asks, field.legal) == (
        ("surplus", "A"),
        ["discard strength", "discard storm", "discard levy*"],
    )
    assert field.play("discard levy*").hand("A") == ["strength", "strength", "storm", "storm"]


# Wisdom.


@pytest.mark.rule("LUT-20.11", "LUT-20.11a", "LUT-3.13", "LUT-24.1")
def test_wisdom_draws_two_cards_at_the_start() -> None:
    field = starting("ghosts wisdom wrath", 0, 58)
    assert (field.hand("A"), field.hand("B")) == ([], ["strength", "time_swirl"])


@pytest.mark.rule("LUT-20.11b", "LUT-13.2")
@pytest.mark.parametrize(("rune", "number"), [("wrath", 4), ("wisdom", 7)])
def test_the_hand_limit_of_wisdom_is_seven(rune: str, number: int) -> None:
    field = learning(rune, "", hands={"A": "storm storm strength strength strength strength levy levy"}).play("pass")
    while field.asks == ("surplus", "A"):
        field.play(field.legal[0])
    assert len(field.hand("A")) == number


@pytest.mark.rule("LUT-20.11d", "LUT-22.16")
def test_gaining_wisdom_later_gives_one_card_at_once() -> None:
    field = table("A NUR1 3; B SIG1 2", runes="wrath ghosts", step="before_turn", hands={"A": "rune_shift"})
    field.chance(9, 0, 0).play("play rune_shift", "keep wisdom")
    assert field.hand("A") == ["strength"]
