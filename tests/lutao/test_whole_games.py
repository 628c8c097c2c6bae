"""What must hold in every position of whole games, on the compiled build."""

import re

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.moves import parse
from manawell.kernel.faults import Illegal
from manawell.kernel.rng import rng_from


@pytest.mark.parametrize("options", [{"players": "2"}, {"mode": "pro"}, {"players": "3", "board": "strategic"}])
def test_every_legal_move_of_a_game_is_written_and_read_back(options: dict[str, str]) -> None:
    rng, state = rng_from(b"texts"), GAME.new(GAME.settle(options), rng_from(b"moves"))
    kinds = set()
    for number in range(2500):
        moves = state.moves()
        if not moves:
            break
        texts = [GAME.text_of(state, move) for move in moves[:60]]
        assert len(set(texts)) == len(texts)
        for move, text in zip(moves[:60], texts, strict=True):
            assert parse(text) == GAME.typed(state, move)
            kinds.add(text.split()[0])
        if number % 10 == 0:
            assert GAME.read(state, state.actor, texts[-1].upper()) == moves[: len(texts)][-1]
        state.play(moves[int(rng.below(len(moves)))])
    assert len(kinds) > 15


@pytest.mark.rule("LUT-5.1")
def test_what_is_not_legal_is_refused_by_a_rule_whatever_the_position() -> None:
    attempts = ["choose elves flying", "lay RHU 5,0 3", "moon 1 traps", "army NUR2", "take 3", "take 99+1", "city LUT0"]
    attempts += ["ship NUR1 E", "trap NUR2", "trap card 2", "lift card 1", "kill ship 9", "move RHU1", "to SIG4", "end"]
    attempts += [
        "sail NUR2 W",
        "sail ship 3",
        "via 0,0",
        "land LUT9 W",
        "fight NUR2",
        "wrath NUR2",
        "return hero",
        "no",
    ]
    attempts += ["void own", "row 9", "rise NUR2", "onward", "golems LUT2", "from LUT1", "raise LUT1", "play storm"]
    attempts += ["for elves", "at NUR2", "against elves", "keep storm", "keep elves", "discard storm*", "armies 15"]
    rng, state = rng_from(b"attempts"), GAME.new(GAME.settle({"players": "3"}), rng_from(b"refused"))
    for number in range(900):
        moves = state.moves()
        if number % 9 == 0:
            legal = {GAME.text_of(state, move) for move in moves}
            for attempt in attempts:
                if attempt not in legal:
                    with pytest.raises(Illegal) as illegal:
                        GAME.read(state, state.actor, attempt)
                    assert re.fullmatch(r"LUT-\d+\.\d+[a-h]?", illegal.value.refusal.rule)
        state.play(moves[int(rng.below(len(moves)))])
