# Lessons of Creatures & Outcasts. `lesson-<id>`: title, and `.end` when it is done. `<lesson>-<step>`: what the teacher
# says, `.task` what to do, `.praise` when it is done, and an attribute for every answer. Never more than two sentences at once.

lesson-higher = Get rid of your cards
    .about = What it is about, and how you play.
    .end = A game has five rounds. Whoever then has the fewest points (they stand by the pencil) wins.

higher-slam = Cards you still hold when a round ends cost points, and whoever lays a 1 first may begin.
    .task = Hit SLAM! with your 1.
    .praise = Yours was the first. Now Ada and Bram, in turn.
    .silent = Then somebody else begins, and your 1 stays in your hand. Be quick!

higher-play = Every card must be higher than the one before, no matter by how much.
    .task = Play your 6 on Bram's 5.
    .praise = Two cards gone, and one to go.
    .nine = That is allowed, but your 6 would hardly fit after it. Climb in small steps.
    .pass = You may always pass, but then your cards stay with you. Your 6 fits.

higher-pass = Ada plays a 10, and your 9 is not enough.
    .task = Pass.
    .praise = Passing costs nothing: you may play again as soon as something fits.

lesson-trick = When all have passed
    .about = A new character turns up, and with it a new rule.
    .end = Every character bends the rules in its own way. When a new one turns up, read first what it does.

trick-pass = Ada and Bram passed on your 8, and though your 9 would fit, passing now clears the pile.
    .task = Pass.
    .praise = All passed: the cards go face down to the closed pile, and a character turns up.
    .nine = You may even beat your own card. But pass now, and see what comes.

trick-tyler = This is Tyler: odd numbers only, until all have passed once more.

trick-odd = You played last, so you begin, with any odd card.
    .task = Play your 3.
    .praise = Good: low cards mostly go when you begin.
    .nine = A 9 fits later too, but hardly anything is lower than your 3. Begin with the 3.
    .pass = Then Ada begins, and your chance to lose the 3 is gone.

trick-down = All passed again, and Bianca takes over: now every card must be lower than the last.
    .task = Play your 9 on Bram's 10.
    .praise = When it goes down, the high cards go first.
    .six = That fits, but your 9 would be stuck. When it goes down, start with the highest.
    .pass = Both your cards fit under a 10. Use that!

trick-out = Nobody goes lower, but you may play on your own 9.
    .task = Play your last card.
    .praise = An empty hand costs nothing. The others play on until only one of them holds cards.
    .pass = Then the next character comes, and your 6 may not fit. Now it does.

lesson-wednesday = Wednesday is coming
    .about = How a round ends, and what stops it.
    .end = Wednesday! Your 5 costs you 5 points, while Ada counts 16 and Bram 20.

wednesday-clock = Among the characters hides Wednesday. When she turns up, the round is over, and every card you hold costs its number in points.

wednesday-stop = She is one of the last two, and only a 13 on top of the pile stops her.
    .task = Play your 13.
    .praise = Now let the others pass, and let her come…
    .ten = If Wednesday comes then, your 13 alone costs 13 points. And only the 13 stops her.
    .pass = All have passed, Wednesday is here, and you pay 28 points. Your 13 would have stopped her.

wednesday-ten = All passed and there she was, but your 13 sent her back into the stack: you begin.
    .task = Play what would cost you most.
    .praise = Nobody beats your 10, so all pass again…
    .five = Then you would still hold the 10 when she comes. When time is short, the highest card goes first.
    .pass = All passed on an empty pile, and Wednesday came: 15 points. Play your 10.

lesson-again = One more, and one for you
    .about = The 2 and the 8 do something when played.
    .end = You lost two cards and Bram got one. To read what a card does, hold it down or rest the mouse on it.

again-two = Some cards have an effect: after a 2 you play another card at once.
    .task = Begin with your 2.
    .praise = That was the first. Now another one on top of it.
    .single = That would be one card. With the 2 you lose two in one turn.
    .pass = You begin, so anything fits. Do not let that go by.

again-vampire = Your second card has its effect too: with an 8 somebody must draw from the closed pile.
    .task = Play your 8.
    .praise = And now you choose who draws.
    .five = A 5 does nothing. Your 8 costs more points, and bothers somebody else.

again-guest = Bram holds a single card, and would soon be done.
    .task = Let Bram draw.
    .praise = He takes the top card of the closed pile, whatever it is.
    .ada = Ada has four cards already. It is Bram who is about to empty his hand.
    .self = You may, but more cards are more points. Give it to Bram.

lesson-swap = Swap and search
    .about = The 4 and the 7, two cards that bring you others.
    .end = A 0 and a 1: one single point. What counts is not how many cards you hold, but which.

swap-four = With a 4 you swap a card with another player.
    .task = Play your 4 on Bram's 3.
    .praise = Now you draw a card from somebody's hand, without looking.
    .higher = That fits, but then your 4 will not fit any more. The 4 first!
    .pass = Your 4 fits, and can rid you of a bad card.

swap-whom = Whose hand do you reach into?
    .task = Choose Ada or Bram.
    .praise = You drew a 1, and now you owe a card.

swap-gift = You give back any other card.
    .task = Part with your highest card.
    .praise = A 10 for a 1: nine points saved.
    .seven = The 10 is worth more, and you are the one who chooses.

swap-siren = Ada played a 6, and with a 7 you look through the closed pile and must take a card.
    .task = Play your 7.
    .praise = Only you see these cards.
    .pass = A 7 in the hand is seven points. Play it while it fits.

swap-take = You must take one, but you may choose.
    .task = Take the card that costs least.
    .praise = The 0 costs nothing at all.
    .dear = That one costs points. There is a card that costs none.

lesson-thing = Give Thing a hand
    .about = Thing blocks a number, and that can help you.
    .end = Eighteen points gone at once. The number stays blocked until the round is over.

thing-pass = Ada and Bram pass on your 9, and you have nothing higher either.
    .task = Pass.
    .praise = A new character: Thing, the hand.

thing-comes = Whoever played last puts Thing on a closed card, and that was you. Nobody can play that number for the rest of the round.

thing-block = Whoever holds nothing but blocked cards may lay them all down.
    .task = You have two 9s left: put Thing on the 9.
    .praise = Nobody can play a 9 now, and neither can you.
    .other = That may annoy somebody, but your two 9s stay. Block the 9.

thing-discard = Your whole hand is blocked.
    .task = Lay down both 9s.
    .praise = And your hand is empty.
    .pass = Blocked cards count at the end as well. Get rid of them.

lesson-sets = Three of a kind
    .about = Three 6s tell Wednesday when to come.
    .end = 1 point for you, 23 for Ada, 26 for Bram. There is one more set: four 10s end a round at once.

sets-set = Three 6s together are a set: with it you look into the stack, and move Wednesday.
    .task = Lay down the set instead of playing.
    .praise = Three cards gone, and here is the stack.
    .six = That is one 6 less, and no set any more. Lay down all three at once.
    .pass = You can lay down a set whenever it is your turn, whatever lies there.

sets-place = You have only a 1 left, while the others still hold a lot.
    .task = Put Wednesday on top, before Ajax.
    .praise = As soon as all have passed, she comes…
    .deeper = There she gives the others time to lose their cards. You want this round to end now.

lesson-win = The last round
    .about = Think first, then end it, and win.
    .end = You won! Play high cards before Wednesday gets close, and low ones whenever you begin.

win-score = This is the fifth round. You have 41 points, Ada has 40, and the lowest total wins.

win-pair = Four 10s would end the round, but then your 9s would still count.
    .task = Enid allows pairs: play both 9s.
    .praise = Eighteen points less.
    .early = The round is over, but 9, 9 and 3 still counted, and Ada wins. The 9s first!
    .tens = Then the four are broken up, and only all four at once end the round.
    .pass = You begin, so any pair fits. Get rid of your 9s.

win-hyde = The others pass, and you hold a 3 and four 10s.
    .task = Lay down the four Hydes.
    .praise = The round is over at once, and with it the game.
    .tens = Two 10s would stay, and no set. All four at once end the round.
    .pass = Wednesday may come, and then your 10s cost 40 points. Lay them down.

lesson-game = A first real game
    .about = Five rounds against two gentle bots.
    .end = Watch how many characters are left: the fewer there are, the sooner Wednesday comes. Good luck!
