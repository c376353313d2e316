"""The golden games of The Hyde's Attack: one for each ending, each level and each option, with every outcast."""

from speeltafel.kit.golden import Golden

GOLDEN = [
    Golden("powers-mastered", 4, 5, bots="normal"),
    Golden("one-target-lost", 2, 10, {"level": "expert"}, bots="normal"),
    Golden("two-targets-lost", 2, 1, {"level": "expert"}, bots="normal"),
    Golden("the-hyde-wins", 3, 3, {"level": "expert"}, bots="novice"),
    Golden("nightmare", 3, 7, {"level": "nightmare"}, bots="normal"),
    Golden(
        "closed-discard-by-memory",
        3,
        1,
        {"open_discard": False, "memory_aid": False, "outcasts": "random", "first_player": 2},
    ),
    Golden(
        "remarks-of-given-outcasts",
        2,
        4,
        {"signals": "after_play", "outcast_1": "ajax", "outcast_2": "wednesday", "level": "expert"},
        bots="normal",
    ),
    Golden("free-talk", 2, 2, {"free_talk": True, "outcasts": "random"}),
]
