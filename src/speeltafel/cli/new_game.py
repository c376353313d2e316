"""`speeltafel new-game`"""

from pathlib import Path

import speeltafel
from speeltafel.cli.common import Language, app, console
from speeltafel.texts import Texts
from speeltafel.workshop import write_game


@app.command(name="new-game")
def new_game(name: str, *, into: Path = Path(), lang: Language = "en") -> None:
    """Write a package with a small complete game that passes the kit, to be changed into your own.

    Parameters
    ----------
    name
        What the game is called, as in `lucky-seven`.
    into
        The folder in which the project gets its folder; this one if not given.
    lang
        Language of the answer.
    """
    project = write_game(name, into)
    texts = Texts(speeltafel.load(speeltafel.slugs()[0]), lang)
    told = texts.say("new-game-written", project=str(project), slug=project.name)
    console.print(told, markup=False, highlight=False, soft_wrap=True)
