# Commanders of the Battlefield: who commands, how commanders move, lead and retreat.

# --- What happens -----------------------------------------------------------------------------

commander-drawn = { $shown ->
    [yes] { $seat } draws the commander card “{ $commander }”.
   *[no] { $seat } draws a commander card.
 }
commanders-reshuffled = The Commander deck is reshuffled.
commander-appointed = { $hero } commands for { $seat } with “{ $commander }”.
command-passed = { $fellow } hands the command over.
commanders-sought = { $seat } pays { $influence } influence for as many commander cards.
commanders-turned-away = { $count ->
    [one] { $seat } puts a drawn commander card under the deck.
   *[other] { $seat } puts { $count } drawn commander cards under the deck.
 }
commander-returned = “{ $commander }” of { $seat } goes under the Commander deck.
commander-lost = “{ $commander }” of { $seat } is discarded.
general-stays = Lieutenant General lies before { $seat }, who may lead a second commander.
general-lost = { $seat } discards Lieutenant General.
commander-routed = The commander { $hero } ({ $seat }) is routed.
commander-leads = { $hero } leads { $seat } with “{ $commander }”.
rearguard-stood = { $seat }: { $a_kind } stays standing { $in_area }.

# --- Answers ----------------------------------------------------------------------------------

make-commander = Make { $hero } commander
draw-new-commander = Draw a commander card
stay-without-commander = Draw none
pass-command-to = { $hero } commands from now on
keep-command = The commander stays the same
pay-for-commanders = { $influence } influence for commanders
keep-commander-card = Keep “{ $commander }”
keep-no-commander = Keep none of them
replace-commander = Replace “{ $commander }”
march-commander = The commander { $hero } goes with the army
use-commander = { $hero } uses his commander card
change-fate = Draw another card for Fate card { $fate_card }
spoil-card = Discard “{ $card }”
keep-fate = Keep the others
step-between = { $hero } takes the damage
let-fall = The unit is destroyed
keep-standing = { $a_kind } stays standing
no-more-rearguard = All others are routed

# --- Questions --------------------------------------------------------------------------------

choose-commander = Which of your heroes becomes commander?
seek-commander = Draw a commander card for one of your heroes at a stronghold?
pass-command = Does { $hero } hand the command over to another hero?
    .short = Does a commander hand the command over?
keep-commander = Which of the drawn commander cards do you keep?
replace-which = Which of your commander cards does the new one replace?
choose-commander-retreat = Where does your commander retreat to?
spoil-plans = Which tactics card of { $other } do you discard?
    .short = Which tactics card of your opponent do you discard?
choose-fate-to-change = Which of your Fate cards do you draw anew?
save-unit = Does { $hero } take 1 damage to save a unit ({ $kind })?
    .short = Does your commander take 1 damage to save a unit?
choose-rearguard = Which of your retreating units stays standing?

# --- What is in progress ----------------------------------------------------------------------

draw-commander = A commander card
give-command = A hero becomes commander
review-command = Who commands
acquire-commander = Commander cards
second-command = A second commander
retreat-commanders = Commanders retreat
lead = { $hero } leads
    .short = A commander leads
rise-at-will = Units stand up
draw-others = Fate cards are drawn anew
stand-rearguard = The rearguard

# --- Why not ----------------------------------------------------------------------------------

hero-in-the-field = { $hero } is not at one of your strongholds.
too-few-commanders = There are only { $count } commander cards to draw.
no-commander = Without a commander you draw no commander cards here.
nobody-to-command = None of your heroes at your strongholds can become commander.
commander-has-no-quests = { $hero } is a commander and does not try quests.
commander-is-routed = The commander { $hero } is routed.
commander-needs-units = The commander { $hero } goes there only together with units.
commander-marches-as-unit = { $hero } is a commander and marches like a unit.
commander-elsewhere = The commander { $hero } is not where the battle is.
not-the-commanders-moment = “{ $commander }” does not work now.
commander-used = “{ $commander }” has worked in this battle already.
commander-without-effect = “{ $commander }” would have no effect now.
commander-not-there = The commander cannot retreat to { $area }.
general-lies = A Lieutenant General lies before you already.
commander-card-waits = Your commander card { $commander } still waits for a hero at one of your strongholds.
