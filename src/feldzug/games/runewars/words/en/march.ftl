# What marches, Strategize and diplomacy say.

# --- What happens -----------------------------------------------------------------------------

unit-moved = { $count ->
    [one] { $seat } moves { $a_kind } { $from_source } { $to_target }.
   *[other] { $seat } moves { $count } { $many_kind } { $from_source } { $to_target }.
 }
hero-moved = { $seat } moves { $hero } { $from_source } { $to_target }.
area-activated = { $seat } activates { $area }.
diplomacy-tried = { $seat } tries diplomacy { $in_area } and spends { $influence } influence.
neutrals-allied = The neutral units { $in_area } ally with { $seat }.
neutrals-made-way = The neutral units { $in_area } make way for { $seat }.
neutrals-refused = The neutral units { $in_area } refuse { $seat }.

# --- Answers ----------------------------------------------------------------------------------

activate = Activate { $area }
march = { $a_kind } { $from_source }
march-hero = { $hero } goes along
march-hero-over = { $hero } goes along, over { $via }
set-out = The army is complete
move-unit = Move { $a_kind } { $from_source }
send-hero = Move { $hero }
move-to = Move { $to_target }
end-moves = No more moves
fight = Fight
negotiate = Try diplomacy
withdraw = Retreat with all units
spend-influence = Spend { $influence } influence
choose-destiny = Choose { $destiny }

# --- Questions --------------------------------------------------------------------------------

choose-activation = Which area do you activate?
gather-army = Which figures move into the activated area?
approach = Neutral units { $in_area }: do you fight or try diplomacy?
    .short = Battle or diplomacy?
choose-influence = How much influence do you spend? You draw as many Fate cards and choose one.
choose-fate-symbol = Which destiny counts: gold, they ally; silver, they make way; red, they refuse?
after-refusal = They refuse { $in_area }: do you fight or retreat?
    .short = Battle or retreat?
choose-mover = Which figure moves one area?
choose-move-target = Where does { $a_kind } { $from_source } go?
    .short = Where does it go?
choose-hero-target = Where does { $hero } go?
    .short = Where does the hero go?

# --- What is in progress ----------------------------------------------------------------------

move-army = March
strategic-moves = Strategic moves
diplomacy = Diplomacy

# --- Reasons ----------------------------------------------------------------------------------

area-activated-own = { $area } is activated.
already-activated = Your activation token lies { $in_area } already.
one-battle-only = The one battle of this order has been fought: none may follow { $in_area }.
no-mover-left = No standing unit of this kind ({ $kind }) is left there.
out-of-reach = From { $area } they do not get there: at most { $steps } areas, through friendly or empty ones.
allies-need-own-units = Neutral units ({ $kind }) go only where you have units of your own or control the area.
allies-would-be-alone = Your neutral allies would be alone { $in_area }.
too-many-for-diplomacy = More than { $limit } units cannot try diplomacy.
no-influence = You have no influence.
too-little-influence = You have only { $influence } influence.
no-way-out = No way leads out of { $area }.
not-adjacent = { $area } is not adjacent.
border-closed = A border closes the way to { $area }.
not-friendly-nor-empty = { $area } is neither yours nor empty.
