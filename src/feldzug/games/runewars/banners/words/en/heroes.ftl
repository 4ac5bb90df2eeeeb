# The new heroes, quests and rewards.

# --- What happens -----------------------------------------------------------------------------

reward-looked-at = { $seat } looks at a reward of the deck.
reward-put-back = “{ $reward }” is not kept and is discarded.
rewards-seen = { $seat } looks at the face-down rewards of { $rival }.
reward-out-of-use = { $hero } ({ $seat }) cannot use “{ $reward }” in this duel.

# --- What is in progress ----------------------------------------------------------------------

choose-of-rewards = { $hero } finds more than he may keep
    .short = One of several rewards
look-at-reward = A reward of the deck
block-reward = A reward of { $hero } is turned up
    .short = A reward is turned up
blocked-reward = { $reward }
splits-shield = Korga splits his shield

# --- Questions --------------------------------------------------------------------------------

keep-reward = Which reward does { $hero } keep?
    .short = Which reward is kept?
tend-another = Who heals together with Sister Maelin?
call-off-duel = Does Oren call off this duel?
split-shield = Does Korga take damage, for 1 more strength?
prepare-for-duel = A duel begins: does { $hero } use something before it?
    .short = A duel begins: does your hero use something before it?
blow-horn = A battle begins: does { $hero } use something?
    .short = A battle begins: does your hero use something?
rally = Which routed unit stands up and takes part?
freeze-or-thaw = Place a cryomancy token where { $hero } is, or remove one?
    .short = Place a cryomancy token, or remove one?

# --- Answers ----------------------------------------------------------------------------------

keep-this-reward = Keep “{ $reward }”
tend = { $hero }
call-off = Call off the duel
face-it = Fight
split = Take 1 damage
spare-shield = Take no damage
rally-unit = { $a_kind }
freeze-land = Place a token
thaw-land = Remove a token

# --- Why not ----------------------------------------------------------------------------------

reward-is-blocked = { $hero } cannot use “{ $reward }” in this duel.
no-token-here = A cryomancy token can neither be placed nor removed { $in_area }.
