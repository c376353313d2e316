game-name = Wednesday: Creatures & Outcasts
game-tagline = Shed your cards before Wednesday turns up.
game-about =
    Play higher and higher, or pass. Every time the whole table has passed, a character turns up and bends the rules for the next trick. Five rounds; whoever keeps the fewest points in hand wins.
game-length = 30-45 min

## Outcast cards

card-0 = 0
    .text = No effect, no points.
card-1 = 1 Normie
    .text = The first 1 on the table starts the round.
card-2 = 2 Faceless
    .text = Play one more card on it, if you can.
card-3 = 3 Yeti
    .text = No effect.
card-4 = 4 Shapeshifter
    .text = Draw blindly from a player, give back another card.
card-5 = 5 Gorgon
    .text = No effect.
card-6 = 6 Psychic
    .text = Three at once: put Wednesday anywhere in her stack.
card-7 = 7 Siren
    .text = Take a card of your choice from the closed pile.
card-8 = 8 Vampire
    .text = A player of your choice draws the top closed card.
card-9 = 9 Werewolf
    .text = No effect.
card-10 = 10 Hyde
    .text = All four at once: the round is over.
card-13 = 13
    .text = As last card of a trick it sends Wednesday back into the stack.

## Characters

card-wednesday = Wednesday Addams
    .text = The round is over, unless the 13 lies on top.
card-thing = Thing
    .text = Whoever played last blocks one number for the rest of the round.
card-tyler = Tyler Galpin
    .text = Odd numbers only.
card-yoko = Yoko Tanaka
    .text = Turns go counter-clockwise.
card-enid = Enid Sinclair
    .text = Pairs only; an effect counts once.
card-bianca = Bianca Barclay
    .text = Play downwards.
card-ajax = Ajax Petropolus
    .text = At least two higher.
card-weems = Larissa Weems
    .text = Equal numbers are fine too.
card-eugene = Eugene Ottinger
    .text = Who passes draws the top closed card.

## Round effects of the advanced variant

card-clear-characters = The characters leave
    .text = All characters left are put away; none follows this round.
card-remove-wednesday = Wednesday stays away
    .text = Wednesday leaves the stack, the others are shuffled.
card-open-hands = Cards on the table
    .text = Everybody plays with an open hand this round.
card-place-wednesday = Wednesday moves
    .text = The player of the card puts Wednesday anywhere in the stack.
card-hands-to-right = Hands to the right
    .text = Everybody gives the whole hand to the player on the right.

## Options

option-advanced = Advanced variant
    .help = Every round has its own effect, started by one card under one character.
option-teams = Teams
    .help = Equal teams of four or six players, seated alternately; each team has one column on the score pad.
option-teams-0 = Everybody alone
option-teams-2 = Two teams
option-teams-3 = Three teams
option-all-pass = When is a trick over?
    .help = Must the player who played last pass too before the pile is cleared?
option-all-pass-all = Everybody has passed
option-all-pass-all-but-last = All others have passed
option-closed-transfer = Trick to the closed pile
    .help = Turned over as a block, the first card of a trick ends up on top; kept in order, the last one does.
option-closed-transfer-flip = Turned over as a block
option-closed-transfer-keep = Kept in order
option-vampire-self = Vampire on yourself
    .help = May the player of an 8 choose to take the card?
option-clear-keeps-active = Last character stays
    .help = Advanced round 1: when the characters leave, the active one stays for the whole round.
option-team-chat = Team talk
    .help = Is what team mates say to each other heard by the other teams?
option-team-chat-private = Only the team
option-team-chat-open = Everybody
option-memory-log = Memory counts
    .help = During a round the log hides the cards of earlier tricks.
option-youngest = Youngest player
    .help = The seat that begins when nobody lays a 1; -1 draws lots.
option-race-seconds = Seconds for the race
    .help = How long everybody has to slam down a 1.
option-turn-seconds = Seconds for a turn
    .help = When they are over, you pass.
option-choice-seconds = Seconds for a choice
    .help = When they are over, the choice is made by lot.
option-look-seconds = Seconds to look
    .help = For looking through the closed pile or the characters.
