# Wozu jede Frage, jeder Befehl und jeder Zeitpunkt der Erweiterung da ist, in einem Satz für alle, die zum ersten Mal spielen.

why-order-garrison = Bleib, wo du bist: In dieser Jahreszeit verteidigst du jedes Gebiet stärker, und der Bonus bringt Rekruten.

# --- Kampf ------------------------------------------------------------------------------------

why-announce-window = Eine Taktikschicksalskarte zählt anstelle einer Schicksalskarte: Ihre Symbole sind sicher, ihr Text entfällt.
why-moment-before-draw = Ein Kommandant darf jetzt seine Karte einsetzen, bevor dieser Typ zieht.
why-moment-after-draw = Du hast deine Schicksalskarten gesehen: Jetzt darf ein Kommandant seine Karte einsetzen.
why-ball-lightning = Eine Taktikkarte, die du entbehren kannst, wird zu Schaden; sonst schlägt die Fähigkeit nur in die Flucht.
why-blood-rite = Eine deiner eigenen Einheiten stirbt für mehr Schaden: gut, wenn das etwas Besseres vernichtet.
why-grave-breath = Dreiecke auf der Flucht kämpfen nicht mehr mit; Schaden vernichtet, was es auch ist.
why-split-shield = Korga wird verletzt und bringt mehr Stärke: gut, wenn ein Punkt den Kampf entscheidet.
why-blow-horn = Was ein Held bei sich hat, kann seiner Seite zu Beginn des Kampfes helfen.
why-rally = Die Einheit steht auf und kämpft gleich mit.
why-rout-to-devour = Fleischreißer auf der Flucht kämpfen nicht mehr mit, aber jeder fügt jetzt Schaden zu.
why-rout-to-prowl = Deine Reiter jagen die Fliehenden: Jeder, der dafür flieht, kostet den Verlierer eine Einheit.
why-choose-prey = Eine deiner fliehenden Einheiten geht verloren; gib die her, die du am wenigsten brauchst.
why-take-tactics-back = Die Karte, aus der der Blitz kam, darf zurück auf deine Hand.

# --- Reich ------------------------------------------------------------------------------------

why-choose-reinforcements = Neue Einheiten kommen an die Stelle derer, die dein Anzeiger bringt; sie kosten nicht mehr.
why-choose-triangle = Die Garnison bringt Einheiten mit Dreieckssockel; auch eine neue Art kann dabei sein.
why-trade-in-one = Dein Titel erhöht einen Anzeiger um weitere 2: Wähle, womit du als Nächstes rekrutierst oder baust.
why-buy-development-card = Eine Entwicklungskarte wirkt bis zum Ende des Spiels; mit jedem Bonus der Ernte darfst du eine kaufen.
why-choose-capital = Eine Hauptstadt zählt in der Verteidigung 7 und hat Platz für zwei Entwicklungen.
why-offer-capital = Diese Festung darf deine Hauptstadt werden: Sie zählt in der Verteidigung 7 und hat Platz für zwei Entwicklungen.
why-offer-peasant = Ein Bauer hält das Gebiet für dich, bis irgendjemand es aktiviert.
why-freeze-or-thaw = Eis macht Land unfruchtbar und sein Wasser passierbar; nimmst du es weg, ist beides vorbei.

# --- Karten -----------------------------------------------------------------------------------

why-replace-rune-card = Im langen Spiel musst du keine Karte behalten, die dich Runen zeigen lässt.
why-take-tactics = Du siehst die fremde Hand, und eine Karte daraus wird deine.

# --- Helden -----------------------------------------------------------------------------------

why-tend-another = Schwester Maelin heilt noch jemanden außer sich selbst.
why-call-off-duel = Oren kann einem Duell ausweichen, das er verlieren könnte.
why-keep-reward = Nur eine davon bleibt: Nimm, was am besten zu deinem Helden passt.
why-prepare-for-duel = Was jetzt eingesetzt wird, wirkt im ganzen Duell.
why-wash-hero = Die Flut trägt einen fremden Helden fort: Wo er ankommt, bestimmst du.

# --- Kommandanten -----------------------------------------------------------------------------

why-choose-commander = Ein Kommandant zieht mit deinem Heer und setzt im Kampf seine Karte ein, versucht aber keine Quests.
why-seek-commander = Ohne Kommandanten darfst du eine neue Karte für einen Helden bei einer deiner Festungen ziehen.
why-pass-command = Ein Held bei einer Festung darf übernehmen: Der andere ist wieder frei für Quests.
why-keep-commander = Was du behältst, ersetzt deine bisherige Karte; die anderen kommen unter den Stapel, und du kennst sie dort.
why-replace-which = Die ersetzte Karte kommt unter den Stapel.
why-choose-fate-to-change = Eine schlechte Schicksalskarte darf neu gezogen werden; die neue zählt, ob besser oder schlechter.
why-save-unit = Dein Kommandant fängt den Schlag ab, und die Einheit kämpft weiter.
why-choose-rearguard = Eine Einheit, die stehen bleibt, kann noch vor dem Frühling wieder handeln.
why-choose-commander-retreat = Ein Kommandant der Verlierer verlässt das Gebiet; wähle, wo er sicher ist.
why-spoil-plans = Du siehst die Karten deines Gegners, und eine davon ist fort.
why-build-development-or-buy-card = Davor oder danach darfst du auch eine Entwicklungskarte kaufen; sie gilt bis zum Ende.
why-seek-hero-or-pay-for-commanders = Er darf auch Kommandantenkarten bezahlen: Eine davon ersetzt deine.
