# Garnison, Gildemeister der Händler, Straße des Sieges und die Erkundungsmarker.

# --- Was geschieht ----------------------------------------------------------------------------

garrison-manned = { $seat } hat bis zum Ende der Jahreszeit bei jeder Verteidigung { $strength } Stärke mehr.
hero-washed-away = Das Wasser trägt { $hero } ({ $seat }) { $to_area }.

# --- Antworten --------------------------------------------------------------------------------

trade-in = { $resource }
wash-hero-to = Den Helden { $to_area } tragen
leave-hero-here = Den Helden nicht weiter tragen

# --- Fragen -----------------------------------------------------------------------------------

choose-triangle = Welche Einheit mit Dreieckssockel rekrutierst du?
trade-in-one = Gildemeister der Händler: Welchen Rohstoffanzeiger erhöhst du um weitere 2?
    .short = Welcher Rohstoffanzeiger steigt um weitere 2?
wash-hero = Wohin trägt das Wasser { $hero }?
    .short = Wohin trägt das Wasser den Helden?

# --- Was im Gange ist -------------------------------------------------------------------------

garrison-recruits = Rekruten der Garnison
wash-away = Das Wasser trägt { $hero } fort
    .short = Ein Held wird fortgetragen

# --- Warum nicht ------------------------------------------------------------------------------

garrison-stays-together = Die Rekruten der Garnison stehen zusammen, { $in_area }.
dial-at-the-top = Dieser Rohstoffanzeiger ({ $resource }) steht schon ganz oben.
road-is-taken-already = Siegkarten gelten schon: „Straße des Sieges“ bringt nichts dazu.
