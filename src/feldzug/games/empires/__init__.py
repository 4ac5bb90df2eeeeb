"""Empires: a club's campaign on a map of realms, its battles fought with miniatures."""
