# Was der Ringkrieg sagt.
#
# Eine Meldung heißt wie ihre Klasse oder ihr Grund, und deren Felder sind ihre Argumente. Namen gibt es
# auch in Formen, die in einen Satz passen: $the_area (Akkusativ), $in_area, $to_area und $from_area für
# jedes Feld, das einen Ort nennt, $a_kind und $all_kind für Einheiten. Ein Feld wie $led ist "yes" oder
# "no". Wo die Meldung eines Rahmens Argumente braucht, kommt ".short" ohne sie aus.

# --- Das Spiel und seine Optionen ---------------------------------------------------------------

game-ring-war = Ringkrieg
# Für alle, die noch nie gespielt haben; die Regeln stehen darunter.
introduction = Zwei bis vier Spieler kämpfen um Mittelerde, während der Ring vom Auenland zum Schicksalsberg wandert. Kommt er ans Ende seines Weges, ist der Krieg vorbei, und wer die meisten Punkte hat, gewinnt: für Gebiete, Festungen, ganze Regionen und ausgespielte Karten.
    .turn = In deinem Zug stellst du zuerst Verstärkungen auf, in deinen Stätten der Macht. Dann greifst du Nachbargebiete an, so oft du willst: Einheit kämpft gegen Einheit, jede 5 und jede 6 ist ein Erfolg, und bei Gleichstand siegt die Verteidigung. Danach bewegst du Truppen und ziehst Karten, und am Ende rückt der Ring ein Feld vor.

group-board = Spielplan
group-set-up = Aufbau
group-units = Einheiten
group-reinforcement = Verstärkungen
group-battle = Kampf
group-sea = Meer
group-cards = Karten
group-ring = Der Ring
group-scoring = Ende und Punkte

# --- Namen ------------------------------------------------------------------------------------

place = { $name }
    .the = { $name }
    .in = in { $name }
    .to = nach { $name }
    .from = aus { $name }

place-borderlands = die Grenzlande
    .in = in den Grenzlanden
    .to = in die Grenzlande
    .from = aus den Grenzlanden
place-north-downs = die Nordhöhen
    .in = auf den Nordhöhen
    .to = auf die Nordhöhen
    .from = von den Nordhöhen
place-weather-hills = die Wetterberge
    .in = in den Wetterbergen
    .to = in die Wetterberge
    .from = aus den Wetterbergen
place-old-forest = den Alten Wald
    .in = im Alten Wald
    .to = in den Alten Wald
    .from = aus dem Alten Wald
place-south-downs = die Südhöhen
    .in = auf den Südhöhen
    .to = auf die Südhöhen
    .from = von den Südhöhen
place-lune-valley = das Lhûntal
    .in = im Lhûntal
    .to = ins Lhûntal
    .from = aus dem Lhûntal
place-evendim-hills = die Evendimhöhen
    .in = auf den Evendimhöhen
    .to = auf die Evendimhöhen
    .from = von den Evendimhöhen
place-tower-hills = die Turmberge
    .in = in den Turmbergen
    .to = in die Turmberge
    .from = aus den Turmbergen
place-the-shire = das Auenland
    .in = im Auenland
    .to = ins Auenland
    .from = aus dem Auenland
place-gladden-fields = die Schwertelfelder
    .in = auf den Schwertelfeldern
    .to = auf die Schwertelfelder
    .from = von den Schwertelfeldern
place-the-wold = das Wold
    .in = im Wold
    .to = ins Wold
    .from = aus dem Wold
place-brown-lands = die Braunen Lande
    .in = in den Braunen Landen
    .to = in die Braunen Lande
    .from = aus den Braunen Landen
place-rhun-hills = die Rhûnberge
    .in = in den Rhûnbergen
    .to = in die Rhûnberge
    .from = aus den Rhûnbergen
place-dead-marshes = die Totensümpfe
    .in = in den Totensümpfen
    .to = in die Totensümpfe
    .from = aus den Totensümpfen
place-gap-of-rohan = die Pforte von Rohan
    .in = an der Pforte von Rohan
    .to = zur Pforte von Rohan
    .from = von der Pforte von Rohan
place-north-mirkwood = den Nördlichen Düsterwald
    .in = im Nördlichen Düsterwald
    .to = in den Nördlichen Düsterwald
    .from = aus dem Nördlichen Düsterwald
place-anduin-valley = das Anduintal
    .in = im Anduintal
    .to = ins Anduintal
    .from = aus dem Anduintal
place-eastern-mirkwood = den Östlichen Düsterwald
    .in = im Östlichen Düsterwald
    .to = in den Östlichen Düsterwald
    .from = aus dem Östlichen Düsterwald
place-south-mirkwood = den Südlichen Düsterwald
    .in = im Südlichen Düsterwald
    .to = in den Südlichen Düsterwald
    .from = aus dem Südlichen Düsterwald
place-withered-heath = die Dürre Heide
    .in = in der Dürren Heide
    .to = in die Dürre Heide
    .from = aus der Dürren Heide
place-vale-of-erech = das Tal von Erech
    .in = im Tal von Erech
    .to = ins Tal von Erech
    .from = aus dem Tal von Erech
place-udun-vale = das Udûntal
    .in = im Udûntal
    .to = ins Udûntal
    .from = aus dem Udûntal
place-mount-doom = den Schicksalsberg
    .in = am Schicksalsberg
    .to = zum Schicksalsberg
    .from = vom Schicksalsberg
place-stop-north = das Schiff vor Forlindon
    .in = auf dem Schiff vor Forlindon
    .to = auf das Schiff vor Forlindon
    .from = vom Schiff vor Forlindon
place-stop-west = das Schiff vor Harlindon
    .in = auf dem Schiff vor Harlindon
    .to = auf das Schiff vor Harlindon
    .from = vom Schiff vor Harlindon
place-stop-south = das Schiff vor Andrast
    .in = auf dem Schiff vor Andrast
    .to = auf das Schiff vor Andrast
    .from = vom Schiff vor Andrast

kind-infantry = Infanterie
    .a = eine Infanterie
    .all = alle Infanterieeinheiten
kind-cavalry = Kavallerie
    .a = eine Kavallerie
    .all = alle Kavallerieeinheiten
kind-creature = Kreatur
    .a = eine Kreatur
    .all = alle Kreaturen

units-infantry = { $count } Infanterie
units-cavalry = { $count } Kavallerie
units-creature = { $count ->
    [one] { $count } Kreatur
   *[other] { $count } Kreaturen
 }

side-good = gut
side-evil = böse
side-neutral = neutral

colour-green = Grün
colour-red = Rot
colour-yellow = Gelb
colour-black = Schwarz

seat-player = Spieler { $number }
seat-neutral = Neutral
seat-nobody = niemand

joker = Joker
card-kind-mission = Mission
card-kind-event = Ereignis
card-kind-power = Machtkarte

pile-area-cards = Gebietskarten
pile-adventure-cards = Abenteuerkarten

scope-turn = für den Rest dieses Zuges
    .word = zug
scope-hand = bis sich deine Karten ändern
    .word = hand

moment-turn-start = zu Beginn deines Zuges
moment-declare = wenn du einen Angriff ansagst
moment-attack = vor deinem Angriff
moment-defence = wenn du angegriffen wirst
moment-movement = in deiner Truppenbewegung
moment-ring-before = bevor der Ring ein Gebiet ohne Wurf verlässt
moment-ring-roll = nach dem Wurf für den Ring
moment-ring-leave = wenn der Ring weiterziehen will
moment-conquest = wenn ein Heerführer eine Stätte der Macht erobert hat

# --- Ereignisse: Sätze für das Protokoll ------------------------------------------------------

area-dealt = { $seat } bekommt { $the_area }.
area-claimed = { $seat } nimmt { $the_area } in Besitz.
first-player-found = { $seat } beginnt.
rolled-for-start = { $seat } würfelt eine { $roll } um den ersten Zug.
leader-placed = { $seat } stellt { $in_area } einen Heerführer auf.
turn-began = Zug { $turn }: { $seat } ist an der Reihe.
points-counted = { $points ->
    [0] { $seat } erhält keine Punkte für Verstärkungen.
    [one] { $seat } erhält 1 Punkt für Verstärkungen ({ points-of }).
   *[other] { $seat } erhält { $points } Punkte für Verstärkungen ({ points-of }).
 }
points-of = Regionen { $regions }, Stätten der Macht { $sites }{ $others ->
    [0] {""}
   *[other] , Sonstiges { $others }
 }
cards-traded = { $seat } tauscht { $area_cards } gegen { $points } Punkte ein.
bonus-granted = { $seat } erhält { $points ->
    [one] 1 Bonuspunkt
   *[other] { $points } Bonuspunkte
 } für die Herrschaft { $in_area }.
unit-deployed = { $seat } stellt { $in_area } { $a_kind } auf.
points-lapsed = { $seat } lässt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } verfallen.
attack-announced = { $seat } greift { $from_source } { $the_target } an.
unit-sent = { $seat } schickt { $a_kind } vor{ $led ->
    [yes] , angeführt vom Heerführer
   *[no] {""}
 }.
defender-named = { $seat } verteidigt mit einer { $kind }.
duel-rolled = Angriff { $attack }; Verteidigung { $defence }: { $hits ->
    [0] { $blocks ->
        [0] kein Erfolg, beide würfeln noch einmal.
       *[other] { $hits } zu { $blocks }.
     }
   *[other] { $hits } zu { $blocks }.
 }
unit-lost = { $seat } verliert { $in_area } { $a_kind }.
unit-fled = { $roll ->
    [0] { $seat } zieht { $a_kind }{ $led ->
        [yes] {" "}und den Heerführer
       *[no] {""}
     } { $from_source } { $to_target } zurück.
   *[other] { $seat } würfelt eine { $roll } und zieht { $a_kind }{ $led ->
        [yes] {" "}und den Heerführer
       *[no] {""}
     } { $from_source } { $to_target } zurück.
 }
unit-fell-fleeing = { $seat } würfelt eine 1: Der Rückzug { $from_area } misslingt.
leader-lost = { $seat } verliert { $in_area } einen Heerführer.
area-conquered = { $seat } erobert { $the_area } von { $loser }.
four-beaten = { $seat } hat { $in_area } vier Angreifer in Folge geschlagen.
legendary-battle-won = { $seat } hat { $in_area } eine legendäre Schlacht gewonnen.
player-eliminated = { $by ->
    [niemand] { $seat } scheidet aus.
   *[other] { $seat } scheidet aus, besiegt von { $by }.
 }
unit-moved = { $seat } zieht { $a_kind }{ $led ->
    [yes] {" "}und den Heerführer
   *[no] {""}
 } { $from_source } { $to_target }.
area-card-drawn = { $seat } zieht eine Gebietskarte: { $area_card }.
area-card-drawn-unseen = { $seat } zieht eine Gebietskarte.
card-drawn = { $seat } zieht eine Abenteuerkarte: { $card }.
card-drawn-unseen = { $seat } zieht eine Abenteuerkarte.
draw-lapsed = { $seat } hat die Hand voll und zieht keine Karte.
card-discarded = { $seat } legt „{ $card }“ ab.
area-card-discarded = { $seat } legt eine Gebietskarte ab: { $area_card }.
card-played = { $seat } spielt „{ $card }“.
event-drawn = { $seat } zieht das Ereignis „{ $card }“.
area-turned-up = Aufgedeckt: { $area }.
uprising-planned = { $seat } plant heimlich einen Aufstand { $in_area }.
uprising-planned-unseen = { $seat } plant heimlich einen Aufstand.
uprising-began = { $seat } löst { $in_area } einen Aufstand aus.
unit-turned = { $seat } wirbt { $a_kind } { $from_source } ab; sie steht nun { $in_target }.
# Gilt, wenn die Brücke gesperrt wird, und für jeden, der hinüberwill.
bridge-closed = Die Brücke { $source } – { $target } ist für alle ohne Heerführer gesperrt.
leader-carried = { $seat } bringt einen Heerführer { $from_source } { $to_target }.
ring-rolled = { $seat } würfelt für den Ring { $in_area } eine { $roll }; nötig ist mindestens eine { $needed }.
roll-shifted = Der Wurf für den Ring zählt nun { $roll }.
ring-moved = Der Ring zieht weiter { $to_area }.
ring-stayed = Der Ring bleibt { $in_area }.
piles-reshuffled = Die abgelegten { $pile } werden zu einem neuen Stapel gemischt.
game-ended = Der Krieg ist zu Ende. { $ending }
tie-rolled = { $seat } würfelt im Stechen eine { $roll }.

ending-ring-destroyed = Der Ring ist vernichtet.
ending-last-player = Es gibt keine Gegner mehr.
ending-all-areas = Alle Gebiete sind in einer Hand.

source-areas = Gebiete
source-fortresses = Festungen
source-regions = Regionen
source-cards = Karten
source-strongholds = Bollwerke

# --- Handlungen: Beschriftungen von Knöpfen ---------------------------------------------------

claim = Wählen: { $area }
deploy = { $kind } { $in_area } aufstellen
place-leader = Heerführer { $in_area } aufstellen
done = Fertig
trade = { $area_cards } eintauschen
keep-cards = Karten behalten
play-card = „{ $card }“ spielen
attack = Angriff { $from_source } auf { $the_target }
stop-attacking = Kampf beenden
send-unit = { $kind }{ $led ->
    [yes] {" "}mit Heerführer
   *[no] {""}
 } vorschicken
fight-on = Weiterkämpfen um { $the_target }: { $kind }{ $led ->
    [yes] {" "}mit Heerführer
   *[no] {""}
 } { $from_source }
stand-fast = Standhalten mit den meisten Würfeln, ohne Karten, { $turn ->
    [-1] für den Rest des Spiels
   *[other] in diesem Zug
 }
order-won = { $the_area } ist gefallen.
order-left = { $units ->
    [one] Eine Einheit ist übrig { $in_area }.
   *[other] { $units } Einheiten sind übrig { $in_area }.
 }
order-odds = Die Chance beträgt nur noch { $percent } %.
order-asked = Etwas anderes ist zu entscheiden.
condition-left = Einheiten übrig
condition-odds = Chance unter %
name-defender = Verteidiger: { $kind }
hold = Standhalten
withdraw = { $kind }{ $led ->
    [yes] {" "}mit Heerführer
   *[no] {""}
 } { $to_target } zurückziehen
move = { $kind } { $from_source } ziehen
move-to = Ziehen { $to_target }{ $led ->
    [yes] {" "}mit Heerführer
   *[no] {""}
 }
end-movement = Bewegung beenden
discard-card = „{ $card }“ ablegen
discard-area = { $area_card } ablegen
forgo-card = Keine Karte ziehen
lose-unit = { $kind } aufgeben
close-bridge = Brücke { $source } – { $target } sperren
carry-leader = Heerführer { $from_source } { $to_target } bringen
shift-roll = { $by ->
    [2] Wurf um 2 erhöhen
    [-2] Wurf um 2 senken
   *[other] Wurf um { $by } ändern
 }
drawn-area = { $area_card }
drawn-card = { $card }

# --- Fragen -----------------------------------------------------------------------------------

claim-area = Welches freie Gebiet wählst du?
place-unit = Welche Einheit stellst du wo auf?
put-leader = Wo stellst du deinen Heerführer auf?
start-of-turn = Spielst du eine Karte, bevor dein Zug beginnt?
trade-cards = Tauschst du drei Gebietskarten ein?
deploy-unit = Welche Verstärkung stellst du wo auf?
choose-attack = Von wo greifst du an?
send-attacker = Welche Einheit greift an?
stand-or-withdraw = Welche Einheit verteidigt, oder ziehst du dich zurück?
name-victim = Welche Einheit muss verteidigen?
fall-back = Welche Einheit zieht sich zurück?
choose-loss = Welche Einheit gibst du auf?
discard-spoils = Welche Gebietskarte legst du ab?
choose-move = Welche Einheit ziehst du?
choose-target = Wohin geht die { $kind } { $from_source }?
    .short = Wohin geht sie?
make-room = Deine Hand ist voll: Welche Abenteuerkarte legst du ab?
fulfil-mission = Erfüllst du { $in_area } eine Mission?
    .short = Erfüllst du eine Mission?
card-window = Spielst du eine Karte ({ $moment })?
    .short = Spielst du eine Karte?
which-bridge = Welche Brücke sperrst du?
where-to = Welcher Heerführer geht wohin?
which-way = Welchen Weg unter den Bergen nimmst du?
choose-shift = Um wie viel änderst du den Wurf?

# --- Was gerade geschieht ---------------------------------------------------------------------

whole-war = Ringkrieg
set-up = Aufbau
deal-area = Gebiete austeilen
claim-by-lot = Gebiete verlosen
place-armies = Startarmeen
deal-area-card = Gebietskarten austeilen
deal-card = Abenteuerkarten austeilen
roll-for-start = Wurf um den ersten Zug
turn = Zug von { $seat }
    .short = Zug
reinforcements = Verstärkungen
spend-points = Aufstellung (noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
    .short = Aufstellung
battle-part = Kampf
duel = Duell { $in_target }
    .short = Duell
duel-roll = Wurf im Duell
retreat-roll = Wurf für den Rückzug
strategic-retreat = Rückzug { $from_area }
    .short = Rückzug
conquest = Eroberung: { $area }
    .short = Eroberung
lose-units = Verluste { $in_area }
    .short = Verluste
movement-part = Truppenbewegung
card-part = Karten ziehen
draw-area-card = Gebietskarte
area-card-from-pile = Gebietskarte
draw-adventure-card = Abenteuerkarte
card-from-pile = Abenteuerkarte
turn-up-areas = { $card }
    .short = Ereignis
turn-up-one = Gebietskarte aufdecken
muster = Aufgebot { $in_area }
    .short = Aufgebot
plan-uprising = Heimlicher Aufstand
ring-part = Der Ring
ring-roll = Wurf für den Ring
break-ties = Stechen

# --- Gründe -----------------------------------------------------------------------------------

alliance-needs-four = Bündnisse gibt es nur zu viert; ihr seid zu { $players ->
    [2] zweit
    [3] dritt
   *[other] { $players } Spielern
 }.
neutral-needs-two = Die neutrale Armee gibt es nur zu zweit; ihr seid zu { $players ->
    [3] dritt
    [4] viert
   *[other] { $players } Spielern
 }.
deal-needs-three = Die Verteilung zu dritt gibt es nur zu dritt auf dem ganzen Plan.
quick-has-no-draft = Beim automatischen Aufbau wählt niemand Gebiete, also auch niemand zuerst.

not-your-area = Du herrschst nicht { $in_area }.
area-taken = Es herrscht schon jemand { $in_area }.
area-full = Es ist kein Platz mehr { $in_area }: Mehr als { $limit } Einheiten sind nicht erlaubt.
only-these-areas = Diese Punkte sind für andere Gebiete bestimmt.
no-site = Es gibt keine Stätte der Macht { $in_area }.
region-not-whole = Die Festung { $in_area } nimmt nur Verstärkungen auf, wenn du die ganze Region beherrschst.
too-few-points = Du hast noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, aber { $a_kind } kostet { $price }.
no-figure-left = Du hast schon { $all_kind } im Spiel, die es gibt.
no-set = Drei Karten bilden einen Satz, wenn ihre Symbole alle gleich oder alle verschieden sind.
must-trade = Mit { $limit } Gebietskarten auf der Hand musst du einen Satz eintauschen.

leader-already-there = Es steht schon ein Heerführer { $in_area }.
no-leader = Es steht kein Heerführer { $in_area }, der mitgehen könnte.
leader-must-come = Die letzte Einheit { $in_area } muss den Heerführer mitnehmen.
leader-cannot-flee = Der Heerführer { $in_area } darf sich nicht zurückziehen.

own-area = Du herrschst selbst { $in_area }.
allied-area = Dein Verbündeter herrscht { $in_area }.
ships-are-safe = Einheiten auf See können nicht angegriffen werden ({ $area }).
too-few-to-attack = Für einen Angriff braucht es zwei Einheiten; { $in_area } stehen weniger.
no-sea-attacks = Angriffe über das Meer sind in diesem Spiel nicht erlaubt.
sheltered = Gerade sind Einheiten { $to_area } geflohen; bis zum Ende des Zuges ist dort kein Angriff erlaubt.
winter-storms = Winterstürme toben { $in_area }: Kein Angriff führt dorthin oder von dort weg.
ship-must-attack = Die Einheiten { $in_area } können nicht umkehren und müssen angreifen.
river-between = Ein Fluss ohne Brücke trennt { $the_source } und { $the_target }.
mountains-between = Berge trennen { $the_source } und { $the_target }.
ship-symbol-between = Ein Schiffsymbol unterbricht den Seeweg { $from_source } { $to_target }.
not-adjacent = { $source } und { $target } grenzen nicht aneinander.
no-such-unit = Eine solche Einheit steht nicht { $in_area }.
not-an-own-neighbour = Ein Rückzug führt nur über Land in ein eigenes Nachbargebiet, nicht { $to_area }.

garrison-stays = { $units ->
    [one] Eine Einheit muss { $in_area } bleiben.
   *[other] { $units } Einheiten müssen { $in_area } bleiben.
 }
just-fought = In diesem Zug haben { $all_kind } { $in_area } schon gekämpft.
just-moved-in = In diesem Zug sind { $all_kind } { $in_area } erst angekommen; sie können noch nicht in See stechen.
already-moved = In diesem Zug sind { $all_kind } { $in_area } schon gezogen.
no-way-out = Kein Weg führt { $from_area } heraus: Kein eigener Ort mit Platz ist erreichbar.
ship-must-land = Die Einheiten { $in_area } müssen landen, denn ein eigener Hafen hat Platz.
ship-taken = Einheiten eines anderen Spielers sind { $in_area }.
no-such-route = Kein Seeweg führt { $from_source } { $to_target }.
too-far = Das ist zu weit: { $steps ->
    [one] Weiter als 1 Gebiet
   *[other] Weiter als { $steps } Gebiete
 } kommt { $a_kind } nicht.

not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
other-part = Das gehört in einen anderen Teil: { $part ->
    [set-up] den Aufbau
    [reinforcements] die Verstärkungen
    [battle-part] den Kampf
    [movement-part] die Truppenbewegung
    [card-part] das Kartenziehen
   *[ring-part] den Weg des Rings
 }.
wrong-moment = Für „{ $card }“ ist jetzt nicht der richtige Moment.
other-site = „{ $card }“ gehört zu einer anderen Stätte der Macht.
card-without-effect = „{ $card }“ hätte jetzt keine Wirkung.
