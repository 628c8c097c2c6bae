"""A player resigns and the game goes on without them (LUT-4.12)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import W1
from manawell.games.lutao.components.tables import GOLEMS, NONE, PROVINCE_COUNT
from manawell.games.lutao.rules.choices import CHOICES
from manawell.games.lutao.rules.elimination import check_elimination, withdraw
from manawell.games.lutao.rules.holdings import conquer, held_at, send_home, take_hostages
from manawell.games.lutao.rules.piles import shuffle_in_peoples, shuffle_in_runes
from manawell.games.lutao.rules.sea import clear_voyage, vessel_in
from manawell.games.lutao.state import (
    ACTION_TURN,
    AGAINST,
    B_END,
    BUSY,
    BY_CONCESSION,
    COMBAT,
    GOLEM_FROM,
    KILL,
    LEARNING,
    LURKING,
    MOVING,
    OVER,
    SPELL_CARD_TURN,
    SPELL_TARGETS,
    TO_ASSIGN_MOON,
    TO_KEEP_PEOPLE,
    TO_KEEP_RUNE,
    TO_KEEP_SPELLS,
    TO_PUT_AWAY,
    WINDOW,
    Battle,
    Position,
)


def leave_table(p: Position, seat: int) -> None:
    """Put away everything a player has; the game goes on, or is over."""
    if p.journal is not None:
        p.journal.tell(events.Conceded(seat))
    leaving = [people for people in p.order if p.player_of(people) == seat]
    if not leaving:
        return
    asked = p.phase
    _drop_casts(p, leaving)
    _drop_pending(p, leaving)
    if p.turn < len(p.order) and p.active() in leaving:
        _call_off(p, p.active())
    battle = p.battle
    if battle is not None:
        _leave_battle(p, battle, leaving)
    for people in leaving:
        withdraw(p, people)
    _walk_in(p)
    active_leaves = p.turn < len(p.order) and p.active() in leaving
    check_elimination(p, leaving[0], BY_CONCESSION)
    if p.phase == OVER:
        return
    if active_leaves and p.window != W1:
        _next_turn(p)
    if p.casts and p.casts[-1].poll == NONE:
        p.phase = asked  # a player who has shown a spell goes on to name its target, whatever else has ended
    if p.who in leaving or _is_stuck(p) or p.phase == WINDOW:
        p.phase = BUSY  # a window asks its player again; in the middle of a move what is pending waits for its end


def _drop_casts(p: Position, leaving: list[int]) -> None:
    """The player's spells, and the responses to them, are discarded without effect."""
    for place, cast in enumerate(p.casts):
        if cast.people in leaving:
            for dropped in p.casts[place:]:
                p.spell_discards[dropped.spell] += 1
            p.casts = p.casts[:place]
            p.phase = BUSY
            return


def _drop_pending(p: Position, leaving: list[int]) -> None:
    kept = []
    for pending in p.pending:
        if pending.people not in leaving:
            kept.append(pending)
        elif pending.kind == TO_KEEP_SPELLS:
            for spell in pending.cards:
                p.spell_discards[spell] += 1
        elif pending.kind in (TO_KEEP_RUNE, TO_ASSIGN_MOON):
            shuffle_in_runes(p, pending.cards)
        elif pending.kind == TO_KEEP_PEOPLE:  # it keeps its old card, which lies among the drawn or in the stack
            shuffle_in_peoples(p, pending.cards)
            p.people_stack = [card for card in p.people_stack if card != p.peoples[pending.people].card]
        elif pending.kind == TO_PUT_AWAY:
            p.spell_discards[pending.spell] += 1
    p.pending = kept


def _call_off(p: Position, people: int) -> None:
    """Attacks and voyages of the active people."""
    one = p.peoples[people]
    for province in range(PROVINCE_COUNT):
        one.supply += p.attack[province]
        p.attack[province] = 0
        send_home(p, take_hostages(p, province, True, held_at(p, province, True)))
    if vessel_in(p) == NONE:
        one.supply += p.aboard
        send_home(p, p.captives)
    clear_voyage(p)
    p.sources = []
    p.commands = 0
    p.groups = []
    p.sailed = [0] * PROVINCE_COUNT


def _leave_battle(p: Position, battle: Battle, leaving: list[int]) -> None:
    """The battle ends at once, and the other side wins."""
    if all([side.people not in leaving for side in battle.sides]):
        return
    for side in battle.sides:
        if side.people == GOLEMS:
            continue
        one = p.peoples[side.people]
        for card in side.hand + side.played:
            one.discards[card] += 1
        side.hand = []
        side.played = []
        if side.people in leaving:
            one.supply += side.ghosts
            side.ghosts = 0
    for place in (0, 1):
        given = battle.sides[place].given
        if given != NONE:
            p.peoples[battle.sides[1 - place].people].discards[given] += 1
            battle.sides[place].given = NONE
    if p.phase == AGAINST:  # a Rune Ban, which in this window fits nobody else
        p.spell_discards[p.casts.pop().spell] += 1
    battle.step = B_END
    p.window = 0
    p.poll = 0
    p.phase = BUSY


def _walk_in(p: Position) -> None:
    """Attackers whose enemy is gone have conquered the province."""
    for province in range(PROVINCE_COUNT):
        fought = p.battle is not None and p.battle.province == province
        if p.attack[province] > 0 and p.owner[province] == NONE and not fought:
            captives = take_hostages(p, province, True, held_at(p, province, True))
            armies = p.attack[province]
            p.attack[province] = 0
            p.groups = [group for group in p.groups if group.province != province]
            conquer(p, p.active(), province, armies, captives)
            p.moved[province] = armies if p.step == MOVING else 0


def _next_turn(p: Position) -> None:
    """The active people is gone: the next one follows, after the battle that golems fight on."""
    if p.step in ACTION_TURN:
        p.step = LURKING
        if p.battle is not None:
            return
        p.window = 0
    elif p.step in SPELL_CARD_TURN:
        p.window = 0
        p.step = LEARNING
    p.phase = BUSY


def _is_stuck(p: Position) -> bool:
    """The player being asked has nothing left to decide."""
    if p.phase in (BUSY, OVER):
        return False
    if p.phase == GOLEM_FROM and p.owner[p.goal] == NONE:
        p.commands += len(p.sources)
        p.sources = []
        p.goal = NONE
        return True
    if p.phase == COMBAT:
        return True
    if p.phase == KILL:
        return len(CHOICES[KILL](p)) == 1
    if p.phase in SPELL_TARGETS:
        if CHOICES[p.phase](p):
            return False
        p.spell_discards[p.casts.pop().spell] += 1
        return True
    return not CHOICES[p.phase](p)
