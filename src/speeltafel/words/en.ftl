### Words of the house, for every game.

games-title = The games of Speeltafel
games-players = players
games-game = game
games-name = name
games-length = length
games-more = All options of a game: speeltafel games GAME
games-options = What can be chosen, as in --option NAME=VALUE
games-option = option
games-values = values
games-usual = if not given
games-meaning = what it does

table-title = { $game } · { $player }
table-number = Number or letters (v all, r rule, ? help, q quit)
table-back = Number or letters (0 back, v all, r rule, ? help, q quit)
table-earlier =
    { $count ->
        [one] … 1 line before, v shows it
       *[other] … { $count } lines before, v shows them
    }
table-help =
    Type the number of what you want to do. Type letters to see only lines that contain them, Enter to see all; where there is only one line, Enter chooses it.
    v shows everything that happened, the table, and what its signs mean.
    c asks the coach what it would do, where you play alone against bots.
    r shows the rule behind this question, r and a rule id shows that rule, q stops the game.
    ! chooses when you are asked while others play: before a die falls, at every step, or never.
table-no-such = There is no such line. Type one of the numbers.
table-nothing-found = No line contains "{ $text }".
table-cover = Pass the keyboard to { $player }. Nobody else looks. Press Enter when ready.
table-step-in = { $asked } You can step in first:
table-step-in-keys = Enter goes on, a number uses it (v table, ! moments, ? help, q quit)
table-step-in-help =
    Somebody else is about to do something. Type a number to use what stands there first, Enter to let it go on.
    v shows the table, r the rule behind it, q stops the game. ! chooses when you are asked while others play: before
    a die falls, at every step, or never.
table-anybody = { $asked } Does anybody want to step in first?
table-anybody-keys = Enter goes on, a number steps in (v table, ! moments, ? help, q quit)
table-nothing-to-use = There is nothing you can use now. Press Enter.
table-moments-danger = While others play you are asked before a die falls.
table-moments-always = While others play you are asked at every step.
table-moments-never = While others play you are not asked.
table-over = The game is over.
table-winner =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins!
       *[other] { $names } win together!
    }
table-winner-you =
    { $count ->
        [one] You win!
       *[other] You win, together with { $names }!
    }
table-saved = The record is in { $path }. Prove it with: speeltafel verify { $path }
table-stopped = The game was stopped. The record so far is in { $path }.
table-person = Player { $number }

reader = you
reader-subject = you
reader-self = yourself
replay-step = { $game } · step { $step } of { $last } · { $eyes }
replay-everybody = what everybody sees

value-yes = yes
value-no = no
value-none = –
view-seat = seat
view-players = Players
view-hand = Your hand
view-turn = Turn

side-table = the table
side-wizard = the wizard
side-heroes = the heroes
side-team-1 = team 1
side-team-2 = team 2
side-team-3 = team 3

simulate-playing = Playing { $games } games of { $game }
simulate-sum = { $games } games, { $decisions } decisions, { $speed } decisions a second.
simulate-lengths = Decisions a game: { $min } to { $max }, the middle one { $p50 }, 80 % of them { $p10 } to { $p90 }.
simulate-alone = Who wins
simulate-table = All win or lose together
simulate-sides = Side against side; bots and chairs by the games that their side won
simulate-seat = chair { $seat }
simulate-wins = wins
simulate-share = share
simulate-interval = true share, 95 % sure
simulate-endings = How it ended
simulate-players = { $seats } players ({ $players }), { $chosen }; after every game all move one chair on.
simulate-chairs = A chair is a place at the table. Who begins is up to the rules of the game: speeltafel report shows wins by the order of play.
simulate-stopped = Stopped. Nothing is kept.
simulate-kept =
    { $parts ->
        [0] Stopped before the first part of 100 games was complete: the same command begins anew.
        [one] Stopped. One part of 100 games is kept in { $folder }: the same command goes on from there.
       *[other] Stopped. { $parts } parts of 100 games are kept in { $folder }: the same command goes on from there.
    }

duel-sum = { $games } games of { $seats } players; every deal is played with the first in each place.
duel-fair = Equals would win { $share }.
duel-better = { $first } is better than { $second }.
duel-worse = { $first } is worse than { $second }.
duel-open = Too few games to say whether { $first } or { $second } is better.

tournament-sum = { $games } games of { $seats } players, { $each } of each pair; below each share where the true one lies, 95 % sure. Strength is that of openskill, 25 on average; the shares say more about a pair.
tournament-strength = strength
tournament-interval = 95 % sure
tournament-think = a decision

report-written = The report is in { $page }
report-title = { $game }: what the games show
report-kicker = What the games show
report-endings = How games end
report-option = { $option } · { $value }
report-subject-course = How a game goes
report-subject-wins = Who wins, and what goes well
report-subject-cards = Cards
report-subject-options = Other ways to play
report-often-note = How often it happens, with 95 % interval.
report-lead =
    { $games ->
        [one] One game
       *[other] { $games } games
    } between { $seats } players ({ $bots }), played from seed { $seed }.
report-lead-intervals = Every share has its 95 % interval; what is said below, the intervals support.
report-findings = What we learned
report-usual = the usual game
report-without = without { $option }
report-first = the first in the order of play
report-seats = Seats
report-sides = Sides
report-length = How long a game takes
report-length-note = Dashed: the middle game, and the one of a hundred that is longest.
report-course = When it is decided
report-course-note = What the forecast, with all cards open, gave to whoever won in the end. Half of the games lie in the band.
report-win-note = Wins with 95 % interval. Orange: what it would be if this made no difference. Grey: no difference that is sure.
report-occasion-note = How often, with 95 % interval. Orange: how often on the whole. Grey: no difference that is sure.
report-card-drawn-note = Wins of those who drew it at least once. Who lives longest draws most: this is no proof of cause.
report-card-played-note = Wins of those who played it at least once. Who lives longest plays most: this is no proof of cause.
report-card-held-note = Wins of those who had it at the end; where losers have no hand left, only winners are here.
report-cut-note = The { $shown } of { $all } that differ most.
report-column-decisions = decisions
report-column-seconds = seconds
report-cards-drawn = Cards drawn
report-cards-played = Cards played
report-cards-held = Cards held at the end
report-all-cards = All cards
report-all-cards-note = Drawn: taken from a pile. Cards also come to a hand by the deal, by theft or as a gift, so more may be played or held than drawn.
report-options = Other ways to play
report-options-note = Bold: differs from the usual game by more than chance.
report-column-games = games
report-column-leader = wins: { $who }
report-column-changes = changes of the lead
report-column-drawn = drawn
report-column-played = played
report-column-held = held
report-column-wins-drawn = wins, drawn
report-column-wins-played = wins, played
report-column-wins-held = wins, held
report-axis-share = share
report-axis-games = games
report-axis-decisions = decisions
report-axis-seconds = seconds
report-axis-progress = of the game is over
report-axis-forecast = chance to win
report-luck = Luck and skill
report-luck-deal = the deal decides
report-luck-moves = luck in own moves
report-luck-skill = normal beats novice
report-luck-deal-note = The deal: how much of what there is to decide the first forecast already knows.
report-luck-moves-note = Own moves: what part of the change they bring is luck.
report-luck-skill-note = Skill: what half a table of normal bots wins against novices in the other half, in { $games } games of { $seats } (orange: equals).
report-luck-skill-together-note = Skill: how often a table of normal bots does better than one of novices with the same deal, in { $games } deals for { $seats } (orange: equals).
report-luck-how = How luck is measured
report-luck-text = On its own move a player's chance to win changes by what it chose and by what came of it: a draw, a die, a shuffle, a hand that was not known. Both are measured in worlds that the player cannot tell from the real one: a choice against what a first thought would have done there, luck against what the choice had promised. The deal is what the first forecast already knows. Between equal players nearly everything else is luck too; what skill can do is what a normal bot wins of a novice.
report-how = How it was made
report-how-text = Bots played, not people: a strategy that bots miss is not in these figures. The same command with the same seed gives the same games on any machine. Intervals are Wilson's; where seats of one game win together, games are counted, not seats; sentences about many values ask for 99.9 %.

finding-length-decisions = Half of the games take { $p25 } to { $p75 } decisions, the middle one { $p50 }; one in a hundred takes { $p99 } or more, the longest { $max }.
finding-length-decisions-alike = Every game takes { $p50 } decisions.
finding-length-seconds = Half of the games take { $p25 } to { $p75 } seconds, the middle one { $p50 }; one in a hundred takes { $p99 } or more, the longest { $max }.
finding-length-seconds-alike = Every game takes { $p50 } seconds.
finding-lead = The lead changes hands { $value } times in a game ({ $low } to { $high }).
finding-decided = In half of the games the winner is ahead for good before { $half } of it is over.
finding-deal = The deal decides { $share } of what there is to decide.
finding-luck = Of what moves a player's chance on its own move, { $value } is luck ({ $low } to { $high }; { $moves } moves of { $games } games).
finding-skill = Normal bots in half of the seats win { $share } against novices in the other half ({ $low } to { $high }; { $games } games of { $seats } players), where equals would win half.
finding-skill-together = With the same deal, a table of normal bots beats one of novices in { $share } ({ $low } to { $high }; { $games } deals, and where both win or both lose each has half).
finding-together = The table wins { $share } of its games ({ $low } to { $high }).
finding-win = { $group }: { $name } wins { $points } points { $more ->
        [yes] more
       *[no] less
    } than its share ({ $share } instead of { $fair }; { $low } to { $high }).
finding-no-difference = { $group }: no difference that is sure; { $name } wins { $share } ({ $low } to { $high }), where equal shares would be { $fair }.
finding-occasion = { $group }: { $name } { $share } ({ $low } to { $high }), { $points } points { $more ->
        [yes] more
       *[no] less
    } than on the whole.
finding-alike = All games end alike: no card and no character can win more than another. A harder level tells more.
finding-effect = { $option }: { $changes }.
finding-card-drawn = Who draws { $card } wins { $points } points { $more ->
        [yes] more
       *[no] less
    } than its share ({ $share } instead of { $fair }; { $low } to { $high }, { $of } players).
finding-card-played = Who plays { $card } wins { $points } points { $more ->
        [yes] more
       *[no] less
    } than its share ({ $share } instead of { $fair }; { $low } to { $high }, { $of } players).
finding-never =
    { $count ->
        [one] Nobody plays { $cards } in { $games } games.
       *[other] In { $games } games nobody plays any of these: { $cards }.
    }
finding-effect-length-decisions = games take { $after } decisions instead of { $before }
finding-effect-length-seconds = games take { $after } seconds instead of { $before }
finding-effect-leader = { $who } wins { $after } instead of { $before }
finding-effect-changes = the lead changes hands { $after } times instead of { $before }

trait-place = Place in the order of play
trait-place-1 = the first
trait-place-2 = the second
trait-place-3 = the third
trait-place-4 = the fourth
trait-place-5 = the fifth
trait-place-6 = the sixth

rules-section = In the rulebook: { $section }
rules-ruling = Our ruling, where the rulebook leaves a question.

verify-fine = Proved: { $entries } entries, every move legal, every outcome of chance from the revealed secret and the players' values.
verify-promised =
    { $count ->
        [one] Proved: the value of { $names } is the one that was promised.
       *[other] Proved: the values of { $names } are those which were promised.
    }
verify-unpromised = Not proved: that whoever dealt had no choice. This record has no values that players promised before the deal.
verify-voided = Draw { $draw } came to nothing, because a value was not opened: { $names }. Everything was drawn anew without it.
verify-without = Without a part in the draw, as bots or because they were away or silent: { $names }.
verify-seed = Not proved: that chance was fair. The game was dealt from a chosen seed, so that it can be repeated.
verify-unseen = Not proved: that all this was fixed before the first card. A browser that was there can prove it: --seen FILE
verify-seen = Proved: this is the draw that the browser was told before the first card, and the game that it was shown.
verify-told = Proved: this is the draw that the browser was told before the first card. Not proved: that this is the game which was played, because the browser had no seat.
verify-own =
    { $count ->
        [one] Proved: nobody could choose what was dealt. The browser's own value, that of { $names }, is in it.
       *[other] Proved: nobody could choose what was dealt. The browser's own values, those of { $names }, are in it.
    }
verify-not-own = Not proved to this browser: that nobody could choose what was dealt. No value of its own is in the draw.
verify-choice = Not proved: that a draw came to nothing by accident. Whoever runs the server and kept silent could choose between the draws, and no more.

event-time-up = { $seat } ran out of time: the table moves.
event-time-up-you = Your time was up: the table moves for you.

## Levels of bots

levels-title = How well bots play, as in --bots bot:master
level-novice = Novice
    .help = Plays by the obvious, forgets what it saw and misses chances, as beginners do.
level-normal = Normal
    .help = Plays sensibly and remembers what it saw, without looking ahead.
level-strong = Strong
    .help = Looks ahead in worlds that could be true, for a moment.
level-master = Master
    .help = Looks further ahead, and reads from what the others do what they may hold.

## The coach

coach-chance = (wins { $share }%, give or take { $error })
coach-leave = Nothing for now
reason-later = You can still do it later.
reason-open = It keeps most ways open.
reason-as-good = About as good as the first.
reason-next-best = Worth a thought, but not the best.
reason-worse = Clearly less good than the first.

new-game-written =
    { $project } is a package with a small game of its own. Go on there:
    pip install -e { $project }
    speeltafel play { $slug }
    pytest --pyargs speeltafel.kit -k { $slug }
    Its README says what is where; docs/add-a-game.md says how a game is made.

## Looking back

look-title = Looking back
look-working = Looking back on { $game }
look-refused-unread = { $path } cannot be read
look-refused-broken = { $why }
look-refused-game = { $why }
look-refused-unjudged = { $why }
look-refused-unfinished = { $why }
look-refused-jobs = { $jobs } processes cannot work; ask for at least 1
look-refused-folder = { $path } is a folder: give the page a name, as in --html { $page }
look-refused-page = the page cannot be written to { $path }: give another place with --html
look-takes = A deep look takes about { $time } here.
look-seconds = { $count } seconds
look-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
look-written = The page is in { $path }.
look-unjudged = This game cannot be judged at a glance: from every moment it was played to the end, by quick players.
look-curve = Everybody's chance to win
look-curve-team = The chance to win
look-known = What each could know
look-table = What lay on the table
look-moments = The moments that mattered
look-no-moments = No single moment changed much.
look-players = Luck and skill
look-line = luck { $luck }, own choices { $choices }, choices of the others { $others }
look-line-together = luck { $luck }, own choices { $choices }, choices of the other side { $others }
look-line-team = luck { $luck }, choices { $choices }
look-line-race = the dice { $luck }, how fast and how well both sides played { $play }
look-from = { $start } before the start, { $end } at the end
look-choice = Choice of { $name }
look-choice-race = Play
look-luck-drawn = Luck: it came by chance
look-luck-dice = Luck: the dice
look-luck-hidden = Luck: it had lain hidden
look-luck-other = Luck: what { $name } had and did
look-luck-rival = Luck, not up to { $whom }: what { $name } had and did
look-race-quiet = Dice were rolled and placed, and nothing was complete yet.
look-did = { $player }: { $move }
look-change = { $name }: { $before } → { $after }
look-better = Clearly better: { $move } ({ $gain })
look-better-little = A little better: { $move } ({ $gain })
look-better-luck = Luck changed more here than the choice. Clearly better, all the same: { $move } ({ $gain })
look-better-little-luck = Luck changed more here than the choice. A little better, all the same: { $move } ({ $gain })
look-leave = wait and use nothing yet
look-choices = What would have been better
look-played = { $player }, step { $step }: { $move } · { $better }
look-none = Nothing that matters.
look-how = Choices are measured against what a usual player does, luck against the average of what could have come. Together they make up the way from the first chance to the last.
look-left = Every choice by itself, a master would have done better by { $cost } in all.
look-made = Made by Speeltafel, { $depth ->
        [deep] a deep look
       *[other] a quick look
    }.
look-part-luck = luck
look-part-choices = choices
look-part-others = others
look-part-dice = dice
look-part-play = play

club-nobody = nobody has a player card yet
club-name = name
club-member = member
club-since = since
club-seen = last here
club-devices = devices
club-games = games
club-new-key = Open /club/host with it. The key of before opens nothing any more.
club-banned = banned
club-for-ever = for ever
club-until = until { $day }
club-figures = { $members ->
        [one] one member
       *[other] { $members } members
    }, { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $size } MB
club-is-banned = { $name } is banned { $until }
club-comes-back = { $name } may come back
club-counted = { $game }: { $count ->
        [one] one game
       *[other] { $count } games
    } counted
club-rated = { $ladder }: { $count } rated
club-unrated = nobody is rated yet
