# Schlachten: wie sie aufgebaut, geschlagen und entschieden werden.

way-table = auf dem Tisch
way-paper = auf dem Papier
way-simulated = simuliert

objective-mountain = der Berg
objective-special-building = das Sondergebäude
objective-city = die Stadt
objective-mine = die Mine
objective-castle = die Burg

dragon-end-none = kein Drache
dragon-end-untouched = weder erschlagen noch vertrieben
dragon-end-driven-off = vertrieben
dragon-end-slain = erschlagen

holders-0 = Herausforderer
holders-1 = herausgeforderte Seite
holders--1 = niemand
holders- = niemand

# --- Was geschieht ----------------------------------------------------------------------------

battle-began = { $challenger } und { $challenged } ziehen auf { $tile } in die Schlacht.
way-agreed = So schlagen { $challenger } und { $challenged } ihre Schlacht: { $way }.
sides-tossed = { $challenger } stellt bei den Sektoren { $side ->
    [0] 1 bis 6
   *[other] 7 bis 12
 } auf, { $first ->
    [0] { $challenger }
   *[other] { $challenged }
 } hat den ersten Zug.
spies-decide = Eine { $die }: Die Spione von { $seat } entscheiden.
scouts-decide = Eine { $die }: Die Kundschafter von { $seat } bauen das Gelände auf.
piece-laid = { $seat } legt ein Geländeteil { $sector ->
    [0] in die Mitte des Tisches
   *[other] in Sektor { $sector }
 }: { $piece }.
piece-on-corner = { $piece }: steht, wo die Sektoren { $sector } und { $to } zusammentreffen.
river-laid = { $seat } legt einen Fluss von Sektor { $sector } nach Sektor { $to }.
objective-laid = { $sector ->
    [0] Zu halten: { $objective }.
   *[other] Zu halten: { $objective }, nach Sektor { $sector }.
 }
armies-locked = Die Armeen stehen fest: { $challenger } mit { $points } Punkten, { $challenged } mit { $points_of_challenged }.
no-marker-left = Alle Wettermarker liegen an anderen Tischen: { $challenger } und { $challenged } haben angenehmes Wetter.
weather-drawn = Wetter für { $challenger } und { $challenged }: { $weather }.
weather-changed = Die Kundschafter von { $seat } ändern das Wetter: { $weather }.
assassin-struck = { $removed ->
    [yes] { $seat } würfelt eine { $die }: Der Assassine beseitigt einen Charakter von { $other } ({ $entry }).
   *[no] { $seat } würfelt eine { $die }: Der Assassine scheitert, ein Charakter von { $other } bleibt am Leben ({ $entry }).
 }
paper-rolled = Auf dem Papier { $challenger } gegen { $challenged }: Würfel { $dice }, Vorteil des Herausforderers { $advantage }.
battle-settled = { $challenger } gegen { $challenged } auf { $tile }, { $points } zu { $points_of_challenged } Punkte: { $result } für { $challenger }, { $result_of_challenged } für { $challenged }.
objective-held = { $seat } hält ein Ziel ({ $objective }) und erhält { $points } Schlachtpunkte.
mine-taken = { $seat } würfelt { $dice } für die Mine auf { $tile }.
eruption-rolled = { $seat } würfelt in Zug { $turn } eine { $die } für den Vulkan: { $erupts ->
    [yes] Er bricht aus
   *[no] Er bleibt ruhig
 } (ab { $least }).
swamp-rolled = { $seat } würfelt in Zug { $turn } für Bases in Sümpfen, von links gezählt: { $dice }; { $lost ->
    [0] keine geht verloren
    [one] eine Base geht verloren
   *[other] { $lost } Bases gehen verloren
 }.
lava-laid = { $tile_number ->
    [0] { $seat } legt den Lavasee an das Ende des Stroms
   *[other] { $seat } legt Lavastück { $tile_number }{ $bend ->
        [1] , nach links gebogen
        [2] , nach rechts gebogen
       *[other] {""}
     }
 }; zerstörte Bases: { $lost } von { $challenger }, { $lost_of_challenged } von { $challenged }.
dragon-attacked = { $seat } würfelt für den Drachen, der in Zug { $turn } { $shoots ->
    [yes] auf eine Einheit von { $other } schießt
   *[no] eine Einheit von { $other } angreift
 }: { $dice } auf { $least }+{ $armour ->
    [7] {""}
   *[other] { $hits ->
        [0] {""}
       *[other] , Rüstung { $saves } auf { $armour }+
     }
 }; { $hits ->
    [0] kein Treffer
    [one] der Treffer kommt { $through ->
        [0] nicht durch
       *[other] durch
     }
   *[other] { $through } von { $hits } Treffern { $through ->
        [one] kommt
       *[other] kommen
     } durch
 }, { $lost ->
    [0] keine Base geht verloren
    [one] eine Base geht verloren
   *[other] { $lost } Bases gehen verloren
 }.
dragon-slain = { $seat } hat den Drachen erschlagen.
dragon-driven-off = { $seat } hat den Drachen vertrieben.
kp-shared = { $seat } gibt { $kp ->
    [one] { $kp } Kampfpunkt
   *[other] { $kp } Kampfpunkte
 } an { $ally } weiter.

# --- Antworten --------------------------------------------------------------------------------

fight-by = So kämpfen: { $way }
take-side = { $side ->
    [0] Sektoren 1 bis 6
   *[other] Sektoren 7 bis 12
 }, und { $first ->
    [0] der Herausforderer beginnt
   *[other] die herausgeforderte Seite beginnt
 }
lay-more = { $more ->
    [yes] Noch eines legen
   *[no] Es dabei belassen
 }
lay-crossing = Sektor { $sector }
choose-sector = Sektor { $sector }
roster = { $lines }
roster-line = { $count ->
    [1] { $entry }
   *[other] { $count } { $entry }
 }
field-army = Diese Armee aufstellen: { $roster }
    .short = Eine Armee aufstellen
pay-gold = { $gold ->
    [0] Nichts zahlen
   *[other] { $gold } Gold zahlen
 }
change-weather = { $change ->
    [yes] Einen anderen Marker ziehen
   *[no] Das Wetter behalten
 }
murder = { $line ->
    [-1] Den Assassinen zu niemandem schicken
   *[other] { $entry }, Zeile { $line } der Liste
 }
share = { $share ->
    [yes] Den Anteil des Verbündeten weitergeben
   *[no] Alle Kampfpunkte behalten
 }
other-way = Nicht auf dem Tisch: { $way }
    .short = Nicht auf dem Tisch
touch-castle = { $side ->
    [0] Infanterie des Herausforderers berührt die Burg zuerst
   *[other] Infanterie der herausgeforderten Seite berührt die Burg zuerst
 }
    .short = Zuerst an der Burg
report = Schlachtpunkte { $points }{ $castle_card ->
    [0] ; zuerst an der Burg: Herausforderer
    [1] ; zuerst an der Burg: herausgeforderte Seite
   *[other] {""}
 }{ $dragon_by ->
    [0] ; Drache { $dragon }: Herausforderer
    [1] ; Drache { $dragon }: herausgeforderte Seite
   *[other] {""}
 }{ $nearest ->
    [0] ; der Höhle am nächsten: Herausforderer
    [1] ; der Höhle am nächsten: herausgeforderte Seite
   *[other] {""}
 }{ $withdrew ->
    [0] ; zurückgezogen: Herausforderer
    [1] ; zurückgezogen: herausgeforderte Seite
   *[other] {""}
 }{ $surrendered ->
    [0] ; ergeben: Herausforderer
    [1] ; ergeben: herausgeforderte Seite
   *[other] {""}
 }; Ziele gehalten von: { $holders }
    .short = Wie sie ausging

# --- Fragen und Würfel ------------------------------------------------------------------------

battle-phase = Schlachten
battles = Schlachten
fight = { $challenger } gegen { $challenged } auf { $tile }
    .short = Schlacht
battle = { $challenger } gegen { $challenged } auf { $tile }
    .short = Schlacht
agree-way = Wie schlagt ihr diese Schlacht?
eruption-roll = { $seat } würfelt für den Vulkan
    .short = Der Würfel für den Vulkan
roll-eruption = Vor Halbzug { $half } für den Vulkan würfeln
    .short = Für den Vulkan würfeln
swamp-roll = Die Würfel für Bases in Sümpfen
dragon-attack = Die Würfel des Drachen
dragon-saves = Rüstung gegen den Drachen: { $hits } Treffer
    .short = Rüstung gegen den Drachen
roll-swamp = Vor Halbzug { $half } für { $stands } Bases in Sümpfen würfeln
    .short = Für den Sumpf würfeln
lay-lava = Vor Halbzug { $half } Lava legen
    .short = Lava legen
roll-dragon = In Halbzug { $half } für den Drachen würfeln
    .short = Für den Drachen würfeln
toss-for-sides = Würfel um die Tischseiten und den ersten Zug
toss-for-spies = Ein Würfel: wessen Spione zählen
toss-for-scouts = Ein Würfel: wessen Kundschafter zählen
spy-out = Deine Spione: Auf welcher Seite stellst du auf, und wer hat den ersten Zug?
lay-piece = Der Sektor eines Geländeteils: { $piece }
    .short = Der Sektor eines Geländeteils
lay-river = Die Enden des Flusses
may-lay-piece = Legst du noch ein Geländeteil: { $piece }?
    .short = Noch ein Geländeteil
place-crossing = In welchem Sektor liegt der Übergang: { $piece }?
    .short = Ein Übergang über den Fluss
dice-crossing = Der Sektor eines Übergangs: { $piece }
    .short = Der Sektor eines Übergangs
place-objective = Der Ort eines Ziels: { $objective }
    .short = Der Ort eines Ziels
place-castle = In welchem Sektor steht deine Burg?
lock-armies = Welche Armee stellst du auf?
draw-weather = Das Wetter
keep-weather = Deine Kundschafter: Ziehst du einen anderen Wettermarker?
redraw-weather = Ein anderer Wettermarker
name-victim = Zu wem schickst du deinen Assassinen?
strike = Der Würfel des Assassinen: { $entry }
    .short = Der Würfel des Assassinen
pay-for-paper = Wie viel Gold zahlst du für diese Schlacht?
paper-battle = Die Würfel einer Schlacht auf dem Papier
simulated-battle = Die simulierte Schlacht
table-battle = Wie ist die Schlacht ausgegangen?
take-mine = Die Würfel für die Mine auf { $tile }
    .short = Die Würfel für eine Mine
share-kp = { $result }: Gibst du Kampfpunkte an deinen Verbündeten weiter?
    .short = Kampfpunkte für den Verbündeten

# --- Gründe -----------------------------------------------------------------------------------

general-is-guarded = Der General darf nicht genannt werden: { $entry }.
paper-no-gold = Für diese Schlacht sind nur noch { $gold } Gold da.
eruption-no-volcano = Auf diesem Tisch gibt es keinen Vulkan.
eruption-over = Der Vulkan ist schon ausgebrochen.
eruption-rolled-before = Dieser Würfel ist schon gefallen.
eruption-certain = Ab Zug 4 bricht der Vulkan ohne Würfel aus.
no-such-half-turn = Diese Schlacht hat { $turns } Züge.
no-swamp-here = Auf diesem Tisch gibt es keinen Sumpf.
swamp-rolled-before = Für diesen Halbzug ist für den Sumpf schon gewürfelt.
lava-too-early = Noch gibt es keine Lava: Der Vulkan ist nicht ausgebrochen.
lava-all-laid = Es ist keine Lava mehr zu legen: Der See liegt.
lava-laid-before = Für diesen Halbzug liegt die Lava schon.
lava-first-straight = Das erste Lavastück liegt gerade an der Kerbe des Kraters.
lava-lake-straight = Der See wird gerade angelegt.
lava-bent-before = Der Strom ist schon gebogen.
no-dragon-here = In dieser Schlacht gibt es keinen Drachen.
dragon-rolled-before = In diesem Halbzug hat der Drache schon angegriffen.
dragon-opponent-rolls = Für den Drachen würfelt der Gegner des Angegriffenen.
report-points-impossible = { $points } Schlachtpunkte sind nicht möglich; die Armee des Gegners ist { $most } wert.
report-unknown-side = Eine Schlacht hat zwei Seiten, den Herausforderer und die herausgeforderte.
report-wrong-objectives = { $count ->
    [0] In dieser Schlacht gibt es nichts zu halten.
    [one] Für das Ziel dieser Schlacht muss genannt werden, wer es hält.
   *[other] Für die { $count } Ziele dieser Schlacht muss genannt werden, wer sie hält.
 }
report-castle-touched = Wer zuerst an der Burg war, ist schon gemeldet.
report-without-castle = In dieser Schlacht gibt es keine Burg.
report-dragon = Was aus dem Drachen wurde, passt nicht: Er ist da, solange er lebt, und nur in Schlachten um den Hort.
report-dragon-by = Wer den Drachen erschlagen oder vertrieben hat, muss genannt werden, und sonst niemand.
report-nearest = Wer der Höhle am nächsten kam, zählt nur, wenn der Drache weder erschlagen noch vertrieben wurde.
report-unknown-way = Eine Schlacht, die nicht auf dem Tisch geschlagen wird, wird auf dem Papier entschieden oder simuliert.
