# Taktikschicksalskarten: ankündigen und aufdecken.

moment-announce-fate = bevor Schicksalskarten gezogen werden
announce-window = Kündigst du eine Taktikschicksalskarte anstelle einer Schicksalskarte an?
announce-fate = „{ $card }“ anstelle einer Schicksalskarte
fate-announced = { $openly ->
    [yes] { $seat } kündigt „{ $card }“ anstelle einer Schicksalskarte an; damit sind es { $count }.
   *[no] { $seat } kündigt eine Taktikschicksalskarte an; damit sind es { $count }.
 }
tactical-fate-shown = { $seat } deckt „{ $card }“ anstelle einer Schicksalskarte auf.
no-fate-card = „{ $card }“ hat keine Schicksalssymbole.
