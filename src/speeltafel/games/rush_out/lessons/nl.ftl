# Lessen van Rush Out!. `lesson-<id>`: titel, en `.end` als de les klaar is. `<les>-<stap>`: wat de leraar zegt,
# `.task` wat er te doen is, `.praise` als het gedaan is, en een attribuut voor elk antwoord. Nooit meer dan twee zinnen.

lesson-roll = Gooien en leggen
    .about = Drie dobbelstenen, een beproeving en geen beurten.
    .end = Niemand wacht op een beurt: de helden willen hun stapel eerder leeg hebben dan de tovenaar.

roll-first = Je bent een held met drie dobbelstenen, en voor je ligt een kerker vol beproevingen.
    .task = Gooi!
    .praise = Een zwaard, vuur en een hart.

roll-place = De Reuzenspin vraagt twee zwaarden en vuur.
    .task = Tik op de spin: alles wat past, gaat erop.
    .praise = Er liggen er twee, en die blijven liggen.
    .one = Een voor een kan ook. Tik op de kaart zonder een dobbelsteen te pakken: dan gaat alles tegelijk.
    .gate = Daar past er maar één. Op de spin passen er twee, en al je dobbelstenen moeten op één kaart liggen.
    .roll = Je gooit altijd alles wat los ligt, dus deze twee zou je kwijt zijn. Leg ze eerst neer.

roll-again = Er ontbreekt nog een zwaard, en je mag zo vaak gooien als je wilt.
    .task = Gooi wat je over hebt.
    .praise = Een zwaard!
    .back = Die twee liggen goed. Gooi alleen de losse.

roll-finish = Dat is de laatste.
    .task = Tik op de spin.
    .praise = Voltooid: je hebt je dobbelstenen terug, en de volgende beproeving komt van je stapel.
    .roll = Dat is precies het zwaard dat je nodig hebt. Leg het neer.

lesson-joker = De ster
    .about = Een joker, en waar die voor staat.
    .end = Elke held heeft een ander symbool. Verdeel het werk: laat ieder doen waar de eigen ster goed voor is.

joker-swords = De ster is je joker: voor de krijger is het een zwaard, en niets anders.
    .task = Leg beide sterren op de Reuzenspin.
    .praise = Twee sterren, twee zwaarden.
    .one = Dat kan ook, maar het duurt langer. Tik op de kaart zonder een dobbelsteen te pakken.
    .key = De sleutel past daar, maar dan kunnen de sterren nergens heen. Twee is beter dan één.
    .roll = Twee zwaarden ineens, en die gooi je weg? Leg ze eerst neer.

joker-again = Nu ontbreekt alleen nog vuur.
    .task = Gooi de laatste.
    .praise = Vuur!
    .back = De sterren liggen goed. Laat ze liggen.

joker-finish = Je weet wat je moet doen.
    .task = Voltooi de spin.
    .praise = Klaar. De helden winnen als de laatste kaart van hun stapel is omgedraaid.
    .roll = Je hebt het vuur dat je nodig hebt. Leg het neer.

lesson-together = Samen
    .about = Sommige beproevingen zijn te groot voor één held.
    .end = Twee helden mogen een kaart delen, drie nooit. Praat dus: wie gaat waarheen?

together-big = Kruispunt vraagt vier dobbelstenen, en jij hebt er drie. Helden winnen samen of helemaal niet.

together-roll = Bram heeft een voetafdruk en een sleutel op Kruispunt gelegd, en wacht op hulp.
    .task = Gooi.
    .praise = Zwaard en vuur: precies wat er ontbreekt.

together-join = De andere twee vakken zijn voor jou.
    .task = Leg je dobbelstenen op Kruispunt.
    .praise = Voltooid! Bram en jij hebben allebei jullie dobbelstenen terug.
    .spider = Daar kun je in je eentje aan beginnen, maar dan blijft Bram wachten. Hier maken jouw twee de kaart af.
    .roll = Je hebt precies wat Bram nodig heeft. Leg het eerst neer.

lesson-back = Je mag je bedenken
    .about = Dobbelstenen terugnemen en helpen.
    .end = Dobbelstenen die wachten, doen niets. Verlaat een kaart als ze ergens anders meer waard zijn.

back-stuck = Alle dobbelstenen van een speler liggen op één kaart. Die van Bram liggen op de Stenen wachter, en alleen komt hij niet verder.

back-take = Jouw ene dobbelsteen op de Geketende poort houdt je tegen.
    .task = Tik hem aan om hem terug te nemen, en gooi dan.
    .praise = Zwaard en vuur!
    .keep = Zolang je dobbelsteen op de poort ligt, kunnen de andere alleen daarheen. Tik hem eerst aan, en gooi dan.

back-help = Deze twee heeft Bram nodig.
    .task = Voltooi de Stenen wachter.
    .praise = Vijf dobbelstenen, twee helden, een wachter minder.
    .gate = Een zwaard past daar, maar de wachter kun je meteen voltooien.
    .roll = Je hebt allebei de symbolen die Bram nodig heeft. Leg ze neer.

lesson-spells = De tovenaar tovert
    .about = Verwarring en oproepen.
    .end = Daar is de Nabootser. Kijk af en toe naar de tovenaar: een bijna volle spreuk is een waarschuwing.

spells-storm = Ada voltooide Knetterstorm: jouw dobbelstenen en die van Bram vlogen van de Goblinpatrouille.
    .task = Gooi opnieuw.
    .praise = Wat een geluk: twee zwaarden en vuur.

spells-safe = Een halfvolle kaart kan weer geraakt worden, een voltooide is veilig.
    .task = Voltooi de Reuzenspin in één keer.
    .praise = Weg, voordat Ada er iets aan kon doen.
    .patrol = Die kaart moet weer op Bram wachten, en Ada kan hem weer raken. De spin maak je nu af.
    .roll = Met deze worp maak je een kaart af. Gooi hem niet weg.

spells-summon = Ada riep de Nabootser op: hij ligt boven op jullie stapel, een kaart meer te doen.
    .task = Gooi.
    .praise = Twee voetafdrukken en een sleutel.

spells-meet = Als er een beproeving weggaat, komt de Nabootser op die plek.
    .task = Voltooi de Touwbrug.
    .praise = Nu is de Nabootser een beproeving als alle andere.
    .elsewhere = Daar begin je pas aan een kaart. De brug maak je nu af.
    .roll = Met deze drie is de brug af. Leg ze neer.

lesson-dragon = De draak
    .about = Eén stap te veel, en alles is verloren.
    .end = Houd hem in de gaten: van zijn tegel naar jullie stapel is het maar vier stappen. Een kaart onder de draak kun je niet voltooien.

dragon-comes = Door Ada's spreuk kwam de draak dichterbij: nog één stap, naar jullie stapel, en ze wint meteen.
    .task = Gooi een ster.
    .praise = Een ster! Bram heeft er al een neergelegd.

dragon-push = Twee sterren op de drakentegel duwen hem een kaart terug.
    .task = Leg je ster op de drakentegel.
    .praise = Teruggeduwd, en jullie hebben jullie dobbelstenen weer.
    .under = Op die kaart zit de draak: je kunt hem vullen, maar niet afmaken. Verjaag eerst de draak.
    .later = Geen beproeving is dat nu waard. Met nog één stap van de draak is de race verloren.
    .roll = Er is een ster bij. Gebruik hem nu.

lesson-wizard = Speel de tovenaar
    .about = Vijf dobbelstenen, alleen tegen allen.
    .end = Eén tegen allen, met vijf dobbelstenen. Is jouw stapel het eerst leeg, dan win je.

wizard-begin = Nu ben jij de tovenaar: je spreuken liggen aan jouw kant, en de helden hebben voor Kruispunt nog één sleutel nodig.
    .task = Gooi je vijf dobbelstenen.
    .praise = Drie keer bliksem, en water.

wizard-storm = Knetterstorm veegt alle dobbelstenen van een kaart.
    .task = Voltooi Knetterstorm.
    .praise = Ze hebben hun drie dobbelstenen weer in de hand.
    .elsewhere = Daar begin je pas aan een spreuk. Knetterstorm kun je meteen voltooien, en zij hebben nog maar één sleutel nodig.
    .roll = Je hebt de storm in je hand. Gebruik hem voordat ze hun sleutel hebben.

wizard-again = Je hebt je dobbelstenen terug, en er ligt een nieuwe spreuk.
    .task = Gooi meteen.
    .praise = Twee planten, water en een ster.

wizard-summon = Je ster mag elk symbool op een banner zijn, het vlaggetje in de hoek van een kaart, en op Doornranken staat een plant.
    .task = Voltooi het Duiveltje.
    .praise = Het Duiveltje ligt op hun stapel: een beproeving meer voor hen, een spreuk minder voor jou.
    .one = Tik op de kaart zonder een dobbelsteen te pakken: de ster komt vanzelf goed terecht.
    .elsewhere = Dat kost nog een worp. Het Duiveltje kun je nu voltooien.
    .roll = Met de ster erbij is dit een Duiveltje. Leg ze neer.

lesson-game = Een eerste echte race
    .about = Met Bram en Cleo tegen Ada, met trage dobbelstenen.
    .end = Leg wat past, help waar weinig ontbreekt, en maak af waar je aan begint. Succes!
