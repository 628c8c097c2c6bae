"""Fixed habits of every bot: cards in battles, purchases, small choices."""

from typing import Final

from manawell.games.lutao.bot.battles import forecast, power_at, usefulness
from manawell.games.lutao.bot.evaluation import crossing, launch_of
from manawell.games.lutao.components.cards import (
    COUNTERSPELL,
    COURAGE,
    DEFECTORS,
    FIRESTORM,
    GREAT_HOST,
    LIGHTNING,
    MIND_THEFT,
    NEW_BLOOD,
    RESURRECTION,
    RUNE_SHIFT,
    SECOND_CHANCE,
    SILENCE,
    STONE_SKIN,
    STRENGTH,
    TELEPORT,
    WEAKNESS,
)
from manawell.games.lutao.components.tables import (
    ARMY_PRICES,
    GOLEMS,
    LUTAO,
    NONE,
    PROVINCE_COUNT,
)
from manawell.games.lutao.rules.actions import (
    ENOUGH,
    KEEP_PEOPLE,
    MOON_IS,
    PASS,
    PLAY,
    VOID_OTHER,
    VOID_OWN,
    YES,
    code,
    kind_of,
    one_of,
    two_of,
)
from manawell.games.lutao.rules.battle import side_of
from manawell.games.lutao.rules.hits import is_sheltered, pieces, potential
from manawell.games.lutao.rules.placing import city_places
from manawell.games.lutao.state import (
    BUY_ARMIES,
    BUY_CITIES,
    BUY_SHIPS,
    CHOOSE,
    DISCARD,
    GHOST,
    GIFT,
    GIVE,
    GIVE_UP,
    HOSTAGES,
    KEEP_CARD,
    KEEP_SPELL,
    MOON,
    PURCHASES,
    RETREAT,
    RETURN,
    REVIVE,
    ROW,
    STEAL,
    STRIKE,
    SURPLUS,
    TRAP,
    VOID,
    WINDOW,
    Battle,
    Position,
)

PEOPLE_WINS: Final[list[list[int]]] = [
    [90, 84, 80, 94, 127, 144, 78, 102, 126, 91, 96, 84],
    [92, 101, 86, 62, 113, 138, 111, 90, 115, 88, 121, 82],
]
RUNE_WINS: Final[list[list[int]]] = [
    [107, 108, 94, 114, 105, 91, 96, 83, 90, 105, 106, 103],
    [112, 73, 99, 130, 88, 106, 96, 101, 88, 98, 102, 107],
]
"""With two peoples in the game, and with more: the games won by those who had a people or a rune, in hundredths of a
fair share, when both are drawn at random. Counted in 1,500 games of two bots, and in 400 of three and 300 of four; one
in three of the numbers is off by more than 6, or 10."""
LIKED_SPELLS: Final[list[int]] = [
    COUNTERSPELL,
    STRENGTH,
    FIRESTORM,
    STONE_SKIN,
    GREAT_HOST,
    LIGHTNING,
    WEAKNESS,
    TELEPORT,
    DEFECTORS,
    SECOND_CHANCE,
]
"""Best first; those not named follow."""
AVERAGE: Final = 0.48
"""What a combat card does on average."""
BIG: Final = 3
"""Armies on both sides that make a battle worth a spell."""
IN_BATTLE: Final[list[int]] = [
    STRENGTH,
    GREAT_HOST,
    COURAGE,
    WEAKNESS,
    SILENCE,
    STONE_SKIN,
    SECOND_CHANCE,
    RESURRECTION,
]


def custom(p: Position, moves: list[int]) -> int:
    """The customary move, or -1 where the position must decide."""
    phase = p.phase
    if phase == CHOOSE:
        return _choose(p, moves)
    if phase in (RETURN, DISCARD):
        return _least(p, moves)
    if phase in PURCHASES:
        return _buy(p, moves)
    if phase in (HOSTAGES, REVIVE, GIVE_UP, ROW, TRAP):
        return _simple(p, moves)
    if phase in (GHOST, STRIKE):
        return code(YES)
    if phase in (GIFT, VOID, GIVE, STEAL):
        return _tricks(p, moves)
    if phase in (KEEP_SPELL, SURPLUS, KEEP_CARD, MOON, RETREAT):
        return _keep(p, moves)
    if phase == WINDOW:
        return _window(p, moves)
    return -1


def _rank(liked: list[int], card: int) -> int:
    return liked.index(card) if card in liked else len(liked)


def _choose(p: Position, moves: list[int]) -> int:
    """The people and the rune that won most."""
    return max([(_people_wins(p, one_of(move)) + _rune_wins(p, two_of(move) - 1), -move, move) for move in moves])[2]


def _people_wins(p: Position, people: int) -> int:
    return PEOPLE_WINS[0 if len(p.peoples) == 2 else 1][people]


def _rune_wins(p: Position, rune: int) -> int:
    """Without runes there is no difference."""
    return RUNE_WINS[0 if len(p.peoples) == 2 else 1][rune] if rune >= 0 else 0


def _least(p: Position, moves: list[int]) -> int:
    battle = p.battle
    assert battle is not None
    sheltered = is_sheltered(p, battle, 1 - side_of(battle, p.who))
    best = moves[0]
    for move in moves:
        if usefulness(one_of(move), sheltered) < usefulness(one_of(best), sheltered):
            best = move
    return best


def _simple(p: Position, moves: list[int]) -> int:
    """Lay as many traps as possible, most of all where there are many armies."""
    if p.phase != TRAP:
        return moves[-1]
    best, armies = code(ENOUGH), 0
    for move in moves:
        place = one_of(move)
        if move != code(ENOUGH) and place < PROVINCE_COUNT and p.armies[place] > armies and place not in p.traps:
            best, armies = move, p.armies[place]
    return best


def _tricks(p: Position, moves: list[int]) -> int:
    battle = p.battle
    assert battle is not None
    if p.phase == VOID:
        return _void(p, battle, moves)
    worst = p.phase in (GIFT, GIVE)
    found = code(PASS)
    score = 2 if worst else 1
    for move in moves:
        if move == code(PASS):
            continue
        useful = usefulness(one_of(move), False)
        if useful < score if worst else useful > score:
            found, score = move, useful
    return found


def _void(p: Position, battle: Battle, moves: list[int]) -> int:
    """Void what is better than chance against us, or worse than chance for us."""
    side = side_of(battle, p.who)
    theirs = potential(p, battle, 1 - side) - AVERAGE * len(battle.sides[1 - side].played)
    mine = AVERAGE * len(battle.sides[side].played) - potential(p, battle, side)
    if theirs >= 1.0 and theirs >= mine and code(VOID_OTHER) in moves:
        return code(VOID_OTHER)
    return code(VOID_OWN) if mine >= 0.9 and code(VOID_OWN) in moves else code(PASS)


def _keep(p: Position, moves: list[int]) -> int:
    if p.phase == KEEP_SPELL:
        return min([(_rank(LIKED_SPELLS, one_of(move)), move) for move in moves])[1]
    if p.phase == SURPLUS:
        return max([(_rank(LIKED_SPELLS, one_of(move)), move) for move in moves])[1]
    if p.phase == RETREAT:
        return moves[-1]
    return max([(_wins(p, move), -move, move) for move in moves])[2]


def _wins(p: Position, move: int) -> int:
    """Of a people or a rune that is kept or assigned to a moon."""
    if kind_of(move) == KEEP_PEOPLE:
        return _people_wins(p, one_of(move))
    return _rune_wins(p, two_of(move) if kind_of(move) == MOON_IS else one_of(move))


# Purchases: first a way to the island, then armies.


def _buy(p: Position, moves: list[int]) -> int:
    one = p.peoples[p.who]
    most = one_of(moves[-1])
    foothold = any([p.owner[province] == p.who for province in range(LUTAO, PROVINCE_COUNT)])
    need_ship, need_sticks = _needs(p)
    if p.phase == BUY_ARMIES:
        spare = one.budget - (0 if foothold else 4 * need_ship + need_sticks)
        number = 0
        while number < most and ARMY_PRICES[number + 1] <= spare and number < (12 if foothold else 10):
            number += 1
        if number < 4 and most >= 4:
            number = 4
        return moves[number]
    if p.phase == BUY_SHIPS:
        return moves[min(most, need_ship if not foothold or one.budget > 12 else 0)]
    if p.phase == BUY_CITIES:
        wanted = 1 if one.cities == 0 and one.budget >= 5 + need_sticks and _city_wanted(p) else 0
        return moves[min(most, wanted)]
    return moves[min(most, max(need_sticks, 2 if one.sticks < 3 else 0))]


def _needs(p: Position) -> tuple[int, int]:
    """The ship and the sticks still needed for a crossing."""
    one = p.peoples[p.who]
    launch = launch_of(p, p.who)
    if launch == NONE:
        return 0, 0
    has_ship = one.ships > 0 or p.ships[launch] != 0
    return 0 if has_ship else 1, max(0, crossing(p, launch) + 1 - one.sticks)


def _city_wanted(p: Position) -> bool:
    one = p.peoples[p.who]
    one.cities += 1
    places = city_places(p, p.who)
    one.cities -= 1
    return bool(places)


# Windows.


def _window(p: Position, moves: list[int]) -> int:
    """Battle spells where much is at stake, and responses to what hurts; for the rest the position decides."""
    if len(moves) == 1:
        return moves[0]
    if p.casts:
        return _answer(p, moves)
    if p.battle is None:
        useless = (RUNE_SHIFT, NEW_BLOOD)
        kept = [move for move in moves if kind_of(move) == PLAY and one_of(move) not in useless]
        for move in kept:
            if one_of(move) == MIND_THEFT:
                return move
        return -1 if kept else code(PASS)
    return _in_battle(p, p.battle, moves)


def _in_battle(p: Position, battle: Battle, moves: list[int]) -> int:
    side = side_of(battle, p.who)
    if side == NONE:
        return code(PASS)
    mine, theirs = pieces(p, battle, side), pieces(p, battle, 1 - side)
    a, d = pieces(p, battle, 0), pieces(p, battle, 1)
    attacker, defender = battle.sides[0].people, battle.sides[1].people
    one, two = power_at(p, attacker, battle.province, defender), power_at(p, defender, battle.province, attacker)
    won = forecast(a, d, p.city[battle.province], one, two).won
    stake = battle.province >= LUTAO or min(mine, theirs) >= BIG
    if not stake or (not 0.1 < won < 0.95 and battle.province != LUTAO):
        return code(PASS)
    for spell in IN_BATTLE:
        for move in moves:
            if kind_of(move) == PLAY and one_of(move) == spell and _fits(p, battle, side, spell):
                return move
    return code(PASS)


def _fits(p: Position, battle: Battle, side: int, spell: int) -> bool:
    mine = pieces(p, battle, side)
    if spell == COURAGE:
        return mine <= 2
    if spell == GREAT_HOST:
        return mine >= 4
    if spell == STONE_SKIN:
        return potential(p, battle, 1 - side) >= 2
    if spell == SECOND_CHANCE:
        return potential(p, battle, side) == 0 and len(battle.sides[side].played) >= 2
    return True


def _answer(p: Position, moves: list[int]) -> int:
    """Stop what is aimed at this player, or a spell in one of their battles."""
    cast = p.casts[-1]
    mine = p.player_of(p.who)
    if p.player_of(cast.people) == mine:
        return code(PASS)
    hurt = cast.target != NONE and p.player_of(cast.target) == mine
    if cast.spell in (LIGHTNING, FIRESTORM, DEFECTORS) and cast.place != NONE:
        owner = p.owner[cast.place]
        many = p.armies[cast.place] >= 4 or cast.place >= LUTAO
        hurt = owner not in (NONE, GOLEMS) and p.player_of(owner) == mine and many
    if p.battle is not None:
        hurt = side_of(p.battle, p.who) != NONE and min(pieces(p, p.battle, 0), pieces(p, p.battle, 1)) >= BIG
    return moves[-1] if hurt and kind_of(moves[-1]) == PLAY else code(PASS)
