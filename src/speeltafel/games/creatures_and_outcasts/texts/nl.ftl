game-name = Wednesday: Creatures & Outcasts
game-tagline = Speel je hand leeg voordat Wednesday verschijnt.
game-about =
    Speel steeds hoger, of pas. Telkens als de hele tafel heeft gepast, verschijnt er een karakter dat de regels voor de volgende slag verandert. Vijf rondes; wie de minste punten in de hand houdt, wint.
game-length = 30-45 min

## Outcastkaarten

card-0 = 0
    .text = Geen effect, geen punten.
card-1 = 1 Normie
    .text = Wie als eerste een 1 legt, begint de ronde.
card-2 = 2 Faceless
    .text = Leg er nog een kaart op, als dat kan.
card-3 = 3 Yeti
    .text = Geen effect.
card-4 = 4 Shapeshifter
    .text = Trek blind een kaart bij een speler en geef een andere terug.
card-5 = 5 Gorgon
    .text = Geen effect.
card-6 = 6 Psychic
    .text = Drie tegelijk: steek Wednesday waar je wilt in de stapel.
card-7 = 7 Siren
    .text = Pak een kaart naar keuze uit de gesloten speelstapel.
card-8 = 8 Vampire
    .text = Een speler naar keuze pakt de bovenste kaart van de gesloten speelstapel.
card-9 = 9 Werewolf
    .text = Geen effect.
card-10 = 10 Hyde
    .text = Alle vier tegelijk: de ronde is voorbij.
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
    .text = Alle overgebleven karakterkaarten gaan weg; er volgt er deze ronde geen meer.
card-remove-wednesday = Wednesday blijft weg
    .text = Wednesday gaat uit de stapel, de andere worden geschud.
card-open-hands = Kaarten op tafel
    .text = Iedereen speelt deze ronde met open kaarten.
card-place-wednesday = Wednesday verhuist
    .text = De speler van de kaart steekt Wednesday waar hij wil in de stapel.
card-hands-to-right = Handen naar rechts
    .text = Iedereen geeft de hele hand aan de speler rechts.

## Opties

option-advanced = Gevorderde variant
    .help = Elke ronde heeft een eigen effect, dat begint bij één kaart onder één karakter.
option-teams = Teams
    .help = Even grote teams van vier of zes spelers, om en om aan tafel; elk team heeft één kolom op het scoreblok.
option-teams-0 = Ieder voor zich
option-teams-2 = Twee teams
option-teams-3 = Drie teams
option-all-pass = Wanneer is een slag voorbij?
    .help = Moet ook wie het laatst speelde passen voordat de stapel weggaat?
option-all-pass-all = Als iedereen heeft gepast
option-all-pass-all-but-last = Als alle anderen hebben gepast
option-closed-transfer = Slag naar de gesloten speelstapel
    .help = Als geheel omgedraaid ligt de eerste kaart van een slag bovenop; op volgorde ligt de laatste bovenop.
option-closed-transfer-flip = Als geheel omgedraaid
option-closed-transfer-keep = Op volgorde
option-vampire-self = Vampire voor jezelf
    .help = Mag wie een 8 speelt zelf de kaart pakken?
option-clear-keeps-active = Laatste karakter blijft
    .help = Gevorderde ronde 1: als de karakters vertrekken, blijft het actieve de hele ronde gelden.
option-team-chat = Teamgesprek
    .help = Horen de andere teams wat teamgenoten tegen elkaar zeggen?
option-team-chat-private = Alleen het team
option-team-chat-open = Iedereen
option-memory-log = Onthouden telt
    .help = Tijdens een ronde verbergt het verslag de kaarten van eerdere slagen.
option-youngest = Jongste speler
    .help = De plaats die begint als niemand een 1 legt; bij -1 beslist het lot.
option-race-seconds = Seconden voor de race
    .help = Hoe lang iedereen heeft om een 1 neer te leggen.
option-turn-seconds = Seconden voor een beurt
    .help = Zijn ze voorbij, dan pas je.
option-choice-seconds = Seconden voor een keuze
    .help = Zijn ze voorbij, dan beslist het lot.
option-look-seconds = Seconden om te kijken
    .help = Om de gesloten speelstapel of de karakterkaarten te bekijken.
