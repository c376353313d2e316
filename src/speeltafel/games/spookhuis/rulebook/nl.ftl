### Het spelregelboek van Gevangen in het Spookhuis

## In het kort

glance-aim = Waar het om gaat
    .text =
        Kom eruit: vind de drie geheime codekaarten, verzamel de juiste sleutels en kraak de poort.
        Moraal op? Dan ben je een Spook en jaag je de anderen angst aan voor Angstpunten.
glance-setup = Klaarzetten
    .text =
        Drie van de zes codekaarten liggen gedekt. Bij elke Sleutelkamer één soort sleutel.
        Iedereen: drie Verschrikkingen, moraal 9, een karretje in het Poorthuis.
glance-turn = Je beurt
    .text =
        1. Draai één tegel, of geen.
        2. Rijd zover de rails gaan. Niets gedraaid? Dan zijn rails die van het bord lopen Teleporters.
        3. Doe wat er kan waar je stopt.
        4. Houd hooguit 5 kaarten; sleutels tellen niet mee.
glance-test = Een proef
    .text =
        Gooi de tienzijdige dobbelsteen: je moraal of lager is goed, hoger is mislukt.
        De kaart zegt wat er dan gebeurt. Een voorwerp mag de schrik afweren, vóór de worp.
glance-rooms = Waar je stopt
    .text =
        Doodlopend spoor: wie de laagste moraal heeft, mag je laten schrikken. Staat er iemand? Dan mag je die overvallen.
        Sleutelkamer: je linkerbuur laat je schrikken; pak dan een sleutel.
        Ontmoetingskamer: trek een kaart voor moraal. Voorwerpkamer: trek een voorwerp.
glance-gate = Het Poorthuis
    .text =
        Met een sleutel: bekijk één codekaart. Met drie: probeer de code te kraken.
        Een foute sleutel kost 1 moraal per gespeelde sleutel, en die sleutels ben je kwijt.
glance-ghost = Als Spook
    .text =
        Lever voorwerpen en sleutels in, houd je Verschrikkingen. Alleen Sleutelkamers staan voor je open.
        Op een doodlopend spoor ga je door de muur. Kom je een levende tegen: een proef, en mislukt is 1 punt voor jou.
glance-end = Het einde
    .text =
        Passen alle drie de sleutels: die speler wint.
        Iedereen een Spook: de meeste Angstpunten winnen.

## Waar het om gaat

chapter-aim = Waar het om gaat
out = Weg uit het spookhuis
    .text = Met z'n drieën tot vijven zitten jullie opgesloten. Drie geheime codekaarten openen de poort: ontdek welke het zijn, haal de passende sleutels en leg ze neer bij het Poorthuis. Wie ze alle drie in één keer goed heeft, is buiten en heeft gewonnen.
or-ghost = Of voor altijd een Spook
    .text = Elke schrik knaagt aan je moraal. Bij 0 word je een Spook, en dat blijf je: vanaf dan houd je de anderen binnen en verzamel je Angstpunten. Leeft er niemand meer, dan wint het Spook met de meeste punten; bij gelijk delen jullie.
picture-table = Het huis, gezien door Noor in haar karretje.
    .a = Het Poorthuis: hier begint het, en hier eindigt het.
    .b = Een Sleutelkamer, op de punt van het bord.
    .c = De Voorwerpkamer.
    .d = De drie codekaarten, gedekt.
    .e = De kaarten van Noor: een Kruis tegen nachtmerries en twee Verschrikkingen voor anderen.

## Klaarzetten

chapter-setup = Klaarzetten
board = Het huis
    .text = Leg de tegels zoals het vaste bord, of schud ze (zie de varianten). Sorteer de sleutels: elk van de zes Sleutelkamers krijgt één soort, welke maakt niet uit.
code-cards = De code
    .text = Spreek af of jullie cijfer, symbool of kleur vergelijken; elke soort sleutel heeft van elk één. Trek drie van de zes codekaarten en leg ze ongezien gedekt op een rij, op plaatsen die nooit veranderen. De andere drie gaan in de doos. Ze lijken op sleutels, maar raken er nooit mee door elkaar.
horrors-dealt = Verschrikkingen
    .text = Deel ieder drie Verschrikkingen. Schud er daarna ongezien een door de voorwerpen en een door de ontmoetingen: je weet maar nooit. Van achteren lijken alle kaarten op elkaar, dus anderen zien alleen hoeveel je er hebt.
picture-card = Zo lees je een Verschrikking
    .a = De naam.
    .b = Wat voor Verschrikking het is, en wat hij met je moraal doet als de proef lukt of mislukt.
dials = Moraal en karretjes
    .text = Zet elke wijzer op 9, voor iedereen zichtbaar. Zet de karretjes in het Poorthuis; de spookkarretjes wachten. Met je eerste rit kies je langs welke kant je vertrekt.
haircut = Wie begint
    .text = Wie het afschuwelijkste kapsel heeft, begint. Te beleefd? Laat de dobbelsteen beslissen.

## Je beurt

chapter-turn = Je beurt
phases = Vier fasen
    .text = Draai een tegel, rijd, doe iets waar je stopt, sluit je beurt af: in deze volgorde. Dan is je linkerbuur aan de beurt.
before-turn = Voor je begint
    .text = Neem de kaarten die voor je zijn weggelegd. Je mag voorwerpen spelen; de Jenever werkt een beurt korter; als Dracula verlies je een punt. Dan begin je, of een geest zet je ergens neer. 'Volgende ronde' is altijd je eigen volgende beurt.

## 1. Een tegel draaien

chapter-rotate = Stap 1: draai een tegel
turn-a-tile = Eén tegel, hoe je wilt
    .text = Je mag één tegel naar elke andere stand draaien: een lege, een met karretjes, zelfs die van jezelf. Karretjes draaien mee. De Ontmoetingskamer en de Voorwerpkamer mogen ook.
picture-turn = Voor Noor loopt het spoor niet door. Ze draait de tegel voor haar.
    .a = Nu rijdt ze zo de Sleutelkamer in.
way-out = Let op de uitweg
    .text = Kan je karretje zijn tegel niet af, dan moet je een tegel draaien die het bevrijdt; kan dat niet, dan blijft het staan en doe je daar niets. Een tegel die je draait, mag andere levenden die erop staan en weg konden, niet opsluiten. Een karretje ernaast heeft gewoon pech.
not-turned = Wat blijft liggen
    .text = Het Poorthuis draait niemand. Een Sleutelkamer moet met de deur naar het bord blijven. Spoken draaien nooit iets.
gatehouse-turns = Na de eerste ronde
    .text = Zijn alle karretjes weg, dan wordt het Poorthuis omgedraaid: nu heeft het drie opritten in plaats van zes uitgangen. Oprit A ligt waar het laatste karretje vertrok. In de eerste ronde komt niemand erin.

## 2. Rijden

chapter-ride = Stap 2: rijd
ride-on = Zover het gaat
    .text = Je rijdt vooruit naar een andere tegel en volgt de rails tot iets je tegenhoudt; eerder stoppen kan niet. Waar het spoor niet doorloopt, op de volgende tegel of aan de rand, is een doodlopend spoor. Daar stop je.
obstacles = In de weg
    .text = Een levend karretje in een kamer of op een oprit houdt die bezet: je stopt op de tegel ervoor en doet daar niets. Je keert ook niet om, tenzij de tafel dat toelaat. Op het spoor rijden karretjes langs elkaar. De kamer die je verliet, geldt als bezet zolang je rijdt.
rooms-stop = Kamers
    .text = Een kamer beëindigt je rit: de zes Sleutelkamers, de Voorwerpkamer, de Ontmoetingskamer en het Poorthuis, waar elke oprit een eigen halte is. Een kamer verlaat je door elke deur, een oprit alleen langs die oprit.
splits = Waar het spoor splitst
    .text = Jij kiest de weg, zolang de rails vloeiend doorlopen; terugkeren kan niet. Op een Spookkring mag je er langs elke kant af, ook waar je vandaan kwam. Nooit twee keer over hetzelfde stuk spoor in één rit.
teleporters = Teleporters
    .text = Heb je niets gedraaid? Dan zijn rails die van het bord lopen Teleporters: je gaat bij een andere naar keuze verder, naar binnen, één keer per beurt. Draaide of ruilde je tegels, dan zijn het doodlopende sporen. Spoken Teleporteren nooit. Eén enkele leidt nergens heen.

## De proef

chapter-test = Proef en moraal
roll = Gooi tegen je moraal
    .text = Gooi de tienzijdige dobbelsteen. Je moraal of lager: gelukt. Hoger: mislukt. (De tafel mag gelijk ook laten mislukken.) De kaart zegt wat er gebeurt, en ook lukken kan iets kosten. Zet eerst de wijzer goed, doe dan de rest van de kaart.
morale = Van 0 tot 9
    .text = Moraal wordt nooit hoger dan 9. Een kaart die je punten gaf, onthoudt hoeveel, en neemt er precies zoveel terug als hij weggaat. Bij elke verandering wordt gekeken of het spel uit is.

## Een doodlopend spoor

chapter-dead-end = Stap 3: op een doodlopend spoor
frightener = De Verschrikker
    .text = Van de anderen mag wie de laagste moraal heeft, één Verschrikking op je spelen; Spoken tellen als 0, bij gelijk beslist de dobbelsteen. Wie zijn laatste Verschrikking speelt, trekt er meteen drie nieuwe.
picture-fright = Noor stopt op een doodlopend spoor. Bram heeft de laagste moraal en speelt de Spin.
    .a = Hier houden de rails op.
    .b = Het Kruis weert een nachtmerrie af. De Spin is er een.
ward-off = Weer het af
    .text = Met een passend voorwerp hoef je geen proef te doen: de Verschrikking gaat weg. Je mag het voorwerp ook bewaren en gooien. Anders doe je de proef en draag je de gevolgen.
ambush = Overval
    .text = Staat er een andere levende op jouw doodlopende spoor? Dan mag je er één overvallen, na de Verschrikker. Het slachtoffer gooit: hoger dan jouw moraal, en het lukt, voor 1 moraal van jou. Hoe slechter je eraan toe bent, hoe beter je rooft. Nooit in het Poorthuis.
loot = Wat je pakt
    .text = Pak een open voorwerp, een gedekte sleutel of een willekeurig voorwerp uit de hand. Dan gooi jij ook, zelfs als het mislukte: hoger dan je moraal kost er nog 1. Kom je onderweg op 0, dan ben je een Spook en krijg je niets. (Klassiek kan ook: dan doet ieder zijn eigen proef.)

## Kamers

chapter-rooms = Stap 3: in een kamer
key-room = Sleutelkamer
    .text = Je linkerbuur, Spook of niet, moet een Verschrikking op je spelen. Leef je nog? Dan mag je een sleutel uit die kamer pakken en gedekt voor je leggen. Iedereen ziet van welke stapel. Is er geen Verschrikking te krijgen, dan heb je geluk.
meeting-room = Ontmoetingskamer
    .text = Je mag de bovenste kaart trekken en openleggen. Een ontmoeting geeft moraal; een Verschrikking laat je schrikken, en voorwerpen mogen helpen. Eén kaart per bezoek: kom terug voor een volgende. Is de stapel leeg, dan wordt hij uit de aflegstapel nieuw gemaakt.
encounters = Ontmoetingen
    .text = De punten zijn geleend: een ontmoeting blijft open voor je liggen tot je een Spook wordt, en kan niet gestolen worden. Bij sommige gooi je eerst. Een die niets oplevert, gaat weg.
item-room = Voorwerpkamer
    .text = Trek een kaart: een voorwerp gaat ongezien naar je hand, een Verschrikking handel je meteen af. Ook hier één kaart per bezoek. Is een stapel leeg en valt hij niet nieuw te maken, dan is er niets te pakken.

## Voorwerpen

chapter-items = Voorwerpen
using-items = Wanneer je ze gebruikt
    .text = Tegen een schrik: als je schrikt, vóór de worp. Boek, Jenever en Vijl: altijd als er niets anders loopt, ook in andermans beurt. De rest in je eigen beurt, niet tijdens het rijden. Sommige zijn dan op, sommige komen terug in je hand, sommige liggen open tot ze uitgewerkt zijn.
protection = Bescherming
    .text = Elk weert een soort Verschrikking af, zonder proef. Knoflook of het Pistool houdt ook spelers weg die Dracula of de Weerwolf zijn: laten zien is genoeg, en er gebeurt niets. Het Pistool is alleen tegen een kaart op.
courage = Moed
    .text = Het Boek geeft tot 3 moraal, tot er een proef van je mislukt. Jenever geeft ook tot 3, en kost na vier van je beurten 4. Raak je de kaart eerder kwijt, dan gaan alleen de gekregen punten mee.
tools = Voor onderweg
    .text = Met de Lamp ga je, in plaats van een tegel te draaien, bij een doodlopend spoor of Teleporter door de muur, maar niet in het Poorthuis of een bezette kamer. Daar stop je; je volgende rit mag alle kanten op. Het Kompas is een tweede draai. De Loodgieterstang ruilt twee spoortegels met alles erop; wie weg kon, mag je niet opsluiten.
tricks = Voor de code
    .text = Met de Vijl ruil je een sleutel voor een andere soort. De andere kosten eerst 1 moraal, en bij 0 ben je een Spook zonder effect: gluur naar een codekaart, ruil er een met een willekeurige uit de doos die alleen jij ziet, of wissel de sleutels van twee Sleutelkamers.

## Het Poorthuis

chapter-gate = Stap 3: bij het Poorthuis
look = Eén sleutel: kijken
    .text = Hier schrikt niemand. Met minstens één sleutel mag je stiekem één codekaart bekijken; hij blijft op zijn plaats. Zonder sleutel valt er niets te doen. Kijken of kraken, nooit allebei in één beurt.
picture-code = Noor staat met drie sleutels bij het Poorthuis. Twee van de drie codekaarten heeft ze al gezien.
    .a = Deze past bij haar eerste sleutel.
    .b = Deze heeft ze ook gezien.
    .c = Haar oprit.
crack = Drie sleutels: kraken
    .text = Leg een sleutel open, draai een codekaart naar keuze om, vergelijk. Gelijk? Ga door met de volgende. Passen ze alle drie, dan heb je gewonnen. Eenmaal begonnen kun je niet stoppen, en iedereen ziet wat er omgedraaid wordt.
wrong = Fout!
    .text = Past er een niet, dan is het voorbij. De codekaarten gaan weer dicht, elke gespeelde sleutel kost 1 moraal en gaat terug naar zijn kamer.

## Het eind van je beurt

chapter-turn-end = Stap 4: het eind van je beurt
five-cards = Vijf kaarten
    .text = Je mag er vijf houden: Verschrikkingen en voorwerpen in je hand, en open voorwerpen. Sleutels tellen niet. Wat te veel is, leg je weg; je kiest zelf.
set-aside = Voor de volgende
    .text = De volgende speler pakt die kaarten als eerste; alleen jullie tweeën kennen ze. Een Spook legt de voorwerpen eruit weg. Tijdens een beurt mag je meer hebben, en wie net een Spook werd, wordt niet gecontroleerd.

## Spoken

chapter-ghosts = Spoken
become = Je wordt een Spook
    .text = Bij moraal 0 gebeurt het meteen; ben je aan de beurt, dan is die voorbij. Voorwerpen gaan weg, sleutels terug, net als ontmoetingen en alles wat op je rustte. Je houdt je Verschrikkingen, neemt het spookkarretje en zet de wijzer op 0: die telt nu Angstpunten.
ghost-ride = Hoe Spoken rijden
    .text = Over de rails, zoals iedereen. Ze houden niemand tegen en niemand hen, en ze hebben nooit iets anders dan Verschrikkingen. Sleutelkamers staan open; voor de Ontmoetingskamer, de Voorwerpkamer en het Poorthuis stoppen ze, en dat is geen doodlopend spoor.
walls = Door de muur
    .text = Op een doodlopend spoor mag een Spook door de muur, naar een aangrenzende spoortegel, behalve waar het vandaan kwam, en daar stopt het. De volgende rit mag elke kant op. Kamers kom je zo niet in, tenzij de tafel de Sleutelkamers openzet.
scare = Angst aanjagen
    .text = Zonder kaart. Rijdt een Spook langs jou, jij langs een Spook, of eindig je op dezelfde tegel, dan doe je eerst een proef, ook in een Sleutelkamer. Mislukt: 1 moraal minder, en het Spook krijgt een Angstpunt.
one-scare = Eén keer per rit
    .text = Hoeveel Spoken je ook tegenkomt in een rit, het is één proef en één punt moraal, maar elk Spook scoort. Alleen tegels waar je op rijdt, tellen, niet die je verlaat. In Poorthuis, Ontmoetingskamer en Voorwerpkamer ben je veilig. Geen voorwerp weert een Spook af, maar Boek en Jenever kunnen helpen.
ghost-cards = Spoken en hun kaarten
    .text = Een Spook telt als moraal 0 en is dus vaak de Verschrikker; zijn kaarten leveren geen Angstpunten op. Niemand laat een Spook schrikken, en waar het stopt, doet het niets. Een nieuw Spook maakt niemand bang voordat het gereden heeft. Ook een Spook mag hooguit vijf kaarten houden.

## De Verschrikkingen

chapter-horrors = De Verschrikkingen
all-horrors = Alle Verschrikkingen
    .text = Vijf soorten, elk met een bescherming. De meeste kosten alleen moraal; die staan hier. Word je er een Spook van, dan vervalt de rest van de kaart. Gebruikte Verschrikkingen gaan naar hun aflegstapel; Dracula, de Weerwolf en de Zwarte Kap blijven zolang ze zeggen.
losses = Dieven
    .text = Mislukt het, dan pakt Vanderhusen een sleutel en de Hand een voorwerp, naar jouw keuze, ook een open. Heb je niets, dan gebeurt er niets.
strange-drivers = Een ander aan het stuur
    .text = Je rechterbuur, Spook of niet, kiest op je rit: na de Horla één keer, onder de Zwarte Kap telkens als je 1 of 2 gooit. De rest blijft van jou. Met een 10 mag je de Kap afgooien, en je krijgt 2 moraal; anders kom je er niet van af.
train = Spooktrein
    .text = In je volgende beurt draai je geen tegels en gebruik je geen Teleporter. Zulke effecten komen één per beurt, in de volgorde waarin je ze kreeg, en eindigen als je een Spook wordt.
klara = Klara Militsh
    .text = Je volgende beurt zet ze je karretje op een vrije oprit; bij meer beslist de dobbelsteen. Is er geen vrij, dan kom je vóór de oprit van de eerste speler rechts van je die daar staat. Dan doe je daar wat er kan.
invisible = De Onzichtbare
    .text = Je volgende beurt zet hij je in de dichtstbijzijnde vrije Sleutelkamer, geteld in tegels; bij meer beslist de dobbelsteen. Dat komt in plaats van draaien en rijden. Een Spook daar jaagt je eerst angst aan; dan volgt wat bij een Sleutelkamer hoort.
passed-on = Doorgeven
    .text = Proef gelukt? Dan mag je er een andere levende mee laten schrikken, buiten het Poorthuis, maar niet wie hem op jou speelde. De Spookriksja gaat één keer door; de Wendigo steeds verder zolang proeven lukken, maar niemand ziet hem twee keer.
dracula = Dracula
    .text = Mislukt? Dan ben jij Dracula en verlies je aan het begin van elke beurt 1. Wie je ontmoet, doet een proef: mislukt, dan krijg jij 3 en neemt die de kaart over; gelukt, dan is hij weg. Knoflook of het Pistool houdt je op afstand.
werewolf = De Weerwolf
    .text = Mislukt? Dan ben jij de Weerwolf. Iemand ontmoeten geeft je 1. De ander doet een proef: gelukt, die verliest 1 en de kaart is weg; mislukt, die verliest 3 en neemt hem over. Met Knoflook of het Pistool afgehouden krijg je niets.
meetings = Wat is een ontmoeting?
    .text = Een van de twee rijdt de tegel van de ander op, maar niet in het Poorthuis. Meer ontmoetingen gaan in de volgorde van de weg, de kaarten van de rijder eerst, elk tweetal één keer. Een kaart die net verhuisde, rust tot de volgende rit.

## Varianten

chapter-variants = Varianten
variable-board = Een ander huis
    .text = Schud de 28 spoortegels. Het Poorthuis ligt in het midden, met in elke richting twee tegels en een Sleutelkamer; de twee andere kamers komen waar alleen spoor omheen ligt. Geen kamer mag vanaf het begin bereikbaar zijn zonder te draaien. Bij onenigheid beslist de eerste speler.
more-horror = Altijd kans op een Verschrikking
    .text = Komt er een Verschrikking uit de voorwerpen of ontmoetingen, dan wordt er ongezien een nieuwe in geschud, zolang ze er zijn.
other-end = Alternatief einde
    .text = De tafel mag het spel laten eindigen als een Spook 10 Angstpunten heeft. En bij dageraad, na de laatste ronde die de tafel koos, hebben de levenden gefaald: de meeste punten winnen, of niemand als er geen Spook is. Alles mag samen.
