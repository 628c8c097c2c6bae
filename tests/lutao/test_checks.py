"""Saved or edited positions that contradict themselves are refused with a reason."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from manawell.games.lutao import GAME
from manawell.kernel.faults import BadPosition
from manawell.kernel.rng import rng_from
from tests.lutao.table import Table, table

Position = dict[str, Any]
Edit = Callable[[Position], None]
Builder = Callable[[], Table]
Case = tuple[Builder, Edit, str]
"""A position, an edit, and what is said of it."""


def put(path: str = "", **values: Any) -> Edit:
    """Overwrite fields of the position, or of a part such as `peoples.1`; provinces by their name."""

    def edit(position: Position) -> None:
        part: Any = position
        for step in filter(None, path.split(".")):
            if isinstance(part, list) and not step.isdecimal():
                part = next(one for one in part if one["id"] == step)
            else:
                part = part[int(step)] if step.isdecimal() else part[step]
        part.update(values)

    return edit


def both(*edits: Edit) -> Edit:
    def edit(position: Position) -> None:
        for one in edits:
            one(position)

    return edit


def fewer(path: str) -> Edit:
    """One less of the first kind in a list of numbers."""

    def edit(position: Position) -> None:
        part: Any = position
        *steps, last = path.split(".")
        for step in steps:
            part = part[int(step)] if step.isdecimal() else part[step]
        part[last] = [part[last][0] - 1, *part[last][1:]]

    return edit


def drop(path: str, last: int = 1) -> Edit:
    """Take the last entries of a list away."""

    def edit(position: Position) -> None:
        position[path] = position[path][:-last]

    return edit


def problem(field: Table, edit: Edit) -> str:
    """The message about the edited position."""
    saved = GAME.save(field.state)
    edit(saved.position)
    with pytest.raises(BadPosition) as refused:
        GAME.load(saved)
    return str(refused.value.values["problem"])


def moving() -> Table:
    armies = "A NUR1 4; A LUT7 2 h B1; B NUR2 2; B SIG1 2"
    return table(armies, peoples="elves shapeshifters", runes="enslavement ghosts", hands={"A": "lightning"})


def new(**options: str) -> Table:
    return Table(GAME.new(GAME.settle(options), rng_from(b"checks")))


def laying() -> Table:
    field = new(board="strategic")
    while field.asks[0] == "choose":
        field.play(field.legal[0])
    return field


def fighting() -> Table:
    return moving().play("move NUR1", "to NUR2", "take 3", "end", "pass")


def sailing() -> Table:
    field = table("A NUR2 4; B SIG1 3", peoples="elves shapeshifters", ships="NUR2 NW", sticks={"A": 2})
    return field.play("sail NUR2 NW", "take 2")


def aiming() -> Table:
    return moving().play("play lightning")


def picking() -> Table:
    return moving().play("move NUR1")


def window() -> Table:
    return table("A NUR1 4; B SIG1 2", peoples="elves shapeshifters", step="before_turn", hands={"A": "lightning"})


def rising() -> Table:
    armies, hands = "A NUR1 3; B NUR2 1; B SIG1 1", {"A": "lightning"}
    field = table(armies, peoples="elves shapeshifters", runes="ghosts reincarnation", hands=hands)
    return field.play("play lightning", "at NUR2")


def over() -> Table:
    field = table("A NUR1 3; B SIG1 1", step="commanding", hands={"A": "lightning"})
    return field.play("play lightning", "at SIG1")


CASES: list[Case] = [
    # What cannot even be put on a table.
    (moving, put(mode="solo"), ""),
    (moving, put(step="sleeping"), ""),
    (moving, put(phase="dreaming"), ""),
    (moving, put(window="W11"), ""),
    (moving, put(reason="rain"), ""),
    (moving, put(spells=None), "the spell pile is not known"),
    (moving, drop("provinces"), "63 provinces"),
    (moving, put("provinces.NUR1", id="NUR9"), ""),
    (moving, put("provinces.NUR1", ships=["N"]), ""),
    (moving, put("peoples.0", card="humans"), ""),
    (moving, put("peoples.0", rune="sun"), ""),
    (moving, put("peoples.0", discards=[0, 0, 0]), "there are 5 kinds of combat cards"),
    (moving, put("peoples.0", sunk=["heart"]), ""),
    (moving, put("peoples.0.hand.0", spell=None), ""),
    (moving, put("lands.0", q=40), "rhuam does not lie on the mat"),
    (moving, put("lands.0", rotation=6), "rhuam does not lie on the mat"),
    (fighting, put("arrivals.0", route=[277]), "a route leaves the mat"),
    (moving, put("peoples.0", supply="many"), "Expected `int`, got `str`"),
    # Peoples and their order.
    (moving, drop("peoples"), "1 peoples of 2 players"),
    (moving, put(seats=3), "2 peoples of 3 players"),
    (moving, put(mode="pro"), "2 peoples of 2 players"),
    (moving, put(order=[0, 0]), "turn order [0, 0]"),
    (moving, put(order=[0, 2]), "turn order [0, 2]"),
    (moving, put(order=[0]), "a people is in the turn order exactly while it is in the game"),
    (moving, put("peoples.1", out=True), "a people is in the turn order exactly while it is in the game"),
    (moving, put(turn=3), "turn 3 of round 3"),
    (moving, put(turn=-1), "turn -1 of round 3"),
    (moving, put(round=-1), "turn 0 of round -1"),
    (moving, put(max_rounds=-1), "turn 0 of round 3"),
    (moving, put(builder=2), "turn 0 of round 3"),
    # The map.
    (moving, put("lands.10", q=5, r=0, rotation=3), "lands overlap"),
    (moving, put("lands.10", q=2, r=0, rotation=0), "lands overlap"),
    (moving, drop("lands"), "every land lies or is still to be laid"),
    (moving, put(stack=["rhuam"]), "every land lies or is still to be laid"),
    (laying, both(put(stack=[]), put(hidden_lands=0)), "every land lies or is still to be laid"),
    (moving, both(drop("lands"), put(stack=["dhorun"])), "a land is missing"),
    (moving, put(phase="lay"), "no land is to be laid"),
    (moving, put("provinces.NUR1", ships=["E"]), "a ship without a coast, or an unknown owner, in province"),
    (moving, put("provinces.NUR1", owner=2), "a ship without a coast, or an unknown owner, in province"),
    (laying, put("provinces.NUR1", owner=0, armies=1), "somebody stands in province"),
    # Armies and golems.
    (moving, put("provinces.NUR1", armies=-1), "fewer than no armies"),
    (moving, put("provinces.NUR1", attackers=-1), "fewer than no armies"),
    (moving, put("provinces.NUR1", moved=-1), "fewer than no armies"),
    (moving, put("provinces.LUT7", hostages=[0, -1, 0, 0]), "fewer than no armies"),
    (moving, put("provinces.NUR1", owner=None), "has an owner exactly while armies stand there"),
    (moving, put("provinces.NUR1", armies=0), "has an owner exactly while armies stand there"),
    (moving, put("provinces.NUR1", moved=5), "more armies have moved than stand in province"),
    (moving, put(golem_supply=9), "golems"),
    (moving, put("provinces.LUT1", golems=3), "24 golems"),
    (moving, both(put("provinces.SIG4", golems=1), put(golem_supply=3)), "23 golems"),
    (moving, put("provinces.NUR1", armies=5), "people 0 has 76 armies"),
    (moving, put("peoples.0", supply=0), "people 0 has 6 armies"),
    (moving, put("provinces.LUT7", hostages=[0, 2, 0, 0]), "people 1 has 76 armies"),
    # Cards and stocks.
    (moving, put("peoples.0", sticks=-1), "less than nothing in a people's stock"),
    (moving, put("peoples.0", budget=-1), "less than nothing in a people's stock"),
    (moving, put("peoples.0", bound=1), "less than nothing in a people's stock"),
    (moving, put("peoples.0", discards=[11, 0, 0, 0, 0]), "less than nothing in a people's stock"),
    (moving, put("peoples.1", card="elves"), "every people has a card of its own"),
    (moving, put("peoples.1", card=None), "every people has a card of its own"),
    (moving, put(spell_discards=[-1] + [0] * 24), "less than no spells"),
    (
        moving,
        both(put("provinces.LUT11", captives=[0, 0, 0, 0, 1]), put("peoples.0", supply=68)),
        "hostages",
    ),
    # What is asked.
    (over, put(actor=0), "a finished game asks nobody and has a reason"),
    (over, put(reason="undecided"), "a finished game asks nobody and has a reason"),
    (moving, put(reason="city"), "an unfinished game asks the player of a people and has no reason"),
    (moving, put(actor=1), "an unfinished game asks the player of a people and has no reason"),
    (moving, put(who=None), "an unfinished game asks the player of a people and has no reason"),
    (moving, put(phase="choose"), "peoples and lands are chosen at the beginning"),
    (moving, put(phase="rise"), "an errand is asked only while there is one"),
    (rising, put(errands=[]), "an errand is asked only while there is one"),
    (rising, put("errands.0", people=0), "an errand is asked only while there is one"),
    (moving, put(phase="return"), "there is no battle"),
    (moving, put(phase="at"), "no spell is being declared"),
    (aiming, put("casts.0", people=1), "no spell is being declared"),
    (window, put(window="none"), "no window is open"),
    (
        window,
        put(errands=[{"kind": "rise", "people": 1, "numbers": [], "cards": []}]),
        "an errand comes before a window",
    ),
    (moving, put("peoples.0", hand=[]), "spell lightning is in the game 4 times, not 3"),
    (over, fewer("spells"), "is in the game 5 times, not 4"),
    (over, fewer("peoples.0.deck"), "combat card miss is in the game 20 times, not 19"),
    (over, drop("people_stack"), "is in the game 1 times, not 0"),
    (moving, drop("rune_stack"), "is in the game 1 times, not 0"),
    (sailing, put("provinces.NUR2", ships=[]), "no ship sails"),
    (sailing, both(put(source=-2), put("peoples.0", supply=73)), "no ship sails"),
    (picking, put(source=None), "no province was picked"),
    (moving, put(route=[277]), "a route leaves the mat"),
    (moving, put(captives=[0, 0]), "hostages are counted by people"),
    (moving, put(goal=999), "a goal that does not exist"),
    (moving, put(turn=2), "it is nobody's turn"),
    (fighting, put("battle.sides.1", people=3), "an unknown people fights"),
    (fighting, put("battle", turn=-7), "of a combat round"),
    (new, put("peoples.0", peoples=[None, None, None]), "an unknown card to choose"),
    (fighting, put("battle", step=25), "a battle has two sides"),
    (fighting, put("battle.sides.1", people=0), "a people fights against itself"),
    (aiming, put("casts.0", user=2), "a spell of an unknown people"),
    (fighting, put("battle.sides.0", hand=[]), "nothing can be decided"),
]


@pytest.mark.parametrize(("builder", "edit", "said"), CASES)
def test_a_contradiction_is_refused_and_told(builder: Builder, edit: Edit, said: str) -> None:
    assert said in problem(builder(), edit)


@pytest.mark.rule("LUT-4.1", "LUT-4.9")
def test_the_positions_themselves_are_sound() -> None:
    for builder in {builder for builder, _, _ in CASES}:
        field = builder()
        saved = GAME.save(field.state)
        assert GAME.save(GAME.load(saved)) == saved


@pytest.mark.rule("LUT-4.1")
def test_every_position_of_a_game_can_be_saved_and_loaded() -> None:
    rng, state = rng_from(b"sound"), GAME.new(GAME.settle({"players": "4"}), rng_from(b"sound"))
    for number in range(1500):
        if number % 25 == 0:
            saved = GAME.save(state)
            again = GAME.load(saved)
            assert (GAME.save(again), again.moves()) == (saved, state.moves())
        moves = state.moves()
        state.play(moves[int(rng.below(len(moves)))])


def test_an_unknown_kind_of_board_is_refused() -> None:
    assert "round" in problem(moving(), put(board="round"))


def test_a_position_of_an_unknown_material_is_refused() -> None:
    assert "mine_00000000" in problem(moving(), put(material="mine_00000000"))


@pytest.mark.parametrize(
    ("builder", "edit"),
    [
        (sailing, put(captives=[0])),
        (lambda: picking().play("to NUR2"), put(goal=99)),
        (fighting, put("battle.sides.1", people=3)),
        (fighting, put("battle", turn=-7)),
        (lambda: table(step="forming"), put(turn=2)),
    ],
)
def test_a_number_that_points_nowhere_is_refused(builder: Builder, edit: Edit) -> None:
    assert problem(builder(), edit)


SOURCE = Path(__file__).parents[2] / "src" / "manawell" / "games" / "lutao" / "information"


def test_every_contradiction_has_a_test() -> None:
    """Texts are compared by their longest part without a number."""
    told = re.findall(r'yield f?"([^"]+)"', (SOURCE / "checks.py").read_text("utf-8"))
    told += re.findall(r'ValueError\(f?"([^"]+)"', (SOURCE / "build.py").read_text("utf-8"))
    parts = {max(re.split(r"\{[^}]*\}", text), key=len).strip() for text in told}
    assert len(parts) > 30
    said = [said for *_, said in CASES]
    parts.discard("no board is called")  # it has a test of its own
    assert {part for part in parts if not any(part in text or (text and text in part) for text in said)} == set()
