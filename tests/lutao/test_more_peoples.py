"""The peoples from the Witches to the Dwarves (LUT-19.6 to 19.12)."""

import pytest

from manawell.games.lutao.components.tables import PEOPLES
from manawell.games.lutao.events import CardDropped, CardGivenAway, CardStolen, CardsVoided, PowerBorrowed
from tests.lutao.fights import counts, fight, fought, hits, idle_until, losses, shown, trace, two_battles
from tests.lutao.table import Table, table

# LUT-19.6: Witches.


@pytest.mark.rule("LUT-19.6a", "LUT-19.6b")
def test_witches_give_and_steal_after_the_evaluation() -> None:
    field = fight(3, 3, "HMM M MMMM", "XSC M MMMM", peoples="witches giants").play("return miss", "return miss")
    assert (field.asks, losses(field, "A")) == (("give", "A"), [3])
    assert field.legal == ["pass", "give miss", "give hit"]
    field.play("give miss")
    assert (field.asks, field.legal) == (("steal", "A"), ["pass", "steal city_hit", "steal hero", "steal shield"])
    field.play("steal hero")
    assert (field.discards("A"), field.discards("B")) == ("MHX", "MCS")
    assert field.happened(CardGivenAway) == [CardGivenAway("witches", "giants", "miss")]
    assert field.happened(CardStolen) == [CardStolen("witches", "giants", "hero")]
    assert [sum(field.view().peoples[people].deck) for people in (0, 1)] == [8, 8]


@pytest.mark.rule("LUT-19.6b")
def test_decks_may_come_to_differ() -> None:
    field = fought(fight(3, 3, peoples="witches giants"), steal="steal miss")
    assert [sum(field.view().peoples[people].deck) for people in (0, 1)] == [5, 3]


@pytest.mark.rule("LUT-19.6a")
def test_witches_give_once_and_steal_once_in_a_round() -> None:
    """Each may wait for a later combat round or battle, also when others attack."""
    field = two_battles("witches giants", "HMM" * 9, "MMMM" * 9, 4)
    returns = ["return A", "return B"]
    assert trace(field, 1, steal="steal miss") == [*returns, "give A", "steal A"]
    assert trace(field, 2) == [*returns, "give A"]
    fought(field, 99)
    assert field.state.battle is not None
    assert trace(field, 1, give="give miss") == [*returns, "give A"]
    assert trace(field, 2) == returns


@pytest.mark.rule("LUT-19.6a", "LUT-5.4")
def test_in_the_next_round_witches_give_and_steal_again() -> None:
    field = fought(fight(2, 1, "HHM", peoples="witches giants"), 9, give="give hit", steal="steal miss")
    people = field.view().peoples[0]
    assert (people.gave, people.stole) == (True, True)
    people = idle_until(field, 4).view().peoples[0]
    assert (people.gave, people.stole) == (False, False)


@pytest.mark.rule("LUT-19.6c", "LUT-19.1e")
def test_a_card_given_by_bards_is_still_the_bards() -> None:
    field = fight(3, 3, "HHM M MMMM", "SXM M SSSS", peoples="witches bards")
    field.play("return miss", "give hero", "return miss")
    assert field.legal_with("give") == ["give hit"]
    field.play("pass")
    assert field.legal_with("steal") == ["steal miss", "steal hero", "steal shield"]
    field.play("steal hero")
    assert (field.discards("A"), field.discards("B")) == ("HHX", "MSS")


@pytest.mark.rule("LUT-19.6c")
def test_cards_of_a_first_strike_and_voided_cards_cannot_be_chosen() -> None:
    field = fight(8, 3, b="XXH H CCC C", peoples="witches elves").play("yes", "return hit", "return miss")
    assert field.play("return city_hit", "pass").legal == ["pass", "steal city_hit"]
    field = fight(8, 3, b="XXH H CCC C", peoples="witches clerics").play("return miss", "return hit", "void own")
    assert field.play("pass").legal == ["pass", "steal city_hit"]
    field = fight(3, 3, "HHH H CCC C", peoples="witches clerics").play("return hit", "return miss", "void other")
    assert field.legal == ["pass", "give city_hit"]


# LUT-19.7: Clerics.


@pytest.mark.rule("LUT-19.7a", "LUT-19.7b")
def test_clerics_may_void_the_cards_of_one_side() -> None:
    field = fight(3, 2, "HHM M XMM SS", "SH M CC MMM", peoples="clerics giants").play("return miss", "return miss")
    assert (shown(field, "A"), shown(field, "B"), field.asks) == (["MHH"], ["HS"], ("void", "A"))
    assert field.legal == ["pass", "void own", "void other"]
    none = field.copy().play("pass")
    assert (losses(none, "A"), losses(none, "B")) == ([1], [1])
    own = field.copy().play("void own")
    assert own.happened(CardsVoided) == [
        CardsVoided("clerics", "clerics", ("miss", "hit", "hit"), ("miss", "miss", "hero"), "clerics")
    ]
    assert (losses(own, "A"), losses(own, "B"), own.discards("A")) == ([1], [1], "MMMHHX")
    other = field.copy().play("void other")
    assert other.happened(CardsVoided) == [
        CardsVoided("clerics", "giants", ("hit", "shield"), ("city_hit", "city_hit"), "clerics")
    ]
    assert (losses(other, "A"), losses(other, "B"), other.discards("B")) == ([3], [2], "HCCS")


@pytest.mark.rule("LUT-19.7a")
def test_clerics_void_once_per_battle() -> None:
    field = fight(4, 4, "M" * 20, "M" * 20, peoples="giants clerics")
    returns = ["return A", "return B"]
    assert trace(field, 2) == [*returns, "void B"] * 2
    assert trace(field, 4, void="void own") == [*returns, "void B", *returns]


@pytest.mark.rule("LUT-19.7a")
def test_clerics_void_again_in_the_next_battle() -> None:
    field = two_battles("clerics giants", "HHM" * 9, "M" * 9)
    assert "void A" in trace(field, 9, void="void other")
    assert trace(field, 9, void="void other") == ["return A", "return B", "void A"]


@pytest.mark.rule("LUT-19.7b")
def test_after_a_void_nothing_is_returned_and_nobody_chooses_again() -> None:
    field = fight(3, 3, "HHH MM XXX SSSSS", peoples="druids clerics").play("return miss", "return miss", "return miss")
    field.play("void other")
    assert (field.discards("A"), losses(field, "B"), counts(field)) == ("HHHXXX", [3], [(3, 3, 5, 4)])
    field = fight(3, 3, "HHH MM XXX SSSSS", peoples="knights clerics")
    assert trace(field, 1, void="void other") == ["return A", "return B", "discard A", "void B"]


@pytest.mark.rule("LUT-19.3c", "LUT-19.7a")
def test_attacking_clerics_may_void_a_first_strike_but_then_nothing_more() -> None:
    field = fight(8, 3, b="XXX M HHH MMMM", peoples="clerics elves").play("yes", "return miss")
    assert (field.asks, field.legal) == (("void", "A"), ["pass", "void other"])
    kept = field.copy().play("pass")
    assert losses(kept, "A") == [6]
    assert trace(kept) == ["return A", "return B", "void A"]
    field.play("void other")
    assert losses(field, "A") == [3]
    assert trace(field) == ["return A", "return B"]


# LUT-19.8: Shapeshifters.


@pytest.mark.rule("LUT-19.8a", "LUT-3.13")
def test_shapeshifters_turn_up_an_unused_people_at_the_start() -> None:
    field = table("A NUR1 3; B SIG1 3", peoples="shapeshifters druids", step="starting", round_=0)
    one = field.view().peoples[0]
    assert one.card == "shapeshifters"
    assert one.borrowed is not None
    left = set(PEOPLES) - {"shapeshifters", "druids", one.borrowed}
    assert set(field.view().people_stack) == left


@pytest.mark.rule("LUT-19.8a", "LUT-9.8")
@pytest.mark.parametrize(
    ("borrowed", "cards"), [("goblins", [2, 4, 6]), ("druids", [3, 4, 5]), ("knights", [3, 4, 5]), ("elves", [2, 3, 4])]
)
def test_shapeshifters_draw_as_the_people_they_have_borrowed(borrowed: str, cards: list[int]) -> None:
    peoples = f"giants shapeshifters={borrowed}"
    assert [
        counts(fight(3, armies, peoples=peoples).go("no" if borrowed == "elves" else "return miss"))[0][3]
        for armies in (1, 2, 3)
    ] == cards


@pytest.mark.rule("LUT-19.8a")
def test_shapeshifters_use_the_borrowed_power() -> None:
    assert trace(fight(2, 2, peoples="giants shapeshifters=elves"))[0] == "strike B"
    assert trace(fight(2, 2, peoples="shapeshifters=bards giants"))[1] == "gift A"
    assert trace(fight(2, 2, peoples="shapeshifters=clerics giants"))[-1] == "void A"
    assert trace(fight(2, 2, peoples="shapeshifters=witches giants"))[-2:] == ["give A", "steal A"]
    assert counts(fight(3, 3, peoples="shapeshifters=orcs giants")) == [(3, 3, 4, 3)]
    assert losses(fought(fight(3, 3, "CMM M", peoples="shapeshifters=giants elves"), strike="no"), "B") == [2]
    assert losses(fought(fight(3, 3, "HMM M", peoples="elves shapeshifters=dwarves")), "B") == [0]
    assert losses(fought(fight(3, 3, "HMM M", "SMM M", peoples="elves shapeshifters=faeries")), "A") == [1]


def scored(order: str, lands: dict[str, int], *, stack: bool = True) -> Table:
    """The last turn of a round ends; this many provinces of Rhuam and Sigari per people, the Shapeshifters are A."""
    provinces = [f"{land}{index}" for land in ("RHU", "SIG") for index in range(1, 8)]
    armies = []
    for letter, number in lands.items():
        armies += [f"{letter} {provinces.pop()} 1" for _ in range(number)]
    field = table(
        "; ".join(armies), peoples="shapeshifters=knights elves orcs", step="forming", order=order, active=order[-1]
    )
    if not stack:
        field.state.people_stack = []
    field.state.peoples[0].gave = True
    return field.chance(2, *[0] * 9).play("end")


@pytest.mark.rule("LUT-19.8b", "LUT-12.4")
@pytest.mark.parametrize(
    ("order", "lands", "changed"),
    [
        ("ABC", {"A": 3, "B": 2, "C": 1}, False),
        ("BAC", {"A": 3, "B": 2, "C": 1}, False),
        ("BAC", {"A": 2, "B": 3, "C": 1}, False),
        ("CBA", {"A": 2, "B": 3, "C": 1}, False),
        ("ABC", {"A": 2, "B": 3, "C": 1}, True),
        ("BCA", {"A": 1, "B": 3, "C": 2}, True),
        ("ABC", {"A": 1, "B": 3, "C": 2}, True),
    ],
    ids=["first", "better", "same", "better but not first", "worse", "last again", "worse and last"],
)
def test_shapeshifters_change_when_they_fall_back_or_are_last(order: str, lands: dict[str, int], changed: bool) -> None:
    field = scored(order, lands)
    one = field.view().peoples[0]
    assert (one.card, one.borrowed) == ("shapeshifters", "faeries" if changed else "knights")
    assert field.view().people_bottom == (("knights",) if changed else ())
    assert field.happened(PowerBorrowed) == ([PowerBorrowed("shapeshifters", "faeries")] if changed else [])
    assert ("faeries" in field.view().people_stack) is not changed


@pytest.mark.rule("LUT-19.8b", "LUT-22.18")
@pytest.mark.parametrize("swirl", [False, True])
def test_the_place_at_the_previous_scoring_counts_whatever_happened_to_the_order(swirl: bool) -> None:
    """Second at the previous scoring and now; third in between if Time Swirl was played."""
    field = table(
        "A RHU1 1; A RHU2 1; B SIG1 1; B SIG2 1; B SIG3 1; C ORM1 1",
        peoples="shapeshifters=knights elves orcs",
        step="scoring",
        order="BAC",
        hands={"C": "time_swirl"},
    )
    if swirl:
        field.play("play time_swirl", "against shapeshifters")
        assert field.order == "BCA"
    idle_until(field, 5)
    assert (field.order, field.view().peoples[0].borrowed) == ("BAC", "knights")


@pytest.mark.rule("LUT-19.8b", "LUT-22.18")
def test_a_place_lost_by_time_swirl_is_a_worse_place_at_the_next_scoring() -> None:
    field = table(
        "A RHU1 1; A RHU2 1; B SIG1 1; B SIG2 1; B SIG3 1; C ORM1 1",
        peoples="shapeshifters=knights elves orcs",
        step="scoring",
        order="ABC",
        hands={"B": "time_swirl"},
    )
    field.play("play time_swirl", "against shapeshifters")
    assert field.order == "BAC"
    idle_until(field, 5)
    assert (field.order, field.view().people_bottom) == ("BAC", ("knights",))


@pytest.mark.rule("LUT-19.8c")
@pytest.mark.parametrize(("order", "gave"), [("BAC", True), ("ABC", False)])
def test_counters_of_a_new_power_start_unused(order: str, gave: bool) -> None:
    field = scored(order, {"A": 2, "B": 3, "C": 1})
    assert (field.view().round, field.view().peoples[0].gave) == (3, gave)


@pytest.mark.rule("LUT-19.8c", "LUT-15.1", "LUT-15.2", "LUT-16.4")
@pytest.mark.parametrize(("taken", "cards"), [("", 3), ("Ap", 4), ("Ar Bp", 3)])
def test_a_borrowed_power_needs_the_shapeshifters_own_artefact_on_lutao(taken: str, cards: int) -> None:
    assert counts(fight(2, 3, peoples="shapeshifters=goblins giants", at="LUT2", taken=taken))[0][2] == cards


@pytest.mark.rule("LUT-19.8d")
def test_with_an_empty_stack_the_borrowed_card_stays() -> None:
    field = scored("ABC", {"A": 1, "B": 3, "C": 2}, stack=False)
    assert (field.view().peoples[0].borrowed, field.view().people_bottom) == ("knights", ())


# LUT-19.9: Orcs.


@pytest.mark.rule("LUT-19.9a", "LUT-9.9")
@pytest.mark.parametrize(("armies", "cards"), [(1, 2), (2, 2), (3, 3), (4, 3), (8, 3)])
def test_orcs_overawe_the_opponent(armies: int, cards: int) -> None:
    assert counts(fight(3, armies, peoples="orcs giants")) == [(3, armies, 4, cards)]
    assert counts(fight(armies, 3, peoples="giants orcs")) == [(armies, 3, cards, 4)]


@pytest.mark.rule("LUT-19.9a", "LUT-20.2b")
def test_orcs_count_ghosts_as_armies() -> None:
    assert counts(fight(3, 1, peoples="orcs giants", city=True, runes="- ghosts").play("yes")) == [(3, 4, 4, 3)]


# LUT-19.10: Giants.


@pytest.mark.rule("LUT-19.10a", "LUT-19.10b", "LUT-19.10c")
@pytest.mark.parametrize(
    ("city", "city_hit", "hero"), [(False, 2, 2), (True, 1, 2)], ids=["open province", "province with a city"]
)
def test_giants_crush(city: bool, city_hit: int, hero: int) -> None:
    for card, worth in (("C", city_hit), ("X", hero)):
        field = fought(fight(3, 4, f"{card}MM M", peoples="giants shapeshifters", city=city))
        assert losses(field, "B") == [worth]
        field = fought(fight(4, 3, b=f"{card}MM M", peoples="elves giants", city=city))
        assert losses(field, "A") == [worth]


# LUT-19.11: Knights.


@pytest.mark.rule("LUT-19.11a", "LUT-9.8")
@pytest.mark.parametrize(("armies", "cards", "against_orcs"), [(1, 3, 3), (2, 4, 3), (3, 5, 4), (6, 5, 4)])
def test_knights_draw_a_card_more(armies: int, cards: int, against_orcs: int) -> None:
    assert counts(fight(armies, 3, peoples="knights giants")) == [(armies, 3, cards, 4)]
    assert counts(fight(armies, 3, peoples="knights orcs")) == [(armies, 3, against_orcs, 4)]


@pytest.mark.rule("LUT-19.11b")
@pytest.mark.parametrize(
    ("peoples", "asked", "knights"),
    [
        ("knights giants", ["return A", "return B", "discard A"], "A"),
        ("giants knights", ["return A", "return B", "discard B"], "B"),
    ],
)
def test_knights_discard_when_both_have_chosen(peoples: str, asked: list[str], knights: str) -> None:
    field = fight(2, 2, "XHMM MMMM", "XHMM MMMM", peoples=peoples).play("return miss", "return miss")
    assert (field.asks, shown(field, "A"), shown(field, "B")) == (("discard", knights), [], [])
    assert field.legal == ["discard miss", "discard hit", "discard hero"]
    field.play("discard hero")
    assert field.happened(CardDropped) == [CardDropped("knights", "hero")]
    assert (shown(field, knights), losses(field, "B" if knights == "A" else "A")) == (["MH"], [1])
    assert field.discards(knights) == "MHX"
    assert trace(fight(2, 2, peoples=peoples)) == asked


@pytest.mark.rule("LUT-19.11c", "LUT-19.1a")
def test_knights_know_the_bards_cards() -> None:
    field = fight(2, 2, "MMMM", "XHM", peoples="knights bards").play("return miss", "pass")
    assert (shown(field, "B"), field.asks) == (["HX"], ("return", "A"))
    assert trace(field) == ["return A", "discard A"]


@pytest.mark.rule("LUT-19.11c", "LUT-19.2d")
def test_knights_make_both_choices_before_the_druids() -> None:
    for peoples, asked in (
        ("knights druids", ["return A", "discard A", "return B", "return B"]),
        ("druids knights", ["return B", "discard B", "return A", "return A"]),
    ):
        assert trace(fight(2, 2, "M" * 4, "M" * 4, peoples=peoples)) == asked


@pytest.mark.rule("LUT-19.11b", "LUT-9.14")
@pytest.mark.parametrize(("pile", "asked"), [("HHH", 2), ("HH", 1), ("H", 0)])
def test_knights_keep_a_card_to_play(pile: str, asked: int) -> None:
    field = fight(3, 3, pile, peoples="knights giants")
    questions = trace(field)
    assert len([question for question in questions if question in ("return A", "discard A")]) == asked
    assert (shown(field, "A"), losses(field, "B")) == (["H"], [1])


# LUT-19.12: Dwarves.


@pytest.mark.rule("LUT-19.12a")
@pytest.mark.parametrize(("peoples", "dwarves"), [("dwarves giants", "A"), ("elves dwarves", "B")])
def test_dwarves_ignore_the_first_hit_of_a_battle(peoples: str, dwarves: str) -> None:
    field = fought(fight(3, 3, "XMM M HMM M", "XMM M HMM M", peoples=peoples), 2)
    assert [(one.ignored, one.armies) for one in hits(field, dwarves)] == [(1, 1), (0, 1)]
    assert losses(field, "B" if dwarves == "A" else "A") == [2, 1]


@pytest.mark.rule("LUT-19.12a")
def test_a_blocked_hit_does_not_use_up_the_ignored_one() -> None:
    field = fought(fight(3, 3, "HMM M HMM M", "SMM M MMM M", peoples="elves dwarves"), 2)
    assert [(one.shields, one.ignored, one.armies) for one in hits(field, "B")] == [(1, 0, 0), (0, 1, 0)]


@pytest.mark.rule("LUT-19.12a")
def test_dwarves_ignore_a_hit_in_every_battle() -> None:
    field = two_battles("dwarves giants", "HHM" * 9, "HM" * 9)
    fought(fought(field, 9), 9)
    assert [(one.potential, one.ignored, one.armies) for one in hits(field, "A")] == [(1, 1, 0), (1, 1, 0)]


@pytest.mark.rule("LUT-19.12b", "LUT-19.3c")
def test_dwarves_ignore_a_hit_of_a_first_strike_and_none_later() -> None:
    field = fight(5, 3, b="HCM M HMM M", peoples="dwarves elves").play("yes", "return miss")
    assert [(one.ignored, one.armies) for one in hits(fought(field), "A")] == [(1, 1), (0, 1)]


@pytest.mark.rule("LUT-19.12b", "LUT-19.4a")
def test_dwarves_ignore_a_reflected_hit() -> None:
    field = fought(fight(3, 3, "HHM M", "SSM M", peoples="dwarves faeries"))
    assert [(one.potential, one.reflected, one.ignored, one.armies) for one in hits(field, "A")] == [(0, 2, 1, 1)]
