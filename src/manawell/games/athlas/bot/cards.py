"""When a divine intervention is worth playing: for a victory, against one, for a kill, or for a long step ahead."""

from typing import Final

from manawell.games.athlas.bot.campaign import is_decided, verdict
from manawell.games.athlas.bot.evaluation import lead_of, races_of
from manawell.games.athlas.bot.policy import sensible
from manawell.games.athlas.components.tables import DISTANCE, FIELDS, NONE
from manawell.games.athlas.rules.actions import CARD_IS, ENOUGH, FIELD_IS, PASS, PLAY_AT, PLAY_NOW, UNIT_IS
from manawell.games.athlas.rules.picks import SEVERAL
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import LAST_CHANCE, PICK, RELIC, RESPONSE, WINDOW

LOST: Final = 100.0
PURPOSE: Final = 0.5
"""What a card must bring beyond its own worth while no side is near victory."""
NEAR: Final = 3.0
"""Turns from victory at which whatever brings more than the card itself is worth it."""


def outlook(p: Athlas, player: int, before: Athlas) -> float:
    """How good it looks in the battle of an earlier position."""
    return LOST * verdict(p, before, player) if is_decided(p, before) else lead_of(p, player)


def is_play(p: Athlas, move: int) -> bool:
    return PLAY_NOW <= move < CARD_IS and p.phase != PICK


def purposeful(p: Athlas, moves: list[int]) -> list[int]:
    """These moves without the cards that had better be kept; only the card, or the choice for one, that wins at once
    unless the other player responds.
    """
    if p.phase != PICK and not any([is_play(p, move) for move in moves]):
        return moves
    player = p.actor
    enemies = _count(p, 1 - player)
    kept: list[int] = []
    for move in moves:
        if p.phase == PICK or is_play(p, move):
            worth = best_after(p, move, player, enemies)
            if worth >= LOST:
                return [move]
            if p.phase != PICK and worth <= _least(p, move, player):
                continue
        kept.append(move)
    return kept


def timely(p: Athlas, moves: list[int]) -> list[int]:
    """These moves without cards while no side is near victory."""
    others = [move for move in moves if not is_play(p, move)]
    if len(others) == len(moves) or p.window == LAST_CHANCE or is_near(p):
        return moves
    return others


def is_near(p: Athlas) -> bool:
    """A side is so near victory that whatever brings more than the card itself is worth it."""
    own, other = races_of(p, p.actor)
    return min(own.turns, other.turns) <= NEAR


def _least(p: Athlas, move: int, player: int) -> float:
    """How good it must look after a card: more than without it, and much more while no side is near victory.

    What a card undoes can be done again, so it does not count for the card (ATH-22.23).
    """
    if p.phase == WINDOW and p.window == LAST_CHANCE:
        return -LOST
    without = lead_of(p, player)
    if move >= PLAY_AT:
        before = p.clone()
        before.core = p.checkpoints[move - PLAY_AT]
        without = max(without, lead_of(before, player))
    return without + (0.0 if is_near(p) else PURPOSE)


def best_after(p: Athlas, move: int, player: int, enemies: int) -> float:
    """How good it looks once a card is played, or a choice for one is made, with the best further choices.

    Every enemy that falls counts for a purpose; `enemies` stood before.
    """
    after = p.clone()
    after.play(move)
    if after.phase == PICK and after.actor == player:
        if _names_several(after):
            return _best_several(after, player, enemies)
        return max([best_after(after, choice, player, enemies) for choice in sensible(after, after.moves())])
    complete(after)
    return _worth(after, player, enemies, p)


def _best_several(p: Athlas, player: int, enemies: int) -> float:
    """Several choices of a kind, the best first, as long as each makes it look better."""
    best, chosen = -LOST, PASS
    while p.phase == PICK and chosen != ENOUGH:
        chosen = ENOUGH
        for choice in _telling(p, sensible(p, p.moves())):
            tried = p.clone()
            tried.play(choice)
            complete(tried)
            worth = _worth(tried, player, enemies, p)
            if worth > best:
                best, chosen = worth, choice
        if chosen != ENOUGH:
            p.play(chosen)
    return best


def _worth(p: Athlas, player: int, enemies: int, before: Athlas) -> float:
    return outlook(p, player, before) + PURPOSE * max(0, enemies - _count(p, 1 - player))


def _count(p: Athlas, player: int) -> int:
    """The units of a player on the board."""
    place = p.core.place
    return sum([1 for unit in range(len(place)) if place[unit] != NONE and p.owner_of(unit) == player])


def _names_several(p: Athlas) -> bool:
    """The open choice of a card is one of several of a kind, which are made one by one."""
    announcement = p.announced[-1]
    picks = p.table.interventions[announcement.card].picks
    return announcement.picked < len(picks) and picks[announcement.picked] in SEVERAL


def _telling(p: Athlas, choices: list[int]) -> list[int]:
    """Without the fields that are neither under an enemy nor on or next to a relic."""
    core = p.core
    found: list[int] = []
    for choice in choices:
        field = (choice - FIELD_IS) // 4
        if FIELD_IS <= choice < UNIT_IS:
            unit = core.occupant[field]
            enemy = unit != NONE and p.owner_of(unit) != p.actor
            if not enemy and min([DISTANCE[field * FIELDS + relic] for relic in core.relics]) > 1:
                continue
        if choice != ENOUGH:
            found.append(choice)
    return found


def complete(p: Athlas) -> None:
    """Ends the open choices; assumes that nobody responds, and that whoever is pushed takes a relic along."""
    if p.phase == PICK and ENOUGH in p.moves():
        p.play(ENOUGH)
    if p.phase == WINDOW and p.window == RESPONSE:
        p.play(PASS)
    if p.phase == RELIC:
        p.play(p.moves()[-1])
