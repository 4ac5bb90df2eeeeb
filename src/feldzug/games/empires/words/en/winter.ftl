# What winter says: its table, the taxes and the winter war.

# --- What is in progress ----------------------------------------------------------------------

winter = Winter
winter-event = The winter of { $seat }
    .short = A winter event
winter-roll = { $seat } rolls on the winter table
    .short = The winter table
dragon-flight = Dragon Wrath
dragon-count = How many dragons break out
dragon-step = Dragon { $dragon } takes off
    .short = A dragon takes off
dragon-roll = Dragon { $dragon } on { $tile }
    .short = A dragon strikes
rebel = Which castle or city rebels?
revolution = Revolution in the realm of { $seat }
    .short = Revolution
revolution-roll = Does { $tile } change sides?
    .short = Does a tile change sides?
defection-roll = Which realm does { $tile } join?
    .short = Which realm does the tile join?
raid-roll = Is { $tile } raided?
    .short = Is a tile raided?
recognition-roll = The gold of the special recognition
tax-collection = The taxes of { $seat }
    .short = Taxes
tax-roll = The taxes of { $tile }
    .short = The taxes of a tile
winter-war = Winter war
winter-campaign = The winter war of { $seat }
    .short = A winter war
winter-challenge = Whom do you challenge this winter?
winter-attack-roll = The die of { $seat }
    .short = The die of the undead
winter-defence-roll = The D3 of { $seat }
    .short = The D3 of the challenged player

# --- Answers ----------------------------------------------------------------------------------

lose-tile = { $tile } rebels
challenge-in-winter = Challenge { $foe }
stay-in-winter = Challenge nobody

# --- What happens -----------------------------------------------------------------------------

winter-rolled = { $seat } rolls { $dice } on the winter table: { $winter }.
no-winter-event = Nothing comes of the winter roll of { $seat }.
taxes-halved = The taxes of { $seat } are halved this winter ({ $why }).
plague-broke-out = Plague in the realm of { $seat }: armies are 100 points smaller next year.
raid-rolled = Raids on { $tile } of { $seat }: a { $die }; on 1 to 3 it pays no taxes.
recognition-rolled = Special recognition for { $seat }: { $dice }.
revolution-began = Revolution in the realm of { $seat }.
revolution-rolled = Revolution on { $tile } of { $seat }: a { $die }; on 5+ it changes sides.
defection-drawn = Several realms are equally near { $tile }; the lot falls on { $seat }.
dragons-broke-out = { $dragons } dragons break out of the volcano { $tile } ({ $dice }).
dragon-flew = Dragon { $dragon } rolls a { $die } and flies to { $target }.
dragon-turned-back = Dragon { $dragon } rolls a { $die }, which leads off the map, and rolls again.
dragon-struck = Dragon { $dragon } on { $tile } ({ $building }): a { $die }; 4+ destroys.
tile-taxed = { $tile } of { $seat } pays { $gold } gold ({ $dice }).
tile-untaxed = { $tile } of { $seat } pays no taxes ({ $why }).
taxes-collected = { $halvings ->
    [0] { $seat } collects { $gold } gold in taxes.
    [one] { $seat } collects { $gold } gold in taxes: { $total }, halved once.
   *[other] { $seat } collects { $gold } gold in taxes: { $total }, halved { $halvings } times.
 }
no-taxes = { $seat } collects no taxes.
winter-challenge-forgone = { $seat } challenges nobody this winter.
winter-challenged = { $seat } challenges { $foe } in winter.
winter-war-fought = Winter war of { $seat } against { $foe }: { $attack } less { $defence } gives { $kp } combat points.
winter-kp-lapsed = { $kp } combat points of the last winter war of { $seat } lapse.

# --- Why not ----------------------------------------------------------------------------------

capital-stays-loyal = The capital does not rebel.
ally-in-winter = You cannot challenge your ally.
undead-know-no-plague = Plague never strikes the undead.
undead-know-no-famine = Famine never strikes the undead.
undead-raise-no-taxes = The undead collect no taxes.
undead-get-harvest-only = Of the gold of winter the undead get the Good Harvest only.

# --- What gold, points and taxes went for -----------------------------------------------------

why-taxes = taxes
why-uprising = uprising
why-famine = famine
why-isolated = isolated
why-raided = raids
why-dragons = dragons
why-mist = Mist of the Dead
why-poor-terrain = nothing to tax
why-winter-7 = { winter-7 }
why-winter-8 = { winter-8 }
why-winter-9 = { winter-9 }
why-winter-war = winter war
