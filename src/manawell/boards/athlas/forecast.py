"""What a move in Athlas leads to: the sum of an attack, who loses life, dies, falls or drowns, and what changes."""

from collections.abc import Iterator
from typing import Final

from manawell.boards import Showing
from manawell.boards.athlas.sheet import spot, unit_called
from manawell.boards.athlas.status import changes
from manawell.games.athlas import events
from manawell.games.athlas.components.tables import PLAYERS, RELICS_TO_WIN
from manawell.games.athlas.information.view import View
from manawell.games.athlas.moves import Play
from manawell.kernel.event import Event
from manawell.kernel.foresight import Foresight

NO_BREAK: Final = "\u00a0"
UNSAID: Final = (
    events.CardChosen,
    events.AlphaMade,
    events.ActivationBegun,
    events.ActivationEnded,
    events.InterventionPlayed,
    events.ChoiceNamed,
)
"""Events that only repeat the move itself."""


class Forecast:
    """One foreseen move, with the words of one viewer."""

    def __init__(self, showing: Showing, foresight: Foresight) -> None:
        self.showing = showing
        self.foresight = foresight
        self.certain = foresight.certain

    def steps(self) -> list[str]:
        """Everything certain to happen, sentence by sentence, and what is open."""
        told = [self.showing.voice.event(event) for event in self.certain if not isinstance(event, UNSAID)]
        return [*told, *self._undoes(), *self._victory(), *self._asks()]

    def brief(self) -> list[str]:
        """Only what matters, in a few words; in sentences for a screen reader."""
        if self.showing.plain:
            told = [event for event in self.certain if not isinstance(event, (*UNSAID, events.AbilityUsed))]
            sentences = [self.showing.voice.event(event).rstrip(".") for event in told]
            return [*sentences, *self._undoes(), *self._victory(), *self._asks()]
        return [*self._happenings(), *self._undoes(), *self._ends(), *self._victory(), *self._asks()]

    # What happens.

    def _happenings(self) -> Iterator[str]:
        attacks = [event for event in self.certain if isinstance(event, events.Attacked)]
        left: dict[str, int] = {}
        for event in self.certain:
            if isinstance(event, events.Attacked):
                alpha = self._alpha(event.target)
                before = left.get(alpha, event.pool)
                left[alpha] = max(0, before - event.damage)
                blow = self.attack(event, before, left[alpha])
                yield blow if len(attacks) == 1 else f"{event.target} {blow}"
            elif words := self._happening(event):
                yield words
            if isinstance(event, events.UnitDied):
                left.pop(self._alpha(event.unit), None)  # its pool is full again
        dying = {self._alpha(event.unit) for event in self.certain if isinstance(event, events.UnitDied)}
        for alpha, pool in left.items():
            if pool == 0 and alpha not in dying:
                yield self.showing.texts.say("ath-see-one-dies", alpha=alpha)

    def _alpha(self, name: str) -> str:
        """The alpha of a unit, as `s1`."""
        unit = unit_called(self.showing.view.board, name)
        return name[:2] if unit is None else f"{PLAYERS[unit.seat][0]}{unit.alpha}"

    def attack(self, event: events.Attacked, before: int, after: int) -> str:
        """`4 + 2 = 6 − 3 armour = 3 damage, pool 8 → 5`"""
        say = self.showing.texts.say
        terms = [str(event.base)] + [f"{event.modifiers}"] * bool(event.modifiers)
        if event.high_ground:
            terms.append(say("ath-see-height", count=event.high_ground))
        sum_words = " + ".join(terms)
        if len(terms) > 1:
            sum_words += f" = {event.value}"
        if event.armour:
            sum_words += f" − {say('ath-see-armour', count=event.armour)} = {event.damage}"
        words = say("ath-see-damage", sum=sum_words)
        if event.pierced:
            words += f" ({say('ath-see-pierced', count=event.pierced)})"
        if not event.damage:
            return words
        return f"{words}, {self._pool(before, after)}"

    def _pool(self, before: int, after: int) -> str:
        return self.showing.texts.say("ath-see-pool", before=before, after=after).replace(" ", NO_BREAK)

    def _happening(self, event: Event) -> str | None:
        found = self._on_unit(event)
        return found if found is not None else self._on_table(event)

    def _on_unit(self, event: Event) -> str | None:
        say, name = self.showing.texts.say, self.showing.name
        match event:
            case events.LifeLost(unit=unit, cause=cause, amount=amount, left=left):
                loss = say("ath-see-loss", unit=unit, count=amount, cause=name(f"cause-{cause}"))
                return f"{loss}, {self._pool(left + amount, left)}" if left else loss
            case events.UnitDied(unit=unit, life=life):
                return say("ath-see-dies-refilled", unit=unit, life=life)
            case events.UnitPushed(unit=unit, q=q, r=r):
                return say("ath-see-pushed", unit=unit, field=spot((q, r)))
            case events.UnitMarked(unit=unit, condition=condition):
                return f"{unit} {name(f'condition-{condition}')}"
            case events.ConditionEnded(unit=unit, condition=condition):
                return say("ath-see-ended", unit=unit, condition=name(f"condition-{condition}"))
            case events.RelicHeld(unit=unit, relic=relic):
                return say("ath-see-holds", unit=unit, relic=name(f"relic-{relic}"))
            case events.ControlTaken(unit=unit):
                return say("ath-see-control", unit=unit)
            case events.UnitSummoned(payer=payer, cost=cost, spent=spent):
                left = self.showing.view.points - spent
                return say("ath-see-paid", cost=cost, left=left) if payer == self.showing.viewer else None
            case events.UnitTransformed(unit=unit, genus=genus):
                return say("ath-see-becomes", unit=unit, genus=name(f"card-{genus}"))
            case events.Healed(seat=seat, alpha=alpha, amount=amount, left=left):
                key = f"{PLAYERS[seat][0]}{alpha}"
                return f"{say('ath-see-heals', alpha=key, count=amount)}, {self._pool(left - amount, left)}"
        return None

    def _on_table(self, event: Event) -> str | None:
        say, name = self.showing.texts.say, self.showing.name
        match event:
            case events.TerrainChanged(q=q, r=r, terrain=terrain):
                return say("ath-see-terrain", field=spot((q, r)), terrain=name(f"terrain-{terrain}"))
            case events.FieldFlooded(q=q, r=r):
                return say("ath-see-flooded", field=spot((q, r)))
            case events.UnitExploded(q=q, r=r):
                return say("ath-see-explodes", field=spot((q, r)))
            case events.RelicFreed(relic=relic):
                return say("ath-see-freed", relic=name(f"relic-{relic}"))
            case events.RelicMoved(relic=relic, q=q, r=r):
                return say("ath-see-relic", relic=name(f"relic-{relic}"), field=spot((q, r)))
            case events.AlphaRevealed(alpha=alpha):
                return say("ath-see-reveals", alpha=alpha)
            case events.InterventionCancelled(card=card):
                return say("ath-see-annulled", card=name(f"card-{card}"))
        return None

    def _ends(self) -> Iterator[str]:
        """The end of the game, whose event comes before the relics change hands."""
        for event in self.certain:
            if isinstance(event, events.GameWon):
                yield self.showing.texts.say("ath-see-win" if event.seat == self.showing.viewer else "ath-see-lose")
            elif isinstance(event, events.GameDrawn):
                yield self.showing.texts.say("ath-see-draw")

    def _undoes(self) -> Iterator[str]:
        """An intervention at an earlier moment undoes what came after it."""
        move, view = self.foresight.typed, self.showing.view
        if isinstance(move, Play) and move.moment[1:].isdecimal():
            board = view.board if view.aside is None else view.aside
            undone = changes(self.showing, view.checkpoints[int(move.moment[1:])], board)
            if undone:
                yield self.showing.texts.say("ath-see-undoes", changes=", ".join(undone))

    def _victory(self) -> Iterator[str]:
        """One player holds two relics, while the other still has a last window (ATH-24.2)."""
        if any(isinstance(event, events.GameWon) for event in self.certain):
            return
        view: View = self.showing.view
        holders = {relic: unit.name for unit in view.board.units for relic in unit.holds}
        for event in self.certain:
            if isinstance(event, events.RelicHeld):
                holders[event.relic] = event.unit
            elif isinstance(event, events.RelicFreed):
                holders.pop(event.relic, None)
        for unit in sorted(set(holders.values())):
            if list(holders.values()).count(unit) >= RELICS_TO_WIN:
                yield self.showing.texts.say("ath-see-two", unit=unit)

    def _asks(self) -> Iterator[str]:
        """What the player would have to decide next, within the same effect."""
        if self.foresight.next_prompt in ("casualty", "second", "relic"):
            yield self.showing.texts.say(f"ath-see-ask-{self.foresight.next_prompt}")
