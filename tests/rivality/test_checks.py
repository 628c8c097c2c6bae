"""Saved or edited positions that contradict themselves are refused with a reason."""

from collections.abc import Callable
from typing import Any

import pytest

from manawell.games.rivality import GAME
from manawell.kernel.faults import BadPosition
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
    """The message about the edited position."""
    saved = GAME.save(table.state)
    edit(saved.position)
    with pytest.raises(BadPosition) as refused:
        GAME.load(saved)
    return str(refused.value.values["problem"])


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
    (duel, put(level="master"), "a solo game has a level"),
    (duel, put(human="orange"), "a solo game has a level and a colour"),
    (solo, put(level=None), "a solo game has a level"),
    (solo, put(human=None), "a solo game has a level and a colour"),
    (solo, put(expert=True), "expert rules cannot be combined with the solo game (RIV-17.6)"),
    (duel, put(starred=None), "has the starred tiles"),
    (duel, put(starred="turquoise"), "has the starred tiles"),
    (three, put(starred="purple"), "with three players nobody has"),
    (solo, put(human="turquoise"), "orange or purple (RIV-17.1)"),
]

SEATS: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, put(hands=[["sc_a1", "sc_a2"]]), "for 2 seats"),
    (duel, put(returned=[[], [], []]), "for 2 seats"),
    (solo, put(hands=[[]]), "for 0 seats"),
    (duel, put(supplies=[27]), "for 2 sides"),
    (duel, put(wizards=[None, None, None]), "for 2 sides"),
    (three, put(decks=[[], []]), "for 3 sides"),
    (solo, put(decks=[[], []]), "for 2 sides"),
    (duel, put(first=2), "there are 2 seats"),
    (duel, put(active=-1), "there are 2 seats"),
    (duel, put(actor=2), "there are 2 seats"),
    (duel, put(turn=-1), "a count is out of bounds"),
    (duel, put(answered=3), "a count is out of bounds"),
    (duel, put(answered=-1), "a count is out of bounds"),
    (three, put(changes=-1), "a count is out of bounds"),
]

TILES: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, hand(0, "sc_a1", "hu_a1"), "a tile is in two places"),
    (duel, hand(0, "sc_a1", "sc_a1"), "a tile is in two places"),
    (duel, on("2,0", x=1), "two tiles lie on one cell"),
    (duel, hand(0, "sc_a1"), "tile sc_a2 is in the game 1 times, not 0"),
    (duel, deck_of(1, lambda deck: deck[1:]), "tile fo_b3 is in the game 1 times, not 0"),
    (solo, on("0,5", tile="mw"), "tile mw is in the game 0 times, not 1"),
    (
        duel,
        lambda position: position["hands"][0].append(position["decks"][0].pop(0)),
        "at most 2 tiles (RIV-11.1)",
    ),
    (duel, deck_of(0, lambda deck: deck[::-1]), "a Fortress lies at the bottom of a deck (RIV-1.7)"),
    (duel, both(hand(0, "sc_a1", "sc_b3"), hand(1, "sc_a2", "sc_b4")), "a tile of the other side's set"),
    (duel, on("1,0", laid_by="purple"), "a tile of the other side's set"),
    (duel, put(starred="orange"), "a tile of the other side's set"),
    (solo, on("0,0", x=4), "4 columns and 6 rows (RIV-17.4)"),
    (solo, on("0,0", rotation=0), "upright, Suramun's upside down (RIV-17.4)"),
    (solo, on("0,5", rotation=2), "upright, Suramun's upside down (RIV-17.4)"),
    (duel, both(on("2,0", x=3), on("0,0", x=2), on("3,0", x=0)), "the Mana Well lies at (0, 0) (RIV-1.1)"),
    (duel, both(on("2,0", y=1), put(wizards=[None, None])), "hang together (RIV-4.1)"),
    (duel, on("1,0", laid_by=None), "was laid by somebody"),
    (three, on("0,0", laid_by="orange"), "was laid by somebody"),
    (duel, on("1,0", face_down=True), "face-down in the solo game only"),
]

GOLEMS: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, put(supplies=[28, 28]), "each side has 30 golems"),
    (duel, on("0,0", golems=[2, 0]), "in supply and on tiles (RIV-10.1)"),
    (three, on("0,0", golems=[1, 0, 1]), "each side has 20 golems"),
    (casting, both(put(supplies=[-1, 30]), on("0,0", golems=[3, 0])), "each side has 30 golems"),
    (casting, both(put(supplies=[0, 30]), on("0,0", golems=[2, 0])), "ends the game (RIV-13.2)"),
    (duel, both(put(supplies=[22, 28]), on("1,0", golems=[7, 0])), "at most 5 golems (RIV-9.1)"),
    (duel, both(put(supplies=[26, 25]), on("1,0", golems=[3, 3])), "at most 5 golems (RIV-9.1)"),
    (removing, both(put(supplies=[13, 15, 19]), on("1,0", golems=[6, 0, 0])), "at most 5 golems (RIV-9.1)"),
    (duel, put(wizards=[{"x": 0, "y": 1}, None]), "each wizard stands on a tile of its own (RIV-5.2)"),
    (duel, put(wizards=[{"x": 1, "y": 0}, {"x": 1, "y": 0}]), "each wizard stands on a tile of its own (RIV-5.2)"),
]

PHASES: list[tuple[Callable[[], Table], Edit, str]] = [
    (duel, put(actor=None), "somebody decides until the game is over"),
    (duel, put(phase="over"), "somebody decides until the game is over"),
    (duel, put(reason="tiles"), "for a reason"),
    (duel, put(phase="over", actor=None), "for a reason"),
    (duel, put(step="spells"), "the phase does not belong to this step"),
    (duel, put(phase="cast"), "the phase does not belong to this step"),
    (duel, put(phase="move"), "the phase does not belong to this step"),
    (duel, put(phase="enter"), "the phase does not belong to this step"),
    (solo, put(phase="mulligan"), "the phase does not belong to this step"),
    (removing, put(step="sieges"), "the phase does not belong to this step"),
    (solo, put(wizards=[None, {"x": 1, "y": 3}]), "both wizards are on the map (RIV-17.7)"),
    (duel, put(actor=1), "who is to place a tile has one in hand (RIV-3.1)"),
    (
        duel,
        lambda position: position["decks"][0].extend([position["hands"][0].pop(), position["hands"][0].pop()]),
        "who is to place a tile has one in hand (RIV-3.1)",
    ),
    (casting, put(source=None), "spells come from a tile that lies on the table (RIV-7.1)"),
    (casting, put(source="sc_b2"), "spells come from a tile that lies on the table (RIV-7.1)"),
    (removing, put(source=None), "spells come from a tile that lies on the table (RIV-7.1)"),
    (removing, put(caster=None), "a golem is chosen when one too many stands on a tile (RIV-9.4)"),
    (casting, put(phase="remove", caster="orange", target="mw"), "a golem is chosen when one too many"),
    (
        removing,
        both(put(supplies=[19, 16, 19]), on("0,0", golems=[1, 3, 1])),
        "a golem is chosen when one too many stands on a tile (RIV-9.4)",
    ),
    (delaying, put(phase="siege", step="sieges", open=[]), "there is no siege to choose (RIV-19.11)"),
    (lambda: two_sieges(0, "P"), put(expert=False), "there is no siege to choose (RIV-19.11)"),
    (casting, put(open=["N"]), "among two spells or more (RIV-7.8)"),
    (casting, put(open=[]), "among two spells or more (RIV-7.8)"),
    (delaying, put(open=["sc_a1"]), "among two spells or more (RIV-7.8)"),
    (delaying, put(source="mw"), "aims at the tile just placed (RIV-18.3)"),
    (casting, put(actor=1), "the active player orders the spells (RIV-7.7)"),
    (
        lambda: two_sieges(0, "P"),
        put(phase="place", step="placing", source=None, actor=0),
        "a siege was left open (RIV-19.11)",
    ),
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
    (duel, on("2,0", tile="hu_a1"), "hu_a1 cannot lie on (2, 0)"),
    (duel, on("1,0", rotation=4), "hu_a1 cannot lie on (1, 0)"),
    (duel, on("1,0", golems=[1]), "cannot stand on (1, 0)"),
    (duel, on("1,0", golems=[-1, 1]), "cannot stand on (1, 0)"),
    (duel, on("1,0", golems=[16, 0]), "cannot stand on (1, 0)"),
    (duel, on("2,0", x=25), "(25, 0) is farther away than any tile can lie"),
    (duel, put(wizards=[{"x": 20, "y": -20}, None]), "(20, -20) is farther away than any tile can lie"),
    (casting, put(open=["N", "up"]), "unknown name or number"),
]


@pytest.mark.parametrize(("table", "edit", "told"), [*OPTIONS, *SEATS, *TILES, *GOLEMS, *PHASES, *PAPER])
def test_a_contradiction_is_refused_and_named(table: Callable[[], Table], edit: Edit, told: str) -> None:
    assert told in problem(table(), edit)


def test_a_finished_game_is_accepted_with_its_reason() -> None:
    saved = GAME.save(duel().state)
    saved.position.update(phase="over", actor=None, reason="supply", ran_out="orange")
    assert GAME.load(saved).moves() == []


@pytest.mark.rule("RIV-17.24")
def test_a_wizard_that_can_go_nowhere_has_ended_the_game() -> None:
    with pytest.raises(BadPosition, match=r"in reach the game is over \(RIV-17.24\)"):
        alone("0,5 P1 P\n0,0 O1 O\n1,5 O1\n0,4 O1")
