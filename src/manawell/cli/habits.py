"""What a player leaves to the seat, set by a line such as `auto never` or `stop`."""

from manawell.cli.sitting import Sitting
from manawell.cli.words import Misuse
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Choice
from manawell.kernel.text import LANGUAGES, Texts, game_texts
from manawell.table.entries import Answers


def habit_in(game: AnyGame, line: str) -> tuple[Choice, str] | None:
    """The habit that a line names, and what it is to be, which may be nothing; None when it names none."""
    word, _, value = line.casefold().partition(" ")
    for habit in game.habits:
        if word in _names(game, habit):
            return habit, value.strip()
    return None


def change_habit(sitting: Sitting, seat: int, habit: Choice, value: str) -> None:
    """Set it and say so; without a value it is switched over, or only told where there are more than two."""
    context, game = sitting.context, sitting.table.match.game
    texts, mine = game_texts(game, context.language), dict(sitting.table.answers[seat])
    if value:
        mine[habit.id] = _value(game, habit, value)
    elif len(habit.values) == 2:
        mine[habit.id] = next(other for other in habit.values if other != mine[habit.id])
    sitting.add(Answers(mine, seat=seat))
    sitting.remember_habits(seat)
    context.terminal.say(_setting(sitting, texts, habit, mine[habit.id]), "bold")
    context.terminal.say(texts.say(f"habit-{habit.id}-{mine[habit.id]}-about"))
    if not value and len(habit.values) > 2:
        context.say("habit-how", "dim", forms=", ".join(_forms(habit)))


def habit_lines(sitting: Sitting, seat: int) -> list[str]:
    """One line per habit: how to type it, what it does, and what it is now."""
    game, mine = sitting.table.match.game, sitting.table.answers[seat]
    texts = game_texts(game, sitting.context.language)
    return [
        f"{', '.join(_forms(habit))} – {texts.say(f'habit-{habit.id}-about')} "
        f"({_setting(sitting, texts, habit, mine[habit.id])})"
        for habit in game.habits
    ]


def words_of_habits(game: AnyGame) -> set[str]:
    """Every word that a line about a habit may begin with."""
    return {word for habit in game.habits for word in _names(game, habit)}


def _setting(sitting: Sitting, texts: Texts, habit: Choice, value: str) -> str:
    return sitting.context.word(
        "pair", name=texts.say(f"habit-{habit.id}"), value=texts.say(f"habit-{habit.id}-{value}")
    )


def _forms(habit: Choice) -> list[str]:
    short = habit.id.partition("_")[0]
    return [short] if len(habit.values) == 2 else [f"{short} {value}" for value in habit.values]


def _names(game: AnyGame, habit: Choice) -> set[str]:
    """Its id, the first part of it, and its name in each language where that is one word."""
    labels = {game_texts(game, language).say(f"habit-{habit.id}").casefold() for language in LANGUAGES}
    return {habit.id, habit.id.partition("_")[0]} | {label for label in labels if " " not in label}


def _value(game: AnyGame, habit: Choice, word: str) -> str:
    for value in habit.values:
        labels = [game_texts(game, language).say(f"habit-{habit.id}-{value}") for language in LANGUAGES]
        if word in (value, *(label.casefold() for label in labels)):
            return value
    raise Misuse("fault-habit-value", word=word, known=", ".join(habit.values))
