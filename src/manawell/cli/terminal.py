"""The screen and the keyboard: Rich where it helps, plain sentences for screen readers."""

import contextlib
import os
import pydoc
import sys
import textwrap
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeVar

import typer
from rich.console import Console, RenderableType
from rich.text import Text

try:
    import readline  # line editing and history at every prompt
except ImportError:  # Windows has none; its console edits lines itself
    readline = None  # type: ignore[assignment]
try:
    import termios
except ImportError:  # Windows lacks this, too
    termios = None  # type: ignore[assignment]

T = TypeVar("T")

PATIENCE: Final = 1.0
"""Seconds before a wait is announced."""
WIDEST: Final = 100
"""The widest lines of text, since longer ones are hard to read."""
TAB: Final = "tab: complete"
TAB_LIBEDIT: Final = "bind ^I rl_complete"
"""How to make Tab complete: with GNU Readline, and with libedit on macOS."""
FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and the scrollback."""


def completion(line: str, offers: Sequence[str], number: int) -> str | None:
    """The `number`-th offer that begins like the line; None if there are no more."""
    found = [offer for offer in offers if offer.casefold().startswith(line.casefold())]
    return found[number] if number < len(found) else None


class Terminal:
    """A thin wrapper around a Rich console. In `plain` mode every fact is a sentence on its own line."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain or os.environ.get("TERM") == "dumb"
        self.console = Console(highlight=False, emoji=False, markup=False, no_color=True if self.plain else None)
        self.interactive = sys.stdin.isatty()
        """Whether somebody is at the keyboard and can be asked."""
        self.lately: list[str] = []
        """The lines printed since the last question; the next page begins with them."""
        self._is_catching = False

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str = "", style: str = "", indent: str = "", *, aloud: bool = True) -> None:
        """Print sentences; on a paged screen, without `aloud` they are only kept for the next page."""
        if self._is_catching:
            self._write(text, style, indent)
            return
        written = self.caught(lambda: self._write(text, style, indent))
        self.lately += written.splitlines(keepends=True)
        if aloud or not self.paged:
            self.put(written)

    def _write(self, text: str, style: str, indent: str) -> None:
        """Print text, wrapped at spaces but never at the no-break spaces of French."""
        if self.plain or not self.console.is_terminal:
            self.console.print(indent + text, soft_wrap=True)
            return
        # Paths, ids and options are not broken, so that they can be copied.
        wrapper = textwrap.TextWrapper(min(self.width, WIDEST), indent, indent)
        wrapper.break_long_words = wrapper.break_on_hyphens = False
        for paragraph in text.split("\n"):
            for line in wrapper.wrap(paragraph) or [""]:
                self.console.print(Text(line, style), soft_wrap=True)

    def hand_out(self, text: str) -> None:
        """Print a text exactly as it is, to be saved in a file."""
        self.console.print(text, soft_wrap=True)

    def say_all(self, lines: Iterable[str], style: str = "", indent: str = "") -> None:
        for line in lines:
            self.say(line, style, indent)

    def show(self, picture: RenderableType, sentences: Sequence[str]) -> None:
        """Show the picture, or in plain mode the sentences."""
        if self.plain:
            self.say_all(sentences)
        else:
            self.console.print(picture)

    def caught(self, speak: Callable[[], None]) -> str:
        """What `speak` would print, exactly as it would look."""
        self._is_catching = True
        try:
            with self.console.capture() as caught:
                speak()
        finally:
            self._is_catching = False
        return caught.get()

    def put(self, text: str) -> None:
        """Write text that was caught before."""
        self.console.file.write(text)

    def turn_page(self) -> None:
        """Begin at the top of an empty screen; the old page can be scrolled back to."""
        # Erasing would lose the old page in some terminals; an alternate screen would lose all pages at the end.
        self.put("\x1b[999H" + "\n" * self.console.height + "\x1b[H")

    def rule(self, title: str = "") -> None:
        """A separator between two turns."""
        if self.plain:
            self.say()
            self.say(title)
        else:
            self.console.rule(title, style="dim")

    @property
    def paged(self) -> bool:
        """Whether somebody is at a screen and can turn pages."""
        return self.interactive and self.console.is_terminal and not self.plain

    @contextlib.contextmanager
    def pages(self) -> Iterator[None]:
        """Show what is printed within in the system's pager, if it does not fit on the screen."""
        if not self.paged:
            yield
            return
        self._is_catching = True
        try:
            with self.console.capture() as caught:
                yield
        finally:
            self._is_catching = False
        text = caught.get()
        if text.count("\n") < self.console.height:
            self.put(text)
        else:
            os.environ.setdefault("LESS", "-R")  # otherwise it shows escape codes instead of colours
            pydoc.pager(text)

    def ask(self, prompt: str, offers: Sequence[str] = ()) -> str:
        """A line from the keyboard, stripped; Tab completes the offers."""
        self.console.file.flush()
        if readline is not None:
            readline.set_completer_delims("")
            readline.set_completer(lambda line, number: completion(line, offers, number))
            readline.parse_and_bind(TAB_LIBEDIT if "libedit" in str(readline.__doc__) else TAB)
        line = input(prompt).strip()
        self.lately = []
        return line

    def drop_typed(self) -> None:
        """Drop keys that were pressed while nothing was asked."""
        if self.interactive and termios is not None:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def key(self) -> str:
        """One key, or the whole sequence of an arrow key."""
        self.console.file.flush()
        return str(typer.getchar())

    def forget(self) -> None:
        """Clear the screen, so that the next player does not see the previous player's hand."""
        self.lately = []
        if self.console.is_terminal and not self.plain:
            self.console.file.write(FORGET)
        else:
            self.console.file.write("\n" * max(self.console.height, 50))

    def wait_for(self, work: Callable[[], T], notice: str) -> T:
        """The result of some longer work; show a notice if it takes more than a moment."""
        results: list[T] = []
        failures: list[BaseException] = []
        done = threading.Event()

        def run() -> None:
            try:
                results.append(work())
            except BaseException as failure:  # raised again in the waiting thread below
                failures.append(failure)
            finally:
                done.set()

        # A daemon, so that Ctrl-C exits at once instead of waiting for the bot.
        threading.Thread(target=run, daemon=True).start()
        if not done.wait(PATIENCE):
            self._announce(notice, done)
            self.drop_typed()
        if failures:
            raise failures[0]
        return results[0]

    def _announce(self, notice: str, done: threading.Event) -> None:
        if self.plain or not self.console.is_terminal:
            self.say(notice)
            done.wait()
        else:
            with self.console.status(Text(notice)):
                done.wait()
