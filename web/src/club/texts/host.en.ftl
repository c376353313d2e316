# The host's page
host-title = For the host
host-why = For who runs this server. The key was shown in its console at the first start; “speeltafel club key” makes a new one.
host-key = The host's key
host-open = Open
host-members = Members
host-tables = Tables so far
host-entries = Entries in the log
host-stored = Stored
host-days = Tables made on each of the last thirty days
host-days-most = Tables made on each of the last thirty days, at most { $count } on one day
host-member = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $devices ->
    [one] 1 device
   *[other] { $devices } devices
} · last here on { $date }
host-ban-ask = Ban
host-ban-of = Ban { $name }
host-find = Look for a name
host-most = most: { $count }
host-today = today
host-ban = Ban for good
host-ban-month = Ban for a month
host-unban = Let them back in
host-banned = banned
host-banned-until = banned until { $date }
