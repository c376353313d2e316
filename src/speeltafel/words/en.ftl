### Words of the house, for every game.

games-title = The games of Speeltafel
games-players = players
games-game = game
games-name = name
games-length = length

table-title = { $game } · { $player }
table-log = What happened
table-moves = What you can do
table-number = Number, or a few letters to search; ? for help, r for the rule, q to stop
table-help =
    Type the number of what you want to do. Type letters to see only lines that contain them, Enter to see all.
    r shows the rule behind this question, r and a rule id shows that rule, q stops the game.
table-no-such = There is no such line. Type one of the numbers.
table-nothing-found = No line contains "{ $text }".
table-cover = Pass the keyboard to { $player }. Nobody else looks. Press Enter when ready.
table-bot-moves = { $player } is thinking …
table-over = The game is over.
table-winner =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } win together!
    }
table-saved = The record is in { $path }. Prove it with: speeltafel verify { $path }
table-stopped = The game was stopped. The record so far is in { $path }.
table-you = you
table-kind = What do you want to do?

value-yes = yes
value-no = no
value-none = –
view-seat = seat
view-players = Players
view-hand = Your hand
view-turn = Turn

simulate-playing = Playing { $games } games of { $game }
simulate-games = games
simulate-finished = finished
simulate-decisions = decisions
simulate-speed = decisions per second
simulate-length = decisions per game
simulate-seat = seat { $seat }
simulate-wins = wins

verify-fine = Proved: { $entries } entries, every move legal, every outcome of chance from the secret committed to before the game.
