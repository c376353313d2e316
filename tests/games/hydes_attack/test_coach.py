"""The coach at a table of The Hyde's Attack."""

import msgspec

from speeltafel.coach import advise, effort_for
from speeltafel.games.hydes_attack.moves import Go, PlaySix
from tests.games.hydes_attack.layout import lay


def test_a_six_is_one_suggestion_whatever_is_discarded_for_it() -> None:
    piles = {"woods": "W5:0 T4:0"}
    scene = lay("bianca enid", hands="S1 S2 B1/M2 M1 T1", pawns="art_shed nevermore", piles=piles)
    scene.do(Go("woods"))
    game = scene.match.game
    brief = msgspec.structs.replace(effort_for(game, 24), worlds=4, depth=2)
    found = [one.move for one in advise(game, scene.table, 0, brief)]
    assert len(found) == 3
    assert [type(move) for move in found].count(PlaySix) == 1, found
