"""The legal moves of every decision."""

from collections.abc import Callable
from typing import Final

from manawell.games.lutao.components.chart import placements
from manawell.games.lutao.components.codes import (
    edge_direction,
    edge_province,
    is_marked,
    kind_and_mark,
    laying_origin,
    laying_rotation,
    spell_kind,
)
from manawell.games.lutao.components.tables import KINDS, LUTAO, OFFERED, PROVINCE_COUNT
from manawell.games.lutao.rules import actions as do
from manawell.games.lutao.rules.actions import code
from manawell.games.lutao.rules.assassin import sea_victims, victims
from manawell.games.lutao.rules.battle import side_of
from manawell.games.lutao.rules.battle_cards import own_cards
from manawell.games.lutao.rules.battle_end import spare_keepers
from manawell.games.lutao.rules.buying import affordable
from manawell.games.lutao.rules.effects import teleport_spans
from manawell.games.lutao.rules.entering import can_leave, destinations, hostage_span, most_to_move, unmoved
from manawell.games.lutao.rules.flow import open_battles, wrath_sources
from manawell.games.lutao.rules.golems import golem_sources, golem_targets, raising_places
from manawell.games.lutao.rules.hits import cards_of
from manawell.games.lutao.rules.holdings import held_at, own_provinces, rising_places
from manawell.games.lutao.rules.placing import (
    army_places,
    city_places,
    liftable_traps,
    most_to_place,
    trap_places,
)
from manawell.games.lutao.rules.retreat import row_choices, shares
from manawell.games.lutao.rules.sea import (
    ashore_spans,
    boarding_spans,
    can_go,
    landings,
    next_hexes,
    sailing_edges,
    sailing_vessels,
)
from manawell.games.lutao.rules.spells import (
    free_edges,
    playable,
    revivable,
    ship_places,
    spell_in_hand,
    target_peoples,
    target_provinces,
    teleport_goals,
    users_with_target,
)
from manawell.games.lutao.state import (
    B_STRIKE_HIT,
    BUY_ARMIES,
    BUY_CITIES,
    BUY_SHIPS,
    BUY_STICKS,
    TO_KEEP_RUNE,
    Battle,
    Cast,
    Position,
    Side,
)


def _takes(spans: list[tuple[int, int, int]]) -> list[int]:
    """Every number with every number of hostages."""
    return [code(do.TAKE, number, hostages) for number, least, most in spans for hostages in range(least, most + 1)]


def _numbers(first: int, last: int) -> list[int]:
    return [code(do.TAKE, number) for number in range(first, last + 1)]


def _each(kind: int, places: list[int]) -> list[int]:
    return [code(kind, place) for place in places]


def _edges(kind: int, edges: list[int]) -> list[int]:
    return [code(kind, edge_province(edge), edge_direction(edge)) for edge in edges]


def _plays(p: Position) -> list[int]:
    return [code(do.PLAY, spell_kind(spell), int(is_marked(spell))) for spell in playable(p, p.who)]


def battle_of(p: Position) -> Battle:
    battle = p.battle
    assert battle is not None
    return battle


def asked_side(p: Position) -> Side:
    battle = battle_of(p)
    return battle.sides[side_of(battle, p.who)]


def _kinds(kind: int, cards: list[int]) -> list[int]:
    return [code(kind, card) for card in range(KINDS) if card in cards]


# Set-up.


def _choose(p: Position) -> list[int]:
    offer = p.peoples[p.who].offer
    runes = [rune + 1 for rune in offer[OFFERED:]] or [0]
    return [code(do.CHOOSE_CARDS, card, rune) for card in offer[:OFFERED] for rune in runes]


def _lay(p: Position) -> list[int]:
    places = placements(p.chart, p.stack[-1])
    return [code(do.LAY_LAND, laying_origin(place), laying_rotation(place)) for place in places]


def _moon(p: Position) -> list[int]:
    place = len(p.peoples[p.who].moons) + 1
    return [code(do.MOON_IS, place, rune) for rune in p.pending[0].cards]


# Placement.


def _place(p: Position) -> list[int]:
    people = p.who
    armies = army_places(p, people)
    found = _each(do.ARMY, armies) + _each(do.CITY, city_places(p, people)) + _plays(p)
    if p.peoples[people].ships > 0:
        found += _edges(do.SHIP, free_edges(p, people))
    return found if armies else found + [code(do.END)]


def _place_count(p: Position) -> list[int]:
    return _numbers(1, most_to_place(p, p.who, p.source))


def _trap(p: Position) -> list[int]:
    traps = _each(do.SET_TRAP, trap_places(p, p.who)) + _each(do.LIFT_TRAP, liftable_traps(p))
    return [code(do.ENOUGH)] + traps


def _relay(p: Position) -> list[int]:
    return _each(do.SET_TRAP, trap_places(p, p.who))


# The action turn.


def _kill(p: Position) -> list[int]:
    ships = [code(do.KILL_SHIP, place) for place in sea_victims(p)]
    return [code(do.PASS)] + _each(do.KILL_AT, victims(p, p.who)) + ships


def _sources(p: Position) -> list[int]:
    """Provinces that armies may leave by land or flight."""
    return [
        province for province in own_provinces(p, p.who) if unmoved(p, province) > 0 and can_leave(p, p.who, province)
    ]


def _move(p: Position) -> list[int]:
    found = [code(do.END)] + _each(do.MOVE_FROM, _sources(p)) + _plays(p)
    found += _edges(do.SAIL, sailing_edges(p, p.who))
    return found + [code(do.SAIL_SEA, place) for place in sailing_vessels(p, p.who)]


def _move_to(p: Position) -> list[int]:
    return _each(do.TO, destinations(p, p.who, p.source))


def _move_count(p: Position) -> list[int]:
    spans = []
    for number in range(1, most_to_move(p, p.who, p.source, p.goal) + 1):
        least, most = hostage_span(p, p.source, number)
        spans.append((number, least, most))
    return _takes(spans)


def _board(p: Position) -> list[int]:
    return _takes(boarding_spans(p, edge_province(p.source))[1:])


def _course(p: Position) -> list[int]:
    found = [code(do.VIA, spot) for spot in next_hexes(p, p.who)]
    return found + _edges(do.LAND, landings(p, p.who))


def _combat(p: Position) -> list[int]:
    battles = open_battles(p)
    found = _each(do.FIGHT, battles) + _each(do.WRATH_FROM, wrath_sources(p, p.who))
    return found if battles else [code(do.END)] + found


def _form(p: Position) -> list[int]:
    found = [code(do.END)] + _each(do.MOVE_FROM, _sources(p)) + _plays(p)
    return found + _edges(do.SAIL, sailing_edges(p, p.who))


def _stop(p: Position) -> list[int]:
    onward = [code(do.ONWARD)] if can_go(p, p.who, p.source) else []
    return [code(do.ANCHOR)] + onward


def _ashore(p: Position) -> list[int]:
    return _takes(ashore_spans(p))


def _aboard(p: Position) -> list[int]:
    spans = boarding_spans(p, edge_province(p.source))
    return _takes(spans if p.aboard > 0 else spans[1:])


def _golem(p: Position) -> list[int]:
    found = [code(do.END)] + _each(do.GOLEMS_AT, golem_targets(p, p.who))
    return found + _each(do.RAISE, raising_places(p))


def _golem_from(p: Position) -> list[int]:
    found = _each(do.FROM, golem_sources(p))
    return [code(do.ENOUGH)] + found if p.sources else found


# Battles.


def _yes_no(_p: Position) -> list[int]:
    return [code(do.YES), code(do.NO)]


def _return(p: Position) -> list[int]:
    return _kinds(do.RETURN_CARD, asked_side(p).hand)


def _discard(p: Position) -> list[int]:
    return _kinds(do.DISCARD_CARD, asked_side(p).hand)


def _gift(p: Position) -> list[int]:
    return [code(do.PASS)] + _kinds(do.GIVE_CARD, asked_side(p).played)


def _void(p: Position) -> list[int]:
    battle = battle_of(p)
    side = side_of(battle, p.who)
    found = [code(do.PASS)]
    if battle.step != B_STRIKE_HIT and cards_of(battle, side):
        found.append(code(do.VOID_OWN))
    if cards_of(battle, 1 - side):
        found.append(code(do.VOID_OTHER))
    return found


def _give(p: Position) -> list[int]:
    battle = battle_of(p)
    return [code(do.PASS)] + _kinds(do.GIVE_CARD, own_cards(battle, side_of(battle, p.who)))


def _steal(p: Position) -> list[int]:
    battle = battle_of(p)
    return [code(do.PASS)] + _kinds(do.STEAL_CARD, own_cards(battle, 1 - side_of(battle, p.who)))


def _hostages(p: Position) -> list[int]:
    battle = battle_of(p)
    return _numbers(0, spare_keepers(p, battle, side_of(battle, p.who)))


def _retreat(p: Position) -> list[int]:
    return _takes(shares(p, battle_of(p)))


def _row(p: Position) -> list[int]:
    return [code(do.ROW_BACK, sticks) for sticks in row_choices(p, battle_of(p))]


def _rise(p: Position) -> list[int]:
    return _each(do.RISE_AT, rising_places(p, p.who))


# Spells.


def _window(p: Position) -> list[int]:
    return [code(do.PASS)] + _plays(p)


def cast_of(p: Position) -> Cast:
    return p.casts[-1]


def _for(p: Position) -> list[int]:
    cast = p.casts.pop()
    users = users_with_target(p, cast.people, spell_in_hand(cast))
    p.casts.append(cast)
    return _each(do.FOR_PEOPLE, sorted(users))


def _at(p: Position) -> list[int]:
    cast = cast_of(p)
    return _each(do.AT_PROVINCE, target_provinces(p, cast.people, cast.user, spell_in_hand(cast)))


def _against(p: Position) -> list[int]:
    return _each(do.AGAINST_PEOPLE, target_peoples(p, cast_of(p).user, cast_of(p).spell))


def _ship_at(p: Position) -> list[int]:
    return _edges(do.SHIP, ship_places(p, p.who, spell_in_hand(cast_of(p))))


def _teleport_to(p: Position) -> list[int]:
    cast = cast_of(p)
    barred = cast.marked and not p.peoples[cast.people].rune_artefact
    last = LUTAO if barred else PROVINCE_COUNT
    return _each(do.TO, teleport_goals(p, cast.user, cast.place, last))


def _teleport_count(p: Position) -> list[int]:
    return _takes(teleport_spans(p, cast_of(p)))


def _revive(p: Position) -> list[int]:
    return _numbers(1, revivable(p, cast_of(p).user))


def _keep_spell(p: Position) -> list[int]:
    return [code(do.KEEP, kind) for kind in sorted(set(p.pending[0].cards))]


def _keep_card(p: Position) -> list[int]:
    pending = p.pending[0]
    return _each(do.KEEP_RUNE if pending.kind == TO_KEEP_RUNE else do.KEEP_PEOPLE, sorted(pending.cards))


def _give_up(p: Position) -> list[int]:
    pending = p.pending[0]
    return _numbers(0, min(pending.number, held_at(p, pending.province)))


def _surplus(p: Position) -> list[int]:
    spells = sorted({kind_and_mark(card) for card in p.peoples[p.who].hand})
    return [code(do.DROP, spell_kind(spell), int(is_marked(spell))) for spell in spells]


_BUYS: Final = {BUY_ARMIES: do.ARMIES, BUY_SHIPS: do.SHIPS, BUY_CITIES: do.CITIES, BUY_STICKS: do.STICKS}
"""By purchase: the kind of move."""


def _buy(p: Position) -> list[int]:
    return [code(_BUYS[p.phase], number) for number in range(affordable(p, p.who, p.phase) + 1)]


def _none(_p: Position) -> list[int]:
    return []


CHOICES: Final[list[Callable[[Position], list[int]]]] = [
    _choose,
    _lay,
    _moon,
    _place,
    _place_count,
    _trap,
    _relay,
    _kill,
    _move,
    _move_to,
    _move_count,
    _board,
    _course,
    _combat,
    _yes_no,
    _yes_no,
    _return,
    _discard,
    _gift,
    _void,
    _give,
    _steal,
    _hostages,
    _retreat,
    _row,
    _rise,
    _form,
    _stop,
    _ashore,
    _aboard,
    _golem,
    _golem_from,
    _window,
    _for,
    _at,
    _against,
    _ship_at,
    _teleport_to,
    _teleport_count,
    _revive,
    _keep_spell,
    _keep_card,
    _give_up,
    _surplus,
    _buy,
    _buy,
    _buy,
    _buy,
    _none,
    _none,
]
"""By phase."""
