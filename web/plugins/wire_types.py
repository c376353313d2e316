"""Prints the JSON Schema of the wire; `npm run types` turns it into src/lib/wire.ts."""

import json
import sys
from typing import Any

import msgspec

from speeltafel.server import wire
from speeltafel.server.wire import club, contests, history, notices

ROOTS = [
    wire.FromBrowser,
    wire.FromServer,
    list[wire.GameCard],
    list[wire.RuleCard],
    wire.CourseCard,
    wire.RulebookCard,
    wire.TakeLesson,
    wire.TableCard,
    wire.CreateTable,
    wire.JoinTable,
    wire.AskKeys,
    wire.ClaimSeat,
    wire.FindTable,
    wire.Invitation,
    wire.DrawTable,
    wire.Drawing,
    wire.Ticket,
    wire.Problem,
    wire.Replay,
    wire.Look,
    wire.Proof,
    *(
        kind
        for part in (club, contests, history, notices)
        for kind in vars(part).values()
        if isinstance(kind, type) and kind.__module__ == part.__name__
    ),
]


def main() -> None:
    roots, components = msgspec.json.schema_components(ROOTS, ref_template="#/definitions/{name}")
    schema: dict[str, Any] = {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "required": ["from_browser", "from_server"],
        "properties": {"from_browser": roots[0], "from_server": roots[1]},
        "definitions": components,
    }
    sys.stdout.write(json.dumps(schema))


if __name__ == "__main__":
    main()
