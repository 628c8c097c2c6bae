"""What a viewer may know: the only place that hides anything (ATH-27)."""

from manawell.games.athlas.components.cards import CARD_IDS, CLIMB, FLY, HAND_OVER, INTERVENTION_IDS, WALK, Alpha
from manawell.games.athlas.components.tables import (
    ATTACKS,
    CARDS,
    CONDITIONS,
    COORDINATES,
    FIGURES,
    FLAGS,
    FLYING,
    IMMOBILE,
    NONE,
    PLAYERS,
    RELICS,
    TIMED,
)
from manawell.games.athlas.information.view import (
    BUSY_PHASE,
    CREATING,
    FLAG_NAMES,
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
    Relic,
    Spot,
    Totals,
    Unit,
    View,
)
from manawell.games.athlas.rules.abilities import abilities_of
from manawell.games.athlas.rules.ending import REASONS
from manawell.games.athlas.rules.units import attack_bonus, held_by, living, magic_left, name_of, physical_left
from manawell.games.athlas.state import (
    BUSY,
    CREATION,
    OVER,
    PER_PLAYER,
    WINDOWS,
    Announcement,
    Core,
    Frame,
    Mark,
    Position,
    Run,
)
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.state import NOBODY


def look(p: Position, viewer: int) -> View:
    """The view of a seat, a spectator, or the all-knowing."""
    everything = viewer == ALL_KNOWING or p.phase == OVER  # ATH-27.2
    creating = p.phase in CREATION
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
        phase=_phase(p.phase) if mine else CREATING,
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
        abilities=_abilities(p),
    )


def _abilities(p: Position) -> tuple[int, ...]:
    """Those of the activated unit, without basic moves that are not its own and without a relic to hand over."""
    unit = p.core.frames[-1].unit if p.core.frames else NONE
    if unit == NONE:
        return ()
    flags, never = p.core.flags[unit], [FLY]
    if flags & FLYING:
        never = [WALK, CLIMB]
    if flags & IMMOBILE:
        never = [WALK, CLIMB, FLY]
    if held_by(p, unit) == 0:
        never = [*never, HAND_OVER]
    return tuple(dict.fromkeys([number for number in abilities_of(p, unit) if number not in never]))


def _phase(phase: int) -> str:
    return BUSY_PHASE if phase == BUSY else PHASES[phase]


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
        totals=_totals(made) if known and made is not None else None,
    )


def _totals(made: Alpha) -> Totals:
    return Totals(
        cost=made.cost,
        life=made.life,
        physical=made.physical,
        magic=made.magic,
        mods=tuple(made.mods),
        flags=tuple(name for bit, name in enumerate(FLAGS) if made.flags >> bit & 1),
    )


def _stack(stack: list[int], own: bool, creating: bool) -> tuple[str | None, ...] | None:
    if own:
        return _interventions(stack)
    return None if creating else (None,) * len(stack)


def _board(p: Position, core: Core) -> Board:
    """Read as `p.core`, so that the same rules apply as in play."""
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
        arrived=bool(core.arrived >> unit & 1),
        flags=tuple(name for bit, name in enumerate(FLAG_NAMES) if core.flags[unit] >> bit & 1),
        holds=tuple(name for relic, name in enumerate(RELICS) if holds >> relic & 1),
        mods=tuple(attack_bonus(p, unit, kind) for kind in range(len(ATTACKS))),
    )


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
