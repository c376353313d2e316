### Exploding Kittens: Good vs Evil

## The game

game-name = Exploding Kittens: Good vs Evil
game-tagline = Draw. Survive. Let somebody else blow up.
game-about =
    Somewhere in the pile the Kittens are ticking, and every turn ends with a draw. Dodge, peek, steal and
    shout Nope, or start an Armageddon: one of you walks away with Godcat, the other meets Devilcat.
    The last player who has not exploded wins.
game-length = 15-20 min

## The cards

card-exploding-kitten = Exploding Kitten
    .text = Show it. Defuse it, or you are out.
card-defuse = Defuse
    .text = Survive a Kitten, then hide it anywhere in the pile.
card-armageddon = Armageddon
    .text = A duel with Godcat and Devilcat, if both are on the mat. Ends your turn.
card-attack = Attack (2x)
    .text = Do not draw. The next player takes 2 turns.
card-targeted-attack = Targeted Attack (2x)
    .text = Do not draw. A player you choose takes 2 turns.
card-favor = Favor
    .text = A player gives you a card, and chooses which.
card-raising-heck = Raising Heck
    .text = Draw the bottom card: keep it, or put it face down on top. Ends your turn.
card-reveal-the-future = Reveal the Future (3x)
    .text = Everybody sees the top 3 cards. They go back unchanged.
card-shuffle = Shuffle
    .text = Shuffle the pile until the next player says stop.
card-nope = Nope
    .text = Stop an action before it begins. Not a Kitten, not a Defuse.
card-cat-horse = Horse Cat
    .text = Nothing on its own. Two of a kind steal a card.
card-cat-knight = Knight Cat
    .text = Nothing on its own. Two of a kind steal a card.
card-cat-mer = Mercat
    .text = Nothing on its own. Two of a kind steal a card.
card-cat-troll = Troll Cat
    .text = Nothing on its own. Two of a kind steal a card.
card-feral-cat = Feral Cat
    .text = Counts as any cat card, never as another card.
card-godcat = Godcat
    .text = In your turn: any card but Nope. Then back to the mat.
card-devilcat = Devilcat
    .text = In front of you after an Armageddon? Defuse, or you are out.

## The options

option-quick = Quick variant
    .help = A third of the pile leaves the game unseen. Meant for 2 or 3 players.
option-special-combos = Special combinations
    .help = Any two cards of equal name steal a card, any three name one. Leave it off for a first game.
option-attack-carry = Attack in the last forced turn
    .help = How many turns a victim passes on when attacking in the last of the forced turns.
option-attack-carry-text = As written: that turn goes along (3 turns)
option-attack-carry-fresh = House rule: a fresh Attack (2 turns)
option-start-player = Start player
    .help = Who takes the first turn.
option-start-player-random = Drawn by lot
option-memory-aid = Memory aid
    .help = Shows every player what that player has seen and could remember.
option-strict-table-talk = Silence of the dead
    .help = Players who are out, and spectators, cannot write to the living.
option-nope-race = Several Nopes at once
    .help = Which of several Nopes counts when players are equally quick.
option-nope-race-auto = The first one with people, by lot among bots
option-nope-race-arrival = The first one to arrive
option-nope-race-commit = All choose at the same time, then by lot
option-poll-author = Ask the author too
    .help = When all choose at the same time, the player who laid the last card is asked for a Nope as well.

## Clocks

timer-nope-window = Time for a Nope
timer-main-action = Time for your turn
timer-give = Time to give a card
timer-pick = Time to pick a card
timer-heck = Time to place the bottom card
timer-insert = Time to hide the Kitten
timer-duel-deal = Time to lay out the duel
timer-duel-choice = Time to keep or swap
timer-shuffle-stop = Shuffling
timer-reveal-show = Looking into the future

## Quick chat

phrase-1 = Nope. Nope. Nope.
phrase-2 = It is ticking. Is that yours?
phrase-3 = Trust me. Swap.
phrase-4 = Keep it. Would I lie to you?
phrase-5 = Nine lives, you say? Let us count.
phrase-6 = I put it somewhere nice.
phrase-7 = After you!
phrase-8 = Do me a Favor...
phrase-9 = Godcat is watching you.
phrase-10 = Devilcat sends his regards.
phrase-11 = Purrfect.
phrase-12 = I regret nothing.
