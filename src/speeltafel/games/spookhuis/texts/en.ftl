### Trapped in the Haunted House

## The game

game-name = Trapped in the Haunted House
game-tagline = The ride was supposed to end. Find the three keys before you belong to the house.
game-about =
    Turn the rails, ride through the dark and hope that nobody frightens you at the dead end. Collect keys, spy out
    the code, and open the gate. Whoever loses all nerve becomes a Ghost, rides through walls and scares the rest.
game-length = 60-90 min

## Horrors

card-hyacinth = Hyacinth
    .text = Villain. Morale −1 if you pass, −2 if you fail.
card-vathek = Caliph Vathek
    .text = Villain. Morale −1 if you pass, −2 if you fail.
card-vanderhusen = Mynheer Vanderhusen
    .print = Mynheer Vander|husen
    .text = Villain. Morale −1 if you pass, 0 if you fail. Failed: hand in a key of your choice.
card-montoni = Montoni
    .text = Villain. Morale −1 if you pass, −2 if you fail.
card-bloom = Mr Bloom
    .text = Villain. Morale −1 if you pass, −2 if you fail.
card-hyde = Mr Hyde
    .text = Villain. Morale −1 if you pass, −2 if you fail.
card-herman = Officer Herman
    .text = Villain. Morale −1 if you pass, −2 if you fail.
card-seaton = Seaton's Aunt
    .text = Villain. Morale −1 if you pass, −2 if you fail.
card-horla = The Horla
    .the = the Horla
    .text = Alien. Morale 0 if you pass, −1 if you fail. Failed: your right neighbour drives your next ride.
card-strikers-head = The Striker's Head
    .the = the Striker's Head
    .print = The Strik|er's Head
    .text = Alien. Morale −1 if you pass, −2 if you fail.
card-martian = Martian
    .the = the Martian
    .text = Alien. Morale −1 if you pass, −2 if you fail.
card-rubber-wall = Rubber Wall
    .the = the Rubber Wall
    .text = Alien. Morale −1 if you pass, −2 if you fail.
card-sepulcrum = Sepulcrum
    .print = Sepul|crum
    .text = Alien. Morale −1 if you pass, −2 if you fail.
card-willows = The Willows
    .the = the Willows
    .text = Alien. Morale −1 if you pass, −2 if you fail.
card-black-hood = The Black Hood
    .the = the Black Hood
    .text = Alien. Morale −1 if you pass, −1 if you fail. Failed: it stays. Roll before each ride, 1-2: your right neighbour drives, 10: you may throw it off for +2.
card-spirit = Spirit
    .the = the Spirit
    .text = Spirit. Morale +1 if you pass, −1 if you fail.
card-hand = The Hand
    .the = the Hand
    .text = Spirit. Morale −1 if you pass, −1 if you fail. Failed: lose an item of your choice.
card-klara = Klara Militsh
    .text = Spirit. Morale 0 if you pass, −1 if you fail. Failed: next turn she puts you on a free ramp of the Gatehouse.
card-skulls = Screaming Skulls
    .the = the Screaming Skulls
    .print = Scream|ing Skulls
    .text = Spirit. Morale +1 if you pass, −1 if you fail.
card-corpse = Corpse
    .the = the Corpse
    .text = Spirit. Morale +1 if you pass, −1 if you fail.
card-skeleton = Skeleton
    .the = the Skeleton
    .text = Spirit. Morale −1 if you pass, −2 if you fail.
card-canterville = Canterville Ghost
    .the = the Canterville Ghost
    .print = Canter|ville Ghost
    .text = Spirit. Morale +1 if you pass, −1 if you fail.
card-rickshaw = Phantom Rickshaw
    .the = the Phantom Rickshaw
    .text = Spirit. Morale −1 if you pass, −2 if you fail. Passed: you may frighten one other player with it, but not whoever played it on you.
card-ghost-train = Ghost Train
    .the = the Ghost Train
    .text = Spirit. Morale 0 if you pass, −1 if you fail. Failed: no rotating and no teleporter next turn.
card-water-spirit = Water Spirit
    .the = the Water Spirit
    .text = Spirit. Morale −1 if you pass, −2 if you fail.
card-who-knows = Who Knows
    .text = Spirit. Morale −1 if you pass, −2 if you fail.
card-ambrosio = Ambrosio
    .print = Ambro|sio
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-groeselgem = Baron of Groeselgem
    .the = the Baron of Groeselgem
    .print = Baron of Groesel|gem
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-elf-king = Elf King
    .the = the Elf King
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-blubber = Lazy Blubber
    .the = the Lazy Blubber
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-merdardus = Merdardus
    .print = Mer|dardus
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-raven = Raven
    .the = the Raven
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-rat-catcher = Rat Catcher
    .the = the Rat Catcher
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-hairbottle = Judge Hairbottle
    .print = Judge Hair|bottle
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-spider = Spider
    .the = the Spider
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-cursed-house = Cursed House
    .the = the Cursed House
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-tell-tale-heart = Tell-Tale Heart
    .the = the Tell-Tale Heart
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-shapeshifter = Shapeshifter
    .the = the Shapeshifter
    .print = Shape|shifter
    .text = Nightmare. Morale 0 if you pass, −1 if you fail.
card-dracula = Dracula
    .text = Undead. Morale −1 if you pass, −1 if you fail. Failed: you are Dracula, −1 each turn. Whoever you meet takes a test; failed: you +3 and this card is theirs, passed: it goes.
card-frankenstein = Frankenstein's Monster
    .print = Franken|stein's Monster
    .text = Undead. Morale −1 if you pass, −3 if you fail.
card-ghoul = Ghoul
    .the = the Ghoul
    .text = Undead. Morale −1 if you pass, −3 if you fail.
card-golem = Golem
    .the = the Golem
    .text = Undead. Morale −1 if you pass, −3 if you fail.
card-aurelie = Countess Aurelie
    .text = Undead. Morale −1 if you pass, −3 if you fail.
card-kobold = Kobold
    .the = the Kobold
    .text = Undead. Morale −1 if you pass, −3 if you fail.
card-melmoth = Melmoth
    .text = Undead. Morale −1 if you pass, −3 if you fail.
card-mummy = Mummy
    .the = the Mummy
    .text = Undead. Morale −1 if you pass, −3 if you fail.
card-invisible = The Invisible One
    .the = the Invisible One
    .print = The Invis|ible One
    .text = Undead. Morale −1 if you pass, −1 if you fail. Failed: next turn you are put in the nearest free Key Room.
card-venus = Venus of Ille
    .the = the Venus of Ille
    .text = Undead. Morale −1 if you pass, −3 if you fail.
card-werewolf = Werewolf
    .the = the Werewolf
    .text = Undead. Morale −1 if you pass, −3 if you fail. Failed: you are the Werewolf. When you meet somebody: you +1, they take a test; passed −1 and this card goes, failed −3 and it is theirs.
card-wendigo = Wendigo
    .the = the Wendigo
    .text = Undead. Morale −1 if you pass, −2 if you fail. Passed: you may frighten somebody else with it, and so on; nobody twice.
card-zombie = Zombie
    .the = the Zombie
    .text = Undead. Morale −1 if you pass, −3 if you fail.

## Items

card-lamp = Old Lamp
    .the = the Old Lamp
    .text = Instead of rotating: go through a wall where you stand or stop, at a dead end or teleporter. The ride ends there.
card-book = Book
    .the = the Book
    .text = Morale +3 until one of your tests fails; then the points go too. At any moment.
card-file = File
    .the = the File
    .text = Swap one of your keys for one of another kind from any Key Room. At any moment.
card-gin = Bottle of Gin
    .the = the Bottle of Gin
    .text = Morale +3, but after 4 of your turns −4. At any moment.
card-garlic = Garlic
    .the = the Garlic
    .text = Keeps off Dracula and the Werewolf, cards and players. You keep it.
card-compass = Compass
    .the = the Compass
    .text = One more rotation this turn, before or after the other one.
card-cross = Cross
    .the = the Cross
    .text = Wards off Nightmares. You keep it.
card-lorgnette = Lorgnette
    .the = the Lorgnette
    .print = Lor|gnette
    .text = Your turn, costs 1 morale: look at a code card in secret.
card-wrench = Pipe Wrench
    .the = the Pipe Wrench
    .text = Your turn: swap two track tiles with the carts on them. Before the ride it switches the teleporters off.
card-umbrella = Umbrella
    .the = the Umbrella
    .text = Wards off Aliens. You keep it.
card-parchment = Egyptian Parchment
    .the = the Egyptian Parchment
    .print = Egyptian Parch|ment
    .text = Wards off Spirits (cards, not Ghost players). You keep it.
card-mirror = Mirror
    .the = the Mirror
    .text = Wards off Villains. You keep it.
card-whistle = Tremor Whistle
    .the = the Tremor Whistle
    .text = Your turn, costs 1 morale: swap a code card with one from the box. Only you see the new one.
card-pistol = Pistol with Silver Bullets
    .the = the Pistol with Silver Bullets
    .text = Wards off any one horror. Shown to Dracula or the Werewolf it keeps them off, and you keep it.
card-dice = Dice
    .the = the Dice
    .text = Your turn, costs 1 morale: swap the keys of two Key Rooms.

## Encounters

card-crowley = Aleister Crowley
    .text = Morale +5.
card-pym = Arthur Gordon Pym
    .text = Roll: 1-3 +3, 4-5 +2, 6-8 +1, 9-10 nothing.
card-jekyll = Dr Jekyll
    .text = Roll: 1-6 +2, 7-10 nothing.
card-silence = Dr Silence
    .text = Roll: 1-3 +3, 4-5 +2, 6-8 +1, 9-10 nothing.
card-monk = Eternal Monk
    .the = the Eternal Monk
    .text = Roll: 1-5 +2, 6-10 +1.
card-levi = Eliphas Levi
    .text = Roll: 1-5 +2, 6-10 +1.
card-faust = Faust
    .text = Roll: 1-6 +2, 7-10 nothing.
card-lovecraft = HP Lovecraft
    .print = HP Love|craft
    .text = Morale +5.
card-schlemihl = Peter Schlemihl
    .print = Peter Schle|mihl
    .text = Roll: 1-6 +2, 7-10 nothing.
card-theodore = Theodore
    .text = Roll: 1-3 +3, 4-5 +2, 6-8 +1, 9-10 nothing.

## Keys and tiles

card-key-1 = Key 1
    .text = 1, skull, red.
card-key-2 = Key 2
    .text = 2, bat, blue.
card-key-3 = Key 3
    .text = 3, moon, yellow.
card-key-4 = Key 4
    .text = 4, cat, green.
card-key-5 = Key 5
    .text = 5, cobweb, purple.
card-key-6 = Key 6
    .text = 6, lantern, orange.
card-straight = Straight
    .text = Straight on.
card-wide-curve = Wide curve
    .text = A gentle curve.
card-tight-curve = Tight curve
    .text = A sharp curve.
card-right-switch = Right-hand switch
    .text = Straight on, or off to the side.
card-left-switch = Left-hand switch
    .text = Straight on, or off to the side.
card-fork = Fork
    .text = Left or right.
card-crossing = Crossing
    .text = Two tracks that cross.
card-double-curve = Double curve
    .text = Two curves side by side.
card-ghost-circle = Ghost Circle
    .text = Leave by any side, also the one you came from.
card-key-room = Key Room
    .text = A fright from your left neighbour, then a key.
card-meeting-room = Meeting Room
    .text = Meet somebody who lifts your morale.
card-item-room = Item Room
    .text = Take an item.
card-gatehouse = Gatehouse
    .text = Here it begins. Nobody gets back in during the first round.
card-gatehouse-back = Gatehouse
    .text = Three ramps. One key: look at the code. Three keys: crack it.

## The options

preset-first = First night
    .help = The fixed house, and a code of digits.
preset-other-house = Another house
    .help = The rails lie differently every time.
preset-horrors = Night of horrors
    .help = They never run out, and a Ghost with 10 Terror Points puts an end to it.
preset-builders = Master builders
    .help = The first player adjusts the house, the code has symbols, and horrors never run out.
option-code = Code
    .help = Which feature of the cards is compared.
option-code-digit = Digit
option-code-symbol = Symbol
option-code-colour = Colour
option-board = Board
    .help = The fixed layout, or another house every time.
option-board-fixed = Fixed layout
option-board-random = Variable, built at random
option-board-players = Variable, the first player adjusts it
option-always-horror = Always a chance of a horror
    .help = Whenever a horror leaves the items or the encounters, a new one goes in.
option-terror-end = Alternative end
    .help = The game also ends when a Ghost has 10 Terror Points.
option-first-player = First player
    .help = Who begins.
option-first-player-die = The die decides
option-first-player-haircut = A vote on the most hideous haircut
option-dawn = Rounds until dawn
    .help = Who has not escaped by then has lost to the house. With 0 it never dawns: the night lasts as long as it takes.
option-equal-roll-succeeds = An equal roll succeeds
    .help = A roll equal to your morale passes the test.
option-turn-round-when-blocked = Turn round when blocked
    .help = A blocked cart may go back the way it came.
option-ghost-wall-into-key-rooms = Ghosts through walls into Key Rooms
    .help = Ghosts may also go through a wall into a Key Room.
option-ambush = Ambush
    .help = Whose morale decides.
option-ambush-attacker-morale = The attacker's, both times
option-ambush-classic = Classic: attacker and victim each test
option-turn-seconds = Seconds for your turn
    .help = 0 means no clock.
option-reply-seconds = Seconds for an answer
    .help = When somebody else is on turn. 0 means no clock.
timer-board = Time to lay the board
timer-turn = Time for your turn
timer-reply = Time to answer

## Quick chat

phrase-1 = Boo!
phrase-2 = I want out!
phrase-3 = Did you hear that?
phrase-4 = After you.
phrase-5 = My nerves …
phrase-6 = Who turned my rail?
phrase-7 = Nice cart. Shame about the driver.
phrase-8 = Join us …
phrase-9 = I know the code.
phrase-10 = Mwahaha!

## What you are asked

decision-haircut = Who has the most hideous haircut?
decision-haircut-wait = { $player } studies haircuts.
decision-board = Turn tiles until you are satisfied, then begin.
decision-board-wait = { $player } looks over the board.
decision-upkeep = You are about to lose morale. Play something first?
decision-upkeep-wait = { $player } braces for a loss.
decision-rotate = Your turn: turn a tile, or ride.
decision-rotate-wait = { $player } turns a tile or rides.
decision-set-off = The tile is turned. Play an item, or ride?
decision-set-off-wait = { $player } may play an item before the ride.
decision-placement = Your cart is about to be put elsewhere. Play an item first?
decision-placement-wait = { $player } may play an item before the cart is put elsewhere.
decision-depart = Which way does the cart leave?
decision-depart-wait = { $player } chooses a direction.
decision-branch = The rails split: which way?
decision-branch-wait = { $player } chooses which way to go.
decision-teleport = Off the board: where do you come back?
decision-teleport-wait = { $player } chooses a teleporter.
decision-wall = A dead end: stop, or go through the wall?
decision-wall-wait = { $player } faces the wall.
decision-shed = A 10! Throw the Black Hood off?
decision-shed-wait = { $player } may throw off the Black Hood.
decision-test = Take the test, or play something first.
decision-test-wait = { $player } takes a test.
decision-meet = A cursed player meets you: show something, or take the test.
decision-meet-wait = { $player } meets a cursed player.
decision-frighten = You are the Frightener: play a horror, or pass.
decision-frighten-wait = { $player } may frighten.
decision-key-room = Your right neighbour is in a Key Room: play a horror.
decision-key-room-wait = { $player } has to frighten.
decision-pass-on = You passed. Frighten somebody else with it?
decision-pass-on-wait = { $player } may pass the horror on.
decision-hand-in = Which card do you hand in?
decision-hand-in-wait = { $player } loses a card.
decision-ambush = Somebody is here. Ambush?
decision-ambush-wait = { $player } considers an ambush.
decision-steal = What do you steal?
decision-steal-wait = { $player } chooses the loot.
decision-take-key = Take a key?
decision-take-key-wait = { $player } is in a Key Room.
decision-draw-item = Take an item?
decision-draw-item-wait = { $player } is in the Item Room.
decision-draw-meeting = Meet somebody?
decision-draw-meeting-wait = { $player } is in the Meeting Room.
decision-gatehouse = The gate: look at a code card, or crack the code?
decision-gatehouse-wait = { $player } is in the Gatehouse.
decision-crack = Which key on which lock?
decision-crack-wait = { $player } tries the locks.
decision-surplus = Too many cards: which one goes to the next player?
decision-surplus-wait = { $player } has too many cards.
decision-end-turn = Play an item, or end your turn?
decision-end-turn-wait = { $player } may still play an item.
decision-lorgnette = Which code card do you look at?
decision-lorgnette-wait = { $player } raises the lorgnette.
decision-whistle = Which code card do you swap?
decision-whistle-wait = { $player } blows the whistle.
decision-dice = Which Key Room?
decision-dice-wait = { $player } swaps the keys of two rooms.
decision-wrench = Which tile do you swap?
decision-wrench-wait = { $player } swaps two tiles.
decision-file-give = Which key do you give?
decision-file-give-wait = { $player } files a key.
decision-file-take = From which room do you take a key?
decision-file-take-wait = { $player } files a key.
decision-anytime = Somebody else is on turn. You may play an item that glows.
decision-anytime-wait = { $player } may play an item.
choice-slot =
    Lock { $value ->
        [0] 1
        [1] 2
       *[2] 3
    }
choice-room =
    Key Room { $value ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    }
tile-name =
    { $cell ->
        [A1] Key Room C
        [A4] Key Room B
        [D1] Key Room D
        [D4] the Gatehouse
        [D7] Key Room A
        [G1] Key Room E
        [G4] Key Room F
       *[other] tile { $cell }
    }
room-name =
    { $cell ->
        [A1] Key Room C
        [A4] Key Room B
        [D1] Key Room D
        [D7] Key Room A
        [G1] Key Room E
        [G4] Key Room F
        [D4] the Gatehouse
       *[other] the { $kind }
    }
ask-type = What do you do?
ask-cell = Which tile?
ask-turns = How far?
ask-exit = Which way?
ask-item = Which item?
ask-card = Which card?
ask-key = Which key?
ask-slot = Which lock?
ask-room = Which room?
ask-player = Who?
ask-place = Which key?

## What you can do

move-vote = Vote for { $player }
move-begin = Let the game begin
move-rotate =
    Turn { tile-name } by { $turns ->
        [1] 60° anticlockwise
        [2] 120° anticlockwise
        [3] 180°
        [4] 120° clockwise
       *[5] 60° clockwise
    }
move-go = Go on
move-go-rotate = Ride
move-go-set-off = Ride
move-go-end-turn = End my turn
move-use = Play { $item }
move-steer =
    { $exit ->
        [0] To the east
        [1] To the north-east
        [2] To the north-west
        [3] To the west
        [4] To the south-west
       *[5] To the south-east
    }
move-teleport = Come back at { tile-name }
move-wall = Through the wall to { tile-name }
move-stop = Stop here
move-frighten = Frighten with { $card-the }
move-spare = Frighten nobody
move-roll = Roll the die
move-ambush = Ambush { $player }
move-decline = Leave it
move-steal-item = Steal { $item-the }
move-steal-key =
    Steal key { $place ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
       *[other] another one
    }
move-steal-hand = Steal an item from the hand
move-take-key = Take a key
move-draw = Take a card
move-look =
    { $slot ->
        [0] Look at code card 1
        [1] Look at code card 2
       *[2] Look at code card 3
    }
move-crack = Crack the code
move-unlock =
    { $slot ->
        [0] { $key } on lock 1
        [1] { $key } on lock 2
       *[2] { $key } on lock 3
    }
move-set-aside = Set { $card-the } aside
move-pass-on = Frighten { $player }
move-hand-in = Hand in { $card-the }
move-shed = Throw it off
move-pick-room =
    { $room ->
        [0] Key Room A
        [1] Key Room B
        [2] Key Room C
        [3] Key Room D
        [4] Key Room E
       *[5] Key Room F
    }
move-pick-tile = Tile { $cell }

## What happened

event-voted = { $seat } votes for { $player }.
event-voted-you = You vote for { $player }.
event-first = { $seat } begins.
event-first-you = You begin.
event-built = The tiles of the haunted house lie ready.
event-dealt =
    { $cards ->
        [hidden] { $seat } has three horrors in hand.
       *[other] { $seat } was dealt { $cards }.
    }
event-dealt-you = You were dealt { $cards }.
event-round = Round { $round }.
    .chapter = Round { $round }
event-turn = It is { $seat }'s turn.
    .heading = { $seat }'s turn
event-turn-you = It is your turn.
    .heading = Your turn
event-rotated = { $seat } turns { tile-name }.
event-rotated-you = You turn { tile-name }.
event-tiles-swapped = { $seat } swaps tiles { $cell } and { $other_cell }.
event-tiles-swapped-you = You swap tiles { $cell } and { $other_cell }.
event-driven = { $driver } drives the cart of { $seat }.
event-driven-you = { $driver } drives your cart!
event-driven-driver-you = You drive the cart of { $seat }!
event-rode = { $seat } rides over { $path }.
    .stage = { $seat } rides.
event-rode-you = You ride over { $path }.
    .stage = You ride.
event-teleported = { $seat } rides off the board at { $departure } and comes back at { $arrival }.
event-teleported-you = You ride off the board at { $departure } and come back at { $arrival }.
event-through-wall = { $seat } goes through the wall to { tile-name }.
event-through-wall-you = You go through the wall to { tile-name }.
event-stopped =
    { $reason ->
        [dead_end] { $seat } stops at a dead end on { tile-name }.
        [before_room] { $seat } stops on { tile-name }, before a room that is closed to the cart.
        [room] { $seat } enters { room-name }.
        [behind_wall] { $seat } stops behind the wall, on { tile-name }.
       *[other] { $seat } cannot leave { tile-name }.
    }
event-stopped-you =
    { $reason ->
        [dead_end] You stop at a dead end on { tile-name }.
        [before_room] You stop on { tile-name }, before a room that is closed to the cart.
        [room] You enter { room-name }.
        [behind_wall] You stop behind the wall, on { tile-name }.
       *[other] You cannot leave { tile-name }.
    }
event-flipped = All are out: the Gatehouse turns over and shows three ramps.
event-placed = { $card-The } puts the cart of { $seat } elsewhere: { tile-name }.
event-placed-you = { $card-The } puts your cart elsewhere: { tile-name }.
event-scared = { $seat } meets { $ghosts } in the dark.
event-scared-you = You meet { $ghosts } in the dark.
event-scored =
    { $terror ->
        [one] { $seat } has one Terror Point.
       *[other] { $seat } has { $terror } Terror Points.
    }
event-scored-you =
    { $terror ->
        [one] You have one Terror Point.
       *[other] You have { $terror } Terror Points.
    }
event-ghost = { $seat } becomes a Ghost!
event-ghost-you = You become a Ghost!
event-tie-rolled =
    { $seat ->
        [hidden] The die decides between { $tied }: { $roll } is thrown again.
       *[other] The die decides between { $tied }: { $roll } means { $seat }.
    }
event-tie-rolled-you = The die decides between { $tied }: { $roll } means you.
event-frightener = { $seat } is the Frightener.
event-frightener-you = You are the Frightener.
event-spared = { $seat } lets { $victim } be.
event-spared-you = You let { $victim } be.
event-spared-victim-you = { $seat } lets you be.
event-frightened =
    { $by ->
        [hidden] { $card-The } lay in wait for { $seat }!
       *[other] { $by } frightens { $seat } with { $card-the }!
    }
event-frightened-you =
    { $by ->
        [hidden] { $card-The } lay in wait for you!
       *[other] { $by } frightens you with { $card-the }!
    }
event-frightened-by-you = You frighten { $seat } with { $card-the }!
event-refilled =
    { $count ->
        [one] { $seat } takes a new horror.
       *[other] { $seat } takes { $count } new horrors.
    }
event-refilled-you = You take new horrors: { $cards }.
event-warded = { $seat } wards off { $card-the } with { $item-the }.
event-warded-you = You ward off { $card-the } with { $item-the }.
event-rolled =
    { $passed ->
        [yes] { $seat } rolls { $roll } against morale { $morale } and passes the test.
       *[other] { $seat } rolls { $roll } against morale { $morale } and fails the test.
    }
event-rolled-you =
    { $passed ->
        [yes] You roll { $roll } against morale { $morale } and pass the test.
       *[other] You roll { $roll } against morale { $morale } and fail the test.
    }
event-thrown = { $seat } rolls { $roll } for { $cause }.
event-thrown-you = You roll { $roll } for { $cause }.
morale-cause =
    { $cause ->
        [ambush] ambush
        [scare] a Ghost
        [code] wrong code
       *[other] { $cause }
    }
event-morale = { $seat }'s morale is now { $morale } ({ morale-cause }).
event-morale-you = Your morale is now { $morale } ({ morale-cause }).
event-used = { $seat } plays { $item-the }.
event-used-you = You play { $item-the }.
event-wore-off = { $item-The } of { $seat } has worn off.
event-wore-off-you = Your { $item } has worn off.
event-key-taken =
    { $room ->
        [0] { $seat } takes { $key } from Key Room A.
        [1] { $seat } takes { $key } from Key Room B.
        [2] { $seat } takes { $key } from Key Room C.
        [3] { $seat } takes { $key } from Key Room D.
        [4] { $seat } takes { $key } from Key Room E.
       *[5] { $seat } takes { $key } from Key Room F.
    }
event-key-taken-you =
    You take { $key } from Key Room { $room ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    }.
event-nothing-left =
    { $pile ->
        [keys] { tile-name } is empty: no key for { $seat }.
        [items] The Item Room is empty: nothing for { $seat }.
       *[other] The Meeting Room is empty: nobody for { $seat } to meet.
    }
event-nothing-left-you =
    { $pile ->
        [keys] { tile-name } is empty: no key for you.
        [items] The Item Room is empty: nothing for you.
       *[other] The Meeting Room is empty: nobody for you to meet.
    }
event-key-returned = { $key } of { $seat } goes back to its room.
event-key-returned-you = Your { $key } goes back to its room.
event-rooms-swapped =
    { $seat } swaps the keys of Key Rooms { $room ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    } and { $other ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    }.
event-rooms-swapped-you =
    You swap the keys of Key Rooms { $room ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    } and { $other ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    }.
event-drew =
    { $card ->
        [hidden] { $seat } takes an item.
       *[other] { $seat } takes { $card-the }.
    }
event-drew-you = You find { $card-the }.
event-encountered =
    { $bonus ->
        [0] { $seat } meets { $card-the }, who does not help.
       *[other] { $seat } meets { $card-the }: morale +{ $bonus }.
    }
event-encountered-you =
    { $bonus ->
        [0] You meet { $card-the }, who does not help.
       *[other] You meet { $card-the }: morale +{ $bonus }.
    }
event-looked =
    { $slot ->
        [0] { $seat } looks at code card 1.
        [1] { $seat } looks at code card 2.
       *[2] { $seat } looks at code card 3.
    }
event-looked-you =
    { $slot ->
        [0] Code card 1 is { $card }.
        [1] Code card 2 is { $card }.
       *[2] Code card 3 is { $card }.
    }
event-code-changed =
    { $slot ->
        [0] { $seat } swaps code card 1.
        [1] { $seat } swaps code card 2.
       *[2] { $seat } swaps code card 3.
    }
event-code-changed-you =
    { $slot ->
        [0] Code card 1 is now { $card }.
        [1] Code card 2 is now { $card }.
       *[2] Code card 3 is now { $card }.
    }
lock-name =
    lock { $slot ->
        [0] 1
        [1] 2
       *[2] 3
    }
event-unlocked =
    { $fits ->
        [yes] { $seat } tries { $key } on { lock-name }: it fits!
       *[other] { $seat } tries { $key } on { lock-name }: it wants { $card-the }.
    }
event-unlocked-you =
    { $fits ->
        [yes] You try { $key } on { lock-name }: it fits!
       *[other] You try { $key } on { lock-name }: it wants { $card-the }.
    }
event-crack-failed =
    { $keys ->
        [one] Wrong code: { $seat } gives back one key and loses 1 morale.
       *[other] Wrong code: { $seat } gives back { $keys } keys and loses { $keys } morale.
    }
event-crack-failed-you =
    { $keys ->
        [one] Wrong code: you give back one key and lose 1 morale.
       *[other] Wrong code: you give back { $keys } keys and lose { $keys } morale.
    }
event-escaped = { $seat } opens the gate and escapes!
event-escaped-you = You open the gate and escape!
event-ambushed = { $seat } ambushes { $victim }!
event-ambushed-you = You ambush { $victim }!
event-ambushed-victim-you = { $seat } ambushes you!
event-ambush-over =
    { $success ->
        [yes] The ambush succeeds.
       *[other] The ambush fails.
    }
event-stole =
    { $card ->
        [hidden] { $zone ->
            [keys] { $seat } steals a key from { $victim }.
           *[other] { $seat } steals a card from { $victim }.
        }
       *[other] { $seat } steals { $card-the } from { $victim }.
    }
event-stole-you = You steal { $card-the } from { $victim }.
event-stole-victim-you = { $seat } steals { $card-the } from you.
event-found-nothing = No item in the hand of { $victim }.
event-found-nothing-victim-you = No item in your hand.
event-surplus =
    { $cards ->
        [hidden] { $seat } passes a card to { $heir }.
       *[other] { $seat } passes { $cards } to { $heir }.
    }
event-surplus-you = You pass { $cards } to { $heir }.
event-discarded = { $seat } loses { $card-the }.
event-discarded-you = You lose { $card-the }.
event-haunted = { $card-The } will haunt the next turn of { $seat }.
event-haunted-you = { $card-The } will haunt your next turn.
event-cursed = { $card-The } stays with { $seat }.
event-cursed-you = { $card-The } stays with you.
event-curse-met = { $card }: { $seat } meets { $victim }.
event-curse-met-you = { $card }: you meet { $victim }.
event-curse-met-victim-you = { $card }: { $seat } meets you.
event-repelled = { $seat } shows { $item-the }: nothing happens.
event-repelled-you = You show { $item-the }: nothing happens.
event-curse-lifted = { $seat } is rid of { $card-the }.
event-curse-lifted-you = You are rid of { $card-the }.
event-passed-on = { $seat } passes { $card-the } on to { $victim }.
event-passed-on-you = You pass { $card-the } on to { $victim }.
event-passed-on-victim-you = { $seat } passes { $card-the } on to you!
event-reshuffled =
    { $pile ->
        [horrors] The horrors are shuffled again.
        [items] The items are shuffled again.
       *[other] The encounters are shuffled again.
    }
event-dawned = Dawn. The gate stays shut.
event-over =
    { $reason ->
        [escaped] The code is cracked: the night is won by { $winners }.
        [haunted] Nobody is alive any more: most Terror was spread by { $winners }.
        [terror] Terror rules the house, thanks to { $winners }.
       *[other] The night is over.
    }

## How it ended

result-escaped = Escaped: the code is cracked
result-haunted = Everybody is a Ghost
result-terror = Ten Terror Points
result-dawn = Dawn came before anybody escaped

summary-keys = Keys
    .help = Keys found in the rooms
summary-tiles = Tiles ridden
summary-horrors = Horrors met
summary-morale = Morale lost
summary-terror = Terror Points
summary-escaped = escaped in round { $round }
summary-ghost = a Ghost since round { $round }
summary-inside = still inside

## What the table shows

sketch-round = Round { $round }, dawn after { $dawn }
sketch-mind = morale { $morale }, Terror { $terror }
sketch-ghost = Ghost, Terror Points { $terror }
sketch-cards = hand { $count }
sketch-code = Code
sketch-piles = Piles: { $horrors } horrors, { $items } items, { $meetings } encounters
sketch-keys = Keys left
choose-rotate = Turn a tile
sketch-rails = Rails: ◯ Ghost Circle, ╳ crossing, ≍ double curve; an arrow points to the side that all ways of a switch share; ◉ teleporter.
sketch-rooms = Rooms: [G] Gatehouse with ramps A to C, [M] Meeting Room, [I] Item Room; A:1 is Key Room A with keys of kind 1.
sketch-opens = (to: { $rooms })
sketch-stops = A black cart is a Ghost. The active cart can end on a tile with * (green: a room, red: a dead end).
view-ghost = Ghost
view-morale = morale
view-terror = Terror Points
view-cell = tile
view-exit = facing
view-cards = cards
view-known = surely holds
view-keys = keys
view-laid = lies open
view-placements = will be placed by
view-steered = driven by the neighbour next
view-derailed = no rotating next turn
view-tiles = Tiles
view-rooms = Key Rooms
view-ramps = Ramps
view-teleporters = Teleporters
view-lit = teleporters work
view-slots = Code cards
view-box = In the box
view-piles = Piles
view-first = First player
view-frighteners = Frightener
view-active = Active player
view-driver = Driver
view-round = Round
view-dawn = Dawn after round
view-phase = Phase
view-rotations = Rotations left
view-lamp = The lamp burns
view-ride = The ride so far
view-picked = First choice
view-stop = Last stop
view-ambushed = Being ambushed
view-horror = Horror
view-roll = Last roll
view-tried = Keys tried
view-waiting = Waiting for
view-options = Options
view-q = q
view-r = r
view-tile = tile
view-kind = kind
view-rotation = rotation
view-letter = room
view-key = key
view-count = number
view-card = card
view-open = open
view-name = name
view-discard = discard pile
view-stray = a horror hides in it
view-gained = gave
view-markers = markers
value-dead-end = dead end
value-before-room = before a closed room
value-room = room
value-behind-wall = behind the wall
value-stuck = stuck
value-teleporter = teleporter
value-horrors = horrors
value-items = items
value-meetings = encounters
value-villains = Villains
value-aliens = Aliens
value-spirits = Spirits
value-nightmares = Nightmares
value-undead = Undead

## On the screen

prompt-turn = Which way should this tile lie?
prompt-blocked = Your cart is stuck: turn a tile that frees it.
prompt-test = { $horror }! Roll { $most } or less, or play something first.
prompt-only-test = { $horror }! Roll { $most } or less to pass.
prompt-frighten = You are the Frightener: frighten { $player } with a horror, or pass.
prompt-key-room = Frighten { $player }: with which horror?
prompt-fright-only = Frighten { $player } with { $card }.
prompt-take-key = Take { $key } from Key Room { $room }?
scene-left = Turn left
scene-right = Turn right
scene-turn = Turn it like this
scene-keep = Leave it as it was
scene-dot-room = leads to a room
scene-dot-stop = ends on the rails
scene-dot-none = your cart stays where it is
scene-zoom = Come closer
scene-whole = Whole board
scene-tile = { $kind }, tile { $cell }
scene-darkens = Turning a tile switches the teleporters off.
scene-gate-on = Teleporter, open
scene-gate-off = Teleporter, shut
scene-stop-room = a room
scene-stop-dead-end = dead end
scene-stop-before-room = before a closed room
scene-ride-room = Ride to { $place }
scene-ride-dead-end = Ride to the dead end on tile { $cell }
scene-ride-before-room = Ride up to the closed room, on tile { $cell }
scene-key-room = Key Room { $letter }
scene-ramp = ramp { $letter } of the Gatehouse
scene-several = Several ways lead there: choose one.
scene-touch = Choose one: your cart rides there.
scene-look = Choose a card to look at it.
scene-code = Compared by: { $feature }
scene-other = Now choose the other one.
scene-your-keys = Your keys
scene-room = the { $room }
scene-lock = Code card { $number }
scene-lock-open = open
scene-lock-known = seen by you alone
scene-lock-shut = face down
scene-states = at work
scene-only-you = Only you know this
scene-discard =
    { $count ->
        [0] discard pile empty
        [one] 1 discarded
       *[other] { $count } discarded
    }
scene-discard-none = Nothing has been discarded yet.
scene-about-gate = While it glows, a cart can ride off the board here and come back by any other. Turning a tile before the ride switches them off.
scene-about-dead-end = Whoever stops at a dead end may be frightened there.
scene-about-before-room = The room is taken or closed: the cart waits before it, and nobody frightens it there.
scene-about-lock = Three keys that fit the three code cards, in order, open the gate.
scene-about-dawn = When that round is over the night ends, and nobody has escaped.
scene-about-phase-1 = Turn one tile, or leave them as they lie.
scene-about-phase-2 = The cart rides until it reaches a room or the rails end.
scene-about-phase-3 = What the place brings: a fright, an ambush, a key, an item, a meeting or the gate.
scene-about-phase-4 = Whoever holds more than five cards passes the rest on to the next player.
scene-phase-1 = Turn
scene-phase-2 = Ride
scene-phase-3 = On the spot
scene-phase-4 = Hand

## Why a move is worth considering: what the coach says

reason-enough-done = You keep your items for when they matter.
reason-goes-nowhere = The cart stays where it is.
reason-escapes = You have every key you need: the gate is your way out.
reason-gate-look =
    { $count ->
        [one] You reach the Gatehouse and can look at the last lock that you do not know.
       *[other] You reach the Gatehouse and can look at one of { $count } locks that you do not know.
    }
reason-gate-safe = You reach the Gatehouse, where nobody can frighten you.
reason-key-needed = You reach { tile-name }, and its { $key } fits a lock.
reason-key-maybe = You reach { tile-name }, and its { $key } may fit a lock.
reason-key-spare = You reach { tile-name }, but you do not need its { $key }.
reason-meeting-room = You reach the Meeting Room: with { $morale } morale, company does you good.
reason-item-room = You reach the Item Room and draw an item.
reason-dead-end = It is a dead end, so others may frighten you there: you have { $morale } morale.
reason-near-gate = The ride ends on the way to the Gatehouse.
reason-near-key = The ride ends on the way to { tile-name }, where { $key } lies.
reason-near-room = The ride ends on the way to { tile-name }.
reason-no-dead-end = You need not end at a dead end, where others frighten you.
reason-keeps-teleporters = As long as you turn no tile, the teleporters work.
reason-their-dead-end = That way the ride of { $player } ends at a dead end.
reason-their-detour = That way { $player } reaches no room.
reason-prey = You pass { $player }, who has only { $morale } morale.
reason-stays-here = Here you know what awaits you: a fright, with { $morale } morale.
reason-test-odds =
    With { $morale } morale you pass in { $percent }% of the cases.{ $cost ->
        [0] { $gain ->
            [0] { "" }
           *[other] { " " }Passing brings { $gain }.
        }
       *[other] { " " }That costs { $cost } too.
    }
reason-saves-items = You keep your items for something worse.
reason-wards-off = { $item-The } wards off { $horror-the } without a roll.
reason-raises-morale = You have only { $morale } morale: 3 more make every test easier.
reason-looks-at-code =
    { $count ->
        [one] You get to know the last lock without riding to the gate.
       *[other] You get to know one of { $count } locks without riding to the gate.
    }
reason-changes-key = A key that fits nowhere becomes one that does.
reason-item-lamp = Behind the wall lies something better than at the end of the rails.
reason-item-compass = With two rotations you get further.
reason-item-wrench = Two tiles in other places open a better ride.
reason-item-whistle = A new code makes the keys of the others worthless, and only you know it.
reason-item-dice = Then the key that you need lies where you can get it.
reason-item-shield = It keeps you safe, and you need not roll.
reason-near-escape =
    { $keys ->
        [0] { $player } has no key yet, but is the nearest to one.
        [one] { $player } already has 1 key.
       *[other] { $player } already has { $keys } keys.
    }
reason-fright-odds =
    { $loss ->
        [0] { $player } fails in { $percent }% of the cases.
       *[other] { $player } fails in { $percent }% of the cases and then loses { $loss } morale.
    }{ $cost ->
        [0] { $gain ->
            [0] { "" }
           *[other] { " " }Who passes gains { $gain }.
        }
       *[other] { " " }Who passes loses { $cost } too.
    }
reason-no-danger =
    { $keys ->
        [0] { $player } has no key yet: no danger to you.
        [one] { $player } has only 1 key: no danger to you yet.
       *[other] { $player } has { $keys } keys: no danger to you yet.
    }
reason-saves-horror = You keep your horror for somebody who is about to escape.
reason-has-key = { $player } has { $key }, and it fits a lock.
reason-has-keys =
    { $keys ->
        [one] { $player } has a key that you have not seen.
       *[other] { $player } has { $keys } keys.
    }
reason-ambush-odds = It works in { $percent }% of the cases, and costs you 1 morale or 2.
reason-ambush-risk = An ambush would work in only { $percent }% of the cases.
reason-needs-none = You have one of these already.
reason-key-fits = { $key } fits a lock.
reason-key-unseen = Any key is a key less for somebody else.
reason-takes-item = { $item-The } is useful at once.
reason-takes-hidden = An item that nobody knows you have.
reason-key-may-fit =
    { $count ->
        [one] { $key } may fit the lock that you do not know.
       *[other] { $key } is one of those that may fit a lock you do not know.
    }
reason-needs-morale = You have only { $morale } morale: company does you good.
reason-free-card = It costs nothing.
reason-unknown-lock =
    { $count ->
        [one] It is the last lock that you do not know.
       *[other] There are { $count } locks that you do not know yet.
    }
reason-lock-known = You have seen this lock already.
reason-code-known = You know the code and have the keys: this is your way out.
reason-code-gamble =
    { $count ->
        [0] You know the code, but a key is missing.
        [one] Only one lock is unknown: a wrong key tells you as much as a look.
       *[other] { $count } locks are unknown: a long shot.
    }
reason-keeps-keys = The keys that fit stay with you.
reason-least-useful = { $card-The } is what you need least.
reason-fits-nowhere = { $key } fits no lock that you know.
reason-steers-again = From now on you steer your own cart again.

## The first time something is met: one sentence

first-ask-haircut = The player with the most hideous haircut begins.
first-ask-board = Before the game you may turn tiles until the tracks please you.
first-ask-upkeep = You are about to lose morale, and this is the last moment to raise it with an item.
first-ask-rotate = You may turn one tile before you ride, and the marks show where your ride could end.
first-ask-set-off = After this your cart leaves and rides on until something stops it.
first-ask-placement = A horror puts your cart somewhere else, and this is the last moment for an item.
first-ask-depart = You choose the side on which your cart leaves, and from there it rides by itself.
first-ask-branch = At a switch you choose the way: a room is a goal, a dead end a fright.
first-ask-teleport = Track that runs off the board comes back at another teleporter of your choice.
first-ask-wall = At this dead end you may go through the wall instead of stopping.
first-ask-shed = A 10 frees you from the Black Hood, so that you steer your own cart again.
first-ask-test = You roll a ten-sided die and pass if it shows no more than your morale.
first-ask-meet = Whoever meets a cursed player shows something that keeps it off, or takes a test.
first-ask-frighten = The player with the lowest morale may frighten whoever stands at a dead end.
first-ask-key-room = Whoever enters a Key Room is always frightened by the player on the left.
first-ask-pass-on = You passed the test, so you may frighten somebody else with the same card.
first-ask-hand-in = This horror costs you a card of your choice.
first-ask-ambush = Whoever stops at a dead end where somebody is may try to rob them: the lower your own morale, the better it works.
first-ask-steal = Your ambush worked: take a key, an open item, or one from the hand.
first-ask-take-key = You escape with the three keys that fit the code, and the one you take lies face down before you.
first-ask-draw-item = An item helps you once, or keeps a kind of horror off for good.
first-ask-draw-meeting = In the Meeting Room somebody raises your morale, often by the roll of a die.
first-ask-gatehouse = Here you look at one code card, or crack the code with three keys and escape.
first-ask-crack = On each lock goes the key that fits its code card.
first-ask-surplus = You hold more cards than you may, so one goes to the next player.
first-ask-end-turn = This is the last moment of your turn for an item.
first-ask-lorgnette = You look at a code card in secret, wherever you are.
first-ask-whistle = You swap a code card with one from the box, and only you know the new one.
first-ask-dice = You choose two Key Rooms, and their keys change places.
first-ask-wrench = You choose two tiles, which change places with the carts on them.
first-ask-file-give = You give a key away and take one of another kind for it.
first-ask-file-take = You take a key of another kind from any Key Room.
first-ask-anytime = A glowing item may be played at any moment, also in another player’s turn.
first-card-horror = A horror frightens another player, who then takes a test of morale.
first-card-encounter = An encounter raises your morale, often by the roll of a die.
first-card-key = A key fits one of the locks at the gate if it is the same as the code card there.
first-card-track = A cart rides along the track until something stops it.
first-card-lamp = Instead of turning a tile you go through a wall where your ride ends.
first-card-book = It gives 3 morale until you fail a test, and at any moment.
first-card-file = It turns one of your keys into one of another kind.
first-card-gin = It gives 3 morale now and takes 4 after four of your turns.
first-card-garlic = It keeps Dracula and the Werewolf off, again and again.
first-card-cross = It keeps Nightmares off, again and again.
first-card-mirror = It keeps Villains off, again and again.
first-card-umbrella = It keeps Aliens off, again and again.
first-card-parchment = It keeps Spirits off, again and again.
first-card-pistol = It keeps any one horror off, whichever it is.
first-card-whistle = For 1 morale you change one lock of the code, and only you know the new one.
first-card-wrench = In your turn two track tiles change places, with the carts on them.
first-card-gatehouse = All carts leave from the Gatehouse, and when the last one has gone it turns over.
first-card-gatehouse-back = Its three ramps lead to the gate, where the code is cracked.
first-state-ghost = You are a Ghost now: you cannot escape any more, but you frighten whoever you meet.
first-state-cursed = A curse lies before you, and touched it says what it does.
first-state-low-morale = Your morale is low: at 0 you become a Ghost, so look for company or an item.
first-state-lit = Nobody turned a tile, so the teleporters at the edge work in this turn.

## Statistics

trait-fate = Living or Ghost at the end
trait-fate-living = living
trait-fate-ghost = Ghost
occasion-horror = Horrors withstood
occasion-test = Tests passed
occasion-test-horror = a horror
occasion-test-scare = a Ghost
occasion-test-ambush = an ambush
occasion-test-curse = a curse
occasion-ambush = Ambushes that succeed
occasion-locks = The code cracked
