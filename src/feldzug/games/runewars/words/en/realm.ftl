# Orders of the realm, runes, strongholds, cities, titles, objectives, winning.

# --- What happens -----------------------------------------------------------------------------

influence-gained = { $seat } gains { $influence } influence.
influence-paid = { $seat } pays { $influence } influence.
dial-turned = The { $resource } dial of { $seat } shows { $number }.
dials-set = { $seat } harvests: food { $food }, wood { $wood }, ore { $ore }.
development-built = { $seat } builds “{ $development }” { $in_area }.
development-paid = “{ $development }” { $in_area } pays { $seat }.
recruited = { $seat } recruits with the { $resource } dial: { $count ->
    [one] one unit
   *[other] { $count } units
 }.
units-forgone = { $count ->
    [one] One { $kind } of { $seat } is not placed.
   *[other] { $count } { $many_kind } of { $seat } are not placed.
 }
city-helped = “{ $city }” { $in_area } supports { $seat }.
stronghold-lost = The stronghold of { $seat } { $in_area } is gone.
stronghold-damaged = The stronghold of { $seat } { $in_area } is damaged.
stronghold-repaired = { $seat } repairs the stronghold { $in_area }.
title-taken = { $seat } takes the title “{ $title }” for { $influence } influence.
league-answered = { $seat } gives { $count } rewards for a dragon rune.
rune-discarded = { $seat } gives a { $rune } { $from_area } back.
rune-returned = No area is left for a { $rune } of { $seat }: it goes back.
rune-pile-empty = { $seat } gets no { $rune }: none is left.
rune-revealed = { $seat } turns up a { $rune } { $in_area }.
nothing-revealed = { $seat } has no such rune to turn up.
rune-moved = { $seat } moves a rune token { $from_source } { $to_target }.
rune-looked-at = { $seat } looks at the rune token { $in_area }.
runes-shuffled = { $seat } takes up the rune tokens of two areas ({ $areas }) and lays them anew{ $hidden ->
    [yes] {""}
   *[no] , what lay open stays open
 }.
objective-claimed = { $seat } has fulfilled the objective “{ $objective }”.
objective-exchanged = { $seat } exchanges the objective “{ $objective }”, which cannot be fulfilled any more.
eliminated = { $seat } controls no area any more and is out of the game.
game-won = { $seat } wins with { $count ->
    [one] one dragon rune
   *[other] { $count } dragon runes
 }.
victory-card-placed = { $seat } claims victory: the Victory card lies on the deck of { $season }.
victory-card-taken-back = { $seat } takes the Victory card back: the dragon runes are not enough any more.

ending-dragon-runes = The dragon runes are won.
ending-last-year = The last year is over.
ending-last-player = No rival is left.
ending-victory-card = The victory claimed a year ago holds.

# --- Answers ----------------------------------------------------------------------------------

use-dial = Recruit with { $resource }
free-figure = Take the unit { $from_area }{ $routed ->
    [yes] {" "}(routed)
   *[no] {""}
 } and place it anew
forgo-units = Place no more
pick-kind = { $a_kind }
raise-dial = One { $resource } more
build-here = Build “{ $development }” { $in_area }
build-nothing = Build nothing
city-units = { $count ->
    [one] One neutral unit ({ $shape })
   *[other] { $count } neutral units ({ $shape })
 }
city-tactics = { $count ->
    [one] Draw one tactics card
   *[other] Draw { $count } tactics cards
 }
city-influence = Take { $influence } influence
city-quests = { $count ->
    [one] Draw one quest
   *[other] Draw { $count } quests
 }
build-in = Build a stronghold { $in_area }
repair = Repair the stronghold { $in_area }
move-runes = Lay the rune tokens of two areas anew
fortify-no-more = That is all
give-up-stronghold = Give up the stronghold { $in_area }
build-no-stronghold = Give up none and build none
take-up-rune = { $area }
turn-runes-down = { $hidden ->
    [yes] Turn them face down
   *[no] Leave them open
 }
lay-runes-back = { $swapped ->
    [yes] Change their places
   *[no] Leave them in their places
 }
want-title = { $title }
take-no-title = Take no title
pay-for-title = Pay { $influence } influence
call-the-league = Call the Heroes' League: rewards for a dragon rune
give-reward = Discard “{ $reward }” of { $hero }
send-legion = Place it { $in_area }
discard-false-rune = Give back the false rune { $from_area }
keep-false-runes = Give back no more
place-rune-in = { $area }
hide-dragon-rune = The dragon rune lies { $in_area }
lay-rune = Lay the { $rune }
reveal-rune = Turn up the rune { $in_area }
no-rune-to-reveal = There is none
claim-objective = Claim “{ $objective }” for a dragon rune
replace-objective = Exchange “{ $objective }”
announce-victory = Turn up your dragon runes and win
place-victory-card = Turn up your dragon runes and place your Victory card
drawn-rune-site = A rune lies { $in_area }
drawn-dragon-site = The dragon rune lies { $in_area }

# --- Questions --------------------------------------------------------------------------------

choose-dial = With which dial do you recruit? All units at and below its arrow come.
choose-stronghold = At which stronghold do you place { $a_kind }?
    .short = At which stronghold?
choose-figure = All figures of this kind ({ $kind }) are on the board: do you take one up to place it anew?
    .short = Do you take a unit up to place it anew?
choose-neutral = Which neutral unit with this base ({ $shape }) joins you?
    .short = Which neutral unit joins you?
choose-resource = Which dial does the development { $in_area } raise?
    .short = Which dial goes up?
build-development = Which development do you build, and where?
choose-benefit = What does the city { $in_area } give you?
    .short = What does the city give you?
choose-work = Fortify: what do you do next? Each thing once.
choose-to-give-up = All your strongholds are on the board: which one do you give up for the new one { $in_area }?
    .short = Which stronghold do you give up?
choose-shuffled-area = The runes of which area do you take up? You choose two of your areas.
choose-to-turn-down = Do you turn open runes face down?
choose-how-to-lay-back = How do you lay the tokens back? Of hidden ones only you know.
choose-title = Which title do you take?
price-of-title = How much do you pay for “{ $title }”? It must be more than lies on it.
    .short = How much do you pay?
choose-reward-to-give = Which reward do you give?
send-the-legion = Where does the neutral unit join you this spring?
give-back-false-runes = Do you give back false runes before you receive a dragon rune?
choose-rune-area = Where does a new rune lie? Which is which comes after.
choose-dragon-area = Which of the two is the dragon rune? Only you know.
choose-rune-to-lay = Only one area is free ({ $area }): which rune do you lay?
    .short = Which rune do you lay?
choose-rune-to-reveal = Which rune do you turn up?

# --- What is in progress ----------------------------------------------------------------------

bring-in = Harvest
collect-developments = Developments
collect-cities = Cities
place-units = Recruits
gain-neutrals = Neutral units
fortifying = Fortify
fortify-area = A new stronghold
build-stronghold = A new stronghold
shuffle-runes = Laying runes anew
answer-the-league = The Heroes' League
receive-rune = A dragon rune
place-runes = New runes
reveal-runes = Turning up runes
settle-up = Who has won?
claim-victory = Victory is claimed
hide-runes-on-the-map = The first runes
draw-rune-site = Where a rune lies
draw-dragon-site = Which is the dragon rune

# --- Reasons ----------------------------------------------------------------------------------

dial-too-low = Your { $resource } dial is too low: it costs { $count }.
dial-used = You have used the { $resource } dial already.
developed-already = A development stands { $in_area } already.
no-token-left = No token “{ $development }” is left.
not-produced-here = There is no { $resource } { $in_area }.
none-left = No { $kind } is left.
no-such-neutrals = No neutral unit with this base ({ $shape }) is left.
not-your-area = You do not control { $area }.
stronghold-there = There is a stronghold { $in_area } already.
city-there = Where a city is ({ $area }) no stronghold is built.
done-already = You have done that with this order already.
not-damaged = There is no damaged stronghold of yours { $in_area }.
no-runes-to-move = You need two areas, one of them with a rune token.
same-area = You have chosen { $area } already.
no-rune-there = There is no rune token { $in_area }.
title-held = You hold “{ $title }” already.
title-too-dear = You must pay more than the { $influence } influence that lies on “{ $title }”.
league-called = You have called the Heroes' League in this season already.
too-few-rewards = Your heroes have fewer than { $count } rewards.
no-units-of-yours = You have no units of your own { $in_area }.
no-false-rune = There is no false rune { $in_area }.
rune-there = A rune token lies { $in_area } already.
enemy-area = { $area } is controlled by another player.
no-rune-of-yours = No hidden rune of yours lies { $in_area }.
no-dragon-rune = The rune { $in_area } is no dragon rune.
must-reveal = You have a rune to turn up { $in_area }.
last-year-begun = In the last year no Victory card is placed.
victory-card-lies = Your Victory card lies on the deck of { $season }.
season-claimed = The Victory card of { $seat } lies on the deck of this season.
too-few-dragon-runes = You control fewer than { $count } dragon runes.

# --- What an objective asks for ----------------------------------------------------------------

condition-unallied-units = Neutral units with a triangle base that nobody has as allies: { $have } (there may be { $need })
condition-allied-giants = Allied Giants: { $have } of { $need }
condition-cities = Cities: { $have } of { $need }
condition-heroes = Heroes: { $have } of { $need }
condition-heroes-with-rewards = Heroes with a reward: { $have } of { $need }
condition-food = Food: { $have } of { $need }
condition-strongholds = Strongholds: { $have } of { $need }
condition-damaged-strongholds = Damaged strongholds: { $have } (there may be { $need })
condition-titles = Titles: { $have } of { $need }
condition-influence = Influence: { $have } of { $need }
condition-repelled-units = Largest army repelled since your last turn: { $have } of { $need } units
condition-allied-dragons = Allied Dragons: { $have } of { $need }
condition-destroyed-units = Enemy units destroyed in one battle of this turn: { $have } of { $need }
condition-conquered-strongholds = Strongholds conquered this turn: { $have } of { $need }
condition-ore = Ore: { $have } of { $need }
condition-slain-heroes = Enemy heroes defeated in duels: { $have } of { $need }
condition-areas = Areas: { $have } of { $need }
condition-sacked-cities = Cities taken from others this turn: { $have } of { $need }

module-victory-cards = Victory cards
source-rune-tokens = Rune tokens
