"""Members of a contest who play at their tables over real sockets, while browsers look on."""

import asyncio
import json
import time
from threading import Thread
from typing import Any

from tests.browser.people import LONG, Person
from tests.server.player import Player, random_move
from tests.server.process import ServerProcess

Card = dict[str, Any]


class Evening:
    """The members, whose cards are known, and their contest."""

    def __init__(self, server: ServerProcess, names: tuple[str, ...]) -> None:
        self.server = server
        self.cards: dict[str, Card] = {}
        for name in names:
            made = server.post("/api/club/cards", {"name": name})
            self.cards[made["card"]["member"]] = made
        self.contest = ""

    def card_of(self, name: str) -> Card:
        return next(card for card in self.cards.values() if card["card"]["name"] == name)

    def post(self, card: Card, path: str, body: Any) -> Any:
        return self.server.post(path, body, Authorization=f"Bearer {card['secret']}")

    def give_card(self, person: Person, name: str) -> None:
        """The browser of this person holds the card."""
        held = json.dumps(json.dumps(self.card_of(name)))
        person.page.context.add_init_script(f"localStorage.setItem('speeltafel.card', {held})")

    def shown(self) -> Any:
        return self.server.get(f"/api/club/contests/{self.contest}")

    def running(self) -> dict[str, list[str]]:
        """The tables of this round that are not over, and the members who sit there, as these see them."""
        found: dict[str, list[str]] = {}
        for member, card in self.cards.items():
            shown = self.server.get(
                f"/api/club/contests/{self.contest}", Authorization=f"Bearer {card['secret']}"
            )
            for table in shown["rounds"][-1]["tables"]:
                seats = [seat["member"] for seat in table["seats"]]
                if table["table"] and table["phase"] != "over" and member in seats:
                    found.setdefault(table["table"], []).append(member)
        return found

    def is_over_at_last(self) -> bool:
        """Whether the contest has ended, once its results are in; else the next tables are there."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            if self.shown()["phase"] == "over":
                return True
            if self.running():
                return False
            time.sleep(0.1)
        raise AssertionError("neither an end nor another table")

    def play(self) -> None:
        """Everybody goes to the table where their card has a seat, and plays until somebody has won."""

        async def at_table(table: str, members: list[str]) -> None:
            players = []
            for number, member in enumerate(members):
                ticket = self.post(self.cards[member], f"/api/tables/{table}/keys", {})
                url = self.server.socket_url(table)
                player = Player(url, *(key["secret"] for key in ticket["keys"]))
                players.append((await player.arrive(), random_move(number)))
            await asyncio.gather(*(player.play(choose) for player, choose in players))
            for player, _ in players:
                await player.leave()

        async def all_tables() -> None:
            running = self.running().items()
            await asyncio.gather(*(asyncio.wait_for(at_table(*table), LONG) for table in running))

        failures: list[BaseException] = []

        def carry_out() -> None:
            try:
                asyncio.run(all_tables())
            except BaseException as error:
                failures.append(error)

        thread = Thread(target=carry_out)
        thread.start()
        thread.join()
        assert failures == []
