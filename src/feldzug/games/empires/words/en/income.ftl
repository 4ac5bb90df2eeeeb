# Income.

mine-rolled = { $seat } rolls { $dice } for the income of { $tile }.
income-phase = Income
mine-roll = The dice for the income of { $tile }
    .short = The dice for a mine
