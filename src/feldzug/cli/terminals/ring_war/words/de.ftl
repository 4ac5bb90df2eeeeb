# Was das Terminal des Ringkriegs auf Deutsch sagt.

# --- Odds ---------------------------------------------------------------------------------------

help-odds-ring-war = Die genauen Chancen eines Kampfes im Ringkrieg berechnen.

    Ein Kampf wird so geschrieben: „3 Infanterie, 1 Kavallerie gegen 2 Infanterie“. Ohne Kampf: die Tafel aller Zweikämpfe.
help-odds-ring-war-fighters = Der Kampf: Angreifer gegen Verteidiger.
help-odds-ring-war-leader = Wer einen Heerführer hat.
help-odds-ring-war-fortress = Das Gebiet ist eine Festung.
help-odds-ring-war-port = Der Angriff kommt über das Wasser auf einen Hafen.
help-odds-ring-war-ship = Der Angriff kommt von einem Schiffsymbol: niemand muss zurückbleiben.
help-odds-ring-war-retreat = Ob die Verteidiger abziehen, wenn das für die kämpfende Einheit sicherer ist.
help-odds-ring-war-order = Welche angreifende Einheit zuerst geht.
help-odds-ring-war-against = Welche verteidigende Einheit zuerst benannt wird.
help-odds-ring-war-values = Die Tafel der Einheitenwerte.
odds-two-sides = Ein Kampf hat zwei Seiten, zum Beispiel: feldzug odds ring-war "3 Infanterie, 1 Kavallerie" gegen "2 Infanterie".
odds-unreadable = „{ $text }“ ist nicht lesbar: geschrieben werden eine Zahl und eine Einheit, zum Beispiel 3 Infanterie.
odds-no-such-unit = Die Einheit „{ $word }“ gibt es nicht; es gibt: { $known }.
odds-too-many = „{ $text }“ passt nicht in ein Gebiet: es fasst eine bis { $limit } Einheiten (RNG-003).
odds-one-stays = Eine einzelne Einheit kann nicht aus einem Gebiet angreifen, denn eine bleibt immer zurück (RNG-016); von einem Schiff (--ship) kann sie es.
odds-result = Das Gebiet fällt mit einer Chance von { $chance }.
odds-attacker = Angreifer
odds-defender = Verteidiger
odds-losses = Verluste im Mittel
odds-left = { $count } übrig
odds-fled = Im Mittel entkommen { $units } Verteidiger.
odds-legendary = Der Verteidiger gewinnt mit einer Chance von { $chance } eine legendäre Schlacht.
odds-who-stays = Einer der Angreifer bleibt zurück (RNG-016); er ist bei den Übrigen mitgezählt.
odds-none-stays = Von einem Schiff muss niemand zurückbleiben (G19).
odds-dice = Angriff \ Abwehr
odds-duels = Die Chance des Angreifers in einem Zweikampf, nach den Würfeln beider
odds-duels-how = Heerführer +1 Würfel, Festung +2, Hafen gegen einen Angriff über Wasser +1.
odds-from = Von
odds-upon = Auf
odds-taken = Erobert
odds-led = Mit Heerführer
odds-sent = Chance des Angreifers
odds-against = gegen { $kind }
odds-with-leader = { $kind } mit Heerführer
odds-assumption = Wenn niemand abzieht und beide Seiten zuerst die Besten schicken.

# --- Playing ------------------------------------------------------------------------------------

play-examples = Zum Beispiel: „5 Infanterie Fornost“, „1 Kavallerie Fornost, 2 Infanterie Mithlond“, „2 Infanterie Fornost > Bockland“;
    „3 Moria aus Eregion > Kavallerie“ greift dreimal an; „warum Moria“, „regel RNG-025“, „schau Moria“.
map-legend = ♟ Infanterie ♞ Kavallerie ♛ Kreatur ♚ Heerführer · ✦ Stätte ♜ Festung ≈ Hafen ◉ Ring · +7 Bonus der Region
map-ring = Der Ring: { $area }, Feld { $field } von { $fields }
status-areas = Gebiete
status-points = Punkte
status-area-cards = Gebietskarten
status-adventure-cards = Abenteuerkarten
hint-prices = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } auszugeben: { $prices }
hand-areas = Gebietskarten: { $cards }
hand-uprising = Geheimer Aufstand: { $cards }
hand-adventures = { $count ->
    [0] Abenteuerkarten: –
   *[other] Abenteuerkarten:
 }
hand-worth = { $points ->
    [1] [1 Punkt]
   *[other] [{ $points } Punkte]
 }
look-site = Stätte { $name }
look-fortress = Festung { $name }
look-port = Hafen
look-land = zu Land
look-bridge = über Brücke
look-sea = über See
