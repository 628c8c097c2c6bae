"""What is said for a move is true of the position after it, and depends on what the mover knows only."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from manawell.bots.levels import make_bot
from manawell.games.lutao import GAME
from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel import odds
from manawell.kernel.game import Reason, Saved
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES, Voice
from tests.lutao.claims import CLAIMS
from tests.lutao.told import Told

POSITIONS: Final = sorted(Path(str(GAME.folder)).joinpath("lessons", "positions").glob("*.json"))
PLAYERS: Final = ("Anna", "Ben", "Chloé", "Dörte")
FEW: Final = 90
"""Battles for each chance, so that the tests need not wait."""
LONGEST: Final = 90
"""Characters of a clause."""
CHECKED: Final = 12
"""So many claims of a kind are checked in each game."""
MODES: Final[dict[str, dict[str, Any]]] = {
    "beginner": {"mode": "beginner"},
    "two": {"mode": "standard"},
    "three": {"mode": "standard", "players": "3"},
    "four": {"mode": "beginner", "players": "4"},
    "pro": {"mode": "pro"},
    "random board": {"mode": "standard", "board": "random"},
    "strategic board": {"mode": "standard", "players": "3", "board": "strategic"},
}
OFTEN: Final = {"opens", "readies", "border"}
"""Heard in every game."""
IN_LESSONS: Final = {
    *("storms", "drives-off", "closes", "removes-last", "island", "walks-in", "completes", "no-attack"),
    *("launches", "founds", "leads", "leaves-crossing"),
}
"""Heard in the positions of the lessons, where these things are set up."""


@pytest.fixture(autouse=True)
def few_battles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "BATTLES", FEW)


def reasons(state: Lutao, text: str) -> tuple[Reason, ...]:
    """As the one who must decide is told."""
    return GAME.why(GAME.view(state, state.actor), text, rng_from(b"why"))


def played(name: str, decisions: int) -> Iterator[tuple[str, Lutao, list[str]]]:
    """Positions of a game between greedy bots, the move they make and another one."""
    state = GAME.new(GAME.settle(MODES[name]), rng_from(f"reasons {name}".encode()))
    bot, rng = make_bot("greedy", rng_from(name.encode())), rng_from(b"others")
    while GAME.view(state, state.actor).phase in ("choose", "lay"):
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
    for number in range(decisions):
        if state.actor == NOBODY:
            return
        moves = state.moves()
        move = bot.advise(GAME, GAME.view(state, state.actor)).move
        if len(moves) > 1:
            texts = [GAME.text_of(state, one) for one in (move, moves[rng.below(len(moves))])]
            yield f"{name} {number}", state.clone(), texts
        state.play(move)


def lessons() -> Iterator[tuple[str, Lutao, list[str]]]:
    """Along the first steps from every position of the lessons, with some of the moves."""
    for path in POSITIONS:
        found = msgspec.json.decode(path.read_bytes())
        state = GAME.load(Saved(found["position"], found["key"], found["place"], found["rules"]))
        rng = rng_from(f"walk {path.stem}".encode())
        for step in range(3):
            if state.actor == NOBODY:
                break
            moves = state.moves()
            order = list(range(len(moves)))
            rng.shuffle(order)
            yield f"{path.stem} {step}", state.clone(), [GAME.text_of(state, moves[one]) for one in order[:6]]
            state.play(moves[order[0]])


def check(places: Iterator[tuple[str, Lutao, list[str]]]) -> Counter[str]:
    """Everything that is told is true, in order and in words; how often each reason was heard."""
    heard: Counter[str] = Counter()
    for name, state, texts in places:
        for text in texts:
            found = reasons(state, text)
            assert [reason.id for reason in found] == [one for one in GAME.reasons if one in {r.id for r in found}]
            for reason in found:
                heard[reason.id] += 1
                if heard[reason.id] <= CHECKED:
                    assert CLAIMS[reason.id](Told(state, text, reason)), f"{name}: {text} {reason}"
                    check_words(reason)
    return heard


def check_words(reason: Reason) -> None:
    for language in LANGUAGES:
        clause = Voice(GAME, language, PLAYERS, 0).reason(reason)
        assert 10 < len(clause) <= LONGEST, clause


def test_every_reason_has_a_claim_and_no_mistake_is_known() -> None:
    assert tuple(CLAIMS) == GAME.reasons
    assert GAME.mistakes == ()


@pytest.mark.parametrize("name", MODES)
def test_what_is_told_in_a_game_is_true(name: str) -> None:
    heard = check(played(name, 120))
    assert set(heard) >= OFTEN, heard


def test_what_is_told_in_lessons_is_true() -> None:
    heard = check(lessons())
    assert set(heard) >= IN_LESSONS, heard


def test_worlds_that_the_mover_cannot_tell_apart_have_the_same_reasons() -> None:
    for name, state, texts in list(lessons())[::5]:
        other = GAME.resample(state, state.actor, rng_from(name.encode()))
        for text in texts[:2]:
            assert reasons(state, text) == reasons(other, text), f"{name}: {text}"


def test_many_choices_of_a_journeyman_have_a_reason() -> None:
    state = GAME.new(GAME.settle({"mode": "standard"}), rng_from(b"journeyman"))
    bot = make_bot("wellspring", rng_from(b"bot"), seconds=0.05)
    explained: list[bool] = []
    while len(explained) < 60:
        view, moves = GAME.view(state, state.actor), state.moves()
        move = bot.advise(GAME, view).move
        if len(moves) > 1:
            explained.append(bool(GAME.why(view, GAME.text_of(state, move), rng_from(b"why"))))
        state.play(move)
    assert sum(explained) >= 24
