module-frost = Frost
breathe = auf den Haufen hauchen
heap-frozen = { $seat } haucht auf den Haufen, und die Steine frieren aneinander.
stones-stick = Die Steine sind aneinandergefroren: einer auf einmal, oder eine Karte.
