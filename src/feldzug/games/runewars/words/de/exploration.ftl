# Die Erkundungsvariante: was Helden finden.

explore = Was { $in_area } liegt
    .short = Was hier liegt
settle-token = Ein verdeckter Marker { $in_area }
    .short = Ein verdeckter Marker
found-token = { $exploration }
meet-raiders = { $hero } begegnet Plünderern
    .short = Plünderer
sight-through = Ein Blick: { $area }
    .short = Ein Blick

buy-reward = Kauft { $hero } dem Händler eine Belohnung ab?
    .short = Kaufst du dem Händler eine Belohnung ab?
lose-reward-or-health = Was nehmen die Plünderer { $hero }?
    .short = Was nehmen die Plünderer?
read-scroll = In welchem Gebiet siehst du dir alle verdeckten Marker an?

buy = Eine Belohnung kaufen
buy-nothing = Nichts kaufen
lose-reward = „{ $reward }“ hergeben
take-blow = Lieber Schaden nehmen
see-area = { $area }
remove-location = Den Ort { $in_area } entfernen
open-portals = Für den Weg durch magische Portale bezahlen

token-found = { $hero } ({ $seat }) findet { $in_area }: { $exploration }.
token-looked-at = { $seat } sieht sich den Erkundungsmarker { $in_area } an.
place-visited = { $exploration }: { $hero } bringt { $seat } etwas ein.
location-removed = { $seat } entfernt { $in_area }: { $exploration }.
portals-opened = { $seat } reist durch magische Portale.

nothing-to-see = Du kennst alle Marker { $in_area }.
too-few-units = Dafür braucht es { $in_area } { $units } Einheiten.
