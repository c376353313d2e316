"""A push in the real browser with the real service worker: the notice is shown, and a click leads to the table.

A push service lies outside: the browser's own tools deliver the push in its place. What is encrypted for it, `tests/server/test_notices.py` has.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect
from playwright.sync_api import Error as PlaywrightError

from tests.browser.people import Person
from tests.browser.test_club_notices import with_card
from tests.server.process import ServerProcess
from tools.chromium import launching

SECONDS = 60.0
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag, data }) => [title, body, tag, data]);
}"""
CLICK = """async () => {
  clients.openWindow = async (path) => void (self.opened = path);
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  for (let tries = 0; tries < 100 && !self.opened; tries += 1) await new Promise((done) => setTimeout(done, 50));
  return self.opened;
}"""
"""Only a person's own click may open a window: where it would lead is told instead."""


@pytest.fixture
def own(browser_type: BrowserType, server: ServerProcess, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser that remembers: others have no pushes."""
    context = browser_type.launch_persistent_context(
        str(tmp_path / "browser"),
        base_url=server.url,
        locale="nl",
        viewport={"width": 390, "height": 844},
        **launching(),
    )
    context.grant_permissions(["notifications"])
    yield context
    context.close()


def until(page: Page, check: Callable[[], Any]) -> Any:
    end = monotonic() + SECONDS
    while not (found := check()):
        assert monotonic() < end, "it never came"
        page.wait_for_timeout(50)
    return found


def test_a_push_shows_a_notice_and_a_click_opens_the_table(
    own: BrowserContext, server: ServerProcess, screens: Path
) -> None:
    one = Person("Roos", own.new_page(), screens)
    with_card(one, server, "Roos")
    page = one.page
    page.goto("/club/notices")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    # Chromium reaches no push service here: that is told, and nothing is switched on.
    page.get_by_role("button", name="Aanzetten voor deze browser").click()
    expect(page.get_by_role("alert")).to_contain_text("berichtendienst")
    client = own.new_cdp_session(page)
    registered: list[str] = []
    client.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    client.send("ServiceWorker.enable")
    until(page, lambda: registered)

    def push(body: str) -> None:
        notice = {
            "title": "Exploding Kittens",
            "body": body,
            "link": f"{server.url}/table/abc",
            "table": "abc",
        }
        client.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.url, "registrationId": registered[0], "data": json.dumps(notice)},
        )
        until(page, lambda: page.evaluate(SHOWN) == [["Exploding Kittens", body, "abc", "/table/abc"]])

    push("Je bent aan de beurt.")
    # A second one about the same table takes its place.
    push("Je tijd is bijna om.")
    assert until(page, lambda: clicked(own)) == "/table/abc"
    assert page.evaluate(SHOWN) == []


def clicked(context: BrowserContext) -> Any:
    """Where a click on the notice leads; nothing while the worker is being started again."""
    try:
        return context.service_workers[-1].evaluate(CLICK)
    except PlaywrightError:
        return None
