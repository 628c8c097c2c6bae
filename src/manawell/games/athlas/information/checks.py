"""Finds contradictions in a saved or edited position: things that no real table could show."""

from collections.abc import Iterator
from itertools import chain

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
from manawell.kernel.faults import BadPosition
from manawell.kernel.state import NOBODY


def check(p: Position) -> None:
    """Refuse the first contradiction."""
    cores = [p.core, *p.checkpoints] + ([] if p.aside is None else [p.aside])
    for problem in chain(_options(p), _armies(p), _stacks(p), *(_core(p, core) for core in cores), _phase(p), _desk(p)):
        raise BadPosition(problem)


def _options(p: Position) -> Iterator[str]:
    if not p.points >= 1 or p.turn_limit < 0:
        yield f"{p.points} points and a limit of {p.turn_limit} turns"
    if not 0 <= p.game < p.games or (p.games > 1) != (p.mode == CAMPAIGN):
        yield f"game {p.game} of {p.games}"
    if len(p.wins) != len(PLAYERS) or min(p.wins) < 0 or sum(p.wins) > p.games:
        yield f"{p.wins} games won"
    if p.active not in range(len(PLAYERS)) or p.turn < 0 or p.played not in range(4):
        yield "active player, turn or played cards"
    if (p.turn == 0) != (p.phase in CREATION):
        yield f"turn {p.turn} in this phase"


def _armies(p: Position) -> Iterator[str]:
    for seat in range(len(PLAYERS)):
        own = range(PER_PLAYER * seat, PER_PLAYER * seat + PER_PLAYER)
        cards = [card for alpha in p.alphas[own.start : own.stop] if alpha is not None for card in alpha.cards]
        cards += p.draft if seat == p.actor and p.phase in CREATION else []
        if len(set(cards)) != len(cards):
            yield "a card is used twice"
        for alpha in own:
            made = p.alphas[alpha]
            if made is None:
                if p.revealed >> alpha & 1 or (p.turn and alpha % PER_PLAYER < 3):
                    yield f"alpha {alpha % PER_PLAYER + 1} is missing"
            elif sum(card < GENERA for card in made.cards) != 1 or made.cards != sorted(made.cards):
                yield "an alpha has exactly one genus, and its cards are in order"
            elif made.hands < 0 or made.spell_points < 0 or made.cost > p.points:
                yield "an alpha breaks ATH-4.3, 4.4 or 4.7"
        if any((p.figures[alpha] == NONE) == bool(p.revealed >> alpha & 1) for alpha in own):
            yield "revealed alphas have a figure, others have none"
        shown = [p.figures[alpha] for alpha in own if p.figures[alpha] != NONE]
        if len(set(shown)) != len(shown):
            yield "a figure type is used twice"


def _stacks(p: Position) -> Iterator[str]:
    for stack, gone in zip(p.stacks, p.gone, strict=True):
        cards = stack + gone
        if len(set(cards)) != len(cards) or len(cards) > STACK_CARDS:
            yield "a stack has up to four different cards"
        elif sum(p.table.interventions[card].god_points for card in cards) > GOD_POINTS:
            yield "a stack has at most eight god points"


def _core(p: Position, core: Core) -> Iterator[str]:
    if len(core.pools) != 2 * PER_PLAYER or len(core.serials) != 2 * PER_PLAYER or len(core.markers) != 2 * CARDS:
        yield "pools, serial numbers or markers"
        return
    if len(core.terrain) != FIELDS or FIELDS - core.terrain.count(0) > TILES:
        yield "the board has 91 fields and at most 42 tiles"
    yield from _units(core)
    for alpha in range(2 * PER_PLAYER):
        made, count = p.alphas[alpha], core.alpha.count(alpha)
        if count > UNITS_PER_ALPHA or (count and not p.revealed >> alpha & 1):
            yield "too many units of an alpha, or units of a hidden one"
        if made is not None and not 0 <= core.pools[alpha] <= made.life:
            yield f"a pool of {core.pools[alpha]}"
    if len(core.relics) != len(RELICS) or len(core.spent) != len(PLAYERS):
        yield "there are three relics and two players"
    if any(not 0 <= spent <= p.points for spent in core.spent) or core.idle < 0:
        yield f"points spent: {core.spent}"
    if any(mark.maker not in range(len(PLAYERS)) or mark.time < 0 for mark in core.marks) or len(core.frames) > 2:
        yield "a mark or an activation"
    if any(frame.commander != p.active for frame in core.frames):
        yield "the player whose turn it is commands every activation"


def _units(core: Core) -> Iterator[str]:
    if len(set(core.name)) != len(core.name):
        yield "two units have the same name"
    if min(core.spent_physical + core.spent_magic, default=0) < 0:
        yield "armour spent"
    if core.waiting & core.arrived:
        yield "a unit that has just arrived is not activated"


def _phase(p: Position) -> Iterator[str]:
    if p.phase == OVER:
        if p.actor != NOBODY or p.reason == 0:
            yield "a finished game asks nobody and has a reason"
        return
    if p.reason != 0 or p.actor not in range(len(PLAYERS)):
        yield "an unfinished game asks a player and has no reason"
    if p.phase in (SUMMON, CHOOSE, ACT) and p.actor != p.active:
        yield "the player whose turn it is decides here"
    if (p.phase == WINDOW) != (p.window != NO_WINDOW) and p.phase not in (PICK, RELIC, CASUALTY, SECOND):
        yield "a window is open exactly while it is asked"
    if bool(p.core.frames) != (p.phase == ACT) and p.phase in (ACT, CHOOSE, SUMMON):
        yield "an activation runs exactly while its unit acts"
    yield from _creation(p)
    winning = champion(p) != NONE
    if winning != (p.phase == WINDOW and p.window == LAST_CHANCE) and p.phase in (SUMMON, CHOOSE, ACT, WINDOW):
        yield "a unit with two relics has won"


def _creation(p: Position) -> Iterator[str]:
    if (p.phase == PRESET and p.mode != QUICK) or (p.phase in (GENUS, CARD, STACK) and p.mode == QUICK):
        yield "preset armies belong to the quick start"
    if p.phase == REBUILD and p.game == 0:
        yield "nothing to rebuild"
    if bool(p.draft) != (p.phase == CARD) or p.slot not in range(PER_PLAYER + 1):
        yield "an alpha is being made exactly while its cards are asked"


def _desk(p: Position) -> Iterator[str]:
    """Checks the activation and the choices in progress."""
    if bool(p.announced) != (p.phase == PICK or p.window == RESPONSE or _card_runs(p)):
        yield "an announced card"
    if (p.phase in (RELIC, SECOND)) and (p.run is None or (p.run.target == NONE and p.phase == RELIC)):
        yield "a choice without an effect"
    if p.phase == CASUALTY and (not p.asked or len(candidates_of(p, p.asked[0])) < 2):
        yield "a casualty among fewer than two"
    if len(p.hits) != len(p.amounts):
        yield "losses"
    for announcement in p.announced:
        if announcement.player not in range(len(PLAYERS)):
            yield "an announced card"
        elif not 0 <= announcement.picked <= len(p.table.interventions[announcement.card].picks):
            yield "choices of an announced card"
    if p.run is not None and p.run.field not in (*range(FIELDS), NO_FIELD, NONE):
        yield "an effect without a field"
    elif p.phase == SECOND and (p.run is None or p.run.field not in range(FIELDS) or not second_targets(p)):
        yield "a second target among none"


def _card_runs(p: Position) -> bool:
    return p.run is not None and p.run.card != NONE
