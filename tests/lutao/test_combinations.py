"""Powers, runes and spells that meet in one battle (LUT-1.5 to 1.8, 9.20, 19)."""

import pytest

from manawell.games.lutao.events import CardGifted, CardsVoided, HitsTaken
from tests.lutao.fights import counts, drawn, fight, fought, hits, losses, shown, told, trace
from tests.lutao.table import table

# The attacker's before the defender's.


@pytest.mark.rule("LUT-1.6", "LUT-9.15")
@pytest.mark.parametrize("active", ["A", "B"])
def test_the_attacker_chooses_and_suffers_first_whoever_it_is(active: str) -> None:
    other = "B" if active == "A" else "A"
    field = table(
        f"{active} NUR2 4; {other} NUR1 3", peoples="giants orcs", active=active, piles={"A": "HMMM", "B": "HMMM"}
    )
    field.play("move NUR2", "to NUR1", "take 3", "end")
    assert trace(field) == [f"return {active}", f"return {other}"]
    assert [event.people for event in field.happened(HitsTaken)] == [field.name(active), field.name(other)]


@pytest.mark.rule("LUT-1.6", "LUT-20.9a", "LUT-20.5a", "LUT-9.22")
def test_the_attackers_hostages_come_before_the_defenders_reincarnation() -> None:
    field = fought(fight(2, 1, "HHM", runes="enslavement reincarnation"), 9)
    assert field.asks == ("hostages", "A")
    assert field.play("take 1").asks == ("rise", "B")


@pytest.mark.rule("LUT-1.6", "LUT-19.3", "LUT-19.7a", "LUT-9.15")
def test_the_steps_decide_where_powers_are_used_in_different_ones() -> None:
    """The defenders' first strike comes before whatever attackers do in a combat round."""
    assert trace(fight(3, 3, b="M" * 8, peoples="bards elves"), strike="yes") == [
        "strike B",
        "return B",
        "return A",
        "gift A",
        "return B",
    ]


# A people's power and its own rune.


@pytest.mark.rule("LUT-1.8", "LUT-1.5", "LUT-9.20", "LUT-19.12a", "LUT-20.9c")
def test_dwarves_ignore_a_hit_before_hostages_fall() -> None:
    field = fought(
        fight(3, 3, "XMM M HMM M", "M" * 8, peoples="elves dwarves", runes="- enslavement", captives=(0, 2)), 2
    )
    assert [(one.ignored, one.hostages, one.armies) for one in hits(field, "B")] == [(1, 1, 0), (0, 1, 0)]


@pytest.mark.rule("LUT-1.8", "LUT-9.20", "LUT-19.12a", "LUT-20.2b")
def test_dwarves_ignore_a_hit_before_ghosts_fall() -> None:
    field = fought(fight(3, 3, "CCM M", peoples="elves dwarves", city=True, runes="- ghosts"), ghosts="yes")
    assert [(one.ignored, one.ghosts, one.armies) for one in hits(field, "B")] == [(1, 1, 0)]


@pytest.mark.rule("LUT-1.5", "LUT-19.3b", "LUT-20.2b")
def test_ghosts_count_for_the_first_strike_of_their_elves() -> None:
    field = fight(3, 1, b="M" * 8, peoples="giants elves", city=True, runes="- ghosts").play("yes", "yes")
    assert drawn(field, "B") == [4]


@pytest.mark.rule("LUT-1.5", "LUT-19.9a", "LUT-20.9a")
def test_power_and_rune_of_a_people_both_work() -> None:
    field = fight(3, 3, "XXM M", peoples="orcs giants", runes="enslavement -")
    assert counts(field) == [(3, 3, 4, 3)]
    fought(field, 9)
    assert (field.asks, field.legal) == (("hostages", "A"), ["take 0", "take 1", "take 2", "take 3"])


# Spells above all.


@pytest.mark.rule("LUT-1.7", "LUT-22.7", "LUT-19.9a")
def test_silence_on_orcs_lets_all_armies_count() -> None:
    field = fight(3, 3, peoples="orcs giants", hands={"B": "silence"})
    assert counts(field.copy().play("pass")) == [(3, 3, 4, 3)]
    assert counts(field.play("play silence")) == [(3, 3, 4, 4)]


@pytest.mark.rule("LUT-1.7", "LUT-22.7", "LUT-22.14")
def test_a_stopped_silence_leaves_the_power() -> None:
    field = fight(3, 3, peoples="knights giants", hands={"A": "counterspell", "B": "silence"})
    field.play("pass", "play silence", "play counterspell")
    assert counts(field.pass_all()) == [(3, 3, 5, 4)]


@pytest.mark.rule("LUT-1.7", "LUT-22.7", "LUT-9.5")
def test_silence_lasts_for_one_battle_only() -> None:
    field = table(
        "A NUR2 5; B NUR1 1; B NUR3 1; B SIG1 1",
        peoples="knights giants",
        hands={"B": "silence"},
        piles={"A": "HHHM" * 5, "B": "M" * 9},
    )
    field.play("move NUR2", "to NUR1", "take 2", "move NUR2", "to NUR3", "take 2", "end", "fight NUR1", "play silence")
    fought(field, 9)
    assert [cards for _, _, cards, _ in counts(field)] == [3, 4]


@pytest.mark.rule("LUT-1.7", "LUT-22.15", "LUT-20.2a")
def test_a_banned_rune_calls_no_ghosts() -> None:
    field = fight(3, 3, city=True, runes="- ghosts", hands={"A": "rune_ban"})
    assert field.copy().play("pass").asks == ("ghosts", "B")
    assert field.play("play rune_ban", "against shapeshifters").asks == ("return", "A")


@pytest.mark.rule("LUT-1.7", "LUT-22.5", "LUT-9.20", "LUT-19.4a")
def test_stone_skin_prevents_reflected_hits() -> None:
    field = fight(3, 3, "HHM M", "SSM M", peoples="elves faeries", hands={"A": "stone_skin"})
    fought(field.go("return miss", "return miss", "play stone_skin"))
    assert [(one.reflected, one.skin, one.armies) for one in hits(field, "A")] == [(2, 2, 0)]


@pytest.mark.rule("LUT-1.7", "LUT-22.6", "LUT-19.7b", "LUT-9.15")
def test_a_second_chance_comes_after_the_clerics() -> None:
    field = fight(3, 3, "MMM M HHH XXX SSSS", peoples="giants clerics", hands={"A": "second_chance"})
    field.go("return miss", "return miss", "void other", "play second_chance")
    assert [event.drawn for event in field.happened(CardsVoided)] == [("hit",) * 3, ("hero",) * 3]
    assert losses(field, "B") == [3]


@pytest.mark.rule("LUT-1.7", "LUT-22.6", "LUT-19.1e")
def test_a_second_chance_replaces_a_given_card_too() -> None:
    field = fight(3, 2, "XHM M MMMM MM", "MM M SSS MMM", peoples="bards giants", hands={"B": "second_chance"})
    field.go("return miss", "give hero", "return miss", "play second_chance")
    assert [(event.cards, event.drawn) for event in field.happened(CardsVoided)] == [
        (("miss", "hero"), ("miss", "shield"))
    ]
    assert (losses(field, "A"), [one.shields for one in hits(field, "B")]) == ([0], [1])
    assert (field.discards("A"), field.discards("B")) == ("MMHX", "MMS")


# Gifts of the Bards.


@pytest.mark.rule("LUT-19.1c", "LUT-19.1e")
@pytest.mark.parametrize(
    ("people", "armies", "cards", "asked"),
    [
        ("goblins", 2, 3, ["return B"]),
        ("goblins", 1, 0, []),
        ("druids", 1, 0, []),
        ("druids", 2, 3, ["return B", "return B"]),
        ("knights", 1, 0, []),
        ("knights", 2, 3, ["return B", "discard B"]),
    ],
)
def test_what_a_gift_leaves_to_peoples_with_other_numbers(
    people: str, armies: int, cards: int, asked: list[str]
) -> None:
    field = fight(3, armies, b="H" * 9, peoples=f"bards {people}").play("return miss", "give miss")
    assert drawn(field, "B") == [cards]
    assert trace(field) == asked
    played = "".join(shown(field, "B"))
    assert played == "H" * (cards - len(asked))
    assert losses(field, "A") == [len(played)]


@pytest.mark.rule("LUT-19.1e", "LUT-19.10a", "LUT-19.5b", "LUT-19.4a")
@pytest.mark.parametrize(
    ("people", "gift", "potential"), [("giants", "city_hit", 2), ("goblins", "hero", 1), ("orcs", "hero", 2)]
)
def test_a_given_card_has_the_value_it_has_for_its_new_side(people: str, gift: str, potential: int) -> None:
    field = fight(3, 1, "XCM M", peoples=f"bards {people}").play("return miss", f"give {gift}")
    assert [one.potential for one in hits(field, "A")] == [potential]


@pytest.mark.rule("LUT-19.1e", "LUT-19.4a")
def test_a_given_shield_reflects_for_faeries() -> None:
    field = fight(3, 2, "HSM M MMMM", "MMMMM", peoples="bards faeries").play(
        "return miss", "give shield", "return miss"
    )
    assert [(one.shields, one.armies) for one in hits(field, "B")] == [(1, 0)]
    assert [(one.reflected, one.armies) for one in hits(field, "A")] == [(1, 1)]


@pytest.mark.rule("LUT-19.1f", "LUT-19.1c", "LUT-19.7b")
def test_clerics_with_one_army_may_void_the_gift_alone() -> None:
    field = fight(3, 1, "HMM M MMM", "X" * 4, peoples="bards clerics").play("return miss", "give miss")
    assert (field.asks, field.legal) == (("void", "B"), ["pass", "void own", "void other"])
    field.play("void own")
    assert field.happened(CardsVoided) == [CardsVoided("clerics", "clerics", ("miss",), ("hero",), "clerics")]
    assert losses(field, "A") == [2]


@pytest.mark.rule("LUT-19.1f", "LUT-19.7a")
def test_clerics_may_void_a_gift_that_is_the_only_card_played() -> None:
    """Bards with a single card in all their piles give it away and find no replacement."""
    field = fight(3, 1, "H", "XX", peoples="bards clerics").play("give hit")
    assert field.happened(CardGifted) == [CardGifted("bards", "clerics", "hit", "none")]
    assert (field.asks, field.legal) == (("void", "B"), ["pass", "void own"])


# Others.


@pytest.mark.rule("LUT-19.4a", "LUT-19.10a", "LUT-9.19")
def test_faeries_reflect_each_point_of_a_giants_blow() -> None:
    field = fought(fight(3, 3, "CMM M", "SSM M", peoples="giants faeries"))
    assert (losses(field, "A"), losses(field, "B")) == ([2], [0])


@pytest.mark.rule("LUT-19.4b", "LUT-19.5b")
def test_reflected_hits_are_plain_hits_whatever_the_peoples() -> None:
    field = fought(fight(3, 3, "XXXMMM", "SSM M", peoples="goblins faeries"))
    assert [(one.reflected, one.armies) for one in hits(field, "A")] == [(2, 2)]
    assert losses(field, "B") == [1]


@pytest.mark.rule("LUT-19.7b", "LUT-19.11b")
def test_a_card_discarded_by_knights_is_not_played_and_not_replaced() -> None:
    field = fight(3, 3, "XHH MM CCC SSSS", peoples="knights clerics")
    field.play("return miss", "return miss", "discard hero", "void other")
    assert [(event.cards, event.drawn) for event in field.happened(CardsVoided)] == [
        (("miss", "hit", "hit"), ("city_hit",) * 3)
    ]


@pytest.mark.rule("LUT-19.2b", "LUT-19.6a")
def test_witches_choose_among_what_the_druids_played() -> None:
    field = fight(2, 2, "XHMM MM", "HMM", peoples="druids witches")
    field.play("return miss", "return hero", "return miss", "pass")
    assert (field.asks, field.legal) == (("steal", "B"), ["pass", "steal miss", "steal hit"])


@pytest.mark.rule("LUT-19.8a", "LUT-19.9a", "LUT-19.5c")
def test_borrowed_goblins_against_orcs() -> None:
    cards = [counts(fight(armies, 3, "M" * 6, peoples="shapeshifters=goblins orcs"))[0][2] for armies in (1, 2, 3)]
    assert cards == [2, 2, 4]


@pytest.mark.rule("LUT-19.3c", "LUT-19.7a", "LUT-19.12b")
def test_a_first_strike_that_is_voided_hits_with_the_new_cards() -> None:
    field = fight(5, 3, b="XXX M MMS MMMM", peoples="clerics elves").play("yes", "return miss", "void other")
    assert (losses(field, "A"), field.discards("B")) == ([0], "MMXXXS")
    assert told(field).count("CombatRoundBegun") == 1
