"""A game in the terminal: people take turns at one keyboard, bots answer by themselves."""

import random
from collections.abc import Callable, Sequence

from rich.console import Console

from speeltafel.engine import ASKED, INTERRUPT, Bot, Decision, Event, Match, Move, Window, decide
from speeltafel.engine.abilities import Interruptible
from speeltafel.engine.clock import VirtualClock
from speeltafel.engine.interject import interjection
from speeltafel.terminal.keyboard import Keyboard, Moments
from speeltafel.terminal.screen import Screen
from speeltafel.texts import Texts


class Session:
    """Seats with people (no bot) and bots around one match."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        texts: Texts,
        console: Console,
        read: Callable[[str], str] = input,
        moments: Moments = "danger",
        seed: int | None = None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.keyboard = Keyboard(match.game, texts, console, read, moments)
        self.screen = Screen(match, self.people, texts, console, self.keyboard)
        self.random = random.Random(seed)

    def watch(self) -> None:
        """Bots play a game in real time; its clock jumps from one thing that happens to the next."""
        clock = VirtualClock(self.match, [bot for bot in self.bots if bot is not None], "terminal")
        self.screen.show_log(None)
        while self.match.result is None:
            before = self.match.now.events
            clock.step()
            if self.match.now.events is not before:
                self.note(self.match.now.events or [])
                self.screen.show_moment(self.match.time)
        self.screen.show_end()

    def run(self) -> None:
        """Play to the end, or until somebody stops."""
        if self.match.game.timed:
            self.watch()
            return
        while self.match.result is None:
            self.step()
        self.screen.show_end()

    def step(self) -> None:
        """Whoever steps in goes first, then a race if there is one, then the next who is asked."""
        aside = interjection(self.match, self.bots) or self.step_in()
        if aside is not None:
            self.play(*aside)
            return
        window = self.window()
        decision = self.next_decision()
        if window is not None and window.race:
            self.race(window)
        elif decision is not None:
            self.play(decision, self.choose(decision))
        else:
            self.note(self.match.advance(self.match.wake() or self.match.time))

    def play(self, decision: Decision, move: Move) -> None:
        """Carry out an answer."""
        self.note(self.match.play(decision.seat, move))

    def note(self, events: list[Event]) -> None:
        """Keep what happened for those who read it later."""
        self.screen.note(events)

    def next_decision(self) -> Decision | None:
        """Bots first, so that a person is asked when all others have answered."""
        asked = [decision for decision in self.match.decisions() if decision.waits == ASKED]
        by_bots = [decision for decision in asked if self.bots[decision.seat] is not None]
        return next(iter(by_bots or asked), None)

    def choose(self, decision: Decision) -> Move:
        """A bot's answer, or a person's."""
        bot = self.bots[decision.seat]
        if bot is not None:
            return decide(self.match, bot, decision)
        return decision.moves[0] if self.is_idle(decision) else self.screen.ask(decision)

    # Reactions

    def window(self) -> Window | None:
        """The reaction window that is open."""
        frames = self.match.table.frames
        return frames[-1] if frames and isinstance(frames[-1], Window) else None

    def is_idle(self, decision: Decision) -> bool:
        """A reaction window in which the only person can do nothing but wait. With others watching that would tell."""
        return len(self.people) == 1 and len(decision.moves) == 1 and self.window() is not None

    def race(self, window: Window) -> None:
        """Nobody's hands are quicker here: all answer on the same information, and one of those who react is drawn."""
        answers = [(decision, self.choose(decision)) for decision in self.racers()]
        reactions = [(decision, move) for decision, move in answers if window.reacts(move)]
        if reactions:
            self.play(*self.random.choice(reactions))
            return
        for decision, move in answers:
            if decision.waits == ASKED:
                self.play(decision, move)

    def racers(self) -> list[Decision]:
        """Who answers in a race: everybody who is waited for, and people for whom nobody waits if they wish it so."""
        always = self.keyboard.moments == "always"
        return [
            decision
            for decision in self.match.decisions()
            if decision.waits == ASKED or (always and self.bots[decision.seat] is None)
        ]

    # What may be done at any moment

    def step_in(self) -> tuple[Decision, Move] | None:
        """What a person does before somebody else's answer, if this is a moment to ask about it."""
        decision = self.next_decision()
        if decision is None or not self.is_moment(decision):
            return None
        if len(self.people) == 1:
            return self.offered(self.people[0], decision)
        return self.offered_around(decision)

    def is_moment(self, decision: Decision) -> bool:
        """Whether people want to be asked now. It depends on the public question only."""
        game = self.match.game
        if not isinstance(game, Interruptible) or self.keyboard.moments == "never":
            return False
        return self.keyboard.moments == "always" or decision.kind in game.fateful

    def offered(self, seat: int, asked: Decision) -> tuple[Decision, Move] | None:
        """What this person makes of the own offer, if there is one."""
        offer = self.offer_to(seat)
        move = self.screen.ask_in_between(seat, asked, offer) if offer else None
        return (offer, move) if offer and move else None

    def offered_around(self, asked: Decision) -> tuple[Decision, Move] | None:
        """Several people are asked together, whatever they hold; whoever says so looks at the own offer, covered."""
        others = [seat for seat in self.people if seat != asked.seat]
        while others:
            seat = self.screen.ask_around(asked, others)
            if seat is None:
                break
            self.screen.face(seat)
            self.screen.title(seat)
            self.screen.show_log(seat)
            self.screen.show_table(seat)
            if self.offer_to(seat) is None:
                self.screen.tell_nothing()
            aside = self.offered(seat, asked)
            if aside is not None:
                return aside
        return None

    def offer_to(self, seat: int) -> Decision | None:
        """What this seat may do at any moment."""
        decision = self.match.table.decision(seat)
        return decision if decision is not None and decision.waits == INTERRUPT else None
