# What the terminal of Runewars says in English.

play-examples = For instance: “harvest”, “2 footman 1A”, “look 3B” (an area) or “look Harvest” (a card), “hand”, “map”, “why”, “rule RW-161”.
map-empty = No tile has been laid yet.
map-legend = ○ neutral ♜ stronghold ♖ damaged ⚒ development ⌂ city ♚ hero • activated · ◆ dragon rune ◇ false rune ? rune · ~ water ^ mountains
status-season = Year { $year } of { $years }, { $season }
status-influence = influence
status-dials = food wood ore
status-tactics = tactics
status-quests = quests
status-runes = runes
status-heroes = heroes
status-orders = orders
status-title = { $title }: { $seat } ({ $influence } influence)
hand-tactics = Tactics cards:
hand-fresh = Tactics cards of this season, not playable yet:
hand-quests = Quests:
hand-objective = Objective:
hand-empty = You hold nothing.
hand-hero = { $hero } ({ $area }): health { $health } of { $of }, training { $trained } (strength/agility/wisdom)
look-yields = yields { $yields }
look-stronghold = stronghold
look-damaged = damaged stronghold
look-rune = { $open ->
    [true] face up:
   *[other] face down:
 } { $rune ->
    [dragon-rune] dragon rune
    [false-rune] false rune
   *[other] a rune token you do not know
 }
look-open = open
look-water = water
look-mountain = mountains
battle-area = Battle for { $area }, { $round ->
    [0] before the first round
   *[other] round { $round }
 }
battle-initiative = Initiative
battle-attackers = Attackers
battle-defenders = Defenders
lay-turned = { $tile }, turned by { $turn }/6, at
unit-routed = { $unit } (routed)
lay-how = Your tiles, not turned yet; a place is where area A comes to lie. F food, W wood, O ore.
