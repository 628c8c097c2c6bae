"""How a game is set up (LUT-3), and what lies in the box (LUT-27)."""

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.components.cards import SPELLS, STANDARD
from manawell.games.lutao.components.tables import (
    COMBAT_CARDS,
    COORDINATES,
    DATA,
    GOLEM_PIECES,
    GUARDS,
    ISLAND_HEXES,
    LUTAO,
    NONE,
    PEOPLE_ARTEFACT,
    PEOPLES,
    PROVINCES,
    RUNE_ARTEFACT,
    RUNES,
)
from manawell.games.lutao.events import (
    ArtefactsLaid,
    ChoiceMade,
    OrderSet,
    PeopleShown,
    PowerBorrowed,
    ProvincesDealt,
    RoundBegun,
    SpellsGained,
)
from manawell.kernel.rng import rng_from
from tests.lutao.table import LETTERS, Table, table


def new(seed: bytes = b"seed", **options: str) -> Table:
    """A game before the first choice."""
    return Table(GAME.new(GAME.settle(options), rng_from(seed)))


def begun(seed: bytes = b"seed", **options: str) -> Table:
    """All players have taken the first cards offered that do nothing at the start."""
    field = new(seed, **options)
    while field.asks[0] == "choose":
        field.play(plain(field)[0])
    return field


def plain(field: Table) -> list[str]:
    """Choices without an ability at the start."""
    return [move for move in field.legal if not {"shapeshifters", "moons", "wisdom"} & set(move.split())]


def dealt(seed: bytes = b"seed", **options: str) -> dict[str, ProvincesDealt]:
    return {event.people: event for event in begun(seed, **options).happened(ProvincesDealt)}


# Order, golems, peoples.


@pytest.mark.rule("LUT-3.1")
def test_the_order_of_the_set_up() -> None:
    field = begun(players="3")
    kinds = [type(event) for event, _ in field.journal.entries]
    wanted = [ChoiceMade, PeopleShown, ArtefactsLaid, ProvincesDealt, OrderSet, RoundBegun]
    assert [kind for place, kind in enumerate(kinds) if kind in wanted and kind != kinds[place - 1]] == wanted
    assert field.asks[0] == "place"


@pytest.mark.rule("LUT-3.2", "LUT-27.6")
def test_golems_guard_lutao_and_three_remain() -> None:
    field = begun()
    assert [field.at(f"LUT{number}") for number in range(12)] == ["golems 3"] + ["golems 2"] * 6 + ["golems 1"] * 5
    assert (sum(GUARDS), GOLEM_PIECES, field.view().golem_supply) == (20, 23, 3)
    assert [province.id for province in field.view().provinces if province.city] == ["LUT0"]


@pytest.mark.rule("LUT-3.3")
def test_each_people_keeps_one_of_three_peoples_and_one_of_three_runes() -> None:
    field = new(players="4")
    seen: set[str] = set()
    for letter in LETTERS:
        moves = [move.split()[1:] for move in field.legal]
        peoples, runes = {people for people, _ in moves}, {rune for _, rune in moves}
        assert (field.asks, len(moves), len(peoples), len(runes)) == (("choose", letter), 9, 3, 3)
        assert not seen & (peoples | runes)
        seen |= peoples | runes
        field.play(field.legal[4])
    assert seen == set(PEOPLES) | set(RUNES)


@pytest.mark.rule("LUT-3.3")
def test_a_card_that_was_not_offered_is_refused() -> None:
    field = new()
    offered = {move.split()[1] for move in field.legal}
    rune = field.legal[0].split()[2]
    foreign = next(people for people in PEOPLES if people not in offered)
    assert field.refusal(f"choose {foreign} {rune}").rule == "LUT-3.3"


@pytest.mark.rule("LUT-3.3", "LUT-3.4")
def test_choices_are_secret_until_the_last_one_and_open_afterwards() -> None:
    field = new(players="3")
    choices = []
    for _ in range(2):
        choices.append(field.legal[0].split()[1:])
        field.play(field.legal[0])
    assert [folk.card for folk in field.view(2).peoples] == [None, None, None]
    assert field.view(0).peoples[0].card == choices[0][0]
    assert not field.happened(PeopleShown)
    choices.append(field.legal[0].split()[1:])
    field.play(field.legal[0])
    for viewer in range(3):
        assert [[folk.card, folk.rune] for folk in field.view(viewer).peoples] == choices
    assert [[event.people, event.rune] for event in field.happened(PeopleShown)] == choices


@pytest.mark.rule("LUT-3.3")
def test_all_cards_not_kept_form_the_unused_stacks() -> None:
    field = begun(players="3")
    folk = field.view().peoples
    assert sorted((*field.view().people_stack, *(str(one.card) for one in folk))) == sorted(PEOPLES)
    assert sorted((*field.view().rune_stack, *(str(one.rune) for one in folk))) == sorted(RUNES)
    assert len(field.view().people_stack) == 9


# Material.


@pytest.mark.rule("LUT-3.5", "LUT-3.8", "LUT-3.10")
@pytest.mark.parametrize(("players", "armies", "cards"), [("2", 75, 42), ("3", 50, 28), ("4", 38, 21)])
def test_armies_and_province_cards_by_number_of_peoples(players: str, armies: int, cards: int) -> None:
    field = begun(players=players)
    shares = field.happened(ProvincesDealt)
    assert [len(share.provinces) + share.standards for share in shares] == [cards] * int(players)
    assert [one.supply for one in field.state.peoples] == [armies - cards] * int(players)
    assert [one.reserve for one in field.state.peoples] == [share.standards for share in shares]


@pytest.mark.rule("LUT-3.6", "LUT-3.12")
def test_what_every_people_gets() -> None:
    for one in begun(players="4", seed=b"2").view().peoples:
        assert (one.cities, one.ships, one.sticks, one.points) == (1, 0, 0, 0)
        assert (one.pile, one.deck, one.discards) == (23, (10, 3, 5, 1, 4), (0, 0, 0, 0, 0))
        assert (one.people_artefact, one.rune_artefact) == (False, False)
        assert one.artefact_card is not None
        assert len(one.hand) == (2 if one.rune == "wisdom" else 0)


@pytest.mark.rule("LUT-3.12", "LUT-27.5")
def test_sixty_spells_lie_in_one_common_pile() -> None:
    field = table("A NUR1 1; B SIG1 1", round_=1)
    assert field.view().spell_pile == sum(STANDARD.spells) == 60
    assert len(SPELLS) == 25
    assert begun().view().spell_pile == 60


@pytest.mark.rule("LUT-3.7", "LUT-27.3")
def test_the_artefact_cards() -> None:
    assert [(PROVINCES[one], PROVINCES[other]) for one, other in zip(PEOPLE_ARTEFACT, RUNE_ARTEFACT, strict=True)] == [
        ("LUT4", "LUT7"),
        ("LUT6", "LUT8"),
        ("LUT2", "LUT9"),
        ("LUT3", "LUT10"),
    ]


@pytest.mark.rule("LUT-27.3")
def test_every_artefact_card_means_the_same_work() -> None:
    for one, other in zip(PEOPLE_ARTEFACT, RUNE_ARTEFACT, strict=True):
        (q, r), (other_q, other_r) = (COORDINATES[ISLAND_HEXES[province - LUTAO]] for province in (one, other))
        dq, dr = q - other_q, r - other_r
        assert (abs(dq) + abs(dr) + abs(dq + dr)) // 2 == 3
        assert (GUARDS[one], GUARDS[other]) == (2, 1)
    assert len({*PEOPLE_ARTEFACT, *RUNE_ARTEFACT}) == 8


@pytest.mark.rule("LUT-3.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_as_many_artefact_cards_as_peoples_are_dealt(players: int) -> None:
    dealings = set()
    for seed in range(12):
        laid = begun(bytes([seed]), players=str(players)).happened(ArtefactsLaid)
        assert sorted(event.number for event in laid) == list(range(1, players + 1))
        dealings.add(tuple(event.number for event in laid))
    assert len(dealings) > 1


# Occupation and turn order.


@pytest.mark.rule("LUT-3.8", "LUT-3.9", "LUT-27.2")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_land_province_starts_with_one_army(players: str) -> None:
    field = begun(players=players)
    owned = [province for share in field.happened(ProvincesDealt) for province in share.provinces]
    assert sorted(owned) == sorted(PROVINCES[:LUTAO])
    for letter, share in zip(LETTERS, field.happened(ProvincesDealt), strict=False):
        assert {field.at(province) for province in share.provinces} == {f"{letter}1"}


@pytest.mark.rule("LUT-3.10", "LUT-27.2")
def test_32_standards_wait_in_the_reserves() -> None:
    for players in ("2", "3", "4"):
        assert sum(one.reserve for one in begun(players=players).state.peoples) == 32


@pytest.mark.rule("LUT-3.11")
@pytest.mark.parametrize("seed", range(6))
def test_most_standards_first(seed: int) -> None:
    field = begun(bytes([seed]), players="4")
    standards = [field.state.peoples[people].reserve for people in field.state.order]
    assert standards == sorted(standards, reverse=True)
    assert field.asks == ("place", field.order[0])


@pytest.mark.rule("LUT-3.11")
def test_ties_are_broken_by_lot() -> None:
    """With two players and 16 standards each, either may begin."""
    starters = set()
    for seed in range(60):
        field = begun(b"tie" + bytes([seed]))
        if field.state.peoples[0].reserve == 16:
            starters.add(field.order)
    assert starters == {"AB", "BA"}


@pytest.mark.rule("LUT-3.13", "LUT-1.8")
def test_start_abilities_come_in_turn_order_and_a_power_before_the_own_rune() -> None:
    field = table(
        "A NUR1 1; B SIG1 1; C RHU1 1",
        peoples="shapeshifters druids elves",
        runes="moons wisdom assassin",
        order="BAC",
        active="B",
        step="starting",
        round_=0,
    )
    assert field.asks == ("moon", "A")
    assert len(field.hand("B")) == 2
    assert field.people("A").borrowed != NONE
    assert len(field.legal) == 3


@pytest.mark.rule("LUT-3.13", "LUT-3.12")
def test_the_holder_of_wisdom_starts_with_two_spells_and_the_shapeshifters_with_a_power() -> None:
    gained = borrowed = 0
    for seed in range(8):
        field = new(bytes([seed]), players="4")
        while field.asks[0] == "choose":
            field.play([move for move in field.legal if "moons" not in move and " shape" not in move][-1])
        assert not field.happened(PowerBorrowed)
        wise = [one.card for one in field.view().peoples if one.rune == "wisdom"]
        assert [(event.people, len(event.spells)) for event in field.happened(SpellsGained)] == [
            (card, 2) for card in wise
        ]
        gained += len(wise)
    field = new(b"shape", players="4")
    while field.asks[0] == "choose":
        fancy = [move for move in field.legal if "moons" not in move and "shapeshifters" in move]
        borrowed += len(fancy) > 0
        field.play(fancy[0] if fancy else plain(field)[0])
    assert gained
    assert (
        [event.people for event in field.happened(PowerBorrowed)] == ["shapeshifters"] * borrowed == ["shapeshifters"]
    )


@pytest.mark.rule("LUT-3.8", "LUT-3.9", "LUT-3.10", "LUT-3.11")
def test_ex_2_the_deal() -> None:
    """EX-2: 28 cards each; 17, 15 and 20 provinces with 11, 13 and 8 standards give the order B, A, C."""
    field = ex_2()
    assert [field.state.peoples[people].supply for people in range(3)] == [22, 22, 22]
    assert [field.state.peoples[people].reserve for people in range(3)] == [11, 13, 8]
    assert [sum(field.at(name) == f"{letter}1" for name in PROVINCES) for letter in "ABC"] == [17, 15, 20]
    assert field.order == "BAC"


def ex_2() -> Table:
    """The cards of the province deck in the order in which they are dealt: provinces 0 to 51, then standards."""
    provinces, standards = list(range(52)), list(range(52, 84))
    deck = []
    for number in (17, 15, 20):
        deck += [provinces.pop(0) for _ in range(number)] + [standards.pop(0) for _ in range(28 - number)]
    field = new(b"deal", players="3")
    field.play(plain(field)[0])
    field.play(plain(field)[0])
    return field.chance(*lots([0, 1, 2]), *lots(deck)).play(plain(field)[0])


def lots(wanted: list[int]) -> list[int]:
    """The outcomes with which the generator's shuffle turns 0, 1, 2, … into a wanted order."""
    items = list(range(len(wanted)))
    outcomes = []
    for last in range(len(items) - 1, 0, -1):
        other = items.index(wanted[last], 0, last + 1)
        outcomes.append(other)
        items[last], items[other] = items[other], items[last]
    return outcomes


# The box.


@pytest.mark.rule("LUT-27.1")
def test_the_combat_deck() -> None:
    assert dict(zip(COMBAT_CARDS, STANDARD.combat, strict=True)) == {
        "miss": 10,
        "hit": 3,
        "city_hit": 5,
        "hero": 1,
        "shield": 4,
    }


@pytest.mark.rule("LUT-27.2")
def test_the_province_deck() -> None:
    deck = DATA["province_deck"]
    assert (LUTAO + deck["standard_cards"], deck["standard_cards"]) == (84, 32)
    assert [84 % peoples for peoples in (2, 3, 4)] == [0, 0, 0]


@pytest.mark.rule("LUT-27.5")
def test_the_spells_by_kind_of_use() -> None:
    copies = dict(zip(SPELLS, STANDARD.spells, strict=True))
    battle = "strength courage_of_the_few great_host weakness stone_skin second_chance silence resurrection"
    harm = "lightning firestorm earthquake defectors mind_theft"
    order = "counterspell rune_ban rune_shift new_blood time_swirl"
    travel = "storm fair_wind phantom_ship teleport levy rich_harvest famine"
    groups = [sum(copies[spell] for spell in group.split()) for group in (battle, harm, order, travel)]
    assert groups == [21, 12, 12, 15]
    assert copies["counterspell"] == 6


@pytest.mark.rule("LUT-27.7")
def test_the_limit_leaves_room_for_games_of_the_measured_length() -> None:
    """Measured games last 4 to 11 rounds, so they end well before the default limit, and the limit can hold them."""
    assert GAME.settle({})["max_rounds"] == 20
    assert GAME.settle({"max_rounds": 11})["max_rounds"] == 11
