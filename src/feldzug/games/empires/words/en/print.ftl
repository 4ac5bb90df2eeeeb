# What is printed of a campaign.

document-map = The map
document-standings = Standings
document-events = The events
document-sheets = Battle sheets
document-armies = Armies
document-chronicle = The chronicle of the campaign
document-realm = Realm
document-people = People
document-points = Victory points
document-gold = Gold
document-card-gold = Gold on it: { $gold }
document-no-battles = No battle is being fought.
document-no-armies = No battle is over yet.
document-tile = Tile { $tile }: { $terrain }
document-army = { $side }: { $points } points
document-army-of = { $side }, round { $round }
document-turns = At most { $turns } game turns
document-begins = { $side } has the first turn
document-table = The table with its twelve sectors
document-round = Round
document-challenger = Challenger
document-challenged = Challenged
document-tile-column = Tile
document-score = Battle points
document-result = For the challenger
