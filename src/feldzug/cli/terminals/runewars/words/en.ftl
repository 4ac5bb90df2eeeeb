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

# --- Odds ---------------------------------------------------------------------------------------

help-odds-runewars = Compute the odds of a battle in Runewars.

    A battle is written “4 footmen, 1 knight vs 3 archers”. Small battles are computed exactly; of larger ones the chance is estimated, with the interval in which it lies in 95 of 100 cases.
help-odds-runewars-fighters = The battle: attackers vs defenders.
help-odds-runewars-stronghold = The defender has a stronghold, and how it stands.
help-odds-runewars-development = The defensive development of the stronghold.
help-odds-runewars-discarded = Numbers of the Fate cards on the discard pile.
help-odds-runewars-hero = The attacking unit type that a hero supports.
help-odds-runewars-against = The defending unit type that a hero supports.
help-odds-runewars-edition = Whose rules count.
odds-two-sides = A battle has two sides, for instance: feldzug odds runewars "4 footmen, 1 knight" vs "3 archers".
odds-unreadable = “{ $text }” cannot be read: write a number and a unit, for instance 3 archers.
odds-no-such-unit = There is no unit “{ $word }”; there are: { $known }.
odds-too-many = “{ $text }” is not an army of one to { $limit } units (RW-161).
odds-two-factions = “{ $text }”: units of two factions never fight on one side (RW-220).
odds-too-few-figures = There are only { $figures } figures of { $kind } in the box.
odds-development-alone = { $development } needs a stronghold (--stronghold).
odds-nobody-to-support = No { $kind } fights on that side: the hero has nobody to support (RW-234).
odds-no-such-fate-card = There is no Fate card “{ $word }”: they have the numbers 1 to { $last }.
odds-fate-card-twice = Fate card { $word } is there only once.
odds-result = The attacker wins with a chance of { $chance }.
odds-interval = Estimated: in 95 of 100 cases the chance lies between { $low } and { $high }.
odds-attacker = Attacker
odds-defender = Defender
odds-wins = Wins
odds-by-a-tie = of it by a tie
odds-by-walls = of it by the stronghold
odds-losses = Units lost on average
odds-assumption = Without tactics cards. Each side gives up what matters least and strikes at what matters most; losses are those before the retreat.

# --- Banners of War -----------------------------------------------------------------------------

banners-desolate = desolate
banners-ice = cryomancy
banners-frozen = { $count ->
    [one] one cryomancy token
   *[other] { $count } cryomancy tokens
 }
banners-capital = capital
banners-capital-in = capital in { $area }
banners-peasant = peasant
banners-peasants-left = { $count ->
    [one] One more peasant may be placed.
   *[other] { $count } more peasants may be placed.
 }
banners-commander = commander
banners-commander-deck = Commander deck: { $count }
banners-leads = { $hero } is commander ({ $card })
banners-victory-card = Victory card on the { $season } deck
banners-bottom = At the bottom of the Commander deck, the lowermost last: { $cards }
banners-announced = Announced as a tactical fate card: { $card }
