victory-claimed = Die Siegkarte von { $who }: entschieden im Jahr { $year }, { $season }
victory-decided = Meldet den Sieg: Im Jahr { $year }, { $season }, entscheidet es sich.
