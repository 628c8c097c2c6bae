"""The table of Lutao in sentences, for a screen reader and for narrow terminals."""

from collections.abc import Iterator

from manawell.boards import Scene
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


def sentences(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    now = [words for words, active in phases(scene) if active]
    yield f"{', '.join([*title(scene), *now])}."
    if view.step in ("choosing", "laying"):
        yield from map(_ended, offer_lines(scene))
        if view.step == "choosing":
            return
    for people in view.order:
        yield _people(scene, people)
    for words in city_words(scene):
        yield _ended(words)
    yield from _lands(scene)
    yield from _island(scene)
    yield from _hands(scene)
    yield from map(_ended, errand_lines(scene))
    if view.battle is not None:
        yield _ended(", ".join(battle_words(scene, view.battle)))
        for number, side in enumerate(view.battle.sides):
            yield _ended(scene.pair(side_name(scene, number, side), "; ".join(side_words(scene, view.battle, number))))
        if words := pile_words(scene, view.battle):
            yield _ended(words)
    for words, _ in status(scene):
        yield _ended(words)
    if chosen := sorted(targets(scene)):
        yield _ended(scene.pair(scene.texts.say("lut-targets"), ", ".join(chosen)))


def _ended(words: str) -> str:
    return f"{words.rstrip('.')}."


def _people(scene: Scene, people: int) -> str:
    folk = scene.view.peoples[people]
    rune = rune_words(scene, folk)
    words = [player_name(scene, people), *([rune] if rune else []), *facts(scene, people, short=False)]
    return _ended(scene.pair(people_name(scene, people), "; ".join(words)))


def _lands(scene: Scene) -> Iterator[str]:
    """Land by land: each province and who is there."""
    view: View = scene.view
    for number, land in enumerate(LANDS):
        own = [province for province in view.provinces if land_of(province.id) == land and province.q is not None]
        if own and (view.step != "laying" or view.phase == "over"):
            places = "; ".join(_province(scene, province) for province in own)
            yield _ended(scene.pair(f"{scene.name(f'land-{land}')} ({BONUS[number]})", places))
        elif own:
            places = ", ".join(f"{province.id} {province.q},{province.r}" for province in own)
            yield _ended(scene.pair(scene.name(f"land-{land}"), places))


def _island(scene: Scene) -> Iterator[str]:
    own = [province for province in scene.view.provinces if is_island(province.id)]
    yield _ended(scene.pair(scene.name("game-title"), "; ".join(_province(scene, province) for province in own)))


def _province(scene: Scene, province: Province) -> str:
    say = scene.texts.say
    words = [f"{province.id} {standing(scene, province)}"]
    if artefact := artefact_at(scene.view, province.id):
        words.append(say(f"lut-artefact-of-{artefact[1]}", people=people_name(scene, artefact[0])))
    words += [say("lut-ship-at", direction=scene.name(f"direction-{direction}")) for direction in province.ships]
    if province.id in scene.view.traps:
        words.append(say("lut-trap"))
    if held := sum(province.hostages):
        words.append(say("lut-hostages", count=held))
    return ", ".join(words)


def _hands(scene: Scene) -> Iterator[str]:
    view: View = scene.view
    for people in view.order:
        if is_mine(scene, people):
            yield from (
                _ended(spell_line(scene, card, count)) for card, count in grouped(view.peoples[people]).values()
            )
