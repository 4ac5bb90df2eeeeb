"""Rosters: the army a player writes down for a battle, what it costs, and what speaks against it."""
