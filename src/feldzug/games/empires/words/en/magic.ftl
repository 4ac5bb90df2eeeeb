# What season magic says.

# --- What is in progress ----------------------------------------------------------------------

spell-window = Season spells
casting = { $seat } casts
    .short = A spell
whether-to-cast = Do you cast a season spell?
table-roll = A die on the table of the season
whether-to-repeat = { $spell }: keep it, or roll once more? The second result binds.
    .short = Keep the spell?
choose-target = Where does { $spell } go?
    .short = The target
range-roll = The range to { $target }
    .short = The range
marker-roll = A die for the marker on { $tile }, destroyed on { $least }+
    .short = A die for a marker
gold-roll = How much gold of { $seat } turns to lead
    .short = How much gold turns to lead
vortex = Vortex of Doom
vortex-roll = The Vortex of Doom on { $tile }
    .short = The Vortex of Doom
vortex-step = The vortex leaves { $tile }
    .short = Where the vortex goes

# --- Answers ----------------------------------------------------------------------------------

cast-spell = Cast a spell
forgo-spell = No spell
keep-spell = Keep it
repeat-roll = Roll once more
aim-at = { $target }, range from { $origin }

# --- What happens -----------------------------------------------------------------------------

spell-forgone = { $seat } casts no spell.
spell-rolled = { $seat } rolls a { $die }: { $spell }.
spell-rolled-again = { $seat } rolls a { $die }, which is ignored and rolled again.
spell-failed = The spell of { $seat } goes wrong.
spell-wasted = { $spell } of { $seat } is wasted: no tile suits it.
range-rolled = Range of { $seat } to { $target }: { $dice }; more than { $between } is needed.
spell-missed = { $spell } of { $seat } does not reach { $target }.
spell-worked = { $seat } casts { $spell } on { $target }.
marker-rolled = { $building } on { $tile }: a { $die }; { $least }+ destroys it.
gold-transmuted = A { $die }: { $gold } gold of { $seat } turn to lead.
harvest-spoiled = The harvest of { $seat } is spoiled: this winter's taxes are halved.
vortex-rolled = The vortex on { $tile }: a { $die }.
vortex-moved = A { $die }: the vortex moves from { $tile } to { $target }.
vortex-at-the-edge = A { $die } leads the vortex from { $tile } off the map.
vortex-ended = The vortex ends on { $tile }.

# --- Why not ----------------------------------------------------------------------------------

wealth-needs-own-tile = Wealth is cast on a tile of your own realm.
void-needs-free-tile = The Chaos Void is cast on a tile that belongs to nobody.
earthquake-needs-walls = An Earthquake needs a castle or city.
dam-needs-river = Only a river can be dammed.
transmutation-needs-enemy-capital = Gold is transmuted in the capital of an enemy.
harvest-needs-enemy-tile = A harvest is spoiled on a tile of an enemy.
flood-needs-river = Only a river can be flooded.
tile-in-the-void = The tile lies in the Chaos Void; nobody can take it.
mist-bars-the-way = The tile lies in the Mist of the Dead; nobody can take it.
mist-bars-building = The tile lies in the Mist of the Dead; nothing can be built there.
mist-brings-nothing = The tile lies in the Mist of the Dead; it brings nothing.
river-is-dammed = The river is dammed; the mine pays nothing.
walls-have-fallen = An Earthquake has broken the walls.
hoard-ignores-ones = The owner of the dragon hoard rolls a 1 again.
elves-ignore-ones = High Elves and Dark Elves roll a 1 again.
elves-always-reach = Spells of High Elves and Dark Elves always reach their target.

# --- What gold and markers went for -----------------------------------------------------------

why-season-spell = season spell
why-wealth = { spell-wealth }
why-transmutation = { spell-transmutation }
why-flood = { spell-flood }
why-vortex = { spell-vortex }
why-tornado = { spell-tornado }
