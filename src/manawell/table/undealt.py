"""A table before its deal: what will be played, and what was said meanwhile.

There is no match here and no position, so nothing of a deal can be told to anybody. The log goes on when the cards are
dealt.
"""

from typing import Final

from manawell.table.entries import Entry, Say
from manawell.table.setting import Setting
from manawell.table.table import Proposal, blank_words


class Undealt:
    """What a `Table` says too, as far as it can be said without a game."""

    over: Final = False
    rematch: Final = None

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        """Its seal has the committed seed, and not yet the salts of the seats."""
        self.entries: list[Entry] = []
        self.chat: list[Say] = []
        self.latest = setting.made_at
        self.proposals: list[Proposal] = []
        self.deputies: dict[int, str] = {}

    @property
    def count(self) -> int:
        return len(self.entries)

    def add(self, entry: Entry) -> None:
        """Keep the next entry of the log for the deal; what is said can be read at once."""
        self.entries.append(entry)
        self.latest = max(self.latest, entry.at)
        if isinstance(entry, Say):
            self.chat.append(entry)

    def forget_words(self, requests: str) -> None:
        """Blank what was said by the requests that begin so; the log keeps its length."""
        blank_words(self.entries, requests)
        blank_words(self.chat, requests)
