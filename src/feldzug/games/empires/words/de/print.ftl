# Was von einer Kampagne gedruckt wird.

document-map = Die Karte
document-standings = Der Stand
document-events = Die Ereignisse
document-sheets = Schlachtbögen
document-armies = Armeen
document-chronicle = Die Chronik der Kampagne
document-realm = Reich
document-people = Volk
document-points = Siegpunkte
document-gold = Gold
document-card-gold = Gold darauf: { $gold }
document-no-battles = Es wird keine Schlacht geschlagen.
document-no-armies = Noch ist keine Schlacht vorbei.
document-tile = Feld { $tile }: { $terrain }
document-army = { $side }: { $points } Punkte
document-army-of = { $side }, Runde { $round }
document-turns = Höchstens { $turns } Spielzüge
document-begins = { $side } hat den ersten Zug
document-table = Der Tisch mit seinen zwölf Sektoren
document-round = Runde
document-challenger = Herausforderer
document-challenged = Herausgeforderter
document-tile-column = Feld
document-score = Gefechtspunkte
document-result = Für den Herausforderer
