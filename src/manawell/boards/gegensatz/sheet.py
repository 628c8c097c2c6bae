"""The table of Gegensatz from the viewer's seat, as a picture and in words: past on the left, future on the right."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from manawell.boards import Showing
from manawell.boards.gegensatz.faces import Deck, Face, chip, deck_of, tokens
from manawell.boards.gegensatz.timeline import (
    NARROW,
    Slot,
    draw_bare_row,
    draw_row,
    draw_times,
    draw_wand,
    slot_width,
)
from manawell.kernel.text import Texts


class Sheet:
    """A view of Gegensatz with its words."""

    def __init__(self, showing: Showing) -> None:
        self.showing = showing
        self.view: Any = showing.view
        self.deck: Deck = deck_of(showing.game)
        self.own = showing.viewer if showing.viewer in range(len(showing.players)) else 0
        """The seat shown below the row."""
        self.duel = len(showing.players) > 1
        indices = range(len(self.view.timeline))
        self.order = list(indices if self.own == 0 else reversed(indices))

    @property
    def texts(self) -> Texts:
        return self.showing.texts

    def label(self, name: str) -> str:
        return self.showing.name(f"label-{name}")

    def card(self, name: str | None) -> str:
        """A card in words."""
        return self.label("hidden-relic") if name is None else self.showing.name(f"card-{name}")

    def title(self) -> list[str]:
        mode = self.showing.name(f"option-mode-{self.view.mode}")
        level = self.view.difficulty and self.showing.name(f"option-difficulty-{self.view.difficulty}")
        # The view counts completed turns; people count the current one.
        turn = f"{self.label('turn')} {self.view.turn + (self.view.actor is not None)}"
        return list(filter(None, (self.showing.name("game-title"), mode, level, turn)))

    def picture(self, width: int) -> Iterator[Text]:
        inner, columns = slot_width(width, len(self.order)), len(self.order)
        yield Text(" · ".join(self.title()), "bold")
        if self.duel:
            yield self._seat_line(1 - self.own, inner)
        yield self._wand_line(1 - self.own, inner, "▼") if self.duel else Text()
        yield from draw_row([self._slot(index) for index in self.order], inner)
        yield self._wand_line(self.own, inner, "▲")
        yield draw_times(self.label("past"), self.label("future"), columns, inner)
        yield self._seat_line(self.own, inner)
        if self.duel and (known := self.view.known[self.own]) and self.own == self.showing.viewer:
            yield Text(f"{self.label('known')} {' '.join(known)}", "dim")
        yield self._codex_line(inner)
        yield from self._solo_lines()

    def compact(self, width: int) -> Iterator[Text]:
        """The picture without frames and signs."""
        inner = slot_width(width, len(self.order))
        yield Text(" · ".join(self.title()), "bold")
        if self.duel:
            yield self._seat_line(1 - self.own, inner)
            yield self._wand_line(1 - self.own, inner, "▼")
        yield from draw_bare_row([self._slot(index) for index in self.order], inner)
        yield self._wand_line(self.own, inner, "▲")
        yield self._seat_line(self.own, inner)
        yield self._codex_line(inner)
        yield from self._solo_lines()

    def sentences(self) -> Iterator[str]:
        view = self.view
        yield f"{', '.join(self.title())}."
        for index in self.order:
            tags = ", ".join([self.card(view.timeline[index]), *self._tags(index)])
            yield self.texts.say("geg-position", position=index, card=tags)
        for seat in range(len(self.showing.players)):
            yield from self._seat_sentences(seat)
        yield self._fact("codex", self.colour(view.codex_colour))
        yield self._fact("next-colour", self.colour(self.deck.next_colour(view.codex_colour)))
        yield self._fact("supply", view.supply)
        if view.drawn is not None:
            yield self._fact("drawn", self.card(view.drawn))
        if unseen := self.unseen():
            yield self._fact("unseen", self._cards(unseen))
        if not self.duel:
            yield from self._solo_sentences()

    def player(self, seat: int) -> str:
        return self.texts.say("you") if seat == self.showing.viewer else self.showing.players[seat]

    def colour(self, colour: str) -> str:
        return self.showing.name(f"colour-{colour}")

    def unseen(self) -> list[str]:
        """The cards that the viewer cannot see anywhere (GEG-27.4, 28.2)."""
        view = self.view
        zones = (view.timeline, *view.hands, view.pile, view.removed, view.shrine, (view.codex_card, view.drawn))
        seen = {card for zone in zones for card in zone}
        return [face.id for face in self.deck.faces.values() if face.id not in seen and (face.colour or not self.duel)]

    def lacking(self) -> list[str]:
        """What is missing in the shrine (GEG-25.4)."""
        shown = [self.deck.faces[card] for card in self.view.shrine]
        numbers = {number for face in shown for number in face.numbers}
        wanted = sorted({number for face in self.deck.faces.values() for number in face.numbers})
        colours, symbols = {face.colour for face in shown}, {face.symbol for face in shown}
        return [
            *(self.colour(colour) for colour in self.deck.colours if colour not in colours),
            *(str(number) for number in wanted if number not in numbers),
            *(self.showing.name(f"symbol-{symbol}") for symbol in self.deck.symbols if symbol not in symbols),
        ]

    def _slot(self, index: int) -> Slot:
        face = self.deck.faces[self.view.timeline[index]]
        return Slot(index, face, self._symbol(face), self._colour(face), face.colour == self.view.codex_colour)

    def _symbol(self, face: Face) -> str:
        return "/".join(map(str, face.numbers)) if face.symbol is None else self.showing.name(f"symbol-{face.symbol}")

    def _colour(self, face: Face) -> str:
        return "" if face.colour is None else self.colour(face.colour)

    def _tags(self, index: int) -> Iterator[str]:
        if self.deck.faces[self.view.timeline[index]].colour == self.view.codex_colour:
            yield self.texts.say("geg-tag-codex")
        for seat, wand in enumerate(self.view.wands):
            if wand == index:
                own = seat == self.showing.viewer
                yield self.texts.say("geg-tag-own-wand" if own else "geg-tag-wand", player=self.showing.players[seat])

    def _wand_line(self, seat: int, inner: int, mark: str) -> Text:
        wand = self.view.wands[seat]
        if wand is None:
            return Text()
        style = "bold" if seat == self.own else "bold yellow"
        return draw_wand(self.order.index(wand), len(self.order), inner, mark, self.player(seat), style)

    def _seat_line(self, seat: int, inner: int) -> Text:
        """A player's crystals and hand; unknown cards are face down."""
        crystals, target = self.view.crystals[seat], self.view.target
        count = f"{crystals}/{target}" if inner == NARROW else tokens(crystals, target)
        line = Text(f"{self.player(seat)}  ", "bold").append(f"{self.label('crystals')} {count}   ")
        for name in self.view.hands[seat]:
            face = None if name is None else self.deck.faces[name]
            word = "" if face is None else face.sign if inner == NARROW else self._symbol(face)
            line.append(chip(face, word)).append(" ")
        return line

    def _codex_line(self, inner: int) -> Text:
        view = self.view
        line = Text(f"{self.label('codex')} ")
        line.append(f" ♦ {self.colour(view.codex_colour)} ", self._paint(view.codex_colour))
        following = self.colour(self.deck.next_colour(view.codex_colour))
        line.append(f" ► {following}   " if inner == NARROW else f"   {self.label('next-colour')} {following}   ")
        line.append(f"{self.label('supply')} {view.supply}   ")
        if unseen := self.unseen():
            line.append(f"{self.label('unseen')} {' '.join(unseen)}", "dim")
        return line

    def _paint(self, colour: str) -> str:
        return next(face.paint for face in self.deck.faces.values() if face.colour == colour)

    def _solo_lines(self) -> Iterator[Text]:
        if self.duel:
            return
        view = self.view
        stones = tokens(view.time_stones, view.full_stones)
        yield Text(f"{self.label('time-stones')} {stones}   {self.label('pile')} {len(view.pile)}")
        if view.drawn is not None:
            face = self.deck.faces[view.drawn]
            yield Text(f"{self.label('drawn')} ").append(chip(face, self._symbol(face)))
        if view.mode == "solo_shrine":
            yield self._cards_line("shrine", view.shrine).append(f"  {self._lacking_words()}", "dim")
        if view.removed:
            yield self._cards_line("removed", view.removed)

    def _cards_line(self, label: str, cards: tuple[str, ...]) -> Text:
        line = Text(f"{self.label(label)} ")
        for card in cards:
            line.append(chip(self.deck.faces[card])).append(" ")
        return line

    def _lacking_words(self) -> str:
        lacking = self.lacking()
        return self.texts.say("geg-lacking", things=", ".join(lacking)) if lacking else self.texts.say("geg-complete")

    def _of(self, count: int, full: int) -> str:
        return self.texts.say("geg-of", count=count, full=full)

    def _seat_sentences(self, seat: int) -> Iterator[str]:
        view, player = self.view, self.player(seat)
        yield f"{player}, {self._fact('hand', self._cards(view.hands[seat]))}"
        if view.known[seat] and self.duel:
            yield f"{player}, {self._fact('known', self._cards(view.known[seat]))}"
        yield f"{player}, {self._fact('crystals', self._of(view.crystals[seat], view.target))}"

    def _solo_sentences(self) -> Iterator[str]:
        view = self.view
        yield self._fact("time-stones", self._of(view.time_stones, view.full_stones))
        yield self._fact("pile", len(view.pile))
        if view.mode == "solo_shrine":
            yield self._fact("shrine", f"{self._cards(view.shrine)}; {self._lacking_words()}")
        if view.removed:
            yield self._fact("removed", self._cards(view.removed))

    def _fact(self, label: str, value: object) -> str:
        return f"{self.showing.pair(self.label(label), value)}."

    def _cards(self, cards: Sequence[str | None]) -> str:
        return ", ".join(map(self.card, cards)) or "–"
