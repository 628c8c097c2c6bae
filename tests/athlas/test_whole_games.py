"""What must hold in every position of whole games, on the compiled build."""

import re
from itertools import islice

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas import moves as m
from manawell.kernel.faults import Illegal
from tests.athlas.table import new, walk
from tests.athlas.test_moves import check_legal


@pytest.mark.parametrize(
    ("mode", "kinds"),
    [
        ("quick", {m.Summon, m.EndSummon, m.Act, m.End, m.EndAll, m.Go, m.Use, m.Play, m.Discard, m.Pass}),
        ("standard", {m.Genus, m.Card, m.Done, m.Stack, m.StackDone}),
        ("campaign", {m.Genus, m.Card, m.Done, m.Stack, m.StackDone}),
    ],
)
def test_every_legal_move_of_a_game_is_read_back(mode: str, kinds: set[type]) -> None:
    found: set[type] = set()
    for table in islice(walk(new(f"moves {mode}", mode=mode), "moves"), 400):
        found |= check_legal(table)
    assert found >= kinds


@pytest.mark.rule("ATH-15.1")
@pytest.mark.parametrize("mode", ["quick", "standard"])
def test_what_is_not_legal_is_refused_by_a_rule_whatever_the_position(mode: str) -> None:
    attempts = ["genus 1 G01", "card 1 E08", "done 2", "stack D05", "preset water", "summon 1 -3,5", "summon 4 9,9"]
    attempts += ["end summon", "act g1.1", "act s2.2", "end", "walk 0,3", "climb 0,2 +west", "fly 1,1", "pass", "leave"]
    attempts += ["give west g1.1", "use E09 s1.1", "use E11 g1.1", "use A07 0,3 0,4", "use G08 0,0", "play D05 @now"]
    attempts += ["discard 4", "unit g1.1", "toward E", "field 0,0", "area 0,0", "keep west", "lose g1.1", "then s1.1"]
    for table in islice(walk(new(f"refused {mode}", mode=mode), "refused"), 0, 500, 9):
        legal = set(table.legal)
        for attempt in attempts:
            for seat in (0, 1):
                if seat != table.state.actor or attempt not in legal:
                    with pytest.raises(Illegal) as illegal:
                        GAME.read(table.state, seat, attempt)
                    assert re.fullmatch(r"ATH-[0-9BC]+\.\d+", illegal.value.refusal.rule)
