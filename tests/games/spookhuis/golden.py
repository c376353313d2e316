"""The golden games of Gevangen in het Spookhuis: one for each ending and each option."""

from speeltafel.kit.golden import Golden

GOLDEN = [
    Golden("somebody-escapes", 3, 1, bots="normal"),
    Golden("all-become-ghosts", 3, 2),
    Golden("dawn-breaks", 4, 3, {"dawn": 6}),
    Golden("ten-terror-points", 5, 729, {"terror_end": True, "equal_roll_succeeds": False}, bots="normal"),
    Golden("another-house-with-symbols", 3, 5, {"board": "random", "code": "symbol"}, bots="normal"),
    Golden("the-players-turn-tiles", 3, 6, {"board": "players", "code": "colour", "first_player": "haircut"}),
    Golden("always-a-horror", 4, 7, {"always_horror": True}),
    Golden("classic-ambush", 5, 8, {"ambush": "classic"}),
    Golden("other-readings", 3, 9, {"equal_roll_succeeds": False, "turn_round_when_blocked": True}),
    Golden("ghosts-in-key-rooms", 4, 10, {"ghost_wall_into_key_rooms": True}),
]
