### The rulebook of Gevangen in het Spookhuis

## At a glance

glance-aim = The idea
    .text =
        Get out: find the three secret code cards, collect the matching keys, crack the gate.
        Out of morale? Then you are a Ghost and scare the others for Terror Points.
glance-setup = Setting up
    .text =
        Three of six code cards lie face down. One kind of key at each Key Room.
        Everybody: three horrors, morale 9, a cart in the Gatehouse.
glance-turn = Your turn
    .text =
        1. Turn one tile, or none.
        2. Ride, as far as the rails go. Turned nothing? Then rails off the board are teleporters.
        3. Do what can be done where you stop.
        4. Keep at most 5 cards; keys do not count.
glance-test = A test
    .text =
        Roll the ten-sided die: your morale or less is fine, more is a failure.
        The card says what either does. An item may ward it off, before the roll.
glance-rooms = Where you stop
    .text =
        Dead end: the player with the lowest morale may play a horror on you. Somebody there? You may ambush them.
        Key Room: your left neighbour plays a horror; then take a key.
        Meeting Room: draw for morale. Item Room: draw an item.
glance-gate = The Gatehouse
    .text =
        With a key: look at one code card. With three: try to crack the code.
        A wrong key costs 1 morale for each key played, and those keys are gone.
glance-ghost = As a Ghost
    .text =
        Hand in items and keys, keep your horrors. Only Key Rooms are open to you.
        At a dead end go through the wall. Meet the living: test, and a failure is 1 point for you.
glance-end = The end
    .text =
        All three keys match: that player wins.
        Everybody a Ghost: the most Terror Points win.

## What it is about

chapter-aim = What it is about
out = Out of the haunted house
    .text = Three to five of you are locked in. Three secret code cards open the gate: find out what they are, fetch the matching keys and lay them at the Gatehouse. Whoever gets all three right at once is out and has won.
or-ghost = Or a Ghost for ever
    .text = Every fright gnaws at your morale. At 0 you become a Ghost, and stay one: from then on you keep the others in and collect Terror Points. When nobody is alive any more, the Ghost with the most points wins; ties share.
picture-table = The house, seen by Noor in her cart.
    .a = The Gatehouse: here it starts, and here it ends.
    .b = A Key Room, at the tip of the board.
    .c = The Item Room.
    .d = The three code cards, face down.
    .e = Noor's cards: a Cross against Nightmares, and two horrors for others.

## Setting up

chapter-setup = Setting up
board = The house
    .text = Lay the tiles as the fixed layout shows, or shuffle them (see the variants). Sort the keys: each of the six Key Rooms gets one kind, whichever.
code-cards = The code
    .text = Agree whether you compare digit, symbol or colour; each kind of key has one of each. Draw three of the six code cards and lay them face down in a row, unseen, in places that never change. The other three go into the box. They look like keys, but never mix with them.
horrors-dealt = Horrors
    .text = Deal three horrors to everybody. Then shuffle one unseen into the items and one into the encounters: you never know. All cards look alike from behind, so others only see how many you hold.
picture-card = How to read a horror
    .a = Its name.
    .b = What kind of horror it is, and what it does to your morale if you pass or fail the test.
dials = Morale and carts
    .text = Set every dial to 9, for all to see. Put the carts in the Gatehouse; the ghost carts wait. With your first ride you choose which way to leave.
haircut = Who begins
    .text = The most hideous haircut begins. Too polite? Let the die decide.

## Your turn

chapter-turn = Your turn
phases = Four phases
    .text = Turn a tile, ride, do something where you stop, end your turn: in this order. Then the player on your left.
before-turn = Before you start
    .text = Take the cards that were set aside for you. You may play items; gin wears off by one; as Dracula you lose a point. Then you begin, or a spirit puts you somewhere. “Next round” always means your own next turn.

## 1. Turning a tile

chapter-rotate = Step 1: turn a tile
turn-a-tile = One tile, any way
    .text = You may turn any one tile to any other position: an empty one, one with carts, even your own. Carts turn along. The Meeting Room and the Item Room may be turned too.
picture-turn = In front of Noor the track breaks off. She turns that tile.
    .a = Now the track leads straight into the Key Room.
way-out = Mind the way out
    .text = If your cart cannot leave its tile, you must turn a tile that frees it; if none does, it stays where it is and you do nothing there. A tile you turn may not lock in other living carts on it that could leave. A cart next to it is just unlucky.
not-turned = What stays put
    .text = Nobody turns the Gatehouse. A Key Room must keep its door towards the board. Ghosts never turn anything.
gatehouse-turns = After the first round
    .text = When all carts are out, the Gatehouse is turned over: now it has three ramps instead of six ways out. Ramp A lies where the last cart left. Nobody enters it during the first round.

## 2. Riding

chapter-ride = Step 2: ride
ride-on = As far as it goes
    .text = You ride forward onto another tile and follow the rails until something stops you; you cannot stop earlier. Where the track does not go on, on the next tile or at the rim, is a dead end. There you stop.
obstacles = In the way
    .text = A living cart in a room, or on a ramp, blocks it: you stop on the tile before it and do nothing there. You do not turn round either, unless the table allows it. On the track carts pass each other. The room you left counts as occupied while you ride.
rooms-stop = Rooms
    .text = A room ends your ride: the six Key Rooms, the Item Room, the Meeting Room and the Gatehouse, where each ramp is a stop of its own. You leave a room by any of its doors, a ramp only by that ramp.
splits = Where rails split
    .text = You choose the way, as long as the rail runs on smoothly; you cannot double back. On a Ghost Circle every way out is open, even the one you came from. You never use the same bit of track twice in one ride.
teleporters = Teleporters
    .text = Did you turn nothing? Then rails that run off the board are teleporters: you go on, inward, from another one of your choice, once in a turn. If you turned or swapped tiles, they are dead ends. Ghosts never teleport. A single one leads nowhere.

## Tests

chapter-test = Tests and morale
roll = Roll against your morale
    .text = Roll the ten-sided die. Your morale or less: passed. More: failed. (The table may count an equal roll as a failure.) The card says what each does, and even passing can cost. Set the dial first, then follow the rest of the card.
morale = From 0 to 9
    .text = Morale never rises above 9. A card that gave you points remembers how many, and takes off exactly those when it goes. At every change it is checked whether the game is over.

## A dead end

chapter-dead-end = Step 3: at a dead end
frightener = The Frightener
    .text = Of the others, the one with the lowest morale may play one horror on you; Ghosts count as 0, and the die decides ties. Who has played the last horror draws three new ones at once.
picture-fright = Noor stops at a dead end. Bram has the lowest morale and plays the Spider.
    .a = The rails end here.
    .b = The Cross wards off a Nightmare. The Spider is one.
ward-off = Ward it off
    .text = With a fitting item you need no test: the horror is discarded. You may also keep the item back and roll. Otherwise you take the test and bear the consequences.
ambush = Ambush
    .text = Is another living player at your dead end? Then you may ambush one of them, after the Frightener. The victim rolls: above your morale, and it works, at the cost of 1 of yours. So the worse you feel, the better you rob. Never in the Gatehouse.
loot = What you take
    .text = Take an open item, a face-down key, or a random item from the hand. Then you roll too, even if it failed: above your morale costs 1 more. If you fall to 0 on the way, you are a Ghost and get nothing. (The table may choose the classic way: each tests themselves.)

## Rooms

chapter-rooms = Step 3: in a room
key-room = Key Room
    .text = Your left neighbour, Ghost or not, must play a horror on you. Still alive? Then you may take a key from that room and lay it face down before you. Everybody sees which pile it came from. If there is no horror to be had, lucky you.
meeting-room = Meeting Room
    .text = You may draw the top card and lay it open. An encounter lifts your morale; a horror frightens you, and items may help. One card per visit: come back for another. An empty pile is made anew from its discards.
encounters = Encounters
    .text = The points are a loan: an encounter stays open before you until you become a Ghost, and cannot be stolen. Some ask for a roll. One that gives nothing is discarded.
item-room = Item Room
    .text = Draw a card: an item goes into your hand, unseen; a horror is settled on the spot. One card per visit here too. Where a pile is empty and cannot be made again, there is nothing to take.

## Items

chapter-items = Items
using-items = When to use them
    .text = Against a fright: when frightened, before the roll. Book, Gin and File: any time nothing else is going on, also in others' turns. The rest in your own turn, not while riding. Some are used up, some come back to your hand, some lie open until they wear off.
protection = Protection
    .text = Each wards off a kind of horror, without a test. Garlic or the Pistol also keeps off players who are Dracula or the Werewolf: just show it, and nothing happens. The Pistol is spent only against a card.
courage = Courage
    .text = The Book gives up to 3 morale until any of your tests fails. Gin gives up to 3 as well, and after four of your turns costs 4. Lose the card earlier, and only the points it gave go with it.
tools = For your way
    .text = With the Lamp, instead of turning a tile, you go through the wall at a dead end or teleporter, but not into the Gatehouse or an occupied room. There you stop; your next ride may go any way. The Compass is a second turn. The Wrench swaps two track tiles with everything on them; nobody who could leave may be locked in.
tricks = For the code
    .text = Swap a key for another kind with the File. The others cost 1 morale first, and at 0 you are a Ghost without the effect: peep at a code card, swap one with a random card from the box that only you see, or swap the keys of two Key Rooms.

## The Gatehouse

chapter-gate = Step 3: at the Gatehouse
look = One key: look
    .text = Nobody is frightened here. With at least one key you may look at one code card in secret; it stays where it is. Without a key there is nothing to do. You look or crack, never both in one turn.
picture-code = Noor is at the Gatehouse with three keys. She has seen two of the three code cards.
    .a = This one matches her first key.
    .b = This one she has seen too.
    .c = Her ramp.
crack = Three keys: crack it
    .text = Lay a key open, turn up a code card of your choice, compare. A match? Go on with the next. All three match, and you have won. Once begun you cannot stop, and everybody sees what is turned up.
wrong = Wrong!
    .text = A mismatch ends it. The code cards are turned back, every key you played costs 1 morale and returns to its room.

## The end of your turn

chapter-turn-end = Step 4: the end of your turn
five-cards = Five cards
    .text = You may keep five: horrors and items in hand, and open items. Keys do not count. What is too much you set aside, your choice.
set-aside = For the next player
    .text = The next player takes those cards first thing; only the two of you know them. A Ghost discards the items among them. During a turn you may hold more, and who has just become a Ghost is not checked.

## Ghosts

chapter-ghosts = Ghosts
become = You become a Ghost
    .text = At morale 0 it happens at once; if it is your turn, that is over. Items are discarded, keys return, and so do encounters and everything that weighed on you. You keep your horrors, take the ghost cart, and set the dial to 0: it now counts Terror Points.
ghost-ride = How Ghosts ride
    .text = On the rails, like all. They block nobody and nobody blocks them, and they never hold anything but horrors. Key Rooms are open to them; before the Meeting Room, the Item Room and the Gatehouse they stop, and that is no dead end.
walls = Through the wall
    .text = At a dead end a Ghost may go through the wall, onto any adjacent track tile except the one it came from, and stops there. Its next ride may start in any direction. Rooms cannot be entered that way, unless the table opens the Key Rooms.
scare = Scaring
    .text = No card needed. When a Ghost passes you, you pass a Ghost, or you end on the same tile, you take a test first of all, also in a Key Room. Failed: 1 morale less, and the Ghost scores a Terror Point.
one-scare = Once per ride
    .text = However many Ghosts you meet in a ride, it is one test and one point of morale, but each Ghost scores. Only tiles that are entered count, not the one left. In the Gatehouse, Meeting Room and Item Room you are safe. No item wards off a Ghost, but Book and Gin may help.
ghost-cards = Ghosts and their cards
    .text = A Ghost counts as morale 0, so it is often the Frightener; its cards bring no Terror Points. Nobody frightens a Ghost, and it has no action where it stops. A new one scares nobody before it has ridden. The limit of cards holds for it too.

## The horrors

chapter-horrors = The horrors
all-horrors = All the horrors
    .text = Five kinds, each with its protection. Most only cost morale; they are listed here. If a card makes you a Ghost, the rest of its text lapses. Used horrors go to their discard pile; Dracula, the Werewolf and the Black Hood stay as long as they say.
losses = Thieves
    .text = If you fail, Vanderhusen takes a key and the Hand takes an item, of your choice, open ones included. With none to give, nothing happens.
strange-drivers = Strange drivers
    .text = Your right neighbour, Ghost or not, makes the choices of your ride: after the Horla once, under the Black Hood whenever you roll 1 or 2. All else stays yours. A 10 lets you throw the Hood off, for 2 morale; there is no other way.
train = Ghost Train
    .text = In your next turn you neither turn tiles nor teleport. Such effects come one per turn, in the order in which you got them, and end when you become a Ghost.
klara = Klara Militsh
    .text = Next turn she puts your cart on a free ramp; with several the die decides. If none is free, you land before the ramp of the first player on your right who stands there. Then you act there as usual.
invisible = The Invisible One
    .text = Next turn it puts you in the nearest free Key Room, counted in tiles; with several the die decides. It replaces turning and riding. A Ghost in there scares you first, then comes what a Key Room brings.
passed-on = Passed on
    .text = Passed the test? Then you may frighten another living player with it, outside the Gatehouse, but not whoever played it on you. The Rickshaw goes on once; the Wendigo on and on while tests succeed, but nobody meets it twice.
dracula = Dracula
    .text = Failed? Then you are Dracula and lose 1 at the start of each turn. Whoever you meet takes a test: failed, you get 3 and they take the card; passed, it is gone. Garlic or the Pistol keeps you off.
werewolf = The Werewolf
    .text = Failed? Then you are the Werewolf. Meeting somebody gives you 1. They take a test: passed, they lose 1 and the card is gone; failed, they lose 3 and take it over. Kept off with Garlic or the Pistol, you get nothing.
meetings = What is a meeting?
    .text = One of the two enters the other's tile on a ride, but not in the Gatehouse. Several go in the order of the path, the rider's own cards first, each pair once. A card that has just moved rests until the next ride.

## Variants

chapter-variants = Variants
variable-board = Another house
    .text = Shuffle the 28 track tiles. The Gatehouse lies in the middle, two tiles and a Key Room in each direction; the two other rooms go where only track surrounds them. No room may be reachable from the start without turning. In a dispute the first player decides.
more-horror = Always a chance of a horror
    .text = When a horror comes out of the items or encounters, a new one is shuffled in unseen, as long as there are any.
other-end = Alternative end
    .text = The table may let the game end when a Ghost has 10 Terror Points. And at dawn, after the last round that the table set, the living have failed: the most points win, or nobody if there is no Ghost. All options can be combined.
