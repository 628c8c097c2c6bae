"""Lessons as a learner meets them: everything that the coach means is there, every step can be shown and passed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from manawell.kernel.registry import games
from manawell.learn.course import Course, Lesson, find_course, has_course
from tests.browser.conftest import Invite
from tests.browser.player import PATIENCE, Player
from tests.browser.seats import play_for
from tests.browser.test_access import SIZES, complaints
from tests.server.house import Place

COURSES = [find_course(game.id) for game in games().values() if has_course(game)]
MISSING = """names => names.filter(name => {
  const found = document.querySelector(`[data-light="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return !found || found.width === 0 || found.height === 0;
})"""
WALK = (Path(__file__).parent / "walk.js").read_text("utf-8")

LOW_PHONE: ViewportSize = {"width": 375, "height": 667}
SMALL_DESK: ViewportSize = {"width": 1024, "height": 768}

each_course = pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game.id)


def begin(player: Player, course: Course, lesson: Lesson) -> None:
    player.visit(f"/learn/{course.game.id}/{lesson.id}")
    expect(player.page.locator(".coach")).to_be_visible()


def begin_at(player: Player, lesson: str, step: int) -> None:
    """From another page, at a step counted from 0."""
    player.page.evaluate("([name, step]) => localStorage.setItem(name, step)", [f"manawell.lesson.{lesson}", str(step)])
    player.go(f"/learn/{lesson}")


def at_step(page: Page, lesson: Lesson, number: int) -> Locator:
    """The panel beside the table at a step, counted from 0."""
    return page.locator(f".dots[aria-label='Step {number + 1} of {len(lesson.steps)}']")


@each_course
def test_everything_that_is_lit_is_there_at_every_step_of_every_lesson(invite: Invite, course: Course) -> None:
    """From lesson to lesson by the buttons that are offered at their ends."""
    lena = invite()
    lessons = list(course.lessons.values())
    begin(lena, course, lessons[0])
    for at, lesson in enumerate(lessons):
        expect(lena.page).to_have_url(f"{lena.url}/learn/{course.game.id}/{lesson.id}")
        lit = [[*step.light, *step.star] for step in lesson.steps]
        assert lena.page.evaluate(WALK, [lit, PATIENCE]) is None, lesson.id
        expect(lena.page.get_by_role("dialog", name="Lesson complete")).to_be_visible()
        if at + 1 < len(lessons):
            lena.page.locator(f".nexts a[href$='/{lessons[at + 1].id}']").click()


def test_on_a_phone_the_lives_that_a_lesson_of_athlas_speaks_of_are_there(invite: Invite) -> None:
    lena = invite(viewport=LOW_PHONE).visit("/learn")
    course = next(course for course in COURSES if course.game.id == "athlas")
    for lesson in course.lessons.values():
        for number, step in enumerate(lesson.steps):
            if any(name.startswith("pool:") for name in step.light):
                begin_at(lena, f"{course.game.id}/{lesson.id}", number)
                lena.page.wait_for_function(f"names => ({MISSING})(names).length === 0", arg=list(step.light))
                lena.go("/privacy")


def test_on_a_phone_the_coach_stays_while_a_number_is_chosen(invite: Invite) -> None:
    lena = invite(viewport=LOW_PHONE).visit("/learn")
    begin_at(lena, "lutao/march", 1)
    coach = lena.page.locator(".coach")
    expect(lena.page.locator(".dock.aimed")).to_be_visible()
    expect(coach).to_contain_text("How many go?")
    expect(coach.get_by_role("button", name="Show the solution")).to_be_in_viewport(ratio=1)
    assert lena.page.locator(".board").evaluate("element => element.clientHeight") > LOW_PHONE["height"] / 3


def test_on_a_small_desk_the_ways_out_of_a_lesson_stand_above_the_coach(invite: Invite) -> None:
    page = invite(language="fr", viewport=SMALL_DESK).visit("/learn/athlas/relics").page
    expect(page.locator(".about.goes-on")).to_be_visible()
    coach = page.locator(".say").bounding_box()
    for link in page.locator(".page.lesson footer a").all():
        expect(link).to_be_in_viewport(ratio=1)
        box = link.bounding_box()
        assert box
        assert coach
        assert box["y"] + box["height"] <= coach["y"]


def test_wrong_play_is_answered_and_taken_back_and_right_play_goes_on(invite: Invite) -> None:
    lena = invite()
    lena.visit("/learn/gegensatz/travel")
    coach = lena.page.locator(".coach")
    expect(coach).to_contain_text("timeline")
    lena.play("hand:G1", "slot:5")
    expect(coach.locator(".other")).to_be_visible()
    expect(lena.page.locator("[data-target], [data-source]")).to_have_count(0)
    coach.get_by_role("button", name="Take it back").press("Enter")
    expect(lena.page.locator("[data-source='hand:G1']")).to_be_visible()
    lena.play("hand:G3", "slot:7")
    expect(coach.get_by_role("heading", name="Well done!")).to_be_visible()
    coach.get_by_role("button", name="Next", exact=True).press("Enter")
    expect(at_step(lena.page, COURSES[0].lessons["travel"], 1)).to_be_visible()


def test_what_the_coach_has_shown_is_not_praised(invite: Invite) -> None:
    lena = invite()
    lena.visit("/learn/gegensatz/travel")
    lena.page.get_by_role("button", name="Show the solution").click()
    expect(lena.page.locator(".coach").get_by_role("heading", name="Like this.")).to_be_visible()


def test_a_lesson_that_was_left_goes_on_and_a_finished_one_is_remembered(invite: Invite) -> None:
    lena = invite(viewport=SIZES["phone"], language="de")
    course = next(course for course in COURSES if course.game.id == "rivality")
    first = next(iter(course.lessons.values()))
    begin(lena, course, first)
    show, follow = (lena.page.get_by_role("button", name=name) for name in ("Lösung zeigen", "Weiter"))
    for number in range(len(first.steps)):
        said = lena.page.locator(".say p")
        expect(said).to_have_text(course.texts("de").say(first.message(number)))
        if number == 1:
            lena.page.reload()  # not before the step has come: it is remembered then
            expect(said).to_have_text(course.texts("de").say(first.message(number)))
        show.click()
        expect(follow.or_(lena.page.locator(".nexts")).or_(said).first).to_be_visible()
        follow.or_(lena.page.locator(".nexts")).first.wait_for()
        if follow.is_visible():
            follow.click()
    expect(lena.page.locator(".nexts")).to_be_visible()
    lena.page.locator(".nexts").get_by_role("link", name="Alle Lektionen").click()
    path = lena.page.get_by_role("article", name="Rivality")
    expect(path).to_contain_text(f"1 von {len(course.lessons)}")
    expect(path.locator(".known")).to_have_count(1)


@each_course
def test_how_to_play_shows_what_it_speaks_of(invite: Invite, course: Course) -> None:
    lena = invite()
    lena.visit(f"/learn/{course.game.id}/howto")
    pictures = lena.page.locator(".picture")
    expect(pictures).to_have_count(len(course.plan.howto))
    for at, picture in enumerate(course.plan.howto):
        expect(pictures.nth(at).locator(".meant")).to_have_count(len(picture.light))


@each_course
def test_the_guided_first_game_has_a_coach_who_can_be_sent_away(invite: Invite, course: Course) -> None:
    lena = invite()
    lena.visit("/learn")
    lena.page.get_by_role("article", name=re.compile(course.game.id, re.IGNORECASE)).get_by_role("button").click()
    coach = lena.page.locator(".coach")
    expect(coach).to_be_visible()
    coach.get_by_role("button", name="What now?").click()
    expect(lena.page.locator(".toast")).to_be_visible()
    coach.get_by_role("button", name="Stop coaching").click()
    expect(coach).to_have_count(0)


def test_on_a_low_phone_the_coach_covers_nothing_that_is_to_be_pressed(invite: Invite) -> None:
    lena = invite(viewport=LOW_PHONE)
    lena.visit("/learn")
    lena.page.get_by_role("article", name="Gegensatz").get_by_role("button").click()
    coach, slot = lena.page.locator(".coach .say"), lena.lit().first
    expect(coach).to_be_in_viewport(ratio=1)
    slot.click()
    expect(lena.page.locator(".acts .primary")).to_be_in_viewport(ratio=1)
    begin_at(lena, "lutao/lands", 6)
    lena.page.locator("[data-buy=armies]").click()
    expect(coach).to_be_in_viewport(ratio=1)
    expect(lena.page.locator("[data-buy=go]")).to_be_in_viewport(ratio=1)
    begin_at(lena, "lutao/sea", 8)
    lena.page.locator("[data-target='e:TAV4:SW']").click()
    expect(lena.page.get_by_role("spinbutton")).to_be_visible()


def test_on_a_low_phone_a_unit_is_summoned_without_searching_for_the_button(invite: Invite) -> None:
    lena = invite(viewport=LOW_PHONE)
    lena.visit("/learn")
    lena.page.get_by_role("article", name="Athlas").get_by_role("button").click()
    expect(lena.page.locator(".coach .say")).to_be_visible()
    lena.page.locator("[data-source^=alpha]").first.click()
    lena.lit().first.click()
    expect(lena.page.locator(".acts .primary")).to_be_in_viewport(ratio=1)


def test_what_the_coach_asks_for_is_not_doubted(invite: Invite) -> None:
    lena = invite().visit("/learn")
    begin_at(lena, "lutao/city", 6)
    for phase in ("Done placing", "End movement"):
        lena.page.get_by_role("button", name=phase).click()
    expect(lena.page.get_by_role("button", name="End the turn")).to_be_visible()


def test_a_guided_game_is_a_real_game_to_its_end(invite: Invite) -> None:
    """The middle of it is played over the socket."""
    lena = invite()
    lena.visit("/learn")
    lena.page.get_by_role("article", name="Gegensatz").get_by_role("button").click()
    expect(lena.page.locator(".coach")).to_be_visible()
    lena.act()
    numbers = iter(range(40))

    def choose(place: Place) -> str | None:
        number = next(numbers, None)
        return None if number is None else place.legal[number % len(place.legal)]

    play_for([lena], lena.page.url.rpartition("/")[2], choose)
    lena.play_on()
    expect(lena.result).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_learning_is_open_to_everybody(invite: Invite, size: str) -> None:
    lena = invite(viewport=SIZES[size])
    lena.visit("/settings")
    for path in ("/learn", "/learn/gegensatz/howto"):
        assert complaints(lena.go(path)) == []
    lena.go("/learn/gegensatz/travel")
    lena.page.get_by_role("button", name="Show the solution").click()
    expect(lena.page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    assert complaints(lena) == []
