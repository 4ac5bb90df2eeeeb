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
