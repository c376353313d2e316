"""The golden games of Creatures & Outcasts: every way a round can end, every round effect, every option."""

from speeltafel.kit.golden import Golden

GOLDEN = [
    Golden("wednesday-and-one-left", 2, 3),
    Golden("four-hydes", 2, 35),
    Golden("characters-leave-and-nobody-plays-on", 3, 60, {"advanced": True}),
    Golden("open-hands-and-hands-to-the-right", 3, 33, {"advanced": True}),
    Golden("the-last-character-stays", 2, 1, {"advanced": True, "clear_keeps_active": True}),
    Golden("all-but-the-last-pass", 3, 5, {"all_pass": "all-but-last"}),
    Golden("kept-order", 2, 8, {"closed_transfer": "keep", "vampire_self": False, "memory_log": False}),
    Golden("race-by-arrival", 3, 2, {"race": "arrival", "countdown_seconds": 0, "youngest": "seat-2"}),
    Golden("two-teams", 4, 4, {"teams": 2, "team_chat": "open"}),
    Golden("three-teams", 6, 6, {"teams": 3, "advanced": True}),
]
