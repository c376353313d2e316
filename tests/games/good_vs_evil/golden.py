"""The golden games of Good vs Evil: one for each ending and each option."""

from speeltafel.kit.golden import Golden

GOLDEN = [
    Golden("kitten-kills-the-last", 4, 38),
    Golden("devilcat-kills-the-last", 3, 185),
    Golden("the-last-opponent-leaves", 2, 14, leaves={9: 1}),
    Golden("quick", 2, 9, {"quick": True}),
    Golden("first-game", 3, 37, {"special_combos": False}),
    Golden("fresh-attacks", 4, 23, {"attack_carry": "fresh"}),
    Golden("race-for-a-nope", 5, 2, {"nope_race": "arrival"}),
    Golden(
        "authors-are-asked", 3, 64, {"nope_race": "commit", "poll_author": True, "start_player": "seat-2"}
    ),
    Golden("without-aids", 2, 14, {"memory_aid": False, "strict_table_talk": False}),
]
