# Was Märsche, der Befehl „Strategie“ und Diplomatie sagen.

# --- Was geschieht ----------------------------------------------------------------------------

unit-moved = { $count ->
    [one] { $seat } zieht { $a_kind } { $from_source } { $to_target }.
   *[other] { $seat } zieht { $count } { $many_kind } { $from_source } { $to_target }.
 }
hero-moved = { $seat } zieht { $hero } { $from_source } { $to_target }.
area-activated = { $seat } aktiviert { $area }.
diplomacy-tried = { $seat } versucht { $in_area } Diplomatie und gibt { $influence } Einfluss aus.
neutrals-allied = Die neutralen Einheiten { $in_area } verbünden sich mit { $seat }.
neutrals-made-way = Die neutralen Einheiten { $in_area } weichen vor { $seat }.
neutrals-refused = Die neutralen Einheiten { $in_area } weisen { $seat } ab.

# --- Antworten --------------------------------------------------------------------------------

activate = { $area } aktivieren
march = { $a_kind } { $from_source }
march-hero = { $hero } zieht mit
march-hero-over = { $hero } zieht mit, über { $via }
set-out = Das Heer ist vollzählig
move-unit = { $a_kind } { $from_source } ziehen
send-hero = { $hero } ziehen
move-to = Ziehen { $to_target }
end-moves = Keine weiteren Züge
fight = Kämpfen
negotiate = Diplomatie versuchen
withdraw = Mit allen Einheiten zurückziehen
spend-influence = { $influence } Einfluss ausgeben
choose-destiny = { $destiny } wählen

# --- Fragen -----------------------------------------------------------------------------------

choose-activation = Welches Gebiet aktivierst du?
gather-army = Welche Figuren ziehen in das aktivierte Gebiet?
approach = Neutrale Einheiten { $in_area }: Kämpfst du oder versuchst du Diplomatie?
    .short = Kampf oder Diplomatie?
choose-influence = Wie viel Einfluss gibst du aus? Du ziehst ebenso viele Schicksalskarten und wählst eine.
choose-fate-symbol = Welches Geschicksymbol zählt: Gold, sie verbünden sich; Silber, sie weichen; Rot, sie weisen dich ab?
after-refusal = Sie weisen dich { $in_area } ab: Kämpfst du oder ziehst du dich zurück?
    .short = Kampf oder Rückzug?
choose-mover = Welche Figur zieht ein Gebiet weit?
choose-move-target = Wohin geht { $a_kind } { $from_source }?
    .short = Wohin geht sie?
choose-hero-target = Wohin geht { $hero }?
    .short = Wohin geht der Held?

# --- Was gerade geschieht ---------------------------------------------------------------------

move-army = Marsch
strategic-moves = Strategische Züge
diplomacy = Diplomatie

# --- Gründe -----------------------------------------------------------------------------------

area-activated-own = { $area } ist aktiviert.
already-activated = Dein Aktivierungsmarker liegt schon { $in_area }.
one-battle-only = Der eine Kampf dieses Befehls ist geschlagen: { $in_area } darf keiner folgen.
no-mover-left = Dort ist keine stehende Einheit dieser Art ({ $kind }) mehr.
out-of-reach = Von { $area } kommen sie nicht dorthin: höchstens { $steps } Gebiete, durch eigene oder leere.
allies-need-own-units = Neutrale Einheiten ({ $kind }) ziehen nur dorthin, wo du eigene Einheiten hast oder das Gebiet kontrollierst.
allies-would-be-alone = Deine neutralen Verbündeten wären { $in_area } allein.
too-many-for-diplomacy = Mehr als { $limit } Einheiten können keine Diplomatie versuchen.
no-influence = Du hast keinen Einfluss.
too-little-influence = Du hast nur { $influence } Einfluss.
no-way-out = Aus { $area } führt kein Weg.
not-adjacent = { $area } grenzt nicht an.
border-closed = Eine Grenze versperrt den Weg nach { $area }.
not-friendly-nor-empty = { $area } ist weder dein noch leer.
