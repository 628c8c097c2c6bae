"""What provinces, peoples, runes, spells and combat cards of Lutao are, in words."""

from collections.abc import Iterator
from typing import Final

from manawell.boards import Showing
from manawell.boards.lutao.entries import standing
from manawell.boards.lutao.fray import cards_words
from manawell.boards.lutao.hand import grouped, spell_line
from manawell.boards.lutao.peoples import facts, rune_words
from manawell.boards.lutao.sheet import (
    artefact_at,
    artefact_places,
    beyond,
    is_mine,
    land_of,
    people_called,
    people_name,
    player_name,
    province_called,
)
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import (
    BONUS,
    COMBAT_CARDS,
    DIRECTIONS,
    GUARDS,
    LANDS,
    PEOPLES,
    PROVINCE_OF,
    PROVINCES,
    RUNES,
    SYMBOL,
)
from manawell.games.lutao.information.view import Province, View

STEMS: Final = (("people", PEOPLES), ("rune", RUNES), ("spell", SPELLS), ("card", COMBAT_CARDS))


def look(showing: Showing, word: str) -> list[str]:
    """A province, a land, a people, a rune, a spell or a combat card, by id or by a part of its name."""
    key = word.strip()
    if not key:
        return [showing.texts.say("lut-look-how"), *([] if showing.plain else [showing.texts.say("lut-legend-points")])]
    if key.upper() in PROVINCE_OF:
        return list(_province_lines(showing, province_called(showing.view, key.upper())))
    wanted = key.casefold().removesuffix("*").replace(" ", "_")
    found: list[str] = []
    for land in LANDS:
        if wanted in (land, land[:3]):
            return list(_land_lines(showing, land))
    for stem, cards in STEMS:
        if wanted in cards:
            return list(_card_lines(showing, stem, wanted))
        found += [f"{stem} {card}" for card in cards if key.casefold() in showing.name(f"{stem}-{card}").casefold()]
    return [line for one in found for line in _card_lines(showing, *one.split(" ", 1))]


def _card_lines(showing: Showing, stem: str, card: str) -> Iterator[str]:
    """A card with its text; for a people in the game, also what it has."""
    yield showing.pair(showing.name(f"{stem}-{card}"), showing.name(f"{stem}-text-{card}"))
    people = people_called(showing.view, card) if stem == "people" else None
    if people is not None:
        yield from _people_lines(showing, people)


def _people_lines(showing: Showing, people: int) -> Iterator[str]:
    view, say = showing.view, showing.texts.say
    folk = view.peoples[people]
    yield f"{player_name(showing, people)}; {'; '.join(facts(showing, people, short=False))}."
    if folk.rune is not None:
        yield showing.pair(rune_words(showing, folk), showing.name(f"rune-text-{folk.rune}"))
    for place, rune in enumerate(folk.moons, 1):
        yield showing.pair(say("lut-moon", place=place), showing.name(f"rune-{rune}"))
    if places := artefact_places(folk):
        where = f"{places[0]}, {places[1]}" if view.mode != "beginner" else places[0]
        yield showing.pair(say("lut-artefacts"), where)
    yield showing.pair(say("lut-required"), folk.required)
    deck = [card for card, count in zip(COMBAT_CARDS, folk.deck, strict=True) for _ in range(count)]
    yield showing.pair(say("lut-deck"), cards_words(showing, deck))
    gone = [card for card, count in zip(COMBAT_CARDS, folk.discards, strict=True) for _ in range(count)]
    if gone:
        yield showing.pair(say("lut-discarded"), cards_words(showing, gone))
    if is_mine(showing, people):
        for card, count in grouped(folk).values():
            yield spell_line(showing, card, count)


def _province_lines(showing: Showing, province: Province) -> Iterator[str]:
    view, say = showing.view, showing.texts.say
    words = [standing(showing, province)]
    if artefact := artefact_at(view, province.id):
        words.append(say(f"lut-artefact-of-{artefact[1]}", people=people_name(showing, artefact[0])))
    if province.id in [PROVINCES[symbol] for symbol in SYMBOL]:
        words.append(say("lut-site"))
    if guards := GUARDS[PROVINCE_OF[province.id]]:
        words.append(say("lut-worth", count=guards))
    words += [say("lut-ship-at", direction=showing.name(f"direction-{direction}")) for direction in province.ships]
    words += [
        say("lut-hostages-of", count=count, people=people_name(showing, people))
        for people, count in enumerate(province.hostages)
        if count
    ]
    if province.moved:
        words.append(say("lut-moved", count=province.moved))
    if province.id in view.traps:
        words.append(say("lut-trap"))
    yield showing.pair(f"{province.id} {showing.name(f'province-{province.id}')}", "; ".join(words))
    if near := _neighbours(view, province):
        yield showing.pair(say("lut-borders"), ", ".join(near))
    if coast := _coast(view, province):
        yield showing.pair(say("lut-coast"), ", ".join(coast))


def _neighbours(view: View, province: Province) -> list[str]:
    if province.q is None:
        return []
    around = {beyond(province, direction): direction for direction in DIRECTIONS}
    return [
        f"{other.id} ({around[(other.q, other.r)]})"
        for other in view.provinces
        if other.q is not None and other.r is not None and (other.q, other.r) in around
    ]


def _coast(view: View, province: Province) -> list[str]:
    if province.q is None:
        return []
    land = {(other.q, other.r) for other in view.provinces}
    return [direction for direction in DIRECTIONS if beyond(province, direction) not in land]


def _land_lines(showing: Showing, land: str) -> Iterator[str]:
    view, say = showing.view, showing.texts.say
    own = [province for province in view.provinces if land_of(province.id) == land]
    yield showing.pair(showing.name(f"land-{land}"), say("lut-land", count=len(own), bonus=BONUS[LANDS.index(land)]))
    for province in own:
        yield showing.pair(province.id, standing(showing, province))
