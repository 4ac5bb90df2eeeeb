# Karten werden gezogen.

draw-card = Eine Karte
draw-tactics = Eine Taktikkarte
draw-quest = Eine Quest
draw-reward = Eine Belohnung

tactics-drawn = { $seat } zieht eine Taktikkarte.
quest-drawn = { $seat } zieht eine Quest.
reward-drawn = { $hero } erhält eine Belohnung.
