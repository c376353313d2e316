# The player card
card-title = Keep my games
card-own = Your player card at this server
card-why = A card makes you known at this server: your games, your results, your seat on every device of yours. No e-mail, no password.
card-name = Your name
card-make = Make my card
card-save = Save
card-kept = Kept in this browser.
card-deleted = The card of { $name } is deleted, and the name is gone from all games.
sure-no = No
card-aside = This server does not know { $name }'s card any more: it was shut out on another device, or deleted. You go on as a guest.
card-aside-again = Try it again
card-back = Back to the table
face-now = Your face
face-any = Surprise me
face-parts = Choose the parts
face-next = Next: { $part }
face-before = Before: { $part }
face-shape = Shape
face-colour = Colour
face-eyes = Eyes
face-mouth = Mouth
face-top = On top
face-mark = Marks
guest-games = { $count ->
    [one] You finished one game in this browser as a guest.
   *[other] You finished { $count } games in this browser as a guest.
}
guest-games-add = Put them on my card
guest-games-added = { $count ->
    [one] One game is on your card now.
   *[other] { $count } games are on your card now.
}
devices-title = What opens your card
devices-unnamed = A device
devices-this = this device
devices-seen = last here on { $date }
devices-remove = Shut out
devices-remove-sure = { $name } then opens neither your card nor your seats any more. Shut it out?
devices-rename = Rename { $name }
devices-name = What you call this device
devices-came = Your card is on { $name } now. The code is used up.
devices-add = Add another device
devices-how = Scan this with the other device, or type the code there under “Keep my games”.
devices-code-good = Good once, for ten minutes. Whoever has it gets your card: show it to nobody else.
passkey-make = Make a passkey
passkey-named = Passkey { $name }
passkey-made = made on { $date }
passkey-remove = Throw away
passkey-remove-sure = It then opens your card no more. Throw it away?
words-make = Six words for an emergency
words-again = New words for an emergency
words-how = Write these six words down. They open your card when all devices are lost, and are shown only now.
enter-title = I have a card already
enter-why = Your card, on one more device. The code is good once.
enter-code = Code from the other device, or your six words
enter-do = Open my card here
enter-passkey = Open it with a passkey
shown-title = Who may see your profile
shown-private = Only me
shown-members = Members of this server
shown-public = Everybody
shown-hidden = Nobody sees whether I am here
farewell-title = Your data
farewell-export = Everything in a file
farewell-drop = Put the card away in this browser
farewell-last = Only this browser opens your card. Put away without six words, a passkey or another device, nobody can open it again, not even you.
farewell-last-yes = Put it away all the same
farewell-delete = Delete my card
farewell-sure = The card is gone for good, and your name from all games. The games stay for the others.
farewell-running = { $count ->
    [one] One game of yours still runs: this browser keeps the seat, without your name. If you do not come back, the table plays on for you.
   *[other] { $count } games of yours still run: this browser keeps the seats, without your name. Where you do not come back, the table plays on for you.
}
farewell-yes = Delete it
farewell-no = Keep it
