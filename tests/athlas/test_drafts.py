"""Armies in the making: the rules say of a draft what the table would answer."""

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.components.cards import CARD_IDS, STANDARD
from manawell.games.athlas.drafts import MOST_LETTERS, Checked, check, read
from manawell.games.athlas.suggestions import STYLES
from manawell.kernel.faults import Fault, Illegal, Refusal
from manawell.kernel.match import Match
from manawell.kernel.options import Options
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal

WATER = "G06 E19 E09 E05 / G03 E04 E18 A01 A02 / G07 A06 // D07 D08 D05 D09"


def settled(**options: str | int) -> Options:
    return GAME.settle({"mode": "standard", **options})


def checked(army: str, **options: str | int) -> Checked:
    found = GAME.check(settled(**options), army)
    assert isinstance(found, Checked)
    return found


def against(found: Checked) -> list[tuple[str, str]]:
    refusals = [*found.problems, *(problem for part in found.alphas for problem in part.problems)]
    return [(refusal.rule, refusal.reason.removeprefix("refusal-")) for refusal in refusals]


@pytest.mark.rule("ATH-4.5", "ATH-7.2")
def test_a_good_army_is_added_up_and_nothing_stands_against_it() -> None:
    found = checked(WATER)
    assert against(found) == []
    assert found.army == WATER
    sums = found.alphas[1].sums
    assert (sums.cost, sums.life, sums.hands) == (30, 8, 0)
    assert sums.mods == {"melee": 0, "ranged": 1, "spell": 0}
    assert (sums.best["ranged"].card, sums.best["ranged"].value, sums.best["ranged"].range) == ("E04", "5", (2, 2))
    assert "flying" in sums.flags
    assert found.god_points == 8


@pytest.mark.rule("ATH-6.3")
@pytest.mark.parametrize(("army", "units", "first"), [("G06 E19 E09 E05", 8, 2), ("G06", 20, 3)])
def test_how_many_units_the_points_pay_for(army: str, units: int, first: int) -> None:
    sums = checked(army, points=200).alphas[0].sums
    assert (sums.units, sums.first_turn) == (units, first)


@pytest.mark.parametrize(
    ("army", "rule", "reason"),
    [
        pytest.param("E05", "ATH-4.2", "genus-first", marks=pytest.mark.rule("ATH-4.2")),
        pytest.param("G06 G01", "ATH-4.2", "one-genus", marks=pytest.mark.rule("ATH-4.2")),
        pytest.param("G07 E09 E08 E10", "ATH-4.3", "no-hand", marks=pytest.mark.rule("ATH-4.3")),
        pytest.param("G06 S02", "ATH-4.4", "no-spell-points", marks=pytest.mark.rule("ATH-4.4")),
        pytest.param("G06 E05 / G01 E05", "ATH-2.2", "card-used", marks=pytest.mark.rule("ATH-2.2")),
        pytest.param("G06 E99", "ATH-2.1", "no-such-card", marks=pytest.mark.rule("ATH-2.1")),
        pytest.param("G06 D05", "ATH-5.1", "misplaced", marks=pytest.mark.rule("ATH-5.1")),
        pytest.param("G06 // E05", "ATH-5.1", "misplaced", marks=pytest.mark.rule("ATH-5.1")),
        pytest.param("G06 // D01 // D02", "ATH-5.1", "two-stacks", marks=pytest.mark.rule("ATH-5.1")),
        pytest.param("// D01 D02 D03 D04", "ATH-5.1", "god-points", marks=pytest.mark.rule("ATH-5.1")),
        pytest.param("// D07 D08 D09 D10 D11", "ATH-5.1", "stack-full", marks=pytest.mark.rule("ATH-5.1")),
        pytest.param("G01 / G02 / G03 / G04", "ATH-4.1", "many-alphas", marks=pytest.mark.rule("ATH-4.1")),
    ],
)
def test_what_is_wrong_is_named_by_its_rule(army: str, rule: str, reason: str) -> None:
    assert (rule, reason) in against(checked(army))


@pytest.mark.rule("ATH-25.1")
def test_a_campaign_takes_a_fourth_alpha() -> None:
    found = checked("G01 / G02 / G03 / G04", mode="campaign")
    assert len(found.alphas) == 4
    assert against(found) == []


@pytest.mark.rule("ATH-4.7")
def test_an_alpha_may_not_cost_more_than_all_points() -> None:
    dear = "G05 A07 S06 S02 S05 A05 A08"
    cost = checked(dear).alphas[0].sums.cost
    assert check(STANDARD, 1, cost, dear).alphas[0].problems == ()
    (refusal,) = check(STANDARD, 1, cost - 1, dear).alphas[0].problems
    assert refusal == Refusal("ATH-4.7", "refusal-too-dear", {"card": "A08", "cost": cost, "points": cost - 1})


@pytest.mark.rule("ATH-4.10")
def test_the_order_of_the_cards_does_not_matter() -> None:
    """What gives hands may stand after what needs them."""
    assert against(checked("E05 E09 E19 G06")) == [("ATH-4.2", "genus-first")] * 2


def at_the_table(army: str) -> Match:
    """A match in which Gold has laid down the cards of one alpha, each as soon as it is legal."""
    match = Match(GAME, settled(), Seal("draft"))
    genus, *rest = army.split()
    match.play(0, f"genus 1 {genus}")
    while fitting := [card for card in rest if f"card 1 {card}" in match.legal()]:
        match.play(0, f"card 1 {fitting[0]}")
        rest.remove(fitting[0])
    return match


@pytest.mark.rule("ATH-4.3", "ATH-4.4", "ATH-4.7", "ATH-4.10")
@pytest.mark.parametrize("army", ["G06", "G06 E19 E09 E05", "G05 A07 S06 S02", "G07 A06 E13", "G03 E04 A01 A02"])
def test_every_card_is_refused_as_at_the_table(army: str) -> None:
    """Cards that fit are legal there; of all others the table says the same, rule, words and values."""
    match = at_the_table(army)
    (part, *_) = checked(army).alphas
    assert part.problems == ()
    legal = {move.removeprefix("card 1 ") for move in match.legal() if move.startswith("card 1 ")}
    assert legal.isdisjoint(part.refused)
    assert legal | set(part.refused) | set(part.cards) == set(CARD_IDS)
    for card, refusal in part.refused.items():
        assert table_says(match, f"card 1 {card}") == refusal


def table_says(match: Match, move: str) -> Refusal:
    with pytest.raises(Illegal) as illegal:
        match.play(0, move)
    found = illegal.value.refusal
    return Refusal(found.rule, found.reason, found.values)


@pytest.mark.rule("ATH-5.1")
def test_interventions_are_refused_as_at_the_table() -> None:
    match = at_the_table("G06")
    for number, genus in enumerate(("G01", "G02"), 2):
        match.play(0, f"done {number - 1}")
        match.play(0, f"genus {number} {genus}")
    match.play(0, "done 3")
    match.play(0, "stack D01")
    found = checked("G06 / G01 / G02 // D01")
    for card, refusal in found.refused.items():
        assert table_says(match, f"stack {card}") == refusal
    legal = {move.removeprefix("stack ") for move in match.legal()} - {"done"}
    assert legal.isdisjoint(found.refused)


@pytest.mark.rule("ATH-2.2")
def test_a_card_of_another_alpha_is_used_unless_it_is_taken_from_there() -> None:
    """E09 needs hands: two alphas could bear it, the third could not."""
    found = checked("G06 E09 / G01 / G07 E13")
    assert found.alphas[1].refused["E09"].reason == "refusal-card-used"
    assert found.alphas[1].elsewhere["E09"] is None
    assert found.alphas[1].elsewhere["G06"] == Refusal("ATH-4.2", "refusal-one-genus", {"card": "G01"})


@pytest.mark.rule("ATH-4.10", "ATH-5.1")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("mode", "points"), [("standard", 200), ("campaign", 100)])
def test_every_suggested_army_can_be_laid_down(style: str, mode: str, points: int) -> None:
    options = settled(mode=mode, points=points)
    for number in range(3):
        army = GAME.suggest(options, style, rng_from(b"%d" % number))
        found = GAME.check(options, army)
        assert isinstance(found, Checked)
        assert against(found) == []
        assert len(found.alphas) == len(read(army).alphas)
        assert found.stack


def test_suggestions_differ() -> None:
    assert len({GAME.suggest(settled(), "water", rng_from(b"%d" % number)) for number in range(20)}) > 4


def test_an_unknown_style_is_named_with_those_that_exist() -> None:
    with pytest.raises(Fault) as fault:
        GAME.suggest(settled(), "pirates", rng_from(b""))
    assert fault.value.message == "fault-unknown-style"
    assert "water" in fault.value.values["known"]


@pytest.mark.parametrize("text", ["", " ", "/", "//", "///", "G06 " * 900, "\x00", "É / // ł", "G06/G01/G02//D05/D06"])
def test_any_line_is_answered(text: str) -> None:
    found = checked(text)
    assert len(found.alphas) == 3
    assert len(found.problems) <= MOST_LETTERS
