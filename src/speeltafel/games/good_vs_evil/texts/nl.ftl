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
    .text = Overleef een Kitten en verstop hem ergens in de stapel, of overleef Duivelkat.
card-armageddon = Armageddon
    .text = Een duel met Godkat en Duivelkat, als ze allebei op de mat liggen. Je beurt eindigt.
card-attack = Aanval (2x)
    .text = Trek niet. De volgende speler krijgt 2 beurten, plus de beurten die jij nog had.
card-targeted-attack = Doelgerichte Aanval (2x)
    .text = Trek niet. Een speler die jij kiest, krijgt 2 beurten, plus de beurten die jij nog had.
card-favor = Kateautje
    .text = Een speler geeft je een kaart, en kiest zelf welke.
card-raising-heck = Helse Heibel
    .text = Trek de onderste kaart: houd hem, of leg hem gedekt bovenop. Je beurt eindigt.
card-reveal-the-future = Toon de Toekomst (3x)
    .text = Iedereen ziet de bovenste 3 kaarten. Ze gaan ongewijzigd terug.
card-shuffle = Schud
    .text = Schud de stapel tot de volgende speler stop zegt.
card-nope = Nope
    .text = Stop een actie voordat die begint, maar geen Kitten of Ontmantelkaart.
card-cat-horse = Paardenkat
    .text = In z'n eentje niets waard. Twee dezelfde stelen een kaart.
card-cat-knight = Ridderkat
    .text = In z'n eentje niets waard. Twee dezelfde stelen een kaart.
card-cat-mer = Zeemeerkat
    .text = In z'n eentje niets waard. Twee dezelfde stelen een kaart.
card-cat-troll = Trolkat
    .text = In z'n eentje niets waard. Twee dezelfde stelen een kaart.
card-feral-cat = Wilde Kat
    .text = Telt als elke Kattenkaart, nooit als een andere kaart.
card-godcat = Godkat
    .text = In jouw beurt: elke kaart behalve Nope en Armageddon. Daarna terug naar de mat.
card-devilcat = Duivelkat
    .text = Ligt hij voor je na een Armageddon? Ontmantel, of je ligt eruit.

## De keuzes

preset-advised = Het hele spel
    .help = Alles uit de doos. Met z'n tweeën of drieën de korte stapel, zoals het spelregelboekje aanraadt.
preset-first = Eerste keer
    .help = Zonder speciale combinaties: elke kaart doet wat erop staat.
preset-quick = Kort
    .help = Een derde van de stapel verdwijnt ongezien. Niemand weet wat er ontbreekt.
preset-sharp = Scherp
    .help = Geen geheugensteun: onthoud zelf wat je hebt gezien.
option-quick = Snelle variant
    .help = Een derde van de stapel gaat ongezien uit het spel. Bedoeld voor 2 of 3 spelers.
option-special-combos = Speciale combinaties
    .help = Met twee dezelfde kaarten, welke ook, steel je een kaart; met drie vraag je om een bepaalde kaart. Laat dit uit bij een eerste spel.
option-attack-carry = Aanval in de laatste opgelegde beurt
    .help = Hoeveel beurten een slachtoffer doorgeeft bij een aanval in de laatste opgelegde beurt.
option-attack-carry-text = Volgens het boekje: die beurt komt erbij (3 beurten)
option-attack-carry-fresh = Huisregel: die beurt telt niet mee (2 beurten)
option-start-player = Startspeler
    .help = Wie de eerste beurt heeft.
option-start-player-random = Wordt geloot
option-memory-aid = Geheugensteun
    .help = Laat elke speler zien wat die zelf gezien heeft en nog zou kunnen weten. Zonder deze steun moet iedereen het zelf onthouden, ook bots.
option-strict-table-talk = Doden zwijgen
    .help = Wie uit het spel ligt, en wie alleen toekijkt, kan niet aan de levenden schrijven.
option-nope-race = Meerdere Nopes tegelijk
    .help = Welke Nope telt als spelers even snel zijn.
option-nope-race-auto = De eerste als er mensen meedoen, loten bij alleen bots
option-nope-race-arrival = De eerste die binnenkomt
option-nope-race-commit = Iedereen kiest tegelijk, daarna wordt er geloot
option-poll-author = Vraag ook de speler zelf om een Nope
    .help = Als iedereen tegelijk kiest, wordt ook aan wie de laatste kaart legde, gevraagd of er een Nope komt.

## Klokken

option-nope-window-seconds = Seconden voor een Nope
    .help = Hoelang iedereen over een Nope mag nadenken. 0 is geen klok.
option-main-action-seconds = Seconden voor een beurt
    .help = Na deze tijd wordt er voor je getrokken. 0 is geen klok.
option-give-seconds = Seconden om te geven
    .help = Voor de kaart bij een Kateautje. 0 is geen klok.
option-pick-seconds = Seconden om te pakken
    .help = Voor het stelen van een kaart. 0 is geen klok.
option-heck-seconds = Seconden voor Helse Heibel
    .help = Om de onderste kaart te houden of bovenop te leggen. 0 is geen klok.
option-insert-seconds = Seconden om te verstoppen
    .help = Om een Kitten in de stapel te verstoppen. 0 is geen klok.
option-duel-deal-seconds = Seconden om een duel klaar te leggen
    .help = Voor Godkat en Duivelkat. 0 is geen klok.
option-duel-choice-seconds = Seconden om te houden of te ruilen
    .help = Voor de tegenstander bij Armageddon. 0 is geen klok.
option-shuffle-stop-seconds = Seconden schudden
    .help = Hoelang de stapel wervelt als niemand stop zegt.
option-reveal-show-seconds = Seconden toekomst
    .help = Hoelang de getoonde kaarten zichtbaar blijven.
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
phrase-stop = Stop!

## Wat je gevraagd wordt

decision-turn = Jouw beurt: speel een kaart, of trek.
decision-turn-wait = { $player } speelt of trekt.
decision-nope = Laten gaan, of Nope?
decision-nope-wait = Heeft iemand een Nope?
decision-give = Geef een kaart weg die je zelf kiest.
decision-give-wait = { $player } kiest een kaart om te geven.
decision-pick = Pak een kaart uit de waaier.
decision-pick-wait = { $player } pakt een kaart.
decision-heck = De onderste kaart: houden, of bovenop leggen?
decision-heck-wait = { $player } bekijkt de onderste kaart.
decision-save = Boem? Kies wat je redt.
decision-save-wait = { $player } heeft een tikkende Kitten vast.
decision-insert = Verstop de Kitten in de stapel.
decision-insert-wait = { $player } verstopt de Kitten.
decision-duel-deal = Kies je tegenstander, en de kaart die je voor je tegenstander legt.
decision-duel-deal-wait = { $player } schudt Godkat en Duivelkat.
decision-duel-choice = Goed of kwaad? Houd je kaart, of ruil.
decision-duel-choice-wait = { $player } houdt of ruilt.

prompt-nope = { $about } Nope, of laat je het gaan?
prompt-nope-own = { $about } Wachten op de anderen: die mogen Nope zeggen.
prompt-nope-wait = { $about } Heeft iemand een Nope?
prompt-together = Twee dezelfde stelen een kaart; met drie dezelfde eis je een kaart die je noemt.
prompt-only-draw = Je kunt nu niets uit je hand spelen: trek een kaart.
prompt-no-nope = { $about } Je hebt geen Nope.
prompt-nope-back = Gestopt! Laat je dat zo, of zeg je Nope tegen de Nope?
prompt-no-nope-back = Gestopt! Je hebt geen Nope: je kunt het alleen zo laten.
prompt-nope-back-wait = Gestopt! Heeft iemand een Nope, zodat het toch doorgaat?

## Wat er gaat gebeuren, gezien door een van de spelers

about-armageddon =
    { $me ->
        [player] Je begint een duel: Godkat of Duivelkat.
       *[other] { $player } wil een duel beginnen: Godkat of Duivelkat.
    }
about-attack =
    { $me ->
        [player] Je trekt niet, en de volgende speler krijgt 2 beurten of meer.
       *[other] { $player } trekt niet, en de volgende speler krijgt 2 beurten of meer.
    }
about-targeted-attack =
    { $me ->
        [player] Je trekt niet, en { $target } krijgt 2 beurten of meer.
        [target] { $player } trekt niet, en jij krijgt 2 beurten of meer.
       *[other] { $player } trekt niet, en { $target } krijgt 2 beurten of meer.
    }
about-favor =
    { $me ->
        [player] { $target } moet jou een kaart geven.
        [target] Jij moet { $player } een kaart geven.
       *[other] { $target } moet { $player } een kaart geven.
    }
about-raising-heck =
    { $me ->
        [player] Je bekijkt de onderste kaart: naar je hand, of bovenop.
       *[other] { $player } bekijkt de onderste kaart, en houdt hem of legt hem bovenop.
    }
about-reveal-the-future = Iedereen krijgt de bovenste 3 kaarten te zien.
about-shuffle =
    { $me ->
        [player] Je schudt de stapel.
       *[other] { $player } schudt de stapel.
    }
about-pair =
    { $me ->
        [player] Je steelt een kaart van { $target }.
        [target] { $player } wil een kaart van jou stelen.
       *[other] { $player } wil een kaart van { $target } stelen.
    }
about-triple =
    { $me ->
        [player] Je eist { $card } van { $target }.
        [target] { $player } eist { $card } van jou.
       *[other] { $player } eist { $card } van { $target }.
    }

prompt-give-to = Geef { $player } een kaart die je zelf kiest.
prompt-pick =
    { $me ->
        [player] Kies een kaart uit de hand van { $target }.
        [target] { $player } kiest een kaart uit jouw hand.
       *[other] { $player } kiest een kaart uit de hand van { $target }.
    }

ask-type = Wat doe je?
ask-card = Welke kaart?
ask-turn-card = Als welke kaart? Of kies er nog een kaart bij, en steel.
ask-cards = Welke kaarten?
ask-target = Tegen wie?
ask-triple-target = Een kaart eisen die je noemt: van wie?
ask-named = Welke kaart noem je?
ask-godcat = Met Godkat?
ask-what = Welke kaart pak je?
ask-to = Waar gaat hij heen?
ask-place = Hoe diep verstop je hem?
choice-place =
    { $value ->
        [0] Bovenop
       *[other] Onder { $value }
    }
scale-place-first = boven
scale-place-last = onder
scale-place =
    Plaats { $at } van { $count }, { $above ->
        [0] geen kaart erboven
        [one] 1 kaart erboven
       *[other] { $above } kaarten erboven
    }
ask-duel-deal-card = Welke kaart leg je voor je tegenstander?
ask-opponent = Wie is je tegenstander?

## Wat je kunt doen

move-draw = Trek een kaart
move-play =
    { $godcat ->
        [yes] Speel Godkat als { $card }
       *[no] Speel { $card }
    }
move-play-on =
    { $godcat ->
        [yes]
            { $card ->
                [Kateautje] Vraag met Godkat een Kateautje van { $target }
               *[other] Speel Godkat als { $card } tegen { $target }
            }
       *[no]
            { $card ->
                [Kateautje] Vraag een Kateautje van { $target }
               *[other] Speel { $card } tegen { $target }
            }
    }
move-pair = Steel met { $cards } een kaart van { $target }
move-triple = Eis met { $cards } van { $target }: { $named }
move-nope = Nope!
move-pass = Laat maar gaan
    .stopped = Laat zo
move-give = Geef { $card }
move-pick =
    { $what ->
        [plain] Pak een kaart die je niet ziet
       *[other] Pak Godkat
    }
move-heck =
    { $to ->
        [hand] Houd de kaart
       *[top] Leg hem boven op de stapel
    }
move-save = Red jezelf met { $card }
move-insert =
    { $place ->
        [0] Verstop de Kitten bovenop
        [one] Verstop de Kitten onder 1 kaart
       *[other] Verstop de Kitten onder { $place } kaarten
    }
move-duel = Leg { $card } voor { $opponent }
move-keep = Ik houd mijn kaart
move-swap = Ruilen!

value-hand = Naar mijn hand
value-top = Bovenop
value-plain = Een kaart die je niet ziet
value-keep = Houden
value-swap = Ruilen
value-pair = twee dezelfde
value-triple = drie dezelfde
value-left = is weggegaan

## Wat er gebeurde

event-dealt =
    { $hand ->
        [hidden] { "" }
       *[other] { $seat } kreeg { $hand }.
    }
event-dealt-you = Je kreeg { $hand }.
event-began =
    { $kittens ->
        [one] { $seat } begint. Eén Kitten tikt tussen { $pile } kaarten.
       *[other] { $seat } begint. { $kittens } Kittens tikken tussen { $pile } kaarten.
    }
    .heading = { event-began }
event-began-you =
    { $kittens ->
        [one] Jij begint. Eén Kitten tikt tussen { $pile } kaarten.
       *[other] Jij begint. { $kittens } Kittens tikken tussen { $pile } kaarten.
    }
    .heading = { event-began-you }
event-played =
    { $effect ->
        [pair] { $seat } speelt { $cards } om een kaart van { $target } te stelen.
        [triple] { $seat } speelt { $cards } en eist { $named } van { $target }.
       *[other]
            { $target ->
                [hidden]
                    { $cards ->
                        [Godkat] { $seat } speelt Godkat als { $effect }.
                       *[other] { $seat } speelt { $effect }.
                    }
               *[other]
                    { $cards ->
                        [Godkat]
                            { $effect ->
                                [Kateautje] { $seat } speelt Godkat als { $effect } bij { $target }.
                               *[other] { $seat } speelt Godkat als { $effect } tegen { $target }.
                            }
                       *[other]
                            { $effect ->
                                [Kateautje] { $seat } speelt { $effect } bij { $target }.
                               *[other] { $seat } speelt { $effect } tegen { $target }.
                            }
                    }
            }
    }
event-played-you =
    { $effect ->
        [pair] Je speelt { $cards } om een kaart van { $target } te stelen.
        [triple] Je speelt { $cards } en eist { $named } van { $target }.
       *[other]
            { $target ->
                [hidden]
                    { $cards ->
                        [Godkat] Je speelt Godkat als { $effect }.
                       *[other] Je speelt { $effect }.
                    }
               *[other]
                    { $cards ->
                        [Godkat]
                            { $effect ->
                                [Kateautje] Je speelt Godkat als { $effect } bij { $target }.
                               *[other] Je speelt Godkat als { $effect } tegen { $target }.
                            }
                       *[other]
                            { $effect ->
                                [Kateautje] Je speelt { $effect } bij { $target }.
                               *[other] Je speelt { $effect } tegen { $target }.
                            }
                    }
            }
    }
event-noped =
    { $count ->
        [one] { $seat } speelt Nope!
       *[other] { $seat } speelt Nope! ({ $count })
    }
event-noped-you =
    { $count ->
        [one] Jij speelt Nope!
       *[other] Jij speelt Nope! ({ $count })
    }
event-stopped =
    { $effect ->
        [pair] Gestopt: { $seat } steelt niets.
        [triple] Gestopt: { $seat } krijgt niets.
       *[other] Gestopt: { $effect } van { $seat } gaat niet door.
    }
event-stopped-you =
    { $effect ->
        [pair] Gestopt: je steelt niets.
        [triple] Gestopt: je krijgt niets.
       *[other] Gestopt: je { $effect } gaat niet door.
    }
event-drew =
    { $card ->
        [hidden] { $seat } trekt een kaart.
       *[other] { $seat } trekt { $card }.
    }
event-drew-you = Je trekt { $card }.
event-drew-kitten = { $seat } trekt een Exploding Kitten!
event-drew-kitten-you = Je trekt een Exploding Kitten!
event-saved =
    { $card ->
        [Ontmantel] { $seat } is gered door een Ontmantelkaart.
       *[other] { $seat } is gered door { $card }.
    }
event-saved-you =
    { $card ->
        [Ontmantel] Je bent gered door een Ontmantelkaart.
       *[other] Je bent gered door { $card }.
    }
event-hidden = { $seat } verstopt de Kitten in de stapel.
event-hidden-you =
    { $place ->
        [0] Je verstopt de Kitten boven op de stapel.
        [one] Je verstopt de Kitten onder 1 kaart.
       *[other] Je verstopt de Kitten onder { $place } kaarten.
    }
event-exploded =
    { $danger ->
        [left] { $seat } ligt uit het spel.
       *[other] { $danger }: { $seat } ontploft en ligt eruit!
    }
event-exploded-you =
    { $danger ->
        [left] Je ligt uit het spel.
       *[other] { $danger }: je ontploft en ligt eruit!
    }
event-must-take = { $seat } moet { $turns } beurten spelen.
    .heading = { event-must-take }
event-must-take-you = Je moet { $turns } beurten spelen.
    .heading = { event-must-take-you }
event-turns-left =
    { $turns ->
        [one] { $seat } heeft nog 1 beurt.
       *[other] { $seat } heeft nog { $turns } beurten.
    }
    .heading = { event-turns-left }
event-turns-left-you =
    { $turns ->
        [one] Je hebt nog 1 beurt.
       *[other] Je hebt nog { $turns } beurten.
    }
    .heading = { event-turns-left-you }
event-turn-began = { $seat } is aan de beurt.
    .heading = Beurt van { $seat }
event-turn-began-you = Je bent aan de beurt.
    .heading = Jouw beurt
event-gave =
    { $stolen ->
        [yes]
            { $card ->
                [hidden] { $target } steelt een kaart van { $seat }.
               *[other] { $target } steelt { $card } van { $seat }.
            }
       *[no]
            { $card ->
                [hidden] { $seat } geeft een kaart aan { $target }.
               *[other] { $seat } geeft { $card } aan { $target }.
            }
    }
event-gave-you =
    { $stolen ->
        [yes] { $target } steelt je { $card }.
       *[no] Je geeft { $card } aan { $target }.
    }
event-gave-target-you =
    { $stolen ->
        [yes] Je steelt { $card } van { $seat }.
       *[no] { $seat } geeft jou { $card }.
    }
event-nothing-to-take = { $target } heeft geen kaarten meer: { $seat } krijgt niets.
event-nothing-to-take-you = { $target } heeft geen kaarten meer: je krijgt niets.
event-nothing-to-take-target-you = Je hebt geen kaarten meer: { $seat } krijgt niets.
event-named =
    { $found ->
        [yes] { $target } heeft { $card } en geeft die aan { $seat }.
       *[no] { $target } heeft geen { $card }: { $seat } krijgt niets.
    }
event-named-you =
    { $found ->
        [yes] { $target } heeft { $card } en geeft die aan jou.
       *[no] { $target } heeft geen { $card }: je krijgt niets.
    }
event-named-target-you =
    { $found ->
        [yes] Je hebt { $card } en geeft die aan { $seat }.
       *[no] Je hebt geen { $card }: { $seat } krijgt niets.
    }
event-looked-below =
    { $card ->
        [hidden] { $seat } bekijkt de onderste kaart van de stapel.
       *[other] { $seat } bekijkt de onderste kaart: { $card }.
    }
event-looked-below-you = Je bekijkt de onderste kaart: { $card }.
event-heck-kept =
    { $card ->
        [hidden] { $seat } houdt de onderste kaart.
       *[other] { $seat } houdt { $card }.
    }
event-heck-kept-you = Je houdt { $card }.
event-heck-on-top =
    { $card ->
        [hidden] { $seat } legt de onderste kaart bovenop.
       *[other] { $seat } legt { $card } bovenop.
    }
event-heck-on-top-you = Je legt { $card } bovenop.
event-revealed = { $seat } toont de toekomst, van boven naar beneden: { $cards }.
event-revealed-you = Je toont de toekomst, van boven naar beneden: { $cards }.
event-shuffled = { $seat } schudt de stapel, tot { $stopper } stop zegt.
event-shuffled-you = Je schudt de stapel, tot { $stopper } stop zegt.
event-shuffled-stopper-you = { $seat } schudt de stapel, tot jij stop zegt.
event-duel-began = { $seat } pakt Godkat en Duivelkat van de mat.
event-duel-began-you = Je pakt Godkat en Duivelkat van de mat.
event-duel-dealt =
    { $card ->
        [hidden] { $seat } legt één kaart voor { $opponent } en houdt de andere.
       *[other] { $seat } legt { $card } voor { $opponent }.
    }
event-duel-dealt-you = Je legt { $card } voor { $opponent }.
event-duel-chosen =
    { $choice ->
        [keep] { $seat } houdt de kaart.
       *[swap] { $seat } ruilt de kaarten.
    }
event-duel-chosen-you =
    { $choice ->
        [keep] Je houdt de kaart.
       *[swap] Je ruilt de kaarten.
    }
event-duel-revealed = { $blessed } krijgt Godkat, { $cursed } krijgt Duivelkat!
event-duel-revealed-blessed-you = Jij krijgt Godkat, { $cursed } krijgt Duivelkat!
event-duel-revealed-cursed-you = { $blessed } krijgt Godkat, jij krijgt Duivelkat!
event-godcat-home = Godkat gaat terug naar de mat.
event-devilcat-home = Duivelkat gaat terug naar de mat.
event-left = { $seat } gaat voorgoed van tafel.
event-left-you = Je gaat voorgoed van tafel.
event-won = { $seat } overleeft het en wint!
event-won-you = Je overleeft het en wint!
event-took-out = Vooraf uit het spel genomen: { $cards }.
event-went-ahead =
    { $count ->
        [0] { "" }
       *[other] Het gaat toch door.
    }
    .stage = Niemand houdt het tegen.

## Hoe het afliep

result-exploding-kitten = Een Kitten had het laatste woord.
result-devilcat = Duivelkat had het laatste woord.
result-left = De laatste tegenstander ging van tafel.

## Wat er op tafel ligt

view-alive = in leven
view-cards = kaarten
view-known = heeft zeker
view-lacking = heeft zeker niet
view-fell-to = uit door
view-leaving = gaat na deze actie weg
view-godcat = Godkat
view-pile = Trekstapel
view-kittens = Kittens in de stapel
view-discard = Aflegstapel
view-mat = Op de mat
view-turn = Aan de beurt
view-owed = Nog te spelen beurten
view-under-attack = Aangevallen
view-action = Op tafel
view-duel = Armageddon
view-danger = Staat voor een Kitten
view-looking-at = De onderste kaart
view-seen = Wat je van de stapel weet
view-removed = Vooraf uit het spel genomen
view-effect = werking
view-target = tegen
view-named = noemt
view-nopes = Nopes van
view-stopped = gestopt
view-opponent = tegenstander
view-opponent-card = voor de tegenstander
view-card = kaart
view-earliest = vanaf plaats
view-latest = tot plaats

## Op het scherm

summary-turns = Beurten
    .help = Beurten die iemand heeft gespeeld
summary-cards = Ge­speelde kaarten
summary-nopes = Nopes
summary-survived = Over­leefde Kittens
summary-thefts = Ge­stolen kaarten
scene-out-as =
    { $at ->
        [1] als eerste
        [2] als tweede
        [3] als derde
       *[last] als laatste
    } { $danger ->
        [left] weggegaan
        [devilcat] gevallen voor Duivelkat
       *[exploding-kitten] ontploft
    }
scene-fell-exploding-kitten = Je trok een Kitten, en had geen Ontmantel.
scene-fell-exploding-kitten-attacked = { $player } gaf jou extra beurten met { $card }. Je trok een Kitten, en had geen Ontmantel.
scene-fell-devilcat = Je kreeg Duivelkat in de Armageddon van { $player }, en had geen Ontmantel.
scene-fell-devilcat-own = Je kreeg Duivelkat in je eigen Armageddon, en had geen Ontmantel.
scene-fell-left = Je ging voorgoed van tafel.
scene-exploded = ontploft
scene-goes-ahead = Gaat dit door?
scene-stopped = Gestopt!
scene-versus = tegen
scene-boom = Boem!
scene-saved = Ontmanteld!
scene-odds-label = Kitten bovenop
scene-odds = Volgende kaart: { $odds }% een Kitten
    .text =
        { $kittens ->
            [one] Eén Kitten tussen { $pile } kaarten, en wat je ervan weet.
           *[other] { $kittens } Kittens tussen { $pile } kaarten, en wat je ervan weet.
        }
scene-always-pass = Laat alles maar gaan tot mijn beurt

## Met tekens getekend

sketch-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
sketch-out = eruit: { $danger }
sketch-owed = nog { $count } beurten
sketch-pile =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, { $kittens ->
        [0] geen Kitten erin
        [one] 1 Kitten erin
       *[other] { $kittens } Kittens erin
    }
choose-play-on = Speel een kaart tegen iemand
choose-pair = Steel een kaart met twee dezelfde
choose-triple = Eis een kaart met drie dezelfde
choose-insert = Verstop de Kitten ergens
sketch-below = en { $count } eronder

## Waarom een zet het overwegen waard is: wat de coach zegt

reason-top-is-kitten = De bovenste kaart is een Kitten: je hebt hem gezien.
reason-odds-against =
    { $kittens ->
        [one] In de stapel van { $cards } zit één Kitten, en je hebt geen Ontmantel.
       *[other] In de stapel van { $cards } zitten { $kittens } Kittens, en je hebt geen Ontmantel.
    }
reason-odds-high =
    { $kittens ->
        [one] In de stapel van { $cards } zit één Kitten: te veel om zomaar te trekken.
       *[other] In de stapel van { $cards } zitten { $kittens } Kittens: te veel om zomaar te trekken.
    }
reason-odds-for =
    { $kittens ->
        [one] In de stapel van { $cards } zit maar één Kitten.
       *[other] In de stapel van { $cards } zitten maar { $kittens } Kittens.
    }
reason-odds-risk =
    { $kittens ->
        [one] Een gok: in de stapel van { $cards } zit één Kitten, en je hebt geen Ontmantel.
       *[other] Een gok: in de stapel van { $cards } zitten { $kittens } Kittens, en je hebt geen Ontmantel.
    }
reason-odds-saver =
    { $kittens ->
        [one] In de stapel van { $cards } zit één Kitten, maar { $card } redt je.
       *[other] In de stapel van { $cards } zitten { $kittens } Kittens, maar { $card } redt je.
    }
reason-top-is-safe = Je weet wat er bovenop ligt: { $card }. Dat kan geen kwaad.
reason-no-kitten-near = Voor zover je weet kan er nu geen Kitten bovenop liggen.
reason-keeps-cards =
    { $count ->
        [one] Het kost niets: je bewaart je kaart voor een slechter moment.
       *[other] Het kost niets: je bewaart alle { $count } kaarten voor een slechter moment.
    }
reason-kitten-survived = Het is een Kitten, maar { $card } redt je, en jij bepaalt waar hij daarna ligt.
reason-passes-turns = Je moet nog { $owed } beurten spelen: zo krijgt iemand anders ze.
reason-draws-nothing = Je beurt eindigt zonder dat je trekt.
reason-shuffles-away =
    { $place ->
        [0] Er ligt een Kitten bovenop; na het schudden kan hij overal zijn.
        [one] Er ligt een Kitten onder maar 1 kaart; na het schudden kan hij overal zijn.
       *[other] Er ligt een Kitten onder maar { $place } kaarten; na het schudden kan hij overal zijn.
    }
reason-shuffle-forgets = Wat anderen van de stapel weten, is daarna niets meer waard.
reason-looks-ahead =
    { $cards ->
        [one] Je ziet de laatste kaart voordat je hem moet trekken.
       *[other] Je ziet de volgende { $cards } kaarten voordat je moet trekken.
    }
reason-looks-below = Je bekijkt de onderste kaart en houdt hem, of legt hem bovenop voor de volgende speler.
reason-armageddon = Je beurt eindigt zonder dat je trekt, en de helft van de keren is Godkat van jou.
reason-lacks = { $target } heeft zeker geen Ontmantel.
reason-few-cards =
    { $cards ->
        [0] { $target } heeft geen enkele kaart om zich mee te redden.
        [one] { $target } heeft maar 1 kaart: een Ontmantel is onwaarschijnlijk.
       *[other] { $target } heeft maar { $cards } kaarten: een Ontmantel is onwaarschijnlijk.
    }
reason-favor-few =
    { $cards ->
        [one] { $target } heeft maar 1 kaart en kan niet kiezen wat je krijgt.
       *[other] { $target } heeft maar { $cards } kaarten om uit te kiezen.
    }
reason-favor-free = Een gratis kaart, al geeft { $target } vast de slechtste.
reason-godcat-as = Godkat gaat vroeg of laat terug naar de mat: beter gebruikt dan gestolen.
reason-godcat-there = { $target } heeft Godkat, en aan de rug zie je welke kaart dat is.
reason-known-card = { $target } heeft zeker { $card }.
reason-most-cards = { $target } heeft de meeste kaarten ({ $cards }): de beste kans op iets goeds.
reason-cats-idle = Katten doen op zichzelf niets: ze zijn er om uit te geven.
reason-needs-defuse = Je hebt geen Ontmantel, en bijna iedereen begint ermee.
reason-nope-back = Je kaart is gestopt: hiermee gaat hij toch door.
reason-nope-aimed = { $seat } heeft het op jou gemunt.
reason-nope-attack = Jij bent de volgende: de beurten van { $seat } komen bij jou.
reason-nope-stops = Het stopt wat { $seat } van plan is.
reason-nope-frees = Wat { $seat } speelde, gebeurt dan toch.
reason-stays-stopped = Het is tegengehouden, en dat blijft zo.
reason-more-nopes = Je hebt { $count } Nopes, dus er kan er een weg.
reason-own-play = Het is je eigen kaart: laat maar gebeuren.
reason-not-me = Het treft { $target }, niet jou.
reason-favor-cheap = Je kiest zelf welke kaart je kwijtraakt.
reason-future-for-all = Jij ziet die kaarten ook.
reason-saves-nope = Bewaar je Nope voor iets wat je echt pijn doet.
reason-lone-cat = Met één { $card } kun je niets.
reason-spare-copy = Je hebt { $count } keer { $card }.
reason-keeps-saver = Je { $card } blijft veilig.
reason-takes-godcat = Godkat is de beste kaart die er is: ze telt als elke andere, ook als Ontmantel.
reason-takes-unseen = Wat je niet ziet, kan een Ontmantel zijn.
reason-heck-kitten = Het is een Kitten, en bovenop is hij voor { $player }.
reason-heck-kitten-kept = Het is een Kitten: alleen voor wie wil ontploffen.
reason-heck-keep = { $card } is beter in je hand dan onderop.
reason-heck-safe = Dan weet je wat de volgende speler trekt: { $card }.
reason-saves-by-godcat = Iedereen ziet wie Godkat heeft en wil haar: gebruik haar eerst, een Ontmantel blijft geheim.
reason-saves-by-defuse =
    { $count ->
        [0] Je houdt Godkat, die als elke kaart telt en niet alleen als Ontmantel.
       *[other] Je hebt nog een Ontmantel, en houdt Godkat voor wat je maar nodig hebt.
    }
reason-insert-own = Je moet zelf nog beurten spelen: je zou hem zelf trekken.
reason-insert-own-later = Als iedereen gewoon trekt, komt hij na { $draws } kaarten bij jou terug.
reason-insert-next = { $player } trekt als volgende en krijgt hem meteen.
reason-insert-finder = Als iedereen gewoon trekt, vindt { $player } hem over { $draws } kaarten.
reason-insert-bottom = Helemaal onderop komt niemand hem tegen voordat de stapel bijna op is.
reason-duel-even = Niemand kan weten welke kaart welke is: in de helft van de gevallen krijg jij Godkat.
reason-duel-choice = Het is fiftyfifty, tenzij je aan { $player } iets kunt zien.

## De eerste keer dat je iets tegenkomt: één zin

first-ask-turn = Speel zoveel kaarten als je wilt, of geen, en eindig je beurt met het trekken van een kaart.
first-ask-nope = Voordat een actie gebeurt, mag iedereen hem stoppen met een Nope, en een Nope weer met een andere Nope.
first-ask-give = Je kiest zelf welke kaart je weggeeft.
first-ask-pick = Je ziet alleen de ruggen, maar Godkat herken je aan haar rug.
first-ask-heck = Alleen jij ziet de onderste kaart: houd hem, of leg hem bovenop voor de volgende speler.
first-ask-save = Een Ontmantel of Godkat redt je van de Kitten, en daarna verstop je hem in de stapel.
first-ask-insert = Niemand ziet waar je de Kitten verstopt: bovenop is hij voor de volgende die trekt.
first-ask-duel-deal = Je legt de ene kat gedekt voor iemand neer en de andere voor jezelf: Duivelkat is fataal voor wie geen Ontmantel heeft.
first-ask-duel-choice = Een van de twee kaarten is Godkat, de andere Duivelkat: houd de jouwe, of ruil voor ze worden omgedraaid.
first-card-exploding-kitten = Wie hem trekt en hem niet kan ontmantelen, ligt eruit.
first-card-armageddon = Hiermee daag je iemand uit tot een duel om Godkat, zolang beide katten op de mat liggen.
first-card-attack = Je beurt eindigt zonder dat je trekt, en de volgende speler krijgt minstens twee beurten.
first-card-targeted-attack = Je beurt eindigt zonder dat je trekt, en een speler naar keuze krijgt minstens twee beurten.
first-card-raising-heck = Je bekijkt de onderste kaart, houdt hem of legt hem bovenop, en je beurt is voorbij.
first-card-reveal-the-future = Iedereen ziet de bovenste drie kaarten, die in dezelfde volgorde blijven liggen.
first-card-nope = Hiermee stop je wat een ander speelt, ook als het jouw beurt niet is.
first-card-cat = Eén kat doet niets, maar met twee gelijke steel je een kaart van iemand.
first-card-godcat = In je beurt telt ze als elke kaart behalve Nope, en iedereen ziet aan de rug dat jij haar hebt.
first-card-devilcat = Wie er na een duel mee zit en geen Ontmantel heeft, ontploft.
first-state-attacked = Je wordt aangevallen: je speelt al deze beurten voordat de volgende speler aan de beurt is.
first-state-godcat = Je hebt Godkat: gebruik haar voordat iemand haar steelt.

## Cijfers

occasion-action = Acties die doorgaan
occasion-danger = Overleefde ontploffingen
occasion-duel = Armageddon: wie het begon, is gezegend
