"""Content of Empires: the facts of the campaign, its options and its rules as TOML files."""
