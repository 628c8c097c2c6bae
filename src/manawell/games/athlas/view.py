"""What a viewer may know: the only place that hides, and the way back from paper to position (ATH-27)."""

from typing import Final

import msgspec

from manawell.games.athlas.cards import CARD_IDS, CARD_OF, INTERVENTION_IDS, INTERVENTION_OF, Alpha
from manawell.games.athlas.cardsets import card_set
from manawell.games.athlas.checks import check
from manawell.games.athlas.components import (
    CARDS,
    CONDITIONS,
    COORDINATES,
    FIELD_OF,
    FIGURES,
    FLAGS,
    NONE,
    PLAYERS,
    RELICS,
    TERRAINS,
    TIMED,
)
from manawell.games.athlas.rules.ending import REASONS
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.rules.units import compute_flags, held_by, living, magic_left, name_of, physical_left
from manawell.games.athlas.state import (
    OVER,
    PER_PLAYER,
    PRESET,
    SERIALS,
    WINDOWS,
    Announcement,
    Core,
    Frame,
    Mark,
    Position,
    Run,
)
from manawell.kernel.faults import BadPosition
from manawell.kernel.game import ALL_KNOWING, Prompt
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY

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
"""What the others see of somebody's creation."""
TASKS: Final = ("nothing", "effects", "maintenance", "activation_ended", "summoned")
TERRAIN_LETTERS: Final = "".join(terrain[0] for terrain in TERRAINS)


class Spot(msgspec.Struct, frozen=True):
    """A field."""

    q: int
    r: int


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
    """Armour that is left in this turn; it follows from the rest."""
    exposed: bool
    waiting: bool
    """It is still to be activated in this turn."""
    flags: tuple[str, ...]
    holds: tuple[str, ...]
    """What holds for it, and which relics it holds; both follow from the rest."""


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
    """What an intervention may set back."""

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


def look(p: Position, viewer: int) -> View:
    """The view of a seat, a spectator, or the all-knowing."""
    everything = viewer == ALL_KNOWING or p.phase == OVER  # ATH-27.2
    creating = p.phase <= PRESET
    mine = everything or not creating or p.actor == viewer
    return View(
        viewer=viewer,
        mode=MODES[p.mode],
        cards=p.table.name,
        points=p.points,
        turn_limit=p.turn_limit,
        games=p.games,
        game=p.game,
        wins=tuple(p.wins),
        piles=tuple(
            _pile(p, alpha, everything or alpha // PER_PLAYER == viewer, creating) for alpha in range(2 * PER_PLAYER)
        ),
        stacks=tuple(_stack(stack, everything or seat == viewer, creating) for seat, stack in enumerate(p.stacks)),
        gone=tuple(_interventions(cards) for cards in p.gone),
        played=_seats(p.played),
        starter=_or_none(p.starter),
        active=p.active,
        turn=p.turn,
        slot=p.slot if mine else None,
        draft=_cards(p.draft) if mine else None,
        board=_board(p, p.core),
        checkpoints=tuple(_board(p, core) for core in p.checkpoints),
        aside=None if p.aside is None else _board(p, p.aside),
        phase=PHASES[p.phase] if mine else CREATING,
        actor=None if p.actor == NOBODY else p.actor,
        window=WINDOWS[p.window],
        summoned=p.summoned,
        summoned_cost=p.summoned_cost,
        ending_all=p.ending_all,
        announced=tuple(_announced(p, one) for one in p.announced),
        effects=None if p.run is None else _effects(p, p.run),
        task=TASKS[p.task],
        stage=p.stage,
        hits=_names(p, p.hits),
        amounts=tuple(p.amounts),
        venom=p.venom,
        asked=tuple(p.asked),
        doomed=_names(p, p.doomed),
        blasts=tuple(p.blasts),
        soaked=tuple(p.soaked),
        pushed=None if p.pushed == NONE else Spot(*COORDINATES[p.pushed]),
        reason=REASONS[p.reason],
        winner=_or_none(p.winner),
    )


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


# Pieces of a view.


def _pile(p: Position, alpha: int, own: bool, creating: bool) -> Pile:
    made = p.alphas[alpha]
    revealed = bool(p.revealed >> alpha & 1)
    known = own or revealed
    cards = () if made is None else _cards(made.cards)
    return Pile(
        cards=cards if known else None,
        size=len(cards) if known or not creating else None,
        revealed=revealed,
        figure=None if p.figures[alpha] == NONE else FIGURES[p.figures[alpha]],
        seen=_cards(p.seen[alpha]),
    )


def _stack(stack: list[int], own: bool, creating: bool) -> tuple[str | None, ...] | None:
    if own:
        return _interventions(stack)
    return None if creating else (None,) * len(stack)


def _board(p: Position, core: Core) -> Board:
    """As `p.core` it is read by the same rules that play it."""
    here, p.core = p.core, core
    marks = tuple(
        Marked(
            unit=name_of(core.name[mark.unit]),
            condition=CONDITIONS[mark.condition],
            maker=mark.maker,
            card=_mark_card(mark),
            time=mark.time,
        )
        for mark in core.marks
    )
    board = Board(
        terrain="".join(TERRAIN_LETTERS[terrain] for terrain in core.terrain),
        units=tuple(_unit(p, unit) for unit in sorted(living(p), key=lambda unit: core.name[unit])),
        marks=marks,
        pools=tuple(max(0, pool) for pool in core.pools),
        serials=tuple(core.serials),
        markers=tuple(_markers(core, seat) for seat in range(len(PLAYERS))),
        relics=tuple(
            Relic(*COORDINATES[field], bool(core.moved >> relic & 1)) for relic, field in enumerate(core.relics)
        ),
        spent=tuple(core.spent),
        idle=core.idle,
        progress=core.progress,
        activations=tuple(_activation(p, frame) for frame in core.frames),
        stirred=core.stirred,
        alarms=_seats(core.alarms),
    )
    p.core = here
    return board


def _unit(p: Position, unit: int) -> Unit:
    core = p.core
    q, r = COORDINATES[core.place[unit]]
    holds = held_by(p, unit)
    return Unit(
        name=name_of(core.name[unit]),
        seat=p.owner_of(unit),
        alpha=core.alpha[unit] % PER_PLAYER + 1,
        q=q,
        r=r,
        spent_physical=core.spent_physical[unit],
        spent_magic=core.spent_magic[unit],
        physical=physical_left(p, unit),
        magic=magic_left(p, unit),
        exposed=bool(core.exposed >> unit & 1),
        waiting=bool(core.waiting >> unit & 1),
        flags=tuple(name for bit, name in enumerate(FLAG_NAMES) if core.flags[unit] >> bit & 1),
        holds=tuple(name for relic, name in enumerate(RELICS) if holds >> relic & 1),
    )


FLAG_NAMES: Final = (*FLAGS, "bearer", "paralysed", "bound", "frozen")


def _mark_card(mark: Mark) -> str | None:
    if mark.card == NONE:
        return None
    return INTERVENTION_IDS[mark.card] if TIMED[mark.condition] else CARD_IDS[mark.card]


def _markers(core: Core, seat: int) -> dict[str, int]:
    counts = core.markers[seat * CARDS : seat * CARDS + CARDS]
    return {CARD_IDS[card]: count for card, count in enumerate(counts) if count}


def _activation(p: Position, frame: Frame) -> Activation:
    return Activation(
        unit=_name(p, frame.unit),
        commander=frame.commander,
        wet=frame.wet,
        moves=frame.moves,
        actions=frame.actions,
        used=frame.used,
    )


def _announced(p: Position, one: Announcement) -> Announced:
    return Announced(
        card=INTERVENTION_IDS[one.card],
        seat=one.player,
        moment=one.moment,
        phase=PHASES[one.phase],
        window=WINDOWS[one.window],
        picked=one.picked,
        unit=_name(p, one.unit),
        direction=one.direction,
        fields=tuple(Spot(*COORDINATES[field]) for field in one.fields),
        area=tuple(Spot(*COORDINATES[field]) for field in one.area),
        relic=None if one.relic == NONE else RELICS[one.relic],
        alpha=_or_none(one.alpha),
        figure=None if one.figure == NONE else FIGURES[one.figure],
        movement=_or_none(one.movement),
        cards=_cards(one.cards),
        ended=_or_none(one.ended),
    )


def _effects(p: Position, run: Run) -> Effects:
    return Effects(
        ability=run.ability,
        card=run.card,
        seat=run.player,
        user=_name(p, run.user),
        alpha=run.alpha,
        target=_name(p, run.target),
        field=run.field,
        extra=run.extra,
        relic=run.relic,
        fields=tuple(run.fields),
        cards=tuple(run.cards),
        next=run.next,
        lowered=run.lowered,
    )


def _name(p: Position, unit: int) -> str | None:
    return None if unit == NONE else name_of(p.core.name[unit])


def _names(p: Position, units: list[int]) -> tuple[str, ...]:
    return tuple(name_of(p.core.name[unit]) for unit in units)


def _cards(cards: list[int]) -> tuple[str, ...]:
    return tuple(CARD_IDS[card] for card in cards)


def _interventions(cards: list[int]) -> tuple[str, ...]:
    return tuple(INTERVENTION_IDS[card] for card in cards)


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(PLAYERS)) if bits >> seat & 1)


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


# The way back.


def build(view: View, rng: Rng) -> Athlas:
    """The position that a view without blanks shows, checked for contradictions."""
    p = Athlas(rng)
    try:
        p.table = card_set(view.cards)
        p.mode = MODES.index(view.mode)
        p.phase = PHASES.index(view.phase)
        p.window = WINDOWS.index(view.window)
        p.task = TASKS.index(view.task)
        p.reason = REASONS.index(view.reason)
        p.points, p.turn_limit, p.games, p.game = view.points, view.turn_limit, view.games, view.game
        p.wins = list(view.wins)
        _build_record(p, view)
        p.core = _build_core(p, view.board)
        p.checkpoints = [_build_core(p, board) for board in view.checkpoints]
        p.aside = None if view.aside is None else _build_core(p, view.aside)
        _build_desk(p, view)
    except (KeyError, ValueError, IndexError) as problem:
        raise BadPosition(f"unknown name or number: {problem}") from problem
    check(p)
    return p


def _build_record(p: Athlas, view: View) -> None:
    if len(view.piles) != 2 * PER_PLAYER or len(view.stacks) != len(PLAYERS) or len(view.gone) != len(PLAYERS):
        raise BadPosition("there are two players with four piles, a stack and played cards each")
    p.alphas = [_build_alpha(p, pile) for pile in view.piles]
    p.revealed = sum(pile.revealed << alpha for alpha, pile in enumerate(view.piles))
    p.figures = [NONE if pile.figure is None else FIGURES.index(pile.figure) for pile in view.piles]
    p.seen = [[CARD_OF[card] for card in pile.seen] for pile in view.piles]
    p.stacks = [_build_stack(stack) for stack in view.stacks]
    p.gone = [[INTERVENTION_OF[card] for card in cards] for cards in view.gone]
    p.played = sum(1 << seat for seat in set(view.played))
    p.starter = NONE if view.starter is None else view.starter
    p.active, p.turn = view.active, view.turn
    if view.slot is None or view.draft is None:
        raise BadPosition("a creation is not known")
    p.slot, p.draft = view.slot, [CARD_OF[card] for card in view.draft]
    p.actor = NOBODY if view.actor is None else view.actor
    p.summoned, p.summoned_cost, p.ending_all = view.summoned, view.summoned_cost, view.ending_all
    p.winner = NONE if view.winner is None else view.winner


def _build_alpha(p: Athlas, pile: Pile) -> Alpha | None:
    if pile.cards is None:
        raise BadPosition("a pile is not known")
    return Alpha(p.table, [CARD_OF[card] for card in pile.cards]) if pile.cards else None


def _build_stack(stack: tuple[str | None, ...] | None) -> list[int]:
    if stack is None or None in stack:
        raise BadPosition("a stack is not known")
    return [INTERVENTION_OF[card] for card in stack if card is not None]


def _build_core(p: Athlas, board: Board) -> Core:
    core = Core()
    here, p.core = p.core, core
    core.terrain = bytes(TERRAIN_LETTERS.index(letter) for letter in board.terrain)
    units = {unit.name: number for number, unit in enumerate(board.units)}
    for unit in board.units:
        field = FIELD_OF[(unit.q, unit.r)]
        if core.occupant[field] != NONE:
            raise BadPosition(f"two units on {unit.q},{unit.r}")
        core.occupant[field] = len(core.place)
        core.exposed |= unit.exposed << len(core.place)
        core.waiting |= unit.waiting << len(core.place)
        core.place.append(field)
        core.alpha.append(_alpha(unit.seat, unit.alpha))
        core.name.append(_number(unit.name))
    core.spent_physical = [unit.spent_physical for unit in board.units]
    core.spent_magic = [unit.spent_magic for unit in board.units]
    core.marks = [_build_mark(mark, units) for mark in board.marks]
    core.pools, core.serials = list(board.pools), list(board.serials)
    core.markers = bytes(board.markers[seat].get(card, 0) for seat in range(len(PLAYERS)) for card in CARD_IDS)
    core.relics = [FIELD_OF[(relic.q, relic.r)] for relic in board.relics]
    core.moved = sum(relic.moved << number for number, relic in enumerate(board.relics))
    core.spent = list(board.spent)
    core.idle, core.progress, core.stirred = board.idle, board.progress, board.stirred
    core.alarms = sum(1 << seat for seat in set(board.alarms))
    core.frames = [_build_frame(activation, units) for activation in board.activations]
    if any(p.alphas[alpha] is None for alpha in core.alpha):
        raise BadPosition("a unit of an alpha that does not exist")
    core.flags = [compute_flags(p, unit) for unit in range(len(core.place))]
    p.core = here
    return core


def _build_mark(mark: Marked, units: dict[str, int]) -> Mark:
    card, condition = NONE, CONDITIONS.index(mark.condition)
    if mark.card is not None:
        card = INTERVENTION_OF[mark.card] if TIMED[condition] else CARD_OF[mark.card]
    return Mark(units[mark.unit], condition, mark.maker, card, mark.time)


def _build_frame(activation: Activation, units: dict[str, int]) -> Frame:
    unit = NONE if activation.unit is None else units[activation.unit]
    frame = Frame(unit, activation.commander, activation.wet)
    frame.moves, frame.actions, frame.used = activation.moves, activation.actions, activation.used
    return frame


def _build_desk(p: Athlas, view: View) -> None:
    """What is going on in the present core."""
    units = {name_of(p.core.name[unit]): unit for unit in range(len(p.core.place))}
    p.announced = [_build_announcement(one, units) for one in view.announced]
    if view.effects is not None:
        p.run = _build_run(view.effects, units)
    p.stage, p.venom = view.stage, view.venom
    p.hits, p.amounts = [units[name] for name in view.hits], list(view.amounts)
    p.asked, p.doomed = list(view.asked), [units[name] for name in view.doomed]
    p.blasts, p.soaked = list(view.blasts), list(view.soaked)
    p.pushed = NONE if view.pushed is None else FIELD_OF[(view.pushed.q, view.pushed.r)]


def _build_announcement(view: Announced, units: dict[str, int]) -> Announcement:
    card, phase, window = INTERVENTION_OF[view.card], PHASES.index(view.phase), WINDOWS.index(view.window)
    one = Announcement(card, view.seat, view.moment, phase, window)
    one.picked, one.direction = view.picked, view.direction
    one.unit = NONE if view.unit is None else units[view.unit]
    one.fields = [FIELD_OF[(spot.q, spot.r)] for spot in view.fields]
    one.area = [FIELD_OF[(spot.q, spot.r)] for spot in view.area]
    one.relic = NONE if view.relic is None else RELICS.index(view.relic)
    one.alpha = NONE if view.alpha is None else view.alpha
    one.figure = NONE if view.figure is None else FIGURES.index(view.figure)
    one.movement = NONE if view.movement is None else view.movement
    one.cards = [CARD_OF[card] for card in view.cards]
    one.ended = NONE if view.ended is None else view.ended
    return one


def _build_run(view: Effects, units: dict[str, int]) -> Run:
    run = Run(view.ability, view.card, view.seat)
    run.user = NONE if view.user is None else units[view.user]
    run.target = NONE if view.target is None else units[view.target]
    run.alpha, run.field, run.extra, run.relic = view.alpha, view.field, view.extra, view.relic
    run.fields, run.cards = list(view.fields), list(view.cards)
    run.next, run.lowered = view.next, view.lowered
    return run


def _alpha(seat: int, alpha: int) -> int:
    if seat not in range(len(PLAYERS)) or not 1 <= alpha <= PER_PLAYER:
        raise BadPosition(f"there is no alpha {alpha} of seat {seat}")
    return PER_PLAYER * seat + alpha - 1


def _number(name: str) -> int:
    """`g2.3` as a number."""
    alpha, serial = name[1:].split(".")
    player = [player[0] for player in PLAYERS].index(name[0])
    return _alpha(player, int(alpha)) * SERIALS + int(serial)
