refused-answers = { $count ->
    [one] Eine weitere Antwort ist jetzt nicht erlaubt: warum?
   *[other] { $count } weitere Antworten sind jetzt nicht erlaubt: warum?
 }
nothing = nichts
yes = ja
no = nein
