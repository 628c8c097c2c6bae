"""Finds contradictions in a saved or edited position: things that no real table could show."""

from collections.abc import Iterator
from itertools import chain

from manawell.games.athlas.components.cards import CARD_IDS, Alpha
from manawell.games.athlas.components.tables import (
    CARDS,
    FIELDS,
    GENERA,
    GOD_POINTS,
    NONE,
    PLAYERS,
    RELICS,
    STACK_CARDS,
    TILES,
    UNITS_PER_ALPHA,
)
from manawell.games.athlas.rules.actions import NO_FIELD
from manawell.games.athlas.rules.effects import second_targets
from manawell.games.athlas.rules.ending import champion
from manawell.games.athlas.rules.losses import candidates_of
from manawell.games.athlas.state import (
    ACT,
    CAMPAIGN,
    CARD,
    CASUALTY,
    CHOOSE,
    CREATION,
    GENUS,
    LAST_CHANCE,
    NO_WINDOW,
    OVER,
    PER_PLAYER,
    PICK,
    PRESET,
    QUICK,
    REBUILD,
    RELIC,
    RESPONSE,
    SECOND,
    STACK,
    SUMMON,
    WINDOW,
    Core,
    Position,
)
from manawell.kernel.faults import Impossible, Refusal, impossible
from manawell.kernel.state import NOBODY


def check(p: Position) -> None:
    """Refuse the first contradiction."""
    cores = [p.core, *p.checkpoints] + ([] if p.aside is None else [p.aside])
    for problem in chain(_options(p), _armies(p), _stacks(p), *(_core(p, core) for core in cores), _phase(p), _desk(p)):
        raise Impossible("athlas", problem)


def _options(p: Position) -> Iterator[Refusal]:
    if p.points < 1:
        yield impossible("ATH-3.2", "points", points=p.points)
    if p.turn_limit < 0:
        yield impossible("ATH-24.7", "turn-limit", limit=p.turn_limit)
    if not 0 <= p.game < p.games or (p.games > 1) != (p.mode == CAMPAIGN):
        yield impossible("ATH-25.6", "games", number=p.game + 1, games=p.games)
    if len(p.wins) != len(PLAYERS) or min(p.wins) < 0 or sum(p.wins) > p.games:
        yield impossible("ATH-25.6", "wins", games=p.games)
    if p.active not in range(len(PLAYERS)) or p.turn < 0:
        yield impossible("ATH-6.1", "turn")
    if p.played not in range(4):
        yield impossible("ATH-22.1", "played")
    if (p.turn == 0) != (p.phase in CREATION):
        yield impossible("ATH-4.8", "turn-phase", turn=p.turn)


def _armies(p: Position) -> Iterator[Refusal]:
    for seat in range(len(PLAYERS)):
        own = range(PER_PLAYER * seat, PER_PLAYER * seat + PER_PLAYER)
        cards = [card for alpha in p.alphas[own.start : own.stop] if alpha is not None for card in alpha.cards]
        cards += p.draft if seat == p.actor and p.phase in CREATION else []
        for card in cards:
            if cards.count(card) > 1:
                yield impossible("ATH-2.2", "card-twice", card=CARD_IDS[card])
        for alpha in own:
            made = p.alphas[alpha]
            if made is None:
                if p.revealed >> alpha & 1 or (p.turn and alpha % PER_PLAYER < 3):
                    yield impossible("ATH-4.1", "alpha-missing", alpha=alpha % PER_PLAYER + 1)
            elif sum(card < GENERA for card in made.cards) != 1 or made.cards != sorted(made.cards):
                yield impossible("ATH-4.2", "one-genus", alpha=alpha % PER_PLAYER + 1)
            else:
                yield from _alpha(p, made, alpha % PER_PLAYER + 1)
        if any((p.figures[alpha] == NONE) == bool(p.revealed >> alpha & 1) for alpha in own):
            yield impossible("ATH-7.3", "figure-shown")
        shown = [p.figures[alpha] for alpha in own if p.figures[alpha] != NONE]
        if len(set(shown)) != len(shown):
            yield impossible("ATH-7.3", "figure-twice")


def _alpha(p: Position, made: Alpha, number: int) -> Iterator[Refusal]:
    if made.hands < 0:
        yield impossible("ATH-4.3", "alpha-hands", alpha=number)
    if made.spell_points < 0:
        yield impossible("ATH-4.4", "alpha-spells", alpha=number)
    if made.cost > p.points:
        yield impossible("ATH-4.7", "alpha-cost", alpha=number, cost=made.cost, points=p.points)


def _stacks(p: Position) -> Iterator[Refusal]:
    for stack, gone in zip(p.stacks, p.gone, strict=True):
        cards = stack + gone
        if len(set(cards)) != len(cards) or len(cards) > STACK_CARDS:
            yield impossible("ATH-5.1", "stack", most=STACK_CARDS)
        elif sum(p.table.interventions[card].god_points for card in cards) > GOD_POINTS:
            yield impossible("ATH-5.1", "god-points", most=GOD_POINTS)


def _core(p: Position, core: Core) -> Iterator[Refusal]:
    if len(core.pools) != 2 * PER_PLAYER or len(core.serials) != 2 * PER_PLAYER or len(core.markers) != 2 * CARDS:
        yield impossible("ATH-20.1", "counters")
        return
    if len(core.terrain) != FIELDS or FIELDS - core.terrain.count(0) > TILES:
        yield impossible("ATH-2.4", "tiles", fields=FIELDS, most=TILES)
    yield from _units(core)
    for alpha in range(2 * PER_PLAYER):
        made, count = p.alphas[alpha], core.alpha.count(alpha)
        if count > UNITS_PER_ALPHA:
            yield impossible("ATH-2.3", "too-many-units", alpha=alpha % PER_PLAYER + 1, most=UNITS_PER_ALPHA)
        if count and not p.revealed >> alpha & 1:
            yield impossible("ATH-7.1", "hidden-alpha", alpha=alpha % PER_PLAYER + 1)
        if made is not None and not 0 <= core.pools[alpha] <= made.life:
            number, found = alpha % PER_PLAYER + 1, core.pools[alpha]
            yield impossible("ATH-20.7", "pool", alpha=number, most=made.life, found=found)
    if len(core.relics) != len(RELICS) or len(core.spent) != len(PLAYERS):
        yield impossible("ATH-3.3", "relics", relics=len(RELICS))
    if any(not 0 <= spent <= p.points for spent in core.spent) or core.idle < 0:
        yield impossible("ATH-7.4", "spent", most=p.points)
    if any(mark.maker not in range(len(PLAYERS)) or mark.time < 0 for mark in core.marks):
        yield impossible("ATH-23.1", "condition")
    if len(core.frames) > 2:
        yield impossible("ATH-21.7", "activations")
    if any(frame.commander != p.active for frame in core.frames):
        yield impossible("ATH-9.1", "commander")


def _units(core: Core) -> Iterator[Refusal]:
    if len(set(core.name)) != len(core.name):
        yield impossible("ATH-2.3", "unit-name")
    if min(core.spent_physical + core.spent_magic, default=0) < 0:
        yield impossible("ATH-19.4", "armour")
    if core.waiting & core.arrived:
        yield impossible("ATH-7.10", "arrived")


def _phase(p: Position) -> Iterator[Refusal]:
    if p.phase == OVER:
        if p.actor != NOBODY or p.reason == 0:
            yield impossible("ATH-24.1", "over")
        return
    if p.reason != 0 or p.actor not in range(len(PLAYERS)):
        yield impossible("ATH-24.1", "running")
    if p.phase in (SUMMON, CHOOSE, ACT) and p.actor != p.active:
        yield impossible("ATH-8.1", "decides")
    if (p.phase == WINDOW) != (p.window != NO_WINDOW) and p.phase not in (PICK, RELIC, CASUALTY, SECOND):
        yield impossible("ATH-22.20", "window")
    if bool(p.core.frames) != (p.phase == ACT) and p.phase in (ACT, CHOOSE, SUMMON):
        yield impossible("ATH-9.3", "activation")
    yield from _creation(p)
    winning = champion(p) != NONE
    if winning != (p.phase == WINDOW and p.window == LAST_CHANCE) and p.phase in (SUMMON, CHOOSE, ACT, WINDOW):
        yield impossible("ATH-24.1", "two-relics")


def _creation(p: Position) -> Iterator[Refusal]:
    if (p.phase == PRESET and p.mode != QUICK) or (p.phase in (GENUS, CARD, STACK) and p.mode == QUICK):
        yield impossible("ATH-26.1", "preset")
    if p.phase == REBUILD and p.game == 0:
        yield impossible("ATH-25.3", "rebuild")
    if bool(p.draft) != (p.phase == CARD) or p.slot not in range(PER_PLAYER + 1):
        yield impossible("ATH-4.10", "draft")


def _desk(p: Position) -> Iterator[Refusal]:
    """Checks the activation and the choices in progress."""
    if bool(p.announced) != (p.phase == PICK or p.window == RESPONSE or _card_runs(p)):
        yield impossible("ATH-22.22", "announced")
    if (p.phase in (RELIC, SECOND)) and (p.run is None or (p.run.target == NONE and p.phase == RELIC)):
        yield impossible("ATH-1.5", "no-effect")
    if p.phase == CASUALTY and (not p.asked or len(candidates_of(p, p.asked[0])) < 2):
        yield impossible("ATH-20.4", "casualty")
    if len(p.hits) != len(p.amounts):
        yield impossible("ATH-20.4", "losses")
    for announcement in p.announced:
        if announcement.player not in range(len(PLAYERS)):
            yield impossible("ATH-22.4", "announcer")
        elif not 0 <= announcement.picked <= len(p.table.interventions[announcement.card].picks):
            yield impossible("ATH-22.4", "announced-choices")
    if p.run is not None and p.run.field not in range(FIELDS) and p.run.field not in (NO_FIELD, NONE):
        yield impossible("ATH-1.5", "effect-field")
    elif p.phase == SECOND and (p.run is None or p.run.field not in range(FIELDS) or not second_targets(p)):
        yield impossible("ATH-10.4", "second-target")


def _card_runs(p: Position) -> bool:
    return p.run is not None and p.run.card != NONE
