"""Engine and oracle, two readings of one specification, agree question by question, move by move, view by view."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.view import Fighter, Folk, View
from manawell.kernel.rng import rng_from
from tests.lutao.oracle import (
    COMBAT,
    LANDS,
    LUTAO,
    PEOPLES,
    PROVINCES,
    RUNES,
    SPELLS,
    STEPS,
    Battle,
    Oracle,
    People,
    distance,
    on_lutao,
)

ALL_KNOWING = -2
GOLEM_SIDE = -2
Pair = tuple[Any, Oracle]
"""The same game as the engine and as the oracle hold it."""


# --- One language ---


def counted(names: Any, counts: tuple[int, ...] | list[int]) -> dict[Any, int]:
    return {name: count for name, count in zip(names, counts, strict=False) if count}


def shown(view: View) -> dict[str, object]:
    """What the engine shows to the all-knowing, in the oracle's words."""
    shows: dict[str, object] = {
        "asked": view.who if view.actor is not None else None,
        "round": view.round,
        "order": list(view.order),
        "control": (view.controller, view.since if view.controller is not None else 0),
        "golems": view.golem_supply,
        "provinces": {
            province.id: {
                "hex": None if province.q is None or province.r is None else (province.q, province.r),
                "held": (province.owner, province.armies, province.golems, province.attackers),
                "city": province.city,
                "ships": list(province.ships),
                "hostages": counted(range(4), province.hostages) or counted(range(4), province.captives),
            }
            for province in view.provinces
        },
        "fleet": [
            (ship.people, (ship.q, ship.r), ship.armies, counted(range(4), ship.hostages), ship.goal)
            for ship in view.fleet
        ],
        "traps": sorted(str(trap) for trap in view.traps),
        "spells": counted(SPELLS, view.spells or ()),
        "spell discards": dict(
            Counter(counted(SPELLS, view.spell_discards)) + Counter(cast.spell for cast in view.casts)
        ),
        "people stack": (sorted(view.people_stack), list(view.people_bottom)),
        "rune stack": (sorted(view.rune_stack), list(view.rune_bottom)),
        "peoples": {at: shown_people(folk) for at, folk in enumerate(view.peoples)},
        "battle": None,
        "end": (list(view.winners), view.reason),
    }
    if view.battle is not None:
        shows["battle"] = {
            "province": view.battle.province,
            "round": view.battle.round,
            "sides": {at: shown_side(side) for at, side in enumerate(view.battle.sides)},
        }
    return shows


def shown_people(folk: Folk) -> dict[str, object]:
    pile = Counter(counted(COMBAT, folk.deck))
    pile.subtract(counted(COMBAT, folk.discards))
    return {
        "player": folk.player,
        "out": folk.out,
        "card": folk.card,
        "borrowed": folk.borrowed,
        "rune": folk.rune,
        "moons": list(folk.moons),
        "artefacts": (folk.people_artefact, folk.rune_artefact),
        "supply": folk.supply,
        "reserve": (folk.reserve, folk.bound, folk.cities, folk.ships),
        "sticks": (folk.sticks, folk.wind, folk.bound_wind),
        "hand": sorted(
            (str(spell.spell), "marked" if spell.marked else "lutao" if spell.lutao else "") for spell in folk.hand
        ),
        "cards": (counted(COMBAT, folk.deck), folk.pile),
        "sunk": list(folk.sunk),
        "discards": counted(COMBAT, folk.discards),
        "points": folk.points,
        "budget": folk.budget,
        "banned": folk.banned,
    }


def shown_side(side: Fighter) -> dict[str, object]:
    return {
        "people": side.people,
        "ghosts": side.ghosts,
        "lost": side.lost,
        "hand": sorted(str(card) for card in side.hand),
        "played": sorted([*side.played, *([side.given] if side.given else [])]),
    }


def told(oracle: Oracle) -> dict[str, object]:
    """The same from the oracle."""
    tells: dict[str, object] = {
        "asked": oracle.asked,
        "round": oracle.round,
        "order": list(oracle.order),
        "control": (oracle.controller, oracle.since),
        "golems": oracle.golems,
        "provinces": {
            name: {
                "hex": oracle.chart.hexes.get(name),
                "held": told_armies(oracle, name),
                "city": province.city,
                "ships": [side for side in STEPS if side in province.ships],
                "hostages": dict(+province.hostages),
            }
            for name, province in oracle.provinces.items()
        },
        "fleet": [
            (ship.people, ship.place, ship.armies, dict(+ship.hostages), ship.target) for ship in oracle.ships
        ],
        "traps": sorted(oracle.traps),
        "spells": dict(+oracle.spells),
        "spell discards": dict(oracle.spell_discard + Counter(oracle.casting)),
        "people stack": (sorted(oracle.people_stack.unknown), list(oracle.people_stack.bottom)),
        "rune stack": (sorted(oracle.rune_stack.unknown), list(oracle.rune_stack.bottom)),
        "peoples": {people.number: told_people(oracle, people) for people in oracle.peoples},
        "battle": None if oracle.battle is None else told_battle(oracle.battle),
        "end": (oracle.winners, oracle.reason or "undecided"),
    }
    return tells


def told_armies(oracle: Oracle, name: str) -> tuple[int | None, int, int, int]:
    """Who was there first, his armies, golems, attackers."""
    province = oracle.provinces[name]
    armies = dict(province.armies)
    battle = oracle.battle
    golems, attackers = province.golems, 0
    if battle is not None and battle.province == name and battle.defender.people is not None:
        armies.setdefault(battle.defender.people, 0)
    if battle is not None and battle.province == name and battle.attacker.people is None:
        golems, attackers = 0, province.golems
    elif oracle.contested(name) and oracle.active is not None:
        attackers = armies.pop(oracle.active, 0)
    owner = next(iter(armies), None)
    return owner, armies.get(owner, 0) if owner is not None else 0, golems, attackers


def told_people(oracle: Oracle, people: People) -> dict[str, object]:
    deck = people.deck
    own = Counter(deck.unknown) + Counter(deck.bottom) + Counter(deck.discard)
    for side in oracle.battle.sides if oracle.battle is not None else ():
        own += Counter(card for card, owner in side.played if owner == people.number)
        own += Counter(side.hand if side.people == people.number else [])
    return {
        "player": people.player,
        "out": not people.alive,
        "card": people.card or None,
        "borrowed": people.borrowed or None,
        "rune": people.rune or None,
        "moons": list(people.moons),
        "artefacts": ("people" in people.taken, "rune" in people.taken),
        "supply": people.supply,
        "reserve": (people.reserve, people.grounded, people.cities, people.ships),
        "sticks": (people.sticks, people.wind, people.marked_wind),
        "hand": sorted((spell.kind, spell.flag) for spell in people.hand),
        "cards": (dict(+own), deck.unknown.total() + len(deck.bottom)),
        "sunk": list(deck.bottom),
        "discards": dict(+deck.discard),
        "points": people.points,
        "budget": people.budget,
        "banned": people.number in oracle.banned,
    }


def told_battle(battle: Battle) -> dict[str, object]:
    return {
        "province": battle.province,
        "round": battle.round,
        "sides": {
            at: {
                "people": GOLEM_SIDE if side.people is None else side.people,
                "ghosts": side.ghosts,
                "lost": side.destroyed,
                "hand": sorted(side.hand),
                "played": sorted(card for card, _ in side.played),
            }
            for at, side in enumerate(battle.sides)
        },
    }


# --- The comparison ---


def differences(engine: Any, expected: Any, path: str = "") -> Iterator[str]:
    """Where two pictures differ, as deep as possible."""
    if isinstance(engine, dict) and isinstance(expected, dict):
        for key in {**engine, **expected}:
            yield from differences(engine.get(key), expected.get(key), f"{path} {key}")
    elif engine != expected:
        yield f"{path}: engine {engine}, oracle {expected}"


def assert_same(state: Any, oracle: Oracle, deep: bool = True) -> None:
    """Same people asked, same moves, same position, same chance used, same outcome."""
    actor = None if state.actor < 0 else state.actor
    assert actor == oracle.player, f"the engine asks {actor}, the oracle {oracle.player}: {oracle.legal()}"
    texts, legal = {GAME.text_of(state, move) for move in state.moves()}, set(oracle.legal())
    assert texts - legal == set(), f"the oracle forbids {sorted(texts - legal)} of {sorted(texts)}; {oracle.phase}"
    assert legal - texts == set(), f"the engine forbids {sorted(legal - texts)} of {sorted(legal)}; {oracle.phase}"
    assert state.rng.place() == oracle.rng.place(), "they have used another number of chances"
    if not deep or not oracle.order:  # while peoples are chosen and lands are laid there is nothing else to see
        return
    found = list(differences(shown(GAME.view(state, ALL_KNOWING)), told(oracle)))
    assert found == [], found
    assert oracle.invariant() == []
    outcome = GAME.outcome(state)
    assert (outcome is not None) == (oracle.asked is None)
    if outcome is not None:
        assert (list(outcome.winners), outcome.reason) == (oracle.winners, oracle.reason)


def play(pair: Pair, text: str) -> None:
    state, oracle = pair
    state.play(next(move for move in state.moves() if GAME.text_of(state, move) == text))
    oracle.play(text)
