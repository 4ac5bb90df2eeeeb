game-nim = Nim mit Geheimnis
seat-player = Spieler { $number }
card-hare = den Hasen (1)
card-fox = den Fuchs (2)
card-badger = den Dachs (3)
card-wolf = den Wolf (4)
card-bear = den Bären (5)
card-ox = den Ochsen (6)

group-stones = Die Steine
option-most = Wie viele auf einmal
    .help = Wie viele Steine man ohne Karte auf einmal nehmen darf.
option-most-three = bis zu drei
option-most-four = bis zu vier

nim = Nim
deal-card = Eine Karte wird ausgeteilt.
take-stones = Wie viele Steine nimmst du?
take = { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
 }
play-card = so viele, wie meine Karte wert ist
no-card = Deine Karte ist schon gespielt.
too-few-stones = So viele Steine sind nicht da: { $stones }.

card-played = { $seat } spielt { $card }.
stones-taken = { $seat } nimmt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
 }.
ending-last-stone = Der letzte Stein ist weg.

module-nim = Das Spiel
rule-1 = Fünfzehn Steine liegen auf einem Haufen. Alle bekommen verdeckt eine von sechs Karten.
rule-2 = Reihum nimmt man einen, zwei oder drei Steine.
rule-3 = Einmal im Spiel darf man stattdessen seine Karte spielen und so viele Steine nehmen, wie sie wert ist.
rule-4 = Wer den letzten Stein nimmt, gewinnt.
