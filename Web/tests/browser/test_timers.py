"""Timers: started by a tap, kept over a reload, and rung."""

import datetime

import pytest

import recipe
from recipe import open_recipe

START = datetime.datetime(2026, 3, 1, 12, 0)

# Replaces sound and notifications by counters.
WITNESS = """
window.rung = 0; window.notified = []; window.asked = 0;
for (const type of [window.OscillatorNode, window.AudioBufferSourceNode]) {
  const start = type.prototype.start;
  type.prototype.start = function (...values) { window.rung += 1; return start.apply(this, values); };
}
const play = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = function () { window.rung += 1; return play.call(this); };
window.Notification = class {
  static permission = 'PERMISSION';
  static requestPermission() { window.asked += 1; return Promise.resolve(this.permission); }
  constructor(title) { window.notified.push(title); }
  addEventListener() {}
  close() {}
};
if (window.ServiceWorkerRegistration) ServiceWorkerRegistration.prototype.showNotification = function (title) {
  window.notified.push(title); return Promise.resolve();
};
"""


@pytest.fixture
def timed(visit):
    """Open the recipe at a time that the test moves on."""

    def open_timed(permission="granted", storage=None):
        context = visit.context()
        context.clock.install(time=START)
        page = context.new_page()
        page.add_init_script(WITNESS.replace("PERMISSION", permission))
        visit.store(page, recipe.own() if storage is None else storage)
        page.goto(visit.address(recipe.PATH))
        return recipe.ready(page)

    return open_timed


def start(page, text="10 minutes"):
    page.get_by_role("button", name=f"Start a timer: {text}").click()


def left(page):
    return page.locator("#timers .timer-left").first.inner_text()


def state(page):
    return page.locator("#timers .timer").first.get_attribute("data-state")


def test_a_tap_starts_a_timer_which_survives_a_reload(timed):
    page = timed()
    assert not page.locator("#timers").is_visible()
    start(page)
    assert (state(page), left(page)) == ("running", "10:00")
    page.clock.run_for(61_000)
    assert left(page) == "8:59"
    assert "8:59" in page.title()
    page.reload()
    recipe.ready(page)
    assert state(page) == "running"
    page.clock.run_for(60_000)
    assert left(page).startswith(("7:5", "7:4"))


def test_a_timer_goes_on_while_the_page_is_closed(timed, visit):
    page = timed()
    start(page)
    page.goto("about:blank")
    page.clock.fast_forward(8 * 60_000)
    page.goto(visit.address(recipe.PATH))
    recipe.ready(page)
    assert left(page).startswith(("2:00", "1:5"))
    page.goto("about:blank")
    page.clock.fast_forward(20 * 60_000)
    page.goto(visit.address(recipe.PATH))
    recipe.ready(page)
    assert (state(page), left(page)) == ("done", "0:00")


def test_a_timer_pauses_and_takes_minutes_and_is_cancelled(timed):
    page = timed()
    start(page, "1 hour")
    timers = page.get_by_role("region", name="Timers")
    page.clock.run_for(60_000)
    assert left(page) == "59:00"
    timers.get_by_role("button", name="Pause").click()
    page.clock.run_for(600_000)
    assert (state(page), left(page)) == ("paused", "59:00")
    page.reload()
    recipe.ready(page)
    assert (state(page), left(page)) == ("paused", "59:00")
    timers.get_by_role("button", name="Resume").click()
    timers.get_by_role("button", name="+1 min").click()
    assert left(page) == "1:00:00"
    page.clock.run_for(30_000)
    assert (state(page), left(page)) == ("running", "59:30")
    timers.get_by_role("button", name="Cancel").click()
    assert page.locator("#timers .timer").count() == 0
    assert not page.locator("#timers").is_visible()


def test_a_timer_rings_and_notifies(timed):
    page = timed()
    assert page.evaluate("window.asked") == 0
    start(page)
    said = page.locator("#announcer")
    assert "Timer started: 10 minutes" in said.inner_text()
    page.clock.run_for(599_000)
    assert page.evaluate("[window.rung, window.notified.length]") == [0, 0]
    page.clock.run_for(2_000)
    assert (state(page), left(page)) == ("done", "0:00")
    assert "Time is up" in said.inner_text()
    assert page.title().startswith("Time is up")
    assert page.evaluate("window.rung") > 0
    page.wait_for_function("window.notified.length === 1")
    page.get_by_role("button", name="Stop").click()
    rung = page.evaluate("window.rung")
    page.clock.run_for(30_000)
    assert page.evaluate("window.rung") == rung
    assert page.title() == "Test cake"


@pytest.mark.parametrize("permission", ["denied", "default"])
def test_a_timer_rings_without_permission_to_notify(timed, permission):
    page = timed(permission)
    start(page)
    page.clock.run_for(601_000)
    assert state(page) == "done"
    assert page.evaluate("window.rung") > 0
    assert page.evaluate("window.notified") == []


def test_several_timers_run(timed):
    page = timed()
    start(page)
    start(page, "1 hour")
    page.clock.run_for(1_000)
    assert page.locator("#timers .timer").count() == 2
    assert "9:59" in page.title()
    page.clock.run_for(600_000)
    assert page.locator("#timers .timer[data-state=done]").count() == 1


def test_the_time_of_day_may_jump(timed):
    page = timed()
    start(page)
    # Set the clock back by a day: the remaining time stays bounded, and nothing breaks.
    page.clock.set_system_time(START - datetime.timedelta(days=1))
    page.clock.run_for(2_000)
    assert page.locator("#timers .timer").count() == 1
