# What the server says in mails, webhooks and calendars.

calendar-deadline = deadline
calendar-planned = deadline at the latest
calendar-latest = If every phase before takes all its time; most end sooner.
calendar-grace = Whoever has not answered by then is answered for.
dispatch-agreed = From now on news of this game come to you by mail. Every mail has a link that ends them.
dispatch-stopped = No more news of this game come to you.
dispatch-question = Somebody has asked for news of “{ $title }” to be sent to this address. If that was you, open this link: { $link } — otherwise do nothing, and no more mail will come.
dispatch-message = Told to all in “{ $title }”: { $text }
dispatch-reminder = “{ $title }”: a deadline is near, { $due }. Still to answer: { $seats }.
dispatch-covered = “{ $title }”: the time is over. Until the phase ends others answer for those who have not: { $seats }.
dispatch-copied = “{ $title }”: the organiser has taken the campaign as a file.
dispatch-way-out = No more such mail: { $link }
