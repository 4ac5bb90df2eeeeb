# What the terminal of Ring War says in English.

# --- Odds ---------------------------------------------------------------------------------------

help-odds-ring-war = Compute the exact chances of a fight in Ring War.

    A fight is written “3 infantry, 1 cavalry vs 2 infantry”. Without a fight: the table of all duels.
help-odds-ring-war-fighters = The fight: attackers vs defenders.
help-odds-ring-war-leader = Who has a leader.
help-odds-ring-war-fortress = The area is a fortress.
help-odds-ring-war-port = The attack comes over water upon a port.
help-odds-ring-war-ship = The attack comes from a ship symbol: nobody has to stay behind.
help-odds-ring-war-retreat = Whether the defenders withdraw when that is safer for the unit that would fight.
help-odds-ring-war-order = Which attacking unit is sent first.
help-odds-ring-war-against = Which defending unit is named first.
help-odds-ring-war-values = The table of unit values.
odds-two-sides = A fight has two sides, for instance: feldzug odds ring-war "3 infantry, 1 cavalry" vs "2 infantry".
odds-unreadable = “{ $text }” cannot be read: write a number and a unit, for instance 3 infantry.
odds-no-such-unit = There is no unit “{ $word }”; there are: { $known }.
odds-too-many = “{ $text }” does not fit into an area: it holds one to { $limit } units (RNG-003).
odds-one-stays = A single unit cannot attack out of an area, for one always stays behind (RNG-016); from a ship (--ship) it can.
odds-result = The area falls with a chance of { $chance }.
odds-attacker = Attacker
odds-defender = Defender
odds-losses = Losses on average
odds-left = { $count } left
odds-fled = On average { $units } defenders get away.
odds-legendary = The defender wins a legendary battle with a chance of { $chance }.
odds-who-stays = One of the attackers stays behind (RNG-016); it is counted among those left.
odds-none-stays = From a ship nobody stays behind (G19).
odds-dice = Attack \ defence
odds-duels = The attacker's chance in one duel, by the dice of both
odds-duels-how = Leader +1 die, fortress +2, port against an attack over water +1.
odds-from = From
odds-upon = Upon
odds-taken = Taken
odds-led = With leader
odds-sent = Attacker's chance
odds-against = against { $kind }
odds-with-leader = { $kind } with leader
odds-assumption = If nobody withdraws, and both sides send the best first.

# --- Playing ------------------------------------------------------------------------------------

play-examples = For instance: “5 infantry Fornost”, “1 cavalry Fornost, 2 infantry Mithlond”, “2 infantry Fornost > Buckland”;
    “3 Moria from Eregion > cavalry” attacks three times; “why Moria”, “rule RNG-025”, “look Moria”.
map-legend = ♟ infantry ♞ cavalry ♛ creature ♚ leader · ✦ site ♜ fortress ≈ port ◉ ring · +7 bonus of the region
map-ring = The ring: { $area }, field { $field } of { $fields }
status-areas = areas
status-points = points
status-area-cards = area cards
status-adventure-cards = adventure cards
hint-prices = { $points ->
    [one] 1 point
   *[other] { $points } points
 } to spend: { $prices }
hand-areas = Area cards: { $cards }
hand-uprising = Secret uprising: { $cards }
hand-adventures = { $count ->
    [0] Adventure cards: –
   *[other] Adventure cards:
 }
hand-worth = { $points ->
    [1] [1 point]
   *[other] [{ $points } points]
 }
look-site = site { $name }
look-fortress = fortress { $name }
look-port = port
look-land = by land
look-bridge = by bridge
look-sea = by sea
