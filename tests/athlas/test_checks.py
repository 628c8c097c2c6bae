"""Saved or edited positions that contradict themselves are refused with a reason."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from manawell.games.athlas import GAME
from manawell.kernel.faults import BadPosition
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
    """The message about the edited position."""
    saved = GAME.save(table.state)
    edit(saved.position)
    with pytest.raises(BadPosition) as refused:
        GAME.load(saved)
    return str(refused.value.values["problem"])


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
    (choosing, put(points=0), "0 points and a limit of 0 turns"),
    (choosing, put(turn_limit=-2), "250 points and a limit of -2 turns"),
    (choosing, put(game=1), "game 1 of 1"),
    (choosing, put(game=-1), "game -1 of 1"),
    (choosing, put(games=3), "game 0 of 3"),
    (campaign, put(games=1), "game 0 of 1"),
    (choosing, put(wins=[1]), "games won"),
    (choosing, put(wins=[-1, 0]), "games won"),
    (choosing, put(wins=[1, 1]), "games won"),
    (choosing, put(active=2), "active player, turn or played cards"),
    (choosing, put(turn=-1), "active player, turn or played cards"),
    (choosing, put(played=[2]), "active player, turn or played cards"),
    (choosing, put(turn=0), "turn 0 in this phase"),
    (making, put(turn=1), "turn 1 in this phase"),
]

ARMIES: list[Case] = [
    (choosing, put("piles.1", cards=["G01", "E08"]), "a card is used twice"),
    (choosing, put("piles.1", cards=["G01", "E09", "E09"]), "a card is used twice"),
    (making, put("piles.1", cards=["G02", "E08"]), "a card is used twice"),
    (choosing, put("piles.1", cards=[]), "alpha 2 is missing"),
    (choosing, put("piles.2", cards=[]), "alpha 3 is missing"),
    (campaign, both(put("piles.3", cards=[]), put("piles.3", revealed=True)), "alpha 4 is missing"),
    (choosing, put("piles.1", cards=["E09"]), "exactly one genus"),
    (choosing, put("piles.1", cards=["G01", "G05"]), "exactly one genus"),
    (choosing, put("piles.1", cards=["E09", "G01"]), "its cards are in order"),
    (choosing, put("piles.1", cards=["G07", "E01"]), "breaks ATH-4.3, 4.4 or 4.7"),
    (choosing, put("piles.1", cards=["G01", "S01", "S02"]), "breaks ATH-4.3, 4.4 or 4.7"),
    (choosing, put(points=15), "breaks ATH-4.3, 4.4 or 4.7"),
    (choosing, put("piles.1", figure=None), "revealed alphas have a figure"),
    (choosing, put("piles.2", figure="dragon"), "revealed alphas have a figure, others have none"),
    (choosing, put("piles.1", revealed=False), "revealed alphas have a figure, others have none"),
    (choosing, put("piles.1", figure="knight"), "a figure type is used twice"),
]

STACKS: list[Case] = [
    (choosing, put(stacks=[["D05", "D05"], []]), "up to four different cards"),
    (choosing, put(stacks=[["D05"], []], gone=[["D05"], []]), "up to four different cards"),
    (choosing, put(stacks=[["D05", "D09", "D15", "D16", "D19"], []]), "up to four different cards"),
    (choosing, put(stacks=[["D09", "D15", "D16"], []], gone=[["D19", "D05"], []]), "up to four different cards"),
    (choosing, put(stacks=[["D05"], ["D01", "D04", "D07"]]), "at most eight god points"),
    (choosing, put(stacks=[["D01", "D04"], []], gone=[["D07"], []]), "at most eight god points"),
]

BOARD: list[Case] = [
    (choosing, put("board", terrain="p" * 90), "91 fields and at most 42 tiles"),
    (choosing, put("board", terrain="h" * 43 + "p" * 48), "91 fields and at most 42 tiles"),
    (choosing, further_units(1, "g1.1"), "two units have the same name"),
    (choosing, further_units(3, "g3.1"), "units of a hidden one"),
    (choosing, put("board", pools=[13, 10, 0, 0, 8, 8, 11, 0]), "a pool of 13"),
    (choosing, put("board", pools=[12, -1, 0, 0, 8, 8, 11, 0]), "a pool of -1"),
    (choosing, put("board", pools=[12, 10, 0, 0, 8, 8, 11, 0, 0]), "pools, serial numbers or markers"),
    (choosing, put("board", pools=[12, 10]), "pools, serial numbers or markers"),
    (choosing, put("board", pools=[]), "pools, serial numbers or markers"),
    (casualties, put("board", pools=[12, 10]), "pools, serial numbers or markers"),
    (acting, put("checkpoints.0", pools=[12, 10]), "pools, serial numbers or markers"),
    (choosing, put("board", serials=[1, 0, 0]), "pools, serial numbers or markers"),
    (choosing, lambda position: position["board"]["relics"].pop(), "there are three relics and two players"),
    (choosing, put("board", spent=[0, 0, 0]), "there are three relics and two players"),
    (choosing, put("board", spent=[251, 0]), "points spent: [251, 0]"),
    (choosing, put("board", spent=[0, -1]), "points spent: [0, -1]"),
    (choosing, put("board", idle=-1), "points spent"),
    (choosing, put("board.marks.0", maker=2), "a mark or an activation"),
    (choosing, put("board.marks.0", time=-1), "a mark or an activation"),
    (acting, lambda position: position["board"].update(activations=position["board"]["activations"] * 3), "a mark or"),
    (choosing, unit("g1.1", spent_physical=-1), "armour spent"),
    (choosing, unit("g1.1", spent_magic=-1), "armour spent"),
    (choosing, unit("g1.1", waiting=True, arrived=True), "a unit that has just arrived is not activated"),
    (acting, put("board.activations.0", commander=1), "commands every activation"),
    (acting, put("checkpoints.0", terrain="h" * 91), "91 fields and at most 42 tiles"),
]

PHASES: list[Case] = [
    (over, put(actor=0), "a finished game asks nobody and has a reason"),
    (over, put(reason="undecided"), "a finished game asks nobody and has a reason"),
    (choosing, put(phase="over"), "a finished game asks nobody and has a reason"),
    (choosing, put(reason="relics"), "an unfinished game asks a player and has no reason"),
    (choosing, put(actor=None), "an unfinished game asks a player and has no reason"),
    (choosing, put(actor=2), "an unfinished game asks a player and has no reason"),
    (choosing, put(actor=1), "the player whose turn it is decides here"),
    (campaign, put(actor=1), "the player whose turn it is decides here"),
    (choosing, put(window="turn_start"), "a window is open exactly while it is asked"),
    (window, put(window="none"), "a window is open exactly while it is asked"),
    (acting, put(phase="choose"), "an activation runs exactly while its unit acts"),
    (choosing, put(phase="act"), "an activation runs exactly while its unit acts"),
    (choosing_an_army, put(mode="standard"), "preset armies belong to the quick start"),
    (making, put(mode="quick"), "preset armies belong to the quick start"),
    (rebuilding, put(game=0), "nothing to rebuild"),
    (making, put(draft=[]), "an alpha is being made exactly while its cards are asked"),
    (stacking, put(draft=["G05"]), "an alpha is being made exactly while its cards are asked"),
    (making, put(slot=5), "an alpha is being made exactly while its cards are asked"),
    (choosing, both(put("board.relics.0", q=0, r=3), put("board.relics.1", q=0, r=3)), "two relics has won"),
    (window, put(window="last_chance"), "a unit with two relics has won"),
]

DESK: list[Case] = [
    (picking, put(announced=[]), "an announced card"),
    (picking, put(phase="choose"), "an announced card"),
    (picking, put("announced.0", seat=2), "an announced card"),
    (picking, put("announced.0", picked=3), "choices of an announced card"),
    (picking, put("announced.0", picked=-1), "choices of an announced card"),
    (relic_question, put(effects=None), "an announced card"),
    (relic_question, put("effects", target=None), "a choice without an effect"),
    (second_target, put(effects=None), "a choice without an effect"),
    (casualties, put(asked=[]), "a casualty among fewer than two"),
    (casualties, put(hits=["s1.1"], amounts=[5]), "a casualty among fewer than two"),
    (casualties, put(amounts=[5]), "losses"),
    (relic_question, put("effects", field=200), "an effect without a field"),
    (relic_question, put("effects", field=-2), "an effect without a field"),
    (second_target, unit("s1.2", q=0, r=-5), "a second target among none"),
    (second_target, put("effects", field=-1), "a second target among none"),
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
    (choosing, lambda position: position["piles"].pop(), "two players with four piles"),
    (choosing, put(stacks=[[]]), "two players with four piles, a stack and played cards each"),
    (choosing, put(gone=[[], [], []]), "two players with four piles, a stack and played cards each"),
    (choosing, put(stacks=[["D99"], []]), "unknown name or number"),
    (choosing, put(stacks=[None, []]), "a stack is not known"),
    (choosing, put(stacks=[["D05", None], []]), "a stack is not known"),
    (choosing, put(slot=None), "a creation is not known"),
    (choosing, put(draft=None), "a creation is not known"),
    (choosing, put("board", terrain="x" * 91), "unknown name or number"),
    (choosing, unit("g1.1", q=9), "unknown name or number"),
    (choosing, unit("g1.1", q=0, r=0), "two units on 0,0"),
    (choosing, unit("g1.1", alpha=5), "there is no alpha 5 of seat 0"),
    (choosing, unit("g1.1", seat=2), "there is no alpha 1 of seat 2"),
    (choosing, unit("g1.1", alpha=4), "a unit of an alpha that does not exist"),
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


@pytest.mark.parametrize(("table", "edit", "told"), [*OPTIONS, *ARMIES, *STACKS, *BOARD, *PHASES, *DESK, *PAPER])
def test_a_contradiction_is_refused_and_named(table: Builder, edit: Edit, told: str) -> None:
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
    assert "too many units of an alpha" in problem(table, further_units(1, "g1.8"))


def test_every_check_has_a_test() -> None:
    source = Path(__file__).parents[2] / "src" / "manawell" / "games" / "athlas" / "information" / "checks.py"
    written = re.findall(r'yield f?"([^"]+)"', source.read_text("utf-8"))
    said = {problem(table(), edit) for table, edit, _ in [*OPTIONS, *ARMIES, *STACKS, *BOARD, *PHASES, *DESK]}
    for text in written:
        pattern = ".*".join(re.escape(part) for part in re.split(r"\{[^}]*\}", text))
        assert any(re.fullmatch(pattern, one) for one in said), text
    assert len(written) > 30
