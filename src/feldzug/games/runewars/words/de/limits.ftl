# Warum eine von Hand geschriebene Stellung nicht sein kann.

area-not-in-play = { $area } liegt nicht aus: Das Spielplanteil wurde nicht gelegt.
more-figures-than-in-the-box = So viele Figuren gibt es nicht: { $kind }.
more-cards-than-in-the-box = So viele Karten „{ $name }“ gibt es nicht.
units-of-two-players = Einheiten zweier Spieler teilen sich außerhalb eines Kampfes nie ein Gebiet: { $area }.
faction-not-in-play = Niemand spielt { $faction }.
development-without-stronghold = Eine Entwicklung gibt es nur an einer Festung: { $area }.
too-many-strongholds = Mehr als { $count } Festungen hat { $seat } nicht.
too-many-developments = So viele Marker gibt es nicht: { $development }.
city-twice = Den Stadtmarker { $city } gibt es nur einmal.
too-many-runes = Es gibt nur { $count } Marker: { $rune }.
hero-too-damaged = { $hero } hat so viel Schaden wie Lebenspunkte und wäre besiegt.
order-not-open = { $seat } kann „{ $order }“ nicht ausführen: Der Befehl liegt nicht offen.
year-too-late = Bis zum Jahr { $year } dauert das Spiel nicht: Es hat { $count } Jahre.
dial-too-high = Die Rohstoffanzeiger von { $seat } gehen von 0 bis { $count }.
order-open-twice = { $seat } hat jeden Befehl nur einmal: { $order }.
trained-too-far = { $hero } hat höchstens { $count } Ausbildungspunkte je Eigenschaft.
hand-too-large = { $seat } hat zu viel: { $what ->
    [tactics] höchstens { $count } Taktikkarten
    [quests] höchstens { $count } Quests
    [heroes] höchstens { $count } Helden
   *[objectives] höchstens { $count } Zielkarte
 }.
area-over-full = Mehr als { $count } Einheiten eines Spielers können { $in_area } nicht bleiben.
home-off-the-rim = „{ $tile }“ liegt nicht am Rand des Spielplans, mit drei offenen Grenzen an zweien seiner Gebiete.
