"""What the spells do (LUT-22)."""

from typing import Final

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import (
    AMOUNT,
    COUNTED_PLUS,
    COUNTERSPELL,
    DEFECTORS,
    DRAWN_TO_CHANGE,
    EARTHQUAKE,
    FAIR_WIND,
    FAMINE,
    FIRE_LIMIT,
    FIRESTORM,
    FIXED_PLUS,
    LEVY,
    LIGHTNING,
    MIND_THEFT,
    MOST_PLUS,
    NEW_BLOOD,
    PER_ARMY_PLUS,
    PHANTOM_SHIP,
    RESURRECTION,
    RICH_HARVEST,
    RUNE_BAN,
    RUNE_SHIFT,
    SECOND_CHANCE,
    SILENCE,
    SPELLS,
    STONE_SKIN,
    STORM,
    TELEPORT,
    TELEPORTED,
    TIME_SWIRL,
    WEAKNESS,
)
from manawell.games.lutao.components.codes import edge_bit, edge_direction, edge_province, shown_to, spell_kind
from manawell.games.lutao.components.tables import (
    DIRECTIONS,
    MOST_POINTS,
    NONE,
    PEOPLES,
    PROVINCES,
    ROOM,
    RUNES,
    SHAPESHIFTERS,
)
from manawell.games.lutao.rules.battle import side_of
from manawell.games.lutao.rules.battle_cards import replace_cards
from manawell.games.lutao.rules.entering import hostage_span, leave, unmoved
from manawell.games.lutao.rules.holdings import (
    close_ranks,
    conquer,
    held_at,
    lose,
    protects,
    put_hostages,
    send_home,
    take_hostages,
    take_off,
)
from manawell.games.lutao.rules.piles import (
    add_spells,
    check_limit,
    draw_people,
    draw_rune,
    drop_spell,
    shuffle_in_peoples,
    shuffle_in_runes,
    spell_name,
)
from manawell.games.lutao.rules.powers import name_of, rune_now
from manawell.games.lutao.rules.runes import borrow, gain_rune, lose_rune, runes_now, turn_moons
from manawell.games.lutao.rules.sea import blow_back
from manawell.games.lutao.rules.spells import revivable, spell_in_hand, target_peoples, target_provinces
from manawell.games.lutao.state import (
    FIRST_RULES,
    PRO,
    TO_GIVE_UP,
    TO_KEEP_PEOPLE,
    TO_KEEP_RUNE,
    TO_PUT_AWAY,
    Battle,
    Cast,
    Pending,
    Position,
)
from manawell.kernel.journal import EVERYONE, only

SKIN: Final = AMOUNT[STONE_SKIN]


def is_legal_still(p: Position, cast: Cast) -> bool:
    """LUT-21.8"""
    if cast.spell in (LIGHTNING, FIRESTORM, EARTHQUAKE, DEFECTORS, TELEPORT):
        return cast.place in target_provinces(p, cast.people, cast.user, spell_in_hand(cast))
    if cast.spell in (MIND_THEFT, RUNE_BAN, FAMINE, TIME_SWIRL):
        return cast.target in target_peoples(p, cast.user, cast.spell)
    return cast.spell != STORM or p.goal != NONE or p.rules == FIRST_RULES


def take_effect(p: Position, cast: Cast) -> None:
    """Carry out the spell: nobody stopped it."""
    if not is_legal_still(p, cast):
        if p.journal is not None:
            p.journal.tell(events.SpellFailed(name_of(p, cast.people), SPELLS[cast.spell]))
        return
    battle = p.battle
    if cast.spell == COUNTERSPELL:
        p.casts[-1].stopped = True
    elif battle is not None and cast.spell != RUNE_BAN:
        _in_battle(p, battle, cast)
    elif cast.spell in (LIGHTNING, FIRESTORM):
        number = 1 if cast.spell == LIGHTNING else min(FIRE_LIMIT, p.armies[cast.place] // 2)
        _burn(p, cast, number)
    elif cast.spell in (EARTHQUAKE, DEFECTORS, MIND_THEFT):
        _deceive(p, cast)
    elif cast.spell in (RUNE_BAN, RUNE_SHIFT, NEW_BLOOD, TIME_SWIRL):
        _change(p, cast)
    else:
        _supply(p, cast)


def _in_battle(p: Position, battle: Battle, cast: Cast) -> None:
    """Effects add up (LUT-21.11, 22.1, 22.2, 22.3, 22.4, 22.5, 22.6, 22.7)."""
    side = side_of(battle, cast.user)
    one, other = battle.sides[side], battle.sides[1 - side]
    if cast.spell == RESURRECTION:
        _revive(p, battle, side, cast.number)
        return
    if cast.spell == SECOND_CHANCE:
        replace_cards(p, battle, side, cast.user, SPELLS[SECOND_CHANCE])
        return
    one.fixed += FIXED_PLUS[cast.spell]
    one.per_army += PER_ARMY_PLUS[cast.spell]
    one.counted += COUNTED_PLUS[cast.spell]
    one.most += MOST_PLUS[cast.spell]
    if cast.spell == STONE_SKIN:
        one.skin += SKIN
    elif cast.spell == WEAKNESS:
        other.weak += 1
    elif cast.spell == SILENCE:
        other.silenced = True
    if p.journal is not None:
        changed = other if cast.spell in (WEAKNESS, SILENCE) else one
        p.journal.tell(events.BattleChanged(name_of(p, changed.people), SPELLS[cast.spell]))


def _revive(p: Position, battle: Battle, side: int, wanted: int) -> None:
    """LUT-22.8"""
    one = battle.sides[side]
    number = min(wanted, revivable(p, one.people))
    one.lost -= number
    p.peoples[one.people].supply -= number
    if side == 0:
        p.attack[battle.province] += number
    else:
        p.armies[battle.province] += number
    if p.journal is not None:
        p.journal.tell(events.ArmiesReturned(name_of(p, one.people), PROVINCES[battle.province], number))


# Destruction and deceit.


def _burn(p: Position, cast: Cast, number: int) -> None:
    """Armies are removed; hostages may be given up instead (LUT-20.9d, 22.9, 22.10)."""
    owner = p.owner[cast.place]
    if protects(p, owner, cast.place) and held_at(p, cast.place) > 0:
        pending = Pending(TO_GIVE_UP, owner)
        pending.province = cast.place
        pending.number = number
        pending.spell = cast.spell
        p.pending.append(pending)
    else:
        burn(p, cast.place, number, 0, cast.spell)


def burn(p: Position, province: int, number: int, hostages: int, spell: int) -> None:
    captives = take_hostages(p, province, False, hostages)
    take_off(p, province, number - hostages)
    if p.journal is not None:
        names = (name_of(p, p.owner[province]), PROVINCES[province])
        p.journal.tell(events.ArmiesRemoved(*names, number - hostages, hostages, SPELLS[spell]))
    send_home(p, captives)
    if number > hostages:
        close_ranks(p, province)


def _deceive(p: Position, cast: Cast) -> None:
    if cast.spell == EARTHQUAKE:
        p.city[cast.place] = False
        if p.journal is not None:
            p.journal.tell(events.CityRazed(PROVINCES[cast.place]))
    elif cast.spell == DEFECTORS:
        victim = p.owner[cast.place]
        p.peoples[victim].supply += 1
        p.peoples[cast.user].supply -= 1
        p.moved[cast.place] = 0
        conquer(p, cast.user, cast.place, 1, [])
        lose(p, victim, cast.place)
    else:
        _steal(p, cast)


def _steal(p: Position, cast: Cast) -> None:
    """LUT-22.13; thief and victim know the card."""
    victim = p.peoples[cast.target]
    card = victim.hand[int(p.rng.below(len(victim.hand)))]
    drop_spell(p, cast.target, card)
    add_spells(p, cast.user, [shown_to(spell_kind(card), p.player_of(cast.target))])
    if p.journal is not None:
        names = (name_of(p, cast.user), name_of(p, cast.target))
        knowing = only(p.player_of(cast.user)) | only(p.player_of(cast.target))
        p.journal.tell(events.SpellStolen(*names, spell_name(card)), knowing)
        p.journal.tell(events.TheftSeen(*names), EVERYONE & ~knowing)
    check_limit(p, cast.user)


# Powers and order.


def peoples_of(p: Position, people: int) -> list[int]:
    """All peoples of the player of one of them (LUT-18.2 (6))."""
    if p.mode != PRO:
        return [people]
    return [other for other in (people & ~1, people | 1) if other in p.order]


def _change(p: Position, cast: Cast) -> None:
    """LUT-22.15, 22.16, 22.17, 22.18"""
    if cast.spell == RUNE_BAN:
        for people in peoples_of(p, cast.target):
            p.peoples[people].banned = True
            if p.journal is not None:
                rune = rune_now(p, people)
                p.journal.tell(events.RuneBanned(name_of(p, people), "none" if rune == NONE else RUNES[rune]))
    elif cast.spell == TIME_SWIRL:
        before = runes_now(p)
        order = p.order[:]
        one, two = order.index(cast.user), order.index(cast.target)
        order[one], order[two] = order[two], order[one]
        p.order = order
        if p.journal is not None:
            p.journal.tell(events.OrderSet(tuple([name_of(p, people) for people in order]), SPELLS[TIME_SWIRL]))
        turn_moons(p, before)
    elif cast.spell == RUNE_SHIFT:
        _shift_rune(p, cast.people)
    else:
        _shift_people(p, cast.people)


def _shift_rune(p: Position, people: int) -> None:
    """LUT-21.14, 22.16"""
    one = p.peoples[people]
    lose_rune(p, people, rune_now(p, people))
    shuffle_in_runes(p, [one.rune] + one.moons)
    one.moons = []
    drawn = sorted([draw_rune(p) for _ in range(DRAWN_TO_CHANGE)])
    _let_choose(p, TO_KEEP_RUNE, people, one.rune, drawn)
    one.rune = NONE
    if p.journal is not None:
        names = tuple([RUNES[rune] for rune in drawn])
        p.journal.tell(events.CardsTurnedUp(name_of(p, people), (), names), only(p.player_of(people)))


def _shift_people(p: Position, people: int) -> None:
    """LUT-21.14, 22.17"""
    one = p.peoples[people]
    shuffle_in_peoples(p, [one.card] + ([one.borrowed] if one.borrowed != NONE else []))
    one.borrowed = NONE
    drawn = sorted([draw_people(p) for _ in range(DRAWN_TO_CHANGE)])
    _let_choose(p, TO_KEEP_PEOPLE, people, one.card, drawn)
    if p.journal is not None:
        names = tuple([PEOPLES[card] for card in drawn])
        p.journal.tell(events.CardsTurnedUp(name_of(p, people), names, ()), only(p.player_of(people)))


def _let_choose(p: Position, kind: int, people: int, old: int, drawn: list[int]) -> None:
    pending = Pending(kind, people)
    pending.old = old
    pending.cards = drawn
    p.pending.append(pending)


def keep_rune(p: Position, pending: Pending, rune: int) -> None:
    people = pending.people
    shuffle_in_runes(p, [other for other in pending.cards if other != rune])
    p.peoples[people].rune = rune
    if p.journal is not None:
        p.journal.tell(events.RuneChanged(name_of(p, people), RUNES[pending.old], RUNES[rune]))
    gain_rune(p, people, rune)


def keep_people(p: Position, pending: Pending, card: int) -> None:
    """LUT-22.27"""
    people = pending.people
    one = p.peoples[people]
    shuffle_in_peoples(p, [other for other in pending.cards if other != card])
    one.card = card
    one.gave = False
    one.stole = False
    if p.journal is not None:
        p.journal.tell(events.PeopleChanged(PEOPLES[pending.old], PEOPLES[card]))
    if card == SHAPESHIFTERS:
        borrow(p, people)


# Travel and supply.


def _supply(p: Position, cast: Cast) -> None:
    """LUT-22.20, 22.23, 22.24, 22.25"""
    if cast.spell in (STORM, PHANTOM_SHIP, TELEPORT):
        _travel(p, cast)
        return
    one = p.peoples[cast.user]
    amount = AMOUNT[cast.spell]
    if cast.spell == FAIR_WIND:
        if cast.marked and not one.rune_artefact:
            one.bound_wind += amount
        else:
            one.wind += amount
        if p.journal is not None:
            p.journal.tell(events.WindRaised(name_of(p, cast.user), amount))
    elif cast.spell == LEVY:
        armies = min(amount, one.supply)
        one.supply -= armies
        one.reserve += armies
        one.bound += armies if cast.marked and not one.rune_artefact else 0
        if p.journal is not None:
            p.journal.tell(events.ArmiesLevied(name_of(p, cast.user), armies))
    elif cast.spell == RICH_HARVEST:
        _set_budget(p, cast.user, min(MOST_POINTS, one.budget + amount))
    else:
        for people in peoples_of(p, cast.target):
            _set_budget(p, people, max(0, p.peoples[people].budget - amount))


def _set_budget(p: Position, people: int, budget: int) -> None:
    """LUT-22.26"""
    one = p.peoples[people]
    change = budget - one.budget
    one.budget = budget
    if p.journal is not None:
        p.journal.tell(events.BudgetChanged(name_of(p, people), change, budget))


def _travel(p: Position, cast: Cast) -> None:
    people = cast.user
    if cast.spell == STORM:
        blow_back(p, p.order[p.turn])
        p.window = 0
        p.poll = 0
    elif cast.spell == PHANTOM_SHIP:
        place_ship(p, people, cast.place)
    else:
        captives = leave(p, cast.place, cast.number, cast.hostages)
        p.armies[cast.goal] += cast.number
        p.moved[cast.goal] += cast.number
        put_hostages(p, cast.goal, False, captives)
        if p.journal is not None:
            names = (name_of(p, people), PROVINCES[cast.place], PROVINCES[cast.goal])
            p.journal.tell(events.Teleported(*names, cast.number))


def place_ship(p: Position, people: int, edge: int) -> None:
    province, bit = edge_province(edge), edge_bit(edge)
    p.ships[province] |= bit
    p.sailed[province] &= ~bit
    if p.journal is not None:
        p.journal.tell(events.ShipPlaced(name_of(p, people), PROVINCES[province], DIRECTIONS[edge_direction(edge)]))


def settle_cast(p: Position) -> None:
    """All players have been asked about the last declared spell: it takes effect or is stopped (LUT-21.6)."""
    cast = p.casts.pop()
    if cast.stopped:
        if p.journal is not None:
            p.journal.tell(events.SpellStopped(name_of(p, cast.people), SPELLS[cast.spell]))
    else:
        take_effect(p, cast)
    if p.pending:
        pending = Pending(TO_PUT_AWAY, cast.people)
        pending.spell = cast.spell
        p.pending.append(pending)
    else:
        p.spell_discards[cast.spell] += 1
    if p.casts:
        below = p.casts[-1]
        below.poll = len(p.order) if below.stopped else below.poll + 1
    elif p.window:
        p.poll = 0


def teleport_spans(p: Position, cast: Cast) -> list[tuple[int, int, int]]:
    """By number of armies: the fewest and the most hostages that go with them (LUT-22.22)."""
    most = min(TELEPORTED, unmoved(p, cast.place), ROOM - p.armies[cast.goal])
    spans = []
    for number in range(1, most + 1):
        least, largest = hostage_span(p, cast.place, number)
        spans.append((number, least, largest))
    return spans
