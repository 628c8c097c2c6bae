"""Who knows what, and what chance decides (LUT-23, 24)."""

from collections.abc import Iterator

import msgspec
import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import PROVINCE_OF
from manawell.games.lutao.events import (
    CardReturned,
    CardsOffered,
    CardsRevealed,
    CardsTurnedUp,
    CombatCardsDrawn,
    CombatCardsSeen,
    PeopleShown,
    SpellDiscarded,
    SpellKept,
    SpellsDrawn,
    SpellsGained,
    SpellsOffered,
)
from manawell.games.lutao.information.view import Folk, Spell, View
from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel.event import Event
from manawell.kernel.journal import SPECTATOR, Journal
from manawell.kernel.rng import rng_from
from tests.lutao.table import Table, table

THREE = "elves shapeshifters giants"
LANDS = "A NUR1 4; B NUR2 2; B SIG1 2; C RHU1 2"


def told(field: Table, viewer: int, *kinds: type[Event]) -> list[Event]:
    return [event for event in field.journal.told_to(viewer) if isinstance(event, kinds)]


def hand(view: View, people: int) -> list[str]:
    """`?` for unknown cards; `*` for marked ones, `'` for those from Lutao."""
    return [
        (card.spell or "?") + ("*" if card.marked else "") + ("'" if card.lutao else "")
        for card in view.peoples[people].hand
    ]


def walk(seed: int, length: int, every: int, **options: object) -> Iterator[Lutao]:
    """Positions of a random game."""
    rng = rng_from(f"walk {seed}".encode())
    state = GAME.new(GAME.settle(options), rng_from(f"game {seed}".encode()))
    for number in range(length):
        moves = state.moves()
        if not moves:
            return
        if number % every == 0:
            yield state
        state.play(moves[int(rng.below(len(moves)))])


# Set-up.


@pytest.mark.rule("LUT-23.1", "LUT-3.3")
def test_the_three_cards_drawn_at_set_up_are_known_to_their_player_only() -> None:
    field = Table(GAME.new(GAME.settle({"players": "3"}), rng_from(b"offers")))
    for seat in range(3):
        shown = field.view(seat).peoples
        assert [None not in folk.peoples + folk.runes for folk in shown] == [seat == other for other in range(3)]
        assert all(len(folk.peoples) == len(folk.runes) == 3 for folk in shown)
    assert all(set(folk.peoples + folk.runes) == {None} for folk in field.view(SPECTATOR).peoples)
    journal = Journal()
    GAME.new(GAME.settle({"players": "3"}), rng_from(b"offers"), journal)
    assert [len([one for one in journal.told_to(seat) if isinstance(one, CardsOffered)]) for seat in range(-1, 3)] == [
        0,
        1,
        1,
        1,
    ]


@pytest.mark.rule("LUT-23.1", "LUT-3.3", "LUT-3.4")
def test_choices_are_shown_when_the_last_has_chosen() -> None:
    field = Table(GAME.new(GAME.settle({"players": "3"}), rng_from(b"offers")))
    moves = [field.legal[0]]
    field.play(field.legal[0])
    assert (field.view(1).peoples[0].card, field.view(1).peoples[0].rune) == (None, None)
    assert field.view(0).peoples[0].card == moves[0].split()[1]
    other = Table(GAME.new(GAME.settle({"players": "3"}), rng_from(b"offers")))
    other.play(other.legal[-1])
    assert [field.view(seat) == other.view(seat) for seat in (0, 1, 2, SPECTATOR)] == [False, True, True, True]
    field.play(field.legal[0])
    assert field.happened(PeopleShown) == []
    field.play(field.legal[0])
    shown = [(event.people, event.rune) for event in field.happened(PeopleShown)]
    assert shown[0] == tuple(moves[0].split()[1:])
    assert [folk.card for folk in field.view(SPECTATOR).peoples] == [people for people, _ in shown]


# Spells.

HANDS = {"A": "storm levy*", "B": "lightning lightning' firestorm*", "C": "strength"}


@pytest.mark.rule("LUT-23.1", "LUT-13.5")
def test_of_a_hand_others_see_the_number_and_the_marks() -> None:
    field = table(LANDS, peoples=THREE, runes="wrath ghosts flying", hands=HANDS)
    assert hand(field.view(1), 1) == ["lightning", "lightning'", "firestorm*"]
    for viewer in (0, 2, SPECTATOR):
        assert hand(field.view(viewer), 1) == ["?", "?'", "?*"]
    assert hand(field.view(), 1) == ["lightning", "lightning'", "firestorm*"]


@pytest.mark.rule("LUT-20.11c", "LUT-23.1")
@pytest.mark.parametrize(
    ("runes", "taken", "seen"),
    [
        ("wisdom ghosts flying", "", ["lightning", "firestorm*", "?'"]),
        ("wisdom ghosts flying", "Ap", ["lightning", "firestorm*", "?'"]),
        ("wisdom ghosts flying", "Ar", ["lightning", "lightning'", "firestorm*"]),
        ("ghosts wisdom flying", "", ["?", "?'", "?*"]),
        ("moons=wisdom,wrath,choice ghosts flying", "", ["lightning", "firestorm*", "?'"]),
        ("moons=wrath,wisdom,choice ghosts flying", "", ["?", "?'", "?*"]),
    ],
)
def test_wisdom_sees_the_hands_of_the_others(runes: str, taken: str, seen: list[str]) -> None:
    field = table(LANDS, peoples=THREE, runes=runes, taken=taken, hands=HANDS)
    assert hand(field.view(0), 1) == seen
    assert hand(field.view(2), 1) == ["?", "?'", "?*"]


@pytest.mark.rule("LUT-20.11c", "LUT-22.15", "LUT-20.11b")
def test_banned_wisdom_sees_nothing_and_holds_four() -> None:
    hands = HANDS | {"C": "rune_ban"}
    field = table(LANDS, peoples=THREE, runes="wisdom ghosts flying", hands=hands, step="before_turn", order="CAB")
    assert field.view().peoples[0].limit == 7
    field.play("play rune_ban", "against elves", *["pass"] * 2)
    assert (hand(field.view(0), 1), field.view().peoples[0].limit) == (["?", "?'", "?*"], 4)


@pytest.mark.rule("LUT-23.1", "LUT-13.1")
def test_a_drawn_spell_is_told_to_its_player_only() -> None:
    field = table(LANDS, peoples=THREE, cities="NUR1", step="scoring", spells="levy", hands={"C": "storm"}).play("pass")
    assert told(field, 0, SpellsGained, SpellsDrawn) == [SpellsGained("elves", ("levy",), "cities")]
    for viewer in (1, 2, SPECTATOR):
        assert told(field, viewer, SpellsGained, SpellsDrawn) == [SpellsDrawn("elves", 1, "cities")]


@pytest.mark.rule("LUT-23.1", "LUT-20.8a")
def test_the_cards_of_choice_are_secret_but_its_discards_are_not() -> None:
    runes, spells = "choice ghosts flying", "levy storm"
    field = table(
        LANDS, peoples=THREE, runes=runes, cities="NUR1", step="scoring", spells=spells, hands={"C": "strength"}
    ).play("pass")
    offered = SpellsOffered("elves", ("storm", "levy"), 1)
    assert told(field, 0, SpellsOffered, SpellsDrawn) == [offered]
    assert told(field, 1, SpellsOffered, SpellsDrawn) == [SpellsDrawn("elves", 1, "cities")]
    assert [view.errands[0].cards for view in map(field.view, (0, 1, SPECTATOR))] == [
        ("storm", "levy"),
        (None, None),
        (None, None),
    ]
    field.play("keep levy")
    assert told(field, 1, SpellKept, SpellDiscarded) == [SpellDiscarded("elves", "storm", "choice")]
    assert field.view(1).spell_discards[SPELLS.index("storm")] == 1


@pytest.mark.rule("LUT-23.1", "LUT-13.2")
def test_surplus_cards_are_discarded_openly() -> None:
    field = table(LANDS, peoples=THREE, step="learned", hands={"A": "storm levy levy levy strength"}).play("pass")
    field.play("discard storm")
    for viewer in (1, SPECTATOR):
        assert told(field, viewer, SpellDiscarded) == [SpellDiscarded("elves", "storm", "limit")]
        assert field.view(viewer).spell_discards[SPELLS.index("storm")] == 1


@pytest.mark.rule("LUT-23.1", "LUT-22.13", "LUT-13.5")
def test_thief_and_victim_know_the_stolen_card() -> None:
    field = table(LANDS, peoples=THREE, hands={"A": "mind_theft", "B": "lightning*"}, step="before_turn")
    field.play("play mind_theft", "against shapeshifters", "pass")
    assert [hand(field.view(viewer), 0) for viewer in (0, 1, 2, SPECTATOR)] == [
        ["lightning"],
        ["lightning"],
        ["?"],
        ["?"],
    ]


@pytest.mark.rule("LUT-23.1")
def test_what_the_victim_knew_is_unsure_when_a_card_of_that_kind_is_played() -> None:
    hands = {"A": "mind_theft lightning", "B": "lightning*"}
    field = table(LANDS, peoples=THREE, hands=hands, step="before_turn")
    field.play("play mind_theft", "against shapeshifters", "pass")
    assert hand(field.view(1), 0) == ["lightning", "?"]
    field.play("play lightning", "at RHU1")
    assert (hand(field.view(1), 0), hand(field.view(0), 0)) == (["?"], ["lightning"])


@pytest.mark.rule("LUT-23.1")
def test_of_the_spell_pile_everybody_knows_the_number_only() -> None:
    field = table(LANDS, peoples=THREE, hands=HANDS)
    for viewer in (0, 1, 2, SPECTATOR):
        assert (field.view(viewer).spell_pile, field.view(viewer).spells) == (60 - 6, None)


@pytest.mark.rule("LUT-23.1", "LUT-22.16", "LUT-22.17")
@pytest.mark.parametrize(("spell", "stack"), [("rune_shift", "rune_stack"), ("new_blood", "people_stack")])
def test_the_two_cards_of_a_change_are_seen_by_their_player_only(spell: str, stack: str) -> None:
    field = table(LANDS, peoples=THREE, runes="wrath ghosts flying", hands={"A": spell}, step="before_turn")
    field.play(f"play {spell}")
    cards = field.view(0).errands[0].cards
    assert (len(cards), None in cards) == (2, False)
    assert (field.view(1).errands[0].cards, told(field, 1, CardsTurnedUp)) == ((None, None), [])
    mine, theirs = set(getattr(field.view(0), stack)), set(getattr(field.view(1), stack))
    assert theirs - mine == set(cards)


# Battles.


def battle() -> Table:
    piles = {"A": "MHCX SSSS", "B": "MMS HHH"}
    field = table(LANDS, peoples="giants shapeshifters elves", piles=piles)
    return field.play("move NUR1", "to NUR2", "take 3", "end")


@pytest.mark.rule("LUT-23.1", "LUT-25.2")
def test_combat_cards_are_secret_until_they_are_revealed() -> None:
    field = battle()
    sides = [field.view(viewer).battle for viewer in (0, 1, 2)]
    hands = [tuple(side.hand for side in fight.sides) for fight in sides if fight is not None]
    mine, theirs = ("miss", "hit", "city_hit", "hero"), ("miss", "miss", "shield")
    assert hands == [(mine, (None,) * 3), ((None,) * 4, theirs), ((None,) * 4, (None,) * 3)]
    assert told(field, 0, CombatCardsSeen, CombatCardsDrawn) == [
        CombatCardsSeen("giants", mine),
        CombatCardsDrawn("shapeshifters", 3),
    ]
    field.play("return miss")
    assert told(field, SPECTATOR, CardsRevealed, CardReturned) == []
    field.play("return shield")
    revealed = [CardsRevealed("giants", mine[1:]), CardsRevealed("shapeshifters", ("miss", "miss"))]
    assert told(field, SPECTATOR, CardsRevealed, CardReturned) == revealed


@pytest.mark.rule("LUT-23.1", "LUT-9.12")
def test_of_returned_cards_others_know_the_number_only() -> None:
    field = battle().play("return miss", "return shield")
    folks = [field.view(viewer).peoples[1] for viewer in (1, 0, SPECTATOR)]
    sunk = folks[0].sunk
    assert [folk.sunk for folk in folks[1:]] == [(None,) * len(sunk)] * 2
    assert ("shield" in sunk, len({folk.pile for folk in folks})) == (True, 1)
    assert all(folk.discards == folks[0].discards for folk in folks)


@pytest.mark.rule("LUT-23.1")
def test_everything_else_is_open_to_all() -> None:
    field = table(
        LANDS + "; A LUT7 2 h B1",
        peoples="shapeshifters=knights druids giants",
        runes="moons=enslavement,wrath,choice ghosts flying",
        cities="SIG1",
        ships="NUR2 E",
        taken="Ap",
        controller="C 2",
        sticks={"B": 4},
        reserve={"B": "2 armies 1 ship"},
        hands=HANDS,
    )
    private = {"viewer", "peoples", "spells"}
    seen = [msgspec.structs.asdict(field.view(viewer)) for viewer in (0, 1, 2, SPECTATOR)]
    for view in seen[1:]:
        assert {name: view[name] for name in view if name not in private} == {
            name: seen[0][name] for name in seen[0] if name not in private
        }
        for mine, theirs in zip(seen[0]["peoples"], view["peoples"], strict=True):
            assert _open(mine) == _open(theirs)


def _open(folk: Folk) -> Folk:
    """What is no secret of a people."""
    blank = tuple(Spell(spell=None, marked=False, lutao=False, seen=()) for _ in folk.hand)
    return msgspec.structs.replace(folk, hand=blank)


# What is hidden can be imagined.

GAMES = [
    ("standard", "2", "standard"),
    ("standard", "4", "random"),
    ("beginner", "3", "strategic"),
    ("pro", "2", "standard"),
]


@pytest.mark.rule("LUT-23.1")
@pytest.mark.parametrize(("mode", "players", "board"), GAMES)
def test_an_imagined_position_looks_the_same_to_who_imagines_it(mode: str, players: str, board: str) -> None:
    chosen = {"mode": mode, "board": board} | ({} if mode == "pro" else {"players": players})
    for number, state in enumerate(walk(1, 1500, 53, **chosen)):
        for viewer in range(state.seats):
            view = GAME.view(state, viewer)
            imagined = GAME.imagine(view, rng_from(f"{number}".encode()))
            assert GAME.view(imagined, viewer) == view


@pytest.mark.rule("LUT-23.1")
def test_hidden_hands_are_drawn_from_what_is_nowhere_to_be_seen() -> None:
    field = table(LANDS, peoples=THREE, hands={"A": "famine", "B": "storm storm", "C": "levy"}, spells="levy new_blood")
    held = [card for letter in "ABC" for card in field.people(letter).hand]
    field.state.spell_discards = [
        copies - field.state.spell_pile[kind] - held.count(kind)
        for kind, copies in enumerate(field.state.material.spells)
    ]
    found = set()
    for number in range(40):
        imagined = GAME.imagine(field.view(0), rng_from(f"{number}".encode()))
        assert imagined.peoples[0].hand == field.people("A").hand
        found |= {SPELLS[card] for one in imagined.peoples[1:] for card in one.hand}
        total = [
            imagined.spell_pile[kind]
            + imagined.spell_discards[kind]
            + sum([card & 31 for card in one.hand].count(kind) for one in imagined.peoples)
            for kind in range(len(SPELLS))
        ]
        assert total == field.state.material.spells
    assert found == {"storm", "levy", "new_blood"}


@pytest.mark.rule("LUT-23.1", "LUT-20.6a")
def test_hidden_traps_are_imagined_elsewhere() -> None:
    field = table(LANDS + "; A CAN1 1", peoples=THREE, runes="traps ghosts flying", traps=["NUR1"])
    places = {GAME.imagine(field.view(1), rng_from(f"{number}".encode())).traps[0] for number in range(200)}
    assert places == {PROVINCE_OF["NUR1"], PROVINCE_OF["CAN1"]}  # where their holder stands
    assert GAME.imagine(field.view(0), rng_from(b"x")).traps == field.state.traps


# Chance.


@pytest.mark.rule("LUT-24.1")
@pytest.mark.parametrize("board", ["standard", "random", "strategic"])
def test_the_same_seed_and_the_same_decisions_give_the_same_game(board: str) -> None:
    first, second = ([GAME.save(state) for state in walk(7, 600, 40, players="3", board=board)] for _ in range(2))
    assert first == second
    assert len({saved.place for saved in first}) > 5


@pytest.mark.rule("LUT-24.1", "LUT-3.7", "LUT-3.8", "LUT-3.11")
def test_set_up_depends_on_the_seed_alone() -> None:
    views = []
    for seed in (b"one", b"one", b"two"):
        field = Table(GAME.new(GAME.settle({"players": "2"}), rng_from(seed)))
        while field.asks[0] == "choose":
            field.play(field.legal[0])
        views.append(field.view())
    assert (views[0] == views[1], views[0] == views[2]) == (True, False)
    assert views[0].provinces != views[2].provinces


@pytest.mark.rule("LUT-24.1", "LUT-12.4")
def test_ties_in_the_turn_order_are_drawn() -> None:
    orders = set()
    for outcome in range(2):
        field = table("A NUR1 3; B SIG1 3", peoples="elves giants", active="B", step="forming").chance(outcome)
        orders.add(field.play("end").order)
    assert orders == {"AB", "BA"}


@pytest.mark.rule("LUT-24.1", "LUT-9.14", "LUT-13.4")
def test_a_decision_draws_no_chance_of_its_own() -> None:
    field = table(LANDS, peoples=THREE).chance()
    field.play("move NUR1", "to NUR3", "take 1", "end", "end")
    assert field.asks == ("move", "B")
