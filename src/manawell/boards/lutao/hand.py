"""The viewer's spells with what they do, and the cards to choose from."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from manawell.boards import Showing
from manawell.boards.flow import folded
from manawell.boards.lutao.sheet import cut, is_mine, paint_of, people_name, shown_people, sign_of
from manawell.games.lutao.components.cards import MOMENTS, PLAYABLE, SPELLS
from manawell.games.lutao.information.view import Folk, Spell, View

NOW: Final = "›"
LEISURE: Final = ("place", "move", "form", "window", "surplus", "keep_spell", "over")
"""Questions at which all spells are shown with their effects."""


def draw_hand(showing: Showing, width: int) -> Iterator[Text]:
    """The spells of the viewer's people, one per line; of a second people only their names."""
    view: View = showing.view
    shown = shown_people(showing)
    if shown is None or view.step in ("choosing", "laying"):
        return
    for people in view.order:
        if not is_mine(showing, people) or not view.peoples[people].hand:
            continue
        if people == shown:
            yield from _draw_spells(showing, people, width)
        else:
            names = ", ".join(_spell_name(showing, card) for card in view.peoples[people].hand)
            title = f"{sign_of(people)} {people_name(showing, people)}"
            yield Text(cut(showing.pair(title, names), width), paint_of(people))


def _draw_spells(showing: Showing, people: int, width: int) -> Iterator[Text]:
    """In a battle or a choice, spells that cannot be played now share a line."""
    cards = grouped(showing.view.peoples[people])
    names = {
        key: _spell_name(showing, card) + (f" ×{count}" if count > 1 else "") for key, (card, count) in cards.items()
    }
    told = [key for key, (card, _) in cards.items() if _at_leisure(showing.view) or fits_now(showing, card)]
    room = max((len(names[key]) for key in told), default=0) + 1
    for key in told:
        card = cards[key][0]
        now = fits_now(showing, card)
        text = showing.name(f"spell-text-{card.spell}")
        line = f"{NOW if now else ' '}{sign_of(people)} {names[key]:<{room}} {text}"
        yield Text(cut(line, width), "bold" if now else "")
    if rest := [names[key] for key in cards if key not in told]:
        yield Text(cut(f" {sign_of(people)} {', '.join(rest)}", width), "dim")


def _at_leisure(view: View) -> bool:
    return view.battle is None and view.phase in LEISURE


def grouped(folk: Folk) -> dict[str, tuple[Spell, int]]:
    """Equal cards together, by their notation."""
    found: dict[str, tuple[Spell, int]] = {}
    for card in folk.hand:
        name = notation(card)
        found[name] = (card, found[name][1] + 1 if name in found else 1)
    return found


def notation(card: Spell) -> str:
    return f"{card.spell}*" if card.marked else str(card.spell)


def _spell_name(showing: Showing, card: Spell) -> str:
    return showing.name(f"spell-{card.spell}") + ("*" if card.marked else "")


def spell_line(showing: Showing, card: Spell, count: int) -> str:
    """Name and effect in one sentence."""
    name = _spell_name(showing, card)
    return showing.pair(f"{count} {name}" if count > 1 else name, showing.name(f"spell-text-{card.spell}"))


def fits_now(showing: Showing, card: Spell) -> bool:
    """Whether it may be played now, if it has a target."""
    view: View = showing.view
    if card.spell is None or view.actor != showing.viewer:
        return False
    return bool(PLAYABLE[SPELLS.index(card.spell)] >> MOMENTS.index(view.moment) & 1)


def offer_lines(showing: Showing) -> Iterator[str]:
    """Cards to choose from, each with its text."""
    view: View = showing.view
    for people, folk in enumerate(view.peoples):
        if not is_mine(showing, people) or (view.who is not None and people != view.who):
            continue
        yield from _texts(showing, "people", folk.peoples)
        yield from _texts(showing, "rune", folk.runes)


def errand_lines(showing: Showing) -> Iterator[str]:
    """Spells, peoples or runes of which some must be kept."""
    view: View = showing.view
    for errand in view.errands[:1]:
        if not is_mine(showing, errand.people):
            continue
        for card in dict.fromkeys(errand.cards):
            for stem in ("spell", "people", "rune"):
                if card is not None and showing.voice.texts.has(f"{stem}-text-{card}"):
                    yield showing.pair(showing.name(f"{stem}-{card}"), showing.name(f"{stem}-text-{card}"))


def _texts(showing: Showing, stem: str, cards: tuple[str | None, ...]) -> Iterator[str]:
    for card in cards:
        if card is not None:
            yield showing.pair(showing.name(f"{stem}-{card}"), showing.name(f"{stem}-text-{card}"))


def draw_offer(showing: Showing, width: int) -> Iterator[Text]:
    for words in (*offer_lines(showing), *errand_lines(showing)):
        yield from folded(words, width, indent="  ")


def draw_low_offer(showing: Showing, width: int) -> list[Text]:
    """What can be chosen, one line each; `look` tells the rest."""
    return [Text(cut(words, width)) for words in offer_lines(showing)]
