### De eigen zinnen van de client

close = Sluiten
guest-name = Gast
deleted-name = Verwijderde speler
language-en = English
language-nl = Nederlands

## Begin

home-title = Wie doet er mee?
home-line = Kaart- en bordspellen in je browser, met vrienden of met bots die altijd zin hebben.
home-players = Spelers
home-length = Speelduur
home-count = { $min } tot { $max } spelers
home-play = Speel nu
home-sitting = Stoel bijschuiven…
home-table = Zet een tafel klaar
home-table-of = Zet een tafel klaar voor { $game }
home-open = Tafels met plaats
home-free = { $free ->
    [0] vol, kijk mee
    [one] 1 plaats vrij
   *[other] { $free } plaatsen vrij
  }
home-watch = bezig, kijk mee
home-card = Bewaar mijn partijen
home-card-short = Mijn partijen
card-aside-note = Deze server kent de kaart van { $name } niet meer: je bent hier te gast.
card-aside-more = Wat nu?
card-aside-read = Begrepen
home-you = Jij
home-club = De club
home-people = Zoek medespelers
home-contests = Toernooien en competities
home-credits = Dankwoord en licenties

lost-title = Op deze tafel ligt niets.
lost-home = Terug naar de spellen
problem-unreachable = De server antwoordt niet. Kijk of hij draait en laad deze pagina opnieuw.
problem-table = Deze tafel bestaat niet meer.
problem-older-finished = Dit spel is gespeeld met een eerdere versie van de regels. Deze server kan het niet meer zet voor zet tonen, maar het verloop staat in het verslag, met de uitslag als die bewaard is.
problem-older-running = Dit spel is begonnen met een eerdere versie van de regels en kan hier niet verder. Open een nieuwe tafel, of vraag wie de server beheert om het af te maken met de versie waarmee het begon.
problem-damaged = Wat de server van deze tafel bewaard had, is beschadigd. Open een nieuwe tafel; wie de server beheert, kan een reservekopie terugzetten.
problem-replay = Dit spel kun je nog niet terugkijken: het is niet afgelopen, of de tafel is weg.

## Knoppen en instellingen

tool-mute = Geluid uit
tool-language = To English
settings-title = Instellingen
settings-name = Je naam
settings-language = Taal
settings-motion = Beweging
settings-sound = Geluid
settings-loudness = { $percent }%
settings-silent = stil
settings-memory = Geheugensteun: laat zien wat ik al gezien heb
settings-firsts = Uitleg bij wat ik voor het eerst tegenkom
first-close = Begrepen
settings-odds = Laat de kansen zien die iedereen kan uitrekenen
motion-auto = Zoals op mijn apparaat ingesteld
motion-full = Alles beweegt
motion-less = Alleen vervagen
version-new = Er is een nieuwe versie.
version-reload = Vernieuwen

## Een nieuwe tafel

new-where = Waar spelen jullie?
new-name = Je naam
new-seats = Aan tafel
    .help = Op een vrije stoel schuift een vriend aan; blijft hij leeg, dan speelt daar een bot.
new-options = Zo spelen we
new-presets = Hoe spelen jullie?
new-own-mix = Je eigen mix.
new-more = Meer opties
seconds = seconden
option-house = Toon ook huisvarianten, die niet in de doos zitten
new-listed = Zet deze tafel voor iedereen op de beginpagina
pace-label = Bedenktijd
pace-normal = Gewoon
pace-relaxed = Rustig: drie keer zo lang
pace-fast = Snel: de helft
pace-none = Geen klok
pace-own = Onze eigen tijden
leaving-label = Als een speler voorgoed weggaat
leaving-bot = Een bot speelt verder
leaving-out = De speler ligt uit het spel
new-create = Open de tafel
new-begin = Deel de kaarten
place-online = Ieder op een eigen apparaat
    .help = Stuur een link; iedereen ziet alleen de eigen kaarten.
place-device = Rond één apparaat
    .help = Geef het door; je kaarten blijven tussendoor bedekt.
place-tv = Tv en telefoons
    .help = De tafel op het grote scherm, je hand op je telefoon.
seat-label = Plaats { $seat }
seat-person = Mens
seat-open = Vrij
seat-bot = Bot
seat-free = Een vrije stoel
seat-bot-named = Bot { $name }
seat-free-number = Vrije stoel { $seat }
    .within = vrije stoel { $seat }
seat-you = { $name } (jij)
seat-lot = Het lot beslist
seat-level = Hoe sterk de bot is
seat-name = Naam
seat-person-number = Speler { $seat }
seat-remove = Haal plaats { $seat } weg
seat-add = Nog een stoel
level-novice = Beginner
    .help = Doet wat voor de hand ligt, vergeet wat er te zien was en mist kansen, zoals beginners doen.
level-normal = Gewoon
    .help = Speelt verstandig en onthoudt wat er te zien was, maar kijkt niet vooruit.
level-strong = Sterk
    .help = Denkt even vooruit over alles wat er verborgen kan liggen.
level-master = Meester
    .help = Denkt verder vooruit, en leidt uit de zetten van de anderen af wat ze kunnen hebben.

## Wachtkamer

wait-qr = QR-code van de link naar deze tafel
wait-invite = Haal je vrienden erbij: scan de code of stuur de link.
wait-invite-tv = Haal je vrienden erbij: scan de code op de televisie of stuur de link.
wait-scan = Scan de code om aan te schuiven.
wait-copy = Kopieer de link
wait-share = Deel de link
wait-copied = Gekopieerd!
wait-open = { $open ->
    [one] Er is één stoel vrij
   *[other] Er zijn { $open } stoelen vrij
  }
wait-ready = Iedereen is er
reader = jou
reader-self = jezelf
wait-you = jij
wait-rename = Verander je naam
wait-is-host = host
wait-away = afwezig
wait-come = Schuif aan
wait-sit-here = Ga hier zitten
wait-sent-off = De host heeft je stoel weggehaald. Zolang er nog een stoel vrij is, kun je weer aanschuiven.
wait-full = Alle stoelen zijn bezet. Blijf op deze pagina om mee te kijken.
wait-off = Stuur { $name } weg
wait-off-ask = { $name } wegsturen? De stoel komt vrij.
wait-off-yes = Wegsturen
wait-hand-over = Maak { $name } host
wait-hand-over-ask = { $name } host maken? Dan kun jij de tafel niet meer veranderen of het spel beginnen.
wait-hand-over-yes = Overdragen
wait-off-short = Stuur weg
wait-hand-over-short = Maak host
wait-keep = Nee
wait-host-lost = De verbinding met de host viel net weg. De host heeft even de tijd om terug te komen; daarna kan iedereen die hier zit beginnen.
wait-host-away = De host is er niet: iedereen die hier zit, kan beginnen.
wait-missing = { $count ->
    [one] { $names } is er nog niet geweest. Wacht even, of maak de stoel vrij.
   *[other] { $names } zijn er nog niet geweest. Wacht even, of maak de stoelen vrij.
  }
wait-sit = Schuif aan
wait-start = Begin het spel
wait-start-bots = { $open ->
    [one] Begin, met een bot op de vrije stoel
   *[other] Begin, met bots op de vrije stoelen
  }
wait-host = De host begint zo.
wait-shuffling = Er wordt geschud…
wait-values = Er wordt geschud: wachten op het getal van { $names }.
wait-drawn-again = Een browser gaf geen antwoord, dus alles wordt opnieuw getrokken (trekking { $draw }): wachten op het getal van { $names }.

## Aan tafel

table-title = Tafel
table-loading = De tafel wordt klaargezet…
table-lost = De verbinding is weg. We proberen het opnieuw…
table-resting = { $player } is op vakantie tot en met { $until }: voor deze speler loopt geen klok.
table-paused = { $player } heeft het spel stilgezet.
table-pause-asked = { $player } wil graag pauze.
table-pause-waits = { $player } vraagt om pauze; nog niet iedereen heeft ja gezegd.
pause-yes = Pauze
pause-no = Doorspelen
table-left-out =
    { $count ->
        [one] De browser van { $names } liet zijn getal niet op tijd zien: alles is zonder dat getal opnieuw getrokken.
       *[other] De browsers van { $names } lieten hun getallen niet op tijd zien: alles is zonder die getallen opnieuw getrokken.
    }
table-left-out-you = Je browser liet zijn getal niet op tijd zien, zegt de server, en alles is zonder dat getal opnieuw getrokken. Daarom kan deze browser straks niet bewijzen dat dit spel eerlijk was.
table-away = Van { $player } is al even niets gehoord.
table-stand-in = Laat een bot spelen
table-wait = Wachten
line-delay = Verbinding: { $ms } milliseconden heen en terug
line-unknown = Verbinding: nog niet gemeten
table-undo = { $player } wil de laatste zet terugnemen.
table-undo-waits = Terugnemen: gevraagd aan { $names }…
undo-yes = Prima
undo-no = Nee
undo-cancel = Annuleren
players-label = Spelers
generic-board = De tafel
scene-label = De tafel
own-label = Jouw kant van de tafel
panel-label = Verloop, chat en regels
panel-log = Verloop
panel-chat = Chat
panel-rules = Regels
hand-label = Je hand, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  }. Met de pijltjes loop je erdoor, met de spatiebalk kies je.
hand-new = nieuw
hand-resting = Kan nu niet gespeeld worden.
player-bot = bot
player-away = Nu even niet aan tafel
player-open = Open kaarten van { $player }: { $count }
player-cards = { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
  }
player-active = de tafel wacht op deze speler
player-out = af: { $why }
player-pick = Kies { $player }
card-down = Gedekte kaart
clock-label = Resterende tijd
log-label = Wat er is gebeurd
log-empty = Wat er gebeurt, lees je straks hier.
chat-label = Wat er gezegd is
chat-empty = Er is nog niets gezegd.
chat-quick = Snelle zinnen
chat-write = Zeg iets
chat-send = Verstuur
chat-phrases-only = In dit spel praat je niet vrijuit: gebruik de zinnen.
rules-label = Alle regels
rules-search = Zoek in de regels
rules-now = Wat nu telt
rules-none = Er is geen regel met al deze woorden.
prompt-label = Wat je kunt doen
prompt-yours = Jij bent aan de beurt.
prompt-over = Het spel is afgelopen.
slide-less = Eén minder
slide-more = Eén meer
prompt-moment = Een ogenblik…
prompt-wait = Wachten op { $player }.
prompt-more = { $card }: kies er nog een kaart bij.
prompt-who = Wie?
prompt-which = Welke?
prompt-back = Terug
prompt-all = Alle zetten
away-told = { $count ->
    [one] Terwijl je weg was: { $last }
   *[other] Terwijl je weg was, gebeurden er { $count } dingen. Het laatste: { $last }
  }
prompt-undo = Terugnemen
prompt-rule = Lees de regel
choice-none = geen
choice-self = Jezelf
choice-yes = Ja
choice-no = Nee
why-unknown = Dat kan nu niet.
why-read = Lees de regel
why-rule = Regel
moves-title = Alles wat je nu kunt doen
keys-title = Toetsen
key-arrows = ← →
    .help = loop door je hand
key-space = Spatie
    .help = kies een kaart, of leg hem terug
key-enter = Enter
    .help = speel wat je gekozen hebt
key-letters = Letters
    .help = druk op de knop met die letter
key-coach = .
    .help = vraag het de coach, als die er is
key-escape = Esc
    .help = een stap terug
key-film-arrows = ← →
    .help = een stap terug of verder
key-film-space = Spatie
    .help = afspelen of pauzeren
key-film-ends = Home, End
    .help = de eerste en de laatste stap
key-film-milestones = N, P
    .help = het volgende en het vorige belangrijke moment
key-film-copy = C
    .help = kopieer de link naar dit moment
key-question = ?
    .help = deze lijst

## Menu

menu-label = Menu
menu-pause = Pauze
menu-resume = Speel verder
menu-undo = Neem de laatste zet terug
menu-tv = Laat deze tafel op een groot scherm zien
menu-leave = Verlaat de tafel
menu-leave-title = Verlaat je de tafel?
menu-leave-ask = Een bot neemt je plaats over. Kom je terug op deze pagina, dan krijg je je plaats weer.
menu-leave-early = Je stoel komt vrij voor iemand anders.
menu-leave-out = Je bent voorgoed uit het spel en de anderen spelen verder.
menu-leave-seen = Je ligt er al uit en verliest dus niets: de uitslag vind je later op de beginpagina.
menu-leave-yes = Weggaan
menu-stay = Blijven
menu-home = Naar de andere spellen

## Wie eruit ligt

out-hasten = Spoel door naar het einde
out-hastened = De bots haasten zich.
out-leave = Van tafel
    .help = Je verliest er niets mee: de uitslag vind je later op de beginpagina.

## Eén apparaat

device-react = De kaarten blijven bedekt.
device-since = Sinds je voor het laatst keek
device-so-far = Tot nu toe
device-nobody = Niemand: ga door
device-wait = { $player }: wacht!
device-seen = Kijk naar je kaarten. Er is iets nieuws.
device-seen-done = Gezien: dek mijn kaarten af
device-pass = Geef het apparaat aan { $player }
device-look-away = De anderen kijken even de andere kant op.
device-show = Ik ben { $player }, laat mijn kaarten zien
device-on = { $player }: ga door

## Het einde

howto-new = Nieuw in dit spel
howto-title = Zo speel je het
howto-done = Begrepen
howto-go = Begrepen, beginnen maar!
result-label = Uitslag
result-you = Jij wint!
result-you-all = Jullie winnen samen!
result-tie = Gelijkspel!
result-together = Iedereen wint!
result-nobody = Deze keer wint er niemand.
result-nobody-you = Deze keer verliezen jullie allemaal.
result-lost = Je hebt verloren.
result-own = jij
result-place = Jij wordt { $place ->
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] nummer { $place }
  }.
result-score = Punten
result-player = Speler
result-more = Meer
result-change = Opnieuw, met andere opties of plaatsen
result-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
  }
result-rematch = Nog een keer!
result-rematch-wait = Wachten op { $names }…
result-rematch-wanted = { $count ->
    [one] { $names } wil nog een keer: 1 van de { $all }.
   *[other] { $names } willen nog een keer: { $count } van de { $all }.
  }
result-rematch-tv = Nog een keer? Tik het aan op je telefoon.
result-after = Naar het nieuwe spel
result-contest = Naar de stand
result-replay = Terugkijken
result-slow = De laatste seconden, vertraagd
result-record = Verslag
result-proof = Was het eerlijk?
result-look = Bekijk de tafel
result-back = Terug naar de uitslag
result-home = Andere spellen
proof-looking = Deze browser controleert het…
proof-ok = Eerlijk: niemand kon de kaarten kiezen. Deze browser heeft dat zelf gecontroleerd.
proof-ok-later = Eerlijk, al was het niet bij de eerste trekking: niemand kon de kaarten kiezen, hooguit of een trekking meetelde.
proof-bad = Niet eerlijk: er klopt iets niet.
proof-unsure = Er is niets mis, maar deze browser kan niet bewijzen dat het eerlijk was.
proof-fits = klopt
proof-differs = klopt niet
proof-unknown = niet te zeggen
proof-secret = Het geheim van de server is het geheim waaraan hij vóór de eerste kaart gebonden was.
proof-secret-not = Het geheim van de server is niet het geheim waaraan hij vóór de eerste kaart gebonden was.
proof-unseen = Deze browser was er vóór de eerste kaart niet bij: hij weet niet waaraan de server toen gebonden was.
proof-terms = Spel, opties en spelers zijn die van vóór de eerste kaart.
proof-terms-not = Spel, opties of spelers zijn niet die van vóór de eerste kaart.
proof-promises = Iedereen was aan een getal gebonden voordat deze browser het zijne liet zien.
proof-promises-not = In het verslag staan andere beloften dan deze browser te zien kreeg voordat hij zijn getal liet zien.
proof-values = { $count ->
    [one] Het getal dat getoond werd, is het getal dat beloofd was.
   *[other] De { $count } getallen die getoond werden, zijn de getallen die beloofd waren.
  }
proof-values-not = Een getal dat getoond werd, is niet het getal dat beloofd was.
proof-unpromised = De spelers waren niet aan hun getal gebonden: een host die meespeelt, had het zijne als laatste kunnen kiezen.
proof-own = Het getal van { $player }, dat deze browser zelf trok, doet mee.
proof-own-not = Het getal van { $player } is niet het getal dat deze browser trok.
proof-absent = { $player } was er niet bij de trekking en heeft er geen getal in.
proof-dropped = Het getal van { $player } telt niet mee, hoewel deze browser het liet zien: het antwoord raakte onderweg zoek of is weggegooid.
proof-luck = { $count ->
    [one] De enige uitkomst van het toeval volgt uit geheim en getallen.
   *[other] Alle { $count } uitkomsten van het toeval volgen uit geheim en getallen.
  }
proof-luck-not = Uitkomsten van het toeval volgen niet uit geheim en getallen.
proof-voided = Trekking { $draw } verviel, omdat dit getal niet getoond werd: { $names }. Alles is opnieuw getrokken.
proof-voided-not = Trekking { $draw } is weggegooid, hoewel iedereen een getal had laten zien.
proof-replay-not = De server zegt zelf dat zijn verslag niet klopt: { $text }
proof-save = Bewaar wat deze browser zag
proof-numbers = De lange getallen
proof-commitment = Waaraan de server vóór het spel gebonden was
proof-seed = Zijn geheim, getoond na het spel
proof-none = Onbekend bij deze browser
proof-how = Of het daarna volgens de regels ging, controleer je zonder deze server met: speeltafel verify record.json
proof-how-seen = Of het daarna volgens de regels ging, met de kaarten die jij zag, controleer je zonder deze server met: speeltafel verify record.json --seen seen-{ $table }.json

## Terugkijken

replay-title = Terugkijken
replay-start = Het spel begint.
replay-did = { $player }: { $move }
replay-back = Een stap terug
replay-next = Een stap verder
replay-play = Afspelen
replay-pause = Pauze
replay-more = Snelheid en gezichtspunt
replay-speed = Snelheid
replay-times = { $speed }×
replay-slider = Moment in het spel
replay-eyes = Door wiens ogen
replay-open = Alle kaarten open
replay-public = Als toeschouwer
replay-seat = Zoals { $player } het zag
replay-hands = Wiens hand
replay-at = Stap { $at } van { $last }: { $said }
replay-step = stap { $at }
replay-milestones = Belangrijke momenten
replay-lead = { $count ->
    [one] { $names } neemt de leiding.
   *[other] { $names } delen de leiding.
  }
replay-copy = Kopieer de link naar dit moment
replay-link = Link
replay-copied = De link naar dit moment is gekopieerd.

## Weigeringen

refused-unknown = Dit bestaat hier niet, of niet meer.
refused-malformed = De server begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.
refused-too-large = Dat is te lang.
refused-too-fast = Niet zo snel: wacht even.
refused-crowded = Er kijken al zo veel mensen mee als er rond deze tafel passen. Probeer het later nog eens.
refused-no-hello = De verbinding ging net open. Probeer het nog eens.
refused-not-yours = Dat is niet jouw plaats.
refused-stale = Te laat: het spel is al verder.
refused-late = Net te laat: de tafel is veranderd. Je bent niets kwijt.
refused-duplicate = Dat is al beslist.
refused-illegal = Dat mag nu niet.
refused-not-now = Dat kan op dit moment niet.
refused-paused = Het spel staat stil.
refused-pause-out = Je ligt uit het spel: alleen wie nog meespeelt, kan pauzeren.
refused-pause-soon = De anderen wilden doorspelen. Over een minuut kun je weer pauzeren.
refused-undo-refused = Iemand zei nee: deze zet blijft staan.
refused-talk = Praten mag nu niet.
refused-bad-seats = Deze plaatsen passen niet bij het spel.
refused-name-taken = Iemand hier heeft deze naam al. Kies een andere.
refused-no-card = Hiermee open je geen spelerskaart: je hebt er geen, of deze server kent die niet meer.
refused-banned = De host van deze server laat deze kaart niet meer toe.
refused-bad-address = Naar dit adres kan hiervandaan niets worden verstuurd.
refused-bad-name = Een naam heeft minstens één letter die anderen kunnen zien.
refused-bad-options = Deze opties gaan niet samen.
refused-fault = Er ging iets mis op de server. Er is niets veranderd; probeer het nog eens.
refused-unsure = De server kon net even niet bij zijn opslag. Aan de tafel zie je of dit nog telt.
refused-storage = De server kan nu geen zetten bewaren. Er is niets veranderd; probeer het zo nog eens.

## Dank en galerij

credits-title = Dankwoord
credits-icons = Tekeningen
credits-changed = Opnieuw ingekleurd en geschaald.
credits-fonts = Letters
credits-games = De spellen
credits-games-line = Onofficieel en niet-commercieel, voor wie de spellen in de kast heeft staan. De namen zijn van hun eigenaars; er zijn geen tekeningen of teksten van de uitgevers gebruikt.
credits-software = Software
gallery-title = Galerij van onderdelen

event-time-up = De tijd van { $seat } is om: de tafel doet de zet.
event-time-up-you = Je tijd is om: de tafel doet de zet voor je.
clock-last = Nog { $seconds } seconden

attention-turn = Jij bent aan de beurt
yours-title = Jouw tafels
yours-running = Lopende partijen
yours-turn = Jij bent aan de beurt
yours-turn-of = { $names } is aan de beurt
yours-device = { $names }, op dit apparaat
yours-screen = { $names }, op dit scherm
yours-others = Wachten op { $names }
yours-playing = Er wordt gespeeld
yours-waiting = Wachten op spelers
yours-over = Afgelopen: kijk terug
yours-win = Je hebt gewonnen
yours-loss = Je hebt verloren
yours-tie = Gelijkspel
yours-nobody = Niemand heeft gewonnen
yours-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
  }
ago-now = zojuist
yours-remove = Haal { $game } van deze lijst
yours-removed = { $game } staat niet meer op deze lijst.
yours-kept = Je stoel blijft van jou.
yours-undo = Zet terug
yours-all = Alle { $count } tafels
join-title = Schuif aan
join-line = De code staat op het scherm van wie de tafel heeft klaargezet.
join-label = Tafelcode
join-go = Schuif aan
join-unknown = Er is nu geen tafel met deze code. Kloppen de vier letters? Het spel mag niet afgelopen zijn.
join-later = Dat was te vaak. Wacht een minuut en probeer het opnieuw.
wait-code = Code
wait-code-at = Of open { $address } en typ
tv-missing =
    { $count ->
        [one] { $names }: je telefoon is weg. Scan om terug te komen.
       *[other] { $names }: jullie telefoons zijn weg. Scan om terug te komen.
    }
tv-left =
    { $count ->
        [one] { $names } is weg. Een bot speelt verder.
       *[other] { $names } zijn weg. Bots spelen verder.
    }

watch-title = Je kijkt mee.
watch-may = Een bot staat graag zijn plaats aan je af.
watch-full = Aanschuiven kan nu niet.
watch-join = Meedoen
watch-for = Speel verder voor { $name }
problem-seat-taken = Iemand was sneller: die plaats is bezet.
new-latecomers = Anderen mogen tijdens het spel aanschuiven op de plaats van een bot
player-turn = aan de beurt
event-new-player = { $name } schuift aan op de plaats van { $before }.
event-new-player-you = Je schuift aan op de plaats van { $before }.
proof-late = Je schoof aan toen het spel al liep: de getallen in de trekking zijn van wie het begon.
sheet-back = Terug naar de tafel
wait-taken = Alle stoelen zijn bezet

home-learn = Leer het in { $minutes } minuten
home-learn-of = Leer { $game } in { $minutes } minuten
course-title = Lessen
course-of = Leer { $game }
course-how = Je leert door te spelen: een paar zetten aan een echte tafel, één ding tegelijk. Na { $minutes } minuten les volgt een eerste echt potje van ongeveer { $game } minuten.
course-begin = Begin met de eerste les
course-go-on = Ga verder: { $lesson }
course-done = Gedaan
course-minutes = { $minutes } min
course-none = Voor dit spel zijn er nog geen lessen. Zet een tafel klaar met bots: de regels heb je tijdens het spelen bij de hand.
lesson-all = Alle lessen
lesson-you = Jij
lesson-teacher = De leraar
lesson-progress = { $done } van { $tasks } opdrachten gedaan
lesson-anew = Een nieuwe avond, een nieuwe tafel. { $about }
lesson-go-on = Verder
lesson-watch = Kijk wat er gebeurt…
lesson-back = Lees nog eens wat er gezegd is
lesson-why = Waarom?
lesson-show = Laat zien
lesson-try = Probeer opnieuw
lesson-undo = Zet terug
lesson-imagined = Dit zou er gebeuren.
lesson-next = Volgende: { $lesson }
lesson-again = Nog een keer
lesson-coach = Ben je ergens niet zeker van, tik dan op de uil naast de vraag: de coach zegt wat een goede speler zou doen.
lesson-play = Begin het spel
lesson-unknown = Die les bestaat niet.
lesson-problem = Deze les kan nu niet open. Probeer het zo nog eens.

## Het spelregelboek

book-title = De spelregels
book-of = De spelregels van { $game }
book-read = Spelregels
book-whole = Het hele spelregelboek
book-open = Open het spelregelboek, met plaatjes
book-glance = In het kort
book-glance-of = { $game } in het kort
book-contents = Inhoud
book-print = Alles afdrukken
book-print-glance = Dit blad afdrukken
book-notes = De regels erachter, woord voor woord
book-note = Voetnoot { $number }: de regels erachter
book-back = Terug naar “{ $title }”
book-behind =
    { $count ->
        [one] De regel erachter
       *[other] De { $count } regels erachter
    }
book-before = Eerst
book-after = Daarna
book-card = Kaart
book-cards = Wat er op de kaarten staat
book-found =
    { $count ->
        [0] Niets gevonden
        [one] 1 plaats gevonden
       *[other] { $count } plaatsen gevonden
    }
## De coach

coach-ask = Wat zou jij doen?
coach-thinks = De coach denkt na…
coach-title = Dit zou de coach doen
coach-play = Doe dit
coach-back = Toon alles
coach-chance = { $share }% kans om te winnen
coach-doubt = { $error } meer of minder
coach-said = { $move }: { $share } procent kans om te winnen, plus of min { $error }. { $why }
coach-said-plain = { $move }. { $why }
coach-none = De coach heeft hier niets over te zeggen.
coach-agreed = Aan deze tafel mag iedereen de coach iets vragen, en iedereen ziet dat.
refused-coach-off = Aan deze tafel speelt geen coach mee.
refused-coach-busy = De coach heeft nu geen tijd. Vraag het zo nog eens.
coach-leave = Nu nog niets
reason-later = Het kan later ook nog.
reason-open = Daarmee houd je de meeste wegen open.
reason-as-good = Ongeveer even goed als de eerste.
reason-next-best = Het overwegen waard, maar niet het beste.
reason-worse = Duidelijk minder goed dan de eerste.
event-asked-coach = { $seat } heeft de coach om raad gevraagd.
event-asked-coach-you = Je hebt de coach om raad gevraagd.
new-coach = Iedereen mag de coach vragen wat die zou doen

## Nabeschouwing

look-title = Nabeschouwing
look-about = Wat deze partij besliste: ieders kans om te winnen, de momenten die telden, geluk en kunde.
look-wait = Dat duurt een paar minuten. Doe gerust iets anders: het gaat vanzelf door en staat hier als je terugkomt.
look-working = { $done } van { $total } momenten
look-ahead = { $count ->
    [one] Eén ander spel gaat voor.
   *[other] { $count } andere spellen gaan voor.
  }
look-busy = Er worden nu veel spellen nabeschouwd. Probeer het over een paar minuten opnieuw.
look-failed = Dit spel kon niet worden nabeschouwd.
look-again = Probeer opnieuw
look-curve = Ieders kans om te winnen
look-curve-team = De kans om te winnen
look-known = Wat ieder kon weten
look-table = Wat er op tafel lag
look-reader = jij
look-now = { $name }: { $chance }
look-at-start = Met wat er verdeeld was:
look-at-step = Bij stap { $at }:
look-at-end = Aan het eind:
look-moments = De momenten die telden
look-no-moments = Geen enkel moment veranderde veel.
look-players = Geluk en kunde
look-line = geluk { $luck }, eigen keuzes { $choices }, keuzes van de anderen { $others }
look-line-together = geluk { $luck }, eigen keuzes { $choices }, keuzes van de andere kant { $others }
look-line-team = geluk { $luck }, keuzes { $choices }
look-line-race = de dobbelstenen { $luck }, hoe snel en hoe goed beide kanten speelden { $play }
look-from = { $start } voordat er iets verdeeld was, { $end } aan het eind
look-choice = Keuze van { $name }
look-choice-you = Jouw keuze
look-choice-race = Spel
look-luck-drawn = Geluk: het toeval gaf het
look-luck-dice = Geluk: de dobbelstenen
look-luck-hidden = Geluk: het lag verborgen
look-luck-other = Geluk: wat { $name } had en deed
look-luck-rival = Geluk, buiten { $whom } om: wat { $name } had en deed
look-race-quiet = Er werd gegooid en gelegd, en nog niets was compleet.
look-change = { $name }: { $before } → { $after }
look-better = Duidelijk beter: { $move } ({ $gain })
look-better-little = Iets beter: { $move } ({ $gain })
look-better-luck = Het geluk veranderde hier meer dan de keuze. Toch was dit duidelijk beter geweest: { $move } ({ $gain })
look-better-little-luck = Het geluk veranderde hier meer dan de keuze. Toch was dit iets beter geweest: { $move } ({ $gain })
look-leave = wachten en nog niets gebruiken
look-own = Jouw keuzes
look-all = Wat beter was geweest
look-good = Niets anders was beter.
look-unjudged = Dit spel is niet in één oogopslag te beoordelen: vanaf elk moment is het door snelle spelers uitgespeeld.
look-how = Keuzes worden gemeten aan wat een gewone speler doet, geluk aan het gemiddelde van wat had kunnen komen. Kansen zijn schattingen.
side-table = de tafel
side-wizard = de tovenaar
side-heroes = de helden
side-team-1 = team 1
side-team-2 = team 2
side-team-3 = team 3

## Voor de ranglijst

new-rated = Voor de ranglijst: deze partij telt mee
    .help = Iedereen heeft een spelerskaart en een eigen apparaat, de klokken lopen, en niemand vraagt de coach om raad, neemt een zet terug of pauzeert.
rated-agreed = Deze partij telt mee voor de ranglijsten.
rated-mark = Telt mee
result-rating = Je rating
result-change-rating = Je rating: { $before } → { $after }
result-profile = Je profiel
refused-rated = Zo telt een partij niet mee: iedereen heeft een spelerskaart en een eigen browser nodig, de gewone klokken lopen, er is geen coach, en van de bots is bekend hoe sterk ze zijn.

## Per correspondentie

slow-label = Samen of per correspondentie
slow-0 = Samen, tegelijk aan tafel
slow-1 = Per correspondentie: een uur per zet
slow-4 = Per correspondentie: 4 uur per zet
slow-12 = Per correspondentie: 12 uur per zet
slow-24 = Per correspondentie: een dag per zet
slow-48 = Per correspondentie: 2 dagen per zet
slow-72 = Per correspondentie: 3 dagen per zet
slow-168 = Per correspondentie: een week per zet
slow-card = Aan zo’n tafel heeft iedereen een spelerskaart nodig.
slow-card-make = Mijn kaart maken
slow-agreed = Per correspondentie: { $hours ->
    [1] een uur
    [24] een dag
    [48] twee dagen
    [72] drie dagen
    [168] een week
   *[other] { $hours } uur
} per zet.
slow-wait = De host begint het spel, misschien pas later. Je hoeft hier niet te wachten: het staat op de beginpagina bij jouw tafels.
left-days = nog { $count } dagen
left-hours = nog { $count } uur
left-minutes = { $count ->
    [one] nog 1 minuut
   *[other] nog { $count } minuten
}
yours-window = Je mag reageren
orders-title = Als anderen mogen reageren en jij weg bent:
orders-ask = Roep me
orders-pass = Laat het gaan
orders-react = Reageer op wat mij raakt
orders-kept = Je antwoord ({ $answer }) telt vanaf { $time }. Tot dan kun je het veranderen, en niemand ziet het.
slow-title = Per correspondentie
slow-more = Hoe werkt dat?
slow-moment = De bots zijn aan de beurt.
slow-mine = Je bent aan de beurt: { $left }, tot { $time }. { $leaving ->
    [out] Daarna lig je uit het spel.
   *[bot] Daarna doet de tafel een zet voor je.
}
slow-others = { $names } { $count ->
    [one] is
   *[other] zijn
} aan de beurt: { $left }, tot { $time }. { $leaving ->
    [out] Wie dan niet gezet heeft, ligt uit het spel.
   *[bot] Daarna doet de tafel een zet.
}
slow-window = Je mag reageren: { $left }, tot { $time }. Wie niets zegt, laat het gaan.
slow-window-others = Anderen mogen reageren: { $left }, tot { $time }. Dan gaat het vanzelf verder.
slow-rule-time = Ieder heeft { $hours ->
    [1] een uur
    [24] een dag
    [48] twee dagen
    [72] drie dagen
    [168] een week
   *[other] { $hours } uur
} voor een beurt. De tijd loopt door, ook ’s nachts en als je er niet bent; alleen op vakantie staat hij stil.
slow-rule-then = { $leaving ->
    [out] Wie dan nog niet gezet heeft, ligt uit het spel.
   *[bot] Heb je dan nog niet gezet, dan doet de tafel een zet voor je. Wie twee beurten na elkaar mist, wordt vervangen door een bot, tot die speler de tafel weer opent.
}
slow-rule-window = Reageren kan altijd { $hours ->
    [one] een uur
   *[other] { $hours } uur
} lang, nooit korter: zo verraadt de tijd niet wie iets in de hand heeft. Je antwoord telt pas als die tijd om is, en niemand ziet het eerder.
slow-notices = Bericht krijgen als ik aan de beurt ben, of op vakantie gaan
reason-slow-race = Dit spel is een race: dat gaat niet per correspondentie.
reason-slow-place = Per correspondentie speelt iedereen op een eigen scherm: kies bij ‘Waar spelen jullie?’ voor ‘Ieder op een eigen apparaat’.
reason-slow-arrival = Per correspondentie kan niemand de eerste zijn die reageert. Laat bij ‘meer opties’ het lot beslissen wie mag.
reason-slow-card = Per correspondentie heeft iedereen een spelerskaart nodig, jij ook. Met je kaart bezet je alleen je eigen plaats: maak van je andere plaatsen vrije plaatsen of bots.
reason-rated-coach = Een partij die meetelt, gaat zonder coach.
reason-rated-clocks = In een partij die meetelt, lopen de gewone klokken: kies een tempo met tijd, en laat de lengtes zoals ze zijn.
reason-rated-device = In een partij die meetelt, heeft iedereen een eigen apparaat.
reason-rated-card = In een partij die meetelt, heeft iedereen een spelerskaart.
reason-rated-browser = Twee van deze kaarten zijn in dezelfde browser gebruikt: samen tellen ze niet mee.
reason-rated-bots = Van een van deze bots is niet bekend hoe sterk hij is: kies een ander niveau.
reason-rated-pause = Een partij die meetelt, kun je niet pauzeren: de klok loopt voor iedereen even hard.

## De club

reason-contest-cup = Met zoveel mensen komt een knock-out aan tafels van deze grootte niet uit. Met één meer of minder wel.
reason-contest-cup-late = Bij een knock-out die begonnen is, kan niemand meer bij.
reason-contest-team = Een uitdaging heeft een voltallig team nodig.
reason-contest-few = Er zijn nog niet genoeg mensen voor een tafel.
reason-contest-size = Dit spel is niet voor zoveel mensen aan een tafel.
reason-contest-against = In dit spel speel je tegen elkaar: een uitdaging gaat met een spel dat je samen wint.
reason-contest-many = Je hebt al vijf toernooien lopen: sluit er eerst een af.
reason-contest-nobody = Niemand hier heeft een kaart met deze naam.
reason-contest-full = Dit toernooi is vol.
reason-contest-team-name = Een team heeft een naam nodig.
reason-contest-team-full = Dit team is compleet. Kies een ander.
reason-contest-team-late = De anderen hebben al gespeeld: voor een nieuw team is het te laat. Bij een team dat niet compleet is, kun je nog aansluiten.
reason-contest-running = Aan een tafel van deze ronde wordt nog gespeeld.
reason-contest-played = Alle rondes zijn gespeeld.
reason-contest-table = Deze tafel staat zoals het toernooi het wil: wie hier zit en hoe er gespeeld wordt, verander je hier niet.
reason-contest-gone-on = De volgende ronde is begonnen met wie van deze tafel doorging: deze uitslag staat vast.
reason-contest-again = Net op dit moment gebeurde er iets anders. Probeer het nog eens.
reason-contest-decided = Deze tafel heeft al een uitslag.
reason-contest-over = Dit toernooi is afgelopen.
reason-contest-through = Aan elke tafel moet iemand afvallen: laat er minder doorgaan, of maak de tafels groter.
reason-contest-challenge = In een uitdaging krijgt iedereen dezelfde kaarten: dat telt niet mee voor de ranglijst.
reason-vacation-when = Een vakantie begint vandaag of later en eindigt daarna, binnen een jaar.
reason-vacation-pieces = Je hebt je vakantie al over te veel stukken verdeeld.
reason-vacation-days = Zoveel dagen heb je niet over: een jaar heeft er dertig.
reason-invite-hour = Dertig uitnodigingen in een uur is genoeg: probeer het later nog eens.
reason-invite-one = Je hebt deze speler dit uur al drie keer gevraagd: probeer het later nog eens.
reason-card-unknown = Deze server kent de spelerskaart van deze browser niet meer: je gaat verder als gast.
reason-devices-many = Een kaart kan op twintig apparaten staan en twintig passkeys hebben: haal er eerst een weg.
reason-notice-way = Kies eerst hoe: in deze browser, of een adres.
reason-notice-soon = Er is er net een verstuurd. Wacht een halve minuut.
