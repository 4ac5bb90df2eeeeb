# The whole game, the year, orders and turns.

whole-game = War for the runes
season-of-the-year = Season
draw-season-card = The card of the season
drawn-season-card = { $season_card }
spring = Spring
summer = Summer
fall = Fall
winter = Winter
turn = { $seat }'s turn
    .short = Turn
own-actions = Before and after the order
influence-or-card = Fall: 2 influence or a tactics card?
choose-orders = Which order do you choose for this season? Nobody sees it before all have chosen.
own-turn = It is your turn: do you play a card or use something else before you go on?
use-order = Do you carry out your order?
use-bonus = Your order is the highest of those you have open: do you use its bonus?
choose-surplus = Too many units { $in_area }: which one is destroyed?
    .short = Which unit is destroyed?
shrink-to = No more than { $most } units { $in_area }
    .short = Too many units
starve = Winter: food for { $most } units { $in_area }
    .short = Too many units

choose-order = { $order }
take-influence = Take 2 influence
take-card = Draw a tactics card
go-on = Go on
carry-out = Carry it out
decline = Leave it
destroy-unit = Destroy { $a_kind }{ $routed ->
    [yes] {" "}(routed)
   *[no] {""}
 }

season-began = Year { $year }: { $season } begins.
season-card-drawn = The card of the season is “{ $season_card }”.
orders-revealed = { $seats } reveal their orders, in this sequence: { $orders }.
turn-began = { $seat } begins a turn with “{ $order }”.
order-declined = { $seat } does not use “{ $order }”.
bonus-used = { $seat } uses the bonus of “{ $order }”.
unit-destroyed = { $seat ->
    [nobody] A neutral unit ({ $kind }) { $in_area } is destroyed.
   *[other] A unit of { $seat } ({ $kind }) { $in_area } is destroyed.
 }

no-such-unit = There is no { $kind } to choose.
order-lies-open = “{ $order }” lies open and comes back in spring.
epic-lasts-eight-years = An epic game lasts eight years; leave the length as it is.
epic-is-of-2010 = The epic game goes with the 2010 edition only, not with Victory cards.
