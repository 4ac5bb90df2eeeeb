dice-honest = Alle { $count } Würfe folgen aus dem versiegelten Geheimnis.
dice-unsealed = Das Geheimnis passt nicht zum Siegel, das vor der Partie bekannt gemacht wurde.
dice-wrong = Diese Einträge folgen nicht aus dem Geheimnis: { $entries }
seal-kept = Verglichen mit dem Siegel, das dieser Browser seit { $since } aufbewahrt.
seal-kept-late = { $count ->
    [one] Einer dieser Würfe ist älter: Bei ihm sagt nur der Server, dass das Siegel vorher da war.
   *[other] { $count } dieser Würfe sind älter: Bei ihnen sagt nur der Server, dass das Siegel vorher da war.
 }
seal-only-given = Nur mit dem Siegel verglichen, das der Server jetzt nennt: Dieser Browser hat keines aufbewahrt.
seal-changed = Der Server nennt jetzt ein anderes Siegel als das, das dieser Browser seit { $since } aufbewahrt: { $seal }. Diese Würfe beweisen nichts mehr. Vergleicht das Siegel mit den anderen Spielern.
