"""What happens at the table and not in the game: everybody sees it, no record has it."""

from speeltafel.engine import Event


class NewPlayer(Event, frozen=True, tag="new_player"):
    """Somebody sat down during the game."""

    seat: int
    name: str
    before: str
    """Who sat there until then."""


class AskedCoach(Event, frozen=True, tag="asked_coach"):
    """A player asked the coach, which everybody sees."""

    seat: int
