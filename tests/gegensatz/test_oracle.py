"""Engine and oracle, two readings of one specification, agree move by move, outcome by outcome, view by view."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manawell.contract.settings import name_of
from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.information.view import Swap, View
from manawell.kernel.chance import branches
from manawell.kernel.match import Match
from manawell.kernel.options import Options, every_setting
from manawell.kernel.rng import Scripted
from manawell.kernel.seal import Seal
from manawell.table.record import read_record
from tests.gegensatz import oracle
from tests.gegensatz.oracle import ALL_KNOWING, CARDS, EXTINGUISHED, FLARES, FULL_STONES, GOAL, NONE, Position
from tests.perft.reader import FOLDER, Entry, read

RECORDS = Path(__file__).parents[1] / "records" / "gegensatz"
RELICS = list(CARDS)[:16]
COVERING = ["B4", "G3", "R1", "G4", "P2"]  # a complete shrine, from GEG-EX-25
SEATS = {"A": 0, "B": 1, "victory": 0}
MOST_COUNTED = 700
"""The oracle is slow; the counts up to here are checked every time."""

Pair = tuple[Any, Position]
"""The same position as the engine and as the oracle hold it."""


# --- One language ---


def look(state: Any, viewer: int) -> View:
    """What the engine shows; what everybody knows of a hand is a matter of the two-player game only (GEG-31)."""
    view = GAME.view(state, viewer)
    return view if view.mode == "duel" else msgspec.structs.replace(view, known=((),))


def as_view(position: Position, viewer: int) -> View:
    """What the oracle says a viewer sees, on the engine's paper."""
    seen: Any = oracle.seen_by(position, viewer)
    duel = position.mode == "duel"
    return View(
        viewer=viewer,
        mode=position.mode,
        difficulty=None if duel else position.difficulty,
        target=GOAL[position.difficulty],
        turn_limit=position.turn_limit if duel else 0,
        timeline=seen["timeline"],
        hands=tuple((*hand, *[None] * blanks) for hand, blanks in zip(seen["hands"], seen["face_down"], strict=True)),
        known=tuple(map(tuple, seen["known"])) if duel else ((),),
        wands=tuple(None if wand == NONE else wand for wand in seen["wands"]),
        crystals=seen["crystals"],
        supply=seen["supply"],
        codex_colour=seen["codex_colour"],
        codex_card=seen["codex_card"] or None,
        phase="move" if seen["phase"] == "TURN" else seen["phase"].lower(),
        actor=None if seen["to_move"] == NONE else seen["to_move"],
        turn=seen["turn"],
        swap=waiting_swap(position) if duel and seen["phase"] == "PARADOX" else None,
        pile=tuple(card or None for card in seen["pile"]),
        time_stones=seen["time_stones"],
        full_stones=0 if duel else FULL_STONES[position.difficulty],
        drawn=seen["drawn"] or None,
        removed=seen["removed"],
        shrine=seen["shrine"],
        winner=SEATS.get(seen["result"]),
        reason=seen["reason"],
    )


def waiting_swap(position: Position) -> Swap:
    """The move before the paradox decision."""
    before, seat = position.before, position.to_move
    assert before is not None
    (played,), (taken,) = before.hands[seat] - position.hands[seat], position.hands[seat] - before.hands[seat]
    return Swap(played, taken, before.wand, played in before.known[seat])


# --- The comparison ---


def assert_same(state: Any, position: Position) -> None:
    """Same moves, by ascending number; same views for everybody; same outcome."""
    assert state.moves() == sorted(set(state.moves()))
    assert [GAME.text_of(state, move) for move in state.moves()] == oracle.legal(position)
    for viewer in range(ALL_KNOWING, len(position.hands)):
        assert look(state, viewer) == as_view(position, viewer)
    outcome = GAME.outcome(state)
    assert (outcome is None) == (position.result == "")
    if outcome is not None:
        winners = (SEATS[position.result],) if position.result in SEATS else ()
        assert (outcome.winners, outcome.reason, outcome.scores) == (winners, position.reason, position.crystals)
        figures = {"turns": position.turn, "pile": len(position.pile)}  # GEG-26.5
        assert outcome.figures.items() <= figures.items()


def follow(state: Any, position: Position) -> list[Pair]:
    """All that can follow, once both have told the same, each outcome of chance equally often and likely."""
    pairs: list[Pair] = []
    for move, text in zip(state.moves(), oracle.legal(position), strict=True):
        told = [(Fraction(chance).limit_denominator(1000), after) for chance, after in branches(state, move)]
        expected = oracle.after(position, text)
        twins = {as_view(twin, ALL_KNOWING): twin for _, twin in expected}
        engine = Counter((chance, look(after, ALL_KNOWING)) for chance, after in told)
        assert engine == Counter((chance, as_view(twin, ALL_KNOWING)) for chance, twin in expected), text
        pairs += [(after, twins[look(after, ALL_KNOWING)]) for _, after in told]
    for pair in pairs:
        assert_same(*pair)
    return pairs


def walk(pair: Pair, chance: random.Random, steps: int) -> Iterator[Position]:
    """Compare along a random path that favours decisions other than moves."""
    assert_same(*pair)
    for _ in range(steps):
        yield pair[1]
        pairs = follow(*pair)
        if not pairs:
            return
        special = [found for found in pairs if found[1].phase in ("PARADOX", "SIDE", "SHRINE")]
        pair = chance.choice(special if special and chance.random() < 0.8 else pairs)


# --- Positions to compare ---


def deal(options: Options, seal: Seal) -> Pair:
    """A fresh deal of the engine, dealt by the oracle in the same order."""
    state = GAME.new(options, seal.rng())
    dealt = GAME.view(state, ALL_KNOWING)
    cards = [str(card) for zone in (*dealt.hands, dealt.timeline, [dealt.codex_card]) for card in zone]
    if dealt.mode == "duel":
        return state, oracle.deal_duel(cards, dealt.turn_limit)
    return state, oracle.deal_solo(dealt.mode, str(dealt.difficulty), cards, [str(card) for card in dealt.pile])


def edited(options: Options, chance: random.Random) -> Pair:
    """The start of a turn with the cards thrown together, often close to some edge of the rules."""
    position = edited_duel(chance) if options["mode"] == "duel" else edited_solo(options, chance)
    state = GAME.build(as_view(position, ALL_KNOWING), Scripted([]))
    return state, oracle.begin_turn(position)  # GEG-24.6: no turn starts with an empty pile


def throw(deck: list[str], chance: random.Random, seat: int = 0) -> tuple[list[str], list[str], list[str], int]:
    """Hand, timeline, the rest and a wand; often a step into the future brings the third relic of a paradox."""
    cards = chance.sample(deck, len(deck))
    same = chance.choice([oracle.same_colour, oracle.same_number, oracle.same_symbol])
    alike = [card for card in cards if card in RELICS and same(card, next(c for c in cards if c in RELICS))]
    wanted = alike[:3] if len(alike) >= 3 and chance.random() < 0.7 else []
    hand = (wanted[:2] + [card for card in cards if card not in FLARES and card not in wanted])[:3]
    rest = wanted[2:] + [card for card in cards if card not in hand and card not in wanted]
    timeline = chance.sample(rest[:9], 9)
    steps = CARDS[hand[2]][1][0]
    wand = timeline.index(rest[0]) + (steps if seat else -steps)
    return hand, timeline, rest[9:], wand if 0 <= wand <= 8 else chance.randrange(9)


def edited_duel(chance: random.Random) -> Position:
    seat = chance.randrange(2)
    mine, timeline, (*theirs, codex_card), wand = throw(RELICS, chance, seat)
    ahead = wand + (-1 if seat else 1) * CARDS[mine[2]][1][0]
    facing = ahead if ahead in range(9) and chance.random() < 0.5 else chance.randrange(9)
    hands, wands = (mine, theirs), (wand, facing)
    return replace(
        oracle.deal_duel(RELICS, turn_limit=40),
        timeline=tuple(timeline),
        hands=tuple(frozenset(hands[owner ^ seat]) for owner in range(2)),
        codex_card=codex_card,
        codex_colour=chance.choice(oracle.CYCLE),
        wands=(wands[seat], wands[1 - seat]),
        crystals=chance.choice([(4, 4), (4, 0), (0, 4), (chance.randrange(5), chance.randrange(5))]),
        known=tuple(frozenset(hands[owner ^ seat][: chance.randrange(4)]) for owner in range(2)),
        phase="MOVE",
        to_move=seat,
        turn=chance.choice([0, 20, 37, 38, 39]),
    )


def edited_solo(options: Options, chance: random.Random) -> Position:
    mode, difficulty = str(options["mode"]), str(options["difficulty"])
    codex_card, *relics = chance.sample(RELICS, 16)
    if mode == "solo_shrine":
        relics.sort(key=lambda card: card not in COVERING or chance.random() < 0.1)
    shrine = relics[: chance.choice([0, 3, 4, 5, 5])] if mode == "solo_shrine" else []
    hand, timeline, rest, wand = throw([*relics[len(shrine) :], *EXTINGUISHED, *FLARES], chance)
    left = chance.choice([0, 1, 1, 1, 2, 2, 4, 9])
    position = replace(
        oracle.deal_solo(mode, difficulty, RELICS, rest[:left]),
        timeline=tuple(timeline),
        hands=(frozenset(hand),),
        codex_card=codex_card,
        codex_colour=chance.choice(oracle.CYCLE),
        wands=(wand,),
        crystals=(chance.choice([0, GOAL[difficulty] - 1, GOAL[difficulty] - (mode == "solo")]),),
        phase="TURN",
        time_stones=chance.choice([1, 1, 2, FULL_STONES[difficulty]]),
        removed=tuple(rest[left:]),
        shrine=tuple(shrine),
    )
    already_won = position.crystals[0] == GOAL[difficulty] and oracle.shrine_complete(position)
    return replace(position, crystals=(0,)) if already_won else position


def signs(position: Position) -> set[str]:
    """What is special about a position and what can follow."""
    duel, phase = position.mode == "duel", position.phase
    chances = [oracle.after(position, text) for text in oracle.legal(position)]
    followers = [after for outcomes in chances for _, after in outcomes]
    special = {
        "paradox to decide": phase == "PARADOX",
        "one side only": phase in ("PARADOX", "SIDE") and len(oracle.open_sides(position)) == 1,
        "four to four": position.crystals == (4, 4),
        "winning paradox": duel and phase == "PARADOX" and position.crystals[position.to_move] == 4,
        "tie-break": any(len(outcomes) == 9 for outcomes in chances),
        "sides blocked": phase == "TURN" and any(map(is_blocked, followers)),
        "last time stone": phase == "TURN" and position.time_stones == 1,
        "last card of the pile": phase == "TURN" and len(position.pile) == 1,
        "full shrine": phase == "SHRINE",
        "goal reached, shrine not": phase == "SIDE" and position.crystals[0] == GOAL[position.difficulty],
    }
    return {name for name, holds in special.items() if holds} | {f"end by {after.reason}" for after in followers}


def is_blocked(position: Position) -> bool:
    """The hand would do for a paradox, if solar flares left a side to take."""
    without_flares = replace(position, timeline=tuple(RELICS[:9]))
    return position.phase in ("TURN", "REPLACE") and oracle.may_form(without_flares) and not oracle.may_form(position)


DUEL_SIGNS = {"four to four", "winning paradox", "tie-break", "end by paradox", "end by duel", "end by limit"}
SOLO_SIGNS = {"sides blocked", "last time stone", "last card of the pile", "end by goal", "end by pile"}
TO_BE_MET = {
    "duel": {"paradox to decide", "one side only", *DUEL_SIGNS},
    "solo": {"paradox to decide", "one side only", *SOLO_SIGNS},
    "solo_shrine": {"paradox to decide", "full shrine", "goal reached, shrine not", *SOLO_SIGNS},
}


# --- The tests ---


@pytest.mark.parametrize("options", list(every_setting(GAME.options)), ids=name_of)
def test_they_play_the_same_games(options: Options) -> None:
    chance = random.Random(f"games {options}")
    compared = [
        position for number in range(12) for position in walk(deal(options, Seal(f"oracle {number}")), chance, 30)
    ]
    assert len(compared) > 200


@pytest.mark.parametrize("options", list(every_setting(GAME.options)), ids=name_of)
def test_they_agree_on_edited_positions(options: Options) -> None:
    chance = random.Random(f"edited {options}")
    compared = [position for _ in range(120) for position in walk(edited(options, chance), chance, 5)]
    met = set.union(*map(signs, compared))
    assert met >= TO_BE_MET[str(options["mode"])]
    assert len(compared) > 300


@pytest.mark.parametrize("entry", list(read(FOLDER / "gegensatz.perft")), ids=str)
def test_they_count_the_same_positions(entry: Entry) -> None:
    state, position = retrace(entry.options, Seal(entry.seed), entry.moves)
    follow(state, position)
    for depth, expected in entry.counts.items():
        if expected <= MOST_COUNTED:
            assert count(position, depth) == expected, f"depth {depth}"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.mana")), ids=lambda path: str(path.stem))
def test_they_end_recorded_games_alike(path: Path) -> None:
    record = read_record(path)
    assert_same(*retrace(record.options, Seal(str(record.seed), record.salts), record.moves))


def retrace(options: Mapping[str, object], seal: Seal, moves: Iterable[str]) -> Pair:
    """Both positions after the same moves, chance as the seal has it."""
    match = Match(GAME, options, seal)
    _, position = deal(match.options, seal)
    for text in moves:
        match.play(match.actor, text)
        outcomes = (after for _, after in oracle.after(position, text))
        position = next(after for after in outcomes if as_view(after, ALL_KNOWING) == look(match.state, ALL_KNOWING))
    return match.state, position


def count(position: Position, depth: int) -> int:
    """How many positions follow after that many moves, counting each outcome of chance separately."""
    if depth == 0:
        return 1
    outcomes = (after for text in oracle.legal(position) for _, after in oracle.after(position, text))
    return sum(count(after, depth - 1) for after in outcomes)
