"""What travels about games of members and how good they are, under `/club`.

| call                                    | answer                                                              |
|-----------------------------------------|---------------------------------------------------------------------|
| GET /club/games?game=&before=           | GamesPage: your own games, the latest first                         |
| GET /club/rated/{table}                 | RatingChange: what a game that counts changed for you               |
| GET /club/members/{name}                | Profile, for whom its owner shows it                                |
| GET /club/ladders                       | list[LadderCard]: every ladder of this server                       |
| GET /club/ladders/{game}?side=&month=   | Leaderboard                                                         |
"""

from typing import Literal

from msgspec import Struct

from speeltafel.server.wire.club import Shown


class Company(Struct):
    """Somebody in a finished game. A member whom you may not see is a guest without a name."""

    seat: int
    kind: Literal["member", "guest", "bot"]
    name: str
    face: str
    level: str
    """Of a bot."""
    side: str
    place: int
    you: bool
    """The one whose list this is."""


class PlayedGame(Struct):
    """A finished game of a member, with everybody who played."""

    table: str
    game: str
    ended: int
    seconds: int
    moves: int
    rated: bool
    seat: int
    place: int
    won: bool
    reason: str
    side: str
    traits: dict[str, str]
    tallies: dict[str, int]
    """What the game counts for everybody (texts `summary-…`)."""
    marks: list[str]
    """What all reached together (text ids of the game), where they did."""
    company: list[Company]
    arrival: int
    """Ask for what came before this one."""


class GamesPage(Struct):
    """Games, the latest first."""

    games: list[PlayedGame]
    count: int
    """How many there are in all."""
    before: int
    """Where the next page begins; 0 when this is the last."""


class Share(Struct):
    """So many of so many games were won; `what` names them."""

    what: str
    games: int
    won: int


class Trait(Struct):
    """What somebody was, or played with (texts `trait-<name>`, `option-<name>`), and how that went."""

    name: str
    option: bool
    """It was chosen for the table, and not what the seat was."""
    shares: list[Share]


class TallyFigure(Struct):
    """What a game counts (text `summary-<name>`), over all games of a member."""

    name: str
    most: int
    table: str
    """Where that was, for the first time."""
    mean: float
    latest: list[int]
    """In the last games, the latest last."""


class GameFigures(Struct):
    """What a member did in one game."""

    game: str
    games: int
    won: int
    seconds: int
    """In all."""
    longest: int
    """Seconds of the longest game."""
    quickest: int
    """Seconds of the quickest win; 0: none yet."""
    streak: int
    """Games won one after the other up to now."""
    best_streak: int
    traits: list[Trait]
    cards: list[Share]
    """Cards played most: `games` is how often, `won` in how many games that were won."""
    tallies: list[TallyFigure]


class HeadToHead(Struct):
    """A member, or the bots of a level, met in games: who did better."""

    name: str
    face: str
    level: str
    ahead: int
    behind: int
    level_with: int
    together: int
    """On the same side."""


class CurvePoint(Struct):
    """A rating after one game: when, points, and how far the true ones may be from that with 95 % certainty."""

    ended: int
    points: int
    margin: int


class Peak(Struct):
    """The best that a member reached with others, and how it went lately."""

    height: int
    marks: list[str]
    seats: int
    table: str
    recent: list[int]
    """The heights of the last games, the latest last."""


class Rating(Struct, kw_only=True):
    """How good somebody is, as far as it is known."""

    points: int
    margin: int
    sure: bool
    """The margin is small by now."""
    games: int
    like: str
    """The level of bots that plays about as well; empty where none is measured, or too little is known."""
    early: bool
    """Too little is known to say which bots play about as well."""
    beyond: bool
    """That is the best level that was measured, and this member is certainly better."""
    peak: Peak | None
    """On a ladder that all climb together, instead of points."""


class RatingChange(Struct):
    """What a rated game changed for who asks."""

    counted: bool = False
    """The game is counted: a moment after its end."""
    ladder: str = ""
    before: int = 0
    before_margin: int = 0
    points: int = 0
    """0 on a ladder that all climb together: there nobody has points."""
    margin: int = 0
    sure: bool = False
    """The margin is small by now."""


class RatingCard(Rating, kw_only=True):
    """How good a member is on one ladder."""

    ladder: str
    curve: list[CurvePoint]


class Profile(Struct):
    """A member, as far as they show it."""

    name: str
    face: str
    shown: Shown
    own: bool
    created: int
    games: int
    won: int
    streak: int
    best_streak: int
    by_game: list[GameFigures]
    months: list[Share]
    """`what` is 2026-11."""
    days: list[Share]
    """The last year; `what` is 2026-11-17."""
    rivals: list[HeadToHead]
    ratings: list[RatingCard]
    latest: list[PlayedGame]


class LadderCard(Struct):
    """A ladder: a game, or a side of one."""

    game: str
    side: str
    members: int


class BotMark(Struct):
    """Where bots stand, and in how many games that was measured: of one level, or of several that could not be told apart."""

    levels: list[str]
    """From easy to hard."""
    points: int
    margin: int
    games: int


class Rung(Rating, kw_only=True):
    """A member on a ladder."""

    rank: int
    name: str
    face: str
    you: bool


class Leaderboard(Struct):
    """Everybody on a ladder whom you may see: the best first, by what is certain of them."""

    game: str
    side: str
    sides: list[str]
    month: str
    """2026-11; empty: of all times."""
    months: list[str]
    """In which something was played here, the latest first."""
    rungs: list[Rung]
    bots: list[BotMark]
