"""Content of Runewars: factions, units, tiles, decks, options and rules as TOML files."""
