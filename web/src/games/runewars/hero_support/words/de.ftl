hero-stands-beside = { $hero } steht ihnen bei: eine Schicksalskarte mehr
