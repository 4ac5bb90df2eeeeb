# Was die Jahreszeitenzauber sagen.

# --- Was im Gange ist -------------------------------------------------------------------------

spell-window = Jahreszeitenzauber
casting = { $seat } zaubert
    .short = Ein Zauber
whether-to-cast = Wirkst du einen Jahreszeitenzauber?
table-roll = Ein Wurf auf die Tabelle der Jahreszeit
whether-to-repeat = { $spell }: dabei bleiben oder noch einmal würfeln? Das zweite Ergebnis gilt.
    .short = Beim Zauber bleiben?
choose-target = Wohin geht { $spell }?
    .short = Das Ziel
range-roll = Die Reichweite bis { $target }
    .short = Die Reichweite
marker-roll = Ein Wurf für den Marker auf { $tile }, zerstört bei { $least }+
    .short = Ein Wurf für einen Marker
gold-roll = Wie viel Gold von { $seat } zu Blei wird
    .short = Wie viel Gold zu Blei wird
vortex = Wirbel der Verdammnis
vortex-roll = Der Wirbel der Verdammnis auf { $tile }
    .short = Der Wirbel der Verdammnis
vortex-step = Der Wirbel verlässt { $tile }
    .short = Wohin der Wirbel zieht

# --- Antworten --------------------------------------------------------------------------------

cast-spell = Zaubern
forgo-spell = Kein Zauber
keep-spell = Dabei bleiben
repeat-roll = Noch einmal würfeln
aim-at = { $target }, Reichweite ab { $origin }

# --- Was geschieht ----------------------------------------------------------------------------

spell-forgone = { $seat } zaubert nicht.
spell-rolled = { $seat } würfelt eine { $die }: { $spell }.
spell-rolled-again = { $seat } würfelt eine { $die }; sie gilt nicht und wird neu gewürfelt.
spell-failed = Der Zauber von { $seat } misslingt.
spell-wasted = { $spell } von { $seat } ist verschwendet: Kein Feld kommt in Frage.
range-rolled = Reichweite von { $seat } bis { $target }: { $dice }; nötig ist mehr als { $between }.
spell-missed = { $spell } von { $seat } erreicht { $target } nicht.
spell-worked = { $seat } wirkt { $spell } auf { $target }.
marker-rolled = { $building } auf { $tile }: eine { $die }; zerstört bei { $least }+.
gold-transmuted = Eine { $die }: { $gold } Gold von { $seat } werden zu Blei.
harvest-spoiled = Die Ernte von { $seat } ist verdorben: Die Steuern dieses Winters werden halbiert.
vortex-rolled = Der Wirbel auf { $tile }: eine { $die }.
vortex-moved = Eine { $die }: Der Wirbel zieht von { $tile } nach { $target }.
vortex-at-the-edge = Eine { $die } führt den Wirbel von { $tile } über den Kartenrand.
vortex-ended = Der Wirbel endet auf { $tile }.

# --- Warum nicht ------------------------------------------------------------------------------

wealth-needs-own-tile = Reichtum wird auf ein Feld des eigenen Reichs gewirkt.
void-needs-free-tile = Die Leere des Chaos wird auf ein Feld gewirkt, das niemandem gehört.
earthquake-needs-walls = Ein Erdbeben braucht eine Burg oder Stadt.
dam-needs-river = Nur ein Fluss kann gedämmt werden.
transmutation-needs-enemy-capital = Gold wird in der Hauptstadt eines Gegners verwandelt.
harvest-needs-enemy-tile = Eine Ernte wird auf dem Feld eines Gegners verdorben.
flood-needs-river = Nur ein Fluss kann über die Ufer treten.
tile-in-the-void = Das Feld liegt in der Leere des Chaos; niemand kann es nehmen.
mist-bars-the-way = Das Feld liegt im Totennebel; niemand kann es nehmen.
mist-bars-building = Das Feld liegt im Totennebel; dort kann nichts gebaut werden.
mist-brings-nothing = Das Feld liegt im Totennebel; es bringt nichts ein.
river-is-dammed = Der Fluss ist gedämmt; die Mine zahlt nichts.
walls-have-fallen = Ein Erdbeben hat die Mauern zerstört.
hoard-ignores-ones = Wem der Drachenhort gehört, der würfelt eine 1 neu.
elves-ignore-ones = Hochelfen und Dunkelelfen würfeln eine 1 neu.
elves-always-reach = Zauber der Hochelfen und Dunkelelfen erreichen immer ihr Ziel.

# --- Wofür Gold und Marker hingingen ----------------------------------------------------------

why-season-spell = Jahreszeitenzauber
why-wealth = { spell-wealth }
why-transmutation = { spell-transmutation }
why-flood = { spell-flood }
why-vortex = { spell-vortex }
why-tornado = { spell-tornado }
