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
    Met ! kies je wanneer je iets gevraagd wordt terwijl anderen spelen: voordat een dobbelsteen valt, bij elke stap, of nooit.
table-no-such = Die regel is er niet. Typ een van de nummers.
table-nothing-found = Geen regel bevat "{ $text }".
table-cover = Geef het toetsenbord aan { $player }. Niemand anders kijkt. Druk op Enter als je zover bent.
table-bot-moves = { $player } denkt na …
table-step-in = { $asked } Je kunt eerst nog ingrijpen:
table-step-in-keys = Enter om door te gaan, of een nummer; v voor de tafel, ! voor andere momenten, ? voor hulp
table-step-in-help =
    Een ander gaat iets doen. Typ een nummer om eerst te gebruiken wat daar staat, Enter om het door te laten gaan.
    v laat de tafel zien, r de regel erachter, q stopt het spel. Met ! kies je wanneer je iets gevraagd wordt terwijl
    anderen spelen: voordat een dobbelsteen valt, bij elke stap, of nooit.
table-anybody = { $asked } Wil iemand eerst nog ingrijpen?
table-anybody-keys = Enter om door te gaan, of het nummer van wie dat wil; v voor de tafel, ! voor andere momenten, ? voor hulp
table-nothing-to-use = Je kunt nu niets gebruiken. Druk op Enter.
table-moments-danger = Terwijl anderen spelen, wordt je iets gevraagd voordat een dobbelsteen valt.
table-moments-always = Terwijl anderen spelen, wordt je bij elke stap iets gevraagd.
table-moments-never = Terwijl anderen spelen, wordt je niets gevraagd.
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
