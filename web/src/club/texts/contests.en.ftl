# Tournaments and leagues
contests-title = Tournaments and leagues
contests-why = An evening with standings, a cup, or a league over weeks. Tables open by themselves, results come in by themselves.
contests-none = There is nothing going on yet. Call for the first one.
contests-call = Call for a contest
contests-needs-card = Who takes part or organises needs a player card: two taps, no e-mail.
contests-make-card = Make my card
contests-now = Going on
contests-over = Over
contest-phase-registering = Registration is open
contest-phase-running = Being played
contest-phase-over = Over
kind-round-robin = Everybody meets everybody
    .help = Rounds go on until everybody has met everybody else.
kind-swiss = Swiss
    .help = So many rounds; those who did equally well meet, and nobody meets the same people again.
kind-knock-out = Knock-out
    .help = At each table the best go on, until one table is left. Who has the highest rating is seeded.
kind-league = League over weeks
    .help = Everybody meets everybody, one round a week.
kind-challenge = Challenge for teams
    .help = Every team plays the same deals, against the game. The luck was fixed before and is shown afterwards.
make-name = What is it called?
make-kind = How is it played?
make-game = Which game?
make-size = How many at a table?
make-size-value = { $size } at a table
make-smaller = Tables of one fewer, where it comes out better
make-rounds = Rounds
make-deals = Deals
make-best-of = Best of
make-through = How many go on
make-odd = Who has no table
make-odd-bye = rests and gets a win
make-odd-bot = plays against bots
make-by-itself = The next round begins by itself
make-first = First day
make-days = Days for a round
make-legs = How often everybody meets
make-pace = Pace
make-pace-none = no clocks
make-pace-relaxed = relaxed
make-pace-normal = normal
make-pace-fast = fast
make-pace-hours = { $hours ->
    [1] an hour for a move
    [24] a day for a move
    [48] two days for a move
    [72] three days for a move
    [168] a week for a move
   *[other] { $hours } hours for a move
}
make-wait = Who does not come
    .help = From then on a bot plays for them until they come. Who was not there at the end is last; where only one came to a table, they win.
make-wait-team = From then on a bot plays for them until they come.
make-wait-none = the organiser decides
make-wait-value = { $minutes ->
    [1440] gets a day
    [2880] gets two days
    [4320] gets three days
   *[other] gets { $minutes } minutes
}
make-wait-league = has until the end of the last day of the round
make-rated = Games count for ratings
    .help = Tables at which somebody cannot be compared, for instance two cards of one browser, count for the contest only.
make-options = Options of the game
make-seat = Seat { $seat }
make-without = Days off
make-without-add = Add
make-without-remove = Not off after all: { $day }
make-go = Open the registration
contest-by = Organised by { $name }
contest-of = { $kind } · { $game }
contest-rounds-count = { $count ->
    [one] one round
   *[other] { $count } rounds
}
contest-deals-count = { $count ->
    [one] one deal
   *[other] { $count } deals
}
contest-pace = pace: { $pace }
contest-rated = games count for ratings
contest-best-of = best of { $games }
contest-without = off: { $days }
contest-enter = Take part
contest-team = Name of your team
contest-leave = Leave the contest
contest-leave-sure = Really leave? Your results stay.
contest-in = You take part.
contest-in-rests = You rest in this round, with the points of a win.
contest-in-goes-on = You go on without playing.
contest-in-later = You take part from the next round on.
contest-in-done = Your table is done; others still play.
contest-in-soon = Your table is done. The next round begins soon.
contest-in-out = You are out of the contest. Thank you for playing!
contest-begun = This knock-out has begun: nobody enters any more.
contest-people = { $count ->
    [0] Nobody yet
    [one] One person
   *[other] { $count } people
}
contest-late = came later
contest-gone = left
contest-nobody = somebody who left the club
contest-bot = Bot
contest-share = Ask the others to come: this page is all they need.
contest-copy = Copy the link
contest-copied = Copied.
contest-tv = Page for the TV
contest-print = Print
contest-standings = Standings
contest-round = Round { $number }
contest-round-of = Round { $number } of { $rounds }
contest-deal = Deal { $number }
contest-days = { $first } to { $last }
contest-table = Table { $number }
contest-game-of = game { $number }
contest-rests = Rests, with the points of a win: { $names }
contest-goes-on = Goes on without playing: { $names }
contest-waiting = is waiting
contest-waiting-until = waits until { $time }
contest-playing = being played
contest-your-table = To your table
contest-watch = Look on
contest-replay = Replay
contest-points = Points
contest-points-how = { $size ->
    [2] Who wins a table gets 12 points, the other none; a draw is 6 for each.
    [3] At a table of three the first gets 12 points, the second 6; who shares a place shares the points.
    [4] At a table of four it is 12, 8, 4 and 0 points; who shares a place shares the points.
   *[other] Who leaves everybody at a table behind gets 12 points, the others the part of them that they left behind; who shares a place shares the points.
}
contest-score = Score
contest-score-how = A lost game counts 0, one that could not have ended better 100. The deals are added up.
contest-played = Tables
contest-games = Games
contest-deals = Deals
contest-won = Won
contest-best = Best
contest-nth = { $place }.
contest-byes = Byes
contest-place = Place
contest-who = Who
contest-organise = For the organiser
contest-add = Register a member by name
contest-add-team = Team
contest-add-go = Register
contest-take-out = Take out
contest-take-out-of = Take { $name } out of the contest
contest-begin-first = End the registration and begin
contest-begin-sure = { $count ->
    [one] One person takes part.
   *[other] { $count } people take part.
  } { $kind ->
    [knock-out] Nobody enters later.
   *[other] Who comes later plays from the next round on.
  } Begin?
contest-begin = Begin round { $number }
contest-begin-deal = Begin deal { $number }
contest-wait-round = The next round can begin when all tables have a result.
contest-wait-day = The next round begins by itself on its day.
contest-end = End the contest
contest-end-sure = Really end it? Standings stay as they are.
contest-not-here = not here yet
contest-absent = did not come
contest-due = After { $time } it goes on without who is missing.
contest-waits-for = Waiting for { $names }.
contest-begins = Everybody is here: the game begins.
contest-decided = The organiser has entered the result of this table: no game begins here any more.
contest-decided-without = { $names } did not come in time: this table is decided, and no game begins here any more.
contest-decided-asks = Not right? { $name } organises and can enter another result.
contest-seat-stays = The game begins by itself when everybody is here. Your seat stays yours, also when you close this page.
contest-back = Back to the contest
contest-take-out-early = { $name } does not take part any more. Sure?
contest-take-out-sure = { $name } plays no further rounds; the results stay. Sure?
contest-missing = Begin without who is missing
contest-correct = Correct the result
contest-give = Enter a result
contest-correct-title = Result of table { $number }
contest-correct-team = Result of { $team }
contest-correct-won = Counts as won (100), else as lost (0)
contest-correct-place = Place of { $name }
contest-correct-reason = Why? Everybody sees it.
contest-correct-go = Let it count
contest-cancel = Cancel
contest-entered = Entered by { $name }: { $reason }
contest-corrected = Corrected by { $name }: { $reason }
contest-seed = All draws follow from a secret that was fixed when the contest was made. Its hash: { $hash }
contest-seed-open = The secret, now that it is over: { $secret }
contest-news = What just happened
contest-hidden = The table of another team can be looked at when the challenge is over.
tie-title = Who stands before whom
tie-direct = { $name } stands before { $over }: when those with equal points met, it was { $mine } to { $theirs }.
tie-opponents = { $name } stands before { $over }: the people they met have { $mine } points on average, those of { $over } { $theirs }{ $byes ->
    [0] {""}
   *[other] {""} (a bye counts as somebody with none)
  }.
tie-wins = { $name } stands before { $over }: { $mine ->
    [one] one table won
   *[other] { $mine } tables won
  } against { $theirs }.
tie-first-seats = { $name } stands before { $over }: sat first { $mine ->
    [one] once
   *[other] { $mine } times
  }, { $over } { $theirs ->
    [one] once
   *[other] { $theirs } times
  }.
tie-best-deals = { $name } stands before { $over }: unbeaten in { $mine ->
    [one] one deal
   *[other] { $mine } deals
  } against { $theirs }.
tie-shared = { $name } and { $over } are equal in everything and share the place.
news-made = { $name } called for the contest.
news-entered = { $name } takes part.
news-withdrew = { $name } left.
news-round = Round { $round } has begun.
news-deal = Deal { $round } has begun.
news-team-ended = { $team } is done: score { $score }.
news-team-nobody-came = Nobody of { $team } came.
news-team-entered-result = { $name } entered the result of { $team }: { $reason }
news-team-corrected = The result of { $team } was corrected by { $name }: { $reason }
news-game = Game { $round } at table { $table } has begun.
news-won = { $name } won at table { $table }.
news-walkover = { $name } wins at table { $table }: nobody else came.
news-nobody-came = Nobody came to table { $table }.
news-ended = Table { $table } is over.
news-entered-result = { $name } entered the result of table { $table }: { $reason }
news-corrected = Table { $table } was corrected by { $name }: { $reason }
news-closed = The contest is over.
tv-turn = { $names } to move
tv-next = Soon: round { $number }
tv-winner = { $name } wins!
tv-winners = First: { $names }
tv-join = Take part: { $link }
