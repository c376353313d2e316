# Ratings and ladders
ratings-title = Ratings
rating-margin = { $points } ± { $margin }
rating-games = { $games ->
    [one] één partij telde mee
   *[other] { $games } partijen telden mee
}
rating-like-you = Je speelt ongeveer zo goed als de bots van { $level }.
rating-like = { $name } speelt ongeveer zo goed als de bots van { $level }.
rating-beyond-you = Je speelt beter dan de bots van { $level }.
rating-beyond = { $name } speelt beter dan de bots van { $level }.
rating-unsure = De band is wat we nog niet weten: hij wordt smaller met elke partij die meetelt.
rating-curve = { $ladder }: { $points } punten, { $margin } meer of minder
peak-seats = { $seats } spelers
peak-replay = Terugkijken
peak-recent = { $count ->
    [one] De laatste partij
   *[other] De laatste { $count } partijen
}
ladder-title = Ranglijsten
ladder-side = { $game }: { $side }
side-wizard = de tovenaar
side-heroes = de helden
ladder-none = Hier heeft nog niemand een partij gespeeld die meetelt. Je zet dat aan bij een nieuwe tafel, als je een spelerskaart hebt.
ladder-unknown = Die ranglijst is er niet.
ladder-month = Wanneer
ladder-always = Van altijd
ladder-empty = Op deze ranglijst staat niemand die jij mag zien.
ladder-how = Op volgorde van wat zeker is: het linker eind van de balk. Bots staan waar ze gemeten zijn. Alleen wie jou een profiel laat zien staat erbij.
ladder-how-climb = Op volgorde van het beste wat gehaald is: niveau en rang. Alleen wie jou een profiel laat zien staat erbij.
ladder-like = als { $level }
ladder-beyond = boven { $level }
bots-mark = Bots: { $level }
bots-games = gemeten in { $games } partijen
