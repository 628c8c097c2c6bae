"""Attack, armour, damage (ATH-19)."""

from manawell.games.athlas import events
from manawell.games.athlas.components.tables import ATTACKS, FLYING, HIGH_GROUND, LEVEL, NONE, SPELL
from manawell.games.athlas.rules.losses import lose_together
from manawell.games.athlas.rules.units import (
    alarm,
    alpha_at,
    attack_bonus,
    frozen,
    genus_of,
    magic_left,
    physical_left,
    pierce_of,
    unit_name,
    venom_of,
)
from manawell.games.athlas.state import Position, Run
from manawell.kernel.event import Event


def high_ground(p: Position, unit: int, target: int) -> int:
    """From a higher field, both standing on the ground (ATH-13.3, 13.4)."""
    core = p.core
    if (core.flags[unit] | core.flags[target]) & FLYING:
        return 0
    mine, theirs = core.terrain[core.place[unit]], core.terrain[core.place[target]]
    return HIGH_GROUND if LEVEL[mine] > LEVEL[theirs] else 0


def attack(p: Position, run: Run, card: str, kind: int, base: int, targets: list[int]) -> None:
    """One attack on every target at the same time; without a user it is a god's attack (ATH-C.39)."""
    user = run.user
    targets = [target for target in targets if not frozen(p, target)]
    bonus = pierce = 0
    if user != NONE:
        bonus, pierce = attack_bonus(p, user, kind), pierce_of(p, user, kind)
    elif run.ability != NONE:  # it died by its own ability: the cards of its alpha still count
        bonus, pierce = alpha_at(p, run.alpha).mods[kind], alpha_at(p, run.alpha).pierce[kind]
    damages: list[int] = []
    told: list[Event] = []
    for target in targets:
        height = 0 if user == NONE else high_ground(p, user, target)
        damages.append(_strike(p, run, card, kind, base, bonus, height, pierce, target, told))
    if user != NONE and kind != SPELL and max(damages, default=0) > 0:
        p.venom = venom_of(p, user)
    lose_together(p, targets, damages, NONE)
    if p.journal is not None:
        for event in told:
            p.journal.tell(event)


def _strike(
    p: Position,
    run: Run,
    card: str,
    kind: int,
    base: int,
    bonus: int,
    height: int,
    pierce: int,
    target: int,
    told: list[Event],
) -> int:
    """The damage to one target; the armour it used is spent (ATH-19.4, 19.5, 19.6, 19.7, 19.8)."""
    core = p.core
    value = base + bonus + height
    magic = min(value, magic_left(p, target)) if kind == SPELL else 0
    available = physical_left(p, target)
    pierced = min(pierce, available)
    physical = min(value - magic, available - pierced)
    core.unshare()
    core.spent_magic[target] += magic
    core.spent_physical[target] += physical
    core.stirred = True
    alarm(p, p.owner_of(target))
    damage = value - magic - physical
    if p.journal is not None:
        attacker = ("", "") if run.user == NONE else (unit_name(p, run.user), genus_of(p, run.user))
        told.append(
            events.Attacked(
                run.player,
                *attacker,
                card,
                unit_name(p, target),
                genus_of(p, target),
                ATTACKS[kind],
                base,
                bonus,
                height,
                value,
                magic + physical,
                pierced,
                damage,
                core.pools[core.alpha[target]],
            )
        )
    return damage
