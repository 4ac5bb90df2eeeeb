# Bündnisse zwischen Spielern, und angeworbene Söldner.

# --- Was geschieht ----------------------------------------------------------------------------

alliance-proposed = { $seat } schlägt { $other } ein Bündnis vor.
alliance-declined = { $seat } lehnt das Bündnis mit { $other } ab.
alliance-rolled = { $seat } und { $other } würfeln { $dice }; mit dem Faktor { $factor } sind das { $total }.
alliance-made = { $seat } und { $other } sind verbündet.
alliance-ended = { $why ->
    [challenged] { $seat } fordert { $other } heraus: Ihr Bündnis ist zu Ende.
    [neutral] Das Bündnis von { $seat } und { $other } endet, weil einer von beiden geht.
   *[other] { $seat } löst das Bündnis mit { $other } auf.
 }
hire-offered = { $seat } bietet den Söldnern von { $other } 300 Gold.
hire-declined = { $seat } will nicht für { $other } kämpfen.
mercenary-hired = Die Söldner von { $other } kämpfen in dieser Runde für { $seat }.

# --- Antworten --------------------------------------------------------------------------------

propose-alliance = { $realm } ein Bündnis vorschlagen
accept-alliance = Das Bündnis mit { $realm } annehmen
decline-alliance = Das Bündnis mit { $realm } ablehnen
dissolve-alliance = Das Bündnis auflösen
end-talks = Nicht weiter verhandeln
offer-hire = { $realm } 300 Gold bieten
accept-hire = Für { $realm } kämpfen
decline-hire = Nicht für { $realm } kämpfen
end-hiring = Niemanden anwerben

# --- Fragen -----------------------------------------------------------------------------------

alliance-phase = Bündnisse
alliance-talks = Willst du ein Bündnis schließen oder auflösen?
alliance-roll = Die Würfel für ein Bündnis von { $seat } und { $other }
    .short = Die Würfel für ein Bündnis
hiring-phase = Söldner
hiring-talks = Wer wirbt Söldner an?

# --- Gründe -----------------------------------------------------------------------------------

answer-first = { $seat } wartet noch auf deine Antwort.
talks-ended = Du hast deine Verhandlungen schon beendet.
proposal-declined = { $seat } hat in dieser Runde schon abgelehnt.
one-proposal-at-a-time = Dein letzter Vorschlag ist noch nicht beantwortet.
has-an-ally = { $seat } hat schon einen Verbündeten.
attempt-used = { $seat } hat den einen Versuch dieser Runde schon gehabt.
offer-declined = { $seat } hat in dieser Runde schon abgelehnt.
one-offer-at-a-time = Dein letztes Angebot ist noch nicht beantwortet.
too-little-gold = Das kostet { $gold } Gold, und so viel liegt nicht in deiner Schatzkammer.
already-hired = { $seat } ist schon angeworben.
named-by-intriguer = Ein Intrigant bestimmt, wen { $seat } herausfordert; er kann nicht angeworben werden.
one-army-a-battle = In einer Schlacht kämpft eine Armee: Niemand wirbt zwei Söldner an, und wer anwirbt oder angeworben ist, kann nicht noch einmal Teil einer Anwerbung sein.
