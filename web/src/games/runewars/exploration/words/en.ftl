exploration-hidden = { $back ->
    [1] A hidden exploration token, from near a home realm
   *[other] A hidden exploration token, from farther away
 }
exploration-known = { $name } (face down, you know it)
