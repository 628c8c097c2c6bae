"""The peoples of Lutao in turn order: who leads them, what they can do, what they have."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from manawell.boards import BETWEEN, Showing
from manawell.boards.flow import DOT, folded, wrapped
from manawell.boards.lutao.sheet import (
    ARROWS,
    ARTEFACT,
    CITY,
    UNTAKEN,
    active_people,
    cut,
    holdings,
    is_mine,
    paint_of,
    people_name,
    player_name,
    rounds_held,
    sign_of,
)
from manawell.games.lutao.information.view import Folk, View

ACTIVE: Final = "►"
MOON: Final = "☾"
"""Shown before the rune that the Rune of the Moons copies now."""


def draw_peoples(showing: Showing, width: int) -> Iterator[Text]:
    """In turn order, one below another; then those that are out."""
    view: View = showing.view
    for people in (*view.order, *_gone(view)):
        yield from _draw_people(showing, people, width)
    yield from _draw_city(showing, width)


def _gone(view: View) -> list[int]:
    return [people for people, folk in enumerate(view.peoples) if folk.out]


def _draw_people(showing: Showing, people: int, width: int) -> Iterator[Text]:
    view: View = showing.view
    folk = view.peoples[people]
    active = ACTIVE if not folk.out and active_people(view) == people and view.phase != "over" else " "
    place = f"{view.order.index(people) + 1}" if people in view.order else "–"
    name = f"{place} {sign_of(people)} {people_name(showing, people)}{artefacts(showing, folk)}"
    player, rune = player_name(showing, people).partition(BETWEEN)[0], rune_words(showing, folk, short=True)
    below = [rune] if rune else []
    if cell_len(name + DOT + player) < width:
        name += DOT + player
    else:
        below = [player, *below]
    yield Text.assemble((active, "bold green"), (cut(name, width - 1), _style(people)))
    below += [showing.texts.say("lut-out")] if folk.out else []
    for parts in (below, [] if folk.out else facts(showing, people, short=True)):
        for line in wrapped(_torn(parts, width - 2), width - 2):
            yield Text("  ").append_text(line)


def _torn(parts: list[str], width: int) -> Iterator[Text]:
    """Continue on a second line only what is wider than the column."""
    for words in parts:
        yield from folded(words, width) if cell_len(words) > width else [Text(words)]


def _style(people: int) -> str:
    return f"bold {paint_of(people)}"


def artefacts(showing: Showing, folk: Folk) -> str:
    """A star for each of its artefacts, filled if it has been taken."""
    if folk.artefact_card is None:
        return ""
    signs = ARTEFACT if folk.people_artefact else UNTAKEN
    if showing.view.mode != "beginner":
        signs += ARTEFACT if folk.rune_artefact else UNTAKEN
    return f" {signs}"


def rune_words(showing: Showing, folk: Folk, *, short: bool = False) -> str:
    """The rune; for the Rune of the Moons, also the one that it copies now."""
    if folk.rune is None:
        return ""
    name = showing.name(f"rune-{folk.rune}")
    if folk.current is not None and folk.current != folk.rune:
        current = showing.name(f"rune-{folk.current}")
        name = f"{MOON} {current}" if short else f"{name} ({current})"
    return f"{name} ({showing.texts.say('lut-banned')})" if folk.banned else name


def facts(showing: Showing, people: int, *, short: bool, bare: bool = False) -> list[str]:
    """What it has, in few words; `bare`: without what it has none of."""
    view, say = showing.view, showing.texts.say
    folk: Folk = view.peoples[people]
    if folk.card is None or view.step in ("choosing", "laying"):
        return []
    provinces, cities = holdings(view, people)
    sticks = folk.sticks + folk.wind + folk.bound_wind
    counts = [
        (cities, say("lut-cities", count=cities)),
        (folk.supply, say("lut-supply", count=folk.supply)),
        (sticks, say("lut-sticks", count=sticks)),
        (len(folk.hand), spells_words(showing, people)),
    ]
    words = [
        say("lut-points-short" if short else "lut-points", points=folk.points, now=folk.income),
        say("lut-provinces-short" if short else "lut-provinces", count=provinces),
        *(words for count, words in counts if count or not bare),
    ]
    if folk.borrowed is not None:
        words.append(say("lut-borrows", people=showing.name(f"people-{folk.borrowed}")))
    if folk.reserve or folk.cities or folk.ships:
        words.append(
            _reserve_signs(showing, folk) if short else showing.pair(say("lut-reserve"), reserve_words(showing, folk))
        )
    if not short:
        words += artefact_words(showing, folk)
    return words


def reserve_words(showing: Showing, folk: Folk) -> str:
    """What waits to be placed."""
    say = showing.texts.say
    words = [
        say("lut-armies", count=folk.reserve) if folk.reserve else "",
        say("lut-city-markers", count=folk.cities) if folk.cities else "",
        say("lut-ships", count=folk.ships) if folk.ships else "",
    ]
    return ", ".join(filter(None, words)) or "–"


def _reserve_signs(showing: Showing, folk: Folk) -> str:
    """The same in a few signs."""
    signs = [
        str(folk.reserve) if folk.reserve else "",
        f"{CITY}{folk.cities}" if folk.cities else "",
        f"{ARROWS['E']}{folk.ships}" if folk.ships else "",
    ]
    return f"{showing.texts.say('lut-reserve')} {' '.join(filter(None, signs))}"


def artefact_words(showing: Showing, folk: Folk) -> list[str]:
    if folk.artefact_card is None:
        return []
    words = [showing.texts.say("lut-people-artefact", taken=str(folk.people_artefact).lower())]
    if showing.view.mode != "beginner":
        words.append(showing.texts.say("lut-rune-artefact", taken=str(folk.rune_artefact).lower()))
    return words


def spells_words(showing: Showing, people: int) -> str:
    """How many spells are in the hand; other people's cards by name as far as they are known."""
    folk: Folk = showing.view.peoples[people]
    words = showing.texts.say("lut-spells", count=len(folk.hand))
    known = [showing.name(f"spell-{card.spell}") for card in folk.hand if card.spell is not None]
    return f"{words} ({', '.join(known)})" if known and not is_mine(showing, people) else words


def city_words(showing: Showing) -> list[str]:
    """Who holds the city of Lutao, since when, and how long everybody must hold it."""
    view, say = showing.view, showing.texts.say
    if view.step in ("choosing", "laying"):
        return []
    holder = view.controller
    if holder is None:
        words = [say("lut-city-free")]
    else:
        held, needed = rounds_held(view), view.peoples[holder].required
        words = [say("lut-city-held", people=people_name(showing, holder), held=held, needed=needed)]
    return words


def _draw_city(showing: Showing, width: int) -> Iterator[Text]:
    view: View = showing.view
    for words in city_words(showing):
        style = "bold" if view.controller is None else f"bold {paint_of(view.controller)}"
        yield from folded(words, width, style, "  ")
        needed = [f"{sign_of(people)}{view.peoples[people].required}" for people in view.order]
        label = showing.pair(showing.texts.say("lut-rounds-needed"), needed[0]) if needed else ""
        parts = [Text(word, "dim") for word in [label, *needed[1:]]]
        yield from (Text("  ").append_text(line) for line in wrapped(parts, width - 2, between=" "))
