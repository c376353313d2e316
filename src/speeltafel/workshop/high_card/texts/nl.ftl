game-name = Hoge Kaart
game-tagline = Ieder één kaart. De hoogste pakt hem.
game-about = Iedereen legt tegelijk een kaart. De hoogste scoort, in latere rondes meer, maar gelijke kaarten heffen elkaar op.
game-length = 3 min

option-rounds = Rondes
    .help = Hoeveel kaarten iedereen krijgt.
option-lay-seconds = Seconden om een kaart te leggen
    .help = 0 betekent: geen klok.

decision-lay = Leg een kaart gedekt neer.
decision-lay-wait = { $player } kiest een kaart.
timer-lay = Tijd om een kaart te leggen
move-lay = Leg de { $card }

event-dealt =
    { $hand ->
        [hidden] { $seat } kreeg een hand.
       *[other] { $seat } kreeg { $hand }.
    }
event-dealt-you = Je kreeg { $hand }.
event-laid = De kaarten: { $cards }.
event-scored =
    { $seat ->
        [hidden] Gelijke kaarten: niemand scoort.
       *[other] { $seat } scoort.
    }
event-scored-you = Je scoort.

result-points = De meeste punten winnen.
view-my-card = Je kaart
view-cards = kaarten
view-points = punten
view-played = Eerdere rondes
view-deck = Kaarten over
