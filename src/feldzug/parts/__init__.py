"""What several games share: areas, hexes, decks, tokens, dice, dials, windows, content, words."""
