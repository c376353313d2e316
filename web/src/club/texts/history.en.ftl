# Games and profiles
card-profile = Your profile
games-title = Your games
games-profile = Your profile
games-no-card = With a player card your games are kept here.
games-which = Which game
games-all = All games
games-looking = Looking for your games…
games-count = { $count ->
    [0] No finished game yet.
    [one] One finished game.
   *[other] { $count } finished games.
}
games-more = Earlier games
game-won = Won
game-lost = Lost
game-place = Place { $place } of { $count }
game-rated = rated
game-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
game-replay = Replay: { $game }, { $day }
game-look = Analysis: { $game }, { $day }
company-bot = { $name } ({ $level })
company-somebody = somebody
lasted-seconds = { $seconds } s
lasted-minutes = { $minutes } min
lasted-hours = { $hours } h { $minutes } min
profile-title = A member
profile-unknown = There is nobody of this name here, or nobody who shows you a profile.
profile-since = Here since { $day }
profile-shown-private = Only you see this page.
profile-shown-members = Members of this server see this page.
profile-shown-public = Everybody may see this page.
profile-change = Change
profile-empty-own = Nothing yet: your finished games will stand here.
profile-empty = { $name } has not finished a game here yet.
total-games = games
total-won = won
total-streak = wins in a row
total-best = most in a row
months-title = Results
months-label = Games by month. { $months }
month-told = { $month }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won.
key-won = won
key-others = not won
calendar-title = A year of playing
calendar-label = { $games ->
    [one] One game in a year.
   *[other] { $games } games on { $days } days of a year.
}
day-told = { $day }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
rivals-title = Head to head
rival-bots = Bots: { $level }
rival-told = { $ahead } times ahead, { $behind } times behind, { $even } times even, { $together } times on the same side
key-ahead = { $name } ahead
key-even = even
key-together = same side
key-behind = the other ahead
figures-title = Game by game
figures-won = { $games ->
    [one] One game, { $won } won
   *[other] { $games } games, { $won } won
}
figures-cards = Played most
figures-times = { $count }×
fact-longest = longest game { $time }
fact-quickest = quickest win { $time }
fact-streak = { $count } wins in a row
tally-what = Counted
tally-latest = Last games
tally-mean = Usually
tally-most = Most
tally-look = { $what }: { $count } in one game. Watch it
latest-title = Latest games
latest-all = All your games
trait-place = Place in the order of play
trait-place-value = { $place }.
