# Was Runewars von sich und seinen Dingen sagt. Wie Nachrichten heißen, steht in der englischen Datei.

game-runewars = Runewars
introduction = Zwei bis vier Fraktionen kämpfen um die Drachenrunen von Terrinoth. Wer sechs davon kontrolliert, gewinnt.
    .turn = In jeder Jahreszeit wird eine Karte gezogen, dann wählen alle geheim einen Befehl; die niedrigste Nummer beginnt. Heere ziehen, Schicksalskarten entscheiden Kämpfe, und im Sommer gehen Helden auf Quests.

group-editions = Ausgabe
group-variants = Varianten
group-set-up = Aufbau
group-orders = Befehle
group-battle = Kampf
group-heroes = Helden
group-cards = Karten
group-runes = Runen
group-winning = Sieg

place = { $name }
    .in = in { $name }
    .to = nach { $name }
    .from = aus { $name }

unit = { $name }
    .a = 1 { $name }
    .many = { $plural }
    .all = alle { $plural }

destiny-red = Rot
destiny-silver = Silber
destiny-gold = Gold
resource-food = Nahrung
resource-wood = Holz
resource-ore = Erz
shape-triangle = Dreieck
shape-circle = Kreis
shape-rectangle = Rechteck
shape-hexagon = Sechseck
rune-false-rune = falsche Rune
rune-dragon-rune = Drachenrune
seat-player = Spieler { $number }
seat-nobody = niemand
module-hero-support = Helden stehen in Kämpfen bei
module-exploration = Erkundungsmarker
text-with-bonus = { $text } Bonusfunktion: { $bonus }
