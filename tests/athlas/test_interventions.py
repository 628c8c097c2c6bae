"""Divine interventions: when they are played, how they take effect, how long they last (ATH-22.1 to 22.13)."""

import pytest

from manawell.games.athlas.components.tables import NONE
from manawell.games.athlas.events import (
    InterventionAnnounced,
    InterventionEnded,
    InterventionPlayed,
    InterventionResolved,
    InterventionsDiscarded,
)
from manawell.games.athlas.rules.picks import feasible, first_picks
from manawell.games.athlas.state import Announcement
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.rng import rng_from
from tests.athlas.table import Table, battle, create, new

UNITS = "g1.1 0,4; s1.1 5,-5"
PEACE = ("end all", "end summon")
"""A turn in which nothing happens, while nobody has a card."""


def duel(gold: str = "", silver: str = "", units: str = UNITS, **pools: int) -> Table:
    return battle(units, silver=["G01"], stacks=(gold, silver), pools=pools)


def moments(table: Table) -> list[str]:
    return sorted(move.split("@")[1] for move in table.legal_with("play"))


# ATH-22.1 to 22.3: which card.


@pytest.mark.rule("ATH-22.1")
def test_one_intervention_in_each_turn_the_own_and_the_others() -> None:
    table = duel("D09 D15 D14", "", "g1.1 0,4; s1.1 5,-5; s1.2 4,-5").play("play D09 @now", "unit g1.1")
    assert table.refusal("play D15 @now").rule == "ATH-22.1"
    table.play("end all", "end summon")
    assert table.asks == ("turn-start", 0)
    table.play("play D15 @now", "alpha 1")
    assert table.pool("g1") == 12
    table.play("end all", "end summon")  # no further window for Gold in this turn
    assert table.asks == ("choose", 0)
    assert table.legal_with("play") == ["play D14 @now"]


@pytest.mark.rule("ATH-22.1")
def test_both_players_may_play_in_the_same_turn() -> None:
    table = duel("D09", "D03").play("play D09 @now", "unit s1.1", "pass", "end all")
    assert table.asks == ("activation-end", 1)
    table.play("play D03 @cE", "unit s1.1")
    assert table.view().played == (0, 1)


@pytest.mark.rule("ATH-22.2")
def test_only_the_top_card_can_be_played() -> None:
    table = duel("D09 D03")
    assert table.legal_with("play") == ["play D09 @now"]
    assert table.refusal("play D03 @now").rule == "ATH-22.2"
    assert duel("").refusal("play D09 @now").rule == "ATH-22.2"


@pytest.mark.rule("ATH-22.3")
def test_any_number_of_cards_can_be_discarded_from_the_top_and_is_shown() -> None:
    table = duel("D09 D03 D15")
    assert table.legal_with("discard") == ["discard 1", "discard 2", "discard 3"]
    table.play("discard 2")
    for viewer in (0, 1, SPECTATOR):
        assert table.view(viewer).gone[0] == ("D09", "D03")
        assert InterventionsDiscarded(0, ("D09", "D03")) in table.journal.told_to(viewer)
    assert table.view(0).stacks[0] == ("D15",)


@pytest.mark.rule("ATH-22.3")
def test_discarding_is_not_playing() -> None:
    table = duel("D15 D09 D03").play("discard 1")
    assert (table.pool("s1"), table.view().played) == (10, ())
    table.play("play D09 @now", "unit s1.1", "discard 1")  # also after playing
    assert (table.pool("s1"), table.view().gone[0]) == (7, ("D15", "D09", "D03"))


@pytest.mark.rule("ATH-22.3")
def test_cards_can_be_discarded_at_each_decision_and_in_windows() -> None:
    table = duel("D09 D03 D15", "D09 D03")
    for move in ("act g1.1", "end"):
        assert "discard 1" in table.legal
        table.play(move)
    assert table.asks == ("activation-end", 1)
    assert table.legal_with("discard") == ["discard 1", "discard 2"]
    table.play("pass")
    assert table.asks == ("summon", 0)
    assert "discard 3" in table.legal


# ATH-22.4 to 22.8: how a card takes effect.


@pytest.mark.rule("ATH-22.4")
def test_card_and_choices_are_announced_then_answered_then_it_takes_effect() -> None:
    table = duel("D09", "D03").play("play D09 @now")
    assert table.journal.told_to(1)[-1] == InterventionPlayed(0, "D09", "now")
    table.play("unit s1.1")
    assert table.journal.told_to(1)[-1] == InterventionAnnounced(0, "D09", "s1.1", "G01")
    assert (table.asks, table.pool("s1")) == (("response", 1), 10)
    assert table.view(1).announced[0].unit == "s1.1"
    table.play("pass")
    assert InterventionResolved(0, "D09") in table.journal.told_to(1)
    assert (table.pool("s1"), table.asks) == (7, ("choose", 0))


@pytest.mark.rule("ATH-22.5")
def test_the_other_player_chooses_any_moment_of_the_finished_activation() -> None:
    table = battle("g1.1 0,4; s1.1 1,2", silver=["G01"], stacks=("", "D05"))
    table.play("act g1.1", "walk 0,3", "use E08 s1.1", "end")
    assert table.asks == ("activation-end", 1)
    assert moments(table) == ["c0", "c1", "c2", "cE"]


@pytest.mark.rule("ATH-22.5")
def test_the_turn_player_chooses_any_moment_of_the_running_activation() -> None:
    table = battle("g1.1 0,4; s1.1 1,2", silver=["G01"], stacks=("D05", ""))
    assert moments(table) == ["now"]
    for move, seen in (("act g1.1", ["now"]), ("walk 0,3", ["c0", "now"]), ("use E08 s1.1", ["c0", "c1", "now"])):
        assert moments(table.play(move)) == seen
    table.play("play D05 @c0", "unit s1.1", "toward NW")
    assert (table.at("g1.1"), table.at("s1.1"), table.pool("s1")) == ("0,4", "1,1", 10)


@pytest.mark.rule("ATH-22.6")
def test_the_answer_takes_effect_first() -> None:
    table = duel("D09", "D15", s1=3).play("play D09 @now", "unit s1.1", "play D15 @now", "alpha 1")
    assert [event.card for event in table.happened(InterventionResolved)] == ["D15", "D09"]
    assert (table.pool("s1"), table.at("s1.1")) == (6, "5,-5")


@pytest.mark.rule("ATH-22.6")
def test_the_answer_is_given_at_the_moment_of_the_card() -> None:
    """Gold pushes at c0; Silver heals there, where its alpha has lost nothing but what it had lost before."""
    table = battle("g1.1 0,3; s1.1 1,2", silver=["G01"], stacks=("D05", "D15"), pools={"s1": 9})
    table.play("act g1.1", "use E08 s1.1", "play D05 @c0", "unit g1.1", "toward SE")
    assert (table.asks, table.pool("s1")) == (("response", 1), 9)
    assert moments(table) == ["now"]
    assert table.play("play D15 @now", "alpha 1").pool("s1") == 10


@pytest.mark.rule("ATH-22.6", "ATH-1.7")
@pytest.mark.parametrize(
    ("card", "picks", "answer", "at", "pool"),
    [
        ("D09", ["unit s1.1"], ["play D04 @now", "unit s1.1"], "1,2", 10),
        ("D05", ["unit s1.1", "toward NW"], ["play D11 @now", "unit s1.1", "field 1,0"], "1,-1", 10),
        ("D05", ["unit s1.1", "toward NW"], ["play D07 @now", "field 1,1", "enough"], "1,1", 5),
        ("D03", ["unit s1.1"], ["play D04 @now", "unit s1.1"], "1,2", 10),
    ],
)
def test_the_card_takes_effect_as_far_as_its_choices_are_still_legal(
    card: str, picks: list[str], answer: list[str], at: str, pool: int
) -> None:
    """The unit is in stasis, elsewhere, or pushed to a field that is water by now."""
    table = battle("g1.1 0,3; s1.1 1,2", silver=["G01"], stacks=(card, answer[0].split()[1]))
    table.play(f"play {card} @now", *picks, *answer)
    assert (table.at("s1.1"), table.pool("s1")) == (at, pool)
    assert "strengthened [6]" not in table.conditions("s1.1")
    assert table.asks == ("choose", 0)


@pytest.mark.rule("ATH-22.6", "ATH-1.7", "ATH-22.28")
def test_a_summoning_onto_a_field_that_is_occupied_by_now_does_not_happen() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", gold=["G02", "G01"], stacks=("D18", "D05"), hidden="g2")
    table.play("play D18 @now", "alpha 2", "field 0,5", "figure ranger")
    table.play("play D05 @now", "unit g1.1", "toward SE")
    assert (table.unit_on("0,5"), table.spent, table.view(1).piles[1].cards) == ("g1.1", (0, 0), None)


@pytest.mark.rule("ATH-22.6", "ATH-1.7")
def test_a_relic_that_is_held_by_now_is_not_shifted() -> None:
    table = battle("g1.1 -5,5; s1.1 1,0", silver=["G01"], stacks=("D12", "D05"))
    table.play("play D12 @now", "relic centre", "field 0,1", "play D05 @now", "unit s1.1", "toward W")
    assert (table.relic("centre"), table.moved("centre"), table.holds("s1.1")) == ("0,0", False, {"centre"})


@pytest.mark.rule("ATH-22.6", "ATH-1.7")
@pytest.mark.parametrize(
    ("card", "choice", "answer"),
    [
        ("D10", "walk 0,3", ["play D06 @now", "field 0,4", "field 0,3", "enough"]),
        ("D10", "walk 0,3", ["play D05 @now", "unit s1.1", "toward E"]),
        ("D11", "field 0,3", ["play D05 @now", "unit s1.1", "toward E"]),
    ],
    ids=["a hill by now", "occupied by now", "occupied for a portal"],
)
def test_a_unit_does_not_move_to_a_field_that_is_barred_by_now(card: str, choice: str, answer: list[str]) -> None:
    table = battle("g1.1 0,4; s1.1 -1,3", silver=["G01"], stacks=(card, answer[0].split()[1]))
    table.play(f"play {card} @now", "unit g1.1", choice, *answer)
    assert (table.at("g1.1"), table.asks) == ("0,4", ("choose", 0))


@pytest.mark.rule("ATH-22.6", "ATH-1.7")
def test_a_card_for_a_unit_that_died_by_the_answer_has_no_effect() -> None:
    table = duel("D03", "D09", g1=3).play("play D03 @now", "unit g1.1", "play D09 @now", "unit g1.1")
    assert (table.at("g1.1"), table.view().board.marks, table.view().gone) == (None, (), (("D03",), ("D09",)))


@pytest.mark.rule("ATH-22.7")
def test_abilities_after_the_moment_are_undone_with_their_costs() -> None:
    table = battle("g1.1 0,4; s1.1 -2,4", silver=["G01"], stacks=("", "D05"), markers={"g E10": 1})
    table.play("act g1.1", "use E10 s1.1", "walk -1,4", "end")
    assert (table.pool("s1"), table.markers("g", "E10")) == (7, 0)
    table.play("play D05 @c0", "unit s1.1", "toward W")
    assert (table.pool("s1"), table.markers("g", "E10"), table.at("g1.1")) == (10, 1, "0,4")
    (activation,) = table.view().board.activations
    assert (activation.moves, activation.actions, activation.used) == (1, 1, 0)
    assert table.asks == ("act", 0)


@pytest.mark.rule("ATH-22.7")
def test_what_was_done_before_the_moment_stays_done() -> None:
    table = battle("g1.1 0,4; s1.1 -2,4", silver=["G01"], stacks=("", "D05"), markers={"g E10": 1})
    table.play("act g1.1", "use E10 s1.1", "walk -1,4", "end", "play D05 @c1", "unit s1.1", "toward W")
    assert (table.pool("s1"), table.markers("g", "E10"), table.at("g1.1")) == (7, 0, "0,4")
    (activation,) = table.view().board.activations
    assert (activation.moves, activation.actions) == (1, 0)


@pytest.mark.rule("ATH-22.8")
def test_a_finished_activation_cannot_be_influenced_after_the_next_has_begun() -> None:
    table = battle("g1.1 0,3; g1.2 0,5; s1.1 1,2", silver=["G01"], stacks=("", "D05"))
    table.play("act g1.1", "use E08 s1.1", "end", "pass", "act g1.2", "walk 0,4", "end")
    assert moments(table) == ["c0", "c1", "cE"]
    table.play("play D05 @c0", "unit g1.1", "toward W")
    assert (table.pool("s1"), table.at("g1.1"), table.at("g1.2")) == (4, "-1,3", "0,5")


# ATH-22.9 to 22.11: how long a card lasts.


@pytest.mark.rule("ATH-22.9", "ATH-8.4")
@pytest.mark.parametrize(
    ("card", "condition", "turns"),
    [("D01", "winged", 8), ("D03", "strengthened", 6), ("D04", "stasis", 4), ("D14", "shielded", 6)],
)
def test_a_card_with_a_time_value_works_that_many_turns(card: str, condition: str, turns: int) -> None:
    table = battle("g1.1 0,4; g2.1 -5,5; s1.1 5,-5", stacks=(card, "")).play(f"play {card} @now", "unit g1.1")
    for left in range(turns, 0, -1):
        assert table.conditions("g1.1") == [f"{condition} [{left}]"]
        table.play(*PEACE)
    assert table.conditions("g1.1") == []
    assert table.happened(InterventionEnded) == [InterventionEnded(0, card)]


@pytest.mark.rule("ATH-22.9")
def test_a_card_without_a_time_value_leaves_no_mark() -> None:
    table = duel("D09").play("play D09 @now", "unit s1.1")
    assert (table.view().board.marks, table.view().gone[0]) == ((), ("D09",))


@pytest.mark.rule("ATH-22.10")
def test_the_card_leaves_with_the_unit_that_it_marks() -> None:
    table = battle(UNITS, silver=["G01"], stacks=("D09", "D02"), marks=["s1.1 shielded s D14 6"], pools={"s1": 3})
    table.play("play D09 @now", "unit s1.1", "pass")
    assert table.happened(InterventionEnded) == [InterventionEnded(1, "D14")]
    assert table.view().board.marks == ()
    assert table.play("end all").legal == ["pass", "discard 1"]  # nothing is left for Annulment


@pytest.mark.rule("ATH-22.10", "ATH-C.30")
def test_the_card_leaves_when_its_condition_is_ended() -> None:
    table = battle(UNITS, silver=["G01"], stacks=("D02", ""), marks=["s1.1 shielded s D14 6"])
    table.play("play D02 @now", "cancel s D14")
    assert (table.happened(InterventionEnded), table.armour("s1.1")) == ([InterventionEnded(1, "D14")], (0, 0))


ARMY = ("G02 E08", "G01", "G04")


@pytest.mark.rule("ATH-22.11")
def test_cards_are_played_in_first_turns_in_which_no_marker_is_removed() -> None:
    table = create(ARMY, ARMY, ("D14", "D03")).play("summon 1 0,5 dragon", "end summon")
    assert table.asks == ("turn-end", 1)
    table.play("play D03 @now", "unit g1.1")
    assert table.asks == ("response", 0)
    table.play("play D14 @now", "unit g1.1")
    assert table.conditions("g1.1") == ["shielded [6]", "strengthened [6]"]
    table.play("summon 1 5,-5 knight", "end summon")
    assert (table.view().turn, table.conditions("g1.1")) == (3, ["shielded [5]", "strengthened [5]"])


@pytest.mark.rule("ATH-22.11")
def test_the_player_on_turn_may_play_in_his_first_turn() -> None:
    table = create(ARMY, ARMY, ("D09", "")).play("summon 1 0,5 dragon", "play D09 @now", "unit g1.1")
    assert (table.pool("g1"), table.asks) == (9, ("summon", 0))


# ATH-22.12, 22.13: for whom, and when.


@pytest.mark.rule("ATH-22.12")
@pytest.mark.parametrize("card", ["D01", "D03", "D04", "D05", "D09", "D14"])
def test_cards_are_for_own_and_enemy_units_alike(card: str) -> None:
    table = duel(card).play(f"play {card} @now")
    assert sorted(table.legal) == ["unit g1.1", "unit s1.1"]


@pytest.mark.rule("ATH-22.12")
@pytest.mark.parametrize("card", ["D10", "D11", "D13"])
def test_cards_that_say_own_are_for_own_units(card: str) -> None:
    assert duel(card).play(f"play {card} @now").legal == ["unit g1.1"]


@pytest.mark.rule("ATH-22.13")
@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("D02", UNITS),
        ("D15", UNITS),
        ("D03", ""),
        ("D10", "s1.1 5,-5"),
        ("D11", "s1.1 5,-5"),
        ("D13", "s1.1 5,-5"),
        ("D19", UNITS),
    ],
)
def test_a_card_without_a_legal_choice_can_only_be_discarded(card: str, units: str) -> None:
    table = battle(units, gold=["G02", "G01", "G04"], silver=["G01"], stacks=(card, ""))
    assert table.refusal(f"play {card} @now").rule == "ATH-22.13"
    assert "discard 1" in table.legal


@pytest.mark.rule("ATH-22.13", "ATH-10.8")
@pytest.mark.parametrize(
    ("card", "gold", "legal"),
    [
        ("D05", ["G09"], ["unit s1.1"]),
        ("D05", ["G02 A13"], ["unit s1.1"]),
        ("D10", ["G09", "G02"], ["unit g2.1"]),
        ("D11", ["G09", "G02"], ["unit g2.1"]),
    ],
)
def test_only_units_are_offered_for_which_the_card_can_be_completed(
    card: str, gold: list[str], legal: list[str]
) -> None:
    units = "g1.1 0,4; s1.1 5,-5" + ("; g2.1 0,3" if len(gold) > 1 else "")
    table = battle(units, gold=gold, silver=["G01"], stacks=(card, "")).play(f"play {card} @now")
    assert table.legal == legal


@pytest.mark.rule("ATH-22.13")
def test_a_card_may_be_playable_at_one_moment_and_not_at_another() -> None:
    """Silver's alpha is unhurt at c0 and hurt after the attack."""
    table = battle("g1.1 0,3; s1.1 1,2", silver=["G01"], stacks=("", "D15")).play("act g1.1", "use E08 s1.1", "end")
    assert moments(table) == ["c1", "cE"]
    assert table.refusal("play D15 @c0").rule == "ATH-22.13"


@pytest.mark.rule("ATH-22.13")
@pytest.mark.parametrize("card", ["D05", "D07", "D12", "D17"])
def test_a_card_once_played_must_be_completed(card: str) -> None:
    table = duel(f"{card} D09").play(f"play {card} @now")
    while table.asks[0] == "pick":
        assert {move.split()[0] for move in table.legal} <= {"unit", "toward", "field", "enough", "relic"}
        table.play(table.legal[-1])
    assert table.view().gone[0] == (card,)


@pytest.mark.rule("ATH-22.13")
def test_a_card_is_feasible_where_its_first_choice_has_an_answer() -> None:
    """`feasible` stops at the first answer; the choices themselves list them all."""
    rng, seen = rng_from(b"feasible"), set()
    for game in range(3):
        state = new(f"feasible {game}", mode="quick").state
        for step in range(240):
            moves = state.moves()
            if not moves:
                break
            if state.turn > 0 and step % 8 == 0:
                for card, intervention in enumerate(state.table.interventions):
                    if not intervention.cancels:
                        answers = first_picks(state, Announcement(card, state.actor, NONE, NONE, NONE))
                        assert feasible(state, state.actor, card, False) == bool(answers)
                        seen.add((card, bool(answers)))
            state.play(moves[rng.below(len(moves))])
    assert {found for _, found in seen} == {False, True}
