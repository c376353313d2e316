"""Sending notices: off the loop, with a time limit, tried a few times, each by one process only."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import msgspec
import structlog
from sqlalchemy import select, update

from speeltafel.server.club import push
from speeltafel.server.club.choosing import Chosen
from speeltafel.server.club.notices import HOOK, INVITED, TRIES, Notices, Ripe
from speeltafel.server.club.people import People
from speeltafel.server.club.posting import Forbidden, NotSent, post
from speeltafel.server.club.push import Push
from speeltafel.server.club.sentences import game_name, sentence
from speeltafel.server.common.settings import Settings
from speeltafel.server.storage.club import DeviceRow, SittingRow
from speeltafel.server.storage.contract import StorageFailed
from speeltafel.server.wire.notices import Subscription

log = structlog.get_logger()

LOOK_SECONDS: Final = 2.0
AT_ONCE: Final = 8
JSON: Final = {"content-type": "application/json", "user-agent": "Speeltafel"}
FORGOTTEN: Final = {404, 410}
"""What a push service answers when a browser does not want notices any more."""
ENCODE: Final = msgspec.json.encode


class Notice(msgspec.Struct):
    """What is told. `text` and `content` say all of it in one line, for chats that know one name or the other."""

    kind: str
    title: str
    body: str
    link: str
    table: str
    text: str
    content: str


class Sending:
    """Takes what is ripe and sends it."""

    def __init__(self, settings: Settings, notices: Notices, pushing: Push) -> None:
        self.settings = settings
        self.notices = notices
        self.keeper = notices.keeper
        self.pushing = pushing
        self.people = People(notices.keeper)
        self.threads = ThreadPoolExecutor(AT_ONCE, "notices")

    async def watch(self) -> None:
        """Look again and again, for ever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await asyncio.gather(*(self.handle(one) for one in await self.notices.ripe(AT_ONCE)))
            except StorageFailed as error:
                log.warning("notices could not be sent now", error=str(error))
            except Exception as error:
                log.error("notices were not sent", exc_info=error)

    async def handle(self, notice: Ripe) -> None:
        """One of them, if no other process does it."""
        if not await self.notices.claim(notice):
            return
        chosen = await self.notices.choosing.of(notice.member_id)
        try:
            told = await self.worded(notice, chosen)
            if told is not None:
                await self.send(notice.member_id, notice.mark.rpartition("/")[2], told, chosen)
        except NotSent as problem:
            log.info("notice not sent", reason=str(problem), tries=notice.tries + 1)
            if notice.tries + 1 < TRIES and not isinstance(problem, Forbidden):
                return
        await self.notices.done(notice)

    async def worded(self, notice: Ripe, chosen: Chosen) -> Notice | None:
        """In the member's language; nothing for who does not sit there any more, or has answered."""
        if notice.kind == INVITED:
            return await self.invitation(notice, chosen)
        there = (SittingRow.table_id == notice.table_id) & (SittingRow.member_id == notice.member_id)
        async with self.keeper.reading() as connection:
            game = await connection.scalar(select(SittingRow.game).where(there))
        return None if game is None else self.words(notice.kind, game, notice.table_id, chosen)

    async def invitation(self, notice: Ripe, chosen: Chosen) -> Notice | None:
        """Without the name of who asks: it would be shown in chats, where a name can be a command."""
        asked = [
            one for one in await self.people.invitations(notice.member_id) if one.table == notice.table_id
        ]
        query = select(SittingRow.game).where(SittingRow.table_id == notice.table_id).limit(1)
        async with self.keeper.reading() as connection:
            game = await connection.scalar(query)
        return self.words(INVITED, game, notice.table_id, chosen) if asked and game else None

    def words(self, kind: str, game: str, table: str, chosen: Chosen) -> Notice:
        """What is told, with a link where the way to this server is known."""
        title = game_name(game, chosen.language) if game else "Speeltafel"
        body = sentence(chosen.language, kind)
        page = (self.settings.public_url or chosen.page).rstrip("/")
        link = f"{page}/table/{table}" if table else f"{page}/"
        line = f"{title}: {body} {link}"
        return Notice(kind, title, body, link, table, line, line)

    async def send(self, member: str, way: str, told: Notice, chosen: Chosen) -> None:
        """To a browser, or to the address of a chat."""
        if way == HOOK:
            status = await self.post(chosen.webhook, ENCODE(told), JSON) if chosen.webhook else 200
        else:
            status = await self.push(member, way, told, chosen)
        if not 200 <= status < 300:
            raise NotSent(f"it was answered with {status}")

    async def push(self, member: str, device: str, told: Notice, chosen: Chosen) -> int:
        """Encrypted for the browser. One that wants none any more is not asked again."""
        mine = (DeviceRow.id == device) & (DeviceRow.member_id == member)
        async with self.keeper.reading() as connection:
            found = await connection.scalar(select(DeviceRow.push).where(mine))
        if not found or not self.pushing.private_key:
            return 200
        subscription = msgspec.json.decode(found, type=Subscription)
        key, page = self.pushing.private_key, self.settings.public_url or chosen.page
        body, headers = await asyncio.to_thread(push.sealed, subscription, ENCODE(told), key, page)
        status = await self.post(subscription.endpoint, body, headers)
        if status in FORGOTTEN:
            async with self.keeper.changing() as connection:
                await connection.execute(update(DeviceRow).where(mine).values(push=None))
            return 200
        return status

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Off the loop."""
        work = partial(post, url, body, headers, self.settings.private_webhooks)
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def close(self) -> None:
        """What is on its way may end; nothing else begins."""
        self.threads.shutdown(wait=False, cancel_futures=True)
