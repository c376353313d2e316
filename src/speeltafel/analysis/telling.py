"""An analysis in words, for a terminal and a page; a browser puts the same fields into the same sentences."""

from collections.abc import Sequence
from typing import Any, Union, get_args

import msgspec
from babel.numbers import format_decimal

from speeltafel.analysis.structure import (
    CHOICE,
    LUCK,
    WHOLE,
    Account,
    Alternative,
    Analysis,
    Choice,
    Moment,
)
from speeltafel.engine import Move, TimeUp
from speeltafel.terminal.log import told
from speeltafel.texts import Texts

NOTICED = 50
"""What a choice must have left lying to be spoken of: half a percent."""
CLEAR = 500
"""What it must have left lying to be clearly worse: five points. What is in doubt costs nothing at all."""


class Teller:
    """One analysis in one language."""

    def __init__(self, analysis: Analysis, texts: Texts, names: Sequence[str]) -> None:
        self.analysis = analysis
        self.texts = texts
        self.names = names
        self.choices = {choice.entry: choice for choice in analysis.choices}

    def happened(self, moment: Moment) -> list[str]:
        """What happened, in the words of the game's own log; where that is silent, what somebody chose."""
        kinds: Any = Union[(*get_args(self.texts.game.events), TimeUp)]
        events = [msgspec.convert(event, kinds) for event in moment.events]
        lines, choice = told(events, self.names, None, self.texts), self.choices.get(moment.entry)
        if not lines and self.analysis.timed:
            return [self.texts.say("look-race-quiet")]
        if lines or choice is None:
            return lines
        move = self.option(choice, choice.options[choice.played])
        return [self.texts.say("look-did", player=self.names[choice.seat], move=move)]

    def sort(self, moment: Moment) -> str:
        """Whether it was luck or choice, and whose."""
        step = self.analysis.steps[moment.point]
        if self.analysis.timed:
            return self.texts.say("look-choice-race" if moment.sort == CHOICE else "look-luck-dice")
        by = self.names[step.by] if step.by is not None else ""
        if moment.sort == CHOICE:
            return self.texts.say("look-choice", name=by)
        if step.drawn:
            return self.texts.say("look-luck-drawn")
        if step.by is None or step.by == moment.seat:
            return self.texts.say("look-luck-hidden")
        if any({step.by, moment.seat} <= set(side.seats) for side in self.analysis.sides):
            return self.texts.say("look-luck-other", name=by)
        return self.texts.say("look-luck-rival", name=by, whom=self.whose(moment.seat))

    def change(self, moment: Moment) -> str:
        """Whose chance went from where to where."""
        before, after = self.analysis.points[moment.point], self.analysis.points[moment.point + 1]
        known = before.known[moment.seat], after.known[moment.seat]
        return self.texts.say(
            "look-change",
            name=self.whose(moment.seat),
            before=self.percent(known[0]),
            after=self.percent(known[1]),
        )

    def better(self, moment: Moment) -> str:
        """What a master would have done at this moment; empty where nothing better was found."""
        choice = self.choices.get(moment.entry)
        if choice is None or choice.cost < NOTICED:
            return ""
        return self.advice(choice, luck=moment.sort == LUCK)

    def advice(self, choice: Choice, *, luck: bool = False) -> str:
        """What a master would have done, and how much that was worth; `luck`: the choice changed less than luck did."""
        words = "look-better" if choice.cost >= CLEAR else "look-better-little"
        return self.texts.say(
            f"{words}-luck" if luck else words,
            move=self.option(choice, choice.options[0]),
            gain=self.signed(choice.cost),
        )

    def option(self, choice: Choice, option: Alternative) -> str:
        """A move in words."""
        if option.move is None:
            return self.texts.say("look-leave")
        move: Move = msgspec.convert(option.move, self.texts.game.moves)
        return self.texts.move(move, self.names, choice.kind)

    def line(self, line: Account) -> str:
        """Luck and skill of a player or a side."""
        return self.texts.say(
            self.words_for(line),
            luck=self.signed(line.luck),
            choices=self.signed(line.choices),
            others=self.signed(line.others),
            play=self.signed(line.play),
        )

    def parts(self, line: Account) -> list[tuple[str, int]]:
        """What the account is made of, by name."""
        say = self.texts.say
        if self.analysis.timed:
            return [(say("look-part-dice"), line.luck), (say("look-part-play"), line.play)]
        found = [(say("look-part-luck"), line.luck), (say("look-part-choices"), line.choices)]
        return found if len(self.analysis.sides) == 1 else [*found, (say("look-part-others"), line.others)]

    def words_for(self, line: Account) -> str:
        """The sentence that fits: alone, a team against nobody, a side against another, a race."""
        if self.analysis.timed:
            return "look-line-race"
        if not line.side:
            return "look-line"
        return "look-line-team" if len(self.analysis.sides) == 1 else "look-line-together"

    def lines(self) -> list[Account]:
        """The accounts that are told: of sides where people win together."""
        return self.analysis.sides or self.analysis.lines

    def owner(self, line: Account) -> str:
        """Whose account it is."""
        return self.side(line) if line.side else self.names[line.seats[0]]

    def side(self, line: Account) -> str:
        """A side with its people."""
        names = self.texts.enumeration([self.names[seat] for seat in line.seats])
        side = self.texts.say(f"side-{line.side}")
        return f"{side[:1].upper()}{side[1:]} ({names})"

    def whose(self, seat: int) -> str:
        """The player, or the side for which the player stands."""
        for line in self.analysis.sides:
            if seat in line.seats:
                return self.texts.say(f"side-{line.side}")
        return self.names[seat]

    def costliest(self, seats: Sequence[int], most: int) -> list[Choice]:
        """The choices that left most lying."""
        own = [choice for choice in self.analysis.choices if choice.seat in seats and choice.cost >= NOTICED]
        return sorted(own, key=lambda choice: -choice.cost)[:most]

    def percent(self, chance: int) -> str:
        """A chance, in whole percent.

        A chance that is not quite certain is not told as if it were.
        """
        rounded = round(100 * chance / WHOLE)
        if 0 < chance < WHOLE:
            rounded = min(99, max(1, rounded))
        return f"{rounded}\u00a0%"

    def signed(self, change: int) -> str:
        """A difference with its sign, to a tenth of a percent where it is small."""
        percent = 100 * change / WHOLE
        form = "+0.0;\u22120.0" if abs(percent) < 9.95 else "+0;\u22120"
        return f"{format_decimal(percent, format=form, locale=self.texts.language)}\u00a0%"


def duration(texts: Texts, seconds: float) -> str:
    """About how long something takes."""
    minutes = seconds / 60
    if minutes < 1.5:
        return texts.say("look-seconds", count=max(5, 5 * round(seconds / 5)))
    return texts.say("look-minutes", count=round(minutes))
