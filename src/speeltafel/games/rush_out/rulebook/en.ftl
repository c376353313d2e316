### The rulebook of Rush Out!

## At a glance

glance-aim = The idea
    .text =
        The heroes against one wizard, all at the same time. No turns.
        Whichever side turns over the last card of its own pile first wins.
glance-setup = Setting up
    .text =
        Wizard: five black dice, the spell pile, three spells open.
        Each hero: a character, three dice of one colour. Together: the trial pile, three trials open.
        The wizard's first roll starts the race.
glance-roll = Rolling
    .text =
        As often as you like. All your loose dice at once, none kept back.
        After a roll put what fits onto one card, all of it on the same one.
        Dice on an unfinished card may be taken back when you roll.
glance-heroes = For heroes
    .text =
        Your dice lie on one card at a time, and at most two colours lie on a card.
        Your joker stands for the symbol of your character.
        All slots filled? Dice back, card away, next trial.
glance-wizard = For the wizard
    .text =
        Your joker stands for any banner on the six open cards.
        All slots filled? Dice back, carry out the spell, card away, next spell.
glance-dragon = The dragon
    .text =
        The card under it cannot be completed. If it reaches the trial pile, the wizard wins.
        Fill the dragon tile with jokers to push it back one card.
glance-scenarios = What the scenarios add
    .text =
        1: spells that hinder one hero. 2: coins and a market. 3: curses for all heroes.
        4: wounds and souls. 5: confrontations and the wizard's lives. 6: experience and traits.
glance-end = The end
    .text =
        A training is a single race. A scenario is won by the side with two rounds.

## What it is about

chapter-aim = What it is about
sides = Heroes against a wizard
    .text = One of you is the wizard, alone. The other two to four are heroes, who win or lose together. The heroes race out of the dungeon, past one trial after another; the wizard throws spells in their way.
picture-table = A race as Noor sees it. She is the warrior, Bram is the hunter, Ada is the wizard.
    .a = A trial: fill its slots with dice.
    .b = The trial pile. Turn over its last card, and the heroes have won.
    .c = The dragon tile: here jokers push the dragon back.
    .d = One of Ada's spells, on her side of the board.
    .e = Bram has a die on the rope bridge already.
    .f = Noor's dice: sword, joker and key.
goal = Be first to the last card
    .text = Each side has a pile of its own. As soon as the last card has left yours, you have won; the three open cards need not be completed. Scenarios add other ways to win, and each of them is enough.
no-turns = No turns
    .text = Everybody rolls and places whenever they like, as fast as they can. Nobody waits. If two want the same slot, the first one gets it; the other die stays loose and can still be used.
talk = Shout, but do not peek
    .text = Heroes may plan and call out to each other as much as they like, unless a curse forbids it. Nobody looks through or counts the piles.

## Setting up

chapter-setup = Setting up
choose = Training or scenario
    .text = Choose what you play: begin with the trainings; each scenario adds something, and everything learnt before still holds. Is the wizard experienced and are the heroes new? Then two trials may go out unseen, for all rounds.
characters = Characters and dice
    .text = One player becomes the wizard, with five black dice, and sits opposite the others. Every hero takes a character, unhurt side up, and a colour with three dice; these two have nothing to do with each other. Everybody should be able to reach all cards.
piles = Two piles
    .text = Shuffle the trials on the heroes' side and the spells on the wizard's side. Turn up three of each. That is all that can be worked on at a time.
decks = Which cards
    .text = Some trials are marked for more players and stay in the box if you are fewer, so the heroes' pile grows with them; coins and confrontations are always all in. The wizard's pile does not change. If only part of a kind of spell is used, chance picks them once, unseen.
how-many = How many of each
    .text = Spells in training 1: 8 confusion, 7 summons. Training 2: 6, 6 and 5 dracology. Scenario 1: 5, 4, 5 and 5 dissipation; 2: 6, 5, 5, 5. 3: 5, 4, 5, 4 and 4 curses. 4 and 5: 4, 3, 5, 4, 4 and 5 doom. 6: 0, 3, 5, 3, 3, 5 and 3 regression. Coin trials: from 2; confrontations: from 5.
lone-hero = A hero alone
    .text = A house variant for two: one hero with six dice, the trials for three players, four souls and three lives. Careful: with all bans against you there may be no way out.

## Dice and cards

chapter-dice = Dice and cards
hero-dice = The heroes' dice
    .text = Fire, sword, footprint, key, heart and joker, once each. Your joker stands for the symbol of your character: the warrior's for a sword, say. Several jokers may lie on one card. The colour of a die is that of its body, and tells whose it is.
wizard-dice = The wizard's dice
    .text = Lightning, fire, water, plant, air and joker, once each.
slots = Slots
    .text = A card shows slots, and each takes one die. Coloured on white they are for heroes, on black for the wizard. A banner may hang on it, and a spell has a picture of its effect. A card is complete when every slot holds a die.
picture-card = A card that is a spell first, and then a trial
    .a = Its name.
    .b = What happens when it is complete.

## Playing as a hero

chapter-hero = Playing as a hero
roll = Roll
    .text = Once the wizard has started, roll as often as you like: all your dice that lie on no card, together. You cannot keep one back for later. Roll again when they have landed.
place = Place
    .text = After a roll you may put dice on free slots with the same symbol: all on one card, as many as fit or as you like. What is left may follow on that same card until you roll again, but on no other, even when that card is completed.
picture-place = Noor has rolled sword, fire and heart.
    .a = What fits lies on the giant spider now. The rest is rolled again.
one-card = One card, two colours
    .text = Your dice can never lie on two cards or tiles at once, and a card never holds more than two colours. A die cannot go from one card straight to another: it has to be rolled in between.
take-back = Changed your mind?
    .text = When you roll you may take back dice from a card that is not complete, and roll them along. Only your own dice: those of others you never touch. A die that has come back shows nothing until it is rolled.
complete = A trial is complete
    .text = Every slot filled? Then all its dice return to their owners, the card goes, and the next one is turned up in its place. Whoever had a die on it has contributed. If it was finished by a friend while your new roll was still unused, you may place that roll anywhere.

## Playing as the wizard

chapter-wizard = Playing as the wizard
start = You start the race
    .text = Your first roll starts each race; until then nobody can do anything, and if you wait too long, the table rolls for you. Then roll as often as you like, all loose dice at once. Dice on an unfinished card may be rolled along.
spells = Work on a spell
    .text = Place what fits, all on one card. It can only be a spell on your own side, or later your side of a coin or confrontation card, or a scroll. No dice on two cards, none moved without a roll, none kept back.
picture-wizard = Ada's view. She has two jokers.
    .a = The imp, with the slots for her dice.
    .b = A joker stands for any symbol on a banner that hangs on one of the six open cards.
banners = Jokers need a banner
    .text = Your joker stands for the symbol on a banner of any of the six open cards, theirs included, and each joker may use another. Once placed it stays, even when that card goes. Without a fitting banner it cannot be placed, unless a scroll helps.
cast = A spell is complete
    .text = Take your dice back, carry out the effect, discard the card if it is still with you, and turn up the next spell.
aim-quickly = Choose quickly
    .text = Does a spell need a target? You must choose one, within three seconds. Until then you neither roll nor place, while the heroes play on. When time is up, the table picks what hurts most.
by-itself = Who tidies up
    .text = The table gives dice back, discards and draws by itself; with “hands-on” somebody has to press for it. The side that acts finishes first and looks whether it has won; then whatever it set free happens. Tiles, scrolls and cards before a hero draw nothing.

## Training 1

chapter-training-one = Training 1: confusion and summons
first-race = The first race
    .text = Standard trials against confusion and summons. A training is a single race: whoever wins it has won.
confusion = Confusion
    .text = The wizard knocks hero dice off one card or tile: all of them, or one, as the card says. They go back to their owners and must be rolled. A complete card is safe at once, and so are black dice and a die in a whirlwind. Nothing to hit? Then nothing happens.
summon = Summons
    .text = A complete summons goes face down on top of the trial pile: the heroes have to deal with it next, using the slots on their side. Done, it is gone for this round and belongs to the spells again in the next.

## Training 2

chapter-training-two = Training 2: the dragon
dragon = The dragon walks
    .text = It starts on its tile. Dracology moves it one or two cards towards the trial pile: first the field beside its tile, then the next two. If it reaches the pile, or would go past it, the wizard has won.
under-the-dragon = Under the dragon
    .text = Heroes may put dice on the card under the dragon and take them back, but it is not complete before the dragon has gone, even with every slot filled; then it is at once. Until then confusion can hit it. Its banner counts. An empty field gets a trial under it.
picture-dragon = The dragon sits on the rope bridge.
    .a = As long as it sits there, the bridge cannot be completed.
    .b = Noor's joker is the first push. Nobody asks what it stands for here.
push-back = Push it back
    .text = Fill the slots of the dragon tile with jokers, by two heroes at most, and the dragon goes back one card. The dice return, and the tile can be filled again. Only real jokers count. Confusion may hit the tile. While the dragon is at home, no dice go there.
dragon-late = It comes too late
    .text = A card that is complete already stays so when the dragon arrives; the next trial is laid under it. On coin and confrontation cards it blocks only the heroes' side.

## Scenarios

chapter-scenarios = Scenarios
rounds = Two out of three
    .text = A scenario lasts two or three races. The winner of each gets a trophy, and the second trophy wins. Everybody keeps their side and their cards.
between-rounds = Between rounds
    .text = All cards return to their own decks and are shuffled. The dragon goes home, everybody is unhurt, dissipations, curses and experience are gone, tokens are laid out anew. Equipment, scrolls and trophies stay.
time-limit = No race without end
    .text = A race lasts fifteen minutes at most, or as long as the table has set. Then the side with the smaller part of its pile left wins; if they are equal, the wizard does.

## Scenario 1

chapter-dissipation = Scenario 1: dissipation
hindered = A hindrance for one hero
    .text = The wizard lays the card before a hero, who suffers its effect until it is filled; always the same one, if he likes. Any hero may help, by the rules for trials. Several effects add up. Dice already placed may stay.
ban = A ban
    .text = This hero may not place dice that show the crossed-out symbol. A joker that stands for it is fine.
whirlwind = Whirlwind
    .text = The hero has one die fewer: a loose one of their choice, or a placed one if all are placed, within three seconds. It rests on the card, and nothing can be done with it. Two whirlwinds still cost only one die, but both must be filled to get it back.

## Scenario 2

chapter-coins = Scenario 2: coins and the market
coin-trials = Coin trials
    .text = Both sides may work on a coin trial, each on its own half. Whoever completes it first gets the coin; all dice return, and a new trial is turned up. Black dice do not count as a colour. The first three trials of a round are always ordinary ones.
spend = Coins in the race
    .text = At any moment a side may give two coin cards to discard the top card of its own pile, unseen. Any hero may do it for all. Whoever loses a round gets the coin token, worth one coin in the market.
market = The market
    .text = Between rounds heroes buy equipment and the wizard buys scrolls. The heroes need a majority for each purchase, and there are 90 seconds, or what the table has set. Afterwards all coins go back: nothing can be saved. After the last round there is no market.
equipment = Equipment
    .text = It belongs to one hero for the rest of the game and adds a symbol to that hero's joker. Four kinds cost one coin; the heart costs two, and any symbol at all three. Having the same twice does not help.
scrolls = Scrolls
    .text = Only for the wizard, for the rest of the game, as often as he likes. Some let jokers stand for water, plants or air without a banner. Two have slots: fill them with two lightnings or five fires, and their effect happens; the scroll stays.
turning = Turning and exchanging
    .text = Two scrolls turn loose, rolled dice between plant and water, or plant and air, each scroll once per die and roll. Another exchanges an open spell for the top one of the pile, each field once between two rolls; dice on it come back.

## Scenario 3

chapter-curses = Scenario 3: curses
cursed = A curse for all heroes
    .text = It is laid beside the board and holds for every hero until they complete it like a trial, and even while they do. A second copy makes it no worse, but must be completed too.
caught = Caught!
    .text = When the wizard notices a breach, he says so, within six seconds, and may discard the top card of his pile. Each breach counts once. A wrong claim costs nothing, and the heroes keep their dice.
silence = Silence, and one hand
    .text = Under silence the heroes may not speak; the wizard may. With one hand, each hero keeps the other behind the back.
high-five = High five
    .text = Two heroes who completed something have to high-five before the dice come back, within five seconds of each other; whoever did it alone claps. Healing needs none of this. Until then the card is safe and already theirs. Taking dice without it is a breach.

## Scenario 4

chapter-doom = Scenario 4: doom
souls = Souls
    .text = At the start of each round seven souls lie there for two heroes, eight for three or four, and everybody is unhurt. Once the wizard has taken all of them, he wins the round.
wounds = Wounds
    .text = One kind of doom wounds a hero and takes a soul for every hero who is hurt by then; the other wounds two and takes none. Unhurt heroes come first. A hurt hero turns the tile over and plays on as before.
heal = Healing
    .text = A hurt hero's tile is filled like a trial, by anybody, that hero included; then it is turned back. Spells that knock off dice may hit it. If a hero is healed in another way, dice on the tile go back.

## Scenario 5

chapter-confrontation = Scenario 5: confrontation
lives = The wizard's lives
    .text = The wizard has four, five or six lives against two, three or four heroes. Confrontations lie among the trials, and both sides can complete them, each on its own half.
strike = The heroes strike
    .text = They take a life; with the last one they have won the round. Their dice come off and are rolled again. The card stays and may be completed once more.
strike-back = The wizard strikes back
    .text = If he completes his half first, all dice go back, the card is gone and no life is lost. A new trial takes its place; if that was the last one, the heroes win.

## Scenario 6

chapter-experience = Scenario 6: experience
learn = Learn from trials
    .text = Each hero lays a trait tile beside the character. Of the heroes who helped with an ordinary trial or a summons, one keeps the card: whoever claims it first, within four seconds, else the one with fewer. It cannot be given away. Confusion is left out, unless the table adds three.
traits = Traits
    .text = Pay with experience, whenever you like. Bard, 1: turn another hero's loose die to the joker. Hunter, 2: discard a dissipation or curse. Warrior, 3: push the dragon back. Cleric, 3: heal a hero. Only if it has an effect.
regression = Regression
    .text = The wizard makes one hero, or every hero, lose a point at once. Whoever has none has nothing to lose.
