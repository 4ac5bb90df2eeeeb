# Development cards, capitals and peasants.

# --- What happens -----------------------------------------------------------------------------

card-bought = { $seat } buys the development card “{ $development_card }”.
card-worked = The development card “{ $development_card }” of { $seat } takes effect.
capital-founded = The stronghold of { $seat } { $in_area } becomes a capital.
peasant-left = { $seat } leaves a peasant { $in_area }.
peasant-gone = The peasant of { $seat } { $in_area } is removed.
tactics-taken-back = { $seat } takes the tactics card “{ $card }” back.

# --- Answers ----------------------------------------------------------------------------------

buy-card = Buy “{ $development_card }”
buy-no-card = Buy no card
found-capital = Capital { $in_area }
keep-stronghold = It stays a stronghold
build-capital-in = Build the capital { $in_area }
leave-peasant = Leave a peasant
leave-nobody = Leave nobody
take-card-back = Take the card back
leave-card = Leave it in the discards
carry = Let a Roc carry { $a_kind } { $from_source }
rout-riders = { $count ->
    [0] Rout none
   *[other] Rout { $count } × { $kind }
 }
rout-rippers = { $count ->
    [0] Rout none
   *[other] Rout { $count } × { $kind }
 }

# --- Questions --------------------------------------------------------------------------------

buy-development-card = Which development card do you buy?
choose-capital = Which stronghold becomes your capital?
offer-capital = Does the stronghold { $in_area } become your capital?
    .short = Does the stronghold become your capital?
offer-peasant = Your last units leave the area { $area }. Do you leave a peasant?
    .short = Do you leave a peasant?
take-tactics-back = Do you take “{ $card }” back into your hand?
    .short = Do you take the card back into your hand?
rout-to-devour = How many standing Flesh Rippers do you rout? Each deals { $damage } damage.
    .short = How many standing Flesh Rippers do you rout to deal damage?
rout-to-prowl = How many standing Leonx Riders do you rout? For each the loser destroys a unit that has retreated.
choose-prey = Which unit that has retreated is destroyed?

# --- What is in progress ----------------------------------------------------------------------

peasant-stays = Peasants
hunted-down = Prowl
rout-for-the-fallen = Blighted Arrows

# --- Why not ----------------------------------------------------------------------------------

not-your-card = “{ $development_card }” is not a card of your faction.
card-bought-already = “{ $development_card }” was bought already.
capital-at-home-only = A capital stands in the home realm of its owner only, not { $in_area }.
capital-is-no-token = The capital { $in_area } is not given up for a stronghold.
card-not-discarded = “{ $card }” is not in the discards any longer.
nobody-carries-it = No Roc of this area is free to carry this unit ({ $kind }).
needs-no-food = This unit ({ $kind }) is not counted against your food.
