# Herausforderungen.

# --- Was geschieht ----------------------------------------------------------------------------

challenge-made = { $forced ->
    [yes] { $seat } muss { $other } zu einer Schlacht auf { $tile } herausfordern.
   *[no] { $seat } fordert { $other } zu einer Schlacht auf { $tile } heraus.
 }
intrigue-lapsed = Der Intrigant von { $seat } kann { $other } zu keiner Herausforderung zwingen.
bye-given = { $seat } kann niemanden herausfordern und setzt aus.

# --- Antworten --------------------------------------------------------------------------------

challenge-realm = { $realm } herausfordern
demand-challenge = { $realm } wird herausgefordert
mark-tile = { $tile }

# --- Fragen -----------------------------------------------------------------------------------

challenge-phase = Herausforderungen
demand-of = Wen muss { $other } herausfordern?
    .short = Eine erzwungene Herausforderung
choose-opponent = Wen forderst du heraus?
choose-tile = Auf welchem Feld kämpfst du gegen { $other }?
    .short = Das Feld der Schlacht

# --- Gründe -----------------------------------------------------------------------------------

challenged-already = { $seat } hat schon eine Schlacht.
engaged-already = { $seat } hat schon eine Schlacht, andere haben noch keine.
mercenary-is-hired = { $seat } ist in dieser Runde angeworben und schlägt keine eigene Schlacht.
diplomat-protects = Der Diplomat schützt { $seat } vor dieser Herausforderung.
no-challenge-to-ally = { $seat } ist verbündet, und andere können herausgefordert werden.
no-battle-tile = { $tile } kann nicht das Feld dieser Schlacht sein.
