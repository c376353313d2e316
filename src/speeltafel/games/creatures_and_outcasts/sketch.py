"""The table of Creatures & Outcasts drawn with characters: trick, characters, players, score pad, and the own hand."""

from typing import Any, Final

from speeltafel.engine.sketch import (
    Drawn,
    Line,
    Say,
    Sketch,
    Span,
    beside,
    chips,
    columns,
    labelled,
    named,
    width,
)
from speeltafel.games.creatures_and_outcasts.view import PlayerView, View

ON_SHOW: Final = 5
"""How many cards of the play pile are shown, from the top."""
NAME: Final = 12
"""Longer names of columns are cut on the score pad."""
SHOWN: Final = frozenset(View.__struct_fields__)
ARROWS: Final = {"clockwise": "↻", "counter-clockwise": "↺"}


class Drawing(Drawn):
    """How the game draws its table."""

    def sketch(self, view: Any, names: list[str], say: Say) -> Sketch:
        """All of a view."""
        return Sketch(tuple(lines(view, names, say)), SHOWN)


def lines(view: View, names: list[str], say: Say) -> list[Line]:
    """The round, players beside the score pad, piles, and the hand; hands and pad where points are counted."""
    if is_counting(view):
        over = say("sketch-counted", round=len(view.points), rounds=view.rounds)
        return [((over, "bold"),), *shown_hands(view, names, say), (), *score_pad(view, names, say)]
    return [
        *round_lines(view, say),
        *beside(players(view, names, say), score_pad(view, names, say), gap=6),
        *piles(view, names, say),
        *own(view, names, say),
    ]


def is_counting(view: View) -> bool:
    """CO-R50: between two rounds, when nobody holds cards, and after the last one."""
    between = not any(player.cards for player in view.players)
    return bool(view.points) and (between or len(view.points) == view.round)


# The round ----------------------------------------------------------------------------------------


def round_lines(view: View, say: Say) -> list[Line]:
    """Which round, which character bends the rules, and what else is special."""
    where = say("sketch-round", round=view.round, rounds=view.rounds)
    found: list[Line] = [((where, "bold"), (f"   {ARROWS[view.direction]} {named(say, view.direction)}", ""))]
    if view.active:
        found.append(labelled(say("view-active"), *with_text(view.active, say)))
    if view.round_effect:
        effect = view.round_effect
        when = say(
            "sketch-effect-done" if effect.done else "sketch-effect",
            card=effect.card,
            character=named(say, effect.character),
        )
        found.append(labelled(say("view-round-effect"), *with_text(effect.effect, say), (f" {when}", "dim")))
    if view.countdown is not None:
        found.append(labelled(say("view-countdown"), (str(view.countdown), "bold yellow")))
    return found


def with_text(kind: str, say: Say) -> Line:
    """A card and what it does."""
    return (*chips([named(say, kind)], "bold magenta"), (say(f"card-{kind.replace('_', '-')}.text"), ""))


# Players ------------------------------------------------------------------------------------------


def players(view: View, names: list[str], say: Say) -> list[Line]:
    """Who holds how many cards, who has passed; with their hands when those lie open."""
    return columns([player_row(view, player, names, say) for player in view.players])


def player_row(view: View, player: PlayerView, names: list[str], say: Say) -> list[Line]:
    turn = player.seat == view.turn
    mark: Span = ("» ", "bold yellow") if turn else ("  ", "")
    team = say("sketch-team", team=player.team + 1) if view.teams else ""
    row: list[Line] = (
        [(mark, (names[player.seat], "bold" if turn else "")), ((team, "dim"),)]
        if team
        else [(mark, (names[player.seat], "bold" if turn else ""))]
    )
    hand = chips(player.hand, "cyan") if player.hand is not None else (("▮" * player.cards, "dim"),)
    cards = ((say("sketch-cards", count=player.cards), ""),)
    return [*row, cards, hand, ((say("sketch-passed") if player.passed else "", "dim"),)]


def score_pad(view: View, names: list[str], say: Say) -> list[Line]:
    """One column for each player or team, one line for each round, and the totals; nothing before the first."""
    if not view.points:
        return []
    heads = [say("sketch-team", team=team + 1) for team in range(view.teams)] or names
    rows: list[list[Line]] = [
        [((say("view-points"), "bold"),), *(((head[:NAME], "bold"),) for head in heads)]
    ]
    for number, points in enumerate(view.points, start=1):
        rows.append([((say("sketch-after", round=number), "dim"),), *(((str(one), ""),) for one in points)])
    rows.append([((say("sketch-total"), "bold"),), *(((str(one), "bold yellow"),) for one in view.totals)])
    return columns([[row[0], *right(rows, row)] for row in rows])


def right(rows: list[list[Line]], row: list[Line]) -> list[Line]:
    """Numbers stand at the right of their column."""
    sizes = [max(width(other[place]) for other in rows) for place in range(1, len(row))]
    return [((" " * (size - width(cell)), ""), *cell) for cell, size in zip(row[1:], sizes, strict=True)]


# Piles --------------------------------------------------------------------------------------------


def piles(view: View, names: list[str], say: Say) -> list[Line]:
    """What was played, what lies closed, which characters may still come."""
    left = [named(say, name) for name in view.characters_left]
    gone = [named(say, name) for name in view.used]
    found = [(), trick(view, names, say)]
    if view.blocked:
        found.append(labelled(say("view-blocked"), *chips([named(say, view.blocked)], "bold red")))
    found.append(labelled(say("view-closed"), (say("sketch-cards", count=view.closed), "")))
    found.append(
        labelled(
            say("sketch-stack", count=view.characters), (", ".join(left) or say("value-none"), "magenta")
        )
    )
    if gone:
        found.append(labelled(say("view-used"), (", ".join(gone), "dim")))
    return found


def trick(view: View, names: list[str], say: Say) -> Line:
    """The play pile, its top first, and who laid it."""
    if not view.trick:
        return labelled(say("view-trick"), (say("sketch-empty"), "dim"))
    top, *below = [named(say, card) for card in reversed(view.trick)]
    spans: list[Span] = [*chips([top], "bold yellow"), (f"({names[view.last_player]})", "")]
    if below:
        spans += [
            (f" {say('sketch-on')} ", "dim"),
            *chips([word.split()[0] for word in below[:ON_SHOW]], "dim"),
        ]
    return labelled(say("view-trick"), *spans)


# The own part -------------------------------------------------------------------------------------


def own(view: View, names: list[str], say: Say) -> list[Line]:
    """What this seat looks at, what everybody had at the end of the round, and the own hand."""
    found: list[Line] = []
    if view.looking_at is not None:
        found.append(labelled(say("view-looking-at"), *chips([named(say, card) for card in view.looking_at])))
    if view.looking_at_characters is not None:
        looked = [named(say, name) for name in view.looking_at_characters]
        found.append(labelled(say("view-looking-at-characters"), *chips(looked, "magenta")))
    if view.swap_with is not None:
        taken = chips([named(say, view.taken)]) if view.taken else ()
        found.append(labelled(say("view-swap-with"), (f"{names[view.swap_with]} ", "bold"), *taken))
    if view.seat is not None and view.hand:
        found.append(
            labelled(say("view-hand"), *chips([named(say, card) for card in view.hand], "bold cyan"))
        )
    return found


def shown_hands(view: View, names: list[str], say: Say) -> list[Line]:
    """CO-R50: every hand with its owner, where points are counted."""
    rows = [
        [
            ((f"  {name}", ""),),
            chips([named(say, card) for card in hand]) or ((say("sketch-empty-hand"), "green"),),
        ]
        for name, hand in zip(names, view.shown, strict=True)
    ]
    return [((say("view-shown"), "bold"),), *columns(rows)]
