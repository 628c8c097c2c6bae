"""Saved or edited positions that contradict themselves are refused with a reason."""

from collections.abc import Callable
from typing import Any

import pytest

from manawell.contract.test_positions import objections
from manawell.games.rivality import GAME
from manawell.kernel.faults import BadPosition, Impossible
from tests.rivality.table import Table, alone, battle, dealt
from tests.rivality.test_sieges import two_sieges

Position = dict[str, Any]
Edit = Callable[[Position], None]


def put(**values: Any) -> Edit:
    """Overwrite fields of the position."""
    return lambda position: position.update(values)


def on(cell: str, **values: Any) -> Edit:
    """Overwrite what is said of a tile on the battlefield."""

    def edit(position: Position) -> None:
        next(field for field in position["battlefield"] if f"{field['x']},{field['y']}" == cell).update(values)

    return edit


def both(*edits: Edit) -> Edit:
    def edit(position: Position) -> None:
        for one in edits:
            one(position)

    return edit


def hand(seat: int, *tiles: str) -> Edit:
    def edit(position: Position) -> None:
        position["hands"][seat] = list(tiles)

    return edit


def deck_of(side: int, change: Callable[[list[str]], list[str]]) -> Edit:
    def edit(position: Position) -> None:
        position["decks"][side] = change(position["decks"][side])

    return edit


def problem(table: Table, edit: Edit) -> str:
    """The reason why the edited position cannot be; what is said of data that has not the form of one."""
    saved = GAME.save(table.state)
    edit(saved.position)
    with pytest.raises(BadPosition) as refused:
        GAME.load(saved)
    fault = refused.value
    return fault.refusal.reason.removeprefix("impossible-") if isinstance(fault, Impossible) else str(fault)


def duel() -> Table:
    """Orange holds sc_a1 and sc_a2, purple sc_b3 and sc_b4."""
    board = "0,0 mw 0 O1\n1,0 hu_a1 0 O2 O\n2,0 hu_b1 0 P2 P"
    return battle(board, "O", "sc_a1 sc_a2", hands={1: "sc_b3 sc_b4"})


def three() -> Table:
    return battle("0,0 mw 0 O1\n1,0 hu_a1 0 O2 O\n2,0 hu_b1 0 P2 P", "O", "sc_a1 sc_a2", mode="three", expert=True)


def solo() -> Table:
    return alone("1,3 P1 P\n1,2 O1 O")


def casting() -> Table:
    """Orange must choose the order of two spells."""
    crowd = "\n".join(f"-{x},0 hu_a{x} 0 O5" for x in range(1, 5)) + "\n-5,0 fo_a1 0 O5"
    board = f"{crowd}\n0,0 mw 0 -\n1,0 sc_a1 0 O2\n2,0 sc_b1 0 -\n2,1 sc_a2 0 -"
    return battle(board, "O", "sc_a5").play("sc_a5@0,1/E")


def removing() -> Table:
    return battle("0,0 mw 0 O1T1\n1,0 sc_a1 0 -", "P", "sc_b1", mode="three").play("sc_b1@0,1/N")


def delaying() -> Table:
    board = "0,0 mw 0 -\n1,0 sc_a1 1 O1\n1,1 hu_b4 0 -\n2,1 sc_b2 1 O1"
    return battle(board, "O", "sc_a5", expert=True).play("sc_a5@2,0/E")


@pytest.mark.parametrize(
    "table", [duel, three, solo, casting, removing, delaying, lambda: two_sieges(0, "P"), lambda: dealt("", "")]
)
def test_without_an_edit_every_position_is_accepted(table: Callable[[], Table]) -> None:
    saved = GAME.save(table().state)
    assert GAME.save(GAME.load(saved)) == saved


OPTIONS: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, put(level="master"), "solo-options"),
    (duel, put(human="orange"), "solo-options"),
    (solo, put(level=None), "solo-options"),
    (solo, put(human=None), "solo-options"),
    (solo, put(expert=True), "solo-expert"),
    (duel, put(starred=None), "starred"),
    (duel, put(starred="turquoise"), "starred"),
    (three, put(starred="purple"), "starred"),
    (solo, put(human="turquoise"), "solo-colour"),
]

SEATS: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, put(hands=[["sc_a1", "sc_a2"]]), "hands"),
    (duel, put(returned=[[], [], []]), "hands"),
    (solo, put(hands=[[]]), "hands"),
    (duel, put(supplies=[27]), "sides"),
    (duel, put(wizards=[None, None, None]), "sides"),
    (three, put(decks=[[], []]), "sides"),
    (solo, put(decks=[[], []]), "sides"),
    (duel, put(first=2), "players"),
    (duel, put(active=-1), "players"),
    (duel, put(actor=2), "players"),
    (duel, put(turn=-1), "counts"),
    (duel, put(answered=3), "counts"),
    (duel, put(answered=-1), "counts"),
    (three, put(changes=-1), "counts"),
]

TILES: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, hand(0, "sc_a1", "hu_a1"), "two-places"),
    (duel, hand(0, "sc_a1", "sc_a1"), "two-places"),
    (duel, on("2,0", x=1), "one-cell"),
    (duel, hand(0, "sc_a1"), "tile-count"),
    (duel, deck_of(1, lambda deck: deck[1:]), "tile-count"),
    (solo, on("0,5", tile="mw"), "tile-count"),
    (
        duel,
        lambda position: position["hands"][0].append(position["decks"][0].pop(0)),
        "hand-size",
    ),
    (duel, deck_of(0, lambda deck: deck[::-1]), "fortress-last"),
    (duel, both(hand(0, "sc_a1", "sc_b3"), hand(1, "sc_a2", "sc_b4")), "other-set"),
    (duel, on("1,0", laid_by="purple"), "other-set"),
    (duel, put(starred="orange"), "other-set"),
    (solo, on("0,0", x=4), "solo-map"),
    (solo, on("0,0", rotation=0), "solo-upright"),
    (solo, on("0,5", rotation=2), "solo-upright"),
    (duel, both(on("2,0", x=3), on("0,0", x=2), on("3,0", x=0)), "well"),
    (duel, both(on("2,0", y=1), put(wizards=[None, None])), "apart"),
    (duel, on("1,0", laid_by=None), "laid-by"),
    (three, on("0,0", laid_by="orange"), "laid-by"),
    (duel, on("1,0", face_down=True), "face-down"),
]

GOLEMS: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, put(supplies=[28, 28]), "golems"),
    (duel, on("0,0", golems=[2, 0]), "golems"),
    (three, on("0,0", golems=[1, 0, 1]), "golems"),
    (casting, both(put(supplies=[-1, 30]), on("0,0", golems=[3, 0])), "golems"),
    (casting, both(put(supplies=[0, 30]), on("0,0", golems=[2, 0])), "supply-empty"),
    (duel, both(put(supplies=[22, 28]), on("1,0", golems=[7, 0])), "tile-full"),
    (duel, both(put(supplies=[26, 25]), on("1,0", golems=[3, 3])), "tile-full"),
    (removing, both(put(supplies=[13, 15, 19]), on("1,0", golems=[6, 0, 0])), "tile-full"),
    (duel, put(wizards=[{"x": 0, "y": 1}, None]), "wizard"),
    (duel, put(wizards=[{"x": 1, "y": 0}, {"x": 1, "y": 0}]), "wizard"),
]

PHASES: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, put(actor=None), "actor"),
    (duel, put(phase="over"), "actor"),
    (duel, put(reason="tiles"), "actor"),
    (duel, put(phase="over", actor=None), "actor"),
    (duel, put(step="spells"), "phase"),
    (duel, put(phase="cast"), "phase"),
    (duel, put(phase="move"), "phase"),
    (duel, put(phase="enter"), "phase"),
    (solo, put(phase="mulligan"), "phase"),
    (removing, put(step="sieges"), "phase"),
    (solo, put(wizards=[None, {"x": 1, "y": 3}]), "solo-wizards"),
    (duel, put(actor=1), "nothing-to-place"),
    (
        duel,
        lambda position: position["decks"][0].extend([position["hands"][0].pop(), position["hands"][0].pop()]),
        "nothing-to-place",
    ),
    (casting, put(source=None), "source"),
    (casting, put(source="sc_b2"), "source"),
    (removing, put(source=None), "source"),
    (removing, put(caster=None), "removal"),
    (casting, put(phase="remove", caster="orange", target="mw"), "removal"),
    (
        removing,
        both(put(supplies=[19, 16, 19]), on("0,0", golems=[1, 3, 1])),
        "removal",
    ),
    (removing, both(put(supplies=[18, 15, 20]), on("0,0", golems=[2, 4, 0])), "removal-level"),
    (delaying, put(phase="siege", step="sieges", open=[]), "no-siege"),
    (lambda: two_sieges(0, "P"), put(expert=False), "no-siege"),
    (casting, put(open=["N"]), "order"),
    (casting, put(open=[]), "order"),
    (delaying, put(open=["sc_a1"]), "order"),
    (delaying, put(source="mw"), "delayed-aim"),
    (casting, put(actor=1), "caster"),
    (
        lambda: two_sieges(0, "P"),
        put(phase="place", step="placing", source=None, actor=0),
        "open-siege",
    ),
]

BUILT: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, on("2,0", tile="hu_a1"), "two-places"),
    (duel, on("1,0", golems=[1]), "golems-there"),
    (duel, on("1,0", golems=[-1, 1]), "golems-there"),
    (duel, on("1,0", golems=[16, 0]), "golems-there"),
    (duel, on("2,0", x=25), "too-far"),
    (duel, put(wizards=[{"x": 20, "y": -20}, None]), "too-far"),
]

PAPER: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, put(mode="quartet"), "unknown name or number"),
    (duel, put(edition="en"), "unknown name or number"),
    (duel, put(phase="thinking"), "unknown name or number"),
    (duel, put(step="dancing"), "unknown name or number"),
    (duel, put(reason="boredom"), "unknown name or number"),
    (duel, put(starred="green"), "unknown name or number"),
    (duel, put(winners=["green"]), "unknown name or number"),
    (solo, put(level="expert"), "unknown name or number"),
    (duel, hand(0, "sc_a1", "sc_a9"), "sc_a9"),
    (duel, hand(0, "sc_a1", None), "a tile is not known"),  # type: ignore[arg-type]
    (solo, on("0,0", tile=None), "None cannot lie on (0, 0)"),
    (duel, on("1,0", rotation=4), "hu_a1 cannot lie on (1, 0)"),
    (casting, put(open=["N", "up"]), "unknown name or number"),
]


CASES = [*OPTIONS, *SEATS, *TILES, *GOLEMS, *PHASES, *BUILT]


@pytest.mark.parametrize(("table", "edit", "reason"), CASES)
def test_a_contradiction_is_refused_and_named(table: Callable[[], Table], edit: Edit, reason: str) -> None:
    assert problem(table(), edit) == reason


@pytest.mark.parametrize(("table", "edit", "told"), PAPER)
def test_what_is_no_position_is_refused_in_words(table: Callable[[], Table], edit: Edit, told: str) -> None:
    assert told in problem(table(), edit)


def test_every_reason_has_a_test() -> None:
    assert {objection.reason for objection in objections(GAME)} == {reason for *_, reason in CASES} | {"nowhere"}


def test_a_finished_game_is_accepted_with_its_reason() -> None:
    saved = GAME.save(duel().state)
    saved.position.update(phase="over", actor=None, reason="supply", ran_out="orange")
    assert GAME.load(saved).moves() == []


@pytest.mark.rule("RIV-17.24")
def test_a_wizard_that_can_go_nowhere_has_ended_the_game() -> None:
    with pytest.raises(BadPosition, match=r"the game is over\. \(RIV-17\.24\)"):
        alone("0,5 P1 P\n0,0 O1 O\n1,5 O1\n0,4 O1")
