# Was das Terminal von Runewars auf Deutsch sagt.

play-examples = Zum Beispiel: „Ernte“, „2 Fußsoldat 1A“, „schau 3B“ (ein Gebiet) oder „schau Ernte“ (eine Karte), „hand“, „plan“, „warum“, „regel RW-161“.
map-empty = Noch liegt kein Spielplanteil.
map-legend = ○ neutral ♜ Festung ♖ beschädigt ⚒ Entwicklung ⌂ Stadt ♚ Held • aktiviert · ◆ Drachenrune ◇ falsche Rune ? Rune · ~ Wasser ^ Gebirge
status-season = Jahr { $year } von { $years }, { $season }
status-influence = Einfluss
status-dials = Nahr. Holz Erz
status-tactics = Taktik
status-quests = Quests
status-runes = Runen
status-heroes = Helden
status-orders = Befehle
status-title = { $title }: { $seat } ({ $influence } Einfluss)
hand-tactics = Taktikkarten:
hand-fresh = Taktikkarten dieser Jahreszeit, noch nicht spielbar:
hand-quests = Quests:
hand-objective = Zielkarte:
hand-empty = Du hast nichts auf der Hand.
hand-hero = { $hero } ({ $area }): Lebenskraft { $health } von { $of }, Ausbildung { $trained } (Stärke/Geschick/Weisheit)
look-yields = bringt { $yields }
look-stronghold = Festung
look-damaged = beschädigte Festung
look-rune = { $open ->
    [true] offen:
   *[other] verdeckt:
 } { $rune ->
    [dragon-rune] Drachenrune
    [false-rune] falsche Rune
   *[other] ein Runenmarker, den du nicht kennst
 }
look-open = offen
look-water = Wasser
look-mountain = Gebirge
battle-area = Schlacht um { $area }, { $round ->
    [0] vor der ersten Runde
   *[other] Runde { $round }
 }
battle-initiative = Initiative
battle-attackers = Angreifer
battle-defenders = Verteidiger
lay-turned = { $tile }, um { $turn }/6 gedreht, bei
unit-routed = { $unit } (geflohen)
lay-how = Deine Teile, noch nicht gedreht; ein Platz ist, wohin Gebiet A kommt. N Nahrung, H Holz, E Erz.
