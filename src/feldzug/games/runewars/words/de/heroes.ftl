# Was Helden tun: Questphase, Quests, Duelle, Belohnungen.

attribute-might = Stärke
attribute-agility = Geschick
attribute-wisdom = Weisheit

what-objective = die Zielkarte
what-tactics = die Taktikkarten

# --- Was im Gang ist --------------------------------------------------------------------------

quest-phase = Questphase
hero-action = Die Aktion von { $of_hero }
    .short = Die Aktion eines Helden
hero-moves = { $hero } ist unterwegs
    .short = Ein Held ist unterwegs
hero-heals = { $hero } heilt
    .short = Ein Held heilt
hero-trains = { $hero } trainiert
    .short = Ein Held trainiert
hero-rests = { $hero } ruht
    .short = Ein Held ruht
train = { $hero } trainiert
    .short = Training
trade = Helden tauschen { $in_area } Belohnungen
    .short = Helden tauschen Belohnungen
hurt-hero = { $hero } drohen { $damage } Schaden
    .short = Schaden für einen Helden
desert = { $hero } desertiert
    .short = Ein Held desertiert
tester = Eine Eigenschaft wird geprüft
trial = Ein Held wird auf die Probe gestellt
attribute-test = { $hero } prüft: { $attribute }
    .short = Eine Eigenschaft wird geprüft
quest-attempt = { $hero } versucht „{ $quest }“
    .short = Eine Quest wird versucht
quest-outcome = Was „{ $quest }“ bringt
    .short = Was die Quest bringt
duel = Duell { $in_area }
    .short = Duell
evade-duel = { $hero } versucht zu entkommen
    .short = Ein Held versucht zu entkommen
throw-bombs = { $hero } wirft Feuerbomben
    .short = Feuerbomben werden geworfen
strike-from-the-dark = Ein Schlag aus dem Dunkel
gain-hero = Ein neuer Held
draw-hero = Eine Heldenkarte
drawn-hero-card = { $hero }
steal-reward = { $hero } nimmt { $rival } eine Belohnung ab
    .short = Eine Belohnung wird abgenommen
stolen-reward = { $reward }
look-at-runes = Ein Blick auf Runenmarker
storm = Ein Eissturm { $in_area }
    .short = Ein Eissturm
study-map = Die taktische Karte
draw-to-choose = Eine Taktikkarte

# --- Was gefragt wird -------------------------------------------------------------------------

choose-hero-action = Questphase: Welcher deiner Helden handelt, und wie?
on-the-way = Was tut { $hero } unterwegs?
    .short = Was tut dein Held unterwegs?
walk-on = Wohin geht { $hero }?
    .short = Wohin geht dein Held?
duel-or-quest = Fordert { $hero } jemanden heraus oder versucht eine Quest?
    .short = Ein Duell oder eine Quest?
choose-attribute = Welche Eigenschaft von { $of_hero } steigt um 1?
    .short = Welche Eigenschaft steigt um 1?
also-train = Trainiert { $hero } zusätzlich?
    .short = Trainiert dein Held zusätzlich?
exchange = Welche Belohnung geht { $in_area } an wen?
    .short = Welche Belohnung geht an wen?
prevent-damage = Setzt { $hero } etwas gegen den Schaden ein?
    .short = Setzt dein Held etwas gegen den Schaden ein?
use-for-test = Setzt { $hero } für die Prüfung eine Belohnung ein?
    .short = Setzt dein Held für die Prüfung eine Belohnung ein?
pick-destiny = Welche der gezogenen Karten gilt?
duel-choice = Setzt { $hero } etwas ein?
    .short = Setzt dein Held etwas ein?
answer-challenge = { $hero } wird gefordert: Setzt er etwas ein?
    .short = Dein Held wird gefordert: Setzt er etwas ein?
strike-first = Schlägt { $hero } zu, bevor die Karten gezogen werden?
    .short = Schlägt dein Held zu, bevor die Karten gezogen werden?
strike-back = { $hero } hat Schaden verhindert: Schlägt er zurück?
    .short = Schlägt dein Held zurück?
use-orb = { $hero } hat ein Symbol für besondere Fähigkeit: Schaden oder eine Belohnung?
    .short = Symbol für besondere Fähigkeit: Schaden oder eine Belohnung?
end-duel = Beendet { $hero } das Duell?
    .short = Beendet dein Held das Duell?
pick-pocket = Nimmt { $hero } eine verdeckte Belohnung von { $of_rival }?
    .short = Nimmt dein Held eine verdeckte Belohnung?
choose-victim = Welche gegnerische Einheit { $in_area } wird zerstört?
    .short = Welche gegnerische Einheit wird zerstört?
lay-hands = Wen heilt Andira?
pay-for-quest = Bezahlst du dafür { $cost } Einfluss?
    .short = Bezahlst du dafür?
raise-one-dial = Welcher deiner Rohstoffanzeiger steigt um 1?
choose-rune-to-see = Welchen Runenmarker siehst du dir an?
look-at-objective = Wessen Zielkarte siehst du dir an?
seek-hero = Wie viel Einfluss bezahlst du, für ebenso viele Heldenkarten?
keep-one = Welchen dieser Helden behältst du?
place-new-hero = Bei welcher deiner Festungen erscheint { $hero }?
    .short = Bei welcher deiner Festungen erscheint der Held?
choose-deserter = Du führst zu viele Helden: Wer desertiert?
choose-place = Wo wirkt es?
lure-neutrals = Wohin gehen die neutralen Einheiten?
teleport = Wohin gehen { $hero } und deine Einheiten?
    .short = Wohin gehen Held und Einheiten?
call-storm = Wo bricht der Sturm los?
rout-one = Welche Einheit { $in_area } flieht?
    .short = Welche Einheit flieht?
choose-to-put-back = Welche der gezogenen Taktikkarten legst du ab?

# --- Antworten --------------------------------------------------------------------------------

move-hero = { $hero } bewegt sich
heal-hero = { $hero } heilt
train-hero = { $hero } trainiert
rest-hero = { $hero } tut nichts
step-to = { $to_area } gehen
stop-here = Hier bleiben
challenge = { $rival } herausfordern
attempt-quest = „{ $quest }“ versuchen
no-deed = Weder Duell noch Quest
meet-fellows = { $in_area } Belohnungen tauschen
hand-over = { $hero } gibt { $fellow } „{ $reward }“{ $shown ->
    [yes] {" "}(offen)
   *[no] {""}
 }
stop-trading = Nichts mehr tauschen
take-rewards = { $hero } nimmt, was { $rival } zurückließ
use-reward = { $hero } setzt „{ $reward }“ ein
use-ability = Die Fähigkeit von { $of_hero } einsetzen
use-nothing = Nichts einsetzen
refrain = Nichts einsetzen
bear-damage = Den Schaden nehmen
train-attribute = { $attribute }
train-as-well = Zusätzlich trainieren
train-not = Nicht trainieren
take-destiny = { $destiny }
draw-anew = Alle Karten neu ziehen
steal = Eine nehmen
steal-nothing = Keine nehmen
heal-one = { $hero }
pay-price = Bezahlen
refuse-price = Nicht bezahlen
turn-up = { $dial }
see-rune = Den Marker { $in_area }
see-objective = Die von { $victim }
pay-for-heroes = { $influence ->
    [0] Nichts
   *[other] { $influence } Einfluss
 }
keep-drawn-hero = { $hero } behalten
keep-no-hero = Keinen von ihnen behalten
place-new-hero-in = { $area }
let-desert = { $hero } desertiert
choose-area = { $area }
storm-unit = { $a_kind }
rout-no-more = Das genügt
put-back-tactics = „{ $card }“ ablegen

# --- Was geschieht ----------------------------------------------------------------------------

quest-phase-began = Die Questphase beginnt: Jeder Held hat eine Aktion.
quest-phase-ended = Die Questphase ist vorbei.
hero-acted = { $hero } ({ $seat }) hat gehandelt.
hero-healed = { $hero } verliert { $damage } Schaden.
hero-trained = { $hero } trainiert: { $attribute } steigt um 1.
hero-hurt = { $hero } ({ $seat }) nimmt { $damage } Schaden.
harm-prevented = { $damage } Schaden an { $of_hero } wird verhindert.
hero-defeated = { $hero } ({ $seat }) ist besiegt und verlässt das Spiel.
hero-deserted = { $hero } verlässt { $seat }.
rewards-left = { $count ->
    [one] Eine Belohnung von { $of_hero } bleibt { $in_area } liegen.
   *[other] { $count } Belohnungen von { $of_hero } bleiben { $in_area } liegen.
 }
rewards-taken = { $count ->
    [one] { $hero } ({ $seat }) nimmt eine Belohnung von { $of_rival }.
   *[other] { $hero } ({ $seat }) nimmt { $count } Belohnungen von { $of_rival }.
 }
reward-used = { $hero } ({ $seat }) setzt „{ $reward }“ ein.
reward-shown = „{ $reward }“ von { $of_hero } liegt von jetzt an offen.
reward-discarded = „{ $reward }“ von { $of_hero } wird abgelegt.
reward-stolen = { $hero } ({ $seat }) nimmt eine verdeckte Belohnung von { $of_rival } ({ $victim }).
reward-handed-over = { $shown ->
    [yes] { $hero } gibt { $fellow } „{ $reward }“.
   *[no] { $hero } gibt { $fellow } eine verdeckte Belohnung.
 }
duel-began = { $hero } ({ $seat }) fordert { $in_area } { $rival } heraus.
quest-duel-began = { $hero } ({ $seat }) kämpft gegen { $a_kind }; { $by } zieht dafür.
duel-evaded = { $rival } entkommt: Das Duell mit { $of_hero } fällt aus.
duel-round-began = Runde { $round } des Duells.
neutral-hurt = { $damage } Schaden nimmt { $a_kind }.
duel-ended = Das Duell von { $of_hero } und { $of_rival } ist vorbei.
attribute-test-began = { $hero } ({ $seat }) prüft mit { $count } Karten: { $attribute }.
attribute-tested = { $hero } prüft: { $attribute }, das Ergebnis ist { $destiny }.
quest-revealed = { $hero } ({ $seat }) versucht „{ $quest }“.
quest-done = { $hero } ({ $seat }) hat „{ $quest }“ erfüllt.
quest-failed = { $kept ->
    [yes] „{ $quest }“ wurde nicht erfüllt; { $seat } behält die Karte.
   *[no] „{ $quest }“ wurde nicht erfüllt; sie wird abgelegt und ersetzt.
 }
cards-looked-at = { $seat } sieht sich { $what } von { $victim } an.
neutrals-lured = { $seat } führt die neutralen Einheiten { $from_source } { $to_target }.
storm-routed = Im Sturm flieht { $in_area } { $a_kind }.
tactics-put-back = { $seat } legt „{ $card }“ ab.
heroes-sought = { $seat } bezahlt { $influence } Einfluss für ebenso viele Heldenkarten.
hero-turned-away = { $seat } behält keinen der Helden.

# --- Warum nicht ------------------------------------------------------------------------------

hero-routed = { $hero } flieht und bewegt sich nicht.
hero-unhurt = { $hero } hat keinen Schaden.
area-not-friendly = { $area } ist kein eigenes Gebiet.
nothing-to-train = { $hero } hat nichts mehr zu trainieren.
fully-trained = { $attribute } lässt sich nicht weiter trainieren.
too-far = { $area } ist zu weit entfernt.
no-such-rival = { $rival } ist kein feindlicher Held in diesem Gebiet.
quest-not-in-hand = Du hast „{ $quest }“ nicht auf der Hand.
quest-elsewhere = „{ $quest }“ kann { $in_area } nicht versucht werden.
reward-keeps-alive = Ohne „{ $reward }“ würde { $hero } fallen.
one-weapon-only = { $hero } setzt in einem Duell nur eine Waffe ein.
one-armour-only = { $hero } setzt in einem Duell nur eine Rüstung ein.
once-in-a-duel = { $hero } hat es in diesem Duell schon eingesetzt.
first-damage-only = { $hero } wurde in diesem Duell schon getroffen.
only-in-a-duel = { $hero } setzt es nur in einem Duell ein.
no-stronghold-of-yours = Du hast { $in_area } keine Festung.
no-stronghold-left = Ohne Festung kannst du keinen Helden erhalten.
nothing-to-gain = { $hero } hätte nichts davon.
nobody-routed = Keine deiner Figuren { $in_area } flieht.
no-neutral-units = { $in_area } sind keine neutralen Einheiten.
nowhere-to-go = Von { $area } führt kein Weg hinaus.
not-such-an-area = { $area } gehört nicht zu den Gebieten, die zur Wahl stehen.
no-standing-foes = Bei { $hero } steht keine feindliche oder neutrale Einheit.
too-few-heroes = Im Heldenstapel sind nur { $count } Karten.
one-must-be-kept = Einer der Helden muss bleiben.
not-your-hero = { $hero } dient nicht dir.
dial-full = Dein Rohstoffanzeiger ({ $dial }) steht ganz oben.
rune-known = Du kennst den Marker { $in_area }.
