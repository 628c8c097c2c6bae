"""Automatic answers in the terminal, set by a line such as `auto never` or `stop`."""

from manawell.cli.table_screen import TableScreen
from manawell.cli.words import Misuse
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Choice
from manawell.kernel.text import LANGUAGES, Texts, game_texts
from manawell.table.entries import Answers


def auto_answer_in(game: AnyGame, line: str) -> tuple[Choice, str] | None:
    """The automatic answer that a line names, and its new value (possibly empty); None if the line names none."""
    word, _, value = line.casefold().partition(" ")
    for choice in game.auto_answers:
        if word in _names(game, choice):
            return choice, value.strip()
    return None


def change_auto_answer(screen: TableScreen, seat: int, choice: Choice, value: str) -> None:
    """Set an automatic answer and say so. Without a value, it is toggled if it has two values, otherwise only shown."""
    context, game = screen.context, screen.table.match.game
    texts, mine = game_texts(game, context.language), dict(screen.table.auto_answers[seat])
    if value:
        mine[choice.id] = _value(game, choice, value)
    elif len(choice.values) == 2:
        mine[choice.id] = next(other for other in choice.values if other != mine[choice.id])
    screen.add(Answers(mine, seat=seat))
    screen.remember_auto_answers(seat)
    context.terminal.say(_setting(screen, texts, choice, mine[choice.id]), "bold")
    context.terminal.say(texts.say(f"auto-{choice.id}-{mine[choice.id]}-about"))
    if not value and len(choice.values) > 2:
        context.say("auto-how", "dim", forms=", ".join(_forms(choice)))


def auto_answer_lines(screen: TableScreen, seat: int) -> list[str]:
    """One line per automatic answer: how to type it, what it does, and its current value."""
    game, mine = screen.table.match.game, screen.table.auto_answers[seat]
    texts = game_texts(game, screen.context.language)
    return [
        f"{', '.join(_forms(choice))} – {texts.say(f'auto-{choice.id}-about')} "
        f"({_setting(screen, texts, choice, mine[choice.id])})"
        for choice in game.auto_answers
    ]


def words_of_auto_answers(game: AnyGame) -> set[str]:
    """Every word that can begin a line about an automatic answer."""
    return {word for choice in game.auto_answers for word in _names(game, choice)}


def _setting(screen: TableScreen, texts: Texts, choice: Choice, value: str) -> str:
    return screen.context.word(
        "pair", name=texts.say(f"auto-{choice.id}"), value=texts.say(f"auto-{choice.id}-{value}")
    )


def _forms(choice: Choice) -> list[str]:
    short = choice.id.partition("_")[0]
    return [short] if len(choice.values) == 2 else [f"{short} {value}" for value in choice.values]


def _names(game: AnyGame, choice: Choice) -> set[str]:
    """Its id, the first part of the id, and its name in each language if that is one word."""
    labels = {game_texts(game, language).say(f"auto-{choice.id}").casefold() for language in LANGUAGES}
    return {choice.id, choice.id.partition("_")[0]} | {label for label in labels if " " not in label}


def _value(game: AnyGame, choice: Choice, word: str) -> str:
    for value in choice.values:
        labels = [game_texts(game, language).say(f"auto-{choice.id}-{value}") for language in LANGUAGES]
        if word in (value, *(label.casefold() for label in labels)):
            return value
    raise Misuse("fault-auto-value", word=word, known=", ".join(choice.values))
