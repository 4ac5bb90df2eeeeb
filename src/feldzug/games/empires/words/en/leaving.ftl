# Players who leave.

realm-neutral = The realm of { $seat } is neutral from now on.
ending-left-alone = Fewer than two realms are left to be played.
