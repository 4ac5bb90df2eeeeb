# Der Rahmen einer Kampagne: Start, Karte, Schatzkammer, Bauen und Erobern, Hauptstädte, Gegenstände.

game-empires = Empires
seat-player = Spieler { $number }
seat-nobody = niemand
role-organiser = Spielleitung
module-empires = Empires
group-set-up = Aufbau
group-realms = Reiche
group-magic = Jahreszeitenmagie
group-alliances = Bündnisse
group-battle = Schlachten
group-spending = Kampfpunkte
group-peoples = Völker

season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst

# --- Woher Gold, Punkte und Verluste kommen -----------------------------------------------------

why-start = Beginn
why-markers = Siegpunkte
why-battle = Schlachten
why-bye = Freilos
why-passed-on = abgegeben
why-lapsed = nicht ausgegeben
why-raid = Plündern
why-build = Gebäude
why-claim = freies Feld
why-conquer = Eroberung
why-sack = geplünderte Stadt
why-army = Armee
why-mine-taken = umkämpfte Mine
why-mine = Mine
why-hire = angeworbene Söldner
why-event-card = Gold auf dem Ereignis
why-catastrophe = { event-catastrophe }
why-saboteurs = { event-saboteurs }
why-exhausted = erschöpft
why-conquered = erobert
why-sacked = geplündert
why-changed-hands = das Feld hat einen anderen Besitzer

source-tiles = Felder
source-cities = Städte
source-special-building = Sondergebäude
source-hoard = Drachenhort
source-markers = Marker

ending-fifteen = Fünfzehn Siegpunkte sind erreicht.
ending-autumn = Der Herbst des zweiten Jahres ist vorbei.

# --- Was geschieht ------------------------------------------------------------------------------

round-began = Runde { $round }: { $season } des Jahres { $year }.
winter-came = Der Winter ist da.
lot-drawn = { $seat } ist Nummer { $place } im Los.
people-chosen = { $seat } führt { $people }.
map-laid = Die Karte liegt aus: { $tiles } Felder.
capitals-revealed = Die Hauptstädte werden aufgedeckt: { $sites }.
capitals-clashed = { $seat } wählte { $tile }, zu nah an der Hauptstadt von { $other }, und wählt noch einmal.
capital-named = { $tile } ist die Hauptstadt von { $seat }.
tile-taken = { $loser ->
    [niemand] { $seat } nimmt { $tile } ein.
   *[other] { $seat } nimmt { $tile } von { $loser }.
 }
tile-left = { $seat } verlässt { $tile }.
built = { $seat } baut auf { $tile }: { $building }.
destroyed = Verloren auf { $tile }: { $building } ({ $why }).
paid = { $seat }: { $gold } Gold ({ $why }).
kp-earned = { $seat } erhält { $kp ->
    [one] { $kp } Kampfpunkt
   *[other] { $kp } Kampfpunkte
 } ({ $why }).
kp-spent = { $seat } gibt { $kp ->
    [one] { $kp } Kampfpunkt
   *[other] { $kp } Kampfpunkte
 } aus ({ $why }).
kp-lapsed = { $seat } verliert { $kp ->
    [one] { $kp } nicht ausgegebenen Kampfpunkt
   *[other] { $kp } nicht ausgegebene Kampfpunkte
 }.
capital-conquered = { $seat } hat die Hauptstadt von { $loser } erobert ({ $tile }): { $points } Siegpunkte.
city-sacked = { $seat } plündert die Stadt auf { $tile } (Würfel { $dice }).
raided = { $seat } plündert (Würfel { $dice }).
marker-bought = { $seat } macht aus Gold { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
 }.
item-card-drawn = { $seat } zieht { $item }.
item-card-drawn-unseen = { $seat } zieht eine Karte mit einem magischen Gegenstand.
item-cards-returned = { $count ->
    [one] Eine Gegenstandskarte
   *[other] { $count } Gegenstandskarten
 } von { $seat } { $count ->
    [one] kommt
   *[other] kommen
 } in den Stapel zurück.

# --- Was gefragt wird ---------------------------------------------------------------------------

whole-campaign = Kampagne
round = Runde { $number }
    .short = Runde
phase = Phase
set-up = Beginn der Kampagne
draw-lot = Das Los
choose-people = Welches Volk führst du?
generate-map = Die Karte
ask-for-map = Gib die Karte der Kampagne ein
choose-first-capitals = Wo liegt deine Hauptstadt? Niemand sieht es, bis alle gewählt haben.
    .short = Die Hauptstädte
first-tiles = Die ersten Felder
choose-first-tile = Welches Feld neben deiner Hauptstadt gehört dir noch?
new-capitals = Neue Hauptstädte
choose-capital = Bestimme eine andere Hauptstadt
build-phase = Bauen und Erobern
spending = Kampfpunkte ausgeben
spend-points = Wofür gibst du Kampfpunkte aus?
roll-raid = Ein Plünderzug
sack = Plünderung einer Stadt
draw-item-card = Eine Gegenstandskarte
conversion-phase = Gold für Siegpunkte
convert-gold = Wie viel Gold wird zu Siegpunkten? Jeder kostet 150.

# --- Antworten ----------------------------------------------------------------------------------

play-people = { $people }
enter-map = Eine Karte
name-capital = { $tile }
begin-at = { $tile }
claim = { $tile } besetzen{ $winter ->
    [yes] { " " }mit Punkten des Winterkriegs
   *[no] {""}
 }
conquer = { $tile } erobern{ $winter ->
    [yes] { " " }mit Punkten des Winterkriegs
   *[no] {""}
 }
build = Auf { $tile } bauen: { $building }{ $winter ->
    [yes] { " " }mit Punkten des Winterkriegs
   *[no] {""}
 }
raid = Plündern: 2W6 × 10 Gold für 1 Kampfpunkt{ $winter ->
    [yes] { " " }des Winterkriegs
   *[no] {""}
 }
stop-spending = Nichts mehr ausgeben
buy-markers = { $count ->
    [0] Nichts
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
 }

# --- Gründe -------------------------------------------------------------------------------------

people-taken = { $people } führt schon jemand anders.
capital-too-near = Das grenzt an die Hauptstadt von { $seat }; ein Feld muss dazwischen liegen.
not-a-first-tile = { $tile } ist nicht frei oder grenzt nicht an deine Felder.
another-city-is-there = Du hast eine Stadt; nur eine Stadt kann Hauptstadt werden.
not-your-tile = { $tile } gehört dir nicht.
not-enough-gold = Du hast { $gold } Gold.
not-enough-kp = Das kostet { $price }; du hast { $kp }.
not-free = { $tile } gehört schon jemandem.
no-common-border = { $tile } grenzt nicht an dein Reich.
nobody-to-conquer = { $tile } gehört niemand anderem.
owner-not-beaten = Du hast { $seat } in dieser Runde nicht besiegt.
no-city-beside = Neben { $tile } liegt keine Stadt.
dragon-guards-it = Der Drache bewacht { $tile }: Er muss erschlagen oder in dieser Runde vertrieben sein.
battle-tile-first = Zuerst kommt { $tile }, wo du gekämpft hast.
stands-there-already = Das steht schon auf { $tile }: { $building }.
no-mine-here = Eine Mine braucht Fluss oder Gebirge, nicht: { $terrain }.
no-castle-here = Hier kann keine Burg stehen: { $terrain }.
no-city-here = Hier kann keine Stadt stehen: { $terrain }.
mine-ran-dry = Auf { $tile } ist eine Mine versiegt.
people-without-cities = { $people }: keine Städte außer der Hauptstadt.
people-without-buildings = { $people }: keine Gebäude außer dem Sondergebäude.
special-building-once = Du hast dein Sondergebäude schon einmal gebaut.
special-building-once-a-people = { $seat } hat das Sondergebäude deines Volks gebaut.
map-without-lie = Die Karte sagt nicht, wie ihre Sechsecke liegen.
map-tile-unknown = Die Karte nennt ein Feld oder ein Gelände, das es nicht gibt.
map-tile-twice = { $tile } steht zweimal auf der Karte.
map-too-small = Die Karte hat { $tiles } Felder; sie braucht { $least }.
map-needs-one-volcano = Eine Karte hat einen Vulkan; diese hat { $count }.
map-in-pieces = { $tile } hängt nicht mit dem Rest der Karte zusammen.
map-without-room = { $places } Plätze für Hauptstädte reichen nicht für { $players } Spieler.
river-without-mouth = Der Fluss auf { $tile } mündet nirgends.
river-leaps = Der Fluss auf { $tile } fließt in ein Feld, das nicht daneben liegt.
river-runs-dry = Der Fluss auf { $tile } fließt in trockenes Land.
river-in-a-ring = Der Fluss auf { $tile } fließt im Kreis.
