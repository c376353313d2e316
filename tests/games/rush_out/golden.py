"""Golden games of Rush Out!: every scenario, every way to win, every option that changes what happens."""

from speeltafel.kit.golden import Golden

GOLDEN = [
    Golden("training-1-heroes-escape", 3, 2, {"scenario": "training_1"}, bots="master"),
    Golden("training-1-lone-hero", 2, 4, {"scenario": "training_1", "lone_hero": True}, bots="master"),
    Golden("training-2-dragon", 4, 1, {"scenario": "training_2", "auto_place": True}, bots="master"),
    Golden("scenario-1-dissipation", 3, 4, {"scenario": "scenario_1", "race_seconds": 25}, bots="master"),
    Golden(
        "scenario-2-market",
        3,
        5,
        {"scenario": "scenario_2", "handicap": True, "race_seconds": 25},
        bots="master",
    ),
    Golden(
        "scenario-3-curses",
        3,
        5,
        {"scenario": "scenario_3", "flag_breaches": True, "race_seconds": 30},
        bots="master",
    ),
    Golden("scenario-4-doom", 3, 8, {"scenario": "scenario_4", "race_seconds": 40}, bots="master"),
    Golden("scenario-5-souls", 3, 27, {"scenario": "scenario_5"}, bots="master"),
    Golden("scenario-5-lives", 3, 18, {"scenario": "scenario_5"}, bots="master"),
    Golden(
        "scenario-6-experience",
        3,
        2,
        {"scenario": "scenario_6", "sixth_confusion": 3, "race_seconds": 30, "wizard": 2},
        bots="master",
    ),
    Golden(
        "random-players-out-of-time",
        4,
        3,
        {
            "scenario": "scenario_3",
            "characters": "chosen",
            "hands_on": True,
            "race_seconds": 20,
            "start_seconds": 5,
        },
    ),
]
