# Was von einer simulierten Schlacht erzählt wird, Zeile für Zeile.

battle-deed-charge = { $who } greifen an: { $whom }.
battle-deed-stands-lost = { $who } verlieren { $count ->
    [one] eine Base
   *[other] { $count } Bases
 }.
battle-deed-destroyed = { $who } werden vernichtet.
battle-deed-routed = { $who } werden zu weit zurückgetrieben und fliehen.
battle-deed-blunder = Ein Patzer: { $who }.
battle-deed-spell = { $who } zaubert auf { $whom }.
battle-deed-swamp = Der Sumpf verschlingt { $count ->
    [one] eine Base
   *[other] { $count } Bases
 }: { $who }.
battle-deed-river = { $count ->
    [one] Eine Base geht
   *[other] { $count } Bases gehen
 } im Fluss verloren: { $who }.
battle-deed-eruption = Der Vulkan bricht aus.
battle-deed-lava = Die Lava fließt weiter, Platte { $count }.
battle-deed-lava-lake = Die Lava breitet sich zu einem See aus.
battle-deed-dragon-wakes = Der Drache erwacht.
battle-deed-dragon-attacks = Der Drache greift an: { $who }.
battle-deed-dragon-driven-off = Der Drache wird vertrieben.
battle-deed-dragon-slain = Der Drache wird erschlagen.
battle-deed-breach = In die Mauer wird eine Bresche geschlagen.
battle-deed-castle-card = { $who } erreichen die Burg zuerst und nehmen die Karte darin an sich.
battle-deed-character-slain = { $who } fällt.
battle-deed-general-slain = Der General fällt.
battle-deed-withdrawal = Die Armee zieht sich zurück.
