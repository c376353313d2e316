# Games and profiles
card-profile = Je profiel
games-title = Je partijen
games-profile = Je profiel
games-no-card = Met een spelerskaart blijven je partijen hier bewaard.
games-which = Welk spel
games-all = Alle spellen
games-looking = Je partijen worden opgezocht…
games-count = { $count ->
    [0] Nog geen afgelopen partij.
    [one] Eén afgelopen partij.
   *[other] { $count } afgelopen partijen.
}
games-more = Eerdere partijen
game-won = Gewonnen
game-lost = Verloren
game-place = Plaats { $place } van { $count }
game-rated = telde mee
game-moves = { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
game-replay = Terugkijken: { $game }, { $day }
game-look = Analyse: { $game }, { $day }
company-bot = { $name } ({ $level })
company-somebody = iemand
lasted-seconds = { $seconds } s
lasted-minutes = { $minutes } min
lasted-hours = { $hours } u { $minutes } min
profile-title = Een lid
profile-unknown = Hier is niemand met deze naam, of niemand die jou een profiel laat zien.
profile-since = Hier sinds { $day }
profile-shown-private = Alleen jij ziet deze pagina.
profile-shown-members = Leden van deze server zien deze pagina.
profile-shown-public = Iedereen mag deze pagina zien.
profile-change = Wijzigen
profile-empty-own = Nog niets: hier komen je afgelopen partijen te staan.
profile-empty = { $name } heeft hier nog geen partij uitgespeeld.
total-games = partijen
total-won = gewonnen
total-streak = nu op rij gewonnen
total-best = langste reeks
months-title = Resultaten
months-label = Partijen per maand. { $months }
month-told = { $month }: { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $won } gewonnen.
key-won = gewonnen
key-others = niet gewonnen
calendar-title = Een jaar spelen
calendar-label = { $games ->
    [one] Eén partij in een jaar.
   *[other] { $games } partijen op { $days } dagen van een jaar.
}
day-told = { $day }: { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $won } gewonnen
rivals-title = Onderling
rival-bots = Bots: { $level }
rival-told = { $ahead } keer voor, { $behind } keer achter, { $even } keer gelijk, { $together } keer aan dezelfde kant
key-ahead = { $name } voor
key-even = gelijk
key-together = dezelfde kant
key-behind = de ander voor
figures-title = Spel voor spel
figures-won = { $games ->
    [one] Eén partij, { $won } gewonnen
   *[other] { $games } partijen, { $won } gewonnen
}
figures-cards = Vaakst gespeeld
figures-times = { $count }×
fact-longest = langste partij { $time }
fact-quickest = snelste winst { $time }
fact-streak = { $count } keer op rij gewonnen
tally-what = Geteld
tally-latest = Laatste partijen
tally-mean = Gemiddeld
tally-most = Record
tally-look = { $what }: { $count } in één partij. Terugkijken
latest-title = Laatste partijen
latest-all = Al je partijen
trait-place = Plaats in de speelvolgorde
trait-place-value = { $place }e
