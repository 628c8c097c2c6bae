"""One lesson at the keyboard, step by step."""

from functools import cache
from typing import Final

from manawell.cli.actions import carry_out
from manawell.cli.commands import Verb, parse_command
from manawell.cli.lesson_screen import LessonScreen
from manawell.cli.play import PROMPT, answered, offers
from manawell.cli.table_screen import Leave
from manawell.cli.words import cli_texts
from manawell.kernel.faults import Fault
from manawell.kernel.text import LANGUAGES
from manawell.learn.lesson_run import DONE, RIGHT, TASK

WHILE_WAITING: Final = (Verb.HELP, Verb.RULES, Verb.HINT, Verb.LOOK, Verb.UNDO, Verb.BOARD, Verb.LANGUAGE, Verb.QUIT)
"""What can be typed while the coach waits for Enter."""


def teach(screen: LessonScreen) -> None:
    """One lesson to its end. On Ctrl-C, closed input or `Leave`, the learner's place is kept."""
    run, context = screen.run, screen.context
    texts = run.course.texts(context.language)
    context.terminal.say(texts.say(f"lesson-{run.lesson.id}"), "bold", aloud=False)
    context.terminal.say(texts.say(f"lesson-{run.lesson.id}-about"), aloud=False)
    try:
        while run.phase != DONE:
            screen.autosave.keep()
            screen.follow()
            screen.tell_news(run.seat, at_once=False)
            screen.draw(run.seat)
            wait_for_answer(screen)
    except (KeyboardInterrupt, EOFError, Leave):
        context.terminal.say()
        screen.autosave.farewell()
        raise
    screen.autosave.keep()
    screen.tell_end()


def wait_for_answer(screen: LessonScreen) -> None:
    """Until something that was typed changes the table."""
    run = screen.run
    if run.phase == TASK:
        while not answered(screen, run.seat, _line(screen)):
            pass
    else:
        while not _went_on(screen, _line(screen)):
            pass


def _line(screen: LessonScreen) -> str:
    """What is typed; `show` alone asks for the move, though it otherwise shows a card."""
    line = screen.context.terminal.ask(PROMPT, offers(screen))
    return Verb.HINT.value if line.casefold() in _show_words() else line


@cache
def _show_words() -> frozenset[str]:
    return frozenset(cli_texts(language).say("learn-show-word") for language in LANGUAGES)


def _went_on(screen: LessonScreen, line: str) -> bool:
    """Carry out a line while the coach waits; Enter goes on, or takes back what was not asked for."""
    run, command = screen.run, parse_command(line)
    if not line and run.phase == RIGHT:
        run.go_on()
    elif not line:
        screen.take_back()
    elif command is None or command.verb not in WHILE_WAITING:
        screen.say_how()
        return False
    else:
        try:
            return carry_out(screen, run.seat, command)
        except Fault as fault:
            screen.context.complain(fault)
            return False
    return True
