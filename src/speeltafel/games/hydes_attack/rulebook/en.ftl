### The rulebook of The Hyde's Attack

## At a glance

glance-aim = The idea
    .text =
        You all play together. The Hyde attacks five times: keep at least three of the five targets safe.
        The third wounded target ends it. Then the Hyde wins.
glance-setup = Setting up
    .text =
        Nevermore in the middle, the five locations around it, a target at each.
        Everybody chooses an outcast and gets 3 cards. Thing gets one too, and stands with the last player.
        All five tokens go into the bag.
glance-turn = Your turn
    .text =
        Move to an adjacent location, or stay.
        Play one card there, face down. In Nevermore you play none.
        Draw back to 3. Then Thing.
glance-thing = Thing
    .text =
        Stands Thing with you? Then you may play its card instead of yours.
        At the end of your turn: exchange its card and send it to anybody, if you like.
glance-token = After everybody's turn
    .text =
        Draw a token. That location is safe this round.
        The last token in the bag says where the Hyde attacks.
glance-attack = The attack
    .text =
        Reveal the cards there. Put away what does not count in that location.
        Add up, with the bonus of the target. Reached the number on the level card? Saved!
        Tokens back into the bag, but not that one. Everybody returns to Nevermore.
glance-talk = Talking
    .text =
        Never tell symbols or numbers, neither in hand nor on the table.
        Hints like “we need more there” are fine.
glance-end = The end
    .text =
        After five attacks with at most two wounded you win.
        None wounded? You have mastered your powers.

## What it is about

chapter-aim = What it is about
together = All against the Hyde
    .text = Two to four players, one side: you win together or you lose together. The Hyde roams around Nevermore, and at five places somebody is in danger. Guard them with your cards before he strikes.
picture-table = Noor is next. Two tokens have been drawn, three are left in the bag.
    .a = Nevermore, the centre: every pawn starts here.
    .b = Jericho, with its target and the cards that guard it, face down.
    .c = The bag: here the Hyde can still strike this round.
    .d = One of Noor's cards. A 5 is a strong guard.
three-lost = Three is too many
    .text = Two targets may be wounded. At the third the game stops and the Hyde has won. So you have to save at least three of the five.
five-rounds = Five rounds, five attacks
    .text = A round lasts as many cycles as there are tokens in the bag: first five, then four, three, two, one. In a cycle everybody takes a turn, and then a token is drawn. Each round ends with one attack, and no location is attacked twice.

## Setting up

chapter-setup = Setting up
map = The map
    .text = Lay Nevermore in the middle and the five other locations around it in any order, with a target on each, face up and at random. Put all five tokens into the bag.
outcasts-chosen = Choose an outcast
    .text = Everybody chooses one of the six outcasts, in the order of the seats, and puts its pawn in Nevermore. You know the map by then, but not your cards. The table may also draw lots or give somebody an outcast.
cards = The cards
    .text = Sixty cards in six symbols, strength 1 to 5, mostly low ones: each symbol has three 1s and just one 5. Deal 3 to everybody; the rest lies on Nevermore as the deck. Bianca's two 6s are not among them.
picture-card = How to read a power card
    .a = Its strength and its symbol.
    .b = The symbol again, as often as the card is strong.
    .c = What it counts, if nothing at the location changes that.
thing-starts = Thing
    .text = Thing stands in front of the player who will be last in the first cycle and gets the top card of the deck. Only the player it stands with sees that card. Thing is nowhere on the map: it stands with people.
first-player = Level and first player
    .text = Choose a level: Beginner for a first game, Expert later; it holds for the whole game. Whoever wears the most black begins (here chance decides, or you name somebody), and turns go clockwise.

## Your turn

chapter-turn = Your turn
four-steps = Four steps
    .text = Move, play, draw, Thing: always in this order.
move = 1. Move
    .text = Take one step, or stay. Nevermore touches all five locations; each of these touches Nevermore and its two neighbours in the ring. Any number of pawns may stand together.
attacked-places = Where the Hyde has been
    .text = You may still enter an attacked location and walk through it: the ring stays as it is. But no card is played there any more.
play = 2. Play a card
    .text = Play exactly one card face down where you stand; it waits there until that location is attacked. In Nevermore you play none, so go there if you would rather not play. Elsewhere you must, unless you have no card at all.
picture-play = Noor goes to Jericho and plays her 5 there.
    .a = One card more guards Jericho. The others do not know which.
worth = Is it worth anything there?
    .text = Locations make certain cards worthless, and targets make some worth more. You may play a worthless card all the same; it just adds nothing.
draw = 3. Draw
    .text = Draw until you hold 3 cards; Thing's card does not count. Is the deck used up? Then the discards are shuffled and become the new deck. If there is nothing left at all, you go on with fewer and catch up later.
discards = The discard pile
    .text = It is open: look through it whenever you like. The table may choose to close it; then only who discarded a card knows it.

## Thing

chapter-thing = Step 4: Thing
things-card = A card for you
    .text = While Thing stands with you, you may play its card instead of one from your hand. Only you may do so, and not both in one turn; Ajax alone may join Thing's 1 to his own.
send = Send it on
    .text = At the end of your turn you may send Thing to any other player, wherever they are; it takes its card along. You need not, and you can exchange the card without sending it.
exchange = Which card does it hold?
    .text = Did you play Thing's card? Draw a new one for it, look, and give it that one or another from your hand. If not, you may exchange its card with one of yours. You decide once, and at the end Thing holds one card again.
empty-thing = Nothing for Thing
    .text = If nothing can be drawn for Thing, it gets a card from your hand. Have you none either? Then Thing stays empty and may be sent, and whoever has it later fills it at the end of a turn.

## What you may say

chapter-talk = What you may say
secret = No numbers, no symbols
    .text = Do not show or tell what you hold, what you are about to play or what lies face down, and the same goes for Thing's card. Vague is fine: “that will do there”, “I was not much help”.
phrases = Set phrases
    .text = At this table there are set phrases for that, at any moment, once after each play, or not at all: the table chooses, and may open free chat. Whatever is said, it never changes the game.
known = What everybody may know
    .text = Who played each card, in which order, and whether it came from a hand, from Thing or is a 6, is open to all. Your own cards are shown to you as long as they lie there, unless the table wants you to remember them.

## The token

chapter-token = The Hyde shows himself
drawn = A token is drawn
    .text = When everybody has had a turn, chance draws a token from the bag. It is laid beside its location, which is then safe for this round. You may still go and play there: those cards wait for later.
last-token = The last one attacks
    .text = The last token in the bag is the attack. All can see what is still in there, so before the last cycle of a round everybody knows where he will strike; in the fifth round from the start.

## The attack

chapter-attack = The attack
reveal = Turn the cards over
    .text = Take the cards of the attacked location and put the token there for good. Turn them over: what does not count there is put away. Cards at other locations stay face down.
picture-attack = The Hyde attacks Jericho. Wednesday may swap before anything is put away.
    .a = In Jericho a 4 is worth nothing. Noor could swap it for her Bee 5.
add-up = Add up
    .text = First Wednesday may swap; then worthless cards go. Add the strengths of the rest, with the bonus of the target that lies there and nowhere else, and Enid's 2. So with a bonus for Eyes, an Eye 3 counts 4.
saved-or-wounded = Saved or wounded
    .text = Compare with the level card: the number depends on which attack it is and how many you are. Reached? The target is saved. Less? Turn it over: it is wounded. After that it has no effect any more.
points-beginner = Beginner
    .text = For the first to the fifth attack you need 14, 16, 18, 20 and 22 points with two players; 21, 24, 27, 30 and 33 with three; 28, 32, 36, 40 and 44 with four.
points-expert = Expert
    .text = 18, 20, 22, 24 and 26 with two players; 27, 30, 33, 36 and 39 with three; 36, 40, 44, 48 and 52 with four. Nothing else changes these numbers, not even when somebody drops out.
afterwards = Afterwards
    .text = The tokens beside locations return to the bag; the one on the attacked location stays. The revealed cards are discarded, and every pawn returns to Nevermore. Hands, Thing and the deck stay as they are, and the next round goes on with the first player.

## Locations and targets

chapter-places = Locations and targets
locations = What counts where
    .text = A location looks at what is printed: a 2 that counts as 4 is fine in Jericho. But a card that is worthless there gets no bonus either. Nevermore is never attacked.
woods = The Woods
    .text = Every card counts here. But if you start your turn in The Woods, you have to leave. Arriving and playing there is no problem.
targets = The targets
    .text = Each of them makes some cards better, at its own location and only at the attack.

## The outcasts

chapter-outcasts = The outcasts
wednesday = Wednesday swaps
    .text = At every attack, wherever she is, she may swap one card of her hand for a revealed one with the same symbol or the same strength, even one that would be put away. The card she gives counts as played there; the other is hers. Thing's card cannot be used.
wednesday-risk = At her own risk
    .text = She decides with everything in sight: cards, total and what is needed. She may also take a good card when there is plenty. A swap is final, even if it costs the target. A 6 cannot be taken.
enid = Enid stands by
    .text = Is her pawn in the attacked location, 2 points are added, even if no card lies there. Anywhere else she adds nothing.
bianca = Bianca sings
    .text = If she plays, her two 6s lie open in front of her; otherwise they stay in the box. Instead of a normal card she may discard one from her hand, not Thing's, and play a 6 face down where she stands. Then she draws as usual. Each 6 works once.
six = The 6
    .text = It counts 6 anywhere: it has no symbol, so no location and no target changes it. It waits until its location is attacked, and then leaves the game.
ajax = Ajax and his 1s
    .text = He may play any number of 1s at once, all in the same location, and then draws back to 3. Thing's 1 may join in if Thing stands with him. Or he plays one card like everybody else, but no 1s beside it.
eugene = Eugene and his bees
    .text = He plays his one card where he stands or in an adjacent location, seen from where he moved to. From Nevermore or an attacked location he may, but need not; anywhere else he has to play. Nobody plays into Nevermore.
yoko = Yoko has a choice
    .text = She draws up to 4 in each of her turns, also without having played, and then discards any one of them, before Thing. Between turns she holds 3 like everybody.

## Winning and losing

chapter-end = Winning and losing
rank = How well?
    .text = With two wounded targets you are beginners, with one intermediate, with none you have mastered your powers. So play on when three are safe: the win is yours, but the rank is not.
sudden-end = The game stops at once
    .text = When an attack decides the game, everything stays as it lies at that moment. Cards that did not count are put away already, and the others stay revealed.
