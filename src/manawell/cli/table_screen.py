"""A game at the keyboard: what is drawn, told and asked."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from manawell.analysis.prospects import Prospect, prospect_of
from manawell.boards import Bundle, MenuLine, Showing, board_of
from manawell.cli.autosave import Autosave
from manawell.cli.commands import Verb
from manawell.cli.context import Context
from manawell.cli.figures import percent
from manawell.cli.seats import Seats, outcome_line, showing_of
from manawell.cli.terminal import Terminal
from manawell.kernel.faults import Illegal
from manawell.kernel.foresight import foresee
from manawell.table.auto_answers import add_with_answers
from manawell.table.entries import Answers, Move
from manawell.table.entries import Entry as TableEntry
from manawell.table.faults import table_texts
from manawell.table.table import CHANCES, HINTS, TAKEBACKS, Table

RECALLED: Final = 4
"""How many events are told again when a game is resumed."""
ROOM_FOR_NEWS: Final = 5
"""Lines of news above the table for which a smaller picture is drawn."""
BAR: Final = 20
"""Signs of a bar that shows a chance."""
LONGEST_LIST: Final = 30
"""The most moves that are listed with a question; if there are more, a move is typed and previewed before it is played.
"""


class Leave(Exception):
    """The player leaves the table. The game is saved."""


def fitting_picture(terminal: Terminal, showing: Showing, room: int) -> str:
    """The table in as many lines as there is room for, if it can be drawn that small."""
    board, width = board_of(showing.game), terminal.width
    picture = terminal.caught(lambda: terminal.console.print(board.picture(showing, width)))
    if picture.count("\n") <= room:
        return picture
    return terminal.caught(lambda: terminal.console.print(board.compact(showing, width, room)))


def chance_bar(chance: float) -> str:
    """A chance as a picture of twenty signs."""
    filled = round(BAR * chance)
    return "█" * filled + "░" * (BAR - filled)


class TableScreen:
    """What the people at the keyboard have seen so far, and how the rest is shown to them."""

    place = "command"
    """Where what the commands do is explained: messages that begin so, if there are any."""

    def __init__(self, context: Context, table: Table, seats: Seats, autosave: Autosave) -> None:
        self.context = context
        self.table = table
        self.seats = seats
        self.autosave = autosave
        self.moves: list[str] = []
        """The legal moves in notation; the first has the number 1."""
        self.shown: set[str] = set()
        """Those whose consequences the player has seen, or that have none."""
        self.numbered: set[str] = set()
        """Those that have been listed with their numbers."""
        self._news: list[str] = []
        """The news above the table, kept for drawing it again."""
        self.warned = False
        """The player has been told that leaving now would lose the game."""
        self._told = {viewer: self._recall(viewer) for viewer in {*seats.humans, seats.witness}}
        """How many events each viewer has been told."""
        self.actions: dict[Verb, Callable[[int, str], bool]] = {}
        """What commands do at this table, if it is not what they usually do."""
        self._at_keyboard: int | None = None
        self._prospect: tuple[tuple[int, int], Prospect] | None = None
        """How a seat stood when it had been told so much."""

    @property
    def listed(self) -> bool:
        """Whether the player has seen what every move leads to."""
        return self.shown.issuperset(self.moves)

    def showing(self, viewer: int) -> Showing:
        return replace(
            showing_of(self.table.match, viewer, self.context.language, self.table.view(viewer)),
            plain=self.context.terminal.plain,
        )

    def add(self, entry: TableEntry) -> None:
        """Add an entry and people's automatic answers to it."""
        before = list(self.table.auto_answers)
        add_with_answers(self.table, entry, self.seats.humans)
        for seat in self.seats.humans:
            if self.table.auto_answers[seat] != before[seat]:
                self.remember_auto_answers(seat)

    def play(self, seat: int, text: str, auto: bool = False) -> None:
        self.add(Move(text, auto, seat=seat))

    def hand_over(self, seat: int) -> None:
        """Before the next person plays, clear the screen and wait until they are ready."""
        if self.seats.shared and self._at_keyboard != seat:
            self.context.terminal.forget()
            self._news = []
            name = self.seats.names(self.context.language)[seat]
            self.context.terminal.ask(self.context.word("pass-keyboard", player=name) + " ")
        self._at_keyboard = seat

    def tell_news(self, viewer: int, at_once: bool = True) -> None:
        """Tell a viewer what is new: now, or, where there are pages, only above the next table."""
        told = self.table.told(viewer)
        voice, terminal = self.showing(viewer).voice, self.context.terminal
        drawn = () if terminal.plain else board_of(self.table.match.game).drawn
        for event in told[self._told[viewer] :]:
            if not isinstance(event, drawn):
                terminal.say(voice.event(event), "cyan", "" if terminal.plain else "  ", aloud=at_once)
        self._told[viewer] = len(told)

    def forget_news(self) -> None:
        """After a take-back, only what happens from now on is news."""
        self._news = []
        for viewer in self._told:
            self._told[viewer] = len(self.table.told(viewer))

    def draw(self, seat: int) -> None:
        """Draw the table and the question, as this seat may see them."""
        self._weigh_chances(seat)
        self.moves = self.table.match.legal()
        self.shown, self.numbered = set(), set()
        self._show_table(self.showing(seat), self.context.terminal.caught(lambda: self._ask(seat)))

    def _ask(self, seat: int) -> None:
        showing = self.showing(seat)
        self.say_chances(seat)
        self._ask_in_words(showing)
        self._offer(seat, showing)
        self.say_how()

    def say_chances(self, seat: int) -> None:
        """Say how the seat stands, by what it knows, if it wants to be told: a bar, figures, words."""
        if (found := self._weigh_chances(seat)) is None:
            return
        context, names = self.context, self.seats.names(self.context.language)
        told = [self._chance(found, names, seat, side) for side in dict.fromkeys((found.sides[seat], *found.sides))]
        standing = table_texts(context.language).say(f"standing-{found.standing}")
        bar = "" if context.terminal.plain else chance_bar(found.chances[found.sides[seat]]) + " "
        context.terminal.say(bar + context.word("chances-line", chances=", ".join(told), standing=standing), "magenta")

    def _chance(self, found: Prospect, names: Sequence[str], seat: int, side: int) -> str:
        mine = side == found.sides[seat]
        partners = [name for at, name in enumerate(names) if found.sides[at] == side and not (mine and at == seat)]
        whose = self.context.texts.join([*([self.context.word("you")] if mine else []), *partners])
        return f"{whose} {percent(self.context.texts, found.chances[side])}"

    def _weigh_chances(self, seat: int) -> Prospect | None:
        """How the seat stands now; computed once for each position that it sees."""
        table, moment = self.table, (seat, self.table.version(seat))
        if seat not in table.chances_shown:
            return None
        if self._prospect is None or self._prospect[0] != moment:
            match, seed = table.match, f"chances {table.setting.seal.commitment} {moment}"
            found = self.context.terminal.wait_for(
                lambda: prospect_of(match.game, match.options, table.view(seat), seat, seed),
                self.context.word("thinking-chances"),
            )
            self._prospect = moment, found
        return self._prospect[1]

    def say_how(self) -> None:
        """Say what can be typed."""
        every = self.numbered.issuperset(self.moves)
        message = "type-something" if every else "type-some" if self.numbered or self.listed else "type-move"
        self.context.say(message, "dim", count=len(self.moves))

    def list_moves(self, seat: int, moves: Collection[str]) -> None:
        """List these moves, numbered, with what each leads to."""
        self._list(seat, [Bundle(tuple(moves))])

    def refuse(self, seat: int, fault: Illegal) -> None:
        """Say what was wrong, by which rule, and what would be legal."""
        refusal, context = fault.refusal, self.context
        context.terminal.say(self.showing(seat).voice.refusal(refusal), "yellow")
        if refusal.nearest:
            context.say("refused", rule=refusal.rule, nearest=context.texts.join(refusal.nearest))
        else:
            context.say("refused-rule", rule=refusal.rule)

    def remember_auto_answers(self, seat: int) -> None:
        """Remember them for the next game, unless several people share the keyboard."""
        if not self.seats.shared:
            self.context.folder.remember_auto_answers(self.table.match.game.id, self.table.auto_answers[seat])

    def understand(self, line: str) -> str:
        """What a line means at this table, if it is not what it usually means."""
        return line

    def weigh(self, seat: int, text: str) -> bool:
        """Show what a move leads to, unless that was already shown; whether to ask before it is played."""
        if text in self.shown:
            return False
        self.preview(seat, text)
        return True

    def preview(self, seat: int, move: str) -> None:
        """Show what one move leads to, step by step, before it is played."""
        (entry,) = self._entries(seat, [move])
        self.context.terminal.say(self.context.word("pair", name=entry.text, value=entry.about), "bold")
        steps = entry.steps or tuple(filter(None, [entry.result]))
        self.context.terminal.say_all(steps, "green", "" if self.context.terminal.plain else "  ")

    def close(self) -> None:
        """Show the end: the last news, the table, the result, and where the record is."""
        self.tell_news(self.seats.witness, at_once=False)
        self._show_table(self.showing(self.seats.witness), self.context.terminal.caught(self._tell_end))
        self.autosave.hand_out()

    def _tell_end(self) -> None:
        match, viewer = self.table.match, self.seats.witness
        showing = self.showing(viewer)
        self.context.terminal.say()
        self.context.terminal.say(outcome_line(match, viewer, self.context.language), "bold")
        if outcome := match.outcome():
            names = [self.context.word("you") if seat == viewer else name for seat, name in enumerate(showing.players)]
            scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
            self.context.say("scores", scores=scores)
        for note in (HINTS, CHANCES, TAKEBACKS):
            if count := self.table.notes.get(note):
                self.context.say(f"note-{note}", count=count)

    def _recall(self, viewer: int) -> int:
        """A new game is told from the deal on, a resumed one from its last events on."""
        told = len(self.table.told(viewer))
        return max(0, told - RECALLED) if self.table.match.moves else 0

    def _show_table(self, showing: Showing, below: str) -> None:
        """Show the table, then `below`; on a screen it begins a page, under as much news as there is room for."""
        terminal = self.context.terminal
        if terminal.paged:
            self._news = terminal.lately or self._news
            room = terminal.console.height - 1 - below.count("\n")
            picture = fitting_picture(terminal, showing, room - min(len(self._news), ROOM_FOR_NEWS))
            if len(self._news) + picture.count("\n") > room:
                below, room = below.removeprefix("\n"), room + 1
            terminal.turn_page()
            terminal.put("".join(self._news[max(0, len(self._news) - max(0, room - picture.count("\n"))) :]))
            terminal.put(picture)
        else:
            board = board_of(showing.game)
            terminal.rule()
            terminal.show(board.picture(showing, terminal.width), board.sentences(showing))
        terminal.put(below)
        terminal.lately = []

    def _ask_in_words(self, showing: Showing) -> None:
        prompt = showing.game.prompt(showing.view)
        if prompt is not None:
            self.context.terminal.say()
            self.context.terminal.say(f"{showing.name(f'prompt-{prompt.id}')} ({prompt.rule})", "bold")

    def recall_auto_answers(self) -> None:
        """Answer automatically as in the last game, unless several people share the keyboard."""
        if self.seats.shared:
            return
        known, choices = self.context.folder.auto_answers(self.table.match.game.id), self.table.match.game.auto_answers
        wanted = {choice.id: known[choice.id] for choice in choices if known.get(choice.id) in choice.values}
        for seat in self.seats.humans if wanted else ():
            self.add(Answers(self.table.auto_answers[seat] | wanted, seat=seat))

    def _offer(self, seat: int, showing: Showing) -> None:
        """List and number the legal moves as the board arranges them, or all of them if there are not too many."""
        match = self.table.match
        typed = [match.game.typed(match.state, move) for move in match.state.moves()]
        bundles = board_of(showing.game).bundles(showing, dict(zip(self.moves, typed, strict=True)))
        if bundles:
            listed = [move for bundle in bundles if not bundle.form for move in bundle.moves]
            self.moves = list(dict.fromkeys([*listed, *self.moves]))  # numbers go down the list
            self._list(seat, bundles)
        elif len(self.moves) <= LONGEST_LIST:
            self.list_moves(seat, self.moves)

    def _list(self, seat: int, bundles: Sequence[Bundle]) -> None:
        told = [move for bundle in bundles if not bundle.form for move in bundle.moves]
        entries = {entry.text: entry for entry in self._entries(seat, told)} if told else {}
        self.numbered.update(told)
        self.shown.update(told, *(bundle.moves for bundle in bundles if bundle.sure))
        if self.context.terminal.plain:
            self.context.terminal.say_all(self._lines(bundles, entries))
        else:
            self.context.terminal.console.print(self._grid(bundles, entries))

    def _lines(self, bundles: Sequence[Bundle], entries: dict[str, MenuLine]) -> Iterator[str]:
        for bundle in bundles:
            if bundle.form:
                yield f"{bundle.form}, {bundle.about}."
                continue
            for entry in (entries[move] for move in bundle.moves):
                parts = (entry.text, entry.subject, entry.about, entry.result)
                yield f"{self._number(entry)}. {', '.join(part for part in parts if part)}."

    def _entries(self, seat: int, moves: Collection[str]) -> list[MenuLine]:
        """These moves as the board describes them, looked at one step ahead."""
        showing = self.showing(seat)
        ahead = foresee(showing.game, showing.view, seat, self.seats.fancy, moves)
        return [board_of(showing.game).entry(showing, found) for found in ahead]

    def _number(self, entry: MenuLine) -> int:
        return self.moves.index(entry.text) + 1

    def _grid(self, bundles: Sequence[Bundle], entries: dict[str, MenuLine]) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="bold", min_width=4)
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        subject = ""
        for bundle in bundles:
            if bundle.form:
                grid.add_row("", bundle.form, bundle.about)
                continue
            for entry in (entries[move] for move in bundle.moves):
                words = Text(entry.about)
                if entry.subject != subject:
                    subject = entry.subject
                    words = Text(self.context.word("pair", name=subject, value=entry.about) if subject else entry.about)
                if entry.result:
                    words.append(f" → {entry.result}", "bold green")
                grid.add_row(str(self._number(entry)), Text(entry.text, entry.style), words)
        return grid
