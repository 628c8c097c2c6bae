"""A move of Lutao in the list: what it is, and what is there."""

from typing import Any, Final

from manawell.boards import Showing
from manawell.boards.lutao.sheet import GOLEM, people_called, people_name, province_called, sign_of
from manawell.games.lutao import moves as mv
from manawell.games.lutao.components.codes import edge_of
from manawell.games.lutao.components.tables import (
    ARMY_PRICES,
    CITY_PRICE,
    DIRECTIONS,
    PROVINCE_OF,
    SHIP_PRICE,
    STICK_PRICE,
)
from manawell.games.lutao.information.view import Province, View
from manawell.games.lutao.rules.sea import length_to, price
from manawell.kernel.foresight import Foresight

PRICES: Final = {"ships": SHIP_PRICE, "cities": CITY_PRICE, "sticks": STICK_PRICE}
SPELL_FORMS: Final = {
    **dict.fromkeys(("lightning", "firestorm", "earthquake", "defectors"), "lut-form-province"),
    **dict.fromkeys(("mind_theft", "rune_ban", "famine", "time_swirl"), "lut-form-people"),
    "phantom_ship": "lut-form-edge",
    "teleport": "lut-form-teleport",
}
"""What follows the name of a spell that needs a target."""
FROM: Final = ("move", "sail", "wrath", "army")
"""Moves for which a list shows how many armies may leave or are there."""


def about(showing: Showing, foresight: Foresight) -> str:
    words = showing.move_words(foresight)
    extra = details(showing, foresight.typed)
    return f"{words} ({extra})" if extra else words


def details(showing: Showing, move: Any) -> str:
    """What the notation and the name of a move do not say."""
    match move:
        case mv.At(province=name):
            return standing(showing, province_called(showing.view, name))
        case mv.Edge(word="land", province=name):
            return standing(showing, province_called(showing.view, name))
        case mv.Card(card=card):
            return showing.name(f"card-text-{card}").rstrip(".")
        case mv.Count(word=word, number=number) if word in ("armies", *PRICES):
            cost = ARMY_PRICES[number] if word == "armies" else number * PRICES[word]
            return showing.texts.say("lut-costs", count=cost)
        case mv.Spell(word="play", spell=spell) if spell in SPELL_FORMS:
            return showing.texts.say(
                "lut-in-one-line", line=f"{mv.write(move)} {showing.texts.say(SPELL_FORMS[spell])}"
            )
        case mv.Toward(people=card):
            people = people_called(showing.view, card)
            return (
                "" if people is None else showing.texts.say("lut-spells", count=len(showing.view.peoples[people].hand))
            )
    return ""


def standing(showing: Showing, province: Province) -> str:
    """Who is in a province, in words."""
    say = showing.texts.say
    words = []
    if province.golems:
        words.append(say("lut-golem-count", count=province.golems))
    elif province.owner is not None:
        words.append(f"{people_name(showing, province.owner)}, {say('lut-armies', count=province.armies)}")
    else:
        words.append(say("lut-empty"))
    if province.attackers:
        words.append(say("lut-attackers", count=province.attackers))
    if province.city:
        words.append(say("lut-city"))
    return ", ".join(words)


def label(showing: Showing, name: str, word: str) -> str:
    """A province in a long list: `NUR2■3`, or only its armies if all are the player's own."""
    view: View = showing.view
    province = province_called(view, name)
    if province.attackers:
        return name
    if word in FROM:
        return f"{name}:{province.armies}" if word == "army" else f"{name}:{province.armies - province.moved}"
    if showing.plain:
        return f"{name} {standing(showing, province)}"
    if province.golems:
        return f"{name}:{GOLEM}{province.golems}"
    return f"{name}{sign_of(province.owner)}{province.armies}" if province.owner is not None else name


def sticks_to(world: Any, move: mv.Edge) -> int:
    """What a landing costs from the current end of the route."""
    shore = world.chart.shores[edge_of(PROVINCE_OF[move.province], DIRECTIONS.index(move.direction))]
    return price(world, length_to(world, shore))
