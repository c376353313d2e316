# The player card
card-title = Keep my games
card-own = Your player card
card-why = A card makes you known at this server: your games, your results, your seat on every device of yours. No e-mail, no password.
card-name = Your name
card-make = Make my card
card-save = Save
card-kept = Kept in this browser.
