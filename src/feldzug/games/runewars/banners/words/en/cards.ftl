# What the tactics cards, season cards and objectives of the expansion say.

moment-after-drawing = after drawing tactics cards

# --- What happens -----------------------------------------------------------------------------

tactics-given = { $seat } gives “{ $card }” to { $other }.
tactics-looked-at = { $seat } looks at the tactics cards of { $other }.

# --- Answers ----------------------------------------------------------------------------------

power-for-cards = Draw { $count } tactics cards
power-for-influence = Gain { $influence } influence
take-from-hand = Take “{ $card }”{ $fresh ->
    [yes] {" "}(drawn in this season)
   *[no] {""}
 }
taken-at-random = “{ $card }”
taken-from = { $fresh ->
    [yes] A card drawn in this season
   *[no] A card drawn earlier
 }
replace-tactics = Discard “{ $card }” and draw another card
muster-at = Place the units { $in_area }
lay-waste = Place a desolation token { $in_area }
freeze-area = Place a cryomancy token { $in_area }
mend-area = Remove the desolation token { $in_area }
break-rune = Turn up the rune token { $in_area }

# --- Questions --------------------------------------------------------------------------------

take-tactics = Which tactics card do you take from { $other }?
    .short = Which tactics card do you take?
replace-rune-card = Do you replace a tactics card that makes you reveal runes?

# --- What is in progress ----------------------------------------------------------------------

spy-out = Tactics cards change hands
lose-tactics = A tactics card is taken at random
lose-card = A tactics card is taken at random

# --- Reasons ----------------------------------------------------------------------------------

no-hidden-rune = “{ $card }” takes a rune token of yours that lies face down.
no-hidden-dragon-rune = “{ $card }” takes a dragon rune of yours that lies face down.
reveals-no-runes = “{ $card }” reveals no runes: it is not replaced.
truce-forbids = “{ $season_card }”: units of another player are there, so you must pay { $influence } influence.

# --- Conditions of objectives -----------------------------------------------------------------

condition-smothered-fires = Enemy strongholds damaged this year, destroyed ones counted twice: { $have } of { $need }
condition-rewards-together = Rewards of your heroes: { $have } of { $need }
condition-barren-tokens = Desolation and cryomancy tokens on the board: { $have } of { $need }
condition-barren-areas = Areas of yours with such a token: { $have } of { $need }
condition-harvested-units = Units of others destroyed in battles this year: { $have } of { $need }
condition-strongholds-abroad = Strongholds outside your home realm: { $have } of { $need }
