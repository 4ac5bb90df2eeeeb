# Was die Seite von Runewars über die Worte des Spiels hinaus sagt.

map-label = Karte von Terrinoth
no-map-yet = Der Spielplan liegt noch nicht.
tile-hint = Zieh { $count ->
    [one] das Spielplanteil
   *[other] eines deiner Spielplanteile
 } auf die Karte, oder berühre es und dann, wo es liegen soll.
lay-hint = { $count ->
    [one] Ein Platz passt
   *[other] { $count } Plätze passen
 }: Zieh das Teil dorthin oder berühre einen Punkt.{ $turns ->
    [one] {""}
   *[other] {" "}R oder der runde Pfeil dreht es.
 }
lay-spot = Ein Platz für das Spielplanteil
marker-spot = Ein Platz für einen Marker
lay-beside = Ein Platz für das Spielplanteil, neben { $places }
marker-beside = Ein Platz für einen Marker, neben { $places }
turn-tile = Spielplanteil drehen (R)
routed-units = { $units } (flüchtend)
stronghold-whole = Festung (Stärke 5)
stronghold-hurt = Beschädigte Festung (Stärke 3)
rune-is = { $what ->
    [dragon-rune] Eine Drachenrune
    [false-rune] Eine falsche Rune
   *[unknown] Ein Runenmarker, den du nicht kennst
 }
rune-revealed = Der Runenmarker liegt offen
runes-printed = { $count ->
    [one] Eine aufgedruckte Drachenrune
   *[other] { $count } aufgedruckte Drachenrunen
 }
activated-by = Aktiviert von { $names }
border-water = über Wasser
border-frozen = über gefrorenes Wasser
border-mountain = über das Gebirge
rewards-held = { $count ->
    [one] 1 Belohnung
   *[other] { $count } Belohnungen
 }
influence = Einfluss
left-behind = Zurückgelassen von { $hero }: { $what }
recruits-none = keine Einheiten
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
known-of = Was du von { $who } weißt
objective = Ziel
battle-table = Kampf
battle-in = Kampf in { $place }
attacker = Angriff
defender = Verteidigung
initiative = Reihe
neutral-units = Neutrale Einheiten
fate-cards = Schicksalskarten
cards-only-you-see = Karten, die bisher nur du siehst
fate-miss = Fehlschlag
fate-orb = besondere Fähigkeit
fate-rout = { $amount ->
    [one] 1 Fluchtpunkt
   *[other] { $amount } Fluchtpunkte
 }
fate-damage = { $amount } Schaden
order-lies-open = liegt offen
bonus-holds = Mit Bonusfunktion:
bonus-does-not-hold = Ohne Bonusfunktion, ein höherer Befehl liegt offen:
bonus-sign = Lorbeer: brächte jetzt den Bonus. Zum Lesen berühren.
orders-of-season = Befehle dieser Jahreszeit
chosen-in-secret = Geheim gewählt
order-chooses = wählt …
order-chosen = hat gewählt
order-yours = verdeckt
own-heroes = Helden
hero-is-routed = flüchtend
health-left = { $damage } von { $health } Schaden
titles = Titel
title-free = noch bei niemandem
title-of = { $who }, { $influence } Einfluss darauf
condition-met = erfüllt
condition-open = noch nicht
objective-met = Erfüllt: Melde es in deinem Spielzug für eine Drachenrune.
objective-open = Noch nicht erfüllt. Sobald es so weit ist, bringt es in deinem Spielzug eine Drachenrune.
year-of = Jahr { $year } von { $last }
year-overview = Das Jahr: Befehle nach Jahreszeit, Einfluss, Rohstoffanzeiger und Runenmarker aller
player = Spieler
rune-tokens = Runenmarker; { $goal } Drachenrunen gewinnen
runes-open = { $all ->
    [one] 1 Runenmarker
   *[other] { $all } Runenmarker
 }, davon { $open } als Drachenrune offen
next-season = Als Nächstes: { $season }. { $left ->
    [0] Dies ist das letzte Jahr.
    [one] Nach diesem Jahr folgt noch eines.
   *[other] Nach diesem Jahr folgen noch { $left } Jahre.
 }
next-is-the-end = Nach diesem Winter ist das Spiel vorbei: Die meisten Drachenrunen gewinnen.
next-spring = Dann kommen alle Befehle zurück.
next-summer = Dann handeln die Helden.
next-fall = Dann wird der Schicksalsstapel vollständig.
next-winter = Bis dahin brauchst du genug Nahrung.
gather-army-into = Welche Figuren ziehen nach { $area }?
retreat-of = Wohin ziehen sich { $whose ->
    [own] deine Einheiten
    [neutral] die geschlagenen neutralen Einheiten
   *[other] die Einheiten von { $who }
 } aus { $area } zurück? Alle gehen in ein Gebiet und fliehen.
city-space = Ein Platz für eine Stadt
nobody-gets-here = Keine Figur von { $who } kommt jetzt hierher.
carry-out-which = Führst du „{ $order }“ aus?
answer-card = { $who } spielt „{ $card }“: Antwortest du mit einer Taktikkarte?
bonus-which = Nutzt du die Bonusfunktion von „{ $order }“?
assign-loss-of = { $whose ->
    [own] Welche deiner Einheiten
    [neutral] Welche der neutralen Einheiten
   *[other] Welche Einheit von { $who }
 } { $what ->
    [damage] nimmt Schaden?
    [rout] flieht?
   *[other] wird getroffen?
 }{ $left ->
    [one] {""}
   *[other] {" "}(noch { $left })
 }
lay-home = { $area } neben { $places }
lay-first = { $turn ->
    [0] Als Erstes auf den Tisch
   *[other] Als Erstes auf den Tisch, um { $turn } Sechstel gedreht
 }
take-marker-beside = Der Marker neben { $places }
lay-marker-beside = Ein Marker neben { $places }
won-by-runes = { $runes ->
    [one] Eine Drachenrune
   *[other] { $runes } Drachenrunen
 } gegen { $other } von { $who }.
won-by-influence = Gleich viele Drachenrunen wie { $who }; dann gewinnt mehr Einfluss, { $own } gegen { $other }.
won-by-start = Gleich viele Drachenrunen und gleich viel Einfluss wie { $who }; dann gewinnt die Fraktion, die mit mehr Einfluss beginnt.
won-by-turn = Gleich viele Drachenrunen wie { $who }; dann gewinnt, wer am Zug ist.
one-less = Eins weniger
one-more = Eins mehr
influence-left = Du hast { $own }; { $left } blieben übrig.
scene-duel = Duell: { $hero } gegen { $rival }
scene-test = { $hero } prüft: { $attribute }
scene-diplomacy = Diplomatie in { $place }
scene-bid = Die Gebote
duel-round = Runde { $round }
cards-drawn = { $drawn } von { $count ->
    [one] 1 Schicksalskarte
   *[other] { $count } Schicksalskarten
 } gezogen; eine davon zählt.
destiny-counts = Es zählt: { $destiny }
fate-guard = wehrt { $amount } ab
bid-highest = höchstes
bid-second = zweithöchstes
bid-lowest = niedrigstes
odds-of-battle = Chancen im Kampf
odds-win = Der Angreifer gewinnt mit { $chance }
odds-hold = Verteidiger: { $chance }
odds-exact = Genau.
odds-interval = Geschätzt; in 95 von 100 Fällen sind es { $low } bis { $high }.
odds-sure = Geschätzt, auf weniger als einen Punkt genau.
odds-tied = Gleichstand, der dem Verteidiger gehört: { $chance }.
odds-walls = Nur die Festung rettet ihn: { $chance }.
odds-losses = Mittlere Verluste: { $own } beim Angriff, { $theirs } bei der Verteidigung.
odds-supposed = Nach den Schicksalskarten, die übrig sind, ohne Taktikkarten.
faction-facts = { $alignment ->
    [good] gut
   *[other] böse
 }, beginnt mit { $influence } Einfluss
faction-look = Ansehen
faction-sheets = Fraktionen
open-sheets = Fraktionen und ihre Einheiten (K)
sheet-of = { $faction }: Einheiten, Rohstoffanzeiger, Helden
unit-shape = { $shape }
unit-initiative = Kampfreihe { $round }
unit-health = { $health }
unit-flies = fliegt
unit-is-fast = schnell
unit-instead-of = Beim Rekrutieren wahlweise für: { $units }.
unit-figures = { $units } auf der Karte, { $left } weitere im Vorrat
dials = Rohstoffanzeiger: was Ernten und Rekrutieren bis zum Pfeil bringen
dial-influence = 1 Einfluss
dial-tactics = 1 Taktikkarte
dial-nothing = nichts
