# Was die Seite von Empires über die Worte des Spiels hinaus sagt.

map-label = Karte der Kampagne
no-map-yet = Die Karte liegt noch nicht.
compass = Kompass: Richtungen 1 bis 6 im Uhrzeigersinn
is-capital = Hauptstadt
capital-of = Hauptstadt von { $who }
mine-exhausted = Hier ist eine Mine erschöpft
lasting-chaos-void = Chaosleere
lasting-earthquake = Erdbeben
lasting-dam = Damm
lasting-mist = Nebel der Toten
lasts = { $effect } { $until ->
    [next-spring] bis zum nächsten Frühling
    [end-of-winter] bis der Winter vorüber ist
   *[next-autumn] bis zum nächsten Herbst
 }
tax-of = Wintersteuer { $dice }W6 × { $factor } Gold
tax-none = Keine Wintersteuer
mine-of = Eine Mine bringt { $dice }W6 × 10 Gold
may-build = Baubar: { $buildings }
may-build-nothing = Weder Mine noch Burg noch Stadt sind möglich
costs-more = { $kp } Kampfpunkt teurer
battle-between = Schlacht: { $challenger } gegen { $challenged }
flows-to = Der Fluss mündet in { $tile }
no-people-yet = Noch kein Volk
neutral-realm = neutral
has-bye = setzt aus
victory-points = Siegpunkte
gold = Gold
combat-points = Kampfpunkte
tiles-held = Felder
item-cards = Karten mit magischen Gegenständen
ally = Verbündet
allied-with = Verbündet mit { $who }
fights-for = kämpft für { $who }
plague = Pest
no-cards-held = Du hältst keine Karte.
round-of = Runde { $round }: { $season }, Jahr { $year }
leads = In Führung
campaign-book = Kampagnenbuch
chapter-standings = Punktestand
chapter-chronicle = Chronik
chapter-alliances = Bündnisse
chapter-dice = Würfel
chapter-print = Als PDF
points-over-rounds = Eigene Punkte über die Runden
chronicle-start = Der Anfang
chronicle-round = Runde { $round }
chronicle-map = Die Karte nach Runde { $round }
chronicle-ended = Die Karte an ihrem Ende, { $when }
chronicle-now = Die Karte, wie sie jetzt ist
alliances-now = Zur Zeit verbündet
alliances-past = Wie es dazu kam
no-alliance = Niemand ist verbündet.
no-alliance-yet = Noch wurde kein Bündnis vorgeschlagen.
dice-how = Vor der Kampagne hat der Server ein Geheimnis versiegelt, aus dem alle Würfe folgen. Wenn eine Runde vorbei ist, wird ihr Geheimnis gezeigt, und dein Browser kann jeden ihrer Würfe nachrechnen.
dice-not-yet = Die Würfe der ersten Runde lassen sich prüfen, wenn sie vorbei ist.
dice-seal = Das Siegel:
dice-secret = Das Geheimnis von Runde { $round }:
dice-of-round = Runde { $round }: { $count ->
    [one] ein Wurf
   *[other] { $count } Würfe
 }
print-lead = Was du sehen darfst, zum Drucken, auch in Schwarzweiß gut. Was andere verbergen, steht nicht darin.
print-pdf = PDF { $size }
chapter-ledger = Kasse
chapter-battles = Frühere Schlachten
chapter-sheet = Schlachtbogen
chapter-companion = Am Tisch
print-page = Drucken
which-battle = Welche Schlacht
realm = Reich
from-where = Woher
points-note = Fünfzehn Punkte gewinnen, sonst die meisten nach dem zweiten Herbst. Verbündete teilen sich den Durchschnitt.
treasury-of = Kasse von
round-short = Runde
tile-short = Feld
left = Rest
by-source = Nach Herkunft
so-many-kp = { $count ->
    [one] { $count } Kampfpunkt
   *[other] { $count } Kampfpunkte
 }
challenger = Herausforderer
challenged = Herausgefordert
battle-points = Schlachtpunkte
way = Geschlagen
no-battle-yet = Noch wurde keine Schlacht geschlagen.
sector-map = Der Tisch in seinen zwölf Sektoren
turn-limit = Spielzüge
first-turn = Erster Zug
weather = Wetter
not-drawn = Wird gezogen, wenn beide Armeen feststehen
siege = Belagerung
with-walls = mit Mauern
without-walls = ohne Mauern
dragon = Drache
dragon-here = Er bewacht den Hort
side = Seite
sectors = Sektoren
army-size = Armee
break-point = Bruchpunkt
points-of = { $points } ({ $base } ohne Gold)
objectives = Ziele
objective-worth = { $objective }: { $points } Schlachtpunkte
sector-number = Sektor { $sector }
rules-at-table = Regeln an diesem Tisch

# --- Am Tisch -----------------------------------------------------------------------------------

turn-of = Zug { $turn } von { $turns }
battle-over = Die Schlacht ist vorüber
next-player = Nächster Spieler
step-back = Zurück
roll-die = Würfeln
die-waits = Der Server ist nicht zu erreichen; gewürfelt wird, sobald es geht.
own-die-erupts = Nach eigenem Wurf bricht er aus
die-failed = Es konnte nicht gewürfelt werden.
die-thrown = Zug { $turn }: { $die }
it-erupts = Er bricht aus
it-wakes = Er erwacht
remind-eruption = Vulkan: vor der Befehlsphase würfeln; er bricht aus bei { $least }+ (EMP-287).
remind-erupts = Der Vulkan bricht jetzt aus (EMP-291).
remind-lava = { $tile ->
    [1] Das erste Lavastück an die Kerbe des Kraters legen (EMP-292).
   *[other] Lava verlängern: Stück { $tile } (EMP-294).
 }
remind-lake = Kein Lavastück ist übrig: Lege den Lavasee (EMP-295).
remind-swamp = Für jede Base im Sumpf würfeln; bei 1 ist sie verloren (EMP-320).
remind-dragon = Der Drache greift die nächste Einheit bis 20 cm an und kehrt zurück; der Gegner würfelt (EMP-333).
remind-dragon-asleep = Der Drache schläft: Er erwacht, wenn eine Einheit auf 20 cm herankommt (EMP-331).
stands-in-swamp = Bases in Sümpfen
roll-swamp-now = Für den Sumpf würfeln
stands-destroyed = Zerstörte Bases von { $who }
lava-way = Der Strom fließt
lava-way-0 = geradeaus
lava-way-1 = nach links
lava-way-2 = nach rechts
lava-laid-now = Sie liegt
dragon-target = Er greift an, von { $who }
dragon-ground = Sie steht
ground-4 = im Freien
ground-5 = gedeckt
ground-6 = befestigt
dragon-shoots = Er schießt
roll-dragon-now = Für den Drachen würfeln
dragon-other-rolls = Greift er eine deiner Einheiten an, würfelt { $who }. Eigene Würfel gelten ebenso.
remind-sight = Sicht: { $sight } cm (EMP-366).
remind-orders = { $orders ->
    [one] Jede Einheit erhält je Befehlsphase einen Befehl (EMP-367).
   *[other] Jede Einheit erhält je Befehlsphase { $orders } Befehle (EMP-367).
 }
remind-pace = Einheiten bewegen sich 75 % ihrer Weite (EMP-364).
remind-first-order = Der erste Befehl im 1. Zug erhält +1 (EMP-424).
remind-last-turn = Das ist der letzte Zug.
units-lost = { $breaks ->
    [0] Verlorene Einheiten: { $lost }
   *[other] Verlorene Einheiten: { $lost } von { $breaks }
 }
one-more = Einer mehr
one-less = Einer weniger
army-breaks = Diese Armee bricht.
who-holds = Gehalten: { $objective }
dragon-hits = Treffer am Drachen: { $hits } von 8
kept-here = Das bleibt in diesem Browser und füllt den Bericht aus.
begin-anew = Neu beginnen

# --- Formulare ----------------------------------------------------------------------------------

field-example = Stelle auf: { $units }
form-field-army = Eigene Armee
roster-start = Beginnen mit
roster-empty = einer leeren Liste
roster-example = Beispiel { $number }
roster-add = Hinzufügen
roster-choose = Ein Eintrag deiner Liste
roster-count = Anzahl
roster-items = Magischer Gegenstand
roster-upgrades = Aufwertung
roster-points = Punkte
roster-total = { $points } von { $size } Punkten
roster-card = { $item }, von einer Karte: kostenlos
roster-cards = Gegenstandskarten auf deiner Hand: { $items }. Wer einen davon trägt, zahlt nichts dafür.
roster-siege = Für die Belagerung: { $points } von { $size } Zusatzpunkten
roster-extra = Weitere Einheiten für die Belagerung
roster-gold = Darüber gekauft: { $points } von höchstens { $most } Punkten. Das kostet { $gold } Gold von { $treasury }.
roster-forget = Gespeichertes löschen
roster-remove = Entfernen
roster-save = Unter einem Namen speichern
roster-not-kept = Der Server ist nicht zu erreichen; die Armee ist nicht gespeichert.
roster-name = Name
roster-lock = Diese Armee aufstellen
roster-limits = { $max ->
    [0] mindestens { $min } je 1000 Punkte
   *[other] { $min } bis { $max } je 1000 Punkte
 }
checking = Wird geprüft …
check-ok = Das ist erlaubt.
form-report = Schlacht melden
report-points-by = Schlachtpunkte von { $who }
report-castle = Wer berührte die Burg zuerst?
report-dragon-end = Der Drache
report-dragon-by = Durch wen
report-nearest-to = Am nächsten an der Höhle
report-withdrew = Wer zog sich zurück?
report-surrendered = Wer gab auf?
report-send = Bericht senden
report-from-table = Übernehmen, was am Tisch notiert ist
report-lies = { $who } hat gemeldet:
form-settle = Die Schlacht entscheiden
settle-how = Wie wird entschieden?
settle-table = Wie sie am Tisch ausging
settle-paper = Auf dem Papier abgewickelt
settle-simulated = Vom Programm simuliert
settle-note = Ein Vermerk für alle
settle-send = So entscheiden
report-rules = Die Regeln dazu
report-disputed = Die andere Seite widerspricht.
form-enter-map = Karte zeichnen oder eingeben
map-start = Beginnen mit
map-brush = Gelände
map-erase = nichts
map-flow = Fluss mündet in
map-file = Eine Kartendatei
map-paste = Karte einfügen
map-save = Als Datei speichern
map-send = Diese Karte legen
map-lie = Felder liegen
map-count = { $tiles } Felder
lie-corner-up = mit der Ecke nach oben
lie-side-up = mit der Seite nach oben
map-without-lie = Zeile { $line }: Die erste Zeile muss sagen, wie die Felder liegen, corner-up (Ecke oben) oder side-up (Seite oben).
map-no-tile = Zeile { $line }, „{ $text }“, ist kein Feld: Eine Zeile nennt ein Feld von A1 bis T20, sein Gelände und bei einem Fluss das Feld, in das er fließt, wie in „B3 river C3“.
map-tile-twice = Zeile { $line }: { $text } gibt es schon.
map-kept = Die Karte unten ist, wie sie war. Die Gelände heißen { $terrains }.
branch-battle = { $one } – { $other } ({ $tile })
why-event-card = mit der Ereigniskarte
why-hire = Söldner
alliance-chance = gelingt mit { $chance }
paper-odds = Sieg { $win } · Unentschieden { $draw } · Niederlage { $loss }
paper-heading = Auf dem Papier
paper-of = { $who }, wenn niemand Gold zahlt
way-wished = { $who } will: { $way }.
way-table-text = Mit Figuren an einem echten Tisch; eine Seite meldet, die andere bestätigt.
way-paper-text = Zwei Würfel entscheiden, ohne Armeen.
way-simulated-text = Das Programm lässt eure Armeen gegeneinander kämpfen.
until-next-spring = Frühling
until-next-autumn = Herbst
until-end-of-winter = Winterende
