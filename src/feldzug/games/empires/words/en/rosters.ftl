# What speaks against a roster, and the pieces of terrain on the table.

roster-stranger = The army list has no such entry, or not with these upgrades: { $entry }.
roster-count = Write down at least one, or strike it out: { $entry }.
roster-gear-count = Write down at least one, or strike it out: { $gear }.
roster-one-general = An army has exactly one General; here { $count ->
    [0] there is none
   *[other] there are { $count }
 }.
roster-too-few = { $entry }: this army needs at least { $least } and has { $count }.
roster-too-many = { $entry }: this army may have { $most } at most and has { $count }.
roster-no-host = { $entry }: each is attached to a unit of its own; there are { $count } of them for { $hosts ->
    [one] one such unit
   *[other] { $hosts } such units
 }.
roster-upgrade-not-for = { $entry }: { $upgrade } is not for them.
roster-upgrades-clash = { $entry }: one mount at most, and no upgrade twice.
roster-upgrade-too-many = { $upgrade }: this army may have { $most } at most and has { $count }.
roster-upgrade-needs = { $upgrade } needs an army with this unit: { $entry }.
roster-one-item = { $entry }: one magic item a bearer, and who bears one stands in a line of his own.
roster-item-twice = { $item }: an army has each magic item only once.
roster-item-not-for = { $item } cannot be borne by: { $entry }.
roster-no-card = You do not hold this card: { $item }.
roster-card-without-bearer = The card is on the roster, but nobody bears it: { $item }.
roster-no-reinforcement = Only who has chosen the event Reinforcement fields an additional unit.
roster-reinforcement-unit = The additional unit must be a unit of its own, no character and no attached stand: { $entry }.
roster-too-large = The army has { $points } points. The battle allows { $size }, and { $bought } more can be bought.
roster-no-gold = The army costs { $gold } gold, and the treasury holds { $treasury }.
roster-no-siege = Siege gear and extra troops are for sieges of a capital only.
roster-gear-not-for = The other side of the siege has this: { $gear }.
roster-no-walls = The earthquake has destroyed the walls; none can be bought: { $gear }.
roster-gear-too-many = { $gear }: { $most } at most, here are { $count }.
roster-gear-too-few = { $gear }: who fortifies himself needs at least { $least }, here { $count ->
    [one] is one
   *[other] are { $count }
 }.
roster-breaching = Pieces that break walls, cannons and stone throwers among them: { $most } at most, here are { $count }.
roster-extra-units = The extra points of a siege buy units and gear, no characters: { $entry }.
roster-extra-points = Gear and extra troops cost { $points } points, and there are { $most } for them.

piece-flat-hill = Flat hill
piece-hill = Hill of two levels
piece-mountain-hill = Mountain with two ramps
piece-wood = Wood
piece-village = Village
piece-field = Field
piece-rock = Rock
piece-lake = Lake
piece-river = River
piece-bridge = Bridge
piece-ford = Ford
piece-swamp = Swamp
piece-volcano = Volcano
piece-lava = Lava
piece-lava-lake = Lake of lava
