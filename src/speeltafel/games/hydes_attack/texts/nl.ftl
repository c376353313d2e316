game-name = Wednesday: The Hyde's Attack
game-tagline = Bewaak samen Nevermore, met geheime kaarten en weinig woorden, voordat de Hyde toeslaat.
game-about = Jullie zijn outcasts van Nevermore Academy. Beurt na beurt leggen jullie gedekte krachtkaarten rond de school, terwijl het zakje met Hyde-fiches leegraakt en steeds duidelijker wordt waar het monster toeslaat. Over je kaarten mag je bijna niets zeggen, en Thing brengt er één van speler naar speler. Red minstens drie van de vijf doelwitten, dan winnen jullie samen.
game-length = 20 min

# Krachtkaarten
card-siren-1 = Sirene 1
    .text = Telt voor 1, tenzij de locatie of het doelwit iets anders zegt.
card-siren-2 = Sirene 2
    .text = Telt voor 2, tenzij de locatie of het doelwit iets anders zegt.
card-siren-3 = Sirene 3
    .text = Telt voor 3, tenzij de locatie of het doelwit iets anders zegt.
card-siren-4 = Sirene 4
    .text = Telt voor 4, tenzij de locatie of het doelwit iets anders zegt.
card-siren-5 = Sirene 5
    .text = Telt voor 5, tenzij de locatie of het doelwit iets anders zegt.
card-werewolf-1 = Weerwolf 1
    .text = Telt voor 1, tenzij de locatie of het doelwit iets anders zegt.
card-werewolf-2 = Weerwolf 2
    .text = Telt voor 2, tenzij de locatie of het doelwit iets anders zegt.
card-werewolf-3 = Weerwolf 3
    .text = Telt voor 3, tenzij de locatie of het doelwit iets anders zegt.
card-werewolf-4 = Weerwolf 4
    .text = Telt voor 4, tenzij de locatie of het doelwit iets anders zegt.
card-werewolf-5 = Weerwolf 5
    .text = Telt voor 5, tenzij de locatie of het doelwit iets anders zegt.
card-bee-1 = Bijen 1
    .text = Telt voor 1, tenzij de locatie of het doelwit iets anders zegt.
card-bee-2 = Bijen 2
    .text = Telt voor 2, tenzij de locatie of het doelwit iets anders zegt.
card-bee-3 = Bijen 3
    .text = Telt voor 3, tenzij de locatie of het doelwit iets anders zegt.
card-bee-4 = Bijen 4
    .text = Telt voor 4, tenzij de locatie of het doelwit iets anders zegt.
card-bee-5 = Bijen 5
    .text = Telt voor 5, tenzij de locatie of het doelwit iets anders zegt.
card-medusa-1 = Medusa 1
    .text = Telt voor 1, tenzij de locatie of het doelwit iets anders zegt.
card-medusa-2 = Medusa 2
    .text = Telt voor 2, tenzij de locatie of het doelwit iets anders zegt.
card-medusa-3 = Medusa 3
    .text = Telt voor 3, tenzij de locatie of het doelwit iets anders zegt.
card-medusa-4 = Medusa 4
    .text = Telt voor 4, tenzij de locatie of het doelwit iets anders zegt.
card-medusa-5 = Medusa 5
    .text = Telt voor 5, tenzij de locatie of het doelwit iets anders zegt.
card-bat-1 = Vleermuis 1
    .text = Telt voor 1, tenzij de locatie of het doelwit iets anders zegt.
card-bat-2 = Vleermuis 2
    .text = Telt voor 2, tenzij de locatie of het doelwit iets anders zegt.
card-bat-3 = Vleermuis 3
    .text = Telt voor 3, tenzij de locatie of het doelwit iets anders zegt.
card-bat-4 = Vleermuis 4
    .text = Telt voor 4, tenzij de locatie of het doelwit iets anders zegt.
card-bat-5 = Vleermuis 5
    .text = Telt voor 5, tenzij de locatie of het doelwit iets anders zegt.
card-eye-1 = Oog 1
    .text = Telt voor 1, tenzij de locatie of het doelwit iets anders zegt.
card-eye-2 = Oog 2
    .text = Telt voor 2, tenzij de locatie of het doelwit iets anders zegt.
card-eye-3 = Oog 3
    .text = Telt voor 3, tenzij de locatie of het doelwit iets anders zegt.
card-eye-4 = Oog 4
    .text = Telt voor 4, tenzij de locatie of het doelwit iets anders zegt.
card-eye-5 = Oog 5
    .text = Telt voor 5, tenzij de locatie of het doelwit iets anders zegt.
card-six = 6
    .text = Alleen voor Bianca. Telt overal voor 6 en gaat na het onthullen uit het spel.

# Locaties
card-nevermore = Nevermore Academy
    .text = Het midden, dat aan elke andere locatie grenst. Hier speel je geen kaart.
card-crypt = De Crypte
    .text = Elke drie is 0 waard.
    .the = de Crypte
card-jericho = Jericho
    .text = Elke vier is 0 waard.
card-pilgrim-village = Pelgrimsdorp
    .text = Sirenes en Weerwolven zijn 0 waard.
card-art-shed = De Kunstschuur
    .text = Bijen zijn 0 waard.
    .the = de Kunstschuur
card-woods = Het Bos
    .text = Begin je hier je beurt, dan moet je weg.
    .the = het Bos

# Doelwitten
card-twos-to-fours = 2 telt voor 4
    .text = Elke twee op deze locatie telt voor 4.
card-ones-to-threes = 1 telt voor 3
    .text = Elke één op deze locatie telt voor 3.
card-medusa-plus = Medusa +1
    .text = Elke Medusa op deze locatie telt 1 meer.
card-bat-plus = Vleermuis +1
    .text = Elke Vleermuis op deze locatie telt 1 meer.
card-eye-plus = Oog +1
    .text = Elk Oog op deze locatie telt 1 meer.

# Outcasts
card-wednesday = Wednesday Addams
    .text = Eén keer per aanval, overal: ruil een handkaart voor een onthulde met hetzelfde symbool of dezelfde kracht.
card-enid = Enid Sinclair
    .text = Levert 2 punten op als je pion op de aangevallen locatie staat.
card-bianca = Bianca Barclay
    .text = Twee keer per spel: leg een kaart uit je hand af en speel een 6 in plaats van een gewone kaart.
card-ajax = Ajax Petropolus
    .text = Je mag zoveel enen tegelijk spelen als je wilt, ook de 1 van Thing als die bij jou ligt.
card-eugene = Eugene Ottinger
    .text = Je mag je kaart op je eigen locatie spelen of op een aangrenzende, ook vanuit Nevermore.
card-yoko = Yoko Tanaka
    .text = Elke beurt, ook als je niets speelt, trek je tot 4 kaarten en leg je er één af.

# Dingen op tafel
card-thing = Thing
    .text = Staat bij een speler en houdt een kaart vast die deze speler mag spelen. Aan het eind van je beurt mag je de kaart ruilen en Thing naar iemand anders sturen.
card-hyde-token = Hyde-fiche
    .text = Laat zien waar de Hyde is gezien. Het laatste fiche uit het zakje is de aanval.

# Opties
preset-beginner = Beginner
    .help = De Hyde houdt zich nog in. Goed voor een eerste zaak.
preset-expert = Expert
    .help = Elke aanval vraagt meer punten.
preset-silent = Geen woord
    .help = Expert, zonder seintjes en zonder geheugensteun.
option-level = Niveau
    .help = Hoeveel punten een aanval vraagt. Neem Beginner voor je eerste spel.
option-level-beginner = Beginner
option-level-expert = Expert
option-level-nightmare = Nachtmerrie (huisniveau)
option-outcasts = Outcasts
    .help = Kies om de beurt een outcast, of laat het lot beslissen. De outcasts die je hieronder aan een speler geeft, zijn dan al bezet.
option-outcasts-choose = Iedereen kiest
option-outcasts-random = Geloot
option-outcast-1 = Outcast van { $player }
    .help = Geef deze speler een outcast, of laat de keuze vrij.
option-outcast-1-free = Vrij
option-outcast-1-wednesday = Wednesday Addams
option-outcast-1-enid = Enid Sinclair
option-outcast-1-bianca = Bianca Barclay
option-outcast-1-ajax = Ajax Petropolus
option-outcast-1-eugene = Eugene Ottinger
option-outcast-1-yoko = Yoko Tanaka
option-outcast-2 = Outcast van { $player }
    .help = Geef deze speler een outcast, of laat de keuze vrij.
option-outcast-2-free = Vrij
option-outcast-2-wednesday = Wednesday Addams
option-outcast-2-enid = Enid Sinclair
option-outcast-2-bianca = Bianca Barclay
option-outcast-2-ajax = Ajax Petropolus
option-outcast-2-eugene = Eugene Ottinger
option-outcast-2-yoko = Yoko Tanaka
option-outcast-3 = Outcast van { $player }
    .help = Geef deze speler een outcast, of laat de keuze vrij.
option-outcast-3-free = Vrij
option-outcast-3-wednesday = Wednesday Addams
option-outcast-3-enid = Enid Sinclair
option-outcast-3-bianca = Bianca Barclay
option-outcast-3-ajax = Ajax Petropolus
option-outcast-3-eugene = Eugene Ottinger
option-outcast-3-yoko = Yoko Tanaka
option-outcast-4 = Outcast van { $player }
    .help = Geef deze speler een outcast, of laat de keuze vrij.
option-outcast-4-free = Vrij
option-outcast-4-wednesday = Wednesday Addams
option-outcast-4-enid = Enid Sinclair
option-outcast-4-bianca = Bianca Barclay
option-outcast-4-ajax = Ajax Petropolus
option-outcast-4-eugene = Eugene Ottinger
option-outcast-4-yoko = Yoko Tanaka
option-first-player = Eerste speler
    .help = Wie draagt de meeste zwarte kleding? Die speler begint, of je loot.
option-open-discard = Open aflegstapel
    .help = Iedereen mag de aflegstapel doorkijken. Anders doet niemand dat, en blijft geheim wat Yoko en Bianca afleggen.
option-memory-aid = Geheugensteun
    .help = De tafel en het verloop blijven je de gedekte kaarten tonen die je zelf speelde of zag.
option-signals = Seintjes
    .help = Wat je over de locaties mag zeggen: met een knop wanneer je wilt, als vraag na elke kaart die je speelt, of helemaal niet.
option-signals-any-time = Op elk moment
option-signals-after-play = Na elke gespeelde kaart
option-signals-off = Uit
option-free-talk = Vrije chat
    .help = Opent de chat tijdens het spel, op je erewoord. Anders zijn er alleen de vaste zinnen.
option-turn-seconds = Tijd voor een beurt
    .help = Seconden voor een hele beurt; daarna wordt hij voor je afgemaakt. 0 is zonder limiet.
option-swap-seconds = Tijd voor Wednesday
    .help = Seconden om over omwisselen te beslissen; 0 is zonder limiet.
option-outcast-seconds = Tijd om een outcast te kiezen
    .help = Seconden om te kiezen; 0 is zonder limiet.

# Klokken
timer-turn = Tijd voor je beurt
timer-swap = Tijd om om te wisselen
timer-outcast = Tijd om te kiezen

# Vragen
decision-outcast = Kies je outcast.
decision-outcast-wait = { $player } kiest een outcast.
decision-move = Jouw beurt: ga naar een aangrenzende locatie of blijf staan.
decision-move-wait = { $player } kiest een locatie.
decision-play = Speel een kaart, gedekt.
decision-play-wait = { $player } kiest een kaart om te spelen.
decision-signal = Wil je er iets over zeggen?
decision-signal-wait = { $player } zoekt naar woorden.
decision-discard = Je hebt vier kaarten: leg er één af.
decision-discard-wait = { $player } legt een kaart af.
decision-thing = Thing wacht: welke kaart neemt het mee, en naar wie?
decision-thing-wait = { $player } geeft Thing een opdracht.
decision-swap = Wednesday: wissel een van je kaarten om met een onthulde kaart, of laat het zo.
decision-swap-wait = { $player } bekijkt de onthulde kaarten met de blik van Wednesday.

prompt-move-on = Jouw beurt: ga naar een aangrenzende locatie. Hier mag je niet blijven.
prompt-idle = Jouw beurt: alleen kaarten op een plek in gevaar leveren punten op.
prompt-thing-keeps = Naar wie gaat Thing? Of tik eerst een kaart aan om te ruilen.
prompt-thing-empty = Thing houdt niets vast: kies er een kaart voor.
scene-need = Nodig:
scene-need-help = Zoveel kracht moeten de kaarten op de aangevallen locatie samen hebben, anders raakt het doelwit gewond.

ask-type = Wat doe je?
ask-outcast = Wie ben je?
ask-location = Welke locatie?
ask-card = Welke kaart?
ask-cards = Welke kaarten?
ask-thing = Met de kaart van Thing?
ask-player = Naar wie stuur je Thing?
ask-phrase = Wat zeg je?
ask-revealed = Voor welke onthulde kaart?

# Wat je kunt doen
move-choose-outcast = Speel als { $outcast }
move-go = Ga naar { $location-the }
move-stay = Blijf hier
move-play = Speel { $card } in { $location-the }
move-play-thing = Speel de kaart van Thing in { $location-the }
move-play-ones =
    { $thing ->
        [yes] Speel { $cards } en de één van Thing in { $location-the }
       *[no] Speel { $cards } in { $location-the }
    }
move-play-six = Leg { $card } af en speel een 6 in { $location-the }
move-skip = Speel geen kaart
move-remark =
    { $phrase ->
        [covered] { $location }: dit zit goed
        [focus] { $location }: hier moeten we meer doen
        [little-help] { $location }: ik kon hier weinig helpen
        [going] { $location }: daar ga ik nu heen
        [thing-to-me] Stuur Thing naar mij
        [keep-thing] Houd Thing nog even bij je
       *[other] Zeg iets
    }
move-silence = Niets zeggen
move-discard = Leg { $card } af
move-send-thing =
    { $card ->
        [hidden]
            { $player ->
                [jezelf] Houd Thing bij je, met dezelfde kaart
               *[other] Stuur Thing met dezelfde kaart naar { $player }
            }
       *[other]
            { $player ->
                [jezelf] Geef Thing { $card } en houd het bij je
               *[other] Geef Thing { $card } en stuur het naar { $player }
            }
    }
move-swap = Wissel { $card } om met { $revealed }
move-pass = Niets omwisselen

# Wat er gebeurde
event-board-laid = Rond Nevermore liggen: { $ring }. Hun doelwitten, in dezelfde volgorde: { $targets }.
event-outcast-chosen = { $seat } is { $outcast }.
event-outcast-chosen-you = Je bent { $outcast }.
event-begun = { $seat } begint.
event-begun-you = Jij begint.
event-dealt = { $seat } krijgt een hand kaarten.
event-dealt-you = Je hand: { $cards }.
event-thing-placed = Thing staat bij { $seat } en houdt een kaart vast.
event-thing-placed-you = Thing staat bij jou en houdt { $card } vast.
event-moved = { $seat } gaat naar { $location-the }.
    .heading = { event-moved }
event-moved-you = Je gaat naar { $location-the }.
    .heading = { event-moved-you }
event-stayed = { $seat } blijft in { $location-the }.
    .heading = { event-stayed }
event-stayed-you = Je blijft in { $location-the }.
    .heading = { event-stayed-you }
event-played = { $seat } speelt een kaart in { $location-the }.
event-played-you =
    { $card ->
        [hidden] Je speelt een kaart in { $location-the }.
       *[other] Je speelt { $card } in { $location-the }.
    }
event-thing-played =
    { $card ->
        [hidden] { $seat } speelt de kaart van Thing in { $location-the }.
       *[other] { $seat } speelt de kaart van Thing in { $location-the }: { $card }.
    }
event-thing-played-you =
    { $card ->
        [hidden] Je speelt de kaart van Thing in { $location-the }.
       *[other] Je speelt de kaart van Thing in { $location-the }: { $card }.
    }
event-ones-played =
    { $thing ->
        [yes] { $seat } speelt { $count } kaarten tegelijk in { $location-the }, allemaal enen; de laatste is die van Thing.
       *[no] { $seat } speelt { $count } kaarten tegelijk in { $location-the }: allemaal enen.
    }
event-ones-played-you =
    { $cards ->
        [hidden] Je speelt { $count } enen tegelijk in { $location-the }.
       *[other]
            { $thing ->
                [yes] Je speelt { $cards } en de één van Thing in { $location-the }.
               *[no] Je speelt { $cards } in { $location-the }.
            }
    }
event-six-played = { $seat } speelt een 6 in { $location-the }.
event-six-played-you = Je speelt een 6 in { $location-the }.
event-skipped = { $seat } speelt geen kaart.
event-skipped-you = Je speelt geen kaart.
event-said =
    { $phrase ->
        [covered] { $seat } over { $location-the }: ‘Dit zit goed.’
        [focus] { $seat } over { $location-the }: ‘Hier moeten we meer doen.’
        [little-help] { $seat } over { $location-the }: ‘Ik kon hier weinig helpen.’
        [going] { $seat } over { $location-the }: ‘Daar ga ik nu heen.’
        [thing-to-me] { $seat }: ‘Stuur Thing naar mij.’
       *[keep-thing] { $seat }: ‘Houd Thing nog even bij je.’
    }
event-said-you =
    { $phrase ->
        [covered] Jij over { $location-the }: ‘Dit zit goed.’
        [focus] Jij over { $location-the }: ‘Hier moeten we meer doen.’
        [little-help] Jij over { $location-the }: ‘Ik kon hier weinig helpen.’
        [going] Jij over { $location-the }: ‘Daar ga ik nu heen.’
        [thing-to-me] Jij: ‘Stuur Thing naar mij.’
       *[keep-thing] Jij: ‘Houd Thing nog even bij je.’
    }
event-drew =
    { $count ->
        [one] { $seat } trekt een kaart.
       *[other] { $seat } trekt { $count } kaarten.
    }
event-drew-you = Je trekt { $cards }.
event-reshuffled = De aflegstapel wordt geschud: { $count } kaarten in de trekstapel.
event-discarded =
    { $card ->
        [hidden] { $seat } legt een kaart af.
       *[other] { $seat } legt { $card } af.
    }
event-discarded-you =
    { $card ->
        [hidden] Je legt een kaart af.
       *[other] Je legt { $card } af.
    }
event-drew-for-thing = { $seat } trekt een kaart voor Thing.
event-drew-for-thing-you = Je trekt { $card } voor Thing.
event-took-from-thing =
    { $card ->
        [hidden] { $seat } ruilt een kaart met Thing.
       *[other] { $seat } ruilt een kaart met Thing en neemt { $card }.
    }
event-took-from-thing-you = Je neemt { $card } van Thing.
event-gave-thing = { $seat } geeft Thing een kaart.
event-gave-thing-you =
    { $card ->
        [hidden] Je geeft Thing een kaart.
       *[other] Je geeft Thing { $card }.
    }
event-thing-sent =
    { $card ->
        [hidden] { $seat } stuurt Thing naar { $player }.
       *[other] { $seat } stuurt Thing naar { $player }, met { $card }.
    }
event-thing-sent-you =
    { $card ->
        [hidden] Je stuurt Thing naar { $player }.
       *[other] Je stuurt Thing naar { $player }, met { $card }.
    }
event-thing-sent-empty = { $seat } stuurt Thing naar { $player }, met lege vingers.
event-thing-sent-empty-you = Je stuurt Thing naar { $player }, met lege vingers.
event-hyde-seen =
    { $left ->
        [one] De Hyde is gezien bij { $location-the }. Er is nog één fiche: nu weet iedereen waar hij toeslaat.
       *[other] De Hyde is gezien bij { $location-the }. Er zijn nog { $left } fiches.
    }
    .heading = { event-hyde-seen }
event-attacked = Aanval { $number }: de Hyde slaat toe in { $location-the }! Jullie hebben { $need } punten nodig.
    .chapter = Aanval { $number }: { $location }, { $need } punten nodig
event-revealed =
    { $cards-count ->
        [0]
            { $added ->
                [0] Er lag geen enkele kaart in { $location-the }: geen punten.
               *[other] Er lag geen enkele kaart in { $location-the }, maar Enid is er: { $total } punten.
            }
       *[other]
            { $added ->
                [0] De kaarten in { $location-the }: { $cards }. Ze tellen voor { $counts }; dat is samen { $total }.
               *[other] De kaarten in { $location-the }: { $cards }. Ze tellen voor { $counts }; met { $added } van Enid is dat samen { $total }.
            }
    }
event-swapped = { $seat } wisselt { $card } om met { $revealed }: nu { $total }.
event-swapped-you = Je wisselt { $card } om met { $revealed }: nu { $total }.
event-not-swapped = { $seat } wisselt niets om.
event-not-swapped-you = Je wisselt niets om.
event-barred = Deze kaarten tellen niet in { $location-the }: { $cards }.
event-target-saved = Gered! { $total } punten in { $location-the }, { $need } waren genoeg.
event-target-wounded = Gewond. Maar { $total } van de { $need } punten in { $location-the }.
event-round-ended =
    { $bag ->
        [one] Iedereen keert terug naar Nevermore. Eén fiche gaat terug in het zakje.
       *[other] Iedereen keert terug naar Nevermore. { $bag } fiches gaan terug in het zakje.
    }
    .chapter = Terug naar Nevermore (in het zakje: { $bag })
event-won =
    { $rank ->
        [mastered] Jullie winnen zonder een doelwit te verliezen: jullie beheersen jullie krachten!
        [intermediate] Jullie winnen met één verloren doelwit: jullie krijgen het onder de knie.
       *[beginner] Jullie winnen met twee verloren doelwitten: het begin is er.
    }
event-lost = Het derde doelwit is gewond. De Hyde wint.

result-mastered = Gewonnen zonder een doelwit te verliezen: rang meester.
result-intermediate = Gewonnen met één verloren doelwit: rang gevorderd.
result-beginner = Gewonnen met twee verloren doelwitten: rang beginneling.
result-hyde = Verloren: de Hyde heeft drie doelwitten verwond.

# Wat waar ligt
view-level = Niveau
view-locations = Locaties
view-players = Spelers
view-first = Eerste speler
view-turn = Aan de beurt
view-sixes = 6-kaarten over
view-thing-holder = Thing staat bij
view-thing-full = Thing houdt een kaart vast
view-thing-card = Kaart van Thing
view-deck = Trekstapel
view-discard = Aflegstapel
view-discarded = Kaarten in de aflegstapel
view-bag = In het zakje
view-attack = Aanval
view-need = Punten nodig
view-needs = Punten nodig per aanval
view-striking = Onder vuur
view-revealed = Onthulde kaarten
view-counts = Wat de onthulde kaarten tellen
view-total = Punten tot nu toe
view-attacks = Aanvallen tot nu toe
view-losses = Verloren doelwitten
view-limit = Zoveel verloren doelwitten is verloren
view-idling = Speelde twee beurten geen kaart
view-round-began = Beurt waarmee deze ronde begon
view-said = Wat er gezegd is
view-phrase = Opmerking
view-cast = Outcasts in de doos
view-location = Locatie
view-bars = Telt hier niet
view-must-leave = Aan het begin van je beurt weg
view-target = Doelwit
view-fate = Lot
view-seen = De Hyde is hier gezien
view-pile = Kaarten die hier liggen
view-outcast = Outcast
view-hand = Kaarten in de hand
view-cards = Kaarten die je kent
view-source = Gespeeld
view-strength = Kracht
view-card = Kaart
view-saved = Gered

value-open = open
value-saved = gered
value-wounded = gewond
value-hand = uit de hand
value-thing = van Thing
value-six = een 6
value-beginner = Beginner
value-expert = Expert
value-nightmare = Nachtmerrie
value-mastered = meester
value-intermediate = gevorderd
value-covered = Dit zit goed
value-focus = Hier moeten we meer doen
value-little-help = Ik kon hier weinig helpen
value-going = Daar ga ik nu heen
value-thing-to-me = Stuur Thing naar mij
value-keep-thing = Houd Thing nog even bij je
value-siren = Sirene
value-werewolf = Weerwolf
value-bee = Bijen
value-medusa = Medusa
value-bat = Vleermuis
value-eye = Oog

# Wat je mag zeggen
signal-covered-crypt = De Crypte: dit zit goed
signal-covered-jericho = Jericho: dit zit goed
signal-covered-pilgrim-village = Pelgrimsdorp: dit zit goed
signal-covered-art-shed = De Kunstschuur: dit zit goed
signal-covered-woods = Het Bos: dit zit goed
signal-focus-crypt = De Crypte: hier moeten we meer doen
signal-focus-jericho = Jericho: hier moeten we meer doen
signal-focus-pilgrim-village = Pelgrimsdorp: hier moeten we meer doen
signal-focus-art-shed = De Kunstschuur: hier moeten we meer doen
signal-focus-woods = Het Bos: hier moeten we meer doen
signal-little-help-crypt = De Crypte: ik kon hier weinig helpen
signal-little-help-jericho = Jericho: ik kon hier weinig helpen
signal-little-help-pilgrim-village = Pelgrimsdorp: ik kon hier weinig helpen
signal-little-help-art-shed = De Kunstschuur: ik kon hier weinig helpen
signal-little-help-woods = Het Bos: ik kon hier weinig helpen
signal-going-crypt = De Crypte: daar ga ik nu heen
signal-going-jericho = Jericho: daar ga ik nu heen
signal-going-pilgrim-village = Pelgrimsdorp: daar ga ik nu heen
signal-going-art-shed = De Kunstschuur: daar ga ik nu heen
signal-going-woods = Het Bos: daar ga ik nu heen
signal-thing-to-me = Stuur Thing naar mij
signal-keep-thing = Houd Thing nog even bij je

phrase-1 = Ja
phrase-2 = Nee
phrase-3 = Goed gedaan!
phrase-4 = Dat scheelde niet veel.
phrase-5 = Ik zeg liever niets.
phrase-6 = Ik hoor hem ademen.
view-worth = Wat je kaarten hier tellen
view-mine = Jouw kaarten tellen hier

## Op het scherm

scene-strikes = De Hyde komt naar { $place }
scene-board = Nevermore en omgeving
scene-level = Niveaukaart
scene-bag = De Hyde slaat toe op een van de { $count } plekken
scene-choose = Wie ben jij vanavond?
scene-choose-how = Kies er een: pas met de knop staat het vast.
scene-losses = Doelwitten verloren: { $losses } van { $limit }
scene-safe = Jullie winnen al. Nu de rang nog!
scene-cycle = Omloop { $now } van { $all }
scene-attack = Aanval { $number }
scene-attacks = De vijf aanvallen: wat jullie haalden en wat nodig was
scene-reached = Per aanval: gehaalde / nodige punten
summary-laid = Gespeelde kaarten
summary-strength = Kracht
    .help = Wat hun kaarten waard waren waar de Hyde toesloeg
scene-none = Niemand legde hier een kaart
scene-you = Jouw outcast
scene-counts = telt voor { $points }
scene-yours = Jouw kaarten hier:
scene-revealed = { $card }, telt hier voor { $points }
scene-swap-lost = verloren!
scene-added = { $outcast } is erbij: +{ $points }
scene-pull = Het zakje gaat open…
scene-thing = Thing
scene-mine = jouw punten: { $count }
scene-mine-told =
    { $count ->
        [one] De kaarten die jij hier legde, tellen samen voor 1 punt; wat anderen hier legden, komt erbij.
       *[other] De kaarten die jij hier legde, tellen samen voor { $count } punten; wat anderen hier legden, komt erbij.
    }
scene-need-here =
    { $mine ->
        [0] { $need } nodig
       *[other] { $need } nodig, jij { $mine }
    }
scene-seen = De Hyde is hier gezien: deze aanval komt ergens anders
scene-calm = nu veilig
scene-of-need = punten, { $need } nodig
scene-brief-crypt = 3 telt voor 0
scene-brief-jericho = 4 telt voor 0
scene-brief-pilgrim-village = Sirene, Weerwolf: 0
scene-brief-art-shed = Bijen tellen voor 0
scene-brief-woods = Blijven mag niet
scene-said-covered = zit goed
scene-said-focus = meer nodig
scene-said-little-help = weinig hulp
scene-said-going = onderweg
scene-wounded = gewond: { $total }/{ $need }
scene-wounded-now = verloren: niets meer te doen
scene-saved = gered: { $total }/{ $need }
scene-saved-now = geen kaart meer nodig
scene-me = jij
scene-deck = te trekken
scene-discard = afgelegd
scene-total = { $total } punten, { $need } nodig

## Met tekens getekend

sketch-attack = Aanval { $attack } vraagt { $need } punten (na elkaar: { $needs })
sketch-lost = Verloren doelwitten: { $losses }; bij { $limit } wint de Hyde
sketch-mine = van jou
sketch-first = (eerste)
sketch-thing = Thing staat hier
sketch-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
sketch-nothing = heeft niets vast
sketch-hidden-card = heeft een kaart vast die je niet kent
sketch-piles = Trekstapel { $deck }, aflegstapel { $discard }
sketch-total = = { $total } van { $need }
sketch-hand = Je hand, waard in
sketch-of-thing = (Thing)
sketch-signs = Tekens: ✔ gered, ✘ gewond, ◉ hier is de Hyde gezien: veilig bij deze aanval, ⚔ hier valt hij nu aan; ▮ is een dichte kaart.

# Waarom een zet het overwegen waard is: wat de coach zegt
reason-strikes-here = Alleen { $location-the } zit nog in het zakje: daar komt de aanval, en er zijn { $need } punten nodig.
reason-may-strike = De aanval kan nog in { $location-the } komen: een van de { $count } in het zakje.
reason-next-to-all = Vanuit { $location-the } ben je overal in één stap.
reason-fits-there = Je { $card } telt voor { $points } in { $location-the }.
reason-thing-fits-there = Thing houdt { $card } voor je vast, en die telt voor { $points } in { $location-the }.
reason-thin-pile =
    { $count ->
        [0] In { $location-the } ligt nog geen kaart, en bij een aanval zijn daar { $need } punten nodig.
        [one] In { $location-the } ligt maar 1 kaart, en bij een aanval zijn daar { $need } punten nodig.
       *[other] In { $location-the } liggen maar { $count } kaarten, en bij een aanval zijn daar { $need } punten nodig.
    }
reason-enid-adds = Komt de aanval daar, dan geeft Enid 2 punten extra door in { $location-the } te staan.
reason-asked-for = { $seat } zei dat er in { $location-the } meer nodig is.
reason-must-leave = Let op: in je volgende beurt moet je weer weg uit { $location-the }.
reason-for-later = { $location } is bij deze aanval veilig, maar kaarten daar tellen later nog mee.
reason-enough-alone = Dan tellen jouw kaarten daar voor { $points }: er zijn er { $need } nodig.
reason-six = Een 6 telt overal, wat de locatie en het doelwit ook zeggen.
reason-ones =
    { $points ->
        [0] { $count } kaarten in één beurt, al tellen ze daar niet.
        [one] { $count } kaarten in één beurt, samen 1 punt.
       *[other] { $count } kaarten in één beurt, samen { $points } punten.
    }
reason-thing-free =
    { $points ->
        [0] Het kost geen kaart uit je hand.
        [one] 1 punt dat geen kaart uit je hand kost.
       *[other] { $points } punten die geen kaart uit je hand kosten.
    }
reason-counts-nothing = { $card } telt niet in { $location-the }, maar zo houd je de kaarten die wel tellen.
reason-counts-more = { $card } telt in { $location-the } voor { $points }, meer dan erop staat.
reason-counts-best = Nergens telt { $card } voor meer dan { $points }.
reason-keeps-stronger = Je { $card } blijft in je hand tot duidelijk is waar de Hyde toeslaat.
reason-keeps-for-next = Je { $card } blijft in je hand voor een volgende aanval.
reason-strongest-here = Sterker heb je hier niet: { $card } telt voor { $points }.
reason-saves-card =
    { $count ->
        [one] Je bewaart je kaart voor een plek die hem harder nodig heeft.
       *[other] Je bewaart alle { $count } kaarten voor een plek die ze harder nodig heeft.
    }
reason-counts-least =
    { $points ->
        [0] { $card } is de kaart die het minst helpt: die telt nergens.
        [one] { $card } is de kaart die het minst helpt: hooguit 1 punt.
       *[other] { $card } is de kaart die het minst helpt: hooguit { $points } punten.
    }
reason-worth-nothing = In { $location-the } is { $card } niets waard.
reason-asked-thing = { $player } vroeg om Thing.
reason-thing-helps = { $player } kan { $card } spelen in { $location-the }, waar die voor { $points } telt.
reason-thing-stays = Je kunt { $card } volgende beurt zelf spelen, als vierde kaart om uit te kiezen.
reason-thing-takes = { $card } gaat uit je hand, en je krijgt de kaart die Thing vasthield.
reason-say-covered =
    { $points ->
        [0] De anderen kunnen die plek aan jou overlaten.
       *[other] Je kaarten daar tellen voor { $points }: de anderen kunnen ergens anders spelen.
    }
reason-say-focus = Je kaarten in { $location-the } tellen maar voor { $points }, en dat kan niemand anders zien.
reason-say-going = De anderen hoeven dan niet ook naar { $location-the }.
reason-say-thing = Anderen kunnen niet weten dat je het nodig hebt, tenzij je het zegt.
reason-say-nothing = Er is niets veranderd wat de anderen moeten weten.
reason-swap-saves = Dat maakt { $total } punten: genoeg voor de { $need } die nodig zijn.
reason-swap-better-hand = Aan { $card } heb je in je hand meer.
reason-swap-changes = Dat maakt { $points } van de { $need } punten die nodig zijn.
reason-enough-already = { $total } punten zijn genoeg voor de { $need } die nodig zijn.
reason-too-far = { $total } van de { $need } punten: omwisselen redt dit doelwit niet meer.
reason-outcast-wednesday = Wednesday kan een aanval nog redden als de kaarten al open liggen.
reason-outcast-enid = Enid geeft 2 punten extra door alleen al op de goede plek te staan.
reason-outcast-bianca = Bianca heeft twee zessen, en die tellen overal.
reason-outcast-ajax = Ajax speelt zijn zwakke kaarten in één keer.
reason-outcast-eugene = Eugene speelt op een plek ernaast zonder erheen te lopen.
reason-outcast-yoko = Yoko ziet elke beurt een kaart meer en houdt de beste drie.

# De eerste keer dat je iets tegenkomt: één zin

first-ask-outcast = Elke outcast heeft één kracht die niemand anders heeft, het hele spel lang.
first-ask-move = Ga naar een plek naast je, of blijf: je speelt alleen een kaart waar je staat.
first-ask-play = Je kaart gaat gedekt naar de plek waar je staat, en niemand anders ziet hem.
first-ask-signal = Meer dan deze woorden mag je niet over je kaarten zeggen.
first-ask-discard = Je hebt een kaart meer getrokken dan je mag houden.
first-ask-thing = Thing brengt één kaart naar een speler naar keuze, die hem mag spelen.
first-ask-swap = De kaarten liggen nu open, en alleen Wednesday mag er nog een omwisselen.
first-card-power = Een krachtkaart telt voor het getal dat erop staat, tenzij de locatie of het doelwit iets anders zegt.
first-card-six = Hij telt overal voor 6, en alleen Bianca heeft hem.
first-card-thing = Thing houdt een kaart vast die gespeeld mag worden door wie het bij zich heeft.
first-card-hyde-token = Het laatste fiche in het zakje is de plek die de Hyde aanvalt.
first-card-nevermore = Nevermore ligt naast elke plek, maar hier kan geen kaart gespeeld worden.
first-state-seen = De Hyde is hier gezien, dus deze aanval komt ergens anders.
first-state-wounded = Dit doelwit is gewond: bij drie is het spel verloren.
first-state-saved = Dit doelwit is voorgoed veilig, en hier is geen kaart meer nodig.
first-state-last-token = Er zit nog één fiche in het zakje, dus nu weet iedereen waar de aanval komt.

## Cijfers

trait-outcast = Outcasts aan tafel
occasion-location = Geredde doelwitten, per locatie
occasion-target = Geredde doelwitten, per doelwit
occasion-attack = Geredde doelwitten, per aanval
occasion-attack-1 = eerste aanval
occasion-attack-2 = tweede aanval
occasion-attack-3 = derde aanval
occasion-attack-4 = vierde aanval
occasion-attack-5 = vijfde aanval
