### Exploding Kittens: Good vs Evil

## Het spel

game-name = Exploding Kittens: Good vs Evil
game-tagline = Trek. Overleef. Laat een ander de lucht in vliegen.
game-about =
    Ergens in de stapel tikken de Kittens, en elke beurt eindigt met trekken. Ontwijk, gluur, steel en
    roep Nope, of begin een Armageddon: de een gaat ervandoor met Godkat, de ander krijgt Duivelkat.
    De laatste speler die niet ontploft is, wint.
game-length = 15-20 min

## De kaarten

card-exploding-kitten = Exploding Kitten
    .text = Laat zien. Ontmantel hem, of je ligt eruit.
card-defuse = Ontmantel
    .text = Overleef een Kitten en verstop hem waar je wilt in de stapel.
card-armageddon = Armageddon
    .text = Een duel met Godkat en Duivelkat, als ze allebei op de mat liggen. Je beurt eindigt.
card-attack = Aanval (2x)
    .text = Trek niet. De volgende speler krijgt 2 beurten.
card-targeted-attack = Doelgerichte Aanval (2x)
    .text = Trek niet. Een speler die jij kiest, krijgt 2 beurten.
card-favor = Kateautje
    .text = Een speler geeft je een kaart, en kiest zelf welke.
card-raising-heck = Helse Heibel
    .text = Trek de onderste kaart: houd hem, of leg hem gedekt bovenop. Je beurt eindigt.
card-reveal-the-future = Toon de Toekomst (3x)
    .text = Iedereen ziet de bovenste 3 kaarten. Ze gaan ongewijzigd terug.
card-shuffle = Schud
    .text = Schud de stapel tot de volgende speler stop zegt.
card-nope = Nope
    .text = Stop een actie voordat die begint. Geen Kitten, geen Ontmantel.
card-cat-horse = Paardenkat
    .text = Alleen niets waard. Twee dezelfde stelen een kaart.
card-cat-knight = Ridderkat
    .text = Alleen niets waard. Twee dezelfde stelen een kaart.
card-cat-mer = Zeemeerkat
    .text = Alleen niets waard. Twee dezelfde stelen een kaart.
card-cat-troll = Trolkat
    .text = Alleen niets waard. Twee dezelfde stelen een kaart.
card-feral-cat = Wilde Kat
    .text = Telt als elke Kattenkaart, nooit als een andere kaart.
card-godcat = Godkat
    .text = In jouw beurt: elke kaart behalve Nope. Daarna terug naar de mat.
card-devilcat = Duivelkat
    .text = Ligt hij voor je na een Armageddon? Ontmantel, of je ligt eruit.

## De keuzes

option-quick = Snelle variant
    .help = Een derde van de stapel gaat ongezien uit het spel. Bedoeld voor 2 of 3 spelers.
option-special-combos = Speciale combinaties
    .help = Elke twee kaarten met gelijke naam stelen een kaart, elke drie noemen er een. Laat het uit bij een eerste spel.
option-attack-carry = Aanval in de laatste opgelegde beurt
    .help = Hoeveel beurten een slachtoffer doorgeeft bij een aanval in de laatste opgelegde beurt.
option-attack-carry-text = Zoals het er staat: die beurt gaat mee (3 beurten)
option-attack-carry-fresh = Huisregel: een verse Aanval (2 beurten)
option-start-player = Startspeler
    .help = Wie de eerste beurt heeft.
option-start-player-random = Wordt geloot
option-memory-aid = Geheugensteun
    .help = Laat elke speler zien wat die zelf gezien heeft en nog zou kunnen weten.
option-strict-table-talk = Doden zwijgen
    .help = Wie uit het spel ligt, en wie alleen toekijkt, kan niet aan de levenden schrijven.
option-nope-race = Meer Nopes tegelijk
    .help = Welke Nope telt als spelers even snel zijn.
option-nope-race-auto = De eerste als er mensen meedoen, loten bij alleen bots
option-nope-race-arrival = De eerste die binnenkomt
option-nope-race-commit = Iedereen kiest tegelijk, daarna wordt er geloot
option-poll-author = Vraag het ook de maker
    .help = Als iedereen tegelijk kiest, krijgt ook wie de laatste kaart legde de vraag om een Nope.

## Klokken

timer-nope-window = Tijd voor een Nope
timer-main-action = Tijd voor je beurt
timer-give = Tijd om een kaart te geven
timer-pick = Tijd om een kaart te pakken
timer-heck = Tijd voor de onderste kaart
timer-insert = Tijd om de Kitten te verstoppen
timer-duel-deal = Tijd om het duel klaar te leggen
timer-duel-choice = Tijd om te houden of te ruilen
timer-shuffle-stop = Er wordt geschud
timer-reveal-show = Een blik in de toekomst

## Snel gezegd

phrase-1 = Nope. Nope. Nope.
phrase-2 = Het tikt. Is dat die van jou?
phrase-3 = Vertrouw me. Ruilen.
phrase-4 = Houden. Zou ik liegen?
phrase-5 = Negen levens? Laten we eens tellen.
phrase-6 = Ik heb hem ergens gezellig neergelegd.
phrase-7 = Na jou!
phrase-8 = Doe me eens een Kateautje...
phrase-9 = Godkat ziet je.
phrase-10 = Je krijgt de groeten van Duivelkat.
phrase-11 = Poezelig gespeeld.
phrase-12 = Ik heb nergens spijt van.
