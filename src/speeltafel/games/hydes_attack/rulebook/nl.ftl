### Het spelregelboek van The Hyde's Attack

## In het kort

glance-aim = Waar het om gaat
    .text =
        Jullie spelen samen. De Hyde valt vijf keer aan: houd minstens drie van de vijf doelwitten veilig.
        Bij het derde gewonde doelwit is het afgelopen. Dan wint de Hyde.
glance-setup = Klaarzetten
    .text =
        Nevermore in het midden, de vijf locaties eromheen, bij elk een doelwit.
        Iedereen kiest een outcast en krijgt 3 kaarten. Thing krijgt er ook een en staat bij de laatste speler.
        Alle vijf fiches gaan in het zakje.
glance-turn = Je beurt
    .text =
        Ga naar een aangrenzende locatie, of blijf.
        Speel daar één kaart, gedekt. Op Nevermore speel je niets.
        Vul je hand aan tot 3. Daarna Thing.
glance-thing = Thing
    .text =
        Staat Thing bij jou? Dan mag je zijn kaart spelen in plaats van een eigen.
        Aan het eind van je beurt: ruil zijn kaart en stuur Thing naar wie je wilt, als je dat wilt.
glance-token = Na ieders beurt
    .text =
        Trek een fiche. Die locatie is deze ronde veilig.
        Het laatste fiche in het zakje zegt waar de Hyde aanvalt.
glance-attack = De aanval
    .text =
        Draai de kaarten daar om. Leg weg wat op die locatie niet telt.
        Tel op, met de bonus van het doelwit. Het getal op de niveaukaart gehaald? Gered!
        Fiches terug in het zakje, behalve dat ene. Iedereen terug naar Nevermore.
glance-talk = Praten
    .text =
        Zeg nooit symbolen of getallen, niet van je hand en niet van wat er ligt.
        Een vage hint als 'daar moet nog wat bij' mag.
glance-end = Het einde
    .text =
        Met hooguit twee gewonden na vijf aanvallen winnen jullie.
        Niemand gewond? Jullie beheersen je krachten volledig.

## Waar het om gaat

chapter-aim = Waar het om gaat
together = Samen tegen de Hyde
    .text = Twee tot vier spelers, één kant: jullie winnen samen of verliezen samen. De Hyde sluipt rond Nevermore, en op vijf plekken loopt iemand gevaar. Bescherm ze met je kaarten voordat hij toeslaat.
picture-table = Noor is aan de beurt. Er zijn twee fiches getrokken, drie zitten nog in het zakje.
    .a = Nevermore, het midden: hier begint elke pion.
    .b = Jericho, met het doelwit en de gedekte kaarten die het beschermen.
    .c = Het zakje: hier kan de Hyde deze ronde nog toeslaan.
    .d = Een van Noors kaarten. Een 5 beschermt goed.
three-lost = Drie is te veel
    .text = Twee doelwitten mogen gewond raken. Bij het derde stopt het spel en heeft de Hyde gewonnen. Jullie moeten er dus minstens drie van de vijf redden.
five-rounds = Vijf rondes, vijf aanvallen
    .text = Een ronde duurt zoveel omlopen als er fiches in het zakje zitten: eerst vijf, dan vier, drie, twee, één. In een omloop is iedereen één keer aan de beurt, en dan wordt er een fiche getrokken. Elke ronde eindigt met één aanval, en geen locatie wordt twee keer aangevallen.

## Klaarzetten

chapter-setup = Klaarzetten
map = De plattegrond
    .text = Leg Nevermore in het midden en de vijf andere locaties er in willekeurige volgorde omheen, met op elk een doelwit, open en op goed geluk. Doe alle vijf fiches in het zakje.
outcasts-chosen = Kies een outcast
    .text = Iedereen kiest een van de zes outcasts, in de volgorde van de plaatsen, en zet de pion op Nevermore. De plattegrond ligt er dan al, maar je hand ken je nog niet. Loten mag ook, of iemand een outcast geven.
cards = De kaarten
    .text = Zestig kaarten in zes symbolen, sterkte 1 tot 5, vooral lage: elk symbool heeft drie 1'en en maar één 5. Deel ieder 3 kaarten; de rest ligt als trekstapel op Nevermore. De twee 6'en van Bianca zitten er niet bij.
picture-card = Zo lees je een krachtkaart
    .a = De sterkte en het symbool.
    .b = Nog eens het symbool, zo vaak als de kaart sterk is.
    .c = Wat hij telt, als de locatie daar niets aan verandert.
thing-starts = Thing
    .text = Thing staat bij de speler die in de eerste omloop als laatste aan de beurt is en krijgt de bovenste kaart van de stapel. Alleen wie Thing voor zich heeft, ziet die kaart. Op de plattegrond komt Thing nooit: het staat altijd bij een speler.
first-player = Niveau en startspeler
    .text = Kies een niveau: Beginner voor een eerste spel, Expert voor later; het geldt het hele spel. Wie het meeste zwart draagt, begint (hier beslist het lot, of jullie wijzen iemand aan), en het gaat met de klok mee.

## Je beurt

chapter-turn = Je beurt
four-steps = Vier stappen
    .text = Lopen, spelen, trekken, Thing: altijd in deze volgorde.
move = 1. Lopen
    .text = Zet één stap, of blijf staan. Nevermore grenst aan alle vijf locaties; elk daarvan grenst aan Nevermore en aan de twee buren in de ring. Er mogen zoveel pionnen bij elkaar staan als je wilt.
attacked-places = Waar de Hyde al was
    .text = Een aangevallen locatie mag je nog in, en je kunt er doorheen lopen: de ring blijft zoals hij is. Maar er wordt geen kaart meer gespeeld.
play = 2. Een kaart spelen
    .text = Speel precies één kaart gedekt waar je staat; hij blijft er liggen tot die locatie wordt aangevallen. Op Nevermore speel je niets, dus ga daarheen als je liever niet speelt. Elders moet het, tenzij je helemaal geen kaart hebt.
picture-play = Noor gaat naar Jericho en speelt daar haar 5.
    .a = Eén kaart meer voor Jericho. De anderen weten niet welke.
worth = Is hij daar iets waard?
    .text = Locaties maken sommige kaarten waardeloos, en doelwitten maken er een paar meer waard. Een waardeloze kaart mag je toch spelen; hij telt alleen niet mee.
draw = 3. Trekken
    .text = Trek tot je 3 kaarten hebt; die van Thing telt niet mee. Is de stapel op? Dan wordt de aflegstapel geschud en is dat de nieuwe. Is er helemaal niets meer, dan speel je met minder kaarten verder en haal je het later in.
discards = De aflegstapel
    .text = Die ligt open: kijk erin wanneer je wilt. De tafel mag hem ook sluiten; dan weet alleen wie een kaart aflegde welke het was.

## Thing

chapter-thing = Stap 4: Thing
things-card = Een kaart voor jou
    .text = Zolang Thing bij jou staat, mag je zijn kaart spelen in plaats van een uit je hand. Alleen jij, en niet allebei in één beurt; alleen Ajax mag een 1 van Thing bij zijn eigen 1'en leggen.
send = Stuur Thing door
    .text = Aan het eind van je beurt mag je Thing naar een andere speler sturen, waar die ook staat; zijn kaart gaat mee. Het hoeft niet, en ruilen zonder sturen mag ook.
exchange = Welke kaart houdt Thing?
    .text = Heb je de kaart van Thing gespeeld? Trek een nieuwe voor Thing, bekijk die, en geef Thing die of een andere uit je hand. Zo niet, dan mag je zijn kaart ruilen met een van jou. Je kiest één keer, en op het eind heeft Thing weer één kaart.
empty-thing = Niets voor Thing
    .text = Valt er niets te trekken voor Thing, dan krijgt het een kaart uit je hand. Heb je die ook niet? Dan blijft Thing leeg; sturen mag, en wie Thing later heeft, geeft het aan het eind van een beurt een kaart.

## Wat je mag zeggen

chapter-talk = Wat je mag zeggen
secret = Geen getallen, geen symbolen
    .text = Laat niet zien en zeg niet wat je hebt, wat je gaat spelen of wat er gedekt ligt; dat geldt ook voor de kaart van Thing. Vaag mag wel: 'daar zit het goed', 'ik heb daar weinig geholpen'.
phrases = Vaste zinnen
    .text = Aan deze tafel zijn daar vaste zinnen voor, op elk moment, één keer na elke kaart, of helemaal niet: de tafel kiest, en kan ook vrij praten toestaan. Wat er gezegd wordt, verandert niets aan het spel.
known = Wat iedereen mag weten
    .text = Iedereen mag weten wie elke kaart speelde, in welke volgorde, en of die uit een hand kwam, van Thing, of een 6 is. Je eigen kaarten blijf je zien zolang ze er liggen, tenzij de tafel wil dat je ze onthoudt.

## Het fiche

chapter-token = De Hyde laat zich zien
drawn = Er wordt een fiche getrokken
    .text = Is iedereen aan de beurt geweest, dan trekt het lot een fiche uit het zakje. Dat komt naast de locatie, die deze ronde veilig is. Je mag er nog steeds heen en er spelen: die kaarten zijn voor later.
last-token = De laatste valt aan
    .text = Het laatste fiche in het zakje is de aanval. Iedereen ziet wat er nog in zit, dus voor de laatste omloop van een ronde weten jullie waar hij toeslaat; in de vijfde ronde al vanaf het begin.

## De aanval

chapter-attack = De aanval
reveal = Draai de kaarten om
    .text = Pak de kaarten van de aangevallen locatie en leg het fiche daar voorgoed neer. Draai ze om: wat daar niet telt, gaat weg. Kaarten op andere locaties blijven gedekt.
picture-attack = De Hyde valt Jericho aan. Wednesday mag ruilen voordat er iets weggaat.
    .a = In Jericho is een 4 niets waard. Noor kan hem ruilen voor haar Bijen 5.
add-up = Tel op
    .text = Eerst mag Wednesday ruilen; dan gaan de waardeloze kaarten weg. Tel de sterktes van de rest op, met de bonus van het doelwit dat daar ligt en van geen ander, en de 2 van Enid. Met een bonus voor ogen telt een Oog 3 dus 4.
saved-or-wounded = Gered of gewond
    .text = Vergelijk met de niveaukaart: daar staat het getal voor deze aanval en dit aantal spelers. Gehaald? Het doelwit is gered. Te weinig? Draai het om: gewond. Daarna doet het niets meer.
points-beginner = Beginner
    .text = Voor de eerste tot en met de vijfde aanval zijn nodig: 14, 16, 18, 20 en 22 punten met twee spelers; 21, 24, 27, 30 en 33 met drie; 28, 32, 36, 40 en 44 met vier.
points-expert = Expert
    .text = 18, 20, 22, 24 en 26 met twee spelers; 27, 30, 33, 36 en 39 met drie; 36, 40, 44, 48 en 52 met vier. Verder verandert niets aan deze getallen, ook niet als er iemand wegvalt.
afterwards = Daarna
    .text = De fiches naast locaties gaan terug in het zakje; dat op de aangevallen locatie blijft. De open kaarten gaan naar de aflegstapel en elke pion gaat terug naar Nevermore. Handen, Thing en stapel blijven zoals ze zijn, en de volgende ronde begint weer bij de startspeler.

## Locaties en doelwitten

chapter-places = Locaties en doelwitten
locations = Wat waar telt
    .text = Een locatie kijkt naar wat er gedrukt staat: een 2 die als 4 telt, mag in Jericho gewoon. Maar een kaart die daar waardeloos is, krijgt ook geen bonus. Nevermore wordt nooit aangevallen.
woods = Het Bos
    .text = Hier telt elke kaart. Maar begin je je beurt in het Bos, dan moet je weg. Aankomen en er spelen kan gewoon.
targets = De doelwitten
    .text = Elk maakt een paar kaarten beter, alleen op de eigen locatie en alleen bij de aanval.

## De outcasts

chapter-outcasts = De outcasts
wednesday = Wednesday ruilt
    .text = Bij elke aanval, waar ze ook is, mag ze één kaart uit haar hand ruilen met een open kaart met hetzelfde symbool of dezelfde sterkte, ook een die zou weggaan. Wat ze geeft, telt daar als gespeeld; de andere is voor haar. De kaart van Thing mag niet.
wednesday-risk = Op eigen risico
    .text = Ze kiest als alles open ligt: de kaarten, het totaal en wat er nodig is. Ze mag ook een goede kaart pakken als er genoeg is. Een ruil staat vast, ook als die het doelwit kost. Een 6 kan ze niet pakken.
enid = Enid staat erbij
    .text = Staat haar pion op de aangevallen locatie, dan komen er 2 punten bij, zelfs als er geen kaart ligt. Ergens anders helpt ze niet.
bianca = Bianca zingt
    .text = Doet ze mee, dan liggen haar twee 6'en open voor haar; anders blijven ze in de doos. In plaats van een gewone kaart mag ze er een uit haar hand afleggen, niet die van Thing, en gedekt een 6 spelen waar ze staat. Dan trekt ze gewoon bij. Elke 6 werkt één keer.
six = De 6
    .text = Telt overal 6: hij heeft geen symbool, dus geen locatie of doelwit verandert hem. Hij blijft liggen tot zijn locatie wordt aangevallen en gaat dan uit het spel.
ajax = Ajax en zijn 1'en
    .text = Hij mag zoveel 1'en tegelijk spelen als hij wil, allemaal op dezelfde locatie, en vult dan aan tot 3. De 1 van Thing mag mee als Thing bij hem staat. Of hij speelt één kaart zoals iedereen, maar dan geen 1'en erbij.
eugene = Eugene en zijn bijen
    .text = Hij speelt zijn ene kaart waar hij staat of op een aangrenzende locatie, gezien vanaf waar hij naartoe liep. Vanuit Nevermore of een aangevallen locatie mag het maar hoeft het niet; elders moet hij. Op Nevermore speelt niemand iets.
yoko = Yoko heeft de keus
    .text = Ze vult in elke eigen beurt aan tot 4, ook als ze niets speelde, en legt er dan een naar keuze af, vóór de stap van Thing. Tussen de beurten heeft ze er 3, net als iedereen.

## Winnen en verliezen

chapter-end = Winnen en verliezen
rank = Hoe goed?
    .text = Met twee gewonde doelwitten zijn jullie beginners, met één gevorderd, en zonder beheersen jullie je krachten volledig. Speel dus door als er drie veilig zijn: de winst is binnen, de rang nog niet.
sudden-end = Het spel stopt meteen
    .text = Beslist een aanval het spel, dan blijft alles liggen zoals het op dat moment ligt. Wat niet telde, is al weg, de andere kaarten blijven open.
