"""A second Lutao, written from the rules specification alone.

It shares no code with the engine's rules and does not aim for speed: dicts by name, cards as the components file prints
them, texts for moves. The game is one long generator (`Oracle.story`) that stops wherever a player has to decide. Where
the engine differs, one of the two is wrong, and the specification says which.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from dataclasses import field as made
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from manawell.kernel.rng import Rng

BOX = Path(__file__).parents[2] / "src" / "manawell" / "games" / "lutao" / "components"
DATA = tomllib.loads((BOX / "components.toml").read_text("utf-8"))
NUMBERS: dict[str, int] = DATA["constants"]
PEOPLES: dict[str, dict[str, Any]] = {people["id"]: people for people in DATA["people"]}
RUNES: tuple[str, ...] = tuple(rune["id"] for rune in DATA["rune"])
SPELLS: dict[str, dict[str, Any]] = {spell["id"]: spell for spell in DATA["spell"]}
COMBAT: dict[str, int] = {card["id"]: card["count"] for card in DATA["combat_card"]}
LANDS: dict[str, dict[str, Any]] = {land["code"]: land for land in DATA["land"]}
CITY: str = DATA["lutao"]["city"]
GOLEMS: dict[str, int] = {province["id"]: province["golems"] for province in DATA["lutao"]["province"]}
ARTEFACT_CARDS: dict[int, dict[str, str]] = {
    card["number"]: {"people": card["people_province"], "rune": card["rune_province"]} for card in DATA["artefact_card"]
}
NUMBERS_OF_GOLEMS: int = DATA["supply_counts"]["golems"]
FULL = NUMBERS["max_armies_per_province"]
ANY_TIME = frozenset(DATA["window_sets"]["any_time"])
FLAGS = ("", "lutao", "marked")

Hex = tuple[int, int]
Result = TypeVar("Result")


# --- The map (LUT-2) ---

STEPS: dict[str, Hex] = {
    name: (q, r) for name, (q, r) in zip(DATA["grid"]["direction_names"], DATA["grid"]["directions"], strict=True)
}
MAT: tuple[Hex, ...] = tuple(
    (q, r)
    for r in range(-DATA["mat"]["max_abs_r"], DATA["mat"]["max_abs_r"] + 1)
    for q in range(-20, 21)
    if abs(2 * q + r) <= DATA["mat"]["max_abs_2q_plus_r"]
)
RING: frozenset[Hex] = frozenset((q, r) for q, r in DATA["lutao"]["sea_ring"])
LUTAO: dict[str, Hex] = {
    province["id"]: (province["hex"][0], province["hex"][1]) for province in DATA["lutao"]["province"]
}
LAND_PROVINCES: tuple[str, ...] = tuple(
    f"{code}{index}" for code, land in LANDS.items() for index in range(1, land["size"] + 1)
)
PROVINCES: tuple[str, ...] = (*LAND_PROVINCES, *LUTAO)


def beyond(place: Hex, direction: str) -> Hex:
    return place[0] + STEPS[direction][0], place[1] + STEPS[direction][1]


@cache
def around(place: Hex) -> tuple[Hex, ...]:
    """The neighbours in the order of the directions, also outside the mat."""
    return tuple(beyond(place, direction) for direction in STEPS)


def distance(a: Hex, b: Hex) -> int:
    q, r = b[0] - a[0], b[1] - a[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def text_of(place: Hex) -> str:
    return f"{place[0]},{place[1]}"


def hex_of(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


def land_of(province: str) -> str:
    return province[:3]


def on_lutao(province: str) -> bool:
    return province in LUTAO


@cache
def laid(land: str, origin: Hex, rotation: int) -> tuple[Hex, ...]:
    """Where the provinces of a land come to lie (LUT-2.3)."""
    hexes = []
    for q, r in LANDS[land]["hexes"]:
        for _ in range(rotation):
            q, r = -r, q + r
        hexes.append((q + origin[0], r + origin[1]))
    return tuple(hexes)


@dataclass
class Chart:
    """The map as far as it is laid."""

    hexes: dict[str, Hex] = made(default_factory=lambda: dict(LUTAO))
    ways: dict[Hex, dict[Hex, int]] = made(default_factory=dict)  # from a sea hex: how far to the others
    land: set[Hex] = made(default_factory=lambda: set(LUTAO.values()))
    borders: dict[str, list[str]] = made(default_factory=dict)
    coasts: dict[str, list[str]] = made(default_factory=dict)

    def lay(self, land: str, origin: Hex, rotation: int) -> None:
        for index, place in enumerate(laid(land, origin, rotation), 1):
            self.hexes[f"{land}{index}"] = place
        self.land = set(self.hexes.values())
        self.ways, self.borders, self.coasts = {}, {}, {}

    def fits(self, land: str) -> list[tuple[Hex, int]]:
        """Every legal place of a land, by row, column and rotation (LUT-2.15 to 2.17)."""
        taken = self.land | RING
        anchors = {place for name, place in self.hexes.items() if not on_lutao(name)} | RING
        found = []
        for origin in MAT:  # sorted by r, then q
            for rotation in range(6):
                hexes = laid(land, origin, rotation)
                if any(place not in MATTED or place in taken for place in hexes):
                    continue
                if any(near in anchors for place in hexes for near in around(place)):
                    found.append((origin, rotation))
        return found

    def sea(self, place: Hex) -> bool:
        return place in MATTED and place not in self.land

    def near(self, province: str) -> list[str]:
        """The adjacent provinces."""
        if province not in self.borders:
            self.borders[province] = self.within(province, 1)
        return self.borders[province]

    def within(self, province: str, reach: int) -> list[str]:
        here = self.hexes[province]
        return [other for other in PROVINCES if 1 <= distance(here, self.hexes[other]) <= reach]

    def edges(self, province: str) -> list[str]:
        """The directions of its coastal edges (LUT-2.6)."""
        if province not in self.coasts:
            here = self.hexes[province]
            self.coasts[province] = [direction for direction in STEPS if self.sea(beyond(here, direction))]
        return self.coasts[province]

    def water(self, province: str, direction: str) -> Hex:
        return beyond(self.hexes[province], direction)

    def starts(self, province: str, direction: str) -> list[Hex]:
        """Where a route of a ship on this edge can begin (LUT-8.3): its sea hex, then the corners."""
        first = self.water(province, direction)
        shore = around(self.hexes[province])
        corners = [place for place in around(first) if place in shore and self.sea(place)]
        return [first, *sorted(corners, key=MAT.index)]

    def far(self, start: Hex, end: Hex) -> int | None:
        """Steps over the sea from hex to hex."""
        if start not in self.ways:
            ways = {start: 0}
            queue = [start]
            for here in queue:
                for there in around(here):
                    if there not in ways and self.sea(there):
                        ways[there] = ways[here] + 1
                        queue.append(there)
            self.ways[start] = ways
        return self.ways[start].get(end)

    def way(self, start: Hex, end: Hex) -> list[Hex]:
        """A shortest way without its first hex; of several the one with the lower directions first."""
        way: list[Hex] = []
        here = start
        while here != end:
            left = self.far(end, here)
            assert left is not None
            here = next(there for there in around(here) if self.far(end, there) == left - 1)
            way.append(here)
        return way

    def open(self) -> bool:
        """Every land has a coast at the sea of the ring (LUT-2.22)."""
        ring = next(iter(RING))
        for land, sheet in LANDS.items():
            provinces = [f"{land}{index}" for index in range(1, sheet["size"] + 1)]
            shores = [self.water(province, side) for province in provinces for side in self.edges(province)]
            if all(self.far(ring, shore) is None for shore in shores):
                return False
        return True


MATTED = frozenset(MAT)


# --- What there is ---


@dataclass
class Question:
    people: int
    moves: list[str]
    calm: bool = False  # another player could give up now and the same would be asked again


Story = Generator[Question, str, Result]


AGAIN = "again"


class Over(Exception):
    """The game has ended."""


@dataclass
class Spell:
    kind: str
    flag: str = ""  # "lutao" or "marked" (LUT-13.5)


@dataclass
class Deck:
    """Combat cards of a people. The order of the unknown part is drawn when a card is drawn."""

    unknown: Counter[str] = made(default_factory=lambda: Counter(COMBAT))
    bottom: list[str] = made(default_factory=list)
    discard: Counter[str] = made(default_factory=Counter)


@dataclass
class Stack:
    """Unused people or rune cards."""

    unknown: set[str]
    bottom: list[str] = made(default_factory=list)


@dataclass
class Province:
    armies: dict[int, int] = made(default_factory=dict)
    golems: int = 0
    city: bool = False
    ships: set[str] = made(default_factory=set)
    hostages: Counter[int] = made(default_factory=Counter)


@dataclass
class People:
    number: int
    player: int
    dealt_peoples: list[str] = made(default_factory=list)
    dealt_runes: list[str] = made(default_factory=list)
    card: str = ""
    borrowed: str = ""
    rune: str = ""
    moons: list[str] = made(default_factory=list)
    supply: int = 0
    reserve: int = 0
    grounded: int = 0  # armies of the reserve that may not go to Lutao (a marked Levy)
    cities: int = 0
    ships: int = 0
    sticks: int = 0
    wind: int = 0  # sticks of Fair Wind
    marked_wind: int = 0
    deck: Deck = made(default_factory=Deck)
    hand: list[Spell] = made(default_factory=list)
    artefact_card: int = 0
    waiting: dict[str, str] = made(default_factory=dict)  # artefacts still on the board
    taken: set[str] = made(default_factory=set)
    points: int = 0
    budget: int = 0
    alive: bool = True
    place: int = 0  # at the last scoring
    used: set[str] = made(default_factory=set)  # once in a round


@dataclass
class Group:
    """Attackers of one origin (LUT-7.10)."""

    origin: str
    armies: int
    start: str = ""  # a ship's first edge
    edge: str = ""  # the edge of the attacked province where it lies
    route: list[Hex] = made(default_factory=list)


@dataclass
class SeaShip:
    people: int
    armies: int
    hostages: Counter[int]
    place: Hex
    target: str
    origin: str
    start: str
    route: list[Hex]  # from the start to here
    spared: bool = False  # a storm has put off its duty


@dataclass
class Voyage:
    """Armies aboard of a ship that sails."""

    people: int
    armies: int
    hostages: Counter[int]


@dataclass
class Side:
    people: int | None  # None: golems
    ghosts: int = 0
    destroyed: int = 0
    fixed: int = 0
    per_army: int = 0
    counted: int = 0
    cap: int = 0
    weakness: int = 0
    silenced: bool = False
    skin: int = 0
    used: set[str] = made(default_factory=set)  # once in a battle
    hand: list[str] = made(default_factory=list)
    played: list[tuple[str, int]] = made(default_factory=list)  # card and its owner
    drawn: int = 0
    number: int = 0  # cards to draw in this combat round
    gift: bool = False  # it has got a card from the Bards


@dataclass
class Battle:
    province: str
    attacker: Side
    defender: Side
    round: int = 0
    idle: int = 0
    over: bool = False

    @property
    def golems(self) -> bool:
        return self.attacker.people is None or self.defender.people is None

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.attacker, self.defender

    def other(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker


def trapped(trap: str) -> list[str]:
    """The provinces where a trap lies."""
    if trap.startswith("card "):
        return list(ARTEFACT_CARDS[int(trap.split()[1])].values())
    return [trap]


def share(armies: int, hostages: int, kept: int) -> list[int]:
    """How many hostages may go along, given how many armies go and how many stay (LUT-20.9 b)."""
    return list(range(max(0, hostages - kept), min(armies, hostages) + 1))


def take_text(armies: int, hostages: int) -> str:
    return f"take {armies}+{hostages}" if hostages else f"take {armies}"


def taken(text: str) -> tuple[int, int]:
    armies, _, hostages = text.removeprefix("take ").partition("+")
    return int(armies), int(hostages or 0)


class Oracle:
    """A game of Lutao."""

    def __init__(self, players: int, mode: str, board: str, max_rounds: int, rng: Rng) -> None:
        self.players, self.mode, self.board, self.max_rounds = players, mode, board, max_rounds
        self.rng = rng
        each = 2 if mode == "pro" else 1
        self.peoples = [People(number, number // each) for number in range(players * each)]
        self.total: int = DATA["army_supply"][f"peoples_{len(self.peoples)}"]
        self.chart = Chart()
        self.provinces = {name: Province() for name in PROVINCES}
        self.golems: int = NUMBERS_OF_GOLEMS
        self.people_stack = Stack(set())
        self.rune_stack = Stack(set())
        self.spells: Counter[str] = Counter()
        self.spell_discard: Counter[str] = Counter()
        self.order: list[int] = []
        self.round = 0
        self.phase = "choose"
        self.active: int | None = None
        self.turn = 0  # whose action turn it is, or was last
        self.controller: int | None = None
        self.since = 0
        self.traps: list[str] = []  # provinces or "card 2"
        self.triggered = True  # since the last placement phase; in the first one no trap is moved
        self.banned: set[int] = set()
        self.ships: list[SeaShip] = []
        self.voyage: Voyage | None = None
        self.battle: Battle | None = None
        self.groups: dict[str, list[Group]] = {}
        self.moved: Counter[str] = Counter()  # armies of the active people that have moved in this step
        self.sailed: set[tuple[str, str]] = set()
        self.home_ground: set[str] = set()  # own at the start of the action turn
        self.conquered: set[str] = set()  # in this action turn
        self.leg: tuple[str, str] | None = None  # the declared voyage: where it lies, where it lands
        self.stormed = False
        self.casting: list[str] = []  # spells that are declared and not yet discarded
        self.winners: list[int] = []
        self.reason = ""
        self.question: Question | None = None
        self.telling = self.story()
        self.go_on(None)

    # --- Questions and answers ---

    @property
    def asked(self) -> int | None:
        """The people that has to decide."""
        return None if self.question is None else self.question.people

    @property
    def player(self) -> int | None:
        return None if self.question is None else self.peoples[self.question.people].player

    def legal(self) -> list[str]:
        return [] if self.question is None else self.question.moves

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"{text} is not legal: {self.legal()}")
        self.go_on(text)

    def go_on(self, text: str | None) -> None:
        try:
            self.question = next(self.telling) if text is None else self.telling.send(text)
        except (StopIteration, Over):
            self.question = None
            self.phase = "over"

    def ask(self, people: int, moves: Iterable[str]) -> Story[str]:
        answer = yield Question(people, list(moves))
        return answer

    def ask_calmly(self, people: int, moves: Iterable[str]) -> Story[str]:
        """The answer, or AGAIN when a player has resigned instead."""
        answer = yield Question(people, list(moves), True)
        if not answer.startswith("concede "):
            return answer
        yield from self.leave(int(answer.split()[1]))
        return AGAIN

    def can_concede(self, player: int) -> bool:
        """Told only for calm moments, of a player who neither is asked nor acts nor fights (LUT-4.12)."""
        involved = {self.asked, self.active}
        if self.battle is not None:
            involved |= {side.people for side in self.battle.sides}
        own = {people.number for people in self.peoples if people.player == player}
        return bool(self.question and self.question.calm and not own & involved and own & set(self.order))

    def concede(self, player: int) -> None:
        if not self.can_concede(player):
            raise ValueError(f"player {player} cannot give up now")
        self.go_on(f"concede {player}")

    def finish(self, winners: Iterable[int], reason: str) -> None:
        self.winners, self.reason = sorted(set(winners)), reason
        raise Over

    # --- How the game runs (LUT-5) ---

    def story(self) -> Story[None]:
        yield from self.set_up()
        self.round = 1
        yield from self.rounds()

    def resume(self) -> None:
        """Go on with an edited position at the beginning of its round."""
        self.telling = self.rounds()
        self.go_on(None)

    def rounds(self) -> Story[None]:
        while True:
            yield from self.placement_phase()
            yield from self.action_phase()
            self.check_victory()
            self.count_points()
            if self.round == self.max_rounds:
                self.end_by_rounds()
            yield from self.scoring_phase()
            yield from self.spell_phase()
            yield from self.buying_phase()
            self.banned = set()
            self.round += 1
            for people in self.peoples:
                people.used = set()  # LUT-5.4

    # --- Setup (LUT-3, 18) ---

    def set_up(self) -> Story[None]:
        if self.board == "standard":
            for placement in DATA["standard_board"]["placement"]:
                code = next(code for code, land in LANDS.items() if land["id"] == placement["land"])
                self.chart.lay(code, (placement["origin"][0], placement["origin"][1]), placement["rotation"])
        elif self.board == "random":
            self.random_board()
        for name, golems in GOLEMS.items():
            self.provinces[name].golems = golems
            self.golems -= golems
        self.provinces[CITY].city = True
        stack, layer = yield from self.choose_peoples()
        removed = next(mode for mode in DATA["mode"] if mode["id"] == self.mode).get("spells_removed", [])
        self.spells = Counter({kind: spell["copies"] for kind, spell in SPELLS.items() if kind not in removed})
        self.place_artefacts()
        if self.board == "strategic":
            yield from self.lay_lands(stack, layer)
        self.deal_provinces()
        for number in list(self.order):  # LUT-3.13
            self.turn_up(self.peoples[number])
            yield from self.draw_moons(self.peoples[number])
            if self.works(number, "wisdom"):
                yield from self.draw_spells(number, 2)

    def random_board(self) -> None:
        codes = list(LANDS)
        while True:
            self.chart = Chart()
            lands = list(range(len(codes)))
            self.rng.shuffle(lands)
            for land in lands:
                fits = self.chart.fits(codes[land])
                origin, rotation = fits[self.rng.below(len(fits))]
                self.chart.lay(codes[land], origin, rotation)
            if self.chart.open():
                return

    def choose_peoples(self) -> Story[tuple[list[str], int]]:
        """Three people cards and three runes each, one of each is kept (LUT-3.3)."""
        cards, runes = list(PEOPLES), list(RUNES)
        numbers = list(range(len(cards)))
        self.rng.shuffle(numbers)
        for people in self.peoples:
            people.dealt_peoples = [cards[at] for at in numbers[3 * people.number : 3 * people.number + 3]]
        if self.mode != "beginner":
            numbers = list(range(len(runes)))
            self.rng.shuffle(numbers)
            for people in self.peoples:
                people.dealt_runes = [runes[at] for at in numbers[3 * people.number : 3 * people.number + 3]]
        stack: list[str] = []
        layer = 0
        if self.board == "strategic":
            lands = list(range(len(LANDS)))
            self.rng.shuffle(lands)
            stack = [list(LANDS)[land] for land in lands]
            layer = self.rng.below(self.players)
        for people in self.peoples:
            moves = [f"choose {card}" for card in people.dealt_peoples]
            if people.dealt_runes:
                moves = [f"{move} {rune}" for move in moves for rune in people.dealt_runes]
            words = (yield from self.ask(people.number, moves)).split()
            people.card, people.rune = words[1], words[2] if len(words) > 2 else ""
        for people in self.peoples:
            people.dealt_peoples, people.dealt_runes = [], []
        self.people_stack = Stack(set(cards) - {people.card for people in self.peoples})
        if self.mode != "beginner":
            self.rune_stack = Stack(set(runes) - {people.rune for people in self.peoples})
        return stack, layer

    def place_artefacts(self) -> None:
        numbers = list(range(1, len(self.peoples) + 1))
        self.rng.shuffle(numbers)
        for people, number in zip(self.peoples, numbers, strict=True):
            people.artefact_card = number
            people.waiting = dict(ARTEFACT_CARDS[number])
            if self.mode == "beginner":
                del people.waiting["rune"]

    def lay_lands(self, stack: list[str], layer: int) -> Story[None]:
        """Strategic board building (LUT-18.3)."""
        self.phase = "lay"
        aside: list[str] = []
        while stack or aside:
            land = stack.pop() if stack else aside.pop(0)
            fits = self.chart.fits(land)
            if not fits:
                aside.append(land)
                continue
            moves = [f"lay {land} {text_of(origin)} {rotation}" for origin, rotation in fits]
            first = next(people.number for people in self.peoples if people.player == layer)
            words = (yield from self.ask(first, moves)).split()
            self.chart.lay(land, hex_of(words[2]), int(words[3]))
            layer = (layer + 1) % self.players
            stack += reversed(aside)
            aside = []

    def deal_provinces(self) -> None:
        cards = list(range(84))
        self.rng.shuffle(cards)
        size = len(cards) // len(self.peoples)
        standards: dict[int, int] = {}
        for people in self.peoples:
            dealt = cards[size * people.number : size * (people.number + 1)]
            for card in dealt:
                if card < len(LAND_PROVINCES):
                    self.provinces[LAND_PROVINCES[card]].armies = {people.number: 1}
            people.reserve = standards[people.number] = sum(card >= len(LAND_PROVINCES) for card in dealt)
            people.supply = self.total - size
            people.cities = NUMBERS["start_city_markers_per_people"]
        self.set_order(standards)

    def set_order(self, values: dict[int, int]) -> None:
        """Most first, ties by lot."""
        self.order = []
        for value in sorted(set(values.values()), reverse=True):
            equals = sorted(number for number, other in values.items() if other == value)
            self.rng.shuffle(equals)
            self.order += equals
        for number in values:
            self.peoples[number].place = self.order.index(number)

    # --- Who is who ---

    def name(self, number: int) -> str:
        return self.peoples[number].card

    def number_of(self, name: str) -> int:
        return next(people.number for people in self.peoples if people.card == name)

    def mates(self, number: int) -> list[int]:
        """The peoples of the same player that are still in the game, in ascending order."""
        player = self.peoples[number].player
        return [people.number for people in self.peoples if people.player == player and people.alive]

    def rivals(self, number: int) -> list[int]:
        player = self.peoples[number].player
        return [people.number for people in self.peoples if people.player != player and people.alive]

    def opp(self, number: int) -> int:
        return len({self.peoples[other].player for other in self.rivals(number)})

    def power(self, number: int) -> str:
        people = self.peoples[number]
        return people.borrowed if people.card == "shapeshifters" else people.card

    def rune_of(self, number: int) -> str:
        """The current rune, suppressed or not."""
        people = self.peoples[number]
        if not people.alive or people.rune != "moons":
            return people.rune if people.alive else ""
        place = self.order.index(number)
        return people.moons[place] if place < len(people.moons) else ""

    def works(self, number: int, rune: str, *provinces: str) -> bool:
        """Is this the people's rune, and does it work there?"""
        if self.rune_of(number) != rune or number in self.banned:
            return False
        return "rune" in self.peoples[number].taken or not any(map(on_lutao, provinces))

    def holder(self, rune: str) -> int | None:
        return next((number for number in self.order if self.rune_of(number) == rune), None)

    # --- Provinces ---

    def contested(self, name: str) -> bool:
        if self.battle is not None and self.battle.province == name and not self.battle.over:
            return True
        province = self.provinces[name]
        return len(province.armies) + bool(province.golems) > 1

    def owner(self, name: str) -> int | None:
        province = self.provinces[name]
        if province.golems or not province.armies or self.contested(name):
            return None
        return next(iter(province.armies))

    def empty(self, name: str) -> bool:
        return not self.provinces[name].armies and not self.provinces[name].golems and not self.contested(name)

    def owned(self, number: int) -> list[str]:
        return [name for name in PROVINCES if self.owner(name) == number]

    def armies(self, name: str, number: int) -> int:
        return self.provinces[name].armies.get(number, 0)

    def add(self, name: str, number: int, armies: int) -> None:
        """Put armies there, or take some away."""
        province = self.provinces[name]
        province.armies[number] = province.armies.get(number, 0) + armies
        if province.armies[number] == 0:
            del province.armies[number]
        if number == self.active:
            self.moved[name] = min(self.moved[name], self.armies(name, number))

    def destroy(self, name: str, number: int, armies: int) -> None:
        self.add(name, number, -armies)
        self.peoples[number].supply += armies
        self.free_surplus(name)

    def settle_city(self) -> None:
        """Who controls the city of Lutao (LUT-17.1)."""
        if not self.contested(CITY) and self.owner(CITY) != self.controller:
            self.controller = self.owner(CITY)
            self.since = 0 if self.controller is None else self.round

    def conquer(self, name: str, number: int) -> None:
        """A people has come to own a province; its artefacts there are taken (LUT-16)."""
        people = self.peoples[number]
        for kind in [kind for kind, place in people.waiting.items() if place == name]:
            del people.waiting[kind]
            people.taken.add(kind)
        if number == self.active:
            self.conquered.add(name)
        self.settle_city()

    def lose(self, name: str, number: int) -> Story[None]:
        """Reincarnation (LUT-20.5)."""
        self.settle_city()
        people = self.peoples[number]
        if not self.works(number, "reincarnation", name) or people.supply == 0:
            return
        there = "rune" in people.taken
        homes = [
            home for home in self.owned(number) if self.armies(home, number) < FULL and (there or not on_lutao(home))
        ]
        if homes:
            answer = yield from self.ask(number, [f"rise {home}" for home in homes])
            people.supply -= 1
            self.add(answer.split()[1], number, 1)

    # --- Hostages (LUT-20.9) ---

    def pick(self, hostages: Counter[int], count: int) -> Counter[int]:
        """Take hostages out, of the people with most of them first, ties in turn order."""
        line = [*self.order, *(people.number for people in self.peoples if not people.alive)]
        picked: Counter[int] = Counter()
        for _ in range(count):
            people = max(hostages, key=lambda number: (hostages[number], -line.index(number)))
            hostages[people] -= 1
            picked[people] += 1
            if hostages[people] == 0:
                del hostages[people]
        return picked

    def send_home(self, hostages: Counter[int]) -> None:
        for number, count in hostages.items():
            self.peoples[number].supply += count

    def free_surplus(self, name: str) -> None:
        province = self.provinces[name]
        keeper = self.holder("enslavement")
        kept = 0 if keeper is None else self.armies(name, keeper)
        surplus = province.hostages.total() - kept
        if surplus > 0:
            self.send_home(self.pick(province.hostages, surplus))

    def hostages(self, name: str, number: int) -> int:
        """How many hostages this people keeps there."""
        return self.provinces[name].hostages.total() if number == self.holder("enslavement") else 0

    # --- Cards ---

    def draw_unused(self, stack: Stack, names: Iterable[str]) -> str:
        """The top of the unused people or runes; empty if there is none."""
        if stack.unknown:
            card = [name for name in names if name in stack.unknown][self.rng.below(len(stack.unknown))]
            stack.unknown.remove(card)
            return card
        return stack.bottom.pop(0) if stack.bottom else ""

    def shuffle_in(self, stack: Stack, cards: Iterable[str]) -> None:
        stack.unknown |= {*stack.bottom, *cards}
        stack.bottom = []

    def turn_up(self, people: People) -> None:
        """Shapeshifters get a people to borrow from (LUT-19.8)."""
        if people.card == "shapeshifters":
            people.borrowed = self.draw_unused(self.people_stack, PEOPLES) or people.borrowed

    def draw_moons(self, people: People) -> Story[None]:
        """A rune for every place (LUT-20.3)."""
        if people.rune != "moons":
            return
        drawn = [self.draw_unused(self.rune_stack, RUNES) for _ in self.order]
        for place in range(1, len(self.order)):
            moves = [f"moon {place} {rune}" for rune in drawn]
            rune = (yield from self.ask(people.number, moves)).split()[2]
            drawn.remove(rune)
            people.moons.append(rune)
        people.moons += drawn

    def runes_now(self) -> dict[int, str]:
        return {number: self.rune_of(number) for number in self.order}

    def runes_changed(self, before: dict[int, str]) -> Story[None]:
        """Runes lost and gained by a change of places (LUT-20.3 d)."""
        for number in list(self.order):
            if self.rune_of(number) != before.get(number, ""):
                self.rune_lost(before.get(number, ""))
                yield from self.rune_gained(number)

    def rune_lost(self, rune: str) -> None:
        if rune == "traps":
            self.traps = []
            self.triggered = False
        if rune == "enslavement":
            crowds = [province.hostages for province in self.provinces.values()]
            crowds += [ship.hostages for ship in self.ships]
            for crowd in crowds:
                self.send_home(crowd)
                crowd.clear()

    def rune_gained(self, number: int) -> Story[None]:
        if self.works(number, "wisdom"):  # LUT-20.11 d
            yield from self.draw_spells(number, 1)
            yield from self.keep_limit(number)

    def draw_spell(self) -> str:
        if not self.spells.total():
            self.spells, self.spell_discard = self.spell_discard, Counter()  # LUT-13.4
        if not self.spells.total():
            return ""
        at = self.rng.below(self.spells.total())
        kind = [kind for kind in SPELLS for _ in range(self.spells[kind])][at]
        self.spells[kind] -= 1
        return kind

    def draw_spells(self, number: int, count: int, flag: str = "") -> Story[None]:
        yield from self.keep_spells(number, count, flag, self.take_spells(number, count, flag))

    def take_spells(self, number: int, count: int, flag: str) -> list[str]:
        """From the pile; twice as many with the Rune of Choice (LUT-20.8)."""
        chooses = self.works(number, "choice") and (flag != "lutao" or "rune" in self.peoples[number].taken)
        drawn = [self.draw_spell() for _ in range(2 * count if chooses else count)]
        return [kind for kind in drawn if kind]

    def keep_spells(self, number: int, count: int, flag: str, drawn: list[str]) -> Story[None]:
        people = self.peoples[number]
        if len(drawn) > count:
            for _ in range(count):
                moves = [f"keep {kind}" for kind in SPELLS if kind in drawn]
                kind = (yield from self.ask(number, moves)).split()[1]
                drawn.remove(kind)
                people.hand.append(Spell(kind, flag))
            self.spell_discard.update(drawn)
        else:
            people.hand += [Spell(kind, flag) for kind in drawn]

    def limit(self, number: int) -> int:
        if self.controller == number:
            return 1000
        return NUMBERS["spell_hand_limit_wisdom" if self.works(number, "wisdom") else "spell_hand_limit"]

    def keep_limit(self, number: int) -> Story[None]:
        while len(self.peoples[number].hand) > self.limit(number):
            moves = [f"discard {kind}{'*' * marked}" for kind, marked in self.kinds(number)]
            kind = (yield from self.ask(number, moves)).split()[1]
            self.leave_hand(number, kind.removesuffix("*"), kind.endswith("*"))
            self.spell_discard[kind.removesuffix("*")] += 1

    def kinds(self, number: int) -> list[tuple[str, bool]]:
        """Spells in a hand that are different moves."""
        held = {(spell.kind, spell.flag == "marked") for spell in self.peoples[number].hand}
        return [(kind, marked) for kind in SPELLS for marked in (False, True) if (kind, marked) in held]

    def leave_hand(self, number: int, kind: str, marked: bool) -> None:
        hand = self.peoples[number].hand
        flags = ("marked",) if marked else ("", "lutao")
        for flag in flags:
            if Spell(kind, flag) in hand:
                hand.remove(Spell(kind, flag))
                return

    def draw_combat(self, number: int, count: int) -> list[str]:
        """Cards of a people's own pile; fewer if there are no more (LUT-9.14)."""
        deck = self.peoples[number].deck
        drawn: list[str] = []
        while len(drawn) < count:
            if not deck.unknown.total() and not deck.bottom:
                deck.unknown, deck.discard = deck.discard, Counter()
            if deck.unknown.total():
                at = self.rng.below(deck.unknown.total())
                card = [kind for kind in COMBAT for _ in range(deck.unknown[kind])][at]
                deck.unknown[card] -= 1
            elif deck.bottom:
                card = deck.bottom.pop(0)
            else:
                break
            drawn.append(card)
        return drawn

    # --- Placement phase (LUT-6) ---

    def placement_phase(self) -> Story[None]:
        self.phase = "placement"
        for number in list(self.order):
            people = self.peoples[number]
            if people.alive and (people.reserve or people.cities or people.ships or people.hand):
                yield from self.placement_turn(people)
        self.phase = "traps"
        yield from self.lay_traps()
        self.triggered = False
        yield from self.window("W1", self.order)

    def placement_turn(self, people: People) -> Story[None]:
        number = people.number
        while True:
            homes = [home for home in self.owned(number) if self.room(people, home)]
            moves = [f"army {home}" for home in homes]
            if people.cities:
                moves += [f"city {site}" for site in self.sites(number)]
            if people.ships:
                moves += self.berths(number)
            moves += self.plays(number, "OWN_PLACE")
            if not homes:
                moves.append("end")
            words = (yield from self.ask_calmly(number, moves)).split()
            if words[0] == "end":
                break
            if words[0] == "army":
                most = self.room(people, words[1])
                answer = yield from self.ask(number, [take_text(count, 0) for count in range(1, most + 1)])
                armies = taken(answer)[0]
                people.reserve -= armies
                if not on_lutao(words[1]):
                    people.grounded = max(0, people.grounded - armies)
                people.grounded = min(people.grounded, people.reserve)
                self.add(words[1], number, armies)
            elif words[0] == "city":
                people.cities -= 1
                self.provinces[words[1]].city = True
            elif words[0] == "ship":
                people.ships -= 1
                self.provinces[words[1]].ships.add(words[2])
            elif words[0] == "play":
                yield from self.cast(number, words[1], "OWN_PLACE")
                if not (people.reserve or people.cities or people.ships or people.hand):
                    break  # as if the turn began now
        people.supply += people.reserve  # no room
        people.reserve = people.grounded = 0
        self.trim(number)

    def room(self, people: People, name: str) -> int:
        """How many armies of the reserve may be placed there."""
        left = people.reserve
        if on_lutao(name):
            left -= people.grounded
        return max(0, min(left, FULL - self.armies(name, people.number)))

    def sites(self, number: int) -> list[str]:
        """Where a city may be built (LUT-6.4, 6.5)."""
        found = []
        for name in self.owned(number):
            land = land_of(name)
            if on_lutao(name) or any(self.provinces[other].city for other in self.land(land)):
                continue
            symbol = name == f"{land}{LANDS[land]['city_index']}"
            if symbol or self.complete(number, land):
                found.append(name)
        return found

    def land(self, code: str) -> list[str]:
        return [f"{code}{index}" for index in range(1, LANDS[code]["size"] + 1)]

    def complete(self, number: int, land: str) -> bool:
        return all(self.owner(name) == number for name in self.land(land))

    def berths(self, number: int) -> list[str]:
        """Free coastal edges of own provinces."""
        return [
            f"ship {name} {side}"
            for name in self.owned(number)
            for side in self.chart.edges(name)
            if side not in self.provinces[name].ships
        ]

    def trim(self, number: int) -> None:
        """At most 8 armies in a province (LUT-4.6)."""
        for name in self.owned(number):
            if self.armies(name, number) > FULL:
                self.destroy(name, number, self.armies(name, number) - FULL)

    # --- Traps (LUT-20.6) ---

    def lay_traps(self) -> Story[None]:
        number = self.holder("traps")
        if number is None or not self.works(number, "traps"):
            return
        lifted = ""
        while True:
            spots = [spot for spot in self.trap_spots(number) if spot != lifted]
            moves: list[str] = []
            if len(self.traps) < NUMBERS["trap_count"]:
                moves += [f"trap {spot}" for spot in spots]
            if not lifted and not self.triggered:
                for trap in self.traps:
                    if any(spot != trap for spot in self.trap_spots(number, trap)):
                        moves.append(f"lift {trap}")
            if not moves:
                return
            answer = yield from self.ask(number, [*moves, "enough"])
            verb, _, trap = answer.partition(" ")
            if verb == "enough":
                return
            if verb == "lift":
                lifted = trap  # only one may be moved
                self.traps.remove(trap)
                spots = [spot for spot in self.trap_spots(number) if spot != trap]
                answer = yield from self.ask(number, [f"trap {spot}" for spot in spots])
                trap = answer.removeprefix("trap ")
            self.traps.append(trap)

    def trap_spots(self, number: int, without: str = "") -> list[str]:
        """Where a trap may be laid, if one of them were not there."""
        covered = {name for trap in self.traps if trap != without for name in trapped(trap)}
        spots = [name for name in self.owned(number) if not on_lutao(name)]
        if self.peoples[number].taken == {"people", "rune"}:
            for card in range(1, len(self.peoples) + 1):
                if any(self.owner(name) == number for name in trapped(f"card {card}")):
                    spots.append(f"card {card}")
        return [spot for spot in spots if not covered & set(trapped(spot))]

    # --- Victory, scoring, spells, buying (LUT-12 to 14, 17, 26) ---

    def check_victory(self) -> None:
        if self.controller is not None:
            people = self.peoples[self.controller]
            if self.round - self.since + 1 >= NUMBERS["rounds_to_hold_city"] - len(people.taken):
                self.finish([people.player], "city")

    def count_points(self) -> None:
        self.phase = "scoring"
        for number in self.order:
            points = 0
            for name in self.owned(number):
                points += GOLEMS[name] * self.opp(number) if on_lutao(name) else NUMBERS["points_per_land_province"]
                points += self.provinces[name].city * NUMBERS["points_per_city"]
            for land, sheet in LANDS.items():
                if self.complete(number, land):
                    points += sheet["bonus"]
                    if any(self.provinces[name].city for name in self.land(land)):
                        points += NUMBERS["points_per_complete_land_with_city"]
            self.peoples[number].points = self.peoples[number].budget = min(points, NUMBERS["max_points"])

    def end_by_rounds(self) -> None:
        ranks = {number: self.rank(number) for number in self.order}
        best = max(ranks.values())
        self.finish([self.peoples[number].player for number in self.order if ranks[number] == best], "rounds")

    def rank(self, number: int) -> tuple[int, ...]:
        people = self.peoples[number]
        own = self.owned(number)
        armies = sum(self.armies(name, number) for name in own)
        armies += sum(ship.armies for ship in self.ships if ship.people == number)
        return int(self.controller == number), people.points, len(people.taken), len(own), armies

    def scoring_phase(self) -> Story[None]:
        before = self.runes_now()
        places = {number: self.peoples[number].place for number in self.order}
        self.set_order({number: self.peoples[number].points for number in self.order})
        yield from self.react(before, places)
        yield from self.window("W9", self.order)

    def react(self, before: dict[int, str], places: dict[int, int]) -> Story[None]:
        """Shapeshifters and the Rune of the Moons, in the new turn order (LUT-12.5)."""
        for number in list(self.order):
            self.reshape(self.peoples[number], places[number])
            yield from self.runes_changed({**self.runes_now(), number: before[number]})

    def reshape(self, people: People, old: int) -> None:
        """Shapeshifters that rank worse than before, or last, borrow from another people (LUT-19.8 b)."""
        place = self.order.index(people.number)
        if people.card == "shapeshifters" and (place > old or place == len(self.order) - 1):
            self.people_stack.bottom.append(people.borrowed)
            self.turn_up(people)
            people.used = set()

    def spell_phase(self) -> Story[None]:
        self.phase = "spells"
        for number in list(self.order):
            if number not in self.order:
                continue
            cities = [name for name in self.owned(number) if self.provinces[name].city and not on_lutao(name)]
            yield from self.learn(number, len(cities), self.opp(number) if self.controller == number else 0)
            if self.works(number, "true_knowledge"):
                yield from self.draw_spells(number, 1, "marked")
            yield from self.window("W10", [number])
            yield from self.keep_limit(number)

    def learn(self, number: int, cities: int, city_of_lutao: int) -> Story[None]:
        """Two draws, one after the other."""
        yield from self.draw_spells(number, cities)
        yield from self.draw_spells(number, city_of_lutao, "lutao")

    def buying_phase(self) -> Story[None]:
        self.phase = "buying"
        prices = [0, *DATA["prices"]["armies"]]
        for number in list(self.order):  # nobody leaves in this phase
            people = self.peoples[number]
            most = max(count for count, price in enumerate(prices) if price <= people.budget and count <= people.supply)
            armies = yield from self.buy(number, "armies", most)
            people.budget -= prices[armies]
            people.supply -= armies
            people.reserve += armies
            people.ships += yield from self.spend(people, "ships", DATA["prices"]["ship"])
            people.cities += yield from self.spend(people, "cities", DATA["prices"]["city_marker"])
            people.sticks += yield from self.spend(people, "sticks", DATA["prices"]["movement_stick"])

    def spend(self, people: People, ware: str, price: int) -> Story[int]:
        count = yield from self.buy(people.number, ware, people.budget // price)
        people.budget -= count * price
        return count

    def buy(self, number: int, ware: str, most: int) -> Story[int]:
        if most == 0:
            return 0
        answer = yield from self.ask(number, [f"{ware} {count}" for count in range(most + 1)])
        return int(answer.split()[1])

    # --- Action phase (LUT-7) ---

    def action_phase(self) -> Story[None]:
        waiting = list(self.order)
        while waiting:
            number = waiting.pop(0)
            if self.peoples[number].alive:
                yield from self.action_turn(number)

    def action_turn(self, number: int) -> Story[None]:
        self.phase = "assassin"
        self.turn = number
        yield from self.assassinate(number)
        self.phase = "action"
        yield from self.window("W2", self.order)
        people = self.peoples[number]
        if not people.alive:
            return
        self.active = number
        self.conquered = set()
        self.home_ground = set(self.owned(number))
        yield from self.movement_step(people)
        yield from self.combat_step(people)
        yield from self.formation_step(people)
        people.wind = people.marked_wind = 0
        yield from self.golem_actions(number)
        self.active = None
        self.phase = "action"
        yield from self.window("W8", self.order)
        yield from self.eliminate(number)

    def assassinate(self, victim: int) -> Story[None]:
        """Rune of the Assassin (LUT-20.1)."""
        number = self.holder("assassin")
        if number is None or number not in self.rivals(victim) or not self.works(number, "assassin"):
            return
        victims = self.mates(victim)  # LUT-18.2
        moves = [
            f"kill {name}" for name in PROVINCES if self.owner(name) in victims and self.works(number, "assassin", name)
        ]
        moves += [f"kill ship {at}" for at, ship in enumerate(self.ships, 1) if ship.people in victims]
        if not moves:
            return
        words = (yield from self.ask(number, [*moves, "pass"])).split()
        if words[0] == "pass":
            return
        if words[1] == "ship":
            ship = self.ships[int(words[2]) - 1]
            ship.armies -= 1
            self.peoples[ship.people].supply += 1
            self.send_home(self.pick(ship.hostages, max(0, ship.hostages.total() - ship.armies)))
            if ship.armies == 0:
                self.ships.remove(ship)
        else:
            owner = self.owner(words[1])
            assert owner is not None
            self.destroy(words[1], owner, 1)
            if self.owner(words[1]) is None:
                yield from self.lose(words[1], owner)

    def eliminate(self, active: int) -> Story[None]:
        """A people with no province and no ship at sea is out (LUT-4.11)."""
        before = self.runes_now()
        for number in [number for number in self.order if self.homeless(number)]:
            self.put_out(number)
        players = {self.peoples[number].player for number in self.order}
        if len(players) == 1:
            self.finish(players, "elimination")
        if not players:
            self.finish([self.peoples[active].player], "elimination")
        yield from self.runes_changed(before)

    def homeless(self, number: int) -> bool:
        return not self.owned(number) and not any(ship.people == number for ship in self.ships)

    def leave(self, player: int) -> Story[None]:
        """A player gives up (LUT-4.12)."""
        before = self.runes_now()
        gone = [people for people in self.peoples if people.player == player and people.alive]
        for people in gone:
            for name in PROVINCES:
                if self.armies(name, people.number):
                    self.destroy(name, people.number, self.armies(name, people.number))
                    winner = self.owner(name)
                    if winner is not None:  # who was about to attack
                        self.groups.pop(name, None)
                        self.moved[name] = self.armies(name, winner)
                        self.conquer(name, winner)
            for ship in [ship for ship in self.ships if ship.people == people.number]:
                self.ships.remove(ship)
                people.supply += ship.armies
                self.send_home(ship.hostages)
        self.settle_city()
        for number in [number for number in self.order if self.homeless(number)]:
            self.put_out(number)
        players = {self.peoples[number].player for number in self.order}
        if len(players) == 1:
            self.finish(players, "concession")
        yield from self.runes_changed(before)

    def put_out(self, number: int) -> None:
        people = self.peoples[number]
        self.rune_lost(self.rune_of(number))
        people.alive = False
        people.supply += people.reserve
        people.reserve = people.grounded = people.sticks = people.wind = people.marked_wind = 0
        people.cities = people.ships = 0
        self.spell_discard.update(spell.kind for spell in people.hand)
        people.hand = []
        people.waiting, people.taken = {}, set()
        people.points = people.budget = 0
        self.order.remove(number)

    # --- Moves over land and through the air ---

    def movement_step(self, people: People) -> Story[None]:
        number = people.number
        self.phase = "movement"
        self.moved, self.sailed = Counter(), set()
        while True:
            moves = [f"move {name}" for name in self.owned(number) if self.targets(number, name)]
            moves += self.sailings(number)
            for at, ship in enumerate(self.ships, 1):
                if ship.people == number and not ship.spared and self.landings(people, [ship.place], False, ship):
                    moves.append(f"sail ship {at}")
            moves += self.plays(number, "OWN_MOVE")
            words = (yield from self.ask_calmly(number, [*moves, "end"])).split()
            if words[0] == "end":
                break
            if words[0] == "move":
                yield from self.march(people, words[1])
            elif words[:2] == ["sail", "ship"]:
                yield from self.sail_back(people, self.ships[int(words[2]) - 1])
            elif words[0] == "sail":
                yield from self.sail(people, words[1], words[2])
            elif words[0] == "play":
                yield from self.cast(number, words[1], "OWN_MOVE")
        for ship in [ship for ship in self.ships if ship.people == number]:
            if not ship.spared:  # LUT-20.7 f
                self.ships.remove(ship)
                people.supply += ship.armies
                self.send_home(ship.hostages)
            ship.spared = False

    def free(self, number: int, name: str) -> int:
        """Armies that may leave a province: unmoved, and one stays (LUT-7.4)."""
        armies = self.armies(name, number)
        return max(0, min(armies - self.moved[name], armies - 1))

    def targets(self, number: int, name: str) -> list[str]:
        """Where armies may go in the movement or formation step."""
        if self.free(number, name) == 0:
            return []
        near = self.chart.near(name)
        reach = near
        if self.rune_of(number) == "flying":
            reach = [
                other
                for other in self.chart.within(name, NUMBERS["flying_range_hexes"])
                if other in near or self.works(number, "flying", name, other)
            ]
        if self.phase == "formation":
            return [other for other in reach if self.owner(other) == number]
        return [other for other in reach if self.capacity(number, other) > 0]

    def capacity(self, number: int, name: str) -> int:
        """How many more armies may be moved there (LUT-7.5)."""
        if self.phase == "movement" and self.owner(name) == number and name in self.home_ground:
            return FULL - self.armies(name, number)
        return 1000

    def takes(self, armies: int, present: int, hostages: int, least: int = 1) -> list[str]:
        """Numbers of armies and hostages that may go together."""
        return [
            take_text(count, slaves)
            for count in range(least, armies + 1)
            for slaves in share(count, hostages, present - count)
        ]

    def march(self, people: People, start: str) -> Story[None]:
        number = people.number
        targets = self.targets(number, start)
        target = (yield from self.ask(number, [f"to {name}" for name in targets])).split()[1]
        most = min(self.free(number, start), self.capacity(number, target))
        yield from self.walk(number, start, target, most)

    def walk(self, number: int, start: str, target: str, most: int) -> Story[None]:
        moves = self.takes(most, self.armies(start, number), self.hostages(start, number))
        armies, slaves = taken((yield from self.ask(number, moves)))
        hostages = self.pick(self.provinces[start].hostages, slaves)
        self.add(start, number, -armies)
        self.enter(number, target, armies, hostages, Group(start, armies))

    def enter(self, number: int, name: str, armies: int, hostages: Counter[int], group: Group) -> int:
        """Armies come into a province; how many are left of them (LUT-7.6, 7.7, 20.6)."""
        armies = self.spring(number, name, armies, hostages)
        if armies == 0:
            return 0
        own, empty = self.owner(name) == number, self.empty(name)
        self.provinces[name].hostages.update(hostages)
        self.add(name, number, armies)
        if empty:
            self.conquer(name, number)
        elif not own:
            group.armies = armies
            self.groups.setdefault(name, []).append(group)
        if own or empty:
            self.moved[name] += armies
        return armies

    def spring(self, number: int, name: str, armies: int, hostages: Counter[int]) -> int:
        """A trap takes one of the armies that enter."""
        holder = self.holder("traps")
        trap = next((trap for trap in self.traps if name in trapped(trap)), None)
        if trap is None or armies == 0 or holder in (None, number):
            return armies
        assert holder is not None
        if not self.works(holder, "traps", name):
            return armies
        self.traps.remove(trap)
        self.triggered = True
        self.peoples[number].supply += 1
        self.send_home(self.pick(hostages, max(0, hostages.total() - (armies - 1))))
        return armies - 1

    # --- Ships (LUT-8) ---

    def purse(self, people: People, landing: str) -> int:
        """Sticks that can pay a voyage to this province."""
        return people.sticks + people.wind + (0 if on_lutao(landing) else people.marked_wind)

    def pay(self, people: People, sticks: int, marked: bool) -> None:
        """Marked wind first where it may, then other wind, then the stock."""
        if marked:
            used = min(sticks, people.marked_wind)
            people.marked_wind -= used
            sticks -= used
        used = min(sticks, people.wind)
        people.wind -= used
        people.sticks -= sticks - used

    def ports(self, number: int, ship: SeaShip | None) -> list[str]:
        """Provinces where a voyage may end."""
        if ship is not None:
            return [name for name in PROVINCES if name in (ship.target, ship.origin)]
        own = self.phase == "formation"
        return [name for name in PROVINCES if (self.owner(name) == number) == own]

    def landings(
        self, people: People, route: list[Hex], begun: bool, ship: SeaShip | None = None
    ) -> dict[str, list[Hex]]:
        """Landings that can be paid and the route to each. A route that has not begun lists where it can start."""
        found: dict[str, list[Hex]] = {}
        for name in self.ports(people.number, ship):
            for side in self.chart.edges(name):
                goal = self.chart.water(name, side)
                starts = [route[-1]] if begun else route
                ways = [(far, start) for start in starts if (far := self.chart.far(start, goal)) is not None]
                if not ways:
                    continue
                least = min(far for far, _ in ways)
                length = least + (len(route) if begun else 1)
                if self.cost(length, ship) <= self.purse(people, name):
                    start = next(start for far, start in ways if far == least)
                    found[f"land {name} {side}"] = [*(route if begun else [start]), *self.chart.way(start, goal)]
        return found

    def cost(self, length: int, ship: SeaShip | None) -> int:
        return length if ship is None else max(1, length - 1)  # LUT-8.6

    def navigate(
        self, people: People, route: list[Hex], begun: bool, ship: SeaShip | None = None
    ) -> Story[tuple[str, str, list[Hex]]]:
        """A route hex by hex, and its landing: province, side, route."""
        while True:
            landings = self.landings(people, route, begun, ship)
            steps = [there for there in around(route[-1]) if self.chart.sea(there)] if begun else route
            vias = {}
            for there in steps:
                longer = [*route, there] if begun else [there]
                if self.landings(people, longer, True, ship):
                    vias[f"via {text_of(there)}"] = longer
            answer = yield from self.ask(people.number, [*landings, *vias])
            if answer in landings:
                _, name, side = answer.split()
                return name, side, landings[answer]
            route, begun = vias[answer], True

    def sailings(self, number: int) -> list[str]:
        """Ships that can sail from own provinces."""
        return [
            f"sail {name} {side}"
            for name in self.owned(number)
            if self.free(number, name) > 0
            for side in STEPS
            if side in self.provinces[name].ships
            and (name, side) not in self.sailed
            and self.landings(self.peoples[number], self.chart.starts(name, side), False)
        ]

    def embark(self, people: People, name: str, most: int, least: int = 1) -> Story[Voyage]:
        moves = self.takes(most, self.armies(name, people.number), self.hostages(name, people.number), least)
        armies, slaves = taken((yield from self.ask(people.number, moves)))
        hostages = self.pick(self.provinces[name].hostages, slaves)
        self.add(name, people.number, -armies)
        return Voyage(people.number, armies, hostages)

    def declared(self, people: People, start: str, landing: str, route: list[Hex], ship: SeaShip | None) -> Story[bool]:
        """Pay, and let the others play a Storm; does the ship get there?"""
        price = self.cost(len(route), ship)
        self.pay(people, price, not on_lutao(landing))
        self.leg = (start, landing)
        self.stormed = False
        yield from self.window("W3", [number for number in self.order if number != people.number])
        self.leg = None
        return not self.stormed

    def berth(self, name: str, side: str) -> None:
        """A ship lands; another ship on this edge goes to the supply (LUT-8.12)."""
        self.provinces[name].ships.add(side)
        self.sailed.discard((name, side))
        for group in self.groups.get(name, []):
            if group.edge == side:
                group.edge = "gone"

    def cast_off(self, name: str, side: str) -> None:
        self.provinces[name].ships.remove(side)
        self.sailed.discard((name, side))

    def sail(self, people: People, name: str, side: str) -> Story[None]:
        """A voyage in the movement step."""
        number = people.number
        self.voyage = yield from self.embark(people, name, self.free(number, name))
        starts = self.chart.starts(name, side)
        target, landing, route = yield from self.navigate(people, starts, False)
        arrives = yield from self.declared(people, name, target, route, None)
        voyage, self.voyage = self.voyage, None
        if not arrives:
            self.ashore(voyage, name, voyage.armies, voyage.hostages)
            self.sailed.add((name, side))
            return
        self.cast_off(name, side)
        self.berth(target, landing)
        self.sailed.add((target, landing))
        group = Group(name, voyage.armies, side, landing, route)
        self.enter(number, target, voyage.armies, voyage.hostages, group)

    def ashore(self, voyage: Voyage, name: str, armies: int, hostages: Counter[int]) -> None:
        """Back into an own province; they have moved."""
        self.add(name, voyage.people, armies)
        self.moved[name] += armies
        self.provinces[name].hostages.update(hostages)

    def sail_back(self, people: People, ship: SeaShip) -> Story[None]:
        """A ship at sea goes on or home (LUT-20.7 f)."""
        target, landing, route = yield from self.navigate(people, [ship.place], False, ship)
        if not (yield from self.declared(people, "", target, route, ship)):
            ship.spared = True
            return
        self.ships.remove(ship)
        self.berth(target, landing)
        self.sailed.add((target, landing))
        group = Group(ship.origin, ship.armies, ship.start, landing, [*ship.route, *route[1:]])
        self.enter(people.number, target, ship.armies, ship.hostages, group)

    # --- Formation (LUT-10) ---

    def formation_step(self, people: People) -> Story[None]:
        number = people.number
        self.phase = "formation"
        self.moved, self.sailed = Counter(), set()
        while True:
            moves = [f"move {name}" for name in self.owned(number) if self.targets(number, name)]
            moves += self.sailings(number)
            moves += self.plays(number, "OWN_FORM")
            words = (yield from self.ask_calmly(number, [*moves, "end"])).split()
            if words[0] == "end":
                break
            if words[0] == "move":
                yield from self.march(people, words[1])
            elif words[0] == "sail":
                yield from self.cruise(people, words[1], words[2])
            elif words[0] == "play":
                yield from self.cast(number, words[1], "OWN_FORM")
        self.trim(number)

    def cruise(self, people: People, name: str, side: str) -> Story[None]:
        """A voyage of one or more legs between own provinces (LUT-10.5)."""
        number = people.number
        self.voyage = yield from self.embark(people, name, self.free(number, name))
        while True:
            target, landing, route = yield from self.navigate(people, self.chart.starts(name, side), False)
            arrives = yield from self.declared(people, name, target, route, None)
            voyage = self.voyage
            if not arrives:
                self.voyage = None
                self.ashore(voyage, name, voyage.armies, voyage.hostages)
                self.sailed.add((name, side))
                return
            self.cast_off(name, side)
            self.berth(target, landing)
            name, side = target, landing
            moves = ["anchor"]
            if self.landings(people, self.chart.starts(name, side), False):
                moves.append("onward")
            if (yield from self.ask(number, moves)) == "anchor":
                self.voyage = None
                self.enter(number, name, voyage.armies, voyage.hostages, Group("", 0))
                self.sailed.add((name, side))
                return
            moves = self.takes(voyage.armies, voyage.armies, voyage.hostages.total(), 0)
            if self.armies(name, number) == self.moved[name]:  # nobody else could board
                moves = [move for move in moves if taken(move)[0] < voyage.armies]
            armies, slaves = taken((yield from self.ask(number, moves)))
            hostages = self.pick(voyage.hostages, slaves)
            voyage.armies -= armies
            self.enter(number, name, armies, hostages, Group("", 0))
            if voyage.armies == 0 and self.free(number, name) == 0:  # a trap has taken the army that should stay
                self.voyage = None
                self.sailed.add((name, side))
                return
            least = 0 if voyage.armies else 1
            more = yield from self.embark(people, name, self.free(number, name), least)
            voyage.armies += more.armies
            voyage.hostages.update(more.hostages)

    # --- Golem actions (LUT-11) ---

    def golem_actions(self, number: int) -> Story[None]:
        self.phase = "golems"
        left = self.opp(number)
        while left > 0 and self.controller == number:
            moves = [f"golems {name}" for name in LUTAO if self.golem_sources(number, name)]
            if self.golems:
                moves += [f"raise {name}" for name in LUTAO if self.empty(name)]
            if not moves:
                return
            words = (yield from self.ask_calmly(number, [*moves, "end"])).split()
            if words[0] == "end":
                return
            if words[0] == AGAIN:
                continue
            if words[0] == "raise":
                count = min(self.golems, NUMBERS["golems_placed_per_action"])
                self.golems -= count
                self.provinces[words[1]].golems = count
                left -= 1
            else:
                left -= yield from self.golem_attack(number, words[1], left)

    def golem_sources(self, number: int, target: str) -> list[str]:
        if self.owner(target) in (None, number):
            return []
        return [name for name in self.chart.near(target) if self.provinces[name].golems]

    def golem_attack(self, number: int, target: str, left: int) -> Story[int]:
        sources: list[str] = []
        while len(sources) < left:
            moves = [f"from {name}" for name in self.golem_sources(number, target) if name not in sources]
            if not moves:
                break
            answer = yield from self.ask(number, [*moves, "enough"] if sources else moves)
            if answer == "enough":
                break
            sources.append(answer.split()[1])
        for name in sources:
            self.provinces[target].golems += self.provinces[name].golems
            self.provinces[name].golems = 0
        yield from self.fight(target, None)
        self.phase = "golems"
        return len(sources)

    # --- Combat step ---

    def combat_step(self, people: People) -> Story[None]:
        number = people.number
        while True:
            self.phase = "combat"
            fights = [name for name in PROVINCES if self.contested(name)]
            rages = [name for name in self.owned(number) if self.rages(number, name)]
            if not fights and not rages:
                break
            answer = f"fight {fights[0]}" if fights else ""
            if rages or len(fights) > 1:
                moves = [f"fight {name}" for name in fights] + [f"wrath {name}" for name in rages]
                answer = yield from self.ask_calmly(number, moves if fights else [*moves, "end"])
            if answer == "end":
                break
            if answer == AGAIN:
                continue
            verb, name = answer.split()
            if verb == "fight":
                yield from self.fight(name, number)
            else:
                targets = [f"to {target}" for target in self.rages(number, name)]
                target = (yield from self.ask(number, targets)).split()[1]
                yield from self.walk(number, name, target, self.armies(name, number) - 1)
        self.groups = {}

    def rages(self, number: int, name: str) -> list[str]:
        """Targets of an attack by the Rune of Wrath (LUT-20.12)."""
        if name not in self.conquered or self.armies(name, number) < 2:
            return []
        return [
            other
            for other in self.chart.near(name)
            if self.works(number, "wrath", name, other)
            and self.owner(other) != number
            and not self.provinces[other].golems
        ]

    # --- A battle (LUT-9) ---

    def fight(self, name: str, attacker: int | None) -> Story[None]:
        province = self.provinces[name]
        defender = next((number for number in province.armies if number != attacker), None)
        battle = self.battle = Battle(name, Side(attacker), Side(defender))
        self.phase = "battle"
        yield from self.window("W4", self.fighters())
        if province.city and not battle.golems:
            for side in battle.sides:
                yield from self.summon_ghosts(side)
        yield from self.first_strike()
        while all(self.strength(side) for side in battle.sides):
            yield from self.combat_round()
            limits = DATA["options"]
            tired = battle.round >= limits["battle_round_limit"] or battle.idle >= limits["battle_idle_round_limit"]
            if tired and all(self.strength(side) for side in battle.sides):
                self.break_off()
        yield from self.end_battle()

    def fighters(self) -> list[int]:
        """Who is asked in the windows of a battle: both sides, in the pro variant also their second peoples."""
        assert self.battle is not None
        sides = [side.people for side in self.battle.sides if side.people is not None]
        return [number for side in sides for number in self.seconds(side)]

    def seconds(self, number: int) -> list[int]:
        """A side and, against another people, the second people of its player (LUT-11.8, 18.2)."""
        assert self.battle is not None
        return [number] if self.battle.golems else self.mates(number)

    def strength(self, side: Side) -> int:
        """Armies with ghosts, or golems."""
        assert self.battle is not None
        if side.people is None:
            return self.provinces[self.battle.province].golems
        return self.armies(self.battle.province, side.people) + side.ghosts

    def mighty(self, side: Side, power: str) -> bool:
        """Has this side that power, and is it active (LUT-9.5)?"""
        assert self.battle is not None
        if side.people is None or self.battle.golems or side.silenced or self.power(side.people) != power:
            return False
        return not on_lutao(self.battle.province) or "people" in self.peoples[side.people].taken

    def values(self, side: Side) -> dict[str, int]:
        """F, p, cap, R and D (LUT-9.8)."""
        assert side.people is not None
        power = self.power(side.people)
        sheet = PEOPLES[power if power and self.mighty(side, power) else "shapeshifters"]
        return {letter: sheet[letter] for letter in ("F", "p", "cap", "R", "D")}

    def to_draw(self, side: Side) -> int:
        """LUT-9.6 to 9.10 without the gift."""
        assert self.battle is not None
        if side.people is None:
            return 0
        values = self.values(side)
        armies = self.strength(side)
        counted = min(armies, NUMBERS["combat_max_counted_armies"] + side.counted)
        if self.mighty(self.battle.other(side), "orcs"):
            counted = 1 if armies <= 2 else 2
        drawn = min(values["cap"] + side.cap, values["F"] + side.fixed + (values["p"] + side.per_army) * counted)
        for _ in range(side.weakness):
            drawn = min(drawn, max(drawn - 1, values["R"] + values["D"] + 1))
        return drawn

    def summon_ghosts(self, side: Side) -> Story[None]:
        assert self.battle is not None
        assert side.people is not None
        people = self.peoples[side.people]
        if not self.works(side.people, "ghosts", self.battle.province) or people.supply == 0:
            return
        if (yield from self.ask(side.people, ["yes", "no"])) == "yes":
            side.ghosts = min(NUMBERS["ghost_armies"], people.supply)
            people.supply -= side.ghosts

    def first_strike(self) -> Story[None]:
        """LUT-19.3."""
        battle = self.battle
        assert battle is not None
        elves, attacker = battle.defender, battle.attacker
        if not self.mighty(elves, "elves"):
            return
        assert elves.people is not None
        if (yield from self.ask(elves.people, ["yes", "no"])) == "no":
            return
        elves.hand = self.draw_combat(elves.people, self.to_draw(elves))
        elves.drawn = len(elves.hand)
        yield from self.give_back(elves)
        self.reveal(elves)
        yield from self.void(attacker, True)
        hits = self.potential(elves, [card for card, _ in elves.played if card != "shield"])
        self.suffer(attacker, hits)
        self.put_away(elves)

    def give_back(self, side: Side) -> Story[None]:
        """Cards go to the bottom of the pile."""
        assert side.people is not None
        back = min(self.values(side)["R"], side.drawn if side.gift else side.drawn - 1)
        for _ in range(back):
            moves = [f"return {card}" for card in COMBAT if card in side.hand]
            card = (yield from self.ask(side.people, moves)).split()[1]
            side.hand.remove(card)
            self.peoples[side.people].deck.bottom.append(card)

    def reveal(self, side: Side) -> None:
        assert side.people is not None
        side.played += [(card, side.people) for card in side.hand]
        side.hand = []

    def put_away(self, side: Side) -> None:
        """Played cards go to the discard piles of their owners."""
        for card, owner in side.played:
            self.peoples[owner].deck.discard[card] += 1
        side.played = []

    def redraw(self, side: Side) -> None:
        """All played cards are replaced."""
        assert side.people is not None
        count = len(side.played)
        self.put_away(side)
        side.played = [(card, side.people) for card in self.draw_combat(side.people, count)]

    def void(self, side: Side, strike: bool = False) -> Story[None]:
        """Clerics (LUT-19.7)."""
        assert self.battle is not None
        if not self.mighty(side, "clerics") or "void" in side.used:
            return
        assert side.people is not None
        other = self.battle.other(side)
        moves = []
        if side.played and not strike:
            moves.append("void own")
        if other.played:
            moves.append("void other")
        if not moves:
            return
        answer = yield from self.ask(side.people, [*moves, "pass"])
        if answer != "pass":
            side.used.add("void")
            self.redraw(side if answer == "void own" else other)

    def combat_round(self) -> Story[None]:
        battle = self.battle
        assert battle is not None
        battle.round += 1
        if battle.round > 1:
            yield from self.window("W5", self.fighters())
        for side in battle.sides:
            side.number = self.to_draw(side)
            side.gift, side.skin, side.drawn = False, 0, 0
        bards = next((side for side in battle.sides if self.mighty(side, "bards")), None)
        if bards is not None:
            yield from self.sing(bards)
        playing = [side for side in battle.sides if side.people is not None and side is not bards]
        for side in playing:
            assert side.people is not None
            side.hand = self.draw_combat(side.people, side.number)
            side.drawn = len(side.hand)
        yield from self.choose_cards(playing)
        for side in battle.sides:
            yield from self.void(side)
        yield from self.window("W6", self.fighters())
        self.evaluate()
        for side in battle.sides:
            yield from self.bewitch(side)
        for side in battle.sides:
            self.put_away(side)

    def choose_cards(self, playing: list[Side]) -> Story[None]:
        """B8 to B10."""
        early = [side for side in playing if not self.mighty(side, "druids")]
        for side in early:
            yield from self.give_back(side)
        for side in early:
            if self.values(side)["D"] and len(side.hand) >= (1 if side.gift else 2):
                assert side.people is not None
                moves = [f"discard {card}" for card in COMBAT if card in side.hand]
                card = (yield from self.ask(side.people, moves)).split()[1]
                side.hand.remove(card)
                self.peoples[side.people].deck.discard[card] += 1
        for side in early:
            self.reveal(side)
        for side in playing:
            if side not in early:
                yield from self.give_back(side)
                self.reveal(side)

    def sing(self, bards: Side) -> Story[None]:
        """Bards draw, return and reveal first and may give a card away (LUT-19.1)."""
        battle = self.battle
        assert battle is not None
        assert bards.people is not None
        other = battle.other(bards)
        bards.hand = self.draw_combat(bards.people, bards.number)
        bards.drawn = len(bards.hand)
        yield from self.give_back(bards)
        self.reveal(bards)
        if "gift" in bards.used or not bards.played:
            return
        cards = [card for card in COMBAT if (card, bards.people) in bards.played]
        answer = yield from self.ask(bards.people, [*(f"give {card}" for card in cards), "pass"])
        if answer == "pass":
            return
        card = answer.split()[1]
        bards.used.add("gift")
        bards.played.remove((card, bards.people))
        other.played.append((card, bards.people))
        other.gift = True
        other.number = 0 if self.strength(other) == 1 else max(0, other.number - 1)
        bards.played += [(new, bards.people) for new in self.draw_combat(bards.people, 1)]

    def bewitch(self, side: Side) -> Story[None]:
        """Witches may give and steal, each once in a round (LUT-19.6)."""
        battle = self.battle
        assert battle is not None
        if not self.mighty(side, "witches"):
            return
        witches, other = side.people, battle.other(side).people
        assert witches is not None
        assert other is not None
        for verb, giver, getter in (("give", witches, other), ("steal", other, witches)):
            if verb in self.peoples[witches].used:
                continue
            cards = [card for card in COMBAT if any((card, giver) in one.played for one in battle.sides)]
            if not cards:
                continue
            answer = yield from self.ask(witches, [*(f"{verb} {card}" for card in cards), "pass"])
            if answer == "pass":
                continue
            self.peoples[witches].used.add(verb)
            card = answer.split()[1]
            holding = next(one for one in battle.sides if (card, giver) in one.played)
            holding.played.remove((card, giver))
            self.peoples[getter].deck.discard[card] += 1

    # --- Evaluation (LUT-9.16 to 9.21) ---

    def potential(self, side: Side, cards: Iterable[str]) -> int:
        battle = self.battle
        assert battle is not None
        city = self.provinces[battle.province].city
        sheltered = city and side is battle.attacker  # its opponent stands in the city
        hits = 0
        for card in cards:
            if card == "hit":
                hits += not sheltered
            if card == "city_hit":
                hits += 2 if self.mighty(side, "giants") and not city else 1
            if card == "hero":
                if self.mighty(side, "giants"):
                    hits += 2
                else:
                    hits += 1 if sheltered or self.mighty(side, "goblins") else 2
        return hits

    def evaluate(self) -> None:
        battle = self.battle
        assert battle is not None
        city = self.provinces[battle.province].city
        against, spare, blocked = [], [], []
        for side in battle.sides:
            other = battle.other(side)
            shields = sum(card == "shield" for card, _ in side.played)
            if other.people is None:
                hits = self.strength(other)
            else:
                hits = self.potential(other, [card for card, _ in other.played])
            blocked.append(min(shields, hits))
            against.append(hits - blocked[-1])
            spare.append(shields - blocked[-1])
        loss = False
        hurts = []
        for at, side in enumerate(battle.sides):
            hits = against[at]
            if self.mighty(battle.other(side), "faeries") and not (city and side is battle.defender):
                hits += max(0, blocked[1 - at] - spare[at])
            hurts.append(max(0, hits - side.skin))
        for side, hits in zip(battle.sides, hurts, strict=True):
            loss |= self.suffer(side, hits)
        battle.idle = 0 if loss else battle.idle + 1

    def suffer(self, side: Side, hits: int) -> bool:
        """Dwarves ignore the first hit; ghosts, then hostages, then armies are destroyed. Was anything lost?"""
        battle = self.battle
        assert battle is not None
        province = self.provinces[battle.province]
        if hits and self.mighty(side, "dwarves") and "skin" not in side.used:
            side.used.add("skin")
            hits -= 1
        if hits == 0:
            return False
        if side.people is None:
            lost = min(hits, province.golems)
            province.golems -= lost
            self.golems += lost
            return True
        ghosts = min(hits, side.ghosts)
        side.ghosts -= ghosts
        self.peoples[side.people].supply += ghosts
        hits -= ghosts
        if not battle.golems and self.works(side.people, "enslavement", battle.province):
            slaves = min(hits, province.hostages.total())
            self.send_home(self.pick(province.hostages, slaves))
            hits -= slaves
        armies = min(hits, self.armies(battle.province, side.people))
        if armies:
            self.destroy(battle.province, side.people, armies)
            side.destroyed += armies
        return True

    def break_off(self) -> None:
        """LUT-9.24."""
        battle = self.battle
        assert battle is not None
        side = battle.attacker
        if side.people is None:
            self.golems += self.provinces[battle.province].golems
            self.provinces[battle.province].golems = 0
            return
        self.peoples[side.people].supply += side.ghosts
        side.ghosts = 0
        self.destroy(battle.province, side.people, self.armies(battle.province, side.people))

    # --- The end of a battle (LUT-9.22) ---

    def end_battle(self) -> Story[None]:
        battle = self.battle
        assert battle is not None
        name = battle.province
        attacker, defender = battle.sides
        for side in battle.sides:
            if side.people is not None:
                self.peoples[side.people].supply += side.ghosts
                side.ghosts = 0
        winner = next((side for side in battle.sides if self.strength(side)), None)
        if winner is not None and winner.people is not None:
            yield from self.window("W7", self.seconds(winner.people))
            yield from self.enslave(winner)
        beaten = defender.people if winner is not defender else None
        if winner is attacker and attacker.people is not None and self.infested(beaten, name):
            yield from self.retreat(attacker.people, name)
        battle.over = True
        self.battle = None
        self.groups.pop(name, None)
        if attacker.people is not None and self.owner(name) == attacker.people:
            self.conquer(name, attacker.people)
        self.settle_city()
        if beaten is not None and not battle.golems:
            yield from self.lose(name, beaten)

    def infested(self, beaten: int | None, name: str) -> bool:
        return beaten is not None and self.works(beaten, "plagues", name)

    def enslave(self, winner: Side) -> Story[None]:
        battle = self.battle
        assert battle is not None
        assert winner.people is not None
        name, loser = battle.province, battle.other(winner)
        if loser.people is None or not self.works(winner.people, "enslavement", name):
            return
        province = self.provinces[name]
        unguarded = self.armies(name, winner.people) - province.hostages.total()
        most = min(loser.destroyed, unguarded, self.peoples[loser.people].supply)
        if most > 0:
            count = taken((yield from self.ask(winner.people, [f"take {n}" for n in range(most + 1)])))[0]
            self.peoples[loser.people].supply -= count
            if count:
                province.hostages[loser.people] += count

    def retreat(self, number: int, name: str) -> Story[None]:
        """Rune of Plagues (LUT-20.7)."""
        groups = self.groups.get(name, [])
        shares: list[tuple[Group, int, Counter[int]]] = []
        present = self.armies(name, number)
        crowd = Counter(self.provinces[name].hostages)
        for at, group in enumerate(groups):
            later = sum(other.armies for other in groups[at + 1 :])
            moves = [
                take_text(count, slaves)
                for count in range(max(0, present - later), min(group.armies, present) + 1)
                for slaves in share(count, crowd.total(), present - count)
            ]
            answer = moves[0] if len(moves) == 1 else (yield from self.ask(number, moves))
            count, slaves = taken(answer)
            present -= count
            shares.append((group, count, self.pick(crowd, slaves)))
        assert present == 0
        for group, count, hostages in shares:
            if count:
                yield from self.go_home(self.peoples[number], name, group, count, hostages)

    def go_home(self, people: People, name: str, group: Group, armies: int, hostages: Counter[int]) -> Story[None]:
        number = people.number
        home = group.origin
        length = len(group.route)
        most = min(length, people.sticks + people.wind + people.marked_wind)
        sticks = 0
        if group.edge not in ("", "gone") and most:
            answer = yield from self.ask(number, [f"row {count}" for count in range(1, most + 1)])
            sticks = int(answer.split()[1])
        self.add(name, number, -armies)
        self.provinces[name].hostages = self.provinces[name].hostages - hostages
        if group.edge:
            if sticks == 0:
                home = ""
            else:
                self.pay(people, sticks, True)
                self.cast_off(name, group.edge)
                if sticks < length:
                    route = group.route[: length - sticks + 1]
                    self.ships.append(SeaShip(number, armies, hostages, route[-1], name, home, group.start, route))
                    return
                self.berth(home, group.start)
        if home and (self.owner(home) == number or self.empty(home)):
            conquers = self.empty(home)
            self.provinces[home].hostages.update(hostages)
            self.add(home, number, armies)
            if conquers:
                self.conquer(home, number)
        else:
            people.supply += armies
            self.send_home(hostages)

    # --- Spells (LUT-21, 22) ---

    def window(self, moment: str, asked: Iterable[int]) -> Story[None]:
        """Polled in turn order until all pass in a row."""
        invited = set(asked)
        again = True
        while again and not (moment == "W3" and self.stormed):
            again = False
            for number in list(self.order):
                if number not in invited or not self.peoples[number].hand:
                    continue
                answer = AGAIN
                while answer == AGAIN:
                    if moment in ("W2", "W8") and not self.peoples[self.turn].alive:
                        return  # whose turn it is has left
                    answer = yield from self.ask_calmly(number, [*self.plays(number, moment), "pass"])
                if answer != "pass":
                    yield from self.cast(number, answer.split()[1], moment)
                    again = True
                    break

    def plays(self, number: int, moment: str) -> list[str]:
        return [
            f"play {kind}{'*' * marked}"
            for kind, marked in self.kinds(number)
            if self.users(number, kind, marked, moment)
        ]

    def users(self, number: int, kind: str, marked: bool, moment: str) -> list[int]:
        """The peoples for which the holder can use a card now (LUT-18.2, 21.2)."""
        moments = set(SPELLS[kind]["windows"])
        if moment not in moments and not ("any_time" in moments and moment in ANY_TIME):
            return []
        users = [number]
        shared = kind in ("weakness", "silence", "earthquake", "defectors", "mind_theft", "time_swirl")
        if shared or (kind == "rune_ban" and moment == "W4"):
            users = self.mates(number)
        return [user for user in users if self.aims(number, user, kind, marked, moment)]

    def aims(self, number: int, user: int, kind: str, marked: bool, moment: str) -> list[str]:
        """Answers to the first question about the target; one empty text if there is nothing to ask."""
        barred = marked and "rune" not in self.peoples[number].taken
        if moment in ("W4", "W5", "W6", "W7"):
            if not self.fits_battle(user, kind, barred):
                return []
            return [f"against {self.name(self.foe(user))}"] if kind == "rune_ban" else [""]
        places = [name for name in PROVINCES if not (barred and on_lutao(name))]
        enemies = self.rivals(user)
        if kind in ("lightning", "firestorm", "earthquake", "defectors"):
            return [f"at {name}" for name in places if self.exposed(user, kind, name)]
        if kind == "mind_theft":
            return [f"against {self.name(other)}" for other in enemies if self.peoples[other].hand]
        if kind in ("rune_ban", "famine"):
            return [f"against {self.name(other)}" for other in enemies]
        if kind == "time_swirl":
            return [f"against {self.name(other)}" for other in sorted(self.order) if other != user]
        if kind == "storm":
            assert self.leg is not None
            return [] if barred and any(map(on_lutao, self.leg)) else [""]
        if kind == "phantom_ship":
            return [move for move in self.berths(user) if move.split()[1] in places]
        if kind == "teleport":
            return [f"at {name}" for name in places if self.jumps(user, name, barred)]
        return [""]

    def exposed(self, user: int, kind: str, name: str) -> bool:
        """Can this spell choose this province?"""
        owner, province = self.owner(name), self.provinces[name]
        if kind == "earthquake":
            return province.city and not on_lutao(name) and not self.contested(name) and owner != user
        if owner is None or owner not in self.rivals(user):
            return False
        if kind == "lightning":
            return not province.city
        if kind == "firestorm":
            return self.armies(name, owner) >= 2
        return self.wavers(user, name)

    def foe(self, number: int) -> int:
        """The other people in a battle of two peoples."""
        assert self.battle is not None
        side = next(side for side in self.battle.sides if side.people not in (None, number))
        assert side.people is not None
        return side.people

    def fits_battle(self, user: int, kind: str, barred: bool) -> bool:
        battle = self.battle
        assert battle is not None
        side = next((side for side in battle.sides if side.people == user), None)
        if side is None or (barred and on_lutao(battle.province)):
            return False
        if battle.golems and not SPELLS[kind]["golem_battle"]:
            return False
        if kind == "rune_ban":
            return battle.other(side).people in self.rivals(user)
        if kind == "second_chance":
            return bool(side.played)
        if kind == "resurrection":
            return self.strength(side) > 0 and side.destroyed > 0  # only the winner
        return True

    def wavers(self, user: int, name: str) -> bool:
        """Can Defectors take this province?"""
        province = self.provinces[name]
        if on_lutao(name) or province.city or self.peoples[user].supply == 0:
            return False
        if list(province.armies.values()) != [1] or province.hostages.total():
            return False
        return any(self.owner(near) == user for near in self.chart.near(name))

    def jumps(self, user: int, start: str, barred: bool) -> list[str]:
        """Where Teleport can bring armies from here."""
        if self.owner(start) != user or self.free(user, start) == 0:
            return []
        return [
            name
            for name in self.owned(user)
            if name != start and self.armies(name, user) < FULL and not (barred and on_lutao(name))
        ]

    def cast(self, number: int, card: str, moment: str) -> Story[None]:
        """Declare, answer questions about the target, let the others respond, take effect, discard."""
        kind, marked = card.removesuffix("*"), card.endswith("*")
        users = self.users(number, kind, marked, moment)
        self.leave_hand(number, kind, marked)
        self.casting.append(kind)
        user = users[0]
        if len(users) > 1:
            answer = yield from self.ask(number, [f"for {self.name(one)}" for one in users])
            user = self.number_of(answer.split()[1])
        aims = self.aims(number, user, kind, marked, moment)
        aim: list[str] = []
        if aims != [""]:
            aim = (yield from self.ask(number, aims)).split()[1:]
        armies, slaves = 0, 0
        if kind == "teleport":
            barred = marked and "rune" not in self.peoples[number].taken
            jumps = self.jumps(user, aim[0], barred)
            aim += (yield from self.ask(number, [f"to {name}" for name in jumps])).split()[1:]
            most = min(3, self.free(user, aim[0]), FULL - self.armies(aim[1], user))
            moves = self.takes(most, self.armies(aim[0], user), self.hostages(aim[0], user))
            armies, slaves = taken((yield from self.ask(number, moves)))
        if kind == "resurrection":
            assert self.battle is not None
            side = next(side for side in self.battle.sides if side.people == user)
            most = min(2, side.destroyed, self.peoples[user].supply)
            armies = taken((yield from self.ask(number, [f"take {count}" for count in range(1, most + 1)])))[0]
        concerned = [*aim, *(self.leg or ()), self.battle.province if self.battle else ""]
        if not (yield from self.stopped(number, any(map(on_lutao, concerned)))):
            yield from self.effect(user, kind, marked, aim, armies, slaves)
        self.spell_discard[self.casting.pop()] += 1

    def stopped(self, caster: int, lutao: bool) -> Story[bool]:
        """Window R: is the spell countered (LUT-21.6)?"""
        for number in list(self.order):
            people = self.peoples[number]
            if number == caster or not people.hand:
                continue
            moves = [
                f"play {kind}{'*' * marked}"
                for kind, marked in self.kinds(number)
                if kind == "counterspell" and not (marked and lutao and "rune" not in people.taken)
            ]
            answer = yield from self.ask(number, [*moves, "pass"])
            if answer == "pass":
                continue
            self.leave_hand(number, "counterspell", answer.endswith("*"))
            self.casting.append("counterspell")
            countered = yield from self.stopped(number, lutao)
            self.spell_discard[self.casting.pop()] += 1
            if not countered:
                return True
        return False

    def effect(self, user: int, kind: str, marked: bool, aim: list[str], armies: int, slaves: int) -> Story[None]:
        if self.battle is not None:
            self.battle_effect(user, kind, armies)
        elif kind in ("lightning", "firestorm", "earthquake", "defectors"):
            yield from self.ravage(user, kind, aim[0])
        elif kind in ("storm", "fair_wind", "phantom_ship", "teleport"):
            self.travel(user, kind, marked, aim, armies, slaves)
        elif kind in ("levy", "rich_harvest", "famine"):
            self.provide(user, kind, marked, aim)
        else:
            yield from self.enchant(user, kind, aim)

    def ravage(self, user: int, kind: str, name: str) -> Story[None]:
        if kind == "earthquake":
            self.provinces[name].city = False
            return
        owner = self.owner(name)
        assert owner is not None
        if kind == "lightning":
            yield from self.strike(name, 1)
        elif kind == "firestorm":
            yield from self.strike(name, min(3, self.armies(name, owner) // 2))
        else:
            self.destroy(name, owner, 1)
            self.peoples[user].supply -= 1
            self.add(name, user, 1)
            self.conquer(name, user)
            yield from self.lose(name, owner)

    def enchant(self, user: int, kind: str, aim: list[str]) -> Story[None]:
        people = self.peoples[user]
        if kind == "mind_theft":
            yield from self.steal(people, self.peoples[self.number_of(aim[0])])
        elif kind == "rune_ban":
            self.banned |= set(self.mates(self.number_of(aim[0])))
        elif kind == "rune_shift":
            yield from self.shift_rune(people)
        elif kind == "new_blood":
            yield from self.renew_people(people)
        else:
            assert kind == "time_swirl"
            before = self.runes_now()
            here, there = self.order.index(user), self.order.index(self.number_of(aim[0]))
            self.order[here], self.order[there] = self.order[there], self.order[here]
            yield from self.runes_changed(before)

    def travel(self, user: int, kind: str, marked: bool, aim: list[str], armies: int, slaves: int) -> None:
        people = self.peoples[user]
        if kind == "storm":
            self.stormed = True
        elif kind == "fair_wind":
            barred = marked and "rune" not in people.taken
            people.wind += 0 if barred else 3
            people.marked_wind += 3 if barred else 0
        elif kind == "phantom_ship":
            self.provinces[aim[0]].ships.add(aim[1])
        else:
            assert kind == "teleport"
            hostages = self.pick(self.provinces[aim[0]].hostages, slaves)
            self.add(aim[0], user, -armies)
            self.add(aim[1], user, armies)
            self.moved[aim[1]] += armies
            self.provinces[aim[1]].hostages.update(hostages)

    def provide(self, user: int, kind: str, marked: bool, aim: list[str]) -> None:
        people = self.peoples[user]
        if kind == "levy":
            count = min(2, people.supply)
            people.supply -= count
            people.reserve += count
            people.grounded += count * (marked and "rune" not in people.taken)
        elif kind == "rich_harvest":
            people.budget = min(NUMBERS["max_points"], people.budget + 5)
        else:
            assert kind == "famine"
            for mate in self.mates(self.number_of(aim[0])):
                self.peoples[mate].budget = max(0, self.peoples[mate].budget - 5)

    def battle_effect(self, user: int, kind: str, armies: int) -> None:
        battle = self.battle
        assert battle is not None
        side = next(side for side in battle.sides if side.people == user)
        other = battle.other(side)
        if kind == "strength":
            side.fixed += 1
            side.cap += 1
        elif kind == "courage_of_the_few":
            side.per_army += 1
        elif kind == "great_host":
            side.counted += 2
            side.cap += 2
        elif kind == "weakness":
            other.weakness += 1
        elif kind == "stone_skin":
            side.skin += 2
        elif kind == "second_chance":
            self.redraw(side)
        elif kind == "silence":
            other.silenced = True
        elif kind == "resurrection":
            side.destroyed -= armies
            self.peoples[user].supply -= armies
            self.add(battle.province, user, armies)
        elif kind == "rune_ban":
            assert other.people is not None
            self.banned |= set(self.mates(other.people))
        else:
            raise ValueError(kind)

    def strike(self, name: str, armies: int) -> Story[None]:
        """A spell removes armies; hostages may be given up instead (LUT-20.9 d)."""
        owner = self.owner(name)
        assert owner is not None
        slaves = min(armies, self.hostages(name, owner))
        if slaves and self.works(owner, "enslavement", name):
            count = taken((yield from self.ask(owner, [f"take {count}" for count in range(slaves + 1)])))[0]
            self.send_home(self.pick(self.provinces[name].hostages, count))
            armies -= count
        if armies:
            self.destroy(name, owner, armies)
            if self.owner(name) is None:
                yield from self.lose(name, owner)

    def steal(self, thief: People, victim: People) -> Story[None]:
        hand = sorted(victim.hand, key=lambda spell: (list(SPELLS).index(spell.kind), FLAGS.index(spell.flag)))
        if not hand:
            return
        spell = hand[self.rng.below(len(hand))]
        victim.hand.remove(spell)
        thief.hand.append(Spell(spell.kind))
        if self.phase != "spells":
            yield from self.keep_limit(thief.number)

    def shift_rune(self, people: People) -> Story[None]:
        self.rune_lost(self.rune_of(people.number))
        self.shuffle_in(self.rune_stack, [people.rune, *people.moons])
        people.rune, people.moons = "", []
        drawn = [self.draw_unused(self.rune_stack, RUNES) for _ in range(2)]
        kept = (yield from self.ask(people.number, [f"keep {rune}" for rune in drawn])).split()[1]
        drawn.remove(kept)
        self.shuffle_in(self.rune_stack, drawn)
        people.rune = kept
        yield from self.draw_moons(people)
        yield from self.rune_gained(people.number)

    def renew_people(self, people: People) -> Story[None]:
        cards = [people.card, people.borrowed] if people.borrowed else [people.card]
        self.shuffle_in(self.people_stack, cards)
        people.borrowed = ""
        drawn = [self.draw_unused(self.people_stack, PEOPLES) for _ in range(2)]
        kept = (yield from self.ask(people.number, [f"keep {card}" for card in drawn])).split()[1]
        drawn.remove(kept)
        self.shuffle_in(self.people_stack, drawn)
        people.card, people.borrowed, people.used = kept, "", set()
        self.turn_up(people)

    # --- The whole position ---

    def invariant(self) -> list[str]:
        """What is wrong with LUT-4.1 and the golems."""
        faults = []
        for people in self.peoples:
            number = people.number
            count = people.supply + people.reserve
            crowds = [province.hostages for province in self.provinces.values()]
            for province in self.provinces.values():
                count += province.armies.get(number, 0)
                if min(province.armies.values(), default=1) < 1:
                    faults.append("an entry without armies")
            for ship in self.ships:
                count += ship.armies if ship.people == number else 0
                crowds.append(ship.hostages)
            if self.voyage is not None:
                count += self.voyage.armies if self.voyage.people == number else 0
                crowds.append(self.voyage.hostages)
            if self.battle is not None:
                count += sum(side.ghosts for side in self.battle.sides if side.people == number)
            count += sum(crowd[number] for crowd in crowds)
            if self.order and count != self.total:
                faults.append(f"{people.card} has {count} armies")
        golems = self.golems + sum(province.golems for province in self.provinces.values())
        if self.order and golems != NUMBERS_OF_GOLEMS:
            faults.append(f"{golems} golems")
        return faults

    def position(self) -> dict[str, Any]:
        """Everything, in plain words."""
        return {
            "round": self.round,
            "asked": self.asked,
            "order": list(self.order),
            "controller": self.controller,
            "since": self.since,
            "golems": self.golems,
            "chart": dict(self.chart.hexes),
            "provinces": {
                name: {
                    "owner": self.owner(name),
                    "armies": dict(province.armies),
                    "golems": province.golems,
                    "city": province.city,
                    "ships": [side for side in STEPS if side in province.ships],
                    "hostages": dict(+province.hostages),
                }
                for name, province in self.provinces.items()
            },
            "ships": [
                {
                    "people": ship.people,
                    "armies": ship.armies,
                    "hostages": dict(+ship.hostages),
                    "hex": ship.place,
                    "target": ship.target,
                    "origin": ship.origin,
                }
                for ship in self.ships
            ],
            "peoples": [self.told(people) for people in self.peoples],
            "traps": sorted(self.traps),
            "banned": sorted(self.banned),
            "spells": dict(+self.spells),
            "spell_discard": dict(+self.spell_discard),
            "people_stack": (sorted(self.people_stack.unknown), list(self.people_stack.bottom)),
            "rune_stack": (sorted(self.rune_stack.unknown), list(self.rune_stack.bottom)),
            "battle": None if self.battle is None else self.told_battle(self.battle),
            "winners": list(self.winners),
            "reason": self.reason,
        }

    def told(self, people: People) -> dict[str, Any]:
        return {
            "player": people.player,
            "alive": people.alive,
            "card": people.card,
            "borrowed": people.borrowed,
            "rune": people.rune,
            "moons": list(people.moons),
            "supply": people.supply,
            "reserve": people.reserve,
            "cities": people.cities,
            "ships": people.ships,
            "sticks": people.sticks,
            "wind": people.wind + people.marked_wind,
            "pile": dict(+people.deck.unknown),
            "bottom": list(people.deck.bottom),
            "discard": dict(+people.deck.discard),
            "hand": sorted((spell.kind, spell.flag) for spell in people.hand),
            "artefacts": dict(people.waiting),
            "taken": sorted(people.taken),
            "points": people.points,
            "budget": people.budget,
        }

    def told_battle(self, battle: Battle) -> dict[str, Any]:
        return {
            "province": battle.province,
            "round": battle.round,
            "sides": [
                {
                    "people": side.people,
                    "ghosts": side.ghosts,
                    "destroyed": side.destroyed,
                    "hand": sorted(side.hand),
                    "played": sorted(side.played),
                }
                for side in battle.sides
            ],
        }
