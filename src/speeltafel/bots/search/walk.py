"""Information-set Monte Carlo tree search: play on in possible worlds, and remember what each seat learned from it."""

import time
from collections.abc import Sequence
from typing import Any, Final

from speeltafel.bots.search.belief import FINE, Belief
from speeltafel.bots.search.leave import LEAVE
from speeltafel.bots.search.tree import Edge, Node
from speeltafel.engine import ASKED, Chance, Decision, Effort, Game, Move, Now, QuickChance, Worlds
from speeltafel.engine.stepping import apply, let_time_pass

OFTEN: Final = 16
"""Iterations between two looks at the clock."""
FINALISTS: Final = 4
"""Moves that are compared in the same worlds, after a third of the effort went into finding them."""


class Search:
    """One decision of one seat.

    Every seat learns in a tree of its own, whose nodes hold what that seat can tell apart: nobody reacts to what is
    hidden. In each iteration a seat follows its tree, adds one node to it, and goes on by instinct.
    """

    def __init__(self, worlds: Worlds, decision: Decision, effort: Effort, chance: Chance) -> None:
        self.game: Game = worlds.game
        self.seat = worlds.seat
        self.effort = effort
        self.chance = chance
        self.now = Now(chance)
        self.belief = Belief(worlds, max(1, min(effort.worlds, effort.iterations)), chance)
        self.moves = decision.moves if decision.waits == ASKED else [*decision.moves, LEAVE]
        self.number = decision.number
        self.asking = True
        """Whether instinct says which moves to trust; not where they are given."""
        self.root = Node()
        self.nodes: dict[int, Node] = {}
        self.iterations = 0
        self.until = 0.0

    def run(self) -> Node:
        """Think until the effort is spent; what was found about the decision."""
        self.until = time.perf_counter() + self.effort.seconds
        self.root.open(self.moves if len(self.moves) <= FINALISTS else [])
        if len(self.moves) > FINALISTS:
            self.explore(self.effort.iterations // 3)
        return self.settle(self.root.promising(FINALISTS))

    def weigh(self, moves: Sequence[Move]) -> Node:
        """Only these are compared; the first of them has the benefit of the doubt."""
        self.until = time.perf_counter() + self.effort.seconds
        self.asking = False
        self.root.open(list(moves))
        self.root.propose(moves[0])
        return self.settle([self.root.edges[move] for move in moves])

    def settle(self, finalists: list[Edge]) -> Node:
        """Compare them, the better half ever longer, until one is left."""
        while len(finalists) > 1:
            left = self.effort.iterations - self.iterations
            half = (len(finalists) + 1) // 2
            rest = self.compare(finalists, left if half == 1 else left // 2)
            finalists = sorted(rest, key=self.rank)[:half]
        return self.root

    def rank(self, edge: Edge) -> float:
        """The best of those that were compared equally often comes first."""
        return -edge.standing(self.root.visits, self.effort.benefit)

    def explore(self, iterations: int) -> None:
        """Find out which moves are worth a closer look."""
        for number in range(iterations):
            if number % OFTEN == OFTEN - 1 and self.is_late():
                return
            Walk(self).go(None, asked=True)
            self.belief.go_on()
            self.iterations += 1

    def compare(self, finalists: list[Edge], iterations: int) -> list[Edge]:
        """Each of them in the same worlds, so that luck strikes all alike; those that are not clearly behind."""
        for _ in range(max(1, iterations // len(finalists))):
            if self.is_late() and finalists[0].shares:
                break
            luck = self.chance.below(FINE) if self.effort.same_luck else 0
            for edge in finalists:
                walk = Walk(self, QuickChance(luck)) if luck else Walk(self)
                share = walk.go(edge, asked=self.asking and edge is finalists[0])
                edge.shares.append(share)
                self.iterations += 1
            self.belief.go_on()
            if len(finalists[0].shares) % OFTEN == 0:
                finalists = self.contenders(finalists)
                if len(finalists) == 1:
                    break
        return finalists

    def contenders(self, finalists: list[Edge]) -> list[Edge]:
        """The best of them, and those that are not clearly behind."""
        best = min(finalists, key=self.rank)
        return [
            edge
            for edge in finalists
            if edge is best or not edge.is_behind(best, self.rank(edge) - self.rank(best))
        ]

    def is_late(self) -> bool:
        """Whether the time is up, where time counts."""
        return self.effort.seconds > 0 and time.perf_counter() > self.until

    def is_secret(self, edges: list[Edge]) -> bool:
        """Whether nobody else sees at once which of these moves is made, though nobody else is asked.

        Where all win or lose together there is nobody to mislead.
        """
        table = self.belief.world()
        decision = table.decision(self.seat)
        if table.waiting > 1 or len(edges) < 2 or decision is None or len(self.game.together(table)) == 1:
            return False
        others = [seat for seat in range(table.seats) if seat != self.seat]
        first, second = edges[0].move, edges[1].move
        return all(
            self.game.seen_as(table, decision, first, seat)
            == self.game.seen_as(table, decision, second, seat)
            for seat in others
        )


class Walk:
    """One iteration: from the decision through a possible world to an end or a judgement."""

    def __init__(self, search: Search, chance: Chance | None = None) -> None:
        self.search = search
        self.game = search.game
        self.chance = chance or search.chance
        self.now = Now(chance) if chance else search.now
        self.table: Any = search.belief.world()
        self.seen = list(range(self.table.seats))
        """Per seat, what it has seen since the decision, as one number."""
        self.learning = [search.effort.rivals or seat == search.seat for seat in range(self.table.seats)]
        self.path: list[tuple[int, Node, Edge]] = []
        self.steps = 0
        self.left: set[tuple[int, int]] = set()
        """Offers that their seats have left for now."""

    def go(self, first: Edge | None, asked: bool) -> float:
        """Play, beginning with this move or with the most promising one, and learn; what the searching seat got.

        Instinct is asked once in a world, not again for every finalist.
        """
        self.decide(first, asked)
        shares = self.play()
        for seat, node, edge in self.path:
            node.learn(edge, shares[seat])
        return shares[self.search.seat]

    def play(self) -> list[float]:
        """What every seat got, or can expect."""
        game, table, depth = self.game, self.table, self.search.effort.depth
        while table.result is None:
            if self.steps >= depth:
                shares = game.judge(table)
                if shares is not None:
                    return shares
                if self.steps > self.search.effort.patience:
                    return [1.0 / table.seats] * table.seats
            self.step()
        return game.payoff(table)

    def decide(self, first: Edge | None, asked: bool) -> None:
        """The decision that the search is about."""
        search = self.search
        decision = self.table.decision(search.seat)
        assert decision is not None, "a possible world asks the same seat"
        if first is None:
            self.follow(search.root, decision, search.moves, True)
            return
        if asked:
            search.root.propose(self.instinct(decision))
        self.take(search.root, decision, first)

    def step(self) -> None:
        """Somebody takes up an offer, or the next who is asked answers."""
        table = self.table
        for decision in table.open:
            if decision.waits == ASKED:
                continue
            if (decision.seat, decision.number) not in self.left and self.take_up(decision):
                return
        for decision in table.open:
            if decision.waits == ASKED:
                self.answer(decision)
                return
        let_time_pass(self.game, table, self.now)

    def take_up(self, decision: Decision) -> bool:
        """An offer is a matter of instinct."""
        move = self.game.instinct(self.table, decision, self.chance)
        if move is None:
            self.left.add((decision.seat, decision.number))
            return False
        self.steps += 1
        self.do(decision, move)
        return True

    def answer(self, decision: Decision) -> None:
        """By the tree as long as the seat knows its way there, then by instinct."""
        moves = decision.moves
        seat = decision.seat
        if len(moves) == 1:
            self.do(decision, moves[0])
            return
        self.steps += 1
        if self.learning[seat]:
            key = hash((self.seen[seat], decision.kind, len(moves)))
            node = self.search.nodes.get(key)
            if node is not None:
                self.follow(node, decision, moves, False)
                return
            self.search.nodes[key] = Node()
            self.learning[seat] = False
        self.do(decision, self.instinct(decision))

    def follow(self, node: Node, decision: Decision, moves: list[Move], always: bool) -> None:
        """Do what promises most by what was learned so far."""
        node.propose(self.instinct(decision))
        node.widen(moves, self.chance)
        self.take(node, decision, node.select(moves, self.search.effort.explore, always))

    def take(self, node: Node, decision: Decision, edge: Edge) -> None:
        """Do this, and remember it."""
        self.path.append((decision.seat, node, edge))
        if edge.move is LEAVE:
            self.left.add((decision.seat, decision.number))
        else:
            self.do(decision, edge.move)

    def instinct(self, decision: Decision) -> Move:
        """What the game's instinct would do; leaving an offer is a move here."""
        return self.game.instinct(self.table, decision, self.chance) or LEAVE

    def do(self, decision: Decision, move: Move) -> None:
        """Carry a move out, after everybody who still learns has seen of it what there is to see."""
        seen, learning, mover = self.seen, self.learning, decision.seat
        for seat in range(len(seen)):
            if learning[seat]:
                if seat == mover:
                    seen[seat] = hash((seen[seat], move))
                else:
                    face = self.game.seen_as(self.table, decision, move, seat)
                    if face is not None:
                        seen[seat] = hash((seen[seat], mover, face))
        apply(self.game, self.table, decision, move, self.now)
