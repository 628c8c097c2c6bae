"""Victory and defeat within reach."""

from collections.abc import Callable, Iterator
from typing import Any

from manawell.games.athlas import events
from manawell.games.athlas.components.tables import NONE
from manawell.games.athlas.reasons.deed import Deed, holders
from manawell.games.athlas.reasons.harm import hurts, kills
from manawell.games.athlas.reasons.outlook import activations, surely_no_win, their_turn, winning_deed, won
from manawell.games.athlas.reasons.relics import joins, nearer, takes
from manawell.games.athlas.rules.actions import USE
from manawell.games.athlas.rules.ending import champion
from manawell.games.athlas.state import ACT, CHOOSE, CREATION, LAST_CHANCE, OVER, PICK, RESPONSE, WINDOW


def wins(deed: Deed) -> Iterator[dict[str, Any]]:
    """ATH-24.1"""
    if any(event.seat == deed.seat for event in deed.of(events.GameWon)):
        yield {}


def wins_unless(deed: Deed) -> Iterator[dict[str, Any]]:
    """The loser has only the last window left (ATH-24.2)."""
    after = deed.after
    if deed.active and after.phase == WINDOW and after.window == LAST_CHANCE and after.actor != deed.seat:
        yield {}


def averts_defeat(deed: Deed) -> Iterator[dict[str, Any]]:
    """The card of the last window has taken effect, and the activation that would have won cannot win any more."""
    before, after = deed.before, deed.after
    asked = before.window == LAST_CHANCE if before.phase == WINDOW else _chooses_last_card(deed)
    if not asked or not deed.active or after.phase in (OVER, PICK) or after.phase in CREATION:
        return
    if after.phase == WINDOW and after.window in (LAST_CHANCE, RESPONSE):
        return
    if champion(after) == NONE and surely_no_win(after, 1 - deed.seat):
        yield {}


def _chooses_last_card(deed: Deed) -> bool:
    played = deed.before.announced
    return deed.before.phase == PICK and played[0].window == LAST_CHANCE and played[0].player == deed.seat


def leads_to_win(deed: Deed) -> Iterator[dict[str, Any]]:
    """An ability of the unit that acts wins next."""
    if deed.active and not won(deed.before, deed.after, deed.seat) and winning_deed(deed.after, deed.seat):
        yield {}


def can_take(deed: Deed) -> Iterator[dict[str, Any]]:
    """A relic that an ability of the unit takes next, and could not take before."""
    yield from _news(deed, takes)


def can_kill(deed: Deed) -> Iterator[dict[str, Any]]:
    """An enemy that an ability of the unit kills next, and could not kill before."""
    yield from _news(deed, kills)


def can_hurt(deed: Deed) -> Iterator[dict[str, Any]]:
    """An enemy that an ability of the unit hurts next, and could not hurt before; the heaviest blow first."""
    yield from sorted(_news(deed, hurts), key=lambda values: -int(values["amount"]))


def can_join(deed: Deed) -> Iterator[dict[str, Any]]:
    """The activated unit can bring a relic of the mover closer to another, as close as it gets."""
    if deed.before.phase == CHOOSE:
        yield from sorted(_news(deed, joins), key=lambda values: int(values["count"]))


def can_near(deed: Deed) -> Iterator[dict[str, Any]]:
    """The activated unit can come nearer to a relic."""
    if deed.before.phase == CHOOSE:
        yield from _news(deed, nearer)


def _news(deed: Deed, claim: Callable[[Deed], Iterator[dict[str, Any]]]) -> list[dict[str, Any]]:
    """What a claim says of the abilities that can be used next, and of none that could have been used before."""
    found = [values for one in deed.next for values in claim(one)]
    old = [values for one in deed.instead for values in claim(one)] if found else []
    return [values for values in found if values not in old]


def stops_win(deed: Deed) -> Iterator[dict[str, Any]]:
    """If nothing more happened in this turn, a single ability of theirs would have won, and now no activation does."""
    rival = 1 - deed.seat
    if not deed.active or deed.move < USE or deed.before.active != deed.seat or deed.after.phase != ACT:
        return
    if rival not in [player for _, player in holders(deed.before).values()]:
        return
    feared = their_turn(deed.before, deed.seat)
    if feared is None or not any(winning_deed(begun, rival) for begun in activations(feared)):
        return
    coming = their_turn(deed.after, deed.seat)
    if coming is not None and all(surely_no_win(begun, rival) for begun in activations(coming)):
        yield {}
