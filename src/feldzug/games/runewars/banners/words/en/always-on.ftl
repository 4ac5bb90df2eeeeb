# The expansion: what it is called, its modules, the new units and tile 12.

group-expansion = Expansion

module-banners = Banners of War
module-development-cards = Development cards
module-commanders = Commanders of the Battlefield
module-free-cities = Rise of the Free Cities
module-road-to-victory = Road to Victory
module-banners-exploration = Banners of War: exploration tokens

# --- What happens -----------------------------------------------------------------------------

unit-mended = { $seat }: { $a_kind } { $in_area } recovers.
unit-rose = { $seat }: { $a_kind } { $in_area } stands up.
desolated = A desolation token is placed { $in_area }.
frozen = A cryomancy token is placed { $in_area }; { $count } lie there now.
thawed = The tokens { $in_area } become fewer: { $count } left.
city-destroyed = “{ $city }” { $in_area } is destroyed.

# --- Answers ----------------------------------------------------------------------------------

keep-cards = Discard no card
breathe-on-triangles = Rout units with a triangle base
recruit-instead = { $count ->
    [0] No { $many_kind }
   *[other] { $count } × { $kind }
 }
place-instead = Place { $a_kind } { $in_area } instead

# --- Questions --------------------------------------------------------------------------------

ball-lightning = Discard a tactics card to deal { $damage } damage?
    .short = Discard a tactics card to deal damage?
blood-rite = Destroy one of your own units to deal { $more } damage instead of { $damage }?
    .short = Destroy one of your own units to deal more damage?
grave-breath = Rout units with a triangle base, or deal { $damage } damage?
    .short = Rout units with a triangle base, or deal damage?
choose-reinforcements = How many new units do you recruit in place of { $many_kind }?
    .short = How many new units do you recruit?

# --- What is in progress ----------------------------------------------------------------------

losses-by-enemy = Losses
talons = Talons
deal-pounce = Pounce
take-pounce = Pounce
devour = Devour
deal-drain = Drain
take-drain = Drain
rout-triangles = Grave Breath
mend = A unit recovers
rise-again = Units stand up

# --- Why not ----------------------------------------------------------------------------------

routed-are-devoured-first = Routed units are devoured first.
nothing-to-mend = This unit ({ $kind }) cannot be healed by this ability.
unit-stands = This unit ({ $kind }) is standing.
land-is-barren = The land is barren { $in_area }.
no-stronghold-here = No stronghold may be built { $in_area }.
deal-poison = Damage to one unit
take-poison = Damage
