# Was gegen eine Armeeliste spricht, und die Geländestücke auf dem Tisch.

roster-stranger = Diesen Eintrag hat das Armeebuch nicht, oder nicht mit diesen Zusätzen: { $entry }.
roster-count = Schreib mindestens eins auf oder streich es: { $entry }.
roster-gear-count = Schreib mindestens eins auf oder streich es: { $gear }.
roster-one-general = Eine Armee hat genau einen General; hier { $count ->
    [0] ist keiner
   *[other] sind es { $count }
 }.
roster-too-few = { $entry }: Diese Armee braucht mindestens { $least } und hat { $count }.
roster-too-many = { $entry }: Diese Armee darf höchstens { $most } haben und hat { $count }.
roster-no-host = { $entry }: Jedes Base wird einer eigenen Einheit angeschlossen; es sind { $count } für { $hosts ->
    [one] eine solche Einheit
   *[other] { $hosts } solche Einheiten
 }.
roster-upgrade-not-for = { $entry }: { $upgrade } ist hier nicht möglich.
roster-upgrades-clash = { $entry }: höchstens ein Reittier, und kein Zusatz zweimal.
roster-upgrade-too-many = { $upgrade }: Diese Armee darf höchstens { $most } haben und hat { $count }.
roster-upgrade-needs = { $upgrade } geht nur in einer Armee mit dieser Einheit: { $entry }.
roster-one-item = { $entry }: ein magischer Gegenstand je Träger, und wer einen trägt, steht in einer eigenen Zeile.
roster-item-twice = { $item }: Jeden magischen Gegenstand hat eine Armee nur einmal.
roster-item-not-for = { $item } kann nicht getragen werden von: { $entry }.
roster-no-card = Diese Karte hast du nicht: { $item }.
roster-card-without-bearer = Die Karte steht auf der Liste, aber niemand trägt den Gegenstand: { $item }.
roster-no-reinforcement = Eine zusätzliche Einheit stellt nur auf, wer das Ereignis Verstärkung gewählt hat.
roster-reinforcement-unit = Die zusätzliche Einheit muss eine eigene Einheit sein, kein Charaktermodell und kein angeschlossenes Base: { $entry }.
roster-too-large = Die Armee hat { $points } Punkte. Die Schlacht erlaubt { $size }, und { $bought } weitere sind käuflich.
roster-no-gold = Die Armee kostet { $gold } Gold, und in der Schatzkammer liegen { $treasury }.
roster-no-siege = Belagerungsgerät und zusätzliche Truppen gibt es nur bei der Belagerung einer Hauptstadt.
roster-gear-not-for = Das steht der anderen Seite der Belagerung zu: { $gear }.
roster-no-walls = Das Erdbeben hat die Mauern zerstört; es sind keine zu kaufen: { $gear }.
roster-gear-too-many = { $gear }: höchstens { $most }, hier sind es { $count }.
roster-gear-too-few = { $gear }: Wer sich befestigt, braucht mindestens { $least }, hier { $count ->
    [one] ist es eins
   *[other] sind es { $count }
 }.
roster-breaching = Geschütze, die Mauern brechen, auch Kanonen und Steinschleudern: höchstens { $most }, hier sind es { $count }.
roster-extra-units = Die zusätzlichen Punkte einer Belagerung gelten für Einheiten und Gerät, nicht für Charaktermodelle: { $entry }.
roster-extra-points = Gerät und zusätzliche Truppen kosten { $points } Punkte, und es gibt { $most } dafür.

piece-flat-hill = Flacher Hügel
piece-hill = Hügel mit zwei Stufen
piece-mountain-hill = Berg mit zwei Rampen
piece-wood = Wald
piece-village = Dorf
piece-field = Feld
piece-rock = Felsen
piece-lake = See
piece-river = Fluss
piece-bridge = Brücke
piece-ford = Furt
piece-swamp = Sumpf
piece-volcano = Vulkan
piece-lava = Lava
piece-lava-lake = Lavasee
