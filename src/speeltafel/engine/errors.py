"""What can go wrong, each with words that tell a person what to do next."""


class SpeeltafelError(Exception):
    """Base of every error that a user of Speeltafel can cause."""


class UnknownGame(SpeeltafelError):
    """No game has this name."""


class BadGame(SpeeltafelError):
    """A package that offers a game does not have one that can be used."""


class BadSetup(SpeeltafelError):
    """The options or the number of seats do not fit the game."""


class BadMaterial(SpeeltafelError):
    """A data file of a game cannot be used."""


class BrokenRecord(SpeeltafelError):
    """A record cannot be read, or does not describe a game that these rules allow."""


class NotOver(BrokenRecord):
    """The game that a record describes has no end yet."""


class IllegalMove(SpeeltafelError):
    """The rules do not allow this move now; `rule` says which rule."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.rule = rule
        self.text = text


class NotAsked(SpeeltafelError):
    """This seat has nothing to decide now, or an earlier decision was answered already."""
