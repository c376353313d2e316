"""placeholder"""
import random
class Fairgoer:
    def __init__(self, seed): self.random=random.Random(seed)
    def choose(self, view, decision): return self.random.choice(decision.moves)
