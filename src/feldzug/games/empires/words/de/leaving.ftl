# Spieler, die gehen.

realm-neutral = Das Reich von { $seat } ist von nun an neutral.
ending-left-alone = Es sind weniger als zwei gespielte Reiche übrig.
