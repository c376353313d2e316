# Lessen van Good vs Evil. `lesson-<id>`: titel, en `.end` als hij klaar is. `<les>-<stap>`: wat de leraar zegt,
# `.task` wat je moet doen, `.praise` als het gelukt is, en een attribuut voor elk antwoord. Nooit meer dan twee zinnen.

lesson-draw = Trek, en overleef
    .about = Een beurt, de Kitten, en wat je ervan redt.
    .end = Ada trok hem, en ze had geen Ontmantel. Wie als laatste overblijft, wint!

draw-first = Iedereen trekt om de beurt een kaart, en wie een Exploding Kitten trekt, ligt eruit.
    .task = Trek de bovenste kaart.
    .praise = Een ongevaarlijke kat. Dat was je hele beurt: nu trekken de anderen.

draw-kitten = Jij bent er nog, en zij ook.
    .task = Trek nog eens.
    .praise = Een Kitten! Je Ontmantel redde je, en is nu op.

draw-hide = De Kitten gaat terug in de stapel, waar je maar wilt.
    .task = Na jou trekt Ada: leg hem bovenop.
    .praise = Niemand weet waar hij ligt. Kijk wat Ada trekt…
    .deeper = Daar wacht hij op iedereen, misschien wel op jou. Bovenop is hij voor Ada.

lesson-future = Zie het aankomen
    .about = Kijk in de stapel, en ontwijk wat je vindt.
    .end = Je hoeft nooit blind te trekken. Speel eerst kaarten, zoveel je wilt, en trek als laatste.

future-look = Je hebt geen Ontmantel meer, dus trek niet blind.
    .task = Speel Toon de Toekomst.
    .praise = De bovenste drie kaarten: een Kitten ligt bovenop!
    .draw = Boem: de Kitten lag bovenop. Voor je trekt mag je kaarten spelen, dus kijk eerst.
    .shuffle = Misschien helpt dat, misschien niet. Kijk eerst of het nodig is.

future-shuffle = De Kitten ligt nog steeds bovenop, maar je mag zoveel kaarten spelen als je wilt.
    .task = Schud hem weg.
    .praise = Nu weet niemand waar hij ligt.
    .draw = Dat was de Kitten die je net had gezien. Speel nog een kaart voor je trekt.

future-draw = Vroeg of laat moet iedereen trekken: dan is je beurt voorbij.
    .task = Trek een kaart.
    .praise = Oef, geen Kitten.

lesson-attack = Laat een ander trekken
    .about = Met een Aanval ben je klaar zonder te trekken.
    .end = Bram moest voor jullie allemaal trekken. Met een Aanval kom je het zekerst langs een Kitten.

attack-attack = Drie kaarten, één Kitten, en met een Aanval ben je klaar zonder te trekken.
    .task = Speel Aanval.
    .praise = Nu moet Ada twee beurten spelen in plaats van een.
    .draw = Een Kitten, en geen Ontmantel. In de hoek stond al 33 %.
    .targeted = Dat werkt ook, maar bewaar hem: je hebt hem zo nodig.

attack-back = Ada schuift het door, en de beurten tellen op: vier beurten voor jou!
    .task = Schuif ze door naar Bram met je Doelgerichte Aanval.
    .praise = Zes beurten voor Bram, en hij kan ze niet doorschuiven.
    .draw = De Kitten lag bovenop, en je moest vier keer trekken. Met een Aanval ben je er in één keer vanaf.
    .ada = Ada heeft misschien nog een Aanval. Bram is er minder op voorbereid.

lesson-nope = Nope!
    .about = Houd tegen wat anderen doen, wie er ook aan de beurt is.
    .end = Een oneven aantal Nopes houdt het tegen, een even aantal laat het door. Een Kitten of Ontmantel kun je niet Nopen.

nope-stop = Bram valt je aan, maar een Nope houdt dat tegen, en mag in ieders beurt.
    .task = Zeg Nope.
    .praise = Tegengehouden. Tenzij iemand Nope zegt tegen jouw Nope…
    .pass = Nu moet je twee beurten spelen. Je hebt twee Nopes: gebruik er een.

nope-again = Ada zegt Nope tegen jouw Nope, dus de Aanval gaat toch door.
    .task = Zeg Nope tegen die van haar.
    .praise = Dat is beslist: de Aanval telt niet, en Bram moet trekken.
    .pass = Twee Nopes heffen elkaar op: de Aanval raakt je toch.

lesson-steal = Haal wat je nodig hebt
    .about = Een Kateautje, en twee dezelfde katten.
    .end = Met een Kateautje krijg je wat de ander kan missen, met twee dezelfde katten wat je toevallig trekt. Eén kat alleen doet niets, dus spaar paren.

steal-favor = Je hebt een Ontmantel nodig, en Ada kijkt wel heel rustig.
    .task = Speel Kateautje op Ada.
    .praise = Ada geeft je een Trolkat: bij een Kateautje kiest de gever.
    .bram = Bram kijkt zenuwachtig. Ada is degene die zich veilig voelt.
    .pair = Goed idee, maar dat komt zo. Vraag het eerst netjes.
    .draw = Een Kitten, en je hebt geen Ontmantel. Haal er eerst een.

steal-pair = Twee dezelfde katten zijn een paar, en daarmee steel je een kaart zonder te kijken.
    .task = Kies allebei je Paardenkatten en steel van Ada.
    .praise = Ada laat je de ruggen van haar kaarten zien.
    .bram = Steel van Ada: ze heeft nog maar één kaart.
    .draw = Je hebt nog steeds geen Ontmantel, en dat was een Kitten.

steal-pick = Eén kaart heeft ze voor zichzelf gehouden.
    .task = Pak hem: wat zou het zijn?
    .praise = Haar Ontmantel!

lesson-armageddon = Goed tegen kwaad
    .about = Een duel om Godkat en Duivelkat.
    .end = Een gespeelde Godkat gaat terug naar de mat, naast Duivelkat. Dan kan het volgende Armageddon beginnen.

armageddon-begin = Godkat en Duivelkat liggen op de mat, en er is één manier om ze te krijgen.
    .task = Speel Armageddon.
    .praise = Je hebt beide kaarten in handen, en alleen jij ziet ze.
    .draw = Dat mag later. Begin eerst een duel.

armageddon-duel = Een komt gedekt voor Ada te liggen, een voor jou. Dan houdt zij de hare, of ze ruilt.

armageddon-deal = Wie Duivelkat overhoudt, ontploft, en Ada vertrouwt iedereen.
    .task = Leg Duivelkat voor Ada.
    .praise = Ze kijkt je aan, en houdt hem…
    .godcat = Ada houdt Godkat, en Duivelkat blaast jou op. Geef haar liever de andere.
    .bram = Bram heeft al de hele avond geluk. Daag Ada uit.

armageddon-godcat = Ada ligt eruit, en Godkat is van jou: in je beurt is ze elke kaart behalve Nope en Armageddon.
    .task = Speel Godkat, als wat je maar wilt.
    .praise = Wat een kaart!
    .draw = Je mag haar bewaren als Ontmantel, maar probeer haar nu eens uit.

lesson-win = De laatste twee
    .about = Speel het uit, en win.
    .end = Je hebt gewonnen! Tel de stapel, en bewaar Ontmantel en Nope voor het einde.

win-count = Alleen jij en Bram zijn over, met drie kaarten en één Kitten.
    .task = Kijk wat er ligt.
    .praise = De eerste kaart is veilig, de Kitten ligt eronder. Die wordt voor Bram.
    .draw = Dat gaat misschien goed. Maar je kunt het ook zeker weten.

win-draw = De volgorde blijft zoals je hem zag.
    .task = Trek de veilige kaart.
    .praise = En nu moet Bram een Kitten trekken.

win-nope = Bram zag het ook, en speelt Schud om eraan te ontkomen.
    .task = Houd hem tegen.
    .praise = Er wordt niets geschud, en Bram moet trekken.
    .pass = Dan kan de Kitten voor jullie allebei zijn. Zoals hij nu ligt, is hij voor Bram.

lesson-game = Een eerste echt potje
    .about = Alles bij elkaar, tegen drie vriendelijke bots.
    .end = Bewaar je Ontmantel en je Nope voor het einde. Succes!
