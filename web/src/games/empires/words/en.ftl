# What the page says of Empires beyond the words of the game.

map-label = Map of the campaign
no-map-yet = The map is not laid yet.
compass = Compass: directions 1 to 6, clockwise
is-capital = Capital
capital-of = Capital of { $who }
mine-exhausted = A mine ran dry here
lasting-chaos-void = Chaos Void
lasting-earthquake = Earthquake
lasting-dam = Dam
lasting-mist = Mist of the Dead
lasts = { $effect } { $until ->
    [next-spring] until next spring
    [end-of-winter] until winter is over
   *[next-autumn] until next autumn
 }
tax-of = Winter tax { $dice }D6 × { $factor } gold
tax-none = No winter tax
mine-of = A mine yields { $dice }D6 × 10 gold
may-build = May be built: { $buildings }
may-build-nothing = Neither mine, castle nor city can stand here
costs-more = { $kp } more combat point to take
battle-between = Battle: { $challenger } against { $challenged }
flows-to = The river flows into { $tile }
no-people-yet = No people yet
neutral-realm = neutral
has-bye = bye
victory-points = Victory points
gold = Gold
combat-points = Combat points
tiles-held = Tiles
item-cards = Magic item cards
ally = Ally
allied-with = Allied with { $who }
fights-for = fights for { $who }
plague = Plague
no-cards-held = You hold no card.
round-of = Round { $round }: { $season } of year { $year }
leads = In the lead
campaign-book = Campaign book
chapter-standings = Standings
chapter-chronicle = Chronicle
chapter-alliances = Alliances
chapter-dice = Dice
chapter-print = As PDF
points-over-rounds = Own points over the rounds
chronicle-start = The beginning
chronicle-round = Round { $round }
chronicle-map = The map after round { $round }
chronicle-ended = The map when it was over, { $when }
chronicle-now = The map as it is now
alliances-now = Allied now
alliances-past = How it came about
no-alliance = Nobody is allied.
no-alliance-yet = No alliance has been proposed yet.
dice-how = Before the campaign the server has sealed a secret from which all dice follow. When a round is over the secret of that round is shown, and your browser can recompute every die of it.
dice-not-yet = The dice of the first round can be checked when it is over.
dice-seal = The seal:
dice-secret = The secret of round { $round }:
dice-of-round = Round { $round }: { $count ->
    [one] one roll
   *[other] { $count } rolls
 }
print-lead = What you may see, to be printed, good in black and white as well. What others hide is not in it.
print-pdf = PDF { $size }
chapter-ledger = Treasury
chapter-battles = Past battles
chapter-sheet = Battle sheet
chapter-companion = At the table
print-page = Print
which-battle = Which battle
realm = Realm
from-where = From where
points-note = Fifteen points, or the most after the second autumn, win. Allies share the average of their points.
treasury-of = Treasury of
round-short = Round
tile-short = Tile
left = Left
by-source = By source
so-many-kp = { $count ->
    [one] { $count } combat point
   *[other] { $count } combat points
 }
challenger = Challenger
challenged = Challenged
battle-points = Battle points
way = Fought
no-battle-yet = No battle has been fought yet.
sector-map = The table in its twelve sectors
turn-limit = Turns
first-turn = First turn
weather = Weather
not-drawn = Drawn when both armies are locked
siege = Siege
with-walls = with walls
without-walls = without walls
dragon = Dragon
dragon-here = It guards the hoard
side = Side
sectors = Sectors
army-size = Army
break-point = Break point
points-of = { $points } ({ $base } without gold)
objectives = Objectives
objective-worth = { $objective }: { $points } battle points
sector-number = sector { $sector }
rules-at-table = Rules at this table

# --- At the table -------------------------------------------------------------------------------

turn-of = Turn { $turn } of { $turns }
battle-over = The battle is over
next-player = Next player
step-back = Back
roll-die = Roll
die-waits = The server cannot be reached; the die is thrown as soon as it can.
own-die-erupts = It erupts by a die of our own
die-failed = The die could not be thrown.
die-thrown = turn { $turn }: { $die }
it-erupts = It erupts
it-wakes = It wakes
remind-eruption = Volcano: roll before the command phase; it erupts on { $least }+ (EMP-287).
remind-erupts = The volcano erupts now (EMP-291).
remind-lava = { $tile ->
    [1] Lay the first lava tile at the notch of the crater (EMP-292).
   *[other] Lengthen the lava: tile { $tile } (EMP-294).
 }
remind-lake = No lava tile is left: lay the lava lake (EMP-295).
remind-swamp = Roll a die for each stand in a swamp; a 1 loses it (EMP-320).
remind-dragon = The dragon attacks the nearest unit within 20 cm and returns; the opponent rolls (EMP-333).
remind-dragon-asleep = The dragon sleeps: it wakes when a unit comes within 20 cm (EMP-331).
stands-in-swamp = Stands in swamps
roll-swamp-now = Roll for the swamp
stands-destroyed = Destroyed stands of { $who }
lava-way = The stream flows
lava-way-0 = straight on
lava-way-1 = to the left
lava-way-2 = to the right
lava-laid-now = It lies
dragon-target = He attacks, of { $who }
dragon-ground = It stands
ground-4 = in the open
ground-5 = defended
ground-6 = fortified
dragon-shoots = He shoots
roll-dragon-now = Roll for the dragon
dragon-other-rolls = If he attacks a unit of yours, { $who } rolls. Dice of your own are just as good.
remind-sight = Sight: { $sight } cm (EMP-366).
remind-orders = { $orders ->
    [one] Each unit takes one order a command phase (EMP-367).
   *[other] Each unit takes { $orders } orders a command phase (EMP-367).
 }
remind-pace = Units move 75 % of their distance (EMP-364).
remind-first-order = The first order of turn 1 gets +1 (EMP-424).
remind-last-turn = This is the last turn.
units-lost = { $breaks ->
    [0] Lost units: { $lost }
   *[other] Lost units: { $lost } of { $breaks }
 }
one-more = One more
one-less = One less
army-breaks = This army breaks.
who-holds = Holder: { $objective }
dragon-hits = Hits on the dragon: { $hits } of 8
kept-here = This is kept in this browser and fills the report.
begin-anew = Begin anew

# --- Forms --------------------------------------------------------------------------------------

field-example = Field { $units }
form-field-army = Your own army
roster-start = Start from
roster-empty = an empty list
roster-example = Example { $number }
roster-add = Add
roster-choose = An entry of your list
roster-count = How many
roster-items = Magic item
roster-upgrades = Upgrade
roster-points = Points
roster-total = { $points } of { $size } points
roster-card = { $item }, from a card: free
roster-cards = Item cards in your hand: { $items }. Whoever bears one of them does so free of charge.
roster-siege = For the siege: { $points } of { $size } extra points
roster-extra = More units for the siege
roster-gold = Bought above that: { $points } of at most { $most } points. It costs { $gold } gold of { $treasury }.
roster-forget = Delete what was saved
roster-remove = Remove
roster-save = Save under a name
roster-not-kept = The server cannot be reached; the army has not been saved.
roster-name = Name
roster-lock = Field this army
roster-limits = { $max ->
    [0] at least { $min } per 1000 points
   *[other] { $min } to { $max } per 1000 points
 }
checking = Being checked …
check-ok = This is allowed.
form-report = Report the battle
report-points-by = Battle points of { $who }
report-castle = Who touched the castle first?
report-dragon-end = The dragon
report-dragon-by = By whom
report-nearest-to = Nearest to the cave
report-withdrew = Who withdrew?
report-surrendered = Who surrendered?
report-send = Send the report
report-from-table = Take what was kept at the table
report-lies = { $who } has reported:
form-settle = Settle the battle
settle-how = How is it settled?
settle-table = As it ended on the table
settle-paper = Resolved on paper
settle-simulated = Simulated by the program
settle-note = A note that all see
settle-send = Settle it
report-rules = The rules for it
report-disputed = The other side disagrees.
form-enter-map = Draw or enter the map
map-start = Start from
map-brush = Terrain
map-erase = nothing
map-flow = River flows to
map-file = A map file
map-paste = Paste a map
map-save = Save as a file
map-send = Lay this map
map-lie = Tiles lie
map-count = { $tiles } tiles
lie-corner-up = corner up
lie-side-up = side up
map-without-lie = Line { $line }: the first line must say how the tiles lie, corner-up or side-up.
map-no-tile = Line { $line }, “{ $text }”, is no tile: a line names a tile from A1 to T20, its terrain and, for a river, the tile it flows to, as in “B3 river C3”.
map-tile-twice = Line { $line }: { $text } is there already.
map-kept = The map below is as it was. Terrains are { $terrains }.
branch-battle = { $one } – { $other } ({ $tile })
why-event-card = with the event card
why-hire = mercenaries for hire
alliance-chance = succeeds with { $chance }
paper-odds = Victory { $win } · draw { $draw } · defeat { $loss }
paper-heading = On paper
paper-of = { $who }, if nobody pays gold
way-wished = { $who } wants: { $way }.
way-table-text = With miniatures on a real table; one side reports, the other confirms.
way-paper-text = Two dice decide, without armies.
way-simulated-text = The program lets your armies fight each other.
until-next-spring = spring
until-next-autumn = autumn
until-end-of-winter = end of winter
