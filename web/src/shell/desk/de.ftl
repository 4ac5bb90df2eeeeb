desk-tasks = Was du entscheiden kannst
desk-awaited = wartet auf dich
desk-covered = andere antworten für diesen Platz
desk-neutral = Neutral werden lassen
desk-neutral-sure = { $who } ganz ausscheiden lassen?
desk-deadlines = Fristen
desk-hours = Stunden je Phase
desk-grace = Stunden Nachfrist
desk-remind = So viele Stunden vorher erinnern
desk-hours-help = 0: keine Frist, keine Nachfrist, keine Erinnerung. Wer zu spät ist, für den spielt nach Frist und Nachfrist ein Bot.
desk-passes = Wer zu spät ist, passt, wenn möglich
desk-phases = Stunden einzelner Phasen (leer: wie für alle)
desk-late = Für Säumige antwortet
desk-usual-bot = ein Bot, wie üblich
desk-settle = Setzen
desk-go-on = Weiter
desk-pause = Anhalten
desk-calendar = Kalenderdatei
desk-message = Ein Wort an alle
desk-send = Allen sagen
desk-correct = Eine frühere Antwort berichtigen
desk-entry = Welche Antwort?
desk-search = Antworten durchsuchen
desk-instead = Was stattdessen?
desk-note = Eine Notiz, die alle sehen
desk-apply = Berichtigen
desk-seat = { $who }: wer spielt
desk-stands-in = Ein Bot vertritt
desk-no-stand-in = niemand vertritt
desk-hand-on = Ein Link für jemand anderen
desk-hand-on-sure = Wer hier jetzt spielt, verliert den Platz?
desk-link = Link zum Platz von { $who }
desk-link-help = Wer ihn zuerst öffnet, setzt sich und spielt weiter; bis dahin spielt ein Bot.
desk-paused = Die Uhr steht still. Wer will, antwortet trotzdem.
desk-no-deadline = Zurzeit läuft keine Frist.
desk-settled = Gesetzt. Die jetzige Phase hat von nun an ihre ganze Zeit.
desk-told = Was gesagt wurde
desk-reminder = { $who }: an die Frist erinnert.
desk-answered-for = { $who }: Die Zeit ist um, bis zum Ende der Phase antworten andere.
desk-correct-help = Alle erfahren davon, mit deiner Notiz. Gefallene Würfel bleiben bei ihrer Frage; Antworten, die nicht mehr passen, werden neu gefragt. Nichts Verdecktes wird gezeigt, und nichts ändert sich, bevor du es sagst.
desk-whose = Eine Antwort von { $who }
desk-nothing-instead = Es gab keine andere Antwort, von der jemand wissen konnte.
desk-ripple = { $parked ->
    [0] Jede spätere Antwort passt noch.
    [one] Eine spätere Antwort passt nicht mehr und wird neu gefragt:
   *[other] { $parked } spätere Antworten passen nicht mehr und werden neu gefragt:
  }
desk-ripple-rolls = { $rolls ->
    [0] Kein Würfel fällt neu.
    [one] Ein Würfel fällt neu.
   *[other] { $rolls } Würfel fallen neu.
  }
desk-ripple-uncertain = Neue Würfel oder Verdecktes können das noch ändern.
desk-more = … und { $count } weitere.
desk-changes = Was dann anders wäre
desk-changes-none = Nichts, das alle sehen können.
desk-file = Die Kampagne als eine Datei
desk-file-help = Sie enthält alles, versiegelt, und geht unter „Importieren“ in der Lobby weiter, hier oder auf einem anderen Server mit demselben Schlüssel. Sie ist auch deine Sicherung.
desk-save = Als Datei speichern
