# Events of a round: choosing them, carrying them out.

# --- What happens -----------------------------------------------------------------------------

event-chosen = { $seat } chooses “{ $card }”{ $gold ->
    [0] .
   *[other] {" "}and gets the { $gold } gold on it.
 }
gold-laid = { $gold } gold are laid on each card that nobody chose: { $cards }.
opponent-named = { $seat } names { $other } for “{ $card }”.
card-without-target = “{ $card }” of { $seat } has no effect: there is nothing it could be meant for.
catastrophe-rolled = { $seat } rolls a { $die } for { $building } on { $tile }.
sabotage-rolled = The Saboteurs of { $seat } roll a { $die } against { $building } on { $tile }.
intrigue-rolled = The Intriguer of { $seat } rolls a { $die } against { $other }{ $works ->
    [yes] : { $seat } will decide whom { $other } challenges.
   *[no] : nothing happens.
 }
no-item-left = { $seat } draws nothing: the pile of magic items is empty.

# --- Answers ----------------------------------------------------------------------------------

take-event = { $card }
name-realm = { $realm }
craftsmen-build = { $building } on { $tile }
send-craftsmen-away = Build nothing
sabotage = The building on { $tile }

# --- Questions --------------------------------------------------------------------------------

event-phase = Events
choose-event = Choose an event.
name-opponent = “{ $card }”: name an opponent.
    .short = Name an opponent
employ-craftsmen = What shall the craftsmen build, and where?
name-building = Which building is the aim of the Saboteurs?
catastrophe-roll = Catastrophe: a die for the building on { $tile }
    .short = Catastrophe
sabotage-roll = Saboteurs: the die for { $tile }
    .short = Saboteurs
intrigue-roll = Intriguer: the die against { $other }
    .short = Intriguer

# --- Reasons ----------------------------------------------------------------------------------

event-taken = “{ $card }” has been chosen already this round.
ally-is-no-opponent = { $seat } is an ally and no opponent.
neutral-realm = The realm of { $seat } has no player.
craftsmen-need-castle = There is no castle on { $tile } that the craftsmen could raise to a city.
special-building-safe = The special building on { $tile } cannot be the aim of Saboteurs.
fools-gold = Fool's Gold: the mine on { $tile } pays nothing this round.
