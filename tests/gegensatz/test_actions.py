"""Chance, decisions, action numbers and the record of a position (GEG-29 to GEG-31)."""

from collections.abc import Callable
from itertools import combinations, pairwise, product

import msgspec
import pytest

from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.components.tables import CARDS
from manawell.games.gegensatz.information.view import View
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.kernel.faults import BadPosition, Illegal
from manawell.kernel.game import Saved
from manawell.kernel.match import Match
from manawell.kernel.playout import playout
from manawell.kernel.rng import Scripted, rng_from
from manawell.kernel.seal import Seal
from manawell.table.record import record_match, replay
from tests.gegensatz.table import Table, cards, duel, solo
from tests.gegensatz.test_setup import EXTINGUISHED, SYMBOL, random_game

MODES = ("duel", "solo", "solo_shrine")
ROW = "G3 B1 P4 R1 G2 B3 P3 G1 R4"
"""The timeline of example 1; then A holds R2 B4 P1, B holds G4 R3 P2, and the codex card is B2."""


def finished(secret: bytes, mode: str) -> Saved:
    """The last position of a game whose chance comes from this secret; the choices are always the same."""
    state = GAME.new(GAME.settle({"mode": mode}), rng_from(secret))
    playout(state, rng_from(b"choices"))
    return GAME.save(state)


def shrine_overflow() -> Table:
    """Example 25 up to the sixth relic in the shrine."""
    row, pile, shrine = "X1 R4 P1 X4 P3 B2 X3 X2 G1", "S24 R2 B1", "B3 B4 G3 R1 G4"
    table = solo(row, "P2 P4 R3", codex="green", wand=5, codex_card="G2", pile=pile, removed="S13", shrine=shrine)
    return table.play("R3>2", "form:P2")


def solo_paradox() -> Table:
    """Example 21 up to the paradox decision."""
    row, pile = "X1 B4 G2 B1 X4 P4 P1 R3 R1", "S24 R4 S13 X2 R2 P2 X3"
    return solo(row, "B2 B3 G3", codex="purple", wand=7, codex_card="G1", pile=pile, removed="P3 G4").play("G3>3")


def duel_paradox() -> Table:
    """Example 7 up to the paradox decision."""
    return duel("G4 R4 P4 G3 R1 P3 R3 B4 G2", "B1 B3 G1", "P1 P2 R2", codex="purple", wands=(1, 6)).play("B3>4")


# 29. Chance events.


@pytest.mark.rule("GEG-29.1")
@pytest.mark.parametrize("mode", MODES)
def test_one_seed_decides_all_chance_of_a_game(mode: str) -> None:
    assert finished(b"first", mode) == finished(b"first", mode)
    assert len({str(finished(b"%d" % number, mode)) for number in range(20)}) == 20


@pytest.mark.rule("GEG-29.1")
def test_a_saved_game_goes_on_with_the_same_chance() -> None:
    state = GAME.new(GAME.settle({}), rng_from(b"save"))
    for _ in range(40):
        state.play(state.moves()[-1])
    loaded = GAME.load(GAME.save(state))
    playout(state, rng_from(b"choices"))
    playout(loaded, rng_from(b"choices"))
    assert GAME.save(loaded) == GAME.save(state)


@pytest.mark.rule("GEG-29.1")
def test_a_record_replays_to_the_same_end() -> None:
    match, chooser = Match(GAME, {"mode": "duel"}, Seal("replay")), rng_from(b"choices")
    while match.outcome() is None:
        legal = match.legal()
        match.play(match.actor, legal[chooser.below(len(legal))])
    again = replay(record_match(match))
    assert again.outcome() == match.outcome()
    assert again.match.journal.entries == match.journal.entries


@pytest.mark.rule("GEG-29.1")
def test_every_outcome_can_be_given_explicitly() -> None:
    identity = Table(GAME.new(GAME.settle({}), Scripted(list(range(15, 0, -1)))))
    assert identity.all.hands == (cards("G1 G2 G3"), cards("G4 P1 P2"))
    assert (identity.timeline, identity.all.codex_card) == (cards("P3 P4 R1 R2 R3 R4 B1 B2 B3"), "B4")
    laid = duel_paradox().lays("R1 B1 G1", of="B1 G1 R1").play("right")
    assert laid.timeline[5:8] == cards("R1 B1 G1")


@pytest.mark.rule("GEG-29.1")
def test_everything_but_deal_laying_and_tie_break_is_deterministic() -> None:
    """The generator stands still except when relics are laid in a random order or a tie is broken."""
    moved = 0
    for seed in range(4):
        history = [(generator(table), table.kinds()) for table in random_game(seed, turn_limit=150)]
        for (before, old), (after, new) in pairwise(history):
            happened = new[len(old) :]
            chance = "RelicsExchanged" in happened or "TieBroken" in happened
            assert (before != after) == chance
            moved += chance
    assert moved > 10


def generator(table: Table) -> dict[str, object]:
    """The saved state of the generator."""
    saved = msgspec.structs.asdict(GAME.save(table.state))
    del saved["position"]
    return saved


# 30. Decision points.


@pytest.mark.rule("GEG-30.1")
def test_slots_follow_the_canonical_order_of_the_cards() -> None:
    assert " ".join(CARDS) == "G1 G2 G3 G4 P1 P2 P3 P4 R1 R2 R3 R4 B1 B2 B3 B4 X1 X2 X3 X4 S13 S24"
    table = duel(ROW, "R2 B4 P1", "P2 R3 G4", codex="green", wands=(4, 4))
    assert table.all.hands == (cards("P1 R2 B4"), cards("G4 P2 R3"))
    slots = [GAME.text_of(table.state, 9 + 9 * slot + target) for slot, target in ((0, 5), (1, 6), (2, 8))]
    assert slots == ["P1>5", "R2>6", "B4>8"]
    assert table.play("P1>2").all.hands[0] == cards("P4 R2 B4")
    overflow = shrine_overflow()
    assert overflow.legal == [f"return:{card}" for card in cards("G3 G4 P2 R1 B3 B4")]
    assert set(overflow.play("return:G4").all.shrine) == set(cards("G3 P2 R1 B3 B4"))


@pytest.mark.rule("GEG-30.2")
def test_numbers_of_placing_and_moving() -> None:
    table = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", phase="place")
    assert table.state.moves() == [0, 4, 7]
    table.play("@4", "@4")
    numbers = dict(zip(table.legal, table.state.moves(), strict=True))
    assert {move: numbers[move] for move in ("P1>2", "P1>5")} == {"P1>2": 11, "P1>5": 14}
    assert {move: numbers[move] for move in ("R2>0", "R2>6")} == {"R2>0": 18, "R2>6": 24}
    assert {move: numbers[move] for move in ("B4>1", "B4>8")} == {"B4>1": 28, "B4>8": 35}


@pytest.mark.rule("GEG-30.2")
@pytest.mark.parametrize(
    ("table", "numbers"),
    [
        (duel_paradox, {"decline": 36, "left": 37, "right": 38}),
        (solo_paradox, {"decline": 36, "form:B1": 40, "form:B2": 41, "form:B3": 42}),
        (lambda: solo_paradox().play("form:B2"), {"left": 37, "right": 38}),
        (
            shrine_overflow,
            {"return:G3": 52, "return:G4": 53, "return:P2": 54, "return:R1": 55, "return:B3": 56, "return:B4": 57},
        ),
    ],
    ids=["duel paradox", "solo paradox", "side", "shrine"],
)
def test_numbers_of_the_other_decisions(table: Callable[[], Table], numbers: dict[str, int]) -> None:
    asked = table()
    assert dict(zip(asked.legal, asked.state.moves(), strict=True)) == numbers


@pytest.mark.rule("GEG-30.2")
def test_numbers_of_sitting_out_and_replacing() -> None:
    row, pile = "G2 P2 X3 G1 B3 P4 R3 B4 R4", "X2 X1 R1 P3 S24 S13 X4 G3"
    table = solo(row, "B1 G4 R2", codex="blue", wand=5, codex_card="P1", pile=pile, removed="B2", stones=2)
    assert table.state.moves()[-1] == 39
    assert table.legal[-1] == "sit-out"
    table.play("sit-out")
    assert dict(zip(table.legal, table.state.moves(), strict=True)) == {
        "replace:0": 43,
        "replace:1": 44,
        "replace:6": 49,
    }


@pytest.mark.rule("GEG-30.3")
def test_seventeen_options_are_the_most_in_a_solo_game_and_attained() -> None:
    """For each hand and wand, the past holds the relics that match most often; sitting out is one more option."""
    symbols, most = SYMBOL | EXTINGUISHED, 0
    for hand in combinations(symbols, 3):
        others = set(symbols) - set(hand)
        matches = sorted(sum(matches_past(card, other) for card in hand) for other in others)[::-1]
        for wand in range(9):
            ahead = sum(wand + int(card[1]) <= 8 for card in hand)
            most = max(most, sum(matches[:wand]) + ahead + 1)
    assert most == 17
    row, pile = "R4 R3 P3 P2 G4 G2 X3 B1 B2", "R2 B3 B4 X1 X2 X4 S13 S24"
    table = solo(row, "G1 P1 R1", codex="red", wand=7, codex_card="G3", pile=pile, removed="P4")
    assert len(table.state.moves()) == 17


def matches_past(card: str, other: str) -> bool:
    """The same colour, which extinguished relics lack, or the same symbol (GEG-8.1, 20.2)."""
    symbols = SYMBOL | EXTINGUISHED
    return card[0] == other[0] != "X" or symbols[card] == symbols[other]


DECISIONS = {
    "duel": {"place": (1, 4), "move": (2, 16), "paradox": (2, 3)},
    "solo": {"place": (1, 4), "move": (1, 17), "paradox": (4, 4), "side": (1, 2), "replace": (1, 9)},
}
DECISIONS["solo_shrine"] = {**DECISIONS["solo"], "shrine": (6, 6)}
"""The decision points of chapter 30 and how many options each may have."""


@pytest.mark.rule("GEG-30.4")
def test_a_single_option_is_still_a_decision_in_the_record() -> None:
    match = next(
        match
        for match in (Match(GAME, {"mode": "duel"}, Seal(str(number))) for number in range(200))
        if match.legal() == ["@0"]
    )
    assert (match.actor, match.moves) == (0, [])
    match.play(0, "@0")
    assert (match.actor, match.legal()) == (1, ["@0"])
    match.play(1, "@0")
    assert record_match(match).moves == ("@0", "@0")


@pytest.mark.rule("GEG-30.5")
def test_what_is_automatic_needs_no_action() -> None:
    """One action: swap, tied duel, tie-break, crystal, codex, and the other player is to move."""
    row, a, b = "G2 P4 G1 R1 G3 P2 R4 R3 B2", "G4 P1 R2", "B1 B3 B4"
    table = duel(row, a, b, codex="red", wands=(3, 6), crystals=(2, 1), to_move="B")
    table.reveals("R2", "B1", of=("G4 P1 R2", "B1 B4 R1")).play("B3>3")
    assert table.kinds() == ["RelicSwapped", "DuelFought", "TieBroken", "CrystalStolen", "CodexTurned"]
    assert (table.all.actor, table.all.phase) == (0, "move")
    row, pile = "S13 P3 X1 R3 R4 X4 P4 G1 G3", "P1 B1 S24 R1 X2 X3"
    alone = solo(row, "B4 G2 R2", codex="blue", wand=7, codex_card="B2", pile=pile, removed="P2 B3 G4", stones=1)
    assert alone.play("B4>1").kinds() == ["RelicSwapped", "StoneRemoved", "CardDrawn"]
    assert alone.play("replace:0").kinds()[3:] == ["CardReplaced", "CardRemoved", "StonesRestored"]


@pytest.mark.rule("GEG-30.6")
@pytest.mark.parametrize(
    "attempt",
    cards("@0 @8 @9 P1>4 P1>8 P1>9 R2>8 G4>0 X1>5 decline left right sit-out form:P1 replace:0 return:G3"),
)
def test_an_illegal_action_is_rejected_and_changes_nothing(attempt: str) -> None:
    """`refusal` fails if the position has changed."""
    table = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(4, 4))
    told = table.told("A")
    refusal = table.refusal(attempt)
    assert refusal.rule.startswith("GEG-")
    assert set(refusal.nearest) <= set(table.legal)
    assert table.told("A") == told


@pytest.mark.rule("GEG-30.6")
def test_a_match_keeps_nothing_of_an_illegal_move() -> None:
    match = Match(GAME, {"mode": "duel"}, Seal("illegal"))
    before, told = GAME.save(state_of(match)), list(match.journal.entries)
    for seat, attempt in ((1, "@0"), (0, "@9"), (0, "decline")):
        with pytest.raises(Illegal):
            match.play(seat, attempt)
    assert GAME.save(state_of(match)) == before
    assert (match.moves, match.journal.entries) == ([], told)


def state_of(match: Match) -> Gegensatz:
    assert isinstance(match.state, Gegensatz)
    return match.state


# 31. Canonical state record.


def all_cards(view: View) -> list[str | None]:
    """Every card of the record, in no order."""
    zones = [view.timeline, *view.hands, view.pile, view.removed, view.shrine, (view.codex_card, view.drawn)]
    return [card for zone in zones for card in zone if card is not None]


@pytest.mark.rule("GEG-31.1")
@pytest.mark.parametrize(("mode", "games"), [("duel", 4), ("solo", 40), ("solo_shrine", 40)])
def test_no_card_is_ever_lost_or_doubled(mode: str, games: int) -> None:
    in_play = CARDS[:16] if mode == "duel" else CARDS
    phases = set()
    for seed in range(games):
        for table in random_game(seed, mode=mode):
            assert sorted(map(str, all_cards(table.all))) == sorted(in_play)
            phases.add(table.all.phase)
    assert phases == {*DECISIONS[mode], "over"}


@pytest.mark.rule("GEG-30.1", "GEG-31.1")
def test_hands_hold_three_in_canonical_order_and_two_while_a_solo_paradox_is_resolved() -> None:
    for seed, mode in product(range(6), MODES):
        for table in random_game(seed, mode=mode):
            for hand in table.all.hands:
                held = [CARDS.index(str(card)) for card in hand]
                assert held == sorted(held)
                assert len(held) == (2 if table.all.phase == "side" else 3) or table.all.phase == "shrine"
    assert solo_paradox().play("form:B2").hand() == cards("B1 B3")
    assert shrine_overflow().hand() == cards("P1 P4")


@pytest.mark.rule("GEG-31.1")
@pytest.mark.parametrize(
    "change",
    [
        {"codex_card": "G3"},
        {"codex_card": None},
        {"hands": (("P1", "R2", "R2"), ("G4", "P2", "R3"))},
        {"hands": (("P1", "R2"), ("G4", "P2", "R3"))},
        {"timeline": cards(ROW)[:8]},
        {"removed": ("X1",)},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_position_with_lost_or_doubled_cards_is_refused(change: dict[str, object]) -> None:
    table = duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(4, 4))
    with pytest.raises(BadPosition):
        GAME.build(msgspec.structs.replace(table.all, **change), Scripted([]))
