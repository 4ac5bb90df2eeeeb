# What heroes do: the Quest Phase, quests, duels, rewards.

attribute-might = strength
attribute-agility = agility
attribute-wisdom = wisdom

what-objective = the objective
what-tactics = the tactics cards

# --- What is in progress ----------------------------------------------------------------------

quest-phase = Quest Phase
hero-action = The action of { $hero }
    .short = The action of a hero
hero-moves = { $hero } is on the way
    .short = A hero is on the way
hero-heals = { $hero } heals
    .short = A hero heals
hero-trains = { $hero } trains
    .short = A hero trains
hero-rests = { $hero } rests
    .short = A hero rests
train = { $hero } trains
    .short = Training
trade = Heroes exchange rewards { $in_area }
    .short = Heroes exchange rewards
hurt-hero = { $hero } is about to take { $damage } damage
    .short = Damage for a hero
desert = { $hero } deserts
    .short = A hero deserts
tester = An attribute is tested
trial = A hero is put to the test
attribute-test = { $hero } tests { $attribute }
    .short = An attribute is tested
quest-attempt = { $hero } tries “{ $quest }”
    .short = A quest is tried
quest-outcome = What “{ $quest }” brings
    .short = What the quest brings
duel = Duel { $in_area }
    .short = Duel
evade-duel = { $hero } tries to get away
    .short = A hero tries to get away
throw-bombs = { $hero } throws fire bombs
    .short = Fire bombs are thrown
strike-from-the-dark = A strike from the dark
gain-hero = A new hero
draw-hero = A hero card
drawn-hero-card = { $hero }
steal-reward = { $hero } takes a reward of { $rival }
    .short = A reward is taken
stolen-reward = { $reward }
look-at-runes = A look at rune tokens
storm = An ice storm { $in_area }
    .short = An ice storm
study-map = The tactical map
draw-to-choose = A tactics card

# --- What is asked ----------------------------------------------------------------------------

choose-hero-action = Quest Phase: which of your heroes acts, and how?
on-the-way = What does { $hero } do on the way?
    .short = What does your hero do on the way?
walk-on = Where does { $hero } go?
    .short = Where does your hero go?
duel-or-quest = Does { $hero } challenge somebody or try a quest?
    .short = A duel or a quest?
choose-attribute = Which attribute of { $hero } rises by 1?
    .short = Which attribute rises by 1?
also-train = Does { $hero } train in addition?
    .short = Does your hero train in addition?
exchange = Which reward goes to whom { $in_area }?
    .short = Which reward goes to whom?
prevent-damage = Does { $hero } use something against the damage?
    .short = Does your hero use something against the damage?
use-for-test = Does { $hero } use a reward for the test?
    .short = Does your hero use a reward for the test?
pick-destiny = Which of the drawn cards counts?
duel-choice = Does { $hero } use something?
    .short = Does your hero use something?
answer-challenge = { $hero } is challenged: does he use something?
    .short = Your hero is challenged: does he use something?
strike-first = Does { $hero } strike before the cards are drawn?
    .short = Does your hero strike before the cards are drawn?
strike-back = { $hero } has prevented damage: does he strike back?
    .short = Does your hero strike back?
use-orb = { $hero } has an orb: damage, or a reward?
    .short = Your hero has an orb: damage, or a reward?
end-duel = Does { $hero } end the duel?
    .short = Does your hero end the duel?
pick-pocket = Does { $hero } take a face-down reward of { $rival }?
    .short = Does your hero take a face-down reward?
choose-victim = Which enemy unit { $in_area } is destroyed?
    .short = Which enemy unit is destroyed?
lay-hands = Whom does Andira heal?
pay-for-quest = Do you pay { $cost } influence for it?
    .short = Do you pay for it?
raise-one-dial = Which of your dials goes up by 1?
choose-rune-to-see = Which rune token do you look at?
look-at-objective = Whose objective do you look at?
seek-hero = How much influence do you pay, for as many hero cards?
keep-one = Which of these heroes do you keep?
place-new-hero = At which of your strongholds does { $hero } appear?
    .short = At which of your strongholds does the hero appear?
choose-deserter = You lead too many heroes: who deserts?
choose-place = Where does it work?
lure-neutrals = Where do the neutral units go?
teleport = Where do { $hero } and your units go?
    .short = Where do hero and units go?
call-storm = Where does the storm break?
rout-one = Which unit { $in_area } is routed?
    .short = Which unit is routed?
choose-to-put-back = Which of the drawn tactics cards do you discard?

# --- Answers ----------------------------------------------------------------------------------

move-hero = { $hero } moves
heal-hero = { $hero } heals
train-hero = { $hero } trains
rest-hero = { $hero } does nothing
step-to = Go { $to_area }
stop-here = Stop here
challenge = Challenge { $rival }
attempt-quest = Try “{ $quest }”
no-deed = Neither duel nor quest
meet-fellows = Exchange rewards { $in_area }
hand-over = { $hero } gives { $fellow } “{ $reward }”{ $shown ->
    [yes] {" "}(face up)
   *[no] {""}
 }
stop-trading = Exchange nothing more
take-rewards = { $hero } takes what { $rival } left
use-reward = { $hero } uses “{ $reward }”
use-ability = Use the ability of { $hero }
use-nothing = Use nothing
refrain = Use nothing
bear-damage = Take the damage
train-attribute = { $attribute }
train-as-well = Train in addition
train-not = Do not train
take-destiny = { $destiny }
draw-anew = Draw all cards anew
steal = Take one
steal-nothing = Take none
heal-one = { $hero }
pay-price = Pay
refuse-price = Do not pay
turn-up = { $dial }
see-rune = The token { $in_area }
see-objective = That of { $victim }
pay-for-heroes = { $influence ->
    [0] Nothing
   *[other] { $influence } influence
 }
keep-drawn-hero = Keep { $hero }
keep-no-hero = Keep none of them
place-new-hero-in = { $area }
let-desert = { $hero } deserts
choose-area = { $area }
storm-unit = { $a_kind }
rout-no-more = That is enough
put-back-tactics = Discard “{ $card }”

# --- What happens -----------------------------------------------------------------------------

quest-phase-began = The Quest Phase begins: every hero has one action.
quest-phase-ended = The Quest Phase is over.
hero-acted = { $hero } ({ $seat }) has acted.
hero-healed = { $hero } loses { $damage } damage.
hero-trained = { $hero } trains: { $attribute } rises by 1.
hero-hurt = { $hero } ({ $seat }) takes { $damage } damage.
harm-prevented = { $damage } damage to { $hero } is prevented.
hero-defeated = { $hero } ({ $seat }) is defeated and leaves the game.
hero-deserted = { $hero } deserts { $seat }.
rewards-left = { $count ->
    [one] A reward of { $hero } stays { $in_area }.
   *[other] { $count } rewards of { $hero } stay { $in_area }.
 }
rewards-taken = { $count ->
    [one] { $hero } ({ $seat }) takes a reward of { $rival }.
   *[other] { $hero } ({ $seat }) takes { $count } rewards of { $rival }.
 }
reward-used = { $hero } ({ $seat }) uses “{ $reward }”.
reward-shown = “{ $reward }” of { $hero } lies face up from now on.
reward-discarded = “{ $reward }” of { $hero } is discarded.
reward-stolen = { $hero } ({ $seat }) takes a face-down reward of { $rival } ({ $victim }).
reward-handed-over = { $shown ->
    [yes] { $hero } gives { $fellow } “{ $reward }”.
   *[no] { $hero } gives { $fellow } a face-down reward.
 }
duel-began = { $hero } ({ $seat }) challenges { $rival } { $in_area }.
quest-duel-began = { $hero } ({ $seat }) fights { $a_kind }; { $by } draws for it.
duel-evaded = { $rival } gets away: the duel with { $hero } does not take place.
duel-round-began = Round { $round } of the duel.
neutral-hurt = Damage to { $a_kind }: { $damage }.
duel-ended = The duel of { $hero } and { $rival } is over.
attribute-test-began = { $hero } ({ $seat }) tests { $attribute } with { $count } cards.
attribute-tested = { $hero } tests { $attribute }: { $destiny }.
quest-revealed = { $hero } ({ $seat }) tries “{ $quest }”.
quest-done = { $hero } ({ $seat }) has completed “{ $quest }”.
quest-failed = { $kept ->
    [yes] “{ $quest }” was not completed; { $seat } keeps it.
   *[no] “{ $quest }” was not completed; it is discarded and replaced.
 }
cards-looked-at = { $seat } looks at { $what } of { $victim }.
neutrals-lured = { $seat } leads the neutral units { $from_source } { $to_target }.
storm-routed = The storm routs { $a_kind } { $in_area }.
tactics-put-back = { $seat } discards “{ $card }”.
heroes-sought = { $seat } pays { $influence } influence for as many hero cards.
hero-turned-away = { $seat } keeps none of the heroes.

# --- Why not ----------------------------------------------------------------------------------

hero-routed = { $hero } is routed and does not move.
hero-unhurt = { $hero } has no damage.
area-not-friendly = { $area } is not a friendly area.
nothing-to-train = { $hero } has nothing left to train.
fully-trained = { $attribute } cannot be trained any further.
too-far = { $area } is too far away.
no-such-rival = { $rival } is no enemy hero in this area.
quest-not-in-hand = You do not hold “{ $quest }”.
quest-elsewhere = “{ $quest }” cannot be tried { $in_area }.
reward-keeps-alive = Without “{ $reward }” { $hero } would fall.
one-weapon-only = { $hero } uses only one weapon in a duel.
one-armour-only = { $hero } uses only one armour in a duel.
once-in-a-duel = { $hero } has used it in this duel.
first-damage-only = { $hero } has been hurt in this duel before.
only-in-a-duel = { $hero } uses it in a duel only.
no-stronghold-of-yours = You have no stronghold { $in_area }.
no-stronghold-left = Without a stronghold you cannot gain a hero.
nothing-to-gain = { $hero } would gain nothing by it.
nobody-routed = None of your figures { $in_area } is routed.
no-neutral-units = There are no neutral units { $in_area }.
nowhere-to-go = No way leads out of { $area }.
not-such-an-area = { $area } is not one of the areas to choose from.
no-standing-foes = No enemy or neutral unit stands near { $hero }.
too-few-heroes = The hero deck has only { $count } cards.
one-must-be-kept = One of the heroes must be kept.
not-your-hero = { $hero } does not serve you.
dial-full = Your { $dial } dial stands at the top.
rune-known = You know the token { $in_area }.
