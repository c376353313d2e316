# Meeting others
people-title = Find players
people-invitation = Invitation
people-asks = { $name } asks you to { $game }.
people-slow = by correspondence, { $how }
people-together = { $pace ->
    [none] together, without clocks
    [relaxed] together, with much time to think
    [fast] together, with little time to think
   *[other] together
}
people-rated = rated
people-seats = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
ask-title = Ask a member to this table
ask-do = Ask
ask-name = Somebody who is not here now, by name
ask-done = { $name } is asked, and sees it on the first page.
people-come = I am coming
people-decline = Not now
people-tables = Open tables
people-no-tables = There is no open table at this moment. Look for one, or set one yourself.
people-free = { $free ->
    [0] · full
    [one] · 1 seat free
   *[other] · { $free } seats free
}
people-here = Here now
people-nobody = Nobody else shows up at this moment.
people-invite = Invite to my table
people-invited = Invited ✓
people-to = To which table do you invite somebody?
people-no-seat = None of your tables has a seat left. Set one, and you can invite somebody.
people-more = More about { $name }
people-mute = I do not want to hear them
people-block = I do not want to meet them
people-blocked = Whom you do not meet
people-muted = Whom you do not hear
people-undo = No longer
seek-title = Find me a table
seek-game = Game
seek-seats = Players
seek-wait = Then fill with bots
seek-seconds = { $seconds ->
    [30] after half a minute
    [60] after a minute
    [180] after three minutes
   *[other] after { $seconds } seconds
}
seek-go = Find me a table
seek-waiting = { $left ->
    [0] Your table is being laid.
   *[other] { $found } of { $seats } are there. In { $minutes ->
        [1] { $left } seconds
       *[other] { $minutes } minutes
    } bots take the other seats.
}
seek-stop = Stop looking
