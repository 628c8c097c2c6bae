"""The powers of peoples and runes that a player may use in a battle."""

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import BARDS, CLERICS, COMBAT_CARDS, ELVES, GHOSTLY, GHOSTS, NONE, WITCHES
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.battle import side_of, side_with
from manawell.games.lutao.rules.battle_cards import ask_return, clear_table, draw, own_cards, replace_cards, reveal
from manawell.games.lutao.rules.combat_round import take_sizes
from manawell.games.lutao.rules.hits import card_worth, cards_for, cards_of, pieces, suffer
from manawell.games.lutao.rules.piles import draw_card
from manawell.games.lutao.rules.powers import name_of, power_in_battle, rune_in_battle
from manawell.games.lutao.state import (
    B_DRAW,
    B_END,
    B_GIFT,
    B_LAST_WINDOW,
    B_NEXT,
    B_ROUND,
    B_STEAL,
    B_STRIKE,
    B_STRIKE_CARDS,
    B_STRIKE_HIT,
    B_STRIKE_VOID,
    GHOST,
    GIFT,
    GIVE,
    STEAL,
    STRIKE,
    VOID,
    Battle,
    Position,
)


def ghosts_step(p: Position, battle: Battle) -> None:
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


def offer_strike(p: Position, battle: Battle) -> None:
    """B4 (LUT-19.3a)"""
    battle.step = B_ROUND
    if power_in_battle(p, battle, 1) == ELVES:
        ask(p, battle.sides[1].people, STRIKE)


def answer_strike(p: Position, battle: Battle, used: bool) -> None:
    battle.step = B_STRIKE_CARDS if used else B_ROUND
    if p.journal is not None:
        p.journal.tell(events.FirstStrikeChosen(name_of(p, battle.sides[1].people), used))


def strike_cards(p: Position, battle: Battle) -> None:
    """LUT-19.3b"""
    take_sizes(p, battle)
    battle.step = B_STRIKE_VOID
    elves = battle.sides[1]
    elves.draws = cards_for(p, battle, 1)
    draw(p, elves)
    ask_return(p, battle, 1)


def strike_void(p: Position, battle: Battle) -> None:
    """LUT-19.3c"""
    battle.step = B_STRIKE_HIT
    reveal(p, battle.sides[1])
    clerics = battle.sides[0]
    if power_in_battle(p, battle, 0) == CLERICS and not clerics.used and battle.sides[1].played:
        ask(p, clerics.people, VOID)


def strike_hit(p: Position, battle: Battle) -> None:
    """LUT-19.3d"""
    power = power_in_battle(p, battle, 1)
    city = p.city[battle.province]
    hits = sum([card_worth(card, power, city, False) for card in battle.sides[1].played])
    suffer(p, battle, 0, hits, 0, 0)
    clear_table(p, battle)
    battle.step = B_ROUND if pieces(p, battle, 0) > 0 else B_END


# Bards, Clerics and Witches (LUT-19.1, 19.7, 19.6).


def bards_step(p: Position, battle: Battle) -> None:
    """B6: they draw and return before the others (LUT-19.1a)."""
    side = side_with(p, battle, BARDS)
    battle.step = B_DRAW if side == NONE else B_GIFT
    if side != NONE:
        draw(p, battle.sides[side])
        ask_return(p, battle, side)


def gift_step(p: Position, battle: Battle) -> None:
    """LUT-19.1b"""
    battle.step = B_DRAW
    side = side_with(p, battle, BARDS)
    bards = battle.sides[side]
    reveal(p, bards)
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


def void_step(p: Position, battle: Battle) -> None:
    """B11 (LUT-19.7a)"""
    for side in (0, 1):
        reveal(p, battle.sides[side])
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


def give_step(p: Position, battle: Battle) -> None:
    """B14"""
    battle.step = B_STEAL
    side = side_with(p, battle, WITCHES)
    if side != NONE and not p.peoples[battle.sides[side].people].gave and own_cards(battle, side):
        ask(p, battle.sides[side].people, GIVE)


def steal_step(p: Position, battle: Battle) -> None:
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
