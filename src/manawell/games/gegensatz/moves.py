"""Moves in three forms: number (GEG-30.2), typed, and text that a person can read and type."""

import re
from functools import cache

import msgspec

from manawell.games.gegensatz.components.tables import CARD_OF, CARDS, POSITIONS
from manawell.games.gegensatz.rules.actions import (
    DECLINE,
    FORM,
    LEFT,
    PLAY,
    PLAY_SLOT,
    PLAY_TARGET,
    REPLACE_AT,
    RETURN,
    RIGHT,
    SIT_OUT,
)
from manawell.games.gegensatz.state import Position


class Place(msgspec.Struct, frozen=True, tag=True):
    """Place the wand."""

    position: int


class Play(msgspec.Struct, frozen=True, tag=True):
    """Play a relic towards a target."""

    card: str
    position: int


class Decline(msgspec.Struct, frozen=True, tag=True):
    """Form no paradox."""


class Take(msgspec.Struct, frozen=True, tag=True):
    """Form a paradox with this side; in the solo game, choose the side of the paradox being formed."""

    side: str


class SitOut(msgspec.Struct, frozen=True, tag=True):
    """Draw and replace instead of moving."""


class Form(msgspec.Struct, frozen=True, tag=True):
    """Form a solo paradox and remove this relic."""

    card: str


class Replace(msgspec.Struct, frozen=True, tag=True):
    """Put the drawn card here."""

    position: int


class Return(msgspec.Struct, frozen=True, tag=True):
    """Return a surplus relic of the shrine to the box."""

    card: str


Move = Place | Play | Decline | Take | SitOut | Form | Replace | Return

NOTATION = ("@4", "P3>6", "decline", "left", "right", "sit-out", "form:B2", "replace:0", "return:B3")

_PLACE = re.compile(r"@([0-9]{1,2})")
_PLAY = re.compile(r"([A-Z][0-9]+)-?>([0-9]{1,2})")
_NAMED = re.compile(r"(FORM|RETURN):([A-Z][0-9]+)|REPLACE:([0-9]{1,2})")
_WORDS: dict[str, Move] = {
    "DECLINE": Decline(),
    "LEFT": Take("left"),
    "RIGHT": Take("right"),
    "SIT-OUT": SitOut(),
}


_PLAYS = [Play(card, position) for card in CARDS for position in range(POSITIONS)]
_CODES = {DECLINE: "DECLINE", LEFT: "LEFT", RIGHT: "RIGHT", SIT_OUT: "SIT-OUT"}


def typed(p: Position, move: int) -> Move:
    """The typed form of a legal move."""
    if move < PLAY:
        return Place(move)
    if move < DECLINE:
        return _PLAYS[p.hands[p.actor][PLAY_SLOT[move]] * POSITIONS + PLAY_TARGET[move]]
    if FORM <= move < REPLACE_AT:
        return Form(CARDS[p.hands[p.actor][move - FORM]])
    if REPLACE_AT <= move < RETURN:
        return Replace(move - REPLACE_AT)
    if move >= RETURN:
        return Return(CARDS[sorted(p.shrine)[move - RETURN]])
    return _WORDS[_CODES[move]]


@cache
def write(move: Move) -> str:
    match move:
        case Play(card, position):
            return f"{card}>{position}"
        case Place(position):
            return f"@{position}"
        case Decline():
            return "decline"
        case Take(side):
            return side
        case SitOut():
            return "sit-out"
        case Form(card):
            return f"form:{card}"
        case Replace(position):
            return f"replace:{position}"
        case Return(card):
            return f"return:{card}"


def parse(text: str) -> Move | None:
    """The move that a text means, whether legal or not; case and spaces do not matter."""
    text = re.sub(r"\s", "", text).replace("→", ">")
    text = text.upper() if text.isascii() else ""  # capitals of other scripts can look like ours
    if text in _WORDS:
        return _WORDS[text]
    if found := _PLACE.fullmatch(text):
        return Place(int(found[1]))
    if (found := _PLAY.fullmatch(text)) and found[1] in CARD_OF:
        return Play(found[1], int(found[2]))
    if found := _NAMED.fullmatch(text):
        if found[3]:
            return Replace(int(found[3]))
        if found[2] in CARD_OF:
            return Form(found[2]) if found[1] == "FORM" else Return(found[2])
    return None
