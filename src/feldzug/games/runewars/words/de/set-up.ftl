# Der Aufbau.

set-up = Aufbau
quick-set-up = Automatischer Aufbau
deal-start-cards = Wer beginnt
deal-start-card = Eine Schicksalskarte entscheidet, wer beginnt
drawn-fate = Schicksalskarte { $fate_card }
deal-faction = Fraktionen werden verteilt
drawn-faction = { $faction }
lay-map = Der Spielplan wird gelegt
deal-setup-quest = Aufbau-Questkarten werden verteilt
drawn-quest = { $quest }
map-by-lot = Das Los legt den Spielplan
drawn-map = Spielplan { $number }
found-city = Eine Stadt { $in_area }
    .short = Städte
lend-city = Eine Stadt eines anderen Satzes { $in_area }
    .short = Städte
drawn-city = { $city }
no-city-drawn = Keine Stadt
muster-at-home = Erstes Heer von { $seat }
    .short = Erstes Heer
muster-by-lot = Erstes Heer von { $seat }
    .short = Erstes Heer
deal-first-hero = Helden werden verteilt
deal-and-place-hero = Helden werden verteilt
drawn-hero = { $hero }
hide-runes-by-lot = Die ersten Runen werden versteckt
drawn-place = Die falsche Rune liegt { $in_area }
deal-objective = Zielkarten werden verteilt
drawn-objective = { $objective }

choose-faction = Welche Fraktion spielst du?
choose-tile = Welches deiner Spielplanteile legst du, und wohin?
choose-marker-place = Wohin legst du einen Marker für ein Heimatreich?
choose-marker = An welchem Marker liegt dein Heimatreich?
choose-home-turn = Wie liegt dein Heimatreich?
choose-first-stronghold = Wo baust du deine Festung?
place-first-unit = Wohin kommt { $a_kind }?
    .short = Wohin kommt die Einheit?
place-first-hero = Wo beginnt dein Held?
hide-runes-at-home = Wo in deinem Heimatreich liegt die falsche Rune? Die beiden anderen sind Drachenrunen.

pick-faction = { $faction }
lay-tile = „{ $tile }“ bei { $q }, { $r } legen, um { $turn } Sechstel gedreht
lay-marker = Einen Marker bei { $q }, { $r } legen
take-marker = Den Marker bei { $q }, { $r } nehmen
build-at = { $in_area } bauen
place-unit = { $a_kind } { $in_area } aufstellen
place-hero = { $hero } { $in_area } aufstellen
hide-false-rune = Die falsche Rune { $in_area } verstecken

start-card-dealt = { $seat } bekommt Schicksalskarte { $fate_card }.
first-player-found = { $seat } ist Startspieler.
faction-chosen = { $seat } spielt { $faction }.
setup-quest-dealt = { $seat } bekommt die Aufbau-Questkarte „{ $quest }“.
tile-laid = { $seat } legt „{ $tile }“.
map-laid = Das Los hat den Spielplan gelegt.
tiles-taken-back = Es ist kein Platz mehr: Spielplanteile werden zurückgenommen und neu gelegt.
marker-laid = { $seat } legt einen Marker für ein Heimatreich.
markers-taken-back = Ein Heimatreich passt nirgends hin: Die Marker werden neu gelegt.
home-laid = Das Heimatreich von { $faction } liegt.
city-founded = „{ $city }“ steht { $in_area }.
rune-hidden = { $seat } versteckt einen Runenmarker { $in_area }.
stronghold-built = { $seat } baut eine Festung { $in_area }.
unit-placed = { $seat } stellt { $a_kind } { $in_area } auf.
hero-joined = { $hero } schließt sich { $seat } an.
hero-placed = { $hero } steht { $in_area }.
quests-left = { $count ->
    [one] Eine Quest verlässt
   *[other] { $count } Quests verlassen
 } das Spiel: Ihre Spielplanteile fehlen.

faction-taken = Jemand spielt { $faction } schon.
not-your-tile = „{ $tile }“ legst jetzt nicht du.
tile-overlaps = „{ $tile }“ läge auf etwas anderem.
tile-touches-too-little = „{ $tile }“ muss mit zwei eigenen Gebieten zwei Gebiete des Spielplans berühren.
borders-clash = Eine farbige Grenze von „{ $tile }“ läge an einer anderen.
marker-off-the-rim = Ein Marker liegt auf zwei freien Hexfeldern außerhalb des Spielplans.
marker-touches-too-little = Ein Marker berührt mindestens drei Grenzen ohne Farbe.
markers-too-close = Zwischen zwei Markern müssen mindestens { $count } Gebiete liegen.
no-room-for-the-others = Die anderen Marker fänden keinen Platz.
home-does-not-fit = Dein Heimatreich passt dort nicht hin.
home-off-its-marker = Dein Heimatreich muss den Marker mit zwei Gebieten bedecken.
homes-touch = „{ $tile }“ würde ein anderes Heimatreich berühren.
not-at-home = Es muss in deinem Heimatreich sein, nicht { $in_area }.
area-full = Es ist kein Platz mehr { $in_area }.
