"""Members meet in the browser: two who look for a table find each other, one invites the other, and the host looks after the house."""

import pytest
from playwright.sync_api import expect

from tests.browser.club.test_card import make_card
from tests.browser.club.test_notices import with_card
from tests.browser.conftest import Sit
from tests.server.process import ServerProcess
from tests.server.tables import person

pytestmark = pytest.mark.club


def test_two_who_look_for_the_same_sit_down_together(sit: Sit) -> None:
    first, second = sit("First", 390, 664), sit("Second")
    for one, name in ((first, "Wilma"), (second, "Xander")):
        make_card(one, name)
        one.page.goto("/club/people")
        one.page.get_by_label("Game").select_option("good-vs-evil")
        one.page.get_by_label("Players").select_option("2")
    first.look("club-people")
    first.page.get_by_role("button", name="Find me a table").click()
    expect(first.page.get_by_role("status")).to_contain_text("1 of 2")
    second.page.get_by_role("button", name="Find me a table").click()
    for one in (first, second):
        one.page.wait_for_url("**/table/*")
        expect(one.page.get_by_text("Wilma").first).to_be_visible()
        expect(one.page.get_by_text("Xander").first).to_be_visible()
    assert first.page.url == second.page.url


def test_a_member_invites_another(sit: Sit) -> None:
    host, guest = sit("Host"), sit("Guest", 390, 664, language="nl")
    make_card(host, "Yara")
    host.page.goto("/new/good-vs-evil")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/table/*")
    table = host.page.url
    guest.page.goto("/club/me")
    guest.page.get_by_label("Je naam").fill("Zoë")
    guest.page.get_by_role("button", name="Maak mijn kaart").click()
    expect(guest.page.get_by_role("heading", name="Zoë")).to_be_visible()
    host.page.goto("/club/people")
    row = host.page.locator("li", has_text="Zoë")
    row.get_by_role("button", name="Invite to my table").click()
    expect(row.get_by_text("Invited ✓")).to_be_visible()
    for page in ("/club/people", "/club/me", "/"):
        guest.page.goto(page)
        asked = guest.page.get_by_role("region", name="Uitnodiging")
        expect(asked).to_contain_text("Yara vraagt je mee voor Exploding Kittens: Good vs Evil.")
        expect(asked).to_contain_text("samen · 3 plaatsen vrij")
    guest.look("club-invited")
    guest.page.get_by_role("button", name="Ik kom").click()
    guest.page.wait_for_url("**/table/*")
    assert guest.page.url == table
    expect(guest.page.get_by_role("listitem").filter(has_text="Zoë")).to_contain_text("jij")
    guest.page.goto("/")
    expect(guest.page.get_by_test_id("play-good-vs-evil")).to_be_visible()
    expect(guest.page.get_by_role("region", name="Uitnodiging")).to_have_count(0)


def test_from_the_waiting_room_members_are_asked_also_those_who_are_not_here(
    sit: Sit, server: ServerProcess
) -> None:
    host, guest = sit("Host", 390, 664), sit("Guest", 390, 664, language="nl")
    with_card(host, server, "Yara")
    bearer = with_card(guest, server, "Zoë")
    server.post("/api/club/card", {"hidden": True}, Authorization=bearer)
    server.post("/api/club/cards", {"name": "Xavi"})
    host.page.goto("/new/good-vs-evil")
    host.page.get_by_text("More options").click()
    host.page.get_by_label("Together or by correspondence").select_option("12")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_text("Ask a member to this table").click()
    row = host.page.locator(".ask-member li", has_text="Xavi")
    row.get_by_role("button", name="Ask").click()
    expect(row.get_by_role("status")).to_have_text("Invited ✓")
    expect(host.page.locator(".ask-member li", has_text="Zoë")).to_have_count(0)
    by_name = host.page.get_by_label("Somebody who is not here now, by name")
    by_name.fill("Nobody At All")
    by_name.press("Enter")
    expect(host.page.get_by_role("alert")).to_contain_text("Nobody here has a card with this name")
    host.complaints.clear()  # Chromium notes every 409
    by_name.fill("zoë")
    by_name.press("Enter")
    expect(host.page.get_by_text("zoë is asked")).to_be_visible()
    host.look("waiting-room-asking")
    guest.page.goto("/")
    asked = guest.page.get_by_role("region", name="Uitnodiging")
    expect(asked).to_contain_text("per correspondentie, 12 uur per zet")
    guest.look("home-invited")
    asked.get_by_role("button", name="Nu niet").click()
    expect(asked).to_have_count(0)


def test_who_sits_at_several_tables_chooses_to_which_somebody_is_invited(
    sit: Sit, server: ServerProcess
) -> None:
    host, guest = sit("Host", 390, 844, language="nl"), sit("Guest")
    tables = []
    make_card(guest, "Wouter")
    bearer = with_card(host, server, "Vera")
    for game in ("good-vs-evil", "spookhuis"):
        plan = {"game": game, "seats": [person("x"), *({"kind": "open"} for _ in range(2))]}
        tables.append(server.post("/api/tables", plan, Authorization=bearer)["table"])
    host.page.goto("/club/people")
    choice = host.page.get_by_label("Naar welke tafel vraag je iemand?")
    expect(choice.locator("option")).to_have_count(2)
    choice.select_option(tables[0])
    row = host.page.locator("li", has_text="Wouter")
    row.get_by_role("button", name="Vraag aan mijn tafel").click()
    expect(row.get_by_text("Gevraagd ✓")).to_be_visible()
    host.look("club-inviting")
    choice.select_option(tables[1])
    expect(row.get_by_role("button", name="Vraag aan mijn tafel")).to_be_visible()
    guest.page.goto("/club/people")
    guest.page.get_by_role("button", name="I am coming").click()
    guest.page.wait_for_url(f"**/table/{tables[0]}")


def test_who_is_muted_is_heard_nowhere(sit: Sit, server: ServerProcess) -> None:
    listens, talks = sit("Listens"), sit("Talks")
    hers, his = with_card(listens, server, "Tineke"), with_card(talks, server, "Ubbo")
    plan = {"game": "good-vs-evil", "seats": [person("x"), {"kind": "open"}]}
    table = server.post("/api/tables", plan, Authorization=hers)["table"]
    server.post(f"/api/tables/{table}/join", {"name": "x"}, Authorization=his)
    muted = server.get(f"/api/tables/{table}")["seats"][1]["member"]
    server.post("/api/club/lines", {"member": muted, "kind": "mute", "on": True}, Authorization=hers)
    for one in (talks, listens):
        one.page.goto(f"/table/{table}")
        expect(one.page.get_by_text("Ubbo").first).to_be_visible()
    for line in ("Nobody hears this", "Nor this"):
        talks.page.get_by_placeholder("Say something").fill(line)
        talks.page.keyboard.press("Enter")
        expect(talks.page.get_by_text(line).first).to_be_visible()
    listens.page.get_by_placeholder("Say something").fill("I hear nothing")
    listens.page.keyboard.press("Enter")
    expect(listens.page.get_by_text("I hear nothing").first).to_be_visible()
    for line in ("Nobody hears this", "Nor this"):
        expect(listens.page.get_by_text(line)).to_have_count(0)
    assert "hears this" not in (listens.page.get_by_test_id("live").text_content() or "")


def test_the_host_opens_the_house_with_the_key(sit: Sit, server: ServerProcess) -> None:
    line = next(line for line in server.log.read_text().splitlines() if "host's key" in line)
    key = line.split('"key": "')[1].split('"')[0]
    member, host = sit("Member"), sit("Host", 390, 664)
    make_card(member, "Quinten")
    host.page.goto("/club/host")
    host.page.get_by_label("The host's key").fill(key[:-1])
    host.page.get_by_role("button", name="Open").click()
    expect(host.page.get_by_role("alert")).to_be_visible()
    host.complaints.clear()  # Chromium notes every 403
    host.page.get_by_label("The host's key").fill(key)
    host.page.get_by_role("button", name="Open").click()
    row = host.page.locator("li", has_text="Quinten")
    row.get_by_role("button", name="Ban Quinten").click()
    host.look("club-host-ban")
    row.get_by_role("button", name="Ban for good").click()
    expect(row).to_contain_text("banned")
    host.look("club-host")
    row.get_by_role("button", name="Let them back in").click()
    expect(row.get_by_role("button", name="Ban Quinten")).to_be_visible()
