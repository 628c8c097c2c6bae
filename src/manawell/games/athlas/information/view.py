"""The table as a viewer sees it: the structs of a view, and the decision it asks for."""

from typing import Final

import msgspec

from manawell.games.athlas.components.tables import FLAGS, TERRAINS
from manawell.kernel.game import Prompt

MODES: Final = ("quick", "standard", "campaign")
PHASES: Final = (
    "genus",
    "card",
    "stack",
    "rebuild",
    "preset",
    "summon",
    "choose",
    "act",
    "window",
    "pick",
    "relic",
    "casualty",
    "second",
    "over",
)
CREATING: Final = "creating"
"""What the others see of a player's creation."""
BUSY_PHASE: Final = "busy"
"""In the middle of a move: nothing is asked."""
TASKS: Final = ("nothing", "effects", "maintenance", "activation_ended", "summoned")
TERRAIN_LETTERS: Final = "".join(terrain[0] for terrain in TERRAINS)


class Spot(msgspec.Struct, frozen=True):
    """A field."""

    q: int
    r: int


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """What the cards of an alpha add up to (ATH-4.5, 7.2, 10.7)."""

    cost: int
    life: int
    physical: int
    magic: int
    mods: tuple[int, ...]
    """What is added to attacks, by type: melee, ranged, spell."""
    flags: tuple[str, ...]


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """An alpha as its pile of cards shows it: at least their number (ATH-27.1)."""

    cards: tuple[str, ...] | None
    """Unknown while it is face down; empty before it is made."""
    size: int | None
    """Unknown while its owner is creating."""
    revealed: bool
    figure: str | None
    seen: tuple[str, ...]
    """Its cards as last revealed in an earlier game of the campaign."""
    totals: Totals | None = None
    """Of an alpha that is made and whose cards are known; they follow from its cards."""


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """A unit on the board."""

    name: str
    seat: int
    alpha: int
    """Its alpha now, from 1; a transformed unit keeps its name."""
    q: int
    r: int
    spent_physical: int
    spent_magic: int
    physical: int
    magic: int
    """Armour left in this turn; derived from the rest."""
    exposed: bool
    waiting: bool
    """It has yet to be activated in this turn."""
    arrived: bool = False
    """It entered the board in this turn."""
    flags: tuple[str, ...]
    holds: tuple[str, ...]
    """Its properties and the relics it holds; both derived from the rest."""
    mods: tuple[int, ...] = ()
    """What is added to its attacks now, by type: melee, ranged, spell; derived from the rest (ATH-19.2)."""


class Marked(msgspec.Struct, frozen=True, kw_only=True):
    """A condition on a unit, oldest first."""

    unit: str
    condition: str
    maker: int
    card: str | None
    """The intervention that made it, or the conjured card."""
    time: int


class Relic(msgspec.Struct, frozen=True):
    """A relic and whether it was moved in this turn."""

    q: int
    r: int
    moved: bool


class Activation(msgspec.Struct, frozen=True, kw_only=True):
    """A running activation; the unit is unknown when it is gone."""

    unit: str | None
    commander: int
    wet: bool
    moves: int
    actions: int
    used: int


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """What an intervention may undo."""

    terrain: str
    """A letter for each field, row by row."""
    units: tuple[Unit, ...]
    """By name."""
    marks: tuple[Marked, ...]
    pools: tuple[int, ...]
    serials: tuple[int, ...]
    markers: tuple[dict[str, int], ...]
    """By seat: time markers on cards."""
    relics: tuple[Relic, ...]
    spent: tuple[int, ...]
    idle: int
    progress: bool
    activations: tuple[Activation, ...]
    stirred: bool
    alarms: tuple[int, ...]


class Announced(msgspec.Struct, frozen=True, kw_only=True):
    """A played intervention and the choices made so far."""

    card: str
    seat: int
    moment: int
    phase: str
    window: str
    picked: int
    unit: str | None
    direction: int
    fields: tuple[Spot, ...]
    area: tuple[Spot, ...]
    relic: str | None
    alpha: int | None
    figure: str | None
    movement: int | None
    cards: tuple[str, ...]
    ended: int | None


class Effects(msgspec.Struct, frozen=True, kw_only=True):
    """An ability or intervention that is being carried out while a choice inside it is open."""

    ability: int
    card: int
    seat: int
    user: str | None
    alpha: int
    target: str | None
    field: int
    extra: int
    relic: int
    fields: tuple[int, ...]
    cards: tuple[int, ...]
    next: int
    lowered: bool


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    viewer: int
    mode: str
    cards: str
    """The name of the card set."""
    points: int
    turn_limit: int
    games: int
    game: int
    wins: tuple[int, ...]
    piles: tuple[Pile, ...]
    """Four for each seat."""
    stacks: tuple[tuple[str | None, ...] | None, ...]
    """By seat, top first; unknown while its owner is creating."""
    gone: tuple[tuple[str, ...], ...]
    played: tuple[int, ...]
    """The seats that have played an intervention in this turn."""
    starter: int | None
    active: int
    turn: int
    slot: int | None
    draft: tuple[str, ...] | None
    """The alpha that is being made, and its cards so far; unknown to others."""
    board: Board
    checkpoints: tuple[Board, ...]
    aside: Board | None
    phase: str
    actor: int | None
    window: str
    summoned: int
    summoned_cost: int
    ending_all: bool
    announced: tuple[Announced, ...]
    effects: Effects | None
    task: str
    stage: int
    hits: tuple[str, ...]
    amounts: tuple[int, ...]
    venom: int
    asked: tuple[int, ...]
    doomed: tuple[str, ...]
    blasts: tuple[int, ...]
    soaked: tuple[int, ...]
    pushed: Spot | None
    reason: str
    winner: int | None
    abilities: tuple[int, ...] = ()
    """What the activated unit can do as long as it can pay, by number; derived from the rest."""


def prompt(view: View) -> Prompt | None:
    """The decision points (ATH-29)."""
    prompts = {
        "genus": Prompt("genus", "ATH-4.2"),
        "card": Prompt("card", "ATH-4.10"),
        "stack": Prompt("stack", "ATH-5.1"),
        "rebuild": Prompt("rebuild", "ATH-25.3"),
        "preset": Prompt("preset", "ATH-26.1"),
        CREATING: Prompt("creating", "ATH-4.1"),
        "summon": Prompt("summon", "ATH-6.3" if view.turn <= 2 else "ATH-7.9"),
        "choose": Prompt("choose", "ATH-9.1"),
        "act": Prompt("act", "ATH-9.4"),
        "relic": Prompt("relic", "ATH-18.6"),
        "casualty": Prompt("casualty", "ATH-20.4"),
        "second": Prompt("second", "ATH-C.24"),
        "pick": Prompt("pick", "ATH-22.4"),
    }
    windows = {
        "turn_start": Prompt("turn-start", "ATH-22.5"),
        "activation_end": Prompt("activation-end", "ATH-22.5"),
        "turn_end": Prompt("turn-end", "ATH-22.5"),
        "response": Prompt("response", "ATH-22.6"),
        "last_chance": Prompt("last-chance", "ATH-24.2"),
    }
    return windows[view.window] if view.phase == "window" else prompts.get(view.phase)


FLAG_NAMES: Final = (*FLAGS, "bearer", "paralysed", "bound", "frozen")
