"""Content of Banners of War: units, tiles, decks, tokens, options and rules as TOML files."""
