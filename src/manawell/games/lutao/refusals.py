"""Why a move is not legal: the rule, in the order in which a player would check."""

from typing import Final

from manawell.games.lutao import moves as m
from manawell.games.lutao.components.cards import HOLDER_ONLY, IN_GOLEM_BATTLE, PLAYABLE, SPELLS
from manawell.games.lutao.components.chart import hexes_of
from manawell.games.lutao.components.codes import edge_bit, edge_of, spell_code
from manawell.games.lutao.components.tables import (
    ARMY_PRICES,
    DIRECTIONS,
    FIRST_OF,
    FLYING,
    HEX_OF,
    LAND_CODES,
    LAND_OF,
    LUTAO,
    NONE,
    PROVINCE_OF,
    PROVINCES,
    RING,
    ROOM,
    SHAPES,
    SYMBOL,
)
from manawell.games.lutao.information.view import PHASES
from manawell.games.lutao.rules.actions import one_of, two_of
from manawell.games.lutao.rules.buying import ITEMS, affordable, price_of
from manawell.games.lutao.rules.choices import CHOICES
from manawell.games.lutao.rules.entering import reach, unmoved
from manawell.games.lutao.rules.holdings import owns
from manawell.games.lutao.rules.piles import find_spell
from manawell.games.lutao.rules.powers import is_golem_battle, rune_of
from manawell.games.lutao.rules.spells import can_declare, moment
from manawell.games.lutao.state import (
    ABOARD,
    ASHORE,
    AT,
    BEGINNER,
    BOARD,
    BUY_ARMIES,
    CHOOSE,
    COMBAT,
    FIGHTING,
    FORM,
    FORMING,
    GIVE_UP,
    GOLEM,
    HOSTAGES,
    KILL,
    LAY,
    MOVE,
    MOVE_COUNT,
    MOVE_TO,
    MOVING,
    OVER,
    PLACE,
    PLACE_COUNT,
    PRO,
    RELAY,
    RETREAT,
    REVIVE,
    RISE,
    TELEPORT_COUNT,
    TELEPORT_TO,
    TRAP,
    WINDOW,
    Position,
)
from manawell.kernel.faults import Refusal

Values = str | int | tuple[str, ...]
COUNTING: Final = {
    PLACE_COUNT: "LUT-6.2",
    MOVE_COUNT: "LUT-7.4",
    BOARD: "LUT-8.9",
    ASHORE: "LUT-10.5",
    ABOARD: "LUT-10.5",
    HOSTAGES: "LUT-20.9",
    RETREAT: "LUT-20.7",
    GIVE_UP: "LUT-20.9",
    REVIVE: "LUT-22.8",
    TELEPORT_COUNT: "LUT-22.22",
}
"""By phase that asks for a number: its rule."""


def explain(p: Position, seat: int, attempt: m.Move) -> Refusal:
    """The first rule that forbids the attempt."""
    if p.phase == OVER:
        return _no("LUT-17.4", "over")
    if seat != p.actor:
        return _no("LUT-5.2", "not-your-turn")
    match attempt:
        case m.At():
            return _at(p, attempt)
        case m.Edge():
            return _edge(p, attempt)
        case m.Take():
            return _take(p, attempt)
        case m.Count():
            return _count(p, attempt)
        case m.Spell():
            return _spell(p, attempt)
        case m.Word():
            return _word(p, attempt)
        case _:
            return _choice(p, attempt)


def _no(rule: str, reason: str, **values: Values) -> Refusal:
    return Refusal(rule, f"refusal-{reason}", dict(values))


def _other(p: Position) -> Refusal:
    """Another decision is open."""
    runeless = p.phase == CHOOSE and p.mode == BEGINNER
    return _no("LUT-5.1", "other-decision", phase="choose_people" if runeless else PHASES[p.phase])


def _word(p: Position, attempt: m.Word) -> Refusal:
    if attempt.word == "end" and p.phase == PLACE:
        return _no("LUT-6.1", "armies-left", number=p.peoples[p.who].reserve)
    if attempt.word == "end" and p.phase == COMBAT:
        return _no("LUT-9.1", "battles-left", number=sum(number > 0 for number in p.attack))
    return _other(p)


# Provinces.


def _at(p: Position, attempt: m.At) -> Refusal:
    province = PROVINCE_OF[attempt.province]
    match attempt.word:
        case "army" if p.phase == PLACE:
            return _army(p, province)
        case "city" if p.phase == PLACE:
            return _city(p, province)
        case "move" if p.phase in (MOVE, FORM):
            return _source(p, province)
        case "to" if p.phase in (MOVE_TO, TELEPORT_TO):
            return _goal(p, province)
        case "trap" if p.phase in (TRAP, RELAY):
            return _no("LUT-20.6", "no-trap-here", province=attempt.province)
        case "kill" if p.phase == KILL:
            return _no("LUT-20.1", "no-victim", province=attempt.province)
        case "rise" if p.phase == RISE:
            return _no("LUT-20.5", "no-room-to-rise", province=attempt.province)
        case "at" if p.phase == AT and _is_marked(p) and province >= LUTAO:
            return _no("LUT-20.10b", "marked-on-lutao", spell=SPELLS[p.casts[-1].spell])
        case "at" if p.phase == AT:
            return _no("LUT-21.9", "no-spell-target", province=attempt.province, spell=SPELLS[p.casts[-1].spell])
        case "fight" | "wrath" if p.phase == COMBAT:
            rule = "LUT-9.1" if attempt.word == "fight" else "LUT-20.12"
            return _no(rule, "no-battle-here", province=attempt.province)
        case "golems" | "raise" if p.phase == GOLEM:
            rule = "LUT-11.2" if attempt.word == "golems" else "LUT-11.4"
            return _no(rule, "no-golems-here", province=attempt.province)
        case _:
            return _other(p)


def _is_marked(p: Position) -> bool:
    """The spell being declared is marked, and its holder does not have the rune artefact."""
    return p.casts[-1].marked and not p.peoples[p.who].rune_artefact


def _name(province: int) -> str:
    return PROVINCES[province]


def _army(p: Position, province: int) -> Refusal:
    one = p.peoples[p.who]
    if not owns(p, p.who, province):
        return _no("LUT-6.2", "not-own", province=_name(province))
    if one.reserve == 0:
        return _no("LUT-6.1", "reserve-empty")
    if p.armies[province] >= ROOM:
        return _no("LUT-6.2", "province-full", province=_name(province), most=ROOM)
    return _no("LUT-20.10c", "bound-to-lands", province=_name(province))


def _city(p: Position, province: int) -> Refusal:
    if province >= LUTAO:
        return _no("LUT-6.6", "no-city-on-lutao")
    if not owns(p, p.who, province):
        return _no("LUT-6.4", "not-own", province=_name(province))
    if p.peoples[p.who].cities == 0:
        return _no("LUT-6.1", "no-city-marker")
    land = LAND_OF[province]
    first = FIRST_OF[land]
    if any(p.city[other] for other in range(first, first + len(SHAPES[land]))):
        return _no("LUT-6.5", "city-there", land=LAND_CODES[land])
    return _no("LUT-6.4", "no-city-symbol", province=_name(province), symbol=_name(SYMBOL[land]))


def _source(p: Position, province: int) -> Refusal:
    if not owns(p, p.who, province):
        return _no("LUT-10.1" if p.step == FORMING else "LUT-7.3", "not-own", province=_name(province))
    if p.armies[province] == 1:
        return _no("LUT-10.2" if p.step == FORMING else "LUT-7.4", "last-army", province=_name(province))
    if unmoved(p, province) < 1:
        return _no("LUT-10.1" if p.step == FORMING else "LUT-7.3", "all-moved", province=_name(province))
    return _no("LUT-7.5", "nowhere-to-go", province=_name(province))


def _goal(p: Position, province: int) -> Refusal:
    if p.phase == TELEPORT_TO and _is_marked(p) and province >= LUTAO:
        return _no("LUT-20.10b", "marked-on-lutao", spell="teleport")
    if p.phase == TELEPORT_TO:
        return _no("LUT-22.22", "no-spell-target", province=_name(province), spell="teleport")
    if province not in reach(p, p.who, p.source):
        if rune_of(p, p.who) == FLYING and province in p.chart.in_flight[p.source]:
            return _no("LUT-20.4c", "no-flight-on-lutao", province=_name(province))
        rule = "LUT-10.1" if p.step == FORMING else "LUT-7.3"
        return _no(rule, "not-adjacent", province=_name(province), origin=_name(p.source))
    if p.step == FORMING:
        return _no("LUT-10.1", "not-own", province=_name(province))
    if p.step == MOVING and owns(p, p.who, province):
        return _no("LUT-7.5", "province-full", province=_name(province), most=ROOM)
    return _no("LUT-20.12", "no-wrath-there", province=_name(province))


# Coasts.


def _edge(p: Position, attempt: m.Edge) -> Refusal:
    province = PROVINCE_OF[attempt.province]
    edge = edge_of(province, DIRECTIONS.index(attempt.direction))
    words = {"province": attempt.province, "direction": attempt.direction}
    if p.chart.shores[edge] == NONE and attempt.word in ("ship", "land"):
        return _no("LUT-2.6", "no-coast", **words)
    if attempt.word == "ship":
        return _place_ship(p, province, edge, words)
    if attempt.word == "sail":
        return _sail(p, province, edge, words)
    if PHASES[p.phase] != "course":
        return _other(p)
    own = owns(p, p.who, province)
    if own != (p.step == FORMING) and p.source >= 0:
        return _no("LUT-10.5" if p.step == FORMING else "LUT-8.10", "no-landing-there", **words)
    return _no("LUT-8.2", "too-far", **words, sticks=_sticks(p))


def _sticks(p: Position) -> int:
    one = p.peoples[p.who]
    return one.sticks + one.wind + one.bound_wind


def _place_ship(p: Position, province: int, edge: int, words: dict[str, str]) -> Refusal:
    if PHASES[p.phase] not in ("place", "ship_at"):
        return _other(p)
    if p.phase == PLACE and p.peoples[p.who].ships == 0:
        return _no("LUT-6.1", "no-ship")
    if not owns(p, p.who, province):
        return _no("LUT-6.7", "not-own", province=words["province"])
    if p.ships[province] & edge_bit(edge):
        return _no("LUT-6.7", "ship-there", **words)
    return _no("LUT-20.10c", "bound-to-lands", province=words["province"])


def _sail(p: Position, province: int, edge: int, words: dict[str, str]) -> Refusal:
    if p.phase not in (MOVE, FORM):
        return _other(p)
    if not p.ships[province] & edge_bit(edge) or not owns(p, p.who, province):
        return _no("LUT-8.8", "no-ship-there", **words)
    if p.sailed[province] & edge_bit(edge):
        return _no("LUT-8.14", "has-sailed", **words)
    if unmoved(p, province) < 1:
        return _no("LUT-8.9", "nobody-to-board", **words)
    return _no("LUT-8.2", "no-voyage", **words, sticks=_sticks(p))


# Numbers.


def _take(p: Position, attempt: m.Take) -> Refusal:
    if p.phase not in COUNTING:
        return _other(p)
    legal = CHOICES[p.phase](p)
    numbers = [one_of(move) for move in legal]
    rule = "LUT-10.2" if p.phase == MOVE_COUNT and p.step == FORMING else COUNTING[p.phase]
    if p.phase == MOVE_COUNT and p.step != FIGHTING and unmoved(p, p.source) < attempt.armies < p.armies[p.source]:
        return _no("LUT-10.1" if p.step == FORMING else "LUT-7.3", "all-moved", province=_name(p.source))
    if attempt.armies not in numbers:
        return _no(rule, "number", number=attempt.armies, least=min(numbers), most=max(numbers))
    captives = [two_of(move) for move in legal if one_of(move) == attempt.armies]
    return _no("LUT-20.9b", "hostages", number=attempt.hostages, least=min(captives), most=max(captives))


def _count(p: Position, attempt: m.Count) -> Refusal:
    if attempt.word == "row":
        if PHASES[p.phase] != "row":
            return _other(p)
        return _no("LUT-20.7d", "row", number=attempt.number, sticks=_sticks(p))
    if ITEMS.get(p.phase) != attempt.word:
        return _other(p)
    one = p.peoples[p.who]
    if p.phase == BUY_ARMIES and attempt.number >= len(ARMY_PRICES):
        return _no("LUT-14.4", "too-many-armies", number=attempt.number, most=len(ARMY_PRICES) - 1)
    if p.phase == BUY_ARMIES and attempt.number > one.supply:
        return _no("LUT-14.4", "supply", number=attempt.number, most=one.supply)
    price = price_of(p.phase, attempt.number)
    most = affordable(p, p.who, p.phase)
    return _no("LUT-14.1", "too-expensive", number=attempt.number, price=price, budget=one.budget, most=most)


# Spells.


def _spell(p: Position, attempt: m.Spell) -> Refusal:
    if attempt.word == "keep":
        if PHASES[p.phase] != "keep_spell":
            return _other(p)
        return _no("LUT-20.8", "not-drawn", spell=attempt.spell)
    kind = SPELLS.index(attempt.spell)
    if find_spell(p, p.who, kind, attempt.marked) == NONE:
        return _no("LUT-21.1", "not-in-hand", spell=attempt.spell)
    if attempt.word == "discard" or p.phase not in (PLACE, MOVE, FORM, WINDOW):
        return _other(p)
    if not PLAYABLE[kind] >> moment(p) & 1:
        return _no("LUT-21.2", "wrong-moment", spell=attempt.spell)
    battle = p.battle
    if battle is not None and not p.casts and is_golem_battle(battle) and not IN_GOLEM_BATTLE[kind]:
        return _no("LUT-15.4", "golems-immune", spell=attempt.spell)
    if attempt.marked and can_declare(p, p.who, kind) and not can_declare(p, p.who, spell_code(kind, True)):
        return _no("LUT-20.10b", "marked-on-lutao", spell=attempt.spell)
    if (
        p.mode == PRO
        and HOLDER_ONLY[kind]
        and battle is not None
        and p.who not in [side.people for side in battle.sides]
    ):
        return _no("LUT-18.2", "holder-only", spell=attempt.spell)
    return _no("LUT-21.8", "no-target", spell=attempt.spell)


def _choice(p: Position, attempt: m.Move) -> Refusal:
    """Cards, sides, peoples, sea hexes, lands."""
    phase = PHASES[p.phase]
    match attempt:
        case m.Choose() if p.phase == CHOOSE:
            return _no("LUT-3.3", "not-offered", card=attempt.people)
        case m.Lay() if p.phase == LAY:
            if attempt.land != LAND_CODES[p.stack[-1]]:
                return _no("LUT-18.3", "other-land", land=LAND_CODES[p.stack[-1]])
            return _lay(p, attempt)
        case m.Via() if phase == "course":
            return _no("LUT-8.2", "no-way", q=attempt.q, r=attempt.r)
        case m.Card("give") if phase == "steal" and p.peoples[p.who].gave:
            return _no("LUT-19.6", "gave-already")
        case m.Card() if phase in ("return", "discard", "gift", "give", "steal"):
            return _no("LUT-9.7", "no-such-card", card=attempt.card)
        case m.Void() if phase == "void":
            return _no("LUT-19.7", "no-cards-to-void")
        case m.Toward() if phase in ("for", "against"):
            return _no("LUT-22.28", "no-target-people", people=attempt.people)
        case m.Vessel("sail") if p.phase == MOVE and _is_becalmed(p, attempt.number):
            return _no("LUT-8.6", "no-stick", number=attempt.number)
        case m.Vessel() if p.phase in (KILL, MOVE):
            return _no("LUT-20.7f", "no-ship-at-sea", number=attempt.number)
        case _:
            return _other(p)


def _lay(p: Position, attempt: m.Lay) -> Refusal:
    origin = HEX_OF.get((attempt.q, attempt.r), NONE)
    spots = [NONE] if origin == NONE else hexes_of(p.stack[-1], origin, attempt.rotation)
    if NONE in spots:
        return _no("LUT-2.16", "land-off-the-mat", land=attempt.land)
    if any(p.chart.province_at[spot] != NONE or spot in RING for spot in spots):
        return _no("LUT-2.15", "land-on-something", land=attempt.land)
    return _no("LUT-2.17", "land-does-not-fit", land=attempt.land)


def _is_becalmed(p: Position, number: int) -> bool:
    """An own ship at sea that could sail if its people had a stick."""
    return 0 < number <= len(p.fleet) and p.fleet[number - 1].people == p.who and not _sticks(p)
