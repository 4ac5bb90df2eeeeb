# The set-up.

set-up = Set-up
quick-set-up = Automatic set-up
deal-start-cards = Who begins
deal-start-card = A Fate card decides who begins
drawn-fate = Fate card { $fate_card }
deal-faction = Dealing factions
drawn-faction = { $faction }
lay-map = Laying the map
deal-setup-quest = Dealing Setup Quests
drawn-quest = { $quest }
map-by-lot = The lot lays the map
drawn-map = Map { $number }
found-city = A city { $in_area }
    .short = Cities
lend-city = A city of another set { $in_area }
    .short = Cities
drawn-city = { $city }
no-city-drawn = No city
muster-at-home = First army of { $seat }
    .short = First army
muster-by-lot = First army of { $seat }
    .short = First army
deal-first-hero = Dealing heroes
deal-and-place-hero = Dealing heroes
drawn-hero = { $hero }
hide-runes-by-lot = Hiding the first runes
drawn-place = The false rune lies { $in_area }
deal-objective = Dealing objectives
drawn-objective = { $objective }

choose-faction = Which faction do you play?
choose-tile = Which of your tiles do you lay, and where?
choose-marker-place = Where do you lay a marker for a home realm?
choose-marker = At which marker does your home realm lie?
choose-home-turn = How does your home realm lie?
choose-first-stronghold = Where do you build your stronghold?
place-first-unit = Where does { $a_kind } go?
    .short = Where does it go?
place-first-hero = Where does your hero begin?
hide-runes-at-home = Where in your home realm does the false rune lie? The other two are dragon runes.

pick-faction = { $faction }
lay-tile = Lay tile “{ $tile }” at { $q }, { $r }, turned by { $turn } sixths
lay-marker = Lay a marker at { $q }, { $r }
take-marker = Take the marker at { $q }, { $r }
build-at = Build { $in_area }
place-unit = Place { $a_kind } { $in_area }
place-hero = Place { $hero } { $in_area }
hide-false-rune = Hide the false rune { $in_area }

start-card-dealt = { $seat } is dealt Fate card { $fate_card }.
first-player-found = { $seat } is the first player.
faction-chosen = { $seat } plays { $faction }.
setup-quest-dealt = { $seat } is dealt the Setup Quest “{ $quest }”.
tile-laid = { $seat } lays “{ $tile }”.
map-laid = The map is laid by lot.
tiles-taken-back = There is no room left: tiles are taken back and laid anew.
marker-laid = { $seat } lays a marker for a home realm.
markers-taken-back = A home realm fits nowhere: the markers are laid anew.
home-laid = The home realm of { $faction } is laid.
city-founded = “{ $city }” stands { $in_area }.
rune-hidden = { $seat } hides a rune token { $in_area }.
stronghold-built = { $seat } builds a stronghold { $in_area }.
unit-placed = { $seat } places { $a_kind } { $in_area }.
hero-joined = { $hero } joins { $seat }.
hero-placed = { $hero } stands { $in_area }.
quests-left = { $count ->
    [one] One quest leaves
   *[other] { $count } quests leave
 } the game: the tiles are not in play.

faction-taken = Somebody plays { $faction } already.
not-your-tile = The tile “{ $tile }” is not yours to lay now.
tile-overlaps = “{ $tile }” would lie on something else.
tile-touches-too-little = “{ $tile }” must touch two areas of the map with two areas of its own.
borders-clash = A coloured border of “{ $tile }” would lie along another one.
marker-off-the-rim = A marker lies on two free hexes outside the map.
marker-touches-too-little = A marker touches at least three borders without a colour.
markers-too-close = Between two markers there must be at least { $count } areas.
no-room-for-the-others = The other markers would find no place.
home-does-not-fit = Your home realm does not fit there.
home-off-its-marker = Your home realm must cover the marker with two areas.
homes-touch = “{ $tile }” would touch another home realm.
not-at-home = It must be in your home realm, not { $in_area }.
area-full = There is no room left { $in_area }.
