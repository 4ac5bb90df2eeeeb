victory-claimed = The Victory card of { $who }: decided in { $season } of year { $year }
victory-decided = Claims victory: { $season } of year { $year } decides.
