### The client's own sentences

close = Close
guest-name = Guest
deleted-name = Deleted player
language-en = English
language-nl = Nederlands

## Home

home-title = Who's in tonight?
home-line = Card and board games in your browser, with friends or with bots that are always in the mood.
home-players = Players
home-length = Length
home-count = { $min } to { $max } players
home-play = Play now
home-sitting = Pulling up a chair…
home-table = Set a table
home-table-of = Set a table for { $game }
home-open = Tables with room
home-free = { $free ->
    [0] full, look on
    [one] 1 seat free
   *[other] { $free } seats free
  }
home-watch = playing, look on
home-card = Keep my games
home-card-short = My games
card-aside-note = This server does not know the card of { $name } any more: you are a guest here.
card-aside-more = What now?
card-aside-read = Fine
home-you = You
home-club = The club
home-people = Find players
home-contests = Tournaments and leagues
home-credits = Credits and licences

lost-title = There is nothing on this table.
lost-home = Back to the games
problem-unreachable = The server does not answer. Check that it is running, then reload this page.
problem-table = This table does not exist any more.
problem-older-finished = This game was played with an earlier version of its rules. This server cannot show it move by move any more, but its log is in the record, with the result if it was kept.
problem-older-running = This game was begun with an earlier version of its rules and cannot go on here. Open a new table, or ask whoever runs the server to finish it with the version it was begun with.
problem-damaged = What the server kept of this table is damaged. Open a new table; whoever runs the server can put a backup back.
problem-replay = This game cannot be replayed yet: it is not over, or the table is gone.

## Tools and settings

tool-mute = Mute the sounds
tool-language = Naar het Nederlands
settings-title = Settings
settings-name = Your name
settings-language = Language
settings-motion = Motion
settings-sound = Sounds
settings-loudness = { $percent }%
settings-silent = silent
settings-memory = Memory aid: show what I have seen and could remember
settings-firsts = Explain what I meet for the first time
first-close = Understood
settings-odds = Show the odds that everybody could work out
motion-auto = As set on my device
motion-full = Everything moves
motion-less = Fades only
version-new = There is a new version.
version-reload = Reload

## A new table

new-where = Where do you play?
new-name = Your name
new-seats = Around the table
    .help = A friend joins on an open chair; if it stays empty, a bot plays there.
new-options = How we play
new-presets = How do you play?
new-own-mix = Your own mix.
new-more = More options
seconds = seconds
option-house = Also show house variants, which are not in the box
new-listed = List this table on the home page for everybody
pace-label = Time to think
pace-normal = Normal
pace-relaxed = Relaxed: three times as long
pace-fast = Fast: half as long
pace-none = No clocks
pace-own = Our own clocks
leaving-label = When a player leaves for good
leaving-bot = A bot plays on
leaving-out = The player is out of the game
new-create = Open the table
new-begin = Deal the cards
place-online = Each on their own device
    .help = Send a link; everybody sees only their own cards.
place-device = Around one device
    .help = Pass it on; your cards stay covered in between.
place-tv = TV and phones
    .help = The table on a big screen, your hand on your phone.
seat-label = Seat { $seat }
seat-person = Person
seat-open = Open
seat-bot = Bot
seat-free = A free chair
seat-bot-named = Bot { $name }
seat-free-number = Free chair { $seat }
    .within = free chair { $seat }
seat-you = { $name } (you)
seat-lot = At random
seat-level = How strong the bot is
seat-name = Name
seat-person-number = Player { $seat }
seat-remove = Take away seat { $seat }
seat-add = Another chair
level-novice = Novice
    .help = Plays by the obvious, forgets what it saw and misses chances, as beginners do.
level-normal = Normal
    .help = Plays sensibly and remembers what it saw, without looking ahead.
level-strong = Strong
    .help = Looks ahead in worlds that could be true, for a moment.
level-master = Master
    .help = Looks further ahead, and reads from what the others do what they may hold.

## Waiting room

wait-qr = QR code of the link to this table
wait-invite = Bring your friends: scan the code or send the link.
wait-invite-tv = Bring your friends: the television shows a code to scan, or send the link.
wait-scan = Scan the code to sit down.
wait-copy = Copy the link
wait-share = Share the link
wait-copied = Copied!
wait-open = { $open ->
    [one] One chair is free
   *[other] { $open } chairs are free
  }
wait-ready = Everybody is here
reader = you
reader-self = yourself
wait-you = you
wait-rename = Change your name
wait-is-host = host
wait-away = away
wait-come = Come and sit down
wait-sit-here = Sit here
wait-sent-off = The host has taken your chair away. While there is a free one, you can sit down again.
wait-full = All chairs are taken. Stay on this page to look on.
wait-off = Send { $name } away
wait-off-ask = Send { $name } away? The chair becomes free.
wait-off-yes = Send away
wait-hand-over = Make { $name } the host
wait-hand-over-ask = Make { $name } the host? Then you cannot change or start the table any more.
wait-hand-over-yes = Hand over
wait-off-short = Send away
wait-hand-over-short = Make host
wait-keep = No
wait-host-lost = The line to the host was just lost. The host has a moment to come back; then everybody who sits here can start.
wait-host-away = The host is away: everybody who sits here can start.
wait-missing = { $count ->
    [one] { $names } has not been here yet. Wait a moment, or free the chair.
   *[other] { $names } have not been here yet. Wait a moment, or free the chairs.
  }
wait-sit = Sit down
wait-start = Start the game
wait-start-bots = { $open ->
    [one] Start, with a bot on the free chair
   *[other] Start, with bots on the free chairs
  }
wait-host = The host starts the game any moment now.
wait-shuffling = The cards are being shuffled…
wait-values = The cards are being shuffled: waiting for the number of { $names }.
wait-drawn-again = Somebody's browser did not answer, so everything is drawn anew (draw { $draw }): waiting for the number of { $names }.

## At the table

table-title = Table
table-loading = Setting the table…
table-lost = The line is gone. Trying again…
table-resting = { $player } is on vacation up to and including { $until }: no clock runs for them.
table-paused = { $player } has paused the game.
table-pause-asked = { $player } would like a pause.
table-pause-waits = { $player } asks for a pause; not everybody has agreed yet.
pause-yes = Pause
pause-no = Play on
table-left-out =
    { $count ->
        [one] The browser of { $names } did not open its number in time: everything was drawn anew without it.
       *[other] The browsers of { $names } did not open their numbers in time: everything was drawn anew without them.
    }
table-left-out-you = Your browser did not open its number in time, says the server, and everything was drawn anew without it. This game will not prove to you that it was fair.
table-away = Nothing has been heard of { $player } for a while.
table-stand-in = Let a bot play
table-wait = Wait
line-delay = Line: { $ms } milliseconds there and back
line-unknown = Line: not measured yet
table-undo = { $player } would like to take back the last move.
table-undo-waits = Take back: asked { $names }…
undo-yes = Fine
undo-no = No
undo-cancel = Cancel
players-label = Players
generic-board = The table
scene-label = The table
own-label = Your side of the table
panel-label = Log, chat and rules
panel-log = Log
panel-chat = Chat
panel-rules = Rules
hand-label = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }. Arrow keys move, space picks.
hand-new = new
hand-resting = Cannot be played now.
player-bot = bot
player-away = Not at the table just now
player-open = Open cards of { $player }: { $count }
player-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }
player-active = the table waits for this player
player-out = out: { $why }
player-pick = Choose { $player }
card-down = Card, face down
clock-label = Time left
log-label = What happened
log-empty = What happens will be told here.
chat-label = What was said
chat-empty = Nobody has said anything yet.
chat-quick = Quick phrases
chat-write = Say something
chat-send = Send
chat-phrases-only = No free talk in this game: use the phrases.
rules-label = All rules
rules-search = Search the rules
rules-now = What counts now
rules-none = No rule has all these words.
prompt-label = What you can do
prompt-yours = It is up to you.
prompt-over = The game is over.
slide-less = One less
slide-more = One more
prompt-moment = One moment…
prompt-wait = Waiting for { $player }.
prompt-more = { $card }: pick another card to go with it.
prompt-who = Whom?
prompt-which = Which one?
prompt-back = Back
prompt-all = All moves
away-told = { $count ->
    [one] While you were away: { $last }
   *[other] While you were away { $count } things happened. The last: { $last }
  }
prompt-undo = Take back
prompt-rule = Read the rule
choice-none = none
choice-self = You
choice-yes = Yes
choice-no = No
why-unknown = That is not possible now.
why-read = Read the rule
why-rule = Rule
moves-title = Everything you can do now
keys-title = Keys
key-arrows = ← →
    .help = walk through your hand
key-space = Space
    .help = pick a card, or put it back
key-enter = Enter
    .help = play what you picked
key-letters = Letters
    .help = press a button that shows the letter
key-coach = .
    .help = ask the coach, where there is one
key-escape = Esc
    .help = one step back
key-film-arrows = ← →
    .help = one step back or on
key-film-space = Space
    .help = play, or pause
key-film-ends = Home, End
    .help = the first and the last step
key-film-milestones = N, P
    .help = the next and the previous key moment
key-film-copy = C
    .help = copy the link to this moment
key-question = ?
    .help = this list

## Menu

menu-label = Menu
menu-pause = Pause
menu-resume = Play on
menu-undo = Take back the last move
menu-tv = Show this table on a big screen
menu-leave = Leave the table
menu-leave-title = Leave the table?
menu-leave-ask = A bot takes over your seat. Come back to this page and it is yours again.
menu-leave-early = Your chair becomes free for somebody else.
menu-leave-out = You are out of the game for good, and the others play on.
menu-leave-seen = You are out, so you lose nothing: the result waits for you on the home page.
menu-leave-yes = Leave
menu-stay = Stay
menu-home = To the other games

## Who is out

out-hasten = Fast-forward to the end
out-hastened = The bots hurry.
out-leave = Leave
    .help = You lose nothing by it: the result waits for you on the home page.

## One device

device-react = All cards stay covered.
device-since = Since you last looked
device-so-far = So far
device-nobody = Nobody: go on
device-wait = { $player }: wait!
device-seen = Look at your cards. Something is new.
device-seen-done = Seen: cover my cards
device-pass = Pass the device to { $player }
device-look-away = The others look away for a moment.
device-show = I am { $player }, show my cards
device-on = { $player }: go on

## The end

howto-new = New in this game
howto-title = How to play
howto-done = Got it
howto-go = Got it, let's go!
result-label = Result
result-you = You win!
result-you-all = You win together!
result-tie = It is a draw!
result-together = Everybody wins!
result-nobody = Nobody wins this time.
result-nobody-you = You lose this time, all of you.
result-lost = You lose.
result-own = you
result-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $place }
  }.
result-score = Points
result-player = Player
result-more = More
result-change = Again, with other options or seats
result-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
result-rematch = Once more!
result-rematch-wait = Waiting for { $names }…
result-rematch-wanted = { $count ->
    [one] { $names } wants another game: 1 of { $all }.
   *[other] { $names } want another game: { $count } of { $all }.
  }
result-rematch-tv = Once more? Tap it on your phone.
result-after = To the new game
result-contest = To the standings
result-replay = Replay
result-slow = The last seconds, slowly
result-record = Record
result-proof = Was it fair?
result-look = Look at the table
result-back = Back to the result
result-home = Other games
proof-looking = This browser is checking…
proof-ok = Fair: nobody could choose the cards. This browser checked it itself.
proof-ok-later = Fair, though not at the first draw: nobody could choose the cards, at most whether a draw counted.
proof-bad = Not fair: something does not fit.
proof-unsure = Nothing is wrong, but this browser cannot prove that it was fair.
proof-fits = fits
proof-differs = does not fit
proof-unknown = cannot be told
proof-secret = The server's secret is the one that it was bound to before the first card.
proof-secret-not = The server's secret is not the one that it was bound to before the first card.
proof-unseen = This browser was not here before the first card: it does not know what the server was bound to then.
proof-terms = Game, options and players are those of before the first card.
proof-terms-not = Game, options or players are not those of before the first card.
proof-promises = Everybody was bound to a number before this browser opened its own.
proof-promises-not = The record has other promises than those which this browser was told before it opened its number.
proof-values = { $count ->
    [one] The number that was opened is the one that was promised.
   *[other] The { $count } numbers that were opened are those which were promised.
  }
proof-values-not = A number that was opened is not the one that was promised.
proof-unpromised = Players were not bound to their numbers: a host who plays could have chosen one last.
proof-own = The number of { $player }, which this browser drew itself, is in it.
proof-own-not = The number of { $player } is not the one that this browser drew.
proof-absent = { $player } was not here during the draw and has no number in it.
proof-dropped = The number of { $player } was left out, though this browser opened it: its answer got lost on the way, or was thrown away.
proof-luck = { $count ->
    [one] The only outcome of chance follows from secret and numbers.
   *[other] All { $count } outcomes of chance follow from secret and numbers.
  }
proof-luck-not = Outcomes of chance do not follow from secret and numbers.
proof-voided = Draw { $draw } came to nothing, because this number was not opened: { $names }. Everything was drawn anew.
proof-voided-not = Draw { $draw } was thrown away, although everybody had opened a number.
proof-replay-not = The server itself says that its record is wrong: { $text }
proof-save = Save what this browser saw
proof-numbers = The long numbers
proof-commitment = What the server was bound to before the game
proof-seed = Its secret, shown after the game
proof-none = Not known to this browser
proof-how = To check, without this server, that everything then went by the rules: speeltafel verify record.json
proof-how-seen = To check, without this server, that everything then went by the rules, with the cards you saw: speeltafel verify record.json --seen seen-{ $table }.json

## Replay

replay-title = Replay
replay-start = The game begins.
replay-did = { $player }: { $move }
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-more = Speed and whose eyes
replay-speed = Speed
replay-times = { $speed }×
replay-slider = Moment in the game
replay-eyes = Whose eyes
replay-open = All cards open
replay-public = As a spectator
replay-seat = As { $player } saw it
replay-hands = Whose hand
replay-at = Step { $at } of { $last }: { $said }
replay-step = step { $at }
replay-milestones = Key moments
replay-lead = { $count ->
    [one] { $names } takes the lead.
   *[other] { $names } share the lead.
  }
replay-copy = Copy the link to this moment
replay-link = Link
replay-copied = The link to this moment is copied.

## Refusals

refused-unknown = This does not exist here, or not any more.
refused-malformed = The server did not understand that. Reload the page and try again.
refused-too-large = That is too long.
refused-too-fast = Not so fast: wait a moment.
refused-crowded = As many people as there is room for are looking on at this table already. Try again later.
refused-no-hello = The line was just being opened. Try again.
refused-not-yours = That is not your seat.
refused-stale = Too late: the table has moved on.
refused-late = Just too late: the table has changed. Nothing is lost.
refused-duplicate = That is settled already.
refused-illegal = That is not allowed now.
refused-not-now = That is not possible at this moment.
refused-paused = The game is paused.
refused-pause-out = You are out of the game: only who still plays can pause it.
refused-pause-soon = The others wanted to play on. You can pause again in a minute.
refused-undo-refused = Somebody said no: this move stands.
refused-talk = Talking is not allowed now.
refused-bad-seats = These seats do not fit the game.
refused-name-taken = Somebody here has this name already. Choose another one.
refused-no-card = This opens no player card here: none is held, or this server does not know it any more.
refused-banned = The host of this server has closed it to this card.
refused-bad-address = Nothing can be sent to this address from here.
refused-bad-name = A name needs at least one letter that others can see.
refused-bad-options = These options do not fit together.
refused-fault = Something went wrong on the server. Nothing was changed; try again.
refused-unsure = The server lost its storage at this very moment. The table will show whether this still counts.
refused-storage = The server cannot store moves just now. Nothing was changed; try again in a moment.

## Credits and gallery

credits-title = Credits
credits-icons = Illustrations
credits-changed = Recoloured and scaled.
credits-fonts = Type
credits-games = The games
credits-games-line = Unofficial and non-commercial, for people who own the games. Names belong to their owners; no art and no text of the publishers is used.
credits-software = Software
gallery-title = Gallery of parts

event-time-up = { $seat } ran out of time: the table moves.
event-time-up-you = Your time was up: the table moves for you.
clock-last = { $seconds } seconds left

attention-turn = Your turn
yours-title = Your tables
yours-running = Running games
yours-turn = Your turn
yours-turn-of = { $names }'s turn
yours-device = { $names }, on this device
yours-screen = { $names }, on this screen
yours-others = Waiting for { $names }
yours-playing = Playing
yours-waiting = Waiting for players
yours-over = Finished: look back
yours-win = You won
yours-loss = You lost
yours-tie = A draw
yours-nobody = Nobody won
yours-won = { $names } won
ago-now = just now
yours-remove = Take { $game } off this list
yours-removed = { $game } is off this list.
yours-kept = Your chair stays yours.
yours-undo = Undo
yours-all = All { $count } tables
join-title = Join a table
join-line = The code stands on the screen of whoever set the table.
join-label = Table code
join-go = Join
join-unknown = No table has this code now. Check the four letters; the game must not be over.
join-later = That was too often. Wait a minute and try again.
wait-code = Code
wait-code-at = Or open { $address } and type
tv-missing =
    { $count ->
        [one] { $names }: your phone is away. Scan to come back.
       *[other] { $names }: your phones are away. Scan to come back.
    }
tv-left =
    { $count ->
        [one] { $names } left. A bot plays on.
       *[other] { $names } left. Bots play on.
    }

watch-title = You are watching.
watch-may = A bot would gladly give you its seat.
watch-full = Nobody can join right now.
watch-join = Join the game
watch-for = Play on for { $name }
problem-seat-taken = Somebody was faster: that seat is taken.
new-latecomers = Others may join the running game in the place of a bot
player-turn = on turn
event-new-player = { $name } joins in, in the place of { $before }.
event-new-player-you = You join in, in the place of { $before }.
proof-late = You joined when the game was already running: the numbers of the draw are those of the people who began it.
sheet-back = Back to the table
wait-taken = All chairs are taken

home-learn = Learn it in { $minutes } minutes
home-learn-of = Learn { $game } in { $minutes } minutes
course-title = Lessons
course-of = Learn { $game }
course-how = You learn by playing: a few moves at a real table, one thing at a time. After { $minutes } minutes of lessons comes a first real game of about { $game } minutes.
course-begin = Start the first lesson
course-go-on = Go on: { $lesson }
course-done = Done
course-minutes = { $minutes } min
course-none = There are no lessons for this game yet. Set a table with bots: the rules are at hand while you play.
lesson-all = All lessons
lesson-you = You
lesson-teacher = The teacher
lesson-progress = { $done } of { $tasks } tasks done
lesson-anew = A new evening, and the table is laid anew. { $about }
lesson-go-on = Go on
lesson-watch = Watch what happens…
lesson-back = Read again what was said before
lesson-why = Why?
lesson-show = Show me
lesson-try = Try again
lesson-undo = Take it back
lesson-imagined = This is what would happen.
lesson-next = Next: { $lesson }
lesson-again = Once more
lesson-coach = Whenever you are not sure, tap the owl beside the question: the coach says what a good player would do.
lesson-play = Begin the game
lesson-unknown = There is no such lesson.
lesson-problem = This lesson cannot be opened now. Try again in a moment.

## The rulebook

book-title = The rules
book-of = The rules of { $game }
book-read = Rules
book-whole = The whole rulebook
book-open = Open the rulebook, with pictures
book-glance = At a glance
book-glance-of = { $game } at a glance
book-contents = Contents
book-print = Print everything
book-print-glance = Print this sheet
book-notes = The rules behind it, word for word
book-note = Footnote { $number }: the rules behind it
book-back = Back to “{ $title }”
book-behind =
    { $count ->
        [one] The rule behind it
       *[other] The { $count } rules behind it
    }
book-before = Before
book-after = After
book-card = Card
book-cards = What is on the cards
book-found =
    { $count ->
        [0] Nothing found
        [one] 1 place found
       *[other] { $count } places found
    }
## The coach

coach-ask = What would you do?
coach-thinks = The coach is thinking…
coach-title = The coach would
coach-play = Do this
coach-back = All of them
coach-chance = { $share }% to win
coach-doubt = give or take { $error }
coach-said = { $move }: { $share } percent to win, give or take { $error }. { $why }
coach-said-plain = { $move }. { $why }
coach-none = The coach has nothing to say about this.
coach-agreed = The coach may be asked at this table, and everybody sees it.
refused-coach-off = This table plays without a coach.
refused-coach-busy = The coach has no time just now. Ask again in a moment.
coach-leave = Nothing for now
reason-later = You can still do it later.
reason-open = It keeps most ways open.
reason-as-good = About as good as the first.
reason-next-best = Worth a thought, but not the best.
reason-worse = Clearly less good than the first.
event-asked-coach = { $seat } asked the coach.
event-asked-coach-you = You asked the coach.
new-coach = Everybody may ask the coach what it would do

## Looking back

look-title = Look back
look-about = What decided this game: everybody's chance to win, the moments that mattered, luck and skill.
look-wait = This takes one minute or a few. You can go on or leave: it goes on by itself, and is here when you come back.
look-working = { $done } of { $total } moments
look-ahead = { $count ->
    [one] One other game comes first.
   *[other] { $count } other games come first.
  }
look-busy = Many games are being looked back upon. Try again in a few minutes.
look-failed = This game could not be looked back upon.
look-again = Try again
look-curve = Everybody's chance to win
look-curve-team = The chance to win
look-known = What each could know
look-table = What lay on the table
look-reader = you
look-now = { $name }: { $chance }
look-at-start = With what was dealt:
look-at-step = At step { $at }:
look-at-end = At the end:
look-moments = The moments that mattered
look-no-moments = No single moment changed much.
look-players = Luck and skill
look-line = luck { $luck }, own choices { $choices }, choices of the others { $others }
look-line-together = luck { $luck }, own choices { $choices }, choices of the other side { $others }
look-line-team = luck { $luck }, choices { $choices }
look-line-race = the dice { $luck }, how fast and how well both sides played { $play }
look-from = { $start } before anything was dealt, { $end } at the end
look-choice = Choice of { $name }
look-choice-you = Your choice
look-choice-race = Play
look-luck-drawn = Luck: it came by chance
look-luck-dice = Luck: the dice
look-luck-hidden = Luck: it had lain hidden
look-luck-other = Luck: what { $name } had and did
look-luck-rival = Luck, not up to { $whom }: what { $name } had and did
look-race-quiet = Dice were rolled and placed, and nothing was complete yet.
look-change = { $name }: { $before } → { $after }
look-better = Clearly better: { $move } ({ $gain })
look-better-little = A little better: { $move } ({ $gain })
look-better-luck = Luck changed more here than the choice. Clearly better, all the same: { $move } ({ $gain })
look-better-little-luck = Luck changed more here than the choice. A little better, all the same: { $move } ({ $gain })
look-leave = wait and use nothing yet
look-own = Your choices
look-all = What would have been better
look-good = Nothing else was better.
look-unjudged = This game cannot be judged at a glance: from every moment it was played to the end, by quick players.
look-how = Choices are measured against what a usual player does, luck against the average of what could have come. Chances are estimates.
side-table = the table
side-wizard = the wizard
side-heroes = the heroes
side-team-1 = team 1
side-team-2 = team 2
side-team-3 = team 3

## Rated games

new-rated = Rated: this game counts
    .help = Everybody has a player card and a device of their own, the clocks run, nobody asks the coach, takes back or pauses.
rated-agreed = This game is rated: it counts on the ladders.
rated-mark = Rated
result-rating = Your rating
result-change-rating = Your rating: { $before } → { $after }
result-profile = Your profile
refused-rated = Not so in a rated game: it needs a player card and a browser of their own for everybody, the usual clocks, no coach, and bots whose strength is known.

## By correspondence

slow-label = Together or by correspondence
slow-0 = Together, at one time
slow-1 = By correspondence: an hour for a move
slow-4 = By correspondence: 4 hours for a move
slow-12 = By correspondence: 12 hours for a move
slow-24 = By correspondence: a day for a move
slow-48 = By correspondence: 2 days for a move
slow-72 = By correspondence: 3 days for a move
slow-168 = By correspondence: a week for a move
slow-card = Everybody at such a table needs a player card.
slow-card-make = Make my card
slow-agreed = By correspondence: { $hours ->
    [1] an hour
    [24] a day
    [48] two days
    [72] three days
    [168] a week
   *[other] { $hours } hours
} for a move.
slow-wait = The host begins the game, perhaps later. You need not wait here: the first page has it among your tables.
left-days = { $count } days left
left-hours = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
}
left-minutes = { $count ->
    [one] 1 minute left
   *[other] { $count } minutes left
}
yours-window = You may react
orders-title = When others may react and you are away:
orders-ask = Call me
orders-pass = Let it pass
orders-react = React to what hits me
orders-kept = Your answer ({ $answer }) counts from { $time } on. Until then you can change it, and nobody sees it.
slow-title = By correspondence
slow-more = How does it work?
slow-moment = The bots are moving.
slow-mine = It is your turn: { $left }, until { $time }. { $leaving ->
    [out] After that you are out of the game.
   *[bot] After that the table makes a move for you.
}
slow-others = It is up to { $names }: { $left }, until { $time }. { $leaving ->
    [out] Who has not moved by then is out of the game.
   *[bot] After that the table makes a move.
}
slow-window = You may react: { $left }, until { $time }. Who says nothing lets it pass.
slow-window-others = Others may react: { $left }, until { $time }. Then it goes on by itself.
slow-rule-time = Everybody has { $hours ->
    [1] an hour
    [24] a day
    [48] two days
    [72] three days
    [168] a week
   *[other] { $hours } hours
} for a turn. Time goes on, also at night and when you are not here; only on vacation it stands still.
slow-rule-then = { $leaving ->
    [out] Who has not moved by then is out of the game.
   *[bot] If you have not moved by then, the table makes a move for you. Who misses two turns in a row has a bot in their place until they open the table again.
}
slow-rule-window = Reacting is possible for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}, never less: so the time does not tell who holds something. Your answer counts when that time is up, and nobody sees it before.
slow-notices = Get a notice when it is my turn, or take a vacation
reason-slow-race = This game is a race: it cannot be played by correspondence.
reason-slow-place = By correspondence everybody plays on a screen of their own: choose ‘Each on their own device’ under ‘Where do you play?’.
reason-slow-arrival = By correspondence nobody can be the first to react. Under “more options”, let the lot decide who may.
reason-slow-card = By correspondence everybody needs a player card, you too. With your card you sit on one seat: make other seats of yours open, or bots.
reason-rated-coach = A rated game is played without the coach.
reason-rated-clocks = In a rated game the usual clocks run: choose a pace with time, and leave their lengths as they are.
reason-rated-device = In a rated game everybody has a device of their own.
reason-rated-card = In a rated game everybody has a player card.
reason-rated-browser = Two of these cards were used in the same browser: together they do not count.
reason-rated-bots = It is not known how strong one of these bots is: choose another level.
reason-rated-pause = A rated game cannot be paused: the clocks run for everybody alike.

## The club

reason-contest-cup = So many people cannot play a knock-out at tables of this size. One more or one less can.
reason-contest-cup-late = A knock-out that has begun takes nobody more.
reason-contest-team = A challenge needs a team of full size.
reason-contest-few = There are not enough people for a table yet.
reason-contest-size = This game is not for so many at a table.
reason-contest-against = In this game people play against each other: a challenge needs one where all win together.
reason-contest-many = Five contests of yours are open already: end one first.
reason-contest-nobody = Nobody here has a card with this name.
reason-contest-full = This contest is full.
reason-contest-team-name = A team needs a name.
reason-contest-team-full = This team is complete. Choose another one.
reason-contest-team-late = The others have played already: a new team is too late. You can still join one that is not complete.
reason-contest-running = A table of this round is still being played.
reason-contest-played = All rounds have been played.
reason-contest-table = This table is as the contest wants it: who sits here, and how it is played, is not changed here.
reason-contest-gone-on = The next round has begun with who went on from this table: its result stands.
reason-contest-again = Something else happened at this very moment. Try again.
reason-contest-decided = This table has a result already.
reason-contest-over = This contest is over.
reason-contest-through = Somebody has to be knocked out at every table: let fewer go on, or seat more.
reason-contest-challenge = In a challenge everybody plays the same deals: they count for no rating.
reason-vacation-when = A vacation begins today or later, ends after it begins, and within a year.
reason-vacation-pieces = You have taken vacation in too many pieces already.
reason-vacation-days = So many days are not left: a year has thirty.
reason-invite-hour = Thirty invitations in an hour are enough: try again later.
reason-invite-one = You have asked them three times in this hour: try again later.
reason-card-unknown = This server does not know the player card of this browser any more: you go on as a guest.
reason-devices-many = A card can be on twenty devices and have twenty passkeys: remove one first.
reason-notice-way = First choose a way: this browser, or an address.
reason-notice-soon = One was sent just now. Wait half a minute.
