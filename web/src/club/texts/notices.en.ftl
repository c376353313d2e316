# Notices and vacations
notices-title = Notices and vacation
notices-why = Games by correspondence go on while you are away. Nothing is sent unless you switch it on: one notice for a turn, one when your time is nearly up, one when somebody asks you to a table.
notices-card = Notices need a player card.
notices-what = What you are told
notices-turns = It is my turn in a game by correspondence, or my table of a tournament is open
notices-reminders = My time is nearly up
notices-invitations = Somebody asks me to a table
notices-quiet = Quiet hours: nothing is sent
notices-from = From
notices-until = Until
notices-webhook = Address of a chat, if you have one
notices-webhook-help = Many chats (Discord, Slack, Mattermost) give a channel an address of its own, called “incoming webhook” in its settings: what is sent there appears in the chat. Leave it empty for none.
notices-save = Save
notices-test = Send me one now
notices-kept = Kept.
notices-tested = Sent. Nothing there? Look at the settings of your browser or chat.
notices-back = Back to my card
notices-link = Notices and vacation
push-title = In this browser
push-on = This browser gets notices, also when the page is closed.
push-begin = Switch on for this browser
push-stop = Switch off for this browser
push-denied = The browser does not allow it. You can change that in its settings for this page.
push-failed = The browser does not reach its push service. Try again later, or give the address of a chat.
push-missing = This server cannot reach closed browsers: whoever hosts it can install the part “push”.
push-insecure = Browsers allow this only on pages over HTTPS. An address of a chat works here too.
push-unable = This browser cannot do this. On an iPhone, put the page on the home screen first.
vacation-title = Vacation
vacation-why = While you are away your time stands still in games by correspondence, and the others see until when. { $days ->
    [one] One day is left this year.
   *[other] { $days } days are left this year.
}
vacation-planned = Away from { $first } to { $last }
vacation-first = First day
vacation-last = Last day
vacation-take = I am away
vacation-end = I am back
