"""Saved or edited positions that contradict themselves are refused with a reason."""

from typing import Any

import pytest

from manawell.contract.test_positions import objections
from manawell.games.gegensatz import GAME
from manawell.kernel.faults import Impossible
from manawell.kernel.game import Saved
from manawell.kernel.rng import rng_from

CASES: list[tuple[str, dict[str, Any], str]] = [
    ("duel", {"wands": [None]}, "players"),
    ("duel", {"actor": 7}, "actor"),
    ("duel", {"actor": None}, "actor"),
    ("duel", {"difficulty": "hard"}, "difficulty"),
    ("duel", {"timeline": []}, "timeline"),
    ("duel", {"codex_card": "X1"}, "codex-card"),
    ("duel", {"timeline": ["G1"] * 9}, "two-places"),
    ("solo", {"pile": []}, "card-count"),
    ("duel", {"hands": [[], []]}, "card-count"),
    ("duel", {"crystals": [0, 6]}, "crystals"),
    ("solo", {"time_stones": 9}, "crystal-sum"),
    ("duel", {"turn": -1}, "turn"),
    ("duel", {"wands": [9, None]}, "wand-outside"),
    ("duel", {"phase": "move"}, "wands-first"),
    ("duel", {"phase": "side", "wands": [0, 0]}, "solo-phase"),
    ("duel", {"crystals": [5, 0]}, "won"),
    ("solo", {"phase": "side", "wands": [0]}, "hand-size"),
    ("solo", {"time_stones": 0}, "no-stone"),
    ("duel", {"phase": "paradox", "wands": [0, 0]}, "no-paradox"),
]


def reason_of(position: dict[str, Any], saved: Saved) -> str:
    with pytest.raises(Impossible) as refused:
        GAME.load(Saved(position, saved.key, saved.place))
    return refused.value.refusal.reason.removeprefix("impossible-")


def dealt(mode: str) -> Saved:
    return GAME.save(GAME.new(GAME.settle({"mode": mode}), rng_from(b"checks")))


@pytest.mark.parametrize(("mode", "changes", "reason"), CASES)
def test_a_contradiction_is_refused_and_named(mode: str, changes: dict[str, Any], reason: str) -> None:
    saved = dealt(mode)
    assert reason_of(saved.position | changes, saved) == reason


@pytest.mark.rule("GEG-31.1")
def test_an_expansion_card_takes_the_place_of_a_relic() -> None:
    saved = dealt("duel")
    timeline = ["X1", *saved.position["timeline"][1:]]
    hands = [saved.position["hands"][0][:2], saved.position["hands"][1]]
    assert reason_of(saved.position | {"timeline": timeline, "hands": hands}, saved) == "all-cards"


@pytest.mark.rule("GEG-19.1")
def test_a_flare_is_in_no_hand() -> None:
    saved = dealt("solo")
    hand, flare = saved.position["hands"][0], next(card for card in saved.position["pile"] if card[0] == "S")
    pile = [hand[0] if card == flare else card for card in saved.position["pile"]]
    assert reason_of(saved.position | {"pile": pile, "hands": [[flare, *hand[1:]]]}, saved) == "flare-in-hand"


@pytest.mark.rule("GEG-21.4", "GEG-25.1", "GEG-25.2")
def test_the_shrine_and_the_drawn_card_have_their_moments() -> None:
    saved = dealt("solo_shrine")
    pile = saved.position["pile"]
    extinguished = next(card for card in pile if card[0] == "X")
    rest = [card for card in pile if card != extinguished]
    assert reason_of(saved.position | {"pile": rest, "shrine": [extinguished]}, saved) == "shrine-relics"
    assert reason_of(saved.position | {"pile": rest, "drawn": extinguished}, saved) == "drawn-card"
    assert reason_of(saved.position | {"phase": "shrine", "wands": [0]}, saved) == "shrine-return"
    timeline = saved.position["timeline"]
    relics, others = [card for card in pile if card[0] not in "XS"], [card for card in pile if card[0] in "XS"]
    swapped = saved.position | {"timeline": [*others[:3], *timeline[3:]], "pile": others[3:]}
    assert reason_of(swapped | {"shrine": [*relics, *timeline[:3]]}, saved) == "shrine-full"


def test_every_reason_has_a_test() -> None:
    tested = {reason for *_, reason in CASES} | {"all-cards", "flare-in-hand"}
    tested |= {"shrine-relics", "drawn-card", "shrine-return", "shrine-full"}
    assert {objection.reason for objection in objections(GAME)} == tested
