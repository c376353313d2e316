"""`speeltafel club`: what the host of a club does from the shell."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.table import Table

import speeltafel
from speeltafel.cli.common import Language, app, console
from speeltafel.cli.keeping import say, settings, with_keeper
from speeltafel.engine import BadSetup
from speeltafel.texts import Texts

club = App(name="club", help="Members, bans, ratings and figures of the club, and the host's key.")
app.command(club)

LONG = 2**39
"""Nobody who is banned until then waits for it."""


@club.command
def members(*, data: str | None = None, lang: Language = "en") -> None:
    """Everybody with a player card."""
    texts = words(lang)
    found = asyncio.run(with_house(data, lambda house: house.members()))
    if not found:
        say(texts.say("club-nobody"))
        return
    heads = ("name", "member", "since", "seen", "devices", "games", "banned")
    table = Table(*(texts.say(f"club-{head}") for head in heads))
    for one in found:
        banned = how_long(texts, one.banned) if one.banned else ""
        table.add_row(
            one.name, one.member, day(one.created), day(one.seen), str(one.devices), str(one.games), banned
        )
    console.print(table)


@club.command
def figures(*, data: str | None = None, lang: Language = "en") -> None:
    """How much is kept here, and how many tables were made on each of the last days."""
    found = asyncio.run(with_house(data, lambda house: house.figures()))
    counts = {name: getattr(found, name) for name in ("members", "tables", "entries")}
    say(words(lang).say("club-figures", **counts, size=round(found.bytes / 1e6, 1)))
    for one in found.days:
        if one.count:
            say(f"{day(one.day)}  {one.count}")


@club.command
def ban(name: str, *, days: int | None = None, data: str | None = None, lang: Language = "en") -> None:
    """Close the server to a card; running games go on without it.

    Parameters
    ----------
    name
        The name on the card.
    days
        For so many days; without it for ever.
    data
        The data folder, if it is not the usual one.
    lang
        Language of the answer.
    """
    if days is not None and days < 1:
        raise BadSetup("a ban lasts a day at least; 'speeltafel club unban' ends one")
    found = asyncio.run(with_house(data, lambda house: ban_named(house, name, days or -1)))
    texts = words(lang)
    say(texts.say("club-is-banned", name=found.name, until=how_long(texts, found.banned)))


@club.command
def unban(name: str, *, data: str | None = None, lang: Language = "en") -> None:
    """Open the server to a card again."""
    found = asyncio.run(with_house(data, lambda house: ban_named(house, name, 0)))
    say(words(lang).say("club-comes-back", name=found.name))


@club.command
def key(*, data: str | None = None, lang: Language = "en") -> None:
    """Make a new key for the host's page; the one of before opens nothing any more."""
    say(asyncio.run(with_house(data, lambda house: house.new_key())))
    say(words(lang).say("club-new-key"))


@club.command
def ratings(
    *,
    again: Annotated[bool, Parameter(negative=())] = False,
    data: str | None = None,
    lang: Language = "en",
) -> None:
    """Who is rated in which games. A server may run meanwhile.

    Parameters
    ----------
    again
        Reckon all ratings anew, from the first rated game on: it gives the same as before.
    data
        The data folder, if it is not the usual one.
    lang
        Language of the answer.
    """
    for line in asyncio.run(told(settings(data), again, words(lang))):
        say(line)


async def told(chosen: Any, again: bool, texts: Texts) -> list[str]:
    """A line for each ladder; before that all is counted again, if that is wanted."""
    from speeltafel.server.club.boards import Boards
    from speeltafel.server.club.ratings import Ratings

    async def act(keeper: Any) -> list[str]:
        ratings, lines = Ratings(keeper), []
        if again:
            lines = [
                texts.say("club-counted", game=game, count=await ratings.again(game))
                for game in await ratings.games()
            ]
        for ladder in await Boards(keeper).ladders():
            name = f"{ladder.game}/{ladder.side}" if ladder.side else ladder.game
            lines.append(texts.say("club-rated", ladder=name, count=str(ladder.members)))
        return lines

    found: list[str] = await with_keeper(chosen, act)
    return found or [texts.say("club-unrated")]


async def ban_named(house: Any, name: str, days: int) -> Any:
    """The member as the ban has left them."""
    from speeltafel.server.club.members import Members

    member = await Members(house.keeper).named(name)
    if member is None:
        raise BadSetup(f"no member is called {name}: see 'speeltafel club members'")
    await house.ban(member.id, days)
    return await Members(house.keeper).named(name)


async def with_house(data: str | None, act: Callable[[Any], Awaitable[Any]]) -> Any:
    from speeltafel.server.club.keeping_house import House

    return await with_keeper(settings(data), lambda keeper: act(House(keeper)))


def words(lang: Language) -> Texts:
    """What is said here belongs to no game: any of them brings the common words along."""
    return Texts(speeltafel.load(speeltafel.slugs()[0]), lang)


def how_long(texts: Texts, banned: int) -> str:
    """Until when somebody is banned."""
    return texts.say("club-for-ever") if banned > LONG else texts.say("club-until", day=day(banned))


def day(seconds: int) -> str:
    return date.fromtimestamp(seconds).isoformat()
