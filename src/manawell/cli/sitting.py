"""A game in front of people: what is drawn, told and asked at this keyboard."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from manawell.cli.boards import Entry, Scene, board_of
from manawell.cli.desk import Desk
from manawell.cli.keeper import Keeper
from manawell.cli.table import HINTS, TAKEBACKS, Table, outcome_line
from manawell.kernel.foresight import foresee

RECALLED: Final = 4
"""Events told again when a game is resumed."""


class Leave(Exception):
    """The player leaves the table. The game is kept."""


class Sitting:
    """What the people at the keyboard have seen so far, and how they are shown the rest."""

    def __init__(self, desk: Desk, table: Table, keeper: Keeper) -> None:
        self.desk = desk
        self.table = table
        self.keeper = keeper
        self.menu: list[Entry] = []
        """The moves on the list, as numbered on the screen."""
        self.warned = False
        """The player knows that leaving now would lose the game."""
        self._told = {viewer: self._recall(viewer) for viewer in {*table.humans, table.witness}}
        """How many events each viewer has been told."""
        self._at_keyboard: int | None = None

    def scene(self, viewer: int) -> Scene:
        return self.table.scene(viewer, self.desk.language)

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is emptied, and the next one says when to look."""
        if self.table.shared and self._at_keyboard != seat:
            self.desk.terminal.forget()
            name = self.table.names(self.desk.language)[seat]
            self.desk.terminal.ask(self.desk.word("pass-keyboard", player=name) + " ")
        self._at_keyboard = seat

    def tell_news(self, viewer: int) -> None:
        """What this viewer has not been told yet."""
        told = self.table.match.journal.told_to(viewer)
        voice, terminal = self.scene(viewer).voice, self.desk.terminal
        for event in told[self._told[viewer] :]:
            terminal.say(voice.event(event), "cyan", "" if terminal.plain else "  ")
        self._told[viewer] = len(told)

    def forget_news(self) -> None:
        """After a take-back only what happens from now on is news."""
        for viewer in self._told:
            self._told[viewer] = len(self.table.match.journal.told_to(viewer))

    def draw(self, seat: int) -> None:
        """The table and the question, as this seat may see it."""
        scene = self.scene(seat)
        self._show_table(scene)
        board = board_of(scene.game)
        self.menu = [board.entry(scene, found) for found in foresee(scene.game, scene.view, seat, self.table.fancy)]
        self._ask_in_words(scene)
        self._list_moves()

    def close(self) -> None:
        """The end: the last news, the open table, the result, and where the record lies."""
        match, viewer = self.table.match, self.table.witness
        self.tell_news(viewer)
        scene = self.scene(viewer)
        self._show_table(scene)
        self.desk.terminal.say()
        self.desk.terminal.say(outcome_line(match, viewer, self.desk.language), "bold")
        if outcome := match.outcome():
            names = [self.desk.word("you") if seat == viewer else name for seat, name in enumerate(scene.players)]
            scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
            self.desk.say("scores", scores=scores)
        for note in (HINTS, TAKEBACKS):
            if count := match.notes.get(note):
                self.desk.say(f"note-{note}", count=count)
        self.keeper.hand_out()

    def _recall(self, viewer: int) -> int:
        """A fresh game is told from the deal on, a resumed one from its last events on."""
        told = len(self.table.match.journal.told_to(viewer))
        return max(0, told - RECALLED) if self.table.match.moves else 0

    def _show_table(self, scene: Scene) -> None:
        board, terminal = board_of(scene.game), self.desk.terminal
        terminal.rule()
        terminal.show(board.picture(scene, terminal.width), board.sentences(scene))

    def _ask_in_words(self, scene: Scene) -> None:
        prompt = scene.game.prompt(scene.view)
        if prompt is not None:
            self.desk.terminal.say()
            self.desk.terminal.say(f"{scene.name(f'prompt-{prompt.id}')} ({prompt.rule})", "bold")

    def _list_moves(self) -> None:
        """The legal moves, numbered, with what each leads to."""
        if self.desk.terminal.plain:
            for number, entry in enumerate(self.menu, 1):
                parts = (entry.text, entry.subject, entry.about, entry.result)
                self.desk.terminal.say(f"{number}. {', '.join(part for part in parts if part)}.")
        else:
            self.desk.terminal.console.print(self._grid())
        self.desk.say("type-something", "dim", count=len(self.menu))

    def _grid(self) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="bold", min_width=4)
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        subject = ""
        for number, entry in enumerate(self.menu, 1):
            words = Text(entry.about)
            if entry.subject != subject:
                subject = entry.subject
                words = Text(self.desk.word("pair", name=subject, value=entry.about) if subject else entry.about)
            if entry.result:
                words.append(f" → {entry.result}", "bold green")
            grid.add_row(str(number), Text(entry.text, entry.style), words)
        return grid
