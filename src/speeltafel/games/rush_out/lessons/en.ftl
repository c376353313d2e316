# Lessons of Rush Out!. `lesson-<id>`: title, and `.end` when it is done. `<lesson>-<step>`: what the teacher says,
# `.task` what to do, `.praise` when it is done, and an attribute for every answer. Never more than two sentences at once.

lesson-roll = Roll and place
    .about = Three dice, a trial, and no turns.
    .end = Nobody waits for a turn: the heroes race to empty their pile before the wizard does.

roll-first = You are a hero with three dice, and a dungeon full of trials lies before you.
    .task = Roll!
    .praise = A sword, a fire and a heart.

roll-place = The Giant spider needs two swords and a fire.
    .task = Tap the spider: all dice that fit go there.
    .praise = Two dice lie there, and there they stay.
    .one = One by one works too. Tap the card without picking a die: all that fit go at once.
    .gate = Only one die fits there. The spider takes two, and all your dice must lie on one card.
    .roll = A roll takes every loose die, so you would lose these two. Place them first.

roll-again = One sword is missing, and you may roll as often as you like.
    .task = Roll the die that is left.
    .praise = A sword!
    .back = Those two are right where they are. Roll only the loose one.

roll-finish = That is the last one.
    .task = Tap the spider.
    .praise = Complete: your dice are back, and the next trial comes from your pile.
    .roll = That is the very sword you need. Place it.

lesson-joker = The star
    .about = A joker, and what it stands for.
    .end = Every hero has a different symbol. Divide the work: let each do what their star is good for.

joker-swords = The star is your joker: for the warrior it is a sword, and nothing else.
    .task = Put both stars on the Giant spider.
    .praise = Two stars, two swords.
    .one = That works too, but it is slow. Tap the card without picking a die.
    .key = The key fits there, but then the stars have no place. Two dice are better than one.
    .roll = Two swords at once, and you would roll them away? Place them first.

joker-again = Now only a fire is missing.
    .task = Roll the last die.
    .praise = Fire!
    .back = The stars lie well. Leave them there.

joker-finish = You know what to do.
    .task = Complete the spider.
    .praise = Done. The heroes win when the last card of their pile is drawn.
    .roll = You have the fire that you need. Place it.

lesson-together = Together
    .about = Some trials are too large for one hero.
    .end = Two heroes may share a card, never three. So talk: who goes where?

together-big = Crossroads needs four dice, and you have three. Heroes win together or not at all.

together-roll = Bram has put a footprint and a key on Crossroads, and waits for help.
    .task = Roll.
    .praise = Sword and fire: just what is missing.

together-join = The other two slots are yours.
    .task = Put your dice on Crossroads.
    .praise = Complete! You and Bram both have your dice back.
    .spider = You could begin that alone, but Bram would wait. Here your two dice finish a card.
    .roll = You hold just what Bram needs. Place it first.

lesson-back = Change your mind
    .about = Take dice back and help.
    .end = Dice that wait do nothing. Leave a card when they are worth more elsewhere.

back-stuck = All dice of a player lie on one card. Bram's three lie on the Stone guardian, so he cannot go on alone.

back-take = Your one die lies on the Chained gate, and keeps you from helping.
    .task = Tap that die to take it back, then roll.
    .praise = Sword and fire!
    .keep = As long as your die lies on the gate, the others can only go there. Tap it first, then roll.

back-help = Bram needs exactly these.
    .task = Complete the Stone guardian.
    .praise = Five dice, two heroes, one guardian less.
    .gate = A sword fits there, but the guardian would be complete at once.
    .roll = You have both symbols that Bram needs. Place them.

lesson-spells = The wizard strikes
    .about = Confusion and summoning.
    .end = There is the Mimic. Look at the wizard's dice now and then: a nearly full spell is a warning.

spells-storm = Ada completed Static storm: your dice and Bram's flew off the Goblin patrol.
    .task = Roll them again.
    .praise = What luck: two swords and a fire.

spells-safe = Half a card can be hit again, a complete one is safe.
    .task = Complete the Giant spider in one go.
    .praise = Gone before Ada could do anything about it.
    .patrol = That card would wait for Bram again, and Ada could hit it again. The spider you finish now.
    .roll = This roll finishes a card. Do not throw it away.

spells-summon = Ada summoned the Mimic: it lies on top of your pile, one card more to do.
    .task = Roll.
    .praise = Two footprints and a key.

spells-meet = When a trial goes, the Mimic comes up in its place.
    .task = Complete the Rope bridge.
    .praise = Now the Mimic is a trial like any other.
    .elsewhere = That only begins a card. The bridge you can finish now.
    .roll = These three finish the bridge. Place them.

lesson-dragon = The dragon
    .about = One step too many, and all is lost.
    .end = Keep an eye on it: it is only four steps from its tile to your pile. No card under the dragon can be completed.

dragon-comes = Ada's spell moved the dragon: one step more, onto your pile, and she wins at once.
    .task = Roll for stars.
    .praise = A star! Bram has laid one down already.

dragon-push = Two stars on the dragon tile push it back one card.
    .task = Put your star on the dragon tile.
    .praise = Pushed back, and you both have your dice again.
    .under = The dragon sits on that card: you can fill it, but not complete it. Chase the dragon first.
    .later = No trial is worth it now. If the dragon takes one step more, the race is lost.
    .roll = There is a star among them. Use it now.

lesson-wizard = Play the wizard
    .about = Five dice against everybody.
    .end = One against all, with five dice. If your pile is empty first, you win.

wizard-begin = Now you are the wizard: your spells lie on your side, and the heroes need one key for Crossroads.
    .task = Roll your five dice.
    .praise = Three times lightning, and water.

wizard-storm = Static storm knocks all dice off a card.
    .task = Complete Static storm.
    .praise = Their three dice are back in their hands.
    .elsewhere = That would only begin a spell. Static storm is complete at once, and they need just one key.
    .roll = The storm is in your hand. Use it before they have their key.

wizard-again = Your dice are back, and a new spell lies there.
    .task = Roll at once.
    .praise = Two plants, water and a star.

wizard-summon = Your star may be any symbol on a banner, the little flag in the corner of a card, and Thorny vines shows a plant.
    .task = Complete the Imp.
    .praise = The Imp lies on their pile: one trial more for them, one spell less for you.
    .one = Tap the card without picking a die: the star takes the right place by itself.
    .elsewhere = That would take a roll more. The Imp is complete now.
    .roll = With the star these make an Imp. Place them.

lesson-game = A first real race
    .about = With Bram and Cleo against Ada, on slow dice.
    .end = Place what fits, help where little is missing, and finish what you begin. Good luck!
