"""What units can do to each other before the other side acts again: a step at most, then one ability.

Levels, cliffs and protection are not looked at, so this is what may happen, not what must.
"""

from typing import Final

from manawell.games.athlas.components.cards import ATTACK, HAND_OVER, Ability, Effect, T
from manawell.games.athlas.components.tables import (
    BOUND,
    CARDS,
    DISTANCE,
    FIELDS,
    FLYING,
    FROZEN,
    IMMOBILE,
    NONE,
    PARALYSED,
    PLAYERS,
    SPELL,
)
from manawell.games.athlas.rules.units import attack_bonus, magic_left, physical_left, pierce_of
from manawell.games.athlas.state import PER_PLAYER, Position

OWN_ABILITIES: Final = HAND_OVER + 1
"""An alpha has the basic abilities first."""


class Dangers:
    """Over all units that are still to act in this turn, and all those of the player whose turn it is not."""

    def __init__(self, p: Position) -> None:
        count = len(p.core.place)
        self.harm: list[int] = [0] * count
        """By unit: the life that its enemies can take, each with its hardest blow."""
        self.grips: list[int] = [0] * count
        """By unit: the enemies that can push or control it."""
        self.strikers: list[int] = [0] * len(PLAYERS)
        """By player: the units that can harm an enemy."""
        targets: list[list[int]] = [[], []]
        for unit in range(count):
            if p.core.place[unit] != NONE and p.core.flags[unit] & FROZEN == 0:
                targets[p.owner_of(unit)].append(unit)
        for player in range(len(PLAYERS)):
            for alpha in range(PER_PLAYER * player, PER_PLAYER * player + PER_PLAYER):
                usable = telling_abilities(p, alpha)
                if usable:
                    for unit in targets[player]:
                        if p.core.alpha[unit] == alpha:
                            self._look_around(p, unit, usable, targets[1 - player])

    def _look_around(self, p: Position, unit: int, usable: list[int], enemies: list[int]) -> None:
        steps = steps_of(p, unit)
        if steps == NONE:
            return
        place = p.core.place
        here = place[unit] * FIELDS
        farthest = 0
        for number in usable:
            farthest = max(farthest, p.table.abilities[number].most + steps)
        strikes = False
        for enemy in enemies:
            distance = DISTANCE[here + place[enemy]]
            if distance > farthest:
                continue
            hardest = 0
            grips = False
            for number in usable:
                ability = p.table.abilities[number]
                if ability.least - steps <= distance <= ability.most + steps:
                    hardest = max(hardest, _blow(p, unit, enemy, ability))
                    grips = grips or is_grip(ability)
            self.harm[enemy] += hardest
            self.grips[enemy] += 1 if grips else 0
            strikes = strikes or hardest > 0
        self.strikers[p.owner_of(unit)] += 1 if strikes else 0


def steps_of(p: Position, unit: int) -> int:
    """How far a unit can still go before it uses an ability; NONE if it does not act any more."""
    core = p.core
    flags = core.flags[unit]
    if flags & BOUND:
        return NONE
    steps = 0 if flags & (PARALYSED | IMMOBILE) else 2 if flags & FLYING else 1
    if p.owner_of(unit) != p.active or core.waiting >> unit & 1:
        return steps
    if not core.frames or core.frames[0].unit != unit or core.frames[0].actions == 0:
        return NONE
    return steps if core.frames[0].moves > 0 else 0


def telling_abilities(p: Position, alpha: int) -> list[int]:
    """What units of an alpha can do to an enemy: attack, push, control; not without the time marker that it costs."""
    made = p.alphas[alpha]
    found: list[int] = []
    if made is not None:
        for at in range(OWN_ABILITIES, len(made.abilities)):
            ability = p.table.abilities[made.abilities[at]]
            paid = ability.cost & T == 0 or p.core.markers[CARDS * (alpha // PER_PLAYER) + ability.card] > 0
            if paid and ability.most > 0 and (ability.attacks or is_grip(ability)):
                found.append(ability.number)
    return found


def is_grip(ability: Ability) -> bool:
    """It moves an enemy, or takes control."""
    return ability.controls or ability.only_pushes or ability.pushes_away


def attack_of(ability: Ability) -> Effect:
    """The attack of an ability that attacks."""
    for effect in ability.effects:
        if effect.do == ATTACK:
            return effect
    raise AssertionError(ability.id)


def _blow(p: Position, unit: int, enemy: int, ability: Ability) -> int:
    """The damage of an attack from the same level (ATH-19); 0 if it is none."""
    if not ability.attacks:
        return 0
    effect = attack_of(ability)
    value = effect.value + effect.per_x * ability.x_least + attack_bonus(p, unit, effect.type)
    armour = max(0, physical_left(p, enemy) - pierce_of(p, unit, effect.type))
    if effect.type == SPELL:
        armour += magic_left(p, enemy)
    return max(0, value - armour)
