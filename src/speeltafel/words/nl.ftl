### Woorden van het huis, voor elk spel.

games-title = De spellen van Speeltafel
games-players = spelers
games-game = spel
games-name = naam
games-length = duur

table-title = { $game } · { $player }
table-log = Wat er gebeurde
table-moves = Wat je kunt doen
table-number = Een nummer, of een paar letters om te zoeken; ? voor hulp, r voor de regel, q om te stoppen
table-help =
    Typ het nummer van wat je wilt doen. Typ letters om alleen de regels te zien waar die in staan, Enter voor alles.
    r laat de regel achter deze vraag zien, r met een regelnummer die regel, q stopt het spel.
table-no-such = Die regel is er niet. Typ een van de nummers.
table-nothing-found = Geen regel bevat "{ $text }".
table-cover = Geef het toetsenbord aan { $player }. Niemand anders kijkt. Druk op Enter als je zover bent.
table-bot-moves = { $player } denkt na …
table-over = Het spel is afgelopen.
table-winner =
    { $count ->
        [0] Niemand wint.
        [one] { $names } wint!
       *[other] { $names } winnen samen!
    }
table-saved = Het verslag staat in { $path }. Controleer het met: speeltafel verify { $path }
table-stopped = Het spel is gestopt. Het verslag tot nu toe staat in { $path }.
table-you = jij
table-kind = Wat wil je doen?

value-yes = ja
value-no = nee
value-none = –
view-seat = plaats
view-players = Spelers
view-hand = Je hand
view-turn = Beurt

simulate-playing = { $games } potjes { $game } spelen
simulate-games = potjes
simulate-finished = uitgespeeld
simulate-decisions = beslissingen
simulate-speed = beslissingen per seconde
simulate-length = beslissingen per potje
simulate-seat = plaats { $seat }
simulate-wins = gewonnen

verify-fine = Bewezen: { $entries } stappen, elke zet volgens de regels, elke uitkomst van het toeval uit het geheim dat voor het spel was vastgelegd.
