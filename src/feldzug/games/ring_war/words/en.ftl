# What Ring War says.
#
# A message is named like its class or its reason, and its arguments are their fields. Names also come
# in forms that fit into a sentence: $the_area, $in_area, $to_area and $from_area for every field that
# holds a place, $a_kind and $all_kind for units. A flag such as $led is "yes" or "no". Where the message of a frame
# needs arguments, ".short" does without them.

# --- The game and its options -------------------------------------------------------------------

game-ring-war = Ring War
# For who has never played; the rules stand below.
introduction = Two to four players fight for Middle-earth while the ring travels from the Shire to Mount Doom. When it comes to the end of its path the war is over, and who has the most points wins: for areas, fortresses, whole regions and cards played.
    .turn = In your turn you first place reinforcements, in your sites of power. Then you attack adjacent areas as often as you like: unit fights unit, each 5 and each 6 is a success, and the defence wins ties. Afterwards you move troops and draw cards, and at the end the ring goes on by one field.

group-board = Board
group-set-up = Set-up
group-units = Units
group-reinforcement = Reinforcements
group-battle = Battle
group-sea = Sea
group-cards = Cards
group-ring = The ring
group-scoring = End and points

# --- Names ------------------------------------------------------------------------------------

place = { $name }
    .the = { $name }
    .in = in { $name }
    .to = to { $name }
    .from = from { $name }

place-borderlands = the Borderlands
place-north-downs = the North Downs
place-weather-hills = the Weather Hills
place-old-forest = the Old Forest
place-south-downs = the South Downs
place-lune-valley = the Lune Valley
place-evendim-hills = the Evendim Hills
place-tower-hills = the Tower Hills
place-the-shire = the Shire
place-gladden-fields = the Gladden Fields
place-the-wold = the Wold
place-brown-lands = the Brown Lands
place-rhun-hills = the Rhûn Hills
place-dead-marshes = the Dead Marshes
place-gap-of-rohan = the Gap of Rohan
place-anduin-valley = the Anduin Valley
place-withered-heath = the Withered Heath
place-vale-of-erech = the Vale of Erech
place-udun-vale = the Udûn Vale
place-mount-doom = Mount Doom
    .in = at Mount Doom
place-stop-north = the ship off Forlindon
    .in = on the ship off Forlindon
place-stop-west = the ship off Harlindon
    .in = on the ship off Harlindon
place-stop-south = the ship off Andrast
    .in = on the ship off Andrast

kind-infantry = infantry
    .a = an infantry unit
    .all = all infantry units
kind-cavalry = cavalry
    .a = a cavalry unit
    .all = all cavalry units
kind-creature = creature
    .a = a creature
    .all = all creatures

units-infantry = { $count } infantry
units-cavalry = { $count } cavalry
units-creature = { $count ->
    [one] { $count } creature
   *[other] { $count } creatures
 }

side-good = good
side-evil = evil
side-neutral = neutral

colour-green = Green
colour-red = Red
colour-yellow = Yellow
colour-black = Black

seat-player = Player { $number }
seat-neutral = Neutral
seat-nobody = nobody

joker = joker
card-kind-mission = mission
card-kind-event = event
card-kind-power = power card

pile-area-cards = area cards
pile-adventure-cards = adventure cards

scope-turn = for the rest of this turn
    .word = turn
scope-hand = until your cards change
    .word = hand

moment-turn-start = the start of your turn
moment-declare = when you announce an attack
moment-attack = before you attack
moment-defence = when you are attacked
moment-movement = your troop movement
moment-ring-before = before the ring leaves an area without a roll
moment-ring-roll = after a roll for the ring
moment-ring-leave = when the ring is about to leave
moment-conquest = after conquering a site of power with a leader

# --- Events: sentences for the log ------------------------------------------------------------

area-dealt = { $seat } is dealt { $the_area }.
area-claimed = { $seat } claims { $the_area }.
first-player-found = { $seat } goes first.
rolled-for-start = { $seat } rolls { $roll } for the first turn.
leader-placed = { $seat } places a leader { $in_area }.
turn-began = Turn { $turn }: { $seat } to play.
points-counted = { $points ->
    [0] { $seat } gets no points for reinforcements.
    [one] { $seat } gets 1 point for reinforcements ({ points-of }).
   *[other] { $seat } gets { $points } points for reinforcements ({ points-of }).
 }
points-of = regions { $regions }, sites of power { $sites }{ $others ->
    [0] {""}
   *[other] , others { $others }
 }
cards-traded = { $seat } trades in { $area_cards } for { $points } points.
bonus-granted = { $seat } gets { $points ->
    [one] 1 bonus point
   *[other] { $points } bonus points
 } as ruler of { $the_area }.
unit-deployed = { $seat } places { $a_kind } { $in_area }.
points-lapsed = { $seat } leaves { $points ->
    [one] 1 point
   *[other] { $points } points
 } unspent.
attack-announced = { $seat } attacks { $the_target } { $from_source }.
unit-sent = { $seat } sends { $a_kind }{ $led ->
    [yes] {" "}led by the leader
   *[no] {""}
 }.
defender-named = { $seat } defends with { $a_kind }.
duel-rolled = Attack { $attack }; defence { $defence }: { $hits ->
    [0] { $blocks ->
        [0] no success, both roll again.
       *[other] { $hits } to { $blocks }.
     }
   *[other] { $hits } to { $blocks }.
 }
unit-lost = { $seat } loses { $a_kind } { $in_area }.
unit-fled = { $roll ->
    [0] { $seat } withdraws { $a_kind }{ $led ->
        [yes] {" "}and the leader
       *[no] {""}
     } { $from_source } { $to_target }.
   *[other] { $seat } rolls { $roll } and withdraws { $a_kind }{ $led ->
        [yes] {" "}and the leader
       *[no] {""}
     } { $from_source } { $to_target }.
 }
unit-fell-fleeing = { $seat } rolls 1: the withdrawal { $from_area } fails.
leader-lost = { $seat } loses a leader { $in_area }.
area-conquered = { $seat } conquers { $the_area } from { $loser }.
four-beaten = { $seat } has beaten four attackers in a row { $in_area }.
legendary-battle-won = { $seat } has won a legendary battle { $in_area }.
player-eliminated = { $by ->
    [nobody] { $seat } is out of the war.
   *[other] { $by } has driven { $seat } out of the war.
 }
unit-moved = { $seat } moves { $a_kind }{ $led ->
    [yes] {" "}and the leader
   *[no] {""}
 } { $from_source } { $to_target }.
area-card-drawn = { $seat } draws an area card: { $area_card }.
area-card-drawn-unseen = { $seat } draws an area card.
card-drawn = { $seat } draws an adventure card: { $card }.
card-drawn-unseen = { $seat } draws an adventure card.
draw-lapsed = { $seat } has a full hand and draws no card.
card-discarded = { $seat } discards “{ $card }”.
area-card-discarded = { $seat } discards an area card: { $area_card }.
card-played = { $seat } plays “{ $card }”.
event-drawn = { $seat } draws the event “{ $card }”.
area-turned-up = Turned up: { $area }.
uprising-planned = { $seat } secretly plans an uprising { $in_area }.
uprising-planned-unseen = { $seat } secretly plans an uprising.
uprising-began = { $seat } starts an uprising { $in_area }.
unit-turned = { $seat } wins over { $a_kind } { $from_source }; it now stands { $in_target }.
# Said when a bridge is closed, and to whoever would cross it.
bridge-closed = The bridge between { $the_source } and { $the_target } is closed to everyone without a leader.
leader-carried = { $seat } sends a leader { $from_source } { $to_target }.
ring-rolled = { $seat } rolls { $roll } for the ring { $in_area }; it takes at least { $needed }.
roll-shifted = The roll for the ring now counts as { $roll }.
ring-moved = The ring moves on { $to_area }.
ring-stayed = The ring stays { $in_area }.
piles-reshuffled = The discarded { $pile } are shuffled into a new pile.
game-ended = The war is over. { $ending }
tie-rolled = { $seat } rolls { $roll } to break the tie.

ending-ring-destroyed = The ring is destroyed.
ending-last-player = No enemy is left.
ending-all-areas = All areas have one ruler.

source-areas = Areas
source-fortresses = Fortresses
source-regions = Regions
source-cards = Cards
source-strongholds = Strongholds

# --- Actions: labels for buttons --------------------------------------------------------------

claim = Claim { $the_area }
deploy = Place { $a_kind } { $in_area }
place-leader = Place a leader { $in_area }
done = Done
trade = Trade in { $area_cards }
keep-cards = Keep the cards
play-card = Play “{ $card }”
attack = Attack { $the_target } { $from_source }
stop-attacking = Stop attacking
send-unit = Send { $a_kind }{ $led ->
    [yes] {" "}with the leader
   *[no] {""}
 }
fight-on = Fight on for { $the_target }: { $kind }{ $led ->
    [yes] {" "}with the leader
   *[no] {""}
 } { $from_source }
stand-fast = Stand fast with the most dice, without cards, { $turn ->
    [-1] for the rest of the game
   *[other] for this turn
 }
order-won = { $the_area } has fallen.
order-left = { $units ->
    [one] One unit is left { $in_area }.
   *[other] { $units } units are left { $in_area }.
 }
order-odds = The chance is { $percent } % by now.
order-asked = Something else must be decided.
condition-left = Units left
condition-odds = Chance below %
name-defender = Defender: { $kind }
hold = Stand and fight
withdraw = Withdraw { $a_kind }{ $led ->
    [yes] {" "}and the leader
   *[no] {""}
 } { $to_target }
move = Move { $a_kind } { $from_source }
move-to = Move { $to_target }{ $led ->
    [yes] {" "}with the leader
   *[no] {""}
 }
end-movement = End movement
discard-card = Discard “{ $card }”
discard-area = Discard { $area_card }
forgo-card = Draw no card
lose-unit = Give up { $a_kind }
close-bridge = Close the bridge between { $the_source } and { $the_target }
carry-leader = Send the leader { $from_source } { $to_target }
shift-roll = { $by ->
    [2] Add 2 to the roll
    [-2] Take 2 from the roll
   *[other] Change the roll by { $by }
 }
drawn-area = { $area_card }
drawn-card = { $card }

# --- Questions --------------------------------------------------------------------------------

claim-area = Which free area do you claim?
place-unit = Which unit do you place, and where?
put-leader = Where do you place your leader?
start-of-turn = Do you play a card before your turn begins?
trade-cards = Do you trade in three area cards?
deploy-unit = Which reinforcement do you place, and where?
choose-attack = Where do you attack from?
send-attacker = Which unit attacks?
stand-or-withdraw = Which unit defends, or do you withdraw?
name-victim = Which unit must defend?
fall-back = Which unit withdraws?
choose-loss = Which unit do you give up?
discard-spoils = Which area card do you discard?
choose-move = Which unit moves?
choose-target = Where does { $a_kind } { $from_source } go?
    .short = Where does it go?
make-room = Your hand is full: which adventure card do you discard?
fulfil-mission = Do you fulfil a mission { $in_area }?
    .short = Do you fulfil a mission?
card-window = Do you play a card ({ $moment })?
    .short = Do you play a card?
which-bridge = Which bridge do you close?
where-to = Which leader goes where?
which-way = Which way do you take under the mountains?
choose-shift = By how much does the roll change?

# --- What is in progress ----------------------------------------------------------------------

whole-war = War of the Ring
set-up = Set-up
deal-area = Dealing areas
claim-by-lot = Sharing out areas
place-armies = Starting armies
deal-area-card = Dealing area cards
deal-card = Dealing adventure cards
roll-for-start = Roll for the first turn
turn = { $seat }'s turn
    .short = Turn
reinforcements = Reinforcements
spend-points = Placing units ({ $points ->
    [one] 1 point
   *[other] { $points } points
 } left)
    .short = Placing units
battle-part = Battle
duel = Duel { $in_target }
    .short = Duel
duel-roll = Duel roll
retreat-roll = Retreat roll
strategic-retreat = Withdrawal { $from_area }
    .short = Withdrawal
conquest = Conquest of { $the_area }
    .short = Conquest
lose-units = Losses { $in_area }
    .short = Losses
movement-part = Troop movement
card-part = Drawing cards
draw-area-card = Area card
area-card-from-pile = Area card
draw-adventure-card = Adventure card
card-from-pile = Adventure card
turn-up-areas = { $card }
    .short = Event
turn-up-one = Turning up an area card
muster = Mustering { $in_area }
    .short = Mustering
plan-uprising = Secret uprising
ring-part = The ring
ring-roll = Roll for the ring
break-ties = Breaking the tie

# --- Reasons ----------------------------------------------------------------------------------

alliance-needs-four = Alliances need four players; there are { $players }.
neutral-needs-two = The neutral army plays only in a game for two; there are { $players } players.
deal-needs-three = The deal for three is only for three players on the full map.
quick-has-no-draft = In the automatic set-up nobody picks areas, so nobody picks first.

not-your-area = You do not rule { $the_area }.
area-taken = There is already a ruler { $in_area }.
area-full = There is no room left { $in_area }: { $limit } units are the most.
only-these-areas = These points are for other areas.
no-site = There is no site of power { $in_area }.
region-not-whole = The fortress { $in_area } takes reinforcements only if you rule its whole region.
too-few-points = You have { $points ->
    [one] 1 point
   *[other] { $points } points
 } left, and { $a_kind } costs { $price }.
no-figure-left = You already have { $all_kind } of the box on the board.
no-set = Three cards make a set if their symbols are all alike or all different.
must-trade = With { $limit } area cards in hand you must trade in a set.

leader-already-there = There is already a leader { $in_area }.
no-leader = There is no leader { $in_area } who could come along.
leader-must-come = The last unit { $in_area } must take the leader along.
leader-cannot-flee = The leader { $in_area } may not withdraw.

own-area = You rule { $the_area } yourself.
allied-area = Your ally rules { $the_area }.
ships-are-safe = Units at sea cannot be attacked ({ $area }).
too-few-to-attack = An attack takes two units, and there are fewer { $in_area }.
no-sea-attacks = Attacks by sea are not allowed in this game.
sheltered = Units have just fled { $to_area }; until the end of the turn it cannot be attacked.
winter-storms = Winter storms rage { $in_area }: no attack into or out of this area.
ship-must-attack = The units { $in_area } cannot turn back and must attack.
river-between = A river without a bridge lies between { $the_source } and { $the_target }.
mountains-between = Mountains lie between { $the_source } and { $the_target }.
ship-symbol-between = A ship symbol interrupts the route between { $the_source } and { $the_target }.
not-adjacent = { $source } and { $target } are not adjacent.
no-such-unit = There is no such unit { $in_area }.
not-an-own-neighbour = You can only withdraw by land into an area of your own next door, not { $to_area }.

garrison-stays = { $units ->
    [one] One unit must stay { $in_area }.
   *[other] { $units } units must stay { $in_area }.
 }
just-fought = This turn { $all_kind } { $in_area } have fought.
just-moved-in = This turn { $all_kind } { $in_area } have only just arrived, so they cannot sail.
already-moved = This turn { $all_kind } { $in_area } have already moved.
no-way-out = No unit can leave { $the_area }: no place of yours with room is in reach.
ship-must-land = The units { $in_area } must land, since a port of yours has room.
ship-taken = Units of another player are { $in_area }.
no-such-route = No route leads { $from_source } { $to_target }.
too-far = That is too far: { $a_kind } moves { $steps ->
    [one] 1 area
   *[other] { $steps } areas
 } at most.

not-in-hand = You do not hold the card “{ $card }”.
other-part = That belongs to another part: { $part ->
    [set-up] the set-up
    [reinforcements] the reinforcements
    [battle-part] the battle
    [movement-part] the troop movement
    [card-part] the drawing of cards
   *[ring-part] the ring
 }.
wrong-moment = This is not the moment for “{ $card }”.
other-site = “{ $card }” belongs to another site of power.
card-without-effect = “{ $card }” would have no effect now.
