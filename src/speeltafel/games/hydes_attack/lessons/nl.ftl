# Lessen van The Hyde's Attack. `lesson-<id>`: titel, en `.end` als hij klaar is. `<les>-<stap>`: wat de leraar zegt,
# `.task` wat je moet doen, `.praise` als het gelukt is, en een attribuut voor elk antwoord. Nooit meer dan twee zinnen.

lesson-guard = De Hyde komt
    .about = Ga erheen, speel een kaart, red iemand.
    .end = Dat is samen 14: gered! Er komen vijf aanvallen: red minstens drie doelwitten en jullie winnen allemaal.

guard-go = Vannacht valt de Hyde Jericho aan, en daar heeft iemand je hulp nodig.
    .task = Ga naar Jericho.
    .praise = Eén stap: zo begint elke beurt.
    .home = Op Nevermore kun je geen kaart spelen. In Jericho ben je nodig.
    .away = Daar komt de Hyde vannacht niet. In Jericho ben je nodig.

guard-play = Ada heeft hier drie kaarten neergelegd, gedekt, en samen hebben jullie 14 punten nodig.
    .task = Speel je hoogste kaart.
    .praise = De Hyde kwam, en de kaarten gingen open: 3 + 3 + 3 + 5.
    .two = 11 van de 14 punten: het doelwit raakt gewond, en na drie gewonden verliezen jullie. Je 5 had het gered.
    .low = 10 van de 14 punten: het doelwit raakt gewond, en na drie gewonden verliezen jullie. Je 5 had het gered.

lesson-bag = Het zakje
    .about = Weten waar de Hyde toeslaat.
    .end = Het fiche van de Crypte gaat niet terug in het zakje, dus elke ronde is korter dan de vorige.

bag-holds = Het zakje verraadt waar de Hyde nog kan toeslaan: nu zitten de Crypte en de Kunstschuur erin. Het laatste fiche is de aanval.

bag-go = Kaarten helpen alleen op de plek die wordt aangevallen, en dat kan de Crypte zijn.
    .task = Ga naar de Crypte, vlak naast je.
    .praise = Eén stap, naar een plek waar hij kan toeslaan.
    .home = Vanuit Nevermore kun je overal heen, maar je speelt er geen kaart. De Crypte ligt vlak naast je.
    .safe = De klauwen betekenen dat de Hyde daar is gezien: deze ronde geen aanval. Kijk wat er nog in het zakje zit.

bag-play = Een kaart wacht waar hij ligt, tot die locatie wordt aangevallen.
    .task = Speel een kaart naar keuze.
    .praise = Iedereen was geweest, dus er kwam een fiche uit het zakje: de Kunstschuur.

bag-stay = Alleen de Crypte zit nog in het zakje, dus nu weet iedereen waar de Hyde toeslaat.
    .task = Blijf staan.
    .praise = Blijven mag altijd, behalve in het Bos.
    .away = Alleen kaarten in de Crypte helpen tegen deze aanval. Blijf staan.

bag-add = Na het spelen vul je je hand weer aan tot drie kaarten.
    .task = Speel hier nog een kaart.
    .praise = Het laatste fiche was de aanval, en jullie kaarten waren genoeg.

lesson-count = Wat waar telt
    .about = Locaties en doelwitten veranderen wat een kaart waard is.
    .end = Op een locatie staat wat er niets waard is, bij het doelwit wat er meer telt. Lees dat eerst.

count-go = In de Crypte is elke drie niets waard, en kijk eens in je hand.
    .task = Ga naar de andere locatie uit het zakje.
    .praise = In de Kunstschuur tellen je drieën wel.
    .crypt = Daar zijn al je kaarten 0 waard. Dat zegt de doorgestreepte 3.
    .safe = Daar kan deze ronde geen aanval komen. In het zakje zitten de Crypte en de Kunstschuur.

count-play = Hier is een Bij niets waard, en dankzij het doelwit telt een Oog één meer.
    .task = Speel de kaart die het meest telt.
    .praise = Je Oog 3 telt hier voor 4.
    .bee = Een Bij is hier niets waard, welk getal er ook op staat.
    .bat = Een Vleermuis telt hier voor 3. Een van je kaarten telt voor 4.

count-stay = Het wordt de Kunstschuur, en je hebt een mooie Bijen 5 getrokken.
    .task = Blijf hier.
    .praise = Denk nu na voor je speelt.
    .away = De aanval komt hier, dus hier tellen je kaarten. Blijf staan.

count-best = Jullie hebben 14 punten nodig, en de hoogste kaart is niet altijd de beste.
    .task = Speel de kaart die het doelwit redt.
    .praise = Een bescheiden 3, en precies genoeg.
    .bee = In de Kunstschuur is een Bij niets waard: 11 punten, en het doelwit raakt gewond. Je Vleermuis telt voor 3.

lesson-talk = Weinig woorden
    .about = Je kaarten zijn geheim, maar een hint mag.
    .end = In een spel geef je zulke hints wanneer je wilt, in de chat. Luister naar de anderen: zij weten wat jij niet ziet.

talk-go = Getallen en symbolen zijn geheim, maar Bram mag zeggen dat hij in de Crypte weinig kon helpen.
    .task = Ga waar hulp nodig is.
    .praise = Je begreep hem, zonder één getal.
    .woods = Ada zei dat het in het Bos goed zit. Bram heeft hulp nodig.
    .other = Daar kan hij deze ronde niet toeslaan. Bram vroeg om hulp in de Crypte.

talk-play = Niemand ziet wat je neerlegt.
    .task = Speel een sterke kaart.
    .praise = Dat helpt. Maar de anderen weten het nog niet…
    .three = In de Crypte is een drie niets waard. Je hebt betere kaarten.

talk-say = Laat het weten, zonder getal.
    .task = Kies ‘Zeg iets’, dan ‘Dit zit goed’ en dan de Crypte.
    .praise = Nu kunnen Ada en Bram ergens anders helpen.
    .nothing = Zwijgen mag. Maar dan blijft Bram hier, terwijl hij ergens anders nodig is.
    .crypt = Dat brengt de anderen op een dwaalspoor: je speelde een sterke kaart. Zeg dat het goed zit.
    .other = Zeg iets over de Crypte. Daar heb je net gespeeld.

lesson-thing = Thing
    .about = Een handje dat een kaart brengt naar wie je wilt.
    .end = Thing bereikt iedereen, hoe ver weg ook. Stuur het naar wie zijn kaart het best kan gebruiken.

thing-send = Jericho is te ver voor je, maar aan het eind van je beurt brengt Thing een kaart naar wie je wilt.
    .task = Geef Thing je Bijen 5 en stuur het naar Ada.
    .praise = Thing rent met je 5 naar Ada, en zij kan hem spelen.
    .alone = Thing heeft de 5, maar blijft bij jou. Stuur het naar Ada, die in Jericho staat.
    .weak = Ada speelde de kaart van Thing, maar die was te laag: Jericho had je 5 nodig.
    .keep = Ada staat alleen in Jericho, en alleen Thing is op tijd bij haar. Stuur het naar haar, met je 5.

thing-go = Jericho is gered, en Ada heeft Thing teruggestuurd met een Vleermuis 5.
    .task = Ga naar het Bos, waar een Vleermuis één meer telt.
    .praise = Na een aanval begint iedereen weer op Nevermore.
    .over = Jericho is al aangevallen, en dat gebeurt nergens twee keer. Je kunt er niet meer spelen.
    .home = Op Nevermore kun je geen kaart spelen. In het Bos telt de Vleermuis van Thing het meest.
    .other = Dat mag, maar in het Bos telt een Vleermuis meer.

thing-play = In plaats van een kaart uit je hand mag je die van Thing spelen.
    .task = Speel de kaart van Thing.
    .praise = Een Vleermuis 5 die voor 6 telt.
    .own = Dat mag, maar de Vleermuis van Thing telt hier voor 6.

thing-fill = Thing heeft altijd een kaart, dus je hebt er een nieuwe voor getrokken.
    .task = Kies wat het vasthoudt en bij wie het staat.
    .praise = Wie Thing heeft, ziet die kaart, en jij weet nog wat je meegaf.

lesson-powers = Zes gaven
    .about = Wednesday wisselt één kaart om en redt de avond.
    .end = Precies 28: gered! Voor een spel kiest iedereen een outcast, dus lees hun kaarten.

powers-team = Iedereen kan iets bijzonders. Enid (Ada) voegt 2 toe waar ze staat, Bianca (Bram) legde een 6, en Ajax (Cleo) twee enen tegelijk.

powers-swap = Jij bent Wednesday: je mag een handkaart omwisselen met een open kaart van hetzelfde symbool of getal.
    .task = Haal zo 28 punten.
    .praise = De nutteloze Weerwolf 4 werd een 5.
    .pass = Zonder omwisselen blijft het 23 van de 28, en raakt het doelwit gewond. Eén wissel redt het.
    .four = In Jericho is een vier niets waard, die van jou ook niet. Dat helpt niet.
    .five = Een 5 voor een 5 verandert niets. Welke kaart is hier niets waard?
    .little = Je één telt hier voor 3, maar dat is niet genoeg. Welke kaart is hier niets waard?

lesson-win = Tot het einde
    .about = Twee gered, twee gewond: nu gaat het erom.
    .end = Jullie hebben gewonnen, samen! Speel elke kaart waar hij het meest telt, en houd wat niets waard is in je hand.

win-go = Twee doelwitten zijn gered en twee zijn gewond, dus het laatste beslist.
    .task = Ga naar Pelgrimsdorp.
    .praise = Deze keer 22 punten: elke aanval vraagt meer.
    .home = Op Nevermore kun je geen kaart spelen. Alles hangt af van Pelgrimsdorp.
    .over = Die locatie is al aangevallen. Alles hangt af van Pelgrimsdorp.

win-six = Als Bianca mag je een kaart afleggen en een 6 spelen, en Sirenes en Weerwolven zijn hier niets waard.
    .task = Leg er zo een af voor de 6.
    .praise = Een 6 is overal 6 waard: 22 punten!
    .eye = Je Oog telt hier voor 3, dat maakt 19 van de 22: het derde gewonde doelwit, en de Hyde wint.
    .barred = Die kaart is hier niets waard: het derde gewonde doelwit, en de Hyde wint. Leg hem af voor de 6.

lesson-game = Een eerste echt potje
    .about = Alle vijf de aanvallen, met twee behulpzame bots.
    .end = Begin bij locaties die nog in het zakje zitten, en help waar anderen om vragen. Succes!
