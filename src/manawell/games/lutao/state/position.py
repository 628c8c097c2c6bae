"""The position: one field per zone. It contains no rules."""

from manawell.games.lutao.components.cards import SPELL_KINDS, STANDARD, Material
from manawell.games.lutao.components.chart import Chart, chart_of
from manawell.games.lutao.components.tables import GOLEM_PIECES, NONE, PROVINCE_COUNT
from manawell.games.lutao.state.battles import Battle
from manawell.games.lutao.state.items import Cast, Group, Pending, Told, Vessel
from manawell.games.lutao.state.peoples import People
from manawell.games.lutao.state.phases import BUSY, CHOOSING, MODE_STANDARD, PRO, RULES, UNDECIDED
from manawell.kernel.rng import Rng
from manawell.kernel.state import State


class Position(State):
    """Everything on the table, in the hands and in the piles.

    A clone shares what is replaced and never changed: hands, moons, offers, stacks, routes, groups, vessels, what is
    pending.
    """

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.mode: int = MODE_STANDARD
        self.strategic: bool = False
        self.random_board: bool = False
        self.max_rounds: int = 0
        self.rules: int = RULES
        """The version of the rules by which it is played."""
        self.material: Material = STANDARD
        self.chart: Chart = chart_of(STANDARD.board)
        self.stack: list[int] = []
        """Lands to be laid, the next one last (LUT-18.3)."""
        self.builder: int = 0
        """The player who lays the next land."""

        self.peoples: list[People] = []
        self.order: list[int] = []
        """The peoples still in the game, by place."""
        self.round: int = 0
        self.step: int = CHOOSING
        self.turn: int = 0
        """The place of the people whose turn it is."""
        self.phase: int = BUSY
        self.who: int = NONE
        """The people that is asked."""

        self.owner: list[int] = [NONE] * PROVINCE_COUNT
        """By province: the people there, or GOLEMS; in a contested one, the people that was there before."""
        self.armies: list[int] = [0] * PROVINCE_COUNT
        """By province: the number of armies, or golems, of that people."""
        self.city: list[bool] = [False] * PROVINCE_COUNT
        self.ships: list[int] = [0] * PROVINCE_COUNT
        """By province: directions of its edges on which a ship lies, as bits."""
        self.told: Told | None = None
        """What was told of both; shared with clones, since it says itself whether it holds."""
        self.attack: list[int] = [0] * PROVINCE_COUNT
        """By province: armies of the active people that came to fight."""
        self.hostages: dict[int, int] = {}
        """By `hostage_key`: hostages held by the owner, and those that attackers brought."""
        self.fleet: list[Vessel] = []
        self.groups: list[Group] = []
        self.golem_supply: int = GOLEM_PIECES
        self.controller: int = NONE
        self.since: int = 0
        """Who controls the city of Lutao, and the round in which it was taken (LUT-17.1)."""

        self.home: int = 0
        """Provinces that were the active people's own at the start of its turn, as bits."""
        self.conquered: int = 0
        """Provinces it has conquered in this turn."""
        self.moved: list[int] = [0] * PROVINCE_COUNT
        """By province: its armies there that have moved in this step."""
        self.sailed: list[int] = [0] * PROVINCE_COUNT
        """By province: the edges whose ships have made their voyage in this step, as bits."""
        self.commands: int = 0
        """Golem actions that are left."""

        self.source: int = NONE
        """What was picked: a province, a coastal edge, or a ship at sea as `ship_at_sea` writes it."""
        self.goal: int = NONE
        self.aboard: int = 0
        self.captives: list[int] = []
        """Hostages aboard, by people."""
        self.route: list[int] = []
        self.paid: int = 0
        """Sticks set aside for the declared leg."""
        self.sources: list[int] = []
        """Golem-held provinces that attack together."""

        self.traps: list[int] = []
        """Provinces, or artefact cards as `trapped_card` writes them, ascending."""
        self.sprung: bool = False
        """A trap was triggered since the last placement phase."""
        self.lifted: int = NONE

        self.people_stack: list[int] = []
        self.people_bottom: list[int] = []
        self.rune_stack: list[int] = []
        self.rune_bottom: list[int] = []
        """Unused cards: those in no known order, ascending, and those put to the bottom, first one first."""
        self.spell_pile: list[int] = [0] * SPELL_KINDS
        self.spell_discards: list[int] = [0] * SPELL_KINDS

        self.battle: Battle | None = None
        self.window: int = 0
        self.poll: int = 0
        """The place in the turn order that is asked next in the window."""
        self.casts: list[Cast] = []
        """Declared spells, the last one is answered first."""
        self.pending: list[Pending] = []
        """Settled from first to last, before everything else."""

        self.leavers: list[int] = []
        """Players who resigned during set-up."""
        self.winners: list[int] = []
        """Players."""
        self.reason: int = UNDECIDED

    def copy_to(self, other: "Position") -> None:
        """Copy this position into another, without its journal."""
        self._copy_frame(other)
        self._copy_board(other)
        self._copy_course(other)

    def _copy_frame(self, other: "Position") -> None:
        other.seats = self.seats
        other.actor = self.actor
        other.mode = self.mode
        other.strategic = self.strategic
        other.random_board = self.random_board
        other.max_rounds = self.max_rounds
        other.rules = self.rules
        other.material = self.material
        other.chart = self.chart
        other.stack = self.stack
        other.builder = self.builder
        other.peoples = [people.clone() for people in self.peoples]
        other.order = self.order
        other.round = self.round
        other.step = self.step
        other.turn = self.turn
        other.phase = self.phase
        other.who = self.who
        other.people_stack = self.people_stack
        other.people_bottom = self.people_bottom
        other.rune_stack = self.rune_stack
        other.rune_bottom = self.rune_bottom
        other.spell_pile = self.spell_pile[:]
        other.spell_discards = self.spell_discards[:]
        other.leavers = self.leavers
        other.winners = self.winners
        other.reason = self.reason

    def _copy_board(self, other: "Position") -> None:
        other.owner = self.owner[:]
        other.armies = self.armies[:]
        other.city = self.city[:]
        other.ships = self.ships[:]
        other.told = self.told
        other.attack = self.attack[:]
        other.hostages = self.hostages.copy()
        other.fleet = self.fleet
        other.groups = self.groups
        other.golem_supply = self.golem_supply
        other.controller = self.controller
        other.since = self.since
        other.home = self.home
        other.conquered = self.conquered
        other.moved = self.moved[:]
        other.sailed = self.sailed[:]
        other.commands = self.commands
        other.traps = self.traps
        other.sprung = self.sprung
        other.lifted = self.lifted

    def _copy_course(self, other: "Position") -> None:
        other.source = self.source
        other.goal = self.goal
        other.aboard = self.aboard
        other.captives = self.captives
        other.route = self.route
        other.paid = self.paid
        other.sources = self.sources
        other.battle = None if self.battle is None else self.battle.clone()
        other.window = self.window
        other.poll = self.poll
        other.casts = [cast.clone() for cast in self.casts]
        other.pending = self.pending[:]

    def player_of(self, people: int) -> int:
        """The player who decides for a people (LUT-1.3, 18.2)."""
        return people // 2 if self.mode == PRO else people

    def active(self) -> int:
        """The people whose turn it is."""
        return self.order[self.turn]
