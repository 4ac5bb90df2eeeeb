# Was der Winter sagt: seine Tabelle, die Steuern und der Winterkrieg.

# --- Was im Gange ist -------------------------------------------------------------------------

winter = Winter
winter-event = Der Winter von { $seat }
    .short = Ein Winterereignis
winter-roll = { $seat } würfelt auf die Wintertabelle
    .short = Die Wintertabelle
dragon-flight = Drachenzorn
dragon-count = Wie viele Drachen ausbrechen
dragon-step = Drache { $dragon } fliegt auf
    .short = Ein Drache fliegt auf
dragon-roll = Drache { $dragon } auf { $tile }
    .short = Ein Drache schlägt zu
rebel = Welche Burg oder Stadt rebelliert?
revolution = Revolution im Reich von { $seat }
    .short = Revolution
revolution-roll = Wechselt { $tile } die Seite?
    .short = Wechselt ein Feld die Seite?
defection-roll = Welchem Reich schließt sich { $tile } an?
    .short = Welchem Reich schließt sich das Feld an?
raid-roll = Wird { $tile } überfallen?
    .short = Wird ein Feld überfallen?
recognition-roll = Das Gold der besonderen Anerkennung
tax-collection = Die Steuern von { $seat }
    .short = Steuern
tax-roll = Die Steuern von { $tile }
    .short = Die Steuern eines Felds
winter-war = Winterkrieg
winter-campaign = Der Winterkrieg von { $seat }
    .short = Ein Winterkrieg
winter-challenge = Wen forderst du in diesem Winter heraus?
winter-attack-roll = Der Wurf von { $seat }
    .short = Der Wurf der Untoten
winter-defence-roll = Der W3 von { $seat }
    .short = Der W3 des Herausgeforderten

# --- Antworten --------------------------------------------------------------------------------

lose-tile = { $tile } rebelliert
challenge-in-winter = { $foe } herausfordern
stay-in-winter = Niemanden herausfordern

# --- Was geschieht ----------------------------------------------------------------------------

winter-rolled = { $seat } würfelt { $dice } auf die Wintertabelle: { $winter }.
no-winter-event = Der Winterwurf von { $seat } bleibt ohne Folgen.
taxes-halved = Die Steuern von { $seat } werden in diesem Winter halbiert ({ $why }).
plague-broke-out = Seuche im Reich von { $seat }: Im nächsten Jahr sind Armeen 100 Punkte kleiner.
raid-rolled = Überfälle auf { $tile } von { $seat }: eine { $die }; bei 1 bis 3 zahlt es keine Steuern.
recognition-rolled = Besondere Anerkennung für { $seat }: { $dice }.
revolution-began = Revolution im Reich von { $seat }.
revolution-rolled = Revolution auf { $tile } von { $seat }: eine { $die }; bei 5+ wechselt es die Seite.
defection-drawn = Mehrere Reiche liegen gleich nah an { $tile }; das Los fällt auf { $seat }.
dragons-broke-out = { $dragons } Drachen brechen aus dem Vulkan { $tile } aus ({ $dice }).
dragon-flew = Drache { $dragon } würfelt eine { $die } und fliegt nach { $target }.
dragon-turned-back = Drache { $dragon } würfelt eine { $die }; sie führt über den Kartenrand und wird neu gewürfelt.
dragon-struck = Drache { $dragon } auf { $tile } ({ $building }): eine { $die }; zerstört bei 4+.
tile-taxed = { $tile } von { $seat } zahlt { $gold } Gold ({ $dice }).
tile-untaxed = { $tile } von { $seat } zahlt keine Steuern ({ $why }).
taxes-collected = { $halvings ->
    [0] { $seat } nimmt { $gold } Gold an Steuern ein.
    [one] { $seat } nimmt { $gold } Gold an Steuern ein: { $total }, einmal halbiert.
   *[other] { $seat } nimmt { $gold } Gold an Steuern ein: { $total }, { $halvings }-mal halbiert.
 }
no-taxes = { $seat } nimmt keine Steuern ein.
winter-challenge-forgone = { $seat } fordert in diesem Winter niemanden heraus.
winter-challenged = { $seat } fordert im Winter { $foe } heraus.
winter-war-fought = Winterkrieg von { $seat } gegen { $foe }: { $attack } weniger { $defence } ergibt { $kp } Kampfpunkte.
winter-kp-lapsed = { $kp } Kampfpunkte aus dem letzten Winterkrieg von { $seat } verfallen.

# --- Warum nicht ------------------------------------------------------------------------------

capital-stays-loyal = Die Hauptstadt rebelliert nicht.
ally-in-winter = Deinen Verbündeten kannst du nicht herausfordern.
undead-know-no-plague = Untote trifft nie eine Seuche.
undead-know-no-famine = Untote trifft nie eine Hungersnot.
undead-raise-no-taxes = Untote nehmen keine Steuern ein.
undead-get-harvest-only = Vom Gold des Winters bekommen Untote nur die gute Ernte.

# --- Wofür Gold, Punkte und Steuern gingen ----------------------------------------------------

why-taxes = Steuern
why-uprising = Aufstand
why-famine = Hungersnot
why-isolated = abgeschnitten
why-raided = Überfälle
why-dragons = Drachen
why-mist = Totennebel
why-poor-terrain = nichts zu besteuern
why-winter-7 = { winter-7 }
why-winter-8 = { winter-8 }
why-winter-9 = { winter-9 }
why-winter-war = Winterkrieg
