"""`manawell games`: what can be played, and with which options."""

from collections.abc import Iterable
from typing import Annotated

import typer
from typer.core import TyperCommand

from manawell.cli.context import Context, open_context
from manawell.cli.flags import Say, game_argument, lang_flag, plain_flag
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Choice, Needs, Option, describe_needs
from manawell.kernel.registry import find_game, games
from manawell.kernel.text import Texts, game_texts


def register_games(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("games", cls=cls, help=say("help-games"))
    def list_games(
        game: Annotated[str | None, game_argument(say)] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
        plain: Annotated[bool, plain_flag(say)] = False,
    ) -> None:
        show_games(open_context(lang, plain=plain), [find_game(game)] if game else games().values())


def show_games(context: Context, games: Iterable[AnyGame]) -> None:
    for game in games:
        _show_game(context, game)


def _show_game(context: Context, game: AnyGame) -> None:
    texts = game_texts(game, context.language)
    context.say("pair", "bold", name=game.id, value=texts.say("game-title"))
    context.terminal.say(texts.say("game-about"))
    for option in game.options:
        _show_option(context, texts, option)
    context.say("games-how", "dim", game=game.id)


def _show_option(context: Context, texts: Texts, option: Option) -> None:
    stem = f"option-{option.id}"
    condition = _condition(context, option.only_with)
    context.say("pair", indent="  ", name=option.id, value=f"{texts.say(stem)}{condition}")
    if isinstance(option, Choice):
        for value in option.values:
            if not texts.has(f"{stem}-{value}"):  # cards or decks of the host's own have only their name
                context.terminal.say(f"{option.id}={value}", indent="    ")
                continue
            mark = f" {context.word('menu-default')}" if value == option.default else ""
            only = _condition(context, option.value_only_with.get(value, {}))
            words = f"{texts.say(f'{stem}-{value}')}{only}{mark}. {texts.say(f'{stem}-{value}-about')}"
            context.say("pair", indent="    ", name=f"{option.id}={value}", value=words)
    else:
        span = context.word("option-span", least=option.minimum, most=option.maximum, default=option.default)
        context.terminal.say(f"{texts.say(f'{stem}-about')} {span}", indent="    ")


def _condition(context: Context, needs: Needs) -> str:
    return f" ({context.word('option-needs', needs=describe_needs(needs))})" if needs else ""
