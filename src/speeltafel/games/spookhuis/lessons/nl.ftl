# Lessen van Gevangen in het Spookhuis. `lesson-<id>`: titel, en `.end` als hij klaar is. `<les>-<stap>`: wat de leraar
# zegt, `.task` wat je moet doen, `.praise` als het gelukt is, en een attribuut voor elk antwoord. Nooit meer dan twee
# zinnen tegelijk.

lesson-ride = Instappen maar
    .about = Waar het om gaat, en een eerste rit.
    .end = In elke kamer valt iets te halen. Wat de poort opent, ligt in de zes hoeken: sleutels!

ride-go = Je zit gevangen in een spookhuis, en wie als eerste de poort opent, wint.
    .task = Druk op Rijden: je karretje volgt het spoor naar het groene vinkje.
    .praise = Een karretje rijdt door tot een kamer of tot het spoor ophoudt. Eerder stoppen kan niet.
    .turn = Tegels kun je draaien, maar dat komt later. Het spoor loopt al naar het vinkje: rijden maar.

ride-item = Dit is de Voorwerpkamer, en per bezoek mag je één kaart pakken.
    .task = Pak een kaart.
    .praise = Een Kompas: daarmee mag je in één beurt twee tegels draaien.
    .leave = Aan voorwerpen heb je de hele nacht iets. Pak wat je pakken kunt.

lesson-turn = Sleutels
    .about = In twee keer draaien naar een Sleutelkamer.
    .end = Je eerste sleutel! Elke Sleutelkamer heeft zijn eigen soort, en je hebt er drie nodig die op de poort passen.

turn-dots = Tik op een tegel, en stippen tonen hoe hij mag liggen: groen brengt je naar een kamer, roze naar een doodlopend spoor. Met het kruis ⊗ blijft hij liggen.

turn-free = In de zes hoekkamers liggen sleutels, maar het spoor naar Sleutelkamer A sluit niet aan.
    .task = Tik op de tegel voor je en draai hem tot het spoor aansluit.
    .praise = Is de tegel gedraaid, dan rijdt je karretje vanzelf. Alleen zit de deur van de Sleutelkamer nog aan de verkeerde kant.
    .own = Op die tegel sta je zelf, dus je draait mee en rijdt de verkeerde kant op. Draai de tegel voor je.

turn-door = Je staat voor een muur, dus je moet iets draaien.
    .task = Draai de Sleutelkamer met de deur naar je toe.
    .praise = De deur is open en je bent binnen. Maar je bent hier niet alleen…
    .away = Zo draai je je eigen karretje weg van de sleutels. Draai de kamer, niet jezelf.

turn-fright = In een Sleutelkamer moet wie na jou komt je laten schrikken, en Ada speelt de Raaf.
    .task = Je moraal is 9, het getal bij je naam: gooi dat of minder.
    .praise = Een 4: je houdt je hoofd koel, en de Raaf kost je niets.

turn-key = Wie de schrik doorstaat, krijgt een sleutel.
    .task = Neem hem.
    .praise = Nummer 1. Of hij past, weet alleen de poort.
    .leave = Daar kwam je voor. Zonder drie sleutels komt niemand eruit.

lesson-fright = Schrik
    .about = Doodlopend spoor, voorwerpen die helpen, en zelf boe roepen.
    .end = Bram heeft geen moraal meer en wordt een Spook. Dat kan jou ook overkomen!

fright-ride = Soms haal je geen kamer, en waar het spoor doodloopt, kan iemand je laten schrikken.
    .task = Rijd er toch heen, naar het rode kruisje.
    .praise = Op een doodlopend spoor mag de speler met de laagste moraal je laten schrikken. Dat is Bram.
    .room = Goed gezien: met een kamer ontloop je het doodlopende spoor. Maar nu gaat het om de schrik.
    .turn = Je mag eerst een tegel draaien, maar laat ze nu even liggen. Je hebt iets tegen de schrik.

fright-cross = Bram speelt de Spin, een Nachtmerrie, en je Kruis houdt alle Nachtmerries tegen.
    .task = Speel het Kruis in plaats van te gooien.
    .praise = Niet gooien, niets kwijt, en het Kruis blijft van jou.
    .roll = Een 10 is meer dan je moraal, dus de Spin kost je 1. Met het Kruis was je niets kwijt.

fright-frighten = Bij doodlopend spoor mag de laagste moraal laten schrikken, in een Sleutelkamer moet de volgende speler: na Bram ben jij dat.
    .task = Laat Bram schrikken met je Zombie.
    .praise = Bram heeft moraal 3: gooit hij meer, dan kost dat 3 moraal…
    .raven = De Raaf kost hoogstens 1 moraal, de Zombie hoogstens 3.

lesson-ghost = Spoken
    .about = Zonder moraal speel je verder als Spook.
    .end = Ada schrok zich wild: een Angstpunt voor jou, naast je spookje. Leeft er niemand meer, dan wint het Spook met de meeste punten.

ghost-ride = Je moraal is nog maar 1, en het spoor voor je loopt dood.
    .task = Kijk wat er gebeurt: rijd.
    .praise = Bram mag je laten schrikken, en speelt de Rattenvanger.
    .room = Goed gezien, in de Ontmoetingskamer was je geholpen. Maar nu ga je zien hoe het is om een Spook te zijn.
    .turn = In een echt spel zoek je hier een uitweg. Rijd nu maar door naar het doodlopende spoor.

ghost-roll = De Rattenvanger, en alleen een 1 kan je redden.
    .task = Gooi.
    .praise = Je bent nu een Spook, en een Spook heeft geen sleutels: de jouwe ligt weer in zijn kamer. Maar je doet nog volop mee.

ghost-frighten = Ada staat op een doodlopend spoor, en niemand heeft minder moraal dan een Spook.
    .task = Laat Ada schrikken, met welke kaart je maar wilt.
    .praise = Ada houdt zich goed en verliest hoogstens 1 moraal. Maar nu ben jij aan de beurt.
    .spare = Spoken kennen geen genade: de levenden mogen niet ontsnappen. Speel een kaart.

ghost-wall = Een Spook draait geen tegels, maar gaat op een doodlopend spoor dwars door de muur.
    .task = Ga door de muur naar de tegel van Ada.
    .praise = Boe! Wie een Spook tegenkomt, moet gooien.
    .elsewhere = Daar is niemand om te laten schrikken. Ada staat op de tegel met de ring.

lesson-teleport = Teleport
    .about = Laat de tegels liggen, en het spoor gaat verder dan je denkt.
    .end = Een tegel draaien of teleporteren: per beurt kan maar één van de twee. Soms kom je het verst door niets te draaien.

teleport-go = Draai je geen tegel, dan is elk spoor dat van het bord af loopt een Teleporter.
    .task = Rijd het bord af.
    .praise = Weg ben je, maar niet voor lang.
    .turn = Wie een tegel draait, zet de Teleporters uit. Laat de tegels liggen.

teleport-back = Nu kies je waar je terugkomt: elke tegel met een lichte rand kan.
    .task = Tik op de tegel boven de Ontmoetingskamer.
    .praise = Aan de ene kant eruit, aan de andere kant erin.
    .elsewhere = Van daar kom je niet in de Ontmoetingskamer. Kom bovenaan terug, er vlak voor.

teleport-meet = Je moraal is maar 3, en hier ontmoet je mensen die je moed geven.
    .task = Pak een kaart.
    .praise = Aleister Crowley geeft je 5 moraal. Nu maken ze je niet snel meer bang.
    .leave = Met moraal 3 mislukken de meeste worpen. Laat je moed inspreken.

lesson-gate = De code
    .about = Welke drie sleutels wil de poort?
    .end = Alleen jij weet het: de code is 1, 5, 3. Je hebt alleen nog een 5 nodig, uit Sleutelkamer E.

gate-ride = Drie codekaarten zijn de sloten van de poort, en twee daarvan heb je al gezien.
    .task = Rijd naar het Poorthuis in het midden.
    .praise = In het Poorthuis kan niemand je laten schrikken.
    .turn = Er hoeft niets gedraaid te worden: het spoor loopt al naar het Poorthuis. Rijd maar.

gate-look = Met een sleutel op zak mag je bij elk bezoek één codekaart bekijken.
    .task = Bekijk codekaart 2.
    .praise = Een 5! De anderen zagen je kijken, maar niet wat het is.
    .known = Die heb je al gezien. Bekijk codekaart 2.
    .leave = Dan moet je later gokken, en een verkeerde sleutel kost moraal. Bekijk codekaart 2.

lesson-escape = Ontsnappen!
    .about = Drie sleutels, drie sloten, en weg.
    .end = Vrij! Bekijk de code vroeg, verzamel alleen wat past, en doe iets aan je moraal voordat die onder de 5 zakt.

escape-ride = Je hebt de sleutels 1, 3 en 5, maar Ada heeft er ook drie.
    .task = Snel: rijd naar het Poorthuis.
    .praise = Nu komt het erop aan.
    .turn = Verlies geen tijd: het spoor loopt regelrecht naar het Poorthuis.

escape-crack = Met drie sleutels mag je proberen de poort te openen, alle drie de sloten in één keer.
    .task = Kraak de code.
    .praise = Elke sleutel moet passen, anders ben je kwijt wat je probeerde.
    .look = Je hebt alle drie de codekaarten al gezien. Kraak de code voordat Ada het doet.
    .leave = Volgende beurt staat Ada hier misschien. Kraak de code.

escape-unlock = De sloten zijn de codekaarten die je kent: 1, 5, 3.
    .task = Kies onderaan een sleutel en tik dan op het slot met dezelfde kaart.
    .praise = De poort zwaait open!
    .wrong = Die past niet: wat je probeerde, gaat terug, en elke sleutel kost 1 moraal. De sloten zijn 1, 5, 3.

lesson-game = Een eerste echt potje
    .about = Alles bij elkaar, tegen twee vriendelijke bots.
    .end = Denk twee ritten vooruit, en eindig liever in een kamer dan op een doodlopend spoor. Succes!
