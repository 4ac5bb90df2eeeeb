# Was Jahreszeitenkarten und Einflussgebote sagen.

# --- Was geschieht ----------------------------------------------------------------------------

bid-revealed = { $seat } hat { $influence } Einfluss geboten.
tie-decided = { $seat } entscheidet den Gleichstand: { $other } hat den höheren Platz.
lowest-named = { $seat } entscheidet den Gleichstand: { $other } ist der niedrigste Bieter.
objective-swapped = { $seat } tauscht die Zielkarte.
neutrals-moved = { $seat } bewegt die neutralen Einheiten { $from_source } { $to_target }.
storm-forbids = Sturm: Von allen Spielern darf in dieser Jahreszeit nur { $seat } mit Befehlen Einheiten bewegen.
storm-forbids-all = Sturm: In dieser Jahreszeit darf niemand mit Befehlen Einheiten bewegen.
tactics-passed = { $seat } gibt eine Taktikkarte an { $other } weiter.

# --- Antworten --------------------------------------------------------------------------------

bid = { $influence } Einfluss bieten
favour = { $other } hat den höheren Platz
disfavour = { $other } ist der niedrigste Bieter
lower-dial = { $dial } senken
swap-objective = Die Zielkarte tauschen
levy-unit = { $a_kind } aufstellen
keep-hero = Für { $hero } bezahlen
let-hero-go = { $hero } gehen lassen
drive-beasts = Die neutralen Einheiten { $from_source } bewegen
drive-beasts-to = { $to_target } bewegen
raise-figures = Alle Figuren { $in_area } aufstehen lassen
carry-rune-from = Den Runenmarker { $from_source } bewegen
carry-rune-to = { $to_target } bewegen
muster-in = Die gekauften Einheiten { $in_area } aufstellen
hire-units = Neutrale Einheiten kaufen, Sockelform: { $shape }
set-on-fire = Die Festung { $in_area } beschädigen
rout-unit = { $a_kind } fliehen lassen
lose-unit = { $a_kind } { $in_area } zerstören{ $routed ->
    [yes] {" "}(flüchtend)
   *[no] {""}
 }
pay-instead = { $influence } Einfluss bezahlen
sell-tactics = „{ $card }“ für Einfluss ablegen
buy-tactics = Für eine Taktikkarte bezahlen
pass-card = „{ $card }“ nach links weitergeben{ $fresh ->
    [yes] {" "}(in dieser Jahreszeit gezogen)
   *[no] {""}
 }

# --- Fragen -----------------------------------------------------------------------------------

choose-bids = Wie viel Einfluss bietest du? Er ist auf jeden Fall verloren.
decide-tie = Gleichstand beim Gebot: Wer hat den höheren Platz?
name-lowest = Gleichstand beim Gebot: Wer ist der niedrigste Bieter?
answer-season-card = „{ $season_card }“: Was tust du?
    .short = Jahreszeitenkarte: Was tust du?
pass-cards = Welche Taktikkarte gibst du an deinen linken Nachbarn weiter?
use-breach = Zählt die feindliche Festung weniger (Bonusfunktion von „Eroberung“)?

# --- Was gerade geschieht ---------------------------------------------------------------------

influence-bid = Einflussgebot
exchange-objective = Eine neue Zielkarte

# --- Gründe -----------------------------------------------------------------------------------

stormy-weather-stops-units = „{ $season_card }“: In dieser Jahreszeit darfst du keine Einheiten bewegen.
no-objective = Du hast keine Zielkarte mehr.
no-objective-left = Es ist keine andere Zielkarte übrig.
stronghold-damaged-already = Die Festung { $in_area } ist schon beschädigt.
