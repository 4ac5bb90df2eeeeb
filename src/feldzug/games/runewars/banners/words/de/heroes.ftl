# Die neuen Helden, Quests und Belohnungen.

# --- Was geschieht ----------------------------------------------------------------------------

reward-looked-at = { $seat } sieht sich eine Belohnung des Stapels an.
reward-put-back = „{ $reward }“ wird nicht behalten und abgelegt.
rewards-seen = { $seat } sieht sich die verdeckten Belohnungen von { $of_rival } an.
reward-out-of-use = { $hero } ({ $seat }) kann „{ $reward }“ in diesem Duell nicht einsetzen.

# --- Was im Gange ist -------------------------------------------------------------------------

choose-of-rewards = { $hero } findet mehr, als er behalten darf
    .short = Eine von mehreren Belohnungen
look-at-reward = Eine Belohnung des Stapels
block-reward = Eine Belohnung von { $of_hero } wird aufgedeckt
    .short = Eine Belohnung wird aufgedeckt
blocked-reward = { $reward }
splits-shield = Korga spaltet seinen Schild

# --- Fragen -----------------------------------------------------------------------------------

keep-reward = Welche Belohnung behält { $hero }?
    .short = Welche Belohnung wird behalten?
tend-another = Wer heilt zusammen mit Schwester Maelin?
call-off-duel = Lässt Oren dieses Duell ausfallen?
split-shield = Nimmt Korga Schaden, für 1 Stärke mehr?
prepare-for-duel = Ein Duell beginnt: Setzt { $hero } vorher etwas ein?
    .short = Ein Duell beginnt: Setzt dein Held vorher etwas ein?
blow-horn = Ein Kampf beginnt: Setzt { $hero } etwas ein?
    .short = Ein Kampf beginnt: Setzt dein Held etwas ein?
rally = Welche flüchtende Einheit steht auf und nimmt teil?
freeze-or-thaw = Einen Eiswüstenmarker bei { $of_hero } legen oder entfernen?
    .short = Einen Eiswüstenmarker legen oder entfernen?

# --- Antworten --------------------------------------------------------------------------------

keep-this-reward = „{ $reward }“ behalten
tend = { $hero }
call-off = Das Duell ausfallen lassen
face-it = Kämpfen
split = 1 Schaden nehmen
spare-shield = Keinen Schaden nehmen
rally-unit = { $a_kind }
freeze-land = Einen Marker legen
thaw-land = Einen Marker entfernen

# --- Warum nicht ------------------------------------------------------------------------------

reward-is-blocked = { $hero } kann „{ $reward }“ in diesem Duell nicht einsetzen.
no-token-here = Ein Eiswüstenmarker kann { $in_area } weder gelegt noch entfernt werden.
