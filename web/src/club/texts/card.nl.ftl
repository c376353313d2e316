# The player card
card-title = Bewaar mijn spellen
card-own = Je spelerskaart
card-why = Met een kaart kennen ze je op deze server: je spellen, je uitslagen, je stoel op al je apparaten. Zonder e-mail, zonder wachtwoord.
card-name = Je naam
card-make = Maak mijn kaart
card-save = Bewaren
card-kept = Bewaard in deze browser.
