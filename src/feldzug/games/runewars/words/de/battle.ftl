# Was Kämpfe und Rückzüge sagen.

# --- Was geschieht ----------------------------------------------------------------------------

battle-began = { $defender ->
    [niemand] { $attacker } greift die neutralen Einheiten { $in_area } an.
   *[other] { $attacker } greift { $defender } { $in_area } an.
 }
round-began = Kampfrunde { $round }.
type-draws = { $seat ->
    [niemand] Die neutralen Einheiten ({ $many_kind }) ziehen { $count ->
        [one] { $count } Schicksalskarte
       *[other] { $count } Schicksalskarten
     }.
   *[other] { $seat } zieht { $count ->
        [one] { $count } Schicksalskarte
       *[other] { $count } Schicksalskarten
     } ({ $many_kind }).
 }
fate-drawn = { $shown ->
    [yes] { $seat } zieht Schicksalskarte { $fate_card }.
   *[no] { $seat } zieht eine Schicksalskarte.
 }
fate-revealed = { $seat } deckt Schicksalskarte { $fate_card } auf.
fate-reshuffled = Der Schicksalsstapel wird neu gemischt.
ability-used = { $seat ->
    [niemand] Die neutralen Einheiten nutzen ihre besondere Fähigkeit ({ $kind }).
   *[other] { $seat } nutzt die besondere Fähigkeit ({ $kind }).
 }
unit-hit = { $seat ->
    [niemand] Eine neutrale Einheit ({ $kind }) { $in_area } wird getroffen; sie hat { $damage } Schaden.
   *[other] Eine Einheit von { $seat } ({ $kind }) { $in_area } wird getroffen; sie hat { $damage } Schaden.
 }
unit-routed = { $seat ->
    [niemand] Eine neutrale Einheit ({ $kind }) { $in_area } flieht.
   *[other] Eine Einheit von { $seat } ({ $kind }) { $in_area } flieht.
 }
units-raised = { $count ->
    [one] { $a_kind } tritt { $in_area } für { $seat } in den Kampf ein.
   *[other] { $count } { $many_kind } treten { $in_area } für { $seat } in den Kampf ein.
 }
defence-used = { $seat } nutzt { $development } { $in_area }.
tally-began = Die Stärke { $in_area } wird ermittelt.
strength-tallied = Stärke { $in_area }: Angreifer { $attack }, Verteidiger { $defence }.
loser-gone = { $seat ->
    [niemand] Die neutralen Einheiten haben { $area } verloren.
   *[other] { $seat } hat den Kampf { $in_area } verloren.
 }
units-healed = Aller Schaden wird von den Einheiten { $in_area } entfernt.
battle-ended = { $winner ->
    [niemand] Der Kampf { $in_area } ist vorbei; { $attacker } hat ihn nicht gewonnen.
   *[other] Der Kampf { $in_area } ist vorbei; { $winner } hat ihn gewonnen.
 }
units-retreated = { $seat ->
    [niemand] Neutrale Einheiten ziehen sich { $from_source } { $to_target } zurück: { $count ->
        [one] { $a_kind }
       *[other] { $count } { $many_kind }
     }.
   *[other] Einheiten von { $seat } ziehen sich { $from_source } { $to_target } zurück: { $count ->
        [one] { $a_kind }
       *[other] { $count } { $many_kind }
     }.
 }
hero-supports = { $hero } steht { $seat } bei ({ $kind }).
fate-spared = { $seat } legt Schicksalskarte { $fate_card } ohne Wirkung ab.
supporter-routed = { $hero }, der { $seat } beigestanden hat, flieht.

# --- Antworten --------------------------------------------------------------------------------

let-draw = { $kind }
choose-unit = { $routed ->
    [yes] { $damage ->
        [0] { $kind }, flüchtend
       *[other] { $kind }, flüchtend, { $damage } Schaden
     }
   *[no] { $damage ->
        [0] { $kind }
       *[other] { $kind }, { $damage } Schaden
     }
 }
enough-units = Keine weitere Einheit
damage-instead = Stattdessen Schaden zufügen
sacrifice = Eine von ihnen zerstören
spare-them = Keine zerstören
use-defence = Nutzen
keep-defence = Nicht nutzen
raise-stronghold = Eine eigene Festung dorthin legen, mit der beschädigten Seite nach oben
leave-ruins = Keine dorthin legen
send-back = { $routed ->
    [yes] { $a_kind } (flüchtend) zurückschicken
   *[no] { $a_kind } zurückschicken
 }
retreat-to = Rückzug { $to_area }
stand-beside = Beistehen: { $kind }
stay-out = Nicht teilnehmen
show-cards = Die gezogenen Karten werden aufgedeckt
drop-card = Schicksalskarte { $fate_card } ablegen

# --- Fragen -----------------------------------------------------------------------------------

pick-type = Welcher Einheitentyp zieht als Nächstes?
assign-loss = Welche Einheit wird getroffen?
assign-both = Welche deiner Einheiten werden getroffen? Dein Gegner wählt zur selben Zeit.
assign-damage = Welche deiner Einheiten nehmen den Schaden? Dein Gegner wählt zur selben Zeit.
assign-routs = Welche deiner Einheiten fliehen? Dein Gegner wählt zur selben Zeit.
overpower = Eine beschädigte oder flüchtende gegnerische Einheit zerstören oder { $damage } Schaden zufügen?
    .short = Eine beschädigte oder flüchtende gegnerische Einheit zerstören oder Schaden zufügen?
fury = Eine eigene Einheit ({ $kind }) zerstören, um { $damage } Schaden zuzufügen?
    .short = Eine eigene Einheit zerstören, um Schaden zuzufügen?
offer-defence = Nutzt du die Entwicklung deiner Festung, bevor die Stärke ermittelt wird?
replace-stronghold = Legst du eine eigene Festung dorthin, wo du eine erobert hast?
choose-to-send = Mehr als 8 Einheiten: Welche ziehen sich zurück?
choose-retreat = Wohin ziehen sich die Einheiten zurück? Alle gehen in ein Gebiet und fliehen.
support-type = Welchem Einheitentyp steht { $hero } bei? Er zieht eine Schicksalskarte mehr.
    .short = Welchem Einheitentyp steht der Held bei?
spare-card = Eine Schicksalskarte ist zu viel: Welche legst du ohne Wirkung ab?
choose-hero-retreat = Wohin ziehen sich die Helden zurück? Alle gehen in ein Gebiet und fliehen.

# --- Was im Gange ist -------------------------------------------------------------------------

battle = Kampf { $in_area }
    .short = Kampf
fight-pass = Ziehen und Auswerten
turn-cards-up = Die Karten werden aufgedeckt
draw-fate = Eine Schicksalskarte wird gezogen
tally = Stärke ermitteln
loser-retreats = Der Verlierer zieht sich zurück
settle-stronghold = Was aus der Festung wird
heal = Heilen
put-back = Die Einheiten werden zurückgestellt
deal-damage = Schaden
deal-aimed-damage = Schaden an einer Einheit nach Wahl
deal-tough-damage = Gebündelter Beschuss
deal-valiant-strike = Tapferer Hieb
deal-burning = Brennend
rout = Flucht
take-losses = Verluste
take-damage = Schaden
take-routs = Flucht
take-aimed-damage = Schaden an einer Einheit nach Wahl
take-together = Mehrere Einheiten werden getroffen
take-tough-damage = Gebündelter Beschuss
take-valiant-strike = Tapferer Hieb
take-burning = Brennend
destroy-fighter = Einheiten werden zerstört
driven-off = Schützende Zauber
charge = Sturmangriff
word-of-vaal = Wort von Vaal
rain-fire = Feuerregen
terrify = Furchterregend
stun = Betäuben
ravage = Wüten
retreat = Rückzug
retreat-units = Rückzug
retreat-arriving = Das Heer kehrt um
bring-support = Beistehende Helden
retreat-heroes = Helden ziehen sich zurück

# --- Gründe -----------------------------------------------------------------------------------

type-has-drawn = Diese Einheiten ({ $kind }) haben schon gezogen.
not-its-round = Diese Einheiten ({ $kind }) handeln nicht in dieser Kampfrunde.
others-are-hit-first = Andere Einheiten werden vor dieser ({ $kind }) getroffen: zuerst beschädigte, dann stehende.
others-are-routed-first = Andere Einheiten fliehen vor dieser ({ $kind }): zuerst unbeschädigte stehende.
standing-first = Eine stehende Einheit geht einer flüchtenden ({ $kind }) vor.
tougher-are-hit-first = Eine Einheit mit mehr Lebenspunkten geht dieser ({ $kind }) vor.
wrong-shape = Der Sockel dieser Einheit ({ $kind }) hat die falsche Form.
unit-is-routed = Diese Einheit ({ $kind }) flieht schon.
unit-is-unhurt = Diese Einheit ({ $kind }) ist weder beschädigt noch flüchtend.
unit-named-already = Diese Einheit ({ $kind }) wurde schon gewählt.
not-met-in-full = Mit dieser Einheit ({ $kind }) ließe sich das nicht ganz erfüllen.
acts-too-early = Die Kampfreihe dieser Einheit ({ $kind }) ist zu niedrig.
retreat-too-far = { $area } ist nicht benachbart.
retreat-friendly-first = { $area } ist leer, aber es gibt ein eigenes Gebiet.
retreat-into-others = { $area } ist weder eigenes noch leeres Gebiet.
retreat-not-uncontrolled = { $area } wird von jemandem kontrolliert.
retreat-over-border = Nicht alle Einheiten können die Grenze { $to_area } überschreiten.
supported-already = Diesen Einheiten ({ $kind }) steht schon ein anderer Held bei.
heroes-not-there = Dorthin ({ $area }) können sich die Helden nicht zurückziehen.
