"""How people come to a table: with a key of it in their browser, or by its link."""

import json
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.server.process import ServerProcess
from tests.server.tables import Ticket, bots, make_table, person
from tools.gallery.studio import TOLD

BEGINS = {"start_player": "seat-1"}
"""Good vs Evil in which the first seat begins: nothing happens to its hand before it is asked."""

ONCE = """(([table, held, told]) => {
    if (localStorage.getItem(`test.held.${table}`)) return;
    localStorage.setItem(`test.held.${table}`, "yes");
    localStorage.setItem(`speeltafel.table.${table}`, held);
    localStorage.setItem("speeltafel.lessons", told);
})(%s)"""
"""Puts a key into a browser before its first page opens, and not again: whoever stands up has lost it."""


def hold(player: Person, ticket: Ticket, key: int | None = 0) -> None:
    """This browser has a key of the table, and is the host's if the key is the first one or none at all.

    Its person knows the game: nothing is explained."""
    give(player, ticket, () if key is None else (key,), "" if key else ticket["host"])


def hold_all(player: Person, ticket: Ticket) -> None:
    """This browser is the one device that goes round."""
    give(player, ticket, range(len(ticket["keys"])), ticket["host"])


def give(player: Person, ticket: Ticket, keys: Iterable[int], host: str) -> None:
    held = {"keys": [ticket["keys"][key] | {"value": f"{key:032d}"} for key in keys], "host": host}
    player.page.context.add_init_script(ONCE % json.dumps([ticket["table"], json.dumps(held), TOLD]))
    player.page.goto(f"/table/{ticket['table']}")


def begin(player: Person) -> None:
    """The host's button in the waiting room."""
    player.page.locator(".foot .button.main").click()


def play_first(player: Person, server: ServerProcess, **options: Any) -> None:
    """Good vs Evil with three bots, in which this person has the first turn."""
    hold(player, make_table(server, [person(player.name), *bots(3)], options=BEGINS | options))
    begin(player)
    expect(player.page.locator(".prompt.asked")).to_be_visible()


def sit_down(phone: Person, link: str) -> None:
    """By the link, with a name."""
    phone.page.goto(link)
    phone.page.get_by_placeholder("Guest").fill(phone.name)
    phone.page.get_by_role("button", name="Sit down").click()
    expect(phone.page.locator(".you")).to_be_visible()


def around_a_television(
    tv: Person, server: ServerProcess, phones: list[Person], bot_count: int = 0, **table: Any
) -> None:
    """The table is on the television, every phone takes a seat by the link, and the game begins."""
    seats = [*({"kind": "open"} for _ in phones), *bots(bot_count)]
    ticket = make_table(server, seats, place="tv", **table)
    hold(tv, ticket, key=None)
    tv.page.goto(f"/table/{ticket['table']}?tv")
    for phone in phones:
        sit_down(phone, f"/table/{ticket['table']}")
    tv.page.get_by_role("button", name="Start the game").click()
