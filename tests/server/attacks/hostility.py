"""Everything a bad visitor could send, made up by chance from a seed: messages, frames and requests."""

import json
import os
import random
import string
from collections.abc import Callable
from typing import Any

Json = Any

HUGE = [10**400, -(10**400), 2**63, 2**64, -(2**63) - 1, 1e308, -0.0, 1e-320, 10**15, 999_999_999]
ODD = [
    "\x00",
    "\ud800",
    "\udfff\ud800",
    "\u202e",
    "\ufeff",
    "🂡" * 40,
    "a\u0301" * 50,
    "İ",
    "\n\r\t\b",
    "NaN",
    "__proto__",
]
SMALL: list[Json] = [
    -1,
    0,
    1,
    2,
    3,
    15,
    16,
    True,
    False,
    None,
    "",
    "0",
    [],
    {},
    [[]],
    {"": {}},
    0.5,
    "seat-1",
]
FIELDS = [
    *(
        "type",
        "seat",
        "decision",
        "move",
        "thing",
        "id",
        "text",
        "phrase",
        "signal",
        "agree",
        "on",
        "name",
        "keys",
    ),
    *(
        "seats",
        "options",
        "listed",
        "leaving",
        "of",
        "value",
        "table",
        "host",
        "role",
        "seen",
        "secret",
        "promise",
    ),
    *("kind", "card", "cards", "target", "number", "dice", "tile", "cell", "level", "mine", "surprise"),
]
TYPES = [
    *(
        "hello",
        "configure",
        "start",
        "open",
        "move",
        "why",
        "preview",
        "say",
        "phrase",
        "signal",
        "undo",
        "pause",
    ),
    *("rematch", "leave", "rename", "stand-in", "hand-over", "ping", "welcome", "state", "seats", ""),
]
THINGS = ["card", "tile", "die", "player", "pile", "button", "place", "hand", "\ud800", "", "x" * 300]
IDS: list[Json] = [0, 1, 7, -1, 2**53, "", "0", "nope", "\u202e", "x" * 300]
HARMLESS = frozenset({"leave", "pause", "configure", "start", "rematch"})
"""Messages that would end the game under attack rather than attack it: sent for seats that are not ours."""
MOST_BYTES = 4096


class Hostility:
    """A source of nonsense that looks more or less like sense."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.moves: list[Json] = [{"type": "pass"}, {"type": "draw"}]
        """Moves that were legal somewhere, of whatever game."""
        self.numbers: list[int] = [0, 1]
        """Numbers of decisions that were open somewhere."""

    def learn(self, state: dict[str, Any]) -> None:
        """Remember what somebody was offered."""
        for viewpoint in state["viewpoints"]:
            for decision in viewpoint["decisions"]:
                self.numbers.append(decision["number"])
                self.moves += decision["moves"][:5]
        del self.numbers[:-50], self.moves[:-400]

    # Values

    def value(self, depth: int = 3) -> Json:
        kinds: list[Callable[[], Json]] = [
            lambda: self.chance.choice(SMALL),
            lambda: self.chance.choice(HUGE),
            lambda: self.chance.choice(ODD),
            lambda: "".join(self.chance.choices(string.printable, k=self.chance.randrange(60))),
            lambda: self.chance.randrange(-3, 40),
        ]
        if depth:
            kinds += [
                lambda: [self.value(depth - 1) for _ in range(self.chance.randrange(4))],
                lambda: self.thing(depth - 1),
            ]
        return self.chance.choice(kinds)()

    def thing(self, depth: int = 2) -> dict[str, Json]:
        return {self.chance.choice(FIELDS): self.value(depth) for _ in range(self.chance.randrange(1, 5))}

    def move(self) -> Json:
        """A move of some decision of some game, as it was or with something changed."""
        move = self.chance.choice(self.moves)
        if self.chance.random() < 0.5 or not isinstance(move, dict):
            return move
        changed = dict(move)
        for name in self.chance.sample([*changed, self.chance.choice(FIELDS)], k=1):
            changed[name] = self.value()
        return changed

    # Messages

    def message(self, decision: int) -> bytes:
        """One text for a socket, at most as long as the server takes, now and then longer."""
        kinds = [self.almost, self.almost, self.at_the_table, self.at_the_table, self.at_the_table]
        kinds += [self.deep, self.broken, self.long]
        made = self.chance.choice(kinds)(decision)
        return made if isinstance(made, bytes) else json.dumps(made).encode()

    def almost(self, _: int) -> Json:
        """The shape of a message, more or less."""
        kind = self.chance.choice(TYPES)
        made = {"type": kind} | self.thing()
        return made | {"type": kind, "seat": 9} if kind in HARMLESS else made

    def at_the_table(self, decision: int) -> Json:
        """A message of the right shape: stale, early, of others, of other games."""
        seat = self.chance.choice([0, 0, 0, 0, 1, 2, 15])
        number = self.chance.choice(
            [decision, decision, self.chance.choice(self.numbers), decision + 1, 10**9]
        )
        made = self.chance.choice(
            [
                {"type": "move", "decision": number, "move": self.move()},
                {"type": "move", "decision": number, "move": self.move()},
                {"type": "preview", "move": self.move()},
                {"type": "why", "thing": {"kind": self.value(0), "id": self.value(0)}},
                {"type": "why", "thing": {"kind": self.chance.choice(THINGS), "id": self.chance.choice(IDS)}},
                {"type": "why", "thing": self.thing()},
                {"type": "say", "text": self.chance.choice(ODD)},
                {"type": "phrase", "phrase": "phrase-1"},
                {"type": "signal", "signal": self.chance.choice(ODD)},
                {"type": "undo", "agree": self.chance.random() < 0.5},
                {"type": "open", "value": "0" * 64},
                {"type": "hello", "table": "nowhere"},
            ]
        )
        if made["type"] != "hello":
            made["seat"] = seat
            made["id"] = self.chance.choice(["", "m", "x" * 40, "\ud83d"])
        return made

    def deep(self, _: int) -> bytes:
        """As nested as a message can be."""
        depth = self.chance.choice([100, 900, 1900])
        left, right = self.chance.choice([(b"[", b"]"), (b'{"a":', b"}")])
        inside = left * depth + b"1" + right * depth
        return (b'{"type":"move","seat":0,"decision":1,"move":' + inside + b"}")[:MOST_BYTES]

    def broken(self, decision: int) -> bytes:
        """Sense that was cut or had a byte changed."""
        made = bytearray(json.dumps(self.at_the_table(decision)).encode())
        if self.chance.random() < 0.5:
            return bytes(made[: self.chance.randrange(len(made))])
        made[self.chance.randrange(len(made))] = self.chance.randrange(128)
        return bytes(made)

    def long(self, _: int) -> bytes:
        size = self.chance.choice([4095, 4096, 4097, 60_000])
        return json.dumps({"type": "say", "seat": 0, "text": "x" * size}).encode()

    # Frames

    def frames(self) -> bytes:
        """What no browser sends: a few frames, at least one of which is wrong."""
        odd = [
            self.frame(0x81, b"\xff\xfe\xfa"),
            self.frame(0x81, b"half a frame")[:-4],
            self.frame(0x83, b"unknown opcode"),
            self.frame(0xF1, b"reserved bits"),
            self.frame(0x80, b"continues nothing"),
            self.frame(0x01, b'{"type":') + self.frame(0x81, b"interrupted"),
            self.frame(0x01, b'{"type":') * 50,
            self.frame(0x09, b"ping in pieces"),
            self.frame(0x89, b"p" * 126),
            self.frame(0x88, b"\x00"),
            self.frame(0x88, b"\x0f\xa0\xff"),
            b"\x81\x05hello",
            b"\x81\xff" + b"\xff" * 8 + bytes(4),
            b"\x81\xfe\xff\xff" + bytes(4) + b"x" * 100,
            self.frame(0x82, os.urandom(50)),
            os.urandom(self.chance.randrange(1, 200)),
        ]
        hello = self.frame(0x81, b'{"type":"hello"}')
        pings = self.frame(0x89, b"x" * 125) * self.chance.randrange(20)
        return self.chance.choice([b"", hello]) + pings + self.chance.choice(odd)

    def frame(self, opcode: int, content: bytes) -> bytes:
        mask = self.chance.randbytes(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
        size = len(content)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        return bytes([opcode]) + length + mask + masked

    # Requests

    def request(self, table: str) -> bytes:
        """What no browser asks for."""
        paths = [
            *("/", "/%00", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//", "/api", "/api/tables"),
            *("/" + "a" * 5000, "/api/tables/" + "x" * 300, "/assets/" + "%ff" * 50, "/?" + "q=1&" * 500),
            *(f"/api/tables/{table}/replay?eyes=-1", f"/api/tables/{table}/replay?eyes=%F0%9F%82%A1"),
            *(
                f"/api/tables/{table}/join",
                f"/api/tables/{table}/socket",
                "/api/games/%22/rules",
                "/table/\\..\\",
            ),
        ]
        path = self.chance.choice(paths)
        method = self.chance.choice(
            ["GET", "GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW", "\x01"]
        )
        body = self.chance.choice(
            [
                json.dumps(self.value()).encode(),
                b"[" * 8000,
                os.urandom(100),
                b"",
                json.dumps(self.thing()).encode(),
            ]
        )
        length = self.chance.choice([str(len(body)), str(len(body)), "-1", "99999999999", "0x10", ""])
        heads = [
            "Host: localhost",
            f"Content-Length: {length}",
            self.chance.choice(
                ["Content-Type: application/json", "Content-Type: text/plain", "Content-Type: ;;"]
            ),
            self.chance.choice(
                ["X: y", "Transfer-Encoding: chunked", "Expect: 100-continue", "Upgrade: websocket"]
            ),
            self.chance.choice(
                ["Accept-Encoding: gzip", "Host: elsewhere", "X" * 3000 + ": 1", "Range: bytes=9-1"]
            ),
        ]
        whole = (
            f"{method} {path} HTTP/1.1\r\n".encode("latin-1")
            + "\r\n".join(heads).encode()
            + b"\r\n\r\n"
            + body
        )
        return self.chance.choice(
            [whole, whole, whole, whole[: self.chance.randrange(len(whole))], os.urandom(300)]
        )
