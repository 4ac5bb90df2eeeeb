# Was die Seite von Runewars über die Worte des Spiels hinaus sagt.

map-label = Karte von Terrinoth
no-map-yet = Der Spielplan liegt noch nicht.
tile-hint = Wähle einen deiner Spielplanteile, dann, wo er liegt.
lay-hint = Berühre einen Punkt, um den Teil dort zu legen. R dreht ihn.
lay-spot = Ein Platz für den Spielplanteil
marker-spot = Ein Platz für einen Marker
turn-tile = Spielplanteil drehen (R)
routed-units = { $count } { $name } (flüchtend)
stronghold-whole = Festung (Stärke 5)
stronghold-hurt = Beschädigte Festung (Stärke 3)
rune-is = { $what ->
    [dragon-rune] Eine Drachenrune
    [false-rune] Eine falsche Rune
   *[unknown] Ein Runenmarker, den du nicht kennst
 }
activated-by = Aktiviert von { $names }
border-water = über Wasser
border-mountain = über das Gebirge
rewards-held = { $count ->
    [one] 1 Belohnung
   *[other] { $count } Belohnungen
 }
influence = Einfluss
runes-held = { $count ->
    [one] 1 Runenmarker
   *[other] { $count } Runenmarker
 }, { $known } als Drachenrunen bekannt
tactics-held = Taktikkarten
open-orders = Offene Befehle
orders-to-choose = Befehle
tactics-cards = Taktikkarten
fresh-cards = In dieser Jahreszeit gezogen, ab der nächsten spielbar
quests = Quests
objective = Ziel
year-now = Jahr { $year }
orders-are-for = Alle wählen geheim einen Befehl. Die niedrigste Nummer beginnt; ein Befehl, der der höchste deiner offenen ist, bringt seine Bonusfunktion.
battle-table = Kampf
battle-in = Kampf in { $place }
attacker = greift an
defender = verteidigt
initiative = Reihe
neutral-units = Neutrale Einheiten
fate-cards = Schicksalskarten
fate-miss = Fehlschlag
fate-orb = besondere Fähigkeit
fate-rout = { $amount ->
    [one] 1 Fluchtpunkt
   *[other] { $amount } Fluchtpunkte
 }
fate-damage = { $amount } Schaden
odds-of-battle = Chancen der Schlacht
odds-win = Der Angreifer gewinnt mit { $chance }
odds-hold = · der Verteidiger mit { $chance }
odds-exact = Genau.
odds-interval = Geschätzt; in 95 von 100 Fällen sind es { $low } bis { $high }.
odds-tied = Gleichstand, der dem Verteidiger gehört: { $chance }.
odds-walls = Nur die Festung rettet ihn: { $chance }.
odds-losses = Mittlere Verluste: { $own } beim Angriff, { $theirs } bei der Verteidigung.
odds-supposed = Nach den Schicksalskarten, die übrig sind, ohne Taktikkarten.
