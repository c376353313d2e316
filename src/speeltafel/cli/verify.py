"""`speeltafel verify`"""

from pathlib import Path

import speeltafel
from speeltafel.cli.common import Language, app, console, load_record
from speeltafel.texts import Texts


@app.command
def verify(record: Path, *, lang: Language = "en") -> None:
    """Prove a finished game: every move legal, every outcome of chance from the secret committed to before it."""
    kept = load_record(record)
    speeltafel.verify(kept)
    console.print(Texts(speeltafel.load(kept.game), lang).say("verify-fine", entries=len(kept.entries)))
