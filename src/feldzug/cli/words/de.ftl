# Was die Befehlszeile sagt.

# --- Spiele -------------------------------------------------------------------------------------

games-for = { $game } · für { $players } Spieler. Was sich vorher vereinbaren lässt:
games-modules = Module: --with NAME fügt eines hinzu
games-presets = Voreinstellungen: --preset NAME legt mehrere Optionen und Module auf einmal fest
games-default = üblich
games-how = So wird gewählt: feldzug play { $game } --option NAME=WERT, beliebig oft.

# --- Was falsch gefragt war: je ein Satz --------------------------------------------------------

no-such-language = Die Sprache „{ $language }“ gibt es hier nicht; bekannt sind: { $known }.
no-such-command = Den Befehl „{ $name }“ gibt es nicht{ $near ->
    [none] ; feldzug --help nennt alle.
   *[other] ; war „{ $near }“ gemeint?
 }
no-such-option = Die Option „{ $option }“ gibt es hier nicht{ $near ->
    [none] ; mit --help zeigt der Befehl, welche es gibt.
   *[other] ; war „{ $near }“ gemeint?
 }
option-wants-value = Nach der Option „{ $option }“ fehlt ein Wert.
argument-missing = „{ $name }“ fehlt; mit --help zeigt der Befehl, wie er aufgerufen wird.
bad-value = „{ $name }“ braucht { $wanted }.
wanted-number = { $kind ->
    [whole] eine ganze Zahl
    [decimal] eine Zahl
   *[other] einen anderen Wert
 }{ $least ->
    [none] {""}
   *[other] {" "}ab { $least }
 }
too-many-arguments = Das ist mehr, als der Befehl versteht: { $arguments }.
not-one-of = „{ $option }“ kann nicht „{ $value }“ sein; möglich sind: { $known }.
no-such-game = Das Spiel „{ $game }“ gibt es nicht; bekannt sind: { $known }.
no-such-file = Es gibt keine lesbare Datei „{ $file }“.
option-without-value = „{ $text }“ ist keine Option: geschrieben wird sie als NAME=WERT.
option-twice = Die Option „{ $option }“ wurde zweimal und verschieden angegeben.
no-quick-setup = Das Spiel „{ $game }“ hat keinen schnellen Aufbau.
wrong-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
too-many-seats = Für { $players } Spieler wurden { $seats } Plätze genannt.
no-such-seat = „{ $seat }“ kann nicht am Tisch sitzen; möglich sind: { $known }.
bad-budget = „{ $seat }“ ist kein Bot: nach dem Doppelpunkt steht die Zahl der Durchläufe (search:200) oder der Sekunden (search:0.5s).

# --- Hilfe --------------------------------------------------------------------------------------

help-usage = Aufruf:{" "}
help-usage-commands = BEFEHL …
help-usage-options = [OPTIONEN]
help-arguments = Angaben
help-options = Optionen
help-commands = Befehle
help-program = Feldzug spielt Fantasy-Eroberungsspiele und achtet auf jede Regel.

help-any-help = Diese Hilfe zeigen.
help-any-version = Die Fassung nennen, und ob sie kompiliert ist.
help-any-lang = Die Sprache; sonst die der Umgebung.
help-any-as-text = JSON ausgeben, für Programme.
help-any-game = Das Spiel; „feldzug games“ nennt alle.
help-any-players = Die Zahl der Spieler.
help-any-chosen = Eine Option des Spiels, beliebig oft; „feldzug games“ erklärt sie.
help-any-modules = Ein Modul, das zum Spiel hinzukommt, bei Bedarf mehrmals; „feldzug games GAME“ zählt sie auf.
help-any-preset = Eine Voreinstellung: mehrere Optionen und Module auf einmal.
help-any-quick = Der schnelle Aufbau: Gebiete und Armeen verteilt das Spiel.
help-any-seed = Der Keim aller Zufälle: derselbe Keim ergibt dieselben Spiele.
help-any-jobs = Wie viele Prozesse zugleich arbeiten.

help-play = Im Terminal spielen, gegen Bots oder zu mehreren an einem Bildschirm.

    Ohne Angaben geht das letzte Spiel weiter, oder ein kurzes Menü beginnt ein neues. Jede Antwort wird sofort gespeichert.
help-play-seats = Wer wo sitzt: me, random, greedy, search, search:200 (Durchläufe) oder search:0.5s.
help-play-file = Die Datei, in die gespeichert wird; gibt es sie schon, geht ihr Spiel weiter.
help-play-new = Ein neues Spiel beginnen, obwohl ein anderes nicht zu Ende ist.
help-games = Die Spiele nennen und was sich vor ihnen vereinbaren lässt.
help-games-name = Nur dieses Spiel.
help-rules = Das Regelbuch eines Spiels ausgeben.
help-rules-substitutes = Stattdessen zeigen, was die Inhaltsdateien nur vermuten, bis es jemand nach einem echten Exemplar berichtigt.
help-rules-coverage = Stattdessen zeigen, welcher Test welche Regel zeigt; Status 1, wenn eine Regel keinen hat.
help-odds = Genaue Chancen berechnen, ohne ein Spiel.

    Jedes Spiel fragt auf seine Weise: „feldzug odds GAME --help“ erklärt sie.
help-replay = Eine Aufzeichnung in Sätzen erzählen, Schritt für Schritt.
help-replay-file = Eine Aufzeichnung.
help-replay-until = Vor diesem Eintrag aufhören.
help-replay-board = Am Ende die Karte zeigen.
help-replay-notation = Nur die letzte Stellung ausgeben, als Text, der sich wieder einlesen lässt.
help-print = Eine Kampagne aus einer Aufzeichnung drucken: Karte, Stand, Ereignisse, Schlachtbögen, Armeen, Chronik.
help-print-file = Eine Aufzeichnung.
help-print-document = Was gedruckt wird.
help-print-out = Die Datei, die geschrieben wird, .pdf oder .html.
help-print-size = Die Größe des Papiers, A4 oder A3.
help-verify = Eine Aufzeichnung prüfen: ihre Kette, ihre Züge und nach dem Ende jeden Wurf.

    Status 0, wenn sie stimmt, sonst 1.
help-verify-file = Eine Aufzeichnung.
help-simulate = Bots viele Spiele spielen lassen und sie auswerten.
help-simulate-games = Wie viele Spiele.
help-simulate-bots = Die Bots nach Plätzen, etwa greedy,random; ein einzelner besetzt alle Plätze.
help-arena = Die Bots gegeneinander spielen lassen und bewerten.
help-arena-games = Wie viele Spiele je zwei von ihnen austragen.
help-arena-seconds = Wie lange die Suche über eine Entscheidung nachdenken darf.
help-fuzz = Zufällig und mit zufälligen Optionen spielen und alle Gesetze prüfen, bis die Zeit um ist oder alle Partien gespielt sind.

    Status 1, wenn etwas zerbrach; der Weg dorthin wird aufgezeichnet.
help-fuzz-seconds = Wie lange gespielt wird.
help-fuzz-games = Wie viele Partien gespielt werden, so lange es dauert.
help-fuzz-game = Nur dieses Spiel.
help-fuzz-walk = Wie gewählt wird: jede Antwort gleich oft (uniform), mit der Neigung, die das Spiel vorgibt (seek), oder abwechselnd (both).
help-fuzz-without = Nie mit diesem Modul und keinem, das es braucht; darf mehrfach angegeben werden.
help-fuzz-every = Nach je wie vielen Antworten die Gesetze geprüft werden; 0: nur am Anfang und am Ende.
help-fuzz-into = Der Ordner für die Aufzeichnungen von Fehlern.
help-serve = Im Browser spielen: Seiten und Spiele unter einer Adresse anbieten.

    Spiele werden in einer eigenen Datei aufbewahrt oder mit --db postgresql://… in PostgreSQL; mehrere Prozesse brauchen PostgreSQL.
help-serve-host = Die Adresse, unter der gelauscht wird.
help-serve-port = Der Port, an dem gelauscht wird.
help-serve-database = Wo Spiele aufbewahrt werden: die URL einer Datenbank.
help-serve-share = Auch für andere Geräte erreichbar sein und die Adresse für alle zu Hause zeigen.
help-serve-workers = Wie viele Serverprozesse.
help-serve-browse = Die Seite im Browser öffnen.
serve-at = Feldzug ist unter { $address } (Strg-C beendet es).
serve-no-port = Feldzug kann unter { $host }, Port { $port } nicht lauschen: { $why }. Vielleicht läuft es schon; --port wählt einen anderen.
serve-bad-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein.
serve-no-place = In { $place } können keine Spiele aufbewahrt werden: { $why }. Ein anderer Ort lässt sich mit --db sqlite:////… nennen.
serve-no-store = Die Datenbank lässt sich nicht benutzen: { $why }.
serve-no-driver = Diese Datenbank braucht das Python-Paket { $module }; PostgreSQL: pip install "feldzug[postgres]".
serve-newer-store = Die Datenbank stammt von einer neueren Version von Feldzug; diese kann sie nicht lesen.
serve-shared = Alle zu Hause finden es unter { $addresses }
serve-no-network = Dieser Rechner ist in keinem Netz: Niemand sonst erreicht ihn.
serve-workers-need-postgres = Mehrere Serverprozesse brauchen PostgreSQL: füge --db postgresql://… hinzu.
help-perft = Die Entscheidungswege vom Beginn eines Spiels an zählen.
help-perft-position = Von der Stellung in dieser Datei an zählen, wie „feldzug replay --notation“ sie schreibt.
help-perft-depth = Wie viele Entscheidungen tief.
help-bench = Messen, wie schnell Feldzug ist.
help-bench-seconds = Wie lange jede Maschine gemessen wird.
help-bench-walk = Wie gewählt wird: jede Antwort gleich oft (uniform) oder mit der Neigung, die das Spiel vorgibt (seek).

# --- Regeln -------------------------------------------------------------------------------------

rules-title = { $game }: die Regeln
rules-intro = Jede Regel trägt ihre Nummer. Wo eine Option genannt ist, steht die übliche Lesart; „feldzug games“ nennt die anderen.
rules-option = { $count ->
    [one] Option { $options }
   *[other] Optionen { $options }
 }
rules-covered = { $count } von { $all } Regeln haben einen Test.
rules-bare = Ohne Test: { $rules }.
rules-substitutes = { $count ->
    [0] Nichts an diesem Spiel ist vermutet.
    [one] Ein Eintrag ist ein Ersatz; seine Datei sagt, welche Felder trotzdem bekannt sind.
   *[other] { $count } Einträge sind Ersatz; ihre Dateien sagen, welche Felder trotzdem bekannt sind.
 }
no-tests-folder = Die Tests sind nicht da: die Abdeckung ist nur in einem ausgecheckten Projekt zu sehen.

# --- Aufzeichnungen -----------------------------------------------------------------------------

replay-answer = { $seat }: { $answer }
replay-fate = Schicksal: { $outcome }
replay-taken-back = { $seat } nimmt alles ab Eintrag { $to } zurück.
replay-answer-untold = { $seat } hat geantwortet.
replay-fate-untold = Das Schicksal hat geantwortet.
other-rules-since = Dieses Spiel wurde nach anderen Regeln begonnen ({ $before }); diese Fassung hat { $now }.
replay-untold = { $entries ->
    [one] Ein Eintrag wird nicht erzählt: Die Datei stammt aus der Zeit, als Aufzeichnungen noch nicht festhielten, was geschah.
   *[other] { $entries } Einträge werden nicht erzählt: Die Datei stammt aus der Zeit, als Aufzeichnungen noch nicht festhielten, was geschah.
 }
replay-too-far = Die Aufzeichnung hat nur { $entries } Einträge und lässt sich nicht bis { $until } erzählen.
replay-unfinished = Das Spiel ist nicht zu Ende.
print-nothing = Von „{ $game }“ gibt es nichts zu drucken.
print-which = Was soll gedruckt werden? { $documents }
print-size = Papier gibt es in diesen Größen: { $sizes }
print-no-place = { $file } kann nicht geschrieben werden.
print-done = Geschrieben: { $file }
verify-rolls = Die Aufzeichnung stimmt: { $entries } Einträge, und alle { $rolls } Würfe folgen aus dem versprochenen Geheimnis.
verify-secret-kept = Die Aufzeichnung stimmt bisher: { $entries } Einträge; die Würfe lassen sich prüfen, wenn das Spiel zu Ende und das Geheimnis gezeigt ist.
verify-nothing-promised = Die Aufzeichnung stimmt: { $entries } Einträge; über die Würfel wurde nichts versprochen, sie lassen sich nicht prüfen.
verify-free-take-back = In dieser Partie spielten Bots mit, und eine Person allein konnte Würfel und Karten zurücknehmen.
verify-other-rules = Die Einträge der Aufzeichnung sind unverändert, aber ihre Züge und Würfe lassen sich hier nicht prüfen. { $why }
verify-bad = Die Aufzeichnung stimmt nicht. { $why }

# --- Chancen ------------------------------------------------------------------------------------

# --- Simulationen -------------------------------------------------------------------------------

simulate-running = Es wird gespielt
simulate-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
 }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-interval = zu 95 % zwischen
simulate-score = Punkte
simulate-mean = Mittel
simulate-turns = Züge
simulate-decisions = Entscheidungen
simulate-ending = { $share } der Spiele: { $ending }
arena-running = Es wird gespielt
arena-bot = Bot
arena-rating = Wertung
arena-between = zu 95 % zwischen
arena-wins = Siege
arena-games = Spiele
arena-time = Zeit
arena-pair = { $one } kommt in { $rate } von { $pairings } Begegnungen vor { $other } ({ $low } – { $high }).
fuzz-running = Zufälliges Spiel
fuzz-played = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 } mit { $decisions } Antworten gespielt, ab Keim { $seed } (Gang: { $walk }).
fuzz-laws = { $positions ->
    [one] An 1 Stellung
   *[other] An { $positions } Stellungen
 } wurden alle Gesetze geprüft; was nicht verloren gehen darf, wurde nach jeder Antwort gezählt.
fuzz-sound = Nichts ist zerbrochen.
fuzz-failed = Keim { $seed } zerbrach: { $where }{ $file ->
    [none] {""}
   *[other] ; die Aufzeichnung ist { $file }
 }.
perft-position-or-options = Eine Stellung bringt ihre Optionen mit: entweder --position oder Optionen angeben.
perft-depth = Tiefe
perft-paths = Wege
perft-seconds = Sekunden
version = Feldzug { $version }, { $kind ->
    [compiled] kompiliert
   *[plain] reines Python
} ({ $python })
bench-running = Es wird gemessen …
bench-engine = Maschine
bench-decisions = Entsch./s
bench-choices = Wahlen/s
bench-times = ×
bench-clone = Kopie µs
bench-replay = Nachspiel µs
bench-search = Suche/s
bench-load = Last { $load }
bench-loop = { $loop ->
    [inside] Schleife im Kern
   *[python] Schleife in Python
}
bench-walk = { $walk ->
    [seek] mit der Neigung des Spiels (seek)
   *[uniform] rein zufällig
}
bench-game = { $game }, { $players } Spieler
bench-part = { $engine }, { $part }: { $mean } ms im Mittel, { $most } ms höchstens
bench-note = Eine Wahl ist eine Entscheidung mit mindestens zwei Antworten; × vergleicht Entscheidungen und Wahlen mit { $engine }, im selben Lauf gemessen; eine Kopie gilt je Stellung, ein Nachspiel je Eintrag, die Suche zählt Durchgänge. Die Schleife sagt, wer jeden Schritt verlangt.

# --- Spielen ------------------------------------------------------------------------------------

seat-me = du
save-where = Gespeichert wird bei jeder Antwort in { $file }; „?“ erklärt alles.
save-exists = Das Spiel in „{ $file }“ ist nicht neu: ohne die anderen Angaben geht es weiter, oder eine andere Datei wird genannt.
save-bad = „{ $file }“ lässt sich nicht weiterspielen (--new beginnt ein anderes Spiel): { $why }
save-without-secret = „{ $file }“ lässt sich nicht weiterspielen, denn das Geheimnis seiner Würfel ist nicht da.
save-changed = „{ $file }“ wurde von jemand anderem geändert, darum endet dieses Spiel hier; nichts davon wurde überschrieben.
save-failed = „{ $file }“ lässt sich nicht schreiben: { $why }.
saved = Gespeichert in { $file }.
left = Gespeichert in { $file }; „feldzug play“ setzt es fort.
start-players = Wie viele Spieler, { $least } bis { $most }?
start-colour = Welche Farbe ist deine?
start-opponents = Wer spielt die anderen?
start-bot = { $bot ->
    [random] random: irgendein erlaubter Zug
    [greedy] greedy: schnell und ordentlich
    [search] search: denkt voraus, eine Sekunde je Entscheidung
   *[other] { $bot }
 }
pick-a-number = Bitte eine Zahl von { $least } bis { $most } tippen, oder Enter für das Übliche.
hand-over = Bitte an { $seat } übergeben, dann Enter drücken.
hand-over-or-again = Oder tippe „{ $command }“, { $seat }, um neu zu wählen.
thinking = { $seat } denkt nach …
forced = Nichts zu entscheiden: { $answer }
taken-back = Zurückgenommen.
greyed = { $count ->
    [one] Eine weitere Wahl ist gerade nicht möglich
   *[other] { $count } weitere sind gerade nicht möglich
 }; „warum“ nennt die Gründe.
game-over = Das Spiel ist zu Ende
over = Das Geheimnis der Würfel steht nun in der Aufzeichnung: feldzug verify { $file }

pass-possible = Im Voraus: { $scopes }.
pass-scope = „{ $typed }“ ({ $means })
pass-here = hier
pass-stands = Du passt { $how }; „verzichte“ nimmt es zurück.
pass-not-so = { $scopes ->
    [none] Im Voraus passt man nur, wo mehrere zugleich gefragt sind, ob sie handeln.
   *[other] „{ $text }“ gibt es beim Passen im Voraus nicht; möglich sind: { $scopes }.
 }
pass-none = Du passt nirgends im Voraus.
pass-taken-back = Du wirst wieder gefragt.
pass-no-number = Einen Verzicht { $text } gibt es nicht.

why-possible = Das ist möglich.
why-none = Alles, wonach gefragt ist, ist möglich.
no-such-rule = Die Regel „{ $rule }“ gibt es nicht.
no-such-place = Den Ort „{ $text }“ gibt es auf der Karte nicht.
no-odds = Der Zufall spielt bei dieser Entscheidung nicht mit.
menu-one = Enter wählt es.
menu-several = { $count } passen; bitte eine Zahl oder mehr Buchstaben tippen.
menu-greyed = Gerade nicht möglich:
menu-nothing = Hier passt nichts zu „{ $text }“; „?“ erklärt, was man tippen kann.
menu-no-number = Eine Wahl { $text } gibt es nicht.
menu-ambiguous = „{ $text }“ kann mehreres heißen: { $labels }.
plan-dropped = „{ $text }“ passt nicht mehr, darum ist der Rest deiner Eingabe vergessen ({ $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
 }).
menu-refused = Es geschah nichts: { $text }

play-help = Tippe die Nummer einer Wahl oder ein paar Buchstaben davon, um nur Passendes zu sehen.
    Mehreres auf einmal: eine Zahl vor den Buchstaben heißt so oft, „3 x 12“ trifft dreimal Wahl 12,
    zwischen mehreren steht ein Komma. Schritt für Schritt: „>“ dazwischen. Was auf andere oder auf Würfel
    warten muss, geht von selbst weiter, solange es passt.
command-help = ? hilfe
command-choices = auswahl
command-why = warum
command-rule = regel
command-odds = chancen
command-map = plan
command-look = schau
command-players = stand
command-hand = hand
command-log = verlauf
command-pass = passen passe
command-passes = verzichte
command-undo = zurück zurueck
command-save = speichern
command-quit = verlassen schluss
command-help-help = diese Hilfe
command-help-choices = die Frage und alle Möglichkeiten noch einmal
command-help-why = warum etwas nicht möglich ist: „warum 12“, oder alles
command-help-rule = eine Regel nach ihrer Nummer
command-help-odds = die genauen Chancen der Kämpfe, die zur Wahl stehen
command-help-map = die Karte
command-help-look = ein Ort und seine Nachbarn, nach seinem Namen
command-help-players = wie alle stehen
command-help-hand = deine Karten
command-help-log = was geschah; „verlauf 100“ für mehr
command-help-pass = jetzt und im Voraus passen: „passen spiel“, oder „passen spiel hier“ nur für Momente wie diesen
command-help-passes = worauf du im Voraus verzichtest; „verzichte 1“ nimmt das zurück
command-help-undo = deine letzte Antwort zurücknehmen, bis zu den letzten Würfeln oder Karten
command-help-save = wo gespeichert ist; „speichern DATEI“ schreibt eine Kopie
command-help-quit = gehen; das Spiel ist gespeichert

no-odds-for = Für „{ $game }“ lassen sich keine Chancen berechnen, wohl aber für: { $known }.
plain-waiting = Gewartet wird auf: { $seats }
plain-no-secrets = Du weißt nichts, was die anderen nicht sehen.
