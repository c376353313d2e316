"""Whoever would like to know more than their seat: by the coach, from another tab, as a spectator, while the game runs."""

from collections.abc import Iterator

import pytest

from tests.server.player import Player
from tests.server.process import HttpProblem, ServerProcess
from tests.server.table.test_coach import NO_CLOCKS, SWIFT, ask, until_asked
from tests.server.tables import two_people


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("curious"), **SWIFT).start()
    yield process
    process.stop()


async def test_nobody_asks_the_coach_for_another_seat(calm: ServerProcess) -> None:
    ticket, anna, ben = await two_people(calm, options=NO_CLOCKS, coach=True)
    one, viewpoint, decision = await until_asked(anna, ben)
    other = ben if one is anna else anna
    onlooker = await Player(calm.socket_url(ticket["table"]), role="spectator").arrive()
    for curious in (other, onlooker):
        answer = await ask(curious, viewpoint["seat"], decision["number"])
        assert answer["type"] == "refused"
        assert "moves" not in answer
    asked = [event for event in one.events[viewpoint["seat"]] if event["type"] == "asked_coach"]
    assert asked == [], "a question that was refused is not told as one that was asked"


async def test_the_answer_goes_to_the_tab_that_asked(calm: ServerProcess) -> None:
    _, anna, ben = await two_people(calm, options=NO_CLOCKS, coach=True)
    one, viewpoint, decision = await until_asked(anna, ben)
    tab = await Player(one.url, *one.secrets_held).arrive()
    await tab.hear("state")
    assert (await ask(one, viewpoint["seat"], decision["number"]))["type"] == "advice"
    assert (await ask(tab, viewpoint["seat"], decision["number"]))["type"] == "advice"
    assert len([message for message in one.heard if message["type"] == "advice"]) <= 1


async def test_a_running_game_shows_nobody_its_replay_its_record_or_its_analysis(calm: ServerProcess) -> None:
    ticket, _, _ = await two_people(calm, options=NO_CLOCKS)
    table = ticket["table"]
    for path in ("replay?eyes=all", "replay?eyes=0", "record", "analysis"):
        with pytest.raises(HttpProblem) as problem:
            calm.get(f"/api/tables/{table}/{path}")
        assert problem.value.status in (403, 404, 409)
    with pytest.raises(HttpProblem):
        calm.post(f"/api/tables/{table}/analysis", {})
