"""What a search has found out: one node for everything that a seat can tell apart, one edge for every move tried."""

import math
from typing import Final

from speeltafel.engine import Chance, Move

SHORT: Final = 6
"""Lists up to this length are tried as a whole; longer ones grow with the visits."""
WIDTH: Final = 0.6
"""Moves of a long list that are tried, per square root of visits."""
DOUBT: Final = 2.0
"""Proposals that are shared out among all moves, so that none is without hope."""
CLEARLY: Final = 3.0
"""Standard errors by which a move has to be behind another to be given up early."""
PESSIMISM: Final = 0.05
"""A move that nobody tried is thought to be worse than the node by this."""


class Edge:
    """A move from a node: how often instinct proposed it, how often it was possible, tried, and what it brought."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.proposed = 0
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.shares: list[float] = []
        """What it brought each time it was compared with others in the same world."""

    def is_behind(self, other: "Edge", lead: float) -> bool:
        """Whether the other one stands better by this `lead`, and by far more than luck in the same worlds explains.

        As if one more round had gone wholly the other way: what differs only now and then has to be seen first.
        """
        apart = [theirs - mine for theirs, mine in zip(other.shares, self.shares, strict=True)]
        rounds = len(apart)
        benefit = lead - sum(apart) / rounds
        apart.append(-1.0)
        mean = sum(apart) / len(apart)
        spread = sum([(each - mean) ** 2 for each in apart]) / rounds
        return mean + benefit > CLEARLY * math.sqrt(spread / len(apart))

    def mean(self) -> float:
        """The share it brought on average."""
        return self.total / self.visits if self.visits else 0.0

    def standing(self, proposals: int, benefit: float) -> float:
        """What it brought where it was compared with others; instinct has the benefit of the doubt.

        The doubt is about as large as the luck that is left in so many rounds.
        """
        rounds = len(self.shares)
        if not rounds:
            return 0.0
        trusted = self.proposed / proposals if proposals else 0.0
        return sum(self.shares) / rounds + benefit * trusted / math.sqrt(rounds)


class Node:
    """A decision as its seat sees it, in all the worlds in which it looks like this."""

    def __init__(self) -> None:
        self.edges: dict[Move, Edge] = {}
        self.visits = 0
        self.finished = 0
        self.total = 0.0

    def open(self, moves: list[Move]) -> None:
        """Let all of these in."""
        for move in moves:
            if move not in self.edges:
                self.edges[move] = Edge(move)

    def propose(self, move: Move) -> None:
        """Instinct would do this, in one of the worlds."""
        edge = self.edges.get(move)
        if edge is None:
            edge = self.edges[move] = Edge(move)
        edge.proposed += 1
        self.visits += 1

    def widen(self, moves: list[Move], chance: Chance) -> None:
        """Let more moves in: all of a short list at once, of a long one another now and then."""
        edges = self.edges
        if len(moves) <= SHORT:
            if len(edges) < len(moves):
                self.open(moves)
        elif len(edges) < WIDTH * math.sqrt(self.visits):
            move = moves[chance.below(len(moves))]
            if move not in edges:
                edges[move] = Edge(move)

    def select(self, moves: list[Move], explore: float, always: bool) -> Edge:
        """The move that promises most, of those that are possible in this world (`always`: all of them are)."""
        best: Edge | None = None
        most = -1e9
        hope = (self.total / self.finished if self.finished else 0.5) - PESSIMISM
        doubt = DOUBT / len(moves)
        trust = explore / (self.visits + DOUBT)
        for edge in self.edges.values():
            if not always and edge.move not in moves:
                continue
            edge.available += 1
            visits = edge.visits
            mean = edge.total / visits if visits else hope
            value = mean + trust * (edge.proposed + doubt) * math.sqrt(edge.available) / (1 + visits)
            if value > most:
                best, most = edge, value
        assert best is not None, "what instinct proposed is possible"
        return best

    def learn(self, edge: Edge, share: float) -> None:
        """A game through this edge brought this."""
        edge.visits += 1
        edge.total += share
        self.finished += 1
        self.total += share

    def promising(self, count: int) -> list[Edge]:
        """So many moves: those that were tried most, as that is where hope and experience lead."""
        return sorted(self.edges.values(), key=lambda edge: (-edge.visits, -edge.proposed))[:count]

    def ranked(self, benefit: float) -> list[Edge]:
        """The moves that were tried, the most trusted first: those that were compared longest, the best of them first."""
        return sorted(
            self.edges.values(),
            key=lambda edge: (-len(edge.shares), -edge.standing(self.visits, benefit), -edge.visits),
        )
