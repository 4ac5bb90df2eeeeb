# Die Erweiterung: wie sie heißt, ihre Module, die neuen Einheiten und Spielplanteil 12.

group-expansion = Erweiterung

module-banners = Banner des Krieges
module-development-cards = Entwicklungskarten
module-commanders = Kommandanten des Schlachtfeldes
module-free-cities = Aufstieg der Freien Städte
module-road-to-victory = Straße des Sieges
module-banners-exploration = Banner des Krieges: Erkundungsmarker

# --- Was geschieht ----------------------------------------------------------------------------

unit-mended = { $seat }: { $a_kind } { $in_area } erholt sich.
unit-rose = { $seat }: { $a_kind } { $in_area } steht auf.
desolated = Ein Ödnismarker liegt nun { $in_area }.
frozen = Ein Eiswüstenmarker kommt hinzu { $in_area }; es liegen dort { $count }.
thawed = Die Marker { $in_area } werden weniger: noch { $count }.
city-destroyed = „{ $city }“ { $in_area } wird zerstört.

# --- Antworten --------------------------------------------------------------------------------

keep-cards = Keine Karte abwerfen
breathe-on-triangles = Einheiten mit Dreieckssockel fliehen lassen
recruit-instead = { $count ->
    [0] Keine { $many_kind }
   *[other] { $count } × { $kind }
 }
place-instead = Stattdessen { $a_kind } { $in_area } aufstellen

# --- Fragen -----------------------------------------------------------------------------------

ball-lightning = Eine Taktikkarte abwerfen, um { $damage } Schaden zuzufügen?
    .short = Eine Taktikkarte abwerfen, um Schaden zuzufügen?
blood-rite = Eine eigene Einheit zerstören, um { $more } statt { $damage } Schaden zuzufügen?
    .short = Eine eigene Einheit zerstören, um mehr Schaden zuzufügen?
grave-breath = Einheiten mit Dreieckssockel fliehen lassen oder { $damage } Schaden zufügen?
    .short = Einheiten mit Dreieckssockel fliehen lassen oder Schaden zufügen?
choose-reinforcements = Wie viele neue Einheiten rekrutierst du anstelle von { $many_kind }?
    .short = Wie viele neue Einheiten rekrutierst du?

# --- Was im Gange ist -------------------------------------------------------------------------

losses-by-enemy = Verluste
talons = Klauen
deal-pounce = Anspringen
take-pounce = Anspringen
devour = Verschlingen
deal-drain = Aussaugen
take-drain = Aussaugen
rout-triangles = Grabesatem
mend = Eine Einheit erholt sich
rise-again = Einheiten stehen auf

# --- Warum nicht ------------------------------------------------------------------------------

routed-are-devoured-first = Flüchtende Einheiten werden zuerst verschlungen.
nothing-to-mend = Diese Einheit ({ $kind }) kann mit dieser Fähigkeit nicht geheilt werden.
unit-stands = Diese Einheit ({ $kind }) steht.
land-is-barren = Das Land ist karg { $in_area }.
no-stronghold-here = Hier ({ $area }) darf keine Festung gebaut werden.
deal-poison = Schaden an einer Einheit
take-poison = Schaden
