"""A move of Athlas in the list: what makes it, and what its notation does not say."""

from typing import Any

from manawell.boards import Showing
from manawell.boards.athlas.lore import card_figures, card_text
from manawell.boards.athlas.offers import summon_words
from manawell.boards.athlas.sheet import genus_of, spot, terrain_of, unit_called
from manawell.boards.athlas.status import destination, moment_words, unit_words
from manawell.games.athlas import moves as at
from manawell.games.athlas.components.tables import DIRECTIONS, STEPS
from manawell.games.athlas.information.view import View
from manawell.kernel.foresight import Foresight


def subject(showing: Showing, foresight: Foresight) -> str:
    """The card that an ability belongs to; for an intervention, what it does."""
    move = foresight.typed
    if isinstance(move, at.Play):
        return f"{showing.name(f'card-{move.card}')} ({card_text(showing, move.card).rstrip('.')})"
    return showing.name(f"card-{move.card}") if isinstance(move, at.Use) else ""


def about(showing: Showing, foresight: Foresight) -> str:
    view: View = showing.view
    move: Any = foresight.typed
    match move:
        case at.Genus(card=card) | at.Card(card=card) | at.Stack(card=card):
            facts = [card_figures(showing, card), card_text(showing, card)]
            return showing.pair(showing.name(f"card-{card}"), ". ".join(filter(None, facts)))
        case at.Go(q=q, r=r, relic=relic):
            return ", ".join([showing.name(f"terrain-{terrain_of(view.board, (q, r))}"), *_relic(showing, relic)])
        case at.Use():
            return _use(showing, move)
        case at.Summon(alpha=alpha, q=q, r=r):
            return summon_words(showing, alpha)
        case at.Act(unit=unit) | at.PickUnit(unit=unit) | at.Lose(unit=unit) | at.Then(unit=unit):
            found = unit_called(view.board, unit)
            return showing.move_words(foresight) if found is None else unit_words(showing, found)
        case at.Play(moment=moment):
            return moment_words(showing, moment)
        case at.Discard(count=count):
            cards = (view.stacks[showing.viewer] or ())[:count]
            return ", ".join(showing.name(f"card-{card}") for card in cards if card is not None)
        case at.PickDirection(direction=direction):
            pushed = unit_called(view.board, view.announced[-1].unit) if view.announced else None
            if pushed is not None:
                return destination(showing, pushed, STEPS[DIRECTIONS.index(direction)])
        case at.PickField(q=q, r=r, relic=relic):
            return ", ".join([showing.name(f"terrain-{terrain_of(view.board, (q, r))}"), *_relic(showing, relic)])
    return showing.move_words(foresight)


def _relic(showing: Showing, relic: str | None) -> list[str]:
    return [] if relic is None else [showing.texts.say("ath-with-relic", relic=showing.name(f"relic-{relic}"))]


def _use(showing: Showing, move: at.Use) -> str:
    """The choices of an ability in words."""
    view: View = showing.view
    words = []
    unit = unit_called(view.board, move.unit)
    if unit is not None:
        words.append(showing.name(f"card-{genus_of(view, unit)}"))
        if move.direction is not None:
            words.append(destination(showing, unit, STEPS[DIRECTIONS.index(move.direction)]))
    for q, r in ((move.q, move.r), (move.q2, move.r2)):
        if q is not None and r is not None:
            words.append(f"{spot((q, r))} {showing.name(f'terrain-{terrain_of(view.board, (q, r))}')}")
    if move.other is not None:
        words.append(showing.name(f"card-{move.other}"))
    words += _relic(showing, move.relic)
    return ", ".join(words) or showing.texts.say("ath-itself")
