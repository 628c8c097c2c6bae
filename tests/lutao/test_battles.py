"""Battles (LUT-9)."""

import pytest

from manawell.games.lutao.events import HitsTaken
from tests.lutao.table import table


@pytest.mark.rule("LUT-9.6", "LUT-9.16", "LUT-9.19", "LUT-9.20")
def test_ex_6_an_open_battle() -> None:
    """EX-6"""
    piles = {"A": "HSMM MMM", "D": "XMM MM", "B": "XMM MM"}
    peoples = "witches giants"
    field = table(
        "A NUR1 4; B NUR2 2; B SIG1 1", peoples=peoples, piles={"A": piles["A"], "B": "XMM MM"}
    ).play("move NUR1", "to NUR2", "take 3", "end")
    assert field.asks == ("return", "A")
    field.play("return miss", "return miss", "pass", "pass")
    first, second = field.happened(HitsTaken)[:2]
    assert (first.people, first.armies, second.armies) == ("witches", 1, 1)
    assert field.at("NUR2") == "B1<A2"
