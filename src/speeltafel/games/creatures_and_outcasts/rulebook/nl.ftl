### Het spelregelboek van Creatures & Outcasts

## In het kort

glance-aim = Waar het om gaat
    .text =
        Vijf rondes. Raak je kaarten kwijt: wat je aan het eind van een ronde nog hebt, telt tegen je.
        Wie de minste punten heeft, wint.
glance-setup = Klaarzetten
    .text =
        Schud de negen karakters en de outcasts apart.
        Ieder 10 kaarten (8 met vijf spelers, 7 met zes). De rest is de gesloten speelstapel.
        Wie als eerste een 1 legt, begint; de volgende moet daaroverheen.
glance-turn = Je beurt
    .text =
        Speel één kaart, hoger dan de vorige. Gelijk is niet genoeg. Of pas.
        Op een lege stapel speel je wat je wilt.
glance-pass = Iedereen gepast?
    .text =
        De slag gaat gedekt op de gesloten speelstapel.
        Draai het volgende karakter om: vanaf nu geldt die regel voor iedereen.
        Wie als laatste speelde, komt uit.
glance-characters = Karakters
    .text =
        Wednesday beëindigt de ronde, tenzij de 13 de laatste kaart was. Thing blokkeert een getal.
        Tyler: alleen oneven. Yoko: de andere kant op. Enid: tweetallen. Bianca: lager.
        Ajax: minstens twee hoger. Weems: gelijk mag. Eugene: passen kost een kaart.
glance-effects = Kaarten die iets doen
    .text =
        2: leg er nog een op. 4: trek blind een kaart en geef een andere terug.
        7: pak een kaart uit de gesloten stapel. 8: iemand pakt de bovenste daarvan.
glance-sets = Sets, in plaats van spelen
    .text =
        Drie keer 6: bekijk de karakters en leg Wednesday waar je wilt in de stapel.
        Vier keer 10: de ronde is voorbij.
glance-end = Einde van een ronde
    .text =
        Wednesday kwam, er lagen vier tienen, of nog maar één speler heeft kaarten.
        Tel je hand op: elke kaart telt voor zijn getal. De 0 is gratis, de 13 doet pijn.

## Waar het om gaat

chapter-aim = Waar het om gaat
empty-hand = Maak je hand leeg
    .text = Jullie spelen vijf rondes. In elke ronde wil iedereen van zijn kaarten af, want wat je aan het eind nog vasthebt, telt tegen je. Na vijf rondes wint het laagste totaal.
box = Wat er op tafel ligt
    .text = Voor twee tot zes spelers. Er zijn 42 outcasts met een getal: van 1 tot en met 10 elk vier, en één 0 en één 13. Negen karakters, onder wie Wednesday zelf, veranderen de regels als ze opduiken. Bij elke plaats ligt een hulpkaart met alles op een rij.
open-knowledge = Wat iedereen ziet
    .text = Hoeveel kaarten ieder heeft, hoe hoog de stapels zijn, de slag, de karakters tot nu toe, het geblokkeerde getal en de punten zijn voor iedereen te zien. Wat op de gesloten stapel verdween, onthoud je zelf; na de ronde staat het in het verloop.
picture-table = Noor is aan de beurt. Tyler is actief en de laatste kaart was een 5.
    .a = De speelstapel: ga over de bovenste kaart heen.
    .b = De gesloten speelstapel: kaarten van eerdere slagen, gedekt.
    .c = Het actieve karakter. Bij Tyler alleen oneven getallen.
    .d = De karakters die nog komen. Wednesday zit ertussen.
    .e = Oneven en hoger dan 5: de 9 mag.
picture-card = Zo lees je een outcast
    .a = Het getal (dat zijn ook de punten), en een teken als de kaart iets doet.
    .b = De naam.
    .c = Wat er gebeurt als je hem speelt.

## Klaarzetten

chapter-setup = Klaarzetten
boards = Twee borden
    .text = Leg het outcastbord neer: op de witte kant komt de open speelstapel, op de zwarte de gesloten. Het karakterbord ligt met de paarse kant boven voor het basisspel, en met de zwarte voor de gevorderde variant, met elke ronde een effect.
stacks = Twee stapels
    .text = Schud karakters en outcasts apart; ze raken nooit door elkaar. De negen karakters vormen een gedekte stapel. In het begin is er nog geen enkel karakter actief. De houten Thing wacht ernaast tot zijn karakter verschijnt.
deal = Delen
    .text = Met twee, drie of vier spelers krijgt ieder 10 kaarten, met vijf 8, met zes 7. De 22, 12 of 2 kaarten die overblijven, zijn de gesloten speelstapel; met zes spelers begint die leeg. Niemand kijkt voordat alles gedeeld is.

## Het begin van een ronde

chapter-start = Het begin van een ronde
race = Wie heeft een 1?
    .text = Wees snel: wie als eerste een 1 op tafel legt, begint de ronde daarmee. De volgende moet over die 1 heen. Anderen houden hun 1. Zijn er twee even snel, dan beslist het lot. Een poging zonder 1 telt niet, en niemand ziet het. Zo begint elke ronde.
no-one = Niemand?
    .text = Je hoeft je 1 niet te leggen. Doet niemand het, of heeft niemand er een, dan begint de jongste, met een kaart naar keuze of door te passen. Wie de jongste is, wordt voor het spel gekozen of geloot, en dat blijft zo.
picture-race = De ronde begint. Noor heeft een 1, en misschien is ze niet de enige.
    .a = Leg hem als eerste, en de ronde begint bij jou.

## Je beurt

chapter-turn = Je beurt
higher = Eén kaart, hoger
    .text = Speel één kaart open, met een hoger getal dan de vorige. Gelijk is niet genoeg; hoeveel hoger maakt niet uit. Op een lege stapel mag elk getal. Dan is de volgende aan de beurt, met de klok mee. Karakters kunnen dit allemaal veranderen.
pass = Of pas
    .text = Passen mag altijd, ook als je zou kunnen spelen. Je ligt er niet uit: de volgende keer kies je gewoon opnieuw.
no-cards = Niets meer over?
    .text = Zonder kaarten word je overgeslagen, maar je zit nog in de ronde: met een 4 kan niemand je kiezen, met een 8 wel. Heb je weer kaarten, dan speel je weer mee. Zou je moeten uitkomen zonder kaarten, dan doet de volgende het.

## Als iedereen gepast heeft

chapter-all-pass = Als iedereen gepast heeft
trick-over = Een nieuw karakter
    .text = Heeft iedereen met kaarten na elkaar gepast, ook wie als laatste speelde? Dan gaat de slag naar de gesloten stapel en wordt het volgende karakter omgedraaid. Die regel geldt meteen, voor iedereen. Wie de laatste kaart speelde, komt uit. (De tafel mag afspreken dat die laatste speler niet meer hoeft te passen.)
picture-trick = Alle drie passen op de 8.
    .a = Bianca verschijnt: vanaf nu gaat het omlaag. Noor speelde als laatste en komt uit.
counting-passes = Wat het passen onderbreekt
    .text = Speelt iemand tussendoor, of legt iemand een set of geblokkeerde kaarten af, dan moet iedereen opnieuw passen. Wie geen kaarten heeft, telt niet mee. De laatste speler is wie het laatst een kaart speelde: sets, afleggen en passen veranderen daar niets aan.
lead = Uitkomen
    .text = Speel elk getal dat het karakter en Thing toelaten. Je mag ook passen; dan mag de volgende uitkomen. Past iedereen op een lege stapel, dan komt er weer een karakter.
closed-pile = De gesloten speelstapel
    .text = Niemand kijkt erin of verandert de volgorde, tenzij een kaart dat zegt. Een slag wordt in zijn geheel omgedraaid, dus de eerste kaart komt bovenop (de tafel mag ook de volgorde aanhouden). Sets en afgelegde kaarten komen er gedekt bovenop.
no-characters-left = Geen karakters meer
    .text = Dan verhuist de slag toch, gaat het actieve karakter weg en komt de laatste speler uit, met de klok mee. Past iedereen meteen weer, dan is de ronde voorbij. Dat is ook zo als alle handen samen negen keer op rij niet kleiner zijn geworden. Zo duurt geen ronde eeuwig.

## De karakters

chapter-characters = De karakters
active = Eén tegelijk
    .text = Een karakter werkt vanaf het omdraaien tot iedereen gepast heeft. Dan gaat het weg en komt het volgende. Wie geweest is, komt pas de volgende ronde terug.
wednesday = Wednesday maakt er een eind aan
    .text = Verschijnt Wednesday, dan is de ronde meteen voorbij. Eén ding houdt haar tegen: de 13, als die de allerlaatste kaart van de net beëindigde slag was. Dan wordt ze weer in de stapel geschud, is er geen karakter actief en komt de speler van de 13 uit.
wednesday-again = Ze komt terug
    .text = Je kunt Wednesday vaker tegenhouden, maar elke keer moet de 13 opnieuw gespeeld zijn. Is zij de enige kaart in de stapel, dan is ze ook de volgende die komt. Heeft de speler van de 13 geen kaarten, dan komt de volgende uit.
thing = Thing blokkeert een getal
    .text = Wie als laatste speelde, bekijkt de gesloten stapel en kiest een kaart, welke ook; die komt open naast de stapel, met Thing erop. Dat getal mag de hele ronde niemand meer spelen, wie er ook nog verschijnt. Is de gesloten stapel leeg, dan wordt er niets geblokkeerd.
picture-thing = Thing staat op een 5.
    .a = Deze vijven kun je niet meer spelen. Had Noor niets anders, dan mocht ze ze afleggen.
blocked = Vast met geblokkeerde kaarten
    .text = Heb je alleen nog het geblokkeerde getal? Dan mag je die kaarten in je beurt laten zien en allemaal afleggen. Doe je het niet, dan tellen ze. Drie zessen en een ruil met een 4 houdt Thing niet tegen, en afleggen geldt niet als spelen en niet als passen.
tyler = Tyler: alleen oneven
    .text = Alleen 1, 3, 5, 7, 9 en 13, en zoals altijd hoger dan de vorige. De 0 geldt als even.
yoko = Yoko: andersom
    .text = De beurten gaan tegen de klok in zodra ze verschijnt; de laatste speler komt nog gewoon uit. Gaat ze weg, dan is het weer met de klok mee, ook als er niemand na haar komt.
enid = Enid: tweetallen
    .text = Speel twee kaarten met hetzelfde getal, hoger dan het vorige. Een effect telt maar één keer, en na twee tweeën speel je nog een tweetal, als dat kan. De 0 en de 13 hebben geen tweeling en blijven dus in je hand.
bianca = Bianca: lager
    .text = Elke kaart moet lager zijn dan de vorige. Gelijk mag ook hier niet.
ajax = Ajax: een flinke stap
    .text = Sla minstens één getal over: op een 5 is 7 de laagste. Het gaat om getallen, niet om kaarten, dus een 13 op een 10 mag.
weems = Weems: gelijk mag
    .text = Een gelijk getal mag, of een hoger. Nog steeds één kaart per beurt. Na een 2 moet er nog een kaart op; dat mag weer een 2 zijn, en die vraagt er nog een.
eugene = Eugene: passen kost wat
    .text = Wie past, pakt de bovenste kaart van de gesloten stapel, ook wie als laatste past en de slag beëindigt. Is die stapel leeg, dan is passen gratis.

## Kaarten met een effect

chapter-effects = De outcasts
which = Welke kaarten iets doen
    .text = De 2, 4, 7 en 8 werken zodra je ze speelt. De 6 en de 10 werken als set, de 13 tegen Wednesday, de 1 aan het begin van een ronde; later is het een gewone kaart. 0, 3, 5 en 9 hebben alleen een getal.
faceless = 2, Faceless
    .text = Leg in dezelfde beurt nog een kaart op je 2. Kan het, dan moet het; die kaart volgt alle regels en heeft een eigen effect. Was de 2 je laatste kaart, of past er niets? Dan is je beurt voorbij. Dat geldt niet als passen.
shapeshifter = 4, Shapeshifter
    .text = Kies een andere speler met kaarten, trek blind een kaart uit de geschudde hand, bekijk hem en geef een andere terug, eventueel met hetzelfde getal. Dat is verplicht. Was de 4 je laatste kaart, dan gebeurt er niets. Ook geblokkeerde kaarten mogen zo van hand wisselen.
siren = 7, Siren
    .text = Bekijk in het geheim de gesloten stapel en pak een kaart naar keuze, die niemand te zien krijgt; de volgorde blijft. Dat is verplicht, ook als de 7 je laatste kaart was. Het geblokkeerde getal mag je niet pakken; is er niets te pakken, dan gebeurt er niets.
vampire = 8, Vampire
    .text = Kies iemand; die pakt de bovenste kaart van de gesloten stapel, geblokkeerd of niet. Het mag iemand zonder kaarten zijn, en zelfs jijzelf, tenzij de tafel dat niet wil. Zolang er een kaart ligt, moet je iemand kiezen.

## Sets

chapter-sets = Sets
lay-down = Laten zien en neerleggen
    .text = Er zijn twee sets: drie zessen en vier tienen. In je beurt mag je er een laten zien en op de gesloten stapel leggen, in plaats van te spelen. Karakters houden dat niet tegen. Niet tijdens de race, en niet als tweede kaart na een 2. Je mag ze ook los spelen, zonder het effect.
psychic = Drie zessen: Psychic
    .text = Bekijk de stapel karakters en leg Wednesday waar je wilt in de stapel, ook bovenop. De andere houden hun volgorde. De tafel ziet dát je het doet, niet waar. Is ze er al uit? Dan kijk je alleen. Van vier zessen houd je er een.
hyde = Vier tienen: Hyde
    .text = De ronde is meteen voorbij. De tienen ben je kwijt, maar je andere kaarten tellen nog. Vier tienen één voor één spelen beëindigt niets.

## Het einde

chapter-end = Het einde
round-over = Wanneer een ronde eindigt
    .text = Meteen als Wednesday ongehinderd verschijnt of als er vier tienen worden neergelegd; en zodra nog maar één speler, of niemand, kaarten heeft, als de effecten van de laatste kaart zijn afgehandeld. Dan gaan alle handen open.
score = Tellen
    .text = Tel je hand op. Elke kaart telt voor zijn getal: de 13 is 13 punten, de 0 is gratis, en een lege hand ook. Iedereen heeft een kolom op het scoreblok.
five-rounds = Vijf keer
    .text = Schud alles, deel opnieuw en kijk wie het eerst een 1 legt. Na vijf rondes wint het laagste totaal; bij een gelijke stand delen jullie de overwinning.

## De gevorderde variant

chapter-advanced = De gevorderde variant
round-effects = Elke ronde een effect
    .text = Elke ronde heeft een effect, dat begint als een bepaalde kaart wordt gespeeld terwijl een bepaald karakter actief is: hooguit één keer, en vóór het effect van de kaart zelf. Tweetallen, uitkomen en een tweede kaart tellen ook, sets en afleggen niet. De lijst kun je aanpassen. Verder blijft alles gelijk.
round-one = Ronde 1: ze vertrekken
    .text = Alle karakters die nog in de stapel zitten, gaan weg, ook Wednesday. Het actieve blijft tot iedereen gepast heeft (of de hele ronde, als de tafel dat wil), en er volgt geen ander.
round-two = Ronde 2: zonder Wednesday
    .text = Wednesday gaat uit de stapel en de rest wordt geschud. De ronde gaat verder zonder haar.
round-three = Ronde 3: open kaarten
    .text = Iedereen legt de hand open tot het eind van de ronde, ook nieuwe kaarten. De stapels blijven dicht. Pakt iemand een kaart van je, dan mag je je hand eerst schudden en verbergen: het blijft blind trekken.
round-four = Ronde 4: Wednesday verhuist
    .text = Wie de 9 speelt, bekijkt de stapel karakters en legt Wednesday op een plek naar keuze, ook bovenop. De volgorde van de andere blijft gelijk.
round-five = Ronde 5: handen naar rechts
    .text = Iedereen geeft de hele hand aan de speler rechts, ook een lege, dus je kunt weer kaarten krijgen. De speelvolgorde blijft gelijk. In deze ronde mag een 10 ook bij Tyler, tenzij hij geblokkeerd is.

## In teams

chapter-teams = In teams
partners = Wie met wie
    .text = Vier spelers vormen twee teams, zes vormen er twee of drie, allemaal even groot. Ga om en om zitten. Iedereen heeft een eigen hand en eigen beurten. Met de gevorderde variant kan het ook.
whisper = Vertellen, niet laten zien
    .text = Teamgenoten mogen elkaar vertellen wat ze hebben, onder elkaar of, als de tafel dat wil, hardop. Kaarten laten zien mag niet.
team-score = Eén kolom
    .text = De punten van alle teamgenoten komen in één kolom, en na vijf rondes wint de laagste score. Een team zonder kaarten beëindigt de ronde niet: er wordt doorgespeeld tot nog maar één speler kaarten heeft, of tot de ronde anders eindigt.

## Aan deze tafel

chapter-manners = Aan deze tafel
time = Als je tijd op is
    .text = Spelen jullie met een klok en is jouw tijd op, dan wordt een beurt een pas, gaat de race aan je voorbij en wordt een verplichte keuze geloot.
