# The frame of a campaign: start, map, treasury, build and conquer, capitals, items.

game-empires = Empires
seat-player = Player { $number }
seat-nobody = nobody
role-organiser = Organiser
module-empires = Empires
group-set-up = Set-up
group-realms = Realms
group-magic = Season magic
group-alliances = Alliances
group-battle = Battles
group-spending = Combat points
group-peoples = Peoples

season-spring = Spring
season-summer = Summer
season-autumn = Autumn

# --- Where gold, points and losses come from ----------------------------------------------------

why-start = start
why-markers = victory points
why-battle = battles
why-bye = bye
why-passed-on = passed on
why-lapsed = not spent
why-raid = raid
why-build = building
why-claim = free tile
why-conquer = conquest
why-sack = sacked city
why-army = army
why-mine-taken = mine that was fought for
why-mine = mine
why-hire = hired mercenaries
why-event-card = gold on the event
why-catastrophe = { event-catastrophe }
why-saboteurs = { event-saboteurs }
why-exhausted = exhausted
why-conquered = conquered
why-sacked = sacked
why-changed-hands = its tile has another owner

source-tiles = Tiles
source-cities = Cities
source-special-building = Special building
source-hoard = Dragon hoard
source-markers = Markers

ending-fifteen = Fifteen victory points are reached.
ending-autumn = The autumn of year 2 is over.

# --- What happens -------------------------------------------------------------------------------

round-began = Round { $round }: { $season } of year { $year }.
winter-came = Winter has come.
lot-drawn = { $seat } is number { $place } in the lot.
people-chosen = { $seat } leads { $people }.
map-laid = The map is laid: { $tiles } tiles.
capitals-revealed = The capitals are shown: { $sites }.
capitals-clashed = { $seat } chose { $tile }, too near to the capital of { $other }, and chooses again.
capital-named = { $tile } is the capital of { $seat }.
tile-taken = { $loser ->
    [nobody] { $seat } takes { $tile }.
   *[other] { $seat } takes { $tile } from { $loser }.
 }
tile-left = { $seat } leaves { $tile }.
built = { $seat } builds on { $tile }: { $building }.
destroyed = Gone on { $tile }: { $building } ({ $why }).
paid = { $seat }: { $gold } gold ({ $why }).
kp-earned = { $seat } gets { $kp ->
    [one] { $kp } combat point
   *[other] { $kp } combat points
 } ({ $why }).
kp-spent = { $seat } spends { $kp ->
    [one] { $kp } combat point
   *[other] { $kp } combat points
 } ({ $why }).
kp-lapsed = { $seat } loses { $kp ->
    [one] { $kp } combat point that was
   *[other] { $kp } combat points that were
 } not spent.
capital-conquered = { $seat } has conquered the capital of { $loser } ({ $tile }): { $points } victory points.
city-sacked = { $seat } sacks the city on { $tile } (dice { $dice }).
raided = { $seat } raids (dice { $dice }).
marker-bought = { $seat } turns gold into { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
 }.
item-card-drawn = { $seat } draws { $item }.
item-card-drawn-unseen = { $seat } draws a magic item card.
item-cards-returned = { $count ->
    [one] A magic item card
   *[other] { $count } magic item cards
 } of { $seat } { $count ->
    [one] goes
   *[other] go
 } back into the pile.

# --- What is asked ------------------------------------------------------------------------------

whole-campaign = Campaign
round = Round { $number }
    .short = Round
phase = Phase
set-up = Start of the campaign
draw-lot = The lot
choose-people = Which people do you lead?
generate-map = The map
ask-for-map = Enter the map of the campaign
choose-first-capitals = Where does your capital lie? Nobody sees it until all have chosen.
    .short = The capitals
first-tiles = The first tiles
choose-first-tile = Which tile beside your capital is yours, too?
new-capitals = New capitals
choose-capital = Name another capital
build-phase = Build and conquer
spending = Spending combat points
spend-points = What do you spend combat points on?
roll-raid = A raid
sack = Sacking a city
draw-item-card = A magic item card
conversion-phase = Gold for victory points
convert-gold = How much gold becomes victory points? Each costs 150.

# --- Answers ------------------------------------------------------------------------------------

play-people = { $people }
enter-map = A map
name-capital = { $tile }
begin-at = { $tile }
claim = Claim { $tile }{ $winter ->
    [yes] { " " }with points of the winter war
   *[no] {""}
 }
conquer = Conquer { $tile }{ $winter ->
    [yes] { " " }with points of the winter war
   *[no] {""}
 }
build = Build on { $tile }: { $building }{ $winter ->
    [yes] { " " }with points of the winter war
   *[no] {""}
 }
raid = Raid: 2D6 × 10 gold for 1 combat point{ $winter ->
    [yes] { " " }of the winter war
   *[no] {""}
 }
stop-spending = Spend no more
buy-markers = { $count ->
    [0] Nothing
    [one] { $count } victory point
   *[other] { $count } victory points
 }

# --- Reasons ------------------------------------------------------------------------------------

people-taken = { $people } is led by somebody else.
capital-too-near = That is next to the capital of { $seat }; a tile must lie between.
not-a-first-tile = { $tile } is not free, or does not border your tiles.
another-city-is-there = You have a city; only a city can be named.
not-your-tile = { $tile } is not yours.
not-enough-gold = You have { $gold } gold.
not-enough-kp = That costs { $price }; you have { $kp }.
not-free = { $tile } belongs to somebody.
no-common-border = { $tile } does not border your realm.
nobody-to-conquer = { $tile } belongs to nobody else.
owner-not-beaten = You have not beaten { $seat } this round.
no-city-beside = No city lies next to { $tile }.
dragon-guards-it = The dragon guards { $tile }: it must be slain, or driven off this round.
battle-tile-first = { $tile }, where you fought, comes first.
stands-there-already = That stands on { $tile } already: { $building }.
no-mine-here = A mine needs a river or a mountain, not: { $terrain }.
no-castle-here = No castle can stand here: { $terrain }.
no-city-here = No city can stand here: { $terrain }.
mine-ran-dry = A mine ran dry on { $tile }.
people-without-cities = { $people }: no cities but the capital.
people-without-buildings = { $people }: no buildings but the special one.
special-building-once = You have built your special building once.
special-building-once-a-people = { $seat } has built the special building of your people.
map-without-lie = The map does not say how its hexes lie.
map-tile-unknown = The map names a tile or a terrain that there is not.
map-tile-twice = { $tile } is on the map twice.
map-too-small = The map has { $tiles } tiles; it needs { $least }.
map-needs-one-volcano = A map has one volcano; this one has { $count }.
map-in-pieces = { $tile } is not joined to the rest of the map.
map-without-room = { $places } places for capitals are not enough for { $players } players.
river-without-mouth = The river on { $tile } flows nowhere.
river-leaps = The river on { $tile } flows into a tile that is not next to it.
river-runs-dry = The river on { $tile } flows into dry land.
river-in-a-ring = The river on { $tile } flows in a ring.
