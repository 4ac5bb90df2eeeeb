"""Content of Ring War: map, cards, options and rules as TOML files."""
