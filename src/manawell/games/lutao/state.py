"""The position: one field per zone. It contains no rules."""

from typing import Final

from manawell.games.lutao.components.cards import SPELL_KINDS, STANDARD, Material
from manawell.games.lutao.components.chart import Chart, chart_of
from manawell.games.lutao.components.tables import GOLEM_PIECES, KINDS, NONE, PROVINCE_COUNT
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

RULES: Final = 2
"""The newest version; since the second, what has begun ends properly when a player resigns."""
FIRST_RULES: Final = 1
MODE_STANDARD: Final = 0
BEGINNER: Final = 1
PRO: Final = 2

# Which decision is open.
CHOOSE: Final = 0
LAY: Final = 1
MOON: Final = 2
PLACE: Final = 3
PLACE_COUNT: Final = 4
TRAP: Final = 5
RELAY: Final = 6
KILL: Final = 7
MOVE: Final = 8
MOVE_TO: Final = 9
MOVE_COUNT: Final = 10
BOARD: Final = 11
COURSE: Final = 12
COMBAT: Final = 13
GHOST: Final = 14
STRIKE: Final = 15
RETURN: Final = 16
DISCARD: Final = 17
GIFT: Final = 18
VOID: Final = 19
GIVE: Final = 20
STEAL: Final = 21
HOSTAGES: Final = 22
RETREAT: Final = 23
ROW: Final = 24
RISE: Final = 25
FORM: Final = 26
STOP: Final = 27
ASHORE: Final = 28
ABOARD: Final = 29
GOLEM: Final = 30
GOLEM_FROM: Final = 31
WINDOW: Final = 32
FOR: Final = 33
AT: Final = 34
AGAINST: Final = 35
SHIP_AT: Final = 36
TELEPORT_TO: Final = 37
TELEPORT_COUNT: Final = 38
REVIVE: Final = 39
KEEP_SPELL: Final = 40
KEEP_CARD: Final = 41
GIVE_UP: Final = 42
SURPLUS: Final = 43
BUY_ARMIES: Final = 44
BUY_SHIPS: Final = 45
BUY_CITIES: Final = 46
BUY_STICKS: Final = 47
OVER: Final = 48
BUSY: Final = 49
"""No decision is open: the game goes on automatically."""
SPELL_TARGETS: Final = frozenset({AT, AGAINST, SHIP_AT, TELEPORT_TO, TELEPORT_COUNT, REVIVE})
SPELL_CHOICES: Final = SPELL_TARGETS | {FOR}
"""What is asked while a spell is being declared."""
PURCHASES: Final[list[int]] = [BUY_ARMIES, BUY_SHIPS, BUY_CITIES, BUY_STICKS]
"""In the order in which they are asked (LUT-14.2)."""

# How far the round has come (LUT-5.1, 7.1).
CHOOSING: Final = 0
LAYING: Final = 1
STARTING: Final = 2
PLACING: Final = 3
TRAPPING: Final = 4
AFTER_PLACEMENT: Final = 5
LURKING: Final = 6
"""The Assassin, then window W2."""
BEFORE_TURN: Final = 7
MOVING: Final = 8
FIGHTING: Final = 9
FORMING: Final = 10
COMMANDING: Final = 11
"""Golem actions."""
AFTER_TURN: Final = 12
SCORING: Final = 13
AFTER_SCORING: Final = 14
LEARNING: Final = 15
LEARNING_MORE: Final = 16
LEARNED: Final = 17
LIMITING: Final = 18
"""Spell cards: for cities, for Lutao and True Knowledge, window W10, the limit of the hand."""
BUYING: Final = 19
SET_UP: Final = frozenset({CHOOSING, LAYING, STARTING})
ACTION_TURN: Final = frozenset({LURKING, BEFORE_TURN, MOVING, FIGHTING, FORMING, COMMANDING, AFTER_TURN})
SPELL_CARD_TURN: Final = frozenset({LEARNING, LEARNING_MORE, LEARNED, LIMITING})

# How a battle stands (LUT-9.15).
B_WINDOW: Final = 0
B_GHOSTS: Final = 1
B_STRIKE: Final = 2
B_STRIKE_CARDS: Final = 3
B_STRIKE_VOID: Final = 4
B_STRIKE_HIT: Final = 5
B_ROUND: Final = 6
B_COUNT: Final = 7
B_BARDS: Final = 8
B_GIFT: Final = 9
B_DRAW: Final = 10
B_RETURN: Final = 11
B_DISCARD: Final = 12
B_REVEAL: Final = 13
B_VOID: Final = 14
B_LAST_WINDOW: Final = 15
B_HITS: Final = 16
B_GIVE: Final = 17
B_STEAL: Final = 18
B_NEXT: Final = 19
B_END: Final = 20
B_HOSTAGES: Final = 21
B_PLAGUES: Final = 22
B_RETREAT: Final = 23
B_OWNER: Final = 24

# What is pending and comes before everything else.
TO_RISE: Final = 0
TO_KEEP_SPELLS: Final = 1
TO_KEEP_PEOPLE: Final = 2
TO_KEEP_RUNE: Final = 3
TO_ASSIGN_MOON: Final = 4
TO_DISCARD: Final = 5
TO_GIVE_UP: Final = 6
TO_PUT_AWAY: Final = 7
"""No decision: a spell is discarded when everything it caused is done."""

# How armies came (LUT-7.10).
BY_LAND: Final = 0
BY_SHIP: Final = 1
BY_FLIGHT: Final = 2
BY_SEA: Final = 3
"""With a ship that had waited at sea."""

UNDECIDED: Final = 0
BY_CITY: Final = 1
BY_ELIMINATION: Final = 2
BY_ROUNDS: Final = 3
BY_CONCESSION: Final = 4


class People:
    """What one people has off the board."""

    def __init__(self) -> None:
        self.card: int = NONE
        self.borrowed: int = NONE
        """The people whose power the Shapeshifters use."""
        self.rune: int = NONE
        self.moons: list[int] = []
        """By place: the rune assigned to it; only for the Rune of the Moons."""
        self.offer: list[int] = []
        """People cards, then rune cards to choose from."""
        self.artefact_card: int = NONE
        self.people_artefact: bool = False
        self.rune_artefact: bool = False
        """Whether its artefacts have been taken."""
        self.supply: int = 0
        self.reserve: int = 0
        self.bound: int = 0
        """Armies of the reserve that may not go to Lutao (LUT-20.10c)."""
        self.cities: int = 0
        self.ships: int = 0
        self.sticks: int = 0
        self.wind: int = 0
        self.bound_wind: int = 0
        """Sticks of Fair Wind; bound ones cannot pay for a route to Lutao."""
        self.hand: list[int] = []
        """Spells, ascending: kind, marks and who knows them, as in `components/codes.py`."""
        self.pile: list[int] = [0] * KINDS
        """By kind: combat cards whose place in the draw pile nobody knows."""
        self.sunk: list[int] = []
        """Combat cards at the bottom of the pile, in the order they were returned."""
        self.discards: list[int] = [0] * KINDS
        self.points: int = 0
        self.budget: int = 0
        self.place: int = 0
        """In the turn order at the last scoring, from 0."""
        self.banned: bool = False
        self.gave: bool = False
        self.stole: bool = False
        """The Witches have done so in this round."""
        self.out: bool = False

    def clone(self) -> "People":
        other = People()
        other.card = self.card
        other.borrowed = self.borrowed
        other.rune = self.rune
        other.moons = self.moons
        other.offer = self.offer
        other.artefact_card = self.artefact_card
        other.people_artefact = self.people_artefact
        other.rune_artefact = self.rune_artefact
        other.supply = self.supply
        other.reserve = self.reserve
        other.bound = self.bound
        other.cities = self.cities
        other.ships = self.ships
        other.sticks = self.sticks
        other.wind = self.wind
        other.bound_wind = self.bound_wind
        other.hand = self.hand
        other.pile = self.pile[:]
        other.sunk = self.sunk[:]
        other.discards = self.discards[:]
        other.points = self.points
        other.budget = self.budget
        other.place = self.place
        other.banned = self.banned
        other.gave = self.gave
        other.stole = self.stole
        other.out = self.out
        return other


class Side:
    """One side of a battle."""

    def __init__(self, people: int) -> None:
        self.people = people
        """Or GOLEMS."""
        self.ghosts: int = 0
        self.lost: int = 0
        """Armies destroyed in this battle."""
        self.fixed: int = 0
        self.per_army: int = 0
        self.counted: int = 0
        self.most: int = 0
        """What spells add to the number of cards (LUT-9.10)."""
        self.weak: int = 0
        self.silenced: bool = False
        self.used: bool = False
        """Its power that works once in a battle: gift, void, the ignored hit."""
        self.skin: int = 0
        """Hits that Stone Skin prevents in this combat round."""
        self.size: int = 0
        """Armies, ghosts included, or golems at the beginning of the combat round."""
        self.draws: int = 0
        self.given: int = NONE
        """The card that the Bards gave to this side."""
        self.hand: list[int] = []
        """Cards drawn and not yet revealed."""
        self.played: list[int] = []
        """Cards of its own on the table."""

    def clone(self) -> "Side":
        other = Side(self.people)
        other.ghosts = self.ghosts
        other.lost = self.lost
        other.fixed = self.fixed
        other.per_army = self.per_army
        other.counted = self.counted
        other.most = self.most
        other.weak = self.weak
        other.silenced = self.silenced
        other.used = self.used
        other.skin = self.skin
        other.size = self.size
        other.draws = self.draws
        other.given = self.given
        other.hand = self.hand[:]
        other.played = self.played[:]
        return other


class Battle:
    """A battle; side 0 attacks, side 1 defends."""

    def __init__(self, province: int, attacker: int, defender: int) -> None:
        self.province = province
        self.sides: list[Side] = [Side(attacker), Side(defender)]
        self.golems: int = 0
        """Attacking golems."""
        self.step: int = B_WINDOW
        self.round: int = 0
        self.idle: int = 0
        """Combat rounds in a row without any loss."""
        self.returns: int = 0
        """Cards that the side being asked must still return."""
        self.turn: int = 0
        """The side whose turn it is within a step."""
        self.driven_off: bool = False
        """The battle went on for too long."""
        self.shares: list[int] = []
        self.captive_shares: list[int] = []
        """In a retreat, by group: armies and hostages that go with it."""

    def clone(self) -> "Battle":
        other = Battle(self.province, NONE, NONE)
        other.sides = [side.clone() for side in self.sides]
        other.golems = self.golems
        other.step = self.step
        other.round = self.round
        other.idle = self.idle
        other.returns = self.returns
        other.turn = self.turn
        other.driven_off = self.driven_off
        other.shares = self.shares
        other.captive_shares = self.captive_shares
        return other


class Cast:
    """A spell that was declared, or is being declared. Never changed, only replaced."""

    def __init__(self, people: int, spell: int, marked: bool) -> None:
        self.people = people
        self.spell = spell
        self.marked = marked
        self.user: int = people
        """The people for which it is used; another one only in the pro variant."""
        self.place: int = NONE
        """A province, or a coastal edge."""
        self.goal: int = NONE
        self.target: int = NONE
        """A people."""
        self.number: int = 0
        self.hostages: int = 0
        self.poll: int = NONE
        """The place in the turn order that is asked next whether to stop it; NONE while it is being declared."""
        self.stopped: bool = False

    def clone(self) -> "Cast":
        other = Cast(self.people, self.spell, self.marked)
        other.user = self.user
        other.place = self.place
        other.goal = self.goal
        other.target = self.target
        other.number = self.number
        other.hostages = self.hostages
        other.poll = self.poll
        other.stopped = self.stopped
        return other


class Pending:
    """What a people must decide before anything else goes on. Never changed, only replaced."""

    def __init__(self, kind: int, people: int) -> None:
        self.kind = kind
        self.people = people
        self.cards: list[int] = []
        """To choose from: spells, peoples or runes."""
        self.number: int = 0
        """How many of the spells are kept; or how many armies are removed where hostages may be given up instead."""
        self.marks: int = 0
        """What is noted on the spells that are kept."""
        self.old: int = NONE
        """The people or rune that is changed."""
        self.province: int = NONE
        """Where hostages may be given up."""
        self.spell: int = NONE
        """The spell that removes armies there, or that is put away."""


class Group:
    """Armies that came into a contested province together (LUT-7.10). Never changed."""

    def __init__(self, province: int, kind: int, origin: int, armies: int, route: list[int]) -> None:
        self.province = province
        self.kind = kind
        self.origin = origin
        """A province; for a ship, the edge it lay on; for a ship from the sea, the edge it came from at first."""
        self.armies = armies
        self.route = route
        self.landing: int = NONE
        """The edge on which the ship lies now."""


class Vessel:
    """A ship at sea (LUT-20.7). Never changed."""

    def __init__(self, people: int, spot: int, armies: int, hostages: list[int], goal: int, origin: int) -> None:
        self.people = people
        self.spot = spot
        self.armies = armies
        self.hostages = hostages
        """By people."""
        self.goal = goal
        """The province it was driven from."""
        self.origin = origin
        """The edge it had come from."""
        self.stayed: bool = False
        """A Storm held it in this movement step: its duty moves to the next round."""

    def with_aboard(self, armies: int, hostages: list[int]) -> "Vessel":
        other = Vessel(self.people, self.spot, armies, hostages, self.goal, self.origin)
        other.stayed = self.stayed
        return other


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
        """What was picked: a province, a coastal edge, or a ship at sea (-2 and less)."""
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
        """Provinces, or 64 + artefact card - 1, ascending."""
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
