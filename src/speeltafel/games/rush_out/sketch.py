"""The table of Rush Out! drawn with characters: both camps with their slots, the dragon's way, and everybody's dice."""

from typing import Any, Final

from speeltafel.engine.sketch import Drawn, Line, Say, Sketch, Span, chips, columns, labelled, named
from speeltafel.games.rush_out.material import HERO_SYMBOLS, SPELL_KINDS, WIZARD_SYMBOLS
from speeltafel.games.rush_out.state import FIELDS, FREE, MARKET, TUMBLING, WHIRLED, seat_of
from speeltafel.games.rush_out.view import PlayerView, SpotView, View

SHOWN: Final = frozenset(View.__struct_fields__)
MARKS: Final = "①②③④⑤"
"""Whose die lies on a slot."""
HERO_FACES: Final = (*HERO_SYMBOLS, "joker")
WIZARD_FACES: Final = (*WIZARD_SYMBOLS, "joker")
LOOKS: Final = {"green": "green", "brown": "yellow", "blue": "blue", "white": "bold", "black": "magenta"}


class Drawing(Drawn):
    """How the game draws its table."""

    def sketch(self, view: Any, names: list[str], say: Say) -> Sketch:
        """All of a view."""
        legend = (((say("sketch-signs"), "dim"),), *shelves(view, say))
        return Sketch(tuple(lines(view, names, say)), SHOWN, legend)


def lines(view: View, names: list[str], say: Say) -> list[Line]:
    """How it stands, the two camps, the rest of the table, the dice."""
    return [
        *standing(view, say),
        *camp(view, view.trials, "heroes", say),
        *camp(view, view.spells, "wizard", say),
        *other_spots(view, names, say),
        *tokens(view, say),
        *columns([player_row(view, player, names, say) for player in view.players]),
        *pending(view, names, say),
    ]


def standing(view: View, say: Say) -> list[Line]:
    """Which scenario, round and phase, and how both sides stand."""
    score = say(
        "sketch-trophies", heroes=view.trophies.get("heroes", 0), wizard=view.trophies.get("wizard", 0)
    )
    scenario = say(f"option-scenario-{view.scenario.replace('_', '-')}")
    phase = named(say, view.phase)
    return [((scenario, "bold"), (f"   {say('sketch-round', round=view.round, phase=phase)}   {score}", ""))]


# The camps ----------------------------------------------------------------------------------------


def camp(view: View, cards: tuple[str, ...], team: str, say: Say) -> list[Line]:
    """A side's pile and its open cards with what each still needs."""
    pile, top = (view.trial_pile, view.trial_top) if team == "heroes" else (view.spell_pile, view.spell_top)
    label = say("view-trial-pile" if team == "heroes" else "view-spell-pile")
    known = f" ({named(say, top)})" if top else ""
    rows = [spot_row(view, view.spots[card], say) for card in cards if card]
    return [labelled(label, (named(say, pile) + known, "")), *columns(rows)]


def spot_row(view: View, spot: SpotView, say: Say) -> list[Line]:
    """A card: its name and its slots."""
    look = "bold green" if spot.complete else "bold"
    held = (f" {say('sketch-held')}", "red") if spot.held else ("", "")
    return [((f"  {named(say, spot.card)}", look), held), slots(view, spot, say)]


def slots(view: View, spot: SpotView, say: Say) -> Line:
    """Symbols in a row; a die that lies there shows whose it is."""
    heroes = side(view, spot.printed.hero, spot.hero, say)
    wizard = side(view, spot.printed.wizard, spot.wizard, say)
    if spot.card in view.spells:
        return (*wizard, *later(spot, say))
    if spot.printed.kind in SPELL_KINDS:
        return heroes
    return (*heroes, ("| ", "dim"), *wizard) if heroes and wizard else heroes or wizard


def later(spot: SpotView, say: Say) -> Line:
    """What a spell asks of the heroes once it has struck."""
    symbols = " ".join(named(say, symbol) for symbol in spot.printed.hero)
    return ((say("sketch-later", symbols=symbols), "dim italic"),) if symbols else ()


def side(view: View, symbols: tuple[str, ...], dice: tuple[int, ...], say: Say) -> Line:
    """The slots of one team; the dragon tile has fewer of them at a small table than are printed."""
    return tuple(
        span
        for symbol, code in zip(symbols, dice, strict=False)
        for span in (slot(view, symbol, code, say), (" ", ""))
    )


def slot(view: View, symbol: str, code: int, say: Say) -> Span:
    """One slot, free or with a die."""
    word = named(say, symbol)
    if code == FREE:
        return word, "dim"
    player = view.players[seat_of(code)]
    return f"{word}{MARKS[player.seat]}", f"bold {LOOKS.get(player.colour, '')}".strip()


def other_spots(view: View, names: list[str], say: Say) -> list[Line]:
    """Everything else that takes dice: what lies before a hero, curses, the dragon tile, wounds, scrolls."""
    known = {*view.trials, *view.spells}
    rows: list[list[Line]] = []
    for card, spot in view.spots.items():
        if card not in known and is_in_play(view, card):
            whose = f" → {names[spot.owner]}" if spot.owner >= 0 else ""
            rows.append([((f"  {named(say, card)}{whose}", "magenta"),), slots(view, spot, say)])
    return columns(rows)


def is_in_play(view: View, card: str) -> bool:
    """Whether a tile can take dice now."""
    if card in (*view.dissipations, *view.curses, *view.owned_scrolls):
        return True
    if any(player.hero == card for player in view.players):
        return any(player.hero == card and player.hurt for player in view.players)
    return view.dragon > 0 and card == "dragon_tile"


# Tokens -------------------------------------------------------------------------------------------


def tokens(view: View, say: Say) -> list[Line]:
    """The dragon's way, souls and lives, coins, wares: what this scenario has."""
    found: list[Line] = [()]
    if view.dragon >= 0:
        found.append(labelled(say("view-dragon"), *dragon_way(view, say)))
    counts = [(say("view-souls"), view.souls), (say("view-lives"), view.lives)]
    counted = [f"{label} {count}" for label, count in counts if count]
    if any(view.purse.values()) or view.token:
        coins = say("sketch-coins", heroes=view.purse.get("heroes", 0), wizard=view.purse.get("wizard", 0))
        counted.append(
            f"{coins}  {say('view-token')}: {named(say, view.token) if view.token else say('value-none')}"
        )
    if counted:
        found.append((("   ".join(counted), ""),))
    wares = (*owned(view, say), *(shelves(view, say) if view.phase == MARKET else ()))
    return [*found, *wares] if len(found) > 1 or wares else []


def owned(view: View, say: Say) -> list[Line]:
    """The wizard's scrolls; the heroes' equipment stands with them."""
    cards = chips([named(say, card) for card in view.owned_scrolls], "yellow")
    return [labelled(say("view-owned-scrolls"), *cards)] if cards else []


def shelves(view: View, say: Say) -> list[Line]:
    """What the market sells."""
    wares = (("view-equipment", view.equipment), ("view-scrolls", view.scrolls))
    return [
        labelled(say(label), *chips([named(say, card) for card in cards], "yellow"))
        for label, cards in wares
        if cards
    ]


def dragon_way(view: View, say: Say) -> Line:
    """From home over the fields to the trial pile."""
    stops = [say("sketch-home"), *map(str, range(1, FIELDS + 1)), say("view-trial-pile")]
    spans: list[Span] = []
    for place, stop in enumerate(stops):
        here = place == view.dragon
        spans += [(f"[{stop}]" if here else stop, "bold red" if here else "dim"), (" ─ ", "dim")]
    return tuple(spans[:-1])


# Players ------------------------------------------------------------------------------------------


def player_row(view: View, player: PlayerView, names: list[str], say: Say) -> list[Line]:
    """Who plays what, and the dice."""
    wizard = player.seat == view.wizard
    look = LOOKS.get(player.colour, "magenta" if wizard else "")
    return [
        ((f"{MARKS[player.seat]} ", look), (names[player.seat], "bold")),
        ((named(say, player.hero) if player.hero else named(say, "wizard") if wizard else "", look),),
        dice(player, wizard, say),
        possessions(player, say),
    ]


def dice(player: PlayerView, wizard: bool, say: Say) -> Line:
    """Loose dice by what they show; those that lie on a card are drawn there."""
    faces = WIZARD_FACES if wizard else HERO_FACES
    loose = [
        shown(face, faces, say)
        for face, lies in zip(player.faces, player.lies, strict=True)
        if lies < 0 and lies != WHIRLED
    ]
    placed = sum(lies >= 0 for lies in player.lies)
    spans = [*chips(loose, "bold")]
    if placed:
        spans.append((say("sketch-placed", count=placed, card=named(say, player.on)), "dim"))
    if WHIRLED in player.lies:
        spans.append((f" {say('sketch-whirled')}", "red"))
    return tuple(spans)


def shown(face: int, faces: tuple[str, ...], say: Say) -> str:
    """What a die shows."""
    if face >= 0:
        return named(say, faces[face])
    return say("sketch-tumbling") if face == TUMBLING else "–"


def possessions(player: PlayerView, say: Say) -> Line:
    """Wounds, experience and equipment."""
    spans: list[Span] = [(f"{say('scene-hurt')}  ", "bold red")] if player.hurt else []
    if player.experience:
        spans.append((f"{say('view-experience')} {player.experience}  ", "green"))
    return (*spans, *chips([named(say, card) for card in player.equipment], "yellow"))


# What waits ---------------------------------------------------------------------------------------


def pending(view: View, names: list[str], say: Say) -> list[Line]:
    """Complete cards that wait for somebody, wishes on the market, and the end."""
    found = [labelled(named(say, one.card), (named(say, one.waits_for), "yellow")) for one in view.waiting]
    if view.wishes:
        found.append(wished(view, names, say))
    if view.winner:
        found.append(((say(f"sketch-won-{view.winner}"), "bold yellow"),))
    return found


def wished(view: View, names: list[str], say: Say) -> Line:
    """Who wants what on the market, in one line however many wish."""
    spans: list[Span] = []
    for item in dict.fromkeys(wish.item for wish in view.wishes):
        who = ", ".join(names[wish.seat] for wish in view.wishes if wish.item == item)
        spans += [*labelled(named(say, item), (who, "bold")), ("   ", "")]
    return tuple(spans[:-1])
