module-frost = Frost
breathe = auf den Haufen hauchen
heap-frozen = { $seat } haucht auf den Haufen, und die Steine frieren aneinander.
stones-stick = Die Steine sind aneinandergefroren: einer auf einmal, oder eine Karte.

rule-F1 = Einmal im Spiel darf man auf den Haufen hauchen, statt Steine zu nehmen.
rule-F2 = Dann frieren die Steine aneinander: Ohne Karte nimmt man nur einen auf einmal.
rule-F3 = Der Frost endet, wenn man wieder an der Reihe ist.
