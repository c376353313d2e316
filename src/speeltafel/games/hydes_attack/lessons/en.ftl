# Lessons of The Hyde's Attack. `lesson-<id>`: title, and `.end` when it is done. `<lesson>-<step>`: what the teacher says,
# `.task` what to do, `.praise` when it is done, and an attribute for every answer. Never more than two sentences at once.

lesson-guard = The Hyde comes
    .about = Go there, play a card, save somebody.
    .end = That makes 14: saved! There will be five attacks: save at least three targets and you all win.

guard-go = Tonight the Hyde attacks Jericho, and somebody there needs your help.
    .task = Go to Jericho.
    .praise = One step: that is how every turn begins.
    .home = At Nevermore you cannot play a card. Jericho is where you are needed.
    .away = The Hyde does not come there tonight. Jericho is where you are needed.

guard-play = Ada has laid three cards here, face down, and together you need 14 points.
    .task = Play your highest card.
    .praise = The Hyde came, and the cards were turned up: 3 + 3 + 3 + 5.
    .two = 11 of 14 points: the target is wounded, and three of those mean you all lose. Your 5 would have saved it.
    .low = 10 of 14 points: the target is wounded, and three of those mean you all lose. Your 5 would have saved it.

lesson-bag = The bag
    .about = Know where the Hyde will strike.
    .end = The Crypt's token never goes back into the bag, so every round is shorter than the last.

bag-holds = The bag tells where the Hyde can still strike: now it holds the Crypt and the Art Shed. The last token left in it is the attack.

bag-go = Cards help only at the place that is attacked, and that may be the Crypt.
    .task = Go to the Crypt, right next to you.
    .praise = One step, to a place that may be attacked.
    .home = From Nevermore you can get anywhere, but you play no card there. The Crypt is right next to you.
    .safe = The claws mean that the Hyde was seen there: no attack in this round. Look what the bag still holds.

bag-play = A card waits where it lies until that place is attacked.
    .task = Play any card.
    .praise = Everybody had a turn, so a token came out of the bag: the Art Shed.

bag-stay = Only the Crypt is left in the bag, so now everybody knows where the Hyde will strike.
    .task = Stay where you are.
    .praise = You may always stay, except in the Woods.
    .away = Only cards in the Crypt help against this attack. Stay where you are.

bag-add = After each play you draw back to three cards.
    .task = Play one more card here.
    .praise = The last token was the attack, and your cards and Ada's were enough.

lesson-count = What counts
    .about = Places and targets change what a card is worth.
    .end = The signs on a place say what is worth nothing there, those on the target what counts more. Read them first.

count-go = In the Crypt every 3 is worth nothing, and look at your hand.
    .task = Go to the other place in the bag.
    .praise = In the Art Shed your 3s do count.
    .crypt = There all your cards would be worth 0. The crossed-out 3 says so.
    .safe = No attack can come there in this round. The bag holds the Crypt and the Art Shed.

count-play = Here a Bee is worth nothing, and thanks to the target an Eye counts one more.
    .task = Play the card that counts most.
    .praise = Your Eye 3 counts 4 here.
    .bee = A Bee is worth nothing here, whatever its number.
    .bat = A Bat counts 3 here. One of your cards counts 4.

count-stay = It will be the Art Shed, and you have drawn a fine Bee 5.
    .task = Stay here.
    .praise = Now think before you play.
    .away = The attack comes here, so this is where cards count. Stay.

count-best = You need 14 points, and the highest card is not always the best.
    .task = Play the card that saves the target.
    .praise = A modest 3, and exactly what was needed.
    .bee = In the Art Shed a Bee is worth nothing: 11 points, and the target is wounded. Your Bat counts 3.

lesson-talk = Few words
    .about = Your cards are secret, but a hint is allowed.
    .end = In a game you can give such hints at any moment, in the chat. Listen to the others: they know what you cannot see.

talk-go = Numbers and symbols are secret, but Bram may say that he was not much help in the Crypt.
    .task = Go where help is needed.
    .praise = You understood him without a single number.
    .woods = Ada said that she has the Woods covered. Bram is the one who needs help.
    .other = It cannot strike there in this round. Bram asked for help in the Crypt.

talk-play = Nobody sees what you put down.
    .task = Play a strong card.
    .praise = That helps. But the others do not know it yet…
    .three = In the Crypt a 3 is worth nothing. You have better cards.

talk-say = Tell them, without a number.
    .task = Choose “Say something”, then “I have got this covered”, then the Crypt.
    .praise = Now Ada and Bram can help elsewhere.
    .nothing = You may keep silent. But then Bram stays here, although he is needed elsewhere.
    .crypt = That would mislead the others: you played a strong card. Say that it is covered.
    .other = Speak about the Crypt. That is where you have just played.

lesson-thing = Thing
    .about = A hand that carries a card to anybody.
    .end = Thing reaches everybody, however far away. Send it to whoever can use its card best.

thing-send = Jericho is too far for you, but Thing takes a card to anybody at the end of your turn.
    .task = Give Thing your Bee 5 and send it to Ada.
    .praise = Thing runs to Ada with your 5, and she can play it.
    .alone = Thing has the 5, but stays with you. Send it to Ada, who stands in Jericho.
    .weak = Ada played Thing's card, but it was too small: Jericho needed your 5.
    .keep = Ada is alone in Jericho, and only Thing gets to her in time. Send it to her with your 5.

thing-go = Jericho is saved, and Ada sent Thing back to you with a Bat 5.
    .task = Go to the Woods, where a Bat counts one more.
    .praise = After an attack everybody starts from Nevermore again.
    .over = Jericho has had its attack, and no place is attacked twice. You cannot play there any more.
    .home = At Nevermore you cannot play a card. The Woods suit Thing's Bat best.
    .other = You may, but a Bat counts more in the Woods.

thing-play = Instead of a card from your hand you may play Thing's.
    .task = Play Thing's card.
    .praise = A Bat 5 that counts 6.
    .own = You may, but Thing's Bat counts 6 here.

thing-fill = Thing is never without a card, so you drew a new one for it.
    .task = Choose what it holds and with whom it stands.
    .praise = The player with Thing sees that card, and you know what you gave.

lesson-powers = Six powers
    .about = One swap by Wednesday saves the day.
    .end = Exactly 28: saved! Before a game everybody chooses an outcast, so read their cards.

powers-team = Everybody has a power. Enid (Ada) adds 2 where she stands, Bianca (Bram) laid a 6, and Ajax (Cleo) two 1s at once.

powers-swap = You are Wednesday: you may swap a card of your hand for an open one of the same symbol or number.
    .task = Reach 28 that way.
    .praise = The useless Werewolf 4 became a 5.
    .pass = Without a swap it stays 23 of 28, and the target is wounded. One swap saves it.
    .four = In Jericho a 4 is worth nothing, yours too. That does not help.
    .five = A 5 for a 5 changes nothing. Which card is worth nothing here?
    .little = Your 1 counts 3 here, but that is not enough. Which card is worth nothing here?

lesson-win = To the end
    .about = Two saved, two wounded: now it counts.
    .end = You won, together! Play each card where it counts most, and keep useless ones in your hand.

win-go = Two targets are saved and two are wounded, so the last one decides.
    .task = Go to Pilgrim Village.
    .praise = 22 points this time: every attack takes more.
    .home = At Nevermore you cannot play a card. Everything depends on Pilgrim Village.
    .over = That place has had its attack. Everything depends on Pilgrim Village.

win-six = As Bianca you may discard a card to play a 6, and Sirens and Werewolves are worth nothing here.
    .task = Discard one of those for the 6.
    .praise = A 6 is worth 6 anywhere: 22 points!
    .eye = Your Eye counts 3 here, and that makes 19 of 22: the third wounded target, and the Hyde wins.
    .barred = That card is worth nothing here: the third wounded target, and the Hyde wins. Discard it for the 6.

lesson-game = A first real game
    .about = All five attacks, with two helpful bots.
    .end = Begin with places that are still in the bag, and help those that others ask for. Good luck!
