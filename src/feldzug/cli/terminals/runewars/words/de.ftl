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

# --- Chancen ------------------------------------------------------------------------------------

help-odds-runewars = Die Chancen einer Schlacht in Runewars berechnen.

    Eine Schlacht schreibt man „4 Fußsoldaten, 1 Ritter gegen 3 Elfenschützen“. Kleine Schlachten werden genau berechnet; bei größeren wird die Chance geschätzt, mit dem Bereich, in dem sie in 95 von 100 Fällen liegt.
help-odds-runewars-fighters = Die Schlacht: Angreifer gegen Verteidiger.
help-odds-runewars-stronghold = Der Verteidiger hat eine Festung, und wie sie steht.
help-odds-runewars-development = Der Verteidigungsausbau der Festung.
help-odds-runewars-discarded = Nummern der Schicksalskarten auf dem Ablagestapel.
help-odds-runewars-hero = Die angreifende Einheitenart, der ein Held beisteht.
help-odds-runewars-against = Die verteidigende Einheitenart, der ein Held beisteht.
help-odds-runewars-edition = Wessen Regeln gelten.
odds-two-sides = Eine Schlacht hat zwei Seiten, zum Beispiel: feldzug odds runewars "4 Fußsoldaten, 1 Ritter" gegen "3 Elfenschützen".
odds-unreadable = „{ $text }“ ist nicht lesbar: geschrieben werden eine Zahl und eine Einheit, zum Beispiel 3 Elfenschützen.
odds-no-such-unit = Die Einheit „{ $word }“ gibt es nicht; es gibt: { $known }.
odds-too-many = „{ $text }“ ist kein Heer aus einer bis { $limit } Einheiten (RW-161).
odds-two-factions = „{ $text }“: Einheiten zweier Fraktionen kämpfen nie auf einer Seite (RW-220).
odds-too-few-figures = Von { $kind } gibt es nur { $figures } Figuren.
odds-development-alone = { $development } braucht eine Festung (--stronghold).
odds-nobody-to-support = Auf dieser Seite kämpft kein { $kind }: der Held hat niemanden, dem er beistehen kann (RW-234).
odds-no-such-fate-card = Die Schicksalskarte „{ $word }“ gibt es nicht: sie haben die Nummern 1 bis { $last }.
odds-fate-card-twice = Die Schicksalskarte { $word } gibt es nur einmal.
odds-result = Der Angreifer gewinnt mit einer Chance von { $chance }.
odds-interval = Geschätzt: in 95 von 100 Fällen liegt die Chance zwischen { $low } und { $high }.
odds-attacker = Angreifer
odds-defender = Verteidiger
odds-wins = Gewinnt
odds-by-a-tie = davon bei Gleichstand
odds-by-walls = davon durch die Festung
odds-losses = Verlorene Einheiten im Mittel
odds-assumption = Ohne Taktikkarten. Jede Seite gibt her, was am wenigsten zählt, und trifft, was am meisten zählt; Verluste sind die vor dem Rückzug.

# --- Banner des Krieges -------------------------------------------------------------------------

banners-desolate = Ödnis
banners-ice = Eiswüste
banners-frozen = { $count ->
    [one] ein Eiswüstenmarker
   *[other] { $count } Eiswüstenmarker
 }
banners-capital = Hauptstadt
banners-capital-in = Hauptstadt in { $area }
banners-peasant = Bauer
banners-peasants-left = { $count ->
    [one] Ein Bauer kann noch gesetzt werden.
   *[other] { $count } Bauern können noch gesetzt werden.
 }
banners-commander = Kommandant
banners-commander-deck = Kommandantenstapel: { $count }
banners-leads = { $hero } ist Kommandant ({ $card })
banners-victory-card = Siegkarte auf dem Stapel „{ $season }“
banners-bottom = Unter dem Kommandantenstapel, die unterste zuletzt: { $cards }
banners-announced = Als Taktikschicksalskarte angekündigt: { $card }
