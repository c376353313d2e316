# Toernooien en competities
contests-title = Toernooien en competities
contests-why = Een avond met een stand, een beker, of een competitie over weken. Tafels gaan vanzelf open, uitslagen komen vanzelf binnen.
contests-none = Er is nog niets. Schrijf de eerste uit.
contests-call = Schrijf iets uit
contests-needs-card = Wie meedoet of organiseert heeft een spelerskaart nodig: twee tikken, geen e-mail.
contests-make-card = Maak mijn kaart
contests-now = Bezig
contests-over = Voorbij
contest-phase-registering = Inschrijven kan
contest-phase-running = Er wordt gespeeld
contest-phase-over = Voorbij
kind-round-robin = Iedereen tegen iedereen
    .help = De rondes gaan door tot iedereen iedereen heeft ontmoet.
kind-swiss = Zwitsers
    .help = Zoveel rondes; wie even goed staat treft elkaar, en niemand treft dezelfde mensen nog eens.
kind-knock-out = Knock-out
    .help = Aan elke tafel gaan de eersten door, tot er één tafel over is.
kind-league = Competitie over weken
    .help = Iedereen tegen iedereen, elke week een ronde.
kind-challenge = Uitdaging voor teams
    .help = Elk team speelt dezelfde verdelingen, tegen het spel. Het geluk lag vooraf vast en wordt achteraf getoond.
make-name = Hoe heet het?
make-kind = Hoe wordt er gespeeld?
make-game = Welk spel?
make-size = Met hoeveel aan een tafel?
make-size-value = { $size } aan een tafel
make-smaller = Tafels van één minder, waar dat beter uitkomt
make-rounds = Rondes
make-deals = Verdelingen
make-best-of = Best of
make-through = Hoeveel er doorgaan
make-odd = Wie geen tafel heeft
make-odd-bye = rust en krijgt een winst
make-odd-bot = speelt tegen bots
make-by-itself = De volgende ronde begint vanzelf
make-first = Eerste dag
make-days = Dagen voor een ronde
make-legs = Hoe vaak iedereen elkaar treft
make-pace = Tempo
make-pace-none = geen klokken
make-pace-relaxed = rustig
make-pace-normal = gewoon
make-pace-fast = vlot
make-pace-hours = { $hours ->
    [24] een dag per zet
   *[other] { $hours } uur per zet
}
make-go = Open de inschrijving
contest-by = Georganiseerd door { $name }
contest-of = { $kind } · { $game }
contest-enter = Ik doe mee
contest-team = Naam van je team
contest-leave = Stap eruit
contest-leave-sure = Echt eruit stappen? Je uitslagen blijven staan.
contest-in = Je doet mee.
contest-people = { $count ->
    [0] Nog niemand
    [one] Eén deelnemer
   *[other] { $count } deelnemers
}
contest-late = kwam later
contest-gone = gestopt
contest-nobody = iemand die de club verliet
contest-bot = Bot
contest-share = Nodig de anderen uit: deze pagina is genoeg.
contest-copy = Kopieer de link
contest-copied = Gekopieerd.
contest-tv = Pagina voor de tv
contest-print = Afdrukken
contest-standings = Stand
contest-round = Ronde { $number }
contest-round-of = Ronde { $number } van { $rounds }
contest-deal = Verdeling { $number }
contest-days = { $first } tot en met { $last }
contest-table = Tafel { $number }
contest-game-of = partij { $number }
contest-rests = Rust: { $names }
contest-goes-on = Door zonder te spelen: { $names }
contest-waiting = wacht
contest-playing = bezig
contest-your-table = Naar je tafel
contest-watch = Kijk mee
contest-replay = Terugkijken
contest-points = Punten
contest-score = Score
contest-played = Tafels
contest-won = Winst
contest-best = Beste
contest-byes = Vrij
contest-place = Plaats
contest-who = Wie
contest-organise = Voor de organisator
contest-add = Schrijf een lid in op naam
contest-add-go = Schrijf in
contest-take-out = Haal eruit
contest-take-out-of = Haal { $name } eruit
contest-begin-first = Sluit de inschrijving en begin
contest-begin = Begin ronde { $number }
contest-begin-deal = Begin verdeling { $number }
contest-wait-round = De volgende ronde kan beginnen als alle tafels een uitslag hebben.
contest-wait-day = De volgende ronde begint vanzelf op haar dag.
contest-end = Sluit af
contest-end-sure = Echt afsluiten? De stand blijft zoals hij is.
contest-missing = Begin zonder wie er niet is
contest-correct = Verbeter de uitslag
contest-give = Vul een uitslag in
contest-correct-title = Uitslag van tafel { $number }
contest-correct-place = Plaats van { $name }
contest-correct-reason = Waarom? Iedereen ziet het.
contest-correct-go = Zo telt het
contest-cancel = Laat maar
contest-corrected = Verbeterd door { $name }: { $reason }
contest-seed = Alle lotingen volgen uit een geheim dat vastlag toen dit werd uitgeschreven. De hash ervan: { $hash }
contest-seed-open = Het geheim, nu het voorbij is: { $secret }
contest-news = Net gebeurd
contest-hidden = De tafel van een ander team is te zien als de uitdaging voorbij is.
tie-title = Wie boven wie staat
tie-direct = { $name } staat boven { $over }: toen wie gelijk staat elkaar trof, werd het { $mine } tegen { $theirs }.
tie-opponents = { $name } staat boven { $over }: wie { $name } trof heeft gemiddeld { $mine } punten, wie { $over } trof { $theirs }.
tie-wins = { $name } staat boven { $over }: { $mine ->
    [one] één tafel gewonnen
   *[other] { $mine } tafels gewonnen
  } tegen { $theirs }.
tie-first-seats = { $name } staat boven { $over }: zat { $mine } keer als eerste, { $over } { $theirs } keer.
tie-best-deals = { $name } staat boven { $over }: in { $mine ->
    [one] één verdeling
   *[other] { $mine } verdelingen
  } door niemand verslagen, tegen { $theirs }.
tie-shared = { $name } en { $over } zijn in alles gelijk en delen de plaats.
news-made = { $name } heeft dit uitgeschreven.
news-entered = { $name } doet mee.
news-withdrew = { $name } is eruit gestapt.
news-round = Ronde { $round } is begonnen.
news-game = Partij { $round } aan tafel { $table } is begonnen.
news-won = { $name } won aan tafel { $table }.
news-ended = Tafel { $table } is klaar.
news-corrected = Tafel { $table } is verbeterd door { $name }: { $reason }
news-closed = Het is voorbij.
tv-waiting = Wacht op: { $names }
tv-turn = { $names } aan zet
tv-next = Straks: ronde { $number }
tv-winner = { $name } wint!
tv-winners = Eerste: { $names }
tv-join = Doe mee: { $link }
