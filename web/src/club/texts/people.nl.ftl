# Meeting others
people-title = Zoek medespelers
people-invitation = Uitnodiging
people-asks = { $name } vraagt je mee voor { $game }.
people-slow = per correspondentie, { $how }
people-together = { $pace ->
    [none] samen, zonder klokken
    [relaxed] samen, met veel bedenktijd
    [fast] samen, met weinig bedenktijd
   *[other] samen
}
people-rated = telt mee
people-seats = { $free ->
    [one] 1 plaats vrij
   *[other] { $free } plaatsen vrij
}
ask-title = Vraag een lid aan deze tafel
ask-do = Vragen
ask-name = Iemand die er nu niet is, op naam
ask-done = { $name } is gevraagd, en ziet het op de eerste pagina.
people-come = Ik kom
people-decline = Nu niet
people-tables = Open tafels
people-no-tables = Op dit moment is er geen open tafel. Laat er een zoeken, of zet er zelf een klaar.
people-free = { $free ->
    [0] · vol
    [one] · 1 plaats vrij
   *[other] · { $free } plaatsen vrij
}
people-here = Nu hier
people-nobody = Op dit moment laat verder niemand zich zien.
people-invite = Vraag aan mijn tafel
people-invited = Gevraagd ✓
people-to = Naar welke tafel vraag je iemand?
people-no-seat = Aan je eigen tafels is geen plaats vrij. Zet er een klaar, dan kun je iemand vragen.
people-more = Meer over { $name }
people-mute = Ik wil niets van deze speler horen
people-block = Ik wil deze speler niet ontmoeten
people-blocked = Wie je niet ontmoet
people-muted = Wie je niet hoort
people-undo = Toch weer wel
seek-title = Zoek een tafel voor me
seek-game = Spel
seek-seats = Spelers
seek-wait = Bots erbij
seek-seconds = { $seconds ->
    [30] na een halve minuut
    [60] na een minuut
    [180] na 3 minuten
   *[other] na { $seconds } seconden
}
seek-go = Zoek een tafel
seek-waiting = { $left ->
    [0] Je tafel wordt klaargezet.
   *[other] { $found } van de { $seats } zijn er. Over { $minutes ->
        [1] { $left } seconden
       *[other] { $minutes } minuten
    } nemen bots de andere plaatsen.
}
seek-stop = Stop met zoeken
