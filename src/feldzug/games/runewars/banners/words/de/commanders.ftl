# Kommandanten des Schlachtfeldes: wer kommandiert, wie Kommandanten ziehen, führen und sich zurückziehen.

# --- Was geschieht ----------------------------------------------------------------------------

commander-drawn = { $shown ->
    [yes] { $seat } zieht die Kommandantenkarte „{ $commander }“.
   *[no] { $seat } zieht eine Kommandantenkarte.
 }
commanders-reshuffled = Der Kommandantenstapel wird neu gemischt.
commander-appointed = { $hero } kommandiert für { $seat } mit „{ $commander }“.
command-passed = { $fellow } gibt das Kommando ab.
commanders-sought = { $seat } bezahlt { $influence } Einfluss für ebenso viele Kommandantenkarten.
commanders-turned-away = { $count ->
    [one] { $seat } legt eine gezogene Kommandantenkarte unter den Stapel.
   *[other] { $seat } legt { $count } gezogene Kommandantenkarten unter den Stapel.
 }
commander-returned = „{ $commander }“ von { $seat } kommt unter den Kommandantenstapel.
commander-lost = „{ $commander }“ von { $seat } wird abgeworfen.
general-stays = „Generalleutnant“ liegt vor { $seat }, der nun einen zweiten Kommandanten führen darf.
general-lost = { $seat } wirft „Generalleutnant“ ab.
commander-routed = Kommandant { $hero } ({ $seat }) flieht.
commander-leads = { $hero } führt { $seat } mit „{ $commander }“.
rearguard-stood = { $seat }: { $a_kind } bleibt { $in_area } stehen.

# --- Antworten --------------------------------------------------------------------------------

make-commander = { $hero } zum Kommandanten machen
draw-new-commander = Eine Kommandantenkarte ziehen
stay-without-commander = Keine ziehen
pass-command-to = Von nun an kommandiert { $hero }
keep-command = Der Kommandant bleibt derselbe
pay-for-commanders = { $influence } Einfluss für Kommandanten
keep-commander-card = „{ $commander }“ behalten
keep-no-commander = Keine davon behalten
replace-commander = „{ $commander }“ ersetzen
march-commander = Kommandant { $hero } zieht mit dem Heer
use-commander = { $hero } setzt seine Kommandantenkarte ein
change-fate = Für Schicksalskarte { $fate_card } eine andere ziehen
spoil-card = „{ $card }“ abwerfen
keep-fate = Die übrigen behalten
step-between = { $hero } nimmt den Schaden
let-fall = Die Einheit wird zerstört
keep-standing = { $a_kind } bleibt stehen
no-more-rearguard = Alle übrigen flüchten

# --- Was gefragt wird -------------------------------------------------------------------------

choose-commander = Welcher deiner Helden wird Kommandant?
seek-commander = Ziehst du eine Kommandantenkarte für einen deiner Helden bei einer Festung?
pass-command = Gibt { $hero } das Kommando an einen anderen Helden ab?
    .short = Gibt ein Kommandant das Kommando ab?
keep-commander = Welche der gezogenen Kommandantenkarten behältst du?
replace-which = Welche deiner Kommandantenkarten ersetzt die neue?
choose-commander-retreat = Wohin zieht sich dein Kommandant zurück?
spoil-plans = Welche Taktikkarte von { $other } wirfst du ab?
    .short = Welche Taktikkarte deines Gegners wirfst du ab?
choose-fate-to-change = Welche deiner Schicksalskarten ziehst du neu?
save-unit = Nimmt { $hero } 1 Schaden, um eine Einheit zu retten ({ $kind })?
    .short = Nimmt dein Kommandant 1 Schaden, um eine Einheit zu retten?
choose-rearguard = Welche deiner Einheiten, die sich zurückziehen, bleibt stehen?

# --- Was im Gang ist --------------------------------------------------------------------------

draw-commander = Eine Kommandantenkarte
give-command = Ein Held wird Kommandant
review-command = Wer kommandiert
acquire-commander = Kommandantenkarten
second-command = Ein zweiter Kommandant
retreat-commanders = Kommandanten ziehen sich zurück
lead = { $hero } führt
    .short = Ein Kommandant führt
rise-at-will = Einheiten stehen auf
draw-others = Schicksalskarten werden neu gezogen
stand-rearguard = Die Nachhut

# --- Warum nicht ------------------------------------------------------------------------------

hero-in-the-field = { $hero } ist nicht bei einer deiner Festungen.
too-few-commanders = Es sind nur { $count } Kommandantenkarten zu ziehen.
no-commander = Ohne einen Kommandanten ziehst du hier keine Kommandantenkarten.
nobody-to-command = Keiner deiner Helden bei deinen Festungen kann Kommandant werden.
commander-has-no-quests = { $hero } ist Kommandant und versucht keine Quests.
commander-is-routed = Kommandant { $hero } flüchtet.
commander-needs-units = Kommandant { $hero } geht dorthin nur zusammen mit Einheiten.
commander-marches-as-unit = { $hero } ist Kommandant und zieht wie eine Einheit.
commander-elsewhere = Kommandant { $hero } ist nicht dort, wo gekämpft wird.
not-the-commanders-moment = „{ $commander }“ wirkt jetzt nicht.
commander-used = „{ $commander }“ hat in diesem Kampf schon gewirkt.
commander-without-effect = „{ $commander }“ hätte jetzt keine Wirkung.
commander-not-there = Der Kommandant kann sich nicht nach { $area } zurückziehen.
general-lies = Vor dir liegt schon ein „Generalleutnant“.
commander-card-waits = Deine Kommandantenkarte „{ $commander }“ wartet noch auf einen Helden an einer deiner Festungen.
