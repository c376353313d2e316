"""Everything that travels between the server and a browser, and nothing else.

HTTP (all JSON, all under `/api`; a POST needs `Content-Type: application/json`):

| call                               | body         | answer                                              |
|------------------------------------|--------------|-----------------------------------------------------|
| GET  /games                        |              | list[GameCard]                                      |
| GET  /games/{slug}/rules           |              | list[RuleCard]                                      |
| GET  /rulebook/{slug}              |              | RulebookCard                                        |
| GET  /games/{slug}/texts/{language}|              | its texts, for games that the client does not have  |
| GET  /games/{slug}/scene/{file}    |              | its own scene, likewise                             |
| POST /games/{slug}/sketch          | DrawTable    | Drawing, for those without a scene                  |
| GET  /lessons/{slug}               |              | CourseCard                                          |
| POST /lessons/{slug}/{lesson}      | TakeLesson   | Ticket (a table for this lesson alone)              |
| GET  /tables                       |              | list[TableCard], tables in the lobby and running    |
| POST /tables                       | CreateTable  | Ticket                                              |
| GET  /tables/{table}               |              | TableCard                                           |
| POST /tables/{table}/join          | JoinTable    | Ticket (a seat of your own, also in a running game)  |
| POST /tables/{table}/keys          | AskKeys      | Ticket (the seats of your player card)              |
| GET  /tables/{table}/qr.svg        |              | the link to the table as a QR code                  |
| GET  /tables/{table}/replay?eyes=  |              | Replay, finished games only                         |
| GET  /tables/{table}/record        |              | the record as a file, finished games only           |
| GET  /tables/{table}/verify        |              | Proof, finished games only                          |
| GET  /socket-schema                |              | JSON Schema of both directions of the socket        |

What travels about the club is in `wire/club.py`, under `/club`. An HTTP error carries a `Problem`. The page of a table is `/table/{table}`.

Socket `/api/tables/{table}/socket`: the browser sends `Hello` first; the server answers `Welcome`, then `State` (once the
game has started), and from then on whatever changes. A start is answered by `DrawFixed`; every browser with a seat
`Open`s its value, and then the cards are dealt. A browser that reconnects sends `Hello` again with the numbers of
the events it has seen, and gets what it missed. Every message has its name in `"type"`. Seats count from 0.

"Play now" is: POST /tables with you and some bots, open the socket, `Hello`, `Start`, `Open`.
"""

from speeltafel.server.wire.browser import (
    Coach,
    Command,
    Configure,
    FromBrowser,
    HandOver,
    Hasten,
    Hello,
    Key,
    Leave,
    Move,
    Open,
    Orders,
    Pause,
    Phrase,
    Ping,
    Preview,
    Rematch,
    Rename,
    Say,
    Signal,
    StandIn,
    Start,
    Undo,
    Why,
)
from speeltafel.server.wire.cards import (
    CourseCard,
    GameCard,
    LessonCard,
    PauseRequest,
    PresetCard,
    RuleCard,
    SeatCard,
    StepCard,
    TableCard,
    UndoRequest,
)
from speeltafel.server.wire.http import (
    Asked,
    AskKeys,
    ClaimSeat,
    CreateTable,
    Drawing,
    DrawTable,
    FindTable,
    Frame,
    Invitation,
    JoinTable,
    Look,
    Piece,
    Problem,
    Proof,
    Replay,
    SeatKey,
    SeatPlan,
    TakeLesson,
    Ticket,
)
from speeltafel.server.wire.rulebook import (
    ChapterCard,
    ParagraphCard,
    PictureCard,
    RulebookCard,
    StillCard,
)
from speeltafel.server.wire.server import (
    Accepted,
    Advice,
    AdvisedMove,
    Aside,
    Because,
    Clock,
    Closing,
    DecisionCard,
    DrawFixed,
    FromServer,
    Haste,
    LessonNow,
    Pong,
    Previewed,
    ReasonCard,
    RefusalKind,
    Refused,
    SeatsHeld,
    State,
    TableChanged,
    Talk,
    Taught,
    Viewpoint,
    Waiting,
    Welcome,
)
from speeltafel.server.wire.words import (
    PROTOCOL,
    Choices,
    Count,
    Hash,
    Leaving,
    Line,
    MaybeHash,
    MaybeName,
    MaybeSecret,
    MessageId,
    Name,
    Order,
    Pace,
    Phase,
    Place,
    SeatKind,
    SeatNumber,
    Secret,
    Word,
)

__all__ = [
    "PROTOCOL",
    "Accepted",
    "Advice",
    "AdvisedMove",
    "Aside",
    "AskKeys",
    "Asked",
    "Because",
    "ChapterCard",
    "Choices",
    "ClaimSeat",
    "Clock",
    "Closing",
    "Coach",
    "Command",
    "Configure",
    "Count",
    "CourseCard",
    "CreateTable",
    "DecisionCard",
    "DrawFixed",
    "DrawTable",
    "Drawing",
    "FindTable",
    "Frame",
    "FromBrowser",
    "FromServer",
    "GameCard",
    "HandOver",
    "Hash",
    "Haste",
    "Hasten",
    "Hello",
    "Invitation",
    "JoinTable",
    "Key",
    "Leave",
    "Leaving",
    "LessonCard",
    "LessonNow",
    "Line",
    "Look",
    "MaybeHash",
    "MaybeName",
    "MaybeSecret",
    "MessageId",
    "Move",
    "Name",
    "Open",
    "Order",
    "Orders",
    "Pace",
    "ParagraphCard",
    "Pause",
    "PauseRequest",
    "Phase",
    "Phrase",
    "PictureCard",
    "Piece",
    "Ping",
    "Place",
    "Pong",
    "PresetCard",
    "Preview",
    "Previewed",
    "Problem",
    "Proof",
    "ReasonCard",
    "RefusalKind",
    "Refused",
    "Rematch",
    "Rename",
    "Replay",
    "RuleCard",
    "RulebookCard",
    "Say",
    "SeatCard",
    "SeatKey",
    "SeatKind",
    "SeatNumber",
    "SeatPlan",
    "SeatsHeld",
    "Secret",
    "Signal",
    "StandIn",
    "Start",
    "State",
    "StepCard",
    "StillCard",
    "TableCard",
    "TableChanged",
    "TakeLesson",
    "Talk",
    "Taught",
    "Ticket",
    "Undo",
    "UndoRequest",
    "Viewpoint",
    "Waiting",
    "Welcome",
    "Why",
    "Word",
]
