game-name = Wednesday: Creatures & Outcasts
game-tagline = Speel je hand leeg voordat Wednesday verschijnt.
game-about =
    Speel steeds hoger, of pas. Telkens als de hele tafel heeft gepast, verschijnt er een karakter dat de regels voor de volgende slag verandert. Vijf rondes; wie de minste punten in de hand houdt, wint.
game-length = 30-45 min

## Outcastkaarten

card-0 = 0
    .text = Geen effect, geen punten.
card-1 = Normie (1)
    .print = Normie
    .text = Wie als eerste een 1 legt, begint de ronde.
card-2 = Faceless (2)
    .print = Faceless
    .text = Je moet er nog een kaart op leggen, als dat kan.
card-3 = Yeti (3)
    .print = Yeti
    .text = Geen effect.
card-4 = Shapeshifter (4)
    .print = Shape|shifter
    .text = Trek blind een kaart uit de hand van een speler en geef een andere terug.
card-5 = Gorgon (5)
    .print = Gorgon
    .text = Geen effect.
card-6 = Psychic (6)
    .print = Psychic
    .text = Leg drie zessen af in plaats van te spelen: bekijk de karakterkaarten en leg Wednesday waar je wilt in de stapel.
card-7 = Siren (7)
    .print = Siren
    .text = Je moet een kaart naar keuze van de gesloten speelstapel pakken.
card-8 = Vampire (8)
    .print = Vampire
    .text = Een speler naar keuze pakt de bovenste kaart van de gesloten speelstapel.
card-9 = Werewolf (9)
    .print = Werewolf
    .text = Geen effect.
card-10 = Hyde (10)
    .print = Hyde
    .text = Leg vier tienen af in plaats van te spelen: de ronde is voorbij.
card-13 = 13
    .text = Als laatste kaart van een slag stuurt hij Wednesday terug de stapel in.

## Karakterkaarten

card-wednesday = Wednesday Addams
    .text = De ronde is voorbij, tenzij de 13 bovenop ligt.
card-thing = Thing
    .text = Wie als laatste speelde, blokkeert een getal voor de rest van de ronde.
card-tyler = Tyler Galpin
    .text = Alleen oneven getallen.
card-yoko = Yoko Tanaka
    .text = De beurten gaan tegen de klok in.
card-enid = Enid Sinclair
    .text = Alleen tweetallen; een effect geldt maar één keer.
card-bianca = Bianca Barclay
    .text = Elke kaart lager dan de vorige.
card-ajax = Ajax Petropolus
    .text = Minstens twee hoger.
card-weems = Larissa Weems
    .text = Gelijke getallen mogen ook.
card-eugene = Eugene Ottinger
    .text = Wie past, pakt de bovenste kaart van de gesloten speelstapel.

## Ronde-effecten van de gevorderde variant

card-clear-characters = De karakters vertrekken
    .text = Alle overgebleven karakterkaarten gaan weg; deze ronde komt er geen meer.
card-remove-wednesday = Wednesday blijft weg
    .text = Wednesday gaat uit de stapel, de andere worden geschud.
card-open-hands = Kaarten op tafel
    .text = Iedereen speelt deze ronde met open kaarten.
card-place-wednesday = Wednesday verhuist
    .text = Wie de kaart speelt, legt Wednesday op een plek naar keuze in de stapel.
card-hands-to-right = Handen naar rechts
    .text = Iedereen geeft de hele hand aan de speler rechts.

## Opties

preset-first = Eerste avond
    .help = Ieder voor zich, vijf rondes, en karakters die de regels veranderen.
preset-advanced = Gevorderd
    .help = Elke ronde heeft een eigen effect.
preset-teams = In teams
    .help = Twee teams, om en om aan tafel. Voor vier of zes spelers.
preset-advanced-teams = Gevorderde teams
    .help = Twee teams, en in elke ronde een effect.
option-advanced = Gevorderde variant
    .help = Elke ronde heeft een eigen effect, dat begint als één bepaalde kaart wordt gespeeld bij één bepaald karakter.
option-teams = Teams
    .help = Vier of zes spelers in even grote teams, om en om aan tafel; elk team heeft één kolom op het scoreblok.
option-teams-0 = Ieder voor zich
option-teams-2 = Twee teams
option-teams-3 = Drie teams
option-all-pass = Wanneer is een slag voorbij?
    .help = Moet ook wie het laatst speelde nog passen voordat de stapel weggaat?
option-all-pass-all = Als iedereen heeft gepast
option-all-pass-all-but-last = Als alle anderen hebben gepast
option-closed-transfer = Slag naar de gesloten speelstapel
    .help = Als geheel omgedraaid ligt de eerste kaart van een slag bovenop; op volgorde ligt de laatste bovenop.
option-closed-transfer-flip = Als geheel omgedraaid
option-closed-transfer-keep = Op volgorde
option-vampire-self = Vampire voor jezelf
    .help = Mag wie een 8 speelt, zelf de kaart pakken?
option-clear-keeps-active = Laatste karakter blijft
    .help = Gevorderde ronde 1: als de karakters vertrekken, blijft het actieve de hele ronde gelden.
option-team-chat = Teamgesprek
    .help = Horen de andere teams wat teamgenoten tegen elkaar zeggen?
option-team-chat-private = Alleen het team
option-team-chat-open = Iedereen
option-memory-log = Zelf onthouden
    .help = Tijdens een ronde verbergt het verloop wat anderen in eerdere slagen legden.
option-youngest = Jongste speler
    .help = Wie begint als niemand een 1 legt.
option-youngest-lot = Wordt geloot
option-auto-pass = Vanzelf passen
    .help = Kun je alleen maar passen, dan hoef je niets te doen: na een ogenblik gebeurt het vanzelf.
option-race = Race om de eerste 1
    .help = Welke 1 telt als meerdere spelers er een neerleggen.
option-race-auto = De eerste als er mensen meedoen, loten bij alleen bots
option-race-arrival = De eerste die binnenkomt
option-race-commit = Iedereen kiest tegelijk, daarna wordt er geloot
option-ready = Wachten tussen de rondes
    .help = Wacht de volgende ronde tot iedereen de punten heeft geteld en klaar is?
option-ready-auto = Met mensen wel, tussen bots niet
option-ready-yes = Ja
option-ready-no = Nee
option-countdown-seconds = Aftellen voor de race
    .help = Zoveel seconden telt iedereen samen af voordat je je kaarten ziet; bij 0 zie je ze meteen.
option-ready-seconds = Seconden om punten te tellen
    .help = Hoe lang de volgende ronde wacht tot iedereen klaar is.
option-race-seconds = Seconden voor de race
    .help = Hoe lang iedereen heeft om een 1 neer te leggen.
option-turn-seconds = Seconden voor een beurt
    .help = Zijn ze voorbij, dan pas je.
option-choice-seconds = Seconden voor een keuze
    .help = Zijn ze voorbij, dan beslist het lot.
option-look-seconds = Seconden om te kijken
    .help = Om de gesloten speelstapel of de karakterkaarten te bekijken.

## Klokken

timer-ready = Tijd om punten te tellen
timer-race = Tijd om een 1 te leggen
timer-turn = Tijd voor je beurt
timer-choice = Tijd om te kiezen
timer-look = Tijd om te kijken en te kiezen

## Snelle praatjes

phrase-1 = Ik voel Wednesday aankomen.
phrase-2 = Ik pas. Met genoegen.
phrase-3 = Een cadeautje, van mijn vampier voor jou.
phrase-4 = Niemand bewegen, ik tel kaarten.
phrase-5 = Knip, knip.
phrase-6 = Die onthoud ik.
phrase-7 = Ongeluksgetal? Niet voor mij.
phrase-8 = Thing, doe iets!
phrase-9 = Mijn hand? Nooit beter geweest.
phrase-10 = Wie heeft de 13 nog?
phrase-11 = Hoger, en hoger, en hoger.
phrase-12 = Wat heerlijk afschuwelijk.

## Hints voor teamgenoten

signal-light-hand = Mijn hand is licht.
signal-heavy-hand = Mijn hand is zwaar.
signal-have-13 = Ik heb de 13.
signal-one-ten = Ik heb een 10.
signal-two-tens = Ik heb twee tienen.
signal-three-tens = Ik heb drie tienen.
signal-play-low = Speel laag voor mij.
signal-let-it-lie = Laat deze liggen: pas even.

## Wat je wordt gevraagd

decision-next-round = Punten geteld? Dan door naar de volgende ronde.
decision-next-round-wait = Nog aan het tellen: { $player }.
decision-race = Leg een 1 neer, of wacht af.
decision-race-wait = Wie legt als eerste een 1?
decision-turn = Jouw beurt: speel een kaart, of pas.
decision-turn-wait = { $player } speelt of past.
decision-second-card = De 2 wil gezelschap: leg er nog een kaart op.
decision-second-card-wait = { $player } moet nog een kaart spelen.
decision-swap-partner = Bij wie trek je een kaart?
decision-swap-partner-wait = { $player } kiest iemand om mee te ruilen.
decision-swap-gift = Geef een kaart terug voor de kaart die je trok.
decision-swap-gift-wait = { $player } kiest een kaart om terug te geven.
decision-take = Pak een kaart van de gesloten speelstapel.
decision-take-wait = { $player } bekijkt de gesloten speelstapel.
decision-treat = Wie pakt de bovenste gesloten kaart?
decision-treat-wait = { $player } kiest wie een kaart pakt.
decision-block = Zet Thing op een kaart: dat getal wordt geblokkeerd.
decision-block-wait = { $player } kiest een getal om te blokkeren.
decision-place-wednesday = Waar in de stapel leg je Wednesday?
decision-place-wednesday-wait = { $player } verstopt Wednesday in de stapel.

prompt-turn =
    { $top ->
        [none]
            { $active ->
                [tyler] Jouw beurt: kom uit met een oneven kaart, of pas.
                [enid] Jouw beurt: kom uit met een tweetal, of pas.
                [eugene] Jouw beurt: kom uit, of pas en pak een kaart.
               *[other] Jouw beurt: kom uit, of pas.
            }
       *[other]
            { $active ->
                [bianca] Jouw beurt: speel lager dan { $top }, of pas.
                [ajax] Jouw beurt: speel { $least } of hoger, of pas.
                [weems] Jouw beurt: speel { $top } of hoger, of pas.
                [tyler] Jouw beurt: speel oneven en hoger dan { $top }, of pas.
                [eugene] Jouw beurt: speel hoger dan { $top }, of pas en pak een kaart.
                [enid] Jouw beurt: speel een tweetal hoger dan { $top }, of pas.
               *[other] Jouw beurt: speel hoger dan { $top }, of pas.
            }
    }
prompt-lay-down =
    { $top ->
        [none] Jouw beurt: leg kaarten af, of pas.
       *[other] Je hebt niets wat op de { $top } mag: leg kaarten af, of pas.
    }
prompt-only-pass =
    { $top ->
        [none] Je kunt niet uitkomen: je kunt alleen passen.
       *[other] Je hebt niets wat op de { $top } mag: je kunt alleen passen.
    }
prompt-no-claim = Je hebt geen 1: wacht de race af.
prompt-give-back = Geef { $player } een kaart terug voor de kaart die je trok.

ask-type = Wat doe je?
ask-card = Welke kaart?
ask-player = Welke speler?
ask-place = Welke plek?

## Wat je kunt doen

move-ready = Klaar voor de volgende ronde
move-claim = Leg een 1 neer!
move-silent = Wacht af
move-play = Speel de { $card }
move-play-pair = Speel een tweetal: { $card }
move-pass = Pas
move-lay-set = Leg de set af: { $card }
move-discard-blocked = Leg alle geblokkeerde kaarten af
move-swap-with = Ruil met { $player }
move-give = Geef de { $card }
move-take =
    { $place ->
        [0] Pak de { $card }, bovenop
        [one] Pak de { $card }, onder 1 kaart
       *[other] Pak de { $card }, onder { $place } kaarten
    }
move-block =
    { $place ->
        [0] Blokkeer de { $card }, bovenop
        [one] Blokkeer de { $card }, onder 1 kaart
       *[other] Blokkeer de { $card }, onder { $place } kaarten
    }
move-treat = Geef { $player } de bovenste kaart
move-place-wednesday =
    { $place ->
        [0] Leg Wednesday bovenop
        [one] Schuif Wednesday onder 1 karakterkaart
       *[other] Schuif Wednesday onder { $place } karakterkaarten
    }

## Wat er op tafel ligt

view-round = Ronde
view-trick = Speelstapel
view-closed = Gesloten speelstapel
view-looking-at = De gesloten speelstapel, van boven naar beneden
view-characters = Stapel karakterkaarten
view-characters-left = Karakters die nog komen
view-looking-at-characters = De stapel, van boven naar beneden
view-active = Actieve karakterkaart
view-used = Karakters die weg zijn
view-blocked = Geblokkeerd door Thing
scene-direction-clockwise = De beurten gaan met de klok mee.
scene-direction-counter-clockwise = De beurten gaan tegen de klok in.
view-direction = Richting
view-cards-per-play = Kaarten per keer
view-last-player = Speelde het laatst
view-taken = Getrokken kaart
view-round-effect = Ronde-effect
view-points = Scoreblok
view-totals = Totaal
view-shown = Handen van de vorige ronde
view-youngest = Jongste speler
view-hand = Hand
view-turn = Beurt
view-rounds = Rondes
view-open-hands = Open kaarten
view-teams = Teams
view-team = Team
view-cards = Kaarten
view-passed = Gepast
view-swap-with = Ruilt met
view-countdown = Kaarten zichtbaar over
view-deal = Kaarten bij het delen
view-memory-log = Zelf onthouden
view-effect = Effect
view-card = Kaart
view-character = Karakter
view-done = Gebeurd

value-clockwise = Met de klok mee
value-counter-clockwise = Tegen de klok in
value-wednesday-came = Wednesday verscheen
value-hyde = Vier Hydes
value-one-left = Nog één speler met kaarten
value-stalemate = Niemand kon verder
value-lowest-total = Laagste totaal
result-lowest-total = Het laagste totaal wint.

## Wat er gebeurde

event-round-began = Ronde { $round } begint.
    .chapter = Ronde { $round }
event-dealt = { $seat } kreeg deze hand: { $cards }.
event-dealt-you = Je hand is gedeeld.
event-race-won = { $seat } legt als eerste een 1 en begint.
    .heading = { event-race-won }
event-race-won-you = Je legt als eerste een 1 en begint.
    .heading = { event-race-won-you }
event-nobody-raced = Niemand legt een 1: { $seat } begint.
    .heading = { event-nobody-raced }
event-nobody-raced-you = Niemand legt een 1: jij begint.
    .heading = { event-nobody-raced-you }
event-played =
    { $count ->
        [one] { $seat } speelt de { $card }.
       *[other] { $seat } speelt een tweetal: { $card }.
    }
event-played-you =
    { $count ->
        [one] Je speelt de { $card }.
       *[other] Je speelt een tweetal: { $card }.
    }
event-played-forgotten =
    { $count ->
        [one] { $seat } speelde een kaart.
       *[other] { $seat } speelde een tweetal.
    }
event-passed = { $seat } past.
event-passed-you = Je past.
event-skipped = { $seat } heeft geen kaarten: overgeslagen.
event-skipped-you = Je hebt geen kaarten: overgeslagen.
event-stuck = { $seat } heeft geen kaart die op de 2 past.
event-stuck-you = Je hebt geen kaart die op de 2 past.
event-drew =
    { $author ->
        [hidden]
            { $card ->
                [hidden] { $seat } pakt een kaart van de gesloten speelstapel.
               *[other] { $seat } pakt de { $card } van de gesloten speelstapel.
            }
       *[other]
            { $card ->
                [hidden] { $author } kiest { $seat }: die pakt een kaart van de gesloten speelstapel.
               *[other] { $author } kiest { $seat }: die pakt de { $card } van de gesloten speelstapel.
            }
    }
event-drew-you =
    { $author ->
        [hidden] Je pakt de { $card } van de gesloten speelstapel.
       *[other] { $author } kiest jou: je pakt de { $card } van de gesloten speelstapel.
    }
event-drew-author-you =
    { $card ->
        [hidden] Je kiest { $seat }: die pakt een kaart van de gesloten speelstapel.
       *[other] Je kiest { $seat }: die pakt de { $card } van de gesloten speelstapel.
    }
event-swapped =
    { $card ->
        [hidden] { $seat } trekt een kaart bij { $player }.
       *[other] { $seat } trekt de { $card } bij { $player }.
    }
event-swapped-you = Je trekt de { $card } bij { $player }.
event-gave =
    { $card ->
        [hidden] { $seat } geeft { $player } een kaart terug.
       *[other] { $seat } geeft { $player } de { $card } terug.
    }
event-gave-you = Je geeft { $player } de { $card } terug.
event-looked-through = { $seat } bekijkt de gesloten speelstapel.
event-looked-through-you = Je bekijkt de gesloten speelstapel. Onthoud wat je ziet!
event-took =
    { $card ->
        [hidden] { $seat } pakt een kaart van de gesloten speelstapel.
       *[other] { $seat } pakt de { $card } van de gesloten speelstapel.
    }
event-took-you = Je pakt de { $card } van de gesloten speelstapel.
event-set-laid = { $seat } legt een set van { $count } af: { $card }.
event-set-laid-you = Je legt een set van { $count } af: { $card }.
event-set-laid-forgotten = { $seat } legde een set af.
event-blocked-discarded =
    { $count ->
        [one] { $seat } legt één geblokkeerde kaart af: { $card }.
       *[other] { $seat } legt { $count } geblokkeerde kaarten af: { $card }.
    }
event-blocked-discarded-you =
    { $count ->
        [one] Je legt één geblokkeerde kaart af: { $card }.
       *[other] Je legt { $count } geblokkeerde kaarten af: { $card }.
    }
event-blocked-discarded-forgotten = { $seat } legde geblokkeerde kaarten af.
event-trick-over =
    { $count ->
        [0] Iedereen past op een lege stapel.
        [one] Iedereen past: 1 kaart naar de gesloten speelstapel.
       *[other] Iedereen past: { $count } kaarten naar de gesloten speelstapel.
    }
    .note = Tot de ronde voorbij is verbergt het verloop wat anderen legden: onthouden hoort bij het spel.
event-character-turned = { $character } verschijnt.
    .heading = { event-character-turned }
event-no-character-left = Er is geen karakterkaart meer om om te draaien.
    .heading = { event-no-character-left }
event-wednesday-stopped = De 13 van { $seat } houdt Wednesday tegen: terug de stapel in.
event-wednesday-stopped-you = Jouw 13 houdt Wednesday tegen: terug de stapel in.
event-looked-at-characters =
    { $characters ->
        [hidden] { $seat } bekijkt de stapel karakterkaarten.
       *[other] { $seat } bekijkt de stapel karakterkaarten: { $characters }.
    }
event-looked-at-characters-you = Je bekijkt de stapel karakterkaarten, van boven naar beneden: { $characters }.
event-looked-at-characters-forgotten = { $seat } bekeek de stapel karakterkaarten.
event-looked-at-characters-forgotten-you = Je bekeek de stapel karakterkaarten.
event-wednesday-moved =
    { $place ->
        [hidden] { $seat } verplaatst Wednesday.
        [0] { $seat } legt Wednesday bovenop.
        [one] { $seat } schuift Wednesday onder 1 karakterkaart.
       *[other] { $seat } schuift Wednesday onder { $place } karakterkaarten.
    }
event-wednesday-moved-you =
    { $place ->
        [0] Je legt Wednesday bovenop.
        [one] Je schuift Wednesday onder 1 karakterkaart.
       *[other] Je schuift Wednesday onder { $place } karakterkaarten.
    }
event-thing-placed = { $seat } zet Thing op de { $card }: die is de rest van de ronde geblokkeerd.
event-thing-placed-you = Je zet Thing op de { $card }: die is de rest van de ronde geblokkeerd.
event-thing-idle = Thing vindt geen kaart om op te staan.
event-round-effect-started = Ronde-effect: { $effect }!
event-hands-opened = Alle kaarten liggen open voor de rest van de ronde.
event-hands-passed = Alle handen gaan naar rechts.
event-new-hand = { $seat } krijgt deze hand: { $cards }.
event-new-hand-you =
    { $cards-count ->
        [0] Je krijgt een lege hand.
       *[other] Je nieuwe hand: { $cards }.
    }
event-round-ended =
    { $reason ->
        [wednesday-came] Iedereen past en Wednesday verschijnt: ronde { $round } is voorbij.
        [hyde] { $seat } legt vier Hydes (10) af: ronde { $round } is voorbij.
        [one-left]
            { $seat ->
                [hidden] Niemand heeft nog kaarten: ronde { $round } is voorbij.
               *[other] Alleen { $seat } heeft nog kaarten: ronde { $round } is voorbij.
            }
       *[stalemate] Geen karakterkaart meer en niemand speelt verder: ronde { $round } is voorbij.
    }
event-round-ended-you =
    { $reason ->
        [hyde] Je legt vier Hydes (10) af: ronde { $round } is voorbij.
       *[one-left] Alleen jij hebt nog kaarten: ronde { $round } is voorbij.
    }
event-game-ended = Het spel is voorbij. Het laagste totaal is voor { $winners }.

## Wat een speler het laatst deed, in het wolkje bij de plek (daarna kaartplaatjes)

did-played = speelde
did-passed = gepast
did-skipped = overgeslagen
did-stuck = niets past
did-drew =
    { $author ->
        [hidden] pakte een kaart
       *[other] moest pakken van { $author }
    }
did-swapped = ruilde met { $player }
did-looked-through = bekijkt de stapel
did-took = nam een kaart
did-set-laid = legde een set af
did-blocked-discarded = legde kaarten af
did-looked-at-characters = bekijkt de stapel
did-wednesday-moved = verplaatste Wednesday
did-thing-placed = Thing blokkeert

## Op het scherm

summary-curve = Totaal per ronde
summary-cards = Gespeelde kaarten
summary-passes = Keer gepast
summary-sets = Sets
summary-firsts = Eerste 1
    .help = Rondes geopend door als eerste een 1 te leggen
summary-empty = Lege handen
    .help = Rondes die zonder een kaart in de hand eindigden
scene-outcast-board = Outcastbord
scene-character-board = Karakterbord
scene-lead = De stapel is leeg: { $player } mag uitkomen
scene-lead-you = De stapel is leeg: jij mag uitkomen
scene-slam = BAM!
scene-race-late = { $player } was je net voor. Er is niets verloren.
scene-race-down = Dat telt. Zo zie je wie de eerste was.
scene-cost =
    { $cards ->
        [0] Je hand was leeg: geen punten voor jou.
        [one] Je had nog 1 kaart. Die kost je { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[other] Je had nog { $cards } kaarten. Die kosten je { $points } punten.
    }
scene-cost-unturned = Het was voorbij voordat jij aan de beurt kwam. De { $cards } kaarten in je hand kosten je { $points } punten.
scene-this-round = Deze ronde
scene-after = Na ronde { $round }
scene-passed = Gepast sinds de laatste kaart: { $count } van { $all }
scene-help = Hulpkaart
scene-countdown = De kaarten zijn gedeeld. Let op een 1!
scene-wednesday-odds = { $count ->
    [one] Dit is Wednesday
   *[other] Wednesday zit tussen deze { $count }
  }
scene-wednesday-gone = Wednesday is weg
scene-closed-help = Hier ligt gedekt wat niet is gedeeld en wat eerder is gespeeld. Met een 7 pak je er een kaart uit, met een 8 deel je de bovenste uit.
scene-stack-help = Als iedereen heeft gepast, gaat de bovenste open en verandert die de regels voor de volgende slag. Wednesday beëindigt de ronde.
scene-nobody-active = Nog geen karakter: elke kaart hoger dan de vorige
scene-leads = Staat voor

## Met tekens getekend

sketch-round = Ronde { $round } van { $rounds }
sketch-cards =
    { $count ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $count } kaarten
    }
sketch-counted = Ronde { $round } van { $rounds } is voorbij
sketch-team = team { $team }
sketch-passed = gepast
sketch-after = ronde { $round }
sketch-total = totaal
sketch-empty = leeg
sketch-empty-hand = geen kaarten
sketch-on = op
sketch-stack = Karakterstapel ({ $count })
sketch-effect = (met de { $card } bij { $character })
sketch-effect-done = (gebeurd)

## Waarom een zet het overwegen waard is: wat de coach zegt

reason-goes-out = Dat is je laatste kaart: je hand is leeg.
reason-unbeatable = Geen kaart die je nog niet gezien hebt, gaat over de { $card } heen: de slag is van jou.
reason-hard-to-beat =
    { $count ->
        [one] Maar 1 kaart die je nog niet gezien hebt, gaat eroverheen.
       *[other] Maar { $count } kaarten die je nog niet gezien hebt, gaan eroverheen.
    }
reason-passed-before =
    { $times ->
        [one] { $player } heeft deze ronde op een { $card } gepast.
        [2] { $player } heeft deze ronde al twee keer op een { $card } gepast.
       *[other] { $player } heeft deze ronde al { $times } keer op een { $card } gepast.
    }
reason-have-passed =
    { $others-count ->
        [one] { $others } heeft al gepast op de { $card }.
       *[other] { $others } hebben al gepast op de { $card }.
    }
reason-plays-again = De 2 neemt een tweede kaart mee: twee kaarten kwijt in één beurt.
reason-swaps-away = Met de 4 raak je nog een kaart kwijt, bijvoorbeeld de { $card }.
reason-treats = Iemand anders moet een kaart pakken.
reason-treats-known = Je weet wat er op de gesloten speelstapel ligt: iemand anders moet de { $card } pakken.
reason-takes-chosen = Je moet er een kaart van de gesloten speelstapel voor pakken, maar je kiest zelf welke.
reason-nothing-to-take = De gesloten speelstapel is leeg, dus voor de 7 hoef je geen kaart te nemen.
reason-holds-wednesday = Als laatste kaart van de slag houdt de 13 Wednesday weg.
reason-wednesday-near =
    { $characters ->
        [one] Het laatste karakter is Wednesday: { $points } punten minder in je hand voor ze komt.
       *[other] Wednesday is een van de laatste { $characters } karakters: { $points } punten minder in je hand voor ze komt.
    }
reason-dearest = De { $card } is de kaart die je het meest kost: { $points } punten.
reason-room-above = Je { $card } kan er later nog overheen.
reason-sheds =
    { $points ->
        [0] Het scheelt geen punten, wel een kaart: je houdt { $left } punten in je hand.
        [one] 1 punt kwijt, je houdt er { $left } in je hand.
       *[other] { $points } punten kwijt, je houdt er { $left } in je hand.
    }
reason-leads-already = Jouw kaart ligt bovenop: past iedereen, dan begin jij de volgende slag.
reason-mate-leads = { $player } van jouw team heeft de slag: laat hem liggen.
reason-keeps-set = Je hebt de { $card } { $count ->
        [2] twee
        [3] drie
       *[other] { $count }
    } keer: nog één en je kunt de set leggen.
reason-nothing-fits = Niets in je hand kan eroverheen.
reason-siren-takes = Voor de 7 zou je een kaart van de gesloten speelstapel moeten pakken.
reason-low-anyway = Je raakt alleen de { $card } kwijt, en die kun je altijd nog spelen.
reason-waits-for-trick = Met je { $card } win je misschien een latere slag.
reason-ends-round = De ronde is dan voorbij: jij houdt { $mine } punten, de anderen elk zo'n { $theirs }.
reason-moves-wednesday = Jij bepaalt wanneer Wednesday komt.
reason-set-sheds = { $count } kaarten in één keer kwijt: { $points } punten.
reason-all-blocked = Al je kaarten zijn geblokkeerd: { $points } punten in één keer kwijt.
reason-first-one =
    { $count ->
        [one] Jij begint, en je houdt maar 1 kaart in je hand.
       *[other] Jij begint, en je houdt maar { $count } kaarten in je hand.
    }
reason-keeps-one = Een 1 kost weinig en kan altijd op een lege stapel.
reason-gets-more = Elke kaart die je pakt, kan je punten kosten.
reason-own-team = { $player } hoort bij je eigen team: alleen als er niemand anders is.
reason-is-ahead = { $player } staat voor met { $points } punten.
reason-nearly-out =
    { $cards ->
        [0] { $player } heeft geen kaarten meer en zou weer mee moeten doen.
        [one] { $player } heeft nog maar 1 kaart.
       *[other] { $player } heeft nog maar { $cards } kaarten.
    }
reason-gets-known = Boven op de gesloten speelstapel ligt de { $card }, en die krijgt { $player }.
reason-gets-card =
    { $cards ->
        [0] { $player } moet weer meedoen met een nieuwe kaart.
        [one] { $player } heeft 1 kaart en krijgt er een bij.
       *[other] { $player } heeft { $cards } kaarten en krijgt er een bij.
    }
reason-goes-to =
    { $points ->
        [0] { $player } krijgt er geen punten bij, en jij raakt er geen kwijt.
        [one] Er gaat 1 punt naar { $player }.
       *[other] Er gaan { $points } punten naar { $player }.
    }
reason-wins-tricks = Met de { $card } win je een slag: er gaat weinig overheen.
reason-blocks-mine =
    { $count ->
        [one] Je hebt er zelf een en zou die niet kunnen spelen.
       *[other] Je hebt er zelf { $count } en zou die niet kunnen spelen.
    }
reason-surely-holds = { $player } heeft zeker de { $card }.
reason-gives-worst = Je geeft je { $card } weg voor een kaart van zo'n { $points } punten.
reason-costs-most = De { $card } kost je het meest: { $points } punten.
reason-easy-card = De { $card } raak je makkelijk kwijt: die neemt een andere kaart mee.
reason-useful-card = De { $card } is handig: daarmee geef je een slechte kaart weg.
reason-costs-least =
    { $points ->
        [0] De { $card } kost helemaal geen punten.
        [one] De { $card } kost maar 1 punt.
       *[other] Van alle kaarten daar kost de { $card } het minst: { $points } punten.
    }
reason-blocks-own = Je hebt niets anders: geblokkeerde kaarten mag je afleggen.
reason-blocks-others =
    { $count ->
        [one] Iemand anders heeft misschien de laatste, jij hebt er geen.
       *[other] Anderen hebben er misschien { $count }, jij hebt er geen.
    }
reason-stuck-with = Wie ermee blijft zitten, betaalt { $points } punten.
reason-end-soon = Jij hebt { $mine } punten, de anderen zo'n { $theirs }: laat de ronde snel eindigen.
reason-end-late = Jij hebt { $mine } punten, de anderen zo'n { $theirs }: je hebt meer tijd nodig.
reason-wednesday-at =
    { $place ->
        [0] Ze komt zodra deze slag voorbij is.
        [one] Er komt één karakter voor haar.
       *[other] Er komen { $place } karakters voor haar.
    }

## De eerste keer dat je iets tegenkomt: één zin

first-ask-next-round = Wie na vijf rondes de minste punten heeft, wint, dus kaarten in je hand zijn slecht.
first-ask-race = Wie de eerste 1 legt, begint de ronde en is een kaart kwijt.
first-ask-turn = Leg een kaart die hoger is dan de bovenste, of pas: als iedereen heeft gepast, is de slag voorbij.
first-ask-second-card = Een 2 neemt altijd nog een kaart mee, als je er een hebt die past.
first-ask-swap-partner = Je trekt blind een kaart bij deze speler en geeft een andere terug.
first-ask-swap-gift = Geef een kaart terug die je aan het eind van de ronde liever niet hebt.
first-ask-take = Je moet een van deze kaarten nemen, en dat mag de goedkoopste zijn.
first-ask-treat = Iemand krijgt de bovenste kaart van de gesloten speelstapel, met de punten die erop staan.
first-ask-block = Het getal dat je kiest, kan de rest van de ronde niemand meer spelen.
first-ask-place-wednesday = Als Wednesday verschijnt, is de ronde voorbij: leg haar vroeg als je hand goed is, en anders laat.
first-card-plain = Een 3, 5 of 9 doet zelf niets: alleen het getal telt.
first-state-reversed = Zolang dit karakter er ligt, gaat de beurt de andere kant op.
first-state-blocked = Thing blokkeert dit getal: niemand kan het deze ronde nog spelen.
first-state-open-hands = Alle handen liggen de rest van deze ronde open.

## Cijfers

occasion-opening = Wie de ronde opent, doet het daarin het best
occasion-opening-1 = ronde 1
occasion-opening-2 = ronde 2
occasion-opening-3 = ronde 3
occasion-opening-4 = ronde 4
occasion-opening-5 = ronde 5
occasion-ending = Hoe rondes eindigen
occasion-character = Wie uitkomt als een karakter verschijnt, doet het in die ronde het best
