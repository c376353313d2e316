"""What notices say, in the language that a member reads."""

import re
from functools import cache
from typing import Final

from speeltafel.engine import UnknownGame
from speeltafel.games import load

NAME: Final = re.compile(r"^game-name\s*=\s*(.+)$", re.MULTILINE)
SENTENCES: Final = {
    "en": {
        "turn": "It is your turn.",
        "window": "You may react. It goes on by itself when the time is up.",
        "soon": "Your time is nearly up.",
        "invited": "Somebody asks you to a table.",
        "round": "Your table of the tournament is open.",
        "test": "This is how a notice looks.",
    },
    "nl": {
        "turn": "Je bent aan de beurt.",
        "window": "Je mag reageren. Als de tijd om is, gaat het vanzelf verder.",
        "soon": "Je tijd is bijna om.",
        "invited": "Iemand vraagt je aan tafel.",
        "round": "Je tafel van het toernooi staat klaar.",
        "test": "Zo ziet een bericht eruit.",
    },
}


def sentence(language: str, kind: str) -> str:
    """One notice.

    >>> sentence("nl", "turn")
    'Je bent aan de beurt.'
    """
    return SENTENCES.get(language, SENTENCES["en"])[kind]


@cache
def game_name(slug: str, language: str) -> str:
    """What a game is called."""
    try:
        texts = load(slug).folder() / "texts" / f"{language}.ftl"
        found = NAME.search(texts.read_text(encoding="utf-8"))
    except (UnknownGame, OSError):
        return slug
    return found[1].strip() if found else slug
