# Was Taktikkarten sagen.

# --- Zeitpunkte -------------------------------------------------------------------------------

moment-battle-marker = bevor die Einheiten sich aufstellen
moment-start-of-battle = zu Beginn des Kampfes
moment-start-of-round = zu Beginn einer Kampfrunde
moment-damage-dealt = wenn Schaden zugefügt wird
moment-tally = wenn die Stärke ermittelt wird
moment-after-battle = nach dem Kampf
moment-before-diplomacy = bevor du für Diplomatie ziehst
moment-before-test = bevor eine Eigenschaft geprüft wird
moment-quest-action = Aktion eines Helden in der Questphase
moment-before-draw = bevor Einheitentypen ziehen
moment-after-draw = nachdem Einheitentypen gezogen haben
moment-start-of-duel = zu Beginn eines Duells
moment-duel-round = in einer Runde eines Duells
moment-response = als Antwort auf eine Karte

scope-turn = für den Rest dieses Spielzugs
    .word = spielzug
scope-season = für den Rest dieser Jahreszeit
    .word = jahreszeit

# --- Was geschieht ----------------------------------------------------------------------------

tactics-played = { $seat } spielt „{ $card }“.
tactics-cancelled = { $by } antwortet: „{ $card }“ von { $seat } bleibt wirkungslos.
tactics-fizzled = „{ $card }“ von { $seat } hat ihr Ziel verloren und bleibt wirkungslos.
tactics-discarded = { $seat } wirft „{ $card }“ ab.
quest-discarded = { $seat } wirft die Quest „{ $quest }“ ab.
activation-forced = { $seat } legt { $in_area } einen Aktivierungsmarker von { $other } hin.
order-taken-back = { $seat } nimmt „{ $order }“ zurück.
pact-sealed = { $seat } und { $other } ziehen je { $count } Taktikkarten.
neutrals-called = { $seat } ruft die neutralen Einheiten { $from_source } { $to_target }.
quests-looked-at = { $seat } sieht sich die Questkarten von { $other } an.
figures-stood-up = Die Figuren von { $seat } { $in_area } stehen auf.
spoils-taken = { $seat } nimmt, was „{ $card }“ dem Sieger versprochen hat.
battle-cancelled = { $seat } weicht { $in_area } zurück: Der Kampf fällt aus.
unit-stood-up = Wieder auf den Beinen { $in_area }, für { $seat }: { $a_kind }.
damage-prevented = { $seat } verhindert { $damage } Schaden.

# --- Antworten --------------------------------------------------------------------------------

play-tactics = „{ $card }“ spielen
discard-tactics = „{ $card }“ abwerfen
discard-quest = „{ $quest }“ abwerfen
target-area = { $area }
target-hero = { $hero }
target-player = { $other }
target-dial = { $dial }
target-kind = { $a_kind }
target-unit = { $damage ->
    [0] { $a_kind }
   *[other] { $a_kind } mit { $damage } Schaden
 }
target-order = { $order }
enough-targets = Keine weiteren

# --- Fragen -----------------------------------------------------------------------------------

tactics-window = Spielst du eine Taktikkarte ({ $moment })?
    .short = Spielst du eine Taktikkarte?
choose-target = Worauf spielst du „{ $card }“?
    .short = Worauf wird die Karte gespielt?
too-many-tactics = Du darfst zehn Taktikkarten halten. Welche wirfst du ab?
too-many-quests = Du darfst drei Questkarten halten. Welche wirfst du ab?

# --- Was im Gange ist -------------------------------------------------------------------------

tactics-in-play = „{ $card }“
    .short = Taktikkarte
seal-pact = Geheimer Pakt
give-way = Taktischer Rückzug

# --- Gründe -----------------------------------------------------------------------------------

wrong-moment = Für „{ $card }“ ist jetzt nicht der Zeitpunkt.
played-already = „{ $card }“ hast du zu diesem Zeitpunkt schon gespielt.
only-attacker = „{ $card }“ spielt nur der Angreifer.
only-defender = „{ $card }“ spielt nur der Verteidiger.
only-acting-player = „{ $card }“ spielt nur, wessen Held gerade an der Reihe ist.
card-is-fresh = „{ $card }“ hast du in dieser Jahreszeit gezogen: Spielen darfst du sie ab der nächsten.
card-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
card-without-effect = „{ $card }“ würde jetzt nichts bewirken.
no-marching-order = „{ $card }“ gehört zu Mobilisierung oder Eroberung.
no-such-target = „{ $card }“ kann darauf nicht gespielt werden.
earth-scorched = Die Erde { $in_area } ist verbrannt: In diesem Spielzug entsteht dort keine Festung.
