"""What happened. Nothing in this game is hidden but the piles, so every event is for everybody."""

from speeltafel.engine import Event


class CharacterTaken(Event, frozen=True, tag="character_taken"):
    seat: int
    character: str


class ColourTaken(Event, frozen=True, tag="colour_taken"):
    seat: int
    colour: str


class RoundReady(Event, frozen=True, tag="round_ready"):
    round: int


class CountdownStarted(Event, frozen=True, tag="countdown_started"):
    seat: int
    seconds: int


class RaceStarted(Event, frozen=True, tag="race_started"):
    seat: int


class DiceThrown(Event, frozen=True, tag="dice_thrown"):
    seat: int
    back: int
    lands_at: float


class DiceLanded(Event, frozen=True, tag="dice_landed"):
    seat: int
    faces: tuple[int, ...]


class DicePlaced(Event, frozen=True, tag="dice_placed"):
    seat: int
    card: str
    dice: tuple[int, ...]


class CardHeld(Event, frozen=True, tag="card_held"):
    """Every slot is filled, but the dragon stands on the card."""

    card: str


class CardCompleted(Event, frozen=True, tag="card_completed"):
    card: str
    team: str
    seats: tuple[int, ...]


class CardTurnedUp(Event, frozen=True, tag="card_turned_up"):
    card: str
    team: str
    field: int


class DiceRemoved(Event, frozen=True, tag="dice_removed"):
    """Hero dice were knocked off a card."""

    card: str
    dice: tuple[int, ...]


class CardSummoned(Event, frozen=True, tag="card_summoned"):
    card: str


class DragonMoved(Event, frozen=True, tag="dragon_moved"):
    fields: int
    to_field: int


class CardLaid(Event, frozen=True, tag="card_laid"):
    """A dissipation lies before a hero."""

    card: str
    seat: int


class CurseLaid(Event, frozen=True, tag="curse_laid"):
    card: str


class CardCancelled(Event, frozen=True, tag="card_cancelled"):
    card: str


class DieYielded(Event, frozen=True, tag="die_yielded"):
    seat: int
    die: int


class NoTarget(Event, frozen=True, tag="no_target"):
    card: str


class CoinWon(Event, frozen=True, tag="coin_won"):
    team: str
    card: str


class CoinsSpent(Event, frozen=True, tag="coins_spent"):
    team: str
    seat: int


class DieFlipped(Event, frozen=True, tag="die_flipped"):
    seat: int
    die: int
    face: int


class SpellSwapped(Event, frozen=True, tag="spell_swapped"):
    card: str
    new_card: str


class HandRaised(Event, frozen=True, tag="hand_raised"):
    seat: int
    card: str


class GestureMade(Event, frozen=True, tag="gesture_made"):
    card: str
    seats: tuple[int, ...]


class DiceGrabbed(Event, frozen=True, tag="dice_grabbed"):
    seat: int
    card: str


class HeroSpoke(Event, frozen=True, tag="hero_spoke"):
    seat: int


class SecondHandSeen(Event, frozen=True, tag="second_hand_seen"):
    seat: int


class BreachClaimed(Event, frozen=True, tag="breach_claimed"):
    seat: int


class ClaimFailed(Event, frozen=True, tag="claim_failed"):
    seat: int


class HeroWounded(Event, frozen=True, tag="hero_wounded"):
    seat: int


class SoulsTaken(Event, frozen=True, tag="souls_taken"):
    count: int
    left: int


class HeroHealed(Event, frozen=True, tag="hero_healed"):
    seat: int


class LifeTaken(Event, frozen=True, tag="life_taken"):
    left: int


class ExperienceGained(Event, frozen=True, tag="experience_gained"):
    seat: int
    card: str


class ExperienceLost(Event, frozen=True, tag="experience_lost"):
    seat: int


class TraitUsed(Event, frozen=True, tag="trait_used"):
    seat: int
    hero: str


class RoundWon(Event, frozen=True, tag="round_won"):
    team: str
    reason: str


class MarketOpened(Event, frozen=True, tag="market_opened"):
    team: str
    """The team that has the coin token."""


class ItemWanted(Event, frozen=True, tag="item_wanted"):
    seat: int
    item: str
    owner: int


class ItemBought(Event, frozen=True, tag="item_bought"):
    team: str
    item: str
    owner: int


class MarketClosed(Event, frozen=True, tag="market_closed"):
    pass


class GameWon(Event, frozen=True, tag="game_won"):
    team: str
    reason: str


Events = (
    CharacterTaken
    | ColourTaken
    | RoundReady
    | CountdownStarted
    | RaceStarted
    | DiceThrown
    | DiceLanded
    | DicePlaced
    | CardHeld
    | CardCompleted
    | CardTurnedUp
    | DiceRemoved
    | CardSummoned
    | DragonMoved
    | CardLaid
    | CurseLaid
    | CardCancelled
    | DieYielded
    | NoTarget
    | CoinWon
    | CoinsSpent
    | DieFlipped
    | SpellSwapped
    | HandRaised
    | GestureMade
    | DiceGrabbed
    | HeroSpoke
    | SecondHandSeen
    | BreachClaimed
    | ClaimFailed
    | HeroWounded
    | SoulsTaken
    | HeroHealed
    | LifeTaken
    | ExperienceGained
    | ExperienceLost
    | TraitUsed
    | RoundWon
    | MarketOpened
    | ItemWanted
    | ItemBought
    | MarketClosed
    | GameWon
)
