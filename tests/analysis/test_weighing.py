"""Alternatives are weighed in the same worlds, from what the decider knows."""

import speeltafel
from speeltafel.analysis import candidates, forecast, forecast_known, weigh
from speeltafel.analysis.measuring import told_of
from speeltafel.analysis.weighing import Weighed
from speeltafel.bots.search.leave import LEAVE
from speeltafel.engine import INTERRUPT, Effort, Match, Worlds
from speeltafel.games.good_vs_evil.moves import Draw, Play

EFFORT = Effort(24, worlds=12, depth=6)


def worlds_of(match: Match, seat: int = 0) -> Worlds:
    return Worlds(match.game, match.table, seat)


def test_to_flee_from_the_only_card_left_is_best_and_to_draw_it_loses() -> None:
    match = speeltafel.position("good-vs-evil", hands=["attack", ""], pile="kitten")
    decision = match.decisions()[0]

    best, worst = weigh(match.game, worlds_of(match), decision, decision.moves, EFFORT)

    assert (best.share, best.error, best.behind) == (1.0, 0.0, 0.0)
    assert (worst.share, worst.behind, worst.shares) == (0.0, 1.0, (0.0, 1.0))


def test_what_the_decider_does_not_know_changes_nothing() -> None:
    """The same hand, another order of the pile: a weighing that looked would tell them apart."""
    found = []
    for pile in ("kitten mer mer troll troll", "mer troll mer troll kitten"):
        match = speeltafel.position("good-vs-evil", hands=["attack nope", "mer"], pile=pile)
        decision = match.decisions()[0]
        found.append(weigh(match.game, worlds_of(match), decision, decision.moves, EFFORT, seed=3))

    assert found[0] == found[1]


def test_the_truth_tells_them_apart() -> None:
    shares = []
    for pile in ("kitten mer mer troll", "mer troll mer kitten"):
        match = speeltafel.position("good-vs-evil", hands=["mer", "mer"], pile=pile)
        known = forecast_known(worlds_of(match), EFFORT)
        shares.append((forecast(match.game, match.table, EFFORT).shares[0], known.shares[0]))

    (dead, guess), (alive, same_guess) = shares
    assert (dead, alive) == (0.0, 1.0)
    assert guess == same_guess


def test_twins_get_exactly_the_same_luck() -> None:
    """Two moves that differ in nothing are worth the same to the last digit, world by world."""
    match = speeltafel.start("good-vs-evil", 3, seed=4)
    decision = match.decisions()[0]
    move = decision.moves[0]

    twins = weigh(match.game, worlds_of(match, decision.seat), decision, [move, move], EFFORT)

    assert (twins[0].share, twins[0].shares) == (twins[1].share, twins[1].shares)
    assert (twins[1].behind, twins[1].doubt) == (0.0, 0.0)


def test_a_short_list_is_weighed_as_a_whole_and_of_a_long_one_what_a_player_thinks_of() -> None:
    match = speeltafel.position("good-vs-evil", hands=["attack", ""], pile="kitten")
    short = match.decisions()[0]
    assert candidates(match.game, worlds_of(match), short, 4) == short.moves

    match = speeltafel.start("spookhuis", 3, seed=4)
    while len(match.decisions()[0].moves) < 20:
        match.play(match.decisions()[0].seat, match.decisions()[0].moves[0])
    long = match.decisions()[0]
    found = candidates(match.game, worlds_of(match, long.seat), long, 4)
    assert 1 <= len(found) <= 4
    assert set(found) <= set(long.moves)


def test_an_offer_can_also_be_left() -> None:
    match = with_an_offer()
    offer = next(decision for decision in match.decisions() if decision.waits == INTERRUPT)
    found = candidates(match.game, worlds_of(match, offer.seat), offer, 6)

    weighed = weigh(match.game, worlds_of(match, offer.seat), offer, found, Effort(4, patience=3))

    assert LEAVE in [one.move for one in weighed]


def with_an_offer() -> Match:
    """A haunted house in which somebody may use an item at any moment."""
    game = speeltafel.load("spookhuis")
    for seed in range(30):
        match = speeltafel.start("spookhuis", 3, seed=seed)
        bots = [game.bot("novice", seat) for seat in range(3)]
        for _ in range(120):
            if match.result is not None:
                break
            if any(decision.waits == INTERRUPT for decision in match.decisions()):
                return match
            decision = match.decisions()[0]
            match.play(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    raise AssertionError("no seed gives anybody such an item")


def test_what_may_be_as_good_was_no_mistake() -> None:
    """One and a half standard errors behind: another sample may turn it round."""
    best = Weighed(Draw(), 0.5, 0.03, (0.5, 0.5), behind=0.0, doubt=0.0, worlds=48)
    match = speeltafel.position("good-vs-evil", hands=["attack", ""], pile="kitten")
    decision = match.decisions()[0]
    costs = []
    for behind in (0.045, 0.12):
        played = Weighed(Play("attack"), 0.5 - behind, 0.03, (0.5, 0.5), behind, doubt=0.03, worlds=48)
        costs.append(told_of(0, decision, played.move, [best, played], gain=0).cost)

    assert costs[0] == 0
    assert 0 < costs[1] < 1200
