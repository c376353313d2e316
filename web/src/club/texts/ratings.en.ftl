# Ratings and ladders
ratings-title = Ratings
rating-margin = { $points } ± { $margin }
rating-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
rating-like-you = You play about like the bots of { $level }.
rating-like = { $name } plays about like the bots of { $level }.
rating-beyond-you = You play better than the bots of { $level }.
rating-beyond = { $name } plays better than the bots of { $level }.
rating-early = How good that is compared with the bots cannot be said yet: for most it takes fifteen to twenty rated games.
rating-unsure = The band is what we do not know yet: it narrows with every rated game.
rating-curve = { $ladder }: { $points } points, give or take { $margin }
peak-seats = { $seats } players
peak-replay = Watch it
peak-recent = { $count ->
    [one] The last game
   *[other] The last { $count } games
}
ladder-title = Ladders
ladder-side = { $game }: { $side }
side-wizard = the wizard
side-heroes = the heroes
ladder-none = Nobody has played a rated game here yet. “Rated” is a switch of a new table, for who has a player card.
ladder-unknown = There is no such ladder.
ladder-month = When
ladder-always = Of all times
ladder-empty = Nobody is on this ladder whom you may see.
ladder-how = Members and bots stand in the order of what is certain of them: the left end of the bar. Bots were measured beforehand and stay where they are; levels that could not be told apart stand together. Only who shows a profile to you is listed.
ladder-how-climb = In the order of the best that was reached: level and rank. Only who shows a profile to you is listed.
ladder-early = too early to say
ladder-like = like { $level }
ladder-beyond = above { $level }
bots-mark = Bots: { $level }
bots-games = measured in { $games } games
