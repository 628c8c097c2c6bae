"""`manawell games`: what can be played, and with which options."""

from collections.abc import Iterable

from manawell.cli.desk import Desk
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Choice, Needs, Option, describe_needs
from manawell.kernel.text import Texts, game_texts


def show_games(desk: Desk, games: Iterable[AnyGame]) -> None:
    for game in games:
        _show_game(desk, game)


def _show_game(desk: Desk, game: AnyGame) -> None:
    texts = game_texts(game, desk.language)
    desk.say("pair", "bold", name=game.id, value=texts.say("game-title"))
    desk.terminal.say(texts.say("game-about"))
    for option in game.options:
        _show_option(desk, texts, option)
    desk.say("games-how", "dim", game=game.id)


def _show_option(desk: Desk, texts: Texts, option: Option) -> None:
    stem = f"option-{option.id}"
    condition = _condition(desk, option.only_with)
    desk.say("pair", indent="  ", name=option.id, value=f"{texts.say(stem)}{condition}")
    if isinstance(option, Choice):
        for value in option.values:
            mark = f" {desk.word('menu-default')}" if value == option.default else ""
            only = _condition(desk, option.value_only_with.get(value, {}))
            words = f"{texts.say(f'{stem}-{value}')}{only}{mark}. {texts.say(f'{stem}-{value}-about')}"
            desk.say("pair", indent="    ", name=f"{option.id}={value}", value=words)
    else:
        span = desk.word("option-span", least=option.minimum, most=option.maximum, default=option.default)
        desk.terminal.say(f"{texts.say(f'{stem}-about')} {span}", indent="    ")


def _condition(desk: Desk, needs: Needs) -> str:
    return f" ({desk.word('option-needs', needs=describe_needs(needs))})" if needs else ""
