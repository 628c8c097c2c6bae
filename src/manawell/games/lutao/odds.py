"""A battle played to its end by custom, to see who wins it. It is told in an imagined world only."""

from typing import Final

from manawell.games.lutao.bot.policy import custom
from manawell.games.lutao.components.tables import NONE
from manawell.games.lutao.events import BattleEnded
from manawell.games.lutao.rules.actions import END, ENOUGH, FIGHT, LAND, PASS, TO, code, kind_of, one_of
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import COMBAT, COURSE, FORM, GOLEM, GOLEM_FROM, MOVE, MOVE_COUNT, MOVE_TO, OVER, WINDOW
from manawell.kernel.journal import Journal

ELSEWHERE: Final = (MOVE, COMBAT, FORM, GOLEM, OVER)
"""Questions that come when nobody has entered a province after all."""
MOST: Final = 4000
"""Decisions; no battle is so long (LUT-9.24)."""


def battle_after(p: Lutao, move: int) -> int:
    """The province that a move brings into a battle, or NONE."""
    province = NONE
    if p.phase in (MOVE_COUNT, GOLEM_FROM):
        province = p.goal
    elif p.phase in (MOVE_TO, COURSE, COMBAT) and kind_of(move) in (TO, LAND, FIGHT):
        province = one_of(move)
    return province if province != NONE and is_defended(p, province) else NONE


def is_defended(p: Lutao, province: int) -> bool:
    """Whoever enters it must fight."""
    return p.owner[province] not in (NONE, p.who) and p.armies[province] > 0


def fight_out(p: Lutao, province: int) -> tuple[int, int]:
    """Play on until the battle for a province is over: who is left of those who attack, and of the others."""
    attacker = NONE
    p.journal = Journal()
    for _ in range(MOST):
        battle = p.battle
        if battle is not None and battle.province == province:
            attacker = battle.sides[0].people
        elif attacker != NONE:
            return _left(p, p.journal, attacker)
        elif p.attack[province] == 0 and p.phase in ELSEWHERE:
            break
        if p.phase == OVER:
            break
        p.play(_answer(p, province))
    return 0, p.armies[province]


def _left(p: Lutao, journal: Journal, attacker: int) -> tuple[int, int]:
    for event in reversed(journal.events):
        if isinstance(event, BattleEnded):
            return (event.armies, 0) if event.winner == name_of(p, attacker) else (0, event.armies)
    return 0, 0


def _answer(p: Lutao, province: int) -> int:
    """As bots do by custom; before the battle nobody does anything else, and all that can go go."""
    moves = p.moves()
    if len(moves) == 1:
        return moves[0]
    if p.phase == MOVE:
        return code(END)
    if p.phase == COMBAT:
        return code(FIGHT, province)
    if p.phase == GOLEM_FROM:
        return code(ENOUGH)
    if p.phase == WINDOW and p.battle is None:
        return code(PASS)
    planned = custom(p, moves)
    return planned if planned >= 0 else moves[-1]
