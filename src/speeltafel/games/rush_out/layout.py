"""A race in the middle, described in a few words.

Cards go by their ids, dice by the symbols they show; the options say which scenario it is and where the wizard sits.

>>> players = [Racer(), Racer(dice="sword key"), Racer(lies="crossroads: foot")]
>>> race = lay(Layout(players=players, trials="crossroads"), Options())
>>> race.players[2].on, race.trials, len(race.trial_pile)
('crossroads', ['crossroads', 'giant_spider', 'rope_bridge'], 9)
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from speeltafel.engine import BadSetup, Now, QuickChance
from speeltafel.games.rush_out.flow import (
    HANDICAP,
    Round,
    WholeGame,
    reset_player,
    spell_count,
    take_dice,
    trials_in_use,
)
from speeltafel.games.rush_out.material import HERO_SYMBOLS, JOKER, SPELL_KINDS, WIZARD_SYMBOLS, material
from speeltafel.games.rush_out.options import Options
from speeltafel.games.rush_out.piles import lay as lay_open
from speeltafel.games.rush_out.questions import BEGIN_ROUND
from speeltafel.games.rush_out.state import (
    AT_HOME,
    FIELDS,
    FREE,
    HEROES,
    LOOSE,
    NEVER,
    ON_THE_PILE,
    RACE,
    UNROLLED,
    WHIRLED,
    WIZARD,
    Player,
    Table,
    die_code,
    modules,
    place,
)

PLAY_ROUND: Final = 3
THE_RACE: Final = 2
"""The steps of a game and of a round that come next."""


class Racer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player, hero or wizard."""

    hero: str = ""
    """If nothing is said, the next hero that nobody is. The wizard is none."""
    dice: str = ""
    """What the loose dice show; those without a word were not rolled yet."""
    lies: str = ""
    """A card and the dice on it, as `crossroads: sword fire`."""
    hurt: bool = False
    equipment: str = ""


class Layout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A race that has begun."""

    players: list[Racer]
    """One for each seat."""
    trials: str = ""
    """The open trials, from the field beside the dragon tile. Fields without a word get cards of which nothing is said."""
    spells: str = ""
    trial_pile: str | None = None
    """The whole pile, topmost first; the rest of the deck is discarded. If nothing is said, all that is left."""
    spell_pile: str | None = None
    dragon: int = AT_HOME
    """The field on which the dragon stands, 1 to 3, where there is a dragon; 0 is its tile."""
    dissipations: dict[str, int] = {}
    """The hero before whom each of them lies."""
    curses: str = ""
    souls: int | None = None
    """Tokens that are left, where there are any; if nothing is said, all."""
    lives: int | None = None
    seconds: int | None = None
    """How long the race still takes at most; if nothing is said, as long as anybody likes."""


def lay(layout: Layout, options: Options) -> Table:
    """The table that a layout describes."""
    table = Table(seats=len(layout.players), options=options, phase=RACE, round=1)
    table.trophies, table.purse = {HEROES: 0, WIZARD: 0}, {HEROES: [], WIZARD: []}
    table.until = NEVER if layout.seconds is None else float(layout.seconds)
    lay_players(table, layout.players)
    lay_modules(table, layout)
    lay_cards(table, layout)
    for player, racer in zip(table.players, layout.players, strict=True):
        lay_dice(table, player, racer)
    table.push(WholeGame(at=PLAY_ROUND))
    table.push(Round(at=THE_RACE))
    return table


# Players


def lay_players(table: Table, racers: list[Racer]) -> None:
    """RO-018, RO-020, RO-021"""
    wizard = max(0, table.options.wizard - 1)
    heroes = [racer.hero for seat, racer in enumerate(racers) if racer.hero and seat != wizard]
    free = [hero for hero in material().heroes if hero not in heroes]
    colours = list(material().colours)
    if len(set(heroes)) < len(heroes) or len(racers) - 1 > len(colours) or wizard >= len(racers):
        raise BadSetup("there is one wizard with at most four heroes, and no hero is there twice")
    for seat, racer in enumerate(racers):
        player = Player(seat=seat)
        if seat != wizard:
            player.hero = one_of(material().heroes, racer.hero or free.pop(0), "hero")
            player.colour = colours.pop(0)
        table.players.append(player)
    take_dice(table, WholeGame(), nobody_hears())
    for player in table.players:
        reset_player(player)
    table.players[wizard].rolls = 1


def lay_dice(table: Table, player: Player, racer: Racer) -> None:
    """First those on a card, then the loose ones."""
    card, _, faces = racer.lies.partition(":")
    if card:
        put_on(table, player, one_of(table.spots, card, "card in play"), faces)
    show(table, player, racer.dice)


def show(table: Table, player: Player, faces: str) -> None:
    """The loose dice show these faces, as if they had just landed."""
    words = faces.split()
    loose = [die for die, lies in enumerate(player.lies) if lies == LOOSE]
    if len(words) > len(loose):
        raise BadSetup(f"player {player.seat} has only {len(loose)} loose dice, not {faces!r}")
    for number, die in enumerate(loose):
        player.faces[die] = face(table, player, words[number]) if number < len(words) else UNROLLED
    player.roll_card, player.lands_at = "", NEVER


def put_on(table: Table, player: Player, card: str, faces: str) -> None:
    """Dice on a card, each on the first free slot that it fits; a joker on any."""
    wizard = player.seat == table.wizard
    symbols = place(card).wizard if wizard else place(card).hero
    side = table.spots[card].wizard if wizard else table.spots[card].hero
    for word in faces.split():
        number = face(table, player, word)
        free = [slot for slot, code in enumerate(side) if code == FREE]
        fits = [slot for slot in free if symbols[slot] == number] or (free if number == JOKER else [])
        if not fits or LOOSE not in player.lies:
            raise BadSetup(f"player {player.seat} cannot have {word} on {card}")
        die = player.lies.index(LOOSE)
        side[fits[0]] = die_code(player.seat, die)
        player.faces[die], player.lies[die], player.on = number, fits[0], card


def face(table: Table, player: Player, word: str) -> int:
    """The number of a face."""
    names = (*(WIZARD_SYMBOLS if player.seat == table.wizard else HERO_SYMBOLS), "joker")
    return names.index(one_of(names, word, "face"))


# What the scenario brings


def lay_modules(table: Table, layout: Layout) -> None:
    """The dragon, souls, lives and the shelf."""
    for module in modules(table):
        if module in BEGIN_ROUND:
            BEGIN_ROUND[module](table, nobody_hears())
    if layout.dragon and not ("dragon" in modules(table) and AT_HOME < layout.dragon < ON_THE_PILE):
        raise BadSetup(f"no dragon can stand on field {layout.dragon}")
    table.dragon = layout.dragon or table.dragon
    table.souls = within(layout.souls, table.souls, "souls")
    table.lives = within(layout.lives, table.lives, "lives")
    if "equipment" in modules(table):
        table.equipment, table.scrolls = list(material().equipment), list(material().scrolls)
    for player, racer in zip(table.players, layout.players, strict=True):
        equip(table, player, racer)


def within(left: int | None, most: int, what: str) -> int:
    """Tokens that are left."""
    if left is not None and not 0 < left <= most:
        raise BadSetup(f"{left} {what} cannot be left: there are {most}")
    return most if left is None else left


def equip(table: Table, player: Player, racer: Racer) -> None:
    """What a hero bought, and whether the hero is hurt."""
    for item in racer.equipment.split():
        table.equipment.remove(one_of(table.equipment, item, "equipment on the shelf"))
        player.equipment.append(item)
    if racer.hurt:
        if not table.souls or not player.hero:
            raise BadSetup(f"player {player.seat} cannot be hurt here")
        player.hurt = True
        lay_open(table, player.hero, player.seat)


# Cards


def lay_cards(table: Table, layout: Layout) -> None:
    """What is named lies where it is named; all the rest of the decks is in the piles."""
    trials, spells = (layout.trials, layout.trial_pile), (layout.spells, layout.spell_pile)
    beside = [*layout.dissipations, *layout.curses.split()]
    named = [*beside, *words(*trials), *words(*spells)]
    if len(set(named)) < len(named):
        raise BadSetup("every card is there once, and some are named twice")
    build_decks(table, [one_of(material().cards, card, "card") for card in named])
    summons = [card for card in table.spell_deck if place(card).kind == "summon"]
    all_of([*table.trial_deck, *summons], words(*trials), "trial in this scenario")
    all_of(table.spell_deck, [*words(*spells), *beside], "spell in this scenario")
    table.trials, table.trial_pile = lay_team(table, table.trial_deck, *trials, named)
    table.spells, table.spell_pile = lay_team(table, table.spell_deck, *spells, named)
    table.known_trials = summons_on_top(table)
    table.pile_sizes = {HEROES: len(table.trial_deck) - FIELDS, WIZARD: len(table.spell_deck) - FIELDS}
    lay_beside(table, layout)


def build_decks(table: Table, named: list[str]) -> None:
    """The cards of the scenario; of what is drawn by lot those that are named take part (RO-026, RO-027, RO-029)."""
    left_out = HANDICAP if table.options.handicap else 0
    table.trial_deck, table.left_out = split(trials_in_use(table), named, left_out)
    for kind in SPELL_KINDS:
        cards = material().of_kind(kind)
        used, unused = split(cards, named, len(cards) - spell_count(table, kind))
        table.spell_deck += used
        table.left_out += unused


def split(cards: list[str], named: list[str], left_out: int) -> tuple[list[str], list[str]]:
    """Cards that take part, and so many that do not, which nobody named."""
    unnamed = [card for card in cards if card not in named]
    if left_out > len(unnamed):
        raise BadSetup(f"only {len(cards) - left_out} of these take part: {', '.join(cards)}")
    out = unnamed[len(unnamed) - left_out :]
    return [card for card in cards if card not in out], out


def lay_team(
    table: Table, deck: list[str], fields: str, pile: str | None, named: list[str]
) -> tuple[list[str], list[str]]:
    """The open cards of a team, and its pile."""
    rest = [card for card in deck if card not in named]
    row = fields.split()
    row += [rest.pop(0) for _ in range(FIELDS - len(row))]
    if len(row) > FIELDS:
        raise BadSetup(f"{FIELDS} cards lie open, not {fields!r}")
    for card in row:
        lay_open(table, card)
    if pile is None:
        return row, rest
    if not pile.split():
        raise BadSetup("an empty pile has won already")
    table.discard += rest
    table.seen += rest
    return row, pile.split()[::-1]


def summons_on_top(table: Table) -> list[str]:
    """Everybody saw the summons that lie on the trial pile (RO-076)."""
    known = [card for card in table.trial_pile if card not in table.trial_deck]
    if known and table.trial_pile[-len(known) :] != known:
        raise BadSetup("summons lie on top of the trial pile")
    table.seen += known
    return known


def lay_beside(table: Table, layout: Layout) -> None:
    """What lies before a hero or beside the board."""
    for card, seat in layout.dissipations.items():
        if place(card).kind != "dissipation" or seat not in table.heroes:
            raise BadSetup(f"{card} cannot lie before player {seat}")
        lay_before(table, card, table.players[seat])
    for card in layout.curses.split():
        if place(card).kind != "curse":
            raise BadSetup(f"{card} is no curse")
        lay_open(table, card)
        table.curses.append(card)


def lay_before(table: Table, card: str, player: Player) -> None:
    """A dissipation before a hero; a whirlwind has its die already (RO-106, RO-108)."""
    lay_open(table, card, player.seat)
    table.dissipations.append(card)
    if place(card).effect == "whirlwind" and WHIRLED not in player.lies:
        player.lies[-1], player.faces[-1] = WHIRLED, UNROLLED


# Words


def words(fields: str, pile: str | None) -> list[str]:
    """The cards of a team that are named."""
    return [*fields.split(), *(pile or "").split()]


def all_of(known: Iterable[str], found: list[str], what: str) -> None:
    for word in found:
        one_of(known, word, what)


def one_of(known: Iterable[str], word: str, what: str) -> str:
    """A word that there is."""
    if word not in known:
        raise BadSetup(f"there is no {what} called {word!r}; there are: {', '.join(known)}")
    return word


def nobody_hears() -> Now:
    """Nothing that a layout does is told or left to chance."""
    return Now(QuickChance(0))
