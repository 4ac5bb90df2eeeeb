# Tactical fate cards: announcing and turning them up.

moment-announce-fate = before Fate cards are drawn
announce-window = Do you announce a tactical fate card in place of a Fate card?
announce-fate = “{ $card }” in place of a Fate card
fate-announced = { $openly ->
    [yes] { $seat } announces “{ $card }” in place of a Fate card; that makes { $count }.
   *[no] { $seat } announces a tactical fate card; that makes { $count }.
 }
tactical-fate-shown = { $seat } turns up “{ $card }” in place of a Fate card.
no-fate-card = “{ $card }” has no Fate symbols.
