"""Cards, tiles, dice and scenarios, read from the TOML files beside this module."""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from speeltafel.engine import BadMaterial

HeroSymbol = Literal["fire", "sword", "foot", "key", "heart"]
WizardSymbol = Literal["lightning", "fire", "water", "plant", "air"]
TrialKind = Literal["standard", "coin", "confrontation"]
SpellKind = Literal["confusion", "summon", "dracology", "dissipation", "curse", "doom", "regression"]
ModuleName = Literal[
    "confusion",
    "summons",
    "dragon",
    "dissipation",
    "coins",
    "equipment",
    "scrolls",
    "curses",
    "doom",
    "confrontation",
    "experience",
]

HERO_SYMBOLS: Final = ("fire", "sword", "foot", "key", "heart")
WIZARD_SYMBOLS: Final = ("lightning", "fire", "water", "plant", "air")
SPELL_KINDS: Final = ("confusion", "summon", "dracology", "dissipation", "curse", "doom", "regression")
JOKER: Final = 5
ANY: Final = 0b11111
DRAGON_TILE: Final = "dragon_tile"

MOST_HERO_SLOTS: Final = 6
MOST_WIZARD_SLOTS: Final = 5


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern="^[a-z0-9_]+$")]
    kind: TrialKind | SpellKind
    players: Annotated[int, Meta(ge=3, le=5)] = 3
    hero: tuple[HeroSymbol, ...] = ()
    wizard: tuple[WizardSymbol, ...] = ()
    banner: WizardSymbol | Literal[""] = ""
    effect: Literal[
        "",
        "remove_all",
        "remove_one",
        "whirlwind",
        "ban_fire",
        "ban_sword",
        "ban_foot",
        "ban_key",
        "silence",
        "one_hand",
        "high_five",
        "wound_one_take_souls",
        "wound_two",
        "one_hero",
        "each_hero",
    ] = ""
    steps: Annotated[int, Meta(ge=0, le=4)] = 0


class EquipmentRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    joker: HeroSymbol | Literal["any"]
    cost: Annotated[int, Meta(ge=1)]


class ScrollRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    effect: Literal["flip", "swap", "joker", "clear", "dragon"]
    cost: Annotated[int, Meta(ge=1)]
    symbols: tuple[WizardSymbol, ...] = ()
    wizard: tuple[WizardSymbol, ...] = ()


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[CardRow, ...]
    equipment: tuple[EquipmentRow, ...]
    scrolls: tuple[ScrollRow, ...]


class HeroRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["warrior", "hunter", "bard", "cleric"]
    skill: HeroSymbol
    heal: tuple[HeroSymbol, ...]
    price: Annotated[int, Meta(ge=1)]


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hero_faces: tuple[str, ...]
    wizard_faces: tuple[str, ...]
    hero_dice: Annotated[int, Meta(ge=1, le=3)]
    wizard_dice: Annotated[int, Meta(ge=1, le=5)]
    colours: tuple[str, ...]
    heroes: tuple[HeroRow, ...]
    dragon_tile: dict[int, int]
    souls: dict[int, int]
    lives: dict[int, int]


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A training or scenario: what is shuffled in and which modules are in force."""

    id: str
    trophies: Annotated[int, Meta(ge=1, le=2)]
    modules: tuple[ModuleName, ...]
    trials: tuple[TrialKind, ...]
    spells: dict[SpellKind, int]


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: tuple[Scenario, ...]


@dataclass
class Card:
    """Anything that takes dice: a card, the dragon tile, the hurt side of a hero tile, a scroll.

    Slots hold symbol numbers: positions in HERO_SYMBOLS and WIZARD_SYMBOLS. The slots of the
    dragon tile hold JOKER, because only that face lies there.
    """

    id: str
    kind: str
    players: int
    hero: tuple[int, ...]
    wizard: tuple[int, ...] = ()
    banner: int = -1
    effect: str = ""
    steps: int = 0


def slots_of(card: Card) -> list[list[str]]:
    """The slots in words, row by row."""
    rows = [(card.hero, (*HERO_SYMBOLS, "joker")), (card.wizard, (*WIZARD_SYMBOLS, "joker"))]
    return [[names[symbol] for symbol in row] for row, names in rows if row]


@dataclass
class Equipment:
    id: str
    jokers: int
    cost: int


@dataclass
class Scroll:
    id: str
    effect: str
    cost: int
    symbols: tuple[int, ...]


@dataclass
class Hero:
    id: str
    skill: int
    price: int


@dataclass
class Material:
    """Everything in the box, by name."""

    cards: dict[str, Card]
    equipment: dict[str, Equipment]
    scrolls: dict[str, Scroll]
    heroes: dict[str, Hero]
    colours: tuple[str, ...]
    hero_dice: int
    wizard_dice: int
    dragon_tile: dict[int, int]
    souls: dict[int, int]
    lives: dict[int, int]

    def of_kind(self, kind: str) -> list[str]:
        return [card.id for card in self.cards.values() if card.kind == kind]


FileType = TypeVar("FileType", CardFile, BoardFile, ScenarioFile)


def read(name: str, shape: type[FileType], text: str | None = None) -> FileType:
    """Decode one data file; `text` replaces the shipped file (for editors and tests)."""
    if text is None:
        text = resources.files(__package__).joinpath(name).read_text("utf-8")
    try:
        return msgspec.toml.decode(text, type=shape)
    except msgspec.DecodeError as error:
        raise BadMaterial(f"{name}: {error}") from None


def build(cards: CardFile, board: BoardFile) -> Material:
    """Check both files against each other and turn them into what the rules use."""
    check_cards(cards)
    check_board(board)
    places = [card_of(row) for row in cards.cards]
    places += [hero_tile(row) for row in board.heroes]
    places += [slot_scroll(row) for row in cards.scrolls if row.wizard]
    places.append(Card(DRAGON_TILE, DRAGON_TILE, 2, (JOKER,) * MOST_HERO_SLOTS))
    return Material(
        cards={place.id: place for place in places},
        equipment={row.id: Equipment(row.id, joker_mask(row.joker), row.cost) for row in cards.equipment},
        scrolls={
            row.id: Scroll(row.id, row.effect, row.cost, wizard_slots(row.symbols)) for row in cards.scrolls
        },
        heroes={row.id: Hero(row.id, HERO_SYMBOLS.index(row.skill), row.price) for row in board.heroes},
        colours=board.colours,
        hero_dice=board.hero_dice,
        wizard_dice=board.wizard_dice,
        dragon_tile=board.dragon_tile,
        souls=board.souls,
        lives=board.lives,
    )


def card_of(row: CardRow) -> Card:
    banner = WIZARD_SYMBOLS.index(row.banner) if row.banner else -1
    return Card(
        row.id,
        row.kind,
        row.players,
        hero_slots(row.hero),
        wizard_slots(row.wizard),
        banner,
        row.effect,
        row.steps,
    )


def hero_tile(row: HeroRow) -> Card:
    return Card(row.id, "hero_tile", 2, hero_slots(row.heal))


def slot_scroll(row: ScrollRow) -> Card:
    return Card(row.id, "scroll", 2, (), wizard_slots(row.wizard), effect=row.effect)


def hero_slots(symbols: tuple[HeroSymbol, ...]) -> tuple[int, ...]:
    return tuple(HERO_SYMBOLS.index(symbol) for symbol in symbols)


def wizard_slots(symbols: tuple[WizardSymbol, ...]) -> tuple[int, ...]:
    return tuple(WIZARD_SYMBOLS.index(symbol) for symbol in symbols)


def joker_mask(symbol: str) -> int:
    return ANY if symbol == "any" else 1 << HERO_SYMBOLS.index(symbol)


def check_cards(file: CardFile) -> None:
    names = [row.id for row in file.cards]
    names += [row.id for row in file.equipment]
    names += [row.id for row in file.scrolls]
    for name in names:
        if names.count(name) > 1:
            raise BadMaterial(f"cards.toml: id {name!r} is used twice")
    for row in file.cards:
        check_card(row)


def check_card(row: CardRow) -> None:
    """Sides that can be filled, and dissipations that two heroes can always cancel (RO-R69)."""
    where = f"cards.toml: {row.id}"
    if row.kind not in TRIALS_WITHOUT_WIZARD_SIDE and not 0 < len(row.wizard) <= MOST_WIZARD_SLOTS:
        raise BadMaterial(f"{where}: wizard needs 1 to {MOST_WIZARD_SLOTS} symbols")
    if row.kind not in SPELLS_WITHOUT_HERO_SIDE and not 0 < len(row.hero) <= MOST_HERO_SLOTS:
        raise BadMaterial(f"{where}: hero needs 1 to {MOST_HERO_SLOTS} symbols")
    if row.effect not in EFFECTS.get(row.kind, ("",)):
        raise BadMaterial(f"{where}: effect {row.effect!r} does not belong to kind {row.kind!r}")
    if (row.kind == "dracology") != (row.steps > 0):
        raise BadMaterial(f"{where}: steps belong to dracology, and only there")
    if row.kind == "dissipation" and not can_be_cancelled(row):
        raise BadMaterial(f"{where}: hero must be one heart and two other symbols, none of them banned")


def can_be_cancelled(row: CardRow) -> bool:
    banned = row.effect.removeprefix("ban_")
    return len(row.hero) == 3 and row.hero.count("heart") == 1 and banned not in row.hero


def check_board(board: BoardFile) -> None:
    for key, faces, symbols in (
        ("hero_faces", board.hero_faces, HERO_SYMBOLS),
        ("wizard_faces", board.wizard_faces, WIZARD_SYMBOLS),
    ):
        if faces != (*symbols, "joker"):
            raise BadMaterial(f"board.toml: {key} must be {[*symbols, 'joker']}")
    check_counts("dragon_tile", board.dragon_tile, (2, 3, 4, 5), MOST_HERO_SLOTS)
    if len(set(board.dragon_tile.values())) > 2:
        raise BadMaterial("board.toml: dragon_tile has two sides, so no more than two different numbers")
    check_counts("souls", board.souls, (1, 2, 3, 4), 8)
    check_counts("lives", board.lives, (1, 2, 3, 4), 6)


def check_counts(key: str, counts: dict[int, int], columns: tuple[int, ...], most: int) -> None:
    if tuple(sorted(counts)) != columns or not all(1 <= count <= most for count in counts.values()):
        raise BadMaterial(f"board.toml: {key} needs a number from 1 to {most} for each of {columns}")


TRIALS_WITHOUT_WIZARD_SIDE: Final = ("standard",)
SPELLS_WITHOUT_HERO_SIDE: Final = ("confusion", "dracology", "doom", "regression")
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "confusion": ("remove_all", "remove_one"),
    "dissipation": ("whirlwind", "ban_fire", "ban_sword", "ban_foot", "ban_key"),
    "curse": ("silence", "one_hand", "high_five"),
    "doom": ("wound_one_take_souls", "wound_two"),
    "regression": ("one_hero", "each_hero"),
}


def check_scenarios(file: ScenarioFile, cards: CardFile) -> None:
    kinds = [row.kind for row in cards.cards]
    for scenario in file.scenario:
        for kind, count in scenario.spells.items():
            if not 0 <= count <= kinds.count(kind):
                raise BadMaterial(
                    f"scenarios.toml: {scenario.id}: there are only {kinds.count(kind)} {kind} cards"
                )


@cache
def material() -> Material:
    return build(read("cards.toml", CardFile), read("board.toml", BoardFile))


@cache
def scenarios() -> dict[str, Scenario]:
    file = read("scenarios.toml", ScenarioFile)
    check_scenarios(file, read("cards.toml", CardFile))
    return {scenario.id: scenario for scenario in file.scenario}
