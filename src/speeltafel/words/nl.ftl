### Woorden van het huis, voor elk spel.

games-title = De spellen van Speeltafel
games-players = spelers
games-game = spel
games-name = naam
games-length = duur
games-more = Alle opties van een spel: speeltafel games SPEL
games-options = Wat te kiezen valt, als in --option NAAM=WAARDE
games-option = optie
games-values = waarden
games-usual = als niets is gekozen
games-meaning = wat het doet

table-title = { $game } · { $player }
table-number = Nummer of letters (v alles, r regel, ? hulp, q stop)
table-back = Nummer of letters (0 terug, v alles, r regel, ? hulp, q stop)
table-earlier =
    { $count ->
        [one] … daarvoor 1 regel, v laat hem zien
       *[other] … daarvoor { $count } regels, v laat ze zien
    }
table-help =
    Typ het nummer van wat je wilt doen. Typ letters om alleen de regels te zien waar die in staan, Enter voor alles; is er maar één regel, dan kiest Enter die.
    v laat zien wat er gebeurde, de tafel en wat de tekens betekenen.
    Met c vraag je de coach wat die zou doen, als je alleen tegen bots speelt.
    r laat de regel achter deze vraag zien, r met een regelnummer die regel, q stopt het spel.
    Met ! kies je wanneer je iets gevraagd wordt terwijl anderen spelen: voordat een dobbelsteen valt, bij elke stap, of nooit.
table-no-such = Die regel is er niet. Typ een van de nummers.
table-nothing-found = Geen regel bevat "{ $text }".
table-cover = Geef het toetsenbord aan { $player }. Niemand anders kijkt. Druk op Enter als je zover bent.
table-step-in = { $asked } Je kunt eerst nog ingrijpen:
table-step-in-keys = Enter gaat door, een nummer gebruikt het (v tafel, ! momenten, ? hulp, q stop)
table-step-in-help =
    Een ander gaat iets doen. Typ een nummer om eerst te gebruiken wat daar staat, Enter om het door te laten gaan.
    v laat de tafel zien, r de regel erachter, q stopt het spel. Met ! kies je wanneer je iets gevraagd wordt terwijl
    anderen spelen: voordat een dobbelsteen valt, bij elke stap, of nooit.
table-anybody = { $asked } Wil iemand eerst nog ingrijpen?
table-anybody-keys = Enter gaat door, een nummer grijpt in (v tafel, ! momenten, ? hulp, q stop)
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
table-winner-you =
    { $count ->
        [one] Je wint!
       *[other] Je wint, samen met { $names }!
    }
table-saved = Het verslag staat in { $path }. Controleer het met: speeltafel verify { $path }
table-stopped = Het spel is gestopt. Het verslag tot nu toe staat in { $path }.
table-person = Speler { $number }

reader = jou
reader-subject = jij
reader-self = jezelf
replay-step = { $game } · stap { $step } van { $last } · { $eyes }
replay-everybody = wat iedereen ziet

value-yes = ja
value-no = nee
value-none = –
view-seat = plaats
view-players = Spelers
view-hand = Je hand
view-turn = Beurt

side-table = de tafel
side-wizard = de tovenaar
side-heroes = de helden
side-team-1 = team 1
side-team-2 = team 2
side-team-3 = team 3

simulate-playing = { $games } potjes { $game } spelen
simulate-sum = { $games } potjes, { $decisions } beslissingen, { $speed } beslissingen per seconde.
simulate-lengths = Beslissingen per potje: { $min } tot { $max }, het middelste { $p50 }, 80 % ervan { $p10 } tot { $p90 }.
simulate-alone = Wie wint
simulate-table = Allen winnen of verliezen samen
simulate-sides = Kant tegen kant; bots en stoelen naar de potjes die hun kant won
simulate-seat = stoel { $seat }
simulate-wins = gewonnen
simulate-share = aandeel
simulate-interval = ware aandeel, 95 % zeker
simulate-endings = Hoe het afliep
simulate-players = { $seats } spelers ({ $players }), { $chosen }; na elk potje schuift iedereen een stoel op.
simulate-chairs = Een stoel is een plek aan tafel. Wie begint, bepalen de regels van het spel: speeltafel report toont winst naar speelvolgorde.
simulate-stopped = Gestopt. Er is niets bewaard.
simulate-kept =
    { $parts ->
        [0] Gestopt voor het eerste deel van 100 potjes klaar was: hetzelfde commando begint opnieuw.
        [one] Gestopt. Eén deel van 100 potjes staat in { $folder }: hetzelfde commando gaat daar verder.
       *[other] Gestopt. { $parts } delen van 100 potjes staan in { $folder }: hetzelfde commando gaat daar verder.
    }

duel-sum = { $games } potjes met { $seats } spelers; elke deling wordt gespeeld met de eerste op elke plek.
duel-fair = Gelijken zouden { $share } winnen.
duel-better = { $first } is beter dan { $second }.
duel-worse = { $first } is slechter dan { $second }.
duel-open = Te weinig potjes om te zeggen of { $first } of { $second } beter is.

tournament-sum = { $games } potjes met { $seats } spelers, { $each } van elk paar; onder elk aandeel waar het ware ligt, 95 % zeker. Sterkte is die van openskill, gemiddeld 25; de aandelen zeggen meer over een paar.
tournament-strength = sterkte
tournament-interval = 95 % zeker
tournament-think = per beslissing

report-written = Het rapport staat in { $page }
report-title = { $game }: wat de potjes laten zien
report-kicker = Wat de potjes laten zien
report-endings = Hoe potjes eindigen
report-option = { $option } · { $value }
report-subject-course = Hoe een potje verloopt
report-subject-wins = Wie wint, en wat goed gaat
report-subject-cards = Kaarten
report-subject-options = Andere manieren om te spelen
report-often-note = Hoe vaak het gebeurt, met interval van 95 %.
report-lead =
    { $games ->
        [one] Eén potje
       *[other] { $games } potjes
    } tussen { $seats } spelers ({ $bots }), gespeeld vanaf seed { $seed }.
report-lead-intervals = Elk aandeel heeft zijn interval van 95 %; wat hieronder beweerd wordt, dragen de intervallen.
report-findings = Wat we leerden
report-usual = het gewone spel
report-without = zonder { $option }
report-first = de eerste in de speelvolgorde
report-seats = Plaatsen aan tafel
report-sides = Partijen
report-length = Hoe lang een potje duurt
report-length-note = Gestreept: het middelste potje, en het langste van honderd.
report-course = Wanneer het beslist is
report-course-note = Wat de voorspelling, met alle kaarten open, gaf aan wie uiteindelijk won. De helft van de potjes ligt in de band.
report-win-note = Gewonnen, met interval van 95 %. Oranje: wat het zou zijn als dit geen verschil maakte. Grijs: geen zeker verschil.
report-occasion-note = Hoe vaak, met interval van 95 %. Oranje: hoe vaak over het geheel. Grijs: geen zeker verschil.
report-card-drawn-note = Wat wonnen wie de kaart minstens één keer trokken. Wie het langst leeft, trekt het meest: dit bewijst geen oorzaak.
report-card-played-note = Wat wonnen wie de kaart minstens één keer speelden. Wie het langst leeft, speelt het meest: dit bewijst geen oorzaak.
report-card-held-note = Wat wonnen wie de kaart aan het eind hadden; waar verliezers geen hand meer hebben, staan hier alleen winnaars.
report-cut-note = De { $shown } van de { $all } die het meest verschillen.
report-column-decisions = beslissingen
report-column-seconds = seconden
report-cards-drawn = Getrokken kaarten
report-cards-played = Gespeelde kaarten
report-cards-held = Kaarten in de hand aan het eind
report-all-cards = Alle kaarten
report-all-cards-note = Getrokken: van een stapel gepakt. Kaarten komen ook in een hand door het delen, door diefstal of als cadeau, dus er kunnen er meer gespeeld of vastgehouden zijn dan getrokken.
report-options = Andere manieren om te spelen
report-options-note = Vet: verschilt meer van het gewone spel dan toeval verklaart.
report-column-games = potjes
report-column-leader = winst: { $who }
report-column-changes = wisselingen aan kop
report-column-drawn = getrokken
report-column-played = gespeeld
report-column-held = in de hand
report-column-wins-drawn = winst, getrokken
report-column-wins-played = winst, gespeeld
report-column-wins-held = winst, in de hand
report-axis-share = aandeel
report-axis-games = potjes
report-axis-decisions = beslissingen
report-axis-seconds = seconden
report-axis-progress = van het potje is voorbij
report-axis-forecast = kans om te winnen
report-luck = Geluk en kunde
report-luck-deal = het delen beslist
report-luck-moves = geluk in eigen zetten
report-luck-skill = gewoon verslaat beginner
report-luck-deal-note = Het delen: hoeveel van wat er te beslissen valt, de eerste voorspelling al weet.
report-luck-moves-note = Eigen zetten: welk deel van wat ze veranderen geluk is.
report-luck-skill-note = Kunde: wat een halve tafel gewone bots wint van beginners aan de andere helft, in { $games } potjes met { $seats } (oranje: gelijken).
report-luck-skill-together-note = Kunde: hoe vaak een tafel gewone bots het met dezelfde kaarten beter doet dan een tafel beginners, in { $games } delingen voor { $seats } (oranje: gelijken).
report-luck-how = Hoe geluk wordt gemeten
report-luck-text = Bij de eigen zet verandert iemands kans om te winnen door wat gekozen werd en door wat ervan kwam: een getrokken kaart, een dobbelsteen, schudden, een hand die niet bekend was. Beide worden gemeten in werelden die de speler niet van de echte kan onderscheiden: een keuze tegen wat een eerste ingeving daar gedaan had, geluk tegen wat de keuze beloofde. Het delen is wat de eerste voorspelling al weet. Tussen gelijken is bijna al het andere ook geluk; wat kunnen vermag, is wat een gewone bot van een beginner wint.
report-how = Hoe het gemaakt is
report-how-text = Er speelden bots, geen mensen: een strategie die bots missen, staat niet in deze cijfers. Hetzelfde commando met dezelfde seed geeft op elke machine dezelfde potjes. De intervallen zijn die van Wilson; waar plaatsen van één potje samen winnen, tellen potjes en geen plaatsen; zinnen over veel waarden vragen 99,9 %.

finding-length-decisions = De helft van de potjes duurt { $p25 } tot { $p75 } beslissingen, het middelste { $p50 }; één op de honderd duurt er { $p99 } of meer, het langste { $max }.
finding-length-decisions-alike = Elk potje duurt { $p50 } beslissingen.
finding-length-seconds = De helft van de potjes duurt { $p25 } tot { $p75 } seconden, het middelste { $p50 }; één op de honderd duurt er { $p99 } of meer, het langste { $max }.
finding-length-seconds-alike = Elk potje duurt { $p50 } seconden.
finding-lead = De leiding wisselt { $value } keer per potje ({ $low } tot { $high }).
finding-decided = In de helft van de potjes staat de winnaar voorgoed voor voordat { $half } ervan voorbij is.
finding-deal = Het delen beslist { $share } van wat er te beslissen is.
finding-luck = Van wat iemands kans bij de eigen zet verandert, is { $value } geluk ({ $low } tot { $high }; { $moves } zetten uit { $games } potjes).
finding-skill = Gewone bots op de helft van de stoelen winnen { $share } van beginners op de andere helft ({ $low } tot { $high }; { $games } potjes met { $seats } spelers), waar gelijken de helft zouden winnen.
finding-skill-together = Met dezelfde kaarten verslaat een tafel van gewone bots er een van beginners in { $share } ({ $low } tot { $high }; { $games } keer gedeeld, en winnen of verliezen ze allebei, dan krijgt elk de helft).
finding-together = De tafel wint { $share } van haar potjes ({ $low } tot { $high }).
finding-win = { $group }: { $name } wint { $points } punt { $more ->
        [yes] meer
       *[no] minder
    } dan het eerlijke deel ({ $share } in plaats van { $fair }; { $low } tot { $high }).
finding-no-difference = { $group }: geen verschil dat zeker is; { $name } wint { $share } ({ $low } tot { $high }), waar gelijke delen { $fair } zouden zijn.
finding-occasion = { $group }: { $name } { $share } ({ $low } tot { $high }), { $points } punt { $more ->
        [yes] meer
       *[no] minder
    } dan over het geheel.
finding-alike = Alle potjes eindigen gelijk: geen kaart en geen personage kan meer winnen dan een ander. Een moeilijker niveau zegt meer.
finding-effect = { $option }: { $changes }.
finding-card-drawn = Wie { $card } trekt, wint { $points } punt { $more ->
        [yes] meer
       *[no] minder
    } dan het eerlijke deel ({ $share } in plaats van { $fair }; { $low } tot { $high }, { $of } spelers).
finding-card-played = Wie { $card } speelt, wint { $points } punt { $more ->
        [yes] meer
       *[no] minder
    } dan het eerlijke deel ({ $share } in plaats van { $fair }; { $low } tot { $high }, { $of } spelers).
finding-never =
    { $count ->
        [one] Niemand speelt { $cards } in { $games } potjes.
       *[other] In { $games } potjes speelt niemand één van deze: { $cards }.
    }
finding-effect-length-decisions = een potje duurt { $after } beslissingen in plaats van { $before }
finding-effect-length-seconds = een potje duurt { $after } seconden in plaats van { $before }
finding-effect-leader = { $who } wint { $after } in plaats van { $before }
finding-effect-changes = de leiding wisselt { $after } keer in plaats van { $before }

trait-place = Plaats in de speelvolgorde
trait-place-1 = de eerste
trait-place-2 = de tweede
trait-place-3 = de derde
trait-place-4 = de vierde
trait-place-5 = de vijfde
trait-place-6 = de zesde

rules-section = In het regelboek: { $section }
rules-ruling = Onze uitspraak, waar het regelboek een vraag openlaat.

verify-fine = Bewezen: { $entries } stappen, elke zet volgens de regels, elke uitkomst van het toeval uit het onthulde geheim en de getallen van de spelers.
verify-promised =
    { $count ->
        [one] Bewezen: het getal van { $names } is het getal dat beloofd was.
       *[other] Bewezen: de getallen van { $names } zijn de getallen die beloofd waren.
    }
verify-unpromised = Niet bewezen: dat wie deelde niets te kiezen had. In dit verslag staan geen getallen die spelers vóór het delen beloofden.
verify-voided = Trekking { $draw } verviel, omdat een getal niet getoond werd: { $names }. Alles is zonder dat getal opnieuw getrokken.
verify-without = Zonder aandeel in de trekking, als bot of omdat ze weg of stil waren: { $names }.
verify-seed = Niet bewezen: dat het toeval eerlijk was. Het spel is gedeeld met een gekozen startgetal, zodat het herhaald kan worden.
verify-unseen = Niet bewezen: dat dit alles vóór de eerste kaart vastlag. Een browser die erbij was, kan het bewijzen: --seen BESTAND
verify-seen = Bewezen: dit is de trekking die de browser vóór de eerste kaart te zien kreeg, en het spel dat hij liet zien.
verify-told = Bewezen: dit is de trekking die de browser vóór de eerste kaart te zien kreeg. Niet bewezen: dat dit het gespeelde spel is, want de browser had geen plaats aan tafel.
verify-own =
    { $count ->
        [one] Bewezen: niemand kon kiezen wat er gedeeld werd. Het eigen getal van de browser, dat van { $names }, doet mee.
       *[other] Bewezen: niemand kon kiezen wat er gedeeld werd. De eigen getallen van de browser, die van { $names }, doen mee.
    }
verify-not-own = Niet bewezen aan deze browser: dat niemand kon kiezen wat er gedeeld werd. Er doet geen eigen getal mee.
verify-choice = Niet bewezen: dat een trekking bij toeval verviel. Wie de server beheert en stil bleef, kon tussen de trekkingen kiezen, en verder niets.

event-time-up = De tijd van { $seat } is om: de tafel doet de zet.
event-time-up-you = Je tijd was om: de tafel doet de zet voor je.

## Levels of bots

levels-title = Hoe goed bots spelen, zoals in --bots bot:master
level-novice = Beginner
    .help = Doet wat voor de hand ligt, vergeet wat er te zien was en mist kansen, zoals beginners doen.
level-normal = Gewoon
    .help = Speelt verstandig en onthoudt wat er te zien was, maar kijkt niet vooruit.
level-strong = Sterk
    .help = Denkt even vooruit over alles wat er verborgen kan liggen.
level-master = Meester
    .help = Denkt verder vooruit, en leidt uit de zetten van de anderen af wat ze kunnen hebben.

## De coach

coach-chance = (wint { $share }%, { $error } meer of minder)
coach-leave = Nu nog niets
reason-later = Het kan later ook nog.
reason-open = Daarmee houd je de meeste wegen open.
reason-as-good = Ongeveer even goed als de eerste.
reason-next-best = Het overwegen waard, maar niet het beste.
reason-worse = Duidelijk minder goed dan de eerste.

new-game-written =
    { $project } is een pakket met een klein spel van zichzelf. Ga daar verder:
    pip install -e { $project }
    speeltafel play { $slug }
    pytest --pyargs speeltafel.kit -k { $slug }
    In de README staat wat waar is; docs/add-a-game.md vertelt hoe je een spel maakt.

## Nabeschouwing

look-title = Nabeschouwing
look-working = { $game } wordt bekeken
look-refused-unread = { $path } kan niet gelezen worden
look-refused-broken = dit is geen verslag van een spel, of het is kapot ({ $why })
look-refused-game = het spel van dit verslag is hier niet ({ $why })
look-refused-unjudged = van dit spel kan niemand zeggen wat een worp waard was, dus is er geen nabeschouwing
look-refused-unfinished = dit spel is nog niet uit: een nabeschouwing kijkt terug op een spel dat afgelopen is
look-refused-jobs = met { $jobs } processen gaat het niet; vraag er minstens 1
look-refused-folder = { $path } is een map: geef de bladzijde een naam, zoals --html { $page }
look-refused-page = de bladzijde kan niet naar { $path } geschreven worden: geef een andere plek met --html
look-takes = Grondig kijken duurt hier ongeveer { $time }.
look-seconds = { $count } seconden
look-minutes =
    { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
look-written = De bladzijde staat in { $path }.
look-unjudged = Dit spel is niet in één oogopslag te beoordelen: vanaf elk moment is het door snelle spelers uitgespeeld.
look-curve = Ieders kans om te winnen
look-curve-team = De kans om te winnen
look-known = Wat ieder kon weten
look-table = Wat er op tafel lag
look-moments = De momenten die telden
look-no-moments = Geen enkel moment veranderde veel.
look-players = Geluk en kunnen
look-line = geluk { $luck }, eigen keuzes { $choices }, keuzes van de anderen { $others }
look-line-together = geluk { $luck }, eigen keuzes { $choices }, keuzes van de andere kant { $others }
look-line-team = geluk { $luck }, keuzes { $choices }
look-line-race = de dobbelstenen { $luck }, hoe snel en hoe goed beide kanten speelden { $play }
look-from = { $start } voor het begin, { $end } aan het eind
look-choice = Keuze van { $name }
look-choice-race = Spel
look-luck-drawn = Geluk: het toeval gaf het
look-luck-dice = Geluk: de dobbelstenen
look-luck-hidden = Geluk: het lag verborgen
look-luck-other = Geluk: wat { $name } had en deed
look-luck-rival = Geluk, buiten { $whom } om: wat { $name } had en deed
look-race-quiet = Er werd gegooid en gelegd, en nog niets was compleet.
look-did = { $player }: { $move }
look-change = { $name }: { $before } → { $after }
look-better = Duidelijk beter: { $move } ({ $gain })
look-better-little = Iets beter: { $move } ({ $gain })
look-better-luck = Het geluk veranderde hier meer dan de keuze. Toch was dit duidelijk beter geweest: { $move } ({ $gain })
look-better-little-luck = Het geluk veranderde hier meer dan de keuze. Toch was dit iets beter geweest: { $move } ({ $gain })
look-leave = wachten en nog niets gebruiken
look-choices = Wat beter was geweest
look-played = { $player }, stap { $step }: { $move } · { $better }
look-none = Niets van belang.
look-how = Keuzes worden gemeten aan wat een gewone speler doet, geluk aan het gemiddelde van wat had kunnen komen. Samen zijn ze de weg van de eerste kans naar de laatste.
look-left = Keuze voor keuze bekeken had een meester bij elkaar { $cost } meer gehaald.
look-made = Gemaakt door Speeltafel, { $depth ->
        [deep] grondig bekeken
       *[other] vluchtig bekeken
    }.
look-part-luck = geluk
look-part-choices = keuzes
look-part-others = anderen
look-part-dice = dobbelstenen
look-part-play = spel

club-nobody = nog niemand heeft een spelerskaart
club-name = naam
club-member = lid
club-since = sinds
club-seen = laatst hier
club-devices = apparaten
club-games = partijen
club-new-key = Open er /club/host mee. De vorige sleutel opent niets meer.
club-banned = geblokkeerd
club-for-ever = voorgoed
club-until = tot { $day }
club-figures = { $members ->
        [one] één lid
       *[other] { $members } leden
    }, { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    }, { $entries ->
        [one] één regel
       *[other] { $entries } regels
    }, { $size } MB
club-is-banned = { $name } is { $until } geblokkeerd
club-comes-back = { $name } mag terugkomen
club-counted = { $game }: { $count ->
        [one] één partij
       *[other] { $count } partijen
    } geteld
club-rated = { $ladder }: { $count } met een rating
club-unrated = nog niemand heeft een rating
