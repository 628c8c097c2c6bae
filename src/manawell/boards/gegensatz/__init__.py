"""Gegensatz in the terminal: the board, and every move with what it leads to."""

from collections.abc import Iterator
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from manawell.boards import Board, MenuLine, Showing
from manawell.boards.gegensatz.faces import deck_of
from manawell.boards.gegensatz.sheet import Sheet
from manawell.games.gegensatz import events
from manawell.games.gegensatz.moves import Place, Play, Replace, Take
from manawell.kernel.event import Event
from manawell.kernel.foresight import Foresight

NARROWEST: Final = 56
"""Columns that nine boxes need; below this, words are used."""
PARADOX_PROMPTS: Final = ("paradox", "form")


class GegensatzBoard(Board):
    """How Gegensatz is shown in the terminal."""

    drawn: ClassVar[tuple[type[Event], ...]] = ()

    def picture(self, showing: Showing, width: int) -> RenderableType:
        sheet = Sheet(showing)
        if width < NARROWEST:
            return Text("\n".join(sheet.sentences()))
        return Group(*sheet.picture(width))

    def compact(self, showing: Showing, width: int, room: int) -> RenderableType:
        return self.picture(showing, width) if width < NARROWEST else Group(*Sheet(showing).compact(width))

    def sentences(self, showing: Showing) -> list[str]:
        return list(Sheet(showing).sentences())

    def entry(self, showing: Showing, foresight: Foresight) -> MenuLine:
        card = getattr(foresight.typed, "card", None)
        style = deck_of(showing.game).faces[card].paint if card else "bold cyan"
        subject = showing.name(f"card-{card}") if isinstance(foresight.typed, Play) else ""
        result = "; ".join([*_facts(showing, foresight), *_questions(showing, foresight)])
        return MenuLine(foresight.text, _about(showing, foresight), result, subject, style)


def _about(showing: Showing, foresight: Foresight) -> str:
    """The move with the cards it affects."""
    say = showing.texts.say
    match foresight.typed:
        case Place(position):
            return say("geg-place", position=position, card=showing.name(f"card-{showing.view.timeline[position]}"))
        case Play(card, position):
            return _about_play(showing, card, position)
        case Take():
            taken = next(iter(foresight.each(events.RelicsExchanged)), None)
            cards = [] if taken is None else [showing.name(f"card-{card}") for card in taken.taken_cards]
            words = showing.move_words(foresight)
            return f"{words}: {', '.join(cards)}" if cards else words
        case Replace(position):
            return say("geg-replace", position=position, card=showing.name(f"card-{showing.view.timeline[position]}"))
    return showing.move_words(foresight)


def _about_play(showing: Showing, card: str, position: int) -> str:
    """Where the relic takes the wand, and which relic is fetched."""
    view, faces = showing.view, deck_of(showing.game).faces
    target = view.timeline[position]
    forwards = (position > view.wands[showing.viewer]) == (showing.viewer == 0)
    if forwards:
        how = showing.texts.say("geg-ahead", steps=abs(position - view.wands[showing.viewer]))
    else:
        same_colour = faces[card].colour is not None and faces[card].colour == faces[target].colour
        how = showing.texts.say("geg-back-colour" if same_colour else "geg-back-symbol")
    return showing.texts.say("geg-play", how=how, taken=showing.name(f"card-{target}"))


def _facts(showing: Showing, foresight: Foresight) -> Iterator[str]:
    """What certainly happens, whatever is hidden."""
    certain = foresight.certain
    for event in foresight.stories[0][1]:
        if isinstance(event, events.DuelFought):
            yield _duel(showing, foresight)
        elif isinstance(event, events.CardDrawn):
            yield showing.texts.say("geg-draw")
        elif event in certain and (words := _fact(showing, event)):
            yield words


def _duel(showing: Showing, foresight: Foresight) -> str:
    """The possible sums of a duel, as far as the player can know."""
    duels = foresight.each(events.DuelFought)
    own = {duel.sums[showing.viewer] for duel in duels}
    other = {duel.sums[1 - showing.viewer] for duel in duels}
    return showing.texts.say("geg-duel", own=_span(own), other=_span(other))


def _fact(showing: Showing, event: Event) -> str | None:
    say = showing.texts.say
    match event:
        case events.CrystalGained(seat):
            return say("geg-crystal") if seat == showing.viewer else None
        case events.CodexTurned(colour):
            return say("geg-codex", colour=showing.name(f"colour-{colour}"))
        case events.CrystalStolen(seat):
            return say("geg-stolen" if seat == showing.viewer else "geg-robbed")
        case events.DuelUnrewarded():
            return say("geg-unrewarded")
        case events.StoneRemoved(stones) if stones == 0:
            return say("geg-last-stone")
        case events.ShrineJoined(card):
            return say("geg-shrine", card=showing.name(f"card-{card}"))
        case events.GameWon(seat):
            return say("geg-win") if seat == showing.viewer else say("geg-lose")
        case events.GameLost():
            return say("geg-lose")
    return None


def _questions(showing: Showing, foresight: Foresight) -> Iterator[str]:
    """What the player would be asked next, and that a duel follows a paradox decision."""
    if foresight.next_prompt in PARADOX_PROMPTS:
        yield showing.texts.say("geg-paradox")
        others = [wand for seat, wand in enumerate(showing.view.wands) if seat != showing.viewer]
        if getattr(foresight.typed, "position", None) in others:
            yield showing.texts.say("geg-duel-later")


def _span(values: set[int]) -> str:
    """One number, or the range from the smallest to the largest."""
    return str(min(values)) if len(values) == 1 else f"{min(values)}–{max(values)}"


BOARD: Final[Board] = GegensatzBoard()
