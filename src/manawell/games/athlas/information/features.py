"""What a player sees, as features for learners: the board field by field, then alphas, cards and the turn.

Silver sees the board turned by half, as in its actions. While an intervention is chosen in the past, the board is that
of the past. The checkpoints of the turn are not told: the view has them.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from manawell.games.athlas.components.cards import CARD_IDS, INTERVENTION_IDS
from manawell.games.athlas.components.tables import (
    ATTACKS,
    CARDS,
    COORDINATES,
    FIELDS,
    FIGURES,
    FLAGS,
    NO_PROGRESS_TURNS,
    NONE,
    PLAYERS,
    RELICS,
    SILVER,
    STACK_CARDS,
    TERRAINS,
    UNITS_PER_ALPHA,
)
from manawell.games.athlas.information.view import CREATING, FLAG_NAMES, MODES, PHASES
from manawell.games.athlas.rules.units import alpha_at, magic_left, physical_left
from manawell.games.athlas.state import BUSY, CREATION, OVER, PER_PLAYER, WINDOWS, Position, Told
from manawell.kernel.ink import MOST_COUNTED, add, count
from manawell.kernel.learning import Features

_SIDES: Final = ("own", "other")
_ALPHAS: Final = [f"{side} alpha {alpha + 1}" for side in _SIDES for alpha in range(PER_PLAYER)]
_RADIUS: Final = max(q for q, _ in COORDINATES)
SIDE: Final = 2 * _RADIUS + 1

FEATURES: Final = Features()
BOARD: Final = FEATURES.board(
    {
        **{f"is {terrain}": 1 for terrain in TERRAINS},
        **{f"{side} unit": 1 for side in _SIDES},
        **{f"of alpha {alpha + 1}": 1 for alpha in range(PER_PLAYER)},
        "physical armour": 8,
        "magic armour": 8,
        "exposed": 1,
        "waiting": 1,
        "arrived": 1,
        "acting": 1,
        "aimed at": 1,
        **{f"is {flag}": 1 for flag in FLAG_NAMES},
        **{f"relic {relic}": 1 for relic in RELICS},
    },
    [f"{q},{r}" for q, r in COORDINATES],
    (SIDE, SIDE),
)
UNIT: Final = BOARD + FIELDS * len(TERRAINS)
ALPHA: Final = UNIT + 2 * FIELDS
PHYSICAL: Final = ALPHA + PER_PLAYER * FIELDS
MAGIC: Final = PHYSICAL + FIELDS
EXPOSED: Final = PHYSICAL + 2 * FIELDS
WAITING: Final = PHYSICAL + 3 * FIELDS
ARRIVED: Final = PHYSICAL + 4 * FIELDS
ACTING: Final = PHYSICAL + 5 * FIELDS
AIMED: Final = PHYSICAL + 6 * FIELDS
FLAG: Final = PHYSICAL + 7 * FIELDS
RELIC: Final = FLAG + FIELDS * len(FLAG_NAMES)


def _each(names: list[str], usual: int) -> i64:
    """A number for each alpha."""
    return FEATURES.numbers([f"{alpha}: {name}" for name in names for alpha in _ALPHAS], usual)


ALPHAS: Final = 2 * PER_PLAYER
KNOWN: Final = _each(["known"], 1)
REVEALED: Final = _each(["revealed"], 1)
FIGURE: Final = _each([f"figure {figure}" for figure in FIGURES], 1)
POOL: Final = _each(["life"], 20)
UNITS: Final = _each(["units on the board"], UNITS_PER_ALPHA)
COST: Final = _each(["cost"], 100)
LIFE: Final = _each(["full life"], 20)
ARMOUR: Final = _each(["physical armour", "magic armour"], 8)
MODS: Final = _each([f"{kind} modifier, plus 10" for kind in ATTACKS], 20)
HAS: Final = _each(list(FLAGS), 1)
HOLDS: Final = FEATURES.numbers([f"{alpha}: card {card}" for alpha in _ALPHAS for card in CARD_IDS], 1)
"""Also cards seen in an earlier game of a campaign; the alpha is not known then."""
MARKERS: Final = FEATURES.numbers([f"{side} time markers on {card}" for side in _SIDES for card in CARD_IDS], 4)
TOP: Final = FEATURES.words("top of the own stack", INTERVENTION_IDS)
STACK: Final = FEATURES.words("in the own stack", INTERVENTION_IDS)
STACKS: Final = FEATURES.numbers([f"{side} stack" for side in _SIDES], STACK_CARDS)
GONE: Final = FEATURES.numbers([f"{side} gone={card}" for side in _SIDES for card in INTERVENTION_IDS], 1)
PLAYED: Final = FEATURES.numbers([f"{side} player has played in this turn" for side in _SIDES], 1)
DRAFT: Final = FEATURES.words("draft", CARD_IDS)
SLOT: Final = FEATURES.words("makes", [f"alpha {alpha + 1}" for alpha in range(PER_PLAYER)])
MODE: Final = FEATURES.words("mode", MODES)
PHASE: Final = FEATURES.words("phase", (*PHASES, CREATING))
WINDOW: Final = FEATURES.words("window", WINDOWS)
ASKED: Final = FEATURES.flag("own decision")
ACTIVE: Final = FEATURES.flag("own turn")
STARTER: Final = FEATURES.flag("own start")
TURN: Final = FEATURES.number("turn", 60)
LEFT: Final = FEATURES.number("turns left", 60)
POINTS: Final = FEATURES.numbers([f"{side} summoning points left, in tens" for side in _SIDES], 25)
IDLE: Final = FEATURES.number("turns without progress", NO_PROGRESS_TURNS)
PROGRESS: Final = FEATURES.flag("progress in this turn")
SUMMONED: Final = FEATURES.number("summoned in this turn", 4)
SUMMONED_COST: Final = FEATURES.number("cost of it", 100)
ENDING: Final = FEATURES.flag("ending all")
FRAMES: Final = FEATURES.number("activations", 2)
COMMAND: Final = FEATURES.flag("own command")
MOVES: Final = FEATURES.number("moves left", 2)
ACTS: Final = FEATURES.number("actions left", 2)
WET: Final = FEATURES.flag("began in water")
ANNOUNCED: Final = FEATURES.words("announced", INTERVENTION_IDS)
BY: Final = FEATURES.flag("announced by the own player")
PICKED: Final = FEATURES.number("choices made", 4)
RELIC_MOVED: Final = FEATURES.numbers([f"relic {relic} moved in this turn" for relic in RELICS], 1)
WINS: Final = FEATURES.numbers([f"{side} games won" for side in _SIDES], 3)
GAMES: Final = FEATURES.number("games left", 5)
_BARE: Final = bytes(KNOWN - UNIT)
_TAIL: Final = bytes(FEATURES.size - TOP)
"""What lies between the ground and the alphas, and after the markers, still blank."""
_BIT: Final[list[int]] = [1 << unit for unit in range(2 * PER_PLAYER * UNITS_PER_ALPHA)]
_COUNTED: Final = bytes([min(number, MOST_COUNTED) for number in range(256)])
"""By number: what is told of it."""


def describe(p: Position, seat: int, paper: BytesWriter) -> None:
    first: i64 = len(paper)
    silver = seat == SILVER
    paper.write(_ground(p.core.terrain, silver))
    paper.write(_BARE)
    paper.write(_alphas(p, seat))
    paper.write(_markers(p.core.markers, seat))
    paper.write(_TAIL)
    pools = p.core.pools
    for alpha in range(ALPHAS):
        count(paper, first + POOL + (alpha if seat == 0 else (alpha + PER_PLAYER) % ALPHAS), pools[alpha])
    _tell_board(p, seat, silver, paper, first)
    _tell_cards(p, seat, paper, first)
    _tell_turn(p, seat, paper, first)
    _tell_activation(p, seat, silver, paper, first)


_GROUNDS: Final[list[dict[bytes, bytes]]] = [{}, {}]
"""By player and terrain of all fields: the ground that was told. A game has few of them."""
MOST_GROUNDS: Final = 4096
_KINDS: Final[list[bytes]] = [bytes([int(here == kind) for here in range(256)]) for kind in range(len(TERRAINS))]
"""By terrain: 1 where a field is of it."""


def _ground(terrain: bytes, silver: bool) -> bytes:
    known = _GROUNDS[1 if silver else 0]
    found = known.get(terrain)
    if found is None:
        if len(known) >= MOST_GROUNDS:
            known.clear()
        seen = terrain[::-1] if silver else terrain
        found = b"".join([seen.translate(kind) for kind in _KINDS])
        known[terrain] = found
    return found


def _alphas(p: Position, seat: int) -> bytes:
    """Everything about the alphas but their life and their units, which changes seldom."""
    told = p.told[seat]
    if told is None or not told.holds(p):
        paper = BytesWriter()
        paper.write(bytes(MARKERS - KNOWN))
        for alpha in range(ALPHAS):
            _tell_alpha(p, alpha, seat, paper, -KNOWN)
        told = Told(p, paper.getvalue())
        p.told[seat] = told
    return told.features


def _markers(markers: bytes, seat: int) -> bytes:
    """The time markers, the own ones first."""
    told = markers.translate(_COUNTED)
    return told if seat == 0 else told[CARDS:] + told[:CARDS]


def _tell_board(p: Position, seat: int, silver: bool, paper: BytesWriter, first: i64) -> None:
    core = p.core
    marked: i64 = 0
    for made in core.marks:
        marked |= _BIT[made.unit]
    _tell_units(p, seat, silver, paper, first)
    for unit in range(len(core.place) if marked else 0):
        place = core.place[unit]
        if place != NONE and marked & _BIT[unit]:
            at: i64 = first + (FIELDS - 1 - place if silver else place)
            count(paper, at + PHYSICAL, physical_left(p, unit))
            count(paper, at + MAGIC, magic_left(p, unit))
    for relic in range(len(RELICS)):
        seen = len(RELICS) - 1 - relic if silver else relic
        lies = core.relics[relic]
        paper[first + RELIC + FIELDS * seen + (FIELDS - 1 - lies if silver else lies)] = 1
        if core.moved >> relic & 1:
            paper[first + RELIC_MOVED + seen] = 1


def _tell_units(p: Position, seat: i64, silver: bool, paper: BytesWriter, first: i64) -> None:
    """Tell of every unit as if nothing were marked on it; its flags are always up to date."""
    core = p.core
    exposed: i64 = core.exposed
    waiting: i64 = core.waiting
    arrived: i64 = core.arrived
    bit: i64 = 1
    for place, alpha, physical, magic, properties in zip(  # noqa: B905 (a plain loop once compiled)
        core.place, core.alpha, core.spent_physical, core.spent_magic, core.flags
    ):
        if place != NONE:
            at: i64 = first + (FIELDS - 1 - place if silver else place)
            number: i64 = alpha % PER_PLAYER
            own = alpha // PER_PLAYER == seat
            paper[at + UNIT + (0 if own else FIELDS)] = 1
            paper[at + ALPHA + FIELDS * number] = 1
            made = alpha_at(p, alpha)
            count(paper, at + PHYSICAL, made.physical - physical)
            count(paper, at + MAGIC, made.magic - magic)
            if exposed & bit:
                paper[at + EXPOSED] = 1
            if waiting & bit:
                paper[at + WAITING] = 1
            if arrived & bit:
                paper[at + ARRIVED] = 1
            flags: i64 = properties
            at += FLAG
            while flags:
                if flags & 1:
                    paper[at] = 1
                flags >>= 1
                at += FIELDS
            add(paper, first + UNITS + number + (0 if own else PER_PLAYER), 1)
        bit += bit


def _tell_alpha(p: Position, alpha: int, seat: int, paper: BytesWriter, first: i64) -> None:
    """ATH-27.2"""
    own = alpha // PER_PLAYER == seat
    seen: i64 = alpha % PER_PLAYER + (0 if own else PER_PLAYER)
    at: i64 = first + seen
    revealed = p.revealed >> alpha & 1 != 0
    known = own or revealed or p.phase == OVER
    if revealed:
        paper[at + REVEALED] = 1
    if p.figures[alpha] != NONE:
        paper[at + FIGURE + ALPHAS * p.figures[alpha]] = 1
    made = p.alphas[alpha]
    cards = p.seen[alpha]
    if known and made is not None:
        cards = made.cards
        paper[at + KNOWN] = 1
        count(paper, at + COST, made.cost)
        count(paper, at + LIFE, made.life)
        count(paper, at + ARMOUR, made.physical)
        count(paper, at + ARMOUR + ALPHAS, made.magic)
        for kind in range(len(ATTACKS)):
            count(paper, at + MODS + ALPHAS * kind, 10 + made.mods[kind])
        for flag in range(len(FLAGS)):
            if made.flags >> flag & 1:
                paper[at + HAS + ALPHAS * flag] = 1
    for card in cards:
        paper[first + HOLDS + CARDS * seen + card] = 1


def _tell_cards(p: Position, seat: int, paper: BytesWriter, first: i64) -> None:
    creating = p.phase in CREATION
    for player in range(len(PLAYERS)):
        side: i64 = 0 if player == seat else 1
        if side == 0 or not creating:
            count(paper, first + STACKS + side, len(p.stacks[player]))
        for card in p.gone[player]:
            paper[first + GONE + len(INTERVENTION_IDS) * side + card] = 1
        if p.played >> player & 1:
            paper[first + PLAYED + side] = 1
        count(paper, first + POINTS + side, (p.points - p.core.spent[player]) // 10)
        count(paper, first + WINS + side, p.wins[player])
    stack = p.stacks[seat]
    if stack:
        paper[first + TOP + stack[0]] = 1
    for card in stack:
        paper[first + STACK + card] = 1


def _tell_turn(p: Position, seat: int, paper: BytesWriter, first: i64) -> None:
    paper[first + MODE + p.mode] = 1
    if p.phase in CREATION and p.actor != seat:
        paper[first + PHASE + len(PHASES)] = 1
    elif p.phase != BUSY:
        paper[first + PHASE + p.phase] = 1
        if p.phase in CREATION:
            paper[first + SLOT + p.slot] = 1
            for card in p.draft:
                paper[first + DRAFT + card] = 1
    paper[first + WINDOW + p.window] = 1
    if p.actor == seat:
        paper[first + ASKED] = 1
    if p.active == seat:
        paper[first + ACTIVE] = 1
    if p.starter == seat:
        paper[first + STARTER] = 1
    count(paper, first + TURN, p.turn)
    count(paper, first + LEFT, p.turn_limit - p.turn)
    count(paper, first + IDLE, p.core.idle)
    if p.core.progress:
        paper[first + PROGRESS] = 1
    count(paper, first + SUMMONED, p.summoned)
    count(paper, first + SUMMONED_COST, p.summoned_cost)
    if p.ending_all:
        paper[first + ENDING] = 1
    count(paper, first + GAMES, p.games - p.game - 1)


def _tell_activation(p: Position, seat: int, silver: bool, paper: BytesWriter, first: i64) -> None:
    frames = p.core.frames
    count(paper, first + FRAMES, len(frames))
    if frames:
        frame = frames[-1]
        if frame.unit != NONE and p.core.place[frame.unit] != NONE:
            place = p.core.place[frame.unit]
            paper[first + ACTING + (FIELDS - 1 - place if silver else place)] = 1
        if frame.commander == seat:
            paper[first + COMMAND] = 1
        count(paper, first + MOVES, frame.moves)
        count(paper, first + ACTS, frame.actions)
        if frame.wet:
            paper[first + WET] = 1
    if p.announced:
        announced = p.announced[-1]
        paper[first + ANNOUNCED + announced.card] = 1
        if announced.player == seat:
            paper[first + BY] = 1
        count(paper, first + PICKED, announced.picked)
        if announced.unit != NONE and announced.unit < len(p.core.place) and p.core.place[announced.unit] != NONE:
            place = p.core.place[announced.unit]
            paper[first + AIMED + (FIELDS - 1 - place if silver else place)] = 1
        for field in announced.fields:
            paper[first + AIMED + (FIELDS - 1 - field if silver else field)] = 1
    run = p.run
    if run is not None and run.target != NONE and p.core.place[run.target] != NONE:
        place = p.core.place[run.target]
        paper[first + AIMED + (FIELDS - 1 - place if silver else place)] = 1


def places(_p: Position) -> list[tuple[int, int]]:
    """By field, as the player sees the board: row and column of its hex in axial coordinates."""
    return [(r + _RADIUS, q + _RADIUS) for q, r in COORDINATES]
