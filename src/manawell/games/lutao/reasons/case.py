"""A legal move as its maker sees it before it is made: what it does on the board, and how its battle may end."""

from functools import cached_property
from typing import Final

from manawell.games.lutao.bot.battles import battle
from manawell.games.lutao.components.tables import GOLEMS, LUTAO, NONE, PLAGUES, PROVINCE_COUNT, PROVINCES, TRAPS
from manawell.games.lutao.information.view import View
from manawell.games.lutao.odds import battle_after
from manawell.games.lutao.rules.actions import ARMY, FIGHT, LAND, PASS, TAKE, TO, code, kind_of, one_of, two_of
from manawell.games.lutao.rules.entering import most_to_move
from manawell.games.lutao.rules.holdings import own_provinces, owns
from manawell.games.lutao.rules.placing import most_to_place
from manawell.games.lutao.rules.powers import holder_of, rune_works
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import COMBAT, COURSE, FORMING, MOVE_COUNT, MOVE_TO, PLACE, PLACE_COUNT, WINDOW
from manawell.kernel.game import AnyGame
from manawell.kernel.odds import Scales

HOPELESS: Final = 0.05
"""Battles whose chance is roughly below this are not played out: that takes time, and nothing is said of them."""


class Case:
    """The position is imagined; only what everybody sees of it, and the mover's own cards, may be used."""

    def __init__(self, game: AnyGame, view: View, p: Lutao, move: int) -> None:
        self.game, self.view, self.p, self.move = game, view, p, move
        self.kind, self.one, self.two = kind_of(move), one_of(move), two_of(move)
        self.people = p.who

    @cached_property
    def target(self) -> int:
        """The province that armies enter by this move, or in which they fight now; else NONE."""
        p = self.p
        if p.phase == MOVE_COUNT and self.kind == TAKE:
            return p.goal
        entered = (p.phase == MOVE_TO and self.kind == TO) or (p.phase == COURSE and self.kind == LAND)
        if self.kind == LAND and p.step == FORMING:
            return NONE
        return self.one if entered or (p.phase == COMBAT and self.kind == FIGHT) else NONE

    @cached_property
    def arriving(self) -> int:
        """How many armies enter it, all that can go where that is not chosen yet."""
        if self.kind in (TAKE, FIGHT):
            return self.one if self.kind == TAKE else 0
        return self.p.aboard if self.kind == LAND else most_to_move(self.p, self.people, self.p.source, self.target)

    @cached_property
    def conquest(self) -> int:
        """The target if it is not the mover's own or a partner's, and somebody comes in for sure; else NONE.

        Nobody stays where the Plagues drive the winners out again (LUT-20.7a).
        """
        if self.target == NONE or owns(self.p, self.people, self.target):
            return NONE
        owner = self.p.owner[self.target]
        if owner not in (NONE, GOLEMS) and (not self.is_foe(owner) or rune_works(self.p, owner, PLAGUES, self.target)):
            return NONE
        return self.target if self.kind == FIGHT or self.arriving > int(self.fears_traps) else NONE

    @cached_property
    def fears_traps(self) -> bool:
        """Somebody else has laid traps; they may lie anywhere (LUT-20.6)."""
        return bool(self.p.traps) and holder_of(self.p, TRAPS) not in (NONE, self.people)

    @cached_property
    def odds(self) -> int:
        """The chance in percent to win the battle that the move leads to, as players are shown it; 0 without one."""
        province = battle_after(self.p, self.move)
        if province == NONE:
            return 0
        return round(100 * Scales(self.game, self.view).weigh(PROVINCES[province], self.move).wins)

    @cached_property
    def rough(self) -> float:
        """Roughly the chance to conquer the province."""
        p, target = self.p, self.conquest
        if target == NONE or self.is_free:
            return float(target != NONE)
        return battle(p, target, self.people, p.attack[target] + self.arriving, p.armies[target]).won

    @cached_property
    def is_free(self) -> bool:
        """Nobody defends the province to be conquered."""
        return self.conquest != NONE and self.p.owner[self.conquest] == NONE

    def is_likely(self, least: int = 50) -> bool:
        """The province is conquered, or at least so many times in a hundred."""
        return self.is_free or (self.rough > HOPELESS and self.odds >= least)

    @cached_property
    def added(self) -> tuple[int, int]:
        """The own province that gets armies by this move, and how many at most; NONE and 0 if there is none."""
        p = self.p
        if p.phase == PLACE and self.kind == ARMY:
            return self.one, most_to_place(p, self.people, self.one)
        if p.phase == PLACE_COUNT and self.kind == TAKE:
            return p.source, self.one
        if self.target != NONE and owns(p, self.people, self.target) and not self.fears_traps:
            return self.target, self.arriving
        return NONE, 0

    def is_foe(self, people: int) -> bool:
        """Another player leads it."""
        p = self.p
        return people not in (NONE, GOLEMS) and p.player_of(people) != p.player_of(self.people)

    def foes_beside(self, province: int) -> list[int]:
        """The armies that could come from each province of a foe next to it."""
        p = self.p
        return [p.armies[near] - 1 for near in p.chart.near[province] if self.is_foe(p.owner[near])]

    def footholds(self) -> list[int]:
        """The mover's provinces of Lutao."""
        return [province for province in own_provinces(self.p, self.people) if LUTAO <= province < PROVINCE_COUNT]

    @cached_property
    def after(self) -> Lutao:
        """The position after the move; all others let a declared spell happen."""
        return let_happen(self.p, self.move)


def let_happen(p: Lutao, move: int) -> Lutao:
    after = p.clone()
    after.play(move)
    while after.casts and after.phase == WINDOW:
        after.play(code(PASS))
    return after
