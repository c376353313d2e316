### The rulebook of Exploding Kittens: Good vs Evil

## At a glance

glance-aim = The idea
    .text =
        Every turn ends with a draw. Draw an Exploding Kitten you cannot defuse, and you are out.
        The last one alive wins. No points, no second place.
glance-setup = Setting up
    .text =
        Take out all Kittens and Defuses. Everybody gets 1 Defuse.
        2 Defuses go back in (1 with five players). Shuffle, deal 7 each.
        Add one Kitten fewer than there are players. Shuffle again.
        Godcat and Devilcat lie face up on the mat.
glance-turn = Your turn
    .text =
        Play as many cards as you like, one after the other, or none.
        Then draw a card: that ends your turn.
glance-kitten = A Kitten!
    .text =
        Show it. Play a Defuse and hide the Kitten anywhere in the pile, in secret.
        No Defuse and no Godcat? Boom: all your cards go to the discard pile.
glance-nope = Nope
    .text =
        Any time, against any action that has not begun: it never happened.
        A Nope can be Noped. Not against a Kitten, not against a Defuse.
glance-attack = Attacks
    .text =
        You do not draw; the next player (or one you choose) takes 2 turns.
        Attacked and attacking back? The turns you still owed go along.
glance-armageddon = Armageddon
    .text =
        Only while both cards lie on the mat. Lay one before yourself and one before an opponent, face down.
        The opponent keeps or swaps. Godcat goes to a hand; Devilcat explodes, unless a Defuse helps.
        Your turn is over, without a draw.
glance-combinations = Cats and combinations
    .text =
        Two equal cats steal a random card. Feral Cats and Godcat fill in.
        With special combinations: any two equal cards steal, any three name a card.

## What it is about

chapter-aim = What it is about
survive = Do not explode
    .text = You take cards from one pile, and somewhere in it Kittens are ticking. Draw one without a Defuse and you are out. The last one alive wins; all others have lost alike, whether they went first or last but one.
pressure = It gets tighter
    .text = Everybody may count the pile, so you always know roughly how bad it is. The Kittens in it are always enough to finish everybody but one: the pile never runs out before there is a winner.
box = What lies on the table
    .text = For 2 to 5 players: a deck of 53 cards, a mat, and on it two special cards, Godcat and Devilcat. These two share a back of their own, the rest look alike from behind. On every card the name counts, never the picture.
picture-table = A game of three, seen by Noor. It is her turn.
    .a = The draw pile. Everybody knows how many Kittens are ticking in it.
    .b = The discard pile, open for all to browse.
    .c = Godcat and Devilcat on the mat, waiting for an Armageddon.
    .d = Ada: from her cards you see only the backs.
    .e = Your own hand. This Defuse is your life insurance.
picture-card = How to read a card
    .a = The sign, and how many times it counts.
    .b = Its name. Names decide which cards match.
    .c = What it does, in one line.

## Setting up

chapter-setup = Setting up
mat = Mat and Kittens
    .text = Lay the mat in the middle with Godcat and Devilcat face up on it. Then take all four Exploding Kittens out of the deck. They wait until the cards are dealt.
defuses = One Defuse each
    .text = Take out the six Defuses too and give everybody one. Of the rest, two go back into the deck (with five players the only one left); any others stay in the box. With luck you are dealt another one.
deal = Seven more cards
    .text = Shuffle the deck and deal seven cards to everybody. With your Defuse that makes a hand of eight. Look at them, and let nobody else do so.
kittens-in = Now the Kittens
    .text = Shuffle one Kitten fewer than there are players into the rest: one with two players, four with five. So nobody starts with one. Spare Kittens leave the game. The pile now has 32, 26, 20 or 13 cards for two to five players.
start = Who begins
    .text = Put the pile face down in the middle, with room for discards beside it. The table agrees on who begins; here chance decides, unless you choose a seat.
quick = In a hurry?
    .text = For two or three players it is nicer with a smaller pile (more may do it too). After the deal a third of what is left goes away unseen, before the Kittens come in. That leaves 22, 18, 14 or 10 cards. What was missing is shown at the end.

## Your turn

chapter-turn = Your turn
two-steps = Play, then draw
    .text = First you may play a card: lay it down open and do what it says. When it is done you may play another, and another. Or you play nothing at all: nobody has to. Passing does not spare you the draw.
draw = The draw ends it
    .text = Take the top card into your hand, and your turn is over. After that you play nothing more, except what saves you from a Kitten. Then it is the turn of the player on your left. Out of turn you can only Nope.
one-by-one = One thing at a time
    .text = Say at once whom your card is meant for, which card you name and what Godcat stands for. While others may still Nope, or somebody has to choose, nothing else is played. A lone cat, a Defuse without an explosion or a Nope against nothing cannot be played.
hand = Many cards, no cards
    .text = Hold as many cards as you get. With an empty hand you simply play on and draw at the end of your turn. A tip, not a rule: keep your Defuses, and do not waste cards early.
discards = What is gone
    .text = The discard pile is open: browse it whenever you like. The hand of somebody who exploded lies there too, sorted by kind.

## The Exploding Kitten

chapter-kitten = Boom!
boom = You draw a Kitten
    .text = Show it at once. Cannot defuse it? Then you are out, and all your cards go to the discard pile with the Kitten, which never comes back. A Kitten harms only who draws it: looking at one is safe. A Nope does not help.
defuse = Defuse it
    .text = Play a Defuse, and you live. It goes to the discard pile, and nobody can Nope it. Godcat may do the same. Who can be saved is saved; with both at hand you choose which one.
picture-defuse = Noor draws a Kitten and defuses it. Now she hides it in the pile.
    .a = Any place will do, from the top to the bottom. The others do not see it.
hide = Hide it again
    .text = Now put the Kitten back into the pile, wherever you like: at the bottom, or on top for the next player. You do not see the other cards and their order stays the same. Nobody learns where it went. Tell them, or lie about it.
saved = And then?
    .text = Defusing ends the turn; you do not draw again. Were you attacked and still owe turns? Then it ends only this one, and you go on with the next.
dead = Once you are out
    .text = You have no turns left, no Nopes, and nobody can aim at you; you may watch. Turns you still owed are gone, and the next player takes a normal one. After every death the table looks whether somebody has won.

## The cards

chapter-cards = The action cards
attack = Attack and Targeted Attack
    .text = You do not draw; your turn is over. The next player takes two whole turns, one after the other; with a Targeted Attack you say who, and players in between are skipped. From there play simply goes on to the left.
picture-attack = Noor attacks. Ada now owes two turns.
    .a = The claws count the turns that are still owed.
pass-it-on = Pass it on
    .text = Attack while you are under attack, with either kind, and the turns you still owe go along: two unplayed turns become four, then six. In your last forced turn you pass on that one too, so three (a house rule makes it two).
favor = Favor
    .text = Point at somebody: that player gives you a card, and chooses which. Yes, it may be a lonely cat. Even Godcat may be given, and must be if it is all they have. Your turn goes on.
heck = Raising Heck
    .text = Take the bottom card and look at it alone. Keep it, or lay it face down on top. Your turn ends either way, without a draw. Is it a Kitten? On top it does nothing yet; in your hand it counts as drawn. The others only see where the card goes.
reveal = Reveal the Future
    .text = The top three cards (or fewer, if there are no more) are shown to everybody for a moment and go back in the same order. Your turn goes on: time for a Shuffle, perhaps. The log remembers what was seen.
shuffle = Shuffle
    .text = The pile is shuffled until the next player calls stop. That is only for show: the order is fixed at once. Hands and discards stay as they are, and so does your turn.
targets = Whom can you choose?
    .text = Never yourself and never the dead. For a Favor or a theft your victim needs at least one card; an Attack or a duel can hit anybody. Has the hand become empty while Nopes were flying? Then nothing happens, and your turn goes on.

## Nope

chapter-nope = Nope
stop = Stop it
    .text = Lay a Nope on any action before it begins, in your own turn or another's, and it never happened. Kittens and Defuses alone cannot be stopped. The stopped cards are lost, and so is the Nope.
picture-nope = Noor wanted a Favor from Bram. He says Nope.
    .a = Noor and Ada may Nope this Nope: then the Favor happens after all.
nope-the-nope = Nope the Nope
    .text = A Nope may be Noped, and that one too. Count them: an odd number stops the action, an even number lets it through. A Nope only works on what lies right below it; what was finished earlier stays done.
stopped-turn = Your turn is not over
    .text = Was an Attack, a Raising Heck or an Armageddon of yours stopped? Then it has ended nothing either. You go on, and you still have to draw.
not-noped = Too late for a Nope
    .text = Once nobody wants to Nope any more, the action begins and is finished. Drawing, hiding a Kitten, giving, picking, keeping, swapping and Devilcat's explosion are not played, so they cannot be stopped.
who-nopes = Who is first?
    .text = Every living player with a Nope may use it, even on a card of their own. If several are quick, one counts: the first to arrive, or one drawn by lot among bots. The others keep theirs and think again. Who let it happen is asked again only after another Nope.

## Cats and combinations

chapter-cats = Cats and combinations
pair = Two equal cats steal
    .text = One cat does nothing. Two of the same kind steal a card: choose your victim, who holds up the hand with the backs to you, and take one. Only the two of you see it. Your turn goes on, and another pair is welcome.
picture-pair = Noor played two Mercats. Ada's cards lie face down, in a fresh order.
    .a = Ada cannot stop you any more. You pick one of her five, and see only backs.
feral = Feral Cat
    .text = It counts as any cat you like, but never as a card that is no cat. Two Feral Cats are a pair, and one beside any cat is a pair as well. Three make a triple in the same way.
combinations = Special combinations
    .text = For tables that know the game; leave them out the first time. Then any two cards with the same name steal a card, whatever stands on them. Attack and Targeted Attack have different names. Without this option only cats make pairs. Four or five cards bring nothing extra.
triple = Three of a kind
    .text = Three cards with the same name: point at a player and name a card, anything but a Kitten. If they have it, it is yours; if not, you get nothing. Names are meant literally, and everybody sees the outcome.
noped-sets = One Nope for all
    .text = A Nope stops the whole combination, and all its cards are lost. Also when it was made of Defuses or Nopes: only a Defuse that saves a life is safe.

## Armageddon

chapter-armageddon = Armageddon: good against evil
when = When you can start it
    .text = Armageddon is a duel between you and one other player. It needs both Godcat and Devilcat on the mat: as long as somebody holds Godcat, it cannot be played. A Nope must come before you take the two cards; only then do you name your opponent.
duel = Keep or swap?
    .text = Take both cards and look at them. Lay one face down before you and the other before your opponent: only you know which is which. Talk them into anything. They keep theirs, or swap it with yours.
picture-duel = Ada's view of the duel: one of the two is Devilcat.
reveal-duel = Good or evil
    .text = Turn both over. Godcat moves into the hand of its new owner. Who has Devilcat explodes, unless a Defuse helps, and that may well be the one who started all this.
after-duel = The dust settles
    .text = Devilcat returns to the mat; Godcat stays in its hand. Who died is out, as with a Kitten. The turn of whoever played Armageddon is over, without a draw; of several turns owed, just one.
devilcat = Devilcat
    .text = He only strikes at the end of an Armageddon. Against him you discard a Defuse and put nothing back. Since he is never in the pile, a death by Devilcat leaves every Kitten where it is: it gets more dangerous.
godcat = Godcat
    .text = In your own turn Godcat is any card of the deck: an Attack, a Defuse, the missing twin of a pair. Two things she cannot be: a Nope, ever, and an Armageddon, for then she is not on the mat. She is no Kitten either.
godcat-home = She goes home
    .text = Announced is played: Godcat returns to the mat at once, even if the play is Noped, and never goes to the discard pile. Only another Armageddon brings her back into a hand.
godcat-known = Everybody knows
    .text = Her back gives her away: all see who holds Godcat. Who may take a "random" card from that hand may simply pick her.
godcat-saves = Saved by Godcat
    .text = She saves you from a Kitten, also one from Raising Heck, and nobody can Nope that. Against Devilcat she never helps: his victim has lost her in that very moment.

## At this table

chapter-manners = At this table
talk = Talk and bluff
    .text = Beg, promise, threaten, lie: the living may say what they like. Only showing hidden cards is not possible here.
time = When time is up
    .text = If the table plays with a clock and yours runs out, you draw, let it happen, or the choice is made by lot. A bottom card goes on top, and a Defuse is used before Godcat.
leaving = Somebody leaves
    .text = The table chooses: a bot takes the seat, or the player counts as exploded without a Kitten. Then the hand goes to the discard pile and Godcat to the mat, as soon as the action of the moment is done.
