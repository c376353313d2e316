"""The engine: frames, decisions, chance, knowledge, events, records. It knows no game."""

from speeltafel.engine.abilities import (
    Climbing,
    Foreseeing,
    Forsakeable,
    Interruptible,
    Obliging,
    Printed,
    Race,
    Summing,
    Thinking,
)
from speeltafel.engine.catalogue import Catalogue, Rule, read_toml
from speeltafel.engine.chance import (
    Chance,
    QuickChance,
    ScriptedChance,
    SealedChance,
    WitnessedChance,
    commitment,
)
from speeltafel.engine.effort import Effort
from speeltafel.engine.errors import (
    BadGame,
    BadMaterial,
    BadSetup,
    BrokenRecord,
    IllegalMove,
    NotAsked,
    NotOver,
    SpeeltafelError,
    UnknownGame,
)
from speeltafel.engine.events import EVERYONE, Event, TimeUp, only
from speeltafel.engine.fairness import Seen, read_seen
from speeltafel.engine.flow import Now, Offers, Procedure, Step, Table, ask_again, run
from speeltafel.engine.game import Bot, Game
from speeltafel.engine.ledger import Ledger
from speeltafel.engine.match import Match, open_match, replay_match, verify_match
from speeltafel.engine.moves import ASKED, INTERRUPT, OPTIONAL, Climb, Decision, Move, Result
from speeltafel.engine.option_values import option_values
from speeltafel.engine.picture import UNKNOWN, Picture, Sighting
from speeltafel.engine.plain import Plain, clone
from speeltafel.engine.questions import Question
from speeltafel.engine.reasons import Reason, because
from speeltafel.engine.record import Draw, Entry, Record, read_record, write_record
from speeltafel.engine.redaction import redact, redacted, sees
from speeltafel.engine.thinking import Instinctive, Proposer, Thinker, Worlds, decide
from speeltafel.engine.touch import PLAYER, Thing
from speeltafel.engine.views import View
from speeltafel.engine.window import Window

__all__ = [
    "ASKED",
    "EVERYONE",
    "INTERRUPT",
    "OPTIONAL",
    "PLAYER",
    "UNKNOWN",
    "BadGame",
    "BadMaterial",
    "BadSetup",
    "Bot",
    "BrokenRecord",
    "Catalogue",
    "Chance",
    "Climb",
    "Climbing",
    "Decision",
    "Draw",
    "Effort",
    "Entry",
    "Event",
    "Foreseeing",
    "Forsakeable",
    "Game",
    "IllegalMove",
    "Instinctive",
    "Interruptible",
    "Ledger",
    "Match",
    "Move",
    "NotAsked",
    "NotOver",
    "Now",
    "Obliging",
    "Offers",
    "Picture",
    "Plain",
    "Printed",
    "Procedure",
    "Proposer",
    "Question",
    "QuickChance",
    "Race",
    "Reason",
    "Record",
    "Result",
    "Rule",
    "ScriptedChance",
    "SealedChance",
    "Seen",
    "Sighting",
    "SpeeltafelError",
    "Step",
    "Summing",
    "Table",
    "Thing",
    "Thinker",
    "Thinking",
    "TimeUp",
    "UnknownGame",
    "View",
    "Window",
    "WitnessedChance",
    "Worlds",
    "ask_again",
    "because",
    "clone",
    "commitment",
    "decide",
    "only",
    "open_match",
    "option_values",
    "read_record",
    "read_seen",
    "read_toml",
    "redact",
    "redacted",
    "replay_match",
    "run",
    "sees",
    "verify_match",
    "write_record",
]
