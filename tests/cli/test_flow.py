"""Parts of a line over several lines."""

from rich.text import Text

from manawell.boards.flow import folded, wrapped

PARTS = [Text(word) for word in ("one", "two", "three")]


def test_no_part_is_broken_and_no_line_is_too_long() -> None:
    assert [line.plain for line in wrapped(PARTS, 12)] == ["one · two", "three"]
    assert [line.plain for line in wrapped(PARTS, 2, between=" ")] == ["one", "two", "three"]
    assert list(wrapped([], 12)) == []


def test_lines_are_indented_all_or_all_but_the_first() -> None:
    assert [line.plain for line in wrapped(PARTS, 11, "  ")] == ["  one · two", "  three"]
    assert [line.plain for line in wrapped(PARTS, 9, "  ", first="")] == ["one · two", "  three"]
    assert [line.plain for line in folded("one two three", 8, indent=" ")] == ["one two", " three"]


def test_wide_signs_count_as_the_columns_they_take() -> None:
    assert [line.plain for line in wrapped([Text("漢字"), Text("漢")], 6, between=" ")] == ["漢字", "漢"]
