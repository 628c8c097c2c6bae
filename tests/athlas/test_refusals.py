"""Moves that are refused: by which rule, for which reason, and what would be legal instead."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from manawell.games.athlas import GAME
from tests.athlas.table import Table, battle, create, new

Values = dict[str, Any]
Builder = Callable[[], Table]
Case = tuple[Builder, str, str, str, Values]
"""A position, an attempt of who is to move, and the refusal: rule, reason, values."""

ARMY = ("G01", "G02", "G04")


def phase(name: str) -> Values:
    return {"phase": name}


def making(cards: str = "", points: int = 250) -> Table:
    """Gold has to choose the genus of the first alpha, or has chosen these cards."""
    table = new(mode="standard", points=points)
    genus, *rest = cards.split() or [""]
    return table.play(*([f"genus 1 {genus}"] if genus else []), *(f"card 1 {card}" for card in rest))


def stacking(cards: str = "") -> Table:
    table = making("G01").play("done 1", "genus 2 G02", "done 2", "genus 3 G04", "done 3")
    return table.play(*(f"stack {card}" for card in cards.split()))


def choosing_an_army() -> Table:
    return new(mode="quick", armies="chosen")


DEAR = "G01 E06 E05 E03 E10 E12 E16 E17 E18 A01 A03 A02 A04 A05 A07 A14 E29 A09 E28 A06 E09 E27"
"""96 points."""

CREATION: list[Case] = [
    (making, "genus 1 E08", "ATH-4.2", "no-genus", {"card": "E08"}),
    (making, "genus 2 G01", "ATH-4.10", "other-alpha", {"alpha": 2}),
    (making, "genus 4 G01", "ATH-4.10", "other-alpha", {"alpha": 4}),
    (making, "card 1 E08", "ATH-4.2", "genus-first", {}),
    (making, "done 1", "ATH-4.10", "other-decision", phase("genus")),
    (making, "stack D05", "ATH-5.1", "other-decision", phase("genus")),
    (making, "stack done", "ATH-5.1", "other-decision", phase("genus")),
    (making, "preset water", "ATH-26.1", "other-decision", phase("genus")),
    (making, "rebuild none", "ATH-25.3", "other-decision", phase("genus")),
    (making, "summon 1 -3,5 knight", "ATH-8.1", "other-decision", phase("genus")),
    (making, "act g1.1", "ATH-9.1", "other-decision", phase("genus")),
    (making, "walk 0,4", "ATH-9.1", "other-decision", phase("genus")),
    (making, "discard 1", "ATH-22.29", "inside-a-choice", phase("genus")),
    (making, "pass", "ATH-22.21", "other-decision", phase("genus")),
    (making, "unit g1.1", "ATH-22.4", "other-decision", phase("genus")),
    (lambda: making("G01"), "genus 1 G02", "ATH-4.2", "one-genus", {"card": "G01"}),
    (lambda: making("G01"), "card 1 G02", "ATH-4.2", "one-genus", {"card": "G01"}),
    (lambda: making("G01"), "card 2 E08", "ATH-4.10", "other-alpha", {"alpha": 2}),
    (lambda: making("G01"), "done 3", "ATH-4.10", "other-alpha", {"alpha": 3}),
    (lambda: making("G01 E08"), "card 1 E08", "ATH-2.2", "card-used", {"card": "E08"}),
    (lambda: making("G01").play("done 1"), "genus 2 G01", "ATH-2.2", "card-used", {"card": "G01"}),
    (lambda: making("G01 E08"), "card 1 E01", "ATH-4.3", "no-hand", {"card": "E01", "needed": 2, "free": 1}),
    (lambda: making("G01 S02"), "card 1 S01", "ATH-4.4", "no-spell-points", {"card": "S01", "needed": 5, "free": 1}),
    (lambda: making(DEAR, 100), "card 1 E08", "ATH-4.7", "too-dear", {"card": "E08", "cost": 101, "points": 100}),
    (stacking, "genus 1 G05", "ATH-4.10", "other-decision", phase("stack")),
    (stacking, "card 1 E08", "ATH-4.10", "other-decision", phase("stack")),
    (stacking, "done 3", "ATH-4.10", "other-decision", phase("stack")),
    (lambda: stacking("D05"), "stack D05", "ATH-2.2", "card-used", {"card": "D05"}),
    (lambda: stacking("D09 D15 D16 D19"), "stack D05", "ATH-5.1", "stack-full", {"most": 4}),
    (lambda: stacking("D01 D04"), "stack D07", "ATH-5.1", "god-points", {"card": "D07", "needed": 3, "free": 2}),
    (choosing_an_army, "genus 1 G01", "ATH-4.10", "other-decision", phase("preset")),
    (choosing_an_army, "card 1 E08", "ATH-4.10", "other-decision", phase("preset")),
    (choosing_an_army, "preset water D05", "ATH-26.2", "not-the-stack", {"army": "water", "cards": ("D05",)}),
    (lambda: create(ARMY, ARMY), "genus 1 G05", "ATH-4.8", "creation-over", {}),
    (lambda: create(ARMY, ARMY), "stack done", "ATH-4.8", "creation-over", {}),
]


def first_turn() -> Table:
    """Gold has summoned two units for 44 points; an Undead Horde for 8 would still be possible, 22 are too many."""
    return create(("archer", "G08", "G04"), ARMY).play("summon 1 -3,5 ranger", "summon 1 -2,5")


def summoning(**more: Any) -> Table:
    """Gold's alphas cost 22, 10 and 8; the third is hidden."""
    return battle("g1.1 -3,5; s1.1 -2,5", ("archer", "G04", "G08"), hidden="g3", **more).play("end all")


def tower_and_relic() -> Table:
    """Gold could summon a Watchtower on the home edge or near g2.1, where there are relics too."""
    table = battle("g2.1 0,3", ("G09", "G01"), relics={"west": "-3,5", "east": "0,2"})
    return table.play("end all")


def full() -> Table:
    units = "; ".join(f"g1.{q + 6} {q},4" for q in range(-5, 1)) + "; g1.7 -1,3"
    return battle(units, gold=("archer",)).play("end all")


def campaign() -> Table:
    return battle("", mode="campaign", hidden="g4")


def activating() -> Table:
    """g1.1 has been activated, g1.2 is in stasis."""
    table = battle("g1.1 0,3; g1.2 0,4; g1.3 -1,4; s1.1 0,0", marks=["g1.2 stasis s D04 4"])
    return table.play("act g1.1", "end")


def arriving() -> Table:
    """g1.1 has been activated and has summoned g1.3; g1.2 is still to come."""
    table = battle("g1.1 0,3; g1.2 0,4; s1.1 0,0", ("G08",), markers={"g G08": 1})
    return table.play("act g1.1", "use G08 -1,4", "end")


TURN: list[Case] = [
    (lambda: create(ARMY, ARMY), "end summon", "ATH-6.4", "summon-one", {}),
    (first_turn, "summon 1 -1,5", "ATH-6.3", "first-turn", {"units": 3, "cost": 66, "most": 60}),
    (
        lambda: first_turn().play("summon 2 -1,5 knight"),
        "summon 2 0,5",
        "ATH-6.3",
        "first-turn",
        {"units": 4, "cost": 60, "most": 60},
    ),
    (summoning, "summon 4 -1,5", "ATH-4.1", "no-alpha", {"alpha": 4}),
    (summoning, "summon 1 6,6", "ATH-B.2", "off-board", {"q": 6, "r": 6}),
    (summoning, "summon 1 -3,5", "ATH-1.1", "occupied", {"q": -3, "r": 5, "unit": "g1.1"}),
    (summoning, "summon 1 -2,5", "ATH-1.1", "occupied", {"q": -2, "r": 5, "unit": "s1.1"}),
    (summoning, "summon 1 0,0", "ATH-7.5", "no-summoning-field", {"q": 0, "r": 0}),
    (summoning, "summon 3 -1,5", "ATH-7.3", "figure-needed", {"alpha": 3}),
    (summoning, "summon 1 -1,5 dragon", "ATH-7.3", "figure-known", {"alpha": 1}),
    (summoning, "summon 3 -1,5 knight", "ATH-7.3", "figure-used", {"figure": "knight"}),
    (lambda: summoning(spent=(230, 0)), "summon 1 -1,5", "ATH-7.4", "no-points", {"cost": 22, "left": 20}),
    (lambda: summoning().play("summon 1 -1,5"), "summon 2 0,5", "ATH-7.9", "summoned-already", {}),
    (tower_and_relic, "summon 1 -3,5", "ATH-C.3", "not-on-relic", {}),
    (tower_and_relic, "summon 1 0,2", "ATH-C.3", "not-on-relic", {}),
    (full, "summon 1 -1,5", "ATH-2.3", "no-figures", {"most": 7}),
    (campaign, "summon 4 -3,5 dragon", "ATH-25.2", "three-revealed", {}),
    (summoning, "act g1.1", "ATH-9.1", "other-decision", phase("summon")),
    (summoning, "walk 0,4", "ATH-9.1", "other-decision", phase("summon")),
    (summoning, "end", "ATH-9.2", "other-decision", phase("summon")),
    (summoning, "end all", "ATH-9.4", "other-decision", phase("summon")),
    (summoning, "pass", "ATH-22.21", "other-decision", phase("summon")),
    (activating, "summon 1 -3,5", "ATH-8.1", "other-decision", phase("choose")),
    (activating, "end summon", "ATH-8.1", "other-decision", phase("choose")),
    (activating, "act g1.9", "ATH-9.1", "no-unit", {"unit": "g1.9"}),
    (activating, "act s1.1", "ATH-9.1", "not-own", {"unit": "s1.1"}),
    (activating, "act g1.2", "ATH-9.5", "frozen", {"unit": "g1.2"}),
    (activating, "act g1.1", "ATH-9.1", "activated-already", {"unit": "g1.1"}),
    (arriving, "act g1.3", "ATH-7.10", "just-arrived", {"unit": "g1.3"}),
    (arriving, "act g1.1", "ATH-9.1", "activated-already", {"unit": "g1.1"}),
    (lambda: Table(GAME.load(GAME.save(arriving().state))), "act g1.3", "ATH-7.10", "just-arrived", {"unit": "g1.3"}),
    (activating, "walk 0,4", "ATH-9.1", "other-decision", phase("choose")),
    (activating, "end", "ATH-9.2", "other-decision", phase("choose")),
    (lambda: activating().play("act g1.3"), "act g1.1", "ATH-9.3", "finish-first", {"unit": "g1.3"}),
    (lambda: activating().play("act g1.3"), "end all", "ATH-9.4", "other-decision", phase("act")),
]


def acting(gold: str = "G02 E08 E10 E27", units: str = "s1.1 0,4", silver: str = "G01", **more: Any) -> Table:
    """Gold's g1.1 on 0,3 is activated, with a marker on each of its cards."""
    markers = {f"g {card}": 1 for card in gold.split()}
    table = battle(f"g1.1 0,3; {units}", (gold, "G04", "G03"), (silver, "G08"), markers=markers, **more)
    return table.play("act g1.1")


def controlling(units: str, **more: Any) -> Table:
    """Gold commands Silver's s1.1."""
    table = battle(f"g1.1 1,1; {units}", ("G07", "G01"), ("G02 E17",), markers={"s E17": 1}, **more)
    return table.play("act g1.1", "use G07 s1.1")


def dead() -> Table:
    return battle("g1.1 1,0", gold=("G01",), pools={"g1": 5}).play("act g1.1", "walk 2,0")


NO_MARKER = ("use E10 s1.1", "ATH-10.3", "no-marker", {"card": "E10"})
NEXT_DOOR = {"distance": 2, "least": 1, "most": 1}
"""Two fields away, where only a neighbour would do."""
U = {"unit": "g1.1"}
S = {"unit": "s1.1"}
COSTS: list[Case] = [
    (dead, "walk 2,1", "ATH-9.6", "unit-gone", {}),
    (acting, "use E01 s1.1", "ATH-10.1", "not-its-card", {"unit": "g1.1", "card": "E01"}),
    (
        lambda: acting("G01 A08"),
        "use A08 0,2",
        "ATH-10.1",
        "which-ability",
        {"card": "A08", "abilities": "scramble, scale"},
    ),
    (
        lambda: acting("G01 A08"),
        "use A08 jump 0,2",
        "ATH-10.1",
        "which-ability",
        {"card": "A08", "abilities": "scramble, scale"},
    ),
    (lambda: acting().play("use E27 -1,3"), "use E27 -1,4", "ATH-10.5", "used-already", U),
    (lambda: acting("G01 A07").play("use A07 1,2"), "walk 0,3", "ATH-10.2", "no-move", U),
    (lambda: acting().play("use E08 s1.1"), "use E10 s1.1", "ATH-10.2", "no-action", U),
    (
        lambda: acting().play("use E10 s1.1", "end", "end summon", "end all", "end summon", "act g1.1"),
        "use E10 s1.1",
        "ATH-10.3",
        "no-marker",
        {"card": "E10"},
    ),
    (lambda: acting(marks=["g1.1 paralysed s"]), "walk -1,4", "ATH-23.5", "paralysed", U),
    (lambda: acting(marks=["g1.1 bound s"]), "use E08 s1.1", "ATH-23.5", "bound", U),
    (lambda: acting("G02 E08 A14", marks=["g1.1 bound s"]), "use A14 E08 s1.1", "ATH-C.16", "bound-frenzy", U),
    (lambda: controlling("s1.1 0,1"), "use E17 g1.1", "ATH-21.7", "no-second-control", S),
    (lambda: acting("G09"), "walk -1,4", "ATH-C.1", "immobile", U),
    (acting, "fly -1,4", "ATH-15.3", "does-not-fly", U),
    (lambda: acting("G03"), "walk -1,4", "ATH-15.1", "flies", U),
    (lambda: acting("G03").play("use G03 s1.1"), "fly -1,4", "ATH-16.6", "no-flight-after-action", U),
]


def giving(units: str, **more: Any) -> Table:
    """g1.1 on the hill 0,2 holds the east relic."""
    relics = {"east": "0,2"}
    return battle(f"g1.1 0,2; {units}", ("G01", "G04", "G03"), ("G01",), relics=relics, **more).play("act g1.1")


def carrying() -> Table:
    """g1.1 came to 0,1 with the centre relic."""
    return battle("g1.1 1,0; g1.2 -1,1", gold=("G01 E27",), relics={"centre": "1,0"}, markers={"g E27": 1}).play(
        "act g1.1", "walk 0,1 +centre"
    )


RELICS: list[Case] = [
    (lambda: giving("g2.1 0,3"), "give west g2.1", "ATH-15.4", "not-held", {"relic": "west"}),
    (carrying, "give centre g1.2", "ATH-17.6", "relic-moved", {"relic": "centre"}),
    (lambda: giving("g2.1 0,3"), "give east g2.2", "ATH-15.4", "no-unit", {"unit": "g2.2"}),
    (lambda: giving("s1.1 0,3"), "give east s1.1", "ATH-15.4", "not-own", S),
    (lambda: giving("g2.1 0,4"), "give east g2.1", "ATH-15.4", "not-adjacent", {"unit": "g2.1"}),
    (
        lambda: giving("g2.1 0,3", marks=["g2.1 stasis g D04 4"]),
        "give east g2.1",
        "ATH-23.5",
        "frozen",
        {"unit": "g2.1"},
    ),
    (lambda: giving("g3.1 0,3"), "give east g3.1", "ATH-17.2", "cannot-hold", {"unit": "g3.1"}),
    (lambda: giving("g2.1 0,1", terrain={"0,1": "crater"}), "give east g2.1", "ATH-12.5", "cliff", {}),
    (
        lambda: controlling("s1.1 0,1; g2.1 0,0", relics={"east": "0,1"}),
        "give east g2.1",
        "ATH-21.6",
        "second-relic",
        {"unit": "g2.1"},
    ),
    (lambda: giving(""), "climb 0,3 +west", "ATH-17.3", "not-held", {"relic": "west"}),
    (carrying, "use E27 -1,0 +centre", "ATH-11.2", "out-of-range", NEXT_DOOR),
    (carrying, "use E27 1,0 +centre", "ATH-17.7", "relic-moved", {"relic": "centre"}),
    (
        lambda: acting("G01 A07", relics={"east": "0,3"}),
        "use A07 1,2 2,1 +east",
        "ATH-17.4",
        "relic-too-far",
        {"relic": "east"},
    ),
    (
        lambda: acting("G05 S10", relics={"east": "0,3"}),
        "use S10 2,1 +east",
        "ATH-17.4",
        "relic-too-far",
        {"relic": "east"},
    ),
    (lambda: controlling("s1.1 0,1", relics={"east": "0,1"}), "walk 0,0 +east", "ATH-21.6", "second-relic", S),
    (lambda: controlling("s1.1 0,1", relics={"east": "0,0"}), "walk 0,0", "ATH-21.6", "second-relic", S),
]

MOVING: list[Case] = [
    (acting, "walk 0,9", "ATH-B.2", "off-board", {"q": 0, "r": 9}),
    (acting, "walk -1,5", "ATH-11.2", "out-of-range", NEXT_DOOR),
    (acting, "walk 0,4", "ATH-1.1", "occupied", {"q": 0, "r": 4, "unit": "s1.1"}),
    (acting, "walk 0,2", "ATH-15.1", "other-level", {}),
    (acting, "climb -1,4", "ATH-15.2", "wrong-step", {}),
    (lambda: acting(terrain={"0,3": "crater"}), "climb 0,2", "ATH-15.5", "cliff", {}),
    (lambda: acting("G01 A08"), "use A08 scale -1,4", "ATH-15.5", "no-cliff", {}),
    (lambda: acting("G01 A08"), "use A08 scale 0,2", "ATH-15.5", "no-cliff", {}),
    (lambda: acting("G01 A08"), "use A08 scramble -1,4", "ATH-15.2", "wrong-step", {}),
    (lambda: acting("G01 A07"), "use A07 -1,4 0,4", "ATH-15.6", "no-way", {}),
    (lambda: acting("G08"), "use G08 0,4", "ATH-1.1", "occupied", {"q": 0, "r": 4, "unit": "s1.1"}),
    (lambda: acting("G08", spent=(245, 0)), "use G08 -1,4", "ATH-7.4", "no-points", {"cost": 8, "left": 5}),
    (
        lambda: acting("G08", "; ".join(f"g1.{q + 7} {q},5" for q in range(-5, 1))),
        "use G08 -1,4",
        "ATH-2.3",
        "no-figures",
        {"most": 7},
    ),
    (lambda: acting("G09 E19", relics={"east": "0,4"}, units=""), "use E19 0,4", "ATH-C.3", "not-on-relic", {}),
    (
        lambda: acting("G08"),
        "use G08 0,0",
        "ATH-11.2",
        "out-of-range",
        {"distance": 3, "least": 1, "most": 1},
    ),
]

CRATER = {"0,3": "crater"}
ALL_TILES = {f"{q},{r}": "hill" for r in (-5, -4, -3) for q in range(-5 - r, 6)} | dict.fromkeys(
    ("-2,-2", "-1,-2", "3,-2"), "hill"
)
"""With the other hills and lakes, 42 fields that are no plains."""
NOT_CONJURED = ("use S08 E08", "ATH-C.22", "cannot-conjure", {"card": "E08"})
"""The same for a card of a hidden alpha, of none, and of the unit's own."""
TARGETS: list[Case] = [
    (acting, "use E08", "ATH-10.4", "target-needed", {}),
    (acting, "use E08 s1.9", "ATH-10.4", "no-unit", {"unit": "s1.9"}),
    (acting, "use E08 E10 s1.1", "ATH-10.4", "no-such-choice", {"card": "E08"}),
    (acting, "use E08 s1.1 x2", "ATH-10.4", "no-such-choice", {"card": "E08"}),
    (lambda: acting("G02 E13"), "use E13 s1.1", "ATH-10.4", "no-such-choice", {"card": "E13"}),
    (lambda: acting("G02 E12"), "use E12 s1.1", "ATH-10.4", "no-such-choice", {"card": "E12"}),
    (lambda: acting("G02 E08 A14"), "use A14 s1.1", "ATH-10.4", "no-such-choice", {"card": "A14"}),
    (lambda: acting("G02 E10 A14"), "use A14 E10 s1.1", "ATH-C.16", "no-plain-attack", {"card": "E10"}),
    (lambda: acting("G02 E12 A14"), "use A14 E12 s1.1", "ATH-C.16", "no-plain-attack", {"card": "E12"}),
    (
        lambda: acting("G02 E08 A14"),
        "use A14 E10 s1.1",
        "ATH-10.1",
        "not-its-card",
        {"unit": "g1.1", "card": "E10"},
    ),
    (lambda: acting("G02 E08 A14", "s1.1 0,5"), "use A14 E08 s1.1", "ATH-11.2", "out-of-range", NEXT_DOOR),
    (lambda: acting("G05 S08", silver="G01 E08", hidden="s1", units=""), *NOT_CONJURED),
    (lambda: acting("G05 S08"), *NOT_CONJURED),
    (lambda: acting("G05 S08 E08"), *NOT_CONJURED),
    (lambda: acting("G05 S08", silver="G01 A07"), "use S08 A07", "ATH-C.22", "cannot-conjure", {"card": "A07"}),
    (
        lambda: acting("G05 S08", silver="G01 E08"),
        "use S08 E08 s1.1",
        "ATH-10.4",
        "no-such-choice",
        {"card": "S08"},
    ),
    (lambda: acting("G02 E16"), "use E16 s1.1 x6", "ATH-10.4", "no-such-choice", {"card": "E16"}),
    (
        lambda: acting("G02 E16", pools={"g1": 3}),
        "use E16 s1.1 x3",
        "ATH-20.8",
        "too-much-life",
        {"x": 3, "left": 3},
    ),
    (lambda: acting("G02 E12"), "use E12", "ATH-10.8", "already-healthy", {}),
    (lambda: acting("G02 A09"), "use A09 g1.1", "ATH-10.8", "already-healthy", {}),
    (lambda: acting(marks=["s1.1 stasis s D04 4"]), "use E08 s1.1", "ATH-23.5", "frozen", S),
    (lambda: acting(units="g2.1 0,4"), "use E08 g2.1", "ATH-10.6", "enemies-only", {"unit": "g2.1"}),
    (lambda: acting("G05 S06", "g2.1 0,2"), "use S06 g2.1", "ATH-10.6", "enemies-only", {"unit": "g2.1"}),
    (lambda: acting("G05 S05"), "use S05 s1.1", "ATH-10.6", "own-only", S),
    (lambda: acting("G05 S06"), "use S06 s1.1", "ATH-C.20", "no-chain", S),
    (lambda: acting("G05 S07"), "use S07 s1.1", "ATH-C.21", "not-near-water", S),
    (
        lambda: acting(units="s1.1 0,5"),
        "use E08 s1.1",
        "ATH-11.2",
        "out-of-range",
        NEXT_DOOR,
    ),
    (lambda: acting(silver="G03"), "use E08 s1.1", "ATH-16.2", "flies-too-high", S),
    (lambda: acting(units="s1.1 0,2", terrain=CRATER), "use E08 s1.1", "ATH-12.4", "cliff", {}),
    (lambda: acting("G01 E04", "s1.1 0,1"), "use E04 s1.1", "ATH-12.1", "protected", S),
    (lambda: acting("G02 E15", silver="G09"), "use E15 s1.1 NE", "ATH-10.8", "cannot-be-pushed", S),
    (lambda: acting("G02 E13"), "use E13 0,9", "ATH-B.2", "off-board", {"q": 0, "r": 9}),
    (
        lambda: acting("G02 E13"),
        "use E13 0,5",
        "ATH-11.2",
        "out-of-range",
        NEXT_DOOR,
    ),
    (lambda: acting("G02 E13", terrain=CRATER), "use E13 0,2", "ATH-12.4", "cliff", {}),
    (lambda: acting("G05 S01"), "use S01 0,1", "ATH-12.1", "field-protected", {}),
    (lambda: acting("G02 E13", terrain={"-1,4": "crater"}), "use E13 -1,4", "ATH-13.9", "same-terrain", {}),
    (lambda: acting("G02 E13", terrain=ALL_TILES), "use E13 -1,4", "ATH-2.4", "no-tile", {}),
    (lambda: acting("G02 A05", terrain=ALL_TILES), "use A05 -1,4 crater", "ATH-2.4", "no-tile", {}),
    (lambda: acting("G02 A05"), "use A05 0,2 hill", "ATH-13.9", "same-terrain", {}),
    (lambda: acting("G02 A05"), "use A05 0,2 crater", "ATH-C.7", "one-step-only", {"terrain": "crater"}),
    (lambda: acting("G02 A05"), "use A05 -1,4 water", "ATH-C.7", "one-step-only", {"terrain": "water"}),
    (lambda: acting("G02 A05"), "use A05 -1,4", "ATH-10.4", "no-such-choice", {"card": "A05"}),
]


def playing(stack: str = "D05 D09", **more: Any) -> Table:
    """Gold's g1.1 has walked from 0,3 to 0,4."""
    return battle("g1.1 0,3; s1.1 0,0", stacks=(stack, ""), **more).play("act g1.1", "walk 0,4")


def asked_by(card: str, *choices: str) -> Table:
    return battle("g1.1 0,3; s1.1 0,0", stacks=(card, "")).play(f"play {card} @now", *choices)


def window() -> Table:
    return battle("g1.1 0,3; s1.1 0,0", stacks=("", "D05")).play("act g1.1", "walk 0,4", "end")


def relic_question() -> Table:
    return battle("s1.1 0,3", silver=("G01",), relics={"east": "0,3"}, stacks=("D05", "")).play(
        "play D05 @now", "unit s1.1", "toward SE"
    )


def casualties() -> Table:
    table = battle("g1.1 0,5; s1.1 0,3; s1.2 0,4", silver=("G01",), pools={"s1": 8}, stacks=("D07", ""))
    return table.play("play D07 @now", "field 0,3", "field 0,4", "enough")


def second_target() -> Table:
    table = battle("g1.1 0,3; s1.1 0,4; s1.2 -1,4", ("G05 S12",), ("G09",), markers={"g S12": 1})
    return table.play("act g1.1", "use S12 s1.1")


def choosing(card: str, *choices: str, units: str = "g1.1 0,3; s1.1 0,0", **more: Any) -> Table:
    """Gold has played a card in such a position."""
    return battle(units, stacks=(card, ""), **more).play(f"play {card} @now", *choices)


def after_carrying(card: str, *choices: str) -> Table:
    """Gold has played a card when g1.1 had come to 0,1 with the centre relic."""
    table = battle("g1.1 1,0", gold=("G01",), relics={"centre": "1,0"}, stacks=(card, ""))
    return table.play("act g1.1", "walk 0,1 +centre", f"play {card} @now", *choices)


def frozen_enemy() -> Table:
    return choosing("D09", marks=["s1.1 stasis s D04 4"])


def towers(card: str) -> Table:
    return choosing(card, units="g1.1 0,3; g2.1 0,0; s1.1 0,5", gold=("G01", "G09"), silver=("G09",))


def transforming() -> Table:
    """Gold has 5 points left; alpha 2 costs 14 more than the unit that is to change, alpha 3 costs 2 more."""
    return choosing("D13", "unit g1.1", gold=("G08", "archer", "G04"), spent=(245, 0))


def swift(*choices: str, **more: Any) -> Table:
    return choosing("D18", *choices, gold=("archer", "G09", "G04"), hidden="g3", relics={"west": "-3,5"}, **more)


EAST, CENTRE = {"relic": "east"}, {"relic": "centre"}
CHOICES: list[Case] = [
    (lambda: after_carrying("D10", "unit g1.1"), "walk 1,0 +centre", "ATH-17.7", "relic-moved", CENTRE),
    (
        lambda: choosing("D10", "unit g1.1", gold=("G01 A07",), relics={"east": "0,3"}),
        "use A07 1,2 2,1 +east",
        "ATH-17.4",
        "relic-too-far",
        EAST,
    ),
    (lambda: towers("D05"), "unit s1.1", "ATH-10.8", "cannot-be-pushed", S),
    (lambda: towers("D11"), "unit g2.1", "ATH-10.8", "immobile", {"unit": "g2.1"}),
    (lambda: towers("D10"), "unit g2.1", "ATH-C.1", "immobile", {"unit": "g2.1"}),
    (
        lambda: choosing("D10", units="g1.1 0,3; g1.2 0,4", marks=["g1.1 paralysed s"]),
        "unit g1.1",
        "ATH-23.5",
        "paralysed",
        U,
    ),
    (frozen_enemy, "unit s1.1", "ATH-23.6", "frozen", S),
    (lambda: choosing("D13"), "unit s1.1", "ATH-21.9", "not-own", S),
    (lambda: choosing("D11"), "unit s1.1", "ATH-22.12", "not-own", S),
    (transforming, "alpha 4", "ATH-4.1", "no-alpha", {"alpha": 4}),
    (transforming, "alpha 1", "ATH-22.13", "not-for-this-card", {"card": "D13"}),
    (transforming, "alpha 2", "ATH-7.4", "change-too-dear", {"cost": 14, "left": 5}),
    (
        lambda: choosing(
            "D13",
            "unit g2.1",
            gold=("G08", "G04", "G01"),
            units="g2.1 0,3; " + "; ".join(f"g1.{q + 6} {q},5" for q in range(-5, 1)) + "; g1.7 -1,3",
        ),
        "alpha 1",
        "ATH-2.3",
        "no-figures",
        {"most": 7},
    ),
    (lambda: choosing("D15", pools={"g2": 1}), "alpha 1", "ATH-10.8", "already-healthy", {}),
    (
        lambda: choosing("D15", pools={"g2": 1}, hidden="g3"),
        "alpha 3",
        "ATH-22.13",
        "not-for-this-card",
        {"card": "D15"},
    ),
    (lambda: swift(spent=(235, 0)), "alpha 1", "ATH-7.4", "no-points", {"cost": 22, "left": 15}),
    (lambda: swift("alpha 1"), "field 0,9", "ATH-B.2", "off-board", {"q": 0, "r": 9}),
    (lambda: swift("alpha 1"), "field 0,1", "ATH-7.5", "no-summoning-field", {"q": 0, "r": 1}),
    (lambda: swift("alpha 2"), "field -3,5", "ATH-C.3", "not-on-relic", {}),
    (lambda: swift("alpha 3", "field -3,5"), "figure knight", "ATH-7.3", "figure-used", {"figure": "knight"}),
    (lambda: after_carrying("D12"), "relic centre", "ATH-17.7", "relic-moved", CENTRE),
    (lambda: choosing("D11", "unit g1.1"), "field 0,9", "ATH-B.2", "off-board", {"q": 0, "r": 9}),
    (
        lambda: choosing("D11", "unit g1.1"),
        "field 0,-1",
        "ATH-C.36",
        "out-of-range",
        {"distance": 4, "least": 1, "most": 3},
    ),
    (
        lambda: choosing("D11", "unit g1.1"),
        "field 0,0",
        "ATH-1.1",
        "occupied",
        {"q": 0, "r": 0, "unit": "s1.1"},
    ),
    (lambda: choosing("D11", "unit g1.1"), "field 0,4 +east", "ATH-17.3", "not-held", EAST),
    (
        lambda: choosing("D11", "unit g1.1", relics={"east": "0,3"}),
        "field 0,5 +east",
        "ATH-17.4",
        "relic-too-far",
        EAST,
    ),
    (lambda: after_carrying("D11", "unit g1.1"), "field 1,0 +centre", "ATH-17.7", "relic-moved", CENTRE),
    (lambda: choosing("D17", terrain={"0,4": "crater"}), "field 0,4", "ATH-10.8", "same-terrain", {}),
    (lambda: choosing("D17", terrain=ALL_TILES), "field -1,4", "ATH-2.4", "no-tile", {}),
    (lambda: choosing("D07"), "field 0,9", "ATH-B.2", "off-board", {"q": 0, "r": 9}),
    (lambda: choosing("D07"), "field -2,-1", "ATH-10.8", "same-terrain", {}),
    (lambda: choosing("D07", terrain=ALL_TILES), "field -1,4", "ATH-2.4", "no-tile", {}),
    (lambda: choosing("D07", "field 0,4"), "field 0,4", "ATH-22.13", "not-for-this-card", {"card": "D07"}),
    (lambda: choosing("D16"), "field 0,0", "ATH-10.8", "same-terrain", {}),
    (lambda: choosing("D16"), "field 0,2", "ATH-22.13", "not-for-this-card", {"card": "D16"}),
    (lambda: choosing("D06", terrain=ALL_TILES), "field 2,-4", "ATH-10.8", "same-terrain", {}),
    (lambda: choosing("D06", terrain=ALL_TILES), "field -1,4", "ATH-2.4", "no-tile", {}),
    (lambda: choosing("D06", "field 0,3"), "field 0,2", "ATH-10.8", "same-terrain", {}),
    (lambda: choosing("D06", "field 0,3"), "field 0,5", "ATH-22.13", "not-for-this-card", {"card": "D06"}),
    (lambda: choosing("D06"), "area 0,3", "ATH-22.13", "not-for-this-card", {"card": "D06"}),
    (lambda: choosing("D08"), "area 0,0", "ATH-C.34", "no-such-water", {"q": 0, "r": 0}),
    (lambda: choosing("D08"), "area -2,0", "ATH-C.34", "no-such-water", {"q": -2, "r": 0}),
    (lambda: choosing("D08", "area -2,-1"), "field 0,4", "ATH-C.34", "not-on-the-shore", {"q": 0, "r": 4}),
    (
        lambda: choosing("D08", "area -2,-1", terrain={"-1,-1": "hill"}),
        "field -1,-1",
        "ATH-C.34",
        "not-on-the-shore",
        {"q": -1, "r": -1},
    ),
]
INTERVENTIONS: list[Case] = [
    (lambda: playing(""), "play D05 @now", "ATH-22.2", "stack-empty", {}),
    (lambda: playing(""), "discard 1", "ATH-22.2", "stack-empty", {}),
    (playing, "discard 3", "ATH-22.3", "stack-smaller", {"count": 3, "left": 2}),
    (
        lambda: playing().play("play D05 @now", "unit s1.1", "toward E"),
        "play D09 @now",
        "ATH-22.1",
        "played-already",
        {},
    ),
    (playing, "play D09 @now", "ATH-22.2", "not-on-top", {"card": "D09", "top": "D05"}),
    (playing, "play D05 @c7", "ATH-22.27", "no-such-moment", {"moment": "c7"}),
    (playing, "play D05 @cE", "ATH-22.27", "no-such-moment", {"moment": "cE"}),
    (window, "play D05 @now", "ATH-22.27", "no-such-moment", {"moment": "now"}),
    (lambda: playing("D02"), "play D02 @now", "ATH-22.13", "nothing-to-choose", {"card": "D02", "moment": "now"}),
    (playing, "pass", "ATH-22.21", "other-decision", phase("act")),
    (lambda: asked_by("D05"), "discard 1", "ATH-22.29", "inside-a-choice", phase("pick")),
    (lambda: asked_by("D05"), "play D05 @now", "ATH-22.29", "inside-a-choice", phase("pick")),
    (lambda: asked_by("D05"), "unit s1.9", "ATH-22.13", "not-for-this-card", {"card": "D05"}),
    (lambda: asked_by("D05"), "toward E", "ATH-22.13", "not-for-this-card", {"card": "D05"}),
    (lambda: asked_by("D05"), "pass", "ATH-22.21", "other-decision", phase("pick")),
    (lambda: asked_by("D05"), "walk 0,4", "ATH-9.1", "other-decision", phase("pick")),
    (lambda: asked_by("D10"), "walk 0,4", "ATH-C.35", "no-such-movement", {}),
    (lambda: asked_by("D10", "unit g1.1"), "give east s1.1", "ATH-C.35", "no-such-movement", {}),
    (lambda: asked_by("D10", "unit g1.1"), "walk 0,5", "ATH-11.2", "out-of-range", NEXT_DOOR),
    (lambda: asked_by("D10", "unit g1.1"), "fly 0,5", "ATH-15.3", "does-not-fly", U),
    (playing, "unit s1.1", "ATH-22.4", "other-decision", phase("act")),
    (playing, "enough", "ATH-22.4", "other-decision", phase("act")),
    (playing, "keep east", "ATH-18.6", "other-decision", phase("act")),
    (playing, "leave", "ATH-18.6", "other-decision", phase("act")),
    (playing, "lose g1.1", "ATH-20.4", "other-decision", phase("act")),
    (playing, "then s1.1", "ATH-C.24", "other-decision", phase("act")),
    (window, "act g1.1", "ATH-9.1", "other-decision", phase("window")),
    (window, "end", "ATH-9.2", "other-decision", phase("window")),
    (window, "walk 0,5", "ATH-9.1", "other-decision", phase("window")),
    (relic_question, "keep west", "ATH-18.6", "no-such-answer", {}),
    (relic_question, "discard 1", "ATH-22.29", "inside-a-choice", phase("relic")),
    (casualties, "lose g1.1", "ATH-20.4", "no-such-answer", {}),
    (casualties, "leave", "ATH-18.6", "other-decision", phase("casualty")),
    (second_target, "then s1.1", "ATH-C.24", "no-such-answer", {}),
    (second_target, "end", "ATH-9.2", "other-decision", phase("second")),
]
CASES = [*CREATION, *TURN, *COSTS, *RELICS, *MOVING, *TARGETS, *CHOICES, *INTERVENTIONS]


@pytest.mark.rule(
    "ATH-4.3", "ATH-4.10", "ATH-6.3", "ATH-7.5", "ATH-9.3", "ATH-10.2", "ATH-11.2", "ATH-15.6", "ATH-17.7"
)
@pytest.mark.parametrize(("table", "attempt", "rule", "reason", "values"), CASES)
def test_a_refusal_names_rule_reason_and_values(
    table: Builder, attempt: str, rule: str, reason: str, values: Values
) -> None:
    position = table()
    told = len(position.journal.entries)
    refusal = position.refusal(attempt)
    assert (refusal.rule, refusal.reason) == (rule, f"refusal-{reason}")
    assert refusal.values == values
    assert set(refusal.nearest) <= set(position.legal)
    assert len(refusal.nearest) == min(3, len(position.legal))
    assert len(position.journal.entries) == told


@pytest.mark.rule("ATH-7.10")
def test_a_unit_has_arrived_only_in_the_turn_in_which_it_was_summoned() -> None:
    table = arriving()
    assert [unit.name for unit in table.view().board.units if unit.arrived] == ["g1.3"]
    table.play("end all", "end summon", "end all", "end summon")
    assert not any(unit.arrived for unit in table.view().board.units)
    table.play("act g1.3", "end")
    assert table.refusal("act g1.3").rule == "ATH-9.1"


@pytest.mark.rule("ATH-10.4")
@pytest.mark.parametrize("attempt", ["use E13 -1,4 hill", "use E13 -1,4 NE", "use E13 -1,4 x2"])
def test_a_choice_that_the_ability_does_not_ask_for_is_no_such_choice(attempt: str) -> None:
    refusal = acting("G02 E13").refusal(attempt)
    assert (refusal.rule, refusal.reason, refusal.values) == ("ATH-10.4", "refusal-no-such-choice", {"card": "E13"})


# After the end, and out of turn.


def won() -> Table:
    return battle("g1.1 1,0", relics={"west": "0,0"}).play("act g1.1", "walk 0,0")


def no_progress() -> Table:
    """40 turns in which nobody does anything."""
    return battle("").play(*["end summon"] * 40)


def turn_limit() -> Table:
    """60 turns; a discarded card halfway is progress enough."""
    army = ("G01", "G02", "G04")
    table = new(mode="standard", turn_limit=60).chance(0)
    for _ in range(2):
        for number, genus in enumerate(army, 1):
            table.play(f"genus {number} {genus}", f"done {number}")
        table.play("stack D09", "stack done")
    table.play("summon 1 -3,5 knight", "discard 1", "end summon", "pass", "summon 1 3,-5 knight", "end summon")
    for turn in range(3, 61):
        if table.legal_with("pass"):
            table.play("pass")
        table.play(*(["discard 1"] if turn == 30 else []), "end all")
        table.play(*(["pass"] if table.legal_with("pass") else []), "end summon")
        table.play(*(["pass"] if table.legal_with("pass") else []))
    return table


def campaign_won() -> Table:
    """Gold has won the first of three games and wins the second."""
    table = battle("", mode="campaign", relics={"west": "-3,5", "east": "-3,5"})
    saved = GAME.save(table.state)
    saved.position.update(wins=[1, 0], game=1)
    return Table(GAME.load(saved)).play("summon 1 -3,5")


@pytest.mark.rule("ATH-24.1", "ATH-24.6", "ATH-24.7", "ATH-25.6")
@pytest.mark.parametrize(
    ("table", "rule"),
    [(won, "ATH-24.1"), (no_progress, "ATH-24.6"), (turn_limit, "ATH-24.7"), (campaign_won, "ATH-25.6")],
)
def test_after_the_end_every_move_is_refused_with_the_reason_of_the_end(table: Builder, rule: str) -> None:
    over = table()
    assert over.over
    for seat in (0, 1):
        for attempt in ("genus 1 G01", "summon 1 -3,5", "act g1.1", "walk 0,0", "play D05 @now", "pass", "leave"):
            refusal = over.refusal(attempt, by=seat)
            assert (refusal.rule, refusal.reason, refusal.values) == (rule, "refusal-over", {})
            assert refusal.nearest == ()


@pytest.mark.rule("ATH-4.1", "ATH-6.1")
@pytest.mark.parametrize(
    ("table", "attempt", "rule", "reason"),
    [
        (making, "genus 1 G01", "ATH-4.1", "not-your-creation"),
        (stacking, "stack done", "ATH-4.1", "not-your-creation"),
        (choosing_an_army, "preset raid", "ATH-4.1", "not-your-creation"),
        (lambda: create(ARMY, ARMY), "summon 1 3,-5 knight", "ATH-6.1", "not-your-turn"),
        (activating, "act s1.1", "ATH-6.1", "not-your-turn"),
        (acting, "end", "ATH-6.1", "not-your-turn"),
        (window, "pass", "ATH-6.1", "not-your-turn"),
        (lambda: asked_by("D05"), "unit s1.1", "ATH-6.1", "not-your-turn"),
        (relic_question, "leave", "ATH-6.1", "not-your-turn"),
        (casualties, "lose s1.1", "ATH-6.1", "not-your-turn"),
        (second_target, "then s1.2", "ATH-6.1", "not-your-turn"),
    ],
)
def test_it_is_somebody_elses_turn(table: Builder, attempt: str, rule: str, reason: str) -> None:
    position = table()
    refusal = position.refusal(attempt, by=1 - position.state.actor)
    assert (refusal.rule, refusal.reason, refusal.values) == (rule, f"refusal-{reason}", {})
    assert refusal.nearest == ()


@pytest.mark.rule("ATH-15.1")
def test_the_nearest_legal_moves_are_like_the_attempt() -> None:
    assert acting().refusal("walk 0,2").nearest[0].startswith("walk")
    assert acting().refusal("use E08 s1.9").nearest[0] == "use E08 s1.1"
    assert set(summoning().refusal("summon 3 -1,5 knight").nearest) >= {"summon 3 -1,5 dragon"}


FOLDER = Path(__file__).parents[2] / "src" / "manawell" / "games" / "athlas" / "refusals"
SOURCE = "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")) if path.name != "unusable.py")
"""What is wrong with attempts; `test_unusable.py` tests the rest."""
OTHERWISE = {"over", "not-your-turn", "not-your-creation"}
"""Reasons with a test of their own."""


def test_every_reason_has_a_test() -> None:
    reasons = set(re.findall(r'no\([^"]*(?:"ATH-[0-9BC.]+")?[^"]*"([a-z-]+)"', SOURCE))
    assert reasons == {reason for *_, reason, _ in CASES} | OTHERWISE
    assert len(reasons) > 70


def test_every_rule_of_a_reason_has_a_test() -> None:
    pairs = set(re.findall(r'no\("(ATH-[0-9BC.]+)", "([a-z-]+)"', SOURCE))
    pairs |= {(rule, "other-decision") for rule in re.findall(r'other_decision\(p, "(ATH-[0-9BC.]+)"', SOURCE)}
    tested = {(rule, reason) for _, _, rule, reason, _ in CASES}
    assert {pair for pair in pairs - tested if pair[1] not in OTHERWISE} == set()
