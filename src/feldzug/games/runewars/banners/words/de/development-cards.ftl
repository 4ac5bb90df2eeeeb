# Entwicklungskarten, Hauptstädte und Bauern.

# --- Was geschieht ----------------------------------------------------------------------------

card-bought = { $seat } kauft die Entwicklungskarte „{ $development_card }“.
card-worked = Die Entwicklungskarte „{ $development_card }“ von { $seat } wirkt.
capital-founded = Die Festung von { $seat } { $in_area } wird zur Hauptstadt.
peasant-left = { $seat } lässt einen Bauern zurück { $in_area }.
peasant-gone = Der Bauer von { $seat } { $in_area } wird entfernt.
tactics-taken-back = { $seat } nimmt die Taktikkarte „{ $card }“ zurück.

# --- Antworten --------------------------------------------------------------------------------

buy-card = „{ $development_card }“ kaufen
buy-no-card = Keine Karte kaufen
found-capital = Hauptstadt { $in_area }
keep-stronghold = Sie bleibt eine Festung
build-capital-in = Die Hauptstadt { $in_area } bauen
leave-peasant = Einen Bauern zurücklassen
leave-nobody = Niemanden zurücklassen
take-card-back = Die Karte zurücknehmen
leave-card = Sie auf dem Ablagestapel lassen
carry = { $a_kind } { $from_source } von einem Vogel Roc tragen lassen
rout-riders = { $count ->
    [0] Keine fliehen lassen
   *[other] { $count } × { $kind } fliehen lassen
 }
rout-rippers = { $count ->
    [0] Keine fliehen lassen
   *[other] { $count } × { $kind } fliehen lassen
 }

# --- Fragen -----------------------------------------------------------------------------------

buy-development-card = Welche Entwicklungskarte kaufst du?
choose-capital = Welche Festung wird deine Hauptstadt?
offer-capital = Wird die Festung { $in_area } deine Hauptstadt?
    .short = Wird die Festung deine Hauptstadt?
offer-peasant = Deine letzten Einheiten verlassen das Gebiet { $area }. Lässt du einen Bauern zurück?
    .short = Lässt du einen Bauern zurück?
take-tactics-back = Nimmst du „{ $card }“ wieder auf die Hand?
    .short = Nimmst du die Karte wieder auf die Hand?
rout-to-devour = Wie viele stehende Fleischreißer lässt du fliehen? Jeder fügt { $damage } Schaden zu.
    .short = Wie viele stehende Fleischreißer lässt du fliehen, um Schaden zuzufügen?
rout-to-prowl = Wie viele stehende Leonx-Reiter lässt du fliehen? Für jeden zerstört der Verlierer eine Einheit, die sich zurückgezogen hat.
choose-prey = Welche Einheit, die sich zurückgezogen hat, wird zerstört?

# --- Was im Gange ist -------------------------------------------------------------------------

peasant-stays = Bauern
hunted-down = Auf Beutezug
rout-for-the-fallen = Pestpfeile

# --- Warum nicht ------------------------------------------------------------------------------

not-your-card = „{ $development_card }“ ist keine Karte deines Volkes.
card-bought-already = „{ $development_card }“ ist schon gekauft.
capital-at-home-only = Eine Hauptstadt steht nur im Heimatreich ihres Besitzers, nicht { $in_area }.
capital-is-no-token = Die Hauptstadt { $in_area } wird nicht für eine Festung aufgegeben.
card-not-discarded = „{ $card }“ liegt nicht mehr auf dem Ablagestapel.
nobody-carries-it = Kein Vogel Roc dieses Gebiets ist frei, diese Einheit ({ $kind }) zu tragen.
needs-no-food = Diese Einheit ({ $kind }) zählt nicht gegen deine Nahrung.
