"""What a move does for the mover's own side: cards, life, ground."""

from collections.abc import Iterator
from typing import Any

from manawell.games.athlas import events
from manawell.games.athlas.components.tables import CARDS, DISTANCE, FIELDS, LEVEL, NONE
from manawell.games.athlas.reasons.deed import Deed, holders, units, with_core
from manawell.games.athlas.rules.actions import PASS, SUMMON_AT, USE
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.rules.units import alpha_at, flying, living
from manawell.games.athlas.state import ACTIVATION_END, PER_PLAYER, TURN_END, TURN_START, WINDOW


def undoes(deed: Deed) -> Iterator[dict[str, Any]]:
    """A card played in the past gives back life that the mover had lost; healing does not count (ATH-22.7)."""
    own = range(PER_PLAYER * deed.seat, PER_PLAYER * deed.seat + PER_PLAYER)
    if not deed.active or not deed.of(events.ActivationSetBack):
        return
    healed = any(event.seat == deed.seat for event in deed.of(events.Healed))
    if healed or any(event.seat == deed.seat for event in deed.of(events.UnitDied)):
        return
    gained = sum(max(0, deed.after.core.pools[alpha] - deed.before.core.pools[alpha]) for alpha in own)
    if gained:
        yield {"amount": gained}


def cancels(deed: Deed) -> Iterator[dict[str, Any]]:
    """A card of the enemy is annulled, or one that was active ends, not by a loss of the mover's (ATH-22.25, 22.9)."""
    if deed.active and not any(event.seat == deed.seat for event in deed.of(events.UnitDied)):
        cancelled = [(event.seat, event.card) for event in deed.of(events.InterventionCancelled)]
        ended = [(event.seat, event.card) for event in deed.of(events.InterventionEnded)]
        for player, card in cancelled + ended:
            if player != deed.seat:
                yield {"card": card}


def heals(deed: Deed) -> Iterator[dict[str, Any]]:
    """Life of the mover that stood below half."""
    if deed.active:
        for event in deed.of(events.Healed):
            alpha = PER_PLAYER * event.seat + event.alpha - 1
            was, now = deed.before.core.pools[alpha], deed.after.core.pools[alpha]
            if event.seat == deed.seat and now > was and 2 * was < alpha_at(deed.before, alpha).life:
                yield {"amount": now - was}


def fresh_marker(deed: Deed) -> Iterator[dict[str, Any]]:
    """A summoned unit brings a time marker to a card that had none (ATH-7.6)."""
    if SUMMON_AT <= deed.move < USE:
        was, now = markers(deed.before, deed.seat), markers(deed.after, deed.seat)
        for card, count in now.items():
            if count > 0 and was.get(card, 0) == 0:
                yield {"card": card}


def markers(p: Athlas, player: int) -> dict[str, int]:
    """By card: the time markers of a player."""
    return {card.id: p.core.markers[player * CARDS + card.number] for card in p.table.cards}


def gains_ground(deed: Deed) -> Iterator[dict[str, Any]]:
    """A unit on the ground comes to stand higher, with an enemy within its range and a step (ATH-13.3)."""
    if not deed.active:
        return
    was, now = units(deed.before), units(deed.after)
    for name in [name for name in was if name in now]:
        unit, after = now[name], deed.after
        if after.owner_of(unit) != deed.seat or flying(after, unit) or flying(deed.before, was[name]):
            continue
        if _level(after, unit) > _level(deed.before, was[name]) and _has_prey(after, unit):
            yield {}


def _level(p: Athlas, unit: int) -> int:
    return LEVEL[p.core.terrain[p.core.place[unit]]]


def _has_prey(p: Athlas, unit: int) -> bool:
    """A lower enemy on the ground stands within the range of its longest attack, and a step."""
    cards = [p.table.cards[card] for card in p.alpha_of(unit).cards]
    abilities = [p.table.abilities[number] for card in cards for number in card.abilities]
    reach = max((ability.most for ability in abilities if ability.attacks), default=NONE)
    here = p.core.place[unit]
    return reach > 0 and any(
        DISTANCE[here * FIELDS + p.core.place[other]] <= reach + 1 and _level(p, other) < _level(p, unit)
        for other in living(p)
        if p.owner_of(other) != p.owner_of(unit) and not flying(p, other)
    )


def keeps_card(deed: Deed) -> Iterator[dict[str, Any]]:
    """A card could be played in this window, but the activation has cost the mover no life, unit or relic."""
    before = deed.before
    quiet = before.window in (TURN_START, ACTIVATION_END, TURN_END) and before.phase == WINDOW
    if deed.move != PASS or not quiet or deed.options < 2:
        return
    if not before.checkpoints or _same_goods(with_core(before, before.checkpoints[0]), before, deed.seat):
        yield {}


def _same_goods(was: Athlas, now: Athlas, player: int) -> bool:
    own = range(PER_PLAYER * player, PER_PLAYER * player + PER_PLAYER)
    lost_life = any(now.core.pools[alpha] < was.core.pools[alpha] for alpha in own)
    mine = [{name for name, unit in units(p).items() if p.owner_of(unit) == player} for p in (was, now)]
    relics = [{relic for relic, (_, owner) in holders(p).items() if owner == player} for p in (was, now)]
    return not lost_life and mine[0] <= mine[1] and relics[0] <= relics[1]
