# What the page says of Runewars beyond the words of the game.

map-label = Map of Terrinoth
no-map-yet = The map is not laid yet.
tile-hint = Choose one of your tiles, then where it lies.
lay-hint = Touch a point to lay the tile there. R turns it.
lay-spot = A place for the tile
marker-spot = A place for a marker
turn-tile = Turn the tile (R)
routed-units = { $count } { $name } (routed)
stronghold-whole = Stronghold (strength 5)
stronghold-hurt = Damaged stronghold (strength 3)
rune-is = { $what ->
    [dragon-rune] A dragon rune
    [false-rune] A false rune
   *[unknown] A rune token that you do not know
 }
activated-by = Activated by { $names }
border-water = across water
border-mountain = across mountains
rewards-held = { $count ->
    [one] 1 reward
   *[other] { $count } rewards
 }
influence = Influence
runes-held = { $count ->
    [one] 1 rune token
   *[other] { $count } rune tokens
 }, { $known } known as dragon runes
tactics-held = Tactics cards
open-orders = Open orders
orders-to-choose = Orders
tactics-cards = Tactics cards
fresh-cards = Drawn this season, playable from the next
quests = Quests
objective = Objective
year-now = Year { $year }
orders-are-for = Everybody chooses one order in secret. The lowest number goes first; an order that is the highest of your open ones brings its bonus.
battle-table = Battle
battle-in = Battle in { $place }
attacker = attacks
defender = defends
initiative = Round
neutral-units = Neutral units
fate-cards = Fate cards
fate-miss = miss
fate-orb = special ability
fate-rout = { $amount ->
    [one] 1 rout
   *[other] { $amount } routs
 }
fate-damage = { $amount } damage
odds-of-battle = Odds of the battle
odds-win = The attacker wins with { $chance }
odds-hold = · the defender with { $chance }
odds-exact = Exact.
odds-interval = Estimated; in 95 of 100 cases it is { $low } to { $high }.
odds-tied = A tie, which the defender wins: { $chance }.
odds-walls = Only the stronghold saves him: { $chance }.
odds-losses = Mean losses: { $own } of the attacker, { $theirs } of the defender.
odds-supposed = By the Fate cards that are left, without tactics cards.
