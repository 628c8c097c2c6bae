"""Automatic answers of a seat: windows in which it would only pass (LUT-21.7), combat cards that are of no use."""

from collections.abc import Mapping, Sequence
from typing import Final

from manawell.games.lutao.components.cards import MOMENTS, PHANTOM_SHIP, PLAYABLE, SPELLS
from manawell.games.lutao.components.codes import edge_province
from manawell.games.lutao.information.view import Declared, View

PASSES: Final = "pass"
ALWAYS: Final = "always"
"""Asks even with nothing to play, so that nobody can tell from the waiting who could."""
REST: Final = "rest"
"""Passes until the seat's next turn or placement; then it is asked again."""
CALM: Final = "calm_windows"
BATTLE: Final = "battle_windows"
ANSWERS: Final = "answers"
CARDS: Final = "combat_cards"
SPARE: Final = "spare"
"""Returns and discards a miss, or the only kind of card there is, without asking."""
ANSWER_AT: Final = {
    "W3": ANSWERS,
    "W4": BATTLE,
    "W5": BATTLE,
    "W6": BATTLE,
    "W7": BATTLE,
    "R": ANSWERS,
}
"""By window; all others are calm ones."""


def choice_at(window: str) -> str:
    """The automatic answer that goes with a window."""
    return ANSWER_AT.get(window, CALM)


def answer_automatically(view: View, chosen: Mapping[str, str], watched: bool) -> tuple[str | None, dict[str, str]]:
    """The move played for the seat without asking, if any, and its settings from then on. Among people it depends on
    nothing hidden: a player who holds a spell is asked, even if none fits.
    """
    kept = dict(chosen)
    if view.phase in ("place", "move") and view.actor == view.viewer and kept[CALM] == REST:
        kept[CALM] = "ask"
    if view.phase != "window" or view.actor != view.viewer or view.who is None:
        return None, kept
    choice = kept[choice_at(view.moment)]
    if choice == ALWAYS:
        return None, kept
    if choice in ("pass", REST) or (not watched and not may_fit(view, view.who)):
        return PASSES, kept
    if choice == "concerned" and not is_concerned(view):
        return PASSES, kept
    return None, kept


def chooses_a_card(view: View, chosen: Mapping[str, str]) -> bool:
    """It is to return or discard a combat card, and wants to be asked only if that is a real choice; who chose before
    that could be chosen is asked.
    """
    return chosen.get(CARDS) == SPARE and view.phase in ("return", "discard") and view.actor == view.viewer


def spare_card(legal: Sequence[str]) -> str | None:
    """The card that is missed least without a thought: the only one, or a miss."""
    return next((text for text in legal if len(legal) == 1 or text.endswith(" miss")), None)


def takes_its_time(view: View, chosen: Mapping[str, str]) -> bool:
    """It wants to be asked even if it can only pass."""
    return chosen[choice_at(view.moment)] == ALWAYS


def may_fit(view: View, people: int) -> bool:
    """It holds a card for this moment; the rules say whether that card has a target."""
    now = MOMENTS.index(view.moment)
    return any(
        card.spell is not None and PLAYABLE[SPELLS.index(card.spell)] >> now & 1 for card in view.peoples[people].hand
    )


def is_concerned(view: View) -> bool:
    """A spell or a voyage is aimed at something of this player's, or they are fighting."""
    mine = {people for people, folk in enumerate(view.peoples) if folk.player == view.viewer}
    if view.casts:
        fights = view.battle is not None and any(side.people in mine for side in view.battle.sides)
        return fights or any(_touches(view, cast, mine) for cast in view.casts)
    if view.moment == "W3" and view.goal is not None:
        return view.provinces[edge_province(view.goal)].owner in mine
    return True


def _touches(view: View, cast: Declared, mine: set[int]) -> bool:
    """It is the player's own, or aimed at something of theirs."""
    at_edge = cast.spell == SPELLS[PHANTOM_SHIP]
    owner = None if cast.place is None or at_edge else view.provinces[cast.place].owner
    return cast.people in mine or cast.target in mine or owner in mine
