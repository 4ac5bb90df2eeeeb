# Einkommen.

mine-rolled = { $seat } würfelt { $dice } für das Einkommen von { $tile }.
income-phase = Einkommen
mine-roll = Die Würfel für das Einkommen von { $tile }
    .short = Die Würfel für eine Mine
