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
