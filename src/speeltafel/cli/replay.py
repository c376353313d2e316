"""`speeltafel replay`"""

from pathlib import Path

import speeltafel
from speeltafel.cli.common import Language, app, console, load_record
from speeltafel.engine import BadSetup
from speeltafel.terminal.story import show_step, tell
from speeltafel.texts import Texts


@app.command
def replay(record: Path, *, step: int | None = None, seat: int | None = None, lang: Language = "en") -> None:
    """Tell a recorded game again, or show the table at one step through a seat's eyes.

    Parameters
    ----------
    record
        The record of a game.
    step
        Show the table before this step instead of telling the game: 1 for the first; one more than the last shows the end.
    seat
        Whose eyes: 1 for the first seat. Without it, what everybody could see.
    lang
        Language of the story.
    """
    kept = load_record(record)
    if seat is not None and not 1 <= seat <= len(kept.names):
        raise BadSetup(f"seat {seat} does not exist; this game has seats 1 to {len(kept.names)}")
    viewer = None if seat is None else seat - 1
    texts = Texts(speeltafel.load(kept.game), lang)
    if step is None:
        tell(kept, viewer, texts, console)
    else:
        show_step(kept, step, viewer, texts, console)
