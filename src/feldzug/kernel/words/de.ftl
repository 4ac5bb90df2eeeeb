# Was der Kern sagt. Gründe und Fehler sind ganze Sätze.

# --- Entscheiden ------------------------------------------------------------------------------

not-offered = Das steht nicht zur Wahl.
not-your-decision = Diese Entscheidung liegt nicht bei dir.
game-over = Das Spiel ist zu Ende.
has-resigned = { $seat } hat schon aufgegeben.
stale-decision = Diese Frage ist schon beantwortet; das Spiel ist weitergegangen.
gesture-interrupted = Nach Schritt { $at } entscheidest nicht mehr du; deshalb ist nichts geschehen.

in = { $action }
parallel = Mehreres zugleich
report-changed = Die Meldung wurde inzwischen geändert; sieh dir zuerst die neue an.
confirm = Ergebnis bestätigen
dispute = Ergebnis bestreiten
settle = Entscheiden: { $report } { $note }
result-reported = { $seat } meldet von { $sides }: { $report }
result-confirmed = { $seat } bestätigt das Ergebnis von { $sides }.
result-disputed = { $seat } bestreitet das Ergebnis von { $sides }.
result-settled = { $seat } entscheidet über das Ergebnis von { $sides }: { $report }. { $note }
pass = Passen
scope-game = für den Rest des Spiels
    .word = spiel
reconsider = Neu wählen
take-back = Zurück bis Eintrag { $to }
resign = Aufgeben
resigned = { $seat } gibt auf.

# --- Zurücknehmen -----------------------------------------------------------------------------

behind-a-fence = Das lässt sich nicht mehr zurücknehmen: Danach kamen Würfel, Karten oder ein anderer Spieler. Nur wenn alle zustimmen, geht es noch.
not-your-answer = Der letzte Zug war nicht deiner; du kannst ihn nicht zurücknehmen.
no-such-entry = Eintrag { $entry } ist kein Zug, den man zurücknehmen kann.
nothing-asked = Niemand hat darum gebeten, etwas zurückzunehmen.

behind-a-correction = Das lässt sich nicht mehr zurücknehmen: Es liegt vor einer Berichtigung.
behind-a-part = Das lässt sich nicht mehr zurücknehmen: Das Geheimnis hinter den Würfeln dieses Teils ist schon gezeigt.

# --- Berichtigen ------------------------------------------------------------------------------

corrected = Eintrag { $to } berichtigen
answer-corrected = { $by } berichtigt, was { $seat } in Eintrag { $entry } geantwortet hat. { $note }
may-not-correct = Nur wer das Spiel leitet, darf berichtigen, was andere geantwortet haben.
correction-of-secret = Eintrag { $entry } ist noch geheim; nur sein eigener Platz kann ihn ändern.
nothing-to-correct = Genau das steht schon in Eintrag { $entry }.

# --- Vor dem Spiel ----------------------------------------------------------------------------

unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht.
unknown-language = Die Sprache „{ $language }“ gibt es hier nicht; bekannt sind: { $languages }.
unknown-option = Eine Option namens „{ $option }“ gibt es nicht.
unknown-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich sind: { $values }.
wrong-number-of-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
unknown-module = Ein Modul namens „{ $module }“ gibt es nicht.
module-twice = Das Modul „{ $module }“ ist doppelt genannt.
module-missing = Das Modul „{ $module }“ setzt das Modul „{ $needed }“ voraus.
modules-exclude = Die Module „{ $module }“ und „{ $other }“ schließen einander aus.
stage-exists = Der Abschnitt „{ $stage }“ von „{ $frame }“ ist schon vorhanden.
stage-replaced-twice = Den Abschnitt „{ $stage }“ von „{ $frame }“ ersetzt schon ein anderes Modul.
shelf-taken = „{ $id }“ ist unter „{ $shelf }“ doppelt vorhanden.
id-twice = „{ $id }“ ist im Wortschatz „{ $vocabulary }“ doppelt vorhanden.
lasting-twice = Wie „{ $effect }“ andauert, ist zweimal gesagt.
brought-twice = „{ $id }“ ({ $what }) ist schon vorhanden; das Modul „{ $module }“ bringt es noch einmal mit.
unknown-preset = Eine Voreinstellung „{ $preset }“ gibt es nicht.
option-of-module = Die Option „{ $option }“ gehört zum Modul „{ $module }“, das nicht gewählt ist.

# --- Aufzeichnungen ---------------------------------------------------------------------------

# -1 ist der Kopf der Datei.
at-entry = { $entry ->
    [-1] Kopf
   *[other] Eintrag { $entry }
 }

not-a-record = Diese Datei ist keine Aufzeichnung eines Spiels.
record-too-large = Diese Datei ist zu groß für eine Aufzeichnung: mehr als { $most } Byte.
header-damaged = Der Kopf der Aufzeichnung ist bei „{ $field }“ beschädigt.
newer-rules = Die Aufzeichnung stammt aus einer neueren Fassung ({ $found }); diese hier kennt { $known }.
entry-damaged = { at-entry }: Die Zeile ist beschädigt.
entry-missing = { at-entry }: Ein Eintrag fehlt, oder die Reihenfolge stimmt nicht.
entry-tampered = { at-entry }: Die Zeile wurde nachträglich verändert.
entry-illegal = { at-entry } passt nicht zum Spiel: { $why }
record-truncated = { at-entry }: Die Aufzeichnung bricht zu früh ab.
snapshot-differs = { at-entry }: Die Züge führen nicht zu der Stellung, mit der die Aufzeichnung endet.
snapshot-damaged = Die Stellung in der Aufzeichnung ist nicht lesbar: { $why }
nothing-promised = Für die Würfel dieses Spiels wurde kein Siegel veröffentlicht; es gibt nichts zu prüfen.
secret-not-shown = Das Geheimnis hinter den Würfeln wird erst am Ende des Spiels offengelegt.
wrong-secret = Das Geheimnis in der Aufzeichnung passt nicht zum Siegel, das vor dem Spiel veröffentlicht wurde.
roll-differs = { at-entry }: Dieser Wurf folgt nicht aus dem Geheimnis.
correction-differs = { at-entry }: Die Berichtigung behält nicht bei, was sie beibehalten musste.
events-differ = { at-entry }: Die Aufzeichnung erzählt etwas anderes, als geschehen ist.
other-rules = Dazu braucht es die Regeln „{ $found }“, nach denen gespielt wurde; diese Fassung hat „{ $known }“.
module-changed = { $before ->
    [0] Das Modul „{ $module }“ ist neu (Fassung { $now }).
   *[other] { $now ->
        [0] Das Modul „{ $module }“ gibt es nicht mehr.
       *[other] Das Modul „{ $module }“ ist von Fassung { $before } zu Fassung { $now } geworden.
    }
 }
thing-changed = „{ $thing }“ ist nicht mehr, was es zu Beginn des Spiels war.

# --- Werte ------------------------------------------------------------------------------------

not-a-value = „{ $value }“ ist kein Wert dieses Spiels.
too-deep = Der Wert ist zu tief verschachtelt.
too-long = Die Liste ist zu lang; höchstens { $most } Einträge sind erlaubt.
text-too-long = Der Text ist zu lang; höchstens { $most } Zeichen sind möglich.
out-of-bounds = Die Zahl muss zwischen { $low } und { $high } liegen.
too-large = Die Antwort ist zu groß; höchstens { $most } Werte sind möglich.
unknown-class = Dieses Spiel kennt kein „{ $tag }“.
not-a-position = Zeile { $line } des Textes beschreibt keine Stellung.
not-a-frame = Das lässt sich nicht als laufender Vorgang lesen: „{ $text }“
unknown-field = „{ $tag }“ hat kein Feld „{ $field }“.
missing-field = „{ $tag }“ fehlt ein Feld.
wrong-type = Das Feld „{ $field }“ von „{ $tag }“ enthält einen Wert der falschen Art.
unknown-name = „{ $name }“ ist kein bekannter Name für „{ $field }“.
unknown-stage = Einen Abschnitt namens „{ $stage }“ gibt es nicht.
other-game = Diese Stellung gehört zum Spiel „{ $found }“, nicht zu „{ $game }“.
position-damaged = Die gespeicherte Stellung ist beschädigt.

# --- Der Ausgang ------------------------------------------------------------------------------

ending-resigned = Das Spiel wurde aufgegeben.
outcome = { $ending } { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
 }
outcome-placed = { $place }. { $seats }
outcome-scored = { $place }. { $seats }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

# --- Roles --------------------------------------------------------------------------------------

