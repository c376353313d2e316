"""The table of Good vs Evil drawn with characters: players, piles, what is on the stack, and the own hand."""

from typing import Any, Final

from speeltafel.engine.sketch import Drawn, Line, Say, Sketch, Span, chips, columns, labelled, named
from speeltafel.games.good_vs_evil.view import ActionView, PlayerView, SightingView, View

ON_SHOW: Final = 6
"""How many cards of the discard pile are shown, from the top."""
SHOWN: Final = frozenset(View.__struct_fields__)


class Drawing(Drawn):
    """How the game draws its table."""

    def sketch(self, view: Any, names: list[str], say: Say) -> Sketch:
        """All of a view."""
        return Sketch(tuple(lines(view, names, say)), SHOWN)


def lines(view: View, names: list[str], say: Say) -> list[Line]:
    """Players, piles, what is going on, and the hand."""
    return [
        *columns([player_row(view, player, names, say) for player in view.players]),
        *piles(view, say),
        *going_on(view, names, say),
        *own(view, say),
    ]


# Players ------------------------------------------------------------------------------------------


def player_row(view: View, player: PlayerView, names: list[str], say: Say) -> list[Line]:
    """Who, how many cards, and what the viewer knows about them."""
    turn = player.seat == view.turn and player.alive
    mark = ("» ", "bold yellow") if turn else ("  ", "")
    name: Span = (names[player.seat], "bold" if turn else "" if player.alive else "dim strike")
    if not player.alive:
        return [(mark, name), ((say("sketch-out", danger=named(say, player.fell_to or "left")), "red"),)]
    cards = ((say("sketch-cards", count=player.cards), ""),)
    return [(mark, name), cards, (*owing(view, turn, say), *certain(player, say))]


def owing(view: View, turn: bool, say: Say) -> Line:
    """Forced turns of the one whose turn it is."""
    if not turn or view.owed < 2:
        return ()
    return ((say("sketch-owed", count=view.owed) + "  ", "magenta"),)


def certain(player: PlayerView, say: Say) -> Line:
    """What is certain about a hand."""
    found: list[Span] = []
    for label, kinds in (("view-known", player.known), ("view-lacking", player.lacking)):
        if kinds:
            found += [(f"{say(label)} ", "dim"), *chips([named(say, kind) for kind in kinds], "green")]
    if player.godcat:
        found += chips([named(say, "godcat")], "bold green")
    if player.leaving:
        found.append((say("view-leaving"), "dim"))
    return tuple(found)


# Piles --------------------------------------------------------------------------------------------


def piles(view: View, say: Say) -> list[Line]:
    """Draw pile, discard pile, mat."""
    found: list[Line] = [()]
    draw = say("sketch-pile", cards=view.pile, kittens=view.kittens)
    mat = chips([named(say, card) for card in view.mat], "yellow")
    found.append((*labelled(say("view-pile"), (draw, "")), *mat_beside(mat, say)))
    if view.discard:
        found.append(labelled(say("view-discard"), *discarded(view.discard, say)))
    if view.removed:
        found.append(
            labelled(say("view-removed"), *chips([named(say, card) for card in view.removed], "dim"))
        )
    return found


def mat_beside(mat: Line, say: Say) -> Line:
    """What lies on the mat, if anything does."""
    return (("    ", ""), *labelled(say("view-mat"), *mat)) if mat else ()


def discarded(discard: list[str], say: Say) -> Line:
    """The last cards, the top first, and how many lie below."""
    top = chips([named(say, card) for card in reversed(discard[-ON_SHOW:])], "dim")
    below = len(discard) - ON_SHOW
    return (*top, (say("sketch-below", count=below), "dim")) if below > 0 else top


# What is going on ---------------------------------------------------------------------------------


def going_on(view: View, names: list[str], say: Say) -> list[Line]:
    """The stack, a duel, a Kitten."""
    found: list[Line] = []
    if view.action is not None:
        found.append(labelled(say("view-action"), *stack(view.action, names, say)))
    if view.duel is not None:
        opponent = say("value-none") if view.duel.opponent is None else names[view.duel.opponent]
        spans: list[Span] = [(f"{names[view.duel.seat]} – {opponent} ", "bold")]
        if view.duel.opponent_card:
            spans += [(f"{say('view-opponent-card')} ", ""), *chips([named(say, view.duel.opponent_card)])]
        found.append(labelled(say("view-duel"), *spans))
    if view.danger is not None:
        found.append(labelled(say("view-danger"), (names[view.danger], "bold red")))
    return found


def stack(action: ActionView, names: list[str], say: Say) -> list[Span]:
    """A play with the Nopes on top of it."""
    spans: list[Span] = [
        (f"{names[action.seat]} ", "bold"),
        *chips([named(say, card) for card in action.cards]),
    ]
    if action.effect not in action.cards:
        spans.append((f"→ {named(say, action.effect)} ", ""))
    if action.named:
        spans.append((f"{say('view-named')} {named(say, action.named)} ", ""))
    if action.target is not None:
        spans.append((f"→ {names[action.target]} ", "bold"))
    spans += [(f"+ {named(say, 'nope')} ({names[seat]}) ", "red") for seat in action.nopes]
    if action.stopped:
        spans.append((f"= {say('view-stopped')}", "bold red"))
    return spans


# The own hand -------------------------------------------------------------------------------------


def own(view: View, say: Say) -> list[Line]:
    """What the viewer knows of the pile, and holds."""
    found: list[Line] = []
    if view.seen:
        found.append(labelled(say("view-seen"), *(span for one in view.seen for span in sighting(one, say))))
    if view.looking_at:
        found.append(labelled(say("view-looking-at"), *chips([named(say, view.looking_at)])))
    if view.hand:
        found.append(
            labelled(say("view-hand"), *chips([named(say, card) for card in view.hand], "bold cyan"))
        )
    return found


def sighting(one: SightingView, say: Say) -> Line:
    """A card and its place, counted from 1."""
    place = str(one.earliest + 1) if one.earliest == one.latest else f"{one.earliest + 1}–{one.latest + 1}"
    return ((f"{place} ", "bold"), *chips([named(say, one.card)], "green"))
