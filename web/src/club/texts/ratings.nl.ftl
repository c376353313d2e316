# Ratings and ladders
ratings-title = Ratings
rating-margin = { $points } ± { $margin }
rating-games = { $games ->
    [one] één partij telde mee
   *[other] { $games } partijen telden mee
}
rating-like-you = Je speelt ongeveer zo goed als bots van het niveau { $level }.
rating-like = { $name } speelt ongeveer zo goed als bots van het niveau { $level }.
rating-beyond-you = Je speelt beter dan bots van het niveau { $level }.
rating-beyond = { $name } speelt beter dan bots van het niveau { $level }.
rating-early = Hoe goed dat is vergeleken met de bots, is nog niet te zeggen: voor de meesten duurt dat vijftien tot twintig partijen die meetellen.
rating-unsure = De band laat zien wat we nog niet weten, en wordt smaller met elke partij die meetelt.
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
ladder-always = Aller tijden
ladder-empty = Op deze ranglijst staat niemand die jij mag zien.
ladder-how = Leden en bots staan op volgorde van wat zeker van ze is: het linkereind van de balk. Bots zijn vooraf gemeten en blijven waar ze staan; niveaus die niet van elkaar te onderscheiden waren, staan samen. Je ziet alleen wie jou het eigen profiel laat zien.
ladder-how-climb = Op volgorde van het beste wat gehaald is: eerst het niveau, dan de rang. Je ziet alleen wie jou het eigen profiel laat zien.
ladder-early = nog niet te zeggen
ladder-like = als { $level }
ladder-beyond = boven { $level }
bots-mark = Bots: { $level }
bots-games = gemeten in { $games } partijen
