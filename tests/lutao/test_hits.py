"""How many cards are drawn, what they do, and what is lost (LUT-9.6 to 9.10, 9.16 to 9.21)."""

import pytest

from tests.lutao.fights import counts, drawn, fight, fought, golems_attack, hits, losses, shown, trace
from tests.lutao.table import Table

# The number of cards.


def number(people: str, armies: int, spells: str = "", *, orcs: bool = False) -> tuple[int, int]:
    """Cards drawn and played by an attacking people; weakness and silence are the defender's spells."""
    mine = " ".join(spell for spell in spells.split() if spell not in ("weakness", "silence"))
    theirs = " ".join(spell for spell in spells.split() if spell in ("weakness", "silence"))
    peoples = f"{people} {'orcs' if orcs else 'shapeshifters'}"
    field = fight(armies, 3, "M" * 30, "M" * 30, peoples=peoples, hands={"A": mine, "B": theirs})
    for spell in spells.split():
        field.go(f"play {spell}")
    field.pass_all()
    count = counts(field)[0][2]
    assert drawn(fought(field), "A")[0] == count
    return count, len(shown(field, "A")[0])


@pytest.mark.rule("LUT-9.6", "LUT-9.7", "LUT-9.8", "LUT-9.9", "LUT-19.9a")
@pytest.mark.parametrize(
    ("people", "cards", "played", "against_orcs", "played_against_orcs"),
    [
        ("elves", (2, 3, 4, 4, 4), (1, 2, 3, 3, 3), (2, 2, 3, 3, 3), (1, 1, 2, 2, 2)),
        ("druids", (3, 4, 5, 5, 5), (1, 2, 3, 3, 3), (3, 3, 4, 4, 4), (1, 1, 2, 2, 2)),
        ("knights", (3, 4, 5, 5, 5), (1, 2, 3, 3, 3), (3, 3, 4, 4, 4), (1, 1, 2, 2, 2)),
        ("goblins", (2, 4, 6, 6, 6), (1, 3, 5, 5, 5), (2, 2, 4, 4, 4), (1, 1, 3, 3, 3)),
    ],
)
def test_the_table_of_cards_by_people(
    people: str,
    cards: tuple[int, ...],
    played: tuple[int, ...],
    against_orcs: tuple[int, ...],
    played_against_orcs: tuple[int, ...],
) -> None:
    sizes = (1, 2, 3, 4, 8)
    assert [number(people, size) for size in sizes] == list(zip(cards, played, strict=True))
    with_orcs = [number(people, size, orcs=True) for size in sizes]
    assert with_orcs == list(zip(against_orcs, played_against_orcs, strict=True))


@pytest.mark.rule("LUT-9.6", "LUT-9.8")
@pytest.mark.parametrize(
    "people", ["bards", "elves", "faeries", "witches", "clerics", "shapeshifters", "orcs", "giants", "dwarves"]
)
def test_all_other_peoples_draw_by_the_general_rule(people: str) -> None:
    other = "elves" if people == "shapeshifters" else "shapeshifters"
    cards = []
    for armies in (1, 2, 3, 5):
        cards.append(drawn(fought(fight(armies, 8, "M" * 9, "M" * 9, peoples=f"{people} {other}")), "A")[0])
    assert cards == [2, 3, 4, 4]


@pytest.mark.rule("LUT-9.8", "LUT-9.5", "LUT-22.7")
@pytest.mark.parametrize("people", ["druids", "knights", "goblins"])
def test_a_silenced_people_draws_by_the_general_rule(people: str) -> None:
    assert [number(people, armies, "silence") for armies in (1, 2, 3)] == [(2, 1), (3, 2), (4, 3)]


@pytest.mark.rule("LUT-9.6", "LUT-9.8", "LUT-9.9", "LUT-9.10", "LUT-22.1", "LUT-22.2", "LUT-22.3", "LUT-22.4")
@pytest.mark.parametrize(
    ("people", "armies", "spell", "normal", "against_orcs"),
    [
        ("elves", 2, "", (3, 2), (2, 1)),
        ("elves", 7, "", (4, 3), (3, 2)),
        ("druids", 3, "", (5, 3), (4, 2)),
        ("knights", 1, "", (3, 1), (3, 1)),
        ("goblins", 2, "", (4, 3), (2, 1)),
        ("goblins", 5, "", (6, 5), (4, 3)),
        ("elves", 2, "strength", (4, 3), (3, 2)),
        ("elves", 1, "courage_of_the_few", (3, 2), (3, 2)),
        ("elves", 6, "great_host", (6, 5), (3, 2)),
        ("elves", 3, "weakness", (3, 2), (2, 1)),
        ("druids", 1, "weakness", (3, 1), (3, 1)),
    ],
)
def test_ex_10_cards_drawn_and_played(
    people: str, armies: int, spell: str, normal: tuple[int, int], against_orcs: tuple[int, int]
) -> None:
    """EX-10"""
    assert number(people, armies, spell) == normal
    assert number(people, armies, spell, orcs=True) == against_orcs


@pytest.mark.rule("LUT-9.10", "LUT-21.11")
@pytest.mark.parametrize(
    ("people", "armies", "spells", "cards"),
    [
        ("elves", 3, "courage_of_the_few weakness", 3),
        ("elves", 3, "strength weakness", 4),
        ("elves", 3, "strength strength", 6),
        ("elves", 3, "great_host", 4),
        ("elves", 4, "great_host", 5),
        ("elves", 2, "courage_of_the_few", 4),
        ("elves", 3, "weakness weakness", 2),
        ("elves", 3, "weakness weakness weakness", 2),
        ("elves", 1, "weakness", 2),
        ("goblins", 3, "courage_of_the_few", 6),
        ("goblins", 8, "great_host", 8),
        ("goblins", 3, "strength", 7),
        ("goblins", 1, "courage_of_the_few weakness", 2),
        ("knights", 2, "weakness", 3),
        ("knights", 2, "weakness weakness", 3),
        ("druids", 3, "weakness weakness weakness", 3),
    ],
)
def test_the_order_in_which_numbers_change(people: str, armies: int, spells: str, cards: int) -> None:
    """Minimum with cap first, then Weakness, which leaves one card to be played."""
    assert number(people, armies, spells)[0] == cards


@pytest.mark.rule("LUT-9.9", "LUT-9.10")
@pytest.mark.parametrize(
    ("spells", "cards"), [("great_host great_host", 3), ("courage_of_the_few", 4), ("strength", 4)]
)
def test_against_orcs_two_armies_are_counted_at_most(spells: str, cards: int) -> None:
    assert number("elves", 8, spells, orcs=True)[0] == cards


@pytest.mark.rule("LUT-9.10", "LUT-19.1c")
@pytest.mark.parametrize(("armies", "weak", "cards"), [(2, False, 2), (2, True, 1), (3, True, 2), (3, False, 3)])
def test_the_gift_is_subtracted_after_weakness(armies: int, weak: bool, cards: int) -> None:
    """A gift before Weakness would leave two cards to two armies."""
    field = fight(3, armies, peoples="bards shapeshifters", hands={"A": "weakness" if weak else ""})
    if weak:
        field.play("play weakness")
    assert drawn(field.play("return miss", "give miss"), "B") == [cards]


# The value of cards.


def potential(cards: str, people: str = "elves", *, city: bool = False) -> int:
    """Of cards played by attackers."""
    peoples = f"{people} {'elves' if people == 'shapeshifters' else 'shapeshifters'}"
    field = fought(fight(3, 3, cards.ljust(6, "M"), peoples=peoples, city=city))
    return hits(field, "B")[0].potential


def potential_in_defence(cards: str, people: str, *, city: bool = False) -> int:
    """Of cards played by defenders."""
    field = fought(fight(3, 3, b=cards.ljust(6, "M"), peoples=f"elves {people}", city=city))
    return hits(field, "A")[0].potential


@pytest.mark.rule("LUT-9.16", "LUT-9.17", "LUT-9.3", "LUT-19.5b", "LUT-19.10a", "LUT-19.10b")
@pytest.mark.parametrize(
    ("card", "open_", "sheltered", "giants", "goblins"),
    [
        ("M", 0, 0, (0, 0), (0, 0)),
        ("H", 1, 0, (1, 0), (1, 0)),
        ("C", 1, 1, (2, 1), (1, 1)),
        ("X", 2, 1, (2, 2), (1, 1)),
        ("S", 0, 0, (0, 0), (0, 0)),
    ],
)
def test_the_table_of_values(
    card: str, open_: int, sheltered: int, giants: tuple[int, int], goblins: tuple[int, int]
) -> None:
    for people in ("elves", "orcs", "dwarves", "shapeshifters"):
        assert (potential(card, people), potential(card, people, city=True)) == (open_, sheltered)
    assert (potential(card, "giants"), potential(card, "giants", city=True)) == giants
    assert (potential(card, "goblins"), potential(card, "goblins", city=True)) == goblins


@pytest.mark.rule("LUT-9.16", "LUT-9.3", "LUT-19.10c")
@pytest.mark.parametrize(
    ("card", "plain", "giants", "goblins"), [("H", 1, 1, 1), ("C", 1, 1, 1), ("X", 2, 2, 1), ("S", 0, 0, 0)]
)
def test_attackers_of_a_city_are_not_sheltered(card: str, plain: int, giants: int, goblins: int) -> None:
    for people, worth in (("shapeshifters", plain), ("giants", giants), ("goblins", goblins)):
        assert potential_in_defence(card, people, city=True) == worth


@pytest.mark.rule("LUT-9.16")
def test_the_cards_of_a_side_add_up() -> None:
    assert (potential("HCX"), potential("HCX", city=True), potential("HHHHX", "goblins")) == (4, 2, 5)


@pytest.mark.rule("LUT-9.17", "LUT-1.9")
def test_nobody_is_asked_what_a_hero_strike_counts_as() -> None:
    assert trace(fight(3, 3, "XMM M", city=True)) == ["return A", "return B"]


@pytest.mark.rule("LUT-9.16", "LUT-9.18", "LUT-19.10a", "LUT-19.10b", "LUT-19.10c")
def test_ex_11_giants() -> None:
    """EX-11"""
    assert (potential("CXM", "giants"), potential("CXM", "giants", city=True)) == (4, 3)
    assert potential_in_defence("CXM", "giants", city=True) == 3
    for at, golems, left in (("LUT2", 4, 1), ("LUT0", 4, 2)):
        field = fought(fight(8, golems, "CXM M", peoples="giants shapeshifters", at=at, golems=True))
        assert field.at(at) == f"golems {left}<A4"


# Golems.


@pytest.mark.rule("LUT-9.18", "LUT-15.5")
def test_golems_hit_once_each_and_draw_nothing() -> None:
    field = fought(fight(7, 3, "HMM M MMM M", at="LUT2", golems=True), 2)
    assert [one.potential for one in hits(field, "A")] == [3, 2]
    assert losses(field, "A") == [3, 2]
    assert counts(field)[:2] == [(7, 3, 4, 0), (4, 2, 4, 0)]
    assert drawn(field, "B") == []


@pytest.mark.rule("LUT-9.18")
def test_golems_that_fall_in_a_combat_round_still_hit() -> None:
    assert losses(fought(fight(4, 2, "XMM M", at="LUT2", golems=True)), "A") == [2]


@pytest.mark.rule("LUT-9.18", "LUT-9.3")
@pytest.mark.parametrize(("at", "destroyed"), [("LUT2", 4), ("LUT0", 2)])
def test_cards_hit_golems_as_they_hit_armies(at: str, destroyed: int) -> None:
    field = fought(fight(8, 5, "HCX M", at=at, golems=True))
    assert field.at(at) == f"golems {5 - destroyed}<A3"


@pytest.mark.rule("LUT-9.18")
def test_attacking_golems_do_plain_hits() -> None:
    field = fought(golems_attack(4, "HMM M"))
    assert (hits(field, "B")[0].potential, losses(field, "B")) == (2, [2])


# Prevention and losses.


@pytest.mark.rule("LUT-9.19")
@pytest.mark.parametrize(
    ("cards", "shields", "lost"), [("XMM", "SMM", 1), ("XMM", "SSM", 0), ("HCM", "SMM", 1), ("MMM", "SSS", 0)]
)
def test_each_shield_cancels_one_point(cards: str, shields: str, lost: int) -> None:
    field = fought(fight(3, 3, f"{cards}M", f"{shields}M"))
    assert losses(field, "B") == [lost]


@pytest.mark.rule("LUT-9.19", "LUT-19.10a")
def test_a_shield_cancels_one_point_of_a_giants_city_hit() -> None:
    assert losses(fought(fight(3, 3, "CMM M", "SMM M", peoples="giants shapeshifters")), "B") == [1]


def with_skin(cards: str, own: str, peoples: str, rounds: int = 1) -> Table:
    """B plays Stone Skin in the first combat round."""
    field = fight(3, 8, cards, own, peoples=peoples, hands={"B": "stone_skin"})
    field.go("return miss", "return miss").go("play stone_skin")
    return fought(field, rounds)


@pytest.mark.rule("LUT-9.20", "LUT-22.5")
def test_stone_skin_prevents_what_shields_left() -> None:
    one = hits(with_skin("XXM M MMMM", "SMM M MMMM", "elves shapeshifters"), "B")[0]
    assert (one.potential, one.shields, one.skin, one.armies) == (4, 1, 2, 1)


@pytest.mark.rule("LUT-9.20", "LUT-19.12a")
def test_stone_skin_comes_before_the_dwarves_ignored_hit() -> None:
    field = with_skin("XMM M XMM M", "MMM M MMM M", "elves dwarves", 2)
    assert [(one.skin, one.ignored, one.armies) for one in hits(field, "B")] == [(2, 0, 0), (0, 1, 1)]


@pytest.mark.rule("LUT-9.20", "LUT-19.12a")
def test_stone_skin_and_the_ignored_hit_both_work() -> None:
    field = with_skin("XXM M", "MMM M", "elves dwarves")
    assert [(one.skin, one.ignored, one.armies) for one in hits(field, "B")] == [(2, 1, 1)]


@pytest.mark.rule("LUT-9.20", "LUT-20.2b")
def test_ghosts_are_destroyed_before_armies() -> None:
    field = fought(fight(3, 2, "XXM M MMMM", "MMMM MMMM", city=True, runes="- ghosts").play("yes"))
    assert [(one.ghosts, one.armies) for one in hits(field, "B")] == [(2, 0)]
    field = fight(
        3, 2, "XXC M MMMM MMMM", "MMMM MMMM MMMM", peoples="giants shapeshifters", city=True, runes="- ghosts"
    )
    fought(field.play("yes"))
    assert [(one.ghosts, one.armies, one.left) for one in hits(field, "B")] == [(3, 2, 0)]


@pytest.mark.rule("LUT-9.20", "LUT-20.9c")
@pytest.mark.parametrize(("cards", "gone"), [("HMM", (0, 1, 0)), ("XXM", (0, 2, 2)), ("SMM", (0, 0, 0))])
def test_hostages_are_destroyed_before_armies(cards: str, gone: tuple[int, int, int]) -> None:
    field = fought(fight(3, 3, f"{cards}M MMMM", runes="- enslavement", captives=(0, 2)))
    assert [(one.ghosts, one.hostages, one.armies) for one in hits(field, "B")] == [gone]


@pytest.mark.rule("LUT-9.20")
def test_both_sides_lose_at_the_same_time_and_from_the_same_cards() -> None:
    field = fought(fight(2, 2, "XMM", "XMM"))
    assert (losses(field, "A"), losses(field, "B"), field.at("NUR1")) == ([2], [2], "empty")


@pytest.mark.rule("LUT-9.21", "LUT-1.10")
def test_damage_beyond_the_pieces_is_lost() -> None:
    field = fought(fight(3, 1, "XXX M", "MM"))
    assert [(one.potential, one.armies, one.left) for one in hits(field, "B")] == [(6, 1, 0)]
    assert (field.at("NUR1"), field.at("BEL1")) == ("A3", "B1")
    golems = fought(fight(3, 1, "XXX M", at="LUT2", golems=True))
    assert (golems.at("LUT2"), golems.at("LUT3")) == ("A2", "golems 2")


@pytest.mark.rule("LUT-9.20", "LUT-19.12a")
def test_ex_12_dwarves() -> None:
    """EX-12"""
    field = fought(fight(3, 3, "HCM M HMM M", "SMM M MMM M", peoples="elves dwarves"), 2)
    steps = [(one.potential, one.potential - one.shields, one.ignored, one.armies) for one in hits(field, "B")]
    assert steps == [(2, 1, 1, 0), (1, 1, 0, 1)]


@pytest.mark.rule("LUT-9.20", "LUT-19.4a", "LUT-19.4b")
@pytest.mark.parametrize(
    ("attackers", "blocked", "reflected", "attackers_lose", "faeries_lose"),
    [("HMS", 1, 1, 0, 0), ("HXM", 2, 2, 2, 1), ("MMM", 0, 0, 0, 0)],
)
def test_ex_13_faeries(attackers: str, blocked: int, reflected: int, attackers_lose: int, faeries_lose: int) -> None:
    """EX-13"""
    field = fought(fight(3, 3, f"{attackers}M", "SSM M", peoples="elves faeries"))
    mine, theirs = hits(field, "A")[0], hits(field, "B")[0]
    assert (theirs.shields, mine.reflected, mine.armies, theirs.armies) == (
        blocked,
        reflected,
        attackers_lose,
        faeries_lose,
    )
