# What the practice game says. Much of it is left unsaid, as in a game that is still being written.

game-fords = Fords
seat-player = Player { $number }
group-table = At the table
option-battles = Battles
    .help = Whether battles are fought here or reported from a real table.
option-battles-fought = fought here
option-battles-reported = reported from a table
module-omens = Omens
choose-orders = Which order do you lay in secret?
ending-three-seasons = Three seasons are over.

# the league

game-league = League
role-organiser = organiser
ending-autumn = The season is over.
map-too-small = A map of { $tiles } tiles is too small.
tile-twice = A tile lies there twice.
too-dear = That is too dear: there are { $gold } gold.
no-such-unit = There is no such unit.
army-too-large = The army costs { $cost }, and at most { $most } are allowed.
more-than-the-army = Nobody can win more than { $most } points.
