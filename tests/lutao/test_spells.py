"""The spells outside battles, one by one (LUT-22.9 to 22.13, 22.15 to 22.18 and 22.20 to 22.28)."""

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.events import (
    ArmiesRemoved,
    MoonsDrawn,
    PowerBorrowed,
    ProvinceLost,
    SpellStolen,
    TheftSeen,
)
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.rng import rng_from
from tests.lutao.table import Table, table

COPIES = {
    "strength": 5,
    "courage_of_the_few": 2,
    "great_host": 2,
    "weakness": 3,
    "stone_skin": 3,
    "second_chance": 2,
    "silence": 2,
    "resurrection": 2,
    "lightning": 4,
    "firestorm": 2,
    "earthquake": 2,
    "defectors": 2,
    "mind_theft": 2,
    "counterspell": 6,
    "rune_ban": 2,
    "rune_shift": 1,
    "new_blood": 1,
    "time_swirl": 2,
    "storm": 2,
    "fair_wind": 3,
    "phantom_ship": 2,
    "teleport": 2,
    "levy": 3,
    "rich_harvest": 2,
    "famine": 1,
}
PEOPLES = "elves shapeshifters giants"


def calm(spell: str, armies: str = "A NUR1 3; B SIG1 3", *, peoples: str = "elves giants", **more: object) -> Table:
    """A has the spell and is asked before its action turn."""
    field = table(armies, peoples=peoples, step="before_turn", hands={"A": spell}, **more)  # type: ignore[arg-type]
    assert field.asks == ("window-w2", "A")
    return field


def scored(spell: str, budget: int = 10, peoples: str = "elves giants", mode: str = "standard") -> Table:
    """A is asked after scoring; all have the same points to spend."""
    armies = "A NUR1 3; B SIG1 3; C RHU1 3; D CAN1 3"
    letters = "ABCD"[: len(peoples.split())]
    armies = ";".join(armies.split(";")[: len(letters)])
    purse = dict.fromkeys(letters, budget)
    return table(armies, peoples=peoples, mode=mode, step="scoring", hands={"A": spell}, budget=purse)


def targets(field: Table) -> set[str]:
    return {move.split()[1] for move in field.legal}


def discarded(field: Table) -> dict[str, int]:
    return {spell: number for spell, number in zip(SPELLS, field.view().spell_discards, strict=True) if number}


@pytest.mark.rule(
    "LUT-22.1",
    "LUT-22.2",
    "LUT-22.3",
    "LUT-22.4",
    "LUT-22.5",
    "LUT-22.6",
    "LUT-22.7",
    "LUT-22.8",
    "LUT-22.9",
    "LUT-22.10",
    "LUT-22.11",
    "LUT-22.12",
    "LUT-22.13",
    "LUT-22.14",
    "LUT-22.15",
    "LUT-22.16",
    "LUT-22.17",
    "LUT-22.18",
    "LUT-22.19",
    "LUT-22.20",
    "LUT-22.21",
    "LUT-22.22",
    "LUT-22.23",
    "LUT-22.24",
    "LUT-22.25",
    "LUT-3.12",
)
def test_the_deck_of_sixty_spells() -> None:
    options = GAME.settle({})
    pile = GAME.new(options, rng_from(b"deck")).spell_pile
    assert dict(zip(SPELLS, pile, strict=True)) == COPIES
    assert sum(pile) == 60


@pytest.mark.rule("LUT-22.27", "LUT-18.1")
def test_in_the_beginner_variant_three_rune_cards_are_taken_out() -> None:
    pile = GAME.new(GAME.settle({"mode": "beginner"}), rng_from(b"deck")).spell_pile
    assert dict(zip(SPELLS, pile, strict=True)) == COPIES | {"rune_shift": 0, "rune_ban": 0}
    assert sum(pile) == 57


# Lightning and Firestorm.

LANDS = "A NUR1 3; A NUR2 1; B SIG1 3; B SIG2 1; B LUT2 2; C CAN1 2"


@pytest.mark.rule("LUT-22.9", "LUT-15.6", "LUT-4.2")
def test_lightning_removes_one_army() -> None:
    field = calm("lightning", LANDS, peoples=PEOPLES)
    supply = field.people("B").supply
    field.play("play lightning", "at LUT2")
    assert (field.at("LUT2"), field.people("B").supply) == ("B1", supply + 1)
    assert (field.hand("A"), discarded(field)) == ([], {"lightning": 1})


@pytest.mark.rule("LUT-22.9", "LUT-21.9", "LUT-15.4")
def test_lightning_strikes_enemy_provinces_without_a_city() -> None:
    field = calm("lightning", LANDS, peoples=PEOPLES, cities="SIG1 NUR1").play("play lightning")
    assert targets(field) == {"SIG2", "LUT2", "CAN1"}


@pytest.mark.rule("LUT-22.9", "LUT-21.9")
def test_lightning_never_strikes_the_city_of_lutao() -> None:
    field = calm("lightning", "A NUR1 3; B LUT0 3; B SIG1 1").play("play lightning")
    assert targets(field) == {"SIG1"}


@pytest.mark.rule("LUT-21.9", "LUT-4.4", "LUT-22.9", "LUT-22.10", "LUT-22.11")
@pytest.mark.parametrize(
    ("spell", "left"), [("lightning", {"SIG3"}), ("firestorm", {"SIG3"}), ("earthquake", {"CAN2"})]
)
def test_a_contested_province_cannot_be_chosen(spell: str, left: set[str]) -> None:
    armies = "A NUR1 3; B NUR2 2; B SIG3 2; B CAN2 1"
    field = table(armies, hands={"A": spell}, cities="NUR2 CAN2" if spell == "earthquake" else "CAN2")
    both = targets(field.copy().play(f"play {spell}"))
    assert both == left | {"NUR2"}
    assert targets(field.play("move NUR1", "to NUR2", "take 2", f"play {spell}")) == left


@pytest.mark.rule("LUT-21.10", "LUT-22.9", "LUT-9.23")
def test_lightning_may_take_the_last_army() -> None:
    field = calm("lightning", LANDS, peoples=PEOPLES, ships="SIG2 NE").play("play lightning", "at SIG2")
    assert (field.at("SIG2"), field.ships("SIG2")) == ("empty", ["NE"])
    assert field.happened(ProvinceLost) == [ProvinceLost("shapeshifters", "SIG2")]


@pytest.mark.rule("LUT-22.10")
@pytest.mark.parametrize(("armies", "removed"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 3)])
def test_firestorm_removes_half_at_most_three(armies: int, removed: int) -> None:
    field = calm("firestorm", f"A NUR1 3; B SIG1 {armies}", cities="SIG1").play("play firestorm", "at SIG1")
    assert field.at("SIG1") == f"B{armies - removed}"
    assert field.happened(ArmiesRemoved) == [ArmiesRemoved("giants", "SIG1", removed, 0, "firestorm")]


@pytest.mark.rule("LUT-22.10", "LUT-21.9")
def test_firestorm_needs_two_armies_of_an_enemy_city_or_not() -> None:
    field = calm("firestorm", LANDS, peoples=PEOPLES, cities="SIG1").play("play firestorm")
    assert targets(field) == {"SIG1", "LUT2", "CAN1"}


# Earthquake and Defectors.


@pytest.mark.rule("LUT-22.11")
def test_earthquake_removes_the_marker_and_leaves_the_armies() -> None:
    field = calm("earthquake", cities="SIG1 NUR1").play("play earthquake", "at SIG1")
    assert (field.at("SIG1"), [one.id for one in field.view().provinces if one.city]) == ("B3", ["NUR1", "LUT0"])


@pytest.mark.rule("LUT-22.11", "LUT-21.9")
def test_earthquake_shakes_any_land_city_that_is_not_own() -> None:
    """Also one in an empty province; never the city of Lutao."""
    armies = "A NUR1 3; B SIG1 3; C RHU1 1; B LUT0 2"
    field = calm("earthquake", armies, peoples=PEOPLES, cities="NUR1 SIG1 RHU1 KES2").play("play earthquake")
    assert targets(field) == {"SIG1", "RHU1", "KES2"}


@pytest.mark.rule("LUT-22.12", "LUT-4.5", "LUT-9.23")
def test_defectors_change_sides() -> None:
    field = calm("defectors", "A NUR1 3; B NUR2 1; B SIG1 2", ships="NUR2 W")
    supplies = field.people("A").supply, field.people("B").supply
    field.play("play defectors", "at NUR2")
    assert (field.at("NUR2"), field.ships("NUR2")) == ("A1", ["W"])
    assert (field.people("A").supply, field.people("B").supply) == (supplies[0] - 1, supplies[1] + 1)
    assert field.happened(ProvinceLost) == [ProvinceLost("giants", "NUR2")]


@pytest.mark.rule("LUT-22.12")
def test_defectors_come_from_single_armies_next_to_an_own_province() -> None:
    """Not from a city, a pair, far away, from keepers of hostages, or on Lutao."""
    armies = "A NUR1 3; A LUT1 2; B NUR2 1; B ILA2 2; B ILA3 1; B NUR3 1 h A1; B KES1 1; B LUT7 1"
    field = calm("defectors", armies, cities="ILA3").play("play defectors")
    assert field.legal == ["at NUR2"]


@pytest.mark.rule("LUT-22.12", "LUT-21.8")
def test_defectors_need_an_army_in_the_supply() -> None:
    full = "; ".join(f"A RHU{number} 8" for number in range(1, 8)) + "; A SIG1 8; A SIG2 8; B SIG4 1; B KES1 3"
    field = calm("defectors", full + "; A SIG3 2")
    assert (field.people("A").supply, field.legal) == (1, ["pass", "play defectors"])
    assert calm("defectors", full + "; A SIG3 3").legal == ["pass"]


@pytest.mark.rule("LUT-22.12", "LUT-16.1")
def test_a_province_won_by_defectors_is_conquered() -> None:
    field = table("A NUR1 3; B NUR2 1; B NUR3 1", runes="wrath ghosts", hands={"A": "defectors levy"})
    field.play("play defectors", "at NUR2")
    assert "NUR2" in field.view().conquered


# Mind Theft.


@pytest.mark.rule("LUT-22.13", "LUT-23.1", "LUT-24.1")
def test_mind_theft_takes_a_random_card() -> None:
    hands = {"A": "mind_theft", "B": "strength lightning* storm'", "C": ""}
    field = table(
        "A NUR1 3; B SIG1 3; C CAN1 1", peoples=PEOPLES, step="before_turn", hands=hands | {"C": "levy"}
    ).chance(1)
    field.play("play mind_theft")
    assert field.legal == ["against shapeshifters", "against giants"]
    field.play("against shapeshifters", "pass", "pass")
    assert (field.hand("A"), field.hand("B")) == (["lightning"], ["strength", "storm'"])
    assert field.happened(SpellStolen) == [SpellStolen("elves", "shapeshifters", "lightning")]
    for viewer, told in ((0, SpellStolen), (1, SpellStolen), (2, TheftSeen), (SPECTATOR, TheftSeen)):
        seen = [type(event) for event in field.journal.told_to(viewer) if isinstance(event, SpellStolen | TheftSeen)]
        assert seen == [told]


@pytest.mark.rule("LUT-22.13", "LUT-21.8")
def test_mind_theft_needs_a_hand() -> None:
    assert calm("mind_theft").legal == ["pass"]


@pytest.mark.rule("LUT-21.13", "LUT-22.13", "LUT-13.2")
def test_a_theft_is_followed_by_the_limit_of_the_hand() -> None:
    hands = {"A": "mind_theft levy levy levy fair_wind", "B": "storm"}
    field = table("A NUR1 3; B SIG1 3", step="before_turn", hands=hands).play("play mind_theft")
    field.play(f"against {field.name('B')}", "pass")
    assert field.asks == ("surplus", "A")
    assert field.hand("A") == ["storm", "fair_wind", "levy", "levy", "levy"]
    field.play("discard fair_wind")
    assert (field.asks, len(field.hand("A"))) == (("window-w2", "A"), 4)


@pytest.mark.rule("LUT-21.13", "LUT-13.2")
def test_a_theft_in_the_spell_card_phase_waits_for_the_end_of_its_window() -> None:
    hands = {"A": "mind_theft lightning levy levy levy", "B": "storm"}
    field = table("A NUR1 3; B SIG1 3", step="learned", hands=hands).play("play mind_theft")
    field.play(f"against {field.name('B')}", "pass")
    assert (len(field.hand("A")), field.asks) == (5, ("window-w10", "A"))
    field.play("play lightning", "at SIG1")
    assert len(field.hand("A")) == 4


# Runes, peoples, order.


@pytest.mark.rule("LUT-22.15", "LUT-20.4a")
def test_rune_ban_suppresses_a_rune_until_the_round_ends() -> None:
    armies = "A NUR1 3; B SIG1 3"
    field = table(armies, runes="ghosts flying", order="BA", active="B", step="before_turn", hands={"A": "rune_ban"})
    free = field.copy().play("pass", "move SIG1").legal
    field.play("play rune_ban", f"against {field.name('B')}")
    assert "to SIG7" in free
    field.play("move SIG1")
    assert set(field.legal) == {"to SIG2", "to SIG3", "to SIG4", "to SIG5", "to SIG6"}
    field.play("to SIG2", "take 1", "end", "end", "end", "end")
    while field.asks[0].startswith("buy"):
        assert field.people("B").banned
        field.play(field.legal[0])
    assert (field.view().round, field.people("B").banned) == (4, False)


@pytest.mark.rule("LUT-22.15", "LUT-22.28", "LUT-21.11")
def test_rune_ban_names_an_opponent_and_may_be_repeated() -> None:
    field = calm("rune_ban rune_ban", "A NUR1 3; B SIG1 3; C CAN1 3", peoples=PEOPLES, runes="wrath ghosts flying")
    assert field.play("play rune_ban").legal == ["against shapeshifters", "against giants"]
    field.play("against giants", "play rune_ban", "against giants")
    assert [field.people(letter).banned for letter in "ABC"] == [False, False, True]


@pytest.mark.rule("LUT-22.16", "LUT-21.14", "LUT-24.1")
def test_rune_shift_draws_two_and_keeps_one() -> None:
    """The old rune is shuffled in before the new ones are drawn: it may come again."""
    field = calm("rune_shift", runes="assassin ghosts").chance(0, 0).play("play rune_shift")
    assert (field.asks, field.legal) == (("keep-card", "A"), ["keep assassin", "keep moons"])
    other = calm("rune_shift", runes="wrath ghosts").chance(10, 2).play("play rune_shift")
    assert other.legal == ["keep flying", "keep wrath"]
    other.play("keep flying")
    view = other.view()
    assert (view.peoples[0].rune, "wrath" in view.rune_stack, "flying" in view.rune_stack) == ("flying", True, False)
    assert len(view.rune_stack) == 10


@pytest.mark.rule("LUT-22.16", "LUT-21.14", "LUT-20.3a", "LUT-22.27")
def test_all_runes_of_the_moons_go_back_into_the_stack() -> None:
    field = calm("rune_shift", runes="moons=wrath,choice ghosts")
    assert len(field.view().rune_stack) == 8
    field.chance(0, 5).play("play rune_shift", "keep assassin")
    view = field.view()
    assert (view.peoples[0].rune, view.peoples[0].moons, len(view.rune_stack)) == ("assassin", (), 10)
    assert {"moons", "wrath", "choice"} <= set(view.rune_stack)


@pytest.mark.rule("LUT-22.27", "LUT-20.3a")
def test_rune_shift_to_the_moons_draws_and_assigns_at_once() -> None:
    field = calm("rune_shift", runes="assassin ghosts").chance(1, 0, 1, 0).play("play rune_shift", "keep moons")
    assert field.happened(MoonsDrawn) == [MoonsDrawn("elves", ("assassin", "flying"))]
    assert field.legal == ["moon 1 assassin", "moon 1 flying"]
    field.play("moon 1 flying")
    folk = field.view().peoples[0]
    assert (folk.moons, folk.current) == (("flying", "assassin"), "flying")


@pytest.mark.rule("LUT-22.16", "LUT-21.8")
def test_without_a_rune_there_is_nothing_to_shift() -> None:
    assert calm("rune_shift", runes="- ghosts").legal == ["pass"]


@pytest.mark.rule("LUT-22.17", "LUT-21.14", "LUT-24.1")
def test_new_blood_draws_two_peoples_and_keeps_one() -> None:
    field = calm("new_blood").chance(2, 9).play("play new_blood")
    assert (field.asks, field.legal) == (("keep-card", "A"), ["keep elves", "keep dwarves"])
    field.play("keep dwarves")
    view = field.view()
    assert (view.peoples[0].card, len(view.people_stack)) == ("dwarves", 10)
    assert "elves" in view.people_stack
    assert "dwarves" not in view.people_stack


@pytest.mark.rule("LUT-22.17", "LUT-21.14", "LUT-19.8")
def test_the_borrowed_people_goes_back_with_the_shapeshifters() -> None:
    field = calm("new_blood", peoples="shapeshifters=knights giants")
    assert len(field.view().people_stack) == 9
    field.chance(0, 0).play("play new_blood", "keep bards")
    view = field.view()
    assert (view.peoples[0].card, view.peoples[0].borrowed, len(view.people_stack)) == ("bards", None, 10)
    assert {"shapeshifters", "knights"} <= set(view.people_stack)


@pytest.mark.rule("LUT-22.27", "LUT-19.8")
def test_new_blood_giving_shapeshifters_borrows_at_once() -> None:
    field = calm("new_blood").chance(7, 0, 0).play("play new_blood", "keep shapeshifters")
    assert field.happened(PowerBorrowed) == [PowerBorrowed("shapeshifters", "bards")]
    assert field.view().peoples[0].borrowed == "bards"


@pytest.mark.rule("LUT-22.27", "LUT-16.4")
@pytest.mark.parametrize("spell", ["rune_shift", "new_blood"])
def test_artefacts_taken_stay(spell: str) -> None:
    field = calm(spell, runes="wrath ghosts", taken="Ap Ar").play(f"play {spell}")
    field.play(field.legal[0]).pass_all()
    folk = field.view().peoples[0]
    assert (folk.people_artefact, folk.rune_artefact, folk.artefact_card) == (True, True, 1)


@pytest.mark.rule("LUT-22.27", "LUT-22.15", "LUT-16.4")
def test_a_rune_ban_leaves_artefacts_and_cards_where_they_are() -> None:
    field = calm("rune_ban", runes="wrath ghosts", taken="Br").play("play rune_ban", "against giants")
    folk = field.view().peoples[1]
    assert (folk.rune, folk.rune_artefact, folk.banned) == ("ghosts", True, True)


@pytest.mark.rule("LUT-22.18", "LUT-5.3")
def test_time_swirl_swaps_two_places_until_the_next_scoring() -> None:
    field = scored("time_swirl", 1, PEOPLES).play("play time_swirl")
    assert field.legal == ["against shapeshifters", "against giants"]
    field.play("against giants")
    assert (field.order, field.asks) == ("CBA", ("buy-sticks", "C"))
    field.play(*["sticks 0"] * 3)
    assert (field.order, field.asks) == ("CBA", ("move", "C"))
    field.play(*["end"] * 4, "move NUR1", "to NUR2", "take 1", "end", "end")
    assert ([field.people(letter).points for letter in "ABC"], field.order[0]) == ([2, 1, 1], "A")


@pytest.mark.rule("LUT-13.2", "LUT-21.13", "LUT-20.3", "LUT-20.11")
def test_in_window_w10_another_people_over_its_limit_discards_at_once() -> None:
    """A resigns, so C moves up a place, where its Moons hold Wisdom, and draws an eighth card."""
    hands = {"B": "firestorm", "C": "levy levy storm storm famine lightning lightning"}
    runes = "flying wrath moons=traps,wisdom,ghosts"
    field = table(LANDS, peoples=PEOPLES, step="learned", active="B", runes=runes, hands=hands)
    assert field.asks == ("window-w10", "B")
    field.state.concede(0)
    assert (field.asks, len(field.hand("C"))) == (("surplus", "C"), 8)
    assert field.play(field.legal[0]).asks == ("window-w10", "B")
