"""What is said for a move is true: checked against the position that the move leads to."""

from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from manawell.bots.levels import make_bot
from manawell.games.athlas import GAME
from manawell.games.athlas.rules.turn import Athlas
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from tests.athlas.claims import check, told
from tests.athlas.deeds import legal, lesson, then


def play(options: Mapping[str, str | int], seed: str, most: int) -> Iterator[Athlas]:
    """Positions of a battle between quick players."""
    rng = rng_from(seed.encode())
    state = GAME.new(GAME.settle(options), rng.clone())
    for _ in range(most):
        if state.actor == NOBODY:
            return
        if state.turn > 0:
            yield state
        moves = state.moves()
        state.play(GAME.judge.choose(state, moves, rng))


MODES: Final[list[dict[str, str | int]]] = [
    {"mode": "quick"},
    {"mode": "quick", "armies": "chosen"},
    {"mode": "standard"},
    {"mode": "campaign"},
]


@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(map(str, options.values())))
def test_what_is_said_in_play_is_true(options: Mapping[str, str | int]) -> None:
    rng = rng_from(b"which moves")
    heard: set[str] = set()
    for number, state in enumerate(play(options, "reasons", 900)):
        if number % 9 == 0:
            moves = state.moves()
            for move in {moves[rng.below(len(moves))] for _ in range(3)}:
                heard |= {reason.id for reason in check(state, GAME.text_of(state, move))}
    assert len(heard) >= 3


@pytest.mark.parametrize("name", ["first-short", "armour-1", "push-1", "mind-1", "end-4", "answer-2", "cards-5"])
def test_what_is_said_of_a_lesson_is_true(name: str) -> None:
    """All moves of a full position, and all that can follow some of them."""
    start = lesson(name)
    for first in legal(start)[:12]:
        check(start, first)
        after = then(start, first)
        if after.actor != NOBODY:
            choices = legal(after)
            for second in choices[:: max(1, len(choices) // 12)]:
                check(after, second)


def test_reasons_do_not_depend_on_what_the_mover_does_not_know() -> None:
    rng = rng_from(b"other worlds")
    for options in MODES:
        for number, state in enumerate(play(options, "unknown", 300)):
            if number % 25 == 0:
                text = GAME.text_of(state, state.moves()[-1])
                other = GAME.resample(state, state.actor, rng)
                assert told(other, text) == told(state, text) == told(state, text, b"other chance")


def test_many_moves_that_bots_choose_have_a_reason() -> None:
    """Of abilities and activations; ends, cards and summonings can often only be explained by what they avoid."""
    rng = rng_from(b"how often")
    state = lesson("first-short")
    explained: list[bool] = []
    while len(explained) < 10 and state.actor != NOBODY:
        view = GAME.view(state, state.actor)
        move = make_bot("search:30", rng, seconds=0.05).advise(GAME, view).move
        text = GAME.text_of(state, move)
        if text.split()[0] in ("act", "use", "walk", "climb", "fly", "give"):
            explained.append(bool(check(state, text)))
        state.play(move)
    assert sum(explained) >= 2


def test_nothing_is_said_of_armies_or_to_those_who_do_not_decide() -> None:
    state = GAME.new(GAME.settle({"mode": "standard"}), rng_from(b"armies"))
    assert told(state, legal(state)[0]) == ()
    begun = lesson("relics-1")
    assert GAME.why(GAME.view(begun, 1 - begun.actor), "act g1.1", rng_from(b"why")) == ()
    assert told(begun, "walk 0,0") == ()
