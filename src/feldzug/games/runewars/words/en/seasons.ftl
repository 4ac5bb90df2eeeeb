# What season cards and influence bids say.

# --- What happens -----------------------------------------------------------------------------

bid-revealed = { $seat } has bid { $influence } influence.
tie-decided = { $seat } decides the tie: { $other } has the higher place.
lowest-named = { $seat } decides the tie: { $other } is the lowest bidder.
objective-swapped = { $seat } exchanges the objective.
neutrals-moved = { $seat } moves the neutral units { $from_source } { $to_target }.
storm-forbids = Storm: of all players { $seat } may move units with orders in this season.
storm-forbids-all = Storm: nobody may move units with orders in this season.
tactics-passed = { $seat } passes a tactics card to { $other }.

# --- Answers ----------------------------------------------------------------------------------

bid = Bid { $influence } influence
favour = { $other } has the higher place
disfavour = { $other } is the lowest bidder
lower-dial = Lower { $dial }
swap-objective = Exchange the objective
levy-unit = Place { $a_kind }
keep-hero = Pay for { $hero }
let-hero-go = Let { $hero } go
drive-beasts = Move the neutral units { $from_source }
drive-beasts-to = Move them { $to_target }
raise-figures = Stand up all figures { $in_area }
carry-rune-from = Move the rune token { $from_source }
carry-rune-to = Move it { $to_target }
muster-in = Place the hired units { $in_area }
hire-units = Hire neutral units, base: { $shape }
set-on-fire = Damage the stronghold { $in_area }
rout-unit = Rout { $a_kind }
lose-unit = Destroy { $a_kind } { $in_area }{ $routed ->
    [yes] {" "}(routed)
   *[no] {""}
 }
pay-instead = Pay { $influence } influence
sell-tactics = Discard “{ $card }” for influence
buy-tactics = Pay for a tactics card
pass-card = Pass “{ $card }” to the left{ $fresh ->
    [yes] {" "}(drawn in this season)
   *[no] {""}
 }

# --- Questions --------------------------------------------------------------------------------

choose-bids = How much influence do you bid? All of it is lost.
decide-tie = The bids are tied: who has the higher place?
name-lowest = The bids are tied: who is the lowest bidder?
answer-season-card = “{ $season_card }”: what do you do?
    .short = Season card: what do you do?
pass-cards = Which tactics card do you pass to the player on your left?
use-breach = Does the enemy stronghold count less (bonus of Conquer)?

# --- What is in progress ----------------------------------------------------------------------

influence-bid = Influence bid
exchange-objective = A new objective

# --- Reasons ----------------------------------------------------------------------------------

stormy-weather-stops-units = “{ $season_card }”: you may not move units in this season.
no-objective = You have no objective any more.
no-objective-left = No other objective is left.
stronghold-damaged-already = The stronghold { $in_area } is damaged already.
