"""A player that searches."""

from typing import Any, Final

from speeltafel.bots.search.leave import LEAVE
from speeltafel.bots.search.tree import Edge
from speeltafel.bots.search.walk import Search
from speeltafel.engine import (
    ASKED,
    Bot,
    Chance,
    Decision,
    Effort,
    Instinctive,
    Move,
    Proposer,
    QuickChance,
    Thinker,
    Worlds,
)
from speeltafel.engine.interject import AlertBot
from speeltafel.engine.talk import TalkingBot

ABOUT: Final = 0.04
"""Shares that differ by less are about the same."""


class SearchPlayer(Thinker):
    """Thinks in possible worlds; `quick` answers where there is no time to think, uses offers and talks."""

    def __init__(self, quick: Bot, seed: int, effort: Effort) -> None:
        self.quick = quick
        self.seed = seed
        self.effort = effort

    def choose(self, view: Any, decision: Decision) -> Move:
        return self.quick.choose(view, decision)

    def think(self, worlds: Worlds, decision: Decision) -> Move | None:
        """The move that was trusted most. What is forced needs no thought."""
        if len(decision.moves) == 1 and decision.waits == ASKED:
            return decision.moves[0]
        if decision.kind in worlds.game.habits:
            return Instinctive(self.seed).think(worlds, decision)
        search = self.search(worlds, decision)
        edges = search.run().ranked(self.effort.benefit)
        best = mixed(edges, search.chance) if search.is_secret(edges) else edges[0]
        return None if best.move is LEAVE else best.move

    def weigh(self, worlds: Worlds, decision: Decision) -> list[Edge]:
        """The moves that were tried, the most trusted first, with visits and mean share."""
        return self.search(worlds, decision).run().ranked(self.effort.benefit)

    def search(self, worlds: Worlds, decision: Decision) -> Search:
        """Chance is new for every question and depends on nothing but the seed and the question's number."""
        chance = QuickChance(f"{self.seed}/{worlds.seat}/{decision.number}")
        return Search(worlds, decision, self.effort, chance)

    def interject(self, view: Any, decision: Decision) -> Move | None:
        """Offers are a matter of the quick player: there are too many moments to think about each."""
        return self.quick.interject(view, decision) if isinstance(self.quick, AlertBot) else None

    def signal(self, view: Any) -> str:
        return self.quick.signal(view) if isinstance(self.quick, TalkingBot) else ""

    def hear(self, seat: int, signal: str) -> None:
        if isinstance(self.quick, TalkingBot):
            self.quick.hear(seat, signal)


class DeliberatePlayer(Thinker):
    """Weighs in possible worlds what a thinker of the game's own proposes; the rest is that one's matter."""

    def __init__(self, planner: Proposer, seed: int, effort: Effort) -> None:
        self.planner = planner
        self.seed = seed
        self.effort = effort

    def choose(self, view: Any, decision: Decision) -> Move:
        return self.planner.choose(view, decision)

    def think(self, worlds: Worlds, decision: Decision) -> Move | None:
        """The best of the proposals, where there are several."""
        moves = self.planner.propose(worlds, decision)
        if len(moves) < 2:
            return moves[0] if moves else self.planner.think(worlds, decision)
        chance = QuickChance(f"{self.seed}/{worlds.seat}/{decision.number}/weighed")
        search = Search(worlds, decision, self.effort, chance)
        return search.weigh(moves).ranked(self.effort.benefit)[0].move

    def interject(self, view: Any, decision: Decision) -> Move | None:
        return self.planner.interject(view, decision) if isinstance(self.planner, AlertBot) else None


def mixed(edges: list[Edge], chance: Chance) -> Edge:
    """One of the moves that are about as good as the best: a secret that is always the same is none."""
    best = edges[0].mean()
    equals = [edge for edge in edges if edge.shares and edge.mean() > best - ABOUT]
    return chance.pick(equals or edges[:1])
