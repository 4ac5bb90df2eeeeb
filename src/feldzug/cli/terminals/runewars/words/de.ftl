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
