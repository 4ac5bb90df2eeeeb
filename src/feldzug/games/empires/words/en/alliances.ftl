# Alliances between players, and mercenaries for hire.

# --- What happens -----------------------------------------------------------------------------

alliance-proposed = { $seat } proposes an alliance to { $other }.
alliance-declined = { $seat } declines the alliance with { $other }.
alliance-rolled = { $seat } and { $other } roll { $dice }; with the factor { $factor } that makes { $total }.
alliance-made = { $seat } and { $other } are allies.
alliance-ended = { $why ->
    [challenged] { $seat } challenges { $other }: their alliance is over.
    [neutral] The alliance of { $seat } and { $other } ends, since one of them leaves.
   *[other] { $seat } dissolves the alliance with { $other }.
 }
hire-offered = { $seat } offers the mercenaries of { $other } 300 gold.
hire-declined = { $seat } declines to fight for { $other }.
mercenary-hired = The mercenaries of { $other } fight for { $seat } this round.

# --- Answers ----------------------------------------------------------------------------------

propose-alliance = Propose an alliance to { $realm }
accept-alliance = Accept the alliance with { $realm }
decline-alliance = Decline the alliance with { $realm }
dissolve-alliance = Dissolve the alliance
end-talks = No more talks
offer-hire = Offer { $realm } 300 gold
accept-hire = Fight for { $realm }
decline-hire = Do not fight for { $realm }
end-hiring = Hire nobody

# --- Questions --------------------------------------------------------------------------------

alliance-phase = Alliances
alliance-talks = Do you want to make or dissolve an alliance?
alliance-roll = The dice for an alliance of { $seat } and { $other }
    .short = The dice for an alliance
hiring-phase = Mercenaries
hiring-talks = Who hires mercenaries?

# --- Reasons ----------------------------------------------------------------------------------

answer-first = { $seat } still waits for your answer.
talks-ended = You have ended your talks already.
proposal-declined = { $seat } has declined already this round.
one-proposal-at-a-time = Your last proposal has not been answered yet.
has-an-ally = { $seat } has an ally already.
attempt-used = { $seat } has had the one attempt of this round.
offer-declined = { $seat } has declined already this round.
one-offer-at-a-time = Your last offer has not been answered yet.
too-little-gold = That costs { $gold } gold, and your treasury holds less.
already-hired = { $seat } is hired already.
named-by-intriguer = An Intriguer decides whom { $seat } challenges; he cannot be hired.
one-army-a-battle = One army fights a battle: nobody hires two mercenaries, and one who hires or is hired cannot be part of another hiring.
