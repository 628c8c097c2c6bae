"""Automatic answers of a seat in windows (LUT-21.7)."""

from collections.abc import Callable

import pytest

from manawell.games.lutao import GAME
from tests.lutao.table import Table, table, whole

Builder = Callable[[], Table]
PLAIN = "elves shapeshifters giants"
USUAL = {choice.id: choice.default for choice in GAME.auto_answers}
LANDS = "A NUR1 6; B NUR2 2; B SIG1 2; C RHU1 2"


def automatic(field: Table, seat: int = 0, **chosen: str) -> str | None:
    """The seat's automatic answer; its settings stay as they are."""
    chosen = USUAL | chosen
    move, kept = GAME.answer_automatically(field.view(seat), chosen)
    assert kept == chosen
    return move


def calm(hand: str = "lightning", step: str = "before_turn") -> Table:
    return table(LANDS, peoples=PLAIN, step=step, hands={"A": hand})


def fighting(hand: str = "strength stone_skin resurrection", **more: str) -> Table:
    piles = {"A": whole("HHMM"), "B": whole("MMM")}
    field = table(LANDS, peoples=PLAIN, hands={"A": hand} | more, piles=piles)
    return field.play("move NUR1", "to NUR2", "take 3", "end")


def answering(province: str = "NUR1", hand: str = "counterspell") -> Table:
    """B plays Lightning, and A may answer."""
    field = table(LANDS, peoples=PLAIN, active="B", order="BAC", hands={"A": hand, "B": "lightning"})
    return field.play("play lightning", f"at {province}")


def on_voyage(goal: str, hand: str = "storm") -> Table:
    """B sails, and A may send a Storm."""
    armies = "A NUR1 6; B ILA2 3; C RHU1 2"
    field = table(armies, peoples=PLAIN, active="B", order="BAC", hands={"A": hand}, ships="ILA2 E", sticks={"B": 3})
    return field.play("sail ILA2 E", "take 1", f"land {goal}")


@pytest.mark.rule("LUT-21.7")
def test_the_automatic_answers_that_can_be_chosen() -> None:
    assert USUAL == {"calm_windows": "ask", "battle_windows": "ask", "answers": "concerned", "combat_cards": "ask"}


@pytest.mark.rule("LUT-21.7")
@pytest.mark.parametrize("step", ["after_placement", "before_turn", "commanding", "scoring", "learned"])
def test_calm_windows_are_asked_or_passed(step: str) -> None:
    field = calm(step=step)
    assert automatic(field) is None
    assert automatic(field, calm_windows="pass") == "pass"
    assert automatic(field, calm_windows="rest") == "pass"
    assert automatic(field, battle_windows="pass", answers="pass") is None


@pytest.mark.rule("LUT-21.7")
def test_a_rest_ends_with_the_own_turn() -> None:
    resting = USUAL | {"calm_windows": "rest"}
    field = table(LANDS, peoples=PLAIN, hands={"A": "lightning"})
    assert field.view(0).phase == "move"
    assert GAME.answer_automatically(field.view(0), resting) == (None, USUAL)
    assert GAME.answer_automatically(field.view(1), resting) == (None, resting)


@pytest.mark.rule("LUT-21.7")
@pytest.mark.parametrize(
    ("moves", "moment"),
    [((), "W4"), (("return miss", "return miss"), "W6")],
)
def test_windows_of_battle_are_asked_or_passed(moves: tuple[str, ...], moment: str) -> None:
    field = fighting().go(*moves)
    assert field.view().moment == moment
    assert automatic(field) is None
    assert automatic(field, battle_windows="pass") == "pass"
    assert automatic(field, calm_windows="pass", answers="pass") is None


@pytest.mark.parametrize(("drawn", "spared"), [("HM", "return miss"), ("HH", "return hit"), ("HS", None)])
def test_a_card_of_no_use_goes_by_itself_where_that_is_wanted(drawn: str, spared: str | None) -> None:
    field = table(LANDS, peoples=PLAIN, piles={"A": whole(drawn), "B": whole("MMM")})
    field.play("move NUR1", "to NUR2", "take 1", "end")
    assert field.view(0).phase == "return"
    assert automatic(field) is None
    assert automatic(field, combat_cards="spare") == spared
    among_people = GAME.answer_automatically(field.view(0), USUAL | {"combat_cards": "spare"}, watched=True)
    assert among_people[0] is None, "the waiting tells nothing"


@pytest.mark.rule("LUT-21.7")
@pytest.mark.parametrize(
    "builder",
    [
        lambda: calm("levy"),
        lambda: fighting("lightning"),
        lambda: answering(hand="lightning"),
        lambda: on_voyage("NUR2 NW", "levy"),
    ],
)
def test_who_has_no_card_of_the_moment_passes_without_a_prompt(builder: Builder) -> None:
    field = builder()
    assert field.asks[1] == "A"
    assert automatic(field, answers="ask") == "pass"


@pytest.mark.rule("LUT-21.7")
def test_nobody_is_asked_about_a_card_without_a_target() -> None:
    assert automatic(calm("earthquake")) == "pass"


@pytest.mark.rule("LUT-21.7")
@pytest.mark.parametrize(("province", "concerned"), [("NUR1", True), ("RHU1", False)])
def test_an_answer_is_asked_where_own_pieces_are_concerned(province: str, concerned: bool) -> None:
    field = answering(province)
    assert field.asks == ("window-r", "A")
    assert automatic(field) == (None if concerned else "pass")
    assert automatic(field, answers="ask") is None
    assert automatic(field, answers="pass") == "pass"


@pytest.mark.rule("LUT-21.7")
def test_a_spell_against_the_own_people_is_a_concern() -> None:
    field = table(LANDS, peoples=PLAIN, step="before_turn", order="BAC", hands={"A": "counterspell", "B": "rune_ban"})
    field.play("play rune_ban")
    assert automatic(field.copy().play("against elves")) is None
    assert automatic(field.play("against giants")) == "pass"


@pytest.mark.rule("LUT-21.7")
def test_a_spell_in_the_own_battle_is_a_concern() -> None:
    field = fighting("counterspell", B="strength").play("pass", "play strength")
    assert (field.asks, automatic(field)) == (("window-r", "A"), None)
    third = fighting("", B="strength", C="counterspell").play("play strength")
    assert (third.asks, automatic(third, 2)) == (("window-r", "C"), "pass")


@pytest.mark.rule("LUT-21.7", "LUT-21.6")
def test_a_counterspell_against_the_own_spell_is_a_concern() -> None:
    hands = {"A": "lightning counterspell", "B": "counterspell"}
    field = table(LANDS, peoples=PLAIN, step="before_turn", hands=hands)
    field.play("play lightning", "at RHU1", "play counterspell")
    assert (field.asks, automatic(field)) == (("window-r", "A"), None)


@pytest.mark.rule("LUT-21.7", "LUT-21.6")
def test_a_counterspell_against_the_own_protector_is_a_concern() -> None:
    hands = {"B": "lightning counterspell", "C": "counterspell", "A": "counterspell"}
    field = table(LANDS, peoples=PLAIN, step="before_turn", order="BCA", active="B", hands=hands)
    field.play("play lightning", "at NUR1", "play counterspell", "play counterspell")
    assert (field.asks, automatic(field)) == (("window-r", "A"), None)


@pytest.mark.rule("LUT-21.7")
@pytest.mark.parametrize(("goal", "concerned"), [("NUR1 NE", True), ("LUT9 SW", False)])
def test_a_voyage_is_a_concern_of_whom_it_lands_at(goal: str, concerned: bool) -> None:
    field = on_voyage(goal)
    assert field.asks == ("window-w3", "A")
    assert automatic(field) == (None if concerned else "pass")
    assert automatic(field, answers="ask") is None


@pytest.mark.rule("LUT-21.7")
def test_nothing_is_answered_for_others_or_outside_windows() -> None:
    assert automatic(calm("levy"), 1) is None
    assert automatic(table(LANDS, peoples=PLAIN, hands={"A": "levy"})) is None
    assert automatic(calm("lightning").play("play lightning"), calm_windows="pass", answers="pass") is None


@pytest.mark.rule("LUT-21.7")
def test_auto_answers_never_change_what_is_legal() -> None:
    field = answering("RHU1")
    assert automatic(field) == "pass"
    assert field.legal == ["pass", "play counterspell"]


@pytest.mark.rule("LUT-21.7")
def test_who_wants_to_hide_what_it_holds_is_asked_every_time() -> None:
    """Then waiting tells nobody who could have played."""
    nothing = calm("storm")
    assert automatic(nothing) == "pass"
    assert automatic(nothing, battle_windows="always", answers="always") == "pass"
    assert automatic(nothing, calm_windows="always") is None
    assert automatic(answering("RHU1", hand="lightning"), answers="always") is None
    assert automatic(fighting("lightning"), battle_windows="always") is None


@pytest.mark.rule("LUT-21.7")
@pytest.mark.parametrize("chosen", ["ask", "concerned", "always", "pass"])
@pytest.mark.parametrize(
    ("builder", "fitting", "other"),
    [
        (calm, "lightning", "storm"),
        (calm, "lightning", "earthquake"),
        (fighting, "strength", "lightning"),
        (lambda hand: answering("NUR1", hand), "counterspell", "lightning"),
        (lambda hand: answering("RHU1", hand), "counterspell", "lightning"),
        (lambda hand: on_voyage("NUR1 NE", hand), "storm", "levy"),
        (lambda hand: on_voyage("LUT9 SW", hand), "storm", "levy"),
    ],
)
def test_among_people_waiting_tells_nothing_about_a_hand(
    builder: Callable[[str], Table], fitting: str, other: str, chosen: str
) -> None:
    """What others are told, and when, is the same whether a card of the moment is held or not."""
    usual = {"calm_windows": chosen, "battle_windows": chosen} if chosen != "concerned" else USUAL
    settings = usual | {"answers": chosen}
    answers = [GAME.answer_automatically(builder(hand).view(0), settings, watched=True)[0] for hand in (fitting, other)]
    assert answers[0] == answers[1]
    if chosen in ("ask", "always"):
        assert answers == [None, None]
