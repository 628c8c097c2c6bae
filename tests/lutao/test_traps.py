"""The Rune of Traps (LUT-20.6) and the marked cards of True Knowledge (LUT-20.10)."""

import pytest

from manawell.games.lutao.events import TrapLaid, TrapsChanged, TrapSprung
from manawell.kernel.journal import SPECTATOR
from tests.lutao.table import Table, table

LANDS = "A NUR1 3; A NUR2 2; A NUR3 1; A SIG1 1; A LUT7 2; B SIG2 4; B CAN1 2"


def laying(traps: tuple[str, ...] = (), taken: str = "", round_: int = 1, **more: object) -> Table:
    """A has the Rune of Traps; the placement phase is over."""
    given: dict[str, object] = {"peoples": "elves giants", "runes": "traps ghosts", "traps": traps, "taken": taken}
    return table(LANDS, step="trapping", round_=round_, **(given | more))  # type: ignore[arg-type]


def trapped(*traps: str, armies: str = LANDS, active: str = "B", **more: object) -> Table:
    """B moves, and A's traps lie somewhere."""
    given: dict[str, object] = {"peoples": "elves giants", "runes": "traps ghosts", "order": "BA"}
    return table(armies, traps=traps, active=active, **(given | more))  # type: ignore[arg-type]


# Laying.


@pytest.mark.rule("LUT-20.6a", "LUT-6.9", "LUT-20.6h")
def test_up_to_three_traps_in_own_provinces_of_lands() -> None:
    field = laying()
    assert (field.asks, field.legal) == (
        ("trap", "A"),
        ["enough", "trap SIG1", "trap NUR1", "trap NUR2", "trap NUR3"],
    )
    field.play("trap NUR2")
    assert field.legal == ["enough", "trap SIG1", "trap NUR1", "trap NUR3"]
    field.play("trap SIG1", "trap NUR3")
    assert (field.view().traps, field.asks) == (("SIG1", "NUR2", "NUR3"), ("move", "A"))


@pytest.mark.rule("LUT-20.6a")
def test_fewer_traps_or_none_may_be_laid() -> None:
    assert laying().play("enough").view().traps == ()
    assert laying().play("trap NUR1", "enough").view().traps == ("NUR1",)


@pytest.mark.rule("LUT-20.6a", "LUT-6.9", "LUT-21.3")
def test_the_window_after_placement_comes_when_the_traps_are_laid() -> None:
    field = laying(hands={"B": "lightning"})
    assert field.asks == ("trap", "A")
    assert field.play("enough").asks == ("window-w1", "B")


@pytest.mark.rule("LUT-20.6a", "LUT-23.1")
def test_traps_are_laid_secretly() -> None:
    field = laying().play("trap NUR2", "enough")
    for viewer in (1, SPECTATOR):
        told = [event for event in field.journal.told_to(viewer) if isinstance(event, TrapLaid | TrapsChanged)]
        assert (told, field.view(viewer).traps) == ([TrapsChanged("elves", 1), TrapsChanged("elves", 1)], (None,))
    assert (field.view(0).traps, field.happened(TrapLaid)) == (("NUR2",), [TrapLaid("elves", "NUR2")])


@pytest.mark.rule("LUT-20.6d")
def test_used_up_traps_are_laid_again_after_a_later_placement_phase() -> None:
    field = laying(("NUR2", "SIG2"), round_=4)
    field.state.sprung = True
    assert field.legal == ["enough", "trap SIG1", "trap NUR1", "trap NUR3"]
    assert field.play("trap NUR1").view().traps == ("SIG2", "NUR1", "NUR2")


@pytest.mark.rule("LUT-20.6d", "LUT-20.6h")
def test_one_trap_may_be_moved_if_none_was_triggered() -> None:
    field = laying(("NUR1", "NUR2", "SIG2"), round_=4)
    assert field.legal == ["enough", "lift SIG2", "lift NUR1", "lift NUR2"]
    field.play("lift SIG2")
    assert (field.asks, field.legal) == (("relay", "A"), ["trap SIG1", "trap NUR3"])
    field.play("trap NUR3")
    assert (field.view().traps, field.asks) == (("NUR1", "NUR2", "NUR3"), ("move", "A"))


@pytest.mark.rule("LUT-20.6d")
def test_a_trap_that_was_triggered_forbids_to_move_another() -> None:
    field = trapped("NUR3", "NUR1", "NUR2").play("move SIG2", "to NUR3", "take 1", *["end"] * 4)
    while field.asks[0].startswith("buy"):
        field.play(field.legal[0])
    assert (field.view().round, field.asks) == (4, ("trap", "A"))
    assert field.legal == ["enough", "trap SIG1", "trap NUR3"]
    field.play("trap NUR3")
    assert field.view().sprung is False


@pytest.mark.rule("LUT-20.6e")
@pytest.mark.parametrize(
    ("taken", "offered"), [("", []), ("Ap", []), ("Ar", []), ("Ap Ar", ["trap card 1", "trap card 2"])]
)
def test_artefact_cards_are_trapped_with_both_artefacts(taken: str, offered: list[str]) -> None:
    """LUT7 belongs to card 1, LUT6 to card 2; card 3 is not in use."""
    armies = "A NUR1 3; A LUT7 2; A LUT6 1; A LUT9 1; B SIG2 4"
    field = table(armies, peoples="elves giants", runes="traps ghosts", step="trapping", round_=1, taken=taken)
    assert field.legal_with("trap card") == offered


@pytest.mark.rule("LUT-20.6e")
def test_one_of_the_two_provinces_of_the_card_must_be_own() -> None:
    field = laying(taken="Ap Ar")
    assert field.legal_with("trap card") == ["trap card 1"]


@pytest.mark.rule("LUT-20.6e")
@pytest.mark.parametrize(("origin", "goal"), [("LUT9", "LUT4"), ("LUT2", "LUT7")])
def test_a_trap_on_a_card_lies_in_both_provinces_until_it_is_triggered(origin: str, goal: str) -> None:
    armies = f"A NUR1 3; A LUT7 2; A LUT4 2; B {origin} 4; B CAN1 1"
    field = trapped("1", armies=armies, taken="Ap Ar").play(f"move {origin}", f"to {goal}", "take 2")
    assert (field.at(goal), field.view().traps) == ("A2<B1", ())
    assert field.happened(TrapSprung) == [TrapSprung("elves", "giants", goal)]


# Stepping into them.


@pytest.mark.rule("LUT-20.6", "LUT-20.6b")
def test_one_of_the_entering_armies_is_lost_and_the_trap_used_up() -> None:
    field = trapped("NUR3", "NUR1")
    supply = field.people("B").supply
    field.play("move SIG2", "to NUR3", "take 3")
    assert (field.at("NUR3"), field.people("B").supply) == ("A1<B2", supply + 1)
    assert (field.view().traps, field.view(1).traps, field.view().sprung) == (("NUR1",), (None,), True)
    assert field.happened(TrapSprung) == [TrapSprung("elves", "giants", "NUR3")]


@pytest.mark.rule("LUT-20.6b")
def test_if_it_was_the_only_army_nothing_enters() -> None:
    field = trapped("NUR3").play("move SIG2", "to NUR3", "take 1")
    assert (field.at("NUR3"), field.at("SIG2"), field.view().arrivals) == ("A1", "B3", ())
    assert field.play("end").asks == ("form", "B")


@pytest.mark.rule("LUT-20.6b", "LUT-8.13")
def test_a_ship_stays_at_the_landing_edge_of_a_trapped_province() -> None:
    field = trapped("NUR2", ships="SIG2 NE", sticks={"B": 1}).play("sail SIG2 NE", "take 1", "land NUR2 SE")
    assert (field.at("NUR2"), field.ships("NUR2"), field.ships("SIG2")) == ("A2", ["SE"], [])


@pytest.mark.rule("LUT-20.6b")
def test_traps_work_against_formation_moves() -> None:
    armies = "A NUR1 3; B SIG2 4; B NUR3 2"
    field = trapped("NUR3", armies=armies, step="forming").play("move SIG2", "to NUR3", "take 2")
    assert field.at("NUR3") == "B3"


@pytest.mark.rule("LUT-20.6b", "LUT-10.5")
@pytest.mark.parametrize("moves", [["anchor"], ["onward", "take 2", "take 1", "land SIG2 NE", "anchor"]])
def test_traps_work_against_landings_in_the_formation_step(moves: list[str]) -> None:
    armies = "A NUR1 3; B SIG2 4; B NUR2 2"
    field = trapped("NUR2", armies=armies, step="forming", ships="SIG2 NE", sticks={"B": 2})
    supply = field.people("B").supply
    field.play("sail SIG2 NE", "take 2", "land NUR2 SE", *moves)
    assert (field.people("B").supply, field.view().traps) == (supply + 1, ())


@pytest.mark.rule("LUT-20.6b", "LUT-20.12a")
def test_traps_work_against_wrath() -> None:
    armies = "A NUR1 3; B SIG2 4; B CAN1 1"
    field = trapped("NUR1", armies=armies, runes="traps wrath").play("move SIG2", "to NUR3", "take 3", "end")
    field.play("wrath NUR3", "to NUR1", "take 2").pass_all()
    assert field.happened(TrapSprung) == [TrapSprung("elves", "giants", "NUR1")]
    assert field.state.battle is not None
    assert field.at("NUR1") == "A3<B1"


@pytest.mark.rule("LUT-20.6c")
def test_a_trap_stays_in_a_lost_province_and_spares_only_its_holder() -> None:
    armies = "A NUR1 3; B SIG2 4; B NUR3 1; C SIG7 3"
    given = {"peoples": "elves giants dwarves", "runes": "traps ghosts wrath"}
    mine = table(armies, traps=["NUR3"], **given).play("move NUR1", "to NUR3", "take 2")  # type: ignore[arg-type]
    assert (mine.at("NUR3"), mine.view().traps) == ("B1<A2", ("NUR3",))
    other = table(armies, traps=["NUR3"], active="C", **given)  # type: ignore[arg-type]
    assert other.play("move SIG7", "to NUR3", "take 2").at("NUR3") == "B1<C1"
    owner = table(armies, traps=["NUR3"], active="B", **given)  # type: ignore[arg-type]
    assert owner.play("move SIG2", "to NUR3", "take 1").at("NUR3") == "B1"


@pytest.mark.rule("LUT-20.6f", "LUT-22.22", "LUT-22.12")
def test_spells_never_trigger_a_trap() -> None:
    armies = "A NUR1 3; B SIG2 4; B NUR3 1; A SIG7 1"
    field = trapped("NUR3", "SIG7", armies=armies, hands={"B": "teleport defectors"})
    field.play("play teleport", "at SIG2", "to NUR3", "take 2", "play defectors", "at SIG7")
    assert (field.at("NUR3"), field.at("SIG7"), field.view().traps) == ("B3", "B1", ("SIG7", "NUR3"))


@pytest.mark.rule("LUT-20.6f")
def test_boarding_never_triggers_a_trap() -> None:
    armies = "A NUR1 3; B SIG2 4; B CAN1 1"
    field = trapped("SIG2", armies=armies, ships="SIG2 NE", sticks={"B": 1})
    assert field.play("sail SIG2 NE", "take 2", "land NUR2 SE").at("NUR2") == "B2"


@pytest.mark.rule("LUT-20.6f", "LUT-11.6")
def test_golems_never_trigger_a_trap() -> None:
    armies = "A NUR1 3; A LUT7 1; B LUT0 4; B CAN1 1"
    field = trapped("1", armies=armies, taken="Ap Ar", controller="B 2", step="forming", piles={"A": "MM"})
    field.play("end", "golems LUT7", "from LUT1")
    assert (field.view().traps, field.happened(TrapSprung)) == (("card_1",), [])


@pytest.mark.rule("LUT-20.6g", "LUT-22.16")
def test_a_lost_rune_takes_its_traps_away_and_brings_three_when_gained() -> None:
    field = trapped("NUR3", active="A", order="AB", hands={"A": "rune_shift"}).chance(4, 0)
    field.play("play rune_shift")
    assert (field.view().traps, field.legal) == ((), ["keep assassin", "keep traps"])
    field.play("keep traps")
    assert field.view().traps == ()
    laid = laying(round_=5).play("trap NUR1", "trap NUR2", "trap NUR3")
    assert laid.view().traps == ("NUR1", "NUR2", "NUR3")


@pytest.mark.rule("LUT-20.6g", "LUT-22.15")
def test_suppressed_traps_stay_but_do_not_work() -> None:
    field = trapped("NUR3", step="before_turn", hands={"B": "rune_ban"}).play("play rune_ban", "against elves")
    field.play("move SIG2", "to NUR3", "take 2")
    assert (field.at("NUR3"), field.view().traps) == ("A1<B2", ("NUR3",))


# Marked cards.

ISLE = "A LUT7 4; A NUR2 3; B LUT2 1; B SIG1 3; B LUT8 2"


def marked(spells: str, taken: str = "", armies: str = ISLE, **more: object) -> Table:
    """A has marked cards of True Knowledge."""
    given: dict[str, object] = {"peoples": "elves giants", "runes": "true_knowledge ghosts", "hands": {"A": spells}}
    return table(armies, taken=taken, **(given | more))  # type: ignore[arg-type]


@pytest.mark.rule("LUT-20.10b", "LUT-20.10c")
@pytest.mark.parametrize(("taken", "places"), [("", ["at SIG1"]), ("Ar", ["at SIG1", "at LUT2", "at LUT8"])])
def test_a_marked_lightning_strikes_lutao_only_with_the_rune_artefact(taken: str, places: list[str]) -> None:
    assert marked("lightning*", taken).play("play lightning*").legal == places
    assert marked("lightning", taken).play("play lightning").legal == ["at SIG1", "at LUT2", "at LUT8"]


@pytest.mark.rule("LUT-20.10b", "LUT-20.10c")
@pytest.mark.parametrize(("taken", "playable"), [("", False), ("Ap", False), ("Ar", True)])
def test_a_marked_card_in_a_battle_on_lutao(taken: str, playable: bool) -> None:
    field = marked("strength*", taken).play("move LUT7", "to LUT2", "take 3", "end")
    assert (field.asks, "play strength*" in field.legal) == (("window-w4", "A"), playable)
    if not playable:
        assert field.refusal("play strength*").rule == "LUT-20.10b"


@pytest.mark.rule("LUT-20.10c")
@pytest.mark.parametrize(("taken", "bound"), [("", True), ("Ar", False)])
def test_marked_teleport_and_phantom_ship_keep_to_the_lands(taken: str, bound: bool) -> None:
    armies = ISLE + "; A CAN1 2"
    jump = marked("teleport*", taken, armies).play("play teleport*")
    assert jump.legal == ["at CAN1", "at NUR2"] + ([] if bound else ["at LUT7"])
    assert jump.play("at NUR2").legal == ["to CAN1"] + ([] if bound else ["to LUT7"])
    ship = marked("phantom_ship*", taken, armies).play("play phantom_ship*")
    assert bool(ship.legal_with("ship LUT")) != bound
    assert ship.legal_with("ship NUR2")


@pytest.mark.rule("LUT-20.10c", "LUT-22.20")
@pytest.mark.parametrize(("taken", "lands"), [("", False), ("Ar", True)])
def test_a_marked_wind_does_not_blow_to_lutao(taken: str, lands: bool) -> None:
    field = marked("fair_wind*", taken, ships="NUR2 E").play("play fair_wind*", "sail NUR2 E", "take 2")
    assert bool(field.legal_with("land LUT9")) == lands
    assert field.legal_with("land SIG4")


@pytest.mark.rule("LUT-20.10c", "LUT-22.23")
@pytest.mark.parametrize(("taken", "places"), [("", ["army NUR2"]), ("Ar", ["army NUR2", "army LUT7"])])
def test_a_marked_levy_goes_to_the_lands(taken: str, places: list[str]) -> None:
    field = marked("levy*", taken, step="placing").play("play levy*")
    assert field.legal == places
    if not taken:
        assert field.refusal("army LUT7").rule == "LUT-20.10c"


@pytest.mark.rule("LUT-20.10c", "LUT-22.19")
@pytest.mark.parametrize(
    ("goal", "taken", "playable"), [("LUT9 SW", "", False), ("LUT9 SW", "Ar", True), ("SIG4 NW", "", True)]
)
def test_a_marked_storm_stops_no_voyage_to_lutao(goal: str, taken: str, playable: bool) -> None:
    armies = "A LUT7 4; B NUR2 3; B CAN1 2"
    field = marked(
        "storm*", taken, armies, order="BA", active="B", ships="NUR2 NW", sticks={"B": 4}, golems={"LUT9": 0}
    )
    field.play("sail NUR2 NW", "take 1", f"land {goal}")
    assert (field.asks, "play storm*" in field.legal) == (("window-w3", "A"), playable)


@pytest.mark.rule("LUT-20.10c", "LUT-22.14")
@pytest.mark.parametrize(
    ("province", "taken", "playable"), [("LUT7", "", False), ("LUT7", "Ar", True), ("NUR2", "", True)]
)
def test_a_marked_counterspell_stops_no_spell_on_lutao(province: str, taken: str, playable: bool) -> None:
    field = table(
        ISLE,
        peoples="elves giants",
        runes="true_knowledge ghosts",
        taken=taken,
        order="BA",
        active="B",
        hands={"A": "counterspell*", "B": "lightning"},
    )
    field.play("play lightning", f"at {province}")
    assert (field.asks, "play counterspell*" in field.legal) == (("window-r", "A"), playable)
