"""Solar flares and extinguished relics (GEG-19, GEG-20)."""

from collections.abc import Callable, Iterator

import pytest

from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.components.tables import CARDS
from manawell.games.gegensatz.events import CardReplaced
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY
from tests.gegensatz.table import Table, cards, solo

SYMBOLS = {"key": "R1 G2 P3 B4 X1", "skull": "B1 R2 G3 P4 X4", "ring": "P1 B2 R3 G4 X2", "feather": "G1 P2 B3 R4 X3"}

Player = Callable[[Gegensatz, Rng], int]


def shows(card: str) -> set[str]:
    """The numbers, the colour and the symbol of a card, as the specification lists them."""
    colour = {card[0]} & set("GPRB")
    return {*card[1:], *colour, *(symbol for symbol, relics in SYMBOLS.items() if card in relics.split())}


def rest(*zones: str) -> str:
    """The cards that lie in none of these zones: a pile of nine, when nothing is removed yet."""
    return " ".join(card for card in CARDS if card not in cards(" ".join(zones)))


def at_random(state: Gegensatz, rng: Rng) -> int:
    moves = state.moves()
    return moves[rng.below(len(moves))]


def walk(mode: str, difficulty: str, seed: int, player: Player = at_random) -> Iterator[Table]:
    """One game, shown before every decision and when it is over."""
    secret = f"{mode} {difficulty} {seed}"
    table = Table(GAME.new(GAME.settle({"mode": mode, "difficulty": difficulty}), rng_from(secret.encode())))
    yield from walk_on(table, rng_from(f"{secret} player".encode()), player)


def walk_on(table: Table, rng: Rng, player: Player = at_random) -> Iterator[Table]:
    """The rest of a game, by the choices of this player."""
    for _ in range(200):
        yield table
        if table.state.actor == NOBODY:
            return
        table.state.play(player(table.state, rng))
    raise AssertionError("a solo game does not end")


def turn_of(timeline: str, hand: str, wand: int, codex: str = "red") -> Table:
    """The start of a turn on normal, nothing removed yet."""
    codex_card, *pile = cards(rest(timeline, hand))
    return solo(timeline, hand, codex=codex, wand=wand, codex_card=codex_card, pile=" ".join(pile))


@pytest.mark.rule("GEG-19.1", "GEG-20.1")
def test_extinguished_relics_enter_the_hand_and_solar_flares_never_do() -> None:
    held = {card for seed in range(60) for table in walk("solo", "easy", seed) for card in table.hand()}
    assert held == set(CARDS) - {"S13", "S24"}


@pytest.mark.rule("GEG-19.2")
def test_a_solar_flare_counts_as_a_step_and_can_be_passed() -> None:
    table = turn_of("R1 S13 S24 G1 G2 P2 B2 B3 P4", "P3 R4 B1", wand=0)
    assert table.targets("P3") == [3]
    assert table.play("P3>3").timeline == cards("R1 S13 S24 P3 G2 P2 B2 B3 P4")


@pytest.mark.rule("GEG-19.1", "GEG-19.3")
def test_a_future_move_never_ends_on_a_solar_flare() -> None:
    table = turn_of("R1 G3 S24 S13 G2 P2 B2 B3 P4", "P3 R2 B1", wand=0)
    assert table.legal == ["B1>1", "sit-out"]


@pytest.mark.rule("GEG-19.1", "GEG-19.3")
def test_a_solar_flare_never_matches_towards_the_past() -> None:
    table = turn_of("S13 S24 G1 G2 G4 P2 P4 R3 R1", "B1 X3 X4", wand=8)
    assert table.targets("B1") == [6]
    assert table.targets("X3") == [2, 5]
    assert table.targets("X4") == [6]


@pytest.mark.rule("GEG-19.4")
@pytest.mark.parametrize(("flare", "sides"), [(4, ["left"]), (5, ["left"]), (6, ["left"]), (7, ["left", "right"])])
def test_one_solar_flare_closes_the_whole_side(flare: int, sides: list[str]) -> None:
    row = list(cards("X1 B4 G2 B1 X4 P4 P1 R3 R1"))
    row[flare] = "S13"
    table = turn_of(" ".join(row), "B2 B3 G3", wand=8, codex="purple").play("G3>3", "form:B2")
    assert table.legal == sides


@pytest.mark.rule("GEG-19.5", "GEG-23.7")
def test_a_solar_flare_at_the_wand_changes_no_move() -> None:
    timeline, hand = "P2 B3 G2 R1 P3 G1 B2 R2 R4", "P1 G4 B4"
    pile = "S13 X1 X2 X3 X4 S24 R3 B1 P4"
    table = solo(timeline, hand, codex="purple", wand=4, codex_card="G3", pile=pile)
    before = table.legal
    table.play("sit-out", "replace:4")
    assert table.timeline[4] == "S13"
    assert table.legal == before


@pytest.mark.rule("GEG-19.5")
def test_a_solar_flare_left_behind_at_the_old_position_closes_no_side_out_of_its_reach() -> None:
    table = turn_of("X1 B4 G2 B1 X4 P4 P1 S13 R1", "B2 B3 G3", wand=7, codex="purple")
    assert table.play("G3>3", "form:B2").legal == ["left", "right"]


@pytest.mark.rule("GEG-19.6")
def test_a_solar_flare_leaves_the_timeline_only_by_being_replaced() -> None:
    gone = 0
    for seed in range(80):
        lying: set[str] = set()
        for table in walk("solo_shrine", "normal", seed):
            now = {"S13", "S24"} & set(table.timeline)
            replaced = [event.replaced for event in table.told("A") if isinstance(event, CardReplaced)]
            assert lying - now <= set(replaced[-1:])
            gone += len(lying - now)
            lying = now
    assert gone > 20


@pytest.mark.rule("GEG-19.7", "GEG-23.4")
@pytest.mark.parametrize(("drawn", "matches"), [("G1", True), ("B3", True), ("P2", False), ("R4", False)])
def test_a_solar_flare_can_be_replaced_by_either_of_its_numbers(drawn: str, matches: bool) -> None:
    timeline = "S13 G2 P3 R2 B4 X1 X2 X3 X4"
    pile = f"{drawn} {rest(timeline, 'G3 G4 R3', 'P1', drawn)}"
    table = solo(timeline, "G3 G4 R3", codex="red", wand=8, codex_card="P1", pile=pile).play("sit-out")
    assert ("replace:0" in table.legal) == matches


@pytest.mark.rule("GEG-19.7", "GEG-23.4")
def test_a_drawn_solar_flare_replaces_either_of_its_numbers() -> None:
    timeline = "G1 G2 G3 G4 X1 X2 X3 X4 S24"
    pile = f"S13 {rest(timeline, 'P1 P2 P3 P4 S13')}"
    table = solo(timeline, "P1 P2 P3", codex="red", wand=0, codex_card="P4", pile=pile).play("sit-out")
    assert table.legal == ["replace:0", "replace:2", "replace:4", "replace:6"]


@pytest.mark.rule("GEG-20.1", "GEG-21.1")
@pytest.mark.parametrize(
    ("hand", "taken", "phase"),
    [
        ("G1 P1 B3", "B1", "paradox"),  # three ones
        ("G1 P1 B3", "X1", "move"),
        ("B2 G4 P3", "P1", "paradox"),  # three rings
        ("B2 G4 P3", "X2", "move"),
    ],
)
def test_one_extinguished_relic_in_the_hand_rules_a_paradox_out(hand: str, taken: str, phase: str) -> None:
    table = turn_of(f"R1 R2 R3 {taken} R4 P2 B4 G3 P4", hand, wand=0)
    table.play(f"{cards(hand)[2]}>3")
    assert taken in table.hand()
    assert table.all.phase == phase


@pytest.mark.rule("GEG-20.1")
def test_a_paradox_is_possible_once_the_extinguished_relic_is_played_away() -> None:
    table = turn_of("R1 P3 G4 R2 B4 P4 G3 B2 G2", "P1 P2 X1", wand=0, codex="green").play("X1>1")
    assert (table.hand(), table.all.phase) == (cards("P1 P2 P3"), "paradox")


@pytest.mark.rule("GEG-20.2")
def test_a_played_extinguished_relic_goes_back_by_its_symbol_only() -> None:
    table = turn_of("B2 P2 G4 X1 X3 X4 R3 R2 B4", "X2 G1 G2", wand=8)
    assert table.targets("X2") == [0, 2, 6]


@pytest.mark.rule("GEG-20.2")
def test_an_extinguished_relic_is_reached_by_its_symbol_only() -> None:
    table = turn_of("X1 X2 X3 X4 B1 B2 B3 B4 G4", "P3 G3 R3", wand=8)
    assert table.targets("P3") == [0, 7]  # keys
    assert table.targets("G3") == [3, 4]  # skulls
    assert table.targets("R3") == [1, 5]  # rings


@pytest.mark.rule("GEG-20.3")
@pytest.mark.parametrize(("card", "target"), [("X1", 3), ("X2", 4), ("X3", 5), ("X4", 6)])
def test_an_extinguished_relic_carries_the_wand_by_its_number(card: str, target: int) -> None:
    table = turn_of("G1 G2 G3 G4 P1 P2 P3 P4 R1", f"{card} B1 B2", wand=2)
    assert [index for index in table.targets(card) if index > 2] == [target]


@pytest.mark.rule("GEG-20.4")
def test_three_extinguished_relics_can_be_taken_from_a_side() -> None:
    table = turn_of("X1 X4 X2 B1 R4 P4 P1 R3 R1", "B2 B3 G3", wand=7, codex="purple")
    table.chance(0).play("G3>3", "form:B2", "left")
    assert table.hand() == cards("X1 X2 X4")


@pytest.mark.rule("GEG-20.5", "GEG-23.4")
def test_a_drawn_extinguished_relic_replaces_by_number_or_symbol_only() -> None:
    timeline = "X1 X3 X4 P3 B3 G2 R2 B2 S13"
    pile = f"X2 {rest(timeline, 'G1 P1 R1 R4 X2')}"
    table = solo(timeline, "G1 P1 R1", codex="red", wand=0, codex_card="R4", pile=pile)
    assert table.play("sit-out").legal == ["replace:5", "replace:6", "replace:7"]


@pytest.mark.rule("GEG-20.5", "GEG-23.4")
def test_an_extinguished_relic_is_replaced_by_number_or_symbol_only() -> None:
    timeline = "X1 X2 X3 X4 G1 G2 G4 P4 S24"
    pile = f"R3 {rest(timeline, 'B1 P1 R1 R4 R3')}"
    table = solo(timeline, "B1 P1 R1", codex="red", wand=0, codex_card="R4", pile=pile)
    assert table.play("sit-out").legal == ["replace:1", "replace:2", "replace:6"]
