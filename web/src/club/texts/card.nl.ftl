# The player card
card-title = Bewaar mijn partijen
card-own = Je spelerskaart op deze server
card-why = Met een spelerskaart herkent deze site je: je partijen, je uitslagen en je stoel, op al je apparaten. Zonder e-mail, zonder wachtwoord.
card-name = Je naam
card-make = Maak mijn kaart
card-save = Bewaren
card-kept = Bewaard in deze browser.
card-deleted = De kaart van { $name } is verwijderd, en de naam is weg uit alle partijen.
sure-no = Nee
card-aside = Deze server kent de kaart van { $name } niet meer: ze is op een ander apparaat buitengesloten of verwijderd. Je gaat verder als gast.
card-aside-again = Probeer het nog eens
card-back = Terug naar de tafel
face-now = Je gezicht
face-any = Verras me
face-parts = Kies de onderdelen
face-next = Volgende: { $part }
face-before = Vorige: { $part }
face-shape = Vorm
face-colour = Kleur
face-eyes = Ogen
face-mouth = Mond
face-top = Bovenop
face-mark = Kenmerken
guest-games = { $count ->
    [one] Je hebt in deze browser één partij als gast uitgespeeld.
   *[other] Je hebt in deze browser { $count } partijen als gast uitgespeeld.
}
guest-games-add = Zet ze op mijn kaart
guest-games-added = { $count ->
    [one] Eén partij staat nu op je kaart.
   *[other] { $count } partijen staan nu op je kaart.
}
devices-title = Hiermee gaat je kaart open
devices-unnamed = Een apparaat
devices-this = dit apparaat
devices-seen = laatst hier op { $date }
devices-remove = Buitensluiten
devices-remove-sure = { $name } opent dan je kaart en je stoelen niet meer. Buitensluiten?
devices-rename = { $name } anders noemen
devices-name = Hoe je dit apparaat noemt
devices-came = Je kaart staat nu ook op { $name }. De code is gebruikt.
devices-add = Nog een apparaat
devices-how = Scan dit met het andere apparaat, of typ de code daar onder ‘Bewaar mijn partijen’.
devices-code-good = Eén keer geldig, tien minuten lang. Wie hem heeft, krijgt je kaart: laat hem aan niemand anders zien.
passkey-make = Maak een passkey
passkey-named = Passkey { $name }
passkey-made = gemaakt op { $date }
passkey-remove = Verwijderen
passkey-remove-sure = Je kaart gaat er dan niet meer mee open. Verwijderen?
words-make = Zes woorden voor noodgevallen
words-again = Nieuwe woorden voor noodgevallen
words-how = Schrijf deze zes woorden op. Ze openen je kaart als je alle apparaten kwijt bent, en staan alleen nu op het scherm.
enter-title = Ik heb al een kaart
enter-why = Je kaart op nog een apparaat. De code werkt één keer.
enter-code = Code van het andere apparaat, of je zes woorden
enter-do = Open mijn kaart hier
enter-passkey = Open mijn kaart met een passkey
shown-title = Wie je profiel mag zien
shown-private = Alleen ik
shown-members = Leden van deze server
shown-public = Iedereen
shown-hidden = Niemand ziet of ik er ben
farewell-title = Je gegevens
farewell-export = Alles in een bestand
farewell-drop = Haal de kaart uit deze browser
farewell-last = Alleen deze browser opent je kaart. Haal je haar hier weg zonder zes woorden, passkey of ander apparaat, dan kan niemand haar nog openen, jij ook niet.
farewell-last-yes = Toch weghalen
farewell-delete = Verwijder mijn kaart
farewell-sure = De kaart is dan voorgoed weg, en je naam verdwijnt uit alle partijen. De partijen zelf blijven bestaan voor de anderen.
farewell-running = { $count ->
    [one] Er loopt nog één partij van je: deze browser houdt je stoel, zonder je naam. Kom je niet terug, dan speelt de tafel voor je verder.
   *[other] Er lopen nog { $count } partijen van je: deze browser houdt je stoelen, zonder je naam. Waar je niet terugkomt, speelt de tafel voor je verder.
}
farewell-yes = Verwijderen
farewell-no = Houden
