game-name = High Card
game-tagline = One card each. The highest takes it.
game-about = Everybody lays a card at the same time. The highest one scores, in later rounds more, but equal ones cancel out.
game-length = 3 min

option-rounds = Rounds
    .help = How many cards everybody gets.
option-lay-seconds = Seconds to lay a card
    .help = 0 means no clock.

decision-lay = Lay a card face down.
decision-lay-wait = { $player } chooses a card.
timer-lay = Time to lay a card
move-lay = Lay the { $card }

event-dealt =
    { $hand ->
        [hidden] { $seat } got a hand.
       *[other] { $seat } got { $hand }.
    }
event-dealt-you = You got { $hand }.
event-laid = The cards: { $cards }.
event-scored =
    { $seat ->
        [hidden] Equal cards: nobody scores.
       *[other] { $seat } scores.
    }
event-scored-you = You score.

result-points = Most points win.
view-my-card = Your card
view-cards = cards
view-points = points
view-played = Earlier rounds
view-deck = Cards left
