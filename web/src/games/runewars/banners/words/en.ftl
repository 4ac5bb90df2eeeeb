# What the page says of the expansion beyond the server's messages.

desolation = A desolation token: the land yields nothing, its city gives nothing
cryomancy = { $count ->
    [one] A cryomancy token: the land yields nothing, its water can be crossed
   *[other] { $count } cryomancy tokens: the land yields nothing, its water can be crossed
 }
nobody-flies = Nobody flies in this season
garrison-is-manned = Garrison: more strength in every defence of this season

cards-to-announce = Your tactical fate cards
announced-by = { $count ->
    [one] { $who } has announced a tactical fate card
   *[other] { $who } has announced { $count } tactical fate cards
 }
announced-face-down = A tactical fate card, face down
damage-will-be-prevented = The next { $count } damage to the defender is prevented

development-cards = Development cards
development-cards-of = { $count ->
    [one] 1 development card: { $names }
   *[other] { $count } development cards: { $names }
 }
development-card-bought = Bought
development-card-spent = Bought; has worked in this battle
capital-whole = Capital (strength { $strength })
capital-hurt = Damaged capital (strength { $strength })
capital-is-due = The next stronghold in the home realm may become the capital
capital-may-be-rebuilt = The capital is lost and may be built anew
peasant = A peasant: the area stays with its owner though no unit is there
peasants-on-map = { $count ->
    [one] 1 peasant on the map
   *[other] { $count } peasants on the map
 }, { $left } more to place

commander = Commander
commands-with = commander with “{ $card }”
commander-has-worked = has worked in this battle
commander-waits = The commander card “{ $card }” waits for a hero
second-commander-allowed = Lieutenant General: a second commander is allowed
commander-deck = Commander deck
commander-deck-bottom = Its last cards, the lowermost at the end
commander-discards = Discarded commander cards
commander-unknown = unknown

# Road to Victory

victory-card-own = Your Victory card
victory-card-lies = It lies on the { $season } deck.
