"""Which cards are drawn, and which copy of a spell leaves a hand (LUT-13, 19.8, 20.8, 23)."""

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import PEOPLES
from manawell.games.lutao.events import SpellsGained, SpellsOffered
from tests.lutao.table import Table, table

LANDS = "A NUR1 3; A CAN1 1; A RHU1 1; B SIG1 3; C TAV1 1"
THREE = "elves giants orcs"


def learning(cities: str, runes: str = "choice wrath ghosts", **more: object) -> Table:
    return table(LANDS, peoples=THREE, runes=runes, cities=cities, step="after_scoring", **more)  # type: ignore[arg-type]


def loaded(field: Table) -> Table:
    """Loading counts every card."""
    return Table(GAME.load(GAME.save(field.state)))


def kinds(field: Table, viewer: int) -> list[str]:
    return [card.spell or "?" for card in field.view(viewer).peoples[0].hand]


# Spells.


@pytest.mark.rule("LUT-13.5", "LUT-20.11")
def test_of_equal_spells_the_plain_one_leaves_the_hand_first() -> None:
    field = table(
        LANDS, peoples=THREE, hands={"A": "levy* levy' levy lightning'"}, step="placing", reserve={"A": "1 armies"}
    )
    assert field.hand("A") == ["lightning'", "levy", "levy'", "levy*"]
    assert field.play("play levy").hand("A") == ["lightning'", "levy'", "levy*"]
    assert field.copy().play("play levy*").hand("A") == ["lightning'", "levy'"]
    assert field.play("play levy").hand("A") == ["lightning'", "levy*"]


@pytest.mark.rule("LUT-23.1", "LUT-22.13")
@pytest.mark.parametrize(
    ("stolen", "played"), [("levy", "lightning"), ("lightning", "rune_ban"), ("rune_ban", "lightning")]
)
def test_what_the_victim_knew_stays_sure_when_another_spell_is_played(stolen: str, played: str) -> None:
    hands = {"A": f"mind_theft {played}", "B": stolen}
    field = table(LANDS, peoples=THREE, runes="flying wrath ghosts", hands=hands, step="before_turn")
    field.play("play mind_theft", "against giants")
    while field.asks != ("window-w2", "A"):
        field.play("pass")
    field.play(f"play {played}")
    field.play(field.legal[0])
    assert (kinds(field, 1), kinds(field, 2)) == ([stolen], ["?"])


@pytest.mark.rule("LUT-20.8", "LUT-20.8a", "LUT-13.1")
@pytest.mark.parametrize(("cities", "number"), [("NUR1", 1), ("NUR1 CAN1 RHU1", 3)])
def test_choice_offers_twice_as_many_as_it_keeps(cities: str, number: int) -> None:
    field = learning(cities)
    assert field.asks == ("keep-spell", "A")
    assert len(field.state.pending[0].cards) == 2 * number
    for _ in range(number):
        field.play(field.legal_with("keep")[0])
    assert (len(field.hand("A")), sum(field.view().spell_discards)) == (number, number)
    loaded(field)


@pytest.mark.rule("LUT-13.1", "LUT-20.8")
@pytest.mark.parametrize(("rune", "cities"), [("flying", "NUR1 NUR2"), ("choice", "NUR1")])
def test_drawn_spells_are_told_in_their_order(rune: str, cities: str) -> None:
    """The Storm is drawn first."""
    field = table(
        "A NUR1 1; A NUR2 1; B SIG1 1",
        peoples="elves giants",
        runes=f"{rune} ghosts",
        cities=cities,
        active="B",
        step="forming",
        spells="lightning storm",
    )
    field.chance(1, 0).play("end")
    told = [event.spells for event in field.happened(SpellsGained)]
    told += [event.spells for event in field.happened(SpellsOffered)]
    assert told == [("lightning", "storm")]


@pytest.mark.rule("LUT-13.4")
def test_when_no_spell_is_left_anywhere_nothing_is_drawn_and_nothing_told() -> None:
    field = learning("NUR1 CAN1 SIG1", "flying wrath ghosts", spells="levy")
    assert field.hand("A") == ["levy"]
    assert field.play("pass").order == "ABC"
    assert (field.state.spell_pile, field.hand("B")) == ([0] * len(SPELLS), [])
    assert [type(event).__name__ for event, _ in field.journal.entries] == ["WindowPassed"]


# Unused peoples.


@pytest.mark.rule("LUT-19.8c", "LUT-24.1", "LUT-19.8b")
def test_from_an_empty_stack_the_card_that_lies_longest_at_the_bottom_is_drawn() -> None:
    field = table(
        "A NUR1 1; B SIG1 1; B SIG2 1", peoples="shapeshifters=knights giants", order="BA", active="A", step="forming"
    )
    elves, orcs, dwarves = (PEOPLES.index(name) for name in ("elves", "orcs", "dwarves"))
    field.state.people_stack, field.state.people_bottom = [], [orcs, elves, dwarves]
    field.play("end")
    view = field.view()
    assert (view.peoples[0].borrowed, view.people_bottom) == ("orcs", ("elves", "dwarves", "knights"))


@pytest.mark.rule("LUT-21.14", "LUT-22.17")
def test_cards_at_the_bottom_are_shuffled_in_with_the_others() -> None:
    field = table(
        "A NUR1 1; B SIG1 1; B SIG2 1",
        peoples="shapeshifters=knights giants",
        order="BA",
        active="A",
        step="forming",
        hands={"A": "new_blood"},
    ).play("end")
    while field.asks[0] != "window-w9":
        field.play("pass")
    assert field.view().people_bottom == ("knights",)
    field.play("play new_blood")
    assert (field.asks, field.view().people_bottom) == (("keep-card", "A"), ())
    loaded(field)


# The limit of the hand.


@pytest.mark.rule("LUT-13.2", "LUT-21.13", "LUT-20.3", "LUT-20.11")
def test_in_window_w10_everybody_but_the_people_that_has_drawn_keeps_to_its_limit() -> None:
    """C gives up, so A moves up a place, where its Moons hold Wisdom, and draws an eighth card."""
    hands = {"B": "firestorm", "A": "levy levy storm storm famine lightning lightning"}
    runes = "moons=traps,wisdom,ghosts wrath flying"
    field = table(LANDS, peoples=THREE, step="learned", order="BCA", active="B", runes=runes, hands=hands)
    assert field.asks == ("window-w10", "B")
    field.state.concede(2)
    assert (field.asks, len(field.hand("A"))) == (("surplus", "A"), 8)
