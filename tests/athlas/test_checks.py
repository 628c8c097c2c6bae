"""Saved or edited positions that contradict themselves are refused with a reason."""

from collections.abc import Callable
from typing import Any

import pytest

from manawell.contract.test_positions import objections
from manawell.games.athlas import GAME
from manawell.kernel.faults import BadPosition, Impossible
from tests.athlas.table import Table, battle, new

Position = dict[str, Any]
Edit = Callable[[Position], None]
Builder = Callable[[], Table]
Case = tuple[Builder, Edit, str]
"""A position, an edit, and what is said of it."""


def put(path: str = "", **values: Any) -> Edit:
    """Overwrite fields of the position, or of a part such as `board` or `piles.1`."""

    def edit(position: Position) -> None:
        part: Any = position
        for step in filter(None, path.split(".")):
            part = part[int(step)] if step.isdecimal() else part[step]
        part.update(values)

    return edit


def both(*edits: Edit) -> Edit:
    def edit(position: Position) -> None:
        for one in edits:
            one(position)

    return edit


def unit(name: str, **values: Any) -> Edit:
    """Overwrite what is said of a unit."""

    def edit(position: Position) -> None:
        next(one for one in position["board"]["units"] if one["name"] == name).update(values)

    return edit


def further_units(alpha: int, *names: str) -> Edit:
    """Copies of g1.1 on the fields of the north edge."""

    def edit(position: Position) -> None:
        units = position["board"]["units"]
        units += [units[0] | {"name": name, "alpha": alpha, "q": q, "r": -5} for q, name in enumerate(names)]

    return edit


def problem(table: Table, edit: Edit) -> str:
    """The reason why the edited position cannot be; what is said of data that has not the form of one."""
    saved = GAME.save(table.state)
    edit(saved.position)
    with pytest.raises(BadPosition) as refused:
        GAME.load(saved)
    fault = refused.value
    return fault.refusal.reason.removeprefix("impossible-") if isinstance(fault, Impossible) else str(fault)


def choosing() -> Table:
    """Gold has to activate a unit; Gold's third alpha is hidden."""
    gold, silver = ("G02 E08", "G01", "G04"), ("G03", "G05", "G06")
    marks = ["g1.1 strengthened g D03 4", "s1.1 levitating s"]
    return battle("g1.1 0,3; s1.1 0,0", gold, silver, hidden="g3", marks=marks, stacks=("D05 D09", "D07"))


def acting() -> Table:
    return choosing().play("act g1.1", "walk 0,4")


def window() -> Table:
    return acting().play("end")


def picking() -> Table:
    return choosing().play("play D05 @now", "unit g1.1")


def relic_question() -> Table:
    return battle("s1.1 0,3", silver=("G01",), relics={"east": "0,3"}, stacks=("D05", "")).play(
        "play D05 @now", "unit s1.1", "toward SE"
    )


def casualties() -> Table:
    table = battle("s1.1 0,3; s1.2 0,4", silver=("G01",), pools={"s1": 8}, stacks=("D07", ""))
    return table.play("play D07 @now", "field 0,3", "field 0,4", "enough")


def second_target() -> Table:
    table = battle("g1.1 0,3; s1.1 0,4; s1.2 -1,4", ("G05 S12",), ("G09",), markers={"g S12": 1})
    return table.play("act g1.1", "use S12 s1.1")


def making() -> Table:
    return new(mode="standard").play("genus 1 G01", "card 1 E08")


def stacking() -> Table:
    return making().play("done 1", "genus 2 G02", "done 2", "genus 3 G04", "done 3", "stack D05")


def choosing_an_army() -> Table:
    return new(mode="quick", armies="chosen")


def campaign() -> Table:
    return battle("", mode="campaign", relics={"west": "-3,5", "east": "-3,5"})


def rebuilding() -> Table:
    return campaign().play("summon 1 -3,5")


def over() -> Table:
    return battle("g1.1 1,0", relics={"west": "0,0"}).play("act g1.1", "walk 0,0")


EVERY = [choosing, acting, window, picking, relic_question, casualties, second_target]
EVERY += [making, stacking, choosing_an_army, campaign, rebuilding, over]


@pytest.mark.parametrize("table", EVERY)
def test_without_an_edit_every_position_is_accepted(table: Builder) -> None:
    saved = GAME.save(table().state)
    assert GAME.save(GAME.load(saved)) == saved


OPTIONS: list[Case] = [
    (choosing, put(points=0), "points"),
    (choosing, put(turn_limit=-2), "turn-limit"),
    (choosing, put(game=1), "games"),
    (choosing, put(game=-1), "games"),
    (choosing, put(games=3), "games"),
    (campaign, put(games=1), "games"),
    (choosing, put(wins=[1]), "wins"),
    (choosing, put(wins=[-1, 0]), "wins"),
    (choosing, put(wins=[1, 1]), "wins"),
    (choosing, put(active=2), "turn"),
    (choosing, put(turn=-1), "turn"),
    (choosing, put(played=[2]), "played"),
    (choosing, put(turn=0), "turn-phase"),
    (making, put(turn=1), "turn-phase"),
]

ARMIES: list[Case] = [
    (choosing, put("piles.1", cards=["G01", "E08"]), "card-twice"),
    (choosing, put("piles.1", cards=["G01", "E09", "E09"]), "card-twice"),
    (making, put("piles.1", cards=["G02", "E08"]), "card-twice"),
    (choosing, put("piles.1", cards=[]), "alpha-missing"),
    (choosing, put("piles.2", cards=[]), "alpha-missing"),
    (campaign, both(put("piles.3", cards=[]), put("piles.3", revealed=True)), "alpha-missing"),
    (choosing, put("piles.1", cards=["E09"]), "one-genus"),
    (choosing, put("piles.1", cards=["G01", "G05"]), "one-genus"),
    (choosing, put("piles.1", cards=["E09", "G01"]), "one-genus"),
    (choosing, put("piles.1", cards=["G07", "E01"]), "alpha-hands"),
    (choosing, put("piles.1", cards=["G01", "S01", "S02"]), "alpha-spells"),
    (choosing, put(points=15), "alpha-cost"),
    (choosing, put("piles.1", figure=None), "figure-shown"),
    (choosing, put("piles.2", figure="dragon"), "figure-shown"),
    (choosing, put("piles.1", revealed=False), "figure-shown"),
    (choosing, put("piles.1", figure="knight"), "figure-twice"),
]

STACKS: list[Case] = [
    (choosing, put(stacks=[["D05", "D05"], []]), "stack"),
    (choosing, put(stacks=[["D05"], []], gone=[["D05"], []]), "stack"),
    (choosing, put(stacks=[["D05", "D09", "D15", "D16", "D19"], []]), "stack"),
    (choosing, put(stacks=[["D09", "D15", "D16"], []], gone=[["D19", "D05"], []]), "stack"),
    (choosing, put(stacks=[["D05"], ["D01", "D04", "D07"]]), "god-points"),
    (choosing, put(stacks=[["D01", "D04"], []], gone=[["D07"], []]), "god-points"),
]

BOARD: list[Case] = [
    (choosing, put("board", terrain="p" * 90), "tiles"),
    (choosing, put("board", terrain="h" * 43 + "p" * 48), "tiles"),
    (choosing, further_units(1, "g1.1"), "unit-name"),
    (choosing, further_units(3, "g3.1"), "hidden-alpha"),
    (choosing, put("board", pools=[13, 10, 0, 0, 8, 8, 11, 0]), "pool"),
    (choosing, put("board", pools=[12, -1, 0, 0, 8, 8, 11, 0]), "pool"),
    (choosing, put("board", pools=[12, 10, 0, 0, 8, 8, 11, 0, 0]), "counters"),
    (choosing, put("board", pools=[12, 10]), "counters"),
    (choosing, put("board", pools=[]), "counters"),
    (casualties, put("board", pools=[12, 10]), "counters"),
    (acting, put("checkpoints.0", pools=[12, 10]), "counters"),
    (choosing, put("board", serials=[1, 0, 0]), "counters"),
    (choosing, lambda position: position["board"]["relics"].pop(), "relics"),
    (choosing, put("board", spent=[0, 0, 0]), "relics"),
    (choosing, put("board", spent=[251, 0]), "spent"),
    (choosing, put("board", spent=[0, -1]), "spent"),
    (choosing, put("board", idle=-1), "spent"),
    (choosing, put("board.marks.0", maker=2), "condition"),
    (choosing, put("board.marks.0", time=-1), "condition"),
    (
        acting,
        lambda position: position["board"].update(activations=position["board"]["activations"] * 3),
        "activations",
    ),
    (choosing, unit("g1.1", spent_physical=-1), "armour"),
    (choosing, unit("g1.1", spent_magic=-1), "armour"),
    (choosing, unit("g1.1", waiting=True, arrived=True), "arrived"),
    (acting, put("board.activations.0", commander=1), "commander"),
    (acting, put("checkpoints.0", terrain="h" * 91), "tiles"),
]

PHASES: list[Case] = [
    (over, put(actor=0), "over"),
    (over, put(reason="undecided"), "over"),
    (choosing, put(phase="over"), "over"),
    (choosing, put(reason="relics"), "running"),
    (choosing, put(actor=None), "running"),
    (choosing, put(actor=2), "running"),
    (choosing, put(actor=1), "decides"),
    (campaign, put(actor=1), "decides"),
    (choosing, put(window="turn_start"), "window"),
    (window, put(window="none"), "window"),
    (acting, put(phase="choose"), "activation"),
    (choosing, put(phase="act"), "activation"),
    (choosing_an_army, put(mode="standard"), "preset"),
    (making, put(mode="quick"), "preset"),
    (rebuilding, put(game=0), "rebuild"),
    (making, put(draft=[]), "draft"),
    (stacking, put(draft=["G05"]), "draft"),
    (making, put(slot=5), "draft"),
    (choosing, both(put("board.relics.0", q=0, r=3), put("board.relics.1", q=0, r=3)), "two-relics"),
    (window, put(window="last_chance"), "two-relics"),
]

DESK: list[Case] = [
    (picking, put(announced=[]), "announced"),
    (picking, put(phase="choose"), "announced"),
    (picking, put("announced.0", seat=2), "announcer"),
    (picking, put("announced.0", picked=3), "announced-choices"),
    (picking, put("announced.0", picked=-1), "announced-choices"),
    (relic_question, put(effects=None), "announced"),
    (relic_question, put("effects", target=None), "no-effect"),
    (second_target, put(effects=None), "no-effect"),
    (casualties, put(asked=[]), "casualty"),
    (casualties, put(hits=["s1.1"], amounts=[5]), "casualty"),
    (casualties, put(amounts=[5]), "losses"),
    (relic_question, put("effects", field=200), "effect-field"),
    (relic_question, put("effects", field=-2), "effect-field"),
    (second_target, unit("s1.2", q=0, r=-5), "second-target"),
    (second_target, put("effects", field=-1), "second-target"),
]

BUILT: list[Case] = [
    (choosing, lambda position: position["piles"].pop(), "piles"),
    (choosing, put(stacks=[[]]), "piles"),
    (choosing, put(gone=[[], [], []]), "piles"),
    (choosing, unit("g1.1", q=0, r=0), "two-units"),
    (choosing, unit("g1.1", alpha=5), "no-alpha"),
    (choosing, unit("g1.1", seat=2), "no-alpha"),
    (choosing, unit("g1.1", alpha=4), "no-alpha"),
]

PAPER: list[Case] = [
    (choosing, put(mode="duel"), "unknown name or number"),
    (choosing, put(cards="mine"), "unknown name or number"),
    (choosing, put(phase="thinking"), "unknown name or number"),
    (choosing, put(window="door"), "unknown name or number"),
    (choosing, put(task="homework"), "unknown name or number"),
    (choosing, put(reason="boredom"), "unknown name or number"),
    (choosing, put("piles.1", cards=["G99"]), "unknown name or number"),
    (choosing, put("piles.1", figure="tower"), "unknown name or number"),
    (choosing, put("piles.1", cards=None), "a pile is not known"),
    (choosing, put(stacks=[["D99"], []]), "unknown name or number"),
    (choosing, put(stacks=[None, []]), "a stack is not known"),
    (choosing, put(stacks=[["D05", None], []]), "a stack is not known"),
    (choosing, put(slot=None), "a creation is not known"),
    (choosing, put(draft=None), "a creation is not known"),
    (choosing, put("board", terrain="x" * 91), "unknown name or number"),
    (choosing, unit("g1.1", q=9), "unknown name or number"),
    (choosing, put("board.marks.0", unit="g9.9"), "unknown name or number"),
    (choosing, put("board.marks.0", condition="drunk"), "unknown name or number"),
    (choosing, put("board.marks.0", card="E08"), "unknown name or number"),
    (choosing, put("board", markers=[{}]), "unknown name or number"),
    (choosing, put("board", markers=[{"E08": -1}, {}]), "unknown name or number"),
    (choosing, put("board.relics.0", q=6), "unknown name or number"),
    (acting, put("board.activations.0", unit="g9.9"), "unknown name or number"),
    (picking, put("announced.0", card="D99"), "unknown name or number"),
    (picking, put("announced.0", unit="g9.9"), "unknown name or number"),
    (casualties, put(hits=["s1.1", "s9.9"]), "unknown name or number"),
    (relic_question, put(pushed={"q": 9, "r": 9}), "unknown name or number"),
    (choosing, put(points="many"), "points"),
]


CASES = [*OPTIONS, *ARMIES, *STACKS, *BOARD, *PHASES, *DESK, *BUILT]


@pytest.mark.parametrize(("table", "edit", "reason"), CASES)
def test_a_contradiction_is_refused_and_named(table: Builder, edit: Edit, reason: str) -> None:
    assert problem(table(), edit) == reason


@pytest.mark.parametrize(("table", "edit", "told"), PAPER)
def test_what_is_no_position_is_refused_in_words(table: Builder, edit: Edit, told: str) -> None:
    assert told in problem(table(), edit)


@pytest.mark.rule("ATH-22.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_that_is_listed_twice_has_played_once(seat: int) -> None:
    saved = GAME.save(choosing().state)
    once, twice = ({"played": [seat] * times} for times in (1, 2))
    saved.position.update(twice)
    assert GAME.save(GAME.load(saved)).position == saved.position | once


@pytest.mark.rule("ATH-2.3")
def test_eight_units_of_an_alpha_are_too_many() -> None:
    table = battle("; ".join(f"g1.{q + 6} {q},5" for q in range(-5, 1)) + "; g1.7 0,3", gold=("G01",))
    assert problem(table, further_units(1, "g1.8")) == "too-many-units"


def test_every_reason_has_a_test() -> None:
    assert {objection.reason for objection in objections(GAME)} == {reason for *_, reason in CASES} | {"too-many-units"}
