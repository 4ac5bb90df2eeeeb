# Was die Seite über die Erweiterung sagt, über die Texte des Servers hinaus.

desolation = Ein Ödnismarker: Das Land bringt nichts ein, seine Stadt gibt nichts
cryomancy = { $count ->
    [one] Ein Eiswüstenmarker: Das Land bringt nichts ein, sein Wasser ist passierbar
   *[other] { $count } Eiswüstenmarker: Das Land bringt nichts ein, sein Wasser ist passierbar
 }
nobody-flies = In dieser Jahreszeit fliegt niemand
garrison-is-manned = Garnison: mehr Stärke bei jeder Verteidigung in dieser Jahreszeit

cards-to-announce = Deine Taktikschicksalskarten
announced-by = { $count ->
    [one] { $who } hat eine Taktikschicksalskarte angekündigt
   *[other] { $who } hat { $count } Taktikschicksalskarten angekündigt
 }
announced-face-down = Eine Taktikschicksalskarte, verdeckt
damage-will-be-prevented = Die nächsten { $count } Schaden am Verteidiger werden verhindert

development-cards = Entwicklungskarten
development-cards-of = { $count ->
    [one] 1 Entwicklungskarte: { $names }
   *[other] { $count } Entwicklungskarten: { $names }
 }
development-card-bought = Gekauft
development-card-spent = Gekauft; hat in diesem Kampf schon gewirkt
capital-whole = Hauptstadt (Stärke { $strength })
capital-hurt = Beschädigte Hauptstadt (Stärke { $strength })
capital-is-due = Die nächste Festung im Heimatreich darf Hauptstadt werden
capital-may-be-rebuilt = Die Hauptstadt ist verloren und darf neu gebaut werden
peasant = Ein Bauer: Das Gebiet bleibt seinem Besitzer, obwohl keine Einheit da ist
peasants-on-map = { $count ->
    [one] 1 Bauer auf der Karte
   *[other] { $count } Bauern auf der Karte
 }, { $left } weitere verfügbar

commander = Kommandant
commands-with = Kommandant mit „{ $card }“
commander-has-worked = hat in diesem Kampf schon gewirkt
commander-waits = Die Kommandantenkarte „{ $card }“ wartet auf einen Helden
second-commander-allowed = Generalleutnant: Ein zweiter Kommandant ist erlaubt
commander-deck = Kommandantenstapel
commander-deck-bottom = Seine letzten Karten, die unterste am Ende
commander-discards = Abgeworfene Kommandantenkarten
commander-unknown = unbekannt

# Straße des Sieges

victory-card-own = Deine Siegkarte
victory-card-lies = Sie liegt auf dem Stapel { $season }.
