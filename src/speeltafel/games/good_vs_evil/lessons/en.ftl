# Lessons of Good vs Evil. `lesson-<id>`: title, and `.end` when it is done. `<lesson>-<step>`: what the teacher says,
# `.task` what to do, `.praise` when it is done, and an attribute for every answer. Never more than two sentences at once.

lesson-draw = Draw, and live
    .about = A turn, the Kitten, and what saves you from it.
    .end = Ada drew it, and she had no Defuse. Who is left at the end wins!

draw-first = Everybody draws in turn, and whoever draws an Exploding Kitten is out.
    .task = Draw the top card.
    .praise = A harmless cat. That was your whole turn: now the others draw.

draw-kitten = You are still here, and so are they.
    .task = Draw again.
    .praise = A Kitten! Your Defuse saved you, and is used up now.

draw-hide = The Kitten goes back into the pile, wherever you like.
    .task = Ada draws next: put it on top.
    .praise = Nobody knows where you put it. Look what Ada draws…
    .deeper = There it would wait for anybody, perhaps for you. On top it is Ada's.

lesson-future = See it coming
    .about = Look into the pile, and get away from what you find.
    .end = You never have to draw blindly. Play cards first, as many as you like, and draw last.

future-look = You have no Defuse any more, so do not draw blindly.
    .task = Play Reveal the Future.
    .praise = The top three cards: a Kitten comes first!
    .draw = Boom: the Kitten lay on top. Before you draw you may play cards, so look first.
    .shuffle = Perhaps that helps, perhaps not. Look first whether you need it.

future-shuffle = The Kitten still lies on top, but you may play as many cards as you like.
    .task = Shuffle it away.
    .praise = Now nobody knows where it is.
    .draw = That was the Kitten you had just seen. Play another card before you draw.

future-draw = Sooner or later everybody has to draw: that ends your turn.
    .task = Draw.
    .praise = Phew, no Kitten.

lesson-attack = Let others draw
    .about = Attack: end your turn without drawing.
    .end = Bram had to draw for all of you. An Attack is the surest way past a Kitten.

attack-attack = Three cards, one Kitten, and an Attack ends your turn without drawing.
    .task = Play Attack.
    .praise = Now Ada has to take two turns instead of one.
    .draw = A Kitten, and no Defuse. The sign in the corner said 33 %.
    .targeted = That works too, but keep it: you will need it in a moment.

attack-back = Ada passes it on, and the turns add up: four turns for you!
    .task = Pass them on to Bram with your Targeted Attack.
    .praise = Six turns for Bram, who has nothing to pass them on with.
    .draw = The Kitten lay on top, and you owed four draws. Any Attack rids you of all of them.
    .ada = Ada may hold another Attack. Bram comes after her and is less prepared.

lesson-nope = Nope!
    .about = Stop what others do, whoever's turn it is.
    .end = An odd number of Nopes stops it, an even number lets it through. Nobody can Nope a Kitten or a Defuse.

nope-stop = Bram attacks you, but a Nope stops it, and works in anybody's turn.
    .task = Say Nope.
    .praise = Stopped. Unless somebody says Nope to your Nope…
    .pass = Now you have to take two turns. You hold two Nopes: use one.

nope-again = Ada says Nope to your Nope, so the Attack goes on.
    .task = Say Nope to hers.
    .praise = That settles it: the Attack never happened, and Bram has to draw.
    .pass = Two Nopes cancel each other: the Attack hits you after all.

lesson-steal = Take what you need
    .about = A Favor, and a pair of cats.
    .end = A Favor gets you what the other can spare, a pair of cats whatever you happen to draw. One cat alone does nothing, so collect pairs.

steal-favor = You need a Defuse, and Ada looks very calm.
    .task = Play Favor on Ada.
    .praise = Ada gives you a Troll Cat: with a Favor the giver chooses.
    .bram = Bram looks nervous. Ada is the one who feels safe.
    .pair = Good idea, and next. Ask kindly first.
    .draw = A Kitten, and you have no Defuse. Get one before you draw.

steal-pair = Two cats of one kind are a pair, and a pair steals a card unseen.
    .task = Choose both Horse Cats and steal from Ada.
    .praise = Ada shows you the backs of her cards.
    .bram = Steal from Ada: one card is all she has left.
    .draw = You still have no Defuse, and that was a Kitten.

steal-pick = She kept one card to herself.
    .task = Pick it: what might it be?
    .praise = Her Defuse!

lesson-armageddon = Good against Evil
    .about = A duel for Godcat and Devilcat.
    .end = Played, Godcat goes back to the mat beside Devilcat. Then the next Armageddon can begin.

armageddon-begin = Godcat and Devilcat lie on the mat, and there is one way to get them.
    .task = Play Armageddon.
    .praise = You hold both cards, and only you see them.
    .draw = You may do that later. First start a duel.

armageddon-duel = One goes face down before Ada, one before you. Then she keeps hers or swaps.

armageddon-deal = Who ends up with Devilcat explodes, and Ada trusts everybody.
    .task = Lay Devilcat before Ada.
    .praise = She looks at you, and keeps it…
    .godcat = Ada keeps Godcat, and Devilcat blows you up. Give her the other one.
    .bram = Bram has been lucky all evening. Duel with Ada.

armageddon-godcat = Ada is out, and Godcat is yours: in your turn it stands for any card but Nope and Armageddon.
    .task = Play Godcat, as whatever you like.
    .praise = What a card!
    .draw = You may keep it as a Defuse, but try it out now.

lesson-win = The last two
    .about = Play it to the end, and win.
    .end = You won! Count the pile, and keep Defuse and Nope for the end.

win-count = Only you and Bram are left, with three cards and one Kitten.
    .task = Look what lies there.
    .praise = The first card is safe, the Kitten is second. That one will be for Bram.
    .draw = That might go well, once in a while. You can know it instead.

win-draw = The order stays as you saw it.
    .task = Draw the safe card.
    .praise = And now Bram has to draw a Kitten.

win-nope = Bram saw it too, and plays Shuffle to get away.
    .task = Do not let him.
    .praise = Nothing is shuffled, and Bram must draw.
    .pass = Then anybody may draw the Kitten. As it lies it is Bram's.

lesson-game = A first real game
    .about = Everything together, against three gentle bots.
    .end = Keep your Defuse and your Nope for the end. Good luck!
