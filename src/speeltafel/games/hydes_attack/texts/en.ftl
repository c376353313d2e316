game-name = Wednesday: The Hyde's Attack
game-tagline = Guard Nevermore together, with hidden cards and few words, before the Hyde strikes.
game-about = You are outcasts of Nevermore Academy. Turn by turn you lay power cards face down around the school, while the bag of Hyde tokens empties and shows where the monster will strike. You may hardly say a word about your cards, and Thing carries one from player to player. Save at least three of the five targets and you win together.
game-length = 20 min

# Power cards
card-siren-1 = Siren 1
    .text = Counts 1, unless its location or target says otherwise.
card-siren-2 = Siren 2
    .text = Counts 2, unless its location or target says otherwise.
card-siren-3 = Siren 3
    .text = Counts 3, unless its location or target says otherwise.
card-siren-4 = Siren 4
    .text = Counts 4, unless its location or target says otherwise.
card-siren-5 = Siren 5
    .text = Counts 5, unless its location or target says otherwise.
card-werewolf-1 = Werewolf 1
    .text = Counts 1, unless its location or target says otherwise.
card-werewolf-2 = Werewolf 2
    .text = Counts 2, unless its location or target says otherwise.
card-werewolf-3 = Werewolf 3
    .text = Counts 3, unless its location or target says otherwise.
card-werewolf-4 = Werewolf 4
    .text = Counts 4, unless its location or target says otherwise.
card-werewolf-5 = Werewolf 5
    .text = Counts 5, unless its location or target says otherwise.
card-bee-1 = Bee 1
    .text = Counts 1, unless its location or target says otherwise.
card-bee-2 = Bee 2
    .text = Counts 2, unless its location or target says otherwise.
card-bee-3 = Bee 3
    .text = Counts 3, unless its location or target says otherwise.
card-bee-4 = Bee 4
    .text = Counts 4, unless its location or target says otherwise.
card-bee-5 = Bee 5
    .text = Counts 5, unless its location or target says otherwise.
card-medusa-1 = Medusa 1
    .text = Counts 1, unless its location or target says otherwise.
card-medusa-2 = Medusa 2
    .text = Counts 2, unless its location or target says otherwise.
card-medusa-3 = Medusa 3
    .text = Counts 3, unless its location or target says otherwise.
card-medusa-4 = Medusa 4
    .text = Counts 4, unless its location or target says otherwise.
card-medusa-5 = Medusa 5
    .text = Counts 5, unless its location or target says otherwise.
card-bat-1 = Bat 1
    .text = Counts 1, unless its location or target says otherwise.
card-bat-2 = Bat 2
    .text = Counts 2, unless its location or target says otherwise.
card-bat-3 = Bat 3
    .text = Counts 3, unless its location or target says otherwise.
card-bat-4 = Bat 4
    .text = Counts 4, unless its location or target says otherwise.
card-bat-5 = Bat 5
    .text = Counts 5, unless its location or target says otherwise.
card-eye-1 = Eye 1
    .text = Counts 1, unless its location or target says otherwise.
card-eye-2 = Eye 2
    .text = Counts 2, unless its location or target says otherwise.
card-eye-3 = Eye 3
    .text = Counts 3, unless its location or target says otherwise.
card-eye-4 = Eye 4
    .text = Counts 4, unless its location or target says otherwise.
card-eye-5 = Eye 5
    .text = Counts 5, unless its location or target says otherwise.
card-six = 6
    .text = Bianca only. Counts 6 anywhere and leaves the game once revealed.

# Locations
card-nevermore = Nevermore Academy
    .text = The centre, next to every other location. No card is played here.
card-crypt = The Crypt
    .text = Every 3 is worth 0.
card-jericho = Jericho
    .text = Every 4 is worth 0.
card-pilgrim-village = Pilgrim Village
    .text = Sirens and Werewolves are worth 0.
card-art-shed = Art Shed
    .text = Bees are worth 0.
card-woods = The Woods
    .text = If you start your turn here, you have to leave.

# Targets
card-twos-to-fours = 2 counts 4
    .text = Every 2 in this location counts 4.
card-ones-to-threes = 1 counts 3
    .text = Every 1 in this location counts 3.
card-medusa-plus = Medusa +1
    .text = Every Medusa in this location counts 1 more.
card-bat-plus = Bat +1
    .text = Every Bat in this location counts 1 more.
card-eye-plus = Eye +1
    .text = Every Eye in this location counts 1 more.

# Outcasts
card-wednesday = Wednesday Addams
    .text = Once per attack, anywhere: swap a hand card with a revealed one of the same symbol or strength.
card-enid = Enid Sinclair
    .text = Adds 2 points when your pawn is in the attacked location.
card-bianca = Bianca Barclay
    .text = Twice a game: discard a card from your hand and play a 6 instead of a normal card.
card-ajax = Ajax Petropolus
    .text = You may play any number of 1s at once, also the 1 of Thing if it stands with you.
card-eugene = Eugene Ottinger
    .text = You may play your card in your location or in an adjacent one, also from Nevermore.
card-yoko = Yoko Tanaka
    .text = Every turn, also without a play, you draw up to 4 cards and discard one.

# Things on the table
card-thing = Thing
    .text = Stands in front of one player and holds a card that this player may play. At the end of your turn you may exchange its card and send it to somebody else.
card-hyde-token = Hyde token
    .text = Shows where the Hyde was seen. The last one out of the bag is the attack.

# Options
preset-beginner = Beginner
    .help = The Hyde goes easy on you. Right for a first case.
preset-expert = Expert
    .help = Every attack asks for more points.
preset-silent = Not a word
    .help = Expert, without signals and without memory aid.
option-level = Level
    .help = How many points an attack asks for. Take Beginner for your first game.
option-level-beginner = Beginner
option-level-expert = Expert
option-level-nightmare = Nightmare (house level)
option-outcasts = Outcasts
    .help = Choose your outcasts one after another, or draw them by lot. Outcasts that you give to a player below are taken.
option-outcasts-choose = Everybody chooses
option-outcasts-random = Drawn by lot
option-outcast-1 = Outcast of { $player }
    .help = Give this player an outcast, or leave it free.
option-outcast-1-free = Free
option-outcast-1-wednesday = Wednesday Addams
option-outcast-1-enid = Enid Sinclair
option-outcast-1-bianca = Bianca Barclay
option-outcast-1-ajax = Ajax Petropolus
option-outcast-1-eugene = Eugene Ottinger
option-outcast-1-yoko = Yoko Tanaka
option-outcast-2 = Outcast of { $player }
    .help = Give this player an outcast, or leave it free.
option-outcast-2-free = Free
option-outcast-2-wednesday = Wednesday Addams
option-outcast-2-enid = Enid Sinclair
option-outcast-2-bianca = Bianca Barclay
option-outcast-2-ajax = Ajax Petropolus
option-outcast-2-eugene = Eugene Ottinger
option-outcast-2-yoko = Yoko Tanaka
option-outcast-3 = Outcast of { $player }
    .help = Give this player an outcast, or leave it free.
option-outcast-3-free = Free
option-outcast-3-wednesday = Wednesday Addams
option-outcast-3-enid = Enid Sinclair
option-outcast-3-bianca = Bianca Barclay
option-outcast-3-ajax = Ajax Petropolus
option-outcast-3-eugene = Eugene Ottinger
option-outcast-3-yoko = Yoko Tanaka
option-outcast-4 = Outcast of { $player }
    .help = Give this player an outcast, or leave it free.
option-outcast-4-free = Free
option-outcast-4-wednesday = Wednesday Addams
option-outcast-4-enid = Enid Sinclair
option-outcast-4-bianca = Bianca Barclay
option-outcast-4-ajax = Ajax Petropolus
option-outcast-4-eugene = Eugene Ottinger
option-outcast-4-yoko = Yoko Tanaka
option-first-player = First player
    .help = Who wears the most black? That player begins, or you draw lots.
option-open-discard = Open discard pile
    .help = Everybody may look through the discard pile. Otherwise nobody does, and what Yoko and Bianca discard stays hidden.
option-memory-aid = Memory aid
    .help = The table and the log keep showing you the face-down cards that you played or saw yourself.
option-signals = Signals
    .help = What you may say about the locations: by a button at any moment, as a question after each card you play, or not at all.
option-signals-any-time = At any moment
option-signals-after-play = After each card you play
option-signals-off = Off
option-free-talk = Free chat
    .help = Opens the chat during play, on your honour. Otherwise only the stock phrases can be used.
option-turn-seconds = Time for a turn
    .help = Seconds for a whole turn; then it is finished for you. 0 for no limit.
option-swap-seconds = Time for Wednesday
    .help = Seconds to decide about a swap; 0 for no limit.
option-outcast-seconds = Time to choose an outcast
    .help = Seconds to choose; 0 for no limit.

# Clocks
timer-turn = Time for your turn
timer-swap = Time to swap
timer-outcast = Time to choose

# Questions
decision-outcast = Choose your outcast.
decision-outcast-wait = { $player } chooses an outcast.
decision-move = Your turn: go to a location next to you, or stay.
decision-move-wait = { $player } decides where to go.
decision-play = Play a card, face down.
decision-play-wait = { $player } chooses a card to play.
decision-signal = Would you like to say something about it?
decision-signal-wait = { $player } looks for words.
decision-discard = You have four cards: discard one.
decision-discard-wait = { $player } discards a card.
decision-thing = Thing waits: which card does it take along, and to whom?
decision-thing-wait = { $player } gives Thing an errand.
decision-swap = Wednesday: swap one of your cards with a revealed one, or leave it.
decision-swap-wait = { $player } looks at the revealed cards with Wednesday's eyes.

prompt-move-on = Your turn: go to a location next to you. Here you cannot stay.
prompt-idle = Your turn: only cards played at places in danger bring points.
prompt-thing-keeps = Who do you send Thing to? Or pick a card first, to swap.
prompt-thing-empty = Thing holds nothing: pick a card for it.
scene-need = Needed:
scene-need-help = So much strength the cards at the attacked location need together, or its target is wounded.

ask-type = What do you do?
ask-outcast = Who are you?
ask-location = Which location?
ask-card = Which card?
ask-cards = Which cards?
ask-thing = With Thing's card?
ask-player = Who do you send Thing to?
ask-phrase = What do you say?
ask-revealed = For which revealed card?

# What you can do
move-choose-outcast = Play as { $outcast }
move-go = Go to { $location }
move-stay = Stay here
move-play = Play { $card } in { $location }
move-play-thing = Play Thing's card in { $location }
move-play-ones =
    { $thing ->
        [yes] Play { $cards } and Thing's 1 in { $location }
       *[no] Play { $cards } in { $location }
    }
move-play-six = Discard { $card } and play a 6 in { $location }
move-skip = Play no card
move-remark =
    { $phrase ->
        [covered] { $location }: I have got this covered
        [focus] { $location }: we should do more here
        [little-help] { $location }: I was not much help here
        [going] { $location }: I go there next
        [thing-to-me] Send Thing to me
        [keep-thing] Keep Thing for now
       *[other] Say something
    }
move-silence = Say nothing
move-discard = Discard { $card }
move-send-thing =
    { $card ->
        [hidden]
            { $player ->
                [yourself] Keep Thing, with the same card
               *[other] Send Thing to { $player } with the same card
            }
       *[other]
            { $player ->
                [yourself] Give Thing { $card } and keep it
               *[other] Give Thing { $card } and send it to { $player }
            }
    }
move-swap = Swap { $card } for { $revealed }
move-pass = Swap nothing

# What happened
event-board-laid = Around Nevermore lie { $ring }. Their targets, in the same order: { $targets }.
event-outcast-chosen = { $seat } is { $outcast }.
event-outcast-chosen-you = You are { $outcast }.
event-begun = { $seat } goes first.
event-begun-you = You go first.
event-dealt = { $seat } gets a hand of cards.
event-dealt-you = Your hand: { $cards }.
event-thing-placed = Thing stands with { $seat } and holds a card.
event-thing-placed-you = Thing stands with you and holds { $card }.
event-moved = { $seat } goes to { $location }.
    .heading = { event-moved }
event-moved-you = You go to { $location }.
    .heading = { event-moved-you }
event-stayed = { $seat } stays in { $location }.
    .heading = { event-stayed }
event-stayed-you = You stay in { $location }.
    .heading = { event-stayed-you }
event-played = { $seat } plays a card in { $location }.
event-played-you =
    { $card ->
        [hidden] You play a card in { $location }.
       *[other] You play { $card } in { $location }.
    }
event-thing-played =
    { $card ->
        [hidden] { $seat } plays Thing's card in { $location }.
       *[other] { $seat } plays Thing's card in { $location }: { $card }.
    }
event-thing-played-you =
    { $card ->
        [hidden] You play Thing's card in { $location }.
       *[other] You play Thing's card in { $location }: { $card }.
    }
event-ones-played =
    { $thing ->
        [yes] { $seat } plays { $count } cards at once in { $location }, all of them 1s; the last one is Thing's.
       *[no] { $seat } plays { $count } cards at once in { $location }: all of them 1s.
    }
event-ones-played-you =
    { $cards ->
        [hidden] You play { $count } 1s at once in { $location }.
       *[other]
            { $thing ->
                [yes] You play { $cards } and Thing's 1 in { $location }.
               *[no] You play { $cards } in { $location }.
            }
    }
event-six-played = { $seat } plays a 6 in { $location }.
event-six-played-you = You play a 6 in { $location }.
event-skipped = { $seat } plays no card.
event-skipped-you = You play no card.
event-said =
    { $phrase ->
        [covered] { $seat } about { $location }: “I have got this covered.”
        [focus] { $seat } about { $location }: “We should do more here.”
        [little-help] { $seat } about { $location }: “I was not much help here.”
        [going] { $seat } about { $location }: “I go there next.”
        [thing-to-me] { $seat }: “Send Thing to me.”
       *[keep-thing] { $seat }: “Keep Thing for now.”
    }
event-said-you =
    { $phrase ->
        [covered] You, about { $location }: “I have got this covered.”
        [focus] You, about { $location }: “We should do more here.”
        [little-help] You, about { $location }: “I was not much help here.”
        [going] You, about { $location }: “I go there next.”
        [thing-to-me] You: “Send Thing to me.”
       *[keep-thing] You: “Keep Thing for now.”
    }
event-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-drew-you = You draw { $cards }.
event-reshuffled = The discard pile is shuffled: { $count } cards in the deck.
event-discarded =
    { $card ->
        [hidden] { $seat } discards a card.
       *[other] { $seat } discards { $card }.
    }
event-discarded-you =
    { $card ->
        [hidden] You discard a card.
       *[other] You discard { $card }.
    }
event-drew-for-thing = { $seat } draws a card for Thing.
event-drew-for-thing-you = You draw { $card } for Thing.
event-took-from-thing =
    { $card ->
        [hidden] { $seat } exchanges a card with Thing.
       *[other] { $seat } exchanges a card with Thing and takes { $card }.
    }
event-took-from-thing-you = You take { $card } from Thing.
event-gave-thing = { $seat } gives Thing a card.
event-gave-thing-you =
    { $card ->
        [hidden] You give Thing a card.
       *[other] You give Thing { $card }.
    }
event-thing-sent =
    { $card ->
        [hidden] { $seat } sends Thing to { $player }.
       *[other] { $seat } sends Thing to { $player }, with { $card }.
    }
event-thing-sent-you =
    { $card ->
        [hidden] You send Thing to { $player }.
       *[other] You send Thing to { $player }, with { $card }.
    }
event-thing-sent-empty = { $seat } sends Thing to { $player }, with empty fingers.
event-thing-sent-empty-you = You send Thing to { $player }, with empty fingers.
event-hyde-seen =
    { $left ->
        [one] The Hyde is seen in { $location }. One token is left: now everybody knows where it strikes.
       *[other] The Hyde is seen in { $location }. { $left } tokens are left.
    }
    .heading = { event-hyde-seen }
event-attacked = Attack { $number }: the Hyde strikes { $location }! You need { $need } points.
    .chapter = Attack { $number }: { $location }, { $need } points needed
event-revealed =
    { $cards-count ->
        [0]
            { $added ->
                [0] Nobody left a card in { $location }: no points.
               *[other] Nobody left a card in { $location }, but Enid is there: { $total } points.
            }
       *[other]
            { $added ->
                [0] The cards in { $location }: { $cards }. They count { $counts }, which makes { $total }.
               *[other] The cards in { $location }: { $cards }. They count { $counts }; Enid adds { $added }, which makes { $total }.
            }
    }
event-swapped = { $seat } swaps { $card } for { $revealed }: now { $total }.
event-swapped-you = You swap { $card } for { $revealed }: now { $total }.
event-not-swapped = { $seat } swaps nothing.
event-not-swapped-you = You swap nothing.
event-barred = These cards do not count in { $location }: { $cards }.
event-target-saved = Saved! { $total } points in { $location }, { $need } were enough.
event-target-wounded = Wounded. Only { $total } points of { $need } in { $location }.
event-round-ended =
    { $bag ->
        [one] All return to Nevermore. One token goes back into the bag.
       *[other] All return to Nevermore. { $bag } tokens go back into the bag.
    }
    .chapter = Back to Nevermore (in the bag: { $bag })
event-won =
    { $rank ->
        [mastered] You win without losing a single target: you have mastered your powers!
        [intermediate] You win with one target lost: you are getting the hang of it.
       *[beginner] You win with two targets lost: a beginning.
    }
event-lost = The third target is wounded. The Hyde wins.

result-mastered = Won without losing a target: you have mastered your powers.
result-intermediate = Won with one target lost: rank intermediate.
result-beginner = Won with two targets lost: rank beginner.
result-hyde = Lost: the Hyde wounded three targets.

# What lies where
view-level = Level
view-locations = Locations
view-players = Players
view-first = First player
view-turn = Turn
view-sixes = 6 cards left
view-thing-holder = Thing stands with
view-thing-full = Thing holds a card
view-thing-card = Thing's card
view-deck = Draw deck
view-discard = Discard pile
view-discarded = Cards in the discard pile
view-bag = In the bag
view-attack = Attack
view-need = Points needed
view-needs = Points needed at each attack
view-striking = Under attack
view-revealed = Revealed cards
view-counts = What the revealed cards count
view-total = Points so far
view-attacks = Attacks so far
view-losses = Targets lost
view-limit = Lost targets that end the game
view-idling = Played no card for two turns
view-round-began = The turn with which this round began
view-said = Remarks so far
view-phrase = Remark
view-cast = Outcasts in the box
view-location = Location
view-bars = Worth nothing here
view-must-leave = To be left at the start of a turn
view-target = Target
view-fate = Fate
view-seen = The Hyde was seen here
view-pile = Cards laid here
view-outcast = Outcast
view-hand = Cards in hand
view-cards = Cards you know
view-source = Played
view-strength = Strength
view-card = Card
view-saved = Saved

value-open = open
value-saved = saved
value-wounded = wounded
value-hand = from the hand
value-thing = from Thing
value-six = a 6
value-beginner = Beginner
value-expert = Expert
value-nightmare = Nightmare
value-mastered = mastered
value-intermediate = intermediate
value-covered = I have got this covered
value-focus = We should do more here
value-little-help = I was not much help here
value-going = I go there next
value-thing-to-me = Send Thing to me
value-keep-thing = Keep Thing for now
value-siren = Siren
value-werewolf = Werewolf
value-bee = Bee
value-medusa = Medusa
value-bat = Bat
value-eye = Eye

# What may be said
signal-covered-crypt = The Crypt: I have got this covered
signal-covered-jericho = Jericho: I have got this covered
signal-covered-pilgrim-village = Pilgrim Village: I have got this covered
signal-covered-art-shed = Art Shed: I have got this covered
signal-covered-woods = The Woods: I have got this covered
signal-focus-crypt = The Crypt: we should do more here
signal-focus-jericho = Jericho: we should do more here
signal-focus-pilgrim-village = Pilgrim Village: we should do more here
signal-focus-art-shed = Art Shed: we should do more here
signal-focus-woods = The Woods: we should do more here
signal-little-help-crypt = The Crypt: I was not much help here
signal-little-help-jericho = Jericho: I was not much help here
signal-little-help-pilgrim-village = Pilgrim Village: I was not much help here
signal-little-help-art-shed = Art Shed: I was not much help here
signal-little-help-woods = The Woods: I was not much help here
signal-going-crypt = The Crypt: I go there next
signal-going-jericho = Jericho: I go there next
signal-going-pilgrim-village = Pilgrim Village: I go there next
signal-going-art-shed = Art Shed: I go there next
signal-going-woods = The Woods: I go there next
signal-thing-to-me = Send Thing to me
signal-keep-thing = Keep Thing for now

phrase-1 = Yes
phrase-2 = No
phrase-3 = Well done!
phrase-4 = That was close.
phrase-5 = I would rather say nothing.
phrase-6 = I can hear it breathing.
view-worth = What your cards count here
view-mine = Your cards here count

## On the screen

scene-strikes = The Hyde comes to { $place }
scene-board = Nevermore and its surroundings
scene-level = Level card
scene-bag = The Hyde strikes one of { $count } places
scene-choose = Who are you tonight?
scene-choose-how = Pick one: nothing is settled until you press the button.
scene-losses = Targets lost: { $losses } of { $limit }
scene-safe = You win already. Now for the rank!
scene-cycle = Cycle { $now } of { $all }
scene-attack = Attack { $number }
scene-attacks = The five attacks: what you reached, what was needed
scene-reached = Each attack: points reached / needed
summary-laid = Cards played
summary-strength = Strength
    .help = What their cards were worth where the Hyde struck
scene-none = Nobody left a card here
scene-you = Your outcast
scene-counts = counts { $points }
scene-yours = Your cards here:
scene-revealed = { $card }, counts { $points } here
scene-swap-lost = lost!
scene-added = { $outcast } is there: +{ $points }
scene-pull = The bag is opened…
scene-thing = Thing
scene-mine = your points: { $count }
scene-mine-told =
    { $count ->
        [one] The cards that you laid here count 1 point together; what others laid here comes on top.
       *[other] The cards that you laid here count { $count } points together; what others laid here comes on top.
    }
scene-need-here =
    { $mine ->
        [0] needs { $need }
       *[other] needs { $need }, you { $mine }
    }
scene-seen = The Hyde was seen here: this attack comes somewhere else
scene-calm = safe this attack
scene-of-need = points, { $need } needed
scene-brief-crypt = 3 counts 0
scene-brief-jericho = 4 counts 0
scene-brief-pilgrim-village = Siren, Werewolf: 0
scene-brief-art-shed = Bees count 0
scene-brief-woods = You cannot stay
scene-said-covered = covered
scene-said-focus = needs more
scene-said-little-help = little help
scene-said-going = on the way
scene-wounded = wounded: { $total }/{ $need }
scene-wounded-now = lost: nothing to be done
scene-saved = saved: { $total }/{ $need }
scene-saved-now = no more cards needed
scene-me = you
scene-deck = to draw
scene-discard = discarded
scene-total = { $total } points, { $need } needed

## Drawn with characters

sketch-attack = Attack { $attack } needs { $need } points (one after another: { $needs })
sketch-lost = Targets lost: { $losses }; at { $limit } the Hyde wins
sketch-mine = yours
sketch-first = (first)
sketch-thing = Thing is here
sketch-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
sketch-nothing = holds nothing
sketch-hidden-card = holds a card you do not know
sketch-piles = Draw deck { $deck }, discard pile { $discard }
sketch-total = = { $total } of { $need }
sketch-hand = Your hand, worth in
sketch-of-thing = (Thing)
sketch-signs = Signs: ✔ saved, ✘ wounded, ◉ the Hyde was seen here: safe in this attack, ⚔ it strikes here now; ▮ is a card face down.

# Why a move is worth considering: what the coach says
reason-strikes-here = Only { $location } is left in the bag: the attack comes there, and { $need } points are needed.
reason-may-strike = The attack is still possible in { $location }: it is one of { $count } in the bag.
reason-next-to-all = From { $location } you reach every other place in one step.
reason-fits-there = Your { $card } counts { $points } in { $location }.
reason-thing-fits-there = Thing holds { $card } for you, and it counts { $points } at { $location }.
reason-thin-pile =
    { $count ->
        [0] No card lies in { $location } yet, and an attack there needs { $need } points.
        [one] Only 1 card lies in { $location }, and an attack there needs { $need } points.
       *[other] Only { $count } cards lie in { $location }, and an attack there needs { $need } points.
    }
reason-enid-adds = If the attack comes there, Enid adds 2 points by standing in { $location }.
reason-asked-for = { $seat } said that { $location } needs more.
reason-must-leave = Mind: your next turn has to take you out of { $location } again.
reason-for-later = { $location } is safe in this attack, but cards there still count later.
reason-enough-alone = With it your own cards there count { $points }: { $need } are needed.
reason-six = A 6 counts everywhere, whatever the location and the target say.
reason-ones =
    { $points ->
        [0] { $count } cards in one turn, though they count nothing there.
        [one] { $count } cards in one turn, 1 point together.
       *[other] { $count } cards in one turn, { $points } points together.
    }
reason-thing-free =
    { $points ->
        [0] It costs no card of your hand.
        [one] 1 point that costs no card of your hand.
       *[other] { $points } points that cost no card of your hand.
    }
reason-counts-nothing = { $card } counts nothing in { $location }, but you keep the cards that do.
reason-counts-more = { $card } counts { $points } in { $location }, more than it shows.
reason-counts-best = Nowhere does { $card } count more than { $points }.
reason-keeps-stronger = Your { $card } stays in your hand for when it is known where the Hyde strikes.
reason-keeps-for-next = Your { $card } stays in your hand for another attack.
reason-strongest-here = You have nothing stronger here: { $card } counts { $points }.
reason-saves-card =
    { $count ->
        [one] You keep your card for a place that needs it more.
       *[other] You keep all { $count } cards for a place that needs them more.
    }
reason-counts-least =
    { $points ->
        [0] { $card } is the card that helps least: it counts nowhere.
        [one] { $card } is the card that helps least: 1 point at best.
       *[other] { $card } is the card that helps least: { $points } points at best.
    }
reason-worth-nothing = In { $location } { $card } is worth nothing.
reason-asked-thing = { $player } asked for Thing.
reason-thing-helps = { $player } could play { $card } in { $location }, where it counts { $points }.
reason-thing-stays = You can play { $card } yourself next turn, as a fourth card to choose from.
reason-thing-takes = { $card } leaves your hand, and you take the card that Thing held.
reason-say-covered =
    { $points ->
        [0] The others can leave that place to you.
       *[other] Your cards there count { $points }: the others can play elsewhere.
    }
reason-say-focus = Your cards in { $location } count only { $points }, and nobody else can see that.
reason-say-going = The others need not go to { $location } as well.
reason-say-thing = Others cannot know that you need it, unless you say so.
reason-say-nothing = Nothing has changed that the others need to know.
reason-swap-saves = That makes { $total } points: enough for the { $need } needed.
reason-swap-better-hand = { $card } will help you more in your hand.
reason-swap-changes = That makes { $points } of the { $need } points needed.
reason-enough-already = { $total } points are enough for the { $need } needed.
reason-too-far = { $total } of { $need } points: no swap can save this target.
reason-outcast-wednesday = Wednesday can mend an attack when the cards already lie open.
reason-outcast-enid = Enid adds 2 points just by standing in the right place.
reason-outcast-bianca = Bianca has two sixes, which count everywhere.
reason-outcast-ajax = Ajax gets rid of weak cards in one go.
reason-outcast-eugene = Eugene plays next door without walking there.
reason-outcast-yoko = Yoko sees one card more each turn and keeps the best three.

# The first time something is met: one sentence

first-ask-outcast = Every outcast has one power that nobody else has, for the whole game.
first-ask-move = Go to a place next to you, or stay: a card can be played only where you stand.
first-ask-play = Your card goes face down on the place where you stand, and nobody else sees it.
first-ask-signal = These words are all that you may say about your cards.
first-ask-discard = You drew one card more than you may keep.
first-ask-thing = Thing carries one card to a player of your choice, who may play it.
first-ask-swap = The cards lie open now, and only Wednesday may still change one of them.
first-card-power = A power card counts its number, unless its location or target says otherwise.
first-card-six = It counts 6 wherever it lies, and only Bianca has it.
first-card-thing = Thing holds a card that the player with whom it stands may play.
first-card-hyde-token = The last token in the bag is the place that the Hyde attacks.
first-card-nevermore = Nevermore is next to every place, but no card can be played here.
first-state-seen = The Hyde was seen here, so this attack comes somewhere else.
first-state-wounded = This target is wounded: with three of them the game is lost.
first-state-saved = This target is safe for good, and no card is needed here any more.
first-state-last-token = One token is left in the bag, so now everybody knows where the attack comes.

## Statistics

trait-outcast = Outcasts at the table
occasion-location = Targets saved, by location
occasion-target = Targets saved, by target
occasion-attack = Targets saved, by attack
occasion-attack-1 = first attack
occasion-attack-2 = second attack
occasion-attack-3 = third attack
occasion-attack-4 = fourth attack
occasion-attack-5 = fifth attack
