"""Bots: they get a glimpse, never a position of the real game, and answer with a legal action."""
