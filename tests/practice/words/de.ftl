# Was das Übungsspiel sagt. Vieles bleibt ungesagt, wie in einem Spiel, an dem noch geschrieben wird.

game-fords = Furten
seat-player = Spieler { $number }
group-table = Am Tisch
option-battles = Kämpfe
    .help = Ob Kämpfe hier gefochten oder von einem echten Tisch gemeldet werden.
option-battles-fought = hier gefochten
option-battles-reported = vom Tisch gemeldet
module-omens = Omen
choose-orders = Welchen Befehl legst du verdeckt?
ending-three-seasons = Drei Jahreszeiten sind vorbei.

# die Liga

game-league = Liga
role-organiser = Spielleitung
ending-autumn = Die Saison ist vorbei.
map-too-small = Eine Karte mit { $tiles } Feldern ist zu klein.
tile-twice = Ein Feld liegt doppelt da.
too-dear = Das ist zu teuer: Da sind { $gold } Gold.
no-such-unit = So eine Einheit gibt es nicht.
army-too-large = Die Armee kostet { $cost }, und höchstens { $most } sind erlaubt.
more-than-the-army = Niemand kann mehr als { $most } Punkte gewinnen.
