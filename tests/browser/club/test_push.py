"""A push in the real browser with the real service worker: it asks for the notice, and a click leads to the table.

A push service lies outside: the browser's own tools deliver the push in its place. What is encrypted for it is read in
`tests/server/club/test_notices.py`. A Chromium without windows shows no notices either: what it is asked to show is written down.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect
from playwright.sync_api import Error as PlaywrightError

from tests.browser.club.test_notices import with_card
from tests.browser.conftest import Sit
from tests.browser.waiting import until
from tests.server.process import ServerProcess
from tests.server.tables import make_table, person

pytestmark = pytest.mark.club

WRITE_DOWN = """() => {
  self.shown ??= [];
  registration.showNotification = async (title, { body, tag, data }) => void self.shown.push([title, body, tag, data]);
  clients.openWindow = async (path) => void (self.opened = path);
  return self.shown;
}"""
CLICK = """(data) => {
  const notification = { data, close: () => void (self.closed = true) };
  dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
}"""


def in_worker(context: BrowserContext, script: str, given: Any = None) -> Any:
    """What the worker says; nothing while it is being started again."""
    try:
        return context.service_workers[-1].evaluate(script, given)
    except PlaywrightError:
        return None


def test_a_push_shows_a_notice_and_a_click_opens_the_table(sit: Sit, server: ServerProcess) -> None:
    one = sit("Roos", 390, 844, language="nl")
    page, context = one.page, one.page.context
    context.grant_permissions(["notifications"])
    with_card(one, server, "Roos")
    page.goto("/club/notices")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    # This Chromium reaches no push service: that is told, and nothing is switched on.
    page.get_by_role("button", name="Aanzetten voor deze browser").click()
    expect(page.get_by_role("alert")).to_be_visible()
    one.complaints.clear()
    client = context.new_cdp_session(page)
    registered: list[str] = []
    client.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    client.send("ServiceWorker.enable")
    until(page, lambda: registered)

    def push(table: str) -> None:
        link = f"https://elsewhere.example/table/{table}"
        notice = {"title": "Spookhuis", "body": "Je bent aan de beurt.", "link": link, "table": table}
        client.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.url, "registrationId": registered[0], "data": json.dumps(notice)},
        )

    until(page, lambda: in_worker(context, WRITE_DOWN) == [])
    push("abc")
    # Only the path counts: nothing that is pushed leads to another page than this server's.
    told = [["Spookhuis", "Je bent aan de beurt.", "abc", "/table/abc"]]
    until(page, lambda: in_worker(context, "() => self.shown") == told)
    in_worker(context, CLICK, "/table/abc")
    until(page, lambda: in_worker(context, "() => self.closed && self.opened") == "/table/abc")
    # Who has that table before their eyes is told nothing more.
    mine = make_table(server, [person("x"), {"kind": "open"}])["table"]
    page.goto(f"/table/{mine}")
    push(mine)
    push("abc")
    until(page, lambda: len(in_worker(context, "() => self.shown") or []) > 1)
    assert in_worker(context, "() => self.shown") == told * 2
