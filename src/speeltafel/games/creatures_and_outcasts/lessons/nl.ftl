# Lessen van Creatures & Outcasts. `lesson-<id>`: titel, en `.end` als hij klaar is. `<les>-<stap>`: wat de leraar zegt,
# `.task` wat je moet doen, `.praise` als het gelukt is, en een attribuut voor elk antwoord. Nooit meer dan twee zinnen.

lesson-higher = Raak je kaarten kwijt
    .about = Waar het om draait, en hoe je speelt.
    .end = Een spel duurt vijf rondes. Wie daarna de minste punten heeft (ze staan bij het potlood), wint.

higher-slam = Kaarten die je aan het eind van een ronde nog hebt, kosten punten, en wie als eerste een 1 legt, begint.
    .task = Druk op BAM! en leg je 1.
    .praise = Jij was de eerste. Nu Ada en Bram, om de beurt.
    .silent = Dan begint een ander, en jij blijft met je 1 zitten. Wees snel!

higher-play = Elke kaart moet hoger zijn dan de vorige, hoeveel maakt niet uit.
    .task = Speel je 6 op de 5 van Bram.
    .praise = Twee kaarten weg, nog één te gaan.
    .nine = Dat mag, maar daarna raak je de 6 moeilijk kwijt. Klim met kleine stapjes.
    .pass = Passen mag altijd, maar dan houd je je kaarten. Je 6 past.

higher-pass = Ada speelt een 10, en daar kan je 9 niet op.
    .task = Pas.
    .praise = Passen kost niets: zodra er iets past, mag je weer spelen.

lesson-trick = Als iedereen past
    .about = Dan komt er een karakter, en daarmee een nieuwe regel.
    .end = Elk karakter verandert de regels op zijn eigen manier. Komt er een nieuw, lees dan eerst wat eronder staat.

trick-pass = Ada en Bram pasten op jouw 8; je 9 kan erop, maar als jij ook past, gaat de stapel weg.
    .task = Pas.
    .praise = Iedereen paste: de kaarten gaan naar de gesloten speelstapel, en er verschijnt een karakter.
    .nine = Je mag zelfs op je eigen kaart spelen. Maar pas nu eens, en kijk wat er komt.

trick-tyler = Dit is Tyler: alleen oneven getallen, tot iedereen weer heeft gepast.

trick-odd = Jij speelde het laatst, dus jij komt uit, met elke oneven kaart die je wilt.
    .task = Speel je 3.
    .praise = Goed zo: lage kaarten raak je vooral kwijt als je uitkomt.
    .nine = Een 9 past later ook nog wel, een 3 bijna nergens meer op. Begin met de 3.
    .pass = Dan komt Ada uit, en je kans om de 3 kwijt te raken is voorbij.

trick-down = Iedereen paste weer, en nu geldt Bianca: elke kaart moet lager zijn dan de vorige.
    .task = Speel je 9 op de 10 van Bram.
    .praise = Gaat het omlaag, dan speel je de hoge kaarten het eerst.
    .six = Die past, maar dan blijf je met je 9 zitten. Gaat het omlaag, begin dan bij de hoogste.
    .pass = Onder een 10 passen al je kaarten. Maak daar gebruik van!

trick-out = Niemand gaat lager, maar op je eigen 9 mag je gewoon verder spelen.
    .task = Speel je laatste kaart.
    .praise = Een lege hand kost niets. De anderen spelen door tot er nog maar één speler kaarten heeft.
    .pass = Dan komt het volgende karakter, en past je 6 misschien niet meer. Nu wel.

lesson-wednesday = Daar komt Wednesday
    .about = Hoe een ronde eindigt, en wat dat tegenhoudt.
    .end = Wednesday! Jouw 5 kost je 5 punten; Ada telt er 16 en Bram 20.

wednesday-clock = Tussen de karakters zit Wednesday. Verschijnt zij, dan is de ronde voorbij, en elke kaart in je hand kost zoveel punten als erop staat.

wednesday-stop = Ze is een van de laatste twee, en alleen een 13 bovenop houdt haar tegen.
    .task = Speel je 13.
    .praise = Laat de anderen nu maar passen, en laat haar maar komen…
    .ten = Komt Wednesday dan, dan kost je 13 alleen al 13 punten. En alleen de 13 houdt haar tegen.
    .pass = Iedereen paste, Wednesday is er, en je telt 28 punten. Je 13 had haar tegengehouden.

wednesday-ten = Iedereen paste en daar was ze, maar je 13 stuurde haar terug de stapel in: jij komt uit.
    .task = Speel wat je het meest zou kosten.
    .praise = Niemand komt boven je 10, dus iedereen past weer…
    .five = Dan heb je de 10 nog als ze komt. Dringt de tijd, dan gaat de duurste kaart eerst.
    .pass = Iedereen paste op een lege stapel, en Wednesday kwam: 15 punten. Speel je 10.

lesson-again = Nog een, en een voor jou
    .about = De 2 en de 8 doen iets als je ze speelt.
    .end = Jij bent twee kaarten kwijt en Bram kreeg er een. Wat een kaart doet, lees je als je hem ingedrukt houdt of met de muis aanwijst.

again-two = Sommige kaarten hebben een effect: na een 2 speel je meteen nog een kaart.
    .task = Kom uit met je 2.
    .praise = Dat was de eerste. Nu nog een erbovenop.
    .single = Dat is één kaart. Met de 2 raak je er twee kwijt in één beurt.
    .pass = Jij komt uit, dus alles past. Laat dat niet lopen.

again-vampire = Je tweede kaart heeft ook effect: bij een 8 moet iemand een kaart van de gesloten speelstapel pakken.
    .task = Speel je 8.
    .praise = En jij kiest wie dat is.
    .five = Een 5 doet niets. Je 8 kost meer punten, en je zit er een ander mee dwars.

again-guest = Bram heeft nog maar één kaart, en is straks klaar.
    .task = Geef Bram de bovenste kaart.
    .praise = Hij pakt hem van de gesloten speelstapel, wat het ook is.
    .ada = Ada heeft er al vier. Bram is degene die bijna klaar is.
    .self = Dat mag, maar meer kaarten zijn meer punten. Gun die kaart maar aan Bram.

lesson-swap = Ruilen en zoeken
    .about = De 4 en de 7: zo kom je aan andere kaarten.
    .end = Een 0 en een 1: samen één punt. Het gaat er niet om hoeveel kaarten je hebt, maar welke.

swap-four = Met een 4 ruil je een kaart met een andere speler.
    .task = Speel je 4 op de 3 van Bram.
    .praise = Nu trek je bij iemand een kaart, zonder te kijken.
    .higher = Die past, maar daarna kan je 4 er niet meer op. Eerst de 4!
    .pass = Je 4 past, en daarmee kun je een slechte kaart lozen.

swap-whom = Bij wie trek je een kaart?
    .task = Kies Ada of Bram.
    .praise = Je trok een 1, en nu moet je iets teruggeven.

swap-gift = Je geeft een andere kaart terug, welke je maar wilt.
    .task = Geef je duurste kaart weg.
    .praise = Een 10 voor een 1: dat scheelt negen punten.
    .seven = De 10 kost meer, en jij mag kiezen.

swap-siren = Ada speelde een 6, en met een 7 bekijk je de gesloten speelstapel en moet je er een kaart uit pakken.
    .task = Speel je 7.
    .praise = Alleen jij ziet deze kaarten.
    .pass = Een 7 in je hand is zeven punten. Speel hem nu hij past.

swap-take = Je moet er een pakken, maar je mag kiezen.
    .task = Pak de kaart die het minst kost.
    .praise = De 0 kost helemaal niets.
    .dear = Die kost punten. Er ligt er een die niets kost.

lesson-thing = Een handje hulp van Thing
    .about = Thing blokkeert een getal, en dat kan je helpen.
    .end = Achttien punten in één keer weg. Het getal blijft geblokkeerd tot de ronde voorbij is.

thing-pass = Ada en Bram passen op je 9, en iets hogers heb jij ook niet.
    .task = Pas.
    .praise = Een nieuw karakter: Thing, de hand.

thing-comes = Wie het laatst speelde, zet Thing op een gesloten kaart, en dat was jij. Dat getal kan deze ronde niemand meer spelen.

thing-block = Wie alleen geblokkeerde kaarten heeft, mag ze allemaal afleggen.
    .task = Jij hebt nog twee 9's: zet Thing op de 9.
    .praise = Niemand kan nu nog een 9 spelen, jij ook niet.
    .other = Daar zit je misschien iemand mee dwars, maar je houdt je 9's. Blokkeer de 9.

thing-discard = Je hele hand is geblokkeerd.
    .task = Leg je 9's af.
    .praise = En je hand is leeg.
    .pass = Geblokkeerde kaarten tellen aan het eind gewoon mee. Weg ermee.

lesson-sets = Drie dezelfde
    .about = Drie zessen bepalen wanneer Wednesday komt.
    .end = 1 punt voor jou, 23 voor Ada, 26 voor Bram. Er is nog een set: vier tienen, en de ronde is meteen voorbij.

sets-set = Drie zessen zijn een set: daarmee bekijk je de stapel karakters, en verplaats je Wednesday.
    .task = Leg de set af, in plaats van te spelen.
    .praise = Drie kaarten weg, en dit is de stapel.
    .six = Dat is één 6 minder, en geen set meer. Leg ze alle drie tegelijk af.
    .pass = Een set mag je in elke beurt afleggen, wat er ook ligt.

sets-place = Jij hebt alleen nog een 1, en de anderen hebben nog van alles.
    .task = Leg Wednesday bovenop, vóór Ajax.
    .praise = Zodra iedereen heeft gepast, komt ze…
    .deeper = Daar geeft ze de anderen de tijd om kaarten kwijt te raken. Jij wilt dat de ronde nu eindigt.

lesson-win = De laatste ronde
    .about = Denk eerst na, maak er dan een eind aan, en win.
    .end = Gewonnen! Speel dure kaarten voordat Wednesday dichtbij is, en lage als je mag uitkomen.

win-score = Dit is de vijfde ronde. Jij hebt 41 punten, Ada 40, en het laagste totaal wint.

win-pair = Met vier tienen eindigt de ronde, maar dan tellen je 9's nog mee.
    .task = Bij Enid mogen tweetallen: speel beide 9's.
    .praise = Dat scheelt achttien punten.
    .early = De ronde is voorbij, maar 9, 9 en 3 telden nog mee, en Ada wint. Eerst de 9's!
    .tens = Dan is je viertal stuk, en alleen vier tegelijk beëindigen de ronde.
    .pass = Jij komt uit, dus elk tweetal mag. Doe je 9's weg.

win-hyde = De anderen passen, en jij hebt nog een 3 en vier tienen.
    .task = Leg de vier Hydes af.
    .praise = De ronde is meteen voorbij, en daarmee het spel.
    .tens = Dan houd je er twee over, en geen set. Alleen vier tegelijk beëindigen de ronde.
    .pass = Misschien komt Wednesday, en dan kosten je tienen 40 punten. Leg ze af.

lesson-game = Een eerste echt potje
    .about = Vijf rondes tegen twee vriendelijke bots.
    .end = Let op hoeveel karakters er nog zijn: hoe minder, hoe eerder Wednesday komt. Succes!
