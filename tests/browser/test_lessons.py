"""Lessons as a learner meets them: everything that the coach means is there, every step can be shown and passed."""

import re

import pytest
from playwright.sync_api import Page, expect

from manawell.kernel.registry import games
from manawell.learn.course import Course, Lesson, find_course, has_course
from tests.browser.conftest import Invite
from tests.browser.player import Player

COURSES = [find_course(game.id) for game in games().values() if has_course(game)]
PHONE = {"width": 375, "height": 812}
MISSING = """names => names.filter(name => {
  const found = document.querySelector(`[data-light="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return !found || found.width === 0 || found.height === 0;
})"""

each_course = pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game.id)


def step_of(page: Page) -> int:
    """Which step the panel beside the table shows, from 0."""
    label = page.locator(".dots").get_attribute("aria-label") or ""
    return int(re.findall(r"\d+", label)[0]) - 1


def begin(player: Player, course: Course, lesson: Lesson) -> None:
    player.visit(f"/learn/{course.game.id}/{lesson.id}")
    expect(player.page.locator(".coach")).to_be_visible()


def pass_step(page: Page, lesson: Lesson, number: int) -> None:
    """Look at what is lit, let the coach show the solution, and go on."""
    wanted = [*lesson.steps[number].light, *lesson.steps[number].star]
    page.wait_for_function(f"names => ({MISSING})(names).length === 0", arg=wanted)
    page.get_by_role("button", name="Show the solution").click()
    follow = page.get_by_role("button", name="Next", exact=True)
    last = number + 1 == len(lesson.steps)
    page.wait_for_function(
        """([at, last]) => document.querySelector('.coach .btn.primary') || (last
          ? document.querySelector('.nexts')
          : document.querySelectorAll('.dots .done').length > at)""",
        arg=[number, last],
    )
    if follow.is_visible():
        follow.click()


@each_course
def test_everything_that_is_lit_is_there_at_every_step_of_every_lesson(invite: Invite, course: Course) -> None:
    """From lesson to lesson by the buttons that are offered at their ends."""
    lena = invite()
    lessons = list(course.lessons.values())
    begin(lena, course, lessons[0])
    for at, lesson in enumerate(lessons):
        expect(lena.page).to_have_url(f"{lena.url}/learn/{course.game.id}/{lesson.id}")
        for number in range(len(lesson.steps)):
            expect(lena.page.locator(".dots .done")).to_have_count(number)
            assert step_of(lena.page) == number
            pass_step(lena.page, lesson, number)
        expect(lena.page.get_by_role("dialog", name="Lesson complete")).to_be_visible()
        if at + 1 < len(lessons):
            lena.page.locator(f".nexts a[href$='/{lessons[at + 1].id}']").click()
