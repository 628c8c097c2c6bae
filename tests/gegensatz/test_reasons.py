"""Reasons for moves: those of the lessons, and that every reason told is true of the true position."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

import pytest

from manawell.bots.levels import make_bot
from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.components.tables import BITS, CARD_BIT, CARDS, COLOUR, COLOURS, IS_FLARE, RELICS
from manawell.games.gegensatz.events import (
    CrystalGained,
    CrystalStolen,
    DuelFought,
    DuelUnrewarded,
    ParadoxFormed,
)
from manawell.games.gegensatz.rules.actions import DECLINE, FORM, LEFT, RIGHT
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import DUEL, MOVE, PARADOX, REPLACE, SIDE
from manawell.kernel.event import Event
from manawell.kernel.game import Reason
from manawell.kernel.journal import Journal
from manawell.kernel.options import Options, every_setting
from manawell.kernel.rng import Scripted, rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES, Voice
from manawell.learn.course import find_course
from tests.gegensatz.table import duel

RNG: Final = b"reasons"
LONGEST: Final = 90
EXAMPLES: Final = [
    ("wins", "fifth-2", "R3>4"),
    ("only-defence", "fifth-3", "B3>2"),
    ("stops-win", "fifth-5", "P2>7"),
    ("double", "clash-1", "G2>5 left"),
    ("decline", "clash-2", "G2>3 decline"),
    ("completes-shrine", "shrine-2", "R3>2 form:P2 return:B3"),
    ("fills-shrine", "shrine-1", "P2>0 form:G1"),
    ("keeps-set", "keep-1", "G2>0"),
    ("side-set", "sides-1", "R3>4 left"),
    ("side-clean", "barred", "R1>3 left"),
    ("paradox", "two-alike", "B2>2"),
    ("sure-duel", "duel-1", "B2>6"),
    ("good-odds", "tie-1", "B2>5"),
    ("blocks-paradox", "guard-1", "R1>4"),
    ("blocks-duel", "guard-2", "R1>4"),
    ("removes-flare", "sit-1", "sit-out replace:2"),
    ("sheds-ash", "ash-2", "X2>8"),
    ("prepares", "alone", "@4 B4>8"),
    ("attack-proof", "duel-2", "B2>7"),
    ("free-look", "duel-3", "G1>5"),
    ("start-room", "start-1", "@4"),
    ("sheds-codex", "fetch-1", "P2>7"),
    ("stays-hidden", "by-symbol", "R1>4"),
    ("last-stone", "stone-1", "R2>3"),
    ("misses-win", "fifth-4", "B2>8"),
    ("loses-duel", "duel-2", "B4>3"),
    ("misses-paradox", "two-alike", "P2>2"),
    ("leaves-paradox", "guard-1", "G4>2"),
    ("leaves-duel", "guard-2", "P3>1"),
]


# What a move brings, played out.


def played(p: Gegensatz, move: int, *chance: int) -> tuple[Gegensatz, list[Event]]:
    """The position after a move, and what everybody was told; with an outcome of chance, if it is not the true one."""
    after = p.clone()
    after.journal = Journal()
    if chance:
        after.rng = Scripted(list(chance))
    after.play(move)
    return after, [event for event, _ in after.journal.entries]


def every_outcome(p: Gegensatz, move: int) -> Iterator[tuple[Gegensatz, list[Event]]]:
    """The same, whatever a tie-break shows. In a duel the order of exchanged relics changes no crystal."""
    for pair in range(9):
        yield played(p, move, *([0] if p.phase == PARADOX and move != DECLINE else []), pair)


def passed(p: Gegensatz, seat: int) -> Gegensatz:
    """The same table with this seat to move."""
    other = p.clone()
    other.actor, other.phase = seat, MOVE
    return other


def move_of(p: Gegensatz, values: dict[str, Any]) -> int:
    return GAME.read(p, p.actor, f"{values['card']}>{values['position']}")


def openers(p: Gegensatz) -> list[int]:
    """The plays that lead to a paradox question."""
    return [move for move in p.moves() if played(p, move)[0].phase == PARADOX] if p.phase == MOVE else []


def may_win(p: Gegensatz, move: int, seat: int) -> bool:
    """By this move of theirs, and what else they decide in the same turn."""
    for after, _ in every_outcome(p, move):
        if after.winner == seat:
            return True
        if after.actor == seat and after.phase == PARADOX:
            return any(may_win(after, answer, seat) for answer in after.moves())
    return False


def may_steal(p: Gegensatz, move: int, loser: int) -> bool:
    """A duel of this turn may cost a seat a crystal, or would if they had one."""
    for after, events in every_outcome(p, move):
        if after.actor == p.actor and after.phase == PARADOX:
            return any(may_steal(after, answer, loser) for answer in after.moves())
        if any(isinstance(event, CrystalStolen | DuelUnrewarded) and event.loser == loser for event in events):
            return True
    return False


def surely_steals(p: Gegensatz, move: int, loser: int) -> bool:
    after, events = played(p, move)
    if after.actor == p.actor and after.phase == PARADOX:
        after, events = played(after, DECLINE)
    return beaten(events) == loser and not any(event.name() == "tie-broken" for event in events)


def replies(p: Gegensatz, seat: int) -> list[int]:
    return p.moves() if p.actor == 1 - seat and p.phase == MOVE else []


def beaten(events: list[Event]) -> int | None:
    """The seat that lost the duel."""
    return next((event.loser for event in events if isinstance(event, CrystalStolen | DuelUnrewarded)), None)


def thief(events: list[Event]) -> int | None:
    return next((event.seat for event in events if isinstance(event, CrystalStolen)), None)


def sums(events: list[Event], seat: int) -> tuple[int, int]:
    fought = next(event for event in events if isinstance(event, DuelFought))
    return fought.sums[seat], fought.sums[1 - seat]


def sums_are(events: list[Event], seat: int, values: dict[str, Any]) -> bool:
    own, other = sums(events, seat)
    fits = {"exactly": other == values["other"], "most": other <= values["other"], "least": other >= values["other"]}
    return bool(own == values["own"]) and fits[values["how"]]


def shows(cards: list[int]) -> int:
    found = 0
    for card in cards:
        found |= BITS[card]
    return found.bit_count()


def alike(hand: list[int]) -> bool:
    first, second, third = hand
    return bool(BITS[first] & BITS[second] & BITS[third])


def has_colour(cards: list[int], colour: int) -> int:
    return sum(COLOUR[card] == colour % len(COLOURS) for card in cards)


# What each reason claims.

Values = dict[str, Any]
Predicate = Callable[[Gegensatz, int, Values], bool]
"""Given the true position, the legal move, and the values of the reason."""


def wins(p: Gegensatz, move: int, _: Values) -> bool:
    after, _events = played(p, move)
    if after.winner == p.actor:
        return True
    deciding = after.actor == p.actor and after.phase in (PARADOX, SIDE)
    return deciding and any(wins(after, answer, {}) for answer in after.moves() if answer != DECLINE)


def only_defence(p: Gegensatz, move: int, _: Values) -> bool:
    def open_to_loss(one: int) -> bool:
        them = 1 - p.actor
        for after, _events in every_outcome(p, one):
            if after.winner == them or any(may_win(after, reply, them) for reply in replies(after, p.actor)):
                return True
        return False

    return [one for one in p.moves() if not open_to_loss(one)] == [move]


def stops_win(p: Gegensatz, move: int, values: Values) -> bool:
    me, them = p.actor, 1 - p.actor
    before = passed(p, them)
    threat, _events = played(before, move_of(before, values))
    threatened = threat.winner == them or (threat.phase == PARADOX and threat.crystals[them] + 1 == threat.target)
    safe = not any(
        after.winner == them or any(may_win(after, reply, them) for reply in replies(after, me))
        for after, _events in every_outcome(p, move)
    )
    return threatened and safe


def double(p: Gegensatz, move: int, _: Values) -> bool:
    events = played(p, move)[1]
    return any(isinstance(event, CrystalGained) for event in events) and thief(events) == p.actor


def decline(p: Gegensatz, move: int, values: Values) -> bool:
    events = played(p, move)[1]
    forming = [played(p, side)[1] for side in (LEFT, RIGHT) if side in p.moves()]
    return (
        move == DECLINE
        and beaten(events) == 1 - p.actor
        and sums_are(events, p.actor, values)
        and all(sums(told, p.actor)[0] < sums(told, p.actor)[1] for told in forming)
    )


def completes_shrine(p: Gegensatz, move: int, _: Values) -> bool:
    after = played(p, move)[0].shrine
    return shows(after) == 12 and len(after) <= 5


def fills_shrine(p: Gegensatz, move: int, values: Values) -> bool:
    def added(one: int) -> int:
        return shows([*p.shrine, p.hands[0][one - FORM]]) - shows(p.shrine)

    counts = [added(one) for one in p.moves() if one != DECLINE]
    return CARDS[p.hands[0][move - FORM]] == values["card"] and min(counts) < max(counts) == added(move)


def keeps_set(p: Gegensatz, move: int, _: Values) -> bool:
    after = played(p, move)[0]
    return alike(p.hands[p.actor]) and alike(after.hands[p.actor]) and after.phase == PARADOX


def side_set(p: Gegensatz, move: int, _: Values) -> bool:
    after = played(p, move)[0]
    hand = after.hands[p.actor]
    return alike(hand) and not has_colour(hand, after.codex) and max(hand) < RELICS


def side_clean(p: Gegensatz, move: int, _: Values) -> bool:
    taken = {side: has_colour(played(p, side)[0].hands[p.actor], p.codex + 1) for side in (LEFT, RIGHT)}
    return taken[move] == 0 < taken[LEFT] + taken[RIGHT]


def paradox(p: Gegensatz, move: int, values: Values) -> bool:
    after, events = played(p, move)
    made = after.phase == PARADOX or any(isinstance(event, ParadoxFormed) for event in events)
    kind = "duel" if p.mode == DUEL else "alone" if p.crystals[0] < p.target else "shrine"
    return made and values == {"crystal": p.crystals[p.actor] + 1, "target": p.target, "how": kind}


def sure_duel(p: Gegensatz, move: int, values: Values) -> bool:
    events = played(p, move)[1]
    return thief(events) == p.actor and sums_are(events, p.actor, values)


def good_odds(p: Gegensatz, move: int, values: Values) -> bool:
    told = [events for _, events in every_outcome(p, move)]
    won = sum(thief(events) == p.actor for events in told)
    lost = sum(beaten(events) == p.actor for events in told)
    tied = sums(told[0], p.actor) == (values["sum"], values["sum"])
    return tied and won == values["wins"] > lost and len(told) == values["pairs"]


def blocks_paradox(p: Gegensatz, move: int, values: Values) -> bool:
    before = passed(p, 1 - p.actor)
    needed = {CARDS[played(before, one)[0].taken] for one in openers(before)}
    after = played(p, move)[0]
    taken = values["card"] in needed and CARDS[after.taken] == values["card"]
    return bool(needed) and not openers(after) and (values["how"] == "breaks" or taken)


def blocks_duel(p: Gegensatz, move: int, _: Values) -> bool:
    before, after = passed(p, 1 - p.actor), played(p, move)[0]
    threatened = any(surely_steals(before, one, p.actor) for one in before.moves())
    return threatened and not any(may_steal(after, reply, p.actor) for reply in replies(after, p.actor))


def removes_flare(p: Gegensatz, move: int, _: Values) -> bool:
    after = played(p, move)[0]
    return sum(IS_FLARE[card] for card in after.timeline) == sum(IS_FLARE[card] for card in p.timeline) - 1


def sheds_ash(p: Gegensatz, move: int, _: Values) -> bool:
    ash = [sum(card >= RELICS for card in one.hands[0]) for one in (p, played(p, move)[0])]
    return ash[1] == ash[0] - 1


def prepares(p: Gegensatz, move: int, values: Values) -> bool:
    after = played(p, move)[0]
    return after.phase == MOVE and len(openers(passed(after, p.actor))) >= values["count"] > 0


def attack_proof(p: Gegensatz, move: int, _: Values) -> bool:
    after = played(p, move)[0]
    met = [events for reply in replies(after, p.actor) if beaten(events := played(after, reply)[1]) is not None]
    lost = any(may_steal(after, reply, p.actor) for reply in replies(after, p.actor))
    return after.crystals[p.actor] > 0 and len(met) > 0 and not lost


def free_look(p: Gegensatz, move: int, _: Values) -> bool:
    fought = any(isinstance(event, DuelFought) for event in played(p, move)[1])
    return fought and p.crystals[p.actor] == 0 and hidden(p, 1 - p.actor) > 0


def hidden(p: Gegensatz, seat: int) -> int:
    return sum(bool(p.secret & CARD_BIT[card]) for card in p.hands[seat])


def start_paradox(p: Gegensatz, move: int, _: Values) -> bool:
    return bool(openers(passed(played(p, move)[0], p.actor)))


def start_room(p: Gegensatz, move: int, _: Values) -> bool:
    return p.phase != MOVE and move in (3, 4, 5)


def sheds_codex(p: Gegensatz, move: int, _: Values) -> bool:
    after = played(p, move)[0]
    return COLOUR[after.played] == p.codex and COLOUR[after.taken] != p.codex and after.taken < RELICS


def stays_hidden(p: Gegensatz, move: int, _: Values) -> bool:
    after = played(p, move)[0]
    return 0 < hidden(p, p.actor) == hidden(after, p.actor)


def last_stone(p: Gegensatz, move: int, _: Values) -> bool:
    after = played(p, move)[0]
    if after.phase != REPLACE or after.stones or not after.pile:
        return False
    placed = played(after, after.moves()[0])[0]
    return placed.stones in (0, placed.full_stones)  # none yet while the shrine overflows


def misses_win(p: Gegensatz, move: int, values: Values) -> bool:
    if values["how"] == "play":
        missed = move_of(p, values)
        return missed != move and wins(p, missed, {})
    return any(wins(p, one, {}) for one in p.moves() if one != move)


def loses_duel(p: Gegensatz, move: int, values: Values) -> bool:
    events = played(p, move)[1]
    return beaten(events) == p.actor != thief(events) and sums_are(events, p.actor, values)


def misses_paradox(p: Gegensatz, move: int, values: Values) -> bool:
    if values["how"] == "play":
        return move_of(p, values) in openers(p) and move not in openers(p)
    return p.phase == PARADOX and move == DECLINE


def calm(p: Gegensatz) -> list[Gegensatz]:
    """After each play that neither opens a paradox question nor loses the game."""
    found = [played(p, one)[0] for one in p.moves()]
    return [after for after in found if after.phase != PARADOX and after.winner != 1 - p.actor]


def leaves_paradox(p: Gegensatz, move: int, values: Values) -> bool:
    after = played(p, move)[0]
    return move_of(after, values) in openers(after) and not all(openers(other) for other in calm(p))


def leaves_duel(p: Gegensatz, move: int, values: Values) -> bool:
    def dangers(after: Gegensatz) -> bool:
        return any(may_steal(after, reply, p.actor) for reply in replies(after, p.actor))

    after = played(p, move)[0]
    return surely_steals(after, move_of(after, values), p.actor) and not all(map(dangers, calm(p)))


PREDICATES: Final[dict[str, Predicate]] = {
    "wins": wins,
    "only-defence": only_defence,
    "stops-win": stops_win,
    "double": double,
    "decline": decline,
    "completes-shrine": completes_shrine,
    "fills-shrine": fills_shrine,
    "keeps-set": keeps_set,
    "side-set": side_set,
    "side-clean": side_clean,
    "paradox": paradox,
    "sure-duel": sure_duel,
    "good-odds": good_odds,
    "blocks-paradox": blocks_paradox,
    "blocks-duel": blocks_duel,
    "removes-flare": removes_flare,
    "sheds-ash": sheds_ash,
    "prepares": prepares,
    "attack-proof": attack_proof,
    "free-look": free_look,
    "start-paradox": start_paradox,
    "start-room": start_room,
    "sheds-codex": sheds_codex,
    "stays-hidden": stays_hidden,
    "last-stone": last_stone,
    "misses-win": misses_win,
    "loses-duel": loses_duel,
    "misses-paradox": misses_paradox,
    "leaves-paradox": leaves_paradox,
    "leaves-duel": leaves_duel,
}


# The tests.


def why(p: Gegensatz, text: str) -> tuple[Reason, ...]:
    return GAME.why(GAME.view(p, p.actor), text, rng_from(RNG))


def check(p: Gegensatz, text: str) -> tuple[Reason, ...]:
    """The reasons of a move, each of them true and in order."""
    told, move = why(p, text), GAME.read(p, p.actor, text)
    for reason in told:
        claim = PREDICATES[reason.id](p, move, reason.values)
        assert claim, f"{reason} is not true of {text} in {GAME.save(p).position}"
    places = [GAME.reasons.index(reason.id) for reason in told]
    assert all(first < second for first, second in pairwise(places))
    return told


def reached(position: str, line: str) -> tuple[Gegensatz, str]:
    """A position of the lessons after some moves, and the move that is left."""
    p = GAME.load(find_course(GAME.id).position(position).saved())
    *before, last = line.split()
    for text in before:
        p.play(GAME.read(p, p.actor, text))
    return p, last


def decisions(options: Options, seed: str, level: str, most: int = 160) -> Iterator[tuple[Gegensatz, str]]:
    """Every decision of a game between bots, and what the bot chooses."""
    p = GAME.new(options, rng_from(f"reasons {seed}".encode()))
    bot = make_bot(level, rng_from(f"bot {seed}".encode()))
    for _ in range(most):
        if p.actor == NOBODY:
            return
        move = bot.choose(GAME, GAME.view(p, p.actor))
        yield p, GAME.text_of(p, move)
        p.play(move)


def test_every_reason_has_a_predicate() -> None:
    assert tuple(PREDICATES) == GAME.reasons
    assert set(GAME.mistakes) < set(GAME.reasons)
    assert {name for name, _, _ in EXAMPLES} == set(GAME.reasons) - {"start-paradox"}


@pytest.mark.parametrize(("reason", "position", "line"), EXAMPLES, ids=[example[0] for example in EXAMPLES])
def test_the_examples_have_their_reason(reason: str, position: str, line: str) -> None:
    p, text = reached(position, line)
    assert reason in [told.id for told in check(p, text)]


def test_the_deal_of_the_first_game_begins_with_a_paradox_within_reach() -> None:
    plan = find_course(GAME.id).plan.first_game
    p = GAME.new(GAME.settle(plan.options), Seal(plan.seed).rng())
    told = {text: [reason.id for reason in check(p, text)] for text in ("@0", "@3", "@7")}
    assert told == {"@0": [], "@3": ["start-paradox", "start-room"], "@7": ["start-paradox"]}


def test_nothing_speaks_for_walking_into_a_lost_duel() -> None:
    p, text = reached("duel-2", "B4>3")
    assert {told.id for told in why(p, text)} <= set(GAME.mistakes)


def test_hidden_relics_make_the_other_sum_a_bound() -> None:
    """In one world the unseen red relic lies with the codex, in the others it counts zero in their hand."""
    strong = duel(
        "G2 G3 P2 P3 R2 R3 R4 B2 B3", "G4 P4 B4", "G1 P1 B1", codex="red", wands=(0, 4), crystals=(1, 1)
    ).state
    weak = duel("G2 G3 P2 P3 R1 R2 R3 B2 B3", "G1 P1 B1", "G4 P4 B4", codex="red", wands=(3, 4), crystals=(1, 1)).state
    won = next(reason for reason in check(strong, "G4>4") if reason.id == "sure-duel")
    lost = next(reason for reason in check(weak, "G1>4") if reason.id == "loses-duel")
    assert won.values == {"own": 8, "other": 3, "how": "most"}
    assert lost.values == {"own": 2, "other": 8, "how": "least"}


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("options", list(every_setting(GAME.options)), ids=str)
def test_every_reason_told_is_true(options: Options, level: str) -> None:
    rng, seen = rng_from(b"which moves"), Counter[str]()
    games = 6 if options["mode"] == "duel" else 3
    for game in range(games):
        for p, _ in decisions(options, f"true {game}", level):
            texts = [GAME.text_of(p, move) for move in p.moves()]
            for text in {texts[rng.below(len(texts))] for _ in range(3)}:
                seen.update(reason.id for reason in check(p, text))
    assert {"paradox", "misses-paradox", "prepares"} <= set(seen)


def test_reasons_do_not_depend_on_what_the_mover_cannot_know() -> None:
    rng, compared = rng_from(b"worlds"), 0
    for options in every_setting(GAME.options):
        for number, (p, _) in enumerate(decisions(options, "worlds", "random", most=40)):
            if number % 3:
                continue
            other = GAME.resample(p, p.actor, rng)
            for move in p.moves():
                text = GAME.text_of(p, move)
                assert GAME.why(GAME.view(other, p.actor), text, rng.clone()) == why(p, text)
                compared += 1
    assert compared > 300


def test_most_choices_of_a_journeyman_have_a_reason() -> None:
    """Counted among decisions with a choice; reasons against a move do not count."""
    asked = told = 0
    for mode, games in (("duel", 2), ("solo", 2), ("solo_shrine", 2)):
        for game in range(games):
            for p, text in decisions(GAME.settle({"mode": mode}), f"journeyman {game}", "journeyman", most=40):
                if len(p.moves()) > 1:
                    asked += 1
                    told += any(reason.id not in GAME.mistakes for reason in check(p, text))
    assert asked > 80
    assert told / asked > 0.5, f"{told} of {asked}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_short_clauses_without_a_full_stop(language: str) -> None:
    voice = Voice(GAME, language, ("Anna", "Ben"), 0)
    for name, position, line in EXAMPLES:
        p, text = reached(position, line)
        for reason in why(p, text):
            said = voice.reason(reason)
            assert len(said) <= LONGEST, f"{name}: {said}"
            assert said[0].islower()
            assert not said.endswith(".")
