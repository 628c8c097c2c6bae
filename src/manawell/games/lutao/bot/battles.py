"""What battles bring on average: computed from the decks (LUT-27.1), every combat round as if from a fresh pile.

Spells, runes and hostages are left out. Bards and Clerics are taken for Dwarves, who fare about as they do.
"""

from math import comb
from typing import Final

from manawell.games.lutao.components.cards import STANDARD
from manawell.games.lutao.components.tables import (
    BARDS,
    CITY_HIT,
    CLERICS,
    COUNTED,
    DISCARDED_OF,
    DWARVES,
    ELVES,
    FAERIES,
    FIXED,
    FIXED_OF,
    GOLEMS,
    HERO,
    HIT,
    KINDS,
    LUTAO,
    MISS,
    MOST_CARDS,
    MOST_CARDS_OF,
    NONE,
    ORCS,
    PER_ARMY,
    PER_ARMY_OF,
    RETURNED,
    RETURNED_OF,
    SHAPESHIFTERS,
    SHIELD,
    WITCHES,
)
from manawell.games.lutao.rules.hits import card_worth
from manawell.games.lutao.rules.powers import power_of
from manawell.games.lutao.state import Position

STONE: Final = -2
"""Golems, where a power is asked for."""
SURER: Final = 1.7
SURER_AGAINST_STONE: Final = 1.2
"""Piles make long battles less random than fresh decks: the odds are raised to this power. Fitted to 500 battles each
of 1 to 18 attackers against 1 to 8 armies and 1 to 4 golems; the error is then 1 to 3 battles in a hundred."""
MOST_ATTACKERS: Final = 20
MOST_DEFENDERS: Final = 10
"""Larger numbers count as these."""


class Forecast:
    """The chances that the attacker wins and that the defender holds out, and the pieces each has left on average."""

    def __init__(self, won: float, held: float, left: float, kept: float) -> None:
        self.won = won
        self.held = held
        self.left = left
        self.kept = kept


class Volley:
    """One possible result of the cards that a side plays."""

    def __init__(self, chance: float, hits: int, shields: int) -> None:
        self.chance = chance
        self.hits = hits
        self.shields = shields


def usefulness(card: int, sheltered: bool) -> int:
    """How much a card is worth keeping."""
    if card == MISS or (card == HIT and sheltered):
        return 0 if card == MISS else 1
    return {SHIELD: 3, HIT: 2, CITY_HIT: 4, HERO: 5}[card]


class Matchup:
    """All battles between two powers, with or without walls."""

    def __init__(self, attacker: int, defender: int, city: bool) -> None:
        self.attacker = attacker
        self.defender = defender
        self.city = city
        self.known: dict[int, Forecast] = {}
        self.begun: dict[int, Forecast] = {}
        self.losses: dict[int, list[tuple[float, int, int]]] = {}

    def begin(self, a: int, d: int) -> Forecast:
        key = a * 32 + d
        if key not in self.begun:
            stone = STONE in (self.attacker, self.defender)
            self.begun[key] = sharpened(self._first(a, d), SURER_AGAINST_STONE if stone else SURER)
        return self.begun[key]

    def _first(self, a: int, d: int) -> Forecast:
        """Elves who defend strike first (LUT-19.3)."""
        skin = 1 if self.attacker == DWARVES else 0
        thick = 1 if self.defender == DWARVES else 0
        if self.defender != ELVES:
            return self.state(a, d, skin, thick)
        strikes = volleys(ELVES, d, self.attacker, False, self.city)
        ways = [(one.chance, max(0, one.hits - skin), min(skin, one.hits)) for one in strikes]
        return _mean([(chance, self.state(max(0, a - lost), d, skin - used, thick)) for chance, lost, used in ways])

    def state(self, a: int, d: int, skin: int, thick: int) -> Forecast:
        """From a combat round on; `skin` and `thick` are hits that attackers and defenders will ignore."""
        if a == 0 or d == 0:
            return Forecast(float(a > 0), float(d > 0), float(a), float(d))
        key = ((a * 32 + d) * 2 + skin) * 2 + thick
        if key not in self.known:
            self.known[key] = self._round(a, d, skin, thick)
        return self.known[key]

    def _round(self, a: int, d: int, skin: int, thick: int) -> Forecast:
        """The average of all that can change; rounds in which nothing does are left out."""
        ways: list[tuple[float, Forecast]] = []
        for chance, to_a, to_d in self._losses(a, d):
            if to_a > 0 or to_d > 0:
                used, absorbed = min(skin, to_a), min(thick, to_d)
                rest = max(0, a - to_a + used), max(0, d - to_d + absorbed)
                ways.append((chance, self.state(rest[0], rest[1], skin - used, thick - absorbed)))
        return _mean(ways)

    def _losses(self, a: int, d: int) -> list[tuple[float, int, int]]:
        """What both sides lose in a combat round, by chance (LUT-9.20)."""
        mine = a if self.attacker == STONE else min(a, COUNTED)
        theirs = d if self.defender == STONE else min(d, COUNTED)
        key = mine * 32 + theirs
        if key not in self.losses:
            self.losses[key] = self._exchanges(mine, theirs)
        return self.losses[key]

    def _exchanges(self, a: int, d: int) -> list[tuple[float, int, int]]:
        found: dict[int, float] = {}
        answers = volleys(self.defender, d, self.attacker, False, self.city)
        for one in volleys(self.attacker, a, self.defender, self.city, self.city):
            for two in answers:
                back_a = min(one.hits, two.shields) if self.defender == FAERIES else 0
                back_d = min(two.hits, one.shields) if self.attacker == FAERIES and not self.city else 0
                to_a = max(0, two.hits + back_a - one.shields)
                to_d = max(0, one.hits + back_d - two.shields)
                key = to_a * 32 + to_d
                found[key] = found.get(key, 0.0) + one.chance * two.chance
        return [(chance, key // 32, key % 32) for key, chance in found.items()]


def _mean(ways: list[tuple[float, Forecast]]) -> Forecast:
    total = sum([chance for chance, _ in ways])
    won = sum([chance * one.won for chance, one in ways]) / total
    held = sum([chance * one.held for chance, one in ways]) / total
    left = sum([chance * one.left for chance, one in ways]) / total
    kept = sum([chance * one.kept for chance, one in ways]) / total
    return Forecast(won, held, left, kept)


def sharpened(one: Forecast, power: float) -> Forecast:
    """The same with a more certain winner."""
    won, held = float(one.won**power), float(one.held**power)
    decided = (one.won + one.held) / (won + held) if won + held > 0.0 else 0.0
    return Forecast(won * decided, held * decided, one.left, one.kept)


def volleys(power: int, size: int, enemy: int, sheltered: bool, city: bool) -> list[Volley]:
    """What the cards of so many armies may do, the least useful ones returned (LUT-9.6 to 9.9, 9.16, 9.18)."""
    if power == STONE:
        return [Volley(1.0, size, 0)]
    plain = power == NONE
    counted = (1 if size <= 2 else 2) if enemy == ORCS else min(size, COUNTED)
    drawn = (FIXED if plain else FIXED_OF[power]) + (PER_ARMY if plain else PER_ARMY_OF[power]) * counted
    drawn = min(drawn, MOST_CARDS if plain else MOST_CARDS_OF[power])
    returned = RETURNED if plain else RETURNED_OF[power] + DISCARDED_OF[power]
    worths = [card_worth(card, power, city, sheltered) for card in range(KINDS)]
    found: dict[int, float] = {}
    for chance, hand in _hands(drawn):
        played = sorted(hand, key=lambda card: usefulness(card, sheltered))[returned:]
        key = 32 * sum([worths[card] for card in played]) + played.count(SHIELD)
        found[key] = found.get(key, 0.0) + chance
    return [Volley(chance, key // 32, key % 32) for key, chance in found.items()]


def _hands(drawn: int) -> list[tuple[float, list[int]]]:
    """All hands of so many cards from a full deck, by kinds, with their chances."""
    deck = STANDARD.combat
    found: list[tuple[float, list[int]]] = [(1.0 / comb(sum(deck), drawn), [])]
    for kind in range(KINDS):
        last = kind == KINDS - 1
        further: list[tuple[float, list[int]]] = []
        for chance, hand in found:
            free = drawn - len(hand)
            for number in range(free if last else 0, min(free, deck[kind]) + 1):
                further.append((chance * comb(deck[kind], number), hand + [kind] * number))
        found = further
    return found


_MATCHUPS: Final[dict[int, Matchup]] = {}
"""Those met so far; a few milliseconds each."""


def forecast(a: int, d: int, city: bool, attacker: int = NONE, defender: int = NONE) -> Forecast:
    """What a battle brings; powers may be NONE or STONE."""
    if a <= 0 or d <= 0:
        return Forecast(float(a > 0), float(d > 0), float(max(0, a)), float(max(0, d)))
    one, two = _like(attacker), _like(defender)
    if one == ELVES:
        one = NONE
    key = ((one + 2) * 64 + two + 2) * 2 + int(city)
    if key not in _MATCHUPS:
        _MATCHUPS[key] = Matchup(one, two, city)
    few, many = min(a, MOST_ATTACKERS), min(d, MOST_DEFENDERS)
    return _MATCHUPS[key].begin(few, many)


def _like(power: int) -> int:
    """The power as it is reckoned here."""
    if power in (BARDS, CLERICS):
        return DWARVES
    return NONE if power in (WITCHES, SHAPESHIFTERS) else power


def power_at(p: Position, people: int, province: int, enemy: int) -> int:
    """The power with which a people fights there (LUT-9.5)."""
    if people == GOLEMS:
        return STONE
    if enemy == GOLEMS or (province >= LUTAO and not p.peoples[people].people_artefact):
        return NONE
    return power_of(p, people)


def battle(p: Position, province: int, attacker: int, a: int, d: int) -> Forecast:
    """What an attack on a province brings, with so many on both sides."""
    owner = p.owner[province]
    if a <= 0 or owner == NONE:
        return forecast(a, 0 if owner == NONE else d, False)
    mine, theirs = power_at(p, attacker, province, owner), power_at(p, owner, province, attacker)
    return forecast(a, d, p.city[province], mine, theirs)
