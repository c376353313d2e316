"""Rules that change rules: a question has an ordinary answer, and active effects may change it, in rulebook order."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")
Modifier = Callable[..., Answer]


class Question(Generic[Answer]):
    """A question such as `may_play`, `worth` or `next_seat`, with one modifier per effect.

    >>> worth = Question(lambda card: card)
    >>> @worth.under("jericho")
    ... def doubled(answer, card):
    ...     return 4 if card == 2 else answer
    >>> worth((), 2), worth(["jericho"], 2), worth(["jericho"], 5)
    (2, 4, 5)
    """

    def __init__(self, ordinary: Modifier[Answer]) -> None:
        self.ordinary = ordinary
        self.modifiers: dict[str, Modifier[Answer]] = {}

    def under(self, effect: str) -> Callable[[Modifier[Answer]], Modifier[Answer]]:
        """Say how an effect changes the answer: `modifier(answer so far, *the question's arguments)`."""

        def register(modifier: Modifier[Answer]) -> Modifier[Answer]:
            if effect in self.modifiers:
                raise ValueError(f"{effect} has two modifiers for one question")
            self.modifiers[effect] = modifier
            return modifier

        return register

    def __call__(self, effects: Iterable[str], *arguments: object) -> Answer:
        """The answer while these effects are active, asked in their order."""
        answer = self.ordinary(*arguments)
        for effect in effects:
            modifier = self.modifiers.get(effect)
            if modifier is not None:
                answer = modifier(answer, *arguments)
        return answer
