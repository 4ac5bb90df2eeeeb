# Was die Taktikkarten, Jahreszeitkarten und Zielkarten der Erweiterung sagen.

moment-after-drawing = nach dem Ziehen von Taktikkarten

# --- Was geschieht ----------------------------------------------------------------------------

tactics-given = { $seat } gibt { $other } „{ $card }“.
tactics-looked-at = { $seat } sieht sich die Taktikkarten von { $other } an.

# --- Antworten --------------------------------------------------------------------------------

power-for-cards = { $count } Taktikkarten ziehen
power-for-influence = { $influence } Einfluss erhalten
take-from-hand = „{ $card }“ nehmen{ $fresh ->
    [yes] {" "}(in dieser Jahreszeit gezogen)
   *[no] {""}
 }
taken-at-random = „{ $card }“
taken-from = { $fresh ->
    [yes] Eine in dieser Jahreszeit gezogene Karte
   *[no] Eine früher gezogene Karte
 }
replace-tactics = „{ $card }“ abwerfen und eine andere Karte ziehen
muster-at = Die Einheiten aufstellen { $in_area }
lay-waste = Einen Ödnismarker legen { $in_area }
freeze-area = Einen Eiswüstenmarker legen { $in_area }
mend-area = Den Ödnismarker entfernen { $in_area }
break-rune = Den Runenmarker { $in_area } aufdecken

# --- Fragen -----------------------------------------------------------------------------------

take-tactics = Welche Taktikkarte nimmst du { $other } ab?
    .short = Welche Taktikkarte nimmst du?
replace-rune-card = Ersetzt du eine Taktikkarte, für die du Runen aufdecken müsstest?

# --- Was gerade geschieht ---------------------------------------------------------------------

spy-out = Taktikkarten wechseln den Besitzer
lose-tactics = Eine zufällige Taktikkarte wird genommen
lose-card = Eine zufällige Taktikkarte wird genommen

# --- Gründe -----------------------------------------------------------------------------------

no-hidden-rune = „{ $card }“ verlangt einen verdeckten Runenmarker von dir.
no-hidden-dragon-rune = „{ $card }“ verlangt eine verdeckte Drachenrune von dir.
reveals-no-runes = „{ $card }“ deckt keine Runen auf: Sie wird nicht ersetzt.
truce-forbids = „{ $season_card }“: Dort stehen Einheiten eines anderen Spielers, also musst du { $influence } Einfluss bezahlen.

# --- Bedingungen von Zielkarten ---------------------------------------------------------------

condition-smothered-fires = In diesem Jahr beschädigte feindliche Festungen, zerstörte zählen doppelt: { $have } von { $need }
condition-rewards-together = Belohnungen deiner Helden: { $have } von { $need }
condition-barren-tokens = Ödnis- und Eiswüstenmarker auf dem Spielfeld: { $have } von { $need }
condition-barren-areas = Gebiete von dir mit einem solchen Marker: { $have } von { $need }
condition-harvested-units = In diesem Jahr in Kämpfen zerstörte fremde Einheiten: { $have } von { $need }
condition-strongholds-abroad = Festungen außerhalb deines Heimatreichs: { $have } von { $need }
