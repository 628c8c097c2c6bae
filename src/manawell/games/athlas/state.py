"""The position: what can be undone (the core) and what never is (the record). It contains no rules."""

from typing import Final

from manawell.games.athlas.components.cards import STANDARD, Alpha, CardSet
from manawell.games.athlas.components.tables import (
    CARDS,
    FIELDS,
    NONE,
    POINTS_DEFAULT,
    RELIC_FIELDS,
    STARTING_TERRAIN,
)
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

QUICK: Final = 0
STANDARD_DUEL: Final = 1
CAMPAIGN: Final = 2

# Which decision is open.
GENUS: Final = 0
CARD: Final = 1
STACK: Final = 2
REBUILD: Final = 3
PRESET: Final = 4
SUMMON: Final = 5
CHOOSE: Final = 6
ACT: Final = 7
WINDOW: Final = 8
PICK: Final = 9
RELIC: Final = 10
CASUALTY: Final = 11
SECOND: Final = 12
OVER: Final = 13
BUSY: Final = 14
"""No decision is open: the rules are at work."""
CREATION: Final = frozenset({GENUS, CARD, STACK, REBUILD, PRESET})
"""What is asked before a game: the armies (ATH-4)."""

# Windows (section 4 of the rules).
NO_WINDOW: Final = 0
TURN_START: Final = 1
ACTIVATION_END: Final = 2
TURN_END: Final = 3
RESPONSE: Final = 4
LAST_CHANCE: Final = 5

WINDOWS: Final[list[str]] = ["none", "turn_start", "activation_end", "turn_end", "response", "last_chance"]

# What follows when nothing is left pending.
NOTHING: Final = 0
EFFECTS: Final = 1
MAINTENANCE: Final = 2
ACTIVATION_ENDED: Final = 3
SUMMONED: Final = 4

# Why a game ended.
UNDECIDED: Final = 0
BY_RELICS: Final = 1
BY_NO_PROGRESS: Final = 2
BY_TURN_LIMIT: Final = 3
BY_CAMPAIGN: Final = 4

PER_PLAYER: Final = 4
"""An alpha is a number: this many for each player, Gold's first."""
SERIALS: Final = 256
"""A unit's name is a number too: its alpha at summoning times this, plus its serial number."""


BLASTS: Final = 64


class Mark:
    """A condition on a unit (ATH-23.1). A mark is never changed, only replaced."""

    def __init__(self, unit: int, condition: int, maker: int, card: int, time: int) -> None:
        self.unit = unit
        self.condition = condition
        self.maker = maker
        """The player under whose command it was made."""
        self.card = card
        """The intervention that made it, or the conjured card; otherwise NONE."""
        self.time = time
        """The time markers left on the intervention; 0 for a mark that ends in its maker's next maintenance."""


class Frame:
    """A running activation (ATH-9.2)."""

    def __init__(self, unit: int, commander: int, wet: bool) -> None:
        self.unit = unit
        """NONE when it is gone."""
        self.commander = commander
        self.wet = wet
        """It began on a water field."""
        self.moves: int = 1
        self.actions: int = 1
        self.used: int = 0
        """The abilities used so far, as a bit set."""

    def copy(self) -> "Frame":
        other = Frame(self.unit, self.commander, self.wet)
        other.moves = self.moves
        other.actions = self.actions
        other.used = self.used
        return other


class Core:
    """What an intervention may undo; at first the board as it is set up (ATH-3.3).

    A unit is a slot in the lists; slots of the dead are used again.

    A copy shares `terrain` and `markers`, which are replaced, never changed, and the marks. It also shares the lists
    that few moves change: `unshare` comes before.
    """

    def __init__(self, model: "Core | None" = None) -> None:
        if model is not None:
            model._copy_to(self)
            return
        self.terrain: bytes = STARTING_TERRAIN
        self.occupant: list[int] = [NONE] * FIELDS
        """By field: the unit on it."""
        self.place: list[int] = []
        """By unit: its field, or NONE when the slot is free."""
        self.alpha: list[int] = []
        self.name: list[int] = []
        self.flags: list[int] = []
        """By unit: its properties, from its cards and conditions; derived from the rest."""
        self.spent_physical: list[int] = []
        self.spent_magic: list[int] = []
        self.exposed: int = 0
        """Units, as a bit set (ATH-16.3)."""
        self.marks: list[Mark] = []
        """Oldest first."""
        self.pools: list[int] = [0] * (2 * PER_PLAYER)
        """By alpha: its life."""
        self.serials: list[int] = [0] * (2 * PER_PLAYER)
        self.markers: bytes = bytes(2 * CARDS)
        """By player and card: time markers."""
        self.relics: list[int] = RELIC_FIELDS[:]
        self.moved: int = 0
        """Relics moved in this turn, as a bit set."""
        self.spent: list[int] = [0, 0]
        """By player: summoning points spent."""
        self.idle: int = 0
        """Turns in a row without progress (ATH-24.6)."""
        self.progress: bool = False
        """There was some in this turn."""
        self.frames: list[Frame] = []
        """The running activation, and above it a controlled one."""
        self.waiting: int = 0
        """Units that are still to be activated in this step, as a bit set."""
        self.arrived: int = 0
        """Units that entered the board in this turn, as a bit set (ATH-7.10)."""
        self.stirred: bool = False
        """Something happened in the running activation (ATH-22.20)."""
        self.alarms: int = 0
        """Players whom the running activation concerned, as a bit set; used by auto-pass."""

    def copy(self) -> "Core":
        return Core(self)

    def unshare(self) -> None:
        """Own lists instead of those that copies share: what units are, their spent armour, and what was paid."""
        self.alpha = self.alpha[:]
        self.name = self.name[:]
        self.spent_physical = self.spent_physical[:]
        self.spent_magic = self.spent_magic[:]
        self.serials = self.serials[:]
        self.spent = self.spent[:]

    def _copy_to(self, other: "Core") -> None:
        other.terrain = self.terrain
        other.occupant = self.occupant[:]
        other.place = self.place[:]
        other.alpha = self.alpha
        other.name = self.name
        other.flags = self.flags[:]
        other.spent_physical = self.spent_physical
        other.spent_magic = self.spent_magic
        other.exposed = self.exposed
        other.marks = self.marks[:]
        other.pools = self.pools[:]
        other.serials = self.serials
        other.markers = self.markers
        other.relics = self.relics[:]
        other.moved = self.moved
        other.spent = self.spent
        other.idle = self.idle
        other.progress = self.progress
        other.frames = [frame.copy() for frame in self.frames]
        other.waiting = self.waiting
        other.arrived = self.arrived
        other.stirred = self.stirred
        other.alarms = self.alarms


class Announcement:
    """A played intervention and the choices made for it so far (ATH-22.4)."""

    def __init__(self, card: int, player: int, moment: int, phase: int, window: int) -> None:
        self.card = card
        self.player = player
        self.moment = moment
        """The checkpoint, or NOW."""
        self.phase = phase
        self.window = window
        """The decision that was open when it was played."""
        self.picked: int = 0
        """How many of the card's choices are made."""
        self.unit: int = NONE
        self.direction: int = NONE
        self.fields: list[int] = []
        """Replaced, never changed."""
        self.area: list[int] = []
        """The water that Tsunami starts from. Replaced, never changed."""
        self.relic: int = NONE
        """The relic that is moved or taken along."""
        self.alpha: int = NONE
        self.figure: int = NONE
        self.movement: int = NONE
        """The move of Time Loop."""
        self.cards: list[int] = []
        """Replaced, never changed."""
        self.ended: int = NONE
        """The active intervention to end: 32 * player + card."""

    def copy(self) -> "Announcement":
        other = Announcement(self.card, self.player, self.moment, self.phase, self.window)
        other.picked = self.picked
        other.unit = self.unit
        other.direction = self.direction
        other.fields = self.fields
        other.area = self.area
        other.relic = self.relic
        other.alpha = self.alpha
        other.figure = self.figure
        other.movement = self.movement
        other.cards = self.cards
        other.ended = self.ended
        return other


NOW: Final = -1
LAST: Final = -2
"""The moments that are not numbered checkpoints: the present, and cE after the end of an activation."""


class Run:
    """Effects that are being carried out, by an ability or an intervention."""

    def __init__(self, ability: int, card: int, player: int) -> None:
        self.ability = ability
        self.card = card
        """The ability or the intervention; the other one is NONE."""
        self.player = player
        self.user: int = NONE
        self.alpha: int = NONE
        """The alpha of the user."""
        self.target: int = NONE
        """NONE when it is gone."""
        self.field: int = NONE
        """The target field, or the field of the target unit at announcement."""
        self.extra: int = 0
        """Direction, X, new terrain or field of a push, second field of a path, conjured card."""
        self.relic: int = NONE
        self.fields: list[int] = []
        self.cards: list[int] = []
        self.next: int = 0
        """The effect to carry out next."""
        self.lowered: bool = False
        """The target field became lower."""

    def copy(self) -> "Run":
        other = Run(self.ability, self.card, self.player)
        other.user = self.user
        other.alpha = self.alpha
        other.target = self.target
        other.field = self.field
        other.extra = self.extra
        other.relic = self.relic
        other.fields = self.fields
        other.cards = self.cards
        other.next = self.next
        other.lowered = self.lowered
        return other


class Told:
    """What a player is told of the alphas, as features: it holds for positions with the same record of them."""

    def __init__(self, p: "Position", features: bytes) -> None:
        self.alphas = p.alphas
        self.figures = p.figures
        self.seen = p.seen
        self.revealed = p.revealed
        self.over = p.phase == OVER
        self.features = features

    def holds(self, p: "Position") -> bool:
        return (
            self.revealed == p.revealed
            and self.alphas is p.alphas
            and self.figures is p.figures
            and self.seen is p.seen
            and self.over == (p.phase == OVER)
        )


class Position(State):
    """Everything on the table, in the piles and in the air.

    A clone shares the alphas, each stack, each list of played cards, and the checkpoints: these are replaced, never
    changed.
    """

    def __init__(self, rng: Rng, model: "Position | None" = None) -> None:
        super().__init__(rng)
        self.seats = 2
        if model is not None:
            model._copy_to(self)
            return
        self.table: CardSet = STANDARD
        self.mode: int = QUICK
        self.points: int = POINTS_DEFAULT
        self.turn_limit: int = 0
        self.games: int = 1
        self.game: int = 0
        """The game of the campaign that is played; its number, from 0."""
        self.wins: list[int] = [0, 0]

        # The record.
        self.alphas: list[Alpha | None] = [None] * (2 * PER_PLAYER)
        self.revealed: int = 0
        """Alphas, as a bit set."""
        self.figures: list[int] = [NONE] * (2 * PER_PLAYER)
        self.seen: list[list[int]] = [[]] * (2 * PER_PLAYER)
        """By alpha: its cards as last revealed in an earlier game of the campaign."""
        self.stacks: list[list[int]] = [[], []]
        """By player, top first; never put in another order (ATH-5.2, 5.3)."""
        self.gone: list[list[int]] = [[], []]
        """By player: interventions played or discarded, oldest first."""
        self.played: int = 0
        """Players who have played an intervention in this turn, as a bit set."""
        self.starter: int = NONE
        self.active: int = 0
        self.turn: int = 0
        """The number of the turn, from 1; 0 before the battle."""
        self.draft: list[int] = []
        """The cards of the alpha that is being made."""
        self.slot: int = 0
        """Which alpha is being made."""

        self.core: Core = Core()
        self.checkpoints: list[Core] = []
        self.aside: Core | None = None
        """The present, while an intervention is chosen and answered in the past."""

        # What is in progress.
        self.phase: int = GENUS
        self.window: int = NO_WINDOW
        self.summoned: int = 0
        """Units summoned in this turn's summoning."""
        self.summoned_cost: int = 0
        self.ending_all: bool = False
        self.announced: list[Announcement] = []
        self.run: Run | None = None
        self.task: int = NOTHING
        self.stage: int = 0
        """The part of the maintenance."""
        self.hits: list[int] = []
        self.amounts: list[int] = []
        """Losses of one event: units and what each lost."""
        self.venom: int = NONE
        self.asked: list[int] = []
        """Alphas whose owner must name a casualty."""
        self.doomed: list[int] = []
        self.soaked: list[int] = []
        """Fields that became water, whose units are still to drown."""
        self.blasts: list[int] = []
        """Explosions to come: the field times BLASTS, plus the life they cost."""
        self.pushed: int = NONE
        """The field to which a unit is pushed while its owner decides about a relic."""

        self.reason: int = UNDECIDED
        self.winner: int = NONE

        self.told: list[Told | None] = [None, None]
        """By player: what was told last; shared with clones, since it says itself whether it holds."""

    def _copy_to(self, other: "Position") -> None:
        """Copy this position into another, without its journal and its generator."""
        other.actor = self.actor
        other.table = self.table
        other.mode = self.mode
        other.points = self.points
        other.turn_limit = self.turn_limit
        other.games = self.games
        other.game = self.game
        other.wins = self.wins
        other.alphas = self.alphas
        other.revealed = self.revealed
        other.figures = self.figures
        other.seen = self.seen
        other.stacks = self.stacks
        other.gone = self.gone
        other.played = self.played
        other.starter = self.starter
        other.active = self.active
        other.turn = self.turn
        other.draft = self.draft
        other.slot = self.slot
        other.core = self.core.copy()
        other.checkpoints = self.checkpoints
        other.aside = self.aside
        other.phase = self.phase
        other.window = self.window
        other.summoned = self.summoned
        other.summoned_cost = self.summoned_cost
        other.ending_all = self.ending_all
        other.announced = [announcement.copy() for announcement in self.announced]
        other.run = None if self.run is None else self.run.copy()
        other.task = self.task
        other.stage = self.stage
        other.hits = self.hits
        other.amounts = self.amounts
        other.venom = self.venom
        other.asked = self.asked
        other.doomed = self.doomed
        other.soaked = self.soaked
        other.blasts = self.blasts
        other.pushed = self.pushed
        other.reason = self.reason
        other.winner = self.winner
        other.told = self.told

    def alpha_of(self, unit: int) -> Alpha:
        """The alpha a unit belongs to."""
        found = self.alphas[self.core.alpha[unit]]
        assert found is not None
        return found

    def owner_of(self, unit: int) -> int:
        return self.core.alpha[unit] // PER_PLAYER

    def may_play(self, player: int) -> bool:
        """The player has a card left and has not played one in this turn (ATH-22.1, 22.20)."""
        return self.played >> player & 1 == 0 and len(self.stacks[player]) > 0
