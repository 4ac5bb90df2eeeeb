# Was die Zeichnung des Ringkriegs sagt, über die Worte des Spiels hinaus, die vom Server kommen.

score = Punkte
areas = Gebiete
leader = Heerführer
the-ring = der Ring
area-cards = Gebietskarten
adventure-cards = Abenteuerkarten
uprising = Geheimer Aufstand
fortress = Festung
site = Stätte der Macht
port = Hafen
regions = Regionen
region = Region
region-worth = Punkte für die ganze Region
region-whole = beherrscht die ganze Region
map-key = Regionen und Zeichen (K)
colour-regions = Karte nach Regionen färben (R)
symbols = Zeichen
symbol-fortress = Festung
symbol-site = Stätte der Macht
symbol-anchor = Hafen
symbol-ship = Schiffssymbol
symbol-bridge = Brücke
symbol-step = Weg des Rings
symbol-die = hier würfelt der Ring
points-short = Punkte
battle = Kampf
odds-taken = { $chance } für die Eroberung
odds-led = { $chance } mit Heerführer
odds-from = Chancen eines Angriffs aus
odds-upon = Chancen eines Angriffs auf
odds-losses = Mittlere Verluste: { $own } beim Angriff, { $theirs } bei der Verteidigung
ring-needs = nötig ist mindestens { $needed }
units = Einheiten
under-attack = wird angegriffen

# Wer Einheiten aufstellt, sieht, was sie kosten.
for-points = { $what } ({ $price })
prices = Preise
points-left = Noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
too-dear = zu teuer
leader-of = Heerführer { $leader } von { $leaders }

# Wer angegriffen wird, kann nicht immer fliehen.
stand-only = Welche Einheit verteidigt?
stand-for-neutral = Welche Einheit der neutralen Armee verteidigt? Du entscheidest für sie.
hold-or-withdraw = Hältst du stand, oder ziehst du dich zurück?
hold-only = Kein Rückzug ist möglich: Du musst standhalten.

# Seit dem eigenen letzten Zug.
recap-areas-lost = { $areas } verloren
recap-taken = erobert { $areas }
recap-placed = setzt { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
 }
recap-units-lost = { $count ->
    [one] 1 Einheit verloren
   *[other] { $count } Einheiten verloren
 }
recap-drawn = zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
recap-played = spielt { $cards }
recap-nothing = tut nichts Nennenswertes
dice-of-attack = Würfel des Angriffs
dice-of-defence = Würfel der Verteidigung
decides-duel = zählt
rolls-again = Kein Erfolg: Beide würfeln noch einmal.
attack-holds = Der Angriff gewinnt.
defence-holds = Die Verteidigung hält.
card-face-down = Eine verdeckte Karte
