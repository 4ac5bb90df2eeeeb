# Befehle des Reichs, Runen, Festungen, Städte, Titel, Zielkarten, Sieg.

# --- Was geschieht ----------------------------------------------------------------------------

influence-gained = { $seat } erhält { $influence } Einfluss.
influence-paid = { $seat } bezahlt { $influence } Einfluss.
dial-turned = Der Rohstoffanzeiger für { $resource } von { $seat } zeigt { $number }.
dials-set = { $seat } erntet: Nahrung { $food }, Holz { $wood }, Erz { $ore }.
development-built = { $seat } baut „{ $development }“ { $in_area }.
development-paid = „{ $development }“ { $in_area } bringt { $seat } etwas ein.
recruited = { $seat } rekrutiert mit { $resource }: { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
 }.
units-forgone = { $count ->
    [one] { $a_kind } von { $seat } wird nicht aufgestellt.
   *[other] { $count } { $many_kind } von { $seat } werden nicht aufgestellt.
 }
city-helped = „{ $city }“ { $in_area } unterstützt { $seat }.
stronghold-lost = Die Festung von { $seat } { $in_area } ist verloren.
stronghold-damaged = Die Festung von { $seat } { $in_area } ist beschädigt.
stronghold-repaired = { $seat } repariert die Festung { $in_area }.
title-taken = { $seat } nimmt den Titel „{ $title }“ für { $influence } Einfluss.
league-answered = { $seat } gibt { $count } Belohnungen für eine Drachenrune.
rune-discarded = { $seat } gibt eine { $rune } { $from_area } zurück.
rune-returned = Für eine { $rune } von { $seat } ist kein Gebiet mehr frei: Sie geht zurück.
rune-pile-empty = { $seat } bekommt keine { $rune }: Es ist keine mehr da.
rune-revealed = { $seat } deckt { $in_area } eine { $rune } auf.
nothing-revealed = { $seat } hat keine solche Rune aufzudecken.
rune-moved = { $seat } bewegt einen Runenmarker { $from_source } { $to_target }.
rune-looked-at = { $seat } sieht sich den Runenmarker { $in_area } an.
runes-shuffled = { $seat } nimmt die Runenmarker zweier Gebiete ({ $areas }) auf und legt sie neu aus{ $hidden ->
    [yes] {""}
   *[no] , was offen lag, bleibt offen
 }.
objective-claimed = { $seat } hat die Zielkarte „{ $objective }“ erfüllt.
objective-exchanged = { $seat } tauscht die Zielkarte „{ $objective }“, die nicht mehr zu erfüllen ist.
eliminated = { $seat } kontrolliert kein Gebiet mehr und scheidet aus.
game-won = { $seat } gewinnt mit { $count ->
    [one] einer Drachenrune
   *[other] { $count } Drachenrunen
 }.
victory-card-placed = { $seat } beansprucht den Sieg: Die Siegkarte liegt auf dem Stapel „{ $season }“.
victory-card-taken-back = { $seat } nimmt die Siegkarte zurück: Die Drachenrunen reichen nicht mehr.

ending-dragon-runes = Die Drachenrunen sind gewonnen.
ending-last-year = Das letzte Jahr ist vorbei.
ending-last-player = Kein Gegner ist übrig.
ending-victory-card = Der vor einem Jahr beanspruchte Sieg steht fest.

# --- Antworten --------------------------------------------------------------------------------

use-dial = Mit { $resource } rekrutieren
free-figure = Die Einheit { $from_area }{ $routed ->
    [yes] {" "}(flüchtend)
   *[no] {""}
 } nehmen und neu aufstellen
forgo-units = Keine mehr aufstellen
pick-kind = { $a_kind }
raise-dial = 1 { $resource } mehr
build-here = „{ $development }“ { $in_area } bauen
build-nothing = Nichts bauen
city-units = { $count ->
    [one] Eine neutrale Einheit ({ $shape })
   *[other] { $count } neutrale Einheiten ({ $shape })
 }
city-tactics = { $count ->
    [one] Eine Taktikkarte ziehen
   *[other] { $count } Taktikkarten ziehen
 }
city-influence = { $influence } Einfluss nehmen
city-quests = { $count ->
    [one] Eine Quest ziehen
   *[other] { $count } Quests ziehen
 }
build-in = Eine Festung { $in_area } bauen
repair = Die Festung { $in_area } reparieren
move-runes = Die Runenmarker zweier Gebiete neu auslegen
fortify-no-more = Das ist alles
give-up-stronghold = Die Festung { $in_area } aufgeben
build-no-stronghold = Keine aufgeben und keine bauen
take-up-rune = { $area }
turn-runes-down = { $hidden ->
    [yes] Verdecken
   *[no] Offen lassen
 }
lay-runes-back = { $swapped ->
    [yes] Die Plätze tauschen
   *[no] An ihren Plätzen lassen
 }
want-title = { $title }
take-no-title = Keinen Titel nehmen
pay-for-title = { $influence } Einfluss bezahlen
call-the-league = Die Heldenliga rufen: Belohnungen für eine Drachenrune
give-reward = „{ $reward }“ von { $of_hero } ablegen
send-legion = { $in_area } aufstellen
discard-false-rune = Die falsche Rune { $from_area } zurückgeben
keep-false-runes = Keine mehr zurückgeben
place-rune-in = { $area }
hide-dragon-rune = Die Drachenrune liegt { $in_area }
lay-rune = Die { $rune } legen
reveal-rune = Die Rune { $in_area } aufdecken
no-rune-to-reveal = Es gibt keine
claim-objective = „{ $objective }“ melden und eine Drachenrune erhalten
replace-objective = „{ $objective }“ tauschen
announce-victory = Die Drachenrunen aufdecken und gewinnen
place-victory-card = Die Drachenrunen aufdecken und die Siegkarte legen
drawn-rune-site = Eine Rune liegt { $in_area }
drawn-dragon-site = Die Drachenrune liegt { $in_area }

# --- Fragen -----------------------------------------------------------------------------------

choose-dial = Mit welchem Rohstoffanzeiger rekrutierst du? Alle Einheiten an und unter seinem Pfeil kommen.
choose-stronghold = Bei welcher Festung stellst du { $a_kind } auf?
    .short = Bei welcher Festung?
choose-figure = Alle Figuren dieser Art ({ $kind }) sind auf dem Spielfeld: Nimmst du eine, um sie neu aufzustellen?
    .short = Nimmst du eine Einheit, um sie neu aufzustellen?
choose-neutral = Welche neutrale Einheit mit diesem Sockel ({ $shape }) schließt sich dir an?
    .short = Welche neutrale Einheit schließt sich dir an?
choose-resource = Welchen Rohstoffanzeiger erhöht die Entwicklung { $in_area }?
    .short = Welcher Rohstoffanzeiger steigt?
build-development = Welche Entwicklung baust du, und wo?
choose-benefit = Was gibt dir die Stadt { $in_area }?
    .short = Was gibt dir die Stadt?
choose-work = Befehl „Festung“: Was tust du als Nächstes? Jedes einmal.
choose-to-give-up = Alle deine Festungen sind auf dem Spielfeld: Welche gibst du für die neue { $in_area } auf?
    .short = Welche Festung gibst du auf?
choose-shuffled-area = Die Runen welches Gebiets nimmst du auf? Du wählst zwei deiner Gebiete.
choose-to-turn-down = Verdeckst du die offenen Runen?
choose-how-to-lay-back = Wie legst du die Marker zurück? Von verdeckten weißt es nur du.
choose-title = Welchen Titel nimmst du?
price-of-title = Wie viel bezahlst du für „{ $title }“? Es muss mehr sein, als darauf liegt.
    .short = Wie viel bezahlst du?
choose-reward-to-give = Welche Belohnung gibst du?
send-the-legion = Wo schließt sich dir in diesem Frühling die neutrale Einheit an?
give-back-false-runes = Gibst du falsche Runen zurück, bevor du eine Drachenrune erhältst?
choose-rune-area = Wo liegt eine neue Rune? Welche es ist, entscheidest du danach.
choose-dragon-area = Welche der beiden ist die Drachenrune? Nur du weißt es.
choose-rune-to-lay = Nur ein Gebiet ist frei ({ $area }): Welche Rune legst du?
    .short = Welche Rune legst du?
choose-rune-to-reveal = Welche Rune deckst du auf?

# --- Was im Gang ist --------------------------------------------------------------------------

bring-in = Ernte
collect-developments = Entwicklungen
develop-realm = Das Reich entwickeln
collect-cities = Städte
place-units = Rekruten
gain-neutrals = Neutrale Einheiten
fortifying = Befehl „Festung“
fortify-area = Eine neue Festung
build-stronghold = Eine neue Festung
shuffle-runes = Runen werden neu ausgelegt
answer-the-league = Die Heldenliga
receive-rune = Eine Drachenrune
place-runes = Neue Runen
reveal-runes = Runen werden aufgedeckt
settle-up = Wer hat gewonnen?
claim-victory = Der Sieg wird beansprucht
hide-runes-on-the-map = Die ersten Runen
draw-rune-site = Wo eine Rune liegt
draw-dragon-site = Welche die Drachenrune ist

# --- Gründe -----------------------------------------------------------------------------------

dial-too-low = Dein Rohstoffanzeiger für { $resource } steht zu niedrig: Es kostet { $count }.
dial-used = Den Rohstoffanzeiger für { $resource } hast du schon genutzt.
developed-already = { $area } hat schon eine Entwicklung.
no-token-left = Von „{ $development }“ ist kein Marker mehr da.
not-produced-here = { $area } liefert diesen Rohstoff nicht: { $resource }.
none-left = Keine Figur mehr da: { $kind }.
no-such-neutrals = Keine neutrale Einheit mit diesem Sockel ({ $shape }) ist mehr da.
not-your-area = Du kontrollierst { $area } nicht.
stronghold-there = { $area } hat schon eine Festung.
city-there = Wo eine Stadt ist ({ $area }), wird keine Festung gebaut.
done-already = Das hast du mit diesem Befehl schon getan.
not-damaged = { $area } hat keine beschädigte Festung von dir.
no-runes-to-move = Du brauchst zwei Gebiete, eines davon mit einem Runenmarker.
same-area = { $area } hast du schon gewählt.
no-rune-there = { $area } hat keinen Runenmarker.
title-held = Du hast „{ $title }“ schon.
title-too-dear = Du musst mehr bezahlen als die { $influence } Einfluss, die auf „{ $title }“ liegen.
league-called = Du hast die Heldenliga in dieser Jahreszeit schon gerufen.
too-few-rewards = Deine Helden haben weniger als { $count } Belohnungen.
no-units-of-yours = { $area } hat keine eigenen Einheiten von dir.
no-false-rune = { $area } hat keine falsche Rune.
rune-there = { $area } hat schon einen Runenmarker.
enemy-area = { $area } gehört einem anderen Spieler.
no-rune-of-yours = { $area } hat keine verdeckte Rune von dir.
no-dragon-rune = Die Rune { $in_area } ist keine Drachenrune.
must-reveal = Du hast eine Rune aufzudecken: { $in_area }.
last-year-begun = Im letzten Jahr wird keine Siegkarte gelegt.
victory-card-lies = Deine Siegkarte liegt auf dem Stapel „{ $season }“.
season-claimed = Die Siegkarte von { $seat } liegt auf dem Stapel dieser Jahreszeit.
too-few-dragon-runes = Du kontrollierst weniger als { $count } Drachenrunen.

# --- Was eine Zielkarte verlangt ---------------------------------------------------------------

condition-unallied-units = Neutrale Einheiten mit Dreieckssockel, die mit niemandem verbündet sind: { $have } (es dürfen { $need } sein)
condition-allied-giants = Verbündete Riesen: { $have } von { $need }
condition-cities = Städte: { $have } von { $need }
condition-heroes = Helden: { $have } von { $need }
condition-heroes-with-rewards = Helden mit Belohnung: { $have } von { $need }
condition-food = Nahrung: { $have } von { $need }
condition-strongholds = Festungen: { $have } von { $need }
condition-damaged-strongholds = Beschädigte Festungen: { $have } (es dürfen { $need } sein)
condition-titles = Titel: { $have } von { $need }
condition-influence = Einfluss: { $have } von { $need }
condition-repelled-units = Größtes Heer, das du seit deinem letzten Spielzug abgewehrt hast: { $have } von { $need } Einheiten
condition-allied-dragons = Verbündete Drachen: { $have } von { $need }
condition-destroyed-units = In einem Kampf dieses Spielzugs zerstörte gegnerische Einheiten: { $have } von { $need }
condition-conquered-strongholds = In diesem Spielzug eroberte Festungen: { $have } von { $need }
condition-ore = Erz: { $have } von { $need }
condition-slain-heroes = In Duellen besiegte feindliche Helden: { $have } von { $need }
condition-areas = Gebiete: { $have } von { $need }
condition-sacked-cities = In diesem Spielzug anderen abgenommene Städte: { $have } von { $need }

module-victory-cards = Siegkarten
source-rune-tokens = Runenmarker
