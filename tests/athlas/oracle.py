"""A second Athlas, written from the rules specification alone.

It shares no code with the engine and does not aim for speed: dicts by field, cards as the components file prints them,
texts for moves, a deep copy for every checkpoint. The game is one long generator (`Oracle.story`) that stops wherever a
player has to decide. Where the engine differs, one of the two is wrong, and the specification says which.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterable
from copy import deepcopy
from dataclasses import dataclass
from dataclasses import field as made
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

BOX = Path(__file__).parents[2] / "src" / "manawell" / "games" / "athlas" / "components"
DATA = tomllib.loads((BOX / "components.toml").read_text("utf-8"))
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["card"]}
INTERVENTIONS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["intervention"]}
CONDITIONS: dict[str, dict[str, Any]] = {condition["id"]: condition["effect"] for condition in DATA["condition"]}
PRESETS: dict[str, dict[str, Any]] = {preset["id"]: preset for preset in DATA["preset"]}
LEVELS: dict[str, int] = {terrain["id"]: terrain["level"] for terrain in DATA["terrain"]}
NUMBERS: dict[str, int] = DATA["constants"]
FIGURES = ("knight", "ranger", "master", "dragon")
LETTERS = "gs"  # Gold is player 0, Silver player 1

Field = tuple[int, int]
Alpha = tuple[int, int]  # its owner and its number, from 1

FIELDS: tuple[Field, ...] = tuple((q, r) for q, r in DATA["board"]["fields"])
DIRECTIONS: dict[str, Field] = {
    name: (step[0], step[1]) for name, step in DATA["board"]["directions"].items() if name != "provenance"
}
EDGES: tuple[list[Field], list[Field]] = (
    [(q, r) for q, r in DATA["board"]["summoning"]["gold"]],
    [(q, r) for q, r in DATA["board"]["summoning"]["silver"]],
)
RELICS: dict[str, Field] = {relic["id"]: (relic["field"][0], relic["field"][1]) for relic in DATA["relic"]}


# --- The board ---


@cache
def distance(a: Field, b: Field) -> int:
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))  # ATH-11.1


def beyond(start: Field, direction: str) -> Field:
    return start[0] + DIRECTIONS[direction][0], start[1] + DIRECTIONS[direction][1]


@cache
def neighbours(start: Field) -> tuple[Field, ...]:
    return tuple(there for there in (beyond(start, name) for name in DIRECTIONS) if there in FIELDS)


def text_of(place: Field) -> str:
    return f"{place[0]},{place[1]}"


def field_of(text: str) -> Field:
    q, r = text.split(",")
    return int(q), int(r)


def first_terrain() -> dict[Field, str]:
    terrain = dict.fromkeys(FIELDS, "plain")
    for kind in ("hill", "water", "crater"):
        for q, r in DATA["board"]["setup"][kind]:
            terrain[q, r] = kind
    return terrain


# --- What there is ---


@dataclass
class Mark:
    """A condition of a unit (ATH-23.1)."""

    condition: str
    source: str  # the card that made it
    owner: int
    until: str  # "next_maintenance" or "time"
    order: int
    card: str = ""  # a conjured artefact


@dataclass
class Unit:
    name: str
    owner: int
    alpha: int
    number: tuple[int, int]  # alpha at its summoning, serial
    field: Field
    physical_spent: int = 0
    magic_spent: int = 0
    exposed: bool = False
    marks: list[Mark] = made(default_factory=list)


@dataclass
class Active:
    """An intervention that lies in front of its player (ATH-22.9)."""

    owner: int
    card: str
    unit: str
    time: int


@dataclass
class Frame:
    """A running activation."""

    unit: str
    commander: int
    began_on_water: bool
    move: bool = True
    action: bool = True
    used: set[tuple[str, str]] = made(default_factory=set)
    over: bool = False  # the unit died or was put into stasis (ATH-9.6)


@dataclass
class Dead:
    """What is left of a unit: the place where it may explode."""

    owner: int
    alpha: int
    number: tuple[int, int]
    field: Field


@dataclass
class Core:
    """What an intervention can set back (section 4)."""

    terrain: dict[Field, str] = made(default_factory=first_terrain)
    units: dict[str, Unit] = made(default_factory=dict)
    pools: dict[Alpha, int] = made(default_factory=dict)  # of revealed alphas
    markers: dict[tuple[int, int, str], int] = made(default_factory=dict)
    serials: dict[Alpha, int] = made(default_factory=dict)
    actives: list[Active] = made(default_factory=list)
    relics: dict[str, Field] = made(default_factory=lambda: dict(RELICS))
    moved: set[str] = made(default_factory=set)
    spent: list[int] = made(default_factory=lambda: [0, 0])
    idle: int = 0  # finished turns without progress
    progress: bool = False  # in this turn
    order: int = 0  # of the next mark
    waiting: list[str] = made(default_factory=list)  # units still to be activated
    frames: list[Frame] = made(default_factory=list)
    busy: bool = False  # something happened in this activation (ATH-22.20)
    wet: set[Field] = made(default_factory=set)  # became water by this primitive
    batches: list[list[Dead]] = made(default_factory=list)  # deaths whose consequences are still to come


@dataclass(frozen=True)
class Action:
    """An announced ability with all its choices (ATH-10.4)."""

    text: str
    card: str  # or the name of a basic ability
    ability: str
    cost: tuple[str, ...]
    effects: tuple[dict[str, Any], ...]
    unit: str = ""
    aim: Field | None = None  # a target field in the sense of ATH-16.3
    place: Field | None = None  # a field to summon on or to teleport to
    path: tuple[Field, ...] = ()
    relic: str = ""
    direction: str = ""
    towards: Field | None = None
    x: int = 0
    terrain: str = ""
    artefact: str = ""
    inner: Action | None = None  # the attack of a Frenzy


@dataclass(frozen=True)
class Question:
    kind: str
    actor: int | None
    answers: tuple[str, ...]


@dataclass
class Plan:
    """The announced choices of an intervention."""

    unit: str = ""
    field: Field | None = None
    fields: list[Field] = made(default_factory=list)
    centre: Field = (0, 0)  # of an Earth Rising
    area: list[Field] = made(default_factory=list)  # of a Tsunami
    direction: str = ""
    relic: str = ""
    alpha: int = 0
    figure: str = ""
    move: str = ""
    marks: list[tuple[int, str]] = made(default_factory=list)
    cancel: tuple[int, str] = (0, "")


class Victory(Exception):
    """A unit holds two relics (ATH-24.1)."""

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.owner = owner


class GameOver(Exception):
    def __init__(self, winner: int | None, reason: str) -> None:
        super().__init__(reason)
        self.winner = winner
        self.reason = reason


Story = Generator[Question, str, None]
OVER = Question("over", None, ())


# --- Cards of an alpha ---


def total(cards: Iterable[str], name: str) -> int:
    return sum(int(CARDS[card][name]) for card in cards)


def fits(cards: list[str], points: int) -> bool:
    """ATH-4.3, 4.4 and 4.7."""
    spells = [card for card in cards if CARDS[card]["kind"] == "spell"]
    return (
        total(cards, "hands_need") <= total(cards, "hands_give")
        and total(spells, "cost") <= total(cards, "spell_points")
        and total(cards, "cost") <= points
    )


def abilities_of(card: str) -> list[dict[str, Any]]:
    return list(CARDS[card].get("ability", []))


class Oracle:
    """A game, from its creation to its end."""

    def __init__(self, mode: str, points: int, armies: str, games: int, turn_limit: int, starters: list[int]) -> None:
        self.mode = mode
        self.points = NUMBERS["summoning_points_default"] if mode == "quick" else points
        self.armies = armies
        self.games = games if mode == "campaign" else 1
        self.turn_limit = turn_limit
        self.starters = starters
        count = NUMBERS["campaign_alphas"] if mode == "campaign" else NUMBERS["alphas_per_player"]
        self.alphas: list[dict[int, list[str]]] = [{n: [] for n in range(1, count + 1)} for _ in range(2)]
        self.stacks: list[list[str]] = [[], []]
        self.seen: list[dict[int, list[str]]] = [{}, {}]  # alphas as revealed in earlier games
        self.wins = [0, 0]
        self.game = 0
        self.winner: int | None = None
        self.reason = ""
        self.fresh_game()
        self.telling = self.story()
        self.question = next(self.telling)

    def fresh_game(self) -> None:
        """ATH-25.4, the battle's part."""
        self.core = Core()
        self.aside: Core | None = None  # while the choices of a card are made at a checkpoint
        self.checkpoints: list[Core] = []
        self.revealed: list[dict[int, str]] = [{}, {}]  # alpha and its figure
        self.gone: list[list[str]] = [[], []]  # played and discarded, in this order
        self.played = [False, False]
        self.had_turn = [False, False]
        self.turn = 0
        self.active: int | None = None
        self.summoned: list[int] = []  # costs of the units summoned in this summoning step

    # --- Playing ---

    @property
    def actor(self) -> int | None:
        return self.question.actor

    @property
    def phase(self) -> str:
        return self.question.kind

    def legal(self) -> set[str]:
        assert len(set(self.question.answers)) == len(self.question.answers), self.question
        return set(self.question.answers)

    def play(self, text: str) -> None:
        if text not in self.question.answers:
            raise ValueError(f"{text} is not legal here")
        try:
            self.question = self.telling.send(text)
        except StopIteration:
            self.question = OVER

    # --- What is seen ---

    def board(self, core: Core) -> dict[str, object]:
        """What an intervention can set back, in words."""
        here, self.core = self.core, core
        try:
            return {
                "terrain": {place: kind for place, kind in core.terrain.items() if kind != "plain"},
                "units": {unit.name: self.unit_seen(unit) for unit in core.units.values()},
                "marks": self.marks_seen(),
                "pools": {alpha: pool for alpha, pool in core.pools.items() if pool > 0},
                "serials": {alpha: serial for alpha, serial in core.serials.items() if serial},
                "markers": {(player, card): count for (player, _, card), count in core.markers.items() if count},
                "relics": {relic: (place, relic in core.moved) for relic, place in core.relics.items()},
                "spent": list(core.spent),
                "idle": (core.idle, core.progress),
                "activations": [
                    (
                        frame.unit if frame.unit in core.units and not frame.over else None,
                        frame.commander,
                        frame.began_on_water,
                        frame.move,
                        frame.action,
                    )
                    for frame in core.frames
                ],
            }
        finally:
            self.core = here

    def unit_seen(self, unit: Unit) -> dict[str, object]:
        return {
            "alpha": (unit.owner, unit.alpha),
            "field": unit.field,
            "spent": (unit.physical_spent, unit.magic_spent),
            "left": (
                max(0, self.statistic(unit, "armour_physical") - unit.physical_spent),
                max(0, self.statistic(unit, "armour_magic") - unit.magic_spent),
            ),
            "exposed": unit.exposed,
            "waiting": unit.name in self.core.waiting,
            "holds": self.held(unit),
            "flags": self.flags(unit)
            | {condition for condition in ("paralysed", "bound", "stasis", "winged") if self.has(unit, condition)},
        }

    def marks_seen(self) -> list[tuple[str, str, int, str | None, int]]:
        """Oldest first."""
        times = {(active.owner, active.card): active.time for active in self.core.actives}
        pairs = [(mark, unit) for unit in self.core.units.values() for mark in unit.marks]
        return [
            (
                unit.name,
                mark.condition,
                mark.owner,
                mark.source if mark.until == "time" else mark.card or None,
                times[mark.owner, mark.source] if mark.until == "time" else 0,
            )
            for mark, unit in sorted(pairs, key=lambda pair: pair[0].order)
        ]

    def story(self, resumed: bool = False) -> Story:
        while True:
            if not resumed:
                yield from self.creation()
                self.fresh_game()
            winner, reason = yield from self.duel(self.starters[self.game], resumed)
            resumed = False
            self.game += 1
            if self.mode != "campaign":
                break
            if winner is not None:
                self.wins[winner] += 1
            lead = abs(self.wins[0] - self.wins[1])
            if self.game == self.games or lead > self.games - self.game:  # ATH-25.6
                winner = None if not lead else self.wins.index(max(self.wins))
                break
            for player in range(2):
                self.seen[player].update({number: list(self.cards(player, number)) for number in self.revealed[player]})
        self.winner, self.reason = winner, "campaign" if self.mode == "campaign" else reason

    def resume(self, player: int) -> None:
        """Continue in the middle of a player's turn, with all their units to activate; the rest is set from outside."""
        self.telling = self.story(resumed=True)
        self.active = player
        self.question = next(self.telling)

    def duel(self, starter: int, resumed: bool) -> Generator[Question, str, tuple[int | None, str]]:
        try:
            if resumed:
                assert self.active is not None
                yield from self.activate_and_summon(self.active)
                self.active = 1 - self.active
            else:
                self.active = starter
            while True:
                yield from self.take_turn(self.active)
                self.active = 1 - self.active
        except Victory as victory:
            return victory.owner, "relics"
        except GameOver as over:
            return over.winner, over.reason

    # --- Creation (ATH-4, 5, 25, 26) ---

    def creation(self) -> Story:
        for player in range(2):
            if self.mode == "quick":
                yield from self.choose_preset(player)
            elif self.game == 0:
                for number in self.alphas[player]:
                    yield from self.create(player, number)
                yield from self.stack_up(player)
            else:
                answers = [f"rebuild {number}" for number in self.alphas[player]]
                text = yield Question("rebuild", player, (*answers, "rebuild none"))
                if text != "rebuild none":
                    yield from self.create(player, int(text.split()[1]))
                yield from self.stack_up(player)

    def choose_preset(self, player: int) -> Story:
        army, stack = ("water", "raid")[player], ""
        if self.armies == "chosen":
            answers = []
            for name, preset in PRESETS.items():
                for order in permutations(preset["stack"]):
                    listed = list(order) == preset["stack"]
                    answers.append(f"preset {name}" if listed else f"preset {name} {' '.join(order)}")
            text = yield Question("preset", player, tuple(answers))
            _, army, *rest = text.split()
            stack = " ".join(rest)
        for number, cards in enumerate(PRESETS[army]["alphas"], 1):
            self.alphas[player][number] = list(cards)
        self.stacks[player] = stack.split() or list(PRESETS[army]["stack"])

    def create(self, player: int, number: int) -> Story:
        mine = self.alphas[player]
        mine[number] = []
        taken = {card for cards in mine.values() for card in cards}
        free = [card for card in CARDS if card not in taken]
        genera = [card for card in free if CARDS[card]["kind"] == "genus" and fits([card], self.points)]
        text = yield Question("genus", player, tuple(f"genus {number} {card}" for card in genera))
        mine[number] = [text.split()[2]]
        while True:
            further = [
                card
                for card in free
                if CARDS[card]["kind"] != "genus"
                and card not in mine[number]
                and fits([*mine[number], card], self.points)
            ]
            answers = [f"card {number} {card}" for card in further]
            text = yield Question("card", player, (*answers, f"done {number}"))
            if text.startswith("done"):
                return
            mine[number].append(text.split()[2])

    def stack_up(self, player: int) -> Story:
        stack = self.stacks[player] = []
        while True:
            answers = [
                f"stack {card}"
                for card in INTERVENTIONS
                if card not in stack
                and len(stack) < NUMBERS["stack_max_cards"]
                and sum(INTERVENTIONS[other]["god_points"] for other in [*stack, card])
                <= NUMBERS["stack_max_god_points"]
            ]
            text = yield Question("stack", player, (*answers, "stack done"))
            if text == "stack done":
                return
            stack.append(text.split()[1])

    # --- Units and alphas ---

    def cards(self, owner: int, alpha: int) -> list[str]:
        return self.alphas[owner][alpha]

    def cost(self, owner: int, alpha: int) -> int:
        return total(self.cards(owner, alpha), "cost")

    def maximum(self, alpha: Alpha) -> int:
        return total(self.cards(*alpha), "life")  # ATH-7.2

    def artefacts(self, unit: Unit) -> list[str]:
        """Conjured cards, each once (ATH-23.3)."""
        return sorted({mark.card for mark in unit.marks if mark.condition == "artefact"})

    def has(self, unit: Unit, condition: str) -> bool:
        return any(mark.condition == condition for mark in unit.marks)

    def statistic(self, unit: Unit, name: str) -> int:
        """Cards, artefacts, and every condition once (ATH-10.7, 23.3)."""
        conditions = {mark.condition for mark in unit.marks}
        return (
            total(self.cards(unit.owner, unit.alpha), name)
            + total(self.artefacts(unit), name)
            + sum(int(CONDITIONS[condition].get(name, 0)) for condition in conditions)
        )

    def flags(self, unit: Unit) -> set[str]:
        found = {flag for card in self.cards(unit.owner, unit.alpha) for flag in CARDS[card]["flags"]}
        for mark in unit.marks:
            found.update(CONDITIONS[mark.condition].get("flags", []))
            if mark.condition == "artefact":
                found.update(CARDS[mark.card]["flags"])
        return found

    def is_a(self, unit: Unit, flag: str) -> bool:
        return flag in self.flags(unit)

    def flying(self, unit: Unit) -> bool:
        return self.is_a(unit, "flying")

    def passives(self, unit: Unit, when: str) -> list[tuple[str, dict[str, Any]]]:
        cards = self.cards(unit.owner, unit.alpha) + self.artefacts(unit)
        return [(card, passive) for card in cards for passive in CARDS[card]["passives"] if passive["when"] == when]

    def can_hold(self, unit: Unit) -> bool:
        """ATH-17.2."""
        return not self.is_a(unit, "no_relic") and (not self.flying(unit) or self.has(unit, "winged"))

    def held(self, unit: Unit) -> list[str]:
        """ATH-17.1."""
        return [relic for relic, there in self.core.relics.items() if there == unit.field and self.can_hold(unit)]

    def alive(self, unit: Unit) -> bool:
        return self.core.units.get(unit.name) is unit

    def unit_on(self, place: Field) -> Unit | None:
        return next((unit for unit in self.core.units.values() if unit.field == place), None)

    def empty(self, place: Field) -> bool:
        return place in FIELDS and self.unit_on(place) is None

    def ordered(self) -> list[Unit]:
        return sorted(self.core.units.values(), key=lambda unit: (unit.owner, unit.number))

    def level(self, place: Field) -> int:
        return LEVELS[self.core.terrain[place]]

    def tiles_left(self) -> int:
        return NUMBERS["terrain_tiles"] - sum(kind != "plain" for kind in self.core.terrain.values())

    def changeable(self, place: Field, to: str, tiles_left: int) -> bool:
        """ATH-10.8, third kind."""
        now = self.core.terrain[place]
        return now != to and (now != "plain" or tiles_left > 0)

    # --- Turns (ATH-6, 8) ---

    def take_turn(self, player: int) -> Story:
        self.turn += 1
        self.played = [False, False]
        self.core.progress = False
        self.core.moved.clear()
        for unit in self.core.units.values():
            unit.physical_spent = unit.magic_spent = 0
        if self.had_turn[player]:
            self.core.waiting = [unit.name for unit in self.ordered() if unit.owner == player]  # ATH-9.1, 7.10
            yield from self.maintenance(player)
            yield from self.window("W1", 1 - player, {"now": self.core})
            yield from self.activate_and_summon(player)
        else:
            self.had_turn[player] = True
            yield from self.summoning(player, first=True)
            yield from self.end_turn(player)

    def activate_and_summon(self, player: int) -> Story:
        yield from self.activation_step(player)
        yield from self.summoning(player, first=False)
        yield from self.end_turn(player)

    def end_turn(self, player: int) -> Story:
        yield from self.window("W3", 1 - player, {"now": self.core})
        self.core.idle = 0 if self.core.progress else self.core.idle + 1
        if self.core.idle >= NUMBERS["no_progress_turns"]:
            raise GameOver(None, "no_progress")
        if self.turn_limit and self.turn >= self.turn_limit:
            raise GameOver(None, "turn_limit")

    def maintenance(self, player: int) -> Story:
        core = self.core
        pairs = [(mark, unit) for unit in core.units.values() for mark in unit.marks]
        for mark, unit in sorted(pairs, key=lambda pair: pair[0].order):  # part 1
            if mark.until == "next_maintenance" and mark.owner == player and self.alive(unit):
                yield from self.end_mark(unit, mark)
        for active in core.actives:  # part 2
            active.time -= 1
        for active in list(core.actives):
            if active.time == 0 and active in core.actives:
                yield from self.end_active(active)
        for number in self.revealed[player]:  # part 3
            members = [unit for unit in core.units.values() if (unit.owner, unit.alpha) == (player, number)]
            if members:
                for card in self.cards(player, number):
                    for passive in CARDS[card]["passives"]:
                        if passive["when"] == "own_maintenance":
                            self.heal((player, number), passive["n"])
        yield from self.check()

    def end_mark(self, unit: Unit, mark: Mark) -> Story:
        flew = self.flying(unit)
        unit.marks = [other for other in unit.marks if other is not mark]
        yield from self.land(unit, flew)

    def end_active(self, active: Active) -> Story:
        self.core.actives.remove(active)
        unit = self.core.units[active.unit]
        for mark in list(unit.marks):
            if (mark.until, mark.source, mark.owner) == ("time", active.card, active.owner):
                yield from self.end_mark(unit, mark)

    def land(self, unit: Unit, flew: bool) -> Story:
        """A unit that has stopped flying enters its field (ATH-14.4)."""
        if flew and not self.flying(unit):
            yield from self.drown_on_entering(unit)
        yield from self.check()

    def summoning(self, player: int, first: bool) -> Story:
        """The summoning step, or the first turn."""
        self.summoned = []
        while True:
            options = self.summonings(player, first)
            answers = [*options, *self.interludes(player, {"now": self.core})]
            if not first or self.summoned or not options:  # ATH-6.4, if it can be done
                answers.append("end summon")
            text = yield Question("first" if first else "summon", player, tuple(answers))
            if text == "end summon":
                return
            if text in options:
                number, place, figure = options[text]
                self.summoned.append(self.cost(player, number))
                self.reveal(player, number, figure)
                yield from self.place(player, number, place, payer=player)
            else:
                yield from self.interlude(player, text, {"now": self.core})

    def summonings(self, player: int, first: bool) -> dict[str, tuple[int, Field, str]]:
        found = {}
        for number in self.alphas[player]:
            costs = [*self.summoned, self.cost(player, number)]
            if first:  # ATH-6.3
                allowed = len(costs) == 1 or (
                    len(costs) <= NUMBERS["first_turn_max_units"] and sum(costs) <= NUMBERS["first_turn_cost_cap"]
                )
            else:
                allowed = len(costs) <= NUMBERS["summons_per_turn"]
            if not allowed or not self.summonable(player, number):
                continue
            for place in self.summoning_fields(player, number):
                for figure in self.figures_for(player, number):
                    found[f"summon {number} {text_of(place)} {figure}".strip()] = (number, place, figure)
        return found

    def figures_for(self, player: int, number: int) -> list[str]:
        """ATH-7.3: the figures that may be named, or nothing to name."""
        if number in self.revealed[player]:
            return [""]
        return [figure for figure in FIGURES if figure not in self.revealed[player].values()]

    def summonable(self, player: int, number: int) -> bool:
        """Whether the player may summon a unit of this alpha, given a field (ATH-2.3, 7.4, 25.2)."""
        if number not in self.revealed[player] and len(self.revealed[player]) >= NUMBERS["campaign_reveals_per_game"]:
            return False
        return self.room(player, number) and self.payable(player, self.cost(player, number))

    def room(self, owner: int, number: int) -> bool:
        members = [unit for unit in self.core.units.values() if (unit.owner, unit.alpha) == (owner, number)]
        return len(members) < NUMBERS["units_per_alpha_on_board"]

    def payable(self, payer: int, cost: int) -> bool:
        return self.core.spent[payer] + cost <= self.points

    def is_tower(self, owner: int, number: int) -> bool:
        return any("deploy_near" in CARDS[card]["flags"] for card in self.cards(owner, number))

    def summoning_fields(self, player: int, number: int) -> list[Field]:
        fields = [place for place in EDGES[player] if self.empty(place)]
        if self.is_tower(player, number):
            fields += [place for place in FIELDS if place not in EDGES[player] and self.near(player, place)]
            fields = [place for place in fields if place not in self.core.relics.values()]  # ATH-C.3
        return fields

    def near(self, player: int, place: Field) -> bool:
        """ATH-C.2."""
        friends = [unit for unit in self.core.units.values() if unit.owner == player]
        foes = [unit for unit in self.core.units.values() if unit.owner != player]
        return (
            self.empty(place)
            and place not in EDGES[1 - player]
            and any(
                distance(unit.field, place) <= NUMBERS["watchtower_deploy_distance"]
                for unit in friends
                if not self.is_tower(unit.owner, unit.alpha)
            )
            and not any(distance(unit.field, place) == 1 for unit in foes)
        )

    def reveal(self, player: int, number: int, figure: str) -> None:
        if number not in self.revealed[player]:
            self.revealed[player][number] = figure
            self.core.pools[player, number] = self.maximum((player, number))

    def place(self, owner: int, number: int, place: Field, payer: int) -> Story:
        """ATH-7.4 to 7.8; the alpha is revealed."""
        core = self.core
        core.spent[payer] += self.cost(owner, number)
        serial = core.serials.get((owner, number), 0) + 1
        core.serials[owner, number] = serial
        name = f"{LETTERS[owner]}{number}.{serial}"
        unit = Unit(name, owner, number, (number, serial), place)
        core.units[name] = unit
        for card in self.cards(owner, number):
            if CARDS[card]["time_marker"]:
                core.markers[owner, number, card] = core.markers.get((owner, number, card), 0) + 1
        core.progress = True
        yield from self.drown_on_entering(unit)
        yield from self.check()

    # --- Activation (ATH-9) ---

    def ready(self) -> list[str]:
        units = [unit for unit in self.ordered() if unit.name in self.core.waiting]
        return [unit.name for unit in units if not self.has(unit, "stasis")]

    def activation_step(self, player: int) -> Story:
        hurry = False
        while self.ready():
            name = self.ready()[0]
            if not hurry:
                acts = [f"act {name}" for name in self.ready()]
                answers = (*acts, "end all", *self.interludes(player, {"now": self.core}))
                text = yield Question("activate", player, answers)
                if text == "end all":
                    hurry = True
                    continue
                if text not in acts:
                    yield from self.interlude(player, text, {"now": self.core})
                    continue
                name = text.split()[1]
            yield from self.activation(player, name, hurry)

    def activation(self, player: int, name: str, idle: bool) -> Story:
        self.core.waiting.remove(name)
        self.core.busy = False
        self.begin(name, player)
        self.checkpoints = []
        self.store()
        while True:
            if not idle:
                yield from self.act(player)
            idle = False
            yield from self.end_frame()
            label = None
            if self.core.busy or not self.ready():  # ATH-22.20
                moments = {f"c{k}": core for k, core in enumerate(self.checkpoints)}
                label = yield from self.window("W2", 1 - player, {**moments, "cE": self.core})
            if label in (None, "cE"):
                break
            self.go_on()
        self.checkpoints = []

    def begin(self, name: str, commander: int) -> None:
        unit = self.core.units[name]
        unit.exposed = False
        self.core.frames.append(Frame(name, commander, self.core.terrain[unit.field] == "water"))

    def end_frame(self) -> Story:
        """Drowning at the end (ATH-14.3), then the activation is over."""
        frame = self.core.frames[-1]
        unit = self.core.units.get(frame.unit)
        if unit and not frame.over and frame.began_on_water:
            yield from self.drown_on_entering(unit)
            yield from self.check()
        self.core.frames.pop()
        self.settle()

    def settle(self) -> None:
        """Activations of units that are gone end at once (ATH-9.6, 21.10); the first one waits for `end`."""
        frames = self.core.frames
        for frame in frames:
            unit = self.core.units.get(frame.unit)
            if unit is None or self.has(unit, "stasis"):
                frame.over = True
        if len(frames) == 2 and frames[1].over:
            frames.pop()

    def store(self) -> None:
        if any(self.may_play(player) for player in range(2)):
            self.checkpoints.append(deepcopy(self.core))

    def go_on(self) -> None:
        """After an intervention in an activation (ATH-22.23, 22.24)."""
        self.settle()
        self.checkpoints = []
        self.store()

    def act(self, player: int) -> Story:
        """The decisions of an activation, up to its `end`."""
        while True:
            frame = self.core.frames[-1]
            options = {} if frame.over else self.options(frame)
            moments = {f"c{k}": core for k, core in enumerate(self.checkpoints[:-1])}
            moments["now"] = self.core
            text = yield Question("act", player, (*options, "end", *self.interludes(player, moments)))
            if text == "end" and len(self.core.frames) == 1:
                return
            if text == "end":
                yield from self.end_frame()
                self.store()
            elif text in options:
                yield from self.try_ability(frame, options[text])
            elif (yield from self.interlude(player, text, moments)):
                self.go_on()

    def try_ability(self, frame: Frame, action: Action) -> Story:
        try:
            yield from self.use(frame, action)
        except Victory as victory:
            loser = 1 - victory.owner
            moments = {f"c{k}": core for k, core in enumerate(self.checkpoints)}
            label = yield from self.window("W5", loser, moments)
            if label is None:
                raise
            self.go_on()
        else:
            self.settle()
            self.store()

    # --- Which abilities can be used (ATH-10) ---

    def options(self, frame: Frame) -> dict[str, Action]:
        unit = self.core.units[frame.unit]
        found = [action for action in self.basic(unit, frame) if self.affordable(unit, frame, action)]
        for card, ability in self.active_abilities(unit):
            found += [
                action
                for action in self.announcements(unit, frame, card, ability)
                if self.affordable(unit, frame, action)
            ]
        if len(self.core.frames) == 2:  # ATH-21.6, 21.7
            found = [action for action in found if not any(effect["do"] == "control" for effect in action.effects)]
            found = [action for action in found if not self.wins_at_once(self.use(frame, action))]
        return {action.text: action for action in found}

    def affordable(self, unit: Unit, frame: Frame, action: Action) -> bool:
        if (action.card, action.ability) in frame.used:  # ATH-10.5
            return False
        return all(
            {
                "M": frame.move and not self.has(unit, "paralysed"),
                "A": frame.action and not self.has(unit, "bound"),
                "T": self.core.markers.get((unit.owner, unit.alpha, action.card), 0) > 0,
            }[part]
            for part in action.cost
        )

    def wins_at_once(self, trial: Story) -> bool:
        """Whether something would make a unit hold a second relic, tried out on a copy in which nobody dies of it.

        One simple test (ATH-21.6): that the unit would drown before it could hold the relic does not count.
        """
        core, self.core = self.core, deepcopy(self.core)
        self.core.pools = dict.fromkeys(self.core.pools, 10**6)
        try:
            question = next(trial)
            while True:
                answers = question.answers
                question = trial.send("leave" if "leave" in answers else answers[0])
        except StopIteration:
            return False
        except Victory:
            return True
        finally:
            self.core = core

    def active_abilities(self, unit: Unit) -> list[tuple[str, dict[str, Any]]]:
        own = self.cards(unit.owner, unit.alpha)
        found = [(card, ability) for card in own for ability in abilities_of(card)]
        for card in self.artefacts(unit):
            if card not in own:
                found += [(card, ability) for ability in abilities_of(card) if "T" not in ability["cost"]]  # S08
        return found

    def used_action(self, unit: Unit) -> bool:
        return any(frame.unit == unit.name and not frame.action for frame in self.core.frames)

    def basic(self, unit: Unit, frame: Frame) -> list[Action]:
        found = []
        for ability in DATA["basic_ability"]:
            name, cost, effects = ability["id"], tuple(ability["cost"]), tuple(ability["effects"])
            if name == "hand_over":
                for relic, other in self.gifts(unit, frame.commander):
                    text = f"give {relic} {other.name}"
                    found.append(Action(text, name, name, cost, effects, unit=other.name, relic=relic))
            else:
                found += self.movements(unit, name, name, name, cost, effects)
        return found

    def gifts(self, unit: Unit, commander: int) -> list[tuple[str, Unit]]:
        """ATH-15.4, 17.6, 12.5."""
        receivers = [
            other
            for other in self.core.units.values()
            if other is not unit
            and other.owner == commander
            and distance(unit.field, other.field) == 1
            and self.can_hold(other)
            and not self.has(other, "stasis")
            and not (self.cliff(unit.field, other.field) and not self.flying(unit) and not self.flying(other))
        ]
        relics = [relic for relic in self.held(unit) if relic not in self.core.moved]
        return [(relic, other) for relic in relics for other in receivers]

    def movements(
        self, unit: Unit, words: str, card: str, name: str, cost: tuple[str, ...], effects: tuple[dict[str, Any], ...]
    ) -> list[Action]:
        """A `move` with all its ways and relics (ATH-15, 17.3, 17.4)."""
        found = []
        for path in self.paths(unit, effects[0]["mode"], effects[0]["steps"]):
            text = " ".join([words, *map(text_of, path)])
            found.append(Action(text, card, name, cost, effects, path=path))
            for relic in self.portable(unit, path):
                found.append(Action(f"{text} +{relic}", card, name, cost, effects, path=path, relic=relic))
        return found

    def portable(self, unit: Unit, path: tuple[Field, ...]) -> list[str]:
        if len(path) > 1 or distance(unit.field, path[0]) != 1:
            return []
        return [relic for relic in self.held(unit) if relic not in self.core.moved]

    def paths(self, unit: Unit, mode: str, steps: int) -> list[tuple[Field, ...]]:
        start = unit.field
        if self.is_a(unit, "immobile") or self.flying(unit) != (mode == "fly"):
            return []
        if mode == "fly":
            if self.used_action(unit):  # ATH-15.3, 16.6
                return []
            return [(place,) for place in FIELDS if 1 <= distance(start, place) <= steps and self.empty(place)]
        found: list[tuple[Field, ...]] = [(place,) for place in self.ways(start, mode)]
        if steps == 2:
            found += [(*path, place) for path in list(found) for place in self.ways(path[0], mode)]
        return found

    def ways(self, start: Field, mode: str) -> list[Field]:
        found = []
        for place in neighbours(start):
            climb = abs(self.level(place) - self.level(start))
            right = {"level": climb == 0, "step": climb == 1, "cliff": self.cliff(start, place)}[mode]
            if right and self.empty(place):
                found.append(place)
        return found

    def cliff(self, a: Field, b: Field) -> bool:
        return distance(a, b) == 1 and {self.core.terrain[a], self.core.terrain[b]} == {"hill", "crater"}

    def protected(self, a: Field, b: Field) -> bool:
        """ATH-12.2: no shortest path is free."""
        top = max(self.level(a), self.level(b))
        reached = {a}
        for left in range(distance(a, b) - 1, 0, -1):
            reached = {
                place
                for start in reached
                for place in neighbours(start)
                if distance(place, b) == left and self.level(place) <= top
            }
        return not reached

    def in_sight(self, user: Unit, place: Field, reach: list[int], target: Unit | None) -> bool:
        """Range, protection, cliffs (ATH-11, 12) and flying targets (ATH-16.2)."""
        far = distance(user.field, place)
        if not reach[0] <= far <= reach[1]:
            return False
        if far == 0:
            return True
        if target and self.flying(target) and not (reach[1] > 1 or self.flying(user) or target.exposed):
            return False
        if self.flying(user) or (target and self.flying(target)):
            return True
        if reach[1] == 1 and self.cliff(user.field, place):
            return False
        return not self.protected(user.field, place)

    def announcements(self, unit: Unit, frame: Frame, card: str, ability: dict[str, Any]) -> list[Action]:
        """An ability with all its choices, whether or not it can be paid."""
        kind, reach = ability["target"], ability["range"]
        words = f"use {card} {ability['id']}" if len(abilities_of(card)) > 1 else f"use {card}"
        base = Action(words, card, ability["id"], tuple(ability["cost"]), tuple(ability["effects"]))
        first = ability["effects"][0]["do"]
        if first == "move":
            return self.movements(unit, words, card, base.ability, base.cost, base.effects)
        if kind.startswith("field"):
            return self.at_fields(unit, base, kind, reach)
        if kind in ("adjacent_empty_field", "empty_field"):
            return self.at_empty_fields(unit, frame, base, reach, first)
        if kind == "self":
            return [base] if self.hurt(unit) else []  # only the potion
        if kind == "equipment_card":
            return [with_text(base, card, artefact=card) for card in self.conjurable(unit)]
        if kind == "as_attack":
            return self.frenzies(unit, frame, base)
        return self.at_units(unit, frame, base, kind, ability)

    def hurt(self, unit: Unit) -> bool:
        return self.core.pools[unit.owner, unit.alpha] < self.maximum((unit.owner, unit.alpha))

    def conjurable(self, unit: Unit) -> list[str]:
        """ATH-C.22."""
        shown = {card for player in range(2) for number in self.revealed[player] for card in self.cards(player, number)}
        own = self.cards(unit.owner, unit.alpha)
        return sorted(card for card in shown if CARDS[card]["kind"] == "equipment" and card not in own)

    def frenzies(self, unit: Unit, frame: Frame, base: Action) -> list[Action]:
        if self.has(unit, "bound"):
            return []
        found = []
        for card, ability in self.active_abilities(unit):
            if ability["cost"] == ["A"] and any(effect["do"] == "attack" for effect in ability["effects"]):
                for inner in self.announcements(unit, frame, card, ability):
                    found.append(with_text(base, inner.text.removeprefix("use "), inner=inner))
        return found

    def at_fields(self, unit: Unit, base: Action, kind: str, reach: list[int]) -> list[Action]:
        found = []
        for place in FIELDS:
            if not self.in_sight(unit, place, reach, None):
                continue
            if base.effects[0]["do"] == "attack":
                found.append(with_text(base, text_of(place), aim=place))
                continue
            to = base.effects[0]["to"]
            steps = {"hill": ["plain"], "plain": ["hill", "crater"], "crater": ["plain"], "water": ["plain"]}
            for terrain in steps[self.core.terrain[place]] if to == "one_step" else [to]:
                if self.changeable(place, terrain, self.tiles_left()):
                    words = f"{text_of(place)} {terrain}" if to == "one_step" else text_of(place)
                    found.append(with_text(base, words, aim=place, terrain=terrain))
        return found

    def at_empty_fields(self, unit: Unit, frame: Frame, base: Action, reach: list[int], do: str) -> list[Action]:
        places = [
            place for place in FIELDS if reach[0] <= distance(unit.field, place) <= reach[1] and self.empty(place)
        ]
        if do == "summon":
            number = unit.alpha
            if not self.room(unit.owner, number) or not self.payable(frame.commander, self.cost(unit.owner, number)):
                return []
            if self.is_tower(unit.owner, number):
                places = [place for place in places if place not in self.core.relics.values()]
        else:
            assert do == "teleport"
            if self.is_a(unit, "immobile") or (self.flying(unit) and self.used_action(unit)):  # ATH-10.8, 16.6
                return []
        return [with_text(base, text_of(place), place=place) for place in places]

    def at_units(self, unit: Unit, frame: Frame, base: Action, kind: str, ability: dict[str, Any]) -> list[Action]:
        found = []
        for other in self.ordered():
            if self.has(other, "stasis") or not self.right_kind(unit, frame.commander, other, kind):
                continue
            if kind != "chained_enemy_unit" and not self.in_sight(unit, other.field, ability["range"], other):
                continue
            target = with_text(base, other.name, unit=other.name)
            found += self.details(unit, other, target, ability)
        return found

    def right_kind(self, unit: Unit, commander: int, other: Unit, kind: str) -> bool:
        """ATH-10.6 and the table of section 6.1."""
        enemy = other.owner != commander
        return {
            "enemy_unit": enemy and other is not unit,
            "own_unit": not enemy,
            "own_other_unit": not enemy and other is not unit,
            "any_unit": True,
            "any_other_unit": other is not unit,
            "unit_near_water": other is not unit
            and "water" in [self.core.terrain[place] for place in [other.field, *neighbours(other.field)]],
            "chained_enemy_unit": enemy and other is not unit and self.chained(unit, other),
        }[kind]

    def chained(self, unit: Unit, other: Unit) -> bool:
        """ATH-C.20."""
        terrain = self.core.terrain[other.field]
        if terrain == "plain" or self.flying(other):
            return False
        return any(distance(unit.field, place) == 1 for place in self.connected(other.field))

    def connected(self, start: Field) -> list[Field]:
        """The fields of one terrain connected with this one, in the order of the board."""
        chain = {start}
        while True:
            wider = chain | {
                place
                for there in chain
                for place in neighbours(there)
                if self.core.terrain[place] == self.core.terrain[start]
            }
            if wider == chain:
                return [place for place in FIELDS if place in chain]
            chain = wider

    def details(self, unit: Unit, other: Unit, target: Action, ability: dict[str, Any]) -> list[Action]:
        """What is announced in addition to the target unit."""
        first = ability["effects"][0]
        if first["do"] == "heal":
            return [target] if self.hurt(other) else []
        if first["do"] == "push":
            if self.is_a(other, "immobile") or self.is_a(other, "steadfast"):
                return []
            if first["direction"] == "any":
                return [with_text(target, name, direction=name) for name in DIRECTIONS]
            between = [place for place in neighbours(unit.field) if place in neighbours(other.field)]
            return [with_text(target, text_of(place), towards=place) for place in between]
        if "x" in ability:
            pool = self.core.pools[unit.owner, unit.alpha]
            span = range(ability["x"][0], min(ability["x"][1], pool - 1) + 1)
            return [with_text(target, f"x{x}", x=x) for x in span]
        return [target]

    # --- What abilities do ---

    def use(self, frame: Frame, action: Action) -> Story:
        frame = self.core.frames[-1]  # the same one, or its copy in a trial
        user = self.core.units[frame.unit]
        if "M" in action.cost:
            frame.move = False
        if "A" in action.cost:
            frame.action = False
        if "T" in action.cost:
            self.core.markers[user.owner, user.alpha, action.card] -= 1
            self.core.progress = True
        frame.used.add((action.card, action.ability))
        self.core.busy = True
        yield from self.carry_out(user, frame.commander, action.inner or action)

    def carry_out(self, user: Unit, commander: int, action: Action) -> Story:
        target = self.core.units[action.unit] if action.unit else None
        if action.aim or (target and target is not user and not self.flying(target)):
            user.exposed = True  # ATH-16.3
        spot = target.field if target else None
        effects = list(action.effects)
        while effects:
            effect = effects.pop(0)
            do = effect["do"]
            if do == "attack":
                yield from self.do_attack(user, commander, target, spot, effect, action)
            elif do == "set_terrain":
                falls = bool(effects) and effects[0].get("on") == "unit_on_field_if_lowered"
                if falls:
                    effects.pop(0)
                assert action.aim
                self.core.terrain[action.aim] = action.terrain
                yield from self.after_change([action.aim], falls)
            else:
                yield from self.do_other(user, commander, target, effect, action)
            yield from self.check()

    def do_attack(
        self,
        user: Unit,
        commander: int,
        target: Unit | None,
        spot: Field | None,
        effect: dict[str, Any],
        action: Action,
    ) -> Story:
        value = 2 * action.x if effect["value"] == "2X" else int(effect["value"])
        on = effect.get("on", "target")
        if on == "area1":
            assert action.aim
            targets = [unit for unit in self.ordered() if distance(unit.field, action.aim) <= 1]
        elif on == "other_enemy_next_to_target":
            assert spot
            others = [
                unit
                for unit in self.ordered()
                if unit.owner != commander
                and unit is not user
                and unit is not target
                and distance(unit.field, spot) == 1
                and not self.has(unit, "stasis")
            ]
            if not others:
                return
            text = yield Question("second", commander, tuple(f"then {unit.name}" for unit in others))
            targets = [self.core.units[text.split()[1]]]
            if not self.flying(targets[0]):
                user.exposed = True
        else:
            assert target
            targets = [target] if self.alive(target) else []
        yield from self.attack(user, targets, effect["type"], value, commander)

    def attack(self, user: Unit | None, targets: list[Unit], kind: str, base: int, commander: int) -> Story:
        """ATH-19; without a user (Meteor) nothing is added."""
        losses: list[tuple[Unit, int]] = []
        for target in targets:
            if self.has(target, "stasis"):
                continue
            value, pierce = base, 0
            if user:
                value += self.statistic(user, f"mod_{kind}") + self.inspiration(user) + self.high_ground(user, target)
                for _, passive in self.passives(user, "attack"):
                    if kind in passive["types"]:
                        pierce = passive["n"]
            losses.append((target, value - self.absorb(target, kind, value, pierce)))
        yield from self.lose(losses, "attack")
        if user and kind != "spell":
            for target, damage in losses:
                if damage > 0 and self.alive(target):
                    for card, passive in self.passives(user, "weapon_damage"):
                        self.mark(target, passive["condition"], card, commander, passive["until"])

    def inspiration(self, user: Unit) -> int:
        return max((CONDITIONS[mark.condition].get("mod_all", 0) for mark in user.marks), default=0)

    def high_ground(self, user: Unit, target: Unit) -> int:
        if self.flying(user) or self.flying(target) or self.level(user.field) <= self.level(target.field):
            return 0
        return NUMBERS["high_ground_bonus"]

    def absorb(self, target: Unit, kind: str, value: int, pierce: int) -> int:
        """ATH-19.4 to 19.6, 19.8."""
        magic = 0
        if kind == "spell":
            magic = min(value, max(0, self.statistic(target, "armour_magic") - target.magic_spent))
        available = max(0, self.statistic(target, "armour_physical") - target.physical_spent)
        physical = min(value - magic, max(0, available - pierce))
        target.magic_spent += magic
        target.physical_spent += physical
        return magic + physical

    def do_other(
        self, user: Unit, commander: int, target: Unit | None, effect: dict[str, Any], action: Action
    ) -> Story:
        do = effect["do"]
        if do == "lose_life":
            yield from self.do_loss(user, target, effect, action)
        elif do == "heal":
            whose = user if effect["on"] == "own_alpha" else target
            assert whose
            self.heal((whose.owner, whose.alpha), effect["n"])
        elif do == "move":
            yield from self.travel(user, action.path, action.relic)
        elif do == "push":
            assert target
            if self.alive(target):
                yield from self.push(target, self.push_direction(user, target, effect, action))
        elif do == "teleport":
            assert action.place
            yield from self.travel(user, (action.place,), "")
        elif do == "mark":
            self.mark(target or user, effect["condition"], action.card, commander, effect["until"])
        elif do == "copy_equipment":
            self.mark(user, "artefact", action.card, commander, effect["until"], action.artefact)
        elif do == "control":
            self.begin(action.unit, commander)
        elif do == "summon":
            assert action.place
            yield from self.place(user.owner, user.alpha, action.place, payer=commander)
        else:
            assert do == "move_relic"
            assert target
            self.core.relics[action.relic] = target.field
            self.core.moved.add(action.relic)

    def do_loss(self, user: Unit, target: Unit | None, effect: dict[str, Any], action: Action) -> Story:
        if effect["cause"] == "sacrifice":
            self.core.pools[user.owner, user.alpha] -= action.x
            return
        assert target
        if effect.get("if") == "target_on_water" and self.core.terrain[target.field] != "water":
            return
        yield from self.lose([(target, effect["n"])], effect["cause"])

    def push_direction(self, user: Unit, target: Unit, effect: dict[str, Any], action: Action) -> Field:
        """The field onto which a unit is pushed, on the board or not."""
        if action.towards:
            return action.towards
        if action.direction:
            return beyond(target.field, action.direction)
        assert effect["direction"] == "away"
        return 2 * target.field[0] - user.field[0], 2 * target.field[1] - user.field[1]

    def mark(self, unit: Unit, condition: str, source: str, owner: int, until: str, card: str = "") -> None:
        self.core.order += 1
        unit.marks.append(Mark(condition, source, owner, until, self.core.order, card))

    def heal(self, alpha: Alpha, n: int) -> None:
        self.core.pools[alpha] = min(self.maximum(alpha), self.core.pools[alpha] + n)

    # --- Movement ---

    def travel(self, unit: Unit, path: tuple[Field, ...], relic: str) -> Story:
        """Voluntary movement and teleports; possession counts only where it ends (ATH-1.6)."""
        for place in path:
            if self.alive(unit):
                yield from self.enter(unit, place, relic, pushed=False)
                yield from self.consequences()
        yield from self.check()

    def enter(self, unit: Unit, place: Field, relic: str, pushed: bool) -> Story:
        """Change of field, fall, drowning (ATH-1.6)."""
        falls = pushed and not self.flying(unit) and self.level(place) < self.level(unit.field)
        unit.field = place
        if relic:
            self.core.relics[relic] = place
            self.core.moved.add(relic)
        if falls:
            yield from self.lose([(unit, NUMBERS["fall_loss"])], "fall")
        yield from self.drown_on_entering(unit)

    def drown_on_entering(self, unit: Unit) -> Story:
        if self.alive(unit) and self.core.terrain[unit.field] == "water" and not self.flying(unit):
            yield from self.lose([(unit, NUMBERS["drowning_loss"])], "drown")

    def push(self, unit: Unit, to: Field) -> Story:
        """ATH-18."""
        if self.has(unit, "stasis") or self.is_a(unit, "immobile") or self.is_a(unit, "steadfast"):
            return
        if not self.empty(to) or (not self.flying(unit) and self.level(to) > self.level(unit.field)):
            yield from self.lose([(unit, NUMBERS["squeeze_loss"])], "squeeze")
        else:
            relics = [relic for relic in self.held(unit) if relic not in self.core.moved]
            if len(self.core.frames) == 2:  # ATH-21.6
                relics = [relic for relic in relics if not self.wins_at_once(self.pushed(unit.name, to, relic))]
            relic = ""
            if [relic for relic in self.held(unit) if relic not in self.core.moved]:
                text = yield Question("relic", unit.owner, (*(f"keep {relic}" for relic in relics), "leave"))
                relic = text.partition(" ")[2]
            yield from self.pushed(unit.name, to, relic)
        yield from self.check()

    def pushed(self, name: str, to: Field, relic: str) -> Story:
        yield from self.enter(self.core.units[name], to, relic, pushed=True)
        yield from self.check()

    # --- Losses, deaths, and what follows (ATH-1.5, 14, 20) ---

    def lose(self, losses: list[tuple[Unit, int]], cause: str) -> Story:
        """The losses of one event."""
        core = self.core
        hurt: dict[Alpha, list[Unit]] = {}
        for unit, n in losses:
            if n > 0 and self.alive(unit) and not self.immune(unit, cause):
                hurt.setdefault((unit.owner, unit.alpha), []).append(unit)
                core.pools[unit.owner, unit.alpha] -= n
                core.busy = True
        dying: list[Unit] = []
        for alpha in sorted(hurt, key=lambda alpha: (alpha[0] != self.active, alpha[1])):
            if core.pools[alpha] > 0:
                continue
            unlucky = hurt[alpha][0]
            if len(hurt[alpha]) > 1:
                names = [unit.name for unit in sorted(hurt[alpha], key=lambda unit: unit.number)]
                text = yield Question("casualty", alpha[0], tuple(f"lose {name}" for name in names))
                unlucky = core.units[text.split()[1]]
            dying.append(unlucky)
        for unit in dying:
            del core.units[unit.name]
            core.actives = [active for active in core.actives if active.unit != unit.name]  # ATH-22.10
            core.pools[unit.owner, unit.alpha] = self.maximum((unit.owner, unit.alpha))
            core.progress = True
            unit.marks = []
        if dying:
            batch = [Dead(unit.owner, unit.alpha, unit.number, unit.field) for unit in dying]
            core.batches.append(sorted(batch, key=lambda dead: (dead.owner != self.active, dead.number)))

    def immune(self, unit: Unit, cause: str) -> bool:
        return (
            self.has(unit, "stasis")
            or (cause == "drown" and self.is_a(unit, "amphibious"))
            or (cause in ("fall", "squeeze") and self.is_a(unit, "steadfast"))
        )

    def after_change(self, fields: list[Field], falls: bool) -> Story:
        """Fields have just changed; a fall comes before flooding (ATH-13.7)."""
        self.core.wet = {place for place in fields if self.core.terrain[place] == "water"}
        if falls:
            for place in fields:
                unit = self.unit_on(place)
                if unit and not self.flying(unit):
                    yield from self.lose([(unit, NUMBERS["fall_loss"])], "fall")
        yield from self.check()

    def consequences(self) -> Story:
        """Flooding, drowning, explosions."""
        core = self.core
        while True:
            drowned = [
                place
                for place in FIELDS
                if core.terrain[place] == "crater" and "water" in [core.terrain[near] for near in neighbours(place)]
            ]
            if not drowned:
                break
            for place in drowned:
                core.terrain[place] = "water"
            core.wet.update(drowned)
        swimmers = [unit for unit in self.ordered() if unit.field in core.wet and not self.flying(unit)]
        core.wet = set()
        yield from self.lose([(unit, NUMBERS["drowning_loss"]) for unit in swimmers], "drown")
        while core.batches:
            for dead in core.batches.pop(0):
                for card in self.cards(dead.owner, dead.alpha):
                    for passive in CARDS[card]["passives"]:
                        if passive["when"] == "death":
                            near = [unit for unit in self.ordered() if distance(unit.field, dead.field) == 1]
                            yield from self.lose([(unit, passive["n"]) for unit in near], passive["cause"])

    def check(self) -> Story:
        yield from self.consequences()
        for unit in self.ordered():
            if len(self.held(unit)) >= NUMBERS["relics_to_win"]:
                raise Victory(unit.owner)

    # --- Divine interventions: when (section 4) ---

    def may_play(self, player: int) -> bool:
        return bool(self.stacks[player]) and not self.played[player]

    def interludes(self, player: int, moments: dict[str, Core], answering: str = "") -> list[str]:
        """Playing the top card at one of these moments, and discarding."""
        answers = [f"discard {n}" for n in range(1, len(self.stacks[player]) + 1)]
        if self.may_play(player):
            card = self.stacks[player][0]
            answers += [
                f"play {card} @{label}"
                for label, core in moments.items()
                if self.playable(player, card, core, answering)
            ]
        return answers

    def interlude(self, player: int, text: str, moments: dict[str, Core]) -> Generator[Question, str, bool]:
        """Whether a card has taken effect."""
        word, what, *rest = text.split()
        if word == "discard":
            self.discard(player, int(what))
            return False
        return (yield from self.intervene(player, what, moments[rest[0][1:]]))

    def discard(self, player: int, n: int) -> None:
        self.gone[player] += self.stacks[player][:n]
        self.stacks[player] = self.stacks[player][n:]
        self.core.progress = True

    def ask_window(
        self, name: str, player: int, moments: dict[str, Core], answering: str = ""
    ) -> Generator[Question, str, str]:
        """`pass`, or the ways to play the top card; discarding does not close a window."""
        if not self.may_play(player):
            return "pass"
        while True:
            text = yield Question(name, player, ("pass", *self.interludes(player, moments, answering)))
            if not text.startswith("discard"):
                return text
            self.discard(player, int(text.split()[1]))

    def window(self, name: str, player: int, moments: dict[str, Core]) -> Generator[Question, str, str | None]:
        """The moment at which a card of the player's has taken effect, if any."""
        text = yield from self.ask_window(name, player, moments)
        if text != "pass" and (yield from self.interlude(player, text, moments)):
            return text.split("@")[1]
        return None

    def intervene(self, player: int, card: str, moment: Core) -> Generator[Question, str, bool]:
        """ATH-22.22; whether the card has taken effect."""
        aside = self.core
        if moment is not aside:
            self.core, self.aside = deepcopy(moment), aside
        plan = yield from self.announce(player, card)
        self.leave_stack(player, card)
        text = yield from self.ask_window("W4", 1 - player, {"now": self.core}, card)
        if text != "pass":
            answer = text.split()[1]
            if answer == "D02":
                self.leave_stack(1 - player, answer)
                self.core, self.aside = aside, None  # ATH-22.25
                self.core.progress = self.core.busy = True
                return False
            response = yield from self.announce(1 - player, answer)
            self.leave_stack(1 - player, answer)
            yield from self.take_effect(1 - player, answer, response)
        yield from self.take_effect(player, card, plan)
        self.aside = None
        return True

    def leave_stack(self, player: int, card: str) -> None:
        assert self.stacks[player][0] == card
        self.gone[player].append(self.stacks[player].pop(0))
        self.played[player] = True
        self.core.progress = self.core.busy = True

    # --- Divine interventions: which choices (section 6.6) ---

    def playable(self, player: int, card: str, moment: Core, answering: str) -> bool:
        """ATH-22.13."""
        if card == "D02" and answering:
            return True
        here, self.core = self.core, moment
        try:
            return bool(self.first_choices(player, card))
        finally:
            self.core = here

    def first_choices(self, player: int, card: str) -> list[str]:
        """The answers to the first question of a card; each of them can be completed."""
        kind = INTERVENTIONS[card]["choices"][0]
        if kind in ("any_unit", "own_unit"):
            units = [unit for unit in self.ordered() if kind == "any_unit" or unit.owner == player]
            return [f"unit {unit.name}" for unit in units if self.can_be_chosen(card, unit)]
        if kind == "answered_or_active_intervention":
            return [f"cancel {LETTERS[active.owner]} {active.card}" for active in self.core.actives]
        if kind == "water_area":
            return [f"area {text_of(area[0])}" for area in self.water_areas() if self.floodable(area, [])]
        if kind == "free_relic":
            return [f"relic {relic}" for relic in self.free_relics()]
        if kind == "own_alpha":
            numbers = [number for number in self.alphas[player] if self.alpha_can_be_chosen(player, card, number)]
            return [f"alpha {number}" for number in numbers]
        if kind == "own_t_cards_1_2":
            return [f"mark {number} {name}" for number, name in self.t_cards(player)]
        return [f"field {text_of(place)}" for place in self.choosable(card)]

    def can_be_chosen(self, card: str, unit: Unit) -> bool:
        if self.has(unit, "stasis"):
            return False
        if card == "D05":
            return not self.is_a(unit, "immobile") and not self.is_a(unit, "steadfast")
        if card == "D10":
            return bool(self.free_moves(unit))
        if card == "D11":
            return bool(self.portals(unit))
        if card == "D13":
            return bool(self.shapes(unit))
        return True

    def free_moves(self, unit: Unit) -> dict[str, Action]:
        """Movements for Time Loop (ATH-C.35)."""
        if self.has(unit, "stasis") or self.has(unit, "paralysed"):
            return {}
        found: list[Action] = []
        for ability in DATA["basic_ability"]:
            if ability["cost"] == ["M"]:
                name = ability["id"]
                found += self.movements(unit, name, name, name, ("M",), tuple(ability["effects"]))
        for card, ability in self.active_abilities(unit):
            if ability["cost"] == ["M"] and ability["effects"][0]["do"] == "move":
                words = f"use {card} {ability['id']}" if len(abilities_of(card)) > 1 else f"use {card}"
                found += self.movements(unit, words, card, ability["id"], ("M",), tuple(ability["effects"]))
        if len(self.core.frames) == 2:  # ATH-21.6: no ability
            found = [action for action in found if not self.wins_at_once(self.walk(unit.name, action))]
        return {action.text: action for action in found}

    def walk(self, name: str, action: Action) -> Story:
        yield from self.travel(self.core.units[name], action.path, action.relic)

    def portals(self, unit: Unit) -> dict[str, tuple[Field, str]]:
        if self.has(unit, "stasis") or self.is_a(unit, "immobile"):
            return {}
        found = {}
        for place in FIELDS:
            if 1 <= distance(unit.field, place) <= NUMBERS["portal_distance"] and self.empty(place):
                found[f"field {text_of(place)}"] = (place, "")
                for relic in self.portable(unit, (place,)):
                    found[f"field {text_of(place)} +{relic}"] = (place, relic)
        return found

    def shapes(self, unit: Unit) -> list[int]:
        """Alphas for Polymorph (ATH-C.38)."""
        now = self.cost(unit.owner, unit.alpha)
        return [
            number
            for number in sorted(self.revealed[unit.owner])
            if number != unit.alpha
            and self.room(unit.owner, number)
            and self.payable(unit.owner, max(0, self.cost(unit.owner, number) - now))
        ]

    def water_areas(self) -> list[list[Field]]:
        areas: list[list[Field]] = []
        for place in FIELDS:
            if self.core.terrain[place] == "water" and not any(place in area for area in areas):
                areas.append(self.connected(place))
        return areas

    def floodable(self, area: list[Field], chosen: list[Field]) -> list[Field]:
        """ATH-C.34: the next field of a Tsunami."""
        if len(chosen) >= min(len(area), self.tiles_left()):
            return []
        edge = {place for there in [*area, *chosen] for place in neighbours(there)}
        return [
            place for place in FIELDS if place in edge and self.core.terrain[place] == "plain" and place not in chosen
        ]

    def free_relics(self) -> list[str]:
        holders = [relic for unit in self.core.units.values() for relic in self.held(unit)]
        return [relic for relic in self.core.relics if relic not in holders and relic not in self.core.moved]

    def alpha_can_be_chosen(self, player: int, card: str, number: int) -> bool:
        if card == "D15":
            return number in self.revealed[player] and self.core.pools[player, number] < self.maximum((player, number))
        return self.summonable(player, number) and bool(self.summoning_fields(player, number))

    def t_cards(self, player: int) -> list[tuple[int, str]]:
        return [
            (number, card)
            for number in sorted(self.revealed[player])
            for card in self.cards(player, number)
            if any("T" in ability["cost"] for ability in abilities_of(card))
        ]

    def choosable(self, card: str) -> list[Field]:
        """First fields of the cards that begin with one."""
        if card == "D06":
            return [place for place in FIELDS if self.rising(place, [])]
        if card == "D17":
            return [place for place in FIELDS if self.changeable(place, "crater", self.tiles_left())]
        return self.further(card, [])

    def rising(self, centre: Field, chosen: list[Field]) -> list[Field]:
        return [place for place in self.next_fields("hill", chosen) if distance(centre, place) == 1]

    def further(self, card: str, chosen: list[Field]) -> list[Field]:
        """Fields of a Flood or a Drought."""
        if len(chosen) >= 4:
            return []
        if card == "D07":
            return self.next_fields("water", chosen)
        assert card == "D16"
        return [place for place in FIELDS if self.core.terrain[place] == "water" and place not in chosen]

    def next_fields(self, to: str, chosen: list[Field]) -> list[Field]:
        needed = sum(self.core.terrain[place] == "plain" for place in chosen)
        left = self.tiles_left() - needed
        return [place for place in FIELDS if place not in chosen and self.changeable(place, to, left)]

    def announce(self, player: int, card: str) -> Generator[Question, str, Plan]:
        plan = Plan()
        answer = yield Question("choice", player, tuple(self.first_choices(player, card)))
        word, what, *rest = answer.split()
        if word == "unit":
            plan.unit = what
            yield from self.announce_for_unit(player, card, plan)
        elif word == "cancel":
            plan.cancel = (LETTERS.index(what), rest[0])
        elif word == "relic":
            plan.relic = what
            around = neighbours(self.core.relics[what])
            answer = yield Question("choice", player, tuple(f"field {text_of(place)}" for place in around))
            plan.field = field_of(answer.split()[1])
        elif word == "alpha":
            plan.alpha = int(what)
            yield from self.announce_summoning(player, card, plan)
        elif word == "mark":
            yield from self.announce_marks(player, plan, (int(what), rest[0]))
        else:
            yield from self.announce_fields(player, card, plan, field_of(what))
        return plan

    def announce_for_unit(self, player: int, card: str, plan: Plan) -> Story:
        unit = self.core.units[plan.unit]
        if card == "D05":
            answer = yield Question("choice", player, tuple(f"toward {name}" for name in DIRECTIONS))
            plan.direction = answer.split()[1]
        elif card == "D10":
            plan.move = yield Question("choice", player, tuple(self.free_moves(unit)))
        elif card == "D11":
            options = self.portals(unit)
            answer = yield Question("choice", player, tuple(options))
            plan.field, plan.relic = options[answer]
        elif card == "D13":
            answer = yield Question("choice", player, tuple(f"alpha {number}" for number in self.shapes(unit)))
            plan.alpha = int(answer.split()[1])

    def announce_summoning(self, player: int, card: str, plan: Plan) -> Story:
        if card == "D15":
            return
        fields = self.summoning_fields(player, plan.alpha)
        answer = yield Question("choice", player, tuple(f"field {text_of(place)}" for place in fields))
        plan.field = field_of(answer.split()[1])
        figures = self.figures_for(player, plan.alpha)
        if figures != [""]:
            answer = yield Question("choice", player, tuple(f"figure {figure}" for figure in figures))
            plan.figure = answer.split()[1]

    def announce_marks(self, player: int, plan: Plan, first: tuple[int, str]) -> Story:
        plan.marks = [first]
        others = [f"mark {number} {card}" for number, card in self.t_cards(player) if (number, card) != first]
        if others:
            answer = yield Question("choice", player, (*others, "enough"))
            if answer != "enough":
                _, number, card = answer.split()
                plan.marks.append((int(number), card))

    def announce_fields(self, player: int, card: str, plan: Plan, first: Field) -> Story:
        plan.field = first
        if card == "D17":
            return
        plan.centre, plan.area = first, self.connected(first)
        if card in ("D07", "D16"):
            plan.fields = [first]
        while True:
            if card == "D06":
                more = self.rising(first, plan.fields)
            elif card == "D08":
                more = self.floodable(plan.area, plan.fields)
            else:
                more = self.further(card, plan.fields)
            if not more:
                return
            answers = [f"field {text_of(place)}" for place in more]
            answer = yield Question("choice", player, tuple(answers + ["enough"] * bool(plan.fields)))
            if answer == "enough":
                return
            plan.fields.append(field_of(answer.split()[1]))

    # --- Divine interventions: what they do ---

    def take_effect(self, player: int, card: str, plan: Plan) -> Story:
        """As far as its choices are still legal (ATH-22.6)."""
        effects = INTERVENTIONS[card]["effects"]
        if plan.unit:
            unit = self.core.units.get(plan.unit)
            if unit and not self.has(unit, "stasis"):
                yield from self.affect_unit(player, card, plan, unit, effects[0])
        elif card == "D02":
            for active in list(self.core.actives):
                if (active.owner, active.card) == plan.cancel:
                    yield from self.end_active(active)
        elif card == "D12":
            assert plan.field
            if plan.relic in self.free_relics() and distance(self.core.relics[plan.relic], plan.field) == 1:
                self.core.relics[plan.relic] = plan.field
                self.core.moved.add(plan.relic)
        elif plan.alpha or plan.marks:
            yield from self.affect_alphas(player, card, plan, effects[0])
        else:
            yield from self.reshape(player, card, plan, effects)
        yield from self.check()

    def affect_alphas(self, player: int, card: str, plan: Plan, effect: dict[str, Any]) -> Story:
        if card == "D15":
            self.heal((player, plan.alpha), effect["n"])
        elif card == "D18":
            assert plan.field
            if self.summonable(player, plan.alpha) and plan.field in self.summoning_fields(player, plan.alpha):
                self.reveal(player, plan.alpha, plan.figure)
                yield from self.place(player, plan.alpha, plan.field, payer=player)
        for number, name in plan.marks:
            self.core.markers[player, number, name] = self.core.markers.get((player, number, name), 0) + 1

    def affect_unit(self, player: int, card: str, plan: Plan, unit: Unit, effect: dict[str, Any]) -> Story:
        if effect["do"] == "mark":
            self.mark(unit, effect["condition"], card, player, effect["until"])
            self.core.actives.append(Active(player, card, unit.name, INTERVENTIONS[card]["time"]))
        elif effect["do"] == "lose_life":
            yield from self.lose([(unit, effect["n"])], effect["cause"])
        elif effect["do"] == "push":
            yield from self.push(unit, beyond(unit.field, plan.direction))
        elif effect["do"] == "extra_move":
            moves = self.free_moves(unit)
            text = plan.move if plan.move in moves else plan.move.split(" +")[0]  # ATH-1.7: without the relic
            if text in moves:
                yield from self.travel(unit, moves[text].path, moves[text].relic)
        elif effect["do"] == "teleport":
            assert plan.field
            portals = self.portals(unit)
            if f"field {text_of(plan.field)}" in portals:
                relic = plan.relic if f"field {text_of(plan.field)} +{plan.relic}" in portals else ""
                yield from self.travel(unit, (plan.field,), relic)
        else:
            assert effect["do"] == "transform"
            if plan.alpha in self.shapes(unit):
                yield from self.transform(unit, plan.alpha)

    def transform(self, unit: Unit, number: int) -> Story:
        """ATH-C.38."""
        flew = self.flying(unit)
        self.core.spent[unit.owner] += max(0, self.cost(unit.owner, number) - self.cost(unit.owner, unit.alpha))
        unit.alpha = number
        yield from self.land(unit, flew)

    def reshape(self, player: int, card: str, plan: Plan, effects: list[dict[str, Any]]) -> Story:
        """Interventions that change terrain."""
        if card == "D17":
            assert plan.field
            unit = self.unit_on(plan.field)
            if unit:
                yield from self.attack(None, [unit], effects[0]["type"], effects[0]["value"], player)
                yield from self.check()
            if self.changeable(plan.field, "crater", self.tiles_left()):
                self.core.terrain[plan.field] = "crater"
                yield from self.after_change([plan.field], falls=True)
            return
        changed = self.still_legal(card, plan)
        for place in changed:
            self.core.terrain[place] = effects[0]["to"]
        yield from self.after_change(changed, falls=False)

    def still_legal(self, card: str, plan: Plan) -> list[Field]:
        """The chosen fields that could be chosen now, one after another as before (ATH-22.6)."""
        chosen: list[Field] = []
        rest = [place for place in plan.area if self.core.terrain[place] == "water"]
        area = sorted({place for there in rest for place in self.connected(there)})
        for place in plan.fields:
            if card == "D08":
                more = self.floodable(area, chosen)
            else:
                more = self.rising(plan.centre, chosen) if card == "D06" else self.further(card, chosen)
            if place in more:
                chosen.append(place)
        return chosen


def with_text(action: Action, more: str, **choices: Any) -> Action:
    """The same ability with further choices."""
    return Action(**{**vars(action), **choices, "text": f"{action.text} {more}"})
