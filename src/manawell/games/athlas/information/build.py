"""Builds the position that a view without blanks shows."""

from itertools import repeat
from typing import Final

from manawell.games.athlas.components.cards import CARD_IDS, CARD_OF, INTERVENTION_OF, Alpha
from manawell.games.athlas.components.cardsets import card_set
from manawell.games.athlas.components.tables import CONDITIONS, FIELD_OF, FIGURES, NONE, PLAYERS, RELICS, TIMED
from manawell.games.athlas.information.checks import check
from manawell.games.athlas.information.view import (
    MODES,
    PHASES,
    TASKS,
    TERRAIN_LETTERS,
    Activation,
    Announced,
    Board,
    Effects,
    Marked,
    Pile,
    View,
)
from manawell.games.athlas.rules.ending import REASONS
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.rules.units import compute_flags, name_of
from manawell.games.athlas.state import PER_PLAYER, SERIALS, WINDOWS, Announcement, Core, Frame, Mark, Run
from manawell.kernel.faults import Impossible, Unshaped, impossible
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY

LETTERS: Final = [player[0] for player in PLAYERS]


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
        raise Unshaped(f"unknown name or number: {problem}") from problem
    check(p)
    return p


def _build_record(p: Athlas, view: View) -> None:
    if len(view.piles) != 2 * PER_PLAYER or len(view.stacks) != len(PLAYERS) or len(view.gone) != len(PLAYERS):
        raise Impossible("athlas", impossible("ATH-4.1", "piles", piles=PER_PLAYER))
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
        raise Unshaped("a creation is not known")
    p.slot, p.draft = view.slot, [CARD_OF[card] for card in view.draft]
    p.actor = NOBODY if view.actor is None else view.actor
    p.summoned, p.summoned_cost, p.ending_all = view.summoned, view.summoned_cost, view.ending_all
    p.winner = NONE if view.winner is None else view.winner


def _build_alpha(p: Athlas, pile: Pile) -> Alpha | None:
    if pile.cards is None:
        raise Unshaped("a pile is not known")
    return Alpha(p.table, [CARD_OF[card] for card in pile.cards]) if pile.cards else None


def _build_stack(stack: tuple[str | None, ...] | None) -> list[int]:
    if stack is None or None in stack:
        raise Unshaped("a stack is not known")
    return [INTERVENTION_OF[card] for card in stack if card is not None]


def _build_core(p: Athlas, board: Board) -> Core:
    core = Core()
    here, p.core = p.core, core
    core.terrain = bytes(map(TERRAIN_LETTERS.index, board.terrain))
    units = {unit.name: number for number, unit in enumerate(board.units)}
    for unit in board.units:
        field = FIELD_OF[(unit.q, unit.r)]
        if core.occupant[field] != NONE:
            raise Impossible("athlas", impossible("ATH-1.1", "two-units", q=unit.q, r=unit.r))
        core.occupant[field] = len(core.place)
        core.exposed |= unit.exposed << len(core.place)
        core.waiting |= unit.waiting << len(core.place)
        core.arrived |= unit.arrived << len(core.place)
        core.place.append(field)
        core.alpha.append(_alpha(unit.seat, unit.alpha))
        core.name.append(_number(unit.name))
    core.spent_physical = [unit.spent_physical for unit in board.units]
    core.spent_magic = [unit.spent_magic for unit in board.units]
    core.marks = [_build_mark(mark, units) for mark in board.marks]
    core.pools, core.serials = list(board.pools), list(board.serials)
    core.markers = b"".join([bytes(map(board.markers[seat].get, CARD_IDS, repeat(0))) for seat in range(len(PLAYERS))])
    core.relics = [FIELD_OF[(relic.q, relic.r)] for relic in board.relics]
    core.moved = sum(relic.moved << number for number, relic in enumerate(board.relics))
    core.spent = list(board.spent)
    core.idle, core.progress, core.stirred = board.idle, board.progress, board.stirred
    core.alarms = sum(1 << seat for seat in set(board.alarms))
    core.frames = [_build_frame(activation, units) for activation in board.activations]
    if any(p.alphas[alpha] is None for alpha in core.alpha):
        raise Impossible("athlas", impossible("ATH-7.1", "no-alpha"))
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
    """The activation and choices in progress in the present core."""
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
        raise Impossible("athlas", impossible("ATH-7.1", "no-alpha"))
    return PER_PLAYER * seat + alpha - 1


def _number(name: str) -> int:
    """`g2.3` as a number."""
    alpha, serial = name[1:].split(".")
    player = LETTERS.index(name[0])
    return _alpha(player, int(alpha)) * SERIALS + int(serial)
