# What the page says of Runewars beyond the words of the game.

map-label = Map of Terrinoth
no-map-yet = The map is not laid yet.
tile-hint = Drag { $count ->
    [one] the tile
   *[other] one of your tiles
 } to the map, or touch it and then the place where it shall lie.
lay-hint = { $count ->
    [one] One place fits
   *[other] { $count } places fit
 }: drag the tile there or touch a point.{ $turns ->
    [one] {""}
   *[other] {" "}R, or the round arrow, turns it.
 }
lay-spot = A place for the tile
marker-spot = A place for a marker
lay-beside = A place for the tile, beside { $places }
marker-beside = A place for a marker, beside { $places }
turn-tile = Turn the tile (R)
routed-units = { $units } (routed)
stronghold-whole = Stronghold (strength 5)
stronghold-hurt = Damaged stronghold (strength 3)
rune-is = { $what ->
    [dragon-rune] A dragon rune
    [false-rune] A false rune
   *[unknown] A rune token that you do not know
 }
rune-revealed = The rune token lies face up
runes-printed = { $count ->
    [one] A printed dragon rune
   *[other] { $count } printed dragon runes
 }
activated-by = Activated by { $names }
border-water = across water
border-frozen = across frozen water
border-mountain = across mountains
rewards-held = { $count ->
    [one] 1 reward
   *[other] { $count } rewards
 }
influence = Influence
left-behind = Left behind by { $hero }: { $what }
recruits-none = no units
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
known-of = What you know of { $who }
objective = Objective
battle-table = Battle
battle-in = Battle in { $place }
attacker = attack
defender = defence
initiative = Round
neutral-units = Neutral units
fate-cards = Fate cards
cards-only-you-see = Cards that only you see yet
fate-miss = miss
fate-orb = special ability
fate-rout = { $amount ->
    [one] 1 rout
   *[other] { $amount } routs
 }
fate-damage = { $amount } damage
order-lies-open = lies open
bonus-holds = With its bonus:
bonus-does-not-hold = Without its bonus, a higher order lies open:
bonus-sign = Laurel: would bring its bonus now. Touch to read.
orders-of-season = Orders of this season
chosen-in-secret = Chosen in secret
order-chooses = chooses …
order-chosen = has chosen
order-yours = face down
own-heroes = Heroes
hero-is-routed = routed
health-left = { $damage } of { $health } damage
titles = Titles
title-free = nobody's yet
title-of = { $who }, { $influence } influence on it
condition-met = fulfilled
condition-open = not yet
objective-met = Fulfilled: claim it in your turn for a dragon rune.
objective-open = Not fulfilled yet. When it is, your turn brings a dragon rune for it.
year-of = Year { $year } of { $last }
year-overview = The year: orders by season, influence, dials and rune tokens of each player
player = Player
rune-tokens = Rune tokens; { $goal } dragon runes win
runes-open = { $all ->
    [one] 1 rune token
   *[other] { $all } rune tokens
 }, { $open } of them an open dragon rune
next-season = Next: { $season }. { $left ->
    [0] This is the last year.
    [one] After this year one more follows.
   *[other] After this year { $left } more follow.
 }
next-is-the-end = After this winter the game is over: most dragon runes win.
next-spring = All orders come back then.
next-summer = Heroes act then.
next-fall = The Fate deck is made whole then.
next-winter = Have enough food by then.
gather-army-into = Which figures move into { $area }?
retreat-of = { $whose ->
    [own] Where do your units
    [neutral] Where do the beaten neutral units
   *[other] Where do the units of { $who }
 } retreat to from { $area }? All go to one area and are routed.
city-space = A place for a city
nobody-gets-here = No figure of { $who } gets here now.
carry-out-which = Do you carry out “{ $order }”?
answer-card = { $who } plays “{ $card }”: do you answer it with a tactics card?
bonus-which = Do you use the bonus of “{ $order }”?
assign-loss-of = { $whose ->
    [own] Which of your units
    [neutral] Which of the neutral units
   *[other] Which unit of { $who }
 } { $what ->
    [damage] takes damage?
    [rout] is routed?
   *[other] is hit?
 }{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to go)
 }
lay-home = { $area } beside { $places }
lay-first = { $turn ->
    [0] The first on the map
    [one] The first on the map, turned by a sixth
   *[other] The first on the map, turned by { $turn } sixths
 }
take-marker-beside = The marker beside { $places }
lay-marker-beside = A marker beside { $places }
won-by-runes = { $runes ->
    [one] One dragon rune
   *[other] { $runes } dragon runes
 } against { $other } of { $who }.
won-by-influence = As many dragon runes as { $who }; then more influence wins, { $own } against { $other }.
won-by-start = As many dragon runes and as much influence as { $who }; then the faction that starts with more influence wins.
won-by-turn = As many dragon runes as { $who }; then whose turn it is wins.
one-less = One less
one-more = One more
influence-left = You have { $own }; { $left } would be left.
scene-duel = Duel: { $hero } against { $rival }
scene-test = { $hero } tests { $attribute }
scene-diplomacy = Diplomacy in { $place }
scene-bid = The bids
duel-round = Round { $round }
cards-drawn = { $drawn } of { $count ->
    [one] 1 Fate card
   *[other] { $count } Fate cards
 } drawn; one of them counts.
destiny-counts = What counts: { $destiny }
fate-guard = guards against { $amount }
bid-highest = highest
bid-second = second
bid-lowest = lowest
odds-of-battle = Odds of the battle
odds-win = The attacker wins with { $chance }
odds-hold = Defender: { $chance }
odds-exact = Exact.
odds-interval = Estimated; in 95 of 100 cases it is { $low } to { $high }.
odds-sure = Estimated, within less than a point.
odds-tied = A tie, which the defender wins: { $chance }.
odds-walls = Only the stronghold saves him: { $chance }.
odds-losses = Mean losses: { $own } of the attacker, { $theirs } of the defender.
odds-supposed = By the Fate cards that are left, without tactics cards.
faction-facts = { $alignment ->
    [good] good
   *[other] evil
 }, begins with { $influence } influence
faction-look = Look
faction-sheets = Factions
open-sheets = Factions and their units (K)
sheet-of = { $faction }: units, dials, heroes
unit-shape = { $shape }
unit-initiative = round { $round }
unit-health = { $health }
unit-flies = flies
unit-is-fast = fast
unit-instead-of = May be recruited in place of { $units }.
unit-figures = { $units } on the map, { $left } more in the box
dials = Dials: what Harvest and Recruit bring up to the arrow
dial-influence = 1 influence
dial-tactics = 1 tactics card
dial-nothing = nothing
