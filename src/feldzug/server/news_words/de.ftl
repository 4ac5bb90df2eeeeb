# Was der Server in Mails, Webhooks und Kalendern sagt.

calendar-deadline = Frist
calendar-planned = Frist spätestens
calendar-latest = Wenn jede Phase davor ihre ganze Zeit braucht; die meisten enden früher.
calendar-grace = Für wen bis dahin keine Antwort da ist, antwortet dann die Vertretung.
dispatch-agreed = Von nun an kommen Nachrichten aus dieser Partie per Mail. In jeder steht ein Link, der sie beendet.
dispatch-stopped = Aus dieser Partie kommen keine Nachrichten mehr.
dispatch-question = Jemand möchte, dass Nachrichten aus „{ $title }“ an diese Adresse gehen. Wenn du das warst, öffne diesen Link: { $link } — sonst tu nichts, und es kommt keine Mail mehr.
dispatch-message = An alle in „{ $title }“: { $text }
dispatch-reminder = „{ $title }“: Eine Frist ist nahe, { $due }. Noch zu antworten: { $seats }.
dispatch-covered = „{ $title }“: Die Zeit ist um. Bis zum Ende der Phase antworten andere für die, die es nicht getan haben: { $seats }.
dispatch-copied = „{ $title }“: Die Spielleitung hat den Feldzug als Datei mitgenommen.
dispatch-way-out = Keine solche Mail mehr: { $link }
