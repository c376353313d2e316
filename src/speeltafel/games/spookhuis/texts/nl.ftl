### Gevangen in het Spookhuis

## Het spel

game-name = Gevangen in het Spookhuis
game-tagline = De rit had allang voorbij moeten zijn. Vind de drie sleutels voor je zelf bij het huis hoort.
game-about =
    Draai aan het spoor, rijd door het donker en hoop dat niemand je laat schrikken waar het spoor doodloopt. Verzamel
    sleutels, spiek naar de code en open de poort. Wie alle moed verliest, wordt een Spook, rijdt door muren en jaagt de rest op.
game-length = 60-90 min

## Verschrikkingen

card-hyacinth = Hyacinth
    .text = Bozerik. Moraal −1 als het lukt, −2 als het mislukt.
card-vathek = Kalif Vathek
    .text = Bozerik. Moraal −1 als het lukt, −2 als het mislukt.
card-vanderhusen = Mijnheer Vanderhusen
    .print = Mijnheer Vander|husen
    .text = Bozerik. Moraal −1 als het lukt, 0 als het mislukt. Mislukt: lever een sleutel naar keuze in.
card-montoni = Montoni
    .text = Bozerik. Moraal −1 als het lukt, −2 als het mislukt.
card-bloom = Mr. Bloom
    .text = Bozerik. Moraal −1 als het lukt, −2 als het mislukt.
card-hyde = Mr. Hyde
    .text = Bozerik. Moraal −1 als het lukt, −2 als het mislukt.
card-herman = Officier Herman
    .text = Bozerik. Moraal −1 als het lukt, −2 als het mislukt.
card-seaton = Seatons Tante
    .text = Bozerik. Moraal −1 als het lukt, −2 als het mislukt.
card-horla = Horla
    .the = de Horla
    .text = Buitenaardse. Moraal 0 als het lukt, −1 als het mislukt. Mislukt: je rechterbuur rijdt je volgende rit.
card-strikers-head = Kop van Jut
    .the = de Kop van Jut
    .text = Buitenaardse. Moraal −1 als het lukt, −2 als het mislukt.
card-martian = Marsiaan
    .the = de Marsiaan
    .text = Buitenaardse. Moraal −1 als het lukt, −2 als het mislukt.
card-rubber-wall = Rubbermuur
    .the = de Rubbermuur
    .print = Rubber|muur
    .text = Buitenaardse. Moraal −1 als het lukt, −2 als het mislukt.
card-sepulcrum = Sepulcrum
    .print = Sepul|crum
    .text = Buitenaardse. Moraal −1 als het lukt, −2 als het mislukt.
card-willows = Weiden
    .the = de Weiden
    .text = Buitenaardse. Moraal −1 als het lukt, −2 als het mislukt.
card-black-hood = Zwarte Kap
    .the = de Zwarte Kap
    .text = Buitenaardse. Moraal −1 als het lukt, −1 als het mislukt. Mislukt: blijft liggen. Dobbel voor elke rit, 1-2: je rechterbuur rijdt, 10: je mag hem afgooien voor +2.
card-spirit = Geest
    .the = de Geest
    .text = Geest. Moraal +1 als het lukt, −1 als het mislukt.
card-hand = Hand
    .the = de Hand
    .text = Geest. Moraal −1 als het lukt, −1 als het mislukt. Mislukt: verlies een voorwerp naar keuze.
card-klara = Klara Militsh
    .text = Geest. Moraal 0 als het lukt, −1 als het mislukt. Mislukt: volgende beurt zet ze je op een vrije oprit van het Poorthuis.
card-skulls = Krijsende Schedels
    .the = de Krijsende Schedels
    .print = Krij|sende Schedels
    .text = Geest. Moraal +1 als het lukt, −1 als het mislukt.
card-corpse = Lijk
    .the = het Lijk
    .text = Geest. Moraal +1 als het lukt, −1 als het mislukt.
card-skeleton = Skelet
    .the = het Skelet
    .text = Geest. Moraal −1 als het lukt, −2 als het mislukt.
card-canterville = Spook van Canterville
    .the = het Spook van Canterville
    .print = Spook van Canter|ville
    .text = Geest. Moraal +1 als het lukt, −1 als het mislukt.
card-rickshaw = Spookriksja
    .the = de Spookriksja
    .print = Spook|riksja
    .text = Geest. Moraal −1 als het lukt, −2 als het mislukt. Gelukt: je mag er één andere speler mee laten schrikken, maar niet wie hem op jou speelde.
card-ghost-train = Spooktrein
    .the = de Spooktrein
    .print = Spook|trein
    .text = Geest. Moraal 0 als het lukt, −1 als het mislukt. Mislukt: volgende beurt niet draaien en geen Teleporter.
card-water-spirit = Watergeest
    .the = de Watergeest
    .print = Water|geest
    .text = Geest. Moraal −1 als het lukt, −2 als het mislukt.
card-who-knows = Wie Weet
    .text = Geest. Moraal −1 als het lukt, −2 als het mislukt.
card-ambrosio = Ambrosio
    .print = Ambro|sio
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-groeselgem = Baron van Groeselgem
    .the = de Baron van Groeselgem
    .print = Baron van Groesel|gem
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-elf-king = Elfenkoning
    .the = de Elfenkoning
    .print = Elfen|koning
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-blubber = Luie Blubber
    .the = de Luie Blubber
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-merdardus = Merdardus
    .print = Mer|dardus
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-raven = Raaf
    .the = de Raaf
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-rat-catcher = Rattenvanger
    .the = de Rattenvanger
    .print = Ratten|vanger
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-hairbottle = Rechter Haarfles
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-spider = Spin
    .the = de Spin
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-cursed-house = Vervloekt Huis
    .the = het Vervloekte Huis
    .print = Ver|vloekt Huis
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-tell-tale-heart = Verraderlijk Hart
    .the = het Verraderlijke Hart
    .print = Ver|rader|lijk Hart
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-shapeshifter = Vormveranderaar
    .the = de Vormveranderaar
    .print = Vorm|veran|deraar
    .text = Nachtmerrie. Moraal 0 als het lukt, −1 als het mislukt.
card-dracula = Dracula
    .text = Ondode. Moraal −1 als het lukt, −1 als het mislukt. Mislukt: je bent Dracula, elke beurt −1. Wie je ontmoet, doet een proef; mislukt: jij +3 en de kaart gaat over, gelukt: de kaart gaat weg.
card-frankenstein = Frankensteins Monster
    .print = Franken|steins Monster
    .text = Ondode. Moraal −1 als het lukt, −3 als het mislukt.
card-ghoul = Ghul
    .the = de Ghul
    .text = Ondode. Moraal −1 als het lukt, −3 als het mislukt.
card-golem = Golem
    .the = de Golem
    .text = Ondode. Moraal −1 als het lukt, −3 als het mislukt.
card-aurelie = Gravin Aurelie
    .text = Ondode. Moraal −1 als het lukt, −3 als het mislukt.
card-kobold = Kobold
    .the = de Kobold
    .text = Ondode. Moraal −1 als het lukt, −3 als het mislukt.
card-melmoth = Melmoth
    .text = Ondode. Moraal −1 als het lukt, −3 als het mislukt.
card-mummy = Mummie
    .the = de Mummie
    .text = Ondode. Moraal −1 als het lukt, −3 als het mislukt.
card-invisible = Onzichtbare
    .the = de Onzichtbare
    .print = Onzicht|bare
    .text = Ondode. Moraal −1 als het lukt, −1 als het mislukt. Mislukt: volgende beurt word je in de dichtstbijzijnde vrije Sleutelkamer gezet.
card-venus = Venus van Illé
    .the = de Venus van Illé
    .text = Ondode. Moraal −1 als het lukt, −3 als het mislukt.
card-werewolf = Weerwolf
    .the = de Weerwolf
    .text = Ondode. Moraal −1 als het lukt, −3 als het mislukt. Mislukt: je bent de Weerwolf. Ontmoet je iemand: jij +1, die ander doet een proef; gelukt −1 en deze kaart gaat weg, mislukt −3 en de kaart gaat over.
card-wendigo = Wendigo
    .the = de Wendigo
    .text = Ondode. Moraal −1 als het lukt, −2 als het mislukt. Gelukt: je mag er een ander mee laten schrikken, enzovoort; niemand twee keer.
card-zombie = Zombie
    .the = de Zombie
    .text = Ondode. Moraal −1 als het lukt, −3 als het mislukt.

## Voorwerpen

card-lamp = Oude Lamp
    .the = de Oude Lamp
    .text = In plaats van draaien: ga door een muur waar je staat of stopt, bij een doodlopend spoor of Teleporter. Daar eindigt de rit.
card-book = Boek
    .the = het Boek
    .text = Moraal +3 tot een proef van jou mislukt; dan gaan de punten er weer af. Op elk moment.
card-file = Vijl
    .the = de Vijl
    .text = Ruil een van je sleutels voor een van een andere soort uit een Sleutelkamer. Op elk moment.
card-gin = Fles Jenever
    .the = de Fles Jenever
    .text = Moraal +3, maar na 4 eigen beurten −4. Op elk moment.
card-garlic = Knoflook
    .the = de Knoflook
    .text = Houdt Dracula en de Weerwolf tegen, kaarten en spelers. Je houdt hem.
card-compass = Kompas
    .the = het Kompas
    .text = Deze beurt één keer extra draaien, vóór of na de andere keer.
card-cross = Kruis
    .the = het Kruis
    .text = Weert Nachtmerries af. Je houdt het.
card-lorgnette = Lorgnet
    .the = het Lorgnet
    .text = In je beurt, kost 1 moraal: bekijk een codekaart in het geheim.
card-wrench = Loodgieterstang
    .the = de Loodgieterstang
    .print = Lood|gieters|tang
    .text = In je beurt: verwissel twee spoortegels met de karretjes erop. Vóór de rit gaan daarmee de Teleporters uit.
card-umbrella = Paraplu
    .the = de Paraplu
    .text = Weert Buitenaardsen af. Je houdt hem.
card-parchment = Egyptisch Perkament
    .the = het Egyptische Perkament
    .print = Egyp|tisch Perka|ment
    .text = Weert Geesten af (kaarten, geen Spoken). Je houdt het.
card-mirror = Spiegel
    .the = de Spiegel
    .text = Weert Bozeriken af. Je houdt hem.
card-whistle = Bevingfluitje
    .the = het Bevingfluitje
    .print = Beving|fluitje
    .text = In je beurt, kost 1 moraal: ruil een codekaart met een uit de doos. Alleen jij ziet de nieuwe.
card-pistol = Pistool met de Zilveren Kogels
    .the = het Pistool met de Zilveren Kogels
    .text = Weert één Verschrikking af. Laat je het Dracula of de Weerwolf zien, dan blijven ze weg en houd je het.
card-dice = Dobbelstenen
    .the = de Dobbelstenen
    .print = Dobbel|stenen
    .text = In je beurt, kost 1 moraal: verwissel de sleutels van twee Sleutelkamers.

## Ontmoetingen

card-crowley = Aleister Crowley
    .text = Moraal +5.
card-pym = Arthur Gordon Pym
    .text = Dobbel: 1-3 +3, 4-5 +2, 6-8 +1, 9-10 niets.
card-jekyll = Dr Jekyll
    .text = Dobbel: 1-6 +2, 7-10 niets.
card-silence = Dr Silence
    .text = Dobbel: 1-3 +3, 4-5 +2, 6-8 +1, 9-10 niets.
card-monk = Eeuwige Monnik
    .the = de Eeuwige Monnik
    .text = Dobbel: 1-5 +2, 6-10 +1.
card-levi = Eliphas Levi
    .text = Dobbel: 1-5 +2, 6-10 +1.
card-faust = Faust
    .text = Dobbel: 1-6 +2, 7-10 niets.
card-lovecraft = HP Lovecraft
    .print = HP Love|craft
    .text = Moraal +5.
card-schlemihl = Peter Schlemihl
    .print = Peter Schle|mihl
    .text = Dobbel: 1-6 +2, 7-10 niets.
card-theodore = Theodore
    .text = Dobbel: 1-3 +3, 4-5 +2, 6-8 +1, 9-10 niets.

## Sleutels en tegels

card-key-1 = Sleutel 1
    .text = 1, schedel, rood.
card-key-2 = Sleutel 2
    .text = 2, vleermuis, blauw.
card-key-3 = Sleutel 3
    .text = 3, maan, geel.
card-key-4 = Sleutel 4
    .text = 4, kat, groen.
card-key-5 = Sleutel 5
    .text = 5, spinnenweb, paars.
card-key-6 = Sleutel 6
    .text = 6, lantaarn, oranje.
card-straight = Recht spoor
    .text = Rechtdoor.
card-wide-curve = Wijde bocht
    .text = Een flauwe bocht.
card-tight-curve = Scherpe bocht
    .text = Een scherpe bocht.
card-right-switch = Wissel rechts
    .text = Rechtdoor, of opzij.
card-left-switch = Wissel links
    .text = Rechtdoor, of opzij.
card-fork = Vork
    .text = Links of rechts.
card-crossing = Kruising
    .text = Twee sporen die kruisen.
card-double-curve = Dubbele bocht
    .text = Twee bochten naast elkaar.
card-ghost-circle = Spookkring
    .text = Eruit aan elke kant, ook waar je vandaan kwam.
card-key-room = Sleutelkamer
    .text = Een schrik van je linkerbuur, dan een sleutel.
card-meeting-room = Ontmoetingskamer
    .text = Ontmoet iemand die je moed geeft.
card-item-room = Voorwerpkamer
    .text = Pak een voorwerp.
card-gatehouse = Poorthuis
    .text = Hier begint het. In de eerste ronde komt niemand er meer in.
card-gatehouse-back = Poorthuis
    .text = Drie opritten. Eén sleutel: bekijk de code. Drie sleutels: kraak hem.

## De opties

preset-first = Eerste nacht
    .help = Het vaste huis, en een code van cijfers.
preset-other-house = Een ander huis
    .help = De rails liggen elke keer anders.
preset-horrors = Nacht van de Verschrikkingen
    .print = Nacht van de Verschrik|kingen
    .help = Ze raken nooit op, en een Spook met 10 Angstpunten maakt er een eind aan.
preset-builders = Bouwmeesters
    .help = De eerste speler verbouwt het huis, de code bestaat uit symbolen en de Verschrikkingen raken nooit op.
option-code = Code
    .help = Welk kenmerk van de kaarten wordt vergeleken.
option-code-digit = Cijfer
option-code-symbol = Symbool
option-code-colour = Kleur
option-board = Bord
    .help = De vaste opstelling, of elke keer een ander huis.
option-board-fixed = Vaste opstelling
option-board-random = Variabel, geschud
option-board-players = Variabel, de eerste speler past het aan
option-always-horror = Altijd kans op een Verschrikking
    .help = Zodra een Verschrikking uit de voorwerpen of ontmoetingen komt, schudden we er een nieuwe in.
option-terror-end = Alternatief einde
    .help = Het spel eindigt ook als een Spook 10 Angstpunten heeft.
option-first-player = Eerste speler
    .help = Wie begint.
option-first-player-die = De dobbelsteen beslist
option-first-player-haircut = Stemmen over het afschuwelijkste kapsel
option-dawn = Rondes tot de dageraad
    .help = Wie dan niet ontsnapt is, heeft van het huis verloren. Met 0 wordt het nooit dag: de nacht duurt zo lang als nodig.
option-equal-roll-succeeds = Gelijk is ook gelukt
    .help = Een worp gelijk aan je moraal is een gelukte proef.
option-turn-round-when-blocked = Keren als je klem staat
    .help = Een karretje dat klem staat, mag terug.
option-ghost-wall-into-key-rooms = Spoken door de muur in Sleutelkamers
    .help = Spoken mogen ook door een muur een Sleutelkamer in.
option-ambush = Overval
    .help = Wiens moraal beslist.
option-ambush-attacker-morale = Die van de overvaller, beide keren
option-ambush-classic = Klassiek: overvaller en slachtoffer elk een proef
option-turn-seconds = Seconden voor je beurt
    .help = 0 betekent geen klok.
option-reply-seconds = Seconden voor een antwoord
    .help = Als een ander aan de beurt is. 0 betekent geen klok.
timer-board = Tijd om het bord te leggen
timer-turn = Tijd voor je beurt
timer-reply = Tijd om te antwoorden

## Snel gezegd

phrase-1 = Boe!
phrase-2 = Ik wil eruit!
phrase-3 = Hoorde je dat?
phrase-4 = Na jou.
phrase-5 = Mijn zenuwen…
phrase-6 = Wie heeft aan mijn spoor gedraaid?
phrase-7 = Leuk karretje. Jammer van de bestuurder.
phrase-8 = Kom bij ons…
phrase-9 = Ik ken de code.
phrase-10 = Mwahaha!

## Wat je gevraagd wordt

decision-haircut = Wie heeft het afschuwelijkste kapsel?
decision-haircut-wait = { $player } keurt de kapsels.
decision-board = Draai tegels tot je tevreden bent, en begin dan.
decision-board-wait = { $player } bekijkt het bord.
decision-upkeep = Je gaat moraal verliezen. Eerst nog iets spelen?
decision-upkeep-wait = { $player } zet zich schrap.
decision-rotate = Jouw beurt: draai een tegel, of rijd.
decision-rotate-wait = { $player } draait een tegel of rijdt.
decision-set-off = De tegel is gedraaid. Een voorwerp spelen, of rijden?
decision-set-off-wait = { $player } mag voor de rit een voorwerp spelen.
decision-placement = Je karretje wordt zo ergens anders neergezet. Eerst een voorwerp spelen?
decision-placement-wait = { $player } mag een voorwerp spelen voordat het karretje wordt verzet.
decision-depart = Welke kant gaat het karretje op?
decision-depart-wait = { $player } kiest een richting.
decision-branch = Het spoor splitst zich: welke kant op?
decision-branch-wait = { $player } kiest een afslag.
decision-teleport = Van het bord af: waar kom je terug?
decision-teleport-wait = { $player } kiest een Teleporter.
decision-wall = Doodlopend: stoppen, of door de muur?
decision-wall-wait = { $player } staat voor de muur.
decision-shed = Een 10! De Zwarte Kap afgooien?
decision-shed-wait = { $player } mag de Zwarte Kap afgooien.
decision-test = Doe de proef, of speel eerst iets.
decision-test-wait = { $player } moet een proef doen.
decision-meet = Een vervloekte speler ontmoet je: laat iets zien, of doe de proef.
decision-meet-wait = { $player } ontmoet een vervloekte speler.
decision-frighten = Jij bent de Verschrikker: speel een Verschrikking, of pas.
decision-frighten-wait = { $player } mag schrik aanjagen.
decision-key-room = Je rechterbuur staat in een Sleutelkamer: speel een Verschrikking.
decision-key-room-wait = { $player } moet schrik aanjagen.
decision-pass-on = Gelukt. Laat je een ander schrikken?
decision-pass-on-wait = { $player } mag de Verschrikking doorgeven.
decision-hand-in = Welke kaart lever je in?
decision-hand-in-wait = { $player } verliest een kaart.
decision-ambush = Er staat hier iemand. Overvallen?
decision-ambush-wait = { $player } denkt aan een overval.
decision-steal = Wat steel je?
decision-steal-wait = { $player } kiest de buit.
decision-take-key = Neem je een sleutel?
decision-take-key-wait = { $player } staat in een Sleutelkamer.
decision-draw-item = Pak je een voorwerp?
decision-draw-item-wait = { $player } staat in de Voorwerpkamer.
decision-draw-meeting = Pak je een ontmoeting?
decision-draw-meeting-wait = { $player } staat in de Ontmoetingskamer.
decision-gatehouse = De poort: een codekaart bekijken, of de code kraken?
decision-gatehouse-wait = { $player } staat in het Poorthuis.
decision-crack = Welke sleutel op welk slot?
decision-crack-wait = { $player } probeert de sloten.
decision-surplus = Te veel kaarten: welke gaat naar de volgende speler?
decision-surplus-wait = { $player } heeft te veel kaarten.
decision-end-turn = Nog een voorwerp spelen, of is je beurt klaar?
decision-end-turn-wait = { $player } mag nog een voorwerp spelen.
decision-lorgnette = Welke codekaart bekijk je?
decision-lorgnette-wait = { $player } pakt het lorgnet.
decision-whistle = Welke codekaart ruil je?
decision-whistle-wait = { $player } blaast op het fluitje.
decision-dice = Welke Sleutelkamer?
decision-dice-wait = { $player } verwisselt de sleutels van twee kamers.
decision-wrench = Welke tegel verwissel je?
decision-wrench-wait = { $player } verwisselt twee tegels.
decision-file-give = Welke sleutel geef je?
decision-file-give-wait = { $player } vijlt een sleutel.
decision-file-take = Uit welke kamer neem je een sleutel?
decision-file-take-wait = { $player } vijlt een sleutel.
decision-anytime = Een ander is aan de beurt. Een voorwerp dat oplicht, mag je spelen.
decision-anytime-wait = { $player } mag een voorwerp spelen.
choice-slot =
    Slot { $value ->
        [0] 1
        [1] 2
       *[2] 3
    }
choice-room =
    Sleutelkamer { $value ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    }
tile-name =
    { $cell ->
        [A1] Sleutelkamer C
        [A4] Sleutelkamer B
        [D1] Sleutelkamer D
        [D4] het Poorthuis
        [D7] Sleutelkamer A
        [G1] Sleutelkamer E
        [G4] Sleutelkamer F
       *[other] tegel { $cell }
    }
room-name =
    { $cell ->
        [A1] Sleutelkamer C
        [A4] Sleutelkamer B
        [D1] Sleutelkamer D
        [D7] Sleutelkamer A
        [G1] Sleutelkamer E
        [G4] Sleutelkamer F
        [D4] het Poorthuis
       *[other] de { $kind }
    }
ask-type = Wat doe je?
ask-cell = Welke tegel?
ask-turns = Hoe ver?
ask-exit = Welke kant?
ask-item = Welk voorwerp?
ask-card = Welke kaart?
ask-key = Welke sleutel?
ask-slot = Welk slot?
ask-room = Welke kamer?
ask-player = Wie?
ask-place = Welke sleutel?

## Wat je kunt doen

move-vote = Stem op { $player }
move-begin = Laat het spel beginnen
move-rotate =
    Draai { tile-name } { $turns ->
        [1] 60° linksom
        [2] 120° linksom
        [3] 180°
        [4] 120° rechtsom
       *[5] 60° rechtsom
    }
move-go = Verder
move-go-rotate = Rijden
move-go-set-off = Rijden
move-go-end-turn = Beëindig je beurt
move-use = Speel { $item }
move-steer =
    { $exit ->
        [0] Naar het oosten
        [1] Naar het noordoosten
        [2] Naar het noordwesten
        [3] Naar het westen
        [4] Naar het zuidwesten
       *[5] Naar het zuidoosten
    }
move-teleport = Kom terug bij { tile-name }
move-wall = Door de muur naar { tile-name }
move-stop = Stop hier
move-frighten = Laat schrikken met { $card-the }
move-spare = Niemand laten schrikken
move-roll = Gooi de dobbelsteen
move-ambush = Overval { $player }
move-decline = Laat maar
move-steal-item = Steel { $item-the }
move-steal-key =
    Steel sleutel { $place ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
       *[other] een andere
    }
move-steal-hand = Steel een voorwerp uit de hand
move-take-key = Neem een sleutel
move-draw = Pak een kaart
move-look =
    { $slot ->
        [0] Bekijk codekaart 1
        [1] Bekijk codekaart 2
       *[2] Bekijk codekaart 3
    }
move-crack = Kraak de code
move-unlock =
    { $slot ->
        [0] { $key } op slot 1
        [1] { $key } op slot 2
       *[2] { $key } op slot 3
    }
move-set-aside = Leg { $card-the } opzij
move-pass-on = Door naar { $player }
move-hand-in = Lever { $card-the } in
move-shed = Gooi hem af
move-pick-room =
    { $room ->
        [0] Sleutelkamer A
        [1] Sleutelkamer B
        [2] Sleutelkamer C
        [3] Sleutelkamer D
        [4] Sleutelkamer E
       *[5] Sleutelkamer F
    }
move-pick-tile = Tegel { $cell }

## Wat er gebeurde

event-voted = { $seat } stemt op { $player }.
event-voted-you = Je stemt op { $player }.
event-first = { $seat } begint.
event-first-you = Jij begint.
event-built = De tegels van het spookhuis liggen klaar.
event-dealt =
    { $cards ->
        [hidden] { $seat } heeft drie Verschrikkingen in de hand.
       *[other] { $seat } kreeg { $cards }.
    }
event-dealt-you = Je kreeg { $cards }.
event-round = Ronde { $round }.
    .chapter = Ronde { $round }
event-turn = { $seat } is aan de beurt.
    .heading = Beurt van { $seat }
event-turn-you = Jij bent aan de beurt.
    .heading = Jouw beurt
event-rotated = { $seat } draait { tile-name }.
event-rotated-you = Je draait { tile-name }.
event-tiles-swapped = { $seat } verwisselt tegels { $cell } en { $other_cell }.
event-tiles-swapped-you = Je verwisselt tegels { $cell } en { $other_cell }.
event-driven = { $driver } rijdt met het karretje van { $seat }.
event-driven-you = { $driver } rijdt met jouw karretje!
event-driven-driver-you = Jij rijdt met het karretje van { $seat }!
event-rode = { $seat } rijdt over { $path }.
    .stage = { $seat } rijdt.
event-rode-you = Je rijdt over { $path }.
    .stage = Je rijdt.
event-teleported = { $seat } rijdt bij { $departure } het bord af en komt terug bij { $arrival }.
event-teleported-you = Je rijdt bij { $departure } het bord af en komt terug bij { $arrival }.
event-through-wall = { $seat } gaat door de muur naar { tile-name }.
event-through-wall-you = Je gaat door de muur naar { tile-name }.
event-stopped =
    { $reason ->
        [dead_end] { $seat } staat op een doodlopend spoor, op { tile-name }.
        [before_room] { $seat } stopt op { tile-name }, voor een kamer die voor het karretje gesloten is.
        [room] { $seat } rijdt { room-name } binnen.
        [behind_wall] { $seat } stopt achter de muur, op { tile-name }.
       *[other] { $seat } kan niet weg van { tile-name }.
    }
event-stopped-you =
    { $reason ->
        [dead_end] Je staat op een doodlopend spoor, op { tile-name }.
        [before_room] Je stopt op { tile-name }, voor een kamer die voor het karretje gesloten is.
        [room] Je rijdt { room-name } binnen.
        [behind_wall] Je stopt achter de muur, op { tile-name }.
       *[other] Je kunt niet weg van { tile-name }.
    }
event-flipped = Iedereen is weg: het Poorthuis draait om en toont drie opritten.
event-placed = { $card-The } zet het karretje van { $seat } elders neer: { tile-name }.
event-placed-you = { $card-The } zet jouw karretje elders neer: { tile-name }.
event-scared = { $seat } komt in het donker { $ghosts } tegen.
event-scared-you = Je komt in het donker { $ghosts } tegen.
event-scored =
    { $terror ->
        [one] { $seat } heeft één Angstpunt.
       *[other] { $seat } heeft { $terror } Angstpunten.
    }
event-scored-you =
    { $terror ->
        [one] Je hebt één Angstpunt.
       *[other] Je hebt { $terror } Angstpunten.
    }
event-ghost = { $seat } wordt een Spook!
event-ghost-you = Je wordt een Spook!
event-tie-rolled =
    { $seat ->
        [hidden] De dobbelsteen beslist tussen { $tied }: bij { $roll } wordt opnieuw gegooid.
       *[other] De dobbelsteen beslist tussen { $tied }: { $roll } wijst { $seat } aan.
    }
event-tie-rolled-you = De dobbelsteen beslist tussen { $tied }: { $roll } wijst jou aan.
event-frightener = { $seat } is de Verschrikker.
event-frightener-you = Jij bent de Verschrikker.
event-spared = { $seat } laat { $victim } met rust.
event-spared-you = Je laat { $victim } met rust.
event-spared-victim-you = { $seat } laat je met rust.
event-frightened =
    { $by ->
        [hidden] { $card-The } lag op { $seat } te wachten!
       *[other] { $by } laat { $seat } schrikken met { $card-the }!
    }
event-frightened-you =
    { $by ->
        [hidden] { $card-The } lag op je te wachten!
       *[other] { $by } laat je schrikken met { $card-the }!
    }
event-frightened-by-you = Je laat { $seat } schrikken met { $card-the }!
event-refilled =
    { $count ->
        [one] { $seat } neemt een nieuwe Verschrikking.
       *[other] { $seat } neemt { $count } nieuwe Verschrikkingen.
    }
event-refilled-you = Je neemt nieuwe Verschrikkingen: { $cards }.
event-warded = { $seat } weert { $card-the } af met { $item-the }.
event-warded-you = Je weert { $card-the } af met { $item-the }.
event-rolled =
    { $passed ->
        [yes] { $seat } gooit { $roll } tegen moraal { $morale }: de proef lukt.
       *[other] { $seat } gooit { $roll } tegen moraal { $morale }: de proef mislukt.
    }
event-rolled-you =
    { $passed ->
        [yes] Je gooit { $roll } tegen moraal { $morale }: je proef lukt.
       *[other] Je gooit { $roll } tegen moraal { $morale }: je proef mislukt.
    }
event-thrown = { $seat } gooit { $roll } voor { $cause }.
event-thrown-you = Je gooit { $roll } voor { $cause }.
morale-cause =
    { $cause ->
        [ambush] overval
        [scare] een Spook
        [code] foute code
       *[other] { $cause }
    }
event-morale = De moraal van { $seat } is nu { $morale } ({ morale-cause }).
event-morale-you = Je moraal is nu { $morale } ({ morale-cause }).
event-used = { $seat } speelt { $item-the }.
event-used-you = Je speelt { $item-the }.
event-wore-off = { $item-The } van { $seat } is uitgewerkt.
event-wore-off-you = Je { $item } is uitgewerkt.
event-key-taken =
    { $room ->
        [0] { $seat } neemt { $key } uit Sleutelkamer A.
        [1] { $seat } neemt { $key } uit Sleutelkamer B.
        [2] { $seat } neemt { $key } uit Sleutelkamer C.
        [3] { $seat } neemt { $key } uit Sleutelkamer D.
        [4] { $seat } neemt { $key } uit Sleutelkamer E.
       *[5] { $seat } neemt { $key } uit Sleutelkamer F.
    }
event-key-taken-you =
    Je neemt { $key } uit Sleutelkamer { $room ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    }.
event-nothing-left =
    { $pile ->
        [keys] { tile-name } is leeg: geen sleutel voor { $seat }.
        [items] De Voorwerpkamer is leeg: niets voor { $seat }.
       *[other] De Ontmoetingskamer is leeg: niemand voor { $seat } om te ontmoeten.
    }
event-nothing-left-you =
    { $pile ->
        [keys] { tile-name } is leeg: geen sleutel voor jou.
        [items] De Voorwerpkamer is leeg: niets voor jou.
       *[other] De Ontmoetingskamer is leeg: niemand voor jou om te ontmoeten.
    }
event-key-returned = { $key } van { $seat } gaat terug naar zijn kamer.
event-key-returned-you = Je { $key } gaat terug naar zijn kamer.
event-rooms-swapped =
    { $seat } verwisselt de sleutels van Sleutelkamers { $room ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    } en { $other ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    }.
event-rooms-swapped-you =
    Je verwisselt de sleutels van Sleutelkamers { $room ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    } en { $other ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
       *[5] F
    }.
event-drew =
    { $card ->
        [hidden] { $seat } pakt een voorwerp.
       *[other] { $seat } pakt { $card-the }.
    }
event-drew-you = Je vindt { $card-the }.
event-encountered =
    { $bonus ->
        [0] { $seat } ontmoet { $card-the }, maar het helpt niet.
       *[other] { $seat } ontmoet { $card-the }: moraal +{ $bonus }.
    }
event-encountered-you =
    { $bonus ->
        [0] Je ontmoet { $card-the }, maar het helpt niet.
       *[other] Je ontmoet { $card-the }: moraal +{ $bonus }.
    }
event-looked =
    { $slot ->
        [0] { $seat } bekijkt codekaart 1.
        [1] { $seat } bekijkt codekaart 2.
       *[2] { $seat } bekijkt codekaart 3.
    }
event-looked-you =
    { $slot ->
        [0] Codekaart 1 is { $card }.
        [1] Codekaart 2 is { $card }.
       *[2] Codekaart 3 is { $card }.
    }
event-code-changed =
    { $slot ->
        [0] { $seat } ruilt codekaart 1.
        [1] { $seat } ruilt codekaart 2.
       *[2] { $seat } ruilt codekaart 3.
    }
event-code-changed-you =
    { $slot ->
        [0] Codekaart 1 is nu { $card }.
        [1] Codekaart 2 is nu { $card }.
       *[2] Codekaart 3 is nu { $card }.
    }
lock-name =
    slot { $slot ->
        [0] 1
        [1] 2
       *[2] 3
    }
event-unlocked =
    { $fits ->
        [yes] { $seat } probeert { $key } op { lock-name }: die past!
       *[other] { $seat } probeert { $key } op { lock-name }: daar past { $card-the } op.
    }
event-unlocked-you =
    { $fits ->
        [yes] Je probeert { $key } op { lock-name }: die past!
       *[other] Je probeert { $key } op { lock-name }: daar past { $card-the } op.
    }
event-crack-failed =
    { $keys ->
        [one] Foute code: { $seat } geeft één sleutel terug en verliest 1 moraal.
       *[other] Foute code: { $seat } geeft { $keys } sleutels terug en verliest { $keys } moraal.
    }
event-crack-failed-you =
    { $keys ->
        [one] Foute code: je geeft één sleutel terug en verliest 1 moraal.
       *[other] Foute code: je geeft { $keys } sleutels terug en verliest { $keys } moraal.
    }
event-escaped = { $seat } opent de poort en ontsnapt!
event-escaped-you = Je opent de poort en ontsnapt!
event-ambushed = { $seat } overvalt { $victim }!
event-ambushed-you = Je overvalt { $victim }!
event-ambushed-victim-you = { $seat } overvalt je!
event-ambush-over =
    { $success ->
        [yes] De overval lukt.
       *[other] De overval mislukt.
    }
event-stole =
    { $card ->
        [hidden] { $zone ->
            [keys] { $seat } steelt een sleutel van { $victim }.
           *[other] { $seat } steelt een kaart van { $victim }.
        }
       *[other] { $seat } steelt { $card-the } van { $victim }.
    }
event-stole-you = Je steelt { $card-the } van { $victim }.
event-stole-victim-you = { $seat } steelt { $card-the } van je.
event-found-nothing = Geen voorwerp in de hand van { $victim }.
event-found-nothing-victim-you = Geen voorwerp in jouw hand.
event-surplus =
    { $cards ->
        [hidden] { $seat } geeft een kaart door aan { $heir }.
       *[other] { $seat } geeft { $cards } door aan { $heir }.
    }
event-surplus-you = Je geeft { $cards } door aan { $heir }.
event-discarded = { $seat } verliest { $card-the }.
event-discarded-you = Je verliest { $card-the }.
event-haunted = { $card-The } spookt door in de volgende beurt van { $seat }.
event-haunted-you = { $card-The } spookt door in je volgende beurt.
event-cursed = { $card-The } blijft bij { $seat }.
event-cursed-you = { $card-The } blijft bij jou.
event-curse-met = { $card }: { $seat } ontmoet { $victim }.
event-curse-met-you = { $card }: jij ontmoet { $victim }.
event-curse-met-victim-you = { $card }: { $seat } ontmoet jou.
event-repelled = { $seat } laat { $item-the } zien: er gebeurt niets.
event-repelled-you = Je laat { $item-the } zien: er gebeurt niets.
event-curse-lifted = { $seat } is { $card-the } kwijt.
event-curse-lifted-you = Je bent { $card-the } kwijt.
event-passed-on = { $seat } stuurt { $card-the } door naar { $victim }.
event-passed-on-you = Je stuurt { $card-the } door naar { $victim }.
event-passed-on-victim-you = { $seat } stuurt { $card-the } door naar jou!
event-reshuffled =
    { $pile ->
        [horrors] De Verschrikkingen worden opnieuw geschud.
        [items] De voorwerpen worden opnieuw geschud.
       *[other] De ontmoetingen worden opnieuw geschud.
    }
event-dawned = Dageraad. De poort blijft dicht.
event-over =
    { $reason ->
        [escaped] De code is gekraakt: de winst gaat naar { $winners }.
        [haunted] Niemand leeft nog: de meeste angst kwam van { $winners }.
        [terror] De angst regeert het huis, dankzij { $winners }.
       *[other] De nacht is voorbij.
    }

## Hoe het afliep

result-escaped = Ontsnapt: de code is gekraakt
result-haunted = Iedereen is een Spook
result-terror = Tien Angstpunten
result-dawn = De dageraad kwam voor iemand ontsnapte

summary-keys = Sleutels
    .help = Sleutels die in de kamers zijn gevonden
summary-tiles = Gereden tegels
summary-horrors = Verschrik{ "\u00AD" }kingen
summary-morale = Moraal verloren
summary-terror = Angstpunten
summary-escaped = ontsnapt in ronde { $round }
summary-ghost = Spook sinds ronde { $round }
summary-inside = nog binnen

## Wat de tafel toont

sketch-round = Ronde { $round }, dag na { $dawn }
sketch-mind = moraal { $morale }, angst { $terror }
sketch-ghost = Spook, Angstpunten { $terror }
sketch-cards = hand { $count }
sketch-code = Code
sketch-piles = Stapels: Verschrikkingen { $horrors }, voorwerpen { $items }, ontmoetingen { $meetings }
sketch-keys = Sleutels over
choose-rotate = Draai een tegel
sketch-rails = Sporen: ◯ Spookkring, ╳ kruising, ≍ dubbele bocht; een pijl wijst naar de kant die alle wegen van een wissel delen; ◉ Teleporter.
sketch-rooms = Kamers: [G] Poorthuis met Opritten A tot C, [M] Ontmoetingskamer, [I] Voorwerpkamer; A:1 is Sleutelkamer A met sleutels van soort 1.
sketch-opens = (naar: { $rooms })
sketch-stops = Een zwart karretje is een Spook. Op een tegel met * kan de rit eindigen (groen: een kamer, rood: doodlopend spoor).
view-ghost = Spook
view-morale = moraal
view-terror = Angstpunten
view-cell = tegel
view-exit = rijrichting
view-cards = kaarten
view-known = heeft zeker
view-keys = sleutels
view-laid = ligt open
view-placements = wordt verplaatst door
view-steered = buur rijdt volgende keer
view-derailed = mag volgende beurt niet draaien
view-tiles = Tegels
view-rooms = Sleutelkamers
view-ramps = Opritten
view-teleporters = Teleporters
view-lit = Teleporters werken
view-slots = Codekaarten
view-box = In de doos
view-piles = Stapels
view-first = Eerste speler
view-frighteners = Verschrikker
view-active = Actieve speler
view-driver = Bestuurder
view-round = Ronde
view-dawn = Dageraad na ronde
view-phase = Fase
view-rotations = Nog te draaien
view-lamp = De lamp brandt
view-ride = De rit tot nu toe
view-picked = Eerste keuze
view-stop = Laatste stop
view-ambushed = Wordt overvallen
view-horror = Verschrikking
view-roll = Laatste worp
view-tried = Geprobeerde sleutels
view-waiting = Wachten op
view-options = Opties
view-q = q
view-r = r
view-tile = tegel
view-kind = soort
view-rotation = stand
view-letter = kamer
view-key = sleutel
view-count = aantal
view-card = kaart
view-open = open
view-name = naam
view-discard = aflegstapel
view-stray = er zit een Verschrikking in
view-gained = gaf
view-markers = fiches
value-dead-end = doodlopend spoor
value-before-room = voor een gesloten kamer
value-room = kamer
value-behind-wall = achter de muur
value-stuck = klem
value-teleporter = Teleporter
value-horrors = Verschrikkingen
value-items = Voorwerpen
value-meetings = Ontmoetingen
value-villains = Bozeriken
value-aliens = Buitenaardsen
value-spirits = Geesten
value-nightmares = Nachtmerries
value-undead = Ondoden

## Op het scherm

prompt-turn = Hoe moet deze tegel komen te liggen?
prompt-blocked = Je karretje zit vast: draai een tegel die het vrijmaakt.
prompt-test = { $horror }! Gooi { $most } of minder, of speel eerst iets.
prompt-only-test = { $horror }! Met { $most } of minder slaag je.
prompt-frighten = Jij bent de Verschrikker: laat { $player } schrikken, of pas.
prompt-key-room = Laat { $player } schrikken: met welke Verschrikking?
prompt-fright-only = Laat { $player } schrikken met { $card }.
prompt-take-key = Neem je { $key } uit Sleutelkamer { $room }?
scene-left = Linksom draaien
scene-right = Rechtsom draaien
scene-turn = Zo draaien
scene-keep = Laten liggen zoals hij lag
scene-dot-room = leidt naar een kamer
scene-dot-stop = eindigt op het spoor
scene-dot-none = je karretje blijft waar het is
scene-zoom = Dichterbij
scene-whole = Het hele bord
scene-tile = { $kind }, tegel { $cell }
scene-darkens = Als je een tegel draait, gaan de Teleporters uit.
scene-gate-on = Teleporter, open
scene-gate-off = Teleporter, dicht
scene-stop-room = een kamer
scene-stop-dead-end = doodlopend spoor
scene-stop-before-room = voor een gesloten kamer
scene-ride-room = Rijd naar { $place }
scene-ride-dead-end = Rijd naar het doodlopende spoor op tegel { $cell }
scene-ride-before-room = Rijd tot voor de gesloten kamer, op tegel { $cell }
scene-key-room = Sleutelkamer { $letter }
scene-ramp = Oprit { $letter } van het Poorthuis
scene-several = Er leidt meer dan één weg heen: kies er een.
scene-touch = Kies er een: je karretje rijdt erheen.
scene-look = Kies een kaart om hem te bekijken.
scene-code = Vergeleken op: { $feature }
scene-other = Kies nu de andere.
scene-your-keys = Jouw sleutels
scene-room = de { $room }
scene-lock = Codekaart { $number }
scene-lock-open = open
scene-lock-known = alleen jij hebt hem gezien
scene-lock-shut = dicht
scene-states = werkt nu
scene-only-you = Dit weet alleen jij
scene-discard =
    { $count ->
        [0] aflegstapel leeg
        [one] 1 afgelegd
       *[other] { $count } afgelegd
    }
scene-discard-none = Er is nog niets afgelegd.
scene-about-gate = Zolang hij gloeit, kan een karretje hier het bord af rijden en bij een andere terugkomen. Wie voor de rit een tegel draait, zet ze uit.
scene-about-dead-end = Wie op een doodlopend spoor stopt, kan daar een schrik krijgen.
scene-about-before-room = De kamer is bezet of gesloten: het karretje wacht ervoor en niemand laat het daar schrikken.
scene-about-lock = Drie sleutels die in deze volgorde op de drie codekaarten passen, openen de poort.
scene-about-dawn = Na die ronde is de nacht voorbij en is niemand ontsnapt.
scene-about-phase-1 = Draai één tegel, of laat alles liggen zoals het ligt.
scene-about-phase-2 = Het karretje rijdt tot het in een kamer is of het spoor ophoudt.
scene-about-phase-3 = Wat de plek brengt: een schrik, een overval, een sleutel, een voorwerp, een ontmoeting of de poort.
scene-about-phase-4 = Wie meer dan vijf kaarten heeft, geeft de rest door aan de volgende speler.
scene-phase-1 = Draaien
scene-phase-2 = Rijden
scene-phase-3 = Ter plaatse
scene-phase-4 = Kaarten

## Waarom een zet het overwegen waard is: wat de coach zegt

reason-enough-done = Je bewaart je voorwerpen tot je ze nodig hebt.
reason-goes-nowhere = Het karretje blijft waar het is.
reason-escapes = Je hebt alle sleutels die je nodig hebt: de poort is je uitweg.
reason-gate-look =
    { $count ->
        [one] Je komt bij het Poorthuis en kunt het laatste slot bekijken dat je niet kent.
       *[other] Je komt bij het Poorthuis en kunt een van de { $count } sloten bekijken die je niet kent.
    }
reason-gate-safe = Je komt bij het Poorthuis, en daar kan niemand je laten schrikken.
reason-key-needed = Je bereikt { tile-name }, en { $key } daar past op een slot.
reason-key-maybe = Je bereikt { tile-name }, en { $key } daar past misschien op een slot.
reason-key-spare = Je bereikt { tile-name }, maar { $key } daar heb je niet nodig.
reason-meeting-room = Je bereikt de Ontmoetingskamer: met { $morale } moraal kun je gezelschap gebruiken.
reason-item-room = Je bereikt de Voorwerpkamer en pakt een voorwerp.
reason-dead-end = Het spoor loopt daar dood, dus anderen mogen je laten schrikken: je hebt { $morale } moraal.
reason-near-gate = De rit eindigt op weg naar het Poorthuis.
reason-near-key = De rit eindigt op weg naar { tile-name }, waar { $key } ligt.
reason-near-room = De rit eindigt op weg naar { tile-name }.
reason-no-dead-end = Je hoeft niet op een doodlopend spoor te eindigen, waar anderen je laten schrikken.
reason-keeps-teleporters = Zolang je geen tegel draait, werken de Teleporters.
reason-their-dead-end = Zo loopt de rit van { $player } dood.
reason-their-detour = Zo bereikt { $player } geen kamer.
reason-prey = Je komt langs { $player }, die maar { $morale } moraal heeft.
reason-stays-here = Hier weet je wat er komt: schrikken, met { $morale } moraal.
reason-test-odds =
    Met { $morale } moraal lukt de proef in { $percent }% van de gevallen.{ $cost ->
        [0] { $gain ->
            [0] { "" }
           *[other] { " " }Dan komt er { $gain } bij.
        }
       *[other] { " " }Ook dan gaat er { $cost } af.
    }
reason-saves-items = Je bewaart je voorwerpen voor iets ergers.
reason-wards-off = { $item-The } weert { $horror-the } af zonder worp.
reason-raises-morale = Je hebt maar { $morale } moraal: 3 erbij maakt elke proef makkelijker.
reason-looks-at-code =
    { $count ->
        [one] Je leert het laatste slot kennen zonder naar de poort te rijden.
       *[other] Je leert een van de { $count } sloten kennen zonder naar de poort te rijden.
    }
reason-changes-key = Een sleutel die nergens past, wordt er een die wel past.
reason-item-lamp = Achter de muur ligt iets beters dan aan het eind van het spoor.
reason-item-compass = Met twee keer draaien kom je verder.
reason-item-wrench = Twee verwisselde tegels maken een betere rit mogelijk.
reason-item-whistle = Een nieuwe code maakt de sleutels van de anderen waardeloos, en alleen jij kent hem.
reason-item-dice = Dan ligt de sleutel die je nodig hebt, waar je erbij kunt.
reason-item-shield = Het beschermt je, en je hoeft niet te gooien.
reason-near-escape =
    { $keys ->
        [0] { $player } heeft nog geen sleutel, maar is er het dichtst bij.
        [one] { $player } heeft al 1 sleutel.
       *[other] { $player } heeft al { $keys } sleutels.
    }
reason-fright-odds =
    { $loss ->
        [0] Bij { $player } mislukt de proef in { $percent }% van de gevallen.
       *[other] Bij { $player } mislukt de proef in { $percent }% van de gevallen, en dat kost { $loss } moraal.
    }{ $cost ->
        [0] { $gain ->
            [0] { "" }
           *[other] { " " }Lukt hij, dan komt er { $gain } bij.
        }
       *[other] { " " }Lukt hij, dan gaat er toch { $cost } af.
    }
reason-no-danger =
    { $keys ->
        [0] { $player } heeft nog geen sleutel: geen gevaar voor jou.
        [one] { $player } heeft maar 1 sleutel: nog geen gevaar voor jou.
       *[other] { $player } heeft { $keys } sleutels: nog geen gevaar voor jou.
    }
reason-saves-horror = Je bewaart je Verschrikking voor wie bijna ontsnapt.
reason-has-key = { $player } heeft { $key }, en die past op een slot.
reason-has-keys =
    { $keys ->
        [one] { $player } heeft een sleutel die je niet gezien hebt.
       *[other] { $player } heeft { $keys } sleutels.
    }
reason-ambush-odds = Het lukt in { $percent }% van de gevallen, en kost je 1 of 2 moraal.
reason-ambush-risk = Een overval lukt maar in { $percent }% van de gevallen.
reason-needs-none = Je hebt er al zo een.
reason-key-fits = { $key } past op een slot.
reason-key-unseen = Elke sleutel is er een minder voor een ander.
reason-takes-item = Aan { $item-the } heb je meteen iets.
reason-takes-hidden = Een voorwerp waarvan niemand weet dat jij het hebt.
reason-key-may-fit =
    { $count ->
        [one] { $key } past misschien op het slot dat je niet kent.
       *[other] { $key } past misschien op een slot dat je niet kent.
    }
reason-needs-morale = Je hebt maar { $morale } moraal: gezelschap doet je goed.
reason-free-card = Het kost niets.
reason-unknown-lock =
    { $count ->
        [one] Het is het laatste slot dat je niet kent.
       *[other] Je kent nog { $count } sloten niet.
    }
reason-lock-known = Dit slot heb je al gezien.
reason-code-known = Je kent de code en hebt de sleutels: dit is je uitweg.
reason-code-gamble =
    { $count ->
        [0] Je kent de code, maar er ontbreekt een sleutel.
        [one] Er is maar één slot onbekend: een foute sleutel zegt je net zo veel als kijken.
       *[other] Er zijn { $count } sloten onbekend: een gok.
    }
reason-keeps-keys = De sleutels die passen, houd je.
reason-least-useful = { $card-The } heb je het minst nodig.
reason-fits-nowhere = { $key } past op geen slot dat je kent.
reason-steers-again = Vanaf nu stuur je je eigen karretje weer.

## De eerste keer dat je iets tegenkomt: één zin

first-ask-haircut = Wie het afschuwelijkste kapsel heeft, begint.
first-ask-board = Voor het spel mag je tegels draaien tot de sporen je bevallen.
first-ask-upkeep = Je gaat moraal verliezen, en dit is het laatste moment om die met een voorwerp te verhogen.
first-ask-rotate = Voordat je rijdt, mag je één tegel draaien, en de tekens laten zien waar je rit kan eindigen.
first-ask-set-off = Hierna vertrekt je karretje en rijdt het door tot iets het tegenhoudt.
first-ask-placement = Een Verschrikking zet je karretje ergens anders neer, en dit is het laatste moment voor een voorwerp.
first-ask-depart = Je kiest naar welke kant je karretje vertrekt, en daarna rijdt het vanzelf.
first-ask-branch = Bij een wissel kies je de weg: een kamer is een doel, een doodlopend spoor is schrikken.
first-ask-teleport = Een spoor dat van het bord af loopt, komt terug bij een andere Teleporter naar keuze.
first-ask-wall = Op dit doodlopende spoor mag je door de muur in plaats van te stoppen.
first-ask-shed = Met een 10 ben je van de Zwarte Kap af, en stuur je je eigen karretje weer.
first-ask-test = Je gooit een tienzijdige dobbelsteen, en de proef lukt als die niet hoger is dan je moraal.
first-ask-meet = Wie een vervloekte speler ontmoet, laat iets zien wat die tegenhoudt, of doet een proef.
first-ask-frighten = Wie de laagste moraal heeft, mag degene laten schrikken die op een doodlopend spoor staat.
first-ask-key-room = Wie een Sleutelkamer binnenrijdt, krijgt altijd een Verschrikking van zijn linkerbuur.
first-ask-pass-on = De proef is gelukt, dus je mag iemand anders met dezelfde kaart laten schrikken.
first-ask-hand-in = Deze Verschrikking kost je een kaart naar keuze.
first-ask-ambush = Wie op een doodlopend spoor stopt waar al iemand staat, mag die beroven: hoe lager je eigen moraal, hoe beter dat lukt.
first-ask-steal = Je overval is gelukt: neem een sleutel, een open voorwerp, of een uit de hand.
first-ask-take-key = Met de drie sleutels die bij de code passen, ontsnap je, en de sleutel die je neemt, ligt gedekt voor je.
first-ask-draw-item = Een voorwerp helpt je één keer, of houdt een soort Verschrikking voorgoed tegen.
first-ask-draw-meeting = In de Ontmoetingskamer krijg je moraal terug, vaak met een worp van de dobbelsteen.
first-ask-gatehouse = Hier bekijk je één codekaart, of kraak je met drie sleutels de code en ontsnap je.
first-ask-crack = Op elk slot gaat de sleutel die bij de codekaart past.
first-ask-surplus = Je hebt meer kaarten dan mag, dus er gaat er een naar de volgende speler.
first-ask-end-turn = Dit is het laatste moment van je beurt voor een voorwerp.
first-ask-lorgnette = Je bekijkt in het geheim een codekaart, waar je ook bent.
first-ask-whistle = Je ruilt een codekaart met een uit de doos, en alleen jij kent de nieuwe.
first-ask-dice = Je kiest twee Sleutelkamers, en hun sleutels wisselen van plaats.
first-ask-wrench = Je kiest twee tegels, die van plaats wisselen met de karretjes erop.
first-ask-file-give = Je geeft een sleutel weg en neemt er een van een andere soort voor terug.
first-ask-file-take = Je neemt een sleutel van een andere soort uit een Sleutelkamer naar keuze.
first-ask-anytime = Een oplichtend voorwerp mag je op elk moment spelen, ook in de beurt van een ander.
first-card-horror = Met een Verschrikking laat je een ander schrikken, die dan een proef doet.
first-card-encounter = Een ontmoeting geeft je moraal, vaak met een worp van de dobbelsteen.
first-card-key = Een sleutel past op een slot van de poort als hij gelijk is aan de codekaart daar.
first-card-track = Een karretje volgt het spoor tot iets het tegenhoudt.
first-card-lamp = In plaats van een tegel te draaien ga je door een muur waar je rit eindigt.
first-card-book = Het geeft 3 moraal tot een proef mislukt, en je speelt het op elk moment.
first-card-file = Je ruilt er een van je sleutels mee voor een van een andere soort.
first-card-gin = Hij geeft nu 3 moraal en kost je er 4 na vier eigen beurten.
first-card-garlic = Het houdt Dracula en de Weerwolf tegen, keer op keer.
first-card-cross = Het houdt Nachtmerries tegen, keer op keer.
first-card-mirror = Hij houdt Bozeriken tegen, keer op keer.
first-card-umbrella = Hij houdt Buitenaardsen tegen, keer op keer.
first-card-parchment = Het houdt Geesten tegen, keer op keer.
first-card-pistol = Het houdt één Verschrikking tegen, welke dan ook.
first-card-whistle = Voor 1 moraal verander je één slot van de code, en alleen jij kent het nieuwe.
first-card-wrench = In je beurt wisselen twee spoortegels van plaats, met de karretjes erop.
first-card-gatehouse = Alle karretjes vertrekken uit het Poorthuis, en als het laatste weg is, draait het om.
first-card-gatehouse-back = Over een van de drie opritten kom je bij de poort, waar je de code kraakt.
first-state-ghost = Je bent nu een Spook: je kunt niet meer ontsnappen, maar je laat schrikken wie je tegenkomt.
first-state-cursed = Er ligt een vloek voor je, en als je die aanraakt, lees je wat hij doet.
first-state-low-morale = Je moraal is laag: bij 0 word je een Spook, dus zoek gezelschap of een voorwerp.
first-state-lit = Er is geen tegel gedraaid, dus deze beurt werken de Teleporters aan de rand.

## Cijfers

trait-fate = Levend of Spook aan het eind
trait-fate-living = levend
trait-fate-ghost = Spook
occasion-horror = Doorstane Verschrikkingen
occasion-test = Geslaagde proeven
occasion-test-horror = een Verschrikking
occasion-test-scare = een Spook
occasion-test-ambush = een overval
occasion-test-curse = een vloek
occasion-ambush = Overvallen die slagen
occasion-locks = De code gekraakt
