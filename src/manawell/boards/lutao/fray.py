"""A battle of Lutao: both sides with their cards, what must be returned, and what the cards do."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from rich.text import Text

from manawell.boards import Showing
from manawell.boards.flow import DOT, wrapped
from manawell.boards.lutao.sheet import CITY, is_mine, paint_of, people_name, player_name, province_called, sign_of
from manawell.games.lutao.components.tables import COMBAT_CARDS
from manawell.games.lutao.information.view import GOLEM_SIDE, Fight, Fighter, Folk, View
from manawell.games.lutao.rules.hits import cards_of, potential
from manawell.kernel.game import AnyGame
from manawell.kernel.odds import Odds, Scales
from manawell.kernel.rng import rng_from


def draw_battle(showing: Showing, width: int) -> Iterator[Text]:
    """A line for the battle, then one for each side, and the viewer's pile while they choose a card."""
    battle: Fight | None = showing.view.battle
    if battle is None:
        return
    city = f" {CITY}" if province_called(showing.view, battle.province).city else ""
    yield Text(f"{DOT.join(battle_words(showing, battle))}{city}", "bold")
    for number, side in enumerate(battle.sides):
        paint = paint_of(side.people)
        name = Text(f"{sign_of(side.people)} {side_name(showing, number, side)}", f"bold {paint}")
        parts = [Text(words) for words in side_words(showing, battle, number)]
        yield from wrapped([name, *parts], width, "    ", first="")
    if words := pile_words(showing, battle):
        yield Text(words, "dim")


def battle_words(showing: Showing, battle: Fight) -> list[str]:
    say = showing.texts.say
    words = [showing.pair(say("lut-battle"), f"{battle.province} {showing.name(f'province-{battle.province}')}")]
    if battle.round:
        words.append(say("lut-combat-round", number=battle.round))
    if battle.idle:
        words.append(say("lut-idle", count=battle.idle))
    return [*words, say("lut-odds-attacker", chance=odds_words(showing, _weighed(showing.game, showing.view)))]


@lru_cache(maxsize=1)
def _weighed(game: AnyGame, view: View) -> Odds:
    """The odds of the battle in a view, cached since it is drawn in several sizes."""
    assert view.battle is not None
    return Scales(game, view).weigh(view.battle.province)


def odds_words(showing: Showing, odds: Odds) -> str:
    """How likely the attackers win, and how many of them would be left."""
    wins = round(100 * odds.wins)
    if wins == 0:
        return showing.texts.say("lut-odds-none")
    return showing.texts.say("lut-odds", wins=wins, left=round(odds.left, 1))


def side_name(showing: Showing, number: int, side: Fighter) -> str:
    role = showing.texts.say("lut-attacker" if number == 0 else "lut-defender")
    name = people_name(showing, side.people)
    return f"{name} ({role})" if side.people == GOLEM_SIDE else f"{name} ({role}, {player_name(showing, side.people)})"


def side_words(showing: Showing, battle: Fight, number: int) -> list[str]:
    """Strength, cards, and what the cards do once they are revealed."""
    say, side = showing.texts.say, battle.sides[number]
    golems = side.people == GOLEM_SIDE
    words = [say("lut-golem-count" if golems else "lut-armies", count=_strength(showing, battle, number))]
    if side.ghosts:
        words.append(say("lut-ghosts", count=side.ghosts))
    if side.lost:
        words.append(say("lut-lost", count=side.lost))
    words += _changes(showing, side)
    if side.hand:
        words.append(showing.pair(say("lut-drawn"), cards_words(showing, side.hand)))
    if is_asked(showing, battle, number) and showing.view.phase == "return":
        words.append(say("lut-to-return", count=battle.returns))
    if side.played or side.given is not None:
        given = [side.given] if side.given is not None else []
        words.append(showing.pair(say("lut-played"), cards_words(showing, [*side.played, *given])))
    if any(one.played for one in battle.sides):
        words += _effect(showing, number)
    return words


def is_asked(showing: Showing, battle: Fight, number: int) -> bool:
    return bool(battle.sides[number].people == showing.view.who)


def _strength(showing: Showing, battle: Fight, number: int) -> int:
    province = province_called(showing.view, battle.province)
    if number == 1:
        return province.golems or province.armies
    return battle.golems if battle.sides[0].people == GOLEM_SIDE else province.attackers


def _changes(showing: Showing, side: Fighter) -> list[str]:
    """What spells do to a side."""
    say = showing.texts.say
    words = [say("lut-silenced")] if side.silenced else []
    more = [(side.fixed, "lut-more-cards"), (side.per_army, "lut-more-per-army"), (side.counted, "lut-more-counted")]
    words += [say(message, count=count) for count, message in more if count]
    if side.weak:
        words.append(say("lut-weak", count=side.weak))
    if side.skin:
        words.append(say("lut-skin", count=side.skin))
    return words


def _effect(showing: Showing, number: int) -> list[str]:
    """The hits of the revealed cards, and the hits that shields stop."""
    world = showing.game.imagine(showing.view, rng_from(b"battle"))
    battle = getattr(world, "battle", None)
    if battle is None:
        return []
    hits = potential(world, battle, number)
    shields = cards_of(battle, number).count(COMBAT_CARDS.index("shield"))
    words = [showing.texts.say("lut-hits", count=hits)]
    return [*words, showing.texts.say("lut-shields", count=shields)] if shields else words


def cards_words(showing: Showing, cards: Sequence[str | None]) -> str:
    """`2× Hit, Shield`; hidden cards as a number."""
    counts = Counter(cards)
    names = []
    for card, count in counts.items():
        name = showing.texts.say("lut-hidden-cards", count=count) if card is None else showing.name(f"card-{card}")
        names.append(
            name if card is None or count == 1 else f"{count}× {name}" if not showing.plain else f"{count} {name}"
        )
    return ", ".join(names)


def pile_words(showing: Showing, battle: Fight) -> str:
    """What can still be drawn, while the viewer chooses cards."""
    view = showing.view
    mine = [side.people for side in battle.sides if is_mine(showing, side.people)]
    if not mine:
        return ""
    folk: Folk = view.peoples[mine[0]]
    hand = [card for side in battle.sides if side.people == mine[0] for card in (*side.hand, *side.played)]
    left = [
        count - gone - hand.count(card)
        for card, count, gone in zip(COMBAT_CARDS, folk.deck, folk.discards, strict=True)
    ]
    cards = ", ".join(
        f"{count} {showing.name(f'card-{card}')}" for card, count in zip(COMBAT_CARDS, left, strict=True) if count > 0
    )
    return showing.pair(showing.texts.say("lut-pile"), cards or "–")
