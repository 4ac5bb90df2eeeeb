# Battles: how they are set up, fought and settled.

way-table = on the table
way-paper = on paper
way-simulated = simulated

objective-mountain = the mountain
objective-special-building = the special building
objective-city = the city
objective-mine = the mine
objective-castle = the castle

dragon-end-none = no dragon
dragon-end-untouched = neither slain nor driven off
dragon-end-driven-off = driven off
dragon-end-slain = slain

holders-0 = challenger
holders-1 = challenged side
holders--1 = nobody
holders- = nobody

# --- What happens -----------------------------------------------------------------------------

battle-began = { $challenger } and { $challenged } go to battle on { $tile }.
way-agreed = { $challenger } and { $challenged } fight their battle { $way }.
sides-tossed = { $challenger } sets up at sectors { $side ->
    [0] 1 to 6
   *[other] 7 to 12
 }, { $first ->
    [0] { $challenger }
   *[other] { $challenged }
 } has the first turn.
spies-decide = A { $die }: the Spies of { $seat } decide.
scouts-decide = A { $die }: the Scouts of { $seat } set up the terrain.
piece-laid = { $seat } lays a piece of terrain { $sector ->
    [0] in the middle of the table
   *[other] into sector { $sector }
 }: { $piece }.
piece-on-corner = { $piece }: it stands where sectors { $sector } and { $to } meet.
river-laid = { $seat } lays a river from sector { $sector } to sector { $to }.
objective-laid = { $sector ->
    [0] To be held: { $objective }.
   *[other] To be held: { $objective }, by sector { $sector }.
 }
armies-locked = The armies are locked: { $challenger } fields { $points } points, { $challenged } { $points_of_challenged }.
no-marker-left = All weather markers lie at other tables: { $challenger } and { $challenged } have pleasant weather.
weather-drawn = Weather for { $challenger } and { $challenged }: { $weather }.
weather-changed = The Scouts of { $seat } change the weather: { $weather }.
assassin-struck = { $removed ->
    [yes] { $seat } rolls { $die }: the Assassin removes a character of { $other } ({ $entry }).
   *[no] { $seat } rolls { $die }: the Assassin fails, a character of { $other } lives ({ $entry }).
 }
paper-rolled = On paper { $challenger } against { $challenged }: dice { $dice }, advantage of the challenger { $advantage }.
battle-settled = { $challenger } against { $challenged } on { $tile }, { $points } to { $points_of_challenged } points: { $result } for { $challenger }, { $result_of_challenged } for { $challenged }.
objective-held = { $seat } holds { $objective } and gets { $points } battle points.
mine-taken = { $seat } rolls { $dice } for the mine on { $tile }.
eruption-rolled = { $seat } rolls a { $die } for the volcano in turn { $turn }: { $erupts ->
    [yes] it erupts
   *[no] it stays quiet
 } ({ $least } or more).
swamp-rolled = { $seat } rolls in turn { $turn } for stands in swamps, counted from the left: { $dice }; { $lost ->
    [0] none is lost
    [one] one stand is lost
   *[other] { $lost } stands are lost
 }.
lava-laid = { $tile_number ->
    [0] { $seat } lays the lake of lava at the end of the stream
   *[other] { $seat } lays lava tile { $tile_number }{ $bend ->
        [1] , bent to the left
        [2] , bent to the right
       *[other] {""}
     }
 }; stands destroyed: { $lost } of { $challenger }, { $lost_of_challenged } of { $challenged }.
dragon-attacked = { $seat } rolls for the dragon, who { $shoots ->
    [yes] shoots at
   *[no] attacks
 } a unit of { $other } in turn { $turn }: { $dice } on { $least }+{ $armour ->
    [7] {""}
   *[other] { $hits ->
        [0] {""}
       *[other] , armour { $saves } on { $armour }+
     }
 }; { $hits ->
    [0] no hit
    [one] the hit { $through ->
        [0] does not get through
       *[other] gets through
     }
   *[other] { $through } of { $hits } hits { $through ->
        [one] gets
       *[other] get
     } through
 }, { $lost ->
    [0] no stand is lost
    [one] one stand is lost
   *[other] { $lost } stands are lost
 }.
dragon-slain = { $seat } has slain the dragon.
dragon-driven-off = { $seat } has driven the dragon off.
kp-shared = { $seat } passes { $kp ->
    [one] { $kp } combat point
   *[other] { $kp } combat points
 } on to { $ally }.

# --- Answers ----------------------------------------------------------------------------------

fight-by = Fight it { $way }
take-side = { $side ->
    [0] Sectors 1 to 6
   *[other] Sectors 7 to 12
 }, and { $first ->
    [0] the challenger begins
   *[other] the challenged side begins
 }
lay-more = { $more ->
    [yes] Lay one more
   *[no] Leave it at that
 }
lay-crossing = Sector { $sector }
choose-sector = Sector { $sector }
roster = { $lines }
roster-line = { $count ->
    [1] { $entry }
   *[other] { $count } { $entry }
 }
field-army = Field this army: { $roster }
    .short = Field an army
pay-gold = { $gold ->
    [0] Pay nothing
   *[other] Pay { $gold } gold
 }
change-weather = { $change ->
    [yes] Draw another marker
   *[no] Keep the weather
 }
murder = { $line ->
    [-1] Send the Assassin to nobody
   *[other] { $entry }, line { $line } of the list
 }
share = { $share ->
    [yes] Pass the ally's share on
   *[no] Keep all combat points
 }
other-way = Not on the table: { $way }
    .short = Not on the table
touch-castle = { $side ->
    [0] Infantry of the challenger touches the castle first
   *[other] Infantry of the challenged side touches the castle first
 }
    .short = First at the castle
report = battle points { $points }{ $castle_card ->
    [0] ; first at the castle: challenger
    [1] ; first at the castle: challenged side
   *[other] {""}
 }{ $dragon_by ->
    [0] ; dragon { $dragon }: challenger
    [1] ; dragon { $dragon }: challenged side
   *[other] {""}
 }{ $nearest ->
    [0] ; nearest to the cave: challenger
    [1] ; nearest to the cave: challenged side
   *[other] {""}
 }{ $withdrew ->
    [0] ; withdrawn: challenger
    [1] ; withdrawn: challenged side
   *[other] {""}
 }{ $surrendered ->
    [0] ; surrendered: challenger
    [1] ; surrendered: challenged side
   *[other] {""}
 }; objectives held by: { $holders }
    .short = How it ended

# --- Questions and dice -----------------------------------------------------------------------

battle-phase = Battles
battles = Battles
fight = { $challenger } against { $challenged } on { $tile }
    .short = Battle
battle = { $challenger } against { $challenged } on { $tile }
    .short = Battle
agree-way = How do you fight this battle?
eruption-roll = { $seat } rolls for the volcano
    .short = The die for the volcano
roll-eruption = Roll for the volcano before half turn { $half }
    .short = Roll for the volcano
swamp-roll = The dice for stands in swamps
dragon-attack = The dice of the dragon
dragon-saves = Armour against the dragon: { $hits } hits
    .short = Armour against the dragon
roll-swamp = Roll for { $stands } stands in swamps before half turn { $half }
    .short = Roll for the swamp
lay-lava = Lay lava before half turn { $half }
    .short = Lay lava
roll-dragon = Roll for the dragon in half turn { $half }
    .short = Roll for the dragon
toss-for-sides = Dice for the sides of the table and the first turn
toss-for-spies = A die: whose Spies count
toss-for-scouts = A die: whose Scouts count
spy-out = Your Spies: on which side do you set up, and who has the first turn?
lay-piece = The sector of a piece: { $piece }
    .short = The sector of a piece
lay-river = The ends of the river
may-lay-piece = Do you lay one more piece: { $piece }?
    .short = One more piece
place-crossing = In which sector is the crossing: { $piece }?
    .short = A crossing of the river
dice-crossing = The sector of a crossing: { $piece }
    .short = The sector of a crossing
place-objective = The place of { $objective }
    .short = The place of an objective
place-castle = In which sector does your castle stand?
lock-armies = Which army do you field?
draw-weather = The weather
keep-weather = Your Scouts: do you draw another weather marker?
redraw-weather = Another weather marker
name-victim = To whom do you send your Assassin?
strike = The Assassin's die: { $entry }
    .short = The Assassin's die
pay-for-paper = How much gold do you pay for this battle?
paper-battle = The dice of a battle on paper
simulated-battle = The simulated battle
table-battle = How did the battle end?
take-mine = The dice for the mine on { $tile }
    .short = The dice for a mine
share-kp = { $result }: do you pass combat points on to your ally?
    .short = Combat points for the ally

# --- Reasons ----------------------------------------------------------------------------------

general-is-guarded = The General cannot be named: { $entry }.
paper-no-gold = There are only { $gold } gold left for this battle.
eruption-no-volcano = There is no volcano on this table.
eruption-over = The volcano has erupted already.
eruption-rolled-before = That die has been thrown already.
eruption-certain = From turn 4 on the volcano erupts without a die.
no-such-half-turn = This battle has { $turns } turns.
no-swamp-here = On this table there is no swamp.
swamp-rolled-before = For this half turn the swamp has been rolled for already.
lava-too-early = There is no lava yet: the volcano has not erupted.
lava-all-laid = No lava is left to be laid: the lake lies.
lava-laid-before = For this half turn lava has been laid already.
lava-first-straight = The first lava tile lies straight at the notch of the crater.
lava-lake-straight = The lake is laid straight on.
lava-bent-before = The stream has been bent already.
no-dragon-here = There is no dragon in this battle.
dragon-rolled-before = The dragon has attacked in this half turn already.
dragon-opponent-rolls = For the dragon the opponent of the attacked player rolls.
report-points-impossible = { $points } battle points are not possible; the enemy's army is worth { $most }.
report-unknown-side = A battle has two sides, the challenger and the challenged one.
report-wrong-objectives = { $count ->
    [0] There is nothing to hold in this battle.
    [one] A holder must be named for the objective of this battle.
   *[other] Holders must be named for the { $count } objectives of this battle.
 }
report-castle-touched = Who was the first at the castle has been told already.
report-without-castle = There is no castle in this battle.
report-dragon = What became of the dragon does not fit: it is there as long as it lives, and only in battles for the hoard.
report-dragon-by = Who has slain the dragon or driven it off must be named, and nobody else.
report-nearest = Coming nearest to the cave counts only if the dragon was neither slain nor driven off.
report-unknown-way = A battle that is not fought on the table is resolved on paper or simulated.
