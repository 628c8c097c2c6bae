"""The table of Lutao in sentences, for a screen reader and for narrow terminals."""

from collections.abc import Iterator

from manawell.boards import Showing
from manawell.boards.lutao.entries import standing
from manawell.boards.lutao.fray import battle_words, pile_words, side_name, side_words
from manawell.boards.lutao.hand import errand_lines, grouped, offer_lines, spell_line
from manawell.boards.lutao.peoples import city_words, facts, rune_words
from manawell.boards.lutao.sheet import (
    artefact_at,
    is_island,
    is_mine,
    land_of,
    people_name,
    player_name,
    targets,
)
from manawell.boards.lutao.status import phases, status, title
from manawell.games.lutao.components.tables import BONUS, LANDS
from manawell.games.lutao.information.view import Province, View


def sentences(showing: Showing) -> Iterator[str]:
    view: View = showing.view
    now = [words for words, active in phases(showing) if active]
    yield f"{', '.join([*title(showing), *now])}."
    if view.step in ("choosing", "laying"):
        yield from map(_ended, offer_lines(showing))
        if view.step == "choosing":
            return
    for people in view.order:
        yield _people(showing, people)
    for words in city_words(showing):
        yield _ended(words)
    yield from _lands(showing)
    yield from _island(showing)
    yield from _hands(showing)
    yield from map(_ended, errand_lines(showing))
    if view.battle is not None:
        yield _ended(", ".join(battle_words(showing, view.battle)))
        for number, side in enumerate(view.battle.sides):
            yield _ended(
                showing.pair(side_name(showing, number, side), "; ".join(side_words(showing, view.battle, number)))
            )
        if words := pile_words(showing, view.battle):
            yield _ended(words)
    for words, _ in status(showing):
        yield _ended(words)
    if chosen := sorted(targets(showing)):
        yield _ended(showing.pair(showing.texts.say("lut-targets"), ", ".join(chosen)))


def _ended(words: str) -> str:
    return f"{words.rstrip('.')}."


def _people(showing: Showing, people: int) -> str:
    folk = showing.view.peoples[people]
    rune = rune_words(showing, folk)
    words = [player_name(showing, people), *([rune] if rune else []), *facts(showing, people, short=False)]
    return _ended(showing.pair(people_name(showing, people), "; ".join(words)))


def _lands(showing: Showing) -> Iterator[str]:
    """Land by land: each province and who is there."""
    view: View = showing.view
    for number, land in enumerate(LANDS):
        own = [province for province in view.provinces if land_of(province.id) == land and province.q is not None]
        if own and (view.step != "laying" or view.phase == "over"):
            places = "; ".join(_province(showing, province) for province in own)
            yield _ended(showing.pair(f"{showing.name(f'land-{land}')} ({BONUS[number]})", places))
        elif own:
            places = ", ".join(f"{province.id} {province.q},{province.r}" for province in own)
            yield _ended(showing.pair(showing.name(f"land-{land}"), places))


def _island(showing: Showing) -> Iterator[str]:
    own = [province for province in showing.view.provinces if is_island(province.id)]
    yield _ended(showing.pair(showing.name("game-title"), "; ".join(_province(showing, province) for province in own)))


def _province(showing: Showing, province: Province) -> str:
    say = showing.texts.say
    words = [f"{province.id} {standing(showing, province)}"]
    if artefact := artefact_at(showing.view, province.id):
        words.append(say(f"lut-artefact-of-{artefact[1]}", people=people_name(showing, artefact[0])))
    words += [say("lut-ship-at", direction=showing.name(f"direction-{direction}")) for direction in province.ships]
    if province.id in showing.view.traps:
        words.append(say("lut-trap"))
    if held := sum(province.hostages):
        words.append(say("lut-hostages", count=held))
    return ", ".join(words)


def _hands(showing: Showing) -> Iterator[str]:
    view: View = showing.view
    for people in view.order:
        if is_mine(showing, people):
            yield from (
                _ended(spell_line(showing, card, count)) for card, count in grouped(view.peoples[people]).values()
            )
