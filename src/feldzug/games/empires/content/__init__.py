"""Content of Empires: peoples, army lists, items, terrain, weather, options and rules as TOML files."""
