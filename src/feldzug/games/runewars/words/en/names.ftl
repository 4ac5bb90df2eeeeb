# What Runewars says of itself and its things.
#
# A message is named like its class or its reason, and its arguments are their fields. Names come from the
# content files. An area comes in forms that fit into a sentence: $in_area, $to_area, $from_area; a kind of
# unit as $a_kind, $many_kind and $all_kind.

game-runewars = Runewars
# For who has never played; the rules stand below.
introduction = Two to four factions fight for the dragon runes of Terrinoth. Whoever controls six of them wins.
    .turn = Each season a card is drawn, then everybody chooses one order in secret; the lowest number goes first. Armies march, battles are decided by Fate cards, and in summer heroes go on quests.

group-editions = Edition
group-variants = Variants
group-set-up = Set-up
group-orders = Orders
group-battle = Battle
group-heroes = Heroes
group-cards = Cards
group-runes = Runes
group-winning = Winning

place = { $name }
    .in = in { $name }
    .to = to { $name }
    .from = from { $name }

unit = { $name }
    .a = one { $name }
    .many = { $plural }
    .all = all { $plural }

destiny-red = red
destiny-silver = silver
destiny-gold = gold
resource-food = food
resource-wood = wood
resource-ore = ore
shape-triangle = triangle
shape-circle = circle
shape-rectangle = rectangle
shape-hexagon = hexagon
rune-false-rune = false rune
rune-dragon-rune = dragon rune
seat-player = Player { $number }
seat-nobody = nobody
module-hero-support = Heroes support battles
module-exploration = Exploration tokens
text-with-bonus = { $text } Bonus: { $bonus }
