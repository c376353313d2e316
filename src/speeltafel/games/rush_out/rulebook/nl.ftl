### Het spelregelboek van Rush Out!

## In het kort

glance-aim = Waar het om gaat
    .text =
        De helden tegen één tovenaar, allemaal tegelijk. Geen beurten.
        Wie als eerste de laatste kaart van de eigen stapel omdraait, wint.
glance-setup = Klaarzetten
    .text =
        Tovenaar: vijf zwarte dobbelstenen, de spreukenstapel, drie spreuken open.
        Elke held: een personage en drie dobbelstenen van één kleur. Samen: de stapel beproevingen, drie open.
        De eerste worp van de tovenaar start de race.
glance-roll = Gooien
    .text =
        Zo vaak als je wilt. Al je losse dobbelstenen tegelijk, geen enkele apart houden.
        Leg na een worp wat past op één kaart, alles op dezelfde.
        Stenen op een onvoltooide kaart mag je terugnemen als je gooit.
glance-heroes = Voor helden
    .text =
        Je stenen liggen op één kaart tegelijk, en op een kaart liggen hooguit twee kleuren.
        Je joker staat voor het symbool van je personage.
        Alle vakken vol? Stenen terug, kaart weg, volgende beproeving.
glance-wizard = Voor de tovenaar
    .text =
        Je joker staat voor elke banner op de zes open kaarten.
        Alle vakken vol? Stenen terug, voer de spreuk uit, kaart weg, volgende spreuk.
glance-dragon = De draak
    .text =
        De kaart eronder kun je niet voltooien. Haalt hij de stapel beproevingen, dan wint de tovenaar.
        Vul de drakentegel met jokers om hem één kaart terug te duwen.
glance-scenarios = Wat er per scenario bij komt
    .text =
        1: spreuken die één held hinderen. 2: munten en een markt. 3: vloeken voor alle helden.
        4: wonden en zielen. 5: confrontaties en de levens van de tovenaar. 6: ervaring en eigenschappen.
glance-end = Het einde
    .text =
        Een oefening is één race. Een scenario wint wie twee rondes wint.

## Waar het om gaat

chapter-aim = Waar het om gaat
sides = Helden tegen een tovenaar
    .text = Een van jullie is de tovenaar, in zijn eentje. De andere twee tot vier zijn helden, die samen winnen of verliezen. De helden rennen de kerker uit, van beproeving naar beproeving; de tovenaar gooit hun spreuken voor de voeten.
picture-table = Een race door de ogen van Noor. Zij is de krijger, Bram de jager, Ada de tovenaar.
    .a = Een beproeving: vul de vakken met dobbelstenen.
    .b = De stapel beproevingen. Is de laatste kaart omgedraaid, dan hebben de helden gewonnen.
    .c = De drakentegel: hier duwen jokers de draak terug.
    .d = Een van Ada's spreuken, aan haar kant van het bord.
    .e = Bram heeft al een steen op de touwbrug liggen.
    .f = De stenen van Noor: zwaard, joker en sleutel.
goal = Als eerste bij de laatste kaart
    .text = Elke kant heeft een eigen stapel. Zodra de laatste kaart daarvan weg is, heb je gewonnen; de drie open kaarten hoeven niet voltooid te zijn. Scenario's voegen andere manieren toe, en elke manier is genoeg.
no-turns = Geen beurten
    .text = Iedereen gooit en legt wanneer hij wil, zo snel als hij kan. Niemand wacht. Willen er twee hetzelfde vak, dan krijgt de eerste het; de andere steen blijft los en is nog bruikbaar.
talk = Roepen mag, gluren niet
    .text = Helden mogen overleggen en roepen zoveel ze willen, tenzij een vloek het verbiedt. Niemand kijkt in de stapels of telt ze.

## Klaarzetten

chapter-setup = Klaarzetten
choose = Oefening of scenario
    .text = Kies wat jullie spelen: begin met de oefeningen; elk scenario voegt iets toe, en wat je al kende, blijft gelden. Is de tovenaar ervaren en zijn de helden nieuw? Dan mogen er twee beproevingen ongezien uit, voor alle rondes.
characters = Personages en dobbelstenen
    .text = Eén speler wordt de tovenaar, met vijf zwarte dobbelstenen, en zit tegenover de rest. Elke held neemt een personage, ongedeerde kant boven, en een kleur met drie dobbelstenen; die twee hebben niets met elkaar te maken. Iedereen moet bij alle kaarten kunnen.
piles = Twee stapels
    .text = Schud de beproevingen aan de kant van de helden en de spreuken aan die van de tovenaar. Draai van elk drie om. Alleen daaraan wordt gewerkt.
decks = Welke kaarten
    .text = Sommige beproevingen zijn voor meer spelers en blijven bij minder in de doos; de stapel van de helden groeit dus mee. Munten en confrontaties doen altijd allemaal mee. De stapel van de tovenaar blijft gelijk. Doet van een soort spreuk maar een deel mee, dan kiest het lot één keer, ongezien.
how-many = Hoeveel van elke soort
    .text = Spreuken in oefening 1: 8 verwarring, 7 oproepen. Oefening 2: 6, 6 en 5 dracologie. Scenario 1: 5, 4, 5 en 5 dissipatie. 2: 6, 5, 5, 5. 3: 5, 4, 5, 4 en 4 vloeken. 4 en 5: 4, 3, 5, 4, 4 en 5 verdoemenis. 6: 0, 3, 5, 3, 3, 5 en 3 regressie. Munten: vanaf 2; confrontaties: vanaf 5.
lone-hero = Eén held alleen
    .text = Een huisvariant voor twee: één held met zes stenen, de beproevingen voor drie spelers, vier zielen en drie levens. Pas op: met alle verboden tegen je kun je vastlopen.

## Dobbelstenen en kaarten

chapter-dice = Dobbelstenen en kaarten
hero-dice = De stenen van de helden
    .text = Vuur, zwaard, voetafdruk, sleutel, hart en joker, elk één keer. Je joker staat voor het symbool van je personage: die van de krijger bijvoorbeeld voor een zwaard. Er mogen meerdere jokers op één kaart. De kleur van een steen is die van de steen zelf en zegt van wie hij is.
wizard-dice = De stenen van de tovenaar
    .text = Bliksem, vuur, water, plant, lucht en joker, elk één keer.
slots = Vakken
    .text = Een kaart heeft vakken, en in elk past één dobbelsteen. Gekleurd op wit zijn ze voor de helden, op zwart voor de tovenaar. Er kan een banner aan hangen, en een spreuk heeft een plaatje van wat hij doet. Een kaart is voltooid als alle vakken vol zijn.
picture-card = Een kaart die eerst een spreuk is en daarna een beproeving
    .a = De naam.
    .b = Wat er gebeurt als hij voltooid is.

## Spelen als held

chapter-hero = Spelen als held
roll = Gooi
    .text = Is de tovenaar begonnen, dan gooi je zo vaak als je wilt: alle stenen die niet op een kaart liggen, tegelijk. Eentje bewaren voor later kan niet. Opnieuw gooien mag zodra ze liggen.
place = Leg
    .text = Na een worp mag je stenen op vrije vakken met hetzelfde symbool leggen: allemaal op één kaart, zoveel als passen of als je wilt. Wat over is, mag tot je volgende worp nog op diezelfde kaart, maar op geen andere, ook niet als die kaart voltooid wordt.
picture-place = Noor gooide zwaard, vuur en hart.
    .a = Wat past, ligt nu op de reuzenspin. De rest gooit ze opnieuw.
one-card = Eén kaart, twee kleuren
    .text = Je stenen liggen nooit op twee kaarten of tegels tegelijk, en op een kaart liggen nooit meer dan twee kleuren. Een steen gaat niet zomaar van de ene kaart naar de andere: daartussen moet je hem gooien.
take-back = Toch liever anders?
    .text = Als je gooit, mag je stenen terugnemen van een kaart die nog niet voltooid is, en die meegooien. Alleen je eigen: aan die van een ander kom je nooit. Een steen die terugkwam, toont niets tot je hem gooit.
complete = Een beproeving is voltooid
    .text = Alle vakken vol? Dan gaan de stenen terug naar hun eigenaars, verdwijnt de kaart en komt de volgende op die plek. Wie er een steen op had, heeft meegeholpen. Maakte een ander hem af terwijl jouw nieuwe worp nog ongebruikt lag, dan mag je die overal leggen.

## Spelen als tovenaar

chapter-wizard = Spelen als tovenaar
start = Jij start de race
    .text = Jouw eerste worp start elke race; daarvoor kan niemand iets doen, en wacht je te lang, dan gooit de tafel. Daarna gooi je zo vaak als je wilt, alle losse stenen tegelijk. Stenen op een onvoltooide kaart mogen mee.
spells = Werk aan een spreuk
    .text = Leg wat past, alles op één kaart. Dat kan alleen een spreuk aan je eigen kant zijn, of later jouw helft van een munt of confrontatie, of een rol. Geen stenen op twee kaarten, niet verplaatsen zonder worp, niets bewaren.
picture-wizard = Door de ogen van Ada. Ze heeft twee jokers.
    .a = Het duiveltje, met de vakken voor haar stenen.
    .b = Een joker staat voor elk symbool op een banner van een van de zes open kaarten.
banners = Jokers hebben een banner nodig
    .text = Je joker staat voor het symbool op een banner van een van de zes open kaarten, ook die van de helden, en elke joker mag een andere gebruiken. Eenmaal gelegd blijft hij liggen, ook als die kaart verdwijnt. Zonder passende banner kan hij niet, tenzij een rol helpt.
cast = Een spreuk is voltooid
    .text = Neem je stenen terug, voer het effect uit, leg de kaart af als hij nog bij jou ligt en draai de volgende spreuk om.
aim-quickly = Kies snel
    .text = Heeft een spreuk een doel nodig? Dan moet je kiezen, binnen drie seconden. Tot dan gooi en leg je niet, terwijl de helden doorspelen. Is de tijd om, dan pakt de tafel wat het meeste pijn doet.
by-itself = Wie ruimt er op
    .text = De tafel geeft stenen terug, legt kaarten af en draait nieuwe om; met 'zelf doen' moet iemand daarvoor klikken. De kant die iets doet, maakt dat eerst af en kijkt of die wint; dan gebeurt wat daardoor vrijkwam. Is een tegel, een rol of een kaart bij een held voltooid, dan wordt er niets omgedraaid.

## Training 1

chapter-training-one = Oefening 1: verwarring en oproepen
first-race = De eerste race
    .text = Gewone beproevingen tegen verwarring en oproepen. Een oefening is één race: wie die wint, heeft gewonnen.
confusion = Verwarring
    .text = De tovenaar slaat heldenstenen van één kaart of tegel: allemaal, of één, zoals de kaart zegt. Ze gaan terug en moeten opnieuw gegooid worden. Een volle kaart is meteen veilig, net als zwarte stenen en een steen in een wervelwind. Niets te raken? Dan gebeurt er niets.
summon = Oproepen
    .text = Een voltooide oproep gaat gedekt boven op de stapel beproevingen: de helden krijgen hem als eerste, met de vakken aan hun kant. Daarna is hij deze ronde weg en hoort hij de volgende ronde weer bij de spreuken.

## Training 2

chapter-training-two = Oefening 2: de draak
dragon = De draak loopt
    .text = Hij begint op zijn tegel. Dracologie zet hem één of twee kaarten dichter bij de stapel beproevingen: eerst het veld naast zijn tegel, dan de twee andere. Haalt hij de stapel, of zou hij erlangs gaan, dan wint de tovenaar.
under-the-dragon = Onder de draak
    .text = Op de kaart onder de draak mogen helden stenen leggen en terugnemen, maar voltooid is hij pas als de draak weg is, ook al zijn alle vakken vol; dan wel meteen. Tot dan kan verwarring hem raken. De banner telt gewoon. Komt de draak op een leeg veld, dan komt er een beproeving onder.
picture-dragon = De draak zit op de touwbrug.
    .a = Zolang hij daar zit, kan de brug niet voltooid worden.
    .b = Noors joker is de eerste duw. Waar hij voor staat, doet er hier niet toe.
push-back = Duw hem terug
    .text = Vul de vakken van de drakentegel met jokers, met hooguit twee helden, en de draak gaat één kaart terug. De stenen komen terug en de tegel kan opnieuw. Alleen echte jokers tellen. Verwarring kan de tegel raken. Is de draak thuis, dan kun je er niets op leggen.
dragon-late = Hij komt te laat
    .text = Een kaart die al voltooid is, blijft dat als de draak aankomt; de volgende beproeving komt onder hem. Op munten en confrontaties houdt hij alleen de kant van de helden tegen.

## Scenario's

chapter-scenarios = Scenario's
rounds = Twee van de drie
    .text = Een scenario duurt twee of drie races. De winnaar van elke race krijgt een trofee, en wie de tweede heeft, wint. Iedereen houdt zijn kant en zijn kaarten.
between-rounds = Tussen de rondes
    .text = Alle kaarten gaan terug naar hun eigen stapel en worden geschud. De draak gaat naar huis, iedereen is ongedeerd, dissipaties, vloeken en ervaring zijn weg, en de fiches liggen weer klaar. Uitrusting, rollen en trofeeën blijven.
time-limit = Geen race zonder eind
    .text = Een race duurt hooguit vijftien minuten, of zo lang als de tafel koos. Dan wint de kant die nog het kleinste deel van de eigen stapel over heeft; bij een gelijke stand wint de tovenaar.

## Scenario 1

chapter-dissipation = Scenario 1: dissipatie
hindered = Hinder voor één held
    .text = De tovenaar legt de kaart voor een held, als hij wil steeds dezelfde; die heeft er last van tot de kaart vol is. Elke held mag helpen, volgens de regels voor beproevingen. Effecten tellen op. Stenen die al liggen, mogen blijven.
ban = Een verbod
    .text = Deze held mag geen stenen leggen die het doorgestreepte symbool tonen. Een joker die ervoor staat, mag wel.
whirlwind = Wervelwind
    .text = De held heeft één steen minder: een losse naar keuze, of een gelegde als ze allemaal liggen, binnen drie seconden. Die rust op de kaart en er valt niets mee te doen. Twee wervelwinden kosten nog steeds één steen, maar moeten allebei vol om hem terug te krijgen.

## Scenario 2

chapter-coins = Scenario 2: munten en de markt
coin-trials = Muntbeproevingen
    .text = Aan een muntbeproeving werken beide kanten, elk op de eigen helft. Wie het eerst klaar is, krijgt de munt; alle stenen gaan terug en er komt een nieuwe beproeving. Zwarte stenen tellen niet als kleur. De eerste drie beproevingen van een ronde zijn altijd gewone.
spend = Munten tijdens de race
    .text = Op elk moment mag een kant twee muntkaarten inleveren om de bovenste kaart van de eigen stapel weg te leggen, ongezien. Elke held mag dat namens het team doen. Wie een ronde verliest, krijgt het muntfiche, één munt waard op de markt.
market = De markt
    .text = Tussen de rondes kopen helden uitrusting en de tovenaar rollen. Voor elke aankoop van de helden moet meer dan de helft ja zeggen, en er zijn 90 seconden, of wat de tafel koos. Daarna gaan alle munten terug: sparen kan niet. Na de laatste ronde is er geen markt.
equipment = Uitrusting
    .text = Die hoort de rest van het spel bij één held en geeft diens joker er een symbool bij. Vier soorten kosten één munt; het hart kost er twee, en een voor elk symbool drie. Twee keer dezelfde helpt niet.
scrolls = Rollen
    .text = Alleen voor de tovenaar, de rest van het spel, zo vaak als hij wil. Met sommige staan jokers ook zonder banner voor water, plant of lucht. Twee hebben vakken: vul ze met twee keer bliksem of vijf keer vuur en het gebeurt; de rol blijft.
turning = Draaien en ruilen
    .text = Twee rollen draaien losse, gegooide stenen tussen plant en water of plant en lucht, elke rol één keer per steen en worp. Een andere ruilt een open spreuk met de bovenste van de stapel, elk veld één keer tussen twee worpen; stenen erop komen terug.

## Scenario 3

chapter-curses = Scenario 3: vloeken
cursed = Een vloek voor alle helden
    .text = Hij komt naast het bord en geldt voor elke held tot ze hem als een beproeving voltooien, en zelfs terwijl ze dat doen. Een tweede van dezelfde maakt het niet erger, maar moet ook voltooid worden.
caught = Betrapt!
    .text = Merkt de tovenaar een overtreding, dan zegt hij dat binnen zes seconden en mag hij de bovenste kaart van zijn stapel wegleggen. Elke overtreding telt één keer. Vals alarm kost niets, en de helden houden hun stenen.
silence = Zwijgen, en één hand
    .text = Bij zwijgen mogen de helden niets zeggen; de tovenaar wel. Bij één hand houdt elke held de andere op de rug.
high-five = High five
    .text = Twee helden die iets voltooiden, geven elkaar eerst een high five, binnen vijf seconden na elkaar; wie het alleen deed, klapt. Bij genezen hoeft het niet. Tot dan is de kaart veilig en al van hen. Stenen pakken zonder high five of klap is een overtreding.

## Scenario 4

chapter-doom = Scenario 4: verdoemenis
souls = Zielen
    .text = Aan het begin van elke ronde liggen er zeven zielen voor twee helden, acht voor drie of vier, en is iedereen ongedeerd. Heeft de tovenaar ze allemaal, dan wint hij de ronde.
wounds = Wonden
    .text = De ene soort verdoemenis verwondt een held en pakt een ziel voor elke held die dan gewond is; de andere verwondt er twee en pakt er geen. Ongedeerde helden gaan voor. Een gewonde held draait de tegel om en speelt gewoon door.
heal = Genezen
    .text = Elke held mag de tegel van een gewonde held vullen als een beproeving, ook die held zelf; dan wordt hij weer omgedraaid. Spreuken die stenen wegslaan, kunnen hem raken. Geneest een held op een andere manier, dan gaan stenen op de tegel terug.

## Scenario 5

chapter-confrontation = Scenario 5: confrontatie
lives = De levens van de tovenaar
    .text = De tovenaar heeft vier, vijf of zes levens tegen twee, drie of vier helden. Tussen de beproevingen zitten confrontaties, die beide kanten kunnen voltooien, elk op de eigen helft.
strike = De helden slaan toe
    .text = Ze pakken een leven; met het laatste hebben ze de ronde gewonnen. Hun stenen gaan eraf en worden opnieuw gegooid. De kaart blijft en kan nog een keer.
strike-back = De tovenaar slaat terug
    .text = Is zijn helft eerder vol, dan gaan alle stenen terug, is de kaart weg en kost het geen leven. Er komt een nieuwe beproeving; was dat de laatste, dan winnen de helden.

## Scenario 6

chapter-experience = Scenario 6: ervaring
learn = Leren van beproevingen
    .text = Elke held legt een eigenschapstegel naast het personage. Van de helden die meehielpen aan een gewone beproeving of een oproep houdt er één de kaart: wie hem het eerst opeist, binnen vier seconden, anders wie er minder heeft. Weggeven kan niet. Verwarring doet niet mee, tenzij de tafel er drie toevoegt.
traits = Eigenschappen
    .text = Betaal met ervaring, wanneer je wilt. Bard, 1: draai een losse steen van een andere held naar de joker. Jager, 2: leg een dissipatie of vloek af. Krijger, 3: duw de draak terug. Geestelijke, 3: genees een held. Alleen als het iets doet.
regression = Regressie
    .text = De tovenaar laat één held, of elke held, meteen een punt verliezen. Wie er geen heeft, heeft niets te verliezen.
