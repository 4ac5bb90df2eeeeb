hero-stands-beside = { $hero } supports them: one Fate card more
