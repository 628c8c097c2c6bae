"""Playing on quickly: everybody makes the first choice, step by step, without weighing everything again after each.

In placement, movement and formation a people looks once at everything it could do, and then does it, best first, as
long as it still brings something. That takes a third of the time of a fresh look for every small decision, and looks
into the next round tell moves apart that look alike at once.
"""

from typing import Final

from manawell.games.lutao.bot.evaluation import launch_of, lead_of
from manawell.games.lutao.bot.first import GAIN, complete, promise, prospect, ranked, worthy
from manawell.games.lutao.bot.policy import custom
from manawell.games.lutao.components.tables import LUTAO, NONE
from manawell.games.lutao.rules.actions import ARMY, END, FIGHT, PASS, SHIP, code, kind_of, one_of
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import ACTION_TURN, BOARD, FORM, MOVE, MOVE_TO, PLACE, PLACE_COUNT, SCORING
from manawell.kernel.rng import MOST, Rng, block
from manawell.kernel.state import NOBODY

HOPELESS: Final = -1e9


class Luck:
    """What chance does in a game that is played on: the same to the same steps, whatever else was done differently.

    So the battles that two plans have in common bring the same to both.
    """

    def __init__(self, rng: Rng) -> None:
        self.key = rng.key
        self.first = int(rng.below(MOST)) << 40

    def play(self, p: Lutao, move: int) -> None:
        kind = kind_of(move)
        if p.battle is None and kind in (END, PASS, FIGHT):
            place = ((p.round * 32 + p.step) * 8 + p.turn) << 16 | (move & 65535 if kind == FIGHT else 0)
            p.rng = Rng(self.key, self.first + place, block(self.key, self.first + place), 0)
        p.play(move)


class Intention:
    """A move, with its destination where one is asked for next, and how good it looked."""

    def __init__(self, worth: float, move: int, goal: int) -> None:
        self.worth = worth
        self.move = move
        self.goal = goal
        """The move that follows, or NONE."""


def is_far(p: Lutao, present: int, late: bool) -> bool:
    """The round is over; for whom it was late in it, also the first turn of the next, where the others answer."""
    if p.round == present or not late:
        return p.round > present
    return (p.step in ACTION_TURN and p.turn > 0) or p.step >= SCORING or p.round > present + 1


def play_on(p: Lutao, rng: Rng) -> None:
    """To a moment at which nobody is in the middle of anything, and somebody has answered."""
    present = p.round
    late = p.step >= SCORING or (p.step in ACTION_TURN and p.turn == len(p.order) - 1)
    luck = Luck(rng)
    agenda: list[Intention] = []
    step = NONE
    while p.actor != NOBODY and not is_far(p, present, late):
        moves = p.moves()
        planned = moves[0] if len(moves) == 1 else custom(p, moves)
        if planned >= 0:
            luck.play(p, planned)
        elif p.phase in (PLACE, MOVE, FORM):
            now = (p.round * 64 + p.phase) * 8 + p.who
            if now != step:
                agenda = intentions(p, moves)
                step = now
            carry_out(p, moves, agenda, luck)
        elif p.phase in (PLACE_COUNT, BOARD):
            p.play(moves[-1])
        else:
            kept = worthy(p, moves)
            luck.play(p, kept[0] if len(kept) == 1 else ranked(p, kept, 1)[0])


def intentions(p: Lutao, moves: list[int]) -> list[Intention]:
    """What could be done, the best last; where nothing has to be done, only what brings something."""
    found: list[Intention] = []
    for move in places_of(p, moves) if p.phase == PLACE else moves:
        if kind_of(move) != END:
            found.append(intention(p, move))
    if p.phase != PLACE:
        idle = lead_of(p, p.actor) + GAIN
        found = [one for one in found if one.worth > idle]
    found.sort(key=worth_of)
    return found


def worth_of(one: Intention) -> float:
    return one.worth


def places_of(p: Lutao, moves: list[int]) -> list[int]:
    """Without ships far from where the people sails, and armies that would stand about in the interior."""
    launch = launch_of(p, p.who)
    near = p.chart.near[launch] if launch != NONE else []
    found: list[int] = []
    for move in moves:
        kind, place = kind_of(move), one_of(move)
        if kind == SHIP:
            useful = place == launch or place >= LUTAO
        elif kind == ARMY:
            useful = place >= LUTAO or place == launch or place in near or _at_border(p, place)
        else:
            useful = True
        if useful:
            found.append(move)
    return found if found else moves


def _at_border(p: Lutao, province: int) -> bool:
    return any([p.owner[near] != p.who for near in p.chart.near[province]])


def intention(p: Lutao, move: int) -> Intention:
    """A move with the best of what may follow."""
    after = p.clone()
    after.play(move)
    if after.phase != MOVE_TO or after.who != p.who:
        return Intention(promise(p, move), move, NONE)
    best = Intention(HOPELESS, move, NONE)
    for goal in after.moves():
        worth = brought(after, goal)
        if worth > best.worth:
            best.worth = worth
            best.goal = goal
    return best


def brought(p: Lutao, goal: int) -> float:
    after = p.clone()
    after.play(goal)
    complete(after, p.who)
    return prospect(p, after, p.who)


def carry_out(p: Lutao, moves: list[int], agenda: list[Intention], luck: Luck) -> None:
    """The best that is still possible and still brings something; otherwise the step ends, if it can."""
    idle = lead_of(p, p.actor) + (GAIN if p.phase != PLACE else 0.0)
    while agenda:
        one = agenda.pop()
        if one.move not in moves:
            continue
        if kind_of(one.move) == ARMY:
            agenda.append(one)
            p.play(one.move)
            return
        if one.goal == NONE:
            if promise(p, one.move) > idle:
                p.play(one.move)
                return
            continue
        after = p.clone()
        after.play(one.move)
        if one.goal in after.moves() and brought(after, one.goal) > idle:
            p.play(one.move)
            p.play(one.goal)
            return
    end = code(END)
    luck.play(p, end if end in moves else ranked(p, moves, 1)[0])
