# Das ganze Spiel, das Jahr, Befehle und Spielzüge.

whole-game = Krieg um die Runen
season-of-the-year = Jahreszeit
draw-season-card = Die Karte der Jahreszeit
drawn-season-card = { $season_card }
spring = Frühling
summer = Sommer
fall = Herbst
winter = Winter
turn = Spielzug von { $seat }
    .short = Spielzug
own-actions = Vor und nach dem Befehl
influence-or-card = Herbst: 2 Einfluss oder eine Taktikkarte?
choose-orders = Welchen Befehl wählst du für diese Jahreszeit? Niemand sieht ihn, bevor alle gewählt haben.
own-turn = Du bist am Zug: Spielst du eine Karte oder nutzt du etwas anderes, bevor es weitergeht?
use-order = Führst du deinen Befehl aus?
use-bonus = Dein Befehl ist der höchste deiner offenen: Nutzt du seine Bonusfunktion?
choose-surplus = Zu viele Einheiten { $in_area }: Welche wird zerstört?
    .short = Welche Einheit wird zerstört?
shrink-to = Höchstens { $most } Einheiten { $in_area }
    .short = Zu viele Einheiten
starve = Winter: Nahrung für { $most } Einheiten { $in_area }
    .short = Zu viele Einheiten

choose-order = { $order }
take-influence = 2 Einfluss nehmen
take-card = Eine Taktikkarte ziehen
go-on = Weiter
carry-out = Ausführen
decline = Darauf verzichten
destroy-unit = { $a_kind } zerstören{ $routed ->
    [yes] {" "}(flüchtend)
   *[no] {""}
 }

season-began = Jahr { $year }: { $season } beginnt.
season-card-drawn = Die Karte der Jahreszeit ist „{ $season_card }“.
orders-revealed = { $seats } decken ihre Befehle auf, in dieser Folge: { $orders }.
turn-began = { $seat } beginnt den Zug mit „{ $order }“.
order-declined = { $seat } nutzt „{ $order }“ nicht.
bonus-used = { $seat } nutzt die Bonusfunktion von „{ $order }“.
unit-destroyed = { $seat ->
    [niemand] Eine neutrale Einheit ({ $kind }) { $in_area } wird zerstört.
   *[other] Eine Einheit von { $seat } ({ $kind }) { $in_area } wird zerstört.
 }

no-such-unit = Diese Einheit gibt es hier nicht: { $kind }.
order-lies-open = „{ $order }“ liegt offen und kommt erst im Frühling zurück.
epic-lasts-eight-years = Ein episches Spiel dauert acht Jahre; lass die Länge, wie sie ist.
epic-is-of-2010 = Die epische Variante geht nur mit der Ausgabe von 2010, nicht mit Siegkarten.
