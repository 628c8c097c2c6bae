"""The documents as a site: every page is in its menu, every link on it leads somewhere, every message is the program's.

`make site` checks the same when it builds the pages; this needs none of its packages.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import site_pages

from manawell.kernel.text import LANGUAGES
from tests.test_readme import LINK, ROOT, anchors, prose

NAVIGATION = re.compile(r": ([\w./-]+\.md)$", re.MULTILINE)
IDS = re.compile(r"\{ #([\w.-]+) \}")
MESSAGE = re.compile(r"^> (.+)$", re.MULTILINE)
PLACE = re.compile(r"\{[^{}]*\}|…")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "pages"
    site_pages.gather(folder)
    return folder


def texts_of(folder: Path) -> dict[Path, str]:
    return {path: prose(path) for path in sorted(folder.rglob("*.md"))}


def test_the_menu_has_every_page_once(pages: Path) -> None:
    listed = NAVIGATION.findall((ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[2])
    assert sorted(listed) == sorted(str(path.relative_to(pages)) for path in texts_of(pages))


def test_every_link_and_picture_leads_somewhere(pages: Path) -> None:
    checked = 0
    for page, text in texts_of(pages).items():
        for link in LINK.findall(text):
            if "://" in link:
                continue
            name, _, anchor = link.partition("#")
            target = page.parent / name if name else page
            assert target.is_file(), f"{page.relative_to(pages)}: {link}"
            assert not anchor or anchor in anchors(target), f"{page.relative_to(pages)}: {link}"
            checked += 1
    assert checked > 150


def test_every_rule_can_be_linked_to(pages: Path) -> None:
    for language in LANGUAGES:
        found = IDS.findall((pages / "rules" / f"gegensatz-{language}.md").read_text("utf-8"))
        assert "GEG-7.2" in found
        assert len(found) == len(set(found)) > 150


def test_the_reference_has_every_public_name() -> None:
    import manawell

    named = {line.rpartition(".")[2] for line in site_pages.reference().splitlines() if line.startswith("::: ")}
    assert named == {*manawell.__all__, "House", "Seat"} - {"__version__"} | {"Failure"}


def messages() -> Iterator[re.Pattern[str]]:
    """What the program can say in English, with anything in place of what it fills in."""
    sources = [path.read_text("utf-8") for path in ROOT.glob("src/manawell/**/text/en.ftl")]
    said = [line.partition(" = ")[2] for source in sources for line in source.splitlines()]
    said += re.findall(r'print\(f"(.+?)"', (ROOT / "setup.py").read_text("utf-8"))
    for text in map(str.strip, said):
        if len(text.split()) > 3:
            yield re.compile(".+".join(map(re.escape, PLACE.split(text))))


def test_troubleshooting_quotes_what_the_program_says() -> None:
    known = list(messages())
    quoted = MESSAGE.findall((ROOT / "docs" / "troubleshooting.md").read_text("utf-8"))
    assert len(quoted) > 8
    for message in quoted:
        assert any(pattern.fullmatch(message) for pattern in known), message
