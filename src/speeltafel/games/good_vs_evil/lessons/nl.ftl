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
    .task = Na jou trekt Ada: leg hem bovenop, op plek 0.
    .praise = Niemand weet waar hij ligt. Kijk wat Ada trekt…
    .deeper = Daar wacht hij op iedereen, misschien wel op jou. Bovenop is hij voor Ada.

lesson-game = Een eerste echt potje
    .about = Alles bij elkaar, tegen drie vriendelijke bots.
    .end = Bewaar je Ontmantel en je Nope voor het einde. Succes!
