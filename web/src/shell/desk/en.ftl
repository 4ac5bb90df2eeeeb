desk-tasks = What you can decide
desk-awaited = waits for you
desk-covered = others answer for this seat
desk-neutral = Turn neutral
desk-neutral-sure = { $who } leaves for good?
desk-deadlines = Deadlines
desk-hours = Hours for a phase
desk-grace = Hours of grace
desk-remind = Remind so many hours before
desk-hours-help = 0: no deadline, no grace, no reminder. Bots play for who is late when deadline and grace are over.
desk-passes = Who is late passes, if possible
desk-phases = Hours of single phases (empty: as for all)
desk-late = Who is late is answered for by
desk-usual-bot = a bot, as usual
desk-settle = Set
desk-go-on = Go on
desk-pause = Pause
desk-calendar = Calendar file
desk-message = A word to all
desk-send = Tell all
desk-correct = Correct an earlier answer
desk-entry = Which answer?
desk-search = Search the answers
desk-instead = What instead?
desk-note = A note that all see
desk-apply = Correct
desk-seat = { $who }: who plays
desk-stands-in = A bot stands in
desk-no-stand-in = nobody stands in
desk-hand-on = A link for somebody else
desk-hand-on-sure = Whoever plays here now loses the seat?
desk-link = Link to the seat of { $who }
desk-link-help = Whoever opens it first sits down and plays on; a bot plays until then.
desk-paused = The clock stands still. Whoever wants to answers all the same.
desk-no-deadline = There is no deadline now.
desk-settled = Set. The present phase has all its time from now on.
desk-told = What was told
desk-reminder = { $who }: reminded of the deadline.
desk-answered-for = { $who }: the time is over, others answer until the phase ends.
desk-correct-help = All are told, with your note. Dice already rolled stay with their question; answers that no longer fit are asked again. Nothing hidden is shown, and nothing is changed before you say so.
desk-whose = An answer of { $who }
desk-nothing-instead = There was no other answer that anybody could know of.
desk-ripple = { $parked ->
    [0] Every later answer still fits.
    [one] One later answer no longer fits and is asked again:
   *[other] { $parked } later answers no longer fit and are asked again:
  }
desk-ripple-rolls = { $rolls ->
    [0] No die is rolled anew.
    [one] One die is rolled anew.
   *[other] { $rolls } dice are rolled anew.
  }
desk-ripple-uncertain = New dice, or something hidden, may change this further.
desk-more = … and { $count } more.
desk-changes = What would be different then
desk-changes-none = Nothing that all can see.
desk-file = The campaign as one file
desk-file-help = It holds everything, sealed, and goes on at “Import” in the lobby, here or on another server with the same key. It is also your backup.
desk-save = Save as a file
