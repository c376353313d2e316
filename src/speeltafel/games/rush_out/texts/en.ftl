### Rush Out!

## The game

game-name = Rush Out!
game-tagline = No turns, no mercy: roll faster than the wizard.
game-about = One wizard hunts a band of heroes out of the maze. Everybody rolls, rerolls and places dice at the same time; the team that empties its own pile first wins. Two trainings and six scenarios bring a dragon, curses, wounds, coins and more.
game-length = 5-30 min

## The options

place-device-needs = Not on one device: everybody rolls at once, so each player needs a phone or laptop of their own.

preset-training-1 = Training 1
    .help = One race to learn how it goes: confusion and summons.
preset-as-wizard = You, the wizard
    .help = Training 1 from the other side: five black dice, alone against all.
preset-training-2 = Training 2
    .help = The dragon wakes up. One race.
preset-scenario-1 = The adventure begins
    .help = Scenario 1: first to two rounds, with spells that hamper one hero.
preset-scenario-2 = Coins
    .help = Scenario 2: a market between the rounds, with equipment and scrolls.
preset-scenario-3 = Curses
    .help = Scenario 3: the wizard makes you do silly things while you roll.
preset-scenario-4 = Doom
    .help = Scenario 4: the wizard wounds heroes and collects souls.
preset-scenario-5 = Confrontation
    .help = Scenario 5: trials that heroes and wizard fight over.
preset-scenario-6 = The ultimate trial
    .help = Scenario 6: everything at once, and experience to gain.
option-scenario = Training or scenario
    .help = A training is one race. A scenario is the best of three rounds; each scenario adds something new.
option-scenario-training-1 = Training 1: confusion and summons
option-scenario-training-2 = Training 2: the dragon
option-scenario-scenario-1 = Scenario 1: The adventure begins
option-scenario-scenario-2 = Scenario 2: Coins
option-scenario-scenario-3 = Scenario 3: Curses
option-scenario-scenario-4 = Scenario 4: Doom
option-scenario-scenario-5 = Scenario 5: Confrontation
option-scenario-scenario-6 = Scenario 6: The ultimate trial
option-characters = Characters
    .help = Dealt by the table, or chosen by the players: first come, first served.
option-characters-dealt = Dealt
option-characters-chosen = Chosen
option-wizard = The wizard
    .help = Everybody else is a hero. Only when characters are dealt.
option-handicap = Help for beginning heroes
    .help = Two trials leave the deck unseen. Meant against an experienced wizard.
option-hands-on = Hands-on
    .help = Take dice, discard and draw with your own clicks.
option-sixth-confusion = Confusion in scenario 6
    .help = The list says 0 confusion spells; 3 makes the deck as large as in scenario 5.
option-lone-hero = Lone hero
    .help = House variant for two players, not in the box: one hero with six dice.
option-flag-breaches = Flag breaches
    .help = The wizard is told when a curse is broken. Otherwise he must notice it himself.
option-auto-place = Auto-place
    .help = Dice that fit go by themselves on the card where your other dice lie. For the whole table.
option-talk = Table talk
    .help = Whether the wizard hears what the heroes say.
option-talk-heroes = Heroes among themselves
option-talk-everyone = Everybody hears everything
option-tumble-ms = Dice in the air
    .help = How long every roll takes, for people and bots alike.
option-choice-seconds = Time to choose a target
    .help = After that the table chooses.
option-start-seconds = Time to start
    .help = After that the table makes the first roll for the wizard.
option-countdown-seconds = Countdown before the race
    .help = So long everybody sees it come before the first roll.
option-market-seconds = Time in the market
    .help = After that the market closes.
option-race-seconds = Longest race
    .help = After that the team that is ahead wins.

## What is asked

decision-character = Choose your character
decision-character-wait = {$player} chooses a character
decision-colour = Choose the colour of your dice
decision-colour-wait = {$player} chooses a colour
decision-start = Your first roll starts the race
decision-start-wait = {$player} is about to start the race
decision-race = Roll and place, fast!
decision-race-wait = {$player} is racing
decision-choose-remove-all = Choose a card: all hero dice on it go
decision-choose-remove-all-wait = {$player} chooses a card to clear
decision-choose-remove-one = Choose a hero die to knock off
decision-choose-remove-one-wait = {$player} chooses a die to knock off
decision-choose-dissipation = Choose the hero who gets this card
decision-choose-dissipation-wait = {$player} chooses a hero to hamper
decision-choose-wound-one-take-souls = Choose a hero to wound
decision-choose-wound-one-take-souls-wait = {$player} chooses a hero to wound
decision-choose-wound-two = Choose two heroes to wound
decision-choose-wound-two-wait = {$player} chooses two heroes to wound
decision-choose-regression = Choose the hero who loses experience
decision-choose-regression-wait = {$player} chooses who loses experience
decision-whirlwind = Put one of your dice on the whirlwind
decision-whirlwind-wait = {$player} gives a die to the whirlwind
decision-market = The market: buy what you can afford
decision-market-wait = {$player} is at the market
timer-start = Time to start

## What you can do

move-character = Play the {$character}
move-colour = Take the {$colour} dice
move-roll =
    { $back ->
        [0] Roll
       *[other] Take dice back and roll
    }
move-place = Place a die on {$card}
move-fill = Place all that fits on {$card}
move-aim =
    { $slot ->
        [-1] Knock all dice off {$card}
       *[other] Knock a die off {$card}
    }
move-name = Choose {$seat}
move-yield = Give this die to the whirlwind
move-spend-coins = Spend two coins: discard your top card
move-flip = Turn a die with the {$scroll}
move-swap = Exchange {$card}
move-high-five = High five!
move-clap = Clap!
move-grab = Just take the dice
move-speak = Say something anyway
move-second-hand = Use the other hand
move-claim = I saw that!
move-keep = Keep {$card} as experience
move-leave = Leave {$card} to the other
move-inspire = Turn a die of {$seat} to the joker
move-dispel = Discard {$card}
move-repel = Push the dragon back
move-heal = Heal {$seat}
move-want = {$item} for {$seat}
move-buy = Buy the {$item}
move-done = Done
move-tidy = Clear away {$card}, next step

## What happened

event-character-taken = {$seat} plays the {$character}.
event-character-taken-you = You play the {$character}.
event-colour-taken = {$seat} takes the {$colour} dice.
event-colour-taken-you = You take the {$colour} dice.
event-round-ready = Round {$round} is laid out.
    .chapter = Round { $round }
event-countdown-started = {$seat} lifts the dice and counts down from {$seconds}.
event-countdown-started-you = You lift the dice and count down from {$seconds}.
event-race-started = {$seat} rolls: the race is on!
    .heading = { event-race-started }
event-race-started-you = You roll: the race is on!
    .heading = { event-race-started-you }
event-dice-thrown = {$seat} rolls.
event-dice-thrown-you = You roll.
event-dice-landed = The dice of {$seat} land.
event-dice-landed-you = Your dice land.
event-dice-placed = {$seat} places dice on {$card}.
event-dice-placed-you = You place dice on {$card}.
event-card-held = {$card} is full, but the dragon holds it.
event-card-completed =
    { $team ->
        [wizard] The wizard completes {$card}.
       *[heroes] {$card} is complete, thanks to {$seats}.
    }
event-card-turned-up = Turned up: {$card}.
event-dice-removed = Hero dice are knocked off {$card}!
event-card-summoned = {$card} is summoned to the trial pile.
event-dragon-moved =
    { $to_field ->
        [0] The dragon is back home.
        [4] The dragon reaches the trial pile!
       *[other] The dragon stands on field {$to_field}.
    }
event-card-laid = {$card} strikes {$seat}.
event-card-laid-you = {$card} strikes you.
event-curse-laid = The heroes are cursed: {$card}.
event-card-cancelled = {$card} is broken.
event-die-yielded = {$seat} loses a die to the whirlwind.
event-die-yielded-you = You lose a die to the whirlwind.
event-no-target = {$card} finds no target.
event-coin-won =
    { $team ->
        [wizard] The wizard wins a coin: {$card}.
       *[heroes] The heroes win a coin: {$card}.
    }
event-coins-spent = {$seat} spends two coins: a card leaves the pile unseen.
event-coins-spent-you = You spend two coins: a card leaves the pile unseen.
event-die-flipped = {$seat} turns a die.
event-die-flipped-you = You turn a die.
event-spell-swapped = {$card} goes back, {$new_card} comes up.
event-hand-raised = {$seat} holds up a hand.
event-hand-raised-you = You hold up a hand.
event-gesture-made =
    { $seats-count ->
        [one] A clap from {$seats}!
       *[other] A high five from {$seats}!
    }
event-dice-grabbed = {$seat} simply takes the dice.
event-dice-grabbed-you = You simply take the dice.
event-hero-spoke = {$seat} says something.
event-hero-spoke-you = You say something.
event-second-hand-seen = {$seat} uses the other hand.
event-second-hand-seen-you = You use the other hand.
event-breach-claimed = The wizard saw {$seat} break the curse: a spell leaves his pile.
event-breach-claimed-you = The wizard saw you break the curse: a spell leaves his pile.
event-claim-failed = {$seat} claims a breach that never happened.
event-claim-failed-you = You claim a breach that never happened.
event-hero-wounded = {$seat} is wounded.
event-hero-wounded-you = You are wounded.
event-souls-taken = The wizard takes souls: {$count}. Left: {$left}.
event-hero-healed = {$seat} is healed.
event-hero-healed-you = You are healed.
event-life-taken = The wizard loses a life. Left: {$left}.
event-experience-gained = {$seat} keeps {$card} as experience.
event-experience-gained-you = You keep {$card} as experience.
event-experience-lost = {$seat} loses a point of experience.
event-experience-lost-you = You lose a point of experience.
event-trait-used = {$seat} uses the trait of the {$hero}.
event-trait-used-you = You use the trait of the {$hero}.
event-round-won =
    { $team ->
        [wizard] The wizard wins the race: { $reason ->
            [dragon] the dragon is on the trial pile.
            [souls] all souls are his.
            [time] time is up.
           *[spell_pile] his pile is empty.
        }
       *[heroes] The heroes win the race: { $reason ->
            [lives] the wizard has no life left.
            [time] time is up.
           *[trial_pile] their pile is empty.
        }
    }
    .heading = { event-round-won }
event-market-opened = The market is open.
    .heading = { event-market-opened }
event-item-wanted = {$seat} wants {$item} for {$owner}.
event-item-wanted-you = You want {$item} for {$owner}.
event-item-bought = {$owner} gets {$item}.
event-item-bought-owner-you = You get {$item}.
event-market-closed = The market closes.
    .heading = { event-market-closed }
event-game-won =
    { $team ->
        [wizard] The wizard wins the game.
       *[heroes] The heroes escape and win!
    }

## Words

card-wizard = wizard
    .text = Five black dice, alone against all.
card-warrior = warrior
    .text = Joker: sword. Trait: push the dragon back for 3 points.
card-hunter = hunter
    .text = Joker: footprint. Trait: discard a dissipation or curse for 2 points.
card-bard = bard
    .text = Joker: key. Trait: turn a die of another hero to the joker for 1 point.
card-cleric = cleric
    .text = Joker: fire. Trait: heal a hero for 3 points.
card-dragon-tile = dragon tile
    .text = Fill it with jokers: the dragon goes back one card.
value-heroes = heroes
value-green = green
value-brown = brown
value-blue = blue
value-white = white
value-fire = fire
value-sword = sword
value-foot = footprint
value-key = key
value-heart = heart
value-lightning = lightning
value-water = water
value-plant = plant
value-air = air
value-joker = joker
value-many = a thick pile
value-some = a middling pile
value-few = a thin pile
value-none = nothing left
pile-many = thick
pile-some = medium
pile-few = thin
pile-none = empty
value-setup = getting ready
value-ready = ready
value-countdown = three, two, one
value-race = the race
value-market = the market
value-gesture = waits for a gesture
value-hand = waits for a hand
value-choice = waits for a target
result-trial-pile = The trial pile is empty.
result-spell-pile = The spell pile is empty.
result-dragon = The dragon reached the trial pile.
result-souls = All souls are taken.
result-lives = The wizard has no life left.
result-time = Time is up.
view-round = Round
view-trophies = Trophies
view-phase = Phase
view-trials = Trials
view-spells = Spells
view-dissipations = Dissipations
view-curses = Curses
view-trial-pile = Trial pile
view-spell-pile = Spell pile
view-dragon = Dragon
view-souls = Souls
view-lives = Lives
view-purse = Coins
view-token = Coin token
view-equipment = Equipment
view-scrolls = Scrolls
view-owned-scrolls = Scrolls of the wizard
view-experience = Experience
view-faces = Dice
signal-join-me = Join me!
signal-dragon = The dragon!
signal-leave-it = Leave it, take another
signal-heal = Heal somebody!
signal-break-spell = Break that spell
signal-well-done = Well done!
phrase-1 = Faster!
phrase-2 = Nearly there!
phrase-3 = Nice throw.
phrase-4 = Again?
phrase-5 = Good game!

## Trials

card-giant-spider = Giant spider
    .text = A trial for the heroes.
card-rope-bridge = Rope bridge
    .text = A trial for the heroes.
card-chained-gate = Chained gate
    .text = A trial for the heroes.
card-thorny-vines = Thorny vines
    .text = A trial for the heroes.
card-crossroads = Crossroads
    .text = A trial for the heroes.
card-goblin-patrol = Goblin patrol
    .text = A trial for the heroes.
card-frozen-vault = Frozen vault
    .text = A trial for the heroes.
card-crumbling-stairs = Crumbling stairs
    .text = A trial for the heroes.
card-hexed-chest = Hexed chest
    .text = A trial for the heroes.
card-ogre-jailer = Ogre jailer
    .text = A trial for the heroes.
card-river-of-lava = River of lava
    .text = A trial for the heroes.
card-stone-guardian = Stone guardian
    .text = A trial for the heroes.
card-trapped-corridor = Trapped corridor
    .text = A trial for the heroes.
card-wolf-pack = Wolf pack
    .text = A trial for the heroes.
card-flooded-crypt = Flooded crypt
    .text = A trial for the heroes.
card-skeleton-ambush = Skeleton ambush
    .text = A trial for the heroes.
card-wailing-ghost = Wailing ghost
    .text = A trial for the heroes.
card-clockwork-maze = Clockwork maze
    .text = A trial for the heroes.
card-two-headed-troll = Two-headed troll
    .text = A trial for the heroes.
card-last-gate = Last gate
    .text = A trial for the heroes.

## Coin trials

card-strongbox = Strongbox
    .text = Whoever completes their own side first wins this coin.
card-pouch-on-a-ledge = Pouch on a ledge
    .text = Whoever completes their own side first wins this coin.
card-shrine = Shrine
    .text = Whoever completes their own side first wins this coin.
card-burning-purse = Burning purse
    .text = Whoever completes their own side first wins this coin.

## Confrontations

card-duel-of-flames = Duel of flames
    .text = Heroes: take a life token, the card stays. Wizard: all dice off, card away.
card-chase = Chase
    .text = Heroes: take a life token, the card stays. Wizard: all dice off, card away.
card-clash-at-the-gate = Clash at the gate
    .text = Heroes: take a life token, the card stays. Wizard: all dice off, card away.
card-storm-of-sparks = Storm of sparks
    .text = Heroes: take a life token, the card stays. Wizard: all dice off, card away.
card-final-stand = Final stand
    .text = Heroes: take a life token, the card stays. Wizard: all dice off, card away.

## Confusion

card-thunderclap = Thunderclap
    .text = Knock all hero dice off one incomplete card or tile.
card-blinding-flash = Blinding flash
    .text = Knock all hero dice off one incomplete card or tile.
card-static-storm = Static storm
    .text = Knock all hero dice off one incomplete card or tile.
card-ball-lightning = Ball lightning
    .text = Knock all hero dice off one incomplete card or tile.
card-stray-spark = Stray spark
    .text = Knock one hero die off an incomplete card or tile.
card-jolt = Jolt
    .text = Knock one hero die off an incomplete card or tile.
card-crooked-bolt = Crooked bolt
    .text = Knock one hero die off an incomplete card or tile.
card-faint-whisper = Faint whisper
    .text = Knock one hero die off an incomplete card or tile.

## Summons

card-imp = Imp
    .text = Goes on top of the trial pile and becomes a trial.
card-living-roots = Living roots
    .text = Goes on top of the trial pile and becomes a trial.
card-mimic = Mimic
    .text = Goes on top of the trial pile and becomes a trial.
card-banshee = Banshee
    .text = Goes on top of the trial pile and becomes a trial.
card-chimera = Chimera
    .text = Goes on top of the trial pile and becomes a trial.
card-iron-golem = Iron golem
    .text = Goes on top of the trial pile and becomes a trial.
card-salamander = Salamander
    .text = Goes on top of the trial pile and becomes a trial.

## Dracology

card-ember-call = Ember call
    .text = The dragon walks 1 card towards the trial pile.
card-smoke-signal = Smoke signal
    .text = The dragon walks 1 card towards the trial pile.
card-scorched-trail = Scorched trail
    .text = The dragon walks 1 card towards the trial pile.
card-dragon-song = Dragon song
    .text = The dragon walks 1 card towards the trial pile.
card-hot-breath = Hot breath
    .text = The dragon walks 1 card towards the trial pile.
card-wing-beat = Wing beat
    .text = The dragon walks 2 cards towards the trial pile.
card-sea-of-fire = Sea of fire
    .text = The dragon walks 2 cards towards the trial pile.

## Dissipation

card-dust-devil = Dust devil
    .text = Whirlwind: this hero has one die fewer until the card is filled.
card-cyclone = Cyclone
    .text = Whirlwind: this hero has one die fewer until the card is filled.
card-ban-fire = Smothered flame
    .text = Until it is filled this hero may not place fire; jokers may.
card-ban-sword = Rusted blade
    .text = Until it is filled this hero may not place swords; jokers may.
card-ban-foot = Leaden feet
    .text = Until it is filled this hero may not place footprints; jokers may.
card-ban-key = Jammed lock
    .text = Until it is filled this hero may not place keys; jokers may.

## Curses

card-sealed-lips = Sealed lips
    .text = Silence: a hero who speaks lets the wizard discard a spell.
card-stolen-voice = Stolen voice
    .text = Silence: a hero who speaks lets the wizard discard a spell.
card-iron-cuff = Iron cuff
    .text = One hand: a hero who uses both lets the wizard discard a spell.
card-sleeping-arm = Sleeping arm
    .text = One hand: a hero who uses both lets the wizard discard a spell.
card-sworn-palms = Sworn palms
    .text = High five (alone: clap) before the dice come back.
card-hollow-applause = Hollow applause
    .text = High five (alone: clap) before the dice come back.

## Doom

card-soul-hook = Soul hook
    .text = Wound a hero, then take a soul for every hurt hero.
card-grim-harvest = Grim harvest
    .text = Wound a hero, then take a soul for every hurt hero.
card-black-frost = Black frost
    .text = Wound a hero, then take a soul for every hurt hero.
card-death-knell = Death knell
    .text = Wound a hero, then take a soul for every hurt hero.
card-reaper-mark = Reaper's mark
    .text = Wound a hero, then take a soul for every hurt hero.
card-twin-arrows = Twin arrows
    .text = Wound two heroes, take no souls.
card-rain-of-thorns = Rain of thorns
    .text = Wound two heroes, take no souls.

## Regression

card-lost-lesson = Lost lesson
    .text = One hero loses an experience point.
card-clouded-mind = Clouded mind
    .text = One hero loses an experience point.
card-cold-feet = Cold feet
    .text = One hero loses an experience point.
card-great-oblivion = Great oblivion
    .text = Every hero loses an experience point.
card-turned-years = Turned years
    .text = Every hero loses an experience point.
card-fading-memory = Fading memory
    .text = Every hero loses an experience point.

## Equipment

card-torch = Torch
    .text = Your joker may also be fire. Costs 1 coin.
card-flint = Flint
    .text = Your joker may also be fire. Costs 1 coin.
card-boots = Boots
    .text = Your joker may also be a footprint. Costs 1 coin.
card-climbing-rope = Climbing rope
    .text = Your joker may also be a footprint. Costs 1 coin.
card-lockpick = Lockpick
    .text = Your joker may also be a key. Costs 1 coin.
card-crowbar = Crowbar
    .text = Your joker may also be a key. Costs 1 coin.
card-dagger = Dagger
    .text = Your joker may also be a sword. Costs 1 coin.
card-axe = Axe
    .text = Your joker may also be a sword. Costs 1 coin.
card-healing-herb = Healing herb
    .text = Your joker may also be a heart. Costs 2 coins.
card-wishing-star = Wishing star
    .text = Your joker may also be any other symbol. Costs 3 coins.

## Scrolls

card-scroll-of-dew = Scroll of dew
    .text = Turn dice from plant to water or back. Costs 2 coins.
card-scroll-of-pollen = Scroll of pollen
    .text = Turn dice from plant to air or back. Costs 2 coins.
card-scroll-of-exchange = Scroll of exchange
    .text = Exchange an open spell with the top of the pile, each field once a roll. Costs 1 coin.
card-scroll-of-springs = Scroll of springs
    .text = Jokers may always be water. Costs 1 coin.
card-scroll-of-seeds = Scroll of seeds
    .text = Jokers may always be a plant. Costs 1 coin.
card-scroll-of-winds = Scroll of winds
    .text = Jokers may always be air. Costs 1 coin.
card-scroll-of-thunder = Scroll of thunder
    .text = Two lightning: knock all hero dice off one incomplete card or tile. Costs 2 coins.
card-scroll-of-the-drake = Scroll of the drake
    .text = Five fire: the dragon walks 1 card towards the trial pile. Costs 3 coins.

## The scene

scene-wizard-camp = The wizard's camp
scene-hero-camp = The heroes' camp
scene-tray = Your dice
scene-roll = Roll!
scene-start = Start!
scene-air = In the air
scene-back =
    { $count ->
        [one] and take 1 back
       *[other] and take {$count} back
    }
scene-stuck = tap dice to take them back
scene-stuck-short = take one back
scene-banned = You may not place:
scene-needs =
    { $count ->
        [one] 1 die
       *[other] {$count} dice
    }
scene-slots = {$filled} of {$all} filled, still needed: {$free}
scene-banner = Banner: the wizard's joker may be {$symbol}
scene-becomes = What the heroes must fill later
scene-held = The dragon holds this card
scene-waiting = Full, but held!
scene-hurt = Wounded
scene-dice-of = {$player}, {$hero}: dice
scene-die-blank = Not rolled yet
scene-die-placed = {$symbol}, lies on {$card}
scene-die-whirled = Taken by the whirlwind
scene-team-heroes = Heroes
scene-team-wizard = Wizard
scene-market = The market
scene-won-heroes = The heroes win the race!
scene-won-wizard = The wizard wins the race!
scene-victors-heroes = The heroes escape!
scene-victors-wizard = The wizard wins!
scene-countdown = Get ready!
scene-go = Rush out!
scene-complete = {$card}: done!
scene-hit-dice = Your dice are knocked off {$card}!
scene-hit-others = {$card} is swept clean!
scene-hit-laid = {$card} strikes you!
scene-hit-wound = You are wounded!
scene-dragon-near = One more step and the dragon wins!
scene-calls = Call to the others
scene-vows = The curses
scene-silent = Hush!
scene-hold-hand = Hold: one hand only
scene-hand-behind = One hand behind your back
scene-hand-up = Your hand is up…
scene-hand-of = {$player} holds up a hand: high five!
scene-grab = take the dice without it
scene-hush = Your lips are sealed: no chat and no signals. Whoever speaks anyway can be caught by the wizard.

## Three pictures that explain it

howto-1 = Roll and place
    .text = Roll as often as you like. Tap a trial to place what fits, on one card per roll; roll the rest again.
howto-2 = Fill the cards
    .text = Placed together on one card, dice fill it sooner. The star is your joker.
howto-3 = Beat the wizard
    .text = Nobody waits for a turn. The wizard's spells sweep your dice away; whoever empties their pile first wins.
howto-dragon = The dragon
    .text = Red spells make it walk towards your trial pile. If it gets there, the wizard has won. Fill its tile with stars, your jokers, and it goes back one card.
howto-dissipation = One hero is hampered
    .text = When the wizard fills a dissipation, one hero has a die fewer or may not place a symbol, until the heroes fill that card too.
howto-coins = Coins and a market
    .text = Some trials bring a coin to the side that fills them first. Between the races heroes buy equipment with it, and the wizard buys scrolls.
howto-curses = Curses
    .text = When the wizard fills one, all heroes must keep silent, use one hand or give a high five, until they fill it too.
howto-doom = Wounds and souls
    .text = Doom wounds heroes and takes souls. When all souls are gone, the wizard wins the round. Roll the symbols on the tile of a wounded hero to heal them.
howto-confrontation = Confrontations
    .text = Heroes and wizard each fill their own side of such a trial, and it matters who is done first.
howto-experience = Experience
    .text = Heroes gain experience and pay with it for something only they can do: push the dragon back, or heal somebody.
side-title = Who are you in this race?
side-hero = A hero
    .help = Three dice, together with the other heroes.
side-wizard = The wizard
    .help = Five dice, alone against all.

## The result

summary-race = { $seconds } seconds of racing, { $pace } rolls a minute.
summary-dragon = The dragon was one step from winning.
summary-rolls = Rolls
summary-score = Rounds won
summary-placed = Dice placed
summary-cards = Cards
    .help = Completed alone or together
summary-blows = Times hit
    .help = Lost dice, was wounded or got a dissipation

## Drawn with characters

sketch-round = Round {$round}: {$phase}
sketch-trophies = Trophies: heroes {$heroes}, wizard {$wizard}
sketch-held = (held by the dragon)
sketch-home = home
sketch-coins = Coins: heroes {$heroes}, wizard {$wizard}
sketch-placed =
    { $count ->
        [one] 1 on {$card}
       *[other] {$count} on {$card}
    }
sketch-whirled = 1 on the whirlwind
sketch-tumbling = rolling
sketch-won-heroes = The heroes win.
sketch-won-wizard = The wizard wins.
sketch-later = (later for the heroes: {$symbols})
sketch-signs = A slot with a number has a die of that player; left of the line are the heroes' slots, right of it the wizard's.

## Why a move is worth considering: what the coach says

reason-completes = It completes {$card} at once.
reason-with-mate = {$seat} is on it already: together it goes faster.
reason-rolls-left =
    { $count ->
        [one] Then only 1 symbol is missing: about { $rolls ->
            [one] 1 roll
           *[other] {$rolls} rolls
        }.
       *[other] Then {$count} symbols are missing: about { $rolls ->
            [one] 1 roll
           *[other] {$rolls} rolls
        }.
    }
reason-rolls-on =
    { $count ->
        [one] {$card} lacks only 1 symbol: about { $rolls ->
            [one] 1 roll
           *[other] {$rolls} rolls
        }.
       *[other] {$card} still lacks {$count} symbols: about { $rolls ->
            [one] 1 roll
           *[other] {$rolls} rolls
        }.
    }
reason-needs-help =
    { $count ->
        [one] 1 symbol would still be missing: it takes a team mate.
       *[other] {$count} symbols would still be missing: it takes a team mate.
    }
reason-many-fit =
    { $dice ->
        [one] One of your dice fits there.
       *[other] {$dice} of your dice fit there.
    }
reason-dragon-near =
    { $steps ->
        [0] The dragon is at the pile!
        [one] The dragon is only 1 step from your pile.
       *[other] The dragon is {$steps} steps from your pile.
    }
reason-frees-hero = As long as it lies there, {$seat} is hampered.
reason-ends-curse = It ends the curse: {$card}.
reason-heals = The next doom would cost {$stake} of the {$souls} souls: heal before it comes.
reason-costs-life = It takes one of the wizard's {$lives} lives.
reason-brings-coin = It brings a coin for the market.
reason-pile-thin = Your pile is thin: every trial counts now.
reason-dragon-wins = It may bring the dragon to the heroes' pile, and you win.
reason-dragon-steps =
    { $steps ->
        [one] It brings the dragon 1 step nearer.
       *[other] It brings the dragon {$steps} steps nearer.
    }
reason-knocks-off =
    { $dice ->
        [one] It can knock a hero die off a card.
       *[other] It can knock up to {$dice} hero dice off a card.
    }
reason-wounds = It wounds heroes: they have {$souls} souls left.
reason-hampers = It stays with the heroes until they get rid of it.
reason-saves-life = Completed by the heroes it would cost you one of {$lives} lives.
reason-spells-thin = Your pile is thin: every spell counts now.
reason-starts = The race starts when you are ready, not before.
reason-stuck-there = With the dice you have left {$card} cannot be completed.
reason-takes-back =
    { $dice ->
        [one] You get 1 die back for a better card.
       *[other] You get {$dice} dice back for a better card.
    }
reason-keeps-placed = What lies on {$card} stays there.
reason-better-roll = What you rolled helps nowhere as much as a new roll would.
reason-rolls-all =
    { $dice ->
        [one] 1 die to roll: every second counts.
       *[other] All {$dice} dice at once: every second counts.
    }
reason-die-unrolled = It shows nothing yet, so nothing is lost.
reason-die-least = You have the least use for what it shows.
reason-die-joker = It is a joker: only if every other die is placed well.
reason-nearly-done = {$card} lacks only one die.
reason-dice-there =
    { $dice ->
        [one] One hero die lies there.
       *[other] {$dice} hero dice lie there.
    }
reason-most-experience = {$seat} has {$count} experience to lose.
reason-unburdened = {$seat} is not hampered by anything yet.
reason-burdened = {$seat} already has enough to do with another one.
reason-unhurt = {$seat} is not wounded yet.
reason-busiest =
    { $dice ->
        [one] {$seat} has a die on a card.
       *[other] {$seat} has {$dice} dice on a card.
    }
reason-dice-wait = The dice on {$card} are not free before that.
reason-experience =
    { $count ->
        [one] It is your first experience point.
       *[other] It brings you to {$count} experience points.
    }
reason-dispels = {$card} is gone without a single die.
reason-inspires = {$seat} can use a joker on {$card}.
reason-turns-fitting = Turned over, the die fits.
reason-breach = {$seat} broke the curse just now.
reason-last-round = There is no market after this round: coins are worth nothing later.
reason-card-less = One card less in your pile, without rolling for it.
reason-wished = {$seat} would like to have {$item}.
reason-has-nothing = {$seat} has no equipment yet.
reason-joker-more = The jokers of {$seat} then stand for one more symbol.
reason-scroll = It works in every race that is still to come.
reason-saves-coins = Coins can also be spent during the race.

## The first time something is met: one sentence

first-ask-character = Every hero has one symbol for which the joker may stand.
first-ask-colour = Your dice have your colour, so that everybody sees whose they are.
first-ask-start = Your first roll starts the race for everybody, so look around first.
first-ask-race = Everybody rolls at once: dice that fit go on a card, the others are rolled again.
first-ask-choose-remove-all = All hero dice on the card you choose go back to their owners.
first-ask-choose-remove-one = The hero die you choose goes back to its owner.
first-ask-choose-dissipation = The hero you choose is hampered until the card is completed.
first-ask-choose-wound-one-take-souls = A wounded hero costs a soul each time that doom strikes.
first-ask-choose-wound-two = You wound two heroes, and each costs souls until healed.
first-ask-choose-regression = The hero you choose loses experience.
first-ask-whirlwind = One of your dice stays on the whirlwind until that card is completed.
first-ask-market = Coins buy equipment for heroes or scrolls for the wizard, before the next race.
first-card-standard = A trial is done when every symbol of it has a hero die.
first-card-coin = It brings a coin to whichever side completes it first.
first-card-confrontation = Heroes and wizard each fill their own side, and it matters who is done first.
first-card-confusion = Completed by the wizard, it knocks hero dice off a card.
first-card-summon = Completed by the wizard, it brings the heroes another trial to do.
first-card-dracology = Completed by the wizard, it brings the dragon nearer to the heroes’ pile.
first-card-dissipation = Completed by the wizard, it hampers one hero until the heroes complete it too.
first-card-curse = Completed by the wizard, all heroes must obey it until they complete it too.
first-card-doom = Completed by the wizard, it wounds heroes and takes souls.
first-card-regression = Completed by the wizard, it takes experience from heroes.
first-card-equipment = With this equipment a hero’s joker stands for one more symbol.
first-card-scroll = A scroll helps the wizard in every race that is still to come.
first-card-warrior = The warrior’s joker stands for the sword, and experience lets them push the dragon back.
first-card-hunter = The hunter’s joker stands for the footprint, and experience lets them discard a spell that hampers.
first-card-bard = The bard’s joker stands for the key, and experience lets them turn a mate’s die to the joker.
first-card-cleric = The cleric’s joker stands for fire, and experience lets them heal somebody.
first-state-dragon = The dragon is awake: if it reaches your pile, the wizard wins.
first-state-hurt = A hero is wounded: roll the symbols on the tile to heal them.

## Statistics

trait-role = Wizard or hero
trait-role-wizard = wizard
trait-role-hero = hero
trait-character = Characters
trait-character-wizard = the wizard
occasion-spell = Cards that both sides can complete: completed by the wizard
