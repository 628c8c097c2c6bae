"""Words of moves in all three languages: `links` is `left`. Records keep the words of the notation."""

import re
import unicodedata
from functools import cache
from typing import Final

from manawell.kernel.game import AnyGame
from manawell.kernel.text import LANGUAGES

WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def in_notation(game: AnyGame, line: str) -> str:
    """The line with every synonym replaced by the word of the notation."""
    known = synonyms(game)
    return WORD.sub(lambda found: known.get(_bare(found[0]), found[0]), line)


@cache
def synonyms(game: AnyGame) -> dict[str, str]:
    """By synonym: the word of the notation. `word-<word>` lists synonyms; names of one word can be typed as well."""
    sources = [game.folder.joinpath("text", f"{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    found: dict[str, str] = {}
    for stem in ("word", *dict.fromkeys(game.names.values())):
        for source in sources:
            for meaning, words in re.findall(rf"^{stem}-([\w-]+) = (.+)$", source, re.MULTILINE):
                for word in filter(WORD.fullmatch, words.split(", ")):
                    found.setdefault(_bare(word), meaning)
                    found.setdefault(word.casefold().translate(UMLAUTS), meaning)
    return found


def _bare(word: str) -> str:
    """The word without capitals and accents, which not every keyboard has."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(sign))
