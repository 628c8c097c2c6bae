"""The spells of battle (LUT-22.1 to 22.8), and Rune Ban in battle."""

import pytest

from manawell.games.lutao.events import BattleEnded, CardsVoided, CombatRoundBegun, HitsTaken
from tests.lutao.table import Table, table

PLAIN = "elves shapeshifters"
"""Attacking elves and shapeshifters without a borrowed people have no power."""


def battle(
    a: str = "",
    b: str = "",
    *,
    attackers: int = 3,
    defenders: int = 2,
    peoples: str = PLAIN,
    piles: tuple[str | None, str | None] = (None, None),
    runes: str = "",
    more: str = "",
    cities: str = "",
) -> Table:
    """A attacks NUR2 of B; the hands of both are named, and their piles in the order of drawing."""
    field = table(
        f"A NUR1 {attackers + 1}; B NUR2 {defenders}; B SIG1 1{more}",
        peoples=peoples,
        runes=runes,
        cities=cities,
        hands={letter: hand for letter, hand in (("A", a), ("B", b)) if hand},
        piles={letter: pile for letter, pile in zip("AB", piles, strict=True) if pile is not None},
    )
    return field.play("move NUR1", "to NUR2", f"take {attackers}", "end")


def drawn(field: Table) -> list[tuple[int, int]]:
    """By combat round: cards of attacker and defender."""
    return [(event.attacker_cards, event.defender_cards) for event in field.happened(CombatRoundBegun)]


def through(field: Table) -> Table:
    """One more combat round: everybody returns what comes first, nobody plays."""
    rounds = len(field.happened(CombatRoundBegun))
    while len(field.happened(CombatRoundBegun)) == rounds and not field.happened(BattleEnded):
        field.play("pass" if "pass" in field.legal else field.legal[0])
    return field


# How many cards.


@pytest.mark.rule("LUT-22.1", "LUT-9.10")
@pytest.mark.parametrize(("attackers", "cards"), [(1, 3), (2, 4), (3, 5), (5, 5)])
def test_strength_draws_one_card_more(attackers: int, cards: int) -> None:
    field = battle("strength", attackers=attackers).play("play strength")
    assert drawn(field) == [(cards, 3)]


@pytest.mark.rule("LUT-22.1")
def test_strength_lasts_until_the_battle_ends() -> None:
    field = battle("strength", piles=("MMMMM MMMMM", "MMM MMM")).play("play strength")
    through(field)
    assert drawn(field) == [(5, 3), (5, 3)]


@pytest.mark.rule("LUT-22.1", "LUT-21.11")
def test_two_strengths_add_up_and_may_come_later() -> None:
    field = battle("strength strength", piles=("MMMMMM MMMMMM", "MMM MMM")).play("play strength", "pass")
    field.play("return miss", "return miss", "pass")
    assert field.asks == ("window-w5", "A")
    field.play("play strength")
    assert drawn(field) == [(5, 3), (6, 3)]


@pytest.mark.rule("LUT-22.2")
@pytest.mark.parametrize(("attackers", "cards"), [(1, 3), (2, 4), (3, 4)])
def test_courage_counts_armies_double_under_the_same_cap(attackers: int, cards: int) -> None:
    """F + 2c: 1 + 2, 1 + 4 and 1 + 6, at most 4."""
    field = battle("courage_of_the_few", attackers=attackers).play("play courage_of_the_few")
    assert drawn(field) == [(cards, 3)]


@pytest.mark.rule("LUT-22.3")
@pytest.mark.parametrize(("attackers", "cards"), [(1, 2), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_a_great_host_counts_up_to_five_armies(attackers: int, cards: int) -> None:
    field = battle("great_host", attackers=attackers).play("play great_host")
    assert drawn(field) == [(cards, 3)]


@pytest.mark.rule("LUT-22.1", "LUT-22.2", "LUT-22.3", "LUT-9.10")
def test_different_spells_work_together() -> None:
    """F 2, p 2, M 5, cap 7: min(7, 2 + 2 * 5)."""
    field = battle("strength courage_of_the_few great_host", attackers=5)
    field.play("play strength", "play courage_of_the_few", "play great_host")
    assert drawn(field) == [(7, 3)]


@pytest.mark.rule("LUT-22.1", "LUT-22.3", "LUT-9.9")
def test_orcs_count_armies_whatever_the_host() -> None:
    field = battle("strength great_host", attackers=5, peoples="elves orcs").play("play strength", "play great_host")
    assert drawn(field) == [(4, 3)]


@pytest.mark.rule("LUT-22.4", "LUT-9.10")
@pytest.mark.parametrize(("defenders", "cards"), [(3, 3), (2, 2), (1, 2)])
def test_weakness_takes_a_card_but_leaves_one_to_play(defenders: int, cards: int) -> None:
    field = battle("weakness", defenders=defenders).play("play weakness")
    assert drawn(field) == [(4, cards)]


@pytest.mark.rule("LUT-22.4", "LUT-21.11")
@pytest.mark.parametrize(
    ("people", "defenders", "cards"),
    [("shapeshifters", 3, 2), ("druids", 3, 3), ("druids", 1, 3), ("knights", 3, 3), ("knights", 2, 3)],
)
def test_two_weaknesses_stop_at_what_is_returned_and_discarded(people: str, defenders: int, cards: int) -> None:
    field = battle("weakness weakness", defenders=defenders, peoples=f"elves {people}")
    field.play("play weakness", "play weakness")
    assert drawn(field) == [(4, cards)]


@pytest.mark.rule("LUT-22.4")
def test_weakness_lasts_until_the_battle_ends() -> None:
    field = through(battle("weakness", piles=("MMMM MMMM", "MM MM")).play("play weakness"))
    assert drawn(field) == [(4, 2), (4, 2)]


# Prevented hits and new cards.


@pytest.mark.rule("LUT-22.5", "LUT-9.20")
@pytest.mark.parametrize(("own", "skin", "armies"), [("MMM", 2, 1), ("SMM", 2, 0), ("SSM", 1, 0)])
def test_stone_skin_prevents_two_hits_after_shields(own: str, skin: int, armies: int) -> None:
    field = battle("", "stone_skin", defenders=2, piles=("HHHM", own))
    field.play("pass", "return miss", "return miss")
    assert field.asks == ("window-w6", "B")
    field.play("play stone_skin")
    suffered = field.happened(HitsTaken)[1]
    assert (suffered.people, suffered.potential, suffered.skin, suffered.armies) == ("shapeshifters", 3, skin, armies)


@pytest.mark.rule("LUT-22.5")
def test_stone_skin_is_gone_in_the_next_combat_round() -> None:
    field = battle("", "stone_skin", defenders=3, piles=("HHMM HHMM", "MMMM MMMM"))
    field.play("pass", "return miss", "return miss", "play stone_skin")
    through(field)
    assert [event.armies for event in field.happened(HitsTaken) if event.people == "shapeshifters"] == [0, 2]


@pytest.mark.rule("LUT-22.5", "LUT-21.11")
def test_two_stone_skins_prevent_four_hits() -> None:
    field = battle("", "stone_skin stone_skin", defenders=3, piles=("XHHM", "MMMM"))
    field.play("pass", "return miss", "return miss", "play stone_skin", "play stone_skin")
    assert [event.skin for event in field.happened(HitsTaken)] == [0, 4]


@pytest.mark.rule("LUT-22.6")
def test_second_chance_replaces_all_own_cards() -> None:
    field = battle("second_chance", piles=("MMMM HHC", "MMM")).play("pass", "return miss", "return miss")
    field.play("play second_chance")
    assert field.happened(CardsVoided) == [
        CardsVoided("elves", "elves", ("miss",) * 3, ("hit", "hit", "city_hit"), "second_chance")
    ]
    assert [event.potential for event in field.happened(HitsTaken)] == [0, 3]
    assert field.discards("A") == "MMMHHC"


@pytest.mark.rule("LUT-22.6", "LUT-19.1")
def test_second_chance_gives_a_card_of_the_bards_back_to_them() -> None:
    """One army with the gift draws nothing: it replaces the gift by a card of its own."""
    field = battle("", "second_chance", defenders=1, peoples="bards giants", piles=("MMMM M HHHHHH", "SMM"))
    field.play("pass", "return miss", "give miss")
    assert field.asks == ("window-w6", "B")
    field.play("play second_chance")
    assert field.happened(CardsVoided) == [CardsVoided("giants", "giants", ("miss",), ("shield",), "second_chance")]
    assert field.discards("A").count("M") == 4


@pytest.mark.rule("LUT-22.6", "LUT-21.8", "LUT-9.14")
def test_second_chance_needs_a_card_on_the_table() -> None:
    field = battle("second_chance", piles=("", "MMM")).play("pass", "return miss")
    assert (field.asks, field.legal) == (("window-w6", "A"), ["pass"])


# Silence and Rune Ban.


@pytest.mark.rule("LUT-22.7", "LUT-9.5")
@pytest.mark.parametrize(("people", "with_power"), [("knights", 5), ("goblins", 6), ("druids", 5)])
def test_silence_takes_the_power_in_this_battle(people: str, with_power: int) -> None:
    field = battle("silence", defenders=3, peoples=f"elves {people}")
    assert drawn(field.copy().play("pass")) == [(4, with_power)]
    field.play("play silence")
    assert drawn(field) == [(4, 4)]


@pytest.mark.rule("LUT-22.7")
def test_silence_ends_with_the_battle() -> None:
    field = table(
        "A NUR1 4; A ILA2 2; B NUR2 2; B ILA3 3; B SIG1 1",
        peoples="elves knights",
        hands={"A": "silence"},
        piles={"A": "HHHM MM", "B": "MMM MMMMM"},
    )
    field.play("move NUR1", "to NUR2", "take 3", "move ILA2", "to ILA3", "take 1", "end")
    field.play("fight NUR2", "play silence", "return miss", "return miss")
    assert [event.winner for event in field.happened(BattleEnded)] == ["elves"]
    assert drawn(field) == [(4, 3), (2, 5)]


@pytest.mark.rule("LUT-22.15", "LUT-20.2a")
def test_a_rune_ban_at_the_start_of_a_battle_meets_the_other_side_only() -> None:
    field = battle("rune_ban", peoples=f"{PLAIN} giants", runes="wrath ghosts flying", cities="NUR2", more="; C CAN1 2")
    assert field.copy().play("pass").asks == ("ghosts", "B")
    field.play("play rune_ban")
    assert field.legal == ["against shapeshifters"]
    field.play("against shapeshifters")
    assert (field.asks[0], field.people("B").banned) == ("return", True)


# Resurrection.


@pytest.mark.rule("LUT-22.8")
@pytest.mark.parametrize(("cards", "lost", "most"), [("HMM", 1, 1), ("HHM", 2, 2), ("XHM", 3, 2)])
def test_resurrection_brings_up_to_two_armies_back(cards: str, lost: int, most: int) -> None:
    field = battle("resurrection", attackers=4, piles=("HHMM", cards))
    field.play("pass", "return miss", "return miss", "pass")
    assert (field.asks, field.at("NUR2")) == (("window-w7", "A"), f"B0<A{4 - lost}")
    supply = field.people("A").supply
    field.play("play resurrection")
    assert field.legal == [f"take {number}" for number in range(1, most + 1)]
    field.play(f"take {most}")
    assert (field.at("NUR2"), field.people("A").supply) == (f"A{4 - lost + most}", supply - most)


@pytest.mark.rule("LUT-22.8", "LUT-21.8")
def test_without_losses_nobody_is_resurrected() -> None:
    field = battle("resurrection", piles=("HHMM", "MMM")).play("pass", "return miss", "return miss", "pass")
    assert (field.asks, field.legal) == (("window-w7", "A"), ["pass"])


@pytest.mark.rule("LUT-22.8", "LUT-21.3")
def test_a_defender_who_wins_may_resurrect_and_the_loser_is_not_asked() -> None:
    field = battle("resurrection", "resurrection", attackers=1, piles=("HM", "HMM"))
    field.play("pass", "pass", "return miss", "return miss", "pass", "pass")
    assert (field.asks, field.at("NUR2")) == (("window-w7", "B"), "B1")
    field.play("play resurrection", "take 1", "pass")
    assert field.at("NUR2") == "B2"


@pytest.mark.rule("LUT-22.8", "LUT-21.11")
def test_the_same_army_does_not_return_twice() -> None:
    field = battle("resurrection resurrection", attackers=4, piles=("HHMM", "XHM"))
    field.play("pass", "return miss", "return miss", "pass", "play resurrection", "take 2", "play resurrection")
    assert field.legal == ["take 1"]
    assert field.play("take 1").at("NUR2") == "A4"
