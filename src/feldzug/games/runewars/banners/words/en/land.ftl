# Garrison, the Guildmaster of Merchants, Road to Victory and the exploration tokens.

# --- What happens -----------------------------------------------------------------------------

garrison-manned = { $seat } has { $strength } more strength in every defence until the season ends.
hero-washed-away = The water carries { $hero } ({ $seat }) { $to_area }.

# --- Answers ----------------------------------------------------------------------------------

trade-in = { $resource }
wash-hero-to = Carry the hero { $to_area }
leave-hero-here = Carry the hero no further

# --- Questions --------------------------------------------------------------------------------

choose-triangle = Which unit with a triangle base do you recruit?
trade-in-one = Guildmaster of Merchants: which dial do you raise by 2 more?
    .short = Which dial goes up by 2 more?
wash-hero = Where does the water carry { $hero }?
    .short = Where does the water carry the hero?

# --- What is in progress ----------------------------------------------------------------------

garrison-recruits = Recruits of the garrison
wash-away = The water carries { $hero } off
    .short = A hero is carried off

# --- Why not ----------------------------------------------------------------------------------

garrison-stays-together = The recruits of the garrison stand together, { $in_area }.
dial-at-the-top = This dial ({ $resource }) is at the top already.
road-is-taken-already = Victory cards are in use already: Road to Victory adds nothing.
