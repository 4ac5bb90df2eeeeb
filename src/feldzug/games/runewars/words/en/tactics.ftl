# What tactics cards say.

# --- Moments ----------------------------------------------------------------------------------

moment-battle-marker = before the units line up
moment-start-of-battle = at the start of the battle
moment-start-of-round = at the start of a round of combat
moment-damage-dealt = when damage is dealt
moment-tally = when strength is tallied
moment-after-battle = after the battle
moment-before-diplomacy = before you draw for diplomacy
moment-before-test = before an attribute test
moment-quest-action = a hero's action in the Quest Phase
moment-before-draw = before unit types draw
moment-after-draw = after unit types have drawn
moment-start-of-duel = at the start of a duel
moment-duel-round = in a round of a duel
moment-response = in answer to a card

scope-turn = for the rest of this turn
    .word = turn
scope-season = for the rest of this season
    .word = season

# --- What happens -----------------------------------------------------------------------------

tactics-played = { $seat } plays “{ $card }”.
tactics-cancelled = { $by } answers: “{ $card }” of { $seat } does nothing.
tactics-fizzled = “{ $card }” of { $seat } has lost what it was played on and does nothing.
tactics-discarded = { $seat } discards “{ $card }”.
quest-discarded = { $seat } discards the quest “{ $quest }”.
activation-forced = { $seat } lays an activation token of { $other } { $in_area }.
order-taken-back = { $seat } takes “{ $order }” back.
pact-sealed = { $seat } and { $other } draw { $count } tactics cards each.
neutrals-called = { $seat } calls the neutral units { $from_source } { $to_target }.
quests-looked-at = { $seat } looks at the quest cards of { $other }.
figures-stood-up = The figures of { $seat } { $in_area } stand up.
spoils-taken = { $seat } takes what “{ $card }” has promised the winner.
battle-cancelled = { $seat } gives way { $in_area }: the battle is cancelled.
unit-stood-up = { $seat }: { $a_kind } stands up { $in_area }.
damage-prevented = { $seat } prevents { $damage } damage.

# --- Answers ----------------------------------------------------------------------------------

play-tactics = Play “{ $card }”
discard-tactics = Discard “{ $card }”
discard-quest = Discard “{ $quest }”
target-area = { $area }
target-hero = { $hero }
target-player = { $other }
target-dial = { $dial }
target-kind = { $a_kind }
target-unit = { $damage ->
    [0] { $a_kind }
   *[other] { $a_kind } with { $damage } damage
 }
target-order = { $order }
enough-targets = No more

# --- Questions --------------------------------------------------------------------------------

tactics-window = Do you play a tactics card ({ $moment })?
    .short = Do you play a tactics card?
choose-target = What do you play “{ $card }” on?
    .short = What is the card played on?
too-many-tactics = You may hold ten tactics cards. Which one do you discard?
too-many-quests = You may hold three quest cards. Which one do you discard?

# --- What is in progress ----------------------------------------------------------------------

tactics-in-play = “{ $card }”
    .short = Tactics card
seal-pact = Secret pact
give-way = Tactical retreat

# --- Reasons ----------------------------------------------------------------------------------

wrong-moment = This is not the moment for “{ $card }”.
played-already = You have already played “{ $card }” at this moment.
only-attacker = Only the attacker plays “{ $card }”.
only-defender = Only the defender plays “{ $card }”.
only-acting-player = Only the player whose hero acts plays “{ $card }”.
card-is-fresh = You drew “{ $card }” in this season: it can be played from the next one on.
card-not-in-hand = You do not hold “{ $card }”.
card-without-effect = “{ $card }” would do nothing now.
no-marching-order = “{ $card }” goes with Mobilize or Conquer.
no-such-target = “{ $card }” cannot be played on that.
earth-scorched = The earth { $in_area } is scorched: no stronghold is built there this turn.
