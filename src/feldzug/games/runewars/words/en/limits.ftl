# Why a position that was written by hand cannot be.

area-not-in-play = { $area } is not on the map: its tile was not laid.
more-figures-than-in-the-box = There are not so many figures in the box: { $kind }.
more-cards-than-in-the-box = There are not so many cards “{ $name }”.
units-of-two-players = Units of two players never share an area outside a battle: { $area }.
faction-not-in-play = Nobody plays { $faction }.
development-without-stronghold = A development stands with a stronghold only: { $area }.
too-many-strongholds = { $seat } has no more than { $count } strongholds.
too-many-developments = There are not so many tokens: { $development }.
city-twice = There is only one city token { $city }.
too-many-runes = There are only { $count } tokens: { $rune }.
hero-too-damaged = { $hero } has as much damage as health and would be defeated.
order-not-open = { $seat } cannot carry out “{ $order }”: it does not lie open.
year-too-late = The game does not last until year { $year }: there are { $count } years.
dial-too-high = The dials of { $seat } go from 0 to { $count }.
order-open-twice = { $seat } has each order only once: { $order }.
trained-too-far = { $hero } has { $count } training points an attribute at most.
hand-too-large = { $seat } has too much: { $what ->
    [tactics] { $count } tactics cards
    [quests] { $count } quests
    [heroes] { $count } heroes
   *[objectives] { $count } objective
 } at most.
area-over-full = More than { $count } units of a player cannot stay { $in_area }.
home-off-the-rim = “{ $tile }” does not lie at the rim of the map, with three open borders beside two of its areas.
