# Ereignisse einer Runde: gewählt und ausgeführt.

# --- Was geschieht ----------------------------------------------------------------------------

event-chosen = { $seat } wählt „{ $card }“{ $gold ->
    [0] .
   *[other] {" "}und erhält die { $gold } Gold, die darauf liegen.
 }
gold-laid = Auf jede Karte, die niemand gewählt hat, werden { $gold } Gold gelegt: { $cards }.
opponent-named = { $seat } nennt { $other } für „{ $card }“.
card-without-target = „{ $card }“ von { $seat } bleibt ohne Wirkung: Es gibt nichts, wogegen sich die Karte richten könnte.
catastrophe-rolled = { $seat } würfelt eine { $die } für { $building } auf { $tile }.
sabotage-rolled = Die Saboteure von { $seat } würfeln eine { $die } gegen { $building } auf { $tile }.
intrigue-rolled = Der Intrigant von { $seat } würfelt eine { $die } gegen { $other }{ $works ->
    [yes] : { $seat } bestimmt, wen { $other } herausfordert.
   *[no] : Nichts geschieht.
 }
no-item-left = { $seat } zieht nichts: Der Stapel der magischen Gegenstände ist leer.

# --- Antworten --------------------------------------------------------------------------------

take-event = { $card }
name-realm = { $realm }
craftsmen-build = { $building } auf { $tile }
send-craftsmen-away = Nichts bauen
sabotage = Das Gebäude auf { $tile }

# --- Fragen -----------------------------------------------------------------------------------

event-phase = Ereignisse
choose-event = Wähle ein Ereignis.
name-opponent = „{ $card }“: Nenne einen Gegner.
    .short = Gegner nennen
employ-craftsmen = Was sollen die Handwerker bauen, und wo?
name-building = Welches Gebäude ist das Ziel der Saboteure?
catastrophe-roll = Katastrophe: ein Würfel für das Gebäude auf { $tile }
    .short = Katastrophe
sabotage-roll = Saboteure: der Würfel für { $tile }
    .short = Saboteure
intrigue-roll = Intrigant: der Würfel gegen { $other }
    .short = Intrigant

# --- Gründe -----------------------------------------------------------------------------------

event-taken = „{ $card }“ ist in dieser Runde schon gewählt.
ally-is-no-opponent = { $seat } ist verbündet und kein Gegner.
neutral-realm = Das Reich von { $seat } hat keinen Spieler.
craftsmen-need-castle = Auf { $tile } steht keine Burg, die die Handwerker zur Stadt ausbauen könnten.
special-building-safe = Das Sondergebäude auf { $tile } kann nicht das Ziel von Saboteuren sein.
fools-gold = Narrengold: Die Mine auf { $tile } bringt in dieser Runde nichts ein.
