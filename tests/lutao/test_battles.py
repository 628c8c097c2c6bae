"""Battles from their beginning to their end (LUT-9)."""

import pytest

from manawell.games.lutao.events import (
    ArtefactTaken,
    BattleBegun,
    BattleEnded,
    CardReturned,
    CardsRevealed,
    CardSunk,
    PileReshuffled,
)
from manawell.games.lutao.rules.flow import open_battles
from manawell.kernel.journal import all_but, only
from tests.lutao.fights import counts, drawn, fight, fought, golems_attack, hits, losses, shown, told, trace
from tests.lutao.table import table

# Terms.


@pytest.mark.rule("LUT-9.1")
def test_the_active_people_chooses_the_order_and_must_fight_all_battles() -> None:
    field = table("A NUR2 5; B NUR1 1; B NUR3 1; B SIG1 1", piles={"A": "HHHM" * 4, "B": "MMMM"})
    field.play("move NUR2", "to NUR1", "take 2", "move NUR2", "to NUR3", "take 2", "end")
    assert field.asks == ("combat", "A")
    assert field.legal == ["fight NUR1", "fight NUR3"]
    fought(field.play("fight NUR3"), 99)
    assert (field.at("NUR3"), field.at("NUR1")) == ("A2", "B1<A2")
    assert [event.province for event in field.happened(BattleBegun)] == ["NUR3", "NUR1"]
    assert fought(field, 99).at("NUR1") == "A2"
    assert (open_battles(field.state), field.asks) == ([], ("form", "A"))


@pytest.mark.rule("LUT-9.1", "LUT-20.12a")
def test_wrath_does_not_end_the_step_while_a_battle_is_open() -> None:
    field = table("A NUR2 5; B NUR1 1", runes="wrath -", piles={"A": "HHHM" * 4, "B": "MMMM"})
    field.play("move NUR2", "to NUR3", "take 2", "move NUR2", "to NUR1", "take 2", "end")
    assert field.legal == ["fight NUR1", "wrath NUR3"]
    assert "end" in fought(field.play("fight NUR1"), 99).legal


@pytest.mark.rule("LUT-9.2")
def test_who_entered_is_the_attacker() -> None:
    field = fight(3, 2)
    assert field.happened(BattleBegun) == [BattleBegun("elves", "shapeshifters", "NUR1", 3, 2, False)]
    field = fight(2, 1, golems=True, at="LUT2")
    assert field.happened(BattleBegun) == [BattleBegun("elves", "golems", "LUT2", 2, 1, False)]


@pytest.mark.rule("LUT-9.2", "LUT-11.2")
def test_golems_that_are_sent_are_the_attacker() -> None:
    field = golems_attack(2, "MM")
    assert field.happened(BattleBegun) == [BattleBegun("golems", "shapeshifters", "LUT2", 2, 2, False)]


@pytest.mark.rule("LUT-9.3", "LUT-9.4")
@pytest.mark.parametrize(("city", "lost"), [(False, [2, 2]), (True, [2, 0])])
def test_only_defenders_with_a_city_are_sheltered(city: bool, lost: list[int]) -> None:
    field = fought(fight(4, 4, "HHM M", "HHM M", city=city))
    assert [losses(field, "A")[0], losses(field, "B")[0]] == lost
    assert field.happened(BattleBegun)[0].city == city


@pytest.mark.rule("LUT-9.4", "LUT-9.5", "LUT-15.1", "LUT-15.4")
@pytest.mark.parametrize(
    ("at", "golems", "taken", "cards"),
    [("NUR1", False, "", 3), ("LUT2", False, "", 2), ("LUT2", False, "Ap", 3), ("LUT2", True, "Ap", 2)],
)
def test_where_a_power_is_active(at: str, golems: bool, taken: str, cards: int) -> None:
    """Knights draw a card more."""
    field = fight(1, 3, peoples="knights shapeshifters", at=at, golems=golems, taken=taken)
    assert counts(field) == [(1, 3, cards, 0 if golems else 4)]


@pytest.mark.rule("LUT-9.5", "LUT-15.2", "LUT-16.3")
@pytest.mark.parametrize(
    ("taken", "cards"), [("", 2), ("Ap", 3), ("Ar", 2), ("Bp Br", 2)], ids=["none", "people", "rune", "other people's"]
)
def test_a_power_needs_the_own_people_artefact_on_lutao(taken: str, cards: int) -> None:
    field = fight(1, 3, peoples="knights shapeshifters", at="LUT2", taken=taken)
    assert counts(field) == [(1, 3, cards, 4)]


@pytest.mark.rule("LUT-9.5", "LUT-15.1", "LUT-15.2", "LUT-20.2d")
@pytest.mark.parametrize(("taken", "asked"), [("", "return"), ("Ap", "return"), ("Ar", "ghosts")])
def test_a_rune_needs_the_rune_artefact_on_lutao(taken: str, asked: str) -> None:
    assert fight(1, 3, runes="ghosts -", at="LUT0", taken=taken).asks == (asked, "A")


@pytest.mark.rule("LUT-9.5", "LUT-15.3", "LUT-15.4")
def test_no_rune_is_active_in_a_golem_battle() -> None:
    assert fight(3, 3, runes="ghosts -", at="LUT0", golems=True, taken="Ap Ar").asks == ("return", "A")


# Piles.


@pytest.mark.rule("LUT-9.7", "LUT-9.12")
def test_a_returned_card_goes_to_the_bottom_and_only_its_owner_knows_it() -> None:
    field = fight(3, 2, "HSMX CC", "MMM CC").play("return hero")
    assert field.pile("A") == "CCX"
    views = [field.view(seat).peoples[0] for seat in (0, 1)]
    assert [view.sunk for view in views] == [("city_hit", "city_hit", "hero"), (None, None, None)]
    assert [view.pile for view in views] == [3, 3]
    seen = {type(event): audience for event, audience in field.journal.entries}
    assert (seen[CardReturned], seen[CardSunk]) == (only(0), all_but(0))


@pytest.mark.rule("LUT-9.12", "LUT-19.2b")
@pytest.mark.parametrize(("moves", "pile"), [(("hero", "miss"), "CXM"), (("miss", "hero"), "CMX")])
def test_several_cards_are_returned_in_the_order_chosen(moves: tuple[str, str], pile: str) -> None:
    field = fight(1, 2, "HMX CCCC", "MMM MMM", peoples="druids shapeshifters").play("return miss")
    field.play(f"return {moves[0]}", f"return {moves[1]}")
    assert (field.discards("A"), field.pile("A")) == ("H", pile)


@pytest.mark.rule("LUT-9.13")
def test_played_cards_go_to_their_owners_discard_pile_after_the_combat_round() -> None:
    field = fight(3, 2, "HSM M MMMM", "MM M MMM").play("return miss")
    assert (field.discards("A"), field.discards("B")) == ("", "")
    field.play("return miss")
    assert (field.discards("A"), field.discards("B")) == ("MHS", "MM")


@pytest.mark.rule("LUT-9.14")
def test_ex_24_a_reshuffle_while_drawing() -> None:
    """EX-24"""
    field = table("A NUR2 5; B NUR1 2", peoples="elves shapeshifters", piles={"A": "HS", "B": "MMM"})
    field.people("A").discards = [18, 0, 0, 0, 0]
    field.play("move NUR2", "to NUR1", "take 4", "end")
    assert len(field.happened(PileReshuffled)) == 1
    assert field.legal == ["return miss", "return hit", "return shield"]
    assert (field.view(1).peoples[0].pile, field.discards("A")) == (16, "")
    assert field.play("return miss").view(1).peoples[0].pile == 17


@pytest.mark.rule("LUT-9.14")
@pytest.mark.parametrize(("pile", "asked", "played"), [("HC", "A", 1), ("H", "B", 1), ("", "B", 0)])
def test_with_no_cards_left_fewer_are_drawn_and_one_is_played(pile: str, asked: str, played: int) -> None:
    field = fight(3, 3, pile, "MMMM MMMM")
    assert (drawn(field, "A"), field.asks) == ([len(pile)], ("return", asked))
    if asked == "A":
        field.play("return city_hit")
    assert shown(field.play("return miss"), "A") == ["H"] * played
    assert losses(field, "B") == [played]


@pytest.mark.rule("LUT-9.14", "LUT-19.2b")
@pytest.mark.parametrize(("pile", "returned"), [("HCX", 2), ("HC", 1), ("H", 0)])
def test_druids_return_fewer_cards_when_they_drew_fewer(pile: str, returned: int) -> None:
    asked = trace(fight(3, 3, pile, peoples="druids shapeshifters"))
    assert asked == ["return B"] + ["return A"] * returned


# The procedure.


@pytest.mark.rule("LUT-9.15", "LUT-19.3", "LUT-19.7", "LUT-21.3")
def test_the_steps_with_ghosts_a_first_strike_and_clerics() -> None:
    """B2, B3, B4, then B8, B11, B12 in each combat round and B5 from the second."""
    field = fight(
        5,
        3,
        "MMMM" * 3,
        "MMMM" * 4,
        peoples="clerics elves",
        city=True,
        runes="- ghosts",
        hands={"A": "levy", "B": "levy"},
    )
    first = ["window-w4 A", "window-w4 B", "ghosts B", "strike B", "return B", "void A"]
    combat_round = ["return A", "return B", "void A", "window-w6 A", "window-w6 B"]
    later = ["window-w5 A", "window-w5 B", *combat_round]
    assert trace(field, 2, ghosts="yes", strike="yes") == first + combat_round + later


@pytest.mark.rule("LUT-9.15", "LUT-19.1a", "LUT-19.2b", "LUT-19.2d")
def test_the_steps_with_bards_and_druids() -> None:
    """B6, B7, B10, B12, B13: the Bards are done before the Druids draw."""
    field = fight(2, 2, "MMM", "MMMM", peoples="bards druids", hands={"A": "levy", "B": "levy"})
    asked = trace(field)
    assert asked == [
        "window-w4 A",
        "window-w4 B",
        "return A",
        "gift A",
        "return B",
        "return B",
        "window-w6 A",
        "window-w6 B",
    ]
    steps = [name for name in told(field) if name not in ("WindowPassed", "CardSunk", "CombatCardsSeen")]
    assert steps[5:16] == [
        "BattleBegun",
        "CombatRoundBegun",
        "CombatCardsDrawn",
        "CardReturned",
        "CardsRevealed",
        "GiftDeclined",
        "CombatCardsDrawn",
        "CardReturned",
        "CardReturned",
        "CardsRevealed",
        "HitsTaken",
    ]


@pytest.mark.rule("LUT-9.15", "LUT-19.6a", "LUT-19.11b")
def test_the_steps_with_knights_and_witches() -> None:
    """B7, B8, B9, B12, B13, B14, B5."""
    field = fight(2, 2, "MMMM" * 2, "MMM" * 2, peoples="knights witches", hands={"A": "levy", "B": "levy"})
    windows = ["window-w4 A", "window-w4 B"]
    combat_round = ["return A", "return B", "discard A", "window-w6 A", "window-w6 B", "give B", "steal B"]
    assert trace(field, 2) == windows + combat_round + ["window-w5 A", "window-w5 B"] + combat_round
    steps = told(field)
    order = [
        steps.index(name)
        for name in ("CombatRoundBegun", "CombatCardsDrawn", "CardSunk", "CardDropped", "CardsRevealed", "HitsTaken")
    ]
    assert order == sorted(order)
    assert steps.count("CardsRevealed") == 4


@pytest.mark.rule("LUT-9.15", "LUT-19.7a", "LUT-19.2b")
def test_clerics_void_after_the_druids_have_chosen_and_before_the_last_window() -> None:
    field = fight(1, 1, "MMM" * 2, "MM" * 2, peoples="druids clerics", hands={"A": "levy", "B": "levy"})
    assert trace(field)[2:] == ["return B", "return A", "return A", "void B", "window-w6 A", "window-w6 B"]


@pytest.mark.rule("LUT-9.15")
def test_both_sides_reveal_only_when_both_have_chosen() -> None:
    field = fight(2, 2).play("return miss")
    assert field.happened(CardsRevealed) == []
    assert [event.people for event in field.play("return miss").happened(CardsRevealed)] == ["elves", "shapeshifters"]


@pytest.mark.rule("LUT-9.15", "LUT-9.11")
def test_combat_rounds_follow_until_one_side_is_left_and_nobody_retreats() -> None:
    field = fight(3, 2, "HMM M" + "MMM" + "HM M", "XM M" + "MM" + "MM")
    fought(field, 99)
    assert counts(field) == [(3, 2, 4, 3), (1, 1, 2, 2), (1, 1, 2, 2)]
    assert field.happened(BattleEnded) == [BattleEnded("elves", "NUR1", 1, False)]
    assert field.at("NUR1") == "A1"


@pytest.mark.rule("LUT-9.11", "LUT-20.2b")
def test_ghosts_count_as_armies_and_hostages_do_not() -> None:
    assert counts(fight(1, 1, city=True, runes="- ghosts").play("yes")) == [(1, 4, 2, 4)]
    assert counts(fight(2, 2, runes="enslavement -", captives=(2, 0))) == [(2, 2, 3, 3)]
    assert counts(fight(2, 2, runes="- enslavement", captives=(0, 2))) == [(2, 2, 3, 3)]


# The worked examples.


@pytest.mark.rule("LUT-9.6", "LUT-9.7", "LUT-9.11", "LUT-9.16", "LUT-9.19", "LUT-9.20")
def test_ex_6_an_open_battle() -> None:
    """EX-6"""
    field = fought(fight(3, 2, "HSM M MMMM", "XM M MMM"))
    assert (drawn(field, "A")[0], drawn(field, "B")[0]) == (4, 3)
    assert (shown(field, "A"), shown(field, "B")) == (["MHS"], ["MX"])
    assert [(one.potential, one.shields, one.armies) for one in (hits(field, "A")[0], hits(field, "B")[0])] == [
        (2, 1, 1),
        (1, 0, 1),
    ]
    assert field.at("NUR1") == "B1<A2"
    assert counts(field)[1] == (2, 1, 3, 2)


@pytest.mark.rule("LUT-9.3", "LUT-9.16", "LUT-9.19")
def test_ex_7_a_city_battle() -> None:
    """EX-7"""
    field = fought(fight(4, 2, "HCX M MMMM", "SH M MMM", city=True))
    assert [(one.potential, one.shields, one.armies) for one in (hits(field, "A")[0], hits(field, "B")[0])] == [
        (1, 0, 1),
        (2, 1, 1),
    ]
    assert field.at("NUR1") == "B1<A3"


@pytest.mark.rule("LUT-9.18", "LUT-9.22", "LUT-15.4", "LUT-15.5", "LUT-16.1")
@pytest.mark.parametrize("people", ["giants", "goblins", "druids", "knights", "clerics", "witches", "bards", "dwarves"])
def test_ex_8_golems_in_the_open(people: str) -> None:
    """EX-8"""
    field = fight(4, 2, "CMS M HHM M", peoples=f"{people} shapeshifters", at="LUT2", golems=True, artefacts="3 1")
    field.state.golem_supply = 3
    assert trace(field, 99) == ["return A", "return A"]
    assert losses(field, "A") == [1, 1]
    assert (field.at("LUT2"), field.state.golem_supply) == ("A2", 5)
    assert field.happened(ArtefactTaken) == [ArtefactTaken(people, "people", "LUT2", 2)]


@pytest.mark.rule("LUT-9.3", "LUT-9.18", "LUT-9.19", "LUT-17.1")
def test_ex_9_storming_the_city_of_lutao() -> None:
    """EX-9"""
    field = fought(fight(9, 3, "HCX M HHH M CSM M", at="LUT0", golems=True), 99)
    assert [(one.potential, one.shields, one.left) for one in hits(field, "A")] == [(3, 0, 6), (1, 0, 5), (1, 1, 5)]
    assert field.at("LUT0") == "A5"
    assert (field.state.controller, field.state.since) == (0, 3)
