"""A short siege; `python -m tools.hostile` is the long one."""

from pathlib import Path

from tests.server.attacks.siege import Siege

MESSAGES = 2_500
MOST_MEGABYTES = 300


async def test_whatever_is_sent_nothing_fails_and_no_other_table_changes(tmp_path: Path) -> None:
    siege = Siege(tmp_path, seed=7)
    await siege.run(MESSAGES)
    assert siege.sent >= MESSAGES * 9 // 10
    assert {"malformed", "illegal", "not-yours", "not-now", "too-large", "pong"} <= set(siege.answers)
    assert max(siege.memory) < MOST_MEGABYTES
