"""A battle from its first window to its end, step by step (LUT-9.15, 9.22)."""

from collections.abc import Callable
from typing import Final

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import W4, W5, W6, W7
from manawell.games.lutao.components.tables import (
    BARDS,
    BATTLE_ROUNDS,
    CLERICS,
    COMBAT_CARDS,
    DRUIDS,
    ELVES,
    ENSLAVEMENT,
    GHOSTLY,
    GHOSTS,
    GOLEMS,
    IDLE_ROUNDS,
    KNIGHTS,
    NONE,
    PLAGUES,
    PROVINCES,
    WITCHES,
)
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.hits import (
    card_worth,
    cards_for,
    cards_of,
    discarded_by,
    pieces,
    returned_by,
    strike,
    suffer,
)
from manawell.games.lutao.rules.holdings import (
    conquer,
    free_surplus,
    held_at,
    lose,
    put_hostages,
    send_home,
    set_owner,
    take_hostages,
)
from manawell.games.lutao.rules.piles import draw_card, draw_cards, names_of, tell_drawn
from manawell.games.lutao.rules.powers import (
    is_golem_battle,
    name_of,
    power_in_battle,
    rune_in_battle,
)
from manawell.games.lutao.rules.retreat import begin_retreat, retreat
from manawell.games.lutao.state import (
    B_BARDS,
    B_COUNT,
    B_DISCARD,
    B_DRAW,
    B_END,
    B_GHOSTS,
    B_GIFT,
    B_GIVE,
    B_HITS,
    B_HOSTAGES,
    B_LAST_WINDOW,
    B_NEXT,
    B_OWNER,
    B_PLAGUES,
    B_RETREAT,
    B_RETURN,
    B_REVEAL,
    B_ROUND,
    B_STEAL,
    B_STRIKE,
    B_STRIKE_CARDS,
    B_STRIKE_HIT,
    B_STRIKE_VOID,
    B_VOID,
    DISCARD,
    GHOST,
    GIFT,
    GIVE,
    HOSTAGES,
    RETURN,
    STEAL,
    STRIKE,
    VOID,
    Battle,
    Position,
    Side,
)
from manawell.kernel.journal import all_but, only


def begin_battle(p: Position, province: int, attacker: int, golems: int = 0) -> None:
    """B1: a contested province is picked, or golems attack (LUT-9.2)."""
    battle = Battle(province, attacker, p.owner[province])
    battle.golems = golems
    p.battle = battle
    if p.journal is not None:
        names = (name_of(p, attacker), name_of(p, p.owner[province]), PROVINCES[province])
        sizes = (pieces(p, battle, 0), pieces(p, battle, 1))
        p.journal.tell(events.BattleBegun(*names, *sizes, p.city[province]))


def side_of(battle: Battle, people: int) -> int:
    """The side that a people fights on, or NONE."""
    for side in (0, 1):
        if battle.sides[side].people == people:
            return side
    return NONE


def side_with(p: Position, battle: Battle, power: int) -> int:
    """The side whose power this is, if it is active; NONE if neither."""
    for side in (0, 1):
        if power_in_battle(p, battle, side) == power:
            return side
    return NONE


def go_on(p: Position, battle: Battle) -> None:
    """The next step; it may ask a player, or open a window."""
    _STEPS[battle.step](p, battle)


def _open(p: Position, window: int) -> None:
    p.window = window
    p.poll = 0


def _first_window(p: Position, battle: Battle) -> None:
    """B2"""
    battle.step = B_GHOSTS
    _open(p, W4)


def _ghosts(p: Position, battle: Battle) -> None:
    """B3 (LUT-20.2a, 20.2d)"""
    battle.step = B_STRIKE
    if not p.city[battle.province]:
        return
    for side in (0, 1):
        people = battle.sides[side].people
        if rune_in_battle(p, battle, side, GHOSTS) and p.peoples[people].supply > 0:
            ask(p, people, GHOST)


def call_ghosts(p: Position, battle: Battle, side: int, called: bool) -> None:
    """Ghosts count as armies and are lost first (LUT-20.2b, 20.2c)."""
    one = battle.sides[side]
    if called:
        one.ghosts = min(GHOSTLY, p.peoples[one.people].supply)
        p.peoples[one.people].supply -= one.ghosts
    if p.journal is not None:
        name = name_of(p, one.people)
        p.journal.tell(events.GhostsCalled(name, one.ghosts) if called else events.GhostsDeclined(name))


# The Elves strike first (LUT-19.3).


def _offer_strike(p: Position, battle: Battle) -> None:
    """B4 (LUT-19.3a)"""
    battle.step = B_ROUND
    if power_in_battle(p, battle, 1) == ELVES:
        ask(p, battle.sides[1].people, STRIKE)


def answer_strike(p: Position, battle: Battle, used: bool) -> None:
    battle.step = B_STRIKE_CARDS if used else B_ROUND
    if p.journal is not None:
        p.journal.tell(events.FirstStrikeChosen(name_of(p, battle.sides[1].people), used))


def _strike_cards(p: Position, battle: Battle) -> None:
    """LUT-19.3b"""
    _take_sizes(p, battle)
    battle.step = B_STRIKE_VOID
    elves = battle.sides[1]
    elves.draws = cards_for(p, battle, 1)
    _draw(p, elves)
    _ask_return(p, battle, 1)


def _strike_void(p: Position, battle: Battle) -> None:
    """LUT-19.3c"""
    battle.step = B_STRIKE_HIT
    _reveal(p, battle.sides[1])
    clerics = battle.sides[0]
    if power_in_battle(p, battle, 0) == CLERICS and not clerics.used and battle.sides[1].played:
        ask(p, clerics.people, VOID)


def _strike_hit(p: Position, battle: Battle) -> None:
    """LUT-19.3d"""
    power = power_in_battle(p, battle, 1)
    city = p.city[battle.province]
    hits = sum([card_worth(card, power, city, False) for card in battle.sides[1].played])
    suffer(p, battle, 0, hits, 0, 0)
    _clear_table(p, battle)
    battle.step = B_ROUND if pieces(p, battle, 0) > 0 else B_END


# A combat round.


def _take_sizes(p: Position, battle: Battle) -> None:
    for side in (0, 1):
        battle.sides[side].size = pieces(p, battle, side) + battle.sides[side].ghosts


def _round(p: Position, battle: Battle) -> None:
    """B5"""
    battle.round += 1
    battle.step = B_COUNT
    if battle.round > 1:
        _open(p, W5)


def _count(p: Position, battle: Battle) -> None:
    _take_sizes(p, battle)
    for side in (0, 1):
        one = battle.sides[side]
        one.skin = 0
        one.draws = cards_for(p, battle, side)
    battle.step = B_BARDS
    if p.journal is not None:
        one, two = battle.sides[0], battle.sides[1]
        sizes = (one.size, two.size, one.draws, two.draws)
        p.journal.tell(events.CombatRoundBegun(PROVINCES[battle.province], battle.round, *sizes))


def _draw(p: Position, side: Side) -> None:
    side.hand = draw_cards(p, side.people, side.draws)
    tell_drawn(p, side.people, side.hand)


def _returns(p: Position, battle: Battle, side: int) -> int:
    """How many cards a side must return (LUT-9.7, 9.14, 19.1c)."""
    one = battle.sides[side]
    wanted = returned_by(power_in_battle(p, battle, side))
    kept = 0 if one.given != NONE else 1
    return max(0, min(wanted, len(one.hand) - kept))


def _ask_return(p: Position, battle: Battle, side: int) -> None:
    battle.returns = _returns(p, battle, side)
    if battle.returns > 0:
        ask(p, battle.sides[side].people, RETURN)


def return_card(p: Position, battle: Battle, side: int, card: int) -> None:
    """To the bottom of the pile; only the owner knows it (LUT-9.12)."""
    one = battle.sides[side]
    one.hand.remove(card)
    p.peoples[one.people].sunk.append(card)
    battle.returns -= 1
    if p.journal is not None:
        seat = p.player_of(one.people)
        name = name_of(p, one.people)
        p.journal.tell(events.CardReturned(name, COMBAT_CARDS[card]), only(seat))
        p.journal.tell(events.CardSunk(name), all_but(seat))
    if battle.returns > 0:
        ask(p, one.people, RETURN)


def _bards(p: Position, battle: Battle) -> None:
    """B6: they draw and return before the others (LUT-19.1a)."""
    side = side_with(p, battle, BARDS)
    battle.step = B_DRAW if side == NONE else B_GIFT
    if side != NONE:
        _draw(p, battle.sides[side])
        _ask_return(p, battle, side)


def _gift(p: Position, battle: Battle) -> None:
    """LUT-19.1b"""
    battle.step = B_DRAW
    side = side_with(p, battle, BARDS)
    bards = battle.sides[side]
    _reveal(p, bards)
    if not bards.used and bards.played:
        ask(p, bards.people, GIFT)


def give_gift(p: Position, battle: Battle, side: int, card: int) -> None:
    """The other side gets a card and draws one fewer, or none with a single army (LUT-19.1c, 19.1d)."""
    bards, other = battle.sides[side], battle.sides[1 - side]
    if card == NONE:
        if p.journal is not None:
            p.journal.tell(events.GiftDeclined(name_of(p, bards.people)))
        return
    bards.used = True
    bards.played.remove(card)
    other.given = card
    other.draws = 0 if other.size == 1 else max(0, other.draws - 1)
    drawn = draw_card(p, bards.people)
    if drawn != NONE:
        bards.played.append(drawn)
        bards.played.sort()
    if p.journal is not None:
        names = (name_of(p, bards.people), name_of(p, other.people), COMBAT_CARDS[card])
        p.journal.tell(events.CardGifted(*names, "none" if drawn == NONE else COMBAT_CARDS[drawn]))


def _draw_step(p: Position, battle: Battle) -> None:
    """B7"""
    bards = side_with(p, battle, BARDS)
    for side in (0, 1):
        if side != bards and battle.sides[side].people != GOLEMS:
            _draw(p, battle.sides[side])
    battle.turn = 0
    battle.step = B_RETURN


def _return_step(p: Position, battle: Battle) -> None:
    """B8: attacker, then defender; nobody sees what the other returns (LUT-25.2)."""
    if battle.turn > 1:
        battle.step = B_DISCARD
        return
    side = battle.turn
    battle.turn += 1
    if battle.sides[side].people != GOLEMS and power_in_battle(p, battle, side) not in (BARDS, DRUIDS):
        _ask_return(p, battle, side)


def _discard_step(p: Position, battle: Battle) -> None:
    """B8, the Knights' second choice (LUT-19.11b)."""
    battle.step = B_REVEAL
    side = side_with(p, battle, KNIGHTS)
    if side == NONE:
        return
    one = battle.sides[side]
    spare = len(one.hand) - (0 if one.given != NONE else 1)
    if min(spare, discarded_by(KNIGHTS)) > 0:
        ask(p, one.people, DISCARD)


def discard_card(p: Position, battle: Battle, side: int, card: int) -> None:
    one = battle.sides[side]
    one.hand.remove(card)
    p.peoples[one.people].discards[card] += 1
    if p.journal is not None:
        p.journal.tell(events.CardDropped(name_of(p, one.people), COMBAT_CARDS[card]))


def _reveal(p: Position, side: Side) -> None:
    if not side.hand:
        return
    side.played = sorted(side.played + side.hand)
    side.hand = []
    if p.journal is not None:
        p.journal.tell(events.CardsRevealed(name_of(p, side.people), names_of(side.played)))


def _reveal_step(p: Position, battle: Battle) -> None:
    """B9; then the Druids choose, B10 (LUT-19.2b)."""
    battle.step = B_VOID
    druids = side_with(p, battle, DRUIDS)
    for side in (0, 1):
        if side != druids:
            _reveal(p, battle.sides[side])
    if druids != NONE:
        _ask_return(p, battle, druids)


def _void_step(p: Position, battle: Battle) -> None:
    """B11 (LUT-19.7a)"""
    for side in (0, 1):
        _reveal(p, battle.sides[side])
    battle.step = B_LAST_WINDOW
    side = side_with(p, battle, CLERICS)
    if side == NONE or battle.sides[side].used:
        return
    if cards_of(battle, 0) or cards_of(battle, 1):
        ask(p, battle.sides[side].people, VOID)


def void_cards(p: Position, battle: Battle, side: int) -> None:
    """Clerics declare a side's cards void; NONE for neither (LUT-19.7)."""
    people = p.who
    if side == NONE:
        if p.journal is not None:
            p.journal.tell(events.VoidDeclined(name_of(p, people)))
        return
    battle.sides[side_of(battle, people)].used = True
    replace_cards(p, battle, side, people, "clerics")


def replace_cards(p: Position, battle: Battle, side: int, by: int, cause: str) -> None:
    """All cards of a side are discarded, and the same number is drawn and revealed (LUT-19.1f, 19.7b, 22.6)."""
    one = battle.sides[side]
    old = one.played if one.given == NONE else sorted(one.played + [one.given])
    _clear_side(p, battle, side)
    one.played = draw_cards(p, one.people, len(old))
    if p.journal is not None:
        names = (name_of(p, by), name_of(p, one.people))
        p.journal.tell(events.CardsVoided(*names, names_of(old), names_of(one.played), cause))


def _clear_side(p: Position, battle: Battle, side: int) -> None:
    """Cards on the table go to their owners' discard piles (LUT-9.13, 19.1e)."""
    one = battle.sides[side]
    if one.people != GOLEMS:
        for card in one.played:
            p.peoples[one.people].discards[card] += 1
    if one.given != NONE:
        p.peoples[battle.sides[1 - side].people].discards[one.given] += 1
    one.played = []
    one.given = NONE


def _clear_table(p: Position, battle: Battle) -> None:
    _clear_side(p, battle, 0)
    _clear_side(p, battle, 1)


def _last_window(p: Position, battle: Battle) -> None:
    """B12"""
    battle.step = B_HITS
    _open(p, W6)


def _hits(p: Position, battle: Battle) -> None:
    """B13"""
    battle.idle = 0 if strike(p, battle) else battle.idle + 1
    battle.step = B_GIVE


def own_cards(battle: Battle, side: int) -> list[int]:
    """Cards on the table that belong to a side's people, including one it gave away (LUT-19.6c)."""
    given = battle.sides[1 - side].given
    return battle.sides[side].played + ([given] if given != NONE else [])


def _give_step(p: Position, battle: Battle) -> None:
    """B14"""
    battle.step = B_STEAL
    side = side_with(p, battle, WITCHES)
    if side != NONE and not p.peoples[battle.sides[side].people].gave and own_cards(battle, side):
        ask(p, battle.sides[side].people, GIVE)


def _steal_step(p: Position, battle: Battle) -> None:
    battle.step = B_NEXT
    side = side_with(p, battle, WITCHES)
    if side != NONE and not p.peoples[battle.sides[side].people].stole and own_cards(battle, 1 - side):
        ask(p, battle.sides[side].people, STEAL)


def exchange(p: Position, battle: Battle, card: int, stolen: bool) -> None:
    """A card changes its owner for good (LUT-19.6a, 19.6b)."""
    people = p.who
    side = side_of(battle, people)
    owner = 1 - side if stolen else side
    new = battle.sides[1 - owner].people
    if card in battle.sides[owner].played:
        battle.sides[owner].played.remove(card)
    else:
        battle.sides[1 - owner].given = NONE
    p.peoples[new].discards[card] += 1
    if stolen:
        p.peoples[people].stole = True
    else:
        p.peoples[people].gave = True
    if p.journal is not None:
        names = (name_of(p, people), name_of(p, battle.sides[1 - side].people), COMBAT_CARDS[card])
        p.journal.tell(events.CardStolen(*names) if stolen else events.CardGivenAway(*names))


def _next(p: Position, battle: Battle) -> None:
    _clear_table(p, battle)
    if pieces(p, battle, 0) == 0 or pieces(p, battle, 1) == 0:
        battle.step = B_END
    elif battle.round >= BATTLE_ROUNDS or battle.idle >= IDLE_ROUNDS:
        drive_off(p, battle)
        battle.step = B_END
    else:
        battle.step = B_ROUND


def drive_off(p: Position, battle: Battle) -> None:
    """The attackers are removed (LUT-9.24)."""
    battle.driven_off = True
    province = battle.province
    people = battle.sides[0].people
    if people == GOLEMS:
        p.golem_supply += battle.golems
        battle.golems = 0
        return
    p.peoples[people].supply += p.attack[province]
    p.attack[province] = 0
    free_surplus(p, province, True)


# The end (LUT-9.22).


def winner_of(p: Position, battle: Battle) -> int:
    """The side that is left, or NONE."""
    for side in (0, 1):
        if pieces(p, battle, side) > 0:
            return side
    return NONE


def _end(p: Position, battle: Battle) -> None:
    """E1, E2"""
    for one in battle.sides:
        if one.ghosts > 0:
            p.peoples[one.people].supply += one.ghosts
            one.ghosts = 0
    winner = winner_of(p, battle)
    if p.journal is not None:
        name = "none" if winner == NONE else name_of(p, battle.sides[winner].people)
        left = 0 if winner == NONE else pieces(p, battle, winner)
        p.journal.tell(events.BattleEnded(name, PROVINCES[battle.province], left, battle.driven_off))
    battle.step = B_HOSTAGES
    if winner != NONE and battle.sides[winner].people != GOLEMS:
        _open(p, W7)


def spare_keepers(p: Position, battle: Battle, side: int) -> int:
    """How many hostages the winner may take (LUT-20.9a)."""
    free = pieces(p, battle, side) - held_at(p, battle.province, side == 0)
    return min(battle.sides[1 - side].lost, free)


def _hostages(p: Position, battle: Battle) -> None:
    """E3"""
    battle.step = B_PLAGUES
    winner = winner_of(p, battle)
    if winner == NONE or battle.sides[winner].people == GOLEMS:
        return
    if rune_in_battle(p, battle, winner, ENSLAVEMENT) and spare_keepers(p, battle, winner) > 0:
        ask(p, battle.sides[winner].people, HOSTAGES)


def capture(p: Position, battle: Battle, number: int) -> None:
    side = side_of(battle, p.who)
    victim = battle.sides[1 - side].people
    captives = [0, 0, 0, 0]
    captives[victim] = number
    p.peoples[victim].supply -= number
    put_hostages(p, battle.province, side == 0, captives)
    if p.journal is not None:
        names = (name_of(p, p.who), name_of(p, victim), PROVINCES[battle.province])
        p.journal.tell(events.HostagesTaken(*names, number))


def _plagues(p: Position, battle: Battle) -> None:
    """E4 (LUT-20.7a, 20.7g)"""
    battle.step = B_OWNER
    if winner_of(p, battle) != 0 or is_golem_battle(battle):
        return
    if rune_in_battle(p, battle, 1, PLAGUES):
        battle.step = B_RETREAT
        begin_retreat(p, battle)


def _owner(p: Position, battle: Battle) -> None:
    """E5, E6; the battle is over."""
    province = battle.province
    attacker, defender = battle.sides[0].people, battle.sides[1].people
    armies = p.attack[province]
    captives = take_hostages(p, province, True, held_at(p, province, True))
    p.attack[province] = 0
    p.groups = [group for group in p.groups if group.province != province]
    p.battle = None
    if p.armies[province] > 0:
        send_home(p, captives)
        return
    send_home(p, take_hostages(p, province, False, held_at(p, province)))
    if attacker == GOLEMS:
        p.armies[province] = battle.golems
        set_owner(p, province, GOLEMS if battle.golems > 0 else NONE)
        if p.journal is not None:
            p.journal.tell(events.ProvinceLost(name_of(p, defender), PROVINCES[province]))
        return
    if armies == 0:
        set_owner(p, province, NONE)
    else:
        conquer(p, attacker, province, armies, captives)
    if defender != GOLEMS:
        lose(p, defender, province)


_STEPS: Final[list[Callable[[Position, Battle], None]]] = [
    _first_window,
    _ghosts,
    _offer_strike,
    _strike_cards,
    _strike_void,
    _strike_hit,
    _round,
    _count,
    _bards,
    _gift,
    _draw_step,
    _return_step,
    _discard_step,
    _reveal_step,
    _void_step,
    _last_window,
    _hits,
    _give_step,
    _steal_step,
    _next,
    _end,
    _hostages,
    _plagues,
    retreat,
    _owner,
]
"""By step."""
