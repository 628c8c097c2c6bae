"""`manawell rules`: a game's rulebook, a rule, a chapter, the contents, or every rule that contains a word."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Final

import typer
from rich.markdown import Markdown
from typer.core import TyperCommand

from manawell.cli.context import Context, open_context
from manawell.cli.flags import Say, lang_flag, plain_flag
from manawell.cli.menu import Answer, choose
from manawell.cli.table_screen import Leave
from manawell.cli.words import Misuse, cli_texts
from manawell.kernel.faults import UnknownRule
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game, games
from manawell.kernel.rulebook import Rule, Rulebook, rulebook
from manawell.kernel.text import LANGUAGES, game_texts

_ID: Final = re.compile(r"(?:([A-Za-z]+)-)?([0-9]+|[A-Za-z])(?:\.([0-9]+[a-z]?))?")
"""Chapters have a number, or a letter: `GEG-7.2`, `ATH-C.3`."""


def register_rules(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("rules", cls=cls, help=say("help-rules"))
    def rules(
        asked: Annotated[
            list[str] | None, typer.Argument(metavar="GAME|ID|CHAPTER|WORD", help=say("help-query"))
        ] = None,
        game: Annotated[str | None, typer.Option(metavar="GAME", help=say("help-game"))] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
        plain: Annotated[bool, plain_flag(say)] = False,
    ) -> None:
        show_rules(open_context(lang, plain=plain), *asked_for(asked or [], game))


def asked_for(words: Sequence[str], game: str | None) -> tuple[list[AnyGame], str]:
    """The games and the question about them; the first word may be a game."""
    first, *rest = words or [""]
    if game is None and first.casefold() in games():
        game, words = first.casefold(), rest
    return [find_game(game)] if game else list(games().values()), " ".join(words)


def show_rules(context: Context, games: Sequence[AnyGame], query: str) -> None:
    """A game's rulebook, or what a query finds; if several games match, the reader is asked which one."""
    if query and query.casefold() not in goal_words():
        games = _those_with(context, games, query)
    if len(games) > 1 and context.terminal.interactive and (not query or _ID.fullmatch(query)):
        try:
            games = [_chosen(context, games)]
        except (EOFError, Leave):
            return
    with context.terminal.pages():
        for game in games:
            if query:
                show_rule(context, game, query, game.settle({}))
            elif len(games) == 1:
                _show_markdown(context, rulebook(game, context.language).source)
            else:
                show_contents(context, game, "rules-how")


def _those_with(context: Context, games: Sequence[AnyGame], query: str) -> list[AnyGame]:
    found = [game for game in games if _finds(rulebook(game, context.language), query)]
    if not found and _ID.fullmatch(query):
        raise UnknownRule(query, ", ".join(game.id for game in games))
    if not found:
        raise Misuse("fault-no-rule-found", query=query)
    return found


def _chosen(context: Context, games: Sequence[AnyGame]) -> AnyGame:
    answers = [Answer(game.id, game_texts(game, context.language).say("game-title")) for game in games]
    chosen = choose(context, context.word("which-rules"), answers, games[0].id)
    return next(game for game in games if game.id == chosen)


def show_rule(context: Context, game: AnyGame, query: str, options: Options) -> None:
    """A rule by id (`GEG-7.2` or `7.2`), a chapter by number, the rules that contain a word, or the game's goal."""
    if query.casefold() in goal_words():
        say_minute(context, game, options)
        return
    book = rulebook(game, context.language)
    rules = _finds(book, query)
    if not rules:
        raise UnknownRule(query, game.id)
    parts = _ID.fullmatch(query)
    if parts and parts[3] is None:
        _show_markdown(context, _section(book, rules[0].chapter))
        return
    for rule in rules:
        say_rule(context, rule)
    if parts:
        others = [other.id for other in book.chapter_of(rules[0].id) if other != rules[0]]
        context.say("rule-neighbours", "dim", chapter=rules[0].chapter, rules=", ".join(others))


def show_book(context: Context, game: AnyGame, options: Options) -> None:
    """At the table: the whole rulebook in a pager, or its contents where there is none."""
    say_minute(context, game, options)
    if context.terminal.paged:
        with context.terminal.pages():
            _show_markdown(context, rulebook(game, context.language).source)
    else:
        show_contents(context, game, "rules-how-here")


def show_contents(context: Context, game: AnyGame, how: str) -> None:
    """The chapters, with the range of their rules."""
    book = rulebook(game, context.language)
    context.terminal.say(book.title, "bold")
    chapters: dict[str, list[str]] = {}
    for rule in book.rules.values():
        chapters.setdefault(rule.chapter, []).append(rule.id)
    for chapter, ids in chapters.items():
        context.terminal.say(f"{chapter} ({ids[0]} – {ids[-1].partition('-')[2]})", indent="  ")
    context.say(how, "dim", game=game.id, rule=next(iter(book.rules)))


def say_minute(context: Context, game: AnyGame, options: Options) -> None:
    """The game in one minute, as it is played with these options."""
    texts = game_texts(game, context.language)
    context.say("minute-title", "bold", title=texts.say("game-title"))
    context.terminal.say(texts.say("minute", **options))


@cache
def goal_words() -> frozenset[str]:
    """The words that ask for the goal of the game, in all languages."""
    spoken = (cli_texts(language).say("minute-words") for language in LANGUAGES)
    return frozenset(word.strip() for words in spoken for word in words.split(","))


def say_rule(context: Context, rule: Rule) -> None:
    _show_markdown(context, f"**{rule.id}** {rule.text}")


def _finds(book: Rulebook, query: str) -> list[Rule]:
    parts = _ID.fullmatch(query)
    if not parts:
        return [rule for rule in book.rules.values() if query.casefold() in f"{rule.chapter} {rule.text}".casefold()]
    prefix, chapter, number = parts.groups()
    pattern = re.compile(rf"{prefix or '[A-Z]+'}-{chapter}\.{number or '.*'}", re.IGNORECASE)
    return [rule for rule in book.rules.values() if pattern.fullmatch(rule.id)]


def _section(book: Rulebook, chapter: str) -> str:
    """A whole chapter as in the source, tables included."""
    _, _, rest = book.source.partition(f"## {chapter}\n")
    return f"## {chapter}\n" + rest.partition("\n## ")[0]


def _show_markdown(context: Context, source: str) -> None:
    """Show Markdown: rendered on a screen, as bare text in plain mode and in a pipe."""
    terminal = context.terminal
    if terminal.plain or not terminal.console.is_terminal:
        terminal.say(re.sub(r"\*\*|^#+ ", "", source, flags=re.MULTILINE).strip())
    else:
        terminal.console.print(Markdown(source), width=min(terminal.width, 100))
