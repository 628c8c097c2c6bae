"""Which spells may be played, for whom and against what; the windows and the response to a spell (LUT-21)."""

from typing import Final

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import (
    COUNTERSPELL,
    DEFECTORS,
    EARTHQUAKE,
    FAMINE,
    FIRESTORM,
    HOLDER_ONLY,
    IN_GOLEM_BATTLE,
    LIGHTNING,
    MIND_THEFT,
    MOMENTS,
    OWN_FORM,
    OWN_MOVE,
    OWN_PLACE,
    PHANTOM_SHIP,
    PLAYABLE,
    RESPONSE,
    RESURRECTION,
    RUNE_BAN,
    RUNE_SHIFT,
    SECOND_CHANCE,
    SILENCE,
    SPELLS,
    STORM,
    TELEPORT,
    TIME_SWIRL,
    W3,
    W4,
    W5,
    W6,
    W7,
    W10,
    WEAKNESS,
)
from manawell.games.lutao.components.codes import (
    edge_direction,
    edge_of,
    edge_province,
    is_marked,
    kind_and_mark,
    spell_code,
    spell_kind,
)
from manawell.games.lutao.components.tables import DIRECTIONS, GOLEMS, LUTAO, NONE, PROVINCE_COUNT, PROVINCES, ROOM
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.battle import side_of, winner_of
from manawell.games.lutao.rules.entering import unmoved
from manawell.games.lutao.rules.hits import cards_of
from manawell.games.lutao.rules.holdings import held_at, is_contested, own_provinces, owner_now, owns
from manawell.games.lutao.rules.piles import drop_spell, find_spell
from manawell.games.lutao.rules.powers import is_golem_battle, name_of
from manawell.games.lutao.state import (
    AGAINST,
    AT,
    BUSY,
    FOR,
    FORMING,
    MOVING,
    PLACING,
    PRO,
    REVIVE,
    SHIP_AT,
    TELEPORT_COUNT,
    TELEPORT_TO,
    WINDOW,
    Cast,
    Position,
)
from manawell.kernel.journal import only

_OWN_MOMENT: Final = {PLACING: OWN_PLACE, MOVING: OWN_MOVE, FORMING: OWN_FORM}


def moment(p: Position) -> int:
    """The moment at which a spell would be played now."""
    if p.casts:
        return RESPONSE
    if p.window:
        return p.window
    return _OWN_MOMENT.get(p.step, 0)


# Windows.


def is_asked(p: Position, people: int) -> bool:
    """Whether a window asks a people (LUT-21.3, 11.8, 18.2 (5))."""
    if not p.peoples[people].hand:
        return False
    if p.casts:
        return p.casts[-1].people != people
    if p.window == W3:
        return p.order[p.turn] != people
    if p.window in (W4, W5, W6, W7):
        golems = p.battle is not None and is_golem_battle(p.battle)
        return any([user_side(p, user) != NONE for user in ([people] if golems else users(p, people))])
    return p.window != W10 or people == p.order[p.turn]


def users(p: Position, people: int) -> list[int]:
    """The peoples that a player may use a spell of this people for: itself first, then their other one."""
    if p.mode != PRO:
        return [people]
    other = people ^ 1
    return [people, other] if other in p.order else [people]


def user_side(p: Position, people: int) -> int:
    """The side that a people plays for in the battle's window, or NONE."""
    battle = p.battle
    if battle is None:
        return NONE
    side = side_of(battle, people)
    if p.window == W7 and side != winner_of(p, battle):
        return NONE
    return side


def poll(p: Position) -> None:
    """Ask the next people in the window, or close it (LUT-21.5)."""
    while p.poll < len(p.order):
        people = p.order[p.poll]
        if is_asked(p, people):
            ask(p, people, WINDOW)
            return
        p.poll += 1
    p.window = 0
    p.poll = 0


def poll_response(p: Position) -> bool:
    """Ask the next people whether it stops the declared spell; False when all were asked (LUT-21.6)."""
    cast = p.casts[-1]
    while cast.poll < len(p.order):
        people = p.order[cast.poll]
        if is_asked(p, people):
            ask(p, people, WINDOW)
            return True
        cast.poll += 1
    return False


def pass_window(p: Position) -> None:
    if p.journal is not None:
        told = MOMENTS[moment(p)]
        p.journal.tell(events.WindowPassed(name_of(p, p.who), told), only(p.player_of(p.who)))
    if p.casts:
        p.casts[-1].poll += 1
    else:
        p.poll += 1
    p.phase = BUSY


# Which spells.


def playable(p: Position, people: int) -> list[int]:
    """Spells of the hand that may be declared now, as kind and mark, ascending."""
    now = moment(p)
    if now == 0:
        return []
    found = []
    for card in p.peoples[people].hand:
        spell = kind_and_mark(card)
        if spell not in found and PLAYABLE[spell_kind(spell)] >> now & 1 and can_declare(p, people, spell):
            found.append(spell)
    return sorted(found)


def can_declare(p: Position, people: int, spell: int) -> bool:
    """It has a legal target, and neither a golem battle nor Lutao forbids it (LUT-15.4, 20.10, 21.8)."""
    kind, marked = spell_kind(spell), is_marked(spell)
    battle = p.battle
    if battle is not None and not p.casts and is_golem_battle(battle) and not IN_GOLEM_BATTLE[kind]:
        return False
    if marked and not p.peoples[people].rune_artefact and _concerns_lutao(p, kind):
        return False
    return bool(users_with_target(p, people, spell))


def _concerns_lutao(p: Position, kind: int) -> bool:
    """A spell played now concerns Lutao, no matter what its target is (LUT-20.10c)."""
    if p.casts:
        return cast_concerns_lutao(p, p.casts[-1])
    if p.battle is not None:
        return p.battle.province >= LUTAO
    return kind == STORM and p.window == W3 and _voyage_concerns_lutao(p)


def _voyage_concerns_lutao(p: Position) -> bool:
    """It begins or ends there; NONE and ships at sea are below all edges."""
    return edge_province(max(p.goal, p.source)) >= LUTAO


def cast_concerns_lutao(p: Position, cast: Cast) -> bool:
    """A declared spell concerns Lutao."""
    if p.battle is not None:
        return p.battle.province >= LUTAO
    place = edge_province(cast.place) if cast.spell == PHANTOM_SHIP else cast.place
    if max(place, cast.goal) >= LUTAO:
        return True
    if cast.spell == COUNTERSPELL:
        below = p.casts.index(cast) - 1
        return below >= 0 and cast_concerns_lutao(p, p.casts[below])
    return cast.spell == STORM and _voyage_concerns_lutao(p)


def users_with_target(p: Position, people: int, spell: int) -> list[int]:
    """The peoples for which a spell may be used now; more than one only where it makes a difference (LUT-18.2 (5))."""
    kind = spell_kind(spell)
    fought = not p.casts and p.window in (W4, W5, W6, W7)
    found = []
    for user in [people] if HOLDER_ONLY[kind] else users(p, people):
        if fought and user_side(p, user) == NONE:
            continue
        if has_target(p, people, user, spell):
            found.append(user)
    matters = kind in (WEAKNESS, SILENCE, EARTHQUAKE, DEFECTORS, MIND_THEFT, TIME_SWIRL) or (
        kind == RUNE_BAN and p.window == W4
    )
    return found if matters else found[:1]


def has_target(p: Position, people: int, user: int, spell: int) -> bool:
    kind = spell_kind(spell)
    if kind in (LIGHTNING, FIRESTORM, EARTHQUAKE, DEFECTORS, TELEPORT):
        return bool(target_provinces(p, people, user, spell))
    if kind in (MIND_THEFT, RUNE_BAN, FAMINE, TIME_SWIRL):
        return bool(target_peoples(p, user, kind))
    if kind == PHANTOM_SHIP:
        return bool(ship_places(p, people, spell))
    battle = p.battle
    if kind == RESURRECTION and battle is not None:
        return revivable(p, user) > 0
    if kind == SECOND_CHANCE and battle is not None:
        return bool(cards_of(battle, side_of(battle, user)))
    if kind == RUNE_SHIFT:
        return p.peoples[people].rune != NONE
    return kind != COUNTERSPELL or bool(p.casts)


def revivable(p: Position, user: int) -> int:
    """LUT-22.8"""
    battle = p.battle
    if battle is None or side_of(battle, user) == NONE:
        return 0
    return min(2, battle.sides[side_of(battle, user)].lost, p.peoples[user].supply)


def barred_from_lutao(p: Position, people: int, spell: int) -> bool:
    """A marked card without the rune artefact (LUT-20.10b)."""
    return is_marked(spell) and not p.peoples[people].rune_artefact


def target_provinces(p: Position, people: int, user: int, spell: int) -> list[int]:
    """Provinces that a spell may choose, ascending (LUT-21.9, 22)."""
    kind = spell_kind(spell)
    last = LUTAO if kind in (EARTHQUAKE, DEFECTORS) or barred_from_lutao(p, people, spell) else PROVINCE_COUNT
    return [province for province in range(last) if province_fits(p, user, kind, province, last)]


def province_fits(p: Position, user: int, kind: int, province: int, last: int) -> bool:
    owner = owner_now(p, province)
    if kind == EARTHQUAKE:
        return p.city[province] and not is_contested(p, province) and p.owner[province] != user
    if owner == NONE:
        return False
    if kind == TELEPORT:
        return owner == user and unmoved(p, province) > 0 and bool(teleport_goals(p, user, province, last))
    if p.player_of(owner) == p.player_of(user):
        return False
    if kind == FIRESTORM:
        return p.armies[province] >= 2
    if p.city[province]:
        return False
    if kind == LIGHTNING:
        return True
    return p.armies[province] == 1 and held_at(p, province) == 0 and _can_turn(p, user, province)


def _can_turn(p: Position, user: int, province: int) -> bool:
    """An own province borders on it, and an army is there to take over (LUT-22.12)."""
    if p.peoples[user].supply < 1:
        return False
    return any([owns(p, user, near) for near in p.chart.near[province]])


def teleport_goals(p: Position, people: int, origin: int, last: int) -> list[int]:
    """LUT-22.22"""
    return [
        province
        for province in own_provinces(p, people)
        if province != origin and province < last and p.armies[province] < ROOM
    ]


def target_peoples(p: Position, user: int, kind: int) -> list[int]:
    """Peoples that a spell may be aimed at, ascending."""
    mine = p.player_of(user)
    if kind == TIME_SWIRL:
        return [other for other in range(len(p.peoples)) if other in p.order and other != user]
    if kind == RUNE_BAN and p.window == W4 and p.battle is not None:
        other = p.battle.sides[1 - side_of(p.battle, user)].people
        found = [] if other == GOLEMS or p.player_of(other) == mine else [other]
    else:
        found = [other for other in range(len(p.peoples)) if other in p.order and p.player_of(other) != mine]
    if kind == MIND_THEFT:
        found = [other for other in found if p.peoples[other].hand]
    return found


def ship_places(p: Position, people: int, spell: int) -> list[int]:
    """Free coastal edges of own provinces (LUT-6.7, 22.21)."""
    barred = barred_from_lutao(p, people, spell)
    return [edge for edge in free_edges(p, people) if edge_province(edge) < LUTAO or not barred]


def free_edges(p: Position, people: int) -> list[int]:
    return [
        edge_of(province, direction)
        for province in own_provinces(p, people)
        for direction in range(6)
        if p.chart.shores[edge_of(province, direction)] != NONE and not p.ships[province] >> direction & 1
    ]


# Declaring.


def play_spell(p: Position, people: int, spell: int) -> None:
    """A card is shown; its targets are named next (LUT-21.1)."""
    kind, marked = spell_kind(spell), is_marked(spell)
    open_users = users_with_target(p, people, spell)
    cast = Cast(people, kind, marked)
    drop_spell(p, people, find_spell(p, people, kind, marked))
    p.casts.append(cast)
    if p.journal is not None:
        p.journal.tell(events.SpellShown(name_of(p, people), SPELLS[kind]))
    if len(open_users) > 1:
        ask(p, people, FOR)
    else:
        choose_user(p, cast, open_users[0])


def choose_user(p: Position, cast: Cast, user: int) -> None:
    cast.user = user
    kind = cast.spell
    if kind in (LIGHTNING, FIRESTORM, EARTHQUAKE, DEFECTORS, TELEPORT):
        ask(p, cast.people, AT)
    elif kind in (MIND_THEFT, RUNE_BAN, FAMINE, TIME_SWIRL):
        ask(p, cast.people, AGAINST)
    elif kind == PHANTOM_SHIP:
        ask(p, cast.people, SHIP_AT)
    elif kind == RESURRECTION:
        ask(p, cast.people, REVIVE)
    else:
        declare(p, cast)


def choose_place(p: Position, cast: Cast, place: int) -> None:
    if cast.spell != TELEPORT:
        cast.place = place
        declare(p, cast)
        return
    if p.journal is not None:
        p.journal.tell(events.Picked(name_of(p, cast.people), PROVINCES[place]), only(p.actor))
    if cast.place == NONE:
        cast.place = place
        ask(p, cast.people, TELEPORT_TO)
    else:
        cast.goal = place
        ask(p, cast.people, TELEPORT_COUNT)


def declare(p: Position, cast: Cast) -> None:
    """All targets are named: the others may respond (LUT-21.6)."""
    cast.poll = 0
    p.phase = BUSY
    if p.journal is None:
        return
    edge = cast.spell == PHANTOM_SHIP
    province = "none" if cast.place == NONE else PROVINCES[edge_province(cast.place) if edge else cast.place]
    goal = DIRECTIONS[edge_direction(cast.place)] if edge else "none" if cast.goal == NONE else PROVINCES[cast.goal]
    names = (name_of(p, cast.people), SPELLS[cast.spell], name_of(p, cast.user), province, goal)
    p.journal.tell(events.SpellDeclared(*names, name_of(p, cast.target), cast.number))


def spell_in_hand(cast: Cast) -> int:
    """The spell as it was in the hand."""
    return spell_code(cast.spell, cast.marked)
