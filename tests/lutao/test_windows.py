"""Windows and responses: who is asked, in which order, and how play continues (LUT-21)."""

from collections.abc import Callable

import pytest

from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.events import SpellDeclared, SpellFailed, SpellShown, SpellStopped, WindowPassed
from manawell.kernel.journal import SPECTATOR
from tests.lutao.table import Table, table

FOUR = "elves shapeshifters giants dwarves"
LANDS = "A NUR1 6; A CAN1 3; B NUR2 2; B SIG1 2; C RHU1 2; D ORM1 2"
HANDS = {"A": "levy", "B": "levy", "C": "levy", "D": "counterspell"}


def four(step: str = "moving", active: str = "A", order: str = "CADB", **more: object) -> Table:
    """Four peoples with a card each that fits nowhere."""
    given: dict[str, object] = {"peoples": FOUR, "step": step, "active": active, "order": order, "hands": HANDS}
    return table(**({"armies": LANDS} | given | more))  # type: ignore[arg-type]


def fighting(*moves: str, hands: dict[str, str] | None = None, cards: str = "MMMM HHHM") -> Table:
    """A attacks NUR2 of B with three armies and wins in the second combat round."""
    field = four(piles={"A": cards, "B": "MMM MMM"}, hands=hands or HANDS)
    return field.play("move NUR1", "to NUR2", "take 3", "end").go(*moves)


def sailing() -> Table:
    field = four(ships="NUR1 NE", sticks={"A": 2}, golems={"LUT9": 0})
    return field.play("sail NUR1 NE", "take 3", "land LUT9 SW")


def polled(field: Table) -> str:
    """The peoples that one window asks, while all pass."""
    found, moment, turn = "", field.asks[0], field.view().turn
    while (field.asks[0], field.view().turn) == (moment, turn) and moment.startswith("window"):
        found += field.asks[1]
        field.play("pass")
    return found


RETURNS = ("return miss", "return miss")
WINDOWS: dict[str, tuple[Callable[[], Table], str]] = {
    "w1": (lambda: four("after_placement"), "CADB"),
    "w2": (lambda: four("before_turn"), "CADB"),
    "w3": (sailing, "CDB"),
    "w4": (fighting, "AB"),
    "w5": (lambda: fighting(*RETURNS, "pass").play("pass"), "AB"),
    "w6": (lambda: fighting(*RETURNS), "AB"),
    "w7": (lambda: fighting(*RETURNS, *RETURNS).play("pass", "pass"), "A"),
    "w8": (lambda: four("commanding"), "CADB"),
    "w9": (lambda: four("scoring"), "CADB"),
    "w10": (lambda: four("learned"), "A"),
}


@pytest.mark.rule("LUT-21.3", "LUT-21.5", "LUT-5.2")
@pytest.mark.parametrize("window", sorted(WINDOWS))
def test_whom_each_window_asks_in_turn_order(window: str) -> None:
    builder, peoples = WINDOWS[window]
    field = builder()
    assert field.asks == (f"window-{window}", peoples[0])
    assert polled(field) == peoples


@pytest.mark.rule("LUT-21.3", "LUT-21.6")
@pytest.mark.parametrize(("caster", "asked"), [("A", "CDB"), ("C", "ADB"), ("B", "CAD")])
def test_an_answer_is_asked_of_all_but_the_caster(caster: str, asked: str) -> None:
    hands = HANDS | {caster: "lightning"}
    field = four("before_turn", hands=hands)
    while field.asks[1] != caster:
        field.play("pass")
    field.play("play lightning", "at ORM1")
    assert field.asks[0] == "window-r"
    assert polled(field) == asked


@pytest.mark.rule("LUT-21.3", "LUT-11.8", "LUT-9.22")
def test_in_a_golem_battle_only_the_people_that_fights_is_asked() -> None:
    """C commands the golems against LUT1 of A: it is not a side in the battle."""
    field = table(
        "A LUT1 3; A CAN1 3; B NUR2 2; C LUT0 3; D ORM1 2",
        peoples=FOUR,
        hands=HANDS,
        active="C",
        order="CADB",
        controller="C 2",
        step="forming",
        piles={"A": "HSMM HMM"},
    )
    field.play("end", "golems LUT1", "from LUT2", "enough")
    for window, returned in (("w4", True), ("w6", False), ("w5", True), ("w6", False), ("w7", False)):
        assert field.asks == (f"window-{window}", "A")
        assert polled(field) == "A"
        if returned:
            field.play(field.legal[0])
    assert field.at("LUT1") == "A1"


@pytest.mark.rule("LUT-21.3", "LUT-9.22")
def test_nobody_is_asked_after_a_battle_that_nobody_wins() -> None:
    both = four(piles={"A": "HHMM", "B": "XHM"}).play("move NUR1", "to NUR2", "take 3", "end").go(*RETURNS)
    both.play("pass", "pass")
    assert (both.asks, both.at("NUR2")) == (("form", "A"), "empty")


@pytest.mark.rule("LUT-21.3", "LUT-9.15")
def test_the_first_combat_round_has_no_window_of_its_own() -> None:
    assert fighting("pass").play("pass").asks == ("return", "A")


@pytest.mark.rule("LUT-21.3")
def test_spells_are_played_nowhere_else() -> None:
    """Neither while numbers are asked, nor between battles, nor when buying."""
    everything = " ".join(SPELLS)
    field = four(hands=HANDS | {"A": everything}, armies=LANDS + "; C ILA2 1").play("move NUR1")
    assert not field.legal_with("play")
    field.play("to NUR2")
    assert not field.legal_with("play")
    field.play("take 3", "move NUR1", "to ILA2", "take 1")
    assert field.legal_with("play")
    field.play("end")
    assert (field.asks, field.legal) == (("combat", "A"), ["fight ILA2", "fight NUR2"])
    buying = four("buying", hands=HANDS | {"A": everything}, budget={"A": 20})
    while buying.asks[1] != "A":
        buying.play(buying.legal[0])
    assert (buying.asks[0], buying.legal_with("play")) == ("buy-armies", [])


# How a window goes on.


@pytest.mark.rule("LUT-21.5")
def test_after_a_spell_all_are_asked_again_from_the_first() -> None:
    field = four("before_turn", hands=HANDS | {"D": "lightning lightning"})
    field.play("pass", "pass", "play lightning", "at RHU1")
    assert (field.asks, polled(field)) == (("window-r", "C"), "CAB")
    assert field.at("RHU1") == "C1"
    assert (field.asks, field.view().moment) == (("window-w2", "C"), "W2")
    field.play("pass", "pass", "play lightning", "at RHU1").pass_all()
    assert (field.at("RHU1"), field.asks) == ("empty", ("move", "A"))


@pytest.mark.rule("LUT-21.5")
def test_a_stopped_spell_starts_the_polling_again_too() -> None:
    field = four("before_turn", hands={"C": "lightning", "A": "levy", "B": "counterspell"})
    field.play("play lightning", "at NUR2", "pass", "play counterspell", "pass")
    assert (field.at("NUR2"), field.asks) == ("B2", ("window-w2", "A"))  # C has no card left


@pytest.mark.rule("LUT-21.5")
def test_a_window_closes_when_all_pass_in_a_row() -> None:
    field = four("before_turn", hands={"A": "lightning", "B": "levy"}).play("play lightning", "at SIG1", "pass")
    assert field.asks == ("window-w2", "B")
    assert field.play("pass").asks == ("move", "A")


@pytest.mark.rule("LUT-21.5", "LUT-22.1")
def test_both_sides_of_a_battle_may_go_on_in_turns() -> None:
    field = fighting(hands={"A": "strength strength", "B": "strength weakness"})
    field.play("pass", "play strength", "pass", "play strength", "pass")
    assert field.asks == ("window-w4", "A")
    field.play("play strength", "pass", "pass")
    assert field.state.battle is not None
    assert [side.fixed for side in field.state.battle.sides] == [2, 1]


@pytest.mark.rule("LUT-21.7")
def test_who_has_no_card_at_all_is_skipped() -> None:
    assert four("before_turn", hands={"D": "levy"}).asks == ("window-w2", "D")
    assert four("before_turn", hands={}).asks == ("move", "A")


@pytest.mark.rule("LUT-21.7", "LUT-23.1")
def test_who_has_cards_but_no_fitting_one_can_only_pass() -> None:
    """The position must not show the others what the player lacks; the table passes for them."""
    field = four("before_turn", hands={"C": "levy"})
    assert (field.asks, field.legal) == (("window-w2", "C"), ["pass"])
    told = [event for event in field.play("pass").journal.told_to(SPECTATOR) if isinstance(event, WindowPassed)]
    assert (told, field.happened(WindowPassed)) == ([], [WindowPassed("giants", "W2")])


# Declaring.


@pytest.mark.rule("LUT-21.1")
def test_a_spell_is_shown_then_aimed_then_answered_then_discarded() -> None:
    field = four(hands={"A": "lightning", "D": "levy"}).play("play lightning")
    assert field.happened(SpellShown) == [SpellShown("elves", "lightning")]
    assert (field.asks, field.hand("A"), field.at("NUR2")) == (("at", "A"), [], "B2")
    field.play("at NUR2")
    declared = SpellDeclared("elves", "lightning", "elves", "NUR2", "none", "none", 0)
    assert (field.happened(SpellDeclared), field.asks) == ([declared], ("window-r", "D"))
    assert (field.at("NUR2"), sum(field.view().spell_discards)) == ("B2", 0)
    field.play("pass")
    assert (field.at("NUR2"), field.view().spell_discards[SPELLS.index("lightning")]) == ("B1", 1)


@pytest.mark.rule("LUT-21.8")
def test_without_a_target_a_spell_cannot_be_declared() -> None:
    field = four(hands={"A": "defectors lightning"})
    assert field.legal_with("play") == ["play lightning"]
    assert field.refusal("play defectors").rule == "LUT-21.8"


@pytest.mark.rule("LUT-21.8", "LUT-4.12")
def test_a_spell_whose_target_is_gone_does_nothing() -> None:
    """B concedes while it is asked for its answer."""
    field = four("before_turn", hands={"A": "lightning", "B": "levy"}).play("play lightning", "at NUR2")
    assert field.asks == ("window-r", "B")
    field.state.concede(1)
    assert (field.at("NUR2"), field.happened(SpellFailed)) == ("empty", [SpellFailed("elves", "lightning")])
    assert field.view().spell_discards[SPELLS.index("lightning")] == 1


# Answers.


@pytest.mark.rule("LUT-21.6", "LUT-22.14")
def test_only_counterspell_fits_an_answer() -> None:
    field = four("before_turn", hands={"C": "lightning", "B": " ".join(SPELLS)}).play("play lightning", "at ORM1")
    assert (field.asks, field.legal) == (("window-r", "B"), ["pass", "play counterspell"])


@pytest.mark.rule("LUT-22.14", "LUT-21.6")
def test_counterspell_stops_a_spell_and_both_are_discarded() -> None:
    field = four("before_turn", hands={"C": "lightning", "A": "levy", "D": "counterspell", "B": "counterspell"})
    field.play("play lightning", "at ORM1", "pass", "play counterspell", "pass", "pass")
    assert field.asks == ("window-w2", "A")  # B is no longer asked about the stopped spell
    assert (field.at("ORM1"), field.happened(SpellStopped)) == ("D2", [SpellStopped("giants", "lightning")])
    discards = field.view().spell_discards
    assert (discards[SPELLS.index("lightning")], discards[SPELLS.index("counterspell")]) == (1, 1)
    assert field.hand("B") == ["counterspell"]


@pytest.mark.rule("LUT-21.6")
def test_if_the_counterspell_is_stopped_the_next_people_is_asked() -> None:
    """Order C A D B: A counters, B stops that; D and B are asked about the Lightning then."""
    hands = {"C": "lightning", "A": "counterspell", "D": "counterspell", "B": "counterspell counterspell"}
    field = four("before_turn", hands=hands).play("play lightning", "at ORM1", "play counterspell")
    assert field.asks == ("window-r", "D")  # C has no card left
    field.play("pass", "play counterspell")
    assert field.asks == ("window-r", "D")
    field.play("pass")
    assert field.happened(SpellStopped) == [SpellStopped("elves", "counterspell")]
    assert (field.asks, len(field.view().casts)) == (("window-r", "D"), 1)
    assert (polled(field), field.at("ORM1")) == ("DB", "D1")


@pytest.mark.rule("LUT-21.6")
def test_the_caster_may_save_his_own_spell() -> None:
    field = four("before_turn", hands={"C": "lightning counterspell", "D": "counterspell"})
    field.play("play lightning", "at ORM1", "play counterspell")
    assert field.asks == ("window-r", "C")
    field.play("play counterspell")
    assert (field.at("ORM1"), [event.people for event in field.happened(SpellStopped)]) == ("D1", ["dwarves"])


@pytest.mark.rule("LUT-21.6", "LUT-22.14", "LUT-22.10")
def test_ex_23_a_chain_of_counterspells() -> None:
    """EX-23"""
    field = table(
        "A NUR1 3; B SIG1 7; C RHU1 2",
        peoples="elves shapeshifters giants",
        order="ACB",
        step="before_turn",
        cities="SIG1",
        hands={"A": "firestorm counterspell", "B": "counterspell", "C": "counterspell"},
    )
    field.play("play firestorm", "at SIG1")
    assert field.asks == ("window-r", "C")
    field.play("pass")
    assert field.asks == ("window-r", "B")
    field.play("play counterspell")
    assert (field.asks, field.legal) == (("window-r", "A"), ["pass", "play counterspell"])
    field.play("play counterspell")
    assert field.asks == ("window-r", "C")
    field.play("pass")
    assert field.happened(SpellStopped) == [SpellStopped("shapeshifters", "counterspell")]
    assert field.at("SIG1") == "B4"
    assert sum(field.view().spell_discards) == 3
    assert (field.hand("A"), field.hand("B"), field.hand("C")) == ([], [], ["counterspell"])


@pytest.mark.rule("LUT-22.14", "LUT-18.2", "LUT-21.12")
def test_in_the_pro_variant_a_counterspell_protects_the_second_people() -> None:
    field = table(
        "A NUR1 6; B SIG1 2; C RHU1 2; D ORM1 2",
        peoples=FOUR,
        mode="pro",
        step="before_turn",
        hands={"C": "lightning", "B": "counterspell"},
    ).play("pass", "play lightning", "at NUR1")
    assert field.asks == ("window-r", "B")
    assert field.play("play counterspell").at("NUR1") == "A6"


@pytest.mark.rule("LUT-22.14", "LUT-15.4")
def test_a_counterspell_works_in_a_golem_battle() -> None:
    hands = {"A": "strength", "B": "counterspell"}
    field = table("A LUT4 5; B NUR2 2", peoples="elves giants", hands=hands, piles={"A": "MMMM MMMM"})
    field.play("move LUT4", "to LUT9", "take 3", "end", "play strength")
    assert field.asks == ("window-r", "B")
    field.play("play counterspell")
    assert field.state.battle is not None
    assert (field.asks, field.state.battle.sides[0].draws) == (("return", "A"), 4)
