dice-honest = All { $count } rolls follow from the sealed secret.
dice-unsealed = The secret does not match the seal that was published before the game.
dice-wrong = These entries do not follow from the secret: { $entries }
seal-kept = Compared with the seal that this browser has kept since { $since }.
seal-kept-late = { $count ->
    [one] One of these rolls is older than that: for it, only the server says that the seal was there before.
   *[other] { $count } of these rolls are older than that: for them, only the server says that the seal was there before.
 }
seal-only-given = Compared only with the seal that the server names now: this browser has kept none.
seal-changed = The server now names another seal than the one this browser has kept since { $since }: { $seal }. These dice prove nothing any more. Compare the seal with the other players.
