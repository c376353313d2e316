# Lessons of Gevangen in het Spookhuis. `lesson-<id>`: title, and `.end` when it is done. `<lesson>-<step>`: what the
# teacher says, `.task` what to do, `.praise` when it is done, and an attribute for every answer. Never more than two
# sentences at once.

lesson-ride = All aboard
    .about = What it is about, and a first ride.
    .end = Every room has something for you. What opens the gate lies in the six corners: keys!

ride-go = You are trapped in a haunted house, and whoever opens its gate first wins.
    .task = Press Ride: your cart follows the rails to the green tick.
    .praise = A cart rides until it reaches a room or the rails end. You cannot stop earlier.
    .turn = Tiles can be turned, but that comes later. The rails already lead to the tick: ride.

ride-item = This is the Item Room, and one card a visit is yours.
    .task = Take a card.
    .praise = A Compass: with it you may turn two tiles in one turn.
    .leave = Items help you all night. Take what you can get.

lesson-turn = Keys
    .about = To a Key Room in two rotations.
    .end = Your first key! Each Key Room has its own kind, and you need three that fit the gate.

turn-dots = Touch a tile, and dots show how it may lie: a green one leads you to a room, a pink one to a dead end. The cross ⊗ leaves the tile as it was.

turn-free = Keys lie in the six corner rooms, but the rails to Key Room A do not meet.
    .task = Touch the tile ahead of you and turn it until the rails meet.
    .praise = Once a tile is turned, your cart rides by itself. Now the door of the Key Room is on the wrong side.
    .own = You stand on that tile, so you would turn round with it and ride away. Turn the tile ahead of you.

turn-door = You are stuck before a wall, so you have to turn something.
    .task = Turn the Key Room until its door faces you.
    .praise = The door is open, and you are in. But you are not alone here…
    .away = That turns your own cart away from the keys. Turn the room, not yourself.

turn-fright = In a Key Room whoever has the next turn must frighten you, and Ada plays the Raven.
    .task = Your morale is 9, the number by your name: roll that or less.
    .praise = A 4: you keep your nerve, and the Raven costs you nothing.

turn-key = Whoever is not scared out of their wits gets a key.
    .task = Take it.
    .praise = Number 1. Whether it fits, only the gate knows.
    .leave = You came here for it. Without three keys nobody gets out.

lesson-fright = Frights
    .about = Dead ends, items that help, and your turn to say boo.
    .end = Bram has no morale left and becomes a Ghost. That can happen to you too!

fright-ride = Sometimes there is no room to reach, and a dead end is where frights wait for you.
    .task = Ride there anyway, to the red cross.
    .praise = At a dead end the player with the lowest morale may frighten you. That is Bram.
    .room = Well seen: rooms are the way round a dead end. But today you are here for the fright.
    .turn = You may turn a tile first, but leave them this time. You have something against frights.

fright-cross = Bram plays the Spider, a Nightmare, and your Cross keeps all Nightmares away.
    .task = Play the Cross instead of rolling.
    .praise = No roll, no loss, and the Cross stays yours.
    .roll = A 10 is more than your morale, so the Spider costs you 1. The Cross would have cost nothing.

fright-frighten = At a dead end the lowest morale may frighten, but in a Key Room the next player must: after Bram, that is you.
    .task = Frighten Bram with your Zombie.
    .praise = Bram's morale is 3: a roll above that costs 3 morale…
    .raven = The Raven takes 1 morale at most, the Zombie up to 3.

lesson-ghost = Ghosts
    .about = Without morale you go on as a Ghost.
    .end = Ada lost her nerve: a Terror Point for you, beside your ghost. If nobody living is left, the Ghost with the most of them wins.

ghost-ride = Your morale is down to 1, and the rails lead to a dead end.
    .task = See what happens: ride.
    .praise = Bram may frighten you, and plays the Rat Catcher.
    .room = The Meeting Room would help you, well seen. But now find out what it is like to be a Ghost.
    .turn = In a real game you would look for a way out. Here, ride to the dead end.

ghost-roll = The Rat Catcher, and only a 1 would save you.
    .task = Roll.
    .praise = You are a Ghost now, and Ghosts hold no keys: yours is back in its room. But you are far from finished.

ghost-frighten = Ada stops at a dead end, and a Ghost counts as the lowest morale of all.
    .task = Frighten Ada with any card you like.
    .praise = Ada keeps her nerve and loses 1 morale at most. But now it is your turn.
    .spare = Ghosts know no mercy: the living must not get out. Play a card.

ghost-wall = A Ghost turns no tiles, but goes through walls at a dead end.
    .task = Go through the wall to Ada's tile.
    .praise = Boo! Whoever meets a Ghost has to roll.
    .elsewhere = Nobody is there to scare. Ada stands on the tile with the ring.

lesson-teleport = Teleport
    .about = Leave the tiles as they lie, and rails lead further than you think.
    .end = Turn a tile, or teleport: one of the two in a turn. Sometimes leaving everything as it is takes you furthest.

teleport-go = If you turn no tile, rails that run off the board are teleporters.
    .task = Ride off the board.
    .praise = Off you go, but not for long.
    .turn = Turning a tile switches the teleporters off. Leave the tiles as they lie.

teleport-back = Now choose where you come back: every tile with a bright edge will do.
    .task = Tap the tile above the Meeting Room.
    .praise = Out on one side, in on the other.
    .elsewhere = That one does not lead to the Meeting Room. Come back at the top, right before it.

teleport-meet = Your morale is only 3, and people in here cheer you up.
    .task = Take a card.
    .praise = Aleister Crowley gives you 5 morale. Now frights hardly worry you.
    .leave = With morale 3 most rolls go wrong. Let somebody cheer you up.

lesson-gate = The code
    .about = Which three keys does the gate want?
    .end = Only you know it: the code is 1, 5, 3. All you still need is a 5, from Key Room E.

gate-ride = Three code cards are the locks of the gate, and you have seen two of them.
    .task = Ride to the Gatehouse in the middle.
    .praise = Nobody can frighten you in the Gatehouse.
    .turn = Nothing has to be turned: the rails lead to the Gatehouse already. Ride.

gate-look = With a key in your pocket you may look at one code card on each visit.
    .task = Look at code card 2.
    .praise = A 5! The others saw you look, but not what it is.
    .known = You have seen that one already. Look at code card 2.
    .leave = Then you would have to guess later, and a wrong key costs morale. Look at code card 2.

lesson-escape = Escape!
    .about = Three keys, three locks, and out.
    .end = Free! Look at the code early, collect only what fits, and see to your morale before it drops below 5.

escape-ride = You have the keys 1, 3 and 5, but Ada has three keys too.
    .task = Be quick: ride to the Gatehouse.
    .praise = Now it counts.
    .turn = Do not lose time: the rails lead straight to the Gatehouse.

escape-crack = With three keys you may try to open the gate, all three locks at once.
    .task = Crack the code.
    .praise = Every key must fit, or the keys you tried are gone.
    .look = You have seen all three code cards. Crack the code before Ada does.
    .leave = Ada may be here next turn. Crack the code.

escape-unlock = The locks are the code cards you know: 1, 5, 3.
    .task = Choose a key below, then tap the lock with the same card.
    .praise = The gate swings open!
    .wrong = That key does not fit: the keys you tried go back, and each costs 1 morale. The locks are 1, 5, 3.

lesson-game = A first real game
    .about = Everything together, against two gentle bots.
    .end = Think two rides ahead, and rather end in a room than at a dead end. Good luck!
