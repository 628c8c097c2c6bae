"""Windows and checkpoints (ATH-22.20 to 22.30), and auto-pass (section 4 of the specification)."""

from collections.abc import Callable

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.events import AlphaRevealed, InterventionCancelled, UnitSummoned
from tests.athlas.table import Table, battle, create

ARMY = ("G02 E08", "G01", "G04")


def fight(gold: str = "", silver: str = "", units: str = "g1.1 0,4; s1.1 1,2", **more: int) -> Table:
    """A warrior of Gold has a Ranger of Silver in reach after one step to (0,3)."""
    return battle(units, silver=["G01"], stacks=(gold, silver), markers={"g E10": 1}, pools=more)


def fought(gold: str = "", silver: str = "D05") -> Table:
    """It has walked [c1], struck for 6 [c2] and ended [cE]; Silver is asked."""
    table = fight(gold, silver).play("act g1.1", "walk 0,3", "use E08 s1.1", "end")
    assert table.asks == ("activation-end", 1)
    return table


def moments(table: Table) -> list[str]:
    return sorted(move.split("@")[1] for move in table.legal_with("play"))


# ATH-22.20: which windows open.


@pytest.mark.rule("ATH-22.20")
def test_windows_open_after_maintenance_an_activation_and_the_summoning() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G01"], stacks=("", "D05"), start=True)
    for window, moves in (("turn-start", ["act g1.1", "walk 0,3", "end"]), ("activation-end", ["end summon"])):
        assert table.asks == (window, 1)
        table.play("pass", *moves)
    assert table.asks == ("turn-end", 1)


@pytest.mark.rule("ATH-22.20")
def test_no_window_opens_for_an_empty_stack() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G01"], stacks=("D09", ""), start=True)
    seen = []
    for move in ("act g1.1", "walk 0,3", "play D09 @now", "unit s1.1", "end", "end summon"):
        seen.append(table.asks[1])
        table.play(move)
    assert (seen, table.asks) == ([0] * 6, ("choose", 1))


@pytest.mark.rule("ATH-22.20")
def test_no_further_window_opens_for_a_player_who_has_played() -> None:
    table = fight("D09", "D05 D03").play("act g1.1", "walk 0,3", "end", "play D05 @cE", "unit g1.1", "toward W", "pass")
    table.play("play D09 @now", "unit s1.1")  # no answer either
    assert (table.asks, table.pool("s1")) == (("summon", 0), 7)
    assert table.play("end summon").view().active == 1


@pytest.mark.rule("ATH-22.20", "ATH-9.4")
def test_no_window_opens_after_an_idle_activation_unless_it_is_the_last() -> None:
    table = fight("", "D05", "g1.1 0,4; g1.2 -5,5; s1.1 5,-5").play("act g1.1", "end")
    assert table.asks == ("choose", 0)
    assert table.play("act g1.2", "end").asks == ("activation-end", 1)


@pytest.mark.rule("ATH-22.20")
def test_a_window_opens_after_an_idle_activation_with_a_loss_or_a_card() -> None:
    wet = fight("", "D05", "g1.1 2,0; g1.2 -5,5; s1.1 5,-5").play("act g1.1", "end")
    assert (wet.asks, wet.pool("g1")) == (("activation-end", 1), 7)
    card = fight("D09", "D05", "g1.1 0,4; g1.2 -5,5; s1.1 5,-5")
    card.play("act g1.1", "play D09 @now", "unit g1.2", "pass", "end")
    assert card.asks == ("activation-end", 1)


@pytest.mark.rule("ATH-22.20", "ATH-27.1")
def test_a_window_opens_whether_the_card_could_be_played_or_not() -> None:
    """Annulment has nothing to end, and the window must not give that away."""
    table = fight("", "D02").play("act g1.1", "walk 0,3", "end")
    assert (table.asks, table.legal) == (("activation-end", 1), ["pass", "discard 1"])


# ATH-22.21: one answer.


@pytest.mark.rule("ATH-22.21", "ATH-22.3")
def test_discards_do_not_close_a_window_but_playing_or_passing_does() -> None:
    table = fought("", "D15 D09 D05").play("discard 1")
    assert table.asks == ("activation-end", 1)
    assert table.copy().play("pass").asks == ("summon", 0)
    table.play("play D09 @cE", "unit g1.1")
    assert (table.pool("g1"), table.asks) == (9, ("summon", 0))


@pytest.mark.rule("ATH-22.21")
@pytest.mark.parametrize("window", ["turn-start", "activation-end", "turn-end"])
def test_nothing_else_is_legal_in_a_window(window: str) -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G01"], stacks=("", "D09"), start=True)
    while table.asks[0] != window:
        table.play("pass" if table.asks[1] else "end all" if table.asks[0] == "choose" else "end summon")
    assert {move.split()[0] for move in table.legal} == {"pass", "play", "discard"}
    assert table.refusal("pass", by=0).rule == "ATH-6.1"


# ATH-22.22 to 22.24: playing at a checkpoint.


@pytest.mark.rule("ATH-22.22")
def test_the_steps_of_a_card_played_at_a_checkpoint() -> None:
    table = fought("D15").play("play D05 @c1")
    assert (table.at("g1.1"), table.pool("s1"), table.view().stacks[1]) == ("0,3", 10, ("D05",))
    assert table.view().aside is not None
    table.play("unit g1.1")
    assert table.view().played == ()
    table.play("toward SE")
    assert (table.asks, table.view().stacks[1], table.view().played) == (("response", 0), (), (1,))
    assert table.at("g1.1") == "0,3"
    table.play("pass")
    assert (table.at("g1.1"), table.pool("s1"), table.view().aside) == ("0,4", 10, None)


@pytest.mark.rule("ATH-22.22")
def test_each_step_can_be_saved() -> None:
    table = fought("D15 D02")
    for move in ("play D05 @c1", "unit g1.1", "toward SE", "discard 1", "play D02 @now"):
        table = Table(GAME.load(GAME.save(table.state))).play(move)
    assert (table.at("g1.1"), table.pool("s1")) == ("0,3", 4)


@pytest.mark.rule("ATH-22.22", "ATH-22.6")
def test_answer_and_card_take_effect_at_the_checkpoint() -> None:
    """At c0 Silver's alpha is whole, so that Lightning and Force hit what was there."""
    table = fought("D09").play("play D05 @c0", "unit s1.1", "toward NW", "play D09 @now", "unit s1.1")
    assert (table.pool("s1"), table.at("s1.1"), table.at("g1.1")) == (7, "1,1", "0,4")


@pytest.mark.rule("ATH-22.23")
def test_the_activation_goes_on_and_need_not_be_repeated() -> None:
    table = fought().play("play D05 @c1", "unit g1.1", "toward SE")
    (activation,) = table.view().board.activations
    assert (activation.moves, activation.actions, table.asks) == (0, 1, ("act", 0))
    assert table.legal_with("use E08") == []
    table.play("use E10 s1.1", "end")
    assert (table.pool("s1"), table.asks) == (7, ("summon", 0))


@pytest.mark.rule("ATH-22.23")
def test_at_the_end_of_the_activation_it_stays_finished() -> None:
    table = fought().play("play D05 @cE", "unit g1.1", "toward W")
    assert (table.at("g1.1"), table.pool("s1"), table.asks) == ("-1,3", 4, ("summon", 0))


@pytest.mark.rule("ATH-22.23")
def test_the_window_opens_again_at_the_new_end() -> None:
    table = fight("D05", "D09").play("act g1.1", "walk 0,3", "play D05 @c0", "unit g1.1", "toward W", "pass")
    assert table.at("g1.1") == "-1,4"
    assert table.play("end").asks == ("activation-end", 1)


@pytest.mark.rule("ATH-22.23", "ATH-22.7")
def test_the_dead_of_what_is_undone_live_again_with_their_conditions() -> None:
    table = battle(
        "g1.1 0,3; s1.1 1,2", silver=["G01"], stacks=("", "D05"), pools={"s1": 2}, marks=["s1.1 shielded s D14 4"]
    )
    table.play("act g1.1", "use E08 s1.1", "end")
    assert (table.at("s1.1"), table.pool("s1")) == (None, 10)
    table.play("play D05 @c0", "unit g1.1", "toward SE")
    assert (table.at("s1.1"), table.pool("s1"), table.conditions("s1.1")) == ("1,2", 2, ["shielded [4]"])


@pytest.mark.rule("ATH-22.23", "ATH-9.4")
def test_a_reopened_activation_is_decided_and_the_rest_of_the_step_stays_automatic() -> None:
    table = fight("", "D05", "g1.1 2,0; g1.2 0,4; g1.3 -5,5; s1.1 5,-5").play("end all")
    assert table.asks == ("activation-end", 1)  # g1.1 has drowned
    table.play("play D05 @c0", "unit g1.1", "toward W")
    assert (table.at("g1.1"), table.pool("g1"), table.asks) == ("1,0", 12, ("act", 0))
    assert table.play("walk 1,1", "end").asks == ("summon", 0)


@pytest.mark.rule("ATH-22.24")
def test_a_card_that_took_effect_is_never_undone() -> None:
    table = fight("D05", "D09").play("act g1.1", "walk 0,3", "play D05 @now", "unit g1.1", "toward W", "pass")
    assert table.at("g1.1") == "-1,3"
    table.play("end")
    assert moments(table) == ["c0", "cE"]
    table.play("play D09 @c0", "unit g1.1")
    assert (table.at("g1.1"), table.pool("g1"), table.asks) == ("-1,3", 9, ("act", 0))


@pytest.mark.rule("ATH-22.24")
def test_checkpoints_are_counted_anew_after_a_card() -> None:
    table = fight("D09", "D05").play(
        "act g1.1", "play D09 @now", "unit s1.1", "pass", "walk 0,3", "use E08 s1.1", "end"
    )
    assert (moments(table), table.pool("s1")) == (["c0", "c1", "c2", "cE"], 1)
    assert table.play("play D05 @c0", "unit g1.1", "toward W").pool("s1") == 7


# ATH-22.25, 22.26: answers.


@pytest.mark.rule("ATH-22.25", "ATH-C.30")
def test_a_cancelled_card_sets_nothing_back() -> None:
    table = fought("D02").play("play D05 @c0", "unit g1.1", "toward SE", "play D02 @now")
    assert (table.at("g1.1"), table.pool("s1"), table.asks) == ("0,3", 4, ("summon", 0))
    assert table.happened(InterventionCancelled) == [InterventionCancelled(1, "D05")]
    assert (table.view().gone, table.view().played) == ((("D02",), ("D05",)), (0, 1))


@pytest.mark.rule("ATH-22.25")
def test_the_turn_player_goes_on_when_his_card_is_cancelled() -> None:
    table = fight("D05", "D02").play("act g1.1", "walk 0,3", "play D05 @c0", "unit g1.1", "toward SE", "play D02 @now")
    assert (table.at("g1.1"), table.asks) == ("0,3", ("act", 0))
    assert table.play("use E08 s1.1").pool("s1") == 4


@pytest.mark.rule("ATH-22.26")
def test_an_answer_is_not_answered() -> None:
    table = fight("D09 D02", "D15 D02", s1=4).play("play D09 @now", "unit s1.1", "play D15 @now", "alpha 1")
    assert (table.asks, table.pool("s1")) == (("choose", 0), 7)
    assert table.refusal("play D02 @now").rule == "ATH-22.1"


@pytest.mark.rule("ATH-22.26")
def test_the_window_for_an_answer_knows_cards_and_passing_only() -> None:
    table = fight("D09", "D15 D14", s1=4).play("play D09 @now", "unit s1.1")
    assert sorted(table.legal) == ["discard 1", "discard 2", "pass", "play D15 @now"]


# ATH-22.27, 22.28: what cannot be undone.


@pytest.mark.rule("ATH-22.27")
@pytest.mark.parametrize("window", ["turn-start", "turn-end"])
def test_maintenance_and_summoning_are_never_undone(window: str) -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", gold=["warrior", "G01"], silver=["G01"], stacks=("", "D09"), start=True)
    if window == "turn-end":
        table.play("pass", "act g1.1", "walk 0,3", "end", "pass", "summon 2 0,5", "end summon")
    assert (table.asks, moments(table)) == ((window, 1), ["now"])
    assert table.refusal("play D09 @c0").rule == "ATH-22.27"


@pytest.mark.rule("ATH-22.27")
def test_between_activations_the_turn_player_plays_at_the_present_moment() -> None:
    table = fight("D09", "", "g1.1 0,4; g1.2 -5,5; s1.1 5,-5").play("act g1.1", "walk 0,3", "end")
    assert (table.asks, moments(table)) == (("choose", 0), ["now"])
    assert moments(table.play("end all")) == ["now"]


@pytest.mark.rule("ATH-22.27")
def test_the_first_checkpoint_is_the_beginning_of_the_activation() -> None:
    table = fight("", "D09", "g1.1 0,4; g1.2 -5,5; s1.1 5,-5")
    table.play("act g1.1", "walk 0,3", "end", "pass", "act g1.2", "walk -4,4", "end", "play D09 @c0", "unit g1.1")
    assert (table.at("g1.1"), table.at("g1.2")) == ("0,3", "-5,5")


@pytest.mark.rule("ATH-22.28", "ATH-C.40")
def test_an_alpha_named_for_swift_summoning_is_revealed_when_the_card_takes_effect() -> None:
    table = battle("g1.1 0,4", gold=ARMY, hidden="g2", stacks=("D18", "D02"))
    table.play("play D18 @now", "alpha 2", "field 0,5", "figure ranger")
    assert table.asks == ("response", 1)
    assert (table.view(1).piles[1].cards, table.happened(AlphaRevealed)) == (None, [])
    hidden = table.copy().play("play D02 @now")
    assert (hidden.view(1).piles[1].cards, hidden.view(1).piles[1].figure) == (None, None)
    table.play("pass")
    assert (table.view(1).piles[1].cards, table.unit_on("0,5")) == (("G01",), "g2.1")


@pytest.mark.rule("ATH-22.28")
def test_cards_discarded_in_an_activation_that_is_set_back_stay_discarded() -> None:
    table = fight("D15 D14", "D05").play("act g1.1", "walk 0,3", "discard 1", "end", "play D05 @c0")
    table.play("unit g1.1", "toward W", "pass")
    assert (table.at("g1.1"), table.view().gone[0], table.view().stacks[0]) == ("-1,4", ("D15",), ("D14",))


@pytest.mark.rule("ATH-22.28", "ATH-22.7")
def test_a_unit_summoned_by_an_ability_can_be_undone_its_alpha_was_known() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", gold=["G08"], silver=["G01"], stacks=("", "D05"))
    table.play("act g1.1", "use G08 0,3", "end", "play D05 @c0", "unit g1.1", "toward W")
    assert (table.unit_on("0,3"), table.spent, table.at("g1.1")) == (None, (0, 0), "-1,4")
    assert [event.unit for event in table.happened(UnitSummoned)] == ["g1.2"]
    assert table.play("use G08 0,3").spent == (8, 0)


# ATH-22.29, 22.30: choices, and a unit that is gone.


def casualty() -> Table:
    table = fight("D07 D09", "D05", "g1.1 0,4; g1.2 -5,5; s1.1 1,2; s1.2 1,1", s1=9)
    return table.play("play D07 @now", "field 1,2", "field 1,1", "enough", "pass")


def relic_at_push() -> Table:
    table = battle("g1.1 0,4; s1.1 0,0", silver=["G01"], stacks=("D05 D09", "D05"))
    return table.play("play D05 @now", "unit s1.1", "toward E", "pass")


def second_target() -> Table:
    units = "g1.1 0,4; s1.1 -1,4; s1.2 -2,4"
    table = battle(units, gold=["G05 S12"], silver=["G01"], stacks=("D09", "D05"), markers={"g S12": 1})
    return table.play("act g1.1", "use S12 s1.1")


def pick_of_a_card() -> Table:
    return fight("D05 D09", "D05").play("play D05 @now")


@pytest.mark.rule("ATH-22.29")
@pytest.mark.parametrize(
    ("prompt", "open_choice"),
    [("casualty", casualty), ("relic", relic_at_push), ("second", second_target), ("pick", pick_of_a_card)],
)
def test_inside_a_choice_no_card_is_played_or_discarded(prompt: str, open_choice: Callable[[], Table]) -> None:
    table = open_choice()
    assert table.asks[0] == prompt
    for seat in (0, 1):
        for move in ("discard 1", "play D05 @now", "play D09 @now"):
            assert table.refusal(move, by=seat).rule == ("ATH-22.29" if seat == table.asks[1] else "ATH-6.1")


@pytest.mark.rule("ATH-22.29", "ATH-7.3")
def test_the_figure_type_belongs_to_the_card() -> None:
    table = battle("g1.1 0,4", gold=ARMY, hidden="g2", stacks=("D18 D09", ""))
    table.play("play D18 @now", "alpha 2", "field 0,5")
    assert {move.split()[0] for move in table.legal} == {"figure"}


@pytest.mark.rule("ATH-22.30", "ATH-9.6")
@pytest.mark.parametrize(("card", "pool"), [("D09", 3), ("D04", 12)])
@pytest.mark.parametrize("moment", ["c0", "c1"])
def test_the_activation_is_over_when_a_card_takes_its_unit_away(card: str, pool: int, moment: str) -> None:
    table = fight("", card, "g1.1 0,4; g1.2 -5,5; s1.1 1,2", g1=pool).play("act g1.1", "walk 0,3", "end")
    table.play(f"play {card} @{moment}", "unit g1.1")
    assert (table.asks, table.legal) == (("act", 0), ["end"])
    assert table.play("end").legal == ["end all", "act g1.2"]


@pytest.mark.rule("ATH-22.30")
def test_a_unit_that_dies_by_its_own_deed_leaves_a_last_decision_to_its_player() -> None:
    table = fight("D09", "D05", "g1.1 1,0; s1.1 5,-5", g1=5).play("act g1.1", "walk 2,0")
    assert (table.at("g1.1"), table.asks) == (None, ("act", 0))
    assert sorted(table.legal) == ["discard 1", "end", "play D09 @c0", "play D09 @now"]
    assert table.play("end").asks == ("activation-end", 1)


# Auto-pass.


def automatic(table: Table, auto_pass: str, stop: str = "off", seat: int = 1) -> tuple[str | None, str]:
    """The seat's automatic answer, and its stop flag from then on."""
    move, kept = GAME.answer_automatically(table.view(seat), {"auto_pass": auto_pass, "stop": stop})
    assert kept["auto_pass"] == auto_pass
    return move, kept["stop"]


def windows() -> dict[str, Table]:
    """One table for each window, in which nothing of Silver's was touched."""
    units = "g1.1 0,4; s1.1 5,-5"
    start = battle(units, silver=["G01"], stacks=("", "D09"), start=True)
    end = start.copy().play("pass", "act g1.1", "walk 0,3", "end")
    last = battle("g1.1 0,1; s1.1 5,-5", silver=["G01"], stacks=("", "D09"), relics={"west": "0,1"})
    return {
        "W1": start,
        "W2": end,
        "W3": end.copy().play("pass", "end summon"),
        "W4": battle(units, silver=["G01"], stacks=("D03", "D09")).play("play D03 @now", "unit g1.1"),
        "W5": last.play("act g1.1", "walk 0,0 +west"),
    }


@pytest.mark.rule("ATH-22.20")
@pytest.mark.parametrize(("setting", "asked"), [("never", "W1 W2 W3 W4 W5"), ("smart", "W4 W5"), ("always", "W4 W5")])
def test_a_seat_is_asked_as_often_as_it_wishes(setting: str, asked: str) -> None:
    tables = windows()
    assert [name for name, table in tables.items() if automatic(table, setting)[0] is None] == asked.split()
    assert {automatic(table, setting)[0] for table in tables.values()} <= {None, "pass"}


@pytest.mark.rule("ATH-22.20")
@pytest.mark.parametrize("setting", ["never", "smart", "always"])
@pytest.mark.parametrize("window", ["W1", "W2", "W3", "W4", "W5"])
def test_the_stop_flag_asks_once_in_every_setting(window: str, setting: str) -> None:
    assert automatic(windows()[window], setting, "on") == (None, "off")


@pytest.mark.rule("ATH-22.20")
def test_the_flag_is_kept_while_no_window_is_open_for_the_seat() -> None:
    table = fight("", "D05")
    assert automatic(table, "smart", "on") == (None, "on")
    assert automatic(fought(), "always", "on", seat=0) == (None, "on")


@pytest.mark.rule("ATH-22.20")
def test_the_default_is_smart_without_a_stop() -> None:
    assert {one.id: one.default for one in GAME.auto_answers} == {"auto_pass": "smart", "stop": "off"}


SILVER_AT = "s1.1 -1,4; s2.1 5,-5"


@pytest.mark.rule("ATH-22.20")
@pytest.mark.parametrize(
    ("cards", "moves", "asked"),
    [
        ("G02 E08", ["use E08 s1.1"], True),
        ("G02 E09", ["use E09 s2.2"], True),
        ("G05 S03", ["use S03 s1.1"], True),
        ("G02 E15", ["use E15 s1.1 W"], True),
        ("G05 S04", ["use S04 s1.1"], True),
        ("G05 S11", ["use S11 s1.1"], True),
        ("G07", ["use G07 s1.1", "end"], True),
        ("G02 A05", ["use A05 -1,4 hill"], True),
        ("G02 A05", ["use A05 0,3 hill"], False),
        ("G02", ["walk 0,3"], False),
        ("G02 E12", ["use E12"], False),
        ("G08", ["use G08 0,3"], False),
    ],
    ids=["attacked", "attacked in vain", "life", "moved", "marked", "bound", "controlled", "terrain"]
    + ["elsewhere", "walk", "healed", "summoned"],
)
def test_smart_asks_after_an_activation_that_touched_the_seats_units(cards: str, moves: list[str], asked: bool) -> None:
    """s2.2 has armour that no sword of 5 breaks."""
    table = battle(
        f"g1.1 0,4; g1.2 -5,5; {SILVER_AT}; s2.2 0,5",
        gold=[cards],
        silver=["G01", "G06 E06 E05"],
        stacks=("", "D09"),
        pools={"g1": 3},
        markers={f"g {card}": 1 for card in cards.split()},
    )
    table.play("act g1.1", *moves, "end")
    assert table.asks == ("activation-end", 1)
    assert (automatic(table, "smart")[0] is None) == asked
    assert automatic(table, "always")[0] == "pass"


@pytest.mark.rule("ATH-22.20")
@pytest.mark.parametrize(
    ("at", "relic", "moves", "asked"),
    [
        ("0,4", "0,3", ["walk 0,3"], True),
        ("0,4", "0,4", ["walk 0,3 +centre"], True),
        ("0,4", "0,4", ["walk 0,3"], False),
        ("0,4", "0,4", ["give centre g1.2"], True),
        ("0,4", "0,4", ["use E10 s1.1"], True),
    ],
    ids=["newly held", "moved", "left", "handed over", "attack"],
)
def test_smart_asks_when_a_relic_was_moved_or_newly_held(at: str, relic: str, moves: list[str], asked: bool) -> None:
    units = f"g1.1 {at}; g1.2 0,5; s1.1 -2,4"
    table = battle(units, silver=["G01"], stacks=("", "D09"), relics={"centre": relic}, markers={"g E10": 1})
    table.play("act g1.1", *moves, "end")
    assert (automatic(table, "smart")[0] is None) == asked


@pytest.mark.rule("ATH-22.20")
def test_what_happened_in_an_earlier_activation_does_not_count() -> None:
    table = fight("", "D05", "g1.1 0,3; g1.2 -5,5; s1.1 1,2").play("act g1.1", "use E08 s1.1", "end", "pass")
    table.play("act g1.2", "walk -4,4", "end")
    assert (table.asks, automatic(table, "smart")[0]) == (("activation-end", 1), "pass")


@pytest.mark.rule("ATH-22.20")
def test_nothing_automatic_answers_another_question() -> None:
    table = create(ARMY, ARMY, ("D09", "D09"))
    for setting in ("never", "smart", "always"):
        assert automatic(table, setting, seat=0) == (None, "off")
        assert automatic(casualty(), setting) == (None, "off")
