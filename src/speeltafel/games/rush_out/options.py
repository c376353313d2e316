"""What can be set before the game begins."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

ScenarioName = Literal[
    "training_1",
    "training_2",
    "scenario_1",
    "scenario_2",
    "scenario_3",
    "scenario_4",
    "scenario_5",
    "scenario_6",
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The training or scenario, and the switches of the table."""

    scenario: ScenarioName = "training_1"
    characters: Literal["dealt", "chosen"] = "dealt"
    wizard: Annotated[int, Meta(ge=0, le=5, extra_json_schema={"x-seat": True})] = 1
    handicap: bool = False
    hands_on: bool = False
    sixth_confusion: Literal[0, 3] = 0
    lone_hero: bool = False
    flag_breaches: bool = False
    auto_place: bool = False
    talk: Literal["heroes", "everyone"] = "heroes"
    tumble_ms: Annotated[int, Meta(ge=300, le=2000)] = 600
    choice_seconds: Annotated[int, Meta(ge=1, le=10)] = 3
    start_seconds: Annotated[int, Meta(ge=5, le=120)] = 30
    countdown_seconds: Annotated[int, Meta(ge=0, le=10)] = 0
    market_seconds: Annotated[int, Meta(ge=15, le=180)] = 90
    race_seconds: Annotated[int, Meta(ge=20, le=900)] = 900
