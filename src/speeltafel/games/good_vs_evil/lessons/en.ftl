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
    .task = Ada draws next: put it on top, place 0.
    .praise = Nobody knows where you put it. Look what Ada draws…
    .deeper = There it would wait for anybody, perhaps for you. On top it is Ada's.

lesson-game = A first real game
    .about = Everything together, against three gentle bots.
    .end = Keep your Defuse and your Nope for the end. Good luck!
