game-name = Wednesday: Creatures & Outcasts
game-tagline = Shed your cards before Wednesday turns up.
game-about =
    Play higher and higher, or pass. Every time the whole table has passed, a character turns up and bends the rules for the next trick. Five rounds; whoever keeps the fewest points in hand wins.
game-length = 30-45 min

## Outcast cards

card-0 = 0
    .text = No effect, no points.
card-1 = Normie (1)
    .print = Normie
    .text = The first 1 on the table starts the round.
card-2 = Faceless (2)
    .print = Faceless
    .text = You must play one more card on it, if you can.
card-3 = Yeti (3)
    .print = Yeti
    .text = No effect.
card-4 = Shapeshifter (4)
    .print = Shape|shifter
    .text = Draw blindly from a player, give back another card.
card-5 = Gorgon (5)
    .print = Gorgon
    .text = No effect.
card-6 = Psychic (6)
    .print = Psychic
    .text = Lay down three 6s instead of playing: look at the characters, put Wednesday where you like.
card-7 = Siren (7)
    .print = Siren
    .text = You must take a card of your choice from the closed pile.
card-8 = Vampire (8)
    .print = Vampire
    .text = A player of your choice draws the top closed card.
card-9 = Werewolf (9)
    .print = Werewolf
    .text = No effect.
card-10 = Hyde (10)
    .print = Hyde
    .text = Lay down four 10s instead of playing: the round is over.
card-13 = 13
    .text = As last card of a trick it sends Wednesday back into the stack.

## Characters

card-wednesday = Wednesday Addams
    .text = The round is over, unless the 13 lies on top.
card-thing = Thing
    .text = Whoever played last blocks one number for the rest of the round.
card-tyler = Tyler Galpin
    .text = Odd numbers only.
card-yoko = Yoko Tanaka
    .text = Turns go counter-clockwise.
card-enid = Enid Sinclair
    .text = Pairs only; an effect counts once.
card-bianca = Bianca Barclay
    .text = Play downwards.
card-ajax = Ajax Petropolus
    .text = At least two higher.
card-weems = Larissa Weems
    .text = Equal numbers are fine too.
card-eugene = Eugene Ottinger
    .text = Whoever passes draws the top closed card.

## Round effects of the advanced variant

card-clear-characters = The characters leave
    .text = All characters left are put away; none follows this round.
card-remove-wednesday = Wednesday stays away
    .text = Wednesday leaves the stack, the others are shuffled.
card-open-hands = Cards on the table
    .text = Everybody plays with an open hand this round.
card-place-wednesday = Wednesday moves
    .text = The player of the card puts Wednesday anywhere in the stack.
card-hands-to-right = Hands to the right
    .text = Everybody gives the whole hand to the player on the right.

## Options

preset-first = First evening
    .help = Everyone for themselves, five rounds, and characters that bend the rules.
preset-advanced = Advanced
    .help = Every round has an effect of its own.
preset-teams = In teams
    .help = Two teams, seated alternately. For four or six players.
preset-advanced-teams = Advanced teams
    .help = Two teams, and an effect in every round.
option-advanced = Advanced variant
    .help = Every round has its own effect, which starts when one certain card is played under one certain character.
option-teams = Teams
    .help = Four or six players in equal teams, seated alternately; each team has one column on the score pad.
option-teams-0 = Everyone for themselves
option-teams-2 = Two teams
option-teams-3 = Three teams
option-all-pass = When is a trick over?
    .help = Must the player who played last pass too before the pile is cleared?
option-all-pass-all = Everybody has passed
option-all-pass-all-but-last = All others have passed
option-closed-transfer = Trick to the closed pile
    .help = Turned over as a block, the first card of a trick ends up on top; kept in order, the last one does.
option-closed-transfer-flip = Turned over as a block
option-closed-transfer-keep = Kept in order
option-vampire-self = Vampire on yourself
    .help = May whoever plays an 8 take the card themselves?
option-clear-keeps-active = Last character stays
    .help = Advanced round 1: when the characters leave, the active one stays for the whole round.
option-team-chat = Team talk
    .help = Do the other teams hear what team mates say to each other?
option-team-chat-private = Only the team
option-team-chat-open = Everybody
option-memory-log = Memory counts
    .help = During a round the log hides what others laid in earlier tricks.
option-youngest = Youngest player
    .help = Who begins when nobody lays a 1.
option-youngest-lot = Drawn at random
option-auto-pass = Pass automatically
    .help = If you can do nothing but pass, you need not press anything: it happens after a moment.
option-race = Race for the first 1
    .help = Which 1 counts when several players slam one down.
option-race-auto = The first one with people, a random one among bots
option-race-arrival = The first one to arrive
option-race-commit = All choose at the same time, then chance decides
option-ready = Wait between rounds
    .help = Does the next round wait until everybody has counted the points and is ready?
option-ready-auto = With people, not among bots
option-ready-yes = Yes
option-ready-no = No
option-countdown-seconds = Countdown before the race
    .help = How many seconds everybody counts down together before you see your cards; with 0 you see them at once.
option-ready-seconds = Seconds to count points
    .help = How long the next round waits for everybody to be ready.
option-race-seconds = Seconds for the race
    .help = How long everybody has to slam down a 1.
option-turn-seconds = Seconds for a turn
    .help = When they are over, you pass.
option-choice-seconds = Seconds for a choice
    .help = When they are over, chance decides.
option-look-seconds = Seconds to look
    .help = For looking through the closed pile or the characters.

## Clocks

timer-ready = Time to count points
timer-race = Time to slam a 1
timer-turn = Time for your turn
timer-choice = Time to choose
timer-look = Time to look and choose

## Quick chat

phrase-1 = I can feel Wednesday coming.
phrase-2 = Pass. With pleasure.
phrase-3 = A gift, from my vampire to you.
phrase-4 = Nobody move, I am counting cards.
phrase-5 = Snap, snap.
phrase-6 = I will remember that one.
phrase-7 = Unlucky for some.
phrase-8 = Thing, do something!
phrase-9 = My hand? Never been better.
phrase-10 = Who still has the 13?
phrase-11 = Higher, and higher, and higher.
phrase-12 = How delightfully dreadful.

## Hints for team mates

signal-light-hand = My hand is light.
signal-heavy-hand = My hand is heavy.
signal-have-13 = I have the 13.
signal-one-ten = I have a 10.
signal-two-tens = I have two 10s.
signal-three-tens = I have three 10s.
signal-play-low = Play low for me.
signal-let-it-lie = Let this card lie: pass, please.

## What you are asked

decision-next-round = Points counted? Then on to the next round.
decision-next-round-wait = Still counting: { $player }.
decision-race = Slam down a 1, or sit this one out.
decision-race-wait = Who is the first to lay a 1?
decision-turn = Your turn: play a card, or pass.
decision-turn-wait = { $player } plays or passes.
decision-second-card = The 2 wants company: play one more card on it.
decision-second-card-wait = { $player } must play one more card.
decision-swap-partner = Whose hand do you reach into?
decision-swap-partner-wait = { $player } chooses somebody to swap with.
decision-swap-gift = Give a card back for the one you took.
decision-swap-gift-wait = { $player } chooses a card to give back.
decision-take = Take a card from the closed pile.
decision-take-wait = { $player } looks through the closed pile.
decision-treat = Who draws the top closed card?
decision-treat-wait = { $player } chooses who draws a card.
decision-block = Put Thing on a card: its number is blocked.
decision-block-wait = { $player } chooses a number to block.
decision-place-wednesday = Where in the stack do you put Wednesday?
decision-place-wednesday-wait = { $player } hides Wednesday in the stack.

prompt-turn =
    { $top ->
        [none]
            { $active ->
                [tyler] Your turn: start the pile with an odd card, or pass.
                [enid] Your turn: start the pile with a pair, or pass.
                [eugene] Your turn: start the pile, or pass and draw.
               *[other] Your turn: start the pile, or pass.
            }
       *[other]
            { $active ->
                [bianca] Your turn: go below the { $top }, or pass.
                [ajax] Your turn: play { $least } or higher, or pass.
                [weems] Your turn: play { $top } or higher, or pass.
                [tyler] Your turn: beat the { $top } with an odd card, or pass.
                [eugene] Your turn: beat the { $top }, or pass and draw.
                [enid] Your turn: beat the { $top } with a pair, or pass.
               *[other] Your turn: beat the { $top }, or pass.
            }
    }
prompt-lay-down =
    { $top ->
        [none] Your turn: lay cards down, or pass.
       *[other] Nothing you hold goes on the { $top }: lay cards down, or pass.
    }
prompt-only-pass =
    { $top ->
        [none] You cannot start the pile: you can only pass.
       *[other] Nothing you hold goes on the { $top }: you can only pass.
    }
prompt-no-claim = You have no 1: sit this one out.
prompt-give-back = Give { $player } a card for the one you took.

ask-type = What do you do?
ask-card = Which card?
ask-player = Which player?
ask-place = Which place?

## What you can do

move-ready = Ready for the next round
move-claim = Slam down a 1!
move-silent = Sit it out
move-play = Play the { $card }
move-play-pair = Play a pair: { $card }
move-pass = Pass
move-lay-set = Lay down the set: { $card }
move-discard-blocked = Lay down all blocked cards
move-swap-with = Swap with { $player }
move-give = Give the { $card }
move-take =
    { $place ->
        [0] Take the { $card }, on top
        [one] Take the { $card }, below 1 card
       *[other] Take the { $card }, below { $place } cards
    }
move-block =
    { $place ->
        [0] Block the { $card }, on top
        [one] Block the { $card }, below 1 card
       *[other] Block the { $card }, below { $place } cards
    }
move-treat = Let { $player } draw
move-place-wednesday =
    { $place ->
        [0] Put Wednesday on top
        [one] Put Wednesday below 1 character
       *[other] Put Wednesday below { $place } characters
    }

## What the table shows

view-round = Round
view-trick = Play pile
view-closed = Closed play pile
view-looking-at = The closed pile, from the top
view-characters = Character stack
view-characters-left = Characters still to come
view-looking-at-characters = The stack, from the top
view-active = Active character
view-used = Characters gone
view-blocked = Blocked by Thing
scene-direction-clockwise = Turns go clockwise.
scene-direction-counter-clockwise = Turns go counter-clockwise.
view-direction = Direction
view-cards-per-play = Cards per play
view-last-player = Played last
view-taken = Card taken
view-round-effect = Round effect
view-points = Score pad
view-totals = Totals
view-shown = Hands of the last round
view-youngest = Youngest player
view-hand = Hand
view-turn = Turn
view-rounds = Rounds
view-open-hands = Open hands
view-teams = Teams
view-team = Team
view-cards = Cards
view-passed = Passed
view-swap-with = Swapping with
view-countdown = Cards shown in
view-deal = Cards at the deal
view-memory-log = Memory counts
view-effect = Effect
view-card = Card
view-character = Character
view-done = Happened

value-clockwise = Clockwise
value-counter-clockwise = Counter-clockwise
value-wednesday-came = Wednesday turned up
value-hyde = Four Hydes
value-one-left = One player left with cards
value-stalemate = Nobody could go on
value-lowest-total = Lowest total
result-lowest-total = The lowest total wins.

## What happened

event-round-began = Round { $round } begins.
    .chapter = Round { $round }
event-dealt = { $seat } was dealt this hand: { $cards }.
event-dealt-you = Your hand is dealt.
event-race-won = { $seat } slams a 1 and starts.
    .heading = { event-race-won }
event-race-won-you = You slam a 1 and start.
    .heading = { event-race-won-you }
event-nobody-raced = Nobody lays a 1: { $seat } begins.
    .heading = { event-nobody-raced }
event-nobody-raced-you = Nobody lays a 1: you begin.
    .heading = { event-nobody-raced-you }
event-played =
    { $count ->
        [one] { $seat } plays the { $card }.
       *[other] { $seat } plays a pair: { $card }.
    }
event-played-you =
    { $count ->
        [one] You play the { $card }.
       *[other] You play a pair: { $card }.
    }
event-played-forgotten =
    { $count ->
        [one] { $seat } played a card.
       *[other] { $seat } played a pair.
    }
event-passed = { $seat } passes.
event-passed-you = You pass.
event-skipped = { $seat } has no cards: skipped.
event-skipped-you = You have no cards: skipped.
event-stuck = { $seat } has no card that fits on the 2.
event-stuck-you = You have no card that fits on the 2.
event-drew =
    { $author ->
        [hidden]
            { $card ->
                [hidden] { $seat } draws from the closed pile.
               *[other] { $seat } draws the { $card } from the closed pile.
            }
       *[other]
            { $card ->
                [hidden] { $author } chooses { $seat }, who draws from the closed pile.
               *[other] { $author } chooses { $seat }, who draws the { $card } from the closed pile.
            }
    }
event-drew-you =
    { $author ->
        [hidden] You draw the { $card } from the closed pile.
       *[other] { $author } chooses you: you draw the { $card } from the closed pile.
    }
event-drew-author-you =
    { $card ->
        [hidden] You choose { $seat }, who draws from the closed pile.
       *[other] You choose { $seat }, who draws the { $card } from the closed pile.
    }
event-swapped =
    { $card ->
        [hidden] { $seat } takes a card from { $player }.
       *[other] { $seat } takes the { $card } from { $player }.
    }
event-swapped-you = You take the { $card } from { $player }.
event-gave =
    { $card ->
        [hidden] { $seat } gives { $player } a card back.
       *[other] { $seat } gives { $player } the { $card } back.
    }
event-gave-you = You give { $player } the { $card } back.
event-looked-through = { $seat } looks through the closed pile.
event-looked-through-you = You look through the closed pile. Remember what you see!
event-took =
    { $card ->
        [hidden] { $seat } takes a card from the closed pile.
       *[other] { $seat } takes the { $card } from the closed pile.
    }
event-took-you = You take the { $card } from the closed pile.
event-set-laid = { $seat } lays down a set of { $count }: { $card }.
event-set-laid-you = You lay down a set of { $count }: { $card }.
event-set-laid-forgotten = { $seat } laid down a set.
event-blocked-discarded =
    { $count ->
        [one] { $seat } lays down one blocked card: { $card }.
       *[other] { $seat } lays down { $count } blocked cards: { $card }.
    }
event-blocked-discarded-you =
    { $count ->
        [one] You lay down one blocked card: { $card }.
       *[other] You lay down { $count } blocked cards: { $card }.
    }
event-blocked-discarded-forgotten = { $seat } laid down blocked cards.
event-trick-over =
    { $count ->
        [0] All passed on an empty pile.
        [one] All passed: 1 card to the closed pile.
       *[other] All passed: { $count } cards to the closed pile.
    }
    .note = The log hides what others laid until the round is over: remembering it is part of the game.
event-character-turned = { $character } turns up.
    .heading = { event-character-turned }
event-no-character-left = There is no character left to turn up.
    .heading = { event-no-character-left }
event-wednesday-stopped = The 13 of { $seat } stops Wednesday: back into the stack with her.
event-wednesday-stopped-you = Your 13 stops Wednesday: back into the stack with her.
event-looked-at-characters =
    { $characters ->
        [hidden] { $seat } looks at the character stack.
       *[other] { $seat } looks at the character stack: { $characters }.
    }
event-looked-at-characters-you = You look at the character stack, from the top: { $characters }.
event-looked-at-characters-forgotten = { $seat } looked at the character stack.
event-looked-at-characters-forgotten-you = You looked at the character stack.
event-wednesday-moved =
    { $place ->
        [hidden] { $seat } moves Wednesday.
        [0] { $seat } puts Wednesday on top.
        [one] { $seat } puts Wednesday below 1 character.
       *[other] { $seat } puts Wednesday below { $place } characters.
    }
event-wednesday-moved-you =
    { $place ->
        [0] You put Wednesday on top.
        [one] You put Wednesday below 1 character.
       *[other] You put Wednesday below { $place } characters.
    }
event-thing-placed = { $seat } puts Thing on the { $card }: blocked for the rest of the round.
event-thing-placed-you = You put Thing on the { $card }: blocked for the rest of the round.
event-thing-idle = Thing finds no card to stand on.
event-round-effect-started = Round effect: { $effect }!
event-hands-opened = All hands are open for the rest of the round.
event-hands-passed = All hands go to the right.
event-new-hand = { $seat } receives this hand: { $cards }.
event-new-hand-you =
    { $cards-count ->
        [0] You receive an empty hand.
       *[other] Your new hand: { $cards }.
    }
event-round-ended =
    { $reason ->
        [wednesday-came] All passed, and Wednesday turns up: round { $round } is over.
        [hyde] { $seat } lays down four Hydes (10): round { $round } is over.
        [one-left]
            { $seat ->
                [hidden] Nobody has cards left: round { $round } is over.
               *[other] Only { $seat } has cards left: round { $round } is over.
            }
       *[stalemate] No character left and nobody plays on: round { $round } is over.
    }
event-round-ended-you =
    { $reason ->
        [hyde] You lay down four Hydes (10): round { $round } is over.
       *[one-left] Only you have cards left: round { $round } is over.
    }
event-game-ended = The game is over. The lowest total belongs to { $winners }.

## What a player did last, in the bubble at the seat (pictures of cards follow)

did-played = played
did-passed = passed
did-skipped = skipped
did-stuck = nothing fits
did-drew =
    { $author ->
        [hidden] drew a card
       *[other] drew, chosen by { $author }
    }
did-swapped = swapped with { $player }
did-looked-through = looks at the pile
did-took = took a card
did-set-laid = laid a set
did-blocked-discarded = laid down
did-looked-at-characters = looks at the stack
did-wednesday-moved = moved Wednesday
did-thing-placed = Thing blocks

## On the screen

summary-curve = Totals by round
summary-cards = Cards played
summary-passes = Passes
summary-sets = Sets
summary-firsts = First 1s
    .help = Rounds opened by being first with a 1
summary-empty = Empty hands
    .help = Rounds that ended without a card in hand
scene-outcast-board = Outcast board
scene-character-board = Character board
scene-lead = The pile is empty: { $player } may lead
scene-lead-you = The pile is empty: you may lead
scene-slam = SLAM!
scene-race-late = { $player } was just before you. Nothing is lost.
scene-race-down = That counts. In a moment you see who was first.
scene-cost =
    { $cards ->
        [0] Your hand was empty: no points for you.
        [one] You still held 1 card. It costs you { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] You still held { $cards } cards. They cost you { $points } points.
    }
scene-cost-unturned = It was over before your first turn. The { $cards } cards in your hand cost you { $points } points.
scene-this-round = This round
scene-after = After round { $round }
scene-passed = Passed since the last card: { $count } of { $all }
scene-help = Help card
scene-countdown = The cards are dealt. Watch for a 1!
scene-wednesday-odds = { $count ->
    [one] This is Wednesday
   *[other] Wednesday is among these { $count }
  }
scene-wednesday-gone = Wednesday is gone
scene-closed-help = Here lies what was not dealt and what was played before, face down. A 7 takes a card from it, an 8 hands out the top one.
scene-stack-help = When everybody has passed, the top one turns up and bends the rules for the next trick. Wednesday ends the round.
scene-nobody-active = No character yet: every card higher than the last
scene-leads = Leads

## Drawn with characters

sketch-round = Round { $round } of { $rounds }
sketch-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
sketch-counted = Round { $round } of { $rounds } is over
sketch-team = team { $team }
sketch-passed = passed
sketch-after = round { $round }
sketch-total = total
sketch-empty = empty
sketch-empty-hand = no cards
sketch-on = on
sketch-stack = Character stack ({ $count })
sketch-effect = (with the { $card } under { $character })
sketch-effect-done = (happened)

## Why a move is worth considering: what the coach says

reason-goes-out = That is your last card: your hand is empty.
reason-unbeatable = No card that you have not seen goes on top of the { $card }: the trick is yours.
reason-hard-to-beat =
    { $count ->
        [one] Only 1 card that you have not seen goes on top of it.
       *[other] Only { $count } cards that you have not seen go on top of it.
    }
reason-passed-before =
    { $times ->
        [one] { $player } has passed on the { $card } this round.
        [2] { $player } has passed on the { $card } twice this round.
       *[other] { $player } has passed on the { $card } { $times } times this round.
    }
reason-have-passed =
    { $others-count ->
        [one] { $others } has passed on the { $card } already.
       *[other] { $others } have passed on the { $card } already.
    }
reason-plays-again = The 2 takes a second card along: two cards gone in one turn.
reason-swaps-away = With the 4 you get rid of another card too, the { $card } for one.
reason-treats = Somebody else has to draw a card.
reason-treats-known = You know the top of the closed pile: somebody else has to draw the { $card }.
reason-takes-chosen = You have to take a card from the closed pile for it, but you choose which.
reason-nothing-to-take = The closed pile is empty, so you need not take a card for the 7.
reason-holds-wednesday = As last card of the trick the 13 keeps Wednesday away.
reason-wednesday-near =
    { $characters ->
        [one] The last character is Wednesday: { $points } points less in your hand before she comes.
       *[other] Wednesday is one of the last { $characters } characters: { $points } points less in your hand before she comes.
    }
reason-dearest = The { $card } is the card that costs you most: { $points } points.
reason-room-above = Your { $card } still goes on top of it later.
reason-sheds =
    { $points ->
        [0] It saves no points, but it is one card fewer: you keep { $left } points in your hand.
        [one] 1 point gone, you keep { $left } in your hand.
       *[other] { $points } points gone, you keep { $left } in your hand.
    }
reason-leads-already = Your card lies on top: if everybody passes, you begin the next trick.
reason-mate-leads = { $player } of your team has the trick: let it lie.
reason-keeps-set =
    { $count ->
        [2] You hold the { $card } twice: one more and you can lay the set.
       *[other] You hold the { $card } { $count } times: one more and you can lay the set.
    }
reason-nothing-fits = Nothing in your hand goes on top.
reason-siren-takes = The 7 would make you take a card from the closed pile.
reason-low-anyway = You would only get rid of the { $card }; it is easy to play at any time.
reason-waits-for-trick = Your { $card } may win you a later trick instead.
reason-ends-round = It ends the round: you keep { $mine } points, the others about { $theirs } each.
reason-moves-wednesday = You decide when Wednesday comes.
reason-set-sheds = { $count } cards gone at once: { $points } points.
reason-all-blocked = All your cards are blocked: { $points } points gone at once.
reason-first-one =
    { $count ->
        [one] You begin, and only 1 card is left in your hand.
       *[other] You begin, and only { $count } cards are left in your hand.
    }
reason-keeps-one = A 1 costs little and can always be played on an empty pile.
reason-gets-more = Every card you draw may cost you points.
reason-own-team = { $player } is on your own side: only if there is nobody else.
reason-is-ahead = { $player } is ahead with { $points } points.
reason-nearly-out =
    { $cards ->
        [0] { $player } has no cards left and would have to play on.
        [one] { $player } has only 1 card left.
       *[other] { $player } has only { $cards } cards left.
    }
reason-gets-known = The top of the closed pile is the { $card }, and { $player } gets it.
reason-gets-card =
    { $cards ->
        [0] { $player } has to play on with a new card.
        [one] { $player } has 1 card and gets one more.
       *[other] { $player } has { $cards } cards and gets one more.
    }
reason-goes-to =
    { $points ->
        [0] It gives { $player } no points, and you lose none.
        [one] 1 point goes to { $player }.
       *[other] { $points } points go to { $player }.
    }
reason-wins-tricks = The { $card } wins you a trick: few cards go on top of it.
reason-blocks-mine =
    { $count ->
        [one] You hold one of them yourself and could not play it.
       *[other] You hold { $count } of them yourself and could not play them.
    }
reason-surely-holds = { $player } surely holds the { $card }.
reason-gives-worst = You can give your { $card } away for a card of about { $points } points.
reason-costs-most = The { $card } costs you most: { $points } points.
reason-easy-card = The { $card } is easy to get rid of: it takes another card along.
reason-useful-card = The { $card } is useful: it gives a bad card away.
reason-costs-least =
    { $points ->
        [0] The { $card } costs no points at all.
        [one] The { $card } costs only 1 point.
       *[other] Of all cards there the { $card } costs least: { $points } points.
    }
reason-blocks-own = It is all you hold: blocked cards may be discarded.
reason-blocks-others =
    { $count ->
        [one] Somebody else may hold the last one, you have none.
       *[other] Others may hold { $count } of them, you have none.
    }
reason-stuck-with = Whoever is stuck with one pays { $points } points.
reason-end-soon = You hold { $mine } points, the others about { $theirs }: let the round end soon.
reason-end-late = You hold { $mine } points, the others about { $theirs }: you need more time.
reason-wednesday-at =
    { $place ->
        [0] She comes as soon as this trick is over.
        [one] One character comes before her.
       *[other] { $place } characters come before her.
    }

## The first time something is met: one sentence

first-ask-next-round = Whoever holds the fewest points after five rounds wins, so cards in your hand are bad.
first-ask-race = Whoever lays the first 1 begins the round and is rid of a card.
first-ask-turn = Lay a card that beats the top one, or pass: when everybody has passed, the trick is over.
first-ask-second-card = A 2 always takes one more card along, if you have one that fits.
first-ask-swap-partner = You draw a card blindly from this player and give another one back.
first-ask-swap-gift = Give a card back that you would rather not hold at the end of the round.
first-ask-take = You must take one of these cards, and it may be the cheapest.
first-ask-treat = Somebody gets the top card of the closed pile, and its points.
first-ask-block = The number you choose cannot be played by anybody for the rest of the round.
first-ask-place-wednesday = When Wednesday turns up the round is over: put her early if your hand is good, late if it is not.
first-card-plain = A 3, 5 or 9 does nothing of its own: only the number counts.
first-state-reversed = Turns go the other way round as long as this character is there.
first-state-blocked = Thing blocks this number: nobody can play it for the rest of the round.
first-state-open-hands = All hands lie open for the rest of this round.

## Statistics

occasion-opening = Whoever opens the round does best in it
occasion-opening-1 = round 1
occasion-opening-2 = round 2
occasion-opening-3 = round 3
occasion-opening-4 = round 4
occasion-opening-5 = round 5
occasion-ending = How rounds end
occasion-character = Whoever leads when a character turns up does best in that round
