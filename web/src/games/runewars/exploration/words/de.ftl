exploration-hidden = { $back ->
    [1] Ein verdeckter Erkundungsmarker, aus der Nähe eines Heimatreichs
   *[other] Ein verdeckter Erkundungsmarker, von weiter draußen
 }
exploration-known = { $name } (verdeckt, du kennst ihn)
