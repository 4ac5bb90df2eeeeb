# What is told of a simulated battle, line by line.

battle-deed-charge = { $who } charge { $whom }.
battle-deed-stands-lost = { $who } lose { $count ->
    [one] a stand
   *[other] { $count } stands
 }.
battle-deed-destroyed = { $who } are destroyed.
battle-deed-routed = { $who } are driven back too far and rout.
battle-deed-blunder = { $who } blunders.
battle-deed-spell = { $who } casts a spell on { $whom }.
battle-deed-swamp = The swamp swallows { $count ->
    [one] a stand
   *[other] { $count } stands
 }: { $who }.
battle-deed-river = { $count ->
    [one] A stand is
   *[other] { $count } stands are
 } lost in the river: { $who }.
battle-deed-eruption = The volcano erupts.
battle-deed-lava = The lava flows on, tile { $count }.
battle-deed-lava-lake = The lava spreads into a lake.
battle-deed-dragon-wakes = The dragon wakes.
battle-deed-dragon-attacks = The dragon attacks { $who }.
battle-deed-dragon-driven-off = The dragon is driven off.
battle-deed-dragon-slain = The dragon is slain.
battle-deed-breach = The wall is breached.
battle-deed-castle-card = { $who } reach the castle first and take the card in it.
battle-deed-character-slain = { $who } falls.
battle-deed-general-slain = The General falls.
battle-deed-withdrawal = The army withdraws.
