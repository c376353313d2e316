### Exploding Kittens: Good vs Evil

## The game

game-name = Exploding Kittens: Good vs Evil
game-tagline = Draw. Survive. Let somebody else blow up.
game-about =
    Somewhere in the pile the Kittens are ticking, and every turn ends with a draw. Dodge, peek, steal and
    shout Nope, or start an Armageddon: one of you walks away with Godcat, the other meets Devilcat.
    The last player who has not exploded wins.
game-length = 15-20 min

## The cards

card-exploding-kitten = Exploding Kitten
    .text = Show it. Defuse it, or you are out.
card-defuse = Defuse
    .text = Survive a Kitten and hide it anywhere in the pile, or survive Devilcat.
card-armageddon = Armageddon
    .text = A duel with Godcat and Devilcat, if both are on the mat. Ends your turn.
card-attack = Attack (2x)
    .text = Do not draw. The next player takes 2 turns, plus your forced ones.
card-targeted-attack = Targeted Attack (2x)
    .text = Do not draw. A player you choose takes 2 turns, plus your forced ones.
card-favor = Favor
    .text = A player gives you a card, and chooses which.
card-raising-heck = Raising Heck
    .text = Draw the bottom card: keep it, or put it face down on top. Ends your turn.
card-reveal-the-future = Reveal the Future (3x)
    .text = Everybody sees the top 3 cards. They go back unchanged.
card-shuffle = Shuffle
    .text = Shuffle the pile until the next player says stop.
card-nope = Nope
    .text = Stop an action before it begins. Not a Kitten, not a Defuse.
card-cat-horse = Horse Cat
    .text = Nothing on its own. Two of a kind steal a card.
card-cat-knight = Knight Cat
    .text = Nothing on its own. Two of a kind steal a card.
card-cat-mer = Mercat
    .text = Nothing on its own. Two of a kind steal a card.
card-cat-troll = Troll Cat
    .text = Nothing on its own. Two of a kind steal a card.
card-feral-cat = Feral Cat
    .text = Counts as any cat card, never as another card.
card-godcat = Godcat
    .text = In your turn: any card but Nope and Armageddon. Then back to the mat.
card-devilcat = Devilcat
    .text = In front of you after an Armageddon? Defuse, or you are out.

## The options

preset-advised = The whole game
    .help = Everything in the box. Two or three players take the quick pile, as the rulebook advises.
preset-first = First game
    .help = Without special combinations: every card does what it says.
preset-quick = Quick
    .help = A third of the pile leaves the game unseen. Nobody knows what is missing.
preset-sharp = Sharp
    .help = No memory aid: remember yourself what you have seen.
option-quick = Quick variant
    .help = A third of the pile leaves the game unseen. Meant for 2 or 3 players.
option-special-combos = Special combinations
    .help = With any two of the same card you steal a card, with any three you ask for one by name. Leave it off for a first game.
option-attack-carry = Attack in the last forced turn
    .help = How many turns a victim passes on when attacking in the last of the forced turns.
option-attack-carry-text = By the rulebook: that turn is added (3 turns)
option-attack-carry-fresh = House rule: that turn does not count (2 turns)
option-start-player = Start player
    .help = Who takes the first turn.
option-start-player-random = Drawn by lot
option-memory-aid = Memory aid
    .help = Shows every player what that player has seen and could remember. Without it everybody has to remember it themselves, bots included.
option-strict-table-talk = Silence of the dead
    .help = Players who are out, and spectators, cannot write to the living.
option-nope-race = Several Nopes at once
    .help = Which of several Nopes counts when players are equally quick.
option-nope-race-auto = The first one with people, a random one among bots
option-nope-race-arrival = The first one to arrive
option-nope-race-commit = All choose at the same time, then chance decides
option-poll-author = Ask whoever played, too
    .help = When all choose at the same time, the player who laid the last card is asked for a Nope as well.

## Clocks

option-nope-window-seconds = Seconds for a Nope
    .help = How long everybody may think about a Nope. 0 means no clock.
option-main-action-seconds = Seconds for a turn
    .help = After this time the card is drawn for you. 0 means no clock.
option-give-seconds = Seconds to give
    .help = For the card of a Favor. 0 means no clock.
option-pick-seconds = Seconds to pick
    .help = For stealing a card. 0 means no clock.
option-heck-seconds = Seconds for Raising Heck
    .help = To keep the bottom card or put it on top. 0 means no clock.
option-insert-seconds = Seconds to hide
    .help = To hide a Kitten in the pile. 0 means no clock.
option-duel-deal-seconds = Seconds to lay out a duel
    .help = For Godcat and Devilcat. 0 means no clock.
option-duel-choice-seconds = Seconds to keep or swap
    .help = For the opponent in an Armageddon. 0 means no clock.
option-shuffle-stop-seconds = Seconds of shuffling
    .help = How long the pile whirls when nobody says stop.
option-reveal-show-seconds = Seconds of future
    .help = How long the revealed cards stay on show.
timer-nope-window = Time for a Nope
timer-main-action = Time for your turn
timer-give = Time to give a card
timer-pick = Time to pick a card
timer-heck = Time to place the bottom card
timer-insert = Time to hide the Kitten
timer-duel-deal = Time to lay out the duel
timer-duel-choice = Time to keep or swap
timer-shuffle-stop = Shuffling
timer-reveal-show = Looking into the future

## Quick chat

phrase-1 = Nope. Nope. Nope.
phrase-2 = It is ticking. Is that yours?
phrase-3 = Trust me. Swap.
phrase-4 = Keep it. Would I lie to you?
phrase-5 = Nine lives, you say? Let us count.
phrase-6 = I put it somewhere nice.
phrase-7 = After you!
phrase-8 = Do me a Favor...
phrase-9 = Godcat is watching you.
phrase-10 = Devilcat sends his regards.
phrase-11 = Purrfect.
phrase-12 = I regret nothing.
phrase-stop = Stop!

## What you are asked

decision-turn = Your turn: play a card, or draw.
decision-turn-wait = { $player } plays or draws.
decision-nope = Let it happen, or Nope?
decision-nope-wait = Anybody for a Nope?
decision-give = Give away a card of your choice.
decision-give-wait = { $player } chooses a card to give.
decision-pick = Pick a card from the fan.
decision-pick-wait = { $player } picks a card.
decision-heck = The bottom card: keep it, or put it on top?
decision-heck-wait = { $player } looks at the bottom card.
decision-save = Boom? Choose what saves you.
decision-save-wait = { $player } holds a ticking Kitten.
decision-insert = Hide the Kitten in the pile.
decision-insert-wait = { $player } hides the Kitten.
decision-duel-deal = Choose your opponent, and the card you lay before them.
decision-duel-deal-wait = { $player } shuffles Godcat and Devilcat.
decision-duel-choice = Good or evil? Keep your card, or swap.
decision-duel-choice-wait = { $player } keeps or swaps.

prompt-nope = { $about } Nope, or let it be?
prompt-nope-own = { $about } Waiting for the others: they may Nope it.
prompt-nope-wait = { $about } Anybody for a Nope?
prompt-together = Two alike steal a card; three alike demand a card that you name.
prompt-only-draw = Nothing you hold can be played now: draw.
prompt-no-nope = { $about } You have no Nope.
prompt-nope-back = Stopped! Leave it so, or Nope the Nope?
prompt-no-nope-back = Stopped! You have no Nope: you can only leave it so.
prompt-nope-back-wait = Stopped! Anybody for a Nope, so that it happens after all?

## What is about to happen, as one of the players sees it

about-armageddon =
    { $me ->
        [player] You start a duel: Godcat or Devilcat.
       *[other] { $player } starts a duel: Godcat or Devilcat.
    }
about-attack =
    { $me ->
        [player] You draw nothing, and the next player takes 2 turns or more.
       *[other] { $player } draws nothing, and the next player takes 2 turns or more.
    }
about-targeted-attack =
    { $me ->
        [player] You draw nothing, and { $target } takes 2 turns or more.
        [target] { $player } draws nothing, and you take 2 turns or more.
       *[other] { $player } draws nothing, and { $target } takes 2 turns or more.
    }
about-favor =
    { $me ->
        [player] { $target } will have to give you a card.
        [target] You will have to give { $player } a card.
       *[other] { $target } will have to give { $player } a card.
    }
about-raising-heck =
    { $me ->
        [player] You look at the bottom card: into your hand, or on top.
       *[other] { $player } looks at the bottom card, and keeps it or puts it on top.
    }
about-reveal-the-future = Everybody will see the top 3 cards.
about-shuffle =
    { $me ->
        [player] You shuffle the pile.
       *[other] { $player } shuffles the pile.
    }
about-pair =
    { $me ->
        [player] You steal a card from { $target }.
        [target] { $player } steals a card from you.
       *[other] { $player } steals a card from { $target }.
    }
about-triple =
    { $me ->
        [player] You demand { $card } from { $target }.
        [target] { $player } demands { $card } from you.
       *[other] { $player } demands { $card } from { $target }.
    }

prompt-give-to = Give { $player } a card of your choice.
prompt-pick =
    { $me ->
        [player] Pick a card from the hand of { $target }.
        [target] { $player } picks a card from your hand.
       *[other] { $player } picks a card from the hand of { $target }.
    }

ask-type = What do you do?
ask-card = Which card?
ask-turn-card = As which card? Or add another card, and steal.
ask-cards = Which cards?
ask-target = Against whom?
ask-triple-target = Demand a card you name: from whom?
ask-named = Which card do you name?
ask-godcat = With Godcat?
ask-what = Which card do you pick?
ask-to = Where does it go?
ask-place = How deep do you hide it?
choice-place =
    { $value ->
        [0] On top
       *[other] Below { $value }
    }
scale-place-first = top
scale-place-last = bottom
scale-place =
    Place { $at } of { $count }, { $above ->
        [0] no card above it
        [one] 1 card above it
       *[other] { $above } cards above it
    }
ask-duel-deal-card = Which card do you lay before your opponent?
ask-opponent = Who is your opponent?

## What you can do

move-draw = Draw a card
move-play =
    { $godcat ->
        [yes] Play Godcat as { $card }
       *[no] Play { $card }
    }
move-play-on =
    { $godcat ->
        [yes] Play Godcat as { $card } on { $target }
       *[no] Play { $card } on { $target }
    }
move-pair = Use { $cards } to steal from { $target }
move-triple = Use { $cards } to demand from { $target }: { $named }
move-nope = Nope!
move-pass = Let it be
    .stopped = Leave it so
move-give = Give { $card }
move-pick =
    { $what ->
        [plain] Take a card you cannot see
       *[other] Take Godcat
    }
move-heck =
    { $to ->
        [hand] Keep the card
       *[top] Put it on top of the pile
    }
move-save = Save yourself with { $card }
move-insert =
    { $place ->
        [0] Hide the Kitten on top
        [one] Hide the Kitten below 1 card
       *[other] Hide the Kitten below { $place } cards
    }
move-duel = Lay { $card } before { $opponent }
move-keep = Keep my card
move-swap = Swap!

value-hand = To my hand
value-top = On top
value-plain = A card you cannot see
value-keep = Keep
value-swap = Swap
value-pair = two of a kind
value-triple = three of a kind
value-left = left the table

## What happened

event-dealt =
    { $hand ->
        [hidden] { "" }
       *[other] { $seat } was dealt { $hand }.
    }
event-dealt-you = You were dealt { $hand }.
event-began =
    { $kittens ->
        [one] { $seat } begins. One Kitten is ticking among { $pile } cards.
       *[other] { $seat } begins. { $kittens } Kittens are ticking among { $pile } cards.
    }
    .heading = { event-began }
event-began-you =
    { $kittens ->
        [one] You begin. One Kitten is ticking among { $pile } cards.
       *[other] You begin. { $kittens } Kittens are ticking among { $pile } cards.
    }
    .heading = { event-began-you }
event-played =
    { $effect ->
        [pair] { $seat } plays { $cards } to steal a card from { $target }.
        [triple] { $seat } plays { $cards } to demand { $named } from { $target }.
       *[other]
            { $target ->
                [hidden]
                    { $cards ->
                        [Godcat] { $seat } plays Godcat as { $effect }.
                       *[other] { $seat } plays { $effect }.
                    }
               *[other]
                    { $cards ->
                        [Godcat] { $seat } plays Godcat as { $effect } on { $target }.
                       *[other] { $seat } plays { $effect } on { $target }.
                    }
            }
    }
event-played-you =
    { $effect ->
        [pair] You play { $cards } to steal a card from { $target }.
        [triple] You play { $cards } to demand { $named } from { $target }.
       *[other]
            { $target ->
                [hidden]
                    { $cards ->
                        [Godcat] You play Godcat as { $effect }.
                       *[other] You play { $effect }.
                    }
               *[other]
                    { $cards ->
                        [Godcat] You play Godcat as { $effect } on { $target }.
                       *[other] You play { $effect } on { $target }.
                    }
            }
    }
event-noped =
    { $count ->
        [one] { $seat } says Nope!
       *[other] { $seat } says Nope! ({ $count })
    }
event-noped-you =
    { $count ->
        [one] You say Nope!
       *[other] You say Nope! ({ $count })
    }
event-stopped =
    { $effect ->
        [pair] Stopped: { $seat } steals nothing.
        [triple] Stopped: { $seat } gets nothing.
       *[other] Stopped: { $seat }'s { $effect } comes to nothing.
    }
event-stopped-you =
    { $effect ->
        [pair] Stopped: you steal nothing.
        [triple] Stopped: you get nothing.
       *[other] Stopped: your { $effect } comes to nothing.
    }
event-drew =
    { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-drew-you = You draw { $card }.
event-drew-kitten = { $seat } draws an Exploding Kitten!
event-drew-kitten-you = You draw an Exploding Kitten!
event-saved = { $seat } is saved by { $card }.
event-saved-you = You are saved by { $card }.
event-hidden = { $seat } hides the Kitten in the pile.
event-hidden-you =
    { $place ->
        [0] You hide the Kitten on top of the pile.
        [one] You hide the Kitten below 1 card.
       *[other] You hide the Kitten below { $place } cards.
    }
event-exploded =
    { $danger ->
        [left] { $seat } is out of the game.
       *[other] { $danger }: { $seat } explodes and is out!
    }
event-exploded-you =
    { $danger ->
        [left] You are out of the game.
       *[other] { $danger }: you explode and are out!
    }
event-must-take = { $seat } has to take { $turns } turns.
    .heading = { event-must-take }
event-must-take-you = You have to take { $turns } turns.
    .heading = { event-must-take-you }
event-turns-left =
    { $turns ->
        [one] { $seat } has 1 turn left.
       *[other] { $seat } has { $turns } turns left.
    }
    .heading = { event-turns-left }
event-turns-left-you =
    { $turns ->
        [one] You have 1 turn left.
       *[other] You have { $turns } turns left.
    }
    .heading = { event-turns-left-you }
event-turn-began = It is { $seat }'s turn.
    .heading = { $seat }'s turn
event-turn-began-you = It is your turn.
    .heading = Your turn
event-gave =
    { $stolen ->
        [yes]
            { $card ->
                [hidden] { $target } steals a card from { $seat }.
               *[other] { $target } steals { $card } from { $seat }.
            }
       *[no]
            { $card ->
                [hidden] { $seat } gives { $target } a card.
               *[other] { $seat } gives { $target } { $card }.
            }
    }
event-gave-you =
    { $stolen ->
        [yes] { $target } steals your { $card }.
       *[no] You give { $target } { $card }.
    }
event-gave-target-you =
    { $stolen ->
        [yes] You steal { $card } from { $seat }.
       *[no] { $seat } gives you { $card }.
    }
event-nothing-to-take = { $target } has no cards left: { $seat } gets nothing.
event-nothing-to-take-you = { $target } has no cards left: you get nothing.
event-nothing-to-take-target-you = You have no cards left: { $seat } gets nothing.
event-named =
    { $found ->
        [yes] { $target } has { $card } and hands it to { $seat }.
       *[no] { $target } has no { $card }: { $seat } gets nothing.
    }
event-named-you =
    { $found ->
        [yes] { $target } has { $card } and hands it to you.
       *[no] { $target } has no { $card }: you get nothing.
    }
event-named-target-you =
    { $found ->
        [yes] You have { $card } and hand it to { $seat }.
       *[no] You have no { $card }: { $seat } gets nothing.
    }
event-looked-below =
    { $card ->
        [hidden] { $seat } looks at the bottom card of the pile.
       *[other] { $seat } looks at the bottom card: { $card }.
    }
event-looked-below-you = You look at the bottom card: { $card }.
event-heck-kept =
    { $card ->
        [hidden] { $seat } keeps the bottom card.
       *[other] { $seat } keeps { $card }.
    }
event-heck-kept-you = You keep { $card }.
event-heck-on-top =
    { $card ->
        [hidden] { $seat } puts the bottom card on top.
       *[other] { $seat } puts { $card } on top.
    }
event-heck-on-top-you = You put { $card } on top.
event-revealed = { $seat } reveals the future, from the top: { $cards }.
event-revealed-you = You reveal the future, from the top: { $cards }.
event-shuffled = { $seat } shuffles the pile, until { $stopper } says stop.
event-shuffled-you = You shuffle the pile, until { $stopper } says stop.
event-shuffled-stopper-you = { $seat } shuffles the pile, until you say stop.
event-duel-began = { $seat } takes Godcat and Devilcat from the mat.
event-duel-began-you = You take Godcat and Devilcat from the mat.
event-duel-dealt =
    { $card ->
        [hidden] { $seat } lays one card before { $opponent } and keeps the other.
       *[other] { $seat } lays { $card } before { $opponent }.
    }
event-duel-dealt-you = You lay { $card } before { $opponent }.
event-duel-chosen =
    { $choice ->
        [keep] { $seat } keeps the card.
       *[swap] { $seat } swaps the cards.
    }
event-duel-chosen-you =
    { $choice ->
        [keep] You keep the card.
       *[swap] You swap the cards.
    }
event-duel-revealed = { $blessed } gets Godcat, { $cursed } faces Devilcat!
event-duel-revealed-blessed-you = You get Godcat, { $cursed } faces Devilcat!
event-duel-revealed-cursed-you = { $blessed } gets Godcat, you face Devilcat!
event-godcat-home = Godcat returns to the mat.
event-devilcat-home = Devilcat returns to the mat.
event-left = { $seat } leaves the table for good.
event-left-you = You leave the table for good.
event-won = { $seat } survives and wins!
event-won-you = You survive and win!
event-took-out = Taken out before the game: { $cards }.
event-went-ahead =
    { $count ->
        [0] { "" }
       *[other] It goes ahead after all.
    }
    .stage = Nobody stops it.

## How it ended

result-exploding-kitten = A Kitten had the last word.
result-devilcat = Devilcat had the last word.
result-left = The last opponent left the table.

## What the table shows

view-alive = alive
view-cards = cards
view-known = surely holds
view-lacking = surely lacks
view-fell-to = fell to
view-leaving = leaves after this action
view-godcat = Godcat
view-pile = Draw pile
view-kittens = Kittens in the pile
view-discard = Discard pile
view-mat = On the mat
view-turn = On turn
view-owed = Turns owed
view-under-attack = Under attack
view-action = On the stack
view-duel = Armageddon
view-danger = Facing a Kitten
view-looking-at = The bottom card
view-seen = What you know of the pile
view-removed = Taken out before the game
view-effect = effect
view-target = against
view-named = naming
view-nopes = Nopes by
view-stopped = stopped
view-opponent = opponent
view-opponent-card = before the opponent
view-card = card
view-earliest = from place
view-latest = to place

## On the screen

summary-turns = Turns
    .help = Turns that one lived to see
summary-cards = Cards played
summary-nopes = Nopes
summary-survived = Kittens survived
summary-thefts = Thefts
scene-out-as =
    { $danger ->
        [left] left
        [devilcat] fell to Devilcat
       *[exploding-kitten] exploded
    } { $at ->
        [1] first
        [2] second
        [3] third
       *[last] last
    }
scene-fell-exploding-kitten = You drew a Kitten, and had no Defuse.
scene-fell-exploding-kitten-attacked = { $player } gave you extra turns with { $card }. You drew a Kitten, and had no Defuse.
scene-fell-devilcat = You got Devilcat in the Armageddon of { $player }, and had no Defuse.
scene-fell-devilcat-own = You got Devilcat in your own Armageddon, and had no Defuse.
scene-fell-left = You left the table.
scene-exploded = exploded
scene-goes-ahead = Goes ahead?
scene-stopped = Stopped!
scene-versus = vs
scene-boom = Boom!
scene-saved = Defused!
scene-odds-label = Kitten on top
scene-odds = Next card: { $odds }% a Kitten
    .text =
        { $kittens ->
            [one] One Kitten among { $pile } cards, and what you know of them.
           *[other] { $kittens } Kittens among { $pile } cards, and what you know of them.
        }
scene-always-pass = Let everything be until my turn

## Drawn with characters

sketch-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
sketch-out = out: { $danger }
sketch-owed = { $count } turns to take
sketch-pile =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $kittens ->
        [0] no Kitten among them
        [one] 1 Kitten among them
       *[other] { $kittens } Kittens among them
    }
choose-play-on = Play a card on somebody
choose-pair = Steal a card with two of a kind
choose-triple = Demand a card with three of a kind
choose-insert = Hide the Kitten somewhere
sketch-below = and { $count } below

## Why a move is worth considering: what the coach says

reason-top-is-kitten = The top card is a Kitten: you saw it.
reason-odds-against =
    { $kittens ->
        [one] One of the { $cards } cards left is a Kitten, and you have no Defuse.
       *[other] { $kittens } of the { $cards } cards left are Kittens, and you have no Defuse.
    }
reason-odds-high =
    { $kittens ->
        [one] One of the { $cards } cards left is a Kitten: too many to draw lightly.
       *[other] { $kittens } of the { $cards } cards left are Kittens: too many to draw lightly.
    }
reason-odds-for =
    { $kittens ->
        [one] Only one of the { $cards } cards left is a Kitten.
       *[other] Only { $kittens } of the { $cards } cards left are Kittens.
    }
reason-odds-risk =
    { $kittens ->
        [one] A risk: one of the { $cards } cards left is a Kitten, and you have no Defuse.
       *[other] A risk: { $kittens } of the { $cards } cards left are Kittens, and you have no Defuse.
    }
reason-odds-saver =
    { $kittens ->
        [one] One of the { $cards } cards left is a Kitten, but { $card } would save you.
       *[other] { $kittens } of the { $cards } cards left are Kittens, but { $card } would save you.
    }
reason-top-is-safe = You know the top card: { $card }. It cannot hurt you.
reason-no-kitten-near = As far as you know no Kitten can lie on top now.
reason-keeps-cards =
    { $count ->
        [one] It costs nothing: you keep your card for a worse moment.
       *[other] It costs nothing: you keep all { $count } cards for a worse moment.
    }
reason-kitten-survived = It is a Kitten, but { $card } saves you, and you decide where it goes next.
reason-passes-turns = You have { $owed } turns to take: somebody else gets them.
reason-draws-nothing = Your turn ends without drawing.
reason-shuffles-away =
    { $place ->
        [0] A Kitten lies on top; after a shuffle it can be anywhere.
        [one] A Kitten lies below only 1 card; after a shuffle it can be anywhere.
       *[other] A Kitten lies below only { $place } cards; after a shuffle it can be anywhere.
    }
reason-shuffle-forgets = What others know of the pile is worth nothing after it.
reason-looks-ahead =
    { $cards ->
        [one] You see the last card before you have to draw it.
       *[other] You see the next { $cards } cards before you have to draw.
    }
reason-looks-below = You look at the bottom card and take it, or send it to the top for the next player.
reason-armageddon = It ends your turn without drawing, and half of the time Godcat is yours.
reason-lacks = { $target } surely has no Defuse.
reason-few-cards =
    { $cards ->
        [0] { $target } has no cards at all, so nothing to defend with.
        [one] { $target } has only 1 card: a Defuse is unlikely.
       *[other] { $target } has only { $cards } cards: a Defuse is unlikely.
    }
reason-favor-few =
    { $cards ->
        [one] { $target } has only 1 card and cannot choose what to give.
       *[other] { $target } has only { $cards } cards to choose from.
    }
reason-favor-free = A card for free, though { $target } will give the worst one.
reason-godcat-as = Godcat goes back to the mat sooner or later: better used than stolen.
reason-godcat-there = { $target } holds Godcat, and its back shows you where.
reason-known-card = { $target } surely holds { $card }.
reason-most-cards = { $target } has the most cards ({ $cards }): the best chance of something good.
reason-cats-idle = Cats do nothing by themselves: they are there to be spent.
reason-needs-defuse = You have no Defuse, and nearly everybody begins with one.
reason-nope-back = Your play was stopped: this brings it back.
reason-nope-aimed = { $seat } means you.
reason-nope-attack = You are next: you would have to take the turns of { $seat }.
reason-nope-stops = It stops what { $seat } is up to.
reason-nope-frees = What { $seat } played would happen after all.
reason-stays-stopped = It has been stopped, and stays so.
reason-more-nopes = You have { $count } Nopes, so one can go.
reason-own-play = It is your own play: let it happen.
reason-not-me = It hits { $target }, not you.
reason-favor-cheap = You choose yourself which card you lose.
reason-future-for-all = You see those cards too.
reason-saves-nope = Keep your Nope for something that would cost you dearly.
reason-lone-cat = A single { $card } can do nothing for you.
reason-spare-copy = You have { $count } of { $card }.
reason-keeps-saver = Your { $card } stays safe.
reason-takes-godcat = Godcat is the best card there is: it stands for any other, also for a Defuse.
reason-takes-unseen = What you cannot see may be a Defuse.
reason-heck-kitten = It is a Kitten, and on top { $player } draws it next.
reason-heck-kitten-kept = It is a Kitten: only for those who mean to explode.
reason-heck-keep = { $card } is better in your hand than at the bottom.
reason-heck-safe = Then you know what the next player draws: { $card }.
reason-saves-by-godcat = Everybody sees who holds Godcat and wants it: use it first, a Defuse stays hidden.
reason-saves-by-defuse =
    { $count ->
        [0] Godcat stays: it can stand for any card, not only for a Defuse.
       *[other] You have another Defuse, and Godcat stays for whatever you need.
    }
reason-insert-own = You still have turns to take: you would draw it yourself.
reason-insert-own-later = If everybody simply draws, it comes back to you after { $draws } cards.
reason-insert-next = { $player } draws next, and gets it at once.
reason-insert-finder = If everybody simply draws, { $player } finds it in { $draws } cards.
reason-insert-bottom = At the bottom nobody meets it before the pile is nearly gone.
reason-duel-even = Nobody can know which card is which: you get Godcat in half of the cases.
reason-duel-choice = It is fifty-fifty, unless you can read the face of { $player }.

## The first time something is met: one sentence

first-ask-turn = Play as many cards as you like, or none, and end your turn by drawing one.
first-ask-nope = Before an action happens anybody may stop it with a Nope, and a Nope can be stopped by another Nope.
first-ask-give = You choose yourself which card you give away.
first-ask-pick = You see only the backs, but the back of Godcat gives it away.
first-ask-heck = Only you see the bottom card: keep it, or lay it on top for the next player.
first-ask-save = A Defuse or Godcat saves you from the Kitten, and then you hide it in the pile.
first-ask-insert = Nobody sees where you hide the Kitten: on top it is for the next player who draws.
first-ask-duel-deal = You lay one cat face down before somebody, the other before yourself: Devilcat kills whoever has no Defuse.
first-ask-duel-choice = One of the two cards is Godcat, the other Devilcat: keep yours, or swap before they are turned up.
first-card-exploding-kitten = Whoever draws it and cannot defuse it is out of the game.
first-card-armageddon = It starts a duel with somebody for Godcat, as long as both cats lie on the mat.
first-card-attack = Your turn ends without drawing, and the next player takes two turns or more.
first-card-targeted-attack = Your turn ends without drawing, and a player of your choice takes two turns or more.
first-card-raising-heck = You look at the bottom card and keep it or lay it on top, and your turn is over.
first-card-reveal-the-future = Everybody sees the top three cards, which stay in their order.
first-card-nope = It stops what somebody else plays, also when it is not your turn.
first-card-cat = A cat alone does nothing, but two of a kind steal a card from somebody.
first-card-godcat = In your turn it stands for any card but Nope, and everybody sees by its back that you hold it.
first-card-devilcat = Whoever ends up with it in a duel explodes, unless a Defuse saves them.
first-state-attacked = You are under attack: you take all these turns before it is the next player’s turn.
first-state-godcat = You hold Godcat: use it before somebody steals it.

## Statistics

occasion-action = Actions that take place
occasion-danger = Explosions survived
occasion-duel = Armageddon: who began it is blessed
