### The rulebook of Creatures & Outcasts

## At a glance

glance-aim = The idea
    .text =
        Five rounds. Get rid of your cards: what you still hold when a round ends is counted against you.
        Fewest points wins.
glance-setup = Setting up
    .text =
        Shuffle the nine characters and the outcasts separately.
        10 cards each (8 with five players, 7 with six). The rest is the closed pile.
        Whoever is first to lay a 1 starts; the next player must beat it.
glance-turn = Your turn
    .text =
        Play one card, higher than the last one. Equal is not enough. Or pass.
        On an empty pile play what you like.
glance-pass = All passed?
    .text =
        The trick goes face down onto the closed pile.
        Turn over the next character: from now on that rule holds for everybody.
        Whoever played last leads.
glance-characters = Characters
    .text =
        Wednesday ends the round, unless the 13 was the last card. Thing blocks a number.
        Tyler: odd only. Yoko: the other way round. Enid: pairs. Bianca: lower.
        Ajax: at least two higher. Weems: equal is fine. Eugene: passing costs a card.
glance-effects = Cards that do something
    .text =
        2: play one more on top. 4: take a card blindly, give another back.
        7: take a card from the closed pile. 8: somebody takes its top card.
glance-sets = Sets, instead of playing
    .text =
        Three 6s: look at the characters and put Wednesday where you like.
        Four 10s: the round is over.
glance-end = The end of a round
    .text =
        Wednesday came, four 10s were laid down, or only one player still holds cards.
        Add up your hand: every card counts its number. The 0 is free, the 13 hurts.

## What it is about

chapter-aim = What it is about
empty-hand = Empty your hand
    .text = You play five rounds. In each, everybody tries to get rid of cards, because whatever you still hold at the end is counted against you. After five rounds the lowest total wins.
box = What lies on the table
    .text = For two to six players. There are 42 outcasts, numbered: four of each from 1 to 10, and a single 0 and 13. Nine characters, Wednesday and those around her, change the rules as they appear. A help card at every seat sums up what they all do.
open-knowledge = What everybody sees
    .text = How many cards each player holds, how high the piles are, the trick, the characters so far, the blocked number and the scores are open to all. What went onto the closed pile you remember yourself; after the round the log tells it.
picture-table = Noor's turn. Tyler is active, and the last card was a 5.
    .a = The play pile: beat its top card.
    .b = The closed pile: cards of earlier tricks, face down.
    .c = The active character. Tyler allows odd numbers only.
    .d = The characters still to come. Wednesday is among them.
    .e = Odd and higher than 5: the 9 may be played.
picture-card = How to read an outcast
    .a = Its number, which is also its points, and a sign if it does something.
    .b = Its name.
    .c = What happens when you play it.

## Setting up

chapter-setup = Setting up
boards = Two boards
    .text = Lay out the outcast board: the open play pile goes on its white side, the closed pile on the black one. The character board shows its purple side for the base game and the black one for the advanced variant, with an effect in each round.
stacks = Two stacks
    .text = Shuffle characters and outcasts separately; they never mix. The nine characters form a face-down stack. At first none of them is active. The wooden Thing stands aside until its character turns up.
deal = Deal
    .text = Two, three or four players get 10 cards each, five get 8, six get 7. The 22, 12 or 2 cards left over are the closed pile; with six players it starts empty. Nobody looks before all cards are dealt.

## The start of a round

chapter-start = The start of a round
race = Who has a 1?
    .text = Be quick: the first player to slap a 1 on the table starts the round with it. The next player has to beat that 1. Others keep theirs. If two are equally fast, chance decides. A claim without a 1 does not count, and nobody sees it. Every round begins like this.
no-one = Nobody?
    .text = You need not lay your 1. If nobody does, or nobody has one, the youngest player opens with any card, or passes. Who counts as the youngest is chosen before the game, or drawn at random, and stays the same.
picture-race = The round begins. Noor holds a 1, and perhaps she is not the only one.
    .a = Lay it first, and the round starts with you.

## Your turn

chapter-turn = Your turn
higher = One card, higher
    .text = Play one card face up, with a number higher than the last. Equal is not enough; how much higher does not matter. On an empty pile any number will do. Then the next player has the turn, clockwise. Characters can change all of this.
pass = Or pass
    .text = You may always pass, even if you could play. It does not shut you out: next time round you simply choose again.
no-cards = Nothing left?
    .text = Without cards you are skipped, but you are still in the round: a 4 cannot find you, but an 8 can. Once you hold cards again, you play on. If you should lead but have no cards, the next player does.

## When all have passed

chapter-all-pass = When all have passed
trick-over = A new character
    .text = Has everybody with cards passed in a row, the last player included? Then the trick goes onto the closed pile and the next character is turned over. Its rule holds for all, at once. Whoever played the last card leads. (The table may agree that this last player need not pass.)
picture-trick = All three pass on the 8.
    .a = Bianca turns up: from now on it goes downwards. Noor played last, so she leads.
counting-passes = What interrupts the passing
    .text = If somebody plays a card, a set or discards in between, everybody has to pass again. Players without cards are not counted. The last player is the one who last played a card: sets, discards and passes change nothing about that.
lead = Leading
    .text = Play any number that the character and Thing allow. You may pass instead; then the next player may lead. If everybody passes on an empty pile, another character comes.
closed-pile = The closed pile
    .text = Nobody looks into it or touches its order unless a card says so. A trick is turned over as a whole, so its first card ends up on top (a table may choose to keep the order instead). Sets and discarded cards go face down on top.
no-characters-left = No characters left
    .text = Then the pile still moves, the active character leaves and the last player leads, clockwise. If everybody just passes again, the round ends. It also ends when all hands together have not become smaller nine times in a row. So no round lasts for ever.

## The characters

chapter-characters = The characters
active = One at a time
    .text = A character works from the moment it is turned over until everybody has passed. Then it is put away and the next one comes. Used ones return only in the next round.
wednesday = Wednesday ends it
    .text = When Wednesday turns up, the round is over at once. One thing stops her: the 13, if it was the very last card of the trick that just ended. Then she is shuffled back, no character is active, and the player of the 13 leads.
wednesday-again = She keeps coming
    .text = Wednesday can be stopped again, but each time the 13 must be played anew. If she is the only card left in the stack, she will be the next to turn up. If the player of the 13 has no cards, the next one leads.
thing = Thing blocks a number
    .text = Whoever played last looks through the closed pile and chooses a card, any at all; Thing stands on it, open beside the pile. Nobody may play that number for the rest of the round, whoever comes next. With an empty closed pile nothing is blocked.
picture-thing = Thing stands on a 5.
    .a = These 5s cannot be played any more. If nothing else were left, Noor could discard them.
blocked = Stuck with blocked cards
    .text = Do you hold nothing but the blocked number? Then in your turn you may show those cards and discard them all. If you do not, they count. Thing stops neither three 6s nor a swap with a 4, and discarding counts neither as a play nor as a pass.
tyler = Tyler: odd only
    .text = Only 1, 3, 5, 7, 9 and 13 may be played, and higher than the last as ever. The 0 counts as even.
yoko = Yoko: the other way
    .text = Turns go counter-clockwise as soon as she appears; the last player still leads. When she leaves it is clockwise again, even if nobody comes after her.
enid = Enid: pairs
    .text = Play two cards with the same number, higher than the last number. An effect counts only once, and after a pair of 2s you play one more pair, if you can. The 0 and the 13 have no twin, so they stay in hand.
bianca = Bianca: lower
    .text = Every card must be lower than the last. Equal is not allowed here either.
ajax = Ajax: take a big step
    .text = Leave out at least one number: on a 5 the lowest is a 7. Numbers count, not cards, so a 13 on a 10 is fine.
weems = Weems: equal is fine
    .text = An equal number will do, or a higher one. Still one card a turn. After a 2 you owe another card, and that may be a 2, which asks for one more.
eugene = Eugene: passing costs
    .text = Whoever passes takes the top card of the closed pile, also the one who passes last and ends the trick. With an empty pile passing is free.

## Cards with an effect

chapter-effects = The outcasts
which = Which cards do something
    .text = The 2, 4, 7 and 8 work the moment they are played. The 6s and 10s work as a set, the 13 against Wednesday, the 1 at the start of a round; later it is an ordinary card. 0, 3, 5 and 9 just have a number.
faceless = 2, Faceless
    .text = Play one more card on your 2, in the same turn. If you can, you must; it follows all rules and has its own effect. Was the 2 your last card, or does nothing fit? Then your turn is over. That is not a pass.
shapeshifter = 4, Shapeshifter
    .text = Choose another player with cards, take one blindly from the shuffled hand, look at it and give back a different card, which may have the same number. You must. If the 4 was your last card, nothing happens. Blocked cards may change hands too.
siren = 7, Siren
    .text = Look through the closed pile in secret and take a card of your choice; its order stays the same. You must, even if the 7 was your last card. Nobody sees which. The blocked number cannot be taken; with nothing to take, nothing happens.
vampire = 8, Vampire
    .text = Choose somebody, who takes the top card of the closed pile, blocked or not. It may be a player without cards, and even yourself, unless the table rules that out. You must, as long as a card is there.

## Sets

chapter-sets = Sets
lay-down = Show and lay down
    .text = There are two sets: three 6s and four 10s. In your turn, instead of playing, you may show one and lay it on the closed pile. Characters do not restrict it. Not in the race, and not as second card after a 2. You may also play those cards one by one, without the effect.
psychic = Three 6s: Psychic
    .text = Look through the character stack and put Wednesday anywhere, even on top. The others keep their order. The table sees that you do it, not where. Is she gone already? Then you only look. Of four 6s you keep one.
hyde = Four 10s: Hyde
    .text = The round is over at once. You are rid of the 10s, but your other cards still count. Four 10s played one by one end nothing.

## The end

chapter-end = The end
round-over = When a round ends
    .text = At once when Wednesday turns up unstopped, or when four 10s are laid down; and as soon as only one player, or nobody, still holds cards, once the effects of the last card are done. Then all hands are shown.
score = Counting
    .text = Add up your hand. Each card counts its number: the 13 is 13 points, the 0 is free, and so is an empty hand. Everybody has a column on the score pad.
five-rounds = Five times
    .text = Shuffle everything, deal again and race for a 1. After five rounds the lowest total wins; equal totals share the victory.

## The advanced variant

chapter-advanced = The advanced variant
round-effects = An effect in each round
    .text = Each round has an effect that starts when a certain card is played while a certain character is active: once at most, and before the card's own effect. Pairs, leads and second cards count as well, sets and discards do not. The table can change the list. All else stays the same.
round-one = Round 1: they leave
    .text = All characters still in the stack are put away, Wednesday too. The active one stays until everybody has passed (or all round, if the table likes), and none follows.
round-two = Round 2: without Wednesday
    .text = Wednesday leaves the stack and the rest is shuffled. The round goes on without her.
round-three = Round 3: open hands
    .text = Everybody lays the hand open until the round ends, new cards included. The piles stay closed. When somebody takes a card from you, you may shuffle and hide them first: it is still a blind draw.
round-four = Round 4: Wednesday moves
    .text = The player of the 9 looks at the character stack and puts Wednesday anywhere, even on top. The order of the others stays the same.
round-five = Round 5: hands to the right
    .text = Everybody gives the whole hand to the player on the right, also an empty one, so you may get new cards. The order of play stays. In this round a 10 may be played under Tyler, unless it is blocked.

## In teams

chapter-teams = In teams
partners = Partners
    .text = Four players form two teams; six form two or three, all of one size. Sit alternately. Everybody still has a hand and turns of their own. It goes with the advanced variant too.
whisper = Talking, not showing
    .text = Team mates may tell each other what they hold, in private or, if the table likes, aloud. Showing cards is not allowed.
team-score = One column
    .text = The points of all team mates go into one column, and the lowest wins after five rounds. A team without cards does not end the round: you play on until only one player holds cards, or the round ends in another way.

## At this table

chapter-manners = At this table
time = When time is up
    .text = If the table plays with a clock and yours runs out, a turn becomes a pass, the race goes by without you, and chance makes any choice you have to make.
