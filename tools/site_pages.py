"""Gathers the pages of the documents' site in build/site/pages, laid out as the repository is: `make site`.

The documents are copied as they are, so a link that works in the repository works on the site. What ships inside the
package becomes pages here: rulebooks, how-to-play pages, the privacy text, and the reference of the public names.
"""

import re
import shutil
from pathlib import Path
from typing import Final

import manawell
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Choice, Count, Option
from manawell.kernel.registry import games
from manawell.kernel.text import LANGUAGES, Texts, game_texts
from manawell.learn.course import Course, find_course, has_course
from manawell.server.settings import Settings

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ROOT / "build" / "site" / "pages"
COPIED: Final = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE",
    "requirements/README.md",
    "docs",
    "deploy",
    "tools/site.css",
)
MOVED: Final = {"web/public/favicon.svg": "favicon.svg", "src/manawell/server/fonts": "fonts"}
RULE: Final = re.compile(r"^\*\*([A-Z]+-[A-Z0-9]+\.[0-9]+[a-z]?)\*\*", re.MULTILINE)
"""The id of a rule at the beginning of its line, as `manawell.kernel.rulebook` reads it."""
NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}
KEPT: Final = ("guests", "waiting", "unfinished", "finished", "chat")


def gather(folder: Path = PAGES) -> None:
    """Write all pages, from nothing."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, place in ({name: name for name in COPIED} | MOVED).items():
        source, goal = ROOT / name, folder / place
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, goal) if source.is_dir() else shutil.copy(source, goal)
    for name, text in made_pages().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def made_pages() -> dict[str, str]:
    """The pages that exist nowhere else."""
    pages = {"docs/api.md": reference()}
    for language in LANGUAGES:
        pages[f"privacy/{language}.md"] = privacy(page_texts(language))
        for game in games().values():
            pages[f"rules/{game.id}-{language}.md"] = rules(game, language)
            if has_course(game):
                pages[f"play/{game.id}-{language}.md"] = how_to_play(find_course(game.id), language)
    return pages


def page_texts(language: str) -> Texts:
    """The words of the page in the browser."""
    return Texts(language, ROOT / "web" / "src" / "text")


def in_other_languages(stem: str, language: str) -> str:
    """A line of links to the same page in the other languages."""
    others = [f"[{NAMES[other]}]({stem}{other}.md)" for other in LANGUAGES if other != language]
    return " · ".join(others) + "\n\n"


def after_title(text: str, line: str) -> str:
    """A page with something more below its title."""
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{line}{rest.lstrip()}"


def rules(game: AnyGame, language: str) -> str:
    """The rulebook as it ships; each rule can be linked to by its id."""
    source = game.folder.joinpath("rulebook", f"{language}.md").read_text("utf-8")
    return after_title(RULE.sub(r"**\1**{ #\1 }", source), in_other_languages(f"{game.id}-", language))


def how_to_play(course: Course, language: str) -> str:
    """The captions of the page's pictures, the modes, and the lessons."""
    game, words, texts = course.game, page_texts(language), course.texts(language)
    options = game.settle({})
    title = texts.say("game-title")
    parts = [f"# {words.say('howto-title', game=title)}\n", in_other_languages(f"{game.id}-", language)]
    parts.append(f"{texts.say('game-about')}\n\n")
    parts.append(f"[{words.say('rules')}](../rules/{game.id}-{language}.md)\n\n")
    (picture,) = ROOT.glob(f"docs/screenshots/lesson-{game.id}-*.png")
    parts.append(f"![{title}](../docs/screenshots/{picture.name})\n")
    parts.append(f"\n## {words.say('learn-minute')}\n\n{texts.say('minute', **options)}\n\n")
    parts += [f"{number}. {texts.say(f'howto-{number}')}\n" for number in range(1, len(course.plan.howto) + 1)]
    parts.append(f"\n## {words.say('settings')}\n\n")
    parts += [described(option, game_texts(game, language)) for option in game.options]
    parts.append(f"\n## {words.say('nav-learn')}\n\n")
    for part in course.plan.parts:
        parts.append(f"\n### {texts.say(f'part-{part.id}')}\n\n")
        parts += [
            f"- **{texts.say(f'lesson-{name}')}** {texts.say(f'lesson-{name}-about')} "
            f"({words.say('learn-minutes', minutes=course.lesson(name).minutes)})\n"
            for name in part.lessons
        ]
    return "".join(parts)


def described(option: Option, texts: Texts) -> str:
    """An option and its values, or its bounds."""
    name = texts.say(f"option-{option.id}")
    if isinstance(option, Count):
        about = texts.say(f"option-{option.id}-about")
        return f"- **{name}** (`{option.id}`, {option.minimum}–{option.maximum}): {about}\n"
    assert isinstance(option, Choice)
    values = [(texts.say(f"option-{option.id}-{value}"), value) for value in option.values]
    told = [f"    - {shown} (`{value}`): {texts.say(f'option-{option.id}-{value}-about')}\n" for shown, value in values]
    return f"- **{name}** (`{option.id}`)\n" + "".join(told)


def privacy(words: Texts) -> str:
    """What the page `/privacy` of a server says, with the default settings and no host's name."""
    parts = [f"# {words.say('privacy')}\n", in_other_languages("", words.language)]
    for part in ("stored", "never", "others"):
        parts.append(f"## {words.say(f'privacy-{part}')}\n\n{words.say(f'privacy-{part}-text')}\n\n")
    parts.append(f"## {words.say('privacy-long')}\n\n")
    for what in KEPT:
        parts.append(f"- {words.say(f'privacy-days-{what}', days=getattr(Settings, f'keep_{what}_days'))}\n")
    parts.append(f"\n## {words.say('privacy-yours')}\n\n{words.say('privacy-yours-text')}\n")
    return "".join(parts)


def reference() -> str:
    """The public names, each with the docstrings of its source."""
    head = "# The Python API\n\n"
    about = (manawell.__doc__ or "").replace("docs/add-a-game.md", "[add a game](add-a-game.md)")
    names = [name for name in manawell.__all__ if name != "__version__"]
    places = [f"{manawell._HOME_OF[name]}.{name}" for name in sorted(names, key=str.lower)]
    places += [f"manawell.client.{name}" for name in ("House", "Seat", "Failure")]
    told = "`manawell.client` has three more, which [the client](client.md) explains: `House`, `Seat` and `Failure`."
    return f"{head}{about}\n\n{told}\n\n" + "".join(f"::: {place}\n\n" for place in places)


if __name__ == "__main__":
    gather()
