### Rush Out!

## Het spel

game-name = Rush Out!
game-tagline = Geen beurten, geen genade: gooi sneller dan de tovenaar.
game-about = Eén tovenaar jaagt een groep helden door het doolhof. Iedereen gooit, gooit opnieuw en plaatst tegelijk; het team dat zijn stapel het eerst leeg heeft, wint. Twee oefeningen en zes scenario's brengen een draak, vloeken, wonden, munten en meer.
game-length = 5-30 min

## De opties

place-device-needs = Niet op één apparaat: iedereen gooit tegelijk, dus ieder heeft een eigen telefoon of laptop nodig.

preset-training-1 = Oefening 1
    .help = Eén race om het te leren: verwarring en oproepen.
preset-as-wizard = Jij als tovenaar
    .help = Oefening 1 van de andere kant: vijf zwarte dobbelstenen, alleen tegen allen.
preset-training-2 = Oefening 2
    .help = De draak wordt wakker. Eén race.
preset-scenario-1 = Het avontuur begint
    .help = Scenario 1: wie het eerst twee rondes wint, met spreuken die één held hinderen.
preset-scenario-2 = Munten
    .help = Scenario 2: een markt tussen de rondes, met uitrusting en rollen.
preset-scenario-3 = Vloeken
    .help = Scenario 3: de tovenaar laat je gekke dingen doen terwijl je gooit.
preset-scenario-4 = Verdoemenis
    .help = Scenario 4: de tovenaar verwondt helden en verzamelt zielen.
preset-scenario-5 = Confrontatie
    .help = Scenario 5: beproevingen waar helden en tovenaar om strijden.
preset-scenario-6 = De ultieme beproeving
    .help = Scenario 6: alles tegelijk, en er is ervaring te winnen.
option-scenario = Oefening of scenario
    .help = Een oefening is één race. Een scenario win je met twee gewonnen rondes; elk scenario voegt iets nieuws toe.
option-scenario-training-1 = Oefening 1: verwarring en oproepen
option-scenario-training-2 = Oefening 2: de draak
option-scenario-scenario-1 = Scenario 1: Het avontuur begint
option-scenario-scenario-2 = Scenario 2: Munten
option-scenario-scenario-3 = Scenario 3: Vloeken
option-scenario-scenario-4 = Scenario 4: Verdoemenis
option-scenario-scenario-5 = Scenario 5: Confrontatie
option-scenario-scenario-6 = Scenario 6: De ultieme beproeving
option-characters = Personages
    .help = Door de tafel verdeeld, of door de spelers gekozen: wie het eerst komt, die het eerst maalt.
option-characters-dealt = Verdeeld
option-characters-chosen = Gekozen
option-wizard = De tovenaar
    .help = Alle anderen zijn helden. Alleen als de personages worden verdeeld.
option-handicap = Hulp voor beginnende helden
    .help = Twee beproevingen gaan ongezien uit de stapel. Bedoeld tegen een ervaren tovenaar.
option-hands-on = Zelf doen
    .help = Neem dobbelstenen, leg af en trek met je eigen klikken.
option-sixth-confusion = Verwarring in scenario 6
    .help = De lijst noemt 0 verwarringsspreuken; met 3 is de stapel even groot als in scenario 5.
option-lone-hero = Eenzame held
    .help = Huisvariant voor twee spelers, niet in de doos: één held met zes dobbelstenen.
option-flag-breaches = Overtredingen tonen
    .help = De tovenaar krijgt te zien dat een vloek gebroken is. Anders moet hij het zelf merken.
option-auto-place = Automatisch plaatsen
    .help = Passende dobbelstenen gaan vanzelf naar de kaart waar je andere liggen. Voor de hele tafel.
option-talk = Overleg
    .help = Of de tovenaar hoort wat de helden zeggen.
option-talk-heroes = Helden onder elkaar
option-talk-everyone = Iedereen hoort alles
option-tumble-ms = Dobbelstenen in de lucht
    .help = Hoelang elke worp duurt, voor mensen en bots gelijk.
option-choice-seconds = Tijd om een doelwit te kiezen
    .help = Daarna kiest de tafel.
option-start-seconds = Tijd om te beginnen
    .help = Daarna doet de tafel de eerste worp voor de tovenaar.
option-countdown-seconds = Aftellen voor de race
    .help = Zo lang ziet iedereen de race aankomen voordat de eerste worp valt.
option-market-seconds = Tijd op de markt
    .help = Daarna sluit de markt.
option-race-seconds = Langste race
    .help = Daarna wint het team dat voorligt.

## Wat er gevraagd wordt

decision-character = Kies je personage
decision-character-wait = {$player} kiest een personage
decision-colour = Kies de kleur van je dobbelstenen
decision-colour-wait = {$player} kiest een kleur
decision-start = Je eerste worp opent de race
decision-start-wait = {$player} gaat de race openen
decision-race = Gooi en leg, snel!
decision-race-wait = {$player} is bezig
decision-choose-remove-all = Kies een kaart: alle heldendobbelstenen gaan eraf
decision-choose-remove-all-wait = {$player} kiest een kaart om leeg te halen
decision-choose-remove-one = Kies een heldendobbelsteen om weg te halen
decision-choose-remove-one-wait = {$player} kiest een dobbelsteen om weg te halen
decision-choose-dissipation = Kies de held die deze kaart krijgt
decision-choose-dissipation-wait = {$player} kiest een held om te hinderen
decision-choose-wound-one-take-souls = Kies de held die je verwondt
decision-choose-wound-one-take-souls-wait = {$player} kiest een held om te verwonden
decision-choose-wound-two = Kies twee helden die je verwondt
decision-choose-wound-two-wait = {$player} kiest twee helden om te verwonden
decision-choose-regression = Kies de held die ervaring verliest
decision-choose-regression-wait = {$player} kiest wie ervaring verliest
decision-whirlwind = Leg een van je dobbelstenen op de wervelwind
decision-whirlwind-wait = {$player} geeft een dobbelsteen aan de wervelwind
decision-market = De markt: koop wat je kunt betalen
decision-market-wait = {$player} is op de markt
timer-start = Tijd om te beginnen

## Wat je kunt doen

move-character = Speel de {$character}
move-colour = Neem de {$colour} dobbelstenen
move-roll =
    { $back ->
        [0] Gooi
       *[other] Neem dobbelstenen terug en gooi
    }
move-place = Leg een dobbelsteen op {$card}
move-fill = Leg alles wat past op {$card}
move-aim =
    { $slot ->
        [-1] Haal alle dobbelstenen van {$card}
       *[other] Haal een dobbelsteen van {$card}
    }
move-name = Kies {$seat}
move-yield = Geef deze dobbelsteen aan de wervelwind
move-spend-coins = Geef twee munten uit: leg je bovenste kaart af
move-flip = Draai een dobbelsteen met de {$scroll}
move-swap = Ruil {$card}
move-high-five = High five!
move-clap = Klap!
move-grab = Pak de dobbelstenen zomaar
move-speak = Zeg toch iets
move-second-hand = Gebruik de andere hand
move-claim = Dat zag ik!
move-keep = Houd {$card} als ervaring
move-leave = Laat {$card} aan de ander
move-inspire = Draai een dobbelsteen van {$seat} naar de joker
move-dispel = Leg {$card} af
move-repel = Dring de draak terug
move-heal = Genees {$seat}
move-want = {$item} voor {$seat}
move-buy = Koop de {$item}
move-done = Klaar
move-tidy = Ruim {$card} op (volgende stap)

## Wat er gebeurde

event-character-taken = {$seat} speelt de {$character}.
event-character-taken-you = Je speelt de {$character}.
event-colour-taken = {$seat} neemt de {$colour} dobbelstenen.
event-colour-taken-you = Je neemt de {$colour} dobbelstenen.
event-round-ready = Ronde {$round} ligt klaar.
    .chapter = Ronde { $round }
event-countdown-started = {$seat} pakt de dobbelstenen en telt af vanaf {$seconds}.
event-countdown-started-you = Je pakt de dobbelstenen en telt af vanaf {$seconds}.
event-race-started = {$seat} gooit: de race begint!
    .heading = { event-race-started }
event-race-started-you = Jij gooit: de race begint!
    .heading = { event-race-started-you }
event-dice-thrown = {$seat} gooit.
event-dice-thrown-you = Je gooit.
event-dice-landed = De dobbelstenen van {$seat} landen.
event-dice-landed-you = Jouw dobbelstenen landen.
event-dice-placed = {$seat} legt dobbelstenen op {$card}.
event-dice-placed-you = Je legt dobbelstenen op {$card}.
event-card-held = {$card} is vol, maar de draak houdt hem tegen.
event-card-completed =
    { $team ->
        [tovenaar] De tovenaar voltooit {$card}.
       *[heroes] {$card} is vol, dankzij {$seats}.
    }
event-card-turned-up = Nieuw op tafel: {$card}.
event-dice-removed = Heldendobbelstenen vliegen van {$card}!
event-card-summoned = {$card} wordt opgeroepen en ligt boven op de stapel beproevingen.
event-dragon-moved =
    { $to_field ->
        [0] De draak is weer thuis.
        [4] De draak bereikt de stapel beproevingen!
       *[other] De draak staat op veld {$to_field}.
    }
event-card-laid = {$card} treft {$seat}.
event-card-laid-you = {$card} treft jou.
event-curse-laid = De helden zijn vervloekt: {$card}.
event-card-cancelled = {$card} is verbroken.
event-die-yielded = {$seat} verliest een dobbelsteen aan de wervelwind.
event-die-yielded-you = Je verliest een dobbelsteen aan de wervelwind.
event-no-target = {$card} vindt geen doelwit.
event-coin-won =
    { $team ->
        [tovenaar] De tovenaar wint een munt: {$card}.
       *[heroes] De helden winnen een munt: {$card}.
    }
event-coins-spent = {$seat} geeft twee munten uit: een kaart gaat ongezien van de stapel.
event-coins-spent-you = Je geeft twee munten uit: een kaart gaat ongezien van de stapel.
event-die-flipped = {$seat} draait een dobbelsteen.
event-die-flipped-you = Je draait een dobbelsteen.
event-spell-swapped = {$card} gaat terug, {$new_card} komt op tafel.
event-hand-raised = {$seat} steekt een hand op.
event-hand-raised-you = Je steekt een hand op.
event-gesture-made =
    { $seats-count ->
        [one] Handgeklap van {$seats}!
       *[other] Een high five van {$seats}!
    }
event-dice-grabbed = {$seat} pakt zomaar de dobbelstenen.
event-dice-grabbed-you = Je pakt zomaar de dobbelstenen.
event-hero-spoke = {$seat} zegt iets.
event-hero-spoke-you = Je zegt iets.
event-second-hand-seen = {$seat} gebruikt de andere hand.
event-second-hand-seen-you = Je gebruikt de andere hand.
event-breach-claimed = De tovenaar zag {$seat} de vloek breken: een toverspreuk gaat van zijn stapel.
event-breach-claimed-you = De tovenaar zag jou de vloek breken: een toverspreuk gaat van zijn stapel.
event-claim-failed = {$seat} meldt een overtreding die er geen was.
event-claim-failed-you = Je meldt een overtreding die er geen was.
event-hero-wounded = {$seat} raakt gewond.
event-hero-wounded-you = Je raakt gewond.
event-souls-taken = De tovenaar neemt zielen: {$count}. Over: {$left}.
event-hero-healed = {$seat} is genezen.
event-hero-healed-you = Je bent genezen.
event-life-taken = De tovenaar verliest een leven. Over: {$left}.
event-experience-gained = {$seat} houdt {$card} als ervaring.
event-experience-gained-you = Je houdt {$card} als ervaring.
event-experience-lost = {$seat} verliest een punt ervaring.
event-experience-lost-you = Je verliest een punt ervaring.
event-trait-used = {$seat} gebruikt de eigenschap van de {$hero}.
event-trait-used-you = Je gebruikt de eigenschap van de {$hero}.
event-round-won =
    { $team ->
        [tovenaar] De tovenaar wint de race: { $reason ->
            [dragon] de draak staat op de stapel beproevingen.
            [souls] alle zielen zijn van hem.
            [time] de tijd is om.
           *[spell_pile] zijn stapel is leeg.
        }
       *[heroes] De helden winnen de race: { $reason ->
            [lives] de tovenaar heeft geen levens meer.
            [time] de tijd is om.
           *[trial_pile] hun stapel is leeg.
        }
    }
    .heading = { event-round-won }
event-market-opened = De markt is open.
    .heading = { event-market-opened }
event-item-wanted = {$seat} wil {$item} voor {$owner}.
event-item-wanted-you = Je wilt {$item} voor {$owner}.
event-item-bought = {$owner} krijgt {$item}.
event-item-bought-owner-you = Je krijgt {$item}.
event-market-closed = De markt sluit.
    .heading = { event-market-closed }
event-game-won =
    { $team ->
        [tovenaar] De tovenaar wint het spel.
       *[heroes] De helden ontsnappen en winnen!
    }

## Woorden

card-wizard = tovenaar
    .text = Vijf zwarte dobbelstenen, alleen tegen allen.
card-warrior = krijger
    .text = Joker: zwaard. Eigenschap: dring de draak terug voor 3 punten.
card-hunter = jager
    .text = Joker: voetafdruk. Eigenschap: leg een dissipatie of vloek af voor 2 punten.
card-bard = bard
    .text = Joker: sleutel. Eigenschap: draai een dobbelsteen van een andere held naar de joker voor 1 punt.
card-cleric = geestelijke
    .text = Joker: vuur. Eigenschap: genees een held voor 3 punten.
card-dragon-tile = drakentegel
    .text = Vul hem met jokers: de draak gaat één kaart terug.
value-heroes = helden
value-green = groene
value-brown = bruine
value-blue = blauwe
value-white = witte
value-fire = vuur
value-sword = zwaard
value-foot = voetafdruk
value-key = sleutel
value-heart = hart
value-lightning = bliksem
value-water = water
value-plant = plant
value-air = lucht
value-joker = joker
value-many = een dikke stapel
value-some = een gemiddelde stapel
value-few = een dunne stapel
value-none = niets meer over
pile-many = nog veel
pile-some = halfvol
pile-few = bijna leeg
pile-none = leeg
value-setup = voorbereiding
value-ready = klaar voor de start
value-countdown = drie, twee, één
value-race = de race
value-market = de markt
value-gesture = wacht op een gebaar
value-hand = wacht op een hand
value-choice = wacht op een doelwit
result-trial-pile = De stapel beproevingen is leeg.
result-spell-pile = De stapel toverspreuken is leeg.
result-dragon = De draak bereikte de stapel beproevingen.
result-souls = Alle zielen zijn genomen.
result-lives = De tovenaar heeft geen levens meer.
result-time = De tijd is om.
view-round = Ronde
view-trophies = Trofeeën
view-phase = Fase
view-trials = Beproevingen
view-spells = Toverspreuken
view-dissipations = Dissipaties
view-curses = Vloeken
view-trial-pile = Stapel beproevingen
view-spell-pile = Stapel toverspreuken
view-dragon = Draak
view-souls = Zielen
view-lives = Levens
view-purse = Munten
view-token = Muntfiche
view-equipment = Uitrusting
view-scrolls = Rollen
view-owned-scrolls = Rollen van de tovenaar
view-experience = Ervaring
view-faces = Dobbelstenen
signal-join-me = Kom bij mij!
signal-dragon = De draak!
signal-leave-it = Laat maar, neem een andere
signal-heal = Genees iemand!
signal-break-spell = Verbreek die spreuk
signal-well-done = Goed gedaan!
phrase-1 = Sneller!
phrase-2 = Bijna!
phrase-3 = Mooie worp.
phrase-4 = Nog een keer?
phrase-5 = Goed gespeeld!

## Beproevingen

card-giant-spider = Reuzenspin
    .text = Een beproeving voor de helden.
card-rope-bridge = Touwbrug
    .text = Een beproeving voor de helden.
card-chained-gate = Geketende poort
    .text = Een beproeving voor de helden.
card-thorny-vines = Doornranken
    .text = Een beproeving voor de helden.
card-crossroads = Kruispunt
    .text = Een beproeving voor de helden.
card-goblin-patrol = Goblinpatrouille
    .text = Een beproeving voor de helden.
card-frozen-vault = Bevroren kluis
    .text = Een beproeving voor de helden.
card-crumbling-stairs = Afbrokkelende trap
    .text = Een beproeving voor de helden.
card-hexed-chest = Behekste kist
    .text = Een beproeving voor de helden.
card-ogre-jailer = Ogercipier
    .text = Een beproeving voor de helden.
card-river-of-lava = Lavastroom
    .text = Een beproeving voor de helden.
card-stone-guardian = Stenen wachter
    .text = Een beproeving voor de helden.
card-trapped-corridor = Gang vol valstrikken
    .text = Een beproeving voor de helden.
card-wolf-pack = Roedel wolven
    .text = Een beproeving voor de helden.
card-flooded-crypt = Overstroomde crypte
    .text = Een beproeving voor de helden.
card-skeleton-ambush = Hinderlaag van skeletten
    .text = Een beproeving voor de helden.
card-wailing-ghost = Jammerende geest
    .text = Een beproeving voor de helden.
card-clockwork-maze = Tandwieldoolhof
    .text = Een beproeving voor de helden.
card-two-headed-troll = Tweekoppige trol
    .text = Een beproeving voor de helden.
card-last-gate = Laatste poort
    .text = Een beproeving voor de helden.

## Muntbeproevingen

card-strongbox = Geldkist
    .text = Wie de eigen kant het eerst voltooit, wint deze munt.
card-pouch-on-a-ledge = Buidel op een richel
    .text = Wie de eigen kant het eerst voltooit, wint deze munt.
card-shrine = Altaar
    .text = Wie de eigen kant het eerst voltooit, wint deze munt.
card-burning-purse = Brandende beurs
    .text = Wie de eigen kant het eerst voltooit, wint deze munt.

## Confrontaties

card-duel-of-flames = Duel der vlammen
    .text = Helden: neem een levensfiche, de kaart blijft. Tovenaar: alle stenen eraf, kaart weg.
card-chase = Achtervolging
    .text = Helden: neem een levensfiche, de kaart blijft. Tovenaar: alle stenen eraf, kaart weg.
card-clash-at-the-gate = Treffen bij de poort
    .text = Helden: neem een levensfiche, de kaart blijft. Tovenaar: alle stenen eraf, kaart weg.
card-storm-of-sparks = Vonkenstorm
    .text = Helden: neem een levensfiche, de kaart blijft. Tovenaar: alle stenen eraf, kaart weg.
card-final-stand = Laatste verzet
    .text = Helden: neem een levensfiche, de kaart blijft. Tovenaar: alle stenen eraf, kaart weg.

## Verwarring

card-thunderclap = Donderslag
    .text = Haal alle heldendobbelstenen van één onvoltooide kaart of tegel.
card-blinding-flash = Verblindende flits
    .text = Haal alle heldendobbelstenen van één onvoltooide kaart of tegel.
card-static-storm = Knetterstorm
    .text = Haal alle heldendobbelstenen van één onvoltooide kaart of tegel.
card-ball-lightning = Bolbliksem
    .text = Haal alle heldendobbelstenen van één onvoltooide kaart of tegel.
card-stray-spark = Verdwaalde vonk
    .text = Haal één heldendobbelsteen van een onvoltooide kaart of tegel.
card-jolt = Schok
    .text = Haal één heldendobbelsteen van een onvoltooide kaart of tegel.
card-crooked-bolt = Kromme schicht
    .text = Haal één heldendobbelsteen van een onvoltooide kaart of tegel.
card-faint-whisper = Zacht gefluister
    .text = Haal één heldendobbelsteen van een onvoltooide kaart of tegel.

## Oproepen

card-imp = Duiveltje
    .text = Komt boven op de stapel beproevingen en wordt een beproeving.
card-living-roots = Levende wortels
    .text = Komt boven op de stapel beproevingen en wordt een beproeving.
card-mimic = Nabootser
    .text = Komt boven op de stapel beproevingen en wordt een beproeving.
card-banshee = Banshee
    .text = Komt boven op de stapel beproevingen en wordt een beproeving.
card-chimera = Chimaera
    .text = Komt boven op de stapel beproevingen en wordt een beproeving.
card-iron-golem = IJzeren golem
    .text = Komt boven op de stapel beproevingen en wordt een beproeving.
card-salamander = Salamander
    .text = Komt boven op de stapel beproevingen en wordt een beproeving.

## Dracologie

card-ember-call = Roep van de gloed
    .text = De draak loopt 1 kaart verder naar de stapel beproevingen.
card-smoke-signal = Rooksignaal
    .text = De draak loopt 1 kaart verder naar de stapel beproevingen.
card-scorched-trail = Verschroeid spoor
    .text = De draak loopt 1 kaart verder naar de stapel beproevingen.
card-dragon-song = Drakenlied
    .text = De draak loopt 1 kaart verder naar de stapel beproevingen.
card-hot-breath = Hete adem
    .text = De draak loopt 1 kaart verder naar de stapel beproevingen.
card-wing-beat = Vleugelslag
    .text = De draak loopt 2 kaarten verder naar de stapel beproevingen.
card-sea-of-fire = Vuurzee
    .text = De draak loopt 2 kaarten verder naar de stapel beproevingen.

## Dissipatie

card-dust-devil = Stofhoos
    .text = Wervelwind: deze held heeft één dobbelsteen minder tot de kaart vol is.
card-cyclone = Cycloon
    .text = Wervelwind: deze held heeft één dobbelsteen minder tot de kaart vol is.
card-ban-fire = Gesmoorde vlam
    .text = Tot de kaart vol is, plaatst deze held geen vuur; jokers mogen wel.
card-ban-sword = Verroest zwaard
    .text = Tot de kaart vol is, plaatst deze held geen zwaard; jokers mogen wel.
card-ban-foot = Loden voeten
    .text = Tot de kaart vol is, plaatst deze held geen voetafdruk; jokers mogen wel.
card-ban-key = Klemmend slot
    .text = Tot de kaart vol is, plaatst deze held geen sleutel; jokers mogen wel.

## Vloeken

card-sealed-lips = Verzegelde lippen
    .text = Stilte: praat een held toch, dan mag de tovenaar een spreuk afleggen.
card-stolen-voice = Gestolen stem
    .text = Stilte: praat een held toch, dan mag de tovenaar een spreuk afleggen.
card-iron-cuff = IJzeren boei
    .text = Eén hand: gebruikt een held ze allebei, dan mag de tovenaar een spreuk afleggen.
card-sleeping-arm = Slapende arm
    .text = Eén hand: gebruikt een held ze allebei, dan mag de tovenaar een spreuk afleggen.
card-sworn-palms = Gezworen handen
    .text = High five (in je eentje: klappen) voordat de dobbelstenen terugkomen.
card-hollow-applause = Hol applaus
    .text = High five (in je eentje: klappen) voordat de dobbelstenen terugkomen.

## Verdoemenis

card-soul-hook = Zielenhaak
    .text = Verwond een held en neem dan een ziel voor elke gewonde held.
card-grim-harvest = Grimmige oogst
    .text = Verwond een held en neem dan een ziel voor elke gewonde held.
card-black-frost = Zwarte vorst
    .text = Verwond een held en neem dan een ziel voor elke gewonde held.
card-death-knell = Doodsklok
    .text = Verwond een held en neem dan een ziel voor elke gewonde held.
card-reaper-mark = Merkteken van de maaier
    .text = Verwond een held en neem dan een ziel voor elke gewonde held.
card-twin-arrows = Tweelingpijlen
    .text = Verwond twee helden, maar neem geen zielen.
card-rain-of-thorns = Doornenregen
    .text = Verwond twee helden, maar neem geen zielen.

## Regressie

card-lost-lesson = Verloren les
    .text = Eén held verliest een ervaringspunt.
card-clouded-mind = Troebele geest
    .text = Eén held verliest een ervaringspunt.
card-cold-feet = Koudwatervrees
    .text = Eén held verliest een ervaringspunt.
card-great-oblivion = Grote vergetelheid
    .text = Elke held verliest een ervaringspunt.
card-turned-years = Teruggedraaide jaren
    .text = Elke held verliest een ervaringspunt.
card-fading-memory = Vervagend geheugen
    .text = Elke held verliest een ervaringspunt.

## Uitrusting

card-torch = Fakkel
    .text = Je joker mag ook vuur zijn. Kost 1 munt.
card-flint = Vuursteen
    .text = Je joker mag ook vuur zijn. Kost 1 munt.
card-boots = Laarzen
    .text = Je joker mag ook een voetafdruk zijn. Kost 1 munt.
card-climbing-rope = Klimtouw
    .text = Je joker mag ook een voetafdruk zijn. Kost 1 munt.
card-lockpick = Loper
    .text = Je joker mag ook een sleutel zijn. Kost 1 munt.
card-crowbar = Koevoet
    .text = Je joker mag ook een sleutel zijn. Kost 1 munt.
card-dagger = Dolk
    .text = Je joker mag ook een zwaard zijn. Kost 1 munt.
card-axe = Bijl
    .text = Je joker mag ook een zwaard zijn. Kost 1 munt.
card-healing-herb = Geneeskruid
    .text = Je joker mag ook een hart zijn. Kost 2 munten.
card-wishing-star = Wensster
    .text = Je joker mag ook elk ander symbool zijn. Kost 3 munten.

## Rollen

card-scroll-of-dew = Rol van de dauw
    .text = Draai dobbelstenen van plant naar water of andersom. Kost 2 munten.
card-scroll-of-pollen = Rol van het stuifmeel
    .text = Draai dobbelstenen van plant naar lucht of andersom. Kost 2 munten.
card-scroll-of-exchange = Rol van de ruil
    .text = Ruil een open toverspreuk met de bovenste van de stapel, elk veld één keer per worp. Kost 1 munt.
card-scroll-of-springs = Rol van de bronnen
    .text = Jokers mogen altijd water zijn. Kost 1 munt.
card-scroll-of-seeds = Rol van de zaden
    .text = Jokers mogen altijd een plant zijn. Kost 1 munt.
card-scroll-of-winds = Rol van de winden
    .text = Jokers mogen altijd lucht zijn. Kost 1 munt.
card-scroll-of-thunder = Rol van de donder
    .text = Twee bliksems: haal alle heldendobbelstenen van één onvoltooide kaart of tegel. Kost 2 munten.
card-scroll-of-the-drake = Rol van de draak
    .text = Vijf keer vuur: de draak loopt 1 kaart verder naar de stapel beproevingen. Kost 3 munten.

## De scène

scene-wizard-camp = Het kamp van de tovenaar
scene-hero-camp = Het kamp van de helden
scene-tray = Je dobbelstenen
scene-roll = Gooi!
scene-start = Start!
scene-air = In de lucht
scene-back =
    { $count ->
        [one] en neem er 1 terug
       *[other] en neem er {$count} terug
    }
scene-stuck = tik dobbelstenen aan om ze terug te nemen
scene-stuck-short = neem er een terug
scene-banned = Dit mag je niet plaatsen:
scene-needs =
    { $count ->
        [one] 1 dobbelsteen
       *[other] {$count} dobbelstenen
    }
scene-slots = {$filled} van {$all} gevuld, nog nodig: {$free}
scene-banner = Banner: de joker van de tovenaar mag {$symbol} zijn
scene-becomes = Wat de helden later moeten vullen
scene-held = De draak houdt deze kaart vast
scene-waiting = Vol, maar vastgehouden!
scene-hurt = Gewond
scene-dice-of = {$player}, {$hero}: dobbelstenen
scene-die-blank = Nog niet gegooid
scene-die-placed = {$symbol}, ligt op {$card}
scene-die-whirled = Meegenomen door de wervelwind
scene-team-heroes = Helden
scene-team-wizard = Tovenaar
scene-market = De markt
scene-won-heroes = De helden winnen de race!
scene-won-wizard = De tovenaar wint de race!
scene-victors-heroes = De helden ontsnappen!
scene-victors-wizard = De tovenaar wint!
scene-countdown = Maak je klaar!
scene-go = Rush out!
scene-complete = {$card}: klaar!
scene-hit-dice = Je dobbelstenen vliegen van {$card}!
scene-hit-others = {$card} wordt leeggeveegd!
scene-hit-laid = {$card} treft jou!
scene-hit-wound = Je bent gewond!
scene-dragon-near = Nog één stap en de draak wint!
scene-calls = Roep naar de anderen
scene-vows = De vloeken
scene-silent = Sst!
scene-hold-hand = Houd ingedrukt: één hand
scene-hand-behind = Eén hand achter je rug
scene-hand-up = Je hand is omhoog…
scene-hand-of = {$player} steekt een hand op: high five!
scene-grab = pak ze zonder gebaar
scene-hush = Je lippen zijn verzegeld: niet chatten en geen signalen. Wie toch iets zegt, kan door de tovenaar worden betrapt.

## Uitleg in drie plaatjes

howto-1 = Gooi en leg
    .text = Gooi zo vaak als je wilt. Wat past, leg je met een tik op een beproeving, per worp op één kaart; de rest gooi je opnieuw.
howto-2 = Maak kaarten vol
    .text = Leg samen op één kaart, dan is hij sneller vol. De ster is je joker.
howto-3 = Wees sneller dan de tovenaar
    .text = Niemand wacht op zijn beurt. De tovenaar veegt met spreuken jullie dobbelstenen weg; wie zijn stapel het eerst leeg heeft, wint.
howto-dragon = De draak
    .text = Rode spreuken laten hem naar jullie stapel lopen. Bereikt hij die, dan wint de tovenaar. Leg sterren, jullie jokers, op zijn tegel, en als die vol is, gaat hij een kaart terug.
howto-dissipation = Eén held gehinderd
    .text = Maakt de tovenaar een dissipatie vol, dan heeft één held een dobbelsteen minder of mag die een symbool niet leggen, tot de helden die kaart ook vol hebben.
howto-coins = Munten en een markt
    .text = Sommige beproevingen geven een munt aan wie ze het eerst vol heeft. Tussen de races kopen helden daar uitrusting van, en de tovenaar rollen.
howto-curses = Vloeken
    .text = Maakt de tovenaar er een vol, dan moeten alle helden zwijgen, met één hand spelen of een high five geven, tot zij hem ook vol hebben.
howto-doom = Wonden en zielen
    .text = Verdoemenis verwondt helden en neemt zielen. Zijn alle zielen weg, dan wint de tovenaar de ronde. Gooi de symbolen op de tegel van een gewonde held om die te genezen.
howto-confrontation = Confrontaties
    .text = Helden en tovenaar vullen elk hun eigen kant van zo’n beproeving, en het gaat erom wie het eerst klaar is.
howto-experience = Ervaring
    .text = Helden krijgen ervaring en betalen daarmee iets wat alleen zij kunnen, zoals de draak terugdringen of iemand genezen.
side-title = Wie ben je deze race?
side-hero = Een held
    .help = Drie dobbelstenen, samen met de andere helden.
side-wizard = De tovenaar
    .help = Vijf dobbelstenen, alleen tegen allen.

## De uitslag

summary-race = Een race van { $seconds } seconden, { $pace } worpen per minuut.
summary-dragon = De draak was nog één stap van de winst verwijderd.
summary-rolls = Worpen
summary-score = Rondes gewonnen
summary-placed = Stenen gelegd
summary-cards = Kaarten
    .help = Alleen of samen voltooid
summary-blows = Keer geraakt
    .help = Stenen kwijtgeraakt, gewond of een dissipatie gekregen

## Met tekens getekend

sketch-round = Ronde {$round}: {$phase}
sketch-trophies = Trofeeën: helden {$heroes}, tovenaar {$wizard}
sketch-held = (de draak houdt hem tegen)
sketch-home = thuis
sketch-coins = Munten: helden {$heroes}, tovenaar {$wizard}
sketch-placed =
    { $count ->
        [one] 1 op {$card}
       *[other] {$count} op {$card}
    }
sketch-whirled = 1 op de wervelwind
sketch-tumbling = rolt
sketch-won-heroes = De helden winnen.
sketch-won-wizard = De tovenaar wint.
sketch-later = (later voor de helden: {$symbols})
sketch-signs = Op een vak met een cijfer ligt een dobbelsteen van die speler; links van de streep staan de vakken van de helden, rechts die van de tovenaar.

## Waarom een zet het overwegen waard is: wat de coach zegt

reason-completes = Daarmee is {$card} meteen vol.
reason-with-mate = {$seat} is er al mee bezig: samen gaat het sneller.
reason-rolls-left =
    { $count ->
        [one] Dan ontbreekt nog maar 1 symbool: ongeveer { $rolls ->
            [one] 1 worp
           *[other] {$rolls} worpen
        }.
       *[other] Dan ontbreken nog {$count} symbolen: ongeveer { $rolls ->
            [one] 1 worp
           *[other] {$rolls} worpen
        }.
    }
reason-rolls-on =
    { $count ->
        [one] Op {$card} ontbreekt nog maar 1 symbool: ongeveer { $rolls ->
            [one] 1 worp
           *[other] {$rolls} worpen
        }.
       *[other] Op {$card} ontbreken nog {$count} symbolen: ongeveer { $rolls ->
            [one] 1 worp
           *[other] {$rolls} worpen
        }.
    }
reason-needs-help =
    { $count ->
        [one] Er ontbreekt dan nog 1 symbool: dat lukt alleen met hulp.
       *[other] Er ontbreken dan nog {$count} symbolen: dat lukt alleen met hulp.
    }
reason-many-fit =
    { $dice ->
        [one] Een van je dobbelstenen past daar.
       *[other] {$dice} van je dobbelstenen passen daar.
    }
reason-dragon-near =
    { $steps ->
        [0] De draak is bij de stapel!
        [one] De draak is nog maar 1 stap van jullie stapel.
       *[other] De draak is {$steps} stappen van jullie stapel.
    }
reason-frees-hero = Zolang die daar ligt, wordt {$seat} gehinderd.
reason-ends-curse = Daarmee is de vloek voorbij: {$card}.
reason-heals = De volgende verdoemenis kost {$stake} van de {$souls} zielen: genees voor het zover is.
reason-costs-life = Het kost de tovenaar een van zijn {$lives} levens.
reason-brings-coin = Het levert een munt op voor de markt.
reason-pile-thin = Jullie stapel is dun: elke beproeving telt nu.
reason-dragon-wins = Daarmee komt de draak misschien bij de stapel van de helden, en dan win je.
reason-dragon-steps =
    { $steps ->
        [one] De draak komt 1 stap dichterbij.
       *[other] De draak komt {$steps} stappen dichterbij.
    }
reason-knocks-off =
    { $dice ->
        [one] Daarmee kun je een heldendobbelsteen van een kaart halen.
       *[other] Daarmee kun je tot {$dice} heldendobbelstenen van een kaart halen.
    }
reason-wounds = Het verwondt helden: ze hebben nog {$souls} zielen.
reason-hampers = Het blijft bij de helden liggen tot ze het wegwerken.
reason-saves-life = Maken de helden hem vol, dan kost het je een van je {$lives} levens.
reason-spells-thin = Je stapel is dun: elke spreuk telt nu.
reason-starts = De race begint pas als jij er klaar voor bent.
reason-stuck-there = Met de dobbelstenen die je nog hebt, krijg je {$card} niet vol.
reason-takes-back =
    { $dice ->
        [one] Je krijgt 1 dobbelsteen terug voor een betere kaart.
       *[other] Je krijgt {$dice} dobbelstenen terug voor een betere kaart.
    }
reason-keeps-placed = Wat op {$card} ligt, blijft liggen.
reason-better-roll = Opnieuw gooien levert meer op dan wat je nu hebt liggen.
reason-rolls-all =
    { $dice ->
        [one] 1 dobbelsteen om te gooien: elke seconde telt.
       *[other] Alle {$dice} dobbelstenen tegelijk: elke seconde telt.
    }
reason-die-unrolled = Er staat nog niets op, dus je verliest niets.
reason-die-least = Wat erop staat, heb je het minst nodig.
reason-die-joker = Het is een joker: geef die alleen als alle andere goed liggen.
reason-nearly-done = Op {$card} ontbreekt nog maar één dobbelsteen.
reason-dice-there =
    { $dice ->
        [one] Er ligt één heldendobbelsteen.
       *[other] Er liggen {$dice} heldendobbelstenen.
    }
reason-most-experience = {$seat} heeft {$count} ervaring te verliezen.
reason-unburdened = {$seat} wordt nog door niets gehinderd.
reason-burdened = {$seat} heeft al genoeg te stellen met een andere kaart.
reason-unhurt = {$seat} is nog niet gewond.
reason-busiest =
    { $dice ->
        [one] {$seat} heeft een dobbelsteen op een kaart.
       *[other] {$seat} heeft {$dice} dobbelstenen op een kaart.
    }
reason-dice-wait = De dobbelstenen op {$card} zijn pas daarna vrij.
reason-experience =
    { $count ->
        [one] Het is je eerste ervaringspunt.
       *[other] Daarmee heb je {$count} ervaringspunten.
    }
reason-dispels = {$card} is weg zonder een dobbelsteen te gebruiken.
reason-inspires = {$seat} kan op {$card} een joker gebruiken.
reason-turns-fitting = Na het draaien past de dobbelsteen.
reason-breach = {$seat} heeft net de vloek gebroken.
reason-last-round = Na deze ronde komt er geen markt meer: later zijn munten niets waard.
reason-card-less = Een kaart minder in je stapel, zonder ervoor te gooien.
reason-wished = {$seat} wil graag {$item} hebben.
reason-has-nothing = {$seat} heeft nog geen uitrusting.
reason-joker-more = De jokers van {$seat} tellen dan voor nog een symbool.
reason-scroll = Hij werkt in elke race die nog komt.
reason-saves-coins = Munten kun je ook tijdens de race uitgeven.

## De eerste keer dat je iets tegenkomt: één zin

first-ask-character = Bij elke held telt de joker voor één eigen symbool.
first-ask-colour = Je dobbelstenen hebben jouw kleur, zodat iedereen ziet van wie ze zijn.
first-ask-start = Met jouw eerste worp begint de race voor iedereen, dus kijk eerst goed rond.
first-ask-race = Iedereen gooit tegelijk: wat past, gaat op een kaart, de rest gooi je opnieuw.
first-ask-choose-remove-all = Alle heldendobbelstenen op de kaart die je kiest, gaan terug naar hun eigenaars.
first-ask-choose-remove-one = De heldendobbelsteen die je kiest, gaat terug naar de eigenaar.
first-ask-choose-dissipation = De held die je kiest, wordt gehinderd tot de kaart vol is.
first-ask-choose-wound-one-take-souls = Een gewonde held kost een ziel, telkens als de verdoemenis toeslaat.
first-ask-choose-wound-two = Je verwondt twee helden, en elk van hen kost zielen zolang de wond niet genezen is.
first-ask-choose-regression = De held die je kiest, verliest ervaring.
first-ask-whirlwind = Een van je dobbelstenen blijft op de wervelwind tot die kaart vol is.
first-ask-market = Met munten koop je uitrusting voor helden of rollen voor de tovenaar, voor de volgende race.
first-card-standard = Een beproeving is gehaald als op elk symbool een heldendobbelsteen ligt.
first-card-coin = Beide kanten kunnen eraan werken, en wie het eerst klaar is, krijgt de munt.
first-card-confrontation = Helden en tovenaar vullen elk hun eigen kant, en het gaat erom wie het eerst klaar is.
first-card-confusion = Als de tovenaar hem vol heeft, haalt hij heldendobbelstenen van een kaart.
first-card-summon = Als de tovenaar hem vol heeft, krijgen de helden er een beproeving bij.
first-card-dracology = Als de tovenaar hem vol heeft, komt de draak dichter bij de stapel van de helden.
first-card-dissipation = Als de tovenaar hem vol heeft, hindert hij één held tot de helden hem ook vol hebben.
first-card-curse = Als de tovenaar hem vol heeft, moeten alle helden zich eraan houden tot zij hem ook vol hebben.
first-card-doom = Als de tovenaar hem vol heeft, verwondt hij helden en neemt hij zielen.
first-card-regression = Als de tovenaar hem vol heeft, verliezen helden ervaring.
first-card-equipment = Met deze uitrusting telt de joker van een held voor nog een symbool.
first-card-scroll = Een rol helpt de tovenaar in elke race die nog komt.
first-card-warrior = De joker van de krijger telt als zwaard, en met ervaring kan de krijger de draak terugdringen.
first-card-hunter = De joker van de jager telt als voetafdruk, en met ervaring kan de jager een hinderlijke spreuk afleggen.
first-card-bard = De joker van de bard telt als sleutel, en met ervaring draait de bard een dobbelsteen van een ander naar de joker.
first-card-cleric = De joker van de geestelijke telt als vuur, en met ervaring kan de geestelijke iemand genezen.
first-state-dragon = De draak is wakker: bereikt hij jullie stapel, dan wint de tovenaar.
first-state-hurt = Er is een held gewond: gooi de symbolen op de tegel om die held te genezen.

## Cijfers

trait-role = Tovenaar of held
trait-role-wizard = tovenaar
trait-role-hero = held
trait-character = Personages
trait-character-wizard = de tovenaar
occasion-spell = Kaarten die beide kanten kunnen voltooien: door de tovenaar voltooid
