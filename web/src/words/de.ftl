# Was die Hülle sagt: Räume, Knöpfe, Einstellungen. Was ein Spiel sagt, kommt vom Server.

# --- Räume
lobby = Lobby
lobby-title = Feldzug
lobby-lead = Eroberungen auf alten Karten, und jede Regel gilt. Eröffne einen Tisch, spiel mit Freunden nah und fern oder mit Bots, und nichts geht verloren: Jede Partie wartet dort, wo du sie verlassen hast.
play-now = Sofort spielen
play-now-help = „Sofort spielen“ beginnt gleich { $game }: du gegen zwei Bots, automatisch aufgebaut.
new-table = Neuer Tisch
open-table = Tisch eröffnen
import-record = Aufzeichnung laden
my-games = Meine Partien
no-games = Du hast keine laufenden Partien.
tables-to-watch = Tische zum Zusehen
finished-games = Beendete Partien
archived-games = { $count ->
    [one] Ein weggelegtes Spiel
   *[other] { $count } weggelegte Spiele
 }
archive = Weglegen
take-out = Wieder hervorholen
delete = Löschen
delete-really = Wirklich endgültig löschen?
resign = Aufgeben
resign-really = Wirklich aufgeben?
more-of = Was mit „{ $title }“ geschehen soll
small-board = Der Spielplan
turn-number = Zug { $turn }
turn-of = { $who } entscheidet
won-by = { $count ->
    [one] Sieg für { $who }
   *[other] Geteilter Sieg: { $who }
 }
friends-at-home = Freunde zu Hause
friends-at-home-help = Wer im selben Netz ist, öffnet diese Adresse oder scannt den Code mit dem Telefon.
friends-at-home-how = Damit Freunde zu Hause mitspielen können, starte den Server so:
table = Tisch
no-such-table = Diesen Tisch gibt es nicht. Ist die Adresse vollständig?
laying-the-table = Der Tisch wird gedeckt …
rules = Regeln
rules-with = Gespielt mit
examples = Beispiele
examples-how = Jedes öffnet sich als eigene Partie: Sieh sie durch oder spiele von jedem Augenblick an weiter.
about = Über Feldzug
settings = Einstellungen
close = Schließen

state-open = wartet auf Mitspieler
state-playing = läuft
state-over = Die Partie ist zu Ende
your-turn = Du bist dran
bot = Bot
player = Spieler

# --- Einen Tisch eröffnen
game = Spiel
players = Spieler
title = Titel
title-hint = nach Belieben
public-table = Alle auf diesem Server dürfen zusehen
seats = Plätze
who-sits = Wer hier sitzt
kind-me = Ich
kind-here = Jemand an diesem Bildschirm
kind-link = Jemand anderswo (Link)
kind-bot = Ein Bot
bot-level = Stärke des Bots
bot-random = Zufällig
bot-greedy = Schnell
bot-search-short = Denkt kurz nach
bot-search = Denkt nach
bot-search-long = Denkt lange nach
bot-seconds = { $seconds } s je Entscheidung
display-name = Name
seats-help = Wer anderswo sitzt, bekommt einen geheimen Link und einen QR-Code; ein Konto braucht niemand.
options = Optionen
options-help = Alle sind sinnvoll voreingestellt. Öffne eine Gruppe, um etwas zu ändern.
options-usual = Zurück zur Vorgabe
changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
 }

presets = Spielarten
preset-usual = Wie üblich
preset-usual-sets = Alle Optionen sind voreingestellt.
option-set = { $option }: { $value }
option-pulls = „{ $value }“ bringt ins Spiel: { $module }
modules = Erweiterungen und Varianten
modules-help = Jede bringt eigene Regeln mit. Ihre Optionen erscheinen, solange sie dabei ist.
module-excluded = Passt nicht zusammen mit: { $module }.
module-by-option = Dabei wegen { $option }: { $value }.
module-by-module = Dabei, weil { $module } das braucht.
module-needs = Braucht { $modules }; { $count ->
    [one] das kommt
   *[other] sie kommen
 } mit dazu.
modules-conflict = { $one } und { $other } passen nicht zusammen.
agreed = Was vereinbart ist
agreed-modules = Mit { $modules }
agreed-usual = Alle Optionen sind voreingestellt.

join-title = Ein Platz wartet auf dich
join-lead = Mit diesem Link setzt du dich an einen Tisch. Ein Name genügt.
join-with = Eröffnet von { $who }
join-as = Dein Platz: { $colour }
link-void = Dieser Link gilt nicht oder nicht mehr. Lass dir einen neuen schicken.
sit-down = Platz nehmen

waiting-for-players = Es fehlen noch Mitspieler
is-there = ist da
is-missing = noch nicht da
begin-without = Ohne die Fehlenden beginnen
begin-without-help = Die Kampagne kann beginnen, auch wenn noch nicht alle da sind: Bots spielen für die Fehlenden. Wer später kommt, übernimmt seinen Platz mit demselben Link.
begin-without-sure = { $count ->
    [one] Einen Platz spielt ein Bot, bis ihn jemand einnimmt. Beginnen?
   *[other] { $count } Plätze spielen Bots, bis jemand sie einnimmt. Beginnen?
  }
all-by-link = Alle mit Link einladen
seat-link = Link zu diesem Platz
seat-link-help = Wer diesen Link zuerst öffnet, spielt diesen Platz. Er gilt einmal.
only-here = Unter { $host } erreicht nur dieser Rechner die Seite. Für andere Geräte starte den Server so:
copy-link = Link kopieren
copied = Kopiert
new-link = Neuen Link machen
seat-menu = Fehlt jemand?
replace-by-bot = Einen Bot spielen lassen
seat-notices = Was mit den Plätzen geschah
seat-taken = { $who } hat Platz genommen.
seat-joined = Der Platz von { $who } wird jetzt auch aus einem weiteren Browser oder von einem Programm gespielt.
seat-handed-on = Wer den Tisch eröffnet hat, hat einen neuen Link zum Platz von { $who } gemacht; ältere gelten nicht mehr.
seat-bot = Für { $who } spielt jetzt ein Bot.
seat-gave-up = { $who } hat aufgegeben; ein Bot spielt weiter.
seat-neutral = Die Partie geht ohne { $who } weiter.
seat-stand-in = Ein Bot vertritt { $who }.
seat-back = { $who } entscheidet wieder allein.
set-aside = Von hier aus können die Regeln nicht weiter, darum ruht dieser Tisch. Du kannst ihn ansehen und zurücknehmen, was vorher war.
seat-lost = Der Platz von { $who } wurde weitergegeben. Du kannst von hier aus zusehen.
my-seat = Mein Platz
while-away = Wenn ich nicht da bin
other-device = Auf anderem Gerät spielen
device-link = Link zu meinem Platz
device-link-help = Öffne ihn dort binnen einer Stunde. Er gilt einmal und nur für dich: Wer ihn hat, sieht deine Hand.
device-title = Dein Platz auf diesem Gerät
device-lead = Mit diesem Link spielst du hier weiter, neben dem Gerät, von dem er stammt.
device-sit = Auch hier spielen

# --- Der Tisch
decision = Entscheidung
decides = muss entscheiden
thinks = { $count ->
    [one] { $who } denkt nach …
   *[other] { $who } denken nach …
}
waits-for = Es entscheidet: { $who }
asked-of = Gefragt ist: { $question }
watching = Du siehst zu
you = du
away = abwesend
choose-on-map = { $count ->
    [one] Ein leuchtender Ort auf der Karte steht zur Wahl.
   *[other] Wähle einen von { $count } leuchtenden Orten auf der Karte.
 }
choose-in-hand = Wähle eine deiner Karten.
as-a-list = Alle { $count } Antworten als Liste
cards = Karten
clear = Von vorn
put-away = Weglegen
choose-target = Wähle jetzt das Ziel
choose-where = Ziel wählen …
send-to = Schicken: { $place }
go-along = { $count ->
    [one] Noch eine geht mit.
   *[other] Noch { $count } gehen mit.
 }
room-for = { $room ->
    [0] Dort ist kein Platz mehr.
    [one] Dort ist Platz für eine, nicht für { $count }.
   *[other] Dort ist Platz für { $room }, nicht für { $count }.
 }
more = eine mehr
fewer = eine weniger
undo = { $more ->
    [true] { $count ->
        [one] Zurücknehmen: { $what }
       *[other] { $count } Antworten zurücknehmen, ab: { $what }
     }
   *[false] Zurücknehmen
 }
ask-undo = { $more ->
    [true] { $count ->
        [one] Um Zurücknehmen bitten, samt allem danach: { $what }
       *[other] Bitten, { $count } Antworten zurückzunehmen, ab: { $what }
     }
   *[false] Um Zurücknehmen bitten
 }
undo-dice = { $more ->
    [true] { $count ->
        [one] Samt Würfeln und Karten zurücknehmen: { $what }
       *[other] { $count } Antworten samt Würfeln und Karten zurücknehmen, ab: { $what }
     }
   *[false] Samt Würfeln und Karten zurücknehmen
 }
undo-refused = { $who } möchte das nicht zurücknehmen.
free-take-back = Würfel und Karten dürfen hier zurückgenommen werden
free-take-back-help = Bots stimmen allem zu. Partie und Aufzeichnung tragen einen Vermerk.
free-take-back-mark = An diesem Tisch dürfen Würfel und Karten zurückgenommen werden.
again = Noch einmal: { $what }
fight-on = Weiter bis zum Sieg, oder …
order-with = Was weitergeht
order-give = Von selbst weiter
order-stop = Anhalten
order-until = Hält an bei: { $what }
order-ended = Es hat angehalten:
orders = Befehle für das Weitere
undo-asked = { $count ->
    [one] { $who } möchte den letzten Schritt zurücknehmen.
   *[other] { $who } möchte die letzten { $count } Schritte zurücknehmen.
 }
undo-asked-self = { $count ->
    [one] Du möchtest den letzten Schritt zurücknehmen. Die anderen müssen zustimmen.
   *[other] Du möchtest die letzten { $count } Schritte zurücknehmen. Die anderen müssen zustimmen.
 }
agree = Zustimmen
refuse = Ablehnen
pass-in-advance = Im Voraus passen:
passes-standing = Im Voraus gepasst
you-pass = Du passt { $until }.
passes-at = { $until } ({ $moment })
pass-lift = Widerrufen
card-not-now = Jetzt ist keine Karte gefragt. Auf der Karte steht, wann sie gespielt werden kann.
not-your-turn = Du musst gerade nichts entscheiden.
hand = Deine Hand
follow = Den anderen zusehen
acts = { $who } zieht
decides-now = { $count ->
    [one] { $who } entscheidet
   *[other] { $who } entscheiden
}
to-my-turn = Zu meinem Zug
to-now = Zum Jetzt
pace = Tempo der anderen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-at-once = sofort
recap = Rückblick
since-last-turn = Seit meinem letzten Zug
show-again = Noch einmal zeigen
noises-question = Kurze Geräusche für Würfel, Figuren und Karten?
noises-yes = Ja
noises-no = Nein
rule-without-text = Im Regelwerk hier steht dazu kein Text.
no-cards = keine
log = Was geschah
log-fine = alle Einzelheiten
log-earlier = Frühere Zeilen zeigen ({ $count })
jump-here = Diesen Augenblick zeigen
own-side = Spieler und Hand
decision-side = Entscheidung und Verlauf
drawers = Mehr
drawer-map = Karte
drawer-players = Spieler
drawer-hand = Hand
drawer-log = Verlauf
text-board = Karte als Text
place = Ort
owner = Besitzer
pieces = Figuren
features = Besonderes
neighbours = Nachbarn
can-be-chosen = wählbar
map-label = Karte. Pfeiltasten gehen von Gebiet zu Gebiet, die Eingabetaste wählt, n geht zum nächsten wählbaren.
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Ganze Karte
health-connecting = verbindet …
health-lost = Verbindung unterbrochen. Neuer Versuch läuft; nichts geht verloren.
health-live = verbunden

rules-changed = Die Regeln haben sich geändert
rules-changed-since = Diese Partie geht nach neueren Regeln weiter, als sie begonnen wurde:
rules-changed-read = Verstanden

hand-over = Weitergeben an { $who }
hand-over-why = Was nun zu sehen ist, ist nicht für alle bestimmt.
i-am = Ich bin { $who }

# --- Rückschau
look-back = Rückschau
missed = Während du weg warst
entry = Eintrag
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
turn-back = Einen Zug zurück
turn-on = Einen Zug vor
turn-of-turns = Zug { $turn } / { $turns }
play = Abspielen
pause = Anhalten
faster = Schneller
skip = Überspringen
back-to-now = Zurück ins Jetzt
what-if = Von hier gegen Bots weiterspielen
what-if-title = Was wäre wenn: { $title }, { $moment }
older-rules = Diese Partie wurde nach älteren Regeln gespielt, { $rules }. Hier kann man sie ansehen; ihre Aufzeichnung, ihre Würfel und das Weiterspielen brauchen jene Regeln.
older-rules-end = Diese Partie wurde nach älteren Regeln gespielt, { $rules }, und nur ihr Ende wurde aufgehoben. Ihre Aufzeichnung, ihre Würfel und das Weiterspielen brauchen jene Regeln.
what-if-older = Von hier weiterspielen kann man nur nach den Regeln, nach denen gespielt wurde, { $rules }.

scores = Punktestände
score-chart = Wie sich die Punkte entwickelten
points-by-source = Woher die Punkte kommen
total = Summe
turn = Zug
winner = Sieger
rematch = Noch einmal
record = Aufzeichnung
verify-dice = Würfel prüfen
verifying = { $count } Würfe nachgerechnet …

# --- Einstellungen
language = Sprache
theme = Licht
theme-auto = wie das Gerät
theme-light = Tag (Pergament)
theme-dark = Nacht (Tintenblau)
motion = Bewegung
motion-auto = wie das Gerät
motion-full = an
motion-none = aus
sound = Ton, wenn ich dran bin und die Seite nicht vorn ist
noises = Kurze Geräusche für Würfel, Figuren und Karten
ask-always = Auch fragen, wenn es nur eine Antwort gibt
notify = Mitteilung, wenn ich dran bin und die Seite nicht vorn ist
keys = Tasten
key-arrows = ← ↑ → ↓
key-arrows-does = von Gebiet zu Gebiet
key-enter = Eingabe
key-enter-does = wählen
key-n = N / P
key-n-does = nächstes oder voriges leuchtendes Gebiet
key-zoom = + − 0
key-zoom-does = näher, weiter weg, ganze Karte
key-i = I
key-i-does = was hier ist, ohne es zu wählen
key-f = F / ⇧F
key-f-does = dasselbe noch einmal; von selbst weiter
key-u = U
key-u-does = zurücknehmen
key-why = ?
key-why-does = warum hier nicht
key-h = H
key-h-does = Hand (wo sie in einer Schublade liegt)
key-l = L
key-l-does = Verlauf
key-m = M
key-m-does = Karte als Text
key-r = R
key-r-does = andere Farben der Karte; ein Spielplanteil drehen
key-k = K
key-k-does = Legende der Karte, Übersicht der Fraktionen
key-follow = , .
key-follow-does = anhalten, einen Schritt weiter (was andere tun)
key-skip = X
key-skip-does = zu meinem Zug
key-escape = Esc
key-escape-does = Berührtes loslassen

# --- Über
about-lead = Feldzug spielt fantastische Eroberungsspiele, und jede Regel gilt. Die Regeln laufen nur auf dem Server; die Würfel werden vor dem ersten Zug versiegelt und können am Ende von allen nachgeprüft werden.
about-unofficial = Feldzug ist ein inoffizielles Fanprojekt mit eigenen Worten und eigenen Zeichnungen. Kein Rechteinhaber eines der Spiele hat es gemacht, gebilligt oder unterstützt; die Namen der Spiele gehören ihren Inhabern.
credits = Dank
credit-icons = Symbole:
and-others = und andere
credit-fonts = Schrift:
credit-map = Die Karte zeichnet ein eigenes Programm von Feldzug.
credit-software = Software:
third-party-notices = Lizenzen der Werke anderer
icons-changed = Koordinaten sind gerundet, Farben folgen der Seite
about-licence = Feldzug ist freie Software unter der Apache-Lizenz 2.0.

# --- Schwierigkeiten
answer-kept = Der Server ist nicht zu erreichen. Deine Antwort ist aufgehoben und wird gesendet, sobald er wieder da ist: { $answer }
answer-discard = Nicht senden
answer-lost = Das Spiel ist inzwischen weitergegangen: Diese Antwort wurde nicht eingetragen: { $answer }
not-sent = Der Server ist nicht zu erreichen: Das wurde nicht gesendet. Alles davor ist bewahrt; versuche es gleich noch einmal.
problem-offline = Der Server ist nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
problem-bad-request = Das hat der Server nicht verstanden.
problem-not-yours = Dieser Platz gehört dir nicht.
problem-unknown = Das gibt es nicht (mehr).
problem-stale = Das Spiel ist inzwischen weitergegangen.
problem-conflict = Jemand war schneller.
problem-too-large = Das ist zu groß.
problem-illegal = Das ist nicht erlaubt.
problem-too-many = Zu viele Anfragen. Warte einen Augenblick.
problem-unavailable = Der Server ist beschäftigt. Versuch es gleich noch einmal.
problem-not-allowed = Das geht hier nicht.
side-by-side = Was nebeneinander läuft

desk = Pult der Spielleitung
desk-copied = Am { $when } hat die Spielleitung diesen Feldzug als Datei mitgenommen.
desk-due = Die jetzige Phase endet { $when }.
