# Toernooien en competities
contests-title = Toernooien en competities
contests-why = Een avond met een stand, een beker, of een competitie over weken. Tafels gaan vanzelf open, uitslagen komen vanzelf binnen.
contests-none = Er loopt nog niets. Schrijf het eerste toernooi uit.
contests-call = Schrijf een toernooi uit
contests-needs-card = Wie meedoet of organiseert heeft een spelerskaart nodig: twee tikken, geen e-mail.
contests-make-card = Maak mijn kaart
contests-now = Nu bezig
contests-over = Afgelopen
contest-phase-registering = Inschrijving open
contest-phase-running = Er wordt gespeeld
contest-phase-over = Afgelopen
kind-round-robin = Iedereen tegen iedereen
    .help = Er zijn rondes tot iedereen tegen iedereen heeft gespeeld.
kind-swiss = Zwitsers
    .help = Een vast aantal rondes: wie ongeveer gelijk staat speelt tegen elkaar, en niemand treft twee keer dezelfde mensen.
kind-knock-out = Knock-out
    .help = Aan elke tafel gaan de besten door, tot er één tafel over is. Wie de hoogste rating heeft, is geplaatst.
kind-league = Competitie
    .help = Iedereen tegen iedereen, elke week een ronde.
kind-challenge = Uitdaging voor teams
    .help = Elk team speelt met precies dezelfde kaarten tegen het spel. Het geluk ligt vooraf vast en wordt na afloop onthuld.
make-name = Hoe heet het?
make-kind = Hoe wordt er gespeeld?
make-game = Welk spel?
make-size = Met hoeveel aan een tafel?
make-size-value = { $size } aan een tafel
make-smaller = Waar dat beter uitkomt, ook tafels met één speler minder
make-rounds = Rondes
make-deals = Aantal potjes
make-best-of = Beste van
make-through = Hoeveel spelers doorgaan
make-odd = Wie overblijft
make-odd-bye = is vrij en krijgt de winst
make-odd-bot = speelt tegen bots
make-by-itself = De volgende ronde begint vanzelf
make-first = Eerste dag
make-days = Dagen per ronde
make-legs = Hoe vaak iedereen tegen elkaar speelt
make-pace = Tempo
make-pace-none = geen klokken
make-pace-relaxed = rustig
make-pace-normal = gewoon
make-pace-fast = vlot
make-pace-hours = { $hours ->
    [1] een uur per zet
    [24] een dag per zet
    [48] twee dagen per zet
    [72] drie dagen per zet
    [168] een week per zet
   *[other] { $hours } uur per zet
}
make-wait = Wie er niet is
    .help = Daarna speelt een bot, tot diegene komt. Wie er aan het eind niet was, is laatste; kwam er maar één aan een tafel, dan wint die.
make-wait-team = Daarna speelt een bot, tot diegene komt.
make-wait-none = de organisator beslist
make-wait-value = { $minutes ->
    [1440] krijgt een dag de tijd
    [2880] krijgt twee dagen de tijd
    [4320] krijgt drie dagen de tijd
   *[other] krijgt { $minutes } minuten de tijd
}
make-wait-league = heeft tot en met de laatste dag van de ronde
make-rated = Partijen tellen mee voor ratings
    .help = Een tafel waar dat niet eerlijk zou zijn, bijvoorbeeld met twee kaarten uit één browser, telt alleen voor het toernooi.
make-options = Opties van het spel
make-seat = Plek { $seat }
make-without = Vrije dagen
make-without-add = Toevoegen
make-without-remove = Toch niet vrij: { $day }
make-go = Open de inschrijving
contest-by = Georganiseerd door { $name }
contest-of = { $kind } · { $game }
contest-rounds-count = { $count ->
    [one] één ronde
   *[other] { $count } rondes
}
contest-deals-count = { $count ->
    [one] één potje
   *[other] { $count } potjes
}
contest-pace = tempo { $pace }
contest-rated = partijen tellen mee voor ratings
contest-best-of = beste van { $games }
contest-without = vrij: { $days }
contest-enter = Ik doe mee
contest-team = Naam van je team
contest-leave = Mezelf uitschrijven
contest-leave-sure = Echt uitschrijven? Je uitslagen blijven staan.
contest-in = Je doet mee.
contest-in-rests = Je bent deze ronde vrij, met de punten van een winst.
contest-in-goes-on = Je gaat door zonder te spelen.
contest-in-later = Je doet mee vanaf de volgende ronde.
contest-in-done = Je tafel is klaar; anderen spelen nog.
contest-in-soon = Je tafel is klaar. De volgende ronde begint zo.
contest-in-out = Je ligt eruit. Bedankt voor het spelen!
contest-begun = Deze knock-out is al begonnen: er kan niemand meer bij.
contest-people = { $count ->
    [0] Nog niemand
    [one] Eén deelnemer
   *[other] { $count } deelnemers
}
contest-late = kwam later
contest-gone = gestopt
contest-nobody = iemand die de club heeft verlaten
contest-bot = Bot
contest-share = Nodig de anderen uit: een link naar deze pagina is genoeg.
contest-copy = Kopieer de link
contest-copied = Gekopieerd.
contest-tv = Pagina voor de tv
contest-print = Afdrukken
contest-standings = Stand
contest-round = Ronde { $number }
contest-round-of = Ronde { $number } van { $rounds }
contest-deal = Potje { $number }
contest-days = { $first } tot en met { $last }
contest-table = Tafel { $number }
contest-game-of = partij { $number }
contest-rests = Vrij, met de punten van een winst: { $names }
contest-goes-on = Door zonder te spelen: { $names }
contest-waiting = wacht
contest-waiting-until = wacht tot { $time }
contest-playing = bezig
contest-your-table = Naar je tafel
contest-watch = Kijk mee
contest-replay = Terugkijken
contest-points = Punten
contest-points-how = { $size ->
    [2] Wie een tafel wint, krijgt 12 punten, de ander geen; gelijk is 6 voor ieder.
    [3] Aan een tafel van drie krijgt de eerste 12 punten en de tweede 6; wie een plaats deelt, deelt de punten.
    [4] Aan een tafel van vier zijn het 12, 8, 4 en 0 punten; wie een plaats deelt, deelt de punten.
   *[other] Wie aan een tafel iedereen achter zich laat, krijgt 12 punten, de anderen het deel ervan dat zij achter zich lieten; wie een plaats deelt, deelt de punten.
}
contest-score = Score
contest-score-how = Een verloren potje telt 0, een dat niet beter kon aflopen 100. De potjes worden opgeteld.
contest-played = Tafels
contest-games = Partijen
contest-deals = Potjes
contest-won = Winst
contest-best = Beste
contest-nth = { $place }.
contest-byes = Vrij
contest-place = Plaats
contest-who = Wie
contest-organise = Voor de organisator
contest-add = Schrijf een lid in op naam
contest-add-team = Team
contest-add-go = Schrijf in
contest-take-out = Uitschrijven
contest-take-out-of = { $name } uitschrijven
contest-begin-first = Sluit de inschrijving en begin
contest-begin-sure = { $count ->
    [one] Eén persoon doet mee.
   *[other] { $count } mensen doen mee.
  } { $kind ->
    [knock-out] Later kan er niemand meer bij.
   *[other] Wie later komt, speelt vanaf de volgende ronde.
  } Beginnen?
contest-begin = Begin ronde { $number }
contest-begin-deal = Begin potje { $number }
contest-wait-round = De volgende ronde kan beginnen als alle tafels een uitslag hebben.
contest-wait-day = De volgende ronde begint vanzelf op haar dag.
contest-end = Sluit het toernooi af
contest-end-sure = Echt afsluiten? De stand blijft zoals hij is.
contest-not-here = nog niet hier
contest-absent = kwam niet
contest-due = Na { $time } gaat het verder zonder wie er niet is.
contest-waits-for = We wachten op { $names }.
contest-begins = Iedereen is er: het spel begint.
contest-decided = De organisator heeft de uitslag van deze tafel ingevuld: hier begint geen spel meer.
contest-decided-without = { $names } { $count ->
    [one] kwam
   *[other] kwamen
  } niet op tijd: deze tafel is beslist, hier begint geen spel meer.
contest-decided-asks = Klopt het niet? { $name } organiseert en kan een andere uitslag invullen.
contest-seat-stays = Het spel begint vanzelf als iedereen er is. Je stoel blijft van jou, ook als je deze pagina sluit.
contest-back = Terug naar het toernooi
contest-take-out-early = { $name } doet dan niet meer mee. Zeker weten?
contest-take-out-sure = { $name } speelt dan geen rondes meer; de uitslagen blijven staan. Zeker weten?
contest-missing = Begin zonder wie er nog niet is
contest-correct = Verbeter de uitslag
contest-give = Vul een uitslag in
contest-correct-title = Uitslag van tafel { $number }
contest-correct-team = Uitslag van { $team }
contest-correct-won = Telt als gewonnen (100), anders als verloren (0)
contest-correct-place = Plaats van { $name }
contest-correct-reason = Waarom? Iedereen ziet het.
contest-correct-go = Zo telt het
contest-cancel = Laat maar
contest-entered = Ingevuld door { $name }: { $reason }
contest-corrected = Verbeterd door { $name }: { $reason }
contest-seed = Alle lotingen volgen uit een geheim dat al vastlag toen het toernooi werd uitgeschreven. De hash daarvan: { $hash }
contest-seed-open = Het geheim, nu het toernooi is afgelopen: { $secret }
contest-news = Net gebeurd
contest-hidden = De tafel van een ander team is te bekijken als de uitdaging is afgelopen.
tie-title = Wie boven wie staat
tie-direct = { $name } staat boven { $over }: in hun onderlinge partijen werd het { $mine } tegen { $theirs }.
tie-opponents = { $name } staat boven { $over }: de tegenstanders van { $name } hebben gemiddeld { $mine } punten, die van { $over } { $theirs }{ $byes ->
    [0] {""}
   *[other] {""} (een vrije ronde telt als iemand met 0)
  }.
tie-wins = { $name } staat boven { $over }: { $mine ->
    [one] één tafel gewonnen
   *[other] { $mine } tafels gewonnen
  } tegen { $theirs }.
tie-first-seats = { $name } staat boven { $over }: was { $mine } keer als eerste aan de beurt, { $over } { $theirs } keer.
tie-best-deals = { $name } staat boven { $over }: in { $mine ->
    [one] één potje
   *[other] { $mine } potjes
  } door niemand verslagen, tegen { $theirs }.
tie-shared = { $name } en { $over } zijn in alles gelijk en delen de plaats.
news-made = { $name } heeft het toernooi uitgeschreven.
news-entered = { $name } doet mee.
news-withdrew = { $name } doet niet meer mee.
news-round = Ronde { $round } is begonnen.
news-deal = Potje { $round } is begonnen.
news-team-ended = { $team } is klaar: score { $score }.
news-team-nobody-came = Van { $team } kwam niemand.
news-team-entered-result = { $name } vulde de uitslag van { $team } in: { $reason }
news-team-corrected = De uitslag van { $team } is verbeterd door { $name }: { $reason }
news-game = Partij { $round } aan tafel { $table } is begonnen.
news-won = { $name } won aan tafel { $table }.
news-walkover = { $name } wint aan tafel { $table }: verder kwam er niemand.
news-nobody-came = Aan tafel { $table } kwam niemand.
news-ended = Tafel { $table } is klaar.
news-entered-result = { $name } heeft de uitslag van tafel { $table } ingevuld: { $reason }
news-corrected = Tafel { $table } is verbeterd door { $name }: { $reason }
news-closed = Het toernooi is afgelopen.
tv-turn = { $names } aan zet
tv-next = Straks: ronde { $number }
tv-winner = { $name } wint!
tv-winners = Eerste: { $names }
tv-join = Doe mee: { $link }
