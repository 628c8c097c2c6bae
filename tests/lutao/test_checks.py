"""Saved or edited positions that contradict themselves are refused with a reason."""

from collections.abc import Callable
from typing import Any

import pytest

from manawell.contract.test_positions import objections
from manawell.games.lutao import GAME
from manawell.kernel.faults import BadPosition, Impossible
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
    """The reason why the edited position cannot be; what is said of data that has not the form of one."""
    saved = GAME.save(field.state)
    edit(saved.position)
    with pytest.raises(BadPosition) as refused:
        GAME.load(saved)
    fault = refused.value
    return fault.refusal.reason.removeprefix("impossible-") if isinstance(fault, Impossible) else str(fault)


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


def feuding() -> Table:
    field = table("A NUR1 4; B NUR2 2; C SIG1 2", peoples="elves shapeshifters orcs")
    return field.play("move NUR1", "to NUR2", "take 3", "end")


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


PAPER: list[Case] = [
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
    (moving, put("peoples.0", supply="many"), "Expected `int`, got `str`"),
]
"""What cannot even be put on a table."""

CASES: list[Case] = [
    (moving, put("lands.0", q=40), "off-the-mat"),
    (moving, put("lands.0", rotation=6), "off-the-mat"),
    (fighting, put("arrivals.0", route=[277]), "route"),
    # Peoples and their order.
    (moving, drop("peoples"), "peoples"),
    (moving, put(seats=3), "peoples"),
    (moving, put(mode="pro"), "peoples"),
    (moving, put(order=[0, 0]), "order"),
    (moving, put(order=[0, 2]), "order"),
    (moving, put(order=[0]), "order-out"),
    (moving, put("peoples.1", out=True), "order-out"),
    (moving, put(turn=3), "turn"),
    (moving, put(turn=-1), "turn"),
    (moving, put(round=-1), "turn"),
    (moving, put(max_rounds=-1), "turn"),
    (moving, put(builder=2), "turn"),
    # The map.
    (moving, put("lands.10", q=5, r=0, rotation=3), "overlap"),
    (moving, put("lands.10", q=2, r=0, rotation=0), "overlap"),
    (moving, drop("lands"), "land-count"),
    (moving, put(stack=["rhuam"]), "land-count"),
    (laying, both(put(stack=[]), put(hidden_lands=0)), "land-count"),
    (moving, both(drop("lands"), put(stack=["dhorun"])), "unlaid-land"),
    (moving, put(phase="lay"), "nothing-to-lay"),
    (moving, put("provinces.NUR1", ships=["E"]), "no-coast"),
    (moving, put("provinces.NUR1", owner=2), "unknown-owner"),
    (laying, put("provinces.NUR1", owner=0, armies=1), "unlaid-province"),
    # Armies and golems.
    (moving, put("provinces.NUR1", armies=-1), "negative-armies"),
    (moving, put("provinces.NUR1", attackers=-1), "negative-armies"),
    (moving, put("provinces.NUR1", moved=-1), "negative-armies"),
    (moving, put("provinces.LUT7", hostages=[0, -1, 0, 0]), "negative-armies"),
    (moving, put("provinces.NUR1", owner=None), "owner"),
    (moving, put("provinces.NUR1", armies=0), "owner"),
    (moving, put("provinces.NUR1", moved=5), "moved"),
    (moving, put(golem_supply=9), "golems"),
    (moving, put("provinces.LUT1", golems=3), "golems"),
    (moving, both(put("provinces.SIG4", golems=1), put(golem_supply=3)), "golems-abroad"),
    (moving, put("provinces.NUR1", armies=5), "armies"),
    (moving, put("peoples.0", supply=0), "armies"),
    (moving, put("provinces.LUT7", hostages=[0, 2, 0, 0]), "armies"),
    # Cards and stocks.
    (moving, put("peoples.0", sticks=-1), "stock"),
    (moving, put("peoples.0", budget=-1), "stock"),
    (moving, put("peoples.0", bound=1), "stock"),
    (moving, put("peoples.0", discards=[11, 0, 0, 0, 0]), "stock"),
    (moving, put("peoples.1", card="elves"), "people-card"),
    (moving, put("peoples.1", card=None), "people-card"),
    (moving, put(spell_discards=[-1] + [0] * 24), "negative-spells"),
    (
        moving,
        both(put("provinces.LUT11", captives=[0, 0, 0, 0, 1]), put("peoples.0", supply=68)),
        "hostages",
    ),
    # What is asked.
    (over, put(actor=0), "over"),
    (over, put(reason="undecided"), "over"),
    (moving, put(reason="city"), "running"),
    (moving, put(actor=1), "running"),
    (moving, put(who=None), "running"),
    (moving, put(phase="choose"), "setup"),
    (moving, put(phase="rise"), "no-errand"),
    (rising, put(errands=[]), "no-errand"),
    (rising, put("errands.0", people=0), "no-errand"),
    (moving, put(phase="return"), "no-battle"),
    (moving, put(phase="void"), "no-battle"),
    (feuding, put(phase="void", who=2, actor=2), "not-fighting"),
    (fighting, put(phase="row"), "no-group"),
    (moving, put(phase="at"), "no-spell"),
    (aiming, put("casts.0", people=1), "no-spell"),
    (window, put(window="none"), "no-window"),
    (
        window,
        put(errands=[{"kind": "rise", "people": 1, "numbers": [], "cards": []}]),
        "errand-first",
    ),
    (moving, put("peoples.0", hand=[]), "spell-count"),
    (over, fewer("spells"), "spell-count"),
    (over, fewer("peoples.0.deck"), "card-count"),
    (over, drop("people_stack"), "people-count"),
    (moving, drop("rune_stack"), "rune-count"),
    (sailing, put("provinces.NUR2", ships=[]), "no-ship"),
    (sailing, both(put(source=-2), put("peoples.0", supply=73)), "no-ship"),
    (picking, put(source=None), "no-province"),
    (moving, put(route=[277]), "route"),
    (moving, put(captives=[0, 0]), "hostage-list"),
    (moving, put(goal=999), "no-goal"),
    (moving, put(turn=2), "nobodys-turn"),
    (fighting, put("battle.sides.1", people=3), "unknown-fighter"),
    (fighting, put("battle", turn=-7), "combat-turn"),
    (new, put("peoples.0", peoples=[None, None, None]), "unknown-offer"),
    (fighting, put("battle", step=25), "two-sides"),
    (fighting, put("battle.sides.1", people=0), "fights-itself"),
    (aiming, put("casts.0", user=2), "unknown-caster"),
    (fighting, put("battle.sides.0", hand=[]), "nothing-to-decide"),
]


@pytest.mark.parametrize(("builder", "edit", "reason"), CASES)
def test_a_contradiction_is_refused_and_named(builder: Builder, edit: Edit, reason: str) -> None:
    assert problem(builder(), edit) == reason


@pytest.mark.parametrize(("builder", "edit", "said"), PAPER)
def test_what_is_no_position_is_refused_in_words(builder: Builder, edit: Edit, said: str) -> None:
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


def test_every_reason_has_a_test() -> None:
    assert {objection.reason for objection in objections(GAME)} == {reason for *_, reason in CASES}
