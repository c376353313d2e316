### Het spelregelboek van Exploding Kittens: Good vs Evil

## In het kort

glance-aim = Waar het om gaat
    .text =
        Elke beurt eindigt met een kaart trekken. Trek je een Exploding Kitten en kun je die niet ontmantelen, dan lig je eruit.
        Wie als laatste overblijft, wint. Geen punten, geen tweede plaats.
glance-setup = Klaarzetten
    .text =
        Haal alle Kittens en Ontmantelkaarten eruit. Iedereen krijgt 1 Ontmantelkaart.
        2 Ontmantelkaarten gaan terug (met vijf spelers 1). Schud en deel er ieder 7.
        Doe er één Kitten minder bij dan er spelers zijn. Schud opnieuw.
        Godkat en Duivelkat liggen open op de mat.
glance-turn = Je beurt
    .text =
        Speel zoveel kaarten als je wilt, één voor één, of geen.
        Trek dan een kaart: daarmee eindigt je beurt.
glance-kitten = Een Kitten!
    .text =
        Laat hem zien. Speel een Ontmantelkaart en verstop de Kitten stiekem ergens in de stapel.
        Geen Ontmantelkaart en geen Godkat? Boem: al je kaarten gaan naar de aflegstapel.
glance-nope = Nope
    .text =
        Altijd, tegen elke actie die nog niet begonnen is: er is niets gebeurd.
        Een Nope kun je ook weer Nopen. Niet tegen een Kitten, niet tegen Ontmantelen.
glance-attack = Aanvallen
    .text =
        Je trekt niet; de volgende speler (of wie jij kiest) krijgt 2 beurten.
        Aangevallen en zelf aanvallen? De beurten die je nog moest nemen, gaan mee.
glance-armageddon = Armageddon
    .text =
        Alleen als beide kaarten op de mat liggen. Leg er gedekt een voor jezelf en een voor een tegenstander.
        De tegenstander houdt of ruilt. Godkat gaat naar een hand; Duivelkat ontploft, tenzij een Ontmantelkaart redding brengt.
        Je beurt is voorbij, zonder trekken.
glance-combinations = Katten en combinaties
    .text =
        Twee gelijke katten stelen een willekeurige kaart. Wilde Katten en Godkat vullen aan.
        Met bijzondere combinaties: twee gelijke kaarten stelen, drie gelijke vragen om een kaart.

## Waar het om gaat

chapter-aim = Waar het om gaat
survive = Niet ontploffen
    .text = Jullie trekken van één stapel, en ergens daarin tikken Kittens. Trek je er een zonder Ontmantelkaart, dan lig je eruit. Wie als laatste overblijft, wint; alle anderen hebben even hard verloren, of ze nu als eerste of als voorlaatste gingen.
pressure = Het wordt krapper
    .text = Iedereen mag de stapel tellen, dus je weet altijd ongeveer hoe erg het is. Er zitten steeds genoeg Kittens in om iedereen op één na te pakken: de stapel raakt nooit leeg voordat er een winnaar is.
box = Wat er op tafel ligt
    .text = Voor 2 tot 5 spelers: een stapel van 53 kaarten, een mat en daarop twee bijzondere kaarten, Godkat en Duivelkat. Die twee delen een eigen achterkant, de rest ziet er van achteren gelijk uit. Bij elke kaart telt de naam, nooit het plaatje.
picture-table = Een spel met z'n drieën, door de ogen van Noor. Zij is aan de beurt.
    .a = De trekstapel. Iedereen weet hoeveel Kittens erin tikken.
    .b = De aflegstapel: open, iedereen mag erin bladeren.
    .c = Godkat en Duivelkat op de mat, wachtend op een Armageddon.
    .d = Ada: van haar kaarten zie je alleen de achterkanten.
    .e = Je eigen hand. Deze Ontmantelkaart is je levensverzekering.
picture-card = Zo lees je een kaart
    .a = Het teken, en hoeveel keer het telt.
    .b = De naam. Daaraan zie je welke kaarten bij elkaar passen.
    .c = Wat hij doet, in één regel.

## Klaarzetten

chapter-setup = Klaarzetten
mat = Mat en Kittens
    .text = Leg de mat in het midden, met Godkat en Duivelkat er open op. Haal dan alle vier de Exploding Kittens uit de stapel. Die wachten tot er gedeeld is.
defuses = Elk één Ontmantelkaart
    .text = Haal ook de zes Ontmantelkaarten eruit en geef iedereen er een. Van de rest gaan er twee terug in de stapel (met vijf spelers de enige die over is); wat dan nog over is, blijft in de doos. Met wat geluk krijg je er bij het delen nog een.
deal = Zeven kaarten erbij
    .text = Schud de stapel en deel iedereen zeven kaarten. Met je Ontmantelkaart erbij begin je dus met acht. Bekijk ze, en laat niemand meekijken.
kittens-in = Nu de Kittens
    .text = Schud één Kitten minder dan er spelers zijn door de rest: één met twee spelers, vier met vijf. Zo begint niemand ermee. Overgebleven Kittens doen niet mee. De stapel telt nu 32, 26, 20 of 13 kaarten voor twee tot vijf spelers.
start = Wie begint
    .text = Leg de stapel gedekt in het midden, met ernaast plaats voor de aflegstapel. Jullie spreken af wie begint; hier wordt geloot, tenzij je een plaats kiest.
quick = Weinig tijd?
    .text = Met twee of drie spelers is een kleinere stapel leuker (met meer mag het ook). Na het delen gaat een derde van de rest ongezien weg, voordat de Kittens erin gaan. Zo blijven er 22, 18, 14 of 10 kaarten over. Wat er ontbrak, zie je aan het eind.

## Je beurt

chapter-turn = Je beurt
two-steps = Eerst spelen, dan trekken
    .text = Eerst mag je een kaart spelen: leg hem open neer en doe wat erop staat. Is dat klaar, dan mag je er nog een spelen, en nog een. Of je speelt niets: het hoeft nooit. Passen bespaart je het trekken niet.
draw = Trekken is het eind
    .text = Neem de bovenste kaart in je hand en je beurt is voorbij. Daarna speel je niets meer, behalve wat je van een Kitten redt. Dan is je linkerbuur aan de beurt. Buiten je beurt kun je alleen Nopen.
one-by-one = Eén ding tegelijk
    .text = Zeg meteen voor wie je kaart bedoeld is, welke kaart je noemt en waar Godkat voor staat. Zolang anderen nog kunnen Nopen of iemand moet kiezen, wordt er niets anders gespeeld. Een losse kat, Ontmantelen zonder ontploffing of een Nope tegen niets kan niet.
hand = Veel kaarten, geen kaarten
    .text = Je mag zoveel kaarten hebben als je krijgt. Met een lege hand speel je gewoon door en trek je aan het eind van je beurt. Een tip, geen regel: bewaar je Ontmantelkaarten en verspil in het begin niet te veel.
discards = Wat weg is
    .text = De aflegstapel ligt open: blader erin wanneer je wilt. Ook de hand van wie ontploft is, ligt daar, gesorteerd op soort.

## De Exploding Kitten

chapter-kitten = Boem!
boom = Je trekt een Kitten
    .text = Laat hem meteen zien. Kun je hem niet ontmantelen? Dan lig je eruit en gaan al je kaarten naar de aflegstapel, met de Kitten, die nooit meer terugkomt. Een Kitten doet alleen kwaad bij wie hem trekt: ernaar kijken mag. Een Nope helpt niet.
defuse = Ontmantel hem
    .text = Speel een Ontmantelkaart en je leeft. Die gaat naar de aflegstapel en niemand kan hem Nopen. Godkat kan hetzelfde. Wie gered kan worden, wordt gered; heb je allebei, dan kies je zelf waarmee.
picture-defuse = Noor trekt een Kitten en ontmantelt hem. Nu verstopt ze hem in de stapel.
    .a = Elke plek mag, van bovenop tot onderop. De anderen zien het niet.
hide = Verstop hem weer
    .text = Leg de Kitten nu terug in de stapel, waar je maar wilt: onderop, of bovenop voor de volgende. Je ziet de andere kaarten niet en hun volgorde blijft gelijk. Niemand komt te weten waar hij ligt. Vertel het, of lieg erover.
saved = En dan?
    .text = Na het ontmantelen is je beurt voorbij; je trekt niet nog eens. Was je aangevallen en heb je nog beurten te gaan? Dan is alleen deze voorbij en ga je door met de volgende.
dead = Als je eruit ligt
    .text = Je hebt geen beurten en geen Nopes meer en niemand kan jou nog kiezen; kijken mag wel. Beurten die je nog moest nemen, vervallen, en de volgende speler krijgt een gewone. Na elke dode wordt gekeken of er een winnaar is.

## De kaarten

chapter-cards = De actiekaarten
attack = Aanval en Doelgerichte Aanval
    .text = Je trekt niet; je beurt is voorbij. De volgende speler neemt twee hele beurten na elkaar; met een Doelgerichte Aanval kies jij wie, en wie ertussen zit, wordt overgeslagen. Vanaf daar gaat het gewoon met de klok mee verder.
picture-attack = Noor valt aan. Ada moet nu twee beurten nemen.
    .a = De klauwen tellen hoeveel beurten Ada nog moet nemen.
pass-it-on = Geef het door
    .text = Val je aan terwijl je zelf bent aangevallen, met welke Aanval ook, dan gaan de beurten die je nog moest nemen mee: twee ongespeelde beurten worden er vier, dan zes. In je laatste gedwongen beurt geef je ook die door, dus drie (met de huisregel twee).
favor = Kateautje
    .text = Wijs iemand aan: die geeft je een kaart en kiest zelf welke. Ja, dat mag een eenzame kat zijn. Zelfs Godkat mag, en moet als het de enige kaart is. Je beurt gaat verder.
heck = Helse Heibel
    .text = Pak de onderste kaart en bekijk hem als enige. Houd hem, of leg hem gedekt bovenop. Je beurt is hoe dan ook voorbij, zonder trekken. Is het een Kitten? Bovenop doet hij nog niets; in je hand telt hij als getrokken. De anderen zien alleen waar de kaart heen gaat.
reveal = Toon de Toekomst
    .text = De bovenste drie kaarten (of minder, als er niet meer zijn) worden even aan iedereen getoond en gaan in dezelfde volgorde terug. Je beurt gaat verder: misschien tijd voor een Schud. In het verloop kun je ze teruglezen.
shuffle = Schud
    .text = De stapel wordt geschud tot de volgende speler stop roept. Dat is voor de show: de volgorde ligt meteen vast. Handen en aflegstapel blijven zoals ze zijn, en je beurt gaat verder.
targets = Wie mag je kiezen?
    .text = Nooit jezelf en nooit een dode. Voor een Kateautje of diefstal moet je slachtoffer minstens één kaart hebben; een Aanval of duel kan iedereen treffen. Is die hand leeg geraakt door al die Nopes? Dan gebeurt er niets en gaat je beurt verder.

## Nope

chapter-nope = Nope
stop = Houd op
    .text = Leg een Nope op een actie voordat die begint, in je eigen beurt of die van een ander, en er is niets gebeurd. Alleen Kittens en Ontmantelen houd je niet tegen. De gestopte kaarten zijn weg, de Nope ook.
picture-nope = Noor wilde een Kateautje van Bram. Hij zegt Nope.
    .a = Noor en Ada mogen deze Nope weer Nopen: dan gaat het Kateautje toch door.
nope-the-nope = Nope de Nope
    .text = Een Nope kun je Nopen, en die weer. Tel ze: bij een oneven aantal gaat de actie niet door, bij een even aantal wel. Een Nope werkt alleen op wat er direct onder ligt; wat eerder klaar was, blijft zo.
stopped-turn = Je beurt is niet voorbij
    .text = Werd je Aanval, Helse Heibel of Armageddon gestopt? Dan eindigt daar ook niets mee. Je gaat verder en moet gewoon nog trekken.
not-noped = Te laat voor een Nope
    .text = Wil niemand meer Nopen, dan begint de actie en wordt die afgemaakt. Trekken, een Kitten verstoppen, geven, pakken, houden, ruilen en de klap van Duivelkat speel je niet uit je hand, dus die houd je niet tegen.
who-nopes = Wie is het eerst?
    .text = Iedere levende speler met een Nope mag hem gebruiken, zelfs tegen een eigen kaart. Zijn er meer tegelijk, dan telt er één: de eerste die binnenkomt, of bij bots het lot. De anderen houden hun kaart en denken opnieuw na. Wie het liet gebeuren, mag pas weer na een nieuwe Nope.

## Katten en combinaties

chapter-cats = Katten en combinaties
pair = Twee gelijke katten stelen
    .text = Eén kat doet niets. Twee van dezelfde soort stelen een kaart: kies een slachtoffer, dat zijn hand met de achterkant naar je toe houdt, en pak er een. Alleen jullie tweeën zien hem. Je beurt gaat verder, en nog een paar mag.
picture-pair = Noor speelde twee Zeemeerkatten. Ada's kaarten liggen gedekt, in een nieuwe volgorde.
    .a = Ada kan er niets meer aan doen. Jij kiest een van haar vijf kaarten en ziet alleen achterkanten.
feral = Wilde Kat
    .text = Die telt als elke kat die je wilt, maar nooit als een kaart die geen kat is. Twee Wilde Katten zijn een paar, en één naast welke kat ook is dat ook. Met drie gaat het net zo.
combinations = Bijzondere combinaties
    .text = Voor wie het spel kent; laat ze de eerste keer weg. Dan stelen elke twee kaarten met dezelfde naam, wat er ook op staat. Aanval en Doelgerichte Aanval heten verschillend. Zonder deze keuze vormen alleen katten paren. Vier of vijf kaarten leveren niets extra's op.
triple = Drie dezelfde
    .text = Drie kaarten met dezelfde naam: wijs een speler aan en noem een kaart, alles behalve een Kitten. Heeft die speler hem, dan is hij van jou; zo niet, dan krijg je niets. De naam telt letterlijk, en iedereen ziet de afloop.
noped-sets = Eén Nope voor alles
    .text = Een Nope stopt de hele combinatie en alle kaarten ervan zijn weg. Ook als het Ontmantelkaarten of Nopes waren: alleen een Ontmantelkaart die een leven redt, is veilig.

## Armageddon

chapter-armageddon = Armageddon: goed tegen kwaad
when = Wanneer het kan
    .text = Armageddon is een duel tussen jou en één andere speler. Daarvoor moeten Godkat en Duivelkat allebei op de mat liggen: zolang iemand Godkat heeft, kan het niet. Een Nope moet komen voordat je de twee kaarten pakt; pas daarna noem je je tegenstander.
duel = Houden of ruilen?
    .text = Pak beide kaarten en bekijk ze. Leg er een gedekt voor jezelf en een voor je tegenstander: alleen jij weet welke waar ligt. Maak de ander wijs wat je wilt. Die houdt zijn kaart, of ruilt met de jouwe.
picture-duel = Het duel door de ogen van Ada: een van de twee is Duivelkat.
reveal-duel = Goed of kwaad
    .text = Draai beide kaarten om. Godkat gaat naar de hand van de nieuwe eigenaar. Wie Duivelkat heeft, ontploft, tenzij een Ontmantelkaart redding brengt, en dat kan best degene zijn die hiermee begon.
after-duel = Als het stof neerdaalt
    .text = Duivelkat gaat terug naar de mat; Godkat blijft in de hand. Wie stierf, ligt eruit, net als bij een Kitten. De beurt van wie Armageddon speelde, is voorbij, zonder trekken; had die speler er meer, dan vervalt er maar één.
devilcat = Duivelkat
    .text = Hij slaat alleen toe aan het eind van een Armageddon. Tegen hem leg je een Ontmantelkaart af en je stopt niets terug. Omdat hij nooit in de stapel zit, blijft na zo'n dood elke Kitten waar hij is: het wordt gevaarlijker.
godcat = Godkat
    .text = In je eigen beurt is Godkat elke kaart uit de stapel: een Aanval, een Ontmantelkaart, de ontbrekende helft van een paar. Twee dingen kan ze niet zijn: nooit een Nope, en geen Armageddon, want dan ligt ze niet op de mat. Een Kitten is ze ook niet.
godcat-home = Ze gaat naar huis
    .text = Genoemd is gespeeld: Godkat gaat meteen terug naar de mat, ook als er een Nope volgt, en nooit naar de aflegstapel. Alleen een nieuw Armageddon brengt haar weer in een hand.
godcat-known = Iedereen weet het
    .text = Haar achterkant verraadt haar: iedereen ziet wie Godkat heeft. Wie een 'willekeurige' kaart uit die hand mag nemen, mag gewoon haar kiezen.
godcat-saves = Gered door Godkat
    .text = Ze redt je van een Kitten, ook een van Helse Heibel, en niemand kan dat Nopen. Tegen Duivelkat helpt ze nooit: zijn slachtoffer is haar op dat moment net kwijt.

## Aan deze tafel

chapter-manners = Aan deze tafel
talk = Praten en bluffen
    .text = Smeek, beloof, dreig, lieg: de levenden mogen alles zeggen. Alleen verborgen kaarten laten zien kan hier niet.
time = Als je tijd op is
    .text = Spelen jullie met een klok en is jouw tijd op, dan trek je, laat je het gebeuren of kiest het lot. Een onderste kaart gaat bovenop, en een Ontmantelkaart gaat vóór Godkat.
leaving = Iemand stapt op
    .text = De tafel kiest: een bot neemt de plaats over, of de speler geldt als ontploft zonder Kitten. Dan gaat de hand naar de aflegstapel en Godkat naar de mat, zodra de actie van dat moment klaar is.
