# What the drawing of Ring War says beyond the game's own words, which come from the server.

score = Points
areas = Areas
leader = leader
the-ring = the ring
area-cards = Area cards
adventure-cards = Adventure cards
uprising = Secret uprising
fortress = Fortress
site = Site of power
port = port
regions = Regions
region = Region
region-worth = Points for the whole region
region-whole = holds the whole region
map-key = Regions and symbols (K)
colour-regions = Colour the map by regions (R)
symbols = Symbols
symbol-fortress = fortress
symbol-site = site of power
symbol-anchor = port
symbol-ship = ship symbol
symbol-bridge = bridge
symbol-step = path of the ring
symbol-die = the ring rolls here
points-short = points
battle = Battle
odds-taken = { $chance } to take it
odds-led = { $chance } with the leader
odds-from = Chances of an attack from
odds-upon = Chances of an attack on
odds-losses = Mean losses: { $own } attackers, { $theirs } defenders
ring-needs = at least { $needed } is needed
units = Units
under-attack = under attack

# Whoever places units sees what they cost.
for-points = { $what } ({ $price })
prices = Prices
points-left = { $points ->
    [one] 1 point
   *[other] { $points } points
 } left
too-dear = too dear
leader-of = Leader { $leader } of { $leaders }

# Whoever is attacked cannot always flee.
stand-only = Which unit defends?
stand-for-neutral = Which unit of the neutral army defends? You decide for it.
hold-or-withdraw = Do you stand and fight, or withdraw?
hold-only = There is no way to withdraw: you must stand and fight.

# Since one's last turn.
recap-areas-lost = lost { $areas }
recap-taken = took { $areas }
recap-placed = placed { $count ->
    [one] 1 unit
   *[other] { $count } units
 }
recap-units-lost = { $count ->
    [one] 1 unit lost
   *[other] { $count } units lost
 }
recap-drawn = drew { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
recap-played = played { $cards }
recap-nothing = did nothing of note
dice-of-attack = Dice of the attack
dice-of-defence = Dice of the defence
decides-duel = counts
rolls-again = No success: both roll again.
attack-holds = The attack wins.
defence-holds = The defence holds.
card-face-down = A card, face down
